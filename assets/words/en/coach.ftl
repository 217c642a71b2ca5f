### English: coach

## The coach: what it says of one decision. $done is the label of what was done, $names are labels in quotation marks.

quoted = “{ $name }”
coach-something-else = something else
coach-what-you-do = what you do
coach-with-others = “{ $name }” with others
# An action with its probability, 0 to 100. The space keeps both on one line.
coach-share = { $name } { $n }%
coach-good = “{ $done }” was a good choice.
coach-came-off = “{ $done }” came off.
coach-more-often = { $names } comes off more often.
coach-now-and-then = “{ $done }” is fine now and then. Play { $names } more often.
coach-in-mix = “{ $done }” is part of the best mix: { $mix }.
coach-cost = “{ $done }” cost { $amount }.
coach-came-off-but-cost = “{ $done }” came off, but cost { $amount }.
coach-cost-little = “{ $done }” cost you a little.
coach-cost-half-a-chance = “{ $done }” cost you half a chance.
coach-cost-clear-chance = “{ $done }” cost you a clear chance.
coach-cost-match = “{ $done }” may have cost you the match.
coach-cost-half-a-goal = “{ $done }” cost you about half a goal.
coach-cost-goal = “{ $done }” cost you about a goal.
coach-cost-more = “{ $done }” cost you more than a goal.
coach-better = Better: { $names }.

## Sizes of a cost as labels, in capitals.

grade-little = A LITTLE
grade-half-a-chance = HALF A CHANCE
grade-clear-chance = A CLEAR CHANCE
grade-match = MAYBE THE MATCH
grade-half-a-goal = HALF A GOAL
grade-goal = ABOUT A GOAL
grade-more = OVER A GOAL

## Amounts. A no-break space keeps a figure and its unit on one line.

amount-wins = { $n }% win chance
amount-wins-least = less than 0.1% win chance
amount-goal = 1 goal
# $n is a figure such as `2` or `1.5`, never `1`; $whole is what comes before its decimal sign, for plurals.
amount-goals = { $n } goals
amount-goals-least = less than 0.1 goals
amount-least = less than 0.1

## The review of a whole match. $who is `you` for who reads it, else $name is its side. $n decisions were made; $dear of them
## could have been better; $mark is one of the marks.

mark-fine = a fine match
mark-sound = a sound match
mark-missed = a match of missed chances
mark-learn = a match to learn from
summary-nothing = { $who ->
    [you] You
   *[other] { $name }
} had nothing to decide.
summary-clean = { $who ->
    [you] You
   *[other] { $name }
} gave nothing away { $n ->
    [one] in one decision
   *[other] in { $n } decisions
}, as far as I can tell.
summary-expert = { $who ->
    [you] You
   *[other] { $name }
} gave away { $amount } { $n ->
    [one] in one decision
   *[other] in { $n } decisions
}: { $mark }.
summary-expert-error = { $who ->
    [you] You
   *[other] { $name }
} gave away { $amount }, give or take { $error }, { $n ->
    [one] in one decision
   *[other] in { $n } decisions
}: { $mark }.
summary = { $who ->
    [you] You
   *[other] { $name }
} made { $n ->
    [one] 1 decision
   *[other] { $n } decisions
}, and { $dear ->
    [0] none was clearly wrong
    [one] one could have been better
    [2] two could have been better
    [3] three could have been better
    [4] four could have been better
    [5] five could have been better
    [6] six could have been better
    [7] seven could have been better
    [8] eight could have been better
    [9] nine could have been better
    [10] ten could have been better
    [11] eleven could have been better
   *[other] { $dear } could have been better
}: { $mark }.
summary-goals = { $who ->
    [you] You
   *[other] { $name }
} made { $n ->
    [one] 1 decision
   *[other] { $n } decisions
}, and { $dear ->
    [0] none was clearly wrong, yet they cost
    [one] one could have been better, worth
    [2] two could have been better, worth
    [3] three could have been better, worth
    [4] four could have been better, worth
    [5] five could have been better, worth
    [6] six could have been better, worth
    [7] seven could have been better, worth
    [8] eight could have been better, worth
    [9] nine could have been better, worth
    [10] ten could have been better, worth
    [11] eleven could have been better, worth
   *[other] { $dear } could have been better, worth
} { $goals ->
    [0] about one goal in all
    [one] about one goal in all
    [2] about two goals in all
    [3] about three goals in all
    [4] about four goals in all
    [5] about five goals in all
    [6] about six goals in all
    [7] about seven goals in all
    [8] about eight goals in all
    [9] about nine goals in all
    [10] about ten goals in all
    [11] about eleven goals in all
   *[other] about { $goals } goals in all
}: { $mark }.

## The coach's advice before a decision, and how sure it is.

# Each has several wordings, which take turns.
sure-known =
    .l1 = That is worked out, not a guess.
    .l2 = The sums are done, down to the last one.
    .l3 = No guesswork there.
    .l4 = I have it all worked out.
sure-clear =
    .l1 = I am sure of it.
    .l2 = Nothing else comes near it.
    .l3 = I would not think twice.
    .l4 = No doubt about it.
sure-close =
    .l1 = It’s close: something else may be just as good.
    .l2 = There is not much in it.
    .l3 = By a nose, no more.
    .l4 = I would not argue if you saw it otherwise.
advice-only = “{ $name }” is your only choice.
advice-alike = Take your pick. I see nothing between them.
advice-mix-expert = Best play mixes: { $mix }.
advice-mix = Mix { $names }, so nobody can read you.
advice-go-for = I’d go for { $names }.
