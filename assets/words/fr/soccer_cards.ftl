### French: soccer_cards

sc-title = Soccer Cards
sc-tagline = Répartis ta main, réponds à chaque occasion.
sc-aim = Ouvre avec une occasion qu’ils ne peuvent pas stopper, et stoppe les leurs avec la bonne carte.
sc-chance = Les cartes distribuées
sc-bot-1-line = Répartit, ouvre et répond avec n’importe quelle carte.
sc-bot-2-line = Joue d’abord ses plus belles occasions, et défend tout avec ses boucliers multicolores.
sc-bot-3-line = Veut une grosse occasion tout de suite, et de temps en temps réfléchit d’abord.
sc-bot-4-line = Répartit avec une moitié de plan, et dépense souvent une carte de trop.
sc-bot-5-line = Essaie ses cartes dans quelques matchs imaginés, et aime toujours les grosses occasions.
sc-bot-6-line = Fait rarement un cadeau, même si une petite erreur lui échappe parfois.
sc-bot-7-line = Essaie chaque carte dans des matchs imaginés, et ne laisse pas traîner grand-chose.
sc-bot-8-line = Imagine mille matchs, avec des mains qui collent à ce que tu as encaissé, et calcule les derniers tours jusqu’au bout.
sc-field-match = Match
sc-field-match-league = Championnat
sc-field-match-cup = Coupe
sc-field-neutral = Terrain
sc-field-neutral-false = À domicile
sc-field-neutral-true = Neutre
sc-field-short = Durée
sc-field-short-false = Match entier
sc-field-short-true = Deuxième mi-temps seule
sc-rules-1-head = L’idée
sc-rules-1 = Chacun a seize cartes pour deux mi-temps, et tu choisis les huit que tu joues dans chacune. Ensuite, chacun son tour, on ouvre avec une carte et l’autre y répond. Une occasion qui n’est pas stoppée est un but.
sc-rules-2-head = Un tour
sc-rules-2 = Ouvrir, c’est jouer en premier : celui qui ouvre joue n’importe quelle carte de son paquet de la mi-temps, face visible, et l’adversaire répond avec n’importe laquelle des siennes. Puis les rôles changent. L’équipe à l’extérieur ouvre en premier. Après quatre ouvertures chacun, soit huit cartes chacun, la mi-temps est finie. Tout ce qui a été joué reste visible : tu peux compter ce qui reste. L’équipe à domicile joue toujours vers la droite, l’autre vers la gauche.
sc-rules-3-head = La répartition
sc-rules-3 = Avant le coup d’envoi, vous répartissez tous les deux votre main en secret : huit cartes forment ton paquet de la première mi-temps, les huit autres attendent la deuxième. Tu peux regarder à tout moment le paquet qui attend, mais jamais le changer. Une bonne répartition partage les boucliers multicolores et les occasions, garde à chaque mi-temps de quoi stopper chaque couleur, et laisse ensemble les ballons d’une même couleur.
sc-rules-4-head = Les cartes
sc-rules-4 = Il y en a 48. Quatre ballons et trois cages dans chacune des quatre couleurs : noir, bleu, vert et rouge. Huit boucliers multicolores, quatre boucliers jaunes, quatre coups francs, deux penalties et deux hors-jeu. Chaque équipe en reçoit seize ; les seize dernières restent sur le banc, et personne ne les regarde.
sc-rules-5-head = Occasions et buts
sc-rules-5 = Ballons, coups francs et penalties sont des occasions quand on ouvre avec. Tout le reste n’en est pas une, mais il faut y répondre quand même : c’est une façon de garder une occasion pour plus tard, ou de faire dépenser une carte à l’adversaire. Si la réponse ne stoppe pas l’occasion, c’est un but pour celui qui a ouvert. Une réponse ne marque jamais, et rien n’oblige à stopper une occasion, même si l’on peut.
sc-rules-6-head = Ce qui stoppe quoi
sc-rules-6 = Un ballon est stoppé par une cage de sa couleur, un ballon de sa couleur ou un bouclier multicolore. Un coup franc est stoppé par un bouclier jaune ou multicolore. Un penalty n’est stoppé que par un bouclier multicolore. Le hors-jeu n’est pas une occasion et ne stoppe rien : il ne sert qu’à jouer la montre. Les cartes qui stopperaient le tir s’allument dans ta main.
sc-rules-7-head = Les mi-temps
sc-rules-7 = La deuxième mi-temps se joue de la même façon avec les paquets mis de côté. L’équipe à l’extérieur ouvre de nouveau en premier ; sur terrain neutre, c’est l’équipe à domicile. Qui marque le plus gagne. Un match de championnat peut finir à égalité, un match de coupe non. Les minutes de l’horloge sont pour le décor : huit tours font une mi-temps. Un match court se limite à la deuxième mi-temps, avec huit cartes chacun et sans répartition. Un match de coupe à égalité va alors droit aux tirs au but.
sc-rules-8-head = La prolongation
sc-rules-8 = À égalité, un match de coupe continue avec le banc : on le mélange et on le distribue, huit cartes chacun, face visible. De toute façon tu pouvais les déduire, puisque toutes les autres ont été vues. Vous répartissez tous les deux vos huit cartes en secret en deux paquets de quatre, pour deux courtes mi-temps de quatre tours. L’équipe à l’extérieur ouvre la première, celle à domicile la seconde, sur terrain neutre aussi.
sc-rules-9-head = Les tirs au but
sc-rules-9 = Toujours à égalité ? Le tireur choisit une des quatre couleurs pour tirer, le gardien une pour garder, tous deux en secret. La même couleur est un arrêt, toute autre rentre. Cinq tirs chacun, l’un après l’autre, jusqu’à ce qu’une équipe ne puisse plus être rejointe ; puis mort subite, paire par paire. Un toss décide qui tire en premier. Une couleur ne s’use jamais, et ces tirs ne comptent pas dans le score.
sc-rules-cup-head = Coupes et groupes
sc-rules-cup = À plus de deux, qui perd en coupe est éliminé. Dans un groupe, une victoire vaut trois points et un nul un. À égalité de points : différence de buts, buts marqués, un classement des matchs entre ces équipes, puis un toss.
sc-rules-10-head = À la table
sc-rules-10 = Clique une à une sur les huit cartes de la première mi-temps, ou laisse choisir Auto, et confirme. Ensuite, un clic joue une carte. Ton paquet de la deuxième mi-temps est affiché en petit à côté de ta main. Ce qui a été joué est sur la pelouse : la rangée du bas est cette mi-temps, celles du haut ce qui précède. Le panneau au-dessus compte ce que tu n’as pas vu de chaque sorte. Une étiquette sur une carte dit combien de cartes pas encore vues la stoppent, ou combien d’occasions pas encore vues elle peut stopper.
sc-rules-11-head = Crédits
sc-rules-11 = Soccer Cards est le jeu de soccercards.pl. Le jeu imprimé ne dit pas combien il y a de cartes de chaque sorte : la composition est propre à ce projet, tout comme la prolongation et les tirs au but.
sc-zone-played = JOUÉES

