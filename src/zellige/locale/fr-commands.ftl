## La ligne de commande : ce que fait chaque commande

command-line = Jouer à des jeux de société, les étudier et en compter les points : dans le navigateur, depuis Python, pour la recherche.
command-play = Ouvre la table dans le navigateur, sur cet ordinateur ou dans son réseau, jusqu’à Ctrl-C.
command-serve = Accueille les tables d’un club, jusqu’à Ctrl-C : pour des gens partout, un lien par place. N’ouvre aucun navigateur et ne montre à personne la liste des tables gardées.
    .address = Où il écoute ; 0.0.0.0 désigne tous les réseaux de cet ordinateur.
    .public-url = Où on le trouve, par exemple « https://tables.example.org » : les liens y mènent, et c’est sous ce nom qu’on lui parle.
    .names = Un autre nom sous lequel on peut lui parler ; se donne plusieurs fois.
command-join = Installe un robot de cet ordinateur à une table lointaine, par le lien d’un ami, et joue jusqu’à la fin de la partie.
    .link = Le lien, entre guillemets : il contient un #.
    .player = Qui joue : un nom comme ceux de simulate ; par défaut : patient.
    .name = Son nom à la table ; par défaut : celui du robot.
join-seated = { $player } a pris la place { $seat }.
join-wait = Préparation
join-plays = La partie est en cours
join-over = Scores finaux : { $scores }
command-games = Liste les jeux installés.
command-new = Écrit une position de départ (un document JSON).
    .seats = Le nombre de joueurs ; par défaut, le minimum du jeu.
    .seed = Un nombre ou un mot ; la même graine donne la même position. Par défaut, le hasard décide.
    .empty = Le document d’une table encore vide, à remplir.
command-legal = Liste les actions permises, une par ligne, par ordre alphabétique.
command-why = Dit pourquoi une action n’est pas permise, avec le chapitre de la règle.
    .action = Une action dans la notation du jeu, par exemple « stable e5 » à Médina.
command-apply = Joue des actions et écrit la nouvelle position.
    .actions = Une ou plusieurs actions dans la notation du jeu, dans l’ordre où elles se jouent.
command-score = Écrit le score de chaque joueur, ligne par ligne, avec les cases comptées.
command-pad = Compte les points d’une partie de votre table : d’après un fichier, ou champ par champ (« ? » dit ce qui compte).
    .file = Un fichier : du JSON avec seats, names, options et entries ; - pour l’entrée standard. Sans lui, tout est demandé.
    .names = Qui a joué, dans l’ordre des places ; autant de fois qu’il y a de joueurs.
    .empty = Affiche un fichier à remplir.
command-show = Écrit le plateau en texte.
command-schema = Écrit le schéma JSON des positions d’un jeu.
command-replay = Raconte les parties d’un fichier, action par action.
    .board = Écrit le plateau après chaque action.
command-verify = Rejoue les parties d’un fichier et s’arrête à la première différence.
    .unfinished = Accepte des parties encore sans résultat.
command-simulate = Fait jouer beaucoup de parties à des robots, chacun à chaque place, et donne leurs résultats.
    .seats = Les robots, séparés par des virgules : greedy,random. Le vôtre s’écrit bot.py, bot.py:nom ou paquet.module:nom. Ils changent de place de partie en partie.
    .games = Le nombre de parties.
    .seed = Un nombre ou un mot ; la même graine donne les mêmes parties.
    .out = Un fichier pour les parties.
    .limit = Combien de secondes un robot peut réfléchir à une décision. Les réponses plus tardives sont jouées aussi, et comptées.
command-tournament = Fait se rencontrer des robots par blocs, une graine avec chaque répartition des places, et donne leurs résultats avec des intervalles à 95 %.
    .players = Les robots, séparés par des virgules : random,greedy,patient-1. Celui qui est nommé deux fois peut occuper deux places dans une partie.
    .seats = Combien de robots jouent dans une partie ; par défaut, deux.
    .blocks = Le nombre de blocs.
    .seed = Un nombre ou un mot ; la même graine donne les mêmes parties.
    .folder = Un dossier qui garde les parties et les résultats ; la même commande continue là où elle s’est arrêtée.
    .limit = Combien de secondes un robot peut réfléchir à une décision. Les réponses plus tardives sont jouées aussi, et comptées.
