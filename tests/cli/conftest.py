"""The command line as a person uses it."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from zellige import cli


@dataclass(frozen=True)
class Answer:
    """What a command line ended with."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """What it printed, as JSON."""
        return json.loads(self.out)


Run = Callable[..., Answer]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs ``zellige ARGS``; ``stdin``: bytes or text it reads."""

    def command(*args: object, stdin: str | bytes = b"") -> Answer:
        content = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))
        monkeypatch.setenv("ZELLIGE_LANG", "en")
        capsys.readouterr()
        code = cli.run([str(arg) for arg in args])
        captured = capsys.readouterr()
        return Answer(code, captured.out, captured.err)

    return command


@pytest.fixture
def ok(run: Run) -> Run:
    """Runs a command line that must succeed without a word on standard error."""

    def command(*args: object, stdin: str | bytes = b"") -> Answer:
        answer = run(*args, stdin=stdin)
        assert (answer.code, answer.err) == (0, "")
        return answer

    return command


@pytest.fixture
def position(ok: Run, tmp_path: Path) -> Callable[..., Path]:
    """A file with a fresh position of a game."""

    def write(game: str, *args: object) -> Path:
        path = tmp_path / f"{game}.json"
        path.write_text(ok("new", game, *args).out, "utf-8")
        return path

    return write
