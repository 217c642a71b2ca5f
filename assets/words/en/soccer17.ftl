### English: soccer17

s17-title = Soccer 17
s17-tagline = Seventeen cards, one ball, one guess a turn.
s17-aim = Guess the card they lay, win the ball, and shoot from as near as you can.
s17-chance = The chance cards
s17-bot-1 = Tombola Tom
s17-bot-1-line = Lays any card and takes any option: he has no idea either.
s17-bot-2 = Gambler Gus
s17-bot-2-line = Plays One-Two and Block until he is behind. Then it is Pass, Tackle and a shot at any price.
s17-bot-3 = Winger Wim
s17-bot-3-line = Takes his man on, again and again, and presses whoever has the ball.
s17-bot-4 = Sharpshot Dora
s17-bot-4-line = Takes the shortest route to a shot, shoots on sight, and tackles the first chance she gets.
s17-bot-5 = Copycat Kit
s17-bot-5-line = Plays whatever you last played in the same role: careful what you show.
s17-bot-6 = The Sphinx
s17-bot-6-line = Mixes its cards exactly as best play demands: there is no reading it.
s17-bot-7 = Streaky Stan
s17-bot-7-line = Repeats whatever just worked until you stop it; then he will not touch it.
s17-bot-8 = Iris the Reader
s17-bot-8-line = Plays like the Sphinx, watches what you lay, and leans on your habits as far as is safe.
s17-field-match = Match
s17-field-match-league = League
s17-field-match-cup = Cup
s17-field-home-team = Home team
s17-field-away-team = Away team
s17-rules-1-head = The idea
s17-rules-1 = Seventeen cards, one ball, two halves: more goals win. Every turn both of you lay one card in secret and turn them up together. If the defender guesses the attacker's card, the ball is won; if not, the card takes it towards the goal.
s17-rules-2-head = A turn
s17-rules-2 = The attacker lays Pass, Dribble or One-Two; the defender lays any card still in hand. Then both are turned up. Block stops Pass, Press stops Dribble, Anticipate stops One-Two: the ball changes hands where it lies. Otherwise the attacker gets past and does what the card says. Tackle stops both Pass and One-Two, but against a Dribble it is a foul. Home always plays to the right, away to the left.
s17-rules-3-head = Your four cards
s17-rules-3 = Each card has two halves. When you attack, the upper half counts: Pass, Dribble, One-Two or Rebound. When you defend, the lower half counts: Block, Press, Anticipate or Tackle. The same card is Pass and Block, Dribble and Press, One-Two and Anticipate, Rebound and Tackle. After the turn the cards come back to your hand, except a Tackle or Rebound that is out for the half.
s17-rules-4-head = What your card does
s17-rules-4 = The columns 1 to 4 on the card are the areas of the field, counted from the attacker's own goal; the column of the ball is lit. An arrow moves the ball one area forward, a star is kept for later, a number in a disc is a shot with that many chance cards. Where a line divides a column, the attacker chooses.\nPass: 1 two areas and a star; 2 a shot with no card, or two areas; 3 a shot with one card, or one area; 4 a shot with two.\nDribble: one area in 1, 2 and 3; 4 a shot with three.\nOne-Two: 1 one area and a star; 2 one area and two stars; 3 a shot with one card, or a star; 4 a shot with three.
s17-rules-5-head = Stars
s17-rules-5 = Your first star adds one chance card to shots with either Pass or One-Two: you choose which. With two stars, Pass shots get two more cards and One-Two shots one more, or two more from their box. Two stars is the most. You lose them with the ball.
s17-rules-6-head = Shots
s17-rules-6 = Six chance cards are shuffled: five show the crowd, one the goal. You turn up as many as your shot's strength. Find the goal card and you score; the other side restarts from the centre. Find only crowd and their keeper has the ball. When a side wins the ball in its own box, the keeper throws it out to area 1 at once.
s17-rules-7-head = Rebound
s17-rules-7 = A miss is not the end: give up your Rebound card until the end of the half and turn up one more of the chance cards left. The card is also your Tackle, so you will defend without it.
s17-rules-8-head = Fouls
s17-rules-8 = A Tackle on a Dribble is a foul. The defender's Tackle is out until the end of the half. In the box the attacker gets a penalty, a shot with four cards that stars do not change. Elsewhere there is a free kick: the attacker names Pass, Dribble or One-Two and does what it says, unopposed.
s17-rules-9-head = The clock
s17-rules-9 = Every turn takes three minutes. A half ends with the turn played at 45, so it has sixteen turns. The side that defended first starts the second half with the ball; ball, stars and hands are reset. The winner of a coin toss chooses to attack or defend first.
s17-rules-10-head = Cup matches
s17-rules-10 = A league match may end level, a cup match may not. First come two more halves of fifteen minutes, six turns each. If it is still level it goes to penalties: one shot each with four cards and no rebound, until one side scores and the other does not. These kicks do not count in the score.
s17-rules-11-head = Team cards
s17-rules-11 = Once you know the game, each side can be a different one of eight countries. Argentina, Brazil, France, the Netherlands and Spain add further choices to some columns. England may turn up two cards at a rebound after a shot from their box. Germany, from minute 75 to 90 and not ahead, may add two to a shot. Italy, while ahead, may take one off the other side's shot. None of this works on a penalty except England's, and nothing in a shootout.
s17-rules-12-head = Credits
s17-rules-12 = Soccer 17 is a game by Jack Darwid. The values of the action cards and the team cards are this project's own, chosen with an exact solver where the print leaves them open.