## In all messages below, $card is the name of a card as it follows here, and $kind its kind, for languages in which other
## words depend on it or its name has other forms: `black_ball`, `black_goal`, `blue_ball`, `blue_goal`, `coloured_shield`,
## `free_kick`, `green_ball`, `green_goal`, `offside`, `penalty`, `red_ball`, `red_goal`, `yellow_shield`. $colour is
## black, blue, green or red; $side is a club, in the log its three letters.

sc-card-black-ball = ballon noir
sc-card-black-goal = cage noire
sc-card-blue-ball = ballon bleu
sc-card-blue-goal = cage bleue
sc-card-coloured-shield = bouclier multicolore
sc-card-free-kick = coup franc
sc-card-green-ball = ballon vert
sc-card-green-goal = cage verte
sc-card-offside = hors-jeu
sc-card-penalty = penalty
sc-card-red-ball = ballon rouge
sc-card-red-goal = cage rouge
sc-card-yellow-shield = bouclier jaune
# A card on its own: a label, an item of a list, what a goal came of.
sc-card-alone = { CAP($card) }
# Several cards of a kind.
sc-card-times = { CAP($card) } ×{ $n }

## The words on the cards themselves, under their names. What is too long is set smaller, so they have to be short: two lines of
## some 24 letters. A line break in a text is one on the card.

# The letter in the corner of a card without a colour, the first of its name.
sc-print-sign-penalty = P
sc-print-sign-free-kick = C
sc-print-sign-offside = H
# What a card does. To lead is to play first.
sc-print-ball =
    Occasion en ouverture.
    Stoppe un ballon { $colour ->
        [black] noir
        [blue] bleu
        [green] vert
       *[red] rouge
    }.
sc-print-goal-card =
    Stoppe un ballon { $colour ->
        [black] noir
        [blue] bleu
        [green] vert
       *[red] rouge
    }.
    Pas une occasion.
sc-print-coloured-shield =
    Stoppe toute occasion.
    N’en est pas une.
sc-print-yellow-shield =
    Stoppe un coup franc.
    Pas une occasion.
sc-print-penalty =
    Occasion. Il faut un
    bouclier multicolore.
sc-print-free-kick =
    Occasion.
    Tout bouclier la stoppe.
