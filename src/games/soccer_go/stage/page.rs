//! The page of rules, in our own words. A test compares its statements about the cards with the rule data.

/// Headings and paragraphs.
pub(super) const RULES: &[(&str, &str)] = &[
    (
        "The idea",
        "Eleven shirts a side. The attacker passes from man to man, the defender guesses who gets the ball next. Seven \
         passes without being marked, and you shoot. Power cards speed an attack up, slow it down or turn it round. \
         Home always plays to the right, away to the left.",
    ),
    (
        "A match",
        "Four rounds; in each round both sides attack once. A toss decides who attacks first; after half-time, that is \
         after round 2, the other side does. An attack ends when a pass is marked, when a tackle is lost, or with a \
         shot, whether it goes in or not. The next attack starts afresh, with every number back.",
    ),
    (
        "A pass",
        "The attacker lays the number of the man who gets the ball, the defender lays the number of the man he marks; \
         both are turned up together. Different numbers: the pass arrives, and the attacker's number is spent: for the \
         rest of this attack neither side can choose it. The defender's number goes back to hand. The same number: the \
         defender has read it, the ball is his and the attack is over. So every pass leaves fewer numbers to choose \
         from, and guessing gets easier.",
    ),
    (
        "The goalkeeper",
        "Number 1 is the goalkeeper. He may get the ball like everybody else, but not on pass 7, the last one before \
         the shot; there he cannot be marked either.",
    ),
    (
        "The track",
        "Above the pitch every pass fills a slot with the number that was spent. The first empty slot is the pass that \
         is played now; power cards count by it. After seven filled slots comes the shot.",
    ),
    (
        "The shot",
        "The shooter lays left, middle or right, as he looks at the goal; the goalkeeper lays where he dives, left and \
         right as the shooter sees them. The same: saved. Different: a goal.",
    ),
    (
        "Power cards",
        "Each side is dealt two attacking cards (with a boot) and two defending cards (with a shield); the other side \
         sees their backs only. Attacking cards are for your own attacks, defending cards for theirs. All yours lie on \
         your side of the pitch, large those for what you do now; those that can be played are lit. Before each pass the attacker may play one, then the defender may. A used card lies open on its \
         pile.",
    ),
    (
        "Blocks",
        "When a card is played, the other side may stop it at once with a Block that names it: the card does nothing, \
         both cards are used up, and play goes on. A Block cannot be blocked. A Block used as an answer does not count \
         as your card before this pass.\nAttacking Block A stops Clearance, Deep Press or Slow Build-Up; Block B stops \
         High Press, Shot Re-Take or Tackle; Block C stops Joker, Narrow Shot or Pass Re-Take.\nDefending Block A stops \
         Attacking GK, Corner or Counter-Attack; Block B stops Dribble, Shot Re-Take or Through Ball; Block C stops \
         Joker, Pass Re-Take or Shoot.",
    ),
    (
        "Attacking: quicker to the goal",
        "Through Ball (passes 3 to 6): both sides may lay only what is left of 3, 5, 7 and 9. Not marked, you shoot at \
         once. At least two of them must be left.\nCorner (passes 2 to 5): you lay three numbers, the defender one. If \
         none of yours is marked, you shoot at once; all three are spent.\nShoot (passes 4 to 6): you shoot now, \
         without this pass.\nCounter-Attack (passes 1 to 3): name three numbers that are left. They are spent, one in \
         each of the next three slots, and you go on from there; the other side gets no guess.\nDribble (passes 1 to \
         4): if this pass is not marked, it fills two slots more, and they spend nothing.",
    ),
    (
        "Attacking: a helping hand",
        "Attacking GK (pass 7): for the rest of this attack the goalkeeper may be chosen on pass 7 too. He must still \
         be unspent.\nPass Re-Take (passes 1 to 7): your pass was marked; both sides lay it again.\nShot Re-Take: your \
         shot was saved; both sides lay it again.",
    ),
    (
        "Defending: closing in",
        "High Press (passes 2 to 5): both sides may lay only what is left of 2, 4, 6 and 8. At least two of them must \
         be left.\nDeep Press (passes 3 to 6): you mark three numbers, the attacker lays one.\nTackle (passes 3 to 6): \
         rock, paper, scissors, again and again while level. Win it and their attack is over; lose it and the pass is \
         laid.\nWhen Through Ball or Corner stands, only a Tackle may follow on this pass.",
    ),
    (
        "Defending: winning time",
        "Clearance (passes 4 to 7): the last three slots are emptied, the numbers in them come back, and a new pass \
         begins there, the attacker first. It also ends a Dribble.\nSlow Build-Up (after pass 7): one more pass is \
         needed before the shot; there the goalkeeper may be chosen again. It does not slow down a shot of Through \
         Ball or Corner.\nNarrow Shot (before any shot): name a direction; neither side may choose it, nor when this \
         shot is laid again.\nPass Re-Take (passes 1 to 7): their pass got through; both sides lay it again.\nShot \
         Re-Take: you let in a goal; both sides lay the shot again, and the goal does not count.",
    ),
    (
        "Joker and Bogey",
        "Joker does what any used card of its own deck does, whoever used it, when that card itself could be played; \
         the copied card stays on the pile. It may even be a Block. A Block against Joker stops it, and so does a \
         Block against the card it copies. With nothing to copy it cannot be played.\nBogey does nothing and can never \
         be played: swap it away.",
    ),
    (
        "Pass and shot laid again",
        "A pass or shot that is laid again spends nothing before it counts, and all else in force stays so. The side \
         that suffers from the new result may have it laid again too, as long as such cards last.",
    ),
    (
        "The swap",
        "After every attack but the eighth both sides are shown a card in secret: the attacker the top of the attacking \
         deck, the defender the top of the defending deck. You may take it for any card of your hand, of either kind, \
         or keep all. What you do not keep goes under its own deck. So your hand never grows, but it may come to hold \
         more of one kind. A side without power cards is shown nothing.",
    ),
    (
        "Extra time and penalties",
        "Level after four rounds: both sides attack once more, without power cards. The first mark of an attack is \
         spared: both take their cards back and the pass is laid again; the second one ends the attack. Still level: \
         three shots each, in turn, until it is decided, then pair by pair. These do not count in the score.",
    ),
    (
        "Two at one screen",
        "Numbers, directions and hands are chosen with keys, both at once, and nobody sees what the other taps; the shirts \
         wear the keys of their numbers. Power cards lie face down. At the kick-off both look at theirs behind the curtain, \
         while the other looks away. After that nobody is asked: if you want to use a card, tap My cards instead of a \
         number. Once both have chosen, you look behind the curtain, and both choose anew. A Block, or a pass laid again, \
         is not too late then: play goes back to where it belongs. You may look and use nothing. Where no choice follows, \
         as after a mark or a shot, the game waits for Play on or My cards.",
    ),
    (
        "Credits",
        "Soccer-Go is a card game whose author is not named. Club, crests, players and all words are this project's \
         own.",
    ),
];
