### German: solitaire

sol-title = Soccer Solitaire
sol-tagline = Zwei Farben, zwei Teams, ein Trainer: du.
sol-aim = Setz deine Karten ein, solange du stärker bist: Ball gewinnen, behalten, schießen.
sol-chance = Die aufgedeckten Karten
sol-bot-1-line = Setzt irgendeine Karte ein.
sol-bot-2-line = Schießt, wenn es geht, und nimmt sonst, was gerade zur Hand ist.
sol-bot-3-line = Schießt gern und sieht, was direkt vor der Nase liegt.
sol-bot-4-line = Nimmt, was gerade gut aussieht, vertut sich aber oft.
sol-bot-5-line = Nimmt die Karte, die jetzt am besten aussieht, und denkt nicht weiter.
sol-bot-6-line = Denkt einen Zug voraus, mit einem kleinen Fehler hin und wieder.
sol-bot-7-line = Spielt die nächsten Züge im Kopf durch, auf viele verschiedene Arten.
sol-bot-8-line = Spielt jede Karte ein halbes Dutzend Züge weiter, wieder und wieder, und wählt erst dann.
sol-zone-team-pile = TEAMSTAPEL
sol-zone-active = AKTIV
sol-zone-used = EINGESETZT
sol-zone-goals-against = GEGENTORE
sol-zone-play-space = AKTIONSPLATZ
sol-zone-play-pile = AKTIONEN
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
    [black] beide Farben sind schwarz; nimm statt einer davon Herz oder Karo
   *[red] beide Farben sind rot; nimm statt einer davon Kreuz oder Pik
}
sol-field-kick-off-after-goal = Ball nach einem Tor
sol-field-kick-off-after-goal-scoring = Bleibt beim Schützen
sol-field-kick-off-after-goal-conceding = An die andere Seite
sol-field-first-pick = Erste Wahl im Duell
sol-field-first-pick-alternate = Im Wechsel
sol-field-first-pick-withoutball = Seite ohne Ball
sol-field-short = Länge
sol-field-short-false = Ganze Partie
sol-field-short-true = Kurz (zwölf Züge)
sol-rules-1-head = Die Idee
sol-rules-1 = Jedes Team hat eine aktive Karte auf dem Feld, darunter liegen drei Aktionskarten. In jedem Zug setzt du zwei davon ein: Eine rote handelt für das rote Team, eine schwarze für das schwarze, ob dir das passt oder nicht. Die Kunst liegt in der Reihenfolge: welche zuerst, welche danach und welche gar nicht.
sol-rules-2-head = Ein Zug
sol-rules-2 = Drei Aktionskarten liegen offen. Setz eine ein, dann noch eine; jede geht zum Team ihrer Farbe und liegt bis zum Ende des Zuges über dessen aktiver Karte. Dann kommen beide weg und zwei neue ins Spiel; die dritte wartet auf deinen nächsten Zug. Im ersten Zug einer Halbzeit hat niemand den Ball: Das Team der ersten eingesetzten Karte nimmt ihn sofort.
sol-rules-3-head = Die Karten
sol-rules-3 = Ein Team ist eine rote Kartenfarbe, das andere eine schwarze: Herz und Karo sind rot, Kreuz und Pik schwarz. Von beiden setzen je zwei Karten ungesehen aus; die anderen elf sind der Teamstapel, und seine oberste wird aufgedeckt: die aktive Karte. Die zwei übrigen Kartenfarben, eine rote und eine schwarze, sind der Aktionsstapel mit 26 Karten. Eine Karte zählt ihre Zahl, der Bube (J) 11, die Dame (Q) 12, der König (K) 13, das Ass 14.
sol-rules-4-head = Stärke
sol-rules-4 = Die Stärke eines Teams ist seine aktive Karte plus jede Aktionskarte, die es in diesem Zug eingesetzt hat, auch die misslungenen; die Zahl neben dem Team zeigt sie. Damit etwas gelingt, muss das handelnde Team stärker sein; bei gleicher Stärke setzt sich das Team mit dem Ball durch.
sol-rules-5-head = Mit dem Ball
sol-rules-5 = Eine Aktionskarte von 2 bis 10 ist ein Pass. Gelingt er, kommt die aktive Karte unter ihren Stapel, und die nächste wird aufgedeckt; wenn nicht, ist der Ball weg. Bube, Dame, König oder Ass ist ein Schuss. Gelingt er, ist es ein Tor: Die aktive Karte des anderen Teams verlässt die Partie und kommt auf den Stapel hinter dessen Tor, und seine nächste Karte wird aufgedeckt. Wenn nicht, ist der Ball weg. Wer trifft, behält den Ball.
sol-rules-6-head = Ohne Ball
sol-rules-6 = Eine Aktionskarte von 2 bis 10 ist eine Grätsche. Gelingt sie, ist der Ball gewonnen; wenn nicht, geschieht nichts. Bube, Dame, König oder Ass ist ein Konter. Gelingt er, ist der Ball gewonnen, und die aktive Karte wechselt wie nach einem Pass; wenn nicht, sieht die eigene aktive Karte Gelb und liegt von da an quer, auch im Stapel. Bei der zweiten Gelben Karte fliegt sie vom Platz: Das zählt als Gegentor, und die nächste Karte wird aufgedeckt.
sol-rules-7-head = Halbzeiten
sol-rules-7 = Eine Halbzeit hat zwölf Züge: Dann sind zu wenige Aktionskarten übrig. Für die zweite Halbzeit werden alle 26 neu gemischt, und der Ball ist frei; aktive Karten, Stapel und Gelbe Karten bleiben, wie sie sind. Es gewinnt das Team mit weniger Karten hinter dem eigenen Tor. Wer alle elf verloren hat, ist auf der Stelle geschlagen. Eine kurze Partie hat zwei Halbzeiten von sechs Zügen: Die Aktionskarten werden einmal gemischt und halbiert. Steht es gleich, geht sie direkt ins Elfmeterschießen.
sol-rules-8-head = Verlängerung und Elfmeterschießen
sol-rules-8 = Steht es gleich, werden die Aktionskarten gemischt, in zwei Teile geteilt und als zwei Halbzeiten von sechs Zügen gespielt, immer beide. Steht es immer noch gleich, mischt jedes Team seine elf Karten (Gelbe zählen nicht mehr), und Schuss für Schuss decken beide eine auf: Die höhere trifft, bei gleichen trifft niemand. Höchstens fünf Schüsse, Schluss, sobald es entschieden ist; danach Sudden Death.
sol-rules-9-head = Ein Trainer und Medaillen
sol-rules-9 = Allein bist du Trainer des Heimteams und wählst für beide Farben: Das Gastteam hat keinen Trainer, nur die Karten, die du nicht vermeiden kannst. Ein guter Trainer gewinnt fast immer, darum zählt der Abstand: Bronze ab drei Toren, Silber ab fünf, Gold ab sieben, Platin ab neun. Für einen Sieg nach Verlängerung gibt es keine Medaille.
sol-rules-10-head = Duell
sol-rules-10 = Hier hat jedes Team einen Trainer. In jedem Zug setzt erst der eine irgendeine der drei Karten ein, dann der andere eine der zwei übrigen. Jeder darf auch eine Karte in der Farbe des Gegners nehmen, um sie im falschen Moment zu vergeuden. Die erste Wahl wechselt mit jedem Zug: Rot beginnt die erste Halbzeit, Schwarz die zweite. Auf Wunsch wählt stattdessen immer die Seite ohne Ball zuerst.
sol-rules-11-head = Was bekannt ist
sol-rules-11 = Alles Aufgedeckte bleibt bekannt. Eine Karte, die unter ihren Stapel kam, kehrt zurück, wenn die Karten über ihr durch sind, in der Reihenfolge, in der sie gingen; zeig auf einen Stapel, um zu sehen, was man von ihm weiß. Niemand kennt die zwei Karten, die bei jedem Team aussetzen, oder die Reihenfolge der Karten, die nie aufgedeckt waren.
sol-rules-12-head = Optionen
sol-rules-12 = Die Kartenfarben kannst du wählen. Wahlweise bekommt nach einem Schusstor die Seite mit dem Gegentor den Ball; eine zweite Gelbe Karte ändert nie, wer ihn hat.
sol-rules-13-head = Mitwirkende
sol-rules-13 = Soccer Solitaire erschien ohne den Namen seines Autors. Medaillen und Duell stammen aus diesem Projekt, ebenso die Entscheidungen, wo die gedruckten Regeln schweigen.

