"""Data updates by hand: files of cards and formats are looked at, taken in, and taken back again.

>>> import shutil, tempfile
>>> from datetime import UTC, datetime
>>> from pathlib import Path
>>> from deckbuilder.decks.paths import AppPaths
>>> home = Path(tempfile.mkdtemp())
>>> paths, now = AppPaths.below(home), load_data(AppPaths.below(home))
>>> card = '[{"number": "EPR-901", "name": "Playtest", "type": "strategy", "rank": 1, "colors": ["red"]}]'
>>> _ = (home / "club.json").write_text(card)
>>> offered = [read_offered(home / "club.json", now.catalogue.sets)]
>>> plan = plan_import(offered, paths)
>>> print(summary_of(look_ahead(plan, now, paths, datetime.now(UTC).date(), offered=offered)))
1 new card
>>> step = carry_out(plan, datetime.now(UTC), paths)
>>> [file.place.name for file in own_files(paths, now.catalogue.sets)]
['club.json']
>>> undo(step, paths)
>>> shutil.rmtree(home)
"""

from .deck_changes import Data, DeckChange, NamedDeck, library_decks
from .lines import Line, Sort, lines_of, summary_of
from .offered import Offered, is_data_file, read_offered
from .own_files import Kind, OwnFile, Place, own_files, own_places
from .plans import Action, Plan, plan_import, plan_removal
from .preview import Preview, load_data, look_ahead
from .steps import Step, known_steps
from .store import carry_out, has_previous, restore_plan, undo, undo_plan

__all__ = [
    "Action",
    "Data",
    "DeckChange",
    "Kind",
    "Line",
    "NamedDeck",
    "Offered",
    "OwnFile",
    "Place",
    "Plan",
    "Preview",
    "Sort",
    "Step",
    "carry_out",
    "has_previous",
    "is_data_file",
    "known_steps",
    "library_decks",
    "lines_of",
    "load_data",
    "look_ahead",
    "own_files",
    "own_places",
    "plan_import",
    "plan_removal",
    "read_offered",
    "restore_plan",
    "summary_of",
    "undo",
    "undo_plan",
]
