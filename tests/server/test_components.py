"""Component sets at the table: the shipped one, live checks, and tables dealt from one's own."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from zellige.core import record as records
from zellige.games.almadi import component_sets

from .browser import PERSON, PROBLEM, RANDOM, Browser

CHECK = "/api/components/almadi/check"


@pytest.fixture
def own() -> dict[str, Any]:
    """A good set in which one Character costs something else."""
    found = component_sets.new("my-box")
    found["characters"][0]["cost"] = 7
    return found


def test_games_say_whether_they_have_sets(browser: Browser) -> None:
    told = {game["name"]: game["component_sets"] for game in browser.get("/api/games")}
    assert (told["almadi"], told["nim"]) == (True, False)


def test_the_shipped_set(browser: Browser) -> None:
    shipped = browser.get("/api/components/almadi")
    assert shipped["set"]["id"] == "almadi-reconstructed-1"
    assert component_sets.check(shipped["set"]) == []
    labels = browser.get("/api/components/almadi", lang="fr")["labels"]
    assert labels["ali_baba"] == "Ali Baba"
    assert "Oasis" in labels["OBJ17"]
    for path in ("/api/components/nim", "/api/components/chess"):
        answer = browser.http.get(path, params={"lang": "fr"})
        assert answer.status_code == 400
        assert set(answer.json()) == PROBLEM


def test_a_set_is_checked(browser: Browser, own: dict[str, Any]) -> None:
    good = browser.http.post(CHECK, json=own).json()
    assert (good["good"], good["findings"]) == (True, [])
    assert good["set"] == component_sets.named(own)
    assert ["P03", "sides"] in good["reconstructed"]
    own["landscapes"][2]["provenance"] = {"sides": {"source": "owner", "confidence": "certain"}}
    own["stalls"][4]["goods"] = {}
    said = browser.http.post(CHECK, params={"lang": "fr"}, json=own).json()
    assert said["findings"] == [{"kind": "stall-empty", "entry": "ST05", "text": "La carte Étal ST05 n’a pas de marchandises."}]
    assert len(said["reconstructed"]) == len(good["reconstructed"]) - 1
    assert said["good"] is False


@pytest.mark.parametrize("body", ["[]", "{}", "null", "0", '"x"', '{"landscapes": [1]}', '{"id": "\\ud800"}'])
def test_any_document_is_answered_by_sentences(browser: Browser, body: str) -> None:
    said = browser.http.post(CHECK, content=body)
    assert said.status_code == 200, said.text
    assert (said.json()["good"], said.json()["set"], said.json()["reconstructed"]) == (False, None, [])
    assert said.json()["findings"]


def test_what_is_no_json_or_too_large_is_refused(browser: Browser) -> None:
    for body in ("", "{", "[" * 200_000, b"\xff\xfe"):
        answer = browser.http.post(CHECK, content=body)
        assert answer.status_code == 422
        assert set(answer.json()) == PROBLEM
    assert browser.http.post(CHECK, content=b" " * 1_000_001).status_code == 413
    assert browser.http.post("/api/components/nim/check", content="{}").status_code == 400


def test_a_table_is_dealt_from_ones_own_set(browser: Browser, own: dict[str, Any]) -> None:
    founded = browser.found("almadi", [PERSON], components=own, options={"characters": True}, seed="own")
    view = browser.table(founded)["view"]
    assert (view["components"]["id"], view["components"]["reconstruction"]) == ("my-box", False)
    assert "“my-box”" in view["components"]["note"]
    position = browser.get(f"/api/tables/{founded['table']}/position", key=founded["key"])
    assert position["components"]["set"]["characters"][0]["cost"] == 7


def test_its_record_names_the_set_and_replays(browser: Browser, own: dict[str, Any]) -> None:
    founded = browser.found("almadi", [RANDOM, RANDOM], components=own, seed="own")
    with browser.talk(founded) as talk:
        talk.until(lambda table: table["status"] == "over")
    text = browser.http.get(f"/api/tables/{founded['table']}/record").text
    (record,) = records.parse(text)
    assert record.extra["components"] == component_sets.named(own)
    assert records.verify([record])[0] == 1
    shown = browser.http.post("/api/records", content=text).json()
    assert browser.table(shown)["view"]["components"]["sha256"] == component_sets.digest(own)


def test_a_set_that_cannot_be_played_with_founds_no_table(browser: Browser, own: dict[str, Any]) -> None:
    bad = deepcopy(own)
    bad["stalls"][0]["goods"] = {}
    form = {"game": "almadi", "seats": [PERSON], "components": bad}
    answer = browser.http.post("/api/tables", json=form)
    assert answer.status_code == 400
    assert "The Stall card ST01 has no goods." in answer.json()["error"]
    assert browser.http.post("/api/tables", json={**form, "game": "nim", "seats": [PERSON] * 2}).status_code == 400
    founded = browser.found("almadi", [PERSON])
    position = browser.get(f"/api/tables/{founded['table']}/position", key=founded["key"])
    assert browser.http.post("/api/tables", json={**form, "components": own, "position": position}).status_code == 422
