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
honour-cabinet = Belle vitrine
honour-tour-cup = Roi de la route
honour-unbeaten = Sans défaite
honour-fifth-heat = À mi-pente
honour-last-heat = Le sommet
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
honour-ten-hours-how = Jouer dix heures en tout.
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
honour-tour-cup-how = Gagner une tournée.
honour-unbeaten-how = Gagner une tournée sans défaite.
honour-fifth-heat-how = Gagner une tournée de niveau cinq ou plus.
honour-last-heat-how = Gagner une tournée de niveau neuf.
honour-brick-wall-how = Gagner avec cinq arrêts ou plus.
honour-hands-off-how = Gagner sans jamais récupérer le ballon.
honour-clinical-how = Gagner avec au moins deux tirs, tous au fond.
honour-clean-match-how = Battre un pro en laissant filer moins de 5 %.
honour-clean-hands-how = Rendre une copie propre dans trois des jeux.
honour-outthought-how = Battre un bot de classe mondiale avec moins d’erreurs que lui.
honour-against-the-odds-how = Gagner malgré une malchance de 15 %.
honour-head-high-how = Perdre contre un bot qui s’est trompé plus que toi.
honour-second-chance-how = Gagner une donne que tu avais perdue.
# The parts of the wall of honours, in capitals.
honour-kind-table = À LA TABLE
honour-kind-rivals = ADVERSAIRES
honour-kind-nights = GRANDS SOIRS
honour-kind-cups = COUPES ET TIRS AU BUT
honour-kind-craft = MÉTIER

competition-cup = Coupe
competition-league = Championnat
competition-groups = Groupes
# A group of a competition, by its letter.
competition-group = Groupe { $letter }
# Sides whose person has no name: the only one, and one of several.
competition-you = Toi
competition-player = Joueur { $n }
# A bot, with its club where another one has the same name: `Pro bot (Millrace Rovers)`.
competition-bot = { $name } ({ $club })

## Competitions. $who and $rival are `you` for the person at the table; $name and $second are names.

round-final = Finale
round-semi-final = Demi-finale
round-semi-finals = Demi-finales
round-quarter-final = Quart de finale
round-quarter-finals = Quarts de finale
round-last-16 = Huitièmes de finale
# $stage is one of the messages above.
round-leg = { $stage }, match { $n }
round-decider = { $stage }, match d’appui
round-of-groups = Groupes, journée { $n } sur { $of }
round-of = Journée { $n } sur { $of }
# The heading of a round of a league or of groups, above its matches.
round-number = Journée { $n }
# Below them: the club that has no match in that round.
round-free = Exempt : { $club }
# A match of a competition: `Demi-finales : Toi – Profi`.
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
    [last-16] huitième de finale
   *[quarter-final] quart de finale
}
beaten-on-kicks = { $who ->
    [you] toi
   *[other] { $name }
} { $score } ({ $kicks } aux tirs au but) en { $round ->
    [final] finale
    [semi-final] demi-finale
    [last-16] huitième de finale
   *[quarter-final] quart de finale
}
# The second of a competition: $who and $name lost to $rival; $kicks is the score of a shootout.
silver-cup = { $who ->
    [you] Tu as
   *[other] { $name } a
} perdu la finale { $score } contre { $rival }.
silver-cup-on-kicks = { $who ->
    [you] Tu as
   *[other] { $name } a
} perdu la finale contre { $rival } aux tirs au but : { $score }, puis { $kicks }.
silver-league = { $who ->
    [you] Tu finis
   *[other] { $name } finit
} à la deuxième place, { $n ->
    [0] à égalité de points avec
    [1] un point derrière
   *[other] { $n } points derrière
} { $rival }.
stage-cup = { $round ->
    [final] finale de coupe
    [semi-final] demi-finale de coupe
    [last-16] huitième de finale de coupe
   *[quarter-final] quart de finale de coupe
}
stage-league = championnat, match { $n } sur { $of }
stage-groups = groupes, match { $n } sur { $of }

## Club house

