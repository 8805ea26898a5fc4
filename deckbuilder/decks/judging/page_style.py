"""The style sheet of the page of verdicts."""

from __future__ import annotations

from .verdicts import Standing

_BASE = """\
:root { --ink: #1a1a1a; --paper: #ffffff; --faint: #5c5c5c; --line: #b8b8b8; --bad: #b00020; \
--good: #1b6b34; --look: #7a5200; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ececec; --paper: #16181b; --faint: #a9adb3; --line: #4a4f57; --bad: #ff8a8f; \
--good: #7ddc9a; --look: #f0c05a; }
}
body { font: 15px/1.4 system-ui, sans-serif; margin: 1.5rem; color: var(--ink); background: var(--paper); }
h1 { font-size: 1.5rem; margin: 0; overflow-wrap: anywhere; }
.tally { font-size: 1.1rem; margin: .3rem 0; }
.data, small { color: var(--faint); }
.data { margin: 0 0 1rem; }
small { display: block; font-size: .85em; font-weight: normal; }
input { margin: 0 .3rem 0 0; }
label { margin-right: 1.2rem; }
table { border-collapse: collapse; width: 100%; margin-top: 1rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .6rem; border: 1px solid var(--line); \
overflow-wrap: anywhere; }
thead th { border-bottom: 2px solid var(--ink); }
tbody th { min-width: 8rem; }
ul { margin: 0; padding-left: 1.1rem; }
.illegal th, .unreadable th { color: var(--bad); border-left: .5rem double var(--bad); }
.doubtful th { color: var(--look); border-left: .3rem dashed var(--look); }
.legal th { color: var(--good); }
"""

_PAPER = """\
@media print {
  :root { --ink: #000; --paper: #fff; --faint: #333; --line: #777; --bad: #000; --good: #000; --look: #000; }
  body { font-size: 9.5pt; margin: 0; }
  input, label { display: none; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
}
@page { margin: 12mm; }
"""

STYLE = (
    _BASE
    + "".join(
        f"#show-{each}:checked ~ table tbody tr:not(.{each}) {{ display: none; }}\n" for each in Standing
    )
    + _PAPER
)
"""Filters without a script: the ticked choice hides the rows of the other standings."""
