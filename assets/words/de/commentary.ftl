### German: commentary

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# The match begins.
say-kick-off =
    .l1 = Der Ball rollt. Die Wurst ist heiß, der Rasen feucht.
    .l2 = Anpfiff, erster Ballkontakt, erste feuchte Hände. Es geht los.
    .l3 = Und damit hinein. Noch hat keiner einen Fehler gemacht.
    .l4 = Noch steht alles null zu null, auch bei den Ausreden.
    .l5 = Es läuft, und noch kann das hier jeder gewinnen.
    .l6 = { $us } gegen { $them }, und noch kein Tor. Noch.

# The second half begins.
say-second-half =
    .l1 = Da sind sie wieder, mit allem, was in der Kabine gesagt wurde.
    .l2 = Zweite Halbzeit. Der Tee ist getrunken, die Ansprache gehalten.
    .l3 = Weiter geht es: gleiche Gesichter, neue Vorsätze.
    .l4 = Wiederanpfiff. Wer einen Plan hatte, hatte Zeit zum Zweifeln.
    .l5 = Der Ball rollt wieder. Bei { $score } waren wir stehen geblieben.

# The last part of extra time begins.
say-last-stretch =
    .l1 = Die letzten Minuten. Frische Beine kennt man hier nur noch vom Hörensagen.
    .l2 = Seitenwechsel, Stutzen runter. Noch einmal alles.
    .l3 = Ein letzter Anlauf. Die meisten würden sich lieber hinsetzen.
    .l4 = Der letzte Akt beginnt, und keiner kennt das Drehbuch.

# Half-time without a goal.
say-half-goalless =
    .l1 = Pause, keine Tore. Die Anzeigetafel hatte einen ruhigen Abend.
    .l2 = Torlos zur Pause. Viele Ideen, keine davon zu Ende gedacht.
    .l3 = Halbzeit, und keiner fand das Tor. Es ist das große weiße Ding.
    .l4 = Null zu null zur Halbzeit. Die Keeper nehmen das als Kompliment.

# Half-time, level with goals.
say-half-level =
    .l1 = Halbzeit, { $score }. Da passt kein Blatt Papier dazwischen.
    .l2 = { $score } zur Pause, und beide Bänke fühlen sich besser.
    .l3 = { $score } zur Halbzeit. Gerecht, aber das würde hier keiner zugeben.
    .l4 = Unentschieden zur Pause. Irgendwer muss gleich unhöflich werden.

# Half-time with a lead of one or two.
say-half-lead =
    .l1 = { $us } führt { $score } und geht mit breiter Brust in die Kabine.
    .l2 = Pause, { $score }. { $them } braucht jetzt Tee und eine Idee.
    .l3 = { $us } liegt zur Pause vorn. Beruhigend und beunruhigend zugleich.
    .l4 = { $score } zur Halbzeit: { $us } vorn, { $them } noch lange nicht raus.

# Half-time with a lead of three or more.
say-half-rout =
    .l1 = Halbzeit, { $score }. In der Kabine von { $them } fliegt gleich etwas.
    .l2 = { $us } ist zur Pause enteilt, da ist kaum noch Sichtkontakt.
    .l3 = { $score }. Die Ansprache bei { $them } wird kurz und laut.
    .l4 = Bei { $score } ist der Weg zurück für { $them } weit. Proviant einpacken.

# Extra time begins at a level score.
say-extra-time =
    .l1 = Verlängerung. Der letzte Zug nach Hause fährt heute ohne uns.
    .l2 = Immer noch gleich, also weiter. Der Krampf läuft sich schon warm.
    .l3 = { $score } reicht nicht. Nachschlag, wenn die Beine mitmachen.
    .l4 = Verlängerung. Irgendwer da unten muss das doch gewinnen wollen.

# A shootout begins at a level score.
say-penalties =
    .l1 = Elfmeterschießen. Der einsamste Weg im Fußball, und das in Serie.
    .l2 = Elfmeterschießen also. Wer mag, schaut jetzt weg.
    .l3 = So viel gelaufen, und entschieden wird es im Stehen.
    .l4 = Jetzt geht es an den Punkt. Die Tore sind gerade geschrumpft.

# Sudden death begins: the shootout is level after all regular kicks.
say-sudden-death =
    .l1 = Sudden Death. Ein Ausrutscher, und der Abend ist vorbei.
    .l2 = Immer noch gleich. Ab jetzt kann jeder Schuss der letzte sein.
    .l3 = Sudden Death. Sogar das Maskottchen steht still.
    .l4 = Nach alledem unentschieden. Jetzt wird es grausam.

# A kick of a shootout goes in.
say-kick-scored =
    .l1 = Der sitzt! { $us } zuckt nicht mal.
    .l2 = Eiskalt verwandelt. Bei { $us } sieht das nach Training aus.
    .l3 = Keine Diskussion, der war drin. { $score }.
    .l4 = Drin, und zurück zur Mittellinie zum Durchatmen. Tor für { $us }.
    .l5 = Sauber versenkt. Den Druck hat jetzt { $them }.
    .l6 = { $us } trifft, und das Netz kommt kaum zum Zappeln.

