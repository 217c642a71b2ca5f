### French: soccer_go

go-title = Soccer-Go
go-tagline = Sept passes secrètes, puis un tir.
go-aim = Enchaîne sept passes qu’ils ne devinent pas, et tire. Devine une des leurs pour récupérer le ballon.
go-chance = Les cartes pouvoir piochées
go-bot-1 = Lou la Pioche
go-bot-1-line = Pose n’importe quel numéro, joue n’importe quelle carte, échange sans raison.
go-bot-2 = Sal l’Écureuil
go-bot-2-line = Passe dans l’ordre à partir du 11, et stocke toutes ses cartes pouvoir jusqu’à la dernière manche.
go-bot-3 = Nina Numéro Dix
go-bot-3-line = Cherche d’abord son 10, puis le 7 et le 9, tire à gauche, et ne garde jamais longtemps une carte pouvoir.
go-bot-4 = Alf le Boulier
go-bot-4-line = Passe dans l’ordre à partir du 1, et fait le tour du but de la même façon.
go-bot-5 = Rita la Répète
go-bot-5-line = Connaît une attaque par cœur, la joue à chaque fois, et croit que tu la joues aussi.
go-bot-6 = Clara la Coach
go-bot-6-line = Réfléchit à chaque attaque et dose bien ses numéros, mais ne garde jamais une carte et oublie les tiennes.
go-bot-7 = Mirko Miroir
go-bot-7-line = Te rejoue ta propre dernière attaque, et l’attend quand tu attaques.
go-bot-8 = Madame Magda
go-bot-8-line = Garde chaque carte pour le meilleur moment, pèse chaque main possible, et mise sur tes habitudes.
go-field-before-pass = Cartes avant une passe
go-field-before-pass-oneeach = Une chacun (règle maison)
go-field-before-pass-anytime = À tout moment (règle imprimée)
go-field-short = Durée
go-field-short-false = Match entier
go-field-short-true = Court (deux manches)
go-rules-1-head = L’idée
go-rules-1 = L’attaquant passe de joueur en joueur, et le défenseur devine qui aura le ballon. Enchaîne sept passes sans qu’on t’en coupe une, et tu tires. Les cartes pouvoir accélèrent une attaque, la ralentissent ou la renversent.
go-rules-2-head = Une passe
go-rules-2 = L’attaquant pose le numéro du joueur qui reçoit le ballon, le défenseur celui du joueur qu’il surveille ; on les retourne ensemble. Numéros différents : la passe arrive, et le numéro de l’attaquant est grillé ; jusqu’à la fin de cette attaque, aucune équipe ne peut le choisir. Le numéro du défenseur revient en main. Même numéro : le défenseur a bien lu, la passe est coupée, il récupère le ballon et l’attaque est finie. Chaque passe laisse donc moins de numéros, et deviner devient plus facile.
go-rules-3-head = Un match
go-rules-3 = Onze maillots par équipe. Quatre manches ; dans chacune, les deux équipes attaquent une fois. Un toss décide qui attaque en premier ; après la mi-temps, c’est-à-dire après la manche 2, c’est l’autre équipe. Une attaque finit quand une passe est coupée, quand le défenseur gagne un Tacle, ou sur un tir, qu’il rentre ou non. L’attaque suivante repart de zéro, avec tous les numéros. Un match court compte deux manches, sans mi-temps. À égalité, il va droit aux tirs au but.
go-rules-4-head = Le gardien
go-rules-4 = Le numéro 1 est le gardien. Il peut recevoir le ballon comme un autre, sauf à la passe 7, où personne ne peut le choisir.
go-rules-5-head = La piste
go-rules-5 = La piste au-dessus du terrain a une case par passe, remplie par le numéro utilisé. La première case vide est la passe en cours, et décide quelles cartes pouvoir peuvent être jouées. Après sept cases remplies vient le tir.
go-rules-6-head = Le tir
go-rules-6 = Le tireur pose gauche, centre ou droite, comme il voit le but ; le gardien pose le côté où il plonge, gauche et droite vues du tireur. Identiques : arrêté. Différents : but.
go-rules-7-head = Cartes pouvoir
go-rules-7 = Chaque équipe reçoit deux cartes d’attaque (avec une chaussure) et deux cartes de défense (avec un bouclier) ; l’adversaire n’en voit que le dos. Les cartes d’attaque servent à tes attaques, celles de défense aux leurs. Les tiennes sont de ton côté du terrain : celles qui vont avec ce que tu fais sont plus grandes, et celles que tu peux jouer sont allumées. Avant chaque passe, l’attaquant peut en jouer une, puis le défenseur. Une carte jouée reste visible sur sa pile. Une chacun, c’est notre règle. En option vaut ce qui est imprimé : autant de cartes qu’on veut, à tout moment avant la passe qu’elles nomment, à tour de rôle jusqu’à ce que personne n’en joue plus. Dégagement peut donc répondre à Profondeur, et Frappe à Pressing haut ; mais une seule carte à la fois change le choix des numéros.
go-rules-8-head = Blocages
go-rules-8 =
    Quand une carte est jouée, l’adversaire peut aussitôt l’annuler avec un Blocage qui la nomme : la carte ne fait rien, les deux cartes sont jouées, et le jeu continue. Un Blocage ne se bloque pas. Un Blocage joué en réponse ne compte pas comme ta carte avant cette passe.
    En attaque, le Blocage A annule Dégagement, Jeu ralenti ou Pressing bas ; le Blocage B annule Pressing haut, Tacle ou Tir à rejouer ; le Blocage C annule Angle fermé, Joker ou Passe à rejouer.
    En défense, le Blocage A annule Contre-attaque, Corner ou Gardien volant ; le Blocage B annule Dribble, Profondeur ou Tir à rejouer ; le Blocage C annule Frappe, Joker ou Passe à rejouer.
go-rules-9-head = En attaque : plus vite au but
go-rules-9 =
    Profondeur (passes 3 à 6) : les deux équipes ne peuvent poser que ce qui reste de 3, 5, 7 et 9. Si la passe n’est pas coupée, tu tires aussitôt. Il doit en rester au moins deux.
    Corner (passes 2 à 5) : tu poses trois numéros, le défenseur un seul. Si aucun des tiens n’est surveillé, tu tires aussitôt ; les trois sont grillés.
    Frappe (passes 4 à 6) : tu tires maintenant, sans cette passe.
    Contre-attaque (passes 1 à 3) : annonce trois numéros restants. Ils sont grillés, un dans chacune des trois cases suivantes, et tu continues de là ; l’adversaire n’a rien à deviner.
    Dribble (passes 1 à 4) : si cette passe n’est pas coupée, elle remplit deux cases de plus, qui ne grillent aucun numéro.
