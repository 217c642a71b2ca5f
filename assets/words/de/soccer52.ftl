### German: soccer52

s52-title = Soccer
s52-tagline = Zwei Stürmer verdeckt nach vorn, mit dem Rest blocken.
s52-aim = Zwei Karten stürmen, die übrigen auf der Hand stoppen den Gegner.
s52-chance = Die verteilten und gezogenen Karten
s52-bot-1-line = Legt irgendwas und blockt mit allem, was passt.
s52-bot-2-line = Stellt vorn gern hohe Karten zur Schau und wirft Torhüter hinterher.
s52-bot-3-line = Liebt hohe Karten im Sturm und denkt ab und zu vorher nach.
s52-bot-4-line = Denkt ein wenig nach, wirft aber noch Karten weg, die später fehlen.
s52-bot-5-line = Spielt ein paar Partien im Kopf durch und verschwendet selten einen Torhüter.
s52-bot-6-line = Macht hin und wieder kleine Fehler, fast nie große.
s52-bot-7-line = Spielt viele Partien im Kopf durch, vergisst aber, was du nicht blocken konntest.
s52-bot-8-line = Merkt sich jede Karte und jeden Block, den du nicht hattest, und denkt sich den Rest.
s52-zone-forward = STÜRMER
s52-zone-draw-pile = STAPEL
s52-zone-discards = ABLAGE
s52-zone-goals = TORE
s52-field-blocking = Blocken
s52-field-blocking-compulsory = Pflicht
s52-field-blocking-optional = Freiwillig
s52-field-start = Erster Angriff
s52-field-start-alternate = Im Wechsel (unsere Regel)
s52-field-start-same = Münzwurfsieger (gedruckt)
s52-field-after-six = Gleichstand am Ende
s52-field-after-six-suddenrounds = Stechrunden
s52-field-after-six-draw = Unentschieden
s52-field-lone-goalie = Einzelner Torhüter
s52-field-lone-goalie-allowed = Darf stürmen
s52-field-lone-goalie-forbidden = Bleibt hinten (gedruckt)
s52-field-short = Länge
s52-field-short-false = Ganze Partie
s52-field-short-true = Kurz (zwei Runden)
s52-rules-1-head = Die Idee
s52-rules-1 = Jede Karte kann schießen oder verteidigen: Auf dem Feld ist sie ein Stürmer, auf der Hand kann sie einen stoppen. Was nicht gestoppt wird, ist ein Tor. Nach sechs Runden gewinnt die Seite mit mehr Toren.
s52-rules-2-head = Eine Runde
s52-rules-2 = Ihr beginnt mit sechs Karten. In jeder Runde legt ihr beide geheim zwei davon verdeckt aus: eure Stürmer. Dann greift eine Seite mit beiden an, einem nach dem anderen, und sieht erst, wie der erste ausgeht, bevor sie den zweiten aufdeckt; danach greift die andere Seite an. Ein Münzwurf bestimmt, wer die erste Runde beginnt, danach geht es abwechselnd. Nach der Runde zieht jede Seite vier Karten: Bis zur sechsten Runde sind alle Karten verteilt. Das Heimteam schießt immer nach rechts, das Gastteam nach links.
s52-rules-3-head = Zahlenkarten und Torhüter
s52-rules-3 = Ass bis 10 sind Zahlenkarten, das Ass zählt 1. Bube (J), Dame (Q) und König (K) sind Torhüter: Sie haben keinen Wert, sind die besten Verteidiger und schlechte Stürmer.
s52-rules-4-head = Blocken
s52-rules-4 =
    Wird eine Zahlenkarte aufgedeckt, muss die andere Seite sie stoppen, wenn sie kann, und zwar auf genau eine dieser Arten:
    Ein Torhüter in Rot oder Schwarz wie der Stürmer: ein roter gegen Herz oder Karo, ein schwarzer gegen Kreuz oder Pik.
    Eine Karte mit gleicher Zahl: eine Fünf gegen eine Fünf.
    Zwei Zahlenkarten, deren Summe oder Differenz den Wert des Stürmers ergibt: 5 und 2 stoppen eine Sieben und auch eine Drei.
    Zwei Karten in der Farbe des Stürmers, egal welche: Karo-4 und Karo-9 stoppen jedes Karo.
    Stürmer und Block kommen auf die Ablage. Du wählst, welchen Block du nimmst, darfst einem vollständigen Block aber keine Karte hinzufügen.
