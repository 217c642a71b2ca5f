### English: the tour

## The heats: what each changes, said before a tour begins.
tour-heat-first = You have { $lives } lives and { $seats } seats on the bus.
tour-heat-stronger = { $n ->
    [one] Opponents are stronger than in the heat before, at one stop.
   *[other] Opponents are stronger than in the heat before, at { $n } stops.
}
tour-heat-lives = { $lives ->
    [one] You have one life.
   *[other] You have { $lives } lives.
}
tour-heat-seats = The bus has { $seats } seats.
tour-heat-whole = Matches are full-length one stop earlier, from stop { $stop } on.

## The helpers on the bus: how they work, their names, and what each does in one line.
tour-kind-knowledge = Knowledge
tour-kind-choice = Choice
tour-kind-forgiveness = Second chances
tour-kind-points = Points

tour-perk-scout = Scout
tour-perk-scout-line = Tells you every opponent’s habit before the match.
tour-perk-analyst = Analyst
tour-perk-analyst-line = Gets you three answers from the coach in every match, and one more after each win over a stop’s strongest opponent.
tour-perk-film-room = Film room
tour-perk-film-room-line = Shows you the next opponent’s last match against somebody else.
tour-perk-route-map = Route map
tour-perk-route-map-line = Shows you every stop ahead.
tour-perk-statistician = Statistician
tour-perk-statistician-line = Tells you your chances on each way before you choose one.
tour-perk-captain = Captain
tour-perk-captain-line = Lets you choose home or away before every match.
tour-perk-gaffers-option = Gaffer’s option
tour-perk-gaffers-option-line = Lets you choose the options of one match, and of one more after each away win.
tour-perk-driver = Driver
tour-perk-driver-line = Lets you choose the way after a defeat, too.
tour-perk-chairman = Chairman
tour-perk-chairman-line = Gives you one more helper to choose from after every stop.
tour-perk-substitute = Substitute
tour-perk-substitute-line = Lets you play one lost match again, with another deal.
tour-perk-keeper-coach = Keeper coach
tour-perk-keeper-coach-line = Earns you a life for every three clean sheets.
tour-perk-physio = Physio
tour-perk-physio-line = Brings back a lost life once you win three in a row, counted from now.
tour-perk-travelling-fans = Travelling fans
tour-perk-travelling-fans-line = Double the points of every away win.
tour-perk-sponsor = Sponsor
tour-perk-sponsor-line = Adds a tenth to the first win’s points, two tenths to the next one’s, up to five. After a defeat it starts again.
tour-perk-groundhopper = Groundhopper
tour-perk-groundhopper-line = Adds 60 points for a win in a game that you have not won on this tour yet.

# What a helper has counted so far.
tour-count-answers = { $n ->
    [one] One answer
   *[other] { $n } answers
}
tour-count-left = { $n ->
    [0] Used
    [one] One left
   *[other] { $n } left
}
tour-count-clean-sheets = { $n } of { $of } clean sheets
tour-count-wins = { $n } of { $of } wins in a row
tour-count-streak = { $n ->
    [one] One win in a row
   *[other] { $n } wins in a row
}

## Stops: what is at stake, and what kind they are.
tour-stake-plain = Points
tour-stake-points = Double points
tour-stake-life = A lost life comes back
tour-stake-bus = Two more helpers to choose from
tour-stake-cup = The cup
tour-node-match = Match
tour-node-tie = Cup tie over two games
tour-node-final = Final
tour-worth = { $n }+ points
tour-tie-rule = Win both matches, or one of them and the shootout.
tour-final-may-change = This may still change: the final is in the game that you have won least.
tour-final-rule = A defeat costs a life, and the final is played again with another deal.
tour-tie-score = The cup tie so far: { $won } won, { $lost } lost.

## The line of a finished run.
tour-name = Tour { $number }, heat { $heat }
tour-line-won = Five-a-Side { $tour } (bots { $version }): the cup with { $lives ->
    [one] one life
   *[other] { $lives } lives
} left, { $points } points, { $codes }
tour-line-lost = Five-a-Side { $tour } (bots { $version }): out at stop { $stop }, { $points } points, { $codes }

## The way in, and a run under way.
title-tour = TOUR
title-continue-tour = CONTINUE TOUR
tour-title = THE TOUR
tour-occasion = Tour: stop { $stop } of { $of }
result-tour-goes-on = THE TOUR GOES ON
tour-lives = { $n ->
    [one] One life
   *[other] { $n } lives
}
tour-points = { $n ->
    [one] One point
   *[other] { $n } points
}
tour-points-to-medal = { $medal ->
    [bronze] { $n } points, bronze at { $mark }
    [silver] { $n } points, silver at { $mark }
    [gold] { $n } points, gold at { $mark }
   *[platinum] { $n } points, platinum at { $mark }
}
tour-seats-taken = { $n } of { $of } seats taken
tour-bus-empty = Nobody is on the bus yet.
tour-other-road = The way after a defeat
tour-legend-strength = Level, up to eight
tour-helper-progress = { $name } ({ $progress })
tour-helper-counts = { $name }: { $progress }.

