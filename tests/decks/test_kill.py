"""The app is killed in the middle of saving, again and again; the file is always one whole deck."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

from deckbuilder.decks.deck import Deck, Entry
from deckbuilder.decks.files import backup_path, read_deck_file, save_deck
from tests.helpers.decks import cards

SAVES = 500

SAVER = """
import sys
from pathlib import Path
from deckbuilder.decks.files import read_deck_file, save_deck
from deckbuilder.decks.deck import Deck, Entry

print("ready", flush=True)
number = int(sys.argv[2])
while True:
    number += 1
    main = tuple(Entry(f"EBP01-{each:03}", 1 + number % 4) for each in range(1, 51))
    save_deck(Path(sys.argv[1]), Deck(f"save {number}", main=main))
    print(number, flush=True)
"""


def test_five_hundred_saves_cut_off_at_any_moment_leave_a_whole_deck(tmp_path: Path) -> None:
    """``kill -9`` while saving: the file holds the last finished save or the one that was cut off."""
    path = tmp_path / "mine.deck"
    save_deck(path, Deck("save 0", main=(Entry("EBP01-001", 1),)))
    chance = random.Random(1)
    done = 0
    while done < SAVES:
        process = subprocess.Popen(
            [sys.executable, "-c", SAVER, str(path), str(done)], stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        time.sleep(chance.uniform(0.2, 1.2))
        process.kill()
        told = [line for line in process.stdout.read().splitlines() if line]
        process.wait()
        process.stdout.close()
        finished = int(told[-1]) if told else done
        assert saved_number(path) in (finished, finished + 1)
        done = saved_number(path)
    assert saved_number(backup_path(path)) in (done - 1, done)
    save_deck(path, Deck("after", main=(Entry("EBP01-001", 1),)))
    assert read_deck_file(path, cards()).result.deck.name == "after"
    (tmp_path / ".deckbuilder-0.tmp").touch()
    for litter in tmp_path.glob(".deckbuilder-*.tmp"):
        os.utime(litter, (0, 0))
    save_deck(path, Deck("later"))
    assert {each.name for each in tmp_path.iterdir()} == {"mine.deck", "mine.deck~"}, "and no litter"


def saved_number(path: Path) -> int:
    """Which save a file holds, after seeing that all of it is there."""
    opened = read_deck_file(path, cards())
    deck = opened.result.deck
    number = int(deck.name.removeprefix("save "))
    assert opened.result.report.is_clean
    if number:
        assert [entry.count for entry in deck.main] == [1 + number % 4] * 50
    return number
