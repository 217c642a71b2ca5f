### Spanish: the pages: title, set-up, settings, keys, rules, pause, result, report, review, club house, competition, people, dialogs.

## Numbers. A no-break space keeps a figure and its unit on one line. `decimal` writes whole and tenth.

number-per-cent = { $n } %
number-per-cent-signed = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
} %
# A number with its sign; $n may have a decimal.
number-signed = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
}

## On every page

page-back = Atrás
# $faults names the files.
page-pictures-missing = Faltan imágenes, así que las cartas pueden verse más simples. { $faults }
page-not-saved = SIN GUARDAR
# A button that asks once more before something is deleted.
page-sure = ¿Seguro?
page-sure-for-ever = ¿Seguro? No se puede deshacer
page-delete = Borrar
page-to-defaults = Valores por defecto
# The arrows beside a value, for screen readers. $name is the name of the setting.
page-step-back = { $name }: anterior
page-step-on = { $name }: siguiente
# The players of a match: names, or names of bots.
page-versus = { $home } vs. { $away }
# Stands between two crests.
page-v = vs.
page-you = Tú
# Said of whoever has no name, as the first and as the second of two players.
page-somebody = Alguien
page-somebody-second = alguien
page-two-players = Dos jugadores
page-the-lesson = La lección
# How long ago a match was played.
page-just-now = Hace un momento
page-day-unknown = En una fecha desconocida
page-minutes-ago = { $n ->
    [one] Hace un minuto
   *[other] Hace { $n } minutos
}
page-hours-ago = { $n ->
    [one] Hace una hora
   *[other] Hace { $n } horas
}
page-days-ago = { $n ->
    [one] Ayer
   *[other] Hace { $n } días
}
# The same within a sentence.
page-just-now-inside = hace un momento
page-day-unknown-inside = en una fecha desconocida
page-minutes-ago-inside = { $n ->
    [one] hace un minuto
   *[other] hace { $n } minutos
}
page-hours-ago-inside = { $n ->
    [one] hace una hora
   *[other] hace { $n } horas
}
page-days-ago-inside = { $n ->
    [one] ayer
   *[other] hace { $n } días
}
# A no-break space keeps it on one line.
page-minutes = { $n } min
# $minutes has two digits.
page-hours = { $n } h { $minutes }

## Title

title-any-key = { $game }: pulsa una tecla
title-continue-cup = CONTINUAR COPA
title-continue-league = CONTINUAR LIGA
title-continue-lesson = CONTINUAR LECCIÓN
title-continue-match = CONTINUAR PARTIDO
# A match of a competition that can go on: $stage is its round.
title-left-stage = { $game }, { $stage }, { $score }
title-left = { $game }, { $standing }
# Stands behind a dot after such a match: whose turn it is. $name is a person or a club; $names are both.
title-to-choose = le toca a { $name }
title-both-to-choose = les toca a { $names }
title-all-unfinished = Los { $n } partidos a medias
# A button that leads to the report. $bot is the opponent's name, $ago is when: "two days ago".
title-last-match = Último partido: { $score } contra { $bot }, { $ago }
# The same of a match without an opponent. $game is its name.
title-last-match-alone = Último partido: { $score } en { $game }, { $ago }
# The cups on the shelf, for a screen reader.
title-cups = { $n ->
    [one] Una copa ganada
   *[other] { $n } copas ganadas
}
title-new-here = ¿PRIMERA VEZ?
title-new-to-game = ¿NUEVO PARA TI?
title-learn-in-match = Aprende a jugar a { $game } en un partido de tres minutos
title-learn-quickest = { $game } es lo más rápido de aprender y dura { $n } minutos
title-club-house = SEDE DEL CLUB
title-competition = COMPETICIÓN
title-rules = REGLAS
title-settings = AJUSTES
title-quit = SALIR
title-choose = Elegir
title-select = Aceptar
title-players-two = 1 o 2 jugadores
title-players-one = 1 jugador
title-minutes = { $n } min
title-bots-now = { $n ->
    [1] Un bot, ahora
   *[other] Dos bots, ahora
}
# On the tile of the game of today's match.
tile-day = Partido del día
tile-day-played = Hoy: { $stars }
# The strength of the strongest opponent that somebody has beaten in a game, beside as many dots.
tile-rank = { $rank } de { $of }
# The best medal that somebody has won.
tile-medal = { $medal ->
    [bronze] Bronce
    [silver] Plata
    [gold] Oro
   *[platinum] Platino
}

## The drawer of a game on the title

