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
s52-field-start-alternate = In turn
s52-field-start-same = Toss winner
s52-field-after-six = Level after six
s52-field-after-six-suddenrounds = Sudden rounds
s52-field-after-six-draw = A draw
s52-rules-1-head = The idea
s52-rules-1 = Every card can shoot or defend: laid on the pitch it is a forward, kept in your hand it may stop one. What is not stopped is a goal. After six rounds the side with more goals wins.
s52-rules-2-head = A round
s52-rules-2 = You begin with six cards. In each round both of you secretly lay two of them face down: your forwards. Then one side attacks with both, one after the other, and sees how the first ends before flipping the second; then the other side attacks. A coin toss decides who starts the first round, and from then on you take turns. After the round each side draws four cards: by the sixth round the whole pack has been dealt. Home always shoots to the right, away to the left.
s52-rules-3-head = Numbers and goalies
s52-rules-3 = Ace to 10 are numbers, the ace counts 1. Jacks, queens and kings are goalies: they have no value, and make the best defenders and poor forwards.
s52-rules-4-head = Blocking
s52-rules-4 =
    When a number is flipped, the other side must stop it if it can, in exactly one of these ways:
    One goalie of the forward's colour: any red goalie against hearts or diamonds, any black one against clubs or spades.
    One card of the same rank: a five against a five.
    Two numbers whose sum or difference is the forward's value: 5 and 2 stop a seven, and a three as well.
    Two cards of the forward's suit, whatever they are: the 4 and the 9 of diamonds stop any diamond.
    Forward and block go to the discards. You choose which block to use, but may not add cards to one that is already complete.
s52-rules-5-head = Goals
s52-rules-5 = What is not blocked is a goal. The card stays beside the pitch, on its owner's side, to count it.
s52-rules-6-head = Penalties
s52-rules-6 = A goalie may be laid as a forward too, as a bluff or for a penalty. Flipped, it scores if you discard a second goalie from your hand at that moment, any of them, and nobody can stop it. If you have none, or would rather keep it, the flipped goalie is discarded and nothing happens. The other side cannot tell which.
s52-rules-7-head = Level after six
s52-rules-7 = Then sudden rounds are played. You keep your hands, the discards are shuffled into a new pile, each side draws four, and whole rounds follow until one side is ahead at the end of one. Should fewer than eight cards be left to draw, the pile and the discards are shuffled together, and the cards that scored with them if need be: the score stands. Then cards are dealt one at a time as far as they go, and a side with fewer than two lays what it has. After a hundred rounds the match is drawn.
s52-rules-8-head = What you may know
s52-rules-8 = Discards, goals and the size of each hand are open. So is what follows: if a side had to block and did not, it had nothing to block with. Your own forwards are named on the pitch for your eyes only; which of the two lies where is left to chance, so their places give nothing away.
s52-rules-9-head = House rules
s52-rules-9 = Blocking can be optional: then you may let a shot in to save your cards. The same side can start every round. And a league match ends with the sixth round, level or not.
s52-rules-10-head = Hints
s52-rules-10 = High numbers are harder to stop, as fewer pairs make them. Goalies in the hand are worth more than anything else; block with matching numbers and small pairs first. Count what has gone: in the sixth round there is nothing left that is not in a hand.
s52-rules-11-head = Credits
s52-rules-11 = Soccer is a game by Laurence Antonios. Where its print is silent, such as the coin toss, the order of the attacks and what happens when the cards run out, the rulings are this project's own.

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $score the score. A line that names what a moment lacks is not chosen.

# Forwards are laid face down.
say-s52-laid =
    .l1 = { $us } hide their forwards. Nobody's face gives a thing away.
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
    .l2 = Rank meets rank. The { $what } has seen that trick before.
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
    .l3 = Dear, but it works: { $us } spend two of the suit.
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