go-rules-10-head = En attaque : un coup de main
go-rules-10 =
    Gardien volant (passe 7) : jusqu’à la fin de cette attaque, le gardien peut être choisi aussi à la passe 7, si le numéro 1 n’est pas grillé.
    Passe à rejouer (passes 1 à 7) : ta passe a été coupée ; elle est rejouée.
    Tir à rejouer : ton tir a été arrêté ; il est rejoué.
go-rules-11-head = En défense : refermer l’espace
go-rules-11 =
    Pressing haut (passes 2 à 5) : les deux équipes ne peuvent poser que ce qui reste de 2, 4, 6 et 8. Il doit en rester au moins deux.
    Pressing bas (passes 3 à 6) : tu surveilles trois numéros, l’attaquant en pose un.
    Tacle (passes 3 à 6) : pierre, feuille, ciseaux, jusqu’à ce que l’un gagne. Gagne, et leur attaque est finie ; perds, et la passe se joue.
    Avec une carte chacun, si Profondeur ou Corner a été joué pour une passe sans être bloqué, seul un Tacle peut suivre à cette passe.
go-rules-12-head = En défense : gagner du temps
go-rules-12 =
    Dégagement (passes 4 à 7) : les trois dernières cases sont vidées, leurs numéros reviennent, et une nouvelle passe commence là, l’attaquant d’abord. Il met aussi fin à un Dribble.
    Jeu ralenti (après la passe 7) : il faut une passe de plus avant le tir ; là, le gardien peut de nouveau être choisi. Il ne ralentit pas un tir venu de Profondeur, de Corner ou de Frappe.
    Angle fermé (avant n’importe quel tir) : annonce une direction ; aucune équipe ne peut la choisir, même si ce tir est rejoué.
    Passe à rejouer (passes 1 à 7) : leur passe est arrivée ; elle est rejouée.
    Tir à rejouer : tu as encaissé un but ; il ne compte pas, et le tir est rejoué.
go-rules-13-head = Joker et Bête noire
go-rules-13 =
    Le Joker copie n’importe quelle carte jouée de son propre paquet, quelle que soit l’équipe qui l’a jouée, à un moment où cette carte pourrait l’être ; la carte copiée reste sur la pile. Il peut même copier un Blocage. Un Blocage contre le Joker l’annule, tout comme un Blocage contre la carte qu’il copie. Sans rien à copier, il ne peut pas être joué.
    La Bête noire ne fait rien et ne peut jamais être jouée : échange-la.
go-rules-14-head = Rejouer
go-rules-14 = Une passe ou un tir rejoué ne grille rien tant qu’il ne compte pas, et tout ce qui a été joué pour cette passe ou ce tir compte toujours. L’équipe lésée par le nouveau résultat peut rejouer à son tour, si elle a une carte pour ça.
go-rules-15-head = L’échange
go-rules-15 = Après chaque attaque sauf la dernière du temps réglementaire (la huitième, ou la quatrième dans un match court), on montre en secret une carte à chaque équipe : à l’attaquant, le dessus du paquet d’attaque ; au défenseur, celui du paquet de défense. Tu peux l’échanger contre n’importe quelle carte de ta main, des deux sortes, ou garder ce que tu as. La carte que tu ne gardes pas va sous son propre paquet. Ta main ne grandit donc jamais, mais une sorte peut y dominer. Une équipe sans carte pouvoir ne voit rien.
go-rules-16-head = Prolongation et tirs au but
go-rules-16 = À égalité après quatre manches, les deux équipes attaquent encore une fois, dans l’ordre de la première manche, sans cartes pouvoir ni échange ; à la passe 7, personne ne peut choisir le gardien, comme toujours. La première passe coupée d’une attaque est pardonnée : chacun reprend sa carte et la passe se rejoue. La deuxième y met fin. Toujours à égalité : trois tirs chacun, à tour de rôle, jusqu’à la décision, puis paire par paire. L’équipe qui a attaqué la première dans le match commence. Ces buts ne comptent pas dans le score.
go-rules-17-head = À deux devant un écran
go-rules-17 = Numéros, directions et mains se choisissent au clavier, en même temps, et personne ne voit ce que l’autre tape ; les maillots portent les touches de leurs numéros. Les cartes pouvoir sont face cachée. Au coup d’envoi, chacun regarde les siennes derrière le rideau pendant que l’autre détourne les yeux. Ensuite, le jeu ne demande plus rien : pour jouer une carte, tape Mes cartes au lieu d’un numéro. Une fois que les deux ont choisi, tu regardes derrière le rideau, et les deux choisissent de nouveau. Pour un Blocage ou une passe à rejouer, il n’est alors pas trop tard : le jeu revient là où il faut. Tu peux regarder et ne rien jouer. Quand aucun choix ne suit, comme après une passe coupée ou un tir, le jeu attend Continuer ou Mes cartes.
go-rules-18-head = Crédits
go-rules-18 = Soccer-Go est un jeu de cartes dont l’auteur n’est pas nommé. Clubs, écussons, joueurs et tous les textes sont propres à ce projet.
go-zone-used = JOUÉES

## Names

# The name of a power card, as it is printed on it.
go-card-attacking-gk = Gardien volant
go-card-block-a = Blocage A
go-card-block-b = Blocage B
go-card-block-c = Blocage C
go-card-bogey = Bête noire
go-card-clearance = Dégagement
go-card-corner = Corner
go-card-counter-attack = Contre-attaque
go-card-deep-press = Pressing bas
go-card-dribble = Dribble
go-card-high-press = Pressing haut
go-card-joker = Joker
go-card-narrow-shot = Angle fermé
go-card-pass-re-take = Passe à rejouer
go-card-shoot = Frappe
go-card-shot-re-take = Tir à rejouer
go-card-slow-build-up = Jeu ralenti
go-card-tackle = Tacle
go-card-through-ball = Profondeur
# A Joker played as another card.
go-card-joker-as = { $joker } ({ $card })
# Both decks have a card of this name, and both are there.
go-card-of-kind = { $card } ({ $kind ->
    [attacking] attaque
   *[defending] défense
})

