"""The verdicts as one HTML page: filtered by styles alone, readable in light, dark and grey, on paper too.

It holds no script and asks for nothing, and nothing in a file's names can act in it: all text is escaped,
hidden characters are written out, and each name keeps its direction of writing to itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from html import escape

from deckbuilder import __version__
from deckbuilder.cards.messages import Message, capital, say
from deckbuilder.decks.deck import Deck, Section
from deckbuilder.decks.interchange.report import visible
from deckbuilder.decks.legality import Violation

from .page_style import STYLE
from .verdicts import Judge, Judged, Standing, Unread, tally, worst_first

Told = Callable[[str], str]
"""A message in the reader's language."""

SIGNS = {Standing.UNREADABLE: "?", Standing.ILLEGAL: "✗", Standing.DOUBTFUL: "!", Standing.LEGAL: "✓"}
"""What stands beside the words of a verdict, so that it is seen without colour."""


def verdict_page(
    found: Sequence[Judged | Unread],
    judge: Judge,
    *,
    event: str = "",
    today: date | None = None,
    told: Told = str,
    language: str = "en",
    plain: bool = False,
) -> str:
    """The whole page, worst decks first; ``today`` is the day it is made, ``told`` translates its texts.

    ``plain`` leaves out filters and the style sheet, for a printer that knows the older half of HTML.
    """
    return _Page(told, plain=plain).whole(found, judge, event, today or date.today(), language)


_PLAIN_STYLE = """\
body { font-size: 8pt; }
h1 { font-size: 14pt; }
table { border-collapse: collapse; }
td, th { border: 1px solid #777777; padding: 2px 2px 2px 9px; text-align: left; }
ul { margin: 0; -qt-list-indent: 0; }
small { font-size: 7pt; }
"""
"""For a sheet across, in a size that leaves each deck a few lines whatever the window's text is."""

_SHARES = (13, 11, 12, 9, 8, 13, 34)
"""Of the width of a printed page, for each column."""


class _Page:
    """Writes the parts of the page in one language."""

    def __init__(self, told: Told, *, plain: bool) -> None:
        self._told, self._plain = told, plain

    def whole(
        self, found: Sequence[Judged | Unread], judge: Judge, event: str, today: date, language: str
    ) -> str:
        """Everything."""
        title = say("Deck check: {event}", event=event) if event else say("Deck check")
        said = [
            say("Lists and pools of {day}", day=judge.on),
            say(
                "Card data {version}, {count} cards",
                version=judge.catalogue.data_version or "–",
                count=len(judge.catalogue),
            ),
            say("Made on {day}", day=today),
            f"Deck builder {__version__}",
        ]
        rows = "\n".join(self._row(each) for each in worst_first(found))
        heads = (say("Verdict"), say("Player"), say("Deck"), say("Format"), say("Event"), say("File"))
        head = "".join(
            f'<th scope="col"{self._wide(share)}>{self._text(each)}</th>'
            for each, share in zip((*heads, say("Problems")), _SHARES, strict=True)
        )
        return f"""<!DOCTYPE html>
<html lang="{escape(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{self._text(title)}</title>
<style>
{_PLAIN_STYLE if self._plain else STYLE}</style>
</head>
<body>
<h1>{self._text(title)}</h1>
<p class="tally">{self._text(tally(found))}</p>
<p class="data">{" · ".join(map(self._text, said))}</p>
{self._filters(found)}
<table{self._wide(100)}>
<thead><tr>{head}</tr></thead>
<tbody>
{rows}
</tbody>
</table>
</body>
</html>
"""

    def _wide(self, share: int) -> str:
        """For a printer: how wide a part of the table is, in hundredths; screens find out themselves."""
        return f' width="{share}%"' if self._plain else ""

    def _filters(self, found: Sequence[Judged | Unread]) -> str:
        """A choice of standings, beside the table: the style sheet hides the rows of the others."""
        if self._plain:
            return ""
        counts = Counter(each.standing for each in found)
        choices: list[tuple[str, Message, int]] = [("all", say("All"), len(found))]
        choices += [(standing.value, standing.words, counts[standing]) for standing in Standing]
        boxes: list[str] = []
        for value, words, count in choices:
            checked = " checked" if value == "all" else ""
            boxes.append(
                f'<input type="radio" name="show" id="show-{value}"{checked}>'
                f'<label for="show-{value}">{self._text(words)} {count}</label>'
            )
        return "\n".join(boxes)

    def _row(self, each: Judged | Unread) -> str:
        standing = each.standing
        if isinstance(each, Unread):
            cells = [standing.words, "", "", "", "", each.file]
            problems = [
                self._text(capital(each.reason)) + (f" {self._text(each.advice)}" if each.advice else "")
            ]
        else:
            deck = each.deck
            format_ = each.format.full_name
            cells = [each.verdict, deck.player, deck.name, format_, deck.event, each.file]
            problems = [*map(self._violation, each.violations), *map(self._text, each.remarks)]
        verdict, *rest = cells
        sign = f'<span aria-hidden="true">{SIGNS[standing]}</span> '
        columns = [f'<th scope="row">{sign}{self._text(verdict)}{"".join(self._counts(each))}</th>']
        columns += [f"<td>{self._name(cell)}</td>" for cell in rest]
        listed = "".join(f"<li>{problem}</li>" for problem in problems)
        columns.append(f"<td><ul>{listed}</ul></td>" if listed else "<td></td>")
        return f'<tr class="{standing.value}">{"".join(columns)}</tr>'

    def _counts(self, each: Judged | Unread) -> Iterator[str]:
        if isinstance(each, Judged):
            yield f" <small>{self._text(_counts(each.deck))}</small>"

    def _violation(self, each: Violation) -> str:
        words = f"{self._text(each.sentence)} <small>{self._text(_rule(each))}</small>"
        return words if each.is_error else f"<i>{self._text(say('Advice'))}</i> {words}"

    def _name(self, text: str) -> str:
        return f"<bdi>{self._text(text)}</bdi>" if text else ""

    def _text(self, text: str) -> str:
        return escape(visible(self._told(text)))


def _counts(deck: Deck) -> Message:
    return say(
        "Main deck {main}, monster deck {monster}",
        main=deck.count(Section.MAIN),
        monster=deck.count(Section.MONSTER),
    )


def _rule(each: Violation) -> Message:
    return say("{rule}, {rule_words}", rule=each.rule, rule_words=each.rule_words)
