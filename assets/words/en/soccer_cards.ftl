### English: soccer_cards

sc-title = Soccer Cards
sc-tagline = Split your hand, answer every shot.
sc-aim = Play a shot they cannot stop, and stop theirs with the right card.
sc-chance = The cards that were dealt
sc-bot-1-line = Splits, shoots and answers with any card.
sc-bot-2-line = Plays its best shots first, and guards everything with its coloured shields.
sc-bot-3-line = Likes a big shot at once, and now and then thinks first.
sc-bot-4-line = Splits with half a plan, and often spends a card too many.
sc-bot-5-line = Tries its cards in a few imagined matches, and still likes a big shot.
sc-bot-6-line = Seldom gives a shot away, though a small slip happens now and then.
sc-bot-7-line = Tries every card in imagined matches, and leaves little on the table.
sc-bot-8-line = Imagines a thousand matches, with hands that fit what you let in, and plays out the last turns in full.
sc-field-match = Match
sc-field-match-league = League
sc-field-match-cup = Cup
sc-field-neutral = Ground
sc-field-neutral-false = Home ground
sc-field-neutral-true = Neutral
sc-field-short = Length
sc-field-short-false = Whole match
sc-field-short-true = Second half only
sc-rules-1-head = The idea
sc-rules-1 = Sixteen cards each have to last for two halves, and you choose which eight you play in which. Then you take turns to lead a card and to answer one. A shot that is not stopped is a goal.
sc-rules-2-head = A turn
sc-rules-2 = To lead is to play first: the leader plays any card from this half’s deck, face up, and the other side answers with any of its own. Then the roles change. Away leads first. After four leads each, eight cards each, the half is over. Everything that was played stays in sight, so you can count what is left. Home always plays to the right, away to the left.
sc-rules-3-head = The split
sc-rules-3 = Before kick-off both of you split your hand in secret: eight cards are your deck for the first half, the other eight wait for the second. You may look at the deck that waits at any time, but never change it. A good split shares the coloured shields and the shots, has something against every colour in each half, and keeps balls of one colour together.
sc-rules-4-head = The cards
sc-rules-4 = There are 48. Four balls and three goals in each of four colours: black, blue, green and red. Eight coloured shields, four yellow shields, four free kicks, two penalties and two offsides. Each side gets sixteen; the last sixteen stay on the bench, unseen.
sc-rules-5-head = Shots and goals
sc-rules-5 = Balls, free kicks and penalties are shots when they are led. Anything else is no threat, but still has to be answered: a way to save a shot for later, or to make the other side spend a card. If the answer does not stop the shot, it is a goal for the leader. An answer never scores, and you need not stop a shot even if you could.
sc-rules-6-head = What stops what
sc-rules-6 = A ball is stopped by a goal of its colour, by a ball of its colour, or by a coloured shield. A free kick is stopped by a yellow shield or a coloured shield. A penalty is stopped by a coloured shield alone. Offside is neither a shot nor a stopper: it is only good for playing for time. Cards that would stop the shot light up in your hand.
sc-rules-7-head = Halves
sc-rules-7 = The second half is played in the same way with the decks that waited. Away leads first again; on neutral ground home does. More goals win. A league match may end level, a cup match may not. The minutes on the clock are for show: eight turns make a half. A short match is the second half only, with eight cards each and no split. A level cup match then goes straight to penalties.
sc-rules-8-head = Extra time
sc-rules-8 = A level cup match goes on with the bench: it is shuffled and dealt, eight cards each, face up. You could have worked them out anyway, as every other card has been seen. Both of you split your eight in secret into two decks of four, for two short halves of four turns. Away leads first in the first of them, home in the second, on neutral ground too.
sc-rules-9-head = Penalties
sc-rules-9 = Still level? The kicker picks one of the four colours to shoot, the keeper one to guard, both in secret. The same colour is a save, any other goes in. Five kicks each, one after the other, until one side cannot be caught; then sudden death, pair by pair. A coin toss decides who shoots first. No colour is ever used up, and these kicks do not count in the score.
sc-rules-cup-head = Cups and groups
sc-rules-cup = With several players, in a cup the loser is out. In a group a win is worth three points and a draw one. Sides level on points are split by goal difference, goals scored, a table of the matches between them, then a coin toss.
sc-rules-10-head = At the table
sc-rules-10 = Click the eight cards for the first half one by one, or let Auto choose, and confirm. After that, one click plays a card. Your second-half deck is shown small beside your hand. What was played lies on the grass: the row at the bottom is this half, the rows at the top are what went before. The panel above counts what you have not seen of each kind. A label on a card says how many unseen cards stop it, or how many unseen shots it could still stop.
sc-rules-11-head = Credits
sc-rules-11 = Soccer Cards is the game of soccercards.pl. The printed rules do not say how many cards of each kind there are: the pack is this project’s own, and so are extra time and penalties.
sc-zone-played = PLAYED

