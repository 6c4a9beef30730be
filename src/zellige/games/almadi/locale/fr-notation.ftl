# Les mots de la notation, et comment on peut saisir chacun : plusieurs sont séparés par une virgule.

notation-take = prendre
notation-put = mettre, remettre
notation-place = placer, poser
notation-genie = génie
notation-stall = étal
notation-moon = lune
notation-ruby = rubis
notation-done = finir, fini
notation-pass = passer
notation-start = départ
notation-keep = garder
notation-recruit = recruter
notation-seat = siège
notation-mosaic = mosaïque
notation-spice = épice, épices
notation-leather = cuir
notation-carpet = tapis
notation-pottery = poterie
notation-empty = vide
notation-marteline = marteline
