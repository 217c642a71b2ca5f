### French: soccer17

s17-title = Soccer 17
s17-tagline = Dix-sept cartes, un ballon, un pari par tour.
s17-aim = Devine la carte d’en face, récupère le ballon et tire du plus près possible.
s17-chance = Les cartes chance
s17-bot-1 = Tom Tombola
s17-bot-1-line = Pose n’importe quelle carte, prend n’importe quel choix : il n’en sait pas plus que toi.
s17-bot-2 = Gus le Flambeur
s17-bot-2-line = Joue Une-deux et Blocage tant qu’il n’est pas mené. Ensuite c’est Passe, Tacle et tir à tout prix.
s17-bot-3 = Wim l’Ailier
s17-bot-3-line = Provoque son vis-à-vis, encore et encore, et va au pressing dès qu’un autre a le ballon.
s17-bot-4 = Dora Fine-Gâchette
s17-bot-4-line = Va au tir par le plus court, frappe dès qu’elle peut, et tacle à la première occasion.
s17-bot-5 = Kit le Copieur
s17-bot-5-line = Rejoue ce que tu as joué en dernier dans le même rôle : attention à ce que tu montres.
s17-bot-6 = Le Sphinx
s17-bot-6-line = Dose ses cartes exactement comme le veut le jeu parfait : illisible.
s17-bot-7 = Stan la Série
s17-bot-7-line = Répète ce qui vient de marcher jusqu’à ce que tu le stoppes ; après, il n’y touche plus.
s17-bot-8 = Iris l’Analyste
s17-bot-8-line = Joue comme le Sphinx, observe tes cartes, et mise sur tes habitudes tant que c’est sans risque.
s17-field-match = Match
s17-field-match-league = Championnat
s17-field-match-cup = Coupe
s17-field-home-team = À domicile
s17-field-away-team = À l’extérieur
s17-field-short = Durée
s17-field-short-false = Match entier
s17-field-short-true = Deuxième mi-temps seule
# Why no match can begin with these teams, as half a sentence after a colon.
s17-options-same-team = les deux équipes ont la même sélection ({ $team }) ; choisis-en deux différentes, ou aucune
s17-options-home-team = seule l’équipe à domicile a une sélection ({ $team }) ; choisis-en une pour chacune, ou aucune
s17-options-away-team = seule l’équipe à l’extérieur a une sélection ({ $team }) ; choisis-en une pour chacune, ou aucune
s17-rules-1-head = L’idée
s17-rules-1 = Dix-sept cartes, un ballon, deux mi-temps : qui marque le plus gagne. À chaque tour, vous posez tous les deux une carte en secret et les retournez ensemble. Si le défenseur a deviné la carte de l’attaquant, il récupère le ballon ; sinon, la carte l’emmène vers le but.
s17-rules-2-head = Un tour
s17-rules-2 = L’attaquant pose Passe, Dribble ou Une-deux ; le défenseur pose n’importe quelle carte qu’il a encore en main. Puis on les retourne. Le Blocage stoppe la Passe, le Pressing stoppe le Dribble, l’Anticipation stoppe le Une-deux : le ballon change d’équipe sur place. Sinon, l’attaquant s’échappe et fait ce que dit la carte. Le Tacle stoppe la Passe et le Une-deux, mais contre un Dribble, c’est une faute. L’équipe à domicile joue toujours vers la droite, l’autre vers la gauche.
s17-rules-3-head = Tes quatre cartes
s17-rules-3 = Chaque carte a deux moitiés. Quand tu attaques, la moitié du haut compte : Passe, Dribble, Une-deux ou Rebond. Quand tu défends, celle du bas : Blocage, Pressing, Anticipation ou Tacle. La même carte est Passe et Blocage, Dribble et Pressing, Une-deux et Anticipation, Rebond et Tacle. Après le tour, les cartes reviennent en main, sauf un Tacle ou un Rebond perdu pour la mi-temps.
s17-rules-4-head = Ce que fait ta carte
s17-rules-4 =
    Les colonnes 1 à 4 de la carte sont les zones du terrain, comptées depuis le but de l’attaquant ; celle du ballon est allumée. Une flèche avance le ballon d’une zone, une étoile se garde pour plus tard, un nombre dans un disque est un tir avec autant de cartes chance. Si un trait partage la colonne, l’attaquant choisit.
    Passe : en 1, deux zones et une étoile ; en 2, un tir sans carte, ou bien deux zones ; en 3, un tir avec une carte, ou bien une zone ; en 4, un tir avec deux.
    Dribble : une zone en 1, 2 et 3 ; en 4, un tir avec trois.
    Une-deux : en 1, une zone et une étoile ; en 2, une zone et deux étoiles ; en 3, un tir avec une carte, ou bien une étoile ; en 4, un tir avec trois.
