### French: solitaire

sol-title = Soccer Solitaire
sol-tagline = Deux enseignes, deux équipes, un entraîneur : toi.
sol-aim = Joue tes cartes quand ta force est la plus grande : récupère le ballon, garde-le, tire.
sol-chance = Les cartes sorties
sol-bot-1-line = Utilise n’importe quelle carte.
sol-bot-2-line = Tire dès qu’il peut, et sinon prend ce qui lui tombe sous la main.
sol-bot-3-line = Aime tirer, et voit ce qu’il a juste sous le nez.
sol-bot-4-line = Prend ce qui a l’air bon tout de suite, mais se trompe souvent.
sol-bot-5-line = Prend la meilleure carte du moment, et ne va pas plus loin.
sol-bot-6-line = Pense un tour à l’avance, avec une petite erreur de temps en temps.
sol-bot-7-line = Joue les prochains tours dans sa tête, de bien des façons.
sol-bot-8-line = Suit chaque carte sur une demi-douzaine de tours, bien des fois, avant de choisir.
sol-zone-team-pile = PILE D’ÉQUIPE
sol-zone-active = ACTIVE
sol-zone-used = JOUÉES
sol-zone-goals-against = BUTS ENCAISSÉS
sol-zone-play-space = ESPACE DE JEU
sol-zone-play-pile = PILE DE JEU
sol-zone-discard-pile = DÉFAUSSE
sol-field-duel = Entraîneurs
sol-field-duel-false = Un seul
sol-field-duel-true = Duel
sol-field-home-suit = Domicile
sol-field-home-suit-h = Cœur
sol-field-home-suit-d = Carreau
sol-field-home-suit-c = Trèfle
sol-field-home-suit-s = Pique
sol-field-away-suit = Extérieur
sol-field-away-suit-s = Pique
sol-field-away-suit-c = Trèfle
sol-field-away-suit-d = Carreau
sol-field-away-suit-h = Cœur
# Why no match can begin with these suits, as half a sentence after a colon.
sol-options-one-colour = { $colour ->
    [black] les deux enseignes sont noires ; choisis cœur ou carreau pour l’une
   *[red] les deux enseignes sont rouges ; choisis trèfle ou pique pour l’une
}
sol-field-kick-off-after-goal = Ballon après un but
sol-field-kick-off-after-goal-scoring = À qui marque
sol-field-kick-off-after-goal-conceding = À qui encaisse
sol-field-first-pick = Premier choix en Duel
sol-field-first-pick-alternate = En alternance
sol-field-first-pick-withoutball = Équipe sans ballon
sol-field-short = Durée
sol-field-short-false = Match entier
sol-field-short-true = Court (douze tours)
sol-rules-1-head = L’idée
sol-rules-1 = Chaque équipe a une carte active sur le terrain, et trois cartes de jeu sont visibles sous le terrain. À chaque tour tu en utilises deux, et chacune agit pour l’équipe de sa couleur, que ça t’arrange ou non. Tout l’art est dans l’ordre : quelle carte d’abord, laquelle ensuite, et laquelle pas du tout.
sol-rules-2-head = Un tour
sol-rules-2 = Trois cartes de jeu sont visibles. Utilises-en une, puis une autre ; chacune va à l’équipe de sa couleur et reste au-dessus de sa carte active jusqu’à la fin du tour. Puis les deux sont retirées et deux nouvelles arrivent ; la troisième attend le tour suivant. Au premier tour d’une mi-temps, personne n’a le ballon : l’équipe de la première carte utilisée le prend aussitôt.
sol-rules-3-head = Les cartes
sol-rules-3 = L’équipe à domicile est une enseigne, l’équipe à l’extérieur une enseigne de l’autre couleur : cœur et carreau sont rouges, trèfle et pique noirs. De chaque enseigne, deux cartes sont écartées sans être vues ; les onze autres sont la pile d’équipe, et celle du dessus est retournée : c’est la carte active. Les deux autres enseignes, une de chaque couleur, forment la pile de jeu de 26 cartes. Une carte chiffrée vaut son nombre, un valet 11, une dame 12, un roi 13, un as 14.
sol-rules-4-head = La force
sol-rules-4 = La force d’une équipe est sa carte active plus toutes les cartes de jeu utilisées ce tour-ci, même celles qui ont échoué ; le nombre à côté de l’équipe la montre. Pour réussir, l’équipe qui agit doit être la plus forte ; à force égale, c’est l’équipe qui a le ballon qui l’emporte.
sol-rules-5-head = Avec le ballon
sol-rules-5 = Une carte de jeu de 2 à 10 est une passe. Si elle réussit, la carte active va sous sa pile et la suivante est retournée ; sinon, le ballon est perdu. Un valet, une dame, un roi ou un as est un tir. S’il réussit, c’est un but : la carte active de l’autre équipe quitte le match pour la pile derrière son but, et sa carte suivante est retournée. Sinon, le ballon est perdu. L’équipe qui marque garde le ballon.
sol-rules-6-head = Sans le ballon
sol-rules-6 = Une carte de jeu de 2 à 10 est un tacle. S’il réussit, le ballon est récupéré ; sinon, il ne se passe rien. Un valet, une dame, un roi ou un as est un contre. S’il réussit, le ballon est récupéré et la carte active change comme après une passe ; sinon, c’est la carte active de l’équipe qui est avertie : elle reste désormais couchée, même dans la pile. Un second carton jaune l’expulse : ça compte comme un but encaissé, et la carte suivante est retournée.
sol-rules-7-head = Les mi-temps
sol-rules-7 = Une mi-temps dure douze tours : après, il reste trop peu de cartes de jeu. Pour la deuxième, les 26 sont mélangées de nouveau, et le ballon est libre ; cartes actives, piles et cartons jaunes ne changent pas. L’équipe qui a le moins de cartes derrière son but gagne. Une équipe qui a perdu ses onze cartes est battue sur-le-champ. Un match court compte deux mi-temps de six tours : les cartes de jeu sont mélangées une fois et coupées en deux. À égalité, il va droit aux tirs au but.
sol-rules-8-head = Prolongation et tirs au but
sol-rules-8 = À égalité, les cartes de jeu sont mélangées, partagées en deux et jouées en deux mi-temps de six tours ; on joue toujours les deux. Si l’égalité persiste, chaque équipe mélange ses onze cartes (les cartons jaunes ne comptent plus) et, tir après tir, les deux en retournent une : la plus haute marque, deux égales ne marquent pour personne. Cinq tirs au plus, et on s’arrête dès que c’est joué ; ensuite, mort subite.
sol-rules-9-head = Un entraîneur, des médailles
sol-rules-9 = En solo, tu entraînes l’équipe à domicile et tu choisis pour les deux couleurs : l’équipe à l’extérieur n’a pas d’entraîneur, seulement les cartes que tu ne peux pas éviter. Un bon entraîneur gagne presque toujours, alors c’est l’écart qui compte : bronze dès trois buts, argent dès cinq, or dès sept, platine dès neuf. Une victoire après prolongation n’a pas de médaille.
sol-rules-10-head = Duel
sol-rules-10 = Ici, chaque équipe a son entraîneur. À chaque tour, l’un utilise n’importe laquelle des trois cartes, puis l’autre une des deux restantes. Chacun peut utiliser une carte de la couleur adverse, pour la gâcher au mauvais moment. Le premier choix alterne à chaque tour : les rouges ouvrent la première mi-temps, les noirs la deuxième. En option, c’est l’équipe sans le ballon qui choisit d’abord.
sol-rules-11-head = Ce qu’on sait
sol-rules-11 = Tout ce qui a été retourné reste connu. Une carte glissée sous sa pile revient quand celles du dessus sont passées, et plusieurs reviennent dans l’ordre où elles y sont allées ; laisse le pointeur sur une pile pour voir ce qu’on en sait. Personne ne sait quelles deux cartes d’une équipe sont écartées, ni l’ordre des cartes jamais retournées.
sol-rules-12-head = Options
sol-rules-12 = Tu choisis les enseignes. En règle maison, on peut donner le ballon à l’équipe qui vient d’encaisser sur un tir ; un second carton jaune ne change jamais qui l’a.
sol-rules-13-head = Crédits
sol-rules-13 = Soccer Solitaire a été publié sans nom d’auteur. Les médailles et le Duel sont propres à ce projet, comme les choix faits là où la règle imprimée ne dit rien.

