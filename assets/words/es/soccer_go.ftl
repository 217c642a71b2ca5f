### Spanish: soccer_go

go-title = Soccer-Go
go-tagline = Siete pases secretos y un tiro.
go-aim = Encadena siete pases sin que los adivinen y tira. Adivina uno suyo y el balón es tuyo.
go-chance = Las cartas de poder robadas
go-bot-1 = Lou al Tuntún
go-bot-1-line = Pone cualquier número, juega cualquier carta, cambia sin motivo.
go-bot-2 = Sal la Ardilla
go-bot-2-line = Pasa en orden desde el 11 hacia abajo, y atesora las cartas de poder hasta la última ronda.
go-bot-3 = Nina Diez
go-bot-3-line = Busca primero su 10, luego el 7 y el 9, tira a la izquierda y no sabe guardarse una carta de poder.
go-bot-4 = Alf el Ábaco
go-bot-4-line = Pasa en orden desde el 1 hacia arriba, y recorre la portería del mismo modo.
go-bot-5 = Rita de Memoria
go-bot-5-line = Se sabe un ataque de memoria, lo juega siempre y cree que tú también.
go-bot-6 = Clara la Míster
go-bot-6-line = Piensa cada ataque y mezcla bien sus números, pero nunca guarda una carta y olvida las tuyas.
go-bot-7 = Mirko el Espejo
go-bot-7-line = Te devuelve tu último ataque, y lo espera cuando atacas tú.
go-bot-8 = Madame Magda
go-bot-8-line = Guarda cada carta para su mejor turno, sopesa todas las manos que puedes tener y aprovecha tus costumbres.
go-rules-1-head = La idea
go-rules-1 = El atacante pasa el balón de jugador en jugador, y el defensor adivina quién lo recibe. Encadena siete pases sin que te corten ninguno, y tiras. Las cartas de poder aceleran un ataque, lo frenan o le dan la vuelta.
go-rules-2-head = Un pase
go-rules-2 = El atacante pone el número de quien recibe el balón; el defensor, el número de quien cubre; los dos se destapan a la vez. Números distintos: el pase llega, y el número del atacante queda gastado; en lo que queda de este ataque nadie puede elegirlo. El número del defensor vuelve a la mano. El mismo número: el defensor lo ha leído y se queda el balón, y el ataque se acaba. Así, cada pase deja menos números para elegir, y adivinar es cada vez más fácil.
go-rules-3-head = Un partido
go-rules-3 = Once camisetas por equipo. Cuatro rondas; en cada una atacan los dos equipos una vez. Un sorteo decide quién ataca primero; tras el descanso, que llega después de la ronda 2, es el otro. Un ataque acaba con un pase cortado, con una entrada perdida o con un tiro, entre o no. El siguiente ataque empieza de cero, con todos los números.
go-rules-4-head = El portero
go-rules-4 = El número 1 es el portero. Puede recibir el balón como cualquiera, salvo en el pase 7, donde nadie puede elegirlo.
go-rules-5-head = La pista
go-rules-5 = La pista sobre el campo tiene una casilla para cada pase, que se llena con el número usado. La primera casilla vacía es el pase en el que estás, y decide qué cartas de poder se pueden jugar. Tras siete casillas llenas llega el tiro.
go-rules-6-head = El tiro
go-rules-6 = El lanzador pone izquierda, centro o derecha, según mira a la portería; el portero pone adónde se lanza, con izquierda y derecha como las ve el lanzador. Iguales: parada. Distintas: gol.
go-rules-7-head = Cartas de poder
go-rules-7 = Cada equipo recibe dos cartas de ataque (con una bota) y dos de defensa (con un escudo); el rival solo ve el dorso. Las de ataque son para tus ataques; las de defensa, para los suyos. Las tuyas están en tu lado del campo: las que sirven para lo que haces ahora son más grandes, y las que puedes jugar están iluminadas. Antes de cada pase el atacante puede jugar una, y después el defensor. Una carta usada queda boca arriba en su pila.
go-rules-8-head = Bloqueos
go-rules-8 =
    Cuando se juega una carta, el rival puede pararla al momento con un Bloqueo que la nombre: la carta no hace nada, las dos quedan usadas y el juego sigue. Un Bloqueo no se puede bloquear. Un Bloqueo usado como respuesta no cuenta como tu carta antes de este pase.
    Bloqueo A de ataque detiene Despeje, Juego lento o Presión baja; Bloqueo B, Entrada, Presión alta o Repetir tiro; Bloqueo C, Ángulo cerrado, Comodín o Repetir pase.
    Bloqueo A de defensa detiene Contraataque, Córner o Portero-jugador; Bloqueo B, Pase al hueco, Regate o Repetir tiro; Bloqueo C, Comodín, Disparo o Repetir pase.