## In all messages below, $card is the name of a card as it follows here, and $kind its kind, for languages in which other
## words depend on it or its name has other forms: `black_ball`, `black_goal`, `blue_ball`, `blue_goal`, `coloured_shield`,
## `free_kick`, `green_ball`, `green_goal`, `offside`, `penalty`, `red_ball`, `red_goal`, `yellow_shield`. $colour is
## black, blue, green or red; $side is a club, in the log its three letters.

sc-card-black-ball = black ball
sc-card-black-goal = black goal
sc-card-blue-ball = blue ball
sc-card-blue-goal = blue goal
sc-card-coloured-shield = coloured shield
sc-card-free-kick = free kick
sc-card-green-ball = green ball
sc-card-green-goal = green goal
sc-card-offside = offside
sc-card-penalty = penalty
sc-card-red-ball = red ball
sc-card-red-goal = red goal
sc-card-yellow-shield = yellow shield
# A card on its own: a label, an item of a list, what a goal came of.
sc-card-alone = { CAP($card) }
# Several cards of a kind.
sc-card-times = { CAP($card) } ×{ $n }

## The words on the cards themselves, under their names. What is too long is set smaller, so they have to be short: two lines of
## some 24 letters. A line break in a text is one on the card.

# The letter in the corner of a card without a colour, the first of its name.
sc-print-sign-penalty = P
sc-print-sign-free-kick = F
sc-print-sign-offside = O
# What a card does. To lead is to play first.
sc-print-ball =
    A shot. Also stops
    a { $colour ->
        [black] black
        [blue] blue
        [green] green
       *[red] red
    } ball.
sc-print-goal-card =
    Stops a { $colour ->
        [black] black
        [blue] blue
        [green] green
       *[red] red
    } ball.
    Cannot score.
sc-print-coloured-shield =
    Stops every shot.
    Cannot score.
sc-print-yellow-shield =
    Stops a free kick.
    Cannot score.
sc-print-penalty =
    A shot. Only a
    coloured shield stops it.
sc-print-free-kick =
    A shot. Either kind
    of shield stops it.
sc-print-offside =
    Cannot score,
    stops nothing.
# The cards of a shootout: a name in capitals, and what it does.
sc-print-kick = Kick { $colour ->
    [black] black
    [blue] blue
    [green] green
   *[red] red
}
sc-print-kick-does = A goal, unless the keeper picks { $colour ->
    [black] black
    [blue] blue
    [green] green
   *[red] red
}.
sc-print-keep = Keep { $colour ->
    [black] black
    [blue] blue
    [green] green
   *[red] red
}
sc-print-keep-does =
    Saves a { $colour ->
        [black] black
        [blue] blue
        [green] green
       *[red] red
    } kick.
    Any other goes in.

## The table

