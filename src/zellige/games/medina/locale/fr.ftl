# Médina : chaque mot qu’on lit de ce jeu. Les sélecteurs se répètent pour que chaque phrase soit entière.


## Le jeu

game-title = Médina
game-tagline = Bâtir les palais ensemble, se les approprier seul.
game-minutes = 60

## Joueurs

player-patient = Maçon
    .help = Attend les grands palais, surveille les tours, les rues et le joueur qui sera le premier à court de pions.
player-greedy = Apprenti
    .help = Prend ce qui rapporte le plus tout de suite, mais ne dépense aucun toit pour un palais de moins de six points.

## Options

option-well = Puits
    .help = Aucune construction sur les huit cases autour du puits, qui rapporte 4 points pour chaque bâtiment ou étable à deux cases en ligne droite.
option-well-true = avec le puits
option-well-false = sans le puits
option-tea = Tuiles thé
    .help = Qui prend possession d’un palais violet reçoit des tuiles thé ; une tuile remplace le second pion d’un tour.
option-tea-true = avec le thé
option-tea-false = sans le thé
option-strict_french = Règle française à la lettre
    .help = On ne commence un palais d’une couleur que si tous les précédents de cette couleur ont un propriétaire, même s’ils ne peuvent plus grandir.
option-strict_french-false = non
option-strict_french-true = oui
option-new_street_max_touch = Une nouvelle rue marchande peut commencer à côté de
    .help = Combien de marchands des rues précédentes le premier marchand d’une nouvelle rue peut-il toucher ?
option-new_street_max_touch-1 = un marchand déjà posé au plus
option-new_street_max_touch-0 = aucun marchand déjà posé
option-already_adjacent_scope = Un palais qui longe un mur compte comme relié
    .help = Un palais qui longe déjà un des deux murs d’une tour peut-il gagner cette tour par l’autre mur ?
option-already_adjacent_scope-arm = à ce mur seulement
option-already_adjacent_scope-tower = à toute la tour
option-tower_corners = Numéros des tours
    .help = Quel coin porte quel numéro de tour ?
option-tower_corners-boardspace = 1 en haut à gauche, 3 en haut à droite, 2 en bas à droite, 4 en bas à gauche
option-tower_corners-reading_order = 1 et 2 en haut, 3 et 4 en bas
option-tie = Égalité
    .help = Qui gagne à égalité de points ?
option-tie-shared = les joueurs partagent la victoire
option-tie-bga = celui qui a le plus grand palais, puis celui qui l’a pris le premier
option-last_piece_second_placement = Quand le dernier pion fait gagner des marchands
    .help = Un joueur qui commence son tour avec un seul pion en pose-t-il un second s’il vient de gagner des marchands ?
option-last_piece_second_placement-false = un seul placement
option-last_piece_second_placement-true = un second placement
option-re_entry = Un joueur à court de pions gagne des marchands
    .help = Un joueur à court de pions reprend-il la partie s’il gagne plus tard des marchands ?
option-re_entry-true = rejoue
option-re_entry-false = reste hors jeu
option-sole_player_must_roof = Dernier joueur en jeu : ses toits d’abord
    .help = Le dernier joueur en jeu doit-il poser un de ses toits à chaque tour tant qu’il le peut ?
option-sole_player_must_roof-false = sans obligation
option-sole_player_must_roof-true = obligatoire
option-same_turn_tea = Tuile thé reçue pendant le tour
    .help = La tuile thé gagnée avec le premier pion d’un tour peut-elle remplacer le second ?
option-same_turn_tea-true = utilisable aussitôt
option-same_turn_tea-false = à partir du tour suivant

## Scores

