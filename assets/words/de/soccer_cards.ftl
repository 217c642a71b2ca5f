### German: soccer_cards

sc-title = Soccer Cards
sc-tagline = Hand aufteilen, auf jeden Schuss antworten.
sc-aim = Spiel einen Schuss aus, den der Gegner nicht stoppen kann, und stopp seine mit der passenden Karte.
sc-chance = Die verteilten Karten
sc-bot-1-line = Teilt, spielt aus und antwortet mit irgendeiner Karte.
sc-bot-2-line = Nimmt die besten Schüsse zuerst und hält gegen alles den bunten Schild.
sc-bot-3-line = Mag den großen Schuss sofort und denkt ab und zu vorher nach.
sc-bot-4-line = Teilt mit einem halben Plan und opfert oft eine Karte zu viel.
sc-bot-5-line = Probiert Karten in ein paar erdachten Partien und mag immer noch große Schüsse.
sc-bot-6-line = Verschenkt selten einen Schuss, auch wenn mal ein kleiner Fehler passiert.
sc-bot-7-line = Probiert jede Karte in erdachten Partien und lässt wenig liegen.
sc-bot-8-line = Denkt sich tausend Partien aus, passend zu deinen Gegentoren, und rechnet die letzten Züge zu Ende.
sc-field-match = Partie
sc-field-match-league = Liga
sc-field-match-cup = Pokal
sc-field-neutral = Platz
sc-field-neutral-false = Heimspiel
sc-field-neutral-true = Neutral
sc-field-short = Länge
sc-field-short-false = Ganze Partie
sc-field-short-true = Nur die 2. Halbzeit
sc-rules-1-head = Die Idee
sc-rules-1 = Sechzehn Karten je Seite müssen zwei Halbzeiten lang reichen, und du wählst, welche acht du wann spielst. Dann spielt ihr abwechselnd eine Karte aus, und der andere antwortet. Ein Schuss, der nicht gestoppt wird, ist ein Tor.
sc-rules-2-head = Ein Zug
sc-rules-2 = Ausspielen heißt anfangen: Wer ausspielt, legt offen irgendeine Karte aus dem Deck dieser Halbzeit, und die andere Seite antwortet mit irgendeiner eigenen. Dann tauschen die Rollen. Das Gastteam spielt zuerst aus. Nach je viermal Ausspielen, also acht Karten je Seite, ist die Halbzeit vorbei. Alles Gespielte bleibt sichtbar, so kannst du zählen, was noch da ist. Das Heimteam spielt immer nach rechts, das Gastteam nach links.
sc-rules-3-head = Die Aufteilung
sc-rules-3 = Vor dem Anstoß teilt ihr beide geheim eure Hand auf: Acht Karten sind dein Deck für die erste Halbzeit, die anderen acht warten auf die zweite. Das wartende Deck darfst du jederzeit ansehen, aber nicht ändern. Eine gute Aufteilung verteilt die bunten Schilde und die Schüsse, hat in jeder Halbzeit gegen jede Farbe etwas und lässt Bälle einer Farbe zusammen.
sc-rules-4-head = Die Karten
sc-rules-4 = Es sind 48. Je vier Bälle und drei Tore in vier Farben: Schwarz, Blau, Grün und Rot. Acht bunte Schilde, vier gelbe Schilde, vier Freistöße, zwei Elfmeter und zweimal Abseits. Jede Seite bekommt sechzehn; die letzten sechzehn bleiben ungesehen auf der Bank.
sc-rules-5-head = Schüsse und Tore
sc-rules-5 = Bälle, Freistöße und Elfmeter sind Schüsse, wenn sie ausgespielt werden. Alles andere ist keine Gefahr, muss aber trotzdem beantwortet werden: So lässt sich ein Schuss für später sparen oder dem Gegner eine Karte abnehmen. Stoppt die Antwort den Schuss nicht, ist es ein Tor für den, der ausgespielt hat. Eine Antwort trifft nie, und du musst einen Schuss nicht stoppen, auch wenn du könntest.
sc-rules-6-head = Was stoppt was
sc-rules-6 = Einen Ball stoppt ein Tor seiner Farbe, ein Ball seiner Farbe oder ein bunter Schild. Einen Freistoß stoppt ein gelber oder ein bunter Schild. Einen Elfmeter stoppt nur ein bunter Schild. Abseits ist weder ein Schuss, noch stoppt es etwas: Es taugt nur, um auf Zeit zu spielen. Karten, die den Schuss stoppen würden, leuchten auf deiner Hand.
sc-rules-7-head = Halbzeiten
sc-rules-7 = Die zweite Halbzeit läuft genauso, mit den Decks, die gewartet haben. Wieder spielt das Gastteam zuerst aus, auf neutralem Platz das Heimteam. Wer mehr Tore schießt, gewinnt. Ein Ligaspiel darf unentschieden enden, ein Pokalspiel nicht. Die Minuten auf der Uhr sind Zierde: Acht Züge sind eine Halbzeit. Eine kurze Partie ist nur die zweite Halbzeit, mit je acht Karten und ohne Aufteilen. Ein Pokalspiel, das dann gleich steht, geht direkt ins Elfmeterschießen.
sc-rules-8-head = Verlängerung
sc-rules-8 = Steht ein Pokalspiel gleich, kommt die Bank: Sie wird gemischt und verteilt, acht Karten je Seite, offen. Du hättest sie dir ohnehin ausrechnen können, denn alle anderen sind bekannt. Ihr teilt eure acht geheim in zwei Decks zu vier, für zwei kurze Halbzeiten von vier Zügen. In der ersten spielt das Gastteam zuerst aus, in der zweiten das Heimteam, auch auf neutralem Platz.
sc-rules-9-head = Elfmeterschießen
sc-rules-9 = Immer noch gleich? Der Schütze wählt eine der vier Farben zum Schießen, der Torwart eine zum Halten, beide geheim. Die gleiche Farbe ist gehalten, jede andere geht rein. Je fünf Schüsse, einer nach dem anderen, bis eine Seite nicht mehr einzuholen ist; danach Sudden Death, Paar für Paar. Ein Münzwurf bestimmt, wer zuerst schießt. Keine Farbe wird je verbraucht, und diese Treffer zählen nicht zum Ergebnis.
sc-rules-cup-head = Pokal und Gruppe
sc-rules-cup = Sind es mehr als zwei, ist im Pokal raus, wer verliert. In der Gruppe bringt ein Sieg drei Punkte, ein Unentschieden einen. Bei Punktgleichheit zählen Tordifferenz, Tore, eine Tabelle der Partien untereinander und zuletzt der Münzwurf.
sc-rules-10-head = Am Tisch
sc-rules-10 = Klick die acht Karten für die erste Halbzeit nacheinander an, oder lass Auto wählen, und bestätige. Danach spielt ein Klick eine Karte. Dein Deck für die zweite Halbzeit liegt klein neben deiner Hand. Auf dem Rasen liegt, was gespielt wurde: unten die Reihe dieser Halbzeit, oben die Reihen von vorher. Die Leiste darüber zählt, was du von jeder Sorte noch nicht gesehen hast. Ein Schildchen an einer Karte sagt, wie viele ungesehene Karten sie stoppen oder wie viele ungesehene Schüsse sie noch stoppen kann.
sc-rules-11-head = Mitwirkende
sc-rules-11 = Soccer Cards ist das Spiel von soccercards.pl. Wie viele Karten es von jeder Art gibt, sagen die gedruckten Regeln nicht: Der Kartensatz stammt aus diesem Projekt, ebenso Verlängerung und Elfmeterschießen.
sc-zone-played = GESPIELT

