### German: the pages: title, set-up, settings, keys, rules, pause, result, report, review, club house, competition, people,
### dialogs.

## Numbers. A no-break space keeps a figure and its unit on one line. `decimal` writes whole and tenth.

number-per-cent = { $n } %
number-per-cent-signed = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} %
# A number with its sign; $n may have a decimal.
number-signed = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
}

## On every page

page-back = Zurück
# $faults names the files.
page-pictures-missing = Einige Bilder fehlen, Karten können schlicht aussehen. Spielen kannst du trotzdem alles. Installier das Spiel neu, dann sind die Bilder wieder da. { $faults }
page-not-saved = NICHT GESPEICHERT
# A button that asks once more before something is deleted.
page-sure = Sicher?
page-sure-for-ever = Sicher? Das ist endgültig
page-delete = Löschen
page-to-defaults = Auf Standard zurücksetzen
# The arrows beside a value, for screen readers. $name is the name of the setting.
page-step-back = { $name }: zurück
page-step-on = { $name }: weiter
# The players of a match: names, or names of bots.
page-versus = { $home } – { $away }
# Stands between two crests.
page-v = –
page-you = Du
# Said of whoever has no name, as the first and as the second of two players.
page-somebody = Jemand
page-somebody-second = jemand anderes
page-two-players = Zwei Spieler
page-the-lesson = Die Lektion
# How long ago a match was played.
page-just-now = Gerade eben
page-day-unknown = An einem unbekannten Tag
page-minutes-ago = { $n ->
    [one] Vor einer Minute
   *[other] Vor { $n } Minuten
}
page-hours-ago = { $n ->
    [one] Vor einer Stunde
   *[other] Vor { $n } Stunden
}
page-days-ago = { $n ->
    [one] Gestern
   *[other] Vor { $n } Tagen
}
# The same within a sentence.
page-just-now-inside = gerade eben
page-day-unknown-inside = an einem unbekannten Tag
page-minutes-ago-inside = { $n ->
    [one] vor einer Minute
   *[other] vor { $n } Minuten
}
page-hours-ago-inside = { $n ->
    [one] vor einer Stunde
   *[other] vor { $n } Stunden
}
page-days-ago-inside = { $n ->
    [one] gestern
   *[other] vor { $n } Tagen
}
# A no-break space keeps it on one line.
page-minutes = { $n } min
# $minutes has two digits.
page-hours = { $n } h { $minutes }

## Title

title-any-key = { $game }: beliebige Taste für das Hauptmenü
title-continue-cup = POKAL FORTSETZEN
title-continue-league = LIGA FORTSETZEN
title-continue-lesson = LEKTION FORTSETZEN
title-continue-match = PARTIE FORTSETZEN
# A match of a competition that can go on: $stage is its round.
title-left-stage = { $game }, { $stage }, { $score }
title-left = { $game }, { $standing }
# Stands behind a dot after such a match: whose turn it is. $name is a person or a club; $names are both.
title-to-choose = { $name } ist dran
title-both-to-choose = { $names } sind dran
title-all-unfinished = { $n } offene Partien
# A button that leads to the report. $bot is the opponent's name, $ago is when: "two days ago".
title-last-match = Letzte Partie: { $score } gegen { $bot }, { $ago }
# The same of a match without an opponent. $game is its name.
title-last-match-alone = Letzte Partie: { $score } in { $game }, { $ago }
# The cups on the shelf, for a screen reader.
title-cups = { $n ->
    [one] Ein Pokal gewonnen
   *[other] { $n } Pokale gewonnen
}
title-new-here = NEU HIER?
title-new-to-game = NEU IN DIESEM SPIEL?
title-learn-in-match = Lern { $game } in einer Drei-Minuten-Partie
title-learn-quickest = { $game } lernst du am schnellsten, und nach { $n } Minuten ist es vorbei
title-club-house = VEREINSHEIM
title-competition = WETTBEWERB
title-rules = REGELN
title-settings = EINSTELLUNGEN
title-quit = BEENDEN
title-choose = Blättern
title-select = Wählen
title-players-two = 2 Spieler oder Bot
title-players-one = 1 Spieler
title-minutes = { $n } min
title-bots-now = { $n ->
    [1] Ein Bot, live
   *[other] Zwei Bots, live
}
# On the tile of the game of today's match.
tile-day = Partie des Tages
tile-day-played = Heute: { $stars }
# The strength of the strongest opponent that somebody has beaten in a game, beside as many dots.
tile-rank = { $rank } von { $of }
# The best medal that somebody has won.
tile-medal = { $medal ->
    [bronze] Bronze
    [silver] Silber
    [gold] Gold
   *[platinum] Platin
}

## The drawer of a game on the title

