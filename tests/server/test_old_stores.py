"""Tables kept by an earlier version, over HTTP: the page says of them what it said."""

from __future__ import annotations

from pathlib import Path

from old_stores import EXPECTED, key, lay_out, says

from .browser import serving

ASKED = ("nim-persons", "nim-finished", "medina-last-wall", "tribes-finished", "almadi-home", "record-strange")


def test_the_page_says_what_it_said(tmp_path: Path) -> None:
    """Options, scores, winners, the seal, how it stands, the names of who plays."""
    with serving(lay_out(tmp_path)) as browser:
        for name in ASKED:
            expected, is_record = EXPECTED[name]["message"], name.startswith("record")
            message = browser.table({"table": name, "key": None if is_record else key(name)})
            message["totals"] = [row["total"] for row in message["scores"]["rows"]]
            says(message, {part: what for part, what in expected.items() if not (is_record and part == "seats")})