command-findings = Fait une page avec des graphiques de ce que les parties d’un dossier disent de la stratégie : ce que vaut une place, et ce que les vainqueurs ont de plus.
    .path = Un dossier gardé par « zellige tournament », ou un fichier d’enregistrements.
    .out = Un dossier pour la page, ses chiffres et ses graphiques ; par défaut, là où sont les parties.
command-tune = Trouve les poids du robot « value » : par des parties entre robots aux poids secoués, puis par évolution (cma). Sans autre option, refait le fichier livré.
    .folder = Un dossier qui garde où l’on en est, et enfin weights.json ; la même commande continue là où elle s’est arrêtée.
    .seed = Un nombre ou un mot quelconque ; la même graine donne les mêmes poids. Avec une graine à vous, les parties d’un tour se jouent en parallèle.
    .rounds = Combien de fois on joue et ajuste.
    .games = Le nombre de parties par tour d’ajustement.
    .generations = Le nombre de générations de l’évolution ; aucune ne demande pas cma.
    .gate = Le nombre de blocs contre « patient » à la fin, avec des graines qui ne servent à rien d’autre.
command-sprt = Fait se rencontrer deux robots jusqu’à savoir si l’avance du premier est plutôt --elo1 que --elo0, et pas plus longtemps.
    .a = Le robot censé être plus fort.
    .b = L’autre robot.
    .elo0 = L’avance, en points Elo, qui ne suffit pas.
    .elo1 = L’avance, en points Elo, que l’on cherche.
    .blocks = Le nombre de blocs, au plus ; un bloc, c’est deux parties de même graine, les places échangées.
    .seed = Un nombre ou un mot ; la même graine donne les mêmes parties.
    .folder = Un dossier qui garde les parties et les résultats ; la même commande continue là où elle s’est arrêtée.
    .limit = Combien de secondes un robot peut réfléchir à une décision.
command-bench = Mesure la vitesse des règles d’un jeu.
    .seats = Le nombre de joueurs ; par défaut, le minimum du jeu.
command-check = Joue des parties et vérifie qu’un jeu tient ses promesses ; code de sortie 1 si l’une d’elles n’est pas tenue.
    .games = Le nombre de parties jouées pour cela.
    .seed = Un nombre ou un mot ; la même graine joue les mêmes parties.

command-components = Vérifie, commence et compare des fichiers de matériel : ce qui est imprimé sur les pièces de votre boîte.
command-components-check = Vérifie un fichier de matériel et signale ce qui est impossible ; code de sortie 1 s’il y a une erreur.
command-components-new = Crée votre fichier de matériel, à partir d’une copie du matériel fourni.
    .file = Le fichier à écrire.
    .name = Son nom : minuscules, chiffres, points et tirets ; par défaut, celui du fichier.
    .force = Remplace le fichier s’il existe déjà.
command-components-diff = Liste les différences entre deux fichiers de matériel.
    .one = Un fichier de matériel, ou le nom de celui qui est fourni.
    .other = L’autre fichier de matériel, ou le nom de celui qui est fourni.
command-components-find = Trouve les identifiants des tuiles et des cartes par ce qui y est imprimé.
    .words-of-piece = Un type, un effet, une marchandise, une couleur, un côté ou un nombre : market N=genie spice=4 motif=A cost=4 points=9.
    .path = Le fichier de matériel ; par défaut, celui qui est fourni.

command-tables = Prend soin des tables gardées sur cet ordinateur ; ne fait que lire, même pendant que zellige est ouvert.
command-tables-check = Dit quelles tables sont abîmées ou ne peuvent plus être jouées, et pourquoi ; code de sortie 1 s’il y en a.
command-tables-salvage = Sort d’un fichier abîmé tout ce qui est lisible, dans un nouveau dossier ; code de sortie 1 s’il y a des pertes.
    .new = Le nouveau dossier.
command-tables-export = Écrit tout ce qui est gardé des tables, en lignes de JSON.
    .names = Les noms des tables, tels qu’ils figurent dans leurs adresses ; par défaut, toutes.
