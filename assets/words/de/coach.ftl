### German: coach

## The coach: what it says of one decision. $done is the label of what was done, $names are labels in quotation marks.

quoted = „{ $name }“
coach-something-else = etwas anderes
coach-what-you-do = deine Züge
coach-with-others = „{ $name }“ und anderes
# An action with its probability, 0 to 100. The spaces keep both on one line.
coach-share = { $name } { $n } %
coach-good = „{ $done }“ war eine gute Wahl.
coach-came-off = „{ $done }“ hat geklappt.
coach-more-often = Öfter klappt { $names }.
coach-now-and-then = „{ $done }“ geht ab und zu. Spiel öfter { $names }.
coach-in-mix = „{ $done }“ gehört zur besten Mischung: { $mix }.
coach-cost = „{ $done }“ hat { $amount } gekostet.
coach-came-off-but-cost = „{ $done }“ hat geklappt, aber { $amount } gekostet.
coach-cost-little = „{ $done }“ hat dich ein wenig gekostet.
coach-cost-half-a-chance = „{ $done }“ hat dich eine halbe Chance gekostet.
coach-cost-clear-chance = „{ $done }“ hat dich eine klare Chance gekostet.
coach-cost-match = „{ $done }“ hat dich vielleicht die Partie gekostet.
coach-cost-half-a-goal = „{ $done }“ hat dich etwa ein halbes Tor gekostet.
coach-cost-goal = „{ $done }“ hat dich etwa ein Tor gekostet.
coach-cost-more = „{ $done }“ hat dich mehr als ein Tor gekostet.
coach-better = Besser: { $names }.

## Sizes of a cost as labels, in capitals.

grade-little = EIN WENIG
grade-half-a-chance = HALBE CHANCE
grade-clear-chance = KLARE CHANCE
grade-match = VIELLEICHT DIE PARTIE
grade-half-a-goal = EIN HALBES TOR
grade-goal = ETWA EIN TOR
grade-more = ÜBER EIN TOR

## Amounts. A no-break space keeps a figure and its unit on one line.

amount-wins = { $n } % Siegchance
amount-wins-least = weniger als 0,1 % Siegchance
amount-goal = 1 Tor
amount-goals = { $n } Tore
amount-goals-least = weniger als 0,1 Tore
amount-least = weniger als 0,1

## The review of a whole match. $who is `you` for who reads it, else $name is its side. $n decisions were made; $dear of them
## could have been better; $mark is one of the marks.

mark-fine = eine starke Partie
mark-sound = eine solide Partie
mark-missed = eine Partie der vergebenen Chancen
mark-learn = eine Partie zum Lernen
summary-nothing = { $who ->
    [you] Du hattest
   *[other] { $name } hatte
} nichts zu entscheiden.
summary-clean = { $who ->
    [you] Du hast
   *[other] { $name } hat
} in { $n ->
    [one] einer Entscheidung
   *[other] { $n } Entscheidungen
} nichts verschenkt, soweit ich sehe.
summary-expert = { $who ->
    [you] Du hast
   *[other] { $name } hat
} in { $n ->
    [one] einer Entscheidung
   *[other] { $n } Entscheidungen
} { $amount } verschenkt: { $mark }.
summary-expert-error = { $who ->
    [you] Du hast
   *[other] { $name } hat
} in { $n ->
    [one] einer Entscheidung
   *[other] { $n } Entscheidungen
} { $amount } verschenkt, plus/minus { $error }: { $mark }.
summary = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $n ->
    [one] 1 Entscheidung
   *[other] { $n } Entscheidungen
} getroffen, und { $dear ->
    [0] keine war klar falsch
    [one] eine hätte besser sein können
    [2] zwei hätten besser sein können
    [3] drei hätten besser sein können
    [4] vier hätten besser sein können
    [5] fünf hätten besser sein können
    [6] sechs hätten besser sein können
    [7] sieben hätten besser sein können
    [8] acht hätten besser sein können
    [9] neun hätten besser sein können
    [10] zehn hätten besser sein können
    [11] elf hätten besser sein können
   *[other] { $dear } hätten besser sein können
}: { $mark }.
summary-goals = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $n ->
    [one] 1 Entscheidung
   *[other] { $n } Entscheidungen
} getroffen, und { $dear ->
    [0] keine war klar falsch, aber sie kosteten
    [one] eine hätte besser sein können,
    [2] zwei hätten besser sein können,
    [3] drei hätten besser sein können,
    [4] vier hätten besser sein können,
    [5] fünf hätten besser sein können,
    [6] sechs hätten besser sein können,
    [7] sieben hätten besser sein können,
    [8] acht hätten besser sein können,
    [9] neun hätten besser sein können,
    [10] zehn hätten besser sein können,
    [11] elf hätten besser sein können,
   *[other] { $dear } hätten besser sein können,
} { $goals ->
    [0] zusammen etwa ein Tor
    [one] zusammen etwa ein Tor
    [2] zusammen etwa zwei Tore
    [3] zusammen etwa drei Tore
    [4] zusammen etwa vier Tore
    [5] zusammen etwa fünf Tore
    [6] zusammen etwa sechs Tore
    [7] zusammen etwa sieben Tore
    [8] zusammen etwa acht Tore
    [9] zusammen etwa neun Tore
    [10] zusammen etwa zehn Tore
    [11] zusammen etwa elf Tore
   *[other] zusammen etwa { $goals } Tore
}: { $mark }.

## The coach's advice before a decision, and how sure it is.

# Each has several wordings, which take turns.
sure-known =
    .l1 = Das ist ausgerechnet, nicht geraten.
    .l2 = Da ist nichts geraten.
    .l3 = Das habe ich bis zum Ende durchgerechnet.
    .l4 = Die Rechnung geht auf.
sure-clear =
    .l1 = Da bin ich mir sicher.
    .l2 = Da kommt nichts anderes heran.
    .l3 = Da würde ich nicht zweimal überlegen.
    .l4 = Kein Zweifel.
sure-close =
    .l1 = Es ist knapp, etwas anderes kann genauso gut sein.
    .l2 = Viel nimmt sich das nicht.
    .l3 = Um eine Nasenlänge, mehr nicht.
    .l4 = Siehst du es anders, streite ich nicht.
advice-only = „{ $name }“ ist deine einzige Möglichkeit.
advice-alike = Such dir was aus. Ich sehe keinen Unterschied.
advice-mix-expert = Am besten mischst du: { $mix }.
advice-mix = Misch { $names }, dann kann dich keiner lesen.
advice-go-for = Ich würde { $names } nehmen.
