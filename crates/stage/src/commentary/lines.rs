//! The commentary on moments that all games share. The lines of a game's own moments are in its stage folder.

use crate::moment::topics;
use words::id;

topics! {
    pub,
    /// The match begins.
    KICK_OFF, Big: id!("say-kick-off");

    /// The second half begins.
    SECOND_HALF, Notable: id!("say-second-half");

    /// The last part of extra time begins.
    LAST_STRETCH, Notable: id!("say-last-stretch");

    /// Half-time without a goal.
    HALF_GOALLESS, Big: id!("say-half-goalless");

    /// Half-time, level with goals.
    HALF_LEVEL, Big: id!("say-half-level");

    /// Half-time with a lead of one or two.
    HALF_LEAD, Big: id!("say-half-lead");

    /// Half-time with a lead of three or more.
    HALF_ROUT, Big: id!("say-half-rout");

    /// Extra time begins at a level score.
    EXTRA_TIME, Big: id!("say-extra-time");

    /// A shootout begins at a level score.
    PENALTIES, Big: id!("say-penalties");

    /// Sudden death begins: the shootout is level after all regular kicks.
    SUDDEN_DEATH, Big: id!("say-sudden-death");

    /// A kick of a shootout goes in.
    KICK_SCORED, Notable: id!("say-kick-scored");

    /// A kick of a shootout does not go in.
    KICK_MISSED, Notable: id!("say-kick-missed");

    /// A keeper stops a kick of a shootout; the side is the keeper's.
    KICK_SAVED, Notable: id!("say-kick-saved");

    /// A foul brings a penalty.
    PENALTY_GIVEN, Big: id!("say-penalty-given");

    /// The first goal of the match.
    OPENER, Big: id!("say-opener");

    /// A goal that levels the score.
    EQUALISER, Big: id!("say-equaliser");

    /// A late goal that levels the score.
    LATE_EQUALISER, Big: id!("say-late-equaliser");

    /// A goal for the lead after a score such as 1-1.
    GO_AHEAD, Big: id!("say-go-ahead");

    /// A late goal for the lead.
    LATE_WINNER, Big: id!("say-late-winner");

    /// A goal for the lead that is the last kick of the match.
    LAST_WINNER, Big: id!("say-last-winner");

    /// A goal for a lead of two or three.
    CUSHION, Big: id!("say-cushion");

    /// A goal for a lead of four or more.
    ROUT, Big: id!("say-rout");

    /// A goal that leaves its side one behind.
    LIFELINE, Big: id!("say-lifeline");

    /// A goal that leaves its side two or more behind.
    CONSOLATION, Big: id!("say-consolation");

    /// A goal of the side that loses, as the last kick of the match.
    TOO_LATE, Big: id!("say-too-late");

    /// A player's second goal, for a lead of two or more.
    BRACE, Big: id!("say-brace");

    /// A player's third goal.
    HAT_TRICK, Big: id!("say-hat-trick");

    /// A draw without a goal.
    FULL_GOALLESS, Big: id!("say-full-goalless");

    /// A draw with goals.
    FULL_DRAW, Big: id!("say-full-draw");

    /// A win by one goal.
    FULL_NARROW, Big: id!("say-full-narrow");

    /// A win by two or three goals.
    FULL_CLEAR, Big: id!("say-full-clear");

    /// A win by four goals or more.
    FULL_ROUT, Big: id!("say-full-rout");

    /// A win in a shootout.
    FULL_KICKS, Big: id!("say-full-kicks");
}
