### Spanish: solitaire

sol-title = Soccer Solitaire
sol-tagline = Dos palos, dos equipos, un entrenador: tú.
sol-aim = Juega tus cartas cuando seas más fuerte: gana el balón, consérvalo, tira.
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
sol-field-short = Duración
sol-field-short-false = Partido entero
sol-field-short-true = Corto (doce turnos)
sol-rules-1-head = La idea
sol-rules-1 = Cada equipo tiene una carta activa en el campo, y debajo hay tres cartas de juego. Cada turno usas dos de ellas, y cada una actúa para el equipo de su color, te guste o no. El arte está en el orden: qué carta primero, cuál después y cuál no.
sol-rules-2-head = Un turno
sol-rules-2 = Hay tres cartas de juego boca arriba. Usa una, después otra; cada una va al equipo de su color y queda sobre su carta activa hasta que acaba el turno. Entonces las dos se retiran y salen dos nuevas; la tercera espera a tu próximo turno. En el primer turno de una parte nadie tiene el balón: se lo queda enseguida el equipo de la primera carta usada.
sol-rules-3-head = Las cartas
sol-rules-3 = El local es un palo; el visitante, un palo del otro color: corazones y diamantes son rojos; tréboles y picas, negros. De cada palo quedan fuera dos cartas, sin ver; las otras once son el mazo del equipo, y la de arriba se destapa: es la carta activa. Los otros dos palos, uno de cada color, forman el mazo de juego de 26. Una carta vale su número; la J, 11; la Q, 12; la K, 13; el as, 14.
sol-rules-4-head = Fuerza
sol-rules-4 = La fuerza de un equipo es su carta activa más todas las cartas de juego que ha usado en este turno, incluso las que fallaron; la cifra junto al equipo la muestra. Para tener éxito, el equipo que actúa tiene que ser el más fuerte; si están iguales, se sale con la suya el que tiene el balón.
sol-rules-5-head = Con el balón
sol-rules-5 = Una carta de juego del 2 al 10 es un pase. Si sale bien, la carta activa va debajo de su mazo y se destapa la siguiente; si no, se pierde el balón. Una J, una Q, una K o un as es un tiro. Si sale bien, es gol: la carta activa del rival deja el partido y va a la pila detrás de su portería, y se destapa la siguiente. Si no, se pierde el balón. Quien marca conserva el balón.
sol-rules-6-head = Sin el balón
sol-rules-6 = Una carta de juego del 2 al 10 es una entrada. Si sale bien, se gana el balón; si no, no pasa nada. Una J, una Q, una K o un as es una contra. Si sale bien, se gana el balón y la carta activa cambia como tras un pase; si no, la propia carta activa ve una amarilla y desde entonces está de lado, también en el mazo. Con la segunda amarilla queda expulsada: eso cuenta como gol en contra, y se destapa la siguiente.
sol-rules-7-head = Las partes
sol-rules-7 = Una parte dura doce turnos: después quedan muy pocas cartas de juego. Para la segunda parte se barajan otra vez las 26, y el balón está libre; las cartas activas, los mazos y las amarillas se quedan como están. Gana el equipo con menos cartas detrás de su portería. Un equipo que ha perdido las once pierde en el acto. Un partido corto tiene dos partes de seis turnos: las cartas de juego se barajan una vez y se dividen en dos. Si hay empate, va directo a los penaltis.
sol-rules-8-head = Prórroga y penaltis
sol-rules-8 = Si hay empate, las cartas de juego se barajan, se dividen en dos y se juegan dos partes de seis turnos; siempre se juegan las dos. Si sigue el empate, cada equipo baraja sus once cartas (las amarillas ya no cuentan) y, penalti a penalti, cada uno destapa una: marca la más alta; si son iguales, no marca nadie. Al mejor de cinco, hasta que esté decidido; después, muerte súbita.
sol-rules-9-head = Un entrenador y medallas
sol-rules-9 = Si juegas en solitario, entrenas al equipo local y eliges para los dos colores: el equipo visitante no tiene entrenador, solo las cartas que no puedes evitar. Un buen entrenador gana casi siempre, así que las victorias se gradúan por la diferencia: bronce desde tres goles, plata desde cinco, oro desde siete, platino desde nueve. Una victoria tras la prórroga no tiene medalla.
sol-rules-10-head = Duelo
sol-rules-10 = Aquí cada equipo tiene un entrenador. Cada turno uno de ellos usa cualquiera de las tres cartas, y después el otro una de las dos que quedan. Los dos pueden usar una carta del color del rival, para malgastarla en mal momento. El que elige primero se alterna cada turno: el rojo abre la primera parte; el negro, la segunda. Como opción, puede elegir primero el equipo sin balón.
sol-rules-11-head = Lo que se sabe
sol-rules-11 = Todo lo que se ha destapado se sabe para siempre. Las cartas que pasaron al fondo de su mazo vuelven cuando han salido las que tienen encima, en el orden en que entraron; deja el puntero sobre un mazo para ver lo que se sabe de él. Nadie sabe qué dos cartas de un equipo están fuera, ni el orden de las que nunca se destaparon.
sol-rules-12-head = Opciones
sol-rules-12 = Los palos los eliges tú. Como regla de la casa, el equipo que encaja de un tiro puede tener el balón después; una segunda amarilla nunca cambia quién lo tiene.
sol-rules-13-head = Créditos
sol-rules-13 = Soccer Solitaire se publicó sin el nombre de su autor. Las medallas y el Duelo son de este proyecto, y también las decisiones donde la edición impresa calla.

