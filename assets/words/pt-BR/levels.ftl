### Brazilian Portuguese: the levels, and the lessons among them. `levels/<game>/<name>.ron` names these messages.

## Titles, as buttons.

level-title-first-shootout = Primeira disputa
level-title-first-match = Primeira partida
level-title-surprises = Surpresas
level-title-three-turns-left = Faltam três lances
level-title-the-split-in-extra-time = A divisão, na prorrogação

## The first message of each level says in one or two sentences what the match is about. Those with numbers are the steps of its
## lesson, in their order: each is one plain sentence of at most 15 words beside what it points at. Cards, areas and scores are
## those of that match, and `you` are always home, Harbour Town.

## Penalty Shootout: First shootout.

level-pen-first-match = Três cobranças para cada. A cada chute seu, escolha o lugar; quando o Kestrel Vale bate, escolha para onde pular. Com empate, decide mais uma para cada.
level-pen-first-match-1 = Três cobranças para cada: vence quem marcar mais.
level-pen-first-match-2 = Você bate primeiro: clique nesta carta para chutar no canto esquerdo.
level-pen-first-match-3 = Gol! Eles pularam para o outro lado: só com 1 no dado você erraria.
level-pen-first-match-4 = Agora batem eles. Você desconfia que vai ser à direita: pule para lá.
level-pen-first-match-5 = Defendeu: era o mesmo canto! Com 4 ou mais no dado teria entrado.
level-pen-first-match-6 = Goleiro que pula deixa o meio vazio: chute no meio.
level-pen-first-match-7 = Gol! Mas um goleiro que fica parado defende todo chute no meio.
level-pen-first-match-8 = Da última vez eles chutaram à direita: pule lá de novo ou fique parado.
level-pen-first-match-9 = Está 2 x 1: mais um gol e você vence. Chute no canto direito.
level-pen-first-match-10 = Eles adivinharam. Chutaram à direita, depois à esquerda: pule para onde espera o próximo.
level-pen-first-match-11 = Empate depois de três: mais uma para cada, até que um faça e o outro erre.
level-pen-first-match-12 = Você bate primeiro de novo: no canto esquerdo.
level-pen-first-match-13 = Gol! Defenda esta e você vence: pule à direita.

## Soccer 17: First match.

level-s17-first-match = O sorteio e depois os últimos lances de uma partida ainda sem gols. Escolha uma carta enquanto o Kestrel Vale escolhe a dele: se eles adivinharem a sua, ganham a bola; se não, ela vai para onde sua carta diz.
level-s17-first-match-1 = Você ganhou o sorteio: ataque primeiro, e eles começam o segundo tempo.
level-s17-first-match-2 = Agora é o fim do segundo tempo, 0 x 0, e você ataca este gol.
level-s17-first-match-3 = Na liga pode dar empate; na copa, a partida vai para a prorrogação.
level-s17-first-match-4 = A bola está no setor 1, então a coluna 1 diz o que sua carta faz.
level-s17-first-match-5 = Setas levam a bola; mais à frente, discos são chutes, e estrelas os reforçam.
level-s17-first-match-6 = Clique em Passe: ele vale se a carta que eles escolherem não o barrar.
level-s17-first-match-7 = Pressão só barra Drible, então você escapou. Com sua estrela, reforce Tabela.
level-s17-first-match-8 = Agora mude, ou eles vão ler você: Tabela chuta, e sua estrela dá mais uma carta.
level-s17-first-match-9 = Superou a defesa de novo! Você pode chutar ou pegar outra estrela: chute.
level-s17-first-match-10 = Uma destas seis é o gol, e você vira duas. Comece aqui.
level-s17-first-match-11 = Só torcida. Vire aqui sua segunda carta.
level-s17-first-match-12 = Errou! Um Rebote vira mais uma, mas custa seu Carrinho: use o Rebote.
level-s17-first-match-13 = Mais uma carta: vire esta.
level-s17-first-match-14 = Gol! Agora atacam eles, e suas cartas giram: vale a metade de defesa.
level-s17-first-match-15 = Você ficou sem Carrinho até o fim do tempo: escolha Bloqueio, que barra Passe.
level-s17-first-match-16 = Quem acerta o palpite ganha a bola! Último lance: Tabela ou Drible, você decide.

