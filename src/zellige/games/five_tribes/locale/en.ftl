# Five Tribes: every word a person reads about this game.


## The game

game-title = Five Tribes
game-tagline = Move the five tribes of Naqala, win its tiles and its djinns.
game-minutes = 70

## Players

player-patient = Vizier
    .help = Weighs tiles, viziers, sets of goods and djinns against what the others would do with them, and bids for it.
player-greedy = Trader
    .help = Plays each activation for the most immediate points and bids as little as possible.

## Names

name-tribe =
    { $tribe ->
         [vizier] Vizier
         [elder] Elder
         [merchant] Merchant
         [builder] Builder
        *[assassin] Assassin
    }
a-tribe =
    { $tribe ->
         [vizier] a Vizier
         [elder] an Elder
         [merchant] a Merchant
         [builder] a Builder
        *[assassin] an Assassin
    }
a-second-tribe =
    { $second ->
         [vizier] a Vizier
         [elder] an Elder
         [merchant] a Merchant
         [builder] a Builder
        *[assassin] an Assassin
    }
tribes-counted =
    { $count } { $tribe ->
         [vizier] { $count ->
             [one] Vizier
            *[other] Viziers
        }
         [elder] { $count ->
             [one] Elder
            *[other] Elders
        }
         [merchant] { $count ->
             [one] Merchant
            *[other] Merchants
        }
         [builder] { $count ->
             [one] Builder
            *[other] Builders
        }
        *[assassin] { $count ->
             [one] Assassin
            *[other] Assassins
        }
    }
name-colour =
    { $colour ->
         [yellow] Vizier
         [white] Elder
         [green] Merchant
         [blue] Builder
        *[red] Assassin
    }
name-kind =
    { $kind ->
         [fakir] a Fakir
         [fish] Fish
         [gold] Gold
         [ivory] Ivory
         [jewels] Jewels
         [papyrus] Papyrus
         [pottery] Pottery
         [silk] Silk
         [spice] Spice
        *[wheat] Wheat
    }
name-second-kind =
    { $second ->
         [fakir] a Fakir
         [fish] Fish
         [gold] Gold
         [ivory] Ivory
         [jewels] Jewels
         [papyrus] Papyrus
         [pottery] Pottery
         [silk] Silk
         [spice] Spice
        *[wheat] Wheat
    }
name-djinn =
    { $djinn ->
         [al_amin] Al-Amin
         [anun_nak] Anun-Nak
         [baal] Ba’al
         [boaz] Boaz
         [bouraq] Bouraq
         [echidna] Echidna
         [enki] Enki
         [hagis] Hagis
         [haurvatat] Haurvatat
         [iblis] Iblis
         [jafaar] Jafaar
         [kandicha] Kandicha
         [kumarbi] Kumarbi
         [lamia] Lamia
         [leta] Leta
         [marid] Marid
         [monkir] Monkir
         [nekir] Nekir
         [shamhat] Shamhat
         [sibittis] Sibittis
         [sloar] Sloar
        *[utug] Utug
    }
name-type =
    { $type ->
         [village] a Village
         [sacred_place] a Sacred Place
         [large_market] a Large Market
         [small_market] a Small Market
        *[oasis] an Oasis
    }
who-has = { $seat }
counted-coins =
    { $coins ->
         [one] { $coins } coin
        *[other] { $coins } coins
    }
with-fakirs =
    { $fakirs ->
         [0] {""}
         [one] {" "}with { $fakirs } Fakir
        *[other] {" "}with { $fakirs } Fakirs
    }

## Djinns

djinn-al-amin = Al-Amin
    .text = At the end of the game, every two of your Fakirs count as one good of your choice.
djinn-anun-nak = Anun-Nak
    .text = Pay an Elder or a Fakir: choose a tile without camel, meeple, palm tree or palace; three meeples drawn from the bag go there.
djinn-baal = Ba’al
    .text = You receive one coin each time you gain a djinn, two each time an opponent does.
djinn-boaz = Boaz
    .text = Assassins cannot touch the Viziers and Elders in front of you.
djinn-bouraq = Bouraq
    .text = Pay an Elder or a Fakir: add a palace to a Village of your choice.
djinn-echidna = Echidna
    .text = Pay an Elder and another Elder or a Fakir: your Builders’ income of this turn is doubled.
djinn-enki = Enki
    .text = Pay an Elder or a Fakir: add a palm tree to an Oasis of your choice.
