### The pages: title, set-up, settings, keys, rules, pause, result, report, review, club house, competition, people, dialogs.

## Numbers. A no-break space keeps a figure and its unit on one line. `decimal` writes whole and tenth.

number-per-cent = { $n }%
number-per-cent-signed = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
}%
# A number with its sign; $n may have a decimal.
number-signed = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
}

## On every page

page-back = Back
# $faults names the files.
page-pictures-missing = Some pictures are missing, so cards may look plain. You can play every match all the same. To get the pictures back, install the game again. { $faults }
page-not-saved = NOT SAVED
# A button that asks once more before something is deleted.
page-sure = Sure?
page-sure-for-ever = Sure? This cannot be undone
page-delete = Delete
page-to-defaults = Reset to defaults
# The arrows beside a value, for screen readers. $name is the name of the setting.
page-step-back = { $name }: previous
page-step-on = { $name }: next
# The players of a match: names, or names of bots.
page-versus = { $home } v { $away }
# Stands between two crests.
page-v = v
page-you = You
# Said of whoever has no name, as the first and as the second of two players.
page-somebody = Somebody
page-somebody-second = somebody
page-two-players = Two players
page-the-lesson = The lesson
# How long ago a match was played.
page-just-now = Just now
page-day-unknown = On an unknown date
page-minutes-ago = { $n ->
    [one] A minute ago
   *[other] { $n } minutes ago
}
page-hours-ago = { $n ->
    [one] An hour ago
   *[other] { $n } hours ago
}
page-days-ago = { $n ->
    [one] Yesterday
   *[other] { $n } days ago
}
# The same within a sentence.
page-just-now-inside = just now
page-day-unknown-inside = on an unknown date
page-minutes-ago-inside = { $n ->
    [one] a minute ago
   *[other] { $n } minutes ago
}
page-hours-ago-inside = { $n ->
    [one] an hour ago
   *[other] { $n } hours ago
}
page-days-ago-inside = { $n ->
    [one] yesterday
   *[other] { $n } days ago
}
# A no-break space keeps it on one line.
page-minutes = { $n } min
# $minutes has two digits.
page-hours = { $n } h { $minutes }

## Title

title-any-key = { $game }: any key for the main menu
title-continue-cup = CONTINUE CUP
title-continue-league = CONTINUE LEAGUE
title-continue-lesson = CONTINUE LESSON
title-continue-match = CONTINUE MATCH
# A match of a competition that can go on: $stage is its round.
title-left-stage = { $game }, { $stage }, { $score }
title-left = { $game }, { $standing }
# Stands behind a dot after such a match: whose turn it is. $name is a person or a club; $names are both.
title-to-choose = { $name } to choose
title-both-to-choose = { $names } to choose
title-all-unfinished = { $n } unfinished matches
# A button that leads to the report. $bot is the opponent's name, $ago is when: "two days ago".
title-last-match = Last match: { $score } against { $bot }, { $ago }
# The same of a match without an opponent. $game is its name.
title-last-match-alone = Last match: { $score } in { $game }, { $ago }
# The cups on the shelf, for a screen reader.
title-cups = { $n ->
    [one] One cup won
   *[other] { $n } cups won
}
title-new-here = NEW HERE?
title-new-to-game = NEW TO THIS GAME?
title-learn-in-match = Learn { $game } in a three-minute match
title-learn-quickest = { $game } is the quickest to learn, and over in { $n } minutes
title-club-house = CLUB HOUSE
title-competition = COMPETITION
title-rules = RULES
title-settings = SETTINGS
title-quit = QUIT
title-choose = Choose
title-select = Select
title-players-two = 2 players or bot
title-players-one = 1 player
title-minutes = { $n } min
title-bots-now = { $n ->
    [1] Live: a bot
   *[other] Live: two bots
}
# On the tile of the game of today's match.
tile-day = Today’s match
tile-day-played = Today: { $stars }
# The strength of the strongest opponent that somebody has beaten in a game, beside as many dots.
tile-rank = { $rank } of { $of }
# The best medal that somebody has won.
tile-medal = { $medal ->
    [bronze] Bronze
    [silver] Silver
    [gold] Gold
   *[platinum] Platinum
}

## The drawer of a game on the title

