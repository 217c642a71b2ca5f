### German: club

## Honours: their names, and how each is earned.
honour-off-the-mark = Der erste Sieg
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
honour-at-the-death = In letzter Minute
honour-rout = Schützenfest
honour-from-the-spot = Vom Punkt
honour-silverware = Pokalsieger
honour-cabinet = Volle Vitrine
honour-tour-cup = Toursieg
honour-unbeaten = Ungeschlagen
honour-fifth-heat = Halbe Höhe
honour-last-heat = Gipfel
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
honour-regular-how = Spiel 25 Partien zu Ende.
honour-ten-hours-how = Verbring zehn Stunden am Tisch.
honour-schooled-how = Beende in jedem Spiel eine Lektion.
honour-all-rounder-how = Gewinne in jedem Spiel eine Partie.
honour-full-card-how = Spiel binnen 24 Stunden jedes Spiel.
honour-on-the-road-how = Gewinne als Gastteam.
honour-ladder-how = Schlag in einem Spiel Bots jeder Stärke.
honour-climb-how = Schlag vier immer stärkere Bots in Folge.
honour-giant-killer-how = Schlag einen Weltklasse-Bot.
honour-top-of-the-world-how = Schlag in jedem Spiel einen Weltklasse-Bot.
honour-shut-out-how = Schlag einen Weltklasse-Bot zu null.
honour-honours-even-how = Spiel unentschieden gegen einen Weltklasse-Bot.
honour-five-in-a-row-how = Gewinne fünf Partien in Folge.
honour-two-down-how = Gewinne nach zwei Toren Rückstand.
honour-three-down-how = Gewinne nach drei Toren Rückstand.
honour-at-the-death-how = Schlag einen Bot mit einem Tor in letzter Minute.
honour-rout-how = Schlag einen Bot mit vier Toren oder mehr.
honour-from-the-spot-how = Gewinne eine Partie im Elfmeterschießen.
honour-silverware-how = Gewinne ein Pokalfinale.
honour-cabinet-how = Gewinne drei Pokalfinale.
honour-tour-cup-how = Gewinne eine Tour.
honour-unbeaten-how = Gewinne eine Tour ohne Niederlage.
honour-fifth-heat-how = Gewinne eine Tour ab Stufe fünf.
honour-last-heat-how = Gewinne eine Tour der Stufe neun.
honour-brick-wall-how = Gewinne mit fünf Paraden oder mehr.
honour-hands-off-how = Gewinne, ohne je den Ball zu erobern.
honour-clinical-how = Gewinne mit mindestens zwei Schüssen, alle drin.
honour-clean-match-how = Schlag einen Profi und verschenk unter 5 % Siegchance.
honour-clean-hands-how = Spiel in drei der Spiele eine saubere Partie.
honour-outthought-how = Schlag einen Weltklasse-Bot mit weniger Fehlern.
honour-against-the-odds-how = Gewinne, obwohl dich Pech 15 % gekostet hat.
honour-head-high-how = Verlier gegen einen Bot, der mehr Fehler macht.
honour-second-chance-how = Gewinne mit Karten, mit denen du schon verloren hast.
# The parts of the wall of honours, in capitals.
honour-kind-table = AM TISCH
honour-kind-rivals = GEGNER
honour-kind-nights = GROSSE ABENDE
honour-kind-cups = POKALE UND ELFMETER
honour-kind-craft = KÖNNEN

competition-cup = Pokal
competition-league = Liga
competition-groups = Gruppen
# A group of a competition, by its letter.
competition-group = Gruppe { $letter }
# Sides whose person has no name: the only one, and one of several.
competition-you = Du
competition-player = Spieler { $n }
# A bot, with its club where another one has the same name: `Pro bot (Millrace Rovers)`.
competition-bot = { $name } ({ $club })

## Competitions. $who and $rival are `you` for the person at the table; $name and $second are names.

