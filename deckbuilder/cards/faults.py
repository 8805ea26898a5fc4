"""What is wrong with a data file, one fault for each thing, said so that a player can mend it."""

from __future__ import annotations

from dataclasses import dataclass

from pydantic import ValidationError


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong in a data file: where it is, what is wrong, and what was expected."""

    file: str
    card: str
    """The card number, or an empty string when the fault is not in one card."""

    field: str
    message: str

    def __str__(self) -> str:
        place = ", ".join(part for part in (self.file, self.card, self.field) if part)
        return f"{place}: {self.message}"


def faults_of(file: str, card: str, prefix: str, error: ValidationError) -> list[Fault]:
    """One fault for each thing pydantic found, with the path to it and what was expected there."""
    result: list[Fault] = []
    for item in error.errors(include_url=False):
        path = ".".join(str(part) for part in (prefix, *item["loc"]) if part != "")
        message = item["msg"].removeprefix("Value error, ")
        given = item.get("input")
        shown = f", got {given!r}" if isinstance(given, (str, int, float, bool)) else ""
        result.append(Fault(file, card, path, message + shown))
    return result
