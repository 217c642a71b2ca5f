### English: clubs of one's own, who plays for whom

## The clubs of one's own

club-tab-own = Your clubs
clubs-title = YOUR CLUBS
clubs-edit-title = YOUR CLUB
clubs-about = Your clubs can play every match. To send one to a friend, copy it or save it as a file. To take in a friend’s club, drop its file on this window.
clubs-none = No club of your own yet. One click founds one, with a name, colours, a ground and eleven players. Then change what you like.
clubs-new = New club
clubs-paste = Paste a club
# Under a club's name: its three letters and its ground.
clubs-line = { $short }, { $ground }
# Buttons of a club, and their names for screen readers.
clubs-change = Change
clubs-change-name = Change { $name }
clubs-copy = Copy
clubs-copy-name = Copy { $name }
clubs-save = Save as a file
clubs-save-name = Save { $name } as a file
clubs-delete-name = Delete { $name }
clubs-delete-surely = Delete { $name }: sure?
clubs-kept = { $name } is ready to play.
clubs-deleted = { $name } is deleted. The matches it played stay, with another club standing in.
clubs-copied = { $name } is copied. Paste it into a message to a friend.
clubs-saved = Saved as { $path }.
clubs-not-saved = The file could not be saved there. Choose another folder.
clubs-taken-in = { $name } is one of your clubs now.
clubs-taken-in-several = { $n } more clubs are yours now.
clubs-known = { $name } is already here.
clubs-full = You have { $n } clubs, and there is room for no more. Delete one first.
# $fault is in English: what is wrong with the file.
clubs-no-club = This is not a club, or it is damaged. Ask for the club again. Details: line { $line }, column { $column }: { $fault }.
clubs-too-large = This is far too long for a club. Ask for the club again, by itself.
clubs-file = { $file } was not added. { $why }

## A club that is being made

clubs-lucky = Surprise me again
clubs-keep = SAVE CLUB
clubs-not-kept = Not saved yet. Press Back again to throw your changes away.
clubs-hint = Change what you like: it shows at once.
clubs-part-dress = Colours
clubs-part-names = Names
clubs-part-eleven = The eleven
clubs-main = Main colour
clubs-second = Second colour
clubs-pattern = Pattern
clubs-crest-shape = Crest
clubs-crest-symbol = Symbol
clubs-colour-red = Red
clubs-colour-claret = Claret
clubs-colour-orange = Orange
clubs-colour-ochre = Ochre
clubs-colour-green = Green
clubs-colour-forest = Forest green
clubs-colour-teal = Teal
clubs-colour-sky = Sky blue
clubs-colour-blue = Blue
clubs-colour-violet = Violet
clubs-colour-pink = Pink
clubs-colour-graphite = Graphite
clubs-colour-chalk = White
clubs-colour-yellow = Yellow
clubs-colour-amber = Amber
clubs-colour-pale-blue = Pale blue
clubs-colour-rose = Rose
clubs-colour-mint = Mint
clubs-colour-black = Black
clubs-pattern-plain = Plain
clubs-pattern-sash = Sash
clubs-pattern-hoops = Hoops
clubs-pattern-halves = Halves
clubs-pattern-stripes = Stripes
clubs-pattern-chevron = Chevron
clubs-pattern-pale = Centre band
clubs-pattern-cross = Cross
clubs-pattern-quarters = Quarters
clubs-shape-shield = Shield
clubs-shape-roundel = Roundel
clubs-shape-oval = Oval
clubs-shape-hexagon = Hexagon
clubs-shape-octagon = Octagon
clubs-shape-banner = Banner
clubs-shape-arch = Arch
clubs-shape-pocket = Rounded
clubs-symbol-plain = Letter only
clubs-symbol-star = Star
clubs-symbol-crown = Crown
clubs-symbol-waves = Waves
clubs-symbol-fir = Fir
clubs-symbol-tower = Tower
clubs-symbol-peaks = Peaks
clubs-symbol-sun = Sun
clubs-symbol-bolt = Lightning
clubs-field-name = Name of the club
clubs-field-short = Three letters
clubs-field-letter = Letters on the crest
clubs-field-ground = Ground
clubs-field-player = Number { $n }
clubs-face = Another face for number { $n }
clubs-hour = Kick-off time
clubs-hour-any = Any
clubs-hour-night = Night
clubs-hour-dusk = Dusk
clubs-hour-day = Day
clubs-needs = Use { $least } to { $most } letters.
clubs-needs-exactly = Use { $n } letters, A to Z.
clubs-letters = That letter cannot be used here.
clubs-twice = Somebody else in the eleven has that name.

## Who plays for whom

# On the title, with the three letters of both clubs.
drawer-line-up = Clubs: { $home } v { $away }
line-up-title = WHO PLAYS FOR WHOM?
line-up-club = Club
line-up-player = Player
line-up-no-name = No name
line-up-nobody-here = In this game one manager plays alone.
line-up-at-home = At home: { $ground }
line-up-first-kit = In its first kit
line-up-second-kit = In its change kit: the first kit clashes
line-up-swap = Swap sides
line-up-draw = Pick both at random
line-up-names = Names
line-up-about = Clubs change the kits and the stands, never the rules.
line-up-teams = The team cards of this match say which countries meet.
line-up-stays-on = After a match the winner can stay on: the result page calls up the next name.
line-up-more-names = With three names on the list, the winner can stay on after a match.
# A button of the result: $name is the next person.
result-stays-on = Winner stays on: { $name } next

## People against each other, in the club house

club-between = BETWEEN YOU
club-between-score = { $one } { $won }, { $other } { $lost } in matches
club-between-drawn = { $n ->
    [one] and one draw
   *[other] and { $n } draws
}