# A kick of a shootout does not go in.
say-kick-missed =
    .l1 = Nicht drin! { $us } schlägt die Hände vors Gesicht, { $them } jubelt.
    .l2 = Der nicht. Von dem Ball wird { $us } noch träumen.
    .l3 = Kein Tor! { $them } kann das Glück kaum fassen.
    .l4 = Verschossen, und der Rückweg ist lang. { $score }.
    .l5 = Ach, { $us }. Über den wird im Bus noch geredet.

# A keeper stops a kick of a shootout; the side is the keeper's.
say-kick-saved =
    .l1 = Gehalten! { $gloves } hat geraten, und es sieht aus wie Wissen.
    .l2 = { $gloves } hält! { $us } hat einen Helden, wenigstens für eine Minute.
    .l3 = Da ist die Hand dran! { $us } tobt, { $them } schaut auf die Schuhe.
    .l4 = Pariert von { $gloves }. Da hat jemand sichtlich Freude an der Arbeit.

# A foul brings a penalty.
say-penalty-given =
    .l1 = Elfmeter für { $us }! Das Stadion vergisst zu atmen.
    .l2 = Der Schiri zeigt auf den Punkt. Riesenchance für { $us }.
    .l3 = Elfmeter! { $keeper } macht sich groß, so groß es eben geht.
    .l4 = Elfmeter für { $us }. Leicht, sagen alle, die nie einen schießen mussten.

# The first goal of the match.
say-opener =
    .l1 = { $who } bricht den Bann, und { $us } führt!
    .l2 = Das erste Tor des Abends gehört { $who }.
    .l3 = Das Ding ist drin! { $who } trifft, { $us } liegt vorn.
    .l4 = { $who } schlägt zuerst zu. { $keeper } holt den Ball aus dem Netz.
    .l5 = Einer musste anfangen, und es ist { $who } für { $us }.
    .l6 = { $us } ist im Spiel, und { $who } grinst bis zur Eckfahne.

# A goal that levels the score.
say-equaliser =
    .l1 = Der Ausgleich! { $who } bringt { $us } zurück, { $score }.
    .l2 = { $who } gleicht aus, und der Lärm wechselt die Kurve.
    .l3 = { $score }! Der Vorsprung von { $them } ist dahin, dank { $who }.
    .l4 = Alles wieder offen. { $who } sucht sich dafür einen feinen Moment aus.
    .l5 = Ausgleich! { $who } macht die ganze schöne Arbeit von { $them } zunichte.

# A late goal that levels the score.
say-late-equaliser =
    .l1 = So spät! { $who } gleicht aus, und jemand verpasst gerade den letzten Bus.
    .l2 = { $who } rettet { $us } in letzter Minute. { $score }.
    .l3 = Eine Hand war schon am Sieg! Dann kommt { $who }: { $score }.
    .l4 = Nie zu früh gehen, heißt es. { $who } zeigt gerade, warum.

# A goal for the lead after a score such as 1-1.
say-go-ahead =
    .l1 = { $us } führt! { $who } macht das { $score }.
    .l2 = { $who } bringt { $us } in Front, die halbe Bank steht auf dem Platz.
    .l3 = { $score }! { $who } dreht das Ding in die richtige Richtung.
    .l4 = Die Führung für { $us }, mit schönen Grüßen von { $who }.
    .l5 = { $who } trifft, { $us } hat die Nase vorn.

# A late goal for the lead.
say-late-winner =
    .l1 = { $who }, so spät! Das könnte es gewesen sein.
    .l2 = Spät, laut und wunderschön: { $who } trifft für { $us }.
    .l3 = { $who } findet ein Tor, als die Uhr schon aufgeben wollte.
    .l4 = Das Stadion steht kopf! { $who } macht das wohl klar für { $us }.
    .l5 = Nach { $who } benennen sie hier eine Kneipe. { $us } führt, { $score }.

# A goal for the lead that is the last kick of the match.
say-last-winner =
    .l1 = { $who } schießt { $us } mit dem letzten Schuss zum Sieg!
    .l2 = { $who }, und für eine Antwort bleibt keine Zeit. { $us } gewinnt!
    .l3 = Das letzte Wort hat { $who }. { $us } gewinnt { $score }.
    .l4 = { $who } trifft, jetzt fehlt nur noch der Pfiff. { $us } hat es.

# A goal for a lead of two or three.
say-cushion =
    .l1 = { $who } verschafft { $us } Luft. { $score }.
    .l2 = Das nächste! { $who } macht das { $score }, langsam wird es gemütlich.
    .l3 = { $score }. Mit dem Tor von { $who } darf sich die Bank hinsetzen.
    .l4 = { $us } zieht davon. { $who } schläft heute gut.
    .l5 = { $who } legt nach, und bei { $them } schaut jeder den anderen an.

# A goal for a lead of four or more.
say-rout =
    .l1 = { $who } darf auch mal. { $score }, da gibt es nichts zu beschönigen.
    .l2 = Die Anzeigetafel braucht bald eine Pause. { $who }, { $score }.
    .l3 = Noch eins, von { $who }. { $them } möchte jetzt bitte nach Hause.
    .l4 = Das ist ein Schützenfest. { $who } macht das { $score }.
    .l5 = { $us } kann nicht aufhören, und { $who } musste sich kaum anstrengen.

