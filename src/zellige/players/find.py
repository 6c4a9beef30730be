"""Players by name: the game's own, those that are installed, and those that stand in a file or module of somebody's own."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import os
import sys
import sysconfig
from collections.abc import Callable, Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from math import isfinite
from operator import index
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Any

from zellige.core.compile import Kernels, is_rule
from zellige.core.errors import BadPlayer, PersonError, PlayerFault, UnknownPlayer
from zellige.core.game import Game
from zellige.core.rules import Work
from zellige.core.search import level_of, levels_of, work_of
from zellige.players.choose import Chooser, Guest
from zellige.players.player import Answer, Player, Question
from zellige.players.search import Search, alone

GROUP = "zellige.players"
NOT_THEIRS = (Path(sysconfig.get_paths()["stdlib"]), Path(sysconfig.get_paths()["purelib"]), Path(__file__).parents[1])
"""Where no line stands that somebody who writes a player has to look at."""


class Foreign:
    """A player from outside, whatever it is made of: a function, or an object or a class with ``choose``.

    ``version``: its own word, else that of its module, else nothing.
    """

    def __init__(self, name: str, made: Any) -> None:
        thing = made() if inspect.isclass(made) else made
        choose = getattr(thing, "choose", thing)
        if not callable(choose):
            raise BadPlayer(player=name, problem="player-no-choose")
        module = sys.modules.get(getattr(made, "__module__", None) or "")
        self.name = name
        self.version = str(getattr(thing, "version", getattr(module, "__version__", "")))
        self._choose: Callable[[Question], Answer | int] = choose

        self._thing = thing

    @property
    def iterations(self) -> int | None:
        """How many iterations it has gone through since it began, where it counts them."""
        counted = getattr(self._thing, "iterations", None)
        return counted if isinstance(counted, int) else None

    def choose(self, question: Question) -> Answer | int:
        """Whatever it answers."""
        return self._choose(question)


@cache
def _installed(ask: Callable[..., Iterable[EntryPoint]]) -> dict[str, EntryPoint]:
    """The players that are installed, by name; asked for once a process."""
    return {point.name: point for point in ask(group=GROUP)}


def names(game: Game) -> list[str]:
    """Every player there is without a file or module of one's own: the installed ones, the game's own, and its levels."""
    own = game.player_names()
    return [*(name for name in _installed(entry_points) if name not in own), *own, *levels_of(game)]


def offered(game: Game) -> list[str]:
    """The players that people choose among: the levels of the game, weakest first, or its own players where it has none; then
    the installed ones.
    """
    own = game.player_names()
    return [*(levels_of(game) or own), *(name for name in _installed(entry_points) if name not in own)]


def check_player(game: Game, name: str) -> None:
    """``UnknownPlayer`` when there is no player of that name, in ``names`` or among the game's own and its anchors;
    ``BadPlayer`` when ``search`` is to do nonsense.
    """
    if name not in names(game) and not is_own(game, name):
        raise UnknownPlayer(game=game.name, player=name, known=", ".join(names(game)))


def is_own(game: Game, name: str) -> bool:
    """Whether a player comes with the game."""
    return name in game.player_names() or name in game.anchors or _work(game, name) is not None


def _work(game: Game, name: str) -> Work | None:
    """What is asked of the player ``search``; None where somebody else is named. ``BadPlayer``: there is no such work."""
    try:
        return work_of(game, name)
    except ValueError:
        raise BadPlayer(player=name, problem="player-no-work") from None


def find(game: Game, name: str, kernels: Kernels, threads: Callable[[], int] = alone) -> Player:
    """The player of a name; it is nobody else's, and is asked in one thread. ``threads``: answers how many may think with it,
    that one among them, where it can use them; it decides the same.

    ``name``: one of the game's own or of its anchors, ``search:iterations=2000`` and ``search:seconds=0.3`` among them, a level
    (``level:vizier``), an installed one (entry point ``zellige.players``), ``bot.py`` or ``bot.py:name`` for one in a file
    (``choose`` unless named),
    ``package.module:name`` for one in a module. ``UnknownPlayer`` or ``BadPlayer`` otherwise.
    """
    if work := _work(game, name):
        return Search(game, name, kernels, work, threads)
    if is_own(game, name):
        return Chooser(game, name, kernels)
    if level_of(name):
        raise UnknownPlayer(game=game.name, player=name, known=", ".join(names(game)))
    place, _, attribute = name.rpartition(":")
    if not place or not attribute.isidentifier():
        place, attribute = name, ""
    try:
        if place.endswith(".py"):
            return _seated(game, name, module := _file(name, place), _in(name, module, attribute or "choose"))
        if attribute:
            return _seated(game, name, module := _module(name, place), _in(name, module, attribute))
        if name in _installed(entry_points):
            point = _installed(entry_points)[name]
            return _seated(game, name, importlib.import_module(point.module), point.load())
    except PersonError:
        raise
    except (Exception, SystemExit) as error:  # whatever somebody's own code does while it is loaded
        raise BadPlayer(player=name, problem="player-not-loaded", detail=_told(error)) from error
    raise UnknownPlayer(game=game.name, player=name, known=", ".join(names(game)))


def _seated(game: Game, name: str, module: ModuleType, made: Any) -> Player:
    """Whoever stands in a module: a rule chooses in machine code."""
    return Guest(game, name, made, str(getattr(module, "__version__", ""))) if is_rule(made) else Foreign(name, made)


def make_ready(player: Player) -> None:
    """Compiles a rule from outside now, so that it need not be in every process. ``BadPlayer``: it cannot be compiled."""
    if isinstance(player, Guest):
        try:
            player.make_ready()
        except Exception as error:  # whatever Numba says about somebody's own code
            detail = f"{type(error).__name__}: {(str(error).splitlines() or [''])[0]}"
            raise BadPlayer(player=player.name, problem="player-not-loaded", detail=detail) from error


def _told(error: BaseException) -> str:
    """What went wrong in somebody's own code, and at which line of it."""
    lines = [(Path(frame.filename), frame.lineno) for frame in extract_tb(error.__traceback__)]
    theirs = [f", {path.name}:{line}" for path, line in lines
              if path.is_file() and not any(path.is_relative_to(folder) for folder in NOT_THEIRS)]
    return f"{type(error).__name__}: {error}{theirs[-1] if theirs else ''}"


