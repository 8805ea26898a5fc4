"""Loads Qt so that what is loaded after it starts quickly; imported before any other part of the window.

PySide looks into the source of every module imported after it for ``from __feature__ import``, which is never
used here; reading some hundred files takes longer than running them. And Python's collector of cycles would
go through the growing crowd of classes and widgets time and again, to find nothing.
"""

from __future__ import annotations

import builtins
import gc
import importlib

_plain_import = builtins.__import__
importlib.import_module("PySide6.QtCore")
builtins.__import__ = _plain_import
gc.set_threshold(100_000)


def started() -> None:
    """What is there now stays: the collector passes over it, and looks at the rest now and then."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000)
