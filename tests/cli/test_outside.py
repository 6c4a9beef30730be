"""Whatever the command line stands in: encodings, variables, paths, a Ctrl-C while it loads. Nothing ends in silence."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

import zellige
from zellige.commands.output import plainer
from zellige.core import settings
from zellige.core.errors import PersonError
from zellige.core.language import sentence
from zellige.core.registry import find


def command(*args: object, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """``zellige ARGS`` as a process of its own, with other variables."""
    return subprocess.run([sys.executable, "-m", "zellige.cli", *map(str, args)], input=stdin.encode(), capture_output=True,
                          timeout=60, env={**os.environ, "ZELLIGE_BACKEND": "reference", "ZELLIGE_LANG": "en", **environment})


# --- encodings ---


@pytest.mark.parametrize(("encoding", "said"), [("ascii", '"die 1" may be played.'), ("cp1252", "“die 1” may be played."),
                                                ("latin-1", '"die 1" may be played.'), ("utf-8", "“die 1” may be played.")])
def test_any_encoding_takes_every_sentence(position, encoding, said):
    """A letter that cannot be written becomes a plainer one."""
    done = command("why", position("nim"), "die", "1", PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode(encoding).strip() == said


def test_data_is_the_same_in_any_encoding(position):
    """JSON escapes what the encoding does not have, and what a cautious reader would read as another one."""
    header, *rest = zellige.new("nim", seats=2, seed=7, names=["Zoé", "\U0001f3b2"]).record().text().splitlines()
    told = [command("replay", "-", "--json", stdin="\n".join([header, *rest]), PYTHONIOENCODING=encoding).stdout
            for encoding in ("ascii", "cp1252", "utf-8")]
    assert told[0] == told[1]
    assert json.loads(told[0]) == json.loads(told[2])
    assert "Zoé".encode() in told[2]


def test_letters_get_plainer_not_fewer():
    assert "".join(map(plainer, "« Médina… œuvre » \u2068x\u2069 — 🎲")) == '" Medina... oeuvre " x - ?'


def test_an_output_that_takes_nothing_is_said():
    program = "import os; os.close(1); from zellige import cli; cli.main(['games'])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, timeout=60,
                          env={**os.environ, "ZELLIGE_LANG": "en"})
    assert done.returncode == 2
    assert done.stderr.startswith(b"-: the output is closed")
    assert done.stderr.count(b"\n") == 1


# --- variables ---


@pytest.mark.parametrize(("name", "value", "said"), [
    ("ZELLIGE_LANG", "de", "The environment variable ZELLIGE_LANG cannot be “de”; it may be: en, fr."),
    ("ZELLIGE_BACKEND", "refrence", "The environment variable ZELLIGE_BACKEND cannot be “refrence”; "
                                    "it may be: compiled, reference. Did you mean “reference”?"),
    ("ZELLIGE_DATA", __file__, f"ZELLIGE_DATA={__file__}: it is not a folder, and none can be made there."),
    ("ZELLIGE_CACHE", f"{__file__}/deeper",
     f"ZELLIGE_CACHE={__file__}/deeper: it is not a folder, and none can be made there.")])
def test_a_variable_that_means_nothing_is_said(monkeypatch, name, value, said):
    monkeypatch.setenv(name, value)
    medina = find("medina")
    for use in (settings.check, lambda: zellige.new("medina", seats=2), zellige.installed_games, medina.kernels):
        with pytest.raises(PersonError) as caught:
            use()
        assert sentence(caught.value, "en") == said
    done = command("games", **{name: value})
    assert (done.returncode, done.stdout, done.stderr.decode()) == (2, b"", f"{said}\n")


@pytest.mark.parametrize(("name", "value"), [
    ("ZELLIGE_LANG", "fr_FR.UTF-8"), ("ZELLIGE_LANG", "EN"), ("ZELLIGE_LANG", ""), ("ZELLIGE_BACKEND", ""),
    ("ZELLIGE_BACKEND", "compiled"), ("ZELLIGE_DATA", "not/there/yet"), ("ZELLIGE_CACHE", "")])
def test_variables_that_mean_something(monkeypatch, name, value):
    monkeypatch.setenv(name, value)
    settings.check()


# --- paths and seeds ---


@pytest.mark.parametrize("path", ["", "a\0b", "\udcff", "\x1b[2J", "x" * 5000, "/dev/null/x"])
def test_paths_of_every_kind_are_said(run, path):
    """``\\udcff`` is how Python holds a byte of a name that is no UTF-8."""
    for args in (["legal", path], ["verify", path], ["new", "almadi", "--components", path]):
        answer = run(*args)
        assert (answer.code, answer.out) == (2, ""), answer
        assert answer.err.count("\n") == 1
        assert "\x1b" not in answer.err


@pytest.mark.parametrize("path", ["", "a\0b", "x" * 5000, "/dev/null/x"])
def test_records_that_can_be_written_nowhere_are_said(run, path):
    answer = run("simulate", "nim", "--seats", "random,random", "--games", "1", "--jobs", "1", "--out", path)
    assert (answer.code, answer.out, answer.err.count("\n")) == (2, "", 1)


def test_a_seed_that_is_no_text_is_said(run):
    answer = run("new", "nim", "--seed", "\udcff")
    assert (answer.code, answer.err) == (2, "This seed holds half a character, which cannot be written.\n")


# --- Ctrl-C while it loads ---


def test_nothing_heavy_is_loaded_before_ctrl_c_is_heard():
    """The shell's first line imports ``zellige.cli``: that takes nothing with it."""
    program = ("import signal, sys; before = set(sys.modules); from zellige import cli\n"
               "print(*sorted(set(sys.modules) - before))")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, timeout=60)
    assert done.stdout.decode().split() == ["__future__", "zellige", "zellige.cli"]


@pytest.mark.parametrize(("moment", "ctrl_c"), [
    ("zellige.commands", "signal.raise_signal(signal.SIGINT)"), ("click", "signal.raise_signal(signal.SIGINT)"),
    ("click", "raise KeyboardInterrupt")])
def test_ctrl_c_while_it_loads_ends_without_a_word(moment, ctrl_c):
    program = ("import signal, sys; from zellige import cli\n"
               "signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored where the tests run in the background\n"
               "class Late:\n"
               "    def find_spec(self, name, path=None, target=None):\n"
               f"        if name == '{moment}': {ctrl_c}\n"
               "sys.meta_path.insert(0, Late())\n"
               "cli.main(['games'])")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")
