"""Closed lists that are as wide as what they usually say, and no wider for one long entry."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QComboBox

MOST_LETTERS = 18
_SIDES = 8
"""Pixels that the style keeps between the words and what is around them."""


def keep_short(box: QComboBox, letters: int) -> None:
    """Give a closed list room for so many letters; opened, it shows every entry whole."""
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setIconSize(QSize(0, 0))  # the policy keeps a place for one
    box.setMinimumContentsLength(letters)
    box.view().setTextElideMode(Qt.TextElideMode.ElideNone)


def letters_for(box: QComboBox, usual: Iterable[str], least: int) -> int:
    """For how many letters a list needs room to say these words; those of some languages are wider."""
    metrics = box.fontMetrics()
    widest = max((metrics.horizontalAdvance(text) for text in usual), default=0)
    return min(MOST_LETTERS, max(least, ceil((widest + _SIDES) / metrics.horizontalAdvance("X"))))
