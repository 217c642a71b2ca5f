### English: soccer17

s17-title = Soccer 17
s17-tagline = Seventeen cards, one ball, one guess a turn.
s17-aim = Guess the card they lay, win the ball, and shoot from as near as you can.
s17-chance = The chance cards
s17-bot-1 = Tombola Tom
s17-bot-1-line = Lays any card and makes any choice: if you cannot tell why, nor can he.
s17-bot-2 = Gambler Gus
s17-bot-2-line = Plays One-Two and Block until he is behind. Then it is Pass, Tackle and a shot at any price.
s17-bot-3 = Winger Wim
s17-bot-3-line = Takes defenders on, again and again, and presses whoever has the ball.
s17-bot-4 = Sharpshot Dora
s17-bot-4-line = Takes the shortest route to a shot, shoots on sight, and tackles the first chance she gets.
s17-bot-5 = Copycat Kit
s17-bot-5-line = Plays whatever you last played in the same role: careful what you show.
s17-bot-6 = The Sphinx
s17-bot-6-line = Mixes its cards exactly as best play demands: there is no reading it.
s17-bot-7 = Streaky Stan
s17-bot-7-line = Repeats whatever just worked until you stop it; then he will not touch it.
s17-bot-8 = Iris the Reader
s17-bot-8-line = Plays like the Sphinx, watches what you lay, and plays on your habits as far as is safe.
s17-field-match = Match
s17-field-match-league = League
s17-field-match-cup = Cup
s17-field-home-team = Home team
s17-field-away-team = Away team
s17-field-short = Length
s17-field-short-false = Whole match
s17-field-short-true = Second half only
# Why no match can begin with these teams, as half a sentence after a colon. $country is the key of $team for articles.
s17-options-same-team = both sides are { $country ->
    [netherlands] the { $team }
   *[other] { $team }
}; choose two different teams, or none
s17-options-home-team = only home has a team ({ $team }); choose one for each side, or none
s17-options-away-team = only away has a team ({ $team }); choose one for each side, or none
s17-rules-1-head = The idea
s17-rules-1 = Seventeen cards, one ball, two halves: more goals win. Every turn both of you lay one card in secret and turn them up together. If the defender guesses the attacker’s card, the ball is won; if not, the card takes it towards the goal.
s17-rules-2-head = A turn
s17-rules-2 = The attacker lays Pass, Dribble or One-Two; the defender lays any card still in hand. Then both are turned up. Block stops Pass, Press stops Dribble, Anticipate stops One-Two: the ball changes hands where it lies. Otherwise the attacker gets past and does what the card says. Tackle stops both Pass and One-Two, but against a Dribble it is a foul. Home always plays to the right, away to the left.
s17-rules-3-head = Your four cards
s17-rules-3 = Each card has two halves. When you attack, the upper half counts: Pass, Dribble, One-Two or Rebound. When you defend, the lower half counts: Block, Press, Anticipate or Tackle. The same card is Pass and Block, Dribble and Press, One-Two and Anticipate, Rebound and Tackle. After the turn the cards come back to your hand, except a Tackle or Rebound that is out for the half.
s17-rules-4-head = What your card does
s17-rules-4 =
    The columns 1 to 4 on the card are the areas of the field, counted from the attacker’s own goal; the column of the ball is lit. An arrow moves the ball one area forward, a star is kept for later, a number in a disc is a shot with that many chance cards. Where a line divides a column, the attacker chooses.
    Pass: 1 two areas and a star; 2 a shot with no card, or two areas; 3 a shot with one card, or one area; 4 a shot with two.
    Dribble: one area in 1, 2 and 3; 4 a shot with three.
    One-Two: 1 one area and a star; 2 one area and two stars; 3 a shot with one card, or a star; 4 a shot with three.