round-final = Finale
round-semi-final = Halbfinale
round-semi-finals = Halbfinale
round-quarter-final = Viertelfinale
round-quarter-finals = Viertelfinale
round-last-16 = Achtelfinale
# $stage is one of the messages above.
round-leg = { $stage }, Partie { $n }
round-decider = { $stage }, Entscheidungsspiel
round-of-groups = Gruppen, { $n }. Spieltag von { $of }
round-of = { $n }. Spieltag von { $of }
# The heading of a round of a league or of groups, above its matches.
round-number = { $n }. Spieltag
# Below them: the club that has no match in that round.
round-free = Spielfrei: { $club }
# A match of a competition: `Halbfinale: Eva – Profi`.
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
    [last-16] im Achtelfinale
   *[quarter-final] im Viertelfinale
} { $score }
beaten-on-kicks = { $who ->
    [you] dich
   *[other] { $name }
} { $round ->
    [final] im Finale
    [semi-final] im Halbfinale
    [last-16] im Achtelfinale
   *[quarter-final] im Viertelfinale
} { $score } ({ $kicks } vom Punkt)
# The second of a competition: $who and $name lost to $rival; $kicks is the score of a shootout.
silver-cup = { $who ->
    [you] Du hast
   *[other] { $name } hat
} das Finale gegen { $rival } { $score } verloren.
silver-cup-on-kicks = { $who ->
    [you] Du hast
   *[other] { $name } hat
} das Finale gegen { $rival } vom Punkt verloren: { $score }, dann { $kicks }.
silver-league = { $who ->
    [you] Du bist
   *[other] { $name } ist
} auf Platz zwei, { $n ->
    [0] punktgleich mit
    [one] einen Punkt hinter
   *[other] { $n } Punkte hinter
} { $rival }.
stage-cup = { $round ->
    [final] Pokalfinale
    [semi-final] Pokal-Halbfinale
    [last-16] Pokal-Achtelfinale
   *[quarter-final] Pokal-Viertelfinale
}
stage-league = Ligaspiel { $n } von { $of }
stage-groups = Gruppenspiel { $n } von { $of }

## Club house

club-tab-matches = Partien
club-tab-figures = Statistik
club-tab-honours = Erfolge
club-tab-tours = Touren
club-tab-notebooks = Notizbücher
club-tab-files = Dateien
# Matches were found: all, or some of $n. Some may still be unread.
club-count = { $n ->
    [one] Eine Partie
   *[other] { $n } Partien
}
club-count-of = { $found } von { $n ->
    [one] einer Partie
   *[other] { $n } Partien
}
club-count-reading = { $counted }; noch ungelesen: { $n }
club-nothing-taken = Deine Partien sind in einem anderen Fenster des Spiels offen: Sieh sie dir dort an.
club-nothing-yet = Deine Partien werden gesucht …
club-nothing-kept = Noch keine Partie. Jede Partie, die du beendest, bleibt hier: zum Ansehen, Nachspielen und Verschicken.
club-hidden = { $n ->
    [one] Die Filter verbergen deine einzige Partie.
   *[other] Die Filter verbergen alle { $n } Partien.
}
club-clear-filters = Filter aufheben
club-play = Eine Partie spielen

## Club house: the search, with the values that it begins with

club-by-game = Spiel
club-all-games = Alle Spiele
club-by-rival = Gegner
club-anybody = Alle
club-a-person = Ein Mensch
club-bots-alone = Nur Bots
club-by-result = Ergebnis
club-any-result = Jedes Ergebnis
club-ended-won = Gewonnen
club-ended-drawn = Unentschieden
club-ended-lost = Verloren
club-by-occasion = Anlass
club-any-type = Jeder Anlass
club-competitions = Wettbewerbe
club-friendlies = Testspiele
club-by-name = Wer
club-everybody = Alle
club-starred = Mit Stern

## Club house: a match

