### German: the levels, and the lessons among them. `levels/<game>/<name>.ron` names these messages.

## Titles, as buttons.

level-title-first-shootout = Erste Elfmeter
level-title-first-match = Erste Partie
level-title-surprises = Überraschungen
level-title-three-turns-left = Noch drei Züge
level-title-the-split-in-extra-time = Aufteilen in der Verlängerung

## The first message of each level says in one or two sentences what the match is about. Those with numbers are the steps of its
## lesson, in their order: each is one plain sentence of at most 15 words beside what it points at. Cards, areas and scores are
## those of that match, and `you` are always home, Harbour Town.

## Penalty Shootout: First shootout.

level-pen-first-match = Je drei Schüsse. Such dir bei jedem Schuss eine Stelle aus, und wenn Kestrel Vale schießt, wähle, wohin du springst. Steht es gleich, entscheidet je ein weiterer Schuss.
level-pen-first-match-1 = Je drei Schüsse: Wer öfter trifft, gewinnt.
level-pen-first-match-2 = Du schießt zuerst: Klick auf diese Karte und schieß in die linke Ecke.
level-pen-first-match-3 = Drin! Der Torwart sprang nach rechts, und nur eine 1 auf dem Würfel geht daneben.
level-pen-first-match-4 = Jetzt schießt der Gegner. Das riecht nach rechts: Spring dorthin.
level-pen-first-match-5 = Gehalten: die richtige Ecke! Mit einer 4 oder mehr wäre er drin gewesen.
level-pen-first-match-6 = Wer springt, lässt die Mitte frei: Schieß in die Mitte.
level-pen-first-match-7 = Drin! Aber ein Torwart, der stehen bleibt, hält jeden Schuss in die Mitte.
level-pen-first-match-8 = Zuletzt ging es nach rechts: Spring wieder dorthin oder bleib stehen.
level-pen-first-match-9 = Es steht 2:1: Noch ein Tor, und du gewinnst. Schieß in die rechte Ecke.
level-pen-first-match-10 = Das hat der Gegner geahnt. Er schoss erst rechts, dann links: Wohin nun? Spring dorthin.
level-pen-first-match-11 = Gleich nach drei Schüssen: je noch einer, bis nur eine Seite trifft.
level-pen-first-match-12 = Du schießt wieder zuerst: in die linke Ecke.
level-pen-first-match-13 = Drin! Hältst du den nächsten, gewinnst du: Spring nach rechts.

## Soccer 17: First match.

level-s17-first-match = Der Münzwurf und dann die letzten Züge einer Partie, in der es noch 0:0 steht. Wähle eine Karte, während Kestrel Vale seine wählt: Errät der Gegner deine, ist der Ball weg. Wenn nicht, kommt er dahin, wo deine Karte ihn hinbringt.
level-s17-first-match-1 = Du hast den Münzwurf gewonnen: Greif zuerst an, der Gegner beginnt nach der Pause.
level-s17-first-match-2 = Kurz vor Schluss steht es 0:0: Du spielst auf dieses Tor.
level-s17-first-match-3 = In der Liga darf es unentschieden enden. Im Pokal folgt dann die Verlängerung.
level-s17-first-match-4 = Der Ball ist in Zone 1, also gilt auf deiner Karte Spalte 1.
level-s17-first-match-5 = Pfeile bringen den Ball nach vorn. Die Kreise weiter vorn sind Schüsse, Sterne verstärken sie.
level-s17-first-match-6 = Klick auf Pass: Er klappt, wenn die Karte des Gegners ihn nicht stoppt.
level-s17-first-match-7 = Pressing stoppt nur Dribbling, du bist durch. Verstärk mit deinem Stern den Doppelpass.
level-s17-first-match-8 = Jetzt etwas anderes, sonst liest dich der Gegner: Doppelpass schießt, dein Stern gibt eine Karte dazu.
level-s17-first-match-9 = Wieder durch! Du kannst schießen oder noch einen Stern nehmen: Schieß.
level-s17-first-match-10 = Eine von diesen sechs ist das Tor, und du deckst zwei auf. Fang hier an.
level-s17-first-match-11 = Nur die Tribüne. Deck hier deine zweite auf.
level-s17-first-match-12 = Daneben! Ein Nachschuss deckt noch eine auf, kostet dich aber die Grätsche: Nimm ihn.
level-s17-first-match-13 = Noch eine Karte: Deck diese auf.
level-s17-first-match-14 = Tor! Jetzt greift der Gegner an, und bei deinen Karten gilt die Abwehrhälfte.
level-s17-first-match-15 = Deine Grätsche ist bis zum Halbzeitende weg: Nimm Block, der stoppt Pass.
level-s17-first-match-16 = Richtig geraten, dein Ball! Letzter Zug: Doppelpass oder Dribbling, wie du magst.

