### Brazilian Portuguese: penalties

pen-bot-1 = Beto Vendado
pen-bot-1-line = Chuta e pula para qualquer lado.
pen-bot-2 = Bruno Ousado
pen-bot-2-line = Dá cavadinha no meio e, no gol, fica parado: ninguém mais teria coragem, não é?
pen-bot-3 = Samuca Repeteco
pen-bot-3-line = Vai para onde foi da última vez, no chute e no pulo.
pen-bot-4 = Rosa Inquieta
pen-bot-4-line = Detesta repetir o lugar, batendo ou no gol.
pen-bot-5 = Wanda Contrapé
pen-bot-5-line = Chuta do outro lado do seu último pulo e pula atrás do seu último chute.
pen-bot-6 = Ida Geladeira
pen-bot-6-line = Varia os chutes quase à perfeição e percebe se você se repete ou pula para onde ela chutou por último.
pen-bot-7 = Hanne Gavião
pen-bot-7-line = Anota seus cantos: pula para onde você mais chuta e chuta para onde você menos pula.
pen-bot-8 = Olga Oráculo
pen-bot-8-line = Conhece todos os cacoetes do mundo e castiga os seus até onde dá sem risco.
pen-title = Disputa de Pênaltis
pen-tagline = Onze metros, três lugares, um palpite.
pen-aim = Chute onde o goleiro não está e pule para onde a bola vai.
pen-chance = O dado
pen-field-kicks = Cobranças
pen-field-kicks-5 = 5 para cada
pen-field-kicks-3 = 3 para cada
pen-field-kicks-7 = 7 para cada
pen-field-short = Duração
pen-field-short-false = Disputa inteira
pen-field-short-true = Curta (3 para cada)
pen-rules-1-head = A ideia
pen-rules-1 = Um batedor, um goleiro, onze metros. Os dois escolhem ao mesmo tempo, e nenhum sabe para onde o outro vai. Quem marcar mais cobranças vence.
pen-rules-2-head = A cobrança
pen-rules-2 = Uma moeda decide quem bate primeiro; depois os times se revezam. O batedor escolhe esquerda, meio ou direita. O goleiro escolhe pular para a esquerda, ficar no meio ou pular para a direita. Esquerda e direita são sempre as do batedor. Os dois escolhem em segredo, podendo repetir o lugar quantas vezes quiserem, e as duas escolhas são mostradas juntas. Depois rola-se um dado.
pen-rules-3-head = O dado
pen-rules-3 = Com 1, a bola vai para fora, não importa aonde ela ia. O goleiro que fica no meio defende todos os outros chutes no meio. O goleiro que pula no canto certo defende com 2 ou 3. Todo o resto é gol.
pen-rules-4-head = Quem vence
pen-rules-4 = Cada time bate cinco pênaltis (ou três, ou sete), e vence quem marcar mais. A disputa acaba assim que um time não puder mais ser alcançado. Com empate, vem a morte súbita: uma cobrança para cada, até que um marque e o outro não. Uma disputa curta tem três cobranças para cada.
pen-rules-5-head = Uma dica
pen-rules-5 = Seja imprevisível. Divida chutes e pulos por igual entre os cantos, com um em cada seis no meio, e ninguém vence você a longo prazo. Para ganhar mais da metade é preciso ler o adversário, e correr o risco de ser lido também.
pen-rules-6-head = Créditos
pen-rules-6 = O jogo, seu dado e suas palavras são deste projeto.

## What the table asks the player. $side is the club that the player waits for.

pen-ask-over = Fim de jogo
pen-ask-chosen = Escolha feita: { O($side) } ainda está escolhendo
pen-ask-score-and-win = Se fizer, você vence: onde vai chutar?
pen-ask-miss-and-lose = Se errar, você perde: onde vai chutar?
pen-ask-kick = Onde vai chutar?
pen-ask-keep-out-and-win = Se defender, você vence: para onde vai pular?
pen-ask-let-in-and-lose = Se entrar, você perde: para onde vai pular?
pen-ask-dive = Para onde vai pular?

## The offers: their labels, what they do, and the preview over the goal with its headline in capitals. Left and right are
## as the kicker sees them; the numbers are those of the die.

