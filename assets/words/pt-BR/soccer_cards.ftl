### Brazilian Portuguese: soccer_cards

sc-title = Soccer Cards
sc-tagline = Divida a mão, responda a cada chance.
sc-aim = Puxe uma carta que eles não tenham como segurar, e segure as deles com a carta certa.
sc-chance = As cartas que vieram
sc-bot-1-line = Divide, puxa e responde com qualquer carta.
sc-bot-2-line = Chuta primeiro as melhores chances e segura tudo com os escudos coloridos.
sc-bot-3-line = Gosta de gastar logo uma grande chance e só de vez em quando pensa antes.
sc-bot-4-line = Divide com meio plano e muitas vezes gasta uma carta a mais.
sc-bot-5-line = Testa as cartas em algumas partidas imaginadas e ainda gosta de uma grande chance.
sc-bot-6-line = Raramente dá presente, embora às vezes escape um errinho.
sc-bot-7-line = Testa cada carta em partidas imaginadas e deixa pouca coisa dando sopa.
sc-bot-8-line = Imagina mil partidas, com mãos que combinam com o que você deixou entrar, e calcula os últimos lances até o fim.
sc-field-match = Partida
sc-field-match-league = Liga
sc-field-match-cup = Copa
sc-field-neutral = Campo
sc-field-neutral-false = Do mandante
sc-field-neutral-true = Neutro
sc-field-short = Duração
sc-field-short-false = Partida inteira
sc-field-short-true = Só o segundo tempo
sc-rules-1-head = A ideia
sc-rules-1 = Dezesseis cartas para cada um têm de durar dois tempos, e você escolhe quais oito joga em cada um. Depois vocês se revezam: um puxa uma carta, o outro responde. Uma chance que não é segurada é gol.
sc-rules-2-head = Um lance
sc-rules-2 = Puxar é jogar primeiro: quem puxa joga aberta qualquer carta do baralho deste tempo, e o adversário responde com qualquer uma das suas. Depois os papéis se invertem. O visitante puxa primeiro. Após quatro puxadas de cada um, oito cartas por lado, o tempo acaba. Tudo o que foi jogado fica à vista, então dá para contar o que resta. O mandante sempre ataca para a direita, o visitante para a esquerda.
sc-rules-3-head = A divisão
sc-rules-3 = Antes de a bola rolar, os dois dividem a mão em segredo: oito cartas são o baralho do primeiro tempo, as outras oito esperam o segundo. Você pode olhar quando quiser o baralho que espera, mas nunca mudá-lo. Uma boa divisão reparte os escudos coloridos e as chances, guarda em cada tempo algo contra cada cor e deixa juntas as bolas da mesma cor.
sc-rules-4-head = As cartas
sc-rules-4 = São 48. Quatro bolas e três traves em cada uma de quatro cores: preta, azul, verde e vermelha. Oito escudos coloridos, quatro escudos amarelos, quatro faltas, dois pênaltis e dois impedimentos. Cada time recebe dezesseis; as últimas dezesseis ficam no banco, sem ninguém ver.
sc-rules-5-head = Chances e gols
sc-rules-5 = Bolas, faltas e pênaltis são chances quando puxados. O resto não é, mas também tem de ser respondido: serve para guardar uma chance para depois ou fazer o adversário gastar uma carta. Se a resposta não segurar a chance, é gol de quem puxou. Uma resposta nunca marca, e você não precisa segurar uma chance nem quando pode.
sc-rules-6-head = O que segura o quê
sc-rules-6 = Uma bola é segurada por uma trave da sua cor, uma bola da sua cor ou um escudo colorido. Uma falta é segurada por um escudo amarelo ou colorido. Um pênalti, só por um escudo colorido. Impedimento não é chance nem segura nada: só serve para fazer cera. As cartas que segurariam o chute acendem na sua mão.
sc-rules-7-head = Os tempos
sc-rules-7 = O segundo tempo é jogado do mesmo modo, com os baralhos que esperavam. O visitante puxa primeiro de novo; em campo neutro, o mandante. Vence quem tiver mais gols. Uma partida de liga pode acabar empatada, uma de copa não. Os minutos do relógio são só enfeite: oito lances fazem um tempo. Uma partida curta é só o segundo tempo, com oito cartas para cada e sem divisão. Uma partida de copa empatada vai então direto aos pênaltis.
sc-rules-8-head = Prorrogação
sc-rules-8 = Uma partida de copa empatada continua com o banco: ele é embaralhado e dado, oito cartas para cada um, abertas. Daria para deduzi-las de qualquer jeito, pois todas as outras já foram vistas. Os dois dividem suas oito em segredo em dois baralhos de quatro, para dois tempos curtos de quatro lances. O visitante puxa primeiro no primeiro deles, o mandante no segundo, também em campo neutro.
sc-rules-9-head = Pênaltis
sc-rules-9 = Ainda empatado? O batedor escolhe uma das quatro cores para chutar, o goleiro uma para defender, ambos em segredo. A mesma cor é defesa, qualquer outra é gol. São cinco cobranças para cada, alternadas, até que um não possa mais ser alcançado; depois, morte súbita, par a par. Quem bate primeiro se decide por sorteio. Nenhuma cor se esgota, e esses gols não contam no placar.
sc-rules-cup-head = Copas e grupos
sc-rules-cup = Com mais de dois, na copa quem perde está fora. No grupo, a vitória vale três pontos e o empate, um. O desempate é por saldo de gols, gols marcados, uma tabela das partidas entre os empatados e, por fim, sorteio.
sc-rules-10-head = Na mesa
sc-rules-10 = Clique uma a uma nas oito cartas do primeiro tempo, ou deixe o Auto escolher, e confirme. Depois disso, um clique joga uma carta. Seu baralho do segundo tempo aparece pequeno ao lado da mão. O que foi jogado fica no gramado: a fileira de baixo é deste tempo, as de cima são do que veio antes. O painel acima conta o que você ainda não viu de cada tipo. Uma etiqueta na carta diz quantas cartas ocultas a seguram, ou quantas chances ocultas ela ainda pode segurar.
sc-rules-11-head = Créditos
sc-rules-11 = Soccer Cards é o jogo de soccercards.pl. A edição impressa não diz quantas cartas há de cada tipo: o baralho é deste projeto, assim como a prorrogação e os pênaltis.
sc-zone-played = JOGADAS