s17-rules-5-head = Stars
s17-rules-5 = Your first star adds one chance card to shots with either Pass or One-Two: you choose which. With two stars, Pass shots get two more cards and One-Two shots one more, or two more from the opponent’s box. You cannot have more than two. You lose them with the ball.
s17-rules-6-head = Shots
s17-rules-6 = Six chance cards are shuffled: five show the crowd, one the goal. You turn up as many as your shot has. Find the goal card and you score; the other side restarts from the centre. Find only the crowd, and their keeper has the ball. When a side wins the ball in its own box, the keeper throws it out to area 1 at once.
s17-rules-7-head = Rebound
s17-rules-7 = A miss is not the end: give up your Rebound card until the end of the half and turn up one more of the chance cards left. A penalty can be followed up too, and so can a shot that turned up no card; there is one rebound a shot. The card is also your Tackle, so you will defend without it.
s17-rules-8-head = Fouls
s17-rules-8 = A Tackle on a Dribble is a foul. The defender’s Tackle is out until the end of the half. In the box the attacker gets a penalty, a shot with four cards that stars do not change. Elsewhere there is a free kick: the attacker names Pass, Dribble or One-Two and does what it says, unopposed.
s17-rules-9-head = The clock
s17-rules-9 = Every turn takes three minutes. A half ends with the turn played at 45, so it has sixteen turns. The side that defended first starts the second half with the ball; ball, stars and hands are reset. The winner of a coin toss chooses to attack or defend first. A short match is the second half only. The winner of the toss chooses for that half, and a level cup match goes straight to penalties.
s17-rules-10-head = Cup matches
s17-rules-10 = A league match may end level, a cup match may not. First come two more halves of fifteen minutes, six turns each: whoever attacked first in the match begins the first of them, the other side the second. If it is still level it goes to penalties: one shot each with four cards and no rebound, the first attacker of the match first, until one side scores and the other does not. These kicks do not count in the score.
s17-rules-11-head = Team cards
s17-rules-11 = Once you know the game, each side can play as one of eight countries, but not both as the same one. Argentina, Brazil, France, the Netherlands and Spain add further choices to some columns. England may turn up two cards at a rebound after a shot from the opponent’s box. Germany, from minute 75 to 90 and not ahead, may add two to a shot. Italy, while ahead, may take one off the other side’s shot. On a penalty only England’s works, in a shootout none of them.
s17-rules-12-head = Credits
s17-rules-12 = Soccer 17 is a game by Jack Darwid. The values of the action cards and the team cards are this project’s own, chosen with an exact solver where the printed rules leave them open.

## What the table asks the player. $side is the other club.

s17-ask-over = Full time
s17-ask-they-won-the-toss = { $side } won the toss
s17-ask-they-choose = Your card is down: { $side } are still choosing
s17-ask-their-free-kick = Free kick for { $side }
s17-ask-they-shoot = { $side } shoot
s17-ask-they-may-rebound = { $side } may rebound
s17-ask-they-decide = { $side } are deciding
s17-ask-won-the-toss = You won the toss
s17-ask-attack = Choose your action
s17-ask-defence = Choose your defence
s17-ask-free-kick = Free kick: choose your action
# $card is the name of the player's card: Pass, Dribble or One-Two.
s17-ask-option = { $card }: choose what it does
s17-ask-bonus = A star: choose its bonus
s17-ask-never-beaten = Never beaten: two more cards for this shot?
s17-ask-catenaccio = Catenaccio: take a card off this shot?
s17-ask-take = Turn up a chance card
# $n chance cards, two or more.
s17-ask-take-more = Turn up a chance card: { $n ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $n }
} to go
s17-ask-rebound = Missed! Give up Rebound for another card?
s17-ask-second-ball = Second ball: two cards instead of one?

## Names. Each action card has two halves: Pass and Block, Dribble and Press, One-Two and Anticipate, Rebound and Tackle.

s17-play-pass = Pass
s17-play-dribble = Dribble
s17-play-one-two = One-Two
s17-guard-block = Block
s17-guard-press = Press
s17-guard-anticipate = Anticipate
s17-guard-tackle = Tackle
# The choices of the first star.
s17-bonus-pass = Pass +1
s17-bonus-one-two = One-Two +1
# What England, Germany and Italy have on their team cards.
s17-ability-second-ball = Second ball
s17-ability-never-beaten = Never beaten
s17-ability-catenaccio = Catenaccio
s17-team-argentina = Argentina
s17-team-brazil = Brazil
s17-team-england = England
s17-team-france = France
s17-team-germany = Germany
s17-team-italy = Italy
s17-team-netherlands = Netherlands
s17-team-spain = Spain
# The choice of a match without team cards.
s17-no-team = No team
# The areas on the field, in capitals; $side is a club in three letters.
s17-area-box = { $side } BOX
s17-area-half = { $side } HALF
s17-area-centre = CENTRE
# Two cards that met: Pass v Block.
s17-duel = { $attack } v { $defence }
# Several options of which one is chosen: `area 3, or a star`.
s17-either = { $a } or { $b }

