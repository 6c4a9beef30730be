# Five Tribes : le guide.

guide-title = Comment jouer à Five Tribes

guide-in-box = { $count } dans la boîte

guide-goal = De quoi il s’agit
    .text =
        Cinq tribus vivent sur les trente tuiles de Naqala. Aucune n’est à vous : à votre tour, vous prenez les meeples d’une tuile, vous les déposez un à un sur ses voisines et vous profitez de ceux que le dernier rejoint.

        Les tuiles qui portent vos chameaux, les palmiers et les palais, les Vizirs, les Sages, les marchandises, les djinns et les pièces d’or rapportent tous des points. Le plus grand total gagne.

guide-box = Le matériel
guide-box-tiles = Tuiles
    .text = 18 au chiffre rouge et 12 au chiffre bleu. Le symbole d’une tuile est son action, le chiffre ses points.
guide-box-meeples = Meeples
    .text = 16 Vizirs jaunes, 20 Sages blancs, 18 Marchands verts, 18 Bâtisseurs bleus et 18 Assassins rouges, avec un sac pour les tirer.
guide-box-camels = Chameaux
    .text = 11 dans chacune de deux couleurs, 8 dans chacune des deux autres. Un chameau sur une tuile dit à qui elle est.
guide-box-pawns = Pions d’enchères
    .text = 2 dans chacune de deux couleurs, un seul dans chacune des deux autres. Ils se tiennent sur deux pistes : celle de l’ordre des enchères, à 4 cases, et celle de l’ordre de jeu, à 9.
guide-box-palms = Palmiers
    .text = Chacun rapporte 3 points au propriétaire de sa tuile.
guide-box-palaces = Palais
    .text = Chacun rapporte 5 points au propriétaire de sa tuile.
guide-box-coins = Pièces d’or
    .text = 48 de 5 et 48 de 1. Une pièce d’or (PO) vaut un point à la fin. Si elles viennent à manquer, prenez autre chose.
guide-box-cards = Cartes Ressource
    .text = 36 marchandises de neuf sortes et 18 Fakirs.
guide-box-djinns = Cartes Djinn
    .text = Chacune avec ses points et son pouvoir.

guide-setup = La mise en place
    .text =
        Mélangez les tuiles et posez-les face visible, en 6 colonnes et 5 rangées. Mettez tous les meeples dans le sac, mélangez et tirez-en trois pour chaque tuile ; le sac est alors vide. Trois meeples d’une même couleur sur une tuile n’ont rien de particulier.

        Mélangez les cartes Ressource et posez-en neuf face visible, en ligne : la première est la plus loin de la pile. Mélangez les djinns et posez-en trois face visible près de leur pile. Les palmiers, les palais et le reste des pièces forment la banque.

        Chacun prend 50 pièces d’or, neuf de 5 et cinq de 1, et les garde face cachée. Prenez les chameaux et les pions d’enchères indiqués ci-dessous, mélangez tous les pions et placez-les sur la piste d’ordre des enchères comme ils viennent.
    .picture = Trente tuiles prêtes à commencer : trois meeples sur chacune, et pas un chameau encore.
guide-players-2 = À deux joueurs
guide-players-3 = À trois joueurs
guide-players-4 = À quatre joueurs
guide-seat = Chacun a { $camels } chameaux, { $markers ->
         [one] { $markers } pion d’enchères
        *[other] { $markers } pions d’enchères
    } et { $coins } pièces d’or.
guide-two-turns = Chacun mise et joue deux fois par manche, une fois avec chaque pion ; on peut jouer deux tours de suite.

guide-round = Une manche
    .text =
        Une manche a trois temps. D’abord, tous misent pour l’ordre de jeu. Puis chacun joue, dans cet ordre : déplacer les meeples, prendre le contrôle de la tuile, faire agir la tribu, faire agir la tuile, vendre des marchandises. Quand le dernier a joué, on complète les lignes et la manche suivante commence.

        Le tour d’un joueur est tout à fait terminé avant le suivant.

