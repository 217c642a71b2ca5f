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
go-bot-8-line = Garde chaque carte pour son meilleur tour, pèse chaque main possible, et mise sur tes habitudes.
go-rules-1-head = L’idée
go-rules-1 = L’attaquant passe de joueur en joueur, et le défenseur devine qui aura le ballon. Enchaîne sept passes sans qu’on t’en coupe une, et tu tires. Les cartes pouvoir accélèrent une attaque, la ralentissent ou la renversent.
go-rules-2-head = Une passe
go-rules-2 = L’attaquant pose le numéro du joueur qui reçoit le ballon, le défenseur celui du joueur qu’il surveille ; on les retourne ensemble. Numéros différents : la passe arrive, et le numéro de l’attaquant est épuisé ; jusqu’à la fin de cette attaque, aucune équipe ne peut le choisir. Le numéro du défenseur revient en main. Même numéro : le défenseur a bien lu, la passe est coupée, il récupère le ballon et l’attaque est finie. Chaque passe laisse donc moins de numéros, et deviner devient plus facile.
go-rules-3-head = Un match
go-rules-3 = Onze maillots par équipe. Quatre manches ; dans chacune, les deux équipes attaquent une fois. Un toss décide qui attaque en premier ; après la mi-temps, c’est-à-dire après la manche 2, c’est l’autre équipe. Une attaque finit quand une passe est coupée, quand un tacle est perdu, ou sur un tir, qu’il rentre ou non. L’attaque suivante repart de zéro, avec tous les numéros.
go-rules-4-head = Le gardien
go-rules-4 = Le numéro 1 est le gardien. Il peut recevoir le ballon comme un autre, sauf à la passe 7, où personne ne peut le choisir.
go-rules-5-head = La piste
go-rules-5 = La piste au-dessus du terrain a une case par passe, remplie par le numéro utilisé. La première case vide est la passe en cours, et décide quelles cartes pouvoir peuvent être jouées. Après sept cases remplies vient le tir.
go-rules-6-head = Le tir
go-rules-6 = Le tireur pose gauche, centre ou droite, comme il voit le but ; le gardien pose le côté où il plonge, gauche et droite vues du tireur. Identiques : arrêté. Différents : but.
go-rules-7-head = Cartes pouvoir
go-rules-7 = Chaque équipe reçoit deux cartes d’attaque (avec une chaussure) et deux cartes de défense (avec un bouclier) ; l’adversaire n’en voit que le dos. Les cartes d’attaque servent à tes attaques, celles de défense aux leurs. Les tiennes sont de ton côté du terrain : celles qui vont avec ce que tu fais sont plus grandes, et celles que tu peux jouer sont allumées. Avant chaque passe, l’attaquant peut en jouer une, puis le défenseur. Une carte jouée reste visible sur sa pile.
go-rules-8-head = Blocages
go-rules-8 =
    Quand une carte est jouée, l’adversaire peut aussitôt l’annuler avec un Blocage qui la nomme : la carte ne fait rien, les deux cartes sont jouées, et le jeu continue. Un Blocage ne se bloque pas. Un Blocage joué en réponse ne compte pas comme ta carte avant cette passe.
    En attaque, le Blocage A annule Dégagement, Jeu ralenti ou Pressing bas ; le Blocage B annule Pressing haut, Tacle ou Tir à rejouer ; le Blocage C annule Angle fermé, Joker ou Passe à rejouer.
    En défense, le Blocage A annule Contre-attaque, Corner ou Gardien volant ; le Blocage B annule Dribble, Profondeur ou Tir à rejouer ; le Blocage C annule Frappe, Joker ou Passe à rejouer.
