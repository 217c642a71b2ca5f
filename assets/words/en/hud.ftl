### What the table says around the game: scoreboard, hints, notes, buttons of a match.

## The prompt: what is asked, and the buttons beside it

# While two play at one screen, the question begins with the name of who is asked.
hud-asked = { $name }: { $question }
# What is chosen so far of a decision made of several cards stands behind the question.
hud-asked-so-far = { $question }  ·  { $picked }
# Two at one screen choose at the same time; the keys are on the cards. $name is a person or a club.
hud-secret-choosing = { $name }: choose in secret
hud-secret-ready = { $name }: ready
# Lets the game choose valid cards.
hud-auto = Auto
hud-undo = Undo
# Between two at one screen: $name decided, and takes that back.
hud-undo-of = { $name }: undo
# Goes on without using a card.
hud-play-on = Continue
# A player calls for a look at the own cards.
hud-my-cards = My cards
# Both players are asked if one of them wants to use a card before the match goes on.
hud-use-a-card = Use a card?
# Said behind the curtain, to the player who looks.
hud-your-cards = These are your cards
hud-no-card-can-be-played = None of your cards can be played now
hud-nothing-to-undo = There is nothing to undo
# Said to the other player. $name is a person or a club.
hud-undo-not-yours = Only { $name } can undo that
# Said behind the curtain, when the key that opened the cards is pressed again at once.
hud-too-soon = Your cards have just opened: press again to choose
# A gamepad comes or goes in a match.
hud-pad-connected = Gamepad connected: you can play with it right away
hud-pad-gone = The gamepad is off or out of reach: switch it on again, or play with keys or mouse

# $name is a person or an opponent.
hud-player-chooses = { $name } is choosing
# $side is a club, of whose players there are many.
hud-club-chooses = { $side } are choosing

# Beside the lamp of a side, when both choose at the same time. In capitals.
hud-lamp-ready = READY
hud-lamp-choosing = CHOOSING
# Of the seal beside such a lamp.
hud-seal = Sealed before you chose: this choice can no longer change.

## Around the table

# Goes on while cards are held up, and in a lesson.
hud-continue = Continue
# Buttons in the corner, below their icons. Read out, not shown.
hud-key-rules = Rules
hud-key-coach = Coach
hud-key-sound = Sound
hud-key-menu = Menu
# The button that shows the last goal once more.
hud-goal-again = Goal again
# While a goal or a match is shown again. In capitals.
hud-replay = REPLAY

# Before the last scorers of a side, if there is no room for the first ones.
hud-scorers-after-others = … { $scorer }

# Below the name of the game when a match begins. $side are the three letters of a club.
hud-second-kit = { $side } wear their change kit

# In capitals.
hud-match-log = MATCH LOG
# Read out, not shown.
hud-match-log-key = Match log
# An entry of the log with its minute, in one line.
hud-log-entry = { $clock }  { $text }
# $seal are the first digits of a seal.
hud-log-sealed = Their choice is sealed as { $seal }

## Two players at one screen: the curtain before hidden cards

# It is shown in capitals. $name is the player who is to look next, or a club.
hud-curtain-pass = Pass to { $name }
hud-curtain-please-look-away = { $name }, look away, please.
# $side is a club.
hud-curtain-looks-away = { $side }: look away, please.
# Stands behind a key.
hud-curtain-look = or click here to look
# The same with a button of a pad.
hud-curtain-look-by-pad = or { $button }, or click here, to look
# Offered when cards were hidden before their player had chosen, twice. Stands behind a key.
hud-curtain-longer = Need longer? { $n } seconds from now on
hud-curtain-until-hidden = Need longer? Until you hide them, from now on
# Hides the cards again.
hud-hide = Hide

## The coach

# The head of his board, open and closed. In capitals.
hud-coach = COACH
hud-ask-the-coach = ASK THE COACH
# Read out, not shown.
hud-coach-key = Coach
hud-coach-more = More
hud-coach-to-the-top = Back to the top
hud-coach-keeps-quiet = There are two of you, so I’ll keep quiet until it is over.
hud-coach-thinks = Let me think.