command-tables-records = Écrit chaque partie terminée dans un dossier, un fichier par partie ; ceux qui s’y trouvent déjà restent tels quels.
    .folder = Le dossier ; il est créé s’il n’existe pas.
command-backup = Copie tout ce qui est gardé dans un seul fichier, tel qu’à un instant donné, même pendant que zellige tourne.
    .file = Le nouveau fichier ; un fichier existant n’est jamais écrasé. Sous le nom « tables.sqlite » dans son propre dossier, --data permet de continuer avec lui.

parameter-game = Le nom d’un jeu, comme l’écrit « zellige games ».
parameter-position = Un fichier avec une position ; - pour l’entrée standard.
parameter-file = Le fichier ; - pour l’entrée standard.
parameter-components = Le fichier de matériel à utiliser, pour les jeux qui en ont.
parameter-seats = Le nombre de joueurs.
parameter-seed = Un nombre ou un mot.
parameter-option = Une variante des règles, sous la forme nom=valeur ; on peut la répéter.
parameter-partial = Accepte une position incomplète : le nombre de pièces peut différer de celui de la boîte.
parameter-jobs = Combien de parties se jouent à la fois ; par défaut, une par cœur, dans la limite de la mémoire.
parameter-executor = Où les parties se jouent : « processes », sur cet ordinateur ; « ray », sur une grappe Ray lancée ici ou nommée par RAY_ADDRESS ; ou la grappe de ray://HÔTE:PORT.
parameter-kind = La forme des parties écrites : « records », ou un tableau Parquet avec une ligne par décision ; dans le dossier d’un tournoi, le tableau s’ajoute au reste.
parameter-as-json = Écrit des données JSON.
parameter-lang = La langue : en ou fr. Par défaut, celle de ZELLIGE_LANG ou de l’environnement.
parameter-port = Le port ; par défaut, le port habituel ou le prochain qui est libre.
parameter-data = Le dossier qui garde les tables ; par défaut, celui où votre système range les données des programmes.
parameter-no-browser = N’ouvre pas de navigateur, écrit seulement l’adresse.
parameter-lan = L’ouvre à tout votre réseau, et affiche l’adresse en code QR.
parameter-version = Écrit la version.
parameter-help = Montre ce texte.

help-usage = Usage :
help-arguments = Arguments{ "\u00A0" }
help-options = Options{ "\u00A0" }
help-commands = Commandes{ "\u00A0" }
help-codes = Codes de sortie{ "\u00A0" }
help-code-0 = c’est fait
help-code-1 = un contrôle a trouvé quelque chose, ou une erreur s’est produite dans zellige
help-code-2 = ce qui est demandé ne peut pas se faire ; une phrase dit pourquoi
help-code-130 = arrêté par Ctrl-C
help-required = [obligatoire]
help-default = [par défaut : { $value }]

metavar-GAME = JEU
metavar-POS = POSITION
metavar-FILE = FICHIER
metavar-ACTION = ACTION
metavar-WORD = MOT
metavar-SEED = GRAINE
metavar-NAME = NOM
metavar-FOLDER = DOSSIER
metavar-COMMAND = COMMANDE
metavar-ARGS = ARGUMENTS
metavar-OPTIONS = OPTIONS
metavar-K = NOM
metavar-V = VALEUR
metavar-LINK = LIEN
metavar-URL = ADRESSE
metavar-ADDRESS = HÔTE
metavar-PLAYER = ROBOT

## Ce qu’écrivent les commandes

