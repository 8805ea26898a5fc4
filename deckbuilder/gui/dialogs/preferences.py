"""The preferences: every choice shows its effect at once, Cancel takes all of them back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.cards.messages import counted, say
from deckbuilder.gui.describe import tip
from deckbuilder.gui.layout import open_at
from deckbuilder.gui.menus import SCHEMES, plain_text
from deckbuilder.gui.services import Services
from deckbuilder.gui.settings import LanguageChoice, SchemeChoice, Settings
from deckbuilder.gui.tr import language_of, shown, tr
from deckbuilder.gui.widgets.cut_words import CutWords
from deckbuilder.gui.widgets.words import Words

LANGUAGES: dict[LanguageChoice, str] = {
    "system": say("As the system"),
    "en": "English",
    "ja": "日本語",
}
"""Each language by its own name, so that it is found by those who read no other."""

PREFERENCES = (
    "scheme",
    "font_size",
    "language",
    "default_format",
    "autosave_seconds",
    "picture_folder",
    "motion",
)
"""The settings that this dialog changes."""

MOST_NAMED = 5
"""So many pictures that cannot be read are named."""


def ask_for_folder(parent: QWidget, title: str, folder: str) -> str:
    """Which folder; empty when cancelled."""
    return QFileDialog.getExistingDirectory(parent, title, folder)


class Preferences(QDialog):
    """Changes the settings and applies them; what is read from them when it is needed follows by itself."""

    restart_wanted = Signal()
    """The player wants the other language now."""

    def __init__(
        self,
        services: Services,
        parent: QWidget | None = None,
        *,
        ask_folder: Callable[[QWidget, str, str], str] = ask_for_folder,
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._ask_folder = ask_folder
        self._filling = False
        settings, theme = services.settings, services.theme
        settings.scheme = theme.choice
        self._before = {name: getattr(settings, name) for name in PREFERENCES}
        self.setWindowTitle(tr("Preferences"))
        self._make_fields()
        self.buttons = QDialogButtonBox()
        self.restore = self.buttons.addButton(tr("&Restore defaults"), QDialogButtonBox.ButtonRole.ResetRole)
        self.cancel = self.buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        self.ok = self.buttons.addButton(tr("OK"), QDialogButtonBox.ButtonRole.AcceptRole)
        for each in (self.choose, self.clear, self.restart, self.restore, self.cancel):
            each.setAutoDefault(False)  # Enter means OK wherever the focus is
        self.ok.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._put_together()
        self._show_settings()
        self._wire()

    # ---- fields -------------------------------------------------------------------------------------------

    def _make_fields(self) -> None:
        services = self._services
        self.scheme = _choices({each: plain_text(shown(text)) for each, text in SCHEMES.items()})
        self.language = _choices({each: shown(text) for each, text in LANGUAGES.items()})
        self.format = _choices({each.full_id: shown(each.full_name) for each in services.formats.offered()})
        self.format.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.format.setMinimumContentsLength(20)
        self._form = QFormLayout()
        self.system_size = QCheckBox(tr("As the system"))
        self.size_ = QSpinBox()
        self.size_.setRange(8, 24)
        self.size_.setSuffix(tr(" pt"))
        self.size_.setAccessibleName(tr("Text size"))
        self.autosave = QSpinBox()
        self.autosave.setRange(1, 600)
        self.autosave.setSuffix(tr(" s"))
        self.motion = QCheckBox(tr("Show changes as short movements"))
        self.folder = CutWords(services.theme, mode=Qt.TextElideMode.ElideMiddle)
        self.choose = QPushButton(tr("C&hoose…"))
        self.choose.setAccessibleName(tr("Choose the folder of own pictures"))
        self.clear = QPushButton(tr("&None"))
        self.clear.setAccessibleName(tr("Use no own pictures"))
        self.pictures = Words(services.theme, scale=0.92, tone="text2", wrap=True)
        self.next_start = Words(services.theme, tr("From the next start"), tone="text2", wrap=True)
        self.restart = QPushButton(tr("Restart &now"))
        self.restart_row = _side_by_side(self.next_start, self.restart)

    def _put_together(self) -> None:
        theme = self._services.theme
        form = self._form
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setHorizontalSpacing(theme.steps(4))
        form.setVerticalSpacing(theme.steps(2.5))
        form.addRow(tr("&Colours"), self.scheme)
        form.addRow(tr("Text si&ze"), _side_by_side(self.size_, self.system_size))
        form.addRow(tr("&Language"), self.language)
        form.addRow("", self.restart_row)
        form.addRow(tr("&Format of new decks"), self.format)
        form.addRow(tr("&Autosave every"), self.autosave)
        form.addRow(tr("Own pictures of cards"), _side_by_side(self.folder, self.choose, self.clear))
        form.addRow("", self.pictures)
        form.addRow(tr("Movement"), self.motion)
        inner = QWidget()
        inner.setLayout(form)
        area = QScrollArea()
        area.setWidget(inner)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout = QVBoxLayout(self)
        layout.addWidget(area, 1)
        layout.addWidget(self.buttons)
        open_at(self, theme, 44, 38)

    def _wire(self) -> None:
        self.scheme.activated.connect(lambda: self._set("scheme", self.scheme.currentData()))
        self.language.activated.connect(lambda: self._set("language", self.language.currentData()))
        self.format.activated.connect(lambda: self._set("default_format", self.format.currentData()))
        self.system_size.toggled.connect(self._set_size)
        self.size_.valueChanged.connect(self._set_size)
        self.autosave.valueChanged.connect(lambda: self._set("autosave_seconds", self.autosave.value()))
        self.motion.toggled.connect(lambda on: self._set("motion", on))
        self.choose.clicked.connect(self._choose_folder)
        self.clear.clicked.connect(lambda: self._set("picture_folder", None))
        self.restart.clicked.connect(self._restart)
        self.restore.clicked.connect(self._restore_defaults)
        self._services.pictures.scanned.connect(self._show_pictures)

    # ---- changing -----------------------------------------------------------------------------------------

    def _set_size(self) -> None:
        self._set("font_size", None if self.system_size.isChecked() else self.size_.value())

    def _choose_folder(self) -> None:
        start = self._services.settings.picture_folder or str(Path.home())
        folder = self._ask_folder(self, tr("Folder of own pictures"), start)
        if folder:
            self._set("picture_folder", folder)

    def _restore_defaults(self) -> None:
        usual = Settings()
        for name in PREFERENCES:
            self._set(name, getattr(usual, name))

    def _set(self, name: str, value: object) -> None:
        settings, theme = self._services.settings, self._services.theme
        if self._filling or getattr(settings, name) == value:
            return
        setattr(settings, name, value)
        if name == "scheme":
            theme.choose(settings.scheme)
        elif name == "font_size":
            theme.set_size(settings.font_size)
        elif name == "picture_folder":
            self._services.pictures.use(settings.picture_folder)
        self._show_settings()

    def reject(self) -> None:
        """Everything as it was."""
        for name, value in self._before.items():
            self._set(name, value)
        super().reject()

    def _restart(self) -> None:
        self.accept()
        self.restart_wanted.emit()

    # ---- showing ------------------------------------------------------------------------------------------

    def _show_settings(self) -> None:
        """The fields as the settings are now."""
        settings, theme = self._services.settings, self._services.theme
        self._filling = True
        for field, value in (
            (self.scheme, settings.scheme),
            (self.language, settings.language),
            (self.format, settings.default_format),
        ):
            field.setCurrentIndex(max(0, field.findData(value)))
        self.system_size.setChecked(settings.font_size is None)
        self.size_.setEnabled(settings.font_size is not None)
        self.size_.setValue(round(theme.size))
        self.autosave.setValue(round(settings.autosave_seconds))
        self.motion.setChecked(settings.motion)
        self._filling = False
        other = language_of(settings.language) != self._services.language
        self._form.setRowVisible(self.restart_row, other)
        self.clear.setEnabled(settings.picture_folder is not None)
        self._show_pictures()

    def _show_pictures(self) -> None:
        settings, pictures = self._services.settings, self._services.pictures
        self.folder.show_text(settings.picture_folder or tr("None: cards are drawn"))
        lines: list[str] = []
        if settings.picture_folder is not None:
            if pictures.problem is not None:
                lines.append(tr("The folder cannot be read: {reason}", reason=pictures.problem))
            else:
                lines.append(tr("{pictures} found", pictures=counted(pictures.count, "card picture")))
            broken = pictures.unreadable
            if broken:
                lines.append(tr("Cannot be read: {files}", files=counted(len(broken), "file")))
                named = sorted(broken.items())[:MOST_NAMED]
                lines += [f"{path.name}: {shown(reason)}" for path, reason in named]
        self.pictures.setText("\n".join(lines))
        self._form.setRowVisible(self.pictures, bool(lines))
        self.pictures.setToolTip(tip("\n".join(str(path) for path in sorted(pictures.unreadable))))


def _choices(texts: dict[str, str] | dict[SchemeChoice, str] | dict[LanguageChoice, str]) -> QComboBox:
    box = QComboBox()
    for value, text in texts.items():
        box.addItem(text, value)
    return box


def _side_by_side(first: QWidget, *others: QWidget) -> QWidget:
    """One field that takes the room and buttons behind it."""
    whole = QWidget()
    layout = QHBoxLayout(whole)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(first, 1)
    for each in others:
        layout.addWidget(each)
    return whole