## In all messages below, $side is a club, in the log its three letters, and $them the other. $card is a playing card, such
## as `7 of hearts` or `7♥`, and $rank its rank for languages in which the article depends on it: `ace`, `2` to `10`, `jack`,
## `queen`, `king`; none if there is no such card. $own and $other are strengths: of the team that acts, and of the other.

## The table

# The line under the title: who plays, and the suits of both teams. $kind is duel or one-manager.
sol-subtitle = { $kind ->
    [duel] Duel
   *[one-manager] Un entraîneur
}, { $home } contre { $away }
sol-subtitle-short = match court
sol-subtitle-conceding = engagement à qui encaisse
sol-subtitle-without-ball = qui n’a pas le ballon choisit d’abord
# Two strengths: under a stamp, and as a text in the commentary.
sol-versus = { $one } contre { $other }
# Beside the pile behind a goal.
sol-goals-let-in = { $n ->
    [one] { $n } but encaissé
   *[other] { $n } buts encaissés
}
# Beside the cards that sit out.
sol-not-playing = { $n } écartées
sol-next-medal = Encore { $n ->
    [one] un but
   *[other] { $n } buts
} pour { $medal ->
    [bronze] le bronze
    [silver] l’argent
    [gold] l’or
   *[platinum] le platine
}
# The panel in the corner, in a duel with who picks now.
sol-note-kicks = La plus haute carte marque
sol-note-two-of-three = Utilise deux des trois
sol-note-one-more = Encore une à utiliser
sol-note-pick-first = { $side } choisit en premier
sol-note-pick-second = { $side } choisit en second
sol-note-both-used = Les deux sont utilisées

