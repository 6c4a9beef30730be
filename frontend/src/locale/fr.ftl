## Top bar and settings
slogan = jouer, étudier, compter les points : trois jeux des Mille et Une Nuits
to-start-page = zellige, page d’accueil
language-name = Français
language-switch = { " " }: passer à l’anglais
language-en = English
language-fr = Français
theme-to-light = Couleurs claires
theme-to-dark = Couleurs sombres
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
settings = Réglages
setting-language = Langue
setting-theme = Couleurs
setting-pace = Rythme des robots
pace-slow = Lent
pace-normal = Normal
pace-fast = Rapide
pace-once = Immédiat
setting-figures = Chiffres sur le plateau
figures-always = Toujours
figures-pointed = Au survol ou au focus
figures-never = Jamais
figures-worth = Un chiffre dit ce qu’un choix rapporte maintenant, et non s’il est sage.
figures-understood = Compris
setting-motion = Moins de mouvement
setting-motion-help = Les pièces apparaissent à leur place, les nombres ne défilent pas. Le réglage de votre système est toujours respecté.
setting-letters = Touches simples
setting-letters-help = Lettres, chiffres et signes agissent aussitôt, selon la liste de l’aide. Les flèches, Entrée et Échap marchent toujours.
help = Aide
help-of = Aide : { $title }
help-play = Choisissez une pièce, puis une case marquée : le nombre indiqué est le changement exact de votre score. Lisez l’aperçu, puis validez par le bouton, ou en touchant une seconde fois le même endroit. Survolez une case sans marque pour savoir pourquoi elle est interdite.
help-look = Cliquez un nombre du score pour voir ses cases. Cliquez une ligne du journal pour revenir à ce moment. Pendant que d’autres décident, désignez ce que vous comptez faire : ce sera choisi à votre tour.
help-keys = Touches
key-tab = partie suivante de la page ; le plateau compte pour un seul arrêt
key-arrows = se déplacer sur le plateau
key-name-enter = Entrée
key-name-escape = Échap
key-enter = choisir ; une seconde fois, après lecture : valider
key-escape = abandonner le choix, fermer
key-hop = case permise suivante, précédente
key-digits = choisir un pion de la main
key-end = finir le tour, ou passer
key-notation = saisir un coup
key-undo = annuler
key-redo = rétablir
key-reset = recommencer le tour
key-guide = les règles, à côté du plateau
key-signs = tous les symboles du jeu
key-help = cette aide
close = Fermer