## Lessons

hud-lesson-step = { $n } of { $of }
# The player tried something else than to look.
hud-lesson-look-first = Look first, then continue.
hud-lesson-not-yet = Not that one yet. Choose the one with the frame.
hud-lesson-back = Back
hud-lesson-skip = Skip the lesson

## A match that is shown again

# Where the replay is.
hud-theatre-lucky = Luck decides what comes next
hud-theatre-costly = { $side } make a costly choice here
hud-theatre-end = After all { $n } decisions
hud-theatre-decision = Decision { $n } of { $of }
# Buttons. Read out, not shown.
hud-theatre-goal-before = Previous goal
hud-theatre-one-back = Step back
hud-theatre-play = Play
hud-theatre-pause = Pause
hud-theatre-one-on = Step forward
hud-theatre-next-goal = Next goal
hud-theatre-timeline = The match
# What the marks on the timeline mean, beside each: few letters.
hud-theatre-goal = goal
hud-theatre-costly-choice = costly choice
hud-theatre-luck = luck
# How fast the replay runs: { $n } is 0.5, 1, 2 or 4.
hud-theatre-speed = { $n }×
# Whose cards are open: beside the names of both clubs.
hud-theatre-both-sides = Both
# In its place while the match is unfinished.
hud-theatre-not-over = Not over yet
hud-theatre-sealed = Two people still play this match. Once it is over, you can continue from here.
hud-theatre-leave = Leave
hud-theatre-play-on = Continue from here

## What is written on keys and on the buttons of a pad

# Letters, digits, F1 to F12 and signs are not translated. There is little room: two to nine letters.
key-space = Space
key-tab = Tab
key-enter = Enter
key-escape = Esc
key-backspace = Backspace
key-insert = Insert
key-delete = Delete
key-home = Home
key-end = End
key-page-up = Page up
key-page-down = Page down
# A key of the number block: $key is its digit.
key-num = Num { $key }
key-num-add = Num Add
key-num-subtract = Num Subtract
# Two keys that are pressed together.
key-shift-tab = Shift+Tab

# On the buttons of a pad, where they are shown as a drawing, and in the prompt: one or two letters.
key-pad-left-bumper-cap = LB
key-pad-right-bumper-cap = RB
key-pad-left-trigger-cap = LT
key-pad-right-trigger-cap = RT
key-pad-left-stick-cap = LS
key-pad-right-stick-cap = RS
key-pad-select = Select
key-pad-start = Start

# The names of buttons of a pad, on the page of keys.
key-pad-left-bumper = Left bumper
key-pad-right-bumper = Right bumper
key-pad-left-trigger = Left trigger
key-pad-right-trigger = Right trigger
key-pad-left-stick = Left stick
key-pad-right-stick = Right stick
key-pad-up = Up
key-pad-down = Down
key-pad-left = Left
key-pad-right = Right

## What keys and buttons do, on the page of keys

# The options of a turn. On a drawing of the keyboard they are called by their number.
act-option = Choice { $n }

# `-short` is on the key in a drawing of the keyboard: one word, or two short ones.
act-proceed = Confirm, continue
act-proceed-short = Confirm
act-hide = Hide my cards, or skip a lesson
act-hide-short = Hide
act-undo = Undo
act-undo-short = Undo
act-log = Match log
act-log-short = Log
act-log-of-two = Match log, with two players
act-log-of-two-short = Log (2)
act-coach = Coach
act-coach-short = Coach
act-rules = Rules
act-rules-short = Rules
act-competition = Competition, in the main menu
act-competition-short = Cup
act-settings = Settings
act-settings-short = Settings
act-mute = Mute
act-mute-short = Sound
act-full-screen = Full screen
act-full-screen-short = Screen
act-goal-again = Replay the last goal
act-goal-again-short = Goal again
act-magnify = Enlarge the next small card
act-magnify-short = Look closer
act-confirm = Select the highlighted one
act-confirm-short = Select
act-back = Back
act-back-short = Back
act-menu = Menu, and back
act-menu-short = Menu
act-left = To the left
act-left-short = Left
act-right = To the right
act-right-short = Right
act-up = Up
act-up-short = Up
act-down = Down
act-down-short = Down
act-next = To the next item
act-next-short = Next
act-previous = To the previous item
act-previous-short = Previous
act-page-back = One page back
act-page-back-short = Page back
act-page-forward = One page forward
act-page-forward-short = Next page
act-start = To the beginning
act-start-short = Start
act-end = To the end
act-end-short = End
act-more-options = Choices 7 to 12
act-more-options-short = More
act-look = Look behind the curtain
act-look-short = Look
act-continue = Continue a match, in the main menu
act-continue-short = Continue
act-club = Club house, in the main menu
act-club-short = Club
act-unfinished = Unfinished matches, in the main menu
act-unfinished-short = Unfinished

