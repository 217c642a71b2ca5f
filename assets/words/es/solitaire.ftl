### Spanish: solitaire

sol-title = Soccer Solitaire
sol-tagline = Dos mazos, dos equipos, un entrenador: tú.
sol-aim = Juega tus cartas cuando seas más fuerte: roba el balón, guárdalo, tira.
sol-chance = Las cartas que salieron
sol-bot-1-line = Usa cualquier carta.
sol-bot-2-line = Tira cuando puede y, si no, usa lo primero que encuentra.
sol-bot-3-line = Le gusta tirar, y ve lo que tiene delante de las narices.
sol-bot-4-line = Hace lo que parece bueno ahora mismo, pero se despista a menudo.
sol-bot-5-line = Toma la carta que ahora parece mejor, y no piensa más allá.
sol-bot-6-line = Piensa un turno por delante, con algún pequeño despiste.
sol-bot-7-line = Juega de cabeza los próximos turnos, de muchas maneras distintas.
sol-bot-8-line = Prueba cada carta media docena de turnos más allá, muchas veces, antes de elegir.
sol-zone-team-pile = MAZO DEL EQUIPO
sol-zone-active = ACTIVA
sol-zone-used = USADAS
sol-zone-goals-against = GOLES ENCAJADOS
sol-zone-play-space = ESPACIO DE JUEGO
sol-zone-play-pile = MAZO DE JUEGO
sol-zone-discard-pile = DESCARTES
sol-field-duel = Entrenadores
sol-field-duel-false = Uno solo
sol-field-duel-true = Duelo
sol-field-home-suit = Palo local
sol-field-home-suit-h = Corazones
sol-field-home-suit-d = Diamantes
sol-field-home-suit-c = Tréboles
sol-field-home-suit-s = Picas
sol-field-away-suit = Palo visitante
sol-field-away-suit-s = Picas
sol-field-away-suit-c = Tréboles
sol-field-away-suit-d = Diamantes
sol-field-away-suit-h = Corazones
# Why no match can begin with these suits, as half a sentence after a colon.
sol-options-one-colour = { $colour ->
    [black] los dos palos son negros; elige corazones o diamantes para uno
   *[red] los dos palos son rojos; elige tréboles o picas para uno
}
sol-field-kick-off-after-goal = Balón tras un gol
sol-field-kick-off-after-goal-scoring = De quien marca
sol-field-kick-off-after-goal-conceding = Del otro equipo
sol-field-first-pick = Elige primero en Duelo
sol-field-first-pick-alternate = Por turnos
sol-field-first-pick-withoutball = Quien no tiene balón
sol-rules-1-head = La idea
sol-rules-1 = Cada equipo tiene una carta activa en el campo, y debajo hay tres cartas de juego. Cada turno usas dos de ellas, y cada una actúa para el equipo de su color, te guste o no. El arte está en el orden: qué carta primero, cuál después y cuál no.
sol-rules-2-head = Un turno
sol-rules-2 = Hay tres cartas de juego boca arriba. Usa una, después otra; cada una va al equipo de su color y queda sobre su carta activa hasta que acaba el turno. Entonces las dos se retiran y salen dos nuevas. En el primer turno de una parte nadie tiene el balón: se lo queda enseguida el equipo de la primera carta usada.
sol-rules-3-head = Las cartas
sol-rules-3 = El local es un palo; el visitante, un palo del otro color: corazones y diamantes son rojos; tréboles y picas, negros. De cada palo quedan fuera dos cartas, sin ver; las otras once son el mazo del equipo, y la de arriba se destapa: es la carta activa. Los otros dos palos, uno de cada color, forman el mazo de juego de 26. Una carta vale su número; la J, 11; la Q, 12; la K, 13; el as, 14.
sol-rules-4-head = Fuerza
sol-rules-4 = La fuerza de un equipo es su carta activa más todas las cartas de juego que ha usado en este turno, incluso las que fallaron; la cifra junto al equipo la muestra. Para tener éxito, el equipo que actúa tiene que ser el más fuerte; si están iguales, se sale con la suya el que tiene el balón.
sol-rules-5-head = Con el balón
sol-rules-5 = Una carta de juego del 2 al 10 es un pase. Si sale bien, la carta activa va debajo de su mazo y se destapa la siguiente; si no, se pierde el balón. Una J, una Q, una K o un as es un tiro. Si sale bien, es gol: la carta activa del rival deja el partido y va a la pila detrás de su portería. Si no, se pierde el balón. Quien marca conserva el balón.
sol-rules-6-head = Sin el balón
sol-rules-6 = Una carta de juego del 2 al 10 es una entrada. Si sale bien, se recupera el balón; si no, no pasa nada. Una J, una Q, una K o un as es una contra. Si sale bien, se recupera el balón y la carta activa cambia como tras un pase; si no, la propia carta activa ve una amarilla y desde entonces está de lado, también en el mazo. Con la segunda amarilla queda expulsada, y eso cuenta como gol en contra.
sol-rules-7-head = Las partes
sol-rules-7 = Una parte dura doce turnos: después quedan muy pocas cartas de juego. Para la segunda parte se barajan otra vez las 26, y el balón está libre; las cartas activas, los mazos y las amarillas se quedan como están. Gana el equipo con menos cartas detrás de su portería. Un equipo que ha perdido las once pierde en el acto.
sol-rules-8-head = Prórroga y penaltis
sol-rules-8 = Si hay empate, las cartas de juego se dividen en dos y se juegan dos partes de seis turnos; siempre se juegan las dos. Si sigue el empate, cada equipo baraja sus once cartas y, penalti a penalti, cada uno destapa una: marca la más alta; si son iguales, no marca nadie. Al mejor de cinco, hasta que esté decidido; después, muerte súbita.
sol-rules-9-head = Un entrenador y medallas
sol-rules-9 = Si juegas a solas, entrenas al equipo local y eliges para los dos colores: Kestrel Vale no tiene entrenador, solo las cartas que no puedes evitar. Un buen entrenador gana casi siempre, así que las victorias se gradúan por la diferencia: bronce por tres goles, plata por cinco, oro por siete, platino por nueve. Una victoria tras la prórroga no tiene medalla.
sol-rules-10-head = Duelo
sol-rules-10 = Aquí cada equipo tiene un entrenador. Cada turno uno de ellos usa cualquiera de las tres cartas, y después el otro una de las dos que quedan. Los dos pueden usar una carta del color del rival, para malgastarla en mal momento. El que elige primero se alterna cada turno: el rojo abre la primera parte; el negro, la segunda. Como opción, puede elegir primero el equipo sin balón.
sol-rules-11-head = Lo que se sabe
sol-rules-11 = Todo lo que se ha destapado se sabe para siempre. Una carta que fue debajo de su mazo vuelve cuando han pasado las que tiene encima, en el orden en que fueron; deja el puntero sobre un mazo para ver lo que se sabe de él. Nadie sabe qué dos cartas de un equipo están fuera, ni el orden de las que nunca se destaparon.
sol-rules-12-head = Opciones
sol-rules-12 = Los palos los eliges tú. Como regla de la casa, el equipo que encaja de un tiro puede tener el balón después; una segunda amarilla nunca cambia quién lo tiene.
sol-rules-13-head = Créditos
sol-rules-13 = Soccer Solitaire se publicó sin el nombre de su autor. Las medallas y el Duelo son de este proyecto, y también las decisiones donde la edición impresa calla.

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# The first team to act in a half has the ball.
say-sol-ball-taken =
    .l1 = { $us } llega primero al balón, y no piensa soltarlo.
    .l2 = No era de nadie. Ahora es suyo: { $us }.
    .l3 = { $us } se sirve el balón.
    .l4 = Primer toque de { $us }. El que lo encuentra se lo queda.

