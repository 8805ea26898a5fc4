"""Printing through the system: the dialog of its printers, and pages painted on the paper chosen there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QWidget

from deckbuilder.gui.tr import tr

SIZES = {"A4": QPageSize.PageSizeId.A4, "Letter": QPageSize.PageSizeId.Letter}


def ask_printer(window: QWidget, title: str, page: str, pages: int) -> QPrinter | None:
    """Which printer to use for so many pages; None when cancelled."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    printer.setPageSize(QPageSize(SIZES[page]))
    printer.setPageOrientation(QPageLayout.Orientation.Portrait)
    dialog = QPrintDialog(printer, window)
    dialog.setWindowTitle(tr("Print {title}", title=title))
    dialog.setMinMax(1, pages)
    dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange, pages > 1)
    wanted = dialog.exec() == QPrintDialog.DialogCode.Accepted
    dialog.deleteLater()
    return printer if wanted else None


def print_pages(printer: QPrinter, pages: int, paint: Callable[[QPainter, int, QRectF], None]) -> bool:
    """Print the pages asked for; False where the printer takes none.

    ``paint`` draws a page, from 0, with the painter in dots of the printer from the corner of the paper; the
    rectangle is the whole paper.
    """
    printer.setFullPage(True)  # the pages bring their own margins, and proxies their exact size
    painter = QPainter()
    if not painter.begin(printer):
        return False
    paper = QRectF(printer.pageLayout().fullRectPixels(printer.resolution()))
    first = max(1, printer.fromPage())
    last = min(pages, printer.toPage() or pages)
    for number in range(first, last + 1):
        if number > first:
            printer.newPage()
        paint(painter, number - 1, paper)
    return painter.end()
