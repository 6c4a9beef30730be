## Ce que disent beaucoup de parties

answer-tribe = { name-tribe }
question-bids = Ce que rapporte une enchère
    .about = Les points immédiats de l’activation, moins le prix de la case. Ce qui ne paie que plus tard, comme les marchandises et les Sages, compte comme il est.
question-bids-spent = Combien on enchérit dans une partie
    .about = Les pièces qu’un joueur a misées dans toute la partie, ensemble.
question-acting-order = Ce que rapporte d’agir plus tôt
    .about = La place dans la manche, 1 agit d’abord ; points immédiats de l’activation, sans le prix. Qui agit tôt a aussi enchéri parce qu’il y a à gagner.
question-tribes = Ce que rapporte une tribu
    .about = La tribu des meeples pris à la fin du déplacement ; points immédiats de toute l’activation.
question-djinns = Djinns
    .about = Les djinns qu’un joueur a à la fin de la partie.
question-djinns-held = Combien de djinns
    .about = Les djinns qu’un joueur a à la fin de la partie.
