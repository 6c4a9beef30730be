# Médina : le guide.

guide-title = Comment jouer à Médina

guide-in-box = { $count } dans la boîte
guide-points =
    { $points ->
         [one] { $points } point
        *[other] { $points } points
    }

guide-goal = De quoi il s’agit
    .text =
        Ensemble, vous rebâtissez une ville. Chacun place des bâtiments des quatre couleurs, et un palais n’est à personne tant qu’il grandit. Un toit vous en donne la possession ; chaque joueur prend quatre palais, un de chaque couleur.

        Un palais vaut sa taille, et davantage le long des murs, au bord d’une rue marchande et près du puits. Le plus grand total gagne. Tout est affaire de moment : pris trop tôt, un palais reste petit ; trop tard, il est à un autre.

guide-box = Le matériel
guide-board = Plateau
    .note = 1, à deux faces
    .text = La petite ville, 10 rangées de 14 cases, sert à deux joueurs ; la grande, 11 rangées de 16 cases, à trois ou quatre. Un anneau de cases mur entoure la ville, avec la place d’une tour à chaque coin.
guide-building = Bâtiments
    .text = Côte à côte, ils forment des palais ; un palais n’a qu’une couleur.
guide-building-orange = Bâtiments orange
guide-building-brown = Bâtiments marron
guide-building-grey = Bâtiments gris
guide-building-violet = Bâtiments violets
guide-roof = Toits
    .text = 4 dans la couleur de chaque joueur. Un toit sur un palais dit à qui il est.
guide-neutral-roof = Toits neutres
    .text = À deux ou trois joueurs, quelques toits d’une couleur que personne ne joue. Sous un tel toit, un palais n’est à personne.
guide-stable = Étables
    .text = Elles agrandissent les palais de toutes les couleurs, avec ou sans toit.
guide-merchant = Marchands
    .text = Ils forment les rues marchandes. Tous servent, quel que soit le nombre de joueurs : un se trouve d’abord en ville, six attendent sur les tuiles tour, les joueurs ont les autres.
guide-wall = Murs
    .text = Ils avancent depuis les tours, le long du bord de la ville.
guide-tower = Tours
    .text = Elles se dressent aux quatre coins dès le début.
guide-well-piece = Puits
    .text = Il est dans la ville dès le début.
guide-palace-tile = Tuiles palais
    .text = Une de chaque couleur, pour le propriétaire du plus grand palais de cette couleur.
guide-tower-tile = Tuiles tour
    .text = Numérotées de 1 à 4, une pour le gardien de chaque tour.
guide-tea-tile = Tuiles thé
    .text = Chacune permet, une fois, de placer un pion de moins.
guide-screen = Paravents et bloc de scores
    .note = 4 paravents, 1 bloc
    .text = Vos pions sont derrière votre paravent ; vos toits restent devant.

guide-setup = La mise en place
    .text =
        Posez le plateau du côté qui convient au nombre de joueurs. Dressez les tours aux coins, chacune avec sa tuile tour ; dans zellige, la 1 est en haut à gauche, la 3 en haut à droite, la 2 en bas à droite et la 4 en bas à gauche. Mettez 3 marchands sur la tuile tour 1, 2 sur la tuile 2 et 1 sur la tuile 3 ; la tuile 4 n’en reçoit pas.

        Alignez les quatre tuiles palais au-dessus du plateau et faites une pile des tuiles thé, au vu de tous.

        Le puits va sur une case de la ville tirée au hasard, puis un marchand sur une autre. Aucun des deux ne se trouve dans la rangée du bord, contre le mur ; le marchand peut se trouver à côté du puits.

        Chacun choisit une couleur, prend le paravent de cette couleur et les pions énumérés ci-dessous : les toits devant le paravent, le reste derrière. Ce que personne n’a pris retourne dans la boîte. Tirez au sort qui commence.
    .picture = La grande ville, prête à commencer : le puits en c3, le premier marchand en n10.
guide-players-2 = À deux joueurs
guide-players-3 = À trois joueurs
guide-players-4 = À quatre joueurs
guide-hand = Chacun a { $each } bâtiments de chaque couleur ({ $buildings } en tout), { $stables } étables, { $merchants } marchands, { $walls } murs et { $roofs } toits de sa couleur.
guide-neutral-roofs =
    { $neutral ->
         [0] Il n’y a pas de toit neutre.
         [one] Et { $neutral } toit neutre : un toit de la couleur que personne ne joue. Le quatrième de cette couleur reste dans la boîte.
        *[other] Et { $neutral } toits neutres, d’une troisième couleur.
    }
