"""QR pictures: every module whole and in its place, quiet margin, and texts that are too long said to be."""

import pytest
import segno
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from deckbuilder.paper.qr import QUIET, QrTooLongError, fits_qr, paint_qr, qr_image, qr_modules

pytestmark = pytest.mark.usefixtures("qapp")

CODE = "GZ1-AIGACAIAAYBSOABFAAUAAFAFAEJQYDABAUEAMARFBAUAIEABC4CBKAJSAQIACEQ"


def black(image: QImage, x: float, y: float) -> bool:
    return image.pixelColor(int(x), int(y)) == QColor("black")


@pytest.mark.parametrize("text", [CODE, "https://decklog-en.bushiroad.com/view/26YK7", "ゴジラ"])
def test_image_shows_the_pattern_with_a_quiet_margin(text: str) -> None:
    pattern = segno.make(text, error="m", micro=False).matrix
    image = qr_image(text, 300)
    assert image.width() == image.height() <= 300
    module = image.width() / (len(pattern) + 2 * QUIET)
    assert module == int(module) > 3
    for y, row in enumerate(pattern):
        for x, value in enumerate(row):
            assert black(image, (x + QUIET + 0.5) * module, (y + QUIET + 0.5) * module) == bool(value)
    edge = range(image.width())
    assert not any(
        black(image, at, QUIET * module - 1) or black(image, QUIET * module - 1, at) for at in edge
    )


def test_painted_pattern_fills_the_middle_of_its_rectangle() -> None:
    side = len(qr_modules(CODE)) * 4
    image = QImage(side + 80, side + 20, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint_qr(painter, QRectF(0, 10, side + 80, side), CODE)
    painter.end()
    for y, row in enumerate(qr_modules(CODE)):
        for x, value in enumerate(row):
            assert black(image, 40 + 4 * x + 2, 10 + 4 * y + 2) == value
    assert not any(black(image, 39, y) or black(image, side + 40, y) for y in range(side + 20))


def test_a_picture_is_never_smaller_than_its_modules() -> None:
    assert qr_image(CODE, 5).width() == len(qr_modules(CODE)) + 2 * QUIET


def test_text_too_long_to_be_read_by_a_phone_is_refused() -> None:
    assert fits_qr("A" * 1200)
    assert not fits_qr("A" * 5000)
    assert not fits_qr("A" * 3000)
    assert not fits_qr("")
    with pytest.raises(QrTooLongError, match="5,000 characters"):
        qr_image("A" * 5000, 300)