drawer-players = Players
drawer-match = Match
drawer-learn = Learn
# Heading of the aim of the game.
drawer-aim = TO WIN
drawer-medals = Your lead after two halves decides the medal:
drawer-kick-off = KICK OFF
# $why is half a sentence: why no match can begin with these choices.
drawer-not-yet = Not yet: { $why }.
drawer-manager = MANAGER
# $club is the name of a club, in capitals.
drawer-home = HOME: { $club }
drawer-away = AWAY: { $club }
drawer-human = Human
drawer-bot = Bot
drawer-name = Name
# $upper and $lower are the keys of two rows of the keyboard.
drawer-keys = Mouse, or keys { $upper } and { $lower }.
drawer-finds-your-level = Finds your level
# What the arrows of a bot change, for screen readers.
drawer-level-manager = MANAGER level
drawer-level-home = HOME level
drawer-level-away = AWAY level
drawer-reset = Reset
drawer-rated-not = Plays at your level once it knows you. It starts in the middle.
drawer-rated = Plays at your level. It rates you { $points } after { $n ->
    [one] one match
   *[other] { $n } matches
}.
# What is added about a bot that keeps a notebook. $bot is its name.
drawer-will-remember = { $bot } will remember how you play.
drawer-remembers = { $n ->
    [one] { $bot } remembers your last match.
   *[other] { $bot } remembers your last { $n } matches.
}
# A sentence of that notebook, word for word.
drawer-notebook-says = It wrote of you: “{ $sentence }”
# Somebody's results against an opponent. $ago is when they last met: "two days ago".
opponent-record = { $drawn ->
    [0] Won { $won }, lost { $lost }. Last met { $ago }.
   *[other] Won { $won }, drawn { $drawn }, lost { $lost }. Last met { $ago }.
}
# What an opponent says before the next match, and its words: about all matches so far, or about the last one. $score has
# the player's goals first; $won and $lost are the player's; $wording is one of several ways to say the same.
opponent-says = “{ $words }”
rival-never-beaten = { $n } matches, and I’ve yet to win one. That ends now.
rival-never-won = { $n } matches, and you’ve yet to win one.
rival-first-defeat = So you can beat me. Once.
rival-first-win = I was starting to think you’d never lose to me.
rival-same-score = { $score } twice running. Not a third time.
rival-goalless = Nil-nil last time. Somebody should score.
rival-many-goals = { $n } goals last time. Both keepers want a word.
rival-beaten-in-a-row = That’s { $n } in a row for you. Enough.
rival-won-in-a-row = { $n } in a row for me. I’m not tired of it yet.
rival-beaten-clearly = { $wording ->
    [0] { $score }. I still hear about it.
    [1] After { $score } I have something to put right.
    [2] You took me apart, { $score }. Try that again.
   *[3] { $score } hurt. This time I hit back.
}
rival-beaten = { $wording ->
    [0] { $score } was your day. Mine is coming.
    [1] { $score } was close. Next time I’m on the right side of it.
    [2] That { $score } still bothers me.
   *[3] You won { $score }. Don’t get used to it.
}
rival-drawn = { $wording ->
    [0] { $score } settles nothing. Again?
    [1] Nobody remembers a { $score }. Let’s fix that.
    [2] { $score }. Neither of us went home happy.
    [3] We shared it at { $score }. I don’t like sharing.
    [4] A draw is half a meal. I’m still hungry.
    [5] { $score }. One of us has to blink.
   *[6] Level at { $score } last time. Not this time.
}
rival-won = { $wording ->
    [0] You made me work for that { $score }.
    [1] { $score } was close. Close is nice.
    [2] { $score }. You had me worried for a while.
   *[3] I’ll take another { $score }.
}
rival-won-clearly = { $wording ->
    [0] { $score }. Shall I go easier on you?
    [1] Bring more than you brought at { $score }.
    [2] I remember that { $score } fondly. And you?
   *[3] Maybe { $score } flattered me. Show me.
}
rival-behind = You lead { $won }-{ $lost } in wins. That won’t last.
rival-ahead = I lead { $lost }-{ $won } in wins. I like it up here.
rival-even = { $won }-{ $won } in wins. Shall we settle it?
rival-after-defeat = { $wording ->
    [0] You’re on top. For now.
    [1] I owe you one.
   *[2] My turn.
}
rival-after-win = { $wording ->
    [0] Back for more?
    [1] Revenge, is it? Come on, then.
   *[2] Last time was fun. For me.
}
rival-again = { $wording ->
    [0] You again. Good.
    [1] Match { $n } between us. Ready?
    [2] No excuses today.
    [3] Talk after the whistle.
    [4] Same lights, same pitch, new score.
    [5] I’ve been looking forward to this.
    [6] Let’s give them something to shout about.
    [7] One match to change my mind about you.
    [8] Boots on. Here we go.
    [9] You know me by now. Do I know you?
    [10] May the better side win. I mean mine.
   *[11] Shake hands? Then play.
}
opponent-not-met = You have not met yet.
drawer-match-number = Match number
drawer-match-number-type = Match number: type it
drawer-random = Random
drawer-by-number = By number
drawer-number-known = Anyone who knows the number can work out every card.
drawer-number-digits = A match number has digits only.
drawer-number-too-large = That match number is too large.

