"""Picture files for tests."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QColor, QImage

OWN = "#ff00ff"
"""A colour that no drawn face has."""


def save_picture(path: Path, width: int = 63, height: int = 88, kind: str = "PNG") -> Path:
    """A picture of one colour, its folders made; `kind` may differ from the ending."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(OWN))
    path.parent.mkdir(parents=True, exist_ok=True)
    assert image.save(str(path), kind, 50)
    return path
