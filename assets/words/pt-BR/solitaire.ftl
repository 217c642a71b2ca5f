### Brazilian Portuguese: solitaire

sol-title = Soccer Solitaire
sol-tagline = Dois naipes, dois times, um técnico: você.
sol-aim = Jogue suas cartas enquanto for mais forte: ganhe a bola, fique com ela, chute.
sol-chance = As cartas que vieram
sol-bot-1-line = Usa qualquer carta.
sol-bot-2-line = Chuta quando pode; no resto, usa o que estiver à mão.
sol-bot-3-line = Gosta de chutar e enxerga só o que está na frente.
sol-bot-4-line = Pega o que parece bom agora, mas escorrega muito.
sol-bot-5-line = Pega a carta que parece melhor agora e não pensa além.
sol-bot-6-line = Pensa um lance à frente, com um pequeno deslize de vez em quando.
sol-bot-7-line = Joga de cabeça os próximos lances, de muitas formas diferentes.
sol-bot-8-line = Joga cada carta por meia dúzia de lances, muitas vezes, antes de escolher.
sol-zone-team-pile = MONTE DO TIME
sol-zone-active = ATIVA
sol-zone-used = USADAS
sol-zone-goals-against = GOLS SOFRIDOS
sol-zone-play-space = JOGADA
sol-zone-play-pile = MONTE
sol-zone-discard-pile = DESCARTE
sol-field-duel = Técnicos
sol-field-duel-false = Um técnico
sol-field-duel-true = Duelo
sol-field-home-suit = Naipe da casa
sol-field-home-suit-h = Copas
sol-field-home-suit-d = Ouros
sol-field-home-suit-c = Paus
sol-field-home-suit-s = Espadas
sol-field-away-suit = Naipe visitante
sol-field-away-suit-s = Espadas
sol-field-away-suit-c = Paus
sol-field-away-suit-d = Ouros
sol-field-away-suit-h = Copas
# Why no match can begin with these suits, as half a sentence after a colon.
sol-options-one-colour = { $colour ->
    [black] os dois naipes são pretos; escolha copas ou ouros para um deles
   *[red] os dois naipes são vermelhos; escolha paus ou espadas para um deles
}
sol-field-kick-off-after-goal = Bola após um gol
sol-field-kick-off-after-goal-scoring = De quem marcou
sol-field-kick-off-after-goal-conceding = De quem sofreu
sol-field-first-pick = Quem escolhe antes
sol-field-first-pick-alternate = Alternado
sol-field-first-pick-withoutball = Time sem a bola
sol-rules-1-head = A ideia
sol-rules-1 = Cada time tem uma carta ativa no campo, e três cartas de jogada ficam abaixo. A cada lance você usa duas delas, e cada uma age pelo time da sua cor, queira você ou não. A arte está na ordem: qual carta primeiro, qual depois e qual deixar de fora.
sol-rules-2-head = Um lance
sol-rules-2 = Três cartas de jogada ficam abertas. Use uma, depois outra; cada uma vai para o time da sua cor e fica acima da carta ativa até o lance acabar. Então as duas são guardadas, e vêm duas novas. No primeiro lance de um tempo ninguém tem a bola: o time da primeira carta usada fica com ela na hora.
sol-rules-3-head = As cartas
sol-rules-3 = O mandante é um naipe, o visitante um naipe da outra cor: copas e ouros são vermelhos, paus e espadas pretos. De cada naipe, duas cartas ficam de fora, sem ninguém ver; as outras onze são o monte do time, e a de cima é virada: a carta ativa. Os outros dois naipes, um de cada cor, são o monte de jogadas, com 26. Uma carta vale seu número, o valete 11, a dama 12, o rei 13, o ás 14.
sol-rules-4-head = Força
sol-rules-4 = A força de um time é sua carta ativa mais cada carta de jogada que usou neste lance, mesmo as que falharam; o número ao lado do time mostra quanto é. Para dar certo, o time que age tem de ser o mais forte; se houver empate, vence o time com a bola.
sol-rules-5-head = Com a bola
sol-rules-5 = Uma carta de jogada de 2 a 10 é um passe. Se der certo, a carta ativa vai para baixo do seu monte, e a próxima é virada; se não, a bola é perdida. Um valete, dama, rei ou ás é um chute. Se der certo, é gol: a carta ativa do outro time sai da partida e vai para a pilha atrás do gol dele. Se não, a bola é perdida. Quem marca fica com a bola.
sol-rules-6-head = Sem a bola
sol-rules-6 = Uma carta de jogada de 2 a 10 é um desarme. Se der certo, a bola é ganha; se não, nada acontece. Um valete, dama, rei ou ás é um contra-ataque. Se der certo, a bola é ganha, e a carta ativa é trocada como depois de um passe; se não, a própria carta ativa leva o amarelo e fica deitada dali em diante, também no monte. Um segundo cartão amarelo a expulsa, e isso conta como gol sofrido.
sol-rules-7-head = Os tempos
sol-rules-7 = Um tempo tem doze lances: depois restam cartas de jogada de menos. Para o segundo tempo, as 26 são embaralhadas de novo, e a bola fica livre; cartas ativas, montes e cartões amarelos ficam como estão. Vence o time com menos cartas atrás do gol. Um time que perdeu as onze está derrotado na hora.
sol-rules-8-head = Prorrogação e pênaltis
sol-rules-8 = Se o placar estiver empatado, as cartas de jogada são divididas em duas e jogadas como dois tempos de seis lances; os dois são sempre jogados. Se o empate continuar, cada time embaralha suas onze cartas e, cobrança a cobrança, os dois viram uma: a carta mais alta marca, cartas iguais não marcam para ninguém. Melhor de cinco, acabando assim que estiver decidido; depois morte súbita.
sol-rules-9-head = Um técnico e medalhas
sol-rules-9 = No modo de um jogador, você é o técnico do mandante e escolhe pelas duas cores: o Kestrel Vale não tem técnico, só as cartas que você não pode evitar. Um bom técnico quase sempre vence, então as vitórias são graduadas pela diferença: bronze com três gols, prata com cinco, ouro com sete, platina com nove. Uma vitória depois da prorrogação não dá medalha.
sol-rules-10-head = Duelo
sol-rules-10 = Aqui cada time tem um técnico. A cada lance, um deles usa qualquer uma das três cartas, depois o outro usa uma das duas que restam. Qualquer um pode usar uma carta da cor do adversário, para gastá-la em má hora. A primeira escolha se alterna a cada lance: o vermelho abre o primeiro tempo, o preto o segundo. Como opção, escolhe primeiro o time sem a bola.
sol-rules-11-head = O que se sabe
sol-rules-11 = Tudo o que foi virado é sabido para sempre. Uma carta que foi para baixo do monte volta depois que as de cima tiverem passado, na ordem em que foram; deixe o ponteiro sobre um monte para ver o que se sabe dele. Ninguém sabe quais duas cartas de um time ficam de fora, nem a ordem das que nunca foram viradas.
sol-rules-12-head = Opções
sol-rules-12 = Os naipes são de sua escolha. Como regra da casa, o time que sofre gol em um chute pode ficar com a bola em seguida; um segundo cartão amarelo nunca muda o dono dela.
sol-rules-13-head = Créditos
sol-rules-13 = Soccer Solitaire foi publicado sem o nome do autor. As medalhas e o Duelo são deste projeto, e também as decisões onde a edição impressa se cala.

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# The first team to act in a half has the ball.
say-sol-ball-taken =
    .l1 = O { $us } chega primeiro na bola, e não pretende devolver.
    .l2 = A bola não era de ninguém. Agora é do { $us }.
    .l3 = O { $us } se serve da bola.
    .l4 = Primeiro toque do { $us }. Achado não é roubado.

