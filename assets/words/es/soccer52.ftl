### Spanish: soccer52

s52-title = Soccer
s52-tagline = Esconde dos delanteros y defiende con el resto.
s52-aim = Dos cartas van arriba a marcar; con las que guardas paras las suyas.
s52-chance = Las cartas repartidas y robadas
s52-bot-1-line = Pone cualquier carta, y bloquea con la que encaje.
s52-bot-2-line = Luce arriba sus cartas altas, y malgasta los porteros.
s52-bot-3-line = Le encantan las cartas altas arriba, y de vez en cuando piensa antes.
s52-bot-4-line = Piensa un poco, pero aún tira cartas que luego echa de menos.
s52-bot-5-line = Juega unos cuantos partidos de cabeza, y rara vez malgasta un portero.
s52-bot-6-line = Tiene pequeños despistes de vez en cuando, casi nunca grandes.
s52-bot-7-line = Juega muchos partidos de cabeza, pero olvida lo que no pudiste parar.
s52-bot-8-line = Recuerda cada carta y cada tiro que no paraste, e imagina qué te queda.
s52-zone-forward = DELANTERO
s52-zone-draw-pile = MAZO
s52-zone-discards = DESCARTES
s52-zone-goals = GOLES
s52-field-blocking = Parar
s52-field-blocking-compulsory = Obligatorio
s52-field-blocking-optional = Opcional
s52-field-start = Ataca primero
s52-field-start-alternate = Por turnos (regla nuestra)
s52-field-start-same = Siempre el mismo (regla impresa)
s52-field-after-six = Empate al final
s52-field-after-six-suddenrounds = Desempate
s52-field-after-six-draw = Vale el empate
s52-field-lone-goalie = Portero sin otro
s52-field-lone-goalie-allowed = Puede ir arriba
s52-field-lone-goalie-forbidden = Se queda en mano (regla impresa)
s52-field-short = Duración
s52-field-short-false = Partido entero
s52-field-short-true = Corto (dos rondas)
s52-rules-1-head = La idea
s52-rules-1 = Todas las cartas pueden tirar o defender: puesta en el campo, una carta es un delantero; guardada en la mano, puede parar a uno. Lo que no se para es gol. Tras seis rondas gana quien tenga más goles.
s52-rules-2-head = Una ronda
s52-rules-2 = Empiezas con seis cartas. En cada ronda los dos jugadores ponen en secreto dos de ellas boca abajo: sus delanteros. Después un equipo ataca con los dos, uno tras otro, y ve cómo acaba el primero antes de destapar el segundo; luego ataca el otro equipo. Un sorteo decide quién empieza la primera ronda, y desde ahí se turnan. Tras la ronda cada equipo roba cuatro cartas: en la sexta ronda ya se ha repartido toda la baraja. El equipo local tira siempre hacia la derecha; el visitante, hacia la izquierda.
s52-rules-3-head = Números y porteros
s52-rules-3 = Del as al 10 son números; el as vale 1. Las J, las Q y las K son porteros: no tienen valor, y son los mejores defensores y unos delanteros muy malos.
s52-rules-4-head = Parar
s52-rules-4 =
    Cuando se destapa un número, el otro equipo tiene que pararlo si puede, exactamente de una de estas maneras:
    Un portero del color del delantero: cualquiera de rojo contra corazones o diamantes, cualquiera de negro contra tréboles o picas.
    Una carta del mismo número: un cinco contra un cinco.
    Dos números cuya suma o diferencia sea el valor del delantero: 5 y 2 paran un siete, y también un tres.
    Dos cartas del palo del delantero, sean las que sean: el 4 y el 9 de diamantes paran cualquier diamante.
    El delantero y las cartas que lo paran van a los descartes. Eliges con qué parar, pero no puedes añadir cartas a una parada que ya está completa.