s17-rules-5-head = Les étoiles
s17-rules-5 = Ta première étoile ajoute une carte chance aux tirs de Passe ou à ceux de Une-deux : c’est toi qui choisis. Avec deux étoiles, les tirs de Passe ont deux cartes de plus, et ceux de Une-deux une de plus, ou deux depuis la surface adverse. Deux étoiles, c’est le maximum. Tu les perds avec le ballon.
s17-rules-6-head = Les tirs
s17-rules-6 = On mélange six cartes chance : cinq montrent le public, une le but. Tu en retournes autant que la force de ton tir. Si le but sort, tu marques, et l’adversaire repart du centre. S’il ne sort que du public, le ballon est pour le gardien adverse. Quand une équipe récupère le ballon dans sa propre surface, le gardien le relance aussitôt en zone 1.
s17-rules-7-head = Rebond
s17-rules-7 = Un tir manqué n’est pas fini : sacrifie ta carte Rebond jusqu’à la fin de la mi-temps et retourne une des cartes chance restantes. C’est permis aussi après un penalty et après un tir qui n’a retourné aucune carte ; il y a un rebond par tir. C’est aussi ton Tacle : tu défendras sans lui.
s17-rules-8-head = Fautes
s17-rules-8 = Un Tacle sur un Dribble est une faute. Le défenseur perd son Tacle jusqu’à la fin de la mi-temps. Dans la surface, l’attaquant a un penalty, un tir avec quatre cartes que les étoiles ne changent pas. Ailleurs, c’est un coup franc : l’attaquant annonce Passe, Dribble ou Une-deux et fait ce que dit la carte, sans opposition.
s17-rules-9-head = L’horloge
s17-rules-9 = Chaque tour dure trois minutes. Une mi-temps finit avec le tour joué à 45′ : elle compte seize tours. L’équipe qui a défendu d’abord commence la deuxième mi-temps avec le ballon ; ballon, étoiles et mains repartent de zéro. Le gagnant du toss choisit d’attaquer ou de défendre d’abord. Un match court se limite à la deuxième mi-temps. Le gagnant du toss choisit pour elle, et un match de coupe à égalité va droit aux tirs au but.
s17-rules-10-head = Matchs de coupe
s17-rules-10 = Un match de championnat peut finir à égalité, un match de coupe non. On joue d’abord deux mi-temps de quinze minutes de plus, six tours chacune : l’équipe qui a attaqué la première du match commence la première, l’autre la seconde. Si l’égalité persiste, ce sont les tirs au but : un tir chacune avec quatre cartes et sans rebond, la première à attaquer d’abord, jusqu’à ce que l’une marque et l’autre non. Ces tirs ne comptent pas dans le score.
s17-rules-11-head = Cartes d’équipe
s17-rules-11 = Une fois le jeu en main, chaque équipe peut prendre une sélection parmi huit, jamais la même des deux côtés. L’Argentine, le Brésil, l’Espagne, la France et la Hollande ajoutent des choix à certaines colonnes. L’Angleterre peut retourner deux cartes sur un rebond après un tir de la surface adverse. L’Allemagne, de la 75e à la 90e minute et si elle ne mène pas, peut ajouter deux cartes à un tir. L’Italie, quand elle mène, peut en ôter une au tir adverse. Rien de tout cela ne vaut sur un penalty, sauf pour l’Angleterre, ni pendant les tirs au but.
s17-rules-12-head = Crédits
s17-rules-12 = Soccer 17 est un jeu de Jack Darwid. Les valeurs des cartes action et des cartes d’équipe sont propres à ce projet, fixées par calcul exact là où le jeu imprimé ne les précise pas.

## What the table asks the player. $side is the other club.

s17-ask-over = Fin du match
s17-ask-they-won-the-toss = { CAP(LE($side)) } a gagné le toss
s17-ask-they-choose = Ta carte est posée : { LE($side) } choisit encore
s17-ask-their-free-kick = Coup franc pour { LE($side) }
s17-ask-they-shoot = { CAP(LE($side)) } tire
s17-ask-they-may-rebound = Rebond possible pour { LE($side) }
s17-ask-they-decide = { CAP(LE($side)) } réfléchit
s17-ask-won-the-toss = Tu as gagné le toss
s17-ask-attack = Choisis ton action
s17-ask-defence = Choisis ta défense
s17-ask-free-kick = Coup franc : choisis ton action
# $card is the name of the player's card: Passe, Dribble or Une-deux.
s17-ask-option = { $card } : choisis l’effet
s17-ask-bonus = Une étoile : choisis son bonus
s17-ask-never-beaten = Jamais battus : deux cartes de plus pour ce tir ?
s17-ask-catenaccio = Catenaccio : ôter une carte à ce tir ?
s17-ask-take = Retourne une carte chance
# $n chance cards, two or more.
s17-ask-take-more = Retourne une carte chance : encore { $n ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $n }
}
s17-ask-rebound = Raté ! Sacrifier Rebond pour une carte de plus ?
s17-ask-second-ball = Deuxième ballon : deux cartes au lieu d’une ?

## Names. Each action card has two halves: Pass and Block, Dribble and Press, One-Two and Anticipate, Rebound and Tackle.

s17-play-pass = Passe
s17-play-dribble = Dribble
s17-play-one-two = Une-deux
s17-guard-block = Blocage
s17-guard-press = Pressing
s17-guard-anticipate = Anticipation
s17-guard-tackle = Tacle
# The choices of the first star.
s17-bonus-pass = Passe +1
s17-bonus-one-two = Une-deux +1
# What England, Germany and Italy have on their team cards.
s17-ability-second-ball = Deuxième ballon
s17-ability-never-beaten = Jamais battus
s17-ability-catenaccio = Catenaccio
# `.article` is the one that LE, DE, A and QUE put before the name.
s17-team-argentina = Argentine
    .article = la
s17-team-brazil = Brésil
    .article = le
s17-team-england = Angleterre
    .article = la
s17-team-france = France
    .article = la
s17-team-germany = Allemagne
    .article = la
s17-team-italy = Italie
    .article = la
s17-team-netherlands = Hollande
    .article = la
s17-team-spain = Espagne
    .article = la
# The choice of a match without team cards.
s17-no-team = Aucune
# The areas on the field, in capitals; $side is a club in three letters.
s17-area-box = SURFACE { $side }
s17-area-half = CAMP { $side }
s17-area-centre = CENTRE
# Two cards that met: Passe contre Blocage.
s17-duel = { $attack } contre { $defence }
# Several options of which one is chosen: `la zone 3 ou une étoile`.
s17-either = { $a }, ou bien { $b }

## The words on the cards themselves. What is too long is set smaller, so they have to be short.

