### English: words that all games share.

# Lists: `a, b and c`.
list-and = { $a } and { $b }
list-or = { $a } or { $b }
list-comma = { $a }, { $b }
list-dot = { $a } · { $b }
# Whole sentences one after the other.
list-sentences = { $a } { $b }

# The bots' levels.
level-random = Random
level-rookie = Rookie
level-youth = Youth
level-amateur = Amateur
level-semi-pro = Semi-pro
level-pro = Pro
level-international = International
level-world-class = World-class
# A bot that has no other name than its level.
bot-of-level = { $level } bot

# Why a card cannot be chosen, with the clause of the rules for experts.
why-with-clause = { $why } ({ $clause })

# What an action without a label is called.
something-else = Something else

# A playing card in a sentence: `king of hearts`, `7 of clubs`. $rank is ace, jack, queen, king or a number; $suit is clubs,
# diamonds, hearts or spades.
playing-card = { $rank } of { $suit }
