### English: soccer52

s52-title = Soccer
s52-tagline = Hide two forwards, block with the rest.
s52-aim = Two cards go forward to score; the cards you keep stop theirs.
s52-chance = The cards that were dealt and drawn
s52-bot-1-line = Lays any card, blocks with whatever fits.
s52-bot-2-line = Shows off its high cards in front, and throws its goalies in.
s52-bot-3-line = Loves high cards in front, and now and then thinks first.
s52-bot-4-line = Thinks a little, but still throws away cards it will miss.
s52-bot-5-line = Plays a few matches in its head, and seldom wastes a goalie.
s52-bot-6-line = Makes small slips now and then, hardly ever big ones.
s52-bot-7-line = Plays many matches in its head, but forgets what you could not block.
s52-bot-8-line = Remembers every card and every block you did not make, and imagines what that leaves you.
s52-zone-forward = FORWARD
s52-zone-draw-pile = DRAW PILE
s52-zone-discards = DISCARDS
s52-zone-goals = GOALS
s52-field-blocking = Blocking
s52-field-blocking-compulsory = Must block
s52-field-blocking-optional = May let in
s52-field-start = First to attack
s52-field-start-alternate = In turn (our rule)
s52-field-start-same = Toss winner (printed)
s52-field-after-six = Level at the end
s52-field-after-six-suddenrounds = Sudden rounds
s52-field-after-six-draw = A draw
s52-field-lone-goalie = Lone goalie
s52-field-lone-goalie-allowed = May go forward
s52-field-lone-goalie-forbidden = Stays in hand (printed)
s52-field-short = Length
s52-field-short-false = Whole match
s52-field-short-true = Short (two rounds)
s52-rules-1-head = The idea
s52-rules-1 = Every card can shoot or defend: laid on the pitch it is a forward, kept in your hand it may stop one. What is not stopped is a goal. After six rounds the side with more goals wins.
s52-rules-2-head = A round
s52-rules-2 = You begin with six cards. In each round both of you secretly lay two of them face down: your forwards. Then one side attacks with both, one after the other, and sees how the first ends before flipping the second; then the other side attacks. A coin toss decides who starts the first round, and from then on you take turns. After the round each side draws four cards: by the sixth round the whole pack has been dealt. Home always shoots to the right, away to the left.
s52-rules-3-head = Numbers and goalies
s52-rules-3 = Ace to 10 are numbers, and an ace counts as 1. Jacks, queens and kings are goalies: they have no value, and make the best defenders and poor forwards.
s52-rules-4-head = Blocking
s52-rules-4 =
    When a number is flipped, the other side must stop it if it can, in exactly one of these ways:
    One goalie of the forward’s colour: any red goalie against hearts or diamonds, any black one against clubs or spades.
    One card of the same number: a five against a five.
    Two numbers whose sum or difference is the forward’s value: 5 and 2 stop a seven, and a three as well.
    Two cards of the forward’s suit, whatever they are: the 4 and the 9 of diamonds stop any diamond.
    Forward and block go to the discards. You choose which block to use, but may not add cards to one that is already complete.
