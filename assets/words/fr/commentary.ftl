### French: commentary

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# The match begins.
say-kick-off =
    .l1 = C’est parti. Le café est chaud, la pelouse est grasse.
    .l2 = Coup de sifflet, ballon, premier contrôle un peu tremblant. On joue.
    .l3 = Et voilà, c’est lancé. Personne n’a encore fait d’erreur.
    .l4 = Tout le monde est à égalité sur tout. Profitez-en, ça ne dure jamais.
    .l5 = On joue, et bien malin qui dira à qui sera la soirée.
    .l6 = { CAP(LE($us)) } contre { LE($them) }, et pas un but entre les deux. Pour l’instant.

# The second half begins.
say-second-half =
    .l1 = Les revoilà, avec dans les oreilles ce qui s’est dit à la pause.
    .l2 = Deuxième mi-temps. Les quartiers d’orange sont mangés, place au jeu.
    .l3 = Ils reviennent : mêmes têtes, nouvelles intentions.
    .l4 = C’est reparti. Ceux qui avaient un plan ont eu le temps d’en douter.
    .l5 = On reprend là où on s’était arrêtés : { $score }.

# The last part of extra time begins.
say-last-stretch =
    .l1 = Dernière ligne droite. Les jambes fraîches, on n’en parle plus.
    .l2 = On change de côté, chaussettes sur les chevilles. Les dernières minutes.
    .l3 = Encore un effort. La plupart donneraient cher pour une chaise.
    .l4 = Voici le dernier acte, et personne n’a lu le scénario.

# Half-time without a goal.
say-half-goalless =
    .l1 = C’est la pause, sans but. Le tableau d’affichage a passé une bonne soirée.
    .l2 = Rien à la mi-temps. Beaucoup d’idées, aucune menée à terme.
    .l3 = Mi-temps, et personne n’a trouvé le cadre. C’est pourtant grand, un but.
    .l4 = Zéro partout à la pause. Les gardiens prendront ça pour un compliment.

# Half-time, level with goals.
say-half-level =
    .l1 = { $score } à la pause. On ne glisserait pas une carte entre ces deux-là.
    .l2 = Égalité à la mi-temps, { $score }, et chaque banc pense avoir mieux joué.
    .l3 = { $score } à la pause. C’est logique, mais personne ne l’avouera.
    .l4 = Tout est à refaire à la pause. Il faudra bien que quelqu’un se fâche.

# Half-time with a lead of one or two.
say-half-lead =
    .l1 = { CAP(LE($us)) } rentre au vestiaire devant, { $score }, et le torse un peu bombé.
    .l2 = Mi-temps, { $score }. { CAP(LE($them)) } a de quoi cogiter au vestiaire.
    .l3 = { CAP(LE($us)) } mène à la pause. C’est confortable, et un peu inquiétant.
    .l4 = { $score } à la mi-temps : { LE($us) } devant, { LE($them) } toujours en vie.

# Half-time with a lead of three or more.
say-half-rout =
    .l1 = Mi-temps, { $score }. { CAP(LE($them)) } va peut-être fermer le vestiaire à clé.
    .l2 = À la pause, { LE($us) } a fait le trou, ou pas loin.
    .l3 = { $score }. La causerie { DE($them) } sera courte, et on l’entendra d’ici.
    .l4 = La route est longue pour { LE($them) } à { $score }. Prévoir des sandwichs.

# Extra time begins at a level score.
say-extra-time =
    .l1 = Prolongation. Le dernier métro, il faut l’oublier.
    .l2 = Toujours à égalité, alors on continue. Les crampes s’échauffent.
    .l3 = { $score }, et ça ne suffit pas. Du rab, si les jambes sont d’accord.
    .l4 = On remet ça. Il y a bien quelqu’un qui veut gagner ce match.

