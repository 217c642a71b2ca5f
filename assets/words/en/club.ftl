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
honour-honours-even = All square
honour-five-in-a-row = Five in a row
honour-two-down = From two down
honour-three-down = From three down
honour-at-the-death = Last gasp
honour-rout = A rout
honour-from-the-spot = From the spot
honour-silverware = Silverware
honour-cabinet = The cabinet
honour-tour-cup = Tour winner
honour-unbeaten = Unbeaten
honour-fifth-heat = Halfway up
honour-last-heat = The summit
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
honour-schooled-how = Finish a lesson in every game.
honour-all-rounder-how = Win a match in every game.
honour-full-card-how = Play every game within 24 hours.
honour-on-the-road-how = Win as the away side.
honour-ladder-how = Beat bots of every level in one game.
honour-climb-how = Beat four ever stronger bots in a row.
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
honour-tour-cup-how = Win a tour.
honour-unbeaten-how = Win a tour without losing a match.
honour-fifth-heat-how = Win a tour of heat five or harder.
honour-last-heat-how = Win a tour of heat nine.
honour-brick-wall-how = Win with five saves or more.
honour-hands-off-how = Win without winning the ball back once.
honour-clinical-how = Win with two shots or more, all goals.
honour-clean-match-how = Beat a pro, wasting under 5% win chance.
honour-clean-hands-how = Play a clean match in three of the games.
honour-outthought-how = Beat a world-class bot with fewer slips.
honour-against-the-odds-how = Win although bad luck cost you 15%.
honour-head-high-how = Lose to a bot with more slips than you.
honour-second-chance-how = Win a deal you have lost before.
# The parts of the wall of honours, in capitals.
honour-kind-table = AT THE TABLE
honour-kind-rivals = RIVALS
honour-kind-nights = GREAT NIGHTS
honour-kind-cups = CUPS AND SHOOTOUTS
honour-kind-craft = CRAFT

competition-cup = Cup
competition-league = League
competition-groups = Groups
# A group of a competition, by its letter.
competition-group = Group { $letter }
# Sides whose person has no name: the only one, and one of several.
competition-you = You
competition-player = Player { $n }
# A bot, with its club where another one has the same name: `Pro bot (Millrace Rovers)`.
competition-bot = { $name } ({ $club })

## Competitions. $who and $rival are `you` for the person at the table; $name and $second are names.

round-final = Final
round-semi-final = Semi-final
round-semi-finals = Semi-finals
round-quarter-final = Quarter-final
round-quarter-finals = Quarter-finals
round-last-16 = Last 16
# $stage is one of the messages above.
round-leg = { $stage }, leg { $n }
round-decider = { $stage }, decider
round-of-groups = Groups, round { $n } of { $of }
round-of = Round { $n } of { $of }
# The heading of a round of a league or of groups, above its matches.
round-number = Round { $n }
# Below them: the club that has no match in that round.
round-free = No match: { $club }
# A match of a competition: `Semi-final: You v Pro Bot`.
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
} { $score } in the { $round ->
    [last-16] last sixteen
   *[other] { $round }
}
beaten-on-kicks = { $who ->
    [you] you
   *[other] { $name }
} { $score } ({ $kicks } on penalties) in the { $round ->
    [last-16] last sixteen
   *[other] { $round }
}
# The second of a competition: $who and $name lost to $rival; $kicks is the score of a shootout.
silver-cup = { $who ->
    [you] You
   *[other] { $name }
} lost the final { $score } to { $rival }.
silver-cup-on-kicks = { $who ->
    [you] You
   *[other] { $name }
} lost the final to { $rival } on penalties: { $score }, then { $kicks }.
silver-league = { $who ->
    [you] You
   *[other] { $name }
} finished second, { $n ->
    [0] level on points with
    [one] one point behind
   *[other] { $n } points behind
} { $rival }.
stage-cup = cup { $round ->
    [last-16] last sixteen
   *[other] { $round }
}
stage-league = league match { $n } of { $of }
stage-groups = group match { $n } of { $of }

## Club house

club-tab-matches = Matches
club-tab-figures = Stats
club-tab-honours = Honours
club-tab-tours = Tours
club-tab-notebooks = Notebooks
club-tab-files = Files
# Matches were found: all, or some of $n. Some may still be unread.
club-count = { $n ->
    [one] One match
   *[other] { $n } matches
}
club-count-of = { $found } of { $n ->
    [one] one match
   *[other] { $n } matches
}
club-count-reading = { $counted }; still reading { $n }
club-nothing-taken = Your matches are open in another window of the game: see them there.
club-nothing-yet = Looking for your matches …
club-nothing-kept = No match yet. Every match that you finish is saved here: to look at, to play again, to send to a friend.
club-hidden = { $n ->
    [one] The filters hide your only match.
   *[other] The filters hide all { $n } of your matches.
}
club-clear-filters = Clear the filters
club-play = Play a match

