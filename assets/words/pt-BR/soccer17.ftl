### Brazilian Portuguese: soccer17

s17-title = Soccer 17
s17-tagline = Dezessete cartas, uma bola, um palpite por lance.
s17-aim = Adivinhe a carta deles, ganhe a bola e chute de onde der, quanto mais perto melhor.
s17-chance = As cartas de chance
s17-bot-1 = Tonho Loteria
s17-bot-1-line = Baixa qualquer carta e escolhe qualquer opção: nem ele sabe o porquê.
s17-bot-2 = Guga Aposta
s17-bot-2-line = Joga Tabela e Bloqueio até ficar atrás. Aí é Passe, Carrinho e chute a qualquer preço.
s17-bot-3 = Vavá Ponta
s17-bot-3-line = Parte para cima do marcador toda hora e pressiona quem estiver com a bola.
s17-bot-4 = Dora Certeira
s17-bot-4-line = Pega o caminho mais curto até o gol, chuta assim que pode e dá carrinho na primeira chance.
s17-bot-5 = Kika Cola
s17-bot-5-line = Repete o que você jogou por último no mesmo papel: cuidado com o que mostra.
s17-bot-6 = A Esfinge
s17-bot-6-line = Mistura as cartas exatamente como manda o jogo perfeito: não há como ler.
s17-bot-7 = Tito Embalado
s17-bot-7-line = Repete o que acabou de dar certo até você barrar; depois não quer mais nem ver.
s17-bot-8 = Íris, a Leitora
s17-bot-8-line = Joga como a Esfinge, observa o que você baixa e explora seus hábitos até onde é seguro.
s17-field-match = Partida
s17-field-match-league = Liga
s17-field-match-cup = Copa
s17-field-home-team = Mandante
s17-field-away-team = Visitante
s17-field-short = Duração
s17-field-short-false = Partida inteira
s17-field-short-true = Só o segundo tempo
# Why no match can begin with these teams, as half a sentence after a colon.
s17-options-same-team = os dois times jogam com a mesma seleção ({ $team }); escolha duas diferentes, ou nenhuma
s17-options-home-team = só o mandante tem seleção ({ $team }); escolha uma para cada time, ou nenhuma
s17-options-away-team = só o visitante tem seleção ({ $team }); escolha uma para cada time, ou nenhuma
s17-rules-1-head = A ideia
s17-rules-1 = Dezessete cartas, uma bola, dois tempos: vence quem fizer mais gols. A cada lance, os dois baixam uma carta em segredo e viram juntos. Se quem defende adivinhar a carta do ataque, ganha a bola; se não, a carta leva a bola em direção ao gol.
s17-rules-2-head = Um lance
s17-rules-2 = Quem ataca baixa Passe, Drible ou Tabela; quem defende baixa qualquer carta que ainda tenha na mão. Depois as duas são viradas. Bloqueio barra Passe, Pressão barra Drible, Antecipação barra Tabela: a bola muda de dono onde está. Caso contrário, o ataque supera a defesa e faz o que a carta diz. Carrinho barra tanto Passe quanto Tabela, mas contra Drible é falta. O mandante sempre ataca para a direita, o visitante para a esquerda.
s17-rules-3-head = Suas quatro cartas
s17-rules-3 = Cada carta tem duas metades. No ataque vale a de cima: Passe, Drible, Tabela ou Rebote. Na defesa vale a de baixo: Bloqueio, Pressão, Antecipação ou Carrinho. A mesma carta é Passe e Bloqueio, Drible e Pressão, Tabela e Antecipação, Rebote e Carrinho. Depois do lance as cartas voltam para a mão, exceto um Carrinho ou Rebote que está fora até o fim do tempo.
s17-rules-4-head = O que sua carta faz
s17-rules-4 =
    As colunas 1 a 4 da carta são os setores do campo, contados a partir do gol de quem ataca; a coluna da bola fica acesa. Uma seta leva a bola um setor à frente, uma estrela fica guardada para depois, um número em um disco é um chute com essa quantidade de cartas de chance. Onde uma linha divide a coluna, quem ataca escolhe.
    Passe: no 1, dois setores e uma estrela; no 2, um chute sem carta ou dois setores; no 3, um chute com uma carta ou um setor; no 4, um chute com duas.
    Drible: um setor no 1, no 2 e no 3; no 4, um chute com três.
    Tabela: no 1, um setor e uma estrela; no 2, um setor e duas estrelas; no 3, um chute com uma carta ou uma estrela; no 4, um chute com três.