## In all messages below, $side is a club, in the log its three letters, and $them the other. $card is a playing card, such
## as `Herz-7` or `7♥`, and $rank its rank for the article: `ace`, `2` to `10`, `jack`, `queen`, `king`; none if there is no
## such card. $own and $other are strengths: of the team that acts, and of the other.

## The table

# The line under the title: who plays, and the suits of both teams. $kind is duel or one-manager.
sol-subtitle = { $kind ->
    [duel] Duell
   *[one-manager] Ein Trainer
}, { $home } gegen { $away }
sol-subtitle-short = kurze Partie
sol-subtitle-conceding = Anstoß nach Gegentor
sol-subtitle-without-ball = zuerst wählt, wer den Ball nicht hat
# Two strengths: under a stamp, and as a text in the commentary.
sol-versus = { $one } gegen { $other }
# Beside the pile behind a goal.
sol-goals-let-in = { $n ->
    [one] 1 Gegentor
   *[other] { $n } Gegentore
}
# Beside the cards that sit out.
sol-not-playing = { $n } setzen aus
sol-next-medal = Noch { $n ->
    [one] { $n } Tor
   *[other] { $n } Tore
} bis { $medal ->
    [bronze] Bronze
    [silver] Silber
    [gold] Gold
   *[platinum] Platin
}
# The panel in the corner, in a duel with who picks now.
sol-note-kicks = Die höhere Karte trifft
sol-note-two-of-three = Zwei von drei einsetzen
sol-note-one-more = Noch eine einsetzen
sol-note-pick-first = { $side } wählt zuerst
sol-note-pick-second = { $side } wählt danach
sol-note-both-used = Beide sind eingesetzt

