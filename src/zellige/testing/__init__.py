"""The promises of a game, tried on any game: ``check`` plays games by a seed and says which promises do not hold.

``zellige check GAME`` prints what it finds; a test calls ``check`` or one promise at a time::

    from zellige.testing import PROMISES, play

    played = play(GAME, "a seed", 0)
    for promise in PROMISES:
        promise.look(played)     # raises Broken, an AssertionError whose text is one sentence
"""

from zellige.testing.played import Broken, Played, play
from zellige.testing.promises import PROMISES, Promise, Verdict, check

__all__ = ["PROMISES", "Broken", "Played", "Promise", "Verdict", "check", "play"]
