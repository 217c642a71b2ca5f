### Spanish: club

## Honours: their names, and how each is earned.
honour-off-the-mark = El estreno
honour-regular = De los fijos
honour-ten-hours = Diez horas
honour-schooled = Primero de la clase
honour-all-rounder = Todoterreno
honour-full-card = Jornada completa
honour-on-the-road = A domicilio
honour-ladder = Peldaño a peldaño
honour-climb = La escalada
honour-giant-killer = Matagigantes
honour-top-of-the-world = En la cima
honour-shut-out = Cerrojo
honour-honours-even = Tablas
honour-five-in-a-row = Cinco seguidas
honour-two-down = De dos abajo
honour-three-down = De tres abajo
honour-at-the-death = Sobre la bocina
honour-rout = Goleada
honour-from-the-spot = Once metros
honour-silverware = Primer título
honour-cabinet = La vitrina
honour-brick-wall = Muralla
honour-hands-off = Manos quietas
honour-clinical = A sangre fría
honour-clean-match = Partido limpio
honour-clean-hands = Manos limpias
honour-outthought = Más listo
honour-against-the-odds = Contra pronóstico
honour-head-high = Cabeza alta
honour-second-chance = La revancha
honour-off-the-mark-how = Gana un partido.
honour-regular-how = Juega 25 partidos hasta el final.
honour-ten-hours-how = Pasa diez horas jugando.
honour-schooled-how = Acaba una lección de cada juego.
honour-all-rounder-how = Gana un partido de cada juego.
honour-full-card-how = Juega a todo en 24 horas.
honour-on-the-road-how = Gana como visitante.
honour-ladder-how = En un juego, gana a bots de cada nivel.
honour-climb-how = Gana a cuatro bots, cada uno más fuerte.
honour-giant-killer-how = Gana a un bot de clase mundial.
honour-top-of-the-world-how = Gana a uno de clase mundial en cada juego.
honour-shut-out-how = Gana a uno de clase mundial sin encajar.
honour-honours-even-how = Empata con un bot de clase mundial.
honour-five-in-a-row-how = Gana cinco partidos seguidos.
honour-two-down-how = Gana tras ir dos goles por debajo.
honour-three-down-how = Gana tras ir tres goles por debajo.
honour-at-the-death-how = Gana a un bot con un gol al final.
honour-rout-how = Gana a un bot por cuatro goles o más.
honour-from-the-spot-how = Gana un partido en los penaltis.
honour-silverware-how = Gana la final de una copa.
honour-cabinet-how = Gana la final de tres copas.
honour-brick-wall-how = Gana con cinco paradas o más.
honour-hands-off-how = Gana sin recuperar el balón ni una vez.
honour-clinical-how = Gana con dos tiros o más, todos gol.
honour-clean-match-how = Gana a un pro y regala menos de un 5 %.
honour-clean-hands-how = Haz un partido limpio en tres juegos.
honour-outthought-how = Falla menos que la clase mundial y gana.
honour-against-the-odds-how = Gana aunque la suerte te quite un 15 %.
honour-head-high-how = Pierde con un bot que falle más que tú.
honour-second-chance-how = Gana un reparto que ya perdiste.

## Competitions. $who and $rival are `you` for the person at the table; $name and $second are names.

round-final = Final
round-semi-finals = Semifinales
round-quarter-finals = Cuartos de final
round-of = Ronda { $n } de { $of }
# A match of a competition: `Semi-finals: You v Ada Quist`.
occasion = { $round }: { $pairing }
pairing = { $home } contra { $away }
crowned-cup-you = Ganas la copa
crowned-cup = { $name } gana la copa
crowned-league-you = Ganas la liga
crowned-league = { $name } gana la liga
# $won is a list of `beaten`.
way-cup = { $who ->
    [you] Has ganado
   *[other] { $name } ha ganado
} { $won }.
season-all = { $who ->
    [you] Has ganado
   *[other] { $name } ha ganado
} los { $of } partidos
season-drawn = De { $of } partidos, { $who ->
    [you] has ganado { $won } y empatado { $drawn }
   *[other] { $name } ha ganado { $won } y empatado { $drawn }
}
season-lost = De { $of } partidos, { $who ->
    [you] has ganado { $won } y perdido { $lost }
   *[other] { $name } ha ganado { $won } y perdido { $lost }
}
season-mixed = De { $of } partidos, { $who ->
    [you] has ganado { $won }, empatado { $drawn } y perdido { $lost }
   *[other] { $name } ha ganado { $won }, empatado { $drawn } y perdido { $lost }
}
# $season is one of the messages above, $n the points ahead.
way-league = { $season }, con { $n ->
    [0] los mismos puntos
    [one] un punto más
   *[other] { $n } puntos más
} que { $rival ->
    [you] tú
   *[other] { $second }
}.
# $round is final, semi-final or quarter-final.
beaten = a { $who ->
    [you] ti
   *[other] { $name }
} { $score } en { $round ->
    [final] la final
    [semi-final] semifinales
   *[quarter-final] cuartos
}
beaten-on-kicks = a { $who ->
    [you] ti
   *[other] { $name }
} { $score } ({ $kicks } en los penaltis) en { $round ->
    [final] la final
    [semi-final] semifinales
   *[quarter-final] cuartos
}
stage-cup = { $round ->
    [final] final
    [semi-final] semifinal
   *[quarter-final] cuartos
} de copa
stage-league = partido { $n } de { $of } de liga
