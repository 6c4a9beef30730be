## Ce que disent beaucoup de parties

answer-objective = { $objective }, { objective-named }
answer-start = Tuile de départ { $start }
question-objectives-completed = Combien d’Objectifs sont réalisés
    .about = Les Objectifs qu’un joueur a réalisés à la fin.
question-objectives = Objectifs
    .about = Les Objectifs qu’un joueur a réalisés à la fin. Les cartes sont celles du matériel employé.
question-objectives-missed = Objectifs non réalisés
    .about = Les Objectifs qu’un joueur a encore à la fin sans les avoir réalisés.
question-characters = Personnages
    .about = Les Personnages qu’un joueur a recrutés. Leurs coûts sont ceux du matériel employé.
question-characters-recruited = Combien de Personnages sont recrutés
    .about = Les Personnages qu’un joueur a recrutés à la fin.
question-genies = Combien de fois un Génie déplace un Paysage
    .about = Les Paysages qu’un joueur a déplacés avec des Génies dans toute la partie.
question-starts = Tuiles de départ
    .about = La tuile de départ d’un joueur. Leurs faces sont celles du matériel employé.