## Soccer 17: Surprises.

level-s17-surprises = Noch sechs Züge, und es steht 0:0. Lern kennen, was in der ersten Partie fehlt: einen Schuss ohne Karte, den Abwurf des Torwarts, Fouls und was Sterne bewirken.
level-s17-surprises-1 = Du hast den Münzwurf gewonnen und zuerst verteidigt, also begannst du die zweite Halbzeit.
level-s17-surprises-2 = In der Liga gibt es Unentschieden. Im Pokal folgen Verlängerung und Elfmeterschießen.
level-s17-surprises-3 = Aus der Mitte bringt Pass zwei Zonen oder einen Schuss ohne Karte: Nimm ihn.
level-s17-surprises-4 = Versuch den Schuss: Ohne Karte zum Aufdecken kann nur ein Nachschuss treffen.
level-s17-surprises-5 = Ein Nachschuss kostet dich die Grätsche bis zum Halbzeitende, also behalte sie.
level-s17-surprises-6 = Daneben: Der Torwart wirft den Ball sofort aus dem Strafraum.
level-s17-surprises-7 = Nimm Grätsche: Sie stoppt Pass und Doppelpass.
level-s17-surprises-8 = Ein Foul! Der Freistoß lief ungestört, und deine Grätsche ist weg.
level-s17-surprises-9 = Der Stern des Gegners verstärkt Schüsse mit Pass. Rechne mit Pass: Nimm Block.
level-s17-surprises-10 = Gestoppt! Mit dem Ball gehen die Sterne verloren, also ist seiner weg.
level-s17-surprises-11 = In der eigenen Hälfte bringt Pass auch einen Stern: Nimm ihn.
level-s17-surprises-12 = Gib Doppelpass deinen Stern: Schüsse damit decken dann eine Karte mehr auf.
level-s17-surprises-13 = Geh mit Dribbling in den Strafraum.
level-s17-surprises-14 = Noch mal Dribbling: Eine Grätsche im Strafraum gäbe Elfmeter.
level-s17-surprises-15 = Elfmeter: vier Karten, und Sterne ändern daran nichts. Deck diese auf.

## Soccer 17: Three turns left.

level-s17-three-turns-left = Minute 84. Du liegst ein Tor zurück, der Ball ist in der gegnerischen Hälfte, und du hast alle Karten auf der Hand. Noch drei Züge: Hol den Ausgleich.

## Soccer: First match.

level-s52-first-match = Die letzte Runde, und es steht 1:1. Zwei deiner Karten schießen, die anderen stoppen, was Kestrel Vale schießt.
level-s52-first-match-1 = Die letzte von sechs Runden, und es steht 1:1.
level-s52-first-match-2 = Steht es nach sechs Runden gleich, folgen weitere, bis eine Seite führt.
level-s52-first-match-3 = Zwei deiner sechs Karten schießen, die anderen stoppen Schüsse.
level-s52-first-match-4 = Eine Karte stoppt die Herz-7: ein roter Torhüter oder eine andere 7.
level-s52-first-match-5 = Auch zwei Zahlen, deren Summe oder Differenz 7 ist. Ein Ass zählt 1.
level-s52-first-match-6 = Und auch zwei Karten derselben Farbe, gleich welche: hier zwei Herz-Karten.
level-s52-first-match-7 = Bube, Dame und König sind Torhüter. Ein Torhüter vorn trifft nur mit einem zweiten.
level-s52-first-match-8 = Leg ausnahmsweise niedrige Karten, die 2 und die 4: Was du behältst, stoppt mehr.
level-s52-first-match-9 = Deck deine Herz-2 auf: Sie schießt.
level-s52-first-match-10 = Der Gegner hat nichts dagegen, sonst müsste er blocken: ein Tor!
level-s52-first-match-11 = Jetzt deine Pik-4.
level-s52-first-match-12 = Gestoppt! Der schwarze König ist ein Torhüter, so schwarz wie deine 4.
level-s52-first-match-13 = Eine schwarze 10. Dein schwarzer Bube stoppt sie: Klick auf ihn, dann auf Blocken.
level-s52-first-match-14 = Eine rote 10! Zwei Zahlen stoppen sie, wenn Summe oder Differenz 10 ist.
level-s52-first-match-15 = 7 und 3 sind 10: Klick auf beide, dann auf Blocken.

