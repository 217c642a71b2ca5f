### French: the levels, and the lessons among them. `levels/<game>/<name>.ron` names these messages.

## Titles, as buttons.

level-title-first-shootout = Première séance
level-title-first-match = Premier match
level-title-surprises = Surprises
level-title-three-turns-left = Encore trois tours
level-title-the-split-in-extra-time = La répartition, en prolongation

## The first message of each level says in one or two sentences what the match is about. Those with numbers are the steps of its
## lesson, in their order: each is one plain sentence of at most 15 words beside what it points at. Cards, areas and scores are
## those of that match, and `you` are always home, Harbour Town.

## Penalty Shootout: First shootout.

level-pen-first-match = Trois tirs chacun. Choisis un endroit pour chaque tir ; quand Kestrel Vale tire, choisis où plonger. À égalité, un tir de plus chacun décide.
level-pen-first-match-1 = Trois tirs chacun : l’équipe qui en marque le plus gagne.
level-pen-first-match-2 = Tu tires en premier : clique sur cette carte pour viser le coin gauche.
level-pen-first-match-3 = But ! Ils ont plongé de l’autre côté : là, seul un 1 au dé fait rater.
level-pen-first-match-4 = À eux de tirer. Ton instinct dit à droite : plonge de ce côté.
level-pen-first-match-5 = Arrêté, c’était le même coin ! Avec 4 ou plus au dé, il rentrait.
level-pen-first-match-6 = Un gardien qui plonge laisse le centre vide : tire au centre.
level-pen-first-match-7 = But ! Mais un gardien qui reste arrête tous les tirs cadrés au centre.
level-pen-first-match-8 = La dernière fois, ils ont tiré à droite : plonges-y encore, ou reste.
level-pen-first-match-9 = 2-1 : encore un but et tu gagnes. Tire dans le coin droit.
level-pen-first-match-10 = Ils l’ont deviné. Ils ont tiré à droite, puis à gauche : plonge où tu les attends.
level-pen-first-match-11 = Égalité après trois : un tir de plus chacun, jusqu’à ce qu’un seul marque.
level-pen-first-match-12 = Tu tires de nouveau en premier : le coin gauche.
level-pen-first-match-13 = But ! Arrête celui-ci et tu gagnes : plonge à droite.

## Soccer 17: First match.

level-s17-first-match = Le toss, puis les derniers tours d’un match encore sans but. Choisis une carte pendant que Kestrel Vale choisit la sienne : s’ils devinent la tienne, ils récupèrent le ballon, sinon il va là où ta carte l’envoie.
level-s17-first-match-1 = Tu as gagné le toss : attaque d’abord, ils commenceront la deuxième mi-temps.
level-s17-first-match-2 = Fin de la deuxième mi-temps, 0-0, et tu attaques ce but.
level-s17-first-match-3 = En championnat, un nul est possible ; en coupe, on joue une prolongation.
level-s17-first-match-4 = Le ballon est en zone 1 : la colonne 1 dit ce que fait ta carte.
level-s17-first-match-5 = Les flèches avancent le ballon ; plus loin, les disques sont des tirs, renforcés par les étoiles.
level-s17-first-match-6 = Clique sur Passe : elle réussit si leur carte ne la stoppe pas.
level-s17-first-match-7 = Le Pressing ne stoppe que le Dribble : tu t’échappes. Avec ton étoile, renforce Une-deux.
level-s17-first-match-8 = Change maintenant, sinon ils vont te lire : Une-deux tire, et ton étoile ajoute une carte.
level-s17-first-match-9 = Tu t’échappes encore ! Tu peux tirer, ou prendre une autre étoile : tire.
level-s17-first-match-10 = Une de ces six cartes est le but, et tu en retournes deux. Commence ici.
level-s17-first-match-11 = Rien que le public. Retourne ici ta deuxième carte.
level-s17-first-match-12 = Raté ! Un Rebond en retourne une autre, mais te coûte Tacle : prends-le.
level-s17-first-match-13 = Une carte de plus : retourne celle-ci.
level-s17-first-match-14 = But ! Ils attaquent, tes cartes se retournent : la moitié défense compte.
level-s17-first-match-15 = Ton Tacle est perdu jusqu’à la fin de la mi-temps : choisis Blocage, qui stoppe la Passe.
level-s17-first-match-16 = Bien vu, le ballon est à toi ! Dernier tour : Une-deux ou Dribble, au choix.