## In all messages below, $card is the name of a card as it follows here, and $kind its kind, for languages in which other
## words depend on it or its name has other forms: `black_ball`, `black_goal`, `blue_ball`, `blue_goal`, `coloured_shield`,
## `free_kick`, `green_ball`, `green_goal`, `offside`, `penalty`, `red_ball`, `red_goal`, `yellow_shield`. $colour is
## black, blue, green or red; $side is a club, in the log its three letters.

sc-card-black-ball = bola preta
sc-card-black-goal = trave preta
sc-card-blue-ball = bola azul
sc-card-blue-goal = trave azul
sc-card-coloured-shield = escudo colorido
sc-card-free-kick = falta
sc-card-green-ball = bola verde
sc-card-green-goal = trave verde
sc-card-offside = impedimento
sc-card-penalty = pênalti
sc-card-red-ball = bola vermelha
sc-card-red-goal = trave vermelha
sc-card-yellow-shield = escudo amarelo
# A card on its own: a label, an item of a list, what a goal came of.
sc-card-alone = { CAP($card) }
# Several cards of a kind.
sc-card-times = { CAP($card) } ×{ $n }

## The words on the cards themselves, under their names. What is too long is set smaller, so they have to be short: two lines of
## some 24 letters. A line break in a text is one on the card.

# The letter in the corner of a card without a colour, the first of its name.
sc-print-sign-penalty = P
sc-print-sign-free-kick = F
sc-print-sign-offside = I
# What a card does. To lead is to play first.
sc-print-ball =
    Puxada, é chance.
    Segura bola { $colour ->
        [black] preta
        [blue] azul
        [green] verde
       *[red] vermelha
    }.
sc-print-goal-card =
    Segura bola { $colour ->
        [black] preta
        [blue] azul
        [green] verde
       *[red] vermelha
    }.
    Puxada, sem perigo.
sc-print-coloured-shield =
    Segura toda chance.
    Puxado, sem perigo.
sc-print-yellow-shield =
    Segura uma falta.
    Puxado, sem perigo.
sc-print-penalty =
    Chance. Só um escudo
    colorido segura.
sc-print-free-kick =
    Chance. Qualquer
    escudo segura.
sc-print-offside =
    Puxado, sem perigo.
    Não segura nada.