## Over the table, in capitals: what a used card comes to
sol-verdict-ball-taken = { $side } PREND LE BALLON
sol-verdict-shot = { $side } TIRE
sol-verdict-pass = { $side } PASSE : ÇA CONTINUE
sol-verdict-pass-lost = { $side } PASSE : BALLON PERDU
sol-verdict-tackle = { $side } TACLE : BALLON RÉCUPÉRÉ
sol-verdict-tackle-missed = { $side } TACLE : RATÉ
sol-verdict-counter = { $side } CONTRE : BALLON RÉCUPÉRÉ
sol-verdict-counter-late = { $side } CONTRE : TROP TARD

## Why a card came off or did not, in a sentence of 72 letters at most
sol-reveal-equal-with-the-ball = À force égale, l’équipe qui a le ballon l’emporte.
sol-reveal-stronger-keeps = L’équipe la plus forte garde le ballon.
sol-reveal-weaker-loses = L’équipe la plus faible perd le ballon.
sol-reveal-shot-stronger = Le tir est plus fort que la défense.
sol-reveal-shot-weaker = Le tir est plus faible que la défense.
sol-reveal-stronger-wins = L’équipe la plus forte récupère le ballon.
sol-reveal-equal-without-the-ball = À force égale, on ne récupère pas le ballon.
sol-reveal-weaker-cannot-win = L’équipe la plus faible ne peut pas récupérer le ballon.
sol-reveal-counter-fails = Un contre raté coûte un carton jaune.
sol-reveal-booked = Un second jaune l’expulse, et c’est un but encaissé.

## Lines below the headlines of banners
sol-banner-extra-time = Deux mi-temps de six tours
sol-banner-second-yellow = second jaune pour { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
}
# $result is such as `Harbour Town 5-1 Kestrel Vale`.
sol-banner-medal = { $result }, médaille { $medal ->
    [bronze] de bronze
    [silver] d’argent
    [gold] d’or
   *[platinum] de platine
}

