### German: soccer_go

go-title = Soccer-Go
go-tagline = Sieben geheime Pässe, dann ein Schuss.
go-aim = Spiel sieben Pässe, die keiner errät, und du schießt. Errate einen des Gegners, und du hast den Ball.
go-chance = Die gezogenen Powerkarten
go-bot-1 = Wundertüten-Lou
go-bot-1-line = Legt irgendeine Nummer, spielt irgendeine Karte, tauscht ohne Grund.
go-bot-2 = Hamster-Sal
go-bot-2-line = Passt der Reihe nach von 11 abwärts und hortet jede Powerkarte bis zur letzten Runde.
go-bot-3 = Zehner-Nina
go-bot-3-line = Sucht erst ihre 10, dann 7 und 9, schießt nach links und kann keine Powerkarte lange halten.
go-bot-4 = Abakus-Alf
go-bot-4-line = Passt der Reihe nach von 1 aufwärts und arbeitet sich genauso durch die Torecken.
go-bot-5 = Routine-Rita
go-bot-5-line = Kann einen Angriff auswendig, spielt ihn jedes Mal und glaubt, du spielst ihn auch.
go-bot-6 = Coach Clara
go-bot-6-line = Durchdenkt jeden Angriff und mischt ihre Nummern gut, spart aber nie eine Karte und vergisst deine.
go-bot-7 = Spiegel-Mirko
go-bot-7-line = Spielt dir deinen letzten Angriff vor und wartet auf ihn, wenn du angreifst.
go-bot-8 = Madame Magda
go-bot-8-line = Hebt jede Karte für ihren besten Moment auf, wägt jede Hand ab, die du haben kannst, und nutzt deine Gewohnheiten.
go-field-before-pass = Karten vor einem Pass
go-field-before-pass-oneeach = Je eine (unsere Regel)
go-field-before-pass-anytime = Jederzeit (gedruckt)
go-field-short = Länge
go-field-short-false = Ganze Partie
go-field-short-true = Kurz (zwei Runden)
go-rules-1-head = Die Idee
go-rules-1 = Der Angreifer passt von Spieler zu Spieler, und der Verteidiger rät, wer den Ball als Nächster bekommt. Sieben Pässe am Stück, ohne gedeckt zu werden, und du schießt. Powerkarten machen einen Angriff schneller, bremsen ihn oder stellen ihn auf den Kopf.
go-rules-2-head = Ein Pass
go-rules-2 = Der Angreifer legt die Nummer, die den Ball bekommt, der Verteidiger die Nummer, die er deckt; beide werden zugleich aufgedeckt. Verschiedene Nummern: Der Pass kommt an, und die Nummer des Angreifers ist verbraucht: Bis zum Ende dieses Angriffs kann keine Seite sie mehr wählen. Die Nummer des Verteidigers geht zurück auf die Hand. Gleiche Nummern: Der Verteidiger hat den Pass erraten und gewinnt den Ball, der Angriff ist vorbei. So lässt jeder Pass weniger Nummern übrig, und das Raten wird leichter.
go-rules-3-head = Eine Partie
go-rules-3 = Elf Trikots je Seite. Vier Runden; in jeder greifen beide Seiten einmal an. Ein Münzwurf bestimmt, wer zuerst angreift; nach der Pause, also nach Runde 2, ist es die andere Seite. Ein Angriff endet, wenn ein Pass gedeckt ist, wenn die Abwehr eine Grätsche gewinnt oder mit einem Schuss, ob drin oder nicht. Der nächste Angriff beginnt von vorn, mit allen Nummern. Eine kurze Partie hat zwei Runden und keine Pause. Steht es gleich, geht sie direkt ins Elfmeterschießen.
go-rules-4-head = Der Torwart
go-rules-4 = Nummer 1 ist der Torwart. Er kann den Ball bekommen wie jeder andere, nur nicht bei Pass 7: Dort darf ihn keine Seite wählen.
go-rules-5-head = Die Leiste
go-rules-5 = Die Leiste über dem Spielfeld hat ein Feld für jeden Pass, darin steht die gespielte Nummer. Das erste leere Feld ist der Pass, der jetzt kommt, und bestimmt, welche Powerkarten gehen. Nach sieben vollen Feldern kommt der Schuss.
go-rules-6-head = Der Schuss
go-rules-6 = Der Schütze wählt links, Mitte oder rechts, der Torwart, wohin er springt. Links und rechts gelten vom Schützen aus. Gleich: gehalten. Verschieden: ein Tor.
go-rules-7-head = Powerkarten
go-rules-7 = Jede Seite bekommt zwei Angriffskarten (mit einem Schuh) und zwei Abwehrkarten (mit einem Schild); die andere Seite sieht nur die Rückseiten. Angriffskarten sind für deine eigenen Angriffe, Abwehrkarten für die des Gegners. Deine liegen auf deiner Seite des Feldes: Die gerade passenden sind größer, und die du spielen kannst, leuchten. Vor jedem Pass darf erst der Angreifer eine spielen, dann der Verteidiger. Eine gespielte Karte liegt offen auf ihrer Ablage. Je eine ist unsere Regel. Wahlweise gilt, was gedruckt steht: beliebig viele Karten, jederzeit vor dem Pass, den sie nennen, im Wechsel, bis keine Seite mehr eine spielt. So kann Befreiungsschlag auf Steilpass folgen und Fernschuss auf Hohes Pressing; aber nur eine Karte zugleich ändert, wie Nummern gewählt werden.
go-rules-8-head = Blocks
go-rules-8 =
    Wird eine Karte gespielt, darf die andere Seite sie sofort mit einem Block stoppen, der sie nennt: Die Karte bewirkt nichts, beide sind gespielt, und es geht weiter. Ein Block lässt sich nicht blocken. Ein Block als Antwort zählt nicht als deine Karte vor diesem Pass.
    Im Angriff stoppt Block A: Befreiungsschlag, Tiefes Pressing, Tempo raus. Block B: Hohes Pressing, Neuer Schuss, Grätsche. Block C: Joker, Winkel zu, Neuer Pass.
    In der Abwehr stoppt Block A: Torwart vorn, Ecke, Konter. Block B: Dribbling, Neuer Schuss, Steilpass. Block C: Joker, Neuer Pass, Fernschuss.
go-rules-9-head = Angriff: schneller zum Tor
go-rules-9 =
    Steilpass (Pass 3 bis 6): Beide Seiten dürfen nur legen, was von 3, 5, 7 und 9 übrig ist. Wirst du nicht gedeckt, schießt du sofort. Mindestens zwei davon müssen übrig sein.
    Ecke (Pass 2 bis 5): Du legst drei Nummern, der Verteidiger eine. Ist keine von deinen gedeckt, schießt du sofort; alle drei sind verbraucht.
    Fernschuss (Pass 4 bis 6): Du schießt jetzt, ohne diesen Pass.
    Konter (Pass 1 bis 3): Nenne drei Nummern, die übrig sind. Sie sind verbraucht, je eine in den nächsten drei Feldern, und von dort geht es weiter; die andere Seite darf nicht raten.
    Dribbling (Pass 1 bis 4): Ist dieser Pass nicht gedeckt, füllt er zwei Felder mehr, und die verbrauchen nichts.