## Soccer: Surprises.

level-s52-surprises = Noch zwei Runden, und es steht 2:2. Lern kennen, was in der ersten Partie fehlt: Torhüter im Sturm, einen genutzten und einen verschmähten Elfmeter.
level-s52-surprises-1 = Noch zwei Runden, und es steht 2:2.
level-s52-surprises-2 = Steht es nach der sechsten gleich, geht es Runde für Runde weiter, bis eine Seite führt.
level-s52-surprises-3 = Leg die Kreuz-Dame, einen Torhüter also, und die Karo-8.
level-s52-surprises-4 = Die Dame des Gegners traf nicht, weil er keinen zweiten Torhüter abwarf.
level-s52-surprises-5 = Jetzt schießt seine Kreuz-7. Zwei beliebige Kreuz stoppen sie: Block mit deinen.
level-s52-surprises-6 = Jetzt greifst du an: Deck deine Kreuz-Dame auf.
level-s52-surprises-7 = Du darfst einen Elfmeter nehmen: Wirf den Karo-König ab, und die Dame trifft.
level-s52-surprises-8 = Tor! Einen Elfmeter stoppt nichts, aber er kostet dich einen zweiten Torhüter.
level-s52-surprises-9 = Jetzt schieß mit deiner Karo-8.
level-s52-surprises-10 = Nach jeder der ersten fünf Runden ziehen beide Seiten vier Karten.
level-s52-surprises-11 = Letzte Runde: Leg den Pik-Buben und die Karo-4.
level-s52-surprises-12 = Auf einen Elfmeter kannst du auch verzichten: Deck deinen Pik-Buben auf.
level-s52-surprises-13 = Verzichte: Dein roter Bube soll lieber einen Schuss stoppen.
level-s52-surprises-14 = Jetzt deine Karo-4.
level-s52-surprises-15 = Eine rote 7, der letzte Schuss: Stopp sie mit deinem Buben und gewinne.

## Soccer Cards: First match.

level-sc-first-match = Die zweite Halbzeit, und es steht 0:0. Kestrel Vale spielt einen grünen Ball aus: Stopp ihn mit der richtigen Karte, danach spielst du aus.
level-sc-first-match-1 = Ein grüner Ball wird ausgespielt. Jede dieser Karten stoppt ihn: Nimm dein grünes Tor.
level-sc-first-match-2 = Gestoppt! Jetzt fängst du an, du spielst aus: deinen roten Ball, den nur zwei Karten stoppen.
level-sc-first-match-3 = Ein bunter Schild stoppt jeden Schuss. Die Leiste zählt einen, den du nicht gesehen hast.
level-sc-first-match-4 = Auch ein Ball stoppt einen Ball seiner Farbe: Antworte mit deinem schwarzen.
level-sc-first-match-5 = Spiel deinen Freistoß aus: Nur gelbe und bunte Schilde stoppen ihn, und einer ist übrig.
level-sc-first-match-6 = Der Gegner hat keinen Schild mehr, darum steht an deinem Elfmeter „sicher drin“.
level-sc-first-match-7 = Stopp erst den blauen Ball: Das kann nur dein bunter Schild.
level-sc-first-match-8 = Jetzt spiel den Elfmeter aus: Nur ein bunter Schild stoppt ihn, und keiner ist übrig.
level-sc-first-match-9 = Tor! Nun spielt der Gegner einen Elfmeter aus, und keine deiner Karten stoppt ihn.
level-sc-first-match-10 = Antworten musst du trotzdem: Wirf ab, was du am wenigsten brauchst, dein Abseits.
level-sc-first-match-11 = Eins zu eins. Vor dem Anstoß hast du sechzehn Karten aufgeteilt: acht für jede Halbzeit.
level-sc-first-match-12 = Zwei bunte Schilde kamen in die erste Halbzeit, einer in diese: Ein zweiter hier hätte den Elfmeter gestoppt.
level-sc-first-match-13 = Ein Ligaspiel kann unentschieden enden, im Pokal folgt eine Verlängerung.
level-sc-first-match-14 = Jeder hat noch eine Karte, und deinen roten Ball stoppt nichts mehr: Spiel ihn aus und gewinne.

## Soccer Cards: The split, in extra time.

