### Brazilian Portuguese: words that all games share.

# The name of the language in itself.
language-name = Português (Brasil)

# Lists: `a, b e c`.
list-and = { $a } e { $b }
list-or = { $a } ou { $b }
list-comma = { $a }, { $b }
list-dot = { $a } · { $b }
# Whole sentences one after the other.
list-sentences = { $a } { $b }

# The bots' levels.
level-random = Aleatório
level-rookie = Novato
level-youth = Juvenil
level-amateur = Amador
level-semi-pro = Semipro
level-pro = Profissional
level-international = Internacional
level-world-class = Classe mundial
# A bot in a competition across several games, where it has several faces.
bot-of-level = Bot { $level }
# The managers whom you meet in the games of skill, from the weakest to the strongest.
manager-1 = Pip ao Acaso
manager-2 = Eddie Apressado
manager-3 = Lena Canhão
manager-4 = Sid de Domingo
manager-5 = Tariq Firmeza
manager-6 = Kate Esperta
manager-7 = Técnico Goran
manager-8 = Professora Petra

# What a bot's notebook about the player begins with.
notebook-met = { $n ->
    [0] Ainda não jogou contra você.
    [1] Já jogou contra você em uma partida.
   *[other] Já jogou contra você em { $n } partidas.
}

# A bot's reason for its choice, in games of which several have it.
bot-whatever = O que vier à mão.
bot-slip = Um deslize.
bot-best-in-a-few = Saiu melhor em algumas partidas imaginadas.
bot-felt-right = Foi na intuição, embora outra opção parecesse um pouco melhor.

# Why a card cannot be chosen, with the clause of the rules for experts.
why-with-clause = { $why } ({ $clause })

# What an action without a label is called.
something-else = Outra coisa

# A number with a decimal sign; $tenth is the digits after it.
decimal = { $whole },{ $tenth }

# A playing card in a sentence: `rei de copas`, `7 de paus`.
playing-card = { $rank ->
    [ace] ás
    [jack] valete
    [queen] dama
    [king] rei
   *[other] { $rank }
} de { $suit ->
    [clubs] paus
    [diamonds] ouros
    [hearts] copas
   *[spades] espadas
}

phase-split = DIVIDIR A MÃO
phase-first-half = 1º TEMPO
phase-second-half = 2º TEMPO
phase-extra-time = PRORROGAÇÃO
phase-extra-first = PRORROGAÇÃO 1
phase-extra-second = PRORROGAÇÃO 2
phase-round = RODADA
phase-sudden-round = DESEMPATE
phase-penalties = PÊNALTIS
phase-sudden-death = MORTE SÚBITA
phase-full-time = FIM DE JOGO

# A score; $home is the figure that comes first.
score = { $home } x { $away }

# Why no match can begin, as half a sentence after a colon: any other reason than those of the games.
options-do-not-match = essas opções não combinam

# Match time: minute, extra time, pair of kicks, round.
clock-minute = { $n }′
clock-extra-time = PR
clock-pair = { $n }ª
clock-round = rodada { $n }

# Headlines of banners, in capitals.
headline-coin-toss = SORTEIO
headline-split = DIVIDIR A MÃO
headline-kick-off = BOLA ROLANDO
headline-half-time = INTERVALO
headline-last-round = ÚLTIMA RODADA
headline-sudden-rounds = DESEMPATE
headline-extra-time = PRORROGAÇÃO
headline-penalties = PÊNALTIS
headline-sudden-death = MORTE SÚBITA
headline-full-time = FIM DE JOGO
headline-play-on = SEGUE O JOGO
headline-penalty = PÊNALTI
headline-free-kick = FALTA
headline-sent-off = EXPULSÃO
headline-score-to-win = É FAZER E GANHAR
headline-miss-and-out = ERROU, ACABOU
headline-scored = GOL
headline-missed = ERROU
headline-saved = DEFENDEU
headline-off-the-post = NA TRAVE
headline-fingertips = PONTA DOS DEDOS
headline-row-z = NA ARQUIBANCADA
headline-over-the-bar = POR CIMA
headline-just-wide = RASPANDO A TRAVE
headline-level = SEM GOL
headline-round = RODADA { $n }

# Stamps on cards that met, in capitals.

stamp-stopped = BARRADO
stamp-through = PASSOU
stamp-ball-won = BOLA GANHA
stamp-ball-kept = SEGUE COM A BOLA
stamp-foul = FALTA
stamp-blocked = BLOQUEADO
stamp-saved = DEFENDEU
stamp-wide = PRA FORA
stamp-over = POR CIMA
stamp-post = NA TRAVE
stamp-goal = ENTROU!
stamp-marked = CORTADO
stamp-level = DE NOVO
stamp-no-chance = SEM PERIGO
stamp-cancelled = CANCELADO
stamp-yellow-card = AMARELO

