"""The help window: contents, a page, back and forward, and what is looked for on the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    QUrl,
    Signal,
)
from PySide6.QtGui import (
    QCloseEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QShortcut,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSplitter,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTextBrowser,
    QTextEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from deckbuilder.gui.layout import geometry_of, keep_on_screen, restore_geometry
from deckbuilder.gui.rows import Inks, draw_text, fill_row
from deckbuilder.gui.services import Services
from deckbuilder.gui.theme import Theme
from deckbuilder.gui.tr import tr
from deckbuilder.gui.widgets.clearable import make_clearable
from deckbuilder.gui.widgets.words import MEDIUM, Words

from .document import fill_document
from .links import LinkKind, parse_link
from .pages import PAGES, Page, headings, make_page, source

PLACE_ROLE = Qt.ItemDataRole.UserRole
"""The page and the anchor of a line of the contents."""


Index = QModelIndex | QPersistentModelIndex

CHAPTER = 2
"""The level of the headings that the contents list."""


@dataclass(slots=True)
class _Visit:
    """A page that was shown and how far it was read."""

    page: str
    anchor: str = ""
    scrolled: int | None = None
    """Where the page was left, in pixels; None while it is on show or was never left."""


class HelpWindow(QWidget):
    """Not modal: the window stays usable beside it, and the links of a page work in it."""

    followed = Signal(object)
    """A ``Link`` to a search, a card or a command."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._services = services
        theme = services.theme
        self._page: Page | None = None
        self._document: QTextDocument | None = None
        self._places: dict[str, int] = {}
        self._visits: list[_Visit] = []
        self._here = -1
        self._measured = False
        self.contents = _Contents(services)
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self.text.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.back = QPushButton(tr("Back"))
        self.forward = QPushButton(tr("Forward"))
        self.seek = QLineEdit()
        self.seek.setPlaceholderText(tr("Find on this page"))
        self.seek.setAccessibleName(tr("Find on this page"))
        make_clearable(self.seek, services.theme)
        self.hits = Words(theme, tone="text2")
        top = QHBoxLayout()
        top.setContentsMargins(theme.steps(3), theme.steps(2), theme.steps(3), theme.steps(2))
        top.setSpacing(theme.steps(2))
        top.addWidget(self.back)
        top.addWidget(self.forward)
        top.addStretch(1)
        top.addWidget(self.hits)
        top.addWidget(self.seek, 2)
        self.panes = QSplitter(Qt.Orientation.Horizontal)
        self.panes.setChildrenCollapsible(False)
        self.panes.addWidget(self.contents)
        self.panes.addWidget(self.text)
        self.panes.setStretchFactor(1, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(top)
        layout.addWidget(self.panes, 1)
        self._wire()
        if not restore_geometry(self, services.settings.layout.help):
            self.resize(theme.ems(70), theme.ems(50))

    def _wire(self) -> None:
        self.contents.chosen.connect(self.go_to)
        self.text.anchorClicked.connect(self._follow)
        self.back.clicked.connect(lambda: self._step(-1))
        self.forward.clicked.connect(lambda: self._step(1))
        self.seek.textChanged.connect(lambda: self._look_for(again=False))
        self.seek.installEventFilter(self)
        for keys, act in (
            (QKeySequence.StandardKey.Back, lambda: self._step(-1)),
            (QKeySequence.StandardKey.Forward, lambda: self._step(1)),
            (QKeySequence.StandardKey.Find, self._focus_find),
            (QKeySequence.StandardKey.FindNext, lambda: self._look_for(again=True)),
            (QKeySequence.StandardKey.FindPrevious, lambda: self._look_for(again=True, backward=True)),
        ):
            QShortcut(keys, self, act)
        self._services.theme.changed.connect(self._show_again)

    # ---- pages --------------------------------------------------------------------------------------------

    def open_at(self, page: str, anchor: str = "") -> None:
        """Bring the window up with a page, at a place on it if one is named."""
        self.go_to(page, anchor)
        self.show()
        keep_on_screen(self)
        if not self._measured:
            contents = min(self._services.theme.ems(18), round(self.width() * 0.3))
            self.panes.setSizes([contents, self.width() - contents])
            self._measured = True
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.activateWindow()
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)
        self._scroll_to(anchor)

    def go_to(self, page: str, anchor: str = "") -> None:
        """Show a page; what was shown before is one step back."""
        if page not in PAGES:
            return
        here = self._visits[self._here] if self._here >= 0 else None
        if here is None or (here.page, here.anchor) != (page, anchor):
            self._leave()
            del self._visits[self._here + 1 :]
            self._visits.append(_Visit(page, anchor))
            self._here = len(self._visits) - 1
        self._show()

    @property
    def place(self) -> tuple[str, str]:
        """The page on show and the place that was asked for on it."""
        visit = self._visits[self._here]
        return visit.page, visit.anchor

    def _step(self, step: int) -> None:
        if 0 <= self._here + step < len(self._visits):
            self._leave()
            self._here += step
            self._show()

    def _leave(self) -> None:
        if self._here >= 0:
            self._visits[self._here].scrolled = self.text.verticalScrollBar().value()

    def _show(self) -> None:
        visit = self._visits[self._here]
        if self._page is None or self._page.name != visit.page:
            self._page = make_page(visit.page, self._services)
            self._fill()
        self.back.setEnabled(self._here > 0)
        self.forward.setEnabled(self._here + 1 < len(self._visits))
        self.contents.show_place(visit.page, visit.anchor)
        if visit.scrolled is None:
            self._scroll_to(visit.anchor)
        else:
            self.text.verticalScrollBar().setValue(visit.scrolled)

    def _show_again(self) -> None:
        """The same page in other colours or sizes; what the page tells about may have changed too."""
        if self._page is not None:
            bar = self.text.verticalScrollBar()
            part = bar.value() / max(1, bar.maximum())
            self._fill()
            bar.setValue(round(part * bar.maximum()))

    def _fill(self) -> None:
        assert self._page is not None
        theme, language = self._services.theme, self._services.language
        document = QTextDocument(self)  # laid out once, when all of it is there
        self._places = fill_document(document, self._page, theme, language)
        self.text.setDocument(document)
        if self._document is not None:
            self._document.deleteLater()
        self._document = document
        self.text.setAccessibleName(self._page.title)
        self.setWindowTitle(tr("{page} – Help", page=self._page.title))
        self._look_for(again=False)

    def _scroll_to(self, anchor: str) -> None:
        """Bring a place to the top and put the cursor there, so that a screen reader goes on from it."""
        position = self._places.get(anchor, 0)
        cursor = self.text.textCursor()
        cursor.setPosition(position)
        self.text.setTextCursor(cursor)
        bar = self.text.verticalScrollBar()
        top = self.text.cursorRect(cursor).top() - self._services.theme.steps(4)
        bar.setValue(bar.value() + top if position else 0)

    def _follow(self, url: QUrl) -> None:
        link = parse_link(url.toString(QUrl.ComponentFormattingOption.FullyEncoded))
        if link is None:
            return
        if link.kind in (LinkKind.PAGE, LinkKind.RULE):
            self.go_to(*link.place)
        else:
            self.followed.emit(link)

    # ---- finding ------------------------------------------------------------------------------------------

    def _focus_find(self) -> None:
        self.seek.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.seek.selectAll()

    def _look_for(self, *, again: bool, backward: bool = False) -> None:
        """Mark every place with the words and go to one: the first from here, or the next."""
        words = self.seek.text().strip()
        document, theme = self.text.document(), self._services.theme
        marks: list[QTextEdit.ExtraSelection] = []
        places: list[QTextCursor] = []
        found = document.find(words) if words else QTextCursor()
        while not found.isNull():
            mark = QTextEdit.ExtraSelection()
            mark.cursor = found
            mark.format.setBackground(theme.color("signalbg"))
            mark.format.setForeground(theme.color("signaltext"))
            mark.format.setFontUnderline(True)
            marks.append(mark)
            places.append(found)
            found = document.find(words, found)
        self.text.setExtraSelections(marks)
        self.hits.setText(tr("{count} found", count=len(places)) if words else "")
        if places:
            self._go_to_hit(words, again=again, backward=backward)

    def _go_to_hit(self, words: str, *, again: bool, backward: bool) -> None:
        cursor = self.text.textCursor()
        if not again:
            cursor.setPosition(cursor.selectionStart())
        flag = QTextDocument.FindFlag.FindBackward if backward else QTextDocument.FindFlag(0)
        document = self.text.document()
        hit = document.find(words, cursor, flag)
        if hit.isNull():  # go round
            start = QTextCursor(document)
            if backward:
                start.movePosition(QTextCursor.MoveOperation.End)
            hit = document.find(words, start, flag)
        self.text.setTextCursor(hit)
        self.text.ensureCursorVisible()

    # ---- events -------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """In the field Enter goes on, Escape gives the page the focus, and the page keys turn the page."""
        if watched is not self.seek or not isinstance(event, QKeyEvent):
            return False
        if event.type() is not QEvent.Type.KeyPress:
            return False
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                backward = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
                self._look_for(again=True, backward=backward)
            case Qt.Key.Key_Escape:
                self.seek.clear()
                self.text.setFocus(Qt.FocusReason.OtherFocusReason)
            case Qt.Key.Key_PageDown | Qt.Key.Key_PageUp:
                step = 1 if event.key() == Qt.Key.Key_PageDown else -1
                bar = self.text.verticalScrollBar()
                bar.setValue(bar.value() + step * bar.pageStep())
            case _:
                return False
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes the help."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """The next one opens where this was."""
        self._services.settings.layout.help = geometry_of(self)
        super().closeEvent(event)


class _ContentsDelegate(QStyledItemDelegate):
    """Lines of the house: room around the words, and the bar beside the chosen one (LOOK 5)."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002
        """As high as a row of a table."""
        return QSize(self._theme.ems(8), max(24, self._theme.ems(2)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """A page, or a part of one further in."""
        theme, rect = self._theme, QRectF(option.rect)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        focused = chosen and bool(option.state & QStyle.StateFlag.State_HasFocus)
        painter.save()
        fill_row(painter, rect, theme, selected=chosen, focused=focused)
        part = index.parent().isValid()
        inks = Inks.of(theme, chosen)
        inner = rect.adjusted(theme.steps(7 if part else 4), 0, -theme.steps(2), 0)
        font = theme.font() if part else theme.font(weight=MEDIUM)
        draw_text(painter, inner, str(index.data()), font, inks.second if part else inks.text)
        painter.restore()


class _Contents(QTreeWidget):
    """The pages and, of the one on show, the parts."""

    chosen = Signal(str, str)
    """A page and an anchor on it."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._following = False
        self.setHeaderHidden(True)
        self.setItemDelegate(_ContentsDelegate(services.theme, self))
        self.setIndentation(0)
        self.setFrameShape(QTreeWidget.Shape.NoFrame)
        self.setRootIsDecorated(False)
        self.setAccessibleName(tr("Contents"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(services.theme.ems(8))
        self._items: dict[tuple[str, str], QTreeWidgetItem] = {}
        for name in PAGES:
            title, *parts = headings(source(name, services.language))
            page = self._add(self.invisibleRootItem(), title.text, name, [""])
            for part in parts:
                if part.anchors and part.level == CHAPTER:
                    self._add(page, part.text, name, part.anchors)
        self.currentItemChanged.connect(self._on_current)
        self.itemClicked.connect(self._on_current)

    def _add(self, parent: QTreeWidgetItem, text: str, page: str, anchors: Sequence[str]) -> QTreeWidgetItem:
        item = QTreeWidgetItem(parent, [text])
        item.setData(0, PLACE_ROLE, (page, anchors[0]))
        item.setToolTip(0, text)
        self._items.update({(page, anchor): item for anchor in anchors})
        return item

    def show_place(self, page: str, anchor: str) -> None:
        """Mark where the reader is."""
        self._following = True
        item = self._items.get((page, anchor)) or self._items[page, ""]
        for name in PAGES:
            self._items[name, ""].setExpanded(name == page)
        self.setCurrentItem(item)
        self._following = False

    def _on_current(self, item: QTreeWidgetItem | None) -> None:
        if item is not None and not self._following:
            self.chosen.emit(*item.data(0, PLACE_ROLE))