## Unfinished matches

left-title = UNFINISHED MATCHES
left-none = No unfinished matches. Leave one, and it waits for you here.
left-play-on = CONTINUE
left-watch = Watch
# Where a match stands: `1-0, 36′ 2nd half`. $part is one of the messages below.
left-standing = { $score }, { $clock } { $part }
left-standing-no-clock = { $score }, { $part }
# Where rounds are counted, and pairs of kicks in a shootout.
left-standing-round = { $score }, round { $n } of { $of }
left-standing-sudden-round = { $score }, sudden round { $n }
left-standing-pair = { $score }, { $part }, kick { $n }
left-part-split = the split
left-part-first-half = 1st half
left-part-second-half = 2nd half
left-part-extra-time = extra time
left-part-extra-first = extra time 1
left-part-extra-second = extra time 2
left-part-round = round
left-part-sudden-round = sudden round
left-part-penalties = penalties
left-part-sudden-death = sudden death
left-part-full-time = full time

## Settings

settings-title = SETTINGS
# Headings where a named person plays first: above that person's own settings, and above all others.
settings-of = ONLY FOR { UPPER($name) }
settings-of-everybody = FOR EVERYONE
# Buttons that set the settings under such a heading back.
settings-defaults-of = Defaults for { $name }
settings-defaults-of-everybody = Defaults for everyone
settings-tab-sound = Sound
settings-tab-match = The match
settings-tab-display = Display and controls
settings-off = Off
settings-on = On
settings-master = Master volume
settings-crowd = Crowd
settings-effects = Whistle, ball and cards
settings-music = Music
settings-sound = Sound
settings-muted = Muted
settings-in-background = Sound in the background
settings-match-music = Music during a match
settings-captions = Captions
settings-captions-important = Important ones
settings-captions-every = Every sound
# $why is half a sentence.
settings-no-sound = No sound: { $why }
settings-table-speed = Table speed
settings-speed-half = 1/2
settings-speed-times = { $n }×
settings-instant = Instant
settings-bot-pace = Bot pace
settings-natural = Natural
settings-quick = Quick
settings-looks = Two players: how long you see your cards (many cards: 30 seconds)
settings-seconds = { $n } seconds
settings-until-hidden = Until I hide them
settings-kick-off = Kick-off
settings-night = Night
settings-dusk = Dusk
settings-afternoon = Afternoon
settings-any = Any
settings-readers = Bots with notebooks remember how you play (read them in the club house)
settings-lively-crowd = Animated crowd
settings-expert = Expert mode: the coach gives figures, hints give rule numbers
settings-language = Language
settings-text-size = Text size
settings-keys = Keys
settings-credits = Credits
settings-reduced-motion = Reduced motion: no shaking, no flying, no confetti
settings-suits = Card suits
settings-two-colours = Two colours
settings-four-colours = Four colours
settings-faces = Card faces
settings-standard = Standard
settings-clear = Clear
settings-save-power = Save power
settings-full-screen = Full screen

## Keys

keys-title = KEYS
keys-title-of = { UPPER(POSSESSIVE($name)) } KEYS
keys-tab-options = Choices
keys-tab-table = Table
keys-tab-menus = Menus
keys-tab-pad = Gamepad
keys-tab-keyboard = Keyboard
keys-about-options = The choices of a turn, in the order shown. Pick one, then press its new key.
keys-about-table = A key and a button for everything else. Choose one, then press its new key or button.
keys-about-menus = These keys take you through the menus, and are fixed. Choose a button to change it.
keys-about-pad = When both of you choose in secret, six buttons stand for six choices. Hold one more button for the other six.
keys-about-keyboard = What every key does.
# What became of a new binding. $new and $old are labels of keys or buttons.
keys-set = { $new } is set.
keys-swapped = { $new } was in use. What it did is now on { $old }.
keys-taken = { $new } is in use, and its action cannot move to { $old }: choose another.
keys-reserved = { $new } is reserved for the menus: choose another.
keys-nothing = nothing
keys-defaults-restored = Defaults restored.
keys-hand-left = Playing alone, or left-hand player
keys-hand-right = Right-hand player
# The name of a slot for screen readers: $hand is one of the two above.
keys-option-of = { $hand }, choice { $n }
keys-head-key = Key
keys-head-button = Button
keys-none = none
# $action is the name of an action.
keys-key-of = Key for { $action }
keys-button-of = Button for { $action }
# Each button of the pad stands for two options.
keys-options-two = Choices { $n } and { $m }
keys-look = Look
keys-press-one = press one
# Short labels on the picture of a keyboard.
keys-cap-page-up = PgUp
keys-cap-page-down = PgDn
keys-cap-caps = Caps
keys-cap-shift = Shift
keys-cap-control = Ctrl
keys-cap-alt = Alt
keys-cap-insert = Ins
keys-cap-delete = Del
keys-legend-left = Choices: playing alone, or left-hand player
keys-legend-right = Choices: right-hand player
keys-legend-rest = Everything else

