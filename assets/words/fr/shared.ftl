### French: words that all games share.

# The name of the language in itself.
language-name = Français

# Lists: `a, b et c`.
list-and = { $a } et { $b }
list-or = { $a } ou { $b }
list-comma = { $a }, { $b }
list-dot = { $a } · { $b }
# Whole sentences one after the other.
list-sentences = { $a } { $b }

# The bots' levels.
level-random = Hasard
level-rookie = Débutant
level-youth = Cadet
level-amateur = Amateur
level-semi-pro = Semi-pro
level-pro = Pro
level-international = International
level-world-class = Classe mondiale
# A bot in a competition across several games, where it has several faces.
bot-of-level = Bot { $level }
# The managers whom you meet in the games of skill, from the weakest to the strongest.
manager-1 = Pip au Petit Bonheur
manager-2 = Eddie l’Empressé
manager-3 = Lena la Canonnière
manager-4 = Sid du Dimanche
manager-5 = Tariq le Tranquille
manager-6 = Kate la Futée
manager-7 = Coach Goran
manager-8 = Professeure Petra

# What a bot's notebook about the player begins with.
notebook-met = { $n ->
    [0] Encore aucun match contre toi.
    [1] Un match contre toi jusqu’ici.
   *[other] { $n } matchs contre toi jusqu’ici.
}

# A bot's reason for its choice, in games of which several have it.
bot-whatever = Ce qui tombe sous la main.
bot-slip = Une étourderie.
bot-best-in-a-few = Ce qui a le mieux marché dans quelques matchs imaginés.
bot-felt-right = Une intuition, même si autre chose semblait un peu mieux.

# Why a card cannot be chosen, with the clause of the rules for experts.
why-with-clause = { $why } ({ $clause })

# What an action without a label is called.
something-else = Autre chose

# A number with a decimal sign; $tenth is the digits after it.
decimal = { $whole },{ $tenth }

# A playing card in a sentence: `roi de cœur`, `7 de trèfle`.
playing-card = { $rank ->
    [ace] as
    [jack] valet
    [queen] dame
    [king] roi
   *[other] { $rank }
} de { $suit ->
    [clubs] trèfle
    [diamonds] carreau
    [hearts] cœur
   *[spades] pique
}

phase-split = RÉPARTITION
phase-first-half = 1re MI-TEMPS
phase-second-half = 2e MI-TEMPS
phase-extra-time = PROLONGATION
phase-extra-first = PROLONGATION 1
phase-extra-second = PROLONGATION 2
phase-round = MANCHE
phase-sudden-round = MANCHE EN OR
phase-penalties = TIRS AU BUT
phase-sudden-death = MORT SUBITE
phase-full-time = FIN DU MATCH

# A score; $home is the figure that comes first.
score = { $home }-{ $away }

# Why no match can begin, as half a sentence after a colon: any other reason than those of the games.
options-do-not-match = ces options ne vont pas ensemble

# Match time: minute, extra time, pair of kicks, round.
clock-minute = { $n }′
clock-extra-time = PROL.
clock-pair = tir { $n }
clock-round = manche { $n }

# Headlines of banners, in capitals.
headline-coin-toss = TOSS
headline-split = RÉPARTITION
headline-kick-off = COUP D’ENVOI
headline-half-time = MI-TEMPS
headline-last-round = DERNIÈRE MANCHE
headline-sudden-rounds = MANCHES EN OR
headline-extra-time = PROLONGATION
headline-penalties = TIRS AU BUT
headline-sudden-death = MORT SUBITE
headline-full-time = FIN DU MATCH
headline-play-on = JOUEZ !
headline-penalty = PENALTY
headline-free-kick = COUP FRANC
headline-sent-off = EXPULSION
headline-score-to-win = BALLE DE MATCH
headline-miss-and-out = INTERDIT DE RATER
headline-scored = MARQUÉ
headline-missed = RATÉ
headline-saved = ARRÊTÉ
headline-off-the-post = POTEAU
headline-fingertips = BOUT DES GANTS
headline-row-z = EN TRIBUNE
headline-over-the-bar = AU-DESSUS
headline-just-wide = DE PEU À CÔTÉ
headline-level = PAS DE BUT
headline-round = MANCHE { $n }

# Stamps on cards that met, in capitals.

stamp-stopped = STOPPÉ
stamp-through = ÇA PASSE
stamp-ball-won = RÉCUPÉRATION
stamp-ball-kept = BALLON GARDÉ
stamp-foul = FAUTE
stamp-blocked = CONTRÉ
stamp-saved = ARRÊTÉ
stamp-wide = À CÔTÉ
stamp-over = AU-DESSUS
stamp-post = POTEAU
stamp-goal = BUT !
stamp-marked = COUPÉE
stamp-level = À REFAIRE
stamp-no-chance = SANS DANGER
stamp-cancelled = ANNULÉ
stamp-yellow-card = CARTON JAUNE

# Counts of a match, in capitals.
count-shots = TIRS
count-saves = ARRÊTS
count-won = RÉCUPÉRATIONS
count-possession = POSSESSION

