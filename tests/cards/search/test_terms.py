"""Every key of the search language on small hand-made cards: one line a fact."""

import pytest

from deckbuilder.cards import CardType, Color, Region, Resonance
from deckbuilder.cards.search import SearchContext, Standing, Vocabulary, parse_query
from tests.helpers.cards import make_card

WORDS = Vocabulary(
    {
        "EBP01": "Booster 01",
        "EBP02": "Booster 02",
        "EBP03": "Booster 03",
        "ESD01": "Starter 01",
        "EPR": "Promos",
    },
    ("Final Wars", "Godzilla", "Godzilla Jr.", "King Ghidorah", "Super X", "-0.0"),
    ("C", "UC"),
)
GIGAN = make_card(
    "EBP01-016",
    name="Gigan (2004)",
    name_ja="ガイガン(2004)",
    nicknames=("Cyborg",),
    traits=("Final Wars", "Godzilla Jr."),
    rarity="UC",
)
MOGUERA = make_card(
    "EBP03-052", name="M.O.G.U.E.R.A.", rank=7, colors=("blue", "green"), counter_power=None, invasion=2
)
TITAN = make_card("EPR-002", name="Pokémon Titán", type="monster", rank=3, colors=("white",), threat=20000)
PLAN = make_card(
    "ESD01-014", name="Plan: B / C!", type="strategy", rank=1, colors=("blue",), keywords=frozenset(("base",))
)
CARDS = {"gigan": GIGAN, "moguera": MOGUERA, "titan": TITAN, "plan": PLAN}


def found(query: str, context: SearchContext | None = None) -> set[str]:
    parsed = parse_query(query, WORDS)
    return {name for name, card in CARDS.items() if parsed.matches(card, context or SearchContext())}


@pytest.mark.parametrize(
    ("query", "names"),
    [
        ("", "gigan moguera titan plan"),
        ("gigan", "gigan"),
        ("cyborg", "gigan"),
        ('"gigan (2004)"', "gigan"),
        ("Gigan(2004)", "gigan"),
        ("2004 gigan", "gigan"),
        ("moguera", "moguera"),
        ("M.O.G.U.E.R.A.", "moguera"),
        ("plan /", "plan"),
        ("B / C!", "plan"),
        ('"plan: b"', "plan"),
        ("ebp01-016", "gigan"),
        ("bp01 -x", "gigan"),
        ("EBP03-0", "moguera"),
        ("ebp3-52", "moguera"),
        ("EBP01-016++", "gigan"),
        ("n:gigan", "gigan"),
        ("n=gigan", ""),
        ("n=cyborg", "gigan"),
        ("n!=cyborg", "moguera titan plan"),
        ("no:epr", "titan"),
        ("no:(epr, ebp03)", "titan moguera"),
    ],
)
def test_names_and_numbers(query: str, names: str) -> None:
    assert found(query) == set(names.split())


@pytest.mark.parametrize("query", ["titán", "TITAN", "ｔｉｔａｎ", "pokemon", "Poke\u0301mon"])
def test_accents_case_and_width_do_not_matter(query: str) -> None:
    """B31."""
    assert found(query) == {"titan"}


@pytest.mark.parametrize("query", ["ガイガン", "がいがん", "ｶﾞｲｶﾞﾝ", "ガイガン(2004)", "カ\u3099イカ\u3099ン"])
def test_any_kana_finds_a_japanese_name(query: str) -> None:
    """B31."""
    assert found(query) == {"gigan"}