## The match log: lines of 48 letters at most. $way is 0, 1 or 2 and only varies the words.
sol-log-kick-off = Coup d’envoi : la première carte prend le ballon
sol-log-second-half = Deuxième mi-temps : ballon de nouveau libre
sol-log-last-turns = Six derniers tours : ballon de nouveau libre
sol-log-ball-taken = { $side } prend le ballon
sol-log-kicks-off = { $side } engage
sol-log-shot = { $side } tire, { $own } contre { $other }
sol-log-saved = Arrêté : ballon pour { $side }
sol-log-pass-equal = { $side } passe, { $own } contre { $other } : égal, ça suffit
sol-log-tackle-equal = { $side } tacle { $them }, { $own } contre { $other } : égal, pas assez
sol-log-counter-equal = { $side } en contre, { $own } face à { $other } : égal, pas assez
# Only just strong enough, or only just too weak.
sol-log-pass-just = { $side } passe, { $own } contre { $other } : { $way ->
    [0] juste assez
    [1] d’un cheveu
   *[2] ça passe de peu
}
sol-log-pass-nearly = { $side } passe, { $own } contre { $other } : { $way ->
    [0] à un rien près
    [1] raté d’un cheveu
   *[2] il manquait un rien
}
sol-log-tackle-just = { $side } tacle { $them }, { $own } contre { $other } : { $way ->
    [0] juste assez
    [1] d’un cheveu
   *[2] de justesse
}
sol-log-tackle-nearly = { $side } tacle { $them }, { $own } contre { $other } : { $way ->
    [0] à un rien près
    [1] raté d’un cheveu
   *[2] presque
}
sol-log-counter-just = { $side } en contre, { $own } face à { $other } : { $way ->
    [0] juste assez
    [1] d’un cheveu
   *[2] de justesse
}
sol-log-counter-nearly = { $side } en contre, { $own } face à { $other } : { $way ->
    [0] à un rien près
    [1] raté d’un cheveu
   *[2] presque
}
# Strong enough, or too weak, by more.
sol-log-pass = { $side } passe, { $own } contre { $other } : { $way ->
    [0] bien reçue
    [1] jambes fraîches
   *[2] ça circule
}
sol-log-pass-fails = { $side } passe, { $own } contre { $other } : { $way ->
    [0] coupée
    [1] lue de bout en bout
   *[2] dans leurs pieds
}
sol-log-tackle = { $side } tacle { $them }, { $own } contre { $other } : { $way ->
    [0] c’est propre
    [1] ballon récupéré
   *[2] ballon au pied
}
sol-log-tackle-fails = { $side } tacle { $them }, { $own } contre { $other } : { $way ->
    [0] sans effet
    [1] loin du compte
   *[2] esquivé
}
sol-log-counter = { $side } en contre, { $own } face à { $other } : { $way ->
    [0] ça file
    [1] pris à revers
   *[2] la percée
}
sol-log-counter-fails = { $side } en contre, { $own } face à { $other } : { $way ->
    [0] en retard
    [1] trop engagé
   *[2] à contretemps
}
sol-log-yellow-card = Carton jaune pour { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
}
sol-log-sent-off = Expulsion, second jaune : { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
}
sol-log-counts-as-a-goal = Ça compte comme un but : { $score }
sol-log-extra-half-time = Mi-temps de la prolongation, { $score }
# A kick of the shootout: the cards of both teams, and the score of the kicks.
sol-log-kick = Tir { $n }, { $home } contre { $away } : { $side } marque, { $score }
sol-log-kick-level = Tir { $n }, { $home } contre { $away } : rien
# $n is the lead.
sol-log-medal = Médaille { $medal ->
    [bronze] de bronze
    [silver] d’argent
    [gold] d’or
   *[platinum] de platine
} : { $n ->
    [one] { $n } but
   *[other] { $n } buts
} d’écart
sol-log-no-cards-left = { $side } n’a plus de cartes

## Questions in the prompt. $side is the other side.
sol-prompt-over = Fin du match
sol-prompt-they-pick-first = { CAP(LE($side)) } choisit en premier
sol-prompt-they-pick-second = { CAP(LE($side)) } choisit en second
sol-prompt-they-choose = { CAP(LE($side)) } choisit encore
sol-prompt-who-takes-the-ball = Qui prend le ballon ?
sol-prompt-two-of-three = Utilise deux des trois
sol-prompt-one-more = Encore une
sol-prompt-one-of-three = Choisis une des trois
sol-prompt-one-of-two = Choisis une des deux

## Offers: a label, help in one sentence or two, a preview of a headline in capitals and a detail. $equal is yes if both
## strengths are equal.

