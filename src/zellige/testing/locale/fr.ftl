## Ce qu’un jeu promet

promise-playable = Quels que soient le nombre de places et la valeur d’une option, la partie va à son terme.
promise-setup = Les mêmes places, options et graine donnent la même position.
promise-bounds = Chaque nombre d’une position reste dans les bornes de son champ.
promise-legal = Chaque action permise est listée une fois, en ordre croissant ; il n’y en a aucune exactement quand la partie est finie.
promise-actions = Chaque numéro permis est de ceux que le jeu annonce, et chacun de ceux-ci a un texte.
promise-longest-legal = Aucune liste d’actions n’est plus longue que le jeu ne l’annonce.
promise-longest-game = Aucune partie n’est plus longue que le jeu ne l’annonce à la donne.
promise-slots = Chaque action permise a sa propre case ; les cases se suivent comme les numéros.
promise-reason = Une raison est donnée exactement là où une action n’est pas permise.
promise-returns = Les lignes d’un score en font le total, à chaque position.
promise-score-bounds = Chaque score est compris entre ceux que le jeu annonce à la donne.
promise-places = Plus de points donnent un meilleur rang ; le rang compte ceux qui sont devant.
promise-looking = Poser une question ne change rien, et la reposer donne la même réponse.
promise-backends = Les règles interprétées et compilées concordent au bit près.
promise-speed = Les règles compilées jouent plusieurs fois plus vite que les règles interprétées.
promise-weights = Chaque issue du hasard a un poids qui n’est pas nul.
promise-draws = Le k-ième tirage d’une pile ne dépend que de la graine, de la pile et de k.
promise-entered = Une partie où l’on indique ce que l’on pioche est celle où une graine pioche la même chose.
promise-mask = Vue deux fois par le même œil, une position reste la même ; on sait toujours à qui est la décision.
promise-resample = Ce qu’une place imagine de ce qui lui est caché pourrait être vrai et se présente à elle comme avant.
promise-together = Des places qui regardent ensemble voient ce que voit chacune d’elles, et rien de plus.
promise-two-worlds = Des positions qui se ressemblent d’une place lui donnent les mêmes actions, scores, écrans et documents.
promise-heard = Qui décide entend l’action ; de ce qu’un œil ne peut pas distinguer, il entend tout ou rien ; un secret ne se voit pas.
promise-players = Chaque joueur choisit un coup permis, d’après ce que sa place peut voir.
promise-foresight = Chaque ligne à laquelle on réfléchit commence par un coup permis ; niveaux et styles sont de ceux qu’il y a.
promise-valuation = Les règles interprétées et compilées comptent de même les traits d’une position, aussi quand on voit peu ; chacun se dit.
promise-notation = Chaque action permise a un seul texte, et ce texte la désigne.
promise-narrate = Chaque action est racontée, la décision d’abord, dans les deux langues, la même à tous ceux qui l’entendent.
promise-narrate-turn = Chaque tour a sa ligne dans les deux langues, la même dans deux mondes qui se présentent pareil.
promise-reason-words = Chaque raison a sa phrase et sa section dans les deux langues.
promise-pad = Qui compte bien une table a, sur sa feuille de score, les scores, les rangs et les colonnes du moteur.
promise-columns = Les colonnes du score restent ce qu’elles sont ; chacune a son mot, et chaque règle une seule colonne.
promise-view = Un écran se compose de données simples, et tous ses mots peuvent être dits dans les deux langues.
promise-view-form = Un écran a les champs que le jeu déclare, chacun de son type, et aucun autre.
promise-show = Le plateau s’écrit dans les deux langues.
promise-words = Le titre, les options, les joueurs et les lignes de score ont un nom, et les deux langues ont les mêmes messages.
promise-documents = Une position, entière ou telle que quelqu’un la voit, est un document et en revient à l’octet près.
promise-schema = Chaque document suit le schéma publié.
promise-drafts = Un document sur lequel on travaille se lit comme le document ; des pièces qui ne font pas le compte sont signalées.
promise-empty = Le document d’une table vide peut être lu.
promise-old-reading = Relire un document conservé ne change rien à ce qui s’y trouve.
promise-records = Une partie enregistrée se relit telle qu’elle fut écrite et se rejoue à l’octet près.
promise-undo = Ce qui est repris et rejoué donne le même résultat, tirages compris.
promise-turns = Les tours se comptent à partir de 1, et jamais à rebours.
promise-older = Les règles de chaque ancienne version que nomme le jeu sont là.

## Ce qui est trouvé là où une promesse n’est pas tenue

