"""Nim with a die, as a game for zellige."""

from pathlib import Path

from zellige.core.game import Game, Option
from zellige.core.vocabulary import PlainView
from zellige_nim import rules, texts

GAME = Game(
    name="nim",
    rules_version=1,
    seat_counts=(2, 3),
    dtype=rules.DTYPE,
    bounds=rules.BOUNDS,
    actions=2 * rules.DIE,
    longest_legal=3,
    longest_game=rules.longest_game,
    score_bounds=rules.score_bounds,
    options=(Option("heap", rules.HEAPS, "house"),),
    home=Path(__file__).parent,
    example=True,
    setup=rules.setup,
    legal=rules.legal,
    weights=rules.weights,
    apply=rules.apply,
    to_move=rules.to_move,
    returns=rules.returns,
    describe=texts.describe,
    parse=texts.parse,
    terms=texts.terms,
    reason=texts.reason,
    narrate=texts.narrate,
    view=texts.view,
    view_form=PlainView,
    write=texts.to_document,
    read=texts.from_document,
    show=texts.show,
)