# $deed is pass, shot, tackle or counter; $works is yes or no.
sol-offer = { $side } { $deed ->
    [pass] passe, { $own } contre { $other }
    [shot] tire, { $own } contre { $other }
    [tackle] tacle, { $own } contre { $other }
   *[counter] en contre, { $own } face à { $other }
} { $works ->
    [yes] ✓
   *[no] ✗
}
# Before one of the others, while nobody has the ball.
sol-help-takes = { CAP(LE($side)) } prend le ballon.
# $card is the active card of $side.
sol-help-pass = { $equal ->
    [yes] À force égale, ça suffit avec le ballon
   *[no] Assez de force
} : { LE($side) } garde le ballon et remplace { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
}.
# $card is the active card of the other team.
sol-help-shot = { $equal ->
    [yes] À force égale, ça suffit avec le ballon
   *[no] Assez de force
} : but pour { LE($side) }, et { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
} sort du match.
sol-help-lost = Pas assez de force : ballon pour { LE($them) }.
sol-help-tackle = Assez de force : { LE($side) } récupère le ballon.
sol-help-tackle-fails = { $equal ->
    [yes] À force égale, ça ne suffit pas sans le ballon
   *[no] Pas assez de force
} : il ne se passe rien, mais la carte compte pour { LE($side) } jusqu’à la fin du tour.
sol-help-counter = Assez de force : { LE($side) } récupère le ballon et retourne une nouvelle carte.
sol-help-second-yellow = { $equal ->
    [yes] À force égale, ça ne suffit pas sans le ballon
   *[no] Pas assez de force
} : second jaune pour { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
}, donc expulsion, et but pour { LE($them) }.
sol-help-yellow = { $equal ->
    [yes] À force égale, ça ne suffit pas sans le ballon
   *[no] Pas assez de force
} : carton jaune pour { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
}.
sol-preview-pass = PASSE
sol-preview-goal = BUT
sol-preview-lost = BALLON PERDU
sol-preview-won = BALLON RÉCUPÉRÉ
sol-preview-tackle-fails = TACLE RATÉ
sol-preview-strengths = { $side } { $own } contre { $other } { $them }

## Why a card cannot be used now, or what it is there for: a sentence without its full stop. $n is a number of cards.
sol-why-later = Ces cartes sont pour la deuxième mi-temps de la prolongation
sol-why-later-short = Ces cartes sont pour la deuxième mi-temps
sol-why-discarded = Utilisée : elle revient quand on mélange les cartes de jeu
sol-why-discarded-short = Utilisée : elle ne revient pas dans un match court
# $home_shots and $away_shots are how many of the cards shoot or counter for each team.
sol-why-to-come = { $n ->
    [one] Une carte
   *[other] { $n } cartes
} à venir ; pour tirer ou contrer : { $home } { $home_shots }, { $away } { $away_shots }
sol-why-no-manager = Il n’y a d’entraîneur que pour { LE($side) }
sol-why-they-pick-first = { CAP(LE($side)) } choisit en premier ce tour-ci
sol-why-you-have-picked = Tu as choisi ; { A($side) } maintenant
sol-why-used = Elle compte pour { LE($side) } jusqu’à la fin du tour
sol-why-kick = À chaque tir, les deux équipes retournent une carte, et la plus haute marque
# $n is the value of the card.
sol-why-active = Carte active { DE($side) } : elle vaut { $n }
sol-why-booked = Avertie : un second jaune l’expulse, et c’est un but encaissé
sol-why-next = La prochaine pour { LE($side) } : { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
}
sol-why-unseen-next = { $n ->
    [one] Une carte de la pile jamais vue : c’est la prochaine
   *[other] { $n } cartes de la pile jamais vues ; l’une d’elles est la prochaine
}
sol-why-comes-back = Après { $n ->
    [one] une carte jamais vue
   *[other] { $n } cartes jamais vues
}, { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
} revient en premier
sol-why-unseen = { $n ->
    [one] Une carte jamais vue
   *[other] { $n } cartes jamais vues
}
sol-why-goal-against = Un but encaissé : cette carte est sortie du match
sol-why-sits-out = Deux cartes de chaque équipe sont écartées, et personne ne sait lesquelles
sol-why-kicked = Un tir au but déjà joué

## The coach's reasons for a card. $what is one of those below; $harms is yes if the card helps the other side.
sol-because = { $harms ->
    [yes] Le moindre mal : { $what }
   *[no] { CAP($what) }
}.
# $card is the card that stays for the next turn: a good one for $side, or one that would help the other side.
sol-because-keeps = { $harms ->
    [yes] Le moindre mal : { $what }
   *[no] { CAP($what) }
} ; ça te garde { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
} pour le prochain tour.
sol-because-waits = { $harms ->
    [yes] Le moindre mal : { $what }
   *[no] { CAP($what) }
} ; ça fait attendre leur { $card }.

