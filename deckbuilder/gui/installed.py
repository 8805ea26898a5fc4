"""What is installed: versions, the day of the card data, licences; for About box, help and reports."""

from __future__ import annotations

import platform
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as version_of

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

from deckbuilder import __version__

from .services import Services
from .tr import shown, tr

LIBRARIES: Mapping[str, str] = {
    "PySide6-Essentials": "LGPL-3.0",
    "lark": "MIT",
    "NumPy": "BSD-3-Clause",
    "platformdirs": "MIT",
    "pydantic": "MIT",
    "pyqtgraph": "MIT",
    "rapidfuzz": "MIT",
    "rich": "MIT",
    "segno": "BSD-3-Clause",
    "typer": "MIT",
}
"""What the app is built on, with the licence of each."""

FONTS: Mapping[str, str] = {"Barlow": "OFL-1.1", "Noto Sans CJK JP": "OFL-1.1"}
"""The fonts that ship with it."""

Facts = list[tuple[str, str]]
"""Names and what they are, to be read in two columns."""


def installed(services: Services) -> Facts:
    """What is installed, in the player's language."""
    today, catalogue = services.today(), services.catalogue
    cards = tr("{count} cards in {sets} sets", count=len(catalogue), sets=len(catalogue.sets))
    facts = [
        (tr("Version"), __version__),
        (tr("Cards"), cards),
        (tr("Newest set"), newest_set(services)),
        (tr("Card data"), catalogue.data_version),
    ]
    for each in services.formats.values():
        found = each.list_on(today)
        facts.append((shown(each.name), shown(found.label) if found else tr("no list")))
    return [*facts, ("Python", platform.python_version()), ("Qt", f"{qVersion()}, PySide6 {pyside_version}")]


def newest_set(services: Services) -> str:
    """The set that came out last; one without a known day is passed over."""
    days = [(max(each.released.values()), each) for each in services.catalogue.sets.values() if each.released]
    if not days:
        return tr("none with a date")
    day, newest = max(days, key=lambda dated: (dated[0], dated[1].code))
    return f"{shown(newest.name)} ({newest.code}), {day}"


def licences() -> Facts:
    """The program, the fonts and the libraries, each with its licence."""
    return [
        (tr("This program"), "MIT"),
        *FONTS.items(),
        *((_with_version(name), licence) for name, licence in LIBRARIES.items()),
    ]


def _with_version(package: str) -> str:
    try:
        return f"{package} {version_of(package)}"
    except PackageNotFoundError:  # the app was bundled without what describes its packages
        return package


def bug_report(services: Services) -> str:
    """What a developer asks first, in English; no name of a folder, because those name the player."""
    catalogue, theme, screen = services.catalogue, services.theme, QGuiApplication.primaryScreen()
    size = screen.size()
    faults = len(catalogue.faults) + len(services.formats.faults)
    return "\n".join(
        (
            f"Deck builder {__version__}",
            f"Card data {catalogue.data_version}, {len(catalogue)} cards, {faults} faults in own files",
            f"Python {platform.python_version()}, Qt {qVersion()}, PySide6 {pyside_version}",
            f"System: {platform.platform()}, Qt platform {QGuiApplication.platformName()}",
            f"Language {services.language}, colours {theme.choice}, text {theme.size:g} pt",
            f"Screen {size.width()} x {size.height()}, scale {screen.devicePixelRatio():g}",
        )
    )