guide-turn-pictures = Un tour en images
    .text =
        Vous avez remporté l’enchère et jouez en premier.
    .before = Vous choisissez c3 et prenez ses trois meeples : un Sage, un Marchand et un Bâtisseur. Les marques montrent où vous pourriez finir.
    .middle = Vous déposez le Sage en d3 et le Marchand en d4. Il reste un Bâtisseur pour le dernier pas : il doit rejoindre un Bâtisseur.
    .end = Le Bâtisseur va en e4, où il y en avait un autre. Vous les prenez tous deux en main ; il n’y a plus personne, et la tuile n’a pas de chameau : elle reçoit le vôtre. Deux Bâtisseurs et deux tuiles bleues alentour, e4 comprise : 4 pièces. Puis le Village donne un palais, qui vous rapporte 5 points.

guide-bid = L’enchère
    .text =
        Le pion de la première case de la piste d’ordre des enchères mise le premier. Il va sur une case libre de la piste d’ordre de jeu, et son propriétaire en paie aussitôt le prix à la banque : 0, 1, 3, 5, 8, 12 ou 18 pièces d’or. On ne paie pas plus qu’on n’a.

        Chaque case à prix accueille un seul pion. Trois cases ne coûtent rien : qui arrive à 0 prend la première et pousse les précédents d’un cran ; le dernier venu joue donc le premier d’entre eux. Quand les trois sont prises, le quatrième pion doit payer au moins 1.

        Ensuite, les pions jouent du prix le plus haut jusqu’à 0. Au début de votre tour, mettez votre pion sur la première case libre de la piste d’ordre des enchères : qui joue tôt mise tôt à la manche suivante.
    .before = En haut, la piste d’ordre de jeu, de la case qui joue la première à celle qui joue la dernière ; en bas, la piste d’ordre des enchères. Le noir, sur sa première case, mise le premier, puis le rose, le bleu et l’orange.
    .after = Trois mises plus tard. Le noir a payé 3 pièces d’or. Le rose a pris la première case gratuite ; puis le bleu est venu à 0 et l’a poussé d’un cran. Le noir jouera avant le bleu, le bleu avant le rose ; l’orange doit encore miser.

guide-move = Déplacez les meeples
    .text =
        Choisissez une tuile qui porte des meeples et prenez-les tous. Déposez-en un sur une tuile voisine, un autre sur une voisine de celle-ci, et ainsi de suite jusqu’au dernier : avec trois meeples, vous faites trois pas. On passe par un côté de la tuile, jamais par un coin, et on ne revient jamais aussitôt sur la tuile d’où l’on vient ; on peut y repasser plus tard. À chaque pas, vous choisissez la couleur à déposer.

        Le dernier meeple doit rejoindre au moins un meeple de sa couleur, qui peut être un meeple que vous y avez déposé dans ce même déplacement. Les autres n’ont rien à rejoindre. Les tuiles traversées peuvent être vides, ou à n’importe qui.

        Tant qu’un déplacement est possible, il faut en faire un.
    .picture = Trois meeples en b2, trois pas : le Bâtisseur peut finir en d3, le Marchand en b1 en passant par a2 et a1. Aucun chemin de trois pas ne finit en c3.

guide-control = Le contrôle de la tuile
    .text =
        Sur la tuile d’arrivée, reprenez le dernier meeple et tous ceux de sa couleur. S’il n’y reste aucun meeple et qu’aucun chameau ne s’y trouve, posez-y un de vos chameaux : la tuile est à vous jusqu’à la fin. La tuile de départ est vide, elle aussi, mais elle ne devient pas la vôtre.

        S’il ne vous reste aucun chameau, la tuile n’est à personne. Que vous en ayez pris le contrôle ou non, vous continuez par la tribu et la tuile.
    .picture = Le Sage de c3 : en c2, il reprend les trois et la tuile. En b3 resterait un Bâtisseur ; d3 a déjà un propriétaire.

guide-tribes = Les cinq tribus
    .text =
        Ce que font les meeples que vous avez en main dépend de leur couleur, et leur force de leur nombre.
    .picture = Trois Bâtisseurs en c3 et quatre tuiles bleues autour : 12 pièces, 20 avec les deux Fakirs. Palais et chameau ne changent rien ; e5 est trop loin.
guide-tribe-note = { $colour ->
     [yellow] jaune
     [white] blanc
     [green] vert
     [blue] bleu
    *[red] rouge
    }, { $count } dans la boîte