drawer-players = Spieler
drawer-match = Partie
drawer-learn = Lernen
# Heading of the aim of the game.
drawer-aim = DAS ZIEL
drawer-medals = Der Vorsprung nach zwei Halbzeiten bestimmt die Medaille:
drawer-kick-off = ANSTOSS
# $why is half a sentence: why no match can begin with these choices.
drawer-not-yet = Noch nicht: { $why }.
drawer-manager = TRAINER
# $club is the name of a club, in capitals.
drawer-home = HEIM: { $club }
drawer-away = GAST: { $club }
drawer-human = Mensch
drawer-bot = Bot
drawer-name = Name
# $upper and $lower are the keys of two rows of the keyboard.
drawer-keys = Maus oder Tasten { $upper } und { $lower }.
drawer-finds-your-level = Passt sich dir an
# What the arrows of a bot change, for screen readers.
drawer-level-manager = TRAINER: Stärke
drawer-level-home = HEIM: Stärke
drawer-level-away = GAST: Stärke
drawer-reset = Zurücksetzen
drawer-rated-not = So stark wie du, sobald er dich kennt. Anfangs mittelstark.
drawer-rated = So stark wie du. Deine Wertung: { $points } nach { $n ->
    [one] einer Partie
   *[other] { $n } Partien
}.
# What is added about a bot that keeps a notebook. $bot is its name.
drawer-will-remember = { $bot } wird sich merken, wie du spielst.
drawer-remembers = { $n ->
    [one] { $bot } erinnert sich an deine letzte Partie.
   *[other] { $bot } erinnert sich an deine letzten { $n } Partien.
}
# A sentence of that notebook, word for word.
drawer-notebook-says = Über dich steht da: „{ $sentence }“
# Somebody's results against an opponent. $ago is when they last met: "two days ago".
opponent-record = { $drawn ->
    [0] Siege { $won }, Niederlagen { $lost }. Letztes Duell { $ago }.
   *[other] Siege { $won }, Unentschieden { $drawn }, Niederlagen { $lost }. Letztes Duell { $ago }.
}
# What an opponent says before the next match, and its words: about all matches so far, or about the last one. $score has
# the player's goals first; $won and $lost are the player's; $wording is one of several ways to say the same.
opponent-says = „{ $words }“
rival-never-beaten = { $n } Partien, und ich warte noch auf den ersten Sieg. Damit ist jetzt Schluss.
rival-never-won = { $n } Partien, und du wartest noch auf den ersten Sieg.
rival-first-defeat = Du kannst mich also schlagen. Einmal.
rival-first-win = Ich dachte schon, gegen dich gewinne ich nie.
rival-same-score = Zweimal { $score }. Ein drittes Mal gibt es nicht.
rival-goalless = Letztes Mal torlos. Irgendwer sollte treffen.
rival-many-goals = { $n } Tore beim letzten Mal. Beide Keeper haben Redebedarf.
rival-beaten-in-a-row = Das waren { $n } Siege in Folge für dich. Jetzt reicht’s.
rival-won-in-a-row = { $n } Siege in Folge für mich. Mir wird nicht langweilig.
rival-beaten-clearly = { $wording ->
    [0] { $score }. Das höre ich heute noch.
    [1] Nach dem { $score } habe ich etwas gutzumachen.
    [2] { $score }, du hast mich zerlegt. Versuch das noch mal.
   *[3] Das { $score } hat wehgetan. Diesmal schlage ich zurück.
}
rival-beaten = { $wording ->
    [0] { $score } war dein Tag. Meiner kommt.
    [1] Das { $score } war knapp. Nächstes Mal andersherum.
    [2] Das { $score } wurmt mich immer noch.
   *[3] Du hast { $score } gewonnen. Gewöhn dich nicht daran.
}
rival-drawn = { $wording ->
    [0] { $score } entscheidet nichts. Noch mal?
    [1] An ein { $score } erinnert sich niemand. Das ändern wir.
    [2] { $score }. Froh ging da keiner nach Hause.
    [3] Wir haben uns beim { $score } die Punkte geteilt. Teilen liegt mir nicht.
    [4] Ein Remis macht nur halb satt. Ich habe noch Hunger.
    [5] { $score }. Einer muss zuerst blinzeln.
   *[6] Letztes Mal { $score }. Diesmal nicht.
}
rival-won = { $wording ->
    [0] Für das { $score } musste ich arbeiten.
    [1] { $score } war knapp. Knapp ist nett.
    [2] { $score }. Eine Weile hast du mir Sorgen gemacht.
   *[3] Noch ein { $score } nehme ich gern.
}
rival-won-clearly = { $wording ->
    [0] { $score }. Soll ich es dir leichter machen?
    [1] Zeig mehr als beim { $score }.
    [2] An das { $score } denke ich gern zurück. Und du?
   *[3] Vielleicht war das { $score } zu hoch. Zeig es mir.
}
rival-behind = Nach Siegen führst du { $won }:{ $lost }. Das bleibt nicht so.
rival-ahead = Nach Siegen führe ich { $lost }:{ $won }. Schöne Aussicht hier oben.
rival-even = { $won }:{ $won } nach Siegen. Klären wir das?
rival-after-defeat = { $wording ->
    [0] Du bist oben. Noch.
    [1] Ich schulde dir etwas.
   *[2] Jetzt bin ich dran.
}
rival-after-win = { $wording ->
    [0] Willst du noch mehr?
    [1] Revanche? Na dann los.
   *[2] Letztes Mal hat Spaß gemacht. Mir.
}
rival-again = { $wording ->
    [0] Du wieder. Gut.
    [1] Duell Nummer { $n }. Bereit?
    [2] Heute keine Ausreden.
    [3] Geredet wird nach dem Schlusspfiff.
    [4] Gleiches Flutlicht, gleicher Rasen, neues Ergebnis.
    [5] Darauf habe ich mich gefreut.
    [6] Geben wir den Rängen etwas zu rufen.
    [7] Eine Partie, um mich umzustimmen.
    [8] Schuhe zu. Los geht’s.
    [9] Du kennst mich inzwischen. Kenne ich dich?
    [10] Die bessere Seite soll gewinnen. Also meine.
   *[11] Handschlag? Dann los.
}
opponent-not-met = Noch kein Duell.
drawer-match-number = Partienummer
drawer-match-number-type = Partienummer: eintippen
drawer-random = Zufällig
drawer-by-number = Nach Nummer
drawer-number-known = Wer die Nummer kennt, kann jede Karte ausrechnen.
drawer-number-digits = Eine Partienummer hat nur Ziffern.
drawer-number-too-large = Diese Partienummer ist zu groß.

## Unfinished matches

left-title = OFFENE PARTIEN
left-none = Keine Partie wartet. Wenn du eine verlässt, bleibt sie hier und geht später weiter.
left-play-on = FORTSETZEN
left-watch = Ansehen
# Where a match stands: `1-0, 36′ 2nd half`. $part is one of the messages below.
left-standing = { $score }, { $clock }, { $part }
left-standing-no-clock = { $score }, { $part }
# Where rounds are counted, and pairs of kicks in a shootout.
left-standing-round = { $score }, Runde { $n } von { $of }
left-standing-sudden-round = { $score }, Stechrunde { $n }
left-standing-pair = { $score }, { $part }, { $n }. Schuss
left-part-split = Aufteilung
left-part-first-half = 1. Halbzeit
left-part-second-half = 2. Halbzeit
left-part-extra-time = Verlängerung
left-part-extra-first = Verlängerung 1
left-part-extra-second = Verlängerung 2
left-part-round = Runde
left-part-sudden-round = Stechrunde
left-part-penalties = Elfmeter
left-part-sudden-death = Sudden Death
left-part-full-time = Abpfiff

