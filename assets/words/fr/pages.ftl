### The pages: title, set-up, settings, keys, rules, pause, result, report, review, club house, competition, people, dialogs.

## Numbers. A no-break space keeps a figure and its unit on one line. `decimal` writes whole and tenth.

number-per-cent = { $n } %
number-per-cent-signed = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} %
# A number with its sign; $n may have a decimal.
number-signed = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
}

## On every page

page-back = Retour
# $faults names the files.
page-pictures-missing = Des images manquent : les cartes peuvent paraître plus simples. { $faults }
page-not-saved = NON ENREGISTRÉ
# A button that asks once more before something is deleted.
page-sure = Vraiment ?
page-sure-for-ever = Vraiment ? C’est définitif
page-delete = Supprimer
page-to-defaults = Valeurs par défaut
# The arrows beside a value, for screen readers. $name is the name of the setting.
page-step-back = { $name } : précédent
page-step-on = { $name } : suivant
# The players of a match: names, or names of bots.
page-versus = { $home } – { $away }
# Stands between two crests.
page-v = –
page-you = Toi
# Said of whoever has no name, as the first and as the second of two players.
page-somebody = Quelqu’un
page-somebody-second = quelqu’un
page-two-players = Deux joueurs
page-the-lesson = La leçon
# How long ago a match was played.
page-just-now = À l’instant
page-day-unknown = À une date inconnue
page-minutes-ago = Il y a { $n ->
    [one] une minute
   *[other] { $n } minutes
}
page-hours-ago = Il y a { $n ->
    [one] une heure
   *[other] { $n } heures
}
page-days-ago = { $n ->
    [one] Hier
   *[other] Il y a { $n } jours
}
# The same within a sentence.
page-just-now-inside = à l’instant
page-day-unknown-inside = à une date inconnue
page-minutes-ago-inside = il y a { $n ->
    [one] une minute
   *[other] { $n } minutes
}
page-hours-ago-inside = il y a { $n ->
    [one] une heure
   *[other] { $n } heures
}
page-days-ago-inside = { $n ->
    [one] hier
   *[other] il y a { $n } jours
}
# A no-break space keeps it on one line.
page-minutes = { $n } min
# $minutes has two digits.
page-hours = { $n } h { $minutes }

## Title

title-any-key = { $game } : appuie sur une touche
title-continue-cup = SUITE DE LA COUPE
title-continue-league = SUITE DU CHAMPIONNAT
title-continue-lesson = SUITE DE LA LEÇON
title-continue-match = SUITE DU MATCH
# A match of a competition that can go on: $stage is its round.
title-left-stage = { $game }, { $stage }, { $score }
title-left = { $game }, { $standing }
# Stands behind a dot after such a match: whose turn it is. $name is a person or a club; $names are both.
title-to-choose = à { $name } de jouer
title-both-to-choose = à { $names } de jouer
title-all-unfinished = Les { $n } matchs en cours
# A button that leads to the report. $bot is the opponent's name, $ago is when: "two days ago".
title-last-match = Dernier match : { $score } contre { $bot }, { $ago }
# The same of a match without an opponent. $game is its name.
title-last-match-alone = Dernier match : { $score } à { $game }, { $ago }
# The cups on the shelf, for a screen reader.
title-cups = { $n ->
    [one] Une coupe gagnée
   *[other] { $n } coupes gagnées
}
title-new-here = PREMIÈRE VISITE ?
title-new-to-game = PREMIÈRE FOIS À CE JEU ?
title-learn-in-match = { $game } : à apprendre en un match de trois minutes
title-learn-quickest = { $game } : le plus rapide à apprendre, fini en { $n } minutes
title-club-house = CLUB-HOUSE
title-competition = COMPÉTITION
title-rules = RÈGLES
title-settings = RÉGLAGES
title-quit = QUITTER
title-choose = Choisir
title-select = Valider
title-players-two = 1 ou 2 joueurs
title-players-one = 1 joueur
title-minutes = { $n } min
title-bots-now = { $n ->
    [1] Un bot, en direct
   *[other] Deux bots, en direct
}
# On the tile of the game of today's match.
tile-day = Match du jour
tile-day-played = Aujourd’hui : { $stars }
# The strength of the strongest opponent that somebody has beaten in a game, beside as many dots.
tile-rank = { $rank } sur { $of }
# The best medal that somebody has won.
tile-medal = { $medal ->
    [bronze] Bronze
    [silver] Argent
    [gold] Or
   *[platinum] Platine
}

## The drawer of a game on the title

