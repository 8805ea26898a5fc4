"""``deckbuilder export``: each thing asked for is written whole, without a display, and nothing unasked."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pypdf
import pytest
from PySide6.QtGui import QImage

from deckbuilder.cards import Catalogue
from deckbuilder.decks.interchange import read_deck
from tests.helpers.pictures import OWN, save_picture
from tests.helpers.terminal import Terminal

pytestmark = pytest.mark.usefixtures("qapp")

FEW = "# name: Fire Mountain\n[monster deck]\n1 EBP01-001\n[main deck]\n4 EBP01-016\n2 EBP01-029\n"


@pytest.fixture
def few(tmp_path: Path) -> Path:
    """The file of a deck of few cards, which is quickly drawn and illegal."""
    path = tmp_path / "few.deck"
    path.write_text(FEW, encoding="utf-8")
    return path


def text_of(path: Path) -> str:
    """All text of a PDF on one line."""
    return " ".join(" ".join(page.extract_text() for page in pypdf.PdfReader(path).pages).split())


def test_the_registration_sheet_is_written(deckbuilder: Terminal, starter: Path, tmp_path: Path) -> None:
    target = tmp_path / "sheet.pdf"
    event = ("--event", "Autumn Cup", "--date", "2026-12-05", "--place", "Kassel")
    answer = deckbuilder(
        "export", starter, "--sheet", target, *event, "--player", "Player One", "--player-id", "BN-2"
    )
    assert (answer.code, answer.out) == (0, f"{target}: registration sheet\n")
    text = text_of(target)
    for said in ("Autumn Cup", "2026-12-05", "Kassel", "Player One", "BN-2", "ESD01-001"):
        assert said in text


def test_the_sheet_of_an_illegal_deck_is_written_and_the_exit_code_is_1(
    deckbuilder: Terminal, few: Path, tmp_path: Path
) -> None:
    answer = deckbuilder("export", few, "--sheet", tmp_path / "sheet.pdf")
    assert answer.code == 1
    assert "Not legal" in answer.err
    assert "deckbuilder check" in answer.err
    assert "EBP01-016" in text_of(tmp_path / "sheet.pdf")


def test_a_japanese_sheet_tells_everything_in_japanese(
    deckbuilder: Terminal, few: Path, tmp_path: Path
) -> None:
    target = tmp_path / "sheet.pdf"
    deckbuilder("export", few, "--sheet", target, "--language", "ja", "--event", "春の大会")
    text = "".join(text_of(target).split())
    for said in ("大会名", "春の大会", "メインデッキは6枚（50枚必要）", "スタンダード（英語版）で使用不可"):
        assert said in text
    for english in ("Main deck has", "Standard EN", "snapshot"):
        assert english not in text


def test_letters_that_no_font_has_are_named(deckbuilder: Terminal, starter: Path, tmp_path: Path) -> None:
    answer = deckbuilder("export", starter, "--sheet", tmp_path / "sheet.pdf", "--player", "Kim \ue123")
    assert answer.code == 0
    assert "no font here has U+E123" in answer.err


def test_the_sheet_is_checked_for_another_format_and_day(
    deckbuilder: Terminal, starter: Path, tmp_path: Path
) -> None:
    target = tmp_path / "sheet.pdf"
    answer = deckbuilder("export", starter, "--sheet", target, "--for", "standard-jp", "--on", "2026-04-01")
    assert answer.code == 1
    assert "Standard JP" in text_of(target)


def test_sheet_and_proxies_are_of_the_paper_asked_for(
    deckbuilder: Terminal, few: Path, tmp_path: Path
) -> None:
    sheet, proxies = tmp_path / "sheet.pdf", tmp_path / "proxies.pdf"
    deckbuilder("export", few, "--sheet", sheet, "--proxies", proxies, "--page", "Letter")
    for path in (sheet, proxies):
        assert float(pypdf.PdfReader(path).pages[0].mediabox.width) == pytest.approx(612, abs=1)


def test_the_picture_is_written(deckbuilder: Terminal, few: Path, tmp_path: Path) -> None:
    target = tmp_path / "deck.png"
    answer = deckbuilder("export", few, "--picture", target, "--width", "900", "--dark")
    image = QImage(str(target))
    assert answer.code == 0
    assert answer.out == f"{target}: picture, {image.width()} x {image.height()} pixels\n"
    assert image.width() == 900
    assert image.pixelColor(1, 1).lightness() < 60


def test_proxies_are_written(deckbuilder: Terminal, few: Path, tmp_path: Path) -> None:
    target = tmp_path / "proxies.pdf"
    answer = deckbuilder("export", few, "--proxies", target, "--mark", "--mono", "--lang", "ja")
    assert (answer.code, answer.out) == (0, f"{target}: proxies, 7 cards on 1 page, to be printed at 100 %\n")
    text = text_of(target)
    assert text.count("PROXY") == 7
    assert "エビラ" in text


def test_the_folder_for_tabletop_simulator_is_written(
    deckbuilder: Terminal, few: Path, tmp_path: Path, catalogue: Catalogue
) -> None:
    folder = tmp_path / "saved objects"
    answer = deckbuilder("export", few, "--tts", folder)
    assert answer.code == 0
    assert len(answer.out.splitlines()) == len(list(folder.iterdir())) == 4
    deck = read_deck((folder / "Fire Mountain.json").read_bytes(), catalogue).deck
    assert deck.copies() == read_deck(FEW, catalogue).deck.copies()


def test_a_list_goes_to_standard_output(deckbuilder: Terminal, few: Path) -> None:
    answer = deckbuilder("export", few, "--text")
    assert answer.code == 0
    assert "4 EBP01-016 Ebirah(2004)" in answer.out.splitlines()
    assert answer.out == deckbuilder("export", few, "--format", "text").out


@pytest.mark.parametrize("format_id", ["csv", "gcard-saves", "tts"])
def test_other_file_formats_are_written(
    deckbuilder: Terminal, few: Path, tmp_path: Path, format_id: str, catalogue: Catalogue
) -> None:
    target = tmp_path / "out"
    assert deckbuilder("export", few, "--format", format_id, "--out", target).code == 0
    assert sum(read_deck(target.read_bytes(), catalogue).deck.copies().values()) == 7


def test_several_things_are_written_at_once(deckbuilder: Terminal, few: Path, tmp_path: Path) -> None:
    picture, proxies = tmp_path / "a.png", tmp_path / "b.pdf"
    answer = deckbuilder("export", few, "--picture", picture, "--proxies", proxies, "--text")
    assert answer.out.startswith("Monster Deck (1)")
    assert f"{picture}: picture" in answer.err  # not in the list
    assert picture.is_file()
    assert proxies.is_file()


def test_json_tells_what_was_written(deckbuilder: Terminal, few: Path, tmp_path: Path) -> None:
    target = tmp_path / "proxies.pdf"
    answer = deckbuilder("export", few, "--proxies", target, "--json")
    assert answer.data == {
        "deck": "Fire Mountain",
        "written": [
            {
                "kind": "proxies",
                "path": str(target),
                "what": "proxies, 7 cards on 1 page, to be printed at 100 %",
                "pages": 1,
            }
        ],
    }


def test_own_pictures_take_the_place_of_the_drawn_ones(
    deckbuilder: Terminal, few: Path, tmp_path: Path
) -> None:
    save_picture(tmp_path / "mine" / "EBP01-016.png")
    (tmp_path / "mine" / "EBP01-029.png").write_bytes(b"")
    target = tmp_path / "deck.png"
    answer = deckbuilder("export", few, "--picture", target, "--pictures", tmp_path / "mine")
    assert answer.code == 0
    assert "EBP01-029.png: the file is empty" in answer.err
    image = QImage(str(target))
    row = int(image.height() * 0.62)
    assert OWN in {image.pixelColor(x, row).name() for x in range(image.width())}


def test_an_existing_file_is_replaced_only_on_request(
    deckbuilder: Terminal, few: Path, tmp_path: Path
) -> None:
    target = tmp_path / "deck.png"
    target.write_text("precious")
    answer = deckbuilder("export", few, "--picture", target)
    assert answer.code == 2
    assert answer.err.endswith("Use --overwrite, or another name.\n")
    assert target.read_text() == "precious"
    assert deckbuilder("export", few, "--picture", target, "--overwrite").code == 0
    assert not QImage(str(target)).isNull()


def test_unread_lines_are_said_and_the_exit_code_is_1(deckbuilder: Terminal, tmp_path: Path) -> None:
    target = tmp_path / "deck.png"
    answer = deckbuilder("export", "-", "--picture", target, stdin="[main deck]\n-3 EBP01-016\n")
    assert answer.code == 1
    assert answer.err.startswith('line 2, rejected: "-3 EBP01-016"')
    assert target.is_file()


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ((), "nothing to write; expected --sheet, --picture, --proxies, --tts, --text or --format"),
        (("--text", "--dark"), "--dark: only of use with --picture"),
        (("--text", "--player", "Me"), "the data of an event: only of use with --sheet"),
        (("--picture", "a.png", "--mark"), "--mark: only of use with --proxies"),
        (("--picture", "a.png", "--out", "b"), "--out: only of use with --text or --format"),
        (("--text", "--format", "csv"), "--text and --format: one of them is enough"),
        (("--format", "txet"), '--format: "txet" is not known'),
        (("--proxies", "a.pdf", "--page", "A5"), '--page: "A5" is not known; expected one of A4, Letter'),
        (("--text", "--lang", "fr"), '--lang: "fr" is not known'),
        (("--picture", "a.png", "--for", "standrad-en"), '--for: "standrad-en" is not known'),
        (("--picture", "a.png", "--on", "tomorrow"), '--on: "tomorrow" is no day'),
        (("--picture", "a.png", "--pictures", "nowhere"), "--pictures: nowhere: No such file or directory"),
        (("--picture", "nowhere/a.png"), "its folder does not exist"),
        (("--tts", "-"), "--tts: several files are written; expected a folder"),
        (("--picture", "-", "--text"), "more than one thing would go to standard output"),
        (("--text", "--json"), "more than one thing would go to standard output"),
        (("--text", "--deck", "2"), "--deck: there is no deck 2; expected 1 to 1"),
    ],
)
def test_wrong_use_is_explained_and_nothing_is_written(
    deckbuilder: Terminal,
    few: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    expected: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = deckbuilder("export", few, *arguments)
    assert answer.code == 2
    assert answer.out == ""
    assert expected in answer.err
    assert [path.name for path in tmp_path.iterdir()] == ["few.deck"]


def in_a_process(script: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """A script in a fresh process that knows of no display."""
    known = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    known.pop("QT_QPA_PLATFORM", None)
    return subprocess.run(
        [sys.executable, "-c", script], capture_output=True, env={**known, **environment}, check=False
    )


def test_no_display_is_needed(few: Path) -> None:
    """Not even where the environment asks for a window system that is not there."""
    script = f"from deckbuilder.cli import run\nrun(['export', {str(few)!r}, '--proxies', '-'])\n"
    answer = in_a_process(script, QT_QPA_PLATFORM="xcb")
    assert answer.stderr == b""
    assert len(pypdf.PdfReader(io.BytesIO(answer.stdout)).pages) == 1


def test_where_qt_cannot_load_only_what_is_drawn_is_refused(few: Path, tmp_path: Path) -> None:
    script = (
        "import sys\n"
        "sys.modules['PySide6'] = None\n"
        "from deckbuilder.cli import run\n"
        f"deck = {str(few)!r}\n"
        f"drawn = run(['export', deck, '--picture', {str(tmp_path / 'deck.png')!r}])\n"
        "print(drawn, run(['export', deck, '--text']), run(['check', deck]))\n"
    )
    answer = in_a_process(script)
    assert answer.stdout.splitlines()[-1] == b"2 0 1"
    assert b"nothing can be drawn or translated here, Qt does not load" in answer.stderr
    assert not (tmp_path / "deck.png").exists()
