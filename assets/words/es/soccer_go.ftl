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
go-field-before-pass = Cartas antes de un pase
go-field-before-pass-oneeach = Una cada uno (regla nuestra)
go-field-before-pass-anytime = Sin límite (regla impresa)
go-field-short = Duración
go-field-short-false = Partido entero
go-field-short-true = Corto (dos rondas)
go-rules-1-head = La idea
go-rules-1 = El atacante pasa el balón de jugador en jugador, y el defensor adivina quién lo recibe. Encadena siete pases sin que te corten ninguno, y tiras. Las cartas de poder aceleran un ataque, lo frenan o le dan la vuelta.
go-rules-2-head = Un pase
go-rules-2 = El atacante pone el número del jugador que recibe el balón; el defensor, el del jugador al que cubre; los dos se destapan a la vez. Números distintos: el pase llega, y el número del atacante queda gastado; en lo que queda de este ataque nadie puede elegirlo. El número del defensor vuelve a la mano. El mismo número: el defensor lo ha leído y se queda con el balón, y el ataque se acaba. Así, cada pase deja menos números para elegir, y adivinar es cada vez más fácil.
go-rules-3-head = Un partido
go-rules-3 = Once camisetas por equipo. Cuatro rondas; en cada una atacan los dos equipos una vez. Un sorteo decide quién ataca primero; tras el descanso, que llega después de la ronda 2, es el otro. Un ataque acaba con un pase cortado, con una Entrada que gana el defensor o con un tiro, entre o no. El siguiente ataque empieza de cero, con todos los números. Un partido corto tiene dos rondas y no hay descanso. Si hay empate, va directo a los penaltis.
go-rules-4-head = El portero
go-rules-4 = El número 1 es el portero. Puede recibir el balón como cualquiera, salvo en el pase 7, donde nadie puede elegirlo.
go-rules-5-head = La pista
go-rules-5 = La pista sobre el campo tiene una casilla para cada pase, que se llena con el número usado. La primera casilla vacía es el pase en el que estás, y decide qué cartas de poder se pueden jugar. Tras siete casillas llenas llega el tiro.
go-rules-6-head = El tiro
go-rules-6 = El lanzador pone izquierda, centro o derecha, según mira a la portería; el portero pone adónde se lanza, con izquierda y derecha como las ve el lanzador. Iguales: parada. Distintas: gol.
go-rules-7-head = Cartas de poder
go-rules-7 = Cada equipo recibe dos cartas de ataque (con una bota) y dos de defensa (con un escudo); el rival solo ve el dorso. Las de ataque son para tus ataques; las de defensa, para los suyos. Las tuyas están en tu lado del campo: las que sirven para lo que haces ahora son más grandes, y las que puedes jugar están iluminadas. Antes de cada pase el atacante puede jugar una, y después el defensor. Una carta usada queda boca arriba en su pila. Que sea una cada uno es regla nuestra. Como opción vale lo impreso: cuantas cartas se quiera, en cualquier momento antes del pase que nombran, por turnos hasta que ninguno juegue otra. Así, Despeje puede responder a Pase al hueco, y Disparo a Presión alta; pero solo una carta a la vez cambia cómo se eligen los números.
go-rules-8-head = Bloqueos
go-rules-8 =
    Cuando se juega una carta, el rival puede anularla al momento con un Bloqueo que la nombre: la carta no hace nada, las dos quedan usadas y el juego sigue. Un Bloqueo no se puede bloquear. Un Bloqueo usado como respuesta no cuenta como tu carta antes de este pase.
    Bloqueo A de ataque anula Despeje, Juego lento o Presión baja; Bloqueo B, Entrada, Presión alta o Repetir tiro; Bloqueo C, Ángulo cerrado, Comodín o Repetir pase.
    Bloqueo A de defensa anula Contraataque, Córner o Portero-jugador; Bloqueo B, Pase al hueco, Regate o Repetir tiro; Bloqueo C, Comodín, Disparo o Repetir pase.
go-rules-9-head = Ataque: más rápido a puerta
go-rules-9 =
    Pase al hueco (pases 3 a 6): los dos equipos solo pueden poner lo que quede de 3, 5, 7 y 9. Si no te lo cortan, tiras enseguida. Tienen que quedar al menos dos.
    Córner (pases 2 a 5): pones tres números y el defensor, uno. Si no cubre ninguno de los tuyos, tiras enseguida; los tres quedan gastados.
    Disparo (pases 4 a 6): tiras ahora mismo, sin este pase.
    Contraataque (pases 1 a 3): nombra tres números que queden. Quedan gastados, uno en cada una de las tres casillas siguientes, y sigues desde ahí; el rival no adivina nada.
    Regate (pases 1 a 4): si no te cortan este pase, llena dos casillas más, que no gastan nada.
go-rules-10-head = Ataque: una ayuda
go-rules-10 =
    Portero-jugador (pase 7): durante el resto de este ataque también se puede elegir al portero en el pase 7, si el número 1 no está gastado.
    Repetir pase (pases 1 a 7): te han cortado el pase; se repite.
    Repetir tiro: te han parado el tiro; se repite.
