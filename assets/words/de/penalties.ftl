### German: penalties

pen-bot-1 = Ben Blindlings
pen-bot-1-line = Schießt und springt irgendwohin.
pen-bot-2 = Lupfer-Bruno
pen-bot-2-line = Lupft in die Mitte und bleibt im Tor stehen: Das traut sich doch sonst keiner.
pen-bot-3 = Nochmal-Sam
pen-bot-3-line = Macht, was er beim letzten Mal gemacht hat, am Punkt wie im Tor.
pen-bot-4 = Ros Rastlos
pen-bot-4-line = Hält es nie zweimal hintereinander am selben Fleck aus, am Punkt wie im Tor.
pen-bot-5 = Wanda Andersrum
pen-bot-5-line = Schießt dahin, wo du zuletzt nicht warst, und springt deinem letzten Schuss nach.
pen-bot-6 = Ida Eiskalt
pen-bot-6-line = Mischt ihre Schüsse fast perfekt und merkt, wenn du dich wiederholst oder ihrem letzten Schuss nachspringst.
pen-bot-7 = Hanne Adlerauge
pen-bot-7-line = Zählt deine Ecken: springt, wohin du am häufigsten schießt, und schießt, wohin du am seltensten springst.
pen-bot-8 = Orakel-Olga
pen-bot-8-line = Kennt jede Angewohnheit der Welt und bestraft deine, soweit es ohne Risiko geht.
pen-title = Elfmeterschießen
pen-tagline = Elf Meter, drei Ziele, ein Gedanke.
pen-aim = Schieß dahin, wo der Torwart nicht ist, und spring dahin, wo der Ball hingeht.
pen-chance = Der Würfel
pen-field-kicks = Schüsse
pen-field-kicks-5 = je 5
pen-field-kicks-3 = je 3
pen-field-kicks-7 = je 7
pen-field-short = Länge
pen-field-short-false = Ganze Partie
pen-field-short-true = Kurz (je 3)
pen-rules-1-head = Die Idee
pen-rules-1 = Ein Schütze, ein Torwart, elf Meter. Beide entscheiden sich im selben Moment, und keiner weiß, wohin der andere geht. Wer öfter trifft, gewinnt.
pen-rules-2-head = Ein Schuss
pen-rules-2 = Ein Münzwurf bestimmt, wer zuerst schießt; danach geht es abwechselnd. Der Schütze wählt links, Mitte oder rechts. Der Torwart springt nach links, bleibt stehen oder springt nach rechts. Links und rechts gelten immer vom Schützen aus. Beide wählen verdeckt, jedes Mal frei aus allen dreien, und beides wird zugleich aufgedeckt. Dann wird gewürfelt.
pen-rules-3-head = Der Würfel
pen-rules-3 = Bei einer 1 geht der Ball am Tor vorbei, egal wohin er sollte. Ein Torwart, der stehen bleibt, hält jeden anderen Schuss in die Mitte. Ein Torwart, der in die richtige Ecke springt, hält bei 2 oder 3. Alles andere ist ein Tor.
pen-rules-4-head = Wer gewinnt
pen-rules-4 = Jede Seite schießt fünfmal (oder drei- oder siebenmal), und wer öfter trifft, gewinnt. Sobald eine Seite nicht mehr einzuholen ist, ist Schluss. Steht es gleich, folgt der Sudden Death: je ein Schuss, bis eine Seite trifft und die andere nicht. Eine kurze Partie hat je drei Schüsse.
pen-rules-5-head = Ein Tipp
pen-rules-5 = Bleib unberechenbar. Verteile Schüsse und Sprünge gleichmäßig auf die Ecken und nimm jedes sechste Mal die Mitte: Dann schlägt dich auf Dauer niemand. Wer mehr als die Hälfte gewinnen will, muss den Gegner lesen und riskiert, selbst gelesen zu werden.
pen-rules-6-head = Mitwirkende
pen-rules-6 = Das Spiel, sein Würfel und seine Texte stammen aus diesem Projekt.

## What the table asks the player. $side is the club that the player waits for.

pen-ask-over = Abpfiff
pen-ask-chosen = Du hast gewählt: { $side } wählt noch
pen-ask-score-and-win = Triff, und du gewinnst: Wohin schießt du?
pen-ask-miss-and-lose = Der muss rein, sonst ist es aus: Wohin schießt du?
pen-ask-kick = Wohin schießt du?
pen-ask-keep-out-and-win = Halte, und du gewinnst: Wohin springst du?
pen-ask-let-in-and-lose = Geht der rein, ist es aus: Wohin springst du?
pen-ask-dive = Wohin springst du?