@pytest.mark.parametrize(
    ("query", "names"),
    [
        ("t:battle", "gigan moguera"),
        ("t:m", "titan"),
        ("type:strategies", "plan"),
        ("t:ms", "titan plan"),
        ("t:(monster, strategy)", "titan plan"),
        ("t:怪獣", "titan"),
        ("t!=b", "titan plan"),
        ("t:base", "plan"),
        ("t>=20000", "titan"),
        ("t:20000", "titan"),
        ("c:red", "gigan"),
        ("c:r", "gigan"),
        ("c:rg", "gigan moguera"),
        ("c:gu", "moguera plan"),
        ("c:青", "moguera plan"),
        ("c:赤白", "gigan titan"),
        ("c=bg", "moguera"),
        ("c=b", "plan"),
        ("c!=b", "gigan moguera titan"),
        ("c>=b", "moguera plan"),
        ("c>=bg", "moguera"),
        ("c<=rw", "gigan titan"),
        ("c>=2000", "gigan"),
        ("c>2000", ""),
        ("-c:rw", "moguera plan"),
    ],
)
def test_types_and_colours(query: str, names: str) -> None:
    assert found(query) == set(names.split())


@pytest.mark.parametrize(
    ("query", "names"),
    [
        ("r:3", "gigan titan"),
        ("rank=3", "gigan titan"),
        ("r:III", "titan"),
        ("r:Ⅲ", "titan"),
        ("r>=II", "titan"),
        ("r:I..II", ""),
        ("r!=3", "moguera plan"),
        ("r!=III", "gigan moguera plan"),
        ("r>3", "moguera"),
        ("r<3", "plan"),
        ("r:1..3", "gigan titan plan"),
        ("r:4..", "moguera"),
        ("r:..2", "plan"),
        ("r:(1, 7)", "plan moguera"),
        ("r >= 7", "moguera"),
        ("r≥7", "moguera"),
        ("cp=2000", "gigan"),
        ("cp:2k", "gigan"),
        ("cp>=2,000", "gigan"),
        ("cp:1,000..2,000", "gigan"),
        ("cp:x", "moguera"),
        ("cp!=x", "gigan"),
        ("cp!=2000", "moguera"),
        ("cp<99999", "gigan"),
        ("th>=20000", "titan"),
        ("threat<20000", ""),
        ("inv=2", "moguera"),
        ("step!=2", "gigan titan plan"),
        ("inv:none", ""),
    ],
)
def test_numbers(query: str, names: str) -> None:
    assert found(query) == set(names.split())


def test_a_card_without_an_icon_is_found_by_none() -> None:
    token = make_card("EBP02-T01", invasion=None)
    assert parse_query("inv:none", WORDS).matches(token)
    assert not parse_query("inv<2", WORDS).matches(token)
    assert parse_query("inv!=2", WORDS).matches(token) is True


@pytest.mark.parametrize(
    ("query", "names"),
    [
        ('tr:"godzilla jr."', "gigan"),
        ("tr:godzilla", ""),
        ("tr:final", "gigan"),
        ("tr:wars", "gigan"),
        ("tr:-0.0", ""),
        ("tr:/^final/", "gigan"),
        ("s:ebp01", "gigan"),
        ("set:bp01", "gigan"),
        ("e:ebp", "gigan moguera"),
        ("s:ebp01..ebp02", "gigan"),
        ("s:ebp02..", "moguera plan titan"),
        ('s:"booster 03"', "moguera"),
        ("s:promos", "titan"),
        ("s:ebp01 OR s:epr", "gigan titan"),
        ("s:(ebp01, epr)", "gigan titan"),
        ("s:(ebp01 OR epr)", "gigan titan"),
        ("-s:ebp", "titan plan"),
        ("s!=ebp01", "moguera titan plan"),
        ("rar:uc", "gigan"),
        ("is:base", "plan"),
        ("is:multicolour", "moguera"),
        ("is:enonly", "moguera titan plan"),
        ("is:vanilla", "gigan moguera titan plan"),
    ],
)
def test_words_of_the_card_data(query: str, names: str) -> None:
    assert found(query) == set(names.split())


def test_states() -> None:
    rules = Resonance((Color.RED, Color.BLUE), ())
    assert parse_query("is:token").matches(make_card(keywords=frozenset(("token",))))
    assert parse_query("is:unlimited").matches(make_card(any_copies=True))
    assert parse_query("is:resonance").matches(make_card(resonance=rules))
    assert parse_query("is:manual").matches(make_card(manual=True))
    assert parse_query("is:parallel").matches(GIGAN, SearchContext(parallels={"EBP01-016"}))
    assert not parse_query("is:parallel").matches(GIGAN)


