### Spanish: words that all games share.

# The name of the language in itself.
language-name = Español

# Lists: `a, b and c`.
list-and = { $a } { BEGINS($b) ->
    [i] e
   *[other] y
} { $b }
list-or = { $a } { BEGINS($b) ->
    [o] u
   *[other] o
} { $b }
list-comma = { $a }, { $b }
list-dot = { $a } · { $b }
# Whole sentences one after the other.
list-sentences = { $a } { $b }

# The bots' levels.
level-random = Aleatorio
level-rookie = Novato
level-youth = Juvenil
level-amateur = Aficionado
level-semi-pro = Semipro
level-pro = Pro
level-international = Internacional
level-world-class = Clase mundial
# A bot in a competition across several games, where it has several faces.
bot-of-level = Bot { $level }
# The managers whom you meet in the games of skill, from the weakest to the strongest.
manager-1 = Pip al Azar
manager-2 = Eddie el Impaciente
manager-3 = Lena la Cañonera
manager-4 = Sid el Dominguero
manager-5 = Tariq el Firme
manager-6 = Kate la Astuta
manager-7 = Míster Goran
manager-8 = Profesora Petra

# What a bot's notebook about the player begins with.
notebook-met = { $n ->
    [0] Todavía no se ha enfrentado a ti.
    [1] Se ha enfrentado a ti en un partido.
   *[other] Se ha enfrentado a ti en { $n } partidos.
}

# A bot's reason for its choice, in games of which several have it.
bot-whatever = Lo primero que encuentra.
bot-slip = Un desliz.
bot-best-in-a-few = Es lo que mejor salió en unos pocos partidos imaginados.
bot-felt-right = Le dio buena espina, aunque otra cosa parecía algo mejor.

# Why a card cannot be chosen, with the clause of the rules for experts.
why-with-clause = { $why } ({ $clause })

# What an action without a label is called.
something-else = Otra cosa

# A number with a decimal sign; $tenth is the digits after it.
decimal = { $whole },{ $tenth }

# A playing card in a sentence: `K de corazones`, `7 de tréboles`. The letters are feminine, the numbers and the ace masculine.
playing-card = { $rank ->
    [ace] as
    [jack] J
    [queen] Q
    [king] K
   *[other] { $rank }
} de { $suit ->
    [clubs] tréboles
    [diamonds] diamantes
    [hearts] corazones
   *[other] picas
}

phase-split = DIVIDIR LA MANO
phase-first-half = 1.ª PARTE
phase-second-half = 2.ª PARTE
phase-extra-time = PRÓRROGA
phase-extra-first = PRÓRROGA 1
phase-extra-second = PRÓRROGA 2
phase-round = RONDA
phase-sudden-round = DESEMPATE
phase-penalties = PENALTIS
phase-sudden-death = MUERTE SÚBITA
phase-full-time = FINAL

# A score; $home is the figure that comes first.
score = { $home }-{ $away }

# Why no match can begin, as half a sentence after a colon: any other reason than those of the games.
options-do-not-match = estas opciones no van juntas

# Match time: minute, extra time, pair of kicks, round.
clock-minute = { $n }′
clock-extra-time = PR
clock-pair = { $n }.º
clock-round = ronda { $n }

# Headlines of banners, in capitals.
headline-coin-toss = SORTEO
headline-split = DIVIDIR LA MANO
headline-kick-off = SAQUE INICIAL
headline-half-time = DESCANSO
headline-last-round = ÚLTIMA RONDA
headline-sudden-rounds = DESEMPATE
headline-extra-time = PRÓRROGA
headline-penalties = PENALTIS
headline-sudden-death = MUERTE SÚBITA
headline-full-time = FINAL
headline-play-on = ¡SIGAN!
headline-penalty = PENALTI
headline-free-kick = TIRO LIBRE
headline-sent-off = EXPULSIÓN
headline-score-to-win = MARCA Y GANA
headline-miss-and-out = FALLA Y PIERDE
headline-scored = GOL
headline-missed = FALLADO
headline-saved = PARADO
headline-off-the-post = AL PALO
headline-fingertips = LA ROZA
headline-row-z = A LA GRADA
headline-over-the-bar = POR ENCIMA
headline-just-wide = ROZANDO EL PALO
headline-level = SIN GOL
headline-round = RONDA { $n }

# Stamps on cards that met, in capitals.

stamp-stopped = CORTADO
stamp-through = PASA
stamp-ball-won = BALÓN GANADO
stamp-ball-kept = CONSERVA EL BALÓN
stamp-foul = FALTA
stamp-blocked = BLOQUEADO
stamp-saved = PARADO
stamp-wide = FUERA
stamp-over = ARRIBA
stamp-post = AL PALO
stamp-goal = ¡DENTRO!
stamp-marked = CORTADO
stamp-level = OTRA VEZ
stamp-no-chance = SIN PELIGRO
stamp-cancelled = ANULADO
stamp-yellow-card = AMARILLA

