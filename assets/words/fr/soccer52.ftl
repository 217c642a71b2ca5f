### French: soccer52

s52-title = Soccer
s52-tagline = Cache deux attaquants, défends avec le reste.
s52-aim = Deux cartes montent tirer ; celles que tu gardes stoppent les tirs adverses.
s52-chance = Les cartes distribuées et piochées
s52-bot-1-line = Pose n’importe quelle carte, stoppe avec ce qui convient.
s52-bot-2-line = Exhibe ses cartes hautes devant, et y jette ses gardiens.
s52-bot-3-line = Adore les cartes hautes devant, et de temps en temps réfléchit d’abord.
s52-bot-4-line = Réfléchit un peu, mais jette encore des cartes qui lui manqueront.
s52-bot-5-line = Joue quelques matchs dans sa tête, et gaspille rarement un gardien.
s52-bot-6-line = Commet de petites erreurs de temps en temps, presque jamais de grosses.
s52-bot-7-line = Joue beaucoup de matchs dans sa tête, mais oublie ce que tu n’as pas pu stopper.
s52-bot-8-line = Retient chaque carte et chaque tir que tu n’as pas stoppé, et imagine ce qu’il te reste.
s52-zone-forward = ATTAQUANT
s52-zone-draw-pile = PIOCHE
s52-zone-discards = DÉFAUSSE
s52-zone-goals = BUTS
s52-field-blocking = Défense
s52-field-blocking-compulsory = Obligatoire
s52-field-blocking-optional = Au choix
s52-field-start = Qui attaque d’abord
s52-field-start-alternate = En alternance (règle maison)
s52-field-start-same = Gagnant du toss (règle imprimée)
s52-field-after-six = Égalité à la fin
s52-field-after-six-suddenrounds = Manches en or
s52-field-after-six-draw = Match nul
s52-field-lone-goalie = Gardien seul
s52-field-lone-goalie-allowed = Peut attaquer
s52-field-lone-goalie-forbidden = Reste en main (règle imprimée)
s52-field-short = Durée
s52-field-short-false = Match entier
s52-field-short-true = Court (deux manches)
s52-rules-1-head = L’idée
s52-rules-1 = Chaque carte peut tirer ou défendre : posée sur le terrain, c’est un attaquant ; gardée en main, elle peut en stopper un. Ce qui n’est pas stoppé est un but. Après six manches, l’équipe qui a le plus de buts gagne.
s52-rules-2-head = Une manche
s52-rules-2 = Tu commences avec six cartes. À chaque manche, chacun en pose deux en secret, face cachée : ses attaquants. Puis une équipe attaque avec les deux, l’un après l’autre, et voit comment finit le premier avant de retourner le second ; ensuite l’autre équipe attaque. Un toss décide qui commence la première manche, puis c’est chacun son tour. Après la manche, chaque équipe pioche quatre cartes : à la sixième, tout le jeu a été distribué. L’équipe à domicile tire toujours vers la droite, l’autre vers la gauche.
s52-rules-3-head = Nombres et gardiens
s52-rules-3 = De l’as au 10, ce sont les nombres ; l’as compte 1. Valets, dames et rois sont les gardiens : ils ne comptent rien, et font les meilleurs défenseurs et de piètres attaquants.
s52-rules-4-head = Stopper
s52-rules-4 =
    Quand un nombre est retourné, l’adversaire doit le stopper s’il le peut, d’une seule de ces façons :
    Un gardien de la couleur de l’attaquant : n’importe quel gardien en rouge contre cœur ou carreau, en noir contre trèfle ou pique.
    Une carte de la même valeur : un cinq contre un cinq.
    Deux nombres dont la somme ou la différence donne la valeur de l’attaquant : 5 et 2 stoppent un sept, et un trois aussi.
    Deux cartes de l’enseigne de l’attaquant, quelles qu’elles soient : le 4 et le 9 de carreau stoppent n’importe quel carreau.
    L’attaquant et ce qui l’a stoppé vont à la défausse. Tu choisis avec quoi stopper, mais tu n’ajoutes pas de carte à ce qui suffit déjà.