go-rules-11-head = Defensa: cerrar espacios
go-rules-11 =
    Presión alta (pases 2 a 5): los dos equipos solo pueden poner lo que quede de 2, 4, 6 y 8. Tienen que quedar al menos dos.
    Presión baja (pases 3 a 6): cubres tres números y el atacante pone uno.
    Entrada (pases 3 a 6): piedra, papel o tijera hasta que alguien gane. Si ganas tú, se acabó su ataque; si pierdes, el pase sigue adelante.
    Con una carta cada uno, si para un pase se ha jugado Pase al hueco o Córner y nadie lo ha bloqueado, en él solo puede seguir una Entrada.
go-rules-12-head = Defensa: ganar tiempo
go-rules-12 =
    Despeje (pases 4 a 7): se vacían las tres últimas casillas, sus números vuelven y desde ahí empieza un pase nuevo, primero el atacante. También acaba con un Regate.
    Juego lento (tras el pase 7): hace falta un pase más antes del tiro; en ese pase se puede volver a elegir al portero. No frena un tiro de Pase al hueco, de Córner o de Disparo.
    Ángulo cerrado (antes de cualquier tiro): nombra una dirección; nadie puede elegirla, ni tampoco si este tiro se repite.
    Repetir pase (pases 1 a 7): su pase ha llegado; se repite.
    Repetir tiro: has encajado un gol; no cuenta, y el tiro se repite.
go-rules-13-head = Comodín y Carta muerta
go-rules-13 =
    Comodín copia cualquier carta usada de su propio mazo, la usara quien la usara, en un momento en que esa carta se pudiera jugar; la carta copiada se queda en la pila. Puede copiar hasta un Bloqueo. Lo anula un Bloqueo contra Comodín, y también uno contra la carta que copia. Si no hay nada que copiar, no se puede jugar.
    Carta muerta no hace nada y no se puede jugar nunca: quítatela en un cambio.
go-rules-14-head = Repeticiones
go-rules-14 = Un pase o un tiro repetido no gasta nada hasta que vale, y todo lo demás que se jugó para ese pase o tiro sigue valiendo. El equipo perjudicado por el nuevo resultado puede pedir otra repetición, si tiene una carta para eso.
go-rules-15-head = El cambio
go-rules-15 = Tras cada ataque, menos el último del tiempo reglamentario (el octavo, o el cuarto en un partido corto), a cada equipo se le enseña una carta en secreto: al atacante, la de arriba del mazo de ataque; al defensor, la de arriba del mazo de defensa. Puedes cambiarla por cualquiera de tu mano, de un tipo o del otro, o quedarte con lo que tienes. La otra carta va al fondo de su mazo. Así tu mano nunca crece, pero puede acabar con más cartas de un tipo. A un equipo sin cartas de poder no se le enseña nada.
go-rules-16-head = Prórroga y penaltis
go-rules-16 = Empate tras cuatro rondas: cada equipo ataca una vez más, en el orden de la primera ronda, sin cartas de poder ni cambios; en el pase 7 nadie puede elegir al portero, como siempre. El primer pase cortado de un ataque se perdona: cada uno recupera su carta y el pase se juega otra vez. El segundo acaba con el ataque. Si sigue el empate: tres tiros por equipo, por turnos, primero quien atacó primero en el partido, hasta que se decida; después, pareja a pareja. Estos tiros no cuentan en el marcador.
go-rules-17-head = Dos en una pantalla
go-rules-17 = Los números, las direcciones y las manos se eligen con teclas, los dos a la vez, y nadie ve qué pulsa el otro; las camisetas llevan las teclas de sus números. Las cartas de poder están boca abajo. En el saque inicial cada uno mira las suyas tras la cortina mientras el otro aparta la vista. Después el juego ya no pregunta: si quieres usar una carta, pulsa Mis cartas en vez de un número. Cuando los dos han elegido, miras tras la cortina y los dos eligen de nuevo. Entonces no es tarde para un Bloqueo ni para repetir un pase: el juego vuelve adonde toca. Puedes mirar y no usar nada. Donde no sigue ninguna elección, como tras un pase cortado o un tiro, el juego espera a Continuar o Mis cartas.
go-rules-18-head = Créditos
go-rules-18 = Soccer-Go es un juego de cartas cuyo autor no consta. Los clubes, los escudos, los jugadores y todos los textos son de este proyecto.
go-zone-used = USADAS

## Names

# The name of a power card, as it is printed on it.
go-card-attacking-gk = Portero-jugador
go-card-block-a = Bloqueo A
go-card-block-b = Bloqueo B
go-card-block-c = Bloqueo C
go-card-bogey = Carta muerta
go-card-clearance = Despeje
go-card-corner = Córner
go-card-counter-attack = Contraataque
go-card-deep-press = Presión baja
go-card-dribble = Regate
go-card-high-press = Presión alta
go-card-joker = Comodín
go-card-narrow-shot = Ángulo cerrado
go-card-pass-re-take = Repetir pase
go-card-shoot = Disparo
go-card-shot-re-take = Repetir tiro
go-card-slow-build-up = Juego lento
go-card-tackle = Entrada
go-card-through-ball = Pase al hueco
# A Joker played as another card.
go-card-joker-as = { $joker } como { $card }
# Both decks have a card of this name, and both are there.
go-card-of-kind = { $card } de { $kind ->
    [attacking] ataque
   *[defending] defensa
}

# A direction of a shot, as the shooter sees it.
go-direction-left = Izquierda
go-direction-middle = Centro
go-direction-right = Derecha

# A hand in a tackle.
go-hand-paper = Papel
go-hand-rock = Piedra
go-hand-scissors = Tijera

