### Spanish: soccer_cards

sc-title = Soccer Cards
sc-tagline = Divide tu mano, responde a cada ocasión.
sc-aim = Sal con una ocasión que no puedan parar, y detén las suyas con la carta adecuada.
sc-chance = Las cartas repartidas
sc-bot-1-line = Divide, sale y responde con cualquier carta.
sc-bot-2-line = Gasta primero sus mejores ocasiones, y lo tapa todo con sus escudos de colores.
sc-bot-3-line = Quiere una gran ocasión enseguida, y de vez en cuando piensa antes.
sc-bot-4-line = Divide con medio plan, y a menudo gasta una carta de más.
sc-bot-5-line = Prueba sus cartas en unos cuantos partidos imaginados, y aún lo tienta una gran ocasión.
sc-bot-6-line = Rara vez regala algo, aunque de vez en cuando se le escapa un detalle.
sc-bot-7-line = Prueba cada carta en partidos imaginados, y no deja casi nada por aprovechar.
sc-bot-8-line = Imagina mil partidos, con manos que encajan con lo que dejaste entrar, y juega enteros los últimos turnos.
sc-field-match = Partido
sc-field-match-league = Liga
sc-field-match-cup = Copa
sc-field-neutral = Campo
sc-field-neutral-false = Del local
sc-field-neutral-true = Neutral
sc-field-short = Duración
sc-field-short-false = Partido entero
sc-field-short-true = Solo la segunda parte
sc-rules-1-head = La idea
sc-rules-1 = Dieciséis cartas por jugador tienen que durar dos partes, y eliges qué ocho juegas en cada una. Después se turnan para salir con una carta y para responder a otra. Una ocasión que no se para es gol.
sc-rules-2-head = Un turno
sc-rules-2 = Salir es jugar primero: quien sale juega boca arriba cualquier carta de su mazo de esta parte, y el otro responde con cualquiera de las suyas. Después se cambian los papeles. Sale primero el visitante. Tras cuatro salidas de cada uno, ocho cartas por cabeza, acaba la parte. Todo lo jugado queda a la vista, así que puedes contar lo que falta. El equipo local juega siempre hacia la derecha; el visitante, hacia la izquierda.
sc-rules-3-head = La división
sc-rules-3 = Antes del saque inicial cada uno divide su mano en secreto: ocho cartas son su mazo de la primera parte, las otras ocho esperan a la segunda. Puedes mirar el mazo que espera cuando quieras, pero no cambiarlo. Una buena división separa los escudos de colores y las ocasiones, guarda en cada parte algo contra cada color y deja juntos los balones de un mismo color.
sc-rules-4-head = Las cartas
sc-rules-4 = Son 48. Cuatro balones y tres porterías en cada uno de cuatro colores: negro, azul, verde y rojo. Ocho escudos de colores, cuatro escudos amarillos, cuatro tiros libres, dos penaltis y dos fueras de juego. Cada equipo recibe dieciséis; las últimas dieciséis se quedan en el banquillo y nadie las mira.
sc-rules-5-head = Ocasiones y goles
sc-rules-5 = Los balones, los tiros libres y los penaltis son ocasiones cuando se sale con ellos. Lo demás no lo es, pero también hay que responder: sirve para guardar una ocasión para luego, o para que el rival gaste una carta. Si la respuesta no para la ocasión, es gol de quien salió. Una respuesta nunca marca, y no estás obligado a parar una ocasión aunque puedas.
sc-rules-6-head = Qué detiene qué
sc-rules-6 = Un balón lo para una portería de su color, un balón de su color o un escudo de colores. Un tiro libre lo para un escudo amarillo o un escudo de colores. Un penalti solo lo para un escudo de colores. El fuera de juego ni es ocasión ni detiene nada: solo sirve para perder tiempo. Las cartas que pararían el tiro se iluminan en tu mano.
sc-rules-7-head = Las partes
sc-rules-7 = La segunda parte se juega igual, con los mazos que esperaban. Sale otra vez primero el visitante; en campo neutral, el local. Gana quien marque más goles. Un partido de liga puede acabar en empate; uno de copa, no. Los minutos del reloj son decorado: ocho turnos hacen una parte. Un partido corto es solo la segunda parte, con ocho cartas por equipo y sin división en dos mazos. Un partido de copa igualado va entonces directo a los penaltis.
sc-rules-8-head = Prórroga
sc-rules-8 = Si un partido de copa acaba en empate, sigue con el banquillo: se baraja y se reparte, ocho cartas a cada uno, boca arriba. Se podían deducir de todos modos, porque las demás ya se han visto. Cada uno divide sus ocho en secreto en dos mazos de cuatro, para dos partes cortas de cuatro turnos. En la primera sale primero el visitante; en la segunda, el local, también en campo neutral.
sc-rules-9-head = Penaltis
sc-rules-9 = ¿Sigue el empate? El lanzador elige uno de los cuatro colores para tirar y el portero uno para cubrir, los dos en secreto. El mismo color es parada; cualquier otro entra. Cinco penaltis por equipo, alternándose, hasta que a uno ya no se le pueda alcanzar; después, muerte súbita, pareja a pareja. Un sorteo decide quién tira primero. Ningún color se agota, y estos penaltis no cuentan en el marcador.
sc-rules-cup-head = Copas y grupos
sc-rules-cup = Si juegan más de dos, en la copa quien pierde queda fuera. En un grupo, una victoria vale tres puntos y un empate uno. A igualdad de puntos cuentan la diferencia de goles, los goles marcados, una tabla de los partidos entre ellos y, al final, un sorteo.
sc-rules-10-head = En la mesa
sc-rules-10 = Haz clic una por una en las ocho cartas de la primera parte, o deja que elija Auto, y confirma. Después, un clic juega una carta. Tu mazo de la segunda parte se ve en pequeño junto a tu mano. Lo jugado queda en el césped: la fila de abajo es esta parte; las de arriba, lo anterior. El panel de encima cuenta lo que no has visto de cada tipo. Una etiqueta en una carta dice cuántas cartas sin ver la paran, o cuántas ocasiones sin ver puede parar todavía.
sc-rules-11-head = Créditos
sc-rules-11 = Soccer Cards es el juego de soccercards.pl. La edición impresa no dice cuántas cartas hay de cada tipo: la baraja es de este proyecto, y también la prórroga y los penaltis.
sc-zone-played = JUGADAS

