"""What cannot be done at a table, or with what is kept of it."""

from zellige.core.errors import PersonError


class TableError(PersonError):
    """Something that cannot be done at a table, or with what is kept of it."""

    kind = PersonError.kind


class UnknownTable(TableError):
    """No table has this name."""


class UsedLink(TableError):
    """A link to a seat that somebody has used, or that was replaced by another."""


class WrongWords(TableError):
    """Four words that bring no seat of a table back."""


class NotYours(TableError):
    """A decision of a seat that whoever asks does not play."""


class NotYourSeat(TableError):
    """A seat that whoever asks neither plays nor has to give away."""


class AnotherMoment(TableError):
    """The table has moved on since whoever asks saw it."""


class AskedAlready(TableError):
    """Something that everybody would have to agree to, while they are asked something else."""


class NothingAsked(TableError):
    """An answer to what is not asked, or no more, or not of whoever answers."""


class NothingToCorrect(TableError):
    """A correction of what was not entered by hand, is not there, or may not be known by whoever corrects it."""


class AnotherGame(TableError):
    """A set-up told otherwise that is one for other seats, or by other options."""


class NothingToReplace(TableError):
    """Another player for a bot that has not failed, or a person where none has left."""


class TableOver(TableError):
    """A decision at a table whose game is over."""


class NotOver(TableError):
    """Another game at a table where one is still played."""


class GameMissing(TableError):
    """A table whose game is not installed, or cannot be loaded."""


class OtherRules(TableError):
    """A table whose game has changed or left since it was played, so that nothing of it can be shown."""


class Halted(TableError):
    """A table that can be looked at as far as it can be followed, and that nobody plays on. ``problem`` says why."""


class OnlyLooking(TableError):
    """Tables in a folder where nobody may write."""


class HurtTable(TableError):
    """A table of which the file no longer says what it was."""


class NotKept(TableError):
    """An event that could not be written down, and so did not happen."""


class TablesGone(TableError):
    """The file of the tables is not the one any more that was opened: what would be written to it would be lost."""
