### Spanish: penalties

pen-bot-1 = Benito a Ciegas
pen-bot-1-line = Tira y se lanza adonde sea.
pen-bot-2 = Bruno el Osado
pen-bot-2-line = La pica por el centro, y en la portería ni se mueve: nadie más se atrevería, ¿no?
pen-bot-3 = Samu Otra Vez
pen-bot-3-line = Va adonde fue la última vez, igual tirando que parando.
pen-bot-4 = Rosi la Inquieta
pen-bot-4-line = No soporta repetir sitio, ni desde el punto ni bajo palos.
pen-bot-5 = Wanda Contrapié
pen-bot-5-line = Tira al lado contrario de tu última estirada, y se lanza adonde tiraste tú.
pen-bot-6 = Ida Sangrefría
pen-bot-6-line = Varía sus tiros casi a la perfección, y se da cuenta si te repites o si te lanzas adonde ella acaba de tirar.
pen-bot-7 = Hanne Ojo de Halcón
pen-bot-7-line = Lleva la cuenta de tus lados: se lanza adonde más tiras y tira adonde menos te lanzas.
pen-bot-8 = Olga la Adivina
pen-bot-8-line = Conoce todas las manías habidas y por haber, y castiga las tuyas sin arriesgar de más.
pen-title = Tanda de penaltis
pen-tagline = Once metros, tres sitios, una corazonada.
pen-aim = Tira adonde no esté el portero, y lánzate adonde vaya el balón.
pen-chance = El dado
pen-field-kicks = Penaltis
pen-field-kicks-5 = 5 por equipo
pen-field-kicks-3 = 3 por equipo
pen-field-kicks-7 = 7 por equipo
pen-field-short = Duración
pen-field-short-false = Tanda entera
pen-field-short-true = Corta (3 por equipo)
pen-rules-1-head = La idea
pen-rules-1 = Un lanzador, un portero, once metros. Los dos eligen a la vez, y ninguno sabe adónde irá el otro. Gana quien marque más penaltis.
pen-rules-2-head = Un penalti
pen-rules-2 = Una moneda decide quién tira primero; después los equipos se turnan. El lanzador elige izquierda, centro o derecha. El portero elige lanzarse a la izquierda, quedarse o lanzarse a la derecha. Izquierda y derecha son siempre las del lanzador. Los dos eligen en secreto, cada vez cualquiera de las tres, y las dos elecciones se muestran a la vez. Después se tira un dado.
pen-rules-3-head = El dado
pen-rules-3 = Con un 1 el balón se va fuera, tires adonde tires. Si el portero se queda, detiene todos los demás tiros por el centro. Si acierta el lado, lo detiene con un 2 o un 3. Todo lo demás es gol.
pen-rules-4-head = Quién gana
pen-rules-4 = Cada equipo tira cinco penaltis (o tres, o siete), y gana el que marque más. La tanda acaba en cuanto a un equipo ya no se le puede alcanzar. Si hay empate, muerte súbita: un penalti cada uno hasta que uno marque y el otro no. Una tanda corta tiene tres penaltis por equipo.
pen-rules-5-head = Un consejo
pen-rules-5 = Que no te lean. Reparte tiros y estiradas por igual entre los dos lados, con uno de cada seis por el centro, y a la larga nadie podrá contigo. Para ganar más de la mitad tienes que leer al rival, y arriesgarte a que te lea a ti.
pen-rules-6-head = Créditos
pen-rules-6 = El juego, su dado y sus textos son de este proyecto.

## What the table asks the player. $side is the club that the player waits for.

pen-ask-over = Final del partido
pen-ask-chosen = Ya has elegido: falta { $side }
pen-ask-score-and-win = Si marcas, ganas: ¿adónde tiras?
pen-ask-miss-and-lose = Si fallas, pierdes: ¿adónde tiras?
pen-ask-kick = ¿Adónde tiras?
pen-ask-keep-out-and-win = Si no entra, ganas: ¿adónde te lanzas?
pen-ask-let-in-and-lose = Si entra, pierdes: ¿adónde te lanzas?
pen-ask-dive = ¿Adónde te lanzas?

## The offers: their labels, what they do, and the preview over the goal with its headline in capitals. Left and right are
## as the kicker sees them; the numbers are those of the die.

