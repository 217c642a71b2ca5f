### A language that has a bit of everything.

language-name = Deutsch
-club = { $case ->
    [genitive] des Vereins
   *[nominative] der Verein
}
    .gender = masculine
list-and = { $a } und { $b }
list-or = { $a } oder { $b }
list-comma = { $a }, { $b }
list-dot = { $a } · { $b }
list-sentences = { $a } { $b }
decimal = { $whole },{ $tenth }
number-per-cent = { NUMBER($n, minimumFractionDigits: 1) } %
number-signed = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
}
amount-goals = { $whole ->
    [0] { $n } Tore
    [one] { $n } Tor
   *[other] { $n } Tore, { NUMBER($whole, type: "ordinal") ->
        [one] das erste
       *[other] das { $whole }.
    }
}
dialog-file-damaged = { UPPER($file) } ist { "{" }beschädigt{ "}" }. { CAP(list-and) } { -club(case: "genitive") }
    { -club.gender ->
        [masculine] Er
       *[other] Es
    } bleibt.
say-goal =
    .a = Tor von { $who }!
    .b = { BEGINS($who) ->
        [i] e
       *[other] y
    } { list-or } \u0041 "\u00e4" { 7.50 }