# The cards of a shootout: a name in capitals, and what it does.
sc-print-kick = Chute { $colour ->
    [black] preto
    [blue] azul
    [green] verde
   *[red] vermelho
}
sc-print-kick-does = Gol, se o goleiro não escolher a { $colour ->
    [black] preta
    [blue] azul
    [green] verde
   *[red] vermelha
}.
sc-print-keep = Defesa { $colour ->
    [black] preta
    [blue] azul
    [green] verde
   *[red] vermelha
}
sc-print-keep-does =
    Defende bola { $colour ->
        [black] preta
        [blue] azul
        [green] verde
       *[red] vermelha
    }.
    Outra cor entra.

## The table

# The line under the title: the kind of match, and perhaps the ground after a comma.
sc-subtitle-league = Partida de liga
sc-subtitle-cup = Partida de copa
sc-subtitle-neutral = campo neutro
sc-subtitle-short = só o segundo tempo
# Labels of cards, in capitals.
sc-label-first-half = PARA O 1º TEMPO
sc-label-second-half = PARA O 2º TEMPO
sc-label-extra-second = PARA A PRORROGAÇÃO 2
sc-label-split-in-secret = DIVISÃO SECRETA
sc-label-from-the-bench = VIERAM DO BANCO
sc-label-still-to-play = AINDA POR JOGAR
sc-label-bench = BANCO
# On the cards of a hand, 11 letters at most: $n unseen cards stop this lead; no unseen card does; the card itself could stop $n
# unseen chances later.
sc-label-stopped-by = { $n } { $n ->
    [one] segura
   *[other] seguram
}
sc-label-sure-goal = gol certo
sc-label-stops = segura { $n }
# The panel above the pitch: the cards of each kind that the player has not seen; for two people, those that both sides have
# shown; or the cards of each kind in both halves of a hand that is being split, and those of them that can score.
sc-count-shown = MOSTRADAS
sc-count-unseen = OCULTAS
sc-count-both-halves = 1º + 2º TEMPO
sc-count-chances = CHANCES
# On the card that stopped a chance, and in the preview of such an answer.
sc-save-blocked = BLOQUEOU
sc-save-wall = NA BARREIRA
sc-save-cleared = AFASTOU
sc-save-saved = SEGUROU

## Why an answer or a kick ended as it did, in a sentence of 72 letters at most. $card is the card that was led, $colour its
## colour.
sc-why-no-chance = { CAP($card) }: sem perigo, daqui não sai gol.
sc-why-shield = Um escudo colorido segura qualquer chance.
sc-why-goal-card = Uma trave { $colour ->
    [black] preta
    [blue] azul
    [green] verde
   *[red] vermelha
} segura uma bola { $colour ->
    [black] preta
    [blue] azul
    [green] verde
   *[red] vermelha
}.
sc-why-ball = Uma bola { $colour ->
    [black] preta
    [blue] azul
    [green] verde
   *[red] vermelha
} segura uma bola { $colour ->
    [black] preta
    [blue] azul
    [green] verde
   *[red] vermelha
}.
sc-why-yellow-shield = Um escudo amarelo segura uma falta.
sc-why-in-penalty = Só um escudo colorido segura um pênalti.
sc-why-in-free-kick = Só um escudo amarelo ou colorido segura uma falta.
sc-why-in-ball = Só uma trave ou bola { $colour ->
    [black] preta
    [blue] azul
    [green] verde
   *[red] vermelha
} ou um escudo colorido seguraria.
# A kick of a shootout: the same colour is a save. $keep is the keeper's, $kick the kicker's.
sc-why-kick-saved = O goleiro também escolheu a { $keep ->
    [black] preta
    [blue] azul
    [green] verde
   *[red] vermelha
}.
sc-why-kick-in = O goleiro escolheu a { $keep ->
    [black] preta
    [blue] azul
    [green] verde
   *[red] vermelha
}, não a { $kick ->
    [black] preta
    [blue] azul
    [green] verde
   *[red] vermelha
}.

