"""The look of the window: palette, font scale and a few style rules, switched live (LOOK 2, 4, 5, 8)."""

from __future__ import annotations

import sys
from collections.abc import Generator
from contextlib import contextmanager

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QFontMetricsF, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from deckbuilder.paper.fonts import JAPANESE, RARE
from deckbuilder.paper.palette import CONTRAST, DARK, LIGHT, Scheme

from .settings import SchemeChoice
from .style import HouseStyle

_SCHEMES = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}


class Theme(QObject):
    """The current scheme and font size. Widgets read it when they paint and repaint on ``changed``."""

    changed = Signal()

    def __init__(self, app: QApplication, choice: SchemeChoice = "system", size: float | None = None) -> None:
        super().__init__(app)
        self._app = app
        self._choice: SchemeChoice = choice
        self._system_size = _system_size()
        self._size = size
        self._em = 0.0
        self._fonts: dict[tuple[float, QFont.Weight, str], QFont] = {}
        """Fonts already made at this size: every painted word asks for one."""

        self.scheme: Scheme = LIGHT
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._on_system_changed)
        self._style: HouseStyle | None = None
        if sys.platform != "darwin":  # macOS keeps its native style (LOOK 8)
            self._style = HouseStyle()
            app.setStyle(self._style)
        self._apply()

    @contextmanager
    def assembling(self) -> Generator[None]:
        """While a window is put together: the style rules wait until it is whole.

        Under a style sheet every widget that gets a parent has all that is in it polished again.
        """
        self._app.setStyleSheet("")
        try:
            yield
        finally:
            self._app.setStyleSheet(style_sheet(self.scheme, self.u))

    # ---- choices ------------------------------------------------------------------------------------------

    @property
    def choice(self) -> SchemeChoice:
        """What the player chose: a scheme, or to follow the system."""
        return self._choice

    def choose(self, choice: SchemeChoice) -> None:
        """Switch the scheme now."""
        self._choice = choice
        self._apply()

    @property
    def size(self) -> float:
        """The base font size in points, B of LOOK 4."""
        return self._size or self._system_size

    def set_size(self, size: float | None) -> None:
        """Set the base font size, 8 to 24 points; None follows the system."""
        self._size = None if size is None else min(24.0, max(8.0, size))
        self._apply()

    def follow_system_size(self) -> None:
        """Take over the size of the system's font, where the player has chosen none; cheap to ask."""
        self._measure()  # its family may be another
        size = _system_size()
        if size != self._system_size:
            self._system_size = size
            if self._size is None:
                self._apply()

    # ---- measures -----------------------------------------------------------------------------------------

    @property
    def em(self) -> float:
        """The body font in device-independent pixels; every measure of the window grows from it."""
        return self._em

    @property
    def u(self) -> float:
        """The grid step of LOOK 5: 0.3 em, 4 pixels at 100 %."""
        return 0.3 * self.em

    def steps(self, count: float) -> int:
        """So many grid steps in whole pixels."""
        return round(count * self.u)

    def ems(self, count: float) -> int:
        """So many ems in whole pixels."""
        return round(count * self.em)

    def font(self, scale: float = 1.0, weight: QFont.Weight = QFont.Weight.Normal, family: str = "") -> QFont:
        """The window's font at a multiple of the base size, or a bundled family for heads and figures."""
        known = self._fonts.get((scale, weight, family))
        if known is None:
            known = QFont(self._app.font())
            if family:
                known.setFamilies([family, *known.families()])
            known.setPointSizeF(self.size * scale)
            known.setWeight(weight)
            known.setFeature(QFont.Tag("tnum"), 1)
            self._fonts[scale, weight, family] = known
        return QFont(known)

    def color(self, name: str) -> QColor:
        """A token of the scheme by name."""
        return QColor(getattr(self.scheme, name))

    # ---- inside -------------------------------------------------------------------------------------------

    def _on_system_changed(self) -> None:
        if self._choice == "system":
            self._apply()

    def _measure(self) -> None:
        self._em = QFontMetricsF(self._app.font()).height() / 1.2
        self._fonts.clear()

    def _apply(self) -> None:
        if self._choice == "system":
            dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
            self.scheme = DARK if dark else LIGHT
        else:
            self.scheme = _SCHEMES[self._choice]
        font = self._app.font()
        # Where the system's font has no Japanese, one family for all of it, else kana and kanji differ.
        font.setFamilies([QFontInfo(font).family(), JAPANESE, RARE])
        font.setPointSizeF(self.size)
        self._app.setStyleSheet("")  # under one, every widget would be polished at each of these steps
        self._app.setFont(font)
        self._measure()
        if self._style is not None:
            self._style.scheme, self._style.em = self.scheme, self.em
            self._app.setPalette(palette_of(self.scheme))
        self._app.setStyleSheet(style_sheet(self.scheme, self.u))
        self.changed.emit()