drawer-players = Jugadores
drawer-match = Partido
drawer-learn = Aprender
# Heading of the aim of the game.
drawer-aim = EL OBJETIVO
drawer-medals = La ventaja tras las dos partes decide la medalla:
drawer-kick-off = A JUGAR
# $why is half a sentence: why no match can begin with these choices.
drawer-not-yet = Todavía no: { $why }.
drawer-manager = ENTRENADOR
# $club is the name of a club, in capitals.
drawer-home = LOCAL: { $club }
drawer-away = VISITANTE: { $club }
drawer-human = Persona
drawer-bot = Bot
drawer-name = Nombre
# $upper and $lower are the keys of two rows of the keyboard.
drawer-keys = Ratón, o teclas { $upper } y { $lower }.
drawer-finds-your-level = Se ajusta a tu nivel
# What the arrows of a bot change, for screen readers.
drawer-level-manager = Nivel del ENTRENADOR
drawer-level-home = Nivel del LOCAL
drawer-level-away = Nivel del VISITANTE
drawer-reset = Restablecer
drawer-rated-not = Juega a tu nivel cuando te conoce. Empieza en un nivel medio.
drawer-rated = Juega a tu nivel. Te calcula { $points } puntos tras { $n ->
    [one] un partido
   *[other] { $n } partidos
}.
# What is added about a bot that keeps a notebook. $bot is its name.
drawer-will-remember = { $bot } va a recordar cómo juegas.
drawer-remembers = { $n ->
    [one] { $bot } recuerda tu último partido.
   *[other] { $bot } recuerda tus últimos { $n } partidos.
}
# A sentence of that notebook, word for word.
drawer-notebook-says = De ti anota: “{ $sentence }”
# Somebody's results against an opponent. $ago is when they last met: "two days ago".
opponent-record = { $drawn ->
    [0] Ganados { $won }, perdidos { $lost }. Último partido, { $ago }.
   *[other] Ganados { $won }, empatados { $drawn }, perdidos { $lost }. Último partido, { $ago }.
}
# What an opponent says before the next match, and its words: about all matches so far, or about the last one. $score has
# the player's goals first; $won and $lost are the player's; $wording is one of several ways to say the same.
opponent-says = “{ $words }”
rival-never-beaten = { $n } partidos y aún no te he ganado. Eso se acaba hoy.
rival-never-won = { $n } partidos y aún no me has ganado.
rival-first-defeat = Así que puedes ganarme. Una vez.
rival-first-win = Ya pensaba que nunca te iba a ganar.
rival-same-score = { $score } dos veces seguidas. Una tercera, no.
rival-goalless = Sin goles la última vez. Alguien tendrá que marcar.
rival-many-goals = { $n } goles la última vez. Los dos porteros quieren hablar.
rival-beaten-in-a-row = Ya son { $n } seguidas para ti. Se acabó.
rival-won-in-a-row = { $n } seguidas para mí. Y aún no me canso.
rival-beaten-clearly = { $wording ->
    [0] { $score }. Todavía me lo recuerdan.
    [1] Después del { $score } tengo algo que arreglar.
    [2] { $score }: me pasaste por encima. Inténtalo otra vez.
   *[3] El { $score } dolió. Hoy devuelvo el golpe.
}
rival-beaten = { $wording ->
    [0] El { $score } fue tu día. El mío llegará.
    [1] El { $score } fue por poco. La próxima será al revés.
    [2] Ese { $score } aún me quita el sueño.
   *[3] Ganaste { $score }. No te acostumbres.
}
rival-drawn = { $wording ->
    [0] El { $score } no decide nada. ¿Otra vez?
    [1] Nadie se acuerda de un { $score }. Vamos a cambiarlo.
    [2] { $score }. Nadie se fue contento a casa.
    [3] Nos repartimos el { $score }. A mí no me gusta repartir.
    [4] Un empate es media cena. Aún tengo hambre.
    [5] { $score }. Alguien tendrá que ceder.
   *[6] Quedamos { $score } la última vez. Esta no.
}
rival-won = { $wording ->
    [0] Ese { $score } me costó trabajo.
    [1] El { $score } fue por poco. Por poco también me vale.
    [2] { $score }. Por un rato me preocupaste.
   *[3] Firmo otro { $score }.
}
rival-won-clearly = { $wording ->
    [0] { $score }. ¿Te lo pongo más fácil?
    [1] Trae más que en el { $score }.
    [2] Qué buen recuerdo, ese { $score }. ¿Y tú?
   *[3] Quizá el { $score } fue demasiado. Demuéstramelo.
}
rival-behind = En victorias mandas tú, { $won }-{ $lost }. No durará.
rival-ahead = En victorias mando yo, { $lost }-{ $won }. Se está bien aquí arriba.
rival-even = { $won }-{ $won } en victorias. ¿Lo resolvemos?
rival-after-defeat = { $wording ->
    [0] Vas por delante. De momento.
    [1] Te debo una.
   *[2] Me toca.
}
rival-after-win = { $wording ->
    [0] ¿Quieres más?
    [1] ¿Revancha? Venga, entonces.
   *[2] La última vez fue divertida. Para mí.
}
rival-again = { $wording ->
    [0] Tú otra vez. Bien.
    [1] Partido { $n } entre nosotros. ¿Empezamos?
    [2] Hoy no hay excusas.
    [3] Hablamos después del pitido final.
    [4] Mismos focos, mismo césped, otro marcador.
    [5] Tenía ganas de este partido.
    [6] Vamos a darles algo que gritar.
    [7] Un partido para hacerme cambiar de idea.
    [8] Botas puestas. Vamos.
    [9] Ya me conoces. ¿Te conozco yo?
    [10] Que gane el mejor equipo. O sea, el mío.
   *[11] ¿Nos damos la mano? A jugar.
}
opponent-not-met = Todavía no se han enfrentado.
drawer-match-number = Número de partido
drawer-match-number-type = Número de partido: escríbelo
drawer-random = Al azar
drawer-by-number = Por número
drawer-number-known = Quien conozca el número puede deducir todas las cartas.
drawer-number-digits = Un número de partido solo lleva cifras.
drawer-number-too-large = Es demasiado grande para un número de partido.

## Unfinished matches

