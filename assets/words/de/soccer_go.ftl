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
go-rules-1-head = Die Idee
go-rules-1 = Der Angreifer passt von Mann zu Mann, und der Verteidiger rät, wer den Ball als Nächster bekommt. Sieben Pässe am Stück, ohne gedeckt zu werden, und du schießt. Powerkarten machen einen Angriff schneller, langsamer oder drehen ihn um.
go-rules-2-head = Ein Pass
go-rules-2 = Der Angreifer legt die Nummer des Mannes, der den Ball bekommt, der Verteidiger die Nummer des Mannes, den er deckt; beide werden zugleich aufgedeckt. Verschiedene Nummern: Der Pass kommt an, und die Nummer des Angreifers ist verbraucht: Bis zum Ende dieses Angriffs kann keine Seite sie mehr wählen. Die Nummer des Verteidigers geht zurück auf die Hand. Gleiche Nummern: Der Verteidiger hat den Pass erraten und gewinnt den Ball, der Angriff ist vorbei. So lässt jeder Pass weniger Nummern übrig, und das Raten wird leichter.
go-rules-3-head = Eine Partie
go-rules-3 = Elf Trikots je Seite. Vier Runden; in jeder greifen beide Seiten einmal an. Ein Münzwurf bestimmt, wer zuerst angreift; nach der Pause, also nach Runde 2, ist es die andere Seite. Ein Angriff endet, wenn ein Pass gedeckt ist, wenn eine Grätsche verloren geht oder mit einem Schuss, ob drin oder nicht. Der nächste Angriff beginnt von vorn, mit allen Nummern.
go-rules-4-head = Der Torwart
go-rules-4 = Nummer 1 ist der Torwart. Er kann den Ball bekommen wie jeder andere, nur nicht bei Pass 7: Dort darf ihn keine Seite wählen.
go-rules-5-head = Die Leiste
go-rules-5 = Die Leiste über dem Spielfeld hat ein Feld für jeden Pass, darin steht die gespielte Nummer. Das erste leere Feld ist der Pass, der jetzt kommt, und bestimmt, welche Powerkarten gehen. Nach sieben vollen Feldern kommt der Schuss.
go-rules-6-head = Der Schuss
go-rules-6 = Der Schütze legt links, Mitte oder rechts, so wie er aufs Tor schaut; der Torwart legt, wohin er springt, links und rechts vom Schützen aus. Gleich: gehalten. Verschieden: ein Tor.
go-rules-7-head = Powerkarten
go-rules-7 = Jede Seite bekommt zwei Angriffskarten (mit einem Schuh) und zwei Abwehrkarten (mit einem Schild); die andere Seite sieht nur die Rückseiten. Angriffskarten sind für deine eigenen Angriffe, Abwehrkarten für die des Gegners. Deine liegen auf deiner Seite des Feldes: Die gerade passenden sind größer, und die du spielen kannst, leuchten. Vor jedem Pass darf erst der Angreifer eine spielen, dann der Verteidiger. Eine gespielte Karte liegt offen auf ihrer Ablage.
go-rules-8-head = Blocks
go-rules-8 =
    Wird eine Karte gespielt, darf die andere Seite sie sofort mit einem Block stoppen, der sie nennt: Die Karte bewirkt nichts, beide sind gespielt, und es geht weiter. Ein Block lässt sich nicht blocken. Ein Block als Antwort zählt nicht als deine Karte vor diesem Pass.
    Im Angriff stoppt Block A: Befreiungsschlag, Tiefes Pressing, Tempo raus. Block B: Hohes Pressing, Neuer Schuss, Grätsche. Block C: Joker, Winkel zu, Neuer Pass.
    In der Abwehr stoppt Block A: Torwart vorn, Ecke, Konter. Block B: Dribbling, Neuer Schuss, Steilpass. Block C: Joker, Neuer Pass, Fernschuss.
go-rules-9-head = Angriff: schneller zum Tor
go-rules-9 =
    Steilpass (Pass 3 bis 6): Beide Seiten dürfen nur legen, was von 3, 5, 7 und 9 übrig ist. Nicht gedeckt, schießt du sofort. Mindestens zwei davon müssen übrig sein.
    Ecke (Pass 2 bis 5): Du legst drei Nummern, der Verteidiger eine. Ist keine von deinen gedeckt, schießt du sofort; alle drei sind verbraucht.
    Fernschuss (Pass 4 bis 6): Du schießt jetzt, ohne diesen Pass.
    Konter (Pass 1 bis 3): Nenne drei Nummern, die übrig sind. Sie sind verbraucht, je eine in den nächsten drei Feldern, und von dort geht es weiter; die andere Seite darf nicht raten.
    Dribbling (Pass 1 bis 4): Ist dieser Pass nicht gedeckt, füllt er zwei Felder mehr, und die verbrauchen nichts.
go-rules-10-head = Angriff: Hilfe von außen
go-rules-10 =
    Torwart vorn (Pass 7): Für den Rest dieses Angriffs darf der Torwart auch bei Pass 7 gewählt werden. Er darf noch nicht verbraucht sein.
    Neuer Pass (Pass 1 bis 7): Dein Pass war gedeckt; beide Seiten legen noch einmal.
    Neuer Schuss: Dein Schuss wurde gehalten; beide Seiten legen noch einmal.