## Soccer 17: Surprises.

level-s17-surprises = Encore six tours, à 0-0. Découvre ce qu’un premier match ne montre pas toujours : un tir sans carte, la relance du gardien, les fautes et l’effet des étoiles.
level-s17-surprises-1 = Tu as gagné le toss et défendu d’abord : tu as donc commencé la deuxième mi-temps.
level-s17-surprises-2 = En championnat, un nul est possible ; en coupe suivent prolongation et tirs au but.
level-s17-surprises-3 = Du centre, la Passe avance de deux zones, ou tire sans carte : choisis-la.
level-s17-surprises-4 = Tente le tir : sans carte à retourner, seul un Rebond peut marquer.
level-s17-surprises-5 = Un Rebond te coûte Tacle jusqu’à la fin de la mi-temps, alors garde-le.
level-s17-surprises-6 = Raté : leur gardien relance aussitôt le ballon hors de la surface.
level-s17-surprises-7 = Choisis Tacle : il stoppe Passe et Une-deux.
level-s17-surprises-8 = Faute ! Ils ont joué un coup franc sans opposition, et ton Tacle est perdu.
level-s17-surprises-9 = Leur étoile renforce les tirs de Passe, attends-toi à une Passe : choisis Blocage.
level-s17-surprises-10 = Stoppé ! Les étoiles se perdent avec le ballon : la leur a disparu.
level-s17-surprises-11 = De ton camp, la Passe rapporte aussi une étoile : choisis-la.
level-s17-surprises-12 = Donne ton étoile au Une-deux : ses tirs retourneront une carte de plus.
level-s17-surprises-13 = Dribble jusque dans leur surface.
level-s17-surprises-14 = Dribble encore : un Tacle dans la surface serait un penalty.
level-s17-surprises-15 = Penalty : quatre cartes, et les étoiles n’y changent rien. Retourne celle-ci.

## Soccer 17: Three turns left.

level-s17-three-turns-left = 84e minute. Un but de retard, le ballon dans leur camp et toutes les cartes en main. Encore trois tours : trouve l’égalisation.

## Soccer: First match.

level-s52-first-match = La dernière manche, à 1-1. Deux de tes cartes tirent, les autres stoppent les tirs de Kestrel Vale.
level-s52-first-match-1 = La dernière des six manches, à 1-1.
level-s52-first-match-2 = À égalité après six manches, on en joue d’autres jusqu’à ce qu’une équipe mène.
level-s52-first-match-3 = Deux de tes six cartes vont tirer ; les autres stoppent les tirs.
level-s52-first-match-4 = Une carte stoppe le 7 de cœur : un gardien en rouge, ou un autre 7.
level-s52-first-match-5 = Deux nombres aussi, si leur somme ou leur différence fait 7 ; l’as vaut 1.
level-s52-first-match-6 = Et deux cartes de son enseigne aussi, quelles qu’elles soient : ici, deux cœurs.
level-s52-first-match-7 = Valets, dames et rois sont gardiens. Devant, il leur en faut un second pour marquer.
level-s52-first-match-8 = Pose le 2 de cœur et le 4 de pique : le reste stoppe mieux.
level-s52-first-match-9 = Retourne ton 2 de cœur : il tire.
level-s52-first-match-10 = Ils n’ont rien pour le stopper, sinon ils l’auraient fait : but !
level-s52-first-match-11 = À ton 4 de pique.
level-s52-first-match-12 = Stoppé ! Leur roi noir est un gardien de la même couleur que ton 4.
level-s52-first-match-13 = Leur 10 noir tire. Ton valet noir le stoppe : clique sur lui, puis sur Stopper.
level-s52-first-match-14 = Un 10 rouge ! Deux nombres le stoppent si leur somme ou leur différence fait 10.
level-s52-first-match-15 = 7 et 3 font 10 : clique sur les deux, puis sur Stopper.

