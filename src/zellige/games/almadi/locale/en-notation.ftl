# The words of the notation, and how each may be typed: several with a comma between them.

notation-take = take
notation-put = put
notation-place = place
notation-genie = genie
notation-stall = stall
notation-moon = moon
notation-ruby = ruby
notation-done = done
notation-pass = pass
notation-start = start
notation-keep = keep
notation-recruit = recruit
notation-seat = seat
notation-mosaic = mosaic
notation-spice = spice
notation-leather = leather
notation-carpet = carpet
notation-pottery = pottery
notation-empty = empty
notation-marteline = marteline
