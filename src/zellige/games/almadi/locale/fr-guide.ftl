# Almadi : le guide.

guide-title = Comment jouer à Almadi

guide-goal = De quoi il s’agit
    .text =
        Vous composez un royaume à droite de votre tuile de départ : Palais, Caravanes, Oasis et Marchés sur quatre lignes. Là où une flèche rencontre un effet, l’effet s’active.

        Après seize Paysages chacun, on compte le royaume, ses cartes, ses rubis et ses Objectifs. Le plus grand total l’emporte.

guide-place = 1. Prendre et placer
    .text =
        Prenez un des huit Paysages du plateau et placez-le sur la ligne du même numéro, à droite de la tuile de départ, à côté d’un Paysage de votre royaume. Les tuiles ne tournent jamais.
    .picture = Un Paysage de la ligne 2 peut aller sur les cases marquées ; la case barrée ne touche rien.

guide-effects = 2. Les effets
    .text =
        Un effet s’active quand une flèche d’un Paysage touche un effet de son voisin, peu importe lequel des deux est nouveau. Réalisez les effets dans l’ordre que vous voulez, ou laissez-les.

        Marteline : prenez la première carte Mosaïque. Étal : prenez la première carte Étal. Rubis : prenez un rubis. Lune : prenez un Objectif au milieu, ou un Objectif non réalisé d’un autre joueur. Jarre : rien maintenant, un point à la fin si elle est alors activée. Génie : déplacez un Paysage.
    .picture = La Caravane aux quatre flèches active la Marteline au-dessus d’elle et l’Étal au-dessous.

guide-genie = Le Génie
    .text =
        Déplacez n’importe quelle tuile de votre royaume, la nouvelle aussi, sur n’importe quelle ligne où elle touche un autre Paysage. Ce qu’elle y active est à vous. Il peut en rester des trous et des Paysages isolés.

        Plusieurs Génies activés ensemble ne donnent qu’un déplacement. Un déplacement peut activer le Génie suivant, jusqu’à trois déplacements par tour. Une tuile ne retourne pas aussitôt là d’où elle vient.
    .picture = Le Palais en 2,1 pourrait aller sur une case marquée, mais pas sur la case barrée, où il ne toucherait rien.

guide-refill = 3. Compléter
    .text =
        Un nouveau Paysage arrive sur le plateau, puis c’est au joueur suivant. Quand la dernière tuile de la pioche est sur le plateau, la partie est finie.

guide-objectives = Les Objectifs
    .text =
        Un Objectif est réalisé dès que son détenteur en remplit la condition, et il le reste ensuite. Un Objectif non réalisé peut être repris, et coûte ses points à la fin.
    .picture = Cet Objectif demande un trou de deux cases, avec des Paysages sur ses six côtés.

guide-oases = Les Oasis
    .text =
        Chaque Oasis d’un groupe d’au moins deux vaut 3 points, une Oasis isolée rien. Le plus grand groupe en rapporte 6 de plus, à tous en cas d’égalité.
    .picture = Trois ensemble valent 9 ; celle de la ligne 1 est seule.

guide-caravans = Caravanes et marchandises
    .text =
        Chaque marchandise de vos Marchés et de vos cartes Étal vaut un point si vos Caravanes peuvent la transporter. Un groupe de 1, 2, 3, 4, 5, 6, 7 ou 8 Caravanes (ou plus) porte 2, 5, 10, 15, 20, 35, 50 ou 65 marchandises ; les groupes s’additionnent.
    .picture = Trois Caravanes et une à part portent 10 et 2 marchandises.

guide-palaces = Palais et Mosaïques
    .text =
        Un Palais voisin d’au moins une Oasis ou un Marché vaut 1, plus 1 pour chacun d’eux. Une Mosaïque répète les points d’un Palais ; la meilleure répartition est comptée pour vous.
    .picture = Le Palais en 1,1 touche deux Oasis et un Marché : 4 points, et 4 de plus avec la Mosaïque.

guide-rest = Jarres, rubis, Objectifs
    .text =
        Chaque Jarre activée vaut un point. Les rubis comptent par rang : 12, 8, 4, 2, 0 (à deux : 10 et 4) ; à égalité, chacun marque les points du meilleur rang ; sans rubis, on ne marque rien. Les Objectifs réalisés rapportent leurs points.

guide-characters = Les Personnages
    .text =
        En option, les rubis servent à recruter des Personnages, à tout moment de votre tour, de votre main ou parmi ceux qui sont face visible. Leur pouvoir vaut dès lors ; deux rubis restants valent un point à la fin.

guide-solo = En solo
    .text =
        En solo, l’autre Paysage de la ligne choisie est défaussé à chaque tour, vous ne détenez jamais plus de deux Objectifs non réalisés, cinq Oasis ensemble donnent le bonus, et votre total vous donne un des huit titres.

guide-set = À propos de ces tuiles
    .text =
        Les tuiles et les cartes imprimées ne sont pas publiques. Celles-ci sont une reconstitution fidèle à tous les chiffres de la règle ; si vous avez la boîte, vous pouvez saisir les vraies.
