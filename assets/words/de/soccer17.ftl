### German: soccer17

s17-title = Soccer 17
s17-tagline = Siebzehn Karten, ein Ball, jeder Zug ein Ratespiel.
s17-aim = Errate die Karte des Gegners, erobere den Ball und schieß aus möglichst kurzer Entfernung.
s17-chance = Die Chancenkarten
s17-bot-1 = Tombola-Tom
s17-bot-1-line = Legt irgendwas und nimmt irgendwas: Er weiß es ja selbst nicht.
s17-bot-2 = Zocker-Gus
s17-bot-2-line = Spielt Doppelpass und Block, bis er hinten liegt. Dann nur noch Pass, Grätsche und Schuss um jeden Preis.
s17-bot-3 = Flügel-Wim
s17-bot-3-line = Geht immer und immer wieder ins Dribbling und presst jeden, der den Ball hat.
s17-bot-4 = Dora Dauerfeuer
s17-bot-4-line = Nimmt den kürzesten Weg zum Abschluss, schießt aus allen Lagen und grätscht bei erster Gelegenheit.
s17-bot-5 = Kopier-Kit
s17-bot-5-line = Spielt, was du zuletzt in derselben Rolle gespielt hast: Pass auf, was du vormachst.
s17-bot-6 = Sphinx
s17-bot-6-line = Mischt ihre Karten genau so, wie es am besten ist: Da gibt es nichts zu lesen.
s17-bot-7 = Serien-Stan
s17-bot-7-line = Wiederholt, was gerade geklappt hat, bis du ihn stoppst. Dann rührt er es nicht mehr an.
s17-bot-8 = Iris Durchblick
s17-bot-8-line = Spielt wie die Sphinx, merkt sich deine Karten und nutzt deine Gewohnheiten, soweit es ohne Risiko geht.
s17-field-match = Partie
s17-field-match-league = Liga
s17-field-match-cup = Pokal
s17-field-home-team = Heimteam
s17-field-away-team = Gastteam
s17-field-short = Länge
s17-field-short-false = Ganze Partie
s17-field-short-true = Nur die 2. Halbzeit
# Why no match can begin with these teams, as half a sentence after a colon. $country is the key of $team for articles.
s17-options-same-team = beide Seiten haben dasselbe Team: { $team }; wähle zwei verschiedene Teams oder keins
s17-options-home-team = nur die Heimseite hat ein Team ({ $team }); wähle eins für jede Seite oder keins
s17-options-away-team = nur die Gastseite hat ein Team ({ $team }); wähle eins für jede Seite oder keins
s17-rules-1-head = Die Idee
s17-rules-1 = Siebzehn Karten, ein Ball, zwei Halbzeiten: Wer mehr Tore schießt, gewinnt. In jedem Zug legt ihr beide verdeckt eine Karte und deckt sie zugleich auf. Errät der Verteidiger die Karte des Angreifers, gewinnt er den Ball; wenn nicht, bringt die Karte den Ball Richtung Tor.
s17-rules-2-head = Ein Zug
s17-rules-2 = Der Angreifer legt Pass, Dribbling oder Doppelpass, der Verteidiger irgendeine Karte, die er noch hat. Dann wird aufgedeckt. Block stoppt Pass, Pressing stoppt Dribbling, Abfangen stoppt Doppelpass: Dann hat der Verteidiger den Ball, und zwar dort, wo er liegt. Sonst kommt der Angreifer durch und tut, was die Karte sagt. Grätsche stoppt Pass und Doppelpass, gegen ein Dribbling aber ist sie ein Foul. Das Heimteam spielt immer nach rechts, das Gastteam nach links.
s17-rules-3-head = Deine vier Karten
s17-rules-3 = Jede Karte hat zwei Hälften. Im Angriff gilt die obere: Pass, Dribbling, Doppelpass oder Nachschuss. In der Abwehr gilt die untere: Block, Pressing, Abfangen oder Grätsche. Pass und Block sind dieselbe Karte, ebenso Dribbling und Pressing, Doppelpass und Abfangen, Nachschuss und Grätsche. Nach dem Zug kommen die Karten zurück auf die Hand, außer einer Grätsche oder einem Nachschuss, die für diese Halbzeit weg sind.
s17-rules-4-head = Was deine Karte bewirkt
s17-rules-4 =
    Die Spalten 1 bis 4 auf der Karte sind die Zonen des Feldes, gezählt vom eigenen Tor des Angreifers; die Spalte des Balls leuchtet. Ein Pfeil bringt den Ball eine Zone nach vorn, ein Stern wird für später aufgehoben, eine Zahl im Kreis ist ein Schuss mit so vielen Chancenkarten. Wo eine Linie die Spalte teilt, wählt der Angreifer.
    Pass: in 1 zwei Zonen und ein Stern; in 2 ein Schuss ohne Karte oder zwei Zonen; in 3 ein Schuss mit einer Karte oder eine Zone; in 4 ein Schuss mit zwei.
    Dribbling: in 1, 2 und 3 eine Zone; in 4 ein Schuss mit drei.
    Doppelpass: in 1 eine Zone und ein Stern; in 2 eine Zone und zwei Sterne; in 3 ein Schuss mit einer Karte oder ein Stern; in 4 ein Schuss mit drei.