## In all messages below, $side is a club, in the log its three letters, and $them the other. $card is a playing card, such
## as `7 of hearts` or `7♥`, and $rank its rank for languages in which the article depends on it: `ace`, `2` to `10`, `jack`,
## `queen`, `king`; none if there is no such card. $own and $other are strengths: of the team that acts, and of the other.
## Spanish: two strengths are `12 a 8`; numbers and the ace take `el`, J, Q and K take `la`.

## The table

# The line under the title: who plays, and the suits of both teams. $kind is duel or one-manager.
sol-subtitle = { $kind ->
    [duel] Duelo
   *[one-manager] Un entrenador
}, { $home } contra { $away }
sol-subtitle-short = partido corto
sol-subtitle-conceding = saca quien encaja
sol-subtitle-without-ball = elige primero quien no tiene el balón
# Two strengths: under a stamp, and as a text in the commentary.
sol-versus = { $one } a { $other }
# Beside the pile behind a goal.
sol-goals-let-in = { $n ->
    [one] 1 encajado
   *[other] { $n } encajados
}
# Beside the cards that sit out.
sol-not-playing = { $n } sin jugar
sol-next-medal = { $n ->
    [one] { $n } gol más
   *[other] { $n } goles más
} para { $medal ->
    [bronze] el bronce
    [silver] la plata
    [gold] el oro
   *[platinum] el platino
}
# The panel in the corner, in a duel with who picks now.
sol-note-kicks = Marca la carta más alta
sol-note-two-of-three = Usa dos de las tres
sol-note-one-more = Falta una por usar
sol-note-pick-first = { $side } elige primero
sol-note-pick-second = { $side } elige después
sol-note-both-used = Ya se han usado dos

## Over the table, in capitals: what a used card comes to
sol-verdict-ball-taken = { $side } SE QUEDA CON EL BALÓN
sol-verdict-shot = { $side } TIRA
sol-verdict-pass = { $side } PASA: Y SIGUE
sol-verdict-pass-lost = { $side } PASA: BALÓN PERDIDO
sol-verdict-tackle = { $side } ENTRA: BALÓN GANADO
sol-verdict-tackle-missed = { $side } ENTRA: NO LLEGA
sol-verdict-counter = CONTRA DE { $side }: BALÓN GANADO
sol-verdict-counter-late = CONTRA DE { $side }: TARDE

