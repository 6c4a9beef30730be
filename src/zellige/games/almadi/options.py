"""The options of Almadi, and what each of them is asked."""

from __future__ import annotations

from zellige.core.options import asked
from zellige.core.vocabulary import Option

SILENT = "the rulebook is silent: our choice, docs/decisions/almadi-rulings.md"

OPTIONS = (
    Option("characters", (False, True), "Rulebooks, Playing with characters; solo game, Setup"),
    Option("start_tiles", ("dealt", "chosen"), f"Rulebook, Setup 2; {SILENT}"),
    Option("ali_cogia", ("letter", "never_worse"), "Rulebook, Ali Cogia; docs/decisions/almadi-rulings.md"),
    Option("morgiana", ("neighbour", "any"), "Rulebook, Morgiana; docs/decisions/almadi-rulings.md"),
    Option("hussain_wish", (True, False), f"Rulebook, Hussain; {SILENT}"),
    Option("zaynab_card", ("under", "box"), f"Rulebook, Zaynab; {SILENT}"),
    Option("lone_oasis_bonus", (False, True), "Rulebook, Oases; docs/decisions/almadi-rulings.md"),
)
"""Every option; the first value is the default."""

plays_characters = asked(OPTIONS, "characters", True)
start_tiles_are_chosen = asked(OPTIONS, "start_tiles", "chosen")
ali_cogia_is_never_worse = asked(OPTIONS, "ali_cogia", "never_worse")
morgiana_goes_anywhere = asked(OPTIONS, "morgiana", "any")
hussain_spends_a_wish = asked(OPTIONS, "hussain_wish", True)
zaynab_card_leaves = asked(OPTIONS, "zaynab_card", "box")
lone_oasis_counts = asked(OPTIONS, "lone_oasis_bonus", True)
