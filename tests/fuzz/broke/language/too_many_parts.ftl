language-name = { "a" ->
   *[other] { b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }{ b }
}
b = { "x" }