## In all messages below, $card is the name of a card as it follows here, and $kind its kind, for languages in which other
## words depend on it or its name has other forms: `black_ball`, `black_goal`, `blue_ball`, `blue_goal`, `coloured_shield`,
## `free_kick`, `green_ball`, `green_goal`, `offside`, `penalty`, `red_ball`, `red_goal`, `yellow_shield`. $colour is
## black, blue, green or red; $side is a club, in the log its three letters.
## Spanish: goals (porterías) take `la`, all others `el`. A card that is a chance is never a goal.

sc-card-black-ball = balón negro
sc-card-black-goal = portería negra
sc-card-blue-ball = balón azul
sc-card-blue-goal = portería azul
sc-card-coloured-shield = escudo de colores
sc-card-free-kick = tiro libre
sc-card-green-ball = balón verde
sc-card-green-goal = portería verde
sc-card-offside = fuera de juego
sc-card-penalty = penalti
sc-card-red-ball = balón rojo
sc-card-red-goal = portería roja
sc-card-yellow-shield = escudo amarillo
# A card on its own: a label, an item of a list, what a goal came of.
sc-card-alone = { CAP($card) }
# Several cards of a kind.
sc-card-times = { CAP($card) } ×{ $n }

## The words on the cards themselves, under their names. What is too long is set smaller, so they have to be short: two lines of
## some 24 letters. A line break in a text is one on the card.

# The letter in the corner of a card without a colour, the first of its name.
sc-print-sign-penalty = P
sc-print-sign-free-kick = T
sc-print-sign-offside = F
# What a card does. To lead is to play first.
sc-print-ball =
    Ocasión al salir.
    Detiene un balón { $colour ->
        [black] negro
        [blue] azul
        [green] verde
       *[red] rojo
    }.
sc-print-goal-card =
    Detiene un balón { $colour ->
        [black] negro
        [blue] azul
        [green] verde
       *[red] rojo
    }.
    Sin peligro al salir.
sc-print-coloured-shield =
    Detiene toda ocasión.
    Sin peligro al salir.
