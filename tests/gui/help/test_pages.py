"""The pages of the help: both languages say the same, every link leads somewhere, every example is true."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from deckbuilder import __version__
from deckbuilder.cards.card import Card
from deckbuilder.cards.facts import CardType, Color
from deckbuilder.cards.language import LANGUAGES, Language
from deckbuilder.cards.messages import say
from deckbuilder.cards.search import (
    GENERAL_EXAMPLES,
    KEYS,
    SearchContext,
    SearchIndex,
    Vocabulary,
    parse_query,
)
from deckbuilder.gui.guides import HELP_ITEMS
from deckbuilder.gui.help.generated import GENERATED
from deckbuilder.gui.help.links import Link, LinkKind, parse_link
from deckbuilder.gui.help.pages import PAGES, headings, links, make_page, name_of, source
from deckbuilder.gui.menus import MENUS, Item, plain_text
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, use_language

EXAMPLES: dict[str, Callable[[Card], bool]] = {
    "rodan": lambda card: "rodan" in card.name.casefold(),
    "モスラ": lambda card: "モスラ" in (card.name_ja or ""),
    "ebp01-016": lambda card: card.number == "EBP01-016",
    "t:battle r<=5 c:red": lambda card: (
        card.type is CardType.BATTLE and card.rank <= 5 and Color.RED in card.colors
    ),
    "t:monster r:I": lambda card: card.type is CardType.MONSTER and card.rank == 1,
    "fits:deck": lambda card: bool({Color.RED, Color.WHITE} & {*card.colors}),
    "r<=3": lambda card: card.rank <= 3,
    "th>=30000": lambda card: (card.threat or 0) >= 30_000,
    "r:3..5": lambda card: 3 <= card.rank <= 5,
    "r:(2, 7)": lambda card: card.rank in (2, 7),
    "cp>=5k": lambda card: (card.counter_power or 0) >= 5000,
    "is:unlimited": lambda card: card.any_copies,
    "in:deck inv=2": lambda card: card.invasion == 2 and card.number == "EBP03-035",
    "owned>=1": lambda card: card.number == "EBP01-016",
    "owned:0": lambda card: card.number != "EBP01-016",
}
"""What each example of the pages must find, all of it and nothing else, among cards and decks made for it."""


SHOWN = {
    "tournament": (
        "for a judge (registration sheet)",
        "for Deck Log entry (lines to tick off)",
        "for a chat (picture of the deck)",
        "for a phone (QR picture of the code)",
        "for test games (proxies to cut out)",
        "for Tabletop Simulator (saved object)",
        "&Print…",
        "&Save as page…",
        "Compare t&wo",
    ),
    "simulating": (
        "S&ettings…",
        "&Cancel",
        "E&xport",
        "What to cut",
        "Comparison",
        "Apply to the deck",
        "&Play from here",
        "Is the &shuffler fair?…",
        "Greedy: takes what is best now",
        "Lookahead: thinks two turns on",
    ),
    "playing": (
        "&Automatic",
        "&Opponent",
        "&New seed",
        "&Restart with the same seed",
        "Play a &certain seed…",
    ),
    "editing": (
        "Filters",
        "Searches",
        "How it is played here",
        "Build for it",
        "Source",
        "Why?",
        "Statistics",
    ),
    "access": ("Restart &now", "Show changes as short movements"),
    "trouble": ("Restore", "Discard", "How it is played here"),
}
"""Words of windows, as the source has them, by the page that tells of them."""


@pytest.fixture
def japanese(qapp: QApplication) -> Iterator[Callable[[str], str]]:
    """Gives a text of the source in Japanese."""
    before = set(qapp.findChildren(QTranslator))
    use_language(qapp, "ja")
    yield lambda text: shown(say(text))
    for translator in set(qapp.findChildren(QTranslator)) - before:
        qapp.removeTranslator(translator)
        shiboken6.delete(translator)


def pages() -> list[tuple[str, Language]]:
    return [(name, language) for name in PAGES for language in LANGUAGES]


def all_links() -> list[tuple[str, Language, str, Link | None]]:
    return [
        (name, language, words, link)
        for name, language in pages()
        for words, link in links(source(name, language))
    ]


def test_every_file_of_the_pages_is_a_page_in_both_languages() -> None:
    folder = Path("deckbuilder/gui/help/pages")
    root = Path(__file__).resolve().parents[3]
    found = {(path.stem, path.parent.name) for path in (root / folder).glob("*/*.md")}
    assert found == set(pages())


@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_the_same_parts_places_and_links_in_both_languages(name: str) -> None:
    english, japanese = (source(name, language) for language in LANGUAGES)
    assert [(each.level, each.anchors) for each in headings(english)] == [
        (each.level, each.anchors) for each in headings(japanese)
    ]
    for text in (english, japanese):
        assert headings(text)[0].level == 1
        assert all(each.anchors for each in headings(text)[1:]), "every part can be linked to"

    def targets(text: str) -> list[str]:
        return sorted(f"{link} {words if not link.target else ''}" for words, link in links(text) if link)

    assert targets(english) == targets(japanese)
    assert re.findall(r"\{\{\w+\}\}", english) == re.findall(r"\{\{\w+\}\}", japanese)


def test_every_link_leads_somewhere(services: Services) -> None:
    actions = {entry.name for _, _, entries in MENUS for entry in entries if isinstance(entry, Item)}
    for name, language, words, link in all_links():
        at = f"{language}/{name}: {words} {link}"
        assert link is not None, at
        match link.kind:
            case LinkKind.ACTION:
                assert link.target in actions, at
            case LinkKind.CARD:
                assert services.catalogue.get(link.target) is not None, at
            case LinkKind.PAGE | LinkKind.RULE:
                page, anchor = link.place
                there = [each for heading in headings(source(page, language)) for each in heading.anchors]
                assert not anchor or anchor in there, at
            case LinkKind.SEARCH:
                assert (link.target or words.strip("`")) in EXAMPLES, at


def test_every_command_of_the_menus_is_told_of() -> None:
    """By its name on a page, by a link named after it, or with its keys on the page of the keyboard."""
    texts = {name: source(name, "en") for name in PAGES}
    linked = {link.target for text in texts.values() for _, link in links(text) if link}
    items = [
        entry for _, _, entries in MENUS for entry in entries if isinstance(entry, Item) and not entry.keys
    ]
    untold = [
        each.name
        for each in items
        if each.name not in linked
        and not any(plain_text(each.text).rstrip("…") in text for text in texts.values())
        and each.name not in HELP_ITEMS  # which open the pages themselves
    ]
    assert untold == []


def test_the_newest_version_of_what_is_new_is_this_one_with_its_day() -> None:
    for language in LANGUAGES:
        first = headings(source("news", language))[1]
        assert re.fullmatch(rf"{re.escape(__version__)}[,、] ?\d{{4}}-\d\d-\d\d", first.text)


def test_what_pages_call_the_parts_of_a_window_is_what_stands_there(japanese: Callable[[str], str]) -> None:
    for page, words in SHOWN.items():
        for text in words:
            label = plain_text(text)
            told = plain_text(japanese(text)).split("：")[0].split("（")[0]
            assert label.split(" (")[0].split(":")[0].rstrip("…").casefold() in _plain(page, "en"), text
            assert told.rstrip("…").casefold() in _plain(page, "ja"), told


def _plain(page: str, language: Language) -> str:
    return " ".join(source(page, language).split()).casefold()


def test_an_address_reads_back() -> None:
    for link in (
        Link(LinkKind.SEARCH, 'c:red "king caesar" | r<=5 & 100% (x) #1 青'),
        Link(LinkKind.PAGE, "rules#R4.7"),
        Link(LinkKind.ACTION, "save_as"),
    ):
        assert parse_link(str(link)) == link
        assert not set(str(link)) & set(" ()<>|"), "it can stand in Markdown"
    assert parse_link("https://example.org") is None
    assert parse_link("nothing") is None


@pytest.mark.parametrize("query", EXAMPLES)
def test_an_example_finds_what_the_page_says(query: str, services: Services) -> None:
    catalogue = services.catalogue
    context = SearchContext(
        counts={catalogue["EBP03-035"].number: 2},
        colors={Color.RED, Color.WHITE},
        owned={catalogue["EBP01-016"].number: 3},
    )
    asked = parse_query(query, Vocabulary.of(catalogue, services.formats))
    found = asked.select(SearchIndex(catalogue.cards), context)
    assert found
    assert {*found} == {card for card in catalogue if EXAMPLES[query](card)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_search_page_has_every_key_with_its_help_and_its_examples(
    services: Services, language: Language
) -> None:
    services.language = language
    page = make_page("search", services)
    linked = [link.target for _, link in _whole_links(page.text) if link and link.kind is LinkKind.SEARCH]
    anchors = [anchor for heading in page.headings for anchor in heading.anchors]
    for key in KEYS:
        assert f"key-{key.name}" in anchors
        assert [each.query for each in key.examples if each.query not in linked] == []
    assert [each.query for each in GENERAL_EXAMPLES if each.query not in linked] == []


def _whole_links(text: str) -> list[tuple[str, Link | None]]:
    return [(words, parse_link(address)) for words, address in re.findall(r"\[(.*?)\]\(([^()\s]+)\)", text)]


def test_every_rule_that_a_check_can_name_has_its_place_in_both_languages() -> None:
    root = Path(__file__).resolve().parents[3] / "deckbuilder" / "decks" / "legality"
    named = {
        node.value
        for path in root.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(r"R\d+\.\d+", node.value)
    }
    assert "R4.7" in named
    for language in LANGUAGES:
        text = source("rules", language)
        places = {anchor for heading in headings(text) for anchor in heading.anchors}
        assert named - places == set()
        assert {rule for rule in named if f"**{rule}**" not in text} == set(), "and its words"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_filled_completely(services: Services, name: str, language: Language) -> None:
    services.language = language
    text = make_page(name, services).text
    assert "{{" not in text
    assert "{#" not in text
    assert "[](" not in text
    assert "](search:)" not in text


def test_every_generated_part_is_used() -> None:
    used = {part for name in PAGES for part in re.findall(r"\{\{(\w+)\}\}", source(name, "en"))}
    assert used == set(GENERATED)


def test_links_without_words_are_named_in_the_language_of_the_reader(services: Services) -> None:
    card = Link(LinkKind.CARD, "EBP01-016")
    assert name_of(card, services) == "Ebirah (2004)"
    assert name_of(Link(LinkKind.ACTION, "save_as"), services) == "File ▸ Save as…"
    assert name_of(Link(LinkKind.PAGE, "rules"), services) == "Rules of construction"
    services.language = "ja"
    assert name_of(card, services) == "エビラ (2004)"
    assert name_of(Link(LinkKind.PAGE, "rules"), services) == "デッキ構築のルール"


def test_the_keyboard_page_names_every_key_of_the_menus_and_lists(services: Services) -> None:
    text = make_page("keyboard", services).text.replace("\\", "")
    for _, _, entries in MENUS:
        for entry in entries:
            if isinstance(entry, Item):
                assert [keys for keys in entry.keys if keys not in text] == []
    assert "| **Shift+Enter** | put into the monster deck |" in text


def test_the_pages_tell_of_this_installation(services: Services) -> None:
    files = make_page("files", services).text.replace("\\", "")
    assert str(services.paths.decks) in files
    assert "Everything could be read." in files
    about = make_page("about", services).text.replace("\\", "")
    assert f"{len(services.catalogue)} cards" in about
    assert "unofficial" in about
    today = make_page("rules", services).text.replace("\\", "")
    assert "Standard JP, list: official Japanese list of 2026-04-01" in today


def test_an_unknown_page_is_an_error() -> None:
    with pytest.raises(KeyError):
        source("../secret", "en")