s52-rules-5-head = Goles
s52-rules-5 = Lo que no se para es gol. La carta se queda junto al campo, en el lado de su dueño, para contarlo.
s52-rules-6-head = Penaltis
s52-rules-6 = También un portero puede ponerse de delantero, de farol o para un penalti. Al destaparlo, marca si en ese momento descartas de la mano un segundo portero, cualquiera, y nadie lo puede parar. Si no tienes otro, o prefieres guardarlo, el portero destapado se descarta y no pasa nada. El rival no puede distinguir una cosa de la otra.
s52-rules-7-head = Empate al final
s52-rules-7 = Entonces se juegan rondas de desempate. Cada equipo conserva su mano, los descartes se barajan en un mazo nuevo, cada uno roba cuatro y siguen rondas enteras hasta que un equipo vaya por delante al final de una. Si quedan menos de ocho cartas por robar, se barajan juntos el mazo y los descartes, y si hace falta también las cartas que marcaron: el marcador no cambia. Entonces se reparte carta a carta hasta donde llegue, y un equipo con menos de dos pone las que tenga. Tras cien rondas el partido queda en empate.
s52-rules-8-head = Lo que puedes saber
s52-rules-8 = Los descartes, los goles y el tamaño de cada mano están a la vista. También lo que se deduce: si un equipo tenía que parar y no paró, es que no tenía con qué. Los nombres de tus delanteros sobre el campo los ves solo tú; cuál está en qué sitio lo decide el azar, así que el sitio no delata nada.
s52-rules-9-head = Reglas de la casa
s52-rules-9 = Parar puede ser opcional: entonces puedes dejar entrar un tiro para ahorrar cartas. Las reglas impresas nombran un equipo que empieza y no dicen nada de las rondas siguientes: alternarse es regla nuestra, y como opción empieza siempre quien ganó el sorteo, tal como está impreso. Y un partido igualado puede acabar en empate tras la sexta ronda. Un portero puede ir arriba sin un segundo, de farol: es regla nuestra. Como opción no puede, tal como está impreso: otro portero tiene que quedarse en tu mano cuando pones uno, salvo que pongas toda la mano. Así, un portero destapado delata que había otro. Un partido corto tiene dos rondas en vez de seis. Si entonces hay empate, los descartes se barajan con el mazo y siguen rondas de desempate.
s52-rules-10-head = Consejos
s52-rules-10 = Los números altos son más difíciles de parar, porque los forman menos parejas. Los porteros en la mano valen más que nada; gasta antes números iguales y parejas pequeñas. Cuenta lo que ha salido: en la sexta ronda, todo lo que queda está en alguna mano.
s52-rules-11-head = Créditos
s52-rules-11 = Soccer es un juego de Laurence Antonios. Donde la edición impresa calla, como en el sorteo, el orden de los ataques y qué pasa cuando se acaban las cartas, las decisiones son de este proyecto.

## In all messages below, $card is a playing card such as `7 of hearts`, and $rank its rank for languages in which the
## article depends on it: `ace`, `2` to `10`, `jack`, `queen`, `king`. $suit is clubs, diamonds, hearts or spades; $colour
## is black or red; $side is a club, in the log its three letters. $sum is such as `3 + 4 = 7`.
## Spanish: numbers and the ace take `el`, goalies (J, Q, K) take `la`.

## The table

# A number of cards in a hand, beside the cards.
s52-held = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
# The same for two at one screen, in capitals.
s52-held-by = { $side } { $n ->
    [one] 1 CARTA
   *[other] { $n } CARTAS
}
# The line under the title: the first is followed by the others, with commas.
s52-subtitle-sudden = Seis rondas y desempate
s52-subtitle-league = Liga: seis rondas
s52-subtitle-short-sudden = Dos rondas y desempate
s52-subtitle-short-league = Liga: dos rondas
s52-subtitle-optional = parar es opcional
s52-subtitle-same = empieza siempre el mismo
s52-subtitle-lone-goalie = ningún portero arriba sin otro
# The note on a shot: what would stop it. $n is the value of the card.
s52-note-stoppers = Lo paran un portero { $colour ->
    [black] de negro
   *[red] de rojo
}, un { $n ->
    [1] as
   *[other] { $n }
}, dos { $suit ->
    [clubs] tréboles
    [diamonds] diamantes
    [hearts] corazones
   *[spades] picas
} o dos cartas que sumen { $n } o difieran en { $n }.
s52-note-second-goalie = es gol si se descarta otro portero
s52-note-nothing = nada se interpone

