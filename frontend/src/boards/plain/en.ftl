plain-actions = Possible moves
plain-nothing = No move is offered now.

plain-key-digits = choose an action by its place in the list