# A goal that leaves its side one behind.
say-lifeline =
    .l1 = { $who } bringt { $us } zurück ins Spiel. { $score }, jetzt geht was.
    .l2 = Hoppla, hier ist wieder Feuer drin. Anschlusstreffer durch { $who }.
    .l3 = Nur noch eins, dank { $who }. { $them } wird plötzlich nervös.
    .l4 = { $who } trifft zum Anschluss, { $us } ist wieder dran.

# A goal that leaves its side two or more behind.
say-consolation =
    .l1 = { $who } trifft, getanzt wird bei { $us } trotzdem nicht. { $score }.
    .l2 = Ein Tor für { $us }, für die Statistik und fürs Gemüt. Von { $who }.
    .l3 = { $who } verkürzt. Immer noch ein Berg, nur ein kleinerer.
    .l4 = Endlich etwas zu klatschen für { $us }: { $who }, { $score }.
    .l5 = Ergebniskosmetik von { $who }. { $score }, höflicher Beifall.

# A goal of the side that loses, as the last kick of the match.
say-too-late =
    .l1 = { $who } trifft, aber für noch eins reicht die Zeit nicht.
    .l2 = Ein Tor von { $who }, und gleich dahinter der Pfiff. Zu spät.
    .l3 = { $who } trifft, und keiner läuft mehr zur Mitte. Es ist aus.
    .l4 = Für die Statistik noch ein Tor von { $who }. { $score }, das war’s.

# A player's second goal, for a lead of two or more.
say-brace =
    .l1 = { $who }, zum Zweiten an diesem Abend. { $score }.
    .l2 = Doppelpack für { $who }. Da fühlt sich jemand wohl hier.
    .l3 = { $who } schnürt den Doppelpack. { $them } könnte es mal mit Decken versuchen.
    .l4 = Schon wieder { $who }, der Name steht jetzt zweimal im Spielbericht.

# A player's third goal.
say-hat-trick =
    .l1 = Dreierpack für { $who }! Der Spielball ist damit vergeben.
    .l2 = Drei Tore von { $who }! Bringt jemand eine Tüte für den Ball?
    .l3 = { $who }, noch mal { $who }, und jetzt zum dritten Mal { $who }!
    .l4 = Das dritte Tor. Heute gelingt { $who } einfach alles.

# A draw without a goal.
say-full-goalless =
    .l1 = Schluss, keine Tore. Die Abwehrreihen geben sich ehrlich die Hand.
    .l2 = Den ganzen Abend kein Tor. Irgendwo lächelt ein Taktikfuchs.
    .l3 = Nullnummer. Uns bleiben immerhin die Einwürfe.
    .l4 = Torlos. Die Netze gehen heim, wie sie gekommen sind.

# A draw with goals.
say-full-draw =
    .l1 = Schluss, { $score }. Keiner hat verloren, keiner sieht zufrieden aus.
    .l2 = Punkteteilung, { $score }. Handschlag und Achselzucken.
    .l3 = Am Ende unentschieden. Beide werden sagen, da war mehr drin.
    .l4 = Remis, { $score }. Im Bus nach Hause wird es nachdenklich.

# A win by one goal.
say-full-narrow =
    .l1 = Aus! { $us } zittert sich zum { $score } und atmet durch.
    .l2 = Schlusspfiff und Erleichterung: { $us } hat es geschafft, { $score }.
    .l3 = Ein Tor macht den Unterschied, und das gehört { $us }.
    .l4 = { $us } gewinnt { $score }. Knapp genug, dass es { $them } die Woche verdirbt.
    .l5 = Das war’s. { $us } mit einem Tor Vorsprung, und nach dem Wie fragt morgen keiner.

# A win by two or three goals.
say-full-clear =
    .l1 = Aus. { $us } gewinnt { $score }, da widerspricht kaum einer.
    .l2 = Klare Sache für { $us }: { $score }.
    .l3 = Ordentliches Stück Arbeit von { $us }. { $score }.
    .l4 = { $us } holt das, und { $them } hat nichts zu meckern. Na ja, fast nichts.

# A win by four goals or more.
say-full-rout =
    .l1 = Der Schiri hat ein Einsehen. { $us } gewinnt { $score }.
    .l2 = Schlusspfiff, und { $them } ist dankbar dafür. { $score }.
    .l3 = Eine Klatsche für { $them }, { $score }. Es hätte schlimmer kommen können.
    .l4 = Einbahnstraßenfußball. { $us }, { $score }, gute Nacht.

# A win in a shootout.
say-full-kicks =
    .l1 = { $us } gewinnt im Elfmeterschießen. Fußball kann grausam rechnen.
    .l2 = Vom Punkt setzt sich { $us } durch. { $them } steht da und starrt.
    .l3 = Entschieden vom Punkt: { $us } hat die besseren Nerven.
    .l4 = { $us } übersteht das Elfmeterschießen, { $score }. Der Rest ist Feiern.