# What the card does. $takes is yes if it first takes the ball, which nobody has. $own is the strength of the team that acts.
sol-because-your-shot = { $takes ->
    [yes] tu prends le ballon, ton tir rentre
   *[no] ton tir rentre
} ({ $own } contre { $other })
sol-because-your-pass = { $takes ->
    [yes] tu prends le ballon, ta passe réussit et amène une nouvelle carte
   *[no] ta passe réussit et amène une nouvelle carte
} ({ $own } contre { $other })
sol-because-your-shot-saved = { $takes ->
    [yes] tu prends le ballon, mais ton tir est arrêté et le ballon est à eux
   *[no] ton tir est arrêté et le ballon est à eux
} ({ $own } contre { $other })
sol-because-your-pass-cut = { $takes ->
    [yes] tu prends le ballon, ta passe est coupée et le ballon est à eux
   *[no] ta passe est coupée et le ballon est à eux
} ({ $own } contre { $other })
sol-because-your-tackle = ton tacle récupère le ballon ({ $own } contre { $other })
sol-because-your-tackle-fails = ton tacle échoue, mais la carte compte encore ce tour-ci ({ $own } contre { $other })
sol-because-your-counter = ton contre récupère le ballon et amène une nouvelle carte ({ $own } contre { $other })
sol-because-your-second-yellow = ton contre échoue, et un second carton jaune leur donne un but ({ $own } contre { $other })
sol-because-your-yellow = ton contre échoue et te coûte un carton jaune ({ $own } contre { $other })
sol-because-their-shot = { $takes ->
    [yes] ils prennent le ballon, leur tir rentre
   *[no] leur tir rentre
} ({ $own } contre { $other })
sol-because-their-pass = { $takes ->
    [yes] ils prennent le ballon, leur passe n’amène qu’une nouvelle carte
   *[no] leur passe n’amène qu’une nouvelle carte
} ({ $own } contre { $other })
sol-because-their-shot-fails = { $takes ->
    [yes] ils prennent le ballon, leur tir échoue et le ballon est à toi
   *[no] leur tir échoue et le ballon est à toi
} ({ $own } contre { $other })
sol-because-their-pass-fails = { $takes ->
    [yes] ils prennent le ballon, leur passe échoue et le ballon est à toi
   *[no] leur passe échoue et le ballon est à toi
} ({ $own } contre { $other })
sol-because-their-tackle = leur tacle récupère le ballon ({ $own } contre { $other })
sol-because-their-tackle-fails = leur tacle échoue ({ $own } contre { $other })
sol-because-their-counter = leur contre récupère le ballon ({ $own } contre { $other })
sol-because-their-second-yellow = leur contre échoue, et leur second carton jaune te donne un but ({ $own } contre { $other })
sol-because-their-yellow = leur contre échoue et leur coûte un carton jaune ({ $own } contre { $other })

## The lesson for beginners: one sentence on the ball, one on the cards, one on the click.
# $ours and $theirs are suits: clubs, diamonds, hearts or spades.
sol-lesson-nobody-has-the-ball = Personne n’a le ballon : { $ours ->
    [clubs] les trèfles
    [diamonds] les carreaux
    [hearts] les cœurs
   *[spades] les piques
} le prennent pour toi, { $theirs ->
    [clubs] les trèfles
    [diamonds] les carreaux
    [hearts] les cœurs
   *[spades] les piques
} pour eux.
sol-lesson-you-have-the-ball = Tu as le ballon : ta force est de { $own }, la leur de { $other }.
sol-lesson-they-have-the-ball = Ils ont le ballon : leur force est de { $other }, la tienne de { $own }.
# $best, $worst and $what are each one of those below.
sol-lesson-none-helps = Aucune ne t’aide maintenant ; le moindre mal : { $what }.
sol-lesson-best-and-worst = Tout de suite, { $best }, mais { $worst }.
sol-lesson-best = Tout de suite, { $best }.
# What a card does now. $who is you or them: the one for whom it acts.
sol-lesson-scores = { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
} marque pour { $who ->
    [you] toi
   *[them] eux
} ({ $own } contre { $other })
sol-lesson-is-a-pass = { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
} est une passe pour { $who ->
    [you] toi
   *[them] eux
} ({ $own } contre { $other })
sol-lesson-loses-the-ball = { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
} { $who ->
    [you] te
   *[them] leur
} fait perdre le ballon ({ $own } contre { $other })
sol-lesson-wins-the-ball = { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
} { $who ->
    [you] te
   *[them] leur
} donne le ballon ({ $own } contre { $other })
sol-lesson-strengthens = { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
} ne fait que { $who ->
    [you] te
   *[them] les
} renforcer ({ $own } contre { $other })
sol-lesson-second-yellow = { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
} { $who ->
    [you] te
   *[them] leur
} coûte un second jaune, donc un but ({ $own } contre { $other })
sol-lesson-yellow = { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
} { $who ->
    [you] te
   *[them] leur
} coûte un carton jaune ({ $own } contre { $other })
sol-lesson-two-of-three = Clique sur une carte, puis sur une des deux autres ; la troisième attend le prochain tour.
sol-lesson-first-of-three = Clique sur une carte ; ils utilisent une des deux autres, et la troisième attend.
sol-lesson-one-more = Clique encore sur une carte ; l’autre attend le prochain tour.
sol-lesson-one-of-two = Clique sur une carte ; l’autre attend le prochain tour.

