### English: soccer_go

go-title = Soccer-Go
go-tagline = Seven secret passes, then one shot.
go-aim = Make seven passes they cannot guess, then shoot. Guess one of theirs, and the ball is yours.
go-chance = The power cards that were drawn
go-bot-1 = Lucky-Dip Lou
go-bot-1-line = Lays any number, plays any card, swaps for no reason.
go-bot-2 = Squirrel Sal
go-bot-2-line = Passes in order from 11 down, and hoards every power card until the last round.
go-bot-3 = Nina Ten
go-bot-3-line = Looks for her 10 first, then 7 and 9, shoots left, and cannot keep a power card for long.
go-bot-4 = Abacus Alf
go-bot-4-line = Passes in order from 1 up, and works round the goal the same way.
go-bot-5 = Rehearsal Rita
go-bot-5-line = Knows one attack by heart, plays it every time, and thinks that you play it too.
go-bot-6 = Coach Clara
go-bot-6-line = Thinks each attack through and mixes her numbers well, but never saves a card and forgets yours.
go-bot-7 = Mirror Mirko
go-bot-7-line = Plays your own last attack back at you, and waits for it when you attack.
go-bot-8 = Madame Magda
go-bot-8-line = Keeps each card for its best moment, weighs every hand you can hold, and plays on your habits.
go-field-before-pass = Cards before a pass
go-field-before-pass-oneeach = One each (our rule)
go-field-before-pass-anytime = At any time (printed)
go-field-short = Length
go-field-short-false = Whole match
go-field-short-true = Short (two rounds)
go-rules-1-head = The idea
go-rules-1 = The attacker passes from player to player, and the defender guesses who gets the ball next. Make seven passes in a row without being marked, and you shoot. Power cards speed an attack up, slow it down or turn it round.
go-rules-2-head = A pass
go-rules-2 = The attacker lays the number of the player who gets the ball, the defender the number to mark; both are turned up together. If they differ, the pass arrives and the attacker’s number is spent: for the rest of this attack neither side can choose it. The defender’s number goes back to hand. If they are the same, the defender has read the pass and wins the ball, and the attack is over. So every pass leaves fewer numbers to choose from, and guessing gets easier.
go-rules-3-head = A match
go-rules-3 = Eleven shirts a side. Four rounds; in each round both sides attack once. A toss decides who attacks first; after half-time, that is after round 2, the other side does. An attack ends when a pass is marked, when the defender wins a Tackle, or with a shot, whether it goes in or not. The next attack starts afresh, with every number back. A short match has two rounds and no half-time. If it is level, it goes straight to penalties.
go-rules-4-head = The goalkeeper
go-rules-4 = Number 1 is the goalkeeper, the keeper for short. The keeper can receive the ball like anyone else, except on pass 7, where neither side may choose number 1.
go-rules-5-head = The track
go-rules-5 = The track above the pitch has a slot for each pass, filled with the number used. The first empty slot is the pass you are on, and decides which power cards can be played. After seven filled slots comes the shot.
go-rules-6-head = The shot
go-rules-6 = The shooter chooses left, middle or right, and the keeper chooses where to dive. Left and right are as the shooter sees them. The same direction is a save, any other a goal.
go-rules-7-head = Power cards
go-rules-7 = Each side is dealt two attacking cards (with a boot) and two defending cards (with a shield); the other side sees their backs only. Attacking cards are for your own attacks, defending cards for theirs. Yours lie on your side of the pitch: the ones for what you are doing now are larger, and those you can play are lit. Before each pass the attacker may play one, then the defender may. A used card lies open on its pile. One each is our rule. As an option it goes by the printed rules: any number of cards, at any time before the pass they name, in turns until neither side plays another. So Clearance may answer a Through Ball, and Shoot a High Press; but only one card at a time changes how numbers are chosen.
go-rules-8-head = Blocks
go-rules-8 =
    When a card is played, the other side may block it at once with a Block that names it: the card does nothing, both cards are used up, and play goes on. A Block cannot be blocked. A Block used as an answer does not count as your card before this pass.
    Attacking Block A blocks Clearance, Deep Press or Slow Build-Up; Block B blocks High Press, Shot Re-Take or Tackle; Block C blocks Joker, Narrow Shot or Pass Re-Take.
    Defending Block A blocks Attacking GK, Corner or Counter-Attack; Block B blocks Dribble, Shot Re-Take or Through Ball; Block C blocks Joker, Pass Re-Take or Shoot.
go-rules-9-head = Attacking: quicker to the goal
go-rules-9 =
    Through Ball (passes 3 to 6): both sides may lay only what is left of 3, 5, 7 and 9. Not marked, you shoot at once. At least two of them must be left.
    Corner (passes 2 to 5): you lay three numbers, the defender one. If none of yours is marked, you shoot at once; all three are spent.
    Shoot (passes 4 to 6): you shoot now, without this pass.
    Counter-Attack (passes 1 to 3): name three numbers that are left. They are spent, one in each of the next three slots, and you go on from there; the other side gets no guess.
    Dribble (passes 1 to 4): if this pass is not marked, it fills two slots more, and they spend nothing.
