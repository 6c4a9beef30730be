"""All 26 Characters. A game with Characters counts two rubies as a point."""

from __future__ import annotations

import pytest

from zellige.games.almadi import GAME
from zellige.games.almadi.components import CHARACTERS, read_set

from .table import EMPTY_ABOVE, characters, of_kinds, seat_with, with_figure

EFFECTS = {"seat": 1, "phase": "effects", "board": {"4a": None}}


def with_one(name: str, realm=None, start: str = "S1", **more):
    """A seat that has recruited a Character."""
    return seat_with(start, realm, recruited=[name, *more.pop("also", [])], **more)


def bonus(name: str, realm=None, start: str = "S1", **more) -> int:
    return characters(with_one(name, realm, start, **more), seat_with("S5")).terms()[name]


def waking(name: str, realm=None, **more):
    """A Genie waits for a seat that has recruited a Character."""
    turn = {"wish": True, "refill": "4a"} | more.pop("turn", {})
    return characters(
        with_one(name, realm or {"4,1": "P01"}, **more.pop("own", {})), seat_with("S5"), turn=turn, **EFFECTS, **more
    )


# --- recruiting ---


def test_recruiting():
    """Playing with characters 2: from the hand or the face-up row, for rubies that go back to the supply."""
    found = characters(
        seat_with("S1", hand=["aziz", "dunya"], rubies=4),
        seat_with("S2", hand=["harun", None]),
        face_up=["ali_baba", "hindbad"],
    )
    assert found.legal("recruit") == ["recruit aziz", "recruit dunya", "recruit hindbad", "recruit ali_baba"]
    assert found.why("recruit harun") == "characters.not-available"
    found.play("recruit aziz")
    assert found.seat()["rubies"] == 2
    assert found.document()["ruby_supply"] == 28
    assert (found.seat()["hand"], found.seat()["recruited"]) == (["dunya"], ["aziz"])
    assert found.why("recruit ali_baba") == "characters.price"
    assert found.why("recruit aziz") == "characters.recruited"
    row = characters(seat_with("S1", hand=["aziz", "dunya"], rubies=9), seat_with("S2"), face_up=["hindbad"])
    row.play("recruit hindbad")
    assert row.document()["face_up"] == []
    assert GAME.to_document(GAME.masked(row.state, 1))["seats"][0]["hand"] == [None, None]


@pytest.mark.parametrize("mover", [1, 2, 3, 4, 5])
def test_every_seat_recruits_from_its_own_hand(mover):
    """Playing with characters 2: of five seats with one Character in hand each, the one to move may take its own alone."""
    hands = ["aziz", "dunya", "harun", "hindbad", "abriza"]
    seats = [seat_with(f"S{number}", hand=[name], rubies=5) for number, name in enumerate(hands, 1)]
    assert characters(*seats, seat=mover).legal("recruit") == [f"recruit {hands[mover - 1]}"]


def test_any_time_and_any_number():
    """Playing with characters 2: at every decision of one's own turn, also between Genie moves, as many as one
    can pay.
    """
    seat = seat_with("S1", rubies=9, hand=["aziz", "hindbad"])
    found = characters(seat, seat_with("S2"), board={"4a": "P01"}).play("recruit aziz", "take 4a")
    assert found.legal("recruit") == ["recruit hindbad"]
    found.play("place 4,1", "genie 4,1>3,1", "recruit hindbad", "done")
    assert found.seat()["recruited"] == ["aziz", "hindbad"]
    assert found.why("recruit aziz") == "characters.recruited"


def test_without_characters():
    """Playing with characters: without the option there are none."""
    from .table import two

    assert two().why("recruit aziz") == "characters.off"
    assert two().why("ali") == "characters.off"


def test_prices():
    """Playing with characters 2; 2: Ali Baba costs four rubies; every Character has a price."""
    assert next(one["cost"] for one in read_set()["characters"] if one["id"] == "ali_baba") == 4
    assert len(read_set()["characters"]) == len(CHARACTERS) == 26


def test_rubies_in_pairs():
    """Playing with characters 3: a point for two rubies, no ranks."""
    found = characters(seat_with("S1", rubies=7), seat_with("S2", rubies=2))
    assert [found.terms(seat)["rubies"] for seat in (1, 2)] == [3, 1]


