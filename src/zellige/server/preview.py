"""What actions would do that nobody has taken yet: said to whoever decides, corrects or enters before they confirm it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from zellige.core.compile import Kernels
from zellige.core.errors import CrossedSequence
from zellige.core.game import NOBODY, State
from zellige.core.sequence import Sequel
from zellige.core.speaker import Speaker
from zellige.server.message import Desk, asked, offered
from zellige.server.wire.frames import Ahead, Outcome
from zellige.tables.sight import look


def preview(speaker: Speaker, sequel: Sequel, forced: Sequence[str] = ()) -> Outcome:
    """The sentences and the score changes of decisions that whoever decides has not taken yet.

    ``forced``: those of them that follow without being chosen; then what is drawn behind them is said, too.
    """
    game, strides = speaker.game, sequel.strides
    before, after, decider = strides[0].before, strides[-1].after, speaker.game.to_move(strides[0].before)
    sentences: list[str] = []
    for stride in strides:
        heard = game.heard(stride.before, stride.action, game.to_move(stride.before))
        sentences += [speaker.ahead(event, decider) for event in game.narrate(stride.before, heard, stride.after)]
    for kind, count in sequel.draws().items() if forced else ():
        own = f"ahead-drawn-{kind}"
        sentences.append(speaker.say(own if speaker.has(own) else "ahead-drawn", count=count))
    return {"sentences": sentences, "changes": game.changes(before, after),
            "causes": causes(speaker, before, after, decider)}


def preview_draw(desk: Desk, texts: Sequence[str]) -> Outcome:
    """What it would bring about that something was drawn, which is not entered yet."""
    table = desk.table
    table.drawn(desk.asking, texts)
    return _told(desk, table.state, table.game.parse(table.state, texts[0]))


def preview_correction(desk: Desk, ply: int, text: str) -> Outcome:
    """What the action number ``ply`` did, had it been this one, as whoever asks sees it.

    ``IllegalAction`` where it cannot have been.
    """
    table, game = desk.table, desk.table.game
    seat = table.corrector(desk.asking, ply)
    before = table.seen(table.at(ply - 1), desk.eye if seat is None else seat)
    action = game.parse(before, text)
    game.check(before, action, text, game.kernels_at_hand())
    return _told(desk, before, action)


def _told(desk: Desk, before: State, action: int) -> Outcome:
    """What an action has done, as it is told afterwards."""
    game = desk.table.game
    after = game.copy(before)
    game.kernels_at_hand().apply(after, action)
    return {"sentences": [desk.speaker.event(event) for event in game.narrate(before, action, after)],
            "changes": game.changes(before, after), "causes": causes(desk.speaker, before, after, NOBODY)}


def causes(speaker: Speaker, before: State, after: State, decider: int) -> list[str]:
    """What the changes of the scores are made of: the lines of the score pad that change, whoever decides first."""
    game, found = speaker.game, list[str]()
    for seat in sorted(range(int(before.seats)), key=lambda seat: seat != decider):
        parts = Counter[str]()
        for state, sign in ((after, 1), (before, -1)):
            for term in game.terms(state, seat):
                parts[speaker.term(term)] += sign * int(term.amount)
        changed = {label: amount for label, amount in parts.items() if amount}
        if changed:
            said = {"lines": len(changed), "total": _signed(sum(changed.values())),
                    "parts": ", ".join(f"{label} {_signed(amount)}" for label, amount in changed.items())}
            found.append(speaker.say("cause", **said) if seat == decider
                         else speaker.say("cause-of", name=speaker.name(seat), **said))
    return found


def _signed(amount: int) -> str:
    return f"{amount:+}".replace("-", "−") if amount else "0"


def ahead_of(desk: Desk, sequel: Sequel, kernels: Kernels | None) -> Ahead | None:
    """What whoever decides would decide after decisions that are not taken yet; None where they end what can be foreseen."""
    try:
        seen = sequel.beyond()
    except CrossedSequence:
        return None
    table = desk.table
    sight = look(table.game, seen)
    title, detail = asked(desk.speaker, sight, table.mover)
    return {"title": title, "detail": detail, "actions": offered(table.game, seen, kernels), "view": desk.drawn(sight.view)}