go-rules-10-head = Attacking: a helping hand
go-rules-10 =
    Attacking GK (pass 7): for the rest of this attack the keeper may be chosen on pass 7 too, if number 1 is not spent.
    Pass Re-Take (passes 1 to 7): your pass was marked; it is retaken.
    Shot Re-Take: your shot was saved; it is retaken.
go-rules-11-head = Defending: closing in
go-rules-11 =
    High Press (passes 2 to 5): both sides may lay only what is left of 2, 4, 6 and 8. At least two of them must be left.
    Deep Press (passes 3 to 6): you mark three numbers, the attacker lays one.
    Tackle (passes 3 to 6): rock, paper, scissors, until somebody wins. Win it and their attack is over; lose it and the pass goes ahead.
    With one card each, once Through Ball or Corner has been played for a pass and not blocked, only a Tackle may follow on it.
go-rules-12-head = Defending: buying time
go-rules-12 =
    Clearance (passes 4 to 7): the last three slots are emptied, the numbers in them come back, and a new pass begins there, the attacker first. It also ends a Dribble.
    Slow Build-Up (after pass 7): one more pass is needed before the shot; there the keeper may be chosen again. It does not slow down a shot of Through Ball, Corner or Shoot.
    Narrow Shot (before any shot): name a direction; neither side may choose it, even if the shot is retaken.
    Pass Re-Take (passes 1 to 7): their pass got through; it is retaken.
    Shot Re-Take: you let in a goal; it does not count, and the shot is retaken.
go-rules-13-head = Joker and Bogey
go-rules-13 =
    Joker copies any used card of its own deck, whichever side used it, at a time when that card could be played; the copied card stays on the pile. It may even copy a Block. A Block against Joker blocks it, and so does a Block against the card it copies. With nothing to copy it cannot be played.
    Bogey does nothing and can never be played: swap it away.
go-rules-14-head = Retakes
go-rules-14 = A retaken pass or shot uses up nothing until it counts, and everything else played for this pass or shot still counts. The side hurt by the new result may ask for a retake too, if it has a card for it.
go-rules-15-head = The swap
go-rules-15 = After every attack but the last of normal time (the eighth, or the fourth in a short match), each side is shown a card in secret: the attacker the top of the attacking deck, the defender the top of the defending deck. You may swap it for any card in your hand, of either kind, or keep what you have. The card you do not keep goes to the bottom of its own deck. So your hand never grows, but it may come to hold more of one kind. A side without power cards is shown nothing.
go-rules-16-head = Extra time and penalties
go-rules-16 = If it is level after four rounds, both sides attack once more, in the order of the first round. There are no power cards or swaps, and nobody may choose the keeper on pass 7. The first mark of an attack does not end it: both take their cards back, and the pass is retaken. The second mark does. If it is still level, each side takes up to three shots, in turn, until it is decided. Then they shoot pair by pair. The side that attacked first in the match begins. These goals do not count in the score.
go-rules-17-head = Two at one screen
go-rules-17 = Numbers, directions and hands are chosen with keys, both at once, and nobody sees what the other taps; the shirts wear the keys of their numbers. Power cards lie face down. At the kick-off both look at theirs behind the curtain, while the other looks away. After that nobody is asked: if you want to use a card, tap My cards instead of a number. Once both have chosen, you look behind the curtain, and both choose anew. It is not too late then for a Block, or to retake a pass: play goes back to where it belongs. You may look and use nothing. Where no choice follows, as after a mark or a shot, the game waits for Continue or My cards.
go-rules-18-head = Credits
go-rules-18 = Soccer-Go is a card game whose author is not named. Club, crests, players and all words are this project’s own.
go-zone-used = USED

## Names

# The name of a power card, as it is printed on it.
go-card-attacking-gk = Attacking GK
go-card-block-a = Block A
go-card-block-b = Block B
go-card-block-c = Block C
go-card-bogey = Bogey
go-card-clearance = Clearance
go-card-corner = Corner
go-card-counter-attack = Counter-Attack
go-card-deep-press = Deep Press
go-card-dribble = Dribble
go-card-high-press = High Press
go-card-joker = Joker
go-card-narrow-shot = Narrow Shot
go-card-pass-re-take = Pass Re-Take
go-card-shoot = Shoot
go-card-shot-re-take = Shot Re-Take
go-card-slow-build-up = Slow Build-Up
go-card-tackle = Tackle
go-card-through-ball = Through Ball
# A Joker played as another card.
go-card-joker-as = { $joker } as { $card }
# Both decks have a card of this name, and both are there.
go-card-of-kind = { $kind ->
    [attacking] attacking
   *[defending] defending
} { $card }

# A direction of a shot, as the shooter sees it.
go-direction-left = Left
go-direction-middle = Middle
go-direction-right = Right

# A hand in a tackle.
go-hand-paper = Paper
go-hand-rock = Rock
go-hand-scissors = Scissors

# A number in a sentence. $of is what it counts: passes, numbers, slots, or name: *pass seven*.
go-number = { $n ->
    [0] no
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
    [11] eleven
   *[other] { $n }
}

# A sentence with its full stop. Texts of cards have none where they stand alone.
go-sentence = { $text }.

## What is printed on the cards. Letters shrink and lines break so that words fit.

# The kind of a power card.
go-print-kind-attacking = Attack
go-print-kind-defending = Defence