def test_paid_rubies_come_back():
    """Playing with characters 2: paid rubies return to the supply and can be taken again."""
    found = characters(
        seat_with("S1", {"1,1": "P06"}, rubies=3, hand=["aziz"]), seat_with("S2", rubies=27), board={"1a": "C01"}
    )
    found.play("take 1a", "place 1,2")
    assert found.why("ruby") == "effects.empty"
    found.play("recruit aziz", "ruby")
    assert found.seat()["rubies"] == 2


def test_completion_after_paying():
    """The objectives: a payment is looked at like every change; what was completed stays."""
    seat = seat_with("S1", rubies=4, stalls=["ST01", "ST09", "ST17", "ST25"], objectives={"OBJ09": True}, hand=["aziz"])
    found = characters(seat, seat_with("S2")).play("recruit aziz")
    assert found.seat()["objectives"] == {"OBJ09": True}


# --- powers of the end ---


def test_ali_shar():
    """Description of the characters, Ali Shar: a point for two spices or two pottery in Markets, the better kind; cards do
    not count.
    """
    assert bonus("ali_shar", {"1,1": "M06", "1,2": "M17"}, stalls=["ST01", "ST25"]) == 4
    assert bonus("ali_shar", {"1,1": "M07"}) == 3


def test_aziz():
    """Description of the characters, Aziz: a point for two leather goods or two carpets in Markets, the better kind."""
    assert bonus("aziz", {"1,1": "M03", "1,2": "M08", "1,3": "M04"}, stalls=["ST09"]) == 3


def test_ali_cogia():
    """Description of the characters, Ali Cogia: all Caravans are one group, to the letter even where that carries
    less.
    """
    realm = of_kinds("CC.C.M.M")
    assert characters(with_one("ali_cogia", realm), seat_with("S5")).terms()["caravans"] == 12
    assert characters(seat_with("S1", realm), seat_with("S5")).terms()["caravans"] == 9
    many = of_kinds("C.C/CCCCCCC") | {"4,1": "M05"}
    stalls = [f"ST{number:02d}" for number in range(1, 33)]
    assert characters(with_one("ali_cogia", many, stalls=stalls), seat_with("S5")).terms()["caravans"] == 65


def test_ali_cogia_never_worse():
    """Our choice: by option he never carries less than the groups would: eight and two carry 70, ten together 65."""
    realm = of_kinds("...CC/CCCCCCCC", top=1) | {}
    realm = {f"2,{column}": f"C{column:02d}" for column in range(2, 10)} | {"4,3": "C10", "4,4": "C11"}
    stalls = [f"ST{number:02d}" for number in range(1, 33)]
    by_letter = characters(with_one("ali_cogia", realm, "S1", stalls=stalls), seat_with("S5"))
    never = characters(with_one("ali_cogia", realm, "S1", stalls=stalls), seat_with("S5"), options={"ali_cogia": "never_worse"})
    assert by_letter.terms()["caravans"] == 65
    assert never.terms()["caravans"] == min(65 + 5 + 2, 64 + 4)


def test_aziza():
    """Description of the characters, Aziza: three points for each Mosaic not on a Palace; cheap Palaces are left without."""
    realm = {"1,3": "P01", "1,4": "O01", "1,2": "M01"}
    found = characters(with_one("aziza", realm, mosaics=["MO01", "MO02", "MO03"]), seat_with("S5"))
    assert found.terms()["palaces"] == 3 + 2
    assert (found.terms()["mosaics"], found.terms()["aziza"]) == (3, 6)


def test_zubaydah():
    """Description of the characters, Zubaydah: two Mosaics on a Palace repeat it twice."""
    realm = {"1,3": "P01", "1,4": "O01", "1,2": "M01"}
    found = characters(with_one("zubaydah", realm, mosaics=["MO01", "MO02", "MO03"]), seat_with("S5"))
    assert found.terms()["mosaics"] == 3 + 3 + 2
    assert found.cells("mosaics") == ["1,3", "1,3", "2,0"]


def test_dalila():
    """Description of the characters, Dalila: a point for two goods left behind, rounded once on the whole."""
    assert bonus("dalila", {"1,2": "M01", "1,3": "M03"}, stalls=["ST01"]) == (14 - 2) // 2
    assert bonus("dalila", {"1,3": "C01", "1,4": "C02", "1,5": "M01"}) == (8 - 7) // 2
    assert bonus("dalila", {"1,3": "C01", "1,4": "C02", "1,5": "M01"}, stalls=["ST01"]) == (10 - 7) // 2
    assert bonus("dalila", {"1,2": "M01"}, stalls=["ST01"], also=["zobeide"]) == (8 + 4 - 2) // 2


