"""The About box: what is installed, of what day the card data is, under which licences all of it stands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.decks.disk import DeckFileError
from deckbuilder.decks.paths import ensure_folder
from deckbuilder.gui.deck_library.actions import show_in_file_manager
from deckbuilder.gui.installed import Facts, bug_report, installed, licences
from deckbuilder.gui.layout import open_at
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.flow import Flow
from deckbuilder.gui.widgets.words import STRONG, Words
from deckbuilder.paper.fonts import NUMERALS


class About(QDialog):
    """Not modal; every text in it can be selected."""

    page_wanted = Signal(str)
    """The name of a page of the help."""

    def __init__(
        self,
        services: Services,
        parent: QWidget | None = None,
        *,
        show_folder: Callable[[Path], bool] = show_in_file_manager,
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._show = show_folder
        theme = services.theme
        self.setWindowTitle(tr("About Deck builder"))
        self.copy = QPushButton(tr("Copy for a &bug report"))
        self.folder = QPushButton(tr("Open the &data folder"))
        self.news = QPushButton(tr("What is &new"))
        self.close_ = QPushButton(tr("Close"))
        self.said = Words(theme, tone="text2", wrap=True)
        self._forms: list[QFormLayout] = []
        self._put_together()
        theme.changed.connect(self._fit)
        self.copy.clicked.connect(self._copy)
        self.folder.clicked.connect(self._show_folder)
        self.news.clicked.connect(lambda: self.page_wanted.emit("news"))
        self.close_.clicked.connect(self.close)
        self.close_.setDefault(True)
        self.close_.setFocus()
        open_at(self, theme, 46, 44)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is little room, what something is stands below its name."""
        super().resizeEvent(event)
        self._fit()

    # ---- inside -------------------------------------------------------------------------------------------

    def _put_together(self) -> None:
        theme = self._services.theme
        inner = QWidget()
        text = QVBoxLayout(inner)
        text.setContentsMargins(theme.steps(6), theme.steps(5), theme.steps(6), theme.steps(5))
        text.setSpacing(theme.steps(2))
        text.addWidget(Words(theme, tr("Deck builder"), scale=2.2, weight=STRONG, family=NUMERALS))
        text.addWidget(Words(theme, tr("for the Godzilla Card Game"), scale=1.1, tone="text2", wrap=True))
        text.addSpacing(theme.steps(2))
        text.addWidget(
            Words(
                theme,
                tr(
                    "Unofficial, made by fans. It is not connected with the publisher of the game or the "
                    "owners of its characters, and holds no card pictures and none of the publisher's texts."
                ),
                wrap=True,
            )
        )
        for title, facts in (
            (tr("Installed"), installed(self._services)),
            (tr("Licences"), licences()),
        ):
            text.addSpacing(theme.steps(3))
            text.addWidget(Words(theme, title, weight=STRONG))
            text.addLayout(self._columns(facts))
        text.addStretch(1)
        area = QScrollArea()
        area.setWidget(inner)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setAccessibleName(tr("About Deck builder"))
        buttons = Flow(last_right=True)
        buttons.setSpacing(theme.steps(2))
        for button in (self.copy, self.folder, self.news, self.close_):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        foot = QVBoxLayout()
        foot.setContentsMargins(*[theme.steps(3)] * 4)
        foot.setSpacing(theme.steps(2))
        foot.addWidget(self.said)
        foot.addLayout(buttons)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(area, 1)
        layout.addLayout(foot)

    def _fit(self) -> None:
        policy = QFormLayout.RowWrapPolicy
        narrow = self.width() < self._services.theme.ems(36)
        for form in self._forms:
            form.setRowWrapPolicy(policy.WrapAllRows if narrow else policy.DontWrapRows)

    def _columns(self, facts: Facts) -> QLayout:
        theme = self._services.theme
        form = QFormLayout()
        self._forms.append(form)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        form.setHorizontalSpacing(theme.steps(5))
        form.setVerticalSpacing(theme.steps(1))
        for name, what in facts:
            value = Words(theme, what, wrap=True).selectable()
            value.setAccessibleName(f"{name}: {what}")
            form.addRow(Words(theme, name, tone="text2"), value)
        return form

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(bug_report(self._services))
        self.said.setText(tr("Copied: versions, system and settings; nothing about your decks or folders."))

    def _show_folder(self) -> None:
        try:
            folder = ensure_folder(self._services.paths.data)
        except DeckFileError as error:
            self.said.setText(shown(str(error)))
            return
        done = self._show(folder)
        self.said.setText("" if done else tr("No program opens folders here. It is {folder}.", folder=folder))
