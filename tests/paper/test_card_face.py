"""What a player sees on a drawn face: size classes, colours twice, power, rank, name, number, whole texts."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage

from deckbuilder.cards.facts import CardType, Color
from deckbuilder.cards.wording import paragraphs
from deckbuilder.cards.wording.paragraph import Paragraph
from deckbuilder.paper.card_face import (
    FaceSize,
    draw_back,
    draw_sideways,
    hour_of,
    name_parts,
    size_for_width,
)
from deckbuilder.paper.card_face.geometry import MEASURES, Art, W, split_regions
from deckbuilder.paper.card_face.label import fit_large, text_runs
from deckbuilder.paper.card_face.mountain import peak_height
from deckbuilder.paper.card_face.rings import ring_count
from deckbuilder.paper.card_face.words import words_in
from deckbuilder.paper.palette import CONTRAST, DARK, LIGHT, TONES, Hour
from tests.helpers.faces import changed_area, colors_in, drawn, face, gray, is_near

MONSTER, BATTLE, STRATEGY = "EBP01-001", "EBP01-016", "EBP04-077"
BASE, TOKEN, NO_ICON = "EBP03-080", "EBP02-T02", "EBP04-T01"

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(
    ("width", "size"),
    [
        (40, FaceSize.MICRO),
        (49.9, FaceSize.MICRO),
        (50, FaceSize.MINI),
        (99, FaceSize.MINI),
        (100, FaceSize.THUMB),
        (179.5, FaceSize.THUMB),
        (180, FaceSize.LARGE),
        (900, FaceSize.LARGE),
    ],
)
def test_the_width_decides_how_much_a_face_shows(width, size):
    assert size_for_width(width) is size


def test_the_hour_of_a_card_never_changes():
    """Python's own hash() would give other skies in every run."""
    assert [hour_of(number) for number in (MONSTER, "EBP01-002", "EBP01-003", BATTLE)] == [
        Hour.DUSK,
        Hour.DAWN,
        Hour.DAY,
        Hour.DAY,
    ]


def test_all_hours_occur_among_the_cards(catalogue):
    hours = [hour_of(card.number) for card in catalogue]
    assert all(hours.count(hour) > len(hours) / 5 for hour in Hour)


@pytest.mark.parametrize("width", [40, 60, 84, 120, 220])
@pytest.mark.parametrize("number", [MONSTER, BATTLE, STRATEGY, BASE, TOKEN])
def test_every_kind_of_card_is_drawn_at_every_size(catalogue, number, width):
    card = catalogue[number]
    image = face(card, width)
    seen = colors_in(image)
    assert TONES[card.colors[0]].deep.lower() in seen
    assert len(seen) > 20


def test_all_cards_have_a_face_of_their_own(catalogue):
    """Also guards against a drawing that fails on some odd card."""
    faces = {}
    for card in catalogue:
        image = face(card, 60)
        assert image.pixelColor(30, 30).alpha() == 255
        faces.setdefault(bytes(image.constBits()), []).append(card.number)
    # At this size reprints of a card may look alike, but never two cards of different names.
    for numbers in faces.values():
        assert len({catalogue[number].name for number in numbers}) == 1, numbers


def test_two_neighbours_of_equal_facts_still_differ_by_the_hour(catalogue):
    card = catalogue[MONSTER]
    other = replace(card, number="EBP01-002")
    assert hour_of(card.number) is not hour_of(other.number)
    assert face(card, 40) != face(other, 40)


@pytest.mark.parametrize("number", [MONSTER, BATTLE, STRATEGY])
def test_hatching_tells_the_colours_apart_without_hue(catalogue, number):
    """In grey, with the letter rings covered, the sky of each colour still has its own lines."""
    skies = {}
    for color in Color:
        image = gray(face(replace(catalogue[number], colors=(color,)), 120))
        skies[color] = image.copy(QRectF(46, 2, 36, 20).toRect())

    def row_steps(sky: QImage) -> int:
        return sum(sky.pixel(x, 5) != sky.pixel(x + 1, 5) for x in range(sky.width() - 1))

    def column_steps(sky: QImage) -> int:
        return sum(sky.pixel(3, y) != sky.pixel(3, y + 1) for y in range(sky.height() - 1))

    if number != BATTLE:  # the scale of a battle card crosses this part of the sky
        assert row_steps(skies[Color.RED]) > 5
        assert column_steps(skies[Color.RED]) == 0
        assert row_steps(skies[Color.BLUE]) == 0
        assert column_steps(skies[Color.BLUE]) > 5
        assert row_steps(skies[Color.GREEN]) > 3
        assert column_steps(skies[Color.GREEN]) > 3
        assert row_steps(skies[Color.WHITE]) == 0 == column_steps(skies[Color.WHITE])
    assert len({bytes(sky.constBits()) for sky in skies.values()}) == 4