# The sign in the corner of a hand.
go-print-sign-paper = P
go-print-sign-rock = R
go-print-sign-scissors = S

# When a power card may be played, at its foot.
go-print-pass = Pass { $first }
go-print-passes = Passes { $first }-{ $last }
go-print-after-mark = After mark
go-print-after-pass = After pass
go-print-after-slot = After pass { $slot }
go-print-before-shot = Before shot
go-print-after-save = After save
go-print-after-goal = After goal
go-print-answer = Answer
go-print-as-copied = As copied
go-print-never = Never

# What a power card does. $n is how many, $numbers and $cards are lists.
go-print-attacking-gk = The keeper may be chosen on pass 7 too.
go-print-block = Blocks { $cards }.
go-print-bogey = Good for nothing: swap it away.
go-print-clearance = The last { $n } passes are undone, their numbers free again.
go-print-corner = You name { $n }, they mark one. Unmarked: you shoot at once.
go-print-counter-attack = Name { $n } numbers: { $n } passes made at once.
go-print-deep-press = You mark { $n } numbers instead of one.
go-print-dribble = If this pass gets through, { $n } more are made with it.
go-print-high-press = Both choose from { $numbers } only.
go-print-joker-attacking = Copies a used attacking card.
go-print-joker-defending = Copies a used defending card.
go-print-narrow-shot = One direction is closed to both for this shot.
go-print-pass-re-take-attacking = Your pass was marked: both choose again.
go-print-pass-re-take-defending = The pass got through: both choose again.
go-print-shoot = No more passes: you shoot now.
go-print-shot-re-take-attacking = Your shot was saved: both choose again.
go-print-shot-re-take-defending = The goal is disallowed: both choose again.
go-print-slow-build-up = One more pass is needed before the shot.
go-print-tackle = Rock, paper, scissors: win it and the attack is over.
go-print-through-ball = Both choose from { $numbers }. No mark: you shoot at once.

## Labels on the pitch, in capitals

# Above a card that has just been played. $card is its name.
go-label-played = { UPPER($card) }
go-label-played-joker = JOKER: { UPPER($card) }
# Narrow Shot.
go-label-narrow = NO { $direction ->
    [left] LEFT
    [middle] MIDDLE
   *[right] RIGHT
} SIDE
go-label-narrow-joker = JOKER: NO { $direction ->
    [left] LEFT
    [middle] MIDDLE
   *[right] RIGHT
} SIDE
# Counter-Attack, with its numbers.
go-label-counter = COUNTER { $numbers }
go-label-counter-joker = JOKER: COUNTER { $numbers }
# Both sides choose from these numbers.
go-label-only = ONLY { $numbers }
# Three numbers against one.
go-label-three-to-one = { UPPER($card) }: 3 AGAINST 1
go-label-dribble = DRIBBLE +{ $n }
go-label-keeper = KEEPER MAY PLAY
go-label-closed = { $direction ->
    [left] LEFT
    [middle] MIDDLE
   *[right] RIGHT
} CLOSED

# Below the scoreboard.
go-subtitle = Four rounds, an attack each
go-subtitle-short = Two rounds, an attack each
go-subtitle-any-time = power cards at any time

# The last step of the track, and a slot that a Dribble has filled.
go-track-shot = SHOT
go-track-run = RUN

## When a power card can be played. A sentence without its full stop.

go-when-before-pass = { $card } is played before pass { $first }
go-when-before-passes = { $card } is played before passes { $first } to { $last }
go-when-marked = { $card } is played once you are marked, passes { $first } to { $last }
go-when-through = { $card } is played once their pass gets through, passes { $first } to { $last }
go-when-after-slot = { $card } is played after their seventh pass
go-when-before-shot = { $card } is played before they shoot
go-when-saved = { $card } is played once your shot is saved
go-when-goal = { $card } is played once you let in a goal
go-when-as-copied = { $card } copies a used card of its own deck, when that card could be played
go-when-never = { $card } can never be played
go-when-answer = { $card } answers a card that it names

## What a power card does. A sentence without its full stop.

go-does-pass-re-take = The pass is retaken
go-does-shot-re-take-attacking = The shot is retaken
go-does-shot-re-take-defending = The goal does not count; the shot is retaken
go-does-keeper = Both sides may choose the keeper on pass 7 too
go-does-among-attacking = Both may choose only what is left of { $numbers }. Unmarked, the attacker shoots at once
go-does-among-defending = Both may choose only what is left of { $numbers }
go-does-more-attacking = The attacker chooses three numbers, the defender only one. Unmarked, the attacker shoots at once
go-does-more-defending = The defender chooses three numbers, the attacker only one
go-does-shoot = The attacker shoots now
go-does-forward = Three passes at once: the attacker names three numbers, which are spent
go-does-fill = If this pass gets through it fills three slots; the extra two use up no numbers
go-does-one-pass-more = The attacker needs one more pass before the shot
go-does-close = One direction is closed to both for this shot
go-does-back = The last three slots are emptied; the numbers in them come back
go-does-duel = Rock, paper, scissors for the ball. If the defender wins, the attack is over
go-does-block = Blocks { $cards }
go-does-joker = Copies a used card of its own deck
go-does-nothing = Does nothing