# The attacking half of Tackle.
s17-print-rebound = Rebond
# Which actions a defending half stops: the names of one or two.
s17-print-stops = stoppe { $cards }
# Under the name of an action, in capitals of five letters or so: it is stopped, or it is a foul.
s17-print-stop = Stop
s17-print-foul = Faute
# When Rebound can be played, and what it gives.
s17-print-after-a-miss = après un tir raté
s17-print-one-more = +1 carte
# The goal card: a headline in capitals, and a sentence at the foot.
s17-print-goal = But
s17-print-it-is-in = Au fond !
# The cards without a goal: one of the first two in capitals, and one of the five ways to miss.
s17-print-crowd = Public
s17-print-miss = Raté
s17-print-no-goal = pas de but
s17-print-miss-over = Au-dessus
s17-print-miss-saved = Arrêté !
s17-print-miss-stands = En tribune
s17-print-miss-post = Sur le poteau
s17-print-miss-wide = Juste à côté
# The star card. $card is Pass or One-Two, $bonus such a name with +1.
s17-print-stars = Étoiles
s17-print-no-bonus = Pas encore de bonus
s17-print-more = { $card } +{ $n }
s17-print-or = ou { $bonus }
s17-print-more-in-area = en zone { $area } : +{ $n }
# The time card, and what stands under its number of turns.
s17-print-time = Temps
s17-print-extra-time = Prolongation
s17-print-turns = { $n ->
    [1] dernier tour
   *[other] tours restants
}
# What a team card does, in three lines of some 22 letters. A line break in a text is one on the card.
s17-print-second-ball =
    Un rebond après un tir
    de la zone { $area } peut
    retourner { $n } cartes
s17-print-never-beaten =
    De la { $minute }e à la 90e,
    sans mener :
    un tir peut avoir +{ $n }
s17-print-catenaccio =
    Si tu mènes :
    un tir adverse
    peut avoir −{ $n }

## The labels of offers, one to three words. $area is the number of an area.

s17-offer-shoot = Tir : { $n ->
    [0] aucune carte
    [1] une carte
    [2] deux cartes
    [3] trois cartes
    [4] quatre cartes
    [5] cinq cartes
    [6] six cartes
   *[other] { $n } cartes
}
# $stars are one or two star signs.
s17-offer-star = Étoile { $stars }
s17-offer-area = Zone { $area }
s17-offer-area-star = Zone { $area } { $stars }
s17-offer-take = Carte { $n }
s17-offer-rebound = Rebond
s17-offer-keep-tackle = Garder Tacle
s17-offer-attack-first = Attaquer
s17-offer-defend-first = Défendre
s17-offer-leave-it = Renoncer

## What an offer does, in a sentence.

# One to three of these in a row. $cards are names of cards; $gift is penalty or free-kick; $brings is one of s17-brings or
# several of them.
s17-help-stopped-by = Ce qui la stoppe : { $cards }.
s17-help-fouled = Un Tacle serait une faute : { $gift ->
    [penalty] penalty
   *[free-kick] coup franc
} pour toi.
s17-help-otherwise = Sinon : { $brings }.
s17-help-free-kick = Coup franc, sans opposition : { $brings }.
# $stopped are names of the attacker's cards.
s17-help-guard = Stoppe { $stopped } et récupère le ballon ; tout le reste passe.
s17-help-tackle = Stoppe { $stopped }. Sur un Dribble, c’est une faute : { $gift ->
    [penalty] un penalty
   *[free-kick] un coup franc
}, et la carte est perdue jusqu’à la fin de la mi-temps.
s17-help-shot = Un tir { $n ->
    [0] sans carte, dans l’espoir d’un rebond
    [1] avec une des six cartes chance
   *[other] avec { $n ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $n }
} des six cartes chance
}.
s17-help-no-third-star = Le ballon reste là, et il n’y a pas de troisième étoile.
s17-help-stars = Le ballon reste là et tu gagnes { $n ->
    [1] une étoile
   *[other] deux étoiles
}.
s17-help-area = Le ballon va en zone { $area }.
s17-help-area-stars = Le ballon va en zone { $area } et tu gagnes { $n ->
    [1] une étoile
   *[other] deux étoiles
}.
s17-help-bonus = Les tirs avec cette carte retournent une carte chance de plus tant que tu gardes le ballon.
# $n cards are face down.
s17-help-take = Retourne-la : { $n ->
    [1] c’est le but
   *[other] le but est l’une des { $n ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $n }
}
}.
s17-help-rebound = Retourne { $n ->
    [1] la dernière carte
   *[other] une des { $n ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $n }
} cartes restantes
} ; tu perds Tacle jusqu’à la fin de la mi-temps.
s17-help-keep-tackle = Garde la carte pour défendre ; le ballon va au gardien { DE($side) }.
s17-help-attack-first = Tu commences la première mi-temps avec le ballon, ils commencent la deuxième.
s17-help-attack-first-short = Tu commences avec le ballon. C’est un petit avantage, car un match court n’a pas d’autre mi-temps.
s17-help-defend-first = Ils commencent la première mi-temps avec le ballon, tu commences la deuxième.
s17-help-defend-first-short = Ils commencent avec le ballon. C’est un petit avantage pour eux, car un match court n’a pas d’autre mi-temps.
s17-help-never-beaten = Jamais battus : deux cartes chance de plus pour ce tir.
s17-help-catenaccio = Catenaccio : une carte chance de moins pour ce tir.
s17-help-second-ball = Deuxième ballon : deux cartes chance au lieu d’une.
s17-help-leave-it = Le tir reste tel quel.

## What a card brings, within a sentence: after a colon, or as what a card gives. Several are joined by s17-either.

s17-brings-shot = un tir { $n ->
    [0] sans carte
    [1] avec une carte
   *[other] avec { $n } cartes
}
s17-brings-nothing = rien
s17-brings-stars = { $n ->
    [1] une étoile
   *[other] deux étoiles
}
s17-brings-area = la zone { $area }
s17-brings-area-stars = la zone { $area } et { $n ->
    [1] une étoile
   *[other] deux étoiles
}

