"""Draws card faces with a QPainter, vector and at any size.

>>> size_for_width(120), size_for_width(220)
(<FaceSize.THUMB: 'thumb'>, <FaceSize.LARGE: 'large'>)
>>> name_parts("Godzilla(2023)")  # bold, then regular
[('Godzilla', True), ('(2023)', False)]

``draw_face(painter, QRectF(0, 0, 120, 168), card, scheme=LIGHT)`` draws a thumb; from 180 px on
the rules text appears. ``draw_sideways`` draws a strategy card in play, ``draw_back`` the back.
"""

from .back import draw_back
from .face import Copies, draw_face, draw_sideways
from .geometry import FaceSize, hour_of, size_for_width
from .label import name_parts, shown_name

__all__ = [
    "Copies",
    "FaceSize",
    "draw_back",
    "draw_face",
    "draw_sideways",
    "hour_of",
    "name_parts",
    "shown_name",
    "size_for_width",
]
