### French: solitaire

sol-title = Soccer Solitaire
sol-tagline = Deux paquets, deux équipes, un entraîneur : toi.
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
    [black] les deux couleurs sont noires ; choisis cœur ou carreau pour l’une
   *[red] les deux couleurs sont rouges ; choisis trèfle ou pique pour l’une
}
sol-field-kick-off-after-goal = Ballon après un but
sol-field-kick-off-after-goal-scoring = Au buteur
sol-field-kick-off-after-goal-conceding = À l’adversaire
sol-field-first-pick = Premier choix en Duel
sol-field-first-pick-alternate = En alternance
sol-field-first-pick-withoutball = Équipe sans ballon
sol-rules-1-head = L’idée
sol-rules-1 = Chaque équipe a une carte active sur le terrain, et trois cartes de jeu sont posées dessous. À chaque tour tu en utilises deux, et chacune agit pour l’équipe de sa couleur, que ça t’arrange ou non. Tout l’art est dans l’ordre : quelle carte d’abord, laquelle ensuite, et laquelle pas du tout.
sol-rules-2-head = Un tour
sol-rules-2 = Trois cartes de jeu sont visibles. Utilises-en une, puis une autre ; chacune va à l’équipe de sa couleur et reste au-dessus de sa carte active jusqu’à la fin du tour. Puis les deux sont retirées et deux nouvelles arrivent. Au premier tour d’une mi-temps, personne n’a le ballon : l’équipe de la première carte utilisée le prend aussitôt.
sol-rules-3-head = Les cartes
sol-rules-3 = L’équipe à domicile est une enseigne, l’équipe à l’extérieur une enseigne de l’autre couleur : cœur et carreau sont rouges, trèfle et pique noirs. De chaque enseigne, deux cartes sont écartées sans être vues ; les onze autres sont la pile d’équipe, et celle du dessus est retournée : c’est la carte active. Les deux autres enseignes, une de chaque couleur, forment la pile de jeu de 26 cartes. Une carte compte ses points, un valet 11, une dame 12, un roi 13, un as 14.
sol-rules-4-head = La force
sol-rules-4 = La force d’une équipe est sa carte active plus toutes les cartes de jeu utilisées ce tour-ci, même celles qui ont échoué ; le nombre à côté de l’équipe la montre. Pour réussir, l’équipe qui agit doit être la plus forte ; à force égale, c’est l’équipe qui a le ballon qui l’emporte.
sol-rules-5-head = Avec le ballon
sol-rules-5 = Une carte de jeu de 2 à 10 est une passe. Si elle réussit, la carte active va sous sa pile et la suivante est retournée ; sinon, le ballon est perdu. Un valet, une dame, un roi ou un as est un tir. S’il réussit, c’est un but : la carte active de l’autre équipe quitte le match pour la pile derrière son but. Sinon, le ballon est perdu. L’équipe qui marque garde le ballon.
sol-rules-6-head = Sans le ballon
sol-rules-6 = Une carte de jeu de 2 à 10 est un tacle. S’il réussit, le ballon est récupéré ; sinon, il ne se passe rien. Un valet, une dame, un roi ou un as est un contre. S’il réussit, le ballon est récupéré et la carte active change comme après une passe ; sinon, la propre carte active de l’équipe est avertie et reste couchée dès lors, même dans la pile. Un second carton jaune l’expulse, et cela compte comme un but encaissé.
sol-rules-7-head = Les mi-temps
sol-rules-7 = Une mi-temps dure douze tours : après, il reste trop peu de cartes de jeu. Pour la deuxième, les 26 sont mélangées de nouveau, et le ballon est libre ; cartes actives, piles et cartons jaunes ne changent pas. L’équipe qui a le moins de cartes derrière son but gagne. Une équipe qui a perdu ses onze cartes est battue sur-le-champ.
sol-rules-8-head = Prolongation et tirs au but
sol-rules-8 = À égalité, les cartes de jeu sont partagées en deux et jouées en deux mi-temps de six tours ; on joue toujours les deux. Si l’égalité persiste, chaque équipe mélange ses onze cartes et, tir après tir, les deux en retournent une : la plus haute marque, deux égales ne marquent pour personne. Au meilleur des cinq, arrêté dès que c’est décidé ; puis mort subite.
sol-rules-9-head = Un entraîneur, des médailles
sol-rules-9 = Seul, tu entraînes l’équipe à domicile et tu choisis pour les deux couleurs : Kestrel Vale n’a pas d’entraîneur, seulement les cartes que tu ne peux pas éviter. Un bon entraîneur gagne presque toujours, alors c’est l’écart qui compte : bronze à trois buts, argent à cinq, or à sept, platine à neuf. Une victoire après prolongation n’a pas de médaille.
sol-rules-10-head = Duel
sol-rules-10 = Ici, chaque équipe a son entraîneur. À chaque tour, l’un utilise n’importe laquelle des trois cartes, puis l’autre une des deux restantes. Chacun peut utiliser une carte de la couleur adverse, pour la gâcher au mauvais moment. Le premier choix alterne à chaque tour : les rouges ouvrent la première mi-temps, les noirs la deuxième. En option, c’est l’équipe sans le ballon qui choisit d’abord.
sol-rules-11-head = Ce qu’on sait
sol-rules-11 = Tout ce qui a été retourné est connu pour de bon. Une carte passée sous sa pile revient quand les cartes au-dessus sont passées, dans l’ordre où elles y sont allées ; laisse le pointeur sur une pile pour voir ce qu’on en sait. Personne ne sait quelles deux cartes d’une équipe sont écartées, ni l’ordre des cartes jamais retournées.
sol-rules-12-head = Options
sol-rules-12 = Les enseignes sont à ton choix. En règle maison, l’équipe qui encaisse sur un tir peut avoir ensuite le ballon ; un second carton jaune ne change jamais qui l’a.
sol-rules-13-head = Crédits
sol-rules-13 = Soccer Solitaire a été publié sans nom d’auteur. Les médailles et le Duel sont propres à ce projet, tout comme les décisions là où le jeu imprimé se tait.

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# The first team to act in a half has the ball.
say-sol-ball-taken =
    .l1 = { $us } est le premier sur le ballon, et compte bien le garder.
    .l2 = Il n’était à personne. Maintenant, il est à { $us }.
    .l3 = { $us } se sert. Le ballon est là.
    .l4 = Premier contrôle pour { $us }. Qui le trouve le garde.