## Settings

settings-title = EINSTELLUNGEN
# Headings where a named person plays first: above that person's own settings, and above all others.
settings-of = NUR FÜR { UPPER($name) }
settings-of-everybody = FÜR ALLE
# Buttons that set the settings under such a heading back.
settings-defaults-of = Standard für { $name }
settings-defaults-of-everybody = Standard für alle
settings-tab-sound = Ton
settings-tab-match = Partie
settings-tab-display = Anzeige und Steuerung
settings-off = Aus
settings-on = An
settings-master = Gesamtlautstärke
settings-crowd = Publikum
settings-effects = Pfiff, Ball und Karten
settings-music = Musik
settings-sound = Ton
settings-muted = Stumm
settings-in-background = Ton hinter anderen Fenstern
settings-match-music = Musik während der Partie
settings-captions = Untertitel
settings-captions-important = Nur Wichtiges
settings-captions-every = Alles
# $why is half a sentence.
settings-no-sound = Kein Ton: { $why }
settings-table-speed = Spieltempo
settings-speed-half = 1/2
settings-speed-times = { $n }×
settings-instant = Sofort
settings-bot-pace = Tempo der Bots
settings-natural = Natürlich
settings-quick = Schnell
settings-looks = Zu zweit: Zeit für den Blick auf die eigenen Karten (bei vielen Karten 30 Sekunden)
settings-seconds = { $n } Sekunden
settings-until-hidden = Bis ich sie verdecke
settings-kick-off = Anstoßzeit
settings-night = Flutlicht
settings-dusk = Dämmerung
settings-afternoon = Nachmittag
settings-any = Zufällig
settings-readers = Bots mit Notizbuch erinnern sich an dich (nachzulesen im Vereinsheim)
settings-lively-crowd = Publikum in Bewegung
settings-expert = Expertenmodus: Der Co-Trainer nennt Zahlen, Hinweise nennen Regelnummern
settings-language = Sprache
settings-text-size = Textgröße
settings-keys = Tasten
settings-credits = Mitwirkende
settings-reduced-motion = Weniger Bewegung: Nichts wackelt, nichts fliegt, kein Konfetti
settings-suits = Kartenfarben
settings-two-colours = Zweifarbig
settings-four-colours = Vierfarbig
settings-faces = Kartenbilder
settings-standard = Standard
settings-clear = Gut lesbar
settings-save-power = Strom sparen
settings-full-screen = Vollbild

## Keys

keys-title = TASTEN
keys-title-of = TASTEN VON { UPPER($name) }
keys-tab-options = Auswahl
keys-tab-table = Tisch
keys-tab-menus = Menüs
keys-tab-pad = Gamepad
keys-tab-keyboard = Tastatur
keys-about-options = Was in einem Zug zur Wahl steht, in der gezeigten Reihenfolge. Wähle ein Feld und drück die neue Taste.
keys-about-table = Eine Taste und ein Knopf für alles andere. Wähle ein Feld und drück die neue Taste oder den neuen Knopf.
keys-about-menus = Damit gehst du durch Menüs. Die Tasten sind fest. Wähle einen Knopf, um ihn zu ändern.
keys-about-pad = Wählt ihr beide geheim, stehen sechs Knöpfe für die ersten sechs Auswahlfelder. Hältst du einen weiteren, sind es die anderen sechs.
keys-about-keyboard = Was jede Taste tut.
# What became of a new binding. $new and $old are labels of keys or buttons.
keys-set = { $new } ist gesetzt.
keys-swapped = { $new } war belegt. Was dort lag, liegt jetzt auf { $old }.
keys-taken = { $new } ist belegt, und die Aktion kann nicht auf { $old } umziehen: Wähl etwas anderes.
keys-reserved = { $new } gehört den Menüs: Nimm etwas anderes.
keys-nothing = nichts
keys-defaults-restored = Standard wiederhergestellt.
keys-hand-left = Allein oder linker Spieler
keys-hand-right = Rechter Spieler
# The name of a slot for screen readers: $hand is one of the two above.
keys-option-of = { $hand }, Auswahl { $n }
keys-head-key = Taste
keys-head-button = Knopf
keys-none = frei
# $action is the name of an action.
keys-key-of = Taste für: { $action }
keys-button-of = Knopf für: { $action }
# Each button of the pad stands for two options.
keys-options-two = Auswahl { $n } und { $m }
keys-look = Schauen
keys-press-one = jetzt drücken
# Short labels on the picture of a keyboard.
keys-cap-page-up = Bild ↑
keys-cap-page-down = Bild ↓
keys-cap-caps = Feststell
keys-cap-shift = Shift
keys-cap-control = Strg
keys-cap-alt = Alt
keys-cap-insert = Einfg
keys-cap-delete = Entf
keys-legend-left = Auswahl: allein oder linker Spieler
keys-legend-right = Auswahl: rechter Spieler
keys-legend-rest = Alles andere

## Rules

# $game is the title of the game, in capitals.
rules-title = { $game }: DIE REGELN
rules-options = In dieser Partie: { $options }.
rules-seals = Für Neugierige: wie Entscheidungen versiegelt werden
rules-seals-text = Vor dem Anstoß legt das Spiel die Partienummer fest, und der Bot legt jede geheime Wahl fest, bevor du wählst. Der Liveticker zeigt, wie das Siegel davon beginnt, also kann danach niemand mehr etwas ändern. Jeder kann eine gespeicherte Partie nachprüfen: five-a-side replay --verify. Die Siegel beweisen nicht, dass ein Bot deine Gewohnheiten nicht kennt, und sie sagen nichts über Entscheidungen, die du zuerst triffst.

