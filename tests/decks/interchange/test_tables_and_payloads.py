"""Tables, Deck Log data, number lists and Tabletop Simulator objects (interchange 2.3, 2.5 to 2.7)."""

import csv
import io
import json

import pytest

from deckbuilder.cards import Catalogue
from deckbuilder.decks.deck import Deck, Entry
from deckbuilder.decks.interchange import ExportOptions, LineState, read_deck, write_deck
from deckbuilder.decks.interchange.tabletop import CELLS, sheets

DECK = Deck(monster=(Entry("ESD01-001"),), main=(Entry("EBP01-016", 4), Entry("EBP01-016+")))
PAYLOAD = {
    "deck_id": "TST01",
    "title": "Test",
    "game_title_id": 7,
    "list": [
        {"card_number": "EBP01-016", "num": 4, "name": "Ebirah(2004)", "img": "x/y.png"},
        {"card_number": "EBP01-016+", "num": "1"},
    ],
    "sub_list": [],
    "p_list": [{"card_number": "ESD01-001", "num": 1}],
}


def cards(deck: Deck) -> tuple[tuple[Entry, ...], tuple[Entry, ...]]:
    return deck.monster, deck.main


# ---- tables -------------------------------------------------------------------------------------


def test_our_csv_opens_in_a_spreadsheet(catalogue: Catalogue) -> None:
    data = write_deck(DECK, "csv", catalogue)
    assert data.startswith(b"\xef\xbb\xbfsection,count,number,name\r\n")
    rows = list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"))))
    assert rows[1] == {"section": "main", "count": "4", "number": "EBP01-016", "name": "Ebirah(2004)"}


def test_a_japanese_table_of_several_decks_gives_each_deck(catalogue: Catalogue) -> None:
    text = (
        "\ufeffデッキ名,区分,カードID,カード名,枚数,更新日時\r\n"
        '"紅, 蓮",メイン,BP01-016ol,エビラ(2004),4,2026-01-01\r\n'
        '"紅, 蓮",怪獣,SD01-001ol,ゴジラ(2023),1,2026-01-01\r\n'
        "青,メイン,BP01-020ol,アンギラス,2,2026-01-01\r\n"
    )
    result = read_deck(text.encode(), catalogue)
    assert [deck.name for deck in result.decks] == ["紅, 蓮", "青"]
    assert cards(result.deck) == ((Entry("ESD01-001"),), (Entry("EBP01-016", 4),))
    assert result.decks[1].main == (Entry("EBP01-020", 2),)
    assert [line.line_no for line in result.report.lines] == [1, 2, 3, 4]


def test_an_empty_first_cell_of_a_markdown_table_moves_no_column(catalogue: Catalogue) -> None:
    text = "|section|count|number|\n|---|---|---|\n||4|EBP01-016|\n|monster|1|ESD01-001|\n"
    result = read_deck(text, catalogue)
    assert (result.deck.monster, result.deck.main) == ((Entry("ESD01-001"),), (Entry("EBP01-016", 4),))


def test_a_markdown_table_saved_as_csv_is_read_and_named(catalogue: Catalogue) -> None:
    text = "| 区分 | カードID | カード名 | 枚数 |\n|---|---|---|---|\n| メイン | BP01-016ol | エビラ | 4 |\n"
    result = read_deck(text, catalogue)
    assert result.deck.main == (Entry("EBP01-016", 4),)
    assert "Markdown table" in result.report.remarks[0]


@pytest.mark.parametrize("text", ["4,EBP01-016\n1,EBP01-016+\n", "EBP01-016;4;x\nEBP01-016+;1;y\n"])
def test_without_a_header_number_and_count_are_found_by_content(text: str, catalogue: Catalogue) -> None:
    assert read_deck(text, catalogue).deck.main == DECK.main


def test_a_row_of_an_unknown_section_is_rejected_and_kept(catalogue: Catalogue) -> None:
    result = read_deck("section,count,number\nextra,4,EBP01-016\nmain,1,EBP01-020\n", catalogue)
    assert result.report.lines[1].state is LineState.REJECTED
    assert result.deck.unread == ("extra | 4 | EBP01-016",)


def test_a_list_with_commas_in_names_is_no_table(catalogue: Catalogue) -> None:
    result = read_deck("Main Deck\n3 Godzilla, King of the Monsters\n4 EBP01-016", catalogue)
    assert result.format == "text"
    assert result.deck.main == (Entry("EBP01-075", 3), Entry("EBP01-016", 4))


# ---- Deck Log and lists of numbers --------------------------------------------------------------


def test_a_deck_log_payload_gives_deck_name_and_code(catalogue: Catalogue) -> None:
    result = read_deck(json.dumps(PAYLOAD), catalogue)
    assert cards(result.deck) == cards(DECK)
    assert (result.deck.name, result.deck.deck_log_code) == ("Test", "TST01")
    assert result.report.is_clean


def test_the_shape_of_a_proxy_is_read_too(catalogue: Catalogue) -> None:
    rows = [{"cardNumber": "EBP01-016", "count": 4, "image": "a", "name": "b"}]
    value = {"data": {"deckId": "TST01", "title": "Test", "main": rows, "monster": []}}
    result = read_deck(json.dumps(value), catalogue)
    assert result.deck.main == (Entry("EBP01-016", 4),)
    assert result.deck.deck_log_code == "TST01"