# A line for screen readers. $result is the result, $when how long ago it was.
club-line = { $game }: { $players } · { $result } · { $when }
# The result for the only person: $score is that person's goals first, and the kicks of a shootout.
club-won = { $score } gewonnen
club-drew = { $score } gespielt
club-lost = { $score } verloren
# A match that somebody else has sent.
club-from-elsewhere = Von anderswo
club-one-manager = { $name }, ein Trainer
# $when is how long ago it was.
club-played = { $when }, { $n ->
    [one] 1 Entscheidung
   *[other] { $n } Entscheidungen
}
club-played-in-competition = Im Wettbewerb, { $when }, { $n ->
    [one] 1 Entscheidung
   *[other] { $n } Entscheidungen
}
# An option of the match that differs from the usual one.
club-option = { $option }: { $value }
club-number = Partienummer { $number }
club-paste = Partiecode einfügen
club-open = Dateien öffnen
club-watch = ANSEHEN
club-same-deal = Gleiche Karten spielen
club-copy = Code kopieren
club-save = Als Datei speichern
club-report = Spielbericht
club-picture = Bild
club-star = Stern
club-copied = Partiecode kopiert: Schick ihn Freunden.
club-taken-in = { $n ->
    [0] In dieser Datei war nichts Neues.
    [one] Diese Partie ist jetzt im Vereinsheim.
   *[other] { $n } Partien sind jetzt im Vereinsheim.
}
club-known = Diese Partie ist schon da.
club-saved = Gespeichert in { $path }
club-saved-all = { $n ->
    [one] Eine Partie gespeichert in { $path }
   *[other] { $n } Partien gespeichert in { $path }
}
# $saved is the sentence before. $which names the files.
club-saved-but = { $left ->
    [one] { $saved }. Eine Partie ließ sich nicht lesen: { $which }
   *[other] { $saved }. { $left } Partien ließen sich nicht lesen: { $which }
}
club-erased = { $n ->
    [one] Eine Partie gelöscht.
   *[other] { $n } Partien gelöscht.
}
club-unwritten = Dort ließ sich nichts speichern. Versuch es mit einem anderen Ordner.
club-gone = Diese Partie ließ sich nicht lesen. Ihre Datei ist beschädigt oder nicht mehr da. Den anderen Partien fehlt nichts.
club-not-saved = Diese Partie ließ sich nicht als Datei speichern. Im Vereinsheim ist sie noch da. Versuch es noch einmal, oder kopier stattdessen ihren Code.
# Why nothing was taken in. $why is a sentence that begins with code- or record-; $fault is what the program found
# wrong, in English.
club-no-code = Aus der Zwischenablage ließ sich keine Partie aufnehmen. { $why }
club-no-record = Aus der Zwischenablage ließ sich keine Partie aufnehmen. { $why }
club-unfinished = Diese Partie ist noch nicht vorbei: Hier werden nur beendete gespeichert.
club-here-already = Diese Partie ist schon da.
club-in-use = Das Spiel ist in einem anderen Fenster offen, und nur dort wird gespeichert. Nimm es dort auf.
club-no-match-file = Aus { $file } ließ sich keine Partie aufnehmen. { $why }
club-unreadable = { $file } ist nicht lesbar: { $cause }.
code-short = Der Code ist zu kurz. Nimm den ganzen Code und versuch es noch einmal.
code-long = Der Code ist viel zu lang. Versuch es noch einmal nur mit dem Code.
code-strange = Das ist mehr als ein Code, denn „{ $found }“ kommt in keinem vor. Kopier nur den Code, ohne die Wörter drumherum, und versuch es noch einmal.
code-letter = Ein Zeichen des Codes ist falsch: Das { $at }. ist „{ $found }“, richtig wäre „{ $expected }“. Kopier den Code noch einmal, oder berichtige ihn, und versuch es noch einmal.
code-swapped = Zwei Zeichen des Codes sind vertauscht: das { $at }. und das { $next }. Kopier den Code noch einmal, oder berichtige ihn, und versuch es noch einmal.
code-damaged = Einige Zeichen des Codes fehlen oder sind falsch. Nimm den ganzen Code und versuch es noch einmal.
code-newer = Der Code stammt aus einer neueren Version des Spiels. Aktualisier das Spiel und versuch es noch einmal.
code-older = Der Code stammt aus einer älteren Version des Spiels mit anderen Regeln. Diese Version kann seine Partie nicht spielen.
code-game = Der Code gehört zu einem Spiel, das diese Version nicht hat. Aktualisier das Spiel und versuch es noch einmal.
code-no-match = Der Code ist vollständig, aber diese Version kann seine Partie nicht spielen. Lass dir die Partie als Datei schicken. Einzelheiten: { $fault }.
record-newer = Die Partie wurde mit einer neueren Version des Spiels gespeichert. Aktualisier das Spiel und versuch es noch einmal.
record-unreadable = Das ist keine Partie, oder sie ist beschädigt. Lass dir die Partie noch einmal schicken. Einzelheiten: Zeile { $line }, Spalte { $column }.
record-illegal = Entscheidung { $n } der Partie verstößt gegen die Regeln. Vielleicht hat jemand sie geändert. Lass dir die Partie noch einmal schicken. Einzelheiten: { $fault }.
record-unusable = Die Partie ist beschädigt oder stammt aus einer anderen Version des Spiels. Aktualisier das Spiel, oder lass dir die Partie noch einmal schicken. Einzelheiten: { $fault }.
club-clipboard-empty = In der Zwischenablage ist kein Text. Kopier zuerst, was du aufnehmen willst.
club-cannot-add = Nichts wurde aufgenommen, weil sich nichts speichern lässt: { $cause }. Versuch es noch einmal, wenn das behoben ist.
club-not-erased = Nicht alle Partien wurden gelöscht: { $cause }. Versuch es noch einmal, wenn das behoben ist.
club-clipboard-closed = Die Zwischenablage ist nicht erreichbar. Versuch es gleich noch einmal.