## How a tour works: four pictures with a line each.
tour-how = How a tour works
tour-lesson-road = Nine stops, six games. Win, and you choose the way on.
tour-lesson-lives = A defeat costs one of three lives, and the bus takes the other way.
tour-lesson-bus = After every stop you choose one of three helpers.
tour-lesson-cup = Win the final, in the game you have won least, and the cup is yours. Points on the way earn a medal.
tour-lesson-on = ON THE ROAD

## The heats, before a tour.
tour-about = Nine stops, three lives, half an hour. Every tour is a new road with new helpers. Win one to open the next heat.
tour-heat = Heat { $n }
tour-heats = Heats
tour-begin = START HEAT { $n }
tour-alone = Alone
tour-in-turn = Two, taking turns
tour-in-turn-about = { $first } and { $second } play stop by stop: the same road and helpers, different cards.
tour-in-turn-names = To take turns, two people need names.
tour-road-new = A new road
tour-road-week = This week’s
tour-road-number = By number
tour-number = Tour number
tour-number-range = From 1 to 999,999,999.
tour-record = { $n ->
    [one] One tour played. Best: { $best } points.
   *[other] { $n } tours played. Best: { $best } points.
}
tour-others-stay = Another tour is under way. It stays as you left it.

## The map: what is chosen or played next.
tour-choose-way = Stop { $stop }: which way?
tour-way = { $game } against { $bot }
tour-stop = Stop { $stop }
tour-stop-match = Stop { $stop }, match { $n }
tour-at-home = at home
tour-away = away
tour-away-at = away: { $ground }
tour-hour-night = under floodlights
tour-hour-dusk = at dusk
tour-hour-day = in daylight
tour-chance = Your chance: { $n }%
tour-coach-is-closed = On tour the coach gives no advice, unless an analyst is on the bus.
tour-coach-answers = { $n ->
    [one] The analyst has one answer from the coach. Ask for it with { $key } at the table.
   *[other] The analyst has { $n } answers from the coach. Ask for them with { $key } at the table.
}
tour-coach-closed = No more answers in this match.
tour-coach-left = { $n ->
    [0] That was the last answer in this match.
    [one] One answer is left in this match.
   *[other] { $n } answers are left in this match.
}
# A button, and what stands in its place until the film is there.
tour-film = Watch the opponent’s last match
tour-film-soon = The film of the opponent’s last match is on its way.
tour-film-fault = The film of the opponent’s last match cannot be shown. The tour goes on without it. Details: { $fault }
tour-captain-asks = Your captain won the toss. Home or away?
tour-play-home = Home
tour-play-away = Away
tour-gaffer-asks = The gaffer lets you choose the options.
tour-as-drawn = By lot: { $options }
tour-usual-options = The usual options
tour-substitute-asks = The match is lost. Should the substitute play it again?
tour-replay = Play it again
tour-accept = Accept the defeat
tour-give-up = Give up this tour
tour-give-up-surely = Yes, give it up
tour-stay = Continue

## The bus, after a stop.
tour-stop-won = Stop { $stop } is won: { $points } points.
tour-stop-lost = { $n ->
    [0] Stop { $stop } is lost, and with it the tour.
    [one] Stop { $stop } is lost. One life is left.
   *[other] Stop { $stop } is lost. { $n } lives are left.
}
tour-who-boards = Who gets on the bus?
tour-life-back = { $n ->
    [one] A life has come back.
   *[other] A life has come back: { $n } lives.
}
tour-who-leaves = On board: { $name }. Who gets off?
tour-nobody-leaves = Nobody: choose again
tour-go-alone = Take nobody

## The end.
tour-won = THE CUP IS YOURS
tour-lost = OUT AT STOP { $stop }
tour-sum = { $tour }: { $n ->
    [one] one point
   *[other] { $n } points
}
tour-next-medal = { $medal ->
    [bronze] { $n } more for bronze.
    [silver] { $n } more for silver.
    [gold] { $n } more for gold.
   *[platinum] { $n } more for platinum.
}
tour-heat-opened = Heat { $n } is open.
tour-again = PLAY AGAIN
tour-copy = Copy result
tour-points-head = POINTS
tour-points-wins = Stops won
tour-points-strength = Strong opponents
tour-points-margin = Goals ahead
tour-points-stakes = Double points
tour-points-helpers = Helpers
tour-points-cup = The cup and lives left

## Two people in turn.
tour-out-at = out at stop { $stop }
tour-got-further = { $name } got further.
tour-equally-far = Both got just as far.
tour-turn = { POSSESSIVE($name) } turn
tour-points-of = POINTS OF { $name }

## The picture of a run.
tour-card-won-by = { $name } WINS THE CUP
tour-card-won = THE CUP IS WON
tour-card-lost-by = { $name } IS OUT AT STOP { $stop }
tour-card-number = The same road, the same helpers, the same cards: play tour { $number }.
