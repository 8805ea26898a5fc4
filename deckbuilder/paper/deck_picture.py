"""A whole deck as one picture for a chat or a screen: every card with its count, the monsters apart (B37)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.facts import CardType
from deckbuilder.cards.language import Language
from deckbuilder.cards.messages import capital, joined
from deckbuilder.decks.deck import MONSTER_DECK_SIZE, STEP_2_LIMIT, Deck, Entry, Section
from deckbuilder.decks.edits import usual_order
from deckbuilder.decks.formats import USUAL_COPIES

from .card_face import FaceSize
from .card_face.text import Run, Style, cut_to, draw_line, flow, text_width
from .deck_cards import CardDrawing
from .deck_room import MOST_COLUMNS, room_for
from .face_cache import Pictures
from .fonts import NUMERALS, TEXT, Weight
from .letters import drawable
from .offscreen import prepare
from .palette import DARK, LIGHT, Scheme
from .sheet import SheetData
from .sheet.words import Term, voice_of
from .signs import CAP_HEIGHT, StateSign, draw_count_pill, draw_numeral, draw_state, painting, type_sign
from .unofficial import UNOFFICIAL

LEAST_WIDTH, USUAL_WIDTH, MOST_WIDTH = 600, 1800, 4000
"""Pixels; a picture is never higher than it is wide, so neither side is longer than the most."""

MOST_TILES = 160
"""So many different cards are drawn at most; how many more there are is written."""

_MOST_ODD = 8
"""So many cards of the monster deck that have no place there are drawn."""

_LAYER = 0.022
"""How far a copy looks out behind the one before it, by the width of a card."""

_FINE = 16
"""Text is laid out so many times larger and the painter scaled: Qt rounds small sizes."""

_HEAD = Style(NUMERALS, Weight.BOLD)
_PLAIN = Style(TEXT, Weight.REGULAR)
_STRONG = Style(TEXT, Weight.STRONG)


class Standing(NamedTuple):
    """What is said of a deck's legality, in the words and the language of whoever shows the picture."""

    format: str
    """Format, list and day."""

    verdict: str
    legal: bool


def standing_of(data: SheetData, language: Language = "en") -> Standing:
    """What the registration sheet would say of the same deck, format and day."""
    voice = voice_of(data, language)
    name = voice.shown(data.format.full_name)
    lists = data.format.lists_on(data.on)
    listed = voice.shown(joined(each.label for each in lists)) if lists else voice.say(Term.NO_LIST)
    told = (name, capital(listed), voice.say(Term.CHECKED_ON, day=data.on))
    verdict = voice.say(Term.LEGAL if data.is_legal else Term.ILLEGAL, format=name)
    return Standing("  ·  ".join(told), verdict, data.is_legal)


def deck_picture(
    deck: Deck,
    catalogue: Catalogue,
    *,
    dark: bool = False,
    language: Language = "en",
    width: int = USUAL_WIDTH,
    standing: Standing | None = None,
    pictures: Pictures | None = None,
) -> QImage:
    """Draw a deck; `width` in pixels is brought within its bounds, the height follows.

    The main deck is shown in the usual order, by type and rank, unknown cards last.
    """
    prepare()
    drawing = CardDrawing(catalogue, DARK if dark else LIGHT, language, pictures)
    return _Picture(deck, drawing, min(MOST_WIDTH, max(LEAST_WIDTH, width)), standing).draw()