level-sc-surprises = Ein Pokalspiel, 2:2: Jede Seite hat acht Karten für zwei kurze Halbzeiten, und alle liegen offen. Teil deine so auf, dass ein Tor nicht zu verhindern ist.
level-sc-surprises-1 = Zwei zu zwei im Pokal: Verlängerung. Alle übrigen Karten liegen offen.
level-sc-surprises-2 = Endet auch die Verlängerung gleich, entscheidet das Elfmeterschießen: je fünf Schüsse.
level-sc-surprises-3 = Der Gegner hat einen bunten Schild, und nichts anderes stoppt einen Elfmeter.
level-sc-surprises-4 = Du hast zwei Elfmeter. Beide in einer Halbzeit, und einer geht durch.
level-sc-surprises-5 = Teil deine acht auf: beide Elfmeter und zwei Schilde jetzt, die anderen später.
level-sc-surprises-6 = Der Gegner spielt einen roten Ball aus: Dein bunter Schild stoppt jeden Ball.
level-sc-surprises-7 = Jetzt spiel einen Elfmeter aus.
level-sc-surprises-8 = Das war sein Schild. Stopp den Freistoß mit deinem gelben.
level-sc-surprises-9 = Spiel den anderen Elfmeter aus: Der Gegner kann ihn nicht mehr stoppen.
level-sc-surprises-10 = Tor! Für die zweite Halbzeit kommen deine anderen vier Karten.
level-sc-surprises-11 = Spiel dein rotes Tor aus: keine Gefahr, aber es kostet den Gegner eine Karte.
level-sc-surprises-12 = Auch das ist keine Gefahr: Antworte mit deinem gelben Schild.
level-sc-surprises-13 = Spiel deinen blauen Ball aus: Der Gegner hat nichts Blaues mehr.
level-sc-surprises-14 = Noch ein Tor! Deine letzte Karte beendet die Partie.

## Soccer-Go: First match.

level-go-first-match = Die letzte Runde, und noch steht es 0:0. Nenne bei jedem Pass einen Spieler: Deckt der Gegner dieselbe Nummer, ist der Ball weg.
level-go-first-match-1 = Vierte und letzte Runde, 0:0: Du greifst an. Sieben Pässe ergeben einen Schuss.
level-go-first-match-2 = Steht es danach gleich, greift jeder noch einmal an. Immer noch gleich? Elfmeterschießen.
level-go-first-match-3 = Spiel deine 7 an. Gleichzeitig deckt der Gegner eine Nummer.
level-go-first-match-4 = Gedeckt war die 4: Der Pass kam an. Jetzt ist die 7 für beide verbraucht.
level-go-first-match-5 = Jetzt deine 10, und hoffe, dass der Gegner wieder falsch rät.
level-go-first-match-6 = Noch einer: deine 9.
level-go-first-match-7 = Eine Powerkarte leuchtet, wenn du sie spielen kannst. Fernschuss braucht keine weiteren Pässe.
level-go-first-match-8 = Schieß nach links. Gleichzeitig wählt der Torwart, wohin er springt.
level-go-first-match-9 = Tor! Nach jedem Angriff darfst du eine Powerkarte tauschen: Behalte deine.
level-go-first-match-10 = Jetzt spielt der Gegner seine Pässe, und du deckst: Dieselbe Nummer bringt dir den Ball.
level-go-first-match-11 = Deck die 3: Die Karte gehört dir, das gedeckte Trikot dem Gegner.
level-go-first-match-12 = Der Pass ging zur 8. Falsch raten kostet dich nichts.
level-go-first-match-13 = Weniger Nummern, leichteres Raten: Deck die 5, und du hast gewonnen.

## Soccer-Go: Surprises.

level-go-surprises = Sechs Pässe sind angekommen. Lern kennen, was in der ersten Partie fehlt: den Torwart bei Pass 7, eine gestoppte Karte und eine Grätsche.
level-go-surprises-1 = Sechs Pässe sind angekommen: Das ist Pass 7, danach schießt du.
level-go-surprises-2 = Steht es am Ende gleich, gibt es Verlängerung. Immer noch gleich? Elfmeterschießen.
level-go-surprises-3 = Bei Pass 7 darf niemand die Nummer 1 wählen, den Torwart.
level-go-surprises-4 = Spiel deine 11 an.
level-go-surprises-5 = Sieben Pässe: Jetzt schieß, und zwar nach rechts.
level-go-surprises-6 = Tor! Behalte deine Karten: Jetzt greift der Gegner an, und du hast Block und Grätsche.
level-go-surprises-7 = Der Gegner spielt Konter, drei Pässe auf einmal! Dein Block A stoppt ihn.
level-go-surprises-8 = Beide Karten sind gespielt, und die kommen in dieser Partie nicht wieder.
level-go-surprises-9 = Also muss der Gegner doch Pässe spielen: Deck die 3.
level-go-surprises-10 = Der Pass ging zur 8. Deck die 5.
level-go-surprises-11 = Ab Pass 3 darfst du grätschen: Spiel Grätsche, und ihr knobelt um den Ball.
level-go-surprises-12 = Gewinnst du, ist der Angriff vorbei, sonst kommt der Pass. Nimm Stein.
level-go-surprises-13 = Gleichstand, also noch einmal: Papier schlägt Stein.