def test_zobeide():
    """Description of the characters, Zobeide: goods on Stall cards count twice, for transport only."""
    realm = of_kinds("CCCC", left=2)
    found = characters(with_one("zobeide", realm, stalls=["ST01", "ST02"]), seat_with("S5"))
    assert found.terms()["caravans"] == 4 + 8


def test_dunya():
    """Description of the characters, Dunya: three points for each Mosaic of the most frequent motif, placed or not."""
    assert bonus("dunya", mosaics=["MO01", "MO02", "MO09", "MO10", "MO17"]) == 6
    assert bonus("dunya") == 0


def test_harun():
    """Description of the characters, Harun al-Rashid: a point for each Landscape of the longest row, gaps or not, start
    tile included.
    """
    assert bonus("harun", of_kinds("PP.PP/P")) == 5
    assert bonus("harun", {"5,0": "P01", "5,1": "C01"}, also=["abriza"]) == 2


def test_hindbad():
    """Description of the characters, Hindbad: a point for each Jar that is not active, start tile included."""
    assert bonus("hindbad", {"1,1": "C20"}) == 2
    found = characters(with_one("hindbad", {"2,1": "C01"}), seat_with("S5"))
    assert (found.terms()["hindbad"], found.terms()["jars"]) == (0, 1)


def test_khalifa():
    """Description of the characters, Khalifah: two points for each Oasis alone."""
    assert bonus("khalifa", of_kinds("..OO.O/...../O")) == 2 * 3


def test_forty_thieves():
    """Description of the characters, The 40 thieves: three points for a single empty place with four Landscapes around; a
    gap of two is none.
    """
    assert bonus("forty_thieves", of_kinds("PP/.P/PP")) == 3
    assert bonus("forty_thieves", of_kinds(".PPP/P..P/.PP.")) == 0
    assert bonus("forty_thieves", of_kinds("P.P/PPP")) == 0
    assert bonus("forty_thieves", of_kinds("P.P/PPP") | {"0,2": "M20"}, also=["abriza"]) == 3


def test_shahriar():
    """Description of the characters, Shahryar: three points more for each completed Objective."""
    assert bonus("shahriar", objectives={"OBJ17": True, "OBJ01": False, "OBJ24": True}) == 6


def test_sheherazade():
    """Description of the characters, Sheherazade: three points for each recruited Character, herself included."""
    assert bonus("sheherazade", also=["aziz", "zumurrud"]) == 9


def last_turn(*seats, **more):
    """The last tile of the pile lies ready; seat 1 plays the last regular turn."""
    return characters(*seats, pile={"palace": 1}, board={"1a": "C01"}, **more)


def test_dunyazad():
    """Description of the characters, Dunyazad: one more whole turn after the end, from the tiles of the board, which is
    not filled up.
    """
    found = last_turn(seat_with("S1", {"1,1": "P06"}), with_one("dunyazad", start="S2"))
    found.play("take 1a", "place 1,2", "done")
    assert (found.mover, found.document()["extra"]) == (2, True)
    assert len(found.legal("take")) == 8
    found.play(found.legal("take")[0])
    found.play(found.legal("place")[0], "done")
    assert found.mover is None
    assert list(found.document()["board"].values()).count(None) == 1
    assert len(found.seat(2)["tiles"]) == 1


def test_dunyazad_copied():
    """Description of the characters, Dunyazad and Zumurrud: a copy is declared when the game ends; both play,
    clockwise.
    """
    found = last_turn(seat_with("S1", recruited=["zumurrud"]), with_one("dunyazad", start="S2"), seat_with("S3"))
    found.play("take 1a", "place 1,1", "done")
    assert found.document()["phase"] == "end1"
    assert found.legal() == ["pass", "zumurrud dunyazad"]
    found.play("zumurrud dunyazad")
    assert (found.mover, found.document()["extra_queue"]) == (2, [1])
    found.play(found.legal("take")[0])
    found.play(found.legal("place")[0], "done")
    assert found.mover == 1
    assert len(found.legal("take")) == 7