sc-print-yellow-shield =
    Detiene un tiro libre.
    Sin peligro al salir.
sc-print-penalty =
    Ocasión. Solo la detiene
    un escudo de colores.
sc-print-free-kick =
    Ocasión. La detiene
    cualquier escudo.
sc-print-offside =
    Sin peligro al salir,
    no detiene nada.
# The cards of a shootout: a name in capitals, and what it does.
sc-print-kick = Tiro { $colour ->
    [black] negro
    [blue] azul
    [green] verde
   *[red] rojo
}
sc-print-kick-does = Gol, si el portero no elige el { $colour ->
    [black] negro
    [blue] azul
    [green] verde
   *[red] rojo
}.
sc-print-keep = Parada { $colour ->
    [black] negra
    [blue] azul
    [green] verde
   *[red] roja
}
sc-print-keep-does =
    Detiene un balón { $colour ->
        [black] negro
        [blue] azul
        [green] verde
       *[red] rojo
    }.
    Los demás entran.

## The table

# The line under the title: the kind of match, and perhaps the ground after a comma.
sc-subtitle-league = Partido de liga
sc-subtitle-cup = Partido de copa
sc-subtitle-neutral = campo neutral
sc-subtitle-short = solo la segunda parte
# Labels of cards, in capitals.
sc-label-first-half = PARA LA 1.ª PARTE
sc-label-second-half = PARA LA 2.ª PARTE
sc-label-extra-second = PARA LA PRÓRROGA 2
sc-label-split-in-secret = DIVISIÓN SECRETA
sc-label-from-the-bench = DEL BANQUILLO
sc-label-still-to-play = POR JUGAR
sc-label-bench = BANQUILLO
# On the cards of a hand, 11 letters at most: $n unseen cards stop this lead; no unseen card does; the card itself could stop $n
# unseen chances later.
sc-label-stopped-by = { $n } { $n ->
    [one] la para
   *[other] la paran
}
sc-label-sure-goal = gol seguro
sc-label-stops = detiene { $n }
# The panel above the pitch: the cards of each kind that the player has not seen; for two people, those that both sides have
# shown; or the cards of each kind in both halves of a hand that is being split, and those of them that can score.
sc-count-shown = VISTAS
sc-count-unseen = SIN VER
sc-count-both-halves = 1.ª + 2.ª PARTE
sc-count-chances = OCASIONES
# On the card that stopped a chance, and in the preview of such an answer.
sc-save-blocked = BLOQUEADO
sc-save-wall = A LA BARRERA
sc-save-cleared = DESPEJADO
sc-save-saved = PARADO

## Why an answer or a kick ended as it did, in a sentence of 72 letters at most. $card is the card that was led, $colour its
## colour.
sc-why-no-chance = { $kind ->
    [black_goal] La
    [blue_goal] La
    [green_goal] La
    [red_goal] La
   *[other] El
} { $card } sale sin peligro: no puede haber gol.
sc-why-shield = Un escudo de colores detiene cualquier ocasión.
sc-why-goal-card = { $colour ->
    [black] Una portería negra detiene un balón negro
    [blue] Una portería azul detiene un balón azul
    [green] Una portería verde detiene un balón verde
   *[red] Una portería roja detiene un balón rojo
}.
sc-why-ball = { $colour ->
    [black] Un balón negro detiene otro balón negro
    [blue] Un balón azul detiene otro balón azul
    [green] Un balón verde detiene otro balón verde
   *[red] Un balón rojo detiene otro balón rojo
}.
sc-why-yellow-shield = Un escudo amarillo detiene un tiro libre.
sc-why-in-penalty = Solo un escudo de colores detiene un penalti.
sc-why-in-free-kick = Un tiro libre solo lo para un escudo amarillo o de colores.
sc-why-in-ball = Solo lo pararía { $colour ->
    [black] una portería negra, un balón negro
    [blue] una portería azul, un balón azul
    [green] una portería verde, un balón verde
   *[red] una portería roja, un balón rojo
} o un escudo de colores.
# A kick of a shootout: the same colour is a save. $keep is the keeper's, $kick the kicker's.
sc-why-kick-saved = El portero también ha elegido el { $keep ->
    [black] negro
    [blue] azul
    [green] verde
   *[red] rojo
}.
sc-why-kick-in = El portero ha elegido el { $keep ->
    [black] negro
    [blue] azul
    [green] verde
   *[red] rojo
}, no el { $kick ->
    [black] negro
    [blue] azul
    [green] verde
   *[red] rojo
}.