pen-offer-left = Izquierda
pen-offer-middle = Centro
pen-offer-right = Derecha
pen-offer-dive-left = A la izquierda
pen-offer-stay = Quedarse
pen-offer-dive-right = A la derecha
pen-help-kick-corner = Es gol con 2 a 6; si el portero se lanza al mismo lado, solo con 4 a 6.
pen-help-kick-middle = Es gol con 2 a 6 si el portero se lanza; si se queda, lo para.
pen-help-dive = Detiene un tiro a este lado con un 2 o un 3. Izquierda y derecha, como las ve el lanzador.
pen-help-stay = Detiene todos los tiros por el centro que vayan a puerta, y ninguno más.
pen-preview-in = GOL CON 2-6
pen-preview-saved-corner = PARADO CON 2-3
pen-preview-saved-middle = PARADO CON 2-6

## The scoreboard, the labels and the match log. $kick and $dive are left, middle or right; $end is goal, saved, over, post or wide.

# Under the title of the game: how many kicks each side has.
pen-subtitle = { $n } penaltis por equipo
pen-log-kick-first = { $side } tira primero
pen-log-sudden-death = Muerte súbita con { $score }
# $who and $keeper are names of players.
pen-log-kick = { $who }, { $kick ->
    [left] izquierda
    [right] derecha
   *[middle] centro
}; { $keeper }, { $dive ->
    [left] izquierda
    [right] derecha
   *[middle] se queda
}: { $end ->
    [goal] ¡gol!
    [saved] ¡parado!
    [over] ¡por encima!
    [post] ¡al palo!
   *[wide] ¡fuera!
}

# The faces of the die, on the note beside the table.
pen-note-open = 1 fuera, de 2 a 6 gol
pen-note-stayed = 1 fuera, de 2 a 6 parado
pen-note-read = 1 fuera, 2-3 parado, 4-6 gol

## Why a kick ended so, stamped over the cards.

pen-reveal-off-target = Un 1 en el dado: fuera.
pen-reveal-saved-middle = El portero se ha quedado; el balón ha ido al centro.
pen-reveal-saved-corner = El portero lo ha leído, y con un 2 o un 3 es parada.
pen-reveal-read-and-in = El portero lo ha leído, pero solo lo detiene con un 2 o un 3.
pen-reveal-in-middle = El portero se ha lanzado; el balón ha ido al centro.
pen-reveal-in-corner = El portero se ha quedado, y el balón ha ido a un lado.
pen-reveal-wrong-way = El portero se ha lanzado al lado contrario.

## The coach's reasons for a place. $place is left, middle or right.

# $n counts the other side's kicks so far.
pen-because-keeper-never = El portero no { $place ->
    [left] se ha lanzado nunca a la izquierda
    [right] se ha lanzado nunca a la derecha
   *[middle] se ha quedado nunca
} en { $n ->
    [one] un penalti
   *[other] { $n } penaltis
}: si sigue así, marcas con 2 a 6.
pen-because-kick-middle = Entra con 2 a 6 siempre que el portero se lance, y los porteros se quedan pocas veces.
pen-because-kick-corner = A un lado entra con 2 a 6, y con 4 a 6 aunque el portero lo lea.
# $n times out of $all; with one kick so far, it was that one.
pen-because-they-kicked = Han tirado { $place ->
    [left] a la izquierda
    [right] a la derecha
   *[middle] al centro
} { $all ->
    [1] la última vez
   *[other] { $n } de { $all } veces
}.
pen-because-stay = Detiene todos los tiros por el centro que vayan a puerta.
pen-because-dive = Casi todos tiran a un lado, y tirándote ahí paras con 2 o 3.

## The lesson for beginners. $score has the player's goals first. Of its first two texts one is shown at the first kick;
## later what is at stake comes first, then the other side's habit.

