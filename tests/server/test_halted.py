"""Tables that cannot be played on: of a kind of entry nobody knows, of other rules, hurt, in a folder nobody may write to.

They are looked at as far as they can be followed, exported whole, and never change.
"""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from zellige.tables.database import FILE, beside

from .browser import PERSON, RANDOM, Browser, Json, serving


def change(folder: Path, *statements: tuple[str, tuple[object, ...]]) -> None:
    """Changes what is kept, as another zellige might have."""
    with closing(sqlite3.connect(folder / FILE)) as file, file:
        for statement, values in statements:
            file.execute(statement, values)


def charter_with(folder: Path, **fields: object) -> None:
    with closing(sqlite3.connect(folder / FILE)) as file:
        (charter,) = file.execute("SELECT charter FROM tables").fetchone()
    change(folder, ("UPDATE tables SET charter = ?", (json.dumps({**json.loads(charter), **fields}),)))


def put_entry(folder: Path, founded: Json, number: int, entry: str) -> None:
    change(folder, ('INSERT INTO entries ("table", number, entry) VALUES (?, ?, ?)', (founded["table"], number, entry)))


@pytest.fixture
def founded(tmp_path: Path) -> Json:
    """A table of nim with three decisions, and nobody before it."""
    with serving(tmp_path) as browser:
        found = browser.found(seed="halted", options={"heap": 34})
        with browser.talk(found) as talk:
            for _ in range(3):
                assert talk.act("take 1")["type"] == "done"
        return {**found, "before": browser.table(found)}


def export_of(browser: Browser, founded: Json) -> list[Json]:
    answer = browser.http.get(f"/api/tables/{founded['table']}/export", params={"key": founded["key"]})
    assert answer.status_code == 200
    return [json.loads(line) for line in answer.text.splitlines()]


def refuses(browser: Browser, founded: Json, sentence: str) -> Json:
    """The table shows the sentence at its prompt, and refuses everything with it."""
    with browser.talk(founded) as talk:
        shown = talk.table
        for frame in ({"type": "act", "actions": ["take 1"]}, {"type": "undo"}, {"type": "reset"}):
            assert talk.answer(**frame, version=shown["version"])["error"] == sentence
    decision = shown["decision"]
    assert (shown["halted"], decision["detail"], decision["mine"], decision["actions"]) == (sentence, sentence, False, [])
    assert (decision["undo"], decision["reset"]) == ("no", "no")
    return shown


UNKNOWN = ('{"kind":"offer","ply":2}', '{"kind":"draw","ply":0,"action":"take 1"}', '{"kind":"act","ply":2}',
           '{"kind":"undo","ply":-1}')
AS_FAR = "This table can be looked at, as far as it can be followed, and exported whole, but not played on:"


@pytest.mark.parametrize("entry", UNKNOWN)
def test_an_unknown_kind_of_entry_takes_nothing_away(tmp_path: Path, founded: Json, entry: str) -> None:
    put_entry(tmp_path, founded, 3, entry)
    put_entry(tmp_path, founded, 4, '{"kind":"undo","ply":1}')
    with serving(tmp_path) as browser:
        kind = json.loads(entry)["kind"]
        shown = refuses(browser, founded, f"{AS_FAR} entry 4 is of a kind that this zellige does not know (“{kind}”); a newer "
                        "one may.")
        assert (shown["view"], shown["ply"]) == (founded["before"]["view"], founded["before"]["ply"])
        assert [line["entry"] for line in export_of(browser, founded)[4:]] == [json.loads(entry), {"kind": "undo", "ply": 1}]
        record = browser.http.get(f"/api/tables/{founded['table']}/record").text
        assert len(record.splitlines()) == 1 + founded["before"]["ply"]


def test_unknown_fields_are_kept_and_change_nothing(tmp_path: Path, founded: Json) -> None:
    """Of a charter, of its seats and of an entry."""
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        (charter,) = file.execute("SELECT charter FROM tables").fetchone()
    seats = [{**seat, "name": "Ada", "hat": "red"} for seat in json.loads(charter)["seats"]]
    charter_with(tmp_path, seats=seats, mood={"good": [1]})
    put_entry(tmp_path, founded, 3, '{"kind":"undo","ply":5,"why":"a slip"}')
    with serving(tmp_path) as browser:
        assert browser.table(founded)["seats"][0]["name"] == "Ada (1)"
        with browser.talk(founded) as talk:
            assert talk.table["ply"] == 5
            assert talk.act("take 1")["type"] == "done"
        head, *entries = export_of(browser, founded)
    assert head["format"] == "zellige-table/1"
    assert (head["charter"]["mood"], head["charter"]["seats"]) == ({"good": [1]}, seats)
    assert entries[3]["entry"] == {"kind": "undo", "ply": 5, "why": "a slip"}


