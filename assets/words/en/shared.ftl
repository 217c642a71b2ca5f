### English: words that all games share.

# The name of the language in itself.
language-name = English

# Lists: `a, b and c`.
list-and = { $a } and { $b }
list-or = { $a } or { $b }
list-comma = { $a }, { $b }
list-dot = { $a } · { $b }
# Whole sentences one after the other.
list-sentences = { $a } { $b }

# The bots' levels.
level-random = Random
level-rookie = Rookie
level-youth = Youth
level-amateur = Amateur
level-semi-pro = Semi-pro
level-pro = Pro
level-international = International
level-world-class = World-class
# A bot in a competition across several games, where it has several faces.
bot-of-level = { $level } Bot
# The managers whom you meet in the games of skill, from the weakest to the strongest.
manager-1 = Pot-Luck Pip
manager-2 = Eager Eddie
manager-3 = Long-Shot Lena
manager-4 = Sunday Sid
manager-5 = Steady Tariq
manager-6 = Canny Kate
manager-7 = Gaffer Goran
manager-8 = Professor Petra

# What a bot's notebook about the player begins with.
notebook-met = { $n ->
    [0] You have not met yet.
    [1] You have met in one match.
   *[other] You have met in { $n } matches.
}

# A bot's reason for its choice, in games of which several have it.
bot-whatever = Whatever comes to hand.
bot-slip = A slip.
bot-best-in-a-few = It came out best in a few imagined matches.
bot-felt-right = It felt right, though something else looked a little better.

# Why a card cannot be chosen, with the clause of the rules for experts.
why-with-clause = { $why } ({ $clause })

# What an action without a label is called.
something-else = Something else

# A number with a decimal sign; $tenth is the digits after it.
decimal = { $whole }.{ $tenth }

# A playing card in a sentence: `king of hearts`, `7 of clubs`. $rank is ace, jack, queen, king or a number; $suit is clubs,
# diamonds, hearts or spades.
playing-card = { $rank } of { $suit }

phase-split = THE SPLIT
phase-first-half = 1ST HALF
phase-second-half = 2ND HALF
phase-extra-time = EXTRA TIME
phase-extra-first = EXTRA TIME 1
phase-extra-second = EXTRA TIME 2
phase-round = ROUND
phase-sudden-round = SUDDEN ROUND
phase-penalties = PENALTIES
phase-sudden-death = SUDDEN DEATH
phase-full-time = FULL TIME

# A score; $home is the figure that comes first.
score = { $home }-{ $away }

# Why no match can begin, as half a sentence after a colon: any other reason than those of the games.
options-do-not-match = these options do not go together

# Match time: minute, extra time, pair of kicks, round.
clock-minute = { $n }′
clock-extra-time = ET
clock-pair = kick { $n }
clock-round = round { $n }

# Headlines of banners, in capitals.
headline-coin-toss = COIN TOSS
headline-split = THE SPLIT
headline-kick-off = KICK-OFF
headline-half-time = HALF-TIME
headline-last-round = LAST ROUND
headline-sudden-rounds = SUDDEN ROUNDS
headline-extra-time = EXTRA TIME
headline-penalties = PENALTIES
headline-sudden-death = SUDDEN DEATH
headline-full-time = FULL TIME
headline-play-on = PLAY ON
headline-penalty = PENALTY
headline-free-kick = FREE KICK
headline-sent-off = SENT OFF
headline-score-to-win = SCORE TO WIN
headline-miss-and-out = MISS AND OUT
headline-scored = SCORED
headline-missed = MISSED
headline-saved = SAVED
headline-off-the-post = OFF THE POST
headline-fingertips = FINGERTIPS
headline-row-z = INTO THE STAND
headline-over-the-bar = OVER THE BAR
headline-just-wide = JUST WIDE
headline-level = NO GOAL
headline-round = ROUND { $n }

# Stamps on cards that met, in capitals.

stamp-stopped = STOPPED
stamp-through = THROUGH
stamp-ball-won = BALL WON
stamp-ball-kept = BALL KEPT
stamp-foul = FOUL
stamp-blocked = BLOCKED
stamp-saved = SAVED
stamp-wide = WIDE
stamp-over = OVER THE BAR
stamp-post = OFF THE POST
stamp-goal = IN!
stamp-marked = MARKED
stamp-level = THROW AGAIN
stamp-no-chance = NO THREAT
stamp-cancelled = BLOCKED
stamp-yellow-card = YELLOW CARD

# Counts of a match, in capitals.
count-shots = SHOTS
count-saves = SAVES
count-won = BALLS WON
count-possession = ON THE BALL