s52-rules-5-head = Goals
s52-rules-5 = What is not blocked is a goal. The card stays beside the pitch, on its owner’s side, to count it.
s52-rules-6-head = Penalties
s52-rules-6 = A goalie may be laid as a forward too, as a bluff or for a penalty. Flipped, it scores if you discard a second goalie from your hand at that moment, any of them, and nobody can stop it. If you have none, or would rather keep it, the flipped goalie is discarded and nothing happens. The other side cannot tell which.
s52-rules-7-head = Level at the end
s52-rules-7 = Sudden rounds follow. You keep your hands, the discards are shuffled into a new draw pile, and each side draws four. Whole rounds are played until one ends with a side ahead. If fewer than eight cards are left to draw, pile and discards are shuffled together, if need be with the cards that scored. The score stands. The cards are dealt one at a time, as far as they go. A side with fewer than two lays what it has. After a hundred rounds the match is drawn.
s52-rules-8-head = What you may know
s52-rules-8 = Discards, goals and the size of each hand are open. So is what follows: if a side had to block and did not, it had nothing to block with. Your own forwards are named on the pitch for your eyes only; which of the two lies where is left to chance, so their places give nothing away.
s52-rules-9-head = House rules
s52-rules-9 = Blocking can be optional: then you may let a shot in to save your cards. The printed rules name a side that starts and say nothing of later rounds: taking turns is our rule, and as an option the winner of the toss starts every round, as printed. A level match may end as a draw after round six. A goalie may go forward without a second one, as a bluff: that is our rule. As an option it may not, as printed: another goalie has to stay in your hand when you lay one, unless you lay your whole hand. So a goalie that is flipped shows that a second one was there. A short match has two rounds instead of six. If it is level then, the discards are shuffled into the pile, and sudden rounds follow.
s52-rules-10-head = Hints
s52-rules-10 = High numbers are harder to stop, as fewer pairs make them. Goalies in the hand are worth more than anything else; block with matching numbers and small pairs first. Count what has gone: in the sixth round every card that is left is in a hand.
s52-rules-11-head = Credits
s52-rules-11 = Soccer is a game by Laurence Antonios. Where the printed rules are silent, such as the coin toss, the order of the attacks and what happens when the cards run out, the rulings are this project’s own.

## In all messages below, $card is a playing card such as `7 of hearts`, and $rank its rank for languages in which the
## article depends on it: `ace`, `2` to `10`, `jack`, `queen`, `king`. $suit is clubs, diamonds, hearts or spades; $colour
## is black or red; $side is a club, in the log its three letters. $sum is such as `3 + 4 = 7`.
## $with_rank, $other_rank, $high_rank and $low_rank are those of the cards $with, $other, $high and $low.

## The table

# A number of cards in a hand, beside the cards.
s52-held = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
# The same for two at one screen, in capitals.
s52-held-by = { $side } { $n ->
    [one] 1 CARD
   *[other] { $n } CARDS
}
# The line under the title: the first is followed by the others, with commas.
s52-subtitle-sudden = Six rounds, then sudden rounds
s52-subtitle-league = League: six rounds
s52-subtitle-short-sudden = Two rounds, then sudden rounds
s52-subtitle-short-league = League: two rounds
s52-subtitle-optional = blocking optional
s52-subtitle-same = same side starts
s52-subtitle-lone-goalie = no lone goalie up front
# The note on a shot: what would stop it. $n is the value of the card.
s52-note-stoppers = Stopped by a { $colour ->
    [black] black
   *[red] red
} goalie, { $n ->
    [1] an ace
    [8] an 8
   *[other] a { $n }
}, two { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
}, or two cards whose sum or difference is { $n }.
s52-note-second-goalie = needs a second goalie
s52-note-nothing = nothing in its way

## Why cards stop a shot, at a glance: capitals on the grass, small letters in a hint.
s52-reason-goalie = { $colour ->
    [black] BLACK
   *[red] RED
} GOALIE
s52-reason-twin = SAME NUMBER
s52-reason-suit-pair = TWO { $suit ->
    [clubs] CLUBS
    [diamonds] DIAMONDS
    [hearts] HEARTS
   *[spades] SPADES
}
s52-way-goalie = { $colour ->
    [black] black
   *[red] red
} goalie
s52-way-twin = same number
s52-way-suit-pair = two { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
}

## Why a shot is stopped or goes in, in a sentence of 72 letters at most. $card is the shot.
s52-why-goalie = One { $colour ->
    [black] black
   *[red] red
} goalie stops the { $card }.
s52-why-twin = One card of the same number stops the { $card }.
s52-why-sum = { $sum }: that stops the { $card }.
s52-why-suit-pair = Two { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
} stop the { $card }.
s52-why-let-in = Nothing stops the { $card }.
s52-why-second-goalie = A second goalie is discarded: a penalty, and it always scores.
s52-why-no-second-goalie = Up front, a goalie scores only if a second one is discarded.