guide-vizier =
    .text = Gardez-les devant vous. À la fin, chacun rapporte 1 point, et vous en avez 10 de plus par adversaire qui en a moins que vous.
guide-elder =
    .text = Gardez-les devant vous. À la fin, chacun rapporte 2 points ; d’ici là, ils paient les djinns et leurs pouvoirs.
guide-merchant =
    .text = Ils retournent dans le sac, et chacun vous vaut une carte : les premières de la ligne, dans l’ordre. S’il en reste moins, prenez ce qu’il y a. La ligne n’est complétée qu’à la fin de la manche.
guide-builder =
    .text = Ils retournent dans le sac et rapportent des pièces d’or : leur nombre, multiplié par celui des tuiles bleues, la tuile d’arrivée et les huit au plus qui l’entourent. Chaque Fakir défaussé compte comme un Bâtisseur de plus. Chameaux, palais et propriétaires ne changent rien.
guide-assassin =
    .text = Ils retournent dans le sac et tuent un meeple.

guide-assassins = Ce que les Assassins peuvent tuer
    .text =
        Ou bien un meeple du plateau, de n’importe quelle couleur, à une distance de la tuile d’arrivée qui ne dépasse pas le nombre d’Assassins ; elle se compte en pas, par les côtés. Chaque Fakir défaussé ajoute un pas. La victime va dans le sac. Si sa tuile est alors vide et n’a pas de chameau, elle reçoit le vôtre, mais son action n’a pas lieu. S’il ne vous reste qu’un chameau, la tuile d’arrivée passe d’abord.

        Ou bien un Vizir ou un Sage placé devant un adversaire, à n’importe quelle distance.

        Si quelqu’un peut être tué sans Fakir, il faut tuer. Rien n’oblige à dépenser des Fakirs.
    .picture = Un Assassin en c3 atteint les tuiles marquées ; avec le Fakir, aussi e3 et c5. En c2 la victime est seule : la tuile serait à vous.

guide-tiles = Les tuiles
    .text =
        La tuile d’arrivée a une action, quel que soit son propriétaire. Une flèche rouge près de son symbole veut dire qu’elle est obligatoire : c’est le cas de l’Oasis et du Village. Les autres sont facultatives.
guide-tile-note = { $count } dans la boîte, chiffre { $blue ->
         [yes] bleu
        *[no] rouge
    }, { $points } points
guide-tile-oasis = Oasis
    .text = Placez-y un palmier. Il peut y en avoir plusieurs. Quand les 12 sont placés, l’action est sautée.
guide-tile-village = Village
    .text = Placez-y un palais. Il peut y en avoir plusieurs. Quand les 10 sont placés, l’action est sautée.
guide-tile-small-market = Petit Marché
    .text = Pour 3 pièces d’or, vous prenez une des trois premières cartes qui se trouvent dans la ligne.
guide-tile-large-market = Grand Marché
    .text = Pour 6 pièces d’or, vous prenez deux des six premières cartes qui se trouvent dans la ligne. La dernière carte, seule, coûte 6 aussi.
guide-tile-sacred-place = Lieu Sacré
    .note = 7 dans la boîte, chiffre bleu : quatre de 6 points, un de 10, un de 12, un de 15
    .text = Pour deux Sages, ou pour un Sage et un Fakir, vous prenez un des djinns visibles ; les Sages vont dans le sac, le Fakir à la défausse. Des Sages pris dans ce même déplacement peuvent payer. La place laissée libre n’est garnie qu’à la fin de la manche.

guide-cards = Les cartes
    .text =
        Neuf sortes de marchandises, et des Fakirs. Les marchandises rares ne valent pas plus que les autres, mais sans elles, pas de longue série.

        Les Fakirs ne sont pas des marchandises. Ils servent de quatre façons : comme un Bâtisseur de plus, comme un pas de plus pour les Assassins, à la place d’un Sage là où un prix dit « un Sage ou un Fakir », et comme prix de certains pouvoirs. Un Fakir dépensé va à la défausse. Dans la première édition, ces cartes s’appellent Esclaves.