## The match log: short lines
sc-log-dealt = Se reparten dieciséis cartas a cada uno
sc-log-eight-dealt = Se reparten ocho cartas a cada uno
sc-log-split = Mano dividida en secreto
sc-log-first-half = Saque inicial: sale primero { $side }
sc-log-second-half = Segunda parte: sale primero { $side }
sc-log-extra-first = Prórroga: sale primero { $side }
sc-log-extra-second = Últimos quince: sale primero { $side }
sc-log-shootout = Penaltis: empieza { $side }
sc-log-half-time = Descanso, { $score }
sc-log-extra-time = Prórroga con { $score }
sc-log-bench = Se reparte el banquillo, ocho a cada uno
sc-log-led-penalty = ¡Penalti! ¿Quién tiene un escudo?
sc-log-led-free-kick = Tiro libre en buena posición
sc-log-led-ball = { CAP($card) } en camino
sc-log-led-no-chance = Pierde tiempo: { $card }
# Answers. $card is the answer, in sc-log-shield the card that was led.
sc-log-wasted = Se gasta: { $card }
sc-log-let-in = { CAP($card) } no lo detiene
sc-log-shield = Escudo de colores: bloquea el { $card }
sc-log-yellow-shield = La barrera aguanta: escudo amarillo
sc-log-ball = { CAP($card) } despeja
sc-log-goal-card = Parada: { $card }
# A kick of a shootout; $colour is the kicker's, $score that of the shootout.
sc-log-kick-in = { $colour ->
    [black] Negro
    [blue] Azul
    [green] Verde
   *[red] Rojo
} entra, { $score } en los penaltis
sc-log-kick-saved = { $colour ->
    [black] Negro
    [blue] Azul
    [green] Verde
   *[red] Rojo
} parado, { $score } en los penaltis

## Lines below the headlines of banners
sc-banner-split = Ocho cartas para cada parte
sc-banner-kick-off = Sale primero { $side }
sc-banner-extra-time = { $score }, y entra el banquillo

## Questions in the prompt. $side is the other side.
sc-prompt-they-split = Mano dividida: falta { $side }
sc-prompt-they-lead = Sale { $side }
sc-prompt-they-answer = Responde { $side }
sc-prompt-they-kick = Color elegido: falta { $side }
sc-prompt-over = Final del partido
sc-prompt-split = Divide tu mano
sc-prompt-split-eight = Divide tus ocho
sc-prompt-cannot-stop = No puedes parar el { $card }
sc-prompt-stop = ¿Con qué paras el { $card }?
sc-prompt-no-chance = { CAP($card) }: sin peligro. Vale cualquier carta
sc-prompt-kick = Tiras tú: elige un balón
sc-prompt-keep = Estás en la portería: elige un color
sc-prompt-lead = Sales tú: juega una carta

## Offers: help in one sentence, a preview of a headline in capitals and a detail.