s52-rules-5-head = Buts
s52-rules-5 = Ce qui n’est pas stoppé est un but. La carte reste au bord du terrain, du côté de celui qui l’a jouée, pour le compter.
s52-rules-6-head = Penalties
s52-rules-6 = Un gardien peut aussi être posé comme attaquant, en bluff ou pour un penalty. Retourné, il marque si tu défausses à ce moment-là un second gardien de ta main, n’importe lequel, et personne ne peut le stopper. Si tu n’en as pas, ou préfères le garder, le gardien retourné est défaussé et il ne se passe rien. L’adversaire ne peut pas savoir lequel des deux.
s52-rules-7-head = Égalité à la fin
s52-rules-7 = On joue alors des manches en or. Chacun garde sa main, la défausse est mélangée pour faire une nouvelle pioche, chaque équipe pioche quatre cartes, et l’on joue des manches entières jusqu’à ce qu’une équipe soit devant à la fin de l’une d’elles. S’il reste moins de huit cartes à piocher, on mélange ensemble la pioche et la défausse, et au besoin les cartes qui ont marqué. Le score ne bouge pas. Les cartes sont alors distribuées une à une tant qu’il y en a, et une équipe qui en a moins de deux pose ce qu’elle a. Après cent manches, le match est nul.
s52-rules-8-head = Ce que tu peux savoir
s52-rules-8 = La défausse, les buts et la taille de chaque main sont visibles. Et ceci se déduit : si une équipe devait stopper et ne l’a pas fait, c’est qu’elle n’avait pas de quoi. Tes propres attaquants sont nommés sur le terrain pour tes yeux seulement ; le hasard décide lequel est où, si bien que leur place ne trahit rien.
s52-rules-9-head = Règles maison
s52-rules-9 = Défendre peut être au choix : tu peux alors encaisser un tir pour économiser tes cartes. La règle imprimée nomme une équipe qui commence et ne dit rien des manches suivantes : l’alternance est notre règle, et en option le gagnant du toss commence toutes les manches, comme il est imprimé. Et à égalité, le match peut finir nul après la sixième manche. Un gardien peut attaquer sans second gardien, en bluff : c’est notre règle. En option il ne le peut pas, comme il est imprimé : un autre gardien doit rester dans ta main quand tu en poses un, sauf si tu poses toute ta main. Un gardien retourné trahit alors qu’il y en avait un second. Un match court compte deux manches au lieu de six. À égalité, la défausse est alors mélangée à la pioche, et des manches en or suivent.
s52-rules-10-head = Conseils
s52-rules-10 = Les grands nombres sont plus durs à stopper, car moins de paires les donnent. Les gardiens en main valent plus que tout le reste ; stoppe d’abord avec les mêmes valeurs et les petites paires. Compte ce qui est sorti : à la sixième manche, tout ce qui reste est dans une main.
s52-rules-11-head = Crédits
s52-rules-11 = Soccer est un jeu de Laurence Antonios. Là où la règle imprimée ne dit rien, comme sur le toss, l’ordre des attaques ou ce qui arrive quand les cartes manquent, les choix sont propres à ce projet.

## In all messages below, $card is a playing card such as `7 of hearts`, and $rank its rank for languages in which the
## article depends on it: `ace`, `2` to `10`, `jack`, `queen`, `king`. $suit is clubs, diamonds, hearts or spades; $colour
## is black or red; $side is a club, in the log its three letters. $sum is such as `3 + 4 = 7`.

## The table