## Why a card came off or did not, in a sentence of 72 letters at most
sol-reveal-equal-with-the-ball = Con fuerzas iguales, gana quien tiene el balón.
sol-reveal-stronger-keeps = El más fuerte conserva el balón.
sol-reveal-weaker-loses = El más débil pierde el balón.
sol-reveal-shot-stronger = El tiro es más fuerte que la defensa.
sol-reveal-shot-weaker = El tiro es más débil que la defensa.
sol-reveal-stronger-wins = El más fuerte gana el balón.
sol-reveal-equal-without-the-ball = Con fuerzas iguales no se gana el balón.
sol-reveal-weaker-cannot-win = El más débil no puede ganar el balón.
sol-reveal-counter-fails = Una contra fallida cuesta una amarilla.
sol-reveal-booked = Con la segunda amarilla queda expulsada, y eso es un gol en contra.

## Lines below the headlines of banners
sol-banner-extra-time = Dos partes de seis turnos
sol-banner-second-yellow = segunda amarilla para { $rank ->
    [jack] la
    [queen] la
    [king] la
   *[other] el
} { $card }
# $result is such as `Harbour Town 5-1 Kestrel Vale`.
sol-banner-medal = { $result }, medalla de { $medal ->
    [bronze] bronce
    [silver] plata
    [gold] oro
   *[platinum] platino
}

## The match log: lines of 48 letters at most. $way is 0, 1 or 2 and only varies the words.
sol-log-kick-off = Saque inicial: el balón, para la primera carta
sol-log-second-half = Segunda parte: el balón vuelve a estar libre
sol-log-last-turns = Últimos seis turnos: el balón está libre
sol-log-ball-taken = { $side } se queda con el balón
sol-log-kicks-off = { $side } saca del centro
sol-log-shot = { $side } tira, { $own } a { $other }
sol-log-saved = Parado: el balón es de { $side }
sol-log-pass-equal = { $side } pasa, { $own } a { $other }: iguales, y basta
sol-log-tackle-equal = { $side } entra a { $them }, { $own } a { $other }: iguales, no basta
sol-log-counter-equal = { $side } contraataca, { $own } a { $other }: no basta
# Only just strong enough, or only just too weak.
sol-log-pass-just = { $side } pasa, { $own } a { $other }: { $way ->
    [0] por muy poco
    [1] por los pelos
   *[2] justo, pero llega
}
sol-log-pass-nearly = { $side } pasa, { $own } a { $other }: { $way ->
    [0] qué cerca
    [1] por los pelos, no
   *[2] faltó muy poco
}
sol-log-tackle-just = { $side } entra a { $them }, { $own } a { $other }: { $way ->
    [0] por muy poco
    [1] por los pelos
   *[2] justo, pero llega
}
sol-log-tackle-nearly = { $side } entra a { $them }, { $own } a { $other }: { $way ->
    [0] qué cerca
    [1] por los pelos, no
   *[2] faltó muy poco
}
sol-log-counter-just = { $side } contraataca, { $own } a { $other }: { $way ->
    [0] por muy poco
    [1] por los pelos
   *[2] justo, pero llega
}
sol-log-counter-nearly = { $side } contraataca, { $own } a { $other }: { $way ->
    [0] qué cerca
    [1] por los pelos, no
   *[2] faltó muy poco
}
# Strong enough, or too weak, by more.
sol-log-pass = { $side } pasa, { $own } a { $other }: { $way ->
    [0] al pie
    [1] piernas frescas
   *[2] sigue la jugada
}
sol-log-pass-fails = { $side } pasa, { $own } a { $other }: { $way ->
    [0] cortado
    [1] se veía venir
   *[2] a los pies del rival
}
sol-log-tackle = { $side } entra a { $them }, { $own } a { $other }: { $way ->
    [0] balón limpio
    [1] balón ganado
   *[2] se lo lleva
}
sol-log-tackle-fails = { $side } entra a { $them }, { $own } a { $other }: { $way ->
    [0] ni lo nota
    [1] ni de cerca
   *[2] se le va
}
sol-log-counter = { $side } contraataca, { $own } a { $other }: { $way ->
    [0] y allá va
    [1] rival vendido
   *[2] en carrera
}
sol-log-counter-fails = { $side } contraataca, { $own } a { $other }: { $way ->
    [0] tarde
    [1] a lo loco
   *[2] a destiempo
}
sol-log-yellow-card = Amarilla para { $rank ->
    [jack] la
    [queen] la
    [king] la
   *[other] el
} { $card }
sol-log-sent-off = Expulsión: segunda amarilla para { $rank ->
    [jack] la
    [queen] la
    [king] la
   *[other] el
} { $card }
sol-log-counts-as-a-goal = Cuenta como gol: { $score }
sol-log-extra-half-time = Descanso de la prórroga, { $score }
# A kick of the shootout: the cards of both teams, and the score of the kicks.
sol-log-kick = Penalti { $n }, { $home } contra { $away }: marca { $side }, { $score }
sol-log-kick-level = Penalti { $n }, { $home } contra { $away }: no marca nadie
# $n is the lead.
sol-log-medal = Medalla de { $medal ->
    [bronze] bronce
    [silver] plata
    [gold] oro
   *[platinum] platino
}: victoria por { $n }
sol-log-no-cards-left = { $side } se ha quedado sin cartas

