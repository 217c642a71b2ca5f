### German: the tour

## The heats: what each changes, said before a tour begins.
tour-heat-first = Du hast { $lives } Leben und { $seats } Plätze im Bus.
tour-heat-stronger = { $n ->
    [one] An einer Station sind die Gegner stärker als in der Stufe davor.
   *[other] An { $n } Stationen sind die Gegner stärker als in der Stufe davor.
}
tour-heat-lives = { $lives ->
    [one] Du hast ein Leben.
   *[other] Du hast { $lives } Leben.
}
tour-heat-seats = Der Bus hat { $seats } Plätze.
tour-heat-whole = Ganze Partien gibt es eine Station früher, ab Station { $stop }.

## The helpers on the bus: how they work, their names, and what each does in one line.
tour-kind-knowledge = Wissen
tour-kind-choice = Auswahl
tour-kind-forgiveness = Zweite Chance
tour-kind-points = Punkte

tour-perk-scout = Scout
tour-perk-scout-line = Verrät dir vor jeder Partie, welche Angewohnheit der Gegner hat.
tour-perk-analyst = Analyst
tour-perk-analyst-line = Besorgt dir in jeder Partie drei Antworten des Co-Trainers, und nach jedem Sieg über den stärksten Gegner einer Station eine mehr.
tour-perk-film-room = Videoraum
tour-perk-film-room-line = Zeigt dir die letzte Partie des nächsten Gegners gegen jemand anderen.
tour-perk-route-map = Streckenkarte
tour-perk-route-map-line = Zeigt dir alle Stationen, die noch kommen.
tour-perk-statistician = Statistikerin
tour-perk-statistician-line = Nennt dir deine Chance auf jedem Weg, bevor du ihn wählst.
tour-perk-captain = Kapitänin
tour-perk-captain-line = Lässt dich vor jeder Partie heim oder auswärts wählen.
tour-perk-gaffers-option = Joker vom Chef
tour-perk-gaffers-option-line = Lässt dich die Optionen einer Partie wählen, und nach jedem Auswärtssieg die einer weiteren.
tour-perk-driver = Busfahrer
tour-perk-driver-line = Lässt dich auch nach einer Niederlage den Weg wählen.
tour-perk-chairman = Präsidentin
tour-perk-chairman-line = Bringt nach jeder Station einen Helfer mehr zur Auswahl.
tour-perk-substitute = Ersatzspieler
tour-perk-substitute-line = Lässt dich eine verlorene Partie mit neuen Karten wiederholen.
tour-perk-keeper-coach = Torwarttrainer
tour-perk-keeper-coach-line = Bringt dir für je drei Partien zu null ein Leben.
tour-perk-physio = Physio
tour-perk-physio-line = Bringt nach drei Siegen in Folge, ab jetzt gezählt, ein verlorenes Leben zurück.
tour-perk-travelling-fans = Mitgereiste Fans
tour-perk-travelling-fans-line = Verdoppeln die Punkte jedes Auswärtssiegs.
tour-perk-sponsor = Sponsor
tour-perk-sponsor-line = Legt beim ersten Sieg ein Zehntel der Punkte drauf, beim nächsten zwei, bis fünf. Nach einer Niederlage beginnt es von vorn.
tour-perk-groundhopper = Groundhopper
tour-perk-groundhopper-line = Gibt 60 Punkte für einen Sieg in einem Spiel, das du auf dieser Tour noch nicht gewonnen hast.

# What a helper has counted so far.
tour-count-answers = { $n ->
    [one] Eine Antwort
   *[other] { $n } Antworten
}
tour-count-left = { $n ->
    [0] Verbraucht
    [one] Noch einmal
   *[other] Noch { $n }-mal
}
tour-count-clean-sheets = { $n } von { $of } zu null
tour-count-wins = { $n } von { $of } Siegen in Folge
tour-count-streak = { $n ->
    [one] Ein Sieg in Folge
   *[other] { $n } Siege in Folge
}