## Pause

pause-title = PAUSE
pause-saved = Die Partie wird nach jeder Entscheidung gespeichert.
# $seal is the beginning of a code.
pause-seed-sealed = Partienummer beim Anstoß versiegelt: { $seal }
pause-choice-sealed = Wahl von { $club } versiegelt: { $seal }
pause-opponent-notes = Deine Notizen über { $name }
pause-rules = Regeln
pause-settings = Einstellungen
pause-again = Neu beginnen
# Asked of two people, with its two answers.
pause-again-about = Neu beginnen? Diese Partie bleibt bei den offenen.
pause-again-surely = Ja, neu beginnen
pause-again-not = Nein, weiterspielen
pause-lesson-again = Lektion neu beginnen
pause-leave = Partie verlassen
pause-quit = Beenden

## Credits

credits-title = MITWIRKENDE
credits-games = Die Spiele
credits-games-text = Soccer ist von Laurence Antonios, Soccer 17 von Jack Darwid. Soccer Cards kommt von soccercards.pl. Wer Soccer Solitaire und Soccer-Go gemacht hat, wissen wir nicht. Das Elfmeterschießen und das Duell sind von uns. Die Regeln stehen hier in unseren eigenen Worten.
credits-letters = Schriften und Symbole
credits-letters-text = Schriften: Barlow von The Barlow Project Authors, Inter von The Inter Project Authors, Symbole aus Noto von The Noto Project Authors, alle unter der SIL Open Font License. Symbole: Phosphor Icons, unter der MIT-Lizenz.
credits-pictures = Bilder
credits-pictures-text = Karten, Tisch und Stadion sind von den eigenen Programmen dieses Spiels gezeichnet.
credits-sound = Ton
credits-sound-text = Ball, Karten, Pfiff und Ränge stammen aus den eigenen Programmen dieses Spiels. Musik und Fanfaren sind von uns, gespielt mit der Klangbibliothek FluidR3_GM von Frank Wen und anderen, unter der MIT-Lizenz.
credits-libraries = Bibliotheken
credits-libraries-text = Das Spiel baut auf Bevy, egui, Kira und einigen Hundert anderen freien Bibliotheken auf. Danke an alle, die sie geschrieben haben.
credits-licences = Lizenzen der Bibliotheken
# Shown where the file with the licences is missing.
credits-from-source = Diese Fassung wurde aus dem Quelltext gebaut; dort nennt packaging/notices jede Bibliothek und ihre Lizenz.

## Result

result-honours-even = PUNKTETEILUNG
result-you-win = GEWONNEN!
result-beaten = DIESMAL GESCHLAGEN
# A player's name, or the name of a club, in capitals.
result-one-wins = { $name } GEWINNT
result-club-wins = { $club } GEWINNT
# What decided the match.
result-normal-time = Nach regulärer Spielzeit.
# In games of rounds.
result-last-round = Nach der letzten Runde.
result-extra-time = Nach Verlängerung.
result-sudden-rounds = Entschieden in den Stechrunden.
result-shootout = Entschieden vom Punkt.
result-elimination = Eine Seite hatte niemanden mehr.
# A match of a competition: $occasion is its round and pairing, $how one of the sentences above.
result-occasion = { $occasion }. { $how }
result-medal = { $medal ->
    [bronze] Eine Bronzemedaille.
    [silver] Eine Silbermedaille.
    [gold] Eine Goldmedaille.
   *[platinum] Eine Platinmedaille.
}
# What the next medal would have needed.
result-next-medal = { $medal ->
    [bronze] Bronze
    [silver] Silber
    [gold] Gold
   *[platinum] Platin
} gibt es ab { $n ->
    [1] einem Tor
    [2] zwei Toren
    [3] drei Toren
    [4] vier Toren
    [5] fünf Toren
    [6] sechs Toren
    [7] sieben Toren
    [8] acht Toren
    [9] neun Toren
    [10] zehn Toren
    [11] elf Toren
   *[other] { $n } Toren
} Vorsprung.
result-lift-the-cup = HOCH DEN POKAL
result-see-the-end = DAS ENDE ANSEHEN
result-to-the-competition = ZURÜCK ZUM WETTBEWERB
result-real-match = JETZT EINE ECHTE PARTIE
result-next-lesson = Nächste Lektion
result-again = NOCH EINMAL
result-same-deal = Gleiche Karten
result-coach = Co-Trainer
result-watch-again = Noch mal ansehen
result-title = Hauptmenü
result-more = Mehr
result-less = Weniger
result-last-turn = Letzter Zug noch mal
result-report = Spielbericht
result-picture = Als Bild speichern
result-copy = Code kopieren
# The result of a match of the day.
result-copy-day = Ergebnis kopieren
result-day = Die Partie des Tages, { $date }.
result-day-stars = Die Partie des Tages, { $date }: { $stars }.
result-day-for-fun = Zum Spaß gespielt: Nur dein erster Versuch bei der Partie des Tages zählt.
result-to-the-calendar = ZUM KALENDER
# Behind the medals of the first honours of a match.
result-honours-more = { $n ->
    [one] ein weiterer
   *[other] { $n } weitere
}
# What the match has brought. $bot is the name of an opponent, as in the sentences below.
result-new-rank = Erster Sieg gegen { $bot } in { $game }: Stärke { $rank } von { $of }.
result-new-medal = Deine beste Medaille bisher.
result-new-record = Dein höchster Sieg in diesem Spiel: { $score }.
# At least two.
result-streak = { $n } Siege in Folge.
result-record = { $drawn ->
    [0] Gegen { $bot } in { $game }: Siege { $won }, Niederlagen { $lost }.
   *[other] Gegen { $bot } in { $game }: Siege { $won }, Unentschieden { $drawn }, Niederlagen { $lost }.
}
# What is nearest: $have of $of steps of the honour $name are done.
result-nearest-honour = Nächster Erfolg: { $name }, { $have } von { $of }.
# The next opponent; $line is a sentence about them.
result-nearest-opponent = Noch zu schlagen: { $bot }. { $line }
# How often an opponent with a habit kept to it in this match; $line is the sentence that tells the habit.
result-habit = { $bot } blieb bei { $kept } von { $of } Entscheidungen der Gewohnheit treu. { $line }
# What the next opponent says after a first win over the one below, by its place from the weakest.
result-challenge = { $bot }: „{ $words }“
challenge-2 = Eine Partie gewinnst du also. Auch zwei?
challenge-3 = Ich hab von der Tribüne zugesehen. Bei mir reicht das nicht.
challenge-4 = Nicht schlecht. Sonntagmorgens hab ich schon Bessere geschlagen.
challenge-5 = Ihr werdet laut da unten. Komm rauf und sag es mir.
challenge-6 = Ich hab gesehen, wie du das machst. Es steht in meinem Heft.
challenge-7 = Bis hierher kommen viele. An mir vorbei kaum jemand.
challenge-8 = Ich habe dich erwartet. Wollen wir?
# After a lesson: the opponent of the first real match.
result-first-opponent = Zuerst wartet { $bot }, Stärke { $rank } von { $of }. { $line }
# A button: the next match is against that opponent.
result-meet = WEITER: { UPPER($bot) }
# A word on the result.
result-word-no-goals = Zweimal zu null und ein langer Heimweg.
result-word-drawn = Heute passt kein Blatt Papier zwischen euch.
result-word-lost-on-kicks = Erst das Elfmeterschießen hat euch getrennt.
result-word-lost-by-one = Ein Moment hat es entschieden. Der nächste gehört vielleicht dir.
result-word-lost-by-two = Zwei zu wenig. Kopf hoch.
result-word-lost-by-more = Ein bitterer Abend. Morgen geht das Flutlicht wieder an.
result-word-won-on-kicks = Im Elfmeterschießen gewonnen ist auch gewonnen.
result-word-won-one-nil = Ein Tor hat gereicht.
result-word-won-by-one = Knapp gewonnen ist auch gewonnen.
result-word-won-by-two = Zwei Tore vor am Ende. Das reicht.
result-word-won-by-more = Davon reden sie hier noch in Jahren.

