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

level-pen-first-match = Three kicks each. Choose a place for every kick, and where to dive when Kestrel Vale kick. If it is level, one more kick each decides.
level-pen-first-match-1 = Three kicks each: the side that scores more wins.
level-pen-first-match-2 = You kick first: click this card to kick into the left corner.
level-pen-first-match-3 = In! They dived the other way, so only a 1 on the die could miss.
level-pen-first-match-4 = Now they kick. You fancy they will go right: dive that way.
level-pen-first-match-5 = Saved: the same corner! A 4 or more on the die would have beaten you.
level-pen-first-match-6 = Keepers who dive leave the middle empty: kick down the middle.
level-pen-first-match-7 = In! But a keeper who stays put stops every kick down the middle.
level-pen-first-match-8 = They went right last time: dive there again, or stay put.
level-pen-first-match-9 = It is 2-1: one more goal wins it. Kick into the right corner.
level-pen-first-match-10 = They guessed it. They have gone right, then left: dive where you expect the next.
level-pen-first-match-11 = Level after three: one more kick each, until one scores and the other misses.
level-pen-first-match-12 = You kick first again: into the left corner.
level-pen-first-match-13 = In! Keep this one out and you win: dive right.

## Soccer 17: First match.

level-s17-first-match = The toss, and then the last turns of a match that is still 0-0. Choose a card while Kestrel Vale choose theirs: if they guess yours, they win the ball, and if not, it goes where your card says.
level-s17-first-match-1 = You won the toss: attack first, and they start the second half.
level-s17-first-match-2 = Now it is late in the second half, 0-0, and you attack this goal.
level-s17-first-match-3 = A league match may end level. A level cup match goes to extra time.
level-s17-first-match-4 = The ball is in area 1, so column 1 says what your card does.
level-s17-first-match-5 = Arrows move the ball. Further right, discs are shots, and stars strengthen them.
level-s17-first-match-6 = Click Pass: it counts if the card they choose does not stop it.
level-s17-first-match-7 = Press stops only Dribble, so you are through. Use your star to strengthen One-Two.
level-s17-first-match-8 = Now change, or they will read you: One-Two shoots, and your star adds a card.
level-s17-first-match-9 = Past them again! You may shoot, or take another star: shoot.
level-s17-first-match-10 = One of these six is the goal, and you turn up two. Start here.
level-s17-first-match-11 = Only the crowd. Turn up your second one here.
level-s17-first-match-12 = Missed! A Rebound turns up one more, but costs you Tackle: take it.
level-s17-first-match-13 = One more card: turn up this one.
level-s17-first-match-14 = Goal! Now they attack, so your cards turn round: the defending half counts.
level-s17-first-match-15 = Your Tackle is gone until the half ends: choose Block, which stops Pass.
level-s17-first-match-16 = A right guess wins the ball! Last turn: One-Two or Dribble, as you like.

## Soccer 17: Surprises.

level-s17-surprises = Six turns are left, and it is 0-0. Meet what a first match may not show: a shot with no card, the keeper’s throw, fouls, and what stars do.
level-s17-surprises-1 = You won the toss and defended first, so you began the second half.
level-s17-surprises-2 = A league match may end level. A cup match has extra time and a shootout.
level-s17-surprises-3 = Pass from the centre moves two areas, or shoots with no card: choose it.
level-s17-surprises-4 = Try the shot: with no card to turn up, only a Rebound can score.
level-s17-surprises-5 = A Rebound costs you Tackle until the half ends, so keep it.
level-s17-surprises-6 = A miss: their keeper throws the ball out of the box at once.
level-s17-surprises-7 = Choose Tackle: it stops Pass and One-Two.
level-s17-surprises-8 = A foul! They took a free kick unopposed, and your Tackle is gone.
level-s17-surprises-9 = Their star makes Pass shots stronger, so expect a Pass: choose Block.
level-s17-surprises-10 = Stopped! Stars are lost with the ball, so theirs is gone.
level-s17-surprises-11 = From your own half Pass brings a star as well: choose it.
level-s17-surprises-12 = Give One-Two your star: its shots then turn up one more card.
level-s17-surprises-13 = Dribble into their box.
level-s17-surprises-14 = Dribble again: a Tackle in the box would be a penalty.
level-s17-surprises-15 = A penalty: four cards, and stars do not change it. Turn up this one.

## Soccer 17: Three turns left.

level-s17-three-turns-left = Minute 84. You are a goal down, with the ball in their half and every card in hand. Three turns left: find the equaliser.

## Soccer: First match.