## What a power card does now, below the card that is held up for both sides to read.

go-effect-pass-re-take = The pass is retaken.
go-effect-shot-re-take-attacking = The shot is retaken.
go-effect-shot-re-take-defending = The goal does not count: the shot is retaken.
go-effect-keeper = Pass 7 may go to the keeper after all.
go-effect-among-attacking = Both choose from { $numbers }; unmarked, the attacker shoots at once.
go-effect-among-defending = Both choose from { $numbers }.
go-effect-more-attacking = Three numbers against one; unmarked, the attacker shoots at once.
go-effect-more-defending = The defender marks three numbers at once.
go-effect-shoot = No more passes: the shot comes now.
go-effect-forward = Three passes at once: { $numbers }.
go-effect-fill = Not marked, this pass counts as three.
go-effect-one-pass-more = An eighth pass is needed before the shot.
go-effect-close = Nobody may choose { $direction ->
    [left] left
    [middle] middle
   *[right] right
} for this shot.
go-effect-back = The last three passes are undone.
go-effect-duel = Rock, paper, scissors for the ball.

## Why a reveal ended as it did, below the cards.

go-why-marked = Both chose { $n }, so the receiver was marked.
go-why-read = One of the three matched: the pass was read.
go-why-saved = The keeper chose the same direction.
go-why-in = The keeper { $save ->
    [left] went left
    [middle] stayed in the middle
   *[right] went right
}, the ball went { $shot ->
    [left] left
    [middle] down the middle
   *[right] right
}.
go-why-paper = Paper wraps rock.
go-why-rock = Rock blunts scissors.
go-why-scissors = Scissors cut paper.
go-why-level = { $hand ->
    [paper] Paper
    [rock] Rock
   *[scissors] Scissors
} twice: throw again.
go-why-cancelled = { $block } blocks { $card }: it does nothing.

## Questions. $pass is the number of a pass.

go-ask-over = Full time
go-ask-before-pass = Before pass { $pass }: play a power card?
go-ask-before-their-pass = Before their pass { $pass }: play a power card?
go-ask-marked = Marked! Retake the pass?
go-ask-through = They got through. Make them retake it?
go-ask-slow = Seven passes: slow them down?
go-ask-close = They are about to shoot: close a direction?
go-ask-saved = Saved! Retake the shot?
go-ask-goal = Goal! Make them retake the shot?
go-ask-answer = Answer { $card } with a Block?
go-ask-three = Pass { $pass }: choose three numbers
go-ask-mark-three = Pass { $pass }: mark three numbers
go-ask-pass = Pass { $pass }: who gets the ball?
go-ask-mark = Pass { $pass }: who do you mark?
go-ask-tackle = Tackle: rock, paper or scissors?
go-ask-shot = Where do you shoot?
go-ask-dive = Where does your keeper dive?
go-ask-swap = Swap one of your cards for { $card }?
go-ask-swap-unseen = Swap a card?
# $side is a club.
go-ask-wait-decided = You have decided: { $side } are still choosing
go-ask-wait-down = Your card is down: { $side } are still choosing
go-ask-wait = { $side } are deciding

## Labels of offers

# A Joker played as that card.
go-offer-joker = Joker: { $card }
# Narrow Shot, with the direction that it closes.
go-offer-narrow = { $card } { $direction ->
    [left] left
    [middle] middle
   *[right] right
}
go-offer-narrow-joker = Joker: Narrow { $direction ->
    [left] left
    [middle] middle
   *[right] right
}
# Counter-Attack, with its numbers.
go-offer-counter = { $card } { $numbers }
go-offer-counter-joker = Joker: Counter { $numbers }
go-offer-swap = Swap { $card }
# A card whose namesake of the other kind is there too.
go-offer-swap-of-kind = { $kind ->
    [attacking] Attacking
   *[defending] Defending
} { $card }
go-offer-keep = No swap
go-offer-lay-three = Lay { $numbers }
go-offer-mark-three = Mark { $numbers }
go-offer-put-back = Put { $card } back
# Of three numbers, this many are chosen.
go-offer-chosen = { $n } / { $of } numbers
# Using no card.
go-offer-let-stand = No Block
go-offer-accept-mark = Accept the mark
go-offer-let-count = Let it count
go-offer-let-shoot = Let them shoot
go-offer-close-nothing = Close nothing
go-offer-accept-save = Accept the save
go-offer-accept-goal = Accept the goal
go-offer-play-on = No card
# A decision that was made or is advised.
go-offer-pass-to = Pass to { $numbers }
go-offer-mark = Mark { $numbers }

## What an offer does. $man is a player, $side a club in three letters, $n the number of a player.

