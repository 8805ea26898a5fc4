"""Writes the icon of the program as the files that systems want: .png, .svg, .ico, .icns.

    .venv/bin/python packaging/icon_files.py FOLDER

`bundle.py` runs it; nothing of what it writes is kept in the repository, the drawing is
`deckbuilder/paper/app_icon.py`.
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path

import product
from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

from deckbuilder.paper import offscreen
from deckbuilder.paper.app_icon import SIZES, app_pixmap, draw_app_icon

OF_WINDOWS = (16, 24, 32, 48, 64, 256)
_AS_PNG_FROM = 256
"""Smaller ones are bitmaps in an .ico, which everything on Windows reads; as bitmaps, large ones are huge."""

OF_MACOS = {
    "icp4": 16,
    "icp5": 32,
    "icp6": 64,
    "ic07": 128,
    "ic08": 256,
    "ic09": 512,
    "ic11": 32,
    "ic12": 64,
    "ic13": 256,
    "ic14": 512,
}
"""The kinds of an .icns that hold a PNG, with its side; the last four are for doubled pixels."""


def main(folder: Path) -> None:
    """Write all files into a folder."""
    offscreen.prepare()
    folder.mkdir(parents=True, exist_ok=True)
    images = {side: app_pixmap(side).toImage() for side in SIZES}
    pngs = {side: offscreen.png(image) for side, image in images.items()}
    for side, png in pngs.items():
        (folder / f"{side}.png").write_bytes(png)
    (folder / "icon.ico").write_bytes(ico({side: images[side] for side in OF_WINDOWS}))
    (folder / "icon.icns").write_bytes(icns(pngs))
    write_svg(folder / "icon.svg")


def write_svg(path: Path, side: int = 512) -> None:
    """The drawing as paths, for any size."""
    generator = QSvgGenerator()
    generator.setFileName(str(path))
    generator.setSize(QSize(side, side))
    generator.setViewBox(QRect(0, 0, side, side))
    generator.setTitle(product.FACTS["TITLE"])
    generator.setDescription("")
    painter = QPainter(generator)
    draw_app_icon(painter, QRectF(0, 0, side, side))
    painter.end()


def ico(images: dict[int, QImage]) -> bytes:
    """The container of Windows: a directory with an entry an image, then the images."""
    contents = {
        side: offscreen.png(image) if side >= _AS_PNG_FROM else bitmap(image)
        for side, image in images.items()
    }
    directory = struct.pack("<HHH", 0, 1, len(contents))
    place = len(directory) + 16 * len(contents)
    for side, content in contents.items():
        directory += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(content), place)
        place += len(content)
    return directory + b"".join(contents.values())


def bitmap(image: QImage) -> bytes:
    """An image as an .ico holds it: rows from the bottom, blue first, then an unused mask, a bit a pixel."""
    side = image.width()
    upended = image.convertToFormat(QImage.Format.Format_ARGB32).flipped()  # named: its bits live as long
    pixels = bytes(upended.constBits())
    mask = bytes(side * ((side + 31) // 32 * 4))
    head = struct.pack("<IiiHHIIiiII", 40, side, 2 * side, 1, 32, 0, len(pixels) + len(mask), 0, 0, 0, 0)
    return head + pixels + mask


def icns(pngs: dict[int, bytes]) -> bytes:
    """The container of macOS: an element a kind, each with its length."""
    elements = b"".join(
        kind.encode() + struct.pack(">I", 8 + len(pngs[side])) + pngs[side] for kind, side in OF_MACOS.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(elements)) + elements


if __name__ == "__main__":
    main(Path(sys.argv[1]))