level-s52-first-match = The last round, and it is 1-1. Two of your cards shoot, the others stop what Kestrel Vale shoot.
level-s52-first-match-1 = The last of six rounds, and it is 1-1.
level-s52-first-match-2 = If it is level after six rounds, more follow until one side leads.
level-s52-first-match-3 = Two of your six cards will shoot, and the others stop shots.
level-s52-first-match-4 = One card stops a 7 of hearts: a red goalie, or another 7.
level-s52-first-match-5 = So do two numbers whose sum or difference is 7. An ace counts as 1.
level-s52-first-match-6 = And so do two cards of its suit, whatever they are: here, two hearts.
level-s52-first-match-7 = Jacks, queens and kings are goalies: to score with one, discard a second.
level-s52-first-match-8 = For once lay low cards, the 2 and the 4: what you keep stops more.
level-s52-first-match-9 = Flip your 2 of hearts: it shoots.
level-s52-first-match-10 = They hold nothing that stops it, or they would have to: a goal!
level-s52-first-match-11 = Now your 4 of spades.
level-s52-first-match-12 = Stopped! Their black king is a goalie of the same colour as your 4.
level-s52-first-match-13 = Their black 10 shoots. Your black jack stops it: choose the jack, then Block.
level-s52-first-match-14 = A red 10! Two numbers stop it if their sum or difference is 10.
level-s52-first-match-15 = 7 and 3 make 10: click both, then Block.

## Soccer: Surprises.

level-s52-surprises = Two rounds are left, and it is 2-2. Meet what a first match may not show: goalies who shoot, one penalty taken and one declined.
level-s52-surprises-1 = Two rounds are left, and it is 2-2.
level-s52-surprises-2 = If it is level after the sixth, rounds go on until one side leads.
level-s52-surprises-3 = Lay the queen of clubs, who is a goalie, and the 8 of diamonds.
level-s52-surprises-4 = Their queen scored nothing, because they discarded no second goalie.
level-s52-surprises-5 = Their 7 of clubs shoots: any two clubs stop it, so block with yours.
level-s52-surprises-6 = Now you attack: flip your queen of clubs.
level-s52-surprises-7 = You may take a penalty: discard the king of diamonds, and your queen scores.
level-s52-surprises-8 = Goal! Nothing stops a penalty, but it costs you a second goalie.
level-s52-surprises-9 = Now shoot with your 8 of diamonds.
level-s52-surprises-10 = After each of the first five rounds, both sides draw four cards.
level-s52-surprises-11 = Last round: lay the jack of spades and the 4 of diamonds.
level-s52-surprises-12 = You may decline a penalty, too: flip your jack of spades.
level-s52-surprises-13 = Decline, and keep your red jack to stop a shot instead.
level-s52-surprises-14 = Now your 4 of diamonds.
level-s52-surprises-15 = Their red 7 is the last shot: stop it with your jack, and win.

## Soccer Cards: First match.

level-sc-first-match = The second half, and it is 0-0. Kestrel Vale lead a green ball: stop it with the right card, then lead yourself.
level-sc-first-match-1 = They play first, a green ball. Each of these stops one: use your green goal.
level-sc-first-match-2 = Stopped! Now play first, or lead: your red ball, as only two cards stop it.
level-sc-first-match-3 = A coloured shield stops any shot. The panel counts one that you have not seen.
level-sc-first-match-4 = A ball stops a ball of its colour too: answer with your black one.
level-sc-first-match-5 = Lead your free kick: only one yellow or coloured shield is left to stop it.
level-sc-first-match-6 = They have no shield left, so the label on your penalty says “sure goal”.
level-sc-first-match-7 = First stop their blue ball: only your coloured shield can.
level-sc-first-match-8 = Now lead the penalty: only a coloured shield stops one, and none is left.
level-sc-first-match-9 = Goal! Now they lead a penalty, and none of your cards can stop it.
level-sc-first-match-10 = You still have to answer: throw away what you need least, your offside.
level-sc-first-match-11 = It is 1-1. Before kick-off you split sixteen cards, eight for each half.
level-sc-first-match-12 = A second coloured shield in this half would have stopped their penalty.
level-sc-first-match-13 = A league match may end level, but a cup match goes to extra time.
level-sc-first-match-14 = One card each, and nothing can stop your red ball: lead it and win.

## Soccer Cards: The split, in extra time.

level-sc-surprises = A cup match, 2-2: each side has eight cards for two short halves, and all are open. Split yours so that a goal cannot be stopped.
level-sc-surprises-1 = 2-2 in a cup match: extra time. All the cards left lie open.
level-sc-surprises-2 = If extra time ends level too, a shootout decides: five kicks each.
level-sc-surprises-3 = They hold one coloured shield, and nothing else stops a penalty.
level-sc-surprises-4 = You hold two penalties. Lead both in one half, and one gets through.
level-sc-surprises-5 = Split your eight: both penalties and two shields now, the others later.
level-sc-surprises-6 = They lead a red ball: your coloured shield stops every ball.
level-sc-surprises-7 = Now lead a penalty.
level-sc-surprises-8 = That was their shield. Stop their free kick with your yellow one.
level-sc-surprises-9 = Lead the other penalty: nothing of theirs can stop it now.
level-sc-surprises-10 = Goal! For the second half your other four cards come up.
level-sc-surprises-11 = Lead your red goal: it is no threat, but costs them a card.
level-sc-surprises-12 = That is no threat either: answer with your yellow shield.
level-sc-surprises-13 = Lead your blue ball: they hold nothing blue any more.
level-sc-surprises-14 = Another goal! Your last card ends the match.

## Soccer-Go: First match.