# A number of cards in a hand, beside the cards.
s52-held = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
# The same for two at one screen, in capitals.
s52-held-by = { $side } { $n ->
    [one] { $n } CARTE
   *[other] { $n } CARTES
}
# The line under the title: the first is followed by the others, with commas.
s52-subtitle-sudden = Six manches, puis manches en or
s52-subtitle-league = Championnat : six manches
s52-subtitle-short-sudden = Deux manches, puis manches en or
s52-subtitle-short-league = Championnat : deux manches
s52-subtitle-optional = défense au choix
s52-subtitle-same = même équipe au départ
s52-subtitle-lone-goalie = pas de gardien seul en attaque
# The note on a shot: what would stop it. $n is the value of the card.
s52-note-stoppers = Stoppé par un gardien { $colour ->
    [black] en noir
   *[red] en rouge
}, { $n ->
    [1] un as
   *[other] un { $n }
}, deux { $suit ->
    [clubs] trèfles
    [diamonds] carreaux
    [hearts] cœurs
   *[spades] piques
} ou deux cartes dont la somme ou l’écart vaut { $n }.
s52-note-second-goalie = marque si un second gardien est défaussé
s52-note-nothing = rien pour le stopper

## Why cards stop a shot, at a glance: capitals on the grass, small letters in a hint.
s52-reason-goalie = GARDIEN { $colour ->
    [black] EN NOIR
   *[red] EN ROUGE
}
s52-reason-twin = MÊME VALEUR
s52-reason-suit-pair = DEUX { $suit ->
    [clubs] TRÈFLES
    [diamonds] CARREAUX
    [hearts] CŒURS
   *[spades] PIQUES
}
s52-way-goalie = gardien { $colour ->
    [black] en noir
   *[red] en rouge
}
s52-way-twin = même valeur
s52-way-suit-pair = deux { $suit ->
    [clubs] trèfles
    [diamonds] carreaux
    [hearts] cœurs
   *[spades] piques
}

## Why a shot is stopped or goes in, in a sentence of 72 letters at most. $card is the shot.
s52-why-goalie = Un gardien { $colour ->
    [black] en noir
   *[red] en rouge
} stoppe { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
}.
s52-why-twin = Une carte de même valeur stoppe { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
}.
s52-why-sum = { $sum } : voilà qui stoppe { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
}.
s52-why-suit-pair = Deux { $suit ->
    [clubs] trèfles
    [diamonds] carreaux
    [hearts] cœurs
   *[spades] piques
} stoppent { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
}.
s52-why-let-in = Rien ne stoppe { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
}.
s52-why-second-goalie = Un second gardien est défaussé : penalty, et c’est toujours but.
s52-why-no-second-goalie = Devant, un gardien ne marque que si l’on en défausse un second.

## The match log: short lines. $card is the shot, $with the card that stops it.
s52-log-goalie = { CAP($card) } : arrêt { $with_rank ->
    [queen] de la
   *[other] du
} { $with }
s52-log-twin = { CAP($card) } : contré par { $with_rank ->
    [ace] l’{ $with }
   *[other] le { $with }
}
s52-log-sum = { CAP($card) } : contré, { $sum }
s52-log-suit-pair = { CAP($card) } : contré, deux { $suit ->
    [clubs] trèfles
    [diamonds] carreaux
    [hearts] cœurs
   *[spades] piques
}
s52-log-let-in = { CAP($card) } : au fond
s52-log-penalty = Penalty : { $card } avec { $with }
s52-log-no-penalty = { CAP($card) } : pas de penalty
s52-log-toss = { $side } gagne le toss
s52-log-level = Égalité à { $score } : on mélange la défausse
s52-log-new-pile = La défausse devient la nouvelle pioche
s52-log-tallies = Les cartes de but sont mélangées aussi ; le score reste
s52-log-kick-off = Coup d’envoi : { $side } attaque
s52-log-last-round = Dernière manche : { $side } attaque
s52-log-round = Manche { $n } : { $side } attaque
s52-log-sudden-round = Manche en or { $n } : { $side } attaque
s52-log-still-level = Manche en or { $n } : toujours à égalité

## Lines below the headlines of banners
s52-banner-toss = { CAP(LE($side)) } attaque en premier
s52-banner-sudden-rounds = { $score } : qui mène après une manche gagne
s52-banner-last-round = { $score }, { $side } attaque
s52-banner-penalty = { CAP(LE($side)) } défausse un second gardien

