### Spanish: the levels, and the lessons among them. `levels/<game>/<name>.ron` names these messages.

## Titles, as buttons.

level-title-first-shootout = Primera tanda
level-title-first-match = Primer partido
level-title-surprises = Sorpresas
level-title-three-turns-left = Quedan tres turnos
level-title-the-split-in-extra-time = El reparto, en la prórroga

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
level-pen-first-match-10 = Lo han adivinado. Ahora lánzate adonde quieras: nadie sabe adónde tirarán.
level-pen-first-match-11 = Empate tras tres: otro por equipo, hasta que uno marque y el otro falle.
level-pen-first-match-12 = Otra vez tiras tú primero: a la izquierda.
level-pen-first-match-13 = ¡Dentro! Si este no entra, ganas: lánzate a la derecha.

## Soccer 17: First match.

level-s17-first-match = El sorteo, y después los últimos turnos de un partido que sigue cero a cero. Elige una carta mientras Kestrel Vale elige la suya: si la adivinan, el balón es suyo; si no, va adonde dice tu carta.
level-s17-first-match-1 = Has ganado el sorteo: ataca primero, y ellos empiezan la segunda parte.
level-s17-first-match-2 = La segunda parte se acaba, cero a cero, y atacas esta portería.
level-s17-first-match-3 = El balón está en la zona 2: la columna 2 dice qué hace tu carta.
level-s17-first-match-4 = Las flechas mueven el balón; los discos son tiros, y las estrellas los refuerzan.
level-s17-first-match-5 = Haz clic en Regate: sale bien si la carta que eligen no lo corta.
level-s17-first-match-6 = Han elegido Bloqueo, que solo corta Pase: tu Regate lleva el balón adelante.
level-s17-first-match-7 = Ahora cambia, o te leerán: elige Pase.
level-s17-first-match-8 = ¡Te has ido otra vez! Puedes tirar o avanzar: métete en su área.
level-s17-first-match-9 = En el área, Regate es un tiro con tres cartas de tiro: elígelo.
level-s17-first-match-10 = Una de estas seis es el gol. Destapa esta.
level-s17-first-match-11 = Solo grada. Te quedan dos: destapa esta.
level-s17-first-match-12 = ¡Gol! Ahora atacan ellos, así que de tus cartas cuenta la mitad que defiende.
level-s17-first-match-13 = Entrada corta Pase y Pared, pero es falta contra Regate: elígela.
level-s17-first-match-14 = ¡Acertar te da el balón! Último turno: Pared o Regate, lo que quieras.

## Soccer 17: Surprises.

level-s17-surprises = Quedan seis turnos, cero a cero. Descubre lo que un primer partido no siempre enseña: un tiro sin carta, el saque del portero, las faltas y para qué sirven las estrellas.
level-s17-surprises-1 = Ganaste el sorteo y defendiste primero, así que empezaste la segunda parte.
level-s17-surprises-2 = Pase desde el centro avanza dos zonas, o es un tiro sin carta: elígelo.
level-s17-surprises-3 = Prueba el tiro: sin carta que destapar, solo puede marcar un Rechace.
level-s17-surprises-4 = Un Rechace te cuesta Entrada hasta que acabe la parte: guárdala.
level-s17-surprises-5 = Fallado: su portero saca el balón del área enseguida.
level-s17-surprises-6 = Elige Entrada: corta Pase y Pared.
level-s17-surprises-7 = ¡Falta! Han sacado el tiro libre sin oposición, y te has quedado sin Entrada.
level-s17-surprises-8 = Su estrella refuerza los tiros con Pase, así que espera un Pase: elige Bloqueo.
level-s17-surprises-9 = ¡Cortado! Las estrellas se pierden con el balón, así que la suya ya no está.
level-s17-surprises-10 = Desde tu campo, Pase da también una estrella: elígelo.
level-s17-surprises-11 = Si das la estrella a Pared, sus tiros destapan una carta más: dásela.
level-s17-surprises-12 = Métete en su área con Regate.
level-s17-surprises-13 = Regate otra vez: una Entrada en el área sería penalti.
level-s17-surprises-14 = ¡Penalti! Cuatro cartas, y las estrellas no cambian nada. Destapa esta.