## The match log: short lines
sc-log-dealt = Dezesseis cartas para cada um
sc-log-eight-dealt = Oito cartas para cada um
sc-log-split = Mão dividida em segredo
sc-log-first-half = Começa o jogo: { $side } puxa primeiro
sc-log-second-half = Segundo tempo: { $side } puxa primeiro
sc-log-extra-first = Prorrogação: { $side } puxa primeiro
sc-log-extra-second = Últimos 15 minutos: { $side } puxa primeiro
sc-log-shootout = Pênaltis: { $side } bate primeiro
sc-log-half-time = Intervalo, { $score }
sc-log-extra-time = Prorrogação com { $score }
sc-log-bench = O banco é dado, oito para cada
sc-log-led-penalty = Pênalti! Quem tem escudo?
sc-log-led-free-kick = Falta em bom lugar
sc-log-led-ball = { CAP($card) } a caminho
sc-log-led-no-chance = Faz cera: { $card }
# Answers. $card is the answer, in sc-log-shield the card that was led.
sc-log-wasted = Joga fora: { $card }
sc-log-let-in = { CAP($card) } não segura
sc-log-shield = Escudo colorido segura { $kind ->
    [penalty] o { $card }
   *[other] a { $card }
}
sc-log-yellow-shield = A barreira aguenta: escudo amarelo
sc-log-ball = { CAP($card) } afasta
sc-log-goal-card = { CAP($card) } salva
# A kick of a shootout; $colour is the kicker's, $score that of the shootout.
sc-log-kick-in = Bola { $colour ->
    [black] preta
    [blue] azul
    [green] verde
   *[red] vermelha
}: gol, { $score } nos pênaltis
sc-log-kick-saved = Bola { $colour ->
    [black] preta
    [blue] azul
    [green] verde
   *[red] vermelha
}: defesa, { $score } nos pênaltis

## Lines below the headlines of banners
sc-banner-split = Oito cartas para cada tempo
sc-banner-kick-off = { CAP(O($side)) } puxa primeiro
sc-banner-extra-time = { $score }, e o banco entra em campo

## Questions in the prompt. $side is the other side.
sc-prompt-they-split = Mão dividida: { O($side) } ainda está escolhendo
sc-prompt-they-lead = Quem puxa é { O($side) }
sc-prompt-they-answer = Quem responde é { O($side) }
sc-prompt-they-kick = Cor escolhida: { O($side) } ainda está escolhendo
sc-prompt-over = Fim de jogo
sc-prompt-split = Divida sua mão
sc-prompt-split-eight = Divida suas oito
sc-prompt-cannot-stop = Você não tem como segurar { $kind ->
    [penalty] o { $card }
   *[other] a { $card }
}
sc-prompt-stop = Segure { $kind ->
    [penalty] o { $card }
   *[other] a { $card }
}
sc-prompt-no-chance = { CAP($card) }: sem perigo. Serve qualquer carta
sc-prompt-kick = Você chuta: escolha uma bola
sc-prompt-keep = Você está no gol: escolha uma cor
sc-prompt-lead = Você puxa: jogue uma carta

## Offers: help in one sentence, a preview of a headline in capitals and a detail.

