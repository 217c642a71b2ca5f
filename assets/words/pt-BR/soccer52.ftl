### Brazilian Portuguese: soccer52

s52-title = Soccer
s52-tagline = Esconda dois atacantes, bloqueie com o resto.
s52-aim = Duas cartas vão ao ataque para marcar; as que você guarda seguram as deles.
s52-chance = As cartas dadas e compradas
s52-bot-1-line = Baixa qualquer carta e bloqueia com o que servir.
s52-bot-2-line = Exibe as cartas altas no ataque e gasta os goleiros à toa.
s52-bot-3-line = Adora cartas altas no ataque e de vez em quando pensa antes.
s52-bot-4-line = Pensa um pouco, mas ainda joga fora cartas que vão fazer falta.
s52-bot-5-line = Joga algumas partidas de cabeça e raramente desperdiça um goleiro.
s52-bot-6-line = Comete pequenos deslizes de vez em quando, quase nunca um grande.
s52-bot-7-line = Joga muitas partidas de cabeça, mas esquece o que você não conseguiu bloquear.
s52-bot-8-line = Lembra cada carta e cada bloqueio que você não fez, e imagina o que isso lhe deixa.
s52-zone-forward = ATACANTE
s52-zone-draw-pile = MONTE
s52-zone-discards = DESCARTE
s52-zone-goals = GOLS
s52-field-blocking = Bloqueio
s52-field-blocking-compulsory = Obrigatório
s52-field-blocking-optional = Opcional
s52-field-start = Quem ataca primeiro
s52-field-start-alternate = Alternado (regra nossa)
s52-field-start-same = Sempre o mesmo (regra impressa)
s52-field-after-six = Empate no fim
s52-field-after-six-suddenrounds = Desempate
s52-field-after-six-draw = Empate
s52-field-lone-goalie = Goleiro sem outro
s52-field-lone-goalie-allowed = Pode ir ao ataque
s52-field-lone-goalie-forbidden = Fica na mão (regra impressa)
s52-field-short = Duração
s52-field-short-false = Partida inteira
s52-field-short-true = Curta (duas rodadas)
s52-rules-1-head = A ideia
s52-rules-1 = Toda carta pode chutar ou defender: baixada no campo é um atacante, guardada na mão pode segurar um. O que não é segurado é gol. Depois de seis rodadas, vence o time com mais gols.
s52-rules-2-head = Uma rodada
s52-rules-2 = Você começa com seis cartas. Em cada rodada, os dois baixam em segredo duas delas fechadas: seus atacantes. Depois um time ataca com as duas, uma após a outra, e vê como a primeira termina antes de virar a segunda; então ataca o outro. Quem começa a primeira rodada se decide por sorteio, e dali em diante vocês se revezam. Depois da rodada cada time compra quatro cartas: até a sexta rodada o baralho inteiro terá sido dado. O mandante sempre chuta para a direita, o visitante para a esquerda.
s52-rules-3-head = Números e goleiros
s52-rules-3 = Do ás ao 10 são números, e o ás vale 1. Valetes, damas e reis são goleiros: não têm valor, são os melhores defensores e atacantes fracos.
s52-rules-4-head = Bloqueio
s52-rules-4 =
    Quando um número é virado, o adversário tem de segurá-lo se puder, de exatamente um destes modos:
    Um goleiro da mesma cor do atacante: qualquer goleiro de naipe vermelho contra copas ou ouros, qualquer um de naipe preto contra paus ou espadas.
    Uma carta do mesmo número: um cinco contra um cinco.
    Dois números cuja soma ou diferença seja o valor do atacante: 5 e 2 seguram um sete, e também um três.
    Duas cartas do naipe do atacante, sejam quais forem: o 4 e o 9 de ouros seguram qualquer carta de ouros.
    Atacante e bloqueio vão para o descarte. Você escolhe o bloqueio, mas não pode juntar cartas a um que já está completo.
