# Five Tribes : le guide.

guide-title = Comment jouer à Five Tribes

guide-goal = De quoi s’agit-il
    .text =
        Cinq tribus vivent sur les trente tuiles de Naqala. Aucune n’est à vous : à chaque tour, vous prenez les meeples d’une tuile, vous les semez sur ses voisines et vous profitez de ceux que le dernier rejoint.

        Tuiles, palmiers, palais, Vizirs, Sages, marchandises, djinns et pièces rapportent des points. Le plus grand total gagne ; à égalité, la victoire est partagée.

guide-bid = 1. L’enchère
    .text =
        Une manche commence par une enchère pour l’ordre de jeu. Le pion en tête de la piste d’ordre des enchères mise le premier : il prend une case libre et paie son prix, de 0 à 18 pièces. Qui a payé le plus joue le premier.

        Trois cases ne coûtent rien. Qui arrive à 0 pousse les précédents : le dernier arrivé joue le premier d’entre eux. À deux, chacun a deux pions et agit deux fois par manche.

        Quand vous agissez, votre pion va sur la première case libre pour l’enchère suivante : agir tôt, c’est miser tôt.

guide-move = 2. Déplacez les meeples
    .text =
        Choisissez une tuile et prenez tous ses meeples. Déposez-en un sur chaque tuile d’un chemin, de voisine en voisine par un côté, jamais en diagonale, jamais en revenant aussitôt là d’où vous venez. L’ordre des couleurs est libre.

        Le dernier doit rejoindre un meeple de sa couleur, même un que vous y avez déposé dans ce déplacement. On traverse les tuiles de chacun, et on peut y repasser plus tard.

        La table ne propose que des pas qui permettent de finir, et montre ce que vaut chaque arrivée.
    .picture = Trois meeples en b2, trois pas : le Bâtisseur peut finir en d3, le Marchand en b1 en passant par a2 et a1. Aucun chemin de trois pas ne finit en c3.

guide-control = 3. Le contrôle de la tuile
    .text =
        Reprenez le dernier meeple et tous ceux de sa couleur sur la tuile d’arrivée. Si elle reste sans meeple et n’a pas de chameau, elle est à vous : un de vos chameaux s’y pose pour de bon. Si vous n’avez plus de chameau, la tuile n’est à personne.
    .picture = Le Sage de c3 : en c2, il reprend les trois et la tuile. En b3 resterait un Bâtisseur ; d3 a déjà un propriétaire.

guide-tribes = 4. Les cinq tribus
    .text =
        Les Vizirs restent devant vous : un point chacun, et dix par adversaire qui en a moins. Les Sages aussi : deux points chacun, et ils invoquent les djinns.

        Les Marchands vont au sac et apportent autant de cartes du début de la ligne. Les Bâtisseurs vont au sac et rapportent leur nombre multiplié par les tuiles bleues parmi la tuile d’arrivée et ses huit voisines ; chaque Fakir défaussé compte comme un Bâtisseur de plus.

        La première édition appelait cette carte « Esclave » ; la carte est la même, et zellige dit Fakir partout.
    .picture = Trois Bâtisseurs en c3 et quatre tuiles bleues autour : 12 pièces, 20 avec les deux Fakirs. Palais et chameau ne changent rien ; e5 est trop loin.

guide-assassins = Les Assassins
    .text =
        Les Assassins vont au sac et tuent un meeple, à une distance d’au plus autant de cases qu’il y a d’Assassins ; les Fakirs ajoutent des cases. Une tuile ainsi vidée, si elle n’a pas de chameau, est à vous ; son action n’a pas lieu.

        Ou ils tuent un Vizir ou un Sage devant un adversaire, à n’importe quelle distance. Si quelqu’un peut être tué sans Fakir, il faut tuer.
    .picture = Un Assassin en c3 atteint les tuiles marquées ; avec le Fakir, aussi e3 et c5. En c2 la victime est seule : la tuile serait à vous.

guide-tiles = 5. La tuile
    .text =
        Oasis : placez un palmier. Village : placez un palais. Peu importe à qui est la tuile. Les deux sont obligatoires, tant qu’il en reste.

        Petit Marché : pour 3 pièces, une des trois premières cartes de la ligne. Grand Marché : pour 6 pièces, deux des six premières. Lieu Sacré : deux Sages, ou un Sage et un Fakir, pour un djinn de la ligne. Ceux-ci sont facultatifs.

guide-sale = 6. La vente
    .text =
        À la fin de votre tour, vous pouvez vendre des séries de marchandises différentes : 1, 3, 7, 13, 21, 30, 40, 50 ou 60 pièces pour une à neuf. Les Fakirs ne se vendent pas. Les marchandises gardées valent autant à la fin.

        Quand tous ont agi, les lignes sont complétées à neuf cartes et trois djinns.

guide-djinns = Les djinns
    .text =
        Un djinn vaut des points et a un pouvoir. Certains agissent toujours ; ceux qui coûtent des Sages ou des Fakirs servent une fois par tour, pendant le vôtre, à tout moment sauf pendant qu’on dépose des meeples.

        Les Sages payés vont au sac, les Fakirs à la défausse. Un djinn peut servir dès le tour où vous le prenez.

guide-secrets = Ce qui est secret
    .text =
        Les pièces restent face cachée, et les cartes en main ne sont vues que de leur possesseur. Ce qui a été pris dans la ligne au vu de tous reste connu : la table s’en souvient pour tous. Des options montrent pièces et cartes, ou comptent toutes les pièces.

guide-end = La fin
    .text =
        Quand quelqu’un pose son dernier chameau, ou ne peut plus déplacer de meeples, la manche va jusqu’au bout et la partie est finie. Qui ne peut pas déplacer de meeples peut encore utiliser des djinns et vendre.

        On additionne alors : pièces, Vizirs et dix par adversaire qui en a moins, Sages, djinns, palmiers (3) et palais (5) de vos tuiles, vos tuiles, et vos marchandises en séries.