guide-side-small = Prenez le côté de la petite ville.
guide-side-large = Prenez le côté de la grande ville.

guide-turn = Votre tour
    .text =
        On joue tour à tour, dans le sens des aiguilles d’une montre. Quand c’est à vous, vous placez deux de vos pions, pareils ou différents, l’un après l’autre. Un toit se pose sur un palais, tout le reste sur une case vide. Ce qui est placé ne bouge plus jusqu’à la fin.

        Tout au début, celui qui commence ne place qu’un pion. À trois ou quatre, le deuxième joueur aussi.

        On place tant qu’on peut. Si un seul pion trouve encore sa place, placez-le ; si aucun ne la trouve, votre tour est sauté, et vous rejouez dès que l’un d’eux la trouve.

guide-turn-pictures = Un tour en images
    .text =
        C’est à vous. Un palais orange est commencé et n’est à personne ; une rue marchande le borde ; un mur arrive jusqu’en c1, et la tuile tour 1 porte encore ses trois marchands.
    .before = Avant votre tour. Les bâtiments orange peuvent aller sur les cases marquées.
    .first = Votre premier pion : un bâtiment orange en c1. Le palais longe maintenant le mur, mais il n’est toujours à personne.
    .second = Votre second pion : un toit. Vous possédez un palais orange de 4 bâtiments, avec 1 section de mur et 1 marchand à son bord. Vous prenez la tuile palais orange, la tuile tour 1 et ses trois marchands, qui passent derrière votre paravent.

guide-buildings = Bâtiments
    .text =
        Des bâtiments d’une même couleur placés côte à côte sont un palais, avec les étables qui s’y sont ajoutées. Tous les joueurs bâtissent tous les palais.

        Tant qu’un palais d’une couleur est sans toit et a la place de grandir, tout bâtiment de cette couleur doit s’y ajouter : sur une case libre qui touche par un côté l’un de ses bâtiments. Un coin ne suffit pas, une étable non plus.

        On commence un nouveau palais quand la couleur n’en a pas encore, quand tous les siens ont un toit, ou quand plus aucun n’a la place de grandir. Son premier bâtiment va sur n’importe quelle case libre de la ville, à distance des autres palais et du puits.

        La place est prise par tout ce qui s’y trouve, par le bord de la ville, par les huit cases autour du puits et par la rue qu’il faut laisser aux autres palais. Une fois prise, elle ne revient pas.
    .picture = Le palais orange est sans toit : les bâtiments orange vont sur les cases marquées, pas sur les cases barrées : e3 et b1 ne le touchent que par un coin.

guide-gap = Une rue entre les palais
    .text =
        Deux palais ne se touchent jamais, même par un coin. Au moins une case les sépare, quels que soient leurs couleurs et leurs propriétaires. Un marchand placé dans la rue ne remplace pas cette distance.
    .picture = Le palais violet peut grandir sur les cases marquées. Sur les cases barrées, il serait trop près du palais orange ; l’orange ne peut pas y grandir non plus.

guide-roofs = Toits
    .text =
        Posez un de vos toits sur un palais qui n’en a pas : il est à vous, quelle que soit sa taille. Vous possédez au plus un palais de chaque couleur ; vos quatre toits vont donc sur quatre couleurs. Le toit compte comme un des deux pions de votre tour.

        Un palais qui a un toit ne reçoit plus de bâtiment, mais encore des étables. Le bâtiment suivant de sa couleur commence un nouveau palais.

        Dès que chaque joueur possède un palais d’une couleur, elle n’est plus en jeu : tous remettent dans la boîte les bâtiments de cette couleur qui leur restent.
    .picture = Le propriétaire du palais gris de gauche peut prendre l’orange, mais pas l’autre gris.

guide-neutral = Toits neutres
    .text =
        À deux ou trois joueurs, vous avez aussi des toits neutres. Un toit neutre se pose sur n’importe quel palais sans toit, de n’importe quelle couleur, et plusieurs fois sur une même couleur. Ce palais n’est à personne et ne rapporte à personne ; il ne reçoit plus de bâtiment, et il n’aide pas à fermer sa couleur.

        Un palais neutre concourt pourtant pour les tuiles : celle qu’il gagne n’est à personne et se trouve sur le plateau, les marchands qu’elle porte vont dans la boîte, et de même les tuiles thé d’un palais violet.