## The preview on the field: a headline in capitals, and the detail. $stars are star signs.

s17-preview-block = STOPPE PASSE
s17-preview-press = STOPPE DRIBBLE
s17-preview-anticipate = STOPPE UNE-DEUX
s17-preview-tackle = STOPPE UNE-DEUX, PASSE
s17-preview-foul = faute sur Dribble : { $gift ->
    [penalty] penalty
   *[free-kick] coup franc
}
s17-preview-you-attack = tu attaques de la zone { $area }
s17-preview-shot = UN TIR
# $n of the $of chance cards are turned up.
s17-preview-odds = { $n ->
    [0] à côté
    [1] 1 chance sur { $of }
   *[other] { $n } chances sur { $of }
}
# $printed cards by the table, and $bonus by the stars.
s17-preview-odds-star = { $n ->
    [0] à côté
    [1] 1 chance sur { $of }
   *[other] { $n } chances sur { $of }
} ({ $printed } + { $bonus } ★)
s17-preview-star = ÉTOILE
s17-preview-area = ZONE { $area }
s17-preview-plus = + { $stars }
s17-preview-rebound = REBOND
s17-preview-rebound-odds = { $n ->
    [1] la dernière carte est le but
   *[other] une carte sur { $n ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $n }
} est le but
}
# The other options of a card, after its best one.
s17-preview-or = ou { $others }
s17-preview-text-or = { $text }, ou { $others }
s17-preview-or-shoot = tir : { $n ->
    [0] aucune carte
    [1] une carte
    [2] deux cartes
    [3] trois cartes
    [4] quatre cartes
    [5] cinq cartes
    [6] six cartes
   *[other] { $n } cartes
}
s17-preview-or-star = étoile { $stars }
s17-preview-or-area = zone { $area }
s17-preview-or-area-star = zone { $area } { $stars }

## Why a card cannot be chosen, or what it is: a sentence without its full stop.

s17-why-stars = Étoiles de l’équipe qui a le ballon
s17-why-timer = Tours restants dans la mi-temps, celui-ci compris ; trois minutes chacun
s17-why-theirs = Cette carte est { A($side) }
s17-why-turned-up = Cette carte est déjà retournée
s17-why-they-turn-up = C’est { LE($side) } qui retourne les cartes chance
s17-why-shot-used-up = Ce tir a utilisé toutes ses cartes
s17-why-for-shots = Les cartes chance servent aux tirs
s17-why-rebound-out = Rebond est perdu jusqu’à la fin de la mi-temps
s17-why-tackle-out = Tacle est perdu jusqu’à la fin de la mi-temps
s17-why-they-choose = Ta carte est posée ; { LE($side) } choisit encore
s17-why-they-decide = { CAP(LE($side)) } décide d’abord
s17-why-toss = Choisis d’abord d’attaquer ou de défendre
s17-why-rebound = Rebond ne peut suivre qu’un tir manqué
s17-why-free-kick = Joue le coup franc en Passe, en Dribble ou en Une-deux
s17-why-option = Choisis d’abord ce que fait ton action
s17-why-bonus = Choisis d’abord le bonus de ton étoile
s17-why-team-card = Décide d’abord si tu joues ta carte d’équipe
s17-why-take = Retourne d’abord tes cartes chance
s17-why-only-rebound = Après un tir manqué, seul Rebond peut suivre
s17-why-none-now = Aucune carte ne peut être jouée maintenant
# What a team card does; $team is a country.
s17-why-second-ball = { CAP(LE($team)) } peut retourner deux cartes au lieu d’une sur un rebond après un tir pris dans la surface
s17-why-never-beaten = De la { $minute }e à la 90e minute, à égalité ou en retard au score, { LE($team) } peut retourner deux cartes de plus pour un tir
s17-why-catenaccio = En menant, { LE($team) } peut ôter une carte chance à un tir adverse
# $adds is one of the next two, or several.
s17-why-adds = { CAP(LE($team)) } peut aussi choisir { $adds }
s17-adds-shot = { $card } en zone { $area } pour un tir { $n ->
    [0] sans carte
    [1] avec une carte
   *[other] avec { $n } cartes
}
s17-adds-move = { $card } de la zone { $area } à la zone { $to }
s17-adds-move-stars = { $card } de la zone { $area } à la zone { $to } avec { $n ->
    [1] une étoile
   *[other] deux étoiles
}

## The scoreboard and the note on a shot.

# Under the title of the game; $kind is league or cup, $home and $away are countries.
s17-subtitle = { $kind ->
    [league] Championnat
   *[cup] Coupe
}, sans sélections
s17-subtitle-teams = { $kind ->
    [league] Championnat
   *[cup] Coupe
}, { $home } – { $away }
s17-subtitle-short = deuxième mi-temps seule
# The sum of a shot's chance cards, such as `Une-deux 1 + étoile 1 - Italie 1`.
s17-note-printed = { $card } { $n }
s17-note-spot = Point de penalty
s17-note-star = + étoile { $n }
s17-note-added = + { $team } { $n }
s17-note-lowered = − { $team } { $n }
s17-note-rebound = { $n ->
    [2] deux cartes de plus
   *[other] une carte de plus
}

## Banners: the line under a headline. $side is a club.

s17-banner-may-choose = { CAP(LE($side)) } choisit
s17-banner-attack-first = { CAP(LE($side)) } attaque en premier
s17-banner-extra-time = { $score }, deux mi-temps de 15 minutes
# Under PENALTY or COUP FRANC.
s17-banner-for = pour { LE($side) }

## The match log. $side is a club in three letters, $duel the two cards that met, $area the number of an area.

