"""The list of equivalent mutants is true to the sources: what was judged still stands there, and has a reason."""

from __future__ import annotations

import tomllib
from pathlib import Path

TESTS = Path(__file__).parent
PACKAGE = TESTS.parent / "src" / "zellige"


def test_every_judged_line_still_stands():
    """A judgement of a line that was changed since is none."""
    judged = tomllib.loads((TESTS / "mutants" / "equivalent.toml").read_text("utf-8"))["equivalent"]
    assert len({(one["module"], one["line"], one["becomes"]) for one in judged}) == len(judged) > 0
    for one in judged:
        lines = [line.strip() for line in (PACKAGE / one["module"]).read_text("utf-8").split("\n")]
        assert one["line"] in lines or one["line"] in "\n".join(lines), one
        assert one["becomes"] != one["line"]
        assert len(one["reason"]) > 20, one