guide-stables = Étables
    .text =
        Une étable se place contre un bâtiment de n’importe quel palais, avec ou sans toit, à vous ou non, en le touchant par un côté. Elle peut toucher aussi d’autres étables de ce palais, mais jamais deux palais, même par un coin.

        Elle fait partie du palais : elle en augmente la taille, et les murs, les marchands et le puits à son bord comptent pour lui. C’est ainsi qu’un palais déjà pris peut encore grandir et rejoindre un mur.
    .picture = Les places libres pour une étable au palais marron. Sur les cases barrées, elle ne toucherait qu’une étable.

guide-merchants = Marchands
    .text =
        Les marchands forment une rue marchande. Un nouveau marchand se place contre une extrémité de la rue, par un côté, et ne touche aucun autre marchand ; un contact par un coin ne compte pas. Une rue ne bifurque pas et ne se referme pas. Les marchands peuvent se placer au bord de la ville, autour du puits et contre les palais.

        Au bout d’une impasse, on continue à l’autre extrémité. Quand les deux sont bloquées, le marchand suivant commence une nouvelle rue sur n’importe quelle case libre ; dès lors, elle seule grandit.

        Chaque marchand au bord d’un palais lui rapporte 1 point.
    .picture = La rue grandit par ses extrémités, jamais par son milieu.

guide-walls = Murs et portes
    .text =
        Les murs se placent sur les cases mur, autour de la ville. Chacun prolonge une tour, ou un mur parti d’une tour : de chaque côté de la ville, deux murs avancent l’un vers l’autre.

        Ils ne se rejoignent jamais : de chaque côté, une case reste ouverte jusqu’à la fin, la porte de la ville. Elle peut se trouver contre une tour. Palais et marchands peuvent se placer devant.

        Chaque section de mur qui longe un palais lui rapporte 1 point.
    .picture = Les prochaines sections du côté nord. Quand il ne reste qu’une case entre les deux murs, c’est la porte.

guide-well = Le puits
    .text =
        Comme un palais, le puits veut de la place : ni bâtiment ni étable sur les huit cases qui l’entourent. Les marchands y sont permis.

        Un bâtiment ou une étable à deux cases du puits en ligne droite, avec une seule case entre eux, rapporte 4 points au propriétaire de son palais. Il y a quatre de ces cases, moins si le puits est près du bord.
    .picture = Les quatre cases qui rapportent ; aucune construction autour du puits.

guide-tea = Tuiles thé
    .text =
        Qui prend possession du premier palais violet reçoit trois tuiles thé ; le deuxième en donne deux, le troisième une, le quatrième aucune. Un toit neutre sur un palais violet compte comme une prise de possession, et ses tuiles vont dans la boîte.

        Une fois votre premier pion placé, vous pouvez défausser une tuile thé au lieu d’en placer un second. Une par tour, pas plus, et jamais par obligation. Le thé ne rapporte aucun point : il vous garde des pions pour plus tard.

guide-palace-tiles = Tuiles palais
    .text =
        Le premier qui prend possession d’un palais d’une couleur prend la tuile palais de cette couleur. Elle passe ensuite à qui possède un palais plus grand, quand il en prend possession ou quand des étables l’ont agrandi. La taille, ce sont les bâtiments et les étables ; un palais égal ne prend pas la tuile, et un palais sans toit ne compte pas.
guide-palace-tile-orange = Tuile palais orange
    .text = Pour le plus grand palais orange qui a un toit.
guide-palace-tile-brown = Tuile palais marron
    .text = Pour le plus grand palais marron qui a un toit.
guide-palace-tile-violet = Tuile palais violet
    .text = Pour le plus grand palais violet qui a un toit.
guide-palace-tile-grey = Tuile palais gris
    .text = Pour le plus grand palais gris qui a un toit.

guide-tower-tiles = Tuiles tour
    .text =
        Prenez possession d’un palais qui longe un mur d’une tour, et vous en devenez le gardien : la tuile tour est à vous jusqu’à ce qu’un autre palais s’y relie. Il en va de même quand une nouvelle étable ou une nouvelle section de mur relie à ce mur un palais qui est déjà à vous, quel que soit celui qui l’a placée. La taille ne compte pas, et un palais qui longe les murs de deux tours prend les deux tuiles.

        Un palais qui longe déjà ce mur n’y gagne pas de nouvelle liaison par d’autres étables ou d’autres sections de mur.

        Le premier qui prend une tuile tour prend aussi les marchands posés dessus ; ce sont des pions comme les autres, et ils peuvent être placés dans le même tour.
    .picture = Le propriétaire du palais marron est le gardien de la tour 1. Qui prend possession du palais orange lui prend la tuile ; de même le propriétaire du palais gris, par une étable en h1, qui relie son palais au mur.
