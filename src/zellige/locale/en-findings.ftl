## What many games say of strategy: a page

findings-title = { $game }: what many games say
findings-played = { $games ->
    [one] One game
   *[other] { $games } games
} of { $blocks ->
    [one] one deal
   *[other] { $blocks } deals
}, { $seats ->
    [one] one player at the table
   *[other] { $seats } players at the table
}: { $players }.
findings-deals = Deals { $first } to { $last }; zellige { $release }.
findings-reading = Seen, not proven: what winners often have may help them to win, or come to those who win anyway; and other players may play otherwise. Bars are 95 % intervals, for which whole deals were drawn again 2,000 times; where there is none, fewer than five deals had such a case. The dashed line is where all would be alike. Of twenty intervals one misses by chance.
findings-picture = { $name }: a dot and an interval for each line of the table below
findings-answer = What was seen
findings-cases = How often
findings-won = Won, %
findings-margin = Margin, points
findings-points = Points
findings-score = Own score
findings-share = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 0) } %
findings-share-between = { NUMBER($value, maximumFractionDigits: 0) } % ({ NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) })
findings-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
findings-mean-between = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
findings-done = { $path } is the page.
findings-extra = Pictures are left out: they need matplotlib, which pip install "zellige[study]" brings.
error-nothing-finished = { $path } holds no finished game.
error-mixed-games = The games in { $path } are not alike: one page is about one game, with one number of players and the same options.

answer-number = { $low }
answer-span = { $low } to { $high }
answer-more = { $low } and more
question-seats = What a seat is worth
    .about = Seats in the order of the turns: seat 1 begins.
question-columns = Where winners are ahead
    .about = By how many points winners were ahead of the mean of the others, column by column of the score pad.