## The match log: short lines. $card is the shot, $with the card that stops it.
s52-log-goalie = { CAP($card) }: { $with } saves
s52-log-twin = { CAP($card) }: blocked by the { $with }
s52-log-sum = { CAP($card) }: blocked, { $sum }
s52-log-suit-pair = { CAP($card) }: blocked by two { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
}
s52-log-let-in = { CAP($card) } goes in
s52-log-penalty = Penalty: { $card } with { $with }
s52-log-no-penalty = { CAP($card) }: no penalty
s52-log-toss = { $side } win the toss
s52-log-level = Level at { $score }: the discards are shuffled
s52-log-new-pile = The discards make a new draw pile
s52-log-tallies = Goal cards are shuffled in too; the score stands
s52-log-kick-off = Kick-off: { $side } attack
s52-log-last-round = Last round: { $side } attack
s52-log-round = Round { $n }: { $side } attack
s52-log-sudden-round = Sudden round { $n }: { $side } attack
s52-log-still-level = Sudden round { $n }: still level

## Lines below the headlines of banners
s52-banner-toss = { $side } attack first
s52-banner-sudden-rounds = { $score }: first side ahead after a round wins
s52-banner-last-round = { $score }, { $side } attack
s52-banner-penalty = { $side } discard a second goalie

## Questions in the prompt. $side is the other side.
s52-prompt-over = Full time
s52-prompt-they-lay = { $side } are still choosing forwards
s52-prompt-they-flip = { $side } are choosing who shoots
s52-prompt-they-block = Can { $side } stop it?
s52-prompt-they-pay = A goalie: penalty for { $side }?
s52-prompt-lay-nothing = No card left to lay
s52-prompt-lay-last = Lay your last card
s52-prompt-lay = Choose two forwards
s52-prompt-flip = Who shoots first?
s52-prompt-flip-last = Your last forward shoots
s52-prompt-block = Stop the { $card }
s52-prompt-nothing-stops = Nothing stops the { $card }
s52-prompt-no-second-goalie = No second goalie in hand
s52-prompt-penalty = Penalty: which goalie pays for it?

## Offers: a label of one to three words, help in one sentence, a preview of a headline in capitals and a detail.
## $side is the other side, $card the card or the shot.
s52-offer-card = { CAP($card) }
s52-offer-shoot = Shoot
s52-offer-let-in = Let it in
s52-offer-no-penalty = No penalty
s52-offer-lay-nothing = Lay nothing
s52-offer-lay-one = Lay it
s52-offer-lay = Lay them
s52-offer-block = Block
# An action in a few words, with its cards.
s52-named-lay = Forwards: { $cards }
s52-named-block = Block with { $cards }
s52-help-shoot = Flip the card: a shot at { POSSESSIVE($side) } goal.
s52-help-flip = A goal unless { $side } can block it.
# $n is the number of goalies in the hand.
s52-help-flip-goalie = It scores only if you discard a second goalie: { $n ->
    [0] you hold none, so it is a bluff
    [1] you hold one
    [2] you hold two
    [3] you hold three
    [4] you hold four
    [5] you hold five
    [6] you hold six
   *[other] you hold { $n }
}.
s52-help-let-in-forced = Nothing in your hand stops it: the { $card } is a goal for { $side }.
s52-help-let-in-chosen = Keep your cards for later: the { $card } is a goal for { $side }.
s52-help-penalty = Discard it, and the { $card } scores: nobody can stop a penalty.
s52-help-no-penalty = The { $card } is discarded, and nothing happens.
s52-help-lay-nothing = You hold no card: you lay none, and nothing of yours is flipped.
s52-help-lay-one = Your only card goes forward; nothing is left to defend with.
s52-help-lay = These two go forward; whatever stays in your hand defends.
s52-preview-shot = SHOT
s52-preview-penalty = PENALTY
s52-preview-sure-goal = a sure goal
s52-preview-goalie = a penalty, or nothing
s52-preview-two-cards = both cards are discarded
s52-preview-one-card = the card is discarded

## Cards chosen one by one: how far the choice is, and what each card would do.
s52-picking-lay = { $n } of { $of } chosen
s52-picking-block = choose one or two cards
s52-picking-block-or-pair = it will do alone, or make a pair
s52-picking-block-partner = now one to go with it
s52-hint-put-back = { CAP($card) }: put it back.
s52-hint-lay-goalie = { CAP($card) }: scores only if you discard a second goalie. It saves better than it shoots.
# $n is the value of the card.
s52-hint-lay = { CAP($card) }: a goal, unless they hold a { $colour ->
    [black] black
   *[red] red
} goalie, another { $n ->
    [1] ace
   *[other] { $n }
}, two { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
}, or two numbers whose sum or difference is { $n }.
# $way is such as `black goalie` or `3 + 4 = 7`.
s52-hint-block-with = { CAP($card) }: stops it with the { $with } ({ $way }).
s52-hint-block-alone = { CAP($card) }: stops it alone, { $way }.
# $cards is one card or several, each as below.
s52-hint-block-needs = { CAP($card) }: stops it with { $cards }.
s52-hint-partner = the { $card }

