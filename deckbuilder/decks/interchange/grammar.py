"""The shapes of single lines in lists that players paste (2.5): counts, numbers, names, headings, totals.

Only shapes: whether a name or number exists is asked of the caller. Counts are ASCII or full-width digits;
other digits, signs and fractions are problems, never guesses (H16-H18).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from dataclasses import replace

from deckbuilder.cards.messages import say
from deckbuilder.decks.deck import Section
from deckbuilder.decks.edits import MAX_COPIES

from .report import quoted
from .shapes import MAX_HEADING, MAX_LINE, CardText, Heading, amount

_DASH = "‐‑‒–—―−ーｰ-"  # the plain one last: inside a character class it then means itself
_AMOUNT = r"[(\[]?([0-9]+)[)\]]?"
_TIMES = r"(?:[x×*✕]|枚|copies|copy|pcs)"
_NUMBER = re.compile(
    rf"""(?<![A-Za-z0-9])
    E? (?: (?:BP|SD|SC|FC) [0-9]{{1,2}} (?: \)?\s*[{_DASH}]\s* | \)?\s+ ) | (?:BP|SD|SC|FC) [0-9]{{2}}
       | PR \)? \s*[{_DASH}]?\s* )
    (?: T[0-9]{{1,2}} | [0-9]{{1,3}} ) \+{{0,3}} (?:OL)?
    (?= $ | [^A-Za-z0-9+] | [xX][0-9] )""",
    re.IGNORECASE | re.VERBOSE | re.ASCII,
)
_GLUED = re.compile(r"((?:[x×*]\s?)?[0-9]+(?:[x×*])?)(?=E?(?:BP|SD|SC|FC|PR)[0-9-])", re.IGNORECASE)
_BULLET = re.compile(rf"(?:[・•●◦▪‣]\s*|[*+>{_DASH}]\s+|[*>](?=[A-Za-z]))")
_ORDINAL = re.compile(r"[0-9]{1,3}[.)]\s+(?=\D|[0-9]+\s*[x×*枚]|[0-9]{1,2}\s)")
_LEAD_COUNT = re.compile(rf"(?:[x×*]\s*)?{_AMOUNT}\s*{_TIMES}?[\s:.,;|=]*", re.IGNORECASE)
_LEAD_NAME = re.compile(
    rf"(?:[x×*]\s*)?{_AMOUNT}(?:\s*{_TIMES}(?![A-Za-z0-9])|(?=\s|\"))[\s:]*(\S.*)", re.IGNORECASE
)
_LEAD_LAST = re.compile(rf"(.*\S)[\s:;,|]{{1,4}}(?:[x×*]\s*)?([0-9]{{1,2}})\s*{_TIMES}?", re.IGNORECASE)
_TAIL_COUNT = re.compile(
    rf"[\s:.,;|=]*(?:[x×*✕]\s*{_AMOUNT}|{_AMOUNT}\s*(?:x|枚|copies|copy|pcs)?)", re.IGNORECASE
)
_NAME_TAIL = re.compile(
    r"(.*?)(?:(?:(?<=\s)|(?<=\)))x\s*([0-9]+)|\s*[×*✕]\s*([0-9]+)|\s*[(\[]?([0-9]+)\s*(?:枚|copies|copy|pcs)[)\]]?)",
    re.IGNORECASE,
)
_COMMENT = re.compile(r"(?:^|\s)(?://|#).*$")
_INSTANCE = re.compile(r"_[0-9]+_[0-9]+")
_INVISIBLE = re.compile("[\0\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]")
_ESCAPES = re.compile("\x1b\\[[0-9;]*[A-Za-z]|[\x01-\x08\x0e-\x1f\x7f-\x9f]")


def find_number(text: str) -> str:
    """The first card number in a text, as written; an empty string without one."""
    match = _NUMBER.search(clean(text)) if len(text) <= MAX_LINE else None
    return match[0] if match else ""


def clean(text: str) -> str:
    """The line without invisible and control characters, full-width forms folded, blanks single.

    Numerals such as Ⅳ or ② stay what they are, so that they are never read as counts.
    """
    text = _ESCAPES.sub("", _INVISIBLE.sub("", text))
    if not text.isascii():
        text = "".join(c if unicodedata.category(c) in {"Nl", "No"} else _folded(c) for c in text)
    return " ".join(text.split())


def _folded(char: str) -> str:
    folded = unicodedata.normalize("NFKC", char)
    return char if folded[0].isspace() and not char.isspace() else folded


def parse_card_line(text: str, is_name: Callable[[str], bool]) -> CardText:
    """Split a cleaned line into count, number and name. ``is_name`` tells a card's name from other text."""
    plain, comment = split_comment(text, is_name)
    notes: list[str] = []
    plain = _BULLET.sub("", plain, count=1) if _BULLET.match(plain) else plain
    if plain[:3].upper() == "SB:":
        plain = plain[3:].strip()
        notes.append(say("the mark SB: has no meaning here"))
    if _ORDINAL.match(plain) and not is_name(plain):
        ordinal, plain = plain.split(maxsplit=1)
        notes.append(say("{ordinal} read as a list number, not a count", ordinal=ordinal))
    glued = _GLUED.match(plain)
    if glued:
        plain = f"{glued[1]} {plain[glued.end() :]}"
        notes.append(say("count and number were written together"))
    match = _NUMBER.search(plain)
    parsed = _with_number(plain, match, is_name) if match else _with_name(plain, is_name)
    return replace(parsed, notes=(*notes, *parsed.notes), comment=comment)


