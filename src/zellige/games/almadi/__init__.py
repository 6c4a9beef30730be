"""Almadi (Mathieu Bossu and François Gandon, Funnyfox 2021): base game, Characters and the official solo, for 1 to 5 seats."""

from pathlib import Path

from zellige.core.game import Game
from zellige.games.almadi.actions import ACTIONS, LONGEST_LEGAL, describe, parse
from zellige.games.almadi.beginner import beginner
from zellige.games.almadi.component_sets import COMPONENT_SETS
from zellige.games.almadi.components import SEAT_COUNTS
from zellige.games.almadi.features import VALUATION
from zellige.games.almadi.knowledge import heard, mask, resample
from zellige.games.almadi.legal import chance_pile, legal, to_move, weights
from zellige.games.almadi.limits import longest_game, score_bounds
from zellige.games.almadi.narrate import narrate, narrate_turn
from zellige.games.almadi.old_reading import old_reading
from zellige.games.almadi.options import OPTIONS, plays_characters
from zellige.games.almadi.pad import PAD
from zellige.games.almadi.patient_1 import patient_1
from zellige.games.almadi.players import FORESIGHT, greedy, patient, random, value
from zellige.games.almadi.position import assumptions, draft, empty_document, from_document, to_document
from zellige.games.almadi.progress import PROGRESS
from zellige.games.almadi.reasons import reason
from zellige.games.almadi.rules import apply
from zellige.games.almadi.scoring import returns
from zellige.games.almadi.setup import setup
from zellige.games.almadi.show import show
from zellige.games.almadi.slots import NUMBERING
from zellige.games.almadi.state import BOUNDS, DTYPE
from zellige.games.almadi.strategy import STRATEGY
from zellige.games.almadi.terms import terms
from zellige.games.almadi.view import columns, same_turn, turn, view
from zellige.games.almadi.view_form import View

GAME = Game(
    name="almadi",
    rules_version=1,
    seat_counts=SEAT_COUNTS,
    dtype=DTYPE,
    actions=ACTIONS,
    longest_legal=LONGEST_LEGAL,
    longest_game=longest_game,
    score_bounds=score_bounds,
    options=OPTIONS,
    home=Path(__file__).parent,
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
    has_secrets=plays_characters,
    narrate=narrate,
    narrate_turn=narrate_turn,
    view=view,
    columns=columns,
    pad=PAD,
    measures=(PROGRESS,),
    strategy=STRATEGY,
    write=to_document,
    read=from_document,
    show=show,
    assume=assumptions,
    draft=draft,
    empty=empty_document,
    old_reading=old_reading,
    turn=turn,
    same_turn=same_turn,
    value=value,
    weights=weights,
    chance_pile=chance_pile,
    mask=mask,
    resample=resample,
    component_sets=COMPONENT_SETS,
    numbering=NUMBERING,
    players={"random": random, "greedy": greedy, "patient": patient},
    foresight=FORESIGHT,
    valuation=VALUATION,
    anchors={"patient-1": patient_1, "beginner": beginner},
    bounds=BOUNDS,
    order=3,
    board="almadi",
    view_form=View,
)
