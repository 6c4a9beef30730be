# Almadi: every word a person reads about this game.

## The game

game-title = Almadi
game-tagline = Lay out Sheherazade’s realm, and let the genie rearrange it.
game-minutes = 45

## Players

player-patient = Vizier
    .help = Plans groups, Caravans against goods, Mosaics for the best Palaces, and Objectives worth taking.

## Options

option-characters = Characters
    .help = Rubies recruit Characters with powers; at the end of the game two rubies are worth a point.
option-characters-false = without Characters
option-characters-true = with Characters
option-start_tiles = Starting tiles
    .help = Whether starting tiles are dealt at random or chosen in turn order.
option-start_tiles-dealt = dealt at random
option-start_tiles-chosen = chosen in turn order
option-ali_cogia = Ali Cogia
    .help = More than eight Caravans carry less as one group than in two; read to the letter, he then costs points.
option-ali_cogia-letter = to the letter: always one group
option-ali_cogia-never_worse = never worse than without him
option-morgiana = Morgiana
    .help = Which other rows Morgiana opens.
option-morgiana-neighbour = the row above or below
option-morgiana-any = any row
option-hussain_wish = Hussain’s swap is a wish
    .help = Whether a swap counts as one of the three moves of a turn.
option-hussain_wish-true = counts
option-hussain_wish-false = does not count
option-zaynab_card = The card given to Zaynab
    .help = Where the exchanged card goes.
option-zaynab_card-under = under its pile
option-zaynab_card-box = out of the game
option-lone_oasis_bonus = Largest group of one Oasis
    .help = Whether a single Oasis can be the largest group when nobody has two together.
option-lone_oasis_bonus-false = earns no bonus
option-lone_oasis_bonus-true = earns the bonus

## Scores

column-oases = Oases
column-caravans = Caravans
column-palaces = Palaces
column-jars = Jars
column-mosaics = Mosaics
column-objectives = Objectives
column-rubies = Rubies
column-characters = Characters
term-oases = Groups of Oases
term-oasis_bonus = Largest group of Oases
term-caravans = Goods transported
term-palaces = Palaces
term-jars = Activated Jars
term-mosaics = Mosaics on Palaces
term-objectives = Completed Objectives
term-missed_objectives = Incomplete Objectives
term-rubies = Rubies
term-ali_shar = Ali Shar: spices or pottery
term-aziz = Aziz: leather or carpets
term-aziza = Aziza: Mosaics left over
term-dalila = Dalila: goods left behind
term-dunya = Dunya: most frequent pattern
term-harun = Harun al-Rashid: longest row
term-hindbad = Hindbad: Jars not activated
term-khalifa = Khalifah: isolated Oases
term-forty_thieves = The 40 thieves: gaps
term-shahriar = Shahryar: completed Objectives
term-sheherazade = Sheherazade: recruited Characters

## Titles of the solo game

title-exile = Exile
    .verdict = The court has seen enough: leave before the sultan does more than frown.
title-subject = Mere subject
    .verdict = A modest realm. Much remains to be learned.
title-apprentice = Apprentice
    .verdict = It holds together, but nobody will sing of it yet.
title-architect = Architect
    .verdict = The royal couple stops for a second look: here is talent.
title-builder = Master builder
    .verdict = Their trust in you was well placed.
title-minister = Minister
    .verdict = You belong to the inner circle now; one step is left.
title-vizier = Grand vizier
    .verdict = The highest office of Almadi is yours.
title-genie = Genie
    .verdict = No mortal builds like this. Almadi will keep your name.

## Characters

character-ali_shar = Ali Shar
    .power = A point for every 2 spices or every 2 pieces of pottery in your Markets, whichever is better.
character-ali_cogia = Ali Cogia
    .power = All your Caravans count as one group.
character-aziz = Aziz
    .power = A point for every 2 leather goods or every 2 carpets in your Markets, whichever is better.
character-aziza = Aziza
    .power = 3 points for each Mosaic that is not on a Palace.
character-dalila = Dalila
    .power = A point for every 2 goods your Caravans leave behind.
character-dunya = Dunya
    .power = 3 points for each Mosaic of the pattern you have most of.
character-dunyazad = Dunyazad
    .power = You take one more turn at the end of the game, before scoring.
character-harun = Harun al-Rashid
    .power = A point for each Landscape of your longest row.
character-hindbad = Hindbad
    .power = A point for each Jar that is not activated.
character-khalifa = Khalifah
    .power = 2 points for each Oasis that touches no other.
character-forty_thieves = The 40 thieves
    .power = 3 points for each gap: a single empty space surrounded by four Landscapes.
character-shahriar = Shahryar
    .power = 3 more points for each completed Objective.
character-sheherazade = Sheherazade
    .power = 3 points for each Character you have recruited, herself included.
character-zobeide = Zobeide
    .power = Each good on your Stall cards counts twice.
character-zubaydah = Zubaydah
    .power = A Palace may take two Mosaics; its points are then counted three times.
character-abriza = Abriza
    .power = With a Genie you may move a Landscape outside the four rows: just above the first or just below the last.
character-aladdin = Aladdin
    .power = Once a turn, a Genie also brings a ruby.
character-ali = Ali
    .power = Instead of choosing from the board, draw a Landscape: place it in any row, or trade it for one on the board.
character-ali_baba = Ali Baba
    .power = Each Ruby effect brings 2 rubies instead of one.
character-badroulboudour = Badroulbador
    .power = Once a turn, a Genie also brings a Mosaic.
character-hussain = Hussain
    .power = Once a turn, a Genie may swap two of your Landscapes.
character-jafar = Jafar
    .power = Nobody can take your Objectives.