## Questions in the prompt. $side is the other side.
s52-prompt-over = Fin du match
s52-prompt-they-lay = { CAP(LE($side)) } choisit encore ses attaquants
s52-prompt-they-flip = { CAP(LE($side)) } choisit qui tire
s52-prompt-they-block = { CAP(LE($side)) } peut le stopper ?
s52-prompt-they-pay = Un gardien : penalty pour { LE($side) } ?
s52-prompt-lay-nothing = Plus de carte à poser
s52-prompt-lay-last = Pose ta dernière carte
s52-prompt-lay = Choisis deux attaquants
s52-prompt-flip = Qui tire en premier ?
s52-prompt-flip-last = Ton dernier attaquant tire
s52-prompt-block = Stoppe { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
}
s52-prompt-nothing-stops = Rien ne stoppe { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
}
s52-prompt-no-second-goalie = Pas de second gardien en main
s52-prompt-penalty = Penalty : quel gardien défausser ?

## Offers: a label of one to three words, help in one sentence, a preview of a headline in capitals and a detail.
## $side is the other side, $card the card or the shot.
s52-offer-card = { CAP($card) }
s52-offer-shoot = Tirer
s52-offer-let-in = Encaisser
s52-offer-no-penalty = Pas de penalty
s52-offer-lay-nothing = Ne rien poser
s52-offer-lay-one = Poser
s52-offer-lay = Poser
s52-offer-block = Stopper
# An action in a few words, with its cards.
s52-named-lay = Attaquants : { $cards }
s52-named-block = Stopper : { $cards }
s52-help-shoot = Retourne la carte : un tir vers le but { DE($side) }.
s52-help-flip = But, sauf si { LE($side) } peut le stopper.
# $n is the number of goalies in the hand.
s52-help-flip-goalie = Marque seulement si tu défausses un second gardien : { $n ->
    [0] tu n’en as pas, c’est donc un bluff
    [1] tu en as un
    [2] tu en as deux
    [3] tu en as trois
    [4] tu en as quatre
    [5] tu en as cinq
    [6] tu en as six
   *[other] tu en as { $n }
}.
s52-help-let-in-forced = Rien en main ne le stoppe : { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
} est un but pour { LE($side) }.
s52-help-let-in-chosen = Garde tes cartes pour plus tard : { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
} est un but pour { LE($side) }.
s52-help-penalty = Défausse cette carte, et { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
} marque : personne ne peut stopper un penalty.
s52-help-no-penalty = { $rank ->
    [ace] L’{ $card }
    [queen] La { $card }
   *[other] Le { $card }
} part à la défausse, et il ne se passe rien.
s52-help-lay-nothing = Tu n’as pas de carte : tu ne poses rien et ne retournes rien.
s52-help-lay-one = Ta seule carte va devant ; il ne reste rien pour défendre.
s52-help-lay = Ces deux-là vont devant ; ce qui reste en main défend.
s52-preview-shot = TIR
s52-preview-penalty = PENALTY
s52-preview-sure-goal = but assuré
s52-preview-goalie = un penalty, ou rien
s52-preview-two-cards = deux cartes défaussées
s52-preview-one-card = une carte défaussée

## Cards chosen one by one: how far the choice is, and what each card would do.
s52-picking-lay = { $n } sur { $of }
s52-picking-block = choisis une ou deux cartes
s52-picking-block-or-pair = elle suffit seule, ou forme une paire
s52-picking-block-partner = il en faut une autre
s52-hint-put-back = { CAP($card) } : reprends cette carte en main.
s52-hint-lay-goalie = { CAP($card) } : marque seulement si tu défausses un second gardien. Un gardien arrête mieux qu’il ne tire.
# $n is the value of the card.
s52-hint-lay = { CAP($card) } : un but, sauf s’ils ont un gardien { $colour ->
    [black] en noir
   *[red] en rouge
}, un autre { $n ->
    [1] as
   *[other] { $n }
}, deux { $suit ->
    [clubs] trèfles
    [diamonds] carreaux
    [hearts] cœurs
   *[spades] piques
}, ou deux nombres qui le donnent.
# $way is such as `gardien noir` or `3 + 4 = 7`.
s52-hint-block-with = { CAP($card) } : stoppe le tir avec { $rank ->
    [ace] l’{ $with }
    [queen] la { $with }
   *[other] le { $with }
} : { $way }.
s52-hint-block-alone = { CAP($card) } : suffit à stopper le tir, { $way }.
# $cards is one card or several, each as below.
s52-hint-block-needs = { CAP($card) } : stoppe le tir avec { $cards }.
s52-hint-partner = { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
}