s17-rules-5-head = Estrelas
s17-rules-5 = Sua primeira estrela soma uma carta de chance aos chutes de Passe ou aos de Tabela: você escolhe. Com duas estrelas, chutes de Passe ganham mais duas cartas e chutes de Tabela mais uma, ou mais duas dentro da área adversária. O máximo são duas estrelas. Você perde todas quando perde a bola.
s17-rules-6-head = Chutes
s17-rules-6 = Seis cartas de chance são embaralhadas: cinco mostram a torcida, uma mostra o gol. Você vira tantas quanto for a força do chute. Se achar a carta do gol, você marca, e o adversário recomeça do centro. Se só vier torcida, a bola fica com o goleiro dele. Quando um time ganha a bola na própria área, o goleiro a repõe na hora no setor 1.
s17-rules-7-head = Rebote
s17-rules-7 = Errar não é o fim: abra mão da sua carta Rebote até o fim do tempo e vire mais uma das cartas de chance que sobraram. Vale também depois de um pênalti e de um chute que não virou nenhuma carta; há um rebote por chute. A carta também é seu Carrinho, então você vai defender sem ele.
s17-rules-8-head = Faltas
s17-rules-8 = Carrinho contra Drible é falta. O Carrinho de quem defende fica fora até o fim do tempo. Na área, o ataque ganha um pênalti, um chute com quatro cartas que estrelas não mudam. Fora dela, há uma cobrança de falta: o ataque escolhe Passe, Drible ou Tabela e faz o que a carta diz, sem defesa.
s17-rules-9-head = O relógio
s17-rules-9 = Cada lance leva três minutos. O tempo termina com o lance jogado aos 45, portanto tem dezesseis lances. Quem defendeu primeiro começa o segundo tempo com a bola; bola, estrelas e mãos voltam ao início. Quem ganha o sorteio escolhe se ataca ou defende primeiro. Uma partida curta é só o segundo tempo. Quem ganha o sorteio escolhe para ele, e uma partida de copa empatada vai direto aos pênaltis.
s17-rules-10-head = Partidas de copa
s17-rules-10 = Uma partida de liga pode terminar empatada, uma de copa não. Primeiro vêm mais dois tempos de quinze minutos, com seis lances cada: quem atacou primeiro na partida começa o primeiro, o outro time começa o segundo. Se o empate continuar, vai para os pênaltis: um chute para cada, com quatro cartas e sem rebote, primeiro quem atacou primeiro, até que um time marque e o outro não. Esses gols não contam no placar.
s17-rules-11-head = Cartas de seleção
s17-rules-11 = Quando você já conhecer o jogo, cada time pode ser uma de oito seleções diferentes. Argentina, Brasil, França, Holanda e Espanha acrescentam opções a algumas colunas. A Inglaterra pode virar duas cartas no rebote depois de um chute de dentro da área. A Alemanha, do minuto 75 ao 90 e sem estar na frente, pode somar duas a um chute. A Itália, enquanto está na frente, pode tirar uma do chute adversário. Nada disso vale em um pênalti, exceto o da Inglaterra, e nada vale na disputa de pênaltis.
s17-rules-12-head = Créditos
s17-rules-12 = Soccer 17 é um jogo de Jack Darwid. Os valores das cartas de jogada e de seleção são deste projeto, escolhidos com um cálculo exato onde a edição impressa os deixa em aberto.

## What the table asks the player. $side is the other club.

s17-ask-over = Fim de jogo
s17-ask-they-won-the-toss = { CAP(O($side)) } ganhou o sorteio
s17-ask-they-choose = Carta baixada: { O($side) } ainda está escolhendo
s17-ask-their-free-kick = Falta para { O($side) }
s17-ask-they-shoot = { CAP(O($side)) } chuta
s17-ask-they-may-rebound = Rebote para { O($side) }?
s17-ask-they-decide = { CAP(O($side)) } está decidindo
s17-ask-won-the-toss = Você ganhou o sorteio
s17-ask-attack = Escolha sua jogada
s17-ask-defence = Escolha sua defesa
s17-ask-free-kick = Falta: escolha sua jogada
# $card is the name of the player's card: Pass, Dribble or One-Two.
s17-ask-option = { $card }: escolha o que faz
s17-ask-bonus = Uma estrela: escolha o bônus
s17-ask-never-beaten = Nunca se entrega: mais duas cartas neste chute?
s17-ask-catenaccio = Catenaccio: tirar uma carta deste chute?
s17-ask-take = Vire uma carta de chance
# $n chance cards, two or more.
s17-ask-take-more = Vire uma carta de chance: faltam { $n ->
    [2] duas
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
   *[other] { $n }
}
s17-ask-rebound = Errou! Trocar o Rebote por mais uma carta?
s17-ask-second-ball = Segunda bola: duas cartas em vez de uma?

## Names. Each action card has two halves: Pass and Block, Dribble and Press, One-Two and Anticipate, Rebound and Tackle.

s17-play-pass = Passe
s17-play-dribble = Drible
s17-play-one-two = Tabela
s17-guard-block = Bloqueio
s17-guard-press = Pressão
s17-guard-anticipate = Antecipação
s17-guard-tackle = Carrinho
# The choices of the first star.
s17-bonus-pass = Passe +1
s17-bonus-one-two = Tabela +1
# What England, Germany and Italy have on their team cards.
s17-ability-second-ball = Segunda bola
s17-ability-never-beaten = Nunca se entrega
s17-ability-catenaccio = Catenaccio
# `.article` is the one that O, DO, NO, AO and PRO put before the name.
s17-team-argentina = Argentina
    .article = a
s17-team-brazil = Brasil
    .article = o
s17-team-england = Inglaterra
    .article = a
s17-team-france = França
    .article = a
s17-team-germany = Alemanha
    .article = a
s17-team-italy = Itália
    .article = a
s17-team-netherlands = Holanda
    .article = a
s17-team-spain = Espanha
    .article = a
# The choice of a match without team cards.
s17-no-team = Sem seleção
# The areas on the field, in capitals; $side is a club in three letters.
s17-area-box = ÁREA { $side }
s17-area-half = CAMPO { $side }
s17-area-centre = CENTRO
# Two cards that met: Pass v Block.
s17-duel = { $attack } x { $defence }
# Several options of which one is chosen: `area 3, or a star`.
s17-either = { $a }, ou { $b }

## The words on the cards themselves. What is too long is set smaller, so they have to be short.