s52-rules-5-head = Gols
s52-rules-5 = O que não é bloqueado é gol. A carta fica ao lado do campo, no lado do dono, para contá-lo.
s52-rules-6-head = Pênaltis
s52-rules-6 = Um goleiro também pode ser baixado como atacante, como blefe ou para um pênalti. Virado, ele marca se você descartar da mão, nesse momento, outro goleiro, qualquer um, e ninguém pode segurar. Se você não tiver outro, ou preferir guardá-lo, o goleiro virado é descartado e nada acontece. O adversário não tem como saber qual dos dois foi.
s52-rules-7-head = Empate no fim
s52-rules-7 = Joga-se então o desempate. As mãos ficam, o descarte é embaralhado em um novo monte, cada time compra quatro cartas, e seguem rodadas inteiras até que um time termine uma na frente. Se restarem menos de oito cartas para comprar, o monte e o descarte são embaralhados juntos e, se preciso, também as cartas que marcaram gols: o placar fica. Aí as cartas são dadas uma a uma até acabarem, e um time com menos de duas baixa o que tiver. Depois de cem rodadas a partida termina empatada.
s52-rules-8-head = O que se pode saber
s52-rules-8 = O descarte, os gols e o tamanho de cada mão são abertos. Também isto: se um time tinha de bloquear e não bloqueou, não tinha com quê. No campo, só você sabe quais são seus atacantes; o lugar de cada um é sorteado, para não entregar nada.
s52-rules-9-head = Regras nossas
s52-rules-9 = O bloqueio pode ser opcional: aí você pode deixar um chute entrar para poupar cartas. As regras impressas dizem que um time começa e nada sobre as rodadas seguintes: revezar é regra nossa e, como opção, quem ganhou o sorteio começa todas, como está impresso. E uma partida igual pode terminar empatada depois da sexta rodada. Um goleiro pode ir ao ataque sem um segundo, como blefe: é regra nossa. Como opção não pode, como está impresso: outro goleiro tem de ficar na sua mão quando você baixa um, a não ser que baixe a mão inteira. Assim, um goleiro virado mostra que havia outro. Uma partida curta tem duas rodadas em vez de seis. Se estiver empatada, o descarte é embaralhado com o monte, e vêm rodadas de desempate.
s52-rules-10-head = Dicas
s52-rules-10 = Números altos são mais difíceis de segurar, pois menos pares dão esse valor. Goleiros na mão valem mais que qualquer outra coisa; bloqueie primeiro com números iguais e pares pequenos. Conte o que já saiu: na sexta rodada, tudo o que resta está em alguma mão.
s52-rules-11-head = Créditos
s52-rules-11 = Soccer é um jogo de Laurence Antonios. Onde a edição impressa se cala, como no sorteio, na ordem dos ataques e no fim das cartas, as decisões são deste projeto.

## In all messages below, $card is a playing card such as `7 of hearts`, and $rank its rank for languages in which the
## article depends on it: `ace`, `2` to `10`, `jack`, `queen`, `king`. $suit is clubs, diamonds, hearts or spades; $colour
## is black or red; $side is a club, in the log its three letters. $sum is such as `3 + 4 = 7`.

## The table

# A number of cards in a hand, beside the cards.
s52-held = { $n ->
    [1] { $n } carta
   *[other] { $n } cartas
}
# The same for two at one screen, in capitals.
s52-held-by = { $side } { $n ->
    [1] { $n } CARTA
   *[other] { $n } CARTAS
}
# The line under the title: the first is followed by the others, with commas.
s52-subtitle-sudden = Seis rodadas, depois desempate
s52-subtitle-league = Liga: seis rodadas
s52-subtitle-short-sudden = Duas rodadas, depois desempate
s52-subtitle-short-league = Liga: duas rodadas
s52-subtitle-optional = bloqueio opcional
s52-subtitle-same = começa sempre o mesmo time
s52-subtitle-lone-goalie = nenhum goleiro sozinho no ataque
# The note on a shot: what would stop it. $n is the value of the card.
s52-note-stoppers = Bloqueiam: um goleiro de naipe { $colour ->
    [black] preto
   *[red] vermelho
}, { $n ->
    [1] um ás
   *[other] um { $n }
}, duas de { $suit ->
    [clubs] paus
    [diamonds] ouros
    [hearts] copas
   *[spades] espadas
} ou duas cartas cuja soma ou diferença seja { $n }.
s52-note-second-goalie = é gol se outro goleiro for descartado
s52-note-nothing = nada no caminho

