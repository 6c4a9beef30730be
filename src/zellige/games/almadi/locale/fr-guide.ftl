# Almadi : le guide.

guide-title = Comment jouer à Almadi

guide-goal = De quoi s’agit-il ?
    .text =
        Vous composez un royaume à droite de votre tuile de départ : Palais, Caravanes, Oasis et Marchés sur quatre lignes. Quand une flèche touche un effet, cet effet est activé : vous prenez des cartes et des rubis, vous vous chargez d’Objectifs, ou un Génie déplace ce qui est déjà en place.

        Quand chacun a placé seize Paysages, on compte le royaume, ses cartes, les rubis et les Objectifs. Qui a le plus de points gagne.

guide-box = Dans la boîte
    .text =
        88 tuiles Paysage, un plateau à quatre lignes numérotées de deux emplacements, 5 tuiles de départ, 32 Objectifs, 32 Mosaïques, 32 cartes Étal, 26 Personnages, 30 rubis, 5 aides de jeu et un carnet de score.
guide-tiles-counted =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
guide-cards-counted =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
guide-rubies-counted = { $count } rubis
guide-tile-palace = Palais
    .text = Vaut davantage avec chaque Oasis et chaque Marché à côté de lui ; une Mosaïque fait compter ses points une seconde fois.
guide-tile-caravan = Caravane
    .text = Transporte des marchandises ; côte à côte, les Caravanes en portent beaucoup plus.
guide-tile-oasis = Oasis
    .text = Vaut 3 points à côté d’une autre Oasis, rien quand elle est seule.
guide-tile-market = Marché
    .text = Montre des marchandises, qui rapportent des points si vos Caravanes peuvent les transporter, et vaut un point pour chaque Palais voisin.
guide-starting-tile = Tuile de départ
    .text = Une colonne de quatre Paysages, un par ligne. Ils restent en place et comptent comme les autres, pour les points comme pour les Objectifs.
guide-objective-card = Objectif
    .text = 12 ont un cadre gris, les autres un cadre bleu, jaune, rouge ou vert, 5 de chaque couleur. La couleur se voit aussi au dos. Le nombre est ce que rapporte l’Objectif réalisé, et ce que coûte celui qui ne l’est pas.
guide-mosaic-card = Mosaïque
    .text = Se pose sur un Palais au moment du décompte. Son motif importe pour certains Objectifs et Personnages.
guide-stall-card = Carte Étal
    .text = Montre des marchandises pour vos Caravanes.
guide-character-card = Personnage
    .text = Seulement dans la variante avec les Personnages : un pouvoir que l’on recrute avec des rubis.
guide-ruby = Rubis
    .text = Se compare en fin de partie ; avec les Personnages, c’est de l’argent.

guide-setup = Mise en place
    .text =
        Chacun prend une tuile de départ et la pose à gauche, pour que le royaume puisse grandir vers la droite. Les autres retournent dans la boîte.

        Prenez sans regarder autant de tuiles de chacune des quatre sortes que l’indique la liste, et mélangez-les toutes en piles face cachée. Posez-en huit sur le plateau, deux par ligne, leur petite flèche vers le haut.

        Mélangez les Mosaïques et les cartes Étal, comptez-les selon la liste et formez deux piles face visible : tout le monde voit ce qui vient ensuite. Posez un Objectif bleu, un jaune, un rouge et un vert, et les gris de la liste. Le reste retourne dans la boîte sans être vu. Les rubis forment la réserve. Le hasard désigne qui commence.
guide-setup-count = { $seats } joueurs
    .text = { $tiles } tuiles de chaque sorte ; { $cards } Mosaïques et autant de cartes Étal ; 4 Objectifs de couleur et { $grey } gris.

guide-landscape = Ce que montre un Paysage
    .text =
        La couleur et l’image disent la sorte. Deux des quatre côtés portent un effet, les deux autres une flèche qui active les effets. Pour chaque sorte, une tuile a quatre flèches et une autre quatre effets.

        La petite flèche du milieu pointe vers le haut, sur le plateau comme dans chaque royaume : on ne tourne jamais une tuile.
guide-activation = Activation
    .text = Une flèche sur un côté. Là où elle touche un effet du Paysage voisin, cet effet est actif.
guide-spice = Épices
    .text = Une marchandise, sur les Marchés et les cartes Étal.