pen-offer-left = Esquerda
pen-offer-middle = Meio
pen-offer-right = Direita
pen-offer-dive-left = Canto esquerdo
pen-offer-stay = Ficar
pen-offer-dive-right = Canto direito
pen-help-kick-corner = Gol com 2 a 6; se o goleiro pular no mesmo canto, só com 4 a 6.
pen-help-kick-middle = Gol com 2 a 6 se o goleiro pular; se ele ficar no meio, defende.
pen-help-dive = Defende um chute neste canto com 2 ou 3. Esquerda e direita são as do batedor.
pen-help-stay = Defende todo chute no meio que for no gol, e mais nada.
pen-preview-in = GOL COM 2-6
pen-preview-saved-corner = DEFESA COM 2-3
pen-preview-saved-middle = DEFESA COM 2-6

## The scoreboard, the labels and the match log. $kick and $dive are left, middle or right; $end is goal, saved, over, post or wide.

# Under the title of the game: how many kicks each side has.
pen-subtitle = { $n } cobranças para cada
pen-log-kick-first = { CAP(O($side)) } bate primeiro
pen-log-sudden-death = Morte súbita com { $score }
# $who and $keeper are names of players.
pen-log-kick = { $who } { $kick ->
    [left] à esquerda
    [right] à direita
   *[middle] no meio
}, { $keeper } { $dive ->
    [left] à esquerda
    [right] à direita
   *[middle] fica
}: { $end ->
    [goal] gol!
    [saved] defendeu!
    [over] por cima!
    [post] na trave!
   *[wide] para fora!
}

# The faces of the die, on the note beside the table.
pen-note-open = 1 é fora, 2 a 6 é gol
pen-note-stayed = 1 é fora, 2 a 6 é defesa
pen-note-read = 1 fora, 2-3 defesa, 4-6 gol

## Why a kick ended so, stamped over the cards.

pen-reveal-off-target = Deu 1 no dado: para fora.
pen-reveal-saved-middle = O goleiro ficou, e a bola veio no meio.
pen-reveal-saved-corner = O goleiro leu o canto, e 2 ou 3 é defesa.
pen-reveal-read-and-in = O goleiro leu o canto, mas só 2 ou 3 é defesa.
pen-reveal-in-middle = O goleiro pulou, e a bola foi no meio.
pen-reveal-in-corner = O goleiro ficou, e a bola foi no canto.
pen-reveal-wrong-way = O goleiro pulou no canto errado.

## The coach's reasons for a place. $place is left, middle or right.

# $n counts the other side's kicks so far.
pen-because-keeper-never = O goleiro nunca { $place ->
    [middle] ficou no meio
   *[other] pulou nesse canto
} em { $n ->
    [one] uma cobrança
   *[other] { $n } cobranças
}: se continuar assim, é gol com 2 a 6.
pen-because-kick-middle = É gol com 2 a 6 sempre que o goleiro pula, e goleiro raramente fica parado.
pen-because-kick-corner = No canto é gol com 2 a 6, e com 4 a 6 até quando o goleiro lê o canto.
# $n times out of $all; with one kick so far, it was that one.
pen-because-they-kicked = Eles chutaram { $place ->
    [middle] no meio
    [left] na esquerda
   *[right] na direita
} { $all ->
    [1] na última vez
   *[other] { $n } { $n ->
        [1] vez
       *[other] vezes
    } em { $all }
}.
pen-because-stay = Defende todo chute no meio que for no gol.
pen-because-dive = A maioria dos chutes vai no canto, e pulando ali você defende com 2 ou 3.

## The lesson for beginners. $score has the player's goals first. Of its first two texts one is shown at the first kick;
## later what is at stake comes first, then the other side's habit.

