"""The work of ``deckbuilder export``: each thing asked for is made wholly before it is written.

Whatever is drawn needs Qt, which is loaded for it alone and needs no display.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from . import files, inputs, output
from .drawing import own_pictures
from .errors import FAULTS, FINE, CommandError, unknown_choice
from .qt import with_qt

if TYPE_CHECKING:
    from deckbuilder.cards.language import Language
    from deckbuilder.decks.formats import Format
    from deckbuilder.paper.deck_cards import FolderPictures
    from deckbuilder.paper.sheet import SheetData

Page = Literal["A4", "Letter"]
PAGES: tuple[Page, ...] = ("A4", "Letter")


class Details(NamedTuple):
    """What the registration sheet says besides the deck."""

    event: str = ""
    event_date: str = ""
    place: str = ""
    player: str = ""
    player_id: str = ""


class ExportArguments(NamedTuple):
    """What an ``export`` command line says."""

    deck: str
    deck_no: int | None
    sheet: str | None
    picture: str | None
    proxies: str | None
    tts: str | None
    format_id: str | None
    out: str | None
    page: str
    details: Details
    rules: str | None
    on: str | None
    dark: bool
    width: int | None
    mono: bool
    mark: bool
    pictures: str | None
    lang: str
    overwrite: bool
    json: bool


def export_deck(arguments: ExportArguments) -> int:
    """Write everything asked for; the exit code. Raises ``CommandError``."""
    _refuse_nonsense(arguments)
    export = _Export(arguments)
    wanted: list[tuple[object, Callable[[], None]]] = [
        (arguments.sheet, export.sheet),
        (arguments.picture, export.picture),
        (arguments.proxies, export.proxies),
        (arguments.tts, export.tabletop),
        (arguments.format_id, export.other_format),
    ]
    for asked, write in wanted:
        if asked is not None:
            write()
    export.tell()
    return export.code


def _refuse_nonsense(asked: ExportArguments) -> None:
    targets = [asked.sheet, asked.picture, asked.proxies, asked.tts, asked.format_id]
    if all(target is None for target in targets):
        raise CommandError(
            "nothing to write", expected="--sheet, --picture, --proxies, --tts, --text or --format"
        )
    for option, given, needs, there in (
        ("--out", asked.out is not None, "--text or --format", asked.format_id),
        ("--dark", asked.dark, "--picture", asked.picture),
        ("--width", asked.width is not None, "--picture", asked.picture),
        ("--mono", asked.mono, "--proxies", asked.proxies),
        ("--mark", asked.mark, "--proxies", asked.proxies),
        ("the data of an event", any(asked.details), "--sheet", asked.sheet),
    ):
        if given and there is None:
            raise CommandError(f"{option}: only of use with {needs}")
    if asked.page not in PAGES:
        raise unknown_choice("--page", asked.page, PAGES)
    if asked.tts == inputs.STANDARD_STREAM:
        raise CommandError("--tts: several files are written", expected="a folder")
    streamed = [asked.sheet, asked.picture, asked.proxies].count(inputs.STANDARD_STREAM)
    streamed += asked.format_id is not None and asked.out in (None, inputs.STANDARD_STREAM)
    if streamed > 1 or (streamed and asked.json):
        raise CommandError(
            "more than one thing would go to standard output", advice="Name files for all but one."
        )


class _Export:
    """One deck and what is made of it."""

    def __init__(self, asked: ExportArguments) -> None:
        self._asked = asked
        self._language: Language = inputs.read_language(asked.lang)
        self._page: Page = next(page for page in PAGES if page == asked.page)
        self._on = inputs.read_day(asked.on)
        self._catalogue = inputs.load_cards()
        self._deck, self._result = inputs.read_one_deck(asked.deck, self._catalogue, asked.deck_no)
        if not self._result.report.is_clean:
            output.note(f"lines of {self._result.source}: {self._result.report.summary()}")
        self._written: list[dict[str, Any]] = []
        self.code = FAULTS if self._result.report.problems else FINE

    # ---- what can be made ---------------------------------------------------------------------------------

    def sheet(self) -> None:
        """The registration sheet; of an illegal deck it says so."""
        with with_qt():
            from deckbuilder.paper.letters import code_points, undrawable
            from deckbuilder.paper.offscreen import bytes_of
            from deckbuilder.paper.sheet import write_sheet

            data = self._registered
            content = bytes_of(lambda device: write_sheet(data, device, self._page, self._language))
            missing = undrawable(data.typed)
        self._put("sheet", self._asked.sheet, content, "registration sheet", legal=data.is_legal)
        if missing:
            output.note(f"no font here has {code_points(missing)}; the sheet says so, write it by hand")
        if not data.is_legal:
            from deckbuilder.decks.legality import verdict

            said = verdict(data.violations)
            output.note(f"{said}; the sheet says so. To see why: deckbuilder check {self._asked.deck}")
            self.code = FAULTS

    def picture(self) -> None:
        """The picture of the deck."""
        with with_qt():
            from deckbuilder.paper import deck_picture as drawn
            from deckbuilder.paper.offscreen import png

            image = drawn.deck_picture(
                self._deck,
                self._catalogue,
                dark=self._asked.dark,
                language=self._language,
                width=self._asked.width or drawn.USUAL_WIDTH,
                standing=drawn.standing_of(self._registered, self._language),
                pictures=self._pictures,
            )
            size = f"{image.width()} x {image.height()} pixels"
            content = png(image)
        self._put("picture", self._asked.picture, content, f"picture, {size}")

    def proxies(self) -> None:
        """The cards to cut out."""
        with with_qt():
            from deckbuilder.paper.offscreen import bytes_of
            from deckbuilder.paper.proxies import Proxies

            proxies = Proxies(
                self._deck,
                self._catalogue,
                page=self._page,
                language=self._language,
                mono=self._asked.mono,
                marked=self._asked.mark,
                pictures=self._pictures,
            )
            content = bytes_of(proxies.write)
        cards = output.counted(sum(self._deck.copies().values()), "card")
        pages = output.counted(proxies.page_count, "page")
        said = f"proxies, {cards} on {pages}, to be printed at 100 %"
        self._put("proxies", self._asked.proxies, content, said, pages=proxies.page_count)

    def tabletop(self) -> None:
        """The folder for Tabletop Simulator."""
        with with_qt():
            from deckbuilder.paper.tabletop import write_bundle

            with files.explained():
                paths = write_bundle(
                    self._deck,
                    self._catalogue,
                    Path(str(self._asked.tts)),
                    language=self._language,
                    pictures=self._pictures,
                    overwrite=self._asked.overwrite,
                )
        for path in paths:
            self._note("tts", str(path), "for Tabletop Simulator")

    def other_format(self) -> None:
        """A file for another program, or a list for people."""
        from deckbuilder.decks.interchange import EXPORTS, ExportOptions, losses, write_deck

        format_id = str(self._asked.format_id)
        if format_id not in EXPORTS:
            raise unknown_choice("--format", format_id, EXPORTS)
        options = ExportOptions(language=self._language)
        for lost in losses(self._deck, format_id, options):
            output.note(f"not kept by this format: {lost}")
        content = write_deck(self._deck, format_id, self._catalogue, options)
        self._put("format", self._asked.out or inputs.STANDARD_STREAM, content, EXPORTS[format_id].label)

    # ---- what is known of the deck ------------------------------------------------------------------------

    @cached_property
    def _format(self) -> Format:
        formats = inputs.load_all_formats(self._catalogue.sets)
        if self._asked.rules is not None:
            return inputs.find_format(formats, self._asked.rules, "--for")
        return inputs.format_of(self._deck, formats, "; choose another with --for")

    @cached_property
    def _registered(self) -> SheetData:
        from deckbuilder.paper.sheet import SheetData

        details = self._asked.details._asdict()
        return SheetData(self._deck, self._catalogue, self._format, self._on, **details)

    @cached_property
    def _pictures(self) -> FolderPictures | None:
        return own_pictures(self._asked.pictures)

    # ---- the answer ---------------------------------------------------------------------------------------

    def _put(self, kind: str, target: str | None, content: bytes, what: str, **facts: object) -> None:
        assert target is not None
        files.write(target, content, overwrite=self._asked.overwrite)
        self._note(kind, target, what, **facts)

    def _note(self, kind: str, path: str, what: str, **facts: object) -> None:
        self._written.append({"kind": kind, "path": path, "what": str(what), **facts})

    def tell(self) -> None:
        """Say what was written, beside what went to standard output."""
        if self._asked.json:
            output.as_json({"deck": self._deck.name, "written": self._written})
            return
        to_file = [each for each in self._written if each["path"] != inputs.STANDARD_STREAM]
        tell = output.line if len(to_file) == len(self._written) else output.note
        for each in to_file:
            tell(f"{each['path']}: {each['what']}")
