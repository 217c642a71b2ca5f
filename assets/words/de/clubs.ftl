### German: clubs of one's own, who plays for whom

## The clubs of one's own

club-tab-own = Deine Vereine
clubs-title = DEINE VEREINE
clubs-edit-title = DEIN VEREIN
clubs-about = Deine Vereine können jede Partie spielen. Kopier einen oder speicher ihn als Datei, um ihn zu verschicken. Eine Datei von anderen ziehst du einfach auf dieses Fenster.
clubs-none = Noch kein eigener Verein. Ein Klick gründet einen, mit Namen, Farben, Stadion und Elf. Danach änderst du, was du willst.
clubs-new = Neuer Verein
clubs-paste = Verein einfügen
# Under a club's name: its three letters and its ground.
clubs-line = { $short }, { $ground }
# Buttons of a club, and their names for screen readers.
clubs-change = Ändern
clubs-change-name = { $name } ändern
clubs-copy = Kopieren
clubs-copy-name = { $name } kopieren
clubs-save = Als Datei
clubs-save-name = { $name } als Datei speichern
clubs-delete-name = { $name } löschen
clubs-delete-surely = { $name } löschen: sicher?
clubs-kept = { $name } ist spielbereit.
clubs-deleted = { $name } ist gelöscht. Gespielte Partien bleiben, dort springt ein anderer Verein ein.
clubs-copied = { $name } ist kopiert. Füg den Verein in eine Nachricht ein.
clubs-saved = Gespeichert als { $path }.
clubs-not-saved = Dort ließ sich die Datei nicht speichern. Wähl einen anderen Ordner.
clubs-taken-in = { $name } gehört jetzt zu deinen Vereinen.
clubs-taken-in-several = { $n } Vereine sind dazugekommen.
clubs-known = { $name } ist schon da.
clubs-full = Du hast { $n } Vereine, mehr passen nicht. Lösch erst einen.
# $fault is in English: what is wrong with the file.
clubs-no-club = Das ist kein Verein, oder er ist beschädigt. Lass ihn dir noch einmal schicken. Einzelheiten: Zeile { $line }, Spalte { $column }: { $fault }.
clubs-too-large = Das ist viel zu lang für einen Verein. Lass dir den Verein noch einmal allein schicken.
clubs-file = { $file } wurde nicht aufgenommen. { $why }

## A club that is being made

clubs-lucky = Anderen Verein losen
clubs-keep = SPEICHERN
clubs-not-kept = Noch nicht gespeichert. Noch einmal zurück, und deine Änderungen sind weg.
clubs-hint = Alles lässt sich ändern und ist sofort zu sehen.
clubs-part-dress = Farben
clubs-part-names = Namen
clubs-part-eleven = Die Elf
clubs-main = Hauptfarbe
clubs-second = Zweitfarbe
clubs-pattern = Muster
clubs-crest-shape = Wappen
clubs-crest-symbol = Zeichen
clubs-colour-red = Rot
clubs-colour-claret = Weinrot
clubs-colour-orange = Orange
clubs-colour-ochre = Ocker
clubs-colour-green = Grün
clubs-colour-forest = Waldgrün
clubs-colour-teal = Petrol
clubs-colour-sky = Himmelblau
clubs-colour-blue = Blau
clubs-colour-violet = Violett
clubs-colour-pink = Pink
clubs-colour-graphite = Graphit
clubs-colour-chalk = Weiß
clubs-colour-yellow = Gelb
clubs-colour-amber = Bernstein
clubs-colour-pale-blue = Hellblau
clubs-colour-rose = Rosa
clubs-colour-mint = Mint
clubs-colour-black = Schwarz
clubs-pattern-plain = Einfarbig
clubs-pattern-sash = Schärpe
clubs-pattern-hoops = Querstreifen
clubs-pattern-halves = Halbiert
clubs-pattern-stripes = Längsstreifen
clubs-pattern-chevron = Winkel
clubs-pattern-pale = Mittelband
clubs-pattern-cross = Kreuz
clubs-pattern-quarters = Geviertelt
clubs-shape-shield = Schild
clubs-shape-roundel = Kreis
clubs-shape-oval = Oval
clubs-shape-hexagon = Sechseck
clubs-shape-octagon = Achteck
clubs-shape-banner = Banner
clubs-shape-arch = Bogen
clubs-shape-pocket = Rundschild
clubs-symbol-plain = Nur der Buchstabe
clubs-symbol-star = Stern
clubs-symbol-crown = Krone
clubs-symbol-waves = Wellen
clubs-symbol-fir = Tanne
clubs-symbol-tower = Turm
clubs-symbol-peaks = Berge
clubs-symbol-sun = Sonne
clubs-symbol-bolt = Blitz
clubs-field-name = Name des Vereins
clubs-field-short = Drei Buchstaben
clubs-field-letter = Buchstaben im Wappen
clubs-field-ground = Stadion
clubs-field-player = Nummer { $n }
clubs-face = Ein anderes Gesicht für Nummer { $n }
clubs-hour = Anstoßzeit
clubs-hour-any = Egal
clubs-hour-night = Flutlicht
clubs-hour-dusk = Dämmerung
clubs-hour-day = Tag
clubs-needs = Nimm { $least } bis { $most } Zeichen.
clubs-needs-exactly = Nimm { $n } Buchstaben, A bis Z.
clubs-letters = Dieses Zeichen geht hier nicht.
clubs-twice = In der Elf heißt schon jemand so.

## Who plays for whom

# On the title, with the three letters of both clubs.
drawer-line-up = Vereine: { $home } gegen { $away }
line-up-title = WER SPIELT FÜR WEN?
line-up-club = Verein
line-up-player = Spieler
line-up-no-name = Ohne Namen
line-up-nobody-here = In diesem Spiel spielt ein Trainer allein.
line-up-at-home = Zu Hause: { $ground }
line-up-first-kit = Im Haupttrikot
line-up-second-kit = Im Ausweichtrikot: Das Haupttrikot sieht dem des Gegners zu ähnlich
line-up-swap = Seiten tauschen
line-up-draw = Beide Vereine losen
line-up-names = Namen
line-up-about = Vereine ändern Trikots und Tribünen, nie die Regeln.
line-up-teams = Die Teamkarten dieser Partie bestimmen, welche Länder sich treffen.
line-up-stays-on = Nach einer Partie kann der Sieger bleiben: Die Ergebnisseite ruft den nächsten Namen auf.
line-up-more-names = Mit drei Namen auf der Liste kann der Sieger nach einer Partie bleiben.
# A button of the result: $name is the next person.
result-stays-on = Sieger bleibt: jetzt { $name }

## People against each other, in the club house

club-between = UNTER EUCH
club-between-score = { $one } { $won }, { $other } { $lost } nach Partien
club-between-drawn = { $n ->
    [one] und ein Unentschieden
   *[other] und { $n } Unentschieden
}