s17-rules-5-head = Sterne
s17-rules-5 = Dein erster Stern gibt Schüssen mit Pass oder mit Doppelpass eine Chancenkarte mehr: Du wählst, welchen. Mit zwei Sternen bekommen Schüsse mit Pass zwei Karten mehr und Schüsse mit Doppelpass eine, aus dem gegnerischen Strafraum zwei. Mehr als zwei Sterne gibt es nicht. Mit dem Ball verlierst du auch die Sterne.
s17-rules-6-head = Schüsse
s17-rules-6 = Sechs Chancenkarten werden gemischt: Fünf zeigen die Tribüne, eine das Tor. Du deckst so viele auf, wie dein Schuss stark ist. Findest du das Tor, hast du getroffen, und die andere Seite macht in der Mitte weiter. Findest du nur Tribüne, hat ihr Torwart den Ball. Gewinnt eine Seite den Ball im eigenen Strafraum, wirft ihr Torwart ihn sofort in Zone 1 ab.
s17-rules-7-head = Nachschuss
s17-rules-7 = Daneben ist noch nicht vorbei: Gib deinen Nachschuss bis zum Ende der Halbzeit ab und deck noch eine der übrigen Chancenkarten auf. Das geht auch nach einem Elfmeter und nach einem Schuss, der keine Karte aufgedeckt hat; je Schuss gibt es einen Nachschuss. Die Karte ist auch deine Grätsche, du verteidigst also ohne sie.
s17-rules-8-head = Fouls
s17-rules-8 = Eine Grätsche gegen ein Dribbling ist ein Foul. Der Verteidiger verliert die Grätsche bis zum Ende der Halbzeit. Im Strafraum bekommt der Angreifer einen Elfmeter, einen Schuss mit vier Karten, an dem Sterne nichts ändern. Sonst gibt es Freistoß: Der Angreifer nennt Pass, Dribbling oder Doppelpass und führt die Karte ungestört aus.
s17-rules-9-head = Die Uhr
s17-rules-9 = Jeder Zug dauert drei Minuten. Eine Halbzeit endet mit dem Zug, der bei 45 gespielt wird, und hat also sechzehn Züge. Wer zuerst verteidigt hat, beginnt die zweite Halbzeit mit dem Ball. Der liegt wieder in der Mitte, Sterne verfallen, und beide haben wieder alle Karten. Wer den Münzwurf gewinnt, wählt, ob er zuerst angreift oder verteidigt. Eine kurze Partie ist nur die zweite Halbzeit. Der Münzwurfsieger wählt für sie, und ein Pokalspiel geht bei Gleichstand direkt ins Elfmeterschießen.
s17-rules-10-head = Pokalspiele
s17-rules-10 = Ein Ligaspiel darf unentschieden enden, ein Pokalspiel nicht. Zuerst folgen zwei weitere Halbzeiten von fünfzehn Minuten, je sechs Züge: Die erste beginnt, wer in der Partie zuerst angriff, die zweite die andere Seite. Steht es immer noch gleich, gibt es Elfmeterschießen: je ein Schuss mit vier Karten und ohne Nachschuss, wer zuerst angriff, zuerst, bis eine Seite trifft und die andere nicht. Diese Treffer zählen nicht zum Ergebnis.
s17-rules-11-head = Teamkarten
s17-rules-11 = Kennst du das Spiel, können beide Seiten als Länder antreten, als zwei verschiedene von acht. Argentinien, Brasilien, Frankreich, Holland und Spanien bekommen in einigen Spalten weitere Möglichkeiten. England darf beim Nachschuss nach einem Schuss aus dem gegnerischen Strafraum zwei Karten aufdecken. Deutschland darf von Minute 75 bis 90, wenn es nicht führt, einen Schuss um zwei verstärken. Italien darf, solange es führt, einen Schuss des Gegners um eins schwächen. Nichts davon gilt bei einem Elfmeter, außer bei England, und nichts im Elfmeterschießen.
s17-rules-12-head = Mitwirkende
s17-rules-12 = Soccer 17 ist ein Spiel von Jack Darwid. Die Werte der Aktionskarten und die Teamkarten stammen aus diesem Projekt; wo die gedruckten Regeln sie offen lassen, wurden sie mit exakter Rechnung gewählt.

## What the table asks the player. $side is the other club.

s17-ask-over = Abpfiff
s17-ask-they-won-the-toss = { $side } hat den Münzwurf gewonnen
s17-ask-they-choose = Deine Karte liegt: { $side } wählt noch
s17-ask-their-free-kick = Freistoß für { $side }
s17-ask-they-shoot = { $side } schießt
s17-ask-they-may-rebound = { $side } darf nachschießen
s17-ask-they-decide = { $side } entscheidet
s17-ask-won-the-toss = Du hast den Münzwurf gewonnen
s17-ask-attack = Wähle deine Aktion
s17-ask-defence = Wähle deine Abwehr
s17-ask-free-kick = Freistoß: Wähle deine Aktion
# $card is the name of the player's card: Pass, Dribble or One-Two.
s17-ask-option = { $card }: Wähle die Wirkung
s17-ask-bonus = Ein Stern: Wähle, was er verstärkt
s17-ask-never-beaten = Nie aufgeben: zwei Karten mehr für diesen Schuss?
s17-ask-catenaccio = Catenaccio: diesem Schuss eine Karte nehmen?
s17-ask-take = Deck eine Chancenkarte auf
# $n chance cards, two or more.
s17-ask-take-more = Deck eine Chancenkarte auf: noch { $n ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $n }
}
s17-ask-rebound = Daneben! Nachschuss für eine weitere Karte abgeben?
s17-ask-second-ball = Zweiter Ball: zwei Karten statt einer?

## Names. Each action card has two halves: Pass and Block, Dribble and Press, One-Two and Anticipate, Rebound and Tackle.

s17-play-pass = Pass
s17-play-dribble = Dribbling
s17-play-one-two = Doppelpass
s17-guard-block = Block
s17-guard-press = Pressing
s17-guard-anticipate = Abfangen
s17-guard-tackle = Grätsche
# The choices of the first star.
s17-bonus-pass = Pass +1
s17-bonus-one-two = Doppelpass +1
# What England, Germany and Italy have on their team cards.
s17-ability-second-ball = Zweiter Ball
s17-ability-never-beaten = Nie aufgeben
s17-ability-catenaccio = Catenaccio
s17-team-argentina = Argentinien
s17-team-brazil = Brasilien
s17-team-england = England
s17-team-france = Frankreich
s17-team-germany = Deutschland
s17-team-italy = Italien
s17-team-netherlands = Holland
s17-team-spain = Spanien
# The choice of a match without team cards.
s17-no-team = Kein Team
# The areas on the field, in capitals; $side is a club in three letters.
s17-area-box = { $side }-BOX
s17-area-half = { $side }-HÄLFTE
s17-area-centre = MITTE
# Two cards that met: Pass v Block.
s17-duel = { $attack } gegen { $defence }
# Several options of which one is chosen: `area 3, or a star`.
s17-either = { $a } oder { $b }