djinn-hagis = Hagis
    .text = Pay an Elder or a Fakir when you place a palace: it goes on one of the neighbouring tiles (diagonals included) instead.
djinn-haurvatat = Haurvatat
    .text = At the end of the game, palm trees on your tiles score 5 points instead of 3.
djinn-iblis = Iblis
    .text = Pay an Elder or a Fakir: your Assassins kill two meeples on one tile, or two Viziers or Elders of one opponent.
djinn-jafaar = Jafaar
    .text = At the end of the game, each of your Viziers scores 3 points instead of 1.
djinn-kandicha = Kandicha
    .text = When your Assassins kill: a Merchant brings you the top card of the pile, a Builder earns you its income, a Vizier or Elder joins yours.
djinn-kumarbi = Kumarbi
    .text = When you bid, each Fakir you discard lowers the price by one step.
djinn-lamia = Lamia
    .text = Pay an Elder or a Fakir when you place a palm tree: it goes on one of the neighbouring tiles (diagonals included) instead.
djinn-leta = Leta
    .text = Pay an Elder and another Elder or a Fakir: put a camel on a tile without camel, meeple, palm tree or palace.
djinn-marid = Marid
    .text = For each meeple dropped on one of your tiles during a move: one coin if you move, two if an opponent does.
djinn-monkir = Monkir
    .text = One coin for each palace you place, two for each one an opponent places.
djinn-nekir = Nekir
    .text = One coin when your Assassins kill, two when an opponent’s do.
djinn-shamhat = Shamhat
    .text = At the end of the game, each of your Elders scores 4 points instead of 2.
djinn-sibittis = Sibittis
    .text = Pay an Elder and another Elder or a Fakir: draw three djinns, keep one, discard the others.
djinn-sloar = Sloar
    .text = Pay a Fakir: draw the top card of the resource pile.
djinn-utug = Utug
    .text = Pay an Elder and another Elder or a Fakir: put a camel on a tile that holds nothing but meeples.

## Options

option-own_drop_counts_for_last_match = A meeple you dropped yourself counts for the last match
    .help = Whether the last meeple may match one that was dropped on its tile earlier in the same move.
option-own_drop_counts_for_last_match-yes = yes
option-own_drop_counts_for_last_match-no = no, only those there before
option-paid_djinn_limit_with_two_markers = A paid djinn may be used once
    .help = With two players everybody acts twice per round: a paid djinn may be limited to once per activation or once per round.
option-paid_djinn_limit_with_two_markers-per_activation = per activation
option-paid_djinn_limit_with_two_markers-per_round = per round
option-nekir_per_kill_action_or_per_victim = Nekir is paid
    .help = Whether two victims of one kill pay Nekir once or twice.
option-nekir_per_kill_action_or_per_victim-action = once per kill
option-nekir_per_kill_action_or_per_victim-victim = once per victim
option-kandicha_saved_meeple_counts_as_kill_for_nekir = A victim Kandicha keeps pays Nekir
    .help = Kandicha keeps Viziers and Elders instead of killing them.
option-kandicha_saved_meeple_counts_as_kill_for_nekir-no = no
option-kandicha_saved_meeple_counts_as_kill_for_nekir-yes = yes
option-echidna_doubles_kandicha_builder = Echidna doubles Kandicha’s Builder
    .help = Whether Echidna also doubles what Kandicha gets for a killed Builder.
option-echidna_doubles_kandicha_builder-no = no
option-echidna_doubles_kandicha_builder-yes = yes
option-assassin_may_target_final_tile = Assassins may kill on their own end tile
    .help = Whether a meeple left on the tile where the move ended can be the victim.
option-assassin_may_target_final_tile-yes = yes
option-assassin_may_target_final_tile-no = no
option-bidder_cannot_afford_any_spot = A bidder cannot afford any free spot
    .help = What happens when a bidder has too few coins for every free spot.
option-bidder_cannot_afford_any_spot-cheapest_free_spot_for_all_own_coins = takes the cheapest and pays everything they have
option-bidder_cannot_afford_any_spot-skip = does not play this round
option-kumarbi_limit_with_two_markers = Kumarbi works
    .help = With two players everybody bids twice per round.
option-kumarbi_limit_with_two_markers-per_bid = for every bid
option-kumarbi_limit_with_two_markers-per_round = for one bid per round
option-iblis_may_kill_only_one_when_two_available = Iblis may kill only one
    .help = Whether you may stop after the first victim although there is a second.
