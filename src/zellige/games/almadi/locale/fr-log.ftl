# Almadi : ce qui se passe

## Parties de phrases

stall-goods =
    { $count } { $good ->
         [spice] { $count ->
             [one] épice
            *[other] épices
         }
         [leather] { $count ->
             [one] article de maroquinerie
            *[other] articles de maroquinerie
         }
         [carpet] tapis
         [pottery] { $count ->
             [one] poterie
            *[other] poteries
         }
        *[mixed] { $count ->
             [one] marchandise
            *[other] marchandises de plusieurs sortes
         }
    }
objective-named =
    l’Objectif { $colour ->
         [blue] bleu
         [yellow] jaune
         [red] rouge
         [green] vert
        *[grey] gris
    } « { $condition ->
         [empty_column_between_full_columns] { objective-empty_column_between_full_columns }
         [figure] { objective-figure }
         [min_counts] { objective-min_counts }
         [min_pairs] { objective-min_pairs }
         [active_effects] { objective-active_effects }
         [type_in_each_row] { objective-type_in_each_row }
         [type_count] { objective-type_count }
         [market_goods_each] { objective-market_goods_each }
         [market_goods_same] { objective-market_goods_same }
        *[row_length] { objective-row_length }
    } » ({ $points ->
         [one] { $points } point
        *[other] { $points } points
    })

piece-named = { character-named }
character-named =
    { $character ->
         [ali_shar] Ali-Shar
         [ali_cogia] Ali Cogia
         [aziz] Aziz
         [aziza] Aziza
         [dalila] Dalila
         [dunya] Dunya
         [dunyazad] Dunyazad
         [harun] Harun Al Rashid
         [hindbad] Hindbad
         [khalifa] Khalifa
         [forty_thieves] les 40 voleurs
         [shahriar] Shahriar
         [sheherazade] Shéhérazade
         [zobeide] Zobeïde
         [zubaydah] Zubaydah
         [abriza] Abriza
         [aladdin] Aladdin
         [ali] Ali
         [ali_baba] Ali Baba
         [badroulboudour] Badroulboudour
         [hussain] Hussain
         [jafar] Jafar
         [morgiana] Morgiane
         [paribanou] Paribanou
         [zaynab] Zaynab
        *[zumurrud] Zumurrud
    }

## Événements du journal

event-start-tile =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } choisi la tuile de départ { $start }
event-kept =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } gardé { $known ->
         [yes] { $pieces }
        *[no] { $count ->
             [one] { $count } Personnage
            *[other] { $count } Personnages
         }
    }
event-revealed = { $count ->
    [one] { $count } Personnage non gardé est maintenant face visible
   *[other] { $count } Personnages non gardés sont maintenant face visible
}
event-took =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } pris { $kind ->
         [palace] le Palais
         [caravan] la Caravane
         [oasis] l’Oasis
        *[market] le Marché
    } de la ligne { $row }
event-ali =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } pioché grâce à Ali
event-ali-drew =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } pioché { $kind ->
         [palace] le Palais
         [caravan] la Caravane
         [oasis] l’Oasis
        *[market] le Marché
    }
event-put =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } mis { $kind ->
         [palace] le Palais
         [caravan] la Caravane
         [oasis] l’Oasis
        *[market] le Marché
    } sur le plateau, en { $space }
event-placed =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } placé { $kind ->
         [palace] le Palais
         [caravan] la Caravane
         [oasis] l’Oasis
        *[market] le Marché
    } en { $cell }
event-moved =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } déplacé { $kind ->
         [palace] le Palais
         [caravan] la Caravane
         [oasis] l’Oasis
        *[market] le Marché
    } de { $from } à { $to }
event-swapped =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } échangé { $kind ->
         [palace] le Palais
         [caravan] la Caravane
         [oasis] l’Oasis
        *[market] le Marché
    } en { $from } et { $with ->
         [palace] le Palais
         [caravan] la Caravane
         [oasis] l’Oasis
        *[market] le Marché
    } en { $to }
event-mosaic =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } pris une Mosaïque (motif { $motif })
event-stall =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } pris une carte Étal ({ stall-goods })
event-ruby =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } pris { $count } rubis
event-aladdin =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } pris { $count } rubis grâce à Aladdin
event-badroulboudour =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } pris une Mosaïque grâce à Badroulboudour (motif { $motif })
event-paribanou =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } pris une carte Étal grâce à Paribanou ({ stall-goods })
event-moon =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } pris { objective-named }
event-moon-from =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } pris { objective-named }{ $other_you ->
        [yes] , qui était à vous
       *[no] {" "}à { $other }
    }
event-done =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } fini le tour
event-pass =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } passé
event-recruited =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } recruté { character-named } pour { $cost } rubis
event-copied =
    Zumurrud copie { character-named } pour { $you ->
        [yes] vous
       *[no] { $seat }
    }