go-help-pass = If { $side } mark the { $n }, your attack is over; if not, the { $n } is spent.
go-help-mark = If the pass goes to the { $n }, you win the ball.
go-help-shoot = Shoot { $direction ->
    [left] to the shooter’s left
    [middle] down the middle
   *[right] to the shooter’s right
}: a goal unless their keeper goes the same way.
go-help-dive = Your keeper { $direction ->
    [left] goes to the shooter’s left
    [middle] stays in the middle
   *[right] goes to the shooter’s right
}: a save if the shot goes there too.
go-help-paper = Beats rock, loses to scissors; if both match, throw again.
go-help-rock = Beats scissors, loses to paper; if both match, throw again.
go-help-scissors = Beats paper, loses to rock; if both match, throw again.
go-help-narrow = Neither side may choose { $direction ->
    [left] left
    [middle] middle
   *[right] right
} for this shot, even if it is retaken.
go-help-counter = Three passes at once: { $numbers } are spent, one in each slot.
go-help-swap = Take { $shown }; { $card } goes to the bottom of the { $kind ->
    [attacking] attacking
   *[defending] defending
} deck.
go-help-swap-unseen = Take the card; { $card } goes to the bottom of the { $kind ->
    [attacking] attacking
   *[defending] defending
} deck.
go-help-keep = Keep your cards; the one shown goes to the bottom of its deck.
go-help-block = { $card } is blocked; both cards are used up.
go-help-let-stand = No Block: the card does what it says.
go-help-accept-mark = The attack is over, the ball is lost.
go-help-let-count = The pass counts.
go-help-let-shoot = They shoot after seven passes.
go-help-close-nothing = All three directions stay open.
go-help-accept-save = The attack is over.
go-help-accept-goal = The goal counts.
go-help-play-on = Play no power card; go straight to choosing numbers.
go-help-lay-three = If they mark none of the three, you shoot at once.
go-help-mark-three = If the pass goes to one of the three, you win the ball.
go-help-put-back = Put the { $n } back.
go-help-one-of-three = The { $n }: one of your three.
# $does says what the card does.
go-help-click-counter = { $does } Click it, then choose three numbers.

## Previews, in capitals

go-preview-pass = PASS TO { $n }
go-preview-mark = MARK { $n }
go-preview-shoot = SHOOT { $direction ->
    [left] LEFT
    [middle] MIDDLE
   *[right] RIGHT
}
go-preview-dive = DIVE { $direction ->
    [left] LEFT
    [middle] MIDDLE
   *[right] RIGHT
}

## The table of cards

go-chart-title = Which card when
go-chart-down = The moment
go-chart-across = Who can play what
go-chart-attacker = The attacker
go-chart-defender = The defender
go-chart-before-pass = Before a pass
go-chart-after-pass = After a pass: attacker if marked, defender if not
go-chart-after-slot = After the seventh pass
go-chart-before-shot = Before a shot
go-chart-after-shot = After a shot: attacker if saved, defender if in
go-chart-answer = In answer to a card that it names
go-chart-none = no card
# A card, with the passes before which it can be played.
go-chart-card-pass = { $card } ({ $first })
go-chart-card-passes = { $card } ({ $first }-{ $last })
go-chart-note = In brackets: before which passes. { $joker } copies a used card of its own deck when that one could be played; { $bogey } can never be played.

## The coach's reason for a power card

go-because-answer = Otherwise { $card } counts. { $does }

## Advice for a beginner

go-lesson-answer = { $card } was played. A Block stops it and is used up. Your Block cannot be blocked.
go-lesson-tackle-attacking = Win and you play on. Lose and your attack is over. If you match, throw again.
go-lesson-tackle-defending = Win and their attack is over. Lose and they play on. If you match, throw again.
go-lesson-swap-bogey = You are offered { $card }. Bogey can never be played, so swap it away.
# $when says when the card can be played.
go-lesson-swap = { $when }. Swap a card that you need less for it, or keep what you have.
go-lesson-swap-unseen = Swap one of your cards for the one shown, or keep what you have.
go-lesson-power = Play a power card, or none.
go-lesson-joker = Joker can now copy a used card of its deck. Once used, it is gone.
# $does says what the card does.
go-lesson-before-pass = Lit cards can be played before this pass. { $card }: { $does }
go-lesson-before-their-pass = The later in their attack, the more it hurts. { $card }: { $does }
go-lesson-through = The fewer numbers left, the better your chance of guessing the retaken pass.
go-lesson-marked = You are marked. Retake the pass and it may get through. Otherwise your attack is over.
go-lesson-slow = One more pass gives you one more guess, with few numbers left.
go-lesson-close = With a direction closed, you guess between two instead of three: even odds.
go-lesson-saved = A shot goes in two times in three: worth retaking, unless you are well ahead.
go-lesson-goal = Retake it and you save one shot in three. There is no better time for this card.
go-lesson-three = Three numbers against one: if none is marked, you shoot at once.
# $number is the number $n as a word.
go-lesson-mark-three = You mark three of { $number } numbers. Which would you pass to in their place?
go-lesson-press = They mark three of { $number } numbers. Get past, and their press is gone.
go-lesson-extra-time = Extra time: you get away with one marked pass. The second ends the attack.
go-lesson-pass = Choose who gets the ball. If they mark the same number, your attack is over. If not, the number is spent for this attack.
go-lesson-mark = Guess who gets the ball. Match the number and you win it. A wrong guess costs nothing.
go-lesson-keeper = Pass 7: neither side can choose the keeper here.
go-lesson-pass-odds = A guess is right one time in { $number }. Any number is as good as another, as long as they cannot read you.
go-lesson-mark-odds = A guess is right one time in { $number }. Dashed shirts are spent. The ball goes to one of the others.
go-lesson-shoot-closed = { $direction ->
    [left] Left
    [middle] Middle
   *[right] Right
} is closed: that leaves two directions for you and for their keeper.
go-lesson-dive-closed = { $direction ->
    [left] Left
    [middle] Middle
   *[right] Right
} is closed: the shot must go in one of the other two directions.
go-lesson-shoot = Three directions, and their keeper picks one. Left and right are as you face the goal.
go-lesson-dive = Three directions, and you pick one. Left and right are as the shooter sees them.

