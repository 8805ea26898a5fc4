"""Start deckbuilder from a checkout: make or reuse its environment, then hand everything on to the program.

python3 packaging/run.py                 the window; without a display, a look at the terminal commands
python3 packaging/run.py check my.deck   any command of the program
"""

import os
import shlex
import subprocess
import sys
from pathlib import Path

from environment import Environment, prepared


def start(environment: Environment, arguments: list[str]) -> int:
    """Become the program with these arguments; on Windows, which has no such change, run it and wait."""
    # -P: modules come from the environment, never from the folder that this happens to be started in.
    python = str(environment.python)
    line = [python, "-P", "-m", "deckbuilder", *arguments]
    variables = os.environ | {"DECKBUILDER_COMMAND": typed_command()}
    if os.name != "nt":
        os.execve(python, line, variables)
    return subprocess.call(line, env=variables)


def typed_command() -> str:
    """How this script was started, for hints that can be typed as they stand."""
    words = ("python" if os.name == "nt" else "python3", str(Path(sys.argv[0])))
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)


if __name__ == "__main__":
    sys.exit(start(prepared(), sys.argv[1:]))