## The words on the cards themselves. What is too long is set smaller, so they have to be short.

# The attacking half of Tackle.
s17-print-rebound = Nachschuss
# Which actions a defending half stops: the names of one or two.
s17-print-stops = stoppt { $cards }
# Under the name of an action, in capitals of five letters or so: it is stopped, or it is a foul.
s17-print-stop = Stopp
s17-print-foul = Foul
# When Rebound can be played, and what it gives.
s17-print-after-a-miss = nach Fehlschuss
s17-print-one-more = +1 Karte
# The goal card: a headline in capitals, and a sentence at the foot.
s17-print-goal = Tor
s17-print-it-is-in = Drin!
# The cards without a goal: one of the first two in capitals, and one of the five ways to miss.
s17-print-crowd = Tribüne
s17-print-miss = Daneben
s17-print-no-goal = kein Tor
s17-print-miss-over = Über die Latte
s17-print-miss-saved = Gehalten!
s17-print-miss-stands = In den Oberrang
s17-print-miss-post = An den Pfosten
s17-print-miss-wide = Knapp vorbei
# The star card. $card is Pass or One-Two, $bonus such a name with +1.
s17-print-stars = Sterne
s17-print-no-bonus = Noch kein Bonus
s17-print-more = { $card } +{ $n }
s17-print-or = oder { $bonus }
s17-print-more-in-area = in Zone { $area }: +{ $n }
# The time card, and what stands under its number of turns.
s17-print-time = Zeit
s17-print-extra-time = Verlängerung
s17-print-turns = { $n ->
    [1] letzter Zug
   *[other] Züge übrig
}
# What a team card does, in three lines of some 22 letters. A line break in a text is one on the card.
s17-print-second-ball =
    Nachschuss nach
    Schuss aus Zone { $area }:
    { $n } Karten möglich
s17-print-never-beaten =
    Minute { $minute } bis 90,
    ohne Führung:
    Schuss auf Wunsch +{ $n }
s17-print-catenaccio =
    In Führung:
    Schuss des Gegners
    auf Wunsch −{ $n }

## The labels of offers, one to three words. $area is the number of an area.

s17-offer-shoot = Schuss: { $n ->
    [0] keine Karte
    [1] eine Karte
    [2] zwei Karten
    [3] drei Karten
    [4] vier Karten
    [5] fünf Karten
    [6] sechs Karten
   *[other] { $n } Karten
}
# $stars are one or two star signs.
s17-offer-star = Stern { $stars }
s17-offer-area = Zone { $area }
s17-offer-area-star = Zone { $area } { $stars }
s17-offer-take = Karte { $n }
s17-offer-rebound = Nachschuss
s17-offer-keep-tackle = Grätsche behalten
s17-offer-attack-first = Zuerst angreifen
s17-offer-defend-first = Zuerst verteidigen
s17-offer-leave-it = Lassen

## What an offer does, in a sentence.

# One to three of these in a row. $cards are names of cards; $gift is penalty or free-kick; $brings is one of s17-brings or
# several of them.
s17-help-stopped-by = Gestoppt von: { $cards }.
s17-help-fouled = Gegen Grätsche gibt es { $gift ->
    [penalty] Elfmeter
   *[free-kick] Freistoß
} für dich.
s17-help-otherwise = Sonst bringt das { $brings }.
s17-help-free-kick = Ein Freistoß, ungestört. Er bringt { $brings }.
# $stopped are names of the attacker's cards.
s17-help-guard = Stoppt { $stopped } und gewinnt den Ball; alles andere kommt durch.
s17-help-tackle = Stoppt { $stopped }. Gegen Dribbling ist sie ein Foul: Es gibt { $gift ->
    [penalty] Elfmeter
   *[free-kick] Freistoß
}, und die Karte ist bis zum Ende der Halbzeit weg.
s17-help-shot = Ein Schuss { $n ->
    [0] ohne Karte, in der Hoffnung auf den Nachschuss
    [1] mit einer der sechs Chancenkarten
   *[other] mit { $n ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $n }
} der sechs Chancenkarten
}.
s17-help-no-third-star = Der Ball bleibt, einen dritten Stern gibt es nicht.
s17-help-stars = Der Ball bleibt, und du bekommst { $n ->
    [1] einen Stern
   *[other] zwei Sterne
}.
s17-help-area = Der Ball geht in Zone { $area }.
s17-help-area-stars = Der Ball geht in Zone { $area }, und du bekommst { $n ->
    [1] einen Stern
   *[other] zwei Sterne
}.
s17-help-bonus = Schüsse mit dieser Karte decken eine Chancenkarte mehr auf, solange du den Ball hast.
# $n cards are face down.
s17-help-take = Deck sie auf: { $n ->
    [1] Sie ist das Tor
   *[other] Eine der { $n ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $n }
} ist das Tor
}.
s17-help-rebound = Deck { $n ->
    [1] die letzte Karte auf
   *[other] noch eine der { $n ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $n }
} übrigen Karten auf
}; die Grätsche fehlt dir bis zum Ende der Halbzeit.
s17-help-keep-tackle = Behalte die Karte für die Abwehr; der Ball geht an den Torwart von { $side }.
s17-help-attack-first = Du beginnst die erste Halbzeit mit dem Ball, der Gegner die zweite.
s17-help-attack-first-short = Du beginnst mit dem Ball. Das ist ein kleiner Vorteil, denn eine kurze Partie hat keine andere Halbzeit.
s17-help-defend-first = Der Gegner beginnt die erste Halbzeit mit dem Ball, du die zweite.
s17-help-defend-first-short = Der Gegner beginnt mit dem Ball. Das ist ein kleiner Vorteil für ihn, denn eine kurze Partie hat keine andere Halbzeit.
s17-help-never-beaten = Nie aufgeben: zwei Chancenkarten mehr für diesen Schuss.
s17-help-catenaccio = Catenaccio: eine Chancenkarte weniger für diesen Schuss.
s17-help-second-ball = Zweiter Ball: zwei Chancenkarten statt einer.
s17-help-leave-it = Der Schuss bleibt, wie er ist.

