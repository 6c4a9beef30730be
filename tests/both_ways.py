"""Questions that a game can answer in two ways, asked in both: a test that reads one answer has seen that the other agrees.

The room where tests meet a game asks through here, so that no rule is proved by a sentence beside the legal list, or by the
lines of a score beside the score that decides who wins.
"""

from __future__ import annotations

from zellige.core.game import Game, Reason, State, Term
from zellige.core.language import LANGUAGES, language


def why_not(game: Game, state: State, action: int) -> Reason | None:
    """The rule that forbids an action; None exactly when the legal list has it. Each language says it in words of its own."""
    found = game.reason(state, action)
    listed = action in game.legal_actions(state)
    assert (found is None) == listed, f"{game.describe(state, action)}: {found}, {'' if listed else 'not '}in the legal list"
    if found is not None:
        said = [language(code, game.home).reason(found) for code in LANGUAGES]
        assert all(text.strip() and section.strip() for text, section in said)
        assert len({text for text, _ in said}) == len(LANGUAGES)
    return found


def score_of(game: Game, state: State, seat: int) -> list[Term]:
    """The score of a seat (from 0) line by line; for every seat the lines add up to the score that counts."""
    lines = [game.terms(state, each) for each in range(int(state.seats))]
    sums = [sum(line.amount for line in terms) for terms in lines]
    assert sums == game.scores(state), "the lines of a score are not the score"
    return lines[seat]