guide-leather = Maroquinerie
    .text = Une marchandise, sur les Marchés et les cartes Étal.
guide-carpet = Tapis
    .text = Une marchandise, sur les Marchés et les cartes Étal.
guide-pottery = Poteries
    .text = Une marchandise, sur les Marchés et les cartes Étal.

guide-turn = Un tour en images
    .text =
        Un tour a trois étapes. Vous prenez un Paysage et le placez : cela, il le faut toujours. Puis viennent les effets qu’il a activés, autant que vous en voulez. Enfin le plateau est complété. Puis vient le tour du voisin de gauche.
    .picture = Quatre lignes de deux Paysages sont proposées. Vous prenez le Marché de la ligne 2.
    .picture-2 = Il peut aller aux places marquées : sur la ligne 2, à côté d’un Paysage de votre royaume. Vous choisissez la place voisine de la Caravane à quatre flèches.
    .picture-3 = Une flèche de la Caravane touche l’Étal du Marché, et une flèche du Marché la Marteline au-dessus : vous prenez une carte Étal et une Mosaïque. Puis un nouveau Paysage arrive sur la ligne 2.

guide-place = 1. Prendre et placer
    .text =
        Prenez l’un des huit Paysages du plateau et placez-le sur la ligne de votre royaume qui porte le même numéro, à droite de la tuile de départ et à côté d’au moins un Paysage de votre royaume, pas en diagonale. Un Paysage isolé convient aussi comme voisin. Une ligne peut être aussi longue que vous voulez.
    .picture = Un Paysage de la ligne 2 peut aller aux places marquées ; la place barrée ne touche rien.

guide-effects = 2. Les effets
    .text =
        Un effet est activé quand le nouveau Paysage apporte une flèche à côté de lui, ou qu’il l’apporte à côté d’une flèche. Seuls les côtés du nouveau Paysage comptent ; ce que ses voisins activent entre eux ne se reproduit pas.

        Réalisez les effets activés dans l’ordre de votre choix, ou laissez-les : ce que vous laissez est perdu à la fin du tour. Un effet activé deux fois se réalise deux fois ; seuls plusieurs Génies ensemble ne donnent qu’un déplacement.
    .picture = La Caravane à quatre flèches active la Marteline au-dessus d’elle et l’Étal au-dessous.
guide-effect-genie = Génie
    .text = Déplacez un Paysage de votre royaume.
guide-effect-marteline = Marteline
    .text = Prenez la première Mosaïque. Si la pile est vide, il ne se passe rien.
guide-effect-stall = Étal
    .text = Prenez la première carte Étal. Si la pile est vide, il ne se passe rien.
guide-effect-moon = Lune
    .text = Prenez un Objectif au milieu, ou un Objectif non réalisé d’un autre joueur.
guide-effect-ruby = Effet Rubis
    .text = Prenez un rubis de la réserve, tant qu’il y en a.
guide-effect-jar = Jarre
    .text = Rien maintenant. En fin de partie, chaque Jarre alors active vaut un point.

guide-genie = Le Génie
    .text =
        Déplacez une tuile de votre royaume, même la nouvelle, sur n’importe quelle ligne, là où elle touche un autre Paysage une fois soulevée. Ce que ses côtés y activent est à vous. Des trous et des Paysages isolés peuvent en résulter ; ils comptent quand même.

        Plusieurs Génies activés ensemble donnent un seul déplacement. Un déplacement peut activer le Génie suivant, jusqu’à trois déplacements par tour. Une tuile ne retourne pas aussitôt d’où elle vient.
    .picture = Le Palais en 2,1 pourrait aller aux places marquées, mais pas à la place barrée, où il ne toucherait rien.

guide-refill = 3. Compléter le plateau
    .text =
        Après les effets, un Paysage de la pioche vient à l’emplacement où vous avez pris le vôtre.

guide-objectives = Les Objectifs
    .text =
        Une Lune permet de prendre un Objectif. Seul le joueur qui le détient peut le réaliser : dès que sa condition est remplie, même s’il préférait attendre. On le retourne face cachée ; il reste réalisé quoi qu’il arrive au royaume, et personne ne peut plus le prendre.

        Jusque-là, un autre joueur peut le prendre avec une Lune. Un Objectif que vous détenez à la fin sans l’avoir réalisé coûte ses points. Est actif ce qui touche une flèche à cet instant. Tous les Paysages comptent, ceux de la tuile de départ aussi.

        Voici toutes les sortes de conditions, avec chacune des cartes.
    .picture = Un trou de deux cases, avec des Paysages sur ses six côtés. Les coins n’importent pas.
    .picture-2 = Un escalier. Au-dessus des marches, les cases doivent être vides.
    .picture-3 = Quatre Oasis en diagonale, une par ligne.
