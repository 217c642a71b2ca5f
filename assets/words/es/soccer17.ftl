### Spanish: soccer17

s17-title = Soccer 17
s17-tagline = Diecisiete cartas, un balón, una corazonada por turno.
s17-aim = Adivina qué carta ponen, quítales el balón y tira desde lo más cerca que puedas.
s17-chance = Las cartas de tiro
s17-bot-1 = Tom Tómbola
s17-bot-1-line = Pone cualquier carta y toma cualquier opción: él tampoco sabe por qué.
s17-bot-2 = Gus el Tahúr
s17-bot-2-line = Juega Pared y Bloqueo hasta que va perdiendo. Entonces, Pase, Entrada y un tiro al precio que sea.
s17-bot-3 = Wim el Extremo
s17-bot-3-line = Encara una y otra vez, y presiona a quien tenga el balón.
s17-bot-4 = Dora la Tiradora
s17-bot-4-line = Va al tiro por el camino más corto, dispara en cuanto ve puerta y mete la Entrada a la primera ocasión.
s17-bot-5 = Kit el Copión
s17-bot-5-line = Juega lo que jugaste tú la última vez en el mismo papel: ojo con lo que enseñas.
s17-bot-6 = La Esfinge
s17-bot-6-line = Mezcla sus cartas justo como manda el juego perfecto: no hay quien la lea.
s17-bot-7 = Stan Rachas
s17-bot-7-line = Repite lo que le acaba de salir hasta que se lo cortas; después no lo quiere ni ver.
s17-bot-8 = Iris la Lectora
s17-bot-8-line = Juega como la Esfinge, se fija en lo que pones y aprovecha tus costumbres sin arriesgar de más.
s17-field-match = Partido
s17-field-match-league = Liga
s17-field-match-cup = Copa
s17-field-home-team = Local
s17-field-away-team = Visitante
s17-field-short = Duración
s17-field-short-false = Partido entero
s17-field-short-true = Solo la segunda parte
# Why no match can begin with these teams, as half a sentence after a colon. $country is the key of $team for articles.
s17-options-same-team = los dos equipos juegan con { $team }; elige dos selecciones distintas, o ninguna
s17-options-home-team = solo el local tiene selección ({ $team }); elige una para cada equipo, o ninguna
s17-options-away-team = solo el visitante tiene selección ({ $team }); elige una para cada equipo, o ninguna
s17-rules-1-head = La idea
s17-rules-1 = Diecisiete cartas, un balón, dos partes: gana quien marque más goles. Cada turno los dos jugadores ponen una carta en secreto y las destapan a la vez. Si quien defiende adivina la carta del atacante, se queda con el balón; si no, la carta lo acerca a la portería.
s17-rules-2-head = Un turno
s17-rules-2 = El atacante pone Pase, Regate o Pared; el defensor, cualquier carta que le quede en la mano. Después se destapan las dos. Bloqueo corta Pase, Presión corta Regate, Anticipo corta Pared: el balón cambia de dueño donde está. Si no, el atacante se va y hace lo que dice su carta. Entrada corta tanto Pase como Pared, pero contra Regate es falta. El equipo local juega siempre hacia la derecha; el visitante, hacia la izquierda.
s17-rules-3-head = Tus cuatro cartas
s17-rules-3 = Cada carta tiene dos mitades. Cuando atacas, cuenta la de arriba: Pase, Regate, Pared o Rechace. Cuando defiendes, cuenta la de abajo: Bloqueo, Presión, Anticipo o Entrada. La misma carta es Pase y Bloqueo, Regate y Presión, Pared y Anticipo, Rechace y Entrada. Tras el turno las cartas vuelven a tu mano, salvo una Entrada o un Rechace que queden fuera hasta el final de la parte.
s17-rules-4-head = Qué hace tu carta
s17-rules-4 =
    Las columnas 1 a 4 de la carta son las zonas del campo, contadas desde la portería del atacante; la columna del balón está iluminada. Una flecha lleva el balón una zona adelante, una estrella se guarda para luego y un número en un disco es un tiro con ese número de cartas de tiro. Donde una línea divide una columna, elige el atacante.
    Pase: en la 1, dos zonas y una estrella; en la 2, un tiro sin carta o dos zonas; en la 3, un tiro con una carta o una zona; en la 4, un tiro con dos.
    Regate: una zona en la 1, la 2 y la 3; en la 4, un tiro con tres.
    Pared: en la 1, una zona y una estrella; en la 2, una zona y dos estrellas; en la 3, un tiro con una carta o una estrella; en la 4, un tiro con tres.