# A lead. $n is the number of unseen cards that stop it, $of that of all unseen cards.
sc-help-lead-ball = Una ocasión que se para con { $colour ->
    [black] portería negra, balón negro
    [blue] portería azul, balón azul
    [green] portería verde, balón verde
   *[red] portería roja, balón rojo
} o escudo de colores: { $n ->
    [0] no queda ninguna carta así
    [one] falta por ver una
    [2] faltan por ver dos
    [3] faltan por ver tres
    [4] faltan por ver cuatro
    [5] faltan por ver cinco
    [6] faltan por ver seis
    [7] faltan por ver siete
    [8] faltan por ver ocho
    [9] faltan por ver nueve
    [10] faltan por ver diez
   *[other] faltan por ver { $n }
}.
sc-help-lead-free-kick = Una ocasión que se para con escudo amarillo o escudo de colores: { $n ->
    [0] no queda ninguno
    [one] falta por ver uno
    [2] faltan por ver dos
    [3] faltan por ver tres
    [4] faltan por ver cuatro
    [5] faltan por ver cinco
    [6] faltan por ver seis
    [7] faltan por ver siete
    [8] faltan por ver ocho
    [9] faltan por ver nueve
    [10] faltan por ver diez
   *[other] faltan por ver { $n }
}.
sc-help-lead-penalty = Una ocasión que solo se para con escudo de colores: { $n ->
    [0] no queda ninguno
    [one] falta por ver uno
    [2] faltan por ver dos
    [3] faltan por ver tres
    [4] faltan por ver cuatro
    [5] faltan por ver cinco
    [6] faltan por ver seis
    [7] faltan por ver siete
    [8] faltan por ver ocho
    [9] faltan por ver nueve
    [10] faltan por ver diez
   *[other] faltan por ver { $n }
}.
sc-help-lead-no-chance = Sin peligro: no puede marcar, pero el rival también tiene que gastar una carta.
sc-preview-lead-ball = BALÓN { $colour ->
    [black] NEGRO
    [blue] AZUL
    [green] VERDE
   *[red] ROJO
}
sc-preview-lead-free-kick = TIRO LIBRE
sc-preview-lead-penalty = PENALTI
sc-preview-unseen = { $n ->
    [one] la para { $n } de { $of } cartas sin ver
   *[other] la paran { $n } de { $of } cartas sin ver
}
sc-preview-no-chance = SIN PELIGRO
sc-preview-plays-for-time = pierde tiempo
# An answer. $card and $colour are those of the card that was led.
sc-help-answer-no-chance = Sin peligro: respondas lo que respondas, no marca nadie.
sc-help-answer-stops = Detiene el { $card }.
sc-help-answer-ball-in = No detiene el { $card }: es gol. Solo lo pararía { $colour ->
    [black] una portería negra, un balón negro
    [blue] una portería azul, un balón azul
    [green] una portería verde, un balón verde
   *[red] una portería roja, un balón rojo
} o un escudo de colores.
sc-help-answer-free-kick-in = No detiene el tiro libre: es gol. Solo lo pararía un escudo amarillo o de colores.
sc-help-answer-penalty-in = No detiene el penalti: es gol. Solo lo pararía un escudo de colores.
# May follow, on a card that is not needed now: what it could still do.
sc-help-kept-leads = Si sales con ella más tarde, { $n ->
    [0] es gol seguro
    [one] la para una carta que no has visto
   *[other] la paran { $n } cartas que no has visto
}.
sc-help-kept-stops = Guardada, detiene { $n ->
    [0] ninguna de las ocasiones que no has visto
    [one] una de las ocasiones que no has visto
   *[other] { $n } de las ocasiones que no has visto
}.
sc-preview-spend = gasta lo que menos necesites
sc-preview-stopped = el { $card } no entra
sc-preview-concede = ENCAJAS
sc-preview-in = el { $card } entra
# A kick of a shootout.
sc-help-kick = Es gol si el portero no elige el { $colour ->
    [black] negro
    [blue] azul
    [green] verde
   *[red] rojo
}.
sc-preview-kick = TIRO { $colour ->
    [black] NEGRO
    [blue] AZUL
    [green] VERDE
   *[red] ROJO
}
sc-help-keep = Detiene un balón { $colour ->
    [black] negro
    [blue] azul
    [green] verde
   *[red] rojo
}; cualquier otro color entra.
sc-preview-keep = CUBRE { $colour ->
    [black] NEGRO
    [blue] AZUL
    [green] VERDE
   *[red] ROJO
}
# The split. $n is four or eight.
sc-offer-split = Jugar estas { $n ->
    [4] cuatro
    [8] ocho
   *[other] { $n }
} primero
sc-help-split = Son tu primera parte; las otras { $n ->
    [4] cuatro
    [8] ocho
   *[other] { $n }
} esperan a la segunda. Después no se puede cambiar.
sc-preview-chances = OCASIONES { $now } + { $later }
sc-preview-shields = escudos de colores { $now } + { $later }
# The cards of the first half, as a list.
sc-named-split = { $cards } primero
sc-picking-split = { $n } / { $of } para la primera parte
# What a card would do, while the hand is split; followed by one of the last two. $stopped is a list of cards.
sc-hint-ball = { CAP($card) }: una ocasión que se para con { $colour ->
    [black] portería negra, balón negro
    [blue] portería azul, balón azul
    [green] portería verde, balón verde
   *[red] portería roja, balón rojo
} o escudo de colores.
sc-hint-free-kick = { CAP($card) }: una ocasión que se para con escudo amarillo o escudo de colores.
sc-hint-penalty = { CAP($card) }: una ocasión que solo se para con escudo de colores.
sc-hint-stops = { CAP($card) }: detiene { $stopped }.
sc-hint-neither = { CAP($card) }: sin peligro al salir, y no detiene nada.
sc-hint-taken = Primera parte; haz clic otra vez para guardarla.
sc-hint-kept = Haz clic para jugarla en la primera parte.