## Stops: what is at stake, and what kind they are.
tour-stake-plain = Punkte
tour-stake-points = Doppelte Punkte
tour-stake-life = Ein verlorenes Leben kommt zurück
tour-stake-bus = Zwei Helfer mehr zur Auswahl
tour-stake-cup = Der Pokal
tour-node-match = Partie
tour-node-tie = Pokalduell in zwei Spielen
tour-node-final = Finale
tour-worth = { $n }+ Punkte
tour-tie-rule = Gewinne beide Partien, oder eine und das Elfmeterschießen.
tour-final-may-change = Das kann sich noch ändern: Das Finale ist in dem Spiel, das du am seltensten gewonnen hast.
tour-final-rule = Eine Niederlage kostet ein Leben, und das Finale wird mit neuen Karten wiederholt.
tour-tie-score = Das Pokalduell bisher: { $won } gewonnen, { $lost } verloren.

## The line of a finished run.
tour-name = Tour { $number }, Stufe { $heat }
tour-line-won = Five-a-Side { $tour } (Bots { $version }): der Pokal, { $lives ->
    [one] ein Leben
   *[other] { $lives } Leben
} übrig, { $points } Punkte, { $codes }
tour-line-lost = Five-a-Side { $tour } (Bots { $version }): Schluss an Station { $stop }, { $points } Punkte, { $codes }

## The way in, and a run under way.
title-tour = TOUR
title-continue-tour = TOUR FORTSETZEN
tour-title = DIE TOUR
tour-occasion = Tour: Station { $stop } von { $of }
result-tour-goes-on = DIE TOUR GEHT WEITER
tour-lives = { $n ->
    [one] Ein Leben
   *[other] { $n } Leben
}
tour-points = { $n ->
    [one] Ein Punkt
   *[other] { $n } Punkte
}
tour-points-to-medal = { $medal ->
    [bronze] { $n } Punkte, Bronze ab { $mark }
    [silver] { $n } Punkte, Silber ab { $mark }
    [gold] { $n } Punkte, Gold ab { $mark }
   *[platinum] { $n } Punkte, Platin ab { $mark }
}
tour-seats-taken = { $n } von { $of } Plätzen besetzt
tour-bus-empty = Noch sitzt niemand im Bus.
tour-other-road = Der Weg nach einer Niederlage
tour-legend-strength = Stärke, bis acht
tour-helper-progress = { $name } ({ $progress })
tour-helper-counts = { $name }: { $progress }.

## How a tour works: four pictures with a line each.
tour-how = So geht eine Tour
tour-lesson-road = Neun Stationen, sechs Spiele. Nach einem Sieg wählst du den Weg.
tour-lesson-lives = Eine Niederlage kostet eins von drei Leben, und der Bus nimmt den anderen Weg.
tour-lesson-bus = Nach jeder Station wählst du einen von drei Helfern.
tour-lesson-cup = Das Finale ist in dem Spiel mit deinen wenigsten Siegen: Gewinne es, und der Pokal gehört dir. Punkte bringen eine Medaille.
tour-lesson-on = AUF GEHT’S

## The heats, before a tour.
tour-about = Neun Stationen, drei Leben, eine halbe Stunde. Jede Tour ist eine neue Strecke mit neuen Helfern. Ein Sieg öffnet die nächste Stufe.
tour-heat = Stufe { $n }
tour-heats = Stufen
tour-begin = STUFE { $n } STARTEN
tour-alone = Allein
tour-in-turn = Zu zweit im Wechsel
tour-in-turn-about = { $first } und { $second } spielen Station für Station: gleiche Strecke, gleiche Helfer, andere Karten.
tour-in-turn-names = Zu zweit braucht ihr Namen.
tour-road-new = Neue Strecke
tour-road-week = Tour der Woche
tour-road-number = Nach Nummer
tour-number = Nummer der Tour
tour-number-range = Von 1 bis 999.999.999.
tour-record = { $n ->
    [one] Eine Tour gespielt. Bestwert: { $best } Punkte.
   *[other] { $n } Touren gespielt. Bestwert: { $best } Punkte.
}
tour-others-stay = Eine andere Tour läuft noch. Sie bleibt, wie du sie verlassen hast.