# The attacking half of Tackle.
s17-print-rebound = Rebote
# Which actions a defending half stops: the names of one or two.
s17-print-stops = barra { $cards }
# Under the name of an action, in capitals of five letters or so: it is stopped, or it is a foul.
s17-print-stop = Barra
s17-print-foul = Falta
# When Rebound can be played, and what it gives.
s17-print-after-a-miss = após um erro
s17-print-one-more = +1 carta
# The goal card: a headline in capitals, and a sentence at the foot.
s17-print-goal = Gol
s17-print-it-is-in = Entrou!
# The cards without a goal: one of the first two in capitals, and one of the five ways to miss.
s17-print-crowd = Torcida
s17-print-miss = Errou
s17-print-no-goal = sem gol
s17-print-miss-over = Por cima
s17-print-miss-saved = Defendeu!
s17-print-miss-stands = Na arquibancada
s17-print-miss-post = Na trave
s17-print-miss-wide = Passou perto
# The star card. $card is Pass or One-Two, $bonus such a name with +1.
s17-print-stars = Estrelas
s17-print-no-bonus = Ainda sem bônus
s17-print-more = { $card } +{ $n }
s17-print-or = ou { $bonus }
s17-print-more-in-area = no setor { $area }: +{ $n }
# The time card, and what stands under its number of turns.
s17-print-time = Tempo
s17-print-extra-time = Prorrogação
s17-print-turns = { $n ->
    [1] último lance
   *[other] lances restantes
}
# What a team card does, in three lines of some 22 letters. A line break in a text is one on the card.
s17-print-second-ball =
    Rebote após chute
    do setor { $area } pode
    virar { $n } cartas
s17-print-never-beaten =
    Do minuto { $minute } ao 90,
    sem vantagem:
    um chute pode ter +{ $n }
s17-print-catenaccio =
    Na frente:
    um chute contra você
    pode ter −{ $n }

## The labels of offers, one to three words. $area is the number of an area.

s17-offer-shoot = Chute: { $n ->
    [0] sem carta
    [1] uma carta
    [2] duas cartas
    [3] três cartas
    [4] quatro cartas
    [5] cinco cartas
    [6] seis cartas
   *[other] { $n } cartas
}
# $stars are one or two star signs.
s17-offer-star = Estrela { $stars }
s17-offer-area = Setor { $area }
s17-offer-area-star = Setor { $area } { $stars }
s17-offer-take = Carta { $n }
s17-offer-rebound = Rebote
s17-offer-keep-tackle = Guardar Carrinho
s17-offer-attack-first = Atacar primeiro
s17-offer-defend-first = Defender primeiro
s17-offer-leave-it = Deixar assim

## What an offer does, in a sentence.

# One to three of these in a row. $cards are names of cards; $gift is penalty or free-kick; $brings is one of s17-brings or
# several of them.
s17-help-stopped-by = Barrado por { $cards }.
s17-help-fouled = Carrinho é falta e dá a você { $gift ->
    [penalty] um pênalti
   *[free-kick] uma cobrança de falta
}.
s17-help-otherwise = Senão: { $brings }.
s17-help-free-kick = Cobrança de falta, sem defesa: { $brings }.
# $stopped are names of the attacker's cards.
s17-help-guard = Barra { $stopped } e ganha a bola; qualquer outra carta passa.
s17-help-tackle = Barra { $stopped }. Contra Drible é falta: { $gift ->
    [penalty] pênalti
   *[free-kick] cobrança de falta
}, e a carta fica fora até o fim do tempo.
s17-help-shot = Um chute { $n ->
    [0] sem carta, contando com o rebote
    [1] com uma das seis cartas de chance
    [2] com duas das seis cartas de chance
    [3] com três das seis cartas de chance
    [4] com quatro das seis cartas de chance
    [5] com cinco das seis cartas de chance
    [6] com as seis cartas de chance
   *[other] com { $n } das seis cartas de chance
}.
s17-help-no-third-star = A bola fica, e não há terceira estrela.
s17-help-stars = A bola fica, e você ganha { $n ->
    [1] uma estrela
   *[other] duas estrelas
}.
s17-help-area = A bola vai para o setor { $area }.
s17-help-area-stars = A bola vai para o setor { $area }, e você ganha { $n ->
    [1] uma estrela
   *[other] duas estrelas
}.
s17-help-bonus = Chutes com essa carta viram mais uma carta de chance enquanto a bola for sua.
# $n cards are face down.
s17-help-take = Vire esta carta: { $n ->
    [1] é o gol
    [2] uma das duas é o gol
    [3] uma das três é o gol
    [4] uma das quatro é o gol
    [5] uma das cinco é o gol
    [6] uma das seis é o gol
   *[other] uma das { $n } é o gol
}.
s17-help-rebound = Vire { $n ->
    [1] a carta que sobrou
    [2] mais uma das duas cartas que sobraram
    [3] mais uma das três cartas que sobraram
    [4] mais uma das quatro cartas que sobraram
    [5] mais uma das cinco cartas que sobraram
    [6] mais uma das seis cartas que sobraram
   *[other] mais uma das { $n } cartas que sobraram
}; você fica sem Carrinho até o fim do tempo.
s17-help-keep-tackle = Guarde a carta para defender; a bola vai para o goleiro { DO($side) }.
s17-help-attack-first = Você começa o primeiro tempo com a bola, e eles começam o segundo.
s17-help-attack-first-short = Você começa com a bola. É uma pequena vantagem, porque uma partida curta não tem outro tempo.
s17-help-defend-first = Eles começam o primeiro tempo com a bola, e você começa o segundo.
s17-help-defend-first-short = Eles começam com a bola. É uma pequena vantagem para eles, porque uma partida curta não tem outro tempo.
s17-help-never-beaten = Nunca se entrega: mais duas cartas de chance neste chute.
s17-help-catenaccio = Catenaccio: uma carta de chance a menos neste chute.
s17-help-second-ball = Segunda bola: duas cartas de chance em vez de uma.
s17-help-leave-it = O chute fica como está.

## What a card brings, within a sentence: after a colon, or as what a card gives. Several are joined by s17-either.

s17-brings-shot = um chute { $n ->
    [0] sem carta
    [1] com uma carta
    [2] com duas cartas
   *[other] com { $n } cartas
}
s17-brings-nothing = nada
s17-brings-stars = { $n ->
    [1] uma estrela
   *[other] duas estrelas
}
s17-brings-area = avanço ao setor { $area }
s17-brings-area-stars = avanço ao setor { $area } com { $n ->
    [1] uma estrela
   *[other] duas estrelas
}

