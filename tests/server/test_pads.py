"""The score pad over HTTP: what it asks for, and what comes of the entries."""

from __future__ import annotations

from typing import Any

from .browser import Browser

ENTRIES: dict[str, Any] = {"orange.buildings": [4, 3], "orange.stables": [1], "well": [1, None], "tower.1": 9}


def count(browser: Browser, game: str = "medina", lang: str = "en", **form: Any) -> Any:
    answer = browser.http.post(f"/api/games/{game}/pad", params={"lang": lang}, json=form)
    return answer.json() if answer.status_code == 200 else (answer.status_code, answer.json()["error"])


def test_a_pad_says_in_both_languages_what_it_asks_for(browser: Browser) -> None:
    form = browser.get("/api/games/medina/pad", seats=3, lang="fr")
    assert (form["title"], form["seats"]) == ("Médina", [2, 3, 4])
    assert [option["name"] for option in form["options"]] == ["well", "tie"]
    assert [section["id"] for section in form["sections"]][:2] == ["orange", "brown"]
    field = form["fields"][0]
    assert (field["id"], field["label"], field["most"]) == ("orange.buildings", "Bâtiments", 18)
    assert field["open"] == [True, True, True]


def test_entries_become_points_and_refusals_by_field(browser: Browser) -> None:
    told = count(browser, seats=2, names=["Leila", None], entries=ENTRIES)
    assert told["refusals"] == [
        {"field": "tower.1", "seat": None,
         "text": "Tower tiles – Tower tile 1: a player from 1 to 2 is needed here, or 0 for nobody, not “9”."}]
    assert told["winners"] == []
    assert [row["total"] for row in told["scores"]["rows"]] == [13, 3]
    assert told["inferred"]["palace.orange"] == 1
    right = count(browser, seats=2, names=["Leila", None], entries={**ENTRIES, "tower.1": 0})
    assert (right["refusals"], right["winners"], right["verdict"]) == ([], [1], "Leila wins with 13 points.")
    first = right["scores"]["rows"][0]
    assert (first["name"], first["columns"]["orange"]) == ("Leila", 5)
    assert {"rule": "well", "column": "well", "label": "In line with the well", "amount": 4, "cells": [],
            "why": "1 × 4"} in first["terms"]


def test_what_there_cannot_be_is_refused(browser: Browser) -> None:
    told = {game["name"]: game["pad"] for game in browser.get("/api/games")}
    assert (told["medina"], told["nim"]) == (True, False)
    assert count(browser, "nim", seats=2) == (400, "Nim with a die has no score pad for a real table.")
    assert count(browser, seats=5)[0] == 400
    assert count(browser, seats=2, options={"tie": "never"})[0] == 400
    assert count(browser, entries={}) == (422, "The request cannot be understood: the field “seats” is wrong.")
    assert count(browser, seats=2, entries=[])[0] == 422