## What a card brings, within a sentence: as what a card gives, in the accusative. Several are joined by s17-either.

s17-brings-shot = einen Schuss { $n ->
    [0] ohne Karte
    [1] mit einer Karte
   *[other] mit { $n } Karten
}
s17-brings-nothing = nichts
s17-brings-stars = { $n ->
    [1] einen Stern
   *[other] zwei Sterne
}
s17-brings-area = den Ball in Zone { $area }
s17-brings-area-stars = den Ball in Zone { $area } und { $n ->
    [1] einen Stern
   *[other] zwei Sterne
}

## The preview on the field: a headline in capitals, and the detail. $stars are star signs.

s17-preview-block = STOPPT PASS
s17-preview-press = STOPPT DRIBBLING
s17-preview-anticipate = STOPPT DOPPELPASS
s17-preview-tackle = STOPPT PASS, DOPPELPASS
s17-preview-foul = Foul bei Dribbling: { $gift ->
    [penalty] Elfmeter
   *[free-kick] Freistoß
}
s17-preview-you-attack = du greifst aus Zone { $area } an
s17-preview-shot = SCHUSS
# $n of the $of chance cards are turned up.
s17-preview-odds = { $n ->
    [0] geht vorbei
   *[other] Chance { $n } von { $of }
}
# $printed cards by the table, and $bonus by the stars.
s17-preview-odds-star = { $n ->
    [0] geht vorbei
   *[other] Chance { $n } von { $of }
} ({ $printed } + { $bonus } ★)
s17-preview-star = STERN
s17-preview-area = ZONE { $area }
s17-preview-plus = + { $stars }
s17-preview-rebound = NACHSCHUSS
s17-preview-rebound-odds = { $n ->
    [1] die letzte Karte trifft
   *[other] eine von { $n ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $n }
} Karten trifft
}
# The other options of a card, after its best one.
s17-preview-or = oder { $others }
s17-preview-text-or = { $text } oder { $others }
s17-preview-or-shoot = Schuss: { $n ->
    [0] keine Karte
    [1] eine Karte
   *[other] { $n ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $n }
} Karten
}
s17-preview-or-star = Stern { $stars }
s17-preview-or-area = Zone { $area }
s17-preview-or-area-star = Zone { $area } { $stars }

## Why a card cannot be chosen, or what it is: a sentence without its full stop.

s17-why-stars = Sterne der Seite, die den Ball hat
s17-why-timer = Züge, die diese Halbzeit noch hat, dieser eingerechnet; je drei Minuten
s17-why-theirs = Diese Karte gehört { $side }
s17-why-turned-up = Diese Karte ist schon aufgedeckt
s17-why-they-turn-up = { $side } deckt die Chancenkarten auf
s17-why-shot-used-up = Dieser Schuss hat alle seine Karten verbraucht
s17-why-for-shots = Chancenkarten sind für Schüsse
s17-why-rebound-out = Der Nachschuss ist bis zum Ende der Halbzeit weg
s17-why-tackle-out = Die Grätsche ist bis zum Ende der Halbzeit weg
s17-why-they-choose = Deine Karte liegt; { $side } wählt noch
s17-why-they-decide = Zuerst entscheidet { $side }
s17-why-toss = Wähle zuerst, ob du angreifst oder verteidigst
s17-why-rebound = Ein Nachschuss folgt nur auf einen Fehlschuss
s17-why-free-kick = Führ den Freistoß als Pass, Dribbling oder Doppelpass aus
s17-why-option = Wähle zuerst, was deine Aktion bewirkt
s17-why-bonus = Wähle zuerst, was dein Stern verstärkt
s17-why-team-card = Entscheide zuerst, ob du deine Teamkarte nutzt
s17-why-take = Deck zuerst deine Chancenkarten auf
s17-why-only-rebound = Nach einem Fehlschuss geht nur der Nachschuss
s17-why-none-now = Gerade lässt sich keine Karte spielen
# What a team card does; $team is a country, $country its key for articles: `argentina`, `netherlands` and so on. All messages
# with $team have it.
s17-why-second-ball = { $team } darf beim Nachschuss nach einem Schuss aus dem Strafraum zwei Karten statt einer aufdecken
s17-why-never-beaten = { $team } darf von Minute { $minute } bis 90 ohne Führung für einen Schuss zwei Karten mehr aufdecken
s17-why-catenaccio = { $team } darf in Führung einem Schuss des Gegners eine Chancenkarte nehmen
# $adds is one of the next two, or several.
s17-why-adds = { $team } darf auch wählen: { $adds }
s17-adds-shot = { $card } aus Zone { $area } als Schuss { $n ->
    [0] ohne Karte
    [1] mit einer Karte
   *[other] mit { $n } Karten
}
s17-adds-move = { $card } aus Zone { $area } in Zone { $to }
s17-adds-move-stars = { $card } aus Zone { $area } in Zone { $to } mit { $n ->
    [1] einem Stern
   *[other] zwei Sternen
}

## The scoreboard and the note on a shot.

# Under the title of the game; $kind is league or cup, $home and $away are countries.
s17-subtitle = { $kind ->
    [league] Ligaspiel
   *[cup] Pokalspiel
} ohne Teamkarten
s17-subtitle-teams = { $kind ->
    [league] Ligaspiel
   *[cup] Pokalspiel
}, { $home } – { $away }
s17-subtitle-short = nur die zweite Halbzeit
# The sum of a shot's chance cards, such as `One-Two 1 + star 1 - Italy 1`.
s17-note-printed = { $card } { $n }
s17-note-spot = Vom Punkt
s17-note-star = + Stern { $n }
s17-note-added = + { $team } { $n }
s17-note-lowered = − { $team } { $n }
s17-note-rebound = { $n ->
    [2] noch zwei Karten
   *[other] noch eine Karte
}

