### English: solitaire

sol-title = Soccer Solitaire
sol-tagline = Two suits, two teams, one manager: you.
sol-aim = Play your cards while you are stronger: win the ball, keep it, shoot.
sol-chance = The cards that came
sol-bot-1-line = Uses any card.
sol-bot-2-line = Shoots when it can and otherwise uses whatever comes to hand.
sol-bot-3-line = Likes to shoot, and sees what lies right before it.
sol-bot-4-line = Takes what looks good right now, but often slips.
sol-bot-5-line = Takes the card that looks best now, and thinks no further.
sol-bot-6-line = Thinks a turn ahead, with a small slip now and then.
sol-bot-7-line = Plays out the next few turns in its head, many different ways.
sol-bot-8-line = Plays each card half a dozen turns ahead, many times over, and only then chooses.
sol-zone-team-pile = TEAM PILE
sol-zone-active = ACTIVE
sol-zone-used = USED
sol-zone-goals-against = GOALS AGAINST
sol-zone-play-space = PLAY SPACE
sol-zone-play-pile = PLAY PILE
sol-zone-discard-pile = DISCARD PILE
sol-field-duel = Managers
sol-field-duel-false = One manager
sol-field-duel-true = Duel
sol-field-home-suit = Home suit
sol-field-home-suit-h = Hearts
sol-field-home-suit-d = Diamonds
sol-field-home-suit-c = Clubs
sol-field-home-suit-s = Spades
sol-field-away-suit = Away suit
sol-field-away-suit-s = Spades
sol-field-away-suit-c = Clubs
sol-field-away-suit-d = Diamonds
sol-field-away-suit-h = Hearts
# Why no match can begin with these suits, as half a sentence after a colon.
sol-options-one-colour = { $colour ->
    [black] both suits are black; choose hearts or diamonds for one
   *[red] both suits are red; choose clubs or spades for one
}
sol-field-kick-off-after-goal = Ball after a goal
sol-field-kick-off-after-goal-scoring = Scorers keep it
sol-field-kick-off-after-goal-conceding = To the other side
sol-field-first-pick = First pick in Duel
sol-field-first-pick-alternate = In turn
sol-field-first-pick-withoutball = Side without the ball
sol-field-short = Length
sol-field-short-false = Whole match
sol-field-short-true = Short (twelve turns)
sol-rules-1-head = The idea
sol-rules-1 = Each team has one active card on the pitch, and three play cards lie below. Every turn you use two of them, and each acts for the team of its colour, whether you like that or not. The art lies in the order: which card first, which second, and which not at all.
sol-rules-2-head = A turn
sol-rules-2 = Three play cards lie open. Use one, then another; each goes to the team of its colour and lies above its active card until the turn ends. Then both are put away and two new ones come up; the third waits for your next turn. On the first turn of a half nobody has the ball: the team of the first card used takes it at once.
sol-rules-3-head = The cards
sol-rules-3 = Home is one suit, away a suit of the other colour: hearts and diamonds are red, clubs and spades black. Of each suit two cards sit out, unseen; the other eleven are the team pile, and its top card is turned up: the active card. The two other suits, one of each colour, are the play pile of 26. A number card is worth its number, a jack 11, a queen 12, a king 13, an ace 14.
sol-rules-4-head = Strength
sol-rules-4 = A team’s strength is its active card plus every play card it has used this turn, even those that failed; the figure beside the team shows it. To succeed, the acting team must be the stronger; at equal strength, the team with the ball gets its way.
sol-rules-5-head = With the ball
sol-rules-5 = A play card from 2 to 10 is a pass. If it works, the active card goes under its pile and the next one is turned up; if not, the ball is lost. A jack, queen, king or ace is a shot. If it works it is a goal: the other team’s active card leaves the match for the pile behind its goal, and its next card is turned up. If not, the ball is lost. Whoever scores keeps the ball.
sol-rules-6-head = Without the ball
sol-rules-6 = A play card from 2 to 10 is a tackle. If it works, the ball is won; if not, nothing happens. A jack, queen, king or ace is a counter. If it works, the ball is won and the active card is changed as after a pass; if not, the team’s own active card is booked and lies sideways from then on, in the pile too. A second yellow card sends it off: that counts as a goal against, and the next card is turned up.
sol-rules-7-head = Halves
sol-rules-7 = A half is twelve turns: then too few play cards are left. For the second half all 26 are shuffled again, and the ball is free; active cards, piles and yellow cards stay as they are. The team with fewer cards behind its goal wins. A team that has lost all eleven is beaten on the spot. A short match has two halves of six turns: the play cards are shuffled once and split in two. If it is level, it goes straight to penalties.
sol-rules-8-head = Extra time and penalties
sol-rules-8 = If the score is level, the play cards are shuffled, split in two and played as two halves of six turns; both are always played. If it is still level, each team shuffles its eleven cards; yellow cards no longer count. Kick by kick, both turn up one card. The higher card scores, and equal cards score for nobody. It is the best of five, ending as soon as it is decided; then sudden death.
sol-rules-9-head = One manager and medals
sol-rules-9 = Alone, you manage the home team and choose for both colours. The away team has no manager: it gets only the cards you cannot avoid. A good manager nearly always wins, so wins are graded by margin: bronze from three goals, silver from five, gold from seven, platinum from nine. A win after extra time has no medal.
sol-rules-10-head = Duel
sol-rules-10 = Here each team has a manager. Each turn one of them uses any of the three cards, then the other one of the two that are left. Either may use a card of the opponent’s colour, to waste it at a bad moment. The first pick alternates every turn: red opens the first half, black the second. As an option, the side without the ball picks first instead.
sol-rules-11-head = What is known
sol-rules-11 = Everything turned up is known for good. A card that went under its pile comes back once the cards above it have been through, in the order in which they went; rest the pointer on a pile to see what is known of it. Nobody knows which two cards of a team sit out, nor the order of cards that were never turned up.
sol-rules-12-head = Options
sol-rules-12 = The suits are yours to choose. As a house rule, the side that concedes from a shot can have the ball next; a second yellow card never changes who has it.
sol-rules-13-head = Credits
sol-rules-13 = Soccer Solitaire was published without its author’s name. Medals and the Duel are this project’s own, and so are the rulings where the printed rules are silent.