## Soccer 17: Three turns left.

level-s17-three-turns-left = Minuto 84. Vas un gol por debajo, con el balón en su campo y todas las cartas en la mano. Quedan tres turnos: busca el empate.

## Soccer: First match.

level-s52-first-match = La última ronda, uno a uno. Dos de tus cartas tiran; las otras paran los tiros de Kestrel Vale.
level-s52-first-match-1 = La última de seis rondas, y van uno a uno.
level-s52-first-match-2 = Tras cada ronda los dos robaron cuatro cartas. Ahora el mazo está vacío.
level-s52-first-match-3 = Dos de tus seis cartas van a tirar; las otras paran tiros.
level-s52-first-match-4 = Dos números paran un tiro si su suma o su diferencia lo iguala.
level-s52-first-match-5 = También su mismo número, dos de su palo o un portero de su color.
level-s52-first-match-6 = Las J, Q y K son porteros: al tirar, solo marcan con un segundo portero.
level-s52-first-match-7 = Pon el 2 de corazones y el 4 de picas: lo que guardas detiene más.
level-s52-first-match-8 = Destapa tu 2 de corazones: va a tirar.
level-s52-first-match-9 = No pueden pararlo; si pudieran, tendrían que hacerlo. ¡Gol!
level-s52-first-match-10 = Ahora, tu 4 de picas.
level-s52-first-match-11 = ¡Parado! Las J, Q y K son porteros: cada uno detiene su color.
level-s52-first-match-12 = Su 10 negro tira. Tu J negra lo para: clic en ella y en Parar.
level-s52-first-match-13 = ¡Un 10 rojo! Dos números lo paran si su suma o su diferencia es 10.
level-s52-first-match-14 = 7 y 3 suman 10: haz clic en los dos y en Parar.

## Soccer: Surprises.

level-s52-surprises = Quedan dos rondas, dos a dos. Descubre lo que un primer partido no siempre enseña: porteros que tiran, un penalti que se tira y otro que no.
level-s52-surprises-1 = Quedan dos rondas, y van dos a dos.
level-s52-surprises-2 = Pon la Q de tréboles, que es un portero, y el 8 de diamantes.
level-s52-surprises-3 = Su Q no ha marcado, porque no han descartado un segundo portero.
level-s52-surprises-4 = Su 7 de tréboles tira: dos tréboles cualesquiera lo paran, así que usa los tuyos.
level-s52-surprises-5 = Ahora atacas tú: destapa tu Q de tréboles.
level-s52-surprises-6 = Puedes tirar un penalti: descarta la K de diamantes, y tu Q marca.
level-s52-surprises-7 = ¡Gol! Nada detiene un penalti, pero te cuesta un segundo portero.
level-s52-surprises-8 = Ahora tira con tu 8 de diamantes.
level-s52-surprises-9 = Tras cada una de las cinco primeras rondas, cada equipo roba cuatro cartas.
level-s52-surprises-10 = Última ronda: pon la J de picas y el 4 de diamantes.
level-s52-surprises-11 = También puedes renunciar a un penalti: destapa tu J de picas.
level-s52-surprises-12 = Renuncia, y guarda tu J roja para parar un tiro.
level-s52-surprises-13 = Ahora, tu 4 de diamantes.
level-s52-surprises-14 = Su 7 rojo es el último tiro: páralo con tu J y gana.

## Soccer Cards: First match.

