"""Tables kept by an earlier version, over HTTP: the page says of them what it said."""

from __future__ import annotations

from pathlib import Path

import pytest

from old_stores import EXPECTED, key, lay_out, says

from .browser import serving

ASKED = {1: ("nim-persons", "nim-finished", "medina-last-wall", "tribes-finished", "almadi-home", "record-strange"),
         2: ("nim-replaced", "almadi-mixed"), 4: ("almadi-together", "medina-redone"),
         5: ("medina-friends", "nim-friends", "almadi-friends"), 6: ("nim-abandoned", "medina-left", "almadi-gone"),
        7: ("nim-timed", "almadi-beside"), 8: ("nim-words", "nim-unnamed", "medina-colours", "nim-laid")}


@pytest.mark.parametrize("version", ASKED)
def test_the_page_says_what_it_said(tmp_path: Path, version: int) -> None:
    """Options, scores, winners, the seal, how it stands, the names of who plays."""
    with serving(lay_out(tmp_path, version)) as browser:
        for name in ASKED[version]:
            expected, is_record = EXPECTED[version][name]["message"], name.startswith("record")
            message = browser.table({"table": name, "key": None if is_record else key(name)})
            message["totals"] = [row["total"] for row in message["scores"]["rows"]]
            # Their words may change, but not which of them are played otherwise.
            message, expected = ({**said, "options": {option["name"]: option["changed"] for option in said["options"]}}
                                 for said in (message, expected))
            says(message, {part: what for part, what in expected.items() if not (is_record and part == "seats")})