## In all messages below, $side is a club, in the log its three letters, and $them the other. $card is a playing card, such
## as `7 of hearts` or `7♥`, and $rank its rank for languages in which the article depends on it: `ace`, `2` to `10`, `jack`,
## `queen`, `king`; none if there is no such card. $own and $other are strengths: of the team that acts, and of the other.

## The table

# The line under the title: who plays, and the suits of both teams. $kind is duel or one-manager.
sol-subtitle = { $kind ->
    [duel] Duel
   *[one-manager] One manager
}, { $home } v { $away }
sol-subtitle-short = short match
sol-subtitle-conceding = conceding side kicks off
sol-subtitle-without-ball = side without the ball picks first
# Two strengths: under a stamp, and as a text in the commentary.
sol-versus = { $one } v { $other }
# Beside the pile behind a goal.
sol-goals-let-in = { $n } conceded
# Beside the cards that sit out.
sol-not-playing = { $n } sit out
sol-next-medal = { $n ->
    [one] 1 more goal
   *[other] { $n } more goals
}: { $medal ->
    [bronze] bronze
    [silver] silver
    [gold] gold
   *[platinum] platinum
}
# The panel in the corner, in a duel with who picks now.
sol-note-kicks = The higher card scores
sol-note-two-of-three = Use two of the three
sol-note-one-more = One more to use
sol-note-pick-first = { $side } pick first
sol-note-pick-second = { $side } pick second
sol-note-both-used = Both cards are used

## Over the table, in capitals: what a used card comes to
sol-verdict-ball-taken = { $side } TAKE THE BALL
sol-verdict-shot = { $side } SHOOT
sol-verdict-pass = { $side } PASS: ON THEY GO
sol-verdict-pass-lost = { $side } PASS: BALL LOST
sol-verdict-tackle = { $side } TACKLE: BALL WON
sol-verdict-tackle-missed = { $side } TACKLE: MISSED
sol-verdict-counter = { $side } COUNTER: BALL WON
sol-verdict-counter-late = { $side } COUNTER: TOO LATE