drawer-players = Joueurs
drawer-match = Match
drawer-learn = Apprendre
# Heading of the aim of the game.
drawer-aim = LE BUT DU JEU
drawer-medals = L’avance après deux mi-temps décide de la médaille :
drawer-kick-off = COUP D’ENVOI
# $why is half a sentence: why no match can begin with these choices.
drawer-not-yet = Pas encore : { $why }.
drawer-manager = ENTRAÎNEUR
# $club is the name of a club, in capitals.
drawer-home = DOMICILE : { $club }
drawer-away = EXTÉRIEUR : { $club }
drawer-human = Humain
drawer-bot = Bot
drawer-name = Nom
# $upper and $lower are the keys of two rows of the keyboard.
drawer-keys = Souris, ou touches { $upper } et { $lower }.
drawer-finds-your-level = S’adapte à ton niveau
# What the arrows of a bot change, for screen readers.
drawer-level-manager = Niveau de l’ENTRAÎNEUR
drawer-level-home = DOMICILE : niveau
drawer-level-away = EXTÉRIEUR : niveau
drawer-reset = Réinitialiser
drawer-rated-not = Joue à ton niveau une fois qu’il te connaît. Il commence au milieu.
drawer-rated = Joue à ton niveau. Il te cote à { $points } après { $n ->
    [one] un match
   *[other] { $n } matchs
}.
# What is added about a bot that keeps a notebook. $bot is its name.
drawer-will-remember = { $bot } retiendra ta façon de jouer.
drawer-remembers = { $bot } se souvient de { $n ->
    [one] ton dernier match
   *[other] tes { $n } derniers matchs
}.
# A sentence of that notebook, word for word.
drawer-notebook-says = Sur toi, il est noté : « { $sentence } »
# Somebody's results against an opponent. $ago is when they last met: "two days ago".
opponent-record = { $drawn ->
    [0] Gagnés { $won }, perdus { $lost }. Dernier match { $ago }.
   *[other] Gagnés { $won }, nuls { $drawn }, perdus { $lost }. Dernier match { $ago }.
}
# What an opponent says before the next match, and its words: about all matches so far, or about the last one. $score has
# the player's goals first; $won and $lost are the player's; $wording is one of several ways to say the same.
opponent-says = « { $words } »
rival-never-beaten = { $n } matchs, et je n’en ai pas gagné un seul. C’est fini.
rival-never-won = { $n } matchs, et tu n’en as pas gagné un seul.
rival-first-defeat = Tu peux donc me battre. Une fois.
rival-first-win = Je commençais à croire que je ne te battrais jamais.
rival-same-score = { $score } deux fois de suite. Pas trois.
rival-goalless = Pas un but la dernière fois. Il faudrait marquer.
rival-many-goals = { $n } buts la dernière fois. Les deux gardiens ont deux mots à nous dire.
rival-beaten-in-a-row = Ça fait { $n } de suite pour toi. Ça suffit.
rival-won-in-a-row = { $n } de suite pour moi. Je ne m’en lasse pas.
rival-beaten-clearly = { $wording ->
    [0] { $score }. On m’en parle encore.
    [1] Après ce { $score }, j’ai une revanche à prendre.
    [2] { $score }, une vraie leçon. Essaie encore.
   *[3] Ce { $score } a fait mal. Cette fois, je rends les coups.
}
rival-beaten = { $wording ->
    [0] { $score }, c’était ton jour. Le mien viendra.
    [1] { $score }, c’était serré. La prochaine fois, ce sera l’inverse.
    [2] Ce { $score } me reste en travers.
   *[3] Tu as gagné { $score }. Ne t’y habitue pas.
}
rival-drawn = { $wording ->
    [0] Ce { $score } ne règle rien. On remet ça ?
    [1] Personne ne retient un { $score }. Changeons ça.
    [2] { $score }. Personne n’est rentré content.
    [3] On a partagé, { $score }. Je n’aime pas partager.
    [4] Un nul, c’est un demi-repas. J’ai encore faim.
    [5] { $score }. Il faut bien que quelqu’un cède.
   *[6] { $score } la dernière fois. Pas cette fois.
}
rival-won = { $wording ->
    [0] Tu m’as fait travailler pour ce { $score }.
    [1] { $score }, c’était serré. Serré, ça me va.
    [2] { $score }. Un moment, tu m’as fait peur.
   *[3] Un autre { $score } m’irait bien.
}
rival-won-clearly = { $wording ->
    [0] { $score }. Je lève un peu le pied ?
    [1] Montre-m’en plus qu’à { $score }.
    [2] Quel bon souvenir, ce { $score }. Et toi ?
   *[3] C’était peut-être flatteur, ce { $score }. Prouve-le-moi.
}
rival-behind = Tu mènes { $won }-{ $lost } aux victoires. Ça ne durera pas.
rival-ahead = Je mène { $lost }-{ $won } aux victoires. La vue est belle d’ici.
rival-even = { $won }-{ $won } aux victoires. On règle ça ?
rival-after-defeat = { $wording ->
    [0] Tu es devant. Pour l’instant.
    [1] Je t’en dois une.
   *[2] À mon tour.
}
rival-after-win = { $wording ->
    [0] Tu en redemandes ?
    [1] Une revanche ? Allons-y.
   *[2] La dernière fois, on s’est bien amusés. Surtout moi.
}
rival-again = { $wording ->
    [0] Encore toi. Bien.
    [1] Match { $n } entre nous. On y va ?
    [2] Pas d’excuses aujourd’hui.
    [3] On parlera après le coup de sifflet.
    [4] Mêmes projecteurs, même pelouse, autre score.
    [5] J’attendais ce match.
    [6] Donnons-leur de quoi crier.
    [7] Un match pour me faire changer d’avis.
    [8] Crampons lacés. C’est parti.
    [9] Tu me connais, maintenant. Et moi, je te connais ?
    [10] Que la meilleure équipe gagne. La mienne, donc.
   *[11] On se serre la main ? Jouons.
}
opponent-not-met = Vous ne vous êtes pas encore affrontés.
drawer-match-number = Numéro du match
drawer-match-number-type = Numéro du match : tape-le
drawer-random = Au hasard
drawer-by-number = Par numéro
drawer-number-known = Qui connaît le numéro peut calculer toutes les cartes.
drawer-number-digits = Un numéro de match n’a que des chiffres.
drawer-number-too-large = C’est trop grand pour un numéro de match.

## Unfinished matches