option-iblis_may_kill_only_one_when_two_available-no = no
option-iblis_may_kill_only_one_when_two_available-yes = yes
option-resource_cards_hidden = Cards in hand
    .help = Whether cards the others did not see arrive are secret.
option-resource_cards_hidden-hidden = are secret
option-resource_cards_hidden-public = are open
option-stuck_player_may_move_after_anun_nak = Anun-Nak may make a move possible
    .help = Whether a player without any move may call Anun-Nak first and then move after all.
option-stuck_player_may_move_after_anun_nak-yes = yes
option-stuck_player_may_move_after_anun_nak-no = no
option-djinns_at_end_of_last_activation = Djinns at the very end
    .help = Whether djinns may be called at the end of the last activation of the game.
option-djinns_at_end_of_last_activation-yes = may be called
option-djinns_at_end_of_last_activation-no = may not be called
option-baal_pays_for_itself = Ba’al pays for his own arrival
    .help = Whether the player who gains Ba’al gets a coin for him immediately.
option-baal_pays_for_itself-no = no
option-baal_pays_for_itself-yes = yes
option-surplus_fakirs_on_kill = More Fakirs than a kill needs
    .help = Whether Assassins may be given more Fakirs than the distance asks for.
option-surplus_fakirs_on_kill-no = are refused
option-surplus_fakirs_on_kill-yes = are allowed
option-djinns_after_first_sale = Djinns after a sale
    .help = Whether djinns may still be called once a set of goods has been sold.
option-djinns_after_first_sale-yes = may be called
option-djinns_after_first_sale-no = may not be called
option-open_coins_and_cards = Coins and cards
    .help = Whether everybody sees all coins and cards, or only their own.
option-open_coins_and_cards-no = are secret
option-open_coins_and_cards-yes = are open
option-perfect_memory = Remember all coins
    .help = Every payment is made openly; with this, the table keeps count of everybody’s coins for you.
option-perfect_memory-no = no
option-perfect_memory-yes = yes

## Scores

term-coins = Coins
term-viziers = Viziers
term-vizier_bonus = Opponents with fewer Viziers
term-elders = Elders
term-djinns = Djinns
term-palms = Palm trees
term-palaces = Palaces
term-tiles = Tiles
term-merchandise = Merchandise

## The prompt

prompt-bid =
    { $bid ->
         [first] The first of your two bids: choose a place in the turn order.
         [second] The second of your two bids: choose a place in the turn order.
        *[only] Bid for your place in the turn order.
    }
prompt-bid-detail = Whoever pays most acts first; whoever takes a 0 spot acts last.
prompt-move = Choose a tile and take all its meeples.
prompt-stuck = No move is possible: pass.
prompt-sow =
    { $left ->
         [one] Drop the last meeple.
        *[other] Drop one of the { $left } meeples in your hand on a neighbouring tile.
    }
prompt-sow-detail = Never straight back; the last one must join a meeple of its colour.
prompt-sow-last = It takes all meeples of its colour from that tile.
prompt-build =
    { $count ->
         [one] Your Builder is about to be paid: discard Fakirs to earn more?
        *[other] Your { $count } Builders are about to be paid: discard Fakirs to earn more?
    }
prompt-kill =
    { $count ->
         [one] Your Assassin kills one meeple up to { $count } tile from { $tile }, or a Vizier or Elder of an opponent.
        *[other] Your Assassins kill one meeple up to { $count } tiles from { $tile }, or a Vizier or Elder of an opponent.
    }
prompt-tile-village = Place a palace on the Village { $tile }.
prompt-tile-oasis = Place a palm tree on the Oasis { $tile }.
prompt-tile-sacred-place = Buy a djinn for two Elders, or an Elder and a Fakir, or skip.
prompt-tile-small-market = Pay 3 coins for one of the first three cards, or skip.
prompt-tile-large-market = Pay 6 coins for two of the first six cards, or skip.
prompt-finish =
    { $sold ->
         [yes] Sell another set of goods, or end your turn.
        *[no] Sell sets of different goods, or end your turn.
    }
prompt-pending-palm = Say where the palm tree goes.
prompt-pending-palace = Say where the palace goes.
prompt-keep = Keep one of the djinns Sibittis has brought.
prompt-over = The game is over.
prompt-end-near = The game ends with this round.
prompt-djinns = You may also call your djinns.
step-move = Move
step-tribe = Tribe
step-tile = Tile
step-finish = Sale

## Events of the log