guide-objective-columns = Colonnes
guide-objective-columns-more =
    Aucun Paysage ne doit se trouver dans la colonne du milieu. La tuile de départ peut être l’une des deux colonnes pleines.
guide-objective-figures = Figures
guide-objective-figures-more =
    Une case de la figure demande une certaine sorte de Paysage, un Paysage quelconque ou une case vide ; ce qui n’est pas dessiné n’importe pas. « Dans n’importe quel sens » veut dire que la carte peut être tournée, pas inversée comme dans un miroir.
guide-objective-cards = Cartes et rubis
guide-objective-pairs = Paires
guide-objective-pairs-more = Quatre cartes identiques font deux paires.
guide-objective-active = Effets activés
guide-objective-active-more = Que vous ayez réalisé ces effets ou non n’y change rien.
guide-objective-row = Une longue ligne
guide-objective-row-more = Elle peut avoir des trous.
guide-objective-rows = Une par ligne
guide-objective-kinds = Plusieurs d’une sorte
guide-objective-goods = Marchandises des Marchés
guide-objective-goods-more = Les cartes Étal ne comptent pas ici.

guide-end = La fin
    .text =
        Dès que le dernier Paysage de la pioche est sur le plateau, la partie est finie : chacun en a alors placé seize. On compte les points, avec les Paysages de la tuile de départ. Qui en a le plus gagne ; à égalité, la victoire est partagée.

guide-oases = Les Oasis
    .text =
        Chaque Oasis d’un groupe de deux ou plus vaut 3 points, une Oasis isolée aucun. Le plus grand groupe de tous les joueurs rapporte 6 points de plus ; à égalité, chacun les reçoit.
    .picture = Trois ensemble valent 9 ; celle de la ligne 1 est seule.

guide-caravans = Caravanes et marchandises
    .text =
        Comptez les marchandises de vos Marchés et de vos cartes Étal : chacune rapporte un point si vos Caravanes peuvent la transporter. Un groupe de 1, 2, 3, 4, 5, 6, 7 ou 8 Caravanes (ou plus) en porte 2, 5, 10, 15, 20, 35, 50 ou 65 ; les groupes s’additionnent.
    .picture = Trois Caravanes et une à l’écart portent 10 et 2 marchandises.

guide-palaces = Palais et Mosaïques
    .text =
        Un Palais voisin d’au moins une Oasis ou d’un Marché vaut 1 point, et 1 de plus pour chacun d’eux. Une Oasis entre deux Palais compte pour les deux.

        Une Mosaïque fait compter une seconde fois les points d’un Palais, et un Palais n’en reçoit qu’une. La meilleure répartition est calculée pour vous ; les Mosaïques sans Palais ne valent rien.
    .picture = Le Palais en 1,1 a deux Oasis et un Marché à côté de lui : 4 points, et 4 de plus avec la Mosaïque.

guide-jars = Les Jarres
    .text =
        Chaque Jarre touchée par une flèche en fin de partie vaut un point.

guide-rubies = Les rubis
    .text =
        De trois à cinq joueurs, le premier aux rubis marque 12 points, les suivants 8, 4, 2 et 0 ; à deux joueurs, 10 et 4. À égalité, chacun marque les points de son rang, et l’on saute autant de rangs : 5, 5 et 4 rubis donnent 12, 12 et 4 points. Sans rubis, on ne marque rien.

        Avec les Personnages, on ne compare plus : deux rubis valent un point.

guide-example = Le décompte d’un royaume
    .text =
        La fin d’une partie à deux sans les Personnages. L’autre joueur n’a pas deux Oasis ensemble, et a plus de rubis.
    .picture = Le royaume, ses seize Paysages à côté de la tuile de départ.
    .oases = Deux groupes de deux ; deux Oasis sont seules : { $sum }
    .bonus = Le plus grand groupe de la table.
    .caravans = Un groupe de quatre et un de deux portent { $carried } marchandises ; Marchés et cartes Étal en ont { $sum }
    .palaces = De la ligne 1 à la ligne 4 : { $sum }
    .jars = Une flèche touche cinq Jarres.
    .mosaics = Deux Mosaïques font compter à nouveau les deux meilleurs Palais : { $sum }
    .objectives = Au moins 5 Oasis, réalisé.
    .rubies = Deuxième aux rubis, sur deux.