pen-lesson-kick = Haz clic donde quieras tirar; nadie lo ve hasta que el portero haya elegido también. Un tiro a un lado entra si en el dado sale de 2 a 6, o solo de 4 a 6 si el portero se lanza ahí. Por el centro entra con 2 a 6, pero nunca si el portero se queda.
pen-lesson-keep = Adivina adónde va el tiro y haz clic ahí; izquierda y derecha, como las ve el lanzador. Si aciertas el lado, paras con un 2 o un 3. Si te quedas, paras todo lo que vaya a puerta por el centro, pero por ahí van pocos.
pen-lesson-score-and-win = Van { $score }, primero tus goles: si marcas este, ganas.
pen-lesson-let-in-and-lose = Van { $score }, primero tus goles: si este entra, ganan.
pen-lesson-miss-and-lose = Van { $score }, primero tus goles: si fallas, ganan.
pen-lesson-keep-out-and-win = Van { $score }, primero tus goles: si este no entra, ganas.
pen-lesson-sudden-death = Van { $score }, muerte súbita: decide la primera pareja de penaltis en que solo marque uno.
# $whose is yours or theirs.
pen-lesson-nth = Penalti { $n } de { $whose ->
    [yours] tus
   *[theirs] sus
} { $of }; van { $score }, primero tus goles.
pen-lesson-no-pattern-kick = El portero no sigue ninguna pauta, así que no la sigas tú: alterna los lados y, de vez en cuando, por el centro.
pen-lesson-no-pattern-keep = No siguen ninguna pauta. Si te lanzas, detienes los tiros a ese lado con 2 o 3; si te quedas, todo lo que vaya a puerta por el centro.
# In the next four: $n times out of $all; with one kick so far, it was that one. $corner is left or right.
pen-lesson-keeper-stayed = El portero se ha quedado { $all ->
    [1] la última vez
   *[other] { $n } de { $all } veces
}. Si lo repite, por el centro no entra nunca, pero por los lados sí, con 2 a 6.
pen-lesson-they-went-middle = Han ido por el centro { $all ->
    [1] la última vez
   *[other] { $n } de { $all } veces
}: quédate y paras todo lo que vaya a puerta por ahí.
pen-lesson-keeper-dived = El portero se ha lanzado a la { $corner ->
    [right] derecha
   *[left] izquierda
} { $all ->
    [1] la última vez
   *[other] { $n } de { $all } veces
}: por ahí necesitas de 4 a 6; por la { $corner ->
    [right] izquierda
   *[left] derecha
} y por el centro entra con 2 a 6.
pen-lesson-they-kicked = Han tirado a la { $corner ->
    [right] derecha
   *[left] izquierda
} { $all ->
    [1] la última vez
   *[other] { $n } de { $all } veces
}: lánzate tú también ahí, y lo paras con un 2 o un 3.

## After the match: what the other side has shown. The first two stand over pictures that count its places; $n is the
## number of times out of $of.

pen-read-kicks = Sus tiros
pen-read-dives = Estiradas de su portero
pen-read-repeated = Repitieron el sitio de la vez anterior { $n } de { $of } veces.
pen-read-followed = Su portero se lanzó adonde habías tirado la vez anterior { $n } de { $of } veces.

## The chart of the rules page.

pen-chart-title = Cuándo entra
pen-chart-down = Tú tiras
pen-chart-across = El portero
pen-chart-left = Izquierda
pen-chart-middle = Centro
pen-chart-right = Derecha
pen-chart-dives-left = a la izquierda
pen-chart-stays = se queda
pen-chart-dives-right = a la derecha
pen-chart-never = no entra
pen-chart-in = entra con { $from } a { $to }
pen-chart-note = El dado se tira cuando se han mostrado las dos cartas; con un 1 siempre va fuera. Izquierda y derecha, como las ve el lanzador.

## What a notebook says: $n times out of $all. $who is you, if the reader wrote it about the player, or bot, if the player wrote it
## about the bot $name. $place is left, middle or right.

pen-noted-kicked = { $who ->
    [you] Has
   *[other] { $name } ha
} tirado { $place ->
    [left] a la izquierda
    [right] a la derecha
   *[middle] por el centro
} { $n } de { $all } veces.
pen-noted-dived = { $who ->
    [you] Te has
   *[other] { $name } se ha
} { $place ->
    [left] lanzado a la izquierda
    [right] lanzado a la derecha
   *[middle] quedado en el centro
} { $n } de { $all } veces.
pen-noted-kicked-again = { $who ->
    [you] Has
   *[other] { $name } ha
} repetido sitio al tirar { $n } de { $all } veces.
pen-noted-dived-again = { $who ->
    [you] Has
   *[other] { $name } ha
} repetido sitio bajo palos { $n } de { $all } veces.