## Why a card cannot be chosen now: a sentence without its full stop. $side is the other side, where no other is named.
s52-not-draw-pile = The draw pile: both sides draw four after a round
# $side can see them.
s52-not-hidden = Only { $side } can see these cards
s52-not-discarded = Discarded: out of play
# $side shoots.
s52-not-shot = This is { POSSESSIVE($side) } shot
s52-not-scored = It scored: it stays here to count the goal
# $side laid it.
s52-not-their-forward = { POSSESSIVE($side) } forward: flipped when they attack
s52-not-laid = Already laid: { $side } are still choosing
s52-not-second-forward = One shot at a time: the other one first
s52-not-yet-forward = It waits until { $side } have attacked
s52-not-forward = This one defends: your forwards are chosen
s52-not-lone-goalie = A goalie goes forward only if another one stays in your hand
s52-not-defender = A defender: choose a forward to shoot
s52-not-yet-defender = A defender: it waits for a shot of { $side }
s52-not-yet-hand = { $side } are defending; your hand waits for their shots
s52-not-for-penalty = Only a goalie buys a penalty: jack, queen or king
s52-not-against-goalie = A goalie as a forward: nobody can block it
# $colour is that of the goalie, $card the shot.
s52-not-goalie-colour = A { $colour ->
    [black] black
   *[red] red
} goalie cannot stop the { $card } alone
s52-not-alone = It needs a second card to stop the { $card }, and you hold none that fits
s52-not-that-number = Wrong number, not a { $suit ->
    [clubs] club
    [diamonds] diamond
    [hearts] heart
   *[spades] spade
}, and no sum or difference with your cards

## The drawn table of the rules
s52-chart-title = Four ways to stop a shot
s52-chart-down = How
s52-chart-across = Against the { $card }
s52-chart-takes = Cards it takes
s52-chart-does = Stops it
s52-chart-does-not = Does not
s52-chart-goalie = A goalie of its colour
s52-chart-goalie-takes = one jack, queen or king
s52-chart-twin = The same number
s52-chart-twin-takes = one card
s52-chart-sum = A sum or a difference
s52-chart-sum-takes = two numbers
s52-chart-suit-pair = Two of its suit
s52-chart-suit-pair-takes = two cards of any rank
s52-chart-note = A goalie that shoots scores only if its owner discards a second goalie; then nothing stops it.

## The coach's reasons for a choice, to the player
# Follows the reason for a block. $n is the number of goalies that stay in the hand.
s52-because-kept = You keep { $n ->
    [one] a goalie
    [2] two goalies
    [3] three goalies
    [4] four goalies
    [5] five goalies
    [6] six goalies
   *[other] { $n } goalies
} for later.
s52-because-nothing = You have nothing to stop it with.
s52-because-let-in = The cards that would stop it are worth more than this goal.
s52-because-penalty = Nobody can stop a penalty, and the goalie you discard might never save anything.
s52-because-no-goalie = You hold no second goalie.
s52-because-no-penalty = Kept in your hand, the goalie can stop any one shot of its colour.
# Two forwards, a goalie among them; $other is the other one.
s52-because-lay-penalty = Discard another goalie, and the { $card } is sure to score. The { $other } is your other shot.
s52-because-lay-goalies = A goalie from your hand buys a goal nobody can stop.
s52-because-lay-bluff = The { $card } is a bluff; no goalie stays back.
# Two forwards that are numbers. $n is the number of goalies that stay in the hand.
s52-because-lay-hard = Few pairs of numbers stop the { $high } or the { $low }; { $n ->
    [0] you hold no goalie
    [one] one goalie stays back
    [2] two goalies stay back
    [3] three goalies stay back
    [4] four goalies stay back
    [5] five goalies stay back
    [6] six goalies stay back
   *[other] { $n } goalies stay back
}.
s52-because-lay-high = Few pairs of numbers stop the { $high }, and you can spare the { $low }; { $n ->
    [0] you hold no goalie
    [one] one goalie stays back
    [2] two goalies stay back
    [3] three goalies stay back
    [4] four goalies stay back
    [5] five goalies stay back
    [6] six goalies stay back
   *[other] { $n } goalies stay back
}.
s52-because-lay-spare = These two are the least use in defence; { $n ->
    [0] you hold no goalie
    [one] one goalie stays back
    [2] two goalies stay back
    [3] three goalies stay back
    [4] four goalies stay back
    [5] five goalies stay back
    [6] six goalies stay back
   *[other] { $n } goalies stay back
}.
s52-because-flip-penalty = The { $card } is sure to score if you discard another goalie.
s52-because-flip-bluff = It is a bluff: they cannot tell, and your other forward shoots next.
s52-because-flip = Whatever stops it cannot be used against your other forward.

