"""The line over the main deck: what it says never lies over one another."""

from typing import Any

import pytest
from PySide6.QtGui import QPainter

from deckbuilder.gui.deck.head import DeckHead
from deckbuilder.gui.theme import Theme


@pytest.mark.parametrize(("size", "width", "seen"), [(10, 480, True), (24, 720, False), (24, 1200, True)])
def test_the_title_of_the_power_leaves_room_for_the_order(
    theme: Theme, qtbot: Any, monkeypatch: pytest.MonkeyPatch, size: int, width: int, seen: bool
) -> None:
    theme.set_size(size)
    head = DeckHead(theme)
    qtbot.addWidget(head)
    head.show_order("Type, rank")
    head.resize(width, head.sizeHint().height())
    head.show()
    drawn: list[str] = []
    draw = QPainter.drawText

    def note(self: QPainter, *given: Any) -> Any:
        drawn.append(str(given[-1]))
        return draw(self, *given)

    monkeypatch.setattr(QPainter, "drawText", note)
    head.grab()
    assert "Step" in drawn
    assert ("Power" in drawn) is seen
