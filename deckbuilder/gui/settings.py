"""What the app remembers between starts: preferences and the layout of its windows, in one versioned file.

Read tolerantly, written atomically. A value that cannot be used falls back alone, a file that cannot be read
is set aside under another name and the app starts with its defaults; both are said (B64).
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Annotated, Literal, cast

from deckbuilder.cards.messages import joined, say
from deckbuilder.decks.deck import DEFAULT_FORMAT
from deckbuilder.decks.disk import DeckFileError, write_file
from deckbuilder.decks.paths import ensure_folder
from deckbuilder.decks.remembered import Between, UnusableError, read

VERSION = 1
MAX_BYTES = 1024 * 1024
MOST_FAULTS = 5
"""So many values that cannot be used are named."""

SchemeChoice = Literal["system", "light", "dark", "contrast"]
LanguageChoice = Literal["system", "en", "ja"]


@dataclass(slots=True)
class Layout:
    """Where the player left the window and its parts; anything odd in it falls back to the default layout."""

    geometry: str = ""
    """``QWidget.saveGeometry`` in base 64."""

    docks: str = ""
    """``QMainWindow.saveState`` in base 64: where the library is docked and whether it is shown."""

    deck_order: str = "name"
    """What the decks of the library are sorted by."""

    help: str = ""
    """The same of the help window."""

    collection: str = ""
    """The same of the collection's window."""

    statistics: str = ""
    """The same of the window with the statistics."""

    simulation: str = ""
    """The same of the simulation's window."""

    board: str = ""
    """The same of the window in which decks are played."""

    board_widths: list[int] = field(default_factory=list[int])
    """Of its board and its side panel, as the player has set them; empty for as they come."""

    board_heights: list[int] = field(default_factory=list[int])
    """The same of what is asked, the card and the log at its side."""

    scenario: str = ""
    """The same of the dialog in which positions are set up."""

    strongest: str = ""
    """The same of the window with the board that has the most counter power."""

    splitters: dict[str, list[int]] = field(default_factory=dict[str, list[int]])
    columns: dict[str, str] = field(default_factory=dict[str, str])
    """Order, widths and hidden columns by table, as ``gui.columns`` writes them."""

    sorts: dict[str, str] = field(default_factory=dict[str, str])
    """By list, the order the player chose: ``power desc, name`` (B49)."""

    folded: list[str] = field(default_factory=lambda: ["filters/keywords"])
    """Groups and sections that are folded away: ``deck/battle``, ``filters/sets``."""

    view: Literal["grid", "table"] = "grid"
    card_width: Annotated[int, Between(60, 400)] = 120
    """Width of a face in the grid, device-independent pixels at font size 10."""

    lower_tab: str = "checks"
    """The panel under the deck that was last brought to the front."""


@dataclass(frozen=True, slots=True)
class OddsQuestion:
    """A question: how likely are at least so many cards of a group among so many drawn."""

    least: Annotated[int, Between(1, 50)] = 1
    group: str = "t:monster"
    """A search text."""

    draws: Annotated[int, Between(1, 50)] = 5


@dataclass(frozen=True, slots=True)
class SimulationChoices:
    """How batches of games are played (``gui.simulation``), as they were last."""

    games: Annotated[int, Between(1, 200_000)] = 1000
    """With each opponent."""

    seed: Annotated[int, Between(0, 2**31 - 1)] = 0
    """Of the first game."""

    pilot: Literal["greedy", "lookahead", "random", "passive"] = "greedy"
    """Who plays the deck."""

    against: Literal["passive", "deck", "folder"] = "passive"
    rival: Literal["greedy", "lookahead", "random", "passive"] = "greedy"
    """Who plays the opponent's deck."""

    folder: str = ""
    """Of opponents; empty for the library."""

    zone: Annotated[int, Between(1, 8)] = 1
    """Of the passive opponent's monster, as the three after it."""

    rank: Annotated[int, Between(1, 4)] = 1
    rage: Annotated[int, Between(0, 99)] = 0
    threat: Annotated[int, Between(0, 999_000)] = 30_000
    stands: bool = False
    """It does not advance."""

    first: Literal["seed", "deck", "opponent"] = "seed"
    """Who takes the first turn."""

    decisions: Annotated[int, Between(1, 1_000_000)] = 20_000
    """After so many a game is given up."""

    seconds: Annotated[float, Between(0.1, 3600)] = 60
    """The same on the clock."""

    workers: Annotated[int, Between(0, 64)] = 0
    """Processes; 0 for as many as the machine has."""

    scheduler: str = ""
    """Address of a cluster's scheduler (``play.cluster``); empty for this machine."""


@dataclass(slots=True)
class BoardSettings:
    """How the player likes to play: the opponent of the last game, and what is done without asking."""

    opponent: Literal["passive", "bot", "person"] = "passive"
    zone: Annotated[int, Between(1, 8)] = 1
    rank: Annotated[int, Between(1, 4)] = 1
    rage: Annotated[int, Between(0, 99)] = 0
    threat: Annotated[int, Between(0, 999_000)] = 30_000
    behaviour: Literal["advances", "stands"] = "advances"
    bot: str = "greedy"
    against: str = ""
    """The deck of the opponent as the list of decks calls it."""

    only_answer: bool = True
    equal_order: bool = True
    pass_alone: bool = False
    draw: bool = True
    discard: bool = True
    reset_rage: bool = True
    counter: bool = True
    advance: bool = True
    refill: bool = True
    columns: bool = True
    """Whether the column of the zone pointed at is shaded over both boards."""

    turned: bool = False
    """Whether the opponent's faces lie turned by half, as across a table."""