## Why a card cannot be chosen now: a sentence without its full stop. $side is the other side, where no other is named.
s52-not-draw-pile = La pioche : après chaque manche, chaque équipe y prend quatre cartes
# $side can see them.
s52-not-hidden = Ces cartes ne sont visibles que pour { LE($side) }
s52-not-discarded = Défaussée : ne sert plus
# $side shoots.
s52-not-shot = C’est le tir { DE($side) }
s52-not-scored = Elle a marqué : elle reste ici pour compter le but
# $side laid it.
s52-not-their-forward = Attaquant { DE($side) } : retourné quand ils attaquent
s52-not-laid = Déjà posée : { LE($side) } choisit encore
s52-not-second-forward = Un tir à la fois : l’autre d’abord
s52-not-yet-forward = Elle attend { QUE($side) } ait attaqué
s52-not-forward = Celle-ci défend : tes attaquants sont choisis
s52-not-lone-goalie = Un gardien n’attaque que si un autre reste dans ta main
s52-not-defender = Un défenseur : choisis un attaquant pour tirer
s52-not-yet-defender = Un défenseur : il attend un tir { DE($side) }
s52-not-yet-hand = { CAP(LE($side)) } défend ; ta main attend ses tirs
s52-not-for-penalty = Pour un penalty, défausse un gardien : valet, dame ou roi
s52-not-against-goalie = Un gardien en attaque : personne ne peut le stopper
# $colour is that of the goalie, $card the shot.
s52-not-goalie-colour = Un gardien { $colour ->
    [black] en noir
   *[red] en rouge
} ne stoppe pas seul { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
}
s52-not-alone = Il faut une seconde carte pour stopper { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
}, et aucune des tiennes ne va
s52-not-that-number = Mauvais nombre, pas un { $suit ->
    [clubs] trèfle
    [diamonds] carreau
    [hearts] cœur
   *[spades] pique
}, et ni somme ni différence avec tes cartes

## The drawn table of the rules
s52-chart-title = Quatre façons de stopper un tir
s52-chart-down = Comment
s52-chart-across = Contre { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
}
s52-chart-takes = Cartes
s52-chart-does = Stoppe
s52-chart-does-not = Non
s52-chart-goalie = Un gardien de sa couleur
s52-chart-goalie-takes = un valet, une dame ou un roi
s52-chart-twin = La même valeur
s52-chart-twin-takes = une carte
s52-chart-sum = Une somme ou une différence
s52-chart-sum-takes = deux nombres
s52-chart-suit-pair = Deux de son enseigne
s52-chart-suit-pair-takes = deux cartes quelconques
s52-chart-note = Un gardien qui tire ne marque que si l’on en défausse un second ; alors rien ne le stoppe.

