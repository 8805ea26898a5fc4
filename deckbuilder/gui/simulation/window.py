"""The simulation window: runs batches, shows their result, and compares a change with the same seeds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from time import monotonic

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from deckbuilder import __version__
from deckbuilder.cards.catalogue import Catalogue
from deckbuilder.cards.messages import counted
from deckbuilder.decks.disk import DeckFileError
from deckbuilder.gui.compare.sides import Side, Sides
from deckbuilder.gui.layout import geometry_of, keep_on_screen, restore_geometry
from deckbuilder.gui.open_deck import OpenDeck
from deckbuilder.gui.services import Services
from deckbuilder.gui.settings import SimulationChoices
from deckbuilder.gui.tr import shown, tr
from deckbuilder.play.opening import numbers_of
from deckbuilder.play.paired import aligned, compare_results
from deckbuilder.play.replay import Replay
from deckbuilder.play.report import Report
from deckbuilder.play.simulation import Job, session_of

from .dialog import SettingsDialog
from .export import Exports, Shown
from .head import duration
from .pages import Pages
from .plan import Entrant, Plan, place_of
from .runner import Runner

OpenReplay = Callable[[Replay, str], object]
"""Shows a game that was played, under a title; its session stands at the beginning."""


class SimulationWindow(QWidget):
    """One deck, one batch at a time; a second window may play another."""

    cards_chosen = Signal(object)
    """A set of card numbers to select in the deck."""

    apply_wanted = Signal(object)
    """A ``Change`` to make to the deck that was measured."""

    def __init__(
        self,
        services: Services,
        sides: Sides,
        open_replay: OpenReplay,
        runner: Runner | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._services = services
        self._sides = sides
        self._open_replay = open_replay
        self.runner = runner or Runner()
        self.runner.setParent(self)
        self._plan: Plan | None = None
        self._side: Side | None = None
        self._jobs: list[Job] = []
        self._reports: Mapping[int, Report] = {}
        self._current = 0
        self._tried: tuple[Entrant, Job] | None = None
        """The change that is or was compared, and its job."""

        self._comparing = False
        self._began = 0.0
        self.setWindowTitle(tr("Simulation"))
        pages = self.pages = Pages(sides, services)
        self.head, self.histogram, self.result = pages.head, pages.histogram, pages.result
        self.cards, self.cut, self.steps = pages.cards, pages.cut, pages.steps
        self.turns, self.games = pages.turns, pages.games
        self.comparison, self.matrix, self.status = pages.comparison, pages.matrix, pages.status
        self.exports = Exports(services, self._on_show, self._say, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(pages)
        self._wire()
        if state := services.settings.layout.columns.get("simulation"):
            self.cards.restore_columns(state)
        if not restore_geometry(self, services.settings.layout.simulation):
            self.resize(services.theme.ems(108), services.theme.ems(68))
        self.show_deck(None)

    # ---- what is played -----------------------------------------------------------------------------------

    @property
    def report(self) -> Report | None:
        """The report on show: of the one opponent, or of the chosen one."""
        return self._reports.get(self._current)

    @property
    def plan(self) -> Plan | None:
        """What was, is or will be played."""
        return self._plan

    def is_about(self, deck: OpenDeck) -> bool:
        """Whether this open deck is the one on show."""
        return self._side is not None and self._side.key == self._sides.open_deck(deck).key

    def has_played(self, deck: OpenDeck) -> bool:
        """Whether there is a result of an open deck as it is now."""
        known = self._plan is not None and self._plan.mine.deck == deck.deck
        return known and self.is_about(deck) and self.report is not None

    def show_deck(self, side: Side | None) -> None:
        """Take another deck with the settings there are; nothing is played yet, what is played goes on."""
        if self.runner.is_running:
            return
        plan = None
        if side is not None:
            choices = self._services.settings.simulation
            if choices.against != "passive":  # its opponents are read when they are chosen
                choices = replace(choices, against="passive")
            try:
                plan = Plan(Entrant(side.name, side.read()), (), choices)
            except DeckFileError as error:
                self._say(shown(str(error)))
        self._take(plan, side)

    def open_settings(self) -> SettingsDialog:
        """Ask what to play; accepted, it is played at once."""
        dialog = SettingsDialog(self._sides, self._services, self._side, self._choices(), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted_plan.connect(lambda plan: self.run(plan, dialog.deck.side))
        dialog.open()
        return dialog

    def run(self, plan: Plan, side: Side | None) -> None:
        """Play a plan."""
        if self.runner.is_running:
            return
        self._take(plan, side)
        self._start()

    def bring_up(self) -> None:
        """Show the window in front of the others."""
        self.show()
        self.activateWindow()

    def _take(self, plan: Plan | None, side: Side | None) -> None:
        self._plan, self._side = plan, side
        self._jobs = plan.jobs(self._services) if plan else []
        self._reports, self._current, self._tried = {}, 0, None
        self.setWindowTitle(tr("Simulation – {deck}", deck=plan.mine.name) if plan else tr("Simulation"))
        self.pages.show_plan(plan)
        self.head.time.setText("")
        self.head.show_warning(self._why_not() if plan else "")
        self.comparison.show_deck(plan.mine if plan else None, side)
        self._show_all()
        self._offer()

    def knows(self, catalogue: Catalogue) -> bool:
        """Whether it plays with these cards, not with those of an earlier day."""
        return self._services.catalogue is catalogue

    def _choices(self) -> SimulationChoices:
        return self._plan.choices if self._plan else self._services.settings.simulation

    def _start(self) -> None:
        plan = self._plan
        if plan is None or self.runner.is_running or self._why_not():
            return
        self._comparing = False
        self._began = monotonic()
        choices = plan.choices
        self.runner.start(self._jobs, choices.games, choices.seed, place_of(choices))
        self._show_running()

    def _compare(self, after: Entrant) -> None:
        plan, report = self._plan, self.report
        if plan is None or report is None or self.runner.is_running:
            return
        job = self._jobs[self._current]
        numbers = aligned(numbers_of(after.deck), job.deck)
        self._tried = (after, replace(job, deck=numbers, names=(after.name, job.names[1])))
        self._comparing = True
        self._began = monotonic()
        choices = plan.choices
        # A batch that was cancelled is compared over the seeds it got to.
        games = max(report.tally.results, default=choices.seed) - choices.seed + 1
        self.runner.start([self._tried[1]], games, choices.seed, place_of(choices))
        self._show_running()

    def _why_not(self) -> str:
        """Why the deck cannot be played, or what to know before it is."""
        plan = self._plan
        if plan is None:
            return ""
        for entrant in (plan.mine, *plan.rivals):
            if not any(
                card is not None and card.rank == 1
                for card in map(self._services.catalogue.get, (each.number for each in entrant.deck.monster))
            ):
                return tr(
                    "{deck} cannot be played yet: every game begins with a rank I monster, "
                    "and its monster deck has none.",
                    deck=entrant.name,
                )
            if not entrant.deck.main:
                return tr("{deck} cannot be played yet: its main deck is empty.", deck=entrant.name)
        return ""

    # ---- following the runner -----------------------------------------------------------------------------

    def _on_progress(self, reports: Mapping[int, Report]) -> None:
        self._tell_progress()
        if not self._comparing:
            self._reports = reports
            if self.report is not None:
                self.pages.show_progress(self.report)
            self.pages.show_matrix(self._reports, self._current)

    def _on_finished(self, reports: Mapping[int, Report]) -> None:
        self.head.show_running(on=False)
        complete = bool(reports) and all(report.complete for report in reports.values())
        took = duration(monotonic() - self._began)
        if self._comparing:
            self._show_comparison(reports.get(0))
        else:
            self._reports = reports
            complete = complete and len(reports) == len(self._jobs)
            place = place_of(self._choices())
            self.head.time.setText(
                tr("{time} on the cluster", time=took)
                if place.scheduler
                else tr("{time} on {workers}", time=took, workers=counted(place.workers, "worker"))
            )
            self._show_all()
        played = counted(sum(report.tally.games for report in reports.values()), "game")
        moment = f"{self._services.now():%H:%M}"
        self._say(
            tr("Finished {moment}: {games} in {time}.", moment=moment, games=played, time=took)
            if complete
            else tr("Cancelled after {games}; what is finished is kept.", games=played)
        )
        self._offer()

    def _on_failed(self, words: str) -> None:
        self.head.show_running(on=False)
        self._say(tr("These games cannot be played: {reason}", reason=shown(words)))
        self.head.show_warning(tr("These games cannot be played: {reason}", reason=shown(words)))
        self._offer()

    def _on_replayed(self, job: Job, seed: int, actions: object) -> None:
        self._say("")
        session = session_of(job, seed, actions)  # type: ignore[arg-type]
        title = tr("{deck}, seed {seed}", deck=job.names[0], seed=seed)
        self._open_replay(Replay(session, __version__, self._services.catalogue.data_version), title)

    def _open_game(self, seed: int, job: Job | None = None) -> None:
        chosen = job or (self._jobs[self._current] if self._jobs else None)
        if chosen is not None:
            self._say(tr("Opening the game with seed {seed}…", seed=seed))
            self.runner.play_again(chosen, seed)

    # ---- showing ------------------------------------------------------------------------------------------

    def _show_running(self) -> None:
        self.head.show_warning("")
        self.head.show_running(on=True)
        self._tell_progress()
        self._say("")
        self._offer()

    def _tell_progress(self) -> None:
        runner = self.runner
        self.head.show_progress(runner.played, runner.wanted, runner.seconds_left)

    def _show_all(self) -> None:
        self.pages.show_report(self.report)
        self.pages.show_matrix(self._reports, self._current)

    def _show_comparison(self, report: Report | None) -> None:
        before = self.report
        if report is None or before is None or self._tried is None:
            return
        self.comparison.show_result(compare_results(before.tally, report.tally), self._tried[0])
        self.pages.reveal(self.comparison)

    def _on_opponent(self, place: int) -> None:
        self._current = place
        self.comparison.show_result(None)
        self._show_all()

    def _offer(self) -> None:
        """What can be asked for now."""
        running, plan = self.runner.is_running, self._plan
        games = counted(plan.games * max(1, len(self._jobs)), "game") if plan else ""
        self.head.run.setText(
            tr("&Run again") if self._reports else tr("&Run {games}", games=games) if plan else tr("&Run")
        )
        self.head.run.setEnabled(plan is not None and not running and not self._why_not())
        self.head.export.setEnabled(bool(self._reports) and not running)
        self.comparison.allow(on=self.report is not None and not running)

    def _say(self, words: str) -> None:
        self.status.setText(words)

    def _on_show(self) -> Shown | None:
        plan = self._plan
        if plan is None:
            return None
        folder = self._side.path.parent if self._side and self._side.path else Path.home()
        reports = [self._reports[place] for place in sorted(self._reports)]
        self.pages.finish()
        return Shown(plan.mine.name, folder, reports, self.report, self.histogram.image())

    def _wire(self) -> None:
        runner, head = self.runner, self.head
        runner.progressed.connect(self._on_progress)
        runner.finished.connect(self._on_finished)
        runner.failed.connect(self._on_failed)
        runner.replayed.connect(self._on_replayed)
        head.settings.clicked.connect(self.open_settings)
        head.run.clicked.connect(self._start)
        head.cancel.clicked.connect(runner.cancel)
        head.export.setMenu(self.exports.menu)
        self.games.open_wanted.connect(self._open_game)
        self.cards.chosen.connect(lambda number: self.cards_chosen.emit({number}))
        self.cut.table.chosen.connect(self.cards_chosen)
        self.steps.chosen.connect(self.cards_chosen)
        self.matrix.chosen.connect(self._on_opponent)
        self.comparison.run_wanted.connect(self._compare)
        self.comparison.apply_wanted.connect(self.apply_wanted)
        self.comparison.said.connect(self._say)
        self.comparison.open_wanted.connect(
            lambda seed: self._open_game(seed, self._tried[1] if self._tried else None)
        )

    # ---- events -------------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Stay on the screen."""
        super().showEvent(event)
        keep_on_screen(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape cancels a batch, or closes the window."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.runner.is_running:
            self.runner.cancel()
        else:
            self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop the workers, which is asked first, and remember where the window was (B02)."""
        if self.runner.is_running and not self._services.ask.confirm(
            tr("Close while games are played?"),
            tr("The batch ends with its window, and what it has found so far is not kept."),
            tr("&Stop and close"),
        ):
            event.ignore()
            return
        self.runner.close()
        layout = self._services.settings.layout
        layout.simulation = geometry_of(self)
        layout.columns["simulation"] = self.cards.columns_state()
        super().closeEvent(event)