go-rules-9-head = Ataque: más rápido a puerta
go-rules-9 =
    Pase al hueco (pases 3 a 6): los dos equipos solo pueden poner lo que quede de 3, 5, 7 y 9. Si no te lo cortan, tiras enseguida. Tienen que quedar al menos dos.
    Córner (pases 2 a 5): pones tres números y el defensor, uno. Si no cubre ninguno de los tuyos, tiras enseguida; los tres quedan gastados.
    Disparo (pases 4 a 6): tiras ahora mismo, sin este pase.
    Contraataque (pases 1 a 3): nombra tres números que queden. Quedan gastados, uno en cada una de las tres casillas siguientes, y sigues desde ahí; el rival no adivina nada.
    Regate (pases 1 a 4): si no te cortan este pase, llena dos casillas más, que no gastan nada.
go-rules-10-head = Ataque: una ayuda
go-rules-10 =
    Portero-jugador (pase 7): durante el resto de este ataque también se puede elegir al portero en el pase 7. No puede estar gastado.
    Repetir pase (pases 1 a 7): te han cortado el pase; los dos equipos lo ponen otra vez.
    Repetir tiro: te han parado el tiro; los dos equipos lo ponen otra vez.
go-rules-11-head = Defensa: cerrar espacios
go-rules-11 =
    Presión alta (pases 2 a 5): los dos equipos solo pueden poner lo que quede de 2, 4, 6 y 8. Tienen que quedar al menos dos.
    Presión baja (pases 3 a 6): cubres tres números y el atacante pone uno.
    Entrada (pases 3 a 6): piedra, papel o tijera hasta que alguien gane. Si ganas tú, se acabó su ataque; si pierdes, el pase sigue adelante.
    Si están en juego Pase al hueco o Córner, en este pase solo puede seguir una Entrada.
go-rules-12-head = Defensa: ganar tiempo
go-rules-12 =
    Despeje (pases 4 a 7): se vacían las tres últimas casillas, sus números vuelven y desde ahí empieza un pase nuevo, primero el atacante. También acaba con un Regate.
    Juego lento (tras el pase 7): hace falta un pase más antes del tiro; en ese pase se puede volver a elegir al portero. No frena un tiro de Pase al hueco o de Córner.
    Ángulo cerrado (antes de cualquier tiro): nombra una dirección; nadie puede elegirla, ni tampoco si este tiro se repite.
    Repetir pase (pases 1 a 7): su pase ha llegado; los dos equipos lo ponen otra vez.
    Repetir tiro: has encajado un gol; los dos equipos ponen el tiro otra vez, y el gol no cuenta.
go-rules-13-head = Comodín y Carta muerta
go-rules-13 =
    Comodín copia cualquier carta usada de su propio mazo, la usara quien la usara, en un momento en que esa carta se pudiera jugar; la carta copiada se queda en la pila. Puede copiar hasta un Bloqueo. Lo detiene un Bloqueo contra Comodín, y también uno contra la carta que copia. Si no hay nada que copiar, no se puede jugar.
    Carta muerta no hace nada y no se puede jugar nunca: quítatela en un cambio.