sc-print-offside =
    Pas une occasion,
    ne stoppe rien.
# The cards of a shootout: a name in capitals, and what it does.
sc-print-kick = Tir { $colour ->
    [black] noir
    [blue] bleu
    [green] vert
   *[red] rouge
}
sc-print-kick-does = But, sauf si le gardien choisit le { $colour ->
    [black] noir
    [blue] bleu
    [green] vert
   *[red] rouge
}.
sc-print-keep = Arrêt { $colour ->
    [black] noir
    [blue] bleu
    [green] vert
   *[red] rouge
}
sc-print-keep-does =
    Arrête un ballon { $colour ->
        [black] noir
        [blue] bleu
        [green] vert
       *[red] rouge
    }.
    Les autres entrent.

## The table

# The line under the title: the kind of match, and perhaps the ground after a comma.
sc-subtitle-league = Championnat
sc-subtitle-cup = Coupe
sc-subtitle-neutral = terrain neutre
sc-subtitle-short = deuxième mi-temps seule
# Labels of cards, in capitals.
sc-label-first-half = POUR LA 1re MI-TEMPS
sc-label-second-half = POUR LA 2e MI-TEMPS
sc-label-extra-second = POUR LA PROLONGATION 2
sc-label-split-in-secret = RÉPARTIS EN SECRET
sc-label-from-the-bench = DU BANC
sc-label-still-to-play = ENCORE À JOUER
sc-label-bench = BANC
# On the cards of a hand, 11 letters at most: $n unseen cards stop this lead; no unseen card does; the card itself could stop $n
# unseen chances later.
sc-label-stopped-by = { $n } { $n ->
    [one] stoppe
   *[other] stoppent
}
sc-label-sure-goal = but sûr
sc-label-stops = stoppe { $n }
# The panel above the pitch: the cards of each kind that the player has not seen; for two people, those that both sides have
# shown; or the cards of each kind in both halves of a hand that is being split, and those of them that can score.
sc-count-shown = JOUÉES
sc-count-unseen = PAS VUES
sc-count-both-halves = 1re + 2e MI-TEMPS
sc-count-chances = OCCASIONS
# On the card that stopped a chance, and in the preview of such an answer.
sc-save-blocked = CONTRÉ
sc-save-wall = DANS LE MUR
sc-save-cleared = DÉGAGÉ
sc-save-saved = ARRÊTÉ

## Why an answer or a kick ended as it did, in a sentence of 72 letters at most. $card is the card that was led, $colour its
## colour.
sc-why-no-chance = { $kind ->
    [black_goal] La { $card }
    [blue_goal] La { $card }
    [green_goal] La { $card }
    [red_goal] La { $card }
   *[other] Le { $card }
} est sans danger : aucun but possible.
sc-why-shield = Un bouclier multicolore stoppe toutes les occasions.
sc-why-goal-card = Une cage { $colour ->
    [black] noire
    [blue] bleue
    [green] verte
   *[red] rouge
} stoppe un ballon { $colour ->
    [black] noir
    [blue] bleu
    [green] vert
   *[red] rouge
}.
sc-why-ball = Un ballon { $colour ->
    [black] noir
    [blue] bleu
    [green] vert
   *[red] rouge
} en stoppe un autre.
sc-why-yellow-shield = Un bouclier jaune stoppe un coup franc.
sc-why-in-penalty = Seul un bouclier multicolore stoppe un penalty.
sc-why-in-free-kick = Seul un bouclier, jaune ou multicolore, stoppe un coup franc.
sc-why-in-ball = Il fallait une cage { $colour ->
    [black] noire
    [blue] bleue
    [green] verte
   *[red] rouge
}, un ballon { $colour ->
    [black] noir
    [blue] bleu
    [green] vert
   *[red] rouge
} ou un bouclier multicolore.
# A kick of a shootout: the same colour is a save. $keep is the keeper's, $kick the kicker's.
sc-why-kick-saved = Le gardien a choisi le { $keep ->
    [black] noir
    [blue] bleu
    [green] vert
   *[red] rouge
} aussi.
sc-why-kick-in = Le gardien a choisi le { $keep ->
    [black] noir
    [blue] bleu
    [green] vert
   *[red] rouge
}, pas le { $kick ->
    [black] noir
    [blue] bleu
    [green] vert
   *[red] rouge
}.