## Why cards stop a shot, at a glance: capitals on the grass, small letters in a hint.
s52-reason-goalie = GOLEIRO DE { $colour ->
    [black] PRETO
   *[red] VERMELHO
}
s52-reason-twin = MESMO NÚMERO
s52-reason-suit-pair = DUAS DE { $suit ->
    [clubs] PAUS
    [diamonds] OUROS
    [hearts] COPAS
   *[spades] ESPADAS
}
s52-way-goalie = goleiro de naipe { $colour ->
    [black] preto
   *[red] vermelho
}
s52-way-twin = mesmo número
s52-way-suit-pair = duas de { $suit ->
    [clubs] paus
    [diamonds] ouros
    [hearts] copas
   *[spades] espadas
}

## Why a shot is stopped or goes in, in a sentence of 72 letters at most. $card is the shot.
s52-why-goalie = Um goleiro de naipe { $colour ->
    [black] preto
   *[red] vermelho
} segura o { $card }.
s52-why-twin = Uma carta do mesmo número segura o { $card }.
s52-why-sum = { $sum }: isso segura o { $card }.
s52-why-suit-pair = Duas cartas de { $suit ->
    [clubs] paus
    [diamonds] ouros
    [hearts] copas
   *[spades] espadas
} seguram o { $card }.
s52-why-let-in = Nada segura o { $card }.
s52-why-second-goalie = Descartado outro goleiro: é pênalti, e é sempre gol.
s52-why-no-second-goalie = No ataque, um goleiro só marca se outro for descartado.

## The match log: short lines. $card is the shot, $with the card that stops it.
s52-log-goalie = { CAP($card) }: defesa { $with_rank ->
    [queen] da
   *[other] do
} { $with }
s52-log-twin = { CAP($card) }: bloqueado pelo { $with }
s52-log-sum = { CAP($card) }: bloqueado, { $sum }
s52-log-suit-pair = { CAP($card) }: bloqueado por duas de { $suit ->
    [clubs] paus
    [diamonds] ouros
    [hearts] copas
   *[spades] espadas
}
s52-log-let-in = { CAP($card) }: na rede
s52-log-penalty = Pênalti: { $card } com { $with }
s52-log-no-penalty = { CAP($card) }: sem pênalti
s52-log-toss = { $side } ganha o sorteio
s52-log-level = Empate em { $score }: o descarte é embaralhado
s52-log-new-pile = O descarte vira um novo monte
s52-log-tallies = As cartas de gol também entram; o placar fica
s52-log-kick-off = Começa o jogo: { $side } ataca
s52-log-last-round = Última rodada: { $side } ataca
s52-log-round = Rodada { $n }: { $side } ataca
s52-log-sudden-round = Desempate { $n }: { $side } ataca
s52-log-still-level = Desempate { $n }: segue empatado

## Lines below the headlines of banners
s52-banner-toss = { CAP(O($side)) } ataca primeiro
s52-banner-sudden-rounds = { $score }: quem terminar uma rodada na frente vence
s52-banner-last-round = { $score }, { O($side) } ataca
s52-banner-penalty = { CAP(O($side)) } descarta outro goleiro

