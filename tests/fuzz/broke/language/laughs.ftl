list-comma = { $a }{ $b }{ $a }{ $b }{ $a }{ $b }{ $a }{ $b }{ $a }{ $b }{ $a }{ $b }{ $a }{ $b }{ $a }{ $b }{ $a }{ $b }
language-name = { a }
a = { b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }
b = { c }{ c }{ c }{ c }{ c }{ c }{ c }{ c }{ c }
c = x
