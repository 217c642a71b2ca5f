### Brazilian Portuguese: soccer_go

go-title = Soccer-Go
go-tagline = Sete passes secretos, depois um chute.
go-aim = Emende sete passes sem que adivinhem nenhum e chute. Adivinhe um dos deles para ganhar a bola.
go-chance = As cartas de poder compradas
go-bot-1 = Lu Sorteio
go-bot-1-line = Baixa qualquer número, joga qualquer carta, troca sem motivo.
go-bot-2 = Salete Muquirana
go-bot-2-line = Passa em ordem, do 11 para baixo, e guarda toda carta de poder até a última rodada.
go-bot-3 = Nina Dez
go-bot-3-line = Procura primeiro seu 10, depois o 7 e o 9, chuta à esquerda e não consegue segurar carta de poder.
go-bot-4 = Alfredo Ábaco
go-bot-4-line = Passa em ordem, do 1 para cima, e percorre o gol do mesmo jeito.
go-bot-5 = Rita Ensaiada
go-bot-5-line = Sabe um ataque de cor, joga sempre o mesmo e acha que você também joga.
go-bot-6 = Professora Clara
go-bot-6-line = Pensa cada ataque até o fim e mistura bem os números, mas nunca guarda uma carta e esquece as suas.
go-bot-7 = Mirko Espelho
go-bot-7-line = Devolve o último ataque que você fez e espera por ele quando você ataca.
go-bot-8 = Madame Magda
go-bot-8-line = Guarda cada carta para a melhor hora, pesa toda mão que você pode ter e explora seus hábitos.
go-field-before-pass = Cartas antes de um passe
go-field-before-pass-oneeach = Uma para cada (regra nossa)
go-field-before-pass-anytime = A qualquer hora (regra impressa)
go-field-short = Duração
go-field-short-false = Partida inteira
go-field-short-true = Curta (duas rodadas)
go-rules-1-head = A ideia
go-rules-1 = O ataque passa de jogador em jogador, e a defesa adivinha quem recebe a bola. Emende sete passes sem que nenhum seja cortado e você chuta. Cartas de poder aceleram um ataque, freiam ou viram do avesso.
go-rules-2-head = Um passe
go-rules-2 = Quem ataca baixa o número do jogador que recebe a bola, quem defende baixa o número do jogador que marca; os dois são virados juntos. Números diferentes: o passe chega, e o número do ataque está gasto: no resto deste ataque ninguém pode escolhê-lo. O número da defesa volta para a mão. Números iguais: a defesa leu o passe e ganha a bola, e o ataque acaba. Assim, cada passe deixa menos números para escolher, e adivinhar fica mais fácil.
go-rules-3-head = Uma partida
go-rules-3 = Onze camisas por time. Quatro rodadas; em cada uma, os dois times atacam uma vez. Quem ataca primeiro se decide por sorteio; depois do intervalo, isto é, depois da rodada 2, é o outro time. Um ataque acaba quando um passe é cortado, quando a defesa ganha uma Dividida ou com um chute, entre ou não. O ataque seguinte começa do zero, com todos os números de volta. Uma partida curta tem duas rodadas e não tem intervalo. Com empate, vai direto aos pênaltis.
go-rules-4-head = O goleiro
go-rules-4 = O número 1 é o goleiro. Ele pode receber a bola como qualquer outro, exceto no passe 7, em que ninguém pode escolhê-lo.
go-rules-5-head = A trilha
go-rules-5 = A trilha acima do campo tem uma casa para cada passe, preenchida com o número usado. A primeira casa vazia é o passe da vez e decide quais cartas de poder podem ser jogadas. Depois de sete casas preenchidas vem o chute.
go-rules-6-head = O chute
go-rules-6 = Quem chuta baixa esquerda, meio ou direita, olhando para o gol; o goleiro baixa para onde pula, com esquerda e direita do ponto de vista de quem chuta. Iguais: defesa. Diferentes: gol.
go-rules-7-head = Cartas de poder
go-rules-7 = Cada time recebe duas cartas de ataque (com uma chuteira) e duas de defesa (com um escudo); o adversário vê só o verso. As de ataque são para seus ataques, as de defesa para os deles. As suas ficam do seu lado do campo: as que servem para o que você faz agora são maiores, e as que podem ser jogadas ficam acesas. Antes de cada passe, o ataque pode jogar uma, depois a defesa. Uma carta usada fica aberta na sua pilha. Que seja uma de cada time é regra nossa. Como opção vale o impresso: quantas cartas cada um quiser, a qualquer momento antes do passe que elas citam, alternando até ninguém jogar mais. Assim, Chutão pode responder a Enfiada, e Chute a Pressão Alta; mas só uma carta por vez muda a escolha dos números.
go-rules-8-head = Bloqueios
go-rules-8 =
    Quando uma carta é jogada, o adversário pode cancelá-la na hora com um Bloqueio que a cite: a carta não faz nada, as duas são gastas, e o jogo segue. Um Bloqueio não pode ser bloqueado. Um Bloqueio usado como resposta não conta como sua carta antes deste passe.
    No ataque, o Bloqueio A cancela Chutão, Pressão Baixa ou Jogo Truncado; o Bloqueio B cancela Pressão Alta, Novo Chute ou Dividida; o Bloqueio C cancela Coringa, Ângulo Fechado ou Novo Passe.
    Na defesa, o Bloqueio A cancela Goleiro-Linha, Escanteio ou Contra-Ataque; o Bloqueio B cancela Drible, Novo Chute ou Enfiada; o Bloqueio C cancela Coringa, Novo Passe ou Chute.
go-rules-9-head = Ataque: mais rápido ao gol
go-rules-9 =
    Enfiada (passes 3 a 6): os dois só podem baixar o que resta de 3, 5, 7 e 9. Sem marcação, você chuta na hora. Devem restar pelo menos dois deles.
    Escanteio (passes 2 a 5): você baixa três números, a defesa um. Se nenhum dos seus for marcado, você chuta na hora; os três ficam gastos.
    Chute (passes 4 a 6): você chuta agora, sem este passe.
    Contra-Ataque (passes 1 a 3): diga três números que restam. Ficam gastos, um em cada uma das três próximas casas, e você segue dali; o adversário não tem palpite.
    Drible (passes 1 a 4): se este passe não for cortado, ele preenche mais duas casas, que não gastam nada.
