"""The games that are installed: found through the entry-point group ``zellige.games``, wherever they come from."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from zellige.core import settings
from zellige.core.errors import GameLeftOut, UnknownGame
from zellige.core.game import Game
from zellige.core.shape import form

GROUP = "zellige.games"
_left_out: set[str] = set()
log = logging.getLogger("zellige")


def installed_games() -> dict[str, Game]:
    """Every game that is installed, by name, in the order of the start page; errors as ``get``, but for the name."""
    settings.check()
    found = {point.name: game for point in _points(entry_points) if (game := _loaded(point))}
    return dict(sorted(found.items(), key=lambda entry: (entry[1].order, entry[0])))


def find(name: str) -> Game | None:
    """The game of a name, if there is one."""
    for point in _points(entry_points):
        if point.name == name and (game := _loaded(point)):
            return game
    return None


def by_version(game: Game, version: int) -> Game | None:
    """A game by the rules of a version, for what was played by them: whatever is new is of the newest.

    None where no package has them any more; one that cannot be loaded is said in the log.
    """
    if version == game.rules_version:
        return game
    place = game.older.get(version)
    return None if place is None else _loaded(EntryPoint(game.name, place, GROUP), version)


@cache
def _points(ask: Callable[..., Iterable[EntryPoint]]) -> tuple[EntryPoint, ...]:
    """The games that are installed, asked for once a process: the answer takes milliseconds."""
    return tuple(ask(group=GROUP))


def _loaded(point: EntryPoint, version: int | None = None) -> Game | None:
    """The game of an entry point; None, and a sentence in the log, where it is none or cannot be loaded: others go on.

    ``version``: of whose rules it must be.
    """
    try:
        game = point.load()
        if not isinstance(game, Game):
            raise TypeError(f"{type(game).__name__} is no Game")
        if version is not None and (game.name, game.rules_version) != (point.name, version):
            raise ValueError(f"{point.value} is version {game.rules_version} of {game.name}")
    except Exception as error:  # whatever a plug-in does wrong while it is imported
        _say_left_out(point.name if version is None else f"{point.name} {version}", error)
        return None
    return game


def _say_left_out(name: str, error: Exception) -> None:
    if name not in _left_out:
        _left_out.add(name)
        log.warning("%s", GameLeftOut(game=name, detail=f"{type(error).__name__}: {error}"))
        log.debug("loading %s", name, exc_info=error)


def get(name: str) -> Game:
    """The game of a name, in whichever case, with its accents or without; ``UnknownGame`` lists those there are.

    ``BadSetting`` or ``BadFile`` where an environment variable of zellige means nothing: it would be ignored in silence.
    """
    settings.check()
    if game := find(name):
        return game
    names = sorted({point.name for point in _points(entry_points)})
    if game := find(next((one for one in names if form(one) == form(name)), name)):
        return game
    raise UnknownGame(game=name, known=", ".join(sorted(installed_games())))
