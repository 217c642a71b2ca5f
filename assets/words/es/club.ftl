### Spanish: club

## Honours: their names, and how each is earned.
honour-off-the-mark = El estreno
honour-regular = Fijo en el once
honour-ten-hours = Diez horas
honour-schooled = Matrícula de honor
honour-all-rounder = Todoterreno
honour-full-card = Jornada completa
honour-on-the-road = A domicilio
honour-ladder = Peldaño a peldaño
honour-climb = La escalada
honour-giant-killer = Matagigantes
honour-top-of-the-world = En la cima
honour-shut-out = Cerrojo
honour-honours-even = Tablas
honour-five-in-a-row = Cinco seguidas
honour-two-down = Remontada
honour-three-down = Remontada épica
honour-at-the-death = Sobre la bocina
honour-rout = Goleada
honour-from-the-spot = Once metros
honour-silverware = Primer título
honour-cabinet = La vitrina
honour-tour-cup = Gira redonda
honour-unbeaten = Sin derrota
honour-fifth-heat = A media cuesta
honour-last-heat = La cumbre
honour-brick-wall = Muralla
honour-hands-off = Manos quietas
honour-clinical = A sangre fría
honour-clean-match = Partido limpio
honour-clean-hands = Manos limpias
honour-outthought = Mejor pizarra
honour-against-the-odds = Contra pronóstico
honour-head-high = Cabeza alta
honour-second-chance = La revancha
honour-off-the-mark-how = Gana un partido.
honour-regular-how = Juega 25 partidos hasta el final.
honour-ten-hours-how = Pasa diez horas jugando.
honour-schooled-how = Acaba una lección de cada juego.
honour-all-rounder-how = Gana un partido de cada juego.
honour-full-card-how = Juega a todos los juegos en 24 horas.
honour-on-the-road-how = Gana como visitante.
honour-ladder-how = En un juego, gana a bots de cada nivel.
honour-climb-how = Gana a cuatro bots seguidos, cada uno más fuerte.
honour-giant-killer-how = Gana a un bot de clase mundial.
honour-top-of-the-world-how = Gana a un bot de clase mundial en cada juego.
honour-shut-out-how = Gana a un bot de clase mundial sin encajar.
honour-honours-even-how = Empata con un bot de clase mundial.
honour-five-in-a-row-how = Gana cinco partidos seguidos.
honour-two-down-how = Gana tras ir dos goles por debajo.
honour-three-down-how = Gana tras ir tres goles por debajo.
honour-at-the-death-how = Gana a un bot por un gol marcado al final.
honour-rout-how = Gana a un bot por cuatro goles o más.
honour-from-the-spot-how = Gana un partido en los penaltis.
honour-silverware-how = Gana la final de una copa.
honour-cabinet-how = Gana la final de tres copas.
honour-tour-cup-how = Gana una gira.
honour-unbeaten-how = Gana una gira sin perder ni un partido.
honour-fifth-heat-how = Gana una gira de nivel cinco o más.
honour-last-heat-how = Gana una gira de nivel nueve.
honour-brick-wall-how = Gana con cinco paradas o más.
honour-hands-off-how = Vence sin ganar el balón ni una vez.
honour-clinical-how = Gana con dos tiros o más, todos gol.
honour-clean-match-how = Gana a un pro y regala menos de un 5 %.
honour-clean-hands-how = Haz un partido limpio en tres de los juegos.
honour-outthought-how = Gana a un bot de clase mundial con menos errores que él.
honour-against-the-odds-how = Gana aunque la suerte te quite un 15 %.
honour-head-high-how = Pierde contra un bot que cometa más errores que tú.
honour-second-chance-how = Gana un reparto que ya perdiste.
# The parts of the wall of honours, in capitals.
honour-kind-table = EN LA MESA
honour-kind-rivals = RIVALES
honour-kind-nights = GRANDES NOCHES
honour-kind-cups = COPAS Y PENALTIS
honour-kind-craft = OFICIO

competition-cup = Copa
competition-league = Liga
competition-groups = Grupos
# A group of a competition, by its letter.
competition-group = Grupo { $letter }
# Sides whose person has no name: the only one, and one of several.
competition-you = Tú
competition-player = Jugador { $n }
# A bot, with its club where another one has the same name: `Pro bot (Millrace Rovers)`.
competition-bot = { $name } ({ $club })