guide-good =
    { $kind ->
         [fish] Poisson
         [gold] Or
         [ivory] Ivoire
         [jewels] Bijoux
         [papyrus] Papyrus
         [pottery] Poterie
         [silk] Soie
         [spice] Épices
         [wheat] Blé
        *[fakir] Fakir
    }

guide-sale = La vente
    .text =
        À la fin de votre tour, vous pouvez vendre des séries, autant que vous voulez. Une série se compose de marchandises toutes différentes ; elle rapporte 1, 3, 7, 13, 21, 30, 40, 50 ou 60 pièces d’or pour une à neuf marchandises. Les cartes vendues vont à la défausse.

        Les marchandises gardées jusqu’à la fin valent autant : ne vendez que si vous avez besoin de pièces, par exemple pour la prochaine enchère. Les séries les plus longues sont toujours les meilleures : six puis trois marchandises différentes font 30 et 7.

guide-cleanup = La fin d’une manche
    .text =
        Quand tous ont joué, rapprochez les cartes des deux lignes vers leur début et complétez-les : neuf cartes Ressource et trois djinns. Si une pile est vide quand il faut piocher, on mélange sa défausse ; s’il n’y en a pas non plus, la ligne reste plus courte.

guide-djinns = Les 22 djinns
    .text =
        Un djinn est posé face visible devant son propriétaire. Il rapporte ses points à la fin, et il a un pouvoir. Les pouvoirs sans prix agissent d’eux-mêmes, tout le temps.

        Un pouvoir qui a un prix s’emploie à votre tour, une fois par tour, à tout moment sauf entre la prise des meeples et le dernier dépôt. Les Sages payés vont dans le sac, les Fakirs à la défausse. Un djinn peut être invoqué dès le tour où vous l’obtenez. On n’invoque pas un djinn qui ne pourrait rien faire.
guide-djinn-note = { $points } points, { $price ->
         [elder_or_fakir] prix : un Sage ou un Fakir
         [elder_and_elder_or_fakir] prix : un Sage, plus un Sage ou un Fakir
         [fakir] prix : un Fakir
         [fakirs] prix : des Fakirs
        *[none] sans prix
    }
guide-al-amin = Un Fakir seul est perdu. Il ne sert pas aux ventes pendant la partie.
guide-anun-nak = Si le sac en contient moins de trois, ceux-là y vont. Le Sage que vous venez de payer peut être tiré.
guide-baal = Il rapporte pour un djinn d’un Lieu Sacré comme pour celui qu’apporte Sibittis, mais pas pour sa propre arrivée.
guide-boaz = Les meeples des tuiles ne sont pas protégés.
guide-bouraq = Peu importe où se trouve le Village et à qui il est.
guide-echidna = Invoquez-la avant la paie des Bâtisseurs. Ce qu’ajoutent les Fakirs est doublé aussi.
guide-enki = Peu importe où se trouve l’Oasis et à qui elle est.
guide-hagis = La tuile peut être de n’importe quelle sorte. Il peut s’agir aussi du palais qu’apporte Bouraq.
guide-haurvatat = Les palmiers des tuiles des autres ne vous rapportent rien.
guide-iblis = Invoquez-le avant que les Assassins tuent. Les couleurs peuvent différer, mais les deux victimes sont sur la même tuile ou devant le même adversaire. Là où il n’y en a qu’une, elle meurt seule.
guide-jafaar = Pour la comparaison avec les autres, un Vizir reste un seul Vizir.
guide-kandicha = Le revenu du Bâtisseur est d’une fois les tuiles bleues à l’endroit où il a été tué et alentour. Un Assassin tué n’apporte rien, et la tuile que quitte un Vizir ou un Sage peut devenir la vôtre.
guide-kumarbi = Les crans sont 18, 12, 8, 5, 3, 1 et 0. Votre pion se place sur la case choisie, et c’est elle qui doit être libre.
guide-lamia = La tuile peut être de n’importe quelle sorte. Il peut s’agir aussi du palmier qu’apporte Enki.
guide-leta = Il vous faut un chameau. L’action de la tuile n’a pas lieu.
guide-marid = Chaque meeple compte, le dernier aussi, si la tuile était à vous quand il a été déposé.
guide-monkir = Peu importe ce qui a apporté le palais.
guide-nekir = Deux victimes d’Iblis rapportent une seule fois. Un Vizir ou un Sage que garde Kandicha n’a pas été tué.
guide-shamhat = Les Sages dépensés ne comptent pas.
guide-sibittis = Celui que vous gardez peut être invoqué au même tour.
guide-sloar = Personne ne voit la carte avant qu’elle soit piochée, et vous seul la voyez ensuite.
guide-utug = Il faut au moins un meeple, et il vous faut un chameau. Les meeples restent ; l’action de la tuile n’a pas lieu.

