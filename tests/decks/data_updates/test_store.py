"""Taking files in, away and back: nothing is lost, and an undo is exact."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckbuilder.decks.data_updates import (
    known_steps,
    own_files,
    plan_import,
    read_offered,
    restore_plan,
    store,
    undo,
)
from deckbuilder.decks.data_updates.own_files import Kind, Place
from deckbuilder.decks.disk import ChangedOnDisk, DiskFullError, write_file
from tests.helpers.data_files import NEW, bytes_below, format_file, set_file, standard_en

from .world import World

CLUB = Place(Kind.CARDS, "club.json")


def names(world: World) -> list[str]:
    return [f"{each.place.kind}/{each.place.name} {each.count}" for each in own_files(world.paths, {})]


def test_cards_and_formats_go_into_their_folders_under_safe_names(world: World, tmp_path: Path) -> None:
    cards = set_file(tmp_path / "NUL.json", NEW)
    formats = format_file(tmp_path / "bans  2026.json", standard_en())
    world.take_in(cards, formats)
    assert names(world) == ["sets/NUL_.json 1", "formats/bans 2026.json 1"]
    assert CLUB._replace(name="NUL_.json").path(world.paths).read_bytes() == cards.read_bytes()


def test_two_files_of_one_name_lie_side_by_side(world: World, tmp_path: Path) -> None:
    one = set_file(tmp_path / "one" / "club.json", NEW)
    two = set_file(tmp_path / "two" / "club.json", {**NEW, "number": "EPR-902"})
    world.take_in(one, two)
    assert names(world) == ["sets/club (2).json 1", "sets/club.json 1"]


def test_a_replaced_file_comes_back_step_by_step(world: World, tmp_path: Path) -> None:
    first = set_file(tmp_path / "club.json", NEW).read_bytes()
    world.take_in(tmp_path / "club.json")
    found = world.look(set_file(tmp_path / "CLUB.json", NEW, {**NEW, "number": "EPR-902"}))
    assert found.plan.replaced == (CLUB,)  # on many systems the two names are one file
    world.do(found.plan)
    assert names(world) == ["sets/club.json 2"]
    undo(known_steps(world.paths)[0], world.paths)
    assert CLUB.path(world.paths).read_bytes() == first
    undo(known_steps(world.paths)[0], world.paths)
    assert names(world) == []
    assert known_steps(world.paths) == ()


def test_an_earlier_version_can_be_had_again_and_a_removal_undone(world: World, tmp_path: Path) -> None:
    world.take_in(set_file(tmp_path / "club.json", NEW))
    assert restore_plan(CLUB, world.paths) is None
    world.take_in(set_file(tmp_path / "club.json", NEW, {**NEW, "number": "EPR-902"}))
    plan = restore_plan(CLUB, world.paths)
    assert plan is not None
    world.do(plan)
    assert names(world) == ["sets/club.json 1"]
    world.take_away(CLUB)
    assert names(world) == []
    undo(known_steps(world.paths)[0], world.paths)
    assert names(world) == ["sets/club.json 1"]


def test_a_file_changed_since_is_not_overwritten_by_an_undo(world: World, tmp_path: Path) -> None:
    world.take_in(set_file(tmp_path / "club.json", NEW))
    edited = set_file(CLUB.path(world.paths), {**NEW, "rank": 5}).read_bytes()
    with pytest.raises(ChangedOnDisk, match="was changed since"):
        undo(known_steps(world.paths)[0], world.paths)
    assert CLUB.path(world.paths).read_bytes() == edited
    assert len(known_steps(world.paths)) == 1


def test_a_full_disk_leaves_everything_as_it_was(
    world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.take_in(set_file(tmp_path / "a.json", NEW))
    before = bytes_below(world.paths.data)

    def write(path: Path, data: bytes, *, expected_hash: str) -> str:
        if path.name == "b.json":
            raise DiskFullError(path, "the disk is full")
        return write_file(path, data, expected_hash=expected_hash)

    monkeypatch.setattr(store, "write_file", write)
    with pytest.raises(DiskFullError):
        world.take_in(set_file(tmp_path / "a.json", NEW, NEW), set_file(tmp_path / "b.json", NEW))
    assert bytes_below(world.paths.data) == before


def test_a_damaged_record_of_a_step_is_passed_over(world: World, tmp_path: Path) -> None:
    world.take_in(set_file(tmp_path / "club.json", NEW))
    record = known_steps(world.paths)[0].folder / "step.json"
    told = record.read_text().replace("club.json", "../club.json")  # no place of ours
    for content in ("", "{}", record.read_text().replace('"version": 1', '"version": 2'), told):
        record.write_text(content)
        assert known_steps(world.paths) == ()


def test_only_so_many_steps_are_kept(world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deckbuilder.decks.data_updates.steps.MOST", 2)
    for rank in (1, 2, 3, 4):
        world.take_in(set_file(tmp_path / "club.json", {**NEW, "rank": rank}))
    assert len(known_steps(world.paths)) == 2
    assert len(list(world.paths.data_steps.iterdir())) == 2


ROWS = st.lists(
    st.builds(
        lambda serial, rank, color: {**NEW, "number": f"EPR-90{serial}", "rank": rank, "colors": [color]},
        st.integers(0, 4),
        st.integers(1, 8),
        st.sampled_from(["red", "blue", "purple"]),  # the last is a fault
    ),
    max_size=4,
)
FILES = st.dictionaries(
    st.sampled_from(["a.json", "B.json", "b.json", "c d.json", "é.json"]), ROWS, max_size=3
)


@settings(max_examples=8)
@given(own=FILES, coming=FILES)
def test_an_import_and_its_undo_leave_the_same_cards_and_the_same_bytes(
    own: dict[str, list[object]], coming: dict[str, list[object]]
) -> None:
    with TemporaryDirectory() as name:
        world = World(Path(name))
        for file, rows in own.items():
            set_file(world.paths.user_sets / file, *rows)
        before, data = bytes_below(world.paths.data), world.load()
        given_files = [set_file(Path(name) / "given" / file, *rows) for file, rows in coming.items()]
        plan = plan_import([read_offered(path, {}) for path in given_files], world.paths)
        world.do(plan)
        if plan.after:
            assert bytes_below(world.paths.data) != before
            undo(known_steps(world.paths)[0], world.paths)
        assert bytes_below(world.paths.data) == before
        again = world.load()
        assert again.catalogue.data_version == data.catalogue.data_version
        assert [vars(card) for card in again.catalogue] == [vars(card) for card in data.catalogue]
        assert again.catalogue.faults == data.catalogue.faults