found-there = { $text } ({ $place })
found-where = { $seats ->
    [one] une place
   *[other] { $seats } places
}, options : { $options }, graine « { $seed } », { $ply ->
    [0] avant la première action
    [one] après une action
   *[other] après { NUMBER($ply, useGrouping: 0) } actions
}
found-raised = Le jeu a échoué : { $error }
found-no-end = La partie n’est pas finie après { NUMBER($actions, useGrouping: 0) } actions.
found-mover = La partie continue, et la décision est à { NUMBER($seat, useGrouping: 0) }, qui n’est pas une place.
found-nothing-legal = La partie continue, et aucune action n’est permise.
found-too-many = { NUMBER($count, useGrouping: 0) } actions sont permises ; le jeu annonce qu’il n’y en a jamais plus de { NUMBER($longest, useGrouping: 0) }.
found-deal-differs = La même mise en place a donné une autre position ; le premier champ qui diffère est « { $field } ».
found-deal-forgets = La position de départ n’a pas les places ou les options demandées.
found-out-of-bounds = { $error }
found-not-ascending = Dans la liste des actions permises, { $following } vient après { $one }.
found-no-id = L’action { $action } est permise ; le jeu annonce des numéros inférieurs à { NUMBER($count, useGrouping: 0) }, à partir de 0.
found-slot-outside = « { $action } » a la case { $slot } ; le jeu annonce des cases inférieures à { NUMBER($count, useGrouping: 0) }, à partir de 0.
found-slot-order = « { $one } » a la case { NUMBER($slot, useGrouping: 0) }, et « { $other } », derrière elle, la case { NUMBER($following, useGrouping: 0) }.
found-legal-at-end = La partie est finie, et { $count ->
    [one] une action reste permise
   *[other] { $count } actions restent permises
}.
found-no-text = L’action { $action } n’a pas de texte.
found-too-long = La partie continue après { NUMBER($actions, useGrouping: 0) } actions ; elle annonce qu’il n’y en a jamais plus.
found-no-length = Le jeu annonce { NUMBER($actions, useGrouping: 0) } actions au plus ; une partie enregistrée en a entre une et { NUMBER($most, useGrouping: 0) }.
found-changes-its-mind = « { $function } » ne répond plus comme à la donne : elle ne doit regarder que les places, les options et le matériel.
found-score-outside = La place { $seat } a { $score } points ; le jeu annonce { $least } au moins et { $most } au plus.
found-no-bounds = De { $least } à { $most }, ce ne sont pas des bornes : aucun score n’est à plus de { $widest } de zéro.
found-reason-of-legal = « { $action } » est permis, et pourtant la raison « { $rule } » s’y oppose.
found-no-reason = « { $action } » n’est pas permis, et aucune raison ne dit pourquoi.
found-sum-differs = Les lignes de la place { $seat } font { $total }, son score est { $score }.
found-term-twice = Deux lignes de la place { $seat } portent le même nom : { $names }.
found-place-number = La place { $seat } a le rang { $place }, alors que le nombre de places devant elle est { $ahead }.
found-place-order = La place { $seat } a plus de points que la place { $other }, mais le rang { $place }, et l’autre le rang { $behind }.
found-changes = « { $function } » change la position sur laquelle porte la question.
found-answers-differ = « { $function } » donne deux réponses à une question.
found-backends-differ = « { $function } » n’est pas le même interprété et compilé.
found-not-faster = Les règles compilées ne jouent que { $times } fois aussi vite que les règles interprétées ; il en faudrait au moins { $least }.
found-weights-count = Le nombre de poids est { $weights }, celui des issues { $outcomes }.
found-weights-nothing = L’issue « { $action } » n’a aucun poids.
found-pile-negative = Les piles se comptent à partir de 0, celle-ci est { $pile }.
found-draw-differs = Le tirage { $k } de la pile { $pile } a donné « { $action } », la graine dit « { $due } ».
found-entered-unseen = Aucune place ne peut savoir que « { $action } » a été pioché : à une vraie table, personne ne pourrait l’indiquer.
found-entered-differs = Une fois « { $action } » indiqué, la position n’est pas celle à laquelle menait la graine.
found-mask-again = Ce que l’œil { $seat } (0 : qui regarde seulement) a vu change quand il le revoit.
found-mask-mover = Ce que voit l’œil { $seat } (0 : qui regarde seulement) laisse la décision à quelqu’un d’autre.
found-mask-hides = L’œil { $seat } (0 : qui regarde seulement) ne voit pas tout dans un jeu qui dit n’avoir aucun secret.
found-heard-hides = L’œil { $seat } (0 : qui regarde seulement) n’entend pas « { $action } » dans un jeu qui dit n’avoir aucun secret.
found-together-less = Ensemble, les places { $seats } ne voient pas ce que la place { $seat } voit seule.
found-together-more = Ensemble, les places { $seats } voient ce qu’aucune d’elles ne voit seule.
found-guess-looks-different = Ce qu’imagine la place { $seat } ne se présente pas à elle comme ce qu’elle a vu.
found-guess-cannot-be = Ce qu’imagine la place { $seat } n’est pas une position qui revient de son document.
found-worlds-differ = « { $what } » apprend à la place { $seat } quelque chose qu’elle ne doit pas savoir.
found-heard-differs = L’œil { $seat } (0 : qui regarde seulement) ne peut pas distinguer « { $action } » de « { $other } », et n’entend que l’un des deux.
found-heard-unseen = « { $action } » et « { $other } » se présentent pareil à l’œil { $seat } (0 : un spectateur), et pourtant il entend laquelle c’était.
found-player-illegal = À la place { $seat }, le joueur « { $player } » choisit le coup { $action }, qui n’est pas permis.
found-foresight-unknown = Un niveau, un style ou un trait que goûte un style s’appelle « { $name } », et il n’y en a pas de ce nom.
found-percent = { $function } répond { $percent }, qui n’est pas un pourcentage.
found-feature-names = Les traits n’ont pas chacun un nom et deux poids : { $names } ; { NUMBER($weights, useGrouping: 0) } poids.
found-heard-wrong = L’œil { $seat } (0 : qui regarde seulement) entend une autre action que « { $action } ».
found-secret-shown = « { $sort } » n’a pas été entendu { NUMBER($count, useGrouping: 0) } fois, et chaque fois on a pu voir laquelle c’était.
found-decider-deaf = La place { $seat } décide « { $action } » et ne l’entend pas.
found-document-refused = Le document de la position est refusé : { $error }
found-document-differs = La position relue de son document en est une autre ; le premier champ qui diffère est « { $field } ».
found-document-says-other = Le document de la position relue dit autre chose.
found-document-assumes = Le document d’une position entière laisse quelque chose ouvert : { $fields }.
found-schema-refuses = Le schéma n’admet pas ce que le document a en { $path } ({ $rule }).
found-unknown-field-read = Un document est lu avec le champ « { $field } », qu’aucun jeu ne connaît.
found-draft-refuses = Un document qui peut être lu est refusé là où l’on y travaille.
found-draft-reads = Un document qui est refusé peut être lu là où l’on y travaille.
found-draft-differs = Un document sur lequel on travaille est lu comme une autre position.
found-draft-faults = Là où l’on travaille à un document, { $count ->
    [0] des pièces qui ne font pas le compte ne sont pas signalées
    [one] une faute est signalée dans des pièces qui font le compte
   *[other] { $count } fautes sont signalées dans des pièces qui font le compte
}.
found-empty-forgets = La table vide ne contient pas les places ou les options qui lui étaient demandées.
found-old-reading-writes = L’ancienne lecture écrit dans le document qu’on lui donne.
found-old-reading-changes = L’ancienne lecture change « { $field } », qui est donné.
found-notation-blanks = « { $text } » n’est pas une notation : un mot ou plus, un seul blanc entre deux.
found-notation-differs = « { $text } » s’écrit pour l’action { $action } et se lit { $read }.
found-notation-taken = « { $text } » est lu comme l’action { $read } au lieu d’être refusé.
found-nothing-told = Rien n’est raconté de « { $action } ».
found-told-otherwise = L’œil { $seat } (0 : un spectateur) entend « { $action } », et on lui raconte une autre décision qu’à qui a décidé.
found-told-apart = Tout le monde a entendu « { $action } », et la place { $seat } l’apprend autrement que qui regarde seulement.
found-decision-not-first = Le premier événement de « { $action } », « { $event } », n’est pas celui de la place qui a décidé.
found-not-said = Le message « { $name } » ne peut pas être dit en « { $code } » : { $error }
found-not-whole = Le message « { $name } » n’est pas un texte entier en « { $code } » : { $text }
found-same-words = Le message « { $name } » a les mêmes mots dans les deux langues.
found-pad-refuses = La feuille de score d’une vraie table refuse ce qui a été compté à la fin de cette partie, en « { $field } » : { $rule }.
found-pad-differs = Compté sur une vraie table, cela donne autre chose : { $name } { $found }, et non { $wanted }.
found-column-twice = Deux colonnes s’appellent « { $name } », ou une règle de ce nom figure dans deux.
found-view-not-plain = L’écran de l’œil { $seat } (0 : qui regarde seulement) n’est pas fait de simples données JSON.
found-view-of-another-form = Un écran n’est pas de la forme déclarée, à « { $at } » ({ $problem }).
found-show-empty = Le plateau n’a pas de texte en « { $code } ».
found-one-language = Une seule des langues a le message « { $name } ».
found-other-parameters = Le message « { $name } » prend d’autres paramètres dans l’autre langue.
found-message-twice = Le message « { $name } » est écrit deux fois dans une langue.
found-not-fluent = { $file } a une ligne qui ne se comprend pas : { $text }
found-record-read = La partie relue de son texte en est une autre.
found-record-refused = La partie enregistrée ne se rejoue pas : { $error }
found-record-differs = La partie enregistrée mène à une autre position.
found-undo-differs = Reprendre mène à une autre position que celle qui était là.
found-replay-differs = « { $action } », rejoué, mène à une autre position.
found-older-missing = Aucun paquet que l’on puisse charger n’a la version { NUMBER($version, useGrouping: 0) } des règles.
found-turn-back = Le tour { $turn } suit le tour { $before }.
