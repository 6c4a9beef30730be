"""What a browser can ask for that cannot be done, and the HTTP status that it becomes."""

from __future__ import annotations

from typing import Any, ClassVar

from zellige.core.errors import PersonError
from zellige.tables import errors as tables


class ServerError(PersonError):
    """An error with an HTTP status of its own."""

    kind = PersonError.kind
    status: ClassVar[int] = 400

    def __init_subclass__(cls, status: int = 400, **more: Any) -> None:
        super().__init_subclass__(**more)
        cls.status = status


_AT_TABLES = {
    tables.UnknownTable: 404, tables.NotYours: 403, tables.NotYourSeat: 403, tables.WrongWords: 403, tables.UsedLink: 410,
    tables.HurtTable: 503, tables.NotKept: 503, tables.TablesGone: 503}
"""What an error of a table becomes that is no conflict with how it stands."""


def status_of(error: PersonError) -> int:
    """The HTTP status that an error becomes: 400 where nothing else is said of it."""
    if isinstance(error, tables.TableError):
        return _AT_TABLES.get(type(error), 409)
    return error.status if isinstance(error, ServerError) else 400


class UnknownAddress(ServerError, status=404):
    """No page has this address."""


class UnknownMoment(ServerError, status=404):
    """A table that never had so many actions."""


class NoGuide(ServerError, status=404):
    """A game without a guide in this language."""


class NoChapter(ServerError, status=404):
    """First steps that have no chapter of this name."""


class WrongKey(ServerError, status=403):
    """A key that opens no seat of a table."""


class WrongKeyInHeader(ServerError, status=403):
    """The same, told to a program: there is room for where a key stands and where it comes from."""


class NoKeyInHeader(ServerError, status=403):
    """What only somebody who plays at a table may do, asked for without any key."""


class KeyInAddress(ServerError):
    """A key that stands in the address of a request, where logs keep it."""


class NotFourWords(ServerError, status=422):
    """Another number of words than are written down."""


class NoSuchWord(ServerError, status=422):
    """A word that is in none of the lists."""


class TooManyTries(ServerError, status=429):
    """Words that were tried too often at a table: ``seconds`` until they may be again, and as ``minutes``."""


class ForeignPage(ServerError, status=403):
    """A request that another web page, or another name for this machine, sends."""


class ReusedKey(ServerError, status=422):
    """An ``Idempotency-Key`` with another decision than the one it came with first."""


class OldPage(ServerError, status=409):
    """A page that was loaded before the protocol changed and says ``ply`` instead of ``version``."""


class StillSecret(ServerError, status=409):
    """Something that would tell secrets of a game under way."""


class ThoughtsLater(ServerError, status=409):
    """What bots thought in a game under way."""


class DealSecret(ServerError, status=409):
    """Something of a deal that friends still play, each for themselves."""


class UnknownDeal(ServerError, status=404):
    """No deal has this name, or a link that opens none."""


class DealTaken(ServerError, status=410):
    """One friend more than a deal has places for."""


class DealClosed(ServerError, status=410):
    """A deal whose time has passed."""


class SeatsDiffer(ServerError):
    """Another number of seats than the position has."""


class TooLarge(ServerError, status=413):
    """A request larger than any that has a meaning."""


class TooSlow(ServerError, status=408):
    """A request that never came whole."""


class BadForm(ServerError, status=422):
    """A request that lacks something or has something of the wrong kind; ``field`` is the first such place."""


class NoSuchChoice(ServerError, status=422):
    """A field that can be one of some words, ``choices``, and is none of them."""


class NoJson(ServerError, status=422):
    """A body that is not said to be JSON."""


class TooLong(ServerError, status=422):
    """A name with more letters than are taken: its beginning, and the ``limit``."""


class NotText(ServerError):
    """A body that is no UTF-8."""


class NotJson(ServerError, status=422):
    """A body that is not JSON, or JSON that says two things; ``detail`` is the ``BadJson`` that says where."""


class BadFrame(ServerError):
    """Something on a socket that is no frame of the protocol."""


class TooTalkative(ServerError, status=429):
    """More phrases in a short time than anybody wants to hear."""


class TooFast(ServerError, status=429):
    """More requests or frames in a short time than people send; ``seconds`` until there may be another."""


class NoRoom(ServerError, status=503):
    """One connection more than there may be."""


class PortTaken(ServerError):
    """A port on which something else listens."""


class NoAddress(ServerError):
    """An address of which this computer has none."""


class BadAddress(ServerError):
    """What is no address of a start page."""


class NoNetwork(ServerError):
    """A computer that is in no network in which others could reach it."""


class NoApp(ServerError, status=503):
    """The browser app was never built into this copy of zellige."""