guide-tower-merchants =
    { $merchants ->
         [0] Aucun marchand n’y attend.
         [one] { $merchants } marchand y attend.
        *[other] { $merchants } marchands y attendent.
    }
guide-tower-1 = Tuile tour 1
guide-tower-2 = Tuile tour 2
guide-tower-3 = Tuile tour 3
guide-tower-4 = Tuile tour 4

guide-end = La fin de la partie
    .text =
        Quand il ne vous reste aucun pion, vous enlevez votre paravent et les autres continuent. S’il ne vous en reste qu’un au début de votre tour, vous ne placez que celui-là. La partie s’arrête quand plus personne ne peut placer de pion ; que tous les palais soient pris n’y met pas fin.

guide-score = Le décompte
    .text =
        Comptez vos palais un à un, puis vos tuiles. Le plus grand total gagne ; à égalité, la victoire est partagée. Les palais sous un toit neutre, les palais sans toit, les pions restants et les tuiles thé ne comptent pour personne.
    .picture = Le propriétaire de ces quatre palais a 50 points. Le plus grand palais marron, en bas, est à un autre joueur.
guide-score-buildings = Bâtiments et étables
    .note = 1 point chacun
    .text = La taille du palais.
guide-score-walls = Murs
    .note = 1 point chacun
    .text = Les sections de mur qui touchent par un côté un bâtiment ou une étable du palais. Sur une case d’angle de la ville, deux sections comptent ; une tour ne compte pas.
guide-score-merchants = Marchands
    .note = 1 point chacun
    .text = Les marchands qui touchent par un côté un bâtiment ou une étable du palais. Chacun compte une fois par palais, et pour chaque palais qu’il touche.
guide-score-well = Le puits
    .note = 4 points chacun
    .text = Les bâtiments et les étables du palais à deux cases du puits en ligne droite.
guide-score-palace-tiles = Tuiles palais
    .note = de 1 à 4 points
    .text = Orange 4, marron 3, violet 2, gris 1.
guide-score-tower-tiles = Tuiles tour
    .note = de 1 à 4 points
    .text = Chacune vaut son numéro.
guide-why-orange-buildings = a1, b1, c1 et c2
guide-why-orange-stables = d2
guide-why-orange-walls = les sections devant a1, b1 et c1 ; la quatrième est devant une case vide
guide-why-orange-merchants = c3 contre c2, et d3 contre l’étable
guide-why-brown-walls = les sections devant l1 et m1
guide-why-grey-merchants = f5 et f6 ; f4 ne touche le palais que par un coin
guide-why-grey-well = g5 et i7, 4 points chacun
guide-why-violet-well = l’étable en k5
guide-why-orange-tile = le seul palais orange qui a un toit
guide-why-tower-1 = par le mur qui longe le palais orange
guide-why-tower-3 = par le mur qui longe le palais marron

guide-first-game = Conseils pour une première partie
    .text =
        Ne prenez pas un palais par peur. Trois ou quatre bâtiments coûtent un toit et rapportent peu ; à partir de cinq, c’est une bonne prise, et un mur, une rue marchande ou le puits remplacent bien un ou deux bâtiments.

        Regardez à qui manque encore une couleur. Si vous êtes le dernier sans palais gris, chaque bâtiment gris que les autres doivent placer agrandit le palais qui sera à vous. Et à l’inverse : prenez un grand palais avant le joueur suivant.

        Bâtissez pour vous, et pour vous seul. Avant d’agrandir un palais, demandez-vous qui joue ensuite et quels toits il lui reste.

        Seules les étables agrandissent un palais déjà pris. Gardez-en pour un mur, pour le puits, ou pour reprendre une tuile palais ; mais n’attendez pas que les rues soient fermées.

        La fin appartient à qui a encore des pions : il place les derniers murs et les derniers marchands où il veut. Les bâtiments partent sans donner grand-chose, le thé épargne des pions, et les tuiles tour 1 et 2 apportent des marchands.

        Les tuiles tour changent sans cesse de mains. La dernière liaison compte : gardez une section de mur ou une étable pour elle.