def split_comment(text: str, is_name: Callable[[str], bool]) -> tuple[str, str]:
    """The line before a trailing ``//`` or ``#`` comment, and the comment."""
    found = _COMMENT.search(text)
    if found is None or is_name(text):
        return text, ""
    return text[: found.start()].strip(), found[0].strip().lstrip("/#").strip()


def _with_number(text: str, match: re.Match[str], is_name: Callable[[str], bool]) -> CardText:
    lead = text[: match.start()].rstrip(" ([<{|,;\t")
    tail = _INSTANCE.sub("", text[match.end() :], count=1).lstrip(")]>}").strip()
    number = match[0].replace(")", " ")
    notes: list[str] = []
    count, name, problem = _read_lead(lead, is_name)
    if problem:
        return CardText(problem=problem)
    last, rest = _read_tail(tail, is_name)
    if last is not None and count is not None and last != count:
        notes.append(say("a second count, {count}, was not read", count=last))
    count = last if count is None else count
    near = _LEAD_LAST.fullmatch(lead) if count is None and not is_name(lead) else None
    if near:
        count, name = int(near[2]), near[1]
        notes.append(say("{count} before the number read as the count", count=near[2]))
    if isinstance(count, str):
        return CardText(problem=count)
    second = _NUMBER.search(rest)
    return CardText(count, number, _beside(name, rest), tuple(notes), second=second[0] if second else "")


def _beside(name: str, rest: str) -> str:
    """The name before the number, or else the text after it."""
    return name or rest.strip(" -–:|,;")


def _read_lead(lead: str, is_name: Callable[[str], bool]) -> tuple[int | str | None, str, str]:
    """Count, name and problem of the text before a number."""
    if not lead:
        return None, "", ""
    whole = _LEAD_COUNT.fullmatch(lead)
    if whole:
        return amount(whole[1]), "", ""
    if is_name(lead):
        return None, lead, ""
    named = _LEAD_NAME.fullmatch(lead)
    if named:
        return amount(named[1]), named[2], ""
    return None, lead, bad_amount(lead)


def _read_tail(tail: str, is_name: Callable[[str], bool]) -> tuple[int | str | None, str]:
    """Count and remaining text after a number."""
    whole = _TAIL_COUNT.fullmatch(tail)
    if whole:
        return amount(whole[1] or whole[2]), ""
    if is_name(tail):
        return None, tail
    named = _NAME_TAIL.fullmatch(tail)
    if named:
        return amount(named[2] or named[3] or named[4]), named[1].strip()
    return None, tail