## Why a card cannot be played now. A sentence without its full stop.

go-not-shown = Yours in exchange for one of your cards: click the one to give up
go-not-theirs = This card belongs to { $side }
# A card that was just played, with what it does.
go-not-played = { $card }: { $does }
go-not-used = Used: { $cards }. Only Joker can copy these
go-not-back-attacking = An attacking card, face down
go-not-back-defending = A defending card, face down
go-not-spent = The { $n } is spent until this attack is over
go-not-down = Your card is down; { $side } are still choosing
go-not-closed = Narrow Shot closes this direction for this shot
go-not-their-turn = { $side } decide first
go-not-before-block = First decide whether to play a Block
go-not-before-power = First play a power card or choose “No card”; numbers come next
go-not-before-window = First decide whether to use your power card
go-not-swapped = Only power cards are swapped
go-not-now = Not now: answer the question first
# $numbers are those that may be chosen.
go-not-among = { $card }: only { $numbers } for this pass
go-not-keeper = The keeper cannot be chosen on pass 7
go-not-decided = You have decided; { $side } are still choosing
go-not-normal-time = Power cards are for normal time only
go-not-bogey = Bogey does nothing: swap it away after an attack
go-not-attacking = { $card } is for your own attacks
go-not-defending = { $card } is for when { $side } attack
go-not-block = { $card } only blocks { $cards }
go-not-joker-none = Joker copies a used { $kind ->
    [attacking] attacking
   *[defending] defending
} card; there is none yet
go-not-joker = Joker copies a used { $kind ->
    [attacking] attacking
   *[defending] defending
} card, and none of those can be played now
go-not-by-click = { $card } has a button for each way to use it: press one of them
go-not-followed = { $card } counts for this pass: only a Tackle may follow
go-not-second-selection = { $card } counts for this pass: no second card may change how numbers are chosen
# $number is the number $n as a word.
go-not-two-left = { $card } needs two of its numbers: { $n ->
    [0] none is left
   *[other] only one is left
}
go-not-keeper-spent = Your keeper is already spent
go-not-keeper-open = Your keeper can already be chosen
go-not-three-left = { $card } needs three numbers, and there are fewer left

## The match log and the lines of banners. $side is a club, $man a player, $pass the number of a pass, $n the number of a
## player.

go-strip-first = { $side } attack first
go-strip-spared = the first mark does not count
go-strip-extra-time = one more round, no power cards
go-log-toss = { $side } win the toss and attack first
# The log and the banner.
go-log-attack = { $side } attack
go-log-attack-first = { $side } attack first in the second half
go-log-play = { $side } play { $card }
go-log-play-numbers = { $side } play { $card }: { $numbers }
go-log-play-direction = { $side } play { $card }: no { $direction ->
    [left] left
    [middle] middle
   *[right] right
}
go-log-blocked = { $block } blocks { $card }
go-log-cleared = Cleared: back to pass { $pass }
go-log-eighth = An eighth pass is needed
go-log-read = The pass is read
go-log-marked = Pass { $pass } to { $man } ({ $n }): marked!
go-log-spared = First mark of the attack: { $side } go on
go-log-pass = Pass { $pass }: { $man } ({ $n })
go-log-passes = Pass { $pass }: { $men }
# A Dribble fills slots more; $number is how many, as a word.
go-log-run = Pass { $pass }: { $men }, then a run of { $number }
# The hand that won a tackle, and which hand it beat: `rock beats scissors`.
go-log-hands = { $hand ->
    [paper] paper beats rock
    [rock] rock beats scissors
   *[scissors] scissors beat paper
}
go-log-tackle-again = Tackle: { $hand ->
    [paper] paper and paper
    [rock] rock and rock
   *[scissors] scissors and scissors
}, once more
go-log-tackle-kept = Tackle: { $hands }, { $side } keep it
go-log-tackle-won = Tackle: { $hands }, { $side } win the ball
# $number is the number $n as a word.
go-log-shoot = { $side } shoot after { $n ->
    [one] one pass
   *[other] { $number } passes
}
go-log-in = Shot { $shot ->
    [left] left
    [middle] middle
   *[right] right
}, keeper { $save ->
    [left] left
    [middle] middle
   *[right] right
}: in!
go-log-saved = Shot { $shot ->
    [left] left
    [middle] middle
   *[right] right
}, keeper too: saved
go-log-give = You give { $card } for the card shown
# $kind is the kind of the card that is given.
go-log-swap = { $kind ->
    [attacking] { $side } swap a card: attacking for defending
   *[defending] { $side } swap a card: defending for attacking
}

## The bots' reasons for what they do, to the player whom the coach advises.

