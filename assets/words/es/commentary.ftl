### Spanish: commentary

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# The match begins.
say-kick-off =
    .l1 = ¡Rueda el balón! Hay caldo caliente en la grada y el césped está húmedo.
    .l2 = El pitido, el balón, el primer toque nervioso. ¡Arrancamos!
    .l3 = Pues ya está en juego. De momento nadie se ha equivocado.
    .l4 = Ahora mismo están iguales en todo. Disfrútenlo, que dura poco.
    .l5 = Empieza esto, y la noche todavía no tiene dueño.
    .l6 = { $us } contra { $them }, y ni un gol entre los dos. Todavía.

# The second half begins.
say-second-half =
    .l1 = Ya están aquí otra vez, con la charla del descanso en los oídos.
    .l2 = Segunda parte. Se acabó el bocadillo y se acabaron las palabras.
    .l3 = Vuelven los mismos, con otras intenciones.
    .l4 = Se reanuda esto. El que tenía un plan ya ha tenido tiempo de dudar.
    .l5 = En juego otra vez, con el { $score } que dejamos en el marcador.

# The last part of extra time begins.
say-last-stretch =
    .l1 = La recta final. Piernas frescas ya no quedan ni de oídas.
    .l2 = Cambio de campo y medias caídas. Los últimos minutos de esto.
    .l3 = Un arreón más. Casi todos preferirían sentarse.
    .l4 = Llega el último acto, y nadie se ha leído el guion.

# Half-time without a goal.
say-half-goalless =
    .l1 = Descanso y sin goles. El marcador ha tenido una noche tranquila.
    .l2 = Nada al descanso. Ideas, muchas; terminadas, ninguna.
    .l3 = Al descanso sin que nadie encuentre la portería. Es esa cosa blanca tan grande.
    .l4 = Cero a cero al descanso. Los porteros lo toman como un cumplido.

# Half-time, level with goals.
say-half-level =
    .l1 = Descanso con { $score }. Entre los dos no cabe ni una carta.
    .l2 = Empate al descanso, { $score }, y los dos banquillos dicen que han sido mejores.
    .l3 = { $score } al descanso. Es justo, aunque ninguno lo va a reconocer.
    .l4 = Tablas al descanso. Alguien tendrá que perder los modales en la segunda.

# Half-time with a lead of one or two.
say-half-lead =
    .l1 = { $us } se va por delante, { $score }, y enfila el túnel sacando pecho.
    .l2 = Descanso, { $score }. A { $them } le toca darle vueltas a la cabeza.
    .l3 = { $us } gana al descanso. Ventaja hay. Tranquilidad, menos.
    .l4 = { $score } al descanso: { $us } por delante, { $them } todavía con vida.

# Half-time with a lead of three or more.
say-half-rout =
    .l1 = Descanso, { $score }. A lo mejor { $them } no quiere ni salir del vestuario.
    .l2 = Al descanso, { $us } ya se pierde de vista, o casi.
    .l3 = { $score }. La charla en el vestuario de { $them } va a ser corta y a gritos.
    .l4 = Para remontar este { $score }, { $them } va a necesitar bocadillos. El viaje es largo.

# Extra time begins at a level score.
say-extra-time =
    .l1 = Prórroga. Ya no llega nadie al último metro.
    .l2 = Siguen empatados, así que hay más. Los calambres calientan en la banda.
    .l3 = { $score } y no basta. Más fútbol, si las piernas quieren.
    .l4 = Vamos otra vez. Alguien ahí abajo tendrá ganas de ganar esto, digo yo.

# A shootout begins at a level score.
say-penalties =
    .l1 = Penaltis. El paseo más solitario del fútbol, una y otra vez.
    .l2 = Se decide desde los once metros. Tápense los ojos, o hagan como que se los tapan.
    .l3 = Penaltis. Tanto correr, para resolverlo a balón parado.
    .l4 = Nos vamos a los penaltis. Las porterías acaban de encoger.

# Sudden death begins: the shootout is level after all regular kicks.
say-sudden-death =
    .l1 = Muerte súbita. Un resbalón y se acabó la noche.
    .l2 = Siguen iguales. Desde aquí, cada pareja de penaltis puede ser la última.
    .l3 = Muerte súbita. Hasta la mascota ha dejado de bailar.
    .l4 = Empatados después de todo. Ahora es cuando se pone cruel.

# A kick of a shootout goes in.
say-kick-scored =
    .l1 = ¡Dentro! A { $us } no le ha temblado la pierna.
    .l2 = A guardar. { $us } lo tira como en un entrenamiento.
    .l3 = Ni una duda en ese. { $score }.
    .l4 = Dentro, y a respirar al centro del campo. Marca { $us }.
    .l5 = Golpeo limpio. Ahora la presión se muda con { $them }.
    .l6 = Marca { $us }, y la red ni se ha enterado.