event-bid =
    { who-has } bid { $price }{ $fakirs ->
         [0] { $paid ->
             [0] {""}
             [one] {" "}and paid { $paid } coin
            *[other] {" "}and paid { $paid } coins
        }
        *[other] {" "}and paid { $paid }{ with-fakirs }
    }
event-skip-bid = { $seat } could not pay for any spot and did not play this round
event-stuck = { $seat } could not move any meeples
event-skip-kill = { $seat } killed nobody
event-skip-tile = { who-has } skipped the tile action
event-end = { who-has } ended the turn
event-take =
    { who-has } took { $count ->
         [one] the meeple
        *[other] the { $count } meeples
    } from { $tile }
event-drop = { who-has } dropped { a-tribe } at { $tile }
event-capture = { who-has } took { tribes-counted } from { $tile }
event-merchant-card = The Merchants brought { $seat } { name-kind }
event-camel =
    { who-has } took control of { $tile }{ $left ->
         [0] {" "}with the last camel
        *[other] {""}
    }
event-build =
    { who-has } got { counted-coins } for { $count ->
         [one] { $count } Builder
        *[other] { $count } Builders
    }{ with-fakirs } and { $tiles ->
         [one] { $tiles } blue tile
        *[other] { $tiles } blue tiles
    }{ $doubled ->
         [yes] , doubled by Echidna
        *[no] {""}
    }
event-kill =
    { who-has } killed { a-tribe }{ $second ->
         [none] {""}
        *[other] {" "}and { a-second-tribe }
    } at { $tile }{ with-fakirs }
event-kill-held =
    { who-has } killed { a-tribe }{ $second ->
         [none] {""}
        *[other] {" "}and { a-second-tribe }
    } of { $other_you ->
         [yes] yours
        *[no] { $other }
    }
event-kandicha-saved = Kandicha kept { a-tribe } for { $seat }
event-kandicha-builder = Kandicha’s Builder earned income for { $seat }; blue tiles: { $tiles }
event-palm =
    { who-has } placed a palm tree at { $tile }{ $djinn ->
         [none] {""}
        *[lamia] {" "}with Lamia’s help
    }
event-palace =
    { who-has } placed a palace at { $tile }{ $djinn ->
         [none] {""}
        *[hagis] {" "}with Hagis’s help
    }
event-supply-empty = The supply is empty: nothing is placed at { $tile }
event-buy =
    { who-has } bought { name-kind }{ $second ->
         [none] {""}
        *[other] {" "}and { name-second-kind }
    }
event-djinn =
    { who-has } bought { name-djinn } for { $way ->
         [fakir] an Elder and a Fakir
        *[elders] two Elders
    }
event-sell =
    { who-has } sold { $count ->
         [one] { $count } good
        *[other] { $count } different goods
    } for { counted-coins }
event-sold = { name-kind }
event-use =
    { who-has } paid { $way ->
         [elder] an Elder
         [fakir] a Fakir
         [elder-fakir] an Elder and a Fakir
        *[elders] two Elders
    } to call { name-djinn }{ $tile ->
         [none] {""}
        *[other] {" "}to { $tile }
    }
event-keep = { who-has } kept { name-djinn }
draw-draw-row = Which card came to the row?
draw-draw-djinn-row = Which djinn came to the row?
draw-draw-meeple = Which meeple was drawn from the bag for { $tile }?
draw-draw-djinn = Which djinn did Sibittis bring?
draw-draw-card = Which card was drawn from the pile?
event-draw-row = New card in the row: { name-kind }
event-draw-djinn-row = New djinn in the row: { name-djinn }
event-draw-meeple = Drawn from the bag for { $tile }: { a-tribe }
event-draw-djinn = Sibittis brought { name-djinn }
event-draw-djinn-unseen = { who-has } drew a hidden djinn
event-draw-card = { who-has } drew { name-kind } from the pile
event-draw-card-unseen = { who-has } drew a hidden card
event-djinn-paid = { name-djinn } brought { $seat } { counted-coins }
event-reshuffle = The discards were shuffled into a new pile
event-end-camel = { $you ->
    [yes] You placed your last camel
   *[no] { $seat } placed the last camel
}: the game ends with this round
event-end-stuck = No move was possible any more: the game ends with this round
event-round = Round { $number } begins
event-over = The game is over

## The bids of a round, and an activation in one line of the log behind the name of whoever played it

event-turn-bid =
    { $first ->
         [yes] Bids:{" "}
        *[no] {""}
    }{ $other_you ->
         [yes] you
        *[no] { $other }
    } { $price }
