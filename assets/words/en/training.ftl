## Set pieces: the training ground, the training session, and the board at the table.

training-title = TRAINING GROUND
# Begins a training session, in the main menu.
title-training = TRAINING
training-session = TRAINING SESSION
training-boards = Training ground
training-opens = The set pieces are being read …
training-about = Each set piece is one decision of a match. What you cannot see is drawn anew at each try. A wrong try or a hint first costs the star.
training-learn-about = Set pieces: one decision each, from easy to hard.
training-session-begin = Training session
training-session-about = Ten set pieces from all games, in about five minutes.
training-stars = { $n } of { $of } stars
training-game-standing = { $solved } of { $of } solved, { $stars ->
    [one] one star
   *[other] { $stars } stars
}

# A set piece on the board, for screen readers.
training-cell-new = Set piece { $n }, difficulty { $hard } of 5, not tried yet
training-cell-failed = Set piece { $n }, difficulty { $hard } of 5, not solved, { $tries ->
    [one] one try
   *[other] { $tries } tries
}
training-cell-solved = Set piece { $n }, difficulty { $hard } of 5, solved, { $tries ->
    [one] one try
   *[other] { $tries } tries
}
training-cell-star = Set piece { $n }, difficulty { $hard } of 5, solved with a star, { $tries ->
    [one] one try
   *[other] { $tries } tries
}
training-tries = { $tries ->
    [one] one try
   *[other] { $tries } tries
}

## At the table.

training-set-piece = Set piece
training-place = { $n } of { $of }
training-find-best = Find the best choice.
training-avoid-mistake = One choice is a mistake. Take any other.
training-keep-out = Keep the ball out, at the lowest cost.
training-win = Find the choice that wins the match.
training-judging = The coach is watching …
training-right = Right!
training-wrong = There was something better.
training-star-won = The star is yours.
training-hint = Hint
training-hint-costs = Hint: costs the star
training-show = Show the answer
training-again = Try again
training-next = Next set piece
training-finish = Finish
training-leave-about = A set piece is not saved, but your stars are.

## The end of a session.

training-solved = { $n } of { $of } solved
training-session-result = { $stars ->
    [one] One star
   *[other] { $stars } stars
}, { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
training-repeat = { $n ->
    [one] Repeat the one without a star
   *[other] Repeat the { $n } without a star
}
training-session-more = Another session
training-end-star = solved at once
training-end-solved = solved
training-end-open = not solved

## What a set piece is about. A hint says it.

theme-hide-forwards = Which cards attack face down, and which stay to defend?
theme-flip-order = Which of the two hidden cards attacks first?
theme-spend-block = What does a block cost here, and is it worth it?
theme-take-penalty = Is a penalty worth a second goalie?
theme-lopsided-mix = One card is clearly better or worse than the others here.
theme-shot-or-move = Shoot now, or move the ball further up?
theme-stars = Which card will a star help most?
theme-free-kick = Nobody can stop a free kick. What gains most?
theme-rebound = Is one more try at goal worth a card?
theme-team-ability = Is this the moment for your team’s ability?
theme-last-turn = This is the last turn of the half, and only goals count.
theme-split-hand = Which cards do you need now, and which later?
theme-choose-lead = Which card is worth playing first?
theme-spend-stopper = Which card stops this ball at the lowest cost?
theme-keep-cards = Which card will you need least?
theme-power-window = Is this the moment for a power card?
theme-block-card = Is this card worth a Block?
theme-retake = Is a second try worth the card?
theme-seventh-pass = Which number helps the shot that follows this pass?
theme-swap-card = Which card is worth less than the one shown?
theme-card-order = Which of the cards is used first?
theme-second-card = Which of the cards that are left helps now?
theme-let-ball-go = Sometimes it is better to give the ball away.
theme-read-kicker = Where has the kicker gone so far?
theme-read-keeper = Where has the keeper gone so far?
