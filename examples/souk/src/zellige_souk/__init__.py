"""The souk: sell in the open, keep under cover."""

from zellige.core.game import Game, Option
from zellige.core.vocabulary import PlainView
from zellige_souk import players, position, rules, texts

GAME = Game(
    name="souk",
    rules_version=1,
    seat_counts=(2, 3, 4),
    dtype=rules.DTYPE,
    bounds=rules.BOUNDS,
    actions=4 * rules.KINDS,
    longest_legal=2 * rules.KINDS,
    longest_game=rules.longest_game,
    score_bounds=rules.score_bounds,
    options=(Option("glut", rules.GLUTS, "house"),),
    home=texts.HOME,
    example=True,
    setup=rules.setup,
    legal=rules.legal,
    weights=rules.weights,
    chance_pile=rules.chance_pile,
    apply=rules.apply,
    to_move=rules.to_move,
    returns=rules.returns,
    mask=rules.mask,
    resample=rules.resample,
    heard=rules.heard,
    describe=texts.describe,
    parse=texts.parse,
    terms=texts.terms,
    reason=texts.reason,
    narrate=texts.narrate,
    view=texts.view,
    view_form=PlainView,
    show=texts.show,
    write=position.write,
    read=position.read,
    players={"hawker": players.hawker},
)