column-orange = Palais orange
column-brown = Palais marron
column-grey = Palais gris
column-violet = Palais violet
column-well = Puits
column-palace-tiles = Tuiles palais
column-tower-tiles = Tuiles tour
term-orange-buildings = Bâtiments du palais orange
term-orange-stables = Étables du palais orange
term-orange-walls = Murs le long du palais orange
term-orange-merchants = Marchands au bord du palais orange
term-orange-well = Palais orange près du puits
term-orange-tile = Tuile palais orange
term-brown-buildings = Bâtiments du palais marron
term-brown-stables = Étables du palais marron
term-brown-walls = Murs le long du palais marron
term-brown-merchants = Marchands au bord du palais marron
term-brown-well = Palais marron près du puits
term-brown-tile = Tuile palais marron
term-grey-buildings = Bâtiments du palais gris
term-grey-stables = Étables du palais gris
term-grey-walls = Murs le long du palais gris
term-grey-merchants = Marchands au bord du palais gris
term-grey-well = Palais gris près du puits
term-grey-tile = Tuile palais gris
term-violet-buildings = Bâtiments du palais violet
term-violet-stables = Étables du palais violet
term-violet-walls = Murs le long du palais violet
term-violet-merchants = Marchands au bord du palais violet
term-violet-well = Palais violet près du puits
term-violet-tile = Tuile palais violet
term-tower-1 = Tuile tour 1
term-tower-2 = Tuile tour 2
term-tower-3 = Tuile tour 3
term-tower-4 = Tuile tour 4

## L’invite

prompt-over = La partie est terminée.
prompt-first = Placez le premier de vos deux pions.
prompt-second = Placez le second de vos deux pions.
prompt-single = Placez un pion : cela termine votre tour.
prompt-own-roof = Posez un de vos toits : vous êtes le dernier joueur en jeu.
prompt-tea = Ou défaussez une tuile thé : vous gardez votre second pion.
prompt-new-street = Les deux extrémités de la rue sont bloquées : le prochain marchand commence une nouvelle rue.
prompt-roofs =
    { $roofs ->
         [one] Il vous reste { $roofs } toit pour prendre un palais.
        *[other] Il vous reste { $roofs } toits pour prendre des palais.
    }

## Événements du journal

event-found =
    { $you ->
         [yes] Vous avez fondé un palais { $colour ->
         [orange] orange
         [brown] marron
         [grey] gris
        *[violet] violet
    } en { $cell }
        *[no] { $seat } a fondé un palais { $colour ->
         [orange] orange
         [brown] marron
         [grey] gris
        *[violet] violet
    } en { $cell }
    }
event-building =
    { $you ->
         [yes] Vous avez placé un bâtiment { $colour ->
         [orange] orange
         [brown] marron
         [grey] gris
        *[violet] violet
    } en { $cell }
        *[no] { $seat } a placé un bâtiment { $colour ->
         [orange] orange
         [brown] marron
         [grey] gris
        *[violet] violet
    } en { $cell }
    }
event-stable =
    { $you ->
         [yes] Vous avez ajouté une étable à un palais { $colour ->
         [orange] orange
         [brown] marron
         [grey] gris
        *[violet] violet
    } en { $cell }
        *[no] { $seat } a ajouté une étable à un palais { $colour ->
         [orange] orange
         [brown] marron
         [grey] gris
        *[violet] violet
    } en { $cell }
    }
event-merchant =
    { $you ->
         [yes] Vous avez placé un marchand en { $cell }
        *[no] { $seat } a placé un marchand en { $cell }
    }
event-wall =
    { $you ->
         [yes] Vous avez prolongé le mur de la tour { $tower } en { $cell }
        *[no] { $seat } a prolongé le mur de la tour { $tower } en { $cell }
    }
event-claim =
    { $you ->
         [yes] Vous avez pris possession du palais { $colour ->
         [orange] orange
         [brown] marron
         [grey] gris
        *[violet] violet
    } en { $cell } (taille { $size })
        *[no] { $seat } a pris possession du palais { $colour ->
         [orange] orange
         [brown] marron
         [grey] gris
        *[violet] violet
    } en { $cell } (taille { $size })
    }
event-neutral =
    { $you ->
         [yes] Vous avez posé un toit neutre sur le palais { $colour ->
         [orange] orange
         [brown] marron
         [grey] gris
        *[violet] violet
    } en { $cell } (taille { $size })
        *[no] { $seat } a posé un toit neutre sur le palais { $colour ->
         [orange] orange
         [brown] marron
         [grey] gris
        *[violet] violet
    } en { $cell } (taille { $size })
    }
event-tea =
    { $you ->
         [yes] Vous avez défaussé une tuile thé au lieu de poser un second pion
        *[no] { $seat } a défaussé une tuile thé au lieu de poser un second pion
    }