go-rules-11-head = Abwehr: die Räume eng machen
go-rules-11 =
    Hohes Pressing (Pass 2 bis 5): Beide Seiten dürfen nur legen, was von 2, 4, 6 und 8 übrig ist. Mindestens zwei davon müssen übrig sein.
    Tiefes Pressing (Pass 3 bis 6): Du deckst drei Nummern, der Angreifer legt eine.
    Grätsche (Pass 3 bis 6): Stein, Papier, Schere, bis jemand gewinnt. Gewinnst du, ist der Angriff vorbei; verlierst du, wird der Pass gespielt.
    Gilt Steilpass oder Ecke, darf vor diesem Pass nur noch eine Grätsche folgen.
go-rules-12-head = Abwehr: Zeit gewinnen
go-rules-12 =
    Befreiungsschlag (Pass 4 bis 7): Die letzten drei Felder werden geleert, ihre Nummern kommen zurück, und dort beginnt ein neuer Pass, der Angreifer zuerst. Auch ein Dribbling ist damit beendet.
    Tempo raus (nach Pass 7): Vor dem Schuss ist ein weiterer Pass nötig; dort darf der Torwart wieder gewählt werden. Einen Schuss aus Steilpass oder Ecke hält es nicht auf.
    Winkel zu (vor jedem Schuss): Nenne eine Richtung; keine Seite darf sie wählen, auch nicht, wenn dieser Schuss wiederholt wird.
    Neuer Pass (Pass 1 bis 7): Der Pass des Gegners kam an; beide Seiten legen noch einmal.
    Neuer Schuss: Du hast ein Tor kassiert; beide Seiten legen den Schuss noch einmal, und das Tor zählt nicht.
go-rules-13-head = Joker und Niete
go-rules-13 =
    Joker kopiert irgendeine gespielte Karte seines eigenen Decks, egal von welcher Seite, zu einer Zeit, in der sie gespielt werden könnte; die kopierte Karte bleibt liegen. Er kann sogar einen Block kopieren. Ein Block gegen Joker stoppt ihn, ein Block gegen die kopierte Karte ebenso. Ohne eine Karte zum Kopieren kann er nicht gespielt werden.
    Niete bewirkt nichts und kann nie gespielt werden: Tausch sie weg.
go-rules-14-head = Wiederholungen
go-rules-14 = Ein wiederholter Pass oder Schuss verbraucht nichts, bis er zählt, und alles andere, was gilt, gilt weiter. Wem das neue Ergebnis schadet, der darf auch wiederholen lassen, wenn er eine Karte dafür hat.
go-rules-15-head = Der Tausch
go-rules-15 = Nach jedem Angriff außer dem achten sehen beide Seiten geheim eine Karte: der Angreifer die oberste Angriffskarte, der Verteidiger die oberste Abwehrkarte. Du darfst sie gegen irgendeine Karte deiner Hand tauschen, gleich welcher Art, oder behalten, was du hast. Die Karte, die du nicht behältst, kommt unter ihr eigenes Deck. Deine Hand wird also nie größer, kann aber von einer Art mehr haben. Wer keine Powerkarten hat, bekommt nichts zu sehen.
go-rules-16-head = Verlängerung und Elfmeterschießen
go-rules-16 = Gleichstand nach vier Runden: Beide Seiten greifen noch einmal an, ohne Powerkarten. Wird ein Angriff zum ersten Mal gedeckt, kommst du davon: Beide nehmen ihre Karten zurück, und der Pass wird neu gespielt. Das zweite Mal beendet ihn. Immer noch gleich: je drei Schüsse im Wechsel, bis es entschieden ist, dann Paar für Paar. Diese zählen nicht zum Ergebnis.
go-rules-17-head = Zu zweit an einem Bildschirm
go-rules-17 = Nummern, Richtungen und Hände werden mit Tasten gewählt, beide zugleich, und niemand sieht, was der andere tippt; auf den Trikots stehen die Tasten der Nummern. Powerkarten liegen verdeckt. Beim Anstoß schaut jeder seine hinter dem Vorhang an, während der andere wegsieht. Danach wird niemand mehr gefragt: Willst du eine Karte nutzen, tipp statt einer Nummer auf „Meine Karten“. Haben beide gewählt, schaust du hinter den Vorhang, und beide wählen neu. Für einen Block oder eine Wiederholung ist es dann nicht zu spät: Das Spiel geht dorthin zurück, wo sie hingehört. Du darfst auch nur schauen und nichts nutzen. Wo keine Wahl folgt, wie nach einem gedeckten Pass oder einem Schuss, wartet das Spiel auf „Weiter“ oder „Meine Karten“.
go-rules-18-head = Mitwirkende
go-rules-18 = Soccer-Go ist ein Kartenspiel, dessen Autor nicht genannt ist. Vereine, Wappen, Spieler und alle Texte stammen aus diesem Projekt.
go-zone-used = GESPIELT

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
    .l3 = Fein gemacht, auf { $who }.
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
    .l4 = Richtiger Mann, richtiger Moment. { $us } nimmt { $who } den Ball ab.
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
    .l1 = Hinten raus! { $them } darf ein gutes Stück noch mal von vorn.
    .l2 = { $us } klärt, und bei { $them } seufzt man.
    .l3 = Hoch und weit. { $them } holt den Ball irgendwo am Anfang ab.
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
    .l3 = Was für eine Grätsche von { $us }. Das war's mit dem Angriff.
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
    .l1 = Gehalten! { $gloves } springt in die richtige Ecke.
    .l2 = { $gloves } rät, { $gloves } hält. Was für eine Parade!
    .l3 = All die Pässe, und { $gloves } sagt nein.
    .l4 = { $them } entscheidet sich, { $gloves } genauso. Gehalten.
    .l5 = Glanztat von { $gloves }, und natürlich war das nie in Gefahr.