## Why a card cannot be chosen now: a sentence without its full stop. $side is the other side.
sc-not-bench-league = En la liga no se ve el banquillo
sc-not-bench-cup = El banquillo se reparte si hay prórroga
sc-not-bench-short = En un partido corto no se ve el banquillo
sc-not-played-by-them = La jugó { $side }
sc-not-their-open-card = Carta de { $side }: boca arriba desde que se repartió el banquillo
sc-not-their-card = Esta carta es de { $side }
sc-not-split = Tu mano está dividida; falta { $side }
sc-not-your-lead = En este turno sale { $side }
sc-not-your-answer = Primero tiene que responder { $side }
sc-not-played = Ya jugada
sc-not-second-half = { CAP($card) }: espera a la segunda parte
sc-not-extra-second = { CAP($card) }: espera a la segunda parte de la prórroga
sc-not-their-colour = Entre estos elige { $side }
sc-not-chosen = Tu color está elegido; falta { $side }

## The drawn table of the rules
sc-chart-title = Qué detiene qué
sc-chart-down = Se responde con
sc-chart-across = Se sale con
sc-chart-lead-ball = Un balón
sc-chart-lead-free-kick = Un tiro libre
sc-chart-lead-penalty = Un penalti
sc-chart-same-goal = Portería de su color
sc-chart-same-ball = Balón de su color
sc-chart-other-colour = Otro color
sc-chart-coloured-shield = Escudo de colores
sc-chart-yellow-shield = Escudo amarillo
sc-chart-neither = Otra cosa
sc-chart-stops = lo para
sc-chart-goal = gol
sc-chart-note = Los colores son negro, azul, verde y rojo. Todo lo demás sale sin peligro: nadie marca, sea cual sea la respuesta.

## The coach's reasons for a choice, to the player. $n is a number of cards or chances.
sc-because-lead-sure = Nada de lo que aún puedan tener detiene el { $card }.
# $of is the number of unseen cards.
sc-because-lead = De las { $of } cartas que no has visto, { $n ->
    [0] ninguna puede
    [1] una puede
    [2] dos pueden
    [3] tres pueden
    [4] cuatro pueden
    [5] cinco pueden
    [6] seis pueden
    [7] siete pueden
    [8] ocho pueden
    [9] nueve pueden
    [10] diez pueden
   *[other] { $n } pueden
} parar el { $card }.
sc-because-no-chances = No te quedan ocasiones con que salir, y esta es la carta que menos echarás de menos.
sc-because-keeps-chances = { $kind ->
    [black_goal] La
    [blue_goal] La
    [green_goal] La
    [red_goal] La
   *[other] El
} { $card } no puede marcar, pero te guarda { $n ->
    [one] la ocasión
    [2] dos ocasiones
    [3] tres ocasiones
    [4] cuatro ocasiones
    [5] cinco ocasiones
    [6] seis ocasiones
    [7] siete ocasiones
    [8] ocho ocasiones
   *[other] { $n } ocasiones
} para luego.
# $now and $later are the chances of the two halves, $shields and $later_shields the coloured shields.
sc-because-split = Divide tus ocasiones en { $now } y { $later }, y tus escudos de colores en { $shields } y { $later_shields }.{ $together ->
    [balls] { " " }Los balones de un mismo color van juntos.
   *[no] { "" }
}
sc-because-answer-least = En este turno no puede marcar nadie, y esta es la carta que menos echarás de menos.
sc-because-answer-chance = En este turno no puede marcar nadie, y tienes mejores ocasiones que esta.
sc-because-answer-keeps = En este turno no puede marcar nadie; así te guardas { $n ->
    [one] la ocasión
    [2] dos ocasiones
    [3] tres ocasiones
    [4] cuatro ocasiones
    [5] cinco ocasiones
    [6] seis ocasiones
    [7] siete ocasiones
    [8] ocho ocasiones
   *[other] { $n } ocasiones
}.
# $n is the number of coloured shields.
sc-because-stops-and-keeps = Detiene el { $card } y te guarda { $n ->
    [one] el escudo
   *[other] los escudos
} de colores.
sc-because-only-stopper = Ninguna otra carta tuya detiene el { $card }.
sc-because-stops = Detiene el { $card }.
sc-because-concedes = Compensa encajar para guardar { $kind ->
    [black_goal] la
    [blue_goal] la
    [green_goal] la
    [red_goal] la
   *[other] el
} { $card }.
sc-because-cannot-stop = No puedes parar el { $card }, y esta es la carta que menos echarás de menos.