guide-questions = Questions et réponses
    .text =
        Ce que la règle décide est décidé. Où elle se tait, il a fallu choisir ; la plupart de ces choix sont des options de la table, parmi ses précisions de règle.
guide-q-roof-must = Faut-il prendre possession de palais ?
    .text = Non. Mais un toit est un pion : si rien d’autre ne peut être placé, il faut en poser un, même neutre.
guide-q-blocked = Peut-on prendre un palais qui ne peut plus grandir, ou un seul bâtiment ?
    .text = Oui, n’importe quel palais sans toit.
guide-q-several = Peut-il y avoir plusieurs palais sans toit d’une même couleur ?
    .text = Oui, quand l’un est bloqué et qu’un autre a été commencé. Un seul peut encore grandir : il n’y a donc jamais à choisir.
guide-q-strict = Faut-il attendre qu’un palais ait un propriétaire pour en commencer un autre ?
    .text = La règle nomme trois cas, et l’un d’eux est que plus aucun palais de la couleur ne puisse grandir. Avec l’option « Règle française à la lettre », on ne commence un palais que si tous les précédents de sa couleur ont un toit ; un toit neutre suffit.
guide-q-roof-place = Quel bâtiment porte le toit ?
    .text = Cela ne change rien ; zellige le montre sur le premier bâtiment du palais.
guide-q-stable-two = Une étable entre deux palais peut-elle être aux deux ?
    .text = Non. Elle toucherait deux palais, et deux palais ne se touchent jamais.
guide-q-opponents-stable = L’étable ou le mur d’un autre relie mon palais à une tour. Qui prend la tuile ?
    .text = Vous, comme propriétaire du palais, avec les marchands si vous êtes le premier. Il en va de même d’une tuile palais.
guide-q-arm = Mon palais longe un des deux murs d’une tour. Se relie-t-il de nouveau par l’autre ?
    .text = Oui : nous lisons « ce mur » comme celui de ce côté. Par option, toute la tour compte pour un seul mur.
guide-q-corners = Quelle tour porte quel numéro ?
    .text = La règle ne le dit pas en mots. zellige suit le plateau imprimé, autant qu’on le connaît ; par option, les tours sont numérotées dans l’ordre de lecture.
guide-q-new-street = Une nouvelle rue peut-elle commencer contre les marchands d’une ancienne ?
    .text = Contre un seul, jamais contre deux ; c’est tout de même une rue à part. Par option, contre aucun.
guide-q-street-blocked = Une rue marchande doit-elle rester libre ?
    .text = Non. Personne n’est tenu de laisser de la place aux marchands, et une impasse reste une impasse.
guide-q-last-piece = Mon dernier pion me fait gagner des marchands. Est-ce que j’en place un aussitôt ?
    .text = Non : votre tour a commencé avec un seul pion, il n’en compte qu’un. Par option, le second placement est dû.
guide-q-re-entry = Je n’avais plus de pion, et le mur d’un autre me fait gagner des marchands. Est-ce que je rejoue ?
    .text = Oui, dès votre prochain tour. Par option, vous restez hors jeu ; la tuile est à vous dans tous les cas.
guide-q-last-player = Je suis le seul à avoir encore des pions. Dois-je d’abord poser mes toits ?
    .text = Non. Par option, comme dans la première édition, un de vos toits à chaque tour tant qu’un palais peut le recevoir.
guide-q-fresh-tea = Une tuile thé sert-elle dès le tour où on la reçoit ?
    .text = Oui, si le toit était votre premier pion. Par option, seulement à partir du tour suivant.
guide-q-tea-single = Le thé peut-il remplacer le seul pion d’un tour ?
    .text = Non. Chaque tour place au moins un pion ; un tour d’un seul pion n’a pas de place pour le thé.
guide-q-tie = Deux joueurs ont le même total. Qui gagne ?
    .text = Les deux. Par option, celui qui a le plus grand palais, puis celui qui l’a pris le premier.
guide-q-order = Un toit rapporte plusieurs tuiles. Dans quel ordre ?
    .text = Cela ne change rien : vous êtes propriétaire, puis vous prenez les tours avec leurs marchands, la tuile palais et le thé, et à la fin la couleur que chacun possède est fermée.
guide-q-secret = Ce que j’ai derrière mon paravent est-il secret ?
    .text = Tous commencent avec les mêmes pions et tout ce qui se passe est vu : qui compte, sait. zellige compte pour tous ; un réglage cache les pions des autres.
