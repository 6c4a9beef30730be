## The score pad: what a person counts on a real table

pad-tiles = Sum of the values on own tiles
pad-fish = Fish
pad-gold = Gold
pad-ivory = Ivory
pad-jewels = Jewels
pad-papyrus = Papyrus
pad-pottery = Pottery
pad-silk = Silk
pad-spice = Spice
pad-wheat = Wheat
pad-fakirs = Fakirs (for Al-Amin)

why-each = { $count } × { $each }
why-djinn = { $count } × { $each } with { $djinn }
why-fewer = { $count ->
    [one] { $count } opponent has
   *[other] { $count } opponents have
} fewer: { $count } × { $each }
why-djinns = { $djinns }
why-suits = suits of { $suits }
why-suits-free = suits of { $suits }, and { $free } more by Al-Amin

refused-box = { $place }: { $found } in all, but { $most } are in the box.
refused-tiles = { $place }: { $found } in all, but all tiles of the box come to { $most }.
refused-tile-values = { $place }: no { $most } tiles or fewer come to { $found }.
refused-no-tile = { $place }: { $found } on own tiles, but this player has no tile.
