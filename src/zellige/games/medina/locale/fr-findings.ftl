## Ce que disent beaucoup de parties

question-first-claim = Quand on prend possession d’un premier palais
    .about = Le tour du joueur où il pose le premier toit de sa couleur.
question-claim-turn = Ce que vaut un palais, selon le moment où il est pris
    .about = Le tour du joueur à ce moment ; points : ce que le palais compte à la fin, sans sa tuile. Les toits que les règles imposent à la fin comptent aussi.
question-claim-size = Ce que vaut un palais, selon sa taille quand il est pris
    .about = Bâtiments et écuries à ce moment ; points : ce que le palais compte à la fin, sans sa tuile.
question-claim-colour = Ce que vaut un palais, selon sa couleur
    .about = Points : ce que le palais compte à la fin, sans sa tuile.
question-tiles = Tuiles
    .about = Les tuiles de palais et de tour qu’un joueur a à la fin.
question-neutral-roof = Quand le premier toit neutre est posé
    .about = Le tour du joueur où il pose son premier toit neutre.
question-tea = Tuiles thé
    .about = Combien de tuiles thé un joueur a défaussées au lieu de poser son second pion.
