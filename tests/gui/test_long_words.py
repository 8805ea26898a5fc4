"""Nothing is cut off where words are 40 % longer, and nothing in Japanese (B61)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QTimer, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from deckbuilder.decks.collection import Collection, write_stored
from deckbuilder.decks.interchange import read_deck
from deckbuilder.gui.ask import AskInBoxes
from deckbuilder.gui.tr import use_language
from deckbuilder.paper.translation import japanese_facts
from tests.gui.test_story_import import HOSTILE
from tests.helpers import decks
from tests.helpers.pseudo import Pseudo
from tests.helpers.window import Player, clipped

BROKEN = decks.red("5 EBP01-016, 3 EBP99-999, 1 EBP02-T03")
MENUS = (
    "export",
    "preferences",
    "versions",
    "compare",
    "collection",
    "missing",
    "statistics",
    "keys",
    "rules",
    "palette",
    "about",
    "folders",
    "tour",
    "library",
)


@pytest.fixture(params=["40 % longer", "Japanese"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """The language of the words in the window."""
    before = set(qapp.findChildren(QTranslator))
    if request.param == "Japanese":
        use_language(qapp, "ja", japanese_facts(decks.cards(), decks.formats().values()))
    else:
        qapp.installTranslator(Pseudo(qapp))
    yield "ja" if request.param == "Japanese" else "en"
    for translator in set(qapp.findChildren(QTranslator)) - before:
        qapp.removeTranslator(translator)
        shiboken6.delete(translator)


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def test_no_label_or_button_is_cut_off_in_any_window(
    language: str, make_window: Callable[..., Player], tmp_path: Path
) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "collection.csv").write_text(write_stored(Collection({"EBP01-016": 1})))
    player = make_window(language=language)
    window, cut = player.window, dict[str, list[str]]()

    def look(name: str, *widgets: QWidget) -> None:
        settle()
        for widget in widgets:
            if found := clipped(widget):
                cut[f"{name}: {type(widget).__name__}"] = found

    look("empty", window)
    player.search("no:EBP01-016 c:")
    for name in ("Red", "Redder"):
        window.workspace.current.document.edit("make it", lambda _, name=name: replace(BROKEN, name=name))
        player.ask.saves = [tmp_path / "data" / f"{name}.deck"]
        player.press("Ctrl+S")
        window.workspace.new()
    window.workspace.set_current(window.workspace.decks[0])
    for size in ((1440, 900), (1024, 700)):
        window.resize(*size)
        look(f"{size}", window)

    timer = QTimer()
    timer.setInterval(5)

    def look_at_modal() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            look("modal", dialog)
            dialog.reject()

    timer.timeout.connect(look_at_modal)
    timer.start()
    for name in MENUS:
        window.menus[name].trigger()
        settle()
        others = [each for each in QApplication.topLevelWidgets() if each.isVisible() and each is not window]
        look(name, *others)
    QTest.qWait(50)
    look("library", window)
    window.files.preview(read_deck(HOSTILE, decks.cards(), source="Clipboard"))
    ask = AskInBoxes()
    ask.leave(["Red", "Blue"])
    ask.conflict(tmp_path / "Red.deck")
    ask.renamed(tmp_path / "Red.deck", "Blue")
    timer.stop()
    assert not cut, "\n".join(f"{k} {t}" for k, v in cut.items() for t in v)