go-rules-10-head = Angriff: kleine Helfer
go-rules-10 =
    Torwart vorn (Pass 7): Für den Rest dieses Angriffs darf der Torwart auch bei Pass 7 gewählt werden. Er darf noch nicht verbraucht sein.
    Neuer Pass (Pass 1 bis 7): Dein Pass war gedeckt; er wird wiederholt.
    Neuer Schuss: Dein Schuss wurde gehalten; er wird wiederholt.
go-rules-11-head = Abwehr: die Räume eng machen
go-rules-11 =
    Hohes Pressing (Pass 2 bis 5): Beide Seiten dürfen nur legen, was von 2, 4, 6 und 8 übrig ist. Mindestens zwei davon müssen übrig sein.
    Tiefes Pressing (Pass 3 bis 6): Du deckst drei Nummern, der Angreifer legt eine.
    Grätsche (Pass 3 bis 6): Stein, Papier, Schere, bis jemand gewinnt. Gewinnst du, ist der Angriff vorbei; verlierst du, wird der Pass gespielt.
    Bei je einer Karte gilt: Wurde für einen Pass Steilpass oder Ecke gespielt und nicht geblockt, darf vor ihm nur noch eine Grätsche folgen.
go-rules-12-head = Abwehr: Zeit gewinnen
go-rules-12 =
    Befreiungsschlag (Pass 4 bis 7): Die letzten drei Felder werden geleert, ihre Nummern kommen zurück, und dort beginnt ein neuer Pass, der Angreifer zuerst. Auch ein Dribbling ist damit beendet.
    Tempo raus (nach Pass 7): Vor dem Schuss ist ein weiterer Pass nötig; dort darf der Torwart wieder gewählt werden. Einen Schuss aus Steilpass, Ecke oder Fernschuss hält es nicht auf.
    Winkel zu (vor jedem Schuss): Nenne eine Richtung; keine Seite darf sie wählen, auch nicht, wenn dieser Schuss wiederholt wird.
    Neuer Pass (Pass 1 bis 7): Der Pass des Gegners kam an; er wird wiederholt.
    Neuer Schuss: Du hast ein Tor kassiert; es zählt nicht, und der Schuss wird wiederholt.
go-rules-13-head = Joker und Niete
go-rules-13 =
    Joker kopiert eine schon gespielte Karte seines eigenen Decks, egal welche Seite sie gespielt hat. Sie muss gerade spielbar sein und bleibt auf der Ablage liegen. Er kann sogar einen Block kopieren. Ein Block gegen Joker stoppt ihn, ein Block gegen die kopierte Karte ebenso. Ohne eine Karte zum Kopieren kann er nicht gespielt werden.
    Niete bewirkt nichts und kann nie gespielt werden: Tausch sie weg.
go-rules-14-head = Wiederholungen
go-rules-14 = Ein wiederholter Pass oder Schuss verbraucht nichts, bis er zählt, und alles andere, was für diesen Pass oder Schuss gespielt wurde, zählt weiter. Wem das neue Ergebnis schadet, der darf auch wiederholen lassen, wenn er eine Karte dafür hat.
go-rules-15-head = Der Tausch
go-rules-15 = Nach jedem Angriff außer dem letzten der regulären Spielzeit (dem achten, in der kurzen Partie dem vierten) sieht jede Seite geheim eine Karte: der Angreifer die oberste Angriffskarte, der Verteidiger die oberste Abwehrkarte. Du darfst sie gegen irgendeine Karte deiner Hand tauschen, gleich welcher Art, oder behalten, was du hast. Die Karte, die du nicht behältst, kommt unter ihr eigenes Deck. Deine Hand wird also nie größer, kann aber von einer Art mehr haben. Wer keine Powerkarten hat, bekommt nichts zu sehen.
go-rules-16-head = Verlängerung und Elfmeterschießen
go-rules-16 = Gleichstand nach vier Runden: Beide Seiten greifen noch einmal an, in der Reihenfolge der ersten Runde, ohne Powerkarten und ohne Tausch; bei Pass 7 darf wie immer niemand den Torwart wählen. Wird ein Angriff zum ersten Mal gedeckt, kommst du davon: Beide nehmen ihre Karten zurück, und der Pass wird wiederholt. Das zweite Mal beendet ihn. Immer noch gleich: je drei Schüsse im Wechsel, bis es entschieden ist, dann Paar für Paar. Es beginnt, wer in der Partie zuerst angegriffen hat. Diese Tore zählen nicht zum Ergebnis.
go-rules-17-head = Zu zweit an einem Bildschirm
go-rules-17 = Nummern, Richtungen und Hände werden mit Tasten gewählt, beide zugleich, und niemand sieht, was der andere tippt; auf den Trikots stehen die Tasten der Nummern. Powerkarten liegen verdeckt. Beim Anstoß schaut jeder seine hinter dem Vorhang an, während der andere wegsieht. Danach wird niemand mehr gefragt: Willst du eine Karte nutzen, tipp statt einer Nummer auf „Meine Karten“. Haben beide gewählt, schaust du hinter den Vorhang, und beide wählen neu. Für einen Block oder eine Wiederholung ist es dann nicht zu spät: Das Spiel geht dorthin zurück, wo sie hingehört. Du darfst auch nur schauen und nichts nutzen. Wo keine Wahl folgt, wie nach einem gedeckten Pass oder einem Schuss, wartet das Spiel auf „Weiter“ oder „Meine Karten“.
go-rules-18-head = Mitwirkende
go-rules-18 = Soccer-Go ist ein Kartenspiel, dessen Autor nicht genannt ist. Vereine, Wappen, Spieler und alle Texte stammen aus diesem Projekt.
go-zone-used = GESPIELT

## Names

# The name of a power card, as it is printed on it.
go-card-attacking-gk = Torwart vorn
go-card-block-a = Block A
go-card-block-b = Block B
go-card-block-c = Block C
go-card-bogey = Niete
go-card-clearance = Befreiungsschlag
go-card-corner = Ecke
go-card-counter-attack = Konter
go-card-deep-press = Tiefes Pressing
go-card-dribble = Dribbling
go-card-high-press = Hohes Pressing
go-card-joker = Joker
go-card-narrow-shot = Winkel zu
go-card-pass-re-take = Neuer Pass
go-card-shoot = Fernschuss
go-card-shot-re-take = Neuer Schuss
go-card-slow-build-up = Tempo raus
go-card-tackle = Grätsche
go-card-through-ball = Steilpass
# A Joker played as another card.
go-card-joker-as = { $joker } als { $card }
# Both decks have a card of this name, and both are there.
go-card-of-kind = { $card } ({ $kind ->
    [attacking] Angriff
   *[defending] Abwehr
})