## Over the table, in capitals: what a used card comes to
sol-verdict-ball-taken = { $side } NIMMT DEN BALL
sol-verdict-shot = { $side } SCHIESST
sol-verdict-pass = { $side } PASST: WEITER GEHT’S
sol-verdict-pass-lost = { $side } PASST: BALL WEG
sol-verdict-tackle = { $side } GRÄTSCHT: BALLGEWINN
sol-verdict-tackle-missed = { $side } GRÄTSCHT: INS LEERE
sol-verdict-counter = { $side } KONTERT: BALLGEWINN
sol-verdict-counter-late = { $side } KONTERT: ZU SPÄT

## Why a card came off or did not, in a sentence of 72 letters at most
sol-reveal-equal-with-the-ball = Bei gleicher Stärke setzt sich die Seite mit dem Ball durch.
sol-reveal-stronger-keeps = Die stärkere Seite behält den Ball.
sol-reveal-weaker-loses = Die schwächere Seite verliert den Ball.
sol-reveal-shot-stronger = Der Schuss ist stärker als die Abwehr.
sol-reveal-shot-weaker = Der Schuss ist schwächer als die Abwehr.
sol-reveal-stronger-wins = Die stärkere Seite gewinnt den Ball.
sol-reveal-equal-without-the-ball = Gleiche Stärke reicht nicht, um den Ball zu gewinnen.
sol-reveal-weaker-cannot-win = Die schwächere Seite kann den Ball nicht gewinnen.
sol-reveal-counter-fails = Ein misslungener Konter kostet eine Gelbe Karte.
sol-reveal-booked = Gelb-Rot: Sie fliegt vom Platz, und das ist ein Gegentor.

## Lines below the headlines of banners
sol-banner-extra-time = Zwei Halbzeiten mit je sechs Zügen
sol-banner-second-yellow = Gelb-Rot: { $card }
# $result is such as `Harbour Town 5-1 Kestrel Vale`.
sol-banner-medal = { $result }, Medaille: { $medal ->
    [bronze] Bronze
    [silver] Silber
    [gold] Gold
   *[platinum] Platin
}