event-turn-skip-bid =
    { $first ->
         [yes] Bids:{" "}
        *[no] {""}
    }{ $other_you ->
         [yes] you
        *[no] { $other }
    } none
event-turn-take =
    { $count ->
         [one] { $count } meeple
        *[other] { $count } meeples
    } from { $tile }
event-turn-capture = ended at { $tile } with { tribes-counted }
event-turn-stuck = no movement was possible
event-turn-build = { counted-coins }
event-turn-kill =
    killed { a-tribe }{ $second ->
         [none] {""}
        *[other] {" "}and { a-second-tribe }
    } at { $tile }
event-turn-kill-held =
    killed { a-tribe }{ $second ->
         [none] {""}
        *[other] {" "}and { a-second-tribe }
    } of { $other_you ->
         [yes] yours
        *[no] { $other }
    }
event-turn-camel = camel on { $tile }
event-turn-palm = palm tree at { $tile }
event-turn-palace = palace at { $tile }
event-turn-buy =
    bought { name-kind }{ $second ->
         [none] {""}
        *[other] {" "}and { name-second-kind }
    }
event-turn-djinn = bought { name-djinn }
event-turn-use = called { name-djinn }
event-turn-keep = kept { name-djinn }
event-turn-sell =
    sold { $count ->
         [one] { $count } good
        *[other] { $count } goods
    } for { counted-coins }
event-turn-end-camel = last camel placed
event-turn-nothing = passed

## Why not

reason-end-over = The game is over.
    .section = Rulebook, Game end
reason-chance-first = A draw comes first.
    .section = Rulebook, 3 Clean-up
reason-chance-nothing = Nothing is being drawn now.
    .section = Rulebook, 3 Clean-up
reason-chance-not-there =
    This cannot be drawn now: { $what ->
         [card] no such card is in the pile drawn from
         [meeple] no such meeple is in the bag
        *[other] this djinn is not in the pile
    }.
    .section = Rulebook, 3 Clean-up
reason-keep-first = First keep one of the djinns Sibittis has brought.
    .section = Rulebook, Djinns: Sibittis
reason-keep-not-drawn = Sibittis has not brought { name-djinn }.
    .section = Rulebook, Djinns: Sibittis
reason-place-palm-first = First say where the palm tree goes.
    .section = Rulebook, Djinns: Enki and Lamia
reason-place-palace-first = First say where the palace goes.
    .section = Rulebook, Djinns: Bouraq and Hagis
reason-step-not-now =
    { $what ->
         [bid] Bids are made at the start of a round
         [take] A tile is emptied at the start of an activation
         [drop] Meeples are dropped once a tile has been emptied
         [build] Builders are paid when Builders have been captured
         [kill] Assassins kill when Assassins have been captured
         [kill-held] Assassins kill when Assassins have been captured
         [palm] A palm tree is placed by the action of an Oasis
         [palace] A palace is placed by the action of a Village
         [buy] Cards are bought by the action of a market
         [djinn] A djinn is bought by the action of a Sacred Place
         [sell] Sets of goods are sold at the end of an activation
         [end] The turn ends after its other steps
         [keep] Sibittis has to be called first
         [use] You call djinns during your own activation, not while meeples are dropped
        *[skip] This step cannot be skipped
    }; now { $now ->
         [bid] bids are made
         [move] a tile has to be chosen
         [sow] the meeples in hand have to be dropped
         [build] the Builders wait for their pay
         [kill] the Assassins wait for a victim
         [tile] it is the turn of the tile’s action
        *[finish] sets of goods may be sold and the turn ended
    }.
    .section = Rulebook, 2 Actions of the players
reason-bid-taken = The spot for { $price } is taken.
    .section = Rulebook, 1 Bid for turn order
reason-bid-zeros-full = Three markers stand at 0 already; there is no room for a fourth.
    .section = Rulebook, 1 Bid for turn order
reason-bid-coins =
    This spot costs { $price } and you have { $coins ->
         [one] { $coins } coin
        *[other] { $coins } coins
    }.
    .section = Rulebook, 1 Bid for turn order
reason-bid-must = You can pay for a spot, so you must bid.
    .section = Rulebook, 1 Bid for turn order
reason-bid-kumarbi = Fakirs lower a bid only for the owner of Kumarbi.
    .section = Rulebook, Djinns: Kumarbi
reason-bid-kumarbi-spent = In this game Kumarbi works for one bid per round.
    .section = Option of this table
