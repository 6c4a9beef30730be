# Almadi: the first steps. docs/new-game.md says what a chapter needs.

lesson-place = Take and place
    .step1 = Your starting tile: four Landscapes, one a row, each with an arrow or an effect on its right. Take the Oasis on offer for row 1.
    .step2 = It goes into the row of the same number, beside a Landscape of yours. Place it next to the starting tile.
    .open = Place a Landscape in your realm.
    .done = Tiles never turn. Where an arrow of one Landscape touches an effect of another, that effect is activated, whichever of the two is new. Such an effect is yours to carry out or to leave. A Marteline, for one, brings the top Mosaic, and at the end a Mosaic repeats the points of a Palace.

lesson-stalls = Stalls
    .step1 = In row 3 your starting tile has an arrow, and the Market on offer for that row has a Stall on its left side. Take it.
    .step2 = Place it beside the starting tile: the arrow meets the Stall.
    .step3 = The Stall is activated. Take the top Stall card.
    .open = Activate a Stall and take a Stall card.
    .done = Every good in your Markets and on your Stall cards is a point if your Caravans can carry it. A single Caravan carries 2 goods, two that touch carry 5, three carry 10: the larger the group, the more each of them carries.

lesson-genie = The Genie
    .step1 = A Genie waits on your starting tile in row 4. The Palace on offer for that row has an arrow on its left side: take it.
    .step2 = Place it in row 4: the arrow wakes the Genie.
    .step3 = A Genie moves any of your Landscapes into any row where it touches another. Move the Palace from 4,1 to 2,1: there an arrow meets an effect on three of its sides.
    .open = Activate a Genie and move one of your Landscapes.
    .done = Whatever a Landscape activates in its new place is yours, and a gap may stay behind. Several Genies at once still grant one move; but that move may wake the next, up to three moves a turn. A Jar brings nothing now: each one that is active at the end is a point.

lesson-moon = The Moon
    .step1 = You have four Stall cards, and an Objective in the middle asks for exactly that. But Objectives do not come by themselves: they are taken with a Moon. The Oasis on offer for row 3 has one on its left side. Take it.
    .step2 = Place it at the end of row 3, where an arrow meets the Moon.
    .step3 = The Moon is activated. Take the Objective that asks for four Stall cards.
    .open = Activate a Moon and take an Objective.
    .done = An Objective whose condition you meet is completed at once, and nobody can take it away. One you do not meet yet may be completed later; until then a Moon can take it from you, and at the end it costs you its points.

lesson-objectives = Objectives
    .step1 = You hold an incomplete Objective: a row of at least six Landscapes. As it stands it costs you 6 points. The starting tile included, your row 1 has five. Take the Caravan on offer for row 1.
    .step2 = Place it at the end of row 1.
    .open = Complete your Objective: six Landscapes in row 1.
    .done = The moment its condition is met an Objective is completed, and it stays so whatever becomes of the realm: 6 points instead of −6. So take Objectives that you are halfway to already.

lesson-characters = Characters
    .step1 = With the option “Characters”, rubies buy help. You have four. Harun al-Rashid costs 3 and gives a point for each Landscape of your longest row, six at present. Recruit him.
    .open = Recruit a Character whose price you can pay.
    .done = You may recruit at any time in your turn, from those you kept and from those that lie face up. Some powers work from now on, others count at the end. Of the rubies you keep, every two are worth a point. After sixteen Landscapes each, the realms are counted.