left-title = MATCHS EN COURS
left-none = Aucun match en cours. Si tu en quittes un, il t’attend ici.
left-play-on = CONTINUER
left-watch = Regarder
# Where a match stands: `1-0, 36′ 2nd half`. $part is one of the messages below.
left-standing = { $score }, { $clock } { $part }
left-standing-no-clock = { $score }, { $part }
# Where rounds are counted, and pairs of kicks in a shootout.
left-standing-round = { $score }, manche { $n } sur { $of }
left-standing-sudden-round = { $score }, manche en or { $n }
left-standing-pair = { $score }, { $part }, { NUMBER($n, type: "ordinal") ->
    [one] { $n }er
   *[other] { $n }e
} tireur
left-part-split = répartition
left-part-first-half = 1re mi-temps
left-part-second-half = 2e mi-temps
left-part-extra-time = prolongation
left-part-extra-first = prolongation 1
left-part-extra-second = prolongation 2
left-part-round = manche
left-part-sudden-round = manche en or
left-part-penalties = tirs au but
left-part-sudden-death = mort subite
left-part-full-time = fin du match

## Settings

settings-title = RÉGLAGES
# Headings where a named person plays first: above that person's own settings, and above all others.
settings-of = POUR { UPPER($name) } SEULEMENT
settings-of-everybody = POUR TOUT LE MONDE
# Buttons that set the settings under such a heading back.
settings-defaults-of = Valeurs par défaut pour { $name }
settings-defaults-of-everybody = Valeurs par défaut pour tous
settings-tab-sound = Son
settings-tab-match = Le match
settings-tab-display = Écran et commandes
settings-off = Non
settings-on = Oui
settings-master = Volume général
settings-crowd = Public
settings-effects = Sifflet, ballon et cartes
settings-music = Musique
settings-sound = Son
settings-muted = Coupé
settings-in-background = Son derrière d’autres fenêtres
settings-match-music = Musique pendant le match
settings-captions = Sous-titres
settings-captions-important = L’essentiel
settings-captions-every = Tous les sons
# $why is half a sentence.
settings-no-sound = Pas de son : { $why }
settings-table-speed = Vitesse du jeu
settings-speed-half = ×0,5
settings-speed-times = ×{ $n }
settings-instant = Instantané
settings-bot-pace = Rythme des bots
settings-natural = Naturel
settings-quick = Rapide
settings-looks = À deux : temps pour regarder ses cartes (30 secondes pour une grande main)
settings-seconds = { $n } secondes
settings-until-hidden = Jusqu’à ce que je les cache
settings-kick-off = Heure du match
settings-night = Nocturne
settings-dusk = Crépuscule
settings-afternoon = Après-midi
settings-any = Au hasard
settings-readers = Les bots à carnet se souviennent de toi d’un match à l’autre (carnets à lire au club-house)
settings-lively-crowd = Public animé
settings-expert = Mode expert : chiffres du coach, numéros des règles
settings-language = Langue
settings-text-size = Taille du texte
settings-keys = Touches
settings-credits = Crédits
settings-reduced-motion = Animations réduites : ni secousses, ni envols, ni confettis
settings-suits = Enseignes des cartes
settings-two-colours = Deux couleurs
settings-four-colours = Quatre couleurs
settings-faces = Dessin des cartes
settings-standard = Standard
settings-clear = Lisible
settings-save-power = Économie d’énergie
settings-full-screen = Plein écran

## Keys

keys-title = TOUCHES
keys-title-of = TOUCHES : { UPPER($name) }
keys-tab-options = Choix
keys-tab-table = Table
keys-tab-menus = Menus
keys-tab-pad = Manette
keys-tab-keyboard = Clavier
keys-about-options = Les choix d’un tour, dans l’ordre affiché. Prends-en un, puis appuie sur sa nouvelle touche.
keys-about-table = Une touche et un bouton pour tout le reste. Choisis l’un ou l’autre, puis appuie sur le nouveau.
keys-about-menus = Les déplacements dans les menus. Les touches sont fixes ; choisis un bouton pour le changer.
keys-about-pad = Quand les deux choisissent en secret, six boutons sont six choix. Maintiens un autre bouton pour six de plus.
keys-about-keyboard = Ce que fait chaque touche.
# What became of a new binding. $new and $old are labels of keys or buttons.
keys-set = C’est réglé : { $new }.
keys-swapped = Déjà pris : { $new }. L’autre action a maintenant : { $old }.
keys-taken = Déjà pris : { $new }, par une action qui ne peut pas passer sur { $old }.
keys-reserved = Réservé aux menus : { $new }. Choisis autre chose.
keys-nothing = rien
keys-defaults-restored = Valeurs par défaut rétablies.
keys-hand-left = En solo, ou joueur de gauche
keys-hand-right = Joueur de droite
# The name of a slot for screen readers: $hand is one of the two above.
keys-option-of = { $hand }, choix { $n }
keys-head-key = Touche
keys-head-button = Bouton
keys-none = rien
# $action is the name of an action.
keys-key-of = Touche : { $action }
keys-button-of = Bouton : { $action }
# Each button of the pad stands for two options.
keys-options-two = Choix { $n } et { $m }
keys-look = Regarder
keys-press-one = appuie
# Short labels on the picture of a keyboard.
keys-cap-page-up = Préc
keys-cap-page-down = Suiv
keys-cap-caps = Verr
keys-cap-shift = Maj
keys-cap-control = Ctrl
keys-cap-alt = Alt
keys-cap-insert = Ins
keys-cap-delete = Sup
keys-legend-left = Choix : en solo, ou joueur de gauche
keys-legend-right = Choix : joueur de droite
keys-legend-rest = Tout le reste

## Rules

# $game is the title of the game, in capitals.
rules-title = { $game } : LES RÈGLES
rules-options = Dans ce match : { $options }.
rules-seals = Pour les curieux : comment les choix sont scellés
rules-seals-text = Avant le coup d’envoi, le jeu scelle le numéro du match, et le bot scelle chaque choix secret avant que tu fasses le tien. Le fil du match montre les premières lettres de chaque sceau : rien ne peut donc changer après coup. Tout le monde peut vérifier un match enregistré : five-a-side replay --verify. Les sceaux ne prouvent pas qu’un bot ignore tes habitudes, et ne disent rien des choix que tu fais en premier.