club-tab-matches = Matchs
club-tab-figures = Stats
club-tab-honours = Palmarès
club-tab-tours = Tournées
club-tab-notebooks = Carnets
club-tab-files = Fichiers
# Matches were found: all, or some of $n. Some may still be unread.
club-count = { $n ->
    [0] Aucun match
    [1] Un match
   *[other] { $n } matchs
}
club-count-of = { $found } sur { $n ->
    [one] { $n } match
   *[other] { $n } matchs
}
club-count-reading = { $counted } ; encore { $n } à lire
club-nothing-taken = Tes matchs sont ouverts dans une autre fenêtre du jeu.
club-nothing-yet = Je cherche tes matchs…
club-nothing-kept = Pas encore de match. Chaque match joué jusqu’au bout est enregistré ici : à regarder, à rejouer, à envoyer à un ami.
club-hidden = { $n ->
    [1] Les filtres cachent ton seul match.
   *[other] Les filtres cachent tes { $n } matchs.
}
club-clear-filters = Enlever les filtres
club-play = Jouer un match

## Club house: the search, with the values that it begins with

club-by-game = Jeu
club-all-games = Tous les jeux
club-by-rival = Contre
club-anybody = Tous
club-a-person = Une personne
club-bots-alone = Bots entre eux
club-by-result = Résultat
club-any-result = Tous
club-ended-won = Gagnés
club-ended-drawn = Nuls
club-ended-lost = Perdus
club-by-occasion = Type
club-any-type = Tous
club-competitions = Compétitions
club-friendlies = Amicaux
club-by-name = Qui
club-everybody = Tout le monde
club-starred = Favoris

## Club house: a match

# A line for screen readers. $result is the result, $when how long ago it was.
club-line = { $game } : { $players }, { $result }, { $when }
# The result for the only person: $score is that person's goals first, and the kicks of a shootout.
club-won = Gagné { $score }
club-drew = Nul { $score }
club-lost = Perdu { $score }
# A match that somebody else has sent.
club-from-elsewhere = Venu d’ailleurs
club-one-manager = { $name }, en solo
# $when is how long ago it was.
club-played = { $when }, { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
}
club-played-in-competition = En compétition, { $when }, { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
}
# An option of the match that differs from the usual one.
club-option = { $option } : { $value }
club-number = Numéro du match { $number }
club-paste = Coller un code de match
club-open = Ouvrir des fichiers
club-watch = REGARDER
club-same-deal = Jouer la même donne
club-copy = Copier le code
club-save = Enregistrer en fichier
club-report = Bilan
club-picture = Image
club-star = Favori
club-copied = Code du match copié : envoie-le à un ami.
club-taken-in = { $n ->
    [0] Il n’y avait rien de nouveau dans ce fichier.
    [1] Ce match est maintenant au club-house.
   *[other] { $n } matchs sont maintenant au club-house.
}
club-known = Ce match est déjà ici.
club-saved = Enregistré dans { $path }
club-saved-all = { $n ->
    [one] { $n } match enregistré dans { $path }
   *[other] { $n } matchs enregistrés dans { $path }
}
# $saved is the sentence before. $which names the files.
club-saved-but = { $left ->
    [one] { $saved }. { $left } match n’a pas pu être lu : { $which }
   *[other] { $saved }. { $left } matchs n’ont pas pu être lus : { $which }
}
club-erased = { $n ->
    [one] { $n } match supprimé.
   *[other] { $n } matchs supprimés.
}
club-unwritten = Rien n’a pu être enregistré là. Essaie un autre dossier.
club-gone = Ce match est illisible. Son fichier est endommagé ou a disparu. Les autres matchs n’ont rien.
club-not-saved = Ce match n’a pas pu être enregistré dans un fichier. Il est toujours au club-house. Réessaie, ou copie plutôt son code.
# Why nothing was taken in. $why is a sentence that begins with code- or record-; $fault is what the program found
# wrong, in English.
club-no-code = Aucun match n’a pu être ajouté depuis le presse-papiers. { $why }
club-no-record = Aucun match n’a pu être ajouté depuis le presse-papiers. { $why }
club-unfinished = Ce match n’est pas fini : seuls les matchs finis sont enregistrés ici.
club-here-already = Ce match est déjà là.
club-in-use = Le jeu est ouvert dans une autre fenêtre, et seule celle-là peut enregistrer. Fais-le là-bas.
club-no-match-file = Aucun match n’a pu être ajouté depuis { $file }. { $why }
club-unreadable = { $file } est illisible : { $cause }.
code-short = Le code est trop court. Prends le code en entier et réessaie.
code-long = Le code est beaucoup trop long. Réessaie avec le code seul.
code-strange = C’est plus qu’un code : il y a « { $found } » dedans. Copie le code seul, sans les mots autour, et réessaie.
code-letter = Un caractère du code est faux : le numéro { $at } est « { $found } » au lieu de « { $expected } ». Copie le code de nouveau, ou corrige-le, et réessaie.
code-swapped = Deux caractères du code sont inversés : les numéros { $at } et { $next }. Copie le code de nouveau, ou corrige-le, et réessaie.
code-damaged = Il manque des caractères dans le code, ou plusieurs sont faux. Prends le code en entier et réessaie.
code-newer = Le code vient d’une version plus récente du jeu. Mets le jeu à jour et réessaie.
code-older = Le code vient d’une version plus ancienne du jeu, aux règles différentes. Cette version ne peut pas jouer son match.
code-game = Le code correspond à un jeu que cette version n’a pas. Mets le jeu à jour et réessaie.
code-no-match = Le code est complet, mais cette version ne peut pas jouer son match. Demande plutôt le match dans un fichier. Détails : { $fault }.
record-newer = Le match vient d’une version plus récente du jeu. Mets le jeu à jour et réessaie.
record-unreadable = Ce n’est pas un match, ou il est endommagé. Redemande le match. Détails : ligne { $line }, colonne { $column }.
record-illegal = La décision { $n } du match est contraire aux règles. Quelqu’un l’a peut-être modifié. Redemande le match. Détails : { $fault }.
record-unusable = Le match est endommagé ou vient d’une autre version du jeu. Mets le jeu à jour, ou redemande le match. Détails : { $fault }.
club-clipboard-empty = Il n’y a pas de texte dans le presse-papiers. Copie d’abord ce que tu veux ajouter.
club-cannot-add = Rien n’a été ajouté, car rien ne peut être enregistré : { $cause }. Réessaie une fois que c’est réglé.
club-not-erased = Tous les matchs n’ont pas été supprimés : { $cause }. Réessaie une fois que c’est réglé.
club-clipboard-closed = Le presse-papiers est inaccessible.