def test_black_and_white_faces_have_no_other_tone_in_their_art(catalogue):
    image = face(catalogue["EBP04-033"], 300, mono=True)
    art = image.copy(0, 0, 300, 150)
    for color in map(QColor, colors_in(art)):
        assert color.red() - color.blue() <= 12, f"{color.name()} is neither grey nor the paper of a badge"


def test_colours_split_on_a_slant_in_card_order():
    art = Art(W, 1000, 200)
    left, right = split_regions(art, 2)
    assert left.contains(QRectF(100, 900, 10, 10))
    assert not left.contains(QRectF(W - 200, 900, 10, 10))
    top_edge = max(x for x in range(int(W)) if left.contains(QRectF(x, 5, 1, 1)))
    foot_edge = max(x for x in range(int(W)) if left.contains(QRectF(x, 990, 1, 1)))
    assert top_edge - foot_edge == pytest.approx(0.42 * 985, abs=4)
    assert right.contains(QRectF(W - 100, 500, 10, 10))


def test_three_colours_show_three_grounds(catalogue):
    image = face(catalogue["EBP04-033"], 300)
    seen = colors_in(image)
    assert {TONES[color].deep.lower() for color in (Color.RED, Color.BLUE, Color.GREEN)} <= seen


def test_a_mountain_is_as_high_as_the_threat():
    art = Art(W, 1000, 200)
    heights = [peak_height(art, threat) for threat in (None, 1000, 20_000, 38_000, 55_000)]
    assert heights == sorted(heights)
    assert heights[0] == pytest.approx(0.36 * 800)
    assert heights[3] == heights[4] == pytest.approx(0.90 * 800)


@pytest.mark.parametrize(
    ("power", "rings"), [(None, 0), (0, 0), (1000, 1), (9000, 9), (15_000, 15), (40_000, 15)]
)
def test_one_ring_for_each_thousand_of_counter_power(power, rings):
    assert ring_count(power) == rings


def test_machines_have_other_rings_than_animals(catalogue):
    animal = replace(catalogue[BATTLE], traits=("Ebirah",))
    machine = replace(animal, traits=("Weapon",))
    assert face(animal, 120) != face(machine, 120)


def test_a_printed_x_stands_on_the_ground(catalogue):
    card = catalogue["EBP04-031"]
    assert card.power_label == "X"
    numbered = replace(card, threat=0)
    area = changed_area(face(card, 120), face(numbered, 120))
    assert area.left() < 0.2
    assert area.top() > 0.45, "the lowest mountain, as for threat 0"


@pytest.mark.parametrize("width", [60, 120, 220])
def test_one_step_and_two_steps_differ_at_the_right_of_the_ground(catalogue, width):
    one = face(replace(catalogue[MONSTER], invasion=1), width)
    two = face(replace(catalogue[MONSTER], invasion=2), width)
    assert changed_area(one, two).right() > 0.85


def test_a_token_without_an_icon_says_token_instead(catalogue):
    token = catalogue[NO_ICON]
    plain = replace(token, keywords=frozenset())
    with_word, without = face(token, 300), face(plain, 300)
    ground = (round(300 * 0.72), round(300 * 0.74), 70, 50)
    assert with_word.copy(*ground) != without.copy(*ground)


def test_a_token_has_a_perforated_edge(catalogue):
    token, card = face(catalogue[TOKEN], 300), face(catalogue[BATTLE], 300)
    holes = [y for y in range(5, 410) if token.pixelColor(1, y).alpha() < 40]
    assert len(holes) > 60
    assert not [y for y in range(20, 400) if card.pixelColor(1, y).alpha() < 40]


def test_a_token_never_shows_copies(catalogue):
    assert face(catalogue[TOKEN], 120, copies=(2, 4)) == face(catalogue[TOKEN], 120)


def test_copies_stand_at_the_lower_right_of_a_thumb_and_fill_when_full(catalogue):
    card = catalogue[BATTLE]
    none, some, full = (face(card, 120, copies=(count, 4)) for count in (0, 2, 4))
    assert none == face(card, 120)
    area = changed_area(none, some)
    assert area.left() > 0.6
    assert area.top() > 0.8
    assert some != full
    assert sum(is_near(full.pixelColor(x, 155), LIGHT.onpaper, 20) for x in range(80, 118)) > 10


def test_a_card_without_limit_shows_its_count_alone(catalogue):
    assert face(catalogue[BATTLE], 120, copies=(7, None)) != face(catalogue[BATTLE], 120, copies=(7, 7))


