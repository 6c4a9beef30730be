plain-actions = Coups possibles
plain-nothing = Aucun coup n’est proposé pour l’instant.

plain-key-digits = choisir une action par son rang dans la liste