## Club house: statistics. A tile has a figure, a name in capitals, and a note.

club-tile-played = MATCHS JOUÉS
club-tile-played-note = Ceux que tu as joués jusqu’au bout.
club-tile-points = POINTS PRIS
club-tile-points-note = Une victoire compte un point, un nul un demi.
club-tile-goals = BUTS
club-tile-goals-note = Les tiens et les leurs.
club-tile-clean-sheets = CAGES INVIOLÉES
club-tile-clean-sheets-note = Pas un but encaissé.
club-tile-run = MEILLEURE SÉRIE
club-tile-run-note = Victoires de suite.
club-tile-best = VICTOIRE RECORD
club-tile-best-note = Le plus gros écart.
club-tile-comebacks = REMONTADAS
club-tile-comebacks-note = Gagné après deux buts de retard.
club-tile-penalties = TIRS AU BUT
club-tile-penalties-note = Marqués. Arrêtés : { $out }/{ $faced }.
club-tile-beaten = BOT BATTU
club-tile-beaten-note = Le plus fort que tu aies battu.
club-tile-time = TEMPS DE JEU
club-tile-time-note = { $n ->
    [one] { $n } match chronométré.
   *[other] { $n } matchs chronométrés.
}
club-tile-decisions = TES DÉCISIONS
club-tile-luck = CHANCE
# The unit of the last two, and by how many reports.
club-unreported = Par match, dès qu’il y a des bilans.
club-of-a-win = Chances de victoire par match, sur { $n ->
    [one] { $n } bilan
   *[other] { $n } bilans
}.
club-of-goals = Buts par match, sur { $n ->
    [one] { $n } bilan
   *[other] { $n } bilans
}.
club-against = CONTRE
club-against-nobody = Personne : en solo
# An opponent in the figures of several games, as its name differs from game to game.
club-opponent-in = { $bot }, { $game }
club-column-played = Joués
club-column-won = Gagnés
club-column-drawn = Nuls
club-column-lost = Perdus
club-column-goals = Buts
club-column-points = Points
club-uncounted = Encore rien à compter. Seuls comptent les matchs qu’une seule personne à cet écran a joués jusqu’au bout, leçons exclues.
club-given-away = LAISSÉ FILER
club-plot-wins = % de chances de victoire, par match
club-plot-goals = buts par match
club-unplotted = Pas encore de bilan : il y en a un après chaque match.
club-of-late = FORME DU MOMENT
club-newest-right = le plus récent à droite