s17-rules-5-head = Estrellas
s17-rules-5 = Tu primera estrella añade una carta de tiro a los tiros con Pase o con Pared: eliges tú. Con dos estrellas, los tiros con Pase ganan dos cartas y los de Pared una, o dos desde el área rival. Dos estrellas es el máximo. Se pierden con el balón.
s17-rules-6-head = Tiros
s17-rules-6 = Se barajan seis cartas de tiro: cinco muestran la grada y una, el gol. Destapas tantas como la fuerza de tu tiro. Si sale la del gol, marcas, y el otro equipo saca desde el centro. Si solo sale grada, el balón es de su portero. Cuando un equipo gana el balón en su área, el portero lo saca enseguida hasta la zona 1.
s17-rules-7-head = Rechace
s17-rules-7 = Un fallo no es el final: entrega tu carta Rechace hasta que acabe la parte y destapa una más de las cartas de tiro que quedan. Vale también tras un penalti y tras un tiro que no destapó ninguna carta; hay un rechace por tiro. Esa carta es también tu Entrada, así que defenderás sin ella.
s17-rules-8-head = Faltas
s17-rules-8 = Una Entrada contra Regate es falta. El defensor se queda sin Entrada hasta el final de la parte. En el área el atacante tiene un penalti: un tiro con cuatro cartas en el que no cuentan las estrellas. En el resto del campo hay tiro libre: el atacante nombra Pase, Regate o Pared y hace lo que dice, sin oposición.
s17-rules-9-head = El reloj
s17-rules-9 = Cada turno dura tres minutos. Una parte acaba con el turno que se juega en el 45, así que tiene dieciséis turnos. Quien defendió primero empieza la segunda parte con el balón; balón, estrellas y manos vuelven al principio. Quien gana el sorteo elige si empieza atacando o defendiendo. Un partido corto es solo la segunda parte. Quien gana el sorteo elige para ella, y un partido de copa igualado va directo a los penaltis.
s17-rules-10-head = Partidos de copa
s17-rules-10 = Un partido de liga puede acabar en empate; uno de copa, no. Primero se juegan otras dos partes de quince minutos, de seis turnos cada una: la primera la empieza quien atacó primero en el partido; la segunda, el otro equipo. Si sigue el empate, hay penaltis: un tiro cada uno con cuatro cartas y sin rechace, primero quien atacó primero, hasta que un equipo marque y el otro no. Estos penaltis no cuentan en el marcador.
s17-rules-11-head = Selecciones
s17-rules-11 = Cuando ya conozcas el juego, cada equipo puede ser una de ocho selecciones, sin repetir. Argentina, Brasil, España, Francia y Países Bajos añaden opciones a algunas columnas. Inglaterra puede destapar dos cartas en un rechace tras un tiro desde el área rival. Alemania, del minuto 75 al 90 y si no va ganando, puede sumar dos a un tiro. Italia, cuando va ganando, puede quitar una al tiro del rival. Nada de esto vale en un penalti, salvo lo de Inglaterra, y nada en la tanda.
s17-rules-12-head = Créditos
s17-rules-12 = Soccer 17 es un juego de Jack Darwid. Los valores de las cartas de acción y de las selecciones son de este proyecto, elegidos con un cálculo exacto donde la edición impresa los deja abiertos.

## What the table asks the player. $side is the other club.

s17-ask-over = Final del partido
s17-ask-they-won-the-toss = { $side } ha ganado el sorteo
s17-ask-they-choose = Ya has puesto carta: falta { $side }
s17-ask-their-free-kick = Tiro libre para { $side }
s17-ask-they-shoot = Tira { $side }
s17-ask-they-may-rebound = { $side } puede ir al rechace
s17-ask-they-decide = { $side } se lo piensa
s17-ask-won-the-toss = Has ganado el sorteo
s17-ask-attack = Elige tu acción
s17-ask-defence = Elige tu defensa
s17-ask-free-kick = Tiro libre: elige tu acción
# $card is the name of the player's card: Pass, Dribble or One-Two.
s17-ask-option = { $card }: elige qué hace
s17-ask-bonus = Una estrella: elige qué mejora
s17-ask-never-beaten = Hasta el final: ¿dos cartas más en este tiro?
s17-ask-catenaccio = Catenaccio: ¿le quitas una carta a este tiro?
s17-ask-take = Destapa una carta de tiro
# $n chance cards, two or more.
s17-ask-take-more = Destapa una carta de tiro: te quedan { $n ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
   *[other] { $n }
}
s17-ask-rebound = ¡Fallado! ¿Das Rechace por otra carta?
s17-ask-second-ball = Segunda jugada: ¿dos cartas en vez de una?

## Names. Each action card has two halves: Pass and Block, Dribble and Press, One-Two and Anticipate, Rebound and Tackle.

s17-play-pass = Pase
s17-play-dribble = Regate
s17-play-one-two = Pared
s17-guard-block = Bloqueo
s17-guard-press = Presión
s17-guard-anticipate = Anticipo
s17-guard-tackle = Entrada
# The choices of the first star.
s17-bonus-pass = Pase +1
s17-bonus-one-two = Pared +1
# What England, Germany and Italy have on their team cards.
s17-ability-second-ball = Segunda jugada
s17-ability-never-beaten = Hasta el final
s17-ability-catenaccio = Catenaccio
s17-team-argentina = Argentina
s17-team-brazil = Brasil
s17-team-england = Inglaterra
s17-team-france = Francia
s17-team-germany = Alemania
s17-team-italy = Italia
s17-team-netherlands = Países Bajos
s17-team-spain = España
# The choice of a match without team cards.
s17-no-team = Ninguna
# The areas on the field, in capitals; $side is a club in three letters.
s17-area-box = ÁREA { $side }
s17-area-half = CAMPO { $side }
s17-area-centre = CENTRO
# Two cards that met: Pass v Block.
s17-duel = { $attack } contra { $defence }
# Several options of which one is chosen: `area 3, or a star`.
s17-either = { $a }, o { $b }

## The words on the cards themselves. What is too long is set smaller, so they have to be short.