s17-log-toss = { $side } gagne le toss
# $half is first, second, extra-first, extra-second or penalties.
s17-log-half = { $half ->
    [first] Coup d’envoi
    [second] Deuxième mi-temps
    [extra-first] Prolongation
    [extra-second] Dernier quart d’heure
   *[penalties] Tirs au but
} : { $side } { $half ->
    [penalties] tire
   *[other] attaque
}
s17-log-half-time = Mi-temps, { $score }
s17-log-won = { $duel } : { $side } repart en zone { $area }
s17-log-foul = { $duel } : faute
s17-log-free-kick = Coup franc : { $card }
s17-log-star = Étoile : { $bonus }
# $gained is one of the four that follow.
s17-log-gained = { $duel } : { $gained }
s17-log-gained-free = { CAP($gained) }
s17-log-no-third-star = pas de 3e étoile
s17-log-stars = { $n ->
    [1] étoile
   *[other] deux étoiles
}
s17-log-area = zone { $area }
s17-log-area-stars = zone { $area }, { $n ->
    [1] étoile
   *[other] deux étoiles
}
s17-log-step-up = { $side } s’avance
# A shot turns up $n of the $of chance cards.
s17-log-shot = { $duel } : tir, { $n ->
    [0] à côté
    [1] 1 chance sur { $of }
   *[other] { $n } chances sur { $of }
}
s17-log-free-kick-shot = Coup franc : tir, { $n ->
    [0] à côté
    [1] 1 chance sur { $of }
   *[other] { $n } chances sur { $of }
}
s17-log-penalty = Penalty : { $n ->
    [0] à côté
    [1] 1 chance sur { $of }
   *[other] { $n } chances sur { $of }
}
s17-log-rebound = Rebond : une carte de plus
s17-log-missed = Raté : ballon au gardien { DE($side) }
s17-log-team-card = { CAP(LE($team)) } joue sa carte d’équipe
# $ability is Deuxième ballon, Jamais battus or Catenaccio.
s17-log-more-cards = { $team }, { $ability } : { $n ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $n }
} cartes de plus
s17-log-shot-now = { $team }, { $ability } : le tir a maintenant { $n ->
    [0] 0 chance sur { $of }
    [1] 1 chance sur { $of }
   *[other] { $n } chances sur { $of }
}

## Over the cards: why one came out on top, and what a team card does. $guard is the name of the defender's card; $play and
## $with are keys of the cards to select by.

s17-reveal-stops = { $guard } stoppe { $play ->
    [dribble] le Dribble
    [one-two] le Une-deux
   *[pass] la Passe
}.
s17-reveal-foul = Un Tacle sur un Dribble est une faute.
s17-reveal-past = { $guard } stoppe { $with ->
    [block] la Passe
    [press] le Dribble
   *[anticipate] le Une-deux
}, pas { $play ->
    [dribble] le Dribble
    [one-two] le Une-deux
   *[pass] la Passe
}.
s17-reveal-team-may = { CAP(LE($team)) } peut : { $adds }.
s17-reveal-more-cards = { $ability } : { $n ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $n }
} cartes de plus.
s17-reveal-shot-now = { $ability } : le tir a maintenant { $n ->
    [0] 0 chance sur { $of }
    [1] 1 chance sur { $of }
   *[other] { $n } chances sur { $of }
}.

## The coach's reasons for a choice. $card is the name of a card; $brings is one of s17-brings or several of them.

# $n cards stop it: $cards.
s17-because-attack = { $card } donne { $brings } et ne craint que { $cards }.
s17-because-stops = { $card } stoppe { $stopped }, qui leur donnerait { $brings }.
s17-because-tackle = { $card } stoppe { $stopped } ; sur un Dribble, c’est { $gift ->
    [penalty] un penalty
   *[free-kick] un coup franc
}.
s17-because-free-kick = Personne ne peut le stopper, et il te donne { $brings }.
s17-because-bonus = D’ici, { $card } donne { $brings }, plus une carte avec l’étoile.
# $n cards are face down; $turns are left in this half.
s17-because-rebound-free = { $n ->
    [1] La dernière carte est le but
   *[other] Une des { $n ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $n }
} cartes est le but
}, et la mi-temps s’arrête là : ça ne coûte rien.
s17-because-rebound = { $n ->
    [1] La dernière carte est le but
   *[other] Une des { $n ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $n }
} cartes est le but
} ; le prix, c’est { $turns ->
    [1] un tour
    [2] deux tours
    [3] trois tours
    [4] quatre tours
    [5] cinq tours
    [6] six tours
   *[other] { $turns } tours
} sans Tacle.
s17-because-keep-tackle = { $turns ->
    [0] Tu gardes Tacle, mais la mi-temps s’arrête là : il serait revenu aussitôt.
    [1] Tu gardes Tacle pour le dernier tour de la mi-temps.
   *[other] Tu gardes Tacle pour les { $turns ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $turns }
} tours qui restent dans la mi-temps.
}
s17-because-attack-first = Tu commences avec le ballon ; eux, après la pause.
s17-because-attack-first-short = Tu commences avec le ballon, et aucune autre mi-temps ne le compense.
s17-because-defend-first = Ils commencent avec le ballon ; toi, après la pause.
s17-because-defend-first-short = Ils commencent avec le ballon, et aucune autre mi-temps ne le compense.
s17-because-leave-it = Ça ne changerait rien ici.
s17-because-last-turn = Dernier tour de la mi-temps : tire, c’est maintenant ou jamais.
s17-because-no-card-rebound = Ça passe à côté, mais ton Rebond retourne ensuite une carte.
s17-because-no-card = Ça leur laisse le ballon loin de ton but.
s17-because-shot = { $n ->
    [1] Une
    [2] Deux
    [3] Trois
    [4] Quatre
    [5] Cinq
   *[other] Six
} des six cartes chance à retourner{ $stars ->
    [0] { "" }
    [one] { " " }grâce à l’étoile
   *[other] { " " }grâce aux étoiles
} ; l’une des six est le but.
s17-because-build = Tu gardes le ballon et tu construis.
# $stars is how many stars give that shot a card more; 0 if it has none from them.
s17-because-move = Tu gardes le ballon, et de là{ $stars ->
    [0] { "" }
    [one] , avec l’étoile,
   *[other] , avec les étoiles,
} un tir peut retourner { $n ->
    [1] une carte
    [2] deux cartes
    [3] trois cartes
    [4] quatre cartes
    [5] cinq cartes
    [6] six cartes
   *[other] { $n } cartes
}.
s17-because-never-beaten = C’est gratuit, et tu peux retourner { $n ->
    [1] une carte
    [2] deux cartes
    [3] trois cartes
    [4] quatre cartes
    [5] cinq cartes
    [6] six cartes
   *[other] { $n } cartes
} de plus.
s17-because-catenaccio = C’est gratuit, et ils retournent { $n ->
    [1] une carte
    [2] deux cartes
    [3] trois cartes
    [4] quatre cartes
    [5] cinq cartes
    [6] six cartes
   *[other] { $n } cartes
} de moins.
s17-because-second-ball = C’est gratuit, et tu retournes { $n ->
    [1] une carte
    [2] deux cartes
    [3] trois cartes
    [4] quatre cartes
    [5] cinq cartes
    [6] six cartes
   *[other] { $n } cartes
} au lieu d’une.