go-rules-10-head = Ataque: uma mãozinha
go-rules-10 =
    Goleiro-Linha (passe 7): no resto deste ataque, o goleiro também pode ser escolhido no passe 7, desde que o número 1 não esteja gasto.
    Novo Passe (passes 1 a 7): seu passe foi cortado; ele é repetido.
    Novo Chute: seu chute foi defendido; ele é repetido.
go-rules-11-head = Defesa: fechar os espaços
go-rules-11 =
    Pressão Alta (passes 2 a 5): os dois só podem baixar o que resta de 2, 4, 6 e 8. Devem restar pelo menos dois deles.
    Pressão Baixa (passes 3 a 6): você marca três números, o ataque baixa um.
    Dividida (passes 3 a 6): pedra, papel e tesoura, até alguém ganhar. Se você ganhar, o ataque deles acaba; se perder, o passe continua.
    Com uma carta para cada, se Enfiada ou Escanteio foi jogado para um passe e não foi bloqueado, só uma Dividida pode vir em seguida nele.
go-rules-12-head = Defesa: ganhar tempo
go-rules-12 =
    Chutão (passes 4 a 7): as três últimas casas são esvaziadas, os números voltam, e um novo passe começa dali, com o ataque primeiro. Também acaba com um Drible.
    Jogo Truncado (depois do passe 7): é preciso mais um passe antes do chute; nele o goleiro pode ser escolhido de novo. Não freia o chute de Enfiada, Escanteio ou Chute.
    Ângulo Fechado (antes de qualquer chute): diga uma direção; ninguém pode escolhê-la, nem se este chute for repetido.
    Novo Passe (passes 1 a 7): o passe deles chegou; ele é repetido.
    Novo Chute: você sofreu um gol; ele não vale, e o chute é repetido.
go-rules-13-head = Coringa e Mico
go-rules-13 =
    O Coringa copia qualquer carta usada do próprio baralho, não importa quem a usou, em um momento em que ela poderia ser jogada; a carta copiada fica na pilha. Pode copiar até um Bloqueio. Um Bloqueio contra o Coringa o cancela, e um Bloqueio contra a carta copiada também. Sem nada para copiar, não pode ser jogado.
    O Mico não faz nada e nunca pode ser jogado: livre-se dele na troca.
go-rules-14-head = Repetições
go-rules-14 = Um passe ou chute repetido não gasta nada enquanto não valer, e tudo o mais que foi jogado para esse passe ou chute continua valendo. O time prejudicado pelo novo resultado também pode pedir uma repetição, se tiver carta para isso.
go-rules-15-head = A troca
go-rules-15 = Depois de cada ataque, menos o último do tempo normal (o oitavo, ou o quarto em uma partida curta), uma carta é mostrada em segredo a cada time: a quem atacou, a de cima do baralho de ataque; a quem defendeu, a de cima do baralho de defesa. Você pode trocá-la por qualquer carta da mão, de um tipo ou de outro, ou ficar com o que tem. A carta recusada vai para o fundo do próprio baralho. Assim, sua mão nunca cresce, mas pode ficar com mais cartas de um tipo que do outro. A um time sem cartas de poder nada é mostrado.
go-rules-16-head = Prorrogação e pênaltis
go-rules-16 = Empate depois de quatro rodadas: os dois atacam mais uma vez, na ordem da primeira rodada, sem cartas de poder nem troca; no passe 7 ninguém pode escolher o goleiro, como sempre. O primeiro corte de um ataque é perdoado: os dois pegam as cartas de volta, e o passe é jogado de novo. O segundo acaba com o ataque. Ainda empatado: três chutes para cada, alternados, começando por quem atacou primeiro na partida, até decidir; depois par a par. Esses gols não contam no placar.
go-rules-17-head = Dois na mesma tela
go-rules-17 = Números, direções e mãos são escolhidos com teclas, os dois ao mesmo tempo, e ninguém vê o que o outro aperta; as camisas mostram as teclas dos seus números. As cartas de poder ficam fechadas. No começo, cada um olha as suas atrás da cortina, enquanto o outro vira o rosto. Depois o jogo não pergunta mais nada: se quiser usar uma carta, aperte Minhas cartas em vez de um número. Quando os dois tiverem escolhido, você olha atrás da cortina, e os dois escolhem de novo. Aí ainda dá tempo de usar um Bloqueio ou de repetir um passe: o jogo volta ao ponto certo. Você pode olhar e não usar nada. Onde não vem outra escolha, como depois de um corte ou de um chute, o jogo espera por Continuar ou Minhas cartas.
go-rules-18-head = Créditos
go-rules-18 = Soccer-Go é um jogo de cartas cujo autor não é citado. Clubes, escudos, jogadores e todas as palavras são deste projeto.
go-zone-used = USADAS

## Names

# The name of a power card, as it is printed on it.
go-card-attacking-gk = Goleiro-Linha
go-card-block-a = Bloqueio A
go-card-block-b = Bloqueio B
go-card-block-c = Bloqueio C
go-card-bogey = Mico
go-card-clearance = Chutão
go-card-corner = Escanteio
go-card-counter-attack = Contra-Ataque
go-card-deep-press = Pressão Baixa
go-card-dribble = Drible
go-card-high-press = Pressão Alta
go-card-joker = Coringa
go-card-narrow-shot = Ângulo Fechado
go-card-pass-re-take = Novo Passe
go-card-shoot = Chute
go-card-shot-re-take = Novo Chute
go-card-slow-build-up = Jogo Truncado
go-card-tackle = Dividida
go-card-through-ball = Enfiada
# A Joker played as another card.
go-card-joker-as = { $joker } como { $card }
# Both decks have a card of this name, and both are there.
go-card-of-kind = { $card } de { $kind ->
    [attacking] ataque
   *[defending] defesa
}

# A direction of a shot, as the shooter sees it.
go-direction-left = Esquerda
go-direction-middle = Meio
go-direction-right = Direita

# A hand in a tackle.
go-hand-paper = Papel
go-hand-rock = Pedra
go-hand-scissors = Tesoura