# The attacking half of Tackle.
s17-print-rebound = Rechace
# Which actions a defending half stops: the names of one or two.
s17-print-stops = corta { $cards }
# Under the name of an action, in capitals of five letters or so: it is stopped, or it is a foul.
s17-print-stop = Corta
s17-print-foul = Falta
# When Rebound can be played, and what it gives.
s17-print-after-a-miss = tras un fallo
s17-print-one-more = +1 carta
# The goal card: a headline in capitals, and a sentence at the foot.
s17-print-goal = Gol
s17-print-it-is-in = ¡Dentro!
# The cards without a goal: one of the first two in capitals, and one of the five ways to miss.
s17-print-crowd = Grada
s17-print-miss = Fallo
s17-print-no-goal = no es gol
s17-print-miss-over = Se va arriba
s17-print-miss-saved = ¡Parado!
s17-print-miss-stands = A la grada
s17-print-miss-post = Al palo
s17-print-miss-wide = Fuera por poco
# The star card. $card is Pass or One-Two, $bonus such a name with +1.
s17-print-stars = Estrellas
s17-print-no-bonus = Aún sin mejora
s17-print-more = { $card } +{ $n }
s17-print-or = o { $bonus }
s17-print-more-in-area = en zona { $area }: +{ $n }
# The time card, and what stands under its number of turns.
s17-print-time = Tiempo
s17-print-extra-time = Prórroga
s17-print-turns = { $n ->
    [1] último turno
   *[other] turnos restantes
}
# What a team card does, in three lines of some 22 letters. A line break in a text is one on the card.
s17-print-second-ball =
    Un rechace tras tirar
    desde la zona { $area } puede
    destapar { $n } cartas
s17-print-never-beaten =
    Minuto { $minute } a 90,
    si no vas ganando:
    un tiro puede llevar +{ $n }
s17-print-catenaccio =
    Si vas ganando:
    un tiro en contra
    puede llevar −{ $n }

## The labels of offers, one to three words. $area is the number of an area.

s17-offer-shoot = Tiro: { $n ->
    [1] una carta
   *[other] { $n ->
        [0] sin carta
        [2] dos cartas
        [3] tres cartas
        [4] cuatro cartas
        [5] cinco cartas
        [6] seis cartas
       *[other] { $n } cartas
    }
}
# $stars are one or two star signs.
s17-offer-star = Estrella { $stars }
s17-offer-area = Zona { $area }
s17-offer-area-star = Zona { $area } { $stars }
s17-offer-take = Carta { $n }
s17-offer-rebound = Rechace
s17-offer-keep-tackle = Guardar Entrada
s17-offer-attack-first = Atacar primero
s17-offer-defend-first = Defender primero
s17-offer-leave-it = Dejarlo así

## What an offer does, in a sentence.

# One to three of these in a row. $cards are names of cards; $gift is penalty or free-kick; $brings is one of s17-brings or
# several of them.
s17-help-stopped-by = Se corta con { $cards }.
s17-help-fouled = Una Entrada sería falta: { $gift ->
    [penalty] penalti a tu favor
   *[free-kick] tiro libre a tu favor
}.
s17-help-otherwise = Si no: { $brings }.
s17-help-free-kick = Tiro libre, sin oposición: { $brings }.
# $stopped are names of the attacker's cards.
s17-help-guard = Corta { $stopped } y gana el balón; todo lo demás pasa.
s17-help-tackle = Corta { $stopped }. Contra Regate es falta: { $gift ->
    [penalty] penalti
   *[free-kick] tiro libre
}, y la carta queda fuera hasta el final de la parte.
s17-help-shot = Un tiro { $n ->
    [0] sin carta, a la espera del rechace
    [1] con una de las seis cartas de tiro
   *[other] con { $n ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
       *[other] { $n }
    } de las seis cartas de tiro
}.
s17-help-no-third-star = El balón se queda donde está, y no hay tercera estrella.
s17-help-stars = El balón se queda donde está y ganas { $n ->
    [1] una estrella
   *[other] dos estrellas
}.
s17-help-area = El balón va a la zona { $area }.
s17-help-area-stars = El balón va a la zona { $area } y ganas { $n ->
    [1] una estrella
   *[other] dos estrellas
}.
s17-help-bonus = Los tiros con esta carta destapan una carta de tiro más mientras tengas el balón.
# $n cards are face down.
s17-help-take = Destápala: { $n ->
    [1] es el gol
   *[other] una de las { $n ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
       *[other] { $n }
    } es el gol
}.
s17-help-rebound = Destapa { $n ->
    [1] la carta que queda
   *[other] una más de las { $n ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
       *[other] { $n }
    } cartas que quedan
}; pierdes Entrada hasta que acabe la parte.
s17-help-keep-tackle = Guarda la carta para defender; el balón es del portero de { $side }.
s17-help-attack-first = Empiezas la primera parte con el balón; el rival, la segunda.
s17-help-attack-first-short = Empiezas con el balón. Es una pequeña ventaja, porque un partido corto no tiene otra parte.
s17-help-defend-first = El rival empieza la primera parte con el balón; tú, la segunda.
s17-help-defend-first-short = El rival empieza con el balón. Es una pequeña ventaja para él, porque un partido corto no tiene otra parte.
s17-help-never-beaten = Hasta el final: dos cartas de tiro más en este tiro.
s17-help-catenaccio = Catenaccio: una carta de tiro menos en este tiro.
s17-help-second-ball = Segunda jugada: dos cartas de tiro en vez de una.
s17-help-leave-it = El tiro se queda como está.