## In all messages below, $card is the name of a card as it follows here, in the nominative without article, and $kind its kind
## to select by: `black_ball`, `black_goal`, `blue_ball`, `blue_goal`, `coloured_shield`, `free_kick`, `green_ball`,
## `green_goal`, `offside`, `penalty`, `red_ball`, `red_goal`, `yellow_shield`. $colour is black, blue, green or red; $side is
## a club, in the log its three letters.

sc-card-black-ball = schwarzer Ball
sc-card-black-goal = schwarzes Tor
sc-card-blue-ball = blauer Ball
sc-card-blue-goal = blaues Tor
sc-card-coloured-shield = bunter Schild
sc-card-free-kick = Freistoß
sc-card-green-ball = grüner Ball
sc-card-green-goal = grünes Tor
sc-card-offside = Abseits
sc-card-penalty = Elfmeter
sc-card-red-ball = roter Ball
sc-card-red-goal = rotes Tor
sc-card-yellow-shield = gelber Schild
# A card on its own: a label, an item of a list, what a goal came of.
sc-card-alone = { CAP($card) }
# Several cards of a kind.
sc-card-times = { CAP($card) } ×{ $n }

## The words on the cards themselves, under their names. What is too long is set smaller, so they have to be short: two lines of
## some 24 letters. A line break in a text is one on the card.

# The letter in the corner of a card without a colour, the first of its name.
sc-print-sign-penalty = E
sc-print-sign-free-kick = F
sc-print-sign-offside = A
# What a card does. To lead is to play first.
sc-print-ball =
    Ein Schuss. Stoppt
    { $colour ->
        [black] schwarze
        [blue] blaue
        [green] grüne
       *[red] rote
    } Bälle.
sc-print-goal-card =
    Stoppt { $colour ->
        [black] schwarze
        [blue] blaue
        [green] grüne
       *[red] rote
    } Bälle.
    Trifft nie.
sc-print-coloured-shield =
    Stoppt jeden Schuss.
    Trifft nie.
sc-print-yellow-shield =
    Stoppt Freistöße.
    Trifft nie.
sc-print-penalty =
    Ein Schuss. Nur bunte
    Schilde stoppen ihn.
sc-print-free-kick =
    Ein Schuss.
    Jeder Schild stoppt ihn.
sc-print-offside =
    Trifft nie,
    stoppt nichts.