def _with_name(text: str, is_name: Callable[[str], bool]) -> CardText:
    if is_name(text):
        return CardText(None, "", text)
    lead = _LEAD_NAME.fullmatch(text)
    if lead:
        count = amount(lead[1])
        return CardText(problem=count) if isinstance(count, str) else CardText(count, "", lead[2])
    problem = bad_amount(text)
    if problem:
        return CardText(problem=problem)
    tail = _NAME_TAIL.fullmatch(text)
    if tail and tail[1].strip():
        last = amount(tail[2] or tail[3] or tail[4])
        return CardText(problem=last) if isinstance(last, str) else CardText(last, "", tail[1].strip())
    return CardText(None, "", text)


def bad_amount(text: str) -> str:
    """Why the first word is no count although it looks like one; empty when it does not."""
    word = text.partition(" ")[0]
    if re.fullmatch(rf"[{_DASH}][0-9]+[x×*]?", word):
        return say("the count {count} is below 1", count=quoted(word))
    odd = any(unicodedata.numeric(char, None) is not None for char in word)
    digits_in_word = re.search(r"[A-Za-z\u3040-\u30ff\u4e00-\u9fff]{2}", word)
    if (odd and not digits_in_word) or re.fullmatch("[IVX]{1,5}", word):
        return say(
            "the count {count} is no whole number in plain digits; 1 to {limit} was expected",
            count=quoted(word),
            limit=MAX_COPIES,
        )
    return ""


# ---- headings ----------------------------------------------------------------------------------

_HEADING = re.compile(
    r"""(?P<open>[\[【<({=~_*\-\s]*)
    (?P<name>[^\W\d_][^\[\]【】()（）0-9:：]*?)
    (?P<close>[\]】>)}=~_*\-\s]*+)
    (?P<colon>[:：]?)\s*[(\[]?\s*(?P<total>[0-9]{1,3})?\s*(?:/\s*[0-9]{1,3})?\s*(?:枚|cards?)?\s*[)\]]?\s*[:：]?""",
    re.VERBOSE | re.IGNORECASE,
)
_SURE = {
    "monster deck": Section.MONSTER,
    "monsterdeck": Section.MONSTER,
    "kaiju deck": Section.MONSTER,
    "怪獣デッキ": Section.MONSTER,
    "モンスターデッキ": Section.MONSTER,
    "main deck": Section.MAIN,
    "maindeck": Section.MAIN,
    "メインデッキ": Section.MAIN,
}
_MARKED = {"monster": Section.MONSTER, "怪獣": Section.MONSTER, "main": Section.MAIN, "メイン": Section.MAIN}
_GROUPS = frozenset(
    f"{kind}{ending}"
    for kind, endings in {
        "monster": ("", "s", " card", " cards"),
        "battle": ("", "s", " card", " cards"),
        "strategy": ("", " card", " cards"),
        "strategies": ("",),
        "怪獣": ("", "カード"),
        "交戦": ("", "カード"),
        "戦略": ("", "カード"),
    }.items()
    for ending in endings
)
_TOTAL = re.compile(r"(?:total|sum|合計|計)\s*[:：]?\s*([0-9]{1,3})\s*(?:cards?|枚)?", re.IGNORECASE)


def parse_heading(text: str) -> Heading | None:
    """A cleaned line as a heading, or None. Misspelt headings are recognised by their brackets only."""
    bare = text.rstrip("=~_*- ")  # closing marks of bold and underlined headings, also after a total
    match = _HEADING.fullmatch(bare) if len(text) <= MAX_HEADING else None
    if match is None:
        return None
    name = match["name"].strip().casefold()
    total = int(match["total"]) if match["total"] else None
    marked = bool(match["colon"] or ("[" in match["open"] and "]" in match["close"]) or "【" in match["open"])
    if name in _SURE:
        return Heading(match["name"].strip(), _SURE[name], total)
    if name in _MARKED and marked and total is None:
        return Heading(match["name"].strip(), _MARKED[name], total)
    if name in _GROUPS:
        return Heading(match["name"].strip(), None, total, group=True)
    if text.startswith("[") and text.endswith("]") and len(text) <= 40:
        return Heading(match["name"].strip(), None, total)
    return None


def parse_total(text: str) -> int | None:
    """The number of a line such as ``Total: 54`` or ``合計 50枚``."""
    match = _TOTAL.fullmatch(text)
    return int(match[1]) if match else None
