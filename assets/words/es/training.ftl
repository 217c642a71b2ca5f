## Las jugadas ensayadas: el campo de entrenamiento, la sesión y el tablero de la mesa.

training-title = CAMPO DE ENTRENAMIENTO
# Begins a training session, in the main menu.
title-training = ENTRENAMIENTO
training-session = ENTRENAMIENTO
training-boards = Campo de entrenamiento
training-opens = Leyendo las jugadas …
training-about = Cada jugada es una decisión de un partido. Lo que no ves se reparte de nuevo en cada intento. Un error o una pista antes cuesta la estrella.
training-learn-about = Jugadas: una decisión cada una, de fácil a difícil.
training-session-begin = Sesión de entrenamiento
training-session-about = Diez jugadas de todos los juegos, en unos cinco minutos.
training-stars = { $n } de { $of } estrellas
training-game-standing = { $solved } de { $of } resueltas, { $stars ->
    [one] una estrella
   *[other] { $stars } estrellas
}

# Una jugada del tablero, para lectores de pantalla.
training-cell-new = Jugada { $n }, dificultad { $hard } de 5, sin intentar
training-cell-failed = Jugada { $n }, dificultad { $hard } de 5, sin resolver, { $tries ->
    [one] un intento
   *[other] { $tries } intentos
}
training-cell-solved = Jugada { $n }, dificultad { $hard } de 5, resuelta, { $tries ->
    [one] un intento
   *[other] { $tries } intentos
}
training-cell-star = Jugada { $n }, dificultad { $hard } de 5, resuelta con estrella, { $tries ->
    [one] un intento
   *[other] { $tries } intentos
}
training-tries = { $tries ->
    [one] un intento
   *[other] { $tries } intentos
}

## En la mesa.

training-set-piece = Jugada
training-place = { $n } de { $of }
training-find-best = Encuentra la mejor elección.
training-avoid-mistake = Una elección es un error. Toma cualquier otra.
training-keep-out = Evita el gol, al menor coste.
training-win = Encuentra la elección que gana el partido.
training-judging = El míster está mirando …
training-right = ¡Bien!
training-wrong = Había algo mejor.
training-star-won = La estrella es tuya.
training-hint = Pista
training-hint-costs = Pista: cuesta la estrella
training-show = Ver la respuesta
training-again = Otra vez
training-next = Siguiente jugada
training-finish = Ver el resumen
training-leave-about = Una jugada no se guarda, pero tus estrellas sí.

## El final de una sesión.

training-solved = { $n } de { $of } resueltas
training-session-result = { $stars ->
    [one] Una estrella
   *[other] { $stars } estrellas
}, { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}
training-repeat = { $n ->
    [one] Repetir la que no tiene estrella
   *[other] Repetir las { $n } sin estrella
}
training-session-more = Otra sesión
training-end-star = resuelta a la primera
training-end-solved = resuelta
training-end-open = sin resolver

## De qué trata una jugada. La pista lo dice.

theme-hide-forwards = ¿Qué cartas atacan boca abajo y cuáles se quedan a defender?
theme-flip-order = ¿Cuál de las dos cartas ocultas ataca primero?
theme-spend-block = ¿Qué cuesta aquí un bloqueo, y vale la pena?
theme-take-penalty = ¿Vale un penalti un segundo portero?
theme-lopsided-mix = Una carta es aquí claramente mejor o peor que las demás.
theme-shot-or-move = ¿Tirar ya, o llevar el balón más arriba?
theme-stars = ¿A qué carta ayuda más una estrella?
theme-free-kick = Nadie puede parar un tiro libre. ¿Qué da más?
theme-rebound = ¿Vale una carta otro intento de gol?
theme-team-ability = ¿Es el momento de la habilidad de tu equipo?
theme-last-turn = Es el último turno de la parte, y solo cuentan los goles.
theme-split-hand = ¿Qué cartas necesitas ahora y cuáles después?
theme-choose-lead = ¿Con qué carta conviene abrir?
theme-spend-stopper = ¿Qué carta para este balón al menor coste?
theme-keep-cards = ¿Qué carta vas a necesitar menos?
theme-power-window = ¿Es el momento de una carta de poder?
theme-block-card = ¿Merece esta carta un Bloqueo?
theme-retake = ¿Vale la carta un segundo intento?
theme-seventh-pass = ¿Qué número ayuda al tiro que sigue a este pase?
theme-swap-card = ¿Qué carta vale menos que la mostrada?
theme-card-order = ¿Cuál de las cartas se usa primero?
theme-second-card = ¿Cuál de las cartas que quedan ayuda ahora?
theme-let-ball-go = A veces es mejor soltar el balón.
theme-read-kicker = ¿Adónde ha tirado el lanzador hasta ahora?
theme-read-keeper = ¿Adónde se ha lanzado el portero hasta ahora?
