# Médina : les premiers pas. docs/new-game.md dit ce qu’il faut à un chapitre.

lesson-build = Bâtir ensemble
    .step1 = Vous placez deux pions par tour, et aucun palais n’est encore à personne. Le palais orange est sans toit : tout bâtiment orange doit s’y ajouter. Choisissez orange parmi vos pions, puis g4.
    .step2 = Maintenant, une étable en g3. Elle fait partie du palais et se trouve à deux cases du puits, en ligne droite : 4 points pour qui prendra possession de ce palais.
    .open = Ajoutez une étable à un palais. Elle doit toucher un de ses bâtiments par un côté.
    .done = Une étable compte comme un bâtiment, et peut même s’ajouter à un palais qui a un toit. Mais rien n’est encore à vous : tout ira au joueur qui posera un toit sur ce palais.

lesson-merchants = La rue marchande
    .step1 = Les marchands forment une rue à travers la ville. Chaque nouveau marchand se place à une extrémité et n’en touche aucun autre. Placez-en un en d4 : il bordera le palais orange.
    .open = Placez un marchand à l’une des deux extrémités de la rue.
    .done = Chaque marchand au bord d’un palais rapporte un point à son propriétaire, et il peut en border plusieurs. Il occupe aussi sa case pour de bon : c’est ainsi qu’on empêche un palais de grandir. Quand les deux extrémités sont bloquées, le marchand suivant commence une nouvelle rue.

lesson-claim = Un toit à vous
    .step1 = Quatre bâtiments, une étable, un marchand et le puits : le palais orange vaut déjà cher. Choisissez votre toit, puis n’importe quelle case du palais. Il sera à vous, avec la tuile palais orange.
    .open = Posez un de vos toits sur un palais qui n’en a pas.
    .done = Un palais qui a un toit n’accepte plus de bâtiments, seulement des étables. Vous ne pouvez posséder qu’un palais de chaque couleur : trop tôt, il reste petit ; trop tard, un autre l’a pris. Qui possède le plus grand palais d’une couleur détient sa tuile.

lesson-towers = Murs et tuiles tour
    .step1 = Les murs avancent le long du bord depuis les tours. Le palais marron, en bas à droite, est à vous, et le mur est va l’atteindre : choisissez un mur, puis la case libre à côté de n9.
    .open = Reliez un de vos palais à une tour : posez un mur à côté de lui, ou un toit sur un palais qui longe déjà un mur.
    .done = Vous détenez la tuile tour, de 1 à 4 points, jusqu’à ce qu’un autre relie un palais à cette tour. Le premier à la prendre reçoit aussi les marchands posés dessus. Et chaque section de mur le long de votre palais rapporte un point.

lesson-tea = Le thé
    .step1 = Un palais violet sans toit, et personne n’a encore reçu de thé. Prenez-en possession avec un de vos toits.
    .step2 = Vous avez maintenant trois tuiles thé. Au lieu de placer un second pion, défaussez-en une : le thé est parmi vos pions.
    .open = Prenez possession d’un palais violet, puis défaussez une tuile thé au lieu de placer un second pion.
    .done = Le thé vous fait garder un pion, et celui à qui il en reste quand les autres n’en ont plus bâtit seul la fin de la ville. Le premier palais violet donne 3 tuiles, le deuxième 2, le troisième 1. On en défausse une par tour ; ce qui reste à la fin ne vaut rien.

lesson-neutral = Les toits neutres
    .step1 = À deux ou à trois, chacun a aussi des toits neutres. Le palais marron en k8 est petit, et vous préférez en commencer un autre : posez-y un toit neutre.
    .open = Posez un toit neutre sur un palais qui n’en a pas.
    .done = Ce palais ne sera jamais à personne : il n’accepte plus de bâtiments, ne rapporte rien, et la couleur peut recommencer ailleurs. Sur un palais violet, un toit neutre fait aussi perdre le thé. Vous connaissez maintenant tous les pions de la boîte. La partie finit quand plus personne ne peut en placer.
