### English: soccer_go

go-title = Soccer-Go
go-tagline = Seven secret passes, then one shot.
go-aim = String seven unguessed passes together to shoot. Guess one of theirs to win the ball.
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
go-bot-8-line = Keeps each card for its best turn, weighs every hand you can hold, and leans on your habits.
go-rules-1-head = The idea
go-rules-1 = The attacker passes from man to man, and the defender guesses who gets the ball next. String seven passes together without being marked and you shoot. Power cards speed an attack up, slow it down or turn it round.
go-rules-2-head = A pass
go-rules-2 = The attacker lays the number of the man who gets the ball, the defender lays the number of the man he marks; both are turned up together. Different numbers: the pass arrives, and the attacker's number is spent: for the rest of this attack neither side can choose it. The defender's number goes back to hand. The same number: the defender has read it and wins the ball, and the attack is over. So every pass leaves fewer numbers to choose from, and guessing gets easier.
go-rules-3-head = A match
go-rules-3 = Eleven shirts a side. Four rounds; in each round both sides attack once. A toss decides who attacks first; after half-time, that is after round 2, the other side does. An attack ends when a pass is marked, when a tackle is lost, or with a shot, whether it goes in or not. The next attack starts afresh, with every number back.
go-rules-4-head = The goalkeeper
go-rules-4 = Number 1 is the goalkeeper. He can receive the ball like anyone else, except on pass 7, where neither side may choose him.
go-rules-5-head = The track
go-rules-5 = The track above the pitch has a slot for each pass, filled with the number used. The first empty slot is the pass you are on, and decides which power cards can be played. After seven filled slots comes the shot.
go-rules-6-head = The shot
go-rules-6 = The shooter lays left, middle or right, as he looks at the goal; the goalkeeper lays where he dives, left and right as the shooter sees them. The same: saved. Different: a goal.
go-rules-7-head = Power cards
go-rules-7 = Each side is dealt two attacking cards (with a boot) and two defending cards (with a shield); the other side sees their backs only. Attacking cards are for your own attacks, defending cards for theirs. Yours lie on your side of the pitch: the ones for what you are doing now are larger, and those you can play are lit. Before each pass the attacker may play one, then the defender may. A used card lies open on its pile.
go-rules-8-head = Blocks
go-rules-8 =
    When a card is played, the other side may stop it at once with a Block that names it: the card does nothing, both cards are used up, and play goes on. A Block cannot be blocked. A Block used as an answer does not count as your card before this pass.
    Attacking Block A stops Clearance, Deep Press or Slow Build-Up; Block B stops High Press, Shot Re-Take or Tackle; Block C stops Joker, Narrow Shot or Pass Re-Take.
    Defending Block A stops Attacking GK, Corner or Counter-Attack; Block B stops Dribble, Shot Re-Take or Through Ball; Block C stops Joker, Pass Re-Take or Shoot.
go-rules-9-head = Attacking: quicker to the goal
go-rules-9 =
    Through Ball (passes 3 to 6): both sides may lay only what is left of 3, 5, 7 and 9. Not marked, you shoot at once. At least two of them must be left.
    Corner (passes 2 to 5): you lay three numbers, the defender one. If none of yours is marked, you shoot at once; all three are spent.
    Shoot (passes 4 to 6): you shoot now, without this pass.
    Counter-Attack (passes 1 to 3): name three numbers that are left. They are spent, one in each of the next three slots, and you go on from there; the other side gets no guess.
    Dribble (passes 1 to 4): if this pass is not marked, it fills two slots more, and they spend nothing.
go-rules-10-head = Attacking: a helping hand
go-rules-10 =
    Attacking GK (pass 7): for the rest of this attack the goalkeeper may be chosen on pass 7 too. He must still be unspent.
    Pass Re-Take (passes 1 to 7): your pass was marked; both sides lay it again.
    Shot Re-Take: your shot was saved; both sides lay it again.