## Rules

# $game is the title of the game, in capitals.
rules-title = { $game }: THE RULES
rules-options = In this match: { $options }.
rules-seals = For the curious: how choices are sealed
rules-seals-text = Before kick-off the game locks in the match number, and the bot locks in each secret choice before you make yours. The match log shows the first letters of each lock, or seal, so nothing can be changed afterwards. Anyone can check a saved match: five-a-side replay --verify. The seals do not prove that a bot does not know your habits, and they say nothing about choices you make first.

## Pause

pause-title = PAUSE
pause-saved = The match is saved after every decision.
# $seal is the beginning of a code.
pause-seed-sealed = Match number sealed at kick-off: { $seal }
pause-choice-sealed = { POSSESSIVE($club) } choice is sealed as { $seal }
pause-opponent-notes = Your notes on { $name }
pause-rules = Rules
pause-settings = Settings
pause-again = Start again
# Asked of two people, with its two answers.
pause-again-about = Start again? This match stays among the unfinished ones.
pause-again-surely = Yes, start again
pause-again-not = No, continue
pause-lesson-again = Start the lesson again
pause-leave = Leave the match
pause-quit = Quit

## Credits

credits-title = CREDITS
credits-games = The games
credits-games-text = Soccer is by Laurence Antonios, Soccer 17 by Jack Darwid. Soccer Cards comes from soccercards.pl. Who made Soccer Solitaire and Soccer-Go is not known to us. Penalty Shootout and the Duel are ours. The rules are told here in our own words.
credits-letters = Letters and icons
credits-letters-text = Letters: Barlow by The Barlow Project Authors, Inter by The Inter Project Authors, symbols of Noto by The Noto Project Authors, all under the SIL Open Font License. Icons: Phosphor Icons, under the MIT licence.
credits-pictures = Pictures
credits-pictures-text = Cards, table and stadium are drawn by this game’s own programs.
credits-sound = Sound
credits-sound-text = Ball, cards, whistle and stands are made by this game’s own programs. Music and fanfares are ours, played by the sound font FluidR3_GM by Frank Wen and contributors, under the MIT licence.
credits-libraries = Libraries
credits-libraries-text = The game is made with Bevy, egui, Kira and some hundreds of other free libraries. Thanks to everybody who wrote them.
credits-licences = Their licences
# Shown where the file with the licences is missing.
credits-from-source = This copy was built from its source; there, packaging/notices lists every library and its licence.

## Result