## Start page
games = Jeux
seats-range = { $fewest } à { $most }
seats-exactly = { $fewest ->
    [one] { $fewest } joueur
   *[other] { $fewest } joueurs
}
minutes = { $minutes } min
seats-for = Places pour { $title }
no-account = Ni compte ni réseau nécessaires.
how-many = Nombre de joueurs
seat-number = Place { $seat }
seat-name = Nom de la personne à la place { $seat }
seat-colour = Couleur des pièces de la place { $seat }
you-name = Vous
seat-player = Joueur { $seat }
seat-bot = robot
seat-here = Ici
seat-bot-choice = Robot
seat-friend = Ailleurs
seat-this-screen = joue sur cet écran
seat-by-link = prend la place par un lien
seat-bot-kind = Sorte de robot à la place { $seat }
seat-bot-style = Style
seat-bot-style-none = aucun
hide-hands = Cacher les autres mains
show-mine = Montrer mon jeu
veil = Cacher ce qu’une seule personne peut voir
veil-help = Entre personnes au même écran, mains et cartes se montrent quand on le demande. Sans cela : toujours à son tour.
hand-hidden = La main est cachée.
hide-hands-help = On peut déduire les mains des autres de leurs coups ; cachées, il faut s’en souvenir.
more-rules = { $count ->
    [one] { $count } précision de règle
   *[other] { $count } précisions de règle
}
rules-changed = { $changed ->
    [one] { $changed } modifiée
   *[other] { $changed } modifiées
}
seal-note = La mise en place et les tirages sont fixés avant la partie : leur empreinte est affichée dès le début, la graine à la fin, pour que chacun puisse vérifier.
seed = Graine
own-seed = Choisir la graine
random-seed = Graine au hasard
start-game = Commencer la partie
starting = Mise en place…
position-opened = La partie commence depuis { $file }.
position-drop = Plutôt commencer une nouvelle partie
go-on = Ou poursuivre
door-continue = Continuer { $title }
door-finished = Revoir { $title }
door-table = tour { $turn }, { $names }
door-forget = Retirer { $title }, tour { $turn }, de cette liste
door-all = { $count ->
    [one] Montrer { $count } table
   *[other] Montrer les { $count } tables
}
door-fewer = En montrer moins
door-learn = Premiers pas dans { $title }
door-learn-detail = le plateau demande, vous répondez
door-learn-on = chapitre { $number } sur { $count } : { $title }
door-guide = Règles { $title ->
    [Almadi] d’{ $title }
   *[other] de { $title }
}
door-guide-detail = un guide bref, avec des images
door-components = { $title } : votre propre boîte
door-components-detail = saisissez ce qui est imprimé sur vos tuiles et vos cartes, et jouez avec
components-brought = Avec les tuiles et les cartes de « { $set } ».
components-drop = Jouer sans elles
door-beside = Jouer avec la vraie boîte
door-beside-detail = { $title } sur votre table, zellige à côté : il veille aux règles, compte et joue les chaises vides
door-pad = Compter une partie jouée à table
door-pad-detail = vous comptez { $title }, les points se calculent
door-position = Ouvrir une position
door-position-detail = pour la continuer ou en lire les points
door-record = Ouvrir un enregistrement
door-record-detail = parcourir une partie terminée
door-record-reading = chaque coup est vérifié…
problem-offline = Le serveur de la table ne répond pas. zellige est-il toujours lancé ?
problem-no-games = Aucun jeu n’est installé.
problem-no-json = { $file } n’est pas une position de zellige : ce n’est pas du JSON.
door-yours = tour { $turn }, à vous de décider
door-theirs = tour { $turn }, { $name } décide
door-practice = exercice
door-more = En afficher davantage
against-bots = Vos parties contre les robots
against-whom = Jeu et robot
against-won = gagnées
against-lost = perdues
all-records = Enregistrer toutes les parties

