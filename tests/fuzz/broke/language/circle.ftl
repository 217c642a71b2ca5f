language-name = { list-and }
list-and = { language-name }
