# Les mots de la notation, et comment on peut saisir chacun : plusieurs sont séparés par une virgule.

notation-orange = orange
notation-brown = marron, brun
notation-grey = gris
notation-violet = violet
notation-stable = étable, écurie
notation-merchant = marchand
notation-wall = mur, rempart
notation-roof = toit
notation-neutral = neutre
notation-tea = thé