event-tower =
    { $you ->
         [yes] Vous avez pris la tuile tour { $tower }
        *[no] { $seat } a pris la tuile tour { $tower }
    }{ $merchants ->
         [0] {""}
         [one] {" "}avec { $merchants } marchand
        *[other] {" "}avec { $merchants } marchands
    }
event-tower-neutral = La tuile tour { $tower } reste sur le plateau pour un palais neutre
event-palace-tile =
    { $you ->
         [yes] Vous avez pris la tuile palais { $colour ->
         [orange] orange
         [brown] marron
         [grey] gris
        *[violet] violet
    }
        *[no] { $seat } a pris la tuile palais { $colour ->
         [orange] orange
         [brown] marron
         [grey] gris
        *[violet] violet
    }
    }
event-palace-tile-neutral =
    La tuile palais { $colour ->
         [orange] orange
         [brown] marron
         [grey] gris
        *[violet] violet
    } revient sur le plateau : un palais neutre est le plus grand
event-tea-served =
    { $you ->
         [yes] Vous avez reçu
        *[no] { $seat } a reçu
    } { $count ->
         [one] { $count } tuile thé
        *[other] { $count } tuiles thé
    }
event-tea-boxed =
    { $count ->
         [one] { $count } tuile thé est remise
        *[other] { $count } tuiles thé sont remises
    } dans la boîte, à cause du palais neutre
event-closed =
    Chacun possède un palais { $colour ->
         [orange] orange
         [brown] marron
         [grey] gris
        *[violet] violet
    } : { $count ->
         [one] { $count } bâtiment de cette couleur est remis dans la boîte
        *[other] { $count } bâtiments de cette couleur sont remis dans la boîte
    }
event-skipped =
    { $you ->
         [yes] Vous n’avez rien pu placer : vous passez votre tour
        *[no] { $seat } n’a rien pu placer et passe son tour
    }
event-over = Plus personne ne peut placer de pion : la partie est terminée

## Un tour en une ligne du journal, derrière le nom de qui l’a joué

event-turn-found =
    nouveau palais { $colour ->
         [orange] orange
         [brown] marron
         [grey] gris
        *[violet] violet
    } en { $cell }
event-turn-building =
    bâtiment { $colour ->
         [orange] orange
         [brown] marron
         [grey] gris
        *[violet] violet
    } en { $cell }
event-turn-stable = étable en { $cell }
event-turn-merchant = marchand en { $cell }
event-turn-wall = mur en { $cell }
event-turn-claim =
    palais { $colour ->
         [orange] orange
         [brown] marron
         [grey] gris
        *[violet] violet
    } acquis en { $cell } (taille { $size })
event-turn-neutral =
    toit neutre sur le palais { $colour ->
         [orange] orange
         [brown] marron
         [grey] gris
        *[violet] violet
    } en { $cell }
event-turn-tea = tuile thé au lieu d’un second pion
event-turn-tower =
    tuile tour { $tower }{ $own ->
         [yes] {""}
        *[no] {" "}pour { $you ->
             [yes] vous
            *[no] { $seat }
        }
    }
event-turn-palace-tile =
    tuile palais { $colour ->
         [orange] orange
         [brown] marron
         [grey] gris
        *[violet] violet
    }{ $own ->
         [yes] {""}
        *[no] {" "}pour { $you ->
             [yes] vous
            *[no] { $seat }
        }
    }
event-turn-skipped =
    { $you ->
         [yes] vous n’avez rien pu placer
        *[no] { $seat } n’a rien pu placer
    }

## Pourquoi pas

reason-end-over = La partie est terminée.
    .section = Règle, Fin de partie
reason-turn-no-such-piece = Ce pion n’existe pas.
    .section = Règle, Tour de jeu
reason-turn-none-left =
    Il ne vous reste aucun pion de cette sorte ({ $kind ->
         [orange] bâtiment orange
         [brown] bâtiment marron
         [grey] bâtiment gris
         [violet] bâtiment violet
         [stable] étable
         [merchant] marchand
         [roof] toit
         [neutral] toit neutre
        *[wall] section de mur
    }).
    .section = Règle, Tour de jeu
