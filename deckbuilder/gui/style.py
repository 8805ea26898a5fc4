"""Fusion with the house's edges: outlined buttons and fields, ink for what is default or on (LOOK 5, 7)."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QFrame,
    QProxyStyle,
    QPushButton,
    QStyle,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionComplex,
    QStyleOptionFrame,
    QWidget,
)

from deckbuilder.paper.icons import Icon, draw_icon
from deckbuilder.paper.palette import LIGHT, Scheme
from deckbuilder.paper.signs import painting

RADIUS = 3
_TICKS = (
    QStyle.PixelMetric.PM_IndicatorWidth,
    QStyle.PixelMetric.PM_IndicatorHeight,
    QStyle.PixelMetric.PM_ExclusiveIndicatorWidth,
    QStyle.PixelMetric.PM_ExclusiveIndicatorHeight,
)
_ARROWS = {
    QStyle.PrimitiveElement.PE_IndicatorArrowLeft: Icon.LEFT,
    QStyle.PrimitiveElement.PE_IndicatorArrowRight: Icon.RIGHT,
    QStyle.PrimitiveElement.PE_IndicatorArrowUp: Icon.UP,
    QStyle.PrimitiveElement.PE_IndicatorArrowDown: Icon.DOWN,
}
_ICONS = (
    QStyle.PixelMetric.PM_SmallIconSize,
    QStyle.PixelMetric.PM_ButtonIconSize,
    QStyle.PixelMetric.PM_LineEditIconSize,
)
_FIELDS = (QStyle.ComplexControl.CC_SpinBox, QStyle.ComplexControl.CC_ComboBox)


def draw_chevron(painter: QPainter, middle: QPointF, em: float, ink: QColor, *, up: bool = False) -> None:
    """The small open arrow of what opens a list or counts up and down."""
    half, rise = 0.24 * em, (-0.12 if up else 0.12) * em
    painter.setPen(QPen(ink, max(1.2, 0.11 * em)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(
        [
            middle + QPointF(-half, -rise),
            middle + QPointF(0, rise),
            middle + QPointF(half, -rise),
        ]
    )


class HouseStyle(QProxyStyle):
    """Draws what Fusion takes from a darkened window colour, which cannot be seen in a dark scheme."""

    def __init__(self) -> None:
        super().__init__("Fusion")
        self.scheme: Scheme = LIGHT
        self.em = 13.0
        """Size of the font, for heights."""

    # ---- drawing ------------------------------------------------------------------------------------------

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """The frame of a field, and the box of what can be ticked."""
        if element is QStyle.PrimitiveElement.PE_IndicatorCheckBox:
            self._tick(painter, option)
        elif element in _ARROWS:
            enabled = bool(option.state & QStyle.StateFlag.State_Enabled)
            ink = self.scheme.text if enabled else self.scheme.faint
            side = min(self.em, option.rect.width(), option.rect.height())
            area = QRectF(0, 0, side, side)
            area.moveCenter(QRectF(option.rect).center())
            draw_icon(painter, area, _ARROWS[element], ink)
        elif element is QStyle.PrimitiveElement.PE_FrameLineEdit:
            self._outline(painter, option)
        elif element is not QStyle.PrimitiveElement.PE_FrameFocusRect:  # focus is drawn by each control
            super().drawPrimitive(element, option, painter, widget)

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Lists, number fields and sliders: flat, with the same frame and the same arrows."""
        if control in _FIELDS:
            self._field(painter, control, option, widget)
        elif control is QStyle.ComplexControl.CC_Slider:
            self._slider(painter, option, widget)
        else:
            super().drawComplexControl(control, option, painter, widget)
            if control is QStyle.ComplexControl.CC_ToolButton:
                self._ring(painter, option)

    def drawControl(
        self,
        element: QStyle.ControlElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Buttons outlined or solid, frames as of fields; a choice too long for its list ends in dots."""
        if (
            element is QStyle.ControlElement.CE_ShapedFrame
            and isinstance(option, QStyleOptionFrame)
            and option.frameShape is QFrame.Shape.StyledPanel
        ):
            self._outline(painter, option)
            return
        if element is QStyle.ControlElement.CE_ComboBoxLabel and isinstance(option, QStyleOptionComboBox):
            part = QStyle.SubControl.SC_ComboBoxEditField
            room = self.subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, widget).width() - 6
            option.currentText = option.fontMetrics.elidedText(
                option.currentText, Qt.TextElideMode.ElideRight, room
            )
        if isinstance(option, QStyleOptionButton):
            if element is QStyle.ControlElement.CE_PushButtonBevel:
                self._button(painter, option)
                return
            if element is QStyle.ControlElement.CE_PushButtonLabel:
                palette = QPalette(option.palette)
                palette.setColor(QPalette.ColorRole.ButtonText, QColor(self._button_colors(option)[1]))
                option.palette = palette
        super().drawControl(element, option, painter, widget)

    def subElementRect(
        self, element: QStyle.SubElement, option: QStyleOption, widget: QWidget | None = None
    ) -> QRect:
        """Text in a field keeps a distance from the frame."""
        rect = super().subElementRect(element, option, cast(QWidget, widget))
        if element is QStyle.SubElement.SE_LineEditContents and getattr(option, "lineWidth", 0) > 0:
            inset = round(0.3 * self.em)
            rect.adjust(inset, 0, -inset, 0)
        return rect

    def subControlRect(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        part: QStyle.SubControl,
        widget: QWidget | None = None,
    ) -> QRect:
        """What is chosen in a list keeps a distance from the frame; arrows grow with the text."""
        rect = super().subControlRect(control, option, part, cast(QWidget, widget))
        if control is QStyle.ComplexControl.CC_ComboBox:
            if part is QStyle.SubControl.SC_ComboBoxEditField:
                rect.adjust(round(0.3 * self.em), 0, -self._more_arrow, 0)
            elif part is QStyle.SubControl.SC_ComboBoxArrow:
                rect.setLeft(rect.left() - self._more_arrow)
        elif control is QStyle.ComplexControl.CC_SpinBox:
            if part is QStyle.SubControl.SC_SpinBoxEditField:
                rect.setRight(rect.right() - self._more_arrow)
            elif part in (QStyle.SubControl.SC_SpinBoxUp, QStyle.SubControl.SC_SpinBoxDown):
                rect.setLeft(rect.left() - self._more_arrow)
        return rect

    @property
    def _more_arrow(self) -> int:
        """By how much the arrow of a list is wider than Fusion's, which never grows."""
        return max(0, round(1.5 * self.em) - 19)

    # ---- sizes --------------------------------------------------------------------------------------------

    def sizeFromContents(
        self, kind: QStyle.ContentsType, option: QStyleOption, size: QSize, w: QWidget | None = None
    ) -> QSize:
        """Buttons and fields are 2.1 em high and never under 24 pixels."""
        result = super().sizeFromContents(kind, option, size, cast(QWidget, w))  # None is fine, the stub errs
        kinds = QStyle.ContentsType
        if kind in (kinds.CT_LineEdit, kinds.CT_ComboBox, kinds.CT_SpinBox):
            result.setHeight(max(24, round(2.1 * self.em)))
            if kind is kinds.CT_ComboBox:
                result.setWidth(result.width() + self._more_arrow)
            if kind is kinds.CT_SpinBox:
                result.setWidth(size.width() + round(1.2 * self.em))  # the arrows are small
        elif kind is kinds.CT_PushButton and isinstance(w, QPushButton):
            width = size.width() + round(1.6 * self.em)
            result = QSize(width, max(24, round(2.1 * self.em)))
        return result

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        """Boxes to tick and icons grow with the text."""
        if metric in _TICKS:
            return max(14, round(1.05 * self.em) + 4)  # the focus has its ring around it
        if metric in _ICONS:
            return max(16, round(1.1 * self.em))
        if metric is QStyle.PixelMetric.PM_TabBarScrollButtonWidth:
            return max(20, round(1.6 * self.em))
        return super().pixelMetric(metric, option, widget)

    # ---- inside -------------------------------------------------------------------------------------------

    def _button_colors(self, option: QStyleOptionButton) -> tuple[str, str, str]:
        """Ground, text and line of a button in its state."""
        scheme = self.scheme
        state = option.state
        flat = bool(option.features & QStyleOptionButton.ButtonFeature.Flat)
        default = bool(option.features & QStyleOptionButton.ButtonFeature.DefaultButton)
        if not state & QStyle.StateFlag.State_Enabled:
            return "transparent", scheme.faint, "transparent" if flat else scheme.rule
        pressed = bool(state & QStyle.StateFlag.State_Sunken)
        if default or state & QStyle.StateFlag.State_On or pressed:
            return scheme.text, scheme.onink, scheme.text
        if state & QStyle.StateFlag.State_MouseOver:
            return scheme.sel, scheme.onsel, scheme.edge
        return (
            ("transparent", scheme.text, "transparent") if flat else (scheme.base, scheme.text, scheme.edge)
        )

    def _button(self, painter: QPainter, option: QStyleOptionButton) -> None:
        ground, _, line = self._button_colors(option)
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        rect = QRectF(option.rect)
        with painting(painter):
            box = rect.adjusted(0.5, 0.5, -0.5, -0.5)
            if focused:
                # The ring stands around the button, with the ground between them.
                painter.setPen(QPen(QColor(self.scheme.focus), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), RADIUS + 2, RADIUS + 2)
                box = rect.adjusted(3.5, 3.5, -3.5, -3.5)
            painter.setPen(QPen(QColor(line), 1))
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(box, RADIUS, RADIUS)

    def _tick(self, painter: QPainter, option: QStyleOption) -> None:
        """A box with an edge in every scheme, and the focus of the words beside it."""
        scheme, state = self.scheme, option.state
        box = QRectF(option.rect).adjusted(2.5, 2.5, -2.5, -2.5)
        on = bool(state & QStyle.StateFlag.State_On)
        ink = QColor(scheme.text if state & QStyle.StateFlag.State_Enabled else scheme.faint)
        with painting(painter):
            painter.setPen(QPen(ink if on else QColor(scheme.edge), 1))
            painter.setBrush(ink if on else QColor(scheme.base))
            painter.drawRoundedRect(box, RADIUS - 1, RADIUS - 1)
            if on:
                painter.setPen(QPen(QColor(scheme.onink), max(1.6, box.width() / 8)))
                points = ((0.22, 0.52), (0.42, 0.74), (0.80, 0.28))
                painter.drawPolyline(
                    [QPointF(box.left() + x * box.width(), box.top() + y * box.height()) for x, y in points]
                )
            if state & QStyle.StateFlag.State_HasFocus:
                painter.setPen(QPen(QColor(scheme.focus), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box.adjusted(-1.5, -1.5, 1.5, 1.5), RADIUS, RADIUS)

    def _field(
        self,
        painter: QPainter,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        widget: QWidget | None,
    ) -> None:
        """A list or a number field: its ground, its frame, its arrows."""
        scheme, parts = self.scheme, QStyle.SubControl
        enabled = bool(option.state & QStyle.StateFlag.State_Enabled)
        ink = QColor(scheme.text if enabled else scheme.faint)
        with painting(painter):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(scheme.base))
            painter.drawRoundedRect(QRectF(option.rect), RADIUS, RADIUS)
        self._outline(painter, option)
        em = min(self.em, 0.6 * option.rect.height())
        arrows: list[tuple[QStyle.SubControl, bool]]
        if control is QStyle.ComplexControl.CC_ComboBox:
            arrows = [(parts.SC_ComboBoxArrow, False)]
        else:
            arrows = [(parts.SC_SpinBoxUp, True), (parts.SC_SpinBoxDown, False)]
        for part, up in arrows:
            place = QRectF(self.subControlRect(control, option, part, cast(QWidget, widget)))
            if place.isEmpty():
                continue
            if len(arrows) == 1:
                place.translate(-0.25 * em, 0)
            with painting(painter):
                if option.activeSubControls & part and option.state & QStyle.StateFlag.State_Sunken:
                    painter.fillRect(place.adjusted(1, 1, -2, -1), QColor(scheme.sel))
                draw_chevron(painter, place.center(), em if len(arrows) == 1 else 0.75 * em, ink, up=up)

    def _slider(self, painter: QPainter, option: QStyleOptionComplex, widget: QWidget | None) -> None:
        """A line with a disc on it."""
        scheme, focused = self.scheme, bool(option.state & QStyle.StateFlag.State_HasFocus)
        handle = self.subControlRect(
            QStyle.ComplexControl.CC_Slider, option, QStyle.SubControl.SC_SliderHandle, cast(QWidget, widget)
        )
        middle = QRectF(handle).center()
        radius = 0.5 * min(handle.width(), handle.height()) - 2.5
        with painting(painter):
            painter.setPen(QPen(QColor(scheme.edge), 2))
            rect = QRectF(option.rect)
            if handle.height() >= handle.width() or rect.width() >= rect.height():
                painter.drawLine(QPointF(rect.left() + 2, middle.y()), QPointF(rect.right() - 2, middle.y()))
            painter.setPen(QPen(QColor(scheme.window), 1))
            painter.setBrush(QColor(scheme.text))
            painter.drawEllipse(middle, radius, radius)
            if focused:
                painter.setPen(QPen(QColor(scheme.focus), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(middle, radius + 1.5, radius + 1.5)

    def _ring(self, painter: QPainter, option: QStyleOption) -> None:
        """The focus of a flat button, which has no edge of its own."""
        if option.state & QStyle.StateFlag.State_HasFocus:
            with painting(painter):
                painter.setPen(QPen(QColor(self.scheme.focus), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), RADIUS, RADIUS)

    def _outline(self, painter: QPainter, option: QStyleOption) -> None:
        state = option.state
        focused = bool(state & QStyle.StateFlag.State_HasFocus)
        enabled = bool(state & QStyle.StateFlag.State_Enabled)
        color = self.scheme.focus if focused else self.scheme.edge if enabled else self.scheme.rule
        width = 2.0 if focused else 1.0
        inset = width / 2
        with painting(painter):
            painter.setPen(QPen(QColor(color), width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            rect = QRectF(option.rect)
            painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), RADIUS, RADIUS)
