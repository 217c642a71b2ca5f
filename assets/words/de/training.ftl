## Standards: der Trainingsplatz, die Trainingseinheit und die Tafel am Tisch.

training-title = TRAININGSPLATZ
# Begins a training session, in the main menu.
title-training = TRAINING
training-session = TRAINING
training-boards = Trainingsplatz
training-opens = Die Standards werden gelesen …
training-about = Jeder Standard ist eine Entscheidung aus einer Partie. Was du nicht siehst, wird bei jedem Versuch neu gezogen. Ein Fehlversuch oder ein Tipp vorher kostet den Stern.
training-learn-about = Standards: je eine Entscheidung, von leicht bis schwer.
training-session-begin = Training starten
training-session-about = Zehn Standards aus allen Spielen, in etwa fünf Minuten.
training-stars = { $n } von { $of } Sternen
training-game-standing = { $solved } von { $of } gelöst, { $stars ->
    [one] ein Stern
   *[other] { $stars } Sterne
}

# Ein Standard auf der Tafel, für Bildschirmleser.
training-cell-new = Standard { $n }, Schwierigkeit { $hard } von 5, noch nicht versucht
training-cell-failed = Standard { $n }, Schwierigkeit { $hard } von 5, nicht gelöst, { $tries ->
    [one] ein Versuch
   *[other] { $tries } Versuche
}
training-cell-solved = Standard { $n }, Schwierigkeit { $hard } von 5, gelöst, { $tries ->
    [one] ein Versuch
   *[other] { $tries } Versuche
}
training-cell-star = Standard { $n }, Schwierigkeit { $hard } von 5, mit Stern gelöst, { $tries ->
    [one] ein Versuch
   *[other] { $tries } Versuche
}
training-tries = { $tries ->
    [one] ein Versuch
   *[other] { $tries } Versuche
}

## Am Tisch.

training-set-piece = Standard
training-place = { $n } von { $of }
training-find-best = Finde die beste Entscheidung.
training-avoid-mistake = Eine Auswahl ist ein Fehler. Nimm eine andere.
training-keep-out = Halte den Ball draußen, so günstig es geht.
training-win = Finde die Entscheidung, die die Partie gewinnt.
training-judging = Der Co-Trainer schaut zu …
training-right = Richtig!
training-wrong = Es gab etwas Besseres.
training-star-won = Der Stern gehört dir.
training-hint = Tipp
training-hint-costs = Tipp: kostet den Stern
training-show = Lösung zeigen
training-again = Noch einmal
training-next = Nächster Standard
training-finish = Zum Ergebnis
training-leave-about = Ein Standard wird nicht gespeichert, deine Sterne schon.

## Das Ende einer Trainingseinheit.

training-solved = { $n } von { $of } gelöst
training-session-result = { $stars ->
    [one] Ein Stern
   *[other] { $stars } Sterne
}, { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
training-repeat = { $n ->
    [one] Den einen ohne Stern wiederholen
   *[other] Die { $n } ohne Stern wiederholen
}
training-session-more = Noch ein Training
training-end-star = sofort gelöst
training-end-solved = gelöst
training-end-open = nicht gelöst

## Worum es in einem Standard geht. Ein Tipp sagt es.

theme-hide-forwards = Welche Karten greifen verdeckt an, und welche bleiben hinten?
theme-flip-order = Welche der beiden verdeckten Karten greift zuerst an?
theme-spend-block = Was kostet ein Block hier, und ist er das wert?
theme-take-penalty = Ist ein Elfmeter einen zweiten Torhüter wert?
theme-lopsided-mix = Eine Karte ist hier klar besser oder schlechter als die anderen.
theme-shot-or-move = Jetzt schießen, oder den Ball weiter nach vorn bringen?
theme-stars = Welcher Karte hilft ein Stern am meisten?
theme-free-kick = Niemand kann einen Freistoß stoppen. Was bringt am meisten?
theme-rebound = Ist ein weiterer Torschuss eine Karte wert?
theme-team-ability = Ist das der Moment für die Stärke deines Teams?
theme-last-turn = Das ist der letzte Zug der Halbzeit, und nur Tore zählen.
theme-split-hand = Welche Karten brauchst du jetzt, und welche später?
theme-choose-lead = Mit welcher Karte lohnt es sich zu beginnen?
theme-spend-stopper = Welche Karte hält diesen Ball am günstigsten?
theme-keep-cards = Welche Karte wirst du am wenigsten brauchen?
theme-power-window = Ist das der Moment für eine Powerkarte?
theme-block-card = Ist diese Karte einen Block wert?
theme-retake = Ist ein zweiter Versuch die Karte wert?
theme-seventh-pass = Welche Nummer hilft dem Schuss, der auf diesen Pass folgt?
theme-swap-card = Welche Karte ist weniger wert als die gezeigte?
theme-card-order = Welche der Karten kommt zuerst dran?
theme-second-card = Welche der übrigen Karten hilft jetzt?
theme-let-ball-go = Manchmal ist es besser, den Ball herzugeben.
theme-read-kicker = Wohin hat der Schütze bisher geschossen?
theme-read-keeper = Wohin ist der Torwart bisher gesprungen?
