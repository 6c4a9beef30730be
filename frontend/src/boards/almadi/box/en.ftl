# The page of one's own box: what stands on tiles and cards.

box-title = { $game }: your own box
box-intro = The printed tiles and cards are not public, so zellige plays with a reconstruction. If you own the box, enter here what is printed on each piece; everything is kept in this browser as you go.
box-name = Name of the set
box-name-help = small letters, digits, dots and dashes
box-load = Open a set
box-save = Save the set
box-again = Start over
box-undo = Undo
box-redo = Redo
box-play = Play with this set
box-progress = { $seen } of { $all } entries come from the box or the rulebook
box-progress-done = Every entry comes from the box or the rulebook
box-left = { $left ->
    [0] Nothing is reconstructed any more
    [one] One entry is still reconstructed
   *[other] { $left } entries are still reconstructed
}
box-checking = Checking…
box-good = The set agrees with the rulebook.
box-number-refused = A whole number from { $least } to { $most }, please; it stays { $value }.
box-aside = { $count ->
    [one] This browser keeps a set that this page cannot show. It was put aside: save it as a file, or discard it.
   *[other] This browser keeps { $count } sets that this page cannot show. They were put aside: save them as files, or discard them.
}
box-aside-save = Save what was put aside
box-aside-forget = Discard
box-findings = { $count ->
    [one] One thing is impossible
   *[other] { $count } things are impossible
}
box-sections = Parts of the box
box-section = { $section ->
    [palace] Palaces
    [caravan] Caravans
    [oasis] Oases
    [market] Markets
    [starts] Starting tiles
    [objectives] Objectives
    [characters] Characters
    [stalls] Stall cards
   *[mosaics] Mosaics
}
box-section-state = { $seen } of { $all }
box-section-wrong = something here is impossible
box-entry-seen = seen in the box
box-entry-known = from the rulebook
box-entry-guessed = reconstructed
box-entry-wrong = impossible
box-seen = Seen in my box
box-seen-known = The rulebook says so: nothing to enter.
box-previous = Previous entry
box-next = Seen, next
box-sides = Side
box-side = { $side ->
    [N] above
    [E] right
    [S] below
   *[W] left
}
box-what = What is printed there
box-effect = { $effect ->
    [A] Activation
    [genie] Genie
    [marteline] Marteline
    [stall] Stall
    [moon] Moon
    [ruby] Ruby
    [jar] Jar
   *[blank] Nothing
}
box-letter = { $effect ->
    [A] a
    [genie] g
    [marteline] m
    [stall] s
    [moon] o
    [ruby] r
   *[jar] j
}
box-goods = Goods
box-good-name = { $good ->
    [spice] Spices
    [leather] Leather
    [carpet] Carpets
   *[pottery] Pottery
}
box-fewer = { $what }: remove one
box-more = { $what }: add one
box-row = Row
box-kind = Landscape
box-cost = Rubies
box-points = Points
box-colour = Colour
box-colour-name = { $colour ->
    [grey] Grey
    [blue] Blue
    [yellow] Yellow
    [red] Red
   *[green] Green
}
box-motif = Pattern
box-figure = Figure
box-figure-brush = Draw with
box-figure-need = { $need ->
    [any] any Landscape
    [palace] Palace
    [caravan] Caravan
    [oasis] Oasis
    [market] Market
    [empty] empty space
   *[none] nothing
}
box-figure-cell = Row { $row }, column { $column }: { $need ->
    [any] any Landscape
    [palace] Palace
    [caravan] Caravan
    [oasis] Oasis
    [market] Market
    [empty] empty space
   *[none] nothing
}
box-figure-turned = May be turned
box-figure-mirrored = May be mirrored
box-keys-landscapes = With the keyboard: choose a tile with the arrows and type its four sides clockwise from the top ({ $letters }). You then move on to the next tile.
box-keys-market = With the keyboard: choose a Market with the arrows and type its four sides clockwise from the top ({ $letters }), then the number of spices, leather, carpets and pottery. You then move on to the next Market.
box-keys-starts = With the keyboard: choose a starting tile with the arrows and type its right sides from row 1 to row 4 ({ $letters }; - for nothing).
box-keys-objectives = With the keyboard: choose a card with the arrows and type its points; Enter marks it as seen and moves on.
box-keys-characters = With the keyboard: choose a card with the arrows and type its rubies. You then move on to the next card.
box-keys-stalls = With the keyboard: choose a card with the arrows and type the number of spices, leather, carpets and pottery. You then move on to the next card.
box-keys-mosaics = With the keyboard: choose a card with the arrows and type the letter of its pattern. Use a different letter for each pattern on your cards.
box-keys-more = Enter: seen as it is, next. Backspace: one step back.
box-not-a-set = This file is not a component set. { $problem }
box-loaded = “{ $set }” was opened.
box-saved = “{ $set }” was saved as a file.
box-undone = Undone.
box-now = { $entry }: { $content }
