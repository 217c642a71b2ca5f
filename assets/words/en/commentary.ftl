### English: commentary

## Commentary. The attributes are lines of one topic; each language has as many as it likes.
## $us the side of the moment, $them the other; $gloves and $keeper their keepers; $who a player; $what a card, a sum or
## a number; $kind a key or number to select by; $score the score. A line that names what a moment lacks is not chosen.

# The match begins.
say-kick-off =
    .l1 = Off we go. The tea is hot and the grass is damp.
    .l2 = The whistle, the ball, the first nervous touch. We are under way.
    .l3 = Here we go, then. Nobody has made a mistake yet.
    .l4 = Everybody is level on everything. Enjoy it while it lasts.
    .l5 = We are under way, and it is still anyone’s evening.
    .l6 = { $us } against { $them }, and not a goal between them. Yet.

# The second half begins.
say-second-half =
    .l1 = Back out they come, with whatever was said at the break.
    .l2 = The second half. The oranges are eaten, the talking is done.
    .l3 = They are back: the same faces, new intentions.
    .l4 = The restart. Whoever had a plan has had time to doubt it.
    .l5 = Under way again. { $score } is where we left it.

# The last part of extra time begins.
say-last-stretch =
    .l1 = The last stretch of the evening. Fresh legs are a rumour by now.
    .l2 = Ends changed, socks down. The last few minutes of this.
    .l3 = One more push. Most of them look as if they would rather sit down.
    .l4 = Here comes the final act, and nobody has read the script.

# Half-time without a goal.
say-half-goalless =
    .l1 = Half-time, no goals. The scoreboard has had a restful evening.
    .l2 = Nothing at the break. Plenty of ideas, none of them finished.
    .l3 = Half-time, and nobody has found the net. It is the big white thing.
    .l4 = Goalless at the break. The keepers will take the compliment.

# Half-time, level with goals.
say-half-level =
    .l1 = Half-time at { $score }. You could not slip a card between them.
    .l2 = Level at the break, { $score }, and both benches claim the better half.
    .l3 = { $score } at half-time. Fair, though neither side would say so.
    .l4 = All square at the break. Somebody will have to be rude in the next half.

# Half-time with a lead of one or two.
say-half-lead =
    .l1 = { $us } go in ahead, { $score }, and walk a little taller down the tunnel.
    .l2 = Half-time, { $score }. { $them } have some thinking to do over the tea.
    .l3 = { $us } lead at the break. It feels like a cushion and a worry.
    .l4 = { $score } at half-time: { $us } in front, { $them } not out of it.

# Half-time with a lead of three or more.
say-half-rout =
    .l1 = Half-time, { $score }. { $them } may want to lock the dressing-room door.
    .l2 = { $us } are out of sight at the break, or close to it.
    .l3 = { $score }. The half-time talk for { $them } will be short and loud.
    .l4 = A long way back for { $them } from { $score }. Bring sandwiches.

# Extra time begins at a level score.
say-extra-time =
    .l1 = Extra time. Nobody’s train home is safe now.
    .l2 = Still level, so they play on. Cramp is warming up.
    .l3 = { $score } and not enough. More football, if the legs agree.
    .l4 = We go again. Somebody out there must want to win this.

# A shootout begins at a level score.
say-penalties =
    .l1 = Penalties, then. The loneliest walk in the game, over and over.
    .l2 = It comes down to kicks. Look away now, or pretend to.
    .l3 = Penalties. All that running, and it is settled standing still.
    .l4 = From the spot it is. The goals have just become smaller.

# Sudden death begins: the shootout is level after all regular kicks.
say-sudden-death =
    .l1 = Sudden death now. One slip and the evening is over.
    .l2 = Still nothing between them. From here each pair of kicks can end it.
    .l3 = Sudden death. Even the mascot has stopped dancing.
    .l4 = Level after all of that. Now it gets cruel.

# A kick of a shootout goes in.
say-kick-scored =
    .l1 = In it goes. { $us } never blinked.
    .l2 = Tucked away. { $us } make it look like practice.
    .l3 = No doubt about that one. { $score }.
    .l4 = In, and back to the halfway line to breathe. { $us } score.
    .l5 = A clean strike. Now the pressure walks over to { $them }.
    .l6 = { $us } score, and the net barely has time to complain.