## The lesson for beginners, one to three sentences. $place is centre, their-box, your-box, their-half or your-half.

s17-lesson-toss = Tu as gagné le toss. Attaque, et tu as le ballon maintenant, eux après la pause ; défends, et c’est l’inverse. L’un vaut l’autre.
s17-lesson-toss-short = Tu as gagné le toss. Attaque : l’équipe qui commence avec le ballon marque un peu plus souvent, et un match court n’a pas d’autre mi-temps.
s17-lesson-first-attack = Tu attaques depuis { $place ->
    [centre] le centre
    [their-box] leur surface
    [your-box] ta surface
    [their-half] leur camp
   *[your-half] ton camp
} : clique sur Passe, Dribble ou Une-deux pour poser la carte face cachée. Le Blocage stoppe la Passe, le Pressing le Dribble, l’Anticipation le Une-deux ; le Tacle stoppe la Passe et le Une-deux, mais c’est une faute sur un Dribble. Choisis ce qu’ils n’attendent pas.
s17-lesson-first-defence = Ils attaquent depuis { $place ->
    [centre] le centre
    [their-box] leur surface
    [your-box] ta surface
    [their-half] leur camp
   *[your-half] ton camp
} : devine leur carte, et clique sur une des tiennes pour la poser face cachée. Le Blocage stoppe la Passe, le Pressing le Dribble, l’Anticipation le Une-deux. Le Tacle stoppe la Passe et le Une-deux, mais c’est une faute sur un Dribble.
# What each of the attacker's cards would bring; $whose is yours or theirs.
s17-lesson-brings = Depuis { $place ->
    [centre] le centre
    [their-box] leur surface
    [your-box] ta surface
    [their-half] leur camp
   *[your-half] ton camp
}, { $whose ->
    [yours] ta
   *[theirs] leur
} Passe donne { $pass } ; Dribble, { $dribble } ; Une-deux, { $one_two }.
s17-lesson-they-hold-tackle = Ils ont encore Tacle : il stoppe la Passe et le Une-deux, mais c’est une faute sur un Dribble.
s17-lesson-their-tackle-out = Leur Tacle est perdu : une seule carte peut stopper chacune des tiennes.
# $card is the name of a card.
s17-lesson-they-stopped = La dernière fois, ils ont posé { $card } et ils avaient vu juste.
s17-lesson-you-got-past = La dernière fois, ils ont posé { $card }, sans te stopper.
s17-lesson-guards = Le Blocage stoppe la Passe, le Pressing le Dribble, l’Anticipation le Une-deux ; ton Tacle est perdu.
s17-lesson-guards-tackle = Le Blocage stoppe la Passe, le Pressing le Dribble, l’Anticipation le Une-deux ; le Tacle stoppe la Passe et le Une-deux, mais sur un Dribble c’est { $gift ->
    [penalty] un penalty
   *[free-kick] un coup franc
}.
s17-lesson-they-last-laid = Ils ont posé { $card } la dernière fois.
s17-lesson-free-kick = Faute sur ton Dribble : ils perdent Tacle pour la mi-temps. Choisis n’importe quelle action, personne ne peut la stopper.
s17-lesson-nobody-stops = { $card } : personne ne peut te stopper.
s17-lesson-got-past = { $card } : ils n’ont pas pu te stopper.
s17-lesson-star-or-step = Une étoile renforce les tirs à venir ; un pas en avant te rapproche du but.
s17-lesson-no-card-rebound = Un tir sans carte passe toujours à côté ; seul ton Rebond pourrait alors marquer.
s17-lesson-no-card = Un tir sans carte passe toujours à côté et leur donne le ballon.
s17-lesson-shot-now = Un tir maintenant retourne { $n ->
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $n }
} des six cartes chance ; raté, il leur donne le ballon.
s17-lesson-last-turn = Dernier tour de la mi-temps : tire, c’est maintenant ou jamais.
s17-lesson-wait = Tout le reste garde le ballon, et il reste { $turns ->
    [1] un tour
    [2] deux tours
    [3] trois tours
    [4] quatre tours
    [5] cinq tours
    [6] six tours
   *[other] { $turns } tours
} dans la mi-temps.
# These two surround the next one.
s17-lesson-bonus = Ta première étoile renforce les tirs d’une de tes cartes tant que tu gardes le ballon.
s17-lesson-bonus-choose = Choisis la carte avec laquelle tu comptes tirer ; ils voient ton choix.
s17-lesson-with-a-star = Dans leur surface, elle fait passer Passe de { $pass } à { $pass_more } cartes, ou Une-deux de { $one_two } à { $one_two_more }.
s17-lesson-never-beaten = Ta sélection peut renforcer ce tir : { $n } des six cartes chance au lieu de { $strength }. C’est gratuit.
s17-lesson-catenaccio = Ils tirent, et ta sélection peut affaiblir le tir : { $n } des six cartes chance au lieu de { $strength }. C’est gratuit.
s17-lesson-last-card = Cinq cartes ont montré le public, donc la dernière est le but : retourne-la.
s17-lesson-take = L’une des { $left } cartes chance face cachée est le but, et tu en retournes { $n ->
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $n }
}. Elles sont mélangées, prends n’importe laquelle.
s17-lesson-rebound = { $left ->
    [1] Raté, donc la dernière carte est le but. Sacrifie Rebond pour la retourner.
   *[other] Raté, mais le but est parmi les { $left } cartes restantes. Sacrifie Rebond pour en retourner une de plus.
}
s17-lesson-price = Cette carte est aussi ton Tacle, { $turns ->
    [0] mais la mi-temps s’arrête là et tu le récupères aussitôt
    [1] et tu le perds pour le dernier tour de la mi-temps
   *[other] et tu le perds pour les { $turns ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $turns }
} tours qui restent dans la mi-temps
}.
s17-lesson-second-ball = Sur ce rebond, ta sélection peut retourner { $n } des { $left } cartes au lieu d’une. Ça ne coûte rien.

