### Spanish: what the table says around the game: scoreboard, hints, notes, buttons of a match.

## The prompt: what is asked, and the buttons beside it

# While two play at one screen, the question begins with the name of who is asked.
hud-asked = { $name }: { $question }
# What is chosen so far of a decision made of several cards stands behind the question.
hud-asked-so-far = { $question }  ·  { $picked }
# Two at one screen choose at the same time; the keys are on the cards. $name is a person or a club.
hud-secret-choosing = { $name }: elige en secreto
hud-secret-ready = { $name }: ya ha elegido
# Lets the game choose valid cards.
hud-auto = Auto
hud-undo = Deshacer
# Between two at one screen: $name decided, and takes that back.
hud-undo-of = { $name }: deshacer
# Goes on without using a card.
hud-play-on = Continuar
# A player calls for a look at the own cards.
hud-my-cards = Mis cartas
# Both players are asked if one of them wants to use a card before the match goes on.
hud-use-a-card = ¿Usar una carta?
# Said behind the curtain, to the player who looks.
hud-your-cards = Estas son tus cartas
hud-no-card-can-be-played = Ahora no puedes jugar ninguna carta
hud-nothing-to-undo = No hay nada que deshacer
# Said to the other player. $name is a person or a club.
hud-undo-not-yours = Eso solo lo puede deshacer { $name }
# Said behind the curtain, when the key that opened the cards is pressed again at once.
hud-too-soon = Tus cartas acaban de abrirse: pulsa otra vez para elegir
# A gamepad comes or goes in a match.
hud-pad-connected = Mando conectado: ya puedes jugar con él
hud-pad-gone = El mando está apagado o fuera de alcance: enciéndelo o juega con teclas o ratón

# $name is a person or an opponent.
hud-player-chooses = { $name } está eligiendo
# $side is a club, of whose players there are many.
hud-club-chooses = { $side } está eligiendo

# Beside the lamp of a side, when both choose at the same time. In capitals.
hud-lamp-ready = LISTO
hud-lamp-choosing = ELIGE
# Of the seal beside such a lamp.
hud-seal = Sellado antes de que eligieras: ya no puede cambiar.

## Around the table

# Goes on while cards are held up, and in a lesson.
hud-continue = Continuar
# Buttons in the corner, below their icons. Read out, not shown.
hud-key-rules = Reglas
hud-key-coach = Míster
hud-key-sound = Sonido
hud-key-menu = Menú
# The button that shows the last goal once more.
hud-goal-again = Ver el gol
# While a goal or a match is shown again. In capitals.
hud-replay = REPETICIÓN

# Before the last scorers of a side, if there is no room for the first ones.
hud-scorers-after-others = … { $scorer }

# Below the name of the game when a match begins. $side are the three letters of a club.
hud-second-kit = { $side }, con la segunda camiseta

# In capitals.
hud-match-log = ACTA
# Read out, not shown.
hud-match-log-key = Acta
# An entry of the log with its minute, in one line.
hud-log-entry = { $clock }  { $text }
# $seal are the first digits of a seal.
hud-log-sealed = Su elección está sellada como { $seal }

## Two players at one screen: the curtain before hidden cards

# It is shown in capitals. $name is the player who is to look next, or a club.
hud-curtain-pass = Le toca a { $name }
hud-curtain-please-look-away = { $name }, aparta la vista, por favor.
# $side is a club.
hud-curtain-looks-away = { $side }: aparta la vista, por favor.
# Stands behind a key.
hud-curtain-look = o haz clic aquí para mirar
# The same with a button of a pad.
hud-curtain-look-by-pad = o { $button }, o haz clic aquí, para mirar
# Offered when cards were hidden before their player had chosen, twice. Stands behind a key.
hud-curtain-longer = ¿Más tiempo? Desde ahora, { $n } segundos
hud-curtain-until-hidden = ¿Más tiempo? Desde ahora, hasta ocultarlas
# Hides the cards again.
hud-hide = Ocultar

## The coach

# The head of his board, open and closed. In capitals.
hud-coach = EL MÍSTER
hud-ask-the-coach = PREGUNTA AL MÍSTER
# Read out, not shown.
hud-coach-key = Míster
hud-coach-more = Más
hud-coach-to-the-top = Volver arriba
hud-coach-keeps-quiet = Son dos jugando, así que me callo hasta que acabe.
hud-coach-thinks = Déjame pensar.

## Lessons

