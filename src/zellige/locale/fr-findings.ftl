## Ce que disent beaucoup de parties : une page

findings-title = { $game } : ce que disent beaucoup de parties
findings-played = { $games ->
    [one] Une partie
   *[other] { $games } parties
} sur { $blocks ->
    [one] une donne
   *[other] { $blocks } donnes
}, { $seats ->
    [one] un joueur à table
   *[other] { $seats } joueurs à table
} : { $players }.
findings-deals = Donnes { $first } à { $last } ; zellige { $release }.
findings-reading = C’est vu, pas prouvé : ce qu’ont souvent les vainqueurs peut les aider à gagner, ou venir à qui gagne de toute façon ; et d’autres jouent peut-être autrement. Les barres sont des intervalles à 95 %, pour lesquels des donnes entières ont été tirées à nouveau 2 000 fois ; sans barre, moins de cinq donnes avaient un tel cas. La ligne en tirets est là où tout serait égal. Sur vingt intervalles, un se trompe par hasard.
findings-picture = { $name } : un point et un intervalle pour chaque ligne du tableau ci-dessous
findings-answer = Ce qui a été vu
findings-cases = Combien de fois
findings-won = Gagné, %
findings-margin = Écart, points
findings-points = Points
findings-score = Son propre score
findings-share = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 0) } %
findings-share-between = { NUMBER($value, maximumFractionDigits: 0) } % (de { NUMBER($low, maximumFractionDigits: 0) } à { NUMBER($high, maximumFractionDigits: 0) })
findings-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
findings-mean-between = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } (de { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
findings-done = La page est dans { $path }.
findings-extra = Les images manquent : elles demandent matplotlib, que pip install "zellige[study]" apporte.
error-nothing-finished = { $path } ne contient aucune partie terminée.
error-mixed-games = Les parties de { $path } ne sont pas semblables : une page parle d’un seul jeu, avec un même nombre de joueurs et les mêmes options.

answer-number = { $low }
answer-span = { $low } à { $high }
answer-more = { $low } et plus
question-seats = Ce que vaut une place
    .about = Les places dans l’ordre des tours : la place 1 commence.
question-columns = Où les vainqueurs prennent l’avantage
    .about = De combien de points les vainqueurs dépassent la moyenne des autres, colonne par colonne de la feuille de score.