## Questions in the prompt. $side is the other side.
sol-prompt-over = Final del partido
sol-prompt-they-pick-first = { $side } elige primero
sol-prompt-they-pick-second = { $side } elige después
sol-prompt-they-choose = { $side } está eligiendo
sol-prompt-who-takes-the-ball = ¿Quién se queda con el balón?
sol-prompt-two-of-three = Usa dos de las tres
sol-prompt-one-more = Ahora, otra más
sol-prompt-one-of-three = Elige una de las tres
sol-prompt-one-of-two = Elige una de las dos

## Offers: a label, help in one sentence or two, a preview of a headline in capitals and a detail. $equal is yes if both
## strengths are equal.

# $deed is pass, shot, tackle or counter; $works is yes or no.
sol-offer = { $deed ->
    [pass] Pase
    [shot] Tiro
    [tackle] Entrada
   *[counter] Contra
} de { $side }, { $own } a { $other } { $works ->
    [yes] ✓
   *[no] ✗
}
# Before one of the others, while nobody has the ball.
sol-help-takes = { $side } se queda con el balón.
# $card is the active card of $side.
sol-help-pass = { $equal ->
    [yes] Con el balón basta igualar
   *[no] Fuerza suficiente
}: { $side } conserva el balón y cambia { $rank ->
    [jack] la
    [queen] la
    [king] la
   *[other] el
} { $card }.
# $card is the active card of the other team.
sol-help-shot = { $equal ->
    [yes] Con el balón basta igualar
   *[no] Fuerza suficiente
}: gol de { $side }, y { $rank ->
    [jack] la
    [queen] la
    [king] la
   *[other] el
} { $card } deja el partido.
sol-help-lost = Le falta fuerza: el balón es de { $them }.
sol-help-tackle = Fuerza suficiente: { $side } gana el balón.
sol-help-tackle-fails = { $equal ->
    [yes] Sin el balón no basta igualar
   *[no] Le falta fuerza
}: no pasa nada, pero la carta cuenta para { $side } hasta que acabe el turno.
sol-help-counter = Fuerza suficiente: { $side } gana el balón y destapa una carta nueva.
sol-help-second-yellow = { $equal ->
    [yes] Sin el balón no basta igualar
   *[no] Le falta fuerza
}: segunda amarilla para { $rank ->
    [jack] la
    [queen] la
    [king] la
   *[other] el
} { $card }, y la expulsión es gol de { $them }.
sol-help-yellow = { $equal ->
    [yes] Sin el balón no basta igualar
   *[no] Le falta fuerza
}: amarilla para { $rank ->
    [jack] la
    [queen] la
    [king] la
   *[other] el
} { $card }.
sol-preview-pass = PASE
sol-preview-goal = GOL
sol-preview-lost = BALÓN PERDIDO
sol-preview-won = BALÓN GANADO
sol-preview-tackle-fails = ENTRADA FALLIDA
sol-preview-strengths = { $side } { $own } a { $other } { $them }

