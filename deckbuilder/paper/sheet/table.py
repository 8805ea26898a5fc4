"""The two tables of cards: a row for each line of the deck, heads that are said again on a new page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest

from deckbuilder.cards.facts import CardType
from deckbuilder.cards.language import card_name, card_traits
from deckbuilder.cards.names import spoken_name
from deckbuilder.decks.deck import MAIN_DECK_SIZE, MONSTER_DECK_SIZE, STEP_2_LIMIT
from deckbuilder.paper.letters import drawable

from .data import Group, Line, SheetData
from .items import (
    Area,
    Badge,
    Block,
    Box,
    Ground,
    Item,
    Mark,
    Sign,
    Tag,
    baseline_in,
    text_at,
    text_in,
    text_to,
)
from .lettering import HEAD, LABEL, LABEL_ASIDE, NAME_FAMILY, QUIET, STRONG, TOTAL, Style, width, wrapped
from .words import GROUP_TERMS, Term, Voice

_SIGNS = {CardType.MONSTER: Sign.MONSTER, CardType.BATTLE: Sign.BATTLE, CardType.STRATEGY: Sign.STRATEGY}
_WHOLE_ROW = 3
"""Rows of up to so many lines of text are not parted by the end of a page."""


@dataclass(frozen=True, slots=True)
class Columns:
    """Where the columns stand, in points across the page."""

    left: float
    right: float

    def at(self, share: float) -> float:
        """A place between the left edge, 0, and the right, 1."""
        return self.left + (self.right - self.left) * share

    @property
    def count(self) -> float:
        """Middle of the counts."""
        return self.left + 21

    @property
    def rank(self) -> float:
        """Middle of the badges."""
        return self.left + 51

    @property
    def color(self) -> float:
        """Left edge of the tags."""
        return self.left + 70

    @property
    def number(self) -> float:
        """Left edge of the numbers."""
        return self.left + 112

    @property
    def name(self) -> float:
        """Left edge of the names."""
        return self.left + 178

    @property
    def traits(self) -> float:
        """Left edge of the traits in the monster deck."""
        return self.at(0.605)

    @property
    def power(self) -> float:
        """Right edge of threat and counter power."""
        return self.right - 74

    @property
    def step(self) -> float:
        """Middle of the steps."""
        return self.right - 45

    @property
    def judge(self) -> float:
        """Middle of the boxes for the judge."""
        return self.right - 11


@dataclass(frozen=True, slots=True)
class Measure:
    """How tightly the rows are set, in points."""

    row: float

    @property
    def text(self) -> float:
        """Size of a name."""
        return min(9.6, max(8.4, self.row * 0.6))

    @property
    def sign(self) -> float:
        """Height of a badge; tags and boxes are a little smaller."""
        return min(11.0, self.row * 0.77)

    @property
    def line(self) -> float:
        """From one line of text to the next inside a row."""
        return self.text * 1.32


@dataclass(frozen=True, slots=True)
class Table:
    """Makes the blocks of one density."""

    columns: Columns
    measure: Measure
    voice: Voice

    # ---- heads ----------------------------------------------------------------------------------------

    def heading(self, term: Term, summary: str = "", continued: bool = False) -> Block:
        """The name of a section over a thick line, a sum at its right."""
        left, right = self.columns.left, self.columns.right
        title = text_at(left, 14, self.voice.say(term), HEAD)
        aside_text = self.voice.say(Term.CONTINUED) if continued else self.voice.aside(term)
        aside = text_at(title.box.right + 9, 14, aside_text, QUIET)
        items: list[Item] = [title, aside]
        if summary:
            items.append(text_to(right, 14, summary, QUIET))
        items.append(Area(Box(left, 19.6, right - left, 1.3), Ground.BLACK))
        return Block(21, tuple(items), keep_with_next=True)

    def _column_heads(self, power: Term, traits: bool) -> Block:
        columns, say = self.columns, self.voice.say
        base = 9.2
        items = [
            text_in(columns.count, base, say(Term.COUNT), LABEL),
            text_in(columns.rank, base, say(Term.RANK), LABEL),
            text_at(columns.color, base, say(Term.COLOR), LABEL),
            text_at(columns.number, base, say(Term.NUMBER), LABEL),
            text_at(columns.name, base, say(Term.NAME), LABEL),
            text_to(columns.power, base, say(power), LABEL),
            text_in(columns.step, base, say(Term.STEP), LABEL),
            text_to(columns.right, base, say(Term.CHECKED), LABEL),
        ]
        if traits:
            items.insert(5, text_at(columns.traits, base, say(Term.TRAITS), LABEL))
        return Block(13, (*items, self._rule(12.6)), keep_with_next=True)

    def _group_head(self, group: Group, continued: bool = False) -> Block:
        """A grey row with the type and its sum; the sum is said once."""
        row, columns = self.measure.row, self.columns
        base = baseline_in(0, row, STRONG)
        name = text_at(columns.left + 40, base, self.voice.say(GROUP_TERMS[group.type]), STRONG)
        aside = self.voice.say(Term.CONTINUED) if continued else self.voice.aside(GROUP_TERMS[group.type])
        items: list[Item] = [
            Area(Box(columns.left, 0, columns.right - columns.left, row), Ground.TINT),
            Mark(
                Box(columns.count - 4.2, row / 2 - 4.2, 8.4, 8.4),
                _SIGNS[group.type] if group.type else Sign.UNKNOWN,
            ),
            name,
            text_at(name.box.right + 7, base, aside, LABEL_ASIDE),
        ]
        if not continued:
            items.append(text_in(columns.judge, base, str(group.total), self._strong))
        return Block(row, tuple(items), keep_with_next=True)

    # ---- the two decks --------------------------------------------------------------------------------

    def monster_deck(self, data: SheetData) -> Iterator[Block]:
        """The monster deck with its ranks."""
        count = sum(line.count for line in data.monsters)
        summary = self.voice.say(Term.SUM, count=count, needed=MONSTER_DECK_SIZE)
        heads = self._column_heads(Term.THREAT, traits=True)
        again = (self.heading(Term.MONSTER_DECK, continued=True), heads)
        yield self.heading(Term.MONSTER_DECK, summary)
        yield heads
        yield from self._rows(data.monsters, again, traits=True)

    def main_deck(self, data: SheetData) -> Iterator[Block]:
        """The main deck by type, with its sums."""
        total = sum(group.total for group in data.groups)
        heads = self._column_heads(Term.POWER, traits=False)
        section = self.heading(Term.MAIN_DECK, continued=True)
        yield self.heading(
            Term.MAIN_DECK,
            self.voice.say(Term.SUM, count=total, needed=MAIN_DECK_SIZE),
        )
        yield heads
        for group in data.groups:
            yield replace(self._group_head(group), resume=(section, heads))
            again = (section, heads, self._group_head(group, continued=True))
            yield from self._rows(group.lines, again, to_total=group is data.groups[-1])
        if not data.groups:
            yield from self._rows((), (), to_total=True)
        yield self._total(total, data.steps)

    def _total(self, total: int, steps: int) -> Block:
        columns = self.columns
        return Block(
            21,
            (
                Area(Box(columns.left, 0, columns.right - columns.left, 1.3), Ground.BLACK),
                text_in(columns.count, 15.5, str(total), TOTAL),
                text_at(columns.left + 40, 15.0, self.voice.say(Term.TOTAL), STRONG),
                text_to(
                    columns.right,
                    15.0,
                    self.voice.say(Term.STEP_TOTAL, steps=steps, limit=STEP_2_LIMIT),
                    STRONG if steps > STEP_2_LIMIT else QUIET,
                ),
            ),
        )

    # ---- rows -----------------------------------------------------------------------------------------

    def _rows(
        self, lines: Sequence[Line], again: tuple[Block, ...], *, traits: bool = False, to_total: bool = False
    ) -> Iterator[Block]:
        """A row a line; the last one stays with the total."""
        if not lines:
            base = baseline_in(0, self.measure.row, QUIET)
            text = text_at(self.columns.number, base, self.voice.say(Term.NO_CARDS), QUIET)
            yield Block(self.measure.row, (text, self._rule(self.measure.row - 0.4)), keep_with_next=to_total)
        for index, line in enumerate(lines):
            last = to_total and index == len(lines) - 1
            yield from self._row(line, again, traits=traits, keep=last)

    def _row(self, line: Line, again: tuple[Block, ...], *, traits: bool, keep: bool) -> Iterator[Block]:
        """The block of a line; a long name goes on in blocks of its own, so that no page is too short."""
        names = self._names(line, traits)
        remarks = self._traits(line) if traits else ()
        stacked = list(zip_longest(names, remarks, fillvalue=()))
        whole = len(stacked) <= _WHOLE_ROW
        for index, parts in enumerate(stacked):
            first, last = index == 0, index == len(stacked) - 1
            # Single lines are centred in the row; more of them take their own pitch between equal margins.
            pad = (self.measure.row - self.measure.line) / 2
            top = pad if first else 0.0
            height = top + self.measure.line + (pad if last else 0.0)
            items: list[Item] = self._facts(line) if first else []
            items.extend(
                text_at(x, baseline_in(top, self.measure.line, style), text, style)
                for part in parts
                for x, text, style in part
            )
            if first:  # in the order in which a row is read, also by a program
                middle = self.measure.row / 2
                half = self.measure.sign * 0.42
                items.append(
                    Mark(Box(self.columns.judge - half, middle - half, 2 * half, 2 * half), Sign.TICK_BOX)
                )
                items.sort(key=lambda item: item.box.x)
            if last:
                items.append(self._rule(height - 0.4))
            yield Block(height, tuple(items), keep_with_next=keep if last else whole, resume=again)

    def _facts(self, line: Line) -> list[Item]:
        """Everything of a row but its name: it stands on the first line."""
        columns, middle = self.columns, self.measure.row / 2
        base = baseline_in(0, self.measure.row, self._strong)
        items: list[Item] = []
        if line.marked:
            items.append(Mark(Box(columns.left, middle - 4.6, 9.2, 9.2), Sign.PROBLEM))
        items.append(text_in(columns.count, base, str(line.count), self._strong))
        card = line.card
        if card is None:
            items.append(Mark(Box(columns.rank - 4.2, middle - 4.2, 8.4, 8.4), Sign.UNKNOWN))
        else:
            high = self.measure.sign
            wide = high * (1.34 if card.type is CardType.MONSTER else 1.0)
            label, side = card.rank_label, self.measure.sign * 0.94
            items.append(Badge(Box(columns.rank - wide / 2, middle - high / 2, wide, high), card.type, label))
            items += [
                Tag(Box(columns.color + index * (side + 1.5), middle - side / 2, side, side), color)
                for index, color in enumerate(card.colors)
            ]
        if self._number_fits(line):
            items.append(text_at(columns.number, base, line.number, self._number))
        if card is not None and card.power_label:
            items.append(text_to(columns.power, base, card.power_label, self._number))
        if card is not None and card.invasion is not None:
            items.append(
                text_in(
                    columns.step,
                    base,
                    str(card.invasion),
                    self._strong if card.invasion == 2 else self._plain,
                )
            )
        return items

    def _names(self, line: Line, traits: bool) -> list[tuple[tuple[float, str, Style], ...]]:
        """The name in lines of pieces; its bracket is set lighter where everything fits on one."""
        columns = self.columns
        end = (columns.traits if traits else columns.power - 40) - 6
        if not self._number_fits(line):
            texts = wrapped(drawable(line.number), self._strong_name, end - columns.number)
            return [((columns.number, text, self._strong_name),) for text in texts]
        if line.card is None:
            return [((columns.name, self.voice.say(Term.NOT_IN_DATA), self._plain),)]
        name = drawable(spoken_name(card_name(line.card, self.voice.language)))
        bold, bracket = _parted(name)
        start = columns.name + width(bold, self._strong_name) + self.measure.text * 0.3
        if bracket and start + width(bracket, self._plain_name) <= end:
            return [((columns.name, bold, self._strong_name), (start, bracket, self._plain_name))]
        texts = wrapped(name, self._strong_name, end - columns.name)
        return [((columns.name, text, self._strong_name),) for text in texts]

    def _traits(self, line: Line) -> list[tuple[tuple[float, str, Style], ...]]:
        if line.card is None:
            return []
        style = Style(size=self.measure.text * 0.86, grey=True)
        between = "、" if self.voice.language == "ja" else ", "
        text = drawable(between.join(card_traits(line.card, self.voice.language)))
        room = self.columns.power - 36 - self.columns.traits
        return [((self.columns.traits, each, style),) for each in wrapped(text, style, room)]

    def _number_fits(self, line: Line) -> bool:
        """Whether the number stands in its column; what does not takes that of the names too."""
        room = self.columns.name - self.columns.number - 4
        return line.has_number and width(line.number, self._number) <= room

    def _rule(self, y: float) -> Area:
        return Area(Box(self.columns.left, y, self.columns.right - self.columns.left, 0.4), Ground.HAIRLINE)

    @property
    def _strong(self) -> Style:
        return Style(weight=STRONG.weight, size=self.measure.text * 1.08)

    @property
    def _number(self) -> Style:
        return Style(weight=LABEL.weight, size=self.measure.text)

    @property
    def _plain(self) -> Style:
        return Style(size=self.measure.text, grey=True)

    @property
    def _strong_name(self) -> Style:
        return Style(NAME_FAMILY, STRONG.weight, self.measure.text)

    @property
    def _plain_name(self) -> Style:
        return Style(NAME_FAMILY, size=self.measure.text)


def _parted(name: str) -> tuple[str, str]:
    """A name and the bracket at its end."""
    for opening in (" (", "(", "（"):
        place = name.rfind(opening)
        if place > 0 and name.endswith((")", "）")):
            return name[:place], name[place:].strip()
    return name, ""