## Questions in the prompt. $side is the other side.
s52-prompt-over = Fim de jogo
s52-prompt-they-lay = { CAP(O($side)) } ainda está escolhendo os atacantes
s52-prompt-they-flip = { CAP(O($side)) } está escolhendo quem chuta
s52-prompt-they-block = { CAP(O($side)) } consegue segurar?
s52-prompt-they-pay = Um goleiro: pênalti para { O($side) }?
s52-prompt-lay-nothing = Nenhuma carta para baixar
s52-prompt-lay-last = Baixe sua última carta
s52-prompt-lay = Escolha dois atacantes
s52-prompt-flip = Quem chuta primeiro?
s52-prompt-flip-last = Seu último atacante chuta
s52-prompt-block = Segure o { $card }
s52-prompt-nothing-stops = Nada segura o { $card }
s52-prompt-no-second-goalie = Nenhum outro goleiro na mão
s52-prompt-penalty = Pênalti: qual goleiro você descarta?

## Offers: a label of one to three words, help in one sentence, a preview of a headline in capitals and a detail.
## $side is the other side, $card the card or the shot.
s52-offer-card = { CAP($card) }
s52-offer-shoot = Chutar
s52-offer-let-in = Deixar entrar
s52-offer-no-penalty = Sem pênalti
s52-offer-lay-nothing = Não baixar nada
s52-offer-lay-one = Baixar
s52-offer-lay = Baixar as duas
s52-offer-block = Bloquear
# An action in a few words, with its cards.
s52-named-lay = Atacantes: { $cards }
s52-named-block = Bloquear com { $cards }
s52-help-shoot = Vire a carta: um chute no gol { DO($side) }.
s52-help-flip = É gol, a não ser que { O($side) } consiga bloquear.
# $n is the number of goalies in the hand.
s52-help-flip-goalie = Só marca se você descartar outro goleiro: { $n ->
    [0] você não tem nenhum, então é blefe
    [1] você tem um
    [2] você tem dois
    [3] você tem três
    [4] você tem quatro
    [5] você tem cinco
    [6] você tem seis
   *[other] você tem { $n }
}.
s52-help-let-in-forced = Nada na sua mão segura: o { $card } é gol { DO($side) }.
s52-help-let-in-chosen = Guarde suas cartas para depois: o { $card } é gol { DO($side) }.
s52-help-penalty = Descarte, e { $rank ->
    [queen] a { $card }
   *[other] o { $card }
} marca: ninguém pode segurar um pênalti.
s52-help-no-penalty = { $rank ->
    [queen] A { $card } é descartada
   *[other] O { $card } é descartado
}, e nada acontece.
s52-help-lay-nothing = Você não tem cartas: não baixa nenhuma, e nada seu será virado.
s52-help-lay-one = Sua única carta vai ao ataque; não fica nada para defender.
s52-help-lay = Estas duas vão ao ataque; o que fica na mão defende.
s52-preview-shot = CHUTE
s52-preview-penalty = PÊNALTI
s52-preview-sure-goal = gol certo
s52-preview-goalie = um pênalti ou nada
s52-preview-two-cards = as duas cartas são descartadas
s52-preview-one-card = a carta é descartada

## Cards chosen one by one: how far the choice is, and what each card would do.
s52-picking-lay = { $n } de { $of }
s52-picking-block = escolha uma ou duas cartas
s52-picking-block-or-pair = basta sozinha, ou forme uma dupla
s52-picking-block-partner = agora uma que combine
s52-hint-put-back = { CAP($card) }: devolver à mão.
s52-hint-lay-goalie = { CAP($card) }: só marca se você descartar outro goleiro. Defende melhor do que chuta.
# $n is the value of the card.
s52-hint-lay = { CAP($card) }: gol, a não ser que eles tenham um goleiro de naipe { $colour ->
    [black] preto
   *[red] vermelho
}, outro { $n ->
    [1] ás
   *[other] { $n }
}, duas cartas de { $suit ->
    [clubs] paus
    [diamonds] ouros
    [hearts] copas
   *[spades] espadas
} ou dois números que deem esse valor.
# $way is such as `goleiro de naipe preto` or `3 + 4 = 7`.
s52-hint-block-with = { CAP($card) }: segura com { $rank ->
    [queen] a { $with }
   *[other] o { $with }
}: { $way }.
s52-hint-block-alone = { CAP($card) }: segura sem ajuda, { $way }.
# $cards is one card or several, each as below.
s52-hint-block-needs = { CAP($card) }: segura com { $cards }.
s52-hint-partner = { $rank ->
    [queen] a { $card }
   *[other] o { $card }
}

