## The score pad: what a person counts on a real table

pad-place = { $section } – { $field }
pad-place-seat = { $place } ({ $seat })
pad-wins =
    { $you ->
        [yes] You win
       *[no] { $seat } wins
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
pad-wins-tie = { $wins } Where scores are equal, { $tie }.
pad-shared = { $others } and { $last } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
pad-total = Total
pad-nobody = nobody
pad-ask-number = { $place } [0 to { $most }]:
pad-ask-numbers = { $place } [numbers with blanks between them]:
pad-ask-holder = { $place } [1 to { $seats }, 0 for nobody]:
pad-ask-cards = { $place } [{ $known }]:
pad-ask-yes = { $place } [0 for no, 1 for yes]:

## What cannot be, one sentence each that names the field

refused-unknown = “{ $place }”: this score pad asks for nothing of that name.
refused-by-seat = { $place }: a list is needed here, with an entry for each of the { $seats } players.
refused-by-seat-long = { $place }: { $found } entries are too many for { $seats } players.
refused-yes-or-no = { $place }: true or false is needed here, not “{ $found }”.
refused-holder = { $place }: a player from 1 to { $seats } is needed here, or 0 for nobody, not “{ $found }”.
refused-list = { $place }: a list is needed here, not “{ $found }”.
refused-list-long = { $place }: { $found } entries are too many, { $most } are possible.
refused-card = { $place }: there is no “{ $found }”.
refused-card-twice = { $place }: { $card } is named twice.
refused-card-elsewhere = { $place }: { $card } already lies before { $other }.
refused-whole = { $place }: a whole number from { $least } to { $most } is needed here, not “{ $found }”.
refused-bounds = { $place }: { $found } is not possible, only { $least } to { $most }.