## Pause

pause-title = PAUSE
pause-saved = Le match est enregistré après chaque décision.
# $seal is the beginning of a code.
pause-seed-sealed = Numéro du match scellé au coup d’envoi : { $seal }
pause-choice-sealed = { $club } : choix scellé sous { $seal }
pause-opponent-notes = Tes notes sur { $name }
pause-rules = Règles
pause-settings = Réglages
pause-again = Recommencer
# Asked of two people, with its two answers.
pause-again-about = Recommencer ? Ce match reste parmi les matchs en cours.
pause-again-surely = Oui, recommencer
pause-again-not = Non, continuer
pause-lesson-again = Recommencer la leçon
pause-leave = Quitter le match
pause-quit = Quitter le jeu

## Credits

credits-title = CRÉDITS
credits-games = Les jeux
credits-games-text = Soccer est de Laurence Antonios, Soccer 17 de Jack Darwid. Soccer Cards vient de soccercards.pl. Nous ne savons pas qui a fait Soccer Solitaire et Soccer-Go. La séance de tirs au but et le Duel sont de nous. Les règles sont dites ici avec nos propres mots.
credits-letters = Polices et icônes
credits-letters-text = Polices : Barlow par The Barlow Project Authors, Inter par The Inter Project Authors, symboles de Noto par The Noto Project Authors, toutes sous licence SIL Open Font License. Icônes : Phosphor Icons, sous licence MIT.
credits-pictures = Images
credits-pictures-text = Les cartes, la table et le stade sont dessinés par les programmes du jeu lui-même.
credits-sound = Son
credits-sound-text = Le ballon, les cartes, le sifflet et les tribunes sont faits par les programmes du jeu lui-même. La musique et les fanfares sont de nous, jouées avec la banque de sons FluidR3_GM de Frank Wen et ses contributeurs, sous licence MIT.
credits-libraries = Bibliothèques
credits-libraries-text = Le jeu est fait avec Bevy, egui, Kira et quelques centaines d’autres bibliothèques libres. Merci à toutes celles et tous ceux qui les ont écrites.
credits-licences = Leurs licences
# Shown where the file with the licences is missing.
credits-from-source = Cette copie a été compilée depuis ses sources ; le dossier packaging/notices y énumère chaque bibliothèque et sa licence.

## Result

result-honours-even = BALLE AU CENTRE
result-you-win = TU GAGNES !
result-beaten = PERDU POUR CETTE FOIS
# A player's name, or the name of a club, in capitals.
result-one-wins = { $name } GAGNE
result-club-wins = { $club } GAGNE
# What decided the match.
result-normal-time = Dans le temps réglementaire.
# In games of rounds.
result-last-round = Après la dernière manche.
result-extra-time = Après prolongation.
result-sudden-rounds = Décidé aux manches en or.
result-shootout = Décidé aux tirs au but.
result-elimination = Fini faute de combattants.
# A match of a competition: $occasion is its round and pairing, $how one of the sentences above.
result-occasion = { $occasion }. { $how }
result-medal = Médaille { $medal ->
    [bronze] de bronze
    [silver] d’argent
    [gold] d’or
   *[platinum] de platine
}.
# What the next medal would have needed.
result-next-medal = Il fallait { $n ->
    [0] zéro but
    [1] un but
    [2] deux buts
    [3] trois buts
    [4] quatre buts
    [5] cinq buts
    [6] six buts
    [7] sept buts
    [8] huit buts
    [9] neuf buts
    [10] dix buts
    [11] onze buts
   *[other] { $n } buts
} d’écart pour { $medal ->
    [bronze] le bronze
    [silver] l’argent
    [gold] l’or
   *[platinum] le platine
}.
result-lift-the-cup = SOULEVER LA COUPE
result-see-the-end = VOIR LE DÉNOUEMENT
result-to-the-competition = RETOUR À LA COMPÉTITION
result-real-match = PLACE À UN VRAI MATCH
result-next-lesson = Leçon suivante
result-again = REJOUER
result-same-deal = Même donne
result-coach = Coach
result-watch-again = Revoir le match
result-title = Accueil
result-more = Plus
result-less = Moins
result-last-turn = Revoir le dernier tour
result-report = Bilan du match
result-picture = Enregistrer l’image
result-copy = Copier le code du match
# The result of a match of the day.
result-copy-day = Copier le résultat
result-day = Le match du jour, { $date }.
result-day-stars = Le match du jour, { $date } : { $stars }.
result-day-for-fun = Joué pour le plaisir : seul ton premier essai au match du jour compte.
result-to-the-calendar = AU CALENDRIER
# Behind the medals of the first honours of a match.
result-honours-more = { $n } de plus
# What the match has brought. $bot is the name of an opponent, as in the sentences below.
result-new-rank = Première victoire contre { $bot } à { $game } : niveau { $rank } sur { $of }.
result-new-medal = Ta meilleure médaille jusqu’ici.
result-new-record = Ta plus large victoire à ce jeu : { $score }.
# At least two.
result-streak = { $n } victoires de suite.
result-record = { $drawn ->
    [0] Contre { $bot } à { $game } : gagnés { $won }, perdus { $lost }.
   *[other] Contre { $bot } à { $game } : gagnés { $won }, nuls { $drawn }, perdus { $lost }.
}
# What is nearest: $have of $of steps of the honour $name are done.
result-nearest-honour = Bientôt au palmarès : { $name }, { $have } sur { $of }.
# The next opponent; $line is a sentence about them.
result-nearest-opponent = Encore à battre : { $bot }. { $line }
# How often an opponent with a habit kept to it in this match; $line is the sentence that tells the habit.
result-habit = { $bot } a suivi son habitude dans { $kept } choix sur { $of }. { $line }
# What the next opponent says after a first win over the one below, by its place from the weakest.
result-challenge = { $bot } : « { $words } »
challenge-2 = Tu sais donc gagner un match. Et deux ?
challenge-3 = J’ai vu ça des tribunes. Avec moi, ça ne suffira pas.
challenge-4 = Pas mal. J’ai battu mieux un dimanche matin.
challenge-5 = Tu fais du bruit, en bas. Monte me le dire.
challenge-6 = J’ai vu comment tu as fait, et j’ai pris des notes.
challenge-7 = Beaucoup arrivent jusqu’ici. Peu passent.
challenge-8 = Je t’attendais. On y va ?
# After a lesson: the opponent of the first real match.
result-first-opponent = D’abord { $bot }, niveau { $rank } sur { $of }. { $line }
# A button: the next match is against that opponent.
result-meet = AU SUIVANT : { UPPER($bot) }
# A word on the result.
result-word-no-goals = Deux cages inviolées, et un long chemin pour rentrer.
result-word-drawn = Impossible de vous départager ce soir.
result-word-lost-on-kicks = Seuls les tirs au but vous ont séparés.
result-word-lost-by-one = Ça s’est joué sur un rien. Le prochain sera peut-être le tien.
result-word-lost-by-two = Il en a manqué deux. La tête haute.
result-word-lost-by-more = Dure soirée. Les projecteurs se rallument demain.
result-word-won-on-kicks = Ça compte tout autant.
result-word-won-one-nil = Un but a suffi.
result-word-won-by-one = D’un cheveu, mais une victoire reste une victoire.
result-word-won-by-two = Deux buts d’avance à la fin. Ça suffit bien.
result-word-won-by-more = On en parlera encore dans dix ans.

