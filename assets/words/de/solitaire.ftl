### German: solitaire

sol-title = Soccer Solitaire
sol-tagline = Zwei Decks, zwei Teams, ein Trainer: du.
sol-aim = Setz deine Karten ein, solange du stärker bist: Ball gewinnen, behalten, schießen.
sol-chance = Die Karten, die kamen
sol-bot-1-line = Setzt irgendeine Karte ein.
sol-bot-2-line = Schießt, wenn es geht, und nimmt sonst, was gerade zur Hand ist.
sol-bot-3-line = Schießt gern und sieht, was direkt vor der Nase liegt.
sol-bot-4-line = Nimmt, was gerade gut aussieht, vertut sich aber oft.
sol-bot-5-line = Nimmt die Karte, die jetzt am besten aussieht, und denkt nicht weiter.
sol-bot-6-line = Denkt einen Zug voraus, mit einem kleinen Fehler hin und wieder.
sol-bot-7-line = Spielt die nächsten Züge im Kopf durch, auf viele verschiedene Arten.
sol-bot-8-line = Spielt jede Karte ein halbes Dutzend Züge weiter, viele Male, bevor die Wahl fällt.
sol-zone-team-pile = TEAMSTAPEL
sol-zone-active = AKTIV
sol-zone-used = EINGESETZT
sol-zone-goals-against = GEGENTORE
sol-zone-play-space = AKTIONSPLATZ
sol-zone-play-pile = AKTIONSSTAPEL
sol-zone-discard-pile = ABLAGE
sol-field-duel = Trainer
sol-field-duel-false = Ein Trainer
sol-field-duel-true = Duell
sol-field-home-suit = Farbe Heim
sol-field-home-suit-h = Herz
sol-field-home-suit-d = Karo
sol-field-home-suit-c = Kreuz
sol-field-home-suit-s = Pik
sol-field-away-suit = Farbe Gast
sol-field-away-suit-s = Pik
sol-field-away-suit-c = Kreuz
sol-field-away-suit-d = Karo
sol-field-away-suit-h = Herz
# Why no match can begin with these suits, as half a sentence after a colon.
sol-options-one-colour = { $colour ->
    [black] beide Farben sind schwarz; wähle für eine Herz oder Karo
   *[red] beide Farben sind rot; wähle für eine Kreuz oder Pik
}
sol-field-kick-off-after-goal = Ball nach einem Tor
sol-field-kick-off-after-goal-scoring = Bleibt beim Schützen
sol-field-kick-off-after-goal-conceding = An die andere Seite
sol-field-first-pick = Erste Wahl im Duell
sol-field-first-pick-alternate = Im Wechsel
sol-field-first-pick-withoutball = Seite ohne Ball
sol-rules-1-head = Die Idee
sol-rules-1 = Jedes Team hat eine aktive Karte auf dem Feld, darunter liegen drei Aktionskarten. In jedem Zug setzt du zwei davon ein: Eine rote handelt für das rote Team, eine schwarze für das schwarze, ob dir das passt oder nicht. Die Kunst liegt in der Reihenfolge: welche zuerst, welche danach und welche gar nicht.
sol-rules-2-head = Ein Zug
sol-rules-2 = Drei Aktionskarten liegen offen. Setz eine ein, dann noch eine; jede geht zum Team ihrer Farbe und liegt bis zum Ende des Zuges über dessen aktiver Karte. Dann kommen beide weg und zwei neue ins Spiel. Im ersten Zug einer Halbzeit hat niemand den Ball: Das Team der ersten eingesetzten Karte nimmt ihn sofort.
sol-rules-3-head = Die Karten
sol-rules-3 = Ein Team ist eine rote Kartenfarbe, das andere eine schwarze: Herz und Karo sind rot, Kreuz und Pik schwarz. Von beiden setzen je zwei Karten ungesehen aus; die anderen elf sind der Teamstapel, und seine oberste wird aufgedeckt: die aktive Karte. Die zwei übrigen Kartenfarben, eine rote und eine schwarze, sind der Aktionsstapel mit 26 Karten. Eine Karte zählt ihre Zahl, der Bube (J) 11, die Dame (Q) 12, der König (K) 13, das Ass 14.
sol-rules-4-head = Stärke
sol-rules-4 = Die Stärke eines Teams ist seine aktive Karte plus jede Aktionskarte, die es in diesem Zug eingesetzt hat, auch die misslungenen; die Zahl neben dem Team zeigt sie. Damit etwas gelingt, muss das handelnde Team stärker sein; bei gleicher Stärke setzt sich das Team mit dem Ball durch.
sol-rules-5-head = Mit dem Ball
sol-rules-5 = Eine Aktionskarte von 2 bis 10 ist ein Pass. Gelingt er, kommt die aktive Karte unter ihren Stapel, und die nächste wird aufgedeckt; wenn nicht, ist der Ball weg. Bube, Dame, König oder Ass ist ein Schuss. Gelingt er, ist es ein Tor: Die aktive Karte des anderen Teams verlässt die Partie und kommt auf den Stapel hinter dessen Tor. Wenn nicht, ist der Ball weg. Wer trifft, behält den Ball.
sol-rules-6-head = Ohne Ball
sol-rules-6 = Eine Aktionskarte von 2 bis 10 ist eine Grätsche. Gelingt sie, ist der Ball gewonnen; wenn nicht, geschieht nichts. Bube, Dame, König oder Ass ist ein Konter. Gelingt er, ist der Ball gewonnen, und die aktive Karte wechselt wie nach einem Pass; wenn nicht, sieht die eigene aktive Karte Gelb und liegt von da an quer, auch im Stapel. Bei der zweiten Gelben Karte fliegt sie vom Platz, und das zählt als Gegentor.
sol-rules-7-head = Halbzeiten
sol-rules-7 = Eine Halbzeit hat zwölf Züge: Dann sind zu wenige Aktionskarten übrig. Für die zweite Halbzeit werden alle 26 neu gemischt, und der Ball ist frei; aktive Karten, Stapel und Gelbe Karten bleiben, wie sie sind. Es gewinnt das Team mit weniger Karten hinter dem eigenen Tor. Wer alle elf verloren hat, ist auf der Stelle geschlagen.
sol-rules-8-head = Verlängerung und Elfmeterschießen
sol-rules-8 = Steht es gleich, werden die Aktionskarten in zwei Teile geteilt und als zwei Halbzeiten von sechs Zügen gespielt, immer beide. Steht es immer noch gleich, mischt jedes Team seine elf Karten, und Schuss für Schuss decken beide eine auf: Die höhere trifft, bei gleichen trifft niemand. Höchstens fünf Schüsse, Schluss, sobald es entschieden ist; danach Sudden Death.
sol-rules-9-head = Ein Trainer und Medaillen
sol-rules-9 = Allein bist du Trainer des Heimteams und wählst für beide Farben: Kestrel Vale hat keinen Trainer, nur die Karten, die du nicht vermeiden kannst. Ein guter Trainer gewinnt fast immer, darum zählt der Abstand: Bronze für drei Tore, Silber für fünf, Gold für sieben, Platin für neun. Für einen Sieg nach Verlängerung gibt es keine Medaille.
sol-rules-10-head = Duell
sol-rules-10 = Hier hat jedes Team einen Trainer. In jedem Zug setzt erst der eine irgendeine der drei Karten ein, dann der andere eine der zwei übrigen. Jeder darf auch eine Karte in der Farbe des Gegners nehmen, um sie im falschen Moment zu vergeuden. Die erste Wahl wechselt mit jedem Zug: Rot beginnt die erste Halbzeit, Schwarz die zweite. Auf Wunsch wählt stattdessen immer die Seite ohne Ball zuerst.
sol-rules-11-head = Was bekannt ist
sol-rules-11 = Alles Aufgedeckte bleibt bekannt. Eine Karte, die unter ihren Stapel kam, kehrt zurück, wenn die Karten über ihr durch sind, in der Reihenfolge, in der sie gingen; zeig auf einen Stapel, um zu sehen, was man von ihm weiß. Niemand kennt die zwei Karten, die bei jedem Team aussetzen, oder die Reihenfolge der Karten, die nie aufgedeckt waren.
sol-rules-12-head = Optionen
sol-rules-12 = Die Kartenfarben kannst du wählen. Als Hausregel bekommt nach einem Schusstor die Seite mit dem Gegentor den Ball; eine zweite Gelbe Karte ändert nie, wer ihn hat.
sol-rules-13-head = Mitwirkende
sol-rules-13 = Soccer Solitaire erschien ohne den Namen seines Autors. Medaillen und Duell stammen aus diesem Projekt, ebenso die Entscheidungen, wo der Druck schweigt.

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# The first team to act in a half has the ball.
say-sol-ball-taken =
    .l1 = { $us } ist zuerst am Ball und will ihn behalten.
    .l2 = Eben gehörte er niemandem. Jetzt gehört er { $us }.
    .l3 = { $us } bedient sich am Ball.
    .l4 = Erster Ballkontakt { $us }. Wer hat, der hat.