s52-rules-5-head = Tore
s52-rules-5 = Was nicht geblockt wird, ist ein Tor. Die Karte bleibt zum Zählen neben dem Feld, auf der Seite ihres Besitzers.
s52-rules-6-head = Elfmeter
s52-rules-6 = Auch ein Torhüter darf als Stürmer gelegt werden, als Bluff oder für einen Elfmeter. Aufgedeckt trifft er, wenn du in diesem Moment einen zweiten Torhüter von der Hand abwirfst, irgendeinen, und niemand kann das stoppen. Hast du keinen oder willst ihn lieber behalten, kommt der aufgedeckte Torhüter auf die Ablage, und nichts geschieht. Welches von beiden es war, erfährt die andere Seite nicht.
s52-rules-7-head = Gleichstand am Ende
s52-rules-7 = Es folgen Stechrunden. Ihr behaltet eure Hände, die Ablage wird zu einem neuen Stapel gemischt, und jede Seite zieht vier. Gespielt werden ganze Runden, bis eine Seite am Ende einer Runde vorn liegt. Sind weniger als acht Karten zu ziehen, werden Stapel und Ablage zusammen gemischt, nötigenfalls auch die Karten, die getroffen haben: Der Spielstand bleibt. Dann werden die Karten einzeln verteilt, soweit sie reichen, und wer weniger als zwei hat, legt, was da ist. Nach hundert Runden endet die Partie unentschieden.
s52-rules-8-head = Was du wissen kannst
s52-rules-8 = Ablage, Tore und die Zahl der Karten auf jeder Hand sind offen. Ebenso, was daraus folgt: Musste eine Seite blocken und tat es nicht, hatte sie nichts dafür. Deine eigenen Stürmer sind auf dem Feld nur für dich benannt; welcher wo liegt, bestimmt der Zufall, der Platz verrät also nichts.
s52-rules-9-head = Hausregeln
s52-rules-9 = Das Blocken kann freiwillig sein: Dann darfst du einen Schuss durchlassen, um Karten zu sparen. Die gedruckten Regeln nennen eine Seite, die beginnt, und sagen nichts zu späteren Runden: Der Wechsel ist unsere Regel; wahlweise beginnt der Münzwurfsieger jede Runde, wie es gedruckt steht. Und bei Gleichstand kann die Partie nach der sechsten Runde unentschieden enden. Ein Torhüter darf auch ohne einen zweiten stürmen, als Bluff: Das ist unsere Regel. Wahlweise darf er es nicht, wie es gedruckt steht: Dann muss ein anderer Torhüter auf deiner Hand bleiben, wenn du einen legst, außer du legst die ganze Hand. Ein aufgedeckter Torhüter verrät dann, dass ein zweiter da war. Eine kurze Partie hat zwei Runden statt sechs. Steht es dann gleich, wird die Ablage in den Stapel gemischt, und Stechrunden folgen.
s52-rules-10-head = Tipps
s52-rules-10 = Hohe Zahlen sind schwerer zu stoppen, denn weniger Paare ergeben sie. Torhüter auf der Hand sind mehr wert als alles andere; block zuerst mit gleichen Zahlen und kleinen Paaren. Zähl mit, was weg ist: In der sechsten Runde ist jede übrige Karte auf einer der beiden Hände.
s52-rules-11-head = Mitwirkende
s52-rules-11 = Soccer ist ein Spiel von Laurence Antonios. Wo die gedruckten Regeln schweigen, etwa beim Münzwurf, bei der Reihenfolge der Angriffe und wenn die Karten ausgehen, hat dieses Projekt entschieden.

## In all messages below, $card is a playing card such as `Herz-7`, and $rank its rank for the article: `ace`, `2` to `10`,
## `jack`, `queen`, `king`. $suit is clubs, diamonds, hearts or spades; $colour is black or red; $side is a club, in the log
## its three letters. $sum is such as `3 + 4 = 7`.

## The table