hud-lesson-step = { $n } de { $of }
# The player tried something else than to look.
hud-lesson-look-first = Mira primero y luego continúa.
hud-lesson-not-yet = Esa todavía no. Elige lo que está enmarcado.
hud-lesson-back = Atrás
hud-lesson-skip = Saltar la lección

## A match that is shown again

# Where the replay is.
hud-theatre-lucky = Lo que viene lo decide la suerte
hud-theatre-costly = { $side } elige aquí algo que sale caro
hud-theatre-end = Tras la última decisión
hud-theatre-decision = Decisión { $n } de { $of }
# Buttons. Read out, not shown.
hud-theatre-goal-before = Gol anterior
hud-theatre-one-back = Un paso atrás
hud-theatre-play = Reproducir
hud-theatre-pause = Pausa
hud-theatre-one-on = Un paso adelante
hud-theatre-next-goal = Gol siguiente
hud-theatre-timeline = El partido
# What the marks on the timeline mean, beside each: few letters.
hud-theatre-goal = gol
hud-theatre-costly-choice = decisión costosa
hud-theatre-luck = suerte
hud-theatre-speed = { $n }×
# Whose cards are open: beside the names of both clubs.
hud-theatre-both-sides = Los dos
# In its place while the match is unfinished.
hud-theatre-not-over = Sin acabar
hud-theatre-sealed = Este partido aún lo juegan dos personas. Cuando acabe, podrás seguir desde aquí.
hud-theatre-leave = Salir
hud-theatre-play-on = Jugar desde aquí

## What is written on keys and on the buttons of a pad

# Letters, digits, F1 to F12 and signs are not translated. There is little room: two to nine letters.
key-space = Espacio
key-tab = Tab
key-enter = Intro
key-escape = Esc
key-backspace = Retroceso
key-insert = Insert
key-delete = Supr
key-home = Inicio
key-end = Fin
key-page-up = RePág
key-page-down = AvPág
# A key of the number block: $key is its digit.
key-num = Num { $key }
key-num-add = Num +
key-num-subtract = Num −
# Two keys that are pressed together.
key-shift-tab = Mayús+Tab

# On the buttons of a pad, where they are shown as a drawing, and in the prompt: one or two letters.
key-pad-left-bumper-cap = LB
key-pad-right-bumper-cap = RB
key-pad-left-trigger-cap = LT
key-pad-right-trigger-cap = RT
key-pad-left-stick-cap = LS
key-pad-right-stick-cap = RS
key-pad-select = Select
key-pad-start = Start

# The names of buttons of a pad, on the page of keys.
key-pad-left-bumper = Botón LB
key-pad-right-bumper = Botón RB
key-pad-left-trigger = Gatillo izquierdo
key-pad-right-trigger = Gatillo derecho
key-pad-left-stick = Stick izquierdo
key-pad-right-stick = Stick derecho
key-pad-up = Arriba
key-pad-down = Abajo
key-pad-left = Izquierda
key-pad-right = Derecha

## What keys and buttons do, on the page of keys

# The options of a turn. On a drawing of the keyboard they are called by their number.
act-option = Jugada { $n }

# `-short` is on the key in a drawing of the keyboard: one word, or two short ones.
act-proceed = Confirmar, continuar
act-proceed-short = Confirmar
act-hide = Ocultar mis cartas; saltar una lección
act-hide-short = Ocultar
act-undo = Deshacer
act-undo-short = Deshacer
act-log = Acta del partido
act-log-short = Acta
act-log-of-two = Acta del partido, con dos jugadores
act-log-of-two-short = Acta (2)
act-coach = Míster
act-coach-short = Míster
act-rules = Reglas
act-rules-short = Reglas
act-competition = Competición, en la portada
act-competition-short = Copa
act-settings = Ajustes
act-settings-short = Ajustes
act-mute = Silenciar
act-mute-short = Sonido
act-full-screen = Pantalla completa
act-full-screen-short = Pantalla
act-goal-again = Ver otra vez el último gol
act-goal-again-short = Ver gol
act-magnify = Ver de cerca la siguiente carta pequeña
act-magnify-short = Lupa
act-confirm = Elegir lo resaltado
act-confirm-short = Elegir
act-back = Atrás
act-back-short = Atrás
act-menu = Menú o volver
act-menu-short = Menú
act-left = A la izquierda
act-left-short = Izquierda
act-right = A la derecha
act-right-short = Derecha
act-up = Arriba
act-up-short = Arriba
act-down = Abajo
act-down-short = Abajo
act-next = Siguiente elemento
act-next-short = Siguiente
act-previous = Elemento anterior
act-previous-short = Anterior
act-page-back = Una página atrás
act-page-back-short = Pág. atrás
act-page-forward = Una página adelante
act-page-forward-short = Pág. sig.
act-start = Al principio
act-start-short = Inicio
act-end = Al final
act-end-short = Final
act-more-options = Jugadas 7 a 12
act-more-options-short = Más
act-look = Mirar tras la cortina
act-look-short = Mirar
act-continue = Continuar, en la portada
act-continue-short = Continuar
act-club = Sede del club, en la portada
act-club-short = Club
act-unfinished = Partidos a medias, en la portada
act-unfinished-short = A medias

