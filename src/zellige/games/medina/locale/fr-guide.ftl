# Médina : le guide.

guide-title = Comment jouer à Médina

guide-goal = De quoi il s’agit
    .text =
        Ensemble vous rebâtissez une ville : chacun place des bâtiments des quatre couleurs, et un palais n’est à personne tant qu’il grandit. Un toit vous en rend propriétaire. Chaque joueur prend quatre palais, un de chaque couleur.

        Un palais vaut sa taille, et davantage le long des murs, près des marchands et du puits. Le plus grand total gagne.

guide-turn = Votre tour
    .text =
        Placez deux de vos pions, de n’importe quelles sortes. Tout au début, le premier joueur n’en place qu’un (à trois ou quatre, les deux premiers joueurs).

        Si vous ne pouvez en placer qu’un, placez-le ; si vous ne pouvez en placer aucun, vous passez votre tour, mais vous restez en jeu.

guide-buildings = Bâtiments
    .text =
        Le premier bâtiment d’une couleur va sur n’importe quelle case ville. Tant qu’un palais de cette couleur est sans toit et peut grandir, tout bâtiment de cette couleur doit s’y ajouter, en touchant par un côté l’un de ses bâtiments.

        Quand il a un toit, ou n’a plus la place de grandir, le bâtiment suivant commence un nouveau palais.
    .picture = Le palais orange est sans toit : les bâtiments orange vont sur les cases marquées. Ni en diagonale (cases barrées), ni à côté d’un autre palais.

guide-gap = Une rue entre les palais
    .text =
        Deux palais ne se touchent jamais, même par un coin : au moins une case libre les sépare, quels que soient leurs propriétaires et leurs couleurs.
    .picture = Le palais violet peut grandir sur les cases marquées. Sur les cases barrées, il serait trop près du palais orange ; l’orange ne peut pas y grandir non plus.

guide-roofs = Toits
    .text =
        Un toit vous donne le palais ; plus aucun bâtiment ne peut s’y ajouter, mais les étables le peuvent encore. Vous possédez au plus un palais de chaque couleur.

        À deux ou trois joueurs il y a aussi des toits neutres : un tel palais n’est à personne. Quand chaque joueur possède un palais d’une couleur, tous les bâtiments de cette couleur encore en main sont remis dans la boîte.
    .picture = Le propriétaire du palais gris de gauche peut prendre l’orange, mais pas l’autre gris.

guide-stables = Étables
    .text =
        Une étable s’ajoute à n’importe quel palais, avec ou sans toit, en touchant par un côté l’un de ses bâtiments ; toucher une étable ne suffit pas. Elle fait partie du palais et le relie aux murs, aux marchands et au puits.
    .picture = Les places libres pour une étable au palais marron. Sur les cases barrées elle ne toucherait qu’une étable.

guide-merchants = Marchands
    .text =
        Les marchands forment une rue. Un nouveau marchand se place à côté d’une extrémité de la rue la plus récente et ne touche aucun autre marchand. Quand les deux extrémités sont bloquées, le suivant commence une nouvelle rue sur une case libre.

        Chaque marchand au bord d’un palais lui rapporte 1 point, et il peut border plusieurs palais.
    .picture = La rue grandit par ses extrémités, jamais par son milieu.

guide-walls = Murs et portes
    .text =
        Les murs avancent le long du bord depuis les tours. De chaque côté une case reste ouverte : la porte. Chaque section qui longe un palais lui rapporte 1 point.
    .picture = Les prochaines sections du côté nord. Quand il ne reste qu’une case entre les deux murs, c’est la porte.

guide-well = Le puits
    .text =
        Ni bâtiment ni étable sur les huit cases autour du puits. Chaque bâtiment ou étable à deux cases du puits en ligne droite (une seule case entre eux) rapporte 4 points à son propriétaire.
    .picture = Les quatre cases qui rapportent ; aucune construction autour du puits.

guide-tiles = Tuiles
    .text =
        Tuiles palais : qui possède le plus grand palais d’une couleur détient sa tuile (orange 4, marron 3, violet 2, gris 1). Un palais égal ne la prend pas.

        Tuiles tour : vous prenez la tuile d’une tour (1 à 4 points) quand vous prenez possession d’un palais qui longe un mur de cette tour, ou quand un mur ou une étable relie votre palais à ce mur. Le premier reçoit aussi les marchands posés dessus.

        Thé : le premier palais violet donne 3 tuiles thé, puis 2, puis 1. Une tuile thé remplace le second pion d’un tour.

guide-end = La fin et le décompte
    .text =
        Un joueur à court de pions ne joue plus ; la partie finit quand plus personne ne peut en placer. Chaque palais vaut 1 par bâtiment, étable, section de mur et marchand à son bord, 4 par case près du puits ; vos tuiles s’ajoutent. À égalité, la victoire est partagée.
    .picture = Ce palais orange : 4 bâtiments, 1 étable, 3 sections de mur et 3 marchands font 11, sa tuile 4, la tuile tour 1.
