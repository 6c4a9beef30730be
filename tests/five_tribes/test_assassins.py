"""2.4 Tribe actions: Assassins."""

from __future__ import annotations

from .drawing import at_kill, legal, on, play, rule, seat, table

FAR = {"b2": "wr", "c5": "g", "f5": "y", "c3": "b"}


def test_one_meeple_in_reach_is_killed():
    """2.4: at most as far as there are Assassins, counted side by side; the victim goes to the bag."""
    match = at_kill(FAR, 2)
    assert legal(match, "kill") == ["kill b2 red", "kill b2 white", "kill c3 blue", "kill c5 green"]
    match.play("kill b2 white")
    assert on(match, "b2")["meeples"] == "r"
    assert match.position()["bag"] == "w"
    assert at_kill(FAR, 1).legal() == ["kill c3 blue"]
    assert rule(at_kill(FAR, 1), "kill b2 white") == "kill.range"


def test_fakirs_bring_a_tile_into_reach():
    """2.4: n = Assassins + Fakirs discarded; exactly as many as the distance needs."""
    match = at_kill(FAR, 1, seats=[{"cards": ["fakir"] * 3}, {}])
    assert legal(match, "kill c5") == ["kill c5 green fakirs 1"]
    assert rule(match, "kill c3 blue fakirs 1") == "kill.exact-fakirs"
    assert rule(match, "kill c5 green") == "kill.more-fakirs"
    assert rule(match, "kill f5 yellow fakirs 4") == "kill.range"
    assert rule(match, "kill c5 green fakirs 4") == "kill.fakirs"
    match.play("kill c5 green fakirs 1")
    assert match.position()["resource_discard"] == ["fakir"]


def test_no_more_fakirs_are_spent_than_a_box_holds():
    """A part of a position may name more: every action of the list is still another one, and the list has room for them."""
    many = [{"cards": ["fakir"] * 100}, {}]
    found = at_kill(FAR, 1, seats=many, options={"surplus_fakirs_on_kill": "yes"}).legal()
    assert len(set(found)) == len(found)
    assert "kill c3 blue fakirs 18" in found
    assert {action.split()[0] for action in found} == {"kill"}


def test_more_fakirs_than_needed_are_an_option():
    """Our choice."""
    match = at_kill(FAR, 1, seats=[{"cards": ["fakir"] * 2}, {}], options={"surplus_fakirs_on_kill": "yes"})
    assert legal(match, "kill c3") == ["kill c3 blue", "kill c3 blue fakirs 1", "kill c3 blue fakirs 2"]


def test_an_opponents_vizier_or_elder_can_be_killed_at_any_distance():
    """2.4: in front of an opponent, never one's own; Fakirs are pointless there."""
    match = at_kill({}, 1, seats=[{"viziers": 3, "elders": 3}, {"viziers": 1}, {"elders": 2}])
    assert legal(match, "kill") == ["kill seat2 vizier", "kill seat3 elder"]
    assert rule(match, "kill seat1 vizier") == "kill.own"
    assert rule(match, "kill seat2 elder") == "kill.held-not-there"
    assert rule(match, "kill seat4 elder") == "kill.no-seat"
    match.play("kill seat3 elder")
    assert seat(match, 3)["elders"] == 1
    assert match.position()["bag"] == "w"


def test_an_emptied_tile_gets_a_camel_but_gives_no_action():
    """2.4; rulebook picture 7: two camels in one activation, only the first tile's action."""
    match = table({"c3": "r", "c2": "r", "c1": "g", "f5": "w", "e5": "w"}, [{"camels": 5}, {}])
    play(match, ["take c3", "drop c2 red", "kill c1 green"])
    assert (on(match, "c2")["camel"], on(match, "c1")["camel"]) == (1, 1)
    assert seat(match, 1)["camels"] == 3
    assert legal(match, "skip") == ["skip"]
    assert match.position()["captured"]["tile"] == "c2"


def test_the_end_tile_has_priority_for_the_last_camel():
    """2.4: no choice."""
    match = table({"c3": "r", "c2": "r", "c1": "g"}, [{"camels": 1}, {}])
    play(match, ["take c3", "drop c2 red", "kill c1 green"])
    assert (on(match, "c2")["camel"], on(match, "c1")["camel"]) == (1, None)


def test_a_camel_on_the_killed_tile_stays():
    """Rulebook: a tile that holds a camel keeps its owner."""
    match = at_kill({"c2": "g #2"}, 1)
    match.play("kill c2 green")
    assert on(match, "c2")["camel"] == 2


def test_the_kill_is_compulsory_without_fakirs_only():
    """Our choice: skip if and only if nobody can be killed without Fakirs, on the board or in front of an opponent."""
    assert rule(at_kill({"c2": "g"}, 1), "skip") == "kill.must"
    for held in ("viziers", "elders"):
        assert rule(at_kill({}, 1, seats=[{}, {held: 1}]), "skip") == "kill.must"
        assert at_kill({}, 1, seats=[{held: 1}, {held: 1, "djinns": ["boaz"]}]).legal() == ["skip"]
    match = at_kill({"c1": "g"}, 1, seats=[{"cards": ["fakir"]}, {}])
    assert match.legal()[:2] == ["kill c1 green fakirs 1", "skip"]
    match.play("skip")
    assert match.position()["phase"] == "tile"


def test_the_own_end_tile_is_in_reach():
    """Our choice: no farther than; with control. The option refuses it, and then it does not make a kill compulsory either."""
    match = at_kill({"c3": "g"}, 1)
    assert match.legal() == ["kill c3 green"]
    match.play("kill c3 green")
    assert on(match, "c3")["camel"] == 1
    refused = {"assassin_may_target_final_tile": "no"}
    match = at_kill({"c3": "g", "c2": "g"}, 1, options=refused)
    assert match.legal() == ["kill c2 green"]
    assert rule(match, "kill c3 green") == "kill.end-tile"
    assert at_kill({"c3": "g"}, 1, options=refused).legal() == ["skip"]


def test_captured_assassins_are_in_the_bag_before_the_kill():
    """Our choice."""
    match = play(table({"c3": "r", "c2": "rr", "c1": "g"}), ["take c3", "drop c2 red"])
    assert match.position()["bag"] == "rrr"
    assert match.position()["phase"] == "kill"


def test_only_iblis_kills_two():
    """Djinns, Iblis."""
    match = at_kill({"c2": "gg"}, 1, seats=[{}, {"viziers": 2}])
    assert match.legal() == ["kill c2 green", "kill seat2 vizier"]
    assert rule(match, "kill c2 green,green") == "kill.one"
    assert rule(match, "kill seat2 vizier,vizier") == "kill.one"
    assert rule(at_kill({"c2": "g"}, 1), "kill c2 red") == "kill.not-there"