# A direction of a shot, as the shooter sees it.
go-direction-left = Links
go-direction-middle = Mitte
go-direction-right = Rechts

# A hand in a tackle.
go-hand-paper = Papier
go-hand-rock = Stein
go-hand-scissors = Schere

# A number in a sentence. $of is what it counts: passes, numbers, slots, or name: *Pass Nummer sieben*.
go-number = { $n ->
    [0] { $of ->
        [passes] kein
        [numbers] keine
        [slots] keins
       *[name] null
    }
    [1] { $of ->
        [passes] ein
        [numbers] eine
       *[name] eins
    }
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
   *[other] { $n }
}

# A sentence with its full stop. Texts of cards have none where they stand alone.
go-sentence = { $text }.

## What is printed on the cards. Letters shrink and lines break so that words fit.

# The kind of a power card.
go-print-kind-attacking = Angriff
go-print-kind-defending = Abwehr

# The sign in the corner of a hand.
go-print-sign-paper = Pa
go-print-sign-rock = St
go-print-sign-scissors = Sc

# When a power card may be played, at its foot.
go-print-pass = Pass { $first }
go-print-passes = Pass { $first }-{ $last }
go-print-after-mark = Gedeckt
go-print-after-pass = Nach Pass
go-print-after-slot = Nach Pass { $slot }
go-print-before-shot = Vor dem Schuss
go-print-after-save = Gehalten
go-print-after-goal = Nach Tor
go-print-answer = Antwort
go-print-as-copied = Wie kopiert
go-print-never = Nie

# What a power card does. $n is how many, $numbers and $cards are lists.
go-print-attacking-gk = Der Torwart darf auch bei Pass 7 gewählt werden.
go-print-block = Stoppt { $cards }.
go-print-bogey = Zu nichts gut: Tausch sie weg.
go-print-clearance = Die letzten { $n } Pässe sind weg, ihre Nummern wieder frei.
go-print-corner = Du nennst { $n }, der Gegner deckt eine. Keine gedeckt: Du schießt sofort.
go-print-counter-attack = Nenne { $n } Nummern: { $n } Pässe auf einmal.
go-print-deep-press = Du deckst { $n } Nummern statt einer.
go-print-dribble = Kommt dieser Pass an, zählen { $n } weitere mit.
go-print-high-press = Beide wählen nur aus { $numbers }.
go-print-joker-attacking = Kopiert eine gespielte Angriffskarte.
go-print-joker-defending = Kopiert eine gespielte Abwehrkarte.
go-print-narrow-shot = Eine Richtung ist bei diesem Schuss für beide gesperrt.
go-print-pass-re-take-attacking = Dein Pass war gedeckt: Beide wählen neu.
go-print-pass-re-take-defending = Der Pass kam an: Beide wählen neu.
go-print-shoot = Keine Pässe mehr: Du schießt jetzt.
go-print-shot-re-take-attacking = Dein Schuss wurde gehalten: Beide wählen neu.
go-print-shot-re-take-defending = Das Tor zählt nicht: Beide wählen neu.
go-print-slow-build-up = Vor dem Schuss ist noch ein Pass nötig.
go-print-tackle = Stein, Papier, Schere. Gewinnst du, ist der Angriff vorbei.
go-print-through-ball = Beide wählen aus { $numbers }. Wirst du nicht gedeckt, schießt du sofort.

## Labels on the pitch, in capitals

# Above a card that has just been played. $card is its name.
go-label-played = { UPPER($card) }
go-label-played-joker = JOKER: { UPPER($card) }
# Narrow Shot.
go-label-narrow = { $direction ->
    [left] LINKS
    [middle] MITTE
   *[right] RECHTS
} GESPERRT
go-label-narrow-joker = JOKER: { $direction ->
    [left] LINKS
    [middle] MITTE
   *[right] RECHTS
} GESPERRT
# Counter-Attack, with its numbers.
go-label-counter = KONTER { $numbers }
go-label-counter-joker = JOKER: KONTER { $numbers }
# Both sides choose from these numbers.
go-label-only = NUR { $numbers }
# Three numbers against one.
go-label-three-to-one = { UPPER($card) }: 3 GEGEN 1
go-label-dribble = DRIBBLING +{ $n }
go-label-keeper = TORWART SPIELT MIT
go-label-closed = { $direction ->
    [left] LINKS
    [middle] MITTE
   *[right] RECHTS
} GESPERRT

# Below the scoreboard.
go-subtitle = Vier Runden, je ein Angriff
go-subtitle-short = Zwei Runden, je ein Angriff
go-subtitle-any-time = Powerkarten jederzeit

# The last step of the track, and a slot that a Dribble has filled.
go-track-shot = SCHUSS
go-track-run = SOLO

## When a power card can be played. A sentence without its full stop.

go-when-before-pass = { $card } wird vor Pass { $first } gespielt
go-when-before-passes = { $card } wird vor Pass { $first } bis { $last } gespielt
go-when-marked = { $card } wird gespielt, wenn dein Pass gedeckt ist, bei Pass { $first } bis { $last }
go-when-through = { $card } wird gespielt, wenn der Pass des Gegners ankommt, bei Pass { $first } bis { $last }
go-when-after-slot = { $card } wird nach dem siebten Pass des Gegners gespielt
go-when-before-shot = { $card } wird gespielt, bevor der Gegner schießt
go-when-saved = { $card } wird gespielt, wenn dein Schuss gehalten ist
go-when-goal = { $card } wird gespielt, wenn du ein Tor kassiert hast
go-when-as-copied = { $card } kopiert eine gespielte Karte des eigenen Decks, wenn sie gerade spielbar wäre
go-when-never = { $card } kann nie gespielt werden
go-when-answer = { $card } stoppt eine Karte, die darauf genannt ist

## What a power card does. A sentence without its full stop.