## Why cards stop a shot, at a glance: capitals on the grass, small letters in a hint.
s52-reason-goalie = PORTERO DE { $colour ->
    [black] NEGRO
   *[red] ROJO
}
s52-reason-twin = MISMO NÚMERO
s52-reason-suit-pair = { $suit ->
    [clubs] DOS TRÉBOLES
    [diamonds] DOS DIAMANTES
    [hearts] DOS CORAZONES
   *[spades] DOS PICAS
}
s52-way-goalie = portero de { $colour ->
    [black] negro
   *[red] rojo
}
s52-way-twin = mismo número
s52-way-suit-pair = dos { $suit ->
    [clubs] tréboles
    [diamonds] diamantes
    [hearts] corazones
   *[spades] picas
}

## Why a shot is stopped or goes in, in a sentence of 72 letters at most. $card is the shot.
s52-why-goalie = Un portero de { $colour ->
    [black] negro
   *[red] rojo
} detiene el { $card }.
s52-why-twin = Una carta del mismo número detiene el { $card }.
s52-why-sum = { $sum }: eso detiene el { $card }.
s52-why-suit-pair = Dos { $suit ->
    [clubs] tréboles
    [diamonds] diamantes
    [hearts] corazones
   *[spades] picas
} detienen el { $card }.
s52-why-let-in = Nada detiene el { $card }.
s52-why-second-goalie = Se descarta un segundo portero: penalti, y siempre es gol.
s52-why-no-second-goalie = Arriba, un portero solo marca si se descarta otro.

## The match log: short lines. $card is the shot, $with the card that stops it.
s52-log-goalie = { CAP($card) }: parada de la { $with }
s52-log-twin = { CAP($card) }: lo para el { $with }
s52-log-sum = { CAP($card) }: parado, { $sum }
s52-log-suit-pair = { CAP($card) }: parado por dos { $suit ->
    [clubs] tréboles
    [diamonds] diamantes
    [hearts] corazones
   *[spades] picas
}
s52-log-let-in = { CAP($card) }: a la red
s52-log-penalty = Penalti: { $card } con { $with }
s52-log-no-penalty = { CAP($card) }: sin penalti
s52-log-toss = { $side } gana el sorteo
s52-log-level = Empate, { $score }: se barajan los descartes
s52-log-new-pile = Los descartes forman un mazo nuevo
s52-log-tallies = Se barajan también los goles; el marcador no cambia
s52-log-kick-off = Saque inicial: ataca { $side }
s52-log-last-round = Última ronda: ataca { $side }
s52-log-round = Ronda { $n }: ataca { $side }
s52-log-sudden-round = Desempate { $n }: ataca { $side }
s52-log-still-level = Desempate { $n }: sigue el empate

## Lines below the headlines of banners
s52-banner-toss = { $side } ataca primero
s52-banner-sudden-rounds = { $score }: gana quien acabe una ronda por delante
s52-banner-last-round = { $score }, ataca { $side }
s52-banner-penalty = { $side } descarta otro portero

## Questions in the prompt. $side is the other side.
s52-prompt-over = Final del partido
s52-prompt-they-lay = { $side } aún elige delanteros
s52-prompt-they-flip = { $side } elige quién tira
s52-prompt-they-block = ¿Lo puede parar { $side }?
s52-prompt-they-pay = Un portero: ¿penalti para { $side }?
s52-prompt-lay-nothing = No te quedan cartas que poner
s52-prompt-lay-last = Pon tu última carta
s52-prompt-lay = Elige dos delanteros
s52-prompt-flip = ¿Quién tira primero?
s52-prompt-flip-last = Tira tu último delantero
s52-prompt-block = ¿Con qué paras el { $card }?
s52-prompt-nothing-stops = Nada detiene el { $card }
s52-prompt-no-second-goalie = No tienes otro portero
s52-prompt-penalty = Penalti: ¿qué portero descartas?