event-gave-mosaic =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } confié à Zaynab une Mosaïque (motif { $motif }) contre une carte Étal ({ stall-goods })
event-gave-stall =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } confié à Zaynab une carte Étal ({ stall-goods }) contre une Mosaïque (motif { $motif })
event-activated =
    Effets activés : { $count } { $effect ->
         [marteline] { $count ->
             [one] Marteline
            *[other] Martelines
         }
         [stall] { $count ->
             [one] Étal
            *[other] Étals
         }
         [moon] { $count ->
             [one] Lune
            *[other] Lunes
         }
         [ruby] Rubis
         [genie] { $count ->
             [one] Génie
            *[other] Génies
         }
        *[jar] { $count ->
             [one] Jarre
            *[other] Jarres
         }
    }
event-genie = Un Génie est activé
event-completed =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } réalisé { objective-named }
event-discarded =
    Défausse : { $kind ->
         [palace] un Palais
         [caravan] une Caravane
         [oasis] une Oasis
        *[market] un Marché
    }
event-refilled =
    Sur le plateau en { $space } : { $kind ->
         [palace] un Palais
         [caravan] une Caravane
         [oasis] une Oasis
        *[market] un Marché
    }
event-uncovered-mosaic = La Mosaïque suivante montre le motif { $motif }
event-uncovered-stall =
    La carte Étal suivante montre { stall-goods }
event-extra-turn =
    Dunyazad { $you ->
        [yes] vous donne un tour de plus
       *[no] donne un tour de plus à { $seat }
    }
event-over = La pioche est vide : la partie est finie

## Un tour en une ligne du journal, derrière le nom de qui l’a joué

event-turn-start-tile = tuile de départ { $start }
event-turn-kept =
    { $count ->
         [one] { $count } Personnage gardé
        *[other] { $count } Personnages gardés
    }{ $known ->
         [yes] {" "}({ $pieces })
        *[no] {""}
    }
event-turn-took =
    { $kind ->
         [palace] Palais
         [caravan] Caravane
         [oasis] Oasis
        *[market] Marché
    } de la ligne { $row }
event-turn-ali-drew =
    { $kind ->
         [palace] un Palais pioché
         [caravan] une Caravane piochée
         [oasis] une Oasis piochée
        *[market] un Marché pioché
    } grâce à Ali
event-turn-placed =
    { $kind ->
         [palace] Palais
         [caravan] Caravane
         [oasis] Oasis
        *[market] Marché
    } en { $cell }
event-turn-moved =
    { $kind ->
         [palace] Palais
         [caravan] Caravane
         [oasis] Oasis
        *[market] Marché
    } de { $from } à { $to }
event-turn-swapped = échange de { $from } et { $to }
event-turn-mosaics =
    { $count ->
         [one] { $count } Mosaïque
        *[other] { $count } Mosaïques
    }
event-turn-stalls =
    { $count ->
         [one] { $count } carte Étal
        *[other] { $count } cartes Étal
    }
event-turn-rubies = { $count } rubis
event-turn-moon =
    Objectif { $colour ->
         [blue] bleu
         [yellow] jaune
         [red] rouge
         [green] vert
        *[grey] gris
    } pris ({ $points ->
         [one] { $points } point
        *[other] { $points } points
    })
event-turn-moon-from =
    Objectif { $colour ->
         [blue] bleu
         [yellow] jaune
         [red] rouge
         [green] vert
        *[grey] gris
    } ({ $points ->
         [one] { $points } point
        *[other] { $points } points
    }) { $other_you ->
         [yes] qui était à vous
        *[no] pris à { $other }
    }
event-turn-completed =
    Objectif { $colour ->
         [blue] bleu
         [yellow] jaune
         [red] rouge
         [green] vert
        *[grey] gris
    } réalisé{ $own ->
         [yes] {""}
        *[no] {" "}par { $you ->
             [yes] vous
            *[no] { $seat }
        }
    } ({ $points ->
         [one] { $points } point
        *[other] { $points } points
    })
event-turn-recruited = { character-named } pour { $cost } rubis
event-turn-copied = Zumurrud copie { character-named }
event-turn-gave-mosaic = une Mosaïque contre une carte Étal
event-turn-gave-stall = une carte Étal contre une Mosaïque
event-turn-nothing = tour passé

## Ce qui a été pioché à une vraie table

draw-refilled = Quel Paysage arrive en { $space } ?
draw-uncovered-mosaic = Quelle Mosaïque est maintenant au-dessus ?
draw-uncovered-stall = Quelle carte Étal est maintenant au-dessus ?
draw-ali-drew = Quel Paysage Ali a-t-il pioché ?