go-rules-9-head = En attaque : plus vite au but
go-rules-9 =
    Profondeur (passes 3 à 6) : les deux équipes ne peuvent poser que ce qui reste de 3, 5, 7 et 9. Si la passe n’est pas coupée, tu tires aussitôt. Il doit en rester au moins deux.
    Corner (passes 2 à 5) : tu poses trois numéros, le défenseur un seul. Si aucun des tiens n’est surveillé, tu tires aussitôt ; les trois sont épuisés.
    Frappe (passes 4 à 6) : tu tires maintenant, sans cette passe.
    Contre-attaque (passes 1 à 3) : annonce trois numéros restants. Ils sont épuisés, un dans chacune des trois cases suivantes, et tu continues de là ; l’adversaire n’a rien à deviner.
    Dribble (passes 1 à 4) : si cette passe n’est pas coupée, elle remplit deux cases de plus, qui n’épuisent aucun numéro.
go-rules-10-head = En attaque : un coup de main
go-rules-10 =
    Gardien volant (passe 7) : jusqu’à la fin de cette attaque, le gardien peut être choisi aussi à la passe 7. Il ne doit pas être épuisé.
    Passe à rejouer (passes 1 à 7) : ta passe a été coupée ; les deux équipes la rejouent.
    Tir à rejouer : ton tir a été arrêté ; les deux équipes le rejouent.
go-rules-11-head = En défense : refermer l’espace
go-rules-11 =
    Pressing haut (passes 2 à 5) : les deux équipes ne peuvent poser que ce qui reste de 2, 4, 6 et 8. Il doit en rester au moins deux.
    Pressing bas (passes 3 à 6) : tu surveilles trois numéros, l’attaquant en pose un.
    Tacle (passes 3 à 6) : pierre, feuille, ciseaux, jusqu’à ce que l’un gagne. Gagne, et leur attaque est finie ; perds, et la passe se joue.
    Si Profondeur ou Corner est en jeu, seul un Tacle peut suivre à cette passe.
go-rules-12-head = En défense : gagner du temps
go-rules-12 =
    Dégagement (passes 4 à 7) : les trois dernières cases sont vidées, leurs numéros reviennent, et une nouvelle passe commence là, l’attaquant d’abord. Il met aussi fin à un Dribble.
    Jeu ralenti (après la passe 7) : il faut une passe de plus avant le tir ; là, le gardien peut de nouveau être choisi. Il ne ralentit pas un tir venu de Profondeur ou de Corner.
    Angle fermé (avant n’importe quel tir) : annonce une direction ; aucune équipe ne peut la choisir, même si ce tir est rejoué.
    Passe à rejouer (passes 1 à 7) : leur passe est arrivée ; les deux équipes la rejouent.
    Tir à rejouer : tu as encaissé ; les deux équipes rejouent le tir, et le but ne compte pas.
go-rules-13-head = Joker et Bête noire
go-rules-13 =
    Le Joker copie n’importe quelle carte jouée de son propre paquet, quelle que soit l’équipe qui l’a jouée, à un moment où cette carte pourrait l’être ; la carte copiée reste sur la pile. Il peut même copier un Blocage. Un Blocage contre le Joker l’annule, tout comme un Blocage contre la carte qu’il copie. Sans rien à copier, il ne peut pas être joué.
    La Bête noire ne fait rien et ne peut jamais être jouée : échange-la.