# A number in a sentence. $of is what it counts: passes (*un pase*), numbers, slots (*una casilla*), or name: *el pase siete*.
go-number = { $n ->
    [0] { $of ->
        [passes] ningún
        [slots] ninguna
       *[name] cero
    }
    [1] { $of ->
        [passes] un
        [slots] una
       *[name] uno
    }
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
   *[other] { $n }
}

# A sentence with its full stop. Texts of cards have none where they stand alone.
go-sentence = { $text }.

## What is printed on the cards. Letters shrink and lines break so that words fit.

# The kind of a power card.
go-print-kind-attacking = Ataque
go-print-kind-defending = Defensa

# The sign in the corner of a hand.
go-print-sign-paper = Pa
go-print-sign-rock = Pi
go-print-sign-scissors = Ti

# When a power card may be played, at its foot.
go-print-pass = Pase { $first }
go-print-passes = Pases { $first }-{ $last }
go-print-after-mark = Tras corte
go-print-after-pass = Tras pase
go-print-after-slot = Tras pase { $slot }
go-print-before-shot = Antes de tiro
go-print-after-save = Tras parada
go-print-after-goal = Tras gol
go-print-answer = Respuesta
go-print-as-copied = Como copia
go-print-never = Nunca

# What a power card does. $n is how many, $numbers and $cards are lists.
go-print-attacking-gk = El portero también puede recibir el pase 7.
go-print-block = Anula { $cards }.
go-print-bogey = No sirve para nada: cámbiala.
go-print-clearance = Borra los últimos { $n } pases y libera sus números.
go-print-corner = Eliges { $n } números contra uno. Si no te cubren, tiras ya.
go-print-counter-attack = Nombra { $n } números: son { $n } pases de golpe.
go-print-deep-press = Cubres { $n } números en vez de uno.
go-print-dribble = Si este pase llega, avanza { $n } casillas más.
go-print-high-press = Los dos eligen solo entre { $numbers }.
go-print-joker-attacking = Copia una carta de ataque usada.
go-print-joker-defending = Copia una carta de defensa usada.
go-print-narrow-shot = Una dirección queda cerrada para los dos en este tiro.
go-print-pass-re-take-attacking = Te han cortado el pase: los dos eligen otra vez.
go-print-pass-re-take-defending = El pase ha llegado: los dos eligen otra vez.
go-print-shoot = Sin más pases: tiras ahora mismo.
go-print-shot-re-take-attacking = Te han parado el tiro: los dos eligen otra vez.
go-print-shot-re-take-defending = El gol no vale: los dos eligen otra vez.
go-print-slow-build-up = Hace falta un pase más antes del tiro.
go-print-tackle = Piedra, papel o tijera: si ganas, se acabó el ataque.
go-print-through-ball = Los dos eligen entre { $numbers }. Si no te cubren, tiras ya.

## Labels on the pitch, in capitals

# Above a card that has just been played. $card is its name.
go-label-played = { UPPER($card) }
go-label-played-joker = COMODÍN: { UPPER($card) }
# Narrow Shot.
go-label-narrow = { $direction ->
    [left] IZQUIERDA CERRADA
    [middle] CENTRO CERRADO
   *[right] DERECHA CERRADA
}
go-label-narrow-joker = COMODÍN: { $direction ->
    [left] IZQUIERDA CERRADA
    [middle] CENTRO CERRADO
   *[right] DERECHA CERRADA
}
# Counter-Attack, with its numbers.
go-label-counter = CONTRAATAQUE { $numbers }
go-label-counter-joker = COMODÍN: CONTRAATAQUE { $numbers }
# Both sides choose from these numbers.
go-label-only = SOLO { $numbers }
# Three numbers against one.
go-label-three-to-one = { UPPER($card) }: 3 A 1
go-label-dribble = REGATE +{ $n }
go-label-keeper = PORTERO PERMITIDO
go-label-closed = { $direction ->
    [left] IZQUIERDA CERRADA
    [middle] CENTRO CERRADO
   *[right] DERECHA CERRADA
}

# Below the scoreboard.
go-subtitle = Cuatro rondas, un ataque cada uno
go-subtitle-short = Dos rondas, un ataque cada uno
go-subtitle-any-time = cartas de poder cuando sea

# The last step of the track, and a slot that a Dribble has filled.
go-track-shot = TIRO
go-track-run = CARRERA

## When a power card can be played. A sentence without its full stop.

go-when-before-pass = { $card } se juega antes del pase { $first }
go-when-before-passes = { $card } se juega antes de los pases { $first } a { $last }
go-when-marked = { $card } se juega cuando te cortan el pase, del { $first } al { $last }
go-when-through = { $card } se juega cuando llega su pase, del { $first } al { $last }
go-when-after-slot = { $card } se juega tras su séptimo pase
go-when-before-shot = { $card } se juega antes de que tiren
go-when-saved = { $card } se juega cuando te paran el tiro
go-when-goal = { $card } se juega cuando encajas un gol
go-when-as-copied = { $card } copia una carta usada de su mazo, cuando esa carta se pueda jugar
go-when-never = { $card } no se puede jugar nunca
go-when-answer = { $card } anula una carta de las que nombra

## What a power card does. A sentence without its full stop.

