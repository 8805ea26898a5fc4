"""Formats: pools, exclusions and dated lists as data; what a format file of the player may and may not do."""

import json
from collections import Counter
from datetime import date
from pathlib import Path

import pytest

import card_data
from deckbuilder.decks.formatfile import read_formats
from deckbuilder.decks.formats import Format, Status, load_formats
from tests.helpers.decks import TODAY, cards, formats

SNAPSHOT = {
    "standard-en": {"legal": 382, "restricted": 3, "banned": 2, "not in pool": 13},
    "standard-jp": {"legal": 385, "restricted": 3, "not in pool": 12},
    "standard-jp+zero-copies": {"legal": 383, "restricted": 3, "banned": 2, "not in pool": 12},
    "bulkzilla": {"legal": 245, "banned": 2, "not in pool": 153},
    "unrestricted": {"legal": 395, "not in pool": 5},
}


def rules(format_id: str) -> Format:
    found = formats().find(format_id)
    assert found is not None
    return found


def status(format_id: str, number: str, on: date = TODAY) -> Status:
    card = cards().get(number)
    assert card is not None
    return rules(format_id).status(card, on)


def test_the_formats_are_offered_in_this_order():
    assert [str(each) for each in formats().values()] == [
        "Standard EN",
        "Standard JP",
        "Bulkzilla",
        "Unrestricted",
    ]


@pytest.mark.parametrize("format_id", SNAPSHOT)
def test_b43_every_card_has_exactly_one_status(format_id):
    """The counts tell of a card that a change of the data makes vanish from a format."""
    counts = Counter(str(rules(format_id).status(card, TODAY)) for card in cards())
    assert counts == SNAPSHOT[format_id]
    assert sum(counts.values()) == len(cards()) == 400


@pytest.mark.parametrize("format_id", SNAPSHOT)
def test_status_and_copy_limit_agree(format_id):
    for card in cards():
        limit = rules(format_id).copy_limit(card, TODAY)
        barred = rules(format_id).status(card, TODAY) in (Status.BANNED, Status.NOT_IN_POOL)
        assert (limit == 0) is barred
        if not barred and card.number != "EBP01-077":
            assert limit == (None if card.any_copies else 4)


def test_the_statuses_of_some_known_cards():
    assert status("standard-en", "EBP01-077") is Status.RESTRICTED
    assert status("standard-en", "EBP02-003") is Status.RESTRICTED
    assert status("standard-en", "EBP01-079") is Status.BANNED
    assert status("standard-en", "EPR-004") is Status.NOT_IN_POOL
    assert status("standard-jp", "EPR-004") is Status.LEGAL
    assert status("standard-jp", "EBP01-079") is Status.LEGAL
    assert status("bulkzilla", "EBP01-077") is Status.NOT_IN_POOL
    assert status("bulkzilla", "ESD05-002") is Status.LEGAL
    assert status("unrestricted", "EBP01-079") is Status.LEGAL
    assert status("unrestricted", "EBP02-T01") is Status.NOT_IN_POOL


def test_the_bulkzilla_allow_list_has_210_cards_that_exist():
    pool = rules("bulkzilla").pool
    assert pool is not None
    assert len(pool.cards) == 210
    assert all(number in cards() for number in pool.cards)


def test_every_number_of_every_list_exists():
    for each in formats().values():
        listed = {entry.number for dated in (*each.lists, *each.additions) for entry in dated.cards}
        grouped = {n for dated in each.lists for group in dated.groups for n in group.numbers}
        instead = {exclusion.instead for exclusion in each.excluded.values()} - {None}
        assert all(number in cards() for number in listed | grouped | instead | set(each.excluded))


def test_b97_each_list_tells_region_date_source_and_confidence():
    japan, english = rules("standard-jp"), rules("standard-en")
    official, snapshot = japan.lists[0], english.lists[0]
    assert (japan.region, official.effective, official.confidence) == ("jp", date(2026, 4, 1), "medium-high")
    assert (english.region, snapshot.effective, snapshot.confidence) == ("en", None, "medium")
    assert official.source
    assert snapshot.source


def test_the_two_newer_entries_are_marked_wherever_they_stand():
    marked = [
        (each.id, entry.number, entry.note)
        for each in formats().values()
        for dated in (*each.lists, *each.additions)
        for entry in dated.cards
        if entry.count == 0
    ]
    note = "community snapshot, date not published"
    assert marked == [
        (format_id, number, note)
        for format_id in ("standard-en", "standard-jp", "bulkzilla")
        for number in ("EBP01-079", "EBP03-016")
    ]