KEYWORDS = make_card(
    type=CardType.MONSTER,
    ability_data=(
        {"kind": "keyword", "name": "burst", "from_rank": 2},
        {"kind": "trigger", "on": {"ev": "enter"}, "turn": "you", "do": [{"act": "draw", "n": 1}]},
        {"kind": "static", "awakening": 6, "apply": [{"fx": "end_advance", "amount": 1}]},
    ),
)


@pytest.mark.parametrize(
    "word", ["burst", "burst2", '"Burst 2"', "enter", "awakening6", '"your turn"', "強襲"]
)
def test_keywords_and_icons(word: str) -> None:
    assert parse_query(f"kw:{word}").matches(KEYWORDS)
    assert not parse_query(f"kw:{word}").matches(GIGAN)


@pytest.mark.parametrize("word", ["burst3", "revenge", "awakening"])
def test_keywords_a_card_lacks(word: str) -> None:
    assert parse_query(f"kw:{word}").matches(KEYWORDS) is (word == "awakening")


def test_text_finds_words_phrases_and_patterns() -> None:
    assert parse_query("o:draw").matches(KEYWORDS)
    assert parse_query('o:"DRAW 1"').matches(KEYWORDS)
    assert parse_query("o:/draw [1-3]/").matches(KEYWORDS)
    assert not parse_query("o:retreat").matches(KEYWORDS)
    assert not parse_query("o:draw").matches(GIGAN)


def test_traits_are_those_of_the_region() -> None:
    """R4.21."""
    card = make_card(traits=("Godzilla",), traits_by_region={Region.JP: ("Final Wars",)})
    query = parse_query('tr:"final wars"', WORDS)
    assert not query.matches(card)
    assert query.matches(card, SearchContext(region=Region.JP))


def test_the_deck_is_looked_at() -> None:
    context = SearchContext(counts={"EBP01-016": 3}, colors={Color.RED, Color.WHITE})
    assert found("in:deck", context) == {"gigan"}
    assert found("qty>=3", context) == {"gigan"}
    assert found("qty=0", context) == {"moguera", "titan", "plan"}
    assert found("fits:deck", context) == {"gigan", "titan"}
    assert found("fits:deck") == set(CARDS)


def test_formats_are_asked() -> None:
    says = {"EBP01-016": "restricted", "EBP03-052": "banned", "EPR-002": "not in pool"}
    formats = {"standard-en": lambda card: says.get(card.number, Standing.LEGAL)}
    context = SearchContext(formats=formats, format="standard-en")
    assert found("legal:standard-en", context) == {"gigan", "plan"}
    assert found("legal:deck", context) == {"gigan", "plan"}
    assert found("banned:standard-en", context) == {"moguera"}
    assert found("restricted:deck", context) == {"gigan"}
    assert found("is:restricted", context) == {"gigan"}


@pytest.mark.parametrize(
    ("query", "names"),
    [
        ("gigan OR titan", "gigan titan"),
        ("gigan or titan", "gigan titan"),
        ("gigan | titan", "gigan titan"),
        ("gigan|titan", "gigan titan"),
        ("c:b, t:s", "plan"),
        ("c:b AND t:s", "plan"),
        ("-gigan", "moguera titan plan"),
        ("!gigan", "moguera titan plan"),
        ("NOT gigan", "moguera titan plan"),
        ("-(gigan or titan)", "moguera plan"),
        ("--gigan", "gigan"),
        ("gigan OR c:b t:s", "gigan plan"),
        ("(gigan OR c:b) t:b", "gigan moguera"),
        ("“gigan (2004)”", "gigan"),
        ("ｃ：ｒ", "gigan"),
        ("/^g.g/", "gigan"),
        ("/^(gigan|m)/", "gigan moguera"),
        ("/2004\\)$/", "gigan"),
        ("n:/がい/", "gigan"),
    ],
)
def test_joining_words(query: str, names: str) -> None:
    assert found(query) == set(names.split())