# A shootout begins at a level score.
say-penalties =
    .l1 = Les tirs au but, donc. La marche la plus solitaire du football, en boucle.
    .l2 = Ça se jouera aux tirs au but. Fermez les yeux, ou faites semblant.
    .l3 = Tirs au but. On a tant couru, et tout se règle à l’arrêt.
    .l4 = Au point de penalty. Les buts viennent de rétrécir.

# Sudden death begins: the shootout is level after all regular kicks.
say-sudden-death =
    .l1 = Mort subite. Un faux pas, et la soirée est finie.
    .l2 = Toujours rien pour les départager. À partir de là, chaque série peut tout finir.
    .l3 = Mort subite. Même la mascotte a arrêté de danser.
    .l4 = À égalité après tout ça. C’est maintenant que ça devient cruel.

# A kick of a shootout goes in.
say-kick-scored =
    .l1 = C’est au fond. { CAP(LE($us)) } n’a pas tremblé.
    .l2 = Bien rangé. { CAP(LE($us)) } tire comme à l’entraînement.
    .l3 = Aucun doute sur celui-là. { $score }.
    .l4 = Dedans, et retour au rond central pour respirer. { CAP(LE($us)) } marque.
    .l5 = Frappe propre. La pression change de camp, direction { LE($them) }.
    .l6 = { CAP(LE($us)) } marque, et les filets ont à peine le temps de se plaindre.

# A kick of a shootout does not go in.
say-kick-missed =
    .l1 = Ça ne rentre pas ! { CAP(LE($us)) } se tient la tête, { LE($them) } s’embrasse.
    .l2 = Pas cette fois. { CAP(LE($us)) } va en rêver la nuit.
    .l3 = Pas de but ! { CAP(LE($them)) } n’en croit pas sa chance.
    .l4 = Ça ne rentre pas, et le retour est long. { $score }.
    .l5 = Oh, { $us }. On en reparlera dans le bus.

# A keeper stops a kick of a shootout; the side is the keeper's.
say-kick-saved =
    .l1 = Arrêté ! { $gloves } a deviné, et fait croire qu’il savait.
    .l2 = { $gloves } la sort ! { CAP(LE($us)) } tient son héros, pour une minute au moins.
    .l3 = Quelle main ! { CAP(LE($us)) } exulte, { LE($them) } regarde ses crampons.
    .l4 = Repoussé par { $gloves }, qui a l’air d’aimer ça un peu trop.

# A foul brings a penalty.
say-penalty-given =
    .l1 = Penalty pour { LE($us) } ! Les tribunes ont oublié de respirer.
    .l2 = L’arbitre montre le point de penalty. { CAP(LE($us)) } tient sa chance.
    .l3 = Penalty ! { $keeper } écarte les gants et tâche de remplir le but.
    .l4 = Penalty pour { LE($us) }. Facile, disent ceux qui n’en ont jamais tiré.

# The first goal of the match.
say-opener =
    .l1 = { $who } ouvre le score, et { LE($us) } mène !
    .l2 = Le premier but de la soirée est signé { $who }.
    .l3 = Le voilà, le premier ! { $who }, et { LE($us) } passe devant.
    .l4 = { $who } frappe en premier. { $keeper } va chercher le ballon dans ses filets.
    .l5 = Il fallait bien que quelqu’un s’y colle, et c’est { $who } pour { LE($us) }.
    .l6 = { CAP(LE($us)) } débloque son compteur, et { $who } a le sourire qui va avec.

# A goal that levels the score.
say-equaliser =
    .l1 = Égalisation ! { $who } remet { LE($us) } dans le match, { $score }.
    .l2 = { $who } égalise, et le bruit a changé de virage.
    .l3 = { $score } ! L’avance { DE($them) } vient de fondre, merci { $who }.
    .l4 = Tout est à refaire. { $who } a choisi son moment.
    .l5 = On est quittes ! { $who } défait tout le bel ouvrage { DE($them) }.

