plain-actions = Coups possibles
plain-nothing = Aucun coup n’est proposé pour l’instant.