# A direction of a shot, as the shooter sees it.
go-direction-left = Gauche
go-direction-middle = Centre
go-direction-right = Droite

# A hand in a tackle.
go-hand-paper = Feuille
go-hand-rock = Pierre
go-hand-scissors = Ciseaux

# A number in a sentence. $of is what it counts: passes, numbers, slots, or name, which counts passes here.
go-number = { $n ->
    [0] { $of ->
        [numbers] aucun
       *[passes] aucune
    }
    [1] { $of ->
        [numbers] un
       *[passes] une
    }
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
   *[other] { $n }
}

# A sentence with its full stop. Texts of cards have none where they stand alone.
go-sentence = { $text }.

## What is printed on the cards. Letters shrink and lines break so that words fit.

# The kind of a power card.
go-print-kind-attacking = Attaque
go-print-kind-defending = Défense

# The sign in the corner of a hand.
go-print-sign-paper = F
go-print-sign-rock = P
go-print-sign-scissors = C

# When a power card may be played, at its foot.
go-print-pass = Passe { $first }
go-print-passes = Passes { $first }-{ $last }
go-print-after-mark = Passe coupée
go-print-after-pass = Passe arrivée
go-print-after-slot = Après passe { $slot }
go-print-before-shot = Avant un tir
go-print-after-save = Tir arrêté
go-print-after-goal = But encaissé
go-print-answer = En réponse
go-print-as-copied = Selon copie
go-print-never = Jamais

# What a power card does. $n is how many, $numbers and $cards are lists.
go-print-attacking-gk = Le gardien peut être choisi aussi à la passe 7.
go-print-block = Annule { $cards }.
go-print-bogey = Ne sert à rien : échange-la.
go-print-clearance = Les { $n } dernières passes sont effacées, leurs numéros reviennent.
go-print-corner = Choisis { $n } numéros contre un seul. Aucun surveillé : tu tires.
go-print-counter-attack = Annonce { $n } numéros : { $n } passes d’un seul coup.
go-print-deep-press = Tu surveilles { $n } numéros au lieu d’un.
go-print-dribble = Si cette passe arrive, elle remplit { $n } cases de plus.
go-print-high-press = Chacun choisit parmi { $numbers }.
go-print-joker-attacking = Copie une carte d’attaque jouée.
go-print-joker-defending = Copie une carte de défense jouée.
go-print-narrow-shot = Une direction est fermée à tous pour ce tir.
go-print-pass-re-take-attacking = Ta passe est coupée : on choisit de nouveau.
go-print-pass-re-take-defending = La passe est arrivée : on choisit de nouveau.
go-print-shoot = Plus de passes : tu tires maintenant.
go-print-shot-re-take-attacking = Ton tir est arrêté : on choisit de nouveau.
go-print-shot-re-take-defending = Le but est refusé : on choisit de nouveau.
go-print-slow-build-up = Il faut une passe de plus avant le tir.
go-print-tackle = Pierre, feuille, ciseaux : gagne, et l’attaque est finie.
go-print-through-ball = Chacun choisit parmi { $numbers }. Pas coupée : tu tires.

## Labels on the pitch, in capitals

# Above a card that has just been played. $card is its name.
go-label-played = { UPPER($card) }
go-label-played-joker = JOKER : { UPPER($card) }
# Narrow Shot.
go-label-narrow = { $direction ->
    [left] GAUCHE FERMÉE
    [middle] CENTRE FERMÉ
   *[right] DROITE FERMÉE
}
go-label-narrow-joker = JOKER : { $direction ->
    [left] GAUCHE FERMÉE
    [middle] CENTRE FERMÉ
   *[right] DROITE FERMÉE
}
# Counter-Attack, with its numbers.
go-label-counter = CONTRE-ATTAQUE { $numbers }
go-label-counter-joker = JOKER : CONTRE-ATTAQUE { $numbers }
# Both sides choose from these numbers.
go-label-only = SEULS { $numbers }
# Three numbers against one.
go-label-three-to-one = { UPPER($card) } : 3 CONTRE 1
go-label-dribble = DRIBBLE +{ $n }
go-label-keeper = GARDIEN AUTORISÉ
go-label-closed = { $direction ->
    [left] GAUCHE FERMÉE
    [middle] CENTRE FERMÉ
   *[right] DROITE FERMÉE
}

# Below the scoreboard.
go-subtitle = Quatre manches, une attaque chacun
go-subtitle-short = Deux manches, une attaque chacun
go-subtitle-any-time = cartes pouvoir à tout moment

# The last step of the track, and a slot that a Dribble has filled.
go-track-shot = TIR
go-track-run = RAID

## When a power card can be played. A sentence without its full stop.

go-when-before-pass = { $card } se joue avant la passe { $first }
go-when-before-passes = { $card } se joue avant les passes { $first } à { $last }
go-when-marked = { $card } se joue quand ta passe est coupée, passes { $first } à { $last }
go-when-through = { $card } se joue quand leur passe est arrivée, passes { $first } à { $last }
go-when-after-slot = { $card } se joue après leur septième passe
go-when-before-shot = { $card } se joue avant leur tir
go-when-saved = { $card } se joue quand ton tir est arrêté
go-when-goal = { $card } se joue quand tu encaisses un but
go-when-as-copied = { $card } copie une carte jouée de son paquet, quand celle-là peut se jouer
go-when-never = { $card } ne se joue jamais
go-when-answer = { $card } annule une des cartes nommées dessus

## What a power card does. A sentence without its full stop.

go-does-pass-re-take = La passe est rejouée
go-does-shot-re-take-attacking = Le tir est rejoué
go-does-shot-re-take-defending = Le but ne compte pas ; le tir est rejoué
go-does-keeper = Les deux équipes peuvent choisir le gardien à la passe 7 aussi
go-does-among-attacking = Chacun doit choisir parmi ce qui reste de { $numbers }. Si la passe n’est pas coupée, l’attaquant tire aussitôt
go-does-among-defending = Chacun doit choisir parmi ce qui reste de { $numbers }
go-does-more-attacking = L’attaquant choisit trois numéros, le défenseur un seul. Si la passe n’est pas coupée, l’attaquant tire aussitôt
go-does-more-defending = Le défenseur choisit trois numéros, l’attaquant un seul
go-does-shoot = L’attaquant tire maintenant
go-does-forward = Trois passes d’un coup : l’attaquant annonce trois numéros, qui sont grillés
go-does-fill = Si cette passe arrive, elle remplit trois cases ; les deux en plus ne grillent aucun numéro
go-does-one-pass-more = L’attaquant doit faire une passe de plus avant le tir
go-does-close = Une direction est fermée aux deux équipes pour ce tir
go-does-back = Les trois dernières cases sont vidées ; leurs numéros reviennent
go-does-duel = Pierre, feuille, ciseaux pour le ballon. Si le défenseur gagne, l’attaque est finie
go-does-block = Annule { $cards }
go-does-joker = Copie une carte jouée de son propre paquet
go-does-nothing = Ne fait rien

