### Brazilian Portuguese: soccer_go

go-title = Soccer-Go
go-tagline = Sete passes secretos, depois um chute.
go-aim = Emende sete passes sem ser adivinhado para chutar. Adivinhe um dos deles para ganhar a bola.
go-chance = As cartas de poder compradas
go-bot-1 = Lu Sorteio
go-bot-1-line = Baixa qualquer número, joga qualquer carta, troca sem motivo.
go-bot-2 = Salete Muquirana
go-bot-2-line = Passa em ordem, do 11 para baixo, e guarda toda carta de poder até a última rodada.
go-bot-3 = Nina Dez
go-bot-3-line = Procura primeiro sua 10, depois a 7 e a 9, chuta à esquerda e não consegue segurar carta de poder.
go-bot-4 = Alfredo Ábaco
go-bot-4-line = Passa em ordem, do 1 para cima, e percorre o gol do mesmo jeito.
go-bot-5 = Rita Ensaiada
go-bot-5-line = Sabe um ataque de cor, joga sempre o mesmo e acha que você também joga.
go-bot-6 = Professora Clara
go-bot-6-line = Pensa cada ataque até o fim e mistura bem os números, mas nunca guarda uma carta e esquece as suas.
go-bot-7 = Mirko Espelho
go-bot-7-line = Devolve o último ataque que você fez e espera por ele quando você ataca.
go-bot-8 = Madame Magda
go-bot-8-line = Guarda cada carta para a melhor hora, pesa toda mão que você pode ter e explora seus hábitos.
go-rules-1-head = A ideia
go-rules-1 = O ataque passa de jogador em jogador, e a defesa adivinha quem recebe a bola. Emende sete passes sem ser marcado e você chuta. Cartas de poder aceleram um ataque, freiam ou viram do avesso.
go-rules-2-head = Um passe
go-rules-2 = Quem ataca baixa o número do jogador que recebe a bola, quem defende baixa o número do jogador que marca; os dois são virados juntos. Números diferentes: o passe chega, e o número do ataque está gasto: no resto deste ataque ninguém pode escolhê-lo. O número da defesa volta para a mão. Números iguais: a defesa leu o passe e ganha a bola, e o ataque acaba. Assim, cada passe deixa menos números para escolher, e adivinhar fica mais fácil.
go-rules-3-head = Uma partida
go-rules-3 = Onze camisas por time. Quatro rodadas; em cada uma, os dois times atacam uma vez. Um cara ou coroa decide quem ataca primeiro; depois do intervalo, isto é, depois da rodada 2, é o outro time. Um ataque acaba quando um passe é marcado, quando uma dividida é perdida ou com um chute, entre ou não. O ataque seguinte começa do zero, com todos os números de volta.
go-rules-4-head = O goleiro
go-rules-4 = O número 1 é o goleiro. Ele pode receber a bola como qualquer outro, exceto no passe 7, em que ninguém pode escolhê-lo.
go-rules-5-head = A trilha
go-rules-5 = A trilha acima do campo tem uma casa para cada passe, preenchida com o número usado. A primeira casa vazia é o passe da vez e decide quais cartas de poder podem ser jogadas. Depois de sete casas preenchidas vem o chute.
go-rules-6-head = O chute
go-rules-6 = Quem chuta baixa esquerda, meio ou direita, olhando para o gol; o goleiro baixa para onde pula, com esquerda e direita do ponto de vista de quem chuta. Iguais: defesa. Diferentes: gol.
go-rules-7-head = Cartas de poder
go-rules-7 = Cada time recebe duas cartas de ataque (com uma chuteira) e duas de defesa (com um escudo); o adversário vê só o verso. As de ataque são para seus ataques, as de defesa para os deles. As suas ficam do seu lado do campo: as que servem para o que você faz agora são maiores, e as que podem ser jogadas ficam acesas. Antes de cada passe, o ataque pode jogar uma, depois a defesa. Uma carta usada fica aberta na sua pilha.
go-rules-8-head = Bloqueios
go-rules-8 =
    Quando uma carta é jogada, o adversário pode cancelá-la na hora com um Bloqueio que a cite: a carta não faz nada, as duas são gastas, e o jogo segue. Um Bloqueio não pode ser bloqueado. Um Bloqueio usado como resposta não conta como sua carta antes deste passe.
    No ataque, o Bloqueio A cancela Chutão, Pressão Baixa ou Jogo Truncado; o Bloqueio B cancela Pressão Alta, Novo Chute ou Dividida; o Bloqueio C cancela Coringa, Ângulo Fechado ou Novo Passe.
    Na defesa, o Bloqueio A cancela Goleiro-Linha, Escanteio ou Contra-Ataque; o Bloqueio B cancela Drible, Novo Chute ou Enfiada; o Bloqueio C cancela Coringa, Novo Passe ou Chute.
