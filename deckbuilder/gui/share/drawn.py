"""Targets that are drawn: the picture of the deck for a chat, proxies to cut out, the code for a phone."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QCheckBox, QFormLayout, QLineEdit

from deckbuilder.cards.messages import counted
from deckbuilder.decks.interchange import write_deck
from deckbuilder.gui.tr import shown, tr
from deckbuilder.paper.deck_picture import deck_picture, standing_of
from deckbuilder.paper.offscreen import bytes_of, png
from deckbuilder.paper.proxies import Proxies
from deckbuilder.paper.qr import QrTooLongError, qr_image
from deckbuilder.paper.sheet import SheetData

from .pages import Pages, showing
from .sheet import PaperChoice
from .target import Shared, Target

_QR_PIXELS = 1000


class PictureTarget(Target):
    """Every card with its count on one picture."""

    can_copy = can_save = True

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared)
        self.view = self.pages = Pages(shared.services.theme)
        self.dark = QCheckBox(tr("On a dark ground"))
        self.dark.setChecked(shared.services.settings.share.dark)
        self.dark.toggled.connect(self._on_dark)
        self.form.addWidget(self.dark)
        self.form.addWidget(self.in_japanese)
        self.image = QImage()
        """As it would be copied or saved."""

    def _on_dark(self, dark: bool) -> None:
        self.shared.services.settings.share.dark = dark
        self.refresh()

    def refresh(self) -> None:
        """Draw the deck."""
        deck, services = self.shared.deck, self.shared.services
        self.image = deck_picture(
            deck.deck,
            services.catalogue,
            dark=self.dark.isChecked(),
            language=self.language,
            standing=standing_of(
                SheetData(deck.deck, services.catalogue, deck.format, deck.on), self.language
            ),
            pictures=self.shared.pictures,
        )
        image = self.image
        self.pages.show_pages(1, image.height() / image.width(), showing(image))
        self.noted.emit(tr("{width} × {height} pixels", width=image.width(), height=image.height()))

    def copy(self) -> None:
        """Copy the picture."""
        QGuiApplication.clipboard().setImage(self.image)
        self.noted.emit(tr("Copied"))

    def save(self) -> None:
        """Save the picture."""
        self.save_file(self.shared.deck.title, ".png", png(self.image))


class ProxyTarget(Target):
    """Cards of 63 x 88 mm, nine on a page."""

    can_save = can_print = True

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared)
        self.view = self.pages = Pages(shared.services.theme)
        self.paper = PaperChoice(shared)
        self.paper.currentTextChanged.connect(self.refresh)
        self.mono = QCheckBox(tr("Black and white"))
        self.marked = QCheckBox(tr("PROXY on every card"))
        line = QFormLayout()
        line.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        line.addRow(tr("Paper"), self.paper)
        self.form.addLayout(line)
        for option in (self.mono, self.marked):
            option.toggled.connect(self.refresh)
            self.form.addWidget(option)
        self.form.addWidget(self.in_japanese)

    def proxies(self) -> Proxies:
        """The pages as chosen."""
        return Proxies(
            self.shared.deck.deck,
            self.shared.services.catalogue,
            page=self.paper.page,
            language=self.language,
            mono=self.mono.isChecked(),
            marked=self.marked.isChecked(),
            pictures=self.shared.pictures,
        )

    def refresh(self) -> None:
        """Show the pages."""
        proxies = self.proxies()
        sheet = proxies.sheet

        def paint(painter: QPainter, at: int, rect: QRectF) -> None:
            painter.scale(rect.width() / sheet.width(), rect.width() / sheet.width())
            proxies.paint(painter, at + 1)

        self.pages.show_pages(proxies.page_count, sheet.height() / sheet.width(), paint)
        pages = shown(counted(proxies.page_count, "page"))
        self.noted.emit(tr("{pages}, to be printed at 100 %", pages=pages))

    def save(self) -> None:
        """Save the pages as a PDF."""
        name = tr("{deck} proxies", deck=self.shared.deck.title)
        self.save_file(name, ".pdf", bytes_of(self.proxies().write))

    def print_out(self) -> None:
        """Print the pages in their size, in the middle of whatever paper there is."""
        proxies = self.proxies()

        def paint(painter: QPainter, at: int, paper: QRectF) -> None:
            dots = painter.device().logicalDpiX() / 25.4
            painter.save()
            painter.translate(paper.center())
            painter.scale(dots, dots)
            painter.translate(-proxies.sheet.width() / 2, -proxies.sheet.height() / 2)
            proxies.paint(painter, at + 1)
            painter.restore()

        title = tr("{deck} proxies", deck=self.shared.deck.title)
        self.print_pages(title, proxies.page, proxies.page_count, paint)


class QrTarget(Target):
    """The code of the deck, read off the screen with a phone."""

    can_copy = can_save = True

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared)
        self.view = self.pages = Pages(shared.services.theme, whole=True)
        self.code = QLineEdit()
        """What a phone reads."""

        self.code.setReadOnly(True)
        self.code.setAccessibleName(tr("Deck code"))
        self.form.addWidget(self.code)
        self.image = QImage()

    def refresh(self) -> None:
        """Draw the code."""
        services = self.shared.services
        code = write_deck(self.shared.deck.deck, "code", services.catalogue).decode().strip()
        self.code.setText(code)
        self.code.setCursorPosition(0)
        try:
            self.image = qr_image(code, _QR_PIXELS)
        except QrTooLongError:
            self.image = QImage()
            self.pages.show_pages(0, 1, showing(self.image))
            self.noted.emit(tr("The deck is too large for a QR picture; copying gives its code"))
            return
        self.pages.show_pages(1, 1, showing(self.image))
        self.noted.emit(tr("Read the code with a phone, or copy it as text"))

    def copy(self) -> None:
        """Copy the code."""
        self.copy_text(self.code.text())

    def save(self) -> None:
        """Save the QR picture."""
        if self.image.isNull():
            self.shared.services.ask.tell(
                tr("File is not saved"), tr("The deck is too large for a QR picture.")
            )
            return
        self.save_file(tr("{deck} code", deck=self.shared.deck.title), ".png", png(self.image))
