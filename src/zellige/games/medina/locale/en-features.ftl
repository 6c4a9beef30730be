# Médina: what a seat has and may hope for, one sentence a feature. $count: how many, or tenths of a point where it says so.

feature-points =
    { $count ->
        [0] There are no points yet.
        [one] One point is on the board.
       *[other] { $count } points are on the board.
    }
feature-palaces-now =
    { $count ->
        [0] No palace can be claimed now.
        [one] The palaces that can be claimed now are worth one point.
       *[other] The palaces that can be claimed now are worth { $count } points.
    }
feature-palaces-at-risk =
    { $count ->
        [0] No palace waits that others may claim first.
        [one] The palaces that others may claim first are worth one point.
       *[other] The palaces that others may claim first are worth { $count } points.
    }
feature-palaces-growing =
    { $count ->
        [0] No palace that can still grow is unclaimed.
        [one] Unclaimed palaces that can still grow are worth one point.
       *[other] Unclaimed palaces that can still grow are worth { $count } points.
    }
feature-palaces-later = What palaces yet to be claimed may bring, in tenths of a point: { $count }.
feature-colours =
    { $count ->
        [0] There is a palace in every colour.
        [one] A palace is lacking in one colour.
       *[other] Palaces are lacking in { $count } colours.
    }
feature-palace-tiles =
    { $count ->
        [0] No palace tile is within reach.
        [one] The palace tiles within reach are worth one point.
       *[other] The palace tiles within reach are worth { $count } points.
    }
feature-roofs =
    { $count ->
        [0] No roof is left.
        [one] One roof is left.
       *[other] { $count } roofs are left.
    }
feature-buildings =
    { $count ->
        [0] No building is left in a colour that lacks a palace.
        [one] One building is left in a colour that lacks a palace.
       *[other] { $count } buildings are left in colours that lack a palace.
    }
feature-stables =
    { $count ->
        [0] No stable is left.
        [one] One stable is left.
       *[other] { $count } stables are left.
    }
feature-merchants =
    { $count ->
        [0] No merchant is left.
        [one] One merchant is left.
       *[other] { $count } merchants are left.
    }
feature-walls =
    { $count ->
        [0] No wall is left.
        [one] One wall is left.
       *[other] { $count } walls are left.
    }
feature-neutral-roofs =
    { $count ->
        [0] No neutral roof is left.
        [one] One neutral roof is left.
       *[other] { $count } neutral roofs are left.
    }
feature-tea =
    { $count ->
        [0] There is no tea.
        [one] There is one tea tile.
       *[other] There are { $count } tea tiles.
    }
feature-stable-room =
    { $count ->
        [0] No palace of this seat can take a stable.
        [one] A stable fits beside this seat’s palaces at one place.
       *[other] Stables fit beside this seat’s palaces at { $count } places.
    }
feature-walls-to-come =
    { $count ->
        [0] No wall can come beside this seat’s palaces.
        [one] A wall can still come beside this seat’s palaces at one place.
       *[other] Walls can still come beside this seat’s palaces at { $count } places.
    }