## The words on the cards themselves. What is too long is set smaller, so they have to be short.

# The attacking half of Tackle.
s17-print-rebound = Rebound
# Which actions a defending half stops: the names of one or two.
s17-print-stops = stops { $cards }
# Under the name of an action, in capitals of five letters or so: it is stopped, or it is a foul.
s17-print-stop = Stop
s17-print-foul = Foul
# When Rebound can be played, and what it gives.
s17-print-after-a-miss = after a miss
s17-print-one-more = +1 card
# The goal card: a headline in capitals, and a sentence at the foot.
s17-print-goal = Goal
s17-print-it-is-in = It is in!
# The cards without a goal: one of the first two in capitals, and one of the five ways to miss.
s17-print-crowd = Crowd
s17-print-miss = Miss
s17-print-no-goal = no goal
s17-print-miss-over = Over the bar
s17-print-miss-saved = Saved!
s17-print-miss-stands = Into the stand
s17-print-miss-post = Off the post
s17-print-miss-wide = Just wide
# The star card. $card is Pass or One-Two, $bonus such a name with +1.
s17-print-stars = Stars
s17-print-no-bonus = No bonus yet
s17-print-more = { $card } +{ $n }
s17-print-or = or { $bonus }
s17-print-more-in-area = in area { $area }: +{ $n }
# The time card, and what stands under its number of turns.
s17-print-time = Time
s17-print-extra-time = Extra time
s17-print-turns = { $n ->
    [1] last turn
   *[other] turns left
}
# What a team card does, in three lines of some 22 letters. A line break in a text is one on the card.
s17-print-second-ball =
    A rebound after a
    shot from area { $area }
    may turn { $n } cards
s17-print-never-beaten =
    Minute { $minute } to 90,
    unless ahead:
    a shot may get +{ $n }
s17-print-catenaccio =
    While ahead:
    a shot against you
    may get −{ $n }

## The labels of offers, one to three words. $area is the number of an area.

s17-offer-shoot = Shoot: { $n ->
    [1] one card
   *[other] { $n ->
        [0] no
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $n }
    } cards
}
# $stars are one or two star signs.
s17-offer-star = Star { $stars }
s17-offer-area = Area { $area }
s17-offer-area-star = Area { $area } { $stars }
s17-offer-take = Card { $n }
s17-offer-rebound = Rebound
s17-offer-keep-tackle = Keep Tackle
s17-offer-attack-first = Attack first
s17-offer-defend-first = Defend first
s17-offer-leave-it = Leave it

## What an offer does, in a sentence.

# One to three of these in a row. $cards are names of cards; $gift is penalty or free-kick; $brings is one of s17-brings or
# several of them.
s17-help-stopped-by = Stopped by { $cards }.
s17-help-fouled = Tackle fouls it and gives you { $gift ->
    [penalty] a penalty
   *[free-kick] a free kick
}.
s17-help-otherwise = Otherwise: { $brings }.
s17-help-free-kick = A free kick, unopposed: { $brings }.
# $stopped are names of the attacker's cards.
s17-help-guard = Stops { $stopped } and wins the ball; anything else gets past.
s17-help-tackle = Stops { $stopped }. On a Dribble it is a foul: { $gift ->
    [penalty] a penalty
   *[free-kick] a free kick
}, and the card is out until the end of the half.
s17-help-shot = A shot with { $n ->
    [0] no card, hoping for the rebound
    [1] one of the six chance cards
   *[other] { $n ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $n }
    } of the six chance cards
}.
s17-help-no-third-star = The ball stays, and there is no third star.
s17-help-stars = The ball stays and you gain { $n ->
    [1] a star
   *[other] two stars
}.
s17-help-area = The ball goes to area { $area }.
s17-help-area-stars = The ball goes to area { $area } and you gain { $n ->
    [1] a star
   *[other] two stars
}.
s17-help-bonus = Shots with this card turn up one more chance card while you keep the ball.
# $n cards are face down.
s17-help-take = Turn it up: { $n ->
    [1] it is the goal
   *[other] one of the { $n ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $n }
    } is the goal
}.
s17-help-rebound = Turn up { $n ->
    [1] the one card left
   *[other] one more of the { $n ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $n }
    } cards left
}; you lose Tackle until the half ends.
s17-help-keep-tackle = Keep the card for defending; the ball goes to the { $side } keeper.
s17-help-attack-first = You start the first half with the ball, the other side starts the second.
s17-help-attack-first-short = You start with the ball, which is a small advantage: a short match has no other half.
s17-help-defend-first = They start the first half with the ball, and you start the second.
s17-help-defend-first-short = They start with the ball, which is a small advantage for them: a short match has no other half.
s17-help-never-beaten = Never beaten: two more chance cards for this shot.
s17-help-catenaccio = Catenaccio: one chance card fewer for this shot.
s17-help-second-ball = Second ball: two chance cards instead of one.
s17-help-leave-it = The shot stays as it is.