## What a power card does now, below the card that is held up for both sides to read.

go-effect-pass-re-take = La passe est rejouée.
go-effect-shot-re-take-attacking = Le tir est rejoué.
go-effect-shot-re-take-defending = But refusé : le tir est rejoué.
go-effect-keeper = La passe 7 peut aller au gardien, finalement.
go-effect-among-attacking = Chacun choisit parmi { $numbers } ; une passe non coupée devient un tir.
go-effect-among-defending = Chacun choisit parmi { $numbers }.
go-effect-more-attacking = Trois numéros contre un ; une passe non coupée devient un tir.
go-effect-more-defending = Le défenseur surveille trois numéros à la fois.
go-effect-shoot = Plus de passes : place au tir.
go-effect-forward = Trois passes d’un coup : { $numbers }.
go-effect-fill = Si elle n’est pas coupée, cette passe compte triple.
go-effect-one-pass-more = Il faut une huitième passe avant le tir.
go-effect-close = Personne ne peut choisir { $direction ->
    [left] la gauche
    [middle] le centre
   *[right] la droite
} pour ce tir.
go-effect-back = Les trois dernières passes sont effacées.
go-effect-duel = Pierre, feuille, ciseaux pour le ballon.

## Why a reveal ended as it did, below the cards.

go-why-marked = Le { $n } des deux côtés : la passe est coupée.
go-why-read = L’un des trois correspondait : la passe était lue.
go-why-saved = Le gardien a choisi la même direction.
go-why-in = Le gardien { $save ->
    [left] à gauche
    [middle] au centre
   *[right] à droite
}, le ballon { $shot ->
    [left] à gauche
    [middle] au centre
   *[right] à droite
}.
go-why-paper = La feuille enveloppe la pierre.
go-why-rock = La pierre casse les ciseaux.
go-why-scissors = Les ciseaux coupent la feuille.
go-why-level = { $hand ->
    [paper] Feuille
    [rock] Pierre
   *[scissors] Ciseaux
} des deux côtés : on recommence.
go-why-cancelled = { $block } annule { $card } : aucun effet.

## Questions. $pass is the number of a pass.

go-ask-over = Fin du match
go-ask-before-pass = Avant la passe { $pass } : une carte pouvoir ?
go-ask-before-their-pass = Avant leur passe { $pass } : une carte pouvoir ?
go-ask-marked = Coupée ! Rejouer la passe ?
go-ask-through = Leur passe est arrivée. La faire rejouer ?
go-ask-slow = Sept passes : les ralentir ?
go-ask-close = Ils vont tirer : fermer une direction ?
go-ask-saved = Arrêté ! Rejouer le tir ?
go-ask-goal = But ! Faire rejouer le tir ?
go-ask-answer = Un Blocage contre { $card } ?
go-ask-three = Passe { $pass } : choisis trois numéros
go-ask-mark-three = Passe { $pass } : surveille trois numéros
go-ask-pass = Passe { $pass } : qui reçoit le ballon ?
go-ask-mark = Passe { $pass } : qui surveilles-tu ?
go-ask-tackle = Tacle : pierre, feuille ou ciseaux ?
go-ask-shot = Où tires-tu ?
go-ask-dive = Où plonge ton gardien ?
go-ask-swap = Échanger une de tes cartes contre { $card } ?
go-ask-swap-unseen = Échanger une carte ?
# $side is a club.
go-ask-wait-decided = Ton choix est fait : { LE($side) } choisit encore
go-ask-wait-down = Ta carte est posée : { LE($side) } choisit encore
go-ask-wait = { CAP(LE($side)) } réfléchit

## Labels of offers

# A Joker played as that card.
go-offer-joker = Joker : { $card }
# Narrow Shot, with the direction that it closes.
go-offer-narrow = { $card } : { $direction ->
    [left] gauche
    [middle] centre
   *[right] droite
}
go-offer-narrow-joker = Joker : { $direction ->
    [left] gauche fermée
    [middle] centre fermé
   *[right] droite fermée
}
# Counter-Attack, with its numbers.
go-offer-counter = { $card } { $numbers }
go-offer-counter-joker = Joker : Contre-attaque { $numbers }
go-offer-swap = Échanger { $card }
# A card whose namesake of the other kind is there too.
go-offer-swap-of-kind = { $card } ({ $kind ->
    [attacking] attaque
   *[defending] défense
})
go-offer-keep = Pas d’échange
go-offer-lay-three = Poser { $numbers }
go-offer-mark-three = Surveiller { $numbers }
go-offer-put-back = Reprendre { $card }
# Of three numbers, this many are chosen.
go-offer-chosen = { $n } / { $of } numéros
# Using no card.
go-offer-let-stand = Sans Blocage
go-offer-accept-mark = Accepter la perte
go-offer-let-count = La passe compte
go-offer-let-shoot = Les laisser tirer
go-offer-close-nothing = Ne rien fermer
go-offer-accept-save = Accepter l’arrêt
go-offer-accept-goal = Accepter le but
go-offer-play-on = Sans carte
# A decision that was made or is advised.
go-offer-pass-to = Passe : { $numbers }
go-offer-mark = Surveiller : { $numbers }

## What an offer does. $man is a player, $side a club in three letters, $n the number of a player.

