# Five Tribes : les premiers pas. docs/new-game.md dit ce qu’il faut à un chapitre.

lesson-bid = L’enchère
    .step1 = Une manche commence par une enchère pour l’ordre de jeu. Trois pions sont déjà à 0 ; le dernier à miser est le vôtre. Misez 3, et vous jouez le premier.
    .open = Misez sur une des cases libres.
    .done = Qui paie le plus joue le premier. Trois cases ne coûtent rien ; parmi elles, le dernier arrivé joue le premier. Les pièces sont des points : ne payez que ce que vaut pour vous l’avantage de jouer avant les autres. À deux, chacun a deux pions et joue deux fois par manche.

lesson-move = Déplacer les meeples
    .step1 = On prend tous les meeples d’une tuile et on les dépose un à un. Choisissez c5, où se trouvent un Bâtisseur et deux Assassins. Les tuiles d’arrivée possibles sont marquées ; l’une est f5, où attend un Bâtisseur.
    .step2 = Déposez-en un sur chaque tuile du chemin, jamais en diagonale et jamais en revenant aussitôt sur vos pas. L’ordre des couleurs est libre : un Assassin en d5.
    .step3 = L’autre Assassin en e5.
    .step4 = Le dernier doit rejoindre un meeple de sa couleur : le Bâtisseur en f5.
    .open = Prenez les meeples d’une tuile et déposez-les de façon que le dernier en rejoigne un de sa couleur.
    .done = Le dernier meeple et tous ceux de sa couleur sur cette tuile reviennent dans votre main. S’il n’y reste aucun meeple et qu’aucun chameau ne s’y trouve, la tuile est à vous : un de vos chameaux y reste pour de bon. Ensuite vient l’action de la tribu, puis celle de la tuile.

lesson-tribes = La tribu, puis la tuile
    .step1 = Deux Bâtisseurs : chacun rapporte une pièce par tuile bleue parmi f5 et ses voisines. Ici, il y en a une, le Village e5. Un Fakir compte comme un Bâtisseur de plus : défaussez-en un.
    .step2 = Puis la tuile. Une Oasis reçoit un palmier, qu’on le veuille ou non : trois points de plus pour son propriétaire, c’est-à-dire pour vous.
    .open = Faites payer vos Bâtisseurs, puis placez le palmier de l’Oasis.
    .done = Chaque tribu a son action. Les Vizirs restent devant vous : un point chacun, et dix par adversaire qui en a moins. Les Sages valent deux points et invoquent les djinns. Les Marchands apportent autant de cartes du début de la ligne. Un Village reçoit un palais : cinq points pour son propriétaire.

lesson-assassins = Les Assassins
    .step1 = Vous êtes arrivé en d4 avec deux Assassins. Ils tuent un meeple à deux tuiles au plus, ou un Vizir ou un Sage placé devant un adversaire. Un Sage est seul en d3 : tuez-le, et la tuile est à vous.
    .open = Choisissez la victime de vos Assassins.
    .done = Autant d’Assassins, autant de tuiles de distance ; chaque Fakir défaussé en ajoute une. Une tuile vidée par un meurtre est à vous si aucun chameau ne s’y trouve, mais son action n’a pas lieu. Qui peut tuer sans Fakir doit tuer.

lesson-market = Les Marchés
    .step1 = Vos Vizirs se sont retrouvés en a3, un Petit Marché. Pour 3 pièces, vous pouvez prendre une des trois premières cartes. Vous n’avez pas encore de papyrus : choisissez-le dans la ligne.
    .open = Achetez une carte à un Marché.
    .done = Un Grand Marché vend deux des six premières cartes pour 6 pièces. On peut aussi repartir sans rien acheter. Les marchandises différentes se vendent ensemble : une vaut 1 pièce, deux 3, trois 7, et ainsi de suite jusqu’à 60 pour les neuf. Un Fakir n’est pas une marchandise.

lesson-djinns = Les djinns
    .step1 = Vous voici dans un Lieu Sacré. Deux Sages, ou un Sage et un Fakir, vous donnent un des djinns proposés. Prenez Bouraq en payant avec un Fakir.
    .step2 = Vous pouvez l’invoquer aussitôt : pour un Sage ou un Fakir, il ajoute un palais à un Village. Qu’il bâtisse en e5, qui est à vous, pour un Fakir.
    .open = Prenez un djinn, et invoquez-en un qui se paie.
    .done = Un djinn vaut des points et a un pouvoir. Certains agissent toujours ; ceux qui se paient servent une fois par tour, pendant le vôtre, à tout moment sauf pendant qu’on dépose des meeples.

lesson-sale = La vente
    .step1 = Avant de finir votre tour, vous pouvez vendre des séries de marchandises différentes. Vous en avez cinq sortes : vendez-en une de chaque pour 21 pièces.
    .open = Vendez une série de marchandises différentes.
    .done = Les marchandises gardées valent autant à la fin, et la série peut encore grandir ; mais on ne mise que des pièces. Dès que quelqu’un a posé son dernier chameau, on termine la manche, puis on compte tout. C’était un tour entier.
