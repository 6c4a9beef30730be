## La table dans le navigateur : qui décide, qui est assis où

seat-you = Vous
and-last = { $listed } et { $last }
seat-player = Joueur { $seat }

# What a change of score is made of, "Orange palace tile +4, Well +4 = +8", and whose it is.
cause =
    { $lines ->
         [one] { $parts }
        *[other] { $parts } = { $total }
    }
cause-of = { $name } : { cause }

# What is drawn behind a decision that is not taken yet, where its game has no ahead-drawn-KIND of its own.
ahead-drawn = { $count ->
     [one] Un tirage suit
    *[other] { $count } tirages suivent
}

decision-closed = Ce que cette personne est seule à voir est caché ; on peut maintenant le lui montrer.
decision-bot = { $seat } réfléchit
decision-bot-waiting = { $seat } se prépare
    .detail = Les règles sont préparées pour cet ordinateur : quelques secondes, une seule fois.
decision-bot-failed = { $seat } ne peut pas continuer : le robot « { $player } » a commis une erreur.
    .detail = Choisissez qui joue à sa place.
decision-bot-late = { $seat } ne peut pas continuer : le robot « { $player } » n’a pas répondu à temps.
decision-bot-stands-in = { $you ->
    [yes] Le robot « { $player } » réfléchit pour vous
   *[no] Le robot « { $player } » réfléchit pour { $seat }
}
decision-person = À { $seat } de décider
decision-yours = { $you ->
    [yes] À vous de décider
   *[no] À { $seat } de décider
}
decision-draw = Qu’est-ce qui a été tiré ?
decision-draws = { $you ->
    [yes] Piochez et indiquez ce que c’est
   *[no] { $seat } pioche
}
decision-corrects = Qu’était-ce en réalité ?
decision-corrects-closed = À { $seat } de dire ce que c’était en réalité
decision-again = Après la correction, ceci ne convient plus : on vous le redemande. { $count ->
    [0] Rien d’autre n’attend.
    [one] Une étape suivante reviendra dès qu’elle conviendra.
   *[other] { $count } étapes suivantes reviendront dès qu’elles conviendront.
}
decision-halted = On ne peut plus que regarder cette table
decision-onlooker = Vous êtes spectateur de cette partie.

## Le journal

log-turn = { $seat } : { $parts }
log-taken-back = tour repris

## Ce qui s’est passé aux places

note-bot = À partir du tour { $turn }, le robot « { $player } » joue pour { $name }.
note-back = À partir du tour { $turn }, { $name } joue de nouveau en personne.
note-free = Au tour { $turn }, { $name } a dû laisser sa place à quelqu’un d’autre.
note-agreed = Au tour { $turn }, { $name } a repris ce qui avait déjà montré la suite : tout le monde était d’accord.
note-refused = Au tour { $turn }, { $name } n’a pas accepté ce qui était demandé.
note-gone = Au tour { $turn }, { $name } a abandonné : le robot « { $player } » joue à sa place jusqu’à la fin.
note-resigned = Au tour { $turn }, { $name } a abandonné : la partie est finie.
note-late = Au tour { $turn }, { $name } n’a plus de temps : le robot « { $player } » joue à sa place jusqu’à la fin.
note-lost = Au tour { $turn }, { $name } n’a plus de temps : la partie est finie.
note-closed = Au tour { $turn }, le temps prévu pour cette donne était passé : la partie finit sans résultat pour { $name }.
note-abandoned = Au tour { $turn }, { $name } a proposé d’arrêter la partie, et tout le monde était d’accord : elle finit sans résultat.
note-corrected = { $name } a corrigé ce qui avait été saisi au tour { $turn }.
note-laid = { $name } a corrigé ce qui était sur la table au début.

request-undo = { $name } demande à reprendre sa dernière décision. Elle a déjà montré la suite : si tout le monde accepte, la partie devient un exercice.
request-reset = { $name } demande à recommencer son tour. Il a déjà montré la suite : si tout le monde accepte, la partie devient un exercice.
request-waits = Vous avez demandé une reprise. On attend la réponse de { $names }.
request-abandon = { $name } propose d’arrêter la partie : si tout le monde accepte, elle finit ici, sans résultat, et elle est gardée.
rematch-by = { $name } propose une revanche : nouvelle donne, chacun une place plus loin.
request-pause = { $name } propose d’arrêter les pendules : si tout le monde est d’accord, aucune ne tourne avant la prochaine décision.
request-pause-waits = Vous avez proposé d’arrêter les pendules. Réponse attendue de : { $names }.
request-resume = { $name } propose de relancer les pendules.
request-resume-waits = Vous avez proposé de relancer les pendules. Réponse attendue de : { $names }.
rematch-own = Vous avez proposé une revanche. Toute la table le voit.
request-abandon-waits = Vous avez proposé d’arrêter la partie. On attend la réponse de { $names }.