## Club house: honours

club-about-honours = Le palmarès ne vient que des matchs enregistrés ici. Les pourcentages sont des chances de victoire, comme dans le bilan d’un match.
# $n honours of $of are earned.
club-honours-count = { $n } sur { $of } au palmarès
# The honours that are nearest, in capitals.
club-nearest = À TA PORTÉE
club-cups = ÉTAGÈRE DES TROPHÉES
club-cups-count = { $n ->
    [1] Une coupe
   *[other] { $n } coupes
}
club-no-cups = L’étagère attend : gagne la finale d’une coupe, et elle y aura sa place.
club-enter-cup = Vers les compétitions
# $when is how long ago it was.
club-earned = Obtenu { $when }.
# For screen readers: an honour with the match that earned it.
club-earned-with = { $name } : { $how } C’est fait : { $game }, { $players }, { $ended ->
    [won] gagné { $score }
    [drawn] nul { $score }
    [lost] perdu { $score }
   *[none] { $score }
}.

## Club house: notebooks

notebook-some = Les meilleurs bots de ces jeux tiennent un carnet sur ta façon de jouer. Voici tout ce qu’ils savent de toi : seulement des choix que vous avez vus tous les deux, jamais une carte. Le carnet ne quitte pas cet ordinateur. Brûle-le, et le bot ne te connaît plus ; un match resté en cours continue avec ce qu’il savait au départ.
notebook-none = Aucun bot ne te connaît encore. Ces trois-là lisent l’adversaire et s’en souviennent d’un match à l’autre. Joue contre l’un d’eux jusqu’au bout, et cette page te montre chaque mot qu’il a noté.
notebook-off = Selon les réglages, les bots à carnet ne se souviennent pas de toi. Ils n’ouvrent aucun carnet, et n’y ajoutent rien.
notebook-about = { $game }, sur { $name }
notebook-about-you = { $game }, sur toi
notebook-burn = Brûler ce carnet
# The button for screen readers: $label is what stands on it, $about one of the two above.
notebook-button = { $label } : { $bot }, { $about }

## Club house: files

club-about-files = Chaque match joué jusqu’au bout est enregistré sur cet ordinateur, dans le dossier du jeu, et nulle part ailleurs : rien n’est jamais envoyé. Un match s’enregistre en fichier où tu veux. Ouvre ce fichier, dépose-le sur cette fenêtre, ou colle un code de match, et le match est de retour.
club-save-all = Tout enregistrer en fichiers
club-save-all-note = Dans un dossier de ton choix, pour un autre ordinateur ou pour un ami.
club-erase = Tout supprimer sauf les favoris
club-erase-note = Leurs bilans et leur part du palmarès partent avec eux.

## The report of a match

report-tab-match = Le match
report-tab-decisions = Décisions
report-to-matches = Vers les matchs
report-head = { $game } : { $players }. { $result }
report-being-made = Je revois le match : quelques secondes…
report-none = Aucun bilan n’a pu être fait de ce match.
report-of-lesson = Une leçon n’a pas de bilan, car ses coups étaient donnés.
report-weighing = Je pèse les décisions : quelques secondes…
# Below the graph: how to use it, or the value under the pointer.
report-click = Clique sur la courbe pour voir le match à partir de là.
report-see-from-there = Voir le match à partir de là
report-at-wins = Décision { $n } : { $chance } de chances de victoire. Clique pour la voir.
report-at-goals = Décision { $n } : écart attendu { $lead }. Clique pour la voir.
report-dearest-yours = TES DÉCISIONS LES PLUS COÛTEUSES
# $name is a player, in capitals.
report-dearest-of = DÉCISIONS LES PLUS COÛTEUSES : { $name }
# $name is the label of what was done.
report-decision = { $n } : { $name }
report-cost = −{ $amount }
report-see = Voir
report-see-decision = Voir la décision { $n }
report-failed-too = Cette fois, ça n’aurait rien changé, mais à la longue ça paie.
report-flawless = Aucune erreur nette.
# $amount is a part of a win, or goals.
report-small-losses = Aucun choix n’était nettement mauvais. Ensemble, ils ont coûté { $amount }.
report-all-guesses = Aucun endroit n’est meilleur qu’un autre en soi. Ce qui fait gagner, c’est de lire où va l’adversaire.