# A pass that comes off; `{what}` are the strengths, such as `12 v 8`.
say-sol-passed =
    .l1 = { $us } passt, { $what }, und frische Beine kommen.
    .l2 = Die Rechnung stimmt für { $us }: { $what }. Weiter geht's.
    .l3 = { $what }. { $us } behält den Ball und wechselt den Mann.
    .l4 = Saubere Sache von { $us }. Der Nächste übernimmt.
    .l5 = { $us } lässt den Ball laufen, { $what }.

# A pass that is lost; the side is the one that has the ball now.
say-sol-pass-cut =
    .l1 = { $them } passt, { $what }. Das war nie genug. Ball bei { $us }.
    .l2 = Abgefangen! { $us } hatte die größere Summe.
    .l3 = { $us } sagt danke für diesen Pass.
    .l4 = Viel zu schwach, und { $us } sammelt ihn ein.
    .l5 = { $what }, und der geht direkt zu { $us }.

# A tackle that wins the ball.
say-sol-tackled =
    .l1 = { $us } gewinnt ihn, { $what }. Das summiert sich.
    .l2 = Rein da, { $what }, und { $us } kommt mit dem Ball heraus.
    .l3 = Gemeinsam stark: { $us } holt sich den Ball, { $what }.
    .l4 = Richtig gute Grätsche von { $us }. { $them } sucht den Ball.
    .l5 = Darauf hatte { $us } gespart. { $what }.