## The preview on the field: a headline in capitals, and the detail. $stars are star signs.

s17-preview-block = BARRA PASSE
s17-preview-press = BARRA DRIBLE
s17-preview-anticipate = BARRA TABELA
s17-preview-tackle = BARRA TABELA, PASSE
s17-preview-foul = contra Drible: { $gift ->
    [penalty] pênalti
   *[free-kick] falta
}
s17-preview-you-attack = você ataca do setor { $area }
s17-preview-shot = CHUTE
# $n of the $of chance cards are turned up.
s17-preview-odds = { $n ->
    [0] vai para fora
   *[other] gol em { $n } de { $of }
}
# $printed cards by the table, and $bonus by the stars.
s17-preview-odds-star = { $n ->
    [0] vai para fora
   *[other] gol em { $n } de { $of }
} ({ $printed } + { $bonus } ★)
s17-preview-star = ESTRELA
s17-preview-area = SETOR { $area }
s17-preview-plus = + { $stars }
s17-preview-rebound = REBOTE
s17-preview-rebound-odds = { $n ->
    [1] a última carta é gol
    [2] uma carta em duas é gol
    [3] uma carta em três é gol
    [4] uma carta em quatro é gol
    [5] uma carta em cinco é gol
    [6] uma carta em seis é gol
   *[other] uma carta em { $n } é gol
}
# The other options of a card, after its best one.
s17-preview-or = ou { $others }
s17-preview-text-or = { $text }, ou { $others }
s17-preview-or-shoot = chute: { $n ->
    [0] sem carta
    [1] uma carta
    [2] duas cartas
    [3] três cartas
    [4] quatro cartas
    [5] cinco cartas
    [6] seis cartas
   *[other] { $n } cartas
}
s17-preview-or-star = estrela { $stars }
s17-preview-or-area = setor { $area }
s17-preview-or-area-star = setor { $area } { $stars }

## Why a card cannot be chosen, or what it is: a sentence without its full stop.

s17-why-stars = Estrelas de quem está com a bola
s17-why-timer = Lances que faltam neste tempo, contando este; três minutos cada um
s17-why-theirs = Esta carta é { DO($side) }
s17-why-turned-up = Esta carta já foi virada
s17-why-they-turn-up = Quem vira as cartas de chance é { O($side) }
s17-why-shot-used-up = Este chute já usou todas as cartas
s17-why-for-shots = As cartas de chance são para chutes
s17-why-rebound-out = O Rebote está fora até o fim deste tempo
s17-why-tackle-out = O Carrinho está fora até o fim deste tempo
s17-why-they-choose = Carta baixada; { O($side) } ainda está escolhendo
s17-why-they-decide = { CAP(O($side)) } decide primeiro
s17-why-toss = Primeiro escolha se ataca ou defende
s17-why-rebound = O Rebote só vem depois de um chute perdido
s17-why-free-kick = Cobre a falta com Passe, Drible ou Tabela
s17-why-option = Primeiro escolha o que sua jogada faz
s17-why-bonus = Primeiro escolha o bônus da sua estrela
s17-why-team-card = Primeiro decida se usa sua carta de seleção
s17-why-take = Primeiro vire suas cartas de chance
s17-why-only-rebound = Depois de um erro, só o Rebote
s17-why-none-now = Nenhuma carta pode ser jogada agora
# What a team card does; $team is a country.
s17-why-second-ball = { CAP(O($team)) } pode virar duas cartas em vez de uma no rebote de um chute de dentro da área
s17-why-never-beaten = Do minuto { $minute } ao 90, sem estar na frente, { O($team) } pode virar mais duas cartas em um chute
s17-why-catenaccio = Na frente, { O($team) } pode tirar uma carta de chance de um chute adversário
# $adds is one of the next two, or several.
s17-why-adds = { CAP(O($team)) } também pode escolher { $adds }
s17-adds-shot = { $card } do setor { $area } como chute { $n ->
    [0] sem carta
    [1] com uma carta
    [2] com duas cartas
   *[other] com { $n } cartas
}
s17-adds-move = { $card } do setor { $area } ao setor { $to }
s17-adds-move-stars = { $card } do setor { $area } ao setor { $to } com { $n ->
    [1] uma estrela
   *[other] duas estrelas
}

## The scoreboard and the note on a shot.

# Under the title of the game; $kind is league or cup, $home and $away are countries.
s17-subtitle = { $kind ->
    [league] Partida de liga
   *[cup] Partida de copa
}, sem seleções
s17-subtitle-teams = { $kind ->
    [league] Partida de liga
   *[cup] Partida de copa
}, { $home } x { $away }
s17-subtitle-short = só o segundo tempo
# The sum of a shot's chance cards, such as `Tabela 1 + estrela 1 - Itália 1`.
s17-note-printed = { $card } { $n }
s17-note-spot = Da marca do pênalti
s17-note-star = + estrela { $n }
s17-note-added = + { $team } { $n }
s17-note-lowered = − { $team } { $n }
s17-note-rebound = { $n ->
    [2] mais duas cartas
   *[other] mais uma carta
}

## Banners: the line under a headline. $side is a club.

s17-banner-may-choose = { CAP(O($side)) } escolhe
s17-banner-attack-first = { CAP(O($side)) } ataca primeiro
s17-banner-extra-time = { $score }, dois tempos de 15 minutos
# Under PENALTY or FREE KICK.
s17-banner-for = para { O($side) }

## The match log. $side is a club in three letters, $duel the two cards that met, $area the number of an area.