## What a card brings, within a sentence: after a colon, or as what a card gives. Several are joined by s17-either.

s17-brings-shot = un tiro { $n ->
    [0] sin carta
    [1] con una carta
   *[other] con { $n } cartas
}
s17-brings-nothing = nada
s17-brings-stars = { $n ->
    [1] una estrella
   *[other] dos estrellas
}
s17-brings-area = la zona { $area }
s17-brings-area-stars = la zona { $area } con { $n ->
    [1] una estrella
   *[other] dos estrellas
}

## The preview on the field: a headline in capitals, and the detail. $stars are star signs.

s17-preview-block = CORTA PASE
s17-preview-press = CORTA REGATE
s17-preview-anticipate = CORTA PARED
s17-preview-tackle = CORTA PARED Y PASE
s17-preview-foul = falta con Regate: { $gift ->
    [penalty] penalti
   *[free-kick] tiro libre
}
s17-preview-you-attack = atacas desde la zona { $area }
s17-preview-shot = UN TIRO
# $n of the $of chance cards are turned up.
s17-preview-odds = { $n ->
    [0] se va fuera
   *[other] gol en { $n } de { $of }
}
# $printed cards by the table, and $bonus by the stars.
s17-preview-odds-star = { $n ->
    [0] se va fuera
   *[other] gol en { $n } de { $of }
} ({ $printed } + { $bonus } ★)
s17-preview-star = ESTRELLA
s17-preview-area = ZONA { $area }
s17-preview-plus = + { $stars }
s17-preview-rebound = RECHACE
s17-preview-rebound-odds = { $n ->
    [1] la última carta marca
   *[other] marca una carta de { $n ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
       *[other] { $n }
    }
}
# The other options of a card, after its best one.
s17-preview-or = o { $others }
s17-preview-text-or = { $text }, o { $others }
s17-preview-or-shoot = tiro: { $n ->
    [1] una carta
   *[other] { $n ->
        [0] sin carta
        [2] dos cartas
        [3] tres cartas
        [4] cuatro cartas
        [5] cinco cartas
        [6] seis cartas
       *[other] { $n } cartas
    }
}
s17-preview-or-star = estrella { $stars }
s17-preview-or-area = zona { $area }
s17-preview-or-area-star = zona { $area } { $stars }

## Why a card cannot be chosen, or what it is: a sentence without its full stop.

s17-why-stars = Estrellas del equipo que tiene el balón
s17-why-timer = Turnos que quedan en esta parte, incluido este; tres minutos cada uno
s17-why-theirs = Esta carta es de { $side }
s17-why-turned-up = Esta carta ya está destapada
s17-why-they-turn-up = Las cartas de tiro las destapa { $side }
s17-why-shot-used-up = Este tiro ya ha usado todas sus cartas
s17-why-for-shots = Las cartas de tiro son para los tiros
s17-why-rebound-out = Rechace está fuera hasta el final de la parte
s17-why-tackle-out = Entrada está fuera hasta el final de la parte
s17-why-they-choose = Ya has puesto carta; falta { $side }
s17-why-they-decide = Primero decide { $side }
s17-why-toss = Elige primero si atacas o defiendes
s17-why-rebound = Rechace solo puede seguir a un tiro fallado
s17-why-free-kick = Saca el tiro libre como Pase, Regate o Pared
s17-why-option = Elige primero qué hace tu acción
s17-why-bonus = Elige primero qué mejora tu estrella
s17-why-team-card = Decide primero si usas tu carta de selección
s17-why-take = Destapa primero tus cartas de tiro
s17-why-only-rebound = Tras un fallo solo puede seguir Rechace
s17-why-none-now = Ahora no se puede jugar ninguna carta
# What a team card does; $team is a country, $country its key for articles: `argentina`, `netherlands` and so on. All messages
# with $team have it.
s17-why-second-ball = { $team } puede destapar dos cartas, no una, en un rechace tras un tiro desde el área
s17-why-never-beaten = Del minuto { $minute } al 90, si no va ganando, { $team } puede destapar dos cartas más en un tiro
s17-why-catenaccio = Si va ganando, { $team } puede quitar una carta de tiro a un tiro del rival
# $adds is one of the next two, or several.
s17-why-adds = { $team } también puede elegir { $adds }
s17-adds-shot = { $card } desde la zona { $area } como tiro { $n ->
    [0] sin carta
    [1] con una carta
   *[other] con { $n } cartas
}
s17-adds-move = { $card } de la zona { $area } a la zona { $to }
s17-adds-move-stars = { $card } de la zona { $area } a la zona { $to } con { $n ->
    [1] una estrella
   *[other] dos estrellas
}

## The scoreboard and the note on a shot.

# Under the title of the game; $kind is league or cup, $home and $away are countries.
s17-subtitle = { $kind ->
    [league] Partido de liga
   *[cup] Partido de copa
}, sin selecciones
s17-subtitle-teams = { $kind ->
    [league] Partido de liga
   *[cup] Partido de copa
}, { $home } contra { $away }
s17-subtitle-short = solo la segunda parte
# The sum of a shot's chance cards, such as `One-Two 1 + star 1 - Italy 1`.
s17-note-printed = { $card } { $n }
s17-note-spot = Desde los once metros
s17-note-star = + estrella { $n }
s17-note-added = + { $team } { $n }
s17-note-lowered = − { $team } { $n }
s17-note-rebound = { $n ->
    [2] dos cartas más
   *[other] una carta más
}