## Offers: a label of one to three words, help in one sentence, a preview of a headline in capitals and a detail.
## $side is the other side, $card the card or the shot.
s52-offer-card = { CAP($card) }
s52-offer-shoot = Tirar
s52-offer-let-in = Dejar entrar
s52-offer-no-penalty = Sin penalti
s52-offer-lay-nothing = No poner nada
s52-offer-lay-one = Ponerla
s52-offer-lay = Ponerlos
s52-offer-block = Parar
# An action in a few words, with its cards.
s52-named-lay = Delanteros: { $cards }
s52-named-block = Parar con { $cards }
s52-help-shoot = Destapa la carta: un tiro a la portería de { $side }.
s52-help-flip = Es gol si { $side } no lo puede parar.
# $n is the number of goalies in the hand.
s52-help-flip-goalie = Solo marca si descartas un segundo portero: { $n ->
    [0] no tienes ninguno, así que es un farol
    [1] tienes uno
    [2] tienes dos
    [3] tienes tres
    [4] tienes cuatro
    [5] tienes cinco
    [6] tienes seis
   *[other] tienes { $n }
}.
s52-help-let-in-forced = Nada en tu mano lo detiene: el { $card } es gol de { $side }.
s52-help-let-in-chosen = Guarda tus cartas para luego: el { $card } es gol de { $side }.
s52-help-penalty = Si lo descartas, la { $card } marca: nadie puede parar un penalti.
s52-help-no-penalty = La { $card } se descarta, y no pasa nada.
s52-help-lay-nothing = No tienes cartas: no pones ninguna, y no se destapa nada tuyo.
s52-help-lay-one = Tu única carta va arriba; no queda nada para defender.
s52-help-lay = Estas dos van arriba; las que quedan en tu mano defienden.
s52-preview-shot = TIRO
s52-preview-penalty = PENALTI
s52-preview-sure-goal = gol seguro
s52-preview-goalie = un penalti, o nada
s52-preview-two-cards = se descartan las dos cartas
s52-preview-one-card = la carta se descarta

## Cards chosen one by one: how far the choice is, and what each card would do.
s52-picking-lay = { $n } de { $of } elegidos
s52-picking-block = elige una o dos cartas
s52-picking-block-or-pair = basta sola, o forma una pareja
s52-picking-block-partner = ahora, una que la acompañe
s52-hint-put-back = { CAP($card) }: devuélvela a la mano.
s52-hint-lay-goalie = { CAP($card) }: solo marca si descartas un segundo portero. Se le da mejor parar que tirar.
# $n is the value of the card.
s52-hint-lay = { CAP($card) }: gol, salvo que tengan un portero de { $colour ->
    [black] negro
   *[red] rojo
}, otro { $n ->
    [1] as
   *[other] { $n }
}, dos { $suit ->
    [clubs] tréboles
    [diamonds] diamantes
    [hearts] corazones
   *[spades] picas
} o dos números que lo formen.
# $way is such as `black goalie` or `3 + 4 = 7`.
s52-hint-block-with = { CAP($card) }: lo para con { $rank ->
    [jack] la
    [queen] la
    [king] la
   *[other] el
} { $with }, { $way }.
s52-hint-block-alone = { CAP($card) }: lo para sin ayuda, { $way }.
# $cards is one card or several, each as below.
s52-hint-block-needs = { CAP($card) }: lo para con { $cards }.
s52-hint-partner = { $rank ->
    [jack] la
    [queen] la
    [king] la
   *[other] el
} { $card }

## Why a card cannot be chosen now: a sentence without its full stop. $side is the other side, where no other is named.
s52-not-draw-pile = El mazo: cada equipo roba cuatro tras la ronda
# $side can see them.
s52-not-hidden = Estas cartas solo las ve { $side }
s52-not-discarded = Descartada: ya no juega
# $side shoots.
s52-not-shot = Este tiro es de { $side }
s52-not-scored = Ha marcado: se queda aquí para contar el gol
# $side laid it.
s52-not-their-forward = Delantero de { $side }: se destapa cuando ataquen
s52-not-laid = Ya está puesta: falta { $side }
s52-not-second-forward = Un tiro cada vez: el otro va primero
s52-not-yet-forward = Espera a que ataque { $side }
s52-not-forward = Esta defiende: tus delanteros ya están elegidos
s52-not-lone-goalie = Un portero solo va arriba si otro se queda en tu mano
s52-not-defender = Es un defensor: elige un delantero para tirar
s52-not-yet-defender = Es un defensor: espera un tiro de { $side }
s52-not-yet-hand = Defiende { $side }; tu mano espera sus tiros
s52-not-for-penalty = Para un penalti se descarta un portero: J, Q o K
s52-not-against-goalie = Un portero de delantero: nadie lo puede parar
# $colour is that of the goalie, $card the shot.
s52-not-goalie-colour = Un portero de { $colour ->
    [black] negro
   *[red] rojo
} no puede parar sin ayuda el { $card }
s52-not-alone = Necesita otra carta para parar el { $card }, y no tienes ninguna que encaje
s52-not-that-number = Ni su número, ni carta de { $suit ->
    [clubs] tréboles
    [diamonds] diamantes
    [hearts] corazones
   *[spades] picas
}, ni suma o diferencia con tus cartas