## The coach's reasons for a choice, to the player
# Follows the reason for a block. $n is the number of goalies that stay in the hand.
s52-because-kept = Tu gardes { $n ->
    [1] un gardien
    [2] deux gardiens
    [3] trois gardiens
    [4] quatre gardiens
    [5] cinq gardiens
    [6] six gardiens
   *[other] { $n } gardiens
} pour plus tard.
s52-because-nothing = Tu n’as rien pour le stopper.
s52-because-let-in = Les cartes qui le stopperaient valent plus que ce but.
s52-because-penalty = Personne ne peut stopper un penalty, et le gardien défaussé n’aurait peut-être jamais rien arrêté.
s52-because-no-goalie = Tu n’as pas de second gardien.
s52-because-no-penalty = Gardé en main, le gardien peut arrêter n’importe quel tir de sa couleur, une fois.
# Two forwards, a goalie among them; $other is the other one.
s52-because-lay-penalty = { $rank ->
    [ace] L’{ $card }
    [queen] La { $card }
   *[other] Le { $card }
} marque à coup sûr si tu défausses un autre gardien ; ton autre tir est { $other_rank ->
    [ace] l’{ $other }
   *[other] le { $other }
}.
s52-because-lay-goalies = Défausse un gardien de ta main, et c’est but : personne ne peut le stopper.
s52-because-lay-bluff = { $rank ->
    [ace] L’{ $card }
    [queen] La { $card }
   *[other] Le { $card }
} est un bluff ; aucun gardien ne reste derrière.
# Two forwards that are numbers. $n is the number of goalies that stay in the hand.
s52-because-lay-hard = Peu de paires de nombres stoppent { $high_rank ->
    [ace] l’{ $high }
   *[other] le { $high }
} ou { $low_rank ->
    [ace] l’{ $low }
   *[other] le { $low }
}. { $n ->
    [0] Aucun gardien ne reste derrière
    [1] Un gardien reste derrière
    [2] Deux gardiens restent derrière
    [3] Trois gardiens restent derrière
    [4] Quatre gardiens restent derrière
    [5] Cinq gardiens restent derrière
    [6] Six gardiens restent derrière
   *[other] { $n } gardiens restent derrière
}.
s52-because-lay-high = Peu de paires de nombres stoppent { $high_rank ->
    [ace] l’{ $high }
   *[other] le { $high }
}, et tu peux te passer { $low_rank ->
    [ace] de l’{ $low }
   *[other] du { $low }
}. { $n ->
    [0] Aucun gardien ne reste derrière
    [1] Un gardien reste derrière
    [2] Deux gardiens restent derrière
    [3] Trois gardiens restent derrière
    [4] Quatre gardiens restent derrière
    [5] Cinq gardiens restent derrière
    [6] Six gardiens restent derrière
   *[other] { $n } gardiens restent derrière
}.
s52-because-lay-spare = Ces deux-là servent le moins en défense ; { $n ->
    [0] aucun gardien ne reste derrière
    [1] un gardien reste derrière
    [2] deux gardiens restent derrière
    [3] trois gardiens restent derrière
    [4] quatre gardiens restent derrière
    [5] cinq gardiens restent derrière
    [6] six gardiens restent derrière
   *[other] { $n } gardiens restent derrière
}.
s52-because-flip-penalty = { $rank ->
    [ace] L’{ $card }
    [queen] La { $card }
   *[other] Le { $card }
} marque à coup sûr si tu défausses un autre gardien.
s52-because-flip-bluff = C’est un bluff : ils ne peuvent pas le savoir, et ton autre attaquant tire ensuite.
s52-because-flip = Ce qui le stoppe ne servira plus contre ton autre attaquant.