## A bot's reason for its choice, in one sentence. It speaks of itself as `it`.
pen-bot-middle = Al centro: ahí no se atreve a quedarse nadie.
pen-bot-same-again = Otra vez lo mismo.
pen-bot-not-again = Otra vez al mismo sitio, no.
pen-bot-other-way = El portero fue al otro lado la última vez.
pen-bot-kicked-last = Ahí tiró el rival la última vez.
pen-bot-dives-least = Es adonde menos va el portero.
pen-bot-kicks-most = Es adonde más tira el rival.
pen-bot-best-play = Es lo que haría el juego perfecto.
pen-bot-nothing-to-go-on = Sin pistas: cada lado cinco veces de doce; el centro, dos.
pen-bot-keeper-may-go = Es probable que el portero { $place ->
    [left] vaya a la izquierda
    [middle] se quede en el centro
   *[right] vaya a la derecha
}.
pen-bot-kick-may-go = Es probable que el tiro vaya { $place ->
    [left] a la izquierda
    [middle] al centro
   *[right] a la derecha
}.
pen-bot-expects = Espera { $what ->
    [keeper] al portero
   *[kick] el tiro
}: { $left } % izquierda, { $middle } % centro, { $right } % derecha.

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# The first kicks are about to be taken.
say-pen-first =
    .l1 = Aquí no hay noventa minutos. Directos a cuando tiemblan las piernas.
    .l2 = Tira primero { $us }. { $keeper } le da una palmadita al larguero.
    .l3 = Un balón, un punto, dos porteros. Empieza { $us }.
    .l4 = Penaltis y nada más que penaltis. Abre { $us }.

# A goal.
say-pen-scored =
    .l1 = La manda a guardar { $who }. { $score }.
    .l2 = ¡Dentro! { $who } ni ha mirado a { $keeper }.
    .l3 = { $who } elige el sitio, y ahí la pone.
    .l4 = A ese de { $who }, { $keeper } solo puede decirle adiós.
    .l5 = Marca { $who }, y se acuerda de respirar.
    .l6 = Hielo en las venas de { $who }. { $score }.

# The keeper stops it; the side is the keeper's, `{who}` kicked.
say-pen-saved =
    .l1 = ¡Parado! { $gloves } lee a { $who } como un libro abierto.
    .l2 = ¡Llega { $gloves }! { $who } no quiere ni mirar.
    .l3 = ¡No! La saca { $gloves }.
    .l4 = { $who } ha tenido una buena idea. { $gloves } la tuvo antes.
    .l5 = ¡Qué mano más firme de { $gloves }, y cómo ruge { $us }!

# Off the target.
say-pen-wide =
    .l1 = ¡No entra! { $who } lo va a ver otra vez de madrugada.
    .l2 = { $who } no acierta. Sigue el { $score }.
    .l3 = No hay gol de { $who }. El portero estaba solo de compañía.
    .l4 = Ay, { $who }. La portería era lo de en medio.

# Over the bar, as kicks down the middle go.
say-pen-too-high =
    .l1 = ¡Por encima! { $who } ha encontrado a alguien en la fila F.
    .l2 = { $who } la manda a las nubes. Igual baja mañana.
    .l3 = { $who } la levanta por encima del larguero. Sigue el { $score }.
    .l4 = Ay, { $who }. La portería también se acaba por arriba.

# The kick that settles it.
say-pen-won =
    .l1 = ¡{ $who } gana la tanda para { $us }! Ya está debajo de la montonera.
    .l2 = ¡Se acabó! { $who }, con el penalti que lo decide todo.
    .l3 = { $who } pone el punto final. En { $us } ya corren hacia el córner.
    .l4 = ¡Dentro, y final! { $who } se lo da a { $us }.

# Full time.
say-pen-over =
    .l1 = Gana { $us } la tanda, { $score }. Que alguien abrace al portero.
    .l2 = Desde los once metros, { $us }. { $them } se queda mirando al vacío.
    .l3 = { $score }, y a { $us } no le tembló el pulso.
    .l4 = Se acabó. { $us } se queda con el balón; { $them }, con el recuerdo.

# On the result: no sudden death was needed.
pen-in-normal-time = En la tanda reglamentaria.