## The drawn table of the rules
s52-chart-title = Cuatro maneras de parar un tiro
s52-chart-down = Cómo
s52-chart-across = Contra el { $card }
s52-chart-takes = Cartas que gasta
s52-chart-does = Lo para
s52-chart-does-not = No lo para
s52-chart-goalie = Un portero de su color
s52-chart-goalie-takes = una J, Q o K
s52-chart-twin = El mismo número
s52-chart-twin-takes = una carta
s52-chart-sum = Una suma o diferencia
s52-chart-sum-takes = dos números
s52-chart-suit-pair = Dos de su palo
s52-chart-suit-pair-takes = dos cartas cualesquiera
s52-chart-note = Un portero que tira solo marca si su dueño descarta un segundo portero; entonces nada lo detiene.

## The coach's reasons for a choice, to the player
# Follows the reason for a block. $n is the number of goalies that stay in the hand.
s52-because-kept = Te guardas { $n ->
    [one] un portero
    [2] dos porteros
    [3] tres porteros
    [4] cuatro porteros
    [5] cinco porteros
    [6] seis porteros
   *[other] { $n } porteros
} para luego.
s52-because-nothing = No tienes nada con que pararlo.
s52-because-let-in = Las cartas que lo pararían valen más que este gol.
s52-because-penalty = Nadie puede parar un penalti, y el portero que descartas quizá no habría parado nada.
s52-because-no-goalie = No tienes un segundo portero.
s52-because-no-penalty = En tu mano, el portero puede parar cualquier tiro de su color.
# Two forwards, a goalie among them; $other is the other one.
s52-because-lay-penalty = La { $card } marca seguro si descartas otro portero; el { $other } es tu otro tiro.
s52-because-lay-goalies = Descarta un portero de tu mano y es gol: nadie lo puede parar.
s52-because-lay-bluff = La { $card } es un farol; no queda ningún portero atrás.
# Two forwards that are numbers. $n is the number of goalies that stay in the hand.
s52-because-lay-hard = Pocas parejas de números paran el { $high } o el { $low }; { $n ->
    [0] no queda ningún portero atrás
    [one] queda un portero atrás
    [2] quedan dos porteros atrás
    [3] quedan tres porteros atrás
    [4] quedan cuatro porteros atrás
    [5] quedan cinco porteros atrás
    [6] quedan seis porteros atrás
   *[other] quedan { $n } porteros atrás
}.
s52-because-lay-high = Pocas parejas de números paran el { $high }, y el { $low } te sobra; { $n ->
    [0] no queda ningún portero atrás
    [one] queda un portero atrás
    [2] quedan dos porteros atrás
    [3] quedan tres porteros atrás
    [4] quedan cuatro porteros atrás
    [5] quedan cinco porteros atrás
    [6] quedan seis porteros atrás
   *[other] quedan { $n } porteros atrás
}.
s52-because-lay-spare = Estas dos son las que menos sirven para defender; { $n ->
    [0] no queda ningún portero atrás
    [one] queda un portero atrás
    [2] quedan dos porteros atrás
    [3] quedan tres porteros atrás
    [4] quedan cuatro porteros atrás
    [5] quedan cinco porteros atrás
    [6] quedan seis porteros atrás
   *[other] quedan { $n } porteros atrás
}.
s52-because-flip-penalty = La { $card } marca seguro si descartas otro portero.
s52-because-flip-bluff = Es un farol: no lo pueden saber, y después tira tu otro delantero.
s52-because-flip = Lo que gasten en parar este no les sirve contra tu otro delantero.