# A lead. $n is the number of unseen cards that stop it, $of that of all unseen cards.
sc-help-lead-ball = É chance. Só segura quem tem trave { $colour ->
    [black] preta
    [blue] azul
    [green] verde
   *[red] vermelha
}, bola { $colour ->
    [black] preta
    [blue] azul
    [green] verde
   *[red] vermelha
} ou escudo colorido: { $n ->
    [0] não resta nenhuma
    [1] uma carta ainda oculta
    [2] duas cartas ainda ocultas
    [3] três cartas ainda ocultas
    [4] quatro cartas ainda ocultas
    [5] cinco cartas ainda ocultas
    [6] seis cartas ainda ocultas
    [7] sete cartas ainda ocultas
    [8] oito cartas ainda ocultas
    [9] nove cartas ainda ocultas
    [10] dez cartas ainda ocultas
   *[other] { $n } cartas ainda ocultas
}.
sc-help-lead-free-kick = É chance. Só segura quem tem escudo amarelo ou colorido: { $n ->
    [0] não resta nenhum
    [1] um ainda oculto
    [2] dois ainda ocultos
    [3] três ainda ocultos
    [4] quatro ainda ocultos
    [5] cinco ainda ocultos
    [6] seis ainda ocultos
    [7] sete ainda ocultos
    [8] oito ainda ocultos
    [9] nove ainda ocultos
    [10] dez ainda ocultos
   *[other] { $n } ainda ocultos
}.
sc-help-lead-penalty = É chance. Só segura quem tem escudo colorido: { $n ->
    [0] não resta nenhum
    [1] um ainda oculto
    [2] dois ainda ocultos
    [3] três ainda ocultos
    [4] quatro ainda ocultos
    [5] cinco ainda ocultos
    [6] seis ainda ocultos
    [7] sete ainda ocultos
    [8] oito ainda ocultos
    [9] nove ainda ocultos
    [10] dez ainda ocultos
   *[other] { $n } ainda ocultos
}.
sc-help-lead-no-chance = Sem perigo: não vira gol, mas o adversário tem de gastar uma carta.
sc-preview-lead-ball = BOLA { $colour ->
    [black] PRETA
    [blue] AZUL
    [green] VERDE
   *[red] VERMELHA
}
sc-preview-lead-free-kick = FALTA
sc-preview-lead-penalty = PÊNALTI
sc-preview-unseen = { $n } de { $of } cartas ocultas { $n ->
    [1] segura
   *[other] seguram
}
sc-preview-no-chance = SEM PERIGO
sc-preview-plays-for-time = faz cera
# An answer. $card and $colour are those of the card that was led.
sc-help-answer-no-chance = Sem perigo: responda o que responder, ninguém marca.
sc-help-answer-stops = Segura { $kind ->
    [penalty] o { $card }
   *[other] a { $card }
}.
sc-help-answer-ball-in = Não segura a { $card }: é gol. Só trave { $colour ->
    [black] preta
    [blue] azul
    [green] verde
   *[red] vermelha
}, bola { $colour ->
    [black] preta
    [blue] azul
    [green] verde
   *[red] vermelha
} ou escudo colorido seguraria.
sc-help-answer-free-kick-in = Não segura a falta: é gol. Só um escudo amarelo ou colorido seguraria.
sc-help-answer-penalty-in = Não segura o pênalti: é gol. Só um escudo colorido seguraria.
# May follow, on a card that is not needed now: what it could still do.
sc-help-kept-leads = Puxada mais tarde, { $n ->
    [0] é gol certo
    [one] uma carta que você não viu a segura
   *[other] { $n } cartas que você não viu a seguram
}.
sc-help-kept-stops = Guardada, segura { $n ->
    [0] nenhuma das chances que você não viu
    [1] uma das chances que você não viu
   *[other] { $n } das chances que você não viu
}.
sc-preview-spend = gaste a que menos faz falta
sc-preview-stopped = { $kind ->
    [penalty] o { $card }
   *[other] a { $card }
} não entra
sc-preview-concede = GOL SOFRIDO
sc-preview-in = { $kind ->
    [penalty] o { $card }
   *[other] a { $card }
} entra
# A kick of a shootout.
sc-help-kick = É gol, a não ser que o goleiro escolha a { $colour ->
    [black] preta
    [blue] azul
    [green] verde
   *[red] vermelha
}.
sc-preview-kick = CHUTE { $colour ->
    [black] PRETO
    [blue] AZUL
    [green] VERDE
   *[red] VERMELHO
}
sc-help-keep = Defende uma bola { $colour ->
    [black] preta
    [blue] azul
    [green] verde
   *[red] vermelha
}; qualquer outra cor entra.
sc-preview-keep = DEFENDE { $colour ->
    [black] PRETA
    [blue] AZUL
    [green] VERDE
   *[red] VERMELHA
}
# The split. $n is four or eight.
sc-offer-split = Jogar estas { $n ->
    [4] quatro
    [8] oito
   *[other] { $n }
} primeiro
sc-help-split = Estas são as do primeiro tempo; as outras { $n ->
    [4] quatro
    [8] oito
   *[other] { $n }
} esperam o segundo. Depois não dá para mudar.
sc-preview-chances = CHANCES { $now } + { $later }
sc-preview-shields = escudos coloridos { $now } + { $later }
# The cards of the first half, as a list.
sc-named-split = { $cards } no 1º tempo
sc-picking-split = { $n } / { $of } para o primeiro tempo
# What a card would do, while the hand is split; followed by one of the last two. $stopped is a list of cards.
sc-hint-ball = { CAP($card) }: é chance; só segura quem tem trave { $colour ->
    [black] preta
    [blue] azul
    [green] verde
   *[red] vermelha
}, bola { $colour ->
    [black] preta
    [blue] azul
    [green] verde
   *[red] vermelha
} ou escudo colorido.
sc-hint-free-kick = { CAP($card) }: é chance; só segura quem tem escudo amarelo ou colorido.
sc-hint-penalty = { CAP($card) }: é chance; só segura quem tem escudo colorido.
sc-hint-stops = { CAP($card) }: segura { $stopped }.
sc-hint-neither = { CAP($card) }: sem perigo, e não segura nada.
sc-hint-taken = Primeiro tempo; clique de novo para guardar para depois.
sc-hint-kept = Clique para jogar no primeiro tempo.