result-honours-even = ALL SQUARE
result-you-win = YOU WIN!
result-beaten = BEATEN THIS TIME
# A player's name, or the name of a club, in capitals.
result-one-wins = { $name } WINS
result-club-wins = { $club } WIN
# What decided the match.
result-normal-time = In normal time.
# In games of rounds.
result-last-round = After the last round.
result-extra-time = After extra time.
result-sudden-rounds = Decided in sudden rounds.
result-shootout = Decided on penalties.
result-elimination = One side had nobody left.
# A match of a competition: $occasion is its round and pairing, $how one of the sentences above.
result-occasion = { $occasion }. { $how }
result-medal = { $medal ->
    [bronze] A bronze medal.
    [silver] A silver medal.
    [gold] A gold medal.
   *[platinum] A platinum medal.
}
# What the next medal would have needed.
result-next-medal = { $medal ->
    [bronze] Bronze
    [silver] Silver
    [gold] Gold
   *[platinum] Platinum
} needs a lead of { $n ->
    [0] no
    [one] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
   *[other] { $n }
}.
result-lift-the-cup = LIFT THE CUP
result-see-the-end = SEE HOW IT ENDED
result-to-the-competition = BACK TO THE COMPETITION
result-real-match = NOW A REAL MATCH
result-next-lesson = Next lesson
result-again = PLAY AGAIN
result-same-deal = Same deal
result-coach = Coach
result-watch-again = Watch again
result-title = Main menu
result-more = More
result-less = Less
result-last-turn = Last turn again
result-report = Match report
result-picture = Save as a picture
result-copy = Copy match code
# The result of a match of the day.
result-copy-day = Copy the result
result-day = The match of the day, { $date }.
result-day-stars = The match of the day, { $date }: { $stars }.
result-day-for-fun = Played for fun: only your first try at the match of the day counts.
result-to-the-calendar = TO THE CALENDAR
# Behind the medals of the first honours of a match.
result-honours-more = { $n } more
# What the match has brought. $bot is the name of an opponent, as in the sentences below.
result-new-rank = First win over { $bot } in { $game }: level { $rank } of { $of }.
result-new-medal = Your best medal so far.
result-new-record = Your biggest win in this game: { $score }.
# At least two.
result-streak = { $n } wins in a row.
result-record = { $drawn ->
    [0] Against { $bot } in { $game }: won { $won }, lost { $lost }.
   *[other] Against { $bot } in { $game }: won { $won }, drawn { $drawn }, lost { $lost }.
}
# What is nearest: $have of $of steps of the honour $name are done.
result-nearest-honour = Nearest honour: { $name }, { $have } of { $of }.
# The next opponent; $line is a sentence about them.
result-nearest-opponent = Still to beat: { $bot }. { $line }
# How often an opponent with a habit kept to it in this match; $line is the sentence that tells the habit.
result-habit = { $bot } kept to the habit in { $kept } of { $of } choices. { $line }
# What the next opponent says after a first win over the one below, by its place from the weakest.
result-challenge = { $bot }: “{ $words }”
challenge-2 = So you can win a match. Can you win two?
challenge-3 = I watched that from the stand. Bring more when you come to me.
challenge-4 = Not bad. I have beaten better on a Sunday morning.
challenge-5 = You are getting loud down there. Come up and say it.
challenge-6 = I saw how you did that, and I took notes.
challenge-7 = Plenty get this far. Few get past me.
challenge-8 = I’ve been expecting you. Shall we?
# After a lesson: the opponent of the first real match.
result-first-opponent = You meet { $bot } first, level { $rank } of { $of }. { $line }
# A button: the next match is against that opponent.
result-meet = NEXT: { UPPER($bot) }
# A word on the result.
result-word-no-goals = Two clean sheets, and a long walk home.
result-word-drawn = Nothing between you tonight.
result-word-lost-on-kicks = Nothing in it, until the penalties.
result-word-lost-by-one = One moment decided it. The next one may be yours.
result-word-lost-by-two = Two short. Chin up.
result-word-lost-by-more = A hard night. The lights come on again tomorrow.
result-word-won-on-kicks = It counts just the same.
result-word-won-one-nil = One goal was enough.
result-word-won-by-one = By a whisker, and whiskers count.
result-word-won-by-two = Two clear at the end. That will do nicely.
result-word-won-by-more = They will talk about this one for years.

## Competition

# $game is the title of the game, in capitals.
competition-title-cup = { $game } CUP
competition-title-league = { $game } LEAGUE
competition-title-groups = { $game }: GROUPS AND CUP
competition-title-five = FIVE-A-SIDE CUP
competition-new = NEW COMPETITION
competition-list = COMPETITIONS
competition-all = All competitions
competition-under-way = UNDER WAY
competition-winners = PAST WINNERS
competition-line = { $title }: { $state }
competition-others-playing = The others are playing
competition-others-play = THE OTHERS PLAY
competition-out = You are out. The rest is played without you.
competition-your-next = YOUR NEXT MATCH
competition-next = THE NEXT MATCH
competition-leg-in = { $round }: { $game }
competition-abandon = Abandon
competition-abandon-surely = Yes, abandon
competition-keep = No, keep it
# The heads of a league's table: won, drawn, lost, goals, points.
competition-won = W
competition-drawn = D
competition-lost = L
competition-goals = Goals
competition-points = Pts
competition-form = Form
competition-chance = Title %
competition-chance-of = Chance of the title: { $n }%
# A game for one manager that two play here.
competition-for-two = { $game } for two
competition-draw = MAKE THE DRAW
competition-mixed = Mixed
competition-kind = KIND
competition-clubs = CLUBS
competition-matches = MATCHES
competition-legs-single = One
competition-legs-return = Home and away
competition-draw-open = Open
competition-draw-seeded = Seeded
competition-ground = GROUND
competition-ground-home = Home and away
competition-ground-neutral = Neutral
competition-sides = SIDES
competition-sides-clubs = Clubs
competition-sides-countries = Countries
competition-game = GAME
competition-game-name = Game
competition-five = Five-a-Side Cup
competition-game-drawn = By lot
competition-people = PEOPLE AT THIS SCREEN
competition-bots = BOTS
competition-bots-name = Bots
competition-about-cup = The loser is out, and a level match goes on until somebody wins. Lots decide who meets whom. You can leave a match and finish it later.
competition-about-three = Two of the three meet, and the winner plays the third in the final. Lots decide who waits. A level match goes on until somebody wins.
# A side that goes on without a match.
competition-free = Straight to the final
competition-about-legs = Each tie has two legs, one at home for each side. All goals count. Sides that are level play a decider. The final is one match.
competition-about-five = Each tie has a leg in each of the five games. Every leg has a winner. The first side to win three goes on.
competition-about-league = Everyone plays everyone: three points for a win, one for a draw. Sides level on points are split by goal difference, goals scored, the matches between them, then a coin toss.
competition-about-groups = Everyone plays everyone in a group. The first two go on to a cup, where the loser is out. Sides level on points are split by goal difference, goals scored, the matches between them, then a coin toss.
competition-road = ROAD TO THE FINAL
competition-fixtures = FIXTURES
competition-entrants = ENTRANTS
# Ceremonies: the draw, the tunnel before a final, the results of others, the medal of the second.
competition-final = THE FINAL
competition-lots = THE DRAW
competition-go-on = CONTINUE
competition-any-key = Press any key to continue.
competition-results = THE OTHER RESULTS
competition-results-come = They come in one by one.
competition-silver = SILVER
# For screen readers: the button that shows a played match again. $match names its sides.
competition-watch = Watch { $match } again
# The same for one of several matches of a tie, leg $n.
competition-watch-leg = Watch leg { $n } again: { $match }
competition-replaying = The bots are playing that match again: one moment …
competition-match-gone = That match is no longer saved.
competition-watch-hint = Choose a result to watch the match.
competition-scorers = Top scorers
competition-to-matches = Matches
competition-no-scorers = Nobody has scored yet.
competition-scorers-part = Scorers are known for { $n } of { $of } matches.