s17-log-toss = { $side } ganha o sorteio
# $half is first, second, extra-first, extra-second or penalties.
s17-log-half = { $half ->
    [first] Começa o jogo
    [second] Segundo tempo
    [extra-first] Prorrogação
    [extra-second] Últimos quinze
   *[penalties] Pênaltis
}: { $side } { $half ->
    [penalties] bate
   *[other] ataca
}
s17-log-half-time = Intervalo, { $score }
s17-log-won = { $duel }: { $side } ataca do setor { $area }
s17-log-foul = { $duel }: falta
s17-log-free-kick = Cobrança: { $card }
s17-log-star = Estrela: { $bonus }
# $gained is one of the four that follow.
s17-log-gained = { $duel }: { $gained }
s17-log-gained-free = { CAP($gained) }
s17-log-no-third-star = sem terceira estrela
s17-log-stars = { $n ->
    [1] estrela
   *[other] duas estrelas
}
s17-log-area = setor { $area }
s17-log-area-stars = setor { $area }, { $n ->
    [1] estrela
   *[other] duas estrelas
}
s17-log-step-up = { $side } vai bater
# A shot turns up $n of the $of chance cards.
s17-log-shot = { $duel }: chute, { $n ->
    [0] pra fora
   *[other] gol em { $n } de { $of }
}
s17-log-free-kick-shot = Cobrança: chute, { $n ->
    [0] pra fora
   *[other] gol em { $n } de { $of }
}
s17-log-penalty = Pênalti: { $n ->
    [0] pra fora
   *[other] gol em { $n } de { $of }
}
s17-log-rebound = Rebote: mais uma carta
s17-log-missed = Errou: bola do goleiro ({ $side })
s17-log-team-card = { $team } usa a carta de seleção
# $ability is Second ball, Never beaten or Catenaccio.
s17-log-more-cards = { $team }, { $ability }: mais { $n ->
    [2] duas
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
   *[other] { $n }
} cartas
s17-log-shot-now = { $team }, { $ability }: agora { $n ->
    [0] o chute vai pra fora
   *[other] é gol em { $n } de { $of }
}

## Over the cards: why one came out on top, and what a team card does. $guard is the name of the defender's card; $play and
## $with are keys of the cards to select by.

s17-reveal-stops = { $guard } barra { $play ->
    [dribble] Drible
    [one-two] Tabela
   *[pass] Passe
}.
s17-reveal-foul = Carrinho contra Drible é falta.
s17-reveal-past = { $guard } barra { $with ->
    [block] Passe
    [press] Drible
   *[anticipate] Tabela
}, não { $play ->
    [dribble] Drible
    [one-two] Tabela
   *[pass] Passe
}.
s17-reveal-team-may = { CAP(O($team)) } pode: { $adds }.
s17-reveal-more-cards = { $ability }: mais { $n ->
    [2] duas
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
   *[other] { $n }
} cartas.
s17-reveal-shot-now = { $ability }: agora { $n ->
    [0] o chute vai para fora
   *[other] é gol em { $n } de { $of }
}.

## The coach's reasons for a choice. $card is the name of a card; $brings is one of s17-brings or several of them.

# $n cards stop it: $cards.
s17-because-attack = { $card } dá { $brings }; só { $cards } { $n ->
    [1] barra
   *[other] barram
}.
s17-because-stops = { $card } barra { $stopped }, que daria a eles { $brings }.
s17-because-tackle = { $card } barra { $stopped }; contra Drible é { $gift ->
    [penalty] pênalti
   *[free-kick] cobrança de falta
}.
s17-because-free-kick = Ninguém pode barrar, e dá a você { $brings }.
s17-because-bonus = Daqui, { $card } dá { $brings }, e mais uma carta com a estrela.
# $n cards are face down; $turns are left in this half.
s17-because-rebound-free = { $n ->
    [1] A carta que sobrou é o gol
    [2] Uma das duas cartas é o gol
    [3] Uma das três cartas é o gol
    [4] Uma das quatro cartas é o gol
    [5] Uma das cinco cartas é o gol
    [6] Uma das seis cartas é o gol
   *[other] Uma das { $n } cartas é o gol
}, e o tempo acaba agora, então não custa nada.
s17-because-rebound = { $n ->
    [1] A carta que sobrou é o gol
    [2] Uma das duas cartas é o gol
    [3] Uma das três cartas é o gol
    [4] Uma das quatro cartas é o gol
    [5] Uma das cinco cartas é o gol
    [6] Uma das seis cartas é o gol
   *[other] Uma das { $n } cartas é o gol
}; o preço é ficar { $turns ->
    [1] um lance
    [2] dois lances
    [3] três lances
    [4] quatro lances
    [5] cinco lances
    [6] seis lances
   *[other] { $turns } lances
} sem Carrinho.
s17-because-keep-tackle = { $turns ->
    [0] Você guarda o Carrinho, mas o tempo acaba agora, e ele voltaria de qualquer jeito.
    [1] Você guarda o Carrinho para o lance que falta neste tempo.
    [2] Você guarda o Carrinho para os dois lances que faltam neste tempo.
    [3] Você guarda o Carrinho para os três lances que faltam neste tempo.
    [4] Você guarda o Carrinho para os quatro lances que faltam neste tempo.
    [5] Você guarda o Carrinho para os cinco lances que faltam neste tempo.
    [6] Você guarda o Carrinho para os seis lances que faltam neste tempo.
   *[other] Você guarda o Carrinho para os { $turns } lances que faltam neste tempo.
}
s17-because-attack-first = Você começa com a bola; eles, depois do intervalo.
s17-because-attack-first-short = Você começa com a bola, e não há outro tempo que compense isso.
s17-because-defend-first = Eles começam com a bola; você, depois do intervalo.
s17-because-defend-first-short = Eles começam com a bola, e não há outro tempo que compense isso.
s17-because-leave-it = Aqui não faria diferença.
s17-because-last-turn = É o último lance do tempo: chute agora ou perca a chance.
s17-because-no-card-rebound = Vai para fora, mas aí seu Rebote vira uma carta.
s17-because-no-card = Entrega a bola a eles longe do seu gol.
s17-because-shot = { $n ->
    [1] Uma
    [2] Duas
    [3] Três
    [4] Quatro
    [5] Cinco
   *[other] Seis
} de seis cartas de chance para virar{ $stars ->
    [0] { "" }
    [one] { " " }graças à estrela
   *[other] { " " }graças às estrelas
}, e uma das seis é o gol.
s17-because-build = Você fica com a bola e constrói o ataque.
# $stars is how many stars give that shot a card more; 0 if it has none from them.
s17-because-move = Você fica com a bola, e dali{ $stars ->
    [0] { "" }
    [one] , com a estrela,
   *[other] , com as estrelas,
} um chute pode virar { $n ->
    [1] uma carta
    [2] duas cartas
    [3] três cartas
    [4] quatro cartas
    [5] cinco cartas
    [6] seis cartas
   *[other] { $n } cartas
}.
s17-because-never-beaten = É de graça, e você pode virar mais { $n ->
    [1] uma carta
    [2] duas cartas
    [3] três cartas
    [4] quatro cartas
    [5] cinco cartas
    [6] seis cartas
   *[other] { $n } cartas
}.
s17-because-catenaccio = É de graça, e eles viram { $n ->
    [1] uma carta
    [2] duas cartas
    [3] três cartas
    [4] quatro cartas
    [5] cinco cartas
    [6] seis cartas
   *[other] { $n } cartas
} a menos.
s17-because-second-ball = É de graça, e você vira { $n ->
    [1] uma carta
    [2] duas cartas
    [3] três cartas
    [4] quatro cartas
    [5] cinco cartas
    [6] seis cartas
   *[other] { $n } cartas
} em vez de uma.