## Competition

# $game is the title of the game, in capitals.
competition-title-cup = COUPE : { $game }
competition-title-league = CHAMPIONNAT : { $game }
competition-title-groups = GROUPES ET COUPE : { $game }
competition-title-five = COUPE FIVE-A-SIDE
competition-new = NOUVELLE COMPÉTITION
competition-list = COMPÉTITIONS
competition-all = Toutes les compétitions
competition-under-way = EN COURS
competition-winners = VAINQUEURS
competition-line = { $title } : { $state }
competition-others-playing = Les autres jouent
competition-others-play = AUX AUTRES DE JOUER
competition-out = C’est fini pour toi. La suite se joue sans toi.
competition-your-next = TON PROCHAIN MATCH
competition-next = LE PROCHAIN MATCH
competition-leg-in = { $round } : { $game }
competition-abandon = Abandonner
competition-abandon-surely = Oui, abandonner
competition-keep = Non, continuer
# The heads of a league's table: won, drawn, lost, goals, points.
competition-won = G
competition-drawn = N
competition-lost = P
competition-goals = Buts
competition-points = Pts
competition-form = Forme
competition-chance = Titre %
competition-chance-of = Chances de titre : { $n } %
# A game for one manager that two play here.
competition-for-two = { $game } à deux
competition-draw = TIRAGE AU SORT
competition-mixed = Mélangés
competition-kind = FORMULE
competition-clubs = CLUBS
competition-matches = MATCHS
competition-legs-single = Un seul
competition-legs-return = Aller-retour
competition-draw-open = Libre
competition-draw-seeded = Têtes de série
competition-ground = TERRAIN
competition-ground-home = Domicile et extérieur
competition-ground-neutral = Neutre
competition-sides = ÉQUIPES
competition-sides-clubs = Clubs
competition-sides-countries = Pays
competition-game = JEU
competition-game-name = Jeu
competition-five = Coupe Five-a-Side
competition-game-drawn = Par tirage au sort
competition-people = JOUEURS À CET ÉCRAN
competition-bots = BOTS
competition-bots-name = Bots
competition-about-cup = Qui perd est éliminé ; à égalité, le match continue jusqu’à ce que quelqu’un gagne. Le tirage au sort décide des rencontres. Tu peux quitter un match et le finir plus tard.
competition-about-three = Deux des trois se rencontrent, et qui gagne joue la finale contre la troisième équipe ; le tirage au sort décide qui attend. À égalité, le match continue jusqu’à ce que quelqu’un gagne.
# A side that goes on without a match.
competition-free = Directement en finale
competition-about-legs = Chaque confrontation se joue en aller-retour. Tous les buts comptent. À égalité, un match d’appui décide. La finale est un seul match.
competition-about-five = Chaque confrontation a un match dans chacun des cinq jeux. Chaque match a un vainqueur. Le premier à en gagner trois passe.
competition-about-league = Tout le monde se rencontre : trois points la victoire, un point le nul. À égalité de points : différence de buts, buts marqués, confrontations directes, puis un toss.
competition-about-groups = Dans un groupe, tout le monde se rencontre. Les deux premiers passent en coupe, où qui perd est éliminé. À égalité de points : différence de buts, buts marqués, confrontations directes, puis un toss.
competition-road = LA ROUTE VERS LA FINALE
competition-fixtures = CALENDRIER
competition-entrants = ENGAGÉS
# Ceremonies: the draw, the tunnel before a final, the results of others, the medal of the second.
competition-final = LA FINALE
competition-lots = LE TIRAGE
competition-go-on = CONTINUER
competition-any-key = N’importe quelle touche pour continuer.
competition-results = LES AUTRES RÉSULTATS
competition-results-come = Ils arrivent un par un.
competition-silver = ARGENT
competition-watch = Revoir { $match }
competition-watch-leg = Revoir le match { $n } : { $match }
competition-replaying = Les bots rejouent ce match : un instant…
competition-match-gone = Ce match n’est plus enregistré.
competition-watch-hint = Choisis un résultat pour revoir le match.
competition-scorers = Buteurs
competition-to-matches = Matchs
competition-no-scorers = Personne n’a encore marqué.
competition-scorers-part = Les buteurs sont connus pour { $n } matchs sur { $of }.

