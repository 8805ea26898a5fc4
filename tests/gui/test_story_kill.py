"""The real app, killed and started again in processes of its own, in a folder of another alphabet."""

import os
import subprocess
import sys
from pathlib import Path

START = """
import sys
from pathlib import Path
from PySide6.QtTest import QTest
from deckbuilder.decks import edits
from deckbuilder.decks.paths import app_paths
from deckbuilder.gui.app import build_window
from deckbuilder.gui.application import application

app = application(["deckbuilder"])
window = build_window(app, app_paths())
window.show()
window.start([])
bars = window.deck_panel.notices.bars
"""

BUILD = """
window.services.settings.autosave_seconds = 1
deck = window.workspace.current
window.workspace._write(deck, Path(sys.argv[1]), None)
window.card_edits.set_copies([window.services.catalogue["EBP01-016"]], 4)
window.card_edits.set_copies([window.services.catalogue["EBP01-017"]], 1)
while not any(app_paths().journal.glob("*.json")):
    QTest.qWait(50)
print("ready", flush=True)
QTest.qWait(60_000)
"""

RESTORE = """
print([bar.title for bar in bars])
bars[0].buttons[0].click()
deck = window.workspace.current
print(deck.path == Path(sys.argv[1]), deck.document.dirty, sorted(deck.deck.copies().items()))
"""


def test_an_app_that_is_killed_offers_the_deck_at_the_next_start(tmp_path: Path) -> None:
    """B01, B34: ``kill -9`` after the autosave, under ``LANG=C``, in ``ゴジラ デッキ/é ß 🦖``."""
    home = tmp_path / "ゴジラ デッキ" / "é ß 🦖"
    home.mkdir(parents=True)
    file = home / "デッキ.deck"
    plain = {"LANG": "C", "LC_ALL": "C", "QT_QPA_PLATFORM": "offscreen", "DECKBUILDER_HOME": str(home)}
    environment = os.environ | plain

    process = subprocess.Popen(
        [sys.executable, "-c", START + BUILD, str(file)], env=environment, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    process.kill()
    process.wait()
    process.stdout.close()

    again = subprocess.run(
        [sys.executable, "-c", START + RESTORE, str(file)],
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert again.stdout.splitlines() == [
        "['デッキ was cut off']",
        "True True [('EBP01-016', 4), ('EBP01-017', 1)]",
    ], again.stderr