go-help-pass = Si { LE($side) } surveille le { $n }, ton attaque est finie ; sinon, le { $n } est grillé.
go-help-mark = Si la passe va au { $n }, tu récupères le ballon.
go-help-shoot = Tir { $direction ->
    [left] à gauche, vu du tireur
    [middle] au centre
   *[right] à droite, vu du tireur
} : but, sauf si leur gardien choisit pareil.
go-help-dive = Ton gardien { $direction ->
    [left] plonge à gauche, vu du tireur
    [middle] reste au centre
   *[right] plonge à droite, vu du tireur
} : arrêt, si le tir vient là.
go-help-paper = Bat la pierre, perd contre les ciseaux ; si les mains sont pareilles, on recommence.
go-help-rock = Bat les ciseaux, perd contre la feuille ; si les mains sont pareilles, on recommence.
go-help-scissors = Bat la feuille, perd contre la pierre ; si les mains sont pareilles, on recommence.
go-help-narrow = Aucune équipe ne peut choisir { $direction ->
    [left] la gauche
    [middle] le centre
   *[right] la droite
} pour ce tir, même s’il est rejoué.
go-help-counter = Trois passes d’un coup : { $numbers } sont grillés, un par case.
go-help-swap = Tu prends { $shown } ; { $card } va sous le paquet { $kind ->
    [attacking] d’attaque
   *[defending] de défense
}.
go-help-swap-unseen = Tu prends la carte ; { $card } va sous le paquet { $kind ->
    [attacking] d’attaque
   *[defending] de défense
}.
go-help-keep = Garde tes cartes ; celle qu’on te montre va sous son paquet.
go-help-block = Annule { $card } ; les deux cartes sont jouées.
go-help-let-stand = Pas de Blocage : la carte fait ce qu’elle dit.
go-help-accept-mark = L’attaque est finie, le ballon est perdu.
go-help-let-count = La passe compte.
go-help-let-shoot = Ils tirent après sept passes.
go-help-close-nothing = Les trois directions restent ouvertes.
go-help-accept-save = L’attaque est finie.
go-help-accept-goal = Le but compte.
go-help-play-on = Aucune carte pouvoir ; tu choisis tout de suite ton numéro.
go-help-lay-three = S’ils n’en surveillent aucun des trois, tu tires aussitôt.
go-help-mark-three = Si la passe va à l’un des trois, tu récupères le ballon.
go-help-put-back = Le { $n } : reprends-le.
go-help-one-of-three = Le { $n } : un de tes trois.
# $does says what the card does.
go-help-click-counter = { $does } Clique dessus, puis choisis trois numéros.

## Previews, in capitals

go-preview-pass = PASSE AU { $n }
go-preview-mark = SURVEILLE LE { $n }
go-preview-shoot = TIR { $direction ->
    [left] À GAUCHE
    [middle] AU CENTRE
   *[right] À DROITE
}
go-preview-dive = { $direction ->
    [left] PLONGE À GAUCHE
    [middle] RESTE AU CENTRE
   *[right] PLONGE À DROITE
}

## The table of cards

go-chart-title = Quelle carte à quel moment
go-chart-down = Le moment
go-chart-across = Qui peut jouer quoi
go-chart-attacker = L’attaquant
go-chart-defender = Le défenseur
go-chart-before-pass = Avant une passe
go-chart-after-pass = Après une passe : l’attaquant si elle est coupée, sinon le défenseur
go-chart-after-slot = Après la septième passe
go-chart-before-shot = Avant un tir
go-chart-after-shot = Après un tir : l’attaquant s’il est arrêté, le défenseur s’il rentre
go-chart-answer = En réponse à une des cartes nommées dessus
go-chart-none = aucune carte
# A card, with the passes before which it can be played.
go-chart-card-pass = { $card } ({ $first })
go-chart-card-passes = { $card } ({ $first }-{ $last })
go-chart-note = Entre parenthèses : avant quelles passes. { $joker } copie une carte jouée de son paquet quand celle-là peut se jouer ; { $bogey } ne se joue jamais.

## The coach's reason for a power card

go-because-answer = Sinon, { $card } reste en jeu. { $does }

## Advice for a beginner

go-lesson-answer = Ils viennent de jouer { $card }. Un Blocage l’annule et compte ensuite parmi les cartes jouées ; ton Blocage ne se bloque pas.
go-lesson-tackle-attacking = Gagne, et tu continues. Perds, et ton attaque est finie. Si les mains sont pareilles, on recommence.
go-lesson-tackle-defending = Gagne, et leur attaque est finie. Perds, et ils continuent. Si les mains sont pareilles, on recommence.
go-lesson-swap-bogey = On te propose { $card }. La Bête noire ne se joue jamais, alors échange-la.
# $when says when the card can be played.
go-lesson-swap = { $when }. Donne en échange une carte moins utile, ou garde ce que tu as.
go-lesson-swap-unseen = Échange une de tes cartes contre celle qu’on te montre, ou garde ce que tu as.
go-lesson-power = Joue une carte pouvoir, ou aucune.
go-lesson-joker = Le Joker peut maintenant copier une carte jouée de son paquet. Une fois joué, il ne revient pas.
# $does says what the card does.
go-lesson-before-pass = Les cartes allumées peuvent se jouer avant cette passe. { $card } : { $does }
go-lesson-before-their-pass = Plus leur attaque est avancée, plus ça fait mal. { $card } : { $does }
go-lesson-through = Moins il reste de numéros, plus tu as de chances de deviner la passe rejouée.
go-lesson-marked = Ta passe est coupée. Rejoue-la, et elle arrivera peut-être ; sinon, ton attaque est finie.
go-lesson-slow = Une passe de plus, c’est une occasion de plus de deviner, avec peu de numéros restants.
go-lesson-close = Une direction fermée, et tu devines entre deux au lieu de trois : une chance sur deux.
go-lesson-saved = Un tir rentre deux fois sur trois : ça vaut la peine de le rejouer, sauf si tu mènes largement.
go-lesson-goal = Fais-le rejouer, et tu arrêtes un tir sur trois. Il n’y a pas de meilleur moment pour cette carte.
go-lesson-three = Trois numéros contre un : si aucun n’est surveillé, tu tires aussitôt.
# $number is the number $n as a word.
go-lesson-mark-three = Tu surveilles trois des { $number } numéros. À leur place, à qui passerais-tu ?
go-lesson-press = Ils surveillent trois des { $number } numéros. Si ta passe arrive, leur pressing est fini.
go-lesson-extra-time = Prolongation : la première passe coupée est pardonnée ; la deuxième met fin à l’attaque.
go-lesson-pass = Choisis qui reçoit le ballon. S’ils surveillent le même numéro, ton attaque est finie ; sinon, il est grillé pour cette attaque.
go-lesson-mark = Devine qui reçoit le ballon. Même numéro, et le ballon est à toi ; te tromper ne coûte rien.
go-lesson-keeper = Passe 7 : aucune équipe ne peut choisir le gardien ici.
go-lesson-pass-odds = Une fois sur { $number }, ils tombent juste. Tous les numéros se valent, tant qu’ils ne te lisent pas.
go-lesson-mark-odds = Tu devines juste une fois sur { $number }. Les maillots en pointillé sont grillés ; le ballon va à l’un des autres.
go-lesson-shoot-closed = { $direction ->
    [left] La gauche est fermée
    [middle] Le centre est fermé
   *[right] La droite est fermée
} : il reste deux directions, pour toi comme pour leur gardien.
go-lesson-dive-closed = { $direction ->
    [left] La gauche est fermée
    [middle] Le centre est fermé
   *[right] La droite est fermée
} : le tir doit partir dans une des deux autres directions.
go-lesson-shoot = Trois directions, et leur gardien en choisit une. Gauche et droite sont celles que tu vois face au but.
go-lesson-dive = Trois directions, et tu en choisis une. Gauche et droite sont vues du tireur.

