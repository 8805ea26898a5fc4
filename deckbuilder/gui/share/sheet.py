"""The registration sheet for a judge: what it asks for, its pages, saved or printed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit

from deckbuilder.cards.messages import Message, counted, say
from deckbuilder.decks.deck import Deck
from deckbuilder.decks.edits import Edit
from deckbuilder.gui.deck.notes import FIELDS
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.named import named
from deckbuilder.paper.letters import code_points, undrawable
from deckbuilder.paper.offscreen import bytes_of
from deckbuilder.paper.sheet import SIZES, Page, SheetData, paint_sheet, sheet_pages, write_sheet
from deckbuilder.paper.sheet.flow import PageSize

from .pages import Pages
from .target import Shared, Target

_PAPERS: dict[PageSize, Message] = {"A4": say("A4"), "Letter": say("Letter")}

_PAUSE = 150
"""Milliseconds after the last letter until the pages are laid out again."""


class PaperChoice(QComboBox):
    """A4 or Letter, remembered for the next time."""

    def __init__(self, shared: Shared) -> None:
        super().__init__()
        self._settings = shared.services.settings.share
        for page in SIZES:
            self.addItem(shown(_PAPERS[page]), page)
        self.setCurrentIndex(self.findData(self._settings.page))
        named(self, tr("Paper"))
        self.currentTextChanged.connect(self._keep)

    @property
    def page(self) -> PageSize:
        """The chosen paper."""
        return self._settings.page

    def _keep(self) -> None:
        self._settings.page = "Letter" if self.currentData() == "Letter" else "A4"


class SheetTarget(Target):
    """Event, player and Deck Log code are the deck's, the other lines the player's."""

    can_save = can_print = True

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared)
        self.view = self.pages = Pages(shared.services.theme)
        self.paper = PaperChoice(shared)
        self.paper.currentTextChanged.connect(self.refresh)
        labels = {
            "event": tr("Event"),
            "date": tr("Date"),
            "place": tr("Place"),
            "player": tr("Player"),
            "player_id": tr("Player ID"),
            "deck_log_code": tr("Deck Log code"),
        }
        self.fields = {name: QLineEdit() for name in labels}
        """What the sheet asks for, to be typed."""

        fields = QFormLayout()
        fields.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for name, field in self.fields.items():
            field.setMaxLength(200)
            field.setAccessibleName(labels[name])
            fields.addRow(labels[name], field)
        fields.addRow(tr("Paper"), self.paper)
        self.in_japanese.setText(tr("In Japanese"))
        fields.addRow(self.in_japanese)
        self.form.addLayout(fields)
        self._fill()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_PAUSE)
        self._later.timeout.connect(self.refresh)
        self._listen()

    def _fill(self) -> None:
        deck, own = self.shared.deck.deck, self.shared.services.settings.share
        values = {
            "event": deck.event,
            "date": own.date,
            "place": own.place,
            "player": deck.player or own.player,
            "player_id": own.player_id,
            "deck_log_code": deck.deck_log_code,
        }
        for name, field in self.fields.items():
            field.setText(values[name])

    def _listen(self) -> None:
        edits: dict[str, Callable[[str], Callable[[Deck], Deck]]] = {
            "event": lambda text: lambda deck: replace(deck, event=text),
            "player": lambda text: lambda deck: replace(deck, player=text),
            "deck_log_code": lambda text: lambda deck: replace(deck, deck_log_code=text),
        }
        for name, edit in edits.items():
            self.fields[name].textEdited.connect(
                lambda text, name=name, edit=edit: self._edit(name, edit(text))
            )
        for name in ("player", "player_id", "place", "date"):
            self.fields[name].textEdited.connect(self._keep)

    def _edit(self, name: str, change: Callable[[Deck], Deck]) -> None:
        self.shared.deck.edit(Edit(FIELDS[name][1], change), merge_key=f"share {name}")
        self._later.start()

    def _keep(self) -> None:
        own = self.shared.services.settings.share
        own.player, own.player_id = self._typed("player"), self._typed("player_id")
        own.place, own.date = self._typed("place"), self._typed("date")
        self._later.start()

    def _typed(self, name: str) -> str:
        return self.fields[name].text().strip()

    def data(self) -> SheetData:
        """What the sheet states now."""
        deck = self.shared.deck
        return SheetData(
            deck.deck,
            self.shared.services.catalogue,
            deck.format,
            deck.on,
            event=self._typed("event"),
            event_date=self._typed("date"),
            place=self._typed("place"),
            player=self._typed("player"),
            player_id=self._typed("player_id"),
            deck_log_code=self._typed("deck_log_code"),
        )

    def refresh(self) -> None:
        """Lay the pages out."""
        self._later.stop()
        data = self.data()
        pages = sheet_pages(data, self.paper.page, self.language)
        width, height = SIZES[self.paper.page]
        self.pages.show_pages(len(pages), height / width, _painter_of(pages))
        said = (
            counted(len(pages), "page") if data.is_legal else say("The deck is not legal; the sheet says so")
        )
        if missing := undrawable(data.typed):
            said = say(
                "{said}. No font here has {letters}: write it by hand",
                said=said,
                letters=code_points(missing),
            )
        self.noted.emit(shown(said))

    def save(self) -> None:
        """Save the sheet as a PDF."""
        data = self.data()
        if not self._is_wanted(data, tr("Save anyway")):
            return
        page, language = self.paper.page, self.language
        content = bytes_of(lambda device: write_sheet(data, device, page, language))
        self.save_file(tr("{deck} sheet", deck=self.shared.deck.title), ".pdf", content)

    def print_out(self) -> None:
        """Print the sheet."""
        data = self.data()
        if not self._is_wanted(data, tr("Print anyway")):
            return
        pages = sheet_pages(data, self.paper.page, self.language)
        title = tr("{deck} sheet", deck=self.shared.deck.title)
        self.print_pages(title, self.paper.page, len(pages), _painter_of(pages))

    def _is_wanted(self, data: SheetData, action: str) -> bool:
        if data.is_legal:
            return True
        problems = shown(counted(len(data.violations), "problem"))
        text = tr(
            "The sheet lists what is wrong ({problems}) and is marked on every page.", problems=problems
        )
        return self.shared.services.ask.confirm(tr("The deck is not legal"), text, action)


def _painter_of(pages: tuple[Page, ...]) -> Callable[[QPainter, int, QRectF], None]:
    return lambda painter, at, rect: paint_sheet(painter, pages[at], rect)