## Friends elsewhere
alone-note = Pour l’instant, les liens ne s’ouvrent que sur cet ordinateur. Pour d’autres appareils de votre réseau, arrêtez zellige et relancez-le par « zellige play --lan », ou « make play ARGS=--lan ».
awaited = On attend { $names }
awaited-how = { $count ->
    [one] Envoyez ce lien, ou faites scanner le code. La première personne qui l’ouvre a la place.
   *[other] Envoyez un lien par place, ou faites scanner le code. La première personne qui l’ouvre a la place.
}
awaited-fold = Masquer
awaited-unfold = { $count ->
    [one] Voir le lien
   *[other] Voir les liens
}
seat-awaited = pas encore là
seat-nobody = Personne n’a encore pris cette place.
link-for = Lien pour { $name }
link-copy = Copier
link-copied = Copié
link-share = Partager
link-code = Code QR
link-code-of = Code QR du lien pour { $name }
link-renew = Nouveau lien
link-renew-help = Le lien actuel ne marchera plus
share-text = Viens jouer à { $title } avec moi. Ce lien est ta place :
device = Jouer sur un autre appareil
device-how = Ouvrez ce lien sur l’autre appareil, ou scannez le code. Il sert une fois ; ensuite, la place se joue sur les deux.
device-which = Quelle place ?
clock-left = Temps restant :
clock-short = Presque plus de temps :
clock-paused = Pendule arrêtée :
clock-days = { $days } j { $hours } h
clock-length = { $days ->
    [0] { $minutes ->
        [0] { $seconds } s
       *[other] { $seconds ->
            [0] { $minutes } min
           *[other] { $minutes } min { $seconds } s
        }
    }
    [1] 1 jour
   *[other] { $days } jours
}
clock-each = { $time } pour chaque tour.
clock-total = { $increment ->
    [0] { $time } par joueur.
   *[other] { $time } par joueur, { $increment } s de plus à chaque tour.
}
clock-then-out = Qui n’a plus de temps a perdu.
clock-then-bot = Si quelqu’un n’a plus de temps, le robot « { $player } » joue à sa place jusqu’à la fin.
clock-pause = Arrêter les pendules
clock-resume = Relancer les pendules
clock-voice = Il vous reste { $seconds ->
    [60] une minute
   *[other] { $seconds } secondes
}.
deal-switch = La même donne pour vos amis, chacun pour soi
deal-switch-help = Un seul lien pour tous : chacun a sa propre table, avec la même donne et les mêmes robots. Les résultats s’affichent côte à côte quand le dernier a terminé.
deal-places = Combien jouez-vous
deal-closes = Jusqu’à quand
deal-days = { $days ->
    [one] un jour
    [7] une semaine
   *[other] { $days } jours
}
deal-title = La même donne entre amis : { $title }
deal-how = Chacun de vous joue cette donne à sa propre table.
deal-how-bots = Chacun de vous joue cette donne à sa propre table, contre { $names }.
deal-go = À votre table
deal-take = Jouer cette donne
deal-once = Elle se joue une fois : votre premier résultat compte. La table appartient à ce navigateur. Sans compte.
deal-full = Toutes les places de cette donne sont prises.
deal-send = { $count ->
    [one] Un lien pour l’autre personne
   *[other] Un lien pour les { $count } autres
}
deal-send-how = Envoyez-le à tous. Chacun de ceux qui l’ouvrent a sa propre table.
deal-link-for = la même donne
deal-text = Jouez la même donne que moi : { $title }
deal-you = vous
deal-playing = joue encore
deal-ended = a terminé
deal-free = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
deal-secret = Rien n’est dit de la donne avant que le dernier ait terminé.
deal-until = Les parties qui ne seront pas finies le { $date } seront closes.
deal-results = Les résultats côte à côte
deal-points = Points
deal-place = Rang à sa table
deal-helped = Un robot a décidé un moment pour { $name }.
deal-no-result = { $name } n’a pas joué jusqu’à la fin.
deal-note = Vos amis jouent la même donne.
deal-note-ended = Vos amis jouent encore cette donne. Quand le dernier aura terminé, les résultats s’afficheront côte à côte.
deal-note-open = Vous avez tous joué cette donne.
deal-see = Même donne
my-deal = même donne : { $ended } sur { $places } ont terminé
my-deal-open = même donne : tous les résultats sont là
my-deal-see = Même donne : { $title }, { $names }
more-clocks = Pendules
clock-choice = Temps de réflexion
clock-choice-help = Une pendule tourne dès que la table a été montrée à son joueur. On peut l’arrêter si tout le monde est d’accord.
clock-none = sans limite
clock-five-minutes = 5 min + 10 s
clock-fifteen-minutes = 15 min + 15 s
clock-a-day = un jour par tour
clock-three-days = 3 jours par tour
clock-out = Qui n’a plus de temps
clock-out-lost = a perdu
phrases = Dire quelque chose
phrase-spoken = { $name } dit : { $phrase }
phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-ouch = Aïe !
phrase-close = C’était juste !
phrase-moment = Un instant…
phrase-hurry = On attend… dépêche-toi !
phrase-back-soon = Je reviens dans quelques minutes.
phrase-sorry = Pardon !
phrase-another = On en refait une ?
phrase-bye = À la prochaine !
setting-muted = Ne pas entendre les phrases
setting-muted-help = Ce que les autres disent à la table n’est ni montré ni lu.
setting-notifies = Me prévenir quand c’est à moi
setting-notifies-help = Tant que cette page est ouverte derrière d’autres ; le navigateur vous demande d’abord.
setting-notifies-denied = Votre navigateur n’autorise aucune notification à cette page.
watch-link = Inviter un spectateur
watch-link-how = Ce lien permet de suivre la partie en direct. On y voit ce que tout le monde peut savoir, jamais une main cachée, et l’on n’y décide de rien. Il sert autant de fois que vous voulez.
watch-link-for = les spectateurs
watch-link-text = Viens nous regarder jouer à { $title } :
watching = Vous êtes spectateur : vous voyez ce que tout le monde peut savoir, et ne décidez de rien.
onlookers = { $count ->
    [one] 1 spectateur
   *[other] { $count } spectateurs
}
seats = Qui joue
seats-of = { $name } : changer qui joue
seats-how = Un robot peut prendre la suite de quelqu’un qui est parti, dès la décision suivante et avec ce que cette place peut savoir. Tout le monde le voit, et la personne peut revenir.
seats-person = joue en personne
seats-bot = Laisser jouer un robot
seats-which = { $name } : quel robot prend la suite ?
seats-back = Retirer le robot
seats-free = Donner la place à quelqu’un d’autre
seats-free-sure = { $name } perd la place : ce qui l’ouvrait jusqu’ici ne l’ouvre plus. Elle va à qui ouvre le premier le nouveau lien.
seats-free-bot = Le robot joue jusqu’à ce que quelqu’un ouvre le nouveau lien.
seats-free-do = Créer le nouveau lien
seats-resign = Abandonner
seats-resign-sure = La partie est alors finie, et l’autre a gagné.
seats-resign-bot = Un robot joue alors à cette place jusqu’à la fin. Vous ne pourrez pas revenir, mais regarder.
seats-abandon = Proposer d’arrêter la partie
seats-abandon-do = Arrêter la partie ici
seats-abandon-how = Si tout le monde accepte, la partie finit ici sans résultat. Elle est gardée et peut être revue.
seats-mine = votre place
seat-back-self = Rejouer moi-même
stands-in = { $player } joue à sa place
join-title = Une place pour vous : { $title }
join-again-title = Votre place : { $title }
join-who = Qui joue
join-there = déjà là
join-yours = votre place
join-name = Votre nom
join-take = Prendre cette place
join-kept = La place appartient ensuite à ce navigateur et le lien ne sert plus. Sans compte.
join-again = Jouer ici aussi
join-again-how = { $name } joue cette place sur un autre appareil. Elle pourra aussi se jouer ici.
join-spent = Si vous avez pris cette place dans un autre navigateur, ouvrez-y la table, puis, dans ses réglages, « Jouer sur un autre appareil ».
join-watch = Regarder la partie
join-home = À l’accueil
words-write = Noter quatre mots
words-how = Quatre mots rendent cette place dans n’importe quel navigateur, si celui-ci est perdu. Notez-les sur papier ; ils ne sont montrés qu’une fois, et de nouveaux les remplacent.
words-show = Montrer quatre mots
words-others = En montrer d’autres
words-where = Notez aussi l’adresse de la table : c’est là qu’on saisit les mots. Ils servent une fois.
words-link-for = vos mots
words-link-text = Ma place à { $title } :
words-have = J’ai quatre mots
words-bring-how = Qui a noté quatre mots pour une place la retrouve ainsi dans ce navigateur. Celui qui l’avait ne peut alors plus la jouer.
words-table = La table
words-table-how = Son adresse, telle que vous l’avez notée ou telle que l’a quelqu’un de la table : le lien des spectateurs convient.
words-four = Les quatre mots
words-four-how = Dans l’ordre. Majuscules et accents sont sans importance, et les quatre premières lettres de chacun suffisent.
words-bring = Retrouver ma place
words-once = Les mots ont alors servi ; vous pourrez en noter de nouveaux dans les réglages de la table.
door-words-detail = pour retrouver une place perdue avec son navigateur
spoken-come = { $name } est là.

