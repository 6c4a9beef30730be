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

pad-help-coins = La somme de vos pièces : 1 point chacune.
pad-help-viziers = Meeples jaunes devant vous. Chaque adversaire qui en a moins rapporte 10 points.
pad-help-elders = Meeples blancs encore devant vous.
pad-help-djinns = Ceux devant vous, utilisés ou non. Certains changent d’autres lignes.
pad-help-palms = Palmiers sur les tuiles où sont vos chameaux.
pad-help-palaces = Palais sur les tuiles où sont vos chameaux.
pad-help-tiles = Les nombres des tuiles où sont vos chameaux, additionnés.
pad-help-goods = Cartes de cette sorte en main. Des marchandises différentes forment une série ; plus elle est longue, plus elle rapporte.
pad-help-fakirs = Deux d’entre eux comptent comme une marchandise au choix.

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