## People

people-title = QUI JOUE ?
people-done = Terminé
people-about = Clique sur un nom pour le changer, puis dis qui est à domicile et qui à l’extérieur. En solo, tu es à domicile. Un nom figure au tableau d’affichage, dans les compétitions et avec chaque match enregistré ; il ne quitte jamais cet ordinateur.
people-settings = Taille du texte, vitesse du jeu, animations, sous-titres, enseignes et dessin des cartes, touches : tout est enregistré pour chaque nom. À deux, ce sont les réglages du joueur à domicile qui comptent.
people-new-name = Nouveau nom
people-home = Domicile
people-away = Extérieur
# For screen readers: the button that deletes $name.
people-forget = Supprimer { $name }
people-forget-surely = Supprimer { $name } : vraiment ?
people-too-long = Un nom peut avoir jusqu’à { $n } lettres.
people-letters = Un nom est fait de lettres et de chiffres, avec entre eux des espaces, des points, des traits d’union et des apostrophes.
people-known = { $name } est déjà sur la liste.

## Dialogs

dialog-ok = OK
dialog-close = Fermer
dialog-later = Plus tard
dialog-stoppage = ARRÊT DE JEU
dialog-not-added = PAS AJOUTÉ
dialog-not-copied = PAS COPIÉ
dialog-not-deleted = PAS SUPPRIMÉ
dialog-files-head = FICHIERS À PROBLÈME
dialog-pictures-head = IMAGES MANQUANTES
dialog-not-opened = PAS OUVERT
dialog-already-open = DÉJÀ OUVERT
dialog-already-open-text = Five-a-Side est ouvert dans une autre fenêtre, et une seule des deux peut enregistrer. Ici tu peux jouer, mais rien ne sera enregistré : ni match, ni résultat, ni réglage.
dialog-play-unsaved = JOUER SANS ENREGISTRER
dialog-fault = DÉSOLÉ, LE JEU A PLANTÉ
# $kept is one of the two sentences below, $log the path of a file.
dialog-fault-text = La dernière fois, le jeu a planté. { $kept } Pour le signaler, copie l’erreur et colle-la dans ton message. Elle est aussi dans { $log }.
dialog-all-kept = Tout ce qui était enregistré est là.
# $stands is the game, and the score if it is known.
dialog-match-kept = Ton match est là : { $stands }.
dialog-copy-fault = Copier l’erreur
dialog-copied = Copié
dialog-no-clipboard = Non copié
# $why is one of the sentences that begin with unsaved- or fault-.
dialog-not-saved = Ce qui vient d’être joué n’est pas encore enregistré. Si tu fermes le jeu maintenant, c’est perdu. { $why }
dialog-try-again = RÉESSAYER
dialog-close-unsaved = Fermer sans enregistrer
# Files that could not be used: a heading, up to three files, the number of others, and the end.
dialog-files = { $n ->
    [one] { $n } fichier est inutilisable :
   *[other] { $n } fichiers sont inutilisables :
}
dialog-file-damaged = { $file } est endommagé et n’a pas été chargé.
dialog-file-newer = { $file } vient d’une version plus récente du jeu. Mets le jeu à jour pour t’en servir.
dialog-file-unreadable = { $file } est illisible, donc ses changements ne sont pas enregistrés.
dialog-file-too-many = { $file } est de trop.
dialog-file-copy = { $file } est une autre version d’une compétition. Le jeu prend la plus avancée et garde celle-ci comme copie.
dialog-files-more = … et { $n ->
    [one] { $n } autre
   *[other] { $n } autres
}.
dialog-files-end = Rien n’a été supprimé : ce qui est illisible reste où il est. Les détails sont dans { $log }.
# The system's dialogs that choose files, and what is said where there are none.
picker-open = Choisir des matchs et des clubs
picker-save = Enregistrer
picker-folder = Choisir un dossier
picker-matches-and-clubs = Matchs et clubs
picker-pictures = Images
picker-all-files = Tous les fichiers
picker-unavailable = Impossible d’ouvrir ici une fenêtre pour choisir des fichiers. Dépose les fichiers sur cette fenêtre, ou colle leur contenu.

