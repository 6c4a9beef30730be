# The page of one's own box: what stands on tiles and cards.

box-title = { $game }: your own box
box-intro = The printed tiles and cards are not public, so zellige plays with a reconstruction. Whoever owns the box enters here what stands on each piece; everything is kept in this browser as you go.
box-name = Name of the set
box-name-help = small letters, digits, dots and dashes
box-load = Open a set
box-save = Save the set
box-again = Begin again
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
box-checking = Checking …
box-good = The set agrees with the rulebook.
box-number-refused = A whole number from { $least } to { $most }, please; it stays { $value }.
box-aside = { $count ->
    [one] This browser keeps a set that this page cannot show. It was put aside: save it as a file, or let it go.
   *[other] This browser keeps { $count } sets that this page cannot show. They were put aside: save them as files, or let them go.
}
box-aside-save = Save what was put aside
box-aside-forget = Let it go
box-findings = { $count ->
    [one] One thing cannot be so
   *[other] { $count } things cannot be so
}
box-sections = Parts of the box
box-section = { $section ->
    [palace] Palaces
    [caravan] Caravans
    [oasis] Oases
    [market] Markets
    [starts] Start tiles
    [objectives] Objectives
    [characters] Characters
    [stalls] Stall cards
   *[mosaics] Mosaics
}
box-section-state = { $seen } of { $all }
box-section-wrong = something here cannot be so
box-entry-seen = seen in the box
box-entry-known = from the rulebook
box-entry-guessed = reconstructed
box-entry-wrong = cannot be so
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
box-what = What stands there
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
box-fewer = { $what }: one fewer
box-more = { $what }: one more
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
box-motif = Motif
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
box-keys-landscapes = With the keyboard: choose a tile with the arrows and type its four sides clockwise from the top ({ $letters }). The next tile follows by itself.
box-keys-market = With the keyboard: choose a Market with the arrows and type its four sides clockwise from the top ({ $letters }), then the number of spices, leather, carpets and pottery. The next Market follows by itself.
box-keys-starts = With the keyboard: choose a start tile with the arrows and type its right sides from row 1 to row 4 ({ $letters }; - for nothing).
box-keys-objectives = With the keyboard: choose a card with the arrows and type its points; Enter says that you have seen it and goes on.
box-keys-characters = With the keyboard: choose a card with the arrows and type its rubies. The next card follows by itself.
box-keys-stalls = With the keyboard: choose a card with the arrows and type the number of spices, leather, carpets and pottery. The next card follows by itself.
box-keys-mosaics = With the keyboard: choose a card with the arrows and type the letter of its motif. Give each picture of your cards a letter of its own.
box-keys-more = Enter: seen as it stands, next. Backspace: one step back.
box-not-a-set = This file is no component set. { $problem }
box-loaded = “{ $set }” was opened.
box-saved = “{ $set }” was saved as a file.
box-undone = Taken back.
box-now = { $entry }: { $content }
