"""What the tests of the library share: a panel over an empty folder."""

from typing import Any

import pytest

from deckbuilder.gui.services import Services
from tests.helpers.deck_library import Librarian


@pytest.fixture
def librarian(services: Services, qtbot: Any) -> Librarian:
    """A panel that is not shown yet."""
    return Librarian(services, qtbot)