# The cards of a shootout: a name in capitals, and what it does.
sc-print-kick = Schuss { $colour ->
    [black] Schwarz
    [blue] Blau
    [green] Grün
   *[red] Rot
}
sc-print-kick-does = Tor, außer der Torwart wählt { $colour ->
    [black] Schwarz
    [blue] Blau
    [green] Grün
   *[red] Rot
}.
sc-print-keep = Parade { $colour ->
    [black] Schwarz
    [blue] Blau
    [green] Grün
   *[red] Rot
}
sc-print-keep-does =
    Hält { $colour ->
        [black] schwarze
        [blue] blaue
        [green] grüne
       *[red] rote
    } Bälle.
    Alle anderen sind drin.

## The table

# The line under the title: the kind of match, and perhaps the ground after a comma.
sc-subtitle-league = Ligaspiel
sc-subtitle-cup = Pokalspiel
sc-subtitle-neutral = neutraler Platz
sc-subtitle-short = nur die zweite Halbzeit
# Labels of cards, in capitals.
sc-label-first-half = FÜR DIE 1. HALBZEIT
sc-label-second-half = FÜR DIE 2. HALBZEIT
sc-label-extra-second = FÜR VERLÄNGERUNG 2
sc-label-split-in-secret = GEHEIM AUFGETEILT
sc-label-from-the-bench = VON DER BANK
sc-label-still-to-play = NOCH ZU SPIELEN
sc-label-bench = BANK
# On the cards of a hand, 11 letters at most: $n unseen cards stop this lead; no unseen card does; the card itself could stop $n
# unseen chances later.
sc-label-stopped-by = { $n } { $n ->
    [one] stoppt
   *[other] stoppen
}
sc-label-sure-goal = sicher drin
sc-label-stops = stoppt { $n }
# The panel above the pitch: the cards of each kind that the player has not seen; for two people, those that both sides have
# shown; or the cards of each kind in both halves of a hand that is being split, and those of them that can score.
sc-count-shown = GEZEIGT
sc-count-unseen = UNGESEHEN
sc-count-both-halves = 1. + 2. HALBZEIT
sc-count-chances = SCHÜSSE
# On the card that stopped a chance, and in the preview of such an answer.
sc-save-blocked = GEBLOCKT
sc-save-wall = IN DIE MAUER
sc-save-cleared = GEKLÄRT
sc-save-saved = GEHALTEN

## Why an answer or a kick ended as it did, in a sentence of 72 letters at most. $card is the card that was led, $colour its
## colour.
sc-why-no-chance = { CAP($card) }: keine Gefahr, also auch kein Tor.
sc-why-shield = Ein bunter Schild stoppt jeden Schuss.
sc-why-goal-card = Ein { $colour ->
    [black] schwarzes
    [blue] blaues
    [green] grünes
   *[red] rotes
} Tor stoppt einen { $colour ->
    [black] schwarzen
    [blue] blauen
    [green] grünen
   *[red] roten
} Ball.
sc-why-ball = Ein { $colour ->
    [black] schwarzer
    [blue] blauer
    [green] grüner
   *[red] roter
} Ball stoppt einen { $colour ->
    [black] schwarzen
    [blue] blauen
    [green] grünen
   *[red] roten
} Ball.
sc-why-yellow-shield = Ein gelber Schild stoppt einen Freistoß.
sc-why-in-penalty = Nur ein bunter Schild stoppt einen Elfmeter.
sc-why-in-free-kick = Nur ein gelber oder ein bunter Schild stoppt einen Freistoß.
sc-why-in-ball = Nur { $colour ->
    [black] schwarzes
    [blue] blaues
    [green] grünes
   *[red] rotes
} Tor, { $colour ->
    [black] schwarzer
    [blue] blauer
    [green] grüner
   *[red] roter
} Ball oder bunter Schild stoppt das.
# A kick of a shootout: the same colour is a save. $keep is the keeper's, $kick the kicker's.
sc-why-kick-saved = Der Torwart hat auch { $keep ->
    [black] Schwarz
    [blue] Blau
    [green] Grün
   *[red] Rot
} gewählt.
sc-why-kick-in = Der Torwart hat { $keep ->
    [black] Schwarz
    [blue] Blau
    [green] Grün
   *[red] Rot
} gewählt, nicht { $kick ->
    [black] Schwarz
    [blue] Blau
    [green] Grün
   *[red] Rot
}.