go-rules-14-head = Rejouer
go-rules-14 = Une passe ou un tir rejoué n’épuise rien tant qu’il ne compte pas, et tout le reste demeure en vigueur. L’équipe lésée par le nouveau résultat peut rejouer à son tour, si elle a une carte pour ça.
go-rules-15-head = L’échange
go-rules-15 = Après chaque attaque sauf la huitième, on montre en secret une carte à chaque équipe : à l’attaquant, le dessus du paquet d’attaque ; au défenseur, celui du paquet de défense. Tu peux l’échanger contre n’importe quelle carte de ta main, des deux sortes, ou garder ce que tu as. La carte que tu ne gardes pas va sous son propre paquet. Ta main ne grandit donc jamais, mais une sorte peut y dominer. Une équipe sans carte pouvoir ne voit rien.
go-rules-16-head = Prolongation et tirs au but
go-rules-16 = À égalité après quatre manches, les deux équipes attaquent encore une fois, sans cartes pouvoir. La première passe coupée d’une attaque est pardonnée : chacun reprend sa carte et la passe se rejoue. La deuxième y met fin. Toujours à égalité : trois tirs chacun, à tour de rôle, jusqu’à la décision, puis paire par paire. Ils ne comptent pas dans le score.
go-rules-17-head = À deux devant un écran
go-rules-17 = Numéros, directions et mains se choisissent au clavier, en même temps, et personne ne voit ce que l’autre tape ; les maillots portent les touches de leurs numéros. Les cartes pouvoir sont face cachée. Au coup d’envoi, chacun regarde les siennes derrière le rideau pendant que l’autre détourne les yeux. Ensuite, personne n’est interrogé : pour jouer une carte, tape Mes cartes au lieu d’un numéro. Une fois que les deux ont choisi, tu regardes derrière le rideau, et les deux choisissent de nouveau. Pour un Blocage ou une passe à rejouer, il n’est alors pas trop tard : le jeu revient là où il faut. Tu peux regarder et ne rien jouer. Quand aucun choix ne suit, comme après une passe coupée ou un tir, le jeu attend Continuer ou Mes cartes.
go-rules-18-head = Crédits
go-rules-18 = Soccer-Go est un jeu de cartes dont l’auteur n’est pas nommé. Clubs, écussons, joueurs et tous les textes sont propres à ce projet.
go-zone-used = JOUÉES

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# An attack begins, but for the first one of the match.
say-go-attack =
    .l1 = { $us } repart de derrière.
    .l2 = Ballon pour { $us }. Sept passes et un tir, rien de plus simple.
    .l3 = Voilà { $us }. { $them } prend ses marques.
    .l4 = On échange les rôles : le ballon pour { $us }, les devinettes pour { $them }.
    .l5 = { $us } recommence, patiemment.

# A pass that got through.
say-go-passed =
    .l1 = Pour { $who }, avec la place d’étaler une nappe.
    .l2 = { $who } demande le ballon, et le reçoit.
    .l3 = C’est propre, pour { $who }.
    .l4 = { $us } fait tourner, en passant par { $who }.
    .l5 = { $who } l’a. Patience, patience.
    .l6 = Et maintenant { $who }. { $them } a une idée de retard.

# A pass late in the attack got through.
say-go-passed-late =
    .l1 = Déjà { $what } passes, et { $who } voit le but d’ici.
    .l2 = Ballon pour { $who }. { $them } manque d’idées.
    .l3 = { CAP($what) } passes ! { $keeper } ne bavarde plus avec son poteau.
    .l4 = { $us } est tout près, et { $who } le sait.
    .l5 = { $who } au ballon. Ça sent la frappe.

# Several passes run at once.
say-go-run =
    .l1 = Toute une série d’un coup ! { $us } est comme à l’entraînement.
    .l2 = Ça fuse pour { $us }, et les cases se remplissent toutes seules.
    .l3 = Un geste, plusieurs passes. { $them } cherche un plan.
    .l4 = Vite, vite, vite. { $us } est en pleine série.

# The pass was marked. The side is the one who marks, `{who}` the one who should have had the ball.
say-go-marked =
    .l1 = Coupée ! { $us } a lu ça comme un menu.
    .l2 = { $who } n’a rien vu venir. { $us } est passé devant.
    .l3 = Intercepté ! { $us } attendait { $who }.
    .l4 = Le bon joueur, au bon moment. { $us } surgit devant { $who }.
    .l5 = C’est de la télépathie. { $us } avait mis { $who } dans sa poche.

# SGO-15: the first mark of an attack does not count.
say-go-spared =
    .l1 = Coupée, mais ça continue ! La première, c’est pour la maison.
    .l2 = { $us } est pardonné. Une fois.
    .l3 = On continue ! { $us } ferait bien de ne pas recommencer.
    .l4 = Avantage, dit l’arbitre. { $us } souffle et repart.

