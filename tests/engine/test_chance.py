"""The generator inside a game: the same everywhere, even, and nothing but two numbers (R25.10)."""

from collections import Counter
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from deckbuilder.engine.chance import draw_below, draw_bits, shuffle

seeds = st.integers(0, (1 << 64) - 1)
steps = st.integers(0, 10_000)


def chi_square(counts: Counter[object], kinds: int) -> float:
    """How far counts are from even."""
    expected = counts.total() / kinds
    missing = kinds - len(counts)
    return sum((count - expected) ** 2 / expected for count in counts.values()) + missing * expected


def test_first_numbers_are_those_of_the_published_hash() -> None:
    """SHAKE-256 of "0 0", "0 1", "0 2"; a change would make every kept game go on differently."""
    assert [draw_bits(0, step) for step in range(3)] == [
        0xCF4FBCD2512DB0F0,
        0x890B9B736F161E54,
        0x5C0E6225A629FF43,
    ]


@given(seeds, steps, st.integers(1, 1000))
def test_number_below_a_limit_is_below_it(seed: int, step: int, limit: int) -> None:
    assert 0 <= draw_below(seed, step, limit) < limit


@given(seeds, steps, st.lists(st.integers(), max_size=60))
def test_shuffling_keeps_every_card(seed: int, step: int, cards: list[int]) -> None:
    shuffled = cards[:]
    following = shuffle(shuffled, seed, step)
    assert Counter(shuffled) == Counter(cards)
    assert following == step + (len(cards) > 1)


def test_more_cards_than_a_byte_can_tell_apart_are_shuffled_too() -> None:
    """The card at the end reaches both halves of a pile of 600."""
    places = []
    for seed in range(40):
        cards = list(range(600))
        shuffle(cards, seed, 0)
        places.append(cards.index(599))
    assert min(places) < 100
    assert max(places) > 500


def test_every_order_of_four_cards_is_as_likely_over_consecutive_seeds() -> None:
    """23 degrees of freedom: beyond 49.7 once in a thousand times. Batches use the seeds base + i."""
    counts: Counter[object] = Counter()
    for seed in range(12_000):
        cards = list(range(4))
        shuffle(cards, seed, 0)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24) < 49.7


def test_every_order_of_four_cards_is_as_likely_along_one_stream() -> None:
    counts: Counter[object] = Counter()
    step = 0
    for _ in range(12_000):
        cards = list(range(4))
        step = shuffle(cards, 7, step)
        counts[tuple(cards)] += 1
    assert chi_square(counts, 24) < 49.7


def test_every_place_of_a_deck_is_as_likely_for_its_top_card() -> None:
    """49 degrees of freedom: beyond 85.4 once in a thousand times."""
    counts: Counter[object] = Counter()
    for seed in range(2_000):
        cards = list(range(50))
        shuffle(cards, seed, 0)
        counts[cards.index(49)] += 1
    assert chi_square(counts, 50) < 85.4


def test_both_players_begin_as_often() -> None:
    """R5.3; one degree of freedom: beyond 10.8 once in a thousand times."""
    counts: Counter[object] = Counter(draw_below(seed, 0, 2) for seed in range(10_000))
    assert chi_square(counts, 2) < 10.8