# Headlines of the small panel, in capitals.
note-wide = SHOT GOES WIDE
note-shot = SHOT: { $n ->
    [one] 1 CHANCE
   *[other] { $n } CHANCES
} IN { $of }
note-penalty = PENALTY: { $n ->
    [one] 1 CHANCE
   *[other] { $n } CHANCES
} IN { $of }
note-kick = KICK: { $n ->
    [one] 1 CHANCE
   *[other] { $n } CHANCES
} IN { $of }
note-rebound = REBOUND: { $n ->
    [one] 1 CHANCE
   *[other] { $n } CHANCES
} IN { $of }
note-forward = { $rank ->
    [ace] ACE
    [jack] JACK
    [queen] QUEEN
    [king] KING
   *[other] { $rank }
} { $suit ->
    [clubs] CLUBS
    [diamonds] DIAMONDS
    [hearts] HEARTS
   *[other] SPADES
}
note-die = ROLLED: { $n }
note-turn = { $part ->
    [first] 1ST HALF
    [second] 2ND HALF
   *[extra] EXTRA TIME
}, TURN { $n } / { $of }
note-kicks = KICKS

# What a goal came of.
cause-shot = Shot
cause-rebound = Rebound
cause-penalty = Penalty
cause-free-kick = Free kick
cause-winning-kick = The winning kick
cause-second-yellow = Second yellow
cause-passes = after { $n ->
    [0] no passes
    [1] one pass
    [2] two passes
    [3] three passes
    [4] four passes
    [5] five passes
    [6] six passes
    [7] seven passes
    [8] eight passes
    [9] nine passes
    [10] ten passes
    [11] eleven passes
   *[other] { $n } passes
}
cause-card = { CAP($card) }

# Which turn it is, beside the phase of the match.
turn-of = turn { $n } of { $of }

# Lines of the match log that several games have. $side is a club in three letters.
log-goal = GOAL! { $name }, { $score }
log-half-time = Half-time, { $score }
log-extra-time = Extra time at { $score }
log-penalties = Penalties
log-penalties-first = Penalties: { $side } shoot first
# A kick of a shootout. $did is score, save or miss; $side is the one that did.
log-kick = { $side } { $did ->
    [score] score
    [save] save
   *[miss] miss
}, { $score } on penalties
log-full-time = Full time: { $side } win
log-full-time-draw = Full time: a draw

# Lines below the headlines of banners. $side, $home and $away are clubs.
banner-score-to-win = a goal wins it for { $side }
banner-miss-and-out = { $side } must score
# $side is the side that got away with it.
banner-off-the-post = The woodwork saves { $side }
banner-fingertips = { POSSESSIVE($side) } keeper gets fingertips to it
banner-breathe-again = { $side } breathe again
banner-full-time-won = { $side } win
banner-full-time-draw = A draw
# $kicks has the winner’s first.
banner-full-time-kicks = { $side } win { $kicks } on penalties

# What is heard, as captions.
caption-whistle = Whistle
caption-long-whistle = Long whistle
caption-whistle-half-time = Whistle: half-time
caption-whistle-kick-off = Whistle: kick-off
caption-whistle-full-time = Whistle: full time
caption-a-pass = A pass
caption-a-shot = A shot
caption-the-ball-is-won = The ball is won
caption-the-ball-bounces-off = The ball bounces off
caption-a-card-turns-up = A card turns up
caption-cards-are-drawn = Cards are drawn
caption-a-card-is-laid = A card is laid
caption-cards-are-shuffled = Cards are shuffled
caption-ball-in-the-net = Ball in the net
caption-the-crowd-holds-its-breath = The crowd holds its breath
caption-crowd-ooh = Crowd: ooh
caption-home-end-ooh = Home end: ooh
caption-away-end-ooh = Away end: ooh
caption-crowd-applauds = Crowd applauds
caption-home-end-applauds = Home end applauds
caption-away-end-applauds = Away end applauds
caption-crowd-roars = Crowd roars
caption-home-end-roars = Home end roars
caption-away-end-roars = Away end roars
caption-whistles-from-the-stands = Whistles from the stands
caption-whistles-from-the-home-end = Whistles from the home end
caption-whistles-from-the-away-end = Whistles from the away end
caption-crowd-claps-in-time = Crowd claps in time
caption-a-drum-in-the-stands = A drum in the stands
caption-heartbeat = A heartbeat
# A scorer with several goals, where no clock runs.
scorer-goals = { $name } ({ $n })
# The scorers of a side that do not fit.
scorers-more = { $last }, and { $n } more
caption-fanfare = Fanfare in the stadium
caption-medal = A medal: chimes
caption-win = Music: a win
caption-defeat = Music: a defeat