go-does-pass-re-take = Se repite el pase
go-does-shot-re-take-attacking = Se repite el tiro
go-does-shot-re-take-defending = El gol no cuenta y se repite el tiro
go-does-keeper = Los dos pueden elegir también al portero en el pase 7
go-does-among-attacking = Los dos tienen que elegir entre lo que quede de { $numbers }. Si no lo cubren, el atacante tira enseguida
go-does-among-defending = Los dos tienen que elegir entre lo que quede de { $numbers }
go-does-more-attacking = El atacante elige tres números y el defensor, solo uno. Si no los cubre, el atacante tira enseguida
go-does-more-defending = El defensor elige tres números y el atacante, solo uno
go-does-shoot = El atacante tira ahora mismo
go-does-forward = Tres pases de golpe. El atacante nombra tres números, que quedan gastados
go-does-fill = Si este pase llega, llena tres casillas; las dos de más no gastan números
go-does-one-pass-more = El atacante necesita un pase más antes del tiro
go-does-close = Una dirección queda cerrada para los dos en este tiro
go-does-back = Se vacían las tres últimas casillas y sus números vuelven
go-does-duel = Piedra, papel o tijera por el balón. Si gana el defensor, el ataque se acaba
go-does-block = Anula { $cards }
go-does-joker = Copia una carta usada de su mazo
go-does-nothing = No hace nada

## What a power card does now, below the card that is held up for both sides to read.

go-effect-pass-re-take = Se repite el pase.
go-effect-shot-re-take-attacking = Se repite el tiro.
go-effect-shot-re-take-defending = El gol no vale: se repite el tiro.
go-effect-keeper = El portero sí puede recibir el pase 7.
go-effect-among-attacking = Los dos eligen entre { $numbers }; si no lo cubren, hay tiro.
go-effect-among-defending = Los dos eligen entre { $numbers }.
go-effect-more-attacking = Tres números contra uno; si no los cubren, hay tiro.
go-effect-more-defending = El defensor cubre tres números a la vez.
go-effect-shoot = Sin más pases: se tira ahora mismo.
go-effect-forward = Tres pases de golpe: { $numbers }.
go-effect-fill = Si este pase llega, vale por tres.
go-effect-one-pass-more = Hace falta un octavo pase antes del tiro.
go-effect-close = En este tiro nadie puede elegir { $direction ->
    [left] la izquierda
    [middle] el centro
   *[right] la derecha
}.
go-effect-back = Los tres últimos pases quedan borrados.
go-effect-duel = Piedra, papel o tijera por el balón.

## Why a reveal ended as it did, below the cards.

go-why-marked = Los dos han elegido el { $n }: pase cortado.
go-why-read = Uno de los tres coincidía: el pase estaba leído.
go-why-saved = El portero ha elegido la misma dirección.
go-why-in = El portero ha ido { $save ->
    [left] a la izquierda
    [middle] al centro
   *[right] a la derecha
} y el balón, { $shot ->
    [left] a la izquierda
    [middle] al centro
   *[right] a la derecha
}.
go-why-paper = El papel envuelve la piedra.
go-why-rock = La piedra rompe la tijera.
go-why-scissors = La tijera corta el papel.
go-why-level = { $hand ->
    [paper] Papel los dos
    [rock] Piedra los dos
   *[scissors] Tijera los dos
}: otra vez.
go-why-cancelled = { $block } anula { $card }: no hace nada.

## Questions. $pass is the number of a pass.

go-ask-over = Final del partido
go-ask-before-pass = Antes del pase { $pass }: ¿juegas una carta de poder?
go-ask-before-their-pass = Antes de su pase { $pass }: ¿juegas una carta de poder?
go-ask-marked = ¡Cortado! ¿Repites el pase?
go-ask-through = El pase ha llegado. ¿Que lo repitan?
go-ask-slow = Siete pases: ¿los frenas?
go-ask-close = Van a tirar: ¿cierras una dirección?
go-ask-saved = ¡Parado! ¿Repites el tiro?
go-ask-goal = ¡Gol! ¿Que repitan el tiro?
go-ask-answer = ¿Respondes a { $card } con un Bloqueo?
go-ask-three = Pase { $pass }: elige tres números
go-ask-mark-three = Pase { $pass }: cubre tres números
go-ask-pass = Pase { $pass }: ¿quién recibe el balón?
go-ask-mark = Pase { $pass }: ¿a quién cubres?
go-ask-tackle = Entrada: ¿piedra, papel o tijera?
go-ask-shot = ¿Adónde tiras?
go-ask-dive = ¿Adónde se lanza tu portero?
go-ask-swap = ¿Cambias una de tus cartas por { $card }?
go-ask-swap-unseen = ¿Cambias una carta?
# $side is a club.
go-ask-wait-decided = Ya has decidido: { $side } está eligiendo
go-ask-wait-down = Tu carta está puesta: { $side } está eligiendo
go-ask-wait = { $side } está decidiendo

## Labels of offers

