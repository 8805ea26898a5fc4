"""One game of a batch to read: what each did, step by step, to copy and to save as a replay."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from deckbuilder.decks.disk import DeckFileError, write_file
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.gui.widgets.words import STRONG, Words
from deckbuilder.play.describe import describe_outcome
from deckbuilder.play.replay import Replay, write_replay
from deckbuilder.play.voice import Voice


class StoryDialog(QDialog):
    """Not modal."""

    def __init__(self, replay: Replay, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._services = services
        self._session = session = replay.session
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        theme = services.theme
        self.setWindowTitle(tr("Game with seed {seed}", seed=session.state.seed))
        session.go_to(len(session))
        voice = Voice(0, language=services.language)
        end = describe_outcome(session.outcome, voice) if session.outcome else tr("The game was given up.")
        self.title = Words(theme, end, scale=1.1, weight=STRONG, wrap=True)
        self.text = QPlainTextEdit("\n".join(_story(replay, voice)))
        self.text.setReadOnly(True)
        self.text.setAccessibleName(tr("What happened"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.copy = buttons.addButton(tr("&Copy as text"), QDialogButtonBox.ButtonRole.ActionRole)
        self.save = buttons.addButton(tr("&Save replay…"), QDialogButtonBox.ButtonRole.ActionRole)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.text.toPlainText()))
        self.save.clicked.connect(self._on_save)
        buttons.rejected.connect(self.close)
        layout = QVBoxLayout(self)
        layout.addWidget(self.title)
        layout.addWidget(self.text, 1)
        layout.addWidget(buttons)
        self.resize(theme.ems(50), theme.ems(40))
        self.text.setFocus()

    def _on_save(self) -> None:
        name = f"{self.windowTitle()}.replay.txt"
        path = self._services.ask.save_path(
            self._services.paths.decks / name, tr("Save replay"), "*.replay.txt"
        )
        if path is None:
            return
        try:
            write_file(path, write_replay(self._session, self._services.catalogue).encode())
        except DeckFileError as error:
            self._services.ask.tell(tr("File is not saved"), shown(str(error)))


def _story(replay: Replay, voice: Voice) -> list[str]:
    lines: list[str] = []
    session, turn = replay.session, 0
    for step in session.steps:
        if step.before.turn != turn:
            turn = step.before.turn
            lines += ["", tr("Turn {turn}", turn=turn)]
        lines.append(shown(step.text(voice)))
        lines += [f"    {shown(sentence)}" for sentence in session.news(step, voice)]
    return lines[1:]