## A goal, on the banner over the pitch

# In capitals; the same as what a goal means: any goal, the equalizer, the lead, the lead at the very end, three by one player.
goal-goal = GOAL!
goal-level = LEVEL!
goal-in-front = IN FRONT!
goal-at-the-death = LAST GASP!
goal-hat-trick = HAT-TRICK!

## The boards round the pitch

# Advertising, made up for the fun of it. In capitals, up to about 25 letters; another joke is as good as a translation.
advert-tea = NIL–NIL CAMOMILE TEA
advert-opticians = OFFSIDE OPTICIANS
advert-joiners = WOODWORK BROS. JOINERS
advert-seats = BENCH & SONS SEATS
advert-travel = LAST-MINUTE TRAVEL
advert-parcels = ROW Z PARCELS: WE FIND IT
advert-pies = TWO-HALVES PIE CO.
advert-hand-cream = KEEPER’S HAND CREAM
advert-swimming = DIVE! SWIMMING SCHOOL
advert-insurance = OWN GOAL INSURANCE

## Sound

# Why there is none, behind a colon.
sound-no-files = the sound files are missing
sound-no-device = no sound device

## What stops a match, in a dialog

# $fault says what is wrong with a file, in English.
trouble-cannot-begin = { $game } cannot begin. Your saved matches are safe. Restart the game and try again. Details: { $fault }.
trouble-cannot-be-shown = This match of { $game } cannot be shown. It stays in the club house. Details: { $fault }.
trouble-competition-match = A match between bots could not be played, so the competition waits. Its results are safe. Restart the game to try again. Details: { $fault }.
trouble-competition-watch = This match of the competition cannot be shown again. Its result still counts. Details: { $fault }.
# These two are faults of the program.
trouble-decision-refused = The game refused a valid move ({ $name }). This is a bug, not your mistake. Your match is saved. Leave it, then continue it from the main menu.
trouble-action-refused = The game refused a valid move. This is a bug, not your mistake. Your match is saved. Leave it, then continue it from the main menu. Details: { $action }: { $fault }.

## The big screen at half-time

# { $goal } is a scorer with the time of the goal.
half-turning-goal = Turning point: { $goal }
half-no-goals = No goals yet
# The coach's sentence to the player at half-time.
half-talk-far-ahead = Well in front. Stay sharp, and let them come.
half-talk-ahead-by-luck = In front, and lucky to be. Keep them away from your goal.
half-talk-ahead = In front. One more goal, and you can breathe.
half-talk-level-better = You have had the better of it. The goal will come.
half-talk-level = Nothing in it. One good move decides this.
half-talk-level-worse = They have had the better of it. Make them work for the next one.
half-talk-behind-better = One behind, but the chances are yours. Stay with it.
half-talk-behind = One behind. There is time: find the first good shot.
half-talk-far-behind = You need goals. Take the risks now.

## The corner with the title of the match: the bot that one person plays against

hud-against = v { $bot }
hud-match-of-the-day = Match of the day
# In the match log at kick-off: the opponent and what it tends to do.
log-opponent = { $name }: { $line }

## Results from the other matches of a competition's round, during a match of one's own

elsewhere = Elsewhere: { $home } { $score } { $away }, full time
# $kicks is the score of a shootout.
elsewhere-on-kicks = Elsewhere: { $home } { $score } { $away }, { $kicks } on penalties
