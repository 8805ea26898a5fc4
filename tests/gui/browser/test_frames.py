"""Scrolling stays even: a frame draws what fits into its time, the rest comes when nothing else is to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from deckbuilder.gui.browser import frames as module
from deckbuilder.gui.browser.frames import FaceFrames
from deckbuilder.gui.services import Services
from tests.helpers import decks

FACE = QRectF(0, 0, 120, 168)


class Clock:
    """Goes on only when a face is drawn: three milliseconds each."""

    def __init__(self) -> None:
        self.now = 100.0

    def perf_counter(self) -> float:
        """The time."""
        return self.now


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The numbers of the faces that were drawn new, in their order."""
    clock, numbers = Clock(), list[str]()
    plain = module.cached_face

    def slow(card: Any, *rest: Any) -> QImage:
        clock.now += 0.003
        numbers.append(card.number)
        return plain(card, *rest)

    monkeypatch.setattr(module, "time", clock)
    monkeypatch.setattr(module, "cached_face", slow)
    return numbers


def frame(frames: FaceFrames, rows: range) -> None:
    """Paint these rows of the catalogue."""
    image = QImage(130, 180, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    frames.begin()
    for row in rows:
        frames.draw(painter, FACE, row, decks.cards().cards[row], None)
    painter.end()
    frames.end(4)


@pytest.fixture
def make(services: Services, qtbot: Any) -> Callable[[], tuple[FaceFrames, list[QRectF]]]:
    """Frames over the catalogue and the areas they want painted again."""

    def build() -> tuple[FaceFrames, list[QRectF]]:
        services.faces.clear()
        again: list[QRectF] = []
        return FaceFrames(services, lambda row: (decks.cards().cards[row], None), again.append), again

    _ = qtbot
    return build


def test_a_frame_begins_no_face_that_would_not_be_ready_in_time(
    make: Callable[[], tuple[FaceFrames, list[QRectF]]], drawn: list[str], qtbot: Any
) -> None:
    frames, again = make()
    frame(frames, range(8))
    assert len(drawn) == 2, "a third one would end after nine milliseconds"
    qtbot.waitUntil(lambda: len(again) == 6)
    frame(frames, range(8))
    assert len(drawn) == 4


def test_a_frame_draws_one_face_however_long_it_takes(
    make: Callable[[], tuple[FaceFrames, list[QRectF]]], drawn: list[str]
) -> None:
    frames, _ = make()
    frames._cost = 1.0
    frame(frames, range(4))
    frame(frames, range(4))
    assert len(drawn) == 2


def test_frames_without_a_rest_between_them_draw_nothing_ahead(
    make: Callable[[], tuple[FaceFrames, list[QRectF]]], drawn: list[str], qtbot: Any
) -> None:
    frames, _ = make()
    frame(frames, range(2))
    frame(frames, range(2, 4))
    assert len(drawn) == 4
    qtbot.waitUntil(lambda: len(drawn) == 4 + 2 + 8)  # two rows before, two rows of four after
    assert drawn[:6] == [card.number for card in decks.cards().cards[:6]]