## Why a card cannot be chosen now: a sentence without its full stop. $side is the other side.
sc-not-bench-league = Em partida de liga o banco fica oculto
sc-not-bench-cup = O banco só é dado se houver prorrogação
sc-not-bench-short = Em partida curta o banco fica oculto
sc-not-played-by-them = Quem jogou foi { O($side) }
sc-not-their-open-card = Carta { DO($side) }: aberta desde que o banco foi dado
sc-not-their-card = Esta carta é { DO($side) }
sc-not-split = Mão dividida; { O($side) } ainda está escolhendo
sc-not-your-lead = Neste lance quem puxa é { O($side) }
sc-not-your-answer = Primeiro { O($side) } tem de responder
sc-not-played = Já foi jogada
sc-not-second-half = { CAP($card) }: espera o segundo tempo
sc-not-extra-second = { CAP($card) }: espera o segundo tempo da prorrogação
sc-not-their-colour = { CAP(O($side)) } escolhe entre estas
sc-not-chosen = Cor escolhida; { O($side) } ainda está escolhendo

## The drawn table of the rules
sc-chart-title = O que segura o quê
sc-chart-down = Resposta
sc-chart-across = Carta puxada
sc-chart-lead-ball = Bola
sc-chart-lead-free-kick = Falta
sc-chart-lead-penalty = Pênalti
sc-chart-same-goal = Trave da sua cor
sc-chart-same-ball = Bola da sua cor
sc-chart-other-colour = Outra cor
sc-chart-coloured-shield = Escudo colorido
sc-chart-yellow-shield = Escudo amarelo
sc-chart-neither = Qualquer outra
sc-chart-stops = segura
sc-chart-goal = gol
sc-chart-note = As cores são preta, azul, verde e vermelha. Qualquer outra puxada é sem perigo: ninguém marca, seja qual for a resposta.

## The coach's reasons for a choice, to the player. $n is a number of cards or chances.
sc-because-lead-sure = Nada do que eles ainda podem ter segura { $kind ->
    [penalty] o { $card }
   *[other] a { $card }
}.
# $of is the number of unseen cards.
sc-because-lead = Das { $of } cartas que você não viu, { $n ->
    [0] nenhuma segura
    [1] uma segura
    [2] duas seguram
    [3] três seguram
    [4] quatro seguram
    [5] cinco seguram
    [6] seis seguram
    [7] sete seguram
    [8] oito seguram
    [9] nove seguram
    [10] dez seguram
   *[other] { $n } seguram
} { $kind ->
    [penalty] o { $card }
   *[other] a { $card }
}.
sc-because-no-chances = Você não tem mais chances para puxar, e esta é a carta que menos vai fazer falta.
sc-because-keeps-chances = { CAP($card) } não pode marcar, mas guarda { $n ->
    [1] sua chance
    [2] suas duas chances
    [3] suas três chances
    [4] suas quatro chances
    [5] suas cinco chances
    [6] suas seis chances
    [7] suas sete chances
    [8] suas oito chances
   *[other] suas { $n } chances
} para depois.
# $now and $later are the chances of the two halves, $shields and $later_shields the coloured shields.
sc-because-split = Divide suas chances em { $now } e { $later }, e seus escudos coloridos em { $shields } e { $later_shields }.{ $together ->
    [balls] { " " }As bolas da mesma cor ficam juntas.
   *[no] { "" }
}
sc-because-answer-least = Ninguém pode marcar neste lance, e esta é a carta que menos vai fazer falta.
sc-because-answer-chance = Ninguém pode marcar neste lance, e você tem chances melhores do que esta.
sc-because-answer-keeps = Ninguém pode marcar neste lance; isso guarda { $n ->
    [1] sua chance
    [2] suas duas chances
    [3] suas três chances
    [4] suas quatro chances
    [5] suas cinco chances
    [6] suas seis chances
    [7] suas sete chances
    [8] suas oito chances
   *[other] suas { $n } chances
}.
# $n is the number of coloured shields.
sc-because-stops-and-keeps = Segura { $kind ->
    [penalty] o { $card }
   *[other] a { $card }
} e guarda { $n ->
    [one] seu escudo colorido
   *[other] seus escudos coloridos
}.
sc-because-only-stopper = Nada mais do que você tem segura { $kind ->
    [penalty] o { $card }
   *[other] a { $card }
}.
sc-because-stops = Segura { $kind ->
    [penalty] o { $card }
   *[other] a { $card }
}.
sc-because-concedes = Vale a pena sofrer o gol para guardar { $kind ->
    [coloured_shield] o { $card }
    [offside] o { $card }
    [penalty] o { $card }
    [yellow_shield] o { $card }
   *[other] a { $card }
}.
sc-because-cannot-stop = Você não tem como segurar { $kind ->
    [penalty] o { $card }
   *[other] a { $card }
}, e esta é a carta que menos vai fazer falta.

