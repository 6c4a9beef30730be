## La feuille de score : ce que l’on compte sur une vraie table

pad-oases = Taille de chaque groupe (2 ou plus)
pad-lone = Oasis isolées
pad-caravans = Taille de chaque groupe
pad-market = Marchandises des Marchés
pad-stalls = Marchandises des Étals
pad-palaces = Valeur de chaque Palais
pad-jars = Jarres activées
pad-mosaics = Cartes Mosaïque
pad-done = Réalisés : points de chacun
pad-missed = Non réalisés : points de chacun
pad-rubies = Rubis
pad-characters = Personnages recrutés
pad-copy = Zumurrud copie
pad-spice = Épices des Marchés
pad-leather = Maroquinerie des Marchés
pad-carpet = Tapis des Marchés
pad-pottery = Poteries des Marchés
pad-motif = Mosaïques de votre motif le plus fréquent
pad-row = Paysages de votre ligne la plus longue
pad-idle-jars = Jarres non activées
pad-holes = Trous d’un seul emplacement

why-each = { $count } × { $each }
why-largest = plus grand groupe : { $size }
why-caravans = { $goods } marchandises, place pour { $capacity }
why-mosaics = { $placed } sur { $held } posées sur des Palais, au mieux
why-halved = { $count } ÷ 2, arrondi au-dessous
why-rubies-solo = { $count }, selon le tableau de la partie solo
why-rubies-rank = { $count }, rang { $rank }

verdict-exile = Votre titre : { title-exile }. { title-exile.verdict }
verdict-subject = Votre titre : { title-subject }. { title-subject.verdict }
verdict-apprentice = Votre titre : { title-apprentice }. { title-apprentice.verdict }
verdict-architect = Votre titre : { title-architect }. { title-architect.verdict }
verdict-builder = Votre titre : { title-builder }. { title-builder.verdict }
verdict-minister = Votre titre : { title-minister }. { title-minister.verdict }
verdict-vizier = Votre titre : { title-vizier }. { title-vizier.verdict }
verdict-genie = Votre titre : { title-genie }. { title-genie.verdict }

refused-realm = { $place } : Oasis, Caravanes et Palais font { $found } ensemble, et un royaume a { $most } Paysages au plus.
refused-row = { $place } : { $found }, c’est plus que les { $most } qu’une ligne peut contenir.
refused-goods = { $place } : { $found } par sorte, c’est plus que les { $most } marchandises des Marchés.
refused-box-oases = { $place } : { $found } dans tous les royaumes, mais il y en a { $most } au plus dans la partie.
refused-box-caravans = { $place } : { $found } dans tous les royaumes, mais il y en a { $most } au plus dans la partie.
refused-box-palaces = { $place } : { $found } dans tous les royaumes, mais il y en a { $most } au plus dans la partie.
refused-box-mosaics = { $place } : { $found } en tout, mais la partie a { $most } cartes Mosaïque.
refused-box-done = { $place } : { $found } Objectifs avec les non réalisés, mais la partie en a { $most }.
refused-box-rubies = { $place } : { $found } en tout, mais le jeu a { $most } rubis.
refused-motif = { $place } : { $found }, c’est plus que les { $most } cartes Mosaïque.
refused-solo-character = { $place } : { $card } n’est pas de la partie solo.
refused-copies = { $place } : Zumurrud copie un seul Personnage, pas { $found }.
refused-copy = { $place } : { $card } n’est chez aucun autre joueur.