# A number of cards in a hand, beside the cards.
s52-held = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
# The same for two at one screen, in capitals.
s52-held-by = { $side } { $n ->
    [one] 1 KARTE
   *[other] { $n } KARTEN
}
# The line under the title: the first is followed by the others, with commas.
s52-subtitle-sudden = Sechs Runden, dann Stechrunden
s52-subtitle-league = Liga: sechs Runden
s52-subtitle-short-sudden = Zwei Runden, dann Stechrunden
s52-subtitle-short-league = Liga: zwei Runden
s52-subtitle-optional = Blocken freiwillig
s52-subtitle-same = dieselbe Seite beginnt
s52-subtitle-lone-goalie = kein einzelner Torhüter im Sturm
# The note on a shot: what would stop it. $n is the value of the card.
s52-note-stoppers = Es stoppen ein { $colour ->
    [black] schwarzer
   *[red] roter
} Torhüter, { $n ->
    [1] ein Ass
   *[other] eine { $n }
}, zwei { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
} oder zwei Karten mit Summe oder Differenz { $n }.
s52-note-second-goalie = braucht einen zweiten Torhüter
s52-note-nothing = nichts im Weg

## Why cards stop a shot, at a glance: capitals on the grass, small letters in a hint.
s52-reason-goalie = { $colour ->
    [black] SCHWARZER
   *[red] ROTER
} TORHÜTER
s52-reason-twin = GLEICHE ZAHL
s52-reason-suit-pair = ZWEI { $suit ->
    [clubs] KREUZ
    [diamonds] KARO
    [hearts] HERZ
   *[spades] PIK
}
s52-way-goalie = { $colour ->
    [black] schwarzer
   *[red] roter
} Torhüter
s52-way-twin = gleiche Zahl
s52-way-suit-pair = zwei { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
}

## Why a shot is stopped or goes in, in a sentence of 72 letters at most. $card is the shot.
s52-why-goalie = Ein { $colour ->
    [black] schwarzer
   *[red] roter
} Torhüter stoppt { $rank ->
    [ace] das
    [jack] den
    [king] den
   *[other] die
} { $card }.
s52-why-twin = Eine Karte mit gleicher Zahl stoppt { $rank ->
    [ace] das
    [jack] den
    [king] den
   *[other] die
} { $card }.
s52-why-sum = { $sum }: Das stoppt { $rank ->
    [ace] das
    [jack] den
    [king] den
   *[other] die
} { $card }.
s52-why-suit-pair = Zwei { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
} stoppen { $rank ->
    [ace] das
    [jack] den
    [king] den
   *[other] die
} { $card }.
s52-why-let-in = Nichts stoppt { $rank ->
    [ace] das
    [jack] den
    [king] den
   *[other] die
} { $card }.
s52-why-second-goalie = Ein zweiter Torhüter wird abgeworfen: Elfmeter, und der sitzt immer.
s52-why-no-second-goalie = Vorn trifft ein Torhüter nur, wenn ein zweiter abgeworfen wird.

## The match log: short lines. $card is the shot, $with the card that stops it.
s52-log-goalie = { $card }: { $with } hält
s52-log-twin = { $card }: geblockt, { $with }
s52-log-sum = { $card }: geblockt, { $sum }
s52-log-suit-pair = { $card }: geblockt, zwei { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
}
s52-log-let-in = { $card }: drin
s52-log-penalty = Elfmeter: { $card } mit { $with }
s52-log-no-penalty = { $card }: kein Elfmeter
s52-log-toss = { $side } gewinnt den Münzwurf
s52-log-level = Gleichstand, { $score }: Die Ablage wird gemischt
s52-log-new-pile = Die Ablage wird zum neuen Stapel
s52-log-tallies = Auch die Torkarten werden gemischt; der Spielstand bleibt
s52-log-kick-off = Anstoß: { $side } greift an
s52-log-last-round = Letzte Runde: { $side } greift an
s52-log-round = Runde { $n }: { $side } greift an
s52-log-sudden-round = Stechrunde { $n }: { $side } greift an
s52-log-still-level = Stechrunde { $n }: immer noch gleich

## Lines below the headlines of banners
s52-banner-toss = { $side } greift zuerst an
s52-banner-sudden-rounds = { $score }: Wer nach einer Runde vorn liegt, gewinnt
s52-banner-last-round = { $score }, { $side } greift an
s52-banner-penalty = Zwei Torhüter von { $side }

