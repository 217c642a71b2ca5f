### Spanish: the levels, and the lessons among them. `levels/<game>/<name>.ron` names these messages.

## Titles, as buttons.

level-title-first-shootout = Primera tanda
level-title-first-match = Primer partido
level-title-surprises = Sorpresas
level-title-three-turns-left = Quedan tres turnos
level-title-the-split-in-extra-time = La división, en la prórroga

## The first message of each level says in one or two sentences what the match is about. Those with numbers are the steps of its
## lesson, in their order: each is one plain sentence of at most 15 words beside what it points at. Cards, areas and scores are
## those of that match, and `you` are always home, Harbour Town.

## Penalty Shootout: First shootout.

level-pen-first-match = Tres penaltis por equipo. Elige un sitio en cada tiro; cuando tire Kestrel Vale, elige adónde te lanzas. Si hay empate, decide un penalti más cada uno.
level-pen-first-match-1 = Tres penaltis por equipo: gana quien marque más.
level-pen-first-match-2 = Tiras tú primero: haz clic en esta carta para tirar a la izquierda.
level-pen-first-match-3 = ¡Dentro! Se ha lanzado al otro lado: solo fallabas con un 1 en el dado.
level-pen-first-match-4 = Ahora tiran ellos. Tienes una corazonada, la derecha: lánzate ahí.
level-pen-first-match-5 = ¡Parado, el mismo lado! Con un 4 o más en el dado habría entrado.
level-pen-first-match-6 = Si el portero se lanza, deja libre el centro: tira por ahí.
level-pen-first-match-7 = ¡Dentro! Pero un portero que se queda detiene todos los tiros al centro.
level-pen-first-match-8 = La última vez fueron a la derecha: lánzate ahí otra vez, o quédate.
level-pen-first-match-9 = Vas 2-1: con un gol más, ganas. Tira a la derecha.
level-pen-first-match-10 = Lo han adivinado. Tiraron a la derecha y a la izquierda: lánzate adonde creas que irá el siguiente.
level-pen-first-match-11 = Empate tras tres: otro por equipo, hasta que uno marque y el otro falle.
level-pen-first-match-12 = Otra vez tiras tú primero: a la izquierda.
level-pen-first-match-13 = ¡Dentro! Si este no entra, ganas: lánzate a la derecha.

## Soccer 17: First match.

level-s17-first-match = El sorteo, y después los últimos turnos de un partido que sigue 0-0. Elige una carta mientras Kestrel Vale elige la suya: si la adivinan, el balón es suyo; si no, va adonde dice tu carta.
level-s17-first-match-1 = Has ganado el sorteo: ataca primero, y ellos empiezan la segunda parte.
level-s17-first-match-2 = La segunda parte se acaba, 0-0, y atacas esta portería.
level-s17-first-match-3 = En la liga se puede empatar; en la copa se sigue con la prórroga.
level-s17-first-match-4 = El balón está en la zona 1: la columna 1 dice qué hace tu carta.
level-s17-first-match-5 = Las flechas mueven el balón; los discos son tiros, y las estrellas los refuerzan.
level-s17-first-match-6 = Haz clic en Pase: sale bien si la carta que eligen no lo corta.
level-s17-first-match-7 = Presión solo corta Regate: has pasado. Con tu estrella, refuerza Pared.
level-s17-first-match-8 = Ahora cambia, o te leerán: Pared tira, y tu estrella añade una carta.
level-s17-first-match-9 = ¡Te has ido otra vez! Puedes tirar o tomar otra estrella: tira.
level-s17-first-match-10 = Una de estas seis es el gol, y destapas dos. Empieza aquí.
level-s17-first-match-11 = Solo grada. Destapa aquí la segunda.
level-s17-first-match-12 = ¡Fallado! Un Rechace destapa otra, pero te cuesta Entrada: juégalo.
level-s17-first-match-13 = Una carta más: destapa esta.
level-s17-first-match-14 = ¡Gol! Ahora atacan ellos, así que de tus cartas cuenta la mitad que defiende.
level-s17-first-match-15 = Te has quedado sin Entrada hasta el final de la parte: elige Bloqueo, que corta Pase.
level-s17-first-match-16 = ¡Acertar te da el balón! Último turno: Pared o Regate, lo que quieras.

