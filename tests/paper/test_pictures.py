"""A folder of pictures is never trusted: whatever is in it, at most the picture is missing (B65)."""

from __future__ import annotations

import os
import struct
import zlib
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from deckbuilder.paper.pictures import PictureError, find_pictures, number_of, read_picture
from tests.helpers.pictures import save_picture

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("EBP01-016.png", "EBP01-016"),
        ("ebp01-016+.jpg", "EBP01-016+"),
        ("EBP1 16.webp", "EBP01-016"),
        ("BP01-016.PNG", "EBP01-016"),
        ("ＥＢＰ０１－０１６.png", "EBP01-016"),
        ("EBP02-T03.gif", "EBP02-T03"),
        ("EBP01-016 Ebirah.png", "EBP01-016"),
        ("EBP01-016_2.png", "EBP01-016"),
        ("Ebirah.png", None),
        ("EBP01-016.txt", None),
        ("EBP01-016", None),
    ],
)
def test_a_file_is_named_by_its_number_in_any_spelling(name: str, number: str | None) -> None:
    read = number_of(Path(name))
    assert (read and str(read.printed)) == number


def test_folders_in_the_folder_count_and_other_files_do_not(tmp_path: Path) -> None:
    save_picture(tmp_path / "EBP01-016.png")
    save_picture(tmp_path / "Booster 02" / "赤" / "ebp02-042.png")
    (tmp_path / "notes.txt").write_text("mine")
    found = find_pictures(tmp_path)
    assert found is not None
    assert set(found.files) == {"EBP01-016", "EBP02-042"}
    assert not found.unreadable
    assert found.problem is None


def test_an_alternate_art_without_a_picture_shows_the_plain_one(tmp_path: Path) -> None:
    plain = save_picture(tmp_path / "EBP01-016.png")
    other = save_picture(tmp_path / "EBP01-017+.png")
    found = find_pictures(tmp_path)
    assert found is not None
    assert found.path_for("EBP01-016+") == plain
    assert found.path_for("EBP01-017+") == other
    assert found.path_for("EBP01-017") is None


def test_of_two_files_for_a_print_the_english_then_the_upper_one_is_taken(tmp_path: Path) -> None:
    save_picture(tmp_path / "BP01-016.png")
    deep = save_picture(tmp_path / "old" / "EBP01-016.png")
    found = find_pictures(tmp_path)
    assert found is not None
    assert found.files["EBP01-016"] == deep
    upper = save_picture(tmp_path / "ebp01-016.jpg")
    again = find_pictures(tmp_path)
    assert again is not None
    assert again.files["EBP01-016"] == upper


@pytest.mark.parametrize(
    ("content", "reason"),
    [(b"", "empty"), (b"no picture at all", "no picture"), (b"\x89PNG\r\n\x1a\n" + bytes(40), "no picture")],
)
def test_broken_and_empty_files_are_listed_with_the_reason(
    tmp_path: Path, content: bytes, reason: str
) -> None:
    path = tmp_path / "EBP01-016.png"
    path.write_bytes(content)
    found = find_pictures(tmp_path)
    assert found is not None
    assert not found.files
    assert reason in found.unreadable[path]


def test_a_wrong_ending_does_no_harm(tmp_path: Path) -> None:
    path = save_picture(tmp_path / "EBP01-016.png", kind="JPG")
    assert path.read_bytes()[:2] == b"\xff\xd8"
    assert read_picture(path, 32).width() == 32


@pytest.mark.parametrize("kind", ["PNG", "JPG"])
def test_a_huge_picture_is_read_no_larger_than_it_is_drawn(tmp_path: Path, kind: str) -> None:
    """20,000 pixels wide; whole it would take 48 MB."""
    path = save_picture(tmp_path / "EBP01-016.png", 20_000, 600, kind=kind)
    image = read_picture(path, 128)
    assert image.width() <= 4 * 128
    assert image.sizeInBytes() < 100_000


def test_more_pixels_than_any_picture_are_refused_unread(tmp_path: Path) -> None:
    """20,000 pixels high and wide."""
    path = tmp_path / "EBP01-016.png"
    head = b"IHDR" + struct.pack(">IIBBBBB", 20_000, 20_000, 8, 2, 0, 0, 0)
    chunk = struct.pack(">I", 13) + head + struct.pack(">I", zlib.crc32(head))
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk + struct.pack(">I", 8) + b"IDAT" + bytes(12))
    found = find_pictures(tmp_path)
    assert found is not None
    assert "20000 × 20000" in found.unreadable[path]


def test_a_picture_cut_short_is_refused_or_read_in_part(tmp_path: Path) -> None:
    path = save_picture(tmp_path / "EBP01-016.png", 400, 400)
    path.write_bytes(path.read_bytes()[:200])
    with pytest.raises(PictureError, match="damaged"):
        read_picture(path, 64)


def test_a_file_that_vanished_is_an_error_of_that_picture(tmp_path: Path) -> None:
    with pytest.raises(PictureError, match="No such file"):
        read_picture(tmp_path / "EBP01-016.png", 64)


@pytest.mark.parametrize("name", ["gone", "file"])
def test_a_folder_that_cannot_be_looked_at_says_why(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("x")
    found = find_pictures(tmp_path / name)
    assert found is not None
    assert found.problem
    assert not found.files


@pytest.mark.skipif(os.name != "posix", reason="links and pipes as POSIX has them")
def test_links_in_a_circle_end_and_pipes_are_left_alone(tmp_path: Path) -> None:
    save_picture(tmp_path / "a" / "EBP01-016.png")
    (tmp_path / "a" / "round").symlink_to(tmp_path, target_is_directory=True)
    (tmp_path / "a" / "self").symlink_to(tmp_path / "a" / "self")
    os.mkfifo(tmp_path / "EBP01-017.png")
    found = find_pictures(tmp_path)
    assert found is not None
    assert set(found.files) == {"EBP01-016"}


def test_looking_can_be_stopped(tmp_path: Path) -> None:
    save_picture(tmp_path / "EBP01-016.png")
    assert find_pictures(tmp_path, lambda: False) is None


def test_a_small_picture_is_not_blown_up(tmp_path: Path) -> None:
    path = save_picture(tmp_path / "EBP01-016.png", 40, 30)
    assert read_picture(path, 512).width() == 40


def test_transparent_pictures_keep_their_transparency(tmp_path: Path) -> None:
    image = QImage(20, 20, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    path = tmp_path / "EBP01-016.png"
    assert image.save(str(path))
    assert read_picture(path, 20).pixelColor(5, 5).alpha() == 0
