"""Makes the pictures of the README from the real app: offscreen, always the same moments, in small files.

``.venv/bin/python packaging/screenshots.py`` draws all of them into ``packaging/screenshots``, names after it
only those. With ``--check`` nothing is written: it tells which pictures no longer show the app as it is.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path
from typing import NamedTuple

os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": "1"}  # before Qt loads

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QEventLoop, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QWidget

from deckbuilder.decks import edits
from deckbuilder.decks.deck import Deck, Section
from deckbuilder.decks.files import read_deck_file, save_deck
from deckbuilder.decks.paths import AppPaths
from deckbuilder.gui.app import build_window
from deckbuilder.gui.application import application
from deckbuilder.gui.goldfish.start import against_deck
from deckbuilder.gui.goldfish.thinking import choice
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.settings import (
    LanguageChoice,
    SchemeChoice,
    Settings,
    SettingsFile,
    SimulationChoices,
)
from deckbuilder.gui.share.dialog import ShareDialog
from deckbuilder.gui.simulation.plan import Entrant, Plan
from deckbuilder.gui.simulation.runner import Place
from deckbuilder.gui.window import MainWindow
from deckbuilder.paper.fonts import JAPANESE, TEXT
from deckbuilder.paper.sheet import SheetData, paint_sheet, sheet_pages
from deckbuilder.play import GreedyBot, numbers_of
from deckbuilder.play.simulation import Cancel

FOLDER = ROOT / "packaging" / "screenshots"
DECKS = ROOT / "card_data" / "decks"
NOW = datetime(2026, 11, 30, 12)
WIDTH, HEIGHT = 1280, 800
COLORS = 128
"""So many in a picture: the app has few, and the file is a quarter of one with all shades."""

NOTICED = 40
"""The least difference of a channel that counts in ``--check``: more than other shades of an edge."""

CHANGED = 0.02
"""Part of a picture that may differ before it is out of date."""


class Stage:
    """The app in a home folder of its own: the bundled fonts, one day, nothing that moves."""

    def __init__(self, folder: Path, scheme: SchemeChoice = "light", language: LanguageChoice = "en") -> None:
        app = application(["deckbuilder"])
        font = QFont([TEXT, JAPANESE])
        font.setPointSizeF(9.5)
        app.setFont(font)
        self.folder = folder
        paths = AppPaths.below(folder / "home")
        settings = Settings(scheme=scheme, language=language, font_size=9.5, motion=False, tour_seen=True)
        paths.config.mkdir(parents=True, exist_ok=True)
        SettingsFile(paths.config / "settings.json").save(settings)
        self.window: MainWindow = build_window(app, paths)
        self.services = self.window.services
        self.services.now = lambda: NOW
        self.show(self.window)
        self.window.start([])

    def show(self, widget: QWidget, width: int = WIDTH, height: int = HEIGHT) -> QWidget:
        """Show a window at its size and give it time."""
        widget.resize(width, height)
        widget.show()
        self.wait()
        return widget

    def wait(self, milliseconds: int = 1500) -> None:
        """Let everything that is drawn beside the window arrive."""
        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()

    def deck(self, name: str) -> Deck:
        """A deck that ships."""
        return read_deck_file(DECKS / f"{name}.deck", self.services.catalogue).result.deck

    def open(self, name: str) -> OpenDeck:
        """A deck that ships, opened as from the menu."""
        self.window.files.open_starter(DECKS / f"{name}.deck")
        opened = self.window.workspace.current
        assert opened is not None
        return opened

    def look_for(self, query: str, number: str) -> None:
        """Type a query and go to one of the cards it finds."""
        self.window.top.zoom.setValue(104)
        self.window.commands.find(query)
        card = self.services.catalogue.get(number)
        assert card is not None
        self.window.commands.go_to(card)


# ---- the moments ------------------------------------------------------------------------------------------


def building(folder: Path) -> QImage:
    """Looking for battle cards of a Resonance deck, with a card in it that does not belong there."""
    stage = Stage(folder)
    stage.open("xilien-gambit").edit(edits.add("Rodan", "EBP01-053", Section.MAIN))
    stage.look_for('trait:"final wars" t:battle cp>=2k', "EBP04-041")
    return grabbed(stage, stage.window)


def japanese(folder: Path) -> QImage:
    """The same window dark and in Japanese, with the figures of the deck."""
    stage = Stage(folder, "dark", "ja")
    stage.open("millennium-depths")
    stage.look_for("c:blue t:battle r:3..7", "EBP01-051")
    stage.window.panes.reveal(stage.window.statistics)
    return grabbed(stage, stage.window)


def playing(folder: Path) -> QImage:
    """A game of two decks in its main phase, played so far by the bot on both sides."""
    stage, bot = Stage(folder), GreedyBot()
    stage.open("xilien-gambit")
    mine, theirs = stage.deck("xilien-gambit"), stage.deck("millennium-depths")
    decks = numbers_of(mine), numbers_of(theirs)
    start = against_deck(stage.services.catalogue, mine.name, decks, theirs.name, bot)
    stage.window.goldfish.play(start, decks[0], seed=7)
    board = stage.window.goldfish.board
    assert board is not None
    for _ in range(20):
        board.game.do(choice(bot, board.game.state, board.game.session.position))
    return grabbed(stage, board)


def in_this_process(place: Place, cancel: Cancel) -> nullcontext[None]:  # noqa: ARG001
    """Games are played where the window is: nothing to start and to end."""
    return nullcontext(None)


def simulating(folder: Path) -> QImage:
    """The report on 300 games of one starter against the other."""
    stage = Stage(folder)
    opened = stage.open("ESD02")
    stage.window.simulations.pools = in_this_process
    stage.window.simulations.show()
    window = stage.window.simulations.windows[0]
    mine, theirs = opened.deck, stage.deck("ESD01")
    choices = SimulationChoices(games=300, seed=1, workers=1, against="deck")
    window.run(Plan(Entrant(mine.name, mine), (Entrant(theirs.name, theirs),), choices), None)
    while window.runner.is_running:
        stage.wait(100)
    return grabbed(stage, window)


def registering(folder: Path) -> QImage:
    """The page that a player hands in."""
    stage = Stage(folder)
    services, deck = stage.services, replace(stage.deck("ginza-rampage"), format="standard-en")
    data = SheetData(
        deck,
        services.catalogue,
        services.formats["standard-en"],
        NOW.date(),
        event="Autumn Cup",
        event_date=str(date(2026, 12, 5)),
        place="Town hall",
        player="Robin Sato",
    )
    page = sheet_pages(data, "A4")[0]
    image = QImage(794, 1123, QImage.Format.Format_RGB32)  # A4 at 96 dots an inch
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint_sheet(painter, page, QRectF(image.rect()))
    painter.end()
    return image


def sharing(folder: Path) -> QImage:
    """A picture of the deck for a chat, among the other ways to hand it on."""
    stage = Stage(folder)
    dialog = ShareDialog(stage.open("xilien-gambit"), stage.services, stage.window, "picture")
    return grabbed(stage, dialog, 1000, 540)


def judging(folder: Path) -> QImage:
    """The decks of an event, two of them with problems and one file that holds none."""
    stage = Stage(folder)
    stage.window.judging.show()
    judge = stage.window.judging.shown
    assert judge is not None
    handed_in = folder / "Autumn Cup"
    handed_in.mkdir()
    players = {"Alex": "ESD01", "Kim": "ESD02", "Mika": "millennium-depths", "Robin": "ginza-rampage"}
    for player, name in players.items():
        save_deck(handed_in / f"{player}.deck", replace(stage.deck(name), player=player, event="Autumn Cup"))
    short, mixed = stage.deck("ESD02"), stage.deck("xilien-gambit")
    short = replace(short, main=short.main[:-1], player="Jules", event="Autumn Cup", name="Almost Heisei")
    mixed = edits.add("Rodan", "EBP01-053", Section.MAIN).change(mixed)
    save_deck(handed_in / "Jules.deck", short)
    save_deck(handed_in / "Nao.deck", replace(mixed, player="Nao", event="Autumn Cup"))
    (handed_in / "Sam.deck").write_bytes(b"\x89PNG\r\n\x1a\n")
    judge.read([handed_in])
    while judge.reader.is_running:
        stage.wait(100)
    judge.table.selectRow(1)
    judge.table.setFocus()
    return grabbed(stage, judge, 1280, 500)


SCENES: dict[str, Callable[[Path], QImage]] = {
    "building": building,
    "japanese": japanese,
    "playing": playing,
    "simulating": simulating,
    "registering": registering,
    "sharing": sharing,
    "judging": judging,
}
"""What each picture shows, by the name of its file."""


def grabbed(stage: Stage, widget: QWidget, width: int = WIDTH, height: int = HEIGHT) -> QImage:
    """A window as it looks when nothing more comes: faces of cards are drawn one after the other."""
    before, image = QImage(), stage.show(widget, width, height).grab().toImage()
    while image != before:
        stage.wait(700)
        before, image = image, widget.grab().toImage()
    return image


# ---- small files ------------------------------------------------------------------------------------------


class Box(NamedTuple):
    """Colours that will become one."""

    colors: list[int]
    spread: float
    """How far they are apart on the channel where they are furthest, counted with their pixels."""

    channel: int
    middle: float


def reduced(image: QImage) -> QImage:
    """The picture in few colours, those of its large areas exact (median cut by variance)."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    counts = Counter(memoryview(image.constBits()).cast("I"))
    boxes = [_box(list(counts), counts)]
    while len(boxes) < COLORS and (widest := max(boxes, key=lambda box: box.spread)).spread > 0:
        boxes.remove(widest)
        sides: tuple[list[int], list[int]] = [], []
        for color in widest.colors:
            sides[_channel(color, widest.channel) > widest.middle].append(color)
        boxes += [_box(side, counts) for side in sides]
    table = [max(box.colors, key=counts.__getitem__) for box in boxes]
    return image.convertToFormat(QImage.Format.Format_Indexed8, table, Qt.ImageConversionFlag.AvoidDither)


