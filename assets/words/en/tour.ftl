### English: the tour

## The heats: what each changes, said before a tour begins.
tour-heat-first = You have { $lives } lives and { $seats } seats on the bus.
tour-heat-stronger = { $n ->
    [one] At one stop the opponents are stronger.
   *[other] At { $n } stops the opponents are stronger.
}
tour-heat-lives = { $lives ->
    [one] You have one life.
   *[other] You have { $lives } lives.
}
tour-heat-seats = The bus has { $seats } seats.
tour-heat-whole = Matches are whole from stop { $stop } on.

## The helpers on the bus: how they work, their names, and what each does in one line.
tour-kind-knowledge = Knowledge
tour-kind-choice = Choice
tour-kind-forgiveness = Second chances
tour-kind-points = Points

tour-perk-scout = Scout
tour-perk-scout-line = Tells you the habit of every opponent before the match.
tour-perk-analyst = Analyst
tour-perk-analyst-line = Gives you three answers of the coach in every match, and one more after each win over a stronger side.
tour-perk-route-map = Route map
tour-perk-route-map-line = Shows you every stop ahead.
tour-perk-statistician = Statistician
tour-perk-statistician-line = Tells you your chances on every way before you choose it.
tour-perk-captain = Captain
tour-perk-captain-line = Lets you choose home or away before every match.
tour-perk-gaffers-option = Gaffer’s option
tour-perk-gaffers-option-line = Lets you choose the options of one match, and of one more after each away win.
tour-perk-driver = Driver
tour-perk-driver-line = Lets you choose the way on after a defeat.
tour-perk-chairman = Chairman
tour-perk-chairman-line = Brings one more helper to choose from after every stop.
tour-perk-substitute = Substitute
tour-perk-substitute-line = Lets you play one lost match again, with another deal.
tour-perk-keeper-coach = Goalkeeping coach
tour-perk-keeper-coach-line = Brings you a life for every three clean sheets.
tour-perk-physio = Physio
tour-perk-physio-line = Brings a lost life back after three wins in a row.
tour-perk-travelling-fans = Travelling fans
tour-perk-travelling-fans-line = Double the points of every away win.
tour-perk-sponsor = Sponsor
tour-perk-sponsor-line = Adds a tenth of the points for each win in a row, up to five.
tour-perk-groundhopper = Groundhopper
tour-perk-groundhopper-line = Adds 60 points for your first win in each game.

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

## The line of a finished run.
tour-name = Tour { $number }, heat { $heat }
tour-line-won = Five-a-Side { $tour } (bots { $version }): the cup with { $lives ->
    [one] one life
   *[other] { $lives } lives
} left, { $points } points, { $codes }
tour-line-lost = Five-a-Side { $tour } (bots { $version }): out at stop { $stop }, { $points } points, { $codes }