## The lesson for beginners, one to three sentences. $place is centre, their-box, your-box, their-half or your-half.

s17-lesson-toss = Você ganhou o sorteio. Se atacar, você começa com a bola agora, e eles depois do intervalo; se defender, é o contrário. Nenhuma opção é melhor.
s17-lesson-toss-short = Você ganhou o sorteio. Ataque: quem começa com a bola marca um pouco mais, e uma partida curta não tem outro tempo.
s17-lesson-first-attack = Você ataca { $place ->
    [centre] do centro
    [their-box] da área deles
    [your-box] da sua área
    [their-half] do campo deles
   *[your-half] do seu campo
}: clique em Passe, Drible ou Tabela para baixar a carta fechada. Bloqueio barra Passe, Pressão barra Drible, Antecipação barra Tabela; Carrinho barra Passe e Tabela, mas contra Drible é falta. Escolha uma que eles não esperam.
s17-lesson-first-defence = Eles atacam { $place ->
    [centre] do centro
    [their-box] da área deles
    [your-box] da sua área
    [their-half] do campo deles
   *[your-half] do seu campo
}: clique em uma carta para baixá-la fechada e adivinhe a deles. Bloqueio barra Passe, Pressão barra Drible, Antecipação barra Tabela. Carrinho barra Passe e Tabela, mas contra Drible é falta.
# What each of the attacker's cards would bring; $whose is yours or theirs.
s17-lesson-brings = { $place ->
    [centre] Do centro
    [their-box] Da área deles
    [your-box] Da sua área
    [their-half] Do campo deles
   *[your-half] Do seu campo
}, { $whose ->
    [yours] seu Passe
   *[theirs] o Passe deles
} dá { $pass }; Drible, { $dribble }; Tabela, { $one_two }.
s17-lesson-they-hold-tackle = Eles ainda têm o Carrinho: barra Passe e Tabela, mas contra Drible é falta.
s17-lesson-their-tackle-out = O Carrinho deles está fora, então só uma carta pode barrar cada uma das suas.
# $card is the name of a card.
s17-lesson-they-stopped = Da última vez eles baixaram { $card } e barraram você.
s17-lesson-you-got-past = Da última vez eles baixaram { $card }, e você escapou.
s17-lesson-guards = Bloqueio barra Passe, Pressão barra Drible, Antecipação barra Tabela; seu Carrinho está fora.
s17-lesson-guards-tackle = Bloqueio barra Passe, Pressão barra Drible, Antecipação barra Tabela; Carrinho barra Passe e Tabela, mas contra Drible é { $gift ->
    [penalty] pênalti
   *[free-kick] cobrança de falta
}.
s17-lesson-they-last-laid = Por último eles baixaram { $card }.
s17-lesson-free-kick = Eles fizeram falta no seu Drible e perdem o Carrinho neste tempo. Escolha qualquer jogada: ninguém pode barrar.
s17-lesson-nobody-stops = { $card }: ninguém pode barrar.
s17-lesson-got-past = { $card }: você passou por eles.
s17-lesson-star-or-step = Uma estrela reforça os próximos chutes; um avanço deixa você mais perto do gol.
s17-lesson-no-card-rebound = Um chute sem carta sempre vai para fora; aí só o seu Rebote pode marcar.
s17-lesson-no-card = Um chute sem carta sempre vai para fora e dá a bola a eles.
s17-lesson-shot-now = Um chute agora tem { $n ->
    [1] uma
    [2] duas
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
   *[other] { $n }
} das seis cartas de chance, e se errar a bola é deles.
s17-lesson-last-turn = Este é o último lance do tempo: chute agora ou a chance vai embora.
s17-lesson-wait = Qualquer outra opção mantém a bola, com { $turns ->
    [1] um lance
    [2] dois lances
    [3] três lances
    [4] quatro lances
    [5] cinco lances
    [6] seis lances
   *[other] { $turns } lances
} ainda por jogar neste tempo.
# These two surround the next one.
s17-lesson-bonus = Sua primeira estrela reforça os chutes de uma carta enquanto a bola for sua.
s17-lesson-bonus-choose = Escolha a carta com que pretende chutar; eles veem sua escolha.
s17-lesson-with-a-star = Na área deles, ela leva o Passe de { $pass } para { $pass_more } cartas, ou a Tabela de { $one_two } para { $one_two_more }.
s17-lesson-never-beaten = Sua seleção pode reforçar este chute: { $n } das seis cartas de chance em vez de { $strength }. É de graça.
s17-lesson-catenaccio = Eles chutam, e sua seleção pode enfraquecer o chute: { $n } das seis cartas de chance em vez de { $strength }. É de graça.
s17-lesson-last-card = Cinco cartas mostraram a torcida, então a última é o gol: vire.
s17-lesson-take = Uma das { $left } cartas de chance fechadas é o gol, e você vira { $n ->
    [1] uma
    [2] duas
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
   *[other] { $n }
}. Elas foram embaralhadas, então escolha qualquer uma.
s17-lesson-rebound = { $left ->
    [1] Errou, então a carta que sobrou é o gol. Abra mão do Rebote para virar essa carta.
   *[other] Errou, mas o gol está entre as { $left } cartas que sobraram. Abra mão do Rebote para virar mais uma.
}
s17-lesson-price = Essa carta também é seu Carrinho, { $turns ->
    [0] mas o tempo acaba agora, e ele volta em seguida
    [1] e você fica sem ele no lance que falta neste tempo
    [2] e você fica sem ele nos dois lances que faltam neste tempo
    [3] e você fica sem ele nos três lances que faltam neste tempo
    [4] e você fica sem ele nos quatro lances que faltam neste tempo
    [5] e você fica sem ele nos cinco lances que faltam neste tempo
    [6] e você fica sem ele nos seis lances que faltam neste tempo
   *[other] e você fica sem ele nos { $turns } lances que faltam neste tempo
}.
s17-lesson-second-ball = Neste rebote, sua seleção pode virar { $n } das { $left } cartas em vez de uma. Não custa nada.

