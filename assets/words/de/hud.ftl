### German: what the table says around the game: scoreboard, hints, notes, buttons of a match.

## The prompt: what is asked, and the buttons beside it

# While two play at one screen, the question begins with the name of who is asked.
hud-asked = { $name }: { $question }
# What is chosen so far of a decision made of several cards stands behind the question.
hud-asked-so-far = { $question }  ·  { $picked }
# Two at one screen choose at the same time; the keys are on the cards. $name is a person or a club.
hud-secret-choosing = { $name }: geheim wählen
hud-secret-ready = { $name }: bereit
# Lets the game choose valid cards.
hud-auto = Auto
hud-undo = Zurücknehmen
# Between two at one screen: $name decided, and takes that back.
hud-undo-of = { $name }: zurücknehmen
# Goes on without using a card.
hud-play-on = Weiter
# A player calls for a look at the own cards.
hud-my-cards = Meine Karten
# Both players are asked if one of them wants to use a card before the match goes on.
hud-use-a-card = Eine Karte nutzen?
# Said behind the curtain, to the player who looks.
hud-your-cards = Das sind deine Karten
hud-no-card-can-be-played = Keine deiner Karten ist jetzt spielbar
hud-nothing-to-undo = Es gibt nichts zurückzunehmen
# Said to the other player. $name is a person or a club.
hud-undo-not-yours = Das kann nur { $name } zurücknehmen
# Said behind the curtain, when the key that opened the cards is pressed again at once.
hud-too-soon = Deine Karten liegen eben erst offen: Drück noch einmal, um zu wählen
# A gamepad comes or goes in a match.
hud-pad-connected = Gamepad verbunden: Du kannst gleich damit spielen
hud-pad-gone = Das Gamepad ist aus oder nicht in Reichweite: Schalt es wieder ein, oder spiel mit Tasten oder Maus

# $name is a person or an opponent.
hud-player-chooses = { $name } wählt noch
# $side is a club, of whose players there are many.
hud-club-chooses = { $side } wählt noch

# Beside the lamp of a side, when both choose at the same time. In capitals.
hud-lamp-ready = BEREIT
hud-lamp-choosing = WÄHLT NOCH
# Of the seal beside such a lamp.
hud-seal = Versiegelt, bevor du gewählt hast: Diese Wahl kann sich nicht mehr ändern.

## Around the table

# Goes on while cards are held up, and in a lesson.
hud-continue = Weiter
# Buttons in the corner, below their icons. Read out, not shown.
hud-key-rules = Regeln
hud-key-coach = Co-Trainer
hud-key-sound = Ton
hud-key-menu = Menü
# The button that shows the last goal once more.
hud-goal-again = Tor noch mal
# While a goal or a match is shown again. In capitals.
hud-replay = WIEDERHOLUNG

# Before the last scorers of a side, if there is no room for the first ones.
hud-scorers-after-others = … { $scorer }

# Below the name of the game when a match begins. $side are the three letters of a club.
hud-second-kit = { $side } im Ausweichtrikot

# In capitals.
hud-match-log = LIVETICKER
# Read out, not shown.
hud-match-log-key = Liveticker
# An entry of the log with its minute, in one line.
hud-log-entry = { $clock }  { $text }
# $seal are the first digits of a seal.
hud-log-sealed = Die Wahl des Gegners ist versiegelt: { $seal }

## Two players at one screen: the curtain before hidden cards

# It is shown in capitals. $name is the player who is to look next, or a club.
hud-curtain-pass = Weiter an { $name }
hud-curtain-please-look-away = { $name }, bitte wegschauen.
# $side is a club.
hud-curtain-looks-away = { $side }: bitte wegschauen.
# Stands behind a key.
hud-curtain-look = oder hier klicken zum Anschauen
# The same with a button of a pad.
hud-curtain-look-by-pad = oder { $button } oder hier klicken zum Anschauen
# Offered when cards were hidden before their player had chosen, twice. Stands behind a key.
hud-curtain-longer = Zu kurz? Ab jetzt { $n } Sekunden
hud-curtain-until-hidden = Zu kurz? Ab jetzt bis zum Verdecken
# Hides the cards again.
hud-hide = Verdecken

## The coach

# The head of his board, open and closed. In capitals.
hud-coach = CO-TRAINER
hud-ask-the-coach = CO-TRAINER FRAGEN
# Read out, not shown.
hud-coach-key = Co-Trainer
hud-coach-more = Mehr
hud-coach-to-the-top = Nach oben
hud-coach-keeps-quiet = Ihr spielt zu zweit, also sage ich nichts, bis es vorbei ist.
hud-coach-thinks = Lass mich überlegen.

## Lessons

