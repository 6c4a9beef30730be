plain-actions = Coups possibles
plain-plans = Ce que vous pouviez faire la dernière fois : prévoyez-en un si vous voulez
plain-nothing = Aucun coup n’est proposé pour l’instant.

plain-key-digits = choisir une action par son rang dans la liste
plain-help = Choisissez l’un des coups proposés, lisez l’aperçu, puis validez par le bouton, ou en touchant une seconde fois le même endroit.
