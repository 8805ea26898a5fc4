"""The help pages: Markdown files of the package, their links named and their generated parts filled in.

A link without words is named after what it leads to: ``[](action:save)`` is "File ▸ Save",
``[](card:EBP01-016)`` the card's name, ``[](page:rules)`` the title of the page, and in
``[`c:red`](search:)`` the words are the query. ``{{folders}}`` in a line of its own is a generated part;
``## Copies {#R4.3 #R4.4}`` gives a heading the places that links lead to.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from deckbuilder.cards.language import Language
from deckbuilder.gui.describe import called
from deckbuilder.gui.menus import action_path
from deckbuilder.gui.services import Services

from .generated import GENERATED
from .links import Link, LinkKind, parse_link

PAGES = (
    "first_steps",
    "search",
    "rules",
    "editing",
    "keyboard",
    "library",
    "collection",
    "playing",
    "simulating",
    "tournament",
    "files",
    "access",
    "terminal",
    "trouble",
    "news",
    "about",
)
"""The names of the pages in the order of the contents."""

_LINK = re.compile(r"\[([^\]]*)\]\(([^()\s]*)\)")
_PART = re.compile(r"^\{\{(\w+)\}\}$", re.MULTILINE)
_HEADING = re.compile(r"^(#{1,3}) (.*?)(?: \{([^}]*)\})?$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of a page."""

    level: int
    """1 for the title of the page."""

    text: str
    anchors: tuple[str, ...]
    """The names of this place, the first one for the contents."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page ready to be shown."""

    name: str
    text: str
    """Markdown; the headings without their anchors."""

    headings: tuple[Heading, ...]

    @property
    def title(self) -> str:
        """The first heading."""
        return self.headings[0].text


@cache
def source(name: str, language: Language) -> str:
    """The file of a page; ``KeyError`` for a name that is none."""
    if name not in PAGES:
        raise KeyError(name)
    return (files("deckbuilder.gui.help") / "pages" / language / f"{name}.md").read_text(encoding="utf-8")


def title(name: str, language: Language) -> str:
    """The title of a page."""
    return headings(source(name, language))[0].text


def headings(text: str) -> tuple[Heading, ...]:
    """The headings of a page in Markdown."""
    return tuple(
        Heading(len(marks), words, tuple(anchor.removeprefix("#") for anchor in (anchors or "").split()))
        for marks, words, anchors in _HEADING.findall(text)
    )


def make_page(name: str, services: Services) -> Page:
    """A page in the player's language, everything filled in; ``KeyError`` for a name that is none."""
    language = services.language
    text = _PART.sub(lambda found: GENERATED[found[1]](services), source(name, language))
    found = headings(text)
    text = _HEADING.sub(lambda heading: f"{heading[1]} {heading[2]}", text)
    return Page(name, _LINK.sub(lambda each: _named(each[1], each[2], services), text), found)


def links(text: str) -> list[tuple[str, Link | None]]:
    """Every link of a page in Markdown with its words; None for an address that leads nowhere here."""
    return [(words, parse_link(address)) for words, address in _LINK.findall(text)]


def _named(words: str, address: str, services: Services) -> str:
    """A link with its words and its whole address."""
    link = parse_link(address)
    if link is None:
        return words
    if link.kind is LinkKind.SEARCH and not link.target:
        link = Link(link.kind, words.strip("`"))
    return f"[{words or name_of(link, services)}]({link})"


def name_of(link: Link, services: Services) -> str:
    """What a link without words is called."""
    match link.kind:
        case LinkKind.ACTION:
            return action_path(link.target)
        case LinkKind.CARD:
            card = services.catalogue.get(link.target)
            return called(card, services.language) if card else link.target
        case LinkKind.PAGE:
            return title(link.place[0], services.language)
        case LinkKind.RULE | LinkKind.SEARCH:
            return link.target