## Advice for a beginner, one to three sentences
s52-lesson-no-cards = Tu n’as plus de carte : tu ne peux ni tirer ni stopper un tir.
s52-lesson-few-cards = Tu as trop peu de cartes : toutes vont devant, aucune ne reste pour défendre.
s52-lesson-first-round = Deux cartes vont tirer devant ; les quatre autres doivent stopper deux tirs. Les grands nombres sont durs à stopper. Garde tes gardiens : valets, dames et rois.
s52-lesson-spare-goalie = Avec { $n ->
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $n }
} gardiens, tu peux t’offrir un penalty : poses-en un devant, garde-en un autre à défausser, et personne ne peut le stopper.
s52-lesson-lay = Tu piocheras quatre cartes après la manche. Tire avec les grands nombres, et garde ce qui stoppe le plus : les gardiens, et les petits nombres qui se combinent bien.
s52-lesson-last-of-league = Dernière manche : ce qui te restera en main ne comptera plus.
s52-lesson-last-round = Dernière manche, sauf égalité. La pioche est vide : toute carte que tu n’as pas vue est dans leur main.
s52-lesson-last-round-short = Dernière manche, sauf égalité.
s52-lesson-sudden-round = Qui est devant après cette manche gagne : plus grand-chose à économiser.
s52-lesson-last-forward-penalty = Ton dernier attaquant, { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
}, marque à coup sûr si tu défausses un second gardien.
s52-lesson-last-forward-bluff = Ton dernier attaquant, { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
}, est un bluff sans second gardien, et partira à la défausse.
s52-lesson-last-forward = Ton dernier attaquant, { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
}, tire maintenant, et ils le stoppent s’ils peuvent.
s52-lesson-flip = Tu vois comment finit le premier tir avant de retourner le second. Les cartes qui stoppent l’un ne stopperont pas l’autre.
s52-lesson-flip-two-penalties = Deux gardiens : l’un ou l’autre marque à coup sûr si tu en défausses un autre de ta main.
s52-lesson-flip-two-bluffs = Deux gardiens, et aucun autre en main à défausser. Aucun ne peut marquer, mais ils ne le savent pas.
s52-lesson-flip-penalty = { $rank ->
    [ace] L’{ $card }
    [queen] La { $card }
   *[other] Le { $card }
} marque à coup sûr si tu défausses un second gardien. L’autre attaquant doit passer leur défense.
s52-lesson-flip-bluff = { $rank ->
    [ace] L’{ $card }
    [queen] La { $card }
   *[other] Le { $card }
} est un bluff sans second gardien. Ton vrai tir, c’est l’autre attaquant.
s52-lesson-nothing-stops = Rien dans ta main ne stoppe { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
} : pas de gardien { $colour ->
    [black] en noir
   *[red] en rouge
}, pas la même valeur, pas de paire qui convienne.
# May follow it.
s52-lesson-they-know = Ils savent maintenant que tu n’avais rien pour le stopper.
# One of these two is followed by one of the next four.
s52-lesson-must-block = Tu dois le stopper si tu peux.
s52-lesson-may-let-in = Tu peux encaisser, mais un but est un but.
s52-lesson-block-twin = Une carte de même valeur, c’est le moins cher : une carte pour un tir.
s52-lesson-block-pair = Il faut deux cartes : une somme, une différence, ou deux de son enseigne. Dépense les deux qui te servent le moins.
s52-lesson-block-cheaper = Un gardien suffit, mais il pourrait arrêter n’importe quel tir de sa couleur plus tard : une paire de nombres est souvent moins chère.
s52-lesson-block-goalie = Seul un de tes gardiens peut stopper celui-ci.
s52-lesson-no-second-goalie = Pas de second gardien, pas de penalty : { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
} part à la défausse. Ils ne peuvent pas savoir si tu en as un.
s52-lesson-penalty = Défausse un second gardien et tu marques : personne ne peut le stopper. Garde-le si tu penses qu’il t’évitera un but plus tard.

## A bot's reason for its choice, in one sentence. It speaks of itself as `it`.
s52-bot-hard-to-block = Dures à stopper, et peu utiles en défense.
s52-bot-cheapest-block = La façon la moins chère de le stopper.
s52-bot-nothing-blocks = Rien ne le stoppe.
s52-bot-sure-goal = But assuré.
s52-bot-no-second-goalie = Pas de second gardien.
s52-bot-nothing-else = Il n’y a rien d’autre à faire.
s52-bot-won = A gagné { $n } % des matchs imaginés.

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# Forwards are laid face down.
say-s52-laid =
    .l1 = { CAP(LE($us)) } cache ses attaquants. Pas un visage ne trahit quoi que ce soit.
    .l2 = Face cachée pour { LE($us) }. Les tribunes devinent.
    .l3 = { CAP(LE($us)) } aligne ses surprises.
    .l4 = { CAP(LE($us)) } pose ses cartes et regarde le ciel.

# A number card is turned up as a shot.
say-s52-flipped =
    .l1 = { CAP($what) } ! { CAP(LE($them)) } cherche la réponse.
    .l2 = { CAP(LE($us)) } retourne sa carte : { $what }. Quelqu’un a la parade ?
    .l3 = { CAP($what) }, et ça part vers le but.
    .l4 = Sur le terrain : { $what }. { $keeper } avale sa salive.
    .l5 = { CAP($what) }, avec les compliments { DE($us) }.