## What a card brings, within a sentence: after a colon, or as what a card gives. Several are joined by s17-either.

s17-brings-shot = a shot with { $n ->
    [0] no card
    [1] one card
   *[other] { $n } cards
}
s17-brings-nothing = nothing
s17-brings-stars = { $n ->
    [1] a star
   *[other] two stars
}
s17-brings-area = area { $area }
s17-brings-area-stars = area { $area } with { $n ->
    [1] a star
   *[other] two stars
}

## The preview on the field: a headline in capitals, and the detail. $stars are star signs.

s17-preview-block = STOPS PASS
s17-preview-press = STOPS DRIBBLE
s17-preview-anticipate = STOPS ONE-TWO
s17-preview-tackle = STOPS ONE-TWO, PASS
s17-preview-foul = foul on Dribble: { $gift ->
    [penalty] penalty
   *[free-kick] free kick
}
s17-preview-you-attack = you attack from area { $area }
s17-preview-shot = A SHOT
# $n of the $of chance cards are turned up.
s17-preview-odds = { $n ->
    [0] goes wide
    [one] 1 chance in { $of }
   *[other] { $n } chances in { $of }
}
# $printed cards by the table, and $bonus by the stars.
s17-preview-odds-star = { $n ->
    [0] goes wide
    [one] 1 chance in { $of }
   *[other] { $n } chances in { $of }
} ({ $printed } + { $bonus } ★)
s17-preview-star = STAR
s17-preview-area = AREA { $area }
s17-preview-plus = + { $stars }
s17-preview-rebound = REBOUND
s17-preview-rebound-odds = { $n ->
    [1] the last card scores
   *[other] one card in { $n ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $n }
    } scores
}
# The other options of a card, after its best one.
s17-preview-or = or { $others }
s17-preview-text-or = { $text }, or { $others }
s17-preview-or-shoot = shoot: { $n ->
    [1] one card
   *[other] { $n ->
        [0] no
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $n }
    } cards
}
s17-preview-or-star = star { $stars }
s17-preview-or-area = area { $area }
s17-preview-or-area-star = area { $area } { $stars }

## Why a card cannot be chosen, or what it is: a sentence without its full stop.

s17-why-stars = Stars held by the side with the ball
s17-why-timer = Turns left in this half, including this one; three minutes each
s17-why-theirs = This card belongs to { $side }
s17-why-turned-up = This card is turned up already
s17-why-they-turn-up = { $side } turn up the chance cards
s17-why-shot-used-up = This shot has used all its cards
s17-why-for-shots = Chance cards are for shots
s17-why-rebound-out = Rebound is out until the end of the half
s17-why-tackle-out = Tackle is out until the end of the half
s17-why-they-choose = Your card is down; { $side } are still choosing
s17-why-they-decide = { $side } decide first
s17-why-toss = First choose whether to attack or defend
s17-why-rebound = Rebound can only follow a missed shot
s17-why-free-kick = Take a free kick as a Pass, a Dribble or a One-Two
s17-why-option = First choose what your action does
s17-why-bonus = First choose the bonus of your star
s17-why-team-card = First decide whether to use your team card
s17-why-take = First turn up your chance cards
s17-why-only-rebound = Only Rebound can follow a miss
s17-why-none-now = No card can be played now
# What a team card does; $team is a country, $country its key for articles: `argentina`, `netherlands` and so on. All messages
# with $team have it.
s17-why-second-ball = { $country ->
    [netherlands] The { $team }
   *[other] { $team }
} may turn up two cards, not one, at a rebound after a shot from the box
s17-why-never-beaten = From minute { $minute } to 90, while not ahead, { $team } may turn up two more cards for a shot
s17-why-catenaccio = While ahead, { $team } may take one chance card off a shot of the other side
# $adds is one of the next two, or several.
s17-why-adds = { $country ->
    [netherlands] The { $team }
   *[other] { $team }
} may also choose { $adds }
s17-adds-shot = { $card } from area { $area } as a shot with { $n ->
    [0] no card
    [1] one card
   *[other] { $n } cards
}
s17-adds-move = { $card } from area { $area } to area { $to }
s17-adds-move-stars = { $card } from area { $area } to area { $to } with { $n ->
    [1] a star
   *[other] two stars
}