# The line under the title: the kind of match, and perhaps the ground after a comma.
sc-subtitle-league = League match
sc-subtitle-cup = Cup match
sc-subtitle-neutral = neutral ground
sc-subtitle-short = second half only
# Labels of cards, in capitals.
sc-label-first-half = FOR THE 1ST HALF
sc-label-second-half = FOR THE 2ND HALF
sc-label-extra-second = FOR EXTRA TIME 2
sc-label-split-in-secret = SPLIT IN SECRET
sc-label-from-the-bench = FROM THE BENCH
sc-label-still-to-play = STILL TO PLAY
sc-label-bench = BENCH
# On the cards of a hand, 11 letters at most: $n unseen cards stop this lead; no unseen card does; the card itself could stop $n
# unseen chances later.
sc-label-stopped-by = { $n } { $n ->
    [one] stops it
   *[other] stop it
}
sc-label-sure-goal = sure goal
sc-label-stops = stops { $n }
# The panel above the pitch: the cards of each kind that the player has not seen; for two people, those that both sides have
# shown; or the cards of each kind in both halves of a hand that is being split, and those of them that can score.
sc-count-shown = SHOWN
sc-count-unseen = UNSEEN
sc-count-both-halves = 1ST + 2ND HALF
sc-count-chances = SHOTS
# On the card that stopped a chance, and in the preview of such an answer.
sc-save-blocked = BLOCKED
sc-save-wall = OFF THE WALL
sc-save-cleared = CLEARED
sc-save-saved = SAVED

## Why an answer or a kick ended as it did, in a sentence of 72 letters at most. $card is the card that was led, $colour its
## colour.
sc-why-no-chance = { CAP($card) } is no threat: nobody can score.
sc-why-shield = A coloured shield stops every shot.
sc-why-goal-card = A { $colour ->
    [black] black
    [blue] blue
    [green] green
   *[red] red
} goal stops a { $colour ->
    [black] black
    [blue] blue
    [green] green
   *[red] red
} ball.
sc-why-ball = A { $colour ->
    [black] black
    [blue] blue
    [green] green
   *[red] red
} ball stops a { $colour ->
    [black] black
    [blue] blue
    [green] green
   *[red] red
} ball.
sc-why-yellow-shield = A yellow shield stops a free kick.
sc-why-in-penalty = Only a coloured shield stops a penalty.
sc-why-in-free-kick = Only a yellow or a coloured shield stops a free kick.
sc-why-in-ball = Only a { $colour ->
    [black] black
    [blue] blue
    [green] green
   *[red] red
} goal card, a { $colour ->
    [black] black
    [blue] blue
    [green] green
   *[red] red
} ball or a coloured shield would stop it.
# A kick of a shootout: the same colour is a save. $keep is the keeper's, $kick the kicker's.
sc-why-kick-saved = The keeper picked { $keep ->
    [black] black
    [blue] blue
    [green] green
   *[red] red
} too.
sc-why-kick-in = The keeper picked { $keep ->
    [black] black
    [blue] blue
    [green] green
   *[red] red
}, not { $kick ->
    [black] black
    [blue] blue
    [green] green
   *[red] red
}.

## The match log: short lines
sc-log-dealt = Sixteen cards each are dealt
sc-log-eight-dealt = Eight cards each are dealt
sc-log-split = Hand split in secret
sc-log-first-half = Kick-off: { $side } play first
sc-log-second-half = Second half: { $side } play first
sc-log-extra-first = Extra time: { $side } play first
sc-log-extra-second = Extra time 2: { $side } play first
sc-log-shootout = Penalties: { $side } kick first
sc-log-half-time = Half-time, { $score }
sc-log-extra-time = Extra time at { $score }
sc-log-bench = The bench is dealt, eight each
sc-log-led-penalty = Penalty! Who has a shield?
sc-log-led-free-kick = Free kick in a good spot
sc-log-led-ball = { CAP($card) } on its way
sc-log-led-no-chance = Plays for time: { $card }
# Answers. $card is the answer, in sc-log-shield the card that was led.
sc-log-wasted = { CAP($card) } thrown away
sc-log-let-in = { CAP($card) } does not stop it
sc-log-shield = Coloured shield blocks the { $card }
sc-log-yellow-shield = The wall holds: yellow shield
sc-log-ball = { CAP($card) } clears it
sc-log-goal-card = { CAP($card) } saves
# A kick of a shootout; $colour is the kicker's, $score that of the shootout.
sc-log-kick-in = { $colour ->
    [black] Black
    [blue] Blue
    [green] Green
   *[red] Red
} goes in, { $score } on penalties
sc-log-kick-saved = { $colour ->
    [black] Black
    [blue] Blue
    [green] Green
   *[red] Red
} is saved, { $score } on penalties