go-reason-alike = One is as good as another here.
go-reason-slip = A slip.
go-reason-next-up = The next one up.
go-reason-next-down = The next one down.
go-reason-favourite = A favourite number.
go-reason-by-heart = As it was rehearsed.
go-reason-mirror = That is what they did last time.
go-reason-spender = No card is worth keeping.
go-reason-hoarder = The cards are for the last round.
go-reason-other-way = Not the same way twice.
go-reason-other-hand = Something else each time.
go-reason-card-time = Now is the time for that card.
go-reason-card-wait = There will be a better moment.
go-reason-card-hurts = That card would hurt.
go-reason-swap-better = A better card for a worse one.
go-reason-keep-better = The cards in hand are better.
# $does is `brings` for the attacker, who gains goals, or `saves`.
go-reason-play-little = Played now, { $card } { $does ->
    [brings] gains
   *[saves] saves
} a little more than it would later.
go-reason-play = Played now, { $card } { $does ->
    [brings] gains
   *[saves] saves
} about { $n ->
    [one] { $n } goal
   *[other] { $n } goals
} in every hundred attacks like this.
go-reason-block-little = { $block } blocks { $card }, and that { $does ->
    [brings] gains
   *[saves] saves
} a little more now than it would later.
go-reason-block = { $block } blocks { $card }, and that { $does ->
    [brings] gains
   *[saves] saves
} about { $n ->
    [one] { $n } goal
   *[other] { $n } goals
} in every hundred attacks like this.
go-reason-no-block = { $card } does too little harm here to spend a Block on it.
go-reason-hold = Every card you hold will do more later than now.
# What the reasons for a number begin with.
go-reason-left-all = All { $n } numbers are still available
go-reason-left = { $count ->
    [one] { $spent } is spent and { $n } numbers are left
   *[other] { $spent } are spent and { $n } numbers are left
}
# $left is one of the two above, $n a player's number.
go-reason-pass-any = { $left }: one mark stops the pass, so pick { $n } or any other, but show no pattern.
go-reason-mark-any = { $left }: there is no telling which comes next, so { $n } is as good a guess as any.
go-reason-pass-read = They like to mark { $read } here, so pass to { $n }.
go-reason-mark-read = They like to pass to { $n } here, so mark { $n }.
go-reason-pass-keeper = The keeper cannot receive pass 7, so pass to number 1 before then.
go-reason-mark-keeper = They cannot choose the keeper on pass 7, so expect number 1 before then.
go-reason-three = Three of { $n } numbers decide this pass, and any three are as good as any other.
go-reason-shoot-read = Their keeper likes to { $direction ->
    [left] go left
    [middle] stay in the middle
   *[right] go right
}, so shoot elsewhere.
go-reason-dive-read = They like to shoot { $direction ->
    [left] left
    [middle] down the middle
   *[right] right
}.
go-reason-shoot = Their keeper covers one direction in { $n }, and there is no telling which.
go-reason-dive = They have { $n } directions to choose from, and there is no telling which.
go-reason-hand-read = They like to throw { $hand ->
    [paper] paper
    [rock] rock
   *[scissors] scissors
}.
go-reason-hand = Rock, paper or scissors: each is equally likely to win.
go-reason-swap-bogey = { $card } may be useful; Bogey never is.
go-reason-swap = The { $kind ->
    [attacking] attacking
   *[defending] defending
} { $card } will do more in the attacks to come than the { $given_kind ->
    [attacking] attacking
   *[defending] defending
} { $given }.
go-reason-keep = Every card in hand will do more than { $card }.
go-reason-no-swap = You were offered nothing to swap for.

## The notebook of a bot that reads its opponent. $times is how often, $all how often in all.

go-note-passed = { $who ->
    [you] You passed to your
   *[other] { $name } passed to the
} { $n } { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
} in { $all ->
    [one] 1 pass
   *[other] { $all } passes
}.
go-note-marked = { $who ->
    [you] You marked the
   *[other] { $name } marked your
} { $n } { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
} in { $all ->
    [one] 1 pass
   *[other] { $all } passes
}.
go-note-shot = { $who ->
    [you] You
   *[other] { $name }
} shot { $direction ->
    [left] left
    [middle] down the middle
   *[right] right
} { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
} in { $all ->
    [one] 1 shot
   *[other] { $all } shots
}.
go-note-kept = { $who ->
    [you] Your keeper
   *[other] The keeper of { $name }
} { $direction ->
    [left] went left
    [middle] stayed in the middle
   *[right] went right
} { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
} in { $all ->
    [one] 1 shot
   *[other] { $all } shots
}.
go-note-showed = { $who ->
    [you] You
   *[other] { $name }
} showed { $hand ->
    [paper] paper
    [rock] rock
   *[scissors] scissors
} { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
} in { $all ->
    [one] 1 throw
   *[other] { $all } throws
}.

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# An attack begins, but for the first one of the match.
say-go-attack =
    .l1 = { $us } begin again from the back.
    .l2 = { $us } have it. Seven passes and a shot, that is all it takes.
    .l3 = Here come { $us }. { $them } settle into their marking.
    .l4 = Roles reversed: { $us } with the ball, { $them } with the guesses.
    .l5 = { $us } start another one, patiently.