# A pass that comes off; `{what}` are the strengths, such as `12 v 8`.
say-sol-passed =
    .l1 = { $us } passe, { $what }, et des jambes fraîches arrivent.
    .l2 = Le compte est bon pour { $us } : { $what }. On avance.
    .l3 = { CAP($what) }. { $us } garde le ballon, et change de joueur.
    .l4 = C’est propre, { $us }. Le suivant prend le relais.
    .l5 = { $us } fait circuler, { $what }.

# A pass that is lost; the side is the one that has the ball now.
say-sol-pass-cut =
    .l1 = { $them } passe, { $what }. Trop court. Ballon pour { $us }.
    .l2 = Coupée ! { $us } avait la plus grosse somme.
    .l3 = { $us } dit merci pour la passe.
    .l4 = Beaucoup trop molle, et { $us } la ramasse.
    .l5 = { CAP($what) }, et ça va tout droit sur { $us }.

# A tackle that wins the ball.
say-sol-tackled =
    .l1 = { $us } récupère, { $what }. Le compte y est.
    .l2 = Ça va au duel, { $what }, et { $us } en ressort avec le ballon.
    .l3 = Le nombre fait la force : ballon pour { $us }, { $what }.
    .l4 = Un vrai tacle, { $us }. { $them } cherche encore le ballon.
    .l5 = { $us } économisait pour celui-là. { $what }.

# A tackle that does not.
say-sol-tackle-missed =
    .l1 = { $us } tacle, { $what }. { $them } s’en aperçoit à peine.
    .l2 = Pas assez, { $what }. Mais ça compte pour le prochain essai.
    .l3 = { $us } tacle le vent. { $them } continue.
    .l4 = Une petite bousculade de { $us }. { $what }, ça ne suffit pas.

# A counter that wins the ball.
say-sol-countered =
    .l1 = En contre ! { $us } renverse tout d’un coup.
    .l2 = { $us } prend le risque, { $what }, et ça part.
    .l3 = Audacieux, et ça paie. { $us } file en contre.
    .l4 = { $us } bondit ! { $what }, et les tribunes sont debout.

# A shot that is held; the side is the keeper's.
say-sol-held =
    .l1 = { $gloves } capte. { $what }, ce n’était pas la bonne somme.
    .l2 = En plein sur { $gloves }, qui en serait presque vexé.
    .l3 = Pas de but ! Le ballon pour { $us }, les regrets pour { $them }.
    .l4 = { $gloves } la cueille en l’air. { $what }, pas davantage.
    .l5 = { $them } tire, { $what }, et { $gloves } dit non.

# A first yellow card for that side.
say-sol-yellow-card =
    .l1 = Jaune ! { $us } s’est jeté et le paie : { $what }.
    .l2 = Dans le carnet. Encore un comme ça, et { $us } jouera à dix.
    .l3 = Carton jaune pour { $us }. Cette carte-là reste couchée désormais.
    .l4 = L’arbitre cherche dans sa poche. Jaune, { $us }.

# A second yellow card: it counts as a goal, and the side is the one it counts for.
say-sol-sent-off =
    .l1 = Dehors ! Second jaune, et ça fait un but pour { $us }. { $score }.
    .l2 = Deux jaunes font un rouge, et un rouge fait { $score }.
    .l3 = Expulsion ! { $them } perd un joueur, { $us } gagne un but. Dur calcul.
    .l4 = { $them } ne peut pas discuter, et discute. Dehors, et { $score }.
    .l5 = Un but pour { $us } que personne n’a tiré. Second jaune, { $score }.

# Nobody scores a kick.
say-sol-kick-level =
    .l1 = Pareil contre pareil. Celui-là n’est pour personne.
    .l2 = Deux cartes égales, pas de but, les nerfs en plus.
    .l3 = Personne ne cède un pouce. Toujours { $score }.
    .l4 = Rien entre eux. On se secoue et on repart.

# Full time, because the other side has no cards left.
say-sol-nobody-left =
    .l1 = { $them } n’a plus personne à aligner. Voilà qui règle la question.
    .l2 = Le dernier joueur de { $them } sort. { $us } gagne faute d’adversaire.
    .l3 = { $us } n’a plus d’adversaire. Fin du match.
    .l4 = Une moitié de terrain déserte, et la victoire pour { $us }.

# A medal for the manager.
say-sol-medal =
    .l1 = Ce sera { $what } pour l’entraîneur. Une place sur l’étagère ?
    .l2 = Médaille : { $what }. À astiquer, avant d’en revenir chercher une plus belle.
    .l3 = { CAP($what) }, donc. Bien mené, jusqu’à la dernière carte.
    .l4 = Le comité a une médaille pour l’entraîneur : { $what }.