# Counts of a match, in capitals.
count-shots = CHUTES
count-saves = DEFESAS
count-won = BOLAS GANHAS
count-possession = POSSE

# Headlines of the small panel, in capitals.
note-wide = CHUTE PRA FORA
note-shot = CHUTE: GOL EM { $n } DE { $of }
note-penalty = PÊNALTI: GOL EM { $n } DE { $of }
note-kick = COBRANÇA: GOL EM { $n } DE { $of }
note-rebound = REBOTE: GOL EM { $n } DE { $of }
note-forward = { $rank ->
    [ace] ÁS
    [jack] VALETE
    [queen] DAMA
    [king] REI
   *[other] { $rank }
} DE { $suit ->
    [clubs] PAUS
    [diamonds] OUROS
    [hearts] COPAS
   *[other] ESPADAS
}
note-die = DADO { $n }
note-turn = { $part ->
    [first] 1º TEMPO
    [second] 2º TEMPO
   *[extra] PRORROGAÇÃO
}, LANCE { $n } / { $of }
note-kicks = COBRANÇAS

# What a goal came of.
cause-shot = Chute
cause-rebound = Rebote
cause-penalty = Pênalti
cause-free-kick = De falta
cause-winning-kick = A cobrança da vitória
cause-second-yellow = Segundo amarelo
cause-passes = após { $n ->
    [0] nenhum passe
    [1] um passe
    [2] dois passes
    [3] três passes
    [4] quatro passes
    [5] cinco passes
    [6] seis passes
    [7] sete passes
    [8] oito passes
    [9] nove passes
    [10] dez passes
   *[other] { $n } passes
}
cause-card = { CAP($card) }

# Which turn it is, beside the phase of the match.
turn-of = lance { $n } de { $of }

# Lines of the match log that several games have. $side is a club in three letters.
log-goal = GOL! { $name }, { $score }
log-half-time = Intervalo, { $score }
log-extra-time = Prorrogação com { $score }
log-penalties = Pênaltis
log-penalties-first = Pênaltis: { $side } bate primeiro
# A kick of a shootout. $did is score, save or miss; $side is the one that did.
log-kick = { $side } { $did ->
    [score] converte
    [save] defende
   *[miss] desperdiça
}, { $score } nos pênaltis
log-full-time = Fim de jogo: { $side } vence
log-full-time-draw = Fim de jogo: empate

# Lines below the headlines of banners. $side, $home and $away are clubs.
banner-score-to-win = se fizer, { O($side) } vence
banner-miss-and-out = { O($side) } precisa marcar
# $side is the side that got away with it.
banner-off-the-post = A trave salva { O($side) }
banner-fingertips = O goleiro { DO($side) } ainda toca nela
banner-breathe-again = Respira { O($side) }
banner-full-time-won = { $side } vence
banner-full-time-draw = Empate
# $kicks has the winner’s first.
banner-full-time-kicks = { $side } vence por { $kicks } nos pênaltis

# What is heard, as captions.
caption-whistle = Apito
caption-long-whistle = Apito longo
caption-whistle-half-time = Apito: intervalo
caption-whistle-kick-off = Apito: bola rolando
caption-whistle-full-time = Apito: fim de jogo
caption-a-pass = Um passe
caption-a-shot = Um chute
caption-the-ball-is-won = Bola ganha
caption-the-ball-bounces-off = A bola bate e volta
caption-a-card-turns-up = Uma carta é virada
caption-cards-are-drawn = Cartas são compradas
caption-a-card-is-laid = Uma carta é baixada
caption-cards-are-shuffled = Cartas são embaralhadas
caption-ball-in-the-net = Bola na rede
caption-the-crowd-holds-its-breath = A torcida prende a respiração
caption-crowd-ooh = Torcida: uuuh
caption-home-end-ooh = Torcida da casa: uuuh
caption-away-end-ooh = Torcida visitante: uuuh
caption-crowd-applauds = A torcida aplaude
caption-home-end-applauds = A torcida da casa aplaude
caption-away-end-applauds = A torcida visitante aplaude
caption-crowd-roars = A torcida explode
caption-home-end-roars = A torcida da casa explode
caption-away-end-roars = A torcida visitante explode
caption-whistles-from-the-stands = Vaias da arquibancada
caption-whistles-from-the-home-end = Vaias da torcida da casa
caption-whistles-from-the-away-end = Vaias da torcida visitante
caption-crowd-claps-in-time = Palmas ritmadas da torcida
caption-a-drum-in-the-stands = Bumbo na arquibancada
caption-heartbeat = Um coração batendo
# A scorer with several goals, where no clock runs.
scorer-goals = { $name } ({ $n })
# The scorers of a side that do not fit.
scorers-more = { $last } e mais { $n }
caption-fanfare = Fanfarra no estádio
caption-medal = Medalha: sininhos
caption-win = Música: vitória
caption-defeat = Música: derrota
