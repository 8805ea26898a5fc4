"""Arguments and options that several commands have."""

from __future__ import annotations

from typing import Annotated

import typer

WhichDeck = Annotated[
    int | None, typer.Option("--deck", metavar="N", help="Which deck of a file that holds several.")
]
NamesIn = Annotated[
    str, typer.Option("--language", "--lang", metavar="en|ja", help="Language of headings and names.")
]
