### English: the levels, and the lessons among them. `levels/<game>/<name>.ron` names these messages.

## Titles, as buttons.

level-title-first-shootout = First shootout
level-title-first-match = First match
level-title-surprises = Surprises
level-title-three-turns-left = Three turns left
level-title-the-split-in-extra-time = The split, in extra time

## The first message of each level says in one or two sentences what the match is about. Those with numbers are the steps of its
## lesson, in their order: each is one plain sentence of at most 15 words beside what it points at. Cards, areas and scores are
## those of that match, and `you` are always home, Harbour Town.

## Penalty Shootout: First shootout.

level-pen-first-match = Three kicks each. Choose a place for every kick; when Kestrel Vale kick, choose where to dive. If it is level, one more kick each decides.
level-pen-first-match-1 = Three kicks each: the side that scores more wins.
level-pen-first-match-2 = You kick first: click this card to kick into the left corner.
level-pen-first-match-3 = In! They dived the other way, and only a 1 on the die misses.
level-pen-first-match-4 = Now they kick. You fancy they will go right: dive that way.
level-pen-first-match-5 = Saved: same corner! A 4 or more on the die would have beaten you.
level-pen-first-match-6 = Keepers who dive leave the middle empty: kick down the middle.
level-pen-first-match-7 = In! But a keeper who stays put stops every kick down the middle.
level-pen-first-match-8 = They went right last time: dive there again, or stay put.
level-pen-first-match-9 = It is 2-1: one more goal wins it. Kick into the right corner.
level-pen-first-match-10 = They guessed it. Now dive anywhere: nobody can know where they kick.
level-pen-first-match-11 = Level after three: one more kick each, until one scores and the other misses.
level-pen-first-match-12 = You kick first again: the left corner.
level-pen-first-match-13 = In! Keep this one out and you win: dive right.

## Soccer 17: First match.

level-s17-first-match = The toss, and then the last turns of a match that is still nil-nil. Choose a card while Kestrel Vale choose theirs: if they guess yours they win the ball, if not it goes where your card says.
level-s17-first-match-1 = You won the toss: attack first, and they start the second half.
level-s17-first-match-2 = Now it is late in the second half, nil-nil, and you attack this goal.
level-s17-first-match-3 = The ball is in area 2, so column 2 says what your card does.
level-s17-first-match-4 = Arrows move the ball; further up, discs are shots, and stars strengthen them.
level-s17-first-match-5 = Click Dribble: it counts if the card they choose does not stop it.
level-s17-first-match-6 = They chose Block, which stops only Pass: your Dribble takes the ball forward.
level-s17-first-match-7 = Now change, or they will read you: choose Pass.
level-s17-first-match-8 = Past them again! You may shoot or move on: go into their box.
level-s17-first-match-9 = In the box Dribble is a shot with three chance cards: choose it.
level-s17-first-match-10 = One of these six is the goal. Turn up this one.
level-s17-first-match-11 = Only the crowd. You have two more: turn up this one.
level-s17-first-match-12 = Goal! Now they attack, so your cards turn round: the defending half counts.
level-s17-first-match-13 = Tackle stops Pass and One-Two, but fouls a Dribble: choose it.
level-s17-first-match-14 = A right guess wins the ball! Last turn: One-Two or Dribble, as you like.

## Soccer 17: Surprises.

level-s17-surprises = Six turns are left, and it is nil-nil. Meet what a first match may not show: a shot with no card, the keeper's throw, fouls, and what stars do.
level-s17-surprises-1 = You won the toss and defended first, so you began the second half.
level-s17-surprises-2 = Pass from the centre moves two areas, or shoots with no card: choose it.
level-s17-surprises-3 = Try the shot: with no card to turn up, only a Rebound can score.
level-s17-surprises-4 = A Rebound costs you Tackle until the half ends, so keep it.
level-s17-surprises-5 = A miss: their keeper throws the ball out of the box at once.
level-s17-surprises-6 = Choose Tackle: it stops Pass and One-Two.
level-s17-surprises-7 = A foul! They took a free kick unopposed, and your Tackle is gone.
level-s17-surprises-8 = Their star makes Pass shots stronger, so expect a Pass: choose Block.
level-s17-surprises-9 = Stopped! Stars are lost with the ball, so theirs is gone.
level-s17-surprises-10 = From your own half Pass brings a star as well: choose it.
level-s17-surprises-11 = One-Two shots now turn up one more card: give them your star.
level-s17-surprises-12 = Dribble into their box.
level-s17-surprises-13 = Dribble again: a Tackle in the box would be a penalty.
level-s17-surprises-14 = A penalty: four cards, and stars do not change it. Turn up this one.

## Soccer 17: Three turns left.

level-s17-three-turns-left = Minute 84. You are a goal down, with the ball in their half and every card in hand. Three turns left: find the equaliser.