reason-bid-fakirs =
    You have { $fakirs ->
         [0] no Fakir
         [one] only { $fakirs } Fakir
        *[other] only { $fakirs } Fakirs
    }.
    .section = Rulebook, Djinns: Kumarbi
reason-bid-too-many-fakirs =
    { $steps ->
         [0] A bid of 0 cannot become cheaper.
         [one] One Fakir already brings this price down to 0.
        *[other] { $steps } Fakirs already bring this price down to 0.
    }
    .section = Rulebook, Djinns: Kumarbi
reason-move-must = A move is possible, so it must be made.
    .section = Rulebook, 2.2 Move the meeples
reason-move-empty = There is no meeple on { $tile }.
    .section = Rulebook, 2.2 Move the meeples
reason-move-no-way = From { $tile } the last meeple could never join one of its colour.
    .section = Rulebook, 2.2 Move the meeples
reason-drop-colour = There is no { name-colour } left in your hand.
    .section = Rulebook, 2.2 Move the meeples
reason-drop-beside = { $tile } is not next to { $from }; moves go to orthogonally adjacent tiles, never diagonally.
    .section = Rulebook, 2.2 Move the meeples
reason-drop-back = You may not go straight back to { $tile }.
    .section = Rulebook, 2.2 Move the meeples
reason-drop-match = The last meeple must join one of its colour; there is no { name-colour } on { $tile }.
    .section = Rulebook, 2.2 Move the meeples
reason-drop-no-way = After this drop the last meeple could never join one of its colour.
    .section = Rulebook, 2.2 Move the meeples
reason-build-must = Builders are always paid; choose how many Fakirs to discard (0 is allowed).
    .section = Rulebook, 2.4 Builders
reason-build-fakirs =
    You have { $fakirs ->
         [0] no Fakir
         [one] only { $fakirs } Fakir
        *[other] only { $fakirs } Fakirs
    }.
    .section = Rulebook, 2.4 Builders
reason-kill-must = Your Assassins can kill without Fakirs, so they must.
    .section = Rulebook, 2.4 Assassins
reason-kill-end-tile = In this game Assassins do not kill on their own end tile.
    .section = Option of this table
reason-kill-not-there =
    There { $count ->
         [one] is no { name-colour }
        *[other] are not two { name-colour }s
    } on { $tile }.
    .section = Rulebook, 2.4 Assassins
reason-kill-one = Only with Iblis do Assassins kill two.
    .section = Rulebook, Djinns: Iblis
reason-kill-two = With Iblis, two must be killed wherever there are two.
    .section = Rulebook, Djinns: Iblis
reason-kill-range =
    { $tile } is too far: it would take { $needed ->
         [one] { $needed } Fakir
        *[other] { $needed } Fakirs
    }, you have { $fakirs }.
    .section = Rulebook, 2.4 Assassins
reason-kill-fakirs =
    You have { $fakirs ->
         [0] no Fakir
         [one] only { $fakirs } Fakir
        *[other] only { $fakirs } Fakirs
    }.
    .section = Rulebook, 2.4 Assassins
reason-kill-more-fakirs =
    To reach { $tile } takes { $needed ->
         [one] { $needed } Fakir
        *[other] { $needed } Fakirs
    }.
    .section = Rulebook, 2.4 Assassins
reason-kill-exact-fakirs =
    To reach { $tile } takes { $needed ->
         [0] no Fakir
         [one] only { $needed } Fakir
        *[other] only { $needed } Fakirs
    }.
    .section = Rulebook, 2.4 Assassins
reason-kill-no-seat = There is no seat { $number } in this game.
    .section = Rulebook, 2.4 Assassins
reason-kill-own = You cannot kill your own Viziers and Elders.
    .section = Rulebook, 2.4 Assassins
reason-kill-boaz = Boaz protects the Viziers and Elders of seat { $number }.
    .section = Rulebook, Djinns: Boaz
reason-kill-held-not-there =
    Seat { $number } { $count ->
         [one] has no { $piece ->
             [elder] Elder
            *[vizier] Vizier
        }
        *[other] does not have two { $piece ->
             [elder] Elders
            *[vizier] Viziers
        }
    }.
    .section = Rulebook, 2.4 Assassins
reason-tile-must = The action of an Oasis or a Village is compulsory.
    .section = Rulebook, 2.5 Tile actions
reason-tile-other = { $tile } is { name-type }: that is not its action.
    .section = Rulebook, 2.5 Tile actions
reason-place-here = Without the help of a djinn it goes on { $tile }.
    .section = Rulebook, 2.5 Tile actions
