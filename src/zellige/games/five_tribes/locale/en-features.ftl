# Five Tribes: what a seat has and may hope for, one sentence a feature. $count: how many, or tenths of a point where it says so.

feature-coins =
    { $count ->
        [0] There are no coins in hand.
        [one] There is one coin in hand.
       *[other] There are { $count } coins in hand.
    }
feature-coins-short =
    { $count ->
        [0] There are coins enough for high bids.
        [one] One coin is lacking for high bids.
       *[other] { $count } coins are lacking for high bids.
    }
feature-viziers =
    { $count ->
        [0] There are no Viziers.
        [one] The Viziers bring one point.
       *[other] The Viziers bring { $count } points.
    }
feature-vizier-bonus =
    { $count ->
        [0] Nobody has fewer Viziers.
        [one] Having more Viziers brings one point.
       *[other] Having more Viziers than others brings { $count } points.
    }
feature-vizier-lead = Lead in Viziers over the other seats together: { $count }.
feature-elders =
    { $count ->
        [0] There are no Elders.
        [one] The Elders bring one point.
       *[other] The Elders bring { $count } points.
    }
feature-elders-spare =
    { $count ->
        [0] No Elder can be spent on djinns.
        [one] One Elder can be spent on djinns.
       *[other] { $count } Elders can be spent on djinns.
    }
feature-djinns =
    { $count ->
        [0] There are no djinns.
        [one] The djinns bring one point.
       *[other] The djinns bring { $count } points.
    }
feature-djinn-powers = What the powers of the djinns may still bring, in tenths of a point: { $count }.
feature-tiles =
    { $count ->
        [0] No tile is held.
        [one] The tiles held bring one point.
       *[other] The tiles held bring { $count } points.
    }
feature-palms =
    { $count ->
        [0] No palm tree brings points.
        [one] Palm trees bring one point.
       *[other] Palm trees bring { $count } points.
    }
feature-palaces =
    { $count ->
        [0] No palace brings points.
        [one] Palaces bring one point.
       *[other] Palaces bring { $count } points.
    }
feature-goods =
    { $count ->
        [0] There are no goods in hand.
        [one] The goods in hand sell for one point.
       *[other] The goods in hand sell for { $count } points.
    }
feature-goods-kinds =
    { $count ->
        [0] No kind of goods is in hand.
        [one] One kind of goods is in hand.
       *[other] { $count } kinds of goods are in hand.
    }
feature-goods-cards =
    { $count ->
        [0] No goods card is in hand.
        [one] One goods card is in hand.
       *[other] { $count } goods cards are in hand.
    }
feature-fakirs =
    { $count ->
        [0] No Fakir is in hand.
        [one] One Fakir is in hand.
       *[other] { $count } Fakirs are in hand.
    }
feature-sites =
    { $count ->
        [0] No Oasis or Village is held.
        [one] One Oasis or Village is held, where more can be built.
       *[other] { $count } Oases and Villages are held, where more can be built.
    }
feature-camels =
    { $count ->
        [0] All camels are placed.
        [one] One camel is left.
       *[other] { $count } camels are left.
    }
feature-income =
    { $count ->
        [0] No Builders are about to be paid.
        [one] Builders are about to bring one coin.
       *[other] Builders are about to bring { $count } coins.
    }
feature-killing =
    { $count ->
        [0] No Assassin is about to strike.
        [one] An Assassin is about to strike.
       *[other] Assassins are about to strike twice.
    }
feature-drawing =
    { $count ->
        [0] Nothing is about to be drawn.
        [one] One card is about to be drawn.
       *[other] What is about to be drawn counts as { $count } cards.
    }
feature-offers = What the board offers to one’s turns still to come in this round, in tenths of a point: { $count }.