go-rules-9-head = Ataque: mais rápido ao gol
go-rules-9 =
    Enfiada (passes 3 a 6): os dois só podem baixar o que resta de 3, 5, 7 e 9. Sem marcação, você chuta na hora. Devem restar pelo menos dois deles.
    Escanteio (passes 2 a 5): você baixa três números, a defesa um. Se nenhum dos seus for marcado, você chuta na hora; os três ficam gastos.
    Chute (passes 4 a 6): você chuta agora, sem este passe.
    Contra-Ataque (passes 1 a 3): diga três números que restam. Ficam gastos, um em cada uma das três próximas casas, e você segue dali; o adversário não tem palpite.
    Drible (passes 1 a 4): se este passe não for marcado, ele preenche mais duas casas, que não gastam nada.
go-rules-10-head = Ataque: uma mãozinha
go-rules-10 =
    Goleiro-Linha (passe 7): no resto deste ataque, o goleiro também pode ser escolhido no passe 7. Ele ainda não pode estar gasto.
    Novo Passe (passes 1 a 7): seu passe foi marcado; os dois baixam de novo.
    Novo Chute: seu chute foi defendido; os dois baixam de novo.
go-rules-11-head = Defesa: fechar os espaços
go-rules-11 =
    Pressão Alta (passes 2 a 5): os dois só podem baixar o que resta de 2, 4, 6 e 8. Devem restar pelo menos dois deles.
    Pressão Baixa (passes 3 a 6): você marca três números, o ataque baixa um.
    Dividida (passes 3 a 6): pedra, papel e tesoura, até alguém ganhar. Se você ganhar, o ataque deles acaba; se perder, o passe continua.
    Quando vale Enfiada ou Escanteio, só uma Dividida pode vir em seguida neste passe.
go-rules-12-head = Defesa: ganhar tempo
go-rules-12 =
    Chutão (passes 4 a 7): as três últimas casas são esvaziadas, os números voltam, e um novo passe começa dali, com o ataque primeiro. Também acaba com um Drible.
    Jogo Truncado (depois do passe 7): é preciso mais um passe antes do chute; nele o goleiro pode ser escolhido de novo. Não freia o chute de Enfiada ou Escanteio.
    Ângulo Fechado (antes de qualquer chute): diga uma direção; ninguém pode escolhê-la, nem se este chute for repetido.
    Novo Passe (passes 1 a 7): o passe deles chegou; os dois baixam de novo.
    Novo Chute: você sofreu um gol; os dois baixam o chute de novo, e o gol não vale.
go-rules-13-head = Coringa e Mico
go-rules-13 =
    O Coringa copia qualquer carta usada do próprio baralho, não importa quem a usou, em um momento em que ela poderia ser jogada; a carta copiada fica na pilha. Pode copiar até um Bloqueio. Um Bloqueio contra o Coringa o cancela, e um Bloqueio contra a carta copiada também. Sem nada para copiar, não pode ser jogado.
    O Mico não faz nada e nunca pode ser jogado: livre-se dele na troca.