left-title = PARTIDOS A MEDIAS
left-none = No hay partidos a medias. Si dejas uno, te espera aquí.
left-play-on = CONTINUAR
left-watch = Ver
# Where a match stands: `1-0, 36′ 2nd half`. $part is one of the messages below.
left-standing = { $score }, { $part } { $clock }
left-standing-no-clock = { $score }, { $part }
# Where rounds are counted, and pairs of kicks in a shootout.
left-standing-round = { $score }, ronda { $n } de { $of }
left-standing-sudden-round = { $score }, desempate, ronda { $n }
left-standing-pair = { $score }, { $part }, tiro { $n }
left-part-split = la división
left-part-first-half = 1.ª parte
left-part-second-half = 2.ª parte
left-part-extra-time = prórroga
left-part-extra-first = prórroga 1
left-part-extra-second = prórroga 2
left-part-round = ronda
left-part-sudden-round = desempate
left-part-penalties = penaltis
left-part-sudden-death = muerte súbita
left-part-full-time = final

## Settings

settings-title = AJUSTES
# Headings where a named person plays first: above that person's own settings, and above all others.
settings-of = SOLO PARA { UPPER($name) }
settings-of-everybody = AJUSTES COMUNES
# Buttons that set the settings under such a heading back.
settings-defaults-of = Valores por defecto de { $name }
settings-defaults-of-everybody = Valores por defecto de todos
settings-tab-sound = Sonido
settings-tab-match = El partido
settings-tab-display = Pantalla y controles
settings-off = No
settings-on = Sí
settings-master = Volumen general
settings-crowd = Grada
settings-effects = Silbato, balón y cartas
settings-music = Música
settings-sound = Sonido
settings-muted = Silenciado
settings-in-background = Sonido detrás de otras ventanas
settings-match-music = Música durante el partido
settings-captions = Subtítulos
settings-captions-important = Lo importante
settings-captions-every = Todos los sonidos
# $why is half a sentence.
settings-no-sound = Sin sonido: { $why }
settings-table-speed = Velocidad de la mesa
settings-speed-half = 0,5×
settings-speed-times = { $n }×
settings-instant = Al instante
settings-bot-pace = Ritmo de los bots
settings-natural = Natural
settings-quick = Rápido
settings-looks = Dos jugadores: tiempo para mirar tus cartas (30 segundos si son muchas)
settings-seconds = { $n } segundos
settings-until-hidden = Hasta que las oculte
settings-kick-off = Hora del partido
settings-night = Noche
settings-dusk = Atardecer
settings-afternoon = Tarde
settings-any = Al azar
settings-readers = Los bots con cuaderno te recuerdan de un partido a otro (los cuadernos, en la sede del club)
settings-lively-crowd = Grada animada
settings-expert = Modo experto: cifras del míster y números de las reglas
settings-language = Idioma
settings-text-size = Tamaño del texto
settings-keys = Teclas
settings-credits = Créditos
settings-reduced-motion = Menos movimiento: sin temblores, vuelos ni confeti
settings-suits = Palos de la baraja
settings-two-colours = Dos colores
settings-four-colours = Cuatro colores
settings-faces = Dibujo de las cartas
settings-standard = Normal
settings-clear = Nítido
settings-save-power = Ahorrar energía
settings-full-screen = Pantalla completa

## Keys

keys-title = TECLAS
keys-title-of = TECLAS DE { UPPER($name) }
keys-tab-options = Jugadas
keys-tab-table = Mesa
keys-tab-menus = Menús
keys-tab-pad = Mando
keys-tab-keyboard = Teclado
keys-about-options = Las jugadas de un turno, en el orden en que se muestran. Elige una y pulsa su nueva tecla.
keys-about-table = Una tecla y un botón para todo lo demás. Elige uno y pulsa su nueva tecla o su nuevo botón.
keys-about-menus = Para moverte por los menús. Las teclas son fijas; elige un botón para cambiarlo.
keys-about-pad = Cuando los dos eligen en secreto, seis botones son seis jugadas. Mantén pulsado otro botón para seis más.
keys-about-keyboard = Lo que hace cada tecla.
# What became of a new binding. $new and $old are labels of keys or buttons.
keys-set = Listo: { $new }.
keys-swapped = { $new } ya se usaba: esa acción pasa ahora a { $old }.
keys-taken = { $new } ya se usa para algo que no puede pasar a { $old }.
keys-reserved = { $new } está reservado para los menús: elige otra cosa.
keys-nothing = nada
keys-defaults-restored = Valores por defecto restablecidos.
keys-hand-left = En solitario, o jugador de la izquierda
keys-hand-right = Jugador de la derecha
# The name of a slot for screen readers: $hand is one of the two above.
keys-option-of = { $hand }, jugada { $n }
keys-head-key = Tecla
keys-head-button = Botón
keys-none = nada
# $action is the name of an action.
keys-key-of = Tecla de { $action }
keys-button-of = Botón de { $action }
# Each button of the pad stands for two options.
keys-options-two = Jugadas { $n } y { $m }
keys-look = Mirar
keys-press-one = pulsa
# Short labels on the picture of a keyboard.
keys-cap-page-up = RePág
keys-cap-page-down = AvPág
keys-cap-caps = Bloq
keys-cap-shift = Mayús
keys-cap-control = Ctrl
keys-cap-alt = Alt
keys-cap-insert = Ins
keys-cap-delete = Supr
keys-legend-left = Jugadas: en solitario, o jugador de la izquierda
keys-legend-right = Jugadas: jugador de la derecha
keys-legend-rest = Todo lo demás

## Rules

# $game is the title of the game, in capitals.
rules-title = { $game }: LAS REGLAS
rules-options = En este partido: { $options }.
rules-seals = Para curiosos: cómo se sellan las decisiones
rules-seals-text = Antes del saque inicial, el juego sella el número de partido, y el bot sella cada elección secreta antes de que hagas la tuya. El acta muestra las primeras letras de cada sello, así que después no se puede cambiar nada. Cualquiera puede comprobar un partido guardado: five-a-side replay --verify. Los sellos no demuestran que un bot no conozca tus costumbres, y no dicen nada de lo que eliges tú primero.

