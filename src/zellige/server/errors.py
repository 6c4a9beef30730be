"""What a browser can ask for that cannot be done. ``status``: the HTTP answer it becomes."""

from __future__ import annotations

from typing import ClassVar

from zellige.core.errors import PersonError


class ServerError(PersonError):
    """An error with an HTTP status of its own; every other ``PersonError`` is a 400."""

    status: ClassVar[int] = 400


class UnknownAddress(ServerError):
    kind = "unknown-address"
    status = 404


class UnknownTable(ServerError):
    kind = "unknown-table"
    status = 404


class UnknownMoment(ServerError):
    kind = "unknown-moment"
    status = 404


class NoGuide(ServerError):
    kind = "no-guide"
    status = 404


class WrongKey(ServerError):
    kind = "wrong-key"
    status = 403


class ForeignPage(ServerError):
    """A request that another web page, or another name for this machine, sends."""

    kind = "foreign-page"
    status = 403


class NotYours(ServerError):
    """A decision of a seat that this browser does not play."""

    kind = "not-yours"
    status = 403


class AnotherMoment(ServerError):
    """The table has moved on since the browser saw it."""

    kind = "another-moment"
    status = 409


class OldPage(ServerError):
    """A page that was loaded before the protocol changed and says ``ply`` instead of ``version``."""

    kind = "old-page"
    status = 409


class OthersMind(ServerError):
    """Taking back what has shown something, where people play at other screens."""

    kind = "others-mind"
    status = 409


class NothingToReplace(ServerError):
    """Another player for a bot that has not failed."""

    kind = "nothing-to-replace"
    status = 409


class TableOver(ServerError):
    kind = "table-over"
    status = 409


class StillSecret(ServerError):
    """Something that would tell secrets of a game under way."""

    kind = "still-secret"
    status = 409


class GameMissing(ServerError):
    """A table whose game is not installed, or cannot be loaded."""

    kind = "game-missing"
    status = 409


class OtherRules(ServerError):
    """A table whose game has changed or left since it was played, so that nothing of it can be shown."""

    kind = "other-rules"
    status = 409


class Halted(ServerError):
    """A table that can be looked at as far as it can be followed, and that nobody plays on. ``problem`` says why."""

    kind = "halted"
    status = 409


class OnlyLooking(ServerError):
    """Tables in a folder where nobody may write."""

    kind = "only-looking"
    status = 409


class HurtTable(ServerError):
    """A table of which the file no longer says what it was."""

    kind = "hurt-table"
    status = 503


class SeatsDiffer(ServerError):
    kind = "seats-differ"


class TooLarge(ServerError):
    kind = "too-large"
    status = 413


class TooSlow(ServerError):
    """A request that never came whole."""

    kind = "too-slow"
    status = 408


class BadForm(ServerError):
    """A request that lacks something or has something of the wrong kind; ``field`` is the first such place."""

    kind = "bad-form"
    status = 422


class NotText(ServerError):
    kind = "not-text"
    status = 400


class NotJson(ServerError):
    """A body that is not JSON, or JSON that says two things; ``detail`` is the ``BadJson`` that says where."""

    kind = "not-json"
    status = 422


class BadFrame(ServerError):
    kind = "bad-frame"


class TooFast(ServerError):
    kind = "too-fast"
    status = 429


class NoRoom(ServerError):
    """One connection more than there may be."""

    kind = "no-room"
    status = 503


class NotKept(ServerError):
    """An event that could not be written down, and so did not happen."""

    kind = "not-kept"
    status = 503


class TablesGone(ServerError):
    """The file of the tables is not the one any more that was opened: what would be written to it would be lost."""

    kind = "tables-gone"
    status = 503


class PortTaken(ServerError):
    kind = "port-taken"


class NoApp(ServerError):
    """The browser app was never built into this copy of zellige."""

    kind = "no-app"
    status = 503