## Why a card cannot be used now, or what it is there for: a sentence without its full stop. $n is a number of cards.
sol-why-later = Estas cartas son para la segunda parte de la prórroga
sol-why-later-short = Estas cartas son para la segunda parte
sol-why-discarded = Usada: vuelve cuando se barajen las cartas de juego
sol-why-discarded-short = Usada: no vuelve en un partido corto
# $home_shots and $away_shots are how many of the cards shoot or counter for each team.
sol-why-to-come = { $n ->
    [one] Queda una carta
   *[other] Quedan { $n } cartas
} por salir; para tirar o contraatacar: { $home } { $home_shots }, { $away } { $away_shots }
sol-why-no-manager = Solo { $side } tiene entrenador
sol-why-they-pick-first = Este turno { $side } elige primero
sol-why-you-have-picked = Ya has elegido; ahora elige { $side }
sol-why-used = Cuenta para { $side } hasta que acabe el turno
sol-why-kick = En cada penalti, cada equipo destapa una carta y marca la más alta
# $n is the value of the card.
sol-why-active = Carta activa de { $side }: vale { $n }
sol-why-booked = Amonestada: con otra amarilla queda expulsada, y es un gol en contra
sol-why-next = Siguiente de { $side }: { $rank ->
    [jack] la
    [queen] la
    [king] la
   *[other] el
} { $card }
sol-why-unseen-next = { $n ->
    [one] Una carta del mazo no la ha visto nadie; es la siguiente
   *[other] { $n } cartas del mazo no las ha visto nadie; la siguiente es una de ellas
}
sol-why-comes-back = Tras { $n ->
    [one] una carta
   *[other] { $n } cartas
} sin ver, la primera que vuelve es { $rank ->
    [jack] la
    [queen] la
    [king] la
   *[other] el
} { $card }
sol-why-unseen = { $n ->
    [one] Una carta
   *[other] { $n } cartas
} que no ha visto nadie
sol-why-goal-against = Un gol encajado: esta carta está fuera del partido
sol-why-sits-out = Dos cartas de cada equipo no juegan, y nadie sabe cuáles
sol-why-kicked = Un penalti ya tirado

## The coach's reasons for a card. $what is one of those below; $harms is yes if the card helps the other side.
sol-because = { $harms ->
    [yes] Lo menos malo: { $what }
   *[no] { CAP($what) }
}.
# $card is the card that stays for the next turn: a good one for $side, or one that would help the other side.
sol-because-keeps = { $harms ->
    [yes] Lo menos malo: { $what }
   *[no] { CAP($what) }
}; así tu { $card } queda para el próximo turno.
sol-because-waits = { $harms ->
    [yes] Lo menos malo: { $what }
   *[no] { CAP($what) }
}; así su { $card } tiene que esperar.

# What the card does. $takes is yes if it first takes the ball, which nobody has. $own is the strength of the team that acts.
sol-because-your-shot = { $takes ->
    [yes] te quedas con el balón y tu tiro entra
   *[no] tu tiro entra
}, { $own } a { $other }
sol-because-your-pass = { $takes ->
    [yes] te quedas con el balón, tu pase sale bien y entra una carta nueva
   *[no] tu pase sale bien y entra una carta nueva
}, { $own } a { $other }
sol-because-your-shot-saved = { $takes ->
    [yes] te quedas con el balón, pero te paran el tiro y el balón es suyo
   *[no] te paran el tiro y el balón es suyo
}, { $own } a { $other }
sol-because-your-pass-cut = { $takes ->
    [yes] te quedas con el balón, pero te cortan el pase y el balón es suyo
   *[no] te cortan el pase y el balón es suyo
}, { $own } a { $other }
sol-because-your-tackle = tu entrada gana el balón, { $own } a { $other }
sol-because-your-tackle-fails = tu entrada falla, pero la carta cuenta en este turno, { $own } a { $other }
sol-because-your-counter = tu contra gana el balón y entra una carta nueva, { $own } a { $other }
sol-because-your-second-yellow = tu contra falla, y la segunda amarilla es gol suyo, { $own } a { $other }
sol-because-your-yellow = tu contra falla y te cuesta una amarilla, { $own } a { $other }
sol-because-their-shot = { $takes ->
    [yes] se quedan con el balón y su tiro entra
   *[no] su tiro entra
}, { $own } a { $other }
sol-because-their-pass = { $takes ->
    [yes] se quedan con el balón, pero su pase solo cambia su carta activa
   *[no] su pase solo cambia su carta activa
}, { $own } a { $other }
sol-because-their-shot-fails = { $takes ->
    [yes] se quedan con el balón, pero su tiro falla y el balón es tuyo
   *[no] su tiro falla y el balón es tuyo
}, { $own } a { $other }
sol-because-their-pass-fails = { $takes ->
    [yes] se quedan con el balón, pero su pase falla y el balón es tuyo
   *[no] su pase falla y el balón es tuyo
}, { $own } a { $other }
sol-because-their-tackle = su entrada gana el balón, { $own } a { $other }
sol-because-their-tackle-fails = su entrada falla, { $own } a { $other }
sol-because-their-counter = su contra gana el balón y entra una carta nueva, { $own } a { $other }
sol-because-their-second-yellow = su contra falla, y su segunda amarilla es gol tuyo, { $own } a { $other }
sol-because-their-yellow = su contra falla y les cuesta una amarilla, { $own } a { $other }