## Banners: the line under a headline. $side is a club.

s17-banner-may-choose = Elige { $side }
s17-banner-attack-first = { $side } ataca primero
s17-banner-extra-time = { $score }, dos partes de 15 minutos
# Under PENALTY or FREE KICK.
s17-banner-for = para { $side }

## The match log. $side is a club in three letters, $duel the two cards that met, $area the number of an area.

s17-log-toss = { $side } gana el sorteo
# $half is first, second, extra-first, extra-second or penalties.
s17-log-half = { $half ->
    [first] Saque inicial
    [second] Segunda parte
    [extra-first] Prórroga
    [extra-second] Últimos quince
   *[penalties] Penaltis
}: { $half ->
    [penalties] tira
   *[other] ataca
} { $side }
s17-log-half-time = Descanso, { $score }
s17-log-won = { $duel }: { $side } ataca desde la zona { $area }
s17-log-foul = { $duel }: falta
s17-log-free-kick = Tiro libre: { $card }
s17-log-star = Estrella: { $bonus }
# $gained is one of the four that follow.
s17-log-gained = { $duel }: { $gained }
s17-log-gained-free = { CAP($gained) }
s17-log-no-third-star = sin tercera estrella
s17-log-stars = { $n ->
    [1] estrella
   *[other] dos estrellas
}
s17-log-area = zona { $area }
s17-log-area-stars = zona { $area }, { $n ->
    [1] estrella
   *[other] dos estrellas
}
s17-log-step-up = Tira { $side }
# A shot turns up $n of the $of chance cards.
s17-log-shot = { $duel }: un tiro, { $n ->
    [0] se va fuera
   *[other] gol en { $n } de { $of }
}
s17-log-free-kick-shot = Tiro libre: un tiro, { $n ->
    [0] se va fuera
   *[other] gol en { $n } de { $of }
}
s17-log-penalty = Penalti: { $n ->
    [0] se va fuera
   *[other] gol en { $n } de { $of }
}
s17-log-rebound = Rechace: una carta más
s17-log-missed = Fallado: balón para el portero de { $side }
s17-log-team-card = { $team } usa su carta de selección
# $ability is Second ball, Never beaten or Catenaccio.
s17-log-more-cards = { $team }, { $ability }: { $n ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
   *[other] { $n }
} cartas más
s17-log-shot-now = { $team }, { $ability }: ahora el tiro { $n ->
    [0] se va fuera
   *[other] es gol en { $n } de { $of }
}

## Over the cards: why one came out on top, and what a team card does. $guard is the name of the defender's card; $play and
## $with are keys of the cards to select by.

s17-reveal-stops = { $guard } corta { $play ->
    [dribble] Regate
    [one-two] Pared
   *[pass] Pase
}.
s17-reveal-foul = Entrada contra Regate es falta.
s17-reveal-past = { $guard } corta { $with ->
    [block] Pase
    [press] Regate
   *[anticipate] Pared
}, no { $play ->
    [dribble] Regate
    [one-two] Pared
   *[pass] Pase
}.
s17-reveal-team-may = { $team } puede: { $adds }.
s17-reveal-more-cards = { $ability }: { $n ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
   *[other] { $n }
} cartas más.
s17-reveal-shot-now = { $ability }: ahora el tiro { $n ->
    [0] se va fuera
   *[other] es gol en { $n } de { $of }
}.

## The coach's reasons for a choice. $card is the name of a card; $brings is one of s17-brings or several of them.

# $n cards stop it: $cards.
s17-because-attack = { $card } da { $brings }; solo { $n ->
    [1] la corta
   *[other] la cortan
} { $cards }.
s17-because-stops = { $card } corta { $stopped }, que les daría { $brings }.
s17-because-tackle = { $card } corta { $stopped }; contra Regate es { $gift ->
    [penalty] penalti
   *[free-kick] tiro libre
}.
s17-because-free-kick = Nadie lo puede cortar, y te da { $brings }.
s17-because-bonus = Desde aquí, { $card } da { $brings }, más una carta por la estrella.
# $n cards are face down; $turns are left in this half.
s17-because-rebound-free = { $n ->
    [1] La carta que queda es el gol
   *[other] Una de { $n ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
       *[other] { $n }
    } cartas es el gol
}, y la parte acaba ahora, así que no cuesta nada.
s17-because-rebound = { $n ->
    [1] La carta que queda es el gol
   *[other] Una de { $n ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
       *[other] { $n }
    } cartas es el gol
}; el precio: { $turns ->
    [1] un turno
   *[other] { $turns ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
       *[other] { $turns }
    } turnos
} sin Entrada.
s17-because-keep-tackle = { $turns ->
    [0] Guardas Entrada, pero la parte acaba ahora y la recuperarías enseguida.
    [1] Guardas Entrada para el turno que queda en esta parte.
   *[other] Guardas Entrada para los { $turns ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
       *[other] { $turns }
    } turnos que quedan en esta parte.
}
s17-because-attack-first = Empiezas tú con el balón; el rival, tras el descanso.
s17-because-attack-first-short = Empiezas tú con el balón, y no hay otra parte que lo compense.
s17-because-defend-first = Empieza el rival con el balón; tú, tras el descanso.
s17-because-defend-first-short = Empieza el rival con el balón, y no hay otra parte que lo compense.
s17-because-leave-it = Aquí no cambiaría nada.
s17-because-last-turn = Es el último turno de la parte: tira ahora o pierdes la ocasión.
s17-because-no-card-rebound = Se va fuera, pero luego tu Rechace destapa una carta.
s17-because-no-card = Les da el balón lejos de tu portería.
s17-because-shot = { $n ->
    [1] Una
    [2] Dos
    [3] Tres
    [4] Cuatro
    [5] Cinco
   *[other] Seis
} de seis cartas de tiro por destapar{ $stars ->
    [0] { "" }
    [one] { " " }gracias a la estrella
   *[other] { " " }gracias a las estrellas
}, y una de las seis es el gol.
s17-because-build = Conservas el balón y preparas el ataque.
# $stars is how many stars give that shot a card more; 0 if it has none from them.
s17-because-move = Conservas el balón, y desde ahí{ $stars ->
    [0] { "" }
    [one] , con la estrella,
   *[other] , con las estrellas,
} un tiro puede destapar { $n ->
    [1] una carta
   *[other] { $n ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
       *[other] { $n }
    } cartas
}.
s17-because-never-beaten = Es gratis, y puedes destapar { $n ->
    [1] una carta
   *[other] { $n ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
       *[other] { $n }
    } cartas
} más.
s17-because-catenaccio = Es gratis, y destapan { $n ->
    [1] una carta
   *[other] { $n ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
       *[other] { $n }
    } cartas
} menos.
s17-because-second-ball = Es gratis, y destapas { $n ->
    [1] una carta
   *[other] { $n ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
       *[other] { $n }
    } cartas
} en vez de una.