## Questions in the prompt. $side is the other side.
s52-prompt-over = Abpfiff
s52-prompt-they-lay = { $side } wählt noch die Stürmer
s52-prompt-they-flip = { $side } wählt, wer schießt
s52-prompt-they-block = Kann { $side } den stoppen?
s52-prompt-they-pay = Ein Torhüter: Elfmeter für { $side }?
s52-prompt-lay-nothing = Keine Karte mehr zum Legen
s52-prompt-lay-last = Leg deine letzte Karte
s52-prompt-lay = Wähle zwei Stürmer
s52-prompt-flip = Wer schießt zuerst?
s52-prompt-flip-last = Dein letzter Stürmer schießt
s52-prompt-block = Stopp { $rank ->
    [ace] das
    [jack] den
    [king] den
   *[other] die
} { $card }
s52-prompt-nothing-stops = Nichts stoppt { $rank ->
    [ace] das
    [jack] den
    [king] den
   *[other] die
} { $card }
s52-prompt-no-second-goalie = Kein zweiter Torhüter auf der Hand
s52-prompt-penalty = Elfmeter: Welcher Torhüter bezahlt ihn?

## Offers: a label of one to three words, help in one sentence, a preview of a headline in capitals and a detail.
## $side is the other side, $card the card or the shot.
s52-offer-card = { $card }
s52-offer-shoot = Schuss
s52-offer-let-in = Durchlassen
s52-offer-no-penalty = Kein Elfmeter
s52-offer-lay-nothing = Nichts legen
s52-offer-lay-one = Legen
s52-offer-lay = Beide legen
s52-offer-block = Blocken
# An action in a few words, with its cards.
s52-named-lay = Stürmer: { $cards }
s52-named-block = Block mit { $cards }
s52-help-shoot = Deck die Karte auf: ein Schuss aufs Tor von { $side }.
s52-help-flip = Ein Tor, wenn { $side } ihn nicht blocken kann.
# $n is the number of goalies in the hand.
s52-help-flip-goalie = Er trifft nur, wenn du einen zweiten Torhüter abwirfst: Du hast { $n ->
    [0] keinen, also ist es ein Bluff
    [1] einen
   *[other] { $n ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $n }
}
}.
s52-help-let-in-forced = Nichts auf deiner Hand stoppt das: { $rank ->
    [ace] Das
    [jack] Der
    [king] Der
   *[other] Die
} { $card } wird ein Tor für { $side }.
s52-help-let-in-chosen = Spar deine Karten für später: { $rank ->
    [ace] Das
    [jack] Der
    [king] Der
   *[other] Die
} { $card } wird ein Tor für { $side }.
s52-help-penalty = Wirf ihn ab, und { $rank ->
    [ace] das
    [jack] der
    [king] der
   *[other] die
} { $card } trifft: Einen Elfmeter kann niemand stoppen.
s52-help-no-penalty = { $rank ->
    [ace] Das
    [jack] Der
    [king] Der
   *[other] Die
} { $card } kommt auf die Ablage, und nichts geschieht.
s52-help-lay-nothing = Du hast keine Karte: Du legst keine, und von dir wird nichts aufgedeckt.
s52-help-lay-one = Deine einzige Karte stürmt; zum Verteidigen bleibt nichts.
s52-help-lay = Diese beiden stürmen; was auf der Hand bleibt, verteidigt.
s52-preview-shot = SCHUSS
s52-preview-penalty = ELFMETER
s52-preview-sure-goal = ein sicheres Tor
s52-preview-goalie = Elfmeter oder nichts
s52-preview-two-cards = beide Karten sind weg
s52-preview-one-card = die Karte ist weg