# A number in a sentence. $of is what it counts: passes, numbers, slots (*duas casas*), or name: *o passe sete*.
go-number = { $n ->
    [0] { $of ->
        [passes] nenhum
        [numbers] nenhum
        [slots] nenhuma
       *[name] zero
    }
    [1] { $of ->
        [slots] uma
       *[name] um
    }
    [2] { $of ->
        [slots] duas
       *[name] dois
    }
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
    [11] onze
   *[other] { $n }
}

# A sentence with its full stop. Texts of cards have none where they stand alone.
go-sentence = { $text }.

## What is printed on the cards. Letters shrink and lines break so that words fit.

# The kind of a power card.
go-print-kind-attacking = Ataque
go-print-kind-defending = Defesa

# The sign in the corner of a hand.
go-print-sign-paper = Pa
go-print-sign-rock = Pe
go-print-sign-scissors = Te

# When a power card may be played, at its foot.
go-print-pass = Passe { $first }
go-print-passes = Passes { $first }-{ $last }
go-print-after-mark = Se cortado
go-print-after-pass = Se passar
go-print-after-slot = Após passe { $slot }
go-print-before-shot = Pré-chute
go-print-after-save = Após defesa
go-print-after-goal = Após gol
go-print-answer = Resposta
go-print-as-copied = Da copiada
go-print-never = Nunca

# What a power card does. $n is how many, $numbers and $cards are lists.
go-print-attacking-gk = O goleiro pode ser escolhido também no passe 7.
go-print-block = Cancela { $cards }.
go-print-bogey = Não serve para nada: livre-se dele na troca.
go-print-clearance = Os últimos { $n } passes são desfeitos, e os números voltam.
go-print-corner = Escolha { $n } números contra um. Sem marcação, você chuta na hora.
go-print-counter-attack = Diga { $n } números: são { $n } passes de uma vez.
go-print-deep-press = Você marca { $n } números em vez de um.
go-print-dribble = Se este passe chegar, mais { $n } vêm com ele.
go-print-high-press = Os dois só escolhem entre { $numbers }.
go-print-joker-attacking = Copia uma carta de ataque usada.
go-print-joker-defending = Copia uma carta de defesa usada.
go-print-narrow-shot = Uma direção fica fechada aos dois neste chute.
go-print-pass-re-take-attacking = Cortaram seu passe: os dois escolhem de novo.
go-print-pass-re-take-defending = O passe chegou: os dois escolhem de novo.
go-print-shoot = Chega de passes: você chuta agora.
go-print-shot-re-take-attacking = Defenderam seu chute: os dois escolhem de novo.
go-print-shot-re-take-defending = O gol é anulado: os dois escolhem de novo.
go-print-slow-build-up = É preciso mais um passe antes do chute.
go-print-tackle = Pedra, papel e tesoura: ganhe, e o ataque acaba.
go-print-through-ball = Os dois só escolhem entre { $numbers }. Sem marcação, você chuta na hora.

## Labels on the pitch, in capitals

# Above a card that has just been played. $card is its name.
go-label-played = { UPPER($card) }
go-label-played-joker = CORINGA: { UPPER($card) }
# Narrow Shot.
go-label-narrow = { $direction ->
    [left] ESQUERDA FECHADA
    [middle] MEIO FECHADO
   *[right] DIREITA FECHADA
}
go-label-narrow-joker = CORINGA: { $direction ->
    [left] ESQUERDA FECHADA
    [middle] MEIO FECHADO
   *[right] DIREITA FECHADA
}
# Counter-Attack, with its numbers.
go-label-counter = CONTRA-ATAQUE { $numbers }
go-label-counter-joker = CORINGA: CONTRA-ATAQUE { $numbers }
# Both sides choose from these numbers.
go-label-only = SÓ { $numbers }
# Three numbers against one.
go-label-three-to-one = { UPPER($card) }: 3 CONTRA 1
go-label-dribble = DRIBLE +{ $n }
go-label-keeper = GOLEIRO LIBERADO
go-label-closed = { $direction ->
    [left] ESQUERDA FECHADA
    [middle] MEIO FECHADO
   *[right] DIREITA FECHADA
}

# Below the scoreboard.
go-subtitle = Quatro rodadas, um ataque para cada
go-subtitle-short = Duas rodadas, um ataque para cada
go-subtitle-any-time = cartas de poder a qualquer hora

# The last step of the track, and a slot that a Dribble has filled.
go-track-shot = CHUTE
go-track-run = DRIBLE

## When a power card can be played. A sentence without its full stop.

go-when-before-pass = { $card } se usa antes do passe { $first }
go-when-before-passes = { $card } se usa antes dos passes { $first } a { $last }
go-when-marked = { $card } se usa quando seu passe é cortado, nos passes { $first } a { $last }
go-when-through = { $card } se usa quando o passe deles chega, nos passes { $first } a { $last }
go-when-after-slot = { $card } se usa depois do sétimo passe deles
go-when-before-shot = { $card } se usa antes de eles chutarem
go-when-saved = { $card } se usa quando seu chute é defendido
go-when-goal = { $card } se usa quando você sofre um gol
go-when-as-copied = { $card } copia uma carta usada do próprio baralho, quando ela puder ser jogada
go-when-never = { $card } nunca pode ser usado
go-when-answer = { $card } cancela uma das cartas que cita

## What a power card does. A sentence without its full stop.

go-does-pass-re-take = O passe é repetido
go-does-shot-re-take-attacking = O chute é repetido
go-does-shot-re-take-defending = O gol não vale; o chute é repetido
go-does-keeper = O goleiro pode ser escolhido também no passe 7, pelos dois
go-does-among-attacking = Os dois têm de escolher entre o que resta de { $numbers }. Sem marcação, o ataque chuta na hora
go-does-among-defending = Os dois têm de escolher entre o que resta de { $numbers }
go-does-more-attacking = O ataque escolhe três números, a defesa só um. Sem marcação, o ataque chuta na hora
go-does-more-defending = A defesa escolhe três números, o ataque só um
go-does-shoot = O ataque chuta agora
go-does-forward = Três passes de uma vez: o ataque diz três números, que ficam gastos
go-does-fill = Se este passe chegar, ele preenche três casas; as duas a mais não gastam números
go-does-one-pass-more = O ataque precisa de mais um passe antes do chute
go-does-close = Uma direção fica fechada aos dois neste chute
go-does-back = As três últimas casas são esvaziadas; os números voltam
go-does-duel = Pedra, papel e tesoura pela bola. Se a defesa ganhar, o ataque acaba
go-does-block = Cancela { $cards }
go-does-joker = Copia uma carta usada do próprio baralho
go-does-nothing = Não faz nada

