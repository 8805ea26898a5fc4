"""A closed list of the formats, which follows when there are other formats."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox, QWidget

from .services import Services
from .tr import shown


class FormatList(QComboBox):
    """Every format and its variants; the data of an entry is the id."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        services.data.replaced.connect(self._fill)
        self._fill()

    def _fill(self) -> None:
        """What is chosen stays so, if it is still there."""
        chosen = self.currentData()
        with QSignalBlocker(self):
            self.clear()
            for each in self._services.formats.offered():
                self.addItem(shown(each.full_name), each.full_id)
            self.setCurrentIndex(max(0, self.findData(chosen)))