## The map: what is chosen or played next.
tour-choose-way = Station { $stop }: welcher Weg?
tour-way = { $game } gegen { $bot }
tour-stop = Station { $stop }
tour-stop-match = Station { $stop }, Partie { $n }
tour-at-home = zu Hause
tour-away = auswärts
tour-away-at = auswärts: { $ground }
tour-hour-night = unter Flutlicht
tour-hour-dusk = am Abend
tour-hour-day = bei Tageslicht
tour-chance = Deine Chance: { $n } %
tour-coach-is-closed = Auf Tour gibt der Co-Trainer keinen Rat, außer ein Analyst sitzt im Bus.
tour-coach-answers = { $n ->
    [one] Der Analyst hat eine Antwort des Co-Trainers. Am Tisch fragst du mit { $key }.
   *[other] Der Analyst hat { $n } Antworten des Co-Trainers. Am Tisch fragst du mit { $key }.
}
tour-coach-closed = In dieser Partie gibt es keine Antwort mehr.
tour-coach-left = { $n ->
    [0] Das war die letzte Antwort in dieser Partie.
    [one] Noch eine Antwort in dieser Partie.
   *[other] Noch { $n } Antworten in dieser Partie.
}
# A button, and what stands in its place until the film is there.
tour-film = Letzte Partie des Gegners ansehen
tour-film-soon = Die Aufnahme von der letzten Partie des Gegners kommt gleich.
tour-film-fault = Die letzte Partie des Gegners lässt sich nicht zeigen: { $fault }
tour-captain-asks = Die Kapitänin hat die Wahl. Heim oder auswärts?
tour-play-home = Heim
tour-play-away = Auswärts
tour-gaffer-asks = Der Chef lässt dich die Optionen wählen.
tour-as-drawn = Wie gelost: { $options }
tour-usual-options = Die üblichen Optionen
tour-substitute-asks = Die Partie ist verloren. Soll der Ersatzspieler sie wiederholen?
tour-replay = Noch einmal spielen
tour-accept = Niederlage hinnehmen
tour-give-up = Tour aufgeben
tour-give-up-surely = Ja, aufgeben
tour-stay = Weiterspielen

## The bus, after a stop.
tour-stop-won = Station { $stop } ist gewonnen: { $points } Punkte.
tour-stop-lost = { $n ->
    [0] Station { $stop } ist verloren, und mit ihr die Tour.
    [one] Station { $stop } ist verloren. Ein Leben bleibt.
   *[other] Station { $stop } ist verloren. { $n } Leben bleiben.
}
tour-who-boards = Wer steigt ein?
tour-life-back = { $n ->
    [one] Ein Leben ist zurück.
   *[other] Ein Leben ist zurück: { $n } Leben.
}
tour-who-leaves = Neu im Bus: { $name }. Wer steigt aus?
tour-nobody-leaves = Niemand: neu wählen
tour-go-alone = Niemanden mitnehmen

## The end.
tour-won = DER POKAL GEHÖRT DIR
tour-lost = SCHLUSS AN STATION { $stop }
tour-sum = { $tour }: { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
}
tour-next-medal = { $medal ->
    [bronze] Noch { $n } bis Bronze.
    [silver] Noch { $n } bis Silber.
    [gold] Noch { $n } bis Gold.
   *[platinum] Noch { $n } bis Platin.
}
tour-heat-opened = Stufe { $n } ist offen.
tour-again = NOCH EINE TOUR
tour-copy = Ergebnis kopieren
tour-points-head = PUNKTE
tour-points-wins = Gewonnene Stationen
tour-points-strength = Starke Gegner
tour-points-margin = Torvorsprung
tour-points-stakes = Doppelte Punkte
tour-points-helpers = Helfer
tour-points-cup = Pokal und übrige Leben

## Two people in turn.
tour-out-at = raus an Station { $stop }
tour-got-further = { $name } kam weiter.
tour-equally-far = Beide kamen gleich weit.
tour-turn = { $name } ist dran
tour-points-of = PUNKTE VON { $name }

## The picture of a run.
tour-card-won-by = { $name } HOLT DEN POKAL
tour-card-won = DER POKAL IST GEWONNEN
tour-card-lost-by = { $name } IST RAUS AN STATION { $stop }
tour-card-number = Gleiche Strecke, gleiche Helfer, gleiche Karten: Spiel Tour { $number }.