## Soccer 17: Surprises.

level-s17-surprises = Quedan seis turnos, 0-0. Descubre lo que un primer partido no siempre enseña: un tiro sin carta, el saque del portero, las faltas y para qué sirven las estrellas.
level-s17-surprises-1 = Ganaste el sorteo y defendiste primero, así que empezaste la segunda parte.
level-s17-surprises-2 = En la liga vale el empate; en la copa hay prórroga y después penaltis.
level-s17-surprises-3 = Pase desde el centro avanza dos zonas, o es un tiro sin carta: elígelo.
level-s17-surprises-4 = Prueba el tiro: sin carta que destapar, solo puede marcar un Rechace.
level-s17-surprises-5 = Un Rechace te cuesta Entrada hasta que acabe la parte: guárdala.
level-s17-surprises-6 = Fallado: su portero saca el balón del área enseguida.
level-s17-surprises-7 = Elige Entrada: corta Pase y Pared.
level-s17-surprises-8 = ¡Falta! Han sacado el tiro libre sin oposición, y te has quedado sin Entrada.
level-s17-surprises-9 = Su estrella refuerza los tiros con Pase, así que espera un Pase: elige Bloqueo.
level-s17-surprises-10 = ¡Cortado! Las estrellas se pierden con el balón, así que la suya ya no está.
level-s17-surprises-11 = Desde tu campo, Pase da también una estrella: elígelo.
level-s17-surprises-12 = Si das la estrella a Pared, sus tiros destapan una carta más: dásela.
level-s17-surprises-13 = Métete en su área con Regate.
level-s17-surprises-14 = Regate otra vez: una Entrada en el área sería penalti.
level-s17-surprises-15 = ¡Penalti! Cuatro cartas, y las estrellas no cambian nada. Destapa esta.

## Soccer 17: Three turns left.

level-s17-three-turns-left = Minuto 84. Vas un gol por debajo, con el balón en su campo y todas las cartas en la mano. Quedan tres turnos: busca el empate.

## Soccer: First match.

level-s52-first-match = La última ronda, 1-1. Dos de tus cartas tiran; las otras paran los tiros de Kestrel Vale.
level-s52-first-match-1 = La última de seis rondas, y van 1-1.
level-s52-first-match-2 = Si hay empate tras seis rondas, se juegan más, hasta que alguien gane una.
level-s52-first-match-3 = Dos de tus seis cartas van a tirar; las otras paran tiros.
level-s52-first-match-4 = Una sola carta basta contra el 7 de corazones: un portero de rojo u otro 7.
level-s52-first-match-5 = También dos números cuya suma o diferencia sea 7; el as vale 1.
level-s52-first-match-6 = Y también dos cartas de su palo, sean las que sean: aquí, dos corazones.
level-s52-first-match-7 = Las J, Q y K son porteros: al tirar, solo marcan con un segundo portero.
level-s52-first-match-8 = Pon el 2 de corazones y el 4 de picas: lo que guardas detiene más.
level-s52-first-match-9 = Destapa tu 2 de corazones: va a tirar.
level-s52-first-match-10 = No pueden pararlo; si pudieran, tendrían que hacerlo. ¡Gol!
level-s52-first-match-11 = Ahora, tu 4 de picas.
level-s52-first-match-12 = ¡Parado! Su K negra es un portero del mismo color que tu 4.
level-s52-first-match-13 = Su 10 negro tira. Tu J negra lo para: clic en ella y en Parar.
level-s52-first-match-14 = ¡Un 10 rojo! Dos números lo paran si su suma o su diferencia es 10.
level-s52-first-match-15 = 7 y 3 suman 10: haz clic en los dos y en Parar.