option-on = oui
option-off = non

## Ce que le serveur ne peut pas faire, une phrase chacun

error-unknown-address = Cette adresse ne mène à rien.
error-unknown-table = Il n’y a pas ici de table « { $table } ».
error-unknown-moment = Cette partie n’a pas de moment { NUMBER($ply, useGrouping: 0) } ; le dernier est { NUMBER($last, useGrouping: 0) }.
error-no-guide = Il n’y a pas encore de guide pour « { $game } ».
error-no-chapter = Les premiers pas de « { $game } » n’ont pas de chapitre « { $chapter } ».
error-wrong-key = Cette clé n’est pas celle de la table « { $table } ».
error-wrong-key-in-header = La clé de l’en-tête Zellige-Key n’est pas celle de la table « { $table } ». Une table donne ses clés à qui l’ouvre, et à qui la rejoint par un lien.
error-no-key-in-header = Cela ne se fait qu’avec une clé : envoyez-la dans l’en-tête Zellige-Key. Une table donne ses clés à qui l’ouvre, et à qui la rejoint par un lien.
error-not-your-seat = Cela ne peut venir que de qui tient cette place ou a ouvert la table.
error-used-link = Ce lien a déjà servi, un plus récent l’a remplacé, ou il n’est pas entier. Demandez-en un autre à qui vous l’a envoyé.
error-key-in-address = Une clé n’a pas sa place dans une adresse, où les journaux la gardent : envoyez-la dans l’en-tête Zellige-Key, ou proposez-la comme protocole zellige.key.CLÉ d’un WebSocket. Une page qui affiche ceci est ancienne ; rechargez-la.
error-foreign-page = zellige ne répond qu’à sa propre adresse, et qu’à ses propres pages. « zellige serve --allow-host » permet un autre nom.
error-wrong-words = Ces quatre mots ne rendent aucune place à cette table : ils ont déjà servi, ou de plus récents les remplacent.
error-not-four-words = { $count ->
    [one] Il y a { $count } mot
   *[other] Il y a { $count } mots
} : il en faut quatre.
error-no-such-word = Aucun des mots que zellige donne à noter n’est « { $word } ». Vérifiez l’orthographe.
error-too-many-tries = Trop d’essais à cette table. Réessayez dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
error-not-yours = Ce n’est pas à vous de décider : la place qui joue n’est pas à ce navigateur.
error-reused-key = Cette Idempotency-Key est déjà venue avec une autre décision ; à nouvelle décision, nouvelle clé.
error-another-moment = La partie a continué entre-temps ; regardez le plateau et choisissez de nouveau.
error-old-page = Cette page est plus ancienne que le zellige qui lui répond. Rechargez cette page, puis choisissez de nouveau.
error-asked-already = Une question est déjà posée à toute la table : il faut d’abord y répondre ou la retirer.
error-nothing-asked = Il n’y a plus rien à quoi ce navigateur puisse répondre.
error-nothing-to-correct = Cela n’a pas été saisi à la main à une vraie table, ou c’est à quelqu’un d’autre de le dire : à qui l’a décidé, ou l’a pioché en secret, de le corriger.
error-another-game = Ce qui a été corrigé est une table pour un autre nombre de joueurs ou avec d’autres options : cette partie n’a pas pu commencer ainsi.
error-nothing-to-replace = Cette place n’a besoin de personne d’autre : qui la tient n’a ni échoué ni quitté la table.
error-table-over = Cette partie est finie.
error-too-talkative = C’est assez pour l’instant : attendez un peu avant d’en dire plus.
error-not-over = La partie n’est pas encore finie.
error-deal-secret = Cette donne est encore en jeu chez vos amis : rien n’en est dit avant que le dernier ait terminé.
error-unknown-deal = Cette donne n’existe pas ici, ou le lien ne l’ouvre pas.
error-deal-taken = Toutes les places de cette donne sont prises.
error-deal-closed = Le temps prévu pour cette donne est passé : personne ne peut plus la commencer.
error-still-secret = L’enregistrement révélerait ce qui est encore caché ; il sera disponible à la fin de la partie.
error-thoughts-later = Les réflexions des robots seront visibles à la fin de la partie.
error-game-missing = Cette table est une partie de « { $game } », qui n’est pas installé ici ou ne peut pas être chargé.
error-other-rules = Cette partie de { $game } suit une autre version des règles que celle installée ici.
error-halted = On peut revoir cette table aussi loin qu’elle se laisse suivre et l’exporter en entier, mais plus y jouer : { $problem }.
error-only-looking = Rien ne peut être écrit dans { $path } : on peut regarder ses tables, pas y jouer. Dès qu’on pourra y écrire, relancez zellige.
error-hurt-table = Une partie de ce qui est gardé de la table « { $table } » n’est plus lisible. Toutes les autres tables sont intactes ; « zellige tables export { $table } » écrit ce qui en reste.
error-tables-gone = Les tables ont été enlevées, remplacées ou abîmées depuis que zellige s’en sert ({ $path }) ; rien n’a changé. Arrêtez zellige, remettez ce qui était là, et recommencez ; d’un fichier abîmé, il récupère ce qui peut être lu.
error-seats-differ = La position compte { $found ->
    [one] une place
   *[other] { $found } places
}, et non { $seats }.
error-too-large = C’est trop grand : { $limit } Mo au plus.
error-no-room = Trop de connexions à zellige sont ouvertes. Fermez-en quelques fenêtres, ou réessayez dans un instant.
error-too-slow = La requête n’est pas arrivée en entier.
error-bad-form = La demande n’est pas comprise : le champ « { $field } » ne convient pas.
error-no-such-choice = La demande n’est pas comprise : le champ « { $field } » peut être { $choices }.
error-no-json = La demande n’est pas comprise : il faut du JSON, avec l’en-tête « Content-Type: application/json ».
error-too-long = « { $text }… » est trop long : { $limit } lettres au plus.
error-not-text = Ce n’est pas du texte UTF-8.
error-not-json = Ce n’est pas du JSON utilisable ({ $detail }).
error-bad-frame = Le message n’est pas compris : { $problem }.
error-too-fast = Trop de demandes à la fois ; réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
error-not-kept = { $cause ->
    [full] Le disque est plein, et rien n’a changé. Faites-y de la place : zellige continuera.
    [failing] Le disque n’accepte rien pour l’instant, et rien n’a changé. Dès qu’il le voudra, zellige continuera.
    [busy] Un autre programme occupe le fichier des tables, et rien n’a changé. Dès qu’il le lâchera, zellige continuera.
    [hurt] Le fichier des tables est abîmé, et rien n’a changé. Relancez zellige : il garde le fichier tel quel et récupère ce qui peut être lu.
   *[other] Rien n’a pu être écrit sur le disque ({ $detail }), et rien n’a changé.
}
error-port-taken = Le port { NUMBER($port, useGrouping: 0) } est pris par un autre programme ; choisissez-en un autre avec --port.
error-no-network = Cet ordinateur n’est dans aucun réseau où d’autres pourraient le joindre. Sans --lan, on y joue seul.
error-no-address = Cet ordinateur n’a pas d’adresse « { $address } » où écouter.
error-bad-address = L’adresse d’une page, c’est http:// ou https:// et un nom sans rien après, comme https://tables.example.org ; « { $url } » n’en est pas une.
error-no-app = L’application manque dans cet exemplaire de zellige ; « make play » la construit.
error-broken = Une erreur s’est produite dans zellige ; le détail est dans son terminal.