# A power card is played.
say-go-power =
    .l1 = { $us } sort une carte, { $what }. Ça change tout.
    .l2 = Et voici { $what }. { $them } relit deux fois.
    .l3 = { CAP($what) }, pour { $us }. C’était bien caché dans la manche.
    .l4 = { $us } joue { $what }, non sans gourmandise.
    .l5 = Une carte pour { $us } : { $what }. Voyons ce qu’elle vaut.
    .l6 = { CAP($what) } ! { $us } mourait d’envie de la jouer.

# A power card is stopped by a Block.
say-go-blocked =
    .l1 = Refusé ! { $us } avait la réponse à { $what }.
    .l2 = { CAP($what) } ? Pas aujourd’hui, dit { $us }.
    .l3 = { $us } bloque. { CAP($what) }, retour dans la boîte.
    .l4 = Blocage. { CAP($what) } n’est plus qu’une jolie image.

# The attack is set back.
say-go-cleared =
    .l1 = Dégagé ! { $them } doit refaire une bonne partie du chemin.
    .l2 = { $us } dégage en touche, et ça soupire chez { $them }.
    .l3 = Loin devant. { $them } récupère ça presque au point de départ.
    .l4 = En tribune. { $us } ne s’en excuse pas.

# Three passes at once.
say-go-break =
    .l1 = Ça part en contre ! Trois passes d’un coup pour { $us }.
    .l2 = Un contre, et quel contre. { $us } a trois passes d’avance.
    .l3 = { $us } déboule. Une, deux, trois.
    .l4 = Un clin d’œil et ils sont loin. { $us } en contre.

# An eighth pass is needed.
say-go-slowed =
    .l1 = Une passe de plus, annonce-t-on à { $them }, qui en avait compté sept.
    .l2 = { $us } calme le jeu. Il faut une huitième passe.
    .l3 = Une huitième passe ? { $them } relit les petites lignes.
    .l4 = { $us } rajoute une passe sur l’addition.

# A tackle: the hands are equal.
say-go-tackle-again =
    .l1 = Deux mains pareilles. On recommence !
    .l2 = Rien dans ce tacle. Encore une fois.
    .l3 = Ils ont la même idée, et réessaient.
    .l4 = Égalité des mains. Personne ne lâche le maillot de l’autre.

# A tackle won by the defender.
say-go-tackle-won =
    .l1 = Propre et net. { $us } gagne le tacle et le ballon.
    .l2 = { $us } le subtilise dans les pieds !
    .l3 = Quel tacle, { $us }. L’affaire est close.
    .l4 = { $us } récupère, le ballon d’abord, comme dans le manuel.

# A tackle ridden by the attacker.
say-go-tackle-kept =
    .l1 = { $us } saute le tacle et continue.
    .l2 = Le tacle arrive, et { $us } en ressort avec le ballon.
    .l3 = Solide sur ses appuis, { $us }. Le ballon reste là.
    .l4 = { $them } glisse, et ne trouve que de l’herbe.

# The shot is due.
say-go-shot =
    .l1 = { $kind ->
        [0] Sans une passe
        [1] Après une passe
       *[other] Après { $what } passes
    }, { $us } va tirer. Gauche, droite ou plein centre ?
    .l2 = Voilà l’occasion ! { $keeper } a trois chemins possibles.
    .l3 = { $us } se présente seul. À { $keeper } de deviner.
    .l4 = Les tribunes se lèvent. { $us } va tirer.
    .l5 = { $kind ->
        [0] Aucune passe
        [1] Une passe
       *[other] { CAP($what) } passes
    } pour ce seul tir. { $us } vise.

# The keeper saves; the side is the keeper's.
say-go-saved =
    .l1 = Arrêté ! { $gloves } part du bon côté.
    .l2 = { $gloves } devine, { $gloves } arrête. Quelle parade !
    .l3 = Toutes ces passes, et { $gloves } dit non.
    .l4 = { $them } choisit, et { $gloves } choisit pareil. Arrêté.
    .l5 = Immense { $gloves }, qui dira n’avoir jamais douté.
