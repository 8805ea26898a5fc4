"""Tabs that keep their size hints: never those of panels as they were."""

from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from deckbuilder.gui.theme import Theme
from deckbuilder.gui.widgets.lower_tabs import LowerTabs


class Panel(QLabel):
    """Counts how often it is asked for its size."""

    asked = 0

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt calls it
        """As any label."""
        self.asked += 1
        return super().minimumSizeHint()


def settle() -> None:
    """The panel is laid out, then what is around it."""
    for _ in range(3):
        QApplication.processEvents()


def shown_tabs(qtbot: Any, panel: QWidget) -> LowerTabs:
    """Tabs around one panel, shown."""
    tabs = LowerTabs()
    qtbot.addWidget(tabs)
    tabs.addTab(panel, "Checks")
    tabs.show()
    settle()
    return tabs


def test_a_panel_that_grows_makes_the_tabs_wider_and_one_that_shrinks_narrower(qtbot: Any) -> None:
    """The tabs never push a panel together, nor keep room that nobody needs."""
    panel = Panel("short")
    tabs = shown_tabs(qtbot, panel)
    narrow = tabs.minimumSizeHint().width()
    panel.setText("a sentence that is a good deal longer than the word before it was")
    settle()
    assert tabs.minimumSizeHint().width() >= panel.minimumSizeHint().width() > narrow
    assert tabs.sizeHint().width() >= panel.sizeHint().width()
    panel.setText("short")
    settle()
    assert tabs.minimumSizeHint().width() == narrow


def test_a_panel_that_comes_or_goes_counts_at_once(qtbot: Any) -> None:
    """As when statistics move beside the checks in a wide window."""
    tabs, wide = (
        shown_tabs(qtbot, Panel("short")),
        QLabel("a sentence that is a good deal longer than the word"),
    )
    narrow = tabs.minimumSizeHint().width()
    tabs.addTab(wide, "Statistics")
    assert tabs.minimumSizeHint().width() >= wide.minimumSizeHint().width() > narrow
    tabs.removeTab(1)
    assert tabs.minimumSizeHint().width() == narrow
    wide.deleteLater()


def test_larger_letters_make_the_tabs_higher(qtbot: Any, theme: Theme) -> None:
    """The titles grow with the text."""
    theme.set_size(10)
    tabs = shown_tabs(qtbot, Panel("short"))
    low = tabs.minimumSizeHint().height()
    theme.set_size(20)
    assert tabs.minimumSizeHint().height() > low


def test_asking_again_and_again_does_not_ask_the_panels(qtbot: Any) -> None:
    """A window that opens asks the tabs some hundred times."""
    panel = Panel("short")
    tabs = shown_tabs(qtbot, panel)
    tabs.minimumSizeHint()
    asked = panel.asked
    for _ in range(50):
        tabs.minimumSizeHint()
    assert panel.asked == asked