pen-lesson-kick = Clique onde quer chutar; ninguém vê antes de o goleiro também escolher. No canto, é gol se o dado mostrar de 2 a 6, ou só de 4 a 6 se o goleiro pular lá. No meio, é gol de 2 a 6, mas nunca se o goleiro ficar parado.
pen-lesson-keep = Adivinhe para onde vai o chute e clique ali; esquerda e direita são as do batedor. No canto certo, você defende com 2 ou 3. Se ficar no meio, defende todo chute ali que for no gol, mas poucos vão no meio.
pen-lesson-score-and-win = Está { $score }, com seus gols primeiro: faça este e você vence.
pen-lesson-let-in-and-lose = Está { $score }, com seus gols primeiro: se este entrar, eles vencem.
pen-lesson-miss-and-lose = Está { $score }, com seus gols primeiro: se você errar, eles vencem.
pen-lesson-keep-out-and-win = Está { $score }, com seus gols primeiro: defenda este e você vence.
pen-lesson-sudden-death = Está { $score }, morte súbita: decide o primeiro par de cobranças com resultado diferente.
# $whose is yours or theirs.
pen-lesson-nth = { $whose ->
    [yours] Sua cobrança { $n } de { $of }
   *[theirs] Cobrança { $n } de { $of } deles
}; está { $score }, com seus gols primeiro.
pen-lesson-no-pattern-kick = O goleiro não mostrou nenhum padrão, então não mostre o seu: varie os cantos e chute um ou outro no meio.
pen-lesson-no-pattern-keep = Eles não mostraram nenhum padrão. O pulo defende o canto com 2 ou 3; ficar defende todo chute no meio que for no gol.
# In the next four: $n times out of $all; with one kick so far, it was that one. $corner is left or right.
pen-lesson-keeper-stayed = O goleiro ficou no meio { $all ->
    [1] na última vez
   *[other] { $n } { $n ->
        [1] vez
       *[other] vezes
    } em { $all }
}. Se ficar de novo, no meio nunca entra, mas em qualquer canto é gol com 2 a 6.
pen-lesson-they-went-middle = Eles chutaram no meio { $all ->
    [1] na última vez
   *[other] { $n } { $n ->
        [1] vez
       *[other] vezes
    } em { $all }
}: fique parado e você defende todo chute ali que for no gol.
pen-lesson-keeper-dived = O goleiro pulou para a { $corner ->
    [right] direita
   *[left] esquerda
} { $all ->
    [1] na última vez
   *[other] { $n } { $n ->
        [1] vez
       *[other] vezes
    } em { $all }
}: ali você precisa de 4 a 6; no canto { $corner ->
    [right] esquerdo
   *[left] direito
} e no meio é gol com 2 a 6.
pen-lesson-they-kicked = Eles chutaram à { $corner ->
    [right] direita
   *[left] esquerda
} { $all ->
    [1] na última vez
   *[other] { $n } { $n ->
        [1] vez
       *[other] vezes
    } em { $all }
}: pule lá também, e 2 ou 3 é defesa.

## After the match: what the other side has shown. The first two stand over pictures that count its places; $n is the
## number of times out of $of.

pen-read-kicks = Chutes deles
pen-read-dives = Pulos do goleiro deles
pen-read-repeated = Foram de novo ao mesmo lugar em { $n } de { $of } vezes.
pen-read-followed = O goleiro pulou para onde você tinha chutado na vez anterior em { $n } de { $of } vezes.

## The chart of the rules page.

pen-chart-title = Onde é gol
pen-chart-down = Você chuta
pen-chart-across = O goleiro
pen-chart-left = Esquerda
pen-chart-middle = Meio
pen-chart-right = Direita
pen-chart-dives-left = canto esquerdo
pen-chart-stays = fica
pen-chart-dives-right = canto direito
pen-chart-never = nunca entra
pen-chart-in = gol com { $from } a { $to }
pen-chart-note = O dado é rolado depois que as duas cartas são mostradas; 1 sempre vai para fora. Esquerda e direita são as do batedor.

## What a notebook says: $n times out of $all. $who is you, if the reader wrote it about the player, or bot, if the player wrote it
## about the bot $name. $place is left, middle or right.

pen-noted-kicked = { $who ->
    [you] Você
   *[other] { $name }
} chutou { $place ->
    [left] à esquerda
    [right] à direita
   *[middle] no meio
} { $n ->
    [1] uma vez
    [2] duas vezes
   *[other] { $n } vezes
} em { $all }.
pen-noted-dived = { $who ->
    [you] Você
   *[other] { $name }
} { $place ->
    [left] pulou no canto esquerdo
    [right] pulou no canto direito
   *[middle] ficou no meio
} { $n ->
    [1] uma vez
    [2] duas vezes
   *[other] { $n } vezes
} em { $all }.
pen-noted-kicked-again = { $who ->
    [you] Você
   *[other] { $name }
} repetiu o lugar do chute { $n ->
    [1] uma vez
    [2] duas vezes
   *[other] { $n } vezes
} em { $all }.
pen-noted-dived-again = { $who ->
    [you] Você
   *[other] { $name }
} repetiu o lugar do pulo { $n ->
    [1] uma vez
    [2] duas vezes
   *[other] { $n } vezes
} em { $all }.

