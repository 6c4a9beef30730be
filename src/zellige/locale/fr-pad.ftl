## La feuille de score : ce que l’on compte sur une vraie table

pad-place = { $section } – { $field }
pad-place-seat = { $place } ({ $seat })
pad-wins =
    { $you ->
        [yes] Vous gagnez
       *[no] { $seat } gagne
    } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
pad-wins-tie = { $wins } À égalité, { $tie }.
pad-shared = { $others } et { $last } partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
pad-total = Total
pad-nobody = personne
pad-ask-number = { $place } [de 0 à { $most }] :
pad-ask-numbers = { $place } [nombres séparés par des espaces] :
pad-ask-holder = { $place } [de 1 à { $seats }, 0 pour personne] :
pad-ask-cards = { $place } [{ $known }] :
pad-ask-yes = { $place } [0 pour non, 1 pour oui] :

## Ce qui ne peut pas être, une phrase chacun qui nomme le champ

refused-unknown = « { $place } » : cette feuille de score ne demande rien de ce nom.
refused-by-seat = { $place } : il faut une liste, avec une valeur pour chacun des { $seats } joueurs.
refused-by-seat-long = { $place } : { $found } valeurs sont trop pour { $seats } joueurs.
refused-yes-or-no = { $place } : il faut true ou false, pas « { $found } ».
refused-holder = { $place } : il faut un joueur de 1 à { $seats }, ou 0 pour personne, pas « { $found } ».
refused-list = { $place } : il faut une liste, pas « { $found } ».
refused-list-long = { $place } : { $found } valeurs, c’est trop ; { $most } sont possibles.
refused-card = { $place } : « { $found } » n’existe pas.
refused-card-twice = { $place } : { $card } est nommé deux fois.
refused-card-elsewhere = { $place } : { $card } est déjà devant { $other }.
refused-whole = { $place } : il faut un nombre entier de { $least } à { $most }, pas « { $found } ».
refused-bounds = { $place } : { $found } est impossible, seulement de { $least } à { $most }.