@pytest.mark.parametrize("text", ["{", "[]", "7", '{"lost":true}'])
def test_an_entry_that_cannot_be_read_ends_what_can_be_shown(tmp_path: Path, founded: Json, text: str) -> None:
    put_entry(tmp_path, founded, 3, text)
    with serving(tmp_path) as browser:
        shown = refuses(browser, founded, f"{AS_FAR} entry 4 cannot be read.")
        assert shown["view"] == founded["before"]["view"]


def test_an_entry_that_is_missing_ends_what_can_be_shown(tmp_path: Path, founded: Json) -> None:
    change(tmp_path, ("DELETE FROM entries WHERE number = 1", ()))
    with serving(tmp_path) as browser:
        assert browser.table(founded)["halted"] == f"{AS_FAR} entry 2 cannot be read."
        assert browser.table(founded)["ply"] == 3


@pytest.mark.parametrize(("action", "said"), [("take 3 or so", {}), ("take 1", {"ply": 99}), ("take 1", {"seat": 0})])
def test_an_action_that_does_not_follow_ends_what_can_be_shown(tmp_path: Path, founded: Json, action: str, said: Json) -> None:
    """No action, at another moment, of a seat that does not decide."""
    put_entry(tmp_path, founded, 3, json.dumps({"kind": "act", "ply": 7, "action": action, **said}))
    with serving(tmp_path) as browser:
        assert browser.table(founded)["halted"] == f"{AS_FAR} entry 4, “{action}”, does not follow from those before it."


def test_a_table_of_other_rules_is_shown_as_far_as_it_can_be_followed(tmp_path: Path, founded: Json) -> None:
    charter_with(tmp_path, rules_version=99)
    with serving(tmp_path) as browser:
        shown = refuses(browser, founded, f"{AS_FAR} it was played with version 99 of the rules of Nim with a die, and version "
                        "1 is installed here.")
        assert shown["log"] == founded["before"]["log"]
        assert browser.get(f"/api/tables/{founded['table']}/moments/2")["ply"] == 2
        assert "99" in browser.table(founded, lang="fr")["decision"]["detail"]
        head = json.loads(browser.http.get(f"/api/tables/{founded['table']}/record").text.splitlines()[0])
        assert head["rules_version"] == 99
        assert len(export_of(browser, founded)) == 4


@pytest.mark.parametrize(("fields", "says"), [
    ({"game": "chess"}, "Cette table est une partie de «\u00a0chess\u00a0», qui n’est pas installé ici"),
    ({"options": {"heap": 5}}, "Cette partie de Nim au dé suit une autre version des règles"),
    ({"start": {"game": "nim"}}, "Cette partie de Nim au dé suit une autre version des règles")])
def test_a_table_of_which_nothing_can_be_shown_is_exported(tmp_path: Path, founded: Json, fields: Json, says: str) -> None:
    charter_with(tmp_path, rules_version=2, **fields)
    with serving(tmp_path) as browser:
        answer = browser.http.get(f"/api/tables/{founded['table']}", params={"lang": "fr"})
        assert (answer.status_code, answer.json()["error"][: len(says)]) == (409, says)
        head, *entries = export_of(browser, founded)
        assert head["charter"]["rules_version"] == 2
        assert [line["number"] for line in entries] == [0, 1, 2]


def test_a_record_of_other_rules_is_shown_as_far_as_it_can_be_followed(tmp_path: Path, founded: Json) -> None:
    with serving(tmp_path) as browser:
        head, *lines = browser.http.get(f"/api/tables/{founded['table']}/record").text.splitlines()
        other = {**json.loads(head), "rules_version": 7, "options": {"heap": 34, "wind": "west"}}
        text = "\n".join([json.dumps(other), *lines, '{"seat": 2, "action": "take 9"}']) + "\n"
        answer = browser.http.post("/api/records", content=text.encode())
        assert answer.status_code == 201
        shown = browser.table(answer.json())
        assert shown["halted"].startswith(f"{AS_FAR} it was played with version 7 of the rules of Nim with a die,")
        assert (shown["status"], shown["ply"]) == ("over", founded["before"]["ply"])
        kept = browser.http.get(f"/api/tables/{answer.json()['table']}/record").text
        assert [json.loads(line) for line in kept.splitlines()] == [json.loads(line) for line in text.splitlines()]


