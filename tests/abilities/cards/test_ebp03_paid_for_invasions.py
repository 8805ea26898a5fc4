"""Booster 3: the card that is played when it pays for an invasion."""

import pytest

from tests.helpers.board import P, compared, discard, do, hand, legal, position, zones

DAGAHRA = "EBP03-061"


def test_ebp03_061_is_played_when_it_pays_for_the_invasion() -> None:
    state = position(p={"hand": [DAGAHRA], "zone": 2}, o={"zone": 2}, abilities=True)
    do(state, f"invade {DAGAHRA}")
    assert legal(state) == {f"zone z{zone}" for zone in range(1, 9) if zone != 3}, "it must be played"
    do(state, "zone z5")
    assert (zones(state, P), discard(state, P)) == ({5: DAGAHRA}, [])


def test_ebp03_061_stays_in_hand_when_another_card_pays() -> None:
    state = position(p={"hand": [DAGAHRA, "B(9,0,step=1)"], "zone": 2}, o={"zone": 2}, abilities=True)
    do(state, "invade B(9,0,step=1)")
    assert "pass" in legal(state), "nothing is asked"
    assert hand(state, P) == [DAGAHRA]


@pytest.mark.parametrize(("zone", "total"), [(5, 3000), (6, 6000)])
def test_ebp03_061_has_3000_more_from_zone_6_on(zone: int, total: int) -> None:
    assert compared(p={"zone": zone, "zones": {2: DAGAHRA}})[0] == total