## People

people-title = WHO PLAYS?
people-done = Done
people-about = Click a name to type it, then say who is home and who is away. If you play alone, you are home. A name stands on the scoreboard, in competitions and with every match that is saved. The game sends it nowhere, but the match files and pictures that you share can show it.
people-settings = Text size, table speed, motion, captions, card suits and faces, and keys are saved for each name. When two play, the home player’s are used.
people-new-name = New name
people-home = Home
people-away = Away
# For screen readers: the button that deletes $name.
people-forget = Delete { $name }
people-forget-surely = Delete { $name }: sure?
people-too-long = Names can have up to { $n } letters.
people-letters = Use letters and digits, with spaces, dots, hyphens or apostrophes between them.
people-known = { $name } is already on the list.

## Dialogs

dialog-ok = OK
dialog-close = Close
dialog-later = Later
dialog-stoppage = STOPPAGE
dialog-not-added = NOT ADDED
dialog-not-copied = NOT COPIED
dialog-not-deleted = NOT DELETED
dialog-files-head = FILES WITH PROBLEMS
dialog-pictures-head = PICTURES MISSING
dialog-not-opened = NOT OPENED
dialog-already-open = ALREADY OPEN
dialog-already-open-text = Five-a-Side is already open in another window, and only that one can save. Play there, or play here without saving any match, result or setting.
dialog-play-unsaved = PLAY ANYWAY
dialog-fault = SORRY, WE CRASHED
# $kept is one of the two sentences below, $log the path of a file.
dialog-fault-text = The game crashed last time. { $kept } To report the crash, choose “Copy the error” and paste the text into your report. The same text is in { $log }.
dialog-all-kept = Everything that was saved is safe.
# $stands is the game, and the score if it is known.
dialog-match-kept = Your match is safe: { $stands }.
dialog-copy-fault = Copy the error
dialog-copied = Copied
dialog-no-clipboard = Not copied
# $why is one of the sentences that begin with unsaved- or fault-.
dialog-not-saved = Your latest progress is not saved yet. If you close the game now, it is lost. { $why }
dialog-try-again = TRY AGAIN
dialog-close-unsaved = Close without saving
# Files that could not be used: a heading, up to three files, the number of others, and the end.
dialog-files = { $n } files could not be used:
dialog-file-damaged = { $file } is damaged and was not loaded.
dialog-file-newer = { $file } is from a newer version of the game. Update the game to use it.
dialog-file-unreadable = { $file } cannot be read, so changes to it are not saved.
dialog-file-too-many = { $file } was not loaded: there is no room for another club.
dialog-file-copy = { $file } is another version of a competition. The game uses the one that got further, and keeps this one as a copy.
dialog-files-more = … and { $n } more.
dialog-files-end = Nothing was deleted: what cannot be read stays where it is. The details are in { $log }.
# The system's dialogs that choose files, and what is said where there are none.
picker-open = Choose matches and clubs
picker-save = Save
picker-folder = Choose a folder
picker-matches-and-clubs = Matches and clubs
picker-pictures = Pictures
picker-all-files = All files
picker-unavailable = The window for choosing files could not be opened. To bring files in, drop them on this window, or paste their text.