## The match log: short lines
sc-log-dealt = Je sechzehn Karten werden verteilt
sc-log-eight-dealt = Je acht Karten werden verteilt
sc-log-split = Hand geheim aufgeteilt
sc-log-first-half = Anstoß: { $side } spielt aus
sc-log-second-half = Zweite Halbzeit: { $side } spielt aus
sc-log-extra-first = Verlängerung: { $side } spielt aus
sc-log-extra-second = Verlängerung 2: { $side } spielt aus
sc-log-shootout = Elfmeterschießen: { $side } beginnt
sc-log-half-time = Halbzeit, { $score }
sc-log-extra-time = Verlängerung beim Stand von { $score }
sc-log-bench = Die Bank wird verteilt, acht je Seite
sc-log-led-penalty = Elfmeter! Wer hat einen Schild?
sc-log-led-free-kick = Freistoß aus guter Position
sc-log-led-ball = { CAP($card) } ist unterwegs
sc-log-led-no-chance = Spielt auf Zeit: { $card }
# Answers. $card is the answer, in sc-log-shield the card that was led.
sc-log-wasted = { CAP($card) } abgeworfen
sc-log-let-in = { CAP($card) } stoppt das nicht
sc-log-shield = Bunter Schild stoppt { $kind ->
    [black_ball] den schwarzen Ball
    [blue_ball] den blauen Ball
    [green_ball] den grünen Ball
    [red_ball] den roten Ball
    [free_kick] den Freistoß
   *[penalty] den Elfmeter
}
sc-log-yellow-shield = Die Mauer steht: gelber Schild
sc-log-ball = { CAP($card) } klärt
sc-log-goal-card = { CAP($card) } hält
# A kick of a shootout; $colour is the kicker's, $score that of the shootout.
sc-log-kick-in = { $colour ->
    [black] Schwarz
    [blue] Blau
    [green] Grün
   *[red] Rot
} ist drin, { $score } vom Punkt
sc-log-kick-saved = { $colour ->
    [black] Schwarz
    [blue] Blau
    [green] Grün
   *[red] Rot
} gehalten, { $score } vom Punkt

## Lines below the headlines of banners
sc-banner-split = Acht Karten je Halbzeit
sc-banner-kick-off = { $side } spielt zuerst aus
sc-banner-extra-time = { $score }, und die Bank kommt ins Spiel

## Questions in the prompt. $side is the other side.
sc-prompt-they-split = Deine Hand ist aufgeteilt: { $side } wählt noch
sc-prompt-they-lead = { $side } spielt aus
sc-prompt-they-answer = { $side } antwortet
sc-prompt-they-kick = Deine Farbe steht: { $side } wählt noch
sc-prompt-over = Abpfiff
sc-prompt-split = Teil deine Hand auf
sc-prompt-split-eight = Teil deine acht auf
sc-prompt-cannot-stop = Du kannst { $kind ->
    [black_ball] den schwarzen Ball
    [blue_ball] den blauen Ball
    [green_ball] den grünen Ball
    [red_ball] den roten Ball
    [free_kick] den Freistoß
   *[penalty] den Elfmeter
} nicht stoppen
sc-prompt-stop = Stopp { $kind ->
    [black_ball] den schwarzen Ball
    [blue_ball] den blauen Ball
    [green_ball] den grünen Ball
    [red_ball] den roten Ball
    [free_kick] den Freistoß
   *[penalty] den Elfmeter
}
sc-prompt-no-chance = { CAP($card) }: keine Gefahr. Jede Karte reicht
sc-prompt-kick = Du schießt: Wähle einen Ball
sc-prompt-keep = Du stehst im Tor: Wähle eine Farbe
sc-prompt-lead = Du spielst aus: Wähle eine Karte

## Offers: help in one sentence, a preview of a headline in capitals and a detail.

