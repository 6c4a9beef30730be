"""The options of Médina, and what each of them is asked."""

from __future__ import annotations

from zellige.core.options import asked
from zellige.core.vocabulary import Option

OPTIONS = (
    Option("well", (True, False), "Rulebook, The well; sheet 6, variant 1"),
    Option("tea", (True, False), "Rulebook, Tea tiles; sheet 6, variant 1"),
    Option("strict_french", (False, True), "Sheet 6, variant 2 (the designer's own site)"),
    Option("new_street_max_touch", (1, 0), "Sheet 10.1"),
    Option("already_adjacent_scope", ("arm", "tower"), "Sheet 10.2"),
    Option("tower_corners", ("boardspace", "reading_order"), "Sheet 10.3"),
    Option("tie", ("shared", "bga"), "Sheet 10.4"),
    Option("last_piece_second_placement", (False, True), "Sheet 10.5"),
    Option("re_entry", (True, False), "Sheet 10.6"),
    Option("sole_player_must_roof", (False, True), "Sheet 10.7"),
    Option("same_turn_tea", (True, False), "Sheet 10.8"),
)
"""Every option; the first value is the default."""

well_is_used = asked(OPTIONS, "well", True)
tea_is_used = asked(OPTIONS, "tea", True)
is_strict_french = asked(OPTIONS, "strict_french", True)
new_street_may_touch = asked(OPTIONS, "new_street_max_touch", 1)
tower_is_one_neighbour = asked(OPTIONS, "already_adjacent_scope", "tower")
towers_in_reading_order = asked(OPTIONS, "tower_corners", "reading_order")
ties_are_broken = asked(OPTIONS, "tie", "bga")
last_piece_owes_another = asked(OPTIONS, "last_piece_second_placement", True)
may_enter_again = asked(OPTIONS, "re_entry", True)
sole_player_must_roof = asked(OPTIONS, "sole_player_must_roof", True)
fresh_tea_may_be_drunk = asked(OPTIONS, "same_turn_tea", True)
