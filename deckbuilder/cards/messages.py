"""Sentences that can be told in other languages: English text that remembers what it was made of.

>>> found = say("{count} cards of {name}", count=1200, name=say("red"))
>>> found
'1200 cards of red'
>>> translated(found, {"{count} cards of {name}": "{name}のカード{count}枚", "red": "赤"}.get)
'赤のカード1200枚'

Every text that a player reads and that is not a fact of a card is written with ``say`` and a literal
template, so that the translations can be collected from the source.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

LookUp = Callable[[str], str | None]
"""The translation of a template, or None where there is none."""


class Message(str):
    """English text with the template and the values it was made of; equal to the same plain text."""

    __slots__ = ("opens", "template", "values")

    template: str
    values: Mapping[str, object]
    opens: bool
    """It begins with a capital letter, whatever the template does."""

    def __new__(cls, template: str, values: Mapping[str, object], opens: bool = False) -> Message:
        """Fill the template; its fields are named as in ``str.format``."""
        message = super().__new__(cls, _filled(template, values, opens))
        message.template, message.values, message.opens = template, values, opens
        return message

    def __getnewargs__(self) -> tuple[str, Mapping[str, object], bool]:  # type: ignore[override]
        """Copies and pickles are made of the same parts."""
        return self.template, self.values, self.opens

    def __str__(self) -> Message:
        """The message itself, so that ``str(error)`` keeps what the error was told with."""
        return self


def _filled(template: str, values: Mapping[str, object], opens: bool) -> str:
    text = template.format(**values) if values else template
    return text[:1].upper() + text[1:] if opens else text


def say(template: str, /, **values: object) -> Message:
    """A sentence. Without values the template is taken as it is, braces included."""
    return Message(template, values)


def joined(parts: Iterable[str], separator: str = "") -> Message:
    """The parts in one line, with commas unless another separator is given; each is translated by itself."""
    named = {f"part{number}": part for number, part in enumerate(parts)}
    between = separator or say(", ")
    return Message("{between}".join(f"{{{name}}}" for name in named), {**named, "between": between})


def capital(text: str) -> Message:
    """The text with a capital first letter, to stand by itself."""
    parts = text if isinstance(text, Message) else say(text)
    return Message(parts.template, parts.values, opens=True)


def all_of(words: Iterable[str]) -> Message:
    """``red``, ``red and white``, ``red, blue and white``."""
    most, last = _split(words)
    return say("{words} and {last}", words=most, last=last) if most else last


def one_of(words: Iterable[str]) -> Message:
    """``Weapon``, ``Weapon or Mech``, ``I, II or III``."""
    most, last = _split(words)
    return say("{words} or {last}", words=most, last=last) if most else last


def _split(words: Iterable[str]) -> tuple[Message | None, Message]:
    """All words but the last as a list, None when there are none, and the last."""
    *most, last = tuple(words) or ("",)
    return joined(most) if most else None, last if isinstance(last, Message) else joined([last])


def counted(count: int, noun: str, plural: str = "") -> Message:
    """A count and its noun: ``1 card``, ``2 cards``; a plural other than with s is given."""
    one, many = forms(noun, plural)
    return Message(one if count == 1 else many, {"count": count})


def forms(noun: str, plural: str = "") -> tuple[str, str]:
    """The templates ``counted`` uses for a noun, for one and for many."""
    return f"{{count:,}} {noun}", f"{{count:,}} {plural or f'{noun}s'}"


def translated(text: str, look_up: LookUp) -> str:
    """The text in another language; what is no ``Message`` or has no translation stays as it is."""
    if not isinstance(text, Message):
        return text
    template = look_up(text.template) or text.template
    inner = {
        name: translated(value, look_up) for name, value in text.values.items() if isinstance(value, Message)
    }
    if template == text.template and all(text.values[name] == value for name, value in inner.items()):
        return str.__str__(text)  # it says so already
    return _filled(template, {**text.values, **inner}, text.opens)