# Counts of a match, in capitals.
count-shots = TIROS
count-saves = PARADAS
count-won = RECUPERACIONES
count-possession = POSESIÓN

# Headlines of the small panel, in capitals.
note-wide = TIRO FUERA
note-shot = TIRO: GOL EN { $n } DE { $of }
note-penalty = PENALTI: GOL EN { $n } DE { $of }
note-kick = TIRO: GOL EN { $n } DE { $of }
note-rebound = RECHACE: GOL EN { $n } DE { $of }
note-forward = { $rank ->
    [ace] AS
    [jack] J
    [queen] Q
    [king] K
   *[other] { $rank }
} DE { $suit ->
    [clubs] TRÉBOLES
    [diamonds] DIAMANTES
    [hearts] CORAZONES
   *[other] PICAS
}
note-die = DADO { $n }
note-turn = { $part ->
    [first] 1.ª PARTE
    [second] 2.ª PARTE
   *[extra] PRÓRROGA
}, TURNO { $n } / { $of }
note-kicks = PENALTIS

# What a goal came of.
cause-shot = Tiro
cause-rebound = Rechace
cause-penalty = Penalti
cause-free-kick = Tiro libre
cause-winning-kick = El penalti decisivo
cause-second-yellow = Segunda amarilla
cause-passes = { $n ->
    [0] sin un solo pase
    [1] tras un pase
    [2] tras dos pases
    [3] tras tres pases
    [4] tras cuatro pases
    [5] tras cinco pases
    [6] tras seis pases
    [7] tras siete pases
    [8] tras ocho pases
    [9] tras nueve pases
    [10] tras diez pases
    [11] tras once pases
   *[other] tras { $n } pases
}
cause-card = { CAP($card) }

# Which turn it is, beside the phase of the match.
turn-of = turno { $n } de { $of }

# Lines of the match log that several games have. $side is a club in three letters.
log-goal = ¡GOL! { $name }, { $score }
log-half-time = Descanso, { $score }
log-extra-time = Prórroga con { $score }
log-penalties = Penaltis
log-penalties-first = Penaltis: { $side } tira primero
# A kick of a shootout. $did is score, save or miss; $side is the one that did.
log-kick = { $side } { $did ->
    [score] marca
    [save] lo para
   *[miss] falla
}, { $score } en los penaltis
log-full-time = Final: gana { $side }
log-full-time-draw = Final: empate

# Lines below the headlines of banners. $side, $home and $away are clubs.
banner-score-to-win = si marca, gana { $side }
banner-miss-and-out = { $side } tiene que marcar
# $side is the side that got away with it.
banner-off-the-post = El palo salva a { $side }
banner-fingertips = El portero de { $side } llega a tocarla
banner-breathe-again = Respira { $side }
banner-full-time-won = Gana { $side }
banner-full-time-draw = Empate
# $kicks has the winner’s first.
banner-full-time-kicks = { $side } gana { $kicks } en los penaltis

# What is heard, as captions.
caption-whistle = Pitido
caption-long-whistle = Pitido largo
caption-whistle-half-time = Pitido: descanso
caption-whistle-kick-off = Pitido: saque inicial
caption-whistle-full-time = Pitido: final
caption-a-pass = Un pase
caption-a-shot = Un disparo
caption-the-ball-is-won = Balón ganado
caption-the-ball-bounces-off = El balón sale rebotado
caption-a-card-turns-up = Se destapa una carta
caption-cards-are-drawn = Se roban cartas
caption-a-card-is-laid = Se pone una carta
caption-cards-are-shuffled = Se barajan las cartas
caption-ball-in-the-net = El balón en la red
caption-the-crowd-holds-its-breath = La grada contiene el aliento
caption-crowd-ooh = Grada: ¡uy!
caption-home-end-ooh = Fondo local: ¡uy!
caption-away-end-ooh = Fondo visitante: ¡uy!
caption-crowd-applauds = Aplausos de la grada
caption-home-end-applauds = Aplausos del fondo local
caption-away-end-applauds = Aplausos del fondo visitante
caption-crowd-roars = La grada ruge
caption-home-end-roars = El fondo local ruge
caption-away-end-roars = El fondo visitante ruge
caption-whistles-from-the-stands = Pitos de la grada
caption-whistles-from-the-home-end = Pitos del fondo local
caption-whistles-from-the-away-end = Pitos del fondo visitante
caption-crowd-claps-in-time = La grada palmea al compás
caption-a-drum-in-the-stands = Un bombo en la grada
caption-heartbeat = Un corazón que late
# A scorer with several goals, where no clock runs.
scorer-goals = { $name } ({ $n })
# The scorers of a side that do not fit.
scorers-more = { $last } y { $n } más
caption-fanfare = Fanfarria en el estadio
caption-medal = Una medalla: campanillas
caption-win = Música: victoria
caption-defeat = Música: derrota
