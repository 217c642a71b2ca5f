## Les phases arrêtées : le terrain d’entraînement, la séance et le tableau sur la table.

training-title = TERRAIN D’ENTRAÎNEMENT
# Begins a training session, in the main menu.
title-training = ENTRAÎNEMENT
training-session = ENTRAÎNEMENT
training-boards = Terrain d’entraînement
training-opens = Lecture des exercices …
training-about = Chaque exercice est une décision d’un match. Ce que tu ne vois pas est tiré de nouveau à chaque essai. Un essai raté ou un indice coûte l’étoile.
training-learn-about = Exercices : une décision chacun, du plus facile au plus difficile.
training-session-begin = Séance d’entraînement
training-session-about = Dix exercices de tous les jeux, en cinq minutes environ.
training-stars = Étoiles : { $n } sur { $of }
training-game-standing = Résolus : { $solved } sur { $of }, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}

# Un exercice du tableau, pour les lecteurs d’écran.
training-cell-new = Exercice { $n }, difficulté { $hard } sur 5, jamais essayé
training-cell-failed = Exercice { $n }, difficulté { $hard } sur 5, non résolu, { $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
}
training-cell-solved = Exercice { $n }, difficulté { $hard } sur 5, résolu, { $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
}
training-cell-star = Exercice { $n }, difficulté { $hard } sur 5, résolu avec étoile, { $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
}
training-tries = { $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
}

## À la table.

training-set-piece = Exercice
training-place = { $n } sur { $of }
training-find-best = Trouve le meilleur choix.
training-avoid-mistake = Un choix est une erreur. Prends-en un autre.
training-keep-out = Empêche le but, au plus petit prix.
training-win = Trouve le choix qui gagne le match.
training-judging = Le coach regarde …
training-right = Bien vu !
training-wrong = Il y avait mieux.
training-star-won = L’étoile est à toi.
training-hint = Indice
training-hint-costs = Indice : coûte l’étoile
training-show = Montrer la réponse
training-again = Réessayer
training-next = Exercice suivant
training-finish = Voir le bilan
training-leave-about = Un exercice n’est pas enregistré, mais tes étoiles le sont.

## La fin d’une séance.

training-solved = Résolus : { $n } sur { $of }
training-session-result = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}, { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}
training-repeat = { $n ->
    [one] Refaire celui sans étoile
   *[other] Refaire les { $n } sans étoile
}
training-session-more = Une autre séance
training-end-star = résolu du premier coup
training-end-solved = résolu
training-end-open = non résolu

## Le sujet d’un exercice. L’indice le donne.

theme-hide-forwards = Quelles cartes attaquent face cachée, et lesquelles défendent ?
theme-flip-order = Laquelle des deux cartes cachées attaque d’abord ?
theme-spend-block = Que coûte un blocage ici, et en vaut-il la peine ?
theme-take-penalty = Un penalty vaut-il un second gardien ?
theme-lopsided-mix = Une carte est ici nettement meilleure ou moins bonne que les autres.
theme-shot-or-move = Tirer tout de suite, ou porter le ballon plus haut ?
theme-stars = Quelle carte profite le plus d’une étoile ?
theme-free-kick = Personne ne peut stopper un coup franc. Qu’est-ce qui rapporte le plus ?
theme-rebound = Un essai de plus au but vaut-il une carte ?
theme-team-ability = Est-ce le moment pour le talent de ton équipe ?
theme-last-turn = C’est le dernier tour de la mi-temps, et seuls les buts comptent.
theme-split-hand = Quelles cartes te faut-il maintenant, et lesquelles plus tard ?
theme-choose-lead = Quelle carte vaut une ouverture ?
theme-spend-stopper = Quelle carte stoppe ce ballon au plus petit prix ?
theme-keep-cards = De quelle carte auras-tu le moins besoin ?
theme-power-window = Est-ce le moment pour une carte pouvoir ?
theme-block-card = Cette carte vaut-elle un Blocage ?
theme-retake = Un second essai vaut-il la carte ?
theme-seventh-pass = Quel numéro aide le tir qui suit cette passe ?
theme-swap-card = Quelle carte vaut moins que celle qui est montrée ?
theme-card-order = Laquelle des cartes sert d’abord ?
theme-second-card = Laquelle des cartes restantes aide maintenant ?
theme-let-ball-go = Parfois, mieux vaut laisser le ballon.
theme-read-kicker = Où le tireur a-t-il tiré jusqu’ici ?
theme-read-keeper = Où le gardien a-t-il plongé jusqu’ici ?
