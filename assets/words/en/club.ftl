### English: club

## Honours: their names, and how each is earned.
honour-off-the-mark = Off the mark
honour-regular = A regular
honour-ten-hours = Ten hours
honour-schooled = Top of the class
honour-all-rounder = All-rounder
honour-full-card = The full card
honour-on-the-road = On the road
honour-ladder = Up the ladder
honour-climb = The climb
honour-giant-killer = Giant-killer
honour-top-of-the-world = Top of the world
honour-shut-out = Shut out
honour-honours-even = Honours even
honour-five-in-a-row = Five in a row
honour-two-down = From two down
honour-three-down = From three down
honour-at-the-death = At the death
honour-rout = A rout
honour-from-the-spot = From the spot
honour-silverware = Silverware
honour-cabinet = The cabinet
honour-brick-wall = Brick wall
honour-hands-off = Hands off
honour-clinical = Clinical
honour-clean-match = A clean match
honour-clean-hands = Clean hands
honour-outthought = Outthought
honour-against-the-odds = Against the odds
honour-head-high = Head held high
honour-second-chance = Second chance
honour-off-the-mark-how = Win a match.
honour-regular-how = Play 25 matches to the end.
honour-ten-hours-how = Spend ten hours at the table.
honour-schooled-how = Finish a lesson of every game.
honour-all-rounder-how = Win a match of every game.
honour-full-card-how = Play every game within 24 hours.
honour-on-the-road-how = Win as the away side.
honour-ladder-how = Beat bots of every level in one game.
honour-climb-how = Beat four bots in a row, each stronger.
honour-giant-killer-how = Beat a world-class bot.
honour-top-of-the-world-how = Beat a world-class bot in every game.
honour-shut-out-how = Beat a world-class bot without conceding.
honour-honours-even-how = Draw with a world-class bot.
honour-five-in-a-row-how = Win five matches in a row.
honour-two-down-how = Win after being two goals down.
honour-three-down-how = Win after being three goals down.
honour-at-the-death-how = Beat a bot by a goal at the very end.
honour-rout-how = Beat a bot by four goals or more.
honour-from-the-spot-how = Win a match in a shootout.
honour-silverware-how = Win the final of a cup.
honour-cabinet-how = Win the finals of three cups.
honour-brick-wall-how = Win with five saves or more.
honour-hands-off-how = Win without winning the ball back once.
honour-clinical-how = Win with two shots or more, all goals.
honour-clean-match-how = Beat a pro, giving away under 5 %.
honour-clean-hands-how = Play so clean a match in three games.
honour-outthought-how = Win with fewer slips than world-class.
honour-against-the-odds-how = Win though luck took 15 % from you.
honour-head-high-how = Lose to a bot with more slips than you.
honour-second-chance-how = Win a deal you have lost before.

## Competitions. $who and $rival are `you` for the person at the table; $name and $second are names.

round-final = Final
round-semi-finals = Semi-finals
round-quarter-finals = Quarter-finals
round-of = Round { $n } of { $of }
# A match of a competition: `Semi-finals: You v Ada Quist`.
occasion = { $round }: { $pairing }
pairing = { $home } v { $away }
crowned-cup-you = You win the cup
crowned-cup = { $name } wins the cup
crowned-league-you = You win the league
crowned-league = { $name } wins the league
# $won is a list of `beaten`.
way-cup = { $who ->
    [you] You
   *[other] { $name }
} beat { $won }.
season-all = { $who ->
    [you] You
   *[other] { $name }
} won every one of { $of } matches
season-drawn = { $who ->
    [you] You
   *[other] { $name }
} won { $won } and drew { $drawn } of { $of } matches
season-lost = { $who ->
    [you] You
   *[other] { $name }
} won { $won } and lost { $lost } of { $of } matches
season-mixed = { $who ->
    [you] You
   *[other] { $name }
} won { $won }, drew { $drawn } and lost { $lost } of { $of } matches
# $season is one of the messages above, $n the points ahead.
way-league = { $season }, { $n ->
    [0] level on points with
    [one] one point ahead of
   *[other] { $n } points ahead of
} { $rival ->
    [you] you
   *[other] { $second }
}.
beaten = { $who ->
    [you] you
   *[other] { $name }
} { $score } in the { $round }
beaten-on-kicks = { $who ->
    [you] you
   *[other] { $name }
} { $score } ({ $kicks } from the spot) in the { $round }
stage-cup = cup { $round }
stage-league = league match { $n } of { $of }
