"""What is promised of the score pad of a real table: whoever counts rightly has the points of the engine."""

from __future__ import annotations

from zellige.core.count_up import Count, count_up, entries_of, pad_of
from zellige.core.game import NOBODY
from zellige.core.language import Language
from zellige.testing.played import Played, Spot
from zellige.testing.words import in_both


def check_pad(played: Played) -> None:
    """The pieces of a position, counted, come to its scores, places and columns; at the end of a game nothing is refused."""
    game = played.game
    if game.pad is None:
        return
    fields = game.pad.fields(played.seats)
    labels = [*(column.label for column in game.pad.columns), *(field.label for field in fields),
              *(field.help for field in fields if field.help),
              *(f"{field.card(value).message}.{field.tells}" for field in fields if field.tells for value in field.values),
              *(f"term-{line.replace(' ', '-')}" for line in game.pad.lines)]
    for label in labels:
        in_both(played.moments[0], label, Language.say, label)
    for spot in (*played.spots, played.moments[-1]):
        count = count_up(game, spot.seats, game.options_of(spot.state), entries_of(game, spot.state))
        if count.objections and game.to_move(spot.state) == NOBODY:
            raise spot.broken("pad-refuses", field=count.objections[0].field, rule=count.objections[0].rule)
        _compare(spot, count)


def _compare(spot: Spot, count: Count) -> None:
    """What is counted against what the engine says."""
    for what, found, wanted in (("scores", count.scores, spot.game.scores(spot.state)),
                                ("places", count.places, spot.game.ranks(spot.state))):
        if found != wanted:
            raise spot.broken("pad-differs", name=what, found=str(found), wanted=str(wanted))
    columns = {column.name: column for column in pad_of(spot.game).columns}
    for column in spot.game.columns(spot.state):
        for seat in range(spot.seats) if column.name in columns else ():
            points = count.points(seat)
            total = sum(points[line] for line in columns[column.name].rules)
            engine = sum(int(term.amount) for term in spot.game.terms(spot.state, seat) if term.rule in column.rules)
            if total != engine:
                raise spot.broken("pad-differs", name=f"{column.name} {seat + 1}", found=str(total), wanted=str(engine))