## Soccer 17: Surprises.

level-s17-surprises = Faltam seis lances, e está 0 x 0. Conheça o que uma primeira partida pode não mostrar: um chute sem carta, a reposição do goleiro, faltas e o que as estrelas fazem.
level-s17-surprises-1 = Você ganhou o sorteio e defendeu primeiro, então começou o segundo tempo.
level-s17-surprises-2 = Na liga vale o empate; na copa há prorrogação e depois pênaltis.
level-s17-surprises-3 = Do centro, Passe avança dois setores ou chuta sem carta: escolha Passe.
level-s17-surprises-4 = Tente o chute: sem carta para virar, só um Rebote pode marcar.
level-s17-surprises-5 = Um Rebote custa seu Carrinho até o fim do tempo: guarde a carta.
level-s17-surprises-6 = Errou: o goleiro deles repõe a bola na hora, para fora da área.
level-s17-surprises-7 = Escolha Carrinho: barra Passe e Tabela.
level-s17-surprises-8 = Falta! Eles cobraram sem defesa, e você ficou sem Carrinho.
level-s17-surprises-9 = A estrela deles reforça chutes de Passe, então espere um Passe: escolha Bloqueio.
level-s17-surprises-10 = Barrado! Quem perde a bola perde as estrelas: a deles se foi.
level-s17-surprises-11 = Do seu campo, Passe também traz uma estrela: escolha Passe.
level-s17-surprises-12 = Dê sua estrela à Tabela: agora os chutes dela viram mais uma carta.
level-s17-surprises-13 = Drible para dentro da área deles.
level-s17-surprises-14 = Drible de novo: um Carrinho na área seria pênalti.
level-s17-surprises-15 = Pênalti: quatro cartas, e estrelas não mudam isso. Vire esta.

## Soccer 17: Three turns left.

level-s17-three-turns-left = Minuto 84. Você está perdendo por um gol, com a bola no campo deles e todas as cartas na mão. Faltam três lances: busque o empate.

## Soccer: First match.

level-s52-first-match = A última rodada, e está 1 x 1. Duas das suas cartas chutam, as outras seguram o que o Kestrel Vale chutar.
level-s52-first-match-1 = A última de seis rodadas, e está 1 x 1.
level-s52-first-match-2 = Se der empate depois de seis rodadas, há outras, até um time ficar na frente.
level-s52-first-match-3 = Duas das suas seis cartas vão chutar; as outras seguram chutes.
level-s52-first-match-4 = Uma carta segura o 7 de copas: um goleiro de naipe vermelho ou outro 7.
level-s52-first-match-5 = Dois números também, se a soma ou a diferença der 7; o ás vale 1.
level-s52-first-match-6 = E duas cartas do mesmo naipe também, quaisquer que sejam: aqui, duas de copas.
level-s52-first-match-7 = Valetes, damas e reis são goleiros. No ataque, só marcam se você descartar outro.
level-s52-first-match-8 = Baixe o 2 de copas e o 4 de espadas: as que ficam seguram mais.
level-s52-first-match-9 = Vire seu 2 de copas: ele chuta.
level-s52-first-match-10 = Eles não têm com que segurar, ou seriam obrigados: gol!
level-s52-first-match-11 = Agora seu 4 de espadas.
level-s52-first-match-12 = Bloqueado! O rei preto deles é um goleiro da mesma cor do seu 4.
level-s52-first-match-13 = O 10 preto deles chuta. Seu valete preto segura: clique nele e em Bloquear.
level-s52-first-match-14 = Um 10 vermelho! Dois números seguram se a soma ou a diferença der 10.
level-s52-first-match-15 = 7 e 3 dão 10: clique nos dois e em Bloquear.

