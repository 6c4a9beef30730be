"""A bot that takes a friend's seat by its link and plays there, over plain HTTP.

    python remote_bot.py 'http://HOST:8642/#/join/TABLE/LINK' [NAME]

It plays whatever gains its own seat most at once. Yours thinks in `choose`; everything else can stay as it is.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any
from urllib.parse import urlsplit

import httpx


def choose(table: dict[str, Any]) -> str:
    """The text of one of the actions that are offered. ``table``: the table message, docs/formats/table.md of zellige."""
    me = table["decision"]["seat"] - 1
    best = max(table["decision"]["actions"], key=lambda action: action["changes"][me] if action["changes"] else 0)
    return str(best["text"])


def play(link: str, name: str = "Remote bot") -> list[int]:
    """Takes the seat of a link and plays until the game is over; the scores by seat."""
    address = urlsplit(link)
    _, _, table, secret = address.fragment.split("/")  # /join/TABLE/LINK
    with httpx.Client(base_url=f"{address.scheme}://{address.netloc}/api/tables/{table}", timeout=60) as server:
        seat = answer(server.post("/join", json={"link": secret, "name": name}))
        server.headers["Zellige-Key"] = seat["key"]
        with server.stream("GET", "/stream") as news:
            for line in news.iter_lines():
                if line:
                    message = json.loads(line)
                    if message["decision"] and message["decision"]["mine"]:
                        decision = {"actions": [choose(message)], "version": message["version"]}
                        while (played := server.post("/act", json=decision)).status_code == 429:  # asked for too much
                            time.sleep(float(played.headers["Retry-After"]))
    return [row["total"] for row in message["scores"]["rows"]]


def answer(response: httpx.Response) -> Any:
    """What the server says; its sentence where it refuses."""
    if response.is_error:
        raise SystemExit(response.json()["error"])
    return response.json()


if __name__ == "__main__":
    print("Final scores:", *play(*sys.argv[1:3]))