games-line = { $title } : { $tagline }
why-legal = « { $action } » peut être joué.
score-of-seat = Place { $seat } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $place ->
    [1] 1er
   *[other] { $place }e
}
score-assumptions = La position ne dit pas tout. On suppose :
score-cells = { $label } : { $cells }
replay-and-then = { $first } ; { $then }
replay-game = Partie { $number } : { $title }, { $seats }
replay-result = Scores à la fin : { $scores }
replay-unfinished = Cette partie n’a pas de résultat : elle n’est pas finie, ou le fichier a été coupé.
verify-holds = { $games ->
    [one] Une partie
   *[other] { $games } parties
} et { $actions ->
    [one] une action
   *[other] { $actions } actions
} en tout : tout concorde.
verify-undecided = { $games ->
    [one] Une partie a une graine qui ne donne pas sa première position, et son fichier, plus ancien, ne dit pas si elle en vient.
   *[other] { $games } parties ont une graine qui ne donne pas leur première position, et leurs fichiers, plus anciens, ne disent pas si elles en viennent.
}
verify-progress = Actions
components-started = { $file } est une copie du matériel fourni, sous le nom « { $set } ». Vérifiez-le avec « { $command } ».
components-same = Les deux fichiers de matériel disent la même chose.
components-none = Aucune pièce ne correspond.
tables-checked = { $tables ->
    [one] Une table
   *[other] { $tables } tables
} et { $entries ->
    [0] aucune entrée
    [one] une entrée
   *[other] { $entries } entrées
} en tout : { $troubles ->
    [0] chacune s’ouvre et se suit.
    [one] l’une d’elles a un problème.
   *[other] { $troubles } d’entre elles ont un problème.
}
tables-none = Il n’y a aucune table ici.
tables-records = { $written ->
    [0] Aucune nouvelle partie écrite
    [one] Une partie écrite
   *[other] { $written } parties écrites
} dans { $folder }{ $there ->
    [0] {"."}
    [one] {" "}; une y était déjà.
   *[other] {" "}; { $there } y étaient déjà.
}
backup-made = Tout est copié dans { $file } : { $bytes } octets.
tables-trouble = { $table } : { $text }
tables-unsound = Le fichier des tables est abîmé ; « zellige tables salvage » en sort ce qui est lisible.
tables-salvaged = Sur { $tables ->
    [one] une table
   *[other] { $tables } tables
}, { $hurt ->
    [0] rien n’est perdu
    [one] une a perdu quelque chose
   *[other] { $hurt } ont perdu quelque chose
}. « { $command } » ouvre ce qui était lisible.
simulate-progress = Parties
simulate-ended = Arrêté avant la fin : { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
} sur { $asked }.
compile-progress = Préparation des règles { $game ->
    [Almadi] d’{ $game }
   *[other] de { $game }
}
summary-player = Robot
summary-wins = Victoires
summary-win-rate = Taux
summary-interval = Intervalle à 95 %
summary-score = Score moyen
summary-rank = Rang moyen
summary-late = Réponses tardives
summary-count = { NUMBER($value, maximumFractionDigits: 2) }
summary-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
summary-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
summary-speed = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, { $rate } actions par seconde.
summary-margin = Écart
summary-ms = ms par tour
summary-iterations = Itér. par tour
summary-rating = Classement
plot-rate = Taux de victoires, % (intervalle à 95 %)
plot-score = Score moyen (intervalle à 95 %)
plot-fair = à égalité
plot-cross = La ligne fait mieux que la colonne, %
laboratory-rating = { NUMBER($value, maximumFractionDigits: 0) }
laboratory-anchor = Classement : points Elo, 0 pour { $anchor }.
laboratory-extra = Il manque le classement ou le graphique : ils demandent choix et matplotlib, que pip install "zellige[study]" apporte.
laboratory-number = { NUMBER($value, maximumSignificantDigits: 3) }
laboratory-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } - { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
laboratory-by-seat = Taux de victoires selon la place
laboratory-seat = Place { $seat }
laboratory-all = Tous
laboratory-cross = À quelle fréquence le robot de la ligne a fait mieux que celui de la colonne
laboratory-played = { $blocks ->
    [one] Un bloc
   *[other] { $blocks } blocs
}, { $games ->
    [one] une partie
   *[other] { $games } parties
} en tout. ms : de temps de processeur.
laboratory-draws = Égalités : { $draws }
laboratory-ended = Arrêté avant la fin : { $blocks ->
    [one] { $blocks } bloc joué
   *[other] { $blocks } blocs joués
} sur { $asked }.{ $kept ->
    [true] { " " }La même commande reprend la suite.
   *[false] { "" }
}
tune-progress = Parties
tune-ended = Arrêté après { $games } parties sur { $asked }. Ce qui est fini est gardé : la même commande continue.
tune-done = { $path } contient les poids. Contre « patient » : { $gate }.
sprt-played = { $blocks ->
    [one] Un bloc
   *[other] { $blocks } blocs
}, { $games ->
    [one] une partie
   *[other] { $games } parties
} en tout.
sprt-outcomes = Blocs où { $a } a gagné 0, ½, 1, 1½, 2 des deux parties : { $outcomes }
sprt-score = Taux de victoires de { $a } : { $share } ({ $interval }) ; Elo : { $elo }
sprt-elo = { NUMBER($value, maximumFractionDigits: 0) } (de { NUMBER($low, maximumFractionDigits: 0) } à { NUMBER($high, maximumFractionDigits: 0) })
sprt-elo-alone = { NUMBER($value, maximumFractionDigits: 0) }
sprt-llr = Logarithme du rapport de vraisemblance entre { $elo1 } et { $elo0 } Elo : { NUMBER($llr, minimumFractionDigits: 2, maximumFractionDigits: 2) } ; décision à { NUMBER($lower, minimumFractionDigits: 2, maximumFractionDigits: 2) } ou { NUMBER($upper, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sprt-h1 = Décidé : l’avance de { $a } sur { $b } est plutôt de { $elo1 } Elo, ou plus, que de { $elo0 }.
sprt-h0 = Décidé : l’avance de { $a } sur { $b } est plutôt de { $elo0 } Elo, ou moins, que de { $elo1 }.
sprt-open = Pas encore décidé.
check-progress = Promesses
check-ok = tenue
check-failed = rompue
check-holds = Toutes les promesses ont été tenues en { $games ->
    [one] une partie
   *[other] { $games } parties
}.
check-broken = { $broken ->
    [one] Une promesse n’est pas tenue
   *[other] { $broken } promesses ne sont pas tenues
} ; vérifié en { $games ->
    [one] une partie
   *[other] { $games } parties
}.
bench-progress = Mesure en cours
bench-actions-per-second = Actions par seconde de processeur : { NUMBER($value, maximumSignificantDigits: 4) } (de { NUMBER($lowest, maximumSignificantDigits: 4) } à { NUMBER($highest, maximumSignificantDigits: 4) } en cinq mesures)
bench-games-per-second = Parties par seconde de processeur : { NUMBER($value, maximumSignificantDigits: 4) }
bench-compiled-over-interpreted = Compilé par rapport à interprété : { NUMBER($value, maximumSignificantDigits: 4) }
bench-cold-compile-s = Secondes de processeur pour tout compiler : { NUMBER($value, maximumSignificantDigits: 4) }
bench-warm-start-s = Secondes de processeur pour démarrer, tout étant compilé : { NUMBER($value, maximumSignificantDigits: 4) } (de { NUMBER($lowest, maximumSignificantDigits: 4) } à { NUMBER($highest, maximumSignificantDigits: 4) } en cinq démarrages)

## Ce qu’une ligne de commande peut avoir de faux

error-bad-entries = { $path } : un tel fichier est un objet JSON avec « seats », « names », « options » et « entries » ; « { $field } » n’y convient pas.
error-unknown-command = Il n’y a pas de commande « { $command } » ; il y a : { $known }.{ $near }
error-usage = { $problem } ; « { $command } --help » montre comment faire.{ $near }
error-option-form = « { $text } » : il manque la valeur ; une option s’écrit nom=valeur, par exemple tea=false.
error-nowhere = Il faut dire où écrire le tableau des décisions, avec { $name }.
error-no-result = La ligne { NUMBER($line, useGrouping: 0) } est la dernière d’une partie sans résultat : elle n’est pas finie, ou le fichier a été coupé ; --unfinished l’accepte.
mistake-of-ours = Une erreur s’est produite dans zellige ({ $detail }). Merci de la signaler ; avec ZELLIGE_DEBUG=1, zellige affiche le détail.

problem-usage-no-option = Il n’y a pas d’option « { $name } »
problem-usage-missing = Il manque « { $name } »
problem-usage-value = « { $name } » doit être { $wanted }
problem-usage-no-value = « { $name } » demande une valeur
problem-usage-extra = Argument en trop : « { $name } »
problem-usage-other = Cette ligne de commande n’est pas compréhensible