## Lines below the headlines of banners
sc-banner-split = Eight cards for each half
sc-banner-kick-off = { $side } play first
sc-banner-extra-time = { $score }, and the bench comes on

## Questions in the prompt. $side is the other side.
sc-prompt-they-split = Your hand is split: { $side } are still choosing
sc-prompt-they-lead = { $side } to play
sc-prompt-they-answer = { $side } to answer
sc-prompt-they-kick = Your colour is chosen: { $side } are still choosing
sc-prompt-over = Full time
sc-prompt-split = Split your hand
sc-prompt-split-eight = Split your eight
sc-prompt-cannot-stop = You cannot stop the { $card }
sc-prompt-stop = Stop the { $card }
sc-prompt-no-chance = { CAP($card) }: no threat. Any card will do
sc-prompt-kick = You shoot: pick a ball
sc-prompt-keep = You are in goal: pick a colour
sc-prompt-lead = You play first: pick a card

## Offers: help in one sentence, a preview of a headline in capitals and a detail.

# A lead. $n is the number of unseen cards that stop it, $of that of all unseen cards.
sc-help-lead-ball = A shot, stopped by a { $colour ->
    [black] black
    [blue] blue
    [green] green
   *[red] red
} goal card, a { $colour ->
    [black] black
    [blue] blue
    [green] green
   *[red] red
} ball or a coloured shield: { $n ->
    [0] none left
    [one] one still unseen
    [2] two still unseen
    [3] three still unseen
    [4] four still unseen
    [5] five still unseen
    [6] six still unseen
    [7] seven still unseen
    [8] eight still unseen
    [9] nine still unseen
    [10] ten still unseen
   *[other] { $n } still unseen
}.
sc-help-lead-free-kick = A shot, stopped by a yellow or a coloured shield: { $n ->
    [0] none left
    [one] one still unseen
    [2] two still unseen
    [3] three still unseen
    [4] four still unseen
    [5] five still unseen
    [6] six still unseen
    [7] seven still unseen
    [8] eight still unseen
    [9] nine still unseen
    [10] ten still unseen
   *[other] { $n } still unseen
}.
sc-help-lead-penalty = A shot, stopped by a coloured shield: { $n ->
    [0] none left
    [one] one still unseen
    [2] two still unseen
    [3] three still unseen
    [4] four still unseen
    [5] five still unseen
    [6] six still unseen
    [7] seven still unseen
    [8] eight still unseen
    [9] nine still unseen
    [10] ten still unseen
   *[other] { $n } still unseen
}.
sc-help-lead-no-chance = No threat: it cannot score, but the other side must still spend a card.
sc-preview-lead-ball = { $colour ->
    [black] BLACK
    [blue] BLUE
    [green] GREEN
   *[red] RED
} BALL
sc-preview-lead-free-kick = FREE KICK
sc-preview-lead-penalty = PENALTY
sc-preview-unseen = { $n } of { $of } unseen cards stop it
sc-preview-no-chance = NO THREAT
sc-preview-plays-for-time = plays for time
# An answer. $card and $colour are those of the card that was led.
sc-help-answer-no-chance = No threat: whatever you answer, nobody scores.
sc-help-answer-stops = Stops the { $card }.
sc-help-answer-ball-in = Does not stop the { $card }: it is a goal. Only a { $colour ->
    [black] black
    [blue] blue
    [green] green
   *[red] red
} goal card, a { $colour ->
    [black] black
    [blue] blue
    [green] green
   *[red] red
} ball or a coloured shield would stop it.
sc-help-answer-free-kick-in = Does not stop the free kick: it is a goal. Only a yellow or a coloured shield would stop it.
sc-help-answer-penalty-in = Does not stop the penalty: it is a goal. Only a coloured shield would stop it.
# May follow, on a card that is not needed now: what it could still do.
sc-help-kept-leads = Played later, { $n ->
    [0] it is a sure goal
    [one] one unseen card stops it
   *[other] { $n } unseen cards stop it
}.
sc-help-kept-stops = Kept, it stops { $n ->
    [0] no unseen shot
    [one] one unseen shot
   *[other] { $n } unseen shots
}.
sc-preview-spend = spend what you need least
sc-preview-stopped = the { $card } is stopped
sc-preview-concede = YOU CONCEDE
sc-preview-in = the { $card } goes in
# A kick of a shootout.
sc-help-kick = A goal unless the keeper picks { $colour ->
    [black] black
    [blue] blue
    [green] green
   *[red] red
}.
sc-preview-kick = { $colour ->
    [black] BLACK
    [blue] BLUE
    [green] GREEN
   *[red] RED
} SHOT
sc-help-keep = Saves a { $colour ->
    [black] black
    [blue] blue
    [green] green
   *[red] red
} shot; any other colour goes in.
sc-preview-keep = GUARDS { $colour ->
    [black] BLACK
    [blue] BLUE
    [green] GREEN
   *[red] RED
}
# The split. $n is four or eight.
sc-offer-split = Play these { $n ->
    [4] four
    [8] eight
   *[other] { $n }
} first
sc-help-split = They are your first half; the other { $n ->
    [4] four
    [8] eight
   *[other] { $n }
} wait for the second. You cannot change it later.
sc-preview-chances = SHOTS { $now } + { $later }
sc-preview-shields = coloured shields { $now } + { $later }
# The cards of the first half, as a list.
sc-named-split = { $cards } first
sc-picking-split = { $n } / { $of } for the first half
# What a card would do, while the hand is split; followed by one of the last two. $stopped is a list of cards.
sc-hint-ball = { CAP($card) }: a shot, stopped by a { $colour ->
    [black] black
    [blue] blue
    [green] green
   *[red] red
} goal card, a { $colour ->
    [black] black
    [blue] blue
    [green] green
   *[red] red
} ball or a coloured shield.
sc-hint-free-kick = { CAP($card) }: a shot, stopped by a yellow or a coloured shield.
sc-hint-penalty = { CAP($card) }: a shot, stopped by a coloured shield.
sc-hint-stops = { CAP($card) }: stops { $stopped }.
sc-hint-neither = { CAP($card) }: no threat, and it stops nothing.
sc-hint-taken = First half; click again to keep it for later.
sc-hint-kept = Click to play it in the first half.