go-rules-14-head = Repeticiones
go-rules-14 = Un pase o un tiro repetido no gasta nada hasta que vale, y todo lo demás que estaba en juego sigue en juego. El equipo perjudicado por el nuevo resultado puede pedir otra repetición, si tiene una carta para eso.
go-rules-15-head = El cambio
go-rules-15 = Tras cada ataque, menos el octavo, a cada equipo se le enseña una carta en secreto: al atacante, la de arriba del mazo de ataque; al defensor, la de arriba del mazo de defensa. Puedes cambiarla por cualquiera de tu mano, de un tipo o del otro, o quedarte con lo que tienes. La carta que no te quedas va al fondo de su mazo. Así tu mano nunca crece, pero puede acabar con más cartas de un tipo. A un equipo sin cartas de poder no se le enseña nada.
go-rules-16-head = Prórroga y penaltis
go-rules-16 = Empate tras cuatro rondas: cada equipo ataca una vez más, sin cartas de poder. El primer pase cortado de un ataque se perdona: cada uno recupera su carta y el pase se juega otra vez. El segundo acaba con el ataque. Si sigue el empate: tres tiros por equipo, por turnos, hasta que se decida; después, pareja a pareja. Estos tiros no cuentan en el marcador.
go-rules-17-head = Dos en una pantalla
go-rules-17 = Los números, las direcciones y las manos se eligen con teclas, los dos a la vez, y nadie ve qué pulsa el otro; las camisetas llevan las teclas de sus números. Las cartas de poder están boca abajo. En el saque inicial cada uno mira las suyas tras la cortina mientras el otro aparta la vista. Después no se pregunta a nadie: si quieres usar una carta, pulsa Mis cartas en vez de un número. Cuando los dos han elegido, miras tras la cortina y los dos eligen de nuevo. Entonces no es tarde para un Bloqueo ni para repetir un pase: el juego vuelve adonde toca. Puedes mirar y no usar nada. Donde no sigue ninguna elección, como tras un pase cortado o un tiro, el juego espera a Seguir o Mis cartas.
go-rules-18-head = Créditos
go-rules-18 = Soccer-Go es un juego de cartas cuyo autor no consta. Los clubes, los escudos, los jugadores y todos los textos son de este proyecto.
go-zone-used = USADAS

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# An attack begins, but for the first one of the match.
say-go-attack =
    .l1 = { $us } vuelve a empezar desde atrás.
    .l2 = La tiene { $us }. Siete pases y un tiro, no hace falta más.
    .l3 = Ahí viene { $us }. { $them } ajusta las marcas.
    .l4 = Cambio de papeles: { $us } con el balón, { $them } con las adivinanzas.
    .l5 = { $us } empieza otra jugada, con paciencia.

# A pass that got through.
say-go-passed =
    .l1 = Para { $who }, que tenía sitio hasta para un pícnic.
    .l2 = { $who } se ofrece y la recibe.
    .l3 = Limpio, para { $who }.
    .l4 = { $us } la mueve por medio de { $who }.
    .l5 = La tiene { $who }. Paciencia, paciencia.
    .l6 = Ahora { $who }. { $them } va una idea por detrás.

# A pass late in the attack got through.
say-go-passed-late =
    .l1 = Pase { $what }, y { $who } ya ve la portería desde ahí.
    .l2 = La tiene { $who }. A { $them } se le acaban las adivinanzas.
    .l3 = Llega el pase { $what }. { $keeper } ha dejado de charlar con el palo.
    .l4 = { $us } ya está cerca, y { $who } lo sabe.
    .l5 = Balón para { $who }. Ya se huele el tiro.

# Several passes run at once.
say-go-run =
    .l1 = ¡Una cadena entera de golpe! { $us } juega como si no hubiera nadie.
    .l2 = { $us } la toca a toda velocidad, y la pista se llena sola.
    .l3 = Una jugada, una ristra de pases. { $them } necesita un mapa.
    .l4 = Toque, toque, toque. Cómo va { $us }.

# The pass was marked. The side is the one who marks, `{who}` the one who should have had the ball.
say-go-marked =
    .l1 = ¡Cortado! { $us } lo ha leído como la carta de un bar.
    .l2 = { $who } ni la ha olido. { $us } llegó antes.
    .l3 = ¡Se anticipa { $us }! Sabía que iba para { $who }.
    .l4 = El sitio justo, el momento justo. { $us } le gana la posición a { $who }.
    .l5 = Eso ya es telepatía. { $us } tenía a { $who } en el bolsillo.

# SGO-15: the first mark of an attack does not count.
say-go-spared =
    .l1 = ¡Cortado, pero sigue el juego! La primera la paga la casa.
    .l2 = A { $us } se la perdonan. Una vez.
    .l3 = ¡Sigue { $us }! Mejor no probar suerte otra vez.
    .l4 = Sigan, dice el árbitro. { $us } respira y sigue.

