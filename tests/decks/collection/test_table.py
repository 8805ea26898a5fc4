"""The collection as CSV: what is written reads back, others' tables are read, every line is answered."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckbuilder.cards import Catalogue
from deckbuilder.cards.names import spoken_name
from deckbuilder.decks.collection import (
    MAX_OWNED,
    Collection,
    read_collection,
    write_collection,
    write_stored,
)
from deckbuilder.decks.interchange.report import LineState

NUMBERS = st.one_of(
    st.sampled_from(["EBP01-016", "EBP01-016+", "EBP02-T03", "EPR-001++", "EBP99-001"]),
    st.text(min_size=1, max_size=100),
)
COLLECTIONS = st.builds(
    Collection.of, st.lists(st.tuples(NUMBERS, st.integers(min_value=1, max_value=MAX_OWNED)), max_size=12)
)


@given(COLLECTIONS)
def test_the_file_reads_back_as_it_was(owned: Collection) -> None:
    """Unknown numbers too, whatever a spreadsheet would make of them."""
    reading = read_collection(write_stored(owned).encode("utf-8", "replace"))
    assert reading.collection.counts == owned.counts
    assert reading.report.is_clean


@given(owned=COLLECTIONS)
def test_exported_csv_reads_back_as_it_was(catalogue: Catalogue, owned: Collection) -> None:
    text = write_collection(owned, catalogue)
    assert read_collection(text.encode("utf-8-sig"), catalogue).collection.counts == owned.counts


def test_the_export_is_in_order_and_names_the_cards(catalogue: Catalogue) -> None:
    owned = Collection({"EPR-001": 1, "EBP02-003": 2, "EBP01-016+": 1, "EBP01-016": 4, "=2+2": 1})
    lines = write_collection(owned, catalogue).splitlines()
    assert lines[0] == "number,count,name"
    assert [line.partition(",")[0] for line in lines[1:]] == [
        *("'=2+2", "EBP01-016", "EBP01-016+", "EBP02-003", "EPR-001")
    ]
    assert lines[2] == "EBP01-016,4,Ebirah(2004)"


@pytest.mark.parametrize(
    "text",
    [
        "number,count\nEBP01-016,4\nEBP01-017+,1\n",
        "Number;Count;Name\r\nEBP01-016;4;Ebirah\r\nEBP01-017+;1;\r\n",
        "sep=;\nCOUNT;CARD NUMBER\n4;EBP01-016\n1;EBP01-017+\n",
        '"sep=;"\n"count";"number"\n"4";"EBP01-016"\n"1";"EBP01-017+"',
        "name\tqty\tcard_no\nx\t4\tEBP01-016\ny\t1\tEBP01-017+",
        "EBP01-016,4\nEBP01-017+,1",
        "4;EBP01-016\n1;EBP01-017+",
        "\ufeff枚数,カード番号\n4,EBP01-016\n1,EBP01-017+\n",
        "number,count\n ebp1-16 , 4.0 \n\nEBP01-017+,01\n",
        "number,count\nEBP01-016,1\nEBP01-017+,1\nebp01-016,3\n",
    ],
)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_tables_of_other_programs_are_read(catalogue: Catalogue, text: str, encoding: str) -> None:
    reading = read_collection(text.encode(encoding), catalogue)
    assert reading.collection.counts == {"EBP01-016": 4, "EBP01-017+": 1}
    assert not reading.report.problems


def states(text: str, catalogue: Catalogue) -> list[tuple[str, str]]:
    return [(str(line.state), line.message) for line in read_collection(text, catalogue).report.lines[1:]]


def test_every_line_has_its_answer(catalogue: Catalogue) -> None:
    """B19: no line is left out in silence."""
    text = (
        "number,count,name\nEBP01-016,4,\nEBP01-016,2,\nbp01-017,1,\nEBP01-018+,1,\nEBP99-001,2,\nhello,1,\n"
        'EBP01-019,-1,\nEBP01-019,two,\nEBP01-019,,\n,3,\n,3,nobody\nEBP01-019,0,\n"EBP01-020,1\n'
        "EBP01-019,99999,\nEBP01-016,9998,\n,1,Titanosaurus\n\n"
    )
    assert states(text, catalogue) == [
        ("accepted", "4 Ebirah (2004)"),
        ("changed", "2 Ebirah (2004); added to row 2"),
        ("changed", f"1 {spoken_name(catalogue['EBP01-017'].name)}; Japanese number read as EBP01-017"),
        ("accepted", f"1 {spoken_name(catalogue['EBP01-018'].name)}; other art +"),
        ("unknown", '2 "EBP99-001"; unknown number; kept as it is'),
        ("unknown", '1 "hello"; unknown number; kept as it is'),
        ("rejected", 'not counted: "-1" is no whole number of copies'),
        ("rejected", 'not counted: "two" is no whole number of copies'),
        ("rejected", "not counted: it has no count"),
        ("rejected", "not counted: it names no card; a card number was expected"),
        ("rejected", "not counted: no card of this name is known; a card number was expected"),
        ("skipped", "the count is 0"),
        ("rejected", "not counted: it has no count"),
        ("rejected", "not counted: 99,999 are more copies than anyone owns; at most 9,999"),
        ("rejected", "not counted: more than 9,999 copies of one print are not counted"),
        ("changed", '1 Titanosaurus; no number; found by its name "Titanosaurus"'),
        ("blank", ""),
    ]
    (titanosaurus,) = catalogue.named("Titanosaurus")
    counts = read_collection(text, catalogue).collection.counts
    assert counts == {
        "EBP01-016": 6,
        "EBP01-017": 1,
        "EBP01-018+": 1,
        "EBP99-001": 2,
        "hello": 1,
        titanosaurus.number: 1,
    }


def test_a_name_of_several_cards_is_no_answer(catalogue: Catalogue) -> None:
    names = [card.name for card in catalogue]
    name = next(name for name in names if names.count(name) > 1)
    ((state, message),) = states(f"number,count,name\n,1,{name}\n", catalogue)
    assert state == "rejected"
    assert message.startswith("not counted: several cards have this name; give the number: E")


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "empty"),
        (b"\x89PNG\r\n\x1a\n" + bytes(50), "PNG"),
        (b"PK\x03\x04 an Excel file", "ZIP"),
        (b"4 EBP01-016 Ebirah\n", "columns for number and count"),
        (b"a,b,c\n1,2,3\n", "columns for number and count"),
        (b"<html><body>number,count</body></html>", "web page"),
        (b"number,count\n" + b"EBP01-016,1\n" * 60_000, "too long"),
        (b"number,count\n" + b"x" * 2_000_000, "too large"),
    ],
)
def test_what_is_no_table_is_refused_with_the_reason(data: bytes, why: str) -> None:
    reading = read_collection(data)
    assert not reading.ok
    assert why in reading.report.refusal
    assert reading.collection == Collection()


def test_damage_costs_only_the_lines_it_is_in(catalogue: Catalogue) -> None:
    text = 'number,count\nEBP01-016,4\n"EBP01-0\x00\x07,,,,""\n' + "y" * 5000 + "\nEBP01-017,2\n"
    reading = read_collection(text, catalogue)
    assert reading.collection.counts == {"EBP01-016": 4, "EBP01-017": 2}
    assert [line.line_no for line in reading.report.in_state(LineState.REJECTED)] == [3, 4]


def test_any_bytes_are_answered() -> None:
    chance = random.Random(7)
    whole = write_stored(Collection({"EBP01-016": 4, "EBP01-017": 2, "x;y": 1})).encode()
    for _ in range(300):
        data = bytearray(whole)
        for _ in range(chance.randint(1, 6)):
            data[chance.randrange(len(data))] = chance.randrange(256)
        reading = read_collection(bytes(data[: chance.randint(0, len(data))]))
        assert all(1 <= count <= MAX_OWNED for count in reading.collection.counts.values())


def test_a_later_version_of_the_file_is_noticed() -> None:
    assert read_collection("# deckbuilder collection: 7\nnumber,count\nEBP01-016,1\n").version == 7