## Competitions. $who and $rival are `you` for the person at the table; $name and $second are names.

round-final = Final
round-semi-final = Semifinal
round-semi-finals = Semifinales
round-quarter-final = Cuartos de final
round-quarter-finals = Cuartos de final
round-last-16 = Octavos de final
# $stage is one of the messages above.
round-leg = { $stage }, partido { $n }
round-decider = { $stage }, desempate
round-of-groups = Grupos, jornada { $n } de { $of }
round-of = Jornada { $n } de { $of }
# The heading of a round of a league or of groups, above its matches.
round-number = Jornada { $n }
# Below them: the club that has no match in that round.
round-free = Descansa: { $club }
# A match of a competition: `Semi-finals: You v Pro bot`.
occasion = { $round }: { $pairing }
pairing = { $home } vs. { $away }
crowned-cup-you = Ganas la copa
crowned-cup = { $name } gana la copa
crowned-league-you = Ganas la liga
crowned-league = { $name } gana la liga
# $won is a list of `beaten`.
way-cup = { $who ->
    [you] Has ganado
   *[other] { $name } ha ganado
} { $won }.
season-all = { $who ->
    [you] Has ganado
   *[other] { $name } ha ganado
} los { $of } partidos
season-drawn = De { $of } partidos, { $who ->
    [you] has ganado { $won } y empatado { $drawn }
   *[other] { $name } ha ganado { $won } y empatado { $drawn }
}
season-lost = De { $of } partidos, { $who ->
    [you] has ganado { $won } y perdido { $lost }
   *[other] { $name } ha ganado { $won } y perdido { $lost }
}
season-mixed = De { $of } partidos, { $who ->
    [you] has ganado { $won }, empatado { $drawn } y perdido { $lost }
   *[other] { $name } ha ganado { $won }, empatado { $drawn } y perdido { $lost }
}
# $season is one of the messages above, $n the points ahead.
way-league = { $season }, con { $n ->
    [0] los mismos puntos
    [one] un punto más
   *[other] { $n } puntos más
} que { $rival ->
    [you] tú
   *[other] { $second }
}.
# $round is final, semi-final, quarter-final or last-16.
beaten = a { $who ->
    [you] ti
   *[other] { $name }
} { $score } en { $round ->
    [final] la final
    [semi-final] semifinales
    [last-16] octavos
   *[quarter-final] cuartos
}
beaten-on-kicks = a { $who ->
    [you] ti
   *[other] { $name }
} { $score } ({ $kicks } en los penaltis) en { $round ->
    [final] la final
    [semi-final] semifinales
    [last-16] octavos
   *[quarter-final] cuartos
}
# The second of a competition: $who and $name lost to $rival; $kicks is the score of a shootout.
silver-cup = { $who ->
    [you] Has perdido
   *[other] { $name } ha perdido
} la final { $score } contra { $rival }.
silver-cup-on-kicks = { $who ->
    [you] Has perdido
   *[other] { $name } ha perdido
} la final contra { $rival } en los penaltis: { $score } y luego { $kicks }.
silver-league = { $who ->
    [you] Has quedado
   *[other] { $name } ha quedado
} en segundo lugar, { $n ->
    [0] con los mismos puntos que
    [one] a un punto de
   *[other] a { $n } puntos de
} { $rival }.
stage-cup = { $round ->
    [final] final
    [semi-final] semifinal
    [last-16] octavos
   *[quarter-final] cuartos
} de copa
stage-league = partido { $n } de { $of } de liga
stage-groups = partido { $n } de { $of } de la fase de grupos

## Club house

club-tab-matches = Partidos
club-tab-figures = Datos
club-tab-honours = Logros
club-tab-tours = Giras
club-tab-notebooks = Cuadernos
club-tab-files = Archivos
# Matches were found: all, or some of $n. Some may still be unread.
club-count = { $n ->
    [one] Un partido
   *[other] { $n } partidos
}
club-count-of = { $found } de { $n ->
    [one] un partido
   *[other] { $n } partidos
}
club-count-reading = { $counted }; { $n ->
    [one] falta uno por leer
   *[other] faltan { $n } por leer
}
club-nothing-taken = Tus partidos están abiertos en otra ventana del juego.
club-nothing-yet = Buscando tus partidos…
club-nothing-kept = Aún no hay partidos. Aquí se guarda cada partido que acabes: para verlo, para jugarlo otra vez, para enviárselo a alguien.
club-hidden = { $n ->
    [one] Los filtros ocultan tu único partido.
   *[other] Los filtros ocultan tus { $n } partidos.
}
club-clear-filters = Quitar los filtros
club-play = Jugar un partido