## Why a card cannot be played now. A sentence without its full stop.

go-not-shown = À toi contre une de tes cartes : clique sur celle que tu donnes
go-not-theirs = Cette carte est { A($side) }
# A card that was just played, with what it does.
go-not-played = { $card } : { $does }
go-not-used = Jouées : { $cards }. Seul un Joker peut les copier
go-not-back-attacking = Une carte d’attaque, face cachée
go-not-back-defending = Une carte de défense, face cachée
go-not-spent = Le { $n } est grillé jusqu’à la fin de cette attaque
go-not-down = Ta carte est posée ; { LE($side) } choisit encore
go-not-closed = Angle fermé interdit cette direction pour ce tir
go-not-their-turn = { CAP(LE($side)) } décide d’abord
go-not-before-block = Décide d’abord si tu joues un Blocage
go-not-before-power = D’abord, joue une carte pouvoir ou choisis « Sans carte » ; les numéros viennent ensuite
go-not-before-window = Décide d’abord si tu joues ta carte pouvoir
go-not-swapped = Seules les cartes pouvoir s’échangent
go-not-now = Pas maintenant : réponds d’abord à la question
# $numbers are those that may be chosen.
go-not-among = { $card } : seulement { $numbers } pour cette passe
go-not-keeper = Le gardien ne peut pas être choisi à la passe 7
go-not-decided = Ton choix est fait ; { LE($side) } choisit encore
go-not-normal-time = Les cartes pouvoir ne servent que dans le temps réglementaire
go-not-bogey = La Bête noire ne fait rien : échange-la après une attaque
go-not-attacking = { $card } sert à tes propres attaques
go-not-defending = { $card } sert quand { LE($side) } attaque
go-not-block = { $card } n’annule que { $cards }
go-not-joker-none = Le Joker copie une carte { $kind ->
    [attacking] d’attaque
   *[defending] de défense
} jouée ; il n’y en a pas encore
go-not-joker = Le Joker copie une carte { $kind ->
    [attacking] d’attaque
   *[defending] de défense
} jouée, et aucune ne pourrait l’être maintenant
go-not-by-click = { $card } a un bouton pour chaque façon de jouer : choisis-en un
go-not-followed = { $card } est en jeu à cette passe : seul un Tacle peut suivre
go-not-second-selection = { $card } est en jeu à cette passe : aucune autre carte ne peut changer le choix des numéros
# $number is the number $n as a word.
go-not-two-left = { $card } demande deux de ses numéros ; { $n ->
    [0] il n’en reste aucun
    [1] il n’en reste qu’un
   *[other] il en reste { $n }
}
go-not-keeper-spent = Le numéro de ton gardien est déjà grillé
go-not-keeper-open = Ton gardien peut déjà être choisi
go-not-three-left = { $card } demande trois numéros, et il en reste moins

## The match log and the lines of banners. $side is a club, $man a player, $pass the number of a pass, $n the number of a
## player.

go-strip-first = { $side } attaque en premier
go-strip-spared = la première passe coupée est pardonnée
go-strip-extra-time = une manche de plus, sans cartes pouvoir
go-log-toss = { $side } gagne le toss et attaque en premier
# The log and the banner.
go-log-attack = { $side } attaque
go-log-attack-first = En 2e mi-temps, { $side } attaque en premier
go-log-play = { $side } joue { $card }
go-log-play-numbers = { $side } joue { $card } : { $numbers }
go-log-play-direction = { $side } joue { $card } : { $direction ->
    [left] gauche fermée
    [middle] centre fermé
   *[right] droite fermée
}
go-log-blocked = { $block } annule { $card }
go-log-cleared = Dégagé : retour à la passe { $pass }
go-log-eighth = Il faut une huitième passe
go-log-read = La passe est lue
go-log-marked = Passe { $pass }, { $man } ({ $n }) : coupée !
go-log-spared = Première passe coupée : { $side } continue
go-log-pass = Passe { $pass } : { $man } ({ $n })
go-log-passes = Passe { $pass } : { $men }
# A Dribble fills slots more; $number is how many, as a word.
go-log-run = Passe { $pass } : { $men }, puis raid de { $n ->
    [one] une case
   *[other] { $number } cases
}
# The hand that won a tackle, and which hand it beat: `rock beats scissors`.
go-log-hands = { $hand ->
    [paper] feuille bat pierre
    [rock] pierre bat ciseaux
   *[scissors] ciseaux battent feuille
}
go-log-tackle-again = Tacle : { $hand ->
    [paper] feuille et feuille
    [rock] pierre et pierre
   *[scissors] ciseaux et ciseaux
}, on recommence
go-log-tackle-kept = Tacle : { $hands }, { $side } garde le ballon
go-log-tackle-won = Tacle : { $hands }, { $side } récupère le ballon
# $number is the number $n as a word.
go-log-shoot = { $side } tire { $n ->
    [0] sans passe
    [one] après une passe
   *[other] après { $number } passes
}
go-log-in = Tir { $shot ->
    [left] à gauche
    [middle] au centre
   *[right] à droite
}, gardien { $save ->
    [left] à gauche
    [middle] au centre
   *[right] à droite
} : but !
go-log-saved = Tir { $shot ->
    [left] à gauche
    [middle] au centre
   *[right] à droite
}, gardien aussi : arrêté
go-log-give = Tu donnes { $card } contre la carte montrée
# $kind is the kind of the card that is given.
go-log-swap = { $kind ->
    [attacking] { $side } change de carte : attaque contre défense
   *[defending] { $side } change de carte : défense contre attaque
}

## The bots' reasons for what they do, to the player whom the coach advises.

