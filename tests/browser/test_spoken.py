"""What a screen reader says during one turn of every game, word for word: ``spoken/`` holds it in both languages.

A screen reader made for tests (@guidepup/virtual-screen-reader) listens inside the page while a turn is played by keys. Where a
change of what is said is wanted, ``ZELLIGE_WRITE_SPOKEN=1`` writes the files anew; what has changed is then to be read.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from .almadi import AlmadiTable
from .conftest import Visit
from .five_tribes import FiveTribes
from .table import Table

ROOT = Path(__file__).parents[2]
READER = ROOT / "frontend" / "node_modules" / "@guidepup" / "virtual-screen-reader" / "lib" / "esm" / "index.browser.js"
FOLDER = Path(__file__).parent / "spoken"
TABLES: dict[str, type[Table]] = {"medina": Table, "five_tribes": FiveTribes, "almadi": AlmadiTable}
TURNS = {
    "medina": [". Enter", "confirm", "2 . . Enter", "confirm"],
    "five_tribes": [". Enter", ". Enter", "confirm", ". . Enter", "confirm"],
    "almadi": [". Enter", ". Enter", "confirm", "e", "confirm"],
}
"""Keys, as they are pressed one after the other; ``confirm``: Enter, once one could read what is chosen."""
_PATIENCE = 900
"""Times fifty milliseconds."""


def words(text: str) -> str:
    """A text with plain spaces only."""
    return " ".join(text.split())


class Listener:
    """The screen reader in a visitor's page."""

    def __init__(self, table: Table) -> None:
        self.table, self.page = table, table.page
        source = READER.read_text("utf-8")
        exported = re.search(r"export\{.*?(\w+\$*) as virtual\};", source)
        assert exported is not None
        self.page.evaluate(f"() => {{{source[:exported.start()]}globalThis.reader = {exported[1]};}}")
        self.page.evaluate("() => reader.start({container: document.body, displayCursor: false})")
        self.lines: list[str] = []

    def hear(self, wanted: str) -> None:
        """Waits until something is said, and takes it down as it is."""
        wanted, phrases = words(wanted), list[str]()
        for _ in range(_PATIENCE):
            phrases = [words(phrase) for phrase in self.page.evaluate("() => reader.spokenPhraseLog()")]
            said = next((phrase for phrase in reversed(phrases) if wanted in phrase), None)
            if said is not None:
                self.lines.append(f"  {said}")
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"not said: {wanted}; but {phrases}")

    def press(self, key: str) -> None:
        """A key that moves the focus or chooses."""
        before = self.spoken()
        self.lines.append(f"[{key}]")
        self.page.evaluate("() => reader.clearSpokenPhraseLog()")
        self.page.keyboard.press(key)
        if key in ".,":
            self.hear(self.page.evaluate("() => document.activeElement.ariaLabel"))
        elif not key.isdigit():
            self.hear(self.said_after(before))

    def confirm(self) -> None:
        """Enter, once the sentence could be read."""
        before, ply = self.spoken(), self.table.told()["ply"]
        self.lines.append("[Enter]")
        self.page.evaluate("() => reader.clearSpokenPhraseLog()")
        self.table.enter()
        self.table.my_turn(ply)
        self.hear(self.said_after(before))

    def spoken(self) -> str:
        """What the live region holds."""
        return self.table.spoken.text_content() or ""

    def said_after(self, before: str) -> str:
        """What it holds once that is something else."""
        for _ in range(_PATIENCE):
            if self.spoken() != before:
                break
            self.page.wait_for_timeout(50)
        return self.spoken()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", [*TURNS])
def test_a_turn_is_spoken_word_for_word(visit: Visit, game: str, language: str) -> None:
    visitor = visit(language=language, fresh=True)
    position = json.loads((FOLDER / f"{game}.json").read_text("utf-8"))
    visitor.sit_down(visitor.server.found(game=game, seed="spoken", position=position))
    table = TABLES[game](visitor)
    table.my_turn()
    listener = Listener(table)
    for step in TURNS[game]:
        if step == "confirm":
            listener.confirm()
        else:
            for key in step.split():
                listener.press(key)
    said, file = "\n".join(listener.lines) + "\n", FOLDER / f"{game}-{language}.txt"
    if os.environ.get("ZELLIGE_WRITE_SPOKEN"):
        file.write_text(said, "utf-8")
    assert said == file.read_text("utf-8")