level-sc-first-match = La segunda parte, uno a uno. Kestrel Vale sale con un balón rojo: páralo con la carta justa, y después sal tú.
level-sc-first-match-1 = Segunda parte, uno a uno. Se turnan para jugar primero: eso es salir.
level-sc-first-match-2 = Antes del saque inicial repartiste dieciséis cartas, ocho para cada parte: quedan estas.
level-sc-first-match-3 = Reparte bien: escudos y ocasiones en ambas partes, y los balones de un color, juntos.
level-sc-first-match-4 = Salen con un balón rojo. Es gol si no lo paras: páralo con portería roja.
level-sc-first-match-5 = ¡Parado! Ahora sales tú: juega un balón negro.
level-sc-first-match-6 = No tenían con qué parar un balón negro: ¡gol tuyo!
level-sc-first-match-7 = Solo un escudo detiene un tiro libre: responde con el amarillo.
level-sc-first-match-8 = El panel cuenta cada tipo: lo que se ha visto y lo que falta por ver.
level-sc-first-match-9 = Sal con tu balón verde: su etiqueta dice cuántas cartas sin ver lo paran.
level-sc-first-match-10 = Un balón lo detiene una portería de su color, o un balón de su color.
level-sc-first-match-11 = No tienes nada azul: suelta tu fuera de juego, que no detiene nada.
level-sc-first-match-12 = Empate otra vez. Sal con tu penalti: solo lo detiene un escudo de colores.

## Soccer Cards: The split, in extra time.

level-sc-surprises = Un partido de copa, dos a dos: cada equipo tiene ocho cartas para dos partes cortas, y todas están a la vista. Reparte las tuyas de modo que un gol no se pueda parar.
level-sc-surprises-1 = Dos a dos en la copa: prórroga. Las cartas que quedan están a la vista.
level-sc-surprises-2 = Tienen un escudo de colores, y ninguna otra cosa detiene un penalti.
level-sc-surprises-3 = Tienes dos penaltis. Si van juntos en una parte, uno entra.
level-sc-surprises-4 = Reparte tus ocho: los dos penaltis y dos escudos ahora; las demás, luego.
level-sc-surprises-5 = Salen con un balón rojo: tu escudo de colores detiene cualquier balón.
level-sc-surprises-6 = Ahora sal con un penalti.
level-sc-surprises-7 = Ese era su escudo. Detén su tiro libre con el amarillo.
level-sc-surprises-8 = Sal con el otro penalti: ya no tienen con qué pararlo.
level-sc-surprises-9 = ¡Gol! Para la segunda parte llegan tus otras cuatro cartas.
level-sc-surprises-10 = Sal con tu portería roja: no es ocasión, pero les cuesta una carta.
level-sc-surprises-11 = Eso tampoco es ocasión: responde con tu escudo amarillo.
level-sc-surprises-12 = Tu balón azul: ya no les queda nada azul.
level-sc-surprises-13 = ¡Otro gol! Tu última carta acaba el partido.

## Soccer-Go: First match.

level-go-first-match = La última ronda, y no ha marcado nadie. Nombra un jugador para cada pase; si cubren el mismo número, pierdes el balón.
level-go-first-match-1 = Ronda cuatro de cuatro, cero a cero, y atacas tú. Siete pases seguidos, y tiras.
level-go-first-match-2 = Pasa a tu 7. A la vez, ellos cubren un número.
level-go-first-match-3 = Han cubierto el 4: el pase ha llegado. Ahora el 7 está gastado para todos.
level-go-first-match-4 = Ahora tu 10, y a ver si vuelven a fallar.
level-go-first-match-5 = Uno más: tu 9.
level-go-first-match-6 = Una carta de poder se ilumina si puedes jugarla: juega Disparo, sin más pases.
level-go-first-match-7 = Tira a la izquierda, mientras su portero elige adónde se lanza.
level-go-first-match-8 = ¡Gol! Tras cada ataque puedes cambiar una carta de poder: quédate con las tuyas.
level-go-first-match-9 = Ahora pasan ellos y cubres tú: con el mismo número, el balón es tuyo.
level-go-first-match-10 = Cubre el 3: la carta es tuya; la camiseta que cubres, suya.
level-go-first-match-11 = Han pasado al 8. Si fallas al adivinar, no pierdes nada.
level-go-first-match-12 = Quedan menos números, así que adivinar es más fácil: cubre el 5 y es tuyo.

