"""Players of one's own: found, asked, named in records, and refused in a sentence when they fail."""

from __future__ import annotations

import json
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from click.testing import CliRunner

import zellige
from zellige.cli import zellige as command_line
from zellige.core import record as records
from zellige.core.errors import BadPlayer, PlayerFault, UnknownPlayer
from zellige.core.language import sentence
from zellige.core.rng import stream
from zellige.players import find as finding
from zellige.players.choose import Guest
from zellige.players.find import ask, find
from zellige.players.player import Answer, Question
from zellige.study import simulate as simulating
from zellige.study.simulate import Plan, simulate

NIM = zellige.get("nim")
FIRST = "def choose(question):\n    return list(question.legal)[0]\n"


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of somebody's own, to be in."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return tmp_path


def question(game: zellige.Game = NIM, seed: int = 7) -> Question:
    state = zellige.new(game.name, seats=2, seed=seed).state
    return Question(game, state, int(game.to_move(state)), stream(seed, "mine"))


def answer_of(name: str, asked: Question) -> Answer:
    return ask(find(asked.game, name, asked.game.kernels_at_hand()), asked)


def test_the_bot_on_the_page_plays_by_the_command_on_the_page(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On two processes, as whoever reads docs/bots.md would; it says how both did."""
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    (here / "bot.py").write_text(page.split("```python\n")[1].split("```")[0], "utf-8")
    command = next(line for line in page.splitlines() if line.startswith("zellige simulate"))
    monkeypatch.setattr(simulating, "BATCH", 1)
    arguments = command.replace("--games 100", "--games 2").split()[1:]
    done = CliRunner().invoke(command_line, [*arguments, "--jobs", "2", "--json", "--out", "games.jsonl"])
    assert done.exit_code == 0, done.output
    summary = json.loads(done.stdout)
    assert [player["name"] for player in summary["players"]] == ["bot.py", "patient"]
    assert summary["games"] == 2
    kept = records.read(here / "games.jsonl")
    assert records.verify(kept)[0] == 2
    assert kept[1].seats == ["patient", "bot.py"]
    assert kept[1].extra["players"] == [{"name": "patient", "version": ""}, {"name": "bot.py", "version": "1"}]


def test_the_players_of_a_game_leave_its_records_as_they_were(tmp_path: Path) -> None:
    simulate(Plan("nim", ("random", "greedy"), 2), tmp_path / "games.jsonl", processes=1)
    assert all("players" not in one.extra for one in records.read(tmp_path / "games.jsonl"))


def test_a_record_written_again_keeps_who_played(here: Path) -> None:
    (here / "first.py").write_text(FIRST, "utf-8")
    simulate(Plan("nim", ("first.py", "random"), 1), here / "games.jsonl", processes=1)
    one, = records.read(here / "games.jsonl")
    assert one.text() == (here / "games.jsonl").read_text("utf-8")


@pytest.mark.parametrize(("name", "source"), [
    ("bot.py", FIRST), ("bot.py:mine", FIRST.replace("choose", "mine")), ("bot:mine", FIRST.replace("choose", "mine")),
    ("inside.bot:mine", FIRST.replace("choose", "mine")), ("bot.py:Mine", "class Mine:\n    version = 3\n" + "".join(
        f"    {line}\n" for line in FIRST.replace("(question)", "(self, question)").splitlines()))])
def test_where_a_player_may_stand(here: Path, name: str, source: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("bot", "inside", "inside.bot"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    (here / "inside").mkdir()
    (here / "inside" / "__init__.py").touch()
    for path in (here / "bot.py", here / "inside" / "bot.py"):
        path.write_text(source, "utf-8")
    asked = question()
    player = find(NIM, name, NIM.kernels_at_hand())
    assert (player.name, player.version) == (name, "3" if "Mine" in name else "")
    assert ask(player, asked).action == next(iter(asked.legal))


def test_a_file_may_be_called_like_a_module_of_pythons(here: Path) -> None:
    (here / "random.py").write_text(FIRST, "utf-8")
    known = sys.modules.get("random")
    assert answer_of("random.py", question()).action == next(iter(question().legal))
    assert sys.modules.get("random") is known


def test_an_installed_player_has_its_name(monkeypatch: pytest.MonkeyPatch, here: Path) -> None:
    monkeypatch.delitem(sys.modules, "bot", raising=False)
    (here / "bot.py").write_text(FIRST, "utf-8")
    monkeypatch.syspath_prepend(str(here))
    monkeypatch.setattr(finding, "entry_points", lambda group: [EntryPoint("first", "bot:choose", group)])
    assert answer_of("first", question()).action == next(iter(question().legal))
    with pytest.raises(UnknownPlayer, match="first"):
        find(NIM, "fist", NIM.kernels_at_hand())


RULE = """
import zellige
from zellige.core.compile import rule
from zellige.core.playout import best

__version__ = "7"


@rule
def most(states, action, numbers):
    return action


choose = best(zellige.get("nim").legal, most)
"""


@pytest.mark.parametrize("backend", ["compiled", "reference"])
def test_a_rule_of_somebodys_own_chooses_in_machine_code(here: Path, monkeypatch: pytest.MonkeyPatch, backend: str) -> None:
    """In a file, a module, or installed; its version is that of the module in which it stands."""
    monkeypatch.setenv("ZELLIGE_BACKEND", backend)
    monkeypatch.delitem(sys.modules, "fast", raising=False)
    (here / "fast.py").write_text(RULE, "utf-8")
    monkeypatch.setattr(finding, "entry_points", lambda group: [EntryPoint("taker", "fast:choose", group)])
    asked = question()
    for name in ("fast.py", "fast:choose", "taker"):
        player = find(NIM, name, NIM.kernels_at_hand())
        assert (player.name, player.version) == (name, "7")
        assert ask(player, asked).action == max(asked.legal)
    assert isinstance(player, Guest)
    assert NIM.choosing(player._rule).backend == backend


def test_such_a_rule_is_compiled_before_anything_is_played_and_plays_in_other_processes(
        here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (here / "fast.py").write_text(RULE, "utf-8")
    monkeypatch.setattr(simulating, "BATCH", 1)
    simulate(Plan("nim", ("fast.py", "random"), 2), here / "games.jsonl", processes=2)
    for number, record in enumerate(records.read(here / "games.jsonl")):
        assert record.extra["players"][number] == {"name": "fast.py", "version": "7"}
        own = [step for step in records.replay(record) if step.mover == number]
        assert own
        assert all(step.action == max(NIM.legal_actions(step.before)) for step in own)
    (here / "fast.py").write_text(RULE.replace("return action", "return action + nothing"), "utf-8")
    with pytest.raises(BadPlayer, match="its own code fails"):
        Plan("nim", ("fast.py", "random"), 2).check()


@pytest.mark.parametrize(("name", "source", "said"), [
    ("none.py", "", "there is no file “none.py”"), ("none:choose", "", "there is no module “none”"),
    ("bot.py", "x = 1", "nothing there is called “choose”"), ("bot.py:x", "x = 1", "it is not a function"),
    ("bot.py", "import nothing_of_the_kind", "its own code fails (ModuleNotFoundError"),
    ("bot.py", "exit(3)", "its own code fails (SystemExit"),
    ("bot.py", "def choose(:", "its own code fails (SyntaxError"),
    ("bot:x", "\n1 / 0", "ZeroDivisionError: division by zero, bot.py:2)")])
def test_a_player_that_cannot_be_loaded_is_refused_before_anything_is_played(
        here: Path, name: str, source: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "bot", raising=False)
    (here / "bot.py").write_text(source, "utf-8")
    with pytest.raises(BadPlayer) as refused:
        Plan("nim", (name, "random"), 1).check()
    assert said in str(refused.value)
    with pytest.raises(BadPlayer):
        CliRunner().invoke(command_line, ["simulate", "nim", "--seats", f"{name},random"], catch_exceptions=False)


@pytest.mark.parametrize(("source", "said"), [
    ("return 10**6", "it wants what cannot be played"), ("return -1", "it wants what cannot be played"),
    ("return None", "it answered None, which is not the number of an action"), ("return 'take 1'", "it answered 'take 1'"),
    ("raise KeyError('lost')", "its own code fails (KeyError: 'lost', bot.py:2)"),
    ("return question.game.parse(question.state, 'take four')", "its own code fails (NotationError")])
def test_a_player_that_fails_ends_the_run_with_a_sentence(here: Path, source: str, said: str) -> None:
    (here / "bot.py").write_text(f"def choose(question):\n    {source}\n", "utf-8")
    with pytest.raises(PlayerFault) as fault:
        simulate(Plan("nim", ("bot.py", "random"), 40), processes=1)
    assert said in str(fault.value)
    assert "in game 1, in seat 1, after " in str(fault.value)


def test_a_player_that_fails_in_another_process_is_heard_here(here: Path) -> None:
    """In the language of whoever reads it; nothing more is played."""
    (here / "bot.py").write_text("def choose(question):\n    1 / 0\n", "utf-8")
    with pytest.raises(PlayerFault, match="ZeroDivisionError") as fault:
        simulate(Plan("nim", ("bot.py", "random"), 40), processes=2)
    assert "la partie 1, à la place 1" in sentence(fault.value, "fr")


def test_what_a_question_answers() -> None:
    asked = question()
    listed = list(asked.legal)
    assert (asked.legal[0], asked.legal[-1]) == (listed[0], listed[-1])
    assert listed == NIM.legal_actions(asked.state)
    assert asked.text(listed[0]) == NIM.describe(asked.state, listed[0])
    before = asked.state.tobytes()
    after = asked.after(listed[0])
    assert asked.state.tobytes() == before != after.tobytes()
    assert asked.scores() == NIM.scores(asked.state)
    assert asked.scores(after) == NIM.scores(after)
    assert asked.any_of(listed) in listed
    assert asked.stop() is False
    assert asked.limit is None


def test_values_and_line_stand_in_the_record(here: Path) -> None:
    """Of a line as much as can be played so; a record written again keeps them."""
    (here / "bot.py").write_text(
        "from zellige.players.player import Answer\n\n"
        "def choose(question):\n    first = list(question.legal)[0]\n    return Answer(first, (1, 2.5), (first, 5, 4))\n",
        "utf-8")
    simulate(Plan("nim", ("bot.py", "random"), 1), here / "games.jsonl", processes=1)
    one, = records.read(here / "games.jsonl")
    assert one.text() == (here / "games.jsonl").read_text("utf-8")
    assert records.verify([one])[0] == 1
    assert set(one.more) == {ply for ply, mover in enumerate(one.movers) if mover == 0}
    for ply, thought in one.more.items():
        assert thought["values"] == [1.0, 2.5]
        assert thought["line"][:1] == [one.actions[ply]]
    assert one.more[min(one.more)]["line"] == ["take 1", "die 3"]


@pytest.mark.parametrize(("answer", "said"), [
    ("Answer(0, (1,))", "what it expects, ((1,), ()), is not a number for every seat"), ("Answer(0, (1, 'x'))", "'x'"),
    ("Answer(0, (1, float('inf')))", "inf"), ("Answer(0, (1, 2), ('take 1',))", "'take 1'"), ("Answer('x')", "it answered 'x'"),
    ("exit(3)", "its own code fails (SystemExit: 3, bot.py:4)")])
def test_an_answer_that_means_nothing_is_refused(here: Path, answer: str, said: str) -> None:
    source = f"from zellige.players.player import Answer\n\ndef choose(question):\n    return {answer}\n"
    (here / "bot.py").write_text(source, "utf-8")
    with pytest.raises(PlayerFault) as fault:
        answer_of("bot.py", question())
    assert said in str(fault.value)


def test_late_answers_are_played_and_counted(here: Path) -> None:
    """A bot that goes by ``stop`` is told the time; one that does not is late, and its games are finished all the same."""
    (here / "bot.py").write_text(
        "import time\n\n\ndef choose(question):\n    assert question.limit == 0.01\n    while not question.stop():\n"
        "        time.sleep(0.002)\n    time.sleep(0.002)\n    return list(question.legal)[0]\n", "utf-8")
    summary = simulate(Plan("nim", ("bot.py", "random"), 1, limit=0.01), here / "games.jsonl", processes=1)
    one, = records.read(here / "games.jsonl")
    assert [player.late for player in summary.players] == [one.movers.count(0), 0]
    arguments = ["simulate", "nim", "--seats", "random,greedy", "--games", "1", "--limit", "60"]
    assert "Late" in CliRunner().invoke(command_line, arguments).stdout
    assert "Late" not in CliRunner().invoke(command_line, arguments[:-2]).stdout


def test_the_same_seed_answers_the_same(here: Path) -> None:
    (here / "bot.py").write_text("def choose(question):\n    return question.any_of(list(question.legal))\n", "utf-8")
    for out in ("one.jsonl", "other.jsonl"):
        simulate(Plan("nim", ("bot.py", "random"), 3), here / out, processes=1)
    assert (here / "one.jsonl").read_text("utf-8") == (here / "other.jsonl").read_text("utf-8")