# A power card is played.
say-go-power =
    .l1 = { $us } echa mano de { $what }. Esto cambia las cosas.
    .l2 = Sale { $what }, y { $them } la lee dos veces.
    .l3 = { CAP($what) }, de { $us }. Se la tenía guardada.
    .l4 = { $us } juega { $what }, y lo disfruta.
    .l5 = Carta de { $us }: { $what }. A ver cuánto vale.
    .l6 = ¡{ CAP($what) }! { $us } se moría por jugarla.

# A power card is stopped by a Block.
say-go-blocked =
    .l1 = ¡Denegado! { $us } tenía la respuesta a { $what }.
    .l2 = ¿{ CAP($what) }? Hoy no, dice { $us }.
    .l3 = Bloquea { $us }. { CAP($what) } vuelve a la caja.
    .l4 = Un Bloqueo, y { $what } ya solo es una estampa bonita.

# The attack is set back.
say-go-cleared =
    .l1 = ¡Patadón! { $them } tiene que repetir un buen trozo.
    .l2 = Despeja { $us }, y en { $them } se oye algún suspiro.
    .l3 = Arriba y lejos. { $them } la recoge cerca de donde empezó.
    .l4 = A la grada. A { $us } le parece estupendo.

# Three passes at once.
say-go-break =
    .l1 = ¡Contra! Tres pases en un parpadeo de { $us }.
    .l2 = Una contra, y qué contra. { $us } gana tres pases.
    .l3 = { $us } sale en tromba. Uno, dos y tres.
    .l4 = Un parpadeo y ya están al otro lado. { $us }, a la contra.

# An eighth pass is needed.
say-go-slowed =
    .l1 = A { $them } le piden un pase más. Había contado siete.
    .l2 = { $us } lo frena todo. Hace falta un octavo pase.
    .l3 = ¿Un octavo pase? { $them } busca la letra pequeña.
    .l4 = { $us } añade un pase a la cuenta.

# A tackle: the hands are equal.
say-go-tackle-again =
    .l1 = Dos manos iguales. ¡Otra vez!
    .l2 = No sale nada de esa entrada. Vuelven a empezar.
    .l3 = Han pensado lo mismo, y lo intentan otra vez.
    .l4 = Manos iguales. Ninguno suelta la camiseta del otro.

# A tackle won by the defender.
say-go-tackle-won =
    .l1 = Limpia como una patena. { $us } gana la entrada y el balón.
    .l2 = ¡{ $us } se la quita de los pies!
    .l3 = Qué entrada de { $us }. Y ahí se acabó todo.
    .l4 = Gana { $us }, al balón, como manda el manual.

# A tackle ridden by the attacker.
say-go-tackle-kept =
    .l1 = { $us } sale de la entrada y sigue.
    .l2 = Llega la entrada, y { $us } sale con el balón.
    .l3 = Fuerte con la pelota, { $us }. La conserva.
    .l4 = { $them } se tira al suelo y solo encuentra hierba.

# The shot is due.
say-go-shot =
    .l1 = { $kind ->
        [0] Sin un solo pase
        [one] Después de un pase
       *[other] Después de { $what } pases
    }, tira { $us }. ¿Izquierda, derecha o al centro?
    .l2 = ¡Ahí está la ocasión! { $keeper } tiene tres sitios adonde ir.
    .l3 = { $us } se planta solo. Ahora { $keeper } tiene que adivinar.
    .l4 = Se levanta la grada. { $us } va a tirar.
    .l5 = { $kind ->
        [0] Ni un pase
        [one] Un pase
       *[other] { CAP($what) } pases
    } para este tiro. { $us } apunta.

# The keeper saves; the side is the keeper's.
say-go-saved =
    .l1 = ¡Paradón! { $gloves } acierta el lado.
    .l2 = { $gloves } adivina y { $gloves } para. ¡Qué mano!
    .l3 = Tanto pase para que { $gloves } diga que no.
    .l4 = { $them } elige, y { $gloves } elige lo mismo. Parado.
    .l5 = Soberbio { $gloves }, que dirá que lo tuvo claro siempre.