## What made the result: headings in capitals, each with a sentence. $who is `you` for who reads it, else $name is the player.

report-your-choices = TES CHOIX
report-their-choices = LEURS CHOIX
# $name is a player, in capitals.
report-reading = LECTURE DU JEU : { $name }
report-guesses = LES PARIS
report-luck = CHANCE
# What chance decides, if the game does not say.
report-chance = Le hasard
# $what is a key, $chance what chance decides in the game: `The die`. Words around it go by $by: cards,
# die or luck; it is luck too where $what is another.
report-no-difference = { $what ->
    [your-choices] Tes choix
    [their-choices] Leurs choix
    [habit] La lecture du jeu
    [guesses] Les paris
   *[chance] { $chance }
} n’{ $what ->
    [habit] a
    [chance] { $by ->
        [cards] ont
       *[luck] a
    }
   *[other] ont
} rien changé.
report-brought = { $what ->
    [your-choices] Tes choix
    [their-choices] Leurs choix
    [habit] La lecture du jeu
    [guesses] Les paris
   *[chance] { $chance }
} { $who ->
    [you] t’
   *[other] { "" }
}{ $what ->
    [habit] a
    [chance] { $by ->
        [cards] ont
       *[luck] a
    }
   *[other] ont
} apporté { $amount }{ $who ->
    [you] .
   *[other] { " " }à { $name }.
}
report-cost-side = { $what ->
    [your-choices] Tes choix
    [their-choices] Leurs choix
    [habit] La lecture du jeu
    [guesses] Les paris
   *[chance] { $chance }
} { $who ->
    [you] t’
   *[other] { "" }
}{ $what ->
    [habit] a
    [chance] { $by ->
        [cards] ont
       *[luck] a
    }
   *[other] ont
} coûté { $amount }{ $who ->
    [you] .
   *[other] { " " }à { $name }.
}
report-no-better-place = Aucun endroit n’est meilleur qu’un autre en soi : ce qui compte, c’est de deviner le leur.
# Said of the side that lost more. $who is `you` for the reader, `them` for the reader's opponent.
report-more-than-there-was = { $who ->
    [you] C’est plus que tu n’avais à perdre au départ : entre-temps, la chance et leurs erreurs en ont rendu une partie.
    [them] C’est plus qu’ils n’avaient à perdre au départ : entre-temps, la chance et tes erreurs en ont rendu une partie.
   *[other] C’est plus qu’il n’y avait à perdre au départ : entre-temps, la chance et les erreurs de l’autre équipe en ont rendu une partie.
}
# From the kick-off to the end: chances of a win, or goals ahead.
report-went-wins = { $who ->
    [you] Tes chances de victoire
   *[other] Les chances de victoire { DE($name) }
} : { $from } au coup d’envoi, { $to } à la fin.
report-went-goals = { $who ->
    [you] Ton écart attendu
   *[other] L’écart attendu { DE($name) }
} en buts : { $from } au coup d’envoi, { $to } à la fin.
report-turn = Le point blanc indique le tournant du match : de { $before } à { $after }.
report-no-turn = Pas de vrai tournant dans ce match.
report-bars = Chaque barre commence là où finit celle du dessus. En jaune, ce qui est gagné ; en rouge, ce qui est perdu ; la marque blanche montre où tu en es.
report-counted = Une victoire compte pour 100 %, un nul pour 50 %.

club-score-and-kicks = { $score } ({ $kicks } t.a.b.)

## Tours.
club-tours-none = Aucune tournée n’a encore été jouée ici.
club-tours-cups = COUPES
club-tours-heat = NIVEAU MAXIMAL
club-tours-heat-note = Le plus difficile que tu aies remporté.
club-tours-points = RECORD DE POINTS
club-tours-points-note = En une seule tournée.
club-tours-streak = ÉTAPES DE SUITE
club-tours-streak-note = Gagnées sans défaite.
club-tours-helpers = RENFORTS LES PLUS VICTORIEUX
club-tours-all = TOURNÉES
club-tours-played = { $n ->
    [one] Sur une tournée.
   *[other] Sur { $n } tournées.
}
club-tours-helper = { $cups ->
    [one] { $cups } coupe
   *[other] { $cups } coupes
} en { $played ->
    [one] une tournée
   *[other] { $played } tournées
}