## What a power card does now, below the card that is held up for both sides to read.

go-effect-pass-re-take = O passe é repetido.
go-effect-shot-re-take-attacking = O chute é repetido.
go-effect-shot-re-take-defending = Gol anulado: o chute é repetido.
go-effect-keeper = O passe 7 pode ir para o goleiro, sim.
go-effect-among-attacking = Os dois escolhem entre { $numbers }; sem marcação, é chute.
go-effect-among-defending = Os dois escolhem entre { $numbers }.
go-effect-more-attacking = Três números contra um; sem marcação, é chute.
go-effect-more-defending = A defesa marca três números de uma vez.
go-effect-shoot = Chega de passes: o chute é agora.
go-effect-forward = Três passes de uma vez: { $numbers }.
go-effect-fill = Sem marcação, este passe vale por três.
go-effect-one-pass-more = É preciso um oitavo passe antes do chute.
go-effect-close = Neste chute, ninguém pode escolher { $direction ->
    [left] a esquerda
    [middle] o meio
   *[right] a direita
}.
go-effect-back = Os três últimos passes são desfeitos.
go-effect-duel = Pedra, papel e tesoura pela bola.

## Why a reveal ended as it did, below the cards.

go-why-marked = Os dois escolheram o { $n }: o passe foi cortado.
go-why-read = Um dos três coincidiu: a defesa leu o passe.
go-why-saved = O goleiro escolheu a mesma direção.
go-why-in = O goleiro { $save ->
    [left] pulou à esquerda
    [middle] ficou no meio
   *[right] pulou à direita
}, a bola foi { $shot ->
    [left] à esquerda
    [middle] no meio
   *[right] à direita
}.
go-why-paper = Papel embrulha pedra.
go-why-rock = Pedra quebra tesoura.
go-why-scissors = Tesoura corta papel.
go-why-level = { $hand ->
    [paper] Papel com papel
    [rock] Pedra com pedra
   *[scissors] Tesoura com tesoura
}: de novo.
go-why-cancelled = { $block } cancela { $card }: fica sem efeito.

## Questions. $pass is the number of a pass.

go-ask-over = Fim de jogo
go-ask-before-pass = Antes do passe { $pass }: jogar uma carta de poder?
go-ask-before-their-pass = Antes do passe { $pass } deles: jogar uma carta de poder?
go-ask-marked = Cortado! Repetir o passe?
go-ask-through = O passe deles chegou. Mandar repetir?
go-ask-slow = Sete passes: travar o jogo deles?
go-ask-close = Eles vão chutar: fechar uma direção?
go-ask-saved = Defendeu! Repetir o chute?
go-ask-goal = Gol! Mandar repetir o chute?
go-ask-answer = Usar um Bloqueio contra { $card }?
go-ask-three = Passe { $pass }: escolha três números
go-ask-mark-three = Passe { $pass }: marque três números
go-ask-pass = Passe { $pass }: quem recebe a bola?
go-ask-mark = Passe { $pass }: quem você marca?
go-ask-tackle = Dividida: pedra, papel ou tesoura?
go-ask-shot = Onde vai chutar?
go-ask-dive = Para onde seu goleiro pula?
go-ask-swap = Trocar uma carta sua por { $card }?
go-ask-swap-unseen = Trocar uma carta?
# $side is a club.
go-ask-wait-decided = Decisão tomada: { O($side) } ainda está escolhendo
go-ask-wait-down = Carta baixada: { O($side) } ainda está escolhendo
go-ask-wait = { CAP(O($side)) } está decidindo

## Labels of offers

# A Joker played as that card.
go-offer-joker = Coringa: { $card }
# Narrow Shot, with the direction that it closes.
go-offer-narrow = Fechar { $direction ->
    [left] esquerda
    [middle] meio
   *[right] direita
}
go-offer-narrow-joker = Coringa: fechar { $direction ->
    [left] esquerda
    [middle] meio
   *[right] direita
}
# Counter-Attack, with its numbers.
go-offer-counter = { $card } { $numbers }
go-offer-counter-joker = Coringa: Contra-Ataque { $numbers }
go-offer-swap = Trocar { $card }
# A card whose namesake of the other kind is there too.
go-offer-swap-of-kind = { $card } de { $kind ->
    [attacking] ataque
   *[defending] defesa
}
go-offer-keep = Sem troca
go-offer-lay-three = Baixar { $numbers }
go-offer-mark-three = Marcação: { $numbers }
go-offer-put-back = Devolver { $card }
# Of three numbers, this many are chosen.
go-offer-chosen = { $n } / { $of } números
# Using no card.
go-offer-let-stand = Sem Bloqueio
go-offer-accept-mark = Aceitar o corte
go-offer-let-count = Deixar passar
go-offer-let-shoot = Deixar chutar
go-offer-close-nothing = Não fechar nada
go-offer-accept-save = Aceitar a defesa
go-offer-accept-goal = Aceitar o gol
go-offer-play-on = Sem carta
# A decision that was made or is advised.
go-offer-pass-to = Passe: { $numbers }
go-offer-mark = Marcação: { $numbers }

## What an offer does. $man is a player, $side a club in three letters, $n the number of a player.

