"""How a table begins: what a form asks for, or a record, as the charter of a new table."""

from __future__ import annotations

from dataclasses import replace

from zellige.core import record as records
from zellige.core.game import Game
from zellige.core.language import language
from zellige.core.record import Record
from zellige.core.registry import get
from zellige.players.find import check_player
from zellige.server import errors
from zellige.server.wire.forms import Again, BotSeat, FriendSeat, NewClock, NewTable, PersonSeat
from zellige.tables import charter as papers
from zellige.tables.charter import Asking, Charter, Seat
from zellige.tables.clock import Clock
from zellige.tables.table import Table


def charter(form: NewTable, secrets: list[str]) -> Charter:
    """The charter of the table a person asks for; a ``PersonError`` when there can be no such table.

    ``secrets``: by seat a key, or a friend's link.
    """
    game = get(form.game)
    seats = tuple(
        Seat(seat.name or None, None, link=papers.hashed(secret), colour=colour) if isinstance(seat, FriendSeat)
        else Seat(seat.name or None, seat.player if isinstance(seat, BotSeat) else None, papers.hashed(secret), colour=colour)
        for seat, secret, colour in zip(form.seats, secrets, _colours(game, form), strict=True))
    for seat in seats:
        if seat.player is not None:
            check_player(game, seat.player)
    if form.components is not None and form.position is not None:
        raise errors.BadForm(field="components")  # a position brings its own
    whole = None
    if form.position is None:
        options = game.options_of(game.prepare(len(seats), form.options, form.components))
    else:
        start = game.position(form.position, form.partial)
        whole = game.to_document(start)
        if len(seats) != int(start.seats):
            raise errors.SeatsDiffer(found=int(start.seats), seats=len(seats))
        options = game.options_of(start)
        game.complete_options(form.options)
    return Charter(papers.new_table(), game.name, game.rules_version, options, seats, form.seed or papers.new_seed(),
                   papers.new_salt(), whole, components=form.components,
                   chance=papers.ENTERED if form.chance == papers.ENTERED else None, clock=_clock(game, form.clock))


def one_key(of: Charter, key: str, name: str | None) -> tuple[Seat, ...]:
    """The seats of a table that has one person, who has the one key of it; ``name``: what they are called, None as before."""
    return tuple(Seat(seat.name, seat.player) if seat.player is not None
                 else Seat(seat.name if name is None else name or None, None, papers.hashed(key)) for seat in of.seats)


def _colours(game: Game, form: NewTable) -> list[int | None]:
    """By seat the colour of its pieces, from 1: all None where nobody has chosen, else each seat's, and no two alike.

    ``BadForm`` where that cannot be: the box has a colour for each who can play, and only at a real table there is one.
    """
    if all(seat.colour is None for seat in form.seats):
        return [None] * len(form.seats)
    colours = [seat.colour or number for number, seat in enumerate(form.seats, 1)]
    if form.chance != papers.ENTERED or len({*colours}) < len(colours) or max(colours) > max(game.seat_counts):
        raise errors.BadForm(field="colour")
    return [*colours]


def _clock(game: Game, form: NewClock | None) -> Clock | None:
    if form is None:
        return None
    if form.then is not None:
        check_player(game, form.then)
    return Clock(form.time * 1000, form.increment * 1000, form.each, form.then)


def once_more(table: Table, asking: Asking, form: Again) -> NewTable:
    """What whoever asks needs to play at a table like another, by the rules of today; who plays elsewhere is a friend."""
    first = table.charter
    position = first.start if not table.laid_again else table.game.to_document(table.start)
    seats: list[PersonSeat | BotSeat | FriendSeat] = [
        BotSeat(kind="bot", player=seat.player, name=seat.name, colour=seat.colour) if seat.player is not None
        else PersonSeat(kind="person", name=seat.name, colour=seat.colour) if number in asking
        else FriendSeat(kind="friend", name=seat.name, colour=seat.colour) for number, seat in enumerate(table.seats)]
    return NewTable(
        game=first.game, seats=[*seats[-1:], *seats[:-1]] if form.rotate else seats, options=first.options,
        seed=first.seed if form.deal == "same" else None, position=position, partial=position is not None,
        components=first.components, chance="entered" if first.entered else "drawn",
        clock=None if first.clock is None else NewClock(
            time=first.clock.time // 1000, increment=first.clock.increment // 1000, each=first.clock.each,
            then=first.clock.then))


def rematch(table: Table) -> Charter:
    """The charter of another game of the people of a table, each one seat on, who have their keys already."""
    form = once_more(table, frozenset(), Again(deal="new", rotate=True))
    return replace(charter(form, [papers.new_key() for _ in form.seats]), seats=table.seats_again())


def assumptions(form: NewTable, lang: str) -> list[str]:
    """What the position of a new table leaves out and was assumed, in sentences."""
    if form.position is None:
        return []
    game = get(form.game)
    words = language(lang, game.home)
    return [words.assumption(one) for one in game.assumptions(form.position, form.partial)]


def of_record(body: bytes, number: int) -> Charter:
    """The charter of a table that shows the ``number``-th record, from 1, of a body: it is replayed once to see that it holds.

    ``NotText`` and ``BadRecord`` where it does not, ``BadForm`` where there are not so many.
    """
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise errors.NotText() from None
    record = _numbered(text, number)
    game, options = records.rules_of(record), record.options
    if record.rules_version == game.rules_version:
        for _ in records.replay(record):
            pass
        options = game.complete_options(options)
    else:
        records.start_of(record)  # from there it is shown as far as it can be followed
    return Charter(papers.new_table(), game.name, record.rules_version, options,
                   tuple(Seat(name[:40].strip() or None, None) for name in record.seats), "", "", record=record.text())


def _numbered(text: str, number: int) -> Record:
    for count, record in enumerate(records.parse(text), 1):
        if count == number:
            return record
    raise errors.BadForm(field="number")