class _Picture:
    """One drawing of one deck."""

    def __init__(self, deck: Deck, drawing: CardDrawing, width: int, standing: Standing | None) -> None:
        self._deck, self._drawing, self._standing = deck.merged(), drawing, standing
        self._scheme: Scheme = drawing.scheme
        self._words = _WORDS[drawing.language]
        slots, odd = self._monster_slots()
        self._monsters: Sequence[Entry | None] = [*slots, *odd[:_MOST_ODD]]
        key = usual_order(drawing.catalogue)
        main = sorted(self._deck.main, key=lambda entry: key(entry.number))
        most = MOST_TILES - MOST_COLUMNS * ((len(self._monsters) - 1) // MONSTER_DECK_SIZE)
        self._tiles, self._rest = main[:most], [*odd[_MOST_ODD:], *main[most:]]
        self._room = room_for(width, len(self._monsters), len(self._tiles))

    def _monster_slots(self) -> tuple[list[Entry | None], list[Entry]]:
        """The monsters of ranks I to IV, None where one is missing, and what has no place among them."""
        catalogue = self._drawing.catalogue
        ranks: dict[int, Entry] = {}
        others: list[Entry] = []
        for entry in self._deck.monster:
            card = catalogue.get(entry.number)
            fits = card is not None and card.type is CardType.MONSTER and card.rank not in ranks
            if card is not None and fits:
                ranks[card.rank] = entry
            else:
                others.append(entry)
        return [ranks.get(rank) for rank in range(1, MONSTER_DECK_SIZE + 1)], others

    def draw(self) -> QImage:
        room = self._room
        image = QImage(QSize(room.width, room.height), QImage.Format.Format_RGB32)
        image.fill(QColor(self._scheme.window))
        painter = QPainter(image)
        self._draw_monsters(painter)
        self._draw_beside(painter, room.beside)
        self._draw_head(painter)
        for at, entry in enumerate(self._tiles):
            self._draw_tile(painter, room.place(at, room.main_top, room.columns), entry)
        self._draw_foot(painter)
        painter.end()
        return image

    # ---- cards --------------------------------------------------------------------------------------------

    def _draw_monsters(self, painter: QPainter) -> None:
        room = self._room
        for at, entry in enumerate(self._monsters):
            rect = room.place(at, room.margin, MONSTER_DECK_SIZE)
            if entry is None:
                self._draw_missing(painter, rect, at + 1)
            else:
                self._draw_tile(painter, rect, entry)

    def _draw_missing(self, painter: QPainter, rect: QRectF, rank: int) -> None:
        radius = rect.width() * 0.045
        with painting(painter):
            painter.setPen(
                QPen(QColor(self._scheme.edge), max(1.0, rect.width() * 0.008), Qt.PenStyle.DashLine)
            )
            painter.drawRoundedRect(rect, radius, radius)
        side = rect.width() * 0.3
        badge = QRectF(
            rect.center() - QPointF(side / 2, side / 2), rect.center() + QPointF(side / 2, side / 2)
        )
        draw_numeral(painter, badge, CardType.MONSTER, ("I", "II", "III", "IV")[rank - 1], self._scheme.faint)

    def _draw_tile(self, painter: QPainter, rect: QRectF, entry: Entry) -> None:
        """A card with the edges of its copies behind it and their number on it."""
        scheme = self._scheme
        with painting(painter):
            painter.setBrush(QColor(scheme.paper))
            painter.setPen(QPen(QColor(scheme.edge), max(1.0, rect.width() * 0.006)))
            radius, layer = rect.width() * 0.045, rect.width() * _LAYER
            for copy in range(min(entry.count, 4) - 1, 0, -1):
                painter.drawRoundedRect(rect.translated(copy * layer, -copy * layer), radius, radius)
        self._drawing.draw(painter, rect, entry.number, FaceSize.THUMB)
        card = self._drawing.catalogue.get(entry.number)
        if (
            entry.count == 1
            and card is not None
            and card.type is CardType.MONSTER
            and entry in self._monsters
        ):
            return
        text = f"×{entry.count}"
        height = rect.width() * 0.155
        width = max(rect.width() * 0.27, text_width(text, _HEAD, height * 0.76) + height * 0.7)
        inset = rect.width() * 0.036
        pill = QRectF(rect.right() - inset - width, rect.bottom() - inset - height, width, height)
        draw_count_pill(painter, pill, text, full=entry.count >= USUAL_COPIES, scheme=scheme)

    # ---- words --------------------------------------------------------------------------------------------

    def _draw_beside(self, painter: QPainter, area: QRectF) -> None:
        """Name, format and verdict, as large as there is room."""
        scheme, unit = self._scheme, area.height()
        name = drawable(self._deck.name) or self._words.unnamed
        size = unit * 0.2
        while size > unit * 0.11 and len(flow([Run(name, _HEAD, scheme.text)], size, area.width())) > 2:
            size *= 0.94
        y = self._lines(painter, area, area.top(), name, _HEAD, scheme.text, size, 2)
        y += unit * 0.05
        for text in self._captions():
            y = self._lines(painter, area, y, text, _PLAIN, scheme.text2, unit * 0.072, 2)
        if self._standing is not None:
            self._draw_verdict(painter, area, area.bottom(), self._standing)

    def _captions(self) -> Iterator[str]:
        if self._standing is not None:
            yield self._standing.format
        if self._deck.deck_log_code:
            yield f"Deck Log {drawable(self._deck.deck_log_code)}"

    def _draw_verdict(self, painter: QPainter, area: QRectF, bottom: float, standing: Standing) -> None:
        size = area.height() * 0.085
        side = size * 1.5
        sign = StateSign.KEPT if standing.legal else StateSign.PROBLEM
        box = QRectF(area.left(), bottom - side, side, side)
        draw_state(painter, box, sign, self._scheme)
        words = QRectF(box.right() + size * 0.5, box.top(), area.right() - box.right() - size * 0.5, side)
        top = box.center().y() - size * CAP_HEIGHT / 2
        self._lines(painter, words, top, standing.verdict, _STRONG, self._scheme.text, size, 1)

    def _draw_head(self, painter: QPainter) -> None:
        """The line over the main deck: its name, how many cards, of which types, how many with Step 2."""
        room, scheme = self._room, self._scheme
        size = room.card * 0.15
        top = room.main_top - room.head + size * 0.35
        rule = QRectF(room.margin, top, room.width - 2 * room.margin, max(1.0, room.card * 0.012))
        painter.fillRect(rule, QColor(scheme.text))
        top += size * 0.55
        line = QRectF(room.margin, top, rule.width(), size)
        total = self._deck.count(Section.MAIN)
        title = f"{self._words.main}  {total}"
        self._lines(painter, line, top, title, _HEAD, scheme.text, size, 1)
        small = size * 0.72
        x = line.right()
        for kind, text in reversed(list(self._figures())):
            x -= text_width(text, _STRONG, small)
            words = QRectF(x, top, line.right() - x + small, size)
            self._lines(
                painter, words, top + (size - small) * CAP_HEIGHT, text, _STRONG, scheme.text2, small, 1
            )
            if kind is not None:
                x -= small * 1.15
                sign = QRectF(x, top + size * CAP_HEIGHT - small * 0.8, small * 0.85, small * 0.85)
                with painting(painter):
                    painter.fillPath(type_sign(kind, sign), QColor(scheme.text2))
            x -= small * 1.1

    def _figures(self) -> Iterator[tuple[CardType | None, str]]:
        counts = dict.fromkeys((CardType.BATTLE, CardType.STRATEGY, CardType.MONSTER), 0)
        unknown = step_2 = 0
        for entry in self._deck.main:
            card = self._drawing.catalogue.get(entry.number)
            if card is None:
                unknown += entry.count
                continue
            counts[card.type] += entry.count
            step_2 += entry.count if card.invasion == 2 else 0
        for kind, count in counts.items():
            if count:
                yield kind, str(count)
        if unknown:
            yield None, self._words.unknown.format(count=unknown)
        yield None, self._words.step_2.format(count=step_2, limit=STEP_2_LIMIT)

    def _draw_foot(self, painter: QPainter) -> None:
        room, size = self._room, self._room.card * 0.085
        line = QRectF(room.margin, room.foot, room.width - 2 * room.margin, size)
        text = UNOFFICIAL[self._drawing.language]
        if self._rest:
            more = sum(entry.count for entry in self._rest)
            text = f"{self._words.more.format(count=more)}  ·  {text}"
        self._lines(painter, line, room.foot, text, _PLAIN, self._scheme.faint, size, 1)

    def _lines(
        self,
        painter: QPainter,
        area: QRectF,
        top: float,
        text: str,
        style: Style,
        ink: str,
        size: float,
        most: int,
    ) -> float:
        """Write at most so many lines with the first one's capitals at `top`; gives where the next begin."""
        width, fine = area.width() * _FINE, size * _FINE
        lines = cut_to(flow([Run(text, style, ink)], fine, width), most, fine, width)
        with painting(painter):
            painter.translate(area.left(), top)
            painter.scale(1 / _FINE, 1 / _FINE)
            for at, line in enumerate(lines):
                draw_line(painter, line, 0, fine * (CAP_HEIGHT + 1.12 * at), fine)
        return top + size * (1.12 * len(lines) + 0.25)


@dataclass(frozen=True, slots=True)
class _Words:
    """What the picture says in one language."""

    unnamed: str
    main: str
    step_2: str
    unknown: str
    more: str


_WORDS = {
    "en": _Words(
        unnamed="Unnamed deck",
        main="Main deck",
        step_2="step 2: {count} of {limit}",
        unknown="unknown: {count}",
        more="And {count} more cards that have no room here",
    ),
    "ja": _Words(
        unnamed="名前のないデッキ",
        main="メインデッキ",
        step_2="進攻2：{count}／{limit}枚",
        unknown="不明：{count}枚",
        more="ほか{count}枚は入りきりません",
    ),
}