@pytest.mark.parametrize("width", [120, 220])
def test_the_printed_number_is_on_the_face(catalogue, width):
    card = catalogue[BATTLE]
    area = changed_area(face(card, width), face(card, width, number=f"{BATTLE}+"))
    assert area.top() > 0.85
    assert area.right() < 0.6


def test_the_set_is_named_at_the_foot_of_a_large_face(catalogue):
    card = catalogue[BATTLE]
    area = changed_area(face(card, 220), face(card, 220, set_name="Booster 01"))
    assert area.top() > 0.9
    assert area.left() > 0.6


def test_japanese_faces_carry_the_japanese_name_and_number(catalogue):
    card = catalogue[MONSTER]
    renamed = replace(card, name_ja=None)
    assert face(card, 120, language="ja") != face(card, 120)
    assert face(renamed, 120, language="ja") != face(renamed, 120), "the number loses its E"


def test_the_label_turns_dark_at_night_and_the_art_stays(catalogue):
    day, night = face(catalogue[MONSTER], 120), face(catalogue[MONSTER], 120, scheme=DARK)
    assert is_near(day.pixelColor(60, 150), LIGHT.paper)
    assert is_near(night.pixelColor(60, 150), DARK.paper)
    assert day.copy(8, 8, 100, 90) == night.copy(8, 8, 100, 90)


def test_high_contrast_faces_have_a_black_label_and_a_white_line(catalogue):
    image = face(catalogue[MONSTER], 120, scheme=CONTRAST)
    assert image.pixelColor(60, 150).name() == "#000000"
    assert is_near(image.pixelColor(0, 80), "#FFFFFF", 60)


def test_an_own_picture_replaces_the_art_above_the_ground_only(catalogue):
    picture = QImage(200, 100, QImage.Format.Format_RGB32)
    picture.fill(QColor("#808000"))
    image = face(catalogue[BATTLE], 120, own_picture=picture)
    assert is_near(image.pixelColor(60, 40), "#808000")
    assert is_near(image.pixelColor(75, 100), TONES[Color.RED].deep)
    assert is_near(image.pixelColor(20, 20), "#FBF8F1", 225), "the badge stays"
    assert changed_area(image, face(catalogue[BATTLE], 120)).bottom() < 0.6


def test_rules_text_appears_on_large_faces_only(catalogue):
    text = (Paragraph(head="Enter", body="draw 1 card."),)
    card = catalogue[MONSTER]
    for width, shown in ((60, False), (120, False), (220, True)):
        same = face(card, width, paragraphs=text) == face(card, width, paragraphs=())
        assert same is not shown


def test_a_face_makes_its_text_from_the_card_when_none_is_given(catalogue):
    card = catalogue[MONSTER]
    assert face(card, 220, paragraphs=None) == face(card, 220, paragraphs=paragraphs(card))


def test_no_text_says_no_ability(catalogue):
    card = catalogue[BATTLE]
    label = fit_large(card, card.name, (), LIGHT, words_in("en"))
    (lines,) = label.paragraphs
    assert lines[0].pieces[0].text == "No ability"
    assert label.art_share == 0.60


def test_the_horizon_sinks_as_the_text_grows(catalogue):
    card = catalogue[MONSTER]
    shares = []
    for count in (0, 20, 60, 100):
        text = (Paragraph(head="Enter", body="word " * count),)
        shares.append(fit_large(card, card.name, text, LIGHT, words_in("en")).art_share)
    assert shares == sorted(shares, reverse=True)
    assert shares[0] == 0.60
    assert min(shares) >= 0.35


@pytest.mark.parametrize("language", ["en", "ja"])
def test_no_name_and_no_text_is_cut_on_any_large_face(catalogue, language):
    words = words_in(language)
    for card in catalogue:
        name = card.name_ja if language == "ja" and card.name_ja else card.name
        label = fit_large(card, name, paragraphs(card), LIGHT, words)
        assert not label.name.cut, card
        assert label.text_height <= label.text_room + 0.01, card
        assert label.text_size >= 0.031 * W - 1, card
        assert 0.35 <= label.art_share <= 0.60, card
        lines = [line for block in label.paragraphs for line in block]
        assert max(line.width for line in (*lines, *label.name.lines)) <= 0.874 * W + 0.5, card


def test_a_long_text_drops_its_reminders_before_it_becomes_small(catalogue):
    card = catalogue[MONSTER]

    def shown(words: int) -> str:
        text = (Paragraph(head="Enter", body="word " * words, reminder="what it means"),)
        label = fit_large(card, card.name, text, LIGHT, words_in("en"))
        return " ".join(piece.text for block in label.paragraphs for line in block for piece in line.pieces)

    assert "what it means" in shown(10)
    assert "what it means" not in shown(70)


