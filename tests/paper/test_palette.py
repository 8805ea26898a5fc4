"""Every pair of colours that text or a line stands on is readable, by the same figures the design gives."""

from __future__ import annotations

import re

import pytest

from deckbuilder.cards.facts import Color
from deckbuilder.paper.palette import (
    BADGE_INK,
    BADGE_PAPER,
    CONTRAST,
    DARK,
    LIGHT,
    MONO_TONES,
    ON_DEEP,
    SCHEMES,
    TONES,
    Hatching,
    Hour,
    Scheme,
    contrast,
    sky_tones,
)

SCHEME_LIST = (LIGHT, DARK, CONTRAST)

# Foreground, background, ratio in light, dark and high contrast.
TEXT_PAIRS = [
    ("text", "window", 14.9, 14.5, 21),
    ("text", "base", 16.5, 15.5, 21),
    ("text", "panel", 13.5, 12.8, 21),
    ("onsel", "sel", 12.7, 10.5, 16.6),
    ("text2", "window", 6.6, 8.0, 21),
    ("text2", "base", 7.4, 8.5, 21),
    ("text2", "panel", 6.0, 7.0, 21),
    ("onsel2", "sel", 5.7, 5.8, 16.6),
    ("faint", "window", 4.9, 5.8, 21),
    ("faint", "base", 5.5, 6.3, 21),
    ("onink", "text", 16.3, 14.9, 21),
    ("onsignal", "signal", 9.4, 11.2, 16.6),
    ("signaltext", "base", 8.0, 13.6, 16.6),
    ("signaltext", "signalbg", 7.4, 9.7, 16.6),
    ("zoneno", "zone", 4.8, 5.0, 21),
    ("onpaper", "paper", 16.2, 12.4, 21),
    ("onpaper2", "paper", 7.2, 6.8, 21),
]
EDGE_PAIRS = [
    ("edge", "window", 3.4, 4.3, 21),
    ("edge", "base", 3.8, 4.6, 21),
    ("edge", "panel", 3.1, 3.8, 21),
]


def rows(pairs: list[tuple[str, str, float, float, float]]) -> list[tuple[Scheme, str, str, float]]:
    return [
        (scheme, front, back, ratios[index])
        for front, back, *ratios in pairs
        for index, scheme in enumerate(SCHEME_LIST)
    ]


def row_name(value: object) -> str:
    return value.name if isinstance(value, Scheme) else str(value)


@pytest.mark.parametrize(("scheme", "front", "back", "ratio"), rows(TEXT_PAIRS), ids=row_name)
def test_text_is_readable_on_what_it_stands_on(scheme, front, back, ratio):
    found = contrast(getattr(scheme, front), getattr(scheme, back))
    assert found >= 4.5
    assert found == pytest.approx(ratio, abs=0.1)


@pytest.mark.parametrize(("scheme", "front", "back", "ratio"), rows(EDGE_PAIRS), ids=row_name)
def test_edges_of_controls_can_be_seen(scheme, front, back, ratio):
    found = contrast(getattr(scheme, front), getattr(scheme, back))
    assert found >= 3
    assert found == pytest.approx(ratio, abs=0.1)


def test_text_also_reads_on_group_rows_and_on_the_board():
    for scheme in SCHEME_LIST:
        for back in (scheme.alt, scheme.table, scheme.zone, scheme.signalbg):
            assert contrast(scheme.text, back) >= 4.5, scheme.name


def test_amber_text_reads_on_a_selected_row():
    assert contrast(LIGHT.signaltext, LIGHT.sel) == pytest.approx(6.1, abs=0.1)
    assert contrast(DARK.signaltext, DARK.sel) == pytest.approx(9.2, abs=0.1)


def test_amber_needs_its_ink_line_by_day():
    assert contrast(LIGHT.signal, LIGHT.zone) < 3, "or the line could go"
    assert contrast(LIGHT.onsignal, LIGHT.zone) == pytest.approx(14.3, abs=0.1)
    assert contrast(DARK.signal, DARK.zone) >= 3


@pytest.mark.parametrize(
    ("color", "on_deep", "on_tag"),
    [
        (Color.RED, 14.5, 6.2),
        (Color.BLUE, 14.9, 7.1),
        (Color.GREEN, 13.7, 6.4),
        (Color.WHITE, 11.2, 16.9),
    ],
)
def test_numbers_and_letters_read_on_card_colours(color, on_deep, on_tag):
    tones = TONES[color]
    assert contrast(ON_DEEP, tones.deep) == pytest.approx(on_deep, abs=0.1)
    assert contrast(tones.on_tag, tones.tag) == pytest.approx(on_tag, abs=0.1)


def test_ink_reads_in_badges_and_rings():
    assert contrast(BADGE_INK, BADGE_PAPER) == pytest.approx(16.2, abs=0.1)


def test_every_colour_has_a_letter_and_a_hatching_of_its_own():
    assert {tones.letter for tones in TONES.values()} == set("RBGW")
    assert {tones.kanji for tones in TONES.values()} == set("赤青緑白")
    assert {tones.hatching for tones in TONES.values()} == set(Hatching)
    assert set(TONES) == set(MONO_TONES) == set(Color)


def test_three_hours_give_three_skies():
    for tones in TONES.values():
        skies = {sky_tones(tones, hour)[0] for hour in Hour}
        assert len(skies) == 3, tones.letter


def test_black_and_white_is_black_and_white():
    for tones in MONO_TONES.values():
        used = {tones.field, tones.low_sky, tones.light, tones.far, tones.mid, tones.deep, *tones.nest}
        used |= {*tones.side_peak, tones.snow_shade, tones.hatch_line}
        used |= {sky for hour in Hour for sky in sky_tones(tones, hour)}
        assert used <= {"#000000", "#FFFFFF"}


def test_all_tokens_are_opaque_colours():
    for scheme in SCHEMES.values():
        for token in Scheme.__slots__:
            value = getattr(scheme, token)
            if token not in {"name", "high_contrast"}:
                assert re.fullmatch("#[0-9A-F]{6}", value), token
