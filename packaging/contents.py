"""What goes into the built program: modules, data, the parts of Qt that it shows, the libraries they need."""

import sys
from collections.abc import Callable, Iterable
from fnmatch import fnmatch
from pathlib import Path, PurePath

from product import ROOT

PACKAGES = ("deckbuilder", "card_data")

NOT_NEEDED = frozenset({".py", ".pyc", ".typed", ".ts"})
"""Endings of files that are no data at run time: modules are packed apart, translations are compiled."""

HIDDEN = ("pyqtgraph", "PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets")
"""Imported by name where no reader of the source sees it."""

EXCLUDED = (
    "PySide6.QtSvg",  # pyqtgraph asks for this and the next one, and does without
    "PySide6.QtTest",
    "_hashlib",  # brings OpenSSL along; Python has digests of its own
    "dask",
    "distributed",
    "hypothesis",  # this one, mypy, pytest and yaml are there where the tests were run
    "matplotlib",
    "mypy",
    "numpy.f2py",
    "numpy.testing",
    "pydantic.mypy",
    "pyqtgraph.console",
    "pyqtgraph.examples",
    "pyqtgraph.opengl",
    "pytest",
    "scipy",
    "setuptools",
    "ssl",
    "tkinter",
    "unittest",
    "yaml",
)
"""Modules left out that something would bring along."""

PLUGINS = (
    "platforms/*qxcb*",
    "platforms/*qwayland*",
    "platforms/*qoffscreen*",
    "platforms/*qwindows*",
    "platforms/*qcocoa*",
    "wayland-shell-integration/*xdg-shell*",
    "wayland-decoration-client/*",
    "platformthemes/*qxdgdesktopportal*",  # not GTK's, which would bring GTK along
    "platforminputcontexts/*compose*",
    "platforminputcontexts/*ibus*",
    "imageformats/*qjpeg*",  # of a player's own pictures; PNG and BMP need no plugin
    "imageformats/*qwebp*",
    "imageformats/*qgif*",
    "imageformats/*qsvg*",  # of the desktop's icons in Qt's own dialogs
    "iconengines/*qsvgicon*",
    "printsupport/*",
    "styles/*",
)
"""The plugins of Qt that are taken along."""

UNWANTED = (
    "*/translations/*",
    "*opengl32sw.dll",  # draws what no window here has
    "*d3dcompiler_*.dll",
    "direct_url.json",  # says in which folder the program was built
    "*/direct_url.json",
)
WANTED = ("deckbuilder/gui/translations/*", "*/translations/qtbase_ja.qm")
"""Of what is unwanted otherwise."""

OF_THE_SYSTEM = ("libcups.so.2",)
"""Libraries left to the system on Linux: where one can print, it is there and fits the printing service."""

LICENCES = "licences"

Entry = tuple[str, str, str]
"""A file as PyInstaller lists it: its place in the built folder, where it is now, what it is."""


def data_files(root: Path = ROOT) -> list[tuple[str, str]]:
    """The data of the program and the licences of its parts: each file and the folder it goes to."""
    own = [
        (path, path.parent.relative_to(root))
        for package in PACKAGES
        for path in sorted((root / package).rglob("*"))
        if path.is_file() and path.suffix not in NOT_NEEDED
    ]
    licences = [root / "LICENSE", *sorted((root / "packaging" / LICENCES).iterdir())]
    return [(str(path), str(folder)) for path, folder in own + [(path, Path(LICENCES)) for path in licences]]


def is_wanted(place: str) -> bool:
    """Whether a file that PyInstaller found is taken along."""
    name = PurePath(place).as_posix()
    _, is_plugin, plugin = name.partition("/plugins/")
    if is_plugin and "PySide6" in name:
        return any(fnmatch(plugin, pattern) for pattern in PLUGINS)
    unwanted = any(fnmatch(name, pattern) for pattern in UNWANTED)
    return not unwanted or any(fnmatch(name, pattern) for pattern in WANTED)


def needed(entries: Iterable[Entry], needs: Callable[[str], Iterable[str]]) -> list[Entry]:
    """What is wanted, without the shared libraries that nothing of it asks for.

    `needs` gives the file names of the libraries that a file asks for. Only on Linux are those of the system
    taken along, and only there can all of them be told from the rest.
    """
    entries = [entry for entry in entries if is_wanted(entry[0])]
    if not sys.platform.startswith("linux"):
        return entries
    links = [entry for entry in entries if entry[2] == "SYMLINK"]
    files = [entry for entry in entries if entry[2] != "SYMLINK"]
    libraries = {PurePath(entry[0]).name: entry for entry in files if _is_library(entry)}
    for name in OF_THE_SYSTEM:
        libraries.pop(name, None)
    kept: list[Entry] = []
    waiting = [entry for entry in files if not _is_library(entry)]
    while waiting:
        entry = waiting.pop()
        kept.append(entry)
        if entry[2] in ("BINARY", "EXTENSION"):
            names = (PurePath(name).name for name in needs(entry[1]))
            waiting += [libraries.pop(name) for name in names if name in libraries]
    places = {entry[0] for entry in kept}
    return kept + [link for link in links if str(PurePath(link[0]).parent / link[1]) in places]


def _is_library(entry: Entry) -> bool:
    """Whether it is there for others only: Qt's own libraries and the system's, but not Python's."""
    path = PurePath(entry[0])
    shared = entry[2] == "BINARY" and str(path.parent) in (".", "PySide6/Qt/lib")
    return shared and not path.name.startswith("libpython")