# Errors of the data folder. $cause is one of the causes below; $fault is what the program found, in English.
unsaved-write = { $path } could not be saved: { $cause }.
unsaved-locked = Another window or program seems to be using { $path }. Close it, then try again. Details: { $fault }.
unsaved-no-folder = The game found no folder to save in. To save, set the environment variable { $variable } to a folder and start the game again.
fault-write = { $path } could not be saved: { $cause }. The game continues and keeps trying. Until it succeeds, NOT SAVED is shown at the bottom of the window.
fault-not-moved = Your matches and settings stay in { $from }, because they could not be moved to { $to }. Nothing is lost, and the game tries again at its next start. Details: { $fault }.
fault-vanished = { $path } was removed or renamed while the game was open. The game creates it again and saves there, but finished matches from the old folder may be missing.
fault-left = { $path } cannot be read. The game does not touch the file, but cannot save there: changes from now on last only until you close the game. To save there again, close the game, move the file to another folder, and start the game.
fault-changed = Another program changed { $path } while the game was open. The game uses its own version. The other one is kept as { $copy }.
fault-changed-in-place = Another program changed { $path } while the game was open, and the game can no longer read it. The game does not touch the file, but cannot save there: changes from now on last only until you close the game. To save there again, close the game, move the file to another folder, and start the game.
fault-no-folder = The game found no folder to save in. You can play, but nothing is saved, and NOT SAVED is shown at the bottom of the window. To save, set the environment variable { $variable } to a folder and restart the game.
fault-locked = Nothing can be saved for now, because { $path } could not be locked. The game continues and keeps trying. Until it succeeds, NOT SAVED is shown at the bottom of the window. Details: { $fault }.
fault-broken = Something could not be saved. This is a bug, not your mistake. The game continues and saves everything else. Details: { $fault }.
cause-disk-full = the disk is full, so free some space
cause-not-allowed = you have no permission to use it
cause-read-only = the disk is write-protected
cause-missing = it is no longer there
cause-system = your system reports “{ $fault }”
cause-no-file = it is a folder, so take the files in it instead
cause-too-large = it is too large
cause-no-text = it is neither a match nor a club

## The match of the day

# The line of a result, to be pasted anywhere. The code must stay the last word. $version is that of the bots.
day-line = Five-a-Side { $date }, { $game } against { $bot } (bots { $version }): { $score }, { $stars }, { $code }
day-line-alone = Five-a-Side { $date }, { $game }: { $score }, { $stars }, { $code }
day-stars = { $n ->
    [1] one star
    [2] two stars
   *[other] three stars
}
day-match = { $game } against { $bot }
# On the title. $what is the match, $stars a number of stars.
title-day = Match of the day: { $what }
title-day-played = Match of the day: { $stars }
day-title = MATCH OF THE DAY
day-about = Everybody gets the same deal. Your first try counts, and after it you may play again for fun. A win is worth three stars, a draw or a win on penalties two, and playing to the end one.
day-open = Your first try counts.
day-missed = You missed this one. Played now, it counts as late.
day-under-way = You are playing it, and this try counts.
day-given-up = You gave it up. You may still play it for fun.
day-played = Played on its day: { $stars }.
day-played-late = Played late: { $stars }.
day-streak = { $n ->
    [one] One day in a row.
   *[other] { $n } days in a row.
}
# The match of tomorrow.
day-tomorrow = Tomorrow: { $what }.
day-play = PLAY
day-go-on = CONTINUE
day-again = Play again for fun
day-for-two = Two players
day-copy = Copy the result
day-copied = Copied: paste it anywhere.
day-no-record = This match is no longer in the club house.
day-no-line = This result can no longer be copied: an update of the game changed the deal of that day.
day-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
day-month-before = The month before
day-month-after = The month after
# The head of a column of the calendar, from Monday.
day-weekday = { $n ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[7] Sun
}
# A day of the calendar, for a screen reader.
day-cell-stars = { $date }, { $stars }

## What a person has seen of the opponent $name, in $n matches.

opponent-notes-title = YOUR NOTES ON { $name }
opponent-notes-seen = WHAT YOU HAVE SEEN
opponent-notes-none = Nothing yet. Keep playing: every choice that both of you have seen is noted here.
opponent-notes-from = From { $n ->
    [1] one match
   *[other] { $n } matches
}, this one included.

## The evening: several people at one screen, one match after another