## Advice for a beginner, one to three sentences
s52-lesson-no-cards = No tienes cartas: ni puedes tirar ni puedes parar un tiro.
s52-lesson-few-cards = Tienes muy pocas cartas: van todas arriba, y ninguna se queda a defender.
s52-lesson-first-round = Dos cartas van arriba a tirar; las otras cuatro tienen que parar dos tiros. Los números altos son difíciles de parar. Guarda tus porteros: J, Q y K.
s52-lesson-spare-goalie = Con { $n ->
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
   *[other] { $n }
} porteros te puedes permitir un penalti: pon uno de delantero, guarda otro para descartarlo, y nadie lo podrá parar.
s52-lesson-lay = Robarás cuatro cartas tras la ronda. Tira con números altos y guarda lo que más detiene: porteros, y números pequeños que combinen de muchas maneras.
s52-lesson-last-of-league = La última ronda: lo que te quede después en la mano no cuenta para nada.
s52-lesson-last-round = La última ronda, si no acaba en empate. El mazo está vacío: toda carta que no hayas visto está en su mano.
s52-lesson-last-round-short = La última ronda, si no acaba en empate.
s52-lesson-sudden-round = Quien vaya por delante tras esta ronda gana, así que no vale la pena ahorrar cartas.
s52-lesson-last-forward-penalty = Tu último delantero, la { $card }, marca seguro si descartas un segundo portero.
s52-lesson-last-forward-bluff = Tu último delantero, la { $card }, es un farol sin un segundo portero, y se descartará.
s52-lesson-last-forward = Ahora tira tu último delantero, el { $card }, y lo pararán si pueden.
s52-lesson-flip = Ves cómo acaba el primer tiro antes de destapar el segundo. Las cartas con que paren uno no pueden parar el otro.
s52-lesson-flip-two-penalties = Los dos son porteros: cualquiera marca seguro si descartas otro de tu mano.
s52-lesson-flip-two-bluffs = Los dos son porteros, y no tienes otro que descartar. Ninguno puede marcar, pero ellos no lo saben.
s52-lesson-flip-penalty = Tu { $card } marca seguro si descartas un segundo portero. El otro delantero tiene que superarlos.
s52-lesson-flip-bluff = Tu { $card } es un farol sin un segundo portero. Tu tiro de verdad es el otro delantero.
s52-lesson-nothing-stops = Nada de lo que tienes detiene el { $card }: ni portero de { $colour ->
    [black] negro
   *[red] rojo
}, ni número igual, ni pareja que encaje.
# May follow it.
s52-lesson-they-know = Ahora saben que no tenías con qué pararlo.
# One of these two is followed by one of the next four.
s52-lesson-must-block = Tienes que pararlo si puedes.
s52-lesson-may-let-in = Puedes dejarlo entrar, pero un gol es un gol.
s52-lesson-block-twin = Una carta del mismo número es lo más barato: una carta por un tiro.
s52-lesson-block-pair = Hacen falta dos cartas: una suma, una diferencia o dos de su palo. Gasta las dos que menos necesites.
s52-lesson-block-cheaper = Un portero lo hace sin ayuda, pero podría parar más tarde cualquier tiro de su color: una pareja de números suele salir más barata.
s52-lesson-block-goalie = Este solo lo puede parar un portero tuyo.
s52-lesson-no-second-goalie = Sin segundo portero no hay penalti: la { $card } se descarta. No pueden saber si tienes otro.
s52-lesson-penalty = Descarta un segundo portero y marcas: nadie lo puede parar. Guárdalo si crees que más tarde te evitará un gol.

## A bot's reason for its choice, in one sentence. It speaks of itself as `it`.
s52-bot-hard-to-block = Son difíciles de parar, y no hacen falta atrás.
s52-bot-cheapest-block = Es la manera más barata de pararlo.
s52-bot-nothing-blocks = Eso no lo para nada.
s52-bot-sure-goal = Un gol seguro.
s52-bot-no-second-goalie = No hay un segundo portero.
s52-bot-nothing-else = No hay otra cosa que hacer.
s52-bot-won = Ganó el { $n } % de los partidos imaginados.

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# Forwards are laid face down.
say-s52-laid =
    .l1 = { $us } esconde a sus delanteros. Ni una cara delata nada.
    .l2 = Boca abajo los de { $us }. La grada hace sus apuestas.
    .l3 = { $us } coloca sus sorpresas.
    .l4 = { $us } las pone sobre el césped y mira al cielo.

