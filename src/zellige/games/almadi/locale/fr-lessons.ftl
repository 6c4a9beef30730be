# Almadi : les premiers pas. docs/new-game.md dit ce qu’il faut à un chapitre.

lesson-place = Prendre et placer
    .step1 = Voici votre tuile de départ : quatre Paysages, un par ligne, chacun avec une flèche ou un effet à droite. Prenez l’Oasis proposée pour la ligne 1.
    .step2 = Elle va sur la ligne du même numéro, à côté d’un de vos Paysages. Placez-la contre la tuile de départ.
    .open = Placez un Paysage dans votre royaume.
    .done = Les tuiles ne tournent jamais. Quand la flèche d’un Paysage touche l’effet d’un autre, cet effet est activé, quel que soit le nouveau des deux. Vous pouvez le réaliser ou le laisser. La Marteline, par exemple, donne la première carte Mosaïque, et à la fin une Mosaïque répète les points d’un Palais.

lesson-stalls = Les Étals
    .step1 = Sur la ligne 3, votre tuile de départ a une flèche, et le Marché proposé pour cette ligne a un Étal sur son côté gauche. Prenez-le.
    .step2 = Placez-le contre la tuile de départ : la flèche rencontre l’Étal.
    .step3 = L’Étal est activé. Prenez la première carte Étal.
    .open = Activez un Étal et prenez une carte Étal.
    .done = Chaque marchandise de vos Marchés et de vos cartes Étal vaut un point si vos Caravanes peuvent la transporter. Une Caravane seule porte 2 marchandises, deux qui se touchent en portent 5, trois en portent 10 : plus le groupe est grand, plus chacune porte.

lesson-genie = Le Génie
    .step1 = Un Génie attend sur votre tuile de départ, ligne 4. Le Palais proposé pour cette ligne a une flèche sur son côté gauche : prenez-le.
    .step2 = Placez-le sur la ligne 4 : la flèche réveille le Génie.
    .step3 = Un Génie déplace n’importe lequel de vos Paysages, sur n’importe quelle ligne où il en touche un autre. Déplacez le Palais de 4,1 en 2,1 : là, une flèche rencontre un effet sur trois de ses côtés.
    .open = Activez un Génie et déplacez un de vos Paysages.
    .done = Tout ce qu’un Paysage active à sa nouvelle place est à vous, et il peut laisser un trou derrière lui. Plusieurs Génies ensemble ne donnent qu’un déplacement ; mais celui-ci peut réveiller le suivant, jusqu’à trois déplacements par tour. Une Jarre ne donne rien maintenant : chacune vaut un point si elle est active à la fin.

lesson-moon = La Lune
    .step1 = Vous avez quatre cartes Étal, et un Objectif au milieu ne demande que cela. Mais un Objectif ne vient pas tout seul : on le prend avec une Lune. L’Oasis proposée pour la ligne 3 en a une sur son côté gauche. Prenez-la.
    .step2 = Placez-la au bout de la ligne 3, où une flèche rencontre la Lune.
    .step3 = La Lune est activée. Prenez l’Objectif qui demande quatre cartes Étal.
    .open = Activez une Lune et prenez un Objectif.
    .done = Un Objectif dont vous remplissez la condition est réalisé aussitôt, et personne ne peut plus vous le prendre. Sinon, vous pouvez le réaliser plus tard ; d’ici là une Lune peut vous le reprendre, et à la fin il vous coûte ses points.

lesson-objectives = Les Objectifs
    .step1 = Vous détenez un Objectif non réalisé : une ligne d’au moins six Paysages. En l’état, il vous coûte 6 points. Avec la tuile de départ, votre ligne 1 en compte cinq. Prenez la Caravane proposée pour la ligne 1.
    .step2 = Placez-la au bout de la ligne 1.
    .open = Réalisez votre Objectif : six Paysages sur la ligne 1.
    .done = Un Objectif est réalisé dès que sa condition est remplie, et il le reste quoi que devienne le royaume : 6 points au lieu de −6. Prenez donc ceux dont vous avez déjà fait la moitié du chemin.

lesson-characters = Les Personnages
    .step1 = Avec l’option « Personnages », les rubis achètent de l’aide. Vous en avez quatre. Harun Al Rashid coûte 3 rubis et donne un point par Paysage de votre plus longue ligne, six en ce moment. Recrutez-le.
    .open = Recrutez un Personnage dont vous pouvez payer le prix.
    .done = Vous pouvez recruter à tout moment de votre tour, parmi ceux que vous avez gardés et ceux qui sont face visible. Certains pouvoirs valent dès lors, d’autres comptent à la fin. Deux rubis gardés valent un point. Après seize Paysages chacun, on compte les royaumes.
