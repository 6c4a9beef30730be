# Almadi : ce qui se passe

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
    } gardé { $count } Personnages
event-revealed = Les Personnages non gardés sont face visible : { $count }
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
    } sur le plateau en { $space }
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
    } pris un Étal ({ $count } { $good ->
         [spice] épices
         [leather] articles de cuir
         [carpet] tapis
         [pottery] poteries
        *[mixed] marchandises diverses
    })
event-ruby =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } pris { $count ->
         [one] { $count } rubis
        *[other] { $count } rubis
    }
event-aladdin =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } pris { $count ->
         [one] { $count } rubis
        *[other] { $count } rubis
    } grâce à Aladdin
event-badroulboudour =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } pris une Mosaïque grâce à Badroulboudour (motif { $motif })
event-paribanou =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } pris un Étal grâce à Paribanou ({ $count } { $good ->
         [spice] épices
         [leather] articles de cuir
         [carpet] tapis
         [pottery] poteries
        *[mixed] marchandises diverses
    })
event-moon =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } pris l’Objectif { $objective } ({ $points } points)
event-moon-from =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } pris l’Objectif { $objective } ({ $points } points) à { $other }
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
    } recruté { $character ->
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
    } pour { $cost }
event-copied =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } fait copier { $character ->
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
    } par Zumurrud
event-gave-mosaic =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } confié à Zaynab une Mosaïque (motif { $motif }) contre un Étal ({ $count } { $good ->
         [spice] épices
         [leather] articles de cuir
         [carpet] tapis
         [pottery] poteries
        *[mixed] marchandises diverses
    })
event-gave-stall =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } confié à Zaynab un Étal ({ $count } { $good ->
         [spice] épices
         [leather] articles de cuir
         [carpet] tapis
         [pottery] poteries
        *[mixed] marchandises diverses
    }) contre une Mosaïque (motif { $motif })
event-activated =
    Effets activés : { $count } { $effect ->
         [marteline] Martelines
         [stall] Étals
         [moon] Lunes
         [ruby] Rubis
         [genie] Génies
        *[jar] Jarres
    }
event-genie = Un Génie est activé
event-completed =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } réalisé l’Objectif { $objective } ({ $points } points)
event-discarded =
    Défausse : { $kind ->
         [palace] Palais
         [caravan] Caravane
         [oasis] Oasis
        *[market] Marché
    } { $tile }
event-refilled =
    Sur le plateau en { $space } : { $kind ->
         [palace] Palais
         [caravan] Caravane
         [oasis] Oasis
        *[market] Marché
    } { $tile }
event-uncovered-mosaic = La Mosaïque suivante montre le motif { $motif }
event-uncovered-stall =
    L’Étal suivant montre { $count } { $good ->
         [spice] épices
         [leather] articles de cuir
         [carpet] tapis
         [pottery] poteries
        *[mixed] marchandises diverses
    }
event-extra-turn = Un tour de plus grâce à Dunyazad pour { $seat }
event-over = La pioche est vide : la partie est finie