## The charts of the rules page.

s17-chart-against = Carta contra carta
s17-chart-against-down = A defesa baixa
s17-chart-against-across = O ataque baixa
s17-chart-stopped = barrado
s17-chart-gets-past = passa
s17-chart-foul = falta
s17-chart-against-note = Barrado: a defesa ganha a bola. Falta: cobrança de falta, ou pênalti na área, e o Carrinho fica fora até o fim do tempo.
s17-chart-brings = O que cada jogada faz se não for barrada
s17-chart-brings-down = O ataque baixou
s17-chart-brings-across = A bola está no setor
s17-chart-own-half = 1 campo próprio
s17-chart-centre = 2 centro
s17-chart-their-half = 3 campo deles
s17-chart-their-box = 4 área deles
s17-chart-shot = chute, { $n ->
    [0] sem carta
    [1] uma carta
    [2] duas cartas
    [3] três cartas
    [4] quatro cartas
    [5] cinco cartas
    [6] seis cartas
   *[other] { $n } cartas
}
s17-chart-stars = { $n ->
    [1] uma estrela
   *[other] duas estrelas
}
s17-chart-areas = { $areas ->
    [1] avança um setor
    [2] avança dois setores
    [3] avança três setores
   *[other] avança { $areas } setores
}
s17-chart-areas-stars = { $areas ->
    [1] avança um setor
    [2] avança dois setores
    [3] avança três setores
   *[other] avança { $areas } setores
}, { $n ->
    [1] uma estrela
   *[other] duas estrelas
}
s17-chart-brings-note = Um chute vira essa quantidade das seis cartas de chance; uma das seis é o gol. O visto indica que pode ser gol. Estrelas reforçam os próximos chutes.

## What a notebook says: $n times out of $all. $who is you, if the reader wrote it about the player, or bot, if the player wrote it
## about the bot $name. $role is attack or defence; $card and $first are
## names of cards.

s17-noted-laid = { $role ->
    [attack] No ataque
   *[defence] Na defesa
}, { $who ->
    [you] você
   *[other] { $name }
} baixou { $card } { $n ->
    [1] uma vez
    [2] duas vezes
   *[other] { $n } vezes
} em { $all }.
s17-noted-followed = { $role ->
    [attack] No ataque
   *[defence] Na defesa
}, depois de { $first } { $who ->
    [you] você
   *[other] { $name }
} baixou { $card } { $n ->
    [1] uma vez
    [2] duas vezes
   *[other] { $n } vezes
} em { $all }.
s17-noted-answered = { $role ->
    [attack] No ataque
   *[defence] Na defesa
}, { $who ->
    [you] depois de { $first } do bot você
   *[other] quando sua última carta foi { $first }, { $name }
} baixou { $card } { $n ->
    [1] uma vez
    [2] duas vezes
   *[other] { $n } vezes
} em { $all }.