## Why a card cannot be chosen now: a sentence without its full stop. $side is the other side, where no other is named.
s52-not-draw-pile = O monte: depois da rodada cada time compra quatro
# $side can see them.
s52-not-hidden = Só { O($side) } vê estas cartas
s52-not-discarded = Descartada: fora do jogo
# $side shoots.
s52-not-shot = Este é o chute { DO($side) }
s52-not-scored = Marcou: fica aqui para contar o gol
# $side laid it.
s52-not-their-forward = Atacante { DO($side) }: será virado quando eles atacarem
s52-not-laid = Já baixada: { O($side) } ainda está escolhendo
s52-not-second-forward = Um chute por vez: primeiro o outro
s52-not-yet-forward = Espera até { O($side) } atacar
s52-not-forward = Esta defende: seus atacantes já foram escolhidos
s52-not-lone-goalie = Um goleiro só vai ao ataque se outro ficar na sua mão
s52-not-defender = Um defensor: escolha um atacante para chutar
s52-not-yet-defender = Um defensor: espera um chute { DO($side) }
s52-not-yet-hand = { CAP(O($side)) } está defendendo; sua mão espera os chutes deles
s52-not-for-penalty = Para um pênalti, descarte um goleiro: valete, dama ou rei
s52-not-against-goalie = Um goleiro no ataque: ninguém pode bloquear
# $colour is that of the goalie, $card the shot.
s52-not-goalie-colour = Um goleiro de naipe { $colour ->
    [black] preto
   *[red] vermelho
} não segura o { $card } sem ajuda
s52-not-alone = Precisa de uma segunda carta para segurar o { $card }, e você não tem nenhuma que sirva
s52-not-that-number = Número errado, não é de { $suit ->
    [clubs] paus
    [diamonds] ouros
    [hearts] copas
   *[spades] espadas
}, e não dá soma nem diferença com suas cartas

## The drawn table of the rules
s52-chart-title = Quatro modos de segurar um chute
s52-chart-down = Como
s52-chart-across = Contra o { $card }
s52-chart-takes = Cartas usadas
s52-chart-does = Segura
s52-chart-does-not = Não segura
s52-chart-goalie = Um goleiro da mesma cor
s52-chart-goalie-takes = um valete, dama ou rei
s52-chart-twin = O mesmo número
s52-chart-twin-takes = uma carta
s52-chart-sum = Soma ou diferença
s52-chart-sum-takes = dois números
s52-chart-suit-pair = Duas do mesmo naipe
s52-chart-suit-pair-takes = duas cartas quaisquer
s52-chart-note = Um goleiro que chuta só marca se o dono descartar outro goleiro; aí nada o segura.

