"""What came of an experiment, as tables."""

from __future__ import annotations

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Column
from rich.table import Table as Rows

from zellige.commands.parameters import words_of as words
from zellige.study.sprt import LOWER, UPPER, Verdict
from zellige.study.standings import Figure, Standing, Standings


def show(standings: Standings, limited: bool) -> None:
    """How all did, in tables: everybody, by seat, each against each. ``limited``: with the answers that came too late."""
    say, alone = words().say, standings.schedule.table.seats == 1
    counted = any(player.iterations is not None for player in standings.players)
    columns = ["player", *([] if alone else ["win-rate", "margin"]), "score", *([] if alone else ["rank"]),
               *["rating"] * (standings.anchor is not None), "ms",
               *["iterations"] * counted, *["late"] * limited]
    everybody = _rows(columns)
    for player in standings.players:
        cells = {"player": player.name, **_measured(player), "late": say("summary-count", value=player.late)}
        everybody.add_row(*(cells[column] for column in columns))
    console = Console()
    console.print(everybody)
    if not alone:
        console.print(_by_seat(standings))
    if standings.cross:
        console.print(_cross(standings))
    print(say("laboratory-played", blocks=standings.blocks, games=standings.games))
    if not alone and standings.games:
        print(say("laboratory-draws", draws=share(standings.draws)))
    if standings.anchor is not None:
        print(say("laboratory-anchor", anchor=standings.anchor))


def show_verdict(verdict: Verdict) -> None:
    """What a sequential test has found."""
    say, (first, second) = words().say, verdict.schedule.table.players
    print(say("sprt-played", blocks=verdict.blocks, games=2 * verdict.blocks))
    print(say("sprt-outcomes", a=first, outcomes=", ".join(map(str, verdict.outcomes))))
    if verdict.score.value is not None:
        print(say("sprt-score", a=first, share=share(verdict.score), interval=interval(verdict.score), elo=_elo(verdict.elo)))
    print(say("sprt-llr", llr=verdict.llr, lower=LOWER, upper=UPPER, elo0=verdict.elo0, elo1=verdict.elo1))
    print(say(f"sprt-{verdict.decision or 'open'}", a=first, b=second, elo0=verdict.elo0, elo1=verdict.elo1))


def _elo(figure: Figure) -> str:
    """A difference in Elo points, and its interval where it has an end."""
    if figure.value is None:
        return "-"
    low, high = figure.interval or (None, None)
    if low is None or high is None:
        return words().say("sprt-elo-alone", value=figure.value)
    return words().say("sprt-elo", value=figure.value, low=low, high=high)


def _measured(player: Standing) -> dict[str, str]:
    return {"win-rate": f"{share(player.win_share)}\n{interval(player.win_share)}", "margin": mean(player.margin),
            "score": mean(player.score), "rank": mean(player.place), "rating": points(player.rating),
            "ms": number(player.milliseconds), "iterations": number(player.iterations)}


def _by_seat(standings: Standings) -> Rows:
    """The share of wins at every seat; the last row is everybody's."""
    say = words().say
    rows = Rows(say("summary-player"), *(say("laboratory-seat", seat=seat + 1) for seat in range(len(standings.seats))),
                box=SIMPLE, title=say("laboratory-by-seat"))
    for player in standings.players:
        rows.add_row(player.name, *map(share, player.by_seat))
    rows.add_section()
    rows.add_row(say("laboratory-all"), *(f"{share(seat)} ({interval(seat)})" for seat in standings.seats))
    return rows


def _cross(standings: Standings) -> Rows:
    """How often the player of the row was better than that of the column."""
    names = [player.name for player in standings.players]
    rows = Rows(*(Column(name, overflow="fold") for name in (words().say("summary-player"), *names)), box=SIMPLE,
                title=words().say("laboratory-cross"))
    cells = {(one.name, one.other): f"{share(one.better)}\n{interval(one.better)}" for one in standings.cross}
    for name in names:
        rows.add_row(name, *(cells.get((name, other), "") for other in names))
    return rows


def _rows(columns: list[str]) -> Rows:
    return Rows(*(Column(words().say(f"summary-{column}"), overflow="fold") for column in columns), box=SIMPLE)


def share(figure: Figure) -> str:
    """A share in percent."""
    return "-" if figure.value is None else words().say("summary-share", value=figure.value)


def interval(figure: Figure) -> str:
    """The interval of a share."""
    if figure.interval is None:
        return "-"
    low, high = figure.interval
    return words().say("laboratory-interval", low=100 * low, high=100 * high)


def mean(figure: Figure) -> str:
    """A mean, with half of its interval's width where it has one."""
    if figure.value is None:
        return "-"
    text = words().say("summary-mean", value=figure.value)
    if figure.interval is None:
        return text
    low, high = figure.interval
    return f"{text}\n± {words().say('summary-mean', value=(high - low) / 2)}"


def points(figure: Figure) -> str:
    """A rating and its interval."""
    if figure.value is None:
        return "-"
    text = words().say("laboratory-rating", value=figure.value)
    if not figure.interval or figure.interval[0] == figure.interval[1]:
        return text
    return "\n".join((text, " - ".join(words().say("laboratory-rating", value=end) for end in figure.interval)))


def number(value: float | None) -> str:
    """A number of any size."""
    return "-" if value is None else words().say("laboratory-number", value=value)