## Banners: the line under a headline. $side is a club.

s17-banner-may-choose = { $side } darf wählen
s17-banner-attack-first = { $side } greift zuerst an
s17-banner-extra-time = { $score }, zweimal 15 Minuten
# Under PENALTY or FREE KICK.
s17-banner-for = für { $side }

## The match log. $side is a club in three letters, $duel the two cards that met, $area the number of an area.

s17-log-toss = { $side } gewinnt den Münzwurf
# $half is first, second, extra-first, extra-second or penalties.
s17-log-half = { $half ->
    [first] Anstoß
    [second] Zweite Halbzeit
    [extra-first] Verlängerung
    [extra-second] Verlängerung 2
   *[penalties] Elfmeterschießen
}: { $side } { $half ->
    [first] greift an
    [second] greift an
    [extra-first] greift an
    [extra-second] greift an
   *[penalties] beginnt
}
s17-log-half-time = Halbzeit, { $score }
s17-log-won = { $duel }: { $side } am Ball, Zone { $area }
s17-log-foul = { $duel }: Foul
s17-log-free-kick = Freistoß: { $card }
s17-log-star = Stern: { $bonus }
# $gained is one of the four that follow.
s17-log-gained = { $duel }: { $gained }
s17-log-gained-free = { CAP($gained) }
s17-log-no-third-star = kein dritter Stern
s17-log-stars = { $n ->
    [1] ein Stern
   *[other] zwei Sterne
}
s17-log-area = Zone { $area }
s17-log-area-stars = Zone { $area }, { $n ->
    [1] ein Stern
   *[other] zwei Sterne
}
s17-log-step-up = { $side } läuft an
# A shot turns up $n of the $of chance cards.
s17-log-shot = { $duel }: Schuss, { $n ->
    [0] geht vorbei
   *[other] Chance { $n } von { $of }
}
s17-log-free-kick-shot = Freistoß: Schuss, { $n ->
    [0] geht vorbei
   *[other] Chance { $n } von { $of }
}
s17-log-penalty = Elfmeter: { $n ->
    [0] geht vorbei
   *[other] Chance { $n } von { $of }
}
s17-log-rebound = Nachschuss: noch eine Karte
s17-log-missed = Daneben: Ball beim { $side }-Torwart
s17-log-team-card = { $country ->
    [netherlands] Die { $team } nutzen
   *[other] { $team } nutzt
} die Teamkarte
# $ability is Second ball, Never beaten or Catenaccio.
s17-log-more-cards = { $team }, { $ability }: { $n ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $n }
} Karten mehr
s17-log-shot-now = { $team }, { $ability }: { $n ->
    [0] Der Schuss geht jetzt vorbei
   *[other] Der Schuss trifft jetzt in { $n } von { $of } Fällen
}

## Over the cards: why one came out on top, and what a team card does. $guard is the name of the defender's card; $play and
## $with are keys of the cards to select by.

s17-reveal-stops = { $guard } stoppt { $play ->
    [dribble] Dribbling
    [one-two] Doppelpass
   *[pass] Pass
}.
s17-reveal-foul = Grätsche gegen Dribbling ist ein Foul.
s17-reveal-past = { $guard } stoppt { $with ->
    [block] Pass
    [press] Dribbling
   *[anticipate] Doppelpass
}, nicht { $play ->
    [dribble] Dribbling
    [one-two] Doppelpass
   *[pass] Pass
}.
s17-reveal-team-may = { $team } darf: { $adds }.
s17-reveal-more-cards = { $ability }: { $n ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $n }
} Karten mehr.
s17-reveal-shot-now = { $ability }: Der Schuss { $n ->
    [0] geht jetzt vorbei
   *[other] trifft jetzt in { $n } von { $of } Fällen
}.

## The coach's reasons for a choice. $card is the name of a card; $brings is one of s17-brings or several of them.

# $n cards stop it: $cards.
s17-because-attack = { $card } bringt { $brings }; nur { $cards } { $n ->
    [1] stoppt
   *[other] stoppen
} das.
s17-because-stops = { $card } stoppt { $stopped }, und das brächte dem Gegner { $brings }.
s17-because-tackle = { $card } stoppt { $stopped }; gegen Dribbling gibt es { $gift ->
    [penalty] Elfmeter
   *[free-kick] Freistoß
}.
s17-because-free-kick = Niemand kann das stoppen, und es bringt { $brings }.
s17-because-bonus = Von hier bringt { $card } { $brings }, mit dem Stern eine Karte mehr.
# $n cards are face down; $turns are left in this half.
s17-because-rebound-free = { $n ->
    [1] Die letzte Karte ist das Tor
   *[other] Eine von { $n ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $n }
} Karten ist das Tor
}, und die Halbzeit endet jetzt: Es kostet nichts.
s17-because-rebound = { $n ->
    [1] Die letzte Karte ist das Tor
   *[other] Eine von { $n ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $n }
} Karten ist das Tor
}; der Preis: { $turns ->
    [1] ein Zug
   *[other] { $turns ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $turns }
} Züge
} ohne Grätsche.
s17-because-keep-tackle = { $turns ->
    [0] Die Grätsche bleibt, aber die Halbzeit endet jetzt, und sie käme sofort zurück.
    [1] Die Grätsche bleibt für den letzten Zug dieser Halbzeit.
   *[other] Die Grätsche bleibt für die letzten { $turns ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $turns }
} Züge dieser Halbzeit.
}
s17-because-attack-first = Du fängst mit dem Ball an, nach der Pause der Gegner.
s17-because-attack-first-short = Du fängst mit dem Ball an, und keine andere Halbzeit gleicht das aus.
s17-because-defend-first = Der Gegner fängt mit dem Ball an, nach der Pause du.
s17-because-defend-first-short = Der Gegner fängt mit dem Ball an, und keine andere Halbzeit gleicht das aus.
s17-because-leave-it = Hier würde es nichts ändern.
s17-because-last-turn = Das ist der letzte Zug der Halbzeit: Schieß jetzt, sonst ist die Chance weg.
s17-because-no-card-rebound = Der geht vorbei, aber der Nachschuss deckt dann eine Karte auf.
s17-because-no-card = So bekommt der Gegner den Ball weit weg von deinem Tor.
s17-because-shot = { $n ->
    [1] Eine
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
   *[other] Sechs
} von sechs Chancenkarten{ $stars ->
    [0] { "" }
    [one] { " " }dank dem Stern
   *[other] { " " }dank den Sternen
}, und eine der sechs ist das Tor.
s17-because-build = Der Ball bleibt in den eigenen Reihen, und der Angriff läuft weiter.
# $stars is how many stars give that shot a card more; 0 if it has none from them.
s17-because-move = Der Ball bleibt am Fuß, und von dort kann ein Schuss{ $stars ->
    [0] { "" }
    [one] { " " }mit dem Stern
   *[other] { " " }mit den Sternen
} { $n ->
    [1] eine Karte
   *[other] { $n ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $n }
} Karten
} aufdecken.
s17-because-never-beaten = Es kostet nichts, und du darfst { $n ->
    [1] eine Karte
   *[other] { $n ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $n }
} Karten
} mehr aufdecken.
s17-because-catenaccio = Es kostet nichts, und der Gegner deckt { $n ->
    [1] eine Karte
   *[other] { $n ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $n }
} Karten
} weniger auf.
s17-because-second-ball = Es kostet nichts, und du deckst { $n ->
    [1] eine Karte
   *[other] { $n ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $n }
} Karten
} statt einer auf.