def test_a_japanese_payload_is_a_deck_of_the_japanese_format(catalogue: Catalogue) -> None:
    value = {"game_title_id": 13, "list": [{"card_number": "BP01-016", "num": 4}], "p_list": []}
    result = read_deck(json.dumps(value), catalogue)
    assert (result.deck.format, result.deck.main) == ("standard-jp", (Entry("EBP01-016", 4),))
    assert result.report.is_clean
    written = json.loads(write_deck(result.deck, "decklog", catalogue))
    assert written["game_title_id"] == 13
    assert written["list"] == [{"card_number": "BP01-016", "num": 4, "name": "エビラ(2004)"}]


def test_a_picture_of_another_card_is_pointed_out(catalogue: Catalogue) -> None:
    row = {"card_number": "EBP01-016", "num": 4, "img": "EBP01/BP01-020ol_2.png"}
    result = read_deck(json.dumps({"game_title_id": 7, "list": [row], "p_list": []}), catalogue)
    assert result.report.lines[0].state is LineState.CHANGED
    assert "its picture is that of EBP01-020" in result.report.lines[0].message


def test_further_keys_of_a_payload_are_mentioned(catalogue: Catalogue) -> None:
    result = read_deck(json.dumps({**PAYLOAD, "deck_param1": "x"}), catalogue)
    assert "deck_param1" in result.report.lines[-1].text


def test_a_list_of_numbers_counts_each(catalogue: Catalogue) -> None:
    result = read_deck('["EBP01-016","EBP01-016",\n"EBP01-020"]', catalogue)
    assert result.deck.main == (Entry("EBP01-016", 2), Entry("EBP01-020"))
    assert len([line for line in result.report.lines if line.entry]) == 3


def test_a_lone_code_is_kept_and_explained(catalogue: Catalogue) -> None:
    result = read_deck("26yk7\n", catalogue)
    assert result.deck.deck_log_code == "26YK7"
    assert "nothing is fetched" in result.report.lines[0].message


def test_json_of_another_program_is_refused_with_its_keys(catalogue: Catalogue) -> None:
    assert "with the keys hello, world" in read_deck('{"hello":1,"world":2}', catalogue).report.refusal


# ---- Tabletop Simulator -------------------------------------------------------------------------


def test_a_tabletop_object_has_one_card_a_copy_and_one_face_a_print(catalogue: Catalogue) -> None:
    options = ExportOptions(face_urls=("file:///faces.png",), back_url="file:///back.png")
    value = json.loads(write_deck(DECK, "tts", catalogue, options))
    single, deck = value["ObjectStates"]
    assert (single["Name"], single["CardID"]) == ("Card", 100)
    assert deck["DeckIDs"] == [101, 101, 101, 101, 102]
    assert [card["CardID"] for card in deck["ContainedObjects"]] == deck["DeckIDs"]
    sheet = deck["CustomDeck"]["1"]
    assert (sheet["FaceURL"], sheet["BackURL"]) == ("file:///faces.png", "file:///back.png")
    assert (sheet["NumWidth"], sheet["NumHeight"]) == (10, 2)
    assert deck["ContainedObjects"][0]["Nickname"] == "EBP01-016 Ebirah(2004)"


def test_more_prints_than_a_sheet_holds_take_a_second(catalogue: Catalogue) -> None:
    numbers = [str(card.number) for card in catalogue][:80]
    deck = Deck(main=tuple(Entry(number) for number in numbers))
    first, second = sheets(deck)
    assert (len(first.numbers), first.rows, second.rows) == (CELLS, 7, 2)
    value = json.loads(write_deck(deck, "tts", catalogue))
    assert set(value["ObjectStates"][0]["CustomDeck"]) == {"1", "2"}
    assert value["ObjectStates"][0]["DeckIDs"][CELLS] == 200


def test_a_tabletop_deck_in_a_bag_is_found(catalogue: Catalogue) -> None:
    card = {"Name": "Card", "CardID": 100, "Nickname": "Ebirah", "Description": "no. EBP01-016"}
    deck = {
        "Name": "Deck",
        "Nickname": "my Main Deck",
        "DeckIDs": [100, 100],
        "CustomDeck": {"1": {}},
        "ContainedObjects": [card, card],
    }
    bag = {"Name": "Bag", "ContainedObjects": [deck]}
    result = read_deck(json.dumps({"SaveName": "", "ObjectStates": [bag]}), catalogue)
    assert result.deck.main == (Entry("EBP01-016", 2),)
    assert result.report.remarks == ()


@pytest.mark.parametrize("number", ["my EBP01-016 proxy", "EBP01-016+", "Mystery"])
def test_a_tabletop_section_of_one_card_keeps_it_as_written(number: str, catalogue: Catalogue) -> None:
    deck = Deck(name="One", monster=(Entry(number),))
    assert read_deck(write_deck(deck, "tts", catalogue), catalogue).deck == deck