## Cards chosen one by one: how far the choice is, and what each card would do.
s52-picking-lay = { $n } von { $of } gewählt
s52-picking-block = wähle eine Karte oder zwei
s52-picking-block-or-pair = reicht allein, oder bilde ein Paar
s52-picking-block-partner = jetzt eine dazu, die passt
s52-hint-put-back = { $card }: zurücknehmen.
s52-hint-lay-goalie = { $card }: trifft nur, wenn du einen zweiten Torhüter abwirfst. Im Tor besser als im Sturm.
# $n is the value of the card.
s52-hint-lay = { $card }: ein Tor, außer der Gegner hat einen { $colour ->
    [black] schwarzen
   *[red] roten
} Torhüter, { $n ->
    [1] noch ein Ass
   *[other] noch eine { $n }
}, zwei { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
} oder zwei Zahlenkarten, die { $n } ergeben.
# $way is such as `black goalie` or `3 + 4 = 7`.
s52-hint-block-with = { $card } und { $with } stoppen ihn: { $way }.
s52-hint-block-alone = { $card }: stoppt ihn allein, { $way }.
# $cards is one card or several, each as below.
s52-hint-block-needs = { $card }: braucht dazu { $cards }.
s52-hint-partner = { $card }

## Why a card cannot be chosen now: a sentence without its full stop. $side is the other side, where no other is named.
s52-not-draw-pile = Der Nachziehstapel: Beide Seiten ziehen vier nach jeder Runde
# $side can see them.
s52-not-hidden = Diese Karten sieht nur { $side }
s52-not-discarded = Abgeworfen: aus dem Spiel
# $side shoots.
s52-not-shot = Das ist der Schuss von { $side }
s52-not-scored = Hat getroffen: bleibt hier, um das Tor zu zählen
# $side laid it.
s52-not-their-forward = Stürmer von { $side }: wird beim Angriff aufgedeckt
s52-not-laid = Liegt schon: { $side } wählt noch
s52-not-second-forward = Immer nur ein Schuss: Zuerst ist der andere dran
s52-not-yet-forward = Wartet, bis { $side } angegriffen hat
s52-not-forward = Diese Karte verteidigt: Deine Stürmer sind gewählt
s52-not-lone-goalie = Ein Torhüter stürmt nur, wenn ein anderer auf deiner Hand bleibt
s52-not-defender = Ein Verteidiger: Wähle einen Stürmer zum Schießen
s52-not-yet-defender = Ein Verteidiger: wartet auf einen Schuss von { $side }
s52-not-yet-hand = { $side } verteidigt; deine Hand wartet auf die Schüsse des Gegners
s52-not-for-penalty = Nur ein Torhüter bezahlt einen Elfmeter: Bube, Dame oder König
s52-not-against-goalie = Ein Torhüter als Stürmer: Den kann niemand blocken
# $colour is that of the goalie, $card the shot.
s52-not-goalie-colour = Ein { $colour ->
    [black] schwarzer
   *[red] roter
} Torhüter stoppt { $rank ->
    [ace] das
    [jack] den
    [king] den
   *[other] die
} { $card } nicht allein
s52-not-alone = Allein stoppt diese Karte { $rank ->
    [ace] das
    [jack] den
    [king] den
   *[other] die
} { $card } nicht, und eine passende zweite hast du nicht
s52-not-that-number = Falsche Zahl, kein { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
} und keine Summe oder Differenz mit deinen Karten

## The drawn table of the rules
s52-chart-title = Vier Arten, einen Schuss zu stoppen
s52-chart-down = Wie
s52-chart-across = Gegen { $rank ->
    [ace] das
    [jack] den
    [king] den
   *[other] die
} { $card }
s52-chart-takes = Nötige Karten
s52-chart-does = Stoppt
s52-chart-does-not = Stoppt nicht
s52-chart-goalie = Torhüter, gleich rot oder schwarz
s52-chart-goalie-takes = Bube, Dame oder König
s52-chart-twin = Gleiche Zahl
s52-chart-twin-takes = eine Karte
s52-chart-sum = Summe oder Differenz
s52-chart-sum-takes = zwei Zahlenkarten
s52-chart-suit-pair = Zwei derselben Farbe
s52-chart-suit-pair-takes = zwei beliebige Karten
s52-chart-note = Ein Torhüter, der schießt, trifft nur, wenn sein Besitzer einen zweiten Torhüter abwirft; dann stoppt ihn nichts.

