"""The wrong rules of wrong_rules/ can still be tried: what they change stands in the rules, once, and their tests are there."""

from __future__ import annotations

from rule_table import RuleTable
from wrong_rules.run import PACKAGE, wrong_rules


def test_every_wrong_rule_can_be_tried():
    """Its text is found once and becomes another; the test that must notice is one that proves a rule of the table."""
    listed = {f"{module}::{name}" for game in ("medina", "five_tribes", "almadi") for table in [RuleTable(game, ())]
              for row in table.rows for module, name in table.named(row)}
    for one in wrong_rules():
        assert (PACKAGE / one.path).read_text("utf-8").count(one.right) == 1, one.rule
        assert one.wrong != one.right
        assert one.test in listed, one.test
