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

pad-help-coins = The sum on your coins: 1 point each.
pad-help-viziers = Yellow meeples before you. Opponents with fewer bring 10 points each.
pad-help-elders = White meeples still before you.
pad-help-djinns = Those before you, spent or not. Some change what other rows bring.
pad-help-palms = Palm trees on the tiles with your camels.
pad-help-palaces = Palaces on the tiles with your camels.
pad-help-tiles = The numbers on the tiles with your camels, added up.
pad-help-goods = Cards of this kind in your hand. Different goods make a suit; the larger, the more it brings.
pad-help-fakirs = Every two of them count as one good of your choice.

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
