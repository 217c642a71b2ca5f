### English: penalties

pen-bot-1 = Blindfold Ben
pen-bot-1-line = Kicks and dives anywhere.
pen-bot-2 = Bruno the Bold
pen-bot-2-line = Chips it down the middle, and stays put in goal: surely nobody else would dare.
pen-bot-3 = Same-Again Sam
pen-bot-3-line = Goes where he went last time, kicking and diving alike.
pen-bot-4 = Restless Ros
pen-bot-4-line = Hates to be in one place twice running, on the spot and in goal.
pen-bot-5 = Wrongfoot Wanda
pen-bot-5-line = Kicks across from your last dive, and dives after your last kick.
pen-bot-6 = Ice-Cool Ida
pen-bot-6-line = Mixes her kicks almost perfectly, and notices if you repeat yourself or dive where she last kicked.
pen-bot-7 = Hawkeye Hanne
pen-bot-7-line = Counts your corners: she dives where you kick most and kicks where you dive least.
pen-bot-8 = Oracle Olga
pen-bot-8-line = Knows every habit in the book, and punishes yours as far as she safely can.
pen-title = Penalty Shootout
pen-tagline = Twelve yards, three places, one guess.
pen-aim = Kick where the keeper is not, and dive where the ball goes.
pen-chance = The die
pen-field-kicks = Kicks
pen-field-kicks-5 = 5 each
pen-field-kicks-3 = 3 each
pen-field-kicks-7 = 7 each
pen-field-short = Length
pen-field-short-false = Whole match
pen-field-short-true = Short (3 each)
pen-rules-1-head = The idea
pen-rules-1 = One kicker, one keeper, twelve yards. Both choose at the same moment, and neither knows where the other will go. Whoever scores more kicks wins.
pen-rules-2-head = A kick
pen-rules-2 = A coin decides who kicks first; then the sides take turns. The kicker chooses left, middle or right. The keeper chooses to dive left, to stay, or to dive right. Left and right are always the kicker’s. Both choose in secret, the same place as often as they like, and both choices are shown together. Then a die is rolled.
pen-rules-3-head = The die
pen-rules-3 = On a 1 the ball misses the goal, wherever it was meant to go. Any other kick down the middle is saved by a keeper who stays. A keeper who dives to the correct corner saves on a 2 or 3. Everything else is a goal.
pen-rules-4-head = Who wins
pen-rules-4 = Each side takes five kicks (or three, or seven), and the side that scores more wins. The match ends as soon as one side cannot be caught. A level score means sudden death: one kick each until one scores and the other does not. A short match has three kicks each.
pen-rules-5-head = A hint
pen-rules-5 = Keep them guessing. Share kicks and dives evenly between the corners, with one in six down the middle, and nobody can beat you in the long run. To win more than half you must read the other side, and risk being read yourself.
pen-rules-6-head = Credits
pen-rules-6 = The game, its die and its words are this project’s own.

## What the table asks the player. $side is the club that the player waits for.

pen-ask-over = Full time
pen-ask-chosen = You have chosen: { $side } are still choosing
pen-ask-score-and-win = Score and you win: where do you kick?
pen-ask-miss-and-lose = Miss and you lose: where do you kick?
pen-ask-kick = Where do you kick?
pen-ask-keep-out-and-win = Keep it out and you win: where do you dive?
pen-ask-let-in-and-lose = Let it in and you lose: where do you dive?
pen-ask-dive = Where do you dive?

## The offers: their labels, what they do, and the preview over the goal with its headline in capitals. Left and right are
## as the kicker sees them; the numbers are those of the die.

pen-offer-left = Left
pen-offer-middle = Middle
pen-offer-right = Right
pen-offer-dive-left = Dive left
pen-offer-stay = Stay
pen-offer-dive-right = Dive right
pen-help-kick-corner = A goal on 2 to 6; if the keeper dives the same way, on 4 to 6 only.
pen-help-kick-middle = A goal on 2 to 6 if the keeper dives; a keeper who stays saves it.
pen-help-dive = Saves a kick to this corner on a 2 or 3. Left and right are as the kicker sees them.
pen-help-stay = Saves every kick down the middle that is on target, and nothing else.
pen-preview-in = IN ON 2-6
pen-preview-saved-corner = SAVED ON 2-3
pen-preview-saved-middle = SAVED ON 2-6

## The scoreboard, the labels and the match log. $kick and $dive are left, middle or right; $end is goal, saved, over, post or wide.

# Under the title of the game: how many kicks each side has.
pen-subtitle = { $n } kicks a side
pen-log-kick-first = { $side } kick first
pen-log-sudden-death = Sudden death at { $score }
# $who and $keeper are names of players.
pen-log-kick = { $who } { $kick ->
    [left] left
    [right] right
   *[middle] middle
}, { $keeper } { $dive ->
    [left] left
    [right] right
   *[middle] stays
}: { $end ->
    [goal] in!
    [saved] saved!
    [over] over!
    [post] off the post!
   *[wide] wide!
}