## The match log: lines of 48 letters at most. $way is 0, 1 or 2 and only varies the words.
sol-log-kick-off = Anstoß: Die erste Karte nimmt den Ball
sol-log-second-half = Zweite Halbzeit: Der Ball ist wieder frei
sol-log-last-turns = Letzte sechs Züge: Der Ball ist wieder frei
sol-log-ball-taken = { $side } nimmt den Ball
sol-log-kicks-off = { $side } stößt an
sol-log-shot = { $side } schießt, { $own } gegen { $other }
sol-log-saved = Gehalten: Ball bei { $side }
sol-log-pass-equal = { $side } passt, { $own } gegen { $other }: gleich, das reicht
sol-log-tackle-equal = { $side } grätscht, { $own } gegen { $other }: gleich, reicht nicht
sol-log-counter-equal = { $side } kontert, { $own } gegen { $other }: gleich, reicht nicht
# Only just strong enough, or only just too weak.
sol-log-pass-just = { $side } passt, { $own } gegen { $other }: { $way ->
    [0] reicht gerade so
    [1] um Haaresbreite
   *[2] kommt knapp an
}
sol-log-pass-nearly = { $side } passt, { $own } gegen { $other }: { $way ->
    [0] so knapp
    [1] ein Hauch zu wenig
   *[2] reicht nicht ganz
}
sol-log-tackle-just = { $side } grätscht, { $own } gegen { $other }: { $way ->
    [0] reicht gerade so
    [1] um Haaresbreite
   *[2] noch eben dran
}
sol-log-tackle-nearly = { $side } grätscht, { $own } gegen { $other }: { $way ->
    [0] so knapp
    [1] ein Hauch zu wenig
   *[2] reicht nicht ganz
}
sol-log-counter-just = { $side } kontert, { $own } gegen { $other }: { $way ->
    [0] reicht gerade so
    [1] um Haaresbreite
   *[2] geht gerade noch gut
}
sol-log-counter-nearly = { $side } kontert, { $own } gegen { $other }: { $way ->
    [0] so knapp
    [1] ein Hauch zu wenig
   *[2] reicht nicht ganz
}
# Strong enough, or too weak, by more.
sol-log-pass = { $side } passt, { $own } gegen { $other }: { $way ->
    [0] kommt an
    [1] frische Beine
   *[2] der Ball läuft
}
sol-log-pass-fails = { $side } passt, { $own } gegen { $other }: { $way ->
    [0] abgefangen
    [1] war zu sehen
   *[2] zum Gegner
}
sol-log-tackle = { $side } grätscht, { $own } gegen { $other }: { $way ->
    [0] sauber geholt
    [1] Ball erobert
   *[2] kommt mit Ball raus
}
sol-log-tackle-fails = { $side } grätscht, { $own } gegen { $other }: { $way ->
    [0] abgeschüttelt
    [1] weit daneben
   *[2] ins Leere
}
sol-log-counter = { $side } kontert, { $own } gegen { $other }: { $way ->
    [0] und ab
    [1] kalt erwischt
   *[2] Platz ohne Ende
}
sol-log-counter-fails = { $side } kontert, { $own } gegen { $other }: { $way ->
    [0] zu spät
    [1] viel zu wild
   *[2] schlecht getimt
}
sol-log-yellow-card = Gelbe Karte: { $card }
sol-log-sent-off = Platzverweis, Gelb-Rot: { $card }
sol-log-counts-as-a-goal = Das zählt als Tor: { $score }
sol-log-extra-half-time = Halbzeit der Verlängerung, { $score }
# A kick of the shootout: the cards of both teams, and the score of the kicks.
sol-log-kick = Schuss { $n }, { $home } gegen { $away }: { $side } trifft, { $score }
sol-log-kick-level = Schuss { $n }, { $home } gegen { $away }: niemand trifft
# $n is the lead.
sol-log-medal = { $medal ->
    [bronze] Bronze
    [silver] Silber
    [gold] Gold
   *[platinum] Platin
}: mit { $n } Toren Vorsprung gewonnen
sol-log-no-cards-left = { $side } hat keine Karten mehr