# A goalie is turned up among the forwards.
say-s52-goalie-flipped =
    .l1 = { CAP($what) }, en pointe ? Ça sent le penalty.
    .l2 = Un gardien parmi les attaquants. { CAP(LE($us)) } en a-t-il un second ?
    .l3 = { CAP($what) }, bien loin de ses buts.
    .l4 = { CAP(LE($us)) } montre sa carte : { $what }. Un autre avec, et c’est penalty.

# A goalie of the forward's colour stops it.
say-s52-saved =
    .l1 = Arrêté ! { CAP($what) } ferme la porte, et { LE($us) } respire.
    .l2 = { CAP($what) }, de tout son long, et { LE($us) } s’en sort.
    .l3 = Quel arrêt ! { CAP($what) }, souple comme au yoga.
    .l4 = Repoussé : { $what }. { CAP(LE($them)) } n’en revient pas.
    .l5 = { CAP($what) }, dans le bon but depuis le début.

# A card of the same rank stops it.
say-s52-twin =
    .l1 = Bataille ! { CAP($what) } s’interpose.
    .l2 = Même valeur en face : { $what }. On connaît le truc.
    .l3 = { CAP(LE($us)) } défend avec un miroir : { $what }.
    .l4 = { CAP($what) } reconnaît les siens. Contré.
    .l5 = Qui se ressemble s’assemble, et { LE($us) } ne s’en plaint pas.

# Two number cards stop it by their sum or difference.
say-s52-sum =
    .l1 = { CAP($what) }. Le compte est bon, et { LE($us) } tient bon aussi.
    .l2 = { CAP(LE($us)) } fait ses comptes sur la ligne : { $what }.
    .l3 = Deux cartes, une réponse : { $what }. Contré.
    .l4 = { CAP($what) } ! L’école, ça finit par servir, vous dira { LE($us) }.
    .l5 = Contré par les mathématiques : { $what }.

# Two cards of the forward's suit stop it.
say-s52-suit-pair =
    .l1 = Deux de la même famille, et la porte est fermée.
    .l2 = { CAP(LE($us)) } jette deux joueurs devant le ballon. Contré.
    .l3 = C’est cher, mais ça marche : { LE($us) } en dépense deux.
    .l4 = Un mur à deux, assorti pour l’occasion.

# A goalie is turned up and nothing comes of it.
say-s52-no-penalty =
    .l1 = Rien à signaler. Un gardien devant, c’est un touriste.
    .l2 = Pas de second gardien, pas de penalty. Retour à la maison.
    .l3 = { CAP(LE($us)) } laisse filer. Tout ce chemin pour prendre l’air.
    .l4 = Pas de penalty. { $keeper } lui fait au revoir de la main.

# A round begins.
say-s52-round =
    .l1 = On continue. Nouvelles cartes, vieilles rancunes.
    .l2 = Une manche de plus. { CAP(LE($us)) } attaque en premier cette fois.
    .l3 = { CAP(A($us)) } de commencer. { $score } jusqu’ici.
    .l4 = Les mains sont pleines, et les têtes aussi.

# The last regular round begins.
say-s52-last-round =
    .l1 = Dernière manche. Tout ce qu’on gardait au chaud, c’est maintenant.
    .l2 = Encore une manche, à { $score }. Inutile d’en garder pour mardi.
    .l3 = C’est la dernière. { CAP(LE($us)) } commence.
    .l4 = Dernière manche, { $score }. Grande inspiration pour tout le monde.

# Level: round by round until one side leads.
say-s52-sudden-rounds =
    .l1 = Toujours égalité ! Qui mène au bout d’une manche rentre heureux.
    .l2 = Manches en or. La défausse ne pensait pas revenir.
    .l3 = { $score }, alors on continue, manche après manche, nerfs à vif.
    .l4 = Pas de vainqueur. On mélange ce qui reste, et on en cherche un.