## Competition

# $game is the title of the game, in capitals.
competition-title-cup = { $game }: POKAL
competition-title-league = { $game }: LIGA
competition-title-groups = { $game }: GRUPPEN UND POKAL
competition-title-five = FIVE-A-SIDE-POKAL
competition-new = NEUER WETTBEWERB
competition-list = WETTBEWERBE
competition-all = Alle Wettbewerbe
competition-under-way = IM GANGE
competition-winners = BISHERIGE SIEGER
competition-line = { $title }: { $state }
competition-others-playing = Die anderen spielen
competition-others-play = DIE ANDEREN SPIELEN
competition-out = Du bist ausgeschieden. Der Rest wird ohne dich gespielt.
competition-your-next = DEINE NÄCHSTE PARTIE
competition-next = DIE NÄCHSTE PARTIE
competition-leg-in = { $round }: { $game }
competition-abandon = Abbrechen
competition-abandon-surely = Ja, abbrechen
competition-keep = Nein, behalten
# The heads of a league's table: won, drawn, lost, goals, points.
competition-won = S
competition-drawn = U
competition-lost = N
competition-goals = Tore
competition-points = Pkt
competition-form = Form
competition-chance = Titel %
competition-chance-of = Titelchance: { $n } %
# A game for one manager that two play here.
competition-for-two = { $game } zu zweit
competition-draw = AUSLOSEN
competition-mixed = Gemischt
competition-kind = ART
competition-clubs = VEREINE
competition-matches = PARTIEN
competition-legs-single = Eine
competition-legs-return = Hin und zurück
competition-draw-open = Offen
competition-draw-seeded = Gesetzt
competition-ground = PLATZ
competition-ground-home = Heim und auswärts
competition-ground-neutral = Neutral
competition-sides = TEAMS
competition-sides-clubs = Vereine
competition-sides-countries = Länder
competition-game = SPIEL
competition-game-name = Spiel
competition-five = Five-a-Side-Pokal
competition-game-drawn = Per Los
competition-people = AN DIESEM BILDSCHIRM
competition-bots = BOTS
competition-bots-name = Bots
competition-about-cup = Wer verliert, ist raus; steht es gleich, geht die Partie weiter, bis jemand gewinnt. Das Los bestimmt, wer gegen wen antritt. Du kannst eine Partie verlassen und später beenden.
competition-about-three = Zwei der drei treffen sich, und der Sieger spielt das Finale gegen den dritten; das Los bestimmt, wer wartet. Steht es gleich, geht die Partie weiter, bis jemand gewinnt.
# A side that goes on without a match.
competition-free = Direkt im Finale
competition-about-legs = Jedes Duell hat Hin- und Rückspiel. Alle Tore zählen. Bei Gleichstand folgt ein Entscheidungsspiel. Das Finale ist eine einzige Partie.
competition-about-five = Jedes Duell hat eine Partie in jedem der fünf Spiele. Jede Partie hat einen Sieger. Wer zuerst drei gewinnt, kommt weiter.
competition-about-league = Jeder gegen jeden: drei Punkte für einen Sieg, einer für ein Unentschieden. Bei Punktgleichheit zählen Tordifferenz, Tore, die direkten Duelle und zuletzt das Los.
competition-about-groups = In der Gruppe spielt jeder gegen jeden. Die ersten zwei kommen in den Pokal; wer dort verliert, ist raus. Bei Punktgleichheit zählen Tordifferenz, Tore, die direkten Duelle und zuletzt das Los.
competition-road = DER WEG INS FINALE
competition-fixtures = SPIELPLAN
competition-entrants = TEILNEHMER
# Ceremonies: the draw, the tunnel before a final, the results of others, the medal of the second.
competition-final = DAS FINALE
competition-lots = DIE AUSLOSUNG
competition-go-on = WEITER
competition-any-key = Mit jeder Taste geht es weiter.
competition-results = DIE ANDEREN ERGEBNISSE
competition-results-come = Sie kommen eins nach dem anderen.
competition-silver = SILBER
competition-watch = { $match } noch einmal ansehen
competition-watch-leg = Partie { $n } noch einmal ansehen: { $match }
competition-replaying = Die Bots spielen diese Partie noch einmal: einen Moment …
competition-match-gone = Diese Partie ist nicht mehr da.
competition-watch-hint = Wähle ein Ergebnis, um die Partie anzusehen.
competition-scorers = Torjäger
competition-to-matches = Partien
competition-no-scorers = Noch hat niemand getroffen.
competition-scorers-part = Die Torschützen sind bei { $n } von { $of } Partien bekannt.

