## Ce qui ne peut pas se faire, une phrase chacun

did-you-mean = { " " }Vouliez-vous dire « { $name } » ?
error-unknown-game = Il n’y a pas de jeu « { $game } » ; il y a : { $known }.{ $near }
error-unknown-option = { $game } n’a pas d’option « { $option } » ; les options sont : { $known }.{ $near }
error-unknown-value = L’option « { $option } » du jeu { $game } ne peut pas valoir « { $value } » ; elle peut valoir : { $known }.{ $near }
error-unknown-player = { $game } n’a pas de robot « { $player } » ; les robots sont : { $known }.{ $near }
error-bad-player = Le robot « { $player } » ne peut pas être chargé : { $problem }.
error-player-fault =
    Le robot « { $player } » ne peut pas continuer : { $problem }.{ $number ->
        [0] { "" }
       *[other] { " " }C’était dans la partie { $number }, à la place { $seat }, après { $ply ->
            [one] { $ply } action
           *[other] { $ply } actions
        } de toutes les places.
    }
error-bad-setting = La variable d’environnement { $name } ne peut pas valoir « { $value } » ; elle peut valoir : { $known }.{ $near }
error-notation = « { $action } » n’est pas une action du jeu { $game } ; elle s’écrit comme « { $example } ».
error-illegal-action = « { $action } » ne peut pas être joué maintenant : { $why }
error-no-such-action = { $game } n’a pas d’action portant le numéro { $action }.
error-bad-json = { $line ->
    [none] colonne { NUMBER($column, useGrouping: 0) }
   *[other] ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) }
} : { $problem }
error-bad-position = Position inutilisable : { $problem }.
error-part-of-position = Cette position n’est pas entière : { $problem }. Comme partie d’une position (--partial), elle peut servir.
error-too-much = Ce document est trop grand : { $values } valeurs au plus, { $depth } niveaux de listes et d’objets.
error-bad-seed = { $problem }.
error-bad-name = Le nom de la place { $seat } n’est pas un texte qui puisse s’écrire.
error-bad-record = Ligne { NUMBER($line, useGrouping: 0) } de l’enregistrement : { $problem }.
error-no-component-sets = { $game } n’a pas de fichier de matériel : tout le contenu de sa boîte est connu, il n’y a rien à saisir.
error-no-pad = { $game } n’a pas de feuille de score pour une vraie table.
error-no-empty-table = { $game } n’a pas de document d’une table vide.
error-bad-components =
    Ce fichier de matériel est inutilisable. { $detail }{ $more ->
        [0] { "" }
        [one] { " " }(Et une autre erreur.)
       *[other] { " " }(Et { $more } autres erreurs.)
    }
error-bad-file = { $path } : { $problem }.
error-too-few-players = { $seats ->
    [one] Il faut nommer au moins un robot
   *[other] Il faut nommer au moins { $seats } robots
} pour { $seats ->
    [one] une place
   *[other] { $seats } places
}, et non { $players } ; le même peut être nommé plusieurs fois.
error-bad-elo = La première avance doit être inférieure à la seconde, toutes deux entre -1000 et 1000 Elo ; { $elo0 } et { $elo1 } ne le sont pas.
error-same-player = Un robot ne se mesure pas à lui-même ; il faut en nommer deux différents.
error-missing-extra = Il manque { $library } ; pip install "zellige[{ $extra }]" l’installe.
error-unknown-executor = « { $executor } » n’est pas un lieu où jouer : indiquez processes, ray ou ray://HÔTE:PORT.
error-no-cluster = Aucune grappe Ray ne répond à l’adresse { $address }. Ray dit : { $why }
error-other-release = Une machine de la grappe a la version { $there } de zellige, celle-ci la version { $here } : il faut la même partout.
error-cluster-lost = La grappe a perdu plusieurs fois de suite ceux qui y jouaient. Ray dit : { $why }
error-nothing-to-tune = { $game } n’a pas de caractéristiques dont on pourrait ajuster les poids.
error-other-experiment = { $path } contient une autre expérience : « { $what } » y vaut { $there }, et non { $asked }. Choisissez un autre dossier.
error-other-code = Les règles ou les robots ont changé depuis les premières parties de { $path } : de nouvelles parties ne seraient pas comparables. Choisissez un autre dossier.
error-bad-journal = La ligne { NUMBER($line, useGrouping: 0) } des parties finies de { $path } n’a pas été écrite par zellige.
error-nothing-to-undo = Il n’y a rien à reprendre.
error-nothing-to-redo = Il n’y a rien à rejouer.
error-crossed-sequence = Ces décisions ne peuvent pas être prises d’un coup : après « { $action } », on pioche, quelque chose est révélé, ou c’est à un autre de jouer.