## Soccer: Surprises.

level-s52-surprises = Faltam duas rodadas, e está 2 x 2. Conheça o que uma primeira partida pode não mostrar: goleiros que chutam, um pênalti cobrado e um recusado.
level-s52-surprises-1 = Faltam duas rodadas, e está 2 x 2.
level-s52-surprises-2 = Se der empate depois da sexta, as rodadas continuam até um time ficar na frente.
level-s52-surprises-3 = Baixe a dama de paus, que é um goleiro, e o 8 de ouros.
level-s52-surprises-4 = A dama deles não marcou, porque não descartaram outro goleiro.
level-s52-surprises-5 = O 7 de paus deles chuta: duas cartas de paus seguram, bloqueie com as suas.
level-s52-surprises-6 = Agora você ataca: vire sua dama de paus.
level-s52-surprises-7 = Você pode cobrar um pênalti: descarte o rei de ouros, e sua dama marca.
level-s52-surprises-8 = Gol! Nada segura um pênalti, mas ele custa outro goleiro.
level-s52-surprises-9 = Agora chute com seu 8 de ouros.
level-s52-surprises-10 = Depois de cada uma das cinco primeiras rodadas, os dois compram quatro cartas.
level-s52-surprises-11 = Última rodada: baixe o valete de espadas e o 4 de ouros.
level-s52-surprises-12 = Um pênalti também pode ser recusado: vire seu valete de espadas.
level-s52-surprises-13 = Recuse e guarde seu valete vermelho para segurar um chute.
level-s52-surprises-14 = Agora seu 4 de ouros.
level-s52-surprises-15 = O 7 vermelho deles é o último chute: segure com o valete e vença.

## Soccer Cards: First match.

level-sc-first-match = Segundo tempo, ainda 0 x 0. O Kestrel Vale puxa uma bola verde: segure com a carta certa e depois puxe a sua.
level-sc-first-match-1 = Eles puxam uma bola verde. Cada uma destas a segura: use sua trave verde.
level-sc-first-match-2 = Segurou! Agora você joga primeiro, ou seja, puxa: a bola vermelha, que só duas cartas seguram.
level-sc-first-match-3 = Um escudo colorido segura qualquer chance. O painel conta um que você ainda não viu.
level-sc-first-match-4 = Uma bola também segura outra da mesma cor: responda com sua bola preta.
level-sc-first-match-5 = Puxe sua falta: só escudos amarelos e coloridos a seguram, e resta um.
level-sc-first-match-6 = Eles não têm mais escudo, por isso a etiqueta do seu pênalti diz “gol certo”.
level-sc-first-match-7 = Antes, segure a bola azul deles: só seu escudo colorido consegue.
level-sc-first-match-8 = Agora puxe o pênalti: só um escudo colorido o segura, e não resta nenhum.
level-sc-first-match-9 = Gol! Agora eles puxam um pênalti, e nenhuma carta sua o segura.
level-sc-first-match-10 = Mesmo assim é preciso responder: jogue fora o que menos faz falta, seu impedimento.
level-sc-first-match-11 = 1 x 1. Antes do jogo você dividiu dezesseis cartas: oito para cada tempo.
level-sc-first-match-12 = Um segundo escudo colorido neste tempo teria segurado o pênalti deles.
level-sc-first-match-13 = Uma partida de liga pode acabar empatada, mas na copa há prorrogação.
level-sc-first-match-14 = Uma carta para cada, e nada mais segura sua bola vermelha: puxe essa bola e vença.

## Soccer Cards: The split, in extra time.