go-reason-alike = Tout se vaut ici.
go-reason-slip = Une étourderie.
go-reason-next-up = Le suivant en montant.
go-reason-next-down = Le suivant en descendant.
go-reason-favourite = Un de ses favoris.
go-reason-by-heart = Comme à la répétition.
go-reason-mirror = C’est ce qu’ils ont fait la dernière fois.
go-reason-spender = Aucune carte ne vaut d’être gardée.
go-reason-hoarder = Ses cartes sont pour la dernière manche.
go-reason-other-way = Jamais deux fois du même côté.
go-reason-other-hand = Autre chose à chaque fois.
go-reason-card-time = C’est le moment pour cette carte.
go-reason-card-wait = La carte attend un meilleur moment.
go-reason-card-hurts = Cette carte ferait mal.
go-reason-swap-better = Une meilleure carte contre une moins bonne.
go-reason-keep-better = Les cartes en main sont meilleures.
# $does is `brings` for the attacker, who gains goals, or `saves`.
go-reason-play-little = Maintenant, { $card } { $does ->
    [brings] rapporte
   *[saves] évite
} un peu plus que plus tard.
go-reason-play = Maintenant, { $card } { $does ->
    [brings] rapporte
   *[saves] évite
} environ { $n ->
    [one] { $n } but
   *[other] { $n } buts
} sur cent attaques comme celle-ci.
go-reason-block-little = { $block } annule { $card } : ça { $does ->
    [brings] rapporte
   *[saves] évite
} un peu plus que plus tard.
go-reason-block = { $block } annule { $card } : ça { $does ->
    [brings] rapporte
   *[saves] évite
} environ { $n ->
    [one] { $n } but
   *[other] { $n } buts
} sur cent attaques comme celle-ci.
go-reason-no-block = { $card } fait trop peu de dégâts ici pour y laisser un Blocage.
go-reason-hold = Chaque carte en main servira mieux plus tard.
# What the reasons for a number begin with.
go-reason-left-all = Les { $n } numéros sont encore libres
go-reason-left = { $count ->
    [one] Le { $spent } est grillé
   *[other] Grillés : { $spent }
}, et il reste { $n ->
    [one] { $n } numéro
   *[other] { $n } numéros
}
# $left is one of the two above, $n a player's number.
go-reason-pass-any = { $left } : un seul peut couper la passe, alors prends le { $n } ou un autre, mais sans habitude.
go-reason-mark-any = { $left } : impossible de savoir lequel vient, alors le { $n } en vaut un autre.
go-reason-pass-read = Ils aiment surveiller le { $read } ici, alors passe au { $n }.
go-reason-mark-read = Ils aiment passer au { $n } ici, alors surveille le { $n }.
go-reason-pass-keeper = Le gardien ne peut pas recevoir la passe 7, alors passe au numéro 1 avant.
go-reason-mark-keeper = Le gardien ne peut pas recevoir leur passe 7, alors ils voudront se servir de lui avant.
go-reason-three = Trois numéros sur { $n } décident de cette passe, et tous les trios se valent.
go-reason-shoot-read = Leur gardien aime { $direction ->
    [left] plonger à gauche
    [middle] rester au centre
   *[right] plonger à droite
}, alors tire ailleurs.
go-reason-dive-read = Ils aiment tirer { $direction ->
    [left] à gauche
    [middle] au centre
   *[right] à droite
}.
go-reason-shoot = Leur gardien couvre une direction sur { $n }, impossible de savoir laquelle.
go-reason-dive = Ils ont { $n } directions au choix, impossible de savoir laquelle.
go-reason-hand-read = Ils aiment jouer { $hand ->
    [paper] la feuille
    [rock] la pierre
   *[scissors] les ciseaux
}.
go-reason-hand = Pierre, feuille ou ciseaux : les trois se valent.
go-reason-swap-bogey = { $card } peut servir ; la Bête noire, jamais.
go-reason-swap = { $card } ({ $kind ->
    [attacking] attaque
   *[defending] défense
}) servira plus dans les tours à venir que { $given } ({ $given_kind ->
    [attacking] attaque
   *[defending] défense
}).
go-reason-keep = Chaque carte en main servira plus que { $card }.
go-reason-no-swap = Il n’y avait rien à prendre en échange.

## The notebook of a bot that reads its opponent. $times is how often, $all how often in all.

go-note-passed = { $who ->
    [you] Tu as passé à ton
   *[other] { $name } a passé à son
} { $n } : { $times } fois sur { $all }.
go-note-marked = { $who ->
    [you] Tu as surveillé son
   *[other] { $name } a surveillé ton
} { $n } : { $times } fois sur { $all }.
go-note-shot = { $who ->
    [you] Tu as
   *[other] { $name } a
} tiré { $direction ->
    [left] à gauche
    [middle] au centre
   *[right] à droite
} { $times } fois sur { $all }.
go-note-kept = { $who ->
    [you] Ton gardien
   *[other] Chez { $name }, le gardien
} { $direction ->
    [left] a plongé à gauche
    [middle] est resté au centre
   *[right] a plongé à droite
} { $times } fois sur { $all }.
go-note-showed = { $who ->
    [you] Tu as
   *[other] { $name } a
} joué { $hand ->
    [paper] la feuille
    [rock] la pierre
   *[scissors] les ciseaux
} { $times } fois sur { $all }.

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# An attack begins, but for the first one of the match.
say-go-attack =
    .l1 = { CAP(LE($us)) } repart de derrière.
    .l2 = Ballon pour { LE($us) }. Sept passes et un tir, rien de plus simple.
    .l3 = Voilà { LE($us) }. { CAP(LE($them)) } prend ses marques.
    .l4 = On échange les rôles : le ballon pour { LE($us) }, les devinettes pour { LE($them) }.
    .l5 = { CAP(LE($us)) } recommence, patiemment.

# A pass that got through.
say-go-passed =
    .l1 = Pour { $who }, avec la place d’étaler une nappe.
    .l2 = { $who } demande le ballon, et le reçoit.
    .l3 = C’est propre, pour { $who }.
    .l4 = { CAP(LE($us)) } fait tourner, en passant par { $who }.
    .l5 = { $who } l’a. Patience, patience.
    .l6 = Et maintenant { $who }. { CAP(LE($them)) } a un métro de retard.