## Questions in the prompt. $side is the other side.
sol-prompt-over = Abpfiff
sol-prompt-they-pick-first = { $side } wählt zuerst
sol-prompt-they-pick-second = { $side } wählt danach
sol-prompt-they-choose = { $side } wählt noch
sol-prompt-who-takes-the-ball = Wer nimmt den Ball?
sol-prompt-two-of-three = Setz zwei von drei Karten ein
sol-prompt-one-more = Jetzt noch eine
sol-prompt-one-of-three = Wähle eine der drei
sol-prompt-one-of-two = Wähle eine der zwei

## Offers: a label, help in one sentence or two, a preview of a headline in capitals and a detail. $equal is yes if both
## strengths are equal.

# $deed is pass, shot, tackle or counter; $works is yes or no.
sol-offer = { $side } { $deed ->
    [pass] Pass
    [shot] Schuss
    [tackle] Grätsche
   *[counter] Konter
} { $own } gegen { $other } { $works ->
    [yes] ✓
   *[no] ✗
}
# Before one of the others, while nobody has the ball.
sol-help-takes = { $side } nimmt den Ball.
# $card is the active card of $side.
sol-help-pass = { $equal ->
    [yes] Mit Ball reicht gleiche Stärke
   *[no] Stark genug
}: { $side } behält den Ball, und { $rank ->
    [ace] das
    [jack] der
    [king] der
   *[other] die
} { $card } wird abgelöst.
# $card is the active card of the other team.
sol-help-shot = { $equal ->
    [yes] Mit Ball reicht gleiche Stärke
   *[no] Stark genug
}: ein Tor für { $side }, und { $rank ->
    [ace] das
    [jack] der
    [king] der
   *[other] die
} { $card } ist raus aus der Partie.
sol-help-lost = Nicht stark genug: { $them } bekommt den Ball.
sol-help-tackle = Stark genug: { $side } gewinnt den Ball.
sol-help-tackle-fails = { $equal ->
    [yes] Ohne Ball reicht gleiche Stärke nicht
   *[no] Nicht stark genug
}: Es geschieht nichts, aber die Karte zählt für { $side } bis zum Ende des Zuges.
sol-help-counter = Stark genug: { $side } gewinnt den Ball und deckt eine neue Karte auf.
sol-help-second-yellow = { $equal ->
    [yes] Ohne Ball reicht gleiche Stärke nicht
   *[no] Nicht stark genug
}: { $rank ->
    [ace] Das
    [jack] Der
    [king] Der
   *[other] Die
} { $card } sieht Gelb-Rot und fliegt vom Platz, ein Tor für { $them }.
sol-help-yellow = { $equal ->
    [yes] Ohne Ball reicht gleiche Stärke nicht
   *[no] Nicht stark genug
}: { $rank ->
    [ace] Das
    [jack] Der
    [king] Der
   *[other] Die
} { $card } sieht Gelb.
sol-preview-pass = PASS
sol-preview-goal = TOR
sol-preview-lost = BALL WEG
sol-preview-won = BALLGEWINN
sol-preview-tackle-fails = INS LEERE
sol-preview-strengths = { $side } { $own } – { $other } { $them }