go-rules-14-head = Repetições
go-rules-14 = Um passe ou chute repetido não gasta nada enquanto não valer, e tudo o mais que está em vigor continua. O time prejudicado pelo novo resultado também pode pedir uma repetição, se tiver carta para isso.
go-rules-15-head = A troca
go-rules-15 = Depois de cada ataque, menos o oitavo, uma carta é mostrada em segredo a cada time: a quem atacou, a de cima do baralho de ataque; a quem defendeu, a de cima do baralho de defesa. Você pode trocá-la por qualquer carta da mão, de um tipo ou de outro, ou ficar com o que tem. A carta recusada vai para baixo do próprio baralho. Assim, sua mão nunca cresce, mas pode ter mais de um tipo. A um time sem cartas de poder nada é mostrado.
go-rules-16-head = Prorrogação e pênaltis
go-rules-16 = Empate depois de quatro rodadas: os dois atacam mais uma vez, sem cartas de poder. A primeira marcação de um ataque é perdoada: os dois pegam as cartas de volta, e o passe é jogado de novo. A segunda acaba com o ataque. Ainda empatado: três chutes para cada, alternados, até decidir; depois par a par. Esses gols não contam no placar.
go-rules-17-head = Dois na mesma tela
go-rules-17 = Números, direções e mãos são escolhidos com teclas, os dois ao mesmo tempo, e ninguém vê o que o outro aperta; as camisas mostram as teclas dos seus números. As cartas de poder ficam fechadas. No começo, cada um olha as suas atrás da cortina, enquanto o outro vira o rosto. Depois ninguém é perguntado: se quiser usar uma carta, aperte Minhas cartas em vez de um número. Quando os dois tiverem escolhido, você olha atrás da cortina, e os dois escolhem de novo. Um Bloqueio ou um passe repetido não chegam tarde: o jogo volta ao ponto certo. Você pode olhar e não usar nada. Onde não vem outra escolha, como depois de uma marcação ou de um chute, o jogo espera por Segue o jogo ou Minhas cartas.
go-rules-18-head = Créditos
go-rules-18 = Soccer-Go é um jogo de cartas cujo autor não é citado. Clubes, escudos, jogadores e todas as palavras são deste projeto.
go-zone-used = USADAS

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# An attack begins, but for the first one of the match.
say-go-attack =
    .l1 = O { $us } recomeça lá de trás.
    .l2 = A bola é do { $us }. Sete passes e um chute, só isso.
    .l3 = Lá vem o { $us }. O { $them } se arruma na marcação.
    .l4 = Trocam os papéis: { $us } com a bola, { $them } com os palpites.
    .l5 = O { $us } começa outra vez, com paciência.

# A pass that got through.
say-go-passed =
    .l1 = Bola pra { $who }, com espaço até pra um piquenique.
    .l2 = { $who } se apresenta e recebe.
    .l3 = Redondinha, pra { $who }.
    .l4 = O { $us } roda a bola, agora com { $who }.
    .l5 = Tá com { $who }. Paciência, paciência.
    .l6 = Toca pra { $who }. O { $them } chega um pensamento atrasado.

# A pass late in the attack got through.
say-go-passed-late =
    .l1 = Passe { $what }, e dali { $who } já enxerga o gol.
    .l2 = Tá com { $who }. Os palpites do { $them } vão acabando.
    .l3 = Chega o passe { $what }. { $keeper } parou de conversar com a trave.
    .l4 = O { $us } tá perto, e { $who } sabe disso.
    .l5 = { $who } na bola. Já tem cheiro de chute.

# Several passes run at once.
say-go-run =
    .l1 = É um passe atrás do outro! O { $us } joga como se fosse treino.
    .l2 = O { $us } toca de primeira, e a trilha vai enchendo.
    .l3 = Uma jogada só, um monte de passes. O { $them } precisa de mapa.
    .l4 = Toca, toca, toca. O { $us } embalou.

# The pass was marked. The side is the one who marks, `{who}` the one who should have had the ball.
say-go-marked =
    .l1 = Marcou! O { $us } leu essa como cardápio.
    .l2 = { $who } nem viu a bola. O { $us } chegou antes.
    .l3 = Cortou! O { $us } sabia que era pra { $who }.
    .l4 = Homem certo, hora certa. O { $us } fecha em { $who }.
    .l5 = Isso é telepatia. O { $us } tinha { $who } no bolso.

# SGO-15: the first mark of an attack does not count.
say-go-spared =
    .l1 = Marcou, mas segue o jogo! A primeira é por conta da casa.
    .l2 = O { $us } tá perdoado. Uma vez só.
    .l3 = Segue! Mas é bom o { $us } não repetir essa.
    .l4 = Vantagem, diz o juiz. O { $us } respira e continua.

