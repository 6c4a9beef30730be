game-title = Nim au dé
game-tagline = Un tas de cailloux, un dé, et le dernier compte davantage
game-minutes = 2

option-heap = Cailloux du tas
    .help = Combien de cailloux a le tas au début.
option-heap-21 = 21 cailloux
option-heap-13 = 13 cailloux
option-heap-34 = 34 cailloux

prompt-take = Prenez des cailloux
    .detail = Au moins un, au plus ce que montre le dé.

term-pebbles = Cailloux pris
term-last = Le dernier caillou

reason-over = La partie est finie.
    .section = Fin
reason-die-first = On lance d’abord le dé.
    .section = Le dé
reason-die-rolled = Le dé a déjà été lancé pour ce tour.
    .section = Le dé
reason-limit = { $limit ->
    [one] Le dé permet un seul caillou.
   *[other] Le dé permet { $limit } cailloux au plus.
}
    .section = Le dé
reason-heap = { $left ->
    [one] Il ne reste qu’un caillou.
   *[other] Il ne reste que { $left } cailloux.
}
    .section = Le tas

event-rolled = Le dé montre { $limit }
event-took = { $you ->
    [yes] Vous avez
   *[no] { $seat } a
} pris { $count ->
    [one] un caillou
   *[other] { $count } cailloux
} ; { $left ->
    [0] il n’en reste plus
    [one] il en reste un
   *[other] il en reste { $left }
}
event-last = { $you ->
    [yes] Vous avez
   *[no] { $seat } a
} pris le dernier caillou : { $points } points de plus

problem-seats = il y a { $seats } places, et quelque chose n’y convient pas
problem-end = la partie est finie quand le tas est vide, et seulement alors ; quelqu’un a pris le dernier caillou et personne n’est au trait
problem-pebbles = les cailloux ne font pas le compte : { $heap } au début, { $found } maintenant

notation-take = prendre
