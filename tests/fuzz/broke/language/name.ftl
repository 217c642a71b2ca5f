language-name = [2J‮Xx
