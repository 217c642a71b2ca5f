### Spanish: clubs of one's own, who plays for whom

## The clubs of one's own

club-tab-own = Tus clubes
clubs-title = TUS CLUBES
clubs-edit-title = TU CLUB
clubs-about = Tus clubes pueden jugar cualquier partido. Copia uno o guárdalo como archivo para enviarlo; el archivo que te llegue, suéltalo en esta ventana.
clubs-none = Aún no tienes ningún club. Un clic basta para fundar uno: con nombre, colores, estadio y once. Luego cambia lo que quieras.
clubs-new = Club nuevo
clubs-paste = Pegar un club
# Under a club's name: its three letters and its ground.
clubs-line = { $short }, { $ground }
# Buttons of a club, and their names for screen readers.
clubs-change = Editar
clubs-change-name = Editar { $name }
clubs-copy = Copiar
clubs-copy-name = Copiar { $name }
clubs-save = Guardar archivo
clubs-save-name = Guardar { $name } como archivo
clubs-delete-name = Borrar { $name }
clubs-delete-surely = Borrar { $name }: ¿seguro?
clubs-kept = { $name } está listo para jugar.
clubs-deleted = { $name } se ha borrado. Sus partidos se quedan; otro club lo sustituye ahí.
clubs-copied = { $name } está copiado. Pégalo en un mensaje a un amigo.
clubs-saved = Guardado como { $path }.
clubs-not-saved = No se pudo escribir el archivo.
clubs-taken-in = { $name } ya es uno de tus clubes.
clubs-taken-in-several = Han llegado { $n } clubes.
clubs-known = { $name } ya está aquí.
clubs-full = Tienes { $n } clubes y no caben más. Borra uno primero.
# $fault is in English: what is wrong with the file.
clubs-no-club = Esto no es un club, o está dañado. Pídelo otra vez. Detalles: línea { $line }, columna { $column }: { $fault }.
clubs-too-large = Esto es demasiado largo para un club. Pide el club otra vez, solo.
clubs-file = { $file } no se ha añadido. { $why }

## A club that is being made

clubs-lucky = Otro club al azar
clubs-keep = GUARDAR
clubs-not-kept = Aún no está guardado. Si vuelves otra vez, se pierden tus cambios.
clubs-hint = Todo se puede cambiar, y se ve al momento.
clubs-part-dress = Colores
clubs-part-names = Nombres
clubs-part-eleven = El once
clubs-main = Color principal
clubs-second = Segundo color
clubs-pattern = Diseño
clubs-crest-shape = Escudo
clubs-crest-symbol = Símbolo
clubs-colour-red = Rojo
clubs-colour-claret = Granate
clubs-colour-orange = Naranja
clubs-colour-ochre = Ocre
clubs-colour-green = Verde
clubs-colour-forest = Verde bosque
clubs-colour-teal = Verde azulado
clubs-colour-sky = Azul cielo
clubs-colour-blue = Azul
clubs-colour-violet = Violeta
clubs-colour-pink = Rosa intenso
clubs-colour-graphite = Grafito
clubs-colour-chalk = Blanco
clubs-colour-yellow = Amarillo
clubs-colour-amber = Ámbar
clubs-colour-pale-blue = Azul pálido
clubs-colour-rose = Rosa
clubs-colour-mint = Menta
clubs-colour-black = Negro
clubs-pattern-plain = Liso
clubs-pattern-sash = Banda
clubs-pattern-hoops = Franjas horizontales
clubs-pattern-halves = Mitades
clubs-pattern-stripes = Rayas verticales
clubs-pattern-chevron = En V
clubs-pattern-pale = Franja central
clubs-pattern-cross = Cruz
clubs-pattern-quarters = A cuartos
clubs-shape-shield = Blasón
clubs-shape-roundel = Círculo
clubs-shape-oval = Óvalo
clubs-shape-hexagon = Hexágono
clubs-shape-octagon = Octógono
clubs-shape-banner = Estandarte
clubs-shape-arch = Arco
clubs-shape-pocket = Redondo
clubs-symbol-plain = Solo la letra
clubs-symbol-star = Estrella
clubs-symbol-crown = Corona
clubs-symbol-waves = Olas
clubs-symbol-fir = Abeto
clubs-symbol-tower = Torre
clubs-symbol-peaks = Montañas
clubs-symbol-sun = Sol
clubs-symbol-bolt = Rayo
clubs-field-name = Nombre del club
clubs-field-short = Tres letras
clubs-field-letter = Letras del escudo
clubs-field-ground = Estadio
clubs-field-player = Número { $n }
clubs-face = Otra cara para el número { $n }
clubs-hour = Hora de sus partidos
clubs-hour-any = Cualquiera
clubs-hour-night = Noche
clubs-hour-dusk = Atardecer
clubs-hour-day = Día
clubs-needs = Usa de { $least } a { $most } letras.
clubs-needs-exactly = Usa { $n } letras, de la A a la Z.
clubs-letters = Esa letra no se puede usar aquí.
clubs-twice = Alguien más del once se llama así.

## Who plays for whom

# On the title, with the three letters of both clubs.
drawer-line-up = Clubes: { $home } contra { $away }
line-up-title = ¿QUIÉN LLEVA QUÉ CLUB?
line-up-club = Club
line-up-player = Jugador
line-up-no-name = Sin nombre
line-up-nobody-here = En este juego un entrenador juega en solitario.
line-up-at-home = En casa: { $ground }
line-up-first-kit = Con su primera camiseta
line-up-second-kit = Con su segunda camiseta: la primera se confunde
line-up-swap = Cambiar de lado
line-up-draw = Sortear los clubes
line-up-names = Nombres
line-up-about = Los clubes cambian camisetas y gradas, nunca las reglas.
line-up-teams = Las cartas de selección de este partido deciden qué países se enfrentan.
line-up-stays-on = Tras un partido, quien gana puede seguir: el resultado llama al siguiente nombre de la lista.
line-up-more-names = Con tres nombres en la lista, quien gana puede quedarse para el siguiente.
# A button of the result: $name is the next person.
result-stays-on = Sigue quien gana: ahora { $name }

## People against each other, in the club house

club-between = CARA A CARA
club-between-score = En victorias: { $one } { $won }, { $other } { $lost }
club-between-drawn = { $n ->
    [one] y un empate
   *[other] y { $n } empates
}