## The scoreboard and the note on a shot.

# Under the title of the game; $kind is league or cup, $home and $away are countries.
s17-subtitle = { $kind ->
    [league] League match
   *[cup] Cup match
}, no teams
s17-subtitle-teams = { $kind ->
    [league] League match
   *[cup] Cup match
}, { $home } v { $away }
s17-subtitle-short = second half only
# The sum of a shot's chance cards, such as `One-Two 1 + star 1 - Italy 1`.
s17-note-printed = { $card } { $n }
s17-note-spot = From the spot
s17-note-star = + star { $n }
s17-note-added = + { $team } { $n }
s17-note-lowered = − { $team } { $n }
s17-note-rebound = { $n ->
    [2] two more cards
   *[other] one more card
}

## Banners: the line under a headline. $side is a club.

s17-banner-may-choose = { $side } may choose
s17-banner-attack-first = { $side } attack first
s17-banner-extra-time = { $score }, two halves of 15 minutes
# Under PENALTY or FREE KICK.
s17-banner-for = for { $side }

## The match log. $side is a club in three letters, $duel the two cards that met, $area the number of an area.

s17-log-toss = { $side } win the toss
# $half is first, second, extra-first, extra-second or penalties.
s17-log-half = { $half ->
    [first] Kick-off
    [second] Second half
    [extra-first] Extra time
    [extra-second] Extra time 2
   *[penalties] Penalties
}: { $side } { $half ->
    [penalties] to begin
   *[other] attack
}
s17-log-half-time = Half-time, { $score }
s17-log-won = { $duel }: { $side } attack from area { $area }
s17-log-foul = { $duel }: foul
s17-log-free-kick = Free kick: { $card }
s17-log-star = Star: { $bonus }
# $gained is one of the four that follow.
s17-log-gained = { $duel }: { $gained }
s17-log-gained-free = { CAP($gained) }
s17-log-no-third-star = no third star
s17-log-stars = { $n ->
    [1] star
   *[other] two stars
}
s17-log-area = area { $area }
s17-log-area-stars = area { $area }, { $n ->
    [1] star
   *[other] two stars
}
s17-log-step-up = { $side } step up
# A shot turns up $n of the $of chance cards.
s17-log-shot = { $duel }: a shot, { $n ->
    [0] goes wide
    [one] 1 chance in { $of }
   *[other] { $n } chances in { $of }
}
s17-log-free-kick-shot = Free kick: a shot, { $n ->
    [0] goes wide
    [one] 1 chance in { $of }
   *[other] { $n } chances in { $of }
}
s17-log-penalty = Penalty: { $n ->
    [0] goes wide
    [one] 1 chance in { $of }
   *[other] { $n } chances in { $of }
}
s17-log-rebound = Rebound: one more card
s17-log-missed = Missed: { $side } keeper’s ball
s17-log-team-card = { $team } use their team card
# $ability is Second ball, Never beaten or Catenaccio.
s17-log-more-cards = { $team }, { $ability }: { $n ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $n }
} more cards
s17-log-shot-now = { $team }, { $ability }: now the shot { $n ->
    [0] goes wide
    [one] has 1 chance in { $of }
   *[other] has { $n } chances in { $of }
}

## Over the cards: why one came out on top, and what a team card does. $guard is the name of the defender's card; $play and
## $with are keys of the cards to select by.