## A bot's reason for its choice, in one sentence. It speaks of itself as `it`.
s17-bot-worked = Deu certo da última vez.
s17-bot-mixes = Pensa um lance à frente e mistura as cartas.
s17-bot-best-one-turn = Parece o melhor, pensando um lance à frente.
s17-bot-shortest-way = O caminho mais curto até o chute.
s17-bot-wants-the-ball = Quer a bola já.
s17-bot-takes-on = Parte para cima do marcador.
s17-bot-presses = Pressiona.
s17-bot-they-attacked = Foi com essa que eles atacaram por último.
s17-bot-they-defended = Foi com essa que eles defenderam por último.
s17-bot-behind-long-ball = Atrás no placar: bola longa, custe o que custar.
s17-bot-behind-needs-ball = Atrás no placar: precisa da bola já.
s17-bot-not-behind-short = Não está atrás: toque de bola curto.
s17-bot-not-behind-back = Não está atrás: todo mundo na defesa.
s17-bot-shoots-on-sight = Vê o gol e chuta.
s17-bot-not-what-was-stopped = Tudo, menos o que foi barrado da última vez.
s17-bot-decided = O resultado não muda mais: agora joga pelos gols.
s17-bot-cards-alike = Cartas fechadas são todas iguais.
s17-bot-attack-first = No jogo perfeito, atacar primeiro dá { $worth }% de chance de vitória.
s17-bot-defend-first = No jogo perfeito, defender primeiro dá { $worth }% de chance de vitória.
s17-bot-reads = Lê { $card } em { $n }% e joga contra isso.
s17-bot-worth = Dá { $best }% de chance de vitória; com a pior resposta, { $worst }%.
s17-bot-mix = A mistura do jogo perfeito aqui: { $shares }.
# A card with its probability, an item of the mix.
s17-bot-share = { $card } { $n }%

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# The ball runs one area on.
say-s17-gained =
    .l1 = Vem { O($us) }, um passinho de cada vez.
    .l2 = { CAP(O($us)) } ganha terreno.
    .l3 = { CAP(O($us)) } acha a brecha e passa como quem passeia.
    .l4 = Lá vem { O($us) } pra cima.
    .l5 = { CAP(O($them)) } cede espaço, mas com educação.
    .l6 = { CAP(O($us)) } chega mais perto, e { $keeper } começa a gritar com todo mundo.

# The ball runs two areas or more.
say-s17-gained-far =
    .l1 = Que passada! { CAP(O($us)) } engole meio campo.
    .l2 = { CAP(O($us)) } estica a bola, e dá certo.
    .l3 = Uma carta, e { O($us) } já tá em outro bairro.
    .l4 = Olha a distância! { CAP(O($them)) } corre pro lado errado.

# The defender has read the attack: the ball changes sides.
say-s17-won =
    .l1 = Leu como horário de ônibus. A bola é { DO($us) }.
    .l2 = { CAP(O($us)) } adivinhou, e isso é metade do futebol.
    .l3 = Cortou! { CAP(O($us)) } recupera e sai jogando.
    .l4 = { CAP(O($them)) } mandou telegrama, e { O($us) } assinou o recibo.
    .l5 = Que beleza de defesa { DO($us) }.
    .l6 = { CAP(O($us)) } viu essa chegando lá do estacionamento.

# A foul brings a free kick; the side is the one that was fouled.
say-s17-free-kick =
    .l1 = Apitou! { CAP(O($them)) } chegou com atraso, e com juros.
    .l2 = Falta { DO($them) }. O juiz estava pertinho.
    .l3 = Falta { PRO($us) }. A barreira vai se ajeitando.
    .l4 = { CAP(O($them)) } foi no corpo. A bola não se queixou.
    .l5 = Que atropelo { DO($them) }! Falta { PRO($us) }.
    .l6 = { CAP(O($us)) } ajeita a bola com todo o carinho. Falta.

# A star is earned.
say-s17-star =
    .l1 = Estrela { PRO($us) }. Vale alguma coisa, se der tempo de gastar.
    .l2 = { CAP(O($us)) } embolsa uma estrela, pra gastar na próxima boa ideia.
    .l3 = Uma estrelinha { PRO($us) }. Ela brilha mais tarde.
    .l4 = { CAP(O($us)) } leva a estrela. É o embalo impresso em papelão.

# A shot that goes in from a third of the chance cards at most.
say-s17-shot-weak =
    .l1 = Chute { DO($us) } com ponto de interrogação.
    .l2 = Meia chance { PRO($us) }, e meia já é bondade.
    .l3 = { CAP(O($us)) } tenta a sorte. A sorte confere as contas.
    .l4 = De lá? { CAP(O($us)) } acha que sim. { $keeper } acha que não.

# A shot that is about even.
say-s17-shot-fair =
    .l1 = É cara ou coroa! Chuta { O($us) }.
    .l2 = Entra ou não entra? Ninguém aqui sabe. Chuta { O($us) }.
    .l3 = Chance de verdade { DO($us) }. { $keeper } nem sabe onde pisa.
    .l4 = { CAP(O($us)) } solta a bomba, e meia arquibancada levanta.

# A shot that goes in more often than not.
say-s17-shot-strong =
    .l1 = É chance claríssima! Chuta { O($us) }.
    .l2 = { $keeper } já teve noites melhores. Lá vem bomba { DO($us) }.
    .l3 = { CAP(O($us)) } fez tudo. Só falta o final.
    .l4 = { CAP(O($us)) } não podia pedir mais. Lá vem o chute!

# A team's own gift is used.
say-s17-ability =
    .l1 = { CAP($what) }, diz { O($us) }, e a conta muda.
    .l2 = { CAP(O($us)) } tinha essa na manga: { $what }.
    .l3 = { CAP($what) }. Todo mundo sabia, e mesmo assim.
    .l4 = É por isso que eles são quem são. { CAP($what) }.

# The ball comes back out, and the attacker takes it.
say-s17-rebound =
    .l1 = Espirrou! { CAP(O($us)) } tem outra chance.
    .l2 = Bateu na luva, e { O($us) } chega primeiro!
    .l3 = Não acabou! O rebote é { DO($us) }.
    .l4 = Sobrou na área, e { O($us) } tem faro pra essas.

# A shot that did not go in.
say-s17-missed =
    .l1 = Por pouco. { $keeper } estava na bola, claro. Claro.
    .l2 = Não! { CAP(O($us)) } olha pro gramado, como se a culpa fosse dele.
    .l3 = Nada de gol. { $keeper } não tem pressa nenhuma pra repor.
    .l4 = A bola sai, e o gandula ganha o jantar.
    .l5 = Lá se foi a chance. { CAP(O($them)) } respira.
    .l6 = { CAP(O($us)) } ia querer chutar essa de novo.
