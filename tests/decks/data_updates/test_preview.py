"""What a player is told before files of cards and formats are taken in."""

from pathlib import Path

from deckbuilder.decks.data_updates import NamedDeck, is_data_file, plan_removal, summary_of
from deckbuilder.decks.data_updates.own_files import Kind, Place
from deckbuilder.decks.summaries import sample_decks
from tests.helpers import decks
from tests.helpers.data_files import NEW, format_file, set_file, shipped_row, standard_en

from .world import World, told


def test_a_new_card_is_told_with_what_games_make_of_it(world: World, tmp_path: Path) -> None:
    found = world.look(set_file(tmp_path / "club.json", NEW))
    assert told(found) == [
        "New card | EPR-901 Playtest Ebirah | red battle card, rank 3, counter power 4,000",
        "New card | EPR-901 Playtest Ebirah | in games | no abilities",
    ]
    assert summary_of(found) == "1 new card"


def test_a_shipped_card_is_corrected_field_by_field(world: World, tmp_path: Path) -> None:
    row = shipped_row("EBP01-017", name="Another Name", rank=7, traits=["Mech"], abilities=[])
    found = world.look(set_file(tmp_path / "errata.json", row))
    what = "Correction | EBP01-017 Another Name"
    text = "While this card stands in zone 8, it gets +3,000 counter power."
    assert told(found) == [
        f"{what} | name | Kumonga(2004) | Another Name",
        f"{what} | rank | 2 | 7",
        f"{what} | traits | Kumonga, Final Wars | Mech",
        f"{what} | abilities | {text} | none",
    ]
    assert summary_of(found) == "1 correction of a shipped card"


def test_a_file_that_says_what_is_known_changes_nothing(world: World, tmp_path: Path) -> None:
    found = world.look(set_file(tmp_path / "same.json", shipped_row("EBP01-016")))
    assert told(found) == []
    assert summary_of(found) == "nothing changes"
    assert not found.is_empty  # the file would be kept all the same


def test_every_fault_is_told_and_the_rest_can_be_taken_in(world: World, tmp_path: Path) -> None:
    broken = {**NEW, "number": "EPR-902", "rank": 0, "colors": ["purple"]}
    path = set_file(tmp_path / "club.json", NEW, broken)
    found = world.look(path)
    assert told(found)[:2] == [
        "Fault | EPR-902, club.json | rank | expected greater than or equal to 1, got 0",
        "Fault | EPR-902, club.json | colors.0 | expected 'red', 'blue', 'green' or 'white', got 'purple'",
    ]
    world.do(found.plan)
    assert "EPR-901" in world.load().catalogue
    assert "EPR-902" not in world.load().catalogue