## Club house: the search, with the values that it begins with

club-by-game = Juego
club-all-games = Todos
club-by-rival = Contra
club-anybody = Cualquiera
club-a-person = Una persona
club-bots-alone = Solo bots
club-by-result = Resultado
club-any-result = Cualquiera
club-ended-won = Victorias
club-ended-drawn = Empates
club-ended-lost = Derrotas
club-by-occasion = Tipo
club-any-type = Cualquiera
club-competitions = Competiciones
club-friendlies = Amistosos
club-by-name = Quién
club-everybody = Todos
club-starred = Destacados

## Club house: a match

# A line for screen readers. $result is the result, $when how long ago it was.
club-line = { $game }: { $players }, { $result }, { $when }
# The result for the only person: $score is that person's goals first, and the kicks of a shootout.
club-won = Victoria { $score }
club-drew = Empate { $score }
club-lost = Derrota { $score }
# A match that somebody else has sent.
club-from-elsewhere = De otra parte
club-one-manager = { $name }, un entrenador
# $when is how long ago it was.
club-played = { $when }, { $n ->
    [one] 1 decisión
   *[other] { $n } decisiones
}
club-played-in-competition = En una competición, { $when }, { $n ->
    [one] 1 decisión
   *[other] { $n } decisiones
}
# An option of the match that differs from the usual one.
club-option = { $option }: { $value }
club-number = Número de partido: { $number }
club-paste = Pegar un código de partido
club-open = Abrir archivos
club-watch = VER
club-same-deal = Jugar el mismo reparto
club-copy = Copiar el código
club-save = Guardar como archivo
club-report = Crónica
club-picture = Imagen
club-star = Destacar
club-copied = Código copiado: envíaselo a alguien.
club-taken-in = { $n ->
    [0] En ese archivo no había nada nuevo.
    [one] Ese partido ya está en la sede del club.
   *[other] Ahora hay { $n } partidos más en la sede del club.
}
club-known = Ese partido ya estaba aquí.
club-saved = Guardado en { $path }
club-saved-all = { $n ->
    [one] Un partido guardado en { $path }
   *[other] { $n } partidos guardados en { $path }
}
# $saved is the sentence before. $which names the files.
club-saved-but = { $left ->
    [one] { $saved }. Un partido no se ha podido leer: { $which }
   *[other] { $saved }. { $left } partidos no se han podido leer: { $which }
}
club-erased = { $n ->
    [one] Se ha borrado un partido.
   *[other] Se han borrado { $n } partidos.
}
club-unwritten = Ahí no se ha podido guardar nada. Prueba con otra carpeta.
club-gone = Este partido no se ha podido leer. Su archivo está dañado o ya no existe. Los demás partidos están bien.
club-not-saved = Este partido no se ha podido guardar como archivo. Sigue en la sede del club. Inténtalo otra vez o copia su código.
# Why nothing was taken in. $why is a sentence that begins with code- or record-; $fault is what the program found
# wrong, in English.
club-no-code = No se ha podido añadir ningún partido del portapapeles. { $why }
club-no-record = No se ha podido añadir ningún partido del portapapeles. { $why }
club-unfinished = Ese partido no ha acabado: aquí solo se guardan los acabados.
club-here-already = Ese partido ya está aquí.
club-in-use = El juego está abierto en otra ventana, y solo esa puede guardar. Añádelo allí.
club-no-match-file = No se ha podido añadir ningún partido de { $file }. { $why }
club-unreadable = { $file } no se puede leer: { $cause }.
code-short = El código es demasiado corto. Consigue el código entero e inténtalo otra vez.
code-long = El código es demasiado largo. Inténtalo otra vez solo con el código.
code-strange = Es más que un código: contiene “{ $found }”. Copia solo el código, sin las palabras de alrededor, e inténtalo otra vez.
code-letter = Un carácter del código está mal: el número { $at } es “{ $found }” y debería ser “{ $expected }”. Copia el código de nuevo, o corrígelo, e inténtalo otra vez.
code-swapped = Dos caracteres del código están cambiados de sitio: los números { $at } y { $next }. Copia el código de nuevo, o corrígelo, e inténtalo otra vez.
code-damaged = Al código le faltan caracteres o hay varios equivocados. Consigue el código entero e inténtalo otra vez.
code-newer = El código es de una versión más nueva del juego. Actualiza el juego e inténtalo otra vez.
code-older = El código es de una versión anterior del juego con otras reglas, así que esta no puede jugar su partido.
code-game = El código es de un juego que esta versión no tiene. Actualiza el juego e inténtalo otra vez.
code-no-match = El código está completo, pero esta versión no puede jugar su partido. Pide el partido como archivo. Detalles: { $fault }.
record-newer = El partido se guardó con una versión más nueva del juego. Actualiza el juego e inténtalo otra vez.
record-unreadable = Esto no es un partido, o está dañado. Pide el partido otra vez. Detalles: línea { $line }, columna { $column }.
record-illegal = La decisión { $n } del partido va contra las reglas. Puede que alguien lo haya cambiado. Pide el partido otra vez. Detalles: { $fault }.
record-unusable = El partido está dañado o es de otra versión del juego. Actualiza el juego o pide el partido otra vez. Detalles: { $fault }.
club-clipboard-empty = No hay texto en el portapapeles. Copia primero lo que quieras añadir.
club-cannot-add = No se ha añadido nada, porque no se puede guardar: { $cause }. Inténtalo otra vez cuando esté resuelto.
club-not-erased = No se han borrado todos los partidos: { $cause }. Inténtalo otra vez cuando esté resuelto.
club-clipboard-closed = No se puede acceder al portapapeles.

