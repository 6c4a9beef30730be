"""Who sits at a table: who comes, gives up, is replaced, and plays again. Each answers the entries to keep, or says why not."""

from __future__ import annotations

from dataclasses import replace

from zellige.players import find as players
from zellige.tables.charter import Asking, Seat, hashed, new_link
from zellige.tables.entry import Deed, End, Forget, Invite, Join, Recover, Replace, Unname, WriteDown, document_of
from zellige.tables.errors import NothingToReplace, NotOver, NotYours, NotYourSeat, UsedLink, WrongWords
from zellige.tables.table.agreed import Agreed


class Peopled(Agreed):
    """A table to which people come, and from which they go."""

    def invite(self, asking: Asking, seat: int, frees: bool = False) -> tuple[str, Invite]:
        """A new link to a seat, from 0, and the entry for it: to one that whoever asks plays, or made the table for.

        ``frees``: nobody has the seat any more until the link is used. ``NotYourSeat`` where whoever asks may not do that.
        """
        if frees:
            self._check_going()
        self._check_doors()
        if seat >= len(self.seats) or not (
                self.may_free(asking, seat) if frees else seat in self.persons and self.doors.may_invite(asking, seat)):
            raise NotYourSeat()
        link = new_link(seat)
        return link, Invite(ply=self.ply, seat=seat, link=hashed(link), frees=frees or None)

    def join(self, link: str, name: str | None, key: str) -> tuple[int, list[Join]]:
        """The seat, from 0, that a link opens for whoever has it with a ``key`` of their own, and the entry for it.

        No entry where that has happened already. ``name``: what they are called; a seat that somebody has keeps the name it
        has. ``UsedLink`` when it is none, or somebody else's by now.
        """
        self._check_doors()
        said = {"kind": Join.kind, "link": hashed(link), "key": hashed(key)}
        for entry in self.entries:
            if isinstance(entry, Join) and said.items() <= document_of(entry).items():
                return entry.seat, []
        seat = self.doors.seat_of(link)
        if seat is None:
            raise UsedLink()
        named = name if self.is_open(seat) else None
        return seat, [Join(ply=self.ply, seat=seat, link=hashed(link), key=hashed(key), name=named or None)]

    def write_down(self, asking: Asking, seat: int, code: str) -> list[WriteDown]:
        """The entry for new words to a seat, from 0, of whoever asks, else ``NotYourSeat``. ``code``: what is kept of them."""
        self._check_doors()
        if seat not in asking & self.persons or self.charter.lesson is not None:
            raise NotYourSeat()
        return [WriteDown(ply=self.ply, seat=seat, code=code)]

    def recover(self, code: str, key: str) -> tuple[int, list[Recover]]:
        """The seat, from 0, that four words bring back for whoever knows them, and the entry for it: none where that has
        happened already with this ``key``. ``WrongWords`` when they bring back none, or no more."""
        self._check_doors()
        for entry in self.entries:
            if isinstance(entry, Recover) and (entry.code, entry.key) == (code, hashed(key)):
                return entry.seat, []
        seat = self.doors.seat_of_words(code)
        if seat is None:
            raise WrongWords()
        return seat, [Recover(ply=self.ply, seat=seat, code=code, key=hashed(key))]

    @property
    def holders(self) -> frozenset[int]:
        """The seats, from 0, of persons who have come: all of them have to agree before the table is deleted for all."""
        return frozenset(seat for seat in self.persons if self.doors.keys[seat])

    def forget(self, asking: Asking, yes: bool) -> list[Forget]:
        """Whoever asks wants the table deleted for all, or no more: what is kept of that. ``NotYours`` for onlookers."""
        own = asking & self.holders
        if not own:
            raise NotYours()
        return [Forget(ply=self.ply, seat=seat, yes=yes) for seat in sorted(own) if (seat in self.leaving) != yes]

    def close(self) -> list[End]:
        """The time has passed in which friends were to play this deal: a game that is not over ends here without a result."""
        return [] if self.over or self.halted else [End(ply=self.ply, seat=min(self.persons, default=0), how="closed")]

    def unname(self, asking: Asking) -> list[Unname]:
        """Whoever asks wants their name to go from a table whose game is over: the entries that say so, by seat.

        ``NotYours`` for onlookers, ``NotOver`` while it is played.
        """
        own = asking & self.holders
        if not own:
            raise NotYours()
        if not self.over:
            raise NotOver()
        return [Unname(ply=self.ply, seat=seat) for seat in sorted(own)]

    def _check_doors(self) -> None:
        if self.halted:
            raise self.halted

    # --- who decides for whom ---

    def let_decide(self, asking: Asking, seat: int, player: str | None) -> list[Replace]:
        """From now on a ``player`` decides for a seat, from 0; None: its person does so again. None where that is so already.

        Whoever has the key of the seat asks for that, or made the table, else ``NotYourSeat``; ``NothingToReplace`` where a bot
        plays on that has not failed. A bot that was there from the beginning, and has not been given away, has no person.
        """
        self._check_going()
        if seat not in range(len(self.seats)) or not self.may_replace(asking, seat):
            raise NotYourSeat()
        if player is not None:
            players.check_player(self.game, player)
        if player == self.seats[seat].player:
            return []
        failed = self.failed is not None and self.failed.seat == seat
        if seat not in self.persons - self.resigned if player is None else not (self.is_person(seat) or failed):
            raise NothingToReplace()
        return [Replace(ply=self.ply, seat=seat, player=player)]

    def may_replace(self, asking: Asking, seat: int) -> bool:
        """Whether whoever asks says who decides for a seat, from 0: its person or a bot, or another for one that fails."""
        if seat not in self.persons:
            return seat in asking
        return self.charter.lesson is None and (seat in asking or self.doors.is_host(asking))

    def may_free(self, asking: Asking, seat: int) -> bool:
        """Whether whoever asks may give a seat, from 0, to somebody else."""
        return self.charter.lesson is None and not self.is_open(seat) and self.doors.may_free(asking, seat)

    def has_seated(self, version: int, seat: int, player: str | None) -> bool:
        """Whether, since a version of the table, a player was let decide for a seat, from 0."""
        return version >= 0 and any(isinstance(entry, Replace) and (entry.seat, entry.player) == (seat, player)
                                    for entry in self.entries[version:])

    def resign(self, asking: Asking, seat: int, version: int) -> list[Deed]:
        """The person of a seat, from 0, gives up: with one other seat the game is over, with more a bot plays on to the end.

        ``NotYourSeat`` for anybody else.
        """
        self._check_version(version)
        if not self.may_resign(asking, seat):
            raise NotYourSeat()
        if len(self.seats) <= 2:
            return [End(ply=self.ply, seat=seat, how="resigned")]
        return [Replace(ply=self.ply, seat=seat, player=self._substitute, resigns=True)]

    def may_resign(self, asking: Asking, seat: int) -> bool:
        """Whether whoever asks may give up a seat, from 0."""
        return seat in asking and self.is_person(seat) and len(self.seats) > 1 and self.charter.lesson is None

    @property
    def _substitute(self) -> str:
        """Who plays on for somebody who has resigned: the weakest of the game's own players that plays to win."""
        own = self.game.player_names()
        return next((name for name in own if name != "random"), own[0])

    def has_resigned(self, seat: int) -> bool:
        """Whether the person of a seat, from 0, has given up."""
        return seat in self.resigned or (self.ended is not None and (self.ended.seat, self.ended.how) == (seat, "resigned"))

    # --- another game ---

    def proposes(self, asking: Asking) -> int:
        """The seat, from 0, of whoever asks for another game of the same people.

        ``NotOver`` while this one is played, ``NotYours`` where they have no seat.
        """
        if self.charter.record is not None or self.charter.lesson is not None or not asking:
            raise NotYours()
        if not self.over:
            raise NotOver()
        return min(asking & self.persons or asking)

    def seats_again(self) -> tuple[Seat, ...]:
        """Who sits there at another game: everybody, each one seat on, with the keys they have here.

        Whose seat a bot has played on is asked again; who made this table made that one.
        """
        seats = [replace(seat, player=None) if number in self.persons else seat for number, seat in enumerate(self.seats)]
        found = []
        for number, (seat, keys) in enumerate(zip(seats, map(sorted, self.doors.keys), strict=True)):
            own = keys.pop(0) if keys and number in self.doors.founder else None
            found.append(replace(seat, key=own, keys=tuple(keys), link=None))
        return (*found[-1:], *found[:-1])