## People

people-title = WER SPIELT?
people-done = Fertig
people-about = Klick auf einen Namen, um ihn zu ändern, und leg fest, wer Heim und wer Gast ist. Wer allein spielt, ist hier Heim. Der Name steht auf der Anzeigetafel, in Wettbewerben und bei jeder gespeicherten Partie. Diesen Computer verlässt er nie.
people-settings = Textgröße, Spieltempo, Bewegung, Untertitel, Kartenfarben, Kartenbilder und Tasten merkt sich das Spiel zu jedem Namen. Spielt ihr zu zweit, gelten die von Heim.
people-new-name = Neuer Name
people-home = Heim
people-away = Gast
# For screen readers: the button that deletes $name.
people-forget = { $name } löschen
people-forget-surely = { $name } löschen: sicher?
people-too-long = Namen können bis zu { $n } Zeichen haben.
people-letters = Nimm Buchstaben und Ziffern, dazwischen Leerzeichen, Punkte, Bindestriche oder Apostrophe.
people-known = { $name } steht schon auf der Liste.

## Dialogs

dialog-ok = OK
dialog-close = Schließen
dialog-later = Später
dialog-stoppage = UNTERBRECHUNG
dialog-not-added = NICHT HINZUGEFÜGT
dialog-not-copied = NICHT KOPIERT
dialog-not-deleted = NICHT GELÖSCHT
dialog-files-head = PROBLEME MIT DATEIEN
dialog-pictures-head = BILDER FEHLEN
dialog-not-opened = NICHT GEÖFFNET
dialog-already-open = SCHON OFFEN
dialog-already-open-text = Five-a-Side ist schon in einem anderen Fenster offen, und nur dort wird gespeichert. Spiel dort, oder spiel hier, ohne dass Partien, Ergebnisse oder Einstellungen gespeichert werden.
dialog-play-unsaved = TROTZDEM SPIELEN
dialog-fault = ABGESTÜRZT
# $kept is one of the two sentences below, $log the path of a file.
dialog-fault-text = Das Spiel ist beim letzten Mal abgestürzt. { $kept } Wenn du es melden willst, kopier den Fehler und füg ihn in deine Meldung ein. Er steht auch in { $log }.
dialog-all-kept = Alles Gespeicherte ist sicher.
# $stands is the game, and the score if it is known.
dialog-match-kept = Deine Partie ist gerettet: { $stands }.
dialog-copy-fault = Fehler kopieren
dialog-copied = Kopiert
dialog-no-clipboard = Nicht kopiert
# $why is one of the sentences that begin with unsaved- or fault-.
dialog-not-saved = Das zuletzt Gespielte ist noch nicht gespeichert. Wenn du das Spiel jetzt schließt, ist es verloren. { $why }
dialog-try-again = NOCH MAL
dialog-close-unsaved = Trotzdem schließen
# Files that could not be used: a heading, up to three files, the number of others, and the end.
dialog-files = { $n ->
    [one] Eine Datei war nicht zu gebrauchen:
   *[other] { $n } Dateien waren nicht zu gebrauchen:
}
dialog-file-damaged = { $file } ist beschädigt und wurde nicht geladen.
dialog-file-newer = { $file } stammt aus einer neueren Version des Spiels. Aktualisier das Spiel, dann kann es die Datei lesen.
dialog-file-unreadable = { $file } ist nicht lesbar, deshalb werden Änderungen daran nicht gespeichert.
dialog-file-too-many = { $file } ist eine zu viel.
dialog-file-copy = { $file } ist eine andere Fassung eines Wettbewerbs. Das Spiel nimmt die, in der mehr gespielt ist, und behält diese als Kopie.
dialog-files-more = … und { $n ->
    [one] eine weitere
   *[other] { $n } weitere
}.
dialog-files-end = Nichts wurde gelöscht: Was nicht lesbar ist, bleibt, wo es ist. Einzelheiten stehen in { $log }.
# The system's dialogs that choose files, and what is said where there are none.
picker-open = Partien und Vereine auswählen
picker-save = Speichern
picker-folder = Ordner auswählen
picker-matches-and-clubs = Partien und Vereine
picker-pictures = Bilder
picker-all-files = Alle Dateien
picker-unavailable = Hier ließ sich kein Fenster zur Dateiauswahl öffnen. Zieh die Dateien in dieses Fenster oder füg ihren Inhalt ein.