## Names. Each action card has two halves: Pass and Block, Dribble and Press, One-Two and Anticipate, Rebound and Tackle.
s17-play-pass = Pass
s17-play-dribble = Dribble
s17-play-one-two = One-Two
s17-guard-block = Block
s17-guard-press = Press
s17-guard-anticipate = Anticipate
s17-guard-tackle = Tackle

## What the notebook of the reader says about the player: $n times out of $all. $role is attack or defence; $card and $first are
## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $score the score. A line that names what a moment lacks is not chosen.

# The ball runs one area on.
say-s17-gained =
    .l1 = { $us } move it on, one neat step at a time.
    .l2 = Good ground made by { $us }.
    .l3 = { $us } find a gap and stroll through it.
    .l4 = Up the pitch come { $us }.
    .l5 = { $them } give ground, though politely.
    .l6 = { $us } edge closer, and { $keeper } begins to shout at people.

# The ball runs two areas or more.
say-s17-gained-far =
    .l1 = That is a big stride! { $us } swallow half the pitch.
    .l2 = { $us } go long, and it comes off.
    .l3 = One card, and { $us } are somewhere else entirely.
    .l4 = Look at that for distance. { $them } are running the wrong way.

# The defender has read the attack: the ball changes sides.
say-s17-won =
    .l1 = Read like a timetable. { $us } have the ball.
    .l2 = { $us } guess right, and that is half of football.
    .l3 = Stopped in its tracks. { $us } turn and go.
    .l4 = { $them } sent a telegram there, and { $us } signed for it.
    .l5 = Lovely bit of defending from { $us }.
    .l6 = { $us } saw that one coming from the car park.

# A foul brings a free kick; the side is the one that was fouled.
say-s17-free-kick =
    .l1 = The whistle. { $them } arrive a little late, and with interest.
    .l2 = A foul by { $them }. The referee had a fine view of it.
    .l3 = A free kick for { $us }. The wall shuffles into place.
    .l4 = { $them } play the man. The ball makes no complaint.
    .l5 = Clumsy from { $them }, and { $us } have the free kick.
    .l6 = { $us } put the ball down with great care. Free kick.

# A star is earned.
say-s17-star =
    .l1 = A star for { $us }. Worth something, if they get to spend it.
    .l2 = { $us } pocket a star, to be spent on the next good idea.
    .l3 = A little star for { $us }. It shines later.
    .l4 = { $us } take the star. Momentum, printed on cardboard.

# A shot that goes in from a third of the chance cards at most.
say-s17-shot-weak =
    .l1 = A shot with a question mark on it from { $us }.
    .l2 = Half a chance for { $us }, and half is generous.
    .l3 = { $us } try their luck. Luck looks at the odds.
    .l4 = From there? { $us } think so. { $keeper } thinks not.

# A shot that is about even.
say-s17-shot-fair =
    .l1 = A coin toss, that one. { $us } shoot.
    .l2 = In or out, and nobody here knows which. { $us } shoot.
    .l3 = A proper chance for { $us }. { $keeper } shifts from foot to foot.
    .l4 = { $us } let fly, and half the stands stand up.

# A shot that goes in more often than not.
say-s17-shot-strong =
    .l1 = This is a big chance! { $us } shoot.
    .l2 = { $keeper } has seen better evenings. A fierce one from { $us }.
    .l3 = Everything is lined up for { $us }. Only the end is missing.
    .l4 = { $us } could hardly ask for more. Here comes the shot.

# A team's own gift is used.
say-s17-ability =
    .l1 = { CAP($what) }, say { $us }, and the sums change.
    .l2 = { $us } had that up their sleeve: { $what }.
    .l3 = { CAP($what) }. Everybody knew it might come, and still.
    .l4 = That is why they are who they are. { $what }.

# The ball comes back out, and the attacker takes it.
say-s17-rebound =
    .l1 = It comes back out! { $us } have another look.
    .l2 = Off the gloves, and { $us } are first to it!
    .l3 = Not done yet. The rebound falls to { $us }.
    .l4 = Loose in the box, and { $us } have a nose for these.

# A shot that did not go in.
say-s17-missed =
    .l1 = Past the post. { $keeper } had it covered, of course. Of course.
    .l2 = Wide! { $us } look at the grass, as if it had moved.
    .l3 = No goal. { $keeper } takes a long time over the restart.
    .l4 = Over it goes, and a ball boy earns his supper.
    .l5 = So that was that chance. { $them } breathe again.
    .l6 = { $us } will want another go at that one.


s17-no-team = No team