go-does-pass-re-take = Der Pass wird wiederholt
go-does-shot-re-take-attacking = Der Schuss wird wiederholt
go-does-shot-re-take-defending = Das Tor zählt nicht, der Schuss wird wiederholt
go-does-keeper = Beide Seiten dürfen den Torwart auch bei Pass 7 wählen
go-does-among-attacking = Beide wählen nur aus dem, was von { $numbers } übrig ist. Wird der Pass nicht gedeckt, schießt der Angreifer sofort
go-does-among-defending = Beide wählen nur aus dem, was von { $numbers } übrig ist
go-does-more-attacking = Der Angreifer wählt drei Nummern, der Verteidiger nur eine. Wird keine gedeckt, schießt der Angreifer sofort
go-does-more-defending = Der Verteidiger wählt drei Nummern, der Angreifer nur eine
go-does-shoot = Der Angreifer schießt jetzt
go-does-forward = Drei Pässe auf einmal: Der Angreifer nennt drei Nummern, sie sind verbraucht
go-does-fill = Kommt dieser Pass an, füllt er drei Felder, und die zwei zusätzlichen verbrauchen keine Nummer
go-does-one-pass-more = Der Angreifer braucht vor dem Schuss noch einen Pass
go-does-close = Eine Richtung ist bei diesem Schuss für beide gesperrt
go-does-back = Die letzten drei Felder werden geleert, ihre Nummern kommen zurück
go-does-duel = Stein, Papier, Schere um den Ball. Gewinnt der Verteidiger, ist der Angriff vorbei
go-does-block = Stoppt { $cards }
go-does-joker = Kopiert eine gespielte Karte des eigenen Decks
go-does-nothing = Bewirkt nichts

## What a power card does now, below the card that is held up for both sides to read.

go-effect-pass-re-take = Der Pass wird wiederholt.
go-effect-shot-re-take-attacking = Der Schuss wird wiederholt.
go-effect-shot-re-take-defending = Das Tor zählt nicht: Der Schuss wird wiederholt.
go-effect-keeper = Pass 7 darf doch zum Torwart gehen.
go-effect-among-attacking = Beide wählen aus { $numbers }. Ist der Pass nicht gedeckt, folgt der Schuss.
go-effect-among-defending = Beide wählen aus { $numbers }.
go-effect-more-attacking = Drei Nummern gegen eine. Ist der Pass nicht gedeckt, folgt der Schuss.
go-effect-more-defending = Der Verteidiger deckt drei Nummern zugleich.
go-effect-shoot = Keine Pässe mehr: Jetzt kommt der Schuss.
go-effect-forward = Drei Pässe auf einmal: { $numbers }.
go-effect-fill = Wird dieser Pass nicht gedeckt, zählt er für drei.
go-effect-one-pass-more = Vor dem Schuss ist ein achter Pass nötig.
go-effect-close = Bei diesem Schuss darf niemand { $direction ->
    [left] links
    [middle] die Mitte
   *[right] rechts
} wählen.
go-effect-back = Die letzten drei Pässe sind weg.
go-effect-duel = Stein, Papier, Schere um den Ball.

## Why a reveal ended as it did, below the cards.

go-why-marked = Beide haben die { $n } gewählt, also war der Pass gedeckt.
go-why-read = Eine der drei stimmte: Der Pass war gedeckt.
go-why-saved = Der Torwart war schon dort.
go-why-in = Der Torwart { $save ->
    [left] sprang nach links
    [middle] blieb in der Mitte
   *[right] sprang nach rechts
}, der Ball ging { $shot ->
    [left] nach links
    [middle] in die Mitte
   *[right] nach rechts
}.
go-why-paper = Papier wickelt den Stein ein.
go-why-rock = Stein schleift die Schere.
go-why-scissors = Schere schneidet Papier.
go-why-level = Zweimal { $hand ->
    [paper] Papier
    [rock] Stein
   *[scissors] Schere
}: noch einmal.
go-why-cancelled = { $block } stoppt { $card }: Die Karte bewirkt nichts.

## Questions. $pass is the number of a pass.

go-ask-over = Abpfiff
go-ask-before-pass = Vor Pass { $pass }: eine Powerkarte spielen?
go-ask-before-their-pass = Vor Pass { $pass } des Gegners: eine Powerkarte?
go-ask-marked = Gedeckt! Den Pass wiederholen?
go-ask-through = Der Pass kam an. Wiederholen lassen?
go-ask-slow = Sieben Pässe: das Tempo rausnehmen?
go-ask-close = Gleich kommt der Schuss: eine Richtung sperren?
go-ask-saved = Gehalten! Den Schuss wiederholen?
go-ask-goal = Tor! Den Schuss wiederholen lassen?
go-ask-answer = { $card }: mit einem Block stoppen?
go-ask-three = Pass { $pass }: Wähle drei Nummern
go-ask-mark-three = Pass { $pass }: Wähle drei zum Decken
go-ask-pass = Pass { $pass }: Wer bekommt den Ball?
go-ask-mark = Pass { $pass }: Wen deckst du?
go-ask-tackle = Grätsche: Stein, Papier oder Schere?
go-ask-shot = Wohin schießt du?
go-ask-dive = Wohin springt dein Torwart?
go-ask-swap = Eine Karte gegen { $card } tauschen?
go-ask-swap-unseen = Eine Karte tauschen?
# $side is a club.
go-ask-wait-decided = Du hast entschieden: { $side } wählt noch
go-ask-wait-down = Deine Karte liegt: { $side } wählt noch
go-ask-wait = { $side } entscheidet noch

## Labels of offers

# A Joker played as that card.
go-offer-joker = Joker: { $card }
# Narrow Shot, with the direction that it closes.
go-offer-narrow = { $card }: { $direction ->
    [left] links
    [middle] Mitte
   *[right] rechts
}
go-offer-narrow-joker = Joker: { $direction ->
    [left] links
    [middle] Mitte
   *[right] rechts
} zu
# Counter-Attack, with its numbers.
go-offer-counter = { $card } { $numbers }
go-offer-counter-joker = Joker: Konter { $numbers }
go-offer-swap = { $card } tauschen
# A card whose namesake of the other kind is there too.
go-offer-swap-of-kind = { $card } ({ $kind ->
    [attacking] Angriff
   *[defending] Abwehr
})
go-offer-keep = Nicht tauschen
go-offer-lay-three = { $numbers } legen
go-offer-mark-three = { $numbers } decken
go-offer-put-back = { $card } zurücklegen
# Of three numbers, this many are chosen.
go-offer-chosen = { $n } / { $of } Nummern
# Using no card.
go-offer-let-stand = Kein Block
go-offer-accept-mark = Ball hergeben
go-offer-let-count = Zählen lassen
go-offer-let-shoot = Schießen lassen
go-offer-close-nothing = Nichts sperren
go-offer-accept-save = Hinnehmen
go-offer-accept-goal = Tor hinnehmen
go-offer-play-on = Keine Karte
# A decision that was made or is advised.
go-offer-pass-to = Pass zur { $numbers }
go-offer-mark = { $numbers } decken

## What an offer does. $man is a player, $side a club in three letters, $n the number of a player.