## Club house: statistics. A tile has a figure, a name in capitals, and a note.

club-tile-played = GESPIELT
club-tile-played-note = Partien, die du beendet hast.
club-tile-points = PUNKTQUOTE
club-tile-points-note = Ein Sieg zählt ganz, ein Unentschieden halb.
club-tile-goals = TORE
club-tile-goals-note = Deine und die der Gegner.
club-tile-clean-sheets = ZU NULL
club-tile-clean-sheets-note = Kein Gegentor.
club-tile-run = LÄNGSTE SERIE
club-tile-run-note = Siege in Folge.
club-tile-best = HÖCHSTER SIEG
club-tile-best-note = Mit den meisten Toren Vorsprung.
club-tile-comebacks = AUFHOLJAGDEN
club-tile-comebacks-note = Gewonnen nach zwei Toren Rückstand.
club-tile-penalties = ELFMETER
club-tile-penalties-note = Im Elfmeterschießen getroffen. Gehalten: { $out } von { $faced }.
club-tile-beaten = BESIEGT
club-tile-beaten-note = Der stärkste Bot, den du besiegt hast.
club-tile-time = AM TISCH
club-tile-time-note = { $n ->
    [one] Aus einer Partie.
   *[other] Aus { $n } Partien.
}
club-tile-decisions = ENTSCHEIDUNGEN
club-tile-luck = GLÜCK
# The unit of the last two, and by how many reports.
club-unreported = Je Partie, sobald es Berichte gibt.
club-of-a-win = { $n ->
    [one] Siegchance je Partie, aus einem Bericht.
   *[other] Siegchance je Partie, aus { $n } Berichten.
}
club-of-goals = { $n ->
    [one] Tore je Partie, aus einem Bericht.
   *[other] Tore je Partie, aus { $n } Berichten.
}
club-against = GEGNER
club-against-nobody = Niemand: ein Trainer
# An opponent in the figures of several games, as its name differs from game to game.
club-opponent-in = { $bot }, { $game }
club-column-played = Partien
club-column-won = Siege
club-column-drawn = Remis
club-column-lost = Niederl.
club-column-goals = Tore
club-column-points = Quote
club-uncounted = Noch gibt es nichts zu zählen. Gezählt werden nur Partien, die ein Mensch an diesem Bildschirm allein zu Ende gespielt hat, keine Lektionen.
club-given-away = VERSCHENKT
club-plot-wins = Prozent Siegchance je Partie
club-plot-goals = Tore je Partie
club-unplotted = Noch kein Bericht: Nach jeder Partie entsteht einer.
club-of-late = ZULETZT
club-newest-right = die neueste rechts

## Club house: honours

