"""A table that cannot be played on: its page says why, offers nothing, and lets everything that is kept be saved."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.sync_api import expect

from zellige.tables.database import FILE

from .conftest import Visit
from .server import Server
from .table import Table
from .test_axe import Axe
from .visitor import check_width

OFFER = '{"kind":"offer","ply":0,"to":2}'
SAYS = {
    "en": ("This table can only be looked at", "entry 2 is of a kind that this zellige does not know (“offer”)",
           "Save everything"),
    "fr": ("On ne peut plus que regarder cette table", "l’entrée 2 est d’un genre que ce zellige ne connaît pas (« offer »)",
           "Tout enregistrer")}


def test_a_table_with_an_entry_nobody_knows(own_server: Server, visit: Visit, tmp_path: Path) -> None:
    """As a later zellige may leave it behind; on a phone in French, at a desk in English."""
    founded = own_server.found(seed="halted")
    own_server.advance(founded, 1)
    own_server.kill()
    with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        file.execute('INSERT INTO entries ("table", number, entry) VALUES (?, 1, ?)', (founded["table"], OFFER))
    own_server.start()
    for language, (title, why, save) in SAYS.items():
        visitor = visit(own_server, language=language, phone=language == "fr", tables=[founded])
        page = visitor.go(f"table/{founded['table']}")
        prompt = page.get_by_test_id("prompt")
        expect(prompt).to_contain_text(title)
        expect(prompt).to_contain_text(why)
        Axe(visitor).look("a halted table")
        with page.expect_download() as saved:
            visitor.point(prompt.get_by_role("link", name=save))
        lines = [json.loads(line) for line in saved.value.path().read_text("utf-8").splitlines()]
        assert [line.get("entry", {}).get("kind") for line in lines] == [None, "act", "offer"]
        expect(page.get_by_role("button", name={"en": "Undo", "fr": "Annuler"}[language]).first).to_be_disabled()
        assert Table(visitor).message()["ply"] == 1
        check_width(page)
