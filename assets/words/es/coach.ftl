### Spanish: coach

## The coach: what it says of one decision. $done is the label of what was done, $names are labels in quotation marks.

quoted = “{ $name }”
coach-something-else = otra cosa
coach-what-you-do = lo que haces
coach-with-others = “{ $name }” con otras
# An action with its probability, 0 to 100. The spaces keep both on one line.
coach-share = { $name } { $n } %
coach-good = “{ $done }” ha sido una buena elección.
coach-came-off = “{ $done }” ha salido bien.
coach-more-often = Sale bien más a menudo: { $names }.
coach-now-and-then = “{ $done }” vale de vez en cuando. Juega más { $names }.
coach-in-mix = “{ $done }” entra en la mejor mezcla: { $mix }.
coach-cost = “{ $done }” te ha costado { $amount }.
coach-came-off-but-cost = “{ $done }” ha salido bien, pero te ha costado { $amount }.
coach-cost-little = “{ $done }” te ha costado un poco.
coach-cost-half-a-chance = “{ $done }” te ha costado media ocasión.
coach-cost-clear-chance = “{ $done }” te ha costado una ocasión clara.
coach-cost-match = “{ $done }” puede haberte costado el partido.
coach-cost-half-a-goal = “{ $done }” te ha costado medio gol, más o menos.
coach-cost-goal = “{ $done }” te ha costado un gol, más o menos.
coach-cost-more = “{ $done }” te ha costado más de un gol.
coach-better = Mejor: { $names }.

## Sizes of a cost as labels, in capitals.

grade-little = UN POCO
grade-half-a-chance = MEDIA OCASIÓN
grade-clear-chance = UNA OCASIÓN CLARA
grade-match = QUIZÁ EL PARTIDO
grade-half-a-goal = MEDIO GOL
grade-goal = UN GOL
grade-more = MÁS DE UN GOL

## Amounts. A no-break space keeps a figure and its unit on one line.

amount-wins = un { $n } % de posibilidades de ganar
amount-wins-least = menos de un 0,1 % de posibilidades de ganar
amount-goal = 1 gol
amount-goals = { $n } goles
amount-goals-least = menos de 0,1 goles
amount-least = menos de 0,1

## The review of a whole match. $who is `you` for who reads it, else $name is its side. $n decisions were made; $dear of them
## could have been better; $mark is one of the marks.

mark-fine = un gran partido
mark-sound = un partido serio
mark-missed = un partido de ocasiones perdidas
mark-learn = un partido para aprender
summary-nothing = { $who ->
    [you] No has tenido nada que decidir
   *[other] { $name } no ha tenido nada que decidir
}.
summary-clean = { $who ->
    [you] No has regalado nada
   *[other] { $name } no ha regalado nada
} en { $n ->
    [one] una decisión
   *[other] { $n } decisiones
}, que yo sepa.
summary-expert = { $who ->
    [you] Has regalado
   *[other] { $name } ha regalado
} { $amount } en { $n ->
    [one] una decisión
   *[other] { $n } decisiones
}: { $mark }.
summary-expert-error = { $who ->
    [you] Has regalado
   *[other] { $name } ha regalado
} { $amount }, con un margen de { $error }, en { $n ->
    [one] una decisión
   *[other] { $n } decisiones
}: { $mark }.
summary = { $who ->
    [you] Has tomado
   *[other] { $name } ha tomado
} { $n ->
    [one] 1 decisión
   *[other] { $n } decisiones
} y { $dear ->
    [0] ninguna ha sido un error claro
    [one] una podía haber sido mejor
    [2] dos podían haber sido mejores
    [3] tres podían haber sido mejores
    [4] cuatro podían haber sido mejores
    [5] cinco podían haber sido mejores
    [6] seis podían haber sido mejores
    [7] siete podían haber sido mejores
    [8] ocho podían haber sido mejores
    [9] nueve podían haber sido mejores
    [10] diez podían haber sido mejores
    [11] once podían haber sido mejores
   *[other] { $dear } podían haber sido mejores
}: { $mark }.
summary-goals = { $who ->
    [you] Has tomado
   *[other] { $name } ha tomado
} { $n ->
    [one] 1 decisión
   *[other] { $n } decisiones
} y { $dear ->
    [0] ninguna ha sido un error claro, pero han costado en total
    [one] una podía haber sido mejor, en total
    [2] dos podían haber sido mejores, en total
    [3] tres podían haber sido mejores, en total
    [4] cuatro podían haber sido mejores, en total
    [5] cinco podían haber sido mejores, en total
    [6] seis podían haber sido mejores, en total
    [7] siete podían haber sido mejores, en total
    [8] ocho podían haber sido mejores, en total
    [9] nueve podían haber sido mejores, en total
    [10] diez podían haber sido mejores, en total
    [11] once podían haber sido mejores, en total
   *[other] { $dear } podían haber sido mejores, en total
} { $goals ->
    [0] alrededor de un gol
    [one] alrededor de un gol
    [2] unos dos goles
    [3] unos tres goles
    [4] unos cuatro goles
    [5] unos cinco goles
    [6] unos seis goles
    [7] unos siete goles
    [8] unos ocho goles
    [9] unos nueve goles
    [10] unos diez goles
    [11] unos once goles
   *[other] unos { $goals } goles
}: { $mark }.

## The coach's advice before a decision, and how sure it is.

# Each has several wordings, which take turns.
sure-known =
    .l1 = Está calculado, no es una corazonada.
    .l2 = Las cuentas salen.
    .l3 = Aquí no hay nada que adivinar.
    .l4 = Lo tengo calculado hasta el final.
sure-clear =
    .l1 = Lo tengo claro.
    .l2 = Nada más se le acerca.
    .l3 = No me lo pensaría dos veces.
    .l4 = Sin ninguna duda.
sure-close =
    .l1 = Está muy reñido: otra cosa puede ser igual de buena.
    .l2 = Hay poca diferencia.
    .l3 = Por muy poco.
    .l4 = Si lo ves de otra forma, no discuto.
advice-only = “{ $name }” es tu única opción.
advice-alike = Elige lo que quieras. Yo no veo diferencia.
advice-mix-expert = Lo mejor es mezclar: { $mix }.
advice-mix = Mezcla { $names }, y nadie te podrá leer.
advice-go-for = Yo elegiría { $names }.
