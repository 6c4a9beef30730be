"""The options of Médina, and what each of them is asked."""

from __future__ import annotations

from zellige.core.options import asked
from zellige.core.vocabulary import Option

OPTIONS = (
    Option("well", (True, False), "Rulebook, The well"),
    Option("tea", (True, False), "Rulebook, Tea tiles"),
    Option("strict_french", (False, True), "Rulebook, Buildings, as its French words can be read; docs/rules/medina.md"),
    Option("new_street_max_touch", (1, 0), "Rulebook, Merchants; docs/rules/medina.md"),
    Option("already_adjacent_scope", ("arm", "tower"), "Rulebook, Tower tiles; docs/rules/medina.md"),
    Option("tower_corners", ("boardspace", "reading_order"), "Rulebook, Set-up; docs/rules/medina.md"),
    Option("tie", ("shared", "bga"), "Rulebook, End of the game; docs/rules/medina.md"),
    Option("last_piece_second_placement", (False, True), "Rulebook, Turn of play; docs/rules/medina.md"),
    Option("re_entry", (True, False), "Rulebook, End of the game; docs/rules/medina.md"),
    Option("sole_player_must_roof", (False, True), "Rulebook, Turn of play; docs/rules/medina.md"),
    Option("same_turn_tea", (True, False), "Rulebook, Tea tiles; docs/rules/medina.md"),
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