## Soccer: First match.

level-s52-first-match = The last round, and it is one each. Two of your cards shoot, the others stop what Kestrel Vale shoot.
level-s52-first-match-1 = The last of six rounds, and it is one each.
level-s52-first-match-2 = After each round both drew four cards. Now the pack is empty.
level-s52-first-match-3 = Two of your six cards will shoot; the others stop shots.
level-s52-first-match-4 = Two numbers stop a shot if their sum or difference equals it.
level-s52-first-match-5 = So do its own number, two of its suit, or a goalie of its colour.
level-s52-first-match-6 = Jacks, queens and kings are goalies. One that shoots scores only with a second.
level-s52-first-match-7 = Lay the 2 of hearts and the 4 of spades: what you keep stops more.
level-s52-first-match-8 = Flip your 2 of hearts: it shoots.
level-s52-first-match-9 = They hold nothing that stops it, or they would have to: a goal!
level-s52-first-match-10 = Now your 4 of spades.
level-s52-first-match-11 = Stopped! Jacks, queens and kings are goalies: each stops its own colour.
level-s52-first-match-12 = Their black 10 shoots. Your black jack stops it: click him, then Block.
level-s52-first-match-13 = A red 10! Two numbers stop it if their sum or difference is 10.
level-s52-first-match-14 = 7 and 3 make 10: click both, then Block.

## Soccer: Surprises.

level-s52-surprises = Two rounds are left, and it is two-all. Meet what a first match may not show: goalies who shoot, and a penalty taken and declined.
level-s52-surprises-1 = Two rounds are left, and it is two-all.
level-s52-surprises-2 = Lay the queen of clubs, who is a goalie, and the 8 of diamonds.
level-s52-surprises-3 = Their queen scored nothing, because they discarded no second goalie.
level-s52-surprises-4 = Their 7 of clubs shoots: any two clubs stop it, so block with yours.
level-s52-surprises-5 = Now you attack: flip your queen of clubs.
level-s52-surprises-6 = You may take a penalty: discard the king of diamonds, and your queen scores.
level-s52-surprises-7 = Goal! Nothing stops a penalty, but it costs you a second goalie.
level-s52-surprises-8 = Now shoot with your 8 of diamonds.
level-s52-surprises-9 = After each of the first five rounds, both sides draw four cards.
level-s52-surprises-10 = Last round: lay the jack of spades and the 4 of diamonds.
level-s52-surprises-11 = You may decline a penalty, too: flip your jack of spades.
level-s52-surprises-12 = Decline, and keep your red jack to stop a shot instead.
level-s52-surprises-13 = Now your 4 of diamonds.
level-s52-surprises-14 = Their red 7 is the last shot: stop it with your jack, and win.

## Soccer Cards: First match.

level-sc-first-match = The second half, and it is one each. Kestrel Vale lead a red ball: stop it with the right card, then lead yourself.
level-sc-first-match-1 = Second half, one-all. You take turns to play first, which is called leading.
level-sc-first-match-2 = Before kick-off you split sixteen cards, eight for each half: these are left.
level-sc-first-match-3 = Split well: shields and chances in both halves, balls of one colour together.
level-sc-first-match-4 = They lead a red ball. It scores unless you stop it: red goal does.
level-sc-first-match-5 = Stopped! Now you lead: send a black ball.
level-sc-first-match-6 = They had nothing to stop a black ball: a goal for you!
level-sc-first-match-7 = Only a shield stops a free kick: answer with the yellow one.
level-sc-first-match-8 = The panel counts each kind: what was shown, and what is still unseen.
level-sc-first-match-9 = Lead your green ball: its label says how many unseen cards stop it.
level-sc-first-match-10 = A goal of the same colour stops a ball, and so does such a ball.
level-sc-first-match-11 = You have nothing blue: throw away your offside, which stops nothing.
level-sc-first-match-12 = Level again. Lead your penalty: only a coloured shield stops one.

## Soccer Cards: The split, in extra time.

level-sc-surprises = A cup match, two all: each side has eight cards for two short halves, and all are open. Split yours so that a goal cannot be stopped.
level-sc-surprises-1 = Two each in a cup match: extra time. All the cards left lie open.
level-sc-surprises-2 = They hold one coloured shield, and nothing else stops a penalty.
level-sc-surprises-3 = You hold two penalties. In one half together, one of them gets through.
level-sc-surprises-4 = Split your eight: both penalties and two shields now, the others later.
level-sc-surprises-5 = They lead a red ball: your coloured shield stops every ball.
level-sc-surprises-6 = Now lead a penalty.
level-sc-surprises-7 = That was their shield. Stop their free kick with your yellow one.
level-sc-surprises-8 = Lead the other penalty: nothing of theirs can stop it now.
level-sc-surprises-9 = Goal! For the second half your other four cards come up.
level-sc-surprises-10 = Lead your red goal: it is no chance, but costs them a card.
level-sc-surprises-11 = That is no chance either: answer with your yellow shield.
level-sc-surprises-12 = Your blue ball: they hold nothing blue any more.
level-sc-surprises-13 = Another goal! Your last card ends the match.