level-sc-surprises = Uma partida de copa, 2 x 2: cada time tem oito cartas para dois tempos curtos, todas abertas. Divida as suas para que um gol não possa ser evitado.
level-sc-surprises-1 = 2 x 2 em uma partida de copa: prorrogação. Todas as cartas que restam estão abertas.
level-sc-surprises-2 = Se a prorrogação também empatar, decidem os pênaltis: cinco para cada.
level-sc-surprises-3 = Eles têm um escudo colorido, e nada mais segura um pênalti.
level-sc-surprises-4 = Você tem dois pênaltis. Juntos no mesmo tempo, um deles entra.
level-sc-surprises-5 = Divida suas oito: os dois pênaltis e dois escudos agora, as outras depois.
level-sc-surprises-6 = Eles puxam uma bola vermelha: seu escudo colorido segura qualquer bola.
level-sc-surprises-7 = Agora puxe um pênalti.
level-sc-surprises-8 = Lá se foi o escudo deles. Segure a falta com seu escudo amarelo.
level-sc-surprises-9 = Puxe o outro pênalti: agora eles não têm nada que segure.
level-sc-surprises-10 = Gol! Para o segundo tempo entram suas outras quatro cartas.
level-sc-surprises-11 = Puxe sua trave vermelha: sem perigo, mas custa uma carta a eles.
level-sc-surprises-12 = Também sem perigo: responda com seu escudo amarelo.
level-sc-surprises-13 = Sua bola azul: eles não têm mais nada azul.
level-sc-surprises-14 = Mais um gol! Sua última carta encerra a partida.

## Soccer-Go: First match.

level-go-first-match = A última rodada, e ninguém fez gol. A cada passe, escolha um jogador; se eles marcarem o mesmo número, a bola está perdida.
level-go-first-match-1 = Rodada quatro de quatro, 0 x 0: você ataca. Sete passes seguidos dão um chute.
level-go-first-match-2 = Se der empate nesta rodada, cada um ataca mais uma vez. Continua empatado? Pênaltis.
level-go-first-match-3 = Passe para seu 7. Eles marcam um número ao mesmo tempo.
level-go-first-match-4 = Eles marcaram o 4, então o passe chegou. Agora o 7 está gasto, para os dois.
level-go-first-match-5 = Agora seu 10, na esperança de que eles errem de novo.
level-go-first-match-6 = Mais um: seu 9.
level-go-first-match-7 = Uma carta de poder acende quando pode ser jogada. Chute dispensa mais passes.
level-go-first-match-8 = Chute à esquerda, enquanto o goleiro deles escolhe para onde pular.
level-go-first-match-9 = Gol! Depois de cada ataque você pode trocar uma carta de poder: fique com as suas.
level-go-first-match-10 = Agora eles passam, e você marca: com o mesmo número, você ganha a bola.
level-go-first-match-11 = Marque o 3: você baixa sua carta 3 contra o número 3 deles.
level-go-first-match-12 = Eles passaram para o 8. Um palpite errado não custa nada.
level-go-first-match-13 = Restam menos números, e adivinhar fica mais fácil: marque o 5 e é vitória.

## Soccer-Go: Surprises.

level-go-surprises = Seis passes chegaram. Conheça o que uma primeira partida pode não mostrar: o goleiro no passe 7, uma carta cancelada e uma Dividida.
level-go-surprises-1 = Seis passes chegaram: este é o passe 7, e depois você chuta.
level-go-surprises-2 = Se der empate no fim, há prorrogação. Continua empatado? Pênaltis.
level-go-surprises-3 = No passe 7 ninguém pode escolher o número 1, o goleiro.
level-go-surprises-4 = Passe para seu 11.
level-go-surprises-5 = Sete passes: agora chute. À direita.
level-go-surprises-6 = Gol! Guarde suas cartas: agora atacam eles, e você tem um Bloqueio e uma Dividida.
level-go-surprises-7 = Eles jogam Contra-Ataque, três passes de uma vez! Seu Bloqueio A cancela.
level-go-surprises-8 = As duas cartas estão usadas, e cartas usadas não voltam nesta partida.
level-go-surprises-9 = Então eles têm mesmo de passar: marque o 3.
level-go-surprises-10 = Eles passaram para o 8. Marque o 5.
level-go-surprises-11 = Do passe 3 em diante, jogue Dividida: pedra, papel e tesoura pela bola.
level-go-surprises-12 = Se ganhar, o ataque deles acaba; se perder, eles passam. Mostre pedra.
level-go-surprises-13 = Deu igual, então é de novo: papel ganha de pedra.