## Advice for a beginner, one to three sentences
sc-lesson-split = Dieciséis cartas tienen que durar dos partes. Divide tus escudos de colores y tus ocasiones, guarda en cada parte con qué parar cada color, y deja juntos los balones de un mismo color.
sc-lesson-split-eight = Cuatro cartas para cada parte corta. Ves las ocho del rival: busca una ocasión que no puedan parar.
sc-lesson-no-chance = { $kind ->
    [black_goal] La
    [blue_goal] La
    [green_goal] La
    [red_goal] La
   *[other] El
} { $card } sale sin peligro: nadie puede marcar. Suelta la carta que menos vayas a echar de menos.
sc-lesson-stoppers = Las cartas iluminadas paran el { $card }. Cualquier otra lo deja entrar.
# May follow it.
sc-lesson-shield = Un escudo de colores lo para todo, así que vale la pena guardarlo.
sc-lesson-nothing-stops = Nada de lo que tienes detiene el { $card }: será gol. Suelta la carta que menos vayas a echar de menos.
sc-lesson-kick = El portero tiene que adivinar tu color para pararlo. Ningún color es mejor que otro.
sc-lesson-keep = Adivina el color del tiro: el mismo lo para, cualquier otro lo deja entrar.
# $n is the number of leads, $chances that of cards that can score.
sc-lesson-lead-nothing = { $n ->
    [one] Es tu última salida
    [2] Te quedan dos salidas
    [3] Te quedan tres salidas
    [4] Te quedan cuatro salidas
   *[other] Te quedan { $n } salidas
} en esta parte, y ninguna de tus cartas puede marcar. Suelta la que menos vayas a echar de menos.
sc-lesson-lead = { $n ->
    [one] Es tu última salida
    [2] Te quedan dos salidas
    [3] Te quedan tres salidas
    [4] Te quedan cuatro salidas
   *[other] Te quedan { $n } salidas
} en esta parte, y { $chances ->
    [1] una de tus cartas puede
    [2] dos de tus cartas pueden
    [3] tres de tus cartas pueden
    [4] cuatro de tus cartas pueden
    [5] cinco de tus cartas pueden
    [6] seis de tus cartas pueden
    [7] siete de tus cartas pueden
    [8] ocho de tus cartas pueden
   *[other] { $chances } de tus cartas pueden
} marcar (iluminadas). Señala una para ver cuántas cartas podrían pararla.

## A bot's reason for its choice, in one sentence. It speaks of itself as `it`.
sc-bot-nothing-to-choose = Da lo mismo una que otra.
sc-bot-any-colour = Vale cualquier color: no hay nada que leer.
sc-bot-no-other-card = No hay otra carta.
sc-bot-best-of-tried = { $what ->
    [splits] De las { $n } divisiones probadas, es la que mejor salió
   *[cards] De las { $n } cartas probadas, es la que mejor salió
} contra las manos que pueden tener.
sc-bot-not-closely = No lo ha mirado mucho.
sc-bot-colour-for-each-half = Un color para cada parte, y escudos para las dos.
sc-bot-hardest-to-stop = La ocasión más difícil de parar.
sc-bot-keeps-chances = Guarda sus ocasiones para luego.
sc-bot-cheapest-stopper = La carta más barata que lo detiene.
sc-bot-missed-least = La carta que menos se echará de menos.
sc-bot-colours-alike = Un color vale tanto como otro.

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# The cards are dealt, to be split in two halves.
say-sc-split =
    .l1 = Dieciséis cartas por cabeza y dos partes que alimentar. Elijan bien.
    .l2 = Los entrenadores dividen la mano. Aquí es donde se pierden los partidos.
    .l3 = Ocho ahora, ocho después. Y todo el mundo quiere nueve ahora.
    .l4 = Cabezas sobre las cartas. Lo que se guarda no se juega, de momento.

