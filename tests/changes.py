"""Reads differences of table messages, as docs/formats/table.md says it; never by what the server makes them with."""

from __future__ import annotations

import copy
from typing import Any

Json = dict[str, Any]


def changed(message: Json, changes: list[Json]) -> Json:
    """What the changes make of a table message, which stays as it is."""
    top: Json = {"": copy.deepcopy(message)}
    for change in changes:
        place: Any = top
        *way, last = ["", *change["at"]]
        for step in way:
            place = place[step]
        if "value" in change:
            place[last] = change["value"]
        elif "gone" in change:
            del place[last]
        else:
            place[last][change["start"]: change["start"] + change["drop"]] = change["put"]
    found: Json = top[""]
    return found


class Reader:
    """Follows the table of one connection. ``table``: the table message as it is now; ``number``: which message said so."""

    def __init__(self) -> None:
        self.table: Json | None = None
        self.number = 0

    def read(self, frame: Json) -> bool:
        """Takes in a frame; whether it was about the table."""
        if frame["type"] == "table":
            self.table = {key: value for key, value in frame.items() if key != "number"}
        elif frame["type"] == "change":
            assert self.table is not None
            assert (frame["base"], frame["number"]) == (self.number, self.number + 1)
            self.table = changed(self.table, frame["changes"])
            assert frame["version"] == self.table["version"]
        else:
            return False
        self.number = frame["number"]
        return True
