"""Every golden vector, effect vector and official ruling is named by a test."""

from tests.helpers.vectors import named


def test_every_vector_and_ruling_is_named_by_a_test() -> None:
    assert [each for each, tests in named().items() if not tests] == []