## Soccer Solitaire: First match.

level-sol-first-match = Noch vier Züge, und es steht 3:3. Du bist der Trainer von Harbour Town: Rote Karten handeln für dich, schwarze für Kestrel Vale. Die stärkere Seite setzt sich durch.
level-sol-first-match-1 = Noch vier Züge, 3:3. Du trainierst Harbour Town, die Roten.
level-sol-first-match-2 = Bleibt es unentschieden, folgen Verlängerung und Elfmeterschießen.
level-sol-first-match-3 = Deine Stärke ist 6, die des Gegners auch: So viel zählen die aktiven Karten.
level-sol-first-match-4 = Je Zug setzt du zwei dieser drei ein: Rot für dich, Schwarz für den Gegner.
level-sol-first-match-5 = Du hast den Ball: Eine Zahl ist ein Pass, 10 gegen 6. Setz sie ein.
level-sol-first-match-6 = Geklappt: Du behältst den Ball, und eine frische aktive Karte kommt.
level-sol-first-match-7 = Bube, Dame, König und Ass schießen, und deine 4 zählt noch: Setz den Buben ein.
level-sol-first-match-8 = Tor! Du behältst den Ball, der Gegner verliert seine aktive Karte und deckt eine neue auf.
level-sol-first-match-9 = Drei schwarze Karten, zwei müssen handeln. Die 2 misslingt, 11 gegen 12: Setz sie ein.
level-sol-first-match-10 = Jetzt holen beide anderen dem Gegner den Ball: Nimm die 9, der Bube kann später misslingen.
level-sol-first-match-11 = Ohne Ball kontert dein König: 25 gegen 9 holt den Ball. Setz den König ein.
level-sol-first-match-12 = Auch der schwarze König kontert, aber 22 gegen 23 misslingt: Setz ihn jetzt ein.
level-sol-first-match-13 = Ein misslungener Konter kostet Gelb: Die 9 des Gegners liegt nun quer.
level-sol-first-match-14 = Der letzte Zug: erst der Pass, sonst holt der schwarze Bube den Ball.
level-sol-first-match-15 = Jetzt macht der Bube 20 gegen 20: Bei gleicher Stärke gewinnt, wer den Ball hat.
level-sol-first-match-16 = Er misslingt: Die zweite Gelbe schickt die 9 vom Platz, und das zählt als Tor.

## Soccer Solitaire: Surprises.

level-sol-surprises = Noch drei Züge, und du führst 3:2. Lern kennen, was in der ersten Partie fehlt: einen Pass, der misslingt, gleiche Stärke und Medaillen.
level-sol-surprises-1 = Noch drei Züge. Mit drei Toren Vorsprung bekommst du eine Bronzemedaille.
level-sol-surprises-2 = Steht es nach zwei Halbzeiten gleich, folgt die Verlängerung, und es gibt keine Medaille.
level-sol-surprises-3 = Ein König ohne Ball ist ein Konter. Der Gegner hat den Ball: Setz deinen ein.
level-sol-surprises-4 = Das brachte den Ball und eine frische aktive Karte.
level-sol-surprises-5 = Auch sein König ist ein Konter, aber 16 gegen 18 misslingt: Setz ihn ein.
level-sol-surprises-6 = Ein misslungener Konter bringt Gelb. Beim zweiten Mal gibt es Rot und ein Tor!
level-sol-surprises-7 = Deine 3 macht 8 gegen 10: Sieh zu, wie der Ball verloren geht.
level-sol-surprises-8 = Hol ihn zurück: Deine 7 macht 15.
level-sol-surprises-9 = Mit Ball reicht gleiche Stärke: Deine 5 macht 10 gegen 10.
level-sol-surprises-10 = Geklappt. Ohne Ball gewinnt gleiche Stärke nichts.
level-sol-surprises-11 = Dein Bube schießt, 26 gegen 10: Setz ihn ein, für Bronze.