## The coach's reasons for a choice, to the player
# Follows the reason for a block. $n is the number of goalies that stay in the hand.
s52-because-kept = Você guarda { $n ->
    [1] um goleiro
    [2] dois goleiros
    [3] três goleiros
    [4] quatro goleiros
    [5] cinco goleiros
    [6] seis goleiros
   *[other] { $n } goleiros
} para depois.
s52-because-nothing = Você não tem com que segurar.
s52-because-let-in = As cartas que segurariam valem mais do que este gol.
s52-because-penalty = Pênalti ninguém segura, e o goleiro descartado talvez nunca defendesse nada.
s52-because-no-goalie = Você não tem outro goleiro.
s52-because-no-penalty = Guardado na mão, o goleiro pode segurar um chute qualquer da sua cor.
# Two forwards, a goalie among them; $other is the other one.
s52-because-lay-penalty = { $rank ->
    [queen] A { $card }
   *[other] O { $card }
} é gol certo se você descartar outro goleiro; o { $other } é seu outro chute.
s52-because-lay-goalies = Descarte um goleiro da mão, e é gol: ninguém pode segurar.
s52-because-lay-bluff = { $rank ->
    [queen] A { $card }
   *[other] O { $card }
} é um blefe; não sobra goleiro na mão.
# Two forwards that are numbers. $n is the number of goalies that stay in the hand.
s52-because-lay-hard = Poucos pares de números seguram o { $high } ou o { $low }; { $n ->
    [0] não sobra goleiro na mão
    [1] sobra um goleiro na mão
    [2] sobram dois goleiros na mão
    [3] sobram três goleiros na mão
    [4] sobram quatro goleiros na mão
    [5] sobram cinco goleiros na mão
    [6] sobram seis goleiros na mão
   *[other] sobram { $n } goleiros na mão
}.
s52-because-lay-high = Poucos pares de números seguram o { $high }, e o { $low } não vai fazer falta; { $n ->
    [0] não sobra goleiro na mão
    [1] sobra um goleiro na mão
    [2] sobram dois goleiros na mão
    [3] sobram três goleiros na mão
    [4] sobram quatro goleiros na mão
    [5] sobram cinco goleiros na mão
    [6] sobram seis goleiros na mão
   *[other] sobram { $n } goleiros na mão
}.
s52-because-lay-spare = Estas duas são as menos úteis na defesa; { $n ->
    [0] não sobra goleiro na mão
    [1] sobra um goleiro na mão
    [2] sobram dois goleiros na mão
    [3] sobram três goleiros na mão
    [4] sobram quatro goleiros na mão
    [5] sobram cinco goleiros na mão
    [6] sobram seis goleiros na mão
   *[other] sobram { $n } goleiros na mão
}.
s52-because-flip-penalty = { $rank ->
    [queen] A { $card }
   *[other] O { $card }
} é gol certo se você descartar outro goleiro.
s52-because-flip-bluff = É um blefe: eles não têm como saber, e seu outro atacante chuta em seguida.
s52-because-flip = O que segurar este não pode ser usado contra seu outro atacante.