reason-turn-off-board =
    Ce pion ({ $kind ->
         [orange] bâtiment orange
         [brown] bâtiment marron
         [grey] bâtiment gris
         [violet] bâtiment violet
         [stable] étable
         [merchant] marchand
         [roof] toit
         [neutral] toit neutre
        *[wall] section de mur
    }) se place dans la ville, à l’intérieur des murs.
    .section = Règle, Tour de jeu
reason-turn-occupied =
    Pas en { $cell } : { $what ->
         [building] un bâtiment
         [stable] une étable
         [merchant] un marchand
         [well] le puits
        *[wall] une section de mur
    } s’y trouve.
    .section = Règle, Tour de jeu
reason-roofs-closed =
    Chaque joueur possède un palais { $colour ->
         [orange] orange
         [brown] marron
         [grey] gris
        *[violet] violet
    } : cette couleur n’est plus en jeu.
    .section = Règle, Toits
reason-roofs-nothing = Pas en { $cell } : un toit se pose sur un bâtiment.
    .section = Règle, Toits
reason-roofs-taken = Le palais en { $cell } a déjà un toit.
    .section = Règle, Toits
reason-roofs-one-a-colour =
    Vous possédez déjà un palais { $colour ->
         [orange] orange
         [brown] marron
         [grey] gris
        *[violet] violet
    } ; chaque joueur en possède un de chaque couleur.
    .section = Règle, Toits
reason-roofs-first-building = Pour ce palais, écrivez la case de son premier bâtiment : { $first }.
    .section = Règle, Toits
reason-well-ring = Pas en { $cell } : seuls les marchands vont sur les huit cases autour du puits.
    .section = Règle, Le puits
reason-stables-gap = Pas en { $cell } : entre deux palais une case reste libre, diagonales comprises.
    .section = Règle, Étables
reason-stables-only-stable = Pas en { $cell } : l’étable ne toucherait qu’une autre étable, aucun bâtiment.
    .section = Règle, Étables
reason-stables-beside = Pas en { $cell } : une étable se place à côté d’un bâtiment d’un palais, pas en diagonale.
    .section = Règle, Étables
reason-buildings-gap = Pas en { $cell } : trop près d’un autre palais ; une case reste libre, diagonales comprises.
    .section = Règle, Bâtiments
reason-buildings-beside =
    Pas en { $cell } : le bâtiment doit toucher par un côté un bâtiment du palais { $colour ->
         [orange] orange
         [brown] marron
         [grey] gris
        *[violet] violet
    }, pas seulement en diagonale ou contre une étable.
    .section = Règle, Bâtiments
reason-buildings-must-extend =
    Pas en { $cell } : le palais { $colour ->
         [orange] orange
         [brown] marron
         [grey] gris
        *[violet] violet
    } en { $palace } n’a pas de toit et peut encore grandir ; les bâtiments de cette couleur s’y ajoutent.
    .section = Règle, Bâtiments
reason-buildings-strict =
    Pas en { $cell } : selon la règle à la lettre, chaque palais { $colour ->
         [orange] orange
         [brown] marron
         [grey] gris
        *[violet] violet
    } doit avoir un propriétaire avant qu’on en commence un autre.
    .section = Option de cette table
reason-buildings-roofed =
    Pas en { $cell } : le palais { $colour ->
         [orange] orange
         [brown] marron
         [grey] gris
        *[violet] violet
    } voisin a un toit et ne reçoit plus de bâtiment.
    .section = Règle, Toits
reason-merchants-beside = Pas en { $cell } : un marchand se place à côté d’une extrémité de la rue, pas en diagonale.
    .section = Règle, Marchands
reason-merchants-two = Pas en { $cell } : ce marchand en toucherait { $count } autres ; il ne doit en toucher qu’un.
    .section = Règle, Marchands
reason-merchants-end = Pas en { $cell } : le marchand voisin n’est pas à une extrémité de la rue.
    .section = Règle, Marchands
reason-merchants-new-street = Pas en { $cell } : dans cette partie, une nouvelle rue ne commence pas à côté d’un marchand déjà posé.
    .section = Option de cette table