## Advice for a beginner, one to three sentences
s52-lesson-no-cards = You have no cards: you can neither shoot nor stop a shot.
s52-lesson-few-cards = You have too few cards: all of them go forward, and none stay back to defend.
s52-lesson-first-round = Two cards go forward to shoot, and the other four must stop two shots. High numbers are hard to block. Keep your goalies: jacks, queens and kings.
s52-lesson-spare-goalie = With { $n ->
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $n }
} goalies you can afford a penalty: lay one as a forward, keep another to pay for it, and nobody can stop it.
s52-lesson-lay = You will draw four cards after the round. Shoot with high numbers, and keep what stops most: goalies, and small numbers that combine in many ways.
s52-lesson-last-of-league = The last round: what is left in your hand after it counts for nothing.
s52-lesson-last-round = The last round, unless it ends level. The draw pile is empty: any card you have not seen is in their hand.
s52-lesson-last-round-short = The last round, unless it ends level.
s52-lesson-sudden-round = Whoever is ahead after this round wins, so there is not much point in saving cards.
s52-lesson-last-forward-penalty = Your last forward, the { $card }, is sure to score if you discard a second goalie.
s52-lesson-last-forward-bluff = Your last forward, the { $card }, is a bluff without a second goalie, and will be discarded.
s52-lesson-last-forward = Your last forward, the { $card }, shoots now, and they stop it if they can.
s52-lesson-flip = You see how the first shot ends before you flip the second. Cards they block with cannot stop the other.
s52-lesson-flip-two-penalties = Both are goalies: either is sure to score if you discard another one from your hand.
s52-lesson-flip-two-bluffs = Both are goalies, and you hold no other to pay with. Neither can score, but they do not know that.
s52-lesson-flip-penalty = Your { $card } is sure to score if you discard a second goalie. The other forward has to get past them.
s52-lesson-flip-bluff = Your { $card } is a bluff without a second goalie. The other forward is your real shot.
s52-lesson-nothing-stops = Nothing you hold stops the { $card }: no { $colour ->
    [black] black
   *[red] red
} goalie, no matching number, no pair that fits.
# May follow it.
s52-lesson-they-know = They now know you had nothing to stop it.
# One of these two is followed by one of the next four.
s52-lesson-must-block = You have to stop it if you can.
s52-lesson-may-let-in = You may let it in, but a goal is a goal.
s52-lesson-block-twin = A card of the same number is the cheapest way: one card for one shot.
s52-lesson-block-pair = It takes two cards: a sum, a difference, or two of its suit. Spend the two you need least.
s52-lesson-block-cheaper = A goalie does it alone, but could stop any later shot of its colour: a pair of numbers is often cheaper.
s52-lesson-block-goalie = Only a goalie of yours can stop this one.
s52-lesson-no-second-goalie = No second goalie, no penalty: the { $card } is discarded. They cannot tell whether you have one.
s52-lesson-penalty = Discard a second goalie and you score: nobody can stop it. Keep it if you think that it will save a goal later.