## Pause

pause-title = PAUSA
pause-saved = El partido se guarda después de cada decisión.
# $seal is the beginning of a code.
pause-seed-sealed = Número de partido sellado en el saque inicial: { $seal }
pause-choice-sealed = Elección de { $club }, sellada como { $seal }
pause-opponent-notes = Tus notas sobre { $name }
pause-rules = Reglas
pause-settings = Ajustes
pause-again = Empezar de nuevo
# Asked of two people, with its two answers.
pause-again-about = ¿Empezar de nuevo? Este partido queda entre los partidos a medias.
pause-again-surely = Sí, empezar de nuevo
pause-again-not = No, seguir jugando
pause-lesson-again = Empezar la lección de nuevo
pause-leave = Dejar el partido
pause-quit = Salir del juego

## Credits

credits-title = CRÉDITOS
credits-games = Los juegos
credits-games-text = Soccer es de Laurence Antonios; Soccer 17, de Jack Darwid. Soccer Cards viene de soccercards.pl. De quién son Soccer Solitaire y Soccer-Go no lo sabemos. La Tanda de penaltis y el Duelo son nuestros. Las reglas están contadas aquí con nuestras palabras.
credits-letters = Tipografías e iconos
credits-letters-text = Tipografías: Barlow, de The Barlow Project Authors; Inter, de The Inter Project Authors; símbolos de Noto, de The Noto Project Authors, todas con la SIL Open Font License. Iconos: Phosphor Icons, con la licencia MIT.
credits-pictures = Imágenes
credits-pictures-text = Las cartas, la mesa y el estadio los dibujan los programas de este juego.
credits-sound = Sonido
credits-sound-text = El balón, las cartas, el silbato y la grada los hacen los programas de este juego. La música y las fanfarrias son nuestras, tocadas con el banco de sonidos FluidR3_GM, de Frank Wen y colaboradores, con la licencia MIT.
credits-libraries = Bibliotecas
credits-libraries-text = El juego está hecho con Bevy, egui, Kira y unos cuantos cientos más de bibliotecas libres. Gracias a todas las personas que las escribieron.
credits-licences = Sus licencias
# Shown where the file with the licences is missing.
credits-from-source = Esta copia se compiló desde el código fuente; allí, packaging/notices enumera todas las bibliotecas con su licencia.

## Result

result-honours-even = EMPATE
result-you-win = ¡HAS GANADO!
result-beaten = ESTA VEZ NO PUDO SER
# A player's name, or the name of a club, in capitals.
result-one-wins = GANA { $name }
result-club-wins = GANA { $club }
# What decided the match.
result-normal-time = En el tiempo reglamentario.
# In games of rounds.
result-last-round = Tras la última ronda.
result-extra-time = Tras la prórroga.
result-sudden-rounds = Decidido en el desempate.
result-shootout = Decidido en los penaltis.
result-elimination = A un equipo no le quedaba nadie.
# A match of a competition: $occasion is its round and pairing, $how one of the sentences above.
result-occasion = { $occasion }. { $how }
result-medal = { $medal ->
    [bronze] Medalla de bronce.
    [silver] Medalla de plata.
    [gold] Medalla de oro.
   *[platinum] Medalla de platino.
}
# What the next medal would have needed.
result-next-medal = { $medal ->
    [bronze] Para el bronce
    [silver] Para la plata
    [gold] Para el oro
   *[platinum] Para el platino
} hay que ganar por { $n ->
    [one] un gol
    [2] dos goles
    [3] tres goles
    [4] cuatro goles
    [5] cinco goles
    [6] seis goles
    [7] siete goles
    [8] ocho goles
    [9] nueve goles
    [10] diez goles
    [11] once goles
   *[other] { $n } goles
}.
result-lift-the-cup = LEVANTAR LA COPA
result-see-the-end = VER CÓMO ACABÓ
result-to-the-competition = VOLVER A LA COMPETICIÓN
result-real-match = Y AHORA, UNO DE VERDAD
result-next-lesson = Lección siguiente
result-again = JUGAR OTRA VEZ
result-same-deal = Mismo reparto
result-coach = Míster
result-watch-again = Ver otra vez
result-title = Portada
result-more = Más
result-less = Menos
result-last-turn = Ver el último turno
result-report = Crónica
result-picture = Guardar imagen
result-copy = Copiar el código
# The result of a match of the day.
result-copy-day = Copiar el resultado
result-day = El partido del día, { $date }.
result-day-stars = El partido del día, { $date }: { $stars }.
result-day-for-fun = Jugado por diversión: del partido del día solo cuenta tu primer intento.
result-to-the-calendar = AL CALENDARIO
# Behind the medals of the first honours of a match.
result-honours-more = { $n ->
    [one] uno más
   *[other] { $n } más
}
# What the match has brought. $bot is the name of an opponent, as in the sentences below.
result-new-rank = Primera victoria contra { $bot } en { $game }: nivel { $rank } de { $of }.
result-new-medal = Tu mejor medalla hasta ahora.
result-new-record = Tu mayor victoria en este juego: { $score }.
# At least two.
result-streak = { $n } victorias seguidas.
result-record = { $drawn ->
    [0] Contra { $bot } en { $game }: ganados { $won }, perdidos { $lost }.
   *[other] Contra { $bot } en { $game }: ganados { $won }, empatados { $drawn }, perdidos { $lost }.
}
# What is nearest: $have of $of steps of the honour $name are done.
result-nearest-honour = El logro más cercano: { $name }, { $have } de { $of }.
# The next opponent; $line is a sentence about them.
result-nearest-opponent = Aún por vencer: { $bot }. { $line }
# How often an opponent with a habit kept to it in this match; $line is the sentence that tells the habit.
result-habit = { $bot } siguió su costumbre en { $kept } de { $of } decisiones. { $line }
# What the next opponent says after a first win over the one below, by its place from the weakest.
result-challenge = { $bot }: “{ $words }”
challenge-2 = Así que sabes ganar un partido. ¿Y dos?
challenge-3 = Lo vi desde la grada. Conmigo no te bastará.
challenge-4 = No está mal. Un domingo por la mañana he ganado a mejores.
challenge-5 = Se oye mucho ruido ahí abajo. Sube y dímelo.
challenge-6 = Vi cómo lo hiciste, y tomé nota.
challenge-7 = Muchos llegan hasta aquí. Pocos pasan.
challenge-8 = Te estaba esperando. ¿Empezamos?
# After a lesson: the opponent of the first real match.
result-first-opponent = Primero te espera { $bot }, nivel { $rank } de { $of }. { $line }
# A button: the next match is against that opponent.
result-meet = SIGUIENTE: { UPPER($bot) }
# A word on the result.
result-word-no-goals = Dos porterías a cero, y una larga vuelta a casa.
result-word-drawn = Esta noche, ni para unos ni para otros.
result-word-lost-on-kicks = Solo los penaltis marcaron la diferencia.
result-word-lost-by-one = Lo decidió un detalle. El próximo puede caer de tu lado.
result-word-lost-by-two = Por dos. Arriba esa cabeza.
result-word-lost-by-more = Una noche dura. Mañana vuelven a encender las luces.
result-word-won-on-kicks = Vale lo mismo.
result-word-won-one-nil = Un gol ha bastado.
result-word-won-by-one = Por los pelos, pero por los pelos también se gana.
result-word-won-by-two = Dos goles arriba al final. Con eso basta.
result-word-won-by-more = De esta se va a hablar durante años.