s17-reveal-stops = { $guard } stops { $play ->
    [dribble] a Dribble
    [one-two] a One-Two
   *[pass] a Pass
}.
s17-reveal-foul = Tackle on a Dribble is a foul.
s17-reveal-past = { $guard } stops { $with ->
    [block] a Pass
    [press] a Dribble
   *[anticipate] a One-Two
}, not { $play ->
    [dribble] a Dribble
    [one-two] a One-Two
   *[pass] a Pass
}.
s17-reveal-team-may = { $country ->
    [netherlands] The { $team }
   *[other] { $team }
} may: { $adds }.
s17-reveal-more-cards = { $ability }: { $n ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $n }
} more cards.
s17-reveal-shot-now = { $ability }: now the shot { $n ->
    [0] goes wide
    [one] has 1 chance in { $of }
   *[other] has { $n } chances in { $of }
}.

## The coach's reasons for a choice. $card is the name of a card; $brings is one of s17-brings or several of them.

# $n cards stop it: $cards.
s17-because-attack = { $card } gives { $brings }; only { $cards } { $n ->
    [1] stops
   *[other] stop
} it.
s17-because-stops = { $card } stops { $stopped }, which would give them { $brings }.
s17-because-tackle = { $card } stops { $stopped }; on a Dribble it is { $gift ->
    [penalty] a penalty
   *[free-kick] a free kick
}.
s17-because-free-kick = Nobody can stop it, and it gives you { $brings }.
s17-because-bonus = From here { $card } gives { $brings }. The star adds one card.
# $n cards are face down; $turns are left in this half.
s17-because-rebound-free = { $n ->
    [1] The card left is the goal
   *[other] One of { $n ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $n }
    } cards is the goal
}, and the half ends now, so it costs nothing.
s17-because-rebound = { $n ->
    [1] The card left is the goal
   *[other] One of { $n ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $n }
    } cards is the goal
}; the price is { $turns ->
    [1] one turn
   *[other] { $turns ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $turns }
    } turns
} without Tackle.
s17-because-keep-tackle = { $turns ->
    [0] You keep Tackle, but the half ends now, and it would come back at once.
    [1] You keep Tackle for the one turn left in this half.
   *[other] You keep Tackle for the { $turns ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $turns }
    } turns left in this half.
}
s17-because-attack-first = You start with the ball; they do after half-time.
s17-because-attack-first-short = You start with the ball, and a short match has no other half to even that out.
s17-because-defend-first = They start with the ball; you do after half-time.
s17-because-defend-first-short = They start with the ball, and a short match has no other half to even that out.
s17-because-leave-it = It would make no difference here.
s17-because-last-turn = It is the last turn of the half: shoot now or lose the chance.
s17-because-no-card-rebound = It misses, but then your Rebound turns up a card.
s17-because-no-card = It gives them the ball far from your goal.
s17-because-shot = { $n ->
    [1] One
    [2] Two
    [3] Three
    [4] Four
    [5] Five
   *[other] Six
} of six chance cards to turn up{ $stars ->
    [0] { "" }
    [one] { " " }thanks to the star
   *[other] { " " }thanks to the stars
}, and one of the six is the goal.
s17-because-build = You keep the ball and build the attack.
# $stars is how many stars give that shot a card more; 0 if it has none from them.
s17-because-move = You keep the ball, and { $stars ->
    [0] from there a shot
    [one] with the star a shot from there
   *[other] with the stars a shot from there
} can turn up { $n ->
    [1] one card
   *[other] { $n ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $n }
    } cards
}.
s17-because-never-beaten = It is free, and you may turn up { $n ->
    [1] one card
   *[other] { $n ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $n }
    } cards
} more.
s17-because-catenaccio = It is free, and they turn up { $n ->
    [1] one card
   *[other] { $n ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $n }
    } cards
} fewer.
s17-because-second-ball = It is free, and you turn up { $n ->
    [1] one card
   *[other] { $n ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $n }
    } cards
} instead of one.

## The lesson for beginners, one to three sentences. $place is centre, their-box, your-box, their-half or your-half.