## The match log: short lines
sc-log-dealt = Seize cartes distribuées à chacun
sc-log-eight-dealt = Huit cartes distribuées à chacun
sc-log-split = Mains réparties en secret
sc-log-first-half = Coup d’envoi : { $side } ouvre
sc-log-second-half = Deuxième mi-temps : { $side } ouvre
sc-log-extra-first = Prolongation : { $side } ouvre
sc-log-extra-second = Dernier quart d’heure : { $side } ouvre
sc-log-shootout = Tirs au but : { $side } commence
sc-log-half-time = Mi-temps, { $score }
sc-log-extra-time = Prolongation à { $score }
sc-log-bench = Le banc est distribué, huit chacun
sc-log-led-penalty = Penalty ! Qui a un bouclier ?
sc-log-led-free-kick = Coup franc bien placé
sc-log-led-ball = { CAP($card) } en route
sc-log-led-no-chance = Joue la montre : { $card }
# Answers. $card is the answer, in sc-log-shield the card that was led.
sc-log-wasted = { CAP($card) } pour rien
sc-log-let-in = { $kind ->
    [black_goal] La { $card }
    [blue_goal] La { $card }
    [green_goal] La { $card }
    [red_goal] La { $card }
   *[other] Le { $card }
} n’y peut rien
sc-log-shield = Bouclier multicolore contre { $kind ->
    [black_goal] la { $card }
    [blue_goal] la { $card }
    [green_goal] la { $card }
    [red_goal] la { $card }
   *[other] le { $card }
}
sc-log-yellow-shield = Le mur tient : bouclier jaune
sc-log-ball = { CAP($card) } : dégagé
sc-log-goal-card = { CAP($card) } : arrêté
# A kick of a shootout; $colour is the kicker's, $score that of the shootout.
sc-log-kick-in = { $colour ->
    [black] Noir
    [blue] Bleu
    [green] Vert
   *[red] Rouge
} : but, { $score } aux tirs au but
sc-log-kick-saved = { $colour ->
    [black] Noir
    [blue] Bleu
    [green] Vert
   *[red] Rouge
} : arrêté, { $score } aux tirs au but

## Lines below the headlines of banners
sc-banner-split = Huit cartes par mi-temps
sc-banner-kick-off = { CAP(LE($side)) } ouvre
sc-banner-extra-time = { $score }, et le banc entre en jeu

## Questions in the prompt. $side is the other side.
sc-prompt-they-split = Ta main est répartie : { LE($side) } choisit encore
sc-prompt-they-lead = { CAP(A($side)) } d’ouvrir
sc-prompt-they-answer = { CAP(A($side)) } de répondre
sc-prompt-they-kick = Ta couleur est choisie : { LE($side) } choisit encore
sc-prompt-over = Fin du match
sc-prompt-split = Répartis ta main
sc-prompt-split-eight = Répartis tes huit cartes
sc-prompt-cannot-stop = Tu ne peux pas stopper { $kind ->
    [black_goal] la { $card }
    [blue_goal] la { $card }
    [green_goal] la { $card }
    [red_goal] la { $card }
   *[other] le { $card }
}
sc-prompt-stop = Stoppe { $kind ->
    [black_goal] la { $card }
    [blue_goal] la { $card }
    [green_goal] la { $card }
    [red_goal] la { $card }
   *[other] le { $card }
}
sc-prompt-no-chance = { CAP($card) } : sans danger. Toute carte convient
sc-prompt-kick = Tu tires : choisis un ballon
sc-prompt-keep = Tu es au but : choisis une couleur
sc-prompt-lead = À toi d’ouvrir : joue une carte

## Offers: help in one sentence, a preview of a headline in capitals and a detail.