## Why a card cannot be used now, or what it is there for: a sentence without its full stop. $n is a number of cards.
sol-why-later = Diese Karten sind für die zweite Halbzeit der Verlängerung
sol-why-later-short = Diese Karten sind für die zweite Halbzeit
sol-why-discarded = Eingesetzt: kommt zurück, wenn die Aktionskarten gemischt werden
sol-why-discarded-short = Eingesetzt: kommt in einer kurzen Partie nicht zurück
# $home_shots and $away_shots are how many of the cards shoot or counter for each team.
sol-why-to-come = Noch { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}; zum Schießen oder Kontern: { $home } { $home_shots }, { $away } { $away_shots }
sol-why-no-manager = Nur { $side } hat einen Trainer
sol-why-they-pick-first = In diesem Zug wählt zuerst { $side }
sol-why-you-have-picked = Du hast gewählt; jetzt wählt { $side }
sol-why-used = Zählt bis zum Ende des Zuges für { $side }
sol-why-kick = Bei jedem Schuss decken beide Teams eine Karte auf, die höhere trifft
# $n is the value of the card.
sol-why-active = Aktive Karte von { $side }: Wert { $n }
sol-why-booked = Hat Gelb: Beim zweiten Mal fliegt sie vom Platz, und das ist ein Gegentor
sol-why-next = Als Nächstes bei { $side }: { $rank ->
    [ace] das
    [jack] der
    [king] der
   *[other] die
} { $card }
sol-why-unseen-next = { $n ->
    [one] Eine Karte des Stapels hat noch niemand gesehen, und sie kommt als Nächstes
   *[other] { $n } Karten des Stapels hat noch niemand gesehen; eine davon kommt als Nächstes
}
sol-why-comes-back = Nach { $n ->
    [one] einer unbekannten Karte
   *[other] { $n } unbekannten Karten
} kommt zuerst { $rank ->
    [ace] das
    [jack] der
    [king] der
   *[other] die
} { $card } zurück
sol-why-unseen = { $n ->
    [one] Eine Karte
   *[other] { $n } Karten
}, die noch niemand gesehen hat
sol-why-goal-against = Ein Gegentor: Diese Karte ist raus aus der Partie
sol-why-sits-out = Bei jedem Team setzen zwei Karten aus, und niemand weiß, welche
sol-why-kicked = Ein Elfmeter, der schon geschossen ist

## The coach's reasons for a card. $what is one of those below; $harms is yes if the card helps the other side.
sol-because = { $harms ->
    [yes] Das kleinere Übel: { CAP($what) }
   *[no] { CAP($what) }
}.
# $card is the card that stays for the next turn: a good one for $side, or one that would help the other side.
sol-because-keeps = { $harms ->
    [yes] Das kleinere Übel: { CAP($what) }
   *[no] { CAP($what) }
}. So bleibt dir { $rank ->
    [ace] das
    [jack] der
    [king] der
   *[other] die
} { $card } für den nächsten Zug.
sol-because-waits = { $harms ->
    [yes] Das kleinere Übel: { CAP($what) }
   *[no] { CAP($what) }
}. So muss { $rank ->
    [ace] das
    [jack] der
    [king] der
   *[other] die
} { $card } des Gegners warten.

# What the card does. $takes is yes if it first takes the ball, which nobody has. $own is the strength of the team that acts.
sol-because-your-shot = { $takes ->
    [yes] du nimmst den Ball, und dein Schuss geht rein
   *[no] dein Schuss geht rein
}, { $own } gegen { $other }
sol-because-your-pass = { $takes ->
    [yes] du nimmst den Ball, dein Pass kommt an, und eine frische Karte kommt
   *[no] dein Pass kommt an, und eine frische Karte kommt
}, { $own } gegen { $other }
sol-because-your-shot-saved = { $takes ->
    [yes] du nimmst den Ball, aber dein Schuss wird gehalten, und der Gegner hat ihn
   *[no] dein Schuss wird gehalten, und der Gegner hat den Ball
}, { $own } gegen { $other }
sol-because-your-pass-cut = { $takes ->
    [yes] du nimmst den Ball, aber dein Pass wird abgefangen, und der Gegner hat ihn
   *[no] dein Pass wird abgefangen, und der Gegner hat den Ball
}, { $own } gegen { $other }
sol-because-your-tackle = deine Grätsche gewinnt den Ball, { $own } gegen { $other }
sol-because-your-tackle-fails = deine Grätsche misslingt, aber die Karte zählt in diesem Zug weiter, { $own } gegen { $other }
sol-because-your-counter = dein Konter gewinnt den Ball und bringt eine frische Karte, { $own } gegen { $other }
sol-because-your-second-yellow = dein Konter misslingt, und Gelb-Rot ist ein Tor für den Gegner, { $own } gegen { $other }
sol-because-your-yellow = dein Konter misslingt und kostet dich eine Gelbe Karte, { $own } gegen { $other }
sol-because-their-shot = { $takes ->
    [yes] der Gegner nimmt den Ball, und sein Schuss geht rein
   *[no] der Schuss des Gegners geht rein
}, { $own } gegen { $other }
sol-because-their-pass = { $takes ->
    [yes] der Gegner nimmt den Ball, und sein Pass bringt nur eine frische Karte
   *[no] der Pass des Gegners bringt nur eine frische Karte
}, { $own } gegen { $other }
sol-because-their-shot-fails = { $takes ->
    [yes] der Gegner nimmt den Ball, aber sein Schuss misslingt, und du hast ihn
   *[no] der Schuss des Gegners misslingt, und du hast den Ball
}, { $own } gegen { $other }
sol-because-their-pass-fails = { $takes ->
    [yes] der Gegner nimmt den Ball, aber sein Pass misslingt, und du hast ihn
   *[no] der Pass des Gegners misslingt, und du hast den Ball
}, { $own } gegen { $other }
sol-because-their-tackle = die Grätsche des Gegners gewinnt den Ball, { $own } gegen { $other }
sol-because-their-tackle-fails = die Grätsche des Gegners misslingt, { $own } gegen { $other }
sol-because-their-counter = der Konter des Gegners gewinnt den Ball, { $own } gegen { $other }
sol-because-their-second-yellow = der Konter des Gegners misslingt, und Gelb-Rot ist ein Tor für dich, { $own } gegen { $other }
sol-because-their-yellow = der Konter des Gegners misslingt und kostet ihn eine Gelbe Karte, { $own } gegen { $other }