## Competition

# $game is the title of the game, in capitals.
competition-title-cup = COPA DE { $game }
competition-title-league = LIGA DE { $game }
competition-title-groups = GRUPOS Y COPA DE { $game }
competition-title-five = COPA FIVE-A-SIDE
competition-new = NUEVA COMPETICIÓN
competition-list = COMPETICIONES
competition-all = Todas las competiciones
competition-under-way = EN JUEGO
competition-winners = GANADORES
competition-line = { $title }: { $state }
competition-others-playing = Los demás están jugando
competition-others-play = JUEGAN LOS DEMÁS
competition-out = Has quedado fuera. El resto se juega sin ti.
competition-your-next = TU PRÓXIMO PARTIDO
competition-next = EL PRÓXIMO PARTIDO
competition-leg-in = { $round }: { $game }
competition-abandon = Abandonar
competition-abandon-surely = Sí, abandonar
competition-keep = No, seguir
# The heads of a league's table: won, drawn, lost, goals, points.
competition-won = G
competition-drawn = E
competition-lost = P
competition-goals = Goles
competition-points = Pts
competition-form = Racha
competition-chance = Título %
competition-chance-of = Posibilidades de título: { $n } %
# A game for one manager that two play here.
competition-for-two = { $game } para dos
competition-draw = HACER EL SORTEO
competition-mixed = Variados
competition-kind = TIPO
competition-clubs = CLUBES
competition-matches = PARTIDOS
competition-legs-single = Uno
competition-legs-return = Ida y vuelta
competition-draw-open = Libre
competition-draw-seeded = Con cabezas de serie
competition-ground = CAMPO
competition-ground-home = Local y visitante
competition-ground-neutral = Neutral
competition-sides = EQUIPOS
competition-sides-clubs = Clubes
competition-sides-countries = Países
competition-game = JUEGO
competition-game-name = Juego
competition-five = Copa Five-a-Side
competition-game-drawn = Por sorteo
competition-people = PERSONAS EN ESTA PANTALLA
competition-bots = BOTS
competition-bots-name = Bots
competition-about-cup = Quien pierde queda fuera; si hay empate, el partido sigue hasta que alguien gane. Un sorteo decide los cruces. Puedes dejar un partido y acabarlo más tarde.
competition-about-three = Dos de los tres se enfrentan, y quien gana juega la final contra el tercero; un sorteo decide quién espera. Si hay empate, el partido sigue hasta que alguien gane.
# A side that goes on without a match.
competition-free = Directo a la final
competition-about-legs = Cada cruce tiene ida y vuelta. Cuentan todos los goles. Si hay empate, se juega un desempate. La final es a un partido.
competition-about-five = Cada cruce tiene un partido en cada uno de los cinco juegos. Todos tienen ganador. Pasa el primero que gane tres.
competition-about-league = Todos juegan contra todos: tres puntos por ganar, uno por empatar. Si hay igualdad a puntos, deciden la diferencia de goles, los goles marcados, los partidos entre ellos y, por último, un sorteo.
competition-about-groups = En cada grupo juegan todos contra todos. Los dos primeros pasan a la copa, donde quien pierde queda fuera. Si hay igualdad a puntos, deciden la diferencia de goles, los goles marcados, los partidos entre ellos y, por último, un sorteo.
competition-road = CAMINO A LA FINAL
competition-fixtures = PARTIDOS
competition-entrants = PARTICIPANTES
# Ceremonies: the draw, the tunnel before a final, the results of others, the medal of the second.
competition-final = LA FINAL
competition-lots = EL SORTEO
competition-go-on = CONTINUAR
competition-any-key = Pulsa cualquier tecla para seguir.
competition-results = LOS DEMÁS RESULTADOS
competition-results-come = Llegan de uno en uno.
competition-silver = PLATA
competition-watch = Volver a ver { $match }
competition-watch-leg = Volver a ver el partido { $n }: { $match }
competition-replaying = Los bots vuelven a jugar ese partido: un momento…
competition-match-gone = Ese partido ya no está guardado.
competition-watch-hint = Elige un resultado para ver el partido.
competition-scorers = Goleadores
competition-to-matches = Partidos
competition-no-scorers = Todavía no ha marcado nadie.
competition-scorers-part = Se conocen los goleadores de { $n } de { $of } partidos.

