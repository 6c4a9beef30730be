"""What can be wrong with a laboratory's folder, or with what is to be played there. Sentences: the core locale."""

from importlib import import_module
from typing import Any

from zellige.core.errors import PersonError


class TooFewPlayers(PersonError):
    """Fewer ``players`` than ``seats``: nobody would sit at some of them."""


class BadElo(PersonError):
    """Two hypotheses of which the first, ``elo0``, is not less than the second, ``elo1``, or one that is out of reach."""


class SamePlayer(PersonError):
    """Two players of one name, between whom there is nothing to measure."""


class MissingExtra(PersonError):
    """A ``library`` of an ``extra`` is not installed, and what was asked for is nothing without it."""


def need(library: str, extra: str = "study") -> Any:
    """A library of an extra; ``MissingExtra`` where it is not installed."""
    try:
        return import_module(library)
    except ImportError:
        raise MissingExtra(library=library.partition(".")[0], extra=extra) from None


class OtherExperiment(PersonError):
    """The folder at ``path`` holds another experiment: ``what`` of it is ``there`` and not ``asked``."""


class OtherCode(PersonError):
    """Rules or players have changed since the first games of the folder at ``path`` were played: more would not be alike."""


class BadJournal(PersonError):
    """``line`` of the finished games in the folder at ``path`` is not one that zellige wrote."""


class UnknownExecutor(PersonError):
    """An ``executor`` that nobody knows."""


class NoCluster(PersonError):
    """There is no Ray cluster at ``address``, or none can be begun here: ``why``, in Ray's own words."""


class OtherRelease(PersonError):
    """A worker of a cluster has another release of zellige, ``there``, than this machine, ``here``."""


class ClusterLost(PersonError):
    """Whoever was to play on a cluster was lost again and again: ``why``, in Ray's own words."""


class NothingFinished(PersonError):
    """No game at ``path`` is finished, and so none says who won."""


class MixedGames(PersonError):
    """The games at ``path`` are not alike: of several games, numbers of seats or options."""
