### French: clubs of one's own, who plays for whom

## The clubs of one's own

club-tab-own = Tes clubs
clubs-title = TES CLUBS
clubs-edit-title = TON CLUB
clubs-about = Tes clubs peuvent jouer tous les matchs. Copie-en un ou enregistre-le pour l’envoyer ; dépose sur cette fenêtre le fichier qu’on t’envoie.
clubs-none = Pas encore de club à toi. Un clic en fonde un : avec un nom, des couleurs, un stade et un onze. Change ensuite ce que tu veux.
clubs-new = Nouveau club
clubs-paste = Coller un club
# Under a club's name: its three letters and its ground.
clubs-line = { $short }, { $ground }
# Buttons of a club, and their names for screen readers.
clubs-change = Modifier
clubs-change-name = Modifier { $name }
clubs-copy = Copier
clubs-copy-name = Copier { $name }
clubs-save = Enregistrer
clubs-save-name = Enregistrer { $name } dans un fichier
clubs-delete-name = Supprimer { $name }
clubs-delete-surely = Supprimer { $name } : vraiment ?
clubs-kept = { $name } est prêt à jouer.
clubs-deleted = { $name } est supprimé. Ses matchs restent ; un autre club y prend sa place.
clubs-copied = { $name } est copié. Colle-le dans un message.
clubs-saved = Enregistré sous { $path }.
clubs-not-saved = Le fichier n’a pas pu être écrit.
clubs-taken-in = { $name } est maintenant un de tes clubs.
clubs-taken-in-several = { $n } clubs sont arrivés.
clubs-known = { $name } est déjà là.
clubs-full = Tu as { $n } clubs, il n’y a plus de place. Supprimes-en un d’abord.
# $fault is in English: what is wrong with the file.
clubs-no-club = Ce n’est pas un club, ou il est endommagé. Redemande-le. Détails : ligne { $line }, colonne { $column } : { $fault }.
clubs-too-large = C’est beaucoup trop long pour un club. Redemande le club seul.
clubs-file = { $file } n’a pas été ajouté. { $why }

## A club that is being made

clubs-lucky = Un autre au hasard
clubs-keep = ENREGISTRER
clubs-not-kept = Pas encore enregistré. Encore un retour, et tes changements sont perdus.
clubs-hint = Tout peut changer, et se voit aussitôt.
clubs-part-dress = Couleurs
clubs-part-names = Noms
clubs-part-eleven = Le onze
clubs-main = Couleur principale
clubs-second = Seconde couleur
clubs-pattern = Motif
clubs-crest-shape = Écusson
clubs-crest-symbol = Symbole
clubs-colour-red = Rouge
clubs-colour-claret = Bordeaux
clubs-colour-orange = Orange
clubs-colour-ochre = Ocre
clubs-colour-green = Vert
clubs-colour-forest = Vert sapin
clubs-colour-teal = Bleu canard
clubs-colour-sky = Bleu ciel
clubs-colour-blue = Bleu
clubs-colour-violet = Violet
clubs-colour-pink = Rose vif
clubs-colour-graphite = Graphite
clubs-colour-chalk = Blanc
clubs-colour-yellow = Jaune
clubs-colour-amber = Ambre
clubs-colour-pale-blue = Bleu pâle
clubs-colour-rose = Rose
clubs-colour-mint = Menthe
clubs-colour-black = Noir
clubs-pattern-plain = Uni
clubs-pattern-sash = Bande diagonale
clubs-pattern-hoops = Rayures horizontales
clubs-pattern-halves = Moitiés
clubs-pattern-stripes = Rayures verticales
clubs-pattern-chevron = Chevron
clubs-pattern-pale = Bande centrale
clubs-pattern-cross = Croix
clubs-pattern-quarters = Écartelé
clubs-shape-shield = Écu
clubs-shape-roundel = Rond
clubs-shape-oval = Ovale
clubs-shape-hexagon = Hexagone
clubs-shape-octagon = Octogone
clubs-shape-banner = Bannière
clubs-shape-arch = Arche
clubs-shape-pocket = Écu arrondi
clubs-symbol-plain = Lettre seule
clubs-symbol-star = Étoile
clubs-symbol-crown = Couronne
clubs-symbol-waves = Vagues
clubs-symbol-fir = Sapin
clubs-symbol-tower = Tour
clubs-symbol-peaks = Sommets
clubs-symbol-sun = Soleil
clubs-symbol-bolt = Éclair
clubs-field-name = Nom du club
clubs-field-short = Trois lettres
clubs-field-letter = Lettres de l’écusson
clubs-field-ground = Stade
clubs-field-player = Numéro { $n }
clubs-face = Un autre visage pour le numéro { $n }
clubs-hour = Heure de ses matchs
clubs-hour-any = N’importe
clubs-hour-night = Nocturne
clubs-hour-dusk = Crépuscule
clubs-hour-day = Jour
clubs-needs = Il faut de { $least } à { $most } lettres.
clubs-needs-exactly = Il faut { $n } lettres, de A à Z.
clubs-letters = Cette lettre ne convient pas ici.
clubs-twice = Quelqu’un d’autre du onze porte ce nom.

## Who plays for whom

# On the title, with the three letters of both clubs.
drawer-line-up = Clubs : { $home } contre { $away }
line-up-title = QUI JOUE POUR QUI ?
line-up-club = Club
line-up-player = Joueur
line-up-no-name = Sans nom
line-up-nobody-here = Dans ce jeu, un entraîneur joue en solo.
line-up-at-home = À domicile : { $ground }
line-up-first-kit = Avec son premier maillot
line-up-second-kit = Avec son second maillot : le premier prête à confusion
line-up-swap = Échanger les côtés
line-up-draw = Tirer les clubs
line-up-names = Noms
line-up-about = Les clubs changent maillots et tribunes, jamais les règles.
line-up-teams = Les cartes d’équipe de ce match disent quels pays se rencontrent.
line-up-stays-on = Après un match, le vainqueur peut rester : le résultat appelle le nom suivant de la liste.
line-up-more-names = À partir de trois noms, le vainqueur peut garder sa place pour le match suivant.
# A button of the result: $name is the next person.
result-stays-on = Le vainqueur reste : au tour { DE($name) }

## People against each other, in the club house

club-between = ENTRE VOUS
club-between-score = En victoires : { $one } { $won }, { $other } { $lost }
club-between-drawn = { $n ->
    [one] et un match nul
   *[other] et { $n } matchs nuls
}
