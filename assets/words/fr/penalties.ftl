### French: penalties

pen-bot-1 = Ben les Yeux bandés
pen-bot-1-line = Tire et plonge n’importe où.
pen-bot-2 = Bruno l’Audacieux
pen-bot-2-line = Panenka au centre, et dans le but il reste planté : personne d’autre n’oserait, pas vrai ?
pen-bot-3 = Sam Rebelote
pen-bot-3-line = Va là où il est allé la dernière fois, au tir comme au plongeon.
pen-bot-4 = Rosa la Bougeotte
pen-bot-4-line = A horreur d’aller deux fois de suite au même endroit, au tir comme dans le but.
pen-bot-5 = Wanda Contre-Pied
pen-bot-5-line = Tire à l’opposé de ton dernier plongeon, et plonge là où tu as tiré en dernier.
pen-bot-6 = Ida Sang-Froid
pen-bot-6-line = Varie ses tirs presque à la perfection, et remarque si tu te répètes ou si tu plonges là où elle vient de tirer.
pen-bot-7 = Hanne Œil-de-Lynx
pen-bot-7-line = Compte tes coins : elle plonge où tu tires le plus, et tire où tu plonges le moins.
pen-bot-8 = Olga l’Oracle
pen-bot-8-line = Connaît toutes les manies du métier, et punit les tiennes autant que la prudence le permet.
pen-title = Séance de tirs au but
pen-tagline = Onze mètres, trois endroits, un pari.
pen-aim = Tire là où le gardien n’est pas, et plonge là où va le ballon.
pen-chance = Le dé
pen-field-kicks = Tirs
pen-field-kicks-5 = 5 chacun
pen-field-kicks-3 = 3 chacun
pen-field-kicks-7 = 7 chacun
pen-field-short = Durée
pen-field-short-false = Séance entière
pen-field-short-true = Courte (3 chacun)
pen-rules-1-head = L’idée
pen-rules-1 = Un tireur, un gardien, onze mètres. Les deux choisissent au même moment, sans savoir où ira l’autre. L’équipe qui marque le plus de tirs gagne.
pen-rules-2-head = Un tir
pen-rules-2 = Une pièce décide qui tire en premier ; ensuite, chacun son tour. Le tireur choisit la gauche, le centre ou la droite. Le gardien choisit de plonger à gauche, de rester ou de plonger à droite. Gauche et droite sont toujours celles du tireur. Les deux choisissent en secret, parmi les trois à chaque fois, et les deux choix sont montrés ensemble. Puis on lance un dé.
pen-rules-3-head = Le dé
pen-rules-3 = Sur un 1, le ballon manque le cadre, où qu’il ait été tiré. Un gardien qui reste arrête tous les autres tirs au centre. Un gardien qui plonge dans le bon coin arrête le tir sur 2 ou 3. Tout le reste est un but.
pen-rules-4-head = Qui gagne
pen-rules-4 = Chaque équipe a cinq tirs (ou trois, ou sept), et celle qui en marque le plus gagne. C’est fini dès qu’une équipe ne peut plus être rejointe. À égalité, c’est la mort subite : un tir chacune, jusqu’à ce que l’une marque et l’autre non. Une séance courte compte trois tirs chacune.
pen-rules-5-head = Un conseil
pen-rules-5 = Reste imprévisible. Répartis tes tirs et tes plongeons à égalité entre les coins, avec un sur six au centre, et à la longue personne ne peut te battre. Pour gagner plus d’une fois sur deux, il faut lire l’adversaire, au risque de se faire lire.
pen-rules-6-head = Crédits
pen-rules-6 = Le jeu, son dé et ses textes sont propres à ce projet.

## What the table asks the player. $side is the club that the player waits for.

pen-ask-over = Fin du match
pen-ask-chosen = Ton choix est fait : { LE($side) } choisit encore
pen-ask-score-and-win = Marque et tu gagnes : où tires-tu ?
pen-ask-miss-and-lose = Rate et tu perds : où tires-tu ?
pen-ask-kick = Où tires-tu ?
pen-ask-keep-out-and-win = Arrête-le et tu gagnes : où plonges-tu ?
pen-ask-let-in-and-lose = S’il marque, tu perds : où plonges-tu ?
pen-ask-dive = Où plonges-tu ?

## The offers: their labels, what they do, and the preview over the goal with its headline in capitals. Left and right are
## as the kicker sees them; the numbers are those of the die.

