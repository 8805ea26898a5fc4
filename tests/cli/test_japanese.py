"""What a Japanese player reads in the terminal: facts and texts of cards, and the card that asks."""

import json
import re
from pathlib import Path

from tests.helpers.terminal import Terminal


def test_facts_and_text(deckbuilder: Terminal) -> None:
    answer = deckbuilder("cards", "EBP02-009", "--language", "ja")
    lines = answer.out.splitlines()
    assert lines[:2] == [
        "EBP02-009 ゴジラ(2023)",
        "  赤の怪獣カード、等級Ⅳ、脅威度35,000、進攻1、《ゴジラ》",
    ]
    assert lines[3] == "  このカードが【強襲】によって捨て札に置かれた時、このカードを手札に戻す。"


def test_a_strategy_card_has_no_power(deckbuilder: Terminal) -> None:
    answer = deckbuilder("cards", "EBP04-077", "--language", "ja")
    assert answer.out.splitlines()[1] == "  赤の戦略カード、等級4、進攻2"


def test_list_has_the_traits_of_the_japanese_print(deckbuilder: Terminal) -> None:
    """R4.21: Monster X has no Final Wars in Japan."""
    answer = deckbuilder("cards", "EBP04-031", "OR", "EBP04-033", "--language", "ja")
    assert answer.rows[0][:4] == ["番号", "色", "種別", "等級"]
    assert [row[1:4] + row[7:] for row in answer.rows[1:]] == [
        ["赤・青・緑", "怪獣", "Ⅰ", "《モンスターX》"],
        ["赤・青・緑", "怪獣", "Ⅲ", "《カイザーギドラ》"],
    ]


def test_other_programs_get_the_text_in_the_language_and_the_facts_in_english(deckbuilder: Terminal) -> None:
    answer = deckbuilder("cards", "EBP01-024", "--lang", "ja", "--text", "--json")
    (card,) = json.loads(answer.out)["cards"]
    assert card["text"] == "【出現時】相手の怒りを１減らす。"
    assert card["traits"] == ["Minilla", "Final Wars"]


def test_a_card_that_asks_shows_its_japanese_text(deckbuilder: Terminal, starter: Path) -> None:
    lines = [str(1 + 7 * turn % 4) for turn in range(120)]
    options = ("--seed", "11", "--first", "1", "--language", "ja")
    played = deckbuilder("play", starter, *options, stdin="\n".join([*lines, "q"]) + "\n").out
    assert re.search(r"\(ESD0[0-9]-[0-9]{3}\)[^\n]*\n    [^\n]*[。）]\n", played)


def test_another_language_is_refused(deckbuilder: Terminal, starter: Path) -> None:
    answer = deckbuilder("play", starter, "--language", "fr")
    assert answer.code == 2
    assert '"fr" is not known; expected one of en, ja' in answer.err