## Club house: statistics. A tile has a figure, a name in capitals, and a note.

club-tile-played = JUGADOS
club-tile-played-note = Partidos que jugaste hasta el final.
club-tile-points = PUNTOS GANADOS
club-tile-points-note = Una victoria vale uno; un empate, medio.
club-tile-goals = GOLES
club-tile-goals-note = Los tuyos y los suyos.
club-tile-clean-sheets = PORTERÍAS A CERO
club-tile-clean-sheets-note = Sin encajar ni un gol.
club-tile-run = MEJOR RACHA
club-tile-run-note = Victorias seguidas.
club-tile-best = MEJOR VICTORIA
club-tile-best-note = Por diferencia de goles.
club-tile-comebacks = REMONTADAS
club-tile-comebacks-note = Tras ir dos goles por debajo.
club-tile-penalties = PENALTIS
club-tile-penalties-note = En tandas; el rival falló { $out } de { $faced }.
club-tile-beaten = RIVAL VENCIDO
club-tile-beaten-note = El bot más fuerte al que ganaste.
club-tile-time = EN LA MESA
club-tile-time-note = { $n ->
    [one] Un partido cronometrado.
   *[other] { $n } partidos cronometrados.
}
club-tile-decisions = TUS DECISIONES
club-tile-luck = SUERTE
# The unit of the last two, and by how many reports.
club-unreported = Por partido, cuando haya crónicas.
club-of-a-win = { $n ->
    [one] % de posibilidades de ganar por partido, según una crónica.
   *[other] % de posibilidades de ganar por partido, según { $n } crónicas.
}
club-of-goals = { $n ->
    [one] Goles por partido, según una crónica.
   *[other] Goles por partido, según { $n } crónicas.
}
club-against = CONTRA
club-against-nobody = Nadie: un entrenador
# An opponent in the figures of several games, as its name differs from game to game.
club-opponent-in = { $bot }, { $game }
club-column-played = Jugados
club-column-won = Ganados
club-column-drawn = Empatados
club-column-lost = Perdidos
club-column-goals = Goles
club-column-points = Puntos
club-uncounted = Aún no hay nada que contar. Solo cuentan los partidos acabados con una sola persona en esta pantalla; las lecciones no cuentan.
club-given-away = REGALADO
club-plot-wins = % de posibilidades de ganar por partido
club-plot-goals = goles por partido
club-unplotted = Aún no hay crónicas: se hace una después de cada partido.
club-of-late = ÚLTIMAMENTE
club-newest-right = lo más reciente, a la derecha

