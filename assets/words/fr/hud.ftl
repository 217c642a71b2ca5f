### What the table says around the game: scoreboard, hints, notes, buttons of a match.

## The prompt: what is asked, and the buttons beside it

# While two play at one screen, the question begins with the name of who is asked.
hud-asked = { $name } : { $question }
# What is chosen so far of a decision made of several cards stands behind the question.
hud-asked-so-far = { $question }  ·  { $picked }
# Two at one screen choose at the same time; the keys are on the cards. $name is a person or a club.
hud-secret-choosing = { $name } : choix secret
hud-secret-ready = { $name } : choix fait
# Lets the game choose valid cards.
hud-auto = Auto
hud-undo = Annuler
# Between two at one screen: $name decided, and takes that back.
hud-undo-of = { $name } : annuler
# Goes on without using a card.
hud-play-on = Continuer
# A player calls for a look at the own cards.
hud-my-cards = Mes cartes
# Both players are asked if one of them wants to use a card before the match goes on.
hud-use-a-card = Jouer une carte ?
# Said behind the curtain, to the player who looks.
hud-your-cards = Voici tes cartes
hud-no-card-can-be-played = Aucune de tes cartes ne peut se jouer maintenant
hud-nothing-to-undo = Il n’y a rien à annuler
# Said to the other player. $name is a person or a club.
hud-undo-not-yours = C’est à { $name } d’annuler cela
# Said behind the curtain, when the key that opened the cards is pressed again at once.
hud-too-soon = Tes cartes viennent de s’ouvrir : appuie encore une fois pour choisir
# A gamepad comes or goes in a match.
hud-pad-connected = Manette connectée : tu peux jouer avec tout de suite
hud-pad-gone = La manette est éteinte ou hors de portée : rallume-la, ou joue au clavier ou à la souris

# $name is a person or an opponent.
hud-player-chooses = { $name } choisit encore
# $side is a club, of whose players there are many.
hud-club-chooses = { CAP(LE($side)) } choisit encore

# Beside the lamp of a side, when both choose at the same time. In capitals.
hud-lamp-ready = PRÊT
hud-lamp-choosing = CHOISIT
# Of the seal beside such a lamp.
hud-seal = Scellé avant que tu choisisses : ce choix ne peut plus changer.

## Around the table

# Goes on while cards are held up, and in a lesson.
hud-continue = Continuer
# Buttons in the corner, below their icons. Read out, not shown.
hud-key-rules = Règles
hud-key-coach = Coach
hud-key-sound = Son
hud-key-menu = Menu
# The button that shows the last goal once more.
hud-goal-again = Revoir le but
# While a goal or a match is shown again. In capitals.
hud-replay = REPLAY

# Before the last scorers of a side, if there is no room for the first ones.
hud-scorers-after-others = … { $scorer }

# Below the name of the game when a match begins. $side are the three letters of a club.
hud-second-kit = { CAP(LE($side)) } en second maillot

# In capitals.
hud-match-log = FIL DU MATCH
# Read out, not shown.
hud-match-log-key = Fil du match
# An entry of the log with its minute, in one line.
hud-log-entry = { $clock }  { $text }
# $seal are the first digits of a seal.
hud-log-sealed = Leur choix est scellé sous { $seal }

## Two players at one screen: the curtain before hidden cards

# It is shown in capitals. $name is the player who is to look next, or a club.
hud-curtain-pass = Place à { $name }
hud-curtain-please-look-away = { $name }, ne regarde pas, s’il te plaît.
# $side is a club.
hud-curtain-looks-away = { $side } : ne regarde pas, s’il te plaît.
# Stands behind a key.
hud-curtain-look = ou clique ici pour regarder
# The same with a button of a pad.
hud-curtain-look-by-pad = ou { $button }, ou un clic ici, pour regarder
# Offered when cards were hidden before their player had chosen, twice. Stands behind a key.
hud-curtain-longer = Trop court ? { $n } secondes désormais
hud-curtain-until-hidden = Trop court ? Désormais jusqu’à ce que tu les caches
# Hides the cards again.
hud-hide = Cacher

## The coach

# The head of his board, open and closed. In capitals.
hud-coach = COACH
hud-ask-the-coach = DEMANDER AU COACH
# Read out, not shown.
hud-coach-key = Coach
hud-coach-more = La suite
hud-coach-to-the-top = Retour en haut
hud-coach-keeps-quiet = Vous jouez à deux, alors je me tais jusqu’à la fin.
hud-coach-thinks = Laisse-moi réfléchir.