## Soccer: Surprises.

level-s52-surprises = Encore deux manches, à 2-2. Découvre ce qu’un premier match ne montre pas toujours : des gardiens qui tirent, un penalty joué et un autre refusé.
level-s52-surprises-1 = Encore deux manches, à 2-2.
level-s52-surprises-2 = À égalité après la sixième, on continue manche par manche, jusqu’à ce qu’une équipe mène.
level-s52-surprises-3 = Pose la dame de trèfle, qui est un gardien, et le 8 de carreau.
level-s52-surprises-4 = Leur dame n’a pas marqué, car ils n’ont pas défaussé de second gardien.
level-s52-surprises-5 = Leur 7 de trèfle tire : deux trèfles quelconques le stoppent, utilise les tiens.
level-s52-surprises-6 = À toi d’attaquer : retourne ta dame de trèfle.
level-s52-surprises-7 = Penalty, si tu veux : défausse le roi de carreau, et ta dame marque.
level-s52-surprises-8 = But ! Rien ne stoppe un penalty, mais il te coûte un second gardien.
level-s52-surprises-9 = Tire maintenant avec ton 8 de carreau.
level-s52-surprises-10 = Après chacune des cinq premières manches, chaque équipe pioche quatre cartes.
level-s52-surprises-11 = Dernière manche : pose le valet de pique et le 4 de carreau.
level-s52-surprises-12 = On peut aussi refuser un penalty : retourne ton valet de pique.
level-s52-surprises-13 = Refuse, et garde ton valet rouge pour stopper un tir.
level-s52-surprises-14 = À ton 4 de carreau.
level-s52-surprises-15 = Leur 7 rouge est le dernier tir : stoppe-le avec ton valet, et tu gagnes.

## Soccer Cards: First match.

level-sc-first-match = La deuxième mi-temps, toujours 0-0. Kestrel Vale ouvre avec un ballon vert : stoppe-le avec la bonne carte, puis ouvre à ton tour.
level-sc-first-match-1 = Ils ouvrent avec un ballon vert. Chacune de ces cartes le stoppe : joue ta cage verte.
level-sc-first-match-2 = Stoppé ! À toi de jouer en premier, donc d’ouvrir : ton ballon rouge, que seules deux cartes stoppent.
level-sc-first-match-3 = Un bouclier multicolore stoppe toutes les occasions. Le panneau en compte un que tu n’as pas vu.
level-sc-first-match-4 = Un ballon stoppe aussi un ballon de sa couleur : réponds avec ton ballon noir.
level-sc-first-match-5 = Ouvre avec ton coup franc : seuls les boucliers jaunes et multicolores le stoppent, et il en reste un.
level-sc-first-match-6 = Ils n’ont plus de bouclier, et l’étiquette de ton penalty dit donc « but sûr ».
level-sc-first-match-7 = Stoppe d’abord leur ballon bleu : seul ton bouclier multicolore peut le faire.
level-sc-first-match-8 = Ouvre maintenant avec le penalty : seul un bouclier multicolore le stoppe, et il n’en reste aucun.
level-sc-first-match-9 = But ! Ils ouvrent à leur tour avec un penalty, et aucune de tes cartes ne le stoppe.
level-sc-first-match-10 = Il faut répondre quand même : jette ce qui te sert le moins, ton hors-jeu.
level-sc-first-match-11 = 1-1. Avant le coup d’envoi, tu as réparti seize cartes : huit pour chaque mi-temps.
level-sc-first-match-12 = Un second bouclier multicolore dans cette mi-temps aurait stoppé leur penalty.
level-sc-first-match-13 = Un match de championnat peut finir nul, mais en coupe il y a une prolongation.
level-sc-first-match-14 = Une carte chacun, et plus rien ne stoppe ton ballon rouge : ouvre avec lui et gagne.

## Soccer Cards: The split, in extra time.