go-help-pass = Se { O($side) } marcar o { $n }, seu ataque acaba; se não, o { $n } fica gasto.
go-help-mark = Se o passe for para o { $n }, você ganha a bola.
go-help-shoot = Chute { $direction ->
    [left] à esquerda de quem chuta
    [middle] no meio
   *[right] à direita de quem chuta
}: é gol, a menos que o goleiro também vá ali.
go-help-dive = Seu goleiro { $direction ->
    [left] pula à esquerda de quem chuta
    [middle] fica no meio
   *[right] pula à direita de quem chuta
}: é defesa se o chute também for ali.
go-help-paper = Ganha de pedra, perde para tesoura; se der igual, é de novo.
go-help-rock = Ganha de tesoura, perde para papel; se der igual, é de novo.
go-help-scissors = Ganha de papel, perde para pedra; se der igual, é de novo.
go-help-narrow = Neste chute, ninguém pode escolher { $direction ->
    [left] a esquerda
    [middle] o meio
   *[right] a direita
}, nem se ele for repetido.
go-help-counter = Três passes de uma vez: { $numbers } ficam gastos, um em cada casa.
go-help-swap = Você fica com { $shown }; { $card } vai para o fundo do baralho de { $kind ->
    [attacking] ataque
   *[defending] defesa
}.
go-help-swap-unseen = Você fica com a carta; { $card } vai para o fundo do baralho de { $kind ->
    [attacking] ataque
   *[defending] defesa
}.
go-help-keep = Guarde suas cartas; a mostrada vai para o fundo do baralho dela.
go-help-block = Cancela { $card }; as duas cartas são gastas.
go-help-let-stand = Sem Bloqueio: a carta faz o que diz.
go-help-accept-mark = O ataque acaba, a bola é perdida.
go-help-let-count = O passe vale.
go-help-let-shoot = Eles chutam depois de sete passes.
go-help-close-nothing = As três direções ficam abertas.
go-help-accept-save = O ataque acaba.
go-help-accept-goal = O gol vale.
go-help-play-on = Sem carta de poder; vá direto aos números.
go-help-lay-three = Se eles não marcarem nenhum dos três, você chuta na hora.
go-help-mark-three = Se o passe for para um dos três, você ganha a bola.
go-help-put-back = O { $n }: devolver.
go-help-one-of-three = O { $n }: um dos seus três.
# $does says what the card does.
go-help-click-counter = { $does } Clique nela e escolha três números.

## Previews, in capitals

go-preview-pass = PASSE PARA O { $n }
go-preview-mark = MARCAR O { $n }
go-preview-shoot = CHUTE { $direction ->
    [left] À ESQUERDA
    [middle] NO MEIO
   *[right] À DIREITA
}
go-preview-dive = { $direction ->
    [left] PULO À ESQUERDA
    [middle] FICAR NO MEIO
   *[right] PULO À DIREITA
}

## The table of cards

go-chart-title = Qual carta, e quando
go-chart-down = O momento
go-chart-across = Quem pode jogar o quê
go-chart-attacker = O ataque
go-chart-defender = A defesa
go-chart-before-pass = Antes de um passe
go-chart-after-pass = Depois de um passe: o ataque se foi cortado, a defesa se não foi
go-chart-after-slot = Depois do sétimo passe
go-chart-before-shot = Antes de um chute
go-chart-after-shot = Depois de um chute: o ataque se foi defendido, a defesa se foi gol
go-chart-answer = Em resposta a uma carta que ela cita
go-chart-none = nenhuma carta
# A card, with the passes before which it can be played.
go-chart-card-pass = { $card } ({ $first })
go-chart-card-passes = { $card } ({ $first }-{ $last })
go-chart-note = Entre parênteses: antes de quais passes. O { $joker } copia uma carta usada do próprio baralho quando ela puder ser jogada; o { $bogey } nunca pode ser jogado.

## The coach's reason for a power card

go-because-answer = Sem Bloqueio, { $card } vale. { $does }

## Advice for a beginner

go-lesson-answer = Eles jogaram { $card }. Um Bloqueio cancela a carta e é gasto; seu Bloqueio não pode ser bloqueado.
go-lesson-tackle-attacking = Se ganhar, você segue. Se perder, seu ataque acaba. Se der igual, é de novo.
go-lesson-tackle-defending = Se ganhar, o ataque deles acaba. Se perder, eles seguem. Se der igual, é de novo.
go-lesson-swap-bogey = Oferecem a você { $card }. O Mico nunca pode ser jogado: livre-se dele na troca.
# $when says when the card can be played.
go-lesson-swap = { $when }. Troque por uma carta de que precise menos ou fique com o que tem.
go-lesson-swap-unseen = Troque uma das suas cartas pela mostrada ou fique com o que tem.
go-lesson-power = Jogue uma carta de poder, ou nenhuma.
go-lesson-joker = O Coringa pode copiar agora uma carta usada do baralho dele. Depois de usado, não volta.
# $does says what the card does.
go-lesson-before-pass = As cartas acesas podem ser jogadas antes deste passe. { $card }: { $does }
go-lesson-before-their-pass = Quanto mais tarde no ataque deles, mais dói. { $card }: { $does }
go-lesson-through = Quanto menos números restam, maior sua chance de adivinhar o passe repetido.
go-lesson-marked = Cortaram seu passe. Mande repetir, e ele pode chegar; senão, seu ataque acaba.
go-lesson-slow = Mais um passe dá a você mais um palpite, com poucos números restando.
go-lesson-close = Com uma direção fechada, você adivinha entre duas em vez de três: meio a meio.
go-lesson-saved = Um chute entra duas vezes em três: vale repetir, a menos que você esteja bem na frente.
go-lesson-goal = Repetindo, você defende um chute em três. Não há hora melhor para esta carta.
go-lesson-three = Três números contra um: se nenhum for marcado, você chuta na hora.
# $number is the number $n as a word.
go-lesson-mark-three = Você marca três de { $number } números. Para quais você passaria no lugar deles?
go-lesson-press = Eles marcam três de { $number } números. Se o passe chegar, a pressão deles acaba.
go-lesson-extra-time = Prorrogação: o primeiro corte é perdoado; o segundo acaba com o ataque.
go-lesson-pass = Escolha quem recebe a bola. Se eles marcarem o mesmo número, seu ataque acaba; se não, o número fica gasto neste ataque.
go-lesson-mark = Adivinhe quem recebe a bola. Se acertar o número, ela é sua; um palpite errado não custa nada.
go-lesson-keeper = Passe sete: aqui ninguém pode escolher o goleiro.
go-lesson-pass-odds = Um palpite em { $number } acerta. Qualquer número vale o mesmo, desde que eles não leiam você.
go-lesson-mark-odds = Um palpite em { $number } acerta. Camisas tracejadas estão gastas; a bola vai para uma das outras.
go-lesson-shoot-closed = { $direction ->
    [left] A esquerda está fechada
    [middle] O meio está fechado
   *[right] A direita está fechada
}: restam duas direções para você e para o goleiro deles.
go-lesson-dive-closed = { $direction ->
    [left] A esquerda está fechada
    [middle] O meio está fechado
   *[right] A direita está fechada
}: o chute tem de ir em uma das outras duas direções.
go-lesson-shoot = Três direções, e o goleiro deles escolhe uma. Esquerda e direita são as suas, de frente para o gol.
go-lesson-dive = Três direções, e você escolhe uma. Esquerda e direita são as de quem chuta.