go-help-pass = Deckt { $side } die { $n }, ist dein Angriff vorbei; wenn nicht, ist die { $n } verbraucht.
go-help-mark = Geht der Pass zur { $n }, gewinnst du den Ball.
go-help-shoot = Schieß { $direction ->
    [left] nach links, vom Schützen aus gesehen
    [middle] in die Mitte
   *[right] nach rechts, vom Schützen aus gesehen
}: ein Tor, außer der Torwart wählt dieselbe Richtung.
go-help-dive = Dein Torwart { $direction ->
    [left] springt nach links, vom Schützen aus gesehen
    [middle] bleibt in der Mitte
   *[right] springt nach rechts, vom Schützen aus gesehen
}: gehalten, wenn der Schuss auch dorthin geht.
go-help-paper = Schlägt Stein, verliert gegen Schere. Zeigen beide dasselbe, geht es von vorn los.
go-help-rock = Schlägt Schere, verliert gegen Papier. Zeigen beide dasselbe, geht es von vorn los.
go-help-scissors = Schlägt Papier, verliert gegen Stein. Zeigen beide dasselbe, geht es von vorn los.
go-help-narrow = Bei diesem Schuss darf keine Seite { $direction ->
    [left] links
    [middle] die Mitte
   *[right] rechts
} wählen, auch nicht, wenn er wiederholt wird.
go-help-counter = Drei Pässe auf einmal: { $numbers } sind verbraucht, je eine in einem Feld.
go-help-swap = Nimm { $shown }; { $card } kommt unter die { $kind ->
    [attacking] Angriffskarten
   *[defending] Abwehrkarten
}.
go-help-swap-unseen = Nimm die Karte; { $card } kommt unter das Deck der { $kind ->
    [attacking] Angriffskarten
   *[defending] Abwehrkarten
}.
go-help-keep = Behalte deine Karten; die gezeigte kommt unter ihr Deck.
go-help-block = { $card } wird gestoppt; beide Karten sind damit gespielt.
go-help-let-stand = Kein Block: Die Karte tut, was sie sagt.
go-help-accept-mark = Der Angriff ist vorbei, der Ball ist weg.
go-help-let-count = Der Pass zählt.
go-help-let-shoot = Der Gegner schießt nach sieben Pässen.
go-help-close-nothing = Alle drei Richtungen bleiben frei.
go-help-accept-save = Der Angriff ist vorbei.
go-help-accept-goal = Das Tor zählt.
go-help-play-on = Keine Powerkarte: gleich weiter zu den Nummern.
go-help-lay-three = Ist keine der drei gedeckt, schießt du sofort.
go-help-mark-three = Geht der Pass zu einer der drei, gewinnst du den Ball.
go-help-put-back = Leg die { $n } zurück.
go-help-one-of-three = Die { $n }: eine von deinen dreien.
# $does says what the card does.
go-help-click-counter = { $does } Klick sie an und wähle dann drei Nummern.

## Previews, in capitals

go-preview-pass = PASS ZUR { $n }
go-preview-mark = { $n } DECKEN
go-preview-shoot = SCHUSS { $direction ->
    [left] LINKS
    [middle] MITTE
   *[right] RECHTS
}
go-preview-dive = { $direction ->
    [left] SPRUNG LINKS
    [middle] STEHEN BLEIBEN
   *[right] SPRUNG RECHTS
}

## The table of cards

go-chart-title = Welche Karte wann
go-chart-down = Der Moment
go-chart-across = Wer was spielen kann
go-chart-attacker = Der Angreifer
go-chart-defender = Der Verteidiger
go-chart-before-pass = Vor einem Pass
go-chart-after-pass = Nach einem Pass: gedeckt der Angreifer, sonst der Verteidiger
go-chart-after-slot = Nach dem siebten Pass
go-chart-before-shot = Vor einem Schuss
go-chart-after-shot = Nach einem Schuss: gehalten der Angreifer, drin der Verteidiger
go-chart-answer = Als Antwort auf eine Karte, die darauf genannt ist
go-chart-none = keine Karte
# A card, with the passes before which it can be played.
go-chart-card-pass = { $card } ({ $first })
go-chart-card-passes = { $card } ({ $first }-{ $last })
go-chart-note = In Klammern: vor welchen Pässen. { $joker } kopiert eine gespielte Karte des eigenen Decks, wenn sie gerade spielbar wäre; { $bogey } kann nie gespielt werden.

## The coach's reason for a power card

go-because-answer = Sonst gilt { $card }. { $does }

## Advice for a beginner

go-lesson-answer = Gespielt ist: { $card }. Ein Block stoppt das und ist damit weg. Deinen Block kann niemand blocken.
go-lesson-tackle-attacking = Gewinnst du, geht es weiter. Verlierst du, ist dein Angriff vorbei. Bei Gleichstand noch einmal.
go-lesson-tackle-defending = Gewinnst du, ist der Angriff des Gegners vorbei. Verlierst du, spielt er weiter. Bei Gleichstand noch einmal.
go-lesson-swap-bogey = Dir wird { $card } angeboten. Die Niete kann nie gespielt werden: Tausch sie weg.
# $when says when the card can be played.
go-lesson-swap = { $when }. Nimm sie für eine, die du weniger brauchst, oder behalte, was du hast.
go-lesson-swap-unseen = Tausch eine deiner Karten gegen die gezeigte oder behalte, was du hast.
go-lesson-power = Spiel eine Powerkarte oder keine.
go-lesson-joker = Der Joker kann jetzt eine gespielte Karte seines Decks kopieren. Danach ist er weg.
# $does says what the card does.
go-lesson-before-pass = Was leuchtet, kannst du vor diesem Pass spielen. { $card }: { $does }
go-lesson-before-their-pass = Je später im Angriff des Gegners, desto mehr tut es weh. { $card }: { $does }
go-lesson-through = Je weniger Nummern übrig sind, desto eher errätst du den wiederholten Pass.
go-lesson-marked = Du bist gedeckt. Wiederhole den Pass, und er kommt vielleicht an. Sonst ist dein Angriff vorbei.
go-lesson-slow = Ein Pass mehr heißt für dich: noch einmal raten, und das bei wenigen Nummern.
go-lesson-close = Ist eine Richtung gesperrt, rätst du zwischen zweien statt dreien: fifty-fifty.
go-lesson-saved = Zwei von drei Schüssen gehen rein: Eine Wiederholung lohnt sich, außer du liegst klar vorn.
go-lesson-goal = Bei einer Wiederholung hältst du einen von drei Schüssen. Einen besseren Moment für diese Karte gibt es nicht.
go-lesson-three = Drei Nummern gegen eine: Ist keine gedeckt, schießt du sofort.
# $number is the number $n as a word.
go-lesson-mark-three = Du deckst drei von { $number } Nummern. Welche würdest du selbst anspielen?
go-lesson-press = Der Gegner deckt drei von { $number } Nummern. Kommst du durch, ist sein Pressing weg.
go-lesson-extra-time = Verlängerung: Einmal gedeckt kommst du noch davon, beim zweiten Mal ist der Angriff vorbei.
go-lesson-pass = Wähle, wer den Ball bekommt. Deckt der Gegner dieselbe Nummer, ist dein Angriff vorbei. Wenn nicht, ist sie für diesen Angriff verbraucht.
go-lesson-mark = Rate, wer den Ball bekommt. Triffst du die Nummer, gewinnst du ihn. Falsch geraten kostet nichts.
go-lesson-keeper = Pass sieben: Hier kann keine Seite den Torwart wählen.
go-lesson-pass-odds = Wer rät, trifft in { $n ->
    [1] jedem Fall
   *[other] einem von { $number } Fällen
}. Jede Nummer ist so gut wie die andere, solange dich keiner lesen kann.
go-lesson-mark-odds = Wer rät, trifft in { $n ->
    [1] jedem Fall
   *[other] einem von { $number } Fällen
}. Gestrichelte Trikots sind verbraucht, der Ball geht zu einem der anderen.
go-lesson-shoot-closed = { $direction ->
    [left] Links
    [middle] Die Mitte
   *[right] Rechts
} ist gesperrt: Dir und dem Torwart bleiben zwei Richtungen.
go-lesson-dive-closed = { $direction ->
    [left] Links
    [middle] Die Mitte
   *[right] Rechts
} ist gesperrt: Der Schuss muss in eine der beiden anderen Richtungen gehen.
go-lesson-shoot = Drei Richtungen, und der Torwart nimmt eine davon. Links und rechts gelten mit Blick aufs Tor.
go-lesson-dive = Drei Richtungen, und du nimmst eine davon. Links und rechts gelten vom Schützen aus.

