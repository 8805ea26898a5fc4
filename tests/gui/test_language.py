"""Every text a player reads can be translated: read in a language in which it stands in brackets (B61)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QWidget

import card_data
from deckbuilder.cards.facts import CardType, Color
from deckbuilder.cards.messages import say
from deckbuilder.cards.search import QueryError, parse_query
from deckbuilder.cards.search.words import COLOR_WORDS, KEYWORDS, ORDERS, TYPE_WORDS
from deckbuilder.decks.interchange import losses, read_deck
from deckbuilder.decks.legality import check, verdict
from deckbuilder.engine.readings import READINGS, readings_of
from deckbuilder.gui.ask import AskInBoxes
from deckbuilder.gui.dialogs.import_preview import ImportPreview
from deckbuilder.gui.dialogs.preferences import Preferences
from deckbuilder.gui.preview import Preview
from deckbuilder.gui.services import Services
from deckbuilder.gui.share.dialog import ShareDialog
from deckbuilder.gui.tr import shown, use_language
from deckbuilder.paper.translation import japanese_facts
from tests.gui.test_story_import import HOSTILE
from tests.helpers import decks
from tests.helpers.opened import opened
from tests.helpers.pseudo import (
    Facts,
    Pseudo,
    Text,
    offenders,
    painted_on,
    reading_modal_dialogs,
    report,
    texts_of,
    wrapped,
)
from tests.helpers.window import NOW, Player

STARTERS = [read_deck(path.read_bytes(), decks.cards()).deck.name for path in card_data.DECKS.glob("*.deck")]
BROKEN = decks.red("5 EBP01-016, 3 EBP99-999, 1 EBP02-T03, 2 EPR-012, 1 EBP02-030")


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    """The application; whatever translators a test installs are taken away again."""
    before = set(qapp.findChildren(QTranslator))
    yield qapp
    for translator in set(qapp.findChildren(QTranslator)) - before:
        qapp.removeTranslator(translator)
        shiboken6.delete(translator)


@pytest.fixture
def pseudo(app: QApplication) -> None:
    """The language in which everything that can be translated stands in brackets."""
    app.installTranslator(Pseudo(app))


def facts(services: Services, *own: str) -> Facts:
    """What may stand outside of brackets."""
    languages = ("English", "日本語")
    return Facts(services.catalogue, services.formats.values(), [*STARTERS, *languages, *own])


def assert_translatable(texts: Iterable[Text], services: Services, *own: str) -> None:
    """Everything but facts is in brackets; else a list to work through, by module."""
    found = offenders(dict.fromkeys(texts), facts(services, *own))
    assert not found, f"written past the translations:\n{report(found)}"


def sentences(texts: Iterable[str]) -> Iterator[Text]:
    """Sentences of the other rooms as the window would show them."""
    return (Text(__name__, "sentence", shown(text)) for text in texts)


WORDS_OF_CARDS = (*Color, *CardType)
"""Where cards are described, these follow the language of the cards."""


# ---- the instrument itself --------------------------------------------------------------------------------


def test_brackets_are_found_around_all_that_is_no_fact(services: Services) -> None:
    known = facts(services, "My deck")
    inside = wrapped("{count} cards").format(count=3)
    assert inside == "3⟦ cards⟧⟦~~~~⟧"
    assert known.left_of(f"My deck: {inside}, Ebirah(2004), EBP01-016+, Ctrl+Shift+V, t:battle") == ""
    assert known.left_of(wrapped("{what} rank").format(what=inside)) == ""
    assert known.left_of(wrapped("{what} rank").format(what="cards")) == "cards"
    assert known.left_of(f"{inside} in the deck") == "3 in the deck"
    assert known.left_of("<p>⟦tip⟧</p>") == ""


# ---- sentences of the other rooms -------------------------------------------------------------------------


@pytest.mark.parametrize("format_id", ["standard-en", "standard-jp", "bulkzilla"])
def test_what_the_checks_say_can_be_translated(pseudo: None, services: Services, format_id: str) -> None:
    format_ = services.formats[format_id]
    texts: list[str] = [format_.describe(NOW.date()), format_.full_name]
    for deck in (BROKEN, decks.deck("2 EBP01-001, 1 EBP01-016", "60 EBP01-016, 4 EBP01-079, 12 EBP02-003")):
        found = check(deck, services.catalogue, format_, NOW.date())
        assert found
        texts += [verdict(found), *map(str, found), *(str(each.fix) for each in found if each.fix)]
        texts += [each.fix.label for each in found if each.fix]
    assert_translatable(sentences(texts), services)


def test_what_an_import_says_can_be_translated(pseudo: None, services: Services) -> None:
    for text in (
        HOSTILE,
        "GZD1-XYZ",
        '{"list": 3}',
        "section,count\n",
        "[heading?]\n4 x",
        b"\x89PNG\r\n\x1a\n",
    ):
        result = read_deck(text, decks.cards(), source=say("Clipboard"))
        report_ = result.report
        texts = [report_.summary(), report_.refusal, *report_.remarks, result.format_name]
        texts += [line.message for line in report_.lines]
        texts += [choice.label for line in report_.lines for choice in line.candidates]
        quoted = [line.text for line in report_.lines if line.text]
        words = ["list", "heading", "section", "count", "number", "name"]
        words += [part for line in quoted for part in line.split() if len(part) > 2]
        assert_translatable(sentences(texts), services, *quoted, *words)


def test_what_an_export_loses_can_be_translated(pseudo: None, services: Services) -> None:
    assert_translatable(sentences(losses(BROKEN, "gcard")), services)


WORDS_OF_SEARCH = (*KEYWORDS, *ORDERS, *COLOR_WORDS, *TYPE_WORDS)
"""What can be typed is the same in every language."""


@pytest.mark.parametrize(
    "text", ["rnk:3", "r<=x", "(t:b", "c:pink", "t:b r:", "kw:brst", "s:ebp99", "/(/", "order:x"]
)
def test_what_is_wrong_with_a_search_can_be_translated(pseudo: None, services: Services, text: str) -> None:
    with pytest.raises(QueryError) as caught:
        parse_query(text).select(decks.cards())
    assert_translatable(
        sentences([str(caught.value)]), services, *text.replace(":", " ").split(), *WORDS_OF_SEARCH
    )


# ---- windows ----------------------------------------------------------------------------------------------


def test_everything_in_the_window_can_be_translated(pseudo: None, make_window: Callable[..., Player]) -> None:
    """An empty deck, a broken one, cards in a table, a search that finds nothing, one that cannot be read."""
    player = make_window()
    window = player.window
    texts = [*texts_of(window), *painted_on(window)]
    window.workspace.current.document.edit(say("write notes"), lambda old: BROKEN)
    player.search("EBP01-016")
    player.press("Ctrl+L")
    QApplication.processEvents()
    texts += (*texts_of(window), *painted_on(window))
    for search, key in (("t:token r:9", "Ctrl+2"), ("c:pink", "Ctrl+1")):
        player.press("Ctrl+F", key, "Ctrl+F")
        player.search(search)
        QApplication.processEvents()
        texts += (*texts_of(window.browser), *texts_of(window.top), *painted_on(window.browser))
    assert_translatable(texts, player.services, "pink", *WORDS_OF_CARDS)


def dialogs(services: Services) -> Iterator[QWidget]:
    """Every dialog that can be made by itself, filled."""
    result = read_deck(HOSTILE, decks.cards(), source=say("Clipboard"))
    yield ImportPreview(result, services, into=decks.red())
    deck = opened(decks.red("1 EBP99-999"), services)
    for target in ("text", "entry", "sheet", "picture", "qr", "proxies"):
        yield ShareDialog(deck, services, start=target)
    yield Preferences(services)


def test_everything_in_dialogs_can_be_translated(pseudo: None, services: Services, qtbot: Any) -> None:
    texts: list[Text] = []
    for dialog in dialogs(services):
        qtbot.addWidget(dialog)
        texts += (*texts_of(dialog), *painted_on(dialog))
    quoted = (part for line in HOSTILE.splitlines() for part in (line, line.partition(" ")[2]) if part)
    assert_translatable(texts, services, *quoted)


def test_how_a_card_is_played_here_can_be_translated(pseudo: None, services: Services, qtbot: Any) -> None:
    """The readings of the rules under a card are for players of every language."""
    preview = Preview(services)
    qtbot.addWidget(preview)
    preview.show_deck(opened(decks.red(), services))
    told: list[Text] = []
    for reading in READINGS:
        card = next((each for each in decks.cards() if reading in readings_of(each)), None)
        preview.show_card(card)
        told += texts_of(preview)
    assert any("Burst" in text.text for text in told)
    assert_translatable(told, services, *WORDS_OF_CARDS)


WINDOWS = ("versions", "compare", "collection", "missing", "statistics", "keys", "palette", "tour")


def test_everything_in_the_other_windows_can_be_translated(
    pseudo: None, make_window: Callable[..., Player], tmp_path: Path
) -> None:
    player = make_window()
    window = player.window
    for deck in (decks.red(), replace(BROKEN, name="Broken")):
        window.workspace.current.document.edit(say("write notes"), lambda old, deck=deck: deck)
        player.ask.saves = [tmp_path / f"deck{deck.name}.deck"]
        player.press("Ctrl+S")
        window.workspace.new()
    window.workspace.set_current(window.workspace.decks[1])
    with reading_modal_dialogs() as texts:
        for name in WINDOWS:
            window.menus[name].trigger()
            QApplication.processEvents()
    others = [each for each in QApplication.topLevelWidgets() if each.isVisible() and each is not window]
    texts += [text for each in others for text in (*texts_of(each), *painted_on(each)) if not _is_page(text)]
    assert_translatable(texts, player.services, "Broken", "deck", *WORDS_OF_CARDS)


def _is_page(text: Text) -> bool:
    """The pages of the help are files, one set of them for each language."""
    return text.module == "deckbuilder.gui.help.window" and text.kind.startswith(
        ("_Contents", "QTextBrowser", "HelpWindow.title", "painted")
    )


def test_every_question_can_be_translated(
    pseudo: None, make_window: Callable[..., Player], tmp_path: Path
) -> None:
    player = make_window()
    ask = AskInBoxes()
    with reading_modal_dialogs() as texts:
        ask.leave(["One"])
        ask.leave(["One", "Other"])
        ask.conflict(Path("mine.deck"))
        ask.open_paths(tmp_path, wrapped("title"))
    assert len({text.text for text in texts if text.kind.endswith(".title")}) >= 3
    assert_translatable(texts, player.services, "One", "Other")


# ---- Japanese ---------------------------------------------------------------------------------------------


def test_a_window_in_japanese_has_japanese_cards_and_buttons(
    app: QApplication, make_window: Callable[..., Player], qtbot: Any
) -> None:
    names = japanese_facts(decks.cards(), decks.formats().values())
    use_language(app, "ja", names)
    player = make_window(language="ja")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text() == "キャンセル"
    player.window.workspace.current.document.edit(say("write notes"), lambda old: BROKEN)
    ebirah = decks.cards()["EBP01-016"]
    assert ebirah.name_ja
    assert any(ebirah.name_ja in row.replace(" ", "") for row in player.rows)
    assert any(ebirah.name_ja in problem.replace(" ", "") for problem in player.problems), player.problems


def test_the_language_of_the_last_test_is_gone(app: QApplication) -> None:
    assert shown(say("Mothra")) == "Mothra"