# A kick of a shootout does not go in.
say-kick-missed =
    .l1 = It stays out! { $us } hold their heads, { $them } hold each other.
    .l2 = Not this time. { $us } will see that one in their sleep.
    .l3 = No goal! { $them } can hardly believe their luck.
    .l4 = It is not in, and it is a long walk back. { $score }.
    .l5 = Oh, { $us }. That one will be talked about all the way home.

# A keeper stops a kick of a shootout; the side is the keeper's.
say-kick-saved =
    .l1 = Saved! { $gloves } takes a guess and makes it look like knowledge.
    .l2 = { $gloves } stops it! { $us } have their hero, for a minute at least.
    .l3 = A hand to it! { $us } roar, { $them } look at their boots.
    .l4 = Kept out by { $gloves }, who is enjoying this rather too much.

# A foul brings a penalty.
say-penalty-given =
    .l1 = Penalty to { $us }! The stands have forgotten how to breathe.
    .l2 = The referee points to the spot. { $us } have their chance.
    .l3 = Penalty! { $keeper } spreads those gloves and thinks big thoughts.
    .l4 = A spot kick for { $us }. Easy, say those who have never taken one.

# The first goal of the match.
say-opener =
    .l1 = { $who } breaks the deadlock, and { $us } lead!
    .l2 = The first goal of the evening belongs to { $who }.
    .l3 = There it is, the opener! { $who }, and { $us } are in front.
    .l4 = { $who } strikes first. { $keeper } picks the ball out of the net.
    .l5 = Somebody had to go first, and it is { $who } for { $us }.
    .l6 = { $us } are up and running, and { $who } has the grin to prove it.

# A goal that levels the score.
say-equaliser =
    .l1 = Level! { $who } drags { $us } back to { $score }.
    .l2 = { $who } equalises, and the noise has changed ends.
    .l3 = { $score }! Whatever { $them } had in hand, { $who } has taken it back.
    .l4 = All square again. { $who } picks a fine time for it.
    .l5 = Back on terms! { $who } undoes all that good work by { $them }.

# A late goal that levels the score.
say-late-equaliser =
    .l1 = So late! { $who } levels it, and somebody will miss the last bus.
    .l2 = { $who } saves { $us } with next to nothing on the clock. { $score }.
    .l3 = They had one hand on it! { $who } makes it { $score } at the last.
    .l4 = Never leave early, they say. { $who } has just shown you why.

# A goal for the lead after a score such as 1-1.
say-go-ahead =
    .l1 = { $us } in front! { $who } makes it { $score }.
    .l2 = { $who } puts { $us } ahead, and half the bench is on the pitch.
    .l3 = { $score }, and { $who } has tilted the whole table.
    .l4 = The lead belongs to { $us }, with compliments from { $who }.
    .l5 = { $who } scores, and { $us } have their noses in front.

# A late goal for the lead.
say-late-winner =
    .l1 = { $who }, so late! That may well be the winner.
    .l2 = Late, loud and lovely: { $who } puts { $us } ahead.
    .l3 = { $who } finds a goal when the watch had nearly given up.
    .l4 = Uproar! { $who } may have won it for { $us }.
    .l5 = They will name a pub after { $who } for this. { $us } lead, { $score }.

# A goal for the lead that is the last kick of the match.
say-last-winner =
    .l1 = { $who } wins it for { $us } with the last kick of the match!
    .l2 = { $who }, and there is no time left to answer. { $us } have won it!
    .l3 = The last word belongs to { $who }. { $us } win, { $score }.
    .l4 = { $who } scores, and all that is left is the whistle. { $us } have it.

# A goal for a lead of two or three.
say-cushion =
    .l1 = { $who } gives { $us } room to breathe. { $score }.
    .l2 = Another! { $who } makes it { $score }, and it looks comfortable now.
    .l3 = { $score }. { $who } with the goal that lets { $us } sit down.
    .l4 = { $us } stretch away. { $who } will sleep well tonight.
    .l5 = { $who } adds to it, and { $them } look at each other.

