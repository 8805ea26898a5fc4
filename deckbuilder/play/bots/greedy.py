"""A bot that plays sensibly by rules of thumb, without search: fast enough for batches of thousands of games.

What its rules rest on: the hand is filled up to five cards after every turn, so a card kept is mostly a card
not drawn; battle cards stay until the own monster tramples them; rage lasts for one turn of the opponent.
"""

from __future__ import annotations

from deckbuilder.engine import PASS, Action, Ask, Definition, Question
from deckbuilder.engine.actions import Kind
from deckbuilder.engine.board import BEHIND, LAST_ZONE
from deckbuilder.engine.definition import BATTLE, MONSTER
from deckbuilder.engine.state import RAGE_THREAT

from .bot import Dice
from .choices import best_of
from .view import View


class GreedyBot:
    """Wins if it can, blocks zone 8 when it must, else builds counter power and guards its monster."""

    name = "greedy"

    def choose(self, view: View, question: Question, legal: tuple[Action, ...], dice: Dice) -> Action:
        """The best action by the rules of thumb; choices of card effects by the position they lead to."""
        if question.kind is Ask.MAIN:
            return Plan(view, legal).action()
        return best_of(view, legal, dice)


class Plan:
    """How the rest of a main phase should go; made anew for each decision, so it fits what has happened."""

    def __init__(self, view: View, legal: tuple[Action, ...]) -> None:
        self.view, self.mine, self.theirs = view, view.mine, view.theirs
        self.zone, self.enemy = self.mine.zone, self.theirs.zone
        self.zones = self.mine.zones
        self.hand = {uid: view.card(uid) for uid in self.mine.hand}
        self.battles: dict[int, list[int]] = {}
        self.strategies: list[Action] = []
        self.rages: list[Action] = []
        self.monsters: list[Action] = []
        self.invasions: list[Action] = []
        self.covers: list[Action] = []
        self._sort(legal)
        self.finisher = self._find_finisher()
        """The last Step 2 card in hand, kept for the final jump from zone 7; -1 if there is no such."""

        self.total, self.needed = self.mine.counter_power, self.theirs.threat
        self.enemy_power, self.threat = self.theirs.counter_power, self._threat_to_come()
        self.racing = self._enemy_is_helpless()
        self.counters = self.total + self._coming_power() >= self.needed
        self.payment, self.steps = self._choose_invasion()
        self.end = min(LAST_ZONE, self.zone + self.steps + 1)
        """Where the monster stands when the turn is over."""

    def _enemy_is_helpless(self) -> bool:
        """Whether the enemy has no battle card by now, or never will: nothing is gained by waiting."""
        cards = self.theirs.hand_count + self.theirs.deck_count
        return not any(self.theirs.zones) and (not cards or self.view.turn > 6)

    def _find_finisher(self) -> int:
        fast = [uid for uid, card in self.hand.items() if card.step > 1]
        return fast[0] if len(fast) == 1 and len(self.hand) > 1 else -1

    def _sort(self, legal: tuple[Action, ...]) -> None:
        for action in legal:
            match action.kind:
                case Kind.BATTLE:
                    self.battles.setdefault(action.card, []).append(action.zone)
                case Kind.STRATEGY:
                    self.strategies.append(action)
                case Kind.RAGE:
                    self.rages.append(action)
                case Kind.MONSTER:
                    self.monsters.append(action)
                case Kind.INVADE:
                    self.invasions.append(action)
                case Kind.ON_TOP:
                    self.covers.append(action)
                case _:
                    pass

    def action(self) -> Action:
        """What to do next."""
        return (
            self._win()
            or self._watcher()
            or self._monster()
            or self._cover()
            or self._battle()
            or self._strategy()
            or self._invasion()
            or self._rage()
            or PASS
        )

    def likely(self) -> list[Action]:
        """The actions worth a thought, the same play with another copy among them.

        Every card in its best zone or in zone 8, the payments from the cheapest, one discard for rage.
        """
        room = [self._worth_of_zone(zone) for zone in range(9)]
        found = [*self.monsters, *self.strategies, *self.covers]
        for uid, zones in self.battles.items():
            best = max(zones, key=lambda zone: room[zone] - self._power_in(zone) / 1000)
            found.append(Action(Kind.BATTLE, uid, best))
            if LAST_ZONE in zones and best != LAST_ZONE:
                found.append(Action(Kind.BATTLE, uid, LAST_ZONE))
        found += sorted(self.invasions, key=self._cost)
        found += sorted(self.rages, key=lambda action: self.hand[action.card].threat)[:1]
        return found

    def _cost(self, action: Action) -> float:
        """What a payment costs; the top card of the deck is any card (R24.4)."""
        return self._worth_of_card(action.card, self.hand[action.card]) if action.card >= 0 else 1.0

    def _steps_of(self, action: Action) -> int:
        """The zones that a payment is good for; an unseen card has one at least."""
        return self.hand[action.card].step if action.card >= 0 else 1

    # ---- invading ----------------------------------------------------------------------------------------

    def _win(self) -> Action | None:
        """An invasion past zone 8, which nothing blocks (R13.4)."""
        if self.theirs.zones[LAST_ZONE]:
            return None
        return next((a for a in self.invasions if self.zone + self._steps_of(a) > LAST_ZONE), None)

    def _invasion(self) -> Action | None:
        """The one planned, whose payment the other plays have left in hand."""
        return self.payment

    def _choose_invasion(self) -> tuple[Action | None, int]:
        """The cheapest card for the number of zones that leaves the monster best; None to stand still."""
        best, best_steps, best_worth = None, 0, self._worth_of_steps(0)
        cheapest: dict[int, tuple[float, Action]] = {}
        for action in self.invasions:
            if action.card == self.finisher:
                continue
            steps, cost = self._steps_of(action), self._cost(action)
            if steps not in cheapest or cost < cheapest[steps][0]:
                cheapest[steps] = (cost, action)
        for steps, (cost, action) in cheapest.items():
            worth = self._worth_of_steps(steps) - 0.15 * cost
            if worth > best_worth and self.zone < LAST_ZONE:
                best, best_steps, best_worth = action, steps, worth
        return best, best_steps

    def _worth_of_steps(self, steps: int) -> float:
        """How good it is to invade so many zones, in zones gained."""
        end = min(LAST_ZONE, self.zone + steps + 1)
        risk = self._risk_of_counter(end)
        worth = end * (1 - risk) + BEHIND[end] * risk
        for zone in range(self.zone + 1, end + 1):
            if self.zones[zone]:
                worth -= self._power_in(zone) / 5000
        if not self.racing:
            # A monster far ahead lets the enemy play high ranks and tramples own cards; who cannot counter
            # has less to lose by that.
            worth -= (1.2 if self.counters else 0.8) * steps
        if end == LAST_ZONE and not self.theirs.zones[LAST_ZONE]:
            worth += 2
        worth += 4 * (1 - risk) * self._chance_to_finish(end, steps)
        return worth - 20 * self._risk_of_invasion(end)

    def _chance_to_finish(self, end: int, steps: int) -> float:
        """How likely the next invasion wins: over an enemy in its own zone 8, which nothing blocks then."""
        reach = BEHIND[self.enemy] if self.counters else self.enemy
        if reach < LAST_ZONE - 1 or end < LAST_ZONE - 1:
            return 0.0
        if end == LAST_ZONE:
            return 1.0
        kept = sum(1 for card in self.hand.values() if card.step > 1) - (steps > 1)
        return 0.7 if kept > 0 else 0.3

    def _risk_of_invasion(self, end: int) -> float:
        """How likely the enemy wins by invasion in its next turn when the own monster ends in a zone."""
        reach = BEHIND[self.enemy] if self.counters else self.enemy
        if reach < LAST_ZONE - 1:
            return 0.0
        if end != LAST_ZONE and (self.zones[LAST_ZONE] or any(8 in zones for zones in self.battles.values())):
            return 0.0
        return 1.0 if reach == LAST_ZONE else 0.6

    def _risk_of_counter(self, end: int) -> float:
        """How likely the own monster is countered in the enemy's next turn when it ends in a zone."""
        threat = self.threat + RAGE_THREAT * len(self.rages)
        now = self.enemy_power
        if threat <= now:
            return 0.95
        return 0.5 if threat <= now + self._enemy_plays(end) else 0.1

    def _threat_to_come(self) -> int:
        """The own threat in the enemy's turn, when a burst card has left."""
        now = self.mine.threat
        if self.mine.burst < 0 or len(self.mine.monster) < 2:
            return now
        top, under = self.view.card(self.mine.monster[-1]), self.view.card(self.mine.monster[-2])
        return now - top.threat + under.threat

    def _enemy_plays(self, end: int) -> float:
        """The counter power that the enemy may add in its turn, by what ranks it may play there (R9.1)."""
        cards = max(5, self.theirs.hand_count) * 0.5 * min(1.0, end / 7)
        room = sum(1 for stack in self.theirs.zones[1:] if not stack) / 7
        return cards * min(600 * end, 3500) * (0.4 + 0.6 * room)

    def _worth_of_card(self, uid: int, card: Definition) -> float:
        """What a card is good for if it does not pay for an invasion, in thousands of points."""
        if card.kind == MONSTER:
            playable = any(action.card == uid for action in self.monsters)
            return 9.0 if playable else 4.0
        if card.kind == BATTLE:
            return 2.0 + card.power / 1000 if uid in self.battles else 0.5 + 0.2 * card.power / 1000
        return 4.0 if any(action.card == uid for action in self.strategies) else 1.0

    # ---- battle cards ------------------------------------------------------------------------------------

    def _power_in(self, zone: int) -> int:
        stack = self.zones[zone]
        return self.view.card(stack[-1]).power if stack else 0

    def _coming_power(self) -> int:
        """The counter power that the playable battle cards can add in the free zones."""
        free = sum(1 for zone in range(1, 9) if zone != self.zone and not self.zones[zone])
        powers = sorted((self.hand[uid].power for uid in self.battles), reverse=True)
        return sum(powers[:free])

    def _battle(self) -> Action | None:
        """The play that adds most, out of the monster's way; zone 8 first when the enemy comes near."""
        if not self.battles:
            return None
        best, best_worth = None, 0.0
        paying = self.payment.card if self.payment else -1
        room = [self._worth_of_zone(zone) for zone in range(9)]
        for uid, zones in self.battles.items():
            if uid == paying or (uid == self.finisher and not self._is_needed()):
                continue
            power = self.hand[uid].power
            for zone in zones:
                gain = (power - self._power_in(zone)) / 1000
                if self.zones[zone] and gain < 1:
                    continue
                worth = gain + room[zone]
                if worth > best_worth:
                    best, best_worth = Action(Kind.BATTLE, uid, zone), worth
        return best

    def _cover(self) -> Action | None:
        """A card that may lie on top of another, where it is the stronger one and not trampled."""
        for action in self.covers:
            stronger = self.hand[action.card].power >= self._power_in(action.zone)
            if stronger and self._worth_of_zone(action.zone) > -10:
                return action
        return None

    def _worth_of_zone(self, zone: int) -> float:
        """How well a battle card lies in a zone, in thousands of points."""
        if self.zone < zone <= self.zone + self.steps:
            return -100.0  # trampled before it can counter
        if zone == self.end and zone != self.zone:
            return 0.0 if self._decides_counter() else -100.0  # trampled right after the Counter Phase
        if self.zones[zone]:
            return -2.0 if zone != LAST_ZONE else -1.0
        turns = 5 if zone < self.end else zone - self.end
        worth = 1.0 + 0.2 * min(5, turns)
        if zone == LAST_ZONE:
            worth += 40.0 if self.enemy >= LAST_ZONE - 2 else 1.0
        return worth

    def _is_needed(self) -> bool:
        """Whether every battle card must be played now: to counter, or to shut zone 8."""
        door_open = self.enemy >= LAST_ZONE - 1 and not self.zones[LAST_ZONE]
        return door_open or self._decides_counter()

    def _decides_counter(self) -> bool:
        """Whether counter power is what this turn needs: it is short, and in reach."""
        return self.counters and self.total < self.needed

    # ---- strategies, monsters, rage ----------------------------------------------------------------------

    def _strategy(self) -> Action | None:
        """The highest rank first, if it finds something to do: what is kept may find more later."""
        return max(self._useful(), key=lambda action: self.hand[action.card].rank, default=None)

    def _watcher(self) -> Action | None:
        """A strategy card that rewards rage comes before the plays that gain it."""
        if not (self.rages or self.monsters):
            return None
        return next((action for action in self._useful() if self.view.awaits_rage(action.card)), None)

    def _useful(self) -> list[Action]:
        paying = self.payment.card if self.payment else -1
        rage = bool(self.rages or self.monsters)
        return [
            action
            for action in self.strategies
            if action.card != paying and self.view.has_use(action.card, rage_to_come=rage)
        ]

    def _monster(self) -> Action | None:
        """The monster that threatens most, for its free rage; a burst card is gone before it is needed."""
        current = self.view.card(self.mine.monster[-1])
        best, best_worth = None, 0
        for action in self.monsters:
            card = self.hand[action.card]
            worth = card.threat - current.threat + RAGE_THREAT if card.rank == current.rank else 1
            if worth == 1 and card.abilities.triggers and not self._enters_to_use(action.card):
                continue  # its Enter would be wasted, and for rage it can be discarded too
            if worth > best_worth:
                best, best_worth = action, worth
        return best

    def _enters_to_use(self, card: int) -> bool:
        """Whether a monster does something when it enters, or rage does."""
        return self.view.enters_to_use(card) or (any(self.theirs.zones) and self.view.rewards_rage())

    def _rage(self) -> Action | None:
        """Discard monsters while that can keep the enemy from countering; those of low threat first."""
        if self.rages and any(self.theirs.zones) and self.view.rewards_rage():
            return min(self.rages, key=lambda action: self.hand[action.card].threat)
        threat, now = self.threat, self.enemy_power
        if threat > now + self._enemy_plays(self.end) or threat + RAGE_THREAT * len(self.rages) <= now:
            return None
        rages = [action for action in self.rages if action.card != self.finisher]
        return min(rages, key=lambda action: self.hand[action.card].threat, default=None)