hud-lesson-step = { $n } von { $of }
# The player tried something else than to look.
hud-lesson-look-first = Erst anschauen, dann weiter.
hud-lesson-not-yet = Das noch nicht. Nimm, was umrahmt ist.
hud-lesson-back = Zurück
hud-lesson-skip = Lektion überspringen

## A match that is shown again

# Where the replay is.
hud-theatre-lucky = Jetzt entscheidet das Glück
hud-theatre-costly = { $side } trifft hier eine teure Entscheidung
hud-theatre-end = Nach allen { $n } Entscheidungen
hud-theatre-decision = Entscheidung { $n } von { $of }
# Buttons. Read out, not shown.
hud-theatre-goal-before = Voriges Tor
hud-theatre-one-back = Einen zurück
hud-theatre-play = Abspielen
hud-theatre-pause = Pause
hud-theatre-one-on = Einen vor
hud-theatre-next-goal = Nächstes Tor
hud-theatre-timeline = Die Partie
# What the marks on the timeline mean, beside each: few letters.
hud-theatre-goal = Tor
hud-theatre-costly-choice = teure Entscheidung
hud-theatre-luck = Glück
hud-theatre-speed = { $n }×
# Whose cards are open: beside the names of both clubs.
hud-theatre-both-sides = Beide
# In its place while the match is unfinished.
hud-theatre-not-over = Noch nicht vorbei
hud-theatre-sealed = Diese Partie spielen noch zwei Leute. Ist sie vorbei, kannst du von hier aus weiterspielen.
hud-theatre-leave = Verlassen
hud-theatre-play-on = Ab hier weiterspielen

## What is written on keys and on the buttons of a pad

# Letters, digits, F1 to F12 and signs are not translated. There is little room: two to nine letters.
key-space = Leertaste
key-tab = Tab
key-enter = Enter
key-escape = Esc
key-backspace = Rück
key-insert = Einfg
key-delete = Entf
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
# A key of the number block: $key is its digit.
key-num = Num { $key }
key-num-add = Num +
key-num-subtract = Num −
# Two keys that are pressed together.
key-shift-tab = Shift+Tab

# On the buttons of a pad, where they are shown as a drawing, and in the prompt: one or two letters.
key-pad-left-bumper-cap = LB
key-pad-right-bumper-cap = RB
key-pad-left-trigger-cap = LT
key-pad-right-trigger-cap = RT
key-pad-left-stick-cap = LS
key-pad-right-stick-cap = RS
key-pad-select = Select
key-pad-start = Start

# The names of buttons of a pad, on the page of keys.
key-pad-left-bumper = Linker Bumper
key-pad-right-bumper = Rechter Bumper
key-pad-left-trigger = Linker Trigger
key-pad-right-trigger = Rechter Trigger
key-pad-left-stick = Linker Stick
key-pad-right-stick = Rechter Stick
key-pad-up = Hoch
key-pad-down = Runter
key-pad-left = Links
key-pad-right = Rechts

## What keys and buttons do, on the page of keys

# The options of a turn. On a drawing of the keyboard they are called by their number.
act-option = Auswahl { $n }

# `-short` is on the key in a drawing of the keyboard: one word, or two short ones.
act-proceed = Bestätigen, weiter
act-proceed-short = Bestätigen
act-hide = Karten verdecken, Lektion überspringen
act-hide-short = Verdecken
act-undo = Zug zurücknehmen
act-undo-short = Zug zurück
act-log = Liveticker
act-log-short = Ticker
act-log-of-two = Liveticker zu zweit
act-log-of-two-short = Ticker (2)
act-coach = Co-Trainer
act-coach-short = Co-Trainer
act-rules = Regeln
act-rules-short = Regeln
act-competition = Wettbewerb, im Hauptmenü
act-competition-short = Pokal
act-settings = Einstellungen
act-settings-short = Setup
act-mute = Ton aus und an
act-mute-short = Ton
act-full-screen = Vollbild
act-full-screen-short = Vollbild
act-goal-again = Letztes Tor noch mal
act-goal-again-short = Tor
act-magnify = Nächste kleine Karte groß zeigen
act-magnify-short = Lupe
act-confirm = Wählen, was hervorgehoben ist
act-confirm-short = Wählen
act-back = Zurück
act-back-short = Zurück
act-menu = Menü und zurück
act-menu-short = Menü
act-left = Nach links
act-left-short = Links
act-right = Nach rechts
act-right-short = Rechts
act-up = Nach oben
act-up-short = Hoch
act-down = Nach unten
act-down-short = Runter
act-next = Nächstes Feld
act-next-short = Nächstes
act-previous = Voriges Feld
act-previous-short = Voriges
act-page-back = Eine Seite zurück
act-page-back-short = Seite auf
act-page-forward = Eine Seite weiter
act-page-forward-short = Seite ab
act-start = An den Anfang
act-start-short = Anfang
act-end = Ans Ende
act-end-short = Ende
act-more-options = Auswahl 7 bis 12
act-more-options-short = Mehr
act-look = Hinter den Vorhang schauen
act-look-short = Schauen
act-continue = Partie fortsetzen, im Hauptmenü
act-continue-short = Weiter
act-club = Vereinsheim, im Hauptmenü
act-club-short = Verein
act-unfinished = Offene Partien, im Hauptmenü
act-unfinished-short = Offen