## Soccer Solitaire: First match.

level-sol-first-match = Faltam quatro lances, e está 3 x 3. Você é o técnico do Harbour Town: as cartas vermelhas agem por você, as pretas pelo Kestrel Vale. O time mais forte leva a melhor.
level-sol-first-match-1 = Faltam quatro lances, 3 x 3. Você é o técnico do Harbour Town, o time vermelho.
level-sol-first-match-2 = Se continuar empatado, há prorrogação e depois pênaltis.
level-sol-first-match-3 = Sua força é 6, e a deles também: é a carta ativa de cada time.
level-sol-first-match-4 = A cada lance você usa duas destas três. Vermelha age por você, preta por eles.
level-sol-first-match-5 = Você tem a bola, então um número é um passe: 10 contra 6. Use-o.
level-sol-first-match-6 = Deu certo: você fica com a bola, e veio uma carta ativa nova.
level-sol-first-match-7 = Valetes, damas, reis e ases chutam, e seu 4 ainda conta: use seu valete.
level-sol-first-match-8 = Gol! Você fica com a bola; eles perdem a carta ativa e viram outra.
level-sol-first-match-9 = Três cartas pretas, e duas têm que agir. O 2 deles falha, 11 contra 12: use-o.
level-sol-first-match-10 = Agora qualquer das outras ganha a bola: use o 9, o valete ainda pode falhar.
level-sol-first-match-11 = Sem a bola, seu rei contra-ataca: 25 contra 9 ganha a bola. Use o rei.
level-sol-first-match-12 = O rei deles também é um contra-ataque, mas 22 contra 23 falha: use agora.
level-sol-first-match-13 = Contra-ataque que falha custa um cartão amarelo: o 9 deles fica deitado.
level-sol-first-match-14 = O último lance: primeiro o passe, senão o valete deles ganharia a bola.
level-sol-first-match-15 = Agora o valete deles dá 20 contra 20: com força igual, vence quem tem a bola.
level-sol-first-match-16 = Ele falha: o segundo amarelo expulsa o 9, e isso conta como gol.

## Soccer Solitaire: Surprises.

level-sol-surprises = Faltam três lances, e você está na frente por 3 x 2. Conheça o que uma primeira partida pode não mostrar: um passe que falha, força igual e medalhas.
level-sol-surprises-1 = Faltam três lances. Vença por três gols e você ganha uma medalha de bronze.
level-sol-surprises-2 = Empate depois de dois tempos leva à prorrogação, e aí não há medalha.
level-sol-surprises-3 = A bola é deles, e sem ela um rei é um contra-ataque: use o seu.
level-sol-surprises-4 = Ele ganhou a bola e trouxe uma carta ativa nova.
level-sol-surprises-5 = O rei deles também é um contra-ataque, mas 16 contra 18 falha: use-o.
level-sol-surprises-6 = Contra-ataque que falha dá amarelo. O segundo expulsa, e é gol!
level-sol-surprises-7 = Seu 3 dá 8 contra 10: veja como se perde a bola.
level-sol-surprises-8 = Ganhe a bola de volta: seu 7 dá 15.
level-sol-surprises-9 = Com a bola, força igual basta: seu 5 dá 10 contra 10.
level-sol-surprises-10 = Deu certo. Sem a bola, força igual não ganha nada.
level-sol-surprises-11 = Seu valete chuta com 26 contra 10: use-o e leve o bronze.