# A lead. $n is the number of unseen cards that stop it, $of that of all unseen cards.
sc-help-lead-ball = Une occasion, stoppée par une cage { $colour ->
    [black] noire
    [blue] bleue
    [green] verte
   *[red] rouge
}, un ballon { $colour ->
    [black] noir
    [blue] bleu
    [green] vert
   *[red] rouge
} ou un bouclier multicolore : { $n ->
    [0] il n’en reste plus
    [1] encore une carte non vue
   *[other] encore { $n ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
   *[other] { $n }
} cartes non vues
}.
sc-help-lead-free-kick = Une occasion, stoppée par un bouclier jaune ou multicolore : { $n ->
    [0] il n’en reste plus
    [1] encore une carte non vue
   *[other] encore { $n ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
   *[other] { $n }
} cartes non vues
}.
sc-help-lead-penalty = Une occasion, stoppée par un bouclier multicolore : { $n ->
    [0] il n’en reste plus
    [1] encore une carte non vue
   *[other] encore { $n ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
   *[other] { $n }
} cartes non vues
}.
sc-help-lead-no-chance = Sans danger : elle ne peut pas marquer, mais l’adversaire doit quand même dépenser une carte.
sc-preview-lead-ball = BALLON { $colour ->
    [black] NOIR
    [blue] BLEU
    [green] VERT
   *[red] ROUGE
}
sc-preview-lead-free-kick = COUP FRANC
sc-preview-lead-penalty = PENALTY
sc-preview-unseen = { $n ->
    [one] { $n } carte non vue sur { $of } le stoppe
   *[other] { $n } cartes non vues sur { $of } le stoppent
}
sc-preview-no-chance = SANS DANGER
sc-preview-plays-for-time = joue la montre
# An answer. $card and $colour are those of the card that was led.
sc-help-answer-no-chance = Sans danger : quoi que tu répondes, personne ne marque.
sc-help-answer-stops = Stoppe { $kind ->
    [black_goal] la { $card }
    [blue_goal] la { $card }
    [green_goal] la { $card }
    [red_goal] la { $card }
   *[other] le { $card }
}.
sc-help-answer-ball-in = Ne stoppe pas { $kind ->
    [black_goal] la { $card }
    [blue_goal] la { $card }
    [green_goal] la { $card }
    [red_goal] la { $card }
   *[other] le { $card }
} : c’est un but. Seuls une cage { $colour ->
    [black] noire
    [blue] bleue
    [green] verte
   *[red] rouge
}, un ballon { $colour ->
    [black] noir
    [blue] bleu
    [green] vert
   *[red] rouge
} ou un bouclier multicolore le stopperaient.
sc-help-answer-free-kick-in = Ne stoppe pas le coup franc : c’est un but. Seul un bouclier, jaune ou multicolore, le stopperait.
sc-help-answer-penalty-in = Ne stoppe pas le penalty : c’est un but. Seul un bouclier multicolore le stopperait.
# May follow, on a card that is not needed now: what it could still do.
sc-help-kept-leads = Si tu la joues en ouverture plus tard, { $n ->
    [0] c’est un but sûr
    [one] une carte que tu n’as pas vue la stoppe
   *[other] { $n } cartes que tu n’as pas vues la stoppent
}.
sc-help-kept-stops = Gardée, elle stoppe { $n ->
    [0] aucune des occasions que tu n’as pas vues
    [1] une des occasions que tu n’as pas vues
   *[other] { $n } des occasions que tu n’as pas vues
}.
sc-preview-spend = dépense ce qui te sert le moins
sc-preview-stopped = { $kind ->
    [black_goal] la { $card }
    [blue_goal] la { $card }
    [green_goal] la { $card }
    [red_goal] la { $card }
   *[other] le { $card }
} ne passe pas
sc-preview-concede = TU ENCAISSES
sc-preview-in = { $kind ->
    [black_goal] la { $card }
    [blue_goal] la { $card }
    [green_goal] la { $card }
    [red_goal] la { $card }
   *[other] le { $card }
} rentre
# A kick of a shootout.
sc-help-kick = But, sauf si le gardien choisit le { $colour ->
    [black] noir
    [blue] bleu
    [green] vert
   *[red] rouge
}.
sc-preview-kick = TIR { $colour ->
    [black] NOIR
    [blue] BLEU
    [green] VERT
   *[red] ROUGE
}
sc-help-keep = Arrête un ballon { $colour ->
    [black] noir
    [blue] bleu
    [green] vert
   *[red] rouge
} ; toute autre couleur rentre.
sc-preview-keep = GARDE LE { $colour ->
    [black] NOIR
    [blue] BLEU
    [green] VERT
   *[red] ROUGE
}
# The split. $n is four or eight.
sc-offer-split = Jouer ces { $n ->
    [4] quatre
    [8] huit
   *[other] { $n }
} d’abord
sc-help-split = C’est ta première mi-temps ; les { $n ->
    [4] quatre
    [8] huit
   *[other] { $n }
} autres attendent la deuxième. Tu ne pourras plus changer.
sc-preview-chances = OCCASIONS { $now } + { $later }
sc-preview-shields = boucliers multicolores { $now } + { $later }
# The cards of the first half, as a list.
sc-named-split = { $cards } d’abord
sc-picking-split = { $n } / { $of } pour la première mi-temps
# What a card would do, while the hand is split; followed by one of the last two. $stopped is a list of cards.
sc-hint-ball = { CAP($card) } : une occasion, stoppée par une cage { $colour ->
    [black] noire
    [blue] bleue
    [green] verte
   *[red] rouge
}, un ballon { $colour ->
    [black] noir
    [blue] bleu
    [green] vert
   *[red] rouge
} ou un bouclier multicolore.
sc-hint-free-kick = { CAP($card) } : une occasion, stoppée par un bouclier jaune ou multicolore.
sc-hint-penalty = { CAP($card) } : une occasion, stoppée par un bouclier multicolore.
sc-hint-stops = { CAP($card) } : stoppe { $stopped }.
sc-hint-neither = { CAP($card) } : sans danger, et ne stoppe rien.
sc-hint-taken = Première mi-temps ; clique encore pour la garder.
sc-hint-kept = Clique pour la jouer en première mi-temps.