## The offers: their labels, what they do, and the preview over the goal with its headline in capitals. Left and right are
## as the kicker sees them; the numbers are those of the die.

pen-offer-left = Links
pen-offer-middle = Mitte
pen-offer-right = Rechts
pen-offer-dive-left = Sprung links
pen-offer-stay = Stehen
pen-offer-dive-right = Sprung rechts
pen-help-kick-corner = Ein Tor bei 2 bis 6; springt der Torwart in dieselbe Ecke, nur bei 4 bis 6.
pen-help-kick-middle = Ein Tor bei 2 bis 6, wenn der Torwart springt; bleibt er stehen, hält er.
pen-help-dive = Hält einen Schuss in diese Ecke bei 2 oder 3. Links und rechts gelten vom Schützen aus.
pen-help-stay = Hält jeden Schuss in die Mitte, der aufs Tor geht, sonst nichts.
pen-preview-in = DRIN BEI 2-6
pen-preview-saved-corner = GEHALTEN BEI 2-3
pen-preview-saved-middle = GEHALTEN BEI 2-6

## The scoreboard, the labels and the match log. $kick and $dive are left, middle or right; $end is goal, saved, over, post or wide.

# Under the title of the game: how many kicks each side has.
pen-subtitle = { $n } Schüsse je Seite
pen-log-kick-first = { $side } schießt zuerst
pen-log-sudden-death = Sudden Death beim Stand von { $score }
# $who and $keeper are names of players.
pen-log-kick = { $who } { $kick ->
    [left] links
    [right] rechts
   *[middle] Mitte
}, { $keeper } { $dive ->
    [left] links
    [right] rechts
   *[middle] bleibt stehen
}: { $end ->
    [goal] drin!
    [saved] gehalten!
    [over] drüber!
    [post] am Pfosten!
   *[wide] vorbei!
}

# The faces of the die, on the note beside the table.
pen-note-open = 1 vorbei, 2 bis 6 drin
pen-note-stayed = 1 vorbei, 2 bis 6 gehalten
pen-note-read = 1 vorbei, 2-3 gehalten, 4-6 Tor

## Why a kick ended so, stamped over the cards.

pen-reveal-off-target = Eine 1 auf dem Würfel: vorbei.
pen-reveal-saved-middle = Der Torwart blieb stehen, der Ball kam in die Mitte.
pen-reveal-saved-corner = Der Torwart hat es geahnt, und bei 2 oder 3 hält er.
pen-reveal-read-and-in = Der Torwart hat es geahnt, aber er hält nur bei 2 oder 3.
pen-reveal-in-middle = Der Torwart sprang, der Ball ging in die Mitte.
pen-reveal-in-corner = Der Torwart blieb stehen, der Ball ging in die Ecke.
pen-reveal-wrong-way = Der Torwart sprang in die falsche Ecke.

## The coach's reasons for a place. $place is left, middle or right.

# $n counts the other side's kicks so far.
pen-because-keeper-never = { $n ->
    [one] Zuletzt ist der Torwart nicht
   *[other] Bei { $n } Schüssen ist der Torwart noch nie
} { $place ->
    [middle] stehen geblieben
   *[other] dorthin gesprungen
}: Bleibt es dabei, triffst du bei 2 bis 6.
pen-because-kick-middle = Der geht bei 2 bis 6 rein, sobald der Torwart springt, und stehen bleibt er selten.
pen-because-kick-corner = Ein Schuss in die Ecke geht bei 2 bis 6 rein, bei 4 bis 6 auch, wenn der Torwart es ahnt.
# $n times out of $all; with one kick so far, it was that one.
pen-because-they-kicked = Der Gegner schoss { $all ->
    [1] zuletzt
   *[other] { $n } von { $all } Mal
} { $place ->
    [middle] in die Mitte
    [left] nach links
   *[right] nach rechts
}.
pen-because-stay = Das hält jeden Schuss in die Mitte, der aufs Tor geht.
pen-because-dive = Die meisten Schüsse gehen in eine Ecke, und wer dorthin springt, hält bei 2 oder 3.

## The lesson for beginners. $score has the player's goals first. Of its first two texts one is shown at the first kick;
## later what is at stake comes first, then the other side's habit.