## The lesson for beginners, one to three sentences. $place is centre, their-box, your-box, their-half or your-half.

s17-lesson-toss = Has ganado el sorteo. Si atacas, tienes el balón primero y el rival tras el descanso; si defiendes, al revés. Ninguna opción es mejor.
s17-lesson-toss-short = Has ganado el sorteo. Ataca: quien empieza con el balón marca algo más a menudo, y un partido corto no tiene otra parte.
s17-lesson-first-attack = Atacas desde { $place ->
    [centre] el centro
    [their-box] su área
    [your-box] tu área
    [their-half] su campo
   *[your-half] tu campo
}: haz clic en Pase, Regate o Pared para ponerla boca abajo. Bloqueo corta Pase, Presión corta Regate y Anticipo corta Pared; Entrada corta Pase y Pared, pero es falta contra Regate. Elige una que no se esperen.
s17-lesson-first-defence = Atacan desde { $place ->
    [centre] el centro
    [their-box] su área
    [your-box] tu área
    [their-half] su campo
   *[your-half] tu campo
}: haz clic en una carta para ponerla boca abajo, y adivina la suya. Bloqueo corta Pase, Presión corta Regate y Anticipo corta Pared. Entrada corta Pase y Pared, pero es falta contra Regate.
# What each of the attacker's cards would bring; $whose is yours or theirs.
s17-lesson-brings = Desde { $place ->
    [centre] el centro
    [their-box] su área
    [your-box] tu área
    [their-half] su campo
   *[your-half] tu campo
}, { $whose ->
    [yours] tu
   *[theirs] su
} Pase da { $pass }; Regate, { $dribble }; Pared, { $one_two }.
s17-lesson-they-hold-tackle = Aún tienen Entrada: corta Pase y Pared, pero es falta contra Regate.
s17-lesson-their-tackle-out = Su Entrada está fuera, así que solo una carta corta cada una de las tuyas.
# $card is the name of a card.
s17-lesson-they-stopped = La última vez pusieron { $card } y te la cortaron.
s17-lesson-you-got-past = La última vez pusieron { $card } y te fuiste.
s17-lesson-guards = Bloqueo corta Pase; Presión, Regate; Anticipo, Pared. Tu Entrada está fuera.
s17-lesson-guards-tackle = Bloqueo corta Pase; Presión, Regate; Anticipo, Pared. Entrada corta Pase y Pared, pero contra Regate es { $gift ->
    [penalty] penalti
   *[free-kick] tiro libre
}.
s17-lesson-they-last-laid = Su última carta: { $card }.
s17-lesson-free-kick = Falta a tu Regate: pierden Entrada en esta parte. Elige cualquier acción: nadie la puede cortar.
s17-lesson-nobody-stops = Nadie corta tu { $card }.
s17-lesson-got-past = Tu { $card } ha salido bien.
s17-lesson-star-or-step = Una estrella refuerza los tiros que vengan; un paso adelante te acerca a la portería.
s17-lesson-no-card-rebound = Un tiro sin carta siempre falla; solo podría marcar tu Rechace.
s17-lesson-no-card = Un tiro sin carta siempre falla y les da el balón.
s17-lesson-shot-now = Un tiro ahora tiene { $n ->
    [1] una
   *[other] { $n ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
       *[other] { $n }
    }
} de las seis cartas de tiro, y un fallo les da el balón.
s17-lesson-last-turn = Es el último turno de la parte: tira ahora o la ocasión se va.
s17-lesson-wait = Cualquier otra cosa conserva el balón, y a esta parte le { $turns ->
    [1] queda un turno
   *[other] quedan { $turns ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
       *[other] { $turns }
    } turnos
}.
# These two surround the next one.
s17-lesson-bonus = Tu primera estrella refuerza los tiros de una carta mientras tengas el balón.
s17-lesson-bonus-choose = Elige la carta con la que piensas tirar; el rival ve lo que eliges.
s17-lesson-with-a-star = En su área, Pase sube de { $pass } a { $pass_more } cartas, o Pared de { $one_two } a { $one_two_more }.
s17-lesson-never-beaten = Tu selección puede reforzar este tiro: { $n } de las seis cartas de tiro en vez de { $strength }. Es gratis.
s17-lesson-catenaccio = Van a tirar, y tu selección puede debilitar el tiro: { $n } de las seis cartas de tiro en vez de { $strength }. Es gratis.
s17-lesson-last-card = Cinco cartas eran grada, así que la última es el gol: destápala.
s17-lesson-take = Una de las { $left } cartas de tiro boca abajo es el gol, y destapas { $n ->
    [1] una
   *[other] { $n ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
       *[other] { $n }
    }
}. Están barajadas, así que vale cualquiera.
s17-lesson-rebound = { $left ->
    [1] Fallado, así que la carta que queda es el gol. Entrega Rechace para destaparla.
   *[other] Fallado, pero el gol está entre las { $left } cartas que quedan. Entrega Rechace para destapar otra.
}
s17-lesson-price = Esa carta es también tu Entrada, { $turns ->
    [0] pero la parte acaba ahora y la recuperas enseguida
    [1] y la pierdes para el turno que queda en esta parte
   *[other] y la pierdes para los { $turns ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
       *[other] { $turns }
    } turnos que quedan en esta parte
}.
s17-lesson-second-ball = En este rechace tu selección puede destapar { $n } de las { $left } cartas en vez de una. No te cuesta nada.

