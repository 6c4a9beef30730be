"""Five Tribes: The Djinns of Naqala, for 2 to 4."""

from zellige.core.game import Game
from zellige.games.five_tribes import actions, position, rules, scoring
from zellige.games.five_tribes.components import HOME, SEAT_COUNTS
from zellige.games.five_tribes.setup import setup
from zellige.games.five_tribes.state import DTYPE, OPTIONS

GAME = Game(
    name="five_tribes", rules_version=1, seat_counts=SEAT_COUNTS, dtype=DTYPE, longest_legal=actions.LONGEST_LEGAL, options=OPTIONS,
    home=HOME, board="five_tribes",
    setup=setup, legal=rules.legal, apply=rules.apply, to_move=rules.to_move, returns=scoring.returns, places=scoring.places,
    weights=rules.weights, chance_pile=rules.chance_pile,
    describe=actions.describe, parse=actions.parse, terms=scoring.terms, reason=lambda s, a: None, narrate=lambda b, a, c: [],
    view=lambda s, seat: {}, to_document=position.to_document, from_document=position.from_document, show=str,
)