character-morgiana = Morgiana
    .power = Place a Landscape one row higher or lower than it was taken from.
character-paribanou = Paribanou
    .power = Once a turn, a Genie also brings a Stall card.
character-zaynab = Zaynab
    .power = Once a turn, trade a Mosaic for a Stall card or the other way round.
character-zumurrud = Zumurrud
    .power = Copies a Character that somebody else has recruited, chosen once.

## Objectives

objective-empty_column_between_full_columns = Two full columns (4 Landscapes each) with an empty column between them
objective-figure =
    Landscapes as in the figure{ $turns ->
        [yes] , in any direction
       *[no] {""}
    }
objective-min_counts =
    At least { $stall_cards ->
        [0] {""}
        [one] { $stall_cards } Stall card
       *[other] { $stall_cards } Stall cards
    }{ $mosaic_cards ->
        [0] {""}
       *[other] { $stall_cards ->
            [0] {""}
           *[other] {" "}and{" "}
        }{ $mosaic_cards ->
            [one] { $mosaic_cards } Mosaic card
           *[other] { $mosaic_cards } Mosaic cards
        }
    }{ $rubies ->
        [0] {""}
        [one] {" "}and { $rubies } ruby
       *[other] {" "}and { $rubies } rubies
    }
objective-min_pairs =
    { $stall_pairs ->
        [0] {""}
        [one] { $stall_pairs } pair of matching Stall cards
       *[other] { $stall_pairs } pairs of matching Stall cards
    }{ $mosaic_pairs ->
        [0] {""}
        [one] { $stall_pairs ->
            [0] {""}
           *[other] {" "}and{" "}
        }{ $mosaic_pairs } pair of matching Mosaic cards
       *[other] { $stall_pairs ->
            [0] {""}
           *[other] {" "}and{" "}
        }{ $mosaic_pairs } pairs of matching Mosaic cards
    }
objective-active_effects =
    At least { $n } { $effect ->
         [marteline] { $n ->
             [one] activated Marteline
            *[other] activated Martelines
         }
         [stall] { $n ->
             [one] activated Stall
            *[other] activated Stalls
         }
         [moon] { $n ->
             [one] activated Moon
            *[other] activated Moons
         }
         [ruby] { $n ->
             [one] activated Ruby
            *[other] activated Rubies
         }
         [genie] { $n ->
             [one] activated Genie
            *[other] activated Genies
         }
        *[jar] { $n ->
             [one] activated Jar
            *[other] activated Jars
         }
    } at the same time
objective-row_length =
    { $n ->
        [one] A row with at least { $n } Landscape
       *[other] A row with at least { $n } Landscapes
    }
objective-type_in_each_row =
    { $type ->
         [palace] A Palace
         [caravan] A Caravan
         [oasis] An Oasis
        *[market] A Market
    } in each row
objective-type_count =
    At least { $n } { $type ->
         [palace] { $n ->
             [one] Palace
            *[other] Palaces
         }
         [caravan] { $n ->
             [one] Caravan
            *[other] Caravans
         }
         [oasis] { $n ->
             [one] Oasis
            *[other] Oases
         }
        *[market] { $n ->
             [one] Market
            *[other] Markets
         }
    }
objective-market_goods_each =
    { $n ->
        [one] At least { $n } good of each kind in your Markets
       *[other] At least { $n } goods of each kind in your Markets
    }
objective-market_goods_same =
    { $n ->
        [one] At least { $n } good of one kind in your Markets
       *[other] At least { $n } goods of one kind in your Markets
    }

## The component set

components-shipped =
    Tiles and cards are a reconstruction: the printed ones are not public. { $count ->
        [one] { $count } entry is our own guess
       *[other] { $count } entries are our own guesses
    }; if you own the box you can enter the real ones.
components-own =
    Tiles and cards are those of the set “{ $set }”{ $count ->
        [0] .
        [one] ; one of its entries is as in the reconstruction.
       *[other] ; { $count } of its entries are as in the reconstruction.
    }

## The prompt

prompt-over = The game is over.
prompt-start = Choose your starting tile.
prompt-keep = Choose the Characters you keep.
prompt-choose = Choose a Landscape on the board.
prompt-ali = Place the Landscape you drew in any row, or trade it for one on the board.
prompt-place =
    Place your Landscape{ $row ->
        [0] .
       *[other] {" "}in row { $row }.
    }
prompt-effects = Perform your effects in any order, then end your turn.
prompt-left = Each is optional; whatever you leave is lost when the turn ends.
prompt-row = It goes into the row of your realm with the same number.
prompt-row-solo = It goes into the row with the same number; the other Landscape of that row is discarded.
prompt-beside = Next to a Landscape already in your realm.
prompt-genie =
    A Genie is activated: move one of your Landscapes ({ $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } left this turn).
prompt-nothing = Nothing is left to do: end your turn.
prompt-extra = Dunyazad asks for one more tale: this is your extra turn.
prompt-last = These are the last turns: the pile is nearly empty.
prompt-end1 = The game has ended: Zumurrud may still copy a Character, or you may pass.
prompt-end2 = Before scoring: Zumurrud may still copy a Character, or you may pass.

## The table as text

show-piles = pile { $tiles }, mosaics { $mosaics }, stalls { $stalls }, rubies { $rubies }
show-seat = seat { $seat }: { $holdings }
show-holdings = rubies { $rubies }, mosaics { $mosaics }, stalls { $stalls }
show-mover = { $phase ->
    [over] over
   *[deciding] seat { $seat }, { $phase }
}
show-in-hand = , in hand { $tile }
show-moment = turn { NUMBER($turn, useGrouping: 0) }: { $mover }