## Why a card came off or did not, in a sentence of 72 letters at most
sol-reveal-equal-with-the-ball = Equal strength goes to the side with the ball.
sol-reveal-stronger-keeps = The stronger side keeps the ball.
sol-reveal-weaker-loses = The weaker side loses the ball.
sol-reveal-shot-stronger = The shot is stronger than the defence.
sol-reveal-shot-weaker = The shot is weaker than the defence.
sol-reveal-stronger-wins = The stronger side wins the ball.
sol-reveal-equal-without-the-ball = Equal strength does not win the ball.
sol-reveal-weaker-cannot-win = The weaker side cannot win the ball.
sol-reveal-counter-fails = A failed counter costs a yellow card.
sol-reveal-booked = A second yellow sends it off, and that is a goal against.

## Lines below the headlines of banners
sol-banner-extra-time = Two halves of six turns
sol-banner-second-yellow = second yellow for the { $card }
# $result is such as `Harbour Town 5-1 Kestrel Vale`.
sol-banner-medal = { $result }, { $medal ->
    [bronze] bronze
    [silver] silver
    [gold] gold
   *[platinum] platinum
} medal

## The match log: lines of 48 letters at most. $way is 0, 1 or 2 and only varies the words.
sol-log-kick-off = Kick-off: the first card used takes the ball
sol-log-second-half = Second half: the ball is free again
sol-log-last-turns = Last six turns: the ball is free again
sol-log-ball-taken = { $side } take the ball
sol-log-kicks-off = { $side } kick off
sol-log-shot = { $side } shoot, { $own } v { $other }
sol-log-saved = Saved: { $side } have the ball
sol-log-pass-equal = { $side } pass, { $own } v { $other }: equal, and that is enough
sol-log-tackle-equal = { $side } tackle { $them }, { $own } v { $other }: equal, not enough
sol-log-counter-equal = { $side } counter, { $own } v { $other }: equal, not enough
# Only just strong enough, or only just too weak.
sol-log-pass-just = { $side } pass, { $own } v { $other }: { $way ->
    [0] only just enough
    [1] a whisker better
   *[2] it just comes off
}
sol-log-pass-nearly = { $side } pass, { $own } v { $other }: { $way ->
    [0] so close
    [1] a whisker short
   *[2] just not enough
}
sol-log-tackle-just = { $side } tackle { $them }, { $own } v { $other }: { $way ->
    [0] only just enough
    [1] a whisker better
   *[2] it just comes off
}
sol-log-tackle-nearly = { $side } tackle { $them }, { $own } v { $other }: { $way ->
    [0] so close
    [1] a whisker short
   *[2] just not enough
}
sol-log-counter-just = { $side } counter, { $own } v { $other }: { $way ->
    [0] only just enough
    [1] a whisker better
   *[2] it just comes off
}
sol-log-counter-nearly = { $side } counter, { $own } v { $other }: { $way ->
    [0] so close
    [1] a whisker short
   *[2] just not enough
}
# Strong enough, or too weak, by more.
sol-log-pass = { $side } pass, { $own } v { $other }: { $way ->
    [0] it finds its target
    [1] fresh legs
   *[2] kept moving
}
sol-log-pass-fails = { $side } pass, { $own } v { $other }: { $way ->
    [0] cut out
    [1] read all the way
   *[2] straight to them
}
sol-log-tackle = { $side } tackle { $them }, { $own } v { $other }: { $way ->
    [0] won cleanly
    [1] the ball is theirs
   *[2] they come away with it
}
sol-log-tackle-fails = { $side } tackle { $them }, { $own } v { $other }: { $way ->
    [0] shrugged off
    [1] nowhere near
   *[2] they ride it
}
sol-log-counter = { $side } counter, { $own } v { $other }: { $way ->
    [0] away they go
    [1] caught upfield
   *[2] a break
}
sol-log-counter-fails = { $side } counter, { $own } v { $other }: { $way ->
    [0] late
    [1] a wild lunge
   *[2] mistimed
}
sol-log-yellow-card = Yellow card for the { $card }
sol-log-sent-off = Sent off: second yellow for the { $card }
sol-log-counts-as-a-goal = It counts as a goal: { $score }
sol-log-extra-half-time = Half-time of extra time, { $score }
# A kick of the shootout: the cards of both teams, and the score of the kicks.
sol-log-kick = Kick { $n }, { $home } v { $away }: { $side } score, { $score }
sol-log-kick-level = Kick { $n }, { $home } v { $away }: nobody scores
# $n is the lead.
sol-log-medal = { $medal ->
    [bronze] Bronze
    [silver] Silver
    [gold] Gold
   *[platinum] Platinum
} medal: won by { $n }
sol-log-no-cards-left = { $side } have no cards left