pen-offer-left = Gauche
pen-offer-middle = Centre
pen-offer-right = Droite
pen-offer-dive-left = À gauche
pen-offer-stay = Rester
pen-offer-dive-right = À droite
pen-help-kick-corner = But sur 2 à 6 ; si le gardien plonge du même côté, sur 4 à 6 seulement.
pen-help-kick-middle = But sur 2 à 6 si le gardien plonge ; s’il reste, il l’arrête.
pen-help-dive = Arrête un tir dans ce coin sur 2 ou 3. Gauche et droite sont vues du tireur.
pen-help-stay = Arrête tous les tirs cadrés au centre, et rien d’autre.
pen-preview-in = BUT SUR 2-6
pen-preview-saved-corner = ARRÊT SUR 2-3
pen-preview-saved-middle = ARRÊT SUR 2-6

## The scoreboard, the labels and the match log. $kick and $dive are left, middle or right; $end is goal, saved, over, post or wide.

# Under the title of the game: how many kicks each side has.
pen-subtitle = { $n } tirs par équipe
pen-log-kick-first = { $side } tire en premier
pen-log-sudden-death = Mort subite à { $score }
# $who and $keeper are names of players.
pen-log-kick = { $who } { $kick ->
    [left] à gauche
    [right] à droite
   *[middle] au centre
}, { $keeper } { $dive ->
    [left] à gauche
    [right] à droite
   *[middle] reste
} : { $end ->
    [goal] but !
    [saved] arrêté !
    [over] au-dessus !
    [post] sur le poteau !
   *[wide] à côté !
}

# The faces of the die, on the note beside the table.
pen-note-open = 1 raté, 2 à 6 but
pen-note-stayed = 1 raté, 2 à 6 arrêté
pen-note-read = 1 raté, 2-3 arrêté, 4-6 but

## Why a kick ended so, stamped over the cards.

pen-reveal-off-target = Un 1 au dé : non cadré.
pen-reveal-saved-middle = Le gardien est resté, et le tir est venu au centre.
pen-reveal-saved-corner = Le gardien a bien lu, et sur 2 ou 3 il l’arrête.
pen-reveal-read-and-in = Le gardien a bien lu, mais il n’arrête que sur 2 ou 3.
pen-reveal-in-middle = Le gardien a plongé, et le ballon est passé au centre.
pen-reveal-in-corner = Le gardien est resté, et le ballon a filé dans le coin.
pen-reveal-wrong-way = Le gardien est pris à contre-pied.

## The coach's reasons for a place. $place is left, middle or right.

# $n counts the other side's kicks so far.
pen-because-keeper-never = Le gardien { $place ->
    [middle] n’est jamais resté
   *[other] n’a jamais plongé là
} en { $n ->
    [1] un tir
   *[other] { $n } tirs
} : si ça continue, tu marques sur 2 à 6.
pen-because-kick-middle = Ça rentre sur 2 à 6 dès que le gardien plonge, et il reste rarement.
pen-because-kick-corner = Dans un coin, ça rentre sur 2 à 6, et encore sur 4 à 6 si le gardien a bien lu.
# $n times out of $all; with one kick so far, it was that one.
pen-because-they-kicked = Ils ont tiré { $place ->
    [middle] au centre
    [left] à gauche
   *[right] à droite
} { $all ->
    [1] la dernière fois
   *[other] { $n } fois sur { $all }
}.
pen-because-stay = En restant, tu arrêtes tous les tirs cadrés au centre.
pen-because-dive = La plupart des tirs vont dans un coin, et en plongeant là tu arrêtes sur 2 ou 3.

## The lesson for beginners. $score has the player's goals first. Of its first two texts one is shown at the first kick;
## later what is at stake comes first, then the other side's habit.