club-about-honours = Erfolge gibt es nur für die Partien, die hier gespeichert sind. Prozentwerte meinen die Siegchance, wie im Spielbericht.
# $n honours of $of are earned.
club-honours-count = { $n } von { $of } geschafft
# The honours that are nearest, in capitals.
club-nearest = IN REICHWEITE
club-cups = TROPHÄENREGAL
club-cups-count = { $n ->
    [one] Ein Pokal
   *[other] { $n } Pokale
}
club-no-cups = Das Regal wartet: Gewinne ein Pokalfinale, und der Pokal steht hier.
club-enter-cup = Zu den Wettbewerben
# $when is how long ago it was.
club-earned = Geschafft: { $when }.
# For screen readers: an honour with the match that earned it.
club-earned-with = { $name }: { $how } Geschafft: { $game }, { $players }, { $ended ->
    [won] { $score } gewonnen
    [drawn] { $score } gespielt
    [lost] { $score } verloren
   *[none] { $score }
}.

## Club house: notebooks

notebook-some = Die besten Bots dieser Spiele führen ein Notizbuch darüber, wie du spielst. Hier steht alles, was sie von dir wissen: nur Entscheidungen, die ihr beide gesehen habt, nie eine Karte. Ein Notizbuch bleibt auf diesem Computer. Verbrenn es, und du bist wieder ein Fremder. Nur eine angefangene Partie behält die Notizen, mit denen sie begonnen hat.
notebook-none = Noch kennt dich kein Bot. Diese drei führen Notizbücher und vergessen von Partie zu Partie nichts. Spiel eine Partie gegen einen von ihnen zu Ende, und hier steht jedes Wort, das er sich notiert.
notebook-off = Laut Einstellungen sollen sich Bots nicht an dich erinnern. Bis du das änderst, liest kein Bot in seinem Notizbuch oder schreibt hinein.
notebook-about = { $game }, über { $name }
notebook-about-you = { $game }, über dich
notebook-burn = Dieses Notizbuch verbrennen
# The button for screen readers: $label is what stands on it, $about one of the two above.
notebook-button = { $label }: { $bot }, { $about }

## Club house: files

club-about-files = Jede Partie, die du beendest, bleibt auf diesem Computer, im Ordner des Spiels, und sonst nirgends: Es wird nie etwas verschickt. Als Datei kannst du Partien speichern, wo du willst. Öffne so eine Datei, zieh sie in dieses Fenster oder füg einen Partiecode ein, und die Partie ist wieder da.
club-save-all = Alle Partien als Dateien speichern
club-save-all-note = In einen Ordner deiner Wahl, für einen anderen Computer oder für Freunde.
club-erase = Alle ohne Stern löschen
club-erase-note = Ihre Berichte und Erfolge verschwinden mit ihnen.

## The report of a match

report-tab-match = Die Partie
report-tab-decisions = Entscheidungen
report-to-matches = Zu den Partien
report-head = { $game }: { $players } · { $result }
report-being-made = Die Partie wird durchgesehen: ein paar Sekunden …
report-none = Zu dieser Partie ließ sich kein Bericht erstellen.
report-of-lesson = Eine Lektion bekommt keinen Bericht, denn ihre Züge waren vorgegeben.
report-weighing = Die Entscheidungen werden abgewogen: ein paar Sekunden …
# Below the graph: how to use it, or the value under the pointer.
report-click = Klick auf die Linie, um die Partie von dort zu sehen.
report-see-from-there = Die Partie von dort ansehen
report-at-wins = Entscheidung { $n }: { $chance } Siegchance. Klick zum Ansehen.
report-at-goals = Entscheidung { $n }: { $lead } Tore. Klick zum Ansehen.
report-dearest-yours = DEINE TEUERSTEN ENTSCHEIDUNGEN
# $name is a player, in capitals.
report-dearest-of = TEUERSTE ENTSCHEIDUNGEN: { $name }
# $name is the label of what was done.
report-decision = { $n }: { $name }
report-cost = −{ $amount }
report-see = Ansehen
report-see-decision = Ansehen: Entscheidung { $n }
report-failed-too = Diesmal hätte es nicht geholfen, aber auf Dauer lohnt es sich.
report-flawless = Kein klarer Fehler.
# $amount is a part of a win, or goals.
report-small-losses = Keine Entscheidung war klar falsch. Zusammen kosteten sie { $amount }.
report-all-guesses = Keine Stelle ist von sich aus besser als eine andere. Es gewinnt, wer ahnt, wohin der Gegner geht.

## What made the result: headings in capitals, each with a sentence. $who is `you` for who reads it, else $name is the player.

