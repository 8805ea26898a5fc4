"""The reports of a batch as files, the same rows and the same JSON as the terminal prints."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from io import StringIO

from deckbuilder.play.report import CSV_COLUMNS, NameOf, Report


def as_csv(reports: Sequence[Report]) -> str:
    """One figure a row; several reports have the opponent in a column before the others (B77)."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    if len(reports) == 1:
        writer.writerow(CSV_COLUMNS)
        writer.writerows(reports[0].csv_rows())
    else:
        writer.writerow(("opponent", *CSV_COLUMNS))
        for report in reports:
            writer.writerows((report.names[1], *row) for row in report.csv_rows())
    return text.getvalue()


def as_json(reports: Sequence[Report], name_of: NameOf) -> str:
    """One report as it is, several as a list of ``opponents``."""
    data: object = (
        reports[0].as_data(name_of)
        if len(reports) == 1
        else {"opponents": [{"name": report.names[1], **report.as_data(name_of)} for report in reports]}
    )
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"