# A kick of a shootout does not go in.
say-kick-missed =
    .l1 = ¡No entra! { $us } se lleva las manos a la cabeza; { $them } se abraza.
    .l2 = Esta vez no. { $us } va a soñar con ese penalti.
    .l3 = ¡No hay gol! { $them } no se cree la suerte que tiene.
    .l4 = No ha entrado, y qué largo es el camino de vuelta. { $score }.
    .l5 = Ay, { $us }. De ese se va a hablar en el autobús.

# A keeper stops a kick of a shootout; the side is the keeper's.
say-kick-saved =
    .l1 = ¡Parado! { $gloves } adivina, y hace como que lo sabía.
    .l2 = ¡Lo para { $gloves }! { $us } ya tiene héroe, al menos un minuto.
    .l3 = ¡La ha tocado! Ruge { $us }, { Y($them) } se mira las botas.
    .l4 = La saca { $gloves }, que lo está disfrutando demasiado.

# A foul brings a penalty.
say-penalty-given =
    .l1 = ¡Penalti para { $us }! La grada se ha olvidado de respirar.
    .l2 = El árbitro señala los once metros. Ocasión para { $us }.
    .l3 = ¡Penalti! { $keeper } abre los guantes y piensa a lo grande.
    .l4 = Penalti para { $us }. Facilísimo, dicen los que nunca han tirado uno.

# The first goal of the match.
say-opener =
    .l1 = ¡{ $who } abre la lata! Se adelanta { $us }.
    .l2 = El primero de la noche lleva la firma de { $who }.
    .l3 = ¡Ahí está el primero! { $who }, { Y($us) } por delante.
    .l4 = Golpea primero { $who }. { $keeper } va a buscarla al fondo de la red.
    .l5 = Alguien tenía que empezar, y ha sido { $who } para { $us }.
    .l6 = { $us } ya está en marcha, y la sonrisa de { $who } lo dice todo.

# A goal that levels the score.
say-equaliser =
    .l1 = ¡Empate! { $who } devuelve a { $us } al partido, { $score }.
    .l2 = Empata { $who }, y el ruido se ha cambiado de fondo.
    .l3 = ¡{ $score }! La ventaja que tenía { $them } se la ha llevado { $who }.
    .l4 = Tablas otra vez. Buen momento ha elegido { $who }.
    .l5 = ¡Como al principio! { $who } deshace todo el trabajo de { $them }.

# A late goal that levels the score.
say-late-equaliser =
    .l1 = ¡Sobre la bocina! Empata { $who }, y más de uno va a perder el autobús.
    .l2 = { $who } salva a { $us } con el reloj en las últimas. { $score }.
    .l3 = ¡Si ya lo tenían en la mano! { $who } pone el { $score } al final.
    .l4 = Nunca se vayan antes de tiempo. { $who } acaba de explicar por qué.

# A goal for the lead after a score such as 1-1.
say-go-ahead =
    .l1 = ¡Se adelanta { $us }! { $who } pone el { $score }.
    .l2 = { $who } pone por delante a { $us }, y medio banquillo está en el campo.
    .l3 = { $score }, { Y($who) } acaba de desnivelar la balanza.
    .l4 = La ventaja es de { $us }, por gentileza de { $who }.
    .l5 = Marca { $who }, { Y($us) } asoma la cabeza.

# A late goal for the lead.
say-late-winner =
    .l1 = ¡{ $who }, y a estas alturas! Ese puede valer el partido.
    .l2 = Tarde, fuerte y precioso: { $who } adelanta a { $us }.
    .l3 = { $who } encuentra un gol cuando el reloj ya se había rendido.
    .l4 = ¡Locura! { $who } le ha dado el partido a { $us }, o poco le falta.
    .l5 = Por goles así, a { $who } le van a poner una calle. Gana { $us }, { $score }.

# A goal for the lead that is the last kick of the match.
say-last-winner =
    .l1 = ¡{ $who } le da el partido a { $us } con el último tiro!
    .l2 = ¡{ $who }, y ya no queda tiempo para responder! ¡Gana { $us }!
    .l3 = La última palabra es de { $who }. Gana { $us }, { $score }.
    .l4 = Marca { $who }, y solo falta el pitido. El partido es de { $us }.

# A goal for a lead of two or three.
say-cushion =
    .l1 = { $who } le da aire a { $us }. { $score }.
    .l2 = ¡Otro! { $who } hace el { $score }, y esto empieza a ponerse cómodo.
    .l3 = { $score }. Con el de { $who }, { $us } ya se puede sentar.
    .l4 = Se escapa { $us }. { $who } va a dormir bien esta noche.
    .l5 = { $who } amplía la cuenta, y en { $them } se miran unos a otros.