## Soccer: Surprises.

level-s52-surprises = Quedan dos rondas, 2-2. Descubre lo que un primer partido no siempre enseña: porteros que tiran, un penalti que se tira y otro que no.
level-s52-surprises-1 = Quedan dos rondas, y van 2-2.
level-s52-surprises-2 = Si tras la sexta hay empate, se sigue ronda a ronda, hasta que alguien gane una.
level-s52-surprises-3 = Pon la Q de tréboles, que es un portero, y el 8 de diamantes.
level-s52-surprises-4 = Su Q no ha marcado, porque no han descartado un segundo portero.
level-s52-surprises-5 = Su 7 de tréboles tira: dos tréboles cualesquiera lo paran, así que usa los tuyos.
level-s52-surprises-6 = Ahora atacas tú: destapa tu Q de tréboles.
level-s52-surprises-7 = Puedes tirar un penalti: descarta la K de diamantes, y tu Q marca.
level-s52-surprises-8 = ¡Gol! Nada detiene un penalti, pero te cuesta un segundo portero.
level-s52-surprises-9 = Ahora tira con tu 8 de diamantes.
level-s52-surprises-10 = Tras cada una de las cinco primeras rondas, cada equipo roba cuatro cartas.
level-s52-surprises-11 = Última ronda: pon la J de picas y el 4 de diamantes.
level-s52-surprises-12 = También puedes renunciar a un penalti: destapa tu J de picas.
level-s52-surprises-13 = Renuncia, y guarda tu J roja para parar un tiro.
level-s52-surprises-14 = Ahora, tu 4 de diamantes.
level-s52-surprises-15 = Su 7 rojo es el último tiro: páralo con tu J y gana.

## Soccer Cards: First match.

level-sc-first-match = Segunda parte, y seguimos 0-0. Kestrel Vale sale con un balón verde: páralo con la carta adecuada, y después sal tú.
level-sc-first-match-1 = Salen con un balón verde. Cualquiera de estas lo para: usa tu portería verde.
level-sc-first-match-2 = ¡Parado! Ahora juegas tú primero, eso es salir: el balón rojo, que solo paran dos cartas.
level-sc-first-match-3 = Un escudo de colores detiene cualquier ocasión. El panel cuenta uno que no has visto.
level-sc-first-match-4 = Un balón también detiene otro de su color: responde con el negro.
level-sc-first-match-5 = Sal con tu tiro libre: solo lo paran escudos amarillos o de colores, y queda uno.
level-sc-first-match-6 = Ya no les quedan escudos, y por eso la etiqueta de tu penalti dice “gol seguro”.
level-sc-first-match-7 = Antes detén su balón azul: solo puede hacerlo tu escudo de colores.
level-sc-first-match-8 = Ahora sal con el penalti: solo lo detiene un escudo de colores, y no queda ninguno.
level-sc-first-match-9 = ¡Gol! Ahora salen ellos con un penalti, y ninguna de tus cartas lo detiene.
level-sc-first-match-10 = Aun así tienes que responder: suelta lo que menos necesitas, tu fuera de juego.
level-sc-first-match-11 = 1-1. Antes del saque inicial dividiste dieciséis cartas: ocho para cada parte.
level-sc-first-match-12 = Un segundo escudo de colores en esta parte habría parado su penalti.
level-sc-first-match-13 = Un partido de liga puede acabar en empate, pero en la copa hay prórroga.
level-sc-first-match-14 = Queda una carta por equipo, y nada puede parar tu balón rojo: sal con él y gana.

## Soccer Cards: The split, in extra time.