## Lessons

hud-lesson-step = { $n } sur { $of }
# The player tried something else than to look.
hud-lesson-look-first = Regarde d’abord, puis continue.
hud-lesson-not-yet = Pas tout de suite. Choisis ce qui est encadré.
hud-lesson-back = Retour
hud-lesson-skip = Passer la leçon

## A match that is shown again

# Where the replay is.
hud-theatre-lucky = La suite dépend du hasard
hud-theatre-costly = Ici, { LE($side) } fait un choix coûteux
hud-theatre-end = Après la dernière décision
hud-theatre-decision = Décision { $n } sur { $of }
# Buttons. Read out, not shown.
hud-theatre-goal-before = But précédent
hud-theatre-one-back = Un pas en arrière
hud-theatre-play = Lecture
hud-theatre-pause = Pause
hud-theatre-one-on = Un pas en avant
hud-theatre-next-goal = But suivant
hud-theatre-timeline = Le match
# What the marks on the timeline mean, beside each: few letters.
hud-theatre-goal = but
hud-theatre-costly-choice = choix coûteux
hud-theatre-luck = chance
hud-theatre-speed = ×{ $n }
# Whose cards are open: beside the names of both clubs.
hud-theatre-both-sides = Les deux
# In its place while the match is unfinished.
hud-theatre-not-over = Pas encore fini
hud-theatre-sealed = Ce match se joue encore à deux. Quand il sera fini, tu pourras le reprendre d’ici.
hud-theatre-leave = Quitter
hud-theatre-play-on = Reprendre ici

## What is written on keys and on the buttons of a pad

# Letters, digits, F1 to F12 and signs are not translated. There is little room: two to nine letters.
key-space = Espace
key-tab = Tab
key-enter = Entrée
key-escape = Échap
key-backspace = Ret. arr.
key-insert = Inser
key-delete = Suppr
key-home = Début
key-end = Fin
key-page-up = Pg préc
key-page-down = Pg suiv
# A key of the number block: $key is its digit.
key-num = Num { $key }
key-num-add = Num plus
key-num-subtract = Num moins
# Two keys that are pressed together.
key-shift-tab = Maj+Tab

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
key-pad-left-bumper = Tranche gauche
key-pad-right-bumper = Tranche droite
key-pad-left-trigger = Gâchette gauche
key-pad-right-trigger = Gâchette droite
key-pad-left-stick = Stick gauche
key-pad-right-stick = Stick droit
key-pad-up = Haut
key-pad-down = Bas
key-pad-left = Gauche
key-pad-right = Droite

## What keys and buttons do, on the page of keys

# The options of a turn. On a drawing of the keyboard they are called by their number.
act-option = Choix { $n }

# `-short` is on the key in a drawing of the keyboard: one word, or two short ones.
act-proceed = Valider, continuer
act-proceed-short = Valider
act-hide = Cacher mes cartes ; passer une leçon
act-hide-short = Cacher
act-undo = Annuler
act-undo-short = Annuler
act-log = Fil du match
act-log-short = Fil
act-log-of-two = Fil du match, à deux
act-log-of-two-short = Fil (2)
act-coach = Coach
act-coach-short = Coach
act-rules = Règles
act-rules-short = Règles
act-competition = Compétition, à l’accueil
act-competition-short = Coupe
act-settings = Réglages
act-settings-short = Réglages
act-mute = Couper le son
act-mute-short = Son
act-full-screen = Plein écran
act-full-screen-short = Écran
act-goal-again = Revoir le dernier but
act-goal-again-short = Revoir
act-magnify = Voir de près la petite carte suivante
act-magnify-short = Loupe
act-confirm = Valider la sélection
act-confirm-short = Choisir
act-back = Retour
act-back-short = Retour
act-menu = Menu ou retour
act-menu-short = Menu
act-left = Vers la gauche
act-left-short = Gauche
act-right = Vers la droite
act-right-short = Droite
act-up = Vers le haut
act-up-short = Haut
act-down = Vers le bas
act-down-short = Bas
act-next = Suivant, sur une page
act-next-short = Suivant
act-previous = Précédent, sur une page
act-previous-short = Précédent
act-page-back = Une page en arrière
act-page-back-short = Page −
act-page-forward = Une page en avant
act-page-forward-short = Page +
act-start = Au début
act-start-short = Début
act-end = À la fin
act-end-short = Fin
act-more-options = Choix 7 à 12
act-more-options-short = Plus
act-look = Regarder derrière le rideau
act-look-short = Regarder
act-continue = Continuer, à l’accueil
act-continue-short = Continuer
act-club = Club-house, à l’accueil
act-club-short = Club
act-unfinished = Matchs en cours, à l’accueil
act-unfinished-short = En cours