def test_genie_limit_in_the_extra_turn():
    """Description of the characters, Dunyazad: the extra turn has three moves of its own."""
    turn = {"wish": True, "moves": 3, "refill": "4a"}
    seats = with_one("dunyazad", {"4,1": "P01"}), seat_with("S2")
    found = characters(*seats, pile={"palace": 1}, seat=1, phase="effects", turn=turn, board={"4a": None}).play("done")
    assert found.document()["extra"] is True
    assert found.document()["turn"]["moves"] == 0


# --- powers of the game ---


def test_abriza():
    """Description of the characters, Abriza: a Genie move may end one row above or below, also at the start tile, next to
    a Landscape.
    """
    found = waking("abriza")
    moves = found.legal("genie")
    assert {"genie 4,1>0,0", "genie 4,1>5,0"} <= set(moves)
    assert found.why("genie 4,1>0,1") == "place.adjacent"
    assert found.why("genie 4,1>3,0") == "place.occupied"
    found.play("genie 4,1>5,0")
    assert found.seat()["tiles"] == {"5,0": "P01"}
    assert found.terms()["palaces"] == 2 + 2


def test_abriza_does_not_place():
    """Description of the characters, Abriza: ordinary placements stay in rows 1 to 4, Morgiana's too."""
    found = characters(with_one("abriza", also=["morgiana"]), seat_with("S2")).play("take 1a")
    assert found.why("place 0,0") == "place.rows"
    assert found.legal("place") == ["place 1,1", "place 2,1"]


def test_abriza_opens_empty_places():
    """Our choice: recruiting her is a change like any other: an Objective that an outer row completes is completed at once."""
    seat = seat_with("S1", {"1,1": "P01"}, rubies=9, hand=["abriza", "aziz"], objectives={"OBJ07": False})
    found = with_figure(characters(seat, seat_with("S2")), "OBJ07", EMPTY_ABOVE).play("recruit aziz")
    assert found.seat()["objectives"] == {"OBJ07": False}
    found.play("recruit abriza")
    assert found.seat()["objectives"] == {"OBJ07": True}


@pytest.mark.parametrize(("name", "what"), [("aladdin", "rubies"), ("badroulboudour", "mosaics"), ("paribanou", "stalls")])
def test_when_a_genie_wakes(name, what):
    """Description of the characters, Aladdin, Badroulbador, Paribanou: once a turn, while a Genie waits, also at the
    limit of moves.
    """
    found = waking(name, turn={"moves": 3})
    found.play(name)
    own = found.seat()[what]
    assert (own if isinstance(own, int) else len(own)) == 1
    assert found.why(name) == "characters.once"
    moved = waking(name, {"4,1": "P01", "1,1": "C01"}).play("genie 4,1>2,1")
    assert moved.why(name) == "genie.none"


def test_powers_of_once_a_turn_come_back():
    """Description of the characters: what works once a turn works again in the next, all five of them."""
    names = ["aladdin", "badroulboudour", "paribanou", "hussain", "zaynab"]
    seat = seat_with("S1", {"1,1": "C01"}, recruited=names)
    piles = {name: {"top": f"{letters}30", "left": 6} for name, letters in (("mosaic_pile", "MO"), ("stall_pile", "ST"))}
    found = characters(seat, board={"4a": "P01"}, **piles)
    found.play("take 4a", "place 4,1", *names[:3], "hussain 1,1<>4,1")
    found.play(found.legal("zaynab")[0])
    assert sorted(found.document()["turn"]["used"]) == sorted(names)
    assert {found.why(name) for name in names[:3]} == {"characters.once"}
    found.draws = ["draw O11"]
    found.play("done", "take 4a", "place 4,2")
    assert found.document()["turn"]["used"] == []
    for verb in names:
        assert found.legal(verb)


def test_aladdin_and_ali_baba():
    """Description of the characters, Aladdin and Ali Baba: the ruby of another Character's power is not doubled."""
    assert waking("aladdin", own={"also": ["ali_baba"]}).play("aladdin").seat()["rubies"] == 1


def test_an_empty_pile_stops_the_genie_s_helpers():
    """Description of the characters: what is not there cannot be taken."""
    assert waking("aladdin", ruby_supply=0).why("aladdin") == "effects.empty"
    assert waking("paribanou", stall_pile={}).why("paribanou") == "effects.empty"


