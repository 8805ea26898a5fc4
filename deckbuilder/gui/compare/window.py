"""The window that compares two decks: both are chosen in it, what differs is listed, copied, exported."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.cards.messages import counted
from deckbuilder.decks.compare import Comparison, as_csv, as_lines, compare_decks
from deckbuilder.decks.deck import Deck
from deckbuilder.decks.disk import NO_FILE, DeckFileError, write_file
from deckbuilder.decks.file_names import safe_file_name
from deckbuilder.gui.describe import called
from deckbuilder.gui.layout import open_at
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.named import named
from deckbuilder.gui.widgets.words import STRONG, Words

from .sides import Side, Sides
from .view import ComparisonView


class SideChooser(QWidget):
    """A deck, and which of its versions."""

    def __init__(self, label: str, sides: Sides, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sides = sides
        self._versions: list[Side] = []
        self.choices: list[Side] = []
        """The decks on offer."""

        self.title = Words(services.theme, label, weight=STRONG)
        self.deck, self.version = QComboBox(), QComboBox()
        named(self.deck, label)
        named(self.version, tr("Version of the deck"))
        for box in (self.deck, self.version):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(12)
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for widget in (self.title, self.deck, self.version):
            layout.addWidget(widget)
        self.deck.currentIndexChanged.connect(self._fill_versions)

    def show_choices(self, choices: Sequence[Side], chosen: Side | None) -> None:
        """Offer these decks; one that is not among them is offered with them, a version with its deck."""
        self.choices = list(choices)
        deck = chosen
        if chosen is not None and chosen.is_version:
            deck = next((side for side in choices if side.path == chosen.path), chosen)
        if deck is not None and deck not in self.choices:
            self.choices.append(deck)
        self.deck.blockSignals(True)
        self.deck.clear()
        self.deck.addItems([side.title for side in self.choices])
        self.deck.setCurrentIndex(self.choices.index(deck) if deck else 0)
        self.deck.blockSignals(False)
        self._fill_versions()
        keys = [side.key for side in self._versions]
        if chosen is not None and chosen.key in keys:
            self.version.setCurrentIndex(keys.index(chosen.key) + 1)

    @property
    def side(self) -> Side | None:
        """What is chosen."""
        place = self.version.currentIndex()
        if place > 0:
            return self._versions[place - 1]
        index = self.deck.currentIndex()
        return self.choices[index] if index >= 0 else None

    def _fill_versions(self) -> None:
        index = self.deck.currentIndex()
        path = self.choices[index].path if index >= 0 else None
        self._versions = self._sides.versions(path) if path else []
        self.version.clear()
        self.version.addItem(tr("As it is now"))
        self.version.addItems([side.title for side in self._versions])
        self.version.setEnabled(bool(self._versions))


class CompareWindow(QDialog):
    """Not modal: decks can be edited beside it; it follows when it comes to the front again."""

    def __init__(
        self,
        sides: Sides,
        services: Services,
        chosen: tuple[Side | None, Side | None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._services = services
        self._found: Comparison | None = None
        theme = services.theme
        self.setWindowTitle(tr("Compare decks – Deck builder"))
        self.before = SideChooser(tr("From this deck"), sides, services)
        self.after = SideChooser(tr("To this deck"), sides, services)
        self.swap = QPushButton(tr("S&wap"))
        self.only_changes = QCheckBox(tr("&Only differences"))
        self.only_changes.setChecked(True)
        self.summary = Words(theme, wrap=True, weight=STRONG)
        self.view = ComparisonView(services, "compare")
        self.nothing = Words(theme, tone="text2", wrap=True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.copy = QPushButton(tr("&Copy as text"))
        self.export = QPushButton(tr("&Export…"))
        self.done_ = QPushButton(tr("Close"))
        self.said = Words(theme, tone="text2", wrap=True)
        self._put_together()
        choices = sides.all()
        first = chosen[0] or (choices[0] if choices else None)
        self.before.show_choices(choices, first)
        self.after.show_choices(
            choices, chosen[1] or next((each for each in choices if each != first), first)
        )
        for chooser in (self.before, self.after):
            chooser.deck.currentIndexChanged.connect(self.refresh)
            chooser.version.currentIndexChanged.connect(self.refresh)
        self.swap.clicked.connect(self._on_swap)
        self.only_changes.toggled.connect(self.refresh)
        self.copy.clicked.connect(self._on_copy)
        self.export.clicked.connect(self._on_export)
        self.done_.clicked.connect(self.close)
        open_at(self, theme, 62, 46)
        self.refresh()
        self.view.setFocus()

    def refresh(self) -> None:
        """Read both decks and compare them anew."""
        one, other = self.before.side, self.after.side
        self.said.setText("")
        try:
            decks = [each.read() if each else Deck() for each in (one, other)]
        except DeckFileError as error:
            self._show_nothing(tr("This deck cannot be compared: {reason}", reason=shown(str(error))))
            return
        found = self._found = compare_decks(decks[0], decks[1], self._services.catalogue)
        self.view.show_comparison(found, self.titles, only_changes=self.only_changes.isChecked())
        if found:
            self.summary.setText(
                tr(
                    "{gained} added, {lost} removed",
                    gained=counted(found.gained, "card"),
                    lost=counted(found.lost, "card"),
                )
            )
        else:
            self.summary.setText(tr("No difference"))
        self._show(bool(found) or not self.only_changes.isChecked())
        self.nothing.setText(tr("Both decks are the same: the same cards, the same name and the same notes."))

    @property
    def titles(self) -> tuple[str, str]:
        """What the two decks are called."""
        one, other = self.before.side, self.after.side
        if one and other and one.name == other.name:
            return one.title, other.title
        return one.name if one else tr("No deck"), other.name if other else tr("No deck")

    def event(self, event: QEvent) -> bool:
        """Back in front, it shows what was edited meanwhile."""
        if event.type() is QEvent.Type.WindowActivate and self._found is not None:
            self.refresh()
        return super().event(event)

    # ---- inside -------------------------------------------------------------------------------------------

    def _put_together(self) -> None:
        theme = self._services.theme
        margin = theme.steps(3.5)
        head = QGridLayout()
        head.setColumnStretch(0, 1)
        head.setColumnStretch(2, 1)
        head.setHorizontalSpacing(theme.steps(3))
        head.addWidget(self.before, 0, 0)
        head.addWidget(self.swap, 0, 1, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self.after, 0, 2)
        line = QHBoxLayout()
        line.addWidget(self.summary, 1)
        line.addWidget(self.only_changes)
        foot = QHBoxLayout()
        foot.addWidget(self.said, 1)
        for button in (self.copy, self.export, self.done_):
            foot.addWidget(button)
        for box in (head, line, foot):
            box.setContentsMargins(margin, 0, margin, 0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, margin, 0, margin)
        layout.setSpacing(theme.steps(2))
        layout.addLayout(head)
        layout.addLayout(line)
        layout.addWidget(self.view, 1)
        layout.addWidget(self.nothing, 1)
        layout.addLayout(foot)
        self.copy.setDefault(True)

    def _show(self, table: bool) -> None:
        self.view.setVisible(table)
        self.nothing.setVisible(not table)
        for button in (self.copy, self.export):
            button.setEnabled(self._found is not None)

    def _show_nothing(self, text: str) -> None:
        self._found = None
        self.summary.setText("")
        self.nothing.setText(text)
        self._show(False)

    def _named(self, number: str) -> str:
        card = self._services.catalogue.get(number)
        return called(card, self._services.language) if card else number

    def _on_swap(self) -> None:
        one, other = self.before.side, self.after.side
        choices = list(dict.fromkeys([*self.before.choices, *self.after.choices]))
        self.before.show_choices(choices, other)
        self.after.show_choices(choices, one)
        self.refresh()

    def _text(self) -> str:
        assert self._found is not None
        return "\n".join(map(shown, as_lines(self._found, self.titles, self._named)))

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self._text())
        self.said.setText(tr("Copied"))

    def _on_export(self) -> None:
        if self._found is None:
            return
        one, other = self.titles
        name = safe_file_name(tr("{one} and {other}", one=one, other=other), suffix=".txt")
        folder = self.before.side.path.parent if self.before.side and self.before.side.path else Path.home()
        kinds = f"{tr('Text')} (*.txt);;{tr('Table')} (*.csv)"
        path = self._services.ask.save_path(folder / name, tr("Export the comparison"), kinds)
        if path is None:
            return
        expected = None
        if not path.suffix:  # the dialog has not asked about this name, so nothing may be there
            path, expected = path.with_name(path.name + ".txt"), NO_FILE
        is_table = path.suffix.lower() == ".csv"
        text = as_csv(self._found, self._named) if is_table else self._text() + "\n"
        try:
            write_file(
                path, text.encode("utf-8-sig" if is_table else "utf-8", "replace"), expected_hash=expected
            )
        except DeckFileError as error:
            self._services.ask.tell(tr("The comparison is not exported"), shown(str(error)))
            return
        self.said.setText(tr("Saved as {name}", name=path.name))