# A pass that comes off; `{what}` are the strengths, such as `12 v 8`.
say-sol-passed =
    .l1 = O { $us } passa, { $what }, e entra perna descansada.
    .l2 = A conta fecha pro { $us }: { $what }. Segue o jogo.
    .l3 = { CAP($what) }. O { $us } fica com a bola e troca o homem.
    .l4 = Toque limpo do { $us }. O próximo assume.
    .l5 = O { $us } roda a bola, { $what }.

# A pass that is lost; the side is the one that has the ball now.
say-sol-pass-cut =
    .l1 = O { $them } passa, { $what }. Não ia dar. É do { $us }.
    .l2 = Cortou! A soma do { $us } era maior.
    .l3 = O { $us } agradece o passe.
    .l4 = Passe fraquinho, e o { $us } recolhe.
    .l5 = { CAP($what) }, e a bola vai direto pro { $us }.

# A tackle that wins the ball.
say-sol-tackled =
    .l1 = O { $us } rouba, { $what }. A conta fecha.
    .l2 = Chegou junto, { $what }, e o { $us } sai com ela.
    .l3 = A união faz a força: bola do { $us }, { $what }.
    .l4 = Desarme de manual do { $us }. O { $them } procura a bola.
    .l5 = O { $us } estava guardando pra essa. { $what }.

