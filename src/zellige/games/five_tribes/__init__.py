"""Five Tribes: The Djinns of Naqala. Bruno Cathala, 2014; 2 to 4 seats."""

from zellige.core.game import Game
from zellige.games.five_tribes.actions import ACTIONS, LONGEST_LEGAL, describe, parse
from zellige.games.five_tribes.beginner import beginner
from zellige.games.five_tribes.components import HOME, SEAT_COUNTS
from zellige.games.five_tribes.destinations import MEASURE
from zellige.games.five_tribes.features import VALUATION
from zellige.games.five_tribes.knowledge import heard, mask, resample
from zellige.games.five_tribes.legal import chance_pile, legal, to_move, weights
from zellige.games.five_tribes.limits import longest_game, score_bounds
from zellige.games.five_tribes.narrate import narrate, narrate_turn
from zellige.games.five_tribes.old_reading import old_reading
from zellige.games.five_tribes.options import OPTIONS
from zellige.games.five_tribes.pad import PAD
from zellige.games.five_tribes.patient_1 import patient_1
from zellige.games.five_tribes.players import FORESIGHT, greedy, patient, value
from zellige.games.five_tribes.position import assumptions, draft, empty_document, from_document, to_document
from zellige.games.five_tribes.reasons import reason
from zellige.games.five_tribes.rules import apply
from zellige.games.five_tribes.scoring import returns
from zellige.games.five_tribes.setup import setup
from zellige.games.five_tribes.show import show
from zellige.games.five_tribes.state import BOUNDS, DTYPE
from zellige.games.five_tribes.strategy import STRATEGY
from zellige.games.five_tribes.terms import terms
from zellige.games.five_tribes.view import columns, same_turn, turn, view
from zellige.games.five_tribes.view_form import View

GAME = Game(
    name="five_tribes",
    rules_version=1,
    seat_counts=SEAT_COUNTS,
    dtype=DTYPE,
    actions=ACTIONS,
    longest_legal=LONGEST_LEGAL,
    longest_game=longest_game,
    score_bounds=score_bounds,
    options=OPTIONS,
    home=HOME,
    setup=setup,
    legal=legal,
    apply=apply,
    to_move=to_move,
    returns=returns,
    describe=describe,
    parse=parse,
    terms=terms,
    reason=reason,
    heard=heard,
    narrate=narrate,
    narrate_turn=narrate_turn,
    view=view,
    columns=columns,
    pad=PAD,
    measures=(MEASURE,),
    strategy=STRATEGY,
    write=to_document,
    read=from_document,
    show=show,
    assume=assumptions,
    draft=draft,
    empty=empty_document,
    old_reading=old_reading,
    value=value,
    weights=weights,
    chance_pile=chance_pile,
    mask=mask,
    resample=resample,
    turn=turn,
    same_turn=same_turn,
    players={"greedy": greedy, "patient": patient},
    foresight=FORESIGHT,
    valuation=VALUATION,
    anchors={"patient-1": patient_1, "beginner": beginner},
    bounds=BOUNDS,
    order=2,
    board="five_tribes",
    view_form=View,
)