## The coach's reasons for a choice, to the player
# Follows the reason for a block. $n is the number of goalies that stay in the hand.
s52-because-kept = Du behältst { $n ->
    [one] einen Torhüter
   *[other] { $n ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $n }
} Torhüter
} für später.
s52-because-nothing = Du hast nichts, um ihn zu stoppen.
s52-because-let-in = Die Karten, die ihn stoppen würden, sind mehr wert als dieses Tor.
s52-because-penalty = Einen Elfmeter stoppt niemand, und der abgeworfene Torhüter hätte vielleicht nie etwas gehalten.
s52-because-no-goalie = Du hast keinen zweiten Torhüter.
s52-because-no-penalty = Auf der Hand kann der Torhüter noch einen Schuss stoppen: rot gegen rot, schwarz gegen schwarz.
# Two forwards, a goalie among them; $other is the other one.
s52-because-lay-penalty = { $rank ->
    [ace] Das
    [jack] Der
    [king] Der
   *[other] Die
} { $card } trifft sicher, wenn du einen weiteren Torhüter abwirfst. Dein anderer Schuss ist { $other_rank ->
    [ace] das
   *[other] die
} { $other }.
s52-because-lay-goalies = Mit einem Torhüter von der Hand kaufst du ein Tor, das niemand verhindern kann.
s52-because-lay-bluff = { $rank ->
    [ace] Das
    [jack] Der
    [king] Der
   *[other] Die
} { $card } ist ein Bluff; kein Torhüter bleibt hinten.
# Two forwards that are numbers. $n is the number of goalies that stay in the hand.
s52-because-lay-hard = Gegen { $high_rank ->
    [ace] das
   *[other] die
} { $high } und { $low_rank ->
    [ace] das
   *[other] die
} { $low } helfen nur wenige Zahlenpaare; { $n ->
    [0] kein Torhüter bleibt hinten
    [one] ein Torhüter bleibt hinten
   *[other] { $n ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $n }
} Torhüter bleiben hinten
}.
s52-because-lay-high = Gegen { $high_rank ->
    [ace] das
   *[other] die
} { $high } helfen nur wenige Zahlenpaare, und { $low_rank ->
    [ace] das
   *[other] die
} { $low } kannst du entbehren; { $n ->
    [0] kein Torhüter bleibt hinten
    [one] ein Torhüter bleibt hinten
   *[other] { $n ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $n }
} Torhüter bleiben hinten
}.
s52-because-lay-spare = Diese beiden nützen in der Abwehr am wenigsten; { $n ->
    [0] kein Torhüter bleibt hinten
    [one] ein Torhüter bleibt hinten
   *[other] { $n ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $n }
} Torhüter bleiben hinten
}.
s52-because-flip-penalty = { $rank ->
    [ace] Das
    [jack] Der
    [king] Der
   *[other] Die
} { $card } trifft sicher, wenn du einen weiteren Torhüter abwirfst.
s52-because-flip-bluff = Es ist ein Bluff: Der Gegner weiß es nicht, und dein anderer Stürmer schießt danach.
s52-because-flip = Was diesen Schuss stoppt, fehlt dem Gegner gegen deinen anderen Stürmer.

