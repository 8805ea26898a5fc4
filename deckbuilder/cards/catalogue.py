"""Every card the app knows, found by any spelling of its number or by its name."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import card_data

from .card import Card
from .faults import Fault
from .names import fold_name
from .numbers import CardNumber, normalise_spelling, parse_number
from .setfile import DataFileError, data_files, read_set
from .sets import CardSet, read_sets

_LETTERS_AS_FIGURES = str.maketrans("OQILS", "00115")


class Catalogue:
    """The loaded cards in natural order of their numbers. Immutable; made by ``load_catalogue``.

    Of two cards with one number the later file wins, so a user's file may correct a shipped card.
    """

    def __init__(
        self,
        cards: Iterable[Card],
        sets: Mapping[str, CardSet],
        faults: Iterable[Fault] = (),
        data_version: str = "",
    ) -> None:
        by_number = {card.number: card for card in cards}
        self.cards: tuple[Card, ...] = tuple(sorted(by_number.values(), key=lambda card: card.sort_key))
        self.sets: Mapping[str, CardSet] = sets
        self.faults: tuple[Fault, ...] = tuple(faults)
        self.data_version = data_version
        """Short hash of the data files; differs when any of them does."""

        self._by_number = by_number
        self._by_name: dict[str, list[Card]] | None = None

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    def __contains__(self, base: object) -> bool:
        return base in self._by_number

    def __getitem__(self, base: CardNumber) -> Card:
        return self._by_number[base]

    def get(self, number: str) -> Card | None:
        """The rules card of a number in any spelling and any print (interchange 2.1), or None."""
        read = parse_number(number)
        return self._by_number.get(read.printed.base) if read else None

    def named(self, name: str) -> tuple[Card, ...]:
        """Every card with that English or Japanese name or nickname; case, width, accents do not matter."""
        return tuple(self._names().get(fold_name(name), ()))

    def suggest(self, text: str, limit: int = 5) -> tuple[Card, ...]:
        """The cards that a mistyped name or number may have meant, best first; exact hits lead."""
        found: dict[CardNumber, Card] = {}
        for card in (*self._misread_number(text), *self.named(text), *self._close_names(text, limit)):
            found.setdefault(card.number, card)
        return tuple(found.values())[:limit]

    def _misread_number(self, text: str) -> tuple[Card, ...]:
        """The card of a number whose figures were typed as the letters that look like them."""
        set_code, _, serial = normalise_spelling(text).partition("-")
        card = self.get(f"{set_code}-{serial.translate(_LETTERS_AS_FIGURES)}") if serial else None
        return (card,) if card else ()

    def _close_names(self, text: str, limit: int) -> Iterator[Card]:
        """Cards with a name like the text, whole names before parts of names."""
        from rapidfuzz import fuzz, process

        names = self._names()
        # Against a fragment every two-letter nickname is a perfect partial match.
        long_names = [name for name in names if len(name) >= 4]
        folded = fold_name(text)
        for scorer, choices, cutoff in ((fuzz.ratio, names.keys(), 72), (fuzz.WRatio, long_names, 80)):
            for name, _, _ in process.extract(
                folded, choices, scorer=scorer, limit=limit, score_cutoff=cutoff
            ):
                yield from names[name]

    def set_name(self, code: str) -> str:
        """The English name of a set, or its code when nothing is known of it."""
        known = self.sets.get(code)
        return known.name if known else code

    def _names(self) -> dict[str, list[Card]]:
        if self._by_name is None:
            names: dict[str, list[Card]] = {}
            for card in self.cards:
                spellings = {fold_name(name) for name in (card.name, card.name_ja, *card.nicknames) if name}
                for spelling in spellings:
                    names.setdefault(spelling, []).append(card)
            self._by_name = names
        return self._by_name


def load_catalogue(user_folder: Path | None = None) -> Catalogue:
    """The shipped cards and those of the set files (``*.json``) in the user's folder.

    Never fails: what cannot be read is in ``faults``, the rest is there. A user's card with an ability that
    cannot be read is kept and marked ``manual``.
    """
    sets, faults = read_sets(card_data.ROOT / "sets.json")
    all_faults = list(faults)
    files = [(path, True) for path in data_files(card_data.SETS)]
    try:
        files += [(path, False) for path in data_files(user_folder)] if user_folder else []
    except DataFileError as error:
        all_faults.append(Fault(str(user_folder), "", "", str(error)))
    cards: list[Card] = []
    digest = hashlib.sha256()
    for path, shipped in files:
        loaded = read_set(path, check=not shipped)
        cards += loaded.cards
        all_faults += loaded.faults
        digest.update(path.name.encode(errors="replace"))
        digest.update(loaded.content)
    return Catalogue(cards, sets, all_faults, digest.hexdigest()[:12])