reason-walls-ring = Les murs se placent sur les cases autour de la ville.
    .section = Règle, Murs
reason-walls-gate = Pas en { $cell } : la dernière case libre de ce côté est la porte de la ville.
    .section = Règle, Murs
reason-walls-beside = Pas en { $cell } : un mur part d’une tour ou d’un mur.
    .section = Règle, Murs
reason-tea-off = Cette partie se joue sans tuiles thé.
    .section = Option de cette table
reason-tea-none = Vous n’avez pas de tuile thé.
    .section = Règle, Tuiles thé
reason-tea-first = Une tuile thé remplace le second pion : placez d’abord le premier.
    .section = Règle, Tuiles thé
reason-tea-same-turn = Dans cette partie, une tuile thé reçue pendant un tour ne s’utilise qu’au tour suivant.
    .section = Option de cette table
reason-sole-own-roof = Vous êtes le dernier joueur en jeu : vous devez poser un de vos toits à ce tour.
    .section = Option de cette table
reason-sole-last-palace = Vous devez encore poser un de vos toits à ce tour, et c’est le dernier palais qui peut le recevoir.
    .section = Option de cette table

## Ce qu’une position ne dit pas et qu’on suppose

assumed-options = Les options qui ne sont pas nommées ont leur valeur par défaut.
assumed-streets = La rue la plus récente est supposée celle qui peut continuer, sinon la dernière dans l’ordre de lecture ; là où des marchands bifurquent, la plus longue ligne est prise pour une seule rue.
assumed-palace-tile =
    { $owner ->
         [0] Personne n’est supposé avoir
        *[other] La place { $owner } est supposée avoir
    } la tuile palais { $colour ->
         [orange] orange
         [brown] marron
         [grey] grise
        *[violet] violette
    }.
assumed-tower =
    { $owner ->
         [0] Personne n’est supposé avoir
        *[other] La place { $owner } est supposée avoir
    } la tuile tour { $tower } : des palais le long de ses murs, celui dont on a pris possession en dernier l’emporte.
assumed-tea = Plus personne n’est supposé avoir de tuile thé.
assumed-hands = Les pions en main qui ne sont pas nommés sont supposés absents.
assumed-hands-shared = Les pions en main dont la table ne décide pas sont répartis aussi également que possible.
assumed-roofs = Aucun palais n’est supposé avoir de toit.
assumed-arms = Les côtés dont les murs ne sont pas nommés sont supposés n’en avoir aucun.
assumed-out = Aucune place qui a encore des pions n’est supposée hors du jeu.
assumed-mover = C’est supposé être à la place { $mover } de jouer.
assumed-over = La partie est supposée finie, car personne ne peut placer de pion ; ce que la position dit d’un tour n’est pas lu.
assumed-turn = On suppose que c’est le tour { $turn }.
assumed-turn-of-end = Le numéro du dernier tour n’est pas connu.
assumed-placed = Rien n’est supposé avoir été posé pendant ce tour.
assumed-own-roof = Le dernier toit posé est supposé l’avoir été à un tour précédent.

## Ce qui ne va pas dans une position

problem-option = ses options ne conviennent pas : { $detail }
problem-board-size = à { $seats } joueurs, la ville a { $rows } rangées de { $columns } cases
problem-gate =
    le côté { $side ->
         [n] nord
         [s] sud
         [w] ouest
        *[e] est
    } reçoit au plus { $most ->
    [one] { $most } section de mur
   *[other] { $most } sections de mur
} pour garder sa porte, pas { $found }
problem-two-wells = il y a deux puits
problem-well-off = il y a un puits, mais la partie se joue sans (« well »)
problem-no-well = le puits manque
problem-well-at-wall = le puits en { $cell } est contre le mur ; il en reste éloigné d’une case
problem-well-ring = une construction en { $cell } touche le puits
problem-stable-alone = l’étable en { $cell } ne touche aucun bâtiment
problem-stable-between = l’étable en { $cell } touche des bâtiments de deux palais
problem-palaces-touch = les palais en { $cell } et { $other } se touchent
problem-roof-nowhere = le toit en { $cell } n’est sur aucun bâtiment
problem-two-roofs = le palais en { $cell } a deux toits
problem-no-neutral = à { $seats } joueurs, il n’y a pas de toit neutre
problem-second-palace =
    la place { $seat } possède deux palais { $colour ->
         [orange] orange
         [brown] marron
         [grey] gris
        *[violet] violet
    }