def test_files_without_anything_to_take_in_change_nothing(world: World, tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text("<html>")
    (tmp_path / "other.json").write_text('{"deck": []}')
    files = [tmp_path / "page.html", tmp_path / "other.json", set_file(tmp_path / "none.json")]
    found = world.look(*files, tmp_path / "missing.json")
    assert found.is_empty
    assert [line.split(": ")[0] for line in told(found)] == [
        "Fault | page.html | is not JSON",
        "Fault | other.json | is neither a set file, a list of cards, nor a format file, "
        "an object with the key formats",
        "Fault | none.json | holds no card",
        "Fault | missing.json | does not exist",
    ]


def test_abilities_that_cannot_be_read_are_told_to_be_played_by_hand(world: World, tmp_path: Path) -> None:
    found = world.look(set_file(tmp_path / "club.json", {**NEW, "abilities": [{"kind": "dream"}]}))
    assert (
        told(found)[-1]
        == "New card | EPR-901 Playtest Ebirah | in games | abilities cannot be read; played by hand"
    )


def test_a_later_file_of_the_player_overrules_an_earlier_one(world: World, tmp_path: Path) -> None:
    world.take_in(set_file(tmp_path / "z.json", NEW))
    found = world.look(set_file(tmp_path / "a.json", {**NEW, "rank": 5}))
    assert told(found) == [
        "Without effect | EPR-901 Playtest Ebirah | a.json | "
        "stays as another file of yours has it, whose name comes later"
    ]


def test_a_new_dated_list_tells_which_copies_change_and_from_when(world: World, tmp_path: Path) -> None:
    path = format_file(tmp_path / "bans.json", standard_en(day_2026_12_15={"EBP01-016": 0, "EBP01-077": 2}))
    lines = told(world.look(path))
    assert (
        "Format | Standard EN | list: announced list of 2026-12-15 | "
        "1 card with 0 copies, 1 card with fewer copies"
    ) in lines
    card = decks.cards().get("EBP01-016")
    assert f"Format | Standard EN | {card}: copies from 2026-12-15 on | 4 copies | 0 copies" in lines
    # the new list takes the place of the one before it, which had other entries
    assert any("EBP01-079" in line and line.endswith("0 copies | 4 copies") for line in lines)


def test_a_new_format_is_told_with_its_pool(world: World, tmp_path: Path) -> None:
    row = {**standard_en(), "id": "club-night", "name": "Club Night", "lists": []}
    lines = told(world.look(format_file(tmp_path / "club.json", row)))
    assert lines[0] == "Format | Club Night | there is none | a format of yours"
    assert any(line.startswith("Format | Club Night | cards it is played with | EBP01, ") for line in lines)


def test_a_format_that_two_files_have_is_told(world: World, tmp_path: Path) -> None:
    world.take_in(format_file(tmp_path / "one.json", standard_en()))
    found = world.look(format_file(tmp_path / "two.json", standard_en()))
    assert told(found) == [
        "Fault | standard-en, two.json | id | another format of yours has it; this one counts"
    ]


def test_decks_with_changed_cards_are_named_and_those_that_turn_come_first(
    world: World, tmp_path: Path
) -> None:
    legal = next(each.deck for each in sample_decks(decks.cards()) if each.name.startswith("Starter 01"))
    banned = legal.main[0].number
    listed = format_file(tmp_path / "bans.json", standard_en(day_2026_11_01={banned: 0}))
    mine = [NamedDeck("Mine", legal), NamedDeck("Empty", decks.deck())]
    lines = [line for line in told(world.look(listed, decks=mine)) if line.startswith("Verdict")]
    assert lines[0].startswith("Verdict | Mine | its format changes | Legal")
    assert "Not legal: " in lines[0]
    assert lines[1].startswith("Verdict | Mine | from then on | ")
    assert lines[1].endswith("limit 0")
    assert not any("Empty" in line for line in lines)


def test_a_removal_tells_which_decks_are_left_with_unknown_cards(world: World, tmp_path: Path) -> None:
    world.take_in(set_file(tmp_path / "club.json", NEW))
    plan = plan_removal([Place(Kind.CARDS, "club.json")], world.paths)
    found = world.see(plan, [NamedDeck("Mine", decks.deck(main="4 EPR-901"))])
    lines = told(found)
    assert lines[0] == "Card goes | EPR-901 Playtest Ebirah | red battle card, rank 3, counter power 4,000"
    assert lines[1].startswith("Deck | Mine | holds EPR-901 | Not legal")
    assert lines[2].startswith("Deck | Mine | from then on | ")


def test_a_file_of_cards_or_formats_is_told_from_a_deck(tmp_path: Path) -> None:
    assert is_data_file(set_file(tmp_path / "cards.json", NEW))
    assert is_data_file(format_file(tmp_path / "formats.json", standard_en()))
    deck = tmp_path / "deck.json"
    deck.write_text('[{"number": "EBP01-016", "count": 4}]')
    assert not is_data_file(deck)
    (tmp_path / "mine.deck").write_text("Main Deck\n4 EBP01-016\n")
    assert not is_data_file(tmp_path / "mine.deck")
    assert not is_data_file(tmp_path / "missing.json")
