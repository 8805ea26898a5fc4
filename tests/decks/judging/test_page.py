"""The page of verdicts: whole, by itself, and deaf to what names of decks and files try to do in it."""

from __future__ import annotations

import re
from datetime import date
from html.parser import HTMLParser
from pathlib import Path

import card_data
from deckbuilder.decks.judging import Judge, Judged, Unread, format_as_named, verdict_page
from tests.helpers.decks import TODAY, cards, formats

STARTER = (card_data.DECKS / "ESD01.deck").read_text(encoding="utf-8")
JUDGE = Judge(cards(), TODAY, format_as_named(formats()))
HOSTILE = '<script>alert(1)</script><img src=x onerror="y">&amp;\u202egnp.kced'


class Page(HTMLParser):
    """The elements of a page, checked to be closed in order, and the text of its rows."""

    VOID = frozenset({"meta", "input"})

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.rows: list[list[str]] = []
        self.classes: list[str] = []
        self._open: list[str] = []
        self.feed(text)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a beginning."""
        self.tags.append(tag)
        self.attributes += attrs
        if tag not in self.VOID:
            self._open.append(tag)
        if tag == "tr":
            self.rows.append([])
            self.classes.append(dict(attrs).get("class") or "")
        elif tag in ("td", "th"):
            self.rows[-1].append("")

    def handle_endtag(self, tag: str) -> None:
        """Ends come in order."""
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Text inside a cell."""
        if {"td", "th"} & set(self._open):
            self.rows[-1][-1] += data


def judged(text: str, tmp_path: Path, name: str = "one.deck") -> list[Judged | Unread]:
    """The verdicts on a file with this text."""
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return list(JUDGE.file(path, name))


def test_each_deck_is_a_row_with_its_verdict_and_all_its_violations(tmp_path: Path) -> None:
    text = STARTER.replace("# format", "# player: Ann\n# event: Autumn Cup\n# format")
    found = [
        *judged(text, tmp_path, "ann.deck"),
        *judged(text.replace("4 ESD01-005", "6 ESD01-005").replace("Ann", "Bo"), tmp_path, "bo.deck"),
        *judged("", tmp_path, "nothing.deck"),
    ]
    page = Page(verdict_page(found, JUDGE, event="Autumn Cup", today=date(2026, 12, 1)))
    assert page.rows[0] == ["Verdict", "Player", "Deck", "Format", "Event", "File", "Problems"]
    assert page.classes == ["", "unreadable", "illegal", "legal"]
    illegal, legal = page.rows[2], page.rows[3]
    assert illegal[0].startswith("✗ Not legal: 2 problems")
    assert illegal[1:6] == ["Bo", "Starter 01 Godzilla Minus One", "Standard EN", "Autumn Cup", "bo.deck"]
    for violation in found[1].violations if isinstance(found[1], Judged) else ():
        assert violation.sentence in illegal[6]
        assert f"{violation.rule}, {violation.rule_words}" in illegal[6]
    assert legal[0] == "✓ Legal Main deck 50, monster deck 4"
    assert legal[6] == ""


def test_it_says_by_which_data_and_day_it_was_made(tmp_path: Path) -> None:
    page = verdict_page(judged(STARTER, tmp_path), JUDGE, today=date(2026, 12, 1))
    assert f"Lists and pools of {TODAY}" in page
    assert f"Card data {cards().data_version}, {len(cards())} cards" in page
    assert "Made on 2026-12-01" in page


def test_nothing_of_a_hostile_name_becomes_part_of_the_page(tmp_path: Path) -> None:
    text = re.sub("# name: .*", f"# name: {HOSTILE}\n# player: {HOSTILE}\n# event: {HOSTILE}", STARTER)
    text = text.replace("standard-en", "</td><b>").replace("[main deck]", f"[main deck]\n{HOSTILE}")
    found = [*judged(text, tmp_path), Unread(tmp_path, HOSTILE, HOSTILE, HOSTILE)]
    source = verdict_page(found, JUDGE, event=HOSTILE)
    page = Page(source)
    assert not {"script", "img", "b"} & set(page.tags)
    assert not any(name.startswith("on") or name == "src" for name, _ in page.attributes)
    assert "\u202e" not in source
    assert page.rows[2][1].startswith("<script>alert(1)</script>")


def test_a_name_from_right_to_left_keeps_to_its_cell(tmp_path: Path) -> None:
    source = verdict_page(judged(STARTER.replace("# format", "# player: שחקן 1\n# format"), tmp_path), JUDGE)
    assert "<td><bdi>שחקן 1</bdi></td>" in source


def test_it_needs_no_script_no_network_and_no_colour(tmp_path: Path) -> None:
    source = verdict_page(judged(STARTER, tmp_path), JUDGE)
    assert "default-src 'none'" in source
    assert "http" not in source.replace("http-equiv", "")
    assert "url(" not in source
    for words in ("prefers-color-scheme: dark", "@media print", "table-header-group"):
        assert words in source
    for standing in ("unreadable", "illegal", "doubtful", "legal"):
        assert f'id="show-{standing}"' in source
        assert f"#show-{standing}:checked ~ table tbody tr:not(.{standing})" in source


def test_its_texts_are_told_in_the_language_asked_for(tmp_path: Path) -> None:
    source = verdict_page(judged(STARTER, tmp_path), JUDGE, told=str.upper, language="ja")
    assert '<html lang="ja">' in source
    assert "<h1>DECK CHECK</h1>" in source