pen-lesson-kick = Clique là où tu veux tirer ; personne ne le voit avant que le gardien ait choisi aussi. Dans un coin, ça rentre si le dé donne 2 à 6, ou seulement 4 à 6 si le gardien plonge là. Au centre, ça rentre sur 2 à 6, mais jamais si le gardien reste.
pen-lesson-keep = Devine où ira le tir et clique là ; gauche et droite sont vues du tireur. Plonge dans le bon coin, et tu arrêtes sur 2 ou 3. Reste, et tu arrêtes tous les tirs cadrés au centre, mais il y en a peu.
pen-lesson-score-and-win = { $score }, tes buts d’abord : marque celui-ci et tu gagnes.
pen-lesson-let-in-and-lose = { $score }, tes buts d’abord : si celui-ci rentre, ils gagnent.
pen-lesson-miss-and-lose = { $score }, tes buts d’abord : rate et ils gagnent.
pen-lesson-keep-out-and-win = { $score }, tes buts d’abord : arrête celui-ci et tu gagnes.
pen-lesson-sudden-death = { $score }, mort subite : la première paire de tirs qui vous départage décide.
# $whose is yours or theirs.
pen-lesson-nth = Tir { $n } sur { $of } { $whose ->
    [yours] pour toi
   *[theirs] pour eux
} ; { $score }, tes buts d’abord.
pen-lesson-no-pattern-kick = Le gardien n’a pas d’habitude, alors n’en prends pas non plus : varie les coins, avec un tir au centre de temps en temps.
pen-lesson-no-pattern-keep = Ils n’ont pas d’habitude. En plongeant, tu arrêtes les tirs de ce côté sur 2 ou 3 ; en restant, tout ce qui est cadré au centre.
# In the next four: $n times out of $all; with one kick so far, it was that one. $corner is left or right.
pen-lesson-keeper-stayed = Le gardien est resté { $all ->
    [1] la dernière fois
   *[other] { $n } fois sur { $all }
}. S’il recommence, un tir au centre ne rentre jamais, mais dans un coin, il rentre sur 2 à 6.
pen-lesson-they-went-middle = Ils ont tiré au centre { $all ->
    [1] la dernière fois
   *[other] { $n } fois sur { $all }
} : reste, et rien de cadré n’y passe.
pen-lesson-keeper-dived = Le gardien a plongé à { $corner ->
    [right] droite
   *[left] gauche
} { $all ->
    [1] la dernière fois
   *[other] { $n } fois sur { $all }
} : de ce côté, il te faut 4 à 6 ; un tir dans le coin { $corner ->
    [right] gauche
   *[left] droit
} ou au centre rentre sur 2 à 6.
pen-lesson-they-kicked = Ils ont tiré à { $corner ->
    [right] droite
   *[left] gauche
} { $all ->
    [1] la dernière fois
   *[other] { $n } fois sur { $all }
} : plonge là aussi, et sur 2 ou 3 tu l’arrêtes.

## After the match: what the other side has shown. The first two stand over pictures that count its places; $n is the
## number of times out of $of.

pen-read-kicks = Leurs tirs
pen-read-dives = Plongeons de leur gardien
pen-read-repeated = Ils ont choisi le même endroit que le coup d’avant { $n } fois sur { $of }.
pen-read-followed = Leur gardien a plongé là où tu avais tiré la fois d’avant { $n } fois sur { $of }.

## The chart of the rules page.

pen-chart-title = Où ça rentre
pen-chart-down = Tu tires
pen-chart-across = Le gardien
pen-chart-left = À gauche
pen-chart-middle = Au centre
pen-chart-right = À droite
pen-chart-dives-left = va à gauche
pen-chart-stays = reste
pen-chart-dives-right = va à droite
pen-chart-never = jamais
pen-chart-in = but sur { $from } à { $to }
pen-chart-note = Le dé est lancé une fois les deux cartes montrées ; un 1 est toujours raté. Gauche et droite sont vues du tireur.

## What a notebook says: $n times out of $all. $who is you, if the reader wrote it about the player, or bot, if the player wrote it
## about the bot $name. $place is left, middle or right.

pen-noted-kicked = { $who ->
    [you] Tu as
   *[other] { $name } a
} tiré { $place ->
    [left] à gauche
    [right] à droite
   *[middle] au centre
} { $n } fois sur { $all }.
pen-noted-dived = { $who ->
    [you] Tu as
   *[other] { $name } a
} { $place ->
    [left] plongé à gauche
    [right] plongé à droite
   *[middle] gardé le centre
} { $n } fois sur { $all }.
pen-noted-kicked-again = { $who ->
    [you] Tu as répété ton
   *[other] { $name } a répété son
} tir précédent { $n } fois sur { $all }.
pen-noted-dived-again = { $who ->
    [you] Tu as répété ton
   *[other] { $name } a répété son
} plongeon précédent { $n } fois sur { $all }.