# Errors of the data folder. $cause is one of the causes below; $fault is what the program found, in English.
unsaved-write = { $path } ließ sich nicht speichern: { $cause }.
unsaved-locked = Ein anderes Fenster oder Programm benutzt anscheinend { $path }. Schließe es und versuche es noch einmal. Einzelheiten: { $fault }.
unsaved-no-folder = Es gibt keinen Ordner zum Speichern. Damit gespeichert wird, setze die Umgebungsvariable { $variable } auf einen Ordner und starte das Spiel neu.
fault-write = { $path } ließ sich nicht speichern: { $cause }. Das Spiel läuft weiter und versucht es immer wieder. Bis es klappt, steht unten im Fenster NICHT GESPEICHERT.
fault-not-moved = Deine Partien und Einstellungen bleiben in { $from }, weil sie sich nicht nach { $to } verschieben ließen. Verloren ist nichts, und beim nächsten Start versucht das Spiel es noch einmal. Einzelheiten: { $fault }.
fault-vanished = { $path } wurde entfernt oder umbenannt, während das Spiel offen war. Das Spiel legt den Ordner neu an und speichert dort, aber beendete Partien aus dem alten Ordner können fehlen.
fault-left = { $path } ist nicht lesbar. Das Spiel rührt die Datei nicht an, kann aber dort nicht speichern: Änderungen gelten von jetzt an nur, bis du das Spiel schließt. Schließ das Spiel, verschieb die Datei in einen anderen Ordner und starte es neu, dann kann es dort wieder speichern.
fault-changed = Ein anderes Programm hat { $path } geändert, während das Spiel offen war. Das Spiel nimmt seine eigene Fassung. Die andere liegt in { $copy }.
fault-changed-in-place = Ein anderes Programm hat { $path } geändert, während das Spiel offen war, und jetzt ist die Datei nicht mehr lesbar. Das Spiel rührt sie nicht an, kann aber dort nicht speichern: Änderungen gelten von jetzt an nur, bis du das Spiel schließt. Schließ das Spiel, verschieb die Datei in einen anderen Ordner und starte es neu, dann kann es dort wieder speichern.
fault-no-folder = Das Spiel hat keinen Ordner zum Speichern gefunden. Du kannst spielen, aber nichts wird gespeichert, und unten im Fenster steht NICHT GESPEICHERT. Setz die Umgebungsvariable { $variable } auf einen Ordner und starte das Spiel neu, dann wird gespeichert.
fault-locked = Gerade lässt sich nichts speichern, weil { $path } sich nicht sperren ließ. Das Spiel läuft weiter und versucht es immer wieder. Bis es klappt, steht unten im Fenster NICHT GESPEICHERT. Einzelheiten: { $fault }.
fault-broken = Etwas ließ sich nicht speichern. Das ist ein Fehler im Spiel, nicht deiner. Das Spiel läuft weiter und speichert alles andere. Einzelheiten: { $fault }.
cause-disk-full = der Datenträger ist voll, mach also etwas Platz
cause-not-allowed = du hast dort keine Zugriffsrechte
cause-read-only = der Datenträger ist schreibgeschützt
cause-missing = sie ist nicht mehr da
cause-system = dein System meldet „{ $fault }“
cause-no-file = das ist ein Ordner, nimm also die Dateien darin
cause-too-large = sie ist zu groß
cause-no-text = das ist weder eine Partie noch ein Verein

## The match of the day

# The line of a result, to be pasted anywhere. The code must stay the last word. $version is that of the bots.
day-line = Five-a-Side { $date }, { $game } gegen { $bot } (Bots { $version }): { $score }, { $stars }, { $code }
day-line-alone = Five-a-Side { $date }, { $game }: { $score }, { $stars }, { $code }
day-stars = { $n ->
    [1] ein Stern
    [2] zwei Sterne
   *[other] drei Sterne
}
day-match = { $game } gegen { $bot }
# On the title. $what is the match, $stars a number of stars.
title-day = Partie des Tages: { $what }
title-day-played = Partie des Tages: { $stars }
day-title = PARTIE DES TAGES
day-about = Alle bekommen dieselben Karten. Dein erster Versuch zählt, danach kannst du zum Spaß weiterspielen. Ein Sieg bringt drei Sterne, ein Unentschieden oder ein Sieg im Elfmeterschießen zwei. Einen gibt es fürs Zu-Ende-Spielen.
day-open = Dein erster Versuch zählt.
day-missed = Diese hast du verpasst. Jetzt gespielt, zählt sie als verspätet.
day-under-way = Du spielst sie gerade, und dieser Versuch zählt.
day-given-up = Du hast sie aufgegeben. Zum Spaß kannst du sie noch spielen.
day-played = Am Tag selbst gespielt: { $stars }.
day-played-late = Verspätet gespielt: { $stars }.
day-streak = { $n ->
    [one] Ein Tag in Folge.
   *[other] { $n } Tage in Folge.
}
# The match of tomorrow.
day-tomorrow = Morgen: { $what }.
day-play = SPIELEN
day-go-on = FORTSETZEN
day-again = Zum Spaß noch einmal
day-for-two = Zu zweit
day-copy = Ergebnis kopieren
day-copied = Kopiert: Füg es ein, wo du magst.
day-no-record = Diese Partie ist nicht mehr im Vereinsheim.
day-no-line = Dieses Ergebnis lässt sich nicht mehr kopieren: Eine neue Version des Spiels hat die Karten jenes Tages geändert.
day-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
day-month-before = Der Monat davor
day-month-after = Der Monat danach
# The head of a column of the calendar, from Monday.
day-weekday = { $n ->
    [1] Mo
    [2] Di
    [3] Mi
    [4] Do
    [5] Fr
    [6] Sa
   *[7] So
}
# A day of the calendar, for a screen reader.
day-cell-stars = { $date }, { $stars }

## What a person has seen of the opponent $name, in $n matches.

opponent-notes-title = DEINE NOTIZEN ÜBER { $name }
opponent-notes-seen = WAS DU GESEHEN HAST
opponent-notes-none = Noch nichts. Spiel weiter: Hier wird jede Entscheidung notiert, die ihr beide gesehen habt.
opponent-notes-from = Aus { $n ->
    [1] einer Partie
   *[other] { $n } Partien
}, diese eingeschlossen.

## The evening: several people at one screen, one match after another