level-sc-surprises = Un partido de copa, 2-2: cada equipo tiene ocho cartas para dos partes cortas, y todas están a la vista. Divide las tuyas de modo que un gol no se pueda parar.
level-sc-surprises-1 = 2-2 en la copa: prórroga. Las cartas que quedan están a la vista.
level-sc-surprises-2 = Si la prórroga acaba en empate, deciden los penaltis: cinco por equipo.
level-sc-surprises-3 = Tienen un escudo de colores, y ninguna otra cosa detiene un penalti.
level-sc-surprises-4 = Tienes dos penaltis. Si van juntos en una parte, uno entra.
level-sc-surprises-5 = Divide tus ocho: los dos penaltis y dos escudos ahora; las demás, luego.
level-sc-surprises-6 = Salen con un balón rojo: tu escudo de colores detiene cualquier balón.
level-sc-surprises-7 = Ahora sal con un penalti.
level-sc-surprises-8 = Ese era su escudo. Detén su tiro libre con el amarillo.
level-sc-surprises-9 = Sal con el otro penalti: ya no tienen con qué pararlo.
level-sc-surprises-10 = ¡Gol! Para la segunda parte llegan tus otras cuatro cartas.
level-sc-surprises-11 = Sal con tu portería roja: sin peligro, pero les cuesta una carta.
level-sc-surprises-12 = Tampoco tiene peligro: responde con tu escudo amarillo.
level-sc-surprises-13 = Tu balón azul: ya no les queda nada azul.
level-sc-surprises-14 = ¡Otro gol! Tu última carta acaba el partido.

## Soccer-Go: First match.

level-go-first-match = La última ronda, y no ha marcado nadie. Nombra un jugador para cada pase; si cubren el mismo número, pierdes el balón.
level-go-first-match-1 = Ronda cuatro de cuatro, 0-0, y atacas tú. Siete pases seguidos, y tiras.
level-go-first-match-2 = Si tras esta ronda hay empate, cada uno ataca otra vez. ¿Sigue el empate? Penaltis.
level-go-first-match-3 = Pasa a tu 7. A la vez, ellos cubren un número.
level-go-first-match-4 = Han cubierto el 4: el pase ha llegado. Ahora el 7 está gastado para todos.
level-go-first-match-5 = Ahora tu 10, y a ver si vuelven a fallar.
level-go-first-match-6 = Uno más: tu 9.
level-go-first-match-7 = Una carta de poder se ilumina si puedes jugarla: juega Disparo, sin más pases.
level-go-first-match-8 = Tira a la izquierda, mientras su portero elige adónde se lanza.
level-go-first-match-9 = ¡Gol! Tras cada ataque puedes cambiar una carta de poder: quédate con las tuyas.
level-go-first-match-10 = Ahora pasan ellos y cubres tú: con el mismo número, el balón es tuyo.
level-go-first-match-11 = Cubre el 3: pones tu carta 3 contra su número 3.
level-go-first-match-12 = Han pasado al 8. Si fallas al adivinar, no pierdes nada.
level-go-first-match-13 = Quedan menos números, así que adivinar es más fácil: cubre el 5 y es tuyo.

## Soccer-Go: Surprises.

level-go-surprises = Han llegado seis pases. Descubre lo que un primer partido no siempre enseña: el portero en el pase 7, una carta anulada y una Entrada.
level-go-surprises-1 = Han llegado seis pases: este es el pase 7, y después tiras.
level-go-surprises-2 = Si al final hay empate, se juega la prórroga. ¿Sigue el empate? Penaltis.
level-go-surprises-3 = En el pase 7 nadie puede elegir el número 1, el portero.
level-go-surprises-4 = Pasa a tu 11.
level-go-surprises-5 = Siete pases: ahora tira. A la derecha.
level-go-surprises-6 = ¡Gol! Quédate con tus cartas: ahora atacan, y tienes un Bloqueo y una Entrada.
level-go-surprises-7 = Juegan Contraataque, ¡tres pases de golpe! Tu Bloqueo A lo anula.
level-go-surprises-8 = Las dos cartas están usadas, y las usadas no vuelven en este partido.
level-go-surprises-9 = Así que tienen que pasar: cubre el 3.
level-go-surprises-10 = Han pasado al 8. Cubre el 5.
level-go-surprises-11 = Desde el pase 3, juega Entrada: piedra, papel o tijera por el balón.
level-go-surprises-12 = Si ganas, su ataque se acaba; si pierdes, siguen. Saca piedra.
level-go-surprises-13 = Manos iguales, otra vez: el papel gana a la piedra.