# On the title. $home and $away are the names of people or teams.
title-evening = An evening for two to eight
title-evening-on = The evening goes on: { $home } against { $away }
evening-title = THE EVENING
evening-about = Two to eight people, one screen, one match after another. Whoever waits guesses the winner, and one table counts it all.
evening-who = WHO IS HERE?
evening-names = Names
evening-games = WHICH GAMES?
evening-form = HOW?
evening-winner-stays-on = Winner stays on
evening-league = League
evening-cup = Cup
evening-about-winner-stays-on = The loser makes room for whoever has waited longest.
evening-about-league = Everybody plays everybody, in one game after another.
evening-about-cup = The loser is out until the next cup.
evening-length = HOW LONG?
evening-half-hour = Half an hour
evening-hour = One hour
evening-two-hours = Two hours
evening-open = No end
evening-match-length = HOW LONG IS A MATCH?
evening-whole-matches = Whole matches
evening-short-matches = Short matches
evening-sides = ON YOUR OWN?
evening-alone = Everybody alone
evening-in-teams = Teams of two
evening-needs-people = An evening needs two people at least. Type their names first.
evening-too-many-people = An evening takes { $n } people at most.
evening-needs-teams = Teams of two need four, six or eight people.
evening-needs-a-game = An evening needs a game.
evening-begin = LET US PLAY
# A team of two, and the person of a team whose turn it is.
evening-team = { $one } & { $other }
evening-at-hand = { $now } (then { $next })
# $home and $away are the sides of the next match, in capitals.
evening-to-the-screen = { $home }, { $away }: TO THE SCREEN
evening-next-up = Next: { $name }
evening-match = Match { $n }
evening-streak = { $name } on { $n ->
    [one] one win
   *[other] { $n } wins in a row
}
evening-round-of-league = League, round { $n }
evening-round-of-cup = Cup { $n }, { $left } still in
evening-who-wins = WHO WINS? YOUR KEY IS YOUR GUESS
evening-guesses-made = WHO WINS? THE GUESSES
evening-guess-open = { $name }: no guess yet
evening-guess = { $name } says { $winner }
evening-played = Played
evening-won = Won
evening-goals = Goals
evening-best-streak = In a row
evening-cups = Cups
evening-guessed = Guesses
evening-guessed-of = { $n } of { $of }
evening-points = Points
evening-table = THE TABLE
evening-time = { $n } of { $of } minutes played
evening-time-open = { $n ->
    [one] { $n } minute played
   *[other] { $n } minutes played
}
evening-late = Time is up. What has begun is played to its end.
evening-end = End the evening
evening-end-surely = Yes, end it
evening-stay = No, continue
evening-here = People come and go
evening-here-about = Latecomers join the queue, the round or the next cup. Whoever goes home stays in the table.
evening-another = ANOTHER EVENING
# The end. $name is a person or a team, in capitals in the first one.
evening-winner = THE EVENING BELONGS TO { $name }
evening-shared = THE EVENING BELONGS TO { $one } AND { $other }
evening-nobody-won = NOBODY HAS WON A MATCH
evening-longest-streak = Longest run: { $name }, { $n } wins
evening-best-guesser = Best guesser: { $name }, { $n } of { $of }
evening-summary = { $n ->
    [one] { $n } match
   *[other] { $n } matches
} in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
# On the result.
result-evening-next = NEXT: { $home } V { $away }
result-evening-over = HOW THE EVENING ENDED

## The picture of a match

card-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
card-saved = Saved as { $name } in “{ $folder }”.
card-not-saved = The picture could not be made or saved. Try again, or choose another folder.
# $graph is one of the headings below, $club whose side it shows.
card-graph = { $graph }: { $club }
card-code = See it again: paste this code in the club house
# The caption of the line of a match of the day.
card-day = The match of the day: the same deal for everybody
graph-wins = CHANCE OF WINNING
graph-goals = EXPECTED LEAD AT FULL TIME
graph-exact = as best play would have it
graph-estimated = estimated

## The coach's review. The coach says I.

review-title = THE COACH LOOKS BACK
review-waiting = Going through your match: { $n } of { $of } decisions
review-nothing = There was nothing to judge.
review-guesses = In itself no place is better than another, so none cost you anything. What wins is reading the other side. The match report says how your guesses went.
review-no-mistake = I saw no clear mistake.
review-small-losses = I saw no clear mistake, only small losses that add up.
review-note = I judge by what could be seen at the time, never by what was hidden.
review-note-expert = A win counts as 100%, a draw as 50%. I judge by what could be seen at the time, never by what was hidden.
review-note-goals = I count your lead at the end, in goals. I judge by what could be seen at the time, never by what was hidden.
review-your-ball = your ball
review-on-the-ball = { $club } on the ball
# $cost is an amount or a grade, in capitals.
review-cost = Cost: { $cost }
review-chose = You chose: “{ $name }”

# The letters with which a pad writes into a text field: a space, the letter before the cursor deleted, the end of
# writing; and what the button does that presses the chosen key.
letters-space = Space
letters-delete = Delete
letters-done = Done
letters-type = Type
