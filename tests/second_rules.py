"""Nim as it might come in a second version of its rules, which keeps the first for what was played by it."""

from __future__ import annotations

import shutil
import sys
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from zellige.core import registry
from zellige.core.game import Game
from zellige.core.registry import get

FIRST = Path(__file__).parents[1] / "examples" / "nim" / "src" / "zellige_nim"
CHANGES = {"__init__.py": [("rules_version=1", 'rules_version=2,\n    older={1: "zellige_nim:GAME"}')],
           "rules.py": [("LAST = 3", "LAST = 5"), ("min(state.limit, state.left)", "min(max(state.limit, 2), state.left)")]}
"""The last pebble is worth two points more, and whoever rolls a one may take two."""


def install(monkeypatch: pytest.MonkeyPatch, home: Path, **changes: Any) -> Game:
    """Makes the second version the only game that is installed; ``changes`` of its fields."""
    package = home / "zellige_nim_second"
    shutil.copytree(FIRST, package, ignore=shutil.ignore_patterns("__pycache__"))
    for file in package.glob("*.py"):
        text = file.read_text("utf-8").replace("zellige_nim", package.name)
        for before, after in CHANGES.get(file.name, []):
            assert before in text
            text = text.replace(before, after)
        file.write_text(text, "utf-8")
    monkeypatch.syspath_prepend(home)
    for name in [name for name in sys.modules if name.startswith(package.name)]:
        monkeypatch.delitem(sys.modules, name)
    module = __import__(package.name)
    module.GAME = replace(module.GAME, **changes)
    point = EntryPoint("nim", f"{package.name}:GAME", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [point])
    return get("nim")