problem-no-cell = il n’y a pas de case { $cell } ; la dernière est { $last }
problem-seat = il n’y a pas de place { $found } ; les places vont de 1 à { $seats }
problem-street-cell = « streets » nomme { $cell }, où il n’y a pas de marchand
problem-street-gap = dans cette rue, { $other } n’est pas à côté de { $cell }
problem-street-branches = la rue en { $cell } bifurque ou se referme ; une rue est une ligne
problem-merchant-no-street = le marchand en { $cell } n’appartient à aucune rue
problem-tower-merchants = la tuile tour { $tower } ne peut avoir ces marchands : tous jusqu’à ce qu’on la prenne, puis aucun
problem-by-seat =
    « { $field } » a { $found ->
    [one] { $found } entrée
   *[other] { $found } entrées
} au lieu de { $seats }, une par place
problem-too-much-tea = il y a { $found ->
    [one] { $found } tuile thé
   *[other] { $found } tuiles thé
}, plus que le jeu n’en a
problem-pieces =
    le plateau et les mains ont en tout { $found } { $kind ->
         [orange] bâtiments orange
         [brown] bâtiments marron
         [grey] bâtiments gris
         [violet] bâtiments violets
         [stable] étables
         [merchant] marchands
         [roof] toits de chaque joueur
         [neutral] toits neutres
        *[wall] sections de mur
    } au lieu de { $wanted }
problem-closed-colour =
    chaque place possède un palais { $colour ->
         [orange] orange
         [brown] marron
         [grey] gris
        *[violet] violet
    }, donc aucun bâtiment de cette couleur ne reste en main
problem-palace-tile =
    la tuile palais de cette couleur n’est pas chez le propriétaire du plus grand palais { $colour ->
         [orange] orange
         [brown] marron
         [grey] gris
        *[violet] violet
    }
problem-tower-tile = la tuile tour { $tower } et ses marchands ne sont pas là où les palais longeant ses murs les ont menés
problem-tea-pile = la pile a { $found ->
    [one] { $found } tuile thé
   *[other] { $found } tuiles thé
}, mais les palais violets en laissent { $wanted }
problem-tea-seat = la place { $seat } a { $found ->
    [one] { $found } tuile thé
   *[other] { $found } tuiles thé
}, mais son palais violet en a donné { $most } au plus
problem-out-option = « out » nomme des places, mais avec ces options personne n’est éliminé
problem-turn-too-long = { $placed ->
    [one] { $placed } pion posé
   *[other] { $placed } pions posés
} à ce tour et { $left } encore à poser : un tour n’en a que deux
problem-not-over = « to_move » est null (partie finie), mais quelqu’un peut encore placer un pion (place { $able })
problem-nothing-owed = c’est à la place { $seat } de jouer, mais elle ne peut rien placer : « placements_left » vaut 0
problem-cannot-move = c’est à la place { $seat } de jouer (« to_move »), mais elle ne peut rien placer ; la place { $able } le peut
problem-cannot-move-over = c’est à la place { $seat } de jouer (« to_move »), mais elle ne peut rien placer, et personne d’autre non plus : « "to_move": null » dit que la partie est finie

## Le plateau en texte

show-palace = { $colour ->
    [orange] orange
    [brown] marron
    [grey] gris
   *[violet] violet
} { $cell }, taille { $size } : { $owner ->
    [neutral] neutre
   *[seat] place { $owner }
}
show-pieces = { $piece ->
    [orange] orange
    [brown] marron
    [grey] gris
    [violet] violet
    [roof] toit
    [neutral] toit neutre
    [stable] étable
    [merchant] marchand
   *[wall] mur
} { $count }
show-nothing = rien
show-seat = place { $seat } : { $hand }, thé { $tea }
show-turn = tour { NUMBER($turn, useGrouping: 0) }
show-over = { $turn } : partie finie
show-mover = { $turn } : place { $seat }, { $count ->
    [one] encore une pose
   *[other] encore { $count } poses
}