## The lesson for beginners, one to three sentences. $place is centre, their-box, your-box, their-half or your-half.

s17-lesson-toss = Du hast den Münzwurf gewonnen. Greifst du an, hast du jetzt zuerst den Ball und der Gegner nach der Pause. Verteidigst du, ist es umgekehrt. Besser ist keins von beiden.
s17-lesson-toss-short = Du hast den Münzwurf gewonnen. Greif an: Wer mit dem Ball beginnt, trifft etwas öfter, und eine kurze Partie hat keine andere Halbzeit.
s17-lesson-first-attack = Du greifst { $place ->
    [centre] aus der Mitte
    [their-box] aus dem gegnerischen Strafraum
    [your-box] aus deinem Strafraum
    [their-half] aus der gegnerischen Hälfte
   *[your-half] aus deiner Hälfte
} an: Klick auf Pass, Dribbling oder Doppelpass, und die Karte liegt verdeckt. Block stoppt Pass, Pressing stoppt Dribbling, Abfangen stoppt Doppelpass. Grätsche stoppt Pass und Doppelpass, ist gegen Dribbling aber ein Foul. Nimm eine, mit der der Gegner nicht rechnet.
s17-lesson-first-defence = Der Gegner greift { $place ->
    [centre] aus der Mitte
    [their-box] aus seinem Strafraum
    [your-box] aus deinem Strafraum
    [their-half] aus seiner Hälfte
   *[your-half] aus deiner Hälfte
} an: Klick auf eine Karte, dann liegt sie verdeckt, und errate seine. Block stoppt Pass, Pressing stoppt Dribbling, Abfangen stoppt Doppelpass. Grätsche stoppt Pass und Doppelpass, ist gegen Dribbling aber ein Foul.
# What each of the attacker's cards would bring; $whose is yours or theirs.
s17-lesson-brings = { $place ->
    [centre] Aus der Mitte
    [their-box] Aus dem gegnerischen Strafraum
    [your-box] Aus deinem Strafraum
    [their-half] Aus der gegnerischen Hälfte
   *[your-half] Aus deiner Hälfte
} bringt { $whose ->
    [yours] dein Pass
   *[theirs] ein Pass des Gegners
} { $pass }, Dribbling { $dribble } und Doppelpass { $one_two }.
s17-lesson-they-hold-tackle = Der Gegner hat noch die Grätsche: Sie stoppt Pass und Doppelpass, ist gegen Dribbling aber ein Foul.
s17-lesson-their-tackle-out = Die Grätsche des Gegners ist weg, also kann jede deiner Karten nur noch eine stoppen.
# $card is the name of a card.
s17-lesson-they-stopped = Zuletzt legte der Gegner { $card } und stoppte dich.
s17-lesson-you-got-past = Zuletzt legte der Gegner { $card }, und du kamst durch.
s17-lesson-guards = Block stoppt Pass, Pressing stoppt Dribbling, Abfangen stoppt Doppelpass. Deine Grätsche ist weg.
s17-lesson-guards-tackle = Block stoppt Pass, Pressing Dribbling, Abfangen Doppelpass. Grätsche stoppt Pass und Doppelpass, aber bei Dribbling gibt es { $gift ->
    [penalty] Elfmeter
   *[free-kick] Freistoß
}.
s17-lesson-they-last-laid = Zuletzt legte der Gegner { $card }.
s17-lesson-free-kick = Der Gegner hat dich beim Dribbling gefoult und verliert die Grätsche für diese Halbzeit. Wähle eine Aktion: Niemand kann sie stoppen.
s17-lesson-nobody-stops = { $card }, und niemand kann dich stoppen.
s17-lesson-got-past = { $card } hat geklappt, du bist durch.
s17-lesson-star-or-step = Ein Stern macht spätere Schüsse stärker, ein Schritt nach vorn bringt dich näher ans Tor.
s17-lesson-no-card-rebound = Ein Schuss ohne Karte geht immer vorbei. Treffen könnte dann nur dein Nachschuss.
s17-lesson-no-card = Ein Schuss ohne Karte geht immer vorbei, und der Gegner hat den Ball.
s17-lesson-shot-now = Ein Schuss hat jetzt { $n ->
    [1] eine
   *[other] { $n ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $n }
}
} der sechs Chancenkarten, und geht er vorbei, hat der Gegner den Ball.
s17-lesson-last-turn = Das ist der letzte Zug der Halbzeit: Schieß jetzt, sonst ist die Chance weg.
s17-lesson-wait = Mit allem anderen behältst du den Ball, und diese Halbzeit hat noch { $turns ->
    [1] einen Zug
   *[other] { $turns ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $turns }
} Züge
}.
# These two surround the next one.
s17-lesson-bonus = Dein erster Stern macht die Schüsse einer Karte stärker, solange du den Ball hast.
s17-lesson-bonus-choose = Nimm die Karte, mit der du schießen willst. Der Gegner sieht deine Wahl.
s17-lesson-with-a-star = Im gegnerischen Strafraum wächst ein Pass von { $pass } auf { $pass_more } Karten oder ein Doppelpass von { $one_two } auf { $one_two_more }.
s17-lesson-never-beaten = Dein Team kann diesen Schuss verstärken: { $n } der sechs Chancenkarten statt { $strength }. Das kostet nichts.
s17-lesson-catenaccio = Der Gegner schießt, und dein Team kann den Schuss schwächen: { $n } der sechs Chancenkarten statt { $strength }. Das kostet nichts.
s17-lesson-last-card = Fünf Karten zeigten die Tribüne, also ist die letzte das Tor: Deck sie auf.
s17-lesson-take = Eine der { $left } verdeckten Chancenkarten ist das Tor, und du deckst { $n ->
    [1] eine
   *[other] { $n ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $n }
}
} auf. Sie sind gemischt, nimm also irgendeine.
s17-lesson-rebound = { $left ->
    [1] Daneben, also ist die letzte Karte das Tor. Gib den Nachschuss ab und deck sie auf.
   *[other] Daneben, aber das Tor ist unter den { $left } übrigen Karten. Gib den Nachschuss ab und deck noch eine auf.
}
s17-lesson-price = Die Karte ist auch deine Grätsche, { $turns ->
    [0] aber die Halbzeit endet jetzt, du bekommst sie also gleich zurück
    [1] und die fehlt dir im letzten Zug dieser Halbzeit
   *[other] und die fehlt dir in den letzten { $turns ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $turns }
} Zügen dieser Halbzeit
}.
s17-lesson-second-ball = Dein Team darf bei diesem Nachschuss { $n } der { $left } Karten aufdecken statt einer. Das kostet nichts.