## Mes tables
my-tables = Mes tables
my-turn-title = ● À vous · { $title }
asked-title = ● Votre réponse est attendue · { $title }
my-turns-title = ● { $count } · Mes tables
my-search = Chercher un jeu, des joueurs, un coup
my-search-none = Aucune table ne contient « { $text } ».
my-under-way = En cours
my-finished = Terminées
my-hidden = Masquées
my-none = Pas encore de table. Commencez une partie ou ouvrez le lien d’un ami : la table se retrouvera ici, dans ce navigateur.
my-begin = Commencer une partie
my-yours = À vous de décider
my-theirs = { $name } décide
my-moved = dernier coup { $when }
just-now = à l’instant
my-begun = commencée { $when }
my-watching = vous regardez
my-gone = N’est plus sur ce serveur, ou la clé de ce navigateur ne l’ouvre plus.
my-unknown = Recherche en cours…
my-hide = Masquer { $title } avec { $names }
my-unhide = Afficher de nouveau { $title } avec { $names }
my-hide-short = Masquer
my-unhide-short = Afficher de nouveau
my-save = Enregistrer la partie { $title } avec { $names }
my-save-all = Enregistrer toutes mes parties finies
my-unname = Retirer mon nom
my-unname-how = Ou retirez votre nom : la table reste, mais pour tout le monde elle vous appelle par le numéro de votre place, journal et partie enregistrée compris. Cela ne s’annule pas, et n’atteint aucune copie déjà enregistrée.
my-unnamed = Votre nom a disparu de { $title }.
my-remove = Retirer { $title } avec { $names }
my-remove-title = Retirer { $title } ?
my-remove-how = Ce navigateur oublie la table et la clé de votre place : vous ne pourrez plus jouer d’ici, sauf si un autre de vos appareils a la place. Pour tous les autres, la table reste telle quelle.
my-remove-over = Ce navigateur oublie la table. Pour tous les autres, elle reste telle quelle ; vous pouvez d’abord enregistrer la partie.
my-remove-yes = Retirer
my-remove-no = Garder
my-leaving = Vous voulez la supprimer pour tout le monde ({ $names }) ; les autres n’ont pas encore accepté.
my-leaving-others = { $names } demande de supprimer cette table pour tout le monde : retirez-la pour accepter.
my-delete-how = Ou supprimez-la pour tout le monde : dès que toutes les personnes qui ont une place sont d’accord, la table, ses coups et son enregistrement disparaissent pour de bon. Les robots sont d’accord.
my-delete-alone = Ou supprimez-la pour tout le monde : personne d’autre n’a de place, la table, ses coups et son enregistrement disparaissent donc aussitôt, pour de bon.
my-delete-yes = Supprimer pour tout le monde
my-delete-agree = Accepter : supprimer pour tout le monde
my-delete-no = Ne plus la supprimer
my-deleted = { $title } : la table a été supprimée pour tout le monde.
my-delete-asked = { $title } : c’est demandé, la table sera supprimée dès { $count ->
    [one] qu’une autre place aura accepté
   *[other] que { $count } autres places auront accepté
}.
my-delete-kept = { $title } : la table reste.

