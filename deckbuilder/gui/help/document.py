"""A help page as a document: Qt reads the Markdown, the house's type, measures and colours are put on it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFragment,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)

from deckbuilder.gui.theme import Theme

from .pages import Page

_HEADS = {1: 1.9, 2: 1.25, 3: 1.05}
"""Sizes of the headings by level, in sizes of the body (LOOK 4)."""

_HEAD_FAMILY = "Barlow Condensed"
_ROOMY = {"en": 125.0, "ja": 112.0}
"""Height of a line in percent of that of the font; Japanese fonts are high, this makes 1.5 em (LOOK 9)."""


def fill_document(document: QTextDocument, page: Page, theme: Theme, language: str) -> dict[str, int]:
    """Show a page in a document; gives the position of each anchor."""
    document.setDefaultFont(theme.font())
    document.setDocumentMargin(theme.steps(5))
    document.setMarkdown(page.text)
    _unescape_bars(document)
    places: dict[str, int] = {}
    waiting = list(page.headings)
    block = document.begin()
    while block.isValid():
        if block.blockFormat().headingLevel() and waiting:
            heading = waiting.pop(0)
            places.update(dict.fromkeys(heading.anchors, block.position()))
        _dress(block, theme, language)
        block = block.next()
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _dress_table(frame, theme)
    return places


def _unescape_bars(document: QTextDocument) -> None:
    """Qt leaves the escape of a bar in a table cell standing."""
    cursor = document.find("\\|")
    while not cursor.isNull():
        cursor.insertText("|", cursor.charFormat())
        cursor = document.find("\\|", cursor)


def _dress(block: QTextBlock, theme: Theme, language: str) -> None:
    level = block.blockFormat().headingLevel()
    cursor = QTextCursor(block)
    in_table = bool(cursor.currentTable())
    around = QTextBlockFormat()
    roomy = 100.0 if in_table else _ROOMY[language]
    around.setLineHeight(roomy, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    around.setTopMargin(theme.steps({0: 0, 1: 0, 2: 5}.get(level, 3)))
    goes_on = block.textList() and block.next().textList()
    around.setBottomMargin(0 if in_table else theme.steps(0.5 if goes_on else 2))
    cursor.mergeBlockFormat(around)
    for position, length, style in [
        (each.position(), each.length(), QTextCharFormat(each.charFormat())) for each in _fragments(block)
    ]:
        if level:
            style.clearProperty(QTextFormat.Property.FontSizeAdjustment)  # or Qt takes its own size
            style.setFont(_head_font(level, theme, block.text()))
        if style.isAnchor():
            style.setFontUnderline(True)
            style.setForeground(theme.color("text"))
        elif style.fontFixedPitch():
            style.setBackground(QBrush(theme.color("panel")))
        cursor.setPosition(position)
        cursor.setPosition(position + length, QTextCursor.MoveMode.KeepAnchor)
        cursor.setCharFormat(style)


def _fragments(block: QTextBlock) -> Iterator[QTextFragment]:
    part = block.begin()
    while not part.atEnd():
        yield part.fragment()
        part += 1


def _head_font(level: int, theme: Theme, text: str) -> QFont:
    # The condensed face has no Japanese; there the window's font is bold enough.
    condensed = level == 1 and text.isascii()
    weight = QFont.Weight.Bold if condensed else QFont.Weight.DemiBold
    return theme.font(_HEADS[level], weight, _HEAD_FAMILY if condensed else "")


def _dress_table(table: QTextTable, theme: Theme) -> None:
    has_head = bool(table.cellAt(0, 0).firstCursorPosition().block().text())
    if not has_head:
        table.removeRows(0, 1)  # Markdown knows no table without
    style = table.format()
    style.setCellPadding(theme.steps(1))
    style.setCellSpacing(0)
    style.setBorder(1)
    style.setBorderCollapse(True)
    style.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    style.setBorderBrush(QBrush(QColor(theme.scheme.rule)))
    style.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    style.setColumnWidthConstraints(
        [QTextLength(QTextLength.Type.PercentageLength, width) for width in (38, 62)]
    )
    style.setTopMargin(theme.steps(1))
    style.setBottomMargin(theme.steps(3))
    table.setFormat(style)
    for column in range(table.columns() if has_head else 0):
        cell = table.cellAt(0, column)
        head = cell.format()
        head.setBackground(QBrush(theme.color("panel")))
        cell.setFormat(head)