## Questions in the prompt. $side is the other side.
sol-prompt-over = Full time
sol-prompt-they-pick-first = { $side } pick first
sol-prompt-they-pick-second = { $side } pick second
sol-prompt-they-choose = { $side } are choosing
sol-prompt-who-takes-the-ball = Who takes the ball?
sol-prompt-two-of-three = Use two of three
sol-prompt-one-more = Now one more
sol-prompt-one-of-three = Pick any of the three
sol-prompt-one-of-two = Pick one of the two

## Offers: a label, help in one sentence or two, a preview of a headline in capitals and a detail. $equal is yes if both
## strengths are equal.

# $deed is pass, shot, tackle or counter; $works is yes or no.
sol-offer = { $side } { $deed ->
    [pass] pass
    [shot] shot
    [tackle] tackle
   *[counter] counter
} { $own } v { $other } { $works ->
    [yes] ✓
   *[no] ✗
}
# Before one of the others, while nobody has the ball.
sol-help-takes = { $side } take the ball.
# $card is the active card of $side.
sol-help-pass = { $equal ->
    [yes] Equal is enough with the ball
   *[no] Strong enough
}: { $side } keep the ball and replace the { $card }.
# $card is the active card of the other team.
sol-help-shot = { $equal ->
    [yes] Equal is enough with the ball
   *[no] Strong enough
}: a goal for { $side }, and the { $card } is out of the match.
sol-help-lost = Not strong enough: { $them } get the ball.
sol-help-tackle = Strong enough: { $side } win the ball.
sol-help-tackle-fails = { $equal ->
    [yes] Equal is not enough without the ball
   *[no] Not strong enough
}: nothing happens, but the card counts for { $side } until the turn ends.
sol-help-counter = Strong enough: { $side } win the ball and turn up a new card.
sol-help-second-yellow = { $equal ->
    [yes] Equal is not enough without the ball
   *[no] Not strong enough
}: second yellow for the { $card }: it is sent off, a goal for { $them }.
sol-help-yellow = { $equal ->
    [yes] Equal is not enough without the ball
   *[no] Not strong enough
}: a yellow card for the { $card }.
sol-preview-pass = PASS
sol-preview-goal = GOAL
sol-preview-lost = BALL LOST
sol-preview-won = BALL WON
sol-preview-tackle-fails = TACKLE FAILS
sol-preview-strengths = { $side } { $own } v { $other } { $them }