## Why a card cannot be played now. A sentence without its full stop.

go-not-shown = É sua em troca de uma das suas cartas: clique na que vai entregar
go-not-theirs = Esta carta é { DO($side) }
# A card that was just played, with what it does.
go-not-played = { $card }: { $does }
go-not-used = Usadas: { $cards }. Só o Coringa pode copiá-las
go-not-back-attacking = Uma carta de ataque, fechada
go-not-back-defending = Uma carta de defesa, fechada
go-not-spent = O { $n } está gasto até este ataque acabar
go-not-down = Carta baixada; { O($side) } ainda está escolhendo
go-not-closed = Ângulo Fechado fecha esta direção neste chute
go-not-their-turn = { CAP(O($side)) } decide primeiro
go-not-before-block = Primeiro decida se joga um Bloqueio
go-not-before-power = Primeiro jogue uma carta de poder ou escolha “Sem carta”; os números vêm depois
go-not-before-window = Primeiro decida se usa sua carta de poder
go-not-swapped = Só cartas de poder são trocadas
go-not-now = Agora não: responda antes à pergunta
# $numbers are those that may be chosen.
go-not-among = { $card }: só { $numbers } neste passe
go-not-keeper = O goleiro não pode ser escolhido no passe 7
go-not-decided = Você já decidiu; { O($side) } ainda está escolhendo
go-not-normal-time = Cartas de poder são só para o tempo normal
go-not-bogey = O Mico não faz nada: livre-se dele na troca depois de um ataque
go-not-attacking = { $card } é para seus ataques
go-not-defending = { $card } é para quando { O($side) } ataca
go-not-block = { $card } só cancela { $cards }
go-not-joker-none = O Coringa copia uma carta de { $kind ->
    [attacking] ataque
   *[defending] defesa
} usada; ainda não há nenhuma
go-not-joker = O Coringa copia uma carta de { $kind ->
    [attacking] ataque
   *[defending] defesa
} usada, e nenhuma delas pode ser jogada agora
go-not-by-click = { $card } tem um botão para cada jeito de usar: aperte um deles
go-not-followed = { $card } está em vigor neste passe: só uma Dividida pode vir em seguida
go-not-second-selection = { $card } está em vigor neste passe: nenhuma outra carta pode mudar a escolha dos números
# $number is the number $n as a word.
go-not-two-left = { $card } precisa de dois dos seus números; { $n ->
    [0] não resta nenhum
    [1] só resta um
   *[other] restam { $number }
}
go-not-keeper-spent = Seu goleiro já está gasto
go-not-keeper-open = Seu goleiro já pode ser escolhido
go-not-three-left = { $card } precisa de três números, e restam menos

## The match log and the lines of banners. $side is a club, $man a player, $pass the number of a pass, $n the number of a
## player.

go-strip-first = { CAP(O($side)) } ataca primeiro
go-strip-spared = o primeiro corte é perdoado
go-strip-extra-time = mais uma rodada, sem cartas de poder
go-log-toss = { $side } ganha o sorteio e ataca primeiro
# The log and the banner.
go-log-attack = { CAP(O($side)) } ataca
go-log-attack-first = No segundo tempo, { O($side) } ataca primeiro
go-log-play = { $side } joga { $card }
go-log-play-numbers = { $side } joga { $card }: { $numbers }
go-log-play-direction = { $side } joga { $card }: fecha { $direction ->
    [left] a esquerda
    [middle] o meio
   *[right] a direita
}
go-log-blocked = { $block } cancela { $card }
go-log-cleared = Chutão: de volta ao passe { $pass }
go-log-eighth = É preciso um oitavo passe
go-log-read = O passe foi lido
go-log-marked = Passe { $pass } para { $man } ({ $n }): cortado!
go-log-spared = Primeiro corte perdoado: { $side } segue
go-log-pass = Passe { $pass }: { $man } ({ $n })
go-log-passes = Passe { $pass }: { $men }
# A Dribble fills slots more; $number is how many, as a word.
go-log-run = Passe { $pass }: { $men }, e mais { $number } no drible
# The hand that won a tackle, and which hand it beat: `rock beats scissors`.
go-log-hands = { $hand ->
    [paper] papel vence pedra
    [rock] pedra vence tesoura
   *[scissors] tesoura vence papel
}
go-log-tackle-again = Dividida: { $hand ->
    [paper] papel e papel
    [rock] pedra e pedra
   *[scissors] tesoura e tesoura
}, de novo
go-log-tackle-kept = Dividida: { $hands }, { $side } segue com ela
go-log-tackle-won = Dividida: { $hands }, { $side } ganha a bola
# $number is the number $n as a word.
go-log-shoot = { $side } chuta { $n ->
    [0] sem nenhum passe
    [one] depois de um passe
   *[other] depois de { $number } passes
}
go-log-in = Chute { $shot ->
    [left] à esquerda
    [middle] no meio
   *[right] à direita
}, goleiro { $save ->
    [left] à esquerda
    [middle] no meio
   *[right] à direita
}: gol!
go-log-saved = Chute { $shot ->
    [left] à esquerda
    [middle] no meio
   *[right] à direita
}, goleiro também: defesa
go-log-give = Você dá { $card } pela carta mostrada
# $kind is the kind of the card that is given.
go-log-swap = { $kind ->
    [attacking] { $side } troca uma carta: ataque por defesa
   *[defending] { $side } troca uma carta: defesa por ataque
}

## The bots' reasons for what they do, to the player whom the coach advises.