## The charts of the rules page.

s17-chart-against = Carta contra carta
s17-chart-against-down = El defensor pone
s17-chart-against-across = El atacante pone
s17-chart-stopped = cortado
s17-chart-gets-past = pasa
s17-chart-foul = falta
s17-chart-against-note = Cortado: el defensor gana el balón. Falta: tiro libre, o penalti en el área, y Entrada queda fuera el resto de la parte.
s17-chart-brings = Qué hace cada acción si no se corta
s17-chart-brings-down = El atacante puso
s17-chart-brings-across = El balón está en la zona
s17-chart-own-half = 1 su campo
s17-chart-centre = 2 centro
s17-chart-their-half = 3 campo rival
s17-chart-their-box = 4 área rival
s17-chart-shot = un tiro, { $n ->
    [1] una carta
   *[other] { $n ->
        [0] sin carta
        [2] dos cartas
        [3] tres cartas
        [4] cuatro cartas
        [5] cinco cartas
        [6] seis cartas
       *[other] { $n } cartas
    }
}
s17-chart-stars = { $n ->
    [1] una estrella
   *[other] dos estrellas
}
s17-chart-areas = { $areas ->
    [1] una zona
   *[other] { $areas ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
       *[other] { $areas }
    } zonas
} adelante
s17-chart-areas-stars = { $areas ->
    [1] una zona
   *[other] { $areas ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
       *[other] { $areas }
    } zonas
} adelante, { $n ->
    [1] una estrella
   *[other] dos estrellas
}
s17-chart-brings-note = Un tiro destapa ese número de las seis cartas de tiro; una de las seis es el gol. La marca verde indica que puede ser gol. Las estrellas refuerzan los tiros siguientes.

## What a notebook says: $n times out of $all. $who is you, if the reader wrote it about the player, or bot, if the player wrote it
## about the bot $name. $role is attack or defence; $card and $first are
## names of cards.

s17-noted-laid = { $role ->
    [attack] En ataque
   *[defence] En defensa
} { $who ->
    [you] pusiste
   *[other] { $name } puso
} { $card }: { $n } de { $all } veces.
s17-noted-followed = { $role ->
    [attack] En ataque
   *[defence] En defensa
}, tras { $first } { $who ->
    [you] pusiste
   *[other] { $name } puso
} { $card }: { $n } de { $all } veces.
s17-noted-answered = { $role ->
    [attack] En ataque
   *[defence] En defensa
}, { $who ->
    [you] cuando su última carta fue { $first }, pusiste
   *[other] cuando tu última carta fue { $first }, { $name } puso
} { $card }: { $n } de { $all } veces.