## Why a card cannot be used now, or what it is there for: a sentence without its full stop. $n is a number of cards.
sol-why-later = These cards are for the second half of extra time
sol-why-later-short = These cards are for the second half
sol-why-discarded = Used: it comes back when the play cards are shuffled
sol-why-discarded-short = Used: it does not come back in a short match
# $home_shots and $away_shots are how many of the cards shoot or counter for each team.
sol-why-to-come = { $n ->
    [one] One card
   *[other] { $n } cards
} to come. To shoot or counter: { $home } { $home_shots }, { $away } { $away_shots }
sol-why-no-manager = Only { $side } have a manager
sol-why-they-pick-first = { $side } pick first this turn
sol-why-you-have-picked = You have picked; now { $side } pick
sol-why-used = It counts for { $side } until the turn ends
sol-why-kick = Both teams turn a card for each kick, and the higher one scores
# $n is the value of the card.
sol-why-active = { POSSESSIVE($side) } active card: worth { $n }
sol-why-booked = Booked: a second yellow sends it off, and that is a goal against
sol-why-next = Next for { $side }: the { $card }
sol-why-unseen-next = { $n ->
    [one] Nobody has seen one card of this pile, and it is next
   *[other] Nobody has seen { $n } cards of this pile; one of them is next
}
sol-why-comes-back = After { $n ->
    [one] one unseen card
   *[other] { $n } unseen cards
} the { $card } comes back first
sol-why-unseen = { $n ->
    [one] One card that nobody has seen
   *[other] { $n } cards that nobody has seen
}
sol-why-goal-against = A goal against: this card is out of the match
sol-why-sits-out = Two cards of each team sit out, and nobody knows which
sol-why-kicked = A penalty already taken

## The coach's reasons for a card. $what is one of those below; $harms is yes if the card helps the other side.
sol-because = { $harms ->
    [yes] The lesser evil: { $what }
   *[no] { CAP($what) }
}.
# $card is the card that stays for the next turn: a good one for $side, or one that would help the other side.
sol-because-keeps = { $harms ->
    [yes] The lesser evil: { $what }
   *[no] { CAP($what) }
}; that keeps your { $card } for the next turn.
sol-because-waits = { $harms ->
    [yes] The lesser evil: { $what }
   *[no] { CAP($what) }
}; that makes their { $card } wait.

# What the card does. $takes is yes if it first takes the ball, which nobody has. $own is the strength of the team that acts.
sol-because-your-shot = { $takes ->
    [yes] you take the ball, and your shot goes in
   *[no] your shot goes in
}, { $own } against { $other }
sol-because-your-pass = { $takes ->
    [yes] you take the ball, and your pass comes off and gets you a fresh card
   *[no] your pass comes off and gets you a fresh card
}, { $own } against { $other }
sol-because-your-shot-saved = { $takes ->
    [yes] you take the ball, but your shot is saved and it is theirs
   *[no] your shot is saved, and the ball is theirs
}, { $own } against { $other }
sol-because-your-pass-cut = { $takes ->
    [yes] you take the ball, but your pass is cut out and it is theirs
   *[no] your pass is cut out, and the ball is theirs
}, { $own } against { $other }
sol-because-your-tackle = your tackle wins the ball, { $own } against { $other }
sol-because-your-tackle-fails = your tackle fails, but the card still counts this turn, { $own } against { $other }
sol-because-your-counter = your counter wins the ball and gets you a fresh card, { $own } against { $other }
sol-because-your-second-yellow = your counter fails, and a second yellow card is a goal for them, { $own } against { $other }
sol-because-your-yellow = your counter fails and costs you a yellow card, { $own } against { $other }
sol-because-their-shot = { $takes ->
    [yes] they take the ball, and their shot goes in
   *[no] their shot goes in
}, { $own } against { $other }
sol-because-their-pass = { $takes ->
    [yes] they take the ball, and their pass only gets them a fresh card
   *[no] their pass only gets them a fresh card
}, { $own } against { $other }
sol-because-their-shot-fails = { $takes ->
    [yes] they take the ball, but their shot fails and it is yours
   *[no] their shot fails, and the ball is yours
}, { $own } against { $other }
sol-because-their-pass-fails = { $takes ->
    [yes] they take the ball, but their pass fails and it is yours
   *[no] their pass fails, and the ball is yours
}, { $own } against { $other }
sol-because-their-tackle = their tackle wins the ball, { $own } against { $other }
sol-because-their-tackle-fails = their tackle fails, { $own } against { $other }
sol-because-their-counter = their counter wins the ball, { $own } against { $other }
sol-because-their-second-yellow = their counter fails, and their second yellow card is a goal for you, { $own } against { $other }
sol-because-their-yellow = their counter fails and costs them a yellow card, { $own } against { $other }

