## The score pad: what a person counts on a real table

pad-buildings = Buildings
pad-stables = Stables
pad-walls = Wall pieces beside it
pad-merchants = Merchants beside it
pad-well = Buildings and stables two cells from the well, in a straight line
pad-neutral-orange = Size of the largest neutral orange palace
pad-neutral-brown = Size of the largest neutral brown palace
pad-neutral-grey = Size of the largest neutral grey palace
pad-neutral-violet = Size of the largest neutral violet palace
pad-claim = Claim of the largest palace (1: the first of all)
pad-tie = the larger palace decides, then its earlier claim
term-well = In line with the well

pad-help-buildings = Buildings of this colour in the palace, the one under the roof included. Who has no palace of the colour leaves this empty.
pad-help-stables = Stables that are part of this palace.
pad-help-walls = Pieces of the city wall that touch this palace.
pad-help-merchants = Merchants beside this palace, not counting corners. One between two palaces counts for both.
pad-help-well = Cells of your palaces that lie two from the well, straight up, down, left or right.
pad-help-palace-tile = Follows from the sizes of the palaces. Where two are equally large, say who took the tile first.
pad-help-neutral = Under a neutral roof; 0 where there is none. A larger one keeps the tile from everybody.
pad-help-claim = How early its roof was set: 1 for the first palace of all that was claimed. It parts two players who are equal in all else.
pad-help-tower = Whoever holds it at the end.

why-each = { $count } × { $each }
why-palace-tile = the largest palace of its colour: { $size }
why-tower = tower { $number }

refused-no-palace = { $place }: without a building there is no palace.
refused-stables = { $place }: beside { $size ->
    [one] { $size } building
   *[other] { $size } buildings
} there is room for { $most } stables at most.
refused-sides = { $place }: a palace of { $size ->
    [one] { $size } piece
   *[other] { $size } pieces
} has { $most } places beside it at most, and walls and merchants would take { $found }.
refused-box-buildings = { $place }: { $found } in all palaces, but { $most } buildings of this colour are in the game.
refused-box-stables = { $place }: { $found } in all palaces, but { $most } stables are in the game.
refused-box-walls = { $place }: { $found } in all palaces, but { $most } wall pieces are in the game, each beside one palace.
refused-box-merchants = { $place }: { $found } in all palaces, but { $most } merchants are in the game, each beside two palaces at most.
refused-well = { $place }: { $found } in all, but only { $most } cells lie so.
refused-well-own = { $place }: { $found } is more than the { $most } pieces in the palaces of this player.
refused-neutral-roofs = { $place }: with { $found } neutral palaces there are more than the { $most } neutral roofs.
refused-neutral-left = { $place }: { $found } is more than the { $most } pieces that other palaces leave.
refused-tile-no-palace = { $place }: { $seat } has no palace of this colour.
refused-tile-neutral = { $place }: not { $seat }, for a neutral palace of size { $found } is larger.
refused-tile-smaller = { $place }: not { $seat }, for the palace of { $other } is larger, of size { $found }.
refused-tile-nobody = { $place }: somebody holds it, for the palace of { $seat } has size { $found } and no neutral one is as large.
refused-tile-open = { $place }: several palaces have size { $found }; say who holds the tile, or nobody.
refused-claim-twice = { $place }: number { $found } is the claim of { $other }.
refused-tower = { $place }: { $seat } would hold { $tiles ->
    [one] { $tiles } tower tile
   *[other] { $tiles } tower tiles
} with { $found ->
    [0] no wall piece
    [one] { $found } wall piece
   *[other] { $found } wall pieces
} beside their palaces.