# A goal for a lead of four or more.
say-rout =
    .l1 = { $who } se suma a la fiesta. { $score }, y no hay dónde esconderse.
    .l2 = Al marcador le va a hacer falta un descanso. { $who }, { $score }.
    .l3 = Otro más, de { $who }. { $them } ya se querría ir a casa, por favor.
    .l4 = Esto se ha convertido en tiro al blanco. { $who } hace el { $score }.
    .l5 = { $us } no puede parar de marcar. { $who } casi ni se esfuerza.

# A goal that leaves its side one behind.
say-lifeline =
    .l1 = { $who } mete a { $us } en el partido. { $score }, y hay vida.
    .l2 = Anda, que volvemos a tener partido. Recorta { $who }.
    .l3 = Recorta { $who }, y de pronto { $them } mira el reloj.
    .l4 = Marca { $who }, { Y($us) } se queda a uno.

# A goal that leaves its side two or more behind.
say-consolation =
    .l1 = Marca { $who }, aunque { $us } no está para bailes. { $score }.
    .l2 = Gol de { $us }, para las estadísticas y para el orgullo. Lo firma { $who }.
    .l3 = Recorta { $who }. Sigue siendo una montaña, solo que más pequeña.
    .l4 = Por fin algo que aplaudir para { $us }: { $who }, { $score }.
    .l5 = { $who } maquilla el resultado. { $score }, y aplausos de cortesía.

# A goal of the side that loses, as the last kick of the match.
say-too-late =
    .l1 = Marca { $who }, pero ya no queda tiempo para otro.
    .l2 = Gol de { $who }, y justo detrás el pitido. Demasiado tarde.
    .l3 = Marca { $who }, y nadie corre ya hacia el centro. Se acabó.
    .l4 = Uno de { $who } para las estadísticas. { $score }, y nada más.

# A player's second goal, for a lead of two or more.
say-brace =
    .l1 = Segundo de la noche para { $who }. { $score }.
    .l2 = Ya van dos de { $who }. Está claro que aquí se siente como en casa.
    .l3 = Doblete de { $who }. A { $them } no le vendría mal defender.
    .l4 = Otra vez { $who }, que ya sale dos veces en el acta.

# A player's third goal.
say-hat-trick =
    .l1 = ¡Hat-trick de { $who }! El balón del partido ya tiene dueño.
    .l2 = ¡Tres de { $who }! Que alguien busque una bolsa para ese balón.
    .l3 = ¡{ $who } otra vez, y otra, y van tres!
    .l4 = Ahí está el hat-trick. { $who } tiene una noche de esas.

# A draw without a goal.
say-full-goalless =
    .l1 = Final, y sin goles. Los defensas se dan la mano, y muy a gusto.
    .l2 = Ni un gol en toda la noche. En algún sitio sonríe un purista.
    .l3 = Se acaba sin goles. Siempre nos quedarán los saques de banda.
    .l4 = Cero a cero. Las redes se van a casa como vinieron.

# A draw with goals.
say-full-draw =
    .l1 = Final, { $score }. No ha perdido nadie, y nadie parece contento.
    .l2 = Se queda en { $score }. Un apretón de manos y a otra cosa.
    .l3 = Acaba en empate. Los dos dirán que merecieron ganar.
    .l4 = Empate, { $score }. La vuelta en autobús va a ser muy callada.

# A win by one goal.
say-full-narrow =
    .l1 = ¡Se acabó! Gana { $us } por la mínima, { $score }, y respira.
    .l2 = El pitido, y qué alivio: { $us } aguanta el { $score }.
    .l3 = Un gol de diferencia al final, y es de { $us }.
    .l4 = Gana { $us }, { $score }. Tan cerca, que a { $them } le va a doler una semana.
    .l5 = Y ya está. { $us } por uno, y nadie va a preguntar cómo.

# A win by two or three goals.
say-full-clear =
    .l1 = Final. Gana { $us }, { $score }, y pocos lo discutirán.
    .l2 = Victoria holgada de { $us }: { $score }.
    .l3 = Trabajo bien hecho el de { $us } esta noche. { $score }.
    .l4 = Se lo lleva { $us }, { Y($them) } no puede quejarse. Bueno, un poco.

# A win by four goals or more.
say-full-rout =
    .l1 = Por fin, un poco de piedad. Gana { $us }, { $score }.
    .l2 = Final, { Y($them) } lo agradece. { $score }.
    .l3 = Goleada de { $us }, { $score }. Y pudieron ser más.
    .l4 = Monólogo de { $us }, { $score }, y buenas noches.

# A win in a shootout.
say-full-kicks =
    .l1 = { $us } gana en los penaltis. El fútbol, a veces, es un contable cruel.
    .l2 = Desde los once metros, { $us }. { $them } se queda mirando al vacío.
    .l3 = Lo deciden los penaltis, y el pulso más firme es el de { $us }.
    .l4 = { $us } sobrevive a la tanda, { $score }. Lo demás es fiesta.