## A goal, on the banner over the pitch

# In capitals; the same as what a goal means: any goal, the equalizer, the lead, the lead at the very end, three by one player.
goal-goal = TOR!
goal-level = AUSGLEICH!
goal-in-front = FÜHRUNG!
goal-at-the-death = IN LETZTER MINUTE!
goal-hat-trick = DREIERPACK!

## The boards round the pitch

# Advertising, made up for the fun of it. In capitals, up to about 25 letters; another joke is as good as a translation.
advert-tea = NULL-ZU-NULL-TEE, KAMILLE
advert-opticians = OPTIK ABSEITSFALLE
advert-joiners = SCHREINEREI LATTE & SOHN
advert-seats = BANK & SÖHNE, SITZMÖBEL
advert-travel = LAST-MINUTE-REISEN
advert-parcels = STEILPASS-PAKETDIENST
advert-pies = HALBZEIT-BRATWURST
advert-hand-cream = KEEPER-HANDCREME, HÄLT!
advert-swimming = SCHWIMMSCHULE SCHWALBE
advert-insurance = EIGENTOR-VERSICHERUNG

## Sound

# Why there is none, behind a colon.
sound-no-files = die Tondateien fehlen
sound-no-device = kein Audiogerät

## What stops a match, in a dialog

# $fault says what is wrong with a file, in English.
trouble-cannot-begin = { $game } kann nicht beginnen. Deine gespeicherten Partien sind sicher. Starte das Spiel neu und versuch es noch einmal. Einzelheiten: { $fault }.
trouble-cannot-be-shown = Diese Partie ({ $game }) kann nicht gezeigt werden. Sie bleibt im Vereinsheim. Einzelheiten: { $fault }.
trouble-competition-match = Eine Partie zwischen Bots ließ sich nicht spielen, deshalb wartet der Wettbewerb. Seine Ergebnisse sind sicher. Starte das Spiel neu, dann versucht es das noch einmal. Einzelheiten: { $fault }.
trouble-competition-watch = Diese Partie des Wettbewerbs kann nicht noch einmal gezeigt werden. Ihr Ergebnis zählt weiter. Einzelheiten: { $fault }.
# These two are faults of the program.
trouble-decision-refused = Das Spiel hat einen gültigen Zug abgelehnt ({ $name }). Das ist ein Fehler im Spiel, nicht deiner. Deine Partie ist gespeichert. Verlass sie und setz sie im Hauptmenü fort.
trouble-action-refused = Das Spiel hat einen gültigen Zug abgelehnt. Das ist ein Fehler im Spiel, nicht deiner. Deine Partie ist gespeichert. Verlass sie und setz sie im Hauptmenü fort. Einzelheiten: { $action }: { $fault }.

half-turning-goal = Wendepunkt: { $goal }
half-no-goals = Noch keine Tore
# The coach's sentence to the player at half-time.
half-talk-far-ahead = Du liegst klar vorn. Bleib wach und lass den Gegner kommen.
half-talk-ahead-by-luck = Du führst, und das mit Glück. Lass den Gegner nicht mehr zum Schuss kommen.
half-talk-ahead = Du führst. Noch ein Tor, und du kannst durchatmen.
half-talk-level-better = Du bist besser. Das Tor wird fallen.
half-talk-level = Alles offen. Ein guter Zug entscheidet.
half-talk-level-worse = Der Gegner ist besser. Mach es ihm schwerer.
half-talk-behind-better = Du liegst ein Tor zurück, aber die Chancen hast du. Bleib dran.
half-talk-behind = Du liegst ein Tor zurück. Noch ist Zeit: Such den ersten guten Schuss.
half-talk-far-behind = Du brauchst Tore. Geh jetzt ins Risiko.

hud-against = gegen { $bot }
hud-match-of-the-day = Partie des Tages
# In the match log at kick-off: the opponent and what it tends to do.
log-opponent = { $name }: { $line }

elsewhere = Anderswo: { $home } – { $away } { $score }, Abpfiff
elsewhere-on-kicks = Anderswo: { $home } – { $away } { $score }, { $kicks } im Elfmeterschießen