level-go-first-match = The last round, and it is 0-0. Name a player for each pass. If they mark the same number, the ball is lost.
level-go-first-match-1 = Round four of four, 0-0: you attack. Seven passes in a row earn a shot.
level-go-first-match-2 = If it is level, each side attacks once more. Still level? A shootout.
level-go-first-match-3 = Pass to your 7. They mark a number at the same time.
level-go-first-match-4 = They marked 4, so the pass arrived. Now 7 is spent, for both.
level-go-first-match-5 = Now your 10, and hope that they guess wrong again.
level-go-first-match-6 = One more: your 9.
level-go-first-match-7 = A power card lights up when you can play it. Shoot needs no more passes.
level-go-first-match-8 = Shoot left, while their keeper chooses where to dive.
level-go-first-match-9 = Goal! After each attack you may swap a power card: keep yours.
level-go-first-match-10 = Now they pass, and you mark: the same number wins you the ball.
level-go-first-match-11 = Mark 3: you lay your card 3 against their number 3.
level-go-first-match-12 = They passed to 8. A wrong guess costs you nothing.
level-go-first-match-13 = Fewer numbers are left, so guessing gets easier: mark 5, and it is won.

## Soccer-Go: Surprises.

level-go-surprises = Six passes have arrived. Meet what a first match may not show: the goalkeeper on pass 7, a card that is blocked, and a Tackle.
level-go-surprises-1 = Six passes have arrived: this is pass 7, and then you shoot.
level-go-surprises-2 = If it is level at the end, there is extra time. Still level? A shootout.
level-go-surprises-3 = On pass 7 nobody may choose number 1, the goalkeeper.
level-go-surprises-4 = Pass to your 11.
level-go-surprises-5 = Seven passes: now shoot to the right.
level-go-surprises-6 = Goal! Keep your cards: they attack now, and you hold a Block and a Tackle.
level-go-surprises-7 = They play Counter-Attack, three passes at once! Your Block A stops it.
level-go-surprises-8 = Both cards are used, and used cards do not come back in this match.
level-go-surprises-9 = So they have to pass after all: mark 3.
level-go-surprises-10 = They passed to 8. Mark 5.
level-go-surprises-11 = From pass 3 on you may tackle: play the card, and throw for the ball.
level-go-surprises-12 = Win and their attack is over, lose and they pass. Throw rock.
level-go-surprises-13 = You match, so throw again: paper beats rock.

## Soccer Solitaire: First match.

level-sol-first-match = Four turns are left, and it is 3-3. You manage Harbour Town: red cards act for you, black ones for Kestrel Vale. The stronger side gets its way.
level-sol-first-match-1 = Four turns are left, 3-3. You manage Harbour Town, the reds.
level-sol-first-match-2 = If it stays level, extra time follows, and then a shootout.
level-sol-first-match-3 = Your strength is 6, and so is theirs: that is each side’s active card.
level-sol-first-match-4 = Each turn you use two of these three. Red acts for you, black for them.
level-sol-first-match-5 = You have the ball, so a number is a pass: 10 against 6. Use it.
level-sol-first-match-6 = It came off: you keep the ball, and a fresh active card came up.
level-sol-first-match-7 = Jacks, queens, kings and aces shoot, and your 4 still counts: use your jack.
level-sol-first-match-8 = Goal! You keep the ball, and they lose their active card and turn up another.
level-sol-first-match-9 = Three black cards: two must act. Their 2 fails, 11 against 12, so use it.
level-sol-first-match-10 = Now both others win them the ball. Use the 9: the jack may fail later.
level-sol-first-match-11 = Without the ball, your king counters: 25 against 9 wins it. Use the king.
level-sol-first-match-12 = Their king is a counter too, but 22 against 23 fails: use it now.
level-sol-first-match-13 = A failed counter is a yellow card: their 9 now lies on its side.
level-sol-first-match-14 = The last turn: pass first, or their jack would win the ball.
level-sol-first-match-15 = Their jack makes 20 against 20: equal strength favours the side with the ball.
level-sol-first-match-16 = Their jack fails: a second yellow sends the 9 off, and counts as a goal.

## Soccer Solitaire: Surprises.

level-sol-surprises = Three turns are left, and you are 3-2 in front. Meet what a first match may not show: a pass that fails, equal strength, and medals.
level-sol-surprises-1 = Three turns are left. Win by three goals, and you earn a bronze medal.
level-sol-surprises-2 = Level after two halves means extra time, and then there is no medal.
level-sol-surprises-3 = They have the ball, and a king without it is a counter: use yours.
level-sol-surprises-4 = It won the ball, and a fresh active card came up.
level-sol-surprises-5 = Their king is a counter too, but 16 against 18 fails: use it.
level-sol-surprises-6 = A failed counter brings a yellow card. A second one is red, and a goal!
level-sol-surprises-7 = Your 3 makes 8 against 10: see how the ball is lost.
level-sol-surprises-8 = Win it back: your 7 makes 15.
level-sol-surprises-9 = With the ball equal strength is enough: your 5 makes 10 against 10.
level-sol-surprises-10 = It came off. Without the ball, equal strength wins nothing.
level-sol-surprises-11 = Your jack shoots with 26 against 10: use him, for bronze.
