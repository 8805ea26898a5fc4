"""The first thing the built program runs; worker processes come by here too, and go no further."""

import multiprocessing
import os
import sys

multiprocessing.freeze_support()

# The program is made to find its own libraries first. What it starts, a file manager perhaps, has others;
# where that is the program itself, it shall be made to anew.
os.environ["PYINSTALLER_RESET_ENVIRONMENT"] = "1"
if "LD_LIBRARY_PATH_ORIG" in os.environ:
    os.environ["LD_LIBRARY_PATH"] = os.environ["LD_LIBRARY_PATH_ORIG"]
else:
    os.environ.pop("LD_LIBRARY_PATH", None)

# A window program on Windows has nowhere to write to; what is written there shall stop nothing.
for stream in ("stdout", "stderr"):
    if getattr(sys, stream) is None:
        setattr(sys, stream, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115, PTH123 - until the end

from deckbuilder.__main__ import main  # noqa: E402 - in a worker, nothing of it is loaded

sys.exit(main())