## Why a card cannot be chosen now: a sentence without its full stop. $side is the other side.
sc-not-bench-league = En championnat, le banc reste caché
sc-not-bench-cup = Le banc est distribué s’il y a prolongation
sc-not-bench-short = Dans un match court, le banc reste caché
sc-not-played-by-them = Jouée par { LE($side) }
sc-not-their-open-card = Carte { DE($side) } : visible depuis la distribution du banc
sc-not-their-card = Cette carte est { A($side) }
sc-not-split = Ta main est répartie ; { LE($side) } choisit encore
sc-not-your-lead = C’est { LE($side) } qui ouvre ce tour
sc-not-your-answer = { CAP(LE($side)) } doit d’abord répondre
sc-not-played = Déjà jouée
sc-not-second-half = { CAP($card) } : attend la deuxième mi-temps
sc-not-extra-second = { CAP($card) } : attend la deuxième mi-temps de la prolongation
sc-not-their-colour = C’est { LE($side) } qui choisit ici
sc-not-chosen = Ta couleur est choisie ; { LE($side) } choisit encore

## The drawn table of the rules
sc-chart-title = Ce qui stoppe quoi
sc-chart-down = La réponse
sc-chart-across = L’ouverture
sc-chart-lead-ball = Un ballon
sc-chart-lead-free-kick = Un coup franc
sc-chart-lead-penalty = Un penalty
sc-chart-same-goal = Cage de sa couleur
sc-chart-same-ball = Ballon de sa couleur
sc-chart-other-colour = Autre couleur
sc-chart-coloured-shield = Bouclier multicolore
sc-chart-yellow-shield = Bouclier jaune
sc-chart-neither = Tout le reste
sc-chart-stops = stoppe
sc-chart-goal = but
sc-chart-note = Les couleurs : noir, bleu, vert, rouge. Toute autre ouverture est sans danger : personne ne marque, quelle que soit la réponse.

## The coach's reasons for a choice, to the player. $n is a number of cards or chances.
sc-because-lead-sure = Rien de ce qu’ils peuvent encore avoir ne stoppe { $kind ->
    [black_goal] la { $card }
    [blue_goal] la { $card }
    [green_goal] la { $card }
    [red_goal] la { $card }
   *[other] le { $card }
}.
# $of is the number of unseen cards.
sc-because-lead = Sur les { $of } cartes que tu n’as pas vues, { $n ->
    [0] aucune ne peut
    [1] une peut
    [2] deux peuvent
    [3] trois peuvent
    [4] quatre peuvent
    [5] cinq peuvent
    [6] six peuvent
    [7] sept peuvent
    [8] huit peuvent
    [9] neuf peuvent
    [10] dix peuvent
   *[other] { $n } peuvent
} stopper { $kind ->
    [black_goal] la { $card }
    [blue_goal] la { $card }
    [green_goal] la { $card }
    [red_goal] la { $card }
   *[other] le { $card }
}.
sc-because-no-chances = Tu n’as plus d’occasion pour ouvrir, et c’est la carte qui te manquera le moins.
sc-because-keeps-chances = { $kind ->
    [black_goal] La { $card }
    [blue_goal] La { $card }
    [green_goal] La { $card }
    [red_goal] La { $card }
   *[other] Le { $card }
} ne peut pas marquer, mais préserve { $n ->
    [1] ton occasion
   *[other] tes { $n ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
   *[other] { $n }
} occasions
} pour plus tard.
# $now and $later are the chances of the two halves, $shields and $later_shields the coloured shields.
sc-because-split = Ça répartit tes occasions en { $now } et { $later }, et tes boucliers multicolores en { $shields } et { $later_shields }.{ $together ->
    [balls] { " " }Les ballons d’une même couleur restent ensemble.
   *[no] { "" }
}
sc-because-answer-least = Personne ne peut marquer ce tour-ci, et c’est la carte qui te manquera le moins.
sc-because-answer-chance = Personne ne peut marquer ce tour-ci, et tu as de meilleures occasions que celle-là.
sc-because-answer-keeps = Personne ne peut marquer ce tour-ci ; ça préserve { $n ->
    [1] ton occasion
   *[other] tes { $n ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
   *[other] { $n }
} occasions
}.
# $n is the number of coloured shields.
sc-because-stops-and-keeps = Ça stoppe { $kind ->
    [black_goal] la { $card }
    [blue_goal] la { $card }
    [green_goal] la { $card }
    [red_goal] la { $card }
   *[other] le { $card }
} et garde { $n ->
    [one] ton bouclier multicolore
   *[other] tes boucliers multicolores
}.
sc-because-only-stopper = Rien d’autre dans ta main ne stoppe { $kind ->
    [black_goal] la { $card }
    [blue_goal] la { $card }
    [green_goal] la { $card }
    [red_goal] la { $card }
   *[other] le { $card }
}.
sc-because-stops = Ça stoppe { $kind ->
    [black_goal] la { $card }
    [blue_goal] la { $card }
    [green_goal] la { $card }
    [red_goal] la { $card }
   *[other] le { $card }
}.
sc-because-concedes = Ça vaut la peine d’encaisser pour garder { $kind ->
    [black_goal] la { $card }
    [blue_goal] la { $card }
    [green_goal] la { $card }
    [red_goal] la { $card }
   *[other] le { $card }
}.
sc-because-cannot-stop = Tu ne peux pas stopper { $kind ->
    [black_goal] la { $card }
    [blue_goal] la { $card }
    [green_goal] la { $card }
    [red_goal] la { $card }
   *[other] le { $card }
}, et c’est la carte qui te manquera le moins.