# A lead. $n is the number of unseen cards that stop it, $of that of all unseen cards.
sc-help-lead-ball = Ein Schuss, den nur ein { $colour ->
    [black] schwarzes
    [blue] blaues
    [green] grünes
   *[red] rotes
} Tor, ein { $colour ->
    [black] schwarzer
    [blue] blauer
    [green] grüner
   *[red] roter
} Ball oder ein bunter Schild stoppt: { $n ->
    [0] keine mehr übrig
    [one] noch eine ungesehen
    [2] noch zwei ungesehen
    [3] noch drei ungesehen
    [4] noch vier ungesehen
    [5] noch fünf ungesehen
    [6] noch sechs ungesehen
    [7] noch sieben ungesehen
    [8] noch acht ungesehen
    [9] noch neun ungesehen
    [10] noch zehn ungesehen
   *[other] noch { $n } ungesehen
}.
sc-help-lead-free-kick = Ein Schuss, den nur ein gelber oder ein bunter Schild stoppt: { $n ->
    [0] keiner mehr übrig
    [one] noch einer ungesehen
    [2] noch zwei ungesehen
    [3] noch drei ungesehen
    [4] noch vier ungesehen
    [5] noch fünf ungesehen
    [6] noch sechs ungesehen
    [7] noch sieben ungesehen
    [8] noch acht ungesehen
    [9] noch neun ungesehen
    [10] noch zehn ungesehen
   *[other] noch { $n } ungesehen
}.
sc-help-lead-penalty = Ein Schuss, den nur ein bunter Schild stoppt: { $n ->
    [0] keiner mehr übrig
    [one] noch einer ungesehen
    [2] noch zwei ungesehen
    [3] noch drei ungesehen
    [4] noch vier ungesehen
    [5] noch fünf ungesehen
    [6] noch sechs ungesehen
    [7] noch sieben ungesehen
    [8] noch acht ungesehen
    [9] noch neun ungesehen
    [10] noch zehn ungesehen
   *[other] noch { $n } ungesehen
}.
sc-help-lead-no-chance = Keine Gefahr: kann nicht treffen, aber die andere Seite muss trotzdem eine Karte opfern.
sc-preview-lead-ball = { $colour ->
    [black] SCHWARZER
    [blue] BLAUER
    [green] GRÜNER
   *[red] ROTER
} BALL
sc-preview-lead-free-kick = FREISTOSS
sc-preview-lead-penalty = ELFMETER
sc-preview-unseen = { $n ->
    [one] 1 von { $of } ungesehenen Karten stoppt das
   *[other] { $n } von { $of } ungesehenen Karten stoppen das
}
sc-preview-no-chance = KEINE GEFAHR
sc-preview-plays-for-time = spielt auf Zeit
# An answer. $card and $colour are those of the card that was led.
sc-help-answer-no-chance = Es droht keine Gefahr: Egal, womit du antwortest, niemand trifft.
sc-help-answer-stops = Stoppt { $kind ->
    [black_ball] den schwarzen Ball
    [blue_ball] den blauen Ball
    [green_ball] den grünen Ball
    [red_ball] den roten Ball
    [free_kick] den Freistoß
   *[penalty] den Elfmeter
}.
sc-help-answer-ball-in = Stoppt { $kind ->
    [black_ball] den schwarzen Ball
    [blue_ball] den blauen Ball
    [green_ball] den grünen Ball
    [red_ball] den roten Ball
    [free_kick] den Freistoß
   *[penalty] den Elfmeter
} nicht: Das wird ein Tor. Nur ein { $colour ->
    [black] schwarzes
    [blue] blaues
    [green] grünes
   *[red] rotes
} Tor, ein { $colour ->
    [black] schwarzer
    [blue] blauer
    [green] grüner
   *[red] roter
} Ball oder ein bunter Schild würde ihn stoppen.
sc-help-answer-free-kick-in = Stoppt den Freistoß nicht: Das wird ein Tor. Nur ein gelber oder ein bunter Schild würde ihn stoppen.
sc-help-answer-penalty-in = Stoppt den Elfmeter nicht: Das wird ein Tor. Nur ein bunter Schild würde ihn stoppen.
# May follow, on a card that is not needed now: what it could still do.
sc-help-kept-leads = Später ausgespielt { $n ->
    [0] ist die Karte ein sicheres Tor
    [one] stoppt sie eine Karte, die du nicht gesehen hast
   *[other] stoppen sie { $n } Karten, die du nicht gesehen hast
}.
sc-help-kept-stops = Aufgespart stoppt die Karte { $n ->
    [0] keinen der Schüsse, die du nicht gesehen hast
    [one] einen der Schüsse, die du nicht gesehen hast
   *[other] { $n } der Schüsse, die du nicht gesehen hast
}.
sc-preview-spend = opfere, was du am wenigsten brauchst
sc-preview-stopped = { $kind ->
    [black_ball] der schwarze Ball
    [blue_ball] der blaue Ball
    [green_ball] der grüne Ball
    [red_ball] der rote Ball
    [free_kick] der Freistoß
   *[penalty] der Elfmeter
} wird gestoppt
sc-preview-concede = GEGENTOR
sc-preview-in = { $kind ->
    [black_ball] der schwarze Ball
    [blue_ball] der blaue Ball
    [green_ball] der grüne Ball
    [red_ball] der rote Ball
    [free_kick] der Freistoß
   *[penalty] der Elfmeter
} geht rein
# A kick of a shootout.
sc-help-kick = Ein Tor, außer der Torwart wählt { $colour ->
    [black] Schwarz
    [blue] Blau
    [green] Grün
   *[red] Rot
}.
sc-preview-kick = SCHUSS IN { $colour ->
    [black] SCHWARZ
    [blue] BLAU
    [green] GRÜN
   *[red] ROT
}
sc-help-keep = Hält einen { $colour ->
    [black] schwarzen
    [blue] blauen
    [green] grünen
   *[red] roten
} Schuss; jede andere Farbe geht rein.
sc-preview-keep = HÄLT { $colour ->
    [black] SCHWARZ
    [blue] BLAU
    [green] GRÜN
   *[red] ROT
}
# The split. $n is four or eight.
sc-offer-split = Diese { $n ->
    [4] vier
    [8] acht
   *[other] { $n }
} zuerst
sc-help-split = Das ist deine erste Halbzeit; die anderen { $n ->
    [4] vier
    [8] acht
   *[other] { $n }
} warten auf die zweite. Ändern kannst du es danach nicht mehr.
sc-preview-chances = SCHÜSSE { $now } + { $later }
sc-preview-shields = bunte Schilde { $now } + { $later }
# The cards of the first half, as a list.
sc-named-split = { $cards } zuerst
sc-picking-split = { $n } / { $of } für die 1. Halbzeit
# What a card would do, while the hand is split; followed by one of the last two. $stopped is a list of cards.
sc-hint-ball = { CAP($card) }: ein Schuss, den nur ein { $colour ->
    [black] schwarzes
    [blue] blaues
    [green] grünes
   *[red] rotes
} Tor, ein { $colour ->
    [black] schwarzer
    [blue] blauer
    [green] grüner
   *[red] roter
} Ball oder ein bunter Schild stoppt.
sc-hint-free-kick = { CAP($card) }: ein Schuss, den nur ein gelber oder ein bunter Schild stoppt.
sc-hint-penalty = { CAP($card) }: ein Schuss, den nur ein bunter Schild stoppt.
sc-hint-stops = { CAP($card) } stoppt: { $stopped }.
sc-hint-neither = { CAP($card) }: keine Gefahr, und stoppt nichts.
sc-hint-taken = Erste Halbzeit; noch ein Klick, und sie bleibt für später.
sc-hint-kept = Klick, um sie in der ersten Halbzeit zu spielen.