# A tackle that does not.
say-sol-tackle-missed =
    .l1 = { $us } grätscht, { $what }. { $them } merkt es kaum.
    .l2 = Reicht nicht, { $what }. Aber es zählt für den nächsten Versuch mit.
    .l3 = { $us } grätscht ins Leere. { $them } spielt weiter.
    .l4 = Ein zarter Schubser von { $us }. { $what } genügt nicht.

# A counter that wins the ball.
say-sol-countered =
    .l1 = Konter! { $us } dreht das Spiel mit einem Zug.
    .l2 = { $us } geht das Risiko ein, { $what }, und ab geht die Post.
    .l3 = Mutig, und es klappt. { $us } kontert.
    .l4 = { $us } schlägt zu! { $what }, und die Tribüne steht.

# A shot that is held; the side is the keeper's.
say-sol-held =
    .l1 = { $gloves } hält ihn fest. { $what }, das war zu wenig.
    .l2 = Genau auf { $gloves }. Das ist ja fast eine Beleidigung.
    .l3 = Kein Tor! { $us } hat den Ball, { $them } die Reue.
    .l4 = { $gloves } pflückt ihn aus der Luft. { $what }, mehr nicht.
    .l5 = { $them } schießt, { $what }, und { $gloves } sagt nein.

# A first yellow card for that side.
say-sol-yellow-card =
    .l1 = Gelb! { $us } kam zu spät und zahlt dafür.
    .l2 = Das gibt Gelb. Noch so eins, und { $us } hat einen Mann weniger.
    .l3 = Gelbe Karte für { $us }. Die Karte liegt von jetzt an quer.
    .l4 = Der Schiri greift in die Tasche. Gelb für { $us }.

# A second yellow card: it counts as a goal, and the side is the one it counts for.
say-sol-sent-off =
    .l1 = Runter! Zweimal Gelb, und das zählt als Tor für { $us }. { $score }.
    .l2 = Gelb und Gelb macht Rot, und Rot macht { $score }.
    .l3 = Platzverweis! { $them } verliert einen Mann, { $us } bekommt ein Tor.
    .l4 = { $them } protestiert, was soll's. Gelb-Rot, und { $score }.
    .l5 = Ein Tor für { $us }, das keiner geschossen hat. Gelb-Rot, { $score }.

# Nobody scores a kick.
say-sol-kick-level =
    .l1 = Gleich gegen gleich. Den macht keiner.
    .l2 = Gleiche Karten, kein Tor, noch mehr Nerven.
    .l3 = Keiner gibt nach. Es bleibt beim { $score }.
    .l4 = Nichts passiert. Abschütteln und noch mal.

# Full time, because the other side has no cards left.
say-sol-nobody-left =
    .l1 = { $them } hat keinen mehr zum Spielen. Damit wäre das geklärt.
    .l2 = Der Letzte von { $them } geht vom Platz. { $us } gewinnt mangels Gegner.
    .l3 = { $us } hat keine Gegner mehr. Abpfiff.
    .l4 = Eine leere Spielhälfte, und { $us } hat gewonnen.

# A medal for the manager.
say-sol-medal =
    .l1 = Das macht { $what } für den Trainer. Ist noch Platz im Regal?
    .l2 = Eine Medaille: { $what }. Polieren und wiederkommen, da geht noch mehr.
    .l3 = { CAP($what) }. Stark gecoacht, Karte für Karte.
    .l4 = Der Vorstand hat eine Medaille: { $what }.