# A late goal that levels the score.
say-late-equaliser =
    .l1 = Sur le fil ! { $who } égalise, et certains vont rater le dernier bus.
    .l2 = { $who } sauve { LE($us) } au bout du bout. { $score }.
    .l3 = La victoire était dans la poche ! { $who } fait { $score } à la dernière seconde.
    .l4 = On ne part jamais avant la fin. { $who } vient d’expliquer pourquoi.

# A goal for the lead after a score such as 1-1.
say-go-ahead =
    .l1 = { CAP(LE($us)) } passe devant ! { $who } pour le { $score }.
    .l2 = { $who } donne l’avantage { A($us) }, et la moitié du banc est sur la pelouse.
    .l3 = { $score }, et { $who } vient de faire pencher la balance.
    .l4 = L’avantage est pour { LE($us) }, cadeau signé { $who }.
    .l5 = { $who } marque, et { LE($us) } pointe le nez devant.

# A late goal for the lead.
say-late-winner =
    .l1 = { $who }, sur le fil ! Ça pourrait bien être le but de la victoire.
    .l2 = C’est tard, c’est fort, c’est beau : { $who } met { LE($us) } devant.
    .l3 = { $who } trouve un but alors que la montre n’y croyait plus.
    .l4 = C’est la folie ! { $who } vient sans doute d’offrir la victoire { A($us) }.
    .l5 = { $who } aura un bar à son nom pour ça. { $score }, { LE($us) } devant.

# A goal for the lead that is the last kick of the match.
say-last-winner =
    .l1 = { $who } offre la victoire { A($us) } sur le dernier tir !
    .l2 = { $who }, et plus le temps de répondre. Victoire { DE($us) } !
    .l3 = Le dernier mot est pour { $who }. { CAP(LE($us)) } gagne, { $score }.
    .l4 = { $who } marque, il ne manque que le coup de sifflet. { CAP(LE($us)) } tient sa victoire.

# A goal for a lead of two or three.
say-cushion =
    .l1 = { $who } donne de l’air { A($us) }. { $score }.
    .l2 = Encore un ! { $who } fait { $score }, et ça commence à être confortable.
    .l3 = { $score }. { $who } marque, et { LE($us) } peut s’asseoir un peu.
    .l4 = { CAP(LE($us)) } prend le large. { $who } dormira bien cette nuit.
    .l5 = { $who } en remet un, et chez { LE($them) } on se regarde.

# A goal for a lead of four or more.
say-rout =
    .l1 = { $who } se joint à la fête. { $score }, et ça ne se cache plus.
    .l2 = Le tableau d’affichage demande une pause. { $who }, { $score }.
    .l3 = { $who }, et encore un. { CAP(LE($them)) } voudrait rentrer, s’il vous plaît.
    .l4 = C’est devenu du tir à la cible. { $who } fait { $score }.
    .l5 = { CAP(LE($us)) } ne sait plus s’arrêter, et { $who } a à peine forcé.

# A goal that leaves its side one behind.
say-lifeline =
    .l1 = { $who } relance { LE($us) }. { $score }, et le match avec.
    .l2 = Tiens, on a de nouveau un match. { $who } réduit l’écart.
    .l3 = { $who } en remet un, et { LE($them) } se met à regarder le chrono.
    .l4 = { $who } marque, et { LE($us) } n’est plus qu’à un but.

# A goal that leaves its side two or more behind.
say-consolation =
    .l1 = { $who } marque, mais { LE($us) } ne va pas danser pour autant. { $score }.
    .l2 = Un but pour { LE($us) }, pour l’honneur. Il est signé { $who }.
    .l3 = { $who } réduit l’écart. C’est toujours une montagne, un peu moins haute.
    .l4 = { CAP(LE($us)) } a au moins de quoi applaudir : { $who }, { $score }.
    .l5 = { $who } rend l’addition moins salée. { $score }, applaudissements polis.