## Why a card cannot be chosen now: a sentence without its full stop. $side is the other side.
sc-not-bench-league = Die Bank: sechzehn Karten, die in einem Ligaspiel ungesehen bleiben
sc-not-bench-cup = Die Bank: sechzehn Karten, verteilt in der Verlängerung
sc-not-bench-short = Die Bank: die übrigen Karten, ungesehen in einer kurzen Partie
sc-not-played-by-them = Von { $side } gespielt
sc-not-their-open-card = Liegt offen, seit die Bank verteilt ist: eine Karte von { $side }
sc-not-their-card = Diese Karte gehört { $side }
sc-not-split = Deine Hand ist aufgeteilt; { $side } wählt noch
sc-not-your-lead = In diesem Zug spielt { $side } aus
sc-not-your-answer = Zuerst muss { $side } antworten
sc-not-played = Schon gespielt
sc-not-second-half = { CAP($card) }: wartet auf die zweite Halbzeit
sc-not-extra-second = { CAP($card) }: wartet auf die zweite Halbzeit der Verlängerung
sc-not-their-colour = Unter diesen wählt { $side }
sc-not-chosen = Deine Farbe steht; { $side } wählt noch

## The drawn table of the rules
sc-chart-title = Was stoppt was
sc-chart-down = Die Antwort ist
sc-chart-across = Ausgespielt ist
sc-chart-lead-ball = Ein Ball
sc-chart-lead-free-kick = Ein Freistoß
sc-chart-lead-penalty = Ein Elfmeter
sc-chart-same-goal = Ein Tor seiner Farbe
sc-chart-same-ball = Ein Ball seiner Farbe
sc-chart-other-colour = Andere Farbe
sc-chart-coloured-shield = Bunter Schild
sc-chart-yellow-shield = Gelber Schild
sc-chart-neither = Alles andere
sc-chart-stops = stoppt
sc-chart-goal = ein Tor
sc-chart-note = Die Farben sind Schwarz, Blau, Grün, Rot. Was sonst ausgespielt wird, ist keine Gefahr: Niemand trifft, egal mit welcher Antwort.

## The coach's reasons for a choice, to the player. $n is a number of cards or chances.
sc-because-lead-sure = Nichts, was der Gegner noch haben kann, stoppt { $kind ->
    [black_ball] den schwarzen Ball
    [blue_ball] den blauen Ball
    [green_ball] den grünen Ball
    [red_ball] den roten Ball
    [free_kick] den Freistoß
   *[penalty] den Elfmeter
}.
# $of is the number of unseen cards.
sc-because-lead = Von den { $of } Karten, die du nicht kennst, { $n ->
    [0] kann keine
    [1] kann eine
   *[other] können { $n ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $n }
}
} { $kind ->
    [black_ball] den schwarzen Ball
    [blue_ball] den blauen Ball
    [green_ball] den grünen Ball
    [red_ball] den roten Ball
    [free_kick] den Freistoß
   *[penalty] den Elfmeter
} stoppen.
sc-because-no-chances = Du hast keinen Schuss mehr, und auf diese Karte kannst du am ehesten verzichten.
sc-because-keeps-chances = Das kann kein Tor werden, spart aber { $n ->
    [one] deinen Schuss
   *[other] deine { $n ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
   *[other] { $n }
} Schüsse
} für später.
# $now and $later are the chances of the two halves, $shields and $later_shields the coloured shields.
sc-because-split = Das verteilt deine Schüsse auf { $now } und { $later }, deine bunten Schilde auf { $shields } und { $later_shields }.{ $together ->
    [balls] { " " }Bälle einer Farbe bleiben zusammen.
   *[no] { "" }
}
sc-because-answer-least = In diesem Zug kann niemand treffen, und auf diese Karte kannst du am ehesten verzichten.
sc-because-answer-chance = In diesem Zug kann niemand treffen, und du hast bessere Schüsse als diesen.
sc-because-answer-keeps = In diesem Zug kann niemand treffen; so behältst du { $n ->
    [one] deinen Schuss
   *[other] deine { $n ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
   *[other] { $n }
} Schüsse
}.
# $n is the number of coloured shields.
sc-because-stops-and-keeps = Das stoppt { $kind ->
    [black_ball] den schwarzen Ball
    [blue_ball] den blauen Ball
    [green_ball] den grünen Ball
    [red_ball] den roten Ball
    [free_kick] den Freistoß
   *[penalty] den Elfmeter
}, und du behältst { $n ->
    [one] deinen bunten Schild
   *[other] deine bunten Schilde
}.
sc-because-only-stopper = Nichts anderes auf deiner Hand stoppt { $kind ->
    [black_ball] den schwarzen Ball
    [blue_ball] den blauen Ball
    [green_ball] den grünen Ball
    [red_ball] den roten Ball
    [free_kick] den Freistoß
   *[penalty] den Elfmeter
}.
sc-because-stops = Das stoppt { $kind ->
    [black_ball] den schwarzen Ball
    [blue_ball] den blauen Ball
    [green_ball] den grünen Ball
    [red_ball] den roten Ball
    [free_kick] den Freistoß
   *[penalty] den Elfmeter
}.
sc-because-concedes = Das Gegentor lohnt sich, um { $kind ->
    [black_ball] den schwarzen Ball
    [blue_ball] den blauen Ball
    [green_ball] den grünen Ball
    [red_ball] den roten Ball
    [black_goal] das schwarze Tor
    [blue_goal] das blaue Tor
    [green_goal] das grüne Tor
    [red_goal] das rote Tor
    [coloured_shield] den bunten Schild
    [yellow_shield] den gelben Schild
    [free_kick] den Freistoß
    [penalty] den Elfmeter
   *[offside] das Abseits
} zu behalten.
sc-because-cannot-stop = Du kannst { $kind ->
    [black_ball] den schwarzen Ball
    [blue_ball] den blauen Ball
    [green_ball] den grünen Ball
    [red_ball] den roten Ball
    [free_kick] den Freistoß
   *[penalty] den Elfmeter
} nicht stoppen, und auf diese Karte kannst du am ehesten verzichten.