## Why a card cannot be chosen now: a sentence without its full stop. $side is the other side.
sc-not-bench-league = The bench: sixteen cards that stay unseen in a league match
sc-not-bench-cup = The bench: sixteen cards, dealt if there is extra time
sc-not-bench-short = The bench: the other cards, unseen in a short match
sc-not-played-by-them = Played by { $side }
sc-not-their-open-card = { POSSESSIVE($side) } card: face up since the bench was dealt
sc-not-their-card = This card belongs to { $side }
sc-not-split = Your hand is split; { $side } are still choosing
sc-not-your-lead = { $side } play first this turn
sc-not-your-answer = { $side } have to answer first
sc-not-played = Played already
sc-not-second-half = { CAP($card) }: waits for the second half
sc-not-extra-second = { CAP($card) }: waits for the second half of extra time
sc-not-their-colour = { $side } pick among these
sc-not-chosen = Your colour is chosen; { $side } are still choosing

## The drawn table of the rules
sc-chart-title = What stops what
sc-chart-down = The answer is
sc-chart-across = The lead is
sc-chart-lead-ball = A ball
sc-chart-lead-free-kick = A free kick
sc-chart-lead-penalty = A penalty
sc-chart-same-goal = A goal of its colour
sc-chart-same-ball = A ball of its colour
sc-chart-other-colour = Another colour
sc-chart-coloured-shield = Coloured shield
sc-chart-yellow-shield = Yellow shield
sc-chart-neither = Anything else
sc-chart-stops = stops it
sc-chart-goal = a goal
sc-chart-note = The colours are black, blue, green, red. Any other lead is no threat: nobody scores, whatever the answer.