## The lesson for beginners: one sentence on the ball, one on the cards, one on the click.
# $ours and $theirs are suits: clubs, diamonds, hearts or spades.
sol-lesson-nobody-has-the-ball = El balón no es de nadie: { $ours ->
    [clubs] los tréboles
    [diamonds] los diamantes
    [hearts] los corazones
   *[spades] las picas
} te lo dan a ti; { $theirs ->
    [clubs] los tréboles
    [diamonds] los diamantes
    [hearts] los corazones
   *[spades] las picas
}, al rival.
sol-lesson-you-have-the-ball = Tienes el balón: tu fuerza es { $own }; la suya, { $other }.
sol-lesson-they-have-the-ball = Tienen el balón: su fuerza es { $other }; la tuya, { $own }.
# $best, $worst and $what are each one of those below.
sol-lesson-none-helps = Ahora no te ayuda ninguna; lo menos malo: { $what }.
sol-lesson-best-and-worst = Ahora mismo { $best }, pero { $worst }.
sol-lesson-best = Ahora mismo { $best }.
# What a card does now. $who is you or them: the one for whom it acts.
sol-lesson-scores = con { $rank ->
    [jack] la
    [queen] la
    [king] la
   *[other] el
} { $card } { $who ->
    [you] marcas
   *[them] marcan
}, { $own } a { $other }
sol-lesson-is-a-pass = { $rank ->
    [jack] la
    [queen] la
    [king] la
   *[other] el
} { $card } es un pase { $who ->
    [you] tuyo
   *[them] suyo
}, { $own } a { $other }
sol-lesson-loses-the-ball = con { $rank ->
    [jack] la
    [queen] la
    [king] la
   *[other] el
} { $card } { $who ->
    [you] pierdes
   *[them] pierden
} el balón, { $own } a { $other }
sol-lesson-wins-the-ball = con { $rank ->
    [jack] la
    [queen] la
    [king] la
   *[other] el
} { $card } { $who ->
    [you] ganas
   *[them] ganan
} el balón, { $own } a { $other }
sol-lesson-strengthens = { $rank ->
    [jack] la
    [queen] la
    [king] la
   *[other] el
} { $card } solo { $who ->
    [you] te
   *[them] les
} da más fuerza, { $own } a { $other }
sol-lesson-second-yellow = { $rank ->
    [jack] la
    [queen] la
    [king] la
   *[other] el
} { $card } { $who ->
    [you] te
   *[them] les
} cuesta la segunda amarilla, o sea, un gol, { $own } a { $other }
sol-lesson-yellow = { $rank ->
    [jack] la
    [queen] la
    [king] la
   *[other] el
} { $card } { $who ->
    [you] te
   *[them] les
} cuesta una amarilla, { $own } a { $other }
sol-lesson-two-of-three = Haz clic en una y luego en otra; la tercera espera al próximo turno.
sol-lesson-first-of-three = Haz clic en una; el rival usa una de las otras dos, y la tercera espera.
sol-lesson-one-more = Haz clic en otra; la que queda espera al próximo turno.
sol-lesson-one-of-two = Haz clic en una; la otra espera al próximo turno.