# Errors of the data folder. $cause is one of the causes below; $fault is what the program found, in English.
unsaved-write = { $path } n’a pas pu être enregistré : { $cause }.
unsaved-locked = Une autre fenêtre ou un autre programme semble utiliser { $path }. Ferme-le, puis réessaie. Détails : { $fault }.
unsaved-no-folder = Le jeu n’a trouvé aucun dossier où enregistrer. Pour enregistrer, donne un dossier à la variable d’environnement { $variable } et relance le jeu.
fault-write = { $path } n’a pas pu être enregistré : { $cause }. Le jeu continue et réessaie. Tant que ça ne marche pas, NON ENREGISTRÉ reste au bas de la fenêtre.
fault-not-moved = Tes matchs et tes réglages restent dans { $from }, car ils n’ont pas pu être déplacés vers { $to }. Rien n’est perdu, et le jeu réessaiera au prochain démarrage. Détails : { $fault }.
fault-vanished = { $path } a été supprimé ou renommé pendant que le jeu était ouvert. Le jeu recrée ce dossier et y enregistre, mais des matchs terminés de l’ancien dossier peuvent manquer.
fault-left = { $path } est illisible. Le jeu ne touche pas à ce fichier, mais ne peut pas y enregistrer : à partir de maintenant, les changements ne durent que jusqu’à la fermeture du jeu. Pour y enregistrer de nouveau, ferme le jeu, déplace le fichier dans un autre dossier et relance le jeu.
fault-changed = Un autre programme a modifié { $path } pendant que le jeu était ouvert. Le jeu garde sa version. L’autre est conservée ici : { $copy }.
fault-changed-in-place = Un autre programme a modifié { $path } pendant que le jeu était ouvert, et le fichier est devenu illisible. Le jeu n’y touche pas, mais ne peut pas y enregistrer : à partir de maintenant, les changements ne durent que jusqu’à la fermeture du jeu. Pour y enregistrer de nouveau, ferme le jeu, déplace le fichier dans un autre dossier et relance le jeu.
fault-no-folder = Le jeu n’a trouvé aucun dossier où enregistrer. Tu peux jouer, mais rien n’est enregistré, et NON ENREGISTRÉ reste au bas de la fenêtre. Pour enregistrer, donne un dossier à la variable d’environnement { $variable } et relance le jeu.
fault-locked = Rien ne peut être enregistré pour l’instant, car { $path } n’a pas pu être verrouillé. Le jeu continue et réessaie. Tant que ça ne marche pas, NON ENREGISTRÉ reste au bas de la fenêtre. Détails : { $fault }.
fault-broken = Quelque chose n’a pas pu être enregistré. Le problème vient du jeu, pas de toi. Le jeu continue et enregistre tout le reste. Détails : { $fault }.
cause-disk-full = le disque est plein, alors libère un peu de place
cause-not-allowed = tu n’as pas les droits d’accès
cause-read-only = le disque est protégé en écriture
cause-missing = il n’est plus là
cause-system = ton système indique « { $fault } »
cause-no-file = c’est un dossier, alors prends les fichiers qu’il contient
cause-too-large = il est trop gros
cause-no-text = ce n’est ni un match ni un club

## The match of the day

# The line of a result, to be pasted anywhere. The code must stay the last word. $version is that of the bots.
day-line = Five-a-Side { $date }, { $game } contre { $bot } (bots { $version }) : { $score }, { $stars }, { $code }
day-line-alone = Five-a-Side { $date }, { $game } : { $score }, { $stars }, { $code }
day-stars = { $n ->
    [1] une étoile
    [2] deux étoiles
   *[other] trois étoiles
}
day-match = { $game } contre { $bot }
# On the title. $what is the match, $stars a number of stars.
title-day = Match du jour : { $what }
title-day-played = Match du jour : { $stars }
day-title = MATCH DU JOUR
day-about = Tout le monde reçoit les mêmes cartes. Ton premier essai compte ; ensuite, tu peux rejouer pour le plaisir. Une victoire vaut trois étoiles ; un nul ou une victoire aux tirs au but, deux ; un match joué jusqu’au bout, une.
day-open = Ton premier essai compte.
day-missed = Tu as manqué celui-ci. Joué maintenant, il compte comme joué en retard.
day-under-way = Tu es en train de le jouer, et cet essai compte.
day-given-up = Tu l’as abandonné. Tu peux encore le jouer pour le plaisir.
day-played = Joué le jour même : { $stars }.
day-played-late = Joué en retard : { $stars }.
day-streak = { $n ->
    [one] Un jour de suite.
   *[other] { $n } jours de suite.
}
# The match of tomorrow.
day-tomorrow = Demain : { $what }.
day-play = JOUER
day-go-on = CONTINUER
day-again = Rejouer pour le plaisir
day-for-two = À deux
day-copy = Copier le résultat
day-copied = Copié : colle-le où tu veux.
day-no-record = Ce match n’est plus au club-house.
day-no-line = Ce résultat ne peut plus être copié : une mise à jour du jeu a changé les cartes de ce jour.
day-month = { $month ->
    [1] Janvier
    [2] Février
    [3] Mars
    [4] Avril
    [5] Mai
    [6] Juin
    [7] Juillet
    [8] Août
    [9] Septembre
    [10] Octobre
    [11] Novembre
   *[12] Décembre
} { $year }
day-month-before = Le mois précédent
day-month-after = Le mois suivant
# The head of a column of the calendar, from Monday.
day-weekday = { $n ->
    [1] lun
    [2] mar
    [3] mer
    [4] jeu
    [5] ven
    [6] sam
   *[7] dim
}
# A day of the calendar, for a screen reader.
day-cell-stars = { $date }, { $stars }

## What a person has seen of the opponent $name, in $n matches.

opponent-notes-title = TES NOTES SUR { $name }
opponent-notes-seen = CE QUE TU AS VU
opponent-notes-none = Rien encore. Continue : chaque choix que vous avez vu tous les deux est noté ici.
opponent-notes-from = Sur { $n ->
    [1] un match
   *[other] { $n } matchs
}, celui-ci compris.

## The evening: several people at one screen, one match after another

