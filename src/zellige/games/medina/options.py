"""The options of Médina, and what each of them is asked."""

from __future__ import annotations

from zellige.core.options import asked
from zellige.core.vocabulary import Option

SILENT = "the rulebook is silent: our choice, docs/rules/medina.md"

OPTIONS = (
    Option("well", (True, False), "Rulebook, The well"),
    Option("tea", (True, False), "Rulebook, Tea tiles"),
    Option("strict_french", (False, True), "Rulebook, Buildings, as its French words can be read; docs/rules/medina.md"),
    Option("new_street_max_touch", (1, 0), f"Rulebook, Merchants; {SILENT}"),
    Option("already_adjacent_scope", ("arm", "tower"), f"Rulebook, Tower tiles; {SILENT}"),
    Option("tower_corners", ("boardspace", "reading_order"), f"Rulebook, Set-up; {SILENT}"),
    Option("tie", ("shared", "bga"), f"Rulebook, End of the game; {SILENT}"),
    Option("last_piece_second_placement", (False, True), f"Rulebook, Turn of play; {SILENT}"),
    Option("re_entry", (True, False), f"Rulebook, End of the game; {SILENT}"),
    Option("sole_player_must_roof", (False, True), f"Rulebook, Turn of play; {SILENT}"),
    Option("same_turn_tea", (True, False), f"Rulebook, Tea tiles; {SILENT}"),
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
