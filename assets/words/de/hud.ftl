### What the table says around the game: scoreboard, hints, notes, buttons of a match.
