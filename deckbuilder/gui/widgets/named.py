"""Names that screen readers say."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox


def named(choice: QComboBox, name: str) -> None:
    """Say what a choice is for; on Linux its name is what is chosen, so the description says it too."""
    choice.setAccessibleName(name)
    choice.setAccessibleDescription(name)
    edit = choice.lineEdit()
    if edit is not None:
        edit.setAccessibleName(name)