## A bot's reason for its choice, in one sentence. It speaks of itself as `it`.
pen-bot-middle = No meio: ninguém tem coragem de ficar ali.
pen-bot-same-again = O mesmo de novo.
pen-bot-not-again = O mesmo lugar de novo, não.
pen-bot-other-way = Da última vez o goleiro foi para o outro lado.
pen-bot-kicked-last = Foi ali que eles chutaram por último.
pen-bot-dives-least = É onde o goleiro menos vai.
pen-bot-kicks-most = É onde eles mais chutam.
pen-bot-best-play = É o que manda o jogo perfeito.
pen-bot-nothing-to-go-on = Sem nenhuma pista: cada canto cinco vezes em doze, o meio duas.
pen-bot-keeper-may-go = O goleiro é bem capaz de { $place ->
    [left] pular no canto esquerdo
    [middle] ficar no meio
   *[right] pular no canto direito
}.
pen-bot-kick-may-go = O chute é bem capaz de ir { $place ->
    [left] à esquerda
    [middle] no meio
   *[right] à direita
}.
pen-bot-expects = Espera { $what ->
    [keeper] o goleiro
   *[kick] o chute
}: { $left }% à esquerda, { $middle }% no meio, { $right }% à direita.

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# The first kicks are about to be taken.
say-pen-first =
    .l1 = Aqui não tem noventa minutos. É direto pra hora da perna bamba.
    .l2 = { CAP(O($us)) } bate primeiro. { $keeper } dá um tapinha no travessão.
    .l3 = Uma bola, uma marca, dois goleiros. Quem começa é { O($us) }.
    .l4 = Só pênalti, mais nada. Quem abre é { O($us) }.

# A goal.
say-pen-scored =
    .l1 = { $who } manda pra rede. { $score }.
    .l2 = Gol! { $who } nem olhou pra { $keeper }.
    .l3 = { $who } escolhe o canto e acha o canto.
    .l4 = Essa de { $who }, { $keeper } só acompanhou com os olhos.
    .l5 = { $who } faz, e se lembra de respirar.
    .l6 = Frieza de geladeira, { $who }. { $score }.

# The keeper stops it; the side is the keeper's, `{who}` kicked.
say-pen-saved =
    .l1 = Defendeu! { $gloves } leu { $who } como gibi.
    .l2 = { $gloves } buscou! { $who } nem quer olhar.
    .l3 = Não entra! Pega { $gloves }!
    .l4 = { $who } teve uma boa ideia. { $gloves } teve antes.
    .l5 = Que mão de { $gloves }! { CAP(O($us)) } explode.

# Off the target.
say-pen-wide =
    .l1 = Errou! { $who } vai rever essa de madrugada.
    .l2 = { $who } não converte. Continua { $score }.
    .l3 = Nada de gol, { $who }. O goleiro só fazia companhia.
    .l4 = Ai, { $who }. O gol era aquele ali no meio das traves.

# Over the bar, as kicks down the middle go.
say-pen-too-high =
    .l1 = Por cima! { $who } achou alguém na fila F.
    .l2 = { $who } manda nas nuvens. Talvez desça amanhã.
    .l3 = { $who } joga por cima do travessão. Continua { $score }.
    .l4 = Ai, { $who }. O gol também acaba em cima.

# The kick that settles it.
say-pen-won =
    .l1 = { $who } dá a vitória { AO($us) }! Onze pulam em cima de um.
    .l2 = Acabou! { $who } bate a cobrança que decide tudo.
    .l3 = { $who } encerra o assunto. { CAP(O($us)) } já corre pra bandeirinha.
    .l4 = Gol, e fim! { $who } ganhou o jogo { PRO($us) }.

# Full time.
say-pen-over =
    .l1 = { CAP(O($us)) } vence nos pênaltis, { $score }. Alguém abrace o goleiro.
    .l2 = Da marca da cal, deu { $us }. { CAP(O($them)) } fica olhando.
    .l3 = { $score }. Na hora do nervo, deu { $us }.
    .l4 = Acabou. { CAP(O($us)) } fica com a bola, { O($them) } com a lembrança.

# On the result: no sudden death was needed.
pen-in-normal-time = Na série normal.
