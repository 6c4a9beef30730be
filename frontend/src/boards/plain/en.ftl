plain-actions = Possible moves
plain-plans = What you could do last time: one can be planned
plain-nothing = No move is offered now.

plain-key-digits = choose an action by its place in the list
plain-help = Choose one of the moves on offer, read the preview, then confirm with the button, or with a second tap on the same place.
