"""A position as a picture for a chat or a question about the rules: the board under a line on the moment."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.language import Language
from deckbuilder.engine import GameState, Phase
from deckbuilder.paper.face_cache import FaceCache, Pictures
from deckbuilder.paper.fonts import TEXT, Weight, face_font
from deckbuilder.paper.letters import plain
from deckbuilder.paper.offscreen import prepare
from deckbuilder.paper.palette import DARK, LIGHT
from deckbuilder.paper.unofficial import UNOFFICIAL
from deckbuilder.play import Voice, describe_outcome

from .geometry import Layout, lay_out
from .ground import Ground
from .lettering import text_width, write
from .look import Look
from .places import Where
from .scene import Scene, read_scene
from .table import Table
from .words import Word

LEAST_WIDTH, USUAL_WIDTH, MOST_WIDTH = 800, 2400, 4000
"""Pixels; a picture is never higher than it is wide, so neither side is longer than the most."""

_ROOM = 1200
"""A board is laid out about so many units wide, each one or several pixels, so that faces are sharp."""

_SHAPE, _BOTH_HANDS = 0.71, 0.81
"""Height of the board by its width."""

_EM = 13 / _ROOM
"""Height of letters by the width."""


def board_picture(
    state: GameState,
    catalogue: Catalogue,
    *,
    viewer: int = 0,
    names: tuple[str, str] | None = None,
    covered: bool = False,
    both_hands: bool = False,
    turned: bool = False,
    dark: bool = False,
    language: Language = "en",
    width: int = USUAL_WIDTH,
    pictures: Pictures | None = None,
) -> QImage:
    """Draw a position from one player's place; `width` in pixels is brought within its bounds.

    ``viewer`` is 0 or 1, ``names`` are the players', by default "Player 1" and "Player 2". The other hand is
    hidden unless ``both_hands`` are shown, the viewer's too where it is ``covered``. ``turned`` turns the
    opponent's cards by half.
    """
    prepare()
    width = min(MOST_WIDTH, max(LEAST_WIDTH, width))
    voice = Voice(None, (plain(names[0]), plain(names[1])) if names else None, language)
    scene = read_scene(
        state,
        viewer,
        catalogue,
        covered=covered,
        both_hands=both_hands,
        owner=voice.name(viewer),
        opponent=voice.name(1 - viewer),
    )
    faces = FaceCache()
    faces.pictures = pictures
    look = Look(DARK if dark else LIGHT, face_font(TEXT, Weight.REGULAR, 100, True), faces, language)
    return _Picture(scene, look, width, both_hands=both_hands).draw(_moment(state, voice), turned=turned)


def _moment(state: GameState, voice: Voice) -> tuple[str, str]:
    """The turn and its phase, and whose turn it is or how the game has ended."""
    phase = voice.part(f"phase.{Phase(state.phase).name.lower()}")
    moment = Word.MOMENT.told(voice.language, turn=state.turn, phase=phase)
    if state.outcome is not None:
        return moment, describe_outcome(state.outcome, voice)
    return moment, Word.TURN_OF.told(voice.language, name=voice.name(state.active))


class _Picture:
    """One drawing of one scene."""

    def __init__(self, scene: Scene, look: Look, width: int, *, both_hands: bool) -> None:
        self._scene, self._look, self._width = scene, look, width
        self._ratio = max(1, round(width / _ROOM))
        room = width / self._ratio
        self._em = room * _EM
        self._line = round(self._em * 2.6)
        """Height of the line at the top."""

        near, far = scene.near, scene.far
        self._layout: Layout = lay_out(
            QSizeF(room, round(room * (_BOTH_HANDS if both_hands else _SHAPE))),
            self._em,
            (near.strategies, far.strategies),
            (near.hand, far.hand),
            both_hands=both_hands,
        )

    def draw(self, moment: tuple[str, str], *, turned: bool) -> QImage:
        layout, ratio = self._layout, self._ratio
        height = (self._line + round(layout.size.height())) * ratio
        image = QImage(QSize(self._width, height), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(QColor(self._look.scheme.window))
        painter = QPainter(image)
        self._write_line(painter, *moment)
        painter.translate(0, self._line)
        Ground(painter, self._look, layout).paint()
        table = Table(painter, self._look, layout, self._scene, ratio=ratio, turned=turned)
        table.paint()
        for place, card in layout.cards.items():
            if place.where is Where.HAND:
                table.hand_card(place, card)
        painter.end()
        return image

    def _write_line(self, painter: QPainter, moment: str, whose: str) -> None:
        """The moment at the left, what the picture is at the right."""
        look, scheme, pixels = self._look, self._look.scheme, self._em * 1.2
        strong, small = QFont.Weight.DemiBold, self._em * 0.8
        room = QRectF(QPointF(12, 0), QPointF(self._layout.size.width() - 12, self._line - 1))
        note = UNOFFICIAL[look.language]
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        write(painter, look, room, note, pixels=small, color=scheme.faint, align=right)
        room.setRight(room.right() - text_width(look, note, small) - pixels)
        write(painter, look, room, moment, pixels=pixels, color=scheme.text, weight=strong)
        room.setLeft(room.left() + text_width(look, moment, pixels, strong) + pixels)
        write(painter, look, room, whose, pixels=pixels, color=scheme.text2)
        painter.fillRect(QRectF(0, self._line - 1, self._layout.size.width(), 1), QColor(scheme.rule))