## Table
table-meta = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}{ $practice ->
    [yes] {" "}· pour s’exercer
   *[no] { "" }
}{ $over ->
    [yes] {" "}· terminée
   *[no] { "" }
} · { $turn }
table-opening = Un instant…
table-unreachable = La table est injoignable. Nouvel essai…
storage-refuses = Ce navigateur ne garde rien ici : son espace est plein ou désactivé. { $what ->
    [box] Enregistrez votre matériel dans un fichier avant de partir.
    [position] Ce que vous composez ne dure que tant que sa fenêtre reste ouverte : enregistrez-le dans un fichier.
    [pad] Ce que vous comptez ne dure que tant que sa fenêtre reste ouverte.
   *[table] Une table ne se retrouve que tant que sa fenêtre est ouverte.
}
connection-too-much = Cette page a envoyé trop de messages à la fois. Elle se reconnecte d’elle-même dans un instant ; aucun coup n’est perdu.
asked-too-much = Trop de demandes à la fois. La page redemande d’elle-même ; rien n’est perdu.
connection-lost = Connexion perdue. Nouvel essai ; aucun coup n’est perdu.
the-table = La table
board-of = Plateau { $title ->
    [Almadi] d’{ $title }
   *[other] de { $title }
}
since-your-turn = Depuis votre dernier tour
undo = Annuler
redo = Rétablir
undo-ask = Annuler : les autres joueurs sont consultés, car quelqu’un a appris quelque chose depuis
request = Une question à toute la table
request-yes = D’accord
request-no = Non
request-withdraw = Retirer la demande
undo-to-practice = Annuler : la partie devient un exercice
reset-to-practice = Recommencer le tour : la partie devient un exercice
assumed-title = Ce qui est supposé
assumed-why = La position ne dit pas tout. À la place, la partie commence ainsi :
assumed-go-on = Continuer
practice-title = Continuer pour s’exercer ?
practice-why = Ce que vous reprenez a déjà montré la suite : elle a été tirée ou retournée. La même chose reviendra ; dès lors, cette partie n’est plus qu’un exercice. Son enregistrement le dit et aucune statistique ne la compte.
practice-yes = Reprendre
practice-no = Ne pas reprendre
practice-end = Cette partie était un exercice : une décision a été reprise alors qu’elle avait déjà montré la suite.
scores-and-log = Scores et journal
rules-help = Règles
prompt = Que faire
reset-turn = Recommencer le tour
confirm = Valider
confirm-target = Valider { $target }
confirm-and = { $confirming }, puis { $then }
catch-up = Passer l’animation
move-now = Joue maintenant !
export-table = Tout enregistrer
stand-in = { $player } prend la suite
no-change = Score inchangé
spoken-chosen = { $what } { $change } Entrée valide.
planned = Prévu : { $what }. Rien ne part avant votre tour et votre validation.
planned-spoken = Prévu : { $what }. Échap l’annule.
planned-withdraw = Ne rien prévoir
planned-withdrawn = Plus rien n’est prévu.
planned-here = prévu
planned-unfit = Vous aviez prévu : { $what }. Ce n’est plus possible.
planned-changed = Vous aviez prévu : { $what }. Ce n’est plus là.
spoken-undone = Une décision a été reprise.
spoken-redone = Ce qui avait été repris a été rejoué.
hand = { " " }: main
hand-of = { $you ->
    [yes] Votre main
   *[no] Main : { $name }
}
hand-slot = { $piece }, reste { $count }
hand-slot-idle = { $piece }, reste { $count }, aucune place pour l’instant
show-hand = { $you ->
    [yes] Montrer votre main
   *[no] Montrer la main ({ $name })
}
chip = { $name } : { $total }. Ouvrir scores et journal
chip-turn = { $name } : { $total }. Montrer le dernier tour sur le plateau
watch-turn = Montrer sur le plateau : { $turn }
# Sur une case du plateau ; gains : « Leïla +4 », ou plusieurs.
gains-here = Au tour montré : { $gains }
score = Score
numbers-open = cliquez un nombre pour voir ses cases
player = Joueur
total = Total
you = vous
bot-named = robot { $player }
open-number = { $amount }, { $what }, { $name } : montrer les cases
terms-of = { $name } : { $what }
log = Journal
log-keys = Journal, les flèches passent d’une ligne à l’autre
log-empty = Aucun coup n’a encore été joué.
turn = tour { $turn }
turn-of-all = tour { $turn } sur { $of }
turn-of-practice = exercice, { $turn }
turn-word = tour
one-back = Coup précédent
one-on = Coup suivant
moments-of = Moments de : { $turn }
taken-back = repris
thought-of = Ce que pensait le robot : { $move }
thought-expected = Il prévoyait { $points }.
thought-own = { $points } pour lui-même
thought-other = { $you ->
    [yes] { $points } pour vous
   *[no] { $points } pour { $name }
}
thought-then = { $first }, puis { $next }
thought-way-on = Il comptait continuer ainsi : { $line }.
the-deal = La mise en place
seal-of-deal = Fixée avant la partie, SHA-256
seal-opened = Graine
salt = sel
save-record = Enregistrer la partie
save-position = Enregistrer la position
replay = Relecture
moment = Moment
moment-of = { $ply } sur { $last }
moment-deal = La mise en place
to-the-deal = À la mise en place
play-on = Lecture
pause = Pause
copy-link = Copier le lien vers ce moment
to-the-result = Au résultat
back-to-game = Retour à la partie
correct-this = Corriger : c’était autre chose
correct-leave = Laisser tel quel
draw-search = Chercher
draw-none = Rien de tel n’a pu être pioché.

