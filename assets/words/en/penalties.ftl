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
pen-rules-1-head = The idea
pen-rules-1 = One kicker, one keeper, twelve yards. Both choose at the same moment, and neither knows where the other will go. Whoever scores more kicks wins.
pen-rules-2-head = A kick
pen-rules-2 = A coin decides who kicks first; then the sides take turns. The kicker chooses left, middle or right. The keeper chooses to dive left, to stay, or to dive right. Left and right are always the kicker's. Both choose in secret, any of the three every time, and both are shown together. Then a die is rolled.
pen-rules-3-head = The die
pen-rules-3 = On a 1 the ball misses the goal, wherever it was meant to go. A keeper who stays saves every other kick down the middle. A keeper who dives to the correct corner saves on a 2 or 3. Everything else is a goal.
pen-rules-4-head = Who wins
pen-rules-4 = Each side takes five kicks (or three, or seven), and the side that scores more wins. It ends as soon as one side cannot be caught. If it is level, it is sudden death: one kick each until one scores and the other does not.
pen-rules-5-head = A hint
pen-rules-5 = Keep them guessing. Share kicks and dives evenly between the corners, with one in six down the middle, and nobody can beat you in the long run. To win more than half you must read the other side, and risk being read yourself.
pen-rules-6-head = Credits
pen-rules-6 = The game, its die and its words are this project's own.

## What the notebook of the reader says about the player: $n times out of $all. $place is left, middle or right.

pen-noted-kicked = You kicked { $place ->
    [left] left
    [right] right
   *[middle] down the middle
} { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
} in { $all }.
pen-noted-dived = You { $place ->
    [left] dived left
    [right] dived right
   *[middle] stayed in the middle
} { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
} in { $all }.
pen-noted-kicked-again = You kicked to the same place again { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
} in { $all }.
pen-noted-dived-again = You dived to the same place again { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
} in { $all }.

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $score the score. A line that names what a moment lacks is not chosen.

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
    .l1 = Wide! { $who } will see that one in the small hours.
    .l2 = { $who } misses the lot. { $score } it stays.
    .l3 = Into the stands from { $who }. Somebody has a souvenir.
    .l4 = Oh, { $who }. The goal was the bit in the middle.

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

