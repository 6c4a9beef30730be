"""Médina, second edition: build palaces together, claim them alone. Stefan Dorra, 2014; 2 to 4 seats."""

from pathlib import Path

from zellige.core.game import Game
from zellige.games.medina.actions import ACTIONS, LONGEST_LEGAL, describe, parse
from zellige.games.medina.beginner import beginner
from zellige.games.medina.components import SEAT_COUNTS
from zellige.games.medina.features import VALUATION
from zellige.games.medina.legal import legal, to_move
from zellige.games.medina.limits import longest_game, score_bounds
from zellige.games.medina.narrate import narrate, narrate_turn
from zellige.games.medina.old_reading import old_reading
from zellige.games.medina.options import OPTIONS
from zellige.games.medina.pad import PAD
from zellige.games.medina.patient_1 import patient_1
from zellige.games.medina.placements import ROOM
from zellige.games.medina.players import FORESIGHT, greedy, patient, value
from zellige.games.medina.position import assumptions, draft, empty_document, from_document, to_document
from zellige.games.medina.reasons import reason
from zellige.games.medina.rules import apply
from zellige.games.medina.scoring import returns, tie
from zellige.games.medina.setup import setup
from zellige.games.medina.show import show
from zellige.games.medina.state import BOUNDS, DTYPE
from zellige.games.medina.strategy import STRATEGY
from zellige.games.medina.terms import terms
from zellige.games.medina.view import columns, turn, view
from zellige.games.medina.view_form import View

GAME = Game(
    name="medina",
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
    tie=tie,
    value=value,
    describe=describe,
    parse=parse,
    terms=terms,
    reason=reason,
    narrate=narrate,
    narrate_turn=narrate_turn,
    view=view,
    columns=columns,
    pad=PAD,
    measures=(ROOM,),
    strategy=STRATEGY,
    write=to_document,
    read=from_document,
    show=show,
    assume=assumptions,
    draft=draft,
    empty=empty_document,
    old_reading=old_reading,
    turn=turn,
    players={"greedy": greedy, "patient": patient},
    foresight=FORESIGHT,
    valuation=VALUATION,
    anchors={"patient-1": patient_1, "beginner": beginner},
    bounds=BOUNDS,
    order=1,
    board="medina",
    view_form=View,
)
