"""The small grammar under the Japanese phrases."""

import pytest

from deckbuilder.cards.wording.japanese.words import (
    Statement,
    Things,
    allowed,
    as_sentences,
    both,
    going_on,
    in_turn,
    number,
    quoted,
    signed,
    span,
    threshold,
    traits,
)


@pytest.mark.parametrize(
    ("phrase", "continued", "permitted"),
    [
        ("破壊する", "破壊し", "破壊してもよい"),
        ("カードを２枚引く", "カードを２枚引き", "カードを２枚引いてもよい"),
        ("捨て札に置く", "捨て札に置き", "捨て札に置いてもよい"),
        ("怒りを１減らす", "怒りを１減らし", "怒りを１減らしてもよい"),
        ("手札に戻す", "手札に戻し", "手札に戻してもよい"),
        ("１枚選ぶ", "１枚選び", "１枚選んでもよい"),
        ("だけを行う", "だけを行い", "だけを行ってもよい"),
        ("１枚捨てる", "１枚捨て", "１枚捨ててもよい"),
        ("出現させる", "出現させ", "出現させてもよい"),
        ("進攻できない", "進攻できず", "進攻できないでもよい"),
    ],
)
def test_the_verb_at_the_end_takes_the_form(phrase: str, continued: str, permitted: str) -> None:
    assert (going_on(phrase), allowed(phrase)) == (continued, permitted)


def test_phrases_in_turn_end_in_the_last_verb() -> None:
    assert in_turn(["カードを１枚引く", "手札を１枚捨てる"]) == "カードを１枚引き、手札を１枚捨てる"
    assert in_turn(["破壊する"]) == "破壊する"


def test_full_stops_are_set_once() -> None:
    assert as_sentences(["破壊する", "次から選ぶ。•引く。"]) == "破壊する。次から選ぶ。•引く。"


def test_one_figure_is_wide_and_more_are_narrow() -> None:
    """As cards print them: 等級５, ＋3000, 10枚."""
    assert [number(value) for value in (5, 10, 3000, -1)] == ["５", "10", "3000", "－１"]
    assert [signed(value) for value in (3000, -5000, -1, 0)] == ["＋3000", "－5000", "－１", "＋０"]


@pytest.mark.parametrize(
    ("zones", "text"),
    [
        ((8,), "エリア８"),
        ((1, 2), "エリア１～２"),
        ((1, 2, 3, 4, 5), "エリア１～５"),
        ((1, 5, 8), "エリア１・５・８"),
    ],
)
def test_zones_are_a_span_or_a_list(zones: tuple[int, ...], text: str) -> None:
    assert span(zones) == text


def test_thresholds() -> None:
    assert [
        threshold(">=", 2, "枚"),
        threshold("<=", 2, "枚"),
        threshold("==", 2, "枚"),
        threshold("==", 0),
    ] == [
        "２枚以上",
        "２枚以下",
        "ちょうど２枚",
        "０",
    ]


def test_names_and_traits_stand_in_their_brackets() -> None:
    assert quoted(["Gigan", "Mothra"]) == "「Gigan」か「Mothra」"
    assert traits(["Weapon", "Mech", "Valkyrie"]) == "《兵器》か《機械》か《Valkyrie》"


def test_things_stand_before_their_verb() -> None:
    cards = Things("怪獣カード", "２枚まで", "色１色につき、", origin="あなたの捨て札から")
    assert cards.done("手札に戻す") == "色１色につき、あなたの捨て札から怪獣カードを２枚まで手札に戻す"
    assert cards.moved("このカードの下に置く").endswith("怪獣カードを２枚まで、このカードの下に置く")
    assert Things("このカード").moved("山札の下に置く") == "このカードを山札の下に置く"
    assert Things("相手の交戦カード", "すべて").whole == "相手の交戦カードすべて"


@pytest.mark.parametrize(
    ("statement", "case", "time"),
    [
        (Statement("怒りが２以上", noun=True), "怒りが２以上なら、", "怒りが２以上の間、"),
        (Statement("エリア８にある"), "エリア８にあるなら、", "エリア８にある間、"),
        (Statement("進攻した"), "進攻したなら、", "進攻したなら、"),
    ],
)
def test_statements_as_a_case_and_as_a_time(statement: Statement, case: str, time: str) -> None:
    """What has once happened cannot end again: it is a case in both."""
    assert (statement.as_case(), statement.as_time()) == (case, time)


@pytest.mark.parametrize(
    ("first", "joined"),
    [
        (Statement("怒りが２以上", noun=True), "怒りが２以上で、"),
        (Statement("エリア８にある"), "エリア８にあり、"),
        (Statement("エリア８にいる"), "エリア８におり、"),
        (Statement("カードがない"), "カードがなく、"),
        (Statement("番号が同じ"), "番号が同じで、"),
        (Statement("進攻した"), "進攻しており、"),
    ],
)
def test_statements_go_on(first: Statement, joined: str) -> None:
    assert both(first, Statement("怒りが０", noun=True)) == Statement(f"{joined}怒りが０", noun=True)


def test_two_kinds_of_cards_that_are_there_are_listed() -> None:
    red, blue = (Statement(f"あなたの{color}の交戦カードがある") for color in "赤青")
    assert both(red, blue).text == "あなたの赤の交戦カードと青の交戦カードがある"
