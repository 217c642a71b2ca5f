### Brazilian Portuguese: club

## Honours: their names, and how each is earned.
honour-off-the-mark = Primeira vitória
honour-regular = Titular
honour-ten-hours = Dez horas
honour-schooled = Primeiro da turma
honour-all-rounder = Polivalente
honour-full-card = Rodada completa
honour-on-the-road = Fora de casa
honour-ladder = Degrau por degrau
honour-climb = A escalada
honour-giant-killer = Zebra
honour-top-of-the-world = No topo do mundo
honour-shut-out = Trancado
honour-honours-even = Tudo igual
honour-five-in-a-row = Cinco seguidas
honour-two-down = Virada
honour-three-down = Virada histórica
honour-at-the-death = No último minuto
honour-rout = Goleada
honour-from-the-spot = Da marca da cal
honour-silverware = Taça na mão
honour-cabinet = Sala de troféus
honour-brick-wall = Paredão
honour-hands-off = Sem desarmar
honour-clinical = Pé calibrado
honour-clean-match = Partida limpa
honour-clean-hands = Mãos limpas
honour-outthought = Nó tático
honour-against-the-odds = Contra a sorte
honour-head-high = De cabeça erguida
honour-second-chance = Segunda chance
honour-off-the-mark-how = Vença uma partida.
honour-regular-how = Jogue 25 partidas até o fim.
honour-ten-hours-how = Passe dez horas à mesa.
honour-schooled-how = Termine uma lição de cada jogo.
honour-all-rounder-how = Vença uma partida de cada jogo.
honour-full-card-how = Jogue todos os jogos em 24 horas.
honour-on-the-road-how = Vença como visitante.
honour-ladder-how = Vença bots de todos os níveis em um jogo.
honour-climb-how = Vença quatro bots seguidos, cada um mais forte.
honour-giant-killer-how = Vença um bot de classe mundial.
honour-top-of-the-world-how = Vença um bot de classe mundial em cada jogo.
honour-shut-out-how = Vença um bot de classe mundial sem sofrer gols.
honour-honours-even-how = Empate com um bot de classe mundial.
honour-five-in-a-row-how = Vença cinco partidas seguidas.
honour-two-down-how = Vença depois de estar dois gols atrás.
honour-three-down-how = Vença depois de estar três gols atrás.
honour-at-the-death-how = Vença um bot por um gol bem no fim.
honour-rout-how = Vença um bot por quatro gols ou mais.
honour-from-the-spot-how = Vença uma partida nos pênaltis.
honour-silverware-how = Vença a final de uma copa.
honour-cabinet-how = Vença as finais de três copas.
honour-brick-wall-how = Vença com cinco defesas ou mais.
honour-hands-off-how = Vença sem ganhar a bola nenhuma vez.
honour-clinical-how = Vença com dois chutes ou mais, todos gols.
honour-clean-match-how = Vença um profissional e desperdice menos de 5%.
honour-clean-hands-how = Jogue partidas limpas assim em três jogos.
honour-outthought-how = Vença com menos erros que um bot de classe mundial.
honour-against-the-odds-how = Vença com a sorte tirando 15% de você.
honour-head-high-how = Perca para um bot que errou mais que você.
honour-second-chance-how = Vença com cartas com que já perdeu.

## Competitions. $who and $rival are `you` for the person at the table; $name and $second are names.

round-final = Final
round-semi-finals = Semifinais
round-quarter-finals = Quartas de final
round-of = Rodada { $n } de { $of }
# A match of a competition: `Semifinais: Você x Ada Quist`.
occasion = { $round }: { $pairing }
pairing = { $home } x { $away }
crowned-cup-you = Você é campeão da copa
crowned-cup = { $name } ganha a copa
crowned-league-you = Você é campeão da liga
crowned-league = { $name } ganha a liga
# $won is a list of `beaten`.
way-cup = { $who ->
    [you] Você
   *[other] { $name }
} bateu { $won }.
season-all = { $who ->
    [you] Você
   *[other] { $name }
} venceu todas as { $of } partidas
season-drawn = { $who ->
    [you] Você
   *[other] { $name }
} venceu { $won } e empatou { $drawn } de { $of } partidas
season-lost = { $who ->
    [you] Você
   *[other] { $name }
} venceu { $won } e perdeu { $lost } de { $of } partidas
season-mixed = { $who ->
    [you] Você
   *[other] { $name }
} venceu { $won }, empatou { $drawn } e perdeu { $lost } de { $of } partidas
# $season is one of the messages above, $n the points ahead.
way-league = { $season }, { $n ->
    [0] empatando em pontos com
    [1] um ponto à frente de
   *[other] { $n } pontos à frente de
} { $rival ->
    [you] você
   *[other] { $second }
}.
beaten = { $who ->
    [you] você
   *[other] { $name }
} por { $score } { $round ->
    [final] na final
    [semi-final] na semifinal
   *[quarter-final] nas quartas de final
}
beaten-on-kicks = { $who ->
    [you] você
   *[other] { $name }
} por { $score } ({ $kicks } nos pênaltis) { $round ->
    [final] na final
    [semi-final] na semifinal
   *[quarter-final] nas quartas de final
}
stage-cup = { $round ->
    [final] final da copa
    [semi-final] semifinal da copa
   *[quarter-final] quartas de final da copa
}
stage-league = partida { $n } de { $of } da liga
