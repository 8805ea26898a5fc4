"""What the links of help pages lead to: a search, a card, a command, a rule, another page."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from urllib.parse import quote, unquote


class LinkKind(StrEnum):
    """The schemes of the links."""

    SEARCH = "search"
    """A query for the search line."""

    CARD = "card"
    """The number of a card."""

    ACTION = "action"
    """The name of a command of the menus."""

    RULE = "rule"
    """The number of a rule of construction: ``R4.7``."""

    PAGE = "page"
    """A page, perhaps with ``#`` and a place on it."""


RULES_PAGE = "rules"


@dataclass(frozen=True, slots=True)
class Link:
    """One link; ``str`` of it is what ``parse_link`` reads."""

    kind: LinkKind
    target: str

    @property
    def place(self) -> tuple[str, str]:
        """The page and the anchor on it that a page or a rule link leads to."""
        if self.kind is LinkKind.RULE:
            return RULES_PAGE, self.target
        page, _, anchor = self.target.partition("#")
        return page, anchor

    def __str__(self) -> str:
        return f"{self.kind}:{quote(self.target, safe='#.-_')}"


def parse_link(text: str) -> Link | None:
    """The link an address is; None for an address of another kind."""
    scheme, colon, target = text.partition(":")
    if not colon or scheme not in list(LinkKind):
        return None
    return Link(LinkKind(scheme), unquote(target))