# A Joker played as that card.
go-offer-joker = Comodín: { $card }
# Narrow Shot, with the direction that it closes.
go-offer-narrow = { $card }: { $direction ->
    [left] izquierda
    [middle] centro
   *[right] derecha
}
go-offer-narrow-joker = Comodín: cierra { $direction ->
    [left] izquierda
    [middle] centro
   *[right] derecha
}
# Counter-Attack, with its numbers.
go-offer-counter = { $card } { $numbers }
go-offer-counter-joker = Comodín: Contraataque { $numbers }
go-offer-swap = Cambiar { $card }
# A card whose namesake of the other kind is there too.
go-offer-swap-of-kind = { $card } ({ $kind ->
    [attacking] ataque
   *[defending] defensa
})
go-offer-keep = Sin cambio
go-offer-lay-three = Poner { $numbers }
go-offer-mark-three = Cubrir { $numbers }
go-offer-put-back = Devolver { $card }
# Of three numbers, this many are chosen.
go-offer-chosen = { $n } / { $of } números
# Using no card.
go-offer-let-stand = Sin Bloqueo
go-offer-accept-mark = Aceptar el corte
go-offer-let-count = Que cuente
go-offer-let-shoot = Que tiren
go-offer-close-nothing = No cerrar nada
go-offer-accept-save = Aceptar la parada
go-offer-accept-goal = Aceptar el gol
go-offer-play-on = Sin carta
# A decision that was made or is advised.
go-offer-pass-to = Pase: { $numbers }
go-offer-mark = Cubrir: { $numbers }

## What an offer does. $man is a player, $side a club in three letters, $n the number of a player.

go-help-pass = Si { $side } cubre el { $n }, tu ataque se acaba; si no, el { $n } queda gastado.
go-help-mark = Si el pase va al { $n }, el balón es tuyo.
go-help-shoot = Tiras { $direction ->
    [left] a la izquierda del lanzador
    [middle] al centro
   *[right] a la derecha del lanzador
}: gol, salvo que su portero vaya al mismo sitio.
go-help-dive = Tu portero va { $direction ->
    [left] a la izquierda del lanzador
    [middle] al centro
   *[right] a la derecha del lanzador
}: parada si el tiro va ahí.
go-help-paper = Gana a la piedra y pierde con la tijera; si coinciden, otra vez.
go-help-rock = Gana a la tijera y pierde con el papel; si coinciden, otra vez.
go-help-scissors = Gana al papel y pierde con la piedra; si coinciden, otra vez.
go-help-narrow = Nadie puede elegir { $direction ->
    [left] la izquierda
    [middle] el centro
   *[right] la derecha
} en este tiro, ni aunque se repita.
go-help-counter = Tres pases de golpe: { $numbers } quedan gastados, uno en cada casilla.
go-help-swap = Te quedas con { $shown }; { $card } va al fondo del mazo de { $kind ->
    [attacking] ataque
   *[defending] defensa
}.
go-help-swap-unseen = Te quedas con la carta; { $card } va al fondo del mazo de { $kind ->
    [attacking] ataque
   *[defending] defensa
}.
go-help-keep = Conservas tus cartas; la que te enseñan va al fondo de su mazo.
go-help-block = { $card } no hace nada; las dos cartas quedan usadas.
go-help-let-stand = Sin Bloqueo: la carta hace lo que dice.
go-help-accept-mark = El ataque se acaba y pierdes el balón.
go-help-let-count = El pase cuenta.
go-help-let-shoot = Tiran tras siete pases.
go-help-close-nothing = Las tres direcciones siguen abiertas.
go-help-accept-save = El ataque se acaba.
go-help-accept-goal = El gol cuenta.
go-help-play-on = Sin carta de poder: pasas directamente a elegir números.
go-help-lay-three = Si no cubren ninguno de los tres, tiras enseguida.
go-help-mark-three = Si el pase va a uno de los tres, el balón es tuyo.
go-help-put-back = El { $n }: devuélvelo.
go-help-one-of-three = El { $n }: uno de tus tres.
# $does says what the card does.
go-help-click-counter = { $does } Haz clic en la carta y elige tres números.

## Previews, in capitals

go-preview-pass = PASE AL { $n }
go-preview-mark = CUBRE EL { $n }
go-preview-shoot = TIRO { $direction ->
    [left] A LA IZQUIERDA
    [middle] AL CENTRO
   *[right] A LA DERECHA
}
go-preview-dive = PORTERO { $direction ->
    [left] A LA IZQUIERDA
    [middle] AL CENTRO
   *[right] A LA DERECHA
}

## The table of cards

go-chart-title = Cada carta, en su momento
go-chart-down = El momento
go-chart-across = Quién puede jugar qué
go-chart-attacker = El atacante
go-chart-defender = El defensor
go-chart-before-pass = Antes de un pase
go-chart-after-pass = Tras un pase: si se corta, el atacante; si llega, el defensor
go-chart-after-slot = Tras el séptimo pase
go-chart-before-shot = Antes de un tiro
go-chart-after-shot = Tras un tiro: si lo paran, el atacante; si entra, el defensor
go-chart-answer = En respuesta a una carta que nombra
go-chart-none = ninguna carta
# A card, with the passes before which it can be played.
go-chart-card-pass = { $card } ({ $first })
go-chart-card-passes = { $card } ({ $first }-{ $last })
go-chart-note = Entre paréntesis, antes de qué pases. { $joker } copia una carta usada de su mazo cuando esa se pueda jugar; { $bogey } no se puede jugar nunca.

## The coach's reason for a power card

go-because-answer = Si no, { $card } surte efecto. { $does }

## Advice for a beginner

