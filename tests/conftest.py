"""What every test stands on: offscreen Qt, an empty home folder, no network, and silence in the log."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # set before Qt loads, or pytest dies with "Aborted"

import gc
import ipaddress
import logging
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from deckbuilder.cards.catalogue import Catalogue

# The same examples on every run: a new find belongs to a search on purpose (--hypothesis-profile=search),
# not to whoever happens to run the tests next. No deadlines: the machines that run this are shared.
settings.register_profile(
    "house",
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=50,  # half of what is usual; a search on purpose takes more
    suppress_health_check=[HealthCheck.too_slow],
)
HOUSE = settings.get_profile("house")
settings.register_profile("search", parent=HOUSE, derandomize=False, max_examples=2000)
settings.load_profile("house")


def pytest_collection_finish() -> None:
    """What is loaded by now stays to the end: nobody needs to look through it for garbage again and again."""
    gc.freeze()


def point_home_at(folder: Path, patch: pytest.MonkeyPatch) -> None:
    """Make `folder` the home of whatever asks the environment for one, on any system."""
    for name in ("DECKBUILDER_HOME", "HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"):
        patch.setenv(name, str(folder))
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        patch.setenv(f"XDG_{name}_HOME", str(folder / name.lower()))


@pytest.fixture(scope="session", autouse=True)
def _no_real_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The player's own folders are out of reach, also for tests that forget to ask for `home`."""
    with pytest.MonkeyPatch.context() as patch:
        point_home_at(tmp_path_factory.mktemp("home"), patch)
        yield


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A fresh, empty home folder of this test's own."""
    folder = tmp_path / "home"
    folder.mkdir()
    point_home_at(folder, monkeypatch)
    return folder


@pytest.fixture(scope="session", autouse=True)
def _one_application(qapp: object) -> None:
    """What draws without a window would else make one that can have none, for all who come after."""


def _is_here(address: Any) -> bool:
    """Whether a socket address lies on this machine: a Unix socket or a loopback address."""
    if not isinstance(address, tuple):
        return True
    try:
        return ipaddress.ip_address(address[0]).is_loopback
    except ValueError:
        return bool(address[0] == "localhost")


@pytest.fixture(scope="session", autouse=True)
def _no_network() -> Iterator[None]:
    """Looking up or reaching another machine fails the test that tries."""
    connect, look_up = socket.socket.connect, socket.getaddrinfo

    def guarded_connect(self: socket.socket, address: Any) -> None:
        if not _is_here(address):
            pytest.fail(f"a test tried to reach {address!r}; tests use no network")
        connect(self, address)

    def guarded_look_up(host: Any, *args: Any, **kwargs: Any) -> Any:
        if not _is_here((host or "localhost",)):
            pytest.fail(f"a test tried to look up {host!r}; tests use no network")
        return look_up(host, *args, **kwargs)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(socket.socket, "connect", guarded_connect)
        patch.setattr(socket, "getaddrinfo", guarded_look_up)
        yield


class _Warnings(logging.Handler):
    """Keeps what was logged at WARNING or above."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.levelname} {record.name}: {record.getMessage()}")


@pytest.fixture(autouse=True)
def _no_logged_warning(request: pytest.FixtureRequest) -> Iterator[None]:
    """A logged warning fails the test, unless the test reads the log itself (it asked for `caplog`)."""
    heard = _Warnings()
    logging.getLogger().addHandler(heard)
    yield
    logging.getLogger().removeHandler(heard)
    if heard.lines and "caplog" not in request.fixturenames:
        pytest.fail("logged during the test:\n" + "\n".join(heard.lines), pytrace=False)


@pytest.fixture(scope="session")
def catalogue() -> "Catalogue":
    """The shipped cards, loaded once; nothing in it ever changes."""
    from deckbuilder.cards.catalogue import load_catalogue

    return load_catalogue()