def test_ali():
    """Description of the characters, Ali: instead of choosing, draw a tile and place it in any row."""
    found = characters(with_one("ali"), seat_with("S2"))
    found.draws = ["draw P05"]
    pile = sum(found.document()["pile"].values())
    found.play("ali")
    assert found.document()["phase"] == "ali"
    assert found.document()["turn"]["tile"] == "P05"
    assert found.legal("place") == ["place 1,1", "place 2,1", "place 3,1", "place 4,1"]
    found.play("place 3,1", "done")
    assert sum(found.document()["pile"].values()) == pile - 1
    assert None not in found.document()["board"].values()


def test_ali_trades():
    """Description of the characters, Ali: or it replaces a tile of the board, which is placed by its row; nothing else is
    filled up.
    """
    found = characters(with_one("ali"), seat_with("S2"), board={"2a": "C01"})
    found.draws = ["draw P05"]
    found.play("ali", "put 2a")
    assert found.document()["board"]["2a"] == "P05"
    assert found.legal("place") == ["place 2,1"]
    found.play("place 2,1", "done")
    assert found.seat()["tiles"] == {"2,1": "C01"}
    assert found.mover == 2


def test_ali_needs_a_pile():
    """Description of the characters, Ali: without a pile he cannot draw; drawing the last tile ends the game after the turn."""
    found = characters(with_one("ali"), seat_with("S2"), pile={"palace": 1})
    found.play("ali", "place 1,1", "done")
    assert found.mover is None
    empty = characters(with_one("ali"), seat_with("S2"), pile={}, extra=True)
    assert empty.why("ali") == "ali.no-pile"


def test_ali_baba():
    """Description of the characters, Ali Baba: each Ruby effect brings two rubies, or what is left."""
    found = characters(with_one("ali_baba", {"1,1": "P06"}), seat_with("S2"), board={"1a": "C01"})
    assert found.play("take 1a", "place 1,2", "ruby").seat()["rubies"] == 2
    last = characters(with_one("ali_baba", {"1,1": "P06"}), seat_with("S2"), board={"1a": "C01"}, ruby_supply=1)
    assert last.play("take 1a", "place 1,2", "ruby").seat()["rubies"] == 1


def test_hussain():
    """Description of the characters, Hussain: once a turn a Genie swaps two tiles; it is one of the three moves."""
    found = waking("hussain", {"4,1": "P01", "1,1": "C01"})
    assert "hussain 1,1<>4,1" in found.legal()
    assert found.why("hussain 4,1<>1,1") == "hussain.order"
    assert found.why("hussain 1,0<>1,1") == "genie.start"
    found.play("hussain 1,1<>4,1")
    assert found.seat()["tiles"] == {"1,1": "P01", "4,1": "C01"}
    assert found.document()["turn"]["moves"] == 1
    assert found.wish
    assert found.why("hussain 1,1<>4,1") == "characters.once"


def test_a_swap_is_a_move_of_other_tiles():
    """Description of the characters, Hussain: after it no tile moves straight back, so every tile may go anywhere."""
    turn = {"moves": 1, "no_return": ["4,1", "3,1"]}
    found = waking("hussain", {"4,1": "P01", "1,1": "C01"}, turn=turn)
    assert found.why("genie 4,1>3,1") == "genie.back"
    found.play("hussain 1,1<>4,1")
    assert found.document()["turn"]["no_return"] is None
    assert found.wish
    assert {"genie 4,1>3,1", "genie 1,1>3,1", "genie 1,1>2,1"} <= set(found.legal("genie"))
    assert found.why("genie 4,1>3,1") is None


def test_hussain_and_the_wishes():
    """Description of the characters, Hussain; 10: by option a swap is no wish and possible after three moves."""
    full = {"turn": {"moves": 3}}
    assert waking("hussain", {"4,1": "P01", "1,1": "C01"}, **full).why("hussain 1,1<>4,1") == "genie.three"
    free = waking("hussain", {"4,1": "P01", "1,1": "C01"}, turn={"moves": 3}, options={"hussain_wish": False})
    assert free.play("hussain 1,1<>4,1").document()["turn"]["moves"] == 3


def test_a_contact_between_the_swapped_counts_once():
    """Description of the characters, Hussain: effects of both tiles, a contact between them once."""
    found = waking("hussain", {"2,1": "P01", "2,2": "O13", "4,1": "M01"})
    found.play("hussain 2,1<>2,2")
    assert found.pool == {}
    once = waking("hussain", {"3,2": "P01", "3,3": "P19", "3,1": "C01"})
    once.play("hussain 3,2<>3,3")
    assert once.pool == {"marteline": 1}