## Advice for a beginner, one to three sentences
sc-lesson-split = Seize cartes doivent durer deux mi-temps. Partage boucliers multicolores et occasions, garde à chaque mi-temps de quoi stopper chaque couleur, et laisse ensemble les ballons d’une même couleur.
sc-lesson-split-eight = Quatre cartes pour chaque courte mi-temps. Tu vois les huit d’en face : cherche une occasion qu’ils ne peuvent pas stopper.
sc-lesson-no-chance = { $kind ->
    [black_goal] La { $card }
    [blue_goal] La { $card }
    [green_goal] La { $card }
    [red_goal] La { $card }
   *[other] Le { $card }
} est sans danger : personne ne peut marquer. Jette la carte qui te manquera le moins.
sc-lesson-stoppers = Les cartes allumées stoppent { $kind ->
    [black_goal] la { $card }
    [blue_goal] la { $card }
    [green_goal] la { $card }
    [red_goal] la { $card }
   *[other] le { $card }
}. Toute autre carte fait encaisser.
# May follow it.
sc-lesson-shield = Un bouclier multicolore stoppe tout : il vaut la peine d’être gardé.
sc-lesson-nothing-stops = Rien dans ta main ne stoppe { $kind ->
    [black_goal] la { $card }
    [blue_goal] la { $card }
    [green_goal] la { $card }
    [red_goal] la { $card }
   *[other] le { $card }
} : ce sera un but. Jette la carte qui te manquera le moins.
sc-lesson-kick = Le gardien doit deviner ta couleur pour l’arrêter. Aucune couleur n’est meilleure qu’une autre.
sc-lesson-keep = Devine la couleur du tir : la même l’arrête, toute autre le laisse rentrer.
# $n is the number of leads, $chances that of cards that can score.
sc-lesson-lead-nothing = { $n ->
    [1] C’est ta dernière ouverture
    [2] Il te reste deux ouvertures
    [3] Il te reste trois ouvertures
    [4] Il te reste quatre ouvertures
   *[other] Il te reste { $n } ouvertures
} dans cette mi-temps, et aucune de tes cartes ne peut marquer. Jette celle qui te manquera le moins.
sc-lesson-lead = { $n ->
    [1] C’est ta dernière ouverture
    [2] Il te reste deux ouvertures
    [3] Il te reste trois ouvertures
    [4] Il te reste quatre ouvertures
   *[other] Il te reste { $n } ouvertures
} dans cette mi-temps, et { $chances ->
    [1] une de tes cartes peut marquer (allumée)
   *[other] { $chances ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
   *[other] { $chances }
} de tes cartes peuvent marquer (allumées)
}. Survole-en une pour voir combien de cartes pourraient la stopper.

## A bot's reason for its choice, in one sentence. It speaks of itself as `it`.
sc-bot-nothing-to-choose = Tout se vaut ici.
sc-bot-any-colour = N’importe quelle couleur : il n’y a rien à lire.
sc-bot-no-other-card = Il n’y a pas d’autre carte.
sc-bot-best-of-tried = Le meilleur résultat des { $n } { $what ->
    [splits] répartitions
   *[cards] cartes
} essayées face à des mains possibles.
sc-bot-not-closely = N’a pas regardé de près.
sc-bot-colour-for-each-half = Une couleur par mi-temps, et des boucliers pour les deux.
sc-bot-hardest-to-stop = L’occasion la plus dure à stopper.
sc-bot-keeps-chances = Garde ses occasions pour plus tard.
sc-bot-cheapest-stopper = La carte la moins chère qui suffise.
sc-bot-missed-least = La carte qui manquera le moins.
sc-bot-colours-alike = Une couleur en vaut une autre.

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# The cards are dealt, to be split in two halves.
say-sc-split =
    .l1 = Seize cartes chacun et deux mi-temps à nourrir. Il faut bien choisir.
    .l2 = Les entraîneurs répartissent leurs cartes. C’est là que des matchs se perdent.
    .l3 = Huit maintenant, huit plus tard. On en voudrait toujours neuf maintenant.
    .l4 = Têtes baissées sur les cartes. Ce qu’on garde ne se joue pas. Pas encore.