## Why a card cannot be played now. A sentence without its full stop.

go-not-shown = Gibt es im Tausch gegen eine deiner Karten: Klick an, welche du abgibst
go-not-theirs = Diese Karte gehört { $side }
# A card that was just played, with what it does.
go-not-played = { $card }: { $does }
go-not-used = Gespielt: { $cards }. Nur Joker kann diese kopieren
go-not-back-attacking = Eine verdeckte Angriffskarte
go-not-back-defending = Eine verdeckte Abwehrkarte
go-not-spent = Die { $n } ist verbraucht, bis dieser Angriff vorbei ist
go-not-down = Deine Karte liegt; { $side } wählt noch
go-not-closed = Winkel zu sperrt diese Richtung bei diesem Schuss
go-not-their-turn = Zuerst entscheidet { $side }
go-not-before-block = Entscheide zuerst, ob du einen Block spielst
go-not-before-power = Spiel erst eine Powerkarte oder wähle „Keine Karte“; danach kommen die Nummern
go-not-before-window = Entscheide zuerst, ob du deine Powerkarte nutzt
go-not-swapped = Getauscht werden nur Powerkarten
go-not-now = Nicht jetzt: Antworte zuerst auf die Frage
# $numbers are those that may be chosen.
go-not-among = { $card }: nur { $numbers } bei diesem Pass
go-not-keeper = Bei Pass 7 kann der Torwart nicht gewählt werden
go-not-decided = Du hast entschieden; { $side } wählt noch
go-not-normal-time = Powerkarten gelten nur in der regulären Spielzeit
go-not-bogey = Niete bewirkt nichts: Tausch sie nach einem Angriff weg
go-not-attacking = { $card } ist für deine eigenen Angriffe
go-not-defending = { $card } ist für die Angriffe von { $side }
go-not-block = { $card } stoppt nur { $cards }
go-not-joker-none = Joker kopiert eine gespielte { $kind ->
    [attacking] Angriffskarte
   *[defending] Abwehrkarte
}, und noch gibt es keine
go-not-joker = Joker kopiert eine gespielte { $kind ->
    [attacking] Angriffskarte
   *[defending] Abwehrkarte
}, und keine davon ist jetzt spielbar
go-not-by-click = { $card } hat für jede Wirkung eine Schaltfläche: Wähle eine davon
go-not-followed = { $card } gilt bei diesem Pass: Nur eine Grätsche darf folgen
go-not-second-selection = { $card } gilt bei diesem Pass: Keine zweite Karte darf ändern, wie Nummern gewählt werden
# $number is the number $n as a word.
go-not-two-left = { $card }: Dafür müssen zwei der Nummern übrig sein, es ist { $n ->
    [0] aber keine
   *[other] aber nur eine
}
go-not-keeper-spent = Dein Torwart ist schon verbraucht
go-not-keeper-open = Dein Torwart kann schon gewählt werden
go-not-three-left = { $card }: Dafür braucht es drei Nummern, und so viele sind nicht übrig

## The match log and the lines of banners. $side is a club, $man a player, $pass the number of a pass, $n the number of a
## player.

go-strip-first = { $side } greift zuerst an
go-strip-spared = einmal gedeckt ist keinmal
go-strip-extra-time = noch eine Runde, ohne Powerkarten
go-log-toss = { $side } gewinnt den Münzwurf und greift zuerst an
# The log and the banner.
go-log-attack = { $side } greift an
go-log-attack-first = In der zweiten Hälfte greift { $side } zuerst an
go-log-play = { $side } spielt { $card }
go-log-play-numbers = { $side } spielt { $card }: { $numbers }
go-log-play-direction = { $side } spielt { $card }: { $direction ->
    [left] links
    [middle] Mitte
   *[right] rechts
} gesperrt
go-log-blocked = { $block } stoppt { $card }
go-log-cleared = Geklärt: zurück zu Pass { $pass }
go-log-eighth = Ein achter Pass ist nötig
go-log-read = Der Pass ist gedeckt
go-log-marked = Pass { $pass } auf { $man } ({ $n }): gedeckt!
go-log-spared = Zum ersten Mal gedeckt: { $side } spielt weiter
go-log-pass = Pass { $pass }: { $man } ({ $n })
go-log-passes = Pass { $pass }: { $men }
# A Dribble fills slots more; $number is how many, as a word.
go-log-run = Pass { $pass }: { $men }, dann { $number } im Solo
# The hand that won a tackle, and which hand it beat: `rock beats scissors`.
go-log-hands = { $hand ->
    [paper] Papier schlägt Stein
    [rock] Stein schlägt Schere
   *[scissors] Schere schlägt Papier
}
go-log-tackle-again = Grätsche: zweimal { $hand ->
    [paper] Papier
    [rock] Stein
   *[scissors] Schere
}, noch mal
go-log-tackle-kept = Grätsche: { $hands }, { $side } behält den Ball
go-log-tackle-won = Grätsche: { $hands }, { $side } gewinnt den Ball
# $number is the number $n as a word.
go-log-shoot = { $side } schießt nach { $n ->
    [1] einem Pass
   *[other] { $number } Pässen
}
go-log-in = Schuss { $shot ->
    [left] links
    [middle] Mitte
   *[right] rechts
}, Torwart { $save ->
    [left] links
    [middle] Mitte
   *[right] rechts
}: drin!
go-log-saved = Schuss { $shot ->
    [left] links
    [middle] Mitte
   *[right] rechts
}, Torwart auch: gehalten
go-log-give = Du gibst { $card } für die gezeigte Karte
# $kind is the kind of the card that is given.
go-log-swap = { $kind ->
    [attacking] { $side } tauscht Karten: Angriff gegen Abwehr
   *[defending] { $side } tauscht Karten: Abwehr gegen Angriff
}

