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
s17-bot-7-line = Repite lo que le acaba de salir hasta que se lo paras; después no lo quiere ni ver.
s17-bot-8 = Iris la Lectora
s17-bot-8-line = Juega como la Esfinge, se fija en lo que pones y aprovecha tus costumbres sin arriesgar de más.
s17-field-match = Partido
s17-field-match-league = Liga
s17-field-match-cup = Copa
s17-field-home-team = Selección local
s17-field-away-team = Selección visitante
s17-rules-1-head = La idea
s17-rules-1 = Diecisiete cartas, un balón, dos partes: gana quien marque más goles. Cada turno los dos jugadores ponen una carta en secreto y las destapan a la vez. Si quien defiende adivina la carta del atacante, se queda el balón; si no, la carta lo acerca a la portería.
s17-rules-2-head = Un turno
s17-rules-2 = El atacante pone Pase, Regate o Pared; el defensor, cualquier carta que le quede en la mano. Después se destapan las dos. Bloqueo corta Pase, Presión corta Regate, Anticipo corta Pared: el balón cambia de dueño donde está. Si no, el atacante se va y hace lo que dice su carta. Entrada corta tanto Pase como Pared, pero contra Regate es falta. El equipo local juega siempre hacia la derecha; el visitante, hacia la izquierda.
s17-rules-3-head = Tus cuatro cartas
s17-rules-3 = Cada carta tiene dos mitades. Cuando atacas, cuenta la de arriba: Pase, Regate, Pared o Rechace. Cuando defiendes, cuenta la de abajo: Bloqueo, Presión, Anticipo o Entrada. La misma carta es Pase y Bloqueo, Regate y Presión, Pared y Anticipo, Rechace y Entrada. Tras el turno las cartas vuelven a tu mano, salvo una Entrada o un Rechace que queden fuera hasta el final de la parte.
s17-rules-4-head = Qué hace tu carta
s17-rules-4 =
    Las columnas 1 a 4 de la carta son las zonas del campo, contadas desde la portería del atacante; la columna del balón está iluminada. Una flecha lleva el balón una zona adelante, una estrella se guarda para luego y un número en un disco es un tiro con esas cartas de tiro. Donde una línea divide una columna, elige el atacante.
    Pase: 1 dos zonas y una estrella; 2 un tiro sin carta, o dos zonas; 3 un tiro con una carta, o una zona; 4 un tiro con dos.
    Regate: una zona en 1, 2 y 3; 4 un tiro con tres.
    Pared: 1 una zona y una estrella; 2 una zona y dos estrellas; 3 un tiro con una carta, o una estrella; 4 un tiro con tres.
s17-rules-5-head = Estrellas
s17-rules-5 = Tu primera estrella añade una carta de tiro a los tiros con Pase o con Pared: eliges tú. Con dos estrellas, los tiros con Pase ganan dos cartas y los de Pared una, o dos desde el área rival. Dos estrellas es el máximo. Se pierden con el balón.
s17-rules-6-head = Tiros
s17-rules-6 = Se barajan seis cartas de tiro: cinco muestran la grada y una, el gol. Destapas tantas como la fuerza de tu tiro. Si sale la del gol, marcas, y el otro equipo saca desde el centro. Si solo sale grada, el balón es de su portero. Cuando un equipo recupera el balón en su área, el portero lo saca enseguida hasta la zona 1.
s17-rules-7-head = Rechace
s17-rules-7 = Un fallo no es el final: entrega tu carta Rechace hasta que acabe la parte y destapa una más de las cartas de tiro que quedan. Esa carta es también tu Entrada, así que defenderás sin ella.
s17-rules-8-head = Faltas
s17-rules-8 = Una Entrada contra Regate es falta. El defensor se queda sin Entrada hasta el final de la parte. En el área el atacante tiene un penalti: un tiro con cuatro cartas en el que no cuentan las estrellas. En el resto del campo hay tiro libre: el atacante nombra Pase, Regate o Pared y hace lo que dice, sin oposición.
s17-rules-9-head = El reloj
s17-rules-9 = Cada turno dura tres minutos. Una parte acaba con el turno que se juega en el 45, así que tiene dieciséis turnos. Quien defendió primero empieza la segunda parte con el balón; balón, estrellas y manos vuelven al principio. Quien gana el sorteo elige si empieza atacando o defendiendo.
s17-rules-10-head = Partidos de copa
s17-rules-10 = Un partido de liga puede acabar en empate; uno de copa, no. Primero se juegan otras dos partes de quince minutos, de seis turnos cada una. Si sigue el empate, hay penaltis: un tiro cada uno con cuatro cartas y sin rechace, hasta que un equipo marque y el otro no. Estos penaltis no cuentan en el marcador.
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
s17-help-stopped-by = La corta { $cards }.
s17-help-fouled = Entrada es falta: { $gift ->
    [penalty] penalti a tu favor
   *[free-kick] tiro libre a tu favor
}.
s17-help-otherwise = Si no: { $brings }.
s17-help-free-kick = Tiro libre, sin oposición: { $brings }.
# $stopped are names of the attacker's cards.
s17-help-guard = Corta { $stopped } y recupera el balón; todo lo demás pasa.
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
s17-help-defend-first = El rival empieza la primera parte con el balón; tú, la segunda.
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
s17-brings-area = zona { $area }
s17-brings-area-stars = zona { $area } con { $n ->
    [1] una estrella
   *[other] dos estrellas
}

## The preview on the field: a headline in capitals, and the detail. $stars are star signs.

s17-preview-block = CORTA PASE
s17-preview-press = CORTA REGATE
s17-preview-anticipate = CORTA PARED
s17-preview-tackle = CORTA PARED Y PASE
s17-preview-foul = falta a Regate: { $gift ->
    [penalty] penalti
   *[free-kick] tiro libre
}
s17-preview-you-attack = atacas desde la zona { $area }
s17-preview-shot = UN TIRO
# $n of the $of chance cards are turned up.
s17-preview-odds = { $n ->
    [0] se va fuera
   *[other] marca con { $n } de { $of }
}
# $printed cards by the table, and $bonus by the stars.
s17-preview-odds-star = { $n ->
    [0] se va fuera
   *[other] marca con { $n } de { $of }
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
# What a team card does; $team is a country.
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
# The sum of a shot's chance cards, such as `One-Two 1 + star 1 - Italy 1`.
s17-note-printed = { $card } { $n }
s17-note-spot = Desde los once metros
s17-note-star = + estrella { $n }
s17-note-added = + { $team } { $n }
s17-note-lowered = - { $team } { $n }
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
   *[other] marca con { $n } de { $of }
}
s17-log-free-kick-shot = Tiro libre: un tiro, { $n ->
    [0] se va fuera
   *[other] marca con { $n } de { $of }
}
s17-log-penalty = Penalti: { $n ->
    [0] se va fuera
   *[other] marca con { $n } de { $of }
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
   *[other] marca con { $n } de { $of }
}
