"""Setting up any position: a board to point at, the cards of each place, the text of it, files."""

from .dialog import ScenarioDialog
from .files import save_text

__all__ = ["ScenarioDialog", "save_text"]