def _file(name: str, place: str) -> ModuleType:
    path = Path(place)
    if not path.is_file():
        raise BadPlayer(player=name, problem="player-no-file", path=place)
    spec = importlib.util.spec_from_file_location(f"{GROUP}.file.{path.stem}", path)  # random.py is not Python's random
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def _module(name: str, place: str) -> ModuleType:
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        return importlib.import_module(place)
    except ModuleNotFoundError as error:
        if error.name != place and not place.startswith(f"{error.name}."):
            raise
        raise BadPlayer(player=name, problem="player-no-module", path=place) from None


def _in(name: str, module: ModuleType, attribute: str) -> Any:
    if not hasattr(module, attribute):
        raise BadPlayer(player=name, problem="player-no-name", asked=attribute)
    return getattr(module, attribute)


def ask(player: Player, question: Question) -> Answer:
    """What a player answers, whether it can be played or not. ``PlayerFault`` when it fails, or answers no action at all."""
    try:
        said = player.choose(question)
    except (Exception, SystemExit) as error:  # whatever somebody's own code does
        raise PlayerFault(player=player.name, problem="player-raised", detail=_told(error)) from error
    answer = said if isinstance(said, Answer) else Answer(said)
    try:
        action = index(answer.action)
    except TypeError:
        raise PlayerFault(player=player.name, problem="player-no-action", said=repr(answer.action)[:60]) from None
    try:
        values = tuple(map(float, answer.values))
        if len(values) not in (0, int(question.state.seats)) or not all(map(isfinite, values)):
            raise ValueError
        return Answer(action, values, tuple(map(index, answer.line)))
    except (TypeError, ValueError):
        expected = repr((answer.values, answer.line))[:60]
        raise PlayerFault(player=player.name, problem="player-no-expectation", said=expected) from None