# On the title. $home and $away are the names of people or teams.
title-evening = Une soirée de deux à huit joueurs
title-evening-on = La soirée continue : { $home } contre { $away }
evening-title = LA SOIRÉE
evening-about = De deux à huit personnes, un écran, un match après l’autre. Qui attend devine le vainqueur, et un seul classement compte tout.
evening-who = QUI EST LÀ ?
evening-names = Noms
evening-games = À QUOI JOUE-T-ON ?
evening-form = COMMENT ?
evening-winner-stays-on = Le vainqueur reste
evening-league = Championnat
evening-cup = Coupe
evening-about-winner-stays-on = Qui perd laisse sa place à qui attend depuis le plus longtemps.
evening-about-league = Tous contre tous, un jeu après l’autre.
evening-about-cup = Qui perd est éliminé jusqu’à la prochaine coupe.
evening-length = COMBIEN DE TEMPS ?
evening-half-hour = Une demi-heure
evening-hour = Une heure
evening-two-hours = Deux heures
evening-open = Sans fin
evening-match-length = COMBIEN DURE UN MATCH ?
evening-whole-matches = Matchs entiers
evening-short-matches = Matchs courts
evening-sides = EN SOLO ?
evening-alone = Chacun pour soi
evening-in-teams = Équipes de deux
evening-needs-people = Il faut au moins deux personnes pour une soirée. Tape d’abord leurs noms.
evening-too-many-people = Une soirée se joue à { $n } au plus.
evening-needs-teams = Pour des équipes de deux, il faut être quatre, six ou huit.
evening-needs-a-game = Il faut un jeu pour une soirée.
evening-begin = C’EST PARTI
# A team of two, and the person of a team whose turn it is.
evening-team = { $one } & { $other }
evening-at-hand = { $now } (puis { $next })
# $home and $away are the sides of the next match, in capitals.
evening-to-the-screen = { $home }, { $away } : À L’ÉCRAN
evening-next-up = Ensuite : { $name }
evening-match = Match { $n }
evening-streak = { $name } : { $n ->
    [one] une victoire
   *[other] { $n } victoires de suite
}
evening-round-of-league = Championnat, tour { $n }
evening-round-of-cup = Coupe { $n }, encore { $left } en lice
evening-who-wins = QUI GAGNE ? TA TOUCHE EST TON PARI
evening-guesses-made = QUI GAGNE ? LES PARIS
evening-guess-open = { $name } : pas encore de pari
evening-guess = { $name } parie sur { $winner }
evening-played = Matchs
evening-won = Gagnés
evening-goals = Buts
evening-best-streak = Série
evening-cups = Coupes
evening-guessed = Paris
evening-guessed-of = { $n } sur { $of }
evening-points = Points
evening-table = LE CLASSEMENT
evening-time = { $n ->
    [one] { $n } minute jouée sur { $of }
   *[other] { $n } minutes jouées sur { $of }
}
evening-time-open = { $n ->
    [one] { $n } minute jouée
   *[other] { $n } minutes jouées
}
evening-late = Le temps est écoulé. Ce qui est commencé se joue jusqu’au bout.
evening-end = Finir la soirée
evening-end-surely = Oui, finir
evening-stay = Non, continuer
evening-here = Qui arrive, qui part ?
evening-here-about = Qui arrive en retard rejoint la file, le tour en cours ou la prochaine coupe. Qui part reste au classement.
evening-another = UNE AUTRE SOIRÉE
# The end. $name is a person or a team, in capitals in the first one.
evening-winner = LA SOIRÉE EST À { $name }
evening-shared = LA SOIRÉE EST À { $one } ET { $other }
evening-nobody-won = PERSONNE N’A GAGNÉ UN MATCH
evening-longest-streak = Plus longue série : { $name }, { $n } victoires
evening-best-guesser = Meilleur flair : { $name }, { $n } sur { $of }
evening-summary = { $n ->
    [one] { $n } match
   *[other] { $n } matchs
} en { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
# On the result.
result-evening-next = ENSUITE : { $home } CONTRE { $away }
result-evening-over = LA FIN DE LA SOIRÉE

## The picture of a match

card-date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
card-saved = Enregistrée sous { $name } dans « { $folder } »
card-not-saved = L’image n’a pas pu être faite ou enregistrée. Réessaie, ou choisis un autre dossier.
# $graph is one of the headings below, $club whose side it shows.
card-graph = { $graph } : { $club }
card-code = Pour le revoir : colle ce code au club-house
# The caption of the line of a match of the day.
card-day = Le match du jour : les mêmes cartes pour tout le monde
graph-wins = CHANCES DE VICTOIRE
graph-goals = ÉCART ATTENDU À LA FIN DU MATCH
graph-exact = selon le jeu parfait
graph-estimated = estimation

## The coach's review. The coach says I.

review-title = LE COACH REFAIT LE MATCH
review-waiting = Je revois ton match : décision { $n } sur { $of }
review-nothing = Il n’y avait rien à juger.
review-guesses = Aucun endroit n’est meilleur qu’un autre en soi, donc tu n’y as rien perdu. Ce qui fait gagner, c’est de lire l’adversaire. Le bilan du match dit ce qu’ont donné tes paris.
review-no-mistake = Je n’ai vu aucune erreur nette.
review-small-losses = Je n’ai pas vu d’erreur nette, seulement de petites pertes qui s’additionnent.
review-note = Je juge sur ce qu’on pouvait voir à ce moment-là, jamais sur ce qui était caché.
review-note-expert = Une victoire compte pour 100 %, un nul pour 50 %. Je juge sur ce qu’on pouvait voir à ce moment-là, jamais sur ce qui était caché.
review-note-goals = Je compte les buts d’avance à la fin, et je juge seulement sur ce qu’on pouvait voir à ce moment-là.
review-your-ball = ballon pour toi
review-on-the-ball = ballon pour { LE($club) }
# $cost is an amount or a grade, in capitals.
review-cost = Coût : { $cost }
review-chose = Ton choix : « { $name } »

# The letters with which a pad writes into a text field: a space, the letter before the cursor deleted, the end of
# writing; and what the button does that presses the chosen key.
letters-space = Espace
letters-delete = Effacer
letters-done = Terminé
letters-type = Écrire