## The charts of the rules page.

s17-chart-against = Carte contre carte
s17-chart-against-down = Le défenseur pose
s17-chart-against-across = L’attaquant pose
s17-chart-stopped = stoppé
s17-chart-gets-past = ça passe
s17-chart-foul = faute
s17-chart-against-note = Stoppé : le défenseur récupère le ballon. Faute : un coup franc, ou un penalty dans la surface, et Tacle est perdu pour la mi-temps.
s17-chart-brings = Ce que fait chaque action si elle n’est pas stoppée
s17-chart-brings-down = L’attaquant a posé
s17-chart-brings-across = Le ballon est en zone
s17-chart-own-half = 1 son camp
s17-chart-centre = 2 centre
s17-chart-their-half = 3 camp adverse
s17-chart-their-box = 4 surface adverse
s17-chart-shot = tir, { $n ->
    [0] aucune carte
    [1] une carte
    [2] deux cartes
    [3] trois cartes
    [4] quatre cartes
    [5] cinq cartes
    [6] six cartes
   *[other] { $n } cartes
}
s17-chart-stars = { $n ->
    [1] une étoile
   *[other] deux étoiles
}
s17-chart-areas = { $areas ->
    [one] +{ $areas } zone
   *[other] +{ $areas } zones
}
s17-chart-areas-stars = { $areas ->
    [one] +{ $areas } zone
   *[other] +{ $areas } zones
}, { $n ->
    [1] une étoile
   *[other] deux étoiles
}
s17-chart-brings-note = Un tir retourne autant des six cartes chance ; l’une des six est le but. Une coche : il peut rentrer. Les étoiles renforcent les tirs à venir.

## What a notebook says: $n times out of $all. $who is you, if the reader wrote it about the player, or bot, if the player wrote it
## about the bot $name. $role is attack or defence; $card and $first are
## names of cards.

s17-noted-laid = { $role ->
    [attack] En attaque
   *[defence] En défense
}, { $who ->
    [you] tu as
   *[other] { $name } a
} posé { $card } { $n } fois sur { $all }.
s17-noted-followed = { $role ->
    [attack] En attaque
   *[defence] En défense
}, { $who ->
    [you] tu as
   *[other] { $name } a
} fait suivre { $first } par { $card } { $n } fois sur { $all }.
s17-noted-answered = { $role ->
    [attack] En attaque
   *[defence] En défense
}, { $who ->
    [you] quand il venait de poser { $first }, tu as
   *[other] quand tu venais de poser { $first }, { $name } a
} répondu { $card } { $n } fois sur { $all }.

## A bot's reason for its choice, in one sentence. It speaks of itself as `it`.
s17-bot-worked = Ça a marché la dernière fois.
s17-bot-mixes = Regarde un tour plus loin et dose ses cartes.
s17-bot-best-one-turn = Le meilleur choix en regardant un tour plus loin.
s17-bot-shortest-way = Le plus court chemin vers le tir.
s17-bot-wants-the-ball = Veut le ballon tout de suite.
s17-bot-takes-on = Provoque son vis-à-vis.
s17-bot-presses = Va au pressing.
s17-bot-they-attacked = Leur dernière carte en attaque.
s17-bot-they-defended = Leur dernière carte en défense.
s17-bot-behind-long-ball = Mené au score : le long ballon, coûte que coûte.
s17-bot-behind-needs-ball = Mené au score : il faut le ballon tout de suite.
s17-bot-not-behind-short = Pas mené au score : le jeu court.
s17-bot-not-behind-back = Pas mené au score : tout le monde derrière.
s17-bot-shoots-on-sight = Tire à vue.
s17-bot-not-what-was-stopped = Tout sauf ce qui a été stoppé la dernière fois.
s17-bot-decided = Le résultat ne changera plus : autant jouer pour les buts.
s17-bot-cards-alike = Face cachée, toutes les cartes se valent.
s17-bot-attack-first = Selon le jeu parfait, attaquer d’abord donne { $worth } % de chances de victoire.
s17-bot-defend-first = Selon le jeu parfait, défendre d’abord donne { $worth } % de chances de victoire.
s17-bot-reads = Prévoit { $card } à { $n } % et joue contre.
s17-bot-worth = { $best } % de chances de victoire ; face à la pire réponse, { $worst } %.
s17-bot-mix = Le dosage du jeu parfait ici : { $shares }.
# A card with its probability, an item of the mix.
s17-bot-share = { $card } { $n } %

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# The ball runs one area on.
say-s17-gained =
    .l1 = { CAP(LE($us)) } avance pas à pas, sans se presser.
    .l2 = { CAP(LE($us)) } gagne du terrain, joliment.
    .l3 = { CAP(LE($us)) } trouve un espace et s’y promène.
    .l4 = { CAP(LE($us)) } remonte le terrain.
    .l5 = { CAP(LE($them)) } recule, mais avec politesse.
    .l6 = { CAP(LE($us)) } se rapproche, et { $keeper } commence à crier sur tout le monde.