## The lesson for beginners: one sentence on the ball, one on the cards, one on the click.
# $ours and $theirs are suits: clubs, diamonds, hearts or spades.
sol-lesson-nobody-has-the-ball = Nobody has the ball: { $ours ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
} win it for you, { $theirs ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
} for them.
sol-lesson-you-have-the-ball = You have the ball: your strength is { $own }, theirs { $other }.
sol-lesson-they-have-the-ball = They have the ball: their strength is { $other }, yours { $own }.
# $best, $worst and $what are each one of those below.
sol-lesson-none-helps = None of them helps you now, and at best { $what }.
sol-lesson-best-and-worst = If used now, { $best }, but { $worst }.
sol-lesson-best = If used now, { $best }.
# What a card does now. $who is you or them: the one for whom it acts.
sol-lesson-scores = the { $card } scores for { $who ->
    [you] you
   *[them] them
}, { $own } v { $other }
sol-lesson-is-a-pass = the { $card } is a pass for { $who ->
    [you] you
   *[them] them
}, { $own } v { $other }
sol-lesson-loses-the-ball = the { $card } loses { $who ->
    [you] you
   *[them] them
} the ball, { $own } v { $other }
sol-lesson-wins-the-ball = the { $card } wins { $who ->
    [you] you
   *[them] them
} the ball, { $own } v { $other }
sol-lesson-strengthens = the { $card } only makes { $who ->
    [you] you
   *[them] them
} stronger, { $own } v { $other }
sol-lesson-second-yellow = the { $card } means a second yellow and a goal against { $who ->
    [you] you
   *[them] them
}, { $own } v { $other }
sol-lesson-yellow = the { $card } costs { $who ->
    [you] you
   *[them] them
} a yellow card, { $own } v { $other }
sol-lesson-two-of-three = Click one, then one of the other two, and the third waits for the next turn.
sol-lesson-first-of-three = Click one, then they use one of the other two, and the third waits.
sol-lesson-one-more = Click one more, and the other waits for the next turn.
sol-lesson-one-of-two = Click one, and the other waits for the next turn.

## A bot's reason for its choice, in one sentence. It speaks of itself as `it`.
sol-bot-quick-look = It looked best after a quick look ahead.
sol-bot-felt-right = It felt right, though another looked a little better.
sol-bot-best-of-open = The best card of those that lie open, played { $n ->
    [1] to the end of this turn
   *[other] { $n } turns on
}.
sol-bot-best-now = It looks best just now.

## The chart of the rules page
sol-chart-title = What a play card does
sol-chart-down = The card used
sol-chart-across = Its team is
sol-chart-strong-enough = strong enough
sol-chart-too-weak = too weak
sol-chart-pass = Pass: 2 to 10, with the ball
sol-chart-shot = Shot: J Q K A, with the ball
sol-chart-tackle = Tackle: 2 to 10, without it
sol-chart-counter = Counter: J Q K A, without it
sol-chart-keeps-and-fresh = keeps the ball, a fresh card comes up
sol-chart-goal = a goal
sol-chart-loses = loses the ball
sol-chart-wins = wins the ball
sol-chart-wins-and-fresh = wins the ball, a fresh card comes up
sol-chart-nothing = nothing, but the card still counts
sol-chart-yellow = a yellow card; the second is a goal against
sol-chart-note = A team counts its active card and every card it has used this turn. It must be the stronger; with the ball, equal will do.

## What the commentary names
# A card, where it is $what in the commentary.
sol-the-card = the { $card }
# A medal, where it is $what in the commentary.
sol-medal = { $medal ->
    [bronze] bronze
    [silver] silver
    [gold] gold
   *[platinum] platinum
}

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.
## Here $kind is the rank of the card $what, or the medal.

# The first team to act in a half has the ball.
say-sol-ball-taken =
    .l1 = { $us } are first to the ball, and mean to keep it.
    .l2 = It was nobody’s ball. Now it belongs to { $us }.
    .l3 = { $us } help themselves to the ball.
    .l4 = { $us } have the first touch. Finders keepers.