reason-place-around = { $tile } is not one of the tiles around { $home }.
    .section = Rulebook, Djinns: Hagis and Lamia
reason-market-coins =
    This market costs { $price } and you have { $coins ->
         [one] { $coins } coin
        *[other] { $coins } coins
    }.
    .section = Rulebook, 2.5 Markets
reason-market-look =
    This market sells from the first { $look } cards of the row; { $left ->
         [0] none are left
         [one] only { $left } is left
        *[other] only { $left } are left
    }.
    .section = Rulebook, 2.5 Markets
reason-market-one = This market sells only one card.
    .section = Rulebook, 2.5 Markets
reason-market-two = This market sells two cards together.
    .section = Rulebook, 2.5 Markets
reason-sacred-row = { name-djinn } is not in the row.
    .section = Rulebook, 2.5 Sacred Places
reason-sacred-price = A djinn costs two Elders, or an Elder and a Fakir, and you cannot pay either price.
    .section = Rulebook, 2.5 Sacred Places
reason-sale-nothing = A set has at least one good.
    .section = Rulebook, 2.6 Merchandise sale
reason-sale-not-in-hand = You have no { $kind ->
         [fish] Fish
         [gold] Gold
         [ivory] Ivory
         [jewels] Jewels
         [papyrus] Papyrus
         [pottery] Pottery
         [silk] Silk
         [spice] Spice
        *[wheat] Wheat
    }.
    .section = Rulebook, 2.6 Merchandise sale
reason-djinn-not-yours = You do not own { name-djinn }.
    .section = Rulebook, Djinns
reason-djinn-spent = { name-djinn } has already been used this turn.
    .section = Rulebook, Djinns
reason-djinn-price =
    { name-djinn } costs { $price ->
         [elder_or_fakir] an Elder or a Fakir
         [fakir] a Fakir
         [fakirs] Fakirs
        *[elder_and_elder_or_fakir] an Elder and another Elder or a Fakir
    }, and you cannot pay it that way.
    .section = Rulebook, Djinns
reason-djinn-after-sale = In this game no djinn may be called after a sale.
    .section = Option of this table
reason-djinn-last = In this game no djinn may be called at the end of the last activation.
    .section = Option of this table
reason-djinn-no-effect = { name-djinn } could do nothing now: the supply it needs has run out.
    .section = Rulebook, Djinns
reason-djinn-echidna = Echidna is called before the Builders are paid, and no more Builders can come this turn.
    .section = Rulebook, Djinns: Echidna
reason-djinn-iblis = Iblis is called before the Assassins kill, when there is somebody to kill.
    .section = Rulebook, Djinns: Iblis
reason-djinn-tile = { name-djinn } has no power on { $tile }.
    .section = Rulebook, Djinns

## What a position leaves out and was assumed

assumed-piles = What the box has and the position does not name is taken to lie in the bag and in the piles.
assumed-options = Options that are not named have their defaults.
assumed-phase =
    The moment is taken to be { $phase ->
         [move] the choice of a tile to empty
         [build] the Builders’ income
         [kill] the kill
        *[other] the action of the end tile
    }.
assumed-seat = Seat { $seat } is taken to be the one to decide.
assumed-markers = Only the markers that are named are taken to be on the tracks, or that of the seat to decide.
assumed-captured = The move of this activation is taken to have been made, whatever it captured.
assumed-end = The game is not taken to end with this round.
assumed-used = No djinn is taken to be spent but those whose effect shows.
assumed-called = Echidna or Iblis, being spent, is taken to have been called in this activation.
assumed-kumarbi = Kumarbi is taken to be unspent in this round.
assumed-sold = Nothing is taken to have been sold in this activation.
assumed-waiting = No choice and no draw is taken to be under way.
assumed-drops = No meeple of this move is taken to have been dropped yet.
assumed-coins = Seat { $seat } is taken to have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, as at the start.
assumed-coins-unknown = The coins of seat { $seat } are not known; no points are counted for them.
assumed-round = This is taken to be the first round.
assumed-empty = Rows, piles and a bag that are not named are taken to be empty.
assumed-players = Seats are taken to have nothing but what is named.
assumed-known = Nobody is taken to have seen the cards arrive that are in hand.
assumed-tiles = Tiles are taken to be empty Small Markets, with nothing on them but what is named.
assumed-camels = Camels that are not named are taken to be those on no tile.

## What is wrong with a position