go-rules-11-head = Defending: closing in
go-rules-11 =
    High Press (passes 2 to 5): both sides may lay only what is left of 2, 4, 6 and 8. At least two of them must be left.
    Deep Press (passes 3 to 6): you mark three numbers, the attacker lays one.
    Tackle (passes 3 to 6): rock, paper, scissors, until somebody wins. Win it and their attack is over; lose it and the pass goes ahead.
    When Through Ball or Corner stands, only a Tackle may follow on this pass.
go-rules-12-head = Defending: buying time
go-rules-12 =
    Clearance (passes 4 to 7): the last three slots are emptied, the numbers in them come back, and a new pass begins there, the attacker first. It also ends a Dribble.
    Slow Build-Up (after pass 7): one more pass is needed before the shot; there the goalkeeper may be chosen again. It does not slow down a shot of Through Ball or Corner.
    Narrow Shot (before any shot): name a direction; neither side may choose it, nor when this shot is laid again.
    Pass Re-Take (passes 1 to 7): their pass got through; both sides lay it again.
    Shot Re-Take: you let in a goal; both sides lay the shot again, and the goal does not count.
go-rules-13-head = Joker and Bogey
go-rules-13 =
    Joker copies any used card of its own deck, whichever side used it, at a time when that card could be played; the copied card stays on the pile. It may even copy a Block. A Block against Joker stops it, and so does a Block against the card it copies. With nothing to copy it cannot be played.
    Bogey does nothing and can never be played: swap it away.
go-rules-14-head = Retakes
go-rules-14 = A retaken pass or shot uses up nothing until it counts, and everything else in force stays in force. The side hurt by the new result may ask for a retake too, if it has a card for it.
go-rules-15-head = The swap
go-rules-15 = After every attack but the eighth both sides are shown a card in secret: the attacker the top of the attacking deck, the defender the top of the defending deck. You may swap it for any card in your hand, of either kind, or keep what you have. The card you do not keep goes to the bottom of its own deck. So your hand never grows, but it may come to hold more of one kind. A side without power cards is shown nothing.
go-rules-16-head = Extra time and penalties
go-rules-16 = Level after four rounds: both sides attack once more, without power cards. You get away with the first mark of an attack: both take their cards back and the pass is played again. The second mark ends it. Still level: three shots each, in turn, until it is decided, then pair by pair. These do not count in the score.
go-rules-17-head = Two at one screen
go-rules-17 = Numbers, directions and hands are chosen with keys, both at once, and nobody sees what the other taps; the shirts wear the keys of their numbers. Power cards lie face down. At the kick-off both look at theirs behind the curtain, while the other looks away. After that nobody is asked: if you want to use a card, tap My cards instead of a number. Once both have chosen, you look behind the curtain, and both choose anew. A Block, or a pass laid again, is not too late then: play goes back to where it belongs. You may look and use nothing. Where no choice follows, as after a mark or a shot, the game waits for Play on or My cards.
go-rules-18-head = Credits
go-rules-18 = Soccer-Go is a card game whose author is not named. Club, crests, players and all words are this project's own.
go-zone-used = USED

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $score the score. A line that names what a moment lacks is not chosen.

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
    .l4 = Right man, right moment. { $us } step in on { $who }.
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
    .l1 = Denied! { $us } had the answer to { $what }.
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
    .l4 = Level hands. Neither lets go of the other's shirt.

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

# The shot is due.
say-go-shot =
    .l1 = After { $what } passes, { $us } shoot. Left, right or straight?
    .l2 = Here is the chance! { $keeper } has three ways to go.
    .l3 = { $us } are through. { $keeper } must guess now.
    .l4 = The stands rise. { $us } are about to shoot.
    .l5 = { CAP($what) } passes for this one kick. { $us } take aim.

# The keeper saves; the side is the keeper's.
say-go-saved =
    .l1 = Saved! { $gloves } goes the right way.
    .l2 = { $gloves } guesses, { $gloves } saves. What a stop!
    .l3 = All those passes, and { $gloves } says no.
    .l4 = { $them } choose, and { $gloves } chooses the same. Saved.
    .l5 = Brilliant from { $gloves }, who will say it was never in doubt.