s17-lesson-toss = You won the toss, and neither choice is better. Attack first, and you start this half with the ball and they start the second. Defend first, and it is the other way round.
s17-lesson-toss-short = You won the toss. Attack: the side that starts with the ball scores a little more often, and a short match has no other half.
s17-lesson-first-attack = You attack from { $place ->
    [centre] the centre
    [their-box] their box
    [your-box] your box
    [their-half] their half
   *[your-half] your half
}: click Pass, Dribble or One-Two to lay it face down, and choose one that they will not expect. Block stops Pass, Press stops Dribble, Anticipate stops One-Two. Tackle stops Pass and One-Two, but fouls a Dribble.
s17-lesson-first-defence = They attack from { $place ->
    [centre] the centre
    [their-box] their box
    [your-box] your box
    [their-half] their half
   *[your-half] your half
}: click a card to lay it face down, and guess theirs. Block stops Pass, Press stops Dribble, Anticipate stops One-Two. Tackle stops Pass and One-Two, but fouls a Dribble.
# What each of the attacker's cards would bring; $whose is yours or theirs.
s17-lesson-brings = From { $place ->
    [centre] the centre
    [their-box] their box
    [your-box] your box
    [their-half] their half
   *[your-half] your half
}, Pass gives { $whose ->
    [yours] you
   *[theirs] them
} { $pass }, Dribble { $dribble }, and One-Two { $one_two }.
s17-lesson-they-hold-tackle = They still hold Tackle: it stops Pass and One-Two, but fouls a Dribble.
s17-lesson-their-tackle-out = Their Tackle is out, so only one card can stop each of yours.
# $card is the name of a card.
s17-lesson-they-stopped = Last time they laid { $card }, and stopped you.
s17-lesson-you-got-past = Last time they laid { $card }, and you got past.
s17-lesson-guards = Block stops Pass, Press stops Dribble, Anticipate stops One-Two, and your Tackle is out.
s17-lesson-guards-tackle = Block stops Pass, Press Dribble, Anticipate One-Two, and Tackle Pass or One-Two, but on a Dribble it is { $gift ->
    [penalty] a penalty
   *[free-kick] a free kick
}.
s17-lesson-they-last-laid = They last laid { $card }.
s17-lesson-free-kick = They fouled your Dribble and lose Tackle for this half. Choose any action: nobody can stop it.
s17-lesson-nobody-stops = Nobody stops your { $card }.
s17-lesson-got-past = Your { $card } got past them.
s17-lesson-star-or-step = A star makes later shots stronger. A step forward takes you closer to goal.
s17-lesson-no-card-rebound = A shot with no card always misses, and then only your Rebound can score.
s17-lesson-no-card = A shot with no card always misses and gives them the ball.
s17-lesson-shot-now = A shot now has { $n ->
    [1] one
   *[other] { $n ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $n }
    }
} of the six chance cards, and a miss gives them the ball.
s17-lesson-last-turn = This is the last turn of the half: shoot now or the chance is gone.
s17-lesson-wait = Anything else keeps the ball, with { $turns ->
    [1] one turn
   *[other] { $turns ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $turns }
    } turns
} still to come this half.
# These two surround the next one.
s17-lesson-bonus = Your first star makes one card’s shots stronger while you keep the ball.
s17-lesson-bonus-choose = Choose the card you mean to shoot with, though they can see your choice.
s17-lesson-with-a-star = In their box it takes Pass from { $pass } cards to { $pass_more }, or One-Two from { $one_two } to { $one_two_more }.
s17-lesson-never-beaten = Your team can strengthen this shot: { $n } of the six chance cards instead of { $strength }. It is free.
s17-lesson-catenaccio = They shoot, and your team can weaken it: { $n } of the six chance cards instead of { $strength }. It is free.
s17-lesson-last-card = Five cards showed the crowd, so the last one is the goal: turn it up.
s17-lesson-take = One of the { $left } face-down chance cards is the goal, and you turn up { $n ->
    [1] one
   *[other] { $n ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $n }
    }
}. They are shuffled, so pick any.
s17-lesson-rebound = { $left ->
    [1] Missed, so the card left is the goal. Give up Rebound to turn it up.
   *[other] Missed, but the goal is among the { $left } cards left. Give up Rebound to turn up one more.
}
s17-lesson-price = That card is also your Tackle, { $turns ->
    [0] but the half ends now, so you get it back at once
    [1] and you lose it for the one turn left in this half
   *[other] and you lose it for the { $turns ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $turns }
    } turns left in this half
}.
s17-lesson-second-ball = Your team may turn up { $n } of the { $left } cards at this rebound instead of one. It costs you nothing.

## The charts of the rules page.

