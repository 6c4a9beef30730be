"""zellige: play, study and score Médina, Five Tribes and Almadi.

>>> import zellige
>>> match = zellige.new("medina", seats=3, seed=7)
>>> match.seat in (1, 2, 3)
True
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # as in typing, which would have to be loaded for it before the command line hears Ctrl-C
    from typing import Any

    from zellige.core.errors import PersonError
    from zellige.core.game import Event, Game, Option, Reason, Term
    from zellige.core.match import Match, load, new
    from zellige.core.record import Record
    from zellige.core.registry import get, installed_games

__all__ = ["Event", "Game", "Match", "Option", "PersonError", "Reason", "Record", "Term",
           "get", "installed_games", "load", "new"]
__version__ = "0.1.0"

_ROOMS = {"PersonError": "errors", "Match": "match", "load": "match", "new": "match", "Record": "record",
          "get": "registry", "installed_games": "registry"}


def __getattr__(name: str) -> Any:
    """What stands above, loaded when it is first asked for: the command line begins before there is anything to load."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    import_module("zellige.core.language")  # puts errors into words
    found = globals()[name] = getattr(import_module(f"zellige.core.{_ROOMS.get(name, 'game')}"), name)
    return found


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