# Headlines of the small panel, in capitals.
note-wide = TIR À CÔTÉ
note-shot = TIR : { $n ->
    [one] { $n } CHANCE
   *[other] { $n } CHANCES
} SUR { $of }
note-penalty = PENALTY : { $n ->
    [one] { $n } CHANCE
   *[other] { $n } CHANCES
} SUR { $of }
note-kick = TIR : { $n ->
    [one] { $n } CHANCE
   *[other] { $n } CHANCES
} SUR { $of }
note-rebound = REBOND : { $n ->
    [one] { $n } CHANCE
   *[other] { $n } CHANCES
} SUR { $of }
note-forward = { $rank ->
    [ace] AS
    [jack] VALET
    [queen] DAME
    [king] ROI
   *[other] { $rank }
} DE { $suit ->
    [clubs] TRÈFLE
    [diamonds] CARREAU
    [hearts] CŒUR
   *[spades] PIQUE
}
note-die = DÉ : { $n }
note-turn = { $part ->
    [first] 1RE MI-TEMPS
    [second] 2E MI-TEMPS
   *[extra] PROLONGATION
}, TOUR { $n } / { $of }
note-kicks = TIRS

# What a goal came of.
cause-shot = Tir
cause-rebound = Rebond
cause-penalty = Penalty
cause-free-kick = Coup franc
cause-winning-kick = Le tir de la victoire
cause-second-yellow = Second carton jaune
cause-passes = { $n ->
    [0] sans passe
    [1] après une passe
    [2] après deux passes
    [3] après trois passes
    [4] après quatre passes
    [5] après cinq passes
    [6] après six passes
    [7] après sept passes
    [8] après huit passes
    [9] après neuf passes
    [10] après dix passes
    [11] après onze passes
   *[other] après { $n } passes
}
cause-card = { CAP($card) }

# Which turn it is, beside the phase of the match.
turn-of = tour { $n } sur { $of }

# Lines of the match log that several games have. $side is a club in three letters.
log-goal = BUT ! { $name }, { $score }
log-half-time = Mi-temps, { $score }
log-extra-time = Prolongation à { $score }
log-penalties = Tirs au but
log-penalties-first = Tirs au but : { $side } commence
# A kick of a shootout. $did is score, save or miss; $side is the one that did.
log-kick = { $side } { $did ->
    [score] marque
    [save] repousse
   *[miss] rate
}, { $score } aux tirs au but
log-full-time = Fin du match : { $side } gagne
log-full-time-draw = Fin du match : match nul

# Lines below the headlines of banners. $side, $home and $away are clubs.
banner-score-to-win = un but, et { LE($side) } gagne
banner-miss-and-out = { CAP(LE($side)) } doit marquer
# $side is the side that got away with it.
banner-off-the-post = Le montant sauve { LE($side) }
banner-fingertips = Le gardien { DE($side) } y met les gants
banner-breathe-again = { CAP(LE($side)) } respire
banner-full-time-won = { $side } gagne
banner-full-time-draw = Match nul
# $kicks has the winner’s first.
banner-full-time-kicks = { $side } gagne { $kicks } aux tirs au but

# What is heard, as captions.
caption-whistle = Sifflet
caption-long-whistle = Long sifflet
caption-whistle-half-time = Sifflet : mi-temps
caption-whistle-kick-off = Sifflet : coup d’envoi
caption-whistle-full-time = Sifflet final
caption-a-pass = Une passe
caption-a-shot = Un tir
caption-the-ball-is-won = Ballon récupéré
caption-the-ball-bounces-off = Le ballon rebondit
caption-a-card-turns-up = Une carte se retourne
caption-cards-are-drawn = On pioche des cartes
caption-a-card-is-laid = Une carte est posée
caption-cards-are-shuffled = On mélange les cartes
caption-ball-in-the-net = Ballon au fond
caption-the-crowd-holds-its-breath = Le public retient son souffle
caption-crowd-ooh = Le public : oooh
caption-home-end-ooh = Virage domicile : oooh
caption-away-end-ooh = Virage visiteur : oooh
caption-crowd-applauds = Le public applaudit
caption-home-end-applauds = Le virage domicile applaudit
caption-away-end-applauds = Le virage visiteur applaudit
caption-crowd-roars = Le public explose
caption-home-end-roars = Le virage domicile explose
caption-away-end-roars = Le virage visiteur explose
caption-whistles-from-the-stands = Sifflets des tribunes
caption-whistles-from-the-home-end = Sifflets du virage domicile
caption-whistles-from-the-away-end = Sifflets du virage visiteur
caption-crowd-claps-in-time = Le public claque en rythme
caption-a-drum-in-the-stands = Un tambour en tribune
caption-heartbeat = Un cœur qui bat
# A scorer with several goals, where no clock runs.
scorer-goals = { $name } ({ $n })
# The scorers of a side that do not fit.
scorers-more = { $last }, et { $n ->
    [one] { $n } autre
   *[other] { $n } autres
}
caption-fanfare = Fanfare dans le stade
caption-medal = Une médaille : carillon
caption-win = Musique : victoire
caption-defeat = Musique : défaite
