"""A help page as a document: Qt reads the Markdown, the house's type, measures and colours are put on it."""

from __future__ import annotations

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
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)

from deckbuilder.gui.theme import Theme

from .pages import Page

_HEADS = {1: 1.9, 2: 1.25, 3: 1.05}
"""Sizes of the headings by level, in sizes of the body (LOOK 4)."""

_HEAD_FAMILY = "Barlow Condensed"
_ROOMY = {"en": 130.0, "ja": 150.0}
"""Height of a line in percent (LOOK 9)."""


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
    in_table = cursor.currentTable() is not None
    around = QTextBlockFormat()
    around.setLineHeight(_ROOMY[language], QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    around.setTopMargin(theme.steps({0: 0, 1: 0, 2: 5}.get(level, 3)))
    around.setBottomMargin(0 if in_table else theme.steps(0.5 if block.textList() else 2))
    cursor.mergeBlockFormat(around)
    if level:
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        cursor.mergeCharFormat(_head(level, theme, block.text()))
    places: list[tuple[int, int]] = []
    part = block.begin()
    while not part.atEnd():
        fragment = part.fragment()
        if fragment.charFormat().fontFixedPitch():
            places.append((fragment.position(), fragment.length()))
        part += 1
    for position, length in places:
        cursor.setPosition(position)
        cursor.setPosition(position + length, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(_code(theme))


def _head(level: int, theme: Theme, text: str) -> QTextCharFormat:
    # The condensed face has no Japanese; there the window's font is bold enough.
    condensed = level == 1 and text.isascii()
    weight = QFont.Weight.Bold if condensed else QFont.Weight.DemiBold
    style = QTextCharFormat()
    style.setFont(theme.font(_HEADS[level], weight, _HEAD_FAMILY if condensed else ""))
    # Qt makes headings larger once more by this.
    style.setProperty(QTextFormat.Property.FontSizeAdjustment, 0)
    return style


def _code(theme: Theme) -> QTextCharFormat:
    style = QTextCharFormat()
    style.setBackground(QBrush(theme.color("panel")))
    return style


def _dress_table(table: QTextTable, theme: Theme) -> None:
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
    for column in range(table.columns()):
        cell = table.cellAt(0, column)
        head = cell.format()
        head.setBackground(QBrush(theme.color("panel")))
        cell.setFormat(head)
