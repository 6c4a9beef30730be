## La feuille de score : ce que l’on compte sur une vraie table

pad-tiles = Somme des valeurs de ses tuiles
pad-fish = Poisson
pad-gold = Or
pad-ivory = Ivoire
pad-jewels = Bijoux
pad-papyrus = Papyrus
pad-pottery = Poterie
pad-silk = Soie
pad-spice = Épices
pad-wheat = Blé
pad-fakirs = Fakirs (pour Al-Amin)

why-each = { $count } × { $each }
why-djinn = { $count } × { $each } avec { $djinn }
why-fewer = { $count ->
    [one] { $count } adversaire en a
   *[other] { $count } adversaires en ont
} moins : { $count } × { $each }
why-djinns = { $djinns }
why-suits = séries de { $suits }
why-suits-free = séries de { $suits }, et { $free } de plus par Al-Amin

refused-box = { $place } : { $found } en tout, mais il y en a { $most } dans la boîte.
refused-tiles = { $place } : { $found } en tout, mais les tuiles de la boîte font { $most } en tout.
refused-tile-values = { $place } : aucun groupe de { $most } tuiles ou moins ne fait { $found }.
refused-no-tile = { $place } : { $found } sur ses tuiles, mais ce joueur n’a pas de tuile.
