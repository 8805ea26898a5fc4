"""The free table of a window: what its menus, keys and dialogs do by hand while the rules are off."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu

from deckbuilder.cards.facts import Region
from deckbuilder.engine import ByHand, Deed
from deckbuilder.engine.lists import define_all
from deckbuilder.gui.describe import called
from deckbuilder.gui.services import Services
from deckbuilder.gui.tr import shown, tr
from deckbuilder.paper.board.places import Place, Where

from .free_bar import HOW
from .free_cards import FreeCards, Looked
from .free_menu import Commands, fill, menu_of
from .pile import show_beside

if TYPE_CHECKING:
    from .window import GoldfishWindow


class FreeTable:
    """Of one window; every step by hand goes through its game."""

    def __init__(self, window: GoldfishWindow, services: Services) -> None:
        self._window, self._services, self._game = window, services, window.game
        self.menu: QMenu | None = None
        """What a right click has opened; None while none is open."""

        self._game.changed.connect(self._close_menu)
        window.closed.connect(self._close_menu)
        self._game.cards = define_all(services.catalogue, self._region)

    @property
    def _region(self) -> Region:
        opening = self._game.session.opening
        return opening.region if opening is not None else Region.EN

    @property
    def names(self) -> list[str]:
        """The commands that need the rules off."""
        return [name for name in self.handlers() if name != "free"]

    def handlers(self) -> dict[str, Callable[[], object]]:
        """By the names of the menus; all for the own side."""
        game = self._game
        return {
            "free": self._turn,
            "free_draw": lambda: game.do(ByHand(Deed.DRAW, game.viewer, at=1)),
            "free_draw_many": lambda: self._draw(game.viewer),
            "free_mill": lambda: self._mill(game.viewer),
            "free_look": lambda: self._look(game.viewer),
            "free_find": lambda: self._find(game.viewer),
            "free_shuffle": lambda: game.do(ByHand(Deed.SHUFFLE, game.viewer)),
            "free_rage_up": lambda: self._rage(1),
            "free_rage_down": lambda: self._rage(-1),
        }

    def _turn(self) -> None:
        """Turn the rules off or on, and say what that means."""
        game = self._game
        game.set_free(not game.free)
        if game.free:
            self._window.say(game.why_not_free() or shown(HOW))
        else:
            self._window.say(tr("The rules are on; the game goes on from how the table lies."))

    def show_menu(self, place: Place, point: QPoint) -> None:
        """Open the menu of a place; while nothing can be done by hand, say why."""
        game = self._game
        if not game.free:
            return
        reason = game.why_not_free()
        entries = [] if reason else menu_of(place, game, self._commands)
        if not entries:
            self._window.say(reason or tr("There is nothing to do by hand."))
            return
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.aboutToHide.connect(self._forget_menu)
        fill(menu, entries)
        self.menu = menu
        menu.popup(point)

    def _close_menu(self) -> None:
        """The position is another, or the window goes: nothing that was offered holds any more."""
        if self.menu is not None:
            self.menu.close()

    def _forget_menu(self) -> None:
        self.menu = None

    @cached_property
    def _commands(self) -> Commands:
        language = self._services.language
        tokens = [
            (str(card.number), called(card, language)) for card in self._services.catalogue if card.is_token
        ]
        return Commands(
            do=self._game.do,
            draw=self._draw,
            mill=self._mill,
            look=self._look,
            find=self._find,
            ask_place=self._ask_place,
            set_rage=self._set_rage,
            show_cards=self._show_cards,
            tokens=tokens,
        )

    # ---- with a number ------------------------------------------------------------------------------------

    def _number(self, title: str, words: str, usual: int) -> int | None:
        """Ask for a number; one that is none is refused with a sentence."""
        text = self._services.ask.name(title, words, str(usual))
        if text is None:
            return None
        if text.isascii() and text.isdecimal() and len(text) <= 3:
            return int(text)
        self._window.say(tr("{text} is no number from 0 to 999.", text=text))
        return None

    def _draw(self, player: int) -> None:
        count = self._number(tr("Draw several"), tr("How many cards"), 2)
        if count is not None:
            self._game.do(ByHand(Deed.DRAW, player, at=count))

    def _mill(self, player: int) -> None:
        count = self._number(tr("Top cards into the discard pile"), tr("How many cards"), 1)
        if count is not None:
            self._game.do(ByHand(Deed.MILL, player, at=count))

    def _set_rage(self, player: int) -> None:
        rage = self._number(tr("Rage"), tr("Rage from now on"), self._game.state.players[player].rage)
        if rage is not None:
            self._game.do(ByHand(Deed.RAGE, player, at=rage))

    def _ask_place(self, deed: ByHand) -> ByHand | None:
        at = self._number(tr("To a place in the deck"), tr("Place from the top, 1 is drawn next"), deed.at)
        return None if at is None else deed._replace(at=at)

    def _rage(self, by: int) -> None:
        game = self._game
        rage = game.state.players[game.viewer].rage + by
        if rage >= 0:
            game.do(ByHand(Deed.RAGE, game.viewer, at=rage))

    # ---- looking through ----------------------------------------------------------------------------------

    def _look(self, player: int) -> None:
        """Looking is a step of its own, since it cannot be unseen."""
        count = self._number(tr("Look at the top"), tr("How many cards"), 3)
        if count is None:
            return
        before = self._game.session.position
        self._game.do(ByHand(Deed.LOOK, player, at=count))
        if self._game.session.position != before:
            deck = self._game.state.players[player].deck
            about = tr("The first one is drawn next. Put them in another order, or put some elsewhere.")
            cards = deck[: -count - 1 : -1]
            self._show(Looked(tr("Top of the deck"), about, player, cards, ordered=True))

    def _find(self, player: int) -> None:
        side, voice, table = self._game.state.players[player], self._game.voice, self._game.state.table
        if not side.deck:
            self._window.say(tr("The deck is empty."))
            return
        cards = sorted(side.deck, key=lambda card: (voice.card(table[card]), card))
        about = tr("In the order of their names. The deck is shuffled when a card is found.")
        self._show(Looked(tr("Find a card in the deck"), about, player, cards, Deed.SEARCH))

    def _show_cards(self, place: Place) -> None:
        """A pile, or the cards under another one, the topmost first."""
        player = place.player(self._game.viewer)
        side = self._game.state.players[player]
        match place.where:
            case Where.DISCARD:
                title, about, cards = tr("Discard pile"), tr("The last card first"), side.discard[::-1]
            case Where.MONSTERS:
                title, about, cards = tr("Monster deck"), tr("Of all ranks"), side.monster_deck
            case Where.STRATEGY:
                title, about = tr("Cards under it"), tr("The topmost first")
                cards = [*reversed(side.strategies[place.at - 1][:-1])]
            case _:
                stack = side.monster if place.at == side.zone else side.zones[place.at]
                title, about = tr("Cards under it"), tr("The topmost first")
                cards = [*reversed(stack[:-1])]
        self._show(Looked(title, about, player, cards))

    def _show(self, looked: Looked) -> None:
        dialog = FreeCards(looked, self._game, self._commands, self._services.theme, self._window)
        dialog.wanted.connect(self._game.do)
        show_beside(dialog)