## A bot's reason for its choice, in one sentence. It speaks of itself as `it`.
pen-bot-middle = Le centre : personne n’ose y rester.
pen-bot-same-again = Encore la même chose.
pen-bot-not-again = Jamais deux fois au même endroit.
pen-bot-other-way = La dernière fois, le gardien est parti de l’autre côté.
pen-bot-kicked-last = C’est là qu’ils ont tiré la dernière fois.
pen-bot-dives-least = C’est là que le gardien va le moins.
pen-bot-kicks-most = C’est là qu’ils tirent le plus.
pen-bot-best-play = C’est ce que ferait le jeu parfait.
pen-bot-nothing-to-go-on = Aucun indice : chaque coin cinq fois sur douze, le centre deux fois.
pen-bot-keeper-may-go = Le gardien pourrait bien { $place ->
    [left] aller à gauche
    [middle] rester au centre
   *[right] aller à droite
}.
pen-bot-kick-may-go = Le tir pourrait bien partir { $place ->
    [left] à gauche
    [middle] au centre
   *[right] à droite
}.
pen-bot-expects = { $what ->
    [keeper] Le gardien irait
   *[kick] Le tir partirait
} à gauche à { $left } %, au centre à { $middle } %, à droite à { $right } %.

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# The first kicks are about to be taken.
say-pen-first =
    .l1 = Pas de quatre-vingt-dix minutes ici. On va droit aux genoux qui tremblent.
    .l2 = { CAP(LE($us)) } tire en premier. { $keeper } tapote la transversale.
    .l3 = Un ballon, un point blanc, deux gardiens. { CAP(LE($us)) } commence.
    .l4 = Des tirs au but, et rien d’autre. { CAP(A($us)) } l’honneur.

# A goal.
say-pen-scored =
    .l1 = { $who } la met au fond. { $score }.
    .l2 = Dedans ! { $who } n’a pas regardé { $keeper } une seule fois.
    .l3 = { $who } choisit son coin, et le trouve.
    .l4 = { $keeper } ne peut que saluer. But, { $who }.
    .l5 = { $who } marque, et se souvient de respirer.
    .l6 = Quel sang-froid, { $who }. { $score }.

# The keeper stops it; the side is the keeper's, `{who}` kicked.
say-pen-saved =
    .l1 = Arrêté ! { $gloves } lit { $who } comme un livre en gros caractères.
    .l2 = { $gloves } y est ! { $who } n’ose plus regarder.
    .l3 = Non ! { $gloves } la sort.
    .l4 = { $who } avait une bonne idée. { $gloves } l’a eue avant.
    .l5 = Quelle main ferme, { $gloves } ! { CAP(LE($us)) } rugit.

# Off the target.
say-pen-wide =
    .l1 = Raté ! { $who } va la revoir à trois heures du matin.
    .l2 = { $who } ne marque pas. On reste à { $score }.
    .l3 = Pas de but, { $who }. Le gardien n’était là que pour la compagnie.
    .l4 = Oh, { $who }. Le but, c’était entre les deux poteaux.

# Over the bar, as kicks down the middle go.
say-pen-too-high =
    .l1 = Au-dessus ! { $who } a trouvé quelqu’un au rang F.
    .l2 = { $who } l’envoie dans les nuages. Il redescendra peut-être demain.
    .l3 = { $who } la met au-dessus de la barre. Toujours { $score }.
    .l4 = Oh, { $who }. Le but s’arrête aussi en haut.

# The kick that settles it.
say-pen-won =
    .l1 = { $who } offre la victoire { A($us) } ! Et dix coéquipiers lui tombent dessus.
    .l2 = C’est fait ! { $who }, et tout est réglé sur ce tir.
    .l3 = { $who } met fin au suspense. { CAP(LE($us)) } court déjà vers le poteau de corner.
    .l4 = Au fond, et c’est fini ! { $who } fait gagner { LE($us) }.

# Full time.
say-pen-over =
    .l1 = { CAP(LE($us)) } gagne la séance, { $score }. Embrassez donc le gardien.
    .l2 = Aux tirs au but, c’est { LE($us) }. Chez { LE($them) }, on reste planté là.
    .l3 = { $score }, et { LE($us) } a eu les nerfs solides.
    .l4 = Terminé. { CAP(LE($us)) } garde le ballon, { LE($them) } garde le souvenir.

# On the result: no sudden death was needed.
pen-in-normal-time = Dans la série normale.