## Une vraie table

beside = À une vraie table
beside-title = { $title } avec la vraie boîte
beside-lead = Jouez sur votre table. Indiquez ce que vous piochez et ce que vous faites ; zellige veille aux règles, compte et dit quoi déplacer pour les chaises vides.
beside-no-game = Ce jeu n’est pas installé ici.
beside-note-phone = Qui pioche en secret l’indique derrière un panneau fermé : cet appareil le sait, les autres joueurs non.
beside-note-bots = Vous déplacez les pièces d’un robot. Ce qu’il pioche en secret est visible de tous, et l’enregistrement le dit.
beside-as-dealt = zellige distribue : disposez sur votre table ce qu’il montre, et continuez à partir de là.
beside-missing = { $count ->
    [one] Il manque une chose à la mise en place
   *[other] Il manque { $count } choses à la mise en place
}
orders = À déplacer pour les robots
orders-for = Pour { $name } :
orders-done = C’est fait
beside-evenings = Toutes les soirées
beside-switch = Elle est sur une vraie table
beside-switch-help = Ce que vous y piochez est saisi, au lieu d’être tiré ici.
beside-edit = Ou composez ici ce qui se trouve sur votre table, jouez à partir de là et indiquez que c’est une vraie table.
beside-edit-door = Composer la table
beside-played = Partie jouée à une vraie table : ce qui y a été pioché a été saisi.
lay-parts = Ce qui est sur la table
lay-left = à placer
lay-done = tout y est
lay-how = Comment
lay-next = L’un après l’autre
lay-paint = Peindre
lay-place = Place { $number }
lay-empty = vide
lay-what = { $each ->
    [one] Qu’y a-t-il à cet endroit : { $place } ?
   *[other] { $place } : { $left ->
        [one] encore un
       *[other] encore { $left }
    }
}
lay-choose = Choisissez une pièce, puis touchez ses places ou passez dessus.
lay-part-done = Tout y est. Touchez une place pour changer ce qui s’y trouve.
lay-full = { $place } a déjà ses { $count } pièces : retirez-les d’abord.
lay-none-left = Il n’y en a plus dans la boîte : { $piece }.
lay-clear = Débarrasser la table
lay-title = Mise en place de { $title }
lay-correct = Corriger la mise en place
lay-correct-lead = Ce qui était sur la table avant le premier tour. Changez ce qui a été mal indiqué : la suite de la partie reste telle quelle tant qu’elle convient, et seul ce qui ne convient plus est redemandé.
lay-correct-go = C’était ainsi
notation-title = Saisir un coup
notation-label = Coup, en français ou en notation zellige
notation-choose = Choisir
notation-example = Par exemple : { $action }
notation-right = On peut écrire, par exemple : { $actions }
notation-plan = Ce n’est pas encore à vous : ce que vous saisissez est prévu, et sera choisi à votre tour si c’est possible.
notation-not-yours = Ce n’est pas à vous de décider.