problem-player-no-file = il n’y a pas de fichier « { $path } »
problem-player-no-module = il n’y a pas de module « { $path } »
problem-player-no-name = rien ne s’y appelle « { $asked } »
problem-player-no-choose = ce n’est pas une fonction, et il n’a pas de fonction « choose »
problem-player-no-work = son travail s’écrit search:iterations=2000 ou search:seconds=0.3
problem-player-not-loaded = son propre code échoue ({ $detail })
problem-player-raised = son propre code échoue ({ $detail })
problem-player-no-action = il a répondu { $said }, qui n’est pas le numéro d’une action
problem-player-no-expectation = ce qu’il attend, { $said }, n’est pas un nombre par place et les numéros des actions à venir
problem-player-late = il n’a pas répondu en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
problem-player-illegal = il veut jouer un coup interdit. { $why }
problem-missing = fichier ou dossier introuvable
problem-folder = c’est un dossier, pas un fichier
problem-no-folder = ce n’est pas un dossier, et on ne peut pas en créer un à cet endroit
problem-not-allowed = vous n’avez pas les droits nécessaires
problem-disk-full = le disque est plein
problem-failing = le disque signale une erreur
problem-held = un autre programme l’occupe
problem-many-open = trop de fichiers sont ouverts à la fois ; il faut d’abord en fermer
problem-link-loop = un lien sur le chemin mène à lui-même
problem-closed = la sortie est fermée
problem-too-large = le fichier est trop grand
problem-experiment-in-use = un autre zellige joue les parties de ce dossier
problem-exists = il y a déjà un fichier de ce nom ; --force le remplace
problem-not-text = le fichier n’est pas du texte UTF-8
problem-unreadable = le fichier ne peut pas être lu ({ $detail })
problem-unwritable = le fichier ne peut pas être écrit ({ $detail })

problem-not-json = ce n’est pas du JSON utilisable ({ $detail })
problem-json-empty = le document est vide
problem-json-ends = le texte s’arrête ici, en plein milieu ; il a peut-être été coupé
problem-json-value = il faudrait ici une valeur
problem-json-name = il faudrait ici le nom d’un champ, entre guillemets droits
problem-json-colon = il faudrait ici deux-points, après le nom d’un champ
problem-json-comma = il faudrait ici une virgule ou un crochet fermant
problem-json-trailing-comma = il faudrait quelque chose après cette virgule
problem-json-string = le texte qui commence ici ne finit pas
problem-json-control = il y a un caractère de contrôle dans un texte, peut-être une fin de ligne ; il s’écrit avec un échappement comme \n
problem-json-escape = cet échappement n’existe pas ; une barre oblique inverse s’écrit \\
problem-json-extra = le document est fini, mais quelque chose suit
problem-json-syntax = ceci n’est pas compréhensible
problem-json-deep = trop de listes et d’objets sont imbriqués
problem-json-much = il contient trop de valeurs
problem-json-twice = le champ « { $name } » est ici pour la deuxième fois
problem-json-constant = { $value } n’est pas un nombre en JSON
problem-json-number = le nombre { $value } est trop grand
problem-json-not-text = ceci n’est pas du texte UTF-8
problem-seed-kind = Une graine est du texte ou un nombre entier, et { $seed } n’est ni l’un ni l’autre
problem-seed-half = Cette graine contient la moitié d’un caractère, qui ne peut pas s’écrire
problem-seed-long = Cette graine est un nombre trop long
problem-no-game = ce n’est pas un objet JSON avec un champ « game » qui nomme le jeu
problem-other-game = c’est une position du jeu « { $other } », pas du jeu { $game }
problem-field-missing = le champ « { $field } » manque
problem-field-unknown = il n’y a pas de champ « { $field } »{ $hint }
problem-field-value = le champ « { $field } » ne peut pas valoir { $value }{ $hint }
problem-field-length =
    le champ « { $field } » compte { $found ->
        [one] { $found } entrée
       *[other] { $found } entrées
    } au lieu de { $hint }