## Advice for a beginner, one to three sentences
sc-lesson-split = Sechzehn Karten müssen zwei Halbzeiten lang reichen. Verteile bunte Schilde und Schüsse, hab in jeder Halbzeit gegen jede Farbe etwas und lass Bälle einer Farbe zusammen.
sc-lesson-split-eight = Vier Karten für jede kurze Halbzeit. Du siehst die acht des Gegners: Such einen Schuss, den er nicht stoppen kann.
sc-lesson-no-chance = { CAP($card) }: keine Gefahr, niemand kann treffen. Wirf die Karte ab, auf die du am ehesten verzichten kannst.
sc-lesson-stoppers = Die leuchtenden Karten stoppen { $kind ->
    [black_ball] den schwarzen Ball
    [blue_ball] den blauen Ball
    [green_ball] den grünen Ball
    [red_ball] den roten Ball
    [free_kick] den Freistoß
   *[penalty] den Elfmeter
}. Jede andere lässt ihn durch.
# May follow it.
sc-lesson-shield = Ein bunter Schild stoppt alles, es lohnt sich also, ihn zu behalten.
sc-lesson-nothing-stops = Nichts auf deiner Hand stoppt { $kind ->
    [black_ball] den schwarzen Ball
    [blue_ball] den blauen Ball
    [green_ball] den grünen Ball
    [red_ball] den roten Ball
    [free_kick] den Freistoß
   *[penalty] den Elfmeter
}: Das wird ein Tor. Wirf die Karte ab, auf die du am ehesten verzichten kannst.
sc-lesson-kick = Um zu halten, muss der Torwart deine Farbe erraten. Keine Farbe ist besser als eine andere.
sc-lesson-keep = Errate die Farbe des Schusses: Die gleiche hält ihn, jede andere lässt ihn rein.
# $n is the number of leads, $chances that of cards that can score.
sc-lesson-lead-nothing = { $n ->
    [one] Du spielst in dieser Halbzeit zum letzten Mal aus
   *[other] Du spielst in dieser Halbzeit noch { $n ->
    [2] zweimal
    [3] dreimal
    [4] viermal
   *[other] { $n }-mal
} aus
}, und keine deiner Karten kann treffen. Wirf die ab, auf die du am ehesten verzichten kannst.
sc-lesson-lead = { $n ->
    [one] Du spielst in dieser Halbzeit zum letzten Mal aus
   *[other] Du spielst in dieser Halbzeit noch { $n ->
    [2] zweimal
    [3] dreimal
    [4] viermal
   *[other] { $n }-mal
} aus
}, und { $chances ->
    [1] eine deiner Karten kann treffen (sie leuchtet)
   *[other] { $chances ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
   *[other] { $chances }
} deiner Karten können treffen (sie leuchten)
}. Zeig auf eine, um zu sehen, wie viele Karten dagegen helfen.