## Soccer-Go: Surprises.

level-go-surprises = Han llegado seis pases. Descubre lo que un primer partido no siempre enseña: el portero en el pase 7, una carta anulada y una Entrada.
level-go-surprises-1 = Han llegado seis pases: este es el pase 7, y después tiras.
level-go-surprises-2 = En el pase 7 nadie puede elegir el número 1, el portero.
level-go-surprises-3 = Pasa a tu 11.
level-go-surprises-4 = Siete pases: ahora tira. A la derecha.
level-go-surprises-5 = ¡Gol! Quédate con tus cartas: ahora atacan, y tienes un Bloqueo y una Entrada.
level-go-surprises-6 = Juegan Contraataque, ¡tres pases de golpe! Tu Bloqueo A lo anula.
level-go-surprises-7 = Las dos cartas están usadas, y las usadas no vuelven en este partido.
level-go-surprises-8 = Así que tienen que pasar: cubre el 3.
level-go-surprises-9 = Han pasado al 8. Cubre el 5.
level-go-surprises-10 = Desde el pase 3 puedes jugar Entrada: juégala, y disputa el balón.
level-go-surprises-11 = Si ganas, su ataque se acaba; si pierdes, siguen. Saca piedra.
level-go-surprises-12 = Han coincidido, así que otra vez: el papel gana a la piedra.

## Soccer Solitaire: First match.

level-sol-first-match = Quedan tres turnos, dos a dos. Entrenas a Harbour Town: las cartas rojas actúan para ti; las negras, para Kestrel Vale. Gana el más fuerte.
level-sol-first-match-1 = Quedan tres turnos, dos a dos. Entrenas a Harbour Town, los rojos.
level-sol-first-match-2 = Tu fuerza es 9; la suya, 11: es la carta activa de cada equipo.
level-sol-first-match-3 = Cada turno usas dos de estas tres. Rojo actúa para ti; negro, para ellos.
level-sol-first-match-4 = Tienes el balón, así que un número es un pase: 16 a 11. Úsalo.
level-sol-first-match-5 = Ha salido bien: conservas el balón, y entra una carta activa nueva.
level-sol-first-match-6 = Lo usado sigue sumando: con su 5, 16 a 20. Úsalo ahora, que falla.
level-sol-first-match-7 = Con su 8 son 19 a 13, y ganan el balón. Úsalo ahora.
level-sol-first-match-8 = Ahora puedes recuperarlo enseguida: con tu 9 sumas 22.
level-sol-first-match-9 = El último turno: primero pasa, para tener una carta activa nueva.
level-sol-first-match-10 = Las J, Q, K y los ases tiran: gana con tu Q.

## Soccer Solitaire: Surprises.

level-sol-surprises = Quedan tres turnos, y ganas 3-2. Descubre lo que un primer partido no siempre enseña: las contras, las tarjetas del árbitro y las medallas.
level-sol-surprises-1 = Quedan tres turnos. Gana por tres goles y tienes la medalla de bronce.
level-sol-surprises-2 = Tienen el balón, y una K sin balón es una contra: usa la tuya.
level-sol-surprises-3 = Ha ganado el balón y ha entrado una carta activa nueva.
level-sol-surprises-4 = Su K también es una contra, pero con 16 a 18 falla: úsala.
level-sol-surprises-5 = Una contra fallida trae una amarilla. La segunda es roja, ¡y gol!
level-sol-surprises-6 = Con tu 3 son 8 a 10: mira cómo se pierde el balón.
level-sol-surprises-7 = Recupéralo: con tu 7 sumas 15.
level-sol-surprises-8 = Con el balón basta igualar: con tu 5 son 10 a 10.
level-sol-surprises-9 = Ha salido bien. Sin el balón, igualar no gana nada.
level-sol-surprises-10 = Tu J tira con 26 a 10: úsala, y bronce.