## Soccer-Go: First match.

level-go-first-match = The last round, and nobody has scored. Name a player for each pass; if they mark the same number, the ball is lost.
level-go-first-match-1 = Round four of four, nil-nil: you attack. Seven passes in a row make a shot.
level-go-first-match-2 = Pass to your 7. They mark a number at the same time.
level-go-first-match-3 = They marked 4, so the pass arrived. Now 7 is spent, for both.
level-go-first-match-4 = Now your 10, and hope that they guess wrong again.
level-go-first-match-5 = One more: your 9.
level-go-first-match-6 = A power card lights up when you can play it. Shoot needs no more passes.
level-go-first-match-7 = Shoot left, while their keeper chooses where to dive.
level-go-first-match-8 = Goal! After each attack you may swap a power card: keep yours.
level-go-first-match-9 = Now they pass, and you mark: the same number wins you the ball.
level-go-first-match-10 = Mark 3: the card is yours, the shirt you mark is theirs.
level-go-first-match-11 = They passed to 8. A wrong guess costs you nothing.
level-go-first-match-12 = Fewer numbers are left, so guessing gets easier: mark 5, and it is won.

## Soccer-Go: Surprises.

level-go-surprises = Six passes have arrived. Meet what a first match may not show: the goalkeeper on pass 7, a card that is cancelled, and a Tackle.
level-go-surprises-1 = Six passes have arrived: this is pass 7, and then you shoot.
level-go-surprises-2 = On pass 7 nobody may choose number 1, the goalkeeper.
level-go-surprises-3 = Pass to your 11.
level-go-surprises-4 = Seven passes: now shoot. Go right.
level-go-surprises-5 = Goal! Keep your cards: they attack now, and you hold a Block and a Tackle.
level-go-surprises-6 = They play Counter-Attack, three passes at once! Your Block A cancels it.
level-go-surprises-7 = Both cards are used, and used cards do not come back in this match.
level-go-surprises-8 = So they have to pass after all: mark 3.
level-go-surprises-9 = They passed to 8. Mark 5.
level-go-surprises-10 = From pass 3 you may tackle: play it, and throw for the ball.
level-go-surprises-11 = Win and their attack is over, lose and they pass. Throw rock.
level-go-surprises-12 = You match, so throw again: paper beats rock.

## Soccer Solitaire: First match.

level-sol-first-match = Three turns are left, and it is two all. You manage Harbour Town: red cards act for you, black ones for Kestrel Vale. The stronger side wins.
level-sol-first-match-1 = Three turns are left, two all. You manage Harbour Town, the reds.
level-sol-first-match-2 = Your strength is 9, theirs is 11: that is each side's active card.
level-sol-first-match-3 = Each turn you use two of these three. Red acts for you, black for them.
level-sol-first-match-4 = You have the ball, so a number is a pass: 16 against 11. Use it.
level-sol-first-match-5 = It came off: you keep the ball, and a fresh active card came up.
level-sol-first-match-6 = Cards used count on: their 5 makes 16 against 20. Use it while it fails.
level-sol-first-match-7 = Their 8 makes 19 against 13, so it wins the ball. Use it now.
level-sol-first-match-8 = Now you can win it straight back: your 9 makes 22.
level-sol-first-match-9 = The last turn: pass first, for a fresh active card.
level-sol-first-match-10 = Jacks, queens, kings and aces shoot: win it with your queen.

## Soccer Solitaire: Surprises.

level-sol-surprises = Three turns are left, and you are 3-2 in front. Meet what a first match may not show: counters, cards of the referee, and medals.
level-sol-surprises-1 = Three turns are left. Win by three goals, and you earn a bronze medal.
level-sol-surprises-2 = They have the ball, and a king without it is a counter: use yours.
level-sol-surprises-3 = It won the ball and brought on a fresh active card.
level-sol-surprises-4 = Their king is a counter too, but 16 against 18 fails: use it.
level-sol-surprises-5 = A failed counter brings a yellow card. A second one is red, and a goal!
level-sol-surprises-6 = Your 3 makes 8 against 10: see how the ball is lost.
level-sol-surprises-7 = Win it back: your 7 makes 15.
level-sol-surprises-8 = With the ball equal strength is enough: your 5 makes 10 against 10.
level-sol-surprises-9 = It came off. Without the ball, equal strength wins nothing.
level-sol-surprises-10 = Your jack shoots with 26 against 10: use him, for bronze.