## Club house: the search, with the values that it begins with

club-by-game = Game
club-all-games = All games
club-by-rival = Against
club-anybody = Anybody
club-a-person = A person
club-bots-alone = Bots only
club-by-result = Result
club-any-result = Any result
club-ended-won = Won
club-ended-drawn = Drawn
club-ended-lost = Lost
club-by-occasion = Occasion
club-any-type = Any type
club-competitions = Competitions
club-friendlies = Friendlies
club-by-name = Who
club-everybody = Everybody
club-starred = Starred

## Club house: a match

# A line for screen readers. $result is the result, $when how long ago it was.
club-line = { $game }: { $players } · { $result } · { $when }
# A score and the kicks of a shootout: `2-2 (4-3)`.
club-score-and-kicks = { $score } ({ $kicks })
# The result for the only person: $score is that person's goals first, and the kicks of a shootout.
club-won = Won { $score }
club-drew = Drew { $score }
club-lost = Lost { $score }
# A match that somebody else has sent.
club-from-elsewhere = From elsewhere
club-one-manager = { $name }, one manager
# $when is how long ago it was.
club-played = { $when }, { $n ->
    [one] 1 decision
   *[other] { $n } decisions
}
club-played-in-competition = In a competition, { $when }, { $n ->
    [one] 1 decision
   *[other] { $n } decisions
}
# An option of the match that differs from the usual one.
club-option = { $option }: { $value }
club-number = Match number { $number }
club-paste = Paste a match code
club-open = Open files
club-watch = WATCH
club-same-deal = Play the same deal
club-copy = Copy the code
club-save = Save as a file
club-report = Report
club-picture = Picture
club-star = Star
club-copied = Match code copied: send it to a friend.
club-taken-in = { $n ->
    [0] There was nothing new to add.
    [one] One match was added to the club house.
   *[other] { $n } matches were added to the club house.
}
club-known = That match is already here.
club-saved = Saved in { $path }.
club-saved-all = { $n ->
    [one] One match was saved in { $path }.
   *[other] { $n } matches were saved in { $path }.
}
# $saved is the sentence before. $which names the files.
club-saved-but = { $left ->
    [one] { $saved } One match could not be read: { $which }
   *[other] { $saved } { $left } matches could not be read: { $which }
}
club-erased = { $n ->
    [one] One match was deleted.
   *[other] { $n } matches were deleted.
}
club-unwritten = Nothing could be saved there. Try another folder.
club-gone = This match could not be read. Its file is damaged or gone. The other matches are safe.
club-not-saved = This match could not be saved as a file. It is still in the club house. Try again, or copy its code instead.
# Why nothing was taken in. $why is a sentence that begins with code- or record-; $fault is what the program found
# wrong, in English.
club-no-code = No match could be added from the clipboard. { $why }
club-no-record = No match could be added from the clipboard. { $why }
club-unfinished = That match is not over yet: only finished ones are saved here.
club-here-already = That match is already here.
club-in-use = The game is open in another window, and only that one can save. Add it there.
club-no-match-file = No match could be added from { $file }. { $why }
club-unreadable = { $file } cannot be read: { $cause }.
code-short = The code is too short. Get the whole code and try again.
code-long = The code is far too long. Try again with the code alone.
code-strange = It is more than a code: it contains “{ $found }”. Copy the code alone, without the words around it, and try again.
code-letter = One character of the code is wrong: number { $at } is “{ $found }” and should be “{ $expected }”. Copy the code again, or correct it where you copied it from, and paste it again.
code-swapped = Two characters of the code are swapped: numbers { $at } and { $next }. Copy the code again, or correct it where you copied it from, and paste it again.
code-damaged = Some characters of the code are missing or wrong. Get the whole code and try again.
code-newer = The code comes from a newer version of the game. Update the game and try again.
code-older = The code comes from an older version of the game with other rules, so this version cannot play its match.
code-game = The code is for a game that this version does not have. Update the game and try again.
code-no-match = The code is complete, but this version cannot play its match. Ask for the match as a file instead. Details: { $fault }.
record-newer = The match was saved by a newer version of the game. Update the game and try again.
record-unreadable = This is not a match, or it is damaged. Ask for the match again. Details: line { $line }, column { $column }.
record-illegal = Decision { $n } of the match breaks the rules, so someone may have changed it. Ask for the match again. Details: { $fault }.
record-unusable = The match is damaged, or from another version of the game. Update the game, or ask for the match again. Details: { $fault }.
club-clipboard-empty = There is no text on the clipboard. Copy what you want to add first.
club-cannot-add = Nothing was added, because nothing can be saved: { $cause }. Try again once that is solved.
club-not-erased = Not all matches were deleted: { $cause }. Try again once that is solved.
club-clipboard-closed = The clipboard cannot be reached. Try again in a moment.

