"""Imports point one way, as docs/architecture.md says: nothing knows what stands above it, and no room waits to be asked."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import zellige

SOURCE = Path(zellige.__file__).parent
ROOMS = {"core": {"core"}, "games": {"core", "games"}, "players": {"core", "games", "players"},
         "study": {"core", "games", "players", "study"}, "server": {"core", "games", "players", "server"},
         "testing": {"core", "testing"}, "commands": {"core", "players", "study", "server", "testing", "commands"}}
"""What the modules of a room may import."""


def imports(path: Path) -> Iterator[tuple[str, bool]]:
    """The modules of zellige that a file imports, each with whether that happens inside a function."""
    tree = ast.parse(path.read_text("utf-8"))
    late = {id(node) for function in ast.walk(tree) if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
            for node in ast.walk(function)}
    for node in ast.walk(tree):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []
        if isinstance(node, ast.ImportFrom):
            names = [named_by(node.module or "", name) for name in names]
        yield from ((name, id(node) in late) for name in names if name.startswith("zellige."))


def named_by(module: str, name: str) -> str:
    """The module from which a name is imported: the name itself where it is one."""
    inside = SOURCE.parent.joinpath(*module.split("."), name)
    return f"{module}.{name}" if inside.is_dir() or inside.with_suffix(".py").exists() else module


def module_of(path: Path) -> str:
    """How a file is imported."""
    return ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_only_what_stands_below_it(room):
    found = {(str(path.relative_to(SOURCE)), name) for path in (SOURCE / room).rglob("*.py") for name, _ in imports(path)}
    assert len(found) > 5
    assert {(path, name) for path, name in found if name.split(".")[1] not in ROOMS[room]} == set()


def test_no_module_waits_for_one_that_waits_for_it():
    """Not for a type and not inside a function either: whoever reads a module has read all that it stands on before."""
    below = {module_of(path): {name for name, _ in imports(path)} for path in SOURCE.rglob("*.py")}
    assert len(below) > 200
    while free := {name for name, needs in below.items() if not needs & below.keys()}:
        below = {name: needs for name, needs in below.items() if name not in free}
    assert below == {}


@pytest.mark.parametrize("game", ["medina", "five_tribes", "almadi"])
def test_no_room_of_a_game_looks_up_to_the_game_or_into_another(game):
    """The game builds itself from its rooms; what they need of it they are handed."""
    own = f"zellige.games.{game}."
    for path in (SOURCE / "games" / game).glob("*.py"):
        for name, late in imports(path):
            assert name.startswith((own, "zellige.core.")), (path.name, name)
            assert not late, (path.name, name)


@pytest.mark.parametrize("game", ["medina", "five_tribes", "almadi"])
def test_options_are_asked_by_name(game):
    """The number of a value means something else in every option: only the room of the options knows it."""
    for path in (SOURCE / "games" / game).glob("*.py"):
        assert path.name == "options.py" or ".options[" not in path.read_text("utf-8"), path.name


def test_the_same_thing_has_the_same_file_name_in_every_game():
    """What a game is made of, by name: whoever knows one folder finds it in the others."""
    rooms: dict[str, set[str]] = {}
    for path in (SOURCE / "games").glob("*/__init__.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("zellige.games."):
                for alias in node.names:
                    rooms.setdefault(alias.name, set()).add(node.module.rsplit(".", 1)[1])
    assert len(rooms) > 20
    assert {name: found for name, found in rooms.items() if len(found) > 1} == {}