## A bot's reason for its choice, in one sentence. It speaks of itself as `it`.
sol-bot-quick-look = Le meilleur choix, après un coup d’œil aux tours suivants.
sol-bot-felt-right = Une intuition, même si une autre semblait un peu meilleure.
sol-bot-best-of-open = La meilleure des cartes visibles, à en juger par { $n ->
    [1] la fin de ce tour
   *[other] les { $n } prochains tours
}.
sol-bot-best-now = La meilleure du moment.

## The chart of the rules page
sol-chart-title = Ce que fait une carte de jeu
sol-chart-down = La carte utilisée
sol-chart-across = Son équipe est
sol-chart-strong-enough = assez forte
sol-chart-too-weak = trop faible
sol-chart-pass = Passe : 2 à 10, avec le ballon
sol-chart-shot = Tir : J Q K A, avec le ballon
sol-chart-tackle = Tacle : 2 à 10, sans le ballon
sol-chart-counter = Contre : J Q K A, sans le ballon
sol-chart-keeps-and-fresh = garde le ballon, une nouvelle carte arrive
sol-chart-goal = un but
sol-chart-loses = perd le ballon
sol-chart-wins = récupère le ballon
sol-chart-wins-and-fresh = récupère le ballon, une nouvelle carte arrive
sol-chart-nothing = rien, mais la carte compte encore
sol-chart-yellow = un carton jaune ; le second est un but encaissé
sol-chart-note = Une équipe compte sa carte active et toutes les cartes utilisées ce tour-ci. Elle doit être la plus forte ; avec le ballon, l’égalité suffit.

## What the commentary names
# A card, where it is $what in the commentary.
sol-the-card = { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
   *[other] le { $card }
}
# A medal, where it is $what in the commentary.
sol-medal = { $medal ->
    [bronze] le bronze
    [silver] l’argent
    [gold] l’or
   *[platinum] le platine
}

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# The first team to act in a half has the ball.
say-sol-ball-taken =
    .l1 = { CAP(LE($us)) } arrive avant tout le monde sur le ballon, et compte bien le garder.
    .l2 = Il n’était à personne. Maintenant, il est { A($us) }.
    .l3 = { CAP(LE($us)) } se sert. Le ballon est là.
    .l4 = Premier contrôle pour { LE($us) }. Premier arrivé, premier servi.

# A pass that comes off; `{what}` are the strengths, such as `12 v 8`.
say-sol-passed =
    .l1 = { CAP(LE($us)) } passe, { $what }, et des jambes fraîches arrivent.
    .l2 = Le compte est bon pour { LE($us) } : { $what }. On avance.
    .l3 = { CAP($what) }. { CAP(LE($us)) } garde le ballon, et change de joueur.
    .l4 = C’est propre, { $us }. Au suivant de prendre le relais.
    .l5 = { CAP(LE($us)) } fait circuler, { $what }.

# A pass that is lost; the side is the one that has the ball now.
say-sol-pass-cut =
    .l1 = { CAP(LE($them)) } passe, { $what }. Trop court. Ballon pour { LE($us) }.
    .l2 = Coupée ! { CAP(LE($us)) } avait la plus grosse somme.
    .l3 = { CAP(LE($us)) } dit merci pour la passe.
    .l4 = Beaucoup trop molle, et { LE($us) } la ramasse.
    .l5 = { CAP($what) }, et ça va tout droit sur { LE($us) }.