## Advice for a beginner, one to three sentences
s52-lesson-no-cards = Du hast keine Karten: Du kannst weder schießen noch einen Schuss stoppen.
s52-lesson-few-cards = Du hast zu wenige Karten: Alle stürmen, und zum Verteidigen bleibt keine.
s52-lesson-first-round = Zwei Karten stürmen, die anderen vier müssen zwei Schüsse stoppen. Hohe Zahlen sind schwer zu blocken. Behalte deine Torhüter: Bube, Dame und König.
s52-lesson-spare-goalie = Mit { $n ->
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $n }
} Torhütern kannst du dir einen Elfmeter leisten: Leg einen als Stürmer, behalte einen zum Bezahlen, und niemand kann ihn stoppen.
s52-lesson-lay = Nach der Runde ziehst du vier Karten. Schieß mit hohen Zahlen und behalte, was am meisten stoppt: Torhüter und kleine Zahlen, die sich vielfach ergänzen.
s52-lesson-last-of-league = Die letzte Runde: Was danach auf deiner Hand ist, zählt nichts.
s52-lesson-last-round = Die letzte Runde, außer sie endet unentschieden. Der Stapel ist leer: Jede Karte, die du nicht kennst, hat der Gegner auf der Hand.
s52-lesson-last-round-short = Die letzte Runde, außer sie endet unentschieden.
s52-lesson-sudden-round = Wer nach dieser Runde vorn liegt, gewinnt: Sparen lohnt sich kaum noch.
s52-lesson-last-forward-penalty = Dein letzter Stürmer, { $card }, trifft sicher, wenn du einen zweiten Torhüter abwirfst.
s52-lesson-last-forward-bluff = Dein letzter Stürmer, { $card }, ist ohne zweiten Torhüter ein Bluff und kommt auf die Ablage.
s52-lesson-last-forward = Dein letzter Stürmer, { $card }, schießt jetzt, und der Gegner stoppt ihn, wenn er kann.
s52-lesson-flip = Du siehst, wie der erste Schuss ausgeht, bevor du den zweiten aufdeckst. Karten, mit denen der Gegner blockt, fehlen ihm danach.
s52-lesson-flip-two-penalties = Beide sind Torhüter: Jeder trifft sicher, wenn du einen weiteren von der Hand abwirfst.
s52-lesson-flip-two-bluffs = Beide sind Torhüter, und du hast keinen weiteren zum Bezahlen. Treffen kann keiner, aber das weiß der Gegner nicht.
s52-lesson-flip-penalty = { $rank ->
    [ace] Das
    [jack] Der
    [king] Der
   *[other] Die
} { $card } trifft sicher, wenn du einen zweiten Torhüter abwirfst. Der andere Stürmer muss am Gegner vorbei.
s52-lesson-flip-bluff = { $rank ->
    [ace] Das
    [jack] Der
    [king] Der
   *[other] Die
} { $card } ist ohne zweiten Torhüter ein Bluff. Dein echter Schuss ist der andere Stürmer.
s52-lesson-nothing-stops = Nichts auf deiner Hand stoppt { $rank ->
    [ace] das
    [jack] den
    [king] den
   *[other] die
} { $card }: kein { $colour ->
    [black] schwarzer
   *[red] roter
} Torhüter, keine gleiche Zahl, kein passendes Paar.
# May follow it.
s52-lesson-they-know = Der Gegner weiß jetzt, dass du nichts dagegen hattest.
# One of these two is followed by one of the next four.
s52-lesson-must-block = Du musst ihn stoppen, wenn du kannst.
s52-lesson-may-let-in = Du darfst ihn durchlassen, aber ein Tor ist ein Tor.
s52-lesson-block-twin = Am billigsten ist eine Karte mit gleicher Zahl: eine Karte für einen Schuss.
s52-lesson-block-pair = Es braucht zwei Karten: eine Summe, eine Differenz oder zwei seiner Farbe. Nimm die zwei, die du am wenigsten brauchst.
s52-lesson-block-cheaper = Ein Torhüter schafft es allein, könnte aber auch einen späteren Schuss stoppen, rot gegen rot, schwarz gegen schwarz: Ein Zahlenpaar ist oft billiger.
s52-lesson-block-goalie = Den kann nur einer deiner Torhüter stoppen.
s52-lesson-no-second-goalie = Kein zweiter Torhüter, kein Elfmeter: { $rank ->
    [ace] Das
    [jack] Der
    [king] Der
   *[other] Die
} { $card } kommt auf die Ablage. Ob du einen hast, weiß der Gegner nicht.
s52-lesson-penalty = Wirf einen zweiten Torhüter ab, und du triffst: Niemand kann das stoppen. Behalte ihn, wenn du glaubst, dass er später ein Tor verhindert.

## A bot's reason for its choice, in one sentence. It speaks of itself as `it`.
s52-bot-hard-to-block = Schwer zu blocken, und in der Abwehr fehlen sie nicht.
s52-bot-cheapest-block = Billiger lässt sich das nicht blocken.
s52-bot-nothing-blocks = Dagegen hilft nichts.
s52-bot-sure-goal = Ein sicheres Tor.
s52-bot-no-second-goalie = Es gibt keinen zweiten Torhüter.
s52-bot-nothing-else = Etwas anderes ist nicht möglich.
s52-bot-won = Das gewann { $n } % der erdachten Partien.

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# Forwards are laid face down.
say-s52-laid =
    .l1 = { $us } versteckt die Stürmer. Kein Gesicht verrät etwas.
    .l2 = Verdeckt bei { $us }. Die Ränge raten mit.
    .l3 = { $us } stellt die Überraschungen auf.
    .l4 = { $us } legt die Karten hin und schaut in den Himmel.