problem-frame-not-json = ce n’est pas un objet JSON sous forme de texte
problem-frame-too-long = il est trop long
problem-frame-type = il n’y a pas de type « { $type } »
problem-frame-field = le champ « { $field } » manque ou n’est pas du bon genre
problem-halted-unknown = l’entrée { NUMBER($number, useGrouping: 0) } est d’un genre que ce zellige ne connaît pas (« { $kind } ») ; un plus récent le connaît peut-être
problem-halted-unreadable = l’entrée { NUMBER($number, useGrouping: 0) } n’est plus lisible
problem-halted-other-action = l’entrée { NUMBER($number, useGrouping: 0) }, « { $action } », ne suit pas celles d’avant
problem-halted-other-rules = elle suit la version { NUMBER($found, useGrouping: 0) } des règles { $game ->
    [Almadi] d’{ $game }
   *[other] de { $game }
}, et c’est la version { NUMBER($known, useGrouping: 0) } qui est installée ici
problem-halted-record = elle ne concorde pas avec les règles installées ici
problem-empty-tables = le fichier des tables est vide : il a été coupé. Remettez-en une copie, ou enlevez-le pour commencer sans tables
problem-lost-tables = le fichier des tables manque, alors que son journal { $log } est là. Remettez-le, ou enlevez le journal pour commencer sans tables
problem-foreign-tables = c’est la base de données d’un autre programme
problem-in-use = un autre zellige a ces tables ouvertes, et ne dit pas où
problem-no-tables = il n’y a pas de tables
problem-tables-there = il y a déjà des tables ; choisissez un autre dossier
problem-file-there = il y a déjà un fichier ; choisissez un autre nom
problem-newer-tables = ces tables viennent d’un zellige plus récent
problem-no-database = il n’y a pas de tables de zellige dedans
problem-not-tables = les tables de zellige ne peuvent pas y être gardées ({ $detail })

## Les façons de jouer que tout jeu connaît

