"""Deck Log codes and addresses (2.3): recognised and kept as text. Nothing is ever fetched (H33)."""

from __future__ import annotations

import re
from typing import NamedTuple

from deckbuilder.cards.messages import say

_HOSTS = frozenset({"decklog.bushiroad.com", "decklog-en.bushiroad.com"})
_URL = re.compile(
    r"(https?)://([^/\s?#]*)/(?:[^\s?#]*/)?view/([A-Za-z0-9]{4,16})(?![A-Za-z0-9])", re.IGNORECASE
)
_LABELLED = re.compile(
    r"(?:ブシナビ\s*)?(?:デッキコード|デッキログ|bushi\s*navi(?:\s+deck)?(?:\s+code)?|deck\s*log(?:\s+(?:deck\s*)?code)?|deck\s*code)"
    r"(?:\s*[:：=#]\s*|\s+)([A-Za-z0-9]{4,16})",
    re.IGNORECASE,
)
_BARE = re.compile(r"(?=[A-Za-z0-9]*[0-9])(?=[A-Za-z0-9]*[A-Za-z])[A-Za-z0-9]{5,6}")

_MEANING = say("kept with the deck; nothing is fetched, so paste the list or its saved data for the cards")


class FoundCode(NamedTuple):
    """A Deck Log code found in a text, in capitals."""

    code: str
    trusted: bool
    """False when it came from an address that is not exactly Deck Log's."""

    message: str


def find_code(text: str) -> FoundCode | None:
    """The Deck Log code of a line: in an address, or after a label such as ``デッキコード: 26YK7``."""
    address = _URL.search(text)
    if address:
        code = address[3].upper()
        trusted = address[1].casefold() == "https" and address[2].casefold() in _HOSTS
        if trusted:
            return FoundCode(code, True, say("Deck Log code {code}; {meaning}", code=code, meaning=_MEANING))
        odd = say(
            "Deck Log code {code} taken from an address that is not Deck Log's; nothing is fetched", code=code
        )
        return FoundCode(code, False, odd)
    labelled = _LABELLED.fullmatch(text)
    if labelled and any(char.isdigit() for char in labelled[1]):
        code = labelled[1].upper()
        return FoundCode(code, True, say("Deck Log code {code}; {meaning}", code=code, meaning=_MEANING))
    return None


def bare_code(text: str) -> FoundCode | None:
    """A text that is nothing but a code of Deck Log's usual length."""
    if not _BARE.fullmatch(text):
        return None
    return FoundCode(
        text.upper(), True, say("Deck Log code {code}; {meaning}", code=text.upper(), meaning=_MEANING)
    )