# A pass that comes off; `{what}` are the strengths, such as `12 v 8`.
say-sol-passed =
    .l1 = { $us } pass, { $what }, and a fresh pair of legs comes up.
    .l2 = It adds up for { $us }: { $what }. On they go.
    .l3 = { CAP($what) }. { $us } keep it, and change the player.
    .l4 = Tidy from { $us }. The next one takes over.
    .l5 = { $us } move it along, { $what }.

# A pass that is lost; the side is the one that has the ball now.
say-sol-pass-cut =
    .l1 = { $them } pass, { $what }. That was never enough. { $us } have it.
    .l2 = Cut out! { $us } had the bigger sum.
    .l3 = { $us } say thank you for that pass.
    .l4 = Too weak by half, and { $us } pick it up.
    .l5 = { CAP($what) }, and it goes straight to { $us }.

# A tackle that wins the ball.
say-sol-tackled =
    .l1 = { $us } win it, { $what }. It all adds up.
    .l2 = In they go, { $what }, and { $us } come away with it.
    .l3 = Strength in numbers: { $us } take the ball, { $what }.
    .l4 = A proper tackle by { $us }. { $them } look for the ball.
    .l5 = { $us } had been saving up for that one. { $what }.

# A tackle that does not.
say-sol-tackle-missed =
    .l1 = { $us } slide in, { $what }. { $them } hardly notice.
    .l2 = Not enough, { $what }. But it still counts for the next try.
    .l3 = { $us } tackle the air. { $them } carry on.
    .l4 = A gentle shove from { $us }. { $what } will not do.

# A counter that wins the ball.
say-sol-countered =
    .l1 = A counter! { $us } win it and break in one go.
    .l2 = { $us } take the risk, { $what }, and away they go.
    .l3 = Bold, and it works. { $us } are on the break.
    .l4 = { $us } pounce! { $what }, and the stands are up.

# A shot that is held; the side is the keeper's.
say-sol-held =
    .l1 = { $gloves } holds it. { $what } was not the sum they wanted.
    .l2 = Straight at { $gloves }, who looks almost offended.
    .l3 = No goal! { $us } have the ball, and { $them } have regrets.
    .l4 = { $gloves } takes it out of the air. { $what }, and no more.
    .l5 = { $them } shoot, { $what }, and { $gloves } says no.

# A first yellow card for that side.
say-sol-yellow-card =
    .l1 = Yellow! { $us } lunged with { $what } and paid for it.
    .l2 = Into the book. One more of those and { $us } are one short.
    .l3 = A yellow card for { $us }. That one lies sideways from now on.
    .l4 = The referee reaches for the pocket. Yellow, { $us }.

# A second yellow card: it counts as a goal, and the side is the one it counts for.
say-sol-sent-off =
    .l1 = Off! A second yellow, and it counts as a goal for { $us }. { $score }.
    .l2 = Two yellows make a red, and a red makes it { $score }.
    .l3 = Sent off! { $them } lose a player, { $us } gain a goal. Harsh sums.
    .l4 = { $them } cannot argue, though they do. Off, and { $score }.
    .l5 = A goal for { $us } that nobody kicked. Second yellow, { $score }.

# Nobody scores a kick.
say-sol-kick-level =
    .l1 = Like against like. Nobody scores that one.
    .l2 = Level cards, no goal, more nerves.
    .l3 = Neither gives an inch. { $score } still.
    .l4 = Nothing in it. Shake it off and go again.

# Full time, because the other side has no cards left.
say-sol-nobody-left =
    .l1 = { $them } have nobody left to play. That does settle it.
    .l2 = The last of { $them } leaves the pitch. { $us } win for want of anyone to beat.
    .l3 = { $us } have run out of opponents. Full time.
    .l4 = An empty half of the pitch, and { $us } have won it.

# A medal for the manager.
say-sol-medal =
    .l1 = That will be { $what } for the manager. Somewhere for it on the shelf?
    .l2 = A { $what } medal. Polish it, and come back for a better one.
    .l3 = { CAP($what) } it is. Well managed, every card of it.
    .l4 = The board have a medal for you: { $what }.