def _channel(color: int, channel: int) -> int:
    return color >> 8 * channel & 255


def _box(colors: list[int], counts: Counter[int]) -> Box:
    weights = [counts[color] ** 0.6 for color in colors]
    whole = sum(weights)
    spreads: list[tuple[float, int, float]] = []
    for channel in range(3):
        values = [_channel(color, channel) for color in colors]
        middle = sum(map(float.__mul__, weights, map(float, values))) / whole
        spread = sum(weight * (value - middle) ** 2 for weight, value in zip(weights, values, strict=True))
        spreads.append((spread, channel, middle))
    return Box(colors, *max(spreads))


# ---- is it still true -------------------------------------------------------------------------------------


def difference(one: QImage, other: QImage) -> float:
    """The part of a picture that differs from another beyond the edges of letters; 1 for another size."""
    if one.size() != other.size():
        return 1.0
    small = [
        each.convertToFormat(QImage.Format.Format_RGB32)
        .scaled(each.size() / 4, mode=Qt.TransformationMode.SmoothTransformation)
        .convertToFormat(QImage.Format.Format_RGB32)
        for each in (one, other)
    ]
    pixels = [memoryview(each.constBits()).cast("I") for each in small]
    unlike = sum(
        any(abs(_channel(a, channel) - _channel(b, channel)) > NOTICED for channel in range(3))
        for a, b in zip(*pixels, strict=True)
    )
    return unlike / len(pixels[0])