def test_japan_has_no_list_before_its_day_and_an_old_day_can_be_asked_for():
    japan = rules("standard-jp")
    assert japan.list_on(date(2026, 3, 31)) is None
    assert japan.list_on(date(2026, 4, 1)) is japan.lists[0]
    assert status("standard-jp", "EBP01-077", date(2026, 3, 31)) is Status.LEGAL


def test_the_optional_list_is_off_until_asked_for():
    japan = rules("standard-jp")
    assert [each.id for each in japan.lists_on(TODAY)] == ["official-2026-04"]
    added = japan.with_additions("zero-copies")
    assert [each.id for each in added.lists_on(TODAY)] == ["official-2026-04", "zero-copies"]
    assert formats().find(added.full_id).enabled == ("zero-copies",)
    with pytest.raises(KeyError):
        japan.with_additions("no such list")


def test_a_format_is_found_in_any_case_or_not_at_all():
    assert formats().find(" Standard-JP ") is rules("standard-jp")
    assert formats().find("standard-fr") is None
    assert formats().find("standard-jp+nonsense") is None
    assert formats().find("") is None


def test_release_dates_are_those_of_the_region():
    """R4.20: Booster 04 came out in Japan a month earlier."""
    day = date(2026, 5, 1)
    assert status("standard-jp", "EBP04-001", day) is Status.LEGAL
    assert status("standard-en", "EBP04-001", day) is Status.NOT_IN_POOL
    assert status("unrestricted", "EBP04-001", day) is Status.LEGAL


@pytest.mark.parametrize(
    ("format_id", "on", "line"),
    [
        ("standard-en", TODAY, "Standard EN, list: community snapshot, undated; today 2026-11-30"),
        ("standard-jp", TODAY, "Standard JP, list: official Japanese list of 2026-04-01; today 2026-11-30"),
        ("standard-jp", date(2026, 3, 1), "Standard JP, no list in force; on 2026-03-01"),
        ("unrestricted", TODAY, "Unrestricted, no list; today 2026-11-30"),
    ],
)
def test_the_verdict_line_names_format_list_and_day(format_id, on, line):
    assert rules(format_id).describe(on, TODAY) == line


def test_the_shipped_file_has_no_fault():
    _, faults = read_formats(card_data.ROOT / "formats.json", cards().sets)
    assert faults == ()
    assert formats().faults == ()


# ---- files of the player's own ----------------------------------------------------------------------------

CLUB = {
    "id": "club",
    "name": "Club night",
    "region": "en",
    "pool": {"sets": ["EBP01"], "cards": ["bp02-003"]},
    "excluded": [{"number": "EBP01-079", "note": "too strong"}],
    "lists": [
        {
            "id": "spring",
            "name": "spring list",
            "effective": "2026-03-01",
            "source": "us",
            "confidence": "high",
        },
        {
            "id": "autumn",
            "name": "autumn list",
            "effective": "2026-09-01",
            "source": "us",
            "confidence": "high",
            "max": [{"number": "EBP01-016", "count": 2}],
        },
    ],
    "copies": 3,
    "source": "us",
    "confidence": "high",
}


def write(folder: Path, name: str, *rows: object, version: int = 1) -> Path:
    path = folder / name
    path.write_text(json.dumps({"version": version, "formats": rows}), encoding="utf-8")
    return path


def test_a_format_of_the_players_own_is_offered_after_the_shipped_ones(tmp_path):
    write(tmp_path, "club.json", CLUB)
    known = load_formats(tmp_path, cards().sets)
    club = known["club"]
    assert (list(known)[-1], known.faults) == ("club", ())
    assert club.copy_limit(cards().get("EBP01-016"), TODAY) == 2
    assert club.copy_limit(cards().get("EBP01-016"), date(2026, 8, 31)) == 3
    assert club.status(cards().get("EBP02-003"), TODAY) is Status.LEGAL
    assert club.status(cards().get("EBP02-004"), TODAY) is Status.NOT_IN_POOL
    assert club.status(cards().get("EBP01-079"), TODAY) is Status.NOT_IN_POOL
    assert [club.list_on(day).id for day in (date(2026, 3, 1), TODAY)] == ["spring", "autumn"]