# A number card is turned up as a shot.
say-s52-flipped =
    .l1 = { $what }! { $them } sucht nach einer Antwort.
    .l2 = { $us } deckt auf: { $what }. Weiß jemand was dagegen?
    .l3 = { $what }, und zwar in Richtung Tor.
    .l4 = Da kommt { $what }. { $keeper } schluckt.
    .l5 = { $what }, mit schönen Grüßen von { $us }.

# A goalie is turned up among the forwards.
say-s52-goalie-flipped =
    .l1 = { $what } im Sturm? Das riecht nach Elfmeter.
    .l2 = Ein Torhüter vorn. Hat { $us } noch einen zweiten?
    .l3 = { $what } ist ganz schön weit weg von zu Hause.
    .l4 = { $us } zeigt { $what }. Mit noch einem gibt es Elfmeter.

# A goalie of the forward's colour stops it.
say-s52-saved =
    .l1 = Gehalten! { $what } macht für { $us } den Laden dicht.
    .l2 = { $what } streckt sich, und { $us } überlebt.
    .l3 = Glanzparade, und bei { $what } sieht es aus wie Yoga.
    .l4 = Pariert von { $what }. { $them } fasst es nicht.
    .l5 = { $what } stand die ganze Zeit im richtigen Tor.

# A card of the same rank stops it.
say-s52-twin =
    .l1 = Die gleiche Zahl! { $what } stellt sich in den Weg.
    .l2 = Zahl gegen Zahl. { $what } kennt den Trick.
    .l3 = { $us } blockt mit dem Spiegelbild: { $what }.
    .l4 = { $what } erkennt die Verwandtschaft. Geblockt.
    .l5 = Gleich gegen gleich, und { $us } gefällt das.

# Two number cards stop it by their sum or difference.
say-s52-sum =
    .l1 = { $what }. Die Rechnung geht auf, die Abwehr hält.
    .l2 = { $us } rechnet auf der Linie: { $what }.
    .l3 = Zwei Karten, ein Ergebnis: { $what }. Geblockt.
    .l4 = { $what }! Nicht für die Schule lernen wir, sagt { $us }.
    .l5 = Geblockt mit Mathematik: { $what }.

# Two cards of the forward's suit stop it.
say-s52-suit-pair =
    .l1 = Zwei von derselben Farbe, und die Tür ist zu.
    .l2 = { $us } wirft zwei Leute in den Schuss. Geblockt.
    .l3 = Teuer, aber wirksam: { $us } gibt zwei von der Farbe her.
    .l4 = Eine Zweiermauer, passend gekleidet.

# A goalie is turned up and nothing comes of it.
say-s52-no-penalty =
    .l1 = Nichts draus geworden. Ein Torhüter im Sturm ist ein Tourist.
    .l2 = Kein zweiter Torhüter, kein Elfmeter. Zurück damit.
    .l3 = { $us } lässt es sein. So ein weiter Weg für ein bisschen frische Luft.
    .l4 = Kein Elfmeter. { $keeper } winkt zum Abschied.

# A round begins.
say-s52-round =
    .l1 = Weiter geht’s. Neue Karten, alte Rechnungen.
    .l2 = Nächste Runde. { $us } greift diesmal zuerst an.
    .l3 = { $us } fängt an. { $score } steht es bisher.
    .l4 = Die Hände sind wieder voll, die Köpfe auch.

# The last regular round begins.
say-s52-last-round =
    .l1 = Letzte Runde. Wer noch was gespart hat: jetzt raus damit.
    .l2 = Eine Runde noch, { $score }. Für Dienstag muss keiner was aufheben.
    .l3 = Das ist die letzte. { $us } fängt an.
    .l4 = Letzte Runde, { $score }. Alle einmal tief durchatmen.

# Level: round by round until one side leads.
say-s52-sudden-rounds =
    .l1 = Immer noch gleich! Wer jetzt eine Runde gewinnt, geht glücklich heim.
    .l2 = Stechen. Die Ablage hat nicht geglaubt, dass sie noch mal drankommt.
    .l3 = { $score }, also weiter, Runde um Runde, Nerv um Nerv.
    .l4 = Noch kein Sieger. Mischt den Rest, und dann findet einen.