def main(arguments: Sequence[str]) -> int:
    """Draw the pictures that are named, or compare them; the exit code is 1 if one is out of date."""
    parser = argparse.ArgumentParser(description="Make the pictures of the README.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"any of: {', '.join(SCENES)}")
    parser.add_argument("--check", action="store_true", help="write nothing, tell which are out of date")
    asked = parser.parse_args(arguments)
    if unknown := set(asked.names) - SCENES.keys():
        parser.error(f"no such picture: {', '.join(sorted(unknown))}")
    names = asked.names or list(SCENES)
    if len(names) > 1:  # the app speaks one language for the whole life of a process
        flags = ["--check"] if asked.check else []
        return max(subprocess.run([sys.executable, __file__, name, *flags]).returncode for name in names)
    with tempfile.TemporaryDirectory() as folder:
        image = reduced(SCENES[names[0]](Path(folder)))
    path = FOLDER / f"{names[0]}.png"
    if asked.check:
        unlike = difference(image, QImage(str(path)))
        print(f"{path.name}: {unlike:.1%} differ{', out of date' if unlike > CHANGED else ''}")
        return 1 if unlike > CHANGED else 0
    FOLDER.mkdir(exist_ok=True)
    image.save(str(path), quality=0)  # 0: as small as can be
    print(f"{path.name}: {image.width()} x {image.height()}, {path.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    code = main(sys.argv[1:])
    sys.stdout.flush()
    os._exit(code)  # the windows of the last moment are still open