def test_a_players_format_may_replace_a_shipped_one_in_its_place(tmp_path):
    write(tmp_path, "mine.json", {**CLUB, "id": "bulkzilla", "name": "My Bulkzilla"})
    known = load_formats(tmp_path, cards().sets)
    assert [each.name for each in known.values()] == [
        "Standard EN",
        "Standard JP",
        "My Bulkzilla",
        "Unrestricted",
    ]


def test_of_two_own_formats_with_one_id_the_later_counts_and_it_is_said(tmp_path):
    write(tmp_path, "a.json", CLUB)
    write(tmp_path, "b.json", {**CLUB, "name": "Second"})
    known = load_formats(tmp_path, cards().sets)
    assert known["club"].name == "Second"
    assert [str(each) for each in known.faults] == [
        "b.json, club, id: another format of yours has it; this one counts"
    ]


def test_a_folder_that_cannot_be_looked_into_is_a_fault_and_stops_nothing(tmp_path, monkeypatch):
    def refuse(*_args, **_kwargs):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(type(tmp_path), "glob", refuse)
    known = load_formats(tmp_path, cards().sets)
    assert "standard-en" in known
    assert ["cannot be read: Permission denied" in str(each) for each in known.faults] == [True]


def test_all_faults_are_reported_at_once_and_the_sound_formats_stay(tmp_path):
    broken = {
        **CLUB,
        "id": "broken",
        "region": "fr",
        "copies": 0,
        "colour": "red",
        "excluded": [{"number": "EBP01"}],
    }
    write(tmp_path, "two.json", broken, CLUB)
    known = load_formats(tmp_path, cards().sets)
    assert "club" in known
    assert "broken" not in known
    assert {(fault.file, fault.card) for fault in known.faults} == {("two.json", "broken")}
    assert {fault.field for fault in known.faults} == {"region", "copies", "colour", "excluded.0.number"}
    number = next(str(fault) for fault in known.faults if fault.field == "excluded.0.number")
    assert number == (
        "two.json, broken, excluded.0.number: expected a card number such as EBP01-016, got 'EBP01'"
    )


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"lists": [CLUB["lists"][0], CLUB["lists"][0]]}, "the id of a list once, got spring twice"),
        ({"excluded": [{"number": "EBP01-079"}, {"number": "BP01-079"}]}, "an excluded card once"),
        ({"id": "Club Night"}, "small letters and digits with single dashes, such as my-format"),
        ({"name": ""}, "at least 1 character"),
        ({"pool": {"sets": ["Booster 1"]}}, "the code of a set such as EBP01, got 'Booster 1'"),
        (
            {"lists": [{**CLUB["lists"][0], "choices": [{"numbers": ["EBP01-016", "BP01-016"]}]}]},
            "each card of a choice once, got EBP01-016 twice",
        ),
    ],
)
def test_what_a_format_file_says_wrong_is_told(tmp_path, change, expected):
    write(tmp_path, "club.json", {**CLUB, **change})
    (fault,) = load_formats(tmp_path, cards().sets).faults
    assert expected in str(fault)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[]",
        b"null",
        b'{"formats": 3, "version": 1}',
        b"[" * 100_000,
        b'{"version": 2}',
    ],
    ids=["empty", "cut off", "no text", "a list", "null", "no list", "nested", "newer"],
)
def test_a_damaged_file_never_stops_the_app(tmp_path, content):
    (tmp_path / "bad.json").write_bytes(content)
    known = load_formats(tmp_path, cards().sets)
    assert list(known) == list(formats())
    assert known.faults
    assert {fault.file for fault in known.faults} == {"bad.json"}


def test_a_folder_that_is_not_there_is_no_fault(tmp_path):
    assert load_formats(tmp_path / "none", cards().sets).faults == ()


def test_without_the_catalogues_sets_the_release_dates_are_read():
    early = date(2025, 8, 1)
    assert load_formats()["standard-en"].status(cards().get("EBP02-001"), early) is Status.NOT_IN_POOL


def test_a_format_with_an_optional_list_is_offered_without_and_with_it() -> None:
    """G030: the undated 0-copy entries are a choice of the player's, off until taken."""
    offered = {each.full_id: each.full_name for each in load_formats().offered()}
    assert list(offered)[:3] == ["standard-en", "standard-jp", "standard-jp+zero-copies"]
    assert offered["standard-jp"] == "Standard JP"
    assert offered["standard-jp+zero-copies"].startswith("Standard JP with newer 0-copy entries")