## The bots' reasons for what they do, to the player whom the coach advises.

go-reason-alike = Hier ist eins so gut wie das andere.
go-reason-slip = Ein Ausrutscher.
go-reason-next-up = Die nächste nach oben.
go-reason-next-down = Die nächste nach unten.
go-reason-favourite = Eine Lieblingsnummer.
go-reason-by-heart = Wie einstudiert.
go-reason-mirror = Das hat der Gegner beim letzten Mal gemacht.
go-reason-spender = Keine Karte ist es wert, sie aufzuheben.
go-reason-hoarder = Die Karten sind für die letzte Runde.
go-reason-other-way = Nicht zweimal dieselbe Richtung.
go-reason-other-hand = Jedes Mal etwas anderes.
go-reason-card-time = Jetzt ist die Zeit für diese Karte.
go-reason-card-wait = Es kommt noch ein besserer Moment.
go-reason-card-hurts = Diese Karte würde wehtun.
go-reason-swap-better = Eine bessere Karte für eine schlechtere.
go-reason-keep-better = Die eigenen Karten sind besser.
# $does is `brings` for the attacker, who gains goals, or `saves`.
go-reason-play-little = { $card }, jetzt gespielt, { $does ->
    [brings] bringt ein wenig mehr ein
   *[saves] verhindert ein wenig mehr
} als später.
go-reason-play = { $card }, jetzt gespielt, { $does ->
    [brings] bringt
   *[saves] verhindert
} etwa { $n ->
    [one] ein Tor
   *[other] { $n } Tore
} in hundert solchen Angriffen.
go-reason-block-little = { $block } stoppt { $card }, und das { $does ->
    [brings] bringt ein wenig mehr ein
   *[saves] verhindert ein wenig mehr
} als später.
go-reason-block = { $block } stoppt { $card }, und das { $does ->
    [brings] bringt
   *[saves] verhindert
} etwa { $n ->
    [one] ein Tor
   *[other] { $n } Tore
} in hundert solchen Angriffen.
go-reason-no-block = { $card } schadet hier zu wenig, um einen Block zu opfern.
go-reason-hold = Jede Karte auf deiner Hand bringt später mehr als jetzt.
# What the reasons for a number begin with.
go-reason-left-all = Alle { $n } Nummern sind noch da
go-reason-left = { $count ->
    [one] { $spent } ist verbraucht, noch { $n } Nummern sind da
   *[other] { $spent } sind verbraucht, noch { $n } Nummern sind da
}
# $left is one of the two above, $n a player's number.
go-reason-pass-any = { $left }: Errät der Gegner eine, ist der Pass weg. Nimm die { $n } oder irgendeine, nur ohne Muster.
go-reason-mark-any = { $left }: Welche kommt, weiß keiner. Die { $n } ist so gut wie jede andere.
go-reason-pass-read = Der Gegner deckt hier gern die { $read }, also spiel die { $n } an.
go-reason-mark-read = Der Gegner spielt hier gern die { $n } an, also deck sie.
go-reason-pass-keeper = Bei Pass 7 darf der Torwart den Ball nicht bekommen, also nutze ihn vorher.
go-reason-mark-keeper = Bei Pass 7 hilft dem Gegner der Torwart nicht mehr, also nimmt er ihn wohl vorher.
go-reason-three = Drei von { $n } Nummern entscheiden diesen Pass, und alle Dreiergruppen sind gleich gut.
go-reason-shoot-read = Der Torwart geht gern { $direction ->
    [left] nach links
    [middle] in die Mitte
   *[right] nach rechts
}, also schieß woandershin.
go-reason-dive-read = Der Gegner schießt gern { $direction ->
    [left] nach links
    [middle] in die Mitte
   *[right] nach rechts
}.
go-reason-shoot = Der Torwart deckt eine von { $n ->
    [2] zwei
    [3] drei
   *[other] { $n }
} Richtungen ab, und welche, weiß keiner.
go-reason-dive = Der Gegner hat { $n ->
    [2] zwei
    [3] drei
   *[other] { $n }
} Richtungen zur Wahl, und welche er nimmt, weiß keiner.
go-reason-hand-read = Der Gegner nimmt gern { $hand ->
    [paper] Papier
    [rock] Stein
   *[scissors] Schere
}.
go-reason-hand = Stein, Papier oder Schere: Alle drei gewinnen gleich oft.
go-reason-swap-bogey = { $card } kann nützlich werden, die Niete nie.
go-reason-swap = { $card } ({ $kind ->
    [attacking] Angriff
   *[defending] Abwehr
}) bringt in den nächsten Angriffen mehr als { $given } ({ $given_kind ->
    [attacking] Angriff
   *[defending] Abwehr
}).
go-reason-keep = Jede Karte auf der Hand bringt mehr als { $card }.
go-reason-no-swap = Es gab nichts zu tauschen.

## The notebook of a bot that reads its opponent. $times is how often, $all how often in all.

go-note-passed = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $times } von { $all } Mal { $who ->
    [you] deine
   *[other] die
} { $n } angespielt.
go-note-marked = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $times } von { $all } Mal { $who ->
    [you] die
   *[other] deine
} { $n } gedeckt.
go-note-shot = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $times } von { $all } Mal { $direction ->
    [left] nach links
    [middle] in die Mitte
   *[right] nach rechts
} geschossen.
go-note-kept = { $who ->
    [you] Dein Torwart
   *[other] Der Torwart von { $name }
} ging { $times } von { $all } Mal { $direction ->
    [left] nach links
    [middle] in die Mitte
   *[right] nach rechts
}.
go-note-showed = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $times } von { $all } Mal { $hand ->
    [paper] Papier
    [rock] Stein
   *[scissors] Schere
} gezeigt.

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# An attack begins, but for the first one of the match.
say-go-attack =
    .l1 = { $us } baut neu auf, ganz von hinten.
    .l2 = { $us } hat den Ball. Sieben Pässe und ein Schuss, mehr braucht es nicht.
    .l3 = Jetzt { $us }. { $them } sortiert die Deckung.
    .l4 = Rollentausch: { $us } hat den Ball, { $them } darf raten.
    .l5 = { $us } versucht es noch mal, geduldig.