## Club house: honours

club-about-honours = Los logros salen solo de los partidos guardados aquí. Los porcentajes son posibilidades de ganar, como en la crónica de un partido.
# $n honours of $of are earned.
club-honours-count = { $n } de { $of } conseguidos
# The honours that are nearest, in capitals.
club-nearest = A TU ALCANCE
club-cups = VITRINA DE TROFEOS
club-cups-count = { $n ->
    [one] Una copa
   *[other] { $n } copas
}
club-no-cups = La vitrina espera: gana la final de una copa y aquí estará.
club-enter-cup = A las competiciones
# $when is how long ago it was.
club-earned = Conseguido { $when }.
# For screen readers: an honour with the match that earned it.
club-earned-with = { $name }: { $how } Conseguido: { $game }, { $players }, { $ended ->
    [won] victoria { $score }
    [drawn] empate { $score }
    [lost] derrota { $score }
   *[none] { $score }
}.

## Club house: notebooks

notebook-some = Los mejores bots de estos juegos llevan un cuaderno sobre tu forma de jugar. Aquí está todo lo que saben de ti: solo decisiones que estaban a la vista de ambos, nunca una carta. El cuaderno no sale de este dispositivo. Si lo quemas, dejan de conocerte; un partido que dejaste a medias sigue con lo que sabían al empezarlo.
notebook-none = Aún no te conoce ningún bot. Estos tres leen a sus rivales y los recuerdan de un partido a otro. Juega contra uno hasta el final, y esta página te enseñará cada palabra que haya apuntado.
notebook-off = Según los ajustes, los bots con cuaderno no te recuerdan. Ahora no usan ningún cuaderno, ni apuntan nada en él.
notebook-about = { $game }, sobre { $name }
notebook-about-you = { $game }, sobre ti
notebook-burn = Quemar este cuaderno
# The button for screen readers: $label is what stands on it, $about one of the two above.
notebook-button = { $label }: { $bot }, { $about }

## Club house: files

club-about-files = Cada partido que acabes se guarda en este dispositivo, en la carpeta del juego, y en ningún otro sitio: nunca se envía nada. Puedes guardar partidos como archivo donde quieras. Abre uno, suéltalo sobre esta ventana o pega un código de partido, y aquí lo tendrás otra vez.
club-save-all = Guardar todos como archivos
club-save-all-note = En la carpeta que elijas, para otro dispositivo o para otra persona.
club-erase = Borrar todos menos los destacados
club-erase-note = Sus crónicas y sus logros se van con ellos.

## The report of a match

report-tab-match = El partido
report-tab-decisions = Decisiones
report-to-matches = A los partidos
report-head = { $game }: { $players }. { $result }
report-being-made = Repasando el partido: unos segundos…
report-none = No se ha podido hacer la crónica de este partido.
report-of-lesson = Las lecciones no tienen crónica, porque sus jugadas venían dadas.
report-weighing = Sopesando las decisiones: unos segundos…
# Below the graph: how to use it, or the value under the pointer.
report-click = Haz clic en la línea para ver el partido desde ahí.
report-see-from-there = Ver el partido desde ahí
report-at-wins = Decisión { $n }: { $chance } de posibilidades de ganar. Haz clic para verla.
report-at-goals = Decisión { $n }: ventaja esperada { $lead }. Haz clic para verla.
report-dearest-yours = TUS DECISIONES MÁS CARAS
# $name is a player, in capitals.
report-dearest-of = LAS DECISIONES MÁS CARAS: { $name }
# $name is the label of what was done.
report-decision = { $n }: { $name }
report-cost = Cuesta { $amount }
report-see = Verla
report-see-decision = Verla: decisión { $n }
report-failed-too = Esta vez no habría servido, pero a la larga compensa.
report-flawless = Ningún error claro.
# $amount is a part of a win, or goals.
report-small-losses = Ninguna decisión fue claramente mala. Entre todas costaron { $amount }.
report-all-guesses = Ningún sitio es mejor que otro por sí mismo. Lo que gana es leer adónde va el rival.