def test_a_card_kept_by_hand_sends_the_player_to_the_printed_text(catalogue):
    card = replace(catalogue[MONSTER], manual=True)
    label = fit_large(card, card.name, (), LIGHT, words_in("en"))
    assert label.paragraphs[0][0].pieces[0].text == "Read the printed card"


def test_a_tag_is_reversed_and_the_head_is_bold():
    tag, _, head, _, body, _, reminder = text_runs(
        Paragraph(tag="Your turn", head="Enter", body="gain 1 rage.", reminder="once"), LIGHT
    )
    assert tag.tag_paper == LIGHT.paper
    assert head.text == "Enter:"
    assert head.style.weight is not body.style.weight
    assert reminder.text == "(once)"
    assert reminder.ink == LIGHT.onpaper2


@pytest.mark.parametrize(
    ("text", "joined"),
    [
        ("of rank 5 or lower", "of rank\u00a05 or lower"),
        ("in zones 1-5", "in zones\u00a01-5"),
        ("gains 2 rage.", "gains 2\u00a0rage."),
        ("the zone it is in", "the zone it is in"),
    ],
)
def test_numbers_keep_their_noun(text, joined):
    (run, _) = text_runs(Paragraph(body=text), LIGHT)
    assert run.text == joined


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("Godzilla(2023)", [("Godzilla", True), ("(2023)", False)]),
        ("Mothra (imago)(2001)", [("Mothra", True), ("(imago)", False), ("(2001)", False)]),
        ("Godzilla(2016) 3rd Form", [("Godzilla", True), ("(2016)", False), ("3rd Form", True)]),
        ("ゴジラ（1954）", [("ゴジラ", True), ("（1954）", False)]),
        ("Rodan", [("Rodan", True)]),
    ],
)
def test_the_bracket_of_a_name_is_set_regular(name, parts):
    assert name_parts(name) == parts


def test_strategy_cards_lie_sideways_in_play(catalogue):
    for number in (STRATEGY, BASE):
        for width in (124, 240):
            image = drawn(
                lambda painter, rect, number=number: draw_sideways(
                    painter, rect, catalogue[number], scheme=LIGHT
                ),
                width,
                width * 63 / 88,
            )
            assert is_near(image.pixelColor(width // 2, image.height() - 4), LIGHT.paper)
            assert len(colors_in(image)) > 20


def test_the_back_gives_nothing_away():
    image = drawn(lambda painter, rect: draw_back(painter, rect, scheme=LIGHT), 84, 84 * 88 / 63)
    assert is_near(image.pixelColor(30, 20), "#2A2826")
    assert image.pixelColor(53, 20) == image.pixelColor(30, 20)
    assert image.pixelColor(53, 96) == image.pixelColor(30, 20)


def test_badges_take_the_share_of_the_width_the_design_gives():
    assert [MEASURES[size].badge for size in FaceSize] == [0.46, 0.33, 0.25, 0.20]


def test_card_types_can_be_told_by_the_badge_alone(catalogue):
    corners = set()
    for card_type in CardType:
        card = replace(catalogue[MONSTER], type=card_type, rank=1)
        corners.add(bytes(gray(face(card, 84)).copy(0, 0, 40, 34).constBits()))
    assert len(corners) == 3


def test_a_japanese_face_has_the_japanese_text(catalogue):
    """Name, traits, type and rules text change with the language; the same card is another picture."""
    card = catalogue["EBP03-003"]
    drawings = [face(card, 300, language=language, paragraphs=None) for language in ("en", "ja")]
    assert drawings[0] != drawings[1]
    changed = changed_area(*drawings)
    assert changed.bottom() > 0.8
    assert drawings[1] == face(card, 300, language="ja", paragraphs=paragraphs(card, "ja"))


def test_japanese_rules_text_is_set_in_its_brackets():
    whole = Paragraph("相手のターン・覚醒４", "出現時", "カードを１枚引く。", "注釈", language="ja")
    assert [run.text for run in text_runs(whole, LIGHT) if run.text.strip()] == [
        "相手のターン・覚醒４",
        "【出現時】",
        "カードを１枚引く。",
        "（注釈）",
    ]


def test_no_japanese_text_loses_a_word(catalogue):
    for card in catalogue:
        name = card.name_ja or card.name
        label = fit_large(card, name, paragraphs(card, "ja"), LIGHT, words_in("ja"))
        assert label.text_height <= label.text_room + 0.01, card.number
        assert not label.name.cut, card.number


def test_a_bullet_never_ends_a_line(catalogue):
    card = catalogue["EBP02-071"]
    label = fit_large(card, card.name_ja, paragraphs(card, "ja"), LIGHT, words_in("ja"))
    lines = ["".join(piece.text for piece in line.pieces) for line in label.paragraphs[0]]
    assert [line for line in lines if line.endswith("•")] == []
