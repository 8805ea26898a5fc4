"""What the app remembers between starts: preferences and the layout of its windows, in one versioned file.

Read tolerantly, written atomically. A file that cannot be read is set aside under another name and said so;
the app starts with its defaults (B64). A layout that cannot be used costs the layout alone.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Literal, cast

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from deckbuilder.cards.messages import say
from deckbuilder.decks.deck import DEFAULT_FORMAT

VERSION = 1
MAX_BYTES = 1024 * 1024

SchemeChoice = Literal["system", "light", "dark", "contrast"]
LanguageChoice = Literal["system", "en", "ja"]


class Layout(BaseModel):
    """Where the player left the window and its parts; anything odd in it falls back to the default layout."""

    model_config = ConfigDict(extra="ignore")

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

    board_widths: list[int] = []
    """Of its board and its side panel, as the player has set them; empty for as they come."""

    board_heights: list[int] = []
    """The same of what is asked, the card and the log at its side."""

    scenario: str = ""
    """The same of the dialog in which positions are set up."""

    strongest: str = ""
    """The same of the window with the board that has the most counter power."""

    splitters: dict[str, list[int]] = {}
    columns: dict[str, str] = {}
    """Order, widths and hidden columns by table, as ``gui.columns`` writes them."""

    sorts: dict[str, str] = {}
    """By list, the order the player chose: ``power desc, name`` (B49)."""

    folded: list[str] = ["filters/keywords"]
    """Groups and sections that are folded away: ``deck/battle``, ``filters/sets``."""

    view: Literal["grid", "table"] = "grid"
    card_width: int = Field(default=120, ge=60, le=400)
    """Width of a face in the grid, device-independent pixels at font size 10."""

    lower_tab: str = "checks"
    """The panel under the deck that was last brought to the front."""


class OddsQuestion(BaseModel):
    """A question: how likely are at least so many cards of a group among so many drawn."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    least: int = Field(default=1, ge=1, le=50)
    group: str = "t:monster"
    """A search text."""

    draws: int = Field(default=5, ge=1, le=50)


class SimulationChoices(BaseModel):
    """How batches of games are played (``gui.simulation``), as they were last."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    games: int = Field(default=1000, ge=1, le=200_000)
    """With each opponent."""

    seed: int = Field(default=0, ge=0, le=2**31 - 1)
    """Of the first game."""

    pilot: Literal["greedy", "lookahead", "random", "passive"] = "greedy"
    """Who plays the deck."""

    against: Literal["passive", "deck", "folder"] = "passive"
    rival: Literal["greedy", "lookahead", "random", "passive"] = "greedy"
    """Who plays the opponent's deck."""

    folder: str = ""
    """Of opponents; empty for the library."""

    zone: int = Field(default=1, ge=1, le=8)
    """Of the passive opponent's monster, as the three after it."""

    rank: int = Field(default=1, ge=1, le=4)
    rage: int = Field(default=0, ge=0, le=99)
    threat: int = Field(default=30_000, ge=0, le=999_000)
    stands: bool = False
    """It does not advance."""

    first: Literal["seed", "deck", "opponent"] = "seed"
    """Who takes the first turn."""

    decisions: int = Field(default=20_000, ge=1, le=1_000_000)
    """After so many a game is given up."""

    seconds: float = Field(default=60, ge=0.1, le=3600)
    """The same on the clock."""

    workers: int = Field(default=0, ge=0, le=64)
    """Processes; 0 for as many as the machine has."""

    scheduler: str = ""
    """Address of a cluster's scheduler (``play.cluster``); empty for this machine."""


class BoardSettings(BaseModel):
    """How the player likes to play: the opponent of the last game, and what is done without asking."""

    model_config = ConfigDict(extra="ignore")

    opponent: Literal["passive", "bot", "person"] = "passive"
    zone: int = Field(default=1, ge=1, le=8)
    rank: int = Field(default=1, ge=1, le=4)
    rage: int = Field(default=0, ge=0, le=99)
    threat: int = Field(default=30_000, ge=0, le=999_000)
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


class Settings(BaseModel):
    """The preferences and the layout. Change a field, then ``SettingsFile.save``."""

    model_config = ConfigDict(extra="allow", validate_assignment=True)

    version: int = VERSION
    scheme: SchemeChoice = "system"
    language: LanguageChoice = "system"
    """Taken up when the app starts."""

    font_size: float | None = Field(default=None, ge=8, le=24)
    """Points; None for the system's size (LOOK 4)."""

    searches: dict[str, str] = {}
    """Searches the player keeps, by name."""

    earlier_searches: list[str] = []
    """Searches made, the last one first."""

    default_format: str = DEFAULT_FORMAT
    autosave_seconds: float = Field(default=10, ge=1, le=600)
    picture_folder: str | None = None
    """A folder of the player's own pictures of cards; None for the drawn ones."""

    motion: bool = True
    """Whether changes are shown as short movements (LOOK 5)."""

    tour_seen: bool = False
    """The tour was finished or skipped, or the settings are from a version before it."""

    palette_used: list[str] = []
    """What was chosen in the palette, the last one first."""

    odds: list[OddsQuestion] = [OddsQuestion(), OddsQuestion(least=2, group="t:battle r<=3", draws=6)]
    """What the player asks about every deck."""

    simulation: SimulationChoices = SimulationChoices()
    board: BoardSettings = BoardSettings()
    layout: Layout = Layout()


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

    def save(self, settings: Settings) -> None:
        """Write the settings; a folder that cannot be written is noted in ``problem`` and nothing else."""
        temporary = self.path.with_suffix(".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            temporary.write_text(settings.model_dump_json(indent=1), encoding="utf-8")
            os.replace(temporary, self.path)  # noqa: PTH105 - Path.replace hides that this is the atomic step
        except OSError as error:
            self.problem = say(
                "The settings cannot be saved at {path} ({reason}).",
                path=str(self.path),
                reason=error.strerror,
            )

    def _parse(self, data: bytes) -> Settings:
        if len(data) > MAX_BYTES:
            raise ValueError(say("the file is too large"))
        fields = json.loads(data)
        if isinstance(fields, dict):
            fields = self._with_usable_layout(cast("dict[str, object]", fields))
            fields.setdefault("tour_seen", True)  # whoever has settings knows the app
        settings = Settings.model_validate(fields)
        if settings.version > VERSION:
            raise ValueError(say("it was written by a newer version of the app"))
        return settings

    def _with_usable_layout(self, fields: dict[str, object]) -> dict[str, object]:
        try:
            return {**fields, "layout": Layout.model_validate(fields.get("layout", {}))}
        except ValidationError as error:
            self.problem = say(
                "The layout in {path} could not be used: {reason}. The usual layout is shown.",
                path=str(self.path),
                reason=_reason(error),
            )
            return {**fields, "layout": Layout()}

    def _set_aside(self, reason: str) -> None:
        aside = self.path.with_suffix(".damaged.json")
        try:
            os.replace(self.path, aside)  # noqa: PTH105
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
            aside=aside.name,
        )


def _reason(error: Exception) -> str:
    if isinstance(error, ValidationError):
        first = error.errors(include_url=False)[0]
        return f"{'.'.join(map(str, first['loc']))}: {first['msg']}"
    if isinstance(error, json.JSONDecodeError):
        return say("it is not JSON")
    return str(error)