# A tackle that does not.
say-sol-tackle-missed =
    .l1 = O { $us } chega no desarme, { $what }. O { $them } mal percebe.
    .l2 = Não deu, { $what }. Mas ainda conta pra próxima.
    .l3 = O { $us } desarma o vento. O { $them } segue.
    .l4 = Um empurrãozinho do { $us }. Com { $what } não dá.

# A counter that wins the ball.
say-sol-countered =
    .l1 = Contra-ataque! O { $us } vira o jogo de uma vez.
    .l2 = O { $us } arrisca, { $what }, e dispara.
    .l3 = Ousado, e deu certo. Lá vai o { $us }!
    .l4 = O { $us } dá o bote! { $what }, e a torcida de pé.

# A shot that is held; the side is the keeper's.
say-sol-held =
    .l1 = { $gloves } encaixa. Com { $what } não dava.
    .l2 = Em cima de { $gloves }, que quase se ofende.
    .l3 = Nada de gol! O { $us } tem a bola, o { $them } tem saudade dela.
    .l4 = { $gloves } agarra no ar. { $what }, e só.
    .l5 = O { $them } chuta, { $what }, e { $gloves } diz não.

# A first yellow card for that side.
say-sol-yellow-card =
    .l1 = Amarelo pro { $us }! Chegou atrasado e pagou.
    .l2 = Tá na súmula. Mais uma dessas e o { $us } fica com um a menos.
    .l3 = Cartão amarelo pro { $us }. Essa carta fica deitada daqui pra frente.
    .l4 = O juiz leva a mão ao bolso. Amarelo, { $us }.

# A second yellow card: it counts as a goal, and the side is the one it counts for.
say-sol-sent-off =
    .l1 = Expulso! Segundo amarelo, e conta como gol do { $us }. { $score }.
    .l2 = Dois amarelos dão um vermelho, e um vermelho dá { $score }.
    .l3 = Pra rua! O { $them } perde um homem, o { $us } ganha um gol. Conta cruel.
    .l4 = O { $them } não pode reclamar, mas reclama. Expulso, e { $score }.
    .l5 = Um gol do { $us } que ninguém chutou. Segundo amarelo, { $score }.

# Nobody scores a kick.
say-sol-kick-level =
    .l1 = Igual contra igual. Essa ninguém faz.
    .l2 = Cartas iguais, nada de gol, mais nervos.
    .l3 = Ninguém cede um palmo. Continua { $score }.
    .l4 = Deu em nada. Sacode a poeira e bate de novo.

# Full time, because the other side has no cards left.
say-sol-nobody-left =
    .l1 = O { $them } não tem mais quem jogue. Isso decide qualquer coisa.
    .l2 = Sai de campo o último do { $them }. O { $us } vence por falta de adversário.
    .l3 = Acabou o adversário do { $us }. Fim de jogo.
    .l4 = Meio campo vazio, e vitória do { $us }.

# A medal for the manager.
say-sol-medal =
    .l1 = Medalha de { $what } pro técnico. Tem lugar na estante?
    .l2 = Medalha de { $what }. Dê um brilho e volte pra buscar uma melhor.
    .l3 = { CAP($what) }! Bem treinado, carta por carta.
    .l4 = A diretoria tem uma medalha pra você: { $what }.