# A goal of the side that loses, as the last kick of the match.
say-too-late =
    .l1 = { $who } marque, mais plus le temps d’en mettre un autre.
    .l2 = But { DE($who) }, et le sifflet juste derrière. Trop tard.
    .l3 = { $who } marque, et personne ne court vers le rond central. C’est fini.
    .l4 = Un but { DE($who) } pour l’histoire. { $score }, et c’est tout.

# A player's second goal, for a lead of two or more.
say-brace =
    .l1 = { $who }, et de deux pour la soirée. { $score }.
    .l2 = Le doublé pour { $who }, qui se plaît manifestement ici.
    .l3 = { $who } double la mise. { CAP(LE($them)) } pourrait essayer le marquage.
    .l4 = Encore { $who }, deux fois sur la feuille de match.

# A player's third goal.
say-hat-trick =
    .l1 = Triplé ! { $who } peut repartir avec le ballon du match.
    .l2 = Et de trois pour { $who } ! Un sac pour ce ballon, vite.
    .l3 = { $who } une fois, deux fois, trois fois !
    .l4 = C’est le triplé. { $who } marche sur l’eau, ce soir.

# A draw without a goal.
say-full-goalless =
    .l1 = C’est fini, zéro à zéro. Les défenseurs se serrent la main, sincèrement.
    .l2 = Pas un but de la soirée. Quelque part, un puriste sourit.
    .l3 = Ça se termine sans but. Il nous restera toujours les touches.
    .l4 = Zéro à zéro. Les filets rentrent comme ils sont venus.

# A draw with goals.
say-full-draw =
    .l1 = C’est fini, { $score }. Personne n’a perdu, et personne n’a l’air content.
    .l2 = On se quitte à { $score }. Une poignée de main, un haussement d’épaules.
    .l3 = Match nul. Chacun dira qu’il aurait dû gagner.
    .l4 = { $score }, on en reste là. Le bus du retour sera pensif.

# A win by one goal.
say-full-narrow =
    .l1 = C’est fini ! { CAP(LE($us)) } l’emporte de peu, { $score }, et souffle enfin.
    .l2 = Le coup de sifflet, et le soulagement : { LE($us) } a tenu, { $score }.
    .l3 = Un seul but d’écart à la fin, et il est pour { LE($us) }.
    .l4 = { $score }, et c’est { LE($us) } qui gagne. { CAP(LE($them)) } va y penser toute la semaine.
    .l5 = Voilà, c’est fait. { CAP(LE($us)) } d’un but, et personne ne demandera comment.

# A win by two or three goals.
say-full-clear =
    .l1 = Fin du match. { CAP(LE($us)) } gagne, { $score }, et il n’y a rien à redire.
    .l2 = { CAP(LE($us)) }, tranquillement : { $score }.
    .l3 = Belle soirée de travail pour { LE($us) }. { $score }.
    .l4 = { CAP(LE($us)) } l’emporte, et { LE($them) } ne peut rien contester. Enfin, presque rien.

# A win by four goals or more.
say-full-rout =
    .l1 = C’est enfin terminé. { CAP(LE($us)) } l’emporte, { $score }.
    .l2 = Fin du match, et { LE($them) } dit merci. { $score }.
    .l3 = { CAP(LE($us)) } inflige une correction, { $score }. Ça aurait pu être pire.
    .l4 = C’était à sens unique. { CAP(LE($us)) }, { $score }, bonne nuit.

# A win in a shootout.
say-full-kicks =
    .l1 = { CAP(LE($us)) } gagne aux tirs au but. Le sport est parfois un comptable cruel.
    .l2 = Aux tirs au but, c’est { LE($us) }. Chez { LE($them) }, on reste planté là.
    .l3 = Ça s’est joué aux tirs au but : { LE($us) } a eu les nerfs solides.
    .l4 = { CAP(LE($us)) } survit à la séance, { $score }. Le reste, c’est la fête.