## The coach's reasons for a choice, to the player. $n is a number of cards or chances.
sc-because-lead-sure = Nothing they can still hold stops the { $card }.
# $of is the number of unseen cards.
sc-because-lead = Of the { $of } cards you have not seen, { $n ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $n }
} can stop the { $card }.
sc-because-no-chances = You have no shots left, and this is the card you will miss least.
sc-because-keeps-chances = { CAP($card) } cannot score, but it keeps your { $n ->
    [one] shot
    [2] two shots
    [3] three shots
    [4] four shots
    [5] five shots
    [6] six shots
    [7] seven shots
    [8] eight shots
   *[other] { $n } shots
} for later.
# $now and $later are the chances of the two halves, $shields and $later_shields the coloured shields.
sc-because-split = It splits your shots { $now } and { $later }, and your coloured shields { $shields } and { $later_shields }.{ $together ->
    [balls] { " " }It keeps balls of one colour together.
   *[no] { "" }
}
sc-because-answer-least = Nobody can score this turn, and this is the card you will miss least.
sc-because-answer-chance = Nobody can score this turn, and you have better shots than this.
sc-because-answer-keeps = Nobody can score this turn; it keeps your { $n ->
    [one] shot
    [2] two shots
    [3] three shots
    [4] four shots
    [5] five shots
    [6] six shots
    [7] seven shots
    [8] eight shots
   *[other] { $n } shots
}.
# $n is the number of coloured shields.
sc-because-stops-and-keeps = It stops the { $card } and keeps your coloured { $n ->
    [one] shield
   *[other] shields
}.
sc-because-only-stopper = Nothing else that you hold stops the { $card }.
sc-because-stops = It stops the { $card }.
sc-because-concedes = It is worth conceding to keep the { $card }.
sc-because-cannot-stop = You cannot stop the { $card }, and this is the card you will miss least.

## Advice for a beginner, one to three sentences
sc-lesson-split = Sixteen cards must last two halves. Share out your coloured shields and shots, keep a stopper for every colour in each half, and keep balls of one colour together.
sc-lesson-split-eight = Four cards for each short half. You see the other side’s eight: look for a shot that they cannot stop.
sc-lesson-no-chance = { CAP($card) } is no threat: nobody can score. Throw away the card you will miss least.
sc-lesson-stoppers = The lit cards stop the { $card }. Any other card lets it in.
# May follow it.
sc-lesson-shield = A coloured shield stops anything, so it is worth keeping.
sc-lesson-nothing-stops = Nothing you hold stops the { $card }: it will be a goal. Throw away the card you will miss least.
sc-lesson-kick = The keeper has to guess your colour to save it. No colour is better than another.
sc-lesson-keep = Guess the colour of the shot: the same one saves it, any other lets it in.
# $n is the number of leads, $chances that of cards that can score.
sc-lesson-lead-nothing = { $n ->
    [one] You play first one last time
    [2] You play first twice more
    [3] You play first three more times
    [4] You play first four more times
   *[other] You play first { $n } more times
} in this half, and none of your cards can score. Throw away the card you will miss least.
sc-lesson-lead = { $n ->
    [one] You play first one last time
    [2] You play first twice more
    [3] You play first three more times
    [4] You play first four more times
   *[other] You play first { $n } more times
} in this half, and { $chances ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[other] { $chances }
} of your cards can score. Point at a lit one to see how many cards could stop it.