# The faces of the die, on the note beside the table.
pen-note-open = 1 misses, 2 to 6 go in
pen-note-stayed = 1 misses, 2 to 6 are saved
pen-note-read = 1 misses, 2-3 saved, 4-6 goal

## Why a kick ended so, stamped over the cards.

pen-reveal-off-target = A 1 on the die: off target.
pen-reveal-saved-middle = The keeper stayed; the ball came down the middle.
pen-reveal-saved-corner = The keeper read it, and a 2 or 3 is a save.
pen-reveal-read-and-in = The keeper read it, but only a 2 or 3 is a save.
pen-reveal-in-middle = The keeper dived; the ball went down the middle.
pen-reveal-in-corner = The keeper stayed, and the ball went into the corner.
pen-reveal-wrong-way = The keeper dived the wrong way.

## The coach's reasons for a place. $place is left, middle or right.

# $n counts the other side's kicks so far.
pen-because-keeper-never = The keeper { $place ->
    [middle] has never stayed
   *[other] has never dived there
} in { $n ->
    [one] one kick
   *[other] { $n } kicks
}: if that holds, you score on 2 to 6.
pen-because-kick-middle = It goes in on 2 to 6 whenever the keeper dives, and keepers rarely stay.
pen-because-kick-corner = A corner goes in on 2 to 6, and on 4 to 6 even if the keeper reads it.
# $n times out of $all; with one kick so far, it was that one.
pen-because-they-kicked = They kicked { $place ->
    [middle] down the middle
    [left] left
   *[right] right
} { $all ->
    [1] last time
   *[other] { $n ->
        [1] once
        [2] twice
       *[other] { $n } times
    } in { $all } kicks
}.
pen-because-stay = It saves every kick down the middle that is on target.
pen-because-dive = Most kicks go for a corner, and a dive there saves on 2 or 3.

## The lesson for beginners. $score has the player's goals first. Of its first two texts one is shown at the first kick;
## later what is at stake comes first, then the other side's habit.

pen-lesson-kick = Click where to kick: nobody sees it until the keeper has chosen too. A corner goes in if the die shows 2 to 6, or only 4 to 6 if the keeper dives there. The middle goes in on 2 to 6, but never if the keeper stays put.
pen-lesson-keep = Guess where the kick goes and click there, left and right as the kicker sees them. Dive to the correct corner and you save on a 2 or 3. Stay, and you save every kick down the middle that is on target, but few go there.
pen-lesson-score-and-win = It is { $score }, your goals first: score this and you win.
pen-lesson-let-in-and-lose = It is { $score }, your goals first: if this goes in, they win.
pen-lesson-miss-and-lose = It is { $score }, your goals first: miss and they win.
pen-lesson-keep-out-and-win = It is { $score }, your goals first: keep this out and you win.
pen-lesson-sudden-death = It is { $score }, sudden death: the first pair of kicks that splits you decides it.
# $whose is yours or theirs.
pen-lesson-nth = It is { $score }, your goals first, and this is kick { $n } of { $whose ->
    [yours] your
   *[theirs] their
} { $of }.
pen-lesson-no-pattern-kick = The keeper has shown no pattern, so show none yourself: mix your corners, with the odd one down the middle.
pen-lesson-no-pattern-keep = They have shown no pattern. A dive saves its corner on 2 or 3, and staying put saves everything down the middle that is on target.
# In the next four: $n times out of $all; with one kick so far, it was that one. $corner is left or right.
pen-lesson-keeper-stayed = The keeper stayed { $all ->
    [1] last time
   *[other] { $n ->
        [1] once
        [2] twice
       *[other] { $n } times
    } in { $all } kicks
}. If that happens again, a kick down the middle never goes in, but either corner does on 2 to 6.
pen-lesson-they-went-middle = They went down the middle { $all ->
    [1] last time
   *[other] { $n ->
        [1] once
        [2] twice
       *[other] { $n } times
    } in { $all } kicks
}: stay put and you save any on target.
pen-lesson-keeper-dived = The keeper dived { $corner ->
    [right] right
   *[left] left
} { $all ->
    [1] last time
   *[other] { $n ->
        [1] once
        [2] twice
       *[other] { $n } times
    } in { $all } kicks
}. That way you need 4 to 6, but the { $corner ->
    [right] left
   *[left] right
} corner and the middle go in on 2 to 6.
pen-lesson-they-kicked = They kicked { $corner ->
    [right] right
   *[left] left
} { $all ->
    [1] last time
   *[other] { $n ->
        [1] once
        [2] twice
       *[other] { $n } times
    } in { $all } kicks
}: dive there too, and a 2 or 3 saves it.

## After the match: what the other side has shown. The first two stand over pictures that count its places; $n is the
## number of times out of $of.

pen-read-kicks = Their kicks
pen-read-dives = Their dives
pen-read-repeated = They went to the same place again { $n } of { $of } times.
pen-read-followed = They dived where your last kick had gone { $n } of { $of } times.

## The chart of the rules page.

