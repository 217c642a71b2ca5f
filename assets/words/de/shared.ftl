### German: words that all games share.

# The name of the language in itself.
language-name = Deutsch

# Lists: `a, b and c`.
list-and = { $a } und { $b }
list-or = { $a } oder { $b }
list-comma = { $a }, { $b }
list-dot = { $a } · { $b }
list-sentences = { $a } { $b }

# The bots' levels.
level-random = Zufall
level-rookie = Neuling
level-youth = Jugend
level-amateur = Amateur
level-semi-pro = Halbprofi
level-pro = Profi
level-international = Nationalelf
level-world-class = Weltklasse
bot-of-level = Bot { $level }
# The managers whom you meet in the games of skill, from the weakest to the strongest.
manager-1 = Pip Pi-mal-Daumen
manager-2 = Eddie Eifrig
manager-3 = Lena Langschuss
manager-4 = Sonntags-Sid
manager-5 = Tariq Standfest
manager-6 = Schlaue Kate
manager-7 = Trainerfuchs Goran
manager-8 = Professorin Petra

# What a bot's notebook about the player begins with.
notebook-met = { $n ->
    [0] Ihr kennt euch noch nicht.
    [1] Ihr habt eine Partie gegeneinander gespielt.
   *[other] Ihr habt { $n } Partien gegeneinander gespielt.
}

# A bot's reason for its choice, in games of which several have it.
bot-whatever = Was gerade zur Hand ist.
bot-slip = Ein Ausrutscher.
bot-best-in-a-few = In ein paar erdachten Partien lief das am besten.
bot-felt-right = Es fühlte sich richtig an, auch wenn etwas anderes ein wenig besser aussah.

# Why a card cannot be chosen, with the clause of the rules for experts.
why-with-clause = { $why } ({ $clause })

something-else = Etwas anderes

# A number with a decimal sign; $tenth is the digits after it.
decimal = { $whole },{ $tenth }

# A playing card in a sentence: `Herz-König`, `Kreuz-7`. $rank is ace, jack, queen, king or a number; $suit is clubs,
# diamonds, hearts or spades.
playing-card = { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[other] Pik
}-{ $rank ->
    [ace] Ass
    [jack] Bube
    [queen] Dame
    [king] König
   *[other] { $rank }
}

phase-split = AUFTEILUNG
phase-first-half = 1. HALBZEIT
phase-second-half = 2. HALBZEIT
phase-extra-time = VERLÄNGERUNG
phase-extra-first = VERLÄNGERUNG 1
phase-extra-second = VERLÄNGERUNG 2
phase-round = RUNDE
phase-sudden-round = STECHRUNDE
phase-penalties = ELFMETER
phase-sudden-death = SUDDEN DEATH
phase-full-time = ABPFIFF

# A score; $home is the figure that comes first.
score = { $home }:{ $away }

# Why no match can begin, as half a sentence after a colon: any other reason than those of the games.
options-do-not-match = diese Optionen passen nicht zusammen

# Match time: minute, extra time, pair of kicks, round.
clock-minute = { $n }′
clock-extra-time = Verl.
clock-pair = { $n }. Schuss
clock-round = Runde { $n }

# Headlines of banners, in capitals.
headline-coin-toss = MÜNZWURF
headline-split = AUFTEILUNG
headline-kick-off = ANSTOSS
headline-half-time = HALBZEIT
headline-last-round = LETZTE RUNDE
headline-sudden-rounds = STECHRUNDEN
headline-extra-time = VERLÄNGERUNG
headline-penalties = ELFMETERSCHIESSEN
headline-sudden-death = SUDDEN DEATH
headline-full-time = ABPFIFF
headline-play-on = WEITERSPIELEN
headline-penalty = ELFMETER
headline-free-kick = FREISTOSS
headline-sent-off = PLATZVERWEIS
headline-score-to-win = TREFFER ZUM SIEG
headline-miss-and-out = DER MUSS REIN
headline-scored = DRIN
headline-missed = VERSCHOSSEN
headline-saved = GEHALTEN
headline-off-the-post = AN DEN PFOSTEN
headline-fingertips = FINGERSPITZEN
headline-row-z = AUF DIE TRIBÜNE
headline-over-the-bar = ÜBER DIE LATTE
headline-just-wide = KNAPP VORBEI
headline-level = KEIN TOR
headline-round = RUNDE { $n }

# Stamps on cards that met, in capitals.

stamp-stopped = GESTOPPT
stamp-through = DURCH
stamp-ball-won = BALL EROBERT
stamp-ball-kept = BALL BEHAUPTET
stamp-foul = FOUL
stamp-blocked = GEBLOCKT
stamp-saved = GEHALTEN
stamp-wide = VORBEI
stamp-over = DRÜBER
stamp-post = PFOSTEN
stamp-goal = DRIN!
stamp-marked = GEDECKT
stamp-level = NOCH MAL
stamp-no-chance = KEINE GEFAHR
stamp-cancelled = GEBLOCKT
stamp-yellow-card = GELBE KARTE

# Counts of a match, in capitals.
count-shots = SCHÜSSE
count-saves = PARADEN
count-won = BALLGEWINNE
count-possession = BALLBESITZ