## Soccer Solitaire: First match.

level-sol-first-match = Quedan cuatro turnos, 3-3. Entrenas a Harbour Town: las cartas rojas actúan para ti; las negras, para Kestrel Vale. Gana el más fuerte.
level-sol-first-match-1 = Quedan cuatro turnos, 3-3. Entrenas a Harbour Town, los rojos.
level-sol-first-match-2 = Si sigue el empate, hay prórroga y después penaltis.
level-sol-first-match-3 = Tu fuerza es 6, y la suya también: es la carta activa de cada equipo.
level-sol-first-match-4 = Cada turno usas dos de estas tres. Rojo actúa para ti; negro, para ellos.
level-sol-first-match-5 = Tienes el balón, así que un número es un pase: 10 a 6. Úsalo.
level-sol-first-match-6 = Ha salido bien: conservas el balón, y entra una carta activa nueva.
level-sol-first-match-7 = Las J, Q, K y los ases tiran, y tu 4 sigue sumando: usa tu J.
level-sol-first-match-8 = ¡Gol! Conservas el balón; ellos pierden su carta activa y destapan otra.
level-sol-first-match-9 = Tres cartas negras, y dos tienen que actuar. Su 2 falla, 11 a 12: úsalo.
level-sol-first-match-10 = Ahora ganan el balón con cualquiera de las otras: usa el 9; la J aún puede fallar.
level-sol-first-match-11 = Sin el balón, tu K contraataca: 25 a 9, y lo ganas. Úsala.
level-sol-first-match-12 = Su K también es una contra, pero 22 a 23 falla: úsala ahora.
level-sol-first-match-13 = Una contra fallida es tarjeta amarilla: su 9 queda de lado.
level-sol-first-match-14 = El último turno: primero el pase, o su J ganaría el balón.
level-sol-first-match-15 = Ahora su J hace 20 a 20: con la misma fuerza gana quien tiene el balón.
level-sol-first-match-16 = Su J falla: la segunda amarilla expulsa al 9 y cuenta como gol.

## Soccer Solitaire: Surprises.

level-sol-surprises = Quedan tres turnos, y ganas 3-2. Descubre lo que un primer partido no siempre enseña: un pase que falla, la misma fuerza y las medallas.
level-sol-surprises-1 = Quedan tres turnos. Gana por tres goles y tienes la medalla de bronce.
level-sol-surprises-2 = Con empate tras dos partes hay prórroga, y entonces no hay medalla.
level-sol-surprises-3 = Tienen el balón, y una K sin balón es una contra: usa la tuya.
level-sol-surprises-4 = Ha ganado el balón y ha entrado una carta activa nueva.
level-sol-surprises-5 = Su K también es una contra, pero con 16 a 18 falla: úsala.
level-sol-surprises-6 = Una contra fallida trae una amarilla. La segunda es roja, ¡y gol!
level-sol-surprises-7 = Con tu 3 son 8 a 10: mira cómo se pierde el balón.
level-sol-surprises-8 = Recupéralo: con tu 7 sumas 15.
level-sol-surprises-9 = Con el balón basta igualar: con tu 5 son 10 a 10.
level-sol-surprises-10 = Ha salido bien. Sin el balón, igualar no gana nada.
level-sol-surprises-11 = Tu J tira con 26 a 10: úsala y llévate el bronce.