# A pass that got through.
say-go-passed =
    .l1 = Auf { $who }, da wäre Platz für ein Picknick.
    .l2 = { $who } bietet sich an und bekommt ihn.
    .l3 = Fein gespielt, zu { $who }.
    .l4 = { $us } lässt den Ball laufen, über { $who }.
    .l5 = { $who } hat ihn. Geduld, Geduld.
    .l6 = Weiter zu { $who }. { $them } ist einen Gedanken zu spät.

# A pass late in the attack got through.
say-go-passed-late =
    .l1 = Pass Nummer { $what }, und { $who } sieht schon das Tor.
    .l2 = { $who } hat ihn. { $them } gehen die Ideen aus.
    .l3 = Pass Nummer { $what } sitzt. { $keeper } plaudert nicht mehr mit dem Pfosten.
    .l4 = { $us } ist nah dran, und { $who } weiß das.
    .l5 = { $who } am Ball. Das riecht nach Abschluss.

# Several passes run at once.
say-go-run =
    .l1 = Gleich mehrere auf einmal! { $us } spielt wie gegen Hütchen.
    .l2 = Tiki-Taka bei { $us }, die Felder füllen sich von selbst.
    .l3 = Ein Zug, lauter Pässe. { $them } braucht einen Stadtplan.
    .l4 = Zack, zack, zack. { $us } ist im Fluss.

# The pass was marked. The side is the one who marks, `{who}` the one who should have had the ball.
say-go-marked =
    .l1 = Gedeckt! { $us } hat das gelesen wie eine Speisekarte.
    .l2 = Keine Chance für { $who }. { $us } war zuerst da.
    .l3 = Abgefangen! { $us } hatte { $who } auf dem Zettel.
    .l4 = Richtige Nummer, richtiger Moment. { $us } nimmt { $who } den Ball ab.
    .l5 = Das ist Gedankenlesen. { $us } hatte { $who } in der Tasche.

# SGO-15: the first mark of an attack does not count.
say-go-spared =
    .l1 = Gedeckt, aber es geht weiter! Der erste geht aufs Haus.
    .l2 = { $us } kommt noch einmal davon. Einmal.
    .l3 = Weiter! Das sollte { $us } nicht noch mal versuchen.
    .l4 = Vorteil, sagt der Schiri. { $us } atmet auf und spielt weiter.

# A power card is played.
say-go-power =
    .l1 = { $us } greift in die Trickkiste: { $what }.
    .l2 = Da liegt sie: { $what }. { $them } liest zweimal.
    .l3 = { $what } von { $us }. Das war noch in der Hinterhand.
    .l4 = { $us } spielt { $what }, und das mit Genuss.
    .l5 = Eine Karte von { $us }: { $what }. Mal sehen, was sie wert ist.
    .l6 = { $what }! Darauf hat { $us } nur gewartet.

# A power card is stopped by a Block.
say-go-blocked =
    .l1 = Nichts da! { $us } hatte die Antwort auf { $what }.
    .l2 = { $what }? Heute nicht, sagt { $us }.
    .l3 = { $us } blockt. { $what } kann zurück in die Schachtel.
    .l4 = Ein Block, und { $what } ist nur noch ein hübsches Bild.

# The attack is set back.
say-go-cleared =
    .l1 = Hinten raus! { $them } darf ein gutes Stück noch mal machen.
    .l2 = { $us } klärt, und bei { $them } seufzt man.
    .l3 = Hoch und weit. { $them } sammelt den Ball ganz weit hinten ein.
    .l4 = Auf die Tribüne. { $us } hat damit kein Problem.

# Three passes at once.
say-go-break =
    .l1 = Konter! Drei Pässe in einem Wimpernschlag von { $us }.
    .l2 = Ein Konter wie aus dem Lehrbuch. { $us } ist drei Pässe weiter.
    .l3 = { $us } schaltet um. Eins, zwei, drei.
    .l4 = Einmal blinzeln, schon ist er drüben. { $us } kontert.

# An eighth pass is needed.
say-go-slowed =
    .l1 = Einer noch, heißt es für { $them }. Gezählt waren sieben.
    .l2 = { $us } nimmt das Tempo raus. Ein achter Pass muss her.
    .l3 = Ein achter Pass? { $them } sucht das Kleingedruckte.
    .l4 = { $us } setzt noch einen Pass auf die Rechnung.

# A tackle: the hands are equal.
say-go-tackle-again =
    .l1 = Zweimal dieselbe Hand. Noch mal!
    .l2 = Keine Entscheidung im Zweikampf. Noch einmal.
    .l3 = Zwei Köpfe, ein Gedanke, neuer Versuch.
    .l4 = Gleichstand. Keiner lässt das Trikot des anderen los.

# A tackle won by the defender.
say-go-tackle-won =
    .l1 = Sauber gegrätscht. { $us } hat den Ball.
    .l2 = { $us } spitzelt den Ball vom Fuß!
    .l3 = Was für eine Grätsche von { $us }. Das war’s mit dem Angriff.
    .l4 = { $us } trifft nur den Ball, wie es im Lehrbuch steht.

# A tackle ridden by the attacker.
say-go-tackle-kept =
    .l1 = { $us } springt über das Bein und macht weiter.
    .l2 = Die Grätsche kommt, und { $us } kommt mit dem Ball heraus.
    .l3 = Stark am Ball, { $us }. Der bleibt da.
    .l4 = { $them } grätscht und trifft nichts als Rasen.

# The shot is due.
say-go-shot =
    .l1 = { $kind ->
        [0] Ohne einen Pass
        [one] Nach einem Pass
       *[other] Nach { $what } Pässen
    } schießt { $us }. Links, rechts oder Mitte?
    .l2 = Das ist die Chance! { $keeper } hat drei Möglichkeiten.
    .l3 = { $us } ist durch. Jetzt muss { $keeper } raten.
    .l4 = Das Stadion steht auf. Gleich schießt { $us }.
    .l5 = { $kind ->
        [0] Kein einziger Pass
        [one] Ein Pass
       *[other] { CAP($what) } Pässe
    } für diesen einen Schuss. { $us } legt an.

# The keeper saves; the side is the keeper's.
say-go-saved =
    .l1 = Gehalten! { $gloves } hat es geahnt.
    .l2 = { $gloves } rät, { $gloves } hält. Was für eine Parade!
    .l3 = All die Pässe, und { $gloves } sagt nein.
    .l4 = { $them } entscheidet sich, { $gloves } genauso. Gehalten.
    .l5 = Glanztat von { $gloves }. Nachher heißt es dann: war nie in Gefahr.