player-installed = Il a été installé à côté de zellige.
player-random = Hasard
    .help = Joue n’importe quel coup permis.
player-greedy = Glouton
    .help = Prend ce qui rapporte le plus tout de suite et ne voit pas plus loin.
player-value = Peseur
    .help = Joue le tour après lequel tout ce qui compte promet le plus, chaque chose selon son poids ajusté ; ne voit pas plus loin.
player-search = Penseur
    .help = Réfléchit à l’avance : à chaque tour, il déroule 400 fois la suite des coups les plus prometteurs et joue celui qui s’en sort le mieux.
player-search-iterations = Penseur ({ $count ->
        [one] { $count } essai
       *[other] { $count } essais
    } par tour)
player-search-seconds = Penseur ({ $count } s par tour)

## Les niveaux, aux mêmes noms dans tous les jeux

level-visitor = Niveau Visiteur
    .help = Découvre le jeu : beaucoup de coups lui échappent, et parmi les autres il prend celui qui rapporte le plus tout de suite.
level-apprentice = Niveau Apprenti
    .help = A déjà appris un peu, et bat un Visiteur environ sept fois sur dix.
level-architect = Niveau Architecte
    .help = Moins de coups lui échappent, et il bat un Apprenti environ sept fois sur dix.
level-builder = Niveau Bâtisseur
    .help = Un joueur solide, qui bat un Architecte environ sept fois sur dix.
level-minister = Niveau Ministre
    .help = Sait ce qui dure, et bat un Bâtisseur environ sept fois sur dix.
level-vizier = Niveau Vizir
    .help = Presque rien de ce qu’on peut jouer ne lui échappe.
level-grand-vizier = Niveau Grand Vizir
    .help = Réfléchit à l’avance : déroule les coups prometteurs avant de choisir.
level-genie = Niveau Génie
    .help = Le plus fort : c’est lui qui réfléchit le plus longtemps.

level-styled = { $level }, { $style }
style-collector = Collectionneur
    .help = Aime garder pièces, cartes et marchandises pour plus tard.
style-builder = Constructeur
    .help = Aime construire, et avoir de la place pour construire.
style-denier = Gêneur
    .help = Aime prendre ce que veulent les autres.
style-gambler = Flambeur
    .help = Aime mieux ce qui peut encore venir que ce qui est sûr.

## Ce que dit le terminal

server-at = zellige est prêt : { $url }
server-listens = Il écoute sur { $address }.
server-lan = Quiconque est dans votre réseau peut ouvrir cette adresse. Rien n’est chiffré : à réserver à un réseau de confiance.
server-open = Quiconque atteint cette adresse peut jouer ici. Rien n’est chiffré : les clés des places peuvent être lues en chemin. Sur l’internet, placez devant un proxy avec TLS.
server-behind = Seul cet ordinateur l’atteint. Pour les autres, placez devant un proxy avec TLS et dites avec --public-url où on le trouve, ou choisissez --host.
server-stop = Ctrl-C l’arrête. Toutes les parties sont gardées et peuvent continuer.
server-preparing = Préparation des règles { $game ->
    [Almadi] d’{ $game }
   *[other] de { $game }
} pour cet ordinateur : { $done } sur { $all }
server-bot-failed = Le robot « { $player } » a échoué à la table { $table } ({ $detail }) ; la table en propose d’autres à sa place.
error-game-left-out = Le jeu « { $game } » ne peut pas être chargé et est laissé de côté ({ $detail }).
server-prepared = Les règles { $game ->
    [Almadi] d’{ $game }
   *[other] de { $game }
} sont prêtes.
server-not-prepared = Les règles { $game ->
    [Almadi] d’{ $game }
   *[other] de { $game }
} n’ont pas pu être préparées ({ $detail }) ; le jeu fonctionne, mais plus lentement.
server-there-already = zellige est déjà ouvert : { $url }
server-unsound = Le fichier des tables n’est plus cohérent. Arrêtez zellige et relancez-le : il gardera alors une copie du fichier tel quel et mettra à sa place ce qui peut encore être lu.
server-rebuilt = Le fichier des tables était abîmé. Il est gardé tel quel dans { $copy } ; un nouveau contient tout ce qui était lisible.
server-hurt-table = Table { $table } : { $entries ->
    [0] rien de ce qui s’y est passé n’était lisible.
    [one] seule une entrée était lisible.
   *[other] seules les { $entries } premières entrées étaient lisibles.
}
server-nameless-tables = La liste des tables n’était pas lisible en entier : une table où rien ne s’était encore passé peut y manquer.
server-only-looking = Rien ne peut être écrit dans { $path } : on peut regarder les tables, pas y jouer. Dès qu’on pourra y écrire, relancez zellige.
server-ended = zellige s’est arrêté.
