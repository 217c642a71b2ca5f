### French: coach

## The coach: what it says of one decision. $done is the label of what was done, $names are labels in quotation marks.

quoted = « { $name } »
coach-something-else = autre chose
coach-what-you-do = ce que tu fais
coach-with-others = « { $name } » et d’autres choix
# An action with its probability, 0 to 100. The spaces keep both on one line.
coach-share = { $name } { $n } %
coach-good = « { $done } » : bon choix.
coach-came-off = « { $done } » a payé.
coach-more-often = { $names } paie plus souvent.
coach-now-and-then = « { $done } », ça va de temps en temps. Joue plus souvent { $names }.
coach-in-mix = « { $done } » fait partie du meilleur dosage : { $mix }.
coach-cost = « { $done } » a coûté { $amount }.
coach-came-off-but-cost = « { $done } » a payé, mais a coûté { $amount }.
coach-cost-little = « { $done } » t’a coûté un petit quelque chose.
coach-cost-half-a-chance = « { $done } » t’a coûté une demi-occasion.
coach-cost-clear-chance = « { $done } » t’a coûté une occasion nette.
coach-cost-match = « { $done } » t’a peut-être coûté le match.
coach-cost-half-a-goal = « { $done } » t’a coûté à peu près un demi-but.
coach-cost-goal = « { $done } » t’a coûté à peu près un but.
coach-cost-more = « { $done } » t’a coûté plus d’un but.
coach-better = Mieux : { $names }.

## Sizes of a cost as labels, in capitals.

grade-little = PRESQUE RIEN
grade-half-a-chance = UNE DEMI-OCCASION
grade-clear-chance = UNE OCCASION NETTE
grade-match = PEUT-ÊTRE LE MATCH
grade-half-a-goal = UN DEMI-BUT
grade-goal = ENVIRON UN BUT
grade-more = PLUS D’UN BUT

## Amounts. A no-break space keeps a figure and its unit on one line.

amount-wins = { $n } % de chances de victoire
amount-wins-least = moins de 0,1 % de chances de victoire
amount-goal = 1 but
# $whole is what comes before the decimal sign.
amount-goals = { $n } { $whole ->
    [one] but
   *[other] buts
}
amount-goals-least = moins de 0,1 but
amount-least = moins de 0,1

## The review of a whole match. $who is `you` for who reads it, else $name is its side. $n decisions were made; $dear of them
## could have been better; $mark is one of the marks.

mark-fine = un beau match
mark-sound = un match solide
mark-missed = un match d’occasions manquées
mark-learn = un match pour apprendre
summary-nothing = { $who ->
    [you] Tu n’avais
   *[other] { $name } n’avait
} rien à décider.
summary-clean = { $who ->
    [you] Tu n’as
   *[other] { $name } n’a
} rien laissé filer en { $n ->
    [one] une décision
   *[other] { $n } décisions
}, pour autant que je sache.
summary-expert = { $who ->
    [you] Tu as
   *[other] { $name } a
} laissé filer { $amount } en { $n ->
    [one] une décision
   *[other] { $n } décisions
} : { $mark }.
summary-expert-error = { $who ->
    [you] Tu as
   *[other] { $name } a
} laissé filer { $amount }, à { $error } près, en { $n ->
    [one] une décision
   *[other] { $n } décisions
} : { $mark }.
summary = { $who ->
    [you] Tu as
   *[other] { $name } a
} pris { $n ->
    [one] 1 décision
   *[other] { $n } décisions
}, { $dear ->
    [0] aucune vraiment mauvaise
    [1] dont une à améliorer
    [2] dont deux à améliorer
    [3] dont trois à améliorer
    [4] dont quatre à améliorer
    [5] dont cinq à améliorer
    [6] dont six à améliorer
    [7] dont sept à améliorer
    [8] dont huit à améliorer
    [9] dont neuf à améliorer
    [10] dont dix à améliorer
    [11] dont onze à améliorer
   *[other] dont { $dear } à améliorer
} : { $mark }.
summary-goals = { $who ->
    [you] Tu as
   *[other] { $name } a
} pris { $n ->
    [one] 1 décision
   *[other] { $n } décisions
}, { $dear ->
    [0] aucune vraiment mauvaise, mais elles ont coûté
    [1] dont une à améliorer,
    [2] dont deux à améliorer,
    [3] dont trois à améliorer,
    [4] dont quatre à améliorer,
    [5] dont cinq à améliorer,
    [6] dont six à améliorer,
    [7] dont sept à améliorer,
    [8] dont huit à améliorer,
    [9] dont neuf à améliorer,
    [10] dont dix à améliorer,
    [11] dont onze à améliorer,
   *[other] dont { $dear } à améliorer,
} { $goals ->
    [one] environ un but en tout
    [2] environ deux buts en tout
    [3] environ trois buts en tout
    [4] environ quatre buts en tout
    [5] environ cinq buts en tout
    [6] environ six buts en tout
    [7] environ sept buts en tout
    [8] environ huit buts en tout
    [9] environ neuf buts en tout
    [10] environ dix buts en tout
    [11] environ onze buts en tout
   *[other] environ { $goals } buts en tout
} : { $mark }.

## The coach's advice before a decision, and how sure it is.

# Each has several wordings, which take turns.
sure-known =
    .l1 = C’est calculé, pas deviné.
    .l2 = Le compte est bon.
    .l3 = Ici, rien n’est laissé au hasard.
    .l4 = J’ai fait le calcul jusqu’au bout.
sure-clear =
    .l1 = J’en suis sûr.
    .l2 = Rien d’autre ne s’en approche.
    .l3 = Moi, je n’hésiterais pas.
    .l4 = Aucun doute là-dessus.
sure-close =
    .l1 = C’est serré : autre chose pourrait valoir autant.
    .l2 = Ça se joue à peu de chose.
    .l3 = D’un cheveu, pas plus.
    .l4 = Si tu vois ça autrement, je ne discute pas.
advice-only = « { $name } » : tu n’as pas le choix.
advice-alike = Fais comme tu veux. Je ne vois aucune différence.
advice-mix-expert = Le meilleur dosage : { $mix }.
advice-mix = Varie entre { $names }, et personne ne pourra te lire.
advice-go-for = Moi, je choisirais { $names }.
