"""The replays of the board's window: saved, opened, and shown."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from deckbuilder.decks.disk import DeckFileError, read_file
from deckbuilder.decks.file_names import safe_file_name
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.play import GreedyBot, PassiveBot, Replay, ReplayError, read_replay, write_replay

from .scenario import save_text
from .start import Start, from_session

if TYPE_CHECKING:
    from .window import GoldfishWindow

REPLAY = ".replay.txt"


def start_of_replay(replay: Replay, title: str, services: Services) -> Start:
    """From what a replay began, so that it can be begun again."""
    opening = replay.session.opening
    fish = opening is not None and opening.goldfish is not None
    bot = PassiveBot() if fish else GreedyBot()
    opponent = tr("Passive opponent") if fish else tr("Second deck")
    return from_session(title, opponent, replay.session, services.catalogue, bot)


class Replays:
    """Of one window."""

    def __init__(self, window: GoldfishWindow, services: Services) -> None:
        self._window, self._services = window, services

    def save(self) -> None:
        """Save the game up to the present."""
        game, services = self._window.game, self._services
        if game.session.opening is None:
            services.ask.tell(
                tr("This game cannot be saved as a replay"),
                tr(
                    "It began from a position that was set up. Save the position instead, or copy it as text."
                ),
            )
            return
        name = f"{safe_file_name(game.start.title)}, {game.seed}{REPLAY}"
        path = services.ask.save_path(
            self._folder() / name, tr("Save the replay"), f"{tr('Replays')} (*{REPLAY})"
        )
        if path is not None and save_text(path, write_replay(game.session, services.catalogue), services):
            self._window.say(tr("Saved: {file}", file=path.name))

    def open(self) -> None:
        """Load a game; one that was played with other card data is only looked at."""
        for path in self._services.ask.open_paths(self._folder(), tr("Open a replay"))[:1]:
            self.load(path)

    def load(self, path: Path) -> None:
        """Load a game from a file."""
        try:
            replay = read_replay(read_file(path), self._services.catalogue)
        except (ReplayError, DeckFileError) as error:
            self._services.ask.tell(tr("The replay cannot be opened"), shown(str(error)))
            return
        self.show(replay, path.name.removesuffix(REPLAY))

    def show(self, replay: Replay, title: str) -> None:
        """Show a game that was read or played elsewhere, where its session stands."""
        self._window.watch(start_of_replay(replay, title, self._services), replay.session)
        self.say_notes(replay)

    def say_notes(self, replay: Replay) -> None:
        """Tell why a replay is only to be looked at, if it is."""
        if replay.notes:
            self._window.notices.show_notice(
                tr("This replay is only to be looked at"),
                "\n".join(str(note) for note in replay.notes),
                [(tr("Close"), lambda: None)],
            )

    def _folder(self) -> Path:
        folder = self._services.paths.decks
        return folder if folder.is_dir() else Path.home()