go-lesson-answer = Han jugado { $card }. Un Bloqueo la anula y queda usado; a tu Bloqueo no lo puede bloquear nadie.
go-lesson-tackle-attacking = Si ganas, sigues. Si pierdes, tu ataque se acaba. Si coinciden, otra vez.
go-lesson-tackle-defending = Si ganas, su ataque se acaba. Si pierdes, siguen. Si coinciden, otra vez.
go-lesson-swap-bogey = Te ofrecen { $card }. Carta muerta no se puede jugar nunca, así que cámbiala.
# $when says when the card can be played.
go-lesson-swap = { $when }. Cámbiala por una que necesites menos, o quédate con lo que tienes.
go-lesson-swap-unseen = Cambia una de tus cartas por la que te enseñan, o quédate con lo que tienes.
go-lesson-power = Juega una carta de poder, o ninguna.
go-lesson-joker = Comodín puede copiar ahora una carta usada de su mazo. Una vez usado, se acabó.
# $does says what the card does.
go-lesson-before-pass = Las cartas iluminadas se pueden jugar antes de este pase. { $card }: { $does }
go-lesson-before-their-pass = Cuanto más avanza su ataque, más daño hace. { $card }: { $does }
go-lesson-through = Cuantos menos números quedan, más fácil es adivinar el pase repetido.
go-lesson-marked = Te lo han cortado. Si repites el pase, puede llegar; si no, tu ataque se acaba.
go-lesson-slow = Un pase más te da una oportunidad más de adivinar, y quedan pocos números.
go-lesson-close = Con una dirección cerrada adivinas entre dos y no entre tres: un cincuenta por ciento.
go-lesson-saved = Un tiro entra dos veces de cada tres: vale la pena repetirlo, salvo que ganes con holgura.
go-lesson-goal = Si lo repiten, paras uno de cada tres. Esta carta no va a tener mejor momento.
go-lesson-three = Tres números contra uno: si no cubren ninguno, tiras enseguida.
# $number is the number $n as a word.
go-lesson-mark-three = Cubres tres de { $number } números. En su lugar, ¿a quién se la pasarías?
go-lesson-press = Cubren tres de { $number } números. Si pasas, su presión se acaba.
go-lesson-extra-time = Prórroga: el primer pase cortado se te perdona; el segundo acaba con el ataque.
go-lesson-pass = Elige quién recibe el balón. Si cubren ese número, tu ataque se acaba; si no, queda gastado en este ataque.
go-lesson-mark = Adivina quién recibe el balón. Si aciertas el número, es tuyo; si fallas, no pierdes nada.
go-lesson-keeper = Pase siete: aquí nadie puede elegir al portero.
go-lesson-pass-odds = Adivinan una vez de cada { $number }. Cualquier número vale lo mismo, mientras no te lean.
go-lesson-mark-odds = Aciertas una vez de cada { $number }. Las camisetas punteadas están gastadas; el balón va a una de las otras.
go-lesson-shoot-closed = { $direction ->
    [left] La izquierda está cerrada
    [middle] El centro está cerrado
   *[right] La derecha está cerrada
}: quedan dos direcciones para ti y para su portero.
go-lesson-dive-closed = { $direction ->
    [left] La izquierda está cerrada
    [middle] El centro está cerrado
   *[right] La derecha está cerrada
}: el tiro tiene que ir a una de las otras dos.
go-lesson-shoot = Hay tres direcciones y su portero elige una. Izquierda y derecha son las tuyas, de cara a la portería.
go-lesson-dive = Hay tres direcciones y tú eliges una. Izquierda y derecha son las del lanzador.

## Why a card cannot be played now. A sentence without its full stop.

go-not-shown = Puede ser tuya: haz clic en la carta que das a cambio
go-not-theirs = Esta carta es de { $side }
# A card that was just played, with what it does.
go-not-played = { $card }: { $does }
go-not-used = Usadas: { $cards }. Solo Comodín puede copiarlas
go-not-back-attacking = Una carta de ataque, boca abajo
go-not-back-defending = Una carta de defensa, boca abajo
go-not-spent = El { $n } está gastado hasta que acabe este ataque
go-not-down = Tu carta está puesta; { $side } está eligiendo
go-not-closed = Ángulo cerrado impide esta dirección en este tiro
go-not-their-turn = { $side } decide primero
go-not-before-block = Decide antes si juegas un Bloqueo
go-not-before-power = Juega antes una carta de poder o elige “Sin carta”; los números van después
go-not-before-window = Decide antes si usas tu carta de poder
go-not-swapped = Solo se cambian cartas de poder
go-not-now = Ahora no: responde antes a la pregunta
# $numbers are those that may be chosen.
go-not-among = { $card }: en este pase solo { $numbers }
go-not-keeper = En el pase 7 no se puede elegir al portero
go-not-decided = Ya has decidido; { $side } está eligiendo
go-not-normal-time = Las cartas de poder son solo para el tiempo reglamentario
go-not-bogey = Carta muerta no hace nada: cámbiala después de un ataque
go-not-attacking = { $card } es para tus ataques
go-not-defending = { $card } es para cuando ataca { $side }
go-not-block = { $card } solo anula { $cards }
go-not-joker-none = Comodín copia una carta de { $kind ->
    [attacking] ataque
   *[defending] defensa
} usada; todavía no hay ninguna
go-not-joker = Comodín copia una carta de { $kind ->
    [attacking] ataque
   *[defending] defensa
} usada, y ninguna se puede jugar ahora
go-not-by-click = { $card } tiene un botón para cada forma de usarla: pulsa uno
go-not-followed = { $card } está en juego en este pase: solo puede seguir Entrada
go-not-second-selection = { $card } está en juego en este pase: ninguna otra carta puede cambiar cómo se eligen los números
# $number is the number $n as a word.
go-not-two-left = { $card } necesita dos de sus números; { $n ->
    [0] no queda ninguno
    [one] solo queda uno
   *[other] quedan { $number }
}
go-not-keeper-spent = Tu portero ya está gastado
go-not-keeper-open = Tu portero ya se puede elegir
go-not-three-left = { $card } necesita tres números, y quedan menos