level-sc-surprises = Un match de coupe, 2-2 : chaque équipe a huit cartes pour deux courtes mi-temps, et toutes sont visibles. Répartis les tiennes pour qu’un but soit imparable.
level-sc-surprises-1 = 2-2 en coupe : prolongation. Toutes les cartes restantes sont visibles.
level-sc-surprises-2 = Si la prolongation ne suffit pas, les tirs au but décident : cinq chacun.
level-sc-surprises-3 = Ils ont un bouclier multicolore, et rien d’autre ne stoppe un penalty.
level-sc-surprises-4 = Tu as deux penalties. Joués dans la même mi-temps, l’un des deux passera.
level-sc-surprises-5 = Répartis tes huit : les deux penalties et deux boucliers maintenant, le reste plus tard.
level-sc-surprises-6 = Ils ouvrent avec un ballon rouge : ton bouclier multicolore stoppe tous les ballons.
level-sc-surprises-7 = Ouvre maintenant avec un penalty.
level-sc-surprises-8 = C’était leur bouclier. Stoppe leur coup franc avec ton bouclier jaune.
level-sc-surprises-9 = Ouvre avec l’autre penalty : plus rien chez eux ne le stoppe.
level-sc-surprises-10 = But ! Pour la deuxième mi-temps, tes quatre autres cartes arrivent.
level-sc-surprises-11 = Ouvre avec ta cage rouge : sans danger, mais ça leur coûte une carte.
level-sc-surprises-12 = Sans danger non plus : réponds avec ton bouclier jaune.
level-sc-surprises-13 = Ouvre avec ton ballon bleu : ils n’ont plus rien de bleu.
level-sc-surprises-14 = Encore un but ! Ta dernière carte finit le match.

## Soccer-Go: First match.

level-go-first-match = La dernière manche, et toujours aucun but. Choisis un joueur pour chaque passe ; s’ils surveillent le même numéro, le ballon est perdu.
level-go-first-match-1 = Quatrième et dernière manche, 0-0. Tu attaques : sept passes de suite font un tir.
level-go-first-match-2 = À égalité après cette manche, chacun attaque encore une fois. Toujours à égalité ? Tirs au but.
level-go-first-match-3 = Passe à ton 7. Ils surveillent un numéro au même moment.
level-go-first-match-4 = Ils surveillaient le 4 : ta passe arrive. Le 7 est grillé, pour tous.
level-go-first-match-5 = Maintenant ton 10, en espérant qu’ils se trompent encore.
level-go-first-match-6 = Encore un : ton 9.
level-go-first-match-7 = Une carte pouvoir s’allume quand elle peut se jouer. Avec Frappe, plus besoin de passes.
level-go-first-match-8 = Tire à gauche, pendant que leur gardien choisit où plonger.
level-go-first-match-9 = But ! Après chaque attaque, on peut échanger une carte pouvoir : garde les tiennes.
level-go-first-match-10 = Ils passent, et tu surveilles : le même numéro te donne le ballon.
level-go-first-match-11 = Surveille le 3 : tu poses ta carte 3 contre leur numéro 3.
level-go-first-match-12 = Ils ont passé au 8. Te tromper ne coûte rien.
level-go-first-match-13 = Moins de numéros, plus facile à deviner : surveille le 5, et c’est gagné.

## Soccer-Go: Surprises.

level-go-surprises = Six passes sont arrivées. Découvre ce qu’un premier match ne montre pas toujours : le gardien à la passe 7, une carte annulée et un Tacle.
level-go-surprises-1 = Six passes sont arrivées : voici la passe 7, et ensuite tu tires.
level-go-surprises-2 = À égalité à la fin, il y a une prolongation. Toujours à égalité ? Tirs au but.
level-go-surprises-3 = À la passe 7, personne ne peut choisir le numéro 1, le gardien.
level-go-surprises-4 = Passe à ton 11.
level-go-surprises-5 = Sept passes : tire maintenant. À droite.
level-go-surprises-6 = But ! Garde tes cartes : ils vont attaquer, et tu as un Blocage et un Tacle.
level-go-surprises-7 = Ils jouent Contre-attaque, trois passes d’un coup ! Ton Blocage A l’annule.
level-go-surprises-8 = Les deux cartes sont jouées, et une carte jouée ne revient plus de tout le match.
level-go-surprises-9 = Il leur faut donc passer : surveille le 3.
level-go-surprises-10 = Ils ont passé au 8. Surveille le 5.
level-go-surprises-11 = Dès la passe 3, joue Tacle : pierre, feuille, ciseaux pour le ballon.
level-go-surprises-12 = Gagne, et leur attaque est finie ; perds, et ils passent. Joue la pierre.
level-go-surprises-13 = Égalité, on recommence : la feuille bat la pierre.