## Advice for a beginner, one to three sentences
sc-lesson-split = Dezesseis cartas têm de durar dois tempos. Reparta os escudos coloridos e as chances, guarde em cada tempo algo que segure cada cor e deixe juntas as bolas da mesma cor.
sc-lesson-split-eight = Quatro cartas para cada tempo curto. Você vê as oito do adversário: procure uma chance que ele não consiga segurar.
sc-lesson-no-chance = { CAP($card) }: sem perigo, ninguém pode marcar. Jogue fora a carta que menos vai fazer falta.
sc-lesson-stoppers = As cartas acesas seguram { $kind ->
    [penalty] o { $card }
   *[other] a { $card }
}. Qualquer outra deixa entrar.
# May follow it.
sc-lesson-shield = Um escudo colorido segura qualquer coisa, então vale a pena guardá-lo.
sc-lesson-nothing-stops = Nada do que você tem segura { $kind ->
    [penalty] o { $card }
   *[other] a { $card }
}: vai ser gol. Jogue fora a carta que menos vai fazer falta.
sc-lesson-kick = O goleiro tem de adivinhar sua cor para defender. Nenhuma cor é melhor que outra.
sc-lesson-keep = Adivinhe a cor do chute: a mesma defende, qualquer outra deixa entrar.
# $n is the number of leads, $chances that of cards that can score.
sc-lesson-lead-nothing = { $n ->
    [1] Esta é sua última puxada
    [2] Você tem duas puxadas
    [3] Você tem três puxadas
    [4] Você tem quatro puxadas
   *[other] Você tem { $n } puxadas
} neste tempo, e nenhuma das suas cartas pode marcar. Jogue fora a carta que menos vai fazer falta.
sc-lesson-lead = { $n ->
    [1] Esta é sua última puxada
    [2] Você tem duas puxadas
    [3] Você tem três puxadas
    [4] Você tem quatro puxadas
   *[other] Você tem { $n } puxadas
} neste tempo, e { $chances ->
    [1] uma das suas cartas pode marcar (acesa)
    [2] duas das suas cartas podem marcar (acesas)
    [3] três das suas cartas podem marcar (acesas)
    [4] quatro das suas cartas podem marcar (acesas)
    [5] cinco das suas cartas podem marcar (acesas)
    [6] seis das suas cartas podem marcar (acesas)
    [7] sete das suas cartas podem marcar (acesas)
    [8] oito das suas cartas podem marcar (acesas)
   *[other] { $chances } das suas cartas podem marcar (acesas)
}. Aponte para uma e veja quantas cartas podem segurá-la.

## A bot's reason for its choice, in one sentence. It speaks of itself as `it`.
sc-bot-nothing-to-choose = Tanto faz uma ou outra.
sc-bot-any-colour = Qualquer cor serve: não há o que ler.
sc-bot-no-other-card = Não há outra carta.
sc-bot-best-of-tried = Foi a melhor das { $n } { $what ->
    [splits] divisões
   *[cards] cartas
} testadas contra mãos que eles poderiam ter.
sc-bot-not-closely = Não olhou com atenção.
sc-bot-colour-for-each-half = Uma cor para cada tempo, e escudos para os dois.
sc-bot-hardest-to-stop = A chance mais difícil de segurar.
sc-bot-keeps-chances = Guarda as chances para depois.
sc-bot-cheapest-stopper = A carta mais barata que segura.
sc-bot-missed-least = A carta que menos vai fazer falta.
sc-bot-colours-alike = Uma cor vale tanto quanto a outra.

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# The cards are dealt, to be split in two halves.
say-sc-split =
    .l1 = Dezesseis cartas pra cada um, e têm de render dois tempos. Juízo, hein?
    .l2 = Os técnicos dividem a mão. É aqui que se perde jogo.
    .l3 = Oito agora, oito depois. Todo mundo sempre quer nove agora.
    .l4 = Todo mundo de cabeça baixa nas cartas. O que se guarda não se joga. Por enquanto.