## The lesson for beginners: one sentence on the ball, one on the cards, one on the click.
# $ours and $theirs are suits: clubs, diamonds, hearts or spades.
sol-lesson-nobody-has-the-ball = Niemand hat den Ball: { $ours ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
} gewinnt ihn für dich, { $theirs ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
} für den Gegner.
sol-lesson-you-have-the-ball = Du hast den Ball: Deine Stärke ist { $own }, die des Gegners { $other }.
sol-lesson-they-have-the-ball = Der Gegner hat den Ball: Seine Stärke ist { $other }, deine { $own }.
# $best, $worst and $what are each one of those below.
sol-lesson-none-helps = Keine davon hilft dir jetzt. Am harmlosesten: { CAP($what) }.
sol-lesson-best-and-worst = Im Moment: { CAP($best) }, aber { $worst }.
sol-lesson-best = Im Moment: { CAP($best) }.
# What a card does now. $who is you or them: the one for whom it acts.
sol-lesson-scores = { $rank ->
    [ace] das
    [jack] der
    [king] der
   *[other] die
} { $card } trifft für { $who ->
    [you] dich
   *[them] den Gegner
}, { $own } gegen { $other }
sol-lesson-is-a-pass = { $rank ->
    [ace] das
    [jack] der
    [king] der
   *[other] die
} { $card } ist ein Pass für { $who ->
    [you] dich
   *[them] den Gegner
}, { $own } gegen { $other }
sol-lesson-loses-the-ball = { $rank ->
    [ace] das
    [jack] der
    [king] der
   *[other] die
} { $card } kostet { $who ->
    [you] dich
   *[them] den Gegner
} den Ball, { $own } gegen { $other }
sol-lesson-wins-the-ball = { $rank ->
    [ace] das
    [jack] der
    [king] der
   *[other] die
} { $card } gewinnt den Ball für { $who ->
    [you] dich
   *[them] den Gegner
}, { $own } gegen { $other }
sol-lesson-strengthens = { $rank ->
    [ace] das
    [jack] der
    [king] der
   *[other] die
} { $card } macht { $who ->
    [you] dich
   *[them] den Gegner
} nur stärker, { $own } gegen { $other }
sol-lesson-second-yellow = { $rank ->
    [ace] das
    [jack] der
    [king] der
   *[other] die
} { $card } bringt { $who ->
    [you] dir
   *[them] dem Gegner
} Gelb-Rot und damit ein Gegentor, { $own } gegen { $other }
sol-lesson-yellow = { $rank ->
    [ace] das
    [jack] der
    [king] der
   *[other] die
} { $card } kostet { $who ->
    [you] dich
   *[them] den Gegner
} eine Gelbe Karte, { $own } gegen { $other }
sol-lesson-two-of-three = Klick eine an, dann eine der beiden anderen. Die dritte wartet auf den nächsten Zug.
sol-lesson-first-of-three = Klick eine an. Der Gegner nimmt eine der beiden anderen, und die dritte wartet.
sol-lesson-one-more = Klick noch eine an. Die andere wartet auf den nächsten Zug.
sol-lesson-one-of-two = Klick eine an. Die andere wartet auf den nächsten Zug.