s17-chart-against = Cards against cards
s17-chart-against-down = The defender lays
s17-chart-against-across = The attacker lays
s17-chart-stopped = stopped
s17-chart-gets-past = gets past
s17-chart-foul = a foul
s17-chart-against-note = Stopped: the defender wins the ball. Foul: a free kick, or a penalty in the box, and Tackle is out for the half.
s17-chart-brings = What each action does unless it is stopped
s17-chart-brings-down = The attacker laid
s17-chart-brings-across = The ball is in area
s17-chart-own-half = 1 own half
s17-chart-centre = 2 centre
s17-chart-their-half = 3 their half
s17-chart-their-box = 4 their box
s17-chart-shot = a shot, { $n ->
    [0] no card
    [1] one card
   *[other] { $n ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $n }
    } cards
}
s17-chart-stars = { $n ->
    [1] a star
   *[other] two stars
}
s17-chart-areas = { $areas ->
    [1] one area on
   *[other] { $areas ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $areas }
    } areas on
}
s17-chart-areas-stars = { $areas ->
    [1] one area on
   *[other] { $areas ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $areas }
    } areas on
}, { $n ->
    [1] a star
   *[other] two stars
}
s17-chart-brings-note = A shot turns up that many of the six chance cards; one of the six is the goal. A tick means it can score. Stars make later shots stronger.

## What a notebook says: $n times out of $all. $who is you, if the reader wrote it about the player, or bot, if the player wrote it
## about the bot $name. $role is attack or defence; $card and $first are
## names of cards.

s17-noted-laid = { $role ->
    [attack] In attack
   *[defence] In defence
} { $who ->
    [you] you
   *[other] { $name }
} laid { $card } { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
} in { $all ->
    [one] 1 turn
   *[other] { $all } turns
}.
s17-noted-followed = { $role ->
    [attack] In attack
   *[defence] In defence
} { $who ->
    [you] your { $first } was followed by
   *[other] { $name } followed { $first } with
} { $card } { $n } of { $all ->
    [one] 1 time
   *[other] { $all } times
}.
s17-noted-answered = { $role ->
    [attack] In attack
   *[defence] In defence
} { $who ->
    [you] you answered the last { $first } with
   *[other] { $name } answered your last { $first } with
} { $card } { $n } of { $all ->
    [one] 1 time
   *[other] { $all } times
}.

## A bot's reason for its choice, in one sentence. It speaks of itself as `it`.
s17-bot-worked = It worked last time.
s17-bot-mixes = Looks one turn ahead and mixes cards.
s17-bot-best-one-turn = It looks best one turn ahead.
s17-bot-shortest-way = The shortest way to a shot.
s17-bot-wants-the-ball = Wants the ball now.
s17-bot-takes-on = Always takes a defender on.
s17-bot-presses = Presses whoever has the ball.
s17-bot-they-attacked = They attacked with it last.
s17-bot-they-defended = They defended with it last.
s17-bot-behind-long-ball = Behind: the long ball, come what may.
s17-bot-behind-needs-ball = Behind: the ball is needed at once.
s17-bot-not-behind-short = Not behind: the short passing game.
s17-bot-not-behind-back = Not behind: everybody at the back.
s17-bot-shoots-on-sight = Shoots on sight.
s17-bot-not-what-was-stopped = Anything but what was stopped last time.
s17-bot-decided = The result is the same whatever comes: now it is about goals.
s17-bot-cards-alike = All cards face down are alike.
s17-bot-attack-first = With best play attacking first is worth { $worth }% win chance.
s17-bot-defend-first = With best play defending first is worth { $worth }% win chance.
s17-bot-reads = Expects { $card } at { $n }% and leans against it.
s17-bot-worth = Win chance { $best }%; against the worst answer { $worst }%.
s17-bot-mix = The mix of best play here: { $shares }.
# A card with its probability, an item of the mix.
s17-bot-share = { $card } { $n }%

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

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
    .l1 = Close. { $keeper } had it covered, of course. Of course.
    .l2 = No! { $us } look at the grass, as if it had moved.
    .l3 = No goal. { $keeper } takes a long time over the restart.
    .l4 = The ball goes behind, and a ball boy earns his supper.
    .l5 = So much for that chance. { $them } breathe again.
    .l6 = { $us } will want another go at that one.