## A bot's reason for its choice, in one sentence. It speaks of itself as `it`.
sc-bot-nothing-to-choose = There is nothing to choose between them.
sc-bot-any-colour = Any colour will do: there is nothing to read.
sc-bot-no-other-card = There is no other card.
sc-bot-best-of-tried = Best of the { $n } { $what ->
    [splits] splits
   *[cards] cards
} tried against hands they might hold.
sc-bot-not-closely = Not looked at closely.
sc-bot-colour-for-each-half = A colour for each half, and shields for both.
sc-bot-hardest-to-stop = The shot that is hardest to stop.
sc-bot-keeps-chances = The shots are kept for later.
sc-bot-cheapest-stopper = The cheapest card that stops it.
sc-bot-missed-least = The card that will be missed least.
sc-bot-colours-alike = One colour is as good as another.

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.
## Here $kind is the kind of the card $what, as in the other messages.

# The cards are dealt, to be split in two halves.
say-sc-split =
    .l1 = Sixteen cards each and two halves to feed. Choose wisely.
    .l2 = The managers split their hands. This is where matches are lost.
    .l3 = Eight now, eight later. Everybody always wants nine now.
    .l4 = Heads down over the cards. What is kept cannot be played, yet.

# A card is led that is no chance.
say-sc-stalled =
    .l1 = { $us } play for time. The clock says thank you.
    .l2 = Nothing in that. { $us } keep their powder dry.
    .l3 = { $us } pass it sideways, in a manner of speaking.
    .l4 = A quiet one from { $us }. Somebody yawns in row F.

# A ball is led: the other side needs the colour or a shield.
say-sc-chance =
    .l1 = The { $what } is on its way. Who answers?
    .l2 = { $us } send in the { $what }.
    .l3 = Here is a chance: the { $what } for { $us }.
    .l4 = { $us } play the { $what }, and { $keeper } sets both feet.
    .l5 = The { $what } comes in from { $us }. { $them } rummage for an answer.

# A free kick is led.
say-sc-free-kick =
    .l1 = A free kick for { $us }. The wall shuffles into place.
    .l2 = Free kick, and a good spot for it. { $keeper } does not like this.
    .l3 = { $us } put the ball down with great care. Free kick.
    .l4 = { $us } stand over the free kick and confer, for show.

# The goal of the same colour saves.
say-sc-saved =
    .l1 = Saved! The { $what } was waiting for that.
    .l2 = { $gloves } had the colour all along. Saved.
    .l3 = Right colour, right moment. { $us } save it.
    .l4 = The { $what } gathers it in. { $them } hoped for another shade.
    .l5 = { $gloves } gets down to it. Lovely save.

# The coloured shield blocks it.
say-sc-shield =
    .l1 = The coloured shield goes up, and that is that.
    .l2 = { $us } had the big shield ready. It stops anything that rolls.
    .l3 = Blocked! That shield has no favourite colour.
    .l4 = Straight into the coloured shield. { $them } ask for another ball.

# The yellow shield is the wall.
say-sc-wall =
    .l1 = The wall holds! Yellow shield, and a sore thigh.
    .l2 = Into the wall. Somebody in yellow took that bravely.
    .l3 = { $us } had the wall in place. The yellow shield does its one job.
    .l4 = Off the wall and away. { $us } applaud their own bravery.

# A ball of the same colour clears it.
say-sc-cleared =
    .l1 = Ball against ball, and it is hoofed clear.
    .l2 = { $us } clear with the { $what }. Not pretty, very welcome.
    .l3 = The { $what } meets it halfway. Danger over.
    .l4 = Out of there! { $us } clear their lines with the { $what }.

# An answer to what was no chance.
say-sc-wasted =
    .l1 = { $us } throw away the { $what }. It may be missed later.
    .l2 = The { $what } goes on nothing at all.
    .l3 = { $us } part with the { $what }, and try not to look at it.
    .l4 = Nothing to stop, so { $us } give up the { $what }.

# Extra time: the bench is dealt.
say-sc-bench =
    .l1 = The whole bench comes on. Even the kit man is stretching.
    .l2 = Eight fresh cards each. Last ones out of the box.
    .l3 = Here comes the bench, all of it, blinking in the lights.
    .l4 = New cards for tired minds. Split them once more.

