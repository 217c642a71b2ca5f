### German: club

## Honours: their names, and how each is earned.
honour-off-the-mark = Der erste Dreier
honour-regular = Stammspieler
honour-ten-hours = Zehn Stunden
honour-schooled = Klassenprimus
honour-all-rounder = Allrounder
honour-full-card = Volles Programm
honour-on-the-road = Auswärtssieg
honour-ladder = Durchmarsch
honour-climb = Aufsteiger
honour-giant-killer = Favoritenschreck
honour-top-of-the-world = Weltmeister
honour-shut-out = Weiße Weste
honour-honours-even = Auf Augenhöhe
honour-five-in-a-row = Fünferserie
honour-two-down = Kleines Wunder
honour-three-down = Großes Wunder
honour-at-the-death = Last Minute
honour-rout = Schützenfest
honour-from-the-spot = Vom Punkt
honour-silverware = Pokalsieger
honour-cabinet = Volle Vitrine
honour-brick-wall = Bollwerk
honour-hands-off = Finger weg
honour-clinical = Eiskalt
honour-clean-match = Saubere Partie
honour-clean-hands = Saubere Sache
honour-outthought = Ausgetrickst
honour-against-the-odds = Allem zum Trotz
honour-head-high = Erhobenen Hauptes
honour-second-chance = Revanche
honour-off-the-mark-how = Gewinne eine Partie.
honour-regular-how = Spiele 25 Partien zu Ende.
honour-ten-hours-how = Verbringe zehn Stunden am Tisch.
honour-schooled-how = Beende in jedem Spiel eine Lektion.
honour-all-rounder-how = Gewinne in jedem Spiel eine Partie.
honour-full-card-how = Spiele binnen 24 Stunden jedes Spiel.
honour-on-the-road-how = Gewinne als Gastteam.
honour-ladder-how = Schlage in einem Spiel Bots jeder Stärke.
honour-climb-how = Schlage vier Bots in Folge, jeden stärker.
honour-giant-killer-how = Schlage einen Weltklasse-Bot.
honour-top-of-the-world-how = Schlage in jedem Spiel einen Weltklasse-Bot.
honour-shut-out-how = Schlage einen Weltklasse-Bot zu null.
honour-honours-even-how = Spiele unentschieden gegen einen Weltklasse-Bot.
honour-five-in-a-row-how = Gewinne fünf Partien in Folge.
honour-two-down-how = Gewinne nach zwei Toren Rückstand.
honour-three-down-how = Gewinne nach drei Toren Rückstand.
honour-at-the-death-how = Schlage einen Bot durch ein Tor ganz am Ende.
honour-rout-how = Schlage einen Bot mit vier Toren oder mehr.
honour-from-the-spot-how = Gewinne eine Partie im Elfmeterschießen.
honour-silverware-how = Gewinne ein Pokalfinale.
honour-cabinet-how = Gewinne drei Pokalfinale.
honour-brick-wall-how = Gewinne mit fünf Paraden oder mehr.
honour-hands-off-how = Gewinne, ohne je den Ball zu erobern.
honour-clinical-how = Gewinne mit mindestens zwei Schüssen, alle drin.
honour-clean-match-how = Schlage einen Profi und verschenke unter 5 %.
honour-clean-hands-how = Spiele so sauber in drei Spielen.
honour-outthought-how = Gewinne mit weniger Fehlern als Weltklasse.
honour-against-the-odds-how = Gewinne, obwohl dich Pech 15 % gekostet hat.
honour-head-high-how = Verliere gegen einen Bot mit mehr Fehlern als du.
honour-second-chance-how = Gewinne mit Karten, mit denen du schon verloren hast.

## Competitions. $who and $rival are `you` for the person at the table; $name and $second are names.

round-final = Finale
round-semi-finals = Halbfinale
round-quarter-finals = Viertelfinale
round-of = Runde { $n } von { $of }
# A match of a competition: `Halbfinale: Eva – Ada Quist`.
occasion = { $round }: { $pairing }
pairing = { $home } – { $away }
crowned-cup-you = Du holst den Pokal
crowned-cup = { $name } holt den Pokal
crowned-league-you = Du holst die Meisterschaft
crowned-league = { $name } holt die Meisterschaft
# $won is a list of `beaten`.
way-cup = { $who ->
    [you] Du schlägst
   *[other] { $name } schlägt
} { $won }.
season-all = { $who ->
    [you] Du hast
   *[other] { $name } hat
} alle { $of } Partien gewonnen
season-drawn = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $won } von { $of } Partien gewonnen und { $drawn } unentschieden gespielt
season-lost = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $won } von { $of } Partien gewonnen und { $lost } verloren
season-mixed = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $won } von { $of } Partien gewonnen, { $drawn } unentschieden gespielt und { $lost } verloren
# $season is one of the messages above, $n the points ahead.
way-league = { $season }, { $n ->
    [0] punktgleich mit { $rival ->
        [you] dir
       *[other] { $second }
    }
    [one] mit einem Punkt Vorsprung auf { $rival ->
        [you] dich
       *[other] { $second }
    }
   *[other] mit { $n } Punkten Vorsprung auf { $rival ->
        [you] dich
       *[other] { $second }
    }
}.
beaten = { $who ->
    [you] dich
   *[other] { $name }
} { $round ->
    [final] im Finale
    [semi-final] im Halbfinale
   *[quarter-final] im Viertelfinale
} { $score }
beaten-on-kicks = { $who ->
    [you] dich
   *[other] { $name }
} { $round ->
    [final] im Finale
    [semi-final] im Halbfinale
   *[quarter-final] im Viertelfinale
} { $score } ({ $kicks } vom Punkt)
stage-cup = { $round ->
    [final] Pokalfinale
    [semi-final] Pokal-Halbfinale
   *[quarter-final] Pokal-Viertelfinale
}
stage-league = Ligaspiel { $n } von { $of }