guide-characters = Les Personnages
    .text =
        Chacun reçoit trois Personnages (quatre à deux joueurs), en garde deux en main face cachée et pose les autres face visible près du plateau.

        À votre tour, à tout moment, même entre deux déplacements d’un Génie, vous pouvez recruter des Personnages de votre main ou parmi ceux qui sont visibles : rendez leurs rubis à la réserve et posez-les face visible devant vous. Recrutez-en autant que vous pouvez payer. Le pouvoir agit dès cet instant ; s’il contredit la règle, c’est lui qui l’emporte. En fin de partie, deux rubis restants valent un point.

        Les quinze premiers comptent en fin de partie, les autres en cours de jeu. Leur coût n’est pas public, sauf celui d’Ali Baba : les nombres sont ceux des tuiles et cartes fournies avec zellige.
guide-character-ali_cogia-more = Au-delà de huit Caravanes, un seul groupe peut porter moins que deux : son pouvoir s’applique quand même, sauf si l’option de la table en décide autrement.
guide-character-aziza-more = Vous pouvez pour cela ne pas poser une Mosaïque sur un Palais ; le meilleur est compté pour vous.
guide-character-dunyazad-more = Vous prenez l’un des Paysages du plateau ; c’est un tour entier, avec trois déplacements et des recrutements.
guide-character-dunya-more = Celles qui sont posées sur des Palais comptent aussi.
guide-character-forty_thieves-more = Un trou de deux cases n’en est pas un.
guide-character-zobeide-more = Pour les Objectifs, une carte montre ce qui y est imprimé.
guide-character-abriza-more = Une ligne de chaque côté, pas davantage. Un Paysage peut aussi y aller au-dessus ou au-dessous de la tuile de départ. On n’y place jamais le Paysage que l’on vient de prendre.
guide-character-aladdin-more = Même si vous ne déplacez rien. Ali Baba ne le double pas.
guide-character-ali-more = Décidez avant de l’avoir vu. À la fin de ce tour, aucun Paysage ne vient sur le plateau, puisqu’il n’en manque pas.
guide-character-hussain-more = L’échange est l’un des trois déplacements, sauf si l’option de la table en décide autrement. Les deux Paysages activent ce qu’ils touchent à leur nouvelle place.
guide-character-morgiana-more = Pas avec un Génie, et pas hors des quatre lignes.
guide-character-zaynab-more = La carte donnée va sous sa pile, sauf si l’option de la table en décide autrement.
guide-character-zumurrud-more = Vous choisissez pendant votre tour ou quand la partie se termine, et ne pouvez plus changer.

guide-solo = En solo
    .text =
        La mise en place est celle d’une partie à deux. Avec les Personnages, écartez Jafar, Ali et Zumurrud, piochez-en six parmi les autres et gardez-en quatre, face visible ; vous recrutez parmi eux.

        Après vos effets, l’autre Paysage de la ligne choisie est défaussé, et deux nouveaux arrivent. Vous aussi, vous en placez donc seize.

        Avec une Lune, vous ne pouvez prendre un Objectif que si vous le réalisez aussitôt, ou si vous en détenez moins de deux non réalisés.

        Il n’y a pas de groupes à comparer : cinq Oasis ensemble rapportent les 6 points. 3 ou 4 rubis valent 3 points, de 5 à 7 en valent 6, de 8 à 10 en valent 10, et au-delà 15 ; avec les Personnages, deux rubis valent un point. Le total donne un titre.
guide-title-from = à partir de { $points } points, avec les Personnages { $more }
guide-title-below = moins de { $points } points, avec les Personnages { $more }