## Soccer Solitaire: First match.

level-sol-first-match = Encore quatre tours, et c’est 3-3. Tu entraînes Harbour Town : les cartes rouges agissent pour toi, les noires pour Kestrel Vale. La force la plus grande l’emporte.
level-sol-first-match-1 = Encore quatre tours, 3-3. Tu entraînes Harbour Town, les rouges.
level-sol-first-match-2 = Si l’égalité demeure, il y a prolongation, puis tirs au but.
level-sol-first-match-3 = Ta force est de 6, la leur aussi : c’est la carte active de chaque équipe.
level-sol-first-match-4 = À chaque tour, utilise deux des trois. Les rouges agissent pour toi, les noires pour eux.
level-sol-first-match-5 = Avec le ballon, un nombre est une passe : 10 contre 6. Utilise-le.
level-sol-first-match-6 = Réussie : tu gardes le ballon, et une nouvelle carte active arrive.
level-sol-first-match-7 = Valets, dames, rois et as tirent, et ton 4 compte encore : utilise ton valet.
level-sol-first-match-8 = But ! Tu gardes le ballon ; ils perdent leur carte active et en retournent une autre.
level-sol-first-match-9 = Trois cartes noires, et deux doivent agir. Leur 2 échoue, 11 contre 12 : utilise-le.
level-sol-first-match-10 = Les deux autres leur donnent le ballon : utilise le 9, le valet peut échouer plus tard.
level-sol-first-match-11 = Sans le ballon, ton roi part en contre : 25 contre 9, ballon récupéré. Utilise-le.
level-sol-first-match-12 = Leur roi part en contre aussi, mais 22 contre 23 échoue : utilise-le maintenant.
level-sol-first-match-13 = Un contre raté coûte un carton jaune : leur 9 est maintenant couché.
level-sol-first-match-14 = Le dernier tour : d’abord la passe, sinon leur valet récupérerait le ballon.
level-sol-first-match-15 = Leur valet fait 20 contre 20 : à force égale, l’équipe qui a le ballon l’emporte.
level-sol-first-match-16 = Il échoue : le second jaune expulse le 9, et cela compte comme un but.

## Soccer Solitaire: Surprises.

level-sol-surprises = Encore trois tours, et tu mènes 3-2. Découvre ce qu’un premier match ne montre pas toujours : une passe ratée, la force égale et les médailles.
level-sol-surprises-1 = Encore trois tours. Gagne de trois buts, et la médaille de bronze est à toi.
level-sol-surprises-2 = À égalité après deux mi-temps, il y a prolongation, et plus de médaille.
level-sol-surprises-3 = Ils ont le ballon, et un roi sans ballon est un contre : utilise le tien.
level-sol-surprises-4 = Ballon récupéré, et une nouvelle carte active arrive.
level-sol-surprises-5 = Leur roi aussi est un contre, mais à 16 contre 18 il échoue : utilise-le.
level-sol-surprises-6 = Un contre raté vaut un carton jaune. Le second est un rouge, et un but !
level-sol-surprises-7 = Ton 3 fait 8 contre 10 : regarde comment le ballon se perd.
level-sol-surprises-8 = Reprends-le : ton 7 fait 15.
level-sol-surprises-9 = Avec le ballon, à force égale, ça suffit : ton 5 fait 10 contre 10.
level-sol-surprises-10 = Réussie. Sans le ballon, la force égale ne récupère rien.
level-sol-surprises-11 = Ton valet tire avec 26 contre 10 : utilise-le, pour le bronze.
