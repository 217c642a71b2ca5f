### French: club

## Honours: their names, and how each is earned.
honour-off-the-mark = Compteur débloqué
honour-regular = Titulaire
honour-ten-hours = Dix heures
honour-schooled = Tableau d’honneur
honour-all-rounder = Polyvalence
honour-full-card = Multiplex
honour-on-the-road = En déplacement
honour-ladder = Tous les échelons
honour-climb = La montée
honour-giant-killer = Petit Poucet
honour-top-of-the-world = Sur le toit du monde
honour-shut-out = Cage inviolée
honour-honours-even = Partage des points
honour-five-in-a-row = Passe de cinq
honour-two-down = Remontada
honour-three-down = Folle remontada
honour-at-the-death = Au bout du bout
honour-rout = Correction
honour-from-the-spot = Nerfs d’acier
honour-silverware = Premier trophée
honour-cabinet = L’armoire à trophées
honour-brick-wall = Le mur
honour-hands-off = Sans y toucher
honour-clinical = Réalisme
honour-clean-match = Copie propre
honour-clean-hands = Mains propres
honour-outthought = Tête et jambes
honour-against-the-odds = Contre le sort
honour-head-high = La tête haute
honour-second-chance = La revanche
honour-off-the-mark-how = Gagner un match.
honour-regular-how = Jouer 25 matchs jusqu’au bout.
honour-ten-hours-how = Passer dix heures à la table.
honour-schooled-how = Finir une leçon de chaque jeu.
honour-all-rounder-how = Gagner un match à chaque jeu.
honour-full-card-how = Jouer à tous les jeux en 24 heures.
honour-on-the-road-how = Gagner à l’extérieur.
honour-ladder-how = Battre un bot de chaque niveau à un même jeu.
honour-climb-how = Battre quatre bots de suite, toujours plus forts.
honour-giant-killer-how = Battre un bot de classe mondiale.
honour-top-of-the-world-how = Battre un bot de classe mondiale à chaque jeu.
honour-shut-out-how = Battre un bot de classe mondiale sans encaisser.
honour-honours-even-how = Faire match nul contre un bot de classe mondiale.
honour-five-in-a-row-how = Gagner cinq matchs de suite.
honour-two-down-how = Remonter deux buts de retard et gagner.
honour-three-down-how = Remonter trois buts de retard et gagner.
honour-at-the-death-how = Battre un bot d’un but tout à la fin.
honour-rout-how = Battre un bot par quatre buts d’écart ou plus.
honour-from-the-spot-how = Gagner un match aux tirs au but.
honour-silverware-how = Gagner la finale d’une coupe.
honour-cabinet-how = Gagner la finale de trois coupes.
honour-brick-wall-how = Gagner avec cinq arrêts ou plus.
honour-hands-off-how = Gagner sans jamais récupérer le ballon.
honour-clinical-how = Gagner avec au moins deux tirs, tous au fond.
honour-clean-match-how = Battre un pro en laissant filer moins de 5 %.
honour-clean-hands-how = Rendre une copie propre à trois jeux.
honour-outthought-how = Gagner avec moins d’erreurs qu’un bot de classe mondiale.
honour-against-the-odds-how = Gagner malgré une malchance de 15 %.
honour-head-high-how = Perdre contre un bot qui s’est trompé plus que toi.
honour-second-chance-how = Gagner une donne que tu avais perdue.

## Competitions. $who and $rival are `you` for the person at the table; $name and $second are names.

round-final = Finale
round-semi-finals = Demi-finales
round-quarter-finals = Quarts de finale
round-of = Tour { $n } sur { $of }
# A match of a competition: `Demi-finales : Toi – Ada Quist`.
occasion = { $round } : { $pairing }
pairing = { $home } – { $away }
crowned-cup-you = Tu gagnes la coupe
crowned-cup = { $name } gagne la coupe
crowned-league-you = Tu gagnes le championnat
crowned-league = { $name } gagne le championnat
# $won is a list of `beaten`.
way-cup = { $who ->
    [you] Tu as
   *[other] { $name } a
} gagné contre { $won }.
season-all = { $who ->
    [you] Tu as gagné tes
   *[other] { $name } a gagné ses
} { $of } matchs
season-drawn = { $who ->
    [you] Tu as
   *[other] { $name } a
} gagné { $won ->
    [one] { $won } match
   *[other] { $won } matchs
} sur { $of }, avec { $drawn ->
    [one] { $drawn } nul
   *[other] { $drawn } nuls
}
season-lost = { $who ->
    [you] Tu as
   *[other] { $name } a
} gagné { $won ->
    [one] { $won } match
   *[other] { $won } matchs
} sur { $of }, avec { $lost ->
    [one] { $lost } défaite
   *[other] { $lost } défaites
}
season-mixed = { $who ->
    [you] Tu as
   *[other] { $name } a
} gagné { $won ->
    [one] { $won } match
   *[other] { $won } matchs
} sur { $of }, avec { $drawn ->
    [one] { $drawn } nul
   *[other] { $drawn } nuls
} et { $lost ->
    [one] { $lost } défaite
   *[other] { $lost } défaites
}
# $season is one of the messages above, $n the points ahead.
way-league = { $season }, { $n ->
    [0] à égalité de points avec
    [1] un point devant
   *[other] { $n } points devant
} { $rival ->
    [you] toi
   *[other] { $second }
}.
beaten = { $who ->
    [you] toi
   *[other] { $name }
} { $score } en { $round ->
    [final] finale
    [semi-final] demi-finale
   *[quarter-final] quart de finale
}
beaten-on-kicks = { $who ->
    [you] toi
   *[other] { $name }
} { $score } ({ $kicks } aux tirs au but) en { $round ->
    [final] finale
    [semi-final] demi-finale
   *[quarter-final] quart de finale
}
stage-cup = { $round ->
    [final] finale de coupe
    [semi-final] demi-finale de coupe
   *[quarter-final] quart de finale de coupe
}
stage-league = championnat, match { $n } sur { $of }