pen-chart-title = When it goes in
pen-chart-down = You kick
pen-chart-across = The keeper
pen-chart-left = Left
pen-chart-middle = Middle
pen-chart-right = Right
pen-chart-dives-left = dives left
pen-chart-stays = stays
pen-chart-dives-right = dives right
pen-chart-never = never in
pen-chart-in = in on { $from } to { $to }
pen-chart-note = The die is rolled after both cards are shown; a 1 always misses. Left and right are as the kicker sees them.

## What a notebook says: $n times out of $all. $who is you, if the reader wrote it about the player, or bot, if the player wrote it
## about the bot $name. $place is left, middle or right.

pen-noted-kicked = { $who ->
    [you] You
   *[other] { $name }
} kicked { $place ->
    [left] left
    [right] right
   *[middle] down the middle
} { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
} in { $all ->
    [one] 1 kick
   *[other] { $all } kicks
}.
pen-noted-dived = { $who ->
    [you] You
   *[other] { $name }
} { $place ->
    [left] dived left
    [right] dived right
   *[middle] stayed in the middle
} { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
} in { $all ->
    [one] 1 kick
   *[other] { $all } kicks
}.
pen-noted-kicked-again = { $who ->
    [you] You
   *[other] { $name }
} kicked to the same place again { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
} in { $all ->
    [one] 1 try
   *[other] { $all } tries
}.
pen-noted-dived-again = { $who ->
    [you] You
   *[other] { $name }
} dived to the same place again { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
} in { $all ->
    [one] 1 try
   *[other] { $all } tries
}.

## A bot's reason for its choice, in one sentence. It speaks of itself as `it`.
pen-bot-middle = The middle: nobody dares to stay there.
pen-bot-same-again = The same again.
pen-bot-not-again = Not the same place again.
pen-bot-other-way = The keeper went the other way last time.
pen-bot-kicked-last = That is where they kicked last.
pen-bot-dives-least = The keeper goes there least.
pen-bot-kicks-most = They kick there most.
pen-bot-best-play = It is what best play would do.
pen-bot-nothing-to-go-on = Nothing to go on: each corner five times in twelve, the middle twice.
pen-bot-keeper-may-go = The keeper may well go for the { $place ->
    [left] left
    [middle] middle
   *[right] right
}.
pen-bot-kick-may-go = The kick may well go to the { $place ->
    [left] left
    [middle] middle
   *[right] right
}.
pen-bot-expects = Expects { $what ->
    [keeper] the keeper
   *[kick] the kick
} { $left }% left, { $middle }% middle, { $right }% right.

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# The first kicks are about to be taken.
say-pen-first =
    .l1 = No ninety minutes here. Straight to the part with the shaking knees.
    .l2 = { $us } kick first. { $keeper } gives the crossbar a pat.
    .l3 = A ball, a spot, two keepers. { $us } begin.
    .l4 = Kicks from the spot, and nothing but. { $us } to go first.

# A goal.
say-pen-scored =
    .l1 = { $who } sends it in. { $score }.
    .l2 = In! { $who } never looked at { $keeper } once.
    .l3 = { $who } picks the spot and finds it.
    .l4 = { $keeper } can only wave at that one from { $who }.
    .l5 = { $who } scores, and remembers to breathe.
    .l6 = Cool as the fridge, { $who }. { $score }.

# The keeper stops it; the side is the keeper's, `{who}` kicked.
say-pen-saved =
    .l1 = Saved! { $gloves } reads { $who } like a large-print book.
    .l2 = { $gloves } gets there! { $who } cannot look.
    .l3 = No! { $gloves } keeps it out.
    .l4 = { $who } had a good idea. { $gloves } had it first.
    .l5 = A strong hand from { $gloves }, and { $us } roar.

# Off the target.
say-pen-wide =
    .l1 = Missed! { $who } will see that one in the small hours.
    .l2 = { $who } misses. { $score } it stays.
    .l3 = No goal, { $who }. The keeper was only there for company.
    .l4 = Oh, { $who }. The goal was the bit in the middle.

# Over the bar, as kicks down the middle go.
say-pen-too-high =
    .l1 = Over! { $who } has found somebody in row F.
    .l2 = Up it goes from { $who }, and it may come down tomorrow.
    .l3 = { $who } lifts it over the bar. Still { $score }.
    .l4 = Oh, { $who }. The goal has a top as well.

# The kick that settles it.
say-pen-won =
    .l1 = { $who } wins it for { $us }! Eleven people land on one.
    .l2 = That is it! { $who } with the kick that settles everything.
    .l3 = { $who } ends it. { $us } are already halfway to the corner flag.
    .l4 = In, and over! { $who } has won it for { $us }.

# Full time.
say-pen-over =
    .l1 = { $us } win the shootout, { $score }. Somebody hug the keeper.
    .l2 = It is { $us } from the spot. { $them } stand and stare.
    .l3 = { $score }, and { $us } held their nerve best.
    .l4 = All over. { $us } keep the ball, { $them } keep the memory.

# On the result: no sudden death was needed.
pen-in-normal-time = Within the regular kicks.