# A number card is turned up as a shot.
say-s52-flipped =
    .l1 = ¡Es el { $what }! { $them } busca respuesta.
    .l2 = { $us } destapa el { $what }. ¿Alguien contesta?
    .l3 = El { $what }, y va a puerta.
    .l4 = Aparece el { $what }. { $keeper } traga saliva.
    .l5 = { $us } manda el { $what }, con todo el cariño.

# A goalie is turned up among the forwards.
say-s52-goalie-flipped =
    .l1 = ¿La { $what } arriba? Esto huele a penalti.
    .l2 = Un portero entre los delanteros. ¿Tendrá { $us } otro más?
    .l3 = La { $what } se ha ido muy lejos de casa.
    .l4 = { $us } enseña la { $what }. Con otro portero, es penalti.

# A goalie of the forward's colour stops it.
say-s52-saved =
    .l1 = ¡Paradón! La { $what } echa el cerrojo para { $us }.
    .l2 = Se estira la { $what }, { Y($us) } sobrevive.
    .l3 = Parada enorme, y la { $what } ni se despeina.
    .l4 = La saca la { $what }. En { $them } no se lo creen.
    .l5 = La { $what } estaba justo en la portería que tocaba.

# A card of the same rank stops it.
say-s52-twin =
    .l1 = ¡Repetido! Se cruza el { $what }.
    .l2 = Número contra número. El { $what } ya conocía el truco.
    .l3 = { $us } lo detiene con un espejo: el { $what }.
    .l4 = El { $what } reconoce a los suyos. Parado.
    .l5 = Igual contra igual, y a { $us } le da igual.

# Two number cards stop it by their sum or difference.
say-s52-sum =
    .l1 = { CAP($what) }. Cuadran las cuentas, y aguanta { $us }.
    .l2 = { $us } echa cuentas bajo palos: { $what }.
    .l3 = Dos cartas, una respuesta: { $what }. Parado.
    .l4 = ¡{ CAP($what) }! Para algo fue { $us } al colegio.
    .l5 = Parado por matemáticas: { $what }.

# Two cards of the forward's suit stop it.
say-s52-suit-pair =
    .l1 = Dos del mismo palo, y la puerta está cerrada.
    .l2 = En { $us } se tiran dos a tapar el disparo. Parado.
    .l3 = Sale caro, pero funciona: { $us } gasta dos del palo.
    .l4 = Una barrera de dos, vestidos para la ocasión.

# A goalie is turned up and nothing comes of it.
say-s52-no-penalty =
    .l1 = Y no pasa nada. Un portero arriba es un turista.
    .l2 = Sin otro portero no hay penalti. Para casa.
    .l3 = { $us } lo deja ir. Tanto viaje para tomar el aire.
    .l4 = No hay penalti. { $keeper } le dice adiós con la mano.

# A round begins.
say-s52-round =
    .l1 = Seguimos. Cartas nuevas, rencores viejos.
    .l2 = Otra ronda. Esta vez ataca primero { $us }.
    .l3 = Empieza { $us }. { $score } es lo que llevamos escrito.
    .l4 = Otra vez las manos llenas, y las cabezas también.

# The last regular round begins.
say-s52-last-round =
    .l1 = Última ronda. El que tenga algo guardado, que lo saque.
    .l2 = Una ronda más, con { $score }. Guardar algo para el martes ya no sirve.
    .l3 = Es la última. Empieza { $us }.
    .l4 = Última ronda, { $score }. A respirar hondo todos.

# Level: round by round until one side leads.
say-s52-sudden-rounds =
    .l1 = ¡Siguen empatados! El que acabe una ronda por delante se va contento a casa.
    .l2 = Desempate. Los descartes no contaban con volver.
    .l3 = { $score }, así que siguen, ronda a ronda y nervio a nervio.
    .l4 = Aún no hay ganador. A barajar lo que queda, y a encontrarlo.
