### Brazilian Portuguese: coach

## The coach: what it says of one decision. $done is the label of what was done, $names are labels in quotation marks.

quoted = “{ $name }”
coach-something-else = outra coisa
coach-what-you-do = o que você faz
coach-with-others = “{ $name }” com outras
# An action with its probability, 0 to 100. The space keeps both on one line.
coach-share = { $name } { $n }%
coach-good = “{ $done }” foi uma boa escolha.
coach-came-off = “{ $done }” deu certo.
coach-more-often = { $names } dá certo mais vezes.
coach-now-and-then = “{ $done }” vale de vez em quando. Use { $names } mais vezes.
coach-in-mix = “{ $done }” faz parte da melhor mistura: { $mix }.
coach-cost = “{ $done }” custou { $amount }.
coach-came-off-but-cost = “{ $done }” deu certo, mas custou { $amount }.
coach-cost-little = “{ $done }” custou pouco.
coach-cost-half-a-chance = “{ $done }” custou meia chance.
coach-cost-clear-chance = “{ $done }” custou uma chance clara.
coach-cost-match = “{ $done }” pode ter custado a partida.
coach-cost-half-a-goal = “{ $done }” custou cerca de meio gol.
coach-cost-goal = “{ $done }” custou cerca de um gol.
coach-cost-more = “{ $done }” custou mais de um gol.
coach-better = Melhor: { $names }.

## Sizes of a cost as labels, in capitals.

grade-little = POUCO
grade-half-a-chance = MEIA CHANCE
grade-clear-chance = CHANCE CLARA
grade-match = TALVEZ A PARTIDA
grade-half-a-goal = MEIO GOL
grade-goal = CERCA DE UM GOL
grade-more = MAIS DE UM GOL

## Amounts. A no-break space keeps a figure and its unit on one line.

amount-wins = { $n }% de chance de vitória
amount-wins-least = menos de 0,1% de chance de vitória
amount-goal = 1 gol
# $whole is what comes before the decimal sign.
amount-goals = { $n } { $whole ->
    [one] gol
   *[other] gols
}
amount-goals-least = menos de 0,1 gol
amount-least = menos de 0,1

## The review of a whole match. $who is `you` for who reads it, else $name is its side. $n decisions were made; $dear of them
## could have been better; $mark is one of the marks.

mark-fine = uma bela partida
mark-sound = uma partida segura
mark-missed = uma partida de chances perdidas
mark-learn = uma partida para aprender
summary-nothing = { $who ->
    [you] Você
   *[other] { $name }
} não teve nada para decidir.
summary-clean = { $who ->
    [you] Você
   *[other] { $name }
} não desperdiçou nada em { $n ->
    [one] uma decisão
   *[other] { $n } decisões
}, até onde eu vejo.
summary-expert = { $who ->
    [you] Você
   *[other] { $name }
} desperdiçou { $amount } em { $n ->
    [one] uma decisão
   *[other] { $n } decisões
}: { $mark }.
summary-expert-error = { $who ->
    [you] Você
   *[other] { $name }
} desperdiçou { $amount }, { $error } para mais ou para menos, em { $n ->
    [one] uma decisão
   *[other] { $n } decisões
}: { $mark }.
summary = { $who ->
    [you] Você
   *[other] { $name }
} tomou { $n ->
    [one] 1 decisão
   *[other] { $n } decisões
}, e { $dear ->
    [0] nenhuma foi claramente errada
    [1] uma podia ter sido melhor
    [2] duas podiam ter sido melhores
    [3] três podiam ter sido melhores
    [4] quatro podiam ter sido melhores
    [5] cinco podiam ter sido melhores
    [6] seis podiam ter sido melhores
    [7] sete podiam ter sido melhores
    [8] oito podiam ter sido melhores
    [9] nove podiam ter sido melhores
    [10] dez podiam ter sido melhores
   *[other] { $dear } podiam ter sido melhores
}: { $mark }.
summary-goals = { $who ->
    [you] Você
   *[other] { $name }
} tomou { $n ->
    [one] 1 decisão
   *[other] { $n } decisões
}, e { $dear ->
    [0] nenhuma foi claramente errada, mas custaram
    [1] uma podia ter sido melhor,
    [2] duas podiam ter sido melhores,
    [3] três podiam ter sido melhores,
    [4] quatro podiam ter sido melhores,
    [5] cinco podiam ter sido melhores,
    [6] seis podiam ter sido melhores,
    [7] sete podiam ter sido melhores,
    [8] oito podiam ter sido melhores,
    [9] nove podiam ter sido melhores,
    [10] dez podiam ter sido melhores,
   *[other] { $dear } podiam ter sido melhores,
} cerca de { $goals ->
    [0] um gol no total
    [1] um gol no total
    [2] dois gols no total
    [3] três gols no total
    [4] quatro gols no total
    [5] cinco gols no total
    [6] seis gols no total
    [7] sete gols no total
    [8] oito gols no total
    [9] nove gols no total
    [10] dez gols no total
   *[other] { $goals } gols no total
}: { $mark }.

## The coach's advice before a decision, and how sure it is.

# Each has several wordings, which take turns.
sure-known =
    .l1 = Isso é conta feita, não palpite.
    .l2 = Fiz a conta até o fim.
    .l3 = Aqui ninguém precisa adivinhar.
    .l4 = A conta fecha.
sure-clear =
    .l1 = Disso eu tenho certeza.
    .l2 = Nada mais chega perto.
    .l3 = Eu não pensaria duas vezes.
    .l4 = Sem dúvida nenhuma.
sure-close =
    .l1 = É por pouco: outra coisa pode ser tão boa quanto.
    .l2 = A diferença é pequena.
    .l3 = A diferença é mínima.
    .l4 = Se você vê de outro jeito, não discuto.
advice-only = “{ $name }” é sua única opção.
advice-alike = Escolha à vontade. Não vejo diferença.
advice-mix-expert = O melhor é misturar: { $mix }.
advice-mix = Misture { $names }, para ninguém ler seu jogo.
advice-go-for = Eu iria de { $names }.