## A bot's reason for its choice, in one sentence. It speaks of itself as `it`.
sol-bot-quick-look = Das sah nach kurzem Vorausdenken am besten aus.
sol-bot-felt-right = Es fühlte sich richtig an, auch wenn eine andere etwas besser aussah.
sol-bot-best-of-open = Die beste der offenen Karten, durchgespielt { $n ->
    [1] bis zum Ende dieses Zuges
   *[other] für { $n } Züge
}.
sol-bot-best-now = Das sieht im Moment am besten aus.

## The chart of the rules page
sol-chart-title = Was eine Aktionskarte bewirkt
sol-chart-down = Eingesetzt wird
sol-chart-across = Ihr Team ist
sol-chart-strong-enough = stark genug
sol-chart-too-weak = zu schwach
sol-chart-pass = Pass: 2 bis 10, mit Ball
sol-chart-shot = Schuss: J Q K A, mit Ball
sol-chart-tackle = Grätsche: 2 bis 10, ohne Ball
sol-chart-counter = Konter: J Q K A, ohne Ball
sol-chart-keeps-and-fresh = behält den Ball, eine frische Karte kommt
sol-chart-goal = ein Tor
sol-chart-loses = verliert den Ball
sol-chart-wins = gewinnt den Ball
sol-chart-wins-and-fresh = gewinnt den Ball, eine frische Karte kommt
sol-chart-nothing = nichts, aber die Karte zählt mit
sol-chart-yellow = eine Gelbe Karte; die zweite ist ein Gegentor
sol-chart-note = Ein Team zählt seine aktive Karte und jede Karte, die es in diesem Zug eingesetzt hat. Es muss stärker sein; mit Ball reicht gleiche Stärke.

## What the commentary names
# A card, where it is $what in the commentary.
sol-the-card = { $rank ->
    [ace] das
    [jack] der
    [king] der
   *[other] die
} { $card }
# A medal, where it is $what in the commentary.
sol-medal = { $medal ->
    [bronze] Bronze
    [silver] Silber
    [gold] Gold
   *[platinum] Platin
}

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# The first team to act in a half has the ball.
say-sol-ball-taken =
    .l1 = { $us } ist zuerst am Ball und will ihn behalten.
    .l2 = Eben gehörte er niemandem. Jetzt gehört er { $us }.
    .l3 = { $us } schnappt sich den Ball.
    .l4 = Erster Ballkontakt { $us }. Wer hat, der hat.

# A pass that comes off; `{what}` are the strengths, such as `12 v 8`.
say-sol-passed =
    .l1 = { $us } passt, { $what }, und frische Beine kommen.
    .l2 = Die Rechnung stimmt für { $us }: { $what }. Weiter geht’s.
    .l3 = { $what }. { $us } behält den Ball und wechselt.
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
    .l1 = { $us } gewinnt ihn, { $what }. Die Rechnung geht auf.
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
    .l1 = Konter! { $us } schaltet blitzschnell um.
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
    .l4 = { $them } protestiert, was soll’s. Gelb-Rot, und { $score }.
    .l5 = Ein Tor für { $us }, das keiner geschossen hat. Gelb-Rot, { $score }.

# Nobody scores a kick.
say-sol-kick-level =
    .l1 = Gleich gegen gleich. Den macht keiner.
    .l2 = Gleiche Karten, kein Tor, noch mehr Nerven.
    .l3 = Keiner gibt nach. Es bleibt beim { $score }.
    .l4 = Nichts passiert. Mund abputzen und noch mal.

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

