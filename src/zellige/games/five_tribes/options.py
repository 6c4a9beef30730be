"""The options of Five Tribes, and what each of them is asked."""

from __future__ import annotations

from zellige.core.options import asked
from zellige.core.vocabulary import Option

SILENT = "the rulebook is silent: our choice, docs/rules/five_tribes.md"

OPTIONS = (
    Option("own_drop_counts_for_last_match", ("yes", "no"), "Rulebook, 2.2 Move the meeples; docs/rules/five_tribes.md"),
    Option("paid_djinn_limit_with_two_markers", ("per_activation", "per_round"), f"Rulebook, Djinns; 2 players; {SILENT}"),
    Option("nekir_per_kill_action_or_per_victim", ("action", "victim"), "Rulebook, Nekir; docs/rules/five_tribes.md"),
    Option("kandicha_saved_meeple_counts_as_kill_for_nekir", ("no", "yes"), f"Rulebook, Kandicha and Nekir; {SILENT}"),
    Option("echidna_doubles_kandicha_builder", ("no", "yes"), f"Rulebook, Echidna and Kandicha; {SILENT}"),
    Option("assassin_may_target_final_tile", ("yes", "no"), f"Rulebook, 2.4 Assassins; {SILENT}"),
    Option("bidder_cannot_afford_any_spot", ("cheapest_free_spot_for_all_own_coins", "skip"),
           f"Rulebook, 1 Bid for turn order; {SILENT}"),
    Option("kumarbi_limit_with_two_markers", ("per_bid", "per_round"), f"Rulebook, Kumarbi; 2 players; {SILENT}"),
    Option("iblis_may_kill_only_one_when_two_available", ("no", "yes"), f"Rulebook, Iblis; {SILENT}"),
    Option("resource_cards_hidden", ("hidden", "public"), f"Rulebook, Set-up; {SILENT}"),
    Option("stuck_player_may_move_after_anun_nak", ("yes", "no"), f"Rulebook, Game end; {SILENT}"),
    Option("djinns_at_end_of_last_activation", ("yes", "no"), f"Rulebook, Game end; {SILENT}"),
    Option("baal_pays_for_itself", ("no", "yes"), f"Rulebook, Ba'al; {SILENT}"),
    Option("surplus_fakirs_on_kill", ("no", "yes"), f"Rulebook, 2.4 Assassins; {SILENT}"),
    Option("djinns_after_first_sale", ("yes", "no"), f"Rulebook, 2.6 Merchandise sale; {SILENT}"),
    Option("open_coins_and_cards", ("no", "yes"), "Rulebook, Set-up: coins stay face down"),
    Option("perfect_memory", ("no", "yes"), "Rulebook, Set-up: every payment is made openly"),
)
"""Every option; the first value is the default."""

own_drop_counts = asked(OPTIONS, "own_drop_counts_for_last_match", "yes")
djinn_limit_is_per_activation = asked(OPTIONS, "paid_djinn_limit_with_two_markers", "per_activation")
nekir_counts_victims = asked(OPTIONS, "nekir_per_kill_action_or_per_victim", "victim")
saved_meeple_counts_for_nekir = asked(OPTIONS, "kandicha_saved_meeple_counts_as_kill_for_nekir", "yes")
echidna_doubles_kandicha = asked(OPTIONS, "echidna_doubles_kandicha_builder", "yes")
final_tile_is_spared = asked(OPTIONS, "assassin_may_target_final_tile", "no")
poor_bidder_sits_out = asked(OPTIONS, "bidder_cannot_afford_any_spot", "skip")
kumarbi_is_once_a_round = asked(OPTIONS, "kumarbi_limit_with_two_markers", "per_round")
iblis_may_kill_one = asked(OPTIONS, "iblis_may_kill_only_one_when_two_available", "yes")
cards_are_public = asked(OPTIONS, "resource_cards_hidden", "public")
stuck_player_stays_stuck = asked(OPTIONS, "stuck_player_may_move_after_anun_nak", "no")
djinns_end_with_the_last_activation = asked(OPTIONS, "djinns_at_end_of_last_activation", "no")
baal_pays_for_itself = asked(OPTIONS, "baal_pays_for_itself", "yes")
surplus_fakirs_may_be_paid = asked(OPTIONS, "surplus_fakirs_on_kill", "yes")
djinns_end_with_a_sale = asked(OPTIONS, "djinns_after_first_sale", "no")
everything_is_open = asked(OPTIONS, "open_coins_and_cards", "yes")
memory_is_perfect = asked(OPTIONS, "perfect_memory", "yes")
