### English: solitaire

sol-title = Soccer Solitaire
sol-tagline = Two decks, two teams, one manager: you.
sol-aim = Play your cards while you are stronger: win the ball, keep it, shoot.
sol-chance = The cards that came
sol-bot-1-line = Uses any card.
sol-bot-2-line = Shoots when it can and otherwise uses whatever comes to hand.
sol-bot-3-line = Likes to shoot, and sees what lies right before it.
sol-bot-4-line = Takes what looks good right now, but often slips.
sol-bot-5-line = Takes the card that looks best now, and thinks no further.
sol-bot-6-line = Thinks a turn ahead, with a small slip now and then.
sol-bot-7-line = Plays out the next few turns in its head, many different ways.
sol-bot-8-line = Plays each card on for half a dozen turns, many times over, before it chooses.
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
sol-field-kick-off-after-goal = Ball after a goal
sol-field-kick-off-after-goal-scoring = Scorers keep it
sol-field-kick-off-after-goal-conceding = To the other side
sol-field-first-pick = First pick in Duel
sol-field-first-pick-alternate = In turn
sol-field-first-pick-withoutball = Side without the ball
sol-rules-1-head = The idea
sol-rules-1 = Each team has one active card on the pitch, and three play cards lie below. Every turn you use two of them, and each acts for the team of its colour, whether you like that or not. The art lies in the order: which card first, which second, and which not at all.
sol-rules-2-head = A turn
sol-rules-2 = Three play cards lie open. Use one, then another; each goes to the team of its colour and lies above its active card until the turn ends. Then both are put away and two new ones come up. On the first turn of a half nobody has the ball: the team of the first card used takes it at once.
sol-rules-3-head = The cards
sol-rules-3 = Home is one suit, away a suit of the other colour: hearts and diamonds are red, clubs and spades black. Of each suit two cards sit out, unseen; the other eleven are the team pile, and its top card is turned up: the active card. The two other suits, one of each colour, are the play pile of 26. A card counts its pips, a jack 11, a queen 12, a king 13, an ace 14.
sol-rules-4-head = Strength
sol-rules-4 = A team's strength is its active card plus every play card it has used this turn, even those that failed; the figure beside the team shows it. To succeed, the acting team must be the stronger; if they are level, the team with the ball gets its way.
sol-rules-5-head = With the ball
sol-rules-5 = A play card from 2 to 10 is a pass. If it works, the active card goes under its pile and the next one is turned up; if not, the ball is lost. A jack, queen, king or ace is a shot. If it works it is a goal: the other team's active card leaves the match for the pile behind its goal. If not, the ball is lost. Whoever scores keeps the ball.
sol-rules-6-head = Without the ball
sol-rules-6 = A play card from 2 to 10 is a tackle. If it works, the ball is won; if not, nothing happens. A jack, queen, king or ace is a counter. If it works, the ball is won and the active card is changed as after a pass; if not, the team's own active card is booked and lies sideways from then on, in the pile too. A second yellow card sends it off, and that counts as a goal against.
sol-rules-7-head = Halves
sol-rules-7 = A half is twelve turns: then too few play cards are left. For the second half all 26 are shuffled again, and the ball is free; active cards, piles and yellow cards stay as they are. The team with fewer cards behind its goal wins. A team that has lost all eleven is beaten on the spot.
sol-rules-8-head = Extra time and penalties
sol-rules-8 = If the score is level, the play cards are split in two and played as two halves of six turns; both are always played. If it is still level, each team shuffles its eleven cards, and kick by kick both turn up one: the higher card scores, equal cards score for nobody. Best of five, ending as soon as it is decided; then sudden death.
sol-rules-9-head = One manager and medals
sol-rules-9 = Alone you are the manager of the home team, and you choose for both colours: Kestrel Vale have no manager, only the cards you cannot avoid. A good manager nearly always wins, so wins are graded by margin: bronze for three goals, silver for five, gold for seven, platinum for nine. A win after extra time has no medal.
sol-rules-10-head = Duel
sol-rules-10 = Here each team has a manager. Each turn one of them uses any of the three cards, then the other one of the two that are left. Either may use a card of the opponent's colour, to waste it at a bad moment. The first pick alternates every turn: red opens the first half, black the second. As an option, the side without the ball picks first instead.
sol-rules-11-head = What is known
sol-rules-11 = Everything turned up is known for good. A card that went under its pile comes back once the cards above it have been through, in the order in which they went; rest the pointer on a pile to see what is known of it. Nobody knows which two cards of a team sit out, nor the order of cards that were never turned up.
sol-rules-12-head = Options
sol-rules-12 = The suits are yours to choose. As a house rule, the side that concedes from a shot can have the ball next; a second yellow card never changes who has it.
sol-rules-13-head = Credits
sol-rules-13 = Soccer Solitaire was published without its author's name. Medals and the Duel are this project's own, and so are the rulings where the print is silent.

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $score the score. A line that names what a moment lacks is not chosen.

# The first team to act in a half has the ball.
say-sol-ball-taken =
    .l1 = { $us } are first to the ball, and mean to keep it.
    .l2 = It was nobody's ball. Now it is theirs: { $us }.
    .l3 = { $us } help themselves to the ball.
    .l4 = { $us } have the first touch. Finders keepers.

# A pass that comes off; `{what}` are the strengths, such as `12 v 8`.
say-sol-passed =
    .l1 = { $us } pass, { $what }, and a fresh pair of legs comes up.
    .l2 = It adds up for { $us }: { $what }. On they go.
    .l3 = { CAP($what) }. { $us } keep it, and change the man.
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
    .l1 = A counter! { $us } turn it round in one go.
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
    .l2 = Into the book. One more of those and { $us } are a man down.
    .l3 = A yellow card for { $us }. That one lies sideways from now on.
    .l4 = The referee reaches for the pocket. Yellow, { $us }.

# A second yellow card: it counts as a goal, and the side is the one it counts for.
say-sol-sent-off =
    .l1 = Off! A second yellow, and it counts as a goal for { $us }. { $score }.
    .l2 = Two yellows make a red, and a red makes it { $score }.
    .l3 = Sent off! { $them } lose a man, { $us } gain a goal. Harsh sums.
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