# A pass late in the attack got through.
say-go-passed-late =
    .l1 = Déjà { $what } passes, et { $who } voit le but d’ici.
    .l2 = Ballon pour { $who }. { CAP(LE($them)) } manque d’idées.
    .l3 = { CAP($what) } passes ! { $keeper } ne bavarde plus avec son poteau.
    .l4 = { CAP(LE($us)) } est tout près, et { $who } le sait.
    .l5 = { $who } au ballon. Ça sent la frappe.

# Several passes run at once.
say-go-run =
    .l1 = Toute une série d’un coup ! { CAP(LE($us)) } est comme à l’entraînement.
    .l2 = Ça fuse pour { LE($us) }, et les cases se remplissent toutes seules.
    .l3 = Un geste, plusieurs passes. { CAP(LE($them)) } cherche un plan.
    .l4 = Vite, vite, vite. { CAP(LE($us)) } est en pleine série.

# The pass was marked. The side is the one who marks, `{who}` the one who should have had the ball.
say-go-marked =
    .l1 = Coupée ! { CAP(LE($us)) } a lu ça comme le menu du jour.
    .l2 = { $who } n’a rien vu venir. { CAP(LE($us)) } avait une longueur d’avance.
    .l3 = Intercepté ! { CAP(LE($us)) } attendait { $who }.
    .l4 = Le bon joueur, au bon moment. { CAP(LE($us)) } surgit devant { $who }.
    .l5 = C’est de la télépathie. { CAP(LE($us)) } avait mis { $who } dans sa poche.

# SGO-15: the first mark of an attack does not count.
say-go-spared =
    .l1 = Coupée, mais ça continue ! La première, c’est la maison qui l’offre.
    .l2 = L’arbitre ferme les yeux pour { LE($us) }. Une fois.
    .l3 = On continue ! { CAP(LE($us)) } ferait bien de ne pas recommencer.
    .l4 = Avantage, dit l’arbitre. { CAP(LE($us)) } souffle et repart.

# A power card is played.
say-go-power =
    .l1 = { CAP(LE($us)) } sort une carte, { $what }. Ça change tout.
    .l2 = Et voici { $what }. { CAP(LE($them)) } relit deux fois.
    .l3 = { CAP($what) }, pour { LE($us) }. C’était bien caché dans la manche.
    .l4 = { CAP(LE($us)) } joue { $what }, non sans gourmandise.
    .l5 = Une carte pour { LE($us) } : { $what }. Voyons ce qu’elle vaut.
    .l6 = { CAP($what) } ! { CAP(LE($us)) } mourait d’envie de la jouer.

# A power card is stopped by a Block.
say-go-blocked =
    .l1 = Refusé ! { CAP(LE($us)) } avait la réponse à { $what }.
    .l2 = { CAP($what) } ? Pas aujourd’hui, dit { LE($us) }.
    .l3 = { CAP(LE($us)) } bloque. { CAP($what) }, retour dans la boîte.
    .l4 = Blocage. { CAP($what) } n’est plus qu’une jolie image.

# The attack is set back.
say-go-cleared =
    .l1 = Dégagé ! { CAP(LE($them)) } doit refaire une bonne partie du chemin.
    .l2 = { CAP(LE($us)) } dégage en touche, et ça soupire chez { LE($them) }.
    .l3 = Loin devant. { CAP(LE($them)) } récupère ça presque au point de départ.
    .l4 = En tribune. { CAP(LE($us)) } ne s’en excuse pas.

# Three passes at once.
say-go-break =
    .l1 = Ça part en contre ! Trois passes d’un coup pour { LE($us) }.
    .l2 = Un contre, et quel contre. { CAP(LE($us)) } a trois passes d’avance.
    .l3 = { CAP(LE($us)) } déboule. Une, deux, trois.
    .l4 = Un clin d’œil et ils sont loin. { CAP(LE($us)) } en contre.

# An eighth pass is needed.
say-go-slowed =
    .l1 = Une passe de plus, annonce-t-on { A($them) }, qui en avait compté sept.
    .l2 = { CAP(LE($us)) } calme le jeu. Il faut une huitième passe.
    .l3 = Une huitième passe ? { CAP(LE($them)) } relit les petites lignes.
    .l4 = { CAP(LE($us)) } rajoute une passe sur l’addition.

# A tackle: the hands are equal.
say-go-tackle-again =
    .l1 = Deux mains pareilles. On recommence !
    .l2 = Rien dans ce tacle. Encore une fois.
    .l3 = Ils ont la même idée, et réessaient.
    .l4 = Égalité des mains. Personne ne lâche le maillot de l’autre.

# A tackle won by the defender.
say-go-tackle-won =
    .l1 = Propre et net. { CAP(LE($us)) } gagne le tacle et le ballon.
    .l2 = { CAP(LE($us)) } le subtilise dans les pieds !
    .l3 = Quel tacle, { $us }. L’affaire est close.
    .l4 = { CAP(LE($us)) } récupère, le ballon d’abord, comme dans le manuel.

# A tackle ridden by the attacker.
say-go-tackle-kept =
    .l1 = { CAP(LE($us)) } saute par-dessus le tacle et continue.
    .l2 = Le tacle arrive, et { LE($us) } en ressort avec le ballon.
    .l3 = Solide sur ses appuis, { $us }. Le ballon reste là.
    .l4 = { CAP(LE($them)) } glisse, et ne trouve que de l’herbe.

# The shot is due.
say-go-shot =
    .l1 = { $kind ->
        [0] Sans la moindre passe
        [1] Après une passe
       *[other] Après { $what } passes
    }, { LE($us) } va tirer. Gauche, droite ou plein centre ?
    .l2 = Voilà l’occasion ! { $keeper } a trois chemins possibles.
    .l3 = Plus personne devant { LE($us) }. À { $keeper } de deviner.
    .l4 = Les tribunes se lèvent. { CAP(LE($us)) } va tirer.
    .l5 = { $kind ->
        [0] Aucune passe
        [1] Une passe
       *[other] { CAP($what) } passes
    } pour ce seul tir. { CAP(LE($us)) } vise.

# The keeper saves; the side is the keeper's.
say-go-saved =
    .l1 = Arrêté ! { $gloves } part du bon côté.
    .l2 = { $gloves } devine, { $gloves } arrête. Quelle parade !
    .l3 = Toutes ces passes, et { $gloves } dit non.
    .l4 = { CAP(LE($them)) } choisit, et { $gloves } choisit pareil. Arrêté.
    .l5 = Immense { $gloves }, qui dira n’avoir jamais douté.