problem-whole-value = le document ne peut pas être { $value }{ $hint }
problem-and = { $problem } ; { $other }
problem-and-more =
    { $problem } ; et { $more ->
        [one] { $more } autre défaut
       *[other] { $more } autres défauts
    }

## Des morceaux de ces phrases

phrase-place =
    { $entry ->
        [seat] place
        [row] ligne
       *[entry] entrée
    } { $number }
phrase-text = « { $text } »
phrase-long-number = un nombre de plus de 60 chiffres
phrase-allowed = ; permis : { $allowed }
phrase-allowed-nearest = ; permis : { $allowed } ; le plus proche est « { $nearest } »
phrase-nearest = ; le plus proche est « { $nearest } »
phrase-or = { $first } ou { $last }
phrase-like = quelque chose comme { $examples }
phrase-whole = un nombre entier
phrase-whole-least = un nombre entier, { $least } ou plus
phrase-whole-most = un nombre entier, { $most } ou moins
phrase-whole-least-most = un nombre entier de { $least } à { $most }
phrase-above-least = un nombre supérieur à { $least }
phrase-number = un nombre
phrase-string = un texte
phrase-array = une liste
phrase-object = un objet entre accolades
phrase-count-least = { $least } ou plus
phrase-count-most = { $most } ou moins
phrase-count-least-most = { $least } à { $most }

problem-record-empty = le fichier ne contient aucune partie
problem-record-no-header = il faudrait ici l’en-tête d’une partie, avec un champ « format »
problem-record-long = une partie compte { $most } actions au plus
problem-record-after-result = quelque chose suit le résultat d’une partie sans être l’en-tête de la suivante
problem-record-unknown-line = ce n’est ni un en-tête, ni une action, ni un résultat
problem-record-not-json = ce n’est pas une ligne de JSON utilisable ({ $detail })
problem-record-format = le format « { $found } » n’est pas connu ; ici c’est { $known }
problem-record-header = l’en-tête n’a pas de champ « { $key } » utilisable
problem-record-name = le nom de la place { $seat } n’est pas du texte qui puisse s’écrire
problem-record-deal = la graine « { $seed } » ne donne pas la position de départ, alors que l’en-tête le dit
problem-record-draw = « { $action } » a été tiré, mais la graine « { $seed } » tire là « { $due } »
problem-record-seal = le sceau n’est pas celui de la graine et du sel
problem-record-version = la partie suit la version { NUMBER($found, useGrouping: 0) } des règles ; ce zellige a la version { NUMBER($known, useGrouping: 0) }
problem-record-start = la position de départ ne peut pas servir. { $detail }
problem-record-start-differs = les options ou les places de l’en-tête ne sont pas celles de la position de départ
problem-record-components-differ = le matériel de l’en-tête n’est pas celui de la position de départ
problem-record-seat = « { $action } » est joué par { $seat ->
    [0] le hasard
   *[other] la place { $seat }
}, mais { $due ->
    [-1] la partie est finie
    [0] c’est au hasard de décider
   *[other] c’est à la place { $due } de jouer
}
problem-record-notation = « { $action } » n’est pas une action de ce jeu
problem-record-illegal = « { $action } » n’est pas permis à ce moment : { $why }
problem-record-result = le résultat ne concorde pas ; la partie rejouée donne { $detail }
problem-record-not-over = il y a un résultat, mais la partie n’est pas finie
error-bad-link = « { $link } » n’est pas un lien vers une place ; il ressemble à http://192.168.1.5:8642/#/join/TABLE/LIEN, entre guillemets.
error-no-server = Rien ne répond à { $url } : zellige y est-il lancé, et ouvert à cet ordinateur (zellige play --lan) ?
error-far-away = { $text }