# A pass that comes off; `{what}` are the strengths, such as `12 v 8`.
say-sol-passed =
    .l1 = Pasa { $us }, { $what }, y entra gente fresca.
    .l2 = A { $us } le salen las cuentas: { $what }. Y sigue.
    .l3 = { CAP($what) }. { $us } la conserva, y cambia de hombre.
    .l4 = Aseado, { $us }. Toma el relevo el siguiente.
    .l5 = { $us } la mueve, { $what }.

# A pass that is lost; the side is the one that has the ball now.
say-sol-pass-cut =
    .l1 = Pasa { $them }, { $what }. Eso no llegaba. La tiene { $us }.
    .l2 = ¡Cortado! La suma de { $us } era más grande.
    .l3 = { $us } da las gracias por ese pase.
    .l4 = Demasiado flojo, y lo recoge { $us }.
    .l5 = { CAP($what) }, y va directo a { $us }.

# A tackle that wins the ball.
say-sol-tackled =
    .l1 = La roba { $us }, { $what }. Salen las cuentas.
    .l2 = A por ella, { $what }, y { $us } sale con el balón.
    .l3 = La unión hace la fuerza: { $us } se queda el balón, { $what }.
    .l4 = Entrada de las buenas de { $us }. { $them } busca el balón.
    .l5 = { $us } llevaba un rato ahorrando para esa. { CAP($what) }.