## A goal, on the banner over the pitch

# In capitals; the same as what a goal means: any goal, the equalizer, the lead, the lead at the very end, three by one player.
goal-goal = ¡GOL!
goal-level = ¡EMPATE!
goal-in-front = ¡POR DELANTE!
goal-at-the-death = ¡SOBRE LA BOCINA!
goal-hat-trick = ¡HAT-TRICK!

## The boards round the pitch

# Advertising, made up for the fun of it. In capitals, up to about 25 letters; another joke is as good as a translation.
advert-tea = TILA CERO A CERO
advert-opticians = ÓPTICA FUERA DE JUEGO
advert-joiners = CARPINTERÍA AL PALO
advert-seats = SILLAS BANQUILLO E HIJOS
advert-travel = VIAJES ÚLTIMO MINUTO
advert-parcels = MENSAJERÍA EL PATADÓN
advert-pies = BOCADILLOS EL DESCANSO
advert-hand-cream = CREMA DE MANOS CANCERBERO
advert-swimming = ¡TÍRATE! CLASES DE NATACIÓN
advert-insurance = SEGUROS EN PROPIA PUERTA

## Sound

# Why there is none, behind a colon.
sound-no-files = faltan los archivos de sonido
sound-no-device = sin dispositivo de sonido

## What stops a match, in a dialog

# $fault says what is wrong with a file, in English.
trouble-cannot-begin = { $game } no puede empezar. Tus partidos guardados están a salvo. Reinicia el juego e inténtalo otra vez. Detalles: { $fault }.
trouble-cannot-be-shown = Este partido ({ $game }) no se puede mostrar. Sigue en la sede del club. Detalles: { $fault }.
trouble-competition-match = Un partido entre bots no se ha podido jugar, así que la competición espera. Sus resultados están a salvo. Reinicia el juego para intentarlo otra vez. Detalles: { $fault }.
trouble-competition-watch = Este partido de la competición ya no se puede mostrar. Su resultado sigue contando. Detalles: { $fault }.
# These two are faults of the program.
trouble-decision-refused = El juego ha rechazado una jugada válida ({ $name }). Es un error del juego, no tuyo. Tu partido está guardado. Sal de él y continúalo desde la portada.
trouble-action-refused = El juego ha rechazado una jugada válida. Es un error del juego, no tuyo. Tu partido está guardado. Sal de él y continúalo desde la portada. Detalles: { $action }: { $fault }.

half-turning-goal = El gol clave: { $goal }
half-no-goals = Todavía sin goles
# The coach's sentence to the player at half-time.
half-talk-far-ahead = Ventaja clara. Sin confiarse, y que vengan ellos.
half-talk-ahead-by-luck = Vas por delante, y con suerte. Que no vuelvan a tirar.
half-talk-ahead = Vas por delante. Otro gol más y a respirar.
half-talk-level-better = Juegas mejor. El gol llegará.
half-talk-level = Todo igualado. Una buena jugada lo decide.
half-talk-level-worse = Juegan mejor. Que el próximo gol les cueste.
half-talk-behind-better = Un gol abajo, pero las ocasiones son tuyas. Sigue así.
half-talk-behind = Un gol abajo. Hay tiempo: busca el primer buen tiro.
half-talk-far-behind = Hacen falta goles. Es hora de arriesgar.

hud-against = contra { $bot }
hud-match-of-the-day = Partido del día
# In the match log at kick-off: the opponent and what it tends to do.
log-opponent = { $name }: { $line }

elsewhere = En otro campo: { $home } { $score } { $away }, final
elsewhere-on-kicks = En otro campo: { $home } { $score } { $away }, { $kicks } en los penaltis