# A card is led that is no chance.
say-sc-stalled =
    .l1 = { CAP(O($us)) } faz cera. O relógio agradece.
    .l2 = Nada de perigo. { CAP(O($us)) } guarda a munição.
    .l3 = { CAP(O($us)) } toca de lado, por assim dizer.
    .l4 = Calmaria { NO($us) }. Alguém boceja na arquibancada.

# A ball is led: the other side needs the colour or a shield.
say-sc-chance =
    .l1 = Lá vai a { $what }. Quem responde?
    .l2 = { CAP(O($us)) } manda a { $what }.
    .l3 = Olha a chance: { $what } { PRO($us) }.
    .l4 = { CAP(O($us)) } puxa a { $what }, e { $keeper } firma os pés.
    .l5 = Vem a { $what } { DO($us) }. { CAP(O($them)) } revira a mão atrás de resposta.

# A free kick is led.
say-sc-free-kick =
    .l1 = Falta { PRO($us) }. A barreira se aperta e protege o essencial.
    .l2 = Falta, e que lugar bom! { $keeper } não gosta nada disso.
    .l3 = { CAP(O($us)) } dá três passos pra trás, e mais um por garantia. Falta.
    .l4 = Conferência { DO($us) } em volta da bola. Só pra disfarçar.

# The goal of the same colour saves.
say-sc-saved =
    .l1 = Segurou! A { $what } estava só esperando.
    .l2 = { $gloves } tinha a cor desde o começo. Segurou!
    .l3 = Cor certa, hora certa. { CAP(O($us)) } se salva.
    .l4 = Explode na { $what }. { CAP(O($them)) } esperava outro tom.
    .l5 = Bate na trave e volta! { $gloves } beija a { $what }.

# The coloured shield blocks it.
say-sc-shield =
    .l1 = Sobe o escudo colorido, e acabou a conversa.
    .l2 = { CAP(O($us)) } tinha o escudão guardado. Segura tudo que rola.
    .l3 = Bloqueou! Esse escudo não tem cor preferida.
    .l4 = Direto no escudo colorido. { CAP(O($them)) } pede outra bola.

# The yellow shield is the wall.
say-sc-wall =
    .l1 = A barreira aguenta! Escudo amarelo, e uma coxa dolorida.
    .l2 = Na barreira. Alguém de amarelo foi muito valente.
    .l3 = { CAP(O($us)) } tinha a barreira armada. O escudo amarelo faz a única coisa que sabe.
    .l4 = Bate na barreira e sai. { CAP(O($us)) } aplaude a própria coragem.

# A ball of the same colour clears it.
say-sc-cleared =
    .l1 = Bola contra bola, e é chutão pra longe.
    .l2 = { CAP(O($us)) } afasta com a { $what }. Bonito não foi, mas serviu.
    .l3 = A { $what } encontra a outra no caminho. Passou o perigo.
    .l4 = Tira daí! { CAP(O($us)) } afasta com a { $what }.

# An answer to what was no chance.
say-sc-wasted =
    .l1 = { CAP(O($us)) } joga fora: { $what }. Pode fazer falta depois.
    .l2 = { CAP($what) }: { O($us) } gasta à toa.
    .l3 = Adeus, { $what }. { CAP(O($us)) } tenta nem olhar.
    .l4 = Não tinha o que segurar, e { O($us) } abre mão: { $what }.

# Extra time: the bench is dealt.
say-sc-bench =
    .l1 = Entra o banco inteiro. Até o roupeiro tá se alongando.
    .l2 = Oito cartas novinhas pra cada um. As últimas da caixa.
    .l3 = Vem o banco todo, ofuscado pelos refletores.
    .l4 = Cartas novas pra cabeças cansadas. Dividam mais uma vez.