def _system_size() -> float:
    """Points; 10 where the system counts in pixels."""
    size = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).pointSizeF()
    return size if size > 0 else 10.0


def palette_of(scheme: Scheme) -> QPalette:
    """The scheme as a Qt palette, disabled group included."""
    palette = QPalette()
    role = QPalette.ColorRole
    roles = {
        role.Window: scheme.window,
        role.Button: scheme.window,
        role.WindowText: scheme.text,
        role.ButtonText: scheme.text,
        role.Base: scheme.base,
        role.AlternateBase: scheme.alt,
        role.Text: scheme.text,
        role.PlaceholderText: scheme.faint,
        role.Highlight: scheme.text,
        role.HighlightedText: scheme.onink,
        role.Accent: scheme.text,
        role.ToolTipBase: scheme.text,
        role.ToolTipText: scheme.onink,
        role.BrightText: scheme.onink,
        role.Link: scheme.text,
        role.LinkVisited: scheme.text2,
        role.Light: scheme.base,
        role.Midlight: scheme.alt,
        role.Mid: scheme.rule,
        role.Dark: scheme.edge,
        role.Shadow: scheme.edge,
    }
    for each, value in roles.items():
        palette.setColor(each, QColor(value))
    for each in (role.WindowText, role.ButtonText, role.Text):
        palette.setColor(QPalette.ColorGroup.Disabled, each, QColor(scheme.faint))
    palette.setColor(QPalette.ColorGroup.Disabled, role.Highlight, QColor(scheme.rule))
    palette.setColor(QPalette.ColorGroup.Disabled, role.HighlightedText, QColor(scheme.faint))
    return palette


def style_sheet(scheme: Scheme, u: float) -> str:
    """The rules a palette cannot say: tabs, headers, splitters, scroll and status bars (LOOK 7, 8)."""
    pad, small, bar = round(1.5 * u), round(0.75 * u), max(10, round(2.5 * u))
    ink = scheme.text
    return f"""
    QSplitter::handle {{ background: transparent; }}
    QSplitter::handle:horizontal {{ border-left: 1px solid {scheme.rule}; width: 7px; }}
    QSplitter::handle:vertical {{ border-top: 1px solid {scheme.rule}; height: 7px; }}
    QHeaderView::section {{ background: {scheme.panel}; color: {scheme.text}; border: 0;
        border-bottom: 1px solid {scheme.rule}; padding: {small}px {pad}px; }}
    QScrollBar {{ background: transparent; border: 0; }}
    QScrollBar:vertical {{ width: {bar}px; }}
    QScrollBar:horizontal {{ height: {bar}px; }}
    QScrollBar::handle {{ background: {scheme.edge}; border: 3px solid {scheme.window};
        border-radius: {bar // 2}px; }}
    QScrollBar::handle:vertical {{ min-height: {4 * bar}px; }}
    QScrollBar::handle:horizontal {{ min-width: {4 * bar}px; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: {scheme.window}; }}
    QStatusBar {{ border-top: 1px solid {scheme.rule}; }}
    QStatusBar::item {{ border: 0; }}
    QTabBar {{ qproperty-drawBase: 0; }}
    QTabBar::tab {{ background: transparent; color: {scheme.text2}; border: 0;
        border-top: 2px solid transparent; border-right: 1px solid {scheme.rule};
        padding: {pad}px {2 * pad}px; }}
    QTabBar::tab:selected {{ color: {ink}; border-top-color: {ink}; background: {scheme.base}; }}
    QTabBar::tab:focus {{ color: {ink}; text-decoration: underline; }}
    QTabWidget::pane {{ border: 0; border-top: 1px solid {scheme.rule}; }}
    QTextBrowser#plain {{ border: 0; background: transparent; padding: 0; }}
    """