# A goal for a lead of four or more.
say-rout =
    .l1 = { $who } joins in. It is { $score }, and there is no hiding it.
    .l2 = The scoreboard is going to need a rest. { $who }, { $score }.
    .l3 = { $who } with yet another. { $them } would like to go home now, please.
    .l4 = This has become target practice. { $who } makes it { $score }.
    .l5 = { $us } cannot stop scoring, and { $who } barely had to try.

# A goal that leaves its side one behind.
say-lifeline =
    .l1 = { $who } gives { $us } a way back. { $score }, and game on.
    .l2 = Hello, we have a match again. { $who } pulls one back.
    .l3 = One back through { $who }, and suddenly { $them } look nervous.
    .l4 = { $who } scores, and { $us } are only one behind.

# A goal that leaves its side two or more behind.
say-consolation =
    .l1 = { $who } scores, though { $us } will not be dancing. { $score }.
    .l2 = A goal for { $us }, for the record and for pride. { $who } has it.
    .l3 = { $who } gets one back. Still a mountain, only a smaller one.
    .l4 = Something for { $us } to applaud at last: { $who }, { $score }.
    .l5 = { $who } makes it look less bad. { $score }, and a polite cheer.

# A goal of the side that loses, as the last kick of the match.
say-too-late =
    .l1 = { $who } gets one, and there is no time left for another.
    .l2 = A goal by { $who }, and the whistle right behind it. Too late.
    .l3 = { $who } scores, and nobody runs back to the middle. It is over.
    .l4 = One for the record by { $who }. { $score }, and that is all.

# A player's second goal, for a lead of two or more.
say-brace =
    .l1 = { $who } with a second of the evening. { $score }.
    .l2 = Two now for { $who }, who clearly likes it here.
    .l3 = { $who } doubles up. { $them } might try marking.
    .l4 = That is { $who } again, on the scoresheet twice now.

# A player's third goal.
say-hat-trick =
    .l1 = A hat-trick for { $who }! The match ball is spoken for.
    .l2 = Three for { $who }! Somebody find a bag for that ball.
    .l3 = { $who } again, and again, and now a third time!
    .l4 = That is the hat-trick. { $who } is having one of those evenings.

# A draw without a goal.
say-full-goalless =
    .l1 = Full time, no goals. The defenders shake hands and mean it.
    .l2 = Not a goal all evening. Somewhere a purist is smiling.
    .l3 = It ends without a goal. We shall always have the throw-ins.
    .l4 = Goalless at the end. The nets go home as they came.

# A draw with goals.
say-full-draw =
    .l1 = Full time, { $score }. Nobody lost, and nobody looks pleased.
    .l2 = All square at { $score }. A handshake and a shrug.
    .l3 = It ends level. Both sides will say they should have won.
    .l4 = A draw, { $score }. It will be a quiet bus home.

# A win by one goal.
say-full-narrow =
    .l1 = It is over! { $us } edge it, { $score }, and breathe out.
    .l2 = The whistle, and relief: { $us } have it, { $score }.
    .l3 = One goal in it at the end, and it belongs to { $us }.
    .l4 = { $us } win it, { $score }. Close enough to hurt { $them } for a week.
    .l5 = That is that. { $us } by one, and they will not ask how.

# A win by two or three goals.
say-full-clear =
    .l1 = Full time. { $us } win, { $score }, and few would argue.
    .l2 = { $us } by a street: { $score }.
    .l3 = A good evening’s work from { $us }. { $score }.
    .l4 = { $us } take it, and { $them } can have no complaints. Well, a few.

# A win by four goals or more.
say-full-rout =
    .l1 = Mercy at last. { $us } win it, { $score }.
    .l2 = Full time, and { $them } are grateful for it. { $score }.
    .l3 = { $us } hand out a hiding, { $score }. It might have been more.
    .l4 = One-way traffic, that. { $us }, { $score }, good night.

# A win in a shootout.
say-full-kicks =
    .l1 = { $us } win it on penalties. Sport can be a cruel accountant.
    .l2 = From the spot it is { $us }. { $them } stand and stare.
    .l3 = Settled by kicks: { $us } hold their nerve best.
    .l4 = { $us } survive the shootout, { $score }. The rest is a party.