## What made the result: headings in capitals, each with a sentence. $who is `you` for who reads it, else $name is the player.

report-your-choices = TUS DECISIONES
report-their-choices = SUS DECISIONES
# $name is a player, in capitals.
report-reading = LEER A { $name }
report-guesses = CORAZONADAS
report-luck = SUERTE
# What chance decides, if the game does not say.
report-chance = El azar
# $what is a key, $chance what chance decides in the game: `The die`. Words around it go by $by: cards,
# die or luck; it is luck too where $what is another.
report-no-difference = { $what ->
    [your-choices] Tus decisiones
    [their-choices] Sus decisiones
    [habit] Leer al rival
    [guesses] Las corazonadas
   *[chance] { $chance }
} no { $what ->
    [habit] cambió
    [chance] { $by ->
        [cards] cambiaron
       *[luck] cambió
    }
   *[other] cambiaron
} nada.
report-brought = { $what ->
    [your-choices] Tus decisiones
    [their-choices] Sus decisiones
    [habit] Leer al rival
    [guesses] Las corazonadas
   *[chance] { $chance }
} { $who ->
    [you] te
   *[other] le
} { $what ->
    [habit] dio
    [chance] { $by ->
        [cards] dieron
       *[luck] dio
    }
   *[other] dieron
} { $amount }{ $who ->
    [you] .
   *[other] { " " }a { $name }.
}
report-cost-side = { $what ->
    [your-choices] Tus decisiones
    [their-choices] Sus decisiones
    [habit] Leer al rival
    [guesses] Las corazonadas
   *[chance] { $chance }
} { $who ->
    [you] te
   *[other] le
} { $what ->
    [habit] costó
    [chance] { $by ->
        [cards] costaron
       *[luck] costó
    }
   *[other] costaron
} { $amount }{ $who ->
    [you] .
   *[other] { " " }a { $name }.
}
report-no-better-place = Ningún sitio es mejor que otro por sí mismo: lo que cuenta es adivinar el suyo.
# Said of the side that lost more. $who is `you` for the reader, `them` for the reader's opponent.
report-more-than-there-was = { $who ->
    [you] Es más de lo que tenías que perder al principio: entretanto, la suerte y sus errores te devolvieron una parte.
    [them] Es más de lo que tenían que perder al principio: entretanto, la suerte y tus errores les devolvieron una parte.
   *[other] Es más de lo que había que perder al principio: entretanto, la suerte y los errores del otro equipo devolvieron una parte.
}
# From the kick-off to the end: chances of a win, or goals ahead.
report-went-wins = { $who ->
    [you] Tus posibilidades de ganar
   *[other] Las posibilidades de ganar de { $name }
}: un { $from } en el saque inicial, un { $to } al final.
report-went-goals = { $who ->
    [you] Tu ventaja esperada
   *[other] La ventaja esperada de { $name }
} en goles: { $from } en el saque inicial, { $to } al final.
report-turn = El punto blanco señala el turno que más pesó, de { $before } a { $after }.
report-no-turn = Ningún turno cambió gran cosa.
report-bars = Cada barra empieza donde acaba la de encima. En amarillo, lo ganado; en rojo, lo perdido; la raya blanca muestra dónde te quedas.
report-counted = Una victoria vale un 100 %; un empate, un 50 %.

club-score-and-kicks = { $score } ({ $kicks } en penaltis)

## Tours.
club-tours-none = Aquí aún no se ha jugado ninguna gira.
club-tours-cups = COPAS
club-tours-heat = NIVEL MÁS ALTO
club-tours-heat-note = El más difícil que has ganado.
club-tours-points = MÁS PUNTOS
club-tours-points-note = En una sola gira.
club-tours-streak = PARADAS SEGUIDAS
club-tours-streak-note = Ganadas sin derrota.
club-tours-helpers = AYUDANTES CON MÁS COPAS
club-tours-all = GIRAS
club-tours-played = { $n ->
    [one] De una gira.
   *[other] De { $n } giras.
}
club-tours-helper = { $cups ->
    [one] Una copa
   *[other] { $cups } copas
} en { $played ->
    [one] una gira
   *[other] { $played } giras
}
