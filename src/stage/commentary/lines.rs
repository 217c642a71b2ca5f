//! The commentary on moments that all games share. The lines of a game's own moments are in its stage folder.

use crate::stage::moment::topics;

topics! {
    /// The match begins.
    KICK_OFF, Big:
        "Off we go. The tea is hot and the grass is damp.",
        "The whistle, the ball, the first nervous touch. We are under way.",
        "Here we go, then. Nobody has made a mistake yet.",
        "Everybody is level on everything. Enjoy it while it lasts.",
        "We are under way, and it is still anyone's evening.",
        "{us} against {them}, and not a goal between them. Yet.";

    /// The second half begins.
    SECOND_HALF, Notable:
        "Back out they come, with whatever was said at the break.",
        "The second half. The oranges are eaten, the talking is done.",
        "They are back: the same faces, new intentions.",
        "The restart. Whoever had a plan has had time to doubt it.",
        "Under way again. {score} is where we left it.";

    /// The last part of extra time begins.
    LAST_STRETCH, Notable:
        "The last stretch of the evening. Fresh legs are a rumour by now.",
        "Ends changed, socks down. The last few minutes of this.",
        "One more push. Most of them look as if they would rather sit down.",
        "Here comes the final act, and nobody has read the script.";

    /// Half-time without a goal.
    HALF_GOALLESS, Big:
        "Half-time, no goals. The scoreboard has had a restful evening.",
        "Nothing at the break. Plenty of ideas, none of them finished.",
        "Half-time, and nobody has found the net. It is the big white thing.",
        "Goalless at the break. The keepers will take the compliment.";

    /// Half-time, level with goals.
    HALF_LEVEL, Big:
        "Half-time at {score}. You could not slip a card between them.",
        "Level at the break, {score}, and both benches claim the better half.",
        "{score} at half-time. Fair, though neither side would say so.",
        "All square at the break. Somebody will have to be rude in the next half.";

    /// Half-time with a lead of one or two.
    HALF_LEAD, Big:
        "{us} go in ahead, {score}, and walk a little taller down the tunnel.",
        "Half-time, {score}. {them} have some thinking to do over the tea.",
        "{us} lead at the break. It feels like a cushion and a worry.",
        "{score} at half-time: {us} in front, {them} not out of it.";

    /// Half-time with a lead of three or more.
    HALF_ROUT, Big:
        "Half-time, {score}. {them} may want to lock the dressing-room door.",
        "{us} are out of sight at the break, or close to it.",
        "{score}. The half-time talk for {them} will be short and loud.",
        "A long way back for {them} from {score}. Bring sandwiches.";

    /// Extra time begins at a level score.
    EXTRA_TIME, Big:
        "Extra time. Nobody's train home is safe now.",
        "Still level, so they play on. Cramp is warming up.",
        "{score} and not enough. More football, if the legs agree.",
        "We go again. Somebody out there must want to win this.";

    /// A shootout begins at a level score.
    PENALTIES, Big:
        "Penalties, then. The loneliest walk in the game, over and over.",
        "It comes down to kicks. Look away now, or pretend to.",
        "Penalties. All that running, and it is settled standing still.",
        "From the spot it is. The goals have just become smaller.";

    /// Sudden death begins: the shootout is level after all regular kicks.
    SUDDEN_DEATH, Big:
        "Sudden death now. One slip and the evening is over.",
        "Still nothing between them. From here each pair of kicks can end it.",
        "Sudden death. Even the mascot has stopped dancing.",
        "Level after all of that. Now it gets cruel.";

    /// A kick of a shootout goes in.
    KICK_SCORED, Notable:
        "In it goes. {us} never blinked.",
        "Tucked away. {us} make it look like practice.",
        "No doubt about that one. {score}.",
        "In, and back to the halfway line to breathe. {us} score.",
        "A clean strike. Now the pressure walks over to {them}.",
        "{us} score, and the net barely has time to complain.";

    /// A kick of a shootout does not go in.
    KICK_MISSED, Notable:
        "It stays out! {us} hold their heads, {them} hold each other.",
        "Not this time. {us} will see that one in their sleep.",
        "No goal! {them} can hardly believe their luck.",
        "It is not in, and it is a long walk back. {score}.",
        "Oh, {us}. That one will be talked about on the coach.";

    /// A keeper stops a kick of a shootout; the side is the keeper's.
    KICK_SAVED, Notable:
        "Saved! {gloves} guesses right and makes it look like knowledge.",
        "{gloves} stops it! {us} have their hero, for a minute at least.",
        "A hand to it! {us} roar, {them} look at their boots.",
        "Kept out by {gloves}, who is enjoying this rather too much.";

    /// A foul brings a penalty.
    PENALTY_GIVEN, Big:
        "Penalty to {us}! The stands have forgotten how to breathe.",
        "The referee points to the spot. {us} have their chance.",
        "Penalty! {keeper} spreads those gloves and thinks big thoughts.",
        "A spot kick for {us}. Easy, say those who have never taken one.";

    /// The first goal of the match.
    OPENER, Big:
        "{who} breaks the deadlock, and {us} lead!",
        "The first goal of the evening belongs to {who}.",
        "There it is, the opener! {who}, and {us} are in front.",
        "{who} strikes first. {keeper} picks the ball out of the net.",
        "Somebody had to go first, and it is {who} for {us}.",
        "{us} are up and running, and {who} has the grin to prove it.";

    /// A goal that levels the score.
    EQUALISER, Big:
        "Level! {who} drags {us} back to {score}.",
        "{who} equalises, and the noise has changed ends.",
        "{score}! Whatever {them} had in hand, {who} has taken it back.",
        "All square again. {who} picks a fine time for it.",
        "Back on terms! {who} undoes all that good work by {them}.";

    /// A late goal that levels the score.
    LATE_EQUALISER, Big:
        "So late! {who} levels it, and somebody will miss the last bus.",
        "{who} saves {us} with next to nothing on the clock. {score}.",
        "They had one hand on it! {who} makes it {score} at the last.",
        "Never leave early, they say. {who} has just shown you why.";

    /// A goal for the lead after a score such as 1-1.
    GO_AHEAD, Big:
        "{us} in front! {who} makes it {score}.",
        "{who} puts {us} ahead, and half the bench is on the pitch.",
        "{score}, and {who} has tilted the whole table.",
        "The lead belongs to {us}, with compliments from {who}.",
        "{who} scores, and {us} have their noses in front.";

    /// A late goal for the lead.
    LATE_WINNER, Big:
        "{who}, so late! That may well be the winner.",
        "Late, loud and lovely: {who} puts {us} ahead.",
        "{who} finds a goal when the watch had nearly given up.",
        "Uproar! {who} has surely won it for {us}.",
        "They will name a pub after {who} for this. {us} lead, {score}.";

    /// A goal for a lead of two or three.
    CUSHION, Big:
        "{who} gives {us} room to breathe. {score}.",
        "Another! {who} makes it {score}, and it begins to look comfortable.",
        "{score}. {who} with the goal that lets {us} sit down.",
        "{us} stretch away. {who} will sleep well tonight.",
        "{who} adds to it, and {them} look at each other.";

    /// A goal for a lead of four or more.
    ROUT, Big:
        "{who} joins in. It is {score}, and there is no hiding it.",
        "The scoreboard is going to need a rest. {who}, {score}.",
        "{who} with yet another. {them} would like to go home now, please.",
        "This has become target practice. {who} makes it {score}.",
        "{us} cannot stop scoring, and {who} barely had to try.";

    /// A goal that leaves its side one behind.
    LIFELINE, Big:
        "{who} gives {us} a way back. {score}, and game on.",
        "Hello, we have a match again. {who} pulls one back.",
        "One back through {who}, and suddenly {them} look at the clock.",
        "{who} scores, and {us} are only one behind.";

    /// A goal that leaves its side two or more behind.
    CONSOLATION, Big:
        "{who} scores, though {us} will not be dancing. {score}.",
        "A goal for {us}, for the record and for pride. {who} has it.",
        "{who} gets one back. Still a mountain, only a smaller one.",
        "Something for {us} to applaud at last: {who}, {score}.",
        "{who} makes it look less bad. {score}, and a polite cheer.";

    /// A player's second goal, for a lead of two or more.
    BRACE, Big:
        "{who} with a second of the evening. {score}.",
        "Two now for {who}, who clearly likes it here.",
        "{who} doubles up. {them} might try marking.",
        "That is {who} again, on the scoresheet twice now.";

    /// A player's third goal.
    HAT_TRICK, Big:
        "A hat-trick for {who}! The match ball is spoken for.",
        "Three for {who}! Somebody find a bag for that ball.",
        "{who} again, and again, and now a third time!",
        "That is the hat-trick. {who} is having one of those evenings.";

    /// A draw without a goal.
    FULL_GOALLESS, Big:
        "Full time, no goals. The defenders shake hands and mean it.",
        "Not a goal all evening. Somewhere a purist is smiling.",
        "It ends without a goal. We shall always have the throw-ins.",
        "Goalless at the end. The nets go home as they came.";

    /// A draw with goals.
    FULL_DRAW, Big:
        "Full time, {score}. Nobody lost, and nobody looks pleased.",
        "Honours even at {score}. A handshake and a shrug.",
        "It ends level. Both sides will say they should have won.",
        "A draw, {score}. The coach home will be a thoughtful one.";

    /// A win by one goal.
    FULL_NARROW, Big:
        "It is over! {us} edge it, {score}, and breathe out.",
        "The whistle, and relief: {us} hold on at {score}.",
        "One goal in it at the end, and it belongs to {us}.",
        "{us} win it, {score}. Close enough to hurt {them} for a week.",
        "That is that. {us} by one, and they will not ask how.";

    /// A win by two or three goals.
    FULL_CLEAR, Big:
        "Full time. {us} win, {score}, and few would argue.",
        "{us} by a street: {score}.",
        "A good evening's work from {us}. {score}.",
        "{us} take it, and {them} can have no complaints. Well, a few.";

    /// A win by four goals or more.
    FULL_ROUT, Big:
        "Mercy at last. {us} win it, {score}.",
        "Full time, and {them} are grateful for it. {score}.",
        "{us} hand out a hiding, {score}. It might have been more.",
        "One-way traffic, that. {us}, {score}, good night.";

    /// A win in a shootout.
    FULL_KICKS, Big:
        "{us} win it on penalties. Sport can be a cruel accountant.",
        "From the spot it is {us}. {them} stand and stare.",
        "Settled by kicks: {us} hold their nerve best.",
        "{us} survive the shootout, {score}. The rest is a party.";
}