## A bot's reason for its choice, in one sentence. It speaks of itself as `it`.
s17-bot-worked = La última vez salió bien.
s17-bot-mixes = Mira un turno por delante y mezcla sus cartas.
s17-bot-best-one-turn = Es lo que mejor pinta a un turno vista.
s17-bot-shortest-way = El camino más corto al tiro.
s17-bot-wants-the-ball = Quiere el balón ya.
s17-bot-takes-on = Encara a su par.
s17-bot-presses = Presiona.
s17-bot-they-attacked = El rival atacó con esa la última vez.
s17-bot-they-defended = El rival defendió con esa la última vez.
s17-bot-behind-long-ball = Va perdiendo: balón largo, pase lo que pase.
s17-bot-behind-needs-ball = Va perdiendo: necesita el balón ya.
s17-bot-not-behind-short = No va perdiendo: toque corto.
s17-bot-not-behind-back = No va perdiendo: todos atrás.
s17-bot-shoots-on-sight = Tira en cuanto ve puerta.
s17-bot-not-what-was-stopped = Lo que sea, menos lo que le cortaron la última vez.
s17-bot-decided = El resultado ya no cambia, pase lo que pase: juega a marcar.
s17-bot-cards-alike = Boca abajo, todas las cartas son iguales.
s17-bot-attack-first = Con juego perfecto, atacar primero da un { $worth } % de posibilidades de ganar.
s17-bot-defend-first = Con juego perfecto, defender primero da un { $worth } % de posibilidades de ganar.
s17-bot-reads = Lee { $card } a un { $n } %, y juega contra eso.
s17-bot-worth = Da un { $best } % de posibilidades de ganar; con la peor respuesta, un { $worst } %.
s17-bot-mix = La mezcla del juego perfecto aquí: { $shares }.
# A card with its probability, an item of the mix.
s17-bot-share = { $card } { $n } %

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# The ball runs one area on.
say-s17-gained =
    .l1 = { $us } avanza, pasito a pasito.
    .l2 = Buenos metros los que gana { $us }.
    .l3 = { $us } encuentra un hueco y pasa por él como de paseo.
    .l4 = Sube { $us }, y sube con todo.
    .l5 = { $them } cede terreno, eso sí, con mucha educación.
    .l6 = { $us } ya anda cerca, { Y($keeper) } empieza a gritarle a la gente.

# The ball runs two areas or more.
say-s17-gained-far =
    .l1 = ¡Menuda zancada! { $us } se ha comido medio campo.
    .l2 = Juego directo de { $us }, y sale bien.
    .l3 = Una carta, { Y($us) } aparece en otra parte del mapa.
    .l4 = Miren qué distancia. En { $them } corren hacia atrás.

# The defender has read the attack: the ball changes sides.
say-s17-won =
    .l1 = Leído como un horario de trenes. El balón es de { $us }.
    .l2 = Adivina { $us }, y eso es medio fútbol.
    .l3 = Cortado de raíz. { $us } da la vuelta y sale.
    .l4 = { $them } lo mandó por telegrama, { Y($us) } firmó la entrega.
    .l5 = ¡Qué manera de defender la de { $us }!
    .l6 = Eso { $us } lo veía venir desde el autobús.

# A foul brings a free kick; the side is the one that was fouled.
say-s17-free-kick =
    .l1 = Pita el árbitro. { $them } llega un poco tarde, y con intereses.
    .l2 = Falta de { $them }. El árbitro estaba en primera fila.
    .l3 = Falta a favor de { $us }. La barrera se va colocando.
    .l4 = { $them } va al hombre. El balón no presenta queja.
    .l5 = ¡Qué torpeza la de { $them }! Tiro libre para { $us }.
    .l6 = { $us } planta el balón con muchísimo mimo. Tiro libre.

# A star is earned.
say-s17-star =
    .l1 = Estrella para { $us }. Vale algo, si le da tiempo a gastarla.
    .l2 = { $us } se guarda una estrella para la próxima buena idea.
    .l3 = Una estrellita para { $us }. Ya brillará.
    .l4 = Estrella para { $us }. El buen momento, impreso en cartulina.

# A shot that goes in from a third of the chance cards at most.
say-s17-shot-weak =
    .l1 = Tiro de { $us }, con signo de interrogación.
    .l2 = Media ocasión de { $us }, y media es mucho decir.
    .l3 = { $us } prueba suerte. La suerte mira las probabilidades.
    .l4 = ¿Desde ahí? { $us } cree que sí. { $keeper } cree que no.

# A shot that is about even.
say-s17-shot-fair =
    .l1 = Esto es cara o cruz. Tira { $us }.
    .l2 = Dentro o fuera, y aquí no lo sabe nadie. Tira { $us }.
    .l3 = Ocasión de las buenas para { $us }. { $keeper } baila sobre la línea.
    .l4 = Arma la pierna { $us }, y media grada se pone de pie.

# A shot that goes in more often than not.
say-s17-shot-strong =
    .l1 = ¡Esta es clarísima! Tira { $us }.
    .l2 = { $keeper } ha conocido noches mejores. Zapatazo de { $us }.
    .l3 = { $us } lo tiene todo hecho. Solo falta el final.
    .l4 = { $us } no podía pedir más. Ahí va el tiro.

# A team's own gift is used.
say-s17-ability =
    .l1 = { CAP($what) }, dice { $us }, y cambian las cuentas.
    .l2 = { $us } se lo tenía guardado: { $what }.
    .l3 = { CAP($what) }. Todos sabían que podía llegar, y aun así.
    .l4 = Por cosas así son quienes son. { CAP($what) }.

# The ball comes back out, and the attacker takes it.
say-s17-rebound =
    .l1 = ¡La suelta el portero! { $us } tiene otra.
    .l2 = ¡Rechaza el portero, y el primero en llegar es { $us }!
    .l3 = No ha terminado. El rechace le cae a { $us }.
    .l4 = Balón suelto en el área, { Y($us) } tiene olfato para estas cosas.

# A shot that did not go in.
say-s17-missed =
    .l1 = Por poco. { $keeper } la tenía controlada, claro. Claro.
    .l2 = ¡No! { $us } mira el césped, como si se hubiera movido.
    .l3 = No hay gol. { $keeper } se toma su tiempo para sacar.
    .l4 = El balón se pierde, y un recogepelotas se gana la cena.
    .l5 = Pues ahí se fue la ocasión. { $them } vuelve a respirar.
    .l6 = { $us } querría tirar esa otra vez.