pen-lesson-kick = Klick an, wohin du schießt. Niemand sieht es, bevor auch der Torwart gewählt hat. In die Ecken triffst du bei 2 bis 6, aber nur bei 4 bis 6, wenn der Torwart dorthin springt. In die Mitte triffst du bei 2 bis 6, aber nie, wenn der Torwart stehen bleibt.
pen-lesson-keep = Rate, wohin der Schuss geht, und klick dorthin. Links und rechts gelten vom Schützen aus. Springst du in die richtige Ecke, hältst du bei 2 oder 3. Bleibst du stehen, hältst du jeden Schuss in die Mitte, der aufs Tor geht, aber davon gibt es wenige.
pen-lesson-score-and-win = Es steht { $score } aus deiner Sicht: Triff, und du gewinnst.
pen-lesson-let-in-and-lose = Es steht { $score } aus deiner Sicht: Geht der rein, gewinnt der Gegner.
pen-lesson-miss-and-lose = Es steht { $score } aus deiner Sicht: Verschießt du, gewinnt der Gegner.
pen-lesson-keep-out-and-win = Es steht { $score } aus deiner Sicht: Hältst du den, gewinnst du.
pen-lesson-sudden-death = Es steht { $score }, Sudden Death: Das erste Schusspaar, das euch trennt, entscheidet.
# $whose is yours or theirs.
pen-lesson-nth = { $whose ->
    [yours] Dein Schuss { $n } von { $of }
   *[theirs] Schuss { $n } von { $of } des Gegners
}: Es steht { $score } aus deiner Sicht.
pen-lesson-no-pattern-kick = Der Torwart zeigt kein Muster, also zeig auch keins: Misch die Ecken und nimm ab und zu die Mitte.
pen-lesson-no-pattern-keep = Der Gegner zeigt kein Muster. Wer springt, hält in dieser Ecke bei 2 oder 3. Wer stehen bleibt, hält alles in die Mitte, was aufs Tor geht.
# In the next four: $n times out of $all; with one kick so far, it was that one. $corner is left or right.
pen-lesson-keeper-stayed = Der Torwart blieb { $all ->
    [1] zuletzt
   *[other] { $n } von { $all } Mal
} stehen. Tut er es wieder, geht in die Mitte nie einer rein, in jede Ecke aber bei 2 bis 6.
pen-lesson-they-went-middle = Der Gegner schoss { $all ->
    [1] zuletzt
   *[other] { $n } von { $all } Mal
} in die Mitte: Bleib stehen, und du hältst jeden, der aufs Tor geht.
pen-lesson-keeper-dived = Der Torwart sprang { $all ->
    [1] zuletzt
   *[other] { $n } von { $all } Mal
} nach { $corner ->
    [right] rechts
   *[left] links
}. Dort brauchst du 4 bis 6, { $corner ->
    [right] links
   *[left] rechts
} und in der Mitte triffst du bei 2 bis 6.
pen-lesson-they-kicked = Der Gegner schoss { $all ->
    [1] zuletzt
   *[other] { $n } von { $all } Mal
} nach { $corner ->
    [right] rechts
   *[left] links
}: Spring auch dorthin, dann hältst du bei 2 oder 3.

## After the match: what the other side has shown. The first two stand over pictures that count its places; $n is the
## number of times out of $of.

pen-read-kicks = Schüsse des Gegners
pen-read-dives = Sprünge seines Torwarts
pen-read-repeated = Dieselbe Stelle wie beim vorigen Mal wählte er { $n } von { $of } Mal.
pen-read-followed = Er sprang { $n } von { $of } Mal dorthin, wohin dein Schuss davor ging.

## The chart of the rules page.

pen-chart-title = Wann er drin ist
pen-chart-down = Du schießt
pen-chart-across = Der Torwart
pen-chart-left = links
pen-chart-middle = Mitte
pen-chart-right = rechts
pen-chart-dives-left = springt links
pen-chart-stays = bleibt stehen
pen-chart-dives-right = springt rechts
pen-chart-never = nie drin
pen-chart-in = drin bei { $from } bis { $to }
pen-chart-note = Gewürfelt wird, wenn beide Karten aufgedeckt sind; eine 1 geht immer vorbei. Links und rechts gelten vom Schützen aus.

## What a notebook says: $n times out of $all. $who is you, if the reader wrote it about the player, or bot, if the player wrote it
## about the bot $name. $place is left, middle or right.

pen-noted-kicked = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $n } von { $all } Mal { $place ->
    [left] nach links
    [right] nach rechts
   *[middle] in die Mitte
} geschossen.
pen-noted-dived = { $who ->
    [you] Du bist
   *[other] { $name } ist
} { $n } von { $all } Mal { $place ->
    [left] nach links gesprungen
    [right] nach rechts gesprungen
   *[middle] in der Mitte geblieben
}.
pen-noted-kicked-again = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $n } von { $all } Mal wieder an dieselbe Stelle geschossen.
pen-noted-dived-again = { $who ->
    [you] Du bist
   *[other] { $name } ist
} { $n } von { $all } Mal wieder an dieselbe Stelle gesprungen.

