"""The file of the collection: nothing before it is used, nothing lost afterwards."""

from pathlib import Path

import pytest

from deckbuilder.decks.collection import Collection, CollectionStore, write_stored
from deckbuilder.decks.disk import DeckFileError, NotAFileError

FOUR = Collection({"EBP01-016": 4})


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "collection.csv"


def store_with(file: Path, text: str | bytes) -> CollectionStore:
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    return CollectionStore(file)


def test_looking_makes_no_file(file: Path) -> None:
    store = CollectionStore(file)
    assert store.load() is None
    assert store.look() is None
    assert not file.parent.exists()
    assert store.problem is None


def test_what_is_saved_is_there_at_the_next_start(file: Path) -> None:
    store = CollectionStore(file)
    store.load()
    assert store.save(FOUR) == FOUR
    assert CollectionStore(file).load() == FOUR
    assert CollectionStore(file).look() == FOUR


def test_the_file_can_be_read_by_a_person(file: Path) -> None:
    CollectionStore(file).save(FOUR)
    assert file.read_text() == "# deckbuilder collection: 1\nnumber,count\nEBP01-016,4\n"


def test_the_version_before_the_last_save_is_kept(file: Path) -> None:
    store = CollectionStore(file)
    store.save(FOUR)
    store.save(Collection())
    assert CollectionStore(store.backup).look() == FOUR


def test_two_windows_keep_the_changes_of_both(file: Path) -> None:
    """B07."""
    one, two = CollectionStore(file), CollectionStore(file)
    one.load()
    two.load()
    one.save(FOUR)
    assert two.save(Collection({"EBP01-017": 1})).counts == {"EBP01-016": 4, "EBP01-017": 1}
    assert one.save(FOUR.add("EBP01-016", -1)).counts == {"EBP01-016": 3, "EBP01-017": 1}


def test_a_damaged_file_opens_with_what_can_be_read_and_is_set_aside(file: Path) -> None:
    """B64."""
    text = (
        write_stored(Collection({"EBP01-016": 4, "EBP01-017": 2})).replace("017,2", "017;2") + "\x00\x01,\n"
    )
    store = store_with(file, text)
    assert store.load() == FOUR
    assert store.problem is not None
    assert store.problem.reason == "the collection was damaged: 2 lines could not be read"
    assert store.problem.advice == "The damaged file is kept as collection.csv.damaged1."
    assert file.with_name("collection.csv.damaged1").read_text() == text
    assert store.reading is not None
    assert [line.line_no for line in store.reading.report.problems] == [4, 5]
    assert CollectionStore(file).load() == FOUR
    assert store.save(FOUR.add("EBP01-016")).total == 5


@pytest.mark.parametrize("data", [b"", b"\x89PNG\r\n\x1a\n" + bytes(90), b"gibberish"])
def test_a_file_with_nothing_readable_is_set_aside(file: Path, data: bytes) -> None:
    store = store_with(file, data)
    assert store.load() == Collection()
    assert file.with_name("collection.csv.damaged1").read_bytes() == data
    assert CollectionStore(file).load() == Collection()


def test_looking_leaves_a_damaged_file_alone(file: Path) -> None:
    store = store_with(file, "number,count\nEBP01-016,4\nbroken\n")
    assert store.look() == FOUR
    assert [path.name for path in file.parent.iterdir()] == ["collection.csv"]


def test_unknown_numbers_are_no_damage(file: Path) -> None:
    store = store_with(file, "number,count\nEBP99-001,4\nmy own card,1\n")
    assert store.load() == Collection({"EBP99-001": 4, "my own card": 1})
    assert store.problem is None


def test_a_file_of_a_newer_version_is_shown_and_never_written(file: Path) -> None:
    text = "# deckbuilder collection: 9\nnumber,count,wish\nEBP01-016,4,2\n"
    store = store_with(file, text)
    assert store.load() == FOUR
    for act in (lambda: store.save(Collection()), store.retire):
        with pytest.raises(DeckFileError, match="newer version"):
            act()
    assert file.read_text() == text


def test_a_folder_in_place_of_the_file_is_never_replaced(file: Path) -> None:
    file.mkdir(parents=True)
    store = CollectionStore(file)
    assert store.load() is None
    assert isinstance(store.problem, NotAFileError)
    with pytest.raises(DeckFileError):
        store.save(FOUR)
    assert file.is_dir()


def test_ending_the_collection_keeps_its_last_version(file: Path) -> None:
    store = CollectionStore(file)
    store.save(FOUR)
    assert store.retire() == store.backup
    assert store.load() is None
    assert CollectionStore(store.backup).look() == FOUR
    assert store.retire() == store.backup
    store.save(Collection({"EBP01-017": 1}))
    assert CollectionStore(file).load() == Collection({"EBP01-017": 1})
