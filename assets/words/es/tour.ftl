### Spanish: the tour

## The heats: what each changes, said before a tour begins.
tour-heat-first = Tienes { $lives } vidas y { $seats } asientos en el autobús.
tour-heat-stronger = { $n ->
    [one] En una parada el rival es más fuerte que en el nivel anterior.
   *[other] En { $n } paradas el rival es más fuerte que en el nivel anterior.
}
tour-heat-lives = { $lives ->
    [one] Tienes una vida.
   *[other] Tienes { $lives } vidas.
}
tour-heat-seats = El autobús tiene { $seats } asientos.
tour-heat-whole = Los partidos enteros empiezan una parada antes, en la { $stop }.

## The helpers on the bus: how they work, their names, and what each does in one line.
tour-kind-knowledge = Saber
tour-kind-choice = Elección
tour-kind-forgiveness = Otra oportunidad
tour-kind-points = Puntos

tour-perk-scout = Ojeador
tour-perk-scout-line = Te cuenta la manía de cada rival antes del partido.
tour-perk-analyst = Analista
tour-perk-analyst-line = Te da tres respuestas del míster por partido, y una más tras cada victoria ante el rival más fuerte de una parada.
tour-perk-film-room = Sala de vídeo
tour-perk-film-room-line = Te enseña el último partido del próximo rival, contra otro.
tour-perk-route-map = Mapa de ruta
tour-perk-route-map-line = Te enseña todas las paradas que quedan.
tour-perk-statistician = Estadística
tour-perk-statistician-line = Te dice tus posibilidades en cada camino antes de elegirlo.
tour-perk-captain = Capitana
tour-perk-captain-line = Te deja elegir si juegas en casa o fuera antes de cada partido.
tour-perk-gaffers-option = Opción del jefe
tour-perk-gaffers-option-line = Te deja elegir las opciones de un partido, y de otro más tras cada victoria fuera.
tour-perk-driver = Conductor
tour-perk-driver-line = Te deja elegir el camino también tras una derrota.
tour-perk-chairman = Presidenta
tour-perk-chairman-line = Ofrece un ayudante más tras cada parada.
tour-perk-substitute = Suplente
tour-perk-substitute-line = Te deja repetir un partido perdido con otro reparto.
tour-perk-keeper-coach = Entrenador de porteros
tour-perk-keeper-coach-line = Te da una vida por cada tres porterías a cero.
tour-perk-physio = Fisio
tour-perk-physio-line = Te devuelve una vida perdida tras tres victorias seguidas a partir de ahora.
tour-perk-travelling-fans = Afición viajera
tour-perk-travelling-fans-line = Dobla los puntos de cada victoria fuera.
tour-perk-sponsor = Patrocinador
tour-perk-sponsor-line = Suma un décimo de los puntos a la primera victoria, dos a la siguiente, hasta cinco. Una derrota pone la cuenta a cero.
tour-perk-groundhopper = Trotamundos
tour-perk-groundhopper-line = Suma 60 puntos por tu primera victoria de esta gira en cada juego.

# What a helper has counted so far.
tour-count-answers = { $n ->
    [one] Una respuesta
   *[other] { $n } respuestas
}
tour-count-left = { $n ->
    [0] No queda ninguna
    [one] Queda una
   *[other] Quedan { $n }
}
tour-count-clean-sheets = { $n } de { $of } porterías a cero
tour-count-wins = { $n } de { $of } victorias seguidas
tour-count-streak = { $n ->
    [one] Una victoria seguida
   *[other] { $n } victorias seguidas
}

## Stops: what is at stake, and what kind they are.
tour-stake-plain = Puntos
tour-stake-points = Puntos dobles
tour-stake-life = Vuelve una vida perdida
tour-stake-bus = Dos ayudantes más para elegir
tour-stake-cup = La copa
tour-node-match = Partido
tour-node-tie = Eliminatoria a dos juegos
tour-node-final = Final
tour-worth = { $n }+ puntos
tour-tie-rule = Gana los dos partidos, o uno de ellos y la tanda de penaltis.
tour-final-may-change = Aún puede cambiar: la final es en el juego en el que menos has ganado.
tour-final-rule = Una derrota cuesta una vida, y la final se repite con otro reparto.
tour-tie-score = La eliminatoria hasta ahora: { $won ->
    [one] { $won } ganado
   *[other] { $won } ganados
}, { $lost ->
    [one] { $lost } perdido
   *[other] { $lost } perdidos
}.

## The line of a finished run.
tour-name = Gira { $number }, nivel { $heat }
tour-line-won = Five-a-Side, { $tour } (bots { $version }): la copa con { $lives ->
    [one] una vida
   *[other] { $lives } vidas
}, { $points } puntos, { $codes }
tour-line-lost = Five-a-Side, { $tour } (bots { $version }): fuera en la parada { $stop }, { $points } puntos, { $codes }

## The way in, and a run under way.
title-tour = GIRA
title-continue-tour = CONTINUAR GIRA
tour-title = LA GIRA
tour-occasion = Gira: parada { $stop } de { $of }
result-tour-goes-on = LA GIRA SIGUE
tour-lives = { $n ->
    [one] Una vida
   *[other] { $n } vidas
}
tour-points = { $n ->
    [one] Un punto
   *[other] { $n } puntos
}
tour-points-to-medal = { $medal ->
    [bronze] { $n } puntos, bronce desde { $mark }
    [silver] { $n } puntos, plata desde { $mark }
    [gold] { $n } puntos, oro desde { $mark }
   *[platinum] { $n } puntos, platino desde { $mark }
}
tour-seats-taken = { $n } de { $of } asientos ocupados
tour-bus-empty = Aún no hay nadie en el autobús.
tour-other-road = El camino tras una derrota
tour-legend-strength = Nivel del rival, hasta ocho
tour-helper-progress = { $name } ({ $progress })
tour-helper-counts = { $name }: { $progress }.