## Club house: statistics. A tile has a figure, a name in capitals, and a note.

club-tile-played = PLAYED
club-tile-played-note = Matches you played to the end.
club-tile-points = POINTS WON
club-tile-points-note = A win counts as one, a draw as a half.
club-tile-goals = GOALS
club-tile-goals-note = Yours and theirs.
club-tile-clean-sheets = CLEAN SHEETS
club-tile-clean-sheets-note = No goal against you.
club-tile-run = LONGEST RUN
club-tile-run-note = Wins one after another.
club-tile-best = BEST WIN
club-tile-best-note = By the most goals.
club-tile-comebacks = COMEBACKS
club-tile-comebacks-note = Won from two goals down.
club-tile-penalties = PENALTIES
club-tile-penalties-note = Scored in shootouts. Saved: { $out } of { $faced }.
club-tile-beaten = BEATEN
club-tile-beaten-note = The strongest bot you beat.
club-tile-time = AT THE TABLE
club-tile-time-note = { $n ->
    [one] One match timed.
   *[other] { $n } matches timed.
}
club-tile-decisions = YOUR DECISIONS
club-tile-luck = LUCK
# The unit of the last two, and by how many reports.
club-unreported = Per match, once you have match reports.
club-of-a-win = { $n ->
    [one] Win chance per match, from one report.
   *[other] Win chance per match, from { $n } reports.
}
club-of-goals = { $n ->
    [one] Goals per match, from one report.
   *[other] Goals per match, from { $n } reports.
}
club-against = AGAINST
club-against-nobody = Nobody: one manager
# An opponent in the figures of several games, as its name differs from game to game.
club-opponent-in = { $bot }, { $game }
club-column-played = Played
club-column-won = Won
club-column-drawn = Drawn
club-column-lost = Lost
club-column-goals = Goals
club-column-points = Points
club-uncounted = Nothing to count yet. Only matches that one person at this screen played to the end are counted, not lessons.
club-given-away = GIVEN AWAY
club-plot-wins = % win chance per match
club-plot-goals = goals per match
club-unplotted = No report yet: one is made after each match.
club-of-late = LATEST RESULTS
club-newest-right = the newest on the right

## Club house: honours

club-about-honours = Honours come only from the matches saved here. Percentages are win chance, as in the match report.
# $n honours of $of are earned.
club-honours-count = { $n } of { $of } earned
# The honours that are nearest, in capitals.
club-nearest = WITHIN REACH
club-cups = TROPHY SHELF
club-cups-count = { $n ->
    [one] One cup
   *[other] { $n } cups
}
club-no-cups = The shelf is waiting. Win a cup final, and the cup stands here.
club-enter-cup = To the competitions
# $when is how long ago it was.
club-earned = Earned { $when }.
# For screen readers: an honour with the match that earned it.
club-earned-with = { $name }: { $how } You did: { $game }, { $players }, { $ended ->
    [won] won { $score }
    [drawn] drew { $score }
    [lost] lost { $score }
   *[none] { $score }
}.

## Club house: notebooks

notebook-some = The best bots of these games keep a notebook on how you play. Here is all they know about you: only choices that you both saw, never a card. A notebook stays on this computer. Burn it, and you are a stranger again. An unfinished match keeps the notes it began with.
notebook-none = No bot knows you yet. These three keep notebooks and remember you from match to match. Play one of them to the end, and this page shows you every word it wrote down.
notebook-off = The settings tell bots not to remember you. Until you change that, no bot reads its notebook or writes in it.
notebook-about = { $game }, about { $name }
notebook-about-you = { $game }, about you
notebook-burn = Burn this notebook
# The button for screen readers: $label is what stands on it, $about one of the two above.
notebook-button = { $label }: { $bot }, { $about }

## Club house: files

club-about-files = Every match that you finish is saved on this computer, in the game’s own folder, and nowhere else: nothing is ever sent anywhere. Matches can be saved as files wherever you like. Open such a file, drop it on this window, or paste a match code, and the match is back.
club-save-all = Save all matches as files
club-save-all-note = In a folder that you choose, for another computer or for a friend.
club-erase = Delete all except starred
club-erase-note = Their reports and honours go with them.

