"""Imports point one way, as docs/architecture.md says: nothing knows what stands above it, and no room waits to be asked."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import zellige

SOURCE = Path(zellige.__file__).parent
ROOMS = {"core": {"core"}, "games": {"core", "games"}, "players": {"core", "games", "players"},
         "study": {"core", "games", "players", "study"}, "tables": {"core", "players", "tables"},
         "server": {"core", "games", "players", "tables", "server"}, "testing": {"core", "testing"},
         "commands": {"core", "players", "study", "tables", "testing", "commands"}}
"""What the modules of a room may import."""
STARTS_A_SERVER = {("commands/table.py", "zellige.server.run")}
"""The commands ``play`` and ``serve``: no other needs anything of the server, nor waits for what it stands on."""
HTTP = {"fastapi", "starlette", "uvicorn", "websockets", "httpx"}


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


def libraries(path: Path) -> set[str]:
    """What else a file imports, by the name of the package."""
    return {name.partition(".")[0] for node in ast.walk(ast.parse(path.read_text("utf-8")))
            for name in ([alias.name for alias in node.names] if isinstance(node, ast.Import)
                         else [node.module or ""] if isinstance(node, ast.ImportFrom) else [])}


def module_of(path: Path) -> str:
    """How a file is imported."""
    return ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_only_what_stands_below_it(room):
    found = {(path.relative_to(SOURCE).as_posix(), name) for path in (SOURCE / room).rglob("*.py") for name, _ in imports(path)}
    assert len(found) > 5
    wrong = {(path, name) for path, name in found if name.split(".")[1] not in ROOMS[room]}
    assert wrong == (STARTS_A_SERVER if room == "commands" else set())


def test_nothing_below_the_server_knows_of_http():
    """Only the guest, which asks a server elsewhere."""
    knows = {module_of(path) for path in SOURCE.rglob("*.py") if libraries(path) & HTTP}
    assert {name for name in knows if not name.startswith("zellige.server.")} == {"zellige.players.guest"}


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
