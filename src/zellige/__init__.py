"""zellige: play, study and score Médina, Five Tribes and Almadi.

>>> import zellige
>>> match = zellige.new("medina", seats=3, seed=7)
>>> match.seat in (1, 2, 3)
True
"""

from zellige.core.errors import PersonError
from zellige.core.game import Event, Game, Option, Reason, Term, get, installed_games
from zellige.core.match import Match, load, new
from zellige.core.record import Record

__all__ = ["Event", "Game", "Match", "Option", "PersonError", "Reason", "Record", "Term",
           "get", "installed_games", "load", "new"]
__version__ = "0.1.0"