def test_jafar():
    """Description of the characters, Jafar: nobody takes his owner's Objectives, whenever they came."""
    turn = {"pool": {"moon": 1}, "refill": "4a"}
    seats = seat_with("S1"), with_one("jafar", start="S2", objectives={"OBJ17": False})
    found = characters(*seats, turn=turn, **EFFECTS)
    assert found.legal() == ["done"]
    assert found.why("moon OBJ17<seat2") == "moon.jafar"
    copied = seat_with("S3", recruited=["zumurrud"], copied="jafar", objectives={"OBJ24": False})
    found = characters(*seats, copied, turn=turn, **EFFECTS)
    assert found.legal() == ["done"]
    assert found.why("moon OBJ24<seat3") == "moon.jafar"


def test_morgiana():
    """Description of the characters, Morgiana: one row higher or lower than the board's, within 1 to 4; by option any row."""
    found = characters(with_one("morgiana"), seat_with("S2")).play("take 2a")
    assert found.legal("place") == ["place 1,1", "place 2,1", "place 3,1"]
    assert found.why("place 4,1") == "place.row"
    any_row = characters(with_one("morgiana"), seat_with("S2"), options={"morgiana": "any"}).play("take 2a")
    assert len(any_row.legal("place")) == 4


def test_morgiana_and_ali():
    """Description of the characters, Ali and Morgiana: the tile that was replaced may go to a neighbouring row."""
    found = characters(with_one("ali", also=["morgiana"]), seat_with("S2")).play("ali", "put 2a")
    assert found.legal("place") == ["place 1,1", "place 2,1", "place 3,1"]


def test_zaynab():
    """Description of the characters, Zaynab: once a turn a Mosaic for the top Stall card or the other way round; the card
    goes under its pile.
    """
    seat = with_one("zaynab", mosaics=["MO01", "MO02", "MO09"], stalls=["ST01", "ST02"])
    found = characters(seat, seat_with("S2"), stall_pile={"top": "ST30", "left": 2}, mosaic_pile={"top": "MO30", "left": 2})
    assert found.legal("zaynab") == ["zaynab A>stall", "zaynab B>stall", "zaynab spice2>mosaic"]
    found.play("zaynab A>stall")
    assert found.seat()["mosaics"] == ["MO02", "MO09"]
    assert found.seat()["stalls"] == ["ST01", "ST02", "ST30"]
    assert found.document()["mosaic_pile"]["under"] == ["MO01"]
    assert found.why("zaynab B>stall") == "characters.once"


def test_zaynab_s_card_comes_last():
    """Description of the characters, Zaynab; 4: what lies under a pile is drawn after everything else; by option it leaves
    the game.
    """
    seat = with_one("zaynab", {"1,1": "P06"}, mosaics=["MO01"])
    found = characters(seat, seat_with("S2"), mosaic_pile={"top": "MO30", "left": 0}, stall_pile={"top": "ST30", "left": 2})
    found.play("zaynab A>stall")
    assert found.document()["mosaic_pile"] == {"top": "MO30", "left": 0, "under": ["MO01"], "out": []}
    pile = {"top": "MO30", "left": 1, "under": ["MO02"]}
    turn = {"pool": {"marteline": 3}, "refill": "4a"}
    later = characters(seat, seat_with("S2"), mosaic_pile=pile, stall_pile={"top": "ST30", "left": 2}, turn=turn, **EFFECTS)
    later.play("zaynab A>stall")
    assert later.document()["mosaic_pile"]["under"] == ["MO02", "MO01"]
    later.draws = ["uncover MO20"]
    assert later.play("marteline", "marteline", "marteline").seat()["mosaics"] == ["MO02", "MO20", "MO30"]
    assert later.document()["mosaic_pile"]["top"] == "MO01"
    boxed = characters(seat, seat_with("S2"), mosaic_pile={"top": "MO30", "left": 0}, stall_pile={"top": "ST30", "left": 2},
                       options={"zaynab_card": "box"}).play("zaynab A>stall")
    assert boxed.document()["mosaic_pile"]["out"] == ["MO01"]
    stalls = characters(with_one("zaynab", stalls=["ST01"]), seat_with("S2"), mosaic_pile={"top": "MO30", "left": 2},
                        stall_pile={"top": "ST30", "left": 2}, options={"zaynab_card": "box"}).play("zaynab spice2>mosaic")
    assert stalls.document()["stall_pile"] == {"top": "ST30", "left": 2, "under": [], "out": ["ST01"]}


