"""What the player can do on the board now and has begun to do: a card taken up, targets, refusals."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from deckbuilder.engine import Action, Ask, ByHand
from deckbuilder.engine.actions import Kind
from deckbuilder.gui.describe import called
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.paper.board.places import Place, Where, all_places
from deckbuilder.paper.board.scene import Scene, cards_on_board
from deckbuilder.play import prompt

from .free_moves import OWN_HAND, cards_to_move, goals_by_hand, open_by_hand, refusal_by_hand
from .moves import NOTHING_OPEN, Move, Moves, Open, destinations, read_moves, wished

if TYPE_CHECKING:
    from deckbuilder.gui.goldfish.game import Game


def zone_key(player: int, zone: int) -> int:
    """A zone as a number that is no card's uid: what ``show_targets`` takes for a zone to choose."""
    return -(10 * player + zone)


class Choices:
    """Follows one game; it is read anew whenever the game changes."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._game: Game | None = None
        self._on_board: Mapping[int, Place] = {}
        self.open: Open = NOTHING_OPEN
        self.goals: Moves = {}
        """Where the card that was taken up can go."""

        self.by_hand = False
        """Whether cards go anywhere, by hand."""

        self.keys: Mapping[int, str] = {}
        """Keys of targets, by uid or ``zone_key``."""

        self._taken: int | None = None

    def read(self, game: Game) -> None:
        """Take in the moment; a card that is taken up stays so while it can be played."""
        self._game = game
        self.by_hand = game.by_hand
        if self.by_hand:
            self._on_board = cards_to_move(game.state, game.viewer)
            self.open = open_by_hand(self._on_board)
        else:
            self._on_board = cards_on_board(game.state, game.viewer)
            self.open = read_moves(game.state, game.legal, game.viewer)
        self.take(self.taken)

    # ---- the card that was taken up -----------------------------------------------------------------------

    @property
    def taken(self) -> Place | None:
        """Where the card lies that was taken up."""
        return None if self._taken is None else self._on_board.get(self._taken)

    def take(self, place: Place | None) -> None:
        """Take up a card of the hand; one that cannot be played, or None, leaves none taken up."""
        self._taken, self.goals = None, {}
        if place is None or place not in self.open.hand or self._game is None:
            return
        state, viewer = self._game.state, self._game.viewer
        if self.by_hand:
            self._taken = next(card for card, at in self._on_board.items() if at == place)
            self.goals = goals_by_hand(state, viewer, self._taken, place)
            return
        self._taken = state.players[viewer].hand[place.at - 1]
        self.goals = destinations(state, self.open.hand[place], viewer)

    @property
    def ready(self) -> frozenset[Place]:
        """Cards of the hand that the rules let be played now."""
        return frozenset() if self.by_hand else frozenset(self.open.hand)

    # ---- what is shown ------------------------------------------------------------------------------------

    def glowing(self) -> dict[Place, str]:
        """Where something can go or be chosen, with its key or an empty text."""
        if self._taken is not None:
            return dict.fromkeys((place for place in self.goals if place != OWN_HAND), "")
        found = dict.fromkeys(self.open.targets, "")
        if self.keys and self._game is not None:
            viewer = self._game.viewer
            zones = {
                zone_key(place.player(viewer), place.at): place
                for place in all_places((0, 0), 0)
                if place.where is Where.ZONE
            }
            for key, text in self.keys.items():
                if (place := zones.get(key) or self._on_board.get(key)) is not None:
                    found[place] = text
        return found

    def meanings(self, scene: Scene | None, pointed_at: Collection[Place | None]) -> dict[Place, str]:
        """What putting the card down means, where a place does not say it by itself."""
        found: dict[Place, str] = {}
        for place, actions in self.goals.items():
            covers = scene is not None and place in scene.items and place in pointed_at
            words = {self._meaning(action, covers=covers) for action in actions} - {""}
            if words:
                found[place] = tr(" / ").join(sorted(words))
        return found

    def _meaning(self, action: Move, *, covers: bool) -> str:
        assert self._game is not None
        if isinstance(action, ByHand):
            return ""
        match action.kind:
            case Kind.INVADE:
                return tr("invade {step}", step=self._game.state.table[action.card].step)
            case Kind.RAGE:
                return tr("rage +1")
            case Kind.MONSTER:
                return tr("play")
            case Kind.ON_TOP:
                return tr("on top")
            case Kind.BATTLE if covers:  # said of one zone at a time, or it would be said of all
                return tr("overload")
            case _:
                return ""

    def picked(self) -> frozenset[Place]:
        """What was chosen already for the question that is open."""
        game = self._game
        if game is None or game.waits_for_other or not game.state.frames:
            return frozenset()
        if game.state.ask is None or game.state.ask.kind is not Ask.PICK:
            return frozenset()
        picked = game.state.frames[-1].picked
        return frozenset(self._on_board[uid] for uid in picked if uid in self._on_board)

    # ---- refusals -----------------------------------------------------------------------------------------

    def refusal(self, place: Place) -> tuple[str, str] | None:
        """What cannot be done at a place, and why; None where nothing is refused."""
        game = self._game
        if game is None or place in self.open.hand or place in self.glowing():
            return None
        if self.by_hand:
            return self._refused_by_hand(place)
        action = wished(game.state, game.viewer, self._taken, place)
        reason = shown(game.why_not(action)) if action is not None else ""
        if action is None or not reason:
            return None
        if action.kind in (Kind.PICK, Kind.ZONE):
            reason = prompt(game.state, game.voice)  # what is asked says best what is no answer to it
        return self._refused(action), reason

    def _refused_by_hand(self, place: Place) -> tuple[str, str] | None:
        game, card = self._game, self._taken
        if game is None or card is None or place == self.taken:
            return None
        reason = shown(refusal_by_hand(game.state, game.viewer, card, place))
        return (tr("{card} cannot go there", card=self._name(card)), reason) if reason else None

    def _name(self, card: int) -> str:
        assert self._game is not None
        found = self._services.catalogue.get(self._game.state.table[card].number)
        return called(found, self._services.language) if found is not None else tr("This card")

    def _refused(self, action: Action) -> str:
        if action.kind is Kind.ZONE:
            return tr("Zone {zone} cannot be chosen", zone=action.zone)
        name = self._name(action.card)
        if action.kind is Kind.PICK:
            return tr("{card} cannot be chosen", card=name)
        if self._taken is None:
            return tr("{card} cannot be played", card=name)
        return tr("{card} cannot go there", card=name)