# On the title. $home and $away are the names of people or teams.
title-evening = Ein Abend für zwei bis acht
title-evening-on = Der Abend geht weiter: { $home } gegen { $away }
evening-title = DER ABEND
evening-about = Zwei bis acht Leute, ein Bildschirm, eine Partie nach der anderen. Wer wartet, tippt auf den Sieger, und eine Tabelle zählt alles.
evening-who = WER IST DA?
evening-names = Namen
evening-games = WAS WIRD GESPIELT?
evening-form = WIE?
evening-winner-stays-on = Sieger bleibt
evening-league = Liga
evening-cup = Pokal
evening-about-winner-stays-on = Wer verliert, macht Platz für den, der am längsten wartet.
evening-about-league = Jeder spielt gegen jeden, ein Spiel nach dem anderen.
evening-about-cup = Wer verliert, ist bis zum nächsten Pokal draußen.
evening-length = WIE LANGE?
evening-half-hour = Halbe Stunde
evening-hour = Eine Stunde
evening-two-hours = Zwei Stunden
evening-open = Ohne Ende
evening-match-length = WIE LANG IST EINE PARTIE?
evening-whole-matches = Ganze Partien
evening-short-matches = Kurze Partien
evening-sides = ALLEIN?
evening-alone = Jeder für sich
evening-in-teams = Zu zweit im Team
evening-needs-people = Für einen Abend braucht es mindestens zwei Leute. Gib zuerst ihre Namen ein.
evening-too-many-people = Mehr als { $n } Leute passen nicht in einen Abend.
evening-needs-teams = Für Zweierteams braucht es vier, sechs oder acht Leute.
evening-needs-a-game = Für einen Abend braucht es ein Spiel.
evening-begin = LOS GEHT’S
# A team of two, and the person of a team whose turn it is.
evening-team = { $one } & { $other }
evening-at-hand = { $now } (dann { $next })
# $home and $away are the sides of the next match, in capitals.
evening-to-the-screen = { $home }, { $away }: AN DEN BILDSCHIRM
evening-next-up = Danach: { $name }
evening-match = Partie { $n }
evening-streak = { $name }: { $n ->
    [one] ein Sieg
   *[other] { $n } Siege in Folge
}
evening-round-of-league = Liga, { $n }. Spieltag
evening-round-of-cup = Pokal { $n }, noch { $left } dabei
evening-who-wins = WER GEWINNT? DEINE TASTE IST DEIN TIPP
evening-guesses-made = WER GEWINNT? DIE TIPPS
evening-guess-open = { $name }: noch kein Tipp
evening-guess = { $name } tippt auf { $winner }
evening-played = Partien
evening-won = Siege
evening-goals = Tore
evening-best-streak = Serie
evening-cups = Pokale
evening-guessed = Tipps
evening-guessed-of = { $n } von { $of }
evening-points = Punkte
evening-table = DIE TABELLE
evening-time = { $n } von { $of } Minuten gespielt
evening-time-open = { $n ->
    [one] { $n } Minute gespielt
   *[other] { $n } Minuten gespielt
}
evening-late = Die Zeit ist um. Was begonnen hat, wird zu Ende gespielt.
evening-end = Abend beenden
evening-end-surely = Ja, beenden
evening-stay = Nein, weiterspielen
evening-here = Wer kommt, wer geht?
evening-here-about = Wer später kommt, stellt sich an, spielt die laufende Runde mit oder den nächsten Pokal. Wer geht, bleibt in der Tabelle.
evening-another = NOCH EIN ABEND
# The end. $name is a person or a team, in capitals in the first one.
evening-winner = DER ABEND GEHÖRT { $name }
evening-shared = DER ABEND GEHÖRT { $one } UND { $other }
evening-nobody-won = NIEMAND HAT EINE PARTIE GEWONNEN
evening-longest-streak = Längste Serie: { $name }, { $n } Siege
evening-best-guesser = Beste Nase: { $name }, { $n } von { $of }
evening-summary = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
} in { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}.
# On the result.
result-evening-next = WEITER: { $home } GEGEN { $away }
result-evening-over = SO ENDETE DER ABEND

## The picture of a match

card-date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
card-saved = Gespeichert als { $name } in „{ $folder }“
card-not-saved = Das Bild ließ sich nicht erstellen oder speichern. Versuch es noch einmal, oder wähl einen anderen Ordner.
# $graph is one of the headings below, $club whose side it shows.
card-graph = { $graph }: { $club }
card-code = Noch mal ansehen: diesen Code im Vereinsheim einfügen
# The caption of the line of a match of the day.
card-day = Die Partie des Tages: dieselben Karten für alle
graph-wins = SIEGCHANCE
graph-goals = ERWARTETER VORSPRUNG BEI ABPFIFF
graph-exact = bei perfektem Spiel
graph-estimated = geschätzt

## The coach's review. The coach says I.

review-title = DER CO-TRAINER BLICKT ZURÜCK
review-waiting = Ich gehe deine Partie durch: { $n } von { $of } Entscheidungen
review-nothing = Da gab es nichts zu beurteilen.
review-guesses = Keine Stelle ist von sich aus besser als die andere, also hat dich keine etwas gekostet. Gewonnen wird, indem man den Gegner liest. Wie gut du geraten hast, steht im Spielbericht.
review-no-mistake = Einen klaren Fehler habe ich nicht gesehen.
review-small-losses = Ich habe keinen klaren Fehler gesehen, nur kleine Verluste, die sich summieren.
review-note = Ich urteile nach dem, was in dem Moment zu sehen war, nie nach dem, was verdeckt lag.
review-note-expert = Ein Sieg zählt 100 %, ein Unentschieden 50 %. Ich urteile nach dem, was in dem Moment zu sehen war, nie nach dem, was verdeckt lag.
review-note-goals = Ich zähle, mit wie vielen Toren du am Ende vorn liegst. Ich urteile nach dem, was in dem Moment zu sehen war, nie nach dem, was verdeckt lag.
review-your-ball = dein Ball
review-on-the-ball = Ball bei { $club }
# $cost is an amount or a grade, in capitals.
review-cost = Gekostet: { $cost }
review-chose = Deine Wahl: „{ $name }“

# The letters with which a pad writes into a text field: a space, the letter before the cursor deleted, the end of
# writing; and what the button does that presses the chosen key.
letters-space = Leer
letters-delete = Löschen
letters-done = Fertig
letters-type = Schreiben