guide-first-game = Conseils pour une première partie
    .text =
        Jouez d’abord sans les Personnages.

        Avant de choisir un Paysage, regardez ses flèches plutôt que sa sorte : deux effets à la fois valent mieux qu’une couleur bien placée. Une tuile à quatre flèches réveille tout ce que vous mettrez autour d’elle.

        Servez-vous d’un Génie pour amener un Paysage là où il active du nouveau et où sa couleur est utile. Pensez au deuxième déplacement avant de faire le premier.

        Les Caravanes aiment la compagnie : six ensemble portent 35 marchandises, six séparées 12. Mais elles ne rapportent qu’autant que vous avez de marchandises : prenez donc aussi des Marchés et des cartes Étal.

        Mettez les Palais entre Oasis et Marchés, et rassemblez autant de Mosaïques que vous avez de bons Palais.

        Prenez un Objectif quand vous en êtes proche, pas avant : tant qu’il n’est pas réalisé, d’autres peuvent le prendre, et il vous coûte ses points.

guide-questions = Questions et réponses
    .text =
        Là où les livrets laissent un point ouvert, zellige a tranché ; certains de ces choix sont des options de la table.
guide-question-start = Puis-je placer à gauche de la tuile de départ ?
    .text = Non, même avec un Génie. Abriza n’ouvre que les lignes du dessus et du dessous.
guide-question-start-moves = Un Génie peut-il déplacer un Paysage de la tuile de départ ?
    .text = Non, seulement des tuiles.
guide-question-lean = Une tuile déplacée peut-elle s’appuyer sur elle-même ?
    .text = Non. On la soulève d’abord ; puis la nouvelle place doit toucher un autre Paysage.
guide-question-again = La même tuile peut-elle bouger deux fois dans un tour ?
    .text = Oui, si un autre Génie a été activé, mais pas pour revenir aussitôt. Après le déplacement d’une autre tuile, elle peut revenir, et aux tours suivants.
guide-question-lifted = Je déplace la nouvelle tuile avec son propre Génie. Ses autres effets sont-ils perdus ?
    .text = Non. Ce qui a été activé quand elle a été placée peut encore être réalisé.
guide-question-repeat = Un contact se reforme. Active-t-il à nouveau ?
    .text = Oui. Soulever une tuile n’active rien, la poser si.
guide-question-empty = Une pile est vide. L’effet est-il perdu ?
    .text = Il attend jusqu’à la fin de votre tour. Si une carte ou un rubis revient avant, vous pouvez encore le prendre.
guide-question-moon-spite = Puis-je prendre un Objectif seulement pour qu’un autre ne l’ait pas ?
    .text = Oui. Mais si vous ne le réalisez pas, il vous coûte ses points.
guide-question-gap-objective = Un Objectif se réalise-t-il pendant qu’une tuile est en l’air ?
    .text = Non. On regarde quand tout est posé, même lors d’un échange.
guide-question-lone = Personne n’a deux Oasis ensemble. Qui reçoit le bonus ?
    .text = Personne : un groupe compte au moins deux Oasis. Une option de la table en décide autrement.
guide-question-lost-goods = Que deviennent les marchandises qu’aucune Caravane ne peut porter ?
    .text = Elles ne valent rien. Seule Dalila en tire parti.
guide-question-zero = J’ai des rubis mais je suis dernier sur cinq. Est-ce que je marque ?
    .text = Le cinquième marque 0 point. Sans aucun rubis, on ne marque rien, quel que soit le rang.
guide-question-negative = Les Objectifs peuvent-ils faire baisser mon total ?
    .text = Oui, même sous zéro.
guide-question-start-choice = Qui choisit sa tuile de départ le premier ?
    .text = Le livret ne le dit pas. Ici, elles sont tirées au hasard ; une option permet de les choisir à tour de rôle.
guide-question-power-late = Je recrute quelqu’un après avoir utilisé un Génie. Son pouvoir s’y applique-t-il ?
    .text = Seulement aux effets qui attendent encore.
guide-question-ali-last = Ali pioche le dernier Paysage. La partie est-elle finie ?
    .text = Oui, après ce tour, bien que rien de nouveau ne soit venu sur le plateau.
guide-question-sixty = J’ai exactement 60 points en solo. Quel est mon titre ?
    .text = Exilé. La grille y laisse un vide, et le titre suivant commence à 61.
guide-question-dalila = Comment Dalila et Zobeïde agissent-elles ensemble ?
    .text = Zobeïde double d’abord les marchandises des cartes Étal, pour le transport et pour ce qui reste ; puis Dalila compte ce reste par deux.

guide-set = À propos de ces tuiles
    .text =
        Les tuiles et les cartes imprimées ne sont pas publiques. Celles-ci sont une reconstitution fidèle à tous les chiffres de la règle ; si vous avez la boîte, vous pouvez saisir les vraies.