## People

people-title = ¿QUIÉN JUEGA?
people-done = Listo
people-about = Haz clic en un nombre para escribirlo, y luego di quién es local y quién visitante. Si juegas en solitario, eres local. El nombre aparece en el marcador, en las competiciones y en cada partido que se guarda; nunca sale de este dispositivo.
people-settings = El tamaño del texto, la velocidad de la mesa, el movimiento, los subtítulos, los palos y el dibujo de las cartas y las teclas se guardan para cada nombre. Si juegan dos, valen los ajustes del local.
people-new-name = Nombre nuevo
people-home = Local
people-away = Visitante
# For screen readers: the button that deletes $name.
people-forget = Borrar a { $name }
people-forget-surely = Borrar a { $name }: ¿seguro?
people-too-long = Un nombre puede tener { $n } letras como máximo.
people-letters = Un nombre se compone de letras y cifras, y entre ellas, espacios, puntos, guiones y apóstrofos.
people-known = { $name } ya está en la lista.

## Dialogs

dialog-ok = OK
dialog-close = Cerrar
dialog-later = Más tarde
dialog-stoppage = JUEGO DETENIDO
dialog-not-added = NO AÑADIDO
dialog-not-copied = NO COPIADO
dialog-not-deleted = NO BORRADO
dialog-files-head = ARCHIVOS CON PROBLEMAS
dialog-pictures-head = FALTAN IMÁGENES
dialog-not-opened = NO SE HA ABIERTO
dialog-already-open = YA ESTÁ ABIERTO
dialog-already-open-text = Five-a-Side está abierto en otra ventana, y solo una de las dos puede guardar. Aquí puedes jugar, pero no se guardará nada: ni partidos, ni resultados, ni ajustes.
dialog-play-unsaved = JUGAR SIN GUARDAR
dialog-fault = PERDÓN: EL JUEGO SE CERRÓ
# $kept is one of the two sentences below, $log the path of a file.
dialog-fault-text = La última vez, el juego se cerró por un error. { $kept } Para informar de él, copia el error y pégalo en tu mensaje. También está en { $log }.
dialog-all-kept = Todo lo que se guardó está aquí.
# $stands is the game, and the score if it is known.
dialog-match-kept = Tu partido está aquí: { $stands }.
dialog-copy-fault = Copiar el error
dialog-copied = Copiado
dialog-no-clipboard = No copiado
# $why is one of the sentences that begin with unsaved- or fault-.
dialog-not-saved = Lo último que se ha jugado aún no está guardado. Si cierras el juego ahora, se pierde. { $why }
dialog-try-again = REINTENTAR
dialog-close-unsaved = Cerrar sin guardar
# Files that could not be used: a heading, up to three files, the number of others, and the end.
dialog-files = No se han podido usar { $n } archivos:
dialog-file-damaged = { $file } está dañado y no se ha cargado.
dialog-file-newer = { $file } es de una versión más nueva del juego. Actualiza el juego para usarlo.
dialog-file-unreadable = { $file } no se puede leer, así que sus cambios no se guardan.
dialog-file-too-many = { $file } está de más.
dialog-file-copy = { $file } es otra versión de una competición. El juego usa la más avanzada y conserva esta como copia.
dialog-files-more = … y { $n } más.
dialog-files-end = No se ha borrado nada: lo que no se puede leer sigue donde estaba. Los detalles están en { $log }.
# The system's dialogs that choose files, and what is said where there are none.
picker-open = Elige partidos y clubes
picker-save = Guardar
picker-folder = Elige una carpeta
picker-matches-and-clubs = Partidos y clubes
picker-pictures = Imágenes
picker-all-files = Todos los archivos
picker-unavailable = Aquí no se ha podido abrir ninguna ventana para elegir archivos. Suelta los archivos sobre esta ventana o pega su contenido.