## Advice for a beginner, one to three sentences
s52-lesson-no-cards = Você não tem cartas: não pode chutar nem segurar um chute.
s52-lesson-few-cards = Você tem cartas de menos: todas vão ao ataque, e nenhuma fica para defender.
s52-lesson-first-round = Duas cartas vão ao ataque para chutar; as outras quatro têm de segurar dois chutes. Números altos são difíceis de bloquear. Guarde seus goleiros: valetes, damas e reis.
s52-lesson-spare-goalie = Com { $n ->
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
   *[other] { $n }
} goleiros, dá para bancar um pênalti: baixe um como atacante, guarde outro para descartar, e ninguém pode segurar.
s52-lesson-lay = Depois da rodada você compra quatro cartas. Chute com números altos e guarde o que segura mais: goleiros e números baixos, que combinam de muitas formas.
s52-lesson-last-of-league = A última rodada: o que sobrar na mão depois dela não vale nada.
s52-lesson-last-round = A última rodada, a menos que acabe empatada. O monte está vazio: toda carta que você não viu está na mão deles.
s52-lesson-last-round-short = A última rodada, a menos que acabe empatada.
s52-lesson-sudden-round = Quem estiver na frente depois desta rodada vence, então não adianta poupar cartas.
s52-lesson-last-forward-penalty = Seu último atacante, { $rank ->
    [queen] a { $card }
   *[other] o { $card }
}, é gol certo se você descartar outro goleiro.
s52-lesson-last-forward-bluff = Seu último atacante, { $rank ->
    [queen] a { $card }
   *[other] o { $card }
}, é um blefe sem outro goleiro e será descartado.
s52-lesson-last-forward = Seu último atacante, o { $card }, chuta agora, e eles seguram se puderem.
s52-lesson-flip = Você vê como o primeiro chute termina antes de virar o segundo. As cartas com que eles bloqueiam não podem segurar o outro.
s52-lesson-flip-two-penalties = Os dois são goleiros: qualquer um é gol certo se você descartar outro da mão.
s52-lesson-flip-two-bluffs = Os dois são goleiros, e você não tem outro para descartar. Nenhum pode marcar, mas eles não sabem disso.
s52-lesson-flip-penalty = { $rank ->
    [queen] Sua { $card }
   *[other] Seu { $card }
} é gol certo se você descartar outro goleiro. O outro atacante tem de passar por eles.
s52-lesson-flip-bluff = { $rank ->
    [queen] Sua { $card }
   *[other] Seu { $card }
} é um blefe sem outro goleiro. O outro atacante é seu chute de verdade.
s52-lesson-nothing-stops = Nada do que você tem segura o { $card }: nenhum goleiro de naipe { $colour ->
    [black] preto
   *[red] vermelho
}, nenhum número igual, nenhum par que sirva.
# May follow it.
s52-lesson-they-know = Agora eles sabem que você não tinha com que segurar.
# One of these two is followed by one of the next four.
s52-lesson-must-block = Você tem de segurar se puder.
s52-lesson-may-let-in = Você pode deixar entrar, mas gol é gol.
s52-lesson-block-twin = Uma carta do mesmo número sai mais barato: uma carta por um chute.
s52-lesson-block-pair = São necessárias duas cartas: uma soma, uma diferença ou duas do naipe do chute. Gaste as duas de que menos precisa.
s52-lesson-block-cheaper = Um goleiro resolve sem ajuda, mas poderia segurar qualquer chute da cor dele mais tarde: um par de números costuma sair mais barato.
s52-lesson-block-goalie = Só um goleiro seu pode segurar este.
s52-lesson-no-second-goalie = Sem outro goleiro não há pênalti: { $rank ->
    [queen] a { $card } é descartada
   *[other] o { $card } é descartado
}. Eles não têm como saber se você tinha um.
s52-lesson-penalty = Descarte outro goleiro e você marca: ninguém pode segurar. Guarde-o se acha que ele vai evitar um gol mais tarde.

## A bot's reason for its choice, in one sentence. It speaks of itself as `it`.
s52-bot-hard-to-block = Estas são difíceis de bloquear e não fazem falta na defesa.
s52-bot-cheapest-block = O bloqueio mais barato que há.
s52-bot-nothing-blocks = Nada bloqueia isso.
s52-bot-sure-goal = Gol certo.
s52-bot-no-second-goalie = Não há outro goleiro.
s52-bot-nothing-else = Não há mais nada a fazer.
s52-bot-won = Venceu { $n }% das partidas imaginadas.

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.
## Here $kind is the rank of the card $what: ace, jack, queen, king or a number.

# Forwards are laid face down.
say-s52-laid =
    .l1 = { CAP(O($us)) } esconde os atacantes. Ninguém entrega nada na cara.
    .l2 = Cartas fechadas { NO($us) }. A arquibancada dá palpite.
    .l3 = { CAP(O($us)) } prepara a surpresa.
    .l4 = { CAP(O($us)) } baixa as cartas e olha pro céu.

# A number card is turned up as a shot.
say-s52-flipped =
    .l1 = É o { $what }! { CAP(O($them)) } procura uma resposta.
    .l2 = { CAP(O($us)) } vira o { $what }. Alguém tem resposta?
    .l3 = Lá vai o { $what }, em direção ao gol.
    .l4 = Aparece o { $what }. { $keeper } engole em seco.
    .l5 = { CAP(O($us)) } manda o { $what }, com carinho.