## The report of a match

report-tab-match = The match
report-tab-decisions = Decisions
report-to-matches = To the matches
report-head = { $game }: { $players } · { $result }
report-being-made = Going through the match: a few seconds …
report-none = No report could be made of this match.
report-of-lesson = A lesson gets no report, because it told you what to do.
report-weighing = Weighing the decisions: a few seconds …
# Below the graph: how to use it, or the value under the pointer.
report-click = Click the line to see the match from there.
report-see-from-there = See the match from there
report-at-wins = Decision { $n }: { $chance } to win. Click to see it.
report-at-goals = Decision { $n }: { $lead } goals. Click to see it.
report-dearest-yours = YOUR COSTLIEST DECISIONS
# $name is a player, in capitals.
report-dearest-of = COSTLIEST DECISIONS: { $name }
# $name is the label of what was done.
report-decision = { $n }: { $name }
report-cost = −{ $amount }
report-see = See it
report-see-decision = See it: decision { $n }
report-failed-too = This time it would not have helped, but it pays over many tries.
report-flawless = No clear mistake.
# $amount is a part of a win, or goals.
report-small-losses = No single choice was clearly wrong. Together they cost { $amount }.
report-all-guesses = In itself no place is better than another. What wins is reading where the other side goes.

## What made the result: headings in capitals, each with a sentence. $who is `you` for who reads it, else $name is the player.

report-your-choices = YOUR CHOICES
report-their-choices = THEIR CHOICES
# $name is a player, in capitals.
report-reading = READING { $name }
report-guesses = GUESSES
report-luck = LUCK
# What chance decides, if the game does not say.
report-chance = Chance
# $what is a key, $chance what chance decides in the game: `The die`. Words around it go by $by: cards,
# die or luck; it is luck too where $what is another.
report-no-difference = { $what ->
    [your-choices] Your choices
    [their-choices] Their choices
    [habit] Reading their habits
    [guesses] Right and wrong guesses
   *[chance] { $chance }
} made no difference.
report-brought = { $what ->
    [your-choices] Your choices
    [their-choices] Their choices
    [habit] Reading their habits
    [guesses] Right and wrong guesses
   *[chance] { $chance }
} gained { $who ->
    [you] you
   *[other] { $name }
} { $amount }.
report-cost-side = { $what ->
    [your-choices] Your choices
    [their-choices] Their choices
    [habit] Reading their habits
    [guesses] Right and wrong guesses
   *[chance] { $chance }
} cost { $who ->
    [you] you
   *[other] { $name }
} { $amount }.
report-no-better-place = In itself no place is better than another: what counts is guessing theirs.
# Said of the side that lost more. $who is `you` for the reader, `them` for the reader's opponent.
report-more-than-there-was = { $who ->
    [you] That is more than you had to lose at kick-off: on the way, luck and their mistakes gave some of it back.
    [them] That is more than they had to lose at kick-off: on the way, luck and your mistakes gave some of it back.
   *[other] That is more than there was to lose at kick-off: on the way, luck and the other side’s mistakes gave some of it back.
}
# From the kick-off to the end: chances of a win, or goals ahead.
report-went-wins = { $who ->
    [you] Your chance of winning
   *[other] Chance of winning for { $name }
}: { $from } at kick-off, { $to } at the end.
report-went-goals = { $who ->
    [you] Your expected lead
   *[other] Expected lead for { $name }
} in goals: { $from } at kick-off, { $to } at the end.
report-turn = The white dot marks the turn that changed the match most, from { $before } to { $after }.
report-no-turn = No turn changed much.
report-bars = Each bar starts where the one above it ends. Yellow is a gain, red a loss, and the white mark shows where it leaves you.
report-counted = A win counts as 100%, a draw as 50%.

## Tours.
club-tours-none = No tour has been played here yet.
club-tours-cups = CUPS
club-tours-heat = HARDEST HEAT
club-tours-heat-note = The hardest one you have won.
club-tours-points = MOST POINTS
club-tours-points-note = In a single tour.
club-tours-streak = STOPS IN A ROW
club-tours-streak-note = Won without a defeat.
club-tours-helpers = HELPERS THAT WON MOST
club-tours-all = TOURS
club-tours-played = { $n ->
    [one] From one tour.
   *[other] From { $n } tours.
}
club-tours-helper = { $cups ->
    [one] One cup
   *[other] { $cups } cups
} in { $played ->
    [one] one tour
   *[other] { $played } tours
}