def test_zaynab_needs_the_other_pile():
    """Description of the characters, Zaynab: impossible when the pile she takes from is empty, or without a card to give."""
    found = characters(with_one("zaynab", mosaics=["MO01"], stalls=["ST01"]), seat_with("S2"), stall_pile={})
    assert found.legal("zaynab") == ["zaynab spice2>mosaic"]
    assert found.why("zaynab A>stall") == "effects.empty"
    assert found.why("zaynab B>stall") == "zaynab.none"
    found = characters(with_one("zaynab", mosaics=["MO01"], stalls=["ST01"]), seat_with("S2"), mosaic_pile={})
    assert found.legal("zaynab") == ["zaynab A>stall"]
    assert found.why("zaynab spice2>mosaic") == "effects.empty"


def test_an_exchange_is_one_change():
    """Our choice: Objectives are not looked at in the middle of an exchange: four Mosaics and three Stalls are never four
    and four.
    """
    seat = with_one(
        "zaynab", mosaics=["MO01", "MO09", "MO17", "MO25"], stalls=["ST01", "ST09", "ST17"], objectives={"OBJ06": False}
    )
    found = characters(seat, seat_with("S2"), stall_pile={"top": "ST30", "left": 2}).play("zaynab A>stall")
    assert found.seat()["objectives"] == {"OBJ06": False}


def test_an_effect_waits_for_its_pile():
    """Our choice: a pile is looked at when the effect is realised: a card that Zaynab brings makes it possible again."""
    seat = with_one("zaynab", {"1,1": "P06"}, mosaics=["MO01"])
    turn = {"pool": {"marteline": 1}, "refill": "4a"}
    found = characters(seat, seat_with("S2"), mosaic_pile={}, stall_pile={"top": "ST30", "left": 2}, turn=turn, **EFFECTS)
    assert found.why("marteline") == "effects.empty"
    found.play("zaynab A>stall")
    assert found.why("marteline") is None


def test_zumurrud():
    """Description of the characters, Zumurrud: copies one Character that another player has recruited, once and for good."""
    found = characters(
        seat_with("S1", recruited=["zumurrud", "aziz"], hand=["dunya"]),
        with_one("harun", start="S2", also=["hindbad"], hand=["khalifa"]),
        face_up=["dalila"],
    )
    assert found.legal("zumurrud") == ["zumurrud harun", "zumurrud hindbad"]
    for not_recruited_by_another in ("aziz", "dunya", "khalifa", "dalila", "aziza"):
        assert found.why(f"zumurrud {not_recruited_by_another}") == "zumurrud.other"
    found.play("zumurrud harun")
    assert found.terms()["harun"] == 1
    assert found.terms(2)["harun"] == 1
    assert found.why("zumurrud hindbad") == "zumurrud.fixed"


def test_zumurrud_at_the_end():
    """Description of the characters, Zumurrud: asked before the count-up when she has not chosen; not Dunyazad any
    more.
    """
    found = last_turn(seat_with("S1", recruited=["zumurrud"]), with_one("harun", start="S2"))
    found.play("take 1a", "place 1,1", "done")
    assert found.document()["phase"] == "end2"
    assert found.legal() == ["pass", "zumurrud harun"]
    assert found.play("zumurrud harun").mover is None
    passed = last_turn(seat_with("S1", recruited=["zumurrud"]), with_one("dunyazad", start="S2", also=["harun"]))
    passed.play("take 1a", "place 1,1", "done", "pass")
    passed.play(passed.legal("take")[0])
    passed.play(passed.legal("place")[0], "done")
    assert passed.document()["phase"] == "end2"
    assert passed.why("zumurrud dunyazad") == "zumurrud.late"


def test_zumurrud_copies_powers_of_the_game():
    """Description of the characters, Zumurrud: a copied power of the game works with its own limit a turn."""
    seats = seat_with("S1", {"4,1": "P01"}, recruited=["zumurrud"], copied="aladdin"), with_one("aladdin", start="S2")
    found = characters(*seats, turn={"wish": True, "refill": "4a"}, **EFFECTS)
    assert found.play("aladdin").seat()["rubies"] == 1