# A goalie is turned up among the forwards.
say-s52-goalie-flipped =
    .l1 = { $kind ->
        [queen] A { $what }
       *[other] O { $what }
    } lá na frente? Isso tá com cheiro de pênalti.
    .l2 = Um goleiro no ataque! Será que { O($us) } tem outro?
    .l3 = { $kind ->
        [queen] A { $what }
       *[other] O { $what }
    } no ataque, bem longe de casa.
    .l4 = { CAP(O($us)) } mostra { $kind ->
        [queen] a { $what }
       *[other] o { $what }
    }. Com mais um goleiro, é pênalti.

# A goalie of the forward's colour stops it.
say-s52-saved =
    .l1 = Defendeu! { $kind ->
        [queen] A { $what }
       *[other] O { $what }
    } fecha o gol { DO($us) }.
    .l2 = { $kind ->
        [queen] A { $what }
       *[other] O { $what }
    } se estica até não poder mais, e { O($us) } se salva.
    .l3 = Defesaça! { $kind ->
        [queen] A { $what }
       *[other] O { $what }
    } fez parecer ioga.
    .l4 = { $kind ->
        [queen] A { $what }
       *[other] O { $what }
    } no caminho. { CAP(O($them)) } não acredita.
    .l5 = { $kind ->
        [queen] A { $what }
       *[other] O { $what }
    } estava no gol certo o tempo todo.

# A card of the same rank stops it.
say-s52-twin =
    .l1 = Bate e volta! O { $what } entra na frente.
    .l2 = Número com número. O { $what } já conhece esse truque.
    .l3 = { CAP(O($us)) } bloqueia com um espelho: o { $what }.
    .l4 = O { $what } reconhece os seus. Bloqueado.
    .l5 = Igual contra igual, e { O($us) } agradece.

# Two number cards stop it by their sum or difference.
say-s52-sum =
    .l1 = { CAP($what) }. A conta fecha, e o gol { DO($us) } também.
    .l2 = { CAP(O($us)) } faz conta em cima da linha: { $what }.
    .l3 = Duas cartas, uma resposta: { $what }. Bloqueado.
    .l4 = { CAP($what) }! A escola serviu pra alguma coisa, diz { O($us) }.
    .l5 = Bloqueado pela matemática: { $what }.

# Two cards of the forward's suit stop it.
say-s52-suit-pair =
    .l1 = Duas do mesmo naipe, e a porta tá fechada.
    .l2 = { CAP(O($us)) } bota dois na frente da bola. Bloqueado.
    .l3 = Sai caro, mas funciona: { O($us) } gasta duas do naipe.
    .l4 = Barreira de dois, e os dois de uniforme completo.

# A goalie is turned up and nothing comes of it.
say-s52-no-penalty =
    .l1 = Não deu em nada. Goleiro no ataque é turista.
    .l2 = Sem outro goleiro não tem pênalti. Pode voltar.
    .l3 = { CAP(O($us)) } deixa pra lá. Tanta viagem só pra tomar um ar.
    .l4 = Sem pênalti. { $keeper } dá tchauzinho.

# A round begins.
say-s52-round =
    .l1 = Segue o jogo. Cartas novas, mágoas antigas.
    .l2 = Mais uma rodada. Desta vez { O($us) } ataca primeiro.
    .l3 = Começa { O($us) }. A história até aqui: { $score }.
    .l4 = Mãos cheias de novo, e cabeças também.

# The last regular round begins.
say-s52-last-round =
    .l1 = Última rodada. Quem guardou alguma coisa, é agora.
    .l2 = Mais uma só, com { $score }. Não adianta guardar nada pra quarta-feira.
    .l3 = É a última. Quem começa é { O($us) }.
    .l4 = Última rodada, { $score }. Respirem fundo todos.

# Level: round by round until one side leads.
say-s52-sudden-rounds =
    .l1 = Segue empatado! Quem fechar uma rodada na frente vai pra casa feliz.
    .l2 = Desempate. O descarte nem sonhava em voltar.
    .l3 = { $score }, e segue o jogo, uma rodada nervosa de cada vez.
    .l4 = Ninguém venceu ainda. Embaralha o que sobrou e acha um vencedor.
