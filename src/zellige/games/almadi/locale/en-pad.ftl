## The score pad: what a person counts on a real table

pad-oases = Size of each group of two or more
pad-lone = Oases alone
pad-caravans = Size of each group
pad-market = Goods in Markets
pad-stalls = Goods on Stall cards
pad-palaces = What each Palace is worth
pad-jars = Activated Jars
pad-mosaics = Mosaic cards
pad-done = Completed: points of each
pad-missed = Incomplete: points of each
pad-rubies = Rubies
pad-characters = Recruited Characters
pad-copy = Zumurrud copies
pad-spice = Spices in Markets
pad-leather = Leather in Markets
pad-carpet = Carpets in Markets
pad-pottery = Pottery in Markets
pad-motif = Mosaics of your most frequent pattern
pad-row = Landscapes in your longest row
pad-idle-jars = Jars not activated
pad-holes = Gaps of one space

why-each = { $count } × { $each }
why-largest = largest group: { $size }
why-caravans = { $goods } goods, room for { $capacity }
why-mosaics = { $placed } of { $held } on Palaces, as well as can be
why-halved = { $count } ÷ 2, rounded down
why-rubies-solo = { $count } by the table of the solo game
why-rubies-rank = { $count }, rank { $rank }

verdict-exile = Your title: { title-exile }. { title-exile.verdict }
verdict-subject = Your title: { title-subject }. { title-subject.verdict }
verdict-apprentice = Your title: { title-apprentice }. { title-apprentice.verdict }
verdict-architect = Your title: { title-architect }. { title-architect.verdict }
verdict-builder = Your title: { title-builder }. { title-builder.verdict }
verdict-minister = Your title: { title-minister }. { title-minister.verdict }
verdict-vizier = Your title: { title-vizier }. { title-vizier.verdict }
verdict-genie = Your title: { title-genie }. { title-genie.verdict }

refused-realm = { $place }: Oases, Caravans and Palaces are { $found } together, and a realm has { $most } Landscapes at most.
refused-row = { $place }: { $found } is more than the { $most } that a row can hold.
refused-goods = { $place }: { $found } by kind is more than the { $most } goods in Markets.
refused-box-oases = { $place }: { $found } in all realms, but { $most } at most are in the game.
refused-box-caravans = { $place }: { $found } in all realms, but { $most } at most are in the game.
refused-box-palaces = { $place }: { $found } in all realms, but { $most } at most are in the game.
refused-box-mosaics = { $place }: { $found } in all, but { $most } Mosaic cards are in the game.
refused-box-done = { $place }: { $found } Objectives with the incomplete ones, but { $most } are in the game.
refused-box-rubies = { $place }: { $found } in all, but { $most } rubies are in the game.
refused-motif = { $place }: { $found } is more than all { $most } Mosaic cards.
refused-solo-character = { $place }: { $card } is not in the solo game.
refused-copies = { $place }: Zumurrud copies one Character, not { $found }.
refused-copy = { $place }: { $card } is before no other player.