report-your-choices = DEINE WAHL
report-their-choices = WAHL DES GEGNERS
# $name is a player, in capitals.
report-reading = DURCHSCHAUT: { $name }
report-guesses = RATEN
report-luck = GLÜCK
# What chance decides, if the game does not say.
report-chance = Der Zufall
# $what is a key, $chance what chance decides in the game: `The die`. Words around it go by $by: cards,
# die or luck; it is luck too where $what is another.
report-no-difference = { $what ->
    [your-choices] Deine Entscheidungen haben
    [their-choices] Die Entscheidungen des Gegners haben
    [habit] Das Lesen der Gewohnheiten hat
    [guesses] Das Raten hat
   *[chance] { $chance } { $by ->
        [cards] haben
       *[luck] hat
    }
} nichts ausgemacht.
report-brought = { $what ->
    [your-choices] Deine Entscheidungen haben
    [their-choices] Die Entscheidungen des Gegners haben
    [habit] Das Lesen der Gewohnheiten hat
    [guesses] Das Raten hat
   *[chance] { $chance } { $by ->
        [cards] haben
       *[luck] hat
    }
} { $who ->
    [you] dir
   *[other] { $name }
} { $amount } gebracht.
report-cost-side = { $what ->
    [your-choices] Deine Entscheidungen haben
    [their-choices] Die Entscheidungen des Gegners haben
    [habit] Das Lesen der Gewohnheiten hat
    [guesses] Das Raten hat
   *[chance] { $chance } { $by ->
        [cards] haben
       *[luck] hat
    }
} { $who ->
    [you] dich
   *[other] { $name }
} { $amount } gekostet.
report-no-better-place = Keine Stelle ist von sich aus besser als eine andere: Es zählt nur, die des Gegners zu erraten.
# Said of the side that lost more. $who is `you` for the reader, `them` for the reader's opponent.
report-more-than-there-was = { $who ->
    [you] Das ist mehr, als du anfangs zu verlieren hattest: Zwischendurch haben Glück und ihre Fehler etwas zurückgebracht.
    [them] Das ist mehr, als sie anfangs zu verlieren hatten: Zwischendurch haben Glück und deine Fehler etwas zurückgebracht.
   *[other] Das ist mehr, als anfangs zu verlieren war: Zwischendurch haben Glück und Fehler der anderen Seite etwas zurückgebracht.
}
# From the kick-off to the end: chances of a win, or goals ahead.
report-went-wins = { $who ->
    [you] Deine Siegchance
   *[other] Siegchance von { $name }
}: anfangs { $from }, am Ende { $to }.
report-went-goals = { $who ->
    [you] Dein erwarteter Vorsprung
   *[other] Erwarteter Vorsprung von { $name }
} in Toren: anfangs { $from }, am Ende { $to }.
report-turn = Der weiße Punkt zeigt den Zug, der die Partie am stärksten gedreht hat: von { $before } auf { $after }.
report-no-turn = Kein Zug hat viel geändert.
report-bars = Jeder Balken beginnt, wo der darüber endet. Gelb ist ein Plus, Rot ein Minus, und die weiße Marke zeigt, wo du danach stehst.
report-counted = Ein Sieg zählt 100 %, ein Unentschieden 50 %.

club-score-and-kicks = { $score } ({ $kicks } i. E.)

## Tours.
club-tours-none = Hier wurde noch keine Tour gespielt.
club-tours-cups = POKALE
club-tours-heat = HÖCHSTE STUFE
club-tours-heat-note = Die schwerste, die du gewonnen hast.
club-tours-points = MEISTE PUNKTE
club-tours-points-note = In einer einzigen Tour.
club-tours-streak = STATIONEN IN FOLGE
club-tours-streak-note = Ohne Niederlage gewonnen.
club-tours-helpers = HELFER MIT DEN MEISTEN POKALEN
club-tours-all = TOUREN
club-tours-played = { $n ->
    [one] Aus einer Tour.
   *[other] Aus { $n } Touren.
}
club-tours-helper = { $cups ->
    [one] Ein Pokal
   *[other] { $cups } Pokale
} in { $played ->
    [one] einer Tour
   *[other] { $played } Touren
}