# The ball runs two areas or more.
say-s17-gained-far =
    .l1 = Quelle enjambée ! { CAP(LE($us)) } avale la moitié du terrain.
    .l2 = { CAP(LE($us)) } joue long, et ça passe.
    .l3 = Une carte, et { LE($us) } a déménagé.
    .l4 = Quelle distance ! { CAP(LE($them)) } court dans le mauvais sens.

# The defender has read the attack: the ball changes sides.
say-s17-won =
    .l1 = Lu comme un horaire de train. Ballon pour { LE($us) }.
    .l2 = { CAP(LE($us)) } a deviné, et c’est la moitié du football.
    .l3 = Stoppé net. { CAP(LE($us)) } se retourne et repart.
    .l4 = { CAP(LE($them)) } avait prévenu en recommandé, et { LE($us) } a signé l’accusé de réception.
    .l5 = Du bel ouvrage en défense, signé { LE($us) }.
    .l6 = { CAP(LE($us)) } l’avait vu venir depuis le parking.

# A foul brings a free kick; the side is the one that was fouled.
say-s17-free-kick =
    .l1 = Coup de sifflet. { CAP(LE($them)) } arrive un peu tard, et avec les intérêts.
    .l2 = Faute { DE($them) }. L’arbitre était aux premières loges.
    .l3 = Coup franc pour { LE($us) }. Le mur se met en place à petits pas.
    .l4 = { CAP(LE($them)) } joue l’homme. Le ballon ne se plaint pas.
    .l5 = Maladresse { DE($them) }, et coup franc pour { LE($us) }.
    .l6 = { CAP(LE($us)) } pose le ballon avec mille précautions. Coup franc.

# A star is earned.
say-s17-star =
    .l1 = Une étoile pour { LE($us) }. Ça vaut cher, si on arrive à la dépenser.
    .l2 = { CAP(LE($us)) } empoche une étoile, à dépenser à la prochaine bonne idée.
    .l3 = Une petite étoile pour { LE($us) }. Elle brillera plus tard.
    .l4 = { CAP(LE($us)) } prend l’étoile. De l’élan, imprimé sur carton.

# A shot that goes in from a third of the chance cards at most.
say-s17-shot-weak =
    .l1 = Une frappe en forme de point d’interrogation pour { LE($us) }.
    .l2 = Une demi-occasion pour { LE($us) }, et demi, c’est généreux.
    .l3 = { CAP(LE($us)) } tente sa chance. La chance regarde les cotes.
    .l4 = De si loin ? { CAP(LE($us)) } pense que oui. { $keeper } pense que non.

# A shot that is about even.
say-s17-shot-fair =
    .l1 = C’est du pile ou face. { CAP(LE($us)) } tire.
    .l2 = Dedans ou dehors, personne ici ne le sait. { CAP(LE($us)) } tire.
    .l3 = Vraie occasion pour { LE($us) }. { $keeper } danse d’un pied sur l’autre.
    .l4 = { CAP(LE($us)) } arme, et la moitié du stade se lève.

# A shot that goes in more often than not.
say-s17-shot-strong =
    .l1 = Énorme occasion ! { CAP(LE($us)) } frappe.
    .l2 = { $keeper } a connu de meilleures soirées. Quelle frappe pour { LE($us) }.
    .l3 = Tout est en place pour { LE($us) }. Il ne manque que la fin.
    .l4 = { CAP(LE($us)) } n’en demandait pas tant. Voilà le tir.

# A team's own gift is used.
say-s17-ability =
    .l1 = { CAP($what) }, dit { LE($us) }, et il faut refaire les calculs.
    .l2 = { CAP(LE($us)) } avait ça dans la manche : { $what }.
    .l3 = { CAP($what) }. Tout le monde savait, et pourtant.
    .l4 = Voilà pourquoi ils sont ce qu’ils sont. { $what }.

# The ball comes back out, and the attacker takes it.
say-s17-rebound =
    .l1 = Ça ressort ! Deuxième chance pour { LE($us) }.
    .l2 = Repoussé des gants, et { LE($us) } surgit !
    .l3 = Ce n’est pas fini. Le rebond est pour { LE($us) }.
    .l4 = Ça traîne dans la surface, et { LE($us) } a le nez pour ça.

# A shot that did not go in.
say-s17-missed =
    .l1 = De peu. { $keeper } contrôlait, bien sûr. Bien sûr.
    .l2 = Non ! { CAP(LE($us)) } regarde la pelouse, comme si elle avait bougé.
    .l3 = Pas de but. { $keeper } prend tout son temps pour relancer.
    .l4 = Le ballon sort, et un ramasseur de balles gagne son sandwich.
    .l5 = L’occasion est passée. { CAP(LE($them)) } respire.
    .l6 = { CAP(LE($us)) } voudrait bien la rejouer, celle-là.