## How a tour works: four pictures with a line each.
tour-how = Cómo funciona una gira
tour-lesson-road = Nueve paradas, seis juegos. Gana y eliges el camino.
tour-lesson-lives = Una derrota cuesta una de tus tres vidas, y el autobús toma el otro camino.
tour-lesson-bus = Tras cada parada eliges uno de tres ayudantes.
tour-lesson-cup = Gana la final, en el juego en el que menos has ganado, y la copa es tuya. Los puntos dan una medalla.
tour-lesson-on = EN MARCHA

## The heats, before a tour.
tour-about = Nueve paradas, tres vidas, media hora. Cada gira es un camino nuevo con otros ayudantes. Gana una y se abre el nivel siguiente.
tour-heat = Nivel { $n }
tour-heats = Niveles
tour-begin = EMPEZAR NIVEL { $n }
tour-alone = En solitario
tour-in-turn = Dos por turnos
tour-in-turn-about = { $first } y { $second } juegan parada a parada: el mismo camino, los mismos ayudantes y otras cartas.
tour-in-turn-names = Para jugar dos hacen falta nombres.
tour-road-new = Camino nuevo
tour-road-week = De la semana
tour-road-number = Por número
tour-number = Número de la gira
tour-number-range = De 1 a 999.999.999.
tour-record = { $n ->
    [one] Una gira jugada. Récord: { $best } puntos.
   *[other] { $n } giras jugadas. Récord: { $best } puntos.
}
tour-others-stay = Hay otra gira en marcha. Sigue como la dejaste.

## The map: what is chosen or played next.
tour-choose-way = Parada { $stop }: ¿por dónde?
tour-way = { $game } contra { $bot }
tour-stop = Parada { $stop }
tour-stop-match = Parada { $stop }, partido { $n }
tour-at-home = en casa
tour-away = fuera
tour-away-at = fuera: { $ground }
tour-hour-night = bajo los focos
tour-hour-dusk = al atardecer
tour-hour-day = a plena luz del día
tour-chance = Tus posibilidades: { $n } %
tour-coach-is-closed = En la gira el míster no da consejos, salvo que un analista vaya en el autobús.
tour-coach-answers = { $n ->
    [one] El analista tiene una respuesta del míster. En la mesa se pide con { $key }.
   *[other] El analista tiene { $n } respuestas del míster. En la mesa se piden con { $key }.
}
tour-coach-closed = No quedan respuestas en este partido.
tour-coach-left = { $n ->
    [0] Era la última respuesta de este partido.
    [one] Queda una respuesta en este partido.
   *[other] Quedan { $n } respuestas en este partido.
}
# A button, and what stands in its place until the film is there.
tour-film = Ver el último partido del rival
tour-film-soon = El vídeo del último partido del rival está en camino.
tour-film-fault = No se puede grabar el último partido del rival: { $fault }
tour-captain-asks = Tu capitana ha ganado el sorteo. ¿En casa o fuera?
tour-play-home = En casa
tour-play-away = Fuera
tour-gaffer-asks = El jefe puede elegir las opciones.
tour-as-drawn = Como salió: { $options }
tour-usual-options = Las opciones de siempre
tour-substitute-asks = Partido perdido. ¿Lo repite el suplente?
tour-replay = Repetirlo
tour-accept = Aceptar la derrota
tour-give-up = Abandonar la gira
tour-give-up-surely = Sí, abandonar
tour-stay = Seguir jugando

## The bus, after a stop.
tour-stop-won = Parada { $stop } ganada: { $points } puntos.
tour-stop-lost = { $n ->
    [0] Parada { $stop } perdida, y con ella la gira.
    [one] Parada { $stop } perdida. Queda una vida.
   *[other] Parada { $stop } perdida. Quedan { $n } vidas.
}
tour-who-boards = ¿Quién sube al autobús?
tour-life-back = { $n ->
    [one] Ha vuelto una vida.
   *[other] Ha vuelto una vida: { $n } vidas.
}
tour-who-leaves = A bordo: { $name }. ¿Quién baja?
tour-nobody-leaves = Elegir a otro
tour-go-alone = Seguir sin nadie

## The end.
tour-won = LA COPA ES TUYA
tour-lost = FUERA EN LA PARADA { $stop }
tour-sum = { $tour }: { $n ->
    [one] un punto
   *[other] { $n } puntos
}
tour-next-medal = { $medal ->
    [bronze] Faltan { $n } para el bronce.
    [silver] Faltan { $n } para la plata.
    [gold] Faltan { $n } para el oro.
   *[platinum] Faltan { $n } para el platino.
}
tour-heat-opened = El nivel { $n } está abierto.
tour-again = OTRA GIRA
tour-copy = Copiar el resultado
tour-points-head = PUNTOS
tour-points-wins = Paradas ganadas
tour-points-strength = Rivales fuertes
tour-points-margin = Goles de ventaja
tour-points-stakes = Puntos dobles
tour-points-helpers = Ayudantes
tour-points-cup = La copa y las vidas que quedan

## Two people in turn.
tour-out-at = fuera en la parada { $stop }
tour-got-further = { $name } llegó más lejos.
tour-equally-far = Los dos llegaron igual de lejos.
tour-turn = Turno de { $name }
tour-points-of = PUNTOS DE { $name }

## The picture of a run.
tour-card-won-by = { $name } GANA LA COPA
tour-card-won = LA COPA ESTÁ GANADA
tour-card-lost-by = { $name } CAE EN LA PARADA { $stop }
tour-card-number = El mismo camino, los mismos ayudantes, las mismas cartas: juega la gira { $number }.
