"""What the commands that draw share: Qt for them alone, own pictures of cards, the picture of a board."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext, redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from . import files, inputs, output
from .errors import CommandError
from .qt import with_qt

if TYPE_CHECKING:
    from deckbuilder.cards.catalogue import Catalogue
    from deckbuilder.cards.language import Language
    from deckbuilder.engine import GameState
    from deckbuilder.paper.deck_cards import FolderPictures

PictureOption = Annotated[
    str | None, typer.Option("--picture", metavar="FILE.png", help="Write a picture of the board.")
]
DarkOption = Annotated[bool, typer.Option("--dark", help="Picture: on a dark ground.")]
WidthOption = Annotated[
    int | None, typer.Option("--width", metavar="PIXELS", help="Picture: 800 to 4000; default: 2400.")
]
SeatOption = Annotated[
    int | None,
    typer.Option("--player", min=1, max=2, metavar="1|2", help="Picture: from whose place; default: 1."),
]
BothHandsOption = Annotated[
    bool, typer.Option("--both-hands", help="Picture: with the other player's hand, which is hidden else.")
]
PicturesOption = Annotated[
    str | None,
    typer.Option("--pictures", metavar="FOLDER", help="Picture: your own pictures of cards."),
]
OverwriteOption = Annotated[bool, typer.Option("--overwrite", help="Picture: replace a file that exists.")]


class BoardPicture(NamedTuple):
    """What a command line says of the picture of a board."""

    target: str | None
    dark: bool = False
    width: int | None = None
    player: int | None = None
    both_hands: bool = False
    pictures: str | None = None
    overwrite: bool = False

    def check(self, *, json: bool) -> None:
        """Raise ``CommandError`` for what makes no sense without a picture, or beside one."""
        needs_one = {
            "--dark": self.dark,
            "--width": self.width is not None,
            "--player": self.player is not None,
            "--both-hands": self.both_hands,
            "--pictures": self.pictures is not None,
            "--overwrite": self.overwrite,
        }
        for option, given in needs_one.items():
            if given and self.target is None:
                raise CommandError(f"{option}: only of use with --picture")
        if json and self.target == inputs.STANDARD_STREAM:
            raise CommandError(
                "more than one thing would go to standard output", advice="Name a file for the picture."
            )

    def answering(self) -> AbstractContextManager[object]:
        """While the answer is told: as a note where the picture goes to standard output."""
        return redirect_stdout(sys.stderr) if self.target == inputs.STANDARD_STREAM else nullcontext()

    def write(
        self,
        state: GameState,
        catalogue: Catalogue,
        language: Language = "en",
        names: tuple[str, str] | None = None,
        json: bool = False,
    ) -> None:
        """Draw the position and write it, if that was asked for, and say so unless the answer is JSON."""
        if self.target is None:
            return
        with with_qt():
            from deckbuilder.paper.board import picture
            from deckbuilder.paper.offscreen import png

            image = picture.board_picture(
                state,
                catalogue,
                viewer=(self.player or 1) - 1,
                names=names,
                both_hands=self.both_hands,
                dark=self.dark,
                language=language,
                width=self.width or picture.USUAL_WIDTH,
                pictures=own_pictures(self.pictures),
            )
            said = f"picture, {image.width()} x {image.height()} pixels"
            content = png(image)
        files.write(self.target, content, overwrite=self.overwrite)
        if self.target != inputs.STANDARD_STREAM and not json:
            output.line(f"{self.target}: {said}")


def own_pictures(folder: str | None) -> FolderPictures | None:
    """The player's own pictures of cards; raises ``CommandError`` for a folder that cannot be looked at."""
    if folder is None:
        return None
    from deckbuilder.paper.deck_cards import FolderPictures

    found = FolderPictures(Path(folder))
    if found.folder.problem is not None:
        raise CommandError(f"--pictures: {folder}: {found.folder.problem}")
    for path, reason in found.folder.unreadable.items():
        output.note(f"{path}: {reason}")
    return found