go-reason-alike = Aqui tanto faz um ou outro.
go-reason-slip = Um deslize.
go-reason-next-up = O seguinte, em ordem crescente.
go-reason-next-down = O seguinte, em ordem decrescente.
go-reason-favourite = Um dos seus preferidos.
go-reason-by-heart = Como foi ensaiado.
go-reason-mirror = Foi o que eles fizeram da última vez.
go-reason-spender = Nenhuma carta vale a pena guardar.
go-reason-hoarder = As cartas são para a última rodada.
go-reason-other-way = O mesmo lado duas vezes, não.
go-reason-other-hand = Cada vez uma mão diferente.
go-reason-card-time = É a hora dessa carta.
go-reason-card-wait = Espera um momento melhor.
go-reason-card-hurts = Essa carta ia doer.
go-reason-swap-better = Uma carta melhor por uma pior.
go-reason-keep-better = O que já tem é melhor.
# $does is `brings` for the attacker, who gains goals, or `saves`.
go-reason-play-little = Agora, { $card } { $does ->
    [brings] rende
   *[saves] evita
} um pouco mais do que depois.
go-reason-play = Agora, { $card } { $does ->
    [brings] rende
   *[saves] evita
} cerca de { $n ->
    [one] { $n } gol
   *[other] { $n } gols
} em cada cem ataques como este.
go-reason-block-little = { $block } cancela { $card }, e isso { $does ->
    [brings] rende
   *[saves] evita
} um pouco mais agora do que depois.
go-reason-block = { $block } cancela { $card }, e isso { $does ->
    [brings] rende
   *[saves] evita
} cerca de { $n ->
    [one] { $n } gol
   *[other] { $n } gols
} em cada cem ataques como este.
go-reason-no-block = { $card } faz pouco estrago aqui, não vale gastar um Bloqueio.
go-reason-hold = Todas as suas cartas vão render mais depois do que agora.
# What the reasons for a number begin with.
go-reason-left-all = Os { $n } números ainda estão livres
go-reason-left = { $count ->
    [one] { $spent } está gasto, e restam { $n } números
   *[other] { $spent } estão gastos, e restam { $n } números
}
# $left is one of the two above, $n a player's number.
go-reason-pass-any = { $left }: basta uma marcação para cortar o passe, então escolha { $n } ou outro qualquer, mas não mostre um padrão.
go-reason-mark-any = { $left }: não há como saber qual vem agora, então { $n } é um palpite tão bom quanto outro.
go-reason-pass-read = Aqui eles gostam de marcar o { $read }, então passe para o { $n }.
go-reason-mark-read = Aqui eles gostam de passar para o { $n }, então marque o { $n }.
go-reason-pass-keeper = O goleiro não pode receber o passe 7, então passe antes para o número 1.
go-reason-mark-keeper = Eles não podem usar o goleiro no passe 7, então vão querer usá-lo antes.
go-reason-three = Três de { $n } números decidem este passe, e quaisquer três valem o mesmo.
go-reason-shoot-read = O goleiro deles gosta de { $direction ->
    [left] pular à esquerda
    [middle] ficar no meio
   *[right] pular à direita
}, então chute em outro lugar.
go-reason-dive-read = Eles gostam de chutar { $direction ->
    [left] à esquerda
    [middle] no meio
   *[right] à direita
}.
go-reason-shoot = O goleiro deles cobre uma direção em { $n ->
    [2] duas
    [3] três
   *[other] { $n }
}, e não há como saber qual.
go-reason-dive = Eles têm { $n ->
    [2] duas
    [3] três
   *[other] { $n }
} direções para escolher, e não há como saber qual vem.
go-reason-hand-read = Eles gostam de mostrar { $hand ->
    [paper] papel
    [rock] pedra
   *[scissors] tesoura
}.
go-reason-hand = Pedra, papel ou tesoura: a chance de ganhar é a mesma.
go-reason-swap-bogey = { $card } pode ser útil; o Mico nunca é.
go-reason-swap = { $card } ({ $kind ->
    [attacking] ataque
   *[defending] defesa
}) vai render mais nos próximos ataques do que { $given } ({ $given_kind ->
    [attacking] ataque
   *[defending] defesa
}).
go-reason-keep = Todas as cartas da sua mão vão render mais do que { $card }.
go-reason-no-swap = Não ofereceram a você nada em troca.

## The notebook of a bot that reads its opponent. $times is how often, $all how often in all.

go-note-passed = { $who ->
    [you] Você passou para seu
   *[other] { $name } passou para o
} { $n }: { $times ->
    [1] uma vez
    [2] duas vezes
   *[other] { $times } vezes
} em { $all }.
go-note-marked = { $who ->
    [you] Você marcou o { $n } do bot
   *[other] { $name } marcou o seu { $n }
}: { $times ->
    [1] uma vez
    [2] duas vezes
   *[other] { $times } vezes
} em { $all }.
go-note-shot = { $who ->
    [you] Você
   *[other] { $name }
} chutou { $direction ->
    [left] à esquerda
    [middle] no meio
   *[right] à direita
} { $times ->
    [1] uma vez
    [2] duas vezes
   *[other] { $times } vezes
} em { $all }.
go-note-kept = No gol, { $who ->
    [you] você
   *[other] { $name }
} { $direction ->
    [left] pulou à esquerda
    [middle] ficou no meio
   *[right] pulou à direita
} { $times ->
    [1] uma vez
    [2] duas vezes
   *[other] { $times } vezes
} em { $all }.
go-note-showed = { $who ->
    [you] Você
   *[other] { $name }
} mostrou { $hand ->
    [paper] papel
    [rock] pedra
   *[scissors] tesoura
} { $times ->
    [1] uma vez
    [2] duas vezes
   *[other] { $times } vezes
} em { $all }.

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# An attack begins, but for the first one of the match.
say-go-attack =
    .l1 = { CAP(O($us)) } recomeça lá de trás.
    .l2 = A bola é { DO($us) }. Sete passes e um chute, só isso.
    .l3 = Lá vem { O($us) }. { CAP(O($them)) } se arruma na marcação.
    .l4 = Trocam os papéis: { $us } com a bola, { $them } com os palpites.
    .l5 = { CAP(O($us)) } começa outra vez, com paciência.

# A pass that got through.
say-go-passed =
    .l1 = Bola pra { $who }, com espaço até pra um piquenique.
    .l2 = { $who } se apresenta e recebe.
    .l3 = Redondinha, pra { $who }.
    .l4 = { CAP(O($us)) } roda a bola, agora com { $who }.
    .l5 = Tá com { $who }. Paciência, paciência.
    .l6 = Toca pra { $who }. { CAP(O($them)) } chega meio segundo depois.