@dataclass(slots=True)
class ShareSettings:
    """What the player shared last and how, and what a registration sheet asks that no deck knows."""

    target: str = "text"
    page: Literal["A4", "Letter"] = "A4"
    dark: bool = False
    player: str = ""
    player_id: str = ""
    place: str = ""
    date: str = ""
    """Of the event, as written."""


@dataclass(slots=True)
class Settings:
    """The preferences and the layout. Change a field, then ``SettingsFile.save``."""

    version: int = VERSION
    scheme: SchemeChoice = "system"
    language: LanguageChoice = "system"
    """Taken up when the app starts."""

    font_size: Annotated[float, Between(8, 24)] | None = None
    """Points; None for the system's size (LOOK 4)."""

    searches: dict[str, str] = field(default_factory=dict[str, str])
    """Searches the player keeps, by name."""

    earlier_searches: list[str] = field(default_factory=list[str])
    """Searches made, the last one first."""

    default_format: str = DEFAULT_FORMAT
    autosave_seconds: Annotated[float, Between(1, 600)] = 10
    picture_folder: str | None = None
    """A folder of the player's own pictures of cards; None for the drawn ones."""

    motion: bool = True
    """Whether changes are shown as short movements (LOOK 5)."""

    tour_seen: bool = False
    """The tour was finished or skipped, or the settings are from a version before it."""

    palette_used: list[str] = field(default_factory=list[str])
    """What was chosen in the palette, the last one first."""

    odds: list[OddsQuestion] = field(
        default_factory=lambda: [OddsQuestion(), OddsQuestion(least=2, group="t:battle r<=3", draws=6)]
    )
    """What the player asks about every deck."""

    simulation: SimulationChoices = SimulationChoices()
    board: BoardSettings = field(default_factory=BoardSettings)
    share: ShareSettings = field(default_factory=ShareSettings)
    layout: Layout = field(default_factory=Layout)
    unknown: dict[str, object] = field(default_factory=dict[str, object])
    """What another version of the app wrote, kept as it is."""


class SettingsFile:
    """Loads and saves the settings of one folder."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problem: str = ""
        """One sentence for the player when the file could not be used, else empty."""

    def load(self) -> Settings:
        """The saved settings, or the defaults; see ``problem``."""
        try:
            data = self.path.read_bytes()
        except FileNotFoundError:
            return Settings()
        except OSError as error:
            self.problem = say(
                "The settings at {path} cannot be read ({reason}); defaults are used.",
                path=str(self.path),
                reason=error.strerror,
            )
            return Settings()
        try:
            return self._parse(data)
        except (ValueError, RecursionError) as error:
            self._set_aside(_reason(error))
            return Settings()

    def save(self, settings: Settings) -> bool:
        """Write the settings; where that fails ``problem`` says why and the old file stays (B62)."""
        try:
            ensure_folder(self.path.parent)
            write_file(self.path, _text_of(settings).encode("utf-8"))
        except DeckFileError as error:
            self.problem = say("The settings cannot be saved. {reason}", reason=str(error))
            return False
        return True

    def _parse(self, data: bytes) -> Settings:
        if len(data) > MAX_BYTES:
            raise ValueError(say("the file is too large"))
        given = json.loads(data)
        if not isinstance(given, dict):
            raise ValueError(say("it holds no preferences"))
        values = cast("dict[str, object]", given)
        version = values.get("version")
        if isinstance(version, int) and version > VERSION:
            raise ValueError(say("it was written by a newer version of the app"))
        values.setdefault("tour_seen", True)  # whoever has settings knows the app
        known = {each.name for each in fields(Settings)} - {"unknown"}
        unknown = {name: values.pop(name) for name in values.keys() - known}
        faults: list[UnusableError] = []
        settings = read(Settings, values, faults=faults)
        settings.unknown = unknown
        if faults:
            self._keep_copy(data, faults)
        return settings

    def _keep_copy(self, data: bytes, faults: list[UnusableError]) -> None:
        """Keep a file of which some values are not used; the next save would take them away."""
        try:
            write_file(self._aside, data)
            kept = True
        except DeckFileError:
            kept = False
        named = [each.words for each in faults[:MOST_FAULTS]]
        self.problem = say(
            "Some settings in {path} could not be used, the usual ones are taken instead: {faults}. "
            "The old file is kept as {aside}."
            if kept
            else "Some settings in {path} could not be used, the usual ones are taken instead: {faults}.",
            path=str(self.path),
            faults=joined([*named, "…"] if len(faults) > MOST_FAULTS else named),
            aside=self._aside.name,
        )

    @property
    def _aside(self) -> Path:
        return self.path.with_suffix(".damaged.json")

    def _set_aside(self, reason: str) -> None:
        try:
            self.path.replace(self._aside)
            kept = True
        except OSError:
            kept = False
        self.problem = say(
            "The settings at {path} could not be used: {reason}. Defaults are used. "
            "The old file is kept as {aside}."
            if kept
            else "The settings at {path} could not be used: {reason}. Defaults are used.",
            path=str(self.path),
            reason=reason,
            aside=self._aside.name,
        )


def _text_of(settings: Settings) -> str:
    values = asdict(settings)
    return json.dumps({**values.pop("unknown"), **values}, indent=1)


def _reason(error: Exception) -> str:
    return say("it is not JSON") if isinstance(error, json.JSONDecodeError) else str(error)
