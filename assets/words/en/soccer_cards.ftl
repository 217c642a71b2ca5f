### English: soccer_cards

sc-title = Soccer Cards
sc-tagline = Split your hand, answer every chance.
sc-aim = Lead a chance they cannot stop, and stop theirs with the right card.
sc-chance = The cards that were dealt
sc-bot-1-line = Splits, leads and answers with any card.
sc-bot-2-line = Shoots its best chances first, and guards everything with its coloured shields.
sc-bot-3-line = Likes a big chance at once, and now and then thinks first.
sc-bot-4-line = Splits with half a plan, and often spends a card too many.
sc-bot-5-line = Tries its cards in a few imagined matches, and still likes a big chance.
sc-bot-6-line = Makes small slips now and then, hardly ever big ones.
sc-bot-7-line = Tries every card in imagined matches, and leaves little lying about.
sc-bot-8-line = Imagines a thousand matches, with hands that fit what you let in, and plays out the last turns in full.
sc-field-match = Match
sc-field-match-league = League
sc-field-match-cup = Cup
sc-field-neutral = Ground
sc-field-neutral-false = Home ground
sc-field-neutral-true = Neutral
sc-rules-1-head = The idea
sc-rules-1 = Sixteen cards each have to last for two halves, and you choose which eight you play in which. Then you take turns to lead a card and to answer one. A chance that is not stopped is a goal.
sc-rules-2-head = A turn
sc-rules-2 = To lead is to play first: the leader plays any card from this half's deck, face up, and the other side answers with any of its own. Then the roles change. Away leads first. After four leads each, eight cards each, the half is over. Everything that was played stays in sight, so you can count what is left. Home always plays to the right, away to the left.
sc-rules-3-head = The split
sc-rules-3 = Before kick-off both of you split your hand in secret: eight cards are your deck for the first half, the other eight wait for the second. You may look at the deck that waits at any time, but never change it. A good split is strong in one colour in each half, keeps something against every other colour, and shares the coloured shields and the chances.
sc-rules-4-head = The cards
sc-rules-4 = There are 48. Four balls and three goals in each of four colours: black, blue, green and red. Eight coloured shields, four yellow shields, four free kicks, two penalties and two offsides. Each side gets sixteen; the last sixteen stay on the bench, unseen.
sc-rules-5-head = Chances and goals
sc-rules-5 = Balls, free kicks and penalties are chances when they are led. Anything else is not, but still has to be answered: a way to save a chance for later, or to make the other side spend a card. If the answer does not stop the chance, it is a goal for the leader. An answer never scores, and you need not stop a chance even if you could.
sc-rules-6-head = What stops what
sc-rules-6 = A ball is stopped by a goal of its colour, by a ball of its colour, or by a coloured shield. A free kick is stopped by a yellow shield or a coloured shield. A penalty is stopped by a coloured shield alone. Offside is neither a chance nor a stopper: it is only good for playing for time. Cards that would stop the shot light up in your hand.
sc-rules-7-head = Halves
sc-rules-7 = The second half is played in the same way with the decks that waited. Away leads first again; on neutral ground home does. More goals win. A league match may end level, a cup match may not. The minutes on the clock are for show: eight turns make a half.
sc-rules-8-head = Extra time
sc-rules-8 = A level cup match goes on with the bench: it is shuffled and dealt, eight cards each, face up. You could have worked them out anyway, as every other card has been seen. Both of you split your eight in secret into two decks of four, for two short halves of four turns. Away leads first in one, home in the other.
sc-rules-9-head = Penalties
sc-rules-9 = Still level? The kicker picks one of the four colours to shoot, the keeper one to guard, both in secret. The same colour is a save, any other goes in. Five kicks each, one after the other, until one side cannot be caught; then sudden death, pair by pair. A coin toss decides who shoots first. No colour is ever used up, and these kicks do not count in the score.
sc-rules-10-head = At the table
sc-rules-10 = Click the eight cards for the first half one by one, or let Auto choose, and confirm. After that, one click plays a card. Your second-half deck is shown small beside your hand. What was played lies on the grass: the row at the bottom is this half, the rows at the top are what went before.
sc-rules-11-head = Credits
sc-rules-11 = Soccer Cards is the game of soccercards.pl. Its print does not state how many cards of each kind there are: the pack is this project's own, and so are extra time and penalties.
sc-zone-played = PLAYED

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $score the score. A line that names what a moment lacks is not chosen.

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
    .l4 = { $us } lead the { $what }, and { $keeper } sets both feet.
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