# A card is led that is no chance.
say-sc-stalled =
    .l1 = { $us } pierde tiempo. El reloj le da las gracias.
    .l2 = Ahí no había nada. { $us } guarda la pólvora.
    .l3 = { $us } la toca en horizontal, por así decirlo.
    .l4 = Jugada tranquila de { $us }. Alguien bosteza en la fila F.

# A ball is led: the other side needs the colour or a shield.
say-sc-chance =
    .l1 = Ahí va el { $what }. ¿Quién responde?
    .l2 = { $us } mete el { $what } en el área.
    .l3 = Ocasión: el { $what } para { $us }.
    .l4 = { $us } sale con el { $what }, { Y($keeper) } planta los dos pies.
    .l5 = Llega el { $what } de { $us }. { $them } rebusca una respuesta.

# A free kick is led.
say-sc-free-kick =
    .l1 = Falta a favor de { $us }. La barrera se aprieta y se tapa lo importante.
    .l2 = Tiro libre, y en buen sitio. A { $keeper } esto no le gusta nada.
    .l3 = { $us } da tres pasos atrás, y uno más por si acaso. Tiro libre.
    .l4 = En { $us } se juntan dos ante el balón y cuchichean, para el público.

# The goal of the same colour saves.
say-sc-saved =
    .l1 = ¡Parado! La { $what } lo estaba esperando.
    .l2 = { $gloves } tenía el color desde el principio. Parado.
    .l3 = El color justo en el momento justo. Salva { $us }.
    .l4 = La { $what } se lo queda. { $them } esperaba otro tono.
    .l5 = { $gloves } se va al suelo y la saca. ¡Qué parada!

# The coloured shield blocks it.
say-sc-shield =
    .l1 = Sube el escudo de colores, y hasta ahí llegó.
    .l2 = { $us } tenía a mano el escudo grande. Detiene todo lo que ruede.
    .l3 = ¡Bloqueado! Ese escudo no tiene color favorito.
    .l4 = Al escudo de colores de lleno. { $them } pide otro balón.

# The yellow shield is the wall.
say-sc-wall =
    .l1 = ¡Aguanta la barrera! Escudo amarillo, y un muslo dolorido.
    .l2 = A la barrera. ¡Qué valiente, el de amarillo!
    .l3 = { $us } tenía puesta la barrera. El escudo amarillo cumple con su único oficio.
    .l4 = Da en la barrera y se va. { $us } se aplaude su propio valor.

# A ball of the same colour clears it.
say-sc-cleared =
    .l1 = Balón contra balón, y patadón para fuera.
    .l2 = Despeja { $us } con el { $what }. Bonito no es; se agradece.
    .l3 = El { $what } le sale al encuentro. Pasó el peligro.
    .l4 = ¡Fuera de ahí! { $us } despeja con el { $what }.

# An answer to what was no chance.
say-sc-wasted =
    .l1 = { $us } se deshace de una carta: { $what }. Quizá la eche de menos.
    .l2 = { CAP($what) }, y para nada.
    .l3 = { $us } se despide de una carta, y procura no mirarla: { $what }.
    .l4 = No había nada que parar, así que { $us } suelta esto: { $what }.

# Extra time: the bench is dealt.
say-sc-bench =
    .l1 = Entra el banquillo entero. Hasta el utillero está calentando.
    .l2 = Ocho cartas frescas por cabeza. Las últimas de la caja.
    .l3 = Ahí viene el banquillo, todo, deslumbrado por los focos.
    .l4 = Cartas nuevas para cabezas cansadas. A dividir otra vez.