## The match log and the lines of banners. $side is a club, $man a player, $pass the number of a pass, $n the number of a
## player.

go-strip-first = ataca primero { $side }
go-strip-spared = el primer corte se perdona
go-strip-extra-time = una ronda más, sin cartas de poder
go-log-toss = { $side } gana el sorteo y ataca primero
# The log and the banner.
go-log-attack = Ataca { $side }
go-log-attack-first = En la segunda parte ataca primero { $side }
go-log-play = { $side } juega { $card }
go-log-play-numbers = { $side } juega { $card }: { $numbers }
go-log-play-direction = { $side } juega { $card }: { $direction ->
    [left] izquierda cerrada
    [middle] centro cerrado
   *[right] derecha cerrada
}
go-log-blocked = { $block } anula { $card }
go-log-cleared = Despejado: vuelta al pase { $pass }
go-log-eighth = Hace falta un octavo pase
go-log-read = Pase cortado
go-log-marked = Pase { $pass } a { $man } ({ $n }): ¡cortado!
go-log-spared = Primer corte del ataque: { $side } sigue
go-log-pass = Pase { $pass }: { $man } ({ $n })
go-log-passes = Pase { $pass }: { $men }
# A Dribble fills slots more; $number is how many, as a word.
go-log-run = Pase { $pass }: { $men }, y { $number } más a la carrera
# The hand that won a tackle, and which hand it beat: `rock beats scissors`.
go-log-hands = { $hand ->
    [paper] papel gana a piedra
    [rock] piedra gana a tijera
   *[scissors] tijera gana a papel
}
go-log-tackle-again = Entrada: { $hand ->
    [paper] papel y papel
    [rock] piedra y piedra
   *[scissors] tijera y tijera
}, otra vez
go-log-tackle-kept = Entrada: { $hands }, { $side } conserva el balón
go-log-tackle-won = Entrada: { $hands }, { $side } gana el balón
# $number is the number $n as a word.
go-log-shoot = { $side } tira { $n ->
    [0] sin un solo pase
    [one] tras un pase
   *[other] tras { $number } pases
}
go-log-in = Tiro { $shot ->
    [left] a la izquierda
    [middle] al centro
   *[right] a la derecha
}, portero { $save ->
    [left] a la izquierda
    [middle] al centro
   *[right] a la derecha
}: ¡dentro!
go-log-saved = Tiro { $shot ->
    [left] a la izquierda
    [middle] al centro
   *[right] a la derecha
}, portero también: parado
go-log-give = Cambias { $card } por la que te enseñan
# $kind is the kind of the card that is given.
go-log-swap = { $kind ->
    [attacking] { $side } cambia una carta: ataque por defensa
   *[defending] { $side } cambia una carta: defensa por ataque
}

## The bots' reasons for what they do, to the player whom the coach advises.

