plain-actions = Possible moves
plain-nothing = No move is offered now.