# Errors of the data folder. $cause is one of the causes below; $fault is what the program found, in English.
unsaved-write = No se ha podido guardar { $path }: { $cause }.
unsaved-locked = Parece que otra ventana u otro programa está usando { $path }. Ciérralo e inténtalo otra vez. Detalles: { $fault }.
unsaved-no-folder = El juego no ha encontrado ninguna carpeta donde guardar. Para guardar, pon una carpeta en la variable de entorno { $variable } y vuelve a abrir el juego.
fault-write = No se ha podido guardar { $path }: { $cause }. El juego sigue y lo intenta otra vez. Hasta que lo consiga, verás SIN GUARDAR al pie de la ventana.
fault-not-moved = Tus partidos y ajustes se quedan en { $from }, porque no se han podido mover a { $to }. No se ha perdido nada, y el juego lo intentará de nuevo la próxima vez que se abra. Detalles: { $fault }.
fault-vanished = Alguien ha borrado { $path } o le ha cambiado el nombre con el juego abierto. El juego crea la carpeta de nuevo y guarda allí, pero pueden faltar partidos terminados de la antigua.
fault-left = { $path } no se puede leer. El juego no toca el archivo, pero no puede guardar ahí: desde ahora, los cambios solo duran hasta que cierres el juego. Para volver a guardar ahí, cierra el juego, mueve el archivo a otra carpeta y abre el juego.
fault-changed = Otro programa ha cambiado { $path } con el juego abierto. El juego usa su propia versión. La otra se conserva en { $copy }.
fault-changed-in-place = Otro programa ha cambiado { $path } con el juego abierto, y ya no se puede leer. El juego no toca el archivo, pero no puede guardar ahí: desde ahora, los cambios solo duran hasta que cierres el juego. Para volver a guardar ahí, cierra el juego, mueve el archivo a otra carpeta y abre el juego.
fault-no-folder = El juego no ha encontrado ninguna carpeta donde guardar. Puedes jugar, pero no se guarda nada, y verás SIN GUARDAR al pie de la ventana. Para guardar, asigna una carpeta a la variable de entorno { $variable } y reinicia el juego.
fault-locked = Por ahora no se puede guardar nada, porque no se ha podido bloquear { $path }. El juego sigue y lo intenta otra vez. Hasta que lo consiga, verás SIN GUARDAR al pie de la ventana. Detalles: { $fault }.
fault-broken = Algo no se ha podido guardar. Es un error del juego, no tuyo. El juego sigue y guarda todo lo demás. Detalles: { $fault }.
cause-disk-full = el disco está lleno, así que libera espacio
cause-not-allowed = no tienes permiso de acceso
cause-read-only = el disco está protegido contra escritura
cause-missing = ya no está ahí
cause-system = tu sistema dice “{ $fault }”
cause-no-file = es una carpeta, así que elige los archivos que contiene
cause-too-large = es demasiado grande
cause-no-text = no es ni un partido ni un club

## The match of the day

# The line of a result, to be pasted anywhere. The code must stay the last word. $version is that of the bots.
day-line = Five-a-Side { $date }, { $game } contra { $bot } (bots { $version }): { $score }, { $stars }, { $code }
day-line-alone = Five-a-Side { $date }, { $game }: { $score }, { $stars }, { $code }
day-stars = { $n ->
    [1] una estrella
    [2] dos estrellas
   *[other] tres estrellas
}
day-match = { $game } contra { $bot }
# On the title. $what is the match, $stars a number of stars.
title-day = Partido del día: { $what }
title-day-played = Partido del día: { $stars }
day-title = PARTIDO DEL DÍA
day-about = Todo el mundo recibe las mismas cartas. Cuenta tu primer intento; después puedes repetirlo por diversión. Una victoria vale tres estrellas; un empate o una victoria en los penaltis, dos; llegar al final, una.
day-open = Cuenta tu primer intento.
day-missed = Este te lo perdiste. Si lo juegas ahora, cuenta como jugado con retraso.
day-under-way = Lo estás jugando, y este intento cuenta.
day-given-up = Lo abandonaste. Aún puedes jugarlo por diversión.
day-played = Jugado en su día: { $stars }.
day-played-late = Jugado con retraso: { $stars }.
day-streak = { $n ->
    [one] Un día seguido.
   *[other] { $n } días seguidos.
}
# The match of tomorrow.
day-tomorrow = Mañana: { $what }.
day-play = JUGAR
day-go-on = CONTINUAR
day-again = Repetir por diversión
day-for-two = Dos jugadores
day-copy = Copiar el resultado
day-copied = Copiado: pégalo donde quieras.
day-no-record = Este partido ya no está en la sede del club.
day-no-line = Este resultado ya no se puede copiar: una actualización del juego cambió las cartas de ese día.
day-month = { $month ->
    [1] Enero
    [2] Febrero
    [3] Marzo
    [4] Abril
    [5] Mayo
    [6] Junio
    [7] Julio
    [8] Agosto
    [9] Septiembre
    [10] Octubre
    [11] Noviembre
   *[12] Diciembre
} de { $year }
day-month-before = El mes anterior
day-month-after = El mes siguiente
# The head of a column of the calendar, from Monday.
day-weekday = { $n ->
    [1] lun
    [2] mar
    [3] mié
    [4] jue
    [5] vie
    [6] sáb
   *[7] dom
}
# A day of the calendar, for a screen reader.
day-cell-stars = { $date }, { $stars }

## What a person has seen of the opponent $name, in $n matches.

opponent-notes-title = TUS NOTAS SOBRE { $name }
opponent-notes-seen = LO QUE HAS VISTO
opponent-notes-none = Nada todavía. Sigue jugando: aquí queda toda elección que los dos han visto.
opponent-notes-from = De { $n ->
    [1] un partido
   *[other] { $n } partidos
}, contando este.

## The evening: several people at one screen, one match after another

