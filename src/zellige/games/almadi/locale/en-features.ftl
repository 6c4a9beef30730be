# Almadi: what a realm promises, one sentence a feature. $count: how many, or tenths of a point where it says so.

feature-turns = Turns still to come: { $count }.
feature-oases =
    { $count ->
        [0] No Oasis stands beside another.
        [one] One Oasis stands beside another.
       *[other] { $count } Oases stand beside others.
    }
feature-lone-oases =
    { $count ->
        [0] No Oasis stands alone.
        [one] One Oasis stands alone.
       *[other] { $count } Oases stand alone.
    }
feature-oasis-room =
    { $count ->
        [0] The largest group of Oases cannot grow any more.
        [one] The largest group of Oases can grow at one place.
       *[other] The largest group of Oases can grow at { $count } places.
    }
feature-oasis-lead = Lead in the largest group of Oases: { $count }.
feature-oasis-bonus =
    { $count ->
        [0] The bonus for the largest group of Oases goes elsewhere as things stand.
       *[other] As things stand the largest group of Oases earns the bonus.
    }
feature-carried =
    { $count ->
        [0] No goods are transported.
        [one] One good is transported.
       *[other] { $count } goods are transported.
    }
feature-goods-waiting =
    { $count ->
        [0] No goods wait for a Caravan.
        [one] One good waits for a Caravan.
       *[other] { $count } goods wait for a Caravan.
    }
feature-room-waiting =
    { $count ->
        [0] The Caravans are full.
        [one] The Caravans have room for one more good.
       *[other] The Caravans have room for { $count } more goods.
    }
feature-caravan-group = Caravans in the largest group: { $count }.
feature-caravan-room =
    { $count ->
        [0] The largest group of Caravans cannot grow any more.
        [one] The largest group of Caravans can grow at one place.
       *[other] The largest group of Caravans can grow at { $count } places.
    }
feature-palaces =
    { $count ->
        [0] The Palaces are worth nothing yet.
        [one] The Palaces are worth one point.
       *[other] The Palaces are worth { $count } points.
    }
feature-palace-sides =
    { $count ->
        [0] No side of a Palace is free for an Oasis or a Market.
        [one] One side of a Palace is still free for an Oasis or a Market.
       *[other] { $count } sides of Palaces are still free for an Oasis or a Market.
    }
feature-mosaics =
    { $count ->
        [0] The Mosaics are worth nothing yet.
        [one] The Mosaics are worth one point.
       *[other] The Mosaics are worth { $count } points.
    }
feature-mosaics-waiting =
    { $count ->
        [0] No Mosaic waits for a Palace.
        [one] One Mosaic waits for a Palace.
       *[other] { $count } Mosaics wait for a Palace.
    }
feature-palaces-bare =
    { $count ->
        [0] There is no Palace without a Mosaic.
        [one] A Mosaic on each Palace that has none would bring one point.
       *[other] A Mosaic on each Palace that has none would bring { $count } points.
    }
feature-jars =
    { $count ->
        [0] No Jar is activated.
        [one] One Jar is activated.
       *[other] { $count } Jars are activated.
    }
feature-jars-open =
    { $count ->
        [0] No Jar faces a free place.
        [one] One Jar faces a free place.
       *[other] { $count } Jars face a free place.
    }
feature-martelines-open =
    { $count ->
        [0] No Marteline faces a free place.
        [one] One Marteline faces a free place.
       *[other] { $count } Martelines face a free place.
    }
feature-stalls-open =
    { $count ->
        [0] No Stall faces a free place.
        [one] One Stall faces a free place.
       *[other] { $count } Stalls face a free place.
    }
feature-moons-open =
    { $count ->
        [0] No Moon faces a free place.
        [one] One Moon faces a free place.
       *[other] { $count } Moons face a free place.
    }
feature-rubies-open =
    { $count ->
        [0] No Ruby faces a free place.
        [one] One Ruby faces a free place.
       *[other] { $count } Rubies face a free place.
    }
feature-genies-open =
    { $count ->
        [0] No Genie faces a free place.
        [one] One Genie faces a free place.
       *[other] { $count } Genies face a free place.
    }
feature-arrows-open =
    { $count ->
        [0] No arrow faces a free place.
        [one] One arrow faces a free place.
       *[other] { $count } arrows face a free place.
    }
feature-genie =
    { $count ->
        [0] No Genie waits for a wish.
       *[other] A Genie waits for a wish.
    }
feature-objectives =
    { $count ->
        [0] No Objective is completed.
        [one] Completed Objectives bring one point.
       *[other] Completed Objectives bring { $count } points.
    }
feature-objectives-held =
    { $count ->
        [0] No Objective is open.
        [one] Open Objectives are worth one point, or cost it.
       *[other] Open Objectives are worth { $count } points, or cost them.
    }
feature-objectives-hoped = What may be hoped for from open Objectives, in tenths of a point: { $count }.
feature-objective-now = What a Moon that waits can bring, in tenths of a point: { $count }.
feature-objective-near = What a later Moon may bring, in tenths of a point: { $count }.
feature-ruby-points = What the rubies are worth, in tenths of a point: { $count }.
feature-ruby-lead = Lead in rubies: { $count }.
feature-purse =
    { $count ->
        [0] There are no rubies to recruit with.
        [one] There is one ruby to recruit with.
       *[other] There are { $count } rubies to recruit with.
    }
feature-characters =
    { $count ->
        [0] Recruited Characters bring no points yet.
        [one] Recruited Characters bring one point.
       *[other] Recruited Characters bring { $count } points.
    }
feature-powers = What powers of Characters may still bring, in tenths of a point: { $count }.
feature-places =
    { $count ->
        [0] There is no place for another Landscape.
        [one] There is one place for another Landscape.
       *[other] There are { $count } places for another Landscape.
    }
feature-holes =
    { $count ->
        [0] The realm has no hole between four Landscapes.
        [one] The realm has one hole between four Landscapes.
       *[other] The realm has { $count } holes between four Landscapes.
    }
feature-longest-row = Landscapes in the longest row: { $count }.