# A card is led that is no chance.
say-sc-stalled =
    .l1 = { CAP(LE($us)) } joue la montre. La montre dit merci.
    .l2 = Rien à craindre. { CAP(LE($us)) } garde sa poudre au sec.
    .l3 = Passe latérale, si l’on peut dire, pour { LE($us) }.
    .l4 = Une carte bien tranquille pour { LE($us) }. On bâille au rang F.

# A ball is led: the other side needs the colour or a shield.
say-sc-chance =
    .l1 = Le { $what } est parti. Qui répond ?
    .l2 = { CAP(LE($us)) } envoie le { $what }.
    .l3 = Voilà une occasion : le { $what }, pour { LE($us) }.
    .l4 = { CAP(LE($us)) } ouvre avec le { $what }, et { $keeper } se cale sur ses appuis.
    .l5 = Le { $what } arrive, signé { LE($us) }. { CAP(LE($them)) } fouille ses cartes.

# A free kick is led.
say-sc-free-kick =
    .l1 = Coup franc pour { LE($us) }. Le mur se serre et protège l’essentiel.
    .l2 = Coup franc, et bien placé. { $keeper } n’aime pas ça du tout.
    .l3 = Trois pas d’élan pour { LE($us) }, et un quatrième au cas où. Coup franc.
    .l4 = { CAP(LE($us)) } se réunit autour du coup franc et discute, pour la galerie.

# The goal of the same colour saves.
say-sc-saved =
    .l1 = Arrêté ! La { $what } n’attendait que ça.
    .l2 = { $gloves } avait la couleur depuis le début. Arrêté.
    .l3 = La bonne couleur, au bon moment. { CAP(LE($us)) } s’en sort.
    .l4 = La { $what } avale le ballon. { CAP(LE($them)) } espérait une autre teinte.
    .l5 = { $gloves } se couche bien. Bel arrêt.

# The coloured shield blocks it.
say-sc-shield =
    .l1 = Le bouclier multicolore se lève, et l’affaire est réglée.
    .l2 = { CAP(LE($us)) } avait le grand bouclier sous la main. Il arrête tout ce qui roule.
    .l3 = Contré ! Ce bouclier n’a pas de couleur préférée.
    .l4 = En plein dans le bouclier. { CAP(LE($them)) } demande un autre ballon.

# The yellow shield is the wall.
say-sc-wall =
    .l1 = Le mur tient ! Bouclier jaune, et une cuisse qui pique.
    .l2 = Dans le mur. Quelqu’un en jaune a été courageux.
    .l3 = { CAP(LE($us)) } avait bien placé son mur. Le bouclier jaune fait son seul métier.
    .l4 = Dans le mur, et dégagé. { CAP(LE($us)) } applaudit son propre courage.

# A ball of the same colour clears it.
say-sc-cleared =
    .l1 = Ballon contre ballon, et c’est dégagé loin devant.
    .l2 = { CAP(LE($us)) } dégage avec le { $what }. Pas beau, mais bienvenu.
    .l3 = Le { $what } l’arrête à mi-chemin. Le danger est passé.
    .l4 = Dégagez-moi ça ! { CAP(LE($us)) } se dégage avec le { $what }.

# An answer to what was no chance.
say-sc-wasted =
    .l1 = { CAP(LE($us)) } sacrifie une carte : { $what }. Elle manquera peut-être.
    .l2 = Une carte pour rien du tout : { $what }.
    .l3 = { CAP(LE($us)) } s’en sépare sans regarder : { $what }.
    .l4 = Rien à stopper, alors { LE($us) } lâche ça : { $what }.

# Extra time: the bench is dealt.
say-sc-bench =
    .l1 = Tout le banc entre. Même l’intendant s’étire.
    .l2 = Huit cartes fraîches chacun. Les dernières de la boîte.
    .l3 = Voilà le banc au complet, ébloui par les projecteurs.
    .l4 = Des cartes neuves pour des têtes fatiguées. On répartit encore une fois.
