"""What is asked of many games of Five Tribes: what a bid, a place in the round, a tribe and a djinn go together with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from zellige.core.game import Moment
from zellige.core.strategy import MARGIN, POINTS, WON, Question, Seen, Strategy, in_steps
from zellige.games.five_tribes.actions import BID_AT, SKIP
from zellige.games.five_tribes.components import BID_PRICES, DJINNS, STEPS, TRIBES
from zellige.games.five_tribes.scoring import score
from zellige.games.five_tribes.state import BID
from zellige.games.five_tribes.view import same_turn

BIDS, SPENT, TURN, TRIBE, DJINN, HOW_MANY = "bids", "bids-spent", "acting-order", "tribes", "djinns", "djinns-held"
_QUESTIONS = (Question(BIDS, (POINTS,), True), Question(SPENT, (WON, MARGIN), True), Question(TURN, (POINTS,), True),
              Question(TRIBE, (POINTS,)), Question(DJINN), Question(HOW_MANY, (WON, MARGIN), True))


def see(moments: Sequence[Moment]) -> Iterator[Seen]:
    """Each activation with the bid that paid for it; what each seat has bid, and its djinns at the end."""
    end = moments[-1].after
    spent = [0] * int(end.seats)
    bids: list[tuple[int, int]] = []
    acted = 0
    for turn in turns(moments):
        before, after = turn[0].before, turn[-1].after
        if before.phase == BID:
            bids, acted = [paid(moment) for moment in turn if BID_AT <= int(moment.action or 0) < SKIP], 0
            for seat, price in bids:
                spent[seat] += price
            continue
        seat = int(before.seat)
        gain, acted = score(after, seat) - score(before, seat), acted + 1
        yield Seen(TURN, seat, *in_steps(acted, 1, 9, 1), gain)
        for moment in turn:
            if moment.before.captured_colour < 0 <= moment.after.captured_colour:
                colour = int(moment.after.captured_colour)
                yield Seen(TRIBE, seat, "answer-tribe", (("tribe", TRIBES[colour]),), points=gain)
        own = [price for bidder, price in bids if bidder == seat]
        if own:
            price = max(own)  # whose markers are several acts with the dearest first
            bids.remove((seat, price))
            yield Seen(BIDS, seat, "answer-number", (("low", price),), price, gain - price)
    for seat, coins in enumerate(spent):
        yield Seen(SPENT, seat, *in_steps(coins, 10, 50))
        yield Seen(HOW_MANY, seat, *in_steps(int((end.djinn_owner == seat).sum()), 1, 6))
    for number, owner in enumerate(end.djinn_owner):
        if owner >= 0:
            yield Seen(DJINN, int(owner), f"djinn-{DJINNS[number].replace('_', '-')}")


def turns(moments: Sequence[Moment]) -> Iterator[list[Moment]]:
    """What belongs together: the bids of a round, each activation."""
    turn: list[Moment] = []
    for moment in moments:
        if turn and not same_turn(turn[-1].before, moment.before):
            yield turn
            turn = []
        turn.append(moment)
    yield turn


def paid(moment: Moment) -> tuple[int, int]:
    """Who has bid, and the price of the spot; what Kumarbi spares counts as paid, since it costs Fakirs."""
    return moment.mover, int(BID_PRICES[(int(moment.action or 0) - BID_AT) // STEPS])


STRATEGY = Strategy(_QUESTIONS, see)