guide-secrets = Ce qui est secret
    .text =
        Vos pièces d’or restent face cachée, et les autres ne voient pas vos cartes en main. Ce qui a été pris dans la ligne au vu de tous, zellige le retient pour chacun. Vizirs, Sages, djinns et chameaux sont visibles. À une table de zellige, des options montrent les pièces et les cartes, ou tiennent le compte de toutes les pièces.

guide-end = La fin de la partie
    .text =
        Quand quelqu’un pose son dernier chameau, ou ne peut déplacer aucun meeple à son tour, la manche est la dernière. Elle va jusqu’au bout : chacun joue encore. Qui ne peut rien déplacer peut tout de même invoquer des djinns et vendre.

        Ensuite, on ne complète plus les lignes et on ne mise plus ; on compte les points.

guide-score = Le décompte
    .text =
        Notez pour chacun les lignes ci-dessous et additionnez. Le plus grand total gagne ; à égalité, la victoire est partagée. Fakirs, chameaux restants et meeples du plateau ne rapportent rien.
    .picture = Les tuiles d’un joueur qui a 139 points, avec 31 pièces d’or ; 6 Vizirs contre 4, 6 et 2 ; 3 Sages ; Haurvatat ; deux Poissons, Or, Soie, Épices, Blé et un Fakir.
guide-score-coins = Pièces d’or
    .note = 1 point chacune
guide-score-viziers = Vizirs
    .note = 1 point chacun
    .text = 3 avec Jafaar.
guide-score-vizier-bonus = Adversaires qui ont moins de Vizirs
    .note = 10 points pour chacun
    .text = L’égalité ne rapporte rien. À deux joueurs, c’est 10 au plus.
guide-score-elders = Sages
    .note = 2 points chacun
    .text = Ceux qui sont encore devant vous ; 4 avec Shamhat.
guide-score-djinns = Djinns
    .text = Les points inscrits sur les cartes.
guide-score-palms = Palmiers
    .note = 3 points chacun
    .text = Sur vos tuiles seulement ; 5 avec Haurvatat.
guide-score-palaces = Palais
    .note = 5 points chacun
    .text = Sur vos tuiles seulement.
guide-score-tiles = Tuiles
    .text = Les chiffres des tuiles qui portent vos chameaux.
guide-score-goods = Marchandises
    .text = Les marchandises en main, en séries comme à la vente. Al-Amin ajoute une marchandise par paire de Fakirs.
guide-why-vizier-bonus = deux adversaires en ont moins, un en a autant
guide-why-palms = deux, à 5 points avec Haurvatat
guide-why-palaces = un, en d2
guide-why-tiles = 8 + 5 + 12 + 6
guide-why-goods = cinq différentes 21, le second Poisson 1

guide-first-game = Conseils pour une première partie
    .text =
        Cherchez une tuile avant de chercher un chemin. Une tuile d’arrivée qui n’a qu’une couleur est à vous d’un coup ; ajoutez ce que donnent sa tribu et son action, puis demandez-vous quelle pile y mène.

        Regardez aussi ce que vous laissez. Un chemin qui garnit une tuile voisine offre peut-être au suivant un meilleur coup que le vôtre.

        Les pièces sont des points. Une mise de 5 ou plus devrait vous valoir un coup nettement meilleur que le deuxième. S’il y a plusieurs bons coups, prenez une place gratuite.

        Les Vizirs paient tard, mais beaucoup : 10 points par adversaire qui en a moins. Surveillez les nombres de chacun, et les Assassins.

        Deux ou trois djinns suffisent. Un djinn de 8 ou 10 points rembourse deux Sages même si vous ne l’invoquez jamais ; les pouvoirs qui ont un prix demandent des Sages et des Fakirs en réserve.

        Collectionnez des marchandises différentes. De la cinquième à la neuvième, chacune ajoute 8 à 10 points à la série ; un second poisson en ajoute 1.

        Comptez les chameaux. Qui n’en a plus qu’un ou deux peut terminer la partie, et les séries incomplètes le restent.