## A bot's reason for its choice, in one sentence. It speaks of itself as `it`.
sc-bot-nothing-to-choose = Da gibt es keinen Unterschied.
sc-bot-any-colour = Jede Farbe ist recht: Zu lesen gibt es nichts.
sc-bot-no-other-card = Eine andere Karte gibt es nicht.
sc-bot-best-of-tried = Am besten von { $n } { $what ->
    [splits] Aufteilungen
   *[cards] Karten
}, probiert gegen Hände, die der Gegner haben könnte.
sc-bot-not-closely = Nicht genau hingesehen.
sc-bot-colour-for-each-half = Eine Farbe für jede Halbzeit und Schilde für beide.
sc-bot-hardest-to-stop = Der Schuss, der am schwersten zu stoppen ist.
sc-bot-keeps-chances = Die Schüsse bleiben für später.
sc-bot-cheapest-stopper = Die billigste Karte, die das stoppt.
sc-bot-missed-least = Die Karte, die am wenigsten fehlen wird.
sc-bot-colours-alike = Eine Farbe ist so gut wie die andere.

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# The cards are dealt, to be split in two halves.
say-sc-split =
    .l1 = Sechzehn Karten für zwei hungrige Halbzeiten. Jetzt klug teilen.
    .l2 = Die Trainer teilen ihre Karten auf. Hier werden Partien verloren.
    .l3 = Acht jetzt, acht später. Am liebsten hätte jeder neun jetzt.
    .l4 = Köpfe über den Karten. Was gespart wird, fehlt erst einmal.

# A card is led that is no chance.
say-sc-stalled =
    .l1 = { $us } spielt auf Zeit. Die Uhr bedankt sich.
    .l2 = Keine Gefahr. { $us } hält das Pulver trocken.
    .l3 = { $us } spielt quer, sozusagen.
    .l4 = Sehr ruhig von { $us }. In Reihe F gähnt jemand.

# A ball is led: the other side needs the colour or a shield.
say-sc-chance =
    .l1 = { CAP($what) }, und er ist unterwegs. Wer hat die Antwort?
    .l2 = { $us } spielt aus: { $what }.
    .l3 = Das ist eine Chance für { $us }: { $what }!
    .l4 = { CAP($what) } von { $us }, und { $keeper } geht in Stellung.
    .l5 = { CAP($what) } von { $us }. { $them } kramt nach einer Antwort.

# A free kick is led.
say-sc-free-kick =
    .l1 = Freistoß für { $us }. Die Mauer sortiert sich noch.
    .l2 = Freistoß aus guter Lage. Das gefällt { $keeper } gar nicht.
    .l3 = { $us } legt sich den Ball zurecht, mit viel Liebe. Freistoß.
    .l4 = Drei Leute von { $us } beraten am Freistoß. Alles Show.

# The goal of the same colour saves.
say-sc-saved =
    .l1 = Gehalten! { CAP($what) } hat genau darauf gewartet.
    .l2 = { $gloves } hatte die Farbe längst parat. Gehalten.
    .l3 = Richtige Farbe, richtiger Moment. { $us } hält.
    .l4 = { CAP($what) } schluckt ihn. { $them } hoffte auf einen anderen Ton.
    .l5 = { $gloves } ist unten. Schöne Parade.

# The coloured shield blocks it.
say-sc-shield =
    .l1 = Der bunte Schild geht hoch, und das war’s.
    .l2 = { $us } hatte den großen Schild bereit. Der hält alles, was rollt.
    .l3 = Geblockt! Dieser Schild hat keine Lieblingsfarbe.
    .l4 = Mitten auf den bunten Schild. { $them } hätte gern einen neuen Ball.

# The yellow shield is the wall.
say-sc-wall =
    .l1 = Die Mauer steht! Gelber Schild und ein blauer Oberschenkel.
    .l2 = In die Mauer. Da hat einer in Gelb tapfer hingehalten.
    .l3 = { $us } hatte die Mauer gestellt. Mehr kann der gelbe Schild nicht.
    .l4 = An die Mauer und weg. { $us } beklatscht den eigenen Mut.

# A ball of the same colour clears it.
say-sc-cleared =
    .l1 = Ball gegen Ball, und weg ist er.
    .l2 = { CAP($what) } klärt für { $us }. Nicht schön, aber willkommen.
    .l3 = { CAP($what) } kommt ihm entgegen. Gefahr vorbei.
    .l4 = Raus da! { CAP($what) } klärt.

# An answer to what was no chance.
say-sc-wasted =
    .l1 = { $us } wirft ab: { $what }. Vielleicht fehlt das noch.
    .l2 = { CAP($what) } geht drauf, für gar nichts.
    .l3 = { $us } trennt sich: { $what }. Bloß nicht hinsehen.
    .l4 = Nichts zu stoppen, also gibt { $us } etwas her: { $what }.

# Extra time: the bench is dealt.
say-sc-bench =
    .l1 = Die ganze Bank kommt rein. Sogar der Zeugwart dehnt sich.
    .l2 = Acht frische Karten je Seite. Die letzten aus der Schachtel.
    .l3 = Da kommt die Bank, komplett, und blinzelt ins Flutlicht.
    .l4 = Neue Karten für müde Köpfe. Noch einmal aufteilen.