problem-no-seat = the field “{ $field }” cannot be { $seat }; allowed: a seat from 1 to { $seats }
problem-known-cards = the field “{ $field }” names cards that the seat does not hold: { $cards }
problem-used-djinn =
    the field “{ $field }” cannot be about { name-djinn }; { $own ->
         [none] the seat has no djinn that is paid for
        *[other] allowed: those that the seat has and pays for ({ $own })
    }
problem-djinn-twice = { name-djinn } is in two places
problem-hidden-cards = “hidden_cards” of all seats come to { $hidden }, but they are part of “resource_pile”, which has only { $pile }
problem-hidden-djinns = { $hidden ->
    [one] { $hidden } djinn is only counted, but it is part
   *[other] { $hidden } djinns are only counted, but they are part
} of “djinn_pile”, which has only { $pile }
problem-too-many-markers = “bid_order”, “turn_order” and “set_aside” hold { $found ->
    [one] { $found } turn marker
   *[other] { $found } turn markers
}; there are at most four
problem-path = in “sow, drops” the move steps to { $tile }, which is not next to the tile before or is a step straight back
problem-drop-missing = “sow, drops” says that a meeple was dropped on { $tile }, but the { name-colour } one is not there
problem-left-out = the field “{ $field }” is left out, and the others do not say what it holds
problem-tiles-unnamed =
    { $found ->
        [one] nobody has said which tile lies on { $tiles }
       *[other] nobody has said which tiles lie on { $tiles }
    }
problem-tiles =
    { $found ->
        [one] { $tiles } is { name-type }
       *[other] { $tiles } are each { name-type }
    } of value { $value }; the box has { $wanted ->
        [0] none
       *[other] only { $wanted }
    }
problem-count-meeples =
    there { $found ->
    [one] is { $found } meeple
   *[other] are { $found } meeples
} of the colour { $which ->
         [blue] blue
         [green] green
         [red] red
         [white] white
        *[yellow] yellow
    } instead of { $wanted }
problem-count-cards = there { $found ->
    [one] is { $found } card
   *[other] are { $found } cards
} of { $which } instead of { $wanted }
problem-count-djinns = there { $found ->
    [one] is { $found } djinn
   *[other] are { $found } djinns
} instead of { $wanted }
problem-count-palms = there { $found ->
    [one] is { $found } palm tree
   *[other] are { $found } palm trees
} instead of { $wanted }
problem-count-palaces = there { $found ->
    [one] is { $found } palace
   *[other] are { $found } palaces
} instead of { $wanted }
problem-count-camels = seat { $which } has { $found ->
    [one] { $found } camel
   *[other] { $found } camels
} instead of { $wanted }
problem-count-markers = seat { $which } has { $found ->
    [one] { $found } turn marker
   *[other] { $found } turn markers
} instead of { $wanted }
problem-not-bidding = the field “seat” cannot be { $seat }; in the phase bid it is whose marker is first in “bid_order”: { $first }
problem-no-marker = the field “seat” cannot be { $seat }, which has no marker in “bid_order”; allowed: { $able }
problem-sow = “phase” and “sow” do not fit: the phase sow needs “sow” with meeples in “hand”, and only that phase has it
problem-no-capture = the field “captured” must say what was captured, for the phase is { $phase }
problem-early-capture = the field “captured” must be null, for in the phase { $phase } nothing is captured yet
problem-pending = the field “pending” does not fit: a choice waits only in the phases move, build, kill, tile and finish, while nothing is drawn; keep needs “cards”
problem-drawing = the field “drawing” does not fit the phase, or the pile lacks what it draws: row and djinns are drawn in the phase bid, all others during an action
problem-cannot-finish = the meeples in “sow, hand” cannot be dropped to the end; the last must meet one of its colour

## The table as text

show-tracks =
    bids: { $bids }
    turns: { $turns }
show-turn = { $seat } for { $price }
show-resources = resources: { $row }; { $count } in the pile
show-djinns = djinns: { $row }; { $count } in the pile
show-bag = bag: { $bag }; palms { $palms }, palaces { $palaces }
show-resource = { $name }
show-djinn = { $name }
show-seat = seat { $seat }: coins { $coins }, camels { $camels }, viziers { $viziers }, elders { $elders }, djinns { $djinns }, cards { $cards }
show-moment = round { NUMBER($round, useGrouping: 0) }: seat { $seat }, { $phase }
show-sowing = , from { $tile } with { $hand } in hand
show-captured = , captured { $count } { $colour } at { $tile }
show-pending = , { $kind } pending
show-end = , the end has been triggered