# A tackle that does not.
say-sol-tackle-missed =
    .l1 = { $us } se tira, { $what }. { $them } ni se entera.
    .l2 = No basta, { $what }. Pero cuenta para el próximo intento.
    .l3 = { $us } le hace una entrada al aire. { $them } sigue a lo suyo.
    .l4 = Un empujoncito de { $us }. Con { $what } no llega.

# A counter that wins the ball.
say-sol-countered =
    .l1 = ¡Contra! { $us } le da la vuelta de golpe.
    .l2 = { $us } se la juega, { $what }, y allá va.
    .l3 = Atrevido, y funciona. { $us } sale a la contra.
    .l4 = ¡Salta { $us }! { CAP($what) }, y la grada en pie.

# A shot that is held; the side is the keeper's.
say-sol-held =
    .l1 = La atrapa { $gloves }. { CAP($what) } no era la suma que querían.
    .l2 = A las manos de { $gloves }, que casi se ofende.
    .l3 = ¡No hay gol! El balón, para { $us }; los lamentos, para { $them }.
    .l4 = { $gloves } la descuelga del aire. { CAP($what) }, y nada más.
    .l5 = Tira { $them }, { $what }, y { $gloves } dice que no.

# A first yellow card for that side.
say-sol-yellow-card =
    .l1 = ¡Amarilla! { $us } entró a destiempo y lo paga.
    .l2 = A la libreta. Otra como esa, y { $us } se queda con uno menos.
    .l3 = Amarilla para { $us }. Esa carta se queda de lado desde ahora.
    .l4 = El árbitro se lleva la mano al bolsillo. Amarilla, { $us }.

# A second yellow card: it counts as a goal, and the side is the one it counts for.
say-sol-sent-off =
    .l1 = ¡A la calle! Segunda amarilla, y cuenta como gol para { $us }. { $score }.
    .l2 = Dos amarillas son una roja, y la roja deja el { $score }.
    .l3 = ¡Expulsión! { $them } pierde un hombre, { $us } gana un gol. Qué cuentas tan crueles.
    .l4 = { $them } no puede protestar, aunque protesta. Fuera, y { $score }.
    .l5 = Gol de { $us } que nadie ha tirado. Segunda amarilla, { $score }.

# Nobody scores a kick.
say-sol-kick-level =
    .l1 = Igual contra igual. Ese no lo marca nadie.
    .l2 = Cartas iguales, ningún gol, más nervios.
    .l3 = Ninguno cede un palmo. Sigue el { $score }.
    .l4 = No pasa nada. A sacudírselo y otra vez.

# Full time, because the other side has no cards left.
say-sol-nobody-left =
    .l1 = A { $them } ya no le queda nadie que jugar. Con eso está todo dicho.
    .l2 = El último de { $them } deja el campo. Gana { $us }, por falta de rival.
    .l3 = A { $us } se le han acabado los rivales. Final.
    .l4 = Medio campo vacío, y el partido es de { $us }.

# A medal for the manager.
say-sol-medal =
    .l1 = Pues { $what } para el entrenador. ¿Queda sitio en la vitrina?
    .l2 = Medalla de { $what }. A sacarle brillo, y a volver a por una mejor.
    .l3 = { CAP($what) }. Bien llevado, carta a carta.
    .l4 = La directiva tiene una medalla para ti: { $what }.