## A bot's reason for its choice, in one sentence. It speaks of itself as `it`.
s52-bot-hard-to-block = These are hard to block, and not missed in defence.
s52-bot-cheapest-block = The cheapest block there is.
s52-bot-nothing-blocks = Nothing blocks that.
s52-bot-sure-goal = A sure goal.
s52-bot-no-second-goalie = There is no second goalie.
s52-bot-nothing-else = There is nothing else to do.
s52-bot-won = It won { $n }% of the imagined matches.

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.
## Here $kind is the rank of the card $what: ace, jack, queen, king or a number.

# Forwards are laid face down.
say-s52-laid =
    .l1 = { $us } hide their forwards. Nobody’s face gives a thing away.
    .l2 = Face down for { $us }. The stands guess.
    .l3 = { $us } line up their surprises.
    .l4 = { $us } lay them down and look at the sky.

# A number card is turned up as a shot.
say-s52-flipped =
    .l1 = It is the { $what }! { $them } look for an answer.
    .l2 = { $us } turn over the { $what }. Has anybody a reply?
    .l3 = The { $what }, and it is heading for goal.
    .l4 = Out steps the { $what }. { $keeper } swallows hard.
    .l5 = { $us } send the { $what }, with love.

# A goalie is turned up among the forwards.
say-s52-goalie-flipped =
    .l1 = The { $what } up front? That smells of a penalty.
    .l2 = A goalie among the forwards. Have { $us } got a second one?
    .l3 = The { $what } has wandered a long way from home.
    .l4 = { $us } show the { $what }. With another, it is a spot kick.

# A goalie of the forward's colour stops it.
say-s52-saved =
    .l1 = Saved! The { $what } keeps the door shut for { $us }.
    .l2 = The { $what } goes full stretch, and { $us } survive.
    .l3 = A big save, and the { $what } makes it look like yoga.
    .l4 = Kept out by the { $what }. { $them } cannot believe it.
    .l5 = The { $what } was in the right goal all along.

# A card of the same rank stops it.
say-s52-twin =
    .l1 = Snap! The { $what } gets in the way.
    .l2 = Number meets number. The { $what } has seen that trick before.
    .l3 = { $us } block with a mirror: the { $what }.
    .l4 = The { $what } knows its own kind. Blocked.
    .l5 = Like against like, and { $us } like it.

# Two number cards stop it by their sum or difference.
say-s52-sum =
    .l1 = { CAP($what) }. The arithmetic holds, and so do { $us }.
    .l2 = { $us } do the sums on the line: { $what }.
    .l3 = Two cards, one answer: { $what }. Blocked.
    .l4 = { CAP($what) }! School was not for nothing, { $us } will tell you.
    .l5 = Blocked by mathematics: { $what }.

# Two cards of the forward's suit stop it.
say-s52-suit-pair =
    .l1 = Two of the same suit, and the door is shut.
    .l2 = { $us } throw two bodies in front of it. Blocked.
    .l3 = Pricey, but it works: { $us } spend two of the suit.
    .l4 = A wall of two, properly dressed for the occasion.

# A goalie is turned up and nothing comes of it.
say-s52-no-penalty =
    .l1 = Nothing comes of it. A goalie up front is a tourist.
    .l2 = No second goalie, no penalty. Back it goes.
    .l3 = { $us } let it go. All that way for a bit of air.
    .l4 = No penalty. { $keeper } waves it goodbye.

# A round begins.
say-s52-round =
    .l1 = On we go. New cards, old grudges.
    .l2 = Another round. { $us } attack first this time.
    .l3 = { $us } to begin this one. { $score } the story so far.
    .l4 = Hands are full again, and so are the heads.

# The last regular round begins.
say-s52-last-round =
    .l1 = The last round. Whatever was being saved, play it now.
    .l2 = One more round, at { $score }. No use keeping anything for Tuesday.
    .l3 = This is the last of them. { $us } begin.
    .l4 = Last round, { $score }. Deep breaths all round.

# Level: round by round until one side leads.
say-s52-sudden-rounds =
    .l1 = Still level! Lead at the end of a round and you go home happy.
    .l2 = Sudden rounds. The discards never thought they would be back.
    .l3 = { $score }, and so they play on, round by nervous round.
    .l4 = No winner yet. Shuffle what is left and find one.