## A bot's reason for its choice, in one sentence. It speaks of itself as `it`.
sol-bot-quick-look = Es lo que mejor pintaba tras un vistazo rápido.
sol-bot-felt-right = Le dio buena espina, aunque otra parecía algo mejor.
sol-bot-best-of-open = La mejor carta de las que están a la vista, jugada { $n ->
    [1] hasta el final de este turno
   *[other] hasta { $n } turnos más allá
}.
sol-bot-best-now = Es la que mejor pinta ahora mismo.

## The chart of the rules page
sol-chart-title = Qué hace una carta de juego
sol-chart-down = La carta usada
sol-chart-across = Su equipo es
sol-chart-strong-enough = lo bastante fuerte
sol-chart-too-weak = demasiado débil
sol-chart-pass = Pase: 2 a 10, con el balón
sol-chart-shot = Tiro: J Q K A, con el balón
sol-chart-tackle = Entrada: 2 a 10, sin el balón
sol-chart-counter = Contra: J Q K A, sin el balón
sol-chart-keeps-and-fresh = conserva el balón y entra una carta nueva
sol-chart-goal = gol
sol-chart-loses = pierde el balón
sol-chart-wins = gana el balón
sol-chart-wins-and-fresh = gana el balón y entra una carta nueva
sol-chart-nothing = nada, pero la carta cuenta igual
sol-chart-yellow = una amarilla; la segunda es un gol en contra
sol-chart-note = Un equipo suma su carta activa y todas las que ha usado en este turno. Tiene que ser el más fuerte; con el balón basta igualar.

## What the commentary names
# A card, where it is $what in the commentary.
sol-the-card = { $rank ->
    [jack] la
    [queen] la
    [king] la
   *[other] el
} { $card }
# A medal, where it is $what in the commentary.
sol-medal = { $medal ->
    [bronze] bronce
    [silver] plata
    [gold] oro
   *[platinum] platino
}

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
    .l3 = { CAP($what) }. { $us } la conserva, y turno para otro.
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
    .l2 = A por ella, { $what }, { Y($us) } sale con el balón.
    .l3 = La unión hace la fuerza: { $us } se queda con el balón, { $what }.
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
    .l1 = ¡Contra! { $us } gana el balón y sale volando.
    .l2 = { $us } se la juega, { $what }, y allá va.
    .l3 = Atrevido, y funciona. { $us } sale a la contra.
    .l4 = ¡Salta { $us }! { CAP($what) }, y la grada en pie.

# A shot that is held; the side is the keeper's.
say-sol-held =
    .l1 = La atrapa { $gloves }. { CAP($what) } no era la suma que querían.
    .l2 = A las manos de { $gloves }, que casi se ofende.
    .l3 = ¡No hay gol! El balón, para { $us }; los lamentos, para { $them }.
    .l4 = { $gloves } la descuelga del aire. { CAP($what) }, y nada más.
    .l5 = Tira { $them }, { $what }, { Y($gloves) } dice que no.

# A first yellow card for that side.
say-sol-yellow-card =
    .l1 = ¡Amarilla! { $us } entró a lo bruto con { $what }, y lo paga.
    .l2 = A la libreta. Otra como esa, { Y($us) } se queda con uno menos.
    .l3 = Amarilla para { $us }. Esa carta se queda de lado desde ahora.
    .l4 = El árbitro se lleva la mano al bolsillo. Amarilla, { $us }.

# A second yellow card: it counts as a goal, and the side is the one it counts for.
say-sol-sent-off =
    .l1 = ¡A la calle! Segunda amarilla, y cuenta como gol para { $us }. { $score }.
    .l2 = Dos amarillas son una roja, y la roja deja el { $score }.
    .l3 = ¡Expulsión! { $them } pierde a uno, { $us } gana un gol. Cuentas crueles.
    .l4 = { $them } no puede protestar, aunque protesta. Fuera, y { $score }.
    .l5 = Gol de { $us } sin que nadie haya tirado. Segunda amarilla, { $score }.

# Nobody scores a kick.
say-sol-kick-level =
    .l1 = Igual contra igual. Ese no lo marca nadie.
    .l2 = Cartas iguales, ningún gol, más nervios.
    .l3 = Ninguno cede un palmo. Sigue el { $score }.
    .l4 = Nada para nadie. A olvidarlo y otra vez.

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