## The charts of the rules page.

s17-chart-against = Karte gegen Karte
s17-chart-against-down = Der Verteidiger legt
s17-chart-against-across = Der Angreifer legt
s17-chart-stopped = gestoppt
s17-chart-gets-past = kommt durch
s17-chart-foul = ein Foul
s17-chart-against-note = Gestoppt: Der Verteidiger gewinnt den Ball. Foul: Freistoß, im Strafraum Elfmeter, und die Grätsche ist für die Halbzeit weg.
s17-chart-brings = Was jede Aktion bringt, wenn sie nicht gestoppt wird
s17-chart-brings-down = Der Angreifer legte
s17-chart-brings-across = Der Ball liegt in Zone
s17-chart-own-half = 1 eigene Hälfte
s17-chart-centre = 2 Mitte
s17-chart-their-half = 3 gegnerische Hälfte
s17-chart-their-box = 4 Strafraum
s17-chart-shot = Schuss { $n ->
    [0] ohne Karte
    [1] mit einer Karte
   *[other] mit { $n ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $n }
} Karten
}
s17-chart-stars = { $n ->
    [1] ein Stern
   *[other] zwei Sterne
}
s17-chart-areas = { $areas ->
    [1] eine Zone vor
   *[other] { $areas ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $areas }
} Zonen vor
}
s17-chart-areas-stars = { $areas ->
    [1] eine Zone vor
   *[other] { $areas ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $areas }
} Zonen vor
}, { $n ->
    [1] ein Stern
   *[other] zwei Sterne
}
s17-chart-brings-note = Ein Schuss deckt so viele der sechs Chancenkarten auf; eine der sechs ist das Tor. Ein Haken heißt: kann treffen. Sterne machen spätere Schüsse stärker.

## What a notebook says: $n times out of $all. $who is you, if the reader wrote it about the player, or bot, if the player wrote it
## about the bot $name. $role is attack or defence; $card and $first are
## names of cards.

s17-noted-laid = { $role ->
    [attack] Im Angriff
   *[defence] In der Abwehr
} { $who ->
    [you] hast du
   *[other] hat { $name }
} { $n } von { $all } Mal { $card } gelegt.
s17-noted-followed = { $role ->
    [attack] Im Angriff
   *[defence] In der Abwehr
} kam nach { $first } { $n } von { $all } Mal { $card }.
s17-noted-answered = { $role ->
    [attack] Im Angriff
   *[defence] In der Abwehr
} war { $n } von { $all } Mal { $card } { $who ->
    [you] deine Antwort, wenn zuvor { $first } gegen dich lag
   *[other] die Antwort von { $name }, wenn du zuvor { $first } gelegt hattest
}.