# A pass late in the attack got through.
say-go-passed-late =
    .l1 = Passe { $what }, e dali { $who } já enxerga o gol.
    .l2 = Tá com { $who }. Os palpites { DO($them) } vão acabando.
    .l3 = Chega o passe { $what }. { $keeper } parou de conversar com a trave.
    .l4 = { CAP(O($us)) } tá perto, e { $who } sabe disso.
    .l5 = { $who } na bola. Já tem cheiro de chute.

# Several passes run at once.
say-go-run =
    .l1 = É um passe atrás do outro! { CAP(O($us)) } joga como se fosse treino.
    .l2 = { CAP(O($us)) } toca de primeira, e a trilha vai enchendo.
    .l3 = Uma jogada só, um monte de passes. { CAP(O($them)) } precisa de mapa.
    .l4 = Toca, toca, toca. { CAP(O($us)) } embalou.

# The pass was marked. The side is the one who marks, `{who}` the one who should have had the ball.
say-go-marked =
    .l1 = Cortou! { CAP(O($us)) } leu essa como cardápio.
    .l2 = { $who } nem viu a bola. { CAP(O($us)) } chegou antes.
    .l3 = Na mosca! { CAP(O($us)) } sabia que era pra { $who }.
    .l4 = Lugar certo, hora certa. { CAP(O($us)) } fecha em { $who }.
    .l5 = Isso é telepatia. { CAP(O($us)) } tinha { $who } no bolso.

# SGO-15: the first mark of an attack does not count.
say-go-spared =
    .l1 = Cortou, mas segue o jogo! A primeira é por conta da casa.
    .l2 = { CAP(O($us)) } escapa dessa. Uma vez só.
    .l3 = Segue! Mas é bom { O($us) } não repetir essa.
    .l4 = Vantagem, diz o juiz. { CAP(O($us)) } respira e continua.

# A power card is played.
say-go-power =
    .l1 = { CAP(O($us)) } apela: { $what }. Isso muda as coisas.
    .l2 = Olha a carta: { $what }! { CAP(O($them)) } lê duas vezes.
    .l3 = { CAP($what) } { DO($us) }. Estava na manga.
    .l4 = { CAP(O($us)) } joga { $what }, e com gosto.
    .l5 = Uma carta { DO($us) }: { $what }. Vamos ver quanto vale.
    .l6 = { CAP($what) }! { CAP(O($us)) } estava louco pra usar essa.

# A power card is stopped by a Block.
say-go-blocked =
    .l1 = Negado! { CAP(O($us)) } tinha resposta pra { $what }.
    .l2 = { CAP($what) }? Hoje não, diz { O($us) }.
    .l3 = { CAP(O($us)) } bloqueia. { CAP($what) } volta pra caixa.
    .l4 = Bloqueio! E { $what } agora é só uma figura bonita.

# The attack is set back.
say-go-cleared =
    .l1 = Chutão! { CAP(O($them)) } vai ter que refazer um bom pedaço.
    .l2 = { CAP(O($us)) } afasta, e { NO($them) } tem gente suspirando.
    .l3 = Lá pro alto. { CAP(O($them)) } vai buscar quase no começo.
    .l4 = Bola pro mato, que o jogo é de campeonato!

# Three passes at once.
say-go-break =
    .l1 = Contra-ataque! Três passes num piscar de olhos.
    .l2 = Que contra-ataque! { CAP(O($us)) } ganha três passes.
    .l3 = { CAP(O($us)) } dispara. Um, dois, três!
    .l4 = Piscou, perdeu. { CAP(O($us)) } já tá lá na frente.

# An eighth pass is needed.
say-go-slowed =
    .l1 = Mais um passe, avisam { AO($them) }. E a conta era sete.
    .l2 = { CAP(O($us)) } trunca o jogo. Vai precisar do oitavo passe.
    .l3 = Oitavo passe? { CAP(O($them)) } vai ler as letras miúdas.
    .l4 = { CAP(O($us)) } põe mais um passe na conta.

# A tackle: the hands are equal.
say-go-tackle-again =
    .l1 = Mãos iguais. De novo!
    .l2 = Ninguém leva a dividida. Mais uma vez.
    .l3 = Pensaram igual e tentam de novo.
    .l4 = Deu igual. Um não larga a camisa do outro.

# A tackle won by the defender.
say-go-tackle-won =
    .l1 = Na bola, limpinho! { CAP(O($us)) } ganha a dividida.
    .l2 = { CAP(O($us)) } rouba no pé do adversário!
    .l3 = Que dividida { DO($us) }! E acabou o ataque.
    .l4 = { CAP(O($us)) } leva, bola primeiro, como manda a cartilha.

# A tackle ridden by the attacker.
say-go-tackle-kept =
    .l1 = { CAP(O($us)) } aguenta o tranco e segue.
    .l2 = Dividiu, e quem sai com a bola é { O($us) }.
    .l3 = Forte na bola, { O($us) } não larga.
    .l4 = { CAP(O($them)) } foi na dividida e só achou grama.

# The shot is due.
say-go-shot =
    .l1 = { $kind ->
        [0] Sem nenhum passe
        [1] Depois de um passe
       *[other] Depois de { $what } passes
    }, { O($us) } chuta. Esquerda, direita ou no meio?
    .l2 = Tá aí a chance! { $keeper } tem três caminhos.
    .l3 = { CAP(O($us)) } tá na cara do gol. { $keeper } vai ter que adivinhar.
    .l4 = A arquibancada levanta. { CAP(O($us)) } vai chutar!
    .l5 = { $kind ->
        [0] Nem um passe
        [1] Um passe
       *[other] { CAP($what) } passes
    } por este chute. { CAP(O($us)) } faz mira.

# The keeper saves; the side is the keeper's.
say-go-saved =
    .l1 = Defendeu! { $gloves } foi no canto certo.
    .l2 = { $gloves } adivinha, { $gloves } pega. Que defesa!
    .l3 = Tanto passe, e { $gloves } diz não.
    .l4 = { CAP(O($them)) } escolhe, { $gloves } escolhe igual. Defendeu!
    .l5 = Brilhante, { $gloves }! E vai dizer que nunca teve dúvida.