## End
result-abandoned = La partie a été arrêtée
result-left = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
}
result-early = finie avant terme
result-won = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
}, { $total ->
    [one] { $total } point
   *[other] { $total } points
} à { $second }
result-shared = { $names } partagent la victoire avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}
result-alone = { $you ->
    [yes] Vous terminez
   *[no] { $name } termine
} avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}
result-ahead = { $you ->
    [yes] Vous devanciez { $other } : { $gaps }.
   *[no] { $other_you ->
        [yes] { $name } vous devançait : { $gaps }.
       *[no] { $name } devançait { $other } : { $gaps }.
    }
}
result-behind = { $other_you ->
    [yes] Vous étiez en tête : { $gaps }.
   *[no] { $other } était en tête : { $gaps }.
}
gap-in = { $amount } ({ $what })
category = Catégorie
walk-back = Revenir dans la partie
play-again = Rejouer
final-position = La position finale
how-it-went = Le déroulement de la partie
click-goes-to-turn = cliquez pour aller à ce tour
course-label = Le score de chacun tout au long de la partie
same-deal = Rejouer la même donne
rematch = Revanche
rematch-help = Une nouvelle donne pour les mêmes joueurs, chacun une place plus loin. Tous le voient ici.
rematch-go = Jouer la revanche
rematch-watch = Regarder la revanche
rotate-seats = Rejouer, une place plus loin