## A bot's reason for its choice, in one sentence. It speaks of itself as `it`.
s17-bot-worked = Das hat zuletzt geklappt.
s17-bot-mixes = Einen Zug vorausgedacht und die Karten gemischt.
s17-bot-best-one-turn = Einen Zug vorausgedacht sieht das am besten aus.
s17-bot-shortest-way = Der kürzeste Weg zum Schuss.
s17-bot-wants-the-ball = Der Ball muss her, und zwar jetzt.
s17-bot-takes-on = Rein ins Eins-gegen-eins.
s17-bot-presses = Immer drauf.
s17-bot-they-attacked = Damit hat der Gegner zuletzt angegriffen.
s17-bot-they-defended = Damit hat der Gegner zuletzt verteidigt.
s17-bot-behind-long-ball = Rückstand: lang nach vorn, komme, was wolle.
s17-bot-behind-needs-ball = Rückstand: Der Ball muss sofort her.
s17-bot-not-behind-short = Kein Rückstand: Kurzpassspiel.
s17-bot-not-behind-back = Kein Rückstand: alle Mann hinten rein.
s17-bot-shoots-on-sight = Wer das Tor sieht, schießt.
s17-bot-not-what-was-stopped = Bloß nicht das, was zuletzt gestoppt wurde.
s17-bot-decided = Die Partie ist entschieden, was auch kommt: Jetzt geht es nur noch um Tore.
s17-bot-cards-alike = Verdeckt sind alle Karten gleich.
s17-bot-attack-first = Bei perfektem Spiel bringt der erste Angriff { $worth } % der Partie.
s17-bot-defend-first = Bei perfektem Spiel bringt es { $worth } % der Partie, zuerst zu verteidigen.
s17-bot-reads = Rechnet zu { $n } % mit { $card } und stellt sich darauf ein.
s17-bot-worth = Wert: { $best } % der Partie; bei der schlechtesten Antwort { $worst } %.
s17-bot-mix = So mischt hier, wer perfekt spielt: { $shares }.
# A card with its probability, an item of the mix.
s17-bot-share = { $card } { $n } %

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# The ball runs one area on.
say-s17-gained =
    .l1 = { $us } kommt einen Schritt weiter, ganz in Ruhe.
    .l2 = { $us } macht ordentlich Meter.
    .l3 = { $us } findet die Lücke und spaziert hindurch.
    .l4 = { $us } schiebt sich nach vorn.
    .l5 = { $them } macht Platz, wenn auch höflich.
    .l6 = { $us } kommt näher, und { $keeper } brüllt schon die eigene Abwehr an.

# The ball runs two areas or more.
say-s17-gained-far =
    .l1 = Mit Siebenmeilenstiefeln! { $us } überbrückt das halbe Feld.
    .l2 = { $us } spielt lang, und der kommt an.
    .l3 = Eine Karte, und { $us } ist ganz woanders.
    .l4 = Was für ein Raumgewinn. { $them } läuft in die falsche Richtung.

# The defender has read the attack: the ball changes sides.
say-s17-won =
    .l1 = Gelesen wie ein Fahrplan. Der Ball gehört { $us }.
    .l2 = { $us } rät richtig, und das ist der halbe Fußball.
    .l3 = Gestoppt. { $us } schaltet um.
    .l4 = { $them } schickt den per Einschreiben, { $us } quittiert.
    .l5 = Stark verteidigt von { $us }.
    .l6 = Den hat { $us } schon vom Parkplatz aus kommen sehen.

# A foul brings a free kick; the side is the one that was fouled.
say-s17-free-kick =
    .l1 = Pfiff. { $them } kommt etwas zu spät, dafür mit Zinsen.
    .l2 = Foul von { $them }. Der Schiri hatte beste Sicht.
    .l3 = Freistoß für { $us }. Die Mauer schlurft in Stellung.
    .l4 = { $them } trifft den Mann. Der Ball beschwert sich nicht.
    .l5 = Ungestüm von { $them }, Freistoß für { $us }.
    .l6 = { $us } legt sich den Ball sehr sorgfältig hin. Freistoß.

# A star is earned.
say-s17-star =
    .l1 = Ein Stern für { $us }. Der ist was wert, wenn man ihn noch ausgeben kann.
    .l2 = { $us } steckt einen Stern ein, für die nächste gute Idee.
    .l3 = Ein Sternchen für { $us }. Leuchten soll es später.
    .l4 = { $us } holt sich den Stern. Rückenwind, auf Pappe gedruckt.

# A shot that goes in from a third of the chance cards at most.
say-s17-shot-weak =
    .l1 = Ein Schuss mit Fragezeichen von { $us }.
    .l2 = Eine halbe Chance für { $us }, und halb ist großzügig.
    .l3 = { $us } probiert’s einfach mal. Das Glück rechnet nach.
    .l4 = Von da? { $us } meint ja. { $keeper } meint nein.

# A shot that is about even.
say-s17-shot-fair =
    .l1 = Fifty-fifty, das Ding. { $us } schießt.
    .l2 = Drin oder nicht, das weiß hier keiner. { $us } zieht ab.
    .l3 = Richtig gute Chance für { $us }. { $keeper } tänzelt auf der Linie.
    .l4 = { $us } zieht ab, und die halbe Tribüne steht auf.

# A shot that goes in more often than not.
say-s17-shot-strong =
    .l1 = Das ist die dicke Chance! { $us } schießt.
    .l2 = { $keeper } hatte schon schönere Abende. Gewaltiger Schuss von { $us }.
    .l3 = Alles angerichtet für { $us }. Fehlt nur noch das Tor.
    .l4 = Mehr kann sich { $us } nicht wünschen. Da kommt der Schuss.

# A team's own gift is used.
say-s17-ability =
    .l1 = { $what }, sagt { $us }, und schon ändert sich die Rechnung.
    .l2 = Das hatte { $us } noch in der Hinterhand: { $what }.
    .l3 = { $what }. Alle haben damit gerechnet, und trotzdem.
    .l4 = Dafür sind sie berühmt. { $what }.

# The ball comes back out, and the attacker takes it.
say-s17-rebound =
    .l1 = Der springt zurück! { $us } darf noch mal.
    .l2 = Abgeklatscht, und { $us } ist zuerst dran!
    .l3 = Noch nicht vorbei. Nachschuss für { $us }.
    .l4 = Gewühl im Strafraum, und { $us } hat den richtigen Riecher.

# A shot that did not go in.
say-s17-missed =
    .l1 = Knapp. { $keeper } hätte den natürlich gehabt. Natürlich.
    .l2 = Nein! { $us } schaut auf den Rasen, als hätte der sich bewegt.
    .l3 = Kein Tor. { $keeper } lässt sich viel Zeit mit dem Abstoß.
    .l4 = Ins Aus, und ein Balljunge verdient sich die Wurst.
    .l5 = Das war sie, die Chance. { $them } atmet auf.
    .l6 = Den hätte { $us } gern noch einmal.