# A power card is played.
say-go-power =
    .l1 = O { $us } apela: { $what }. Isso muda as coisas.
    .l2 = Olha a carta: { $what }! O { $them } lê duas vezes.
    .l3 = { CAP($what) } do { $us }. Estava na manga.
    .l4 = O { $us } joga { $what }, e com gosto.
    .l5 = Uma carta do { $us }: { $what }. Vamos ver quanto vale.
    .l6 = { CAP($what) }! O { $us } estava louco pra usar essa.

# A power card is stopped by a Block.
say-go-blocked =
    .l1 = Negado! O { $us } tinha resposta pra { $what }.
    .l2 = { CAP($what) }? Hoje não, diz o { $us }.
    .l3 = O { $us } bloqueia. { CAP($what) } volta pra caixa.
    .l4 = Bloqueio! E { $what } agora é só uma figura bonita.

# The attack is set back.
say-go-cleared =
    .l1 = Chutão! O { $them } vai ter que refazer um bom pedaço.
    .l2 = O { $us } afasta, e no { $them } tem gente suspirando.
    .l3 = Lá pro alto. O { $them } vai buscar quase no começo.
    .l4 = Bola pro mato, que o jogo é de campeonato!

# Three passes at once.
say-go-break =
    .l1 = Contra-ataque! Três passes num piscar de olhos.
    .l2 = Que contra-ataque! O { $us } ganha três passes.
    .l3 = O { $us } dispara. Um, dois, três!
    .l4 = Piscou, perdeu. O { $us } já tá lá na frente.

# An eighth pass is needed.
say-go-slowed =
    .l1 = Mais um passe, avisam ao { $them }. E a conta era sete.
    .l2 = O { $us } trunca o jogo. Vai precisar do oitavo passe.
    .l3 = Oitavo passe? O { $them } vai ler as letras miúdas.
    .l4 = O { $us } põe mais um passe na conta.

# A tackle: the hands are equal.
say-go-tackle-again =
    .l1 = Mãos iguais. De novo!
    .l2 = Ninguém leva a dividida. Mais uma vez.
    .l3 = Pensaram igual e tentam de novo.
    .l4 = Deu igual. Um não larga a camisa do outro.

# A tackle won by the defender.
say-go-tackle-won =
    .l1 = Na bola, limpinho! O { $us } ganha a dividida.
    .l2 = O { $us } rouba no pé do adversário!
    .l3 = Que dividida do { $us }! E acabou o ataque.
    .l4 = O { $us } leva, bola primeiro, como manda a cartilha.

# A tackle ridden by the attacker.
say-go-tackle-kept =
    .l1 = O { $us } aguenta o tranco e segue.
    .l2 = Dividiu, e quem sai com a bola é o { $us }.
    .l3 = Forte na bola, o { $us } não larga.
    .l4 = O { $them } foi na dividida e só achou grama.

# The shot is due.
say-go-shot =
    .l1 = { $kind ->
        [0] Sem nenhum passe
        [1] Depois de um passe
       *[other] Depois de { $what } passes
    }, o { $us } chuta. Esquerda, direita ou no meio?
    .l2 = Tá aí a chance! { $keeper } tem três caminhos.
    .l3 = O { $us } tá na cara do gol. { $keeper } vai ter que adivinhar.
    .l4 = A arquibancada levanta. O { $us } vai chutar!
    .l5 = { $kind ->
        [0] Nem um passe
        [1] Um passe
       *[other] { CAP($what) } passes
    } por este chute. O { $us } faz mira.

# The keeper saves; the side is the keeper's.
say-go-saved =
    .l1 = Defendeu! { $gloves } foi no canto certo.
    .l2 = { $gloves } adivinha, { $gloves } pega. Que defesa!
    .l3 = Tanto passe, e { $gloves } diz não.
    .l4 = O { $them } escolhe, { $gloves } escolhe igual. Defendeu!
    .l5 = Brilhante, { $gloves }! E vai dizer que nunca teve dúvida.