# A tackle that wins the ball.
say-sol-tackled =
    .l1 = { CAP(LE($us)) } récupère, { $what }. Le compte y est.
    .l2 = Ça va au duel, { $what }, et { LE($us) } en ressort avec le ballon.
    .l3 = Le nombre fait la force : ballon pour { LE($us) }, { $what }.
    .l4 = Un vrai tacle signé { LE($us) }. { CAP(LE($them)) } cherche encore le ballon.
    .l5 = { CAP(LE($us)) } gardait des forces pour celui-là. { $what }.

# A tackle that does not.
say-sol-tackle-missed =
    .l1 = { CAP(LE($us)) } tacle, { $what }. { CAP(LE($them)) } s’en aperçoit à peine.
    .l2 = Pas assez, { $what }. Mais ça compte pour le prochain essai.
    .l3 = { CAP(LE($us)) } tacle le vent. { CAP(LE($them)) } continue.
    .l4 = Une petite bousculade { DE($us) }. { $what }, ça ne suffit pas.

# A counter that wins the ball.
say-sol-countered =
    .l1 = En contre ! { CAP(LE($us)) } récupère le ballon et file.
    .l2 = { CAP(LE($us)) } prend le risque, { $what }, et ça part.
    .l3 = Audacieux, et ça paie. { CAP(LE($us)) } file en contre.
    .l4 = { CAP(LE($us)) } bondit ! { $what }, et les tribunes sont debout.

# A shot that is held; the side is the keeper's.
say-sol-held =
    .l1 = { $gloves } capte. { $what }, ce n’était pas la bonne somme.
    .l2 = En plein sur { $gloves }, qui le prendrait presque mal.
    .l3 = Pas de but ! Le ballon pour { LE($us) }, les regrets pour { LE($them) }.
    .l4 = { $gloves } la cueille en l’air. { $what }, pas davantage.
    .l5 = { CAP(LE($them)) } tire, { $what }, et { $gloves } dit non.

# A first yellow card for that side.
say-sol-yellow-card =
    .l1 = Jaune ! { CAP(LE($us)) } s’est jeté, et c’est { $what } qui paie.
    .l2 = Dans le carnet. Encore un comme ça, et { LE($us) } jouera à dix.
    .l3 = Carton jaune pour { LE($us) }. Cette carte-là reste couchée désormais.
    .l4 = L’arbitre cherche dans sa poche. Jaune, { $us }.

# A second yellow card: it counts as a goal, and the side is the one it counts for.
say-sol-sent-off =
    .l1 = Dehors ! Second jaune, et ça fait un but pour { LE($us) }. { $score }.
    .l2 = Deux jaunes font un rouge, et un rouge fait { $score }.
    .l3 = Expulsion ! { CAP(LE($them)) } perd un joueur, { LE($us) } gagne un but. Dur calcul.
    .l4 = { CAP(LE($them)) } ne peut pas discuter, et discute. Dehors, et { $score }.
    .l5 = Un but pour { LE($us) } que personne n’a tiré. Second jaune, { $score }.

# Nobody scores a kick.
say-sol-kick-level =
    .l1 = Pareil contre pareil. Celui-là n’est pour personne.
    .l2 = Deux cartes égales, pas de but, et la tension monte.
    .l3 = Personne ne cède un pouce. Toujours { $score }.
    .l4 = Rien ne les sépare. On souffle un coup et on repart.

# Full time, because the other side has no cards left.
say-sol-nobody-left =
    .l1 = { CAP(LE($them)) } n’a plus personne à aligner. Voilà qui règle la question.
    .l2 = Le dernier joueur { DE($them) } sort. { CAP(LE($us)) } gagne faute d’adversaire.
    .l3 = { CAP(LE($us)) } n’a plus d’adversaire. Fin du match.
    .l4 = Une moitié de terrain déserte, et la victoire pour { LE($us) }.

# A medal for the manager.
say-sol-medal =
    .l1 = Ce sera { $what } pour l’entraîneur. Une place sur l’étagère ?
    .l2 = Une médaille : { $what }. À astiquer, avant d’en revenir chercher une plus belle.
    .l3 = { CAP($what) }, donc. Bien mené, jusqu’à la dernière carte.
    .l4 = Le comité a une médaille pour l’entraîneur : { $what }.