## A goal, on the banner over the pitch

# In capitals; the same as what a goal means: any goal, the equalizer, the lead, the lead at the very end, three by one player.
goal-goal = BUT !
goal-level = ÉGALISATION !
goal-in-front = L’AVANTAGE !
goal-at-the-death = AU BOUT DU BOUT !
goal-hat-trick = TRIPLÉ !

## The boards round the pitch

# Advertising, made up for the fun of it. In capitals, up to about 25 letters; another joke is as good as a translation.
advert-tea = TISANE ZÉRO À ZÉRO
advert-opticians = OPTIQUE DU HORS-JEU
advert-joiners = POTEAU FRÈRES, MENUISIERS
advert-seats = BANC & FILS, FAUTEUILS
advert-travel = VOYAGES DERNIÈRE MINUTE
advert-parcels = LUCARNE EXPRESS, COLIS
advert-pies = MERGUEZ DE LA MI-TEMPS
advert-hand-cream = CRÈME MAINS DU GARDIEN
advert-swimming = BEAU PLONGEON, NATATION
advert-insurance = ASSURANCE CONTRE SON CAMP

## Sound

# Why there is none, behind a colon.
sound-no-files = les fichiers son manquent
sound-no-device = aucun périphérique audio

## What stops a match, in a dialog

# $fault says what is wrong with a file, in English.
trouble-cannot-begin = { $game } ne peut pas commencer. Tes matchs enregistrés sont intacts. Relance le jeu et réessaie. Détails : { $fault }.
trouble-cannot-be-shown = Ce match ({ $game }) ne peut pas s’afficher. Il reste au club-house. Détails : { $fault }.
trouble-competition-match = Un match entre bots n’a pas pu se jouer, alors la compétition attend. Ses résultats sont intacts. Relance le jeu pour réessayer. Détails : { $fault }.
trouble-competition-watch = Ce match de la compétition ne peut plus s’afficher. Son résultat compte toujours. Détails : { $fault }.
# These two are faults of the program.
trouble-decision-refused = Le jeu a refusé un coup permis ({ $name }). Le problème vient du jeu, pas de toi. Ton match est enregistré. Quitte-le, puis reprends-le depuis l’accueil.
trouble-action-refused = Le jeu a refusé un coup permis. Le problème vient du jeu, pas de toi. Ton match est enregistré. Quitte-le, puis reprends-le depuis l’accueil. Détails : { $action } : { $fault }.

half-turning-goal = Le tournant : { $goal }
half-no-goals = Pas encore de but
# The coach's sentence to the player at half-time.
half-talk-far-ahead = Nettement devant. Pas de relâchement, et laisse-les venir.
half-talk-ahead-by-luck = Tu mènes, avec de la chance. Ne les laisse plus tirer.
half-talk-ahead = Tu mènes. Encore un but, et tu pourras souffler.
half-talk-level-better = Tu joues mieux. Le but viendra.
half-talk-level = Tout est ouvert. Un bon coup fera la différence.
half-talk-level-worse = Ils jouent mieux. Le prochain but doit leur coûter cher.
half-talk-behind-better = Un but de retard, mais les occasions sont pour toi. Continue.
half-talk-behind = Un but de retard. Il reste du temps : trouve le premier bon tir.
half-talk-far-behind = Il te faut des buts. C’est le moment de prendre des risques.

hud-against = contre { $bot }
hud-match-of-the-day = Match du jour
# In the match log at kick-off: the opponent and what it tends to do.
log-opponent = { $name } : { $line }

elsewhere = Ailleurs : { $home } { $score } { $away }, score final
elsewhere-on-kicks = Ailleurs : { $home } { $score } { $away }, { $kicks } aux tirs au but