# A pass that got through.
say-go-passed =
    .l1 = To { $who }, who had room for a picnic.
    .l2 = { $who } shows for it and gets it.
    .l3 = Neat, to { $who }.
    .l4 = { $us } keep it moving through { $who }.
    .l5 = { $who } has it. Patience, patience.
    .l6 = On to { $who }. { $them } are a thought behind.

# A pass late in the attack got through.
say-go-passed-late =
    .l1 = That is pass { $what }, and { $who } can see the goal from here.
    .l2 = { $who } has it. { $them } are running out of guesses.
    .l3 = Pass { $what } arrives. { $keeper } has stopped chatting to the post.
    .l4 = { $us } are close now, and { $who } knows it.
    .l5 = { $who } on the ball. You can smell a shot coming.

# Several passes run at once.
say-go-run =
    .l1 = A whole string of them at once! { $us } play as if alone.
    .l2 = { $us } zip it about, and the slots fill themselves.
    .l3 = One move, a run of passes. { $them } need a map.
    .l4 = Quick, quick, quick. { $us } are on a run.

# The pass was marked. The side is the one who marks, `{who}` the one who should have had the ball.
say-go-marked =
    .l1 = Marked! { $us } read that like a menu.
    .l2 = { $who } never had a chance. { $us } were there first.
    .l3 = Cut out! { $us } had picked { $who } for it.
    .l4 = Right player, right moment. { $us } step in on { $who }.
    .l5 = Oh, that is telepathy. { $us } had { $who } in their pocket.

# SGO-15: the first mark of an attack does not count.
say-go-spared =
    .l1 = Marked, but play goes on! The first one is on the house.
    .l2 = { $us } are let off. Once.
    .l3 = They go on! { $us } would not want to try that again.
    .l4 = Advantage, says the referee. { $us } breathe out and carry on.

# A power card is played.
say-go-power =
    .l1 = { $us } reach for { $what }. That changes things.
    .l2 = Out comes { $what }, and { $them } read it twice.
    .l3 = { CAP($what) } from { $us }. They had that up their sleeve.
    .l4 = { $us } play { $what }, with some relish.
    .l5 = A card from { $us }: { $what }. Let us see what it is worth.
    .l6 = { CAP($what) }! { $us } have been dying to play that.

# A power card is stopped by a Block.
say-go-blocked =
    .l1 = No! { $us } had the answer to { $what }.
    .l2 = { CAP($what) }? Not today, say { $us }.
    .l3 = { $us } block it. { $what } goes back in the box.
    .l4 = A Block, and { $what } is only a nice picture now.

# The attack is set back.
say-go-cleared =
    .l1 = Booted clear! { $them } must do a good deal of that again.
    .l2 = { $us } clear their lines, and a few of { $them } sigh.
    .l3 = Up and away. { $them } collect it somewhere near the start.
    .l4 = Row Z. { $us } do not mind at all.

# Three passes at once.
say-go-break =
    .l1 = They break! Three passes in a blink from { $us }.
    .l2 = A counter, and what a counter. { $us } are three passes up.
    .l3 = { $us } pour forward. One, two, three.
    .l4 = Blink and it is over there. { $us } on the break.

# An eighth pass is needed.
say-go-slowed =
    .l1 = One pass more, { $them } are told. They had counted seven.
    .l2 = { $us } slow it all down. An eighth pass is needed.
    .l3 = An eighth pass? { $them } look for the small print.
    .l4 = { $us } add a pass to the bill.

# A tackle: the hands are equal.
say-go-tackle-again =
    .l1 = Two hands alike. Again!
    .l2 = Nothing in that tackle. They go once more.
    .l3 = They think the same thought, and try again.
    .l4 = Level hands. Neither lets go of the other’s shirt.

# A tackle won by the defender.
say-go-tackle-won =
    .l1 = Clean as a whistle. { $us } win the tackle and the ball.
    .l2 = { $us } take it off their toes!
    .l3 = What a tackle by { $us }. That is the end of that.
    .l4 = { $us } win it, ball first, as the handbook has it.

# A tackle ridden by the attacker.
say-go-tackle-kept =
    .l1 = { $us } ride the tackle and carry on.
    .l2 = In goes the tackle, and { $us } come out with the ball.
    .l3 = Strong on the ball, { $us }. They keep it.
    .l4 = { $them } slide in and meet nothing but grass.

# The shot is due. $kind is the number of passes, which $what has as a word.
say-go-shot =
    .l1 = After { $kind ->
        [one] one pass
       *[other] { $what } passes
    }, { $us } shoot. Left, middle or right?
    .l2 = Here is the chance! { $keeper } has three ways to go.
    .l3 = { $us } are through. { $keeper } must guess now.
    .l4 = The stands rise. { $us } are about to shoot.
    .l5 = { $kind ->
        [one] One pass
       *[other] { CAP($what) } passes
    } for this one kick. { $us } take aim.

# The keeper saves; the side is the keeper's.
say-go-saved =
    .l1 = Saved! { $gloves } read that one.
    .l2 = { $gloves } guesses, { $gloves } saves. What a stop!
    .l3 = All those passes, and { $gloves } says no.
    .l4 = { $them } choose, and { $gloves } chooses the same. Saved.
    .l5 = Brilliant from { $gloves }, who will say it was never in doubt.