go-reason-alike = Aquí da igual una que otra.
go-reason-slip = Un desliz.
go-reason-next-up = El siguiente hacia arriba.
go-reason-next-down = El siguiente hacia abajo.
go-reason-favourite = Uno de sus favoritos.
go-reason-by-heart = Como estaba ensayado.
go-reason-mirror = Es lo que hizo el rival la última vez.
go-reason-spender = Ninguna carta merece guardarse.
go-reason-hoarder = Sus cartas son para la última ronda.
go-reason-other-way = Nunca dos veces al mismo sitio.
go-reason-other-hand = Cada vez algo distinto.
go-reason-card-time = Es el momento de esa carta.
go-reason-card-wait = Espera un momento mejor.
go-reason-card-hurts = Esa carta haría daño.
go-reason-swap-better = Una carta mejor por una peor.
go-reason-keep-better = Lo que tiene en la mano es mejor.
# $does is `brings` for the attacker, who gains goals, or `saves`.
go-reason-play-little = Jugada ahora, { $card } { $does ->
    [brings] da
   *[saves] ahorra
} un poco más que después.
go-reason-play = Jugada ahora, { $card } { $does ->
    [brings] da
   *[saves] ahorra
} { $n ->
    [one] un gol
   *[other] unos { $n } goles
} por cada cien ataques como este.
go-reason-block-little = { $block } anula { $card }, y ahora eso { $does ->
    [brings] da
   *[saves] ahorra
} un poco más que después.
go-reason-block = { $block } anula { $card }, y eso { $does ->
    [brings] da
   *[saves] ahorra
} { $n ->
    [one] un gol
   *[other] unos { $n } goles
} por cada cien ataques como este.
go-reason-no-block = { $card } hace aquí demasiado poco daño para gastar un Bloqueo.
go-reason-hold = Todas tus cartas valdrán más luego que ahora.
# What the reasons for a number begin with.
go-reason-left-all = Quedan los { $n } números
go-reason-left = { $count ->
    [one] El { $spent } está gastado y
   *[other] Están gastados { $spent }, y
} { $n ->
    [one] queda un número
   *[other] quedan { $n } números
}
# $left is one of the two above, $n a player's number.
go-reason-pass-any = { $left }. Solo uno corta el pase: elige el { $n } o cualquier otro, pero sin seguir una pauta.
go-reason-mark-any = { $left }. No hay forma de saber cuál viene, así que el { $n } vale como cualquiera.
go-reason-pass-read = Les gusta cubrir el { $read } aquí, así que pasa al { $n }.
go-reason-mark-read = Les gusta pasar al { $n } aquí, así que cubre el { $n }.
go-reason-pass-keeper = El portero no puede recibir el pase 7, así que pásale antes al número 1.
go-reason-mark-keeper = No pueden usar al portero en el pase 7, así que querrán usarlo antes.
go-reason-three = Tres de { $n } números deciden este pase, y valen lo mismo tres que otros tres.
go-reason-shoot-read = A su portero le gusta ir { $direction ->
    [left] a la izquierda
    [middle] al centro
   *[right] a la derecha
}, así que tira a otro sitio.
go-reason-dive-read = Les gusta tirar { $direction ->
    [left] a la izquierda
    [middle] al centro
   *[right] a la derecha
}.
go-reason-shoot = Su portero cubre una dirección de { $n }, y no hay forma de saber cuál.
go-reason-dive = Tienen { $n } direcciones para elegir, y no hay forma de saber cuál.
go-reason-hand-read = Les gusta sacar { $hand ->
    [paper] papel
    [rock] piedra
   *[scissors] tijera
}.
go-reason-hand = Piedra, papel o tijera: las tres ganan con la misma frecuencia.
go-reason-swap-bogey = { $card } puede servirte; Carta muerta, nunca.
go-reason-swap = { $card } ({ $kind ->
    [attacking] ataque
   *[defending] defensa
}) valdrá más en los próximos turnos que { $given } ({ $given_kind ->
    [attacking] ataque
   *[defending] defensa
}).
go-reason-keep = Todas las cartas de tu mano valdrán más que { $card }.
go-reason-no-swap = No te han ofrecido ninguna carta.

## The notebook of a bot that reads its opponent. $times is how often, $all how often in all.

go-note-passed = { $who ->
    [you] Pasaste a tu
   *[other] { $name } pasó a su
} { $n }: { $times } de { $all } veces.
go-note-marked = { $who ->
    [you] Cubriste su
   *[other] { $name } cubrió tu
} { $n }: { $times } de { $all } veces.
go-note-shot = { $who ->
    [you] Tiraste
   *[other] { $name } tiró
} { $direction ->
    [left] a la izquierda
    [middle] al centro
   *[right] a la derecha
} { $times ->
    [1] una vez
    [2] dos veces
   *[other] { $times } veces
} de { $all }.
go-note-kept = En la portería { $who ->
    [you] fuiste
   *[other] { $name } fue
} { $direction ->
    [left] a la izquierda
    [middle] al centro
   *[right] a la derecha
} { $times ->
    [1] una vez
    [2] dos veces
   *[other] { $times } veces
} de { $all }.
go-note-showed = { $who ->
    [you] Sacaste
   *[other] { $name } sacó
} { $hand ->
    [paper] papel
    [rock] piedra
   *[scissors] tijera
} { $times ->
    [1] una vez
    [2] dos veces
   *[other] { $times } veces
} de { $all }.

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
    .l6 = Ahora { $who }. { $them } llega medio segundo tarde.

# A pass late in the attack got through.
say-go-passed-late =
    .l1 = Pase { $what }, { Y($who) } ya ve la portería desde ahí.
    .l2 = La tiene { $who }. A { $them } se le acaban las adivinanzas.
    .l3 = Llega el pase { $what }. { $keeper } ha dejado de charlar con el palo.
    .l4 = { $us } ya está cerca, { Y($who) } lo sabe.
    .l5 = Balón para { $who }. Ya se huele el tiro.

# Several passes run at once.
say-go-run =
    .l1 = ¡Una cadena entera de golpe! { $us } juega como si no hubiera nadie.
    .l2 = { $us } la toca a toda velocidad, y la pista se llena sola.
    .l3 = Una jugada, una ristra de pases. { $them } necesita un mapa.
    .l4 = Toque, toque, toque. ¡Cómo va { $us }!

# The pass was marked. The side is the one who marks, `{who}` the one who should have had the ball.
say-go-marked =
    .l1 = ¡Cortado! { $us } lo ha leído como la carta de un bar.
    .l2 = { $who } ni la ha olido. { $us } ha llegado antes.
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
    .l2 = Sale { $what }, { Y($them) } la lee dos veces.
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
    .l3 = ¡Qué entrada de { $us }! Y ahí se acabó todo.
    .l4 = Gana { $us }, al balón, como manda el manual.

# A tackle ridden by the attacker.
say-go-tackle-kept =
    .l1 = { $us } sale de la entrada y sigue.
    .l2 = Llega la entrada, { Y($us) } sale con el balón.
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
    .l2 = { $gloves } adivina, y la saca. ¡Qué mano!
    .l3 = Tanto pase para que { $gloves } diga que no.
    .l4 = { $them } elige, { Y($gloves) } elige lo mismo. Parado.
    .l5 = ¡Qué parada de { $gloves }! Dirá que lo tuvo claro siempre.
