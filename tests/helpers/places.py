"""Where widgets lie: which of one parent lie over each other, and which stick out of it (B52)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QMainWindow, QTabBar, QWidget

from .window import spoken

SLACK = 1
"""So many pixels are the rounding of a scale."""

OVERLAYS = ("QRubberBand", "QSizeGrip", "QFocusFrame", "FocusRing", "Bubble")
"""Made to lie over others."""


def overlapping(root: QWidget) -> list[str]:
    """Pairs of widgets of one parent that are on show at the same place."""
    return [
        f"{_called(one)} lies over {_called(other)} by {_size(common)}"
        for parent in (root, *root.findChildren(QWidget))
        if parent.isVisibleTo(root) and not isinstance(parent, QTabBar)
        for one, other in combinations(_on_show(parent), 2)
        if _matters(common := one.geometry().intersected(other.geometry()))
    ]


def sticking_out(root: QWidget) -> list[str]:
    """Widgets of which a part lies outside of their parent, where nothing scrolls."""
    return [
        f"{_called(each)} {_size(each.geometry())} sticks out of {_called(parent)} {_size(parent.rect())}"
        for parent in (root, *root.findChildren(QWidget))
        if parent.isVisibleTo(root) and not _scrolls(parent)
        for each in _on_show(parent)
        if not parent.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(each.geometry())
    ]


def _on_show(parent: QWidget) -> Iterator[QWidget]:
    for each in parent.children():
        if (
            isinstance(each, QWidget)
            and not each.isWindow()
            and each.isVisibleTo(parent)
            and not each.geometry().isEmpty()
            and not each.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            and type(each).__name__ not in OVERLAYS
            and not each.objectName().startswith("qt_")
        ):
            yield each


def _matters(common: QRect) -> bool:
    return common.width() > SLACK and common.height() > SLACK


def _scrolls(parent: QWidget) -> bool:
    outer = parent.parentWidget()
    return isinstance(outer, QAbstractScrollArea) and outer.viewport() is parent


def _called(widget: QWidget) -> str:
    name = spoken(widget) if not isinstance(widget, QMainWindow) else ""
    return f"{type(widget).__name__} {name!r}" if name else type(widget).__name__


def _size(rect: QRect) -> str:
    return f"{rect.width()}x{rect.height()}+{rect.x()}+{rect.y()}"
