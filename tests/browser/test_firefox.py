"""Firefox as well as Chromium: a game of each kind is founded, played by mouse and by keys, taken back; its guide is read."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from .server import Json, Server
from .visitor import READING

FIREFOX = "/usr/bin/firefox-esr"
FLOW = Path(__file__).with_name("firefox.mjs")
TITLES = {"medina": "Médina", "five_tribes": "Five Tribes", "almadi": "Almadi"}
LONGEST = 170
"""Seconds on a machine that does other things as well."""


def test_every_game_is_played_in_firefox(server: Server, tmp_path: Path) -> None:
    games = [f"{name}={title}" for name, title in TITLES.items()]
    done = subprocess.run(["node", str(FLOW), FIREFOX, server.url, str(tmp_path), str(READING), *games],
                          capture_output=True, text=True, timeout=LONGEST, check=False)
    assert done.stdout, done.stderr
    found: Json = json.loads(done.stdout)
    for game, told in found.items():
        assert told["complaints"] == [], game
        assert told["undone"], game
        assert told["wide"] <= 0, f"{game}: the page is wider than its window"
        assert told["colours"] not in ("auto", ""), "scroll bars have the page's colours"
        log = server.get(f"tables/{told['table']}", key=told["key"]).json()["log"]
        assert {entry["undone"] for entry in log if entry["seat"] == 1} == {False, True}, game
        assert (tmp_path / f"{game}-guide.png").stat().st_size > 10_000
