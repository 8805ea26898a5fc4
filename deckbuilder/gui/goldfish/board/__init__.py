"""The board of a game: a widget that draws both sides of the table and turns pointing into actions.

``BoardView.show_game(game)`` shows a game; ``action_wanted`` tells what the player chose.
"""

from deckbuilder.paper.board.places import Place, Where

from .choices import zone_key
from .view import BoardView

__all__ = ["BoardView", "Place", "Where", "zone_key"]
