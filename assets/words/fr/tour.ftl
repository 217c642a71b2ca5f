### French: the tour

## The heats: what each changes, said before a tour begins.
tour-heat-first = Tu as { $lives } vies et { $seats } places dans le bus.
tour-heat-stronger = { $n ->
    [one] À une étape, l’adversaire est plus fort qu’au niveau précédent.
   *[other] À { $n } étapes, l’adversaire est plus fort qu’au niveau précédent.
}
tour-heat-lives = { $lives ->
    [one] Tu as une vie.
   *[other] Tu as { $lives } vies.
}
tour-heat-seats = Le bus a { $seats } places.
tour-heat-whole = Les matchs se jouent en entier une étape plus tôt, dès l’étape { $stop }.

## The helpers on the bus: how they work, their names, and what each does in one line.
tour-kind-knowledge = Savoir
tour-kind-choice = Choix
tour-kind-forgiveness = Seconde chance
tour-kind-points = Points

tour-perk-scout = Recruteur
tour-perk-scout-line = Te dit la manie de chaque adversaire avant le match.
tour-perk-analyst = Analyste
tour-perk-analyst-line = Te donne trois réponses du coach par match, et une de plus après chaque victoire sur le plus fort d’une étape.
tour-perk-film-room = Salle vidéo
tour-perk-film-room-line = Te montre le dernier match du prochain adversaire, contre quelqu’un d’autre.
tour-perk-route-map = Carte routière
tour-perk-route-map-line = Te montre toutes les étapes à venir.
tour-perk-statistician = Statisticienne
tour-perk-statistician-line = Te dit tes chances sur chaque route avant ton choix.
tour-perk-captain = Capitaine
tour-perk-captain-line = Te laisse choisir avant chaque match : domicile ou extérieur.
tour-perk-gaffers-option = Option du boss
tour-perk-gaffers-option-line = Te laisse choisir les options d’un match, et d’un de plus après chaque victoire à l’extérieur.
tour-perk-driver = Chauffeur
tour-perk-driver-line = Te laisse choisir la route même après une défaite.
tour-perk-chairman = Présidente
tour-perk-chairman-line = Propose un renfort de plus après chaque étape.
tour-perk-substitute = Remplaçant
tour-perk-substitute-line = Te laisse rejouer un match perdu, avec une autre donne.
tour-perk-keeper-coach = Entraîneur des gardiens
tour-perk-keeper-coach-line = T’apporte une vie tous les trois matchs sans but encaissé.
tour-perk-physio = Kiné
tour-perk-physio-line = Te rend une vie perdue après trois victoires de suite à partir de maintenant.
tour-perk-travelling-fans = Fans en déplacement
tour-perk-travelling-fans-line = Doublent les points de chaque victoire à l’extérieur.
tour-perk-sponsor = Sponsor
tour-perk-sponsor-line = Ajoute un dixième des points à la première victoire, deux à la suivante, jusqu’à cinq. Une défaite remet le compteur à zéro.
tour-perk-groundhopper = Globe-trotteur
tour-perk-groundhopper-line = Ajoute 60 points pour ta première victoire de cette tournée à chaque jeu.

# What a helper has counted so far.
tour-count-answers = { $n ->
    [one] Une réponse
   *[other] { $n } réponses
}
tour-count-left = { $n ->
    [0] Plus disponible
    [one] Reste une fois
   *[other] Reste { $n } fois
}
tour-count-clean-sheets = { $n } sur { $of } sans but encaissé
tour-count-wins = { $n } sur { $of } victoires de suite
tour-count-streak = { $n ->
    [one] Une victoire de suite
   *[other] { $n } victoires de suite
}

## Stops: what is at stake, and what kind they are.
tour-stake-plain = Points
tour-stake-points = Points doublés
tour-stake-life = Une vie perdue revient
tour-stake-bus = Deux renforts de plus au choix
tour-stake-cup = La coupe
tour-node-match = Match
tour-node-tie = Confrontation sur deux jeux
tour-node-final = Finale
tour-worth = { $n }+ points
tour-tie-rule = Gagne les deux matchs, ou l’un des deux et les tirs au but.
tour-final-may-change = Peut encore changer : la finale se joue au jeu où tu as le moins gagné.
tour-final-rule = Une défaite coûte une vie, et la finale se rejoue avec une autre donne.
tour-tie-score = La confrontation jusqu’ici : { $won } gagné, { $lost } perdu.

## The line of a finished run.
tour-name = Tournée { $number }, niveau { $heat }
tour-line-won = Five-a-Side, { $tour } (bots { $version }) : la coupe, { $lives ->
    [one] une vie restante
   *[other] { $lives } vies restantes
}, { $points } points, { $codes }
tour-line-lost = Five-a-Side, { $tour } (bots { $version }) : fin à l’étape { $stop }, { $points } points, { $codes }

## The way in, and a run under way.
title-tour = TOURNÉE
title-continue-tour = SUITE DE LA TOURNÉE
tour-title = LA TOURNÉE
tour-occasion = Tournée : étape { $stop } sur { $of }
result-tour-goes-on = LA TOURNÉE CONTINUE
tour-lives = { $n ->
    [one] Une vie
   *[other] { $n } vies
}
tour-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tour-points-to-medal = { $medal ->
    [bronze] { $n } points, bronze dès { $mark }
    [silver] { $n } points, argent dès { $mark }
    [gold] { $n } points, or dès { $mark }
   *[platinum] { $n } points, platine dès { $mark }
}
tour-seats-taken = { $n } places prises sur { $of }
tour-bus-empty = Il n’y a encore personne dans le bus.
tour-other-road = La route après une défaite
tour-legend-strength = Niveau du bot, jusqu’à huit
tour-helper-progress = { $name } ({ $progress })
tour-helper-counts = { $name } : { $progress }.

