game-title = Le souk
game-tagline = Vendez au grand jour, gardez sous le manteau, et gare à l’abondance
game-minutes = 5

option-glut = L’abondance
    .help = À partir de combien de pots étalés une épice ne vaut plus rien.
option-glut-6 = six pots
option-glut-5 = cinq pots
option-glut-7 = sept pots

player-hawker = Le colporteur
    .help = Compte que la moitié de ce qu’il ne voit pas sera vendue.

prompt = Vendez un pot ou gardez-en un
    .detail = Un pot gardé vaut autant de points qu’il y a de pots étalés de son épice à la fin, et plus rien dès l’abondance.

secret = { $number ->
    [one] un pot caché
   *[other] { $number } pots cachés
}
line-spices = saf. men. cum. poi. ?
line-market = { $numbers }le marché
line-caravan = { $numbers }la caravane
line-bag = { $numbers }le sac
line-hand = { $numbers }{ $you ->
    [yes] votre main
   *[no] { $seat } : main
}
line-chest = { $numbers }{ $you ->
    [yes] votre coffre
   *[no] { $seat } : coffre
}

term-saffron = Safran
term-mint = Menthe
term-cumin = Cumin
term-pepper = Poivre

reason-over = La partie est finie.
    .section = Fin
reason-drawn-first = On pioche d’abord autre chose.
    .section = Le tour
reason-not-drawn = On ne pioche pas maintenant : on vend ou on garde un pot.
    .section = Le tour
reason-none-there = Il n’y a là aucun pot { $spice ->
    [saffron] de safran
    [mint] de menthe
    [cumin] de cumin
   *[pepper] de poivre
}.
    .section = Le tour

event-sold = { $you ->
    [yes] Vous avez
   *[no] { $seat } a
} vendu { $spice ->
    [saffron] du safran
    [mint] de la menthe
    [cumin] du cumin
   *[pepper] du poivre
}
event-kept = { $you ->
    [yes] Vous avez
   *[no] { $seat } a
} gardé { $spice ->
    [saffron] du safran
    [mint] de la menthe
    [cumin] du cumin
   *[pepper] du poivre
}
event-kept-unseen = { $you ->
    [yes] Vous avez
   *[no] { $seat } a
} gardé un pot
event-drew = { $you ->
    [yes] Vous avez
   *[no] { $seat } a
} pioché { $spice ->
    [saffron] du safran
    [mint] de la menthe
    [cumin] du cumin
   *[pepper] du poivre
}
event-drew-unseen = { $you ->
    [yes] Vous avez
   *[no] { $seat } a
} pioché un pot
event-came = La caravane apporte { $spice ->
    [saffron] du safran
    [mint] de la menthe
    [cumin] du cumin
   *[pepper] du poivre
}
event-glut = { $spice ->
    [saffron] Le safran
    [mint] La menthe
    [cumin] Le cumin
   *[pepper] Le poivre
} abonde : plus un point pour { $spice ->
    [mint] elle
   *[pepper] lui
}

problem-seats = il y a { $seats } places, et quelque chose n’y convient pas
problem-owed = ce dont on pioche ensuite est vide
problem-jars = les pots ne font pas le compte : il y en a { $each } de chaque épice

notation-sell = vendre
notation-keep = garder
notation-saffron = safran
notation-mint = menthe
notation-cumin = cumin
notation-pepper = poivre