# Headlines of the small panel, in capitals.
note-wide = SCHUSS GEHT VORBEI
note-shot = SCHUSS: CHANCE { $n }/{ $of }
note-penalty = ELFMETER: CHANCE { $n }/{ $of }
note-kick = SCHUSS: CHANCE { $n }/{ $of }
note-rebound = NACHSCHUSS: CHANCE { $n }/{ $of }
note-forward = { $suit ->
    [clubs] KREUZ
    [diamonds] KARO
    [hearts] HERZ
   *[other] PIK
}-{ $rank ->
    [ace] ASS
    [jack] BUBE
    [queen] DAME
    [king] KÖNIG
   *[other] { $rank }
}
note-die = GEWÜRFELT: { $n }
note-turn = { $part ->
    [first] 1. HALBZEIT
    [second] 2. HALBZEIT
   *[extra] VERLÄNGERUNG
}, ZUG { $n } / { $of }
note-kicks = ELFMETER

# What a goal came of.
cause-shot = Schuss
cause-rebound = Nachschuss
cause-penalty = Elfmeter
cause-free-kick = Freistoß
cause-winning-kick = Der entscheidende Elfmeter
cause-second-yellow = Gelb-Rot
cause-passes = nach { $n ->
    [0] null Pässen
    [1] einem Pass
    [2] zwei Pässen
    [3] drei Pässen
    [4] vier Pässen
    [5] fünf Pässen
    [6] sechs Pässen
    [7] sieben Pässen
    [8] acht Pässen
    [9] neun Pässen
    [10] zehn Pässen
    [11] elf Pässen
   *[other] { $n } Pässen
}
cause-card = { CAP($card) }

# Which turn it is, beside the phase of the match.
turn-of = Zug { $n } von { $of }

# Lines of the match log that several games have. $side is a club in three letters.
log-goal = TOR! { $name }, { $score }
log-half-time = Halbzeit, { $score }
log-extra-time = Verlängerung beim Stand von { $score }
log-penalties = Elfmeterschießen
log-penalties-first = Elfmeterschießen: { $side } beginnt
# A kick of a shootout. $did is score, save or miss; $side is the one that did.
log-kick = { $side } { $did ->
    [score] trifft
    [save] hält
   *[miss] verschießt
}, { $score } vom Punkt
log-full-time = Abpfiff: { $side } gewinnt
log-full-time-draw = Abpfiff: unentschieden

# Lines below the headlines of banners. $side, $home and $away are clubs.
banner-score-to-win = trifft { $side }, ist es vorbei
banner-miss-and-out = { $side } muss treffen
# $side is the side that got away with it.
banner-off-the-post = Das Aluminium rettet { $side }
banner-fingertips = Der Torwart von { $side } ist noch dran
banner-breathe-again = Aufatmen bei { $side }
banner-full-time-won = { $side } gewinnt
banner-full-time-draw = Unentschieden
# $kicks has the winner’s first.
banner-full-time-kicks = { $side } gewinnt { $kicks } vom Punkt

# What is heard, as captions.
caption-whistle = Pfiff
caption-long-whistle = Langer Pfiff
caption-whistle-half-time = Halbzeitpfiff
caption-whistle-kick-off = Anpfiff
caption-whistle-full-time = Schlusspfiff
caption-a-pass = Ein Pass
caption-a-shot = Ein Schuss
caption-the-ball-is-won = Ballgewinn
caption-the-ball-bounces-off = Der Ball prallt ab
caption-a-card-turns-up = Eine Karte wird aufgedeckt
caption-cards-are-drawn = Karten werden gezogen
caption-a-card-is-laid = Eine Karte wird gelegt
caption-cards-are-shuffled = Karten werden gemischt
caption-ball-in-the-net = Ball im Netz
caption-the-crowd-holds-its-breath = Das Publikum hält den Atem an
caption-crowd-ooh = Publikum: Uuuh
caption-home-end-ooh = Heimkurve: Uuuh
caption-away-end-ooh = Gästekurve: Uuuh
caption-crowd-applauds = Publikum applaudiert
caption-home-end-applauds = Heimkurve applaudiert
caption-away-end-applauds = Gästekurve applaudiert
caption-crowd-roars = Publikum jubelt
caption-home-end-roars = Heimkurve jubelt
caption-away-end-roars = Gästekurve jubelt
caption-whistles-from-the-stands = Pfiffe von den Rängen
caption-whistles-from-the-home-end = Pfiffe aus der Heimkurve
caption-whistles-from-the-away-end = Pfiffe aus der Gästekurve
caption-crowd-claps-in-time = Publikum klatscht im Takt
caption-a-drum-in-the-stands = Eine Trommel auf der Tribüne
caption-heartbeat = Ein Herzschlag
# A scorer with several goals, where no clock runs.
scorer-goals = { $name } ({ $n })
# The scorers of a side that do not fit.
scorers-more = { $last } und { $n ->
    [one] ein weiterer
   *[other] { $n } weitere
}
caption-fanfare = Fanfare im Stadion
caption-medal = Glockenspiel: eine Medaille
caption-win = Musik: ein Sieg
caption-defeat = Musik: eine Niederlage