def test_an_export_is_for_whoever_plays_and_tells_no_secrets_early(browser: Browser) -> None:
    founded = browser.found()
    for key in (None, "wrong"):
        assert browser.http.get(f"/api/tables/{founded['table']}/export", params={"key": key or ""}).status_code == 403
    assert browser.http.get(f"/api/tables/{founded['table']}/export").status_code == 403
    assert browser.http.get("/api/tables/nowhere/export").status_code == 404
    assert export_of(browser, founded)[0]["table"] == founded["table"]


@pytest.mark.usefixtures("envelope")
def test_secrets_of_a_halted_table_are_for_its_players(tmp_path: Path) -> None:
    with serving(tmp_path) as browser:
        founded = browser.found("envelope")
        for part in ("record", "export"):
            answer = browser.http.get(f"/api/tables/{founded['table']}/{part}", params={"key": founded["key"]})
            assert answer.status_code == 409
    put_entry(tmp_path, founded, 0, '{"kind":"offer","ply":0}')
    with serving(tmp_path) as browser:
        assert browser.http.get(f"/api/tables/{founded['table']}/record").status_code == 409
        assert browser.http.get(f"/api/tables/{founded['table']}/record", params={"key": founded["key"]}).status_code == 200
        assert export_of(browser, founded)[0]["charter"]["seed"]


def test_no_bot_plays_on_at_a_halted_table(tmp_path: Path) -> None:
    with serving(tmp_path) as browser:
        founded = browser.found(seats=[PERSON, RANDOM], options={"heap": 34})
    put_entry(tmp_path, founded, 0, '{"kind":"act","ply":1,"action":"take 1"}')
    put_entry(tmp_path, founded, 1, '{"kind":"offer","ply":3}')
    with serving(tmp_path) as browser:
        assert browser.table(founded)["ply"] == 3
        assert browser.table(founded)["decision"]["title"] == "This table can only be looked at"
        assert len(export_of(browser, founded)) == 3


# --- a folder nobody may write to ---


@contextmanager
def unwritable(folder: Path) -> Iterator[Path]:
    """A copy of a folder in which this process may not write, whoever runs it."""
    mine = os.geteuid()
    with tempfile.TemporaryDirectory() as base:
        os.chmod(base, 0o755)
        copy = Path(base) / "data"
        shutil.copytree(folder, copy)
        for path in copy.iterdir():
            path.chmod(0o444)
        copy.chmod(0o555)
        try:
            if mine == 0:
                os.seteuid(65534)
            yield copy
        finally:
            os.seteuid(mine)
            copy.chmod(0o755)


def leave_a_log(folder: Path, *memory: str) -> None:
    """Leaves the folder as a server that was killed does: everything in the log, nothing of it in the file."""
    copy = folder / "copy"
    with closing(sqlite3.connect(folder / FILE)) as file:
        file.execute("UPDATE tables SET founded = founded")
        file.commit()
        copy.mkdir()
        for ending in ("", "-wal", *memory):
            shutil.copy(beside(folder / FILE, ending), copy)
    for path in copy.iterdir():
        path.replace(folder / path.name)
    copy.rmdir()


def leave_all(folder: Path) -> None:
    """The same with the memory beside the log, as it stands after a kill."""
    leave_a_log(folder, "-shm")


@pytest.mark.parametrize("left", [lambda folder: None, leave_a_log, leave_all], ids=["closed", "killed", "with its memory"])
def test_a_folder_that_cannot_be_written_to_can_be_looked_at(
        tmp_path: Path, founded: Json, left: Callable[[Path], None]) -> None:
    left(tmp_path)
    before = sorted(path.name for path in tmp_path.iterdir())
    with unwritable(tmp_path) as folder:
        with serving(folder) as browser:
            sentence = (f"Nothing can be written in {folder}: its tables can be looked at, not played on. Once it can be "
                        "written to, start zellige again.")
            shown = refuses(browser, founded, sentence)
            assert (shown["view"], shown["log"]) == (founded["before"]["view"], founded["before"]["log"])
            answer = browser.http.post("/api/tables", json={"game": "nim", "seats": [PERSON, PERSON]})
            assert (answer.status_code, answer.json()["error"]) == (409, sentence)
        assert sorted(path.name for path in folder.iterdir()) == before
