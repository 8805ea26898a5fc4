"""A cluster of Dask in this process: threads as workers, on this machine's own address."""

from __future__ import annotations

import logging
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest


@contextmanager
def local_cluster(folder: Path, workers: int = 1) -> Generator[Any]:
    """A ``LocalCluster`` that can be connected to at its ``scheduler_address``."""
    distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
    with pytest.MonkeyPatch.context() as patch:
        # What scheduler and workers log, of a client that left or a task that failed, is no fault here.
        patch.setattr(logging.getLogger("distributed"), "propagate", False)
        with distributed.LocalCluster(
            n_workers=workers,
            threads_per_worker=1,
            processes=False,
            dashboard_address="127.0.0.1:0",
            host="tcp://127.0.0.1",
            scheduler_port=0,
            local_directory=str(folder),
        ) as made:
            yield made