# On the title. $home and $away are the names of people or teams.
title-evening = Una velada de dos a ocho personas
title-evening-on = Sigue la velada: { $home } contra { $away }
evening-title = LA VELADA
evening-about = De dos a ocho personas, una pantalla, un partido tras otro. Quien espera adivina el ganador, y una sola tabla lo cuenta todo.
evening-who = ¿QUIÉN ESTÁ?
evening-names = Nombres
evening-games = ¿A QUÉ SE JUEGA?
evening-form = ¿CÓMO?
evening-winner-stays-on = Rey de la pista
evening-league = Liga
evening-cup = Copa
evening-about-winner-stays-on = Quien pierde deja su sitio a quien más ha esperado.
evening-about-league = Todos contra todos, un juego tras otro.
evening-about-cup = Quien pierde queda fuera hasta la próxima copa.
evening-length = ¿CUÁNTO TIEMPO?
evening-half-hour = Media hora
evening-hour = Una hora
evening-two-hours = Dos horas
evening-open = Sin límite
evening-match-length = ¿CUÁNTO DURA UN PARTIDO?
evening-whole-matches = Partidos enteros
evening-short-matches = Partidos cortos
evening-sides = ¿EN SOLITARIO?
evening-alone = Cada uno por su cuenta
evening-in-teams = Parejas
evening-needs-people = Una velada necesita al menos dos personas. Escribe antes sus nombres.
evening-too-many-people = En una velada caben { $n } personas como mucho.
evening-needs-teams = Para jugar por parejas hacen falta cuatro, seis u ocho personas.
evening-needs-a-game = Una velada necesita un juego.
evening-begin = A JUGAR
# A team of two, and the person of a team whose turn it is.
evening-team = { $one } & { $other }
evening-at-hand = { $now } (luego { $next })
# $home and $away are the sides of the next match, in capitals.
evening-to-the-screen = { $home }, { $away }: A LA PANTALLA
evening-next-up = Después: { $name }
evening-match = Partido { $n }
evening-streak = { $name }: { $n ->
    [one] una victoria
   *[other] { $n } victorias seguidas
}
evening-round-of-league = Liga, vuelta { $n }
evening-round-of-cup = Copa { $n }, quedan { $left }
evening-who-wins = ¿QUIÉN GANA? TU TECLA ES TU APUESTA
evening-guesses-made = ¿QUIÉN GANA? LAS APUESTAS
evening-guess-open = { $name }: aún sin apuesta
evening-guess = { $name } apuesta por { $winner }
evening-played = Jugados
evening-won = Ganados
evening-goals = Goles
evening-best-streak = Racha
evening-cups = Copas
evening-guessed = Aciertos
evening-guessed-of = { $n } de { $of }
evening-points = Puntos
evening-table = LA TABLA
evening-time = { $n } de { $of } minutos jugados
evening-time-open = { $n ->
    [one] { $n } minuto jugado
   *[other] { $n } minutos jugados
}
evening-late = Se acabó el tiempo. Lo empezado se juega hasta el final.
evening-end = Terminar la velada
evening-end-surely = Sí, terminar
evening-stay = No, seguir
evening-here = ¿Quién llega, quién se va?
evening-here-about = Quien llega tarde entra en la cola, en la vuelta o en la próxima copa. Quien se va sigue en la tabla.
evening-another = OTRA VELADA
# The end. $name is a person or a team, in capitals in the first one.
evening-winner = LA VELADA ES DE { $name }
evening-shared = LA VELADA ES DE { $one } { BEGINS($other) ->
    [i] E
   *[other] Y
} { $other }
evening-nobody-won = NADIE HA GANADO UN PARTIDO
evening-longest-streak = Mejor racha: { $name }, { $n } victorias
evening-best-guesser = Mejor olfato: { $name }, { $n } de { $of }
evening-summary = { $n ->
    [one] { $n } partido
   *[other] { $n } partidos
} en { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}.
# On the result.
result-evening-next = SIGUE: { $home } CONTRA { $away }
result-evening-over = ASÍ ACABÓ LA VELADA

## The picture of a match

card-date = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }
card-saved = Guardada como { $name } en “{ $folder }”
card-not-saved = No se ha podido hacer o guardar la imagen. Inténtalo otra vez o elige otra carpeta.
# $graph is one of the headings below, $club whose side it shows.
card-graph = { $graph }: { $club }
card-code = Para verlo otra vez: pega este código en la sede del club
# The caption of the line of a match of the day.
card-day = El partido del día: las mismas cartas para todo el mundo
graph-wins = POSIBILIDADES DE GANAR
graph-goals = VENTAJA ESPERADA AL FINAL
graph-exact = con juego perfecto
graph-estimated = estimación

## The coach's review. The coach says I.

review-title = EL MÍSTER HACE BALANCE
review-waiting = Repaso tu partido: { $n } de { $of } decisiones
review-nothing = No había nada que juzgar.
review-guesses = Ningún sitio es mejor que otro por sí mismo, así que ninguno te costó nada. Lo que gana es leer al rival. La crónica dice qué tal adivinaste.
review-no-mistake = No he visto ningún error claro.
review-small-losses = No he visto ningún error claro, solo pequeñas pérdidas que se suman.
review-note = Juzgo por lo que se podía ver en ese momento, nunca por lo que estaba oculto.
review-note-expert = Una victoria vale un 100 %; un empate, un 50 %. Juzgo por lo que se podía ver en ese momento, nunca por lo que estaba oculto.
review-note-goals = Cuento los goles de ventaja con que acabas, y juzgo solo por lo que se podía ver en ese momento.
review-your-ball = balón tuyo
review-on-the-ball = balón de { $club }
# $cost is an amount or a grade, in capitals.
review-cost = Coste: { $cost }
review-chose = Elegiste: “{ $name }”

# The letters with which a pad writes into a text field: a space, the letter before the cursor deleted, the end of
# writing; and what the button does that presses the chosen key.
letters-space = Espacio
letters-delete = Borrar
letters-done = Listo
letters-type = Escribir