guide-questions = Questions et réponses
    .text =
        Où la règle se tait, il a fallu choisir. La plupart de ces choix sont des options de la table, parmi ses précisions de règle.
guide-q-own-drop = Le dernier meeple peut-il rejoindre celui que je viens d’y déposer dans ce déplacement ?
    .text = Oui. Par option, il doit en rejoindre un qui y était avant.
guide-q-loop = Un chemin peut-il se croiser, ou finir où il a commencé ?
    .text = Il peut se croiser et repasser par la tuile de départ ; il y faut cinq meeples. Pour y finir, il en faut huit, deux fois le tour des mêmes quatre tuiles, puisqu’elle a été vidée.
guide-q-poor = Je ne peux payer aucune case libre. Que faire ?
    .text = Vous prenez la moins chère et payez toutes vos pièces. Par option, votre pion ne joue pas cette manche.
guide-q-two-markers = À deux joueurs, combien de fois puis-je invoquer un djinn ?
    .text = Une fois à chacun de vos tours, donc deux fois par manche. Kumarbi aide à chaque mise. Par options, une seule fois par manche.
guide-q-end-tile = Les Assassins peuvent-ils tuer sur leur tuile d’arrivée ?
    .text = Oui, un meeple d’une autre couleur qui s’y trouve ; et s’il était le dernier, la tuile est à vous. Par option, non.
guide-q-surplus = Puis-je dépenser plus de Fakirs que la distance n’en demande ?
    .text = Non, exactement ce qu’il faut. Par option, oui.
guide-q-iblis-one = Iblis peut-il se contenter d’une victime ?
    .text = Pas là où il y en a deux. Par option, oui.
guide-q-nekir = Nekir rapporte-t-il pour chaque victime ?
    .text = Une fois par assassinat, et rien pour un meeple que garde Kandicha. Par options, pour chaque victime, et pour un meeple gardé.
guide-q-echidna = Echidna double-t-elle ce que Kandicha reçoit pour un Bâtisseur ?
    .text = Non, seulement ce que rapportent vos propres Bâtisseurs. Par option, oui.
guide-q-baal = Ba’al rapporte-t-il pour lui-même ?
    .text = Non. Par option, oui.
guide-q-stuck = Je ne peux rien déplacer. Anun-Nak peut-il m’aider ?
    .text = Oui : si un déplacement est possible après son invocation, vous le faites et la partie continue. Par option, vous êtes bloqué aussitôt.
guide-q-last-call = Peut-on invoquer des djinns tout à la fin de la partie ?
    .text = Oui, jusqu’à la fin du dernier tour. Par option, pas à la fin de celui-ci.
guide-q-after-sale = Puis-je invoquer un djinn après avoir vendu une série ?
    .text = Oui. Par option, la vente est la dernière chose que l’on fait.
guide-q-hand = Les cartes en main sont-elles secrètes ?
    .text = Celles que les autres n’ont pas vues arriver, oui. Par option, toutes les cartes en main sont visibles.
guide-q-elders-now = Les Sages que je viens de prendre peuvent-ils payer un djinn ?
    .text = Oui : la tribu agit avant la tuile.
guide-q-camels-gone = Je n’ai plus de chameau. Que devient une tuile que je vide ?
    .text = Elle n’est à personne, et un autre peut la prendre plus tard dans cette dernière manche.
guide-q-take-tile = Une tuile peut-elle changer de propriétaire ?
    .text = Jamais. Un chameau reste où il est.
guide-q-names = Des djinns portent d’autres noms sur mes cartes. Lesquels ?
    .text = Leurs lettres ornées se lisent mal : Anun-Mak est Anun-Nak, Ibus est Iblis, Swar est Sloar, Utub est Utug et Jafar est Jafaar.