## A bot's reason for its choice, in one sentence. It speaks of itself as `it`.
pen-bot-middle = Die Mitte: Da traut sich doch keiner stehen zu bleiben.
pen-bot-same-again = Noch mal dasselbe.
pen-bot-not-again = Nicht wieder dieselbe Stelle.
pen-bot-other-way = Zuletzt war der Torwart woanders.
pen-bot-kicked-last = Dahin ging der letzte Schuss des Gegners.
pen-bot-dives-least = Dahin springt der Torwart am seltensten.
pen-bot-kicks-most = Dahin schießt der Gegner am häufigsten.
pen-bot-best-play = So macht es, wer perfekt spielt.
pen-bot-nothing-to-go-on = Kein Anhaltspunkt: jede Ecke fünfmal von zwölf, die Mitte zweimal.
pen-bot-keeper-may-go = Gut möglich, dass der Torwart { $place ->
    [left] nach links springt
    [middle] stehen bleibt
   *[right] nach rechts springt
}.
pen-bot-kick-may-go = Gut möglich, dass der Schuss { $place ->
    [left] nach links
    [middle] in die Mitte
   *[right] nach rechts
} geht.
pen-bot-expects = Erwartet wird { $what ->
    [keeper] der Torwart
   *[kick] der Schuss
} zu { $left } % links, { $middle } % in der Mitte, { $right } % rechts.

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# The first kicks are about to be taken.
say-pen-first =
    .l1 = Heute ohne neunzig Minuten. Gleich zu dem Teil mit den weichen Knien.
    .l2 = { $us } schießt zuerst. { $keeper } klopft noch mal an die Latte.
    .l3 = Ein Ball, ein Punkt, zwei Keeper. { $us } fängt an.
    .l4 = Nur Elfmeter und sonst nichts. { $us } macht den Anfang.

# A goal.
say-pen-scored =
    .l1 = { $who } haut ihn rein. { $score }.
    .l2 = Drin! { $who } hat { $keeper } nicht mal angeschaut.
    .l3 = { $who } sucht sich die Stelle aus und findet sie.
    .l4 = { $keeper } kann dem Ball von { $who } nur noch hinterherwinken.
    .l5 = { $who } verwandelt und darf wieder atmen.
    .l6 = Eiskalt, { $who }. { $score }.

# The keeper stops it; the side is the keeper's, `{who}` kicked.
say-pen-saved =
    .l1 = Gehalten! { $gloves } liest { $who } wie ein Bilderbuch.
    .l2 = { $gloves } ist dran! { $who } mag gar nicht hinsehen.
    .l3 = Nein! { $gloves } holt den raus.
    .l4 = { $who } hatte eine gute Idee. { $gloves } hatte sie zuerst.
    .l5 = Starke Hand von { $gloves }, und { $us } tobt.

# Off the target.
say-pen-wide =
    .l1 = Verschossen! Den sieht { $who } heute Nacht noch mal.
    .l2 = { $who } trifft nicht. Es bleibt beim { $score }.
    .l3 = Kein Tor, { $who }. Der Torwart war nur zur Gesellschaft da.
    .l4 = Ach, { $who }. Das Tor war das in der Mitte.

# Over the bar, as kicks down the middle go.
say-pen-too-high =
    .l1 = Drüber! { $who } hat jemanden in Reihe F getroffen.
    .l2 = { $who } jagt ihn in den Himmel. Der kommt vielleicht morgen wieder.
    .l3 = { $who } hebt ihn über die Latte. Weiter { $score }.
    .l4 = Ach, { $who }. Das Tor hat auch oben ein Ende.

# The kick that settles it.
say-pen-won =
    .l1 = { $who } macht es für { $us }! Und verschwindet in einer Jubeltraube.
    .l2 = Das ist es! { $who } mit dem entscheidenden Elfmeter.
    .l3 = { $who } beendet es. { $us } ist schon halb an der Eckfahne.
    .l4 = Drin und Schluss! { $who } schießt { $us } zum Sieg.

# Full time.
say-pen-over =
    .l1 = { $us } gewinnt { $score }. Kann mal jemand den Keeper drücken?
    .l2 = Vom Punkt ist { $us } besser. { $them } steht da und starrt.
    .l3 = { $score }, und { $us } hatte die besseren Nerven.
    .l4 = Aus. { $us } behält den Ball, { $them } die Erinnerung.

# On the result: no sudden death was needed.
pen-in-normal-time = Mit den regulären Schüssen.