## Score pad
pad-title = Feuille de score : { $title }
pad-name = feuille de score
pad-sheet = Scores, une colonne par place
pad-offline = zellige ne répond pas : les points ne sont peut-être plus à jour. Ce que vous entrez est gardé ; zellige tourne-t-il encore ?
pad-place = { $what }, { $name }
pad-why = { $amount }, { $what }, { $name } : d’où cela vient
pad-holds = { $what } : { $name }
pad-cards = { $what } : { $count }
pad-held-by = chez { $name }
pad-nobody = Personne
pad-keys = Saisie
pad-hint = Touchez une case et entrez ce que vous avez compté : Entrée passe à la suivante, les flèches déplacent, + et − comptent un de plus ou de moins. Pour une tuile à prendre, le numéro d’un joueur dit qui la tient, 0 que personne ne la tient. Une case vide vaut zéro.
pad-close-keys = Fermer les touches
pad-fewer = Un de moins
pad-more = Un de plus
pad-erase = Effacer
pad-other-number = 123 : un autre nombre, chiffre par chiffre
pad-back = Case précédente
pad-next = Suivant
pad-done = Terminé
pad-keep = Garder cette soirée
pad-anew = Nouvelle feuille
pad-picture = Partager en image
pad-no-picture = Ce navigateur n’a pas pu dessiner l’image.
pad-print = Imprimer
pad-history = { $count ->
    [one] { $count } soirée
   *[other] { $count } soirées
}
pad-evenings = Vos soirées
pad-no-evening = Rien n’a encore été compté.
pad-unfinished = pas terminée
pad-winner = a gagné :
pad-forget = Retirer la soirée du { $day }
pad-forget-yes = Retirer
pad-forget-no = Garder
pad-to-sheet = Vers la feuille
pad-csv = Enregistrer en CSV
pad-csv-date = date
pad-csv-game = jeu
pad-csv-player = joueur
pad-csv-place = rang
pad-csv-points = points
pad-csv-won = gagné
pad-person-games = parties
pad-person-won = gagnées
pad-person-mean = moyenne
pad-person-best = record

## Guide
contents = Sommaire
lesson-again = Recommencer
lesson-chapter = { $number }/{ $count } { $title }{ $reached ->
    [yes] {" "}✓
   *[no] {""}
}
lesson-chapters = Chapitre
lesson-fold = Replier la leçon pour voir le plateau
lesson-next = Suite : { $title }
lesson-open = C’est permis aussi, et c’est joué. Il vous reste une chose à faire :
lesson-play = Jouer une première partie
lesson-unfold = Déplier la leçon
no-lessons = Il n’y a pas encore de premiers pas dans ce jeu.
guide-search = Chercher dans les règles
guide-found = { $count ->
    [0] Rien de trouvé
    [one] { $count } passage trouvé
   *[other] { $count } passages trouvés
}
guide-signs = Tous les symboles
guide-glossary = Noms anglais et français
start-tour = Premiers pas
first-steps = Premiers pas

# --- une position composée pièce par pièce ---

door-edit = Composer une position
door-edit-detail = { $title } pièce par pièce, puis jouer la suite ou compter
edit-name = Position
edit-title = Position de { $title }
edit-offline = Le serveur ne répond pas. Ce que vous avez posé est gardé.
edit-not-here = { $title } ne se compose pas sur le plateau.
edit-bad-link = Ce lien ne contient pas de position. Il a peut-être été coupé.
edit-board = La table
edit-pieces = Pièces
edit-take = Enlever
edit-left = reste :
edit-whole = Une position possible
edit-refused = { $count ->
    [one] Une chose est impossible
   *[other] { $count } choses sont impossibles
}
edit-legal = { $count ->
    [one] Un coup possible
   *[other] { $count } coups possibles
} pour le joueur { $seat }
edit-is-over = La partie est finie.
edit-assumptions = { $count ->
    [one] Une chose a été supposée
   *[other] { $count } choses ont été supposées
}
edit-scores = Points
edit-assumed = en partie supposé
edit-play = Jouer la suite
edit-pad = Feuille de score
edit-save = Enregistrer
edit-open = Ouvrir un fichier
edit-link = Lien
edit-share = Une position de { $title }
edit-secrets = Cette position contient des secrets de joueurs : qui a le lien voit tout.
edit-anew = Table vide
edit-anew-how-many = Pour combien ? « Annuler » ramène ce qui est là.
edit-seats = { $count ->
    [one] Un joueur
   *[other] { $count } joueurs
}
edit-options = Options
edit-less = Un de moins : { $what }
edit-more = Un de plus : { $what }
edit-none = rien
edit-this = Modifier cette position
