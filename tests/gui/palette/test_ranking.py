"""Which names a few letters mean."""

from __future__ import annotations

import subprocess
import sys

import pytest

from deckbuilder.gui.palette.ranking import Fit, alike, fit, spelling


@pytest.mark.parametrize(
    ("typed", "name", "how"),
    [
        ("save as", "Save as", Fit.WHOLE),
        ("sav", "Save as", Fit.START),
        ("godz", "GODZILLA (2004)", Fit.START),
        ("as", "Save as", Fit.WORD_START),
        ("king ghid", "Mecha-King Ghidorah", Fit.WORD_START),
        ("ghid king", "Mecha-King Ghidorah", Fit.WORDS),
        ("s a", "Save as", Fit.WORDS),
        ("dorah", "King Ghidorah", Fit.INSIDE),
        ("キング", "メカキングギドラ", Fit.INSIDE),
        ("もすら", "モスラ(1961)", Fit.START),
        ("ＭＯＴＨＲＡ", "Mothra", Fit.WHOLE),
        ("bp01-016", "EBP01-016", Fit.INSIDE),
        ("p01-016", "EBP01-016", Fit.INSIDE),
        ("rdan", "Rodan", None),
        ("mothra x", "Mothra", None),
    ],
)
def test_letters_fit_a_name(typed: str, name: str, how: Fit | None) -> None:
    assert fit(spelling(typed), [spelling(name)]) is how


def test_the_best_of_several_names_counts() -> None:
    names = [spelling("Ebirah (2004)"), spelling("エビラ(2004)"), spelling("EBP01-016")]
    assert fit(spelling("エビ"), names) is Fit.START
    assert fit(spelling("ebp01-016"), names) is Fit.WHOLE


def test_a_slip_of_the_fingers_still_finds_the_name() -> None:
    names = ["rodan", "mothra", "king ghidorah", "preferences"]
    assert alike(spelling("mothar"), names, 3) == [1]
    assert alike(spelling("prefernces"), names, 3) == [3]
    assert alike(spelling("xy"), names, 3) == [], "two letters are like everything"


def test_likeness_is_loaded_only_for_a_slip() -> None:
    code = "import sys, deckbuilder.gui.palette.ranking; print('rapidfuzz' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
