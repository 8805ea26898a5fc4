"""The reports of a batch as files, the same rows and the same JSON as the terminal prints."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Sequence
from io import StringIO
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QMenu, QWidget

from deckbuilder.cards.language import card_name
from deckbuilder.decks.file_names import safe_file_name
from deckbuilder.gui.menus import add_entry
from deckbuilder.gui.saving import save_export
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import tr
from deckbuilder.play.report import CSV_COLUMNS, NameOf, Report


class Shown(NamedTuple):
    """What is on show, and so what is saved."""

    deck: str
    """Its name."""

    folder: Path
    """Where its files go unless the player says otherwise."""

    reports: Sequence[Report]
    current: Report | None
    """The one of them whose figures are on show."""

    picture: QImage


class Exports(QObject):
    """The files that a player can have of what is on show."""

    def __init__(
        self,
        services: Services,
        on_show: Callable[[], Shown | None],
        say: Callable[[str], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._on_show = on_show
        self._say = say
        self.menu = QMenu(parent)
        add_entry(self.menu, tr("Figures for a &spreadsheet (CSV)…"), self.save_csv)
        add_entry(self.menu, tr("Figures for &programs (JSON)…"), self.save_json)
        add_entry(self.menu, tr("&Picture of the histogram…"), self.save_picture)
        add_entry(self.menu, tr("&Copy the result as text"), self.copy_figures)

    def save_csv(self) -> None:
        """All figures as rows for a spreadsheet."""
        if shown := self._on_show():
            self._save(shown, tr("Save figures"), ".csv", as_csv(shown.reports).encode("utf-8-sig"))

    def save_json(self) -> None:
        """All figures for other programs."""
        if shown := self._on_show():
            self._save(shown, tr("Save figures"), ".json", as_json(shown.reports, self._english).encode())

    def save_picture(self) -> None:
        """The histogram as it is on the screen."""
        if shown := self._on_show():
            data = QByteArray()
            buffer = QBuffer(data)
            buffer.open(QIODevice.OpenModeFlag.WriteOnly)
            shown.picture.save(buffer, "PNG")  # type: ignore[call-overload]
            self._save(shown, tr("Save picture"), ".png", bytes(data.data()))

    def copy_figures(self) -> None:
        """The result in sentences, as the terminal says it."""
        if (shown := self._on_show()) and shown.current:
            QGuiApplication.clipboard().setText("\n".join(shown.current.sentences()))

    def _english(self, number: str) -> str:
        card = self._services.catalogue.get(number)
        return card_name(card, "en") if card else ""

    def _save(self, shown: Shown, title: str, suffix: str, data: bytes) -> None:
        name = safe_file_name(tr("{deck} simulation", deck=shown.deck), suffix=suffix)
        path = save_export(self._services, shown.folder / name, title, data)
        if path is not None:
            self._say(tr("Saved: {file}.", file=path.name))


def as_csv(reports: Sequence[Report]) -> str:
    """One figure a row; several reports have the opponent in a column before the others (B77)."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    if len(reports) == 1:
        writer.writerow(CSV_COLUMNS)
        writer.writerows(reports[0].csv_rows())
    else:
        writer.writerow(("opponent", *CSV_COLUMNS))
        for report in reports:
            writer.writerows((report.names[1], *row) for row in report.csv_rows())
    return text.getvalue()


def as_json(reports: Sequence[Report], name_of: NameOf) -> str:
    """One report as it is, several as a list of ``opponents``."""
    data: object = (
        reports[0].as_data(name_of)
        if len(reports) == 1
        else {"opponents": [{"name": report.names[1], **report.as_data(name_of)} for report in reports]}
    )
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"