## How a tour works: four pictures with a line each.
tour-how = Comment marche une tournée
tour-lesson-road = Neuf étapes, six jeux. Gagne, et tu choisis la route.
tour-lesson-lives = Une défaite coûte une de tes trois vies, et le bus prend l’autre route.
tour-lesson-bus = Après chaque étape, tu fais monter un renfort parmi trois.
tour-lesson-cup = Gagne la finale, au jeu où tu as le moins gagné, et la coupe est à toi. Les points rapportent une médaille.
tour-lesson-on = EN ROUTE

## The heats, before a tour.
tour-about = Neuf étapes, trois vies, une demi-heure. Chaque tournée est une nouvelle route avec d’autres renforts. Une victoire ouvre le niveau suivant.
tour-heat = Niveau { $n }
tour-heats = Niveaux
tour-begin = LANCER LE NIVEAU { $n }
tour-alone = En solo
tour-in-turn = À deux, chacun son tour
tour-in-turn-about = { $first } et { $second } jouent étape par étape : même route, mêmes renforts, d’autres cartes.
tour-in-turn-names = À deux, il faut des noms.
tour-road-new = Nouvelle route
tour-road-week = De la semaine
tour-road-number = Par numéro
tour-number = Numéro de la tournée
tour-number-range = De 1 à 999 999 999.
tour-record = { $n ->
    [one] Une tournée jouée. Record : { $best } points.
   *[other] { $n } tournées jouées. Record : { $best } points.
}
tour-others-stay = Une autre tournée est en cours. Elle reste comme tu l’as laissée.

## The map: what is chosen or played next.
tour-choose-way = Étape { $stop } : par où ?
tour-way = { $game } contre { $bot }
tour-stop = Étape { $stop }
tour-stop-match = Étape { $stop }, match { $n }
tour-at-home = à domicile
tour-away = à l’extérieur
tour-away-at = à l’extérieur : { $ground }
tour-hour-night = sous les projecteurs
tour-hour-dusk = au crépuscule
tour-hour-day = en plein jour
tour-chance = Tes chances : { $n } %
tour-coach-is-closed = En tournée, le coach ne donne pas de conseils, sauf si un analyste est dans le bus.
tour-coach-answers = { $n ->
    [one] L’analyste a une réponse du coach. À la table, demande-la avec { $key }.
   *[other] L’analyste a { $n } réponses du coach. À la table, demande-les avec { $key }.
}
tour-coach-closed = Plus de réponse dans ce match.
tour-coach-left = { $n ->
    [0] C’était la dernière réponse de ce match.
    [one] Il reste une réponse dans ce match.
   *[other] Il reste { $n } réponses dans ce match.
}
# A button, and what stands in its place until the film is there.
tour-film = Voir le dernier match de l’adversaire
tour-film-soon = La vidéo du dernier match de l’adversaire arrive.
tour-film-fault = La vidéo du dernier match de l’adversaire n’a pas pu être faite : { $fault }
tour-captain-asks = Ta capitaine a gagné le toss. Domicile ou extérieur ?
tour-play-home = Domicile
tour-play-away = Extérieur
tour-gaffer-asks = Le boss peut choisir les options.
tour-as-drawn = Comme au tirage : { $options }
tour-usual-options = Les options habituelles
tour-substitute-asks = Match perdu. Le remplaçant le rejoue ?
tour-replay = Le rejouer
tour-accept = Accepter la défaite
tour-give-up = Abandonner la tournée
tour-give-up-surely = Oui, abandonner
tour-stay = Continuer

## The bus, after a stop.
tour-stop-won = Étape { $stop } gagnée : { $points } points.
tour-stop-lost = { $n ->
    [0] Étape { $stop } perdue, et la tournée avec elle.
    [one] L’étape { $stop } est perdue. Il reste une vie.
   *[other] L’étape { $stop } est perdue. Il reste { $n } vies.
}
tour-who-boards = Qui monte dans le bus ?
tour-life-back = { $n ->
    [one] Une vie est revenue.
   *[other] Une vie est revenue : { $n } vies.
}
tour-who-leaves = À bord : { $name }. Qui descend ?
tour-nobody-leaves = Personne : choisir un autre renfort
tour-go-alone = Repartir sans renfort

## The end.
tour-won = LA COUPE EST À TOI
tour-lost = FIN À L’ÉTAPE { $stop }
tour-sum = { $tour } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tour-next-medal = { $medal ->
    [bronze] Encore { $n } pour le bronze.
    [silver] Encore { $n } pour l’argent.
    [gold] Encore { $n } pour l’or.
   *[platinum] Encore { $n } pour le platine.
}
tour-heat-opened = Le niveau { $n } est ouvert.
tour-again = ENCORE UNE
tour-copy = Copier le résultat
tour-points-head = POINTS
tour-points-wins = Étapes gagnées
tour-points-strength = Adversaires forts
tour-points-margin = Buts d’avance
tour-points-stakes = Points doublés
tour-points-helpers = Renforts
tour-points-cup = La coupe et les vies restantes

## Two people in turn.
tour-out-at = fin à l’étape { $stop }
tour-got-further = { $name } va plus loin.
tour-equally-far = Vous allez jusqu’à la même étape.
tour-turn = Au tour { DE($name) }
tour-points-of = POINTS DE { $name }

## The picture of a run.
tour-card-won-by = { $name } REMPORTE LA COUPE
tour-card-won = LA COUPE EST GAGNÉE
tour-card-lost-by = FIN À L’ÉTAPE { $stop } POUR { $name }
tour-card-number = Même route, mêmes renforts, mêmes cartes : joue la tournée { $number }.
