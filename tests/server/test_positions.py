"""Position documents under work over HTTP: an empty table, and what comes of a document."""

from __future__ import annotations

from typing import Any

import zellige

from .browser import Browser


def looked_at(browser: Browser, document: Any, game: str = "medina", **form: Any) -> Any:
    answer = browser.http.post(f"/api/games/{game}/position", params={"lang": "fr"}, json={"document": document, **form})
    return answer.json() if answer.status_code == 200 else (answer.status_code, answer.json()["error"])


def test_an_empty_table_is_told(browser: Browser) -> None:
    told = browser.get("/api/games/medina/position", seats=3)
    assert (told["title"], told["seats"], told["board"], told["pad"]) == ("Médina", [2, 3, 4], "medina", True)
    assert told["document"]["board"] == ["." * 16] * 11
    assert {game["name"] for game in browser.get("/api/games") if game["empty_table"]} == {"medina", "five_tribes", "almadi"}
    refused = browser.http.get("/api/games/nim/position")
    assert (refused.status_code, refused.json()["error"]) == (400, "Nim with a die has no document of an empty table.")


def test_a_document_becomes_a_table(browser: Browser) -> None:
    document = zellige.new("medina", seats=2, seed=1).position()
    told = looked_at(browser, document, names=["Leïla", None])
    assert (told["refusals"], told["document"], told["over"], told["secrets"]) == ([], document, False, False)
    assert (told["seat"], told["view"]["kind"]) == (document["to_move"], "medina")
    assert len(told["actions"]) == len(zellige.load(document).legal())
    assert [row["total"] for row in told["scores"]["rows"]] == [0, 0]
    assert told["counts"]["orange.buildings"] == [0, 0]


def test_what_cannot_be_is_answered_at_its_place(browser: Browser) -> None:
    document = browser.get("/api/games/medina/position", seats=2)["document"]
    document["board"][4] = "oo............"
    document["board"][5] = "..g..........."
    told = looked_at(browser, document)
    assert told["refusals"][0]["at"] == ["board/4/1", "board/5/2"]
    assert told["refusals"][0]["text"].endswith(" se touchent.")
    assert told["view"]["board"][5][2] == "g"
    assert looked_at(browser, {"players": "two"})["view"] is None
    assert looked_at(browser, {"game": "almadi"})[0] == 400


def test_secrets_are_told(browser: Browser) -> None:
    document = zellige.new("almadi", seats=2, seed=1, options={"characters": True}).position()
    assert looked_at(browser, document, "almadi")["secrets"]


def test_the_position_of_a_moment_is_told(browser: Browser) -> None:
    founded = browser.found(game="medina")
    kept = browser.get(f"/api/tables/{founded['table']}/position", key=founded["key"])
    assert browser.get(f"/api/tables/{founded['table']}/position", key=founded["key"], ply=0) == kept
    refused = browser.http.get(f"/api/tables/{founded['table']}/position", params={"ply": 7})
    assert refused.status_code == 404
