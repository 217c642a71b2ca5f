//! The words for the types that all games share: match phases, clocks, headlines, notes, causes of goals. This is the
//! only place that turns them into text; nothing parses the text.

use super::beat::Headline;
use super::cause::Cause;
use super::match_counts::Count;
use super::match_phase::{Clock, MatchPhase};
use super::reveal::Stamp;
use super::scene::{About, Board, Note};
use crate::engine::{BySeat, Card, Rank, Seat, Suit};
use crate::words::{Arg, DisplayText, Id, Joint, Named, score_of};
use crate::{id, say};

/// Returns the name of a side's club.
#[must_use]
pub const fn name(seat: Seat) -> DisplayText {
    DisplayText::named(Named::Club(seat))
}

/// Returns the name of a side's club in capitals.
#[must_use]
pub const fn capitals(seat: Seat) -> DisplayText {
    DisplayText::named(Named::Capitals(seat))
}

/// Returns the name of a player of a side's eleven, 0..=10.
#[must_use]
pub fn player(seat: Seat, index: usize) -> DisplayText {
    DisplayText::named(Named::Player(seat, u8::try_from(index).unwrap_or(u8::MAX)))
}

/// Returns the name of a side's club in three letters.
#[must_use]
pub const fn short(seat: Seat) -> DisplayText {
    DisplayText::named(Named::Short(seat))
}

/// Returns a score such as `2-1`, the home side first.
#[must_use]
pub fn score(score: BySeat<u32>) -> DisplayText {
    score_of(score[Seat::Home], score[Seat::Away])
}

impl MatchPhase {
    /// Returns the words for the scoreboard: `2ND HALF`.
    #[must_use]
    pub const fn title(self) -> DisplayText {
        match self {
            Self::Before => DisplayText::EMPTY,
            Self::Split => say!("phase-split"),
            Self::FirstHalf => say!("phase-first-half"),
            Self::SecondHalf => say!("phase-second-half"),
            Self::ExtraTime => say!("phase-extra-time"),
            Self::ExtraFirst => say!("phase-extra-first"),
            Self::ExtraSecond => say!("phase-extra-second"),
            Self::Round => say!("phase-round"),
            Self::SuddenRound => say!("phase-sudden-round"),
            Self::Penalties => say!("phase-penalties"),
            Self::SuddenDeath => say!("phase-sudden-death"),
            Self::FullTime => say!("phase-full-time"),
        }
    }
}

impl Clock {
    /// Returns the text for the scoreboard and the match log: `36′`, `3/4`; empty if the clock is off.
    #[must_use]
    pub fn face(self) -> DisplayText {
        match self {
            Self::Off => DisplayText::EMPTY,
            Self::Minute(minute) => say!("clock-minute", n = minute),
            Self::Round { n, of } => DisplayText::verbatim(format!("{n}/{of}")),
            Self::Beyond(n) => DisplayText::verbatim(format!("+{n}")),
            Self::ExtraTime => say!("clock-extra-time"),
            Self::Pair(n) => say!("clock-pair", n = n),
        }
    }

    /// Returns the words for a sentence: `36′`, `round 3`; none if the clock is off.
    #[must_use]
    pub fn in_a_sentence(self) -> Option<DisplayText> {
        match self {
            Self::Off => None,
            Self::Round { n, .. } => Some(say!("clock-round", n = n)),
            _ => Some(self.face()),
        }
    }
}

impl Headline {
    /// Returns the headline in capitals: `HALF-TIME`.
    #[must_use]
    pub fn title(&self) -> DisplayText {
        match self {
            Self::CoinToss => say!("headline-coin-toss"),
            Self::Split => say!("headline-split"),
            Self::KickOff => say!("headline-kick-off"),
            Self::HalfTime => say!("headline-half-time"),
            Self::Round(n) => say!("headline-round", n = *n),
            Self::LastRound => say!("headline-last-round"),
            Self::SuddenRounds => say!("headline-sudden-rounds"),
            Self::ExtraTime => say!("headline-extra-time"),
            Self::Penalties => say!("headline-penalties"),
            Self::SuddenDeath => say!("headline-sudden-death"),
            Self::FullTime => say!("headline-full-time"),
            Self::PlayOn => say!("headline-play-on"),
            Self::Penalty => say!("headline-penalty"),
            Self::FreeKick => say!("headline-free-kick"),
            Self::SentOff => say!("headline-sent-off"),
            Self::ScoreToWin => say!("headline-score-to-win"),
            Self::MissAndOut => say!("headline-miss-and-out"),
            Self::Scored => say!("headline-scored"),
            Self::Missed => say!("headline-missed"),
            Self::Saved => say!("headline-saved"),
            Self::OffThePost => say!("headline-off-the-post"),
            Self::Fingertips => say!("headline-fingertips"),
            Self::RowZ => say!("headline-row-z"),
            Self::OverTheBar => say!("headline-over-the-bar"),
            Self::JustWide => say!("headline-just-wide"),
            Self::Level => say!("headline-level"),
        }
    }
}

impl Stamp {
    /// Returns the stamp in capitals: `STOPPED`.
    #[must_use]
    pub const fn title(self) -> Id {
        match self {
            Self::Stopped => id!("stamp-stopped"),
            Self::Through => id!("stamp-through"),
            Self::BallWon => id!("stamp-ball-won"),
            Self::BallKept => id!("stamp-ball-kept"),
            Self::Foul => id!("stamp-foul"),
            Self::Blocked => id!("stamp-blocked"),
            Self::Saved => id!("stamp-saved"),
            Self::Wide => id!("stamp-wide"),
            Self::Over => id!("stamp-over"),
            Self::Post => id!("stamp-post"),
            Self::Goal => id!("stamp-goal"),
            Self::Marked => id!("stamp-marked"),
            Self::Level => id!("stamp-level"),
            Self::NoChance => id!("stamp-no-chance"),
            Self::Cancelled => id!("stamp-cancelled"),
            Self::YellowCard => id!("stamp-yellow-card"),
        }
    }
}

impl Count {
    /// Returns the label in the result, between the figures of both sides; none for the kicks of a shootout, which are
    /// on the scoreboard.
    #[must_use]
    pub const fn title(self) -> Option<Id> {
        match self {
            Self::Shot => Some(id!("count-shots")),
            Self::Save => Some(id!("count-saves")),
            Self::Won => Some(id!("count-won")),
            Self::Kick | Self::KickIn => None,
        }
    }
}

impl Note {
    /// Returns the headline: `SHOT 2 IN 6`.
    #[must_use]
    pub fn head(&self) -> DisplayText {
        match self.about {
            About::Shot { strength: 0, .. } => say!("note-wide"),
            About::Shot { strength, of, .. } => say!("note-shot", n = strength, of = of),
            About::Penalty { strength, of } => say!("note-penalty", n = strength, of = of),
            About::Kick { strength, of } => say!("note-kick", n = strength, of = of),
            About::Rebound { cards, of } => say!("note-rebound", n = cards, of = of),
            About::Forward(card) => {
                say!("note-forward", rank = Arg::key(rank(card.rank)), suit = Arg::key(suit(card.suit)))
            }
            About::Die(roll) => say!("note-die", n = roll),
            About::Turn { n, of } => say!("note-turn", n = n, of = of),
            About::Kicks => say!("note-kicks"),
        }
    }
}

impl Cause {
    /// Returns the cause of a goal for its banner: `King of hearts`.
    #[must_use]
    pub fn title(&self) -> DisplayText {
        match self {
            Self::Shot => say!("cause-shot"),
            Self::Rebound => say!("cause-rebound"),
            Self::Penalty => say!("cause-penalty"),
            Self::FreeKick => say!("cause-free-kick"),
            Self::WinningKick => say!("cause-winning-kick"),
            Self::SecondYellow => say!("cause-second-yellow"),
            Self::Passes(passes) => say!("cause-passes", n = *passes),
            Self::Card(card) => say!("cause-card", card = playing_card(*card)),
            Self::Own(name) => name.clone(),
        }
    }
}

/// Returns the text on the banner of a goal: `King of hearts · 36′`.
#[must_use]
pub fn goal(cause: &Cause, clock: Clock) -> DisplayText {
    DisplayText::list([Some(cause.title()), clock.in_a_sentence()].into_iter().flatten(), Joint::Dot)
}

/// Returns phase, match time and score: `2ND HALF · 36′ · 1-0`. If no clock runs, the turn replaces the time.
#[must_use]
pub fn standing(board: &Board) -> DisplayText {
    let clock = match board.clock {
        Clock::Off if board.of > 0 => {
            say!("turn-of", n = (board.done + 1).min(board.of), of = board.of)
        }
        clock => clock.face(),
    };
    DisplayText::list([board.part.title(), clock, score(board.score)], Joint::Dot)
}

/// Returns the name of a playing card: `king of hearts`, `7 of clubs`.
#[must_use]
pub fn playing_card(card: Card) -> DisplayText {
    say!("playing-card", rank = Arg::key(rank(card.rank)), suit = Arg::key(suit(card.suit)))
}

/// Returns the key of a rank: `ace`, `7`.
#[must_use]
pub const fn rank(rank: Rank) -> &'static str {
    match rank {
        Rank::ACE => "ace",
        Rank::JACK => "jack",
        Rank::QUEEN => "queen",
        Rank::KING => "king",
        pips => pips.name(),
    }
}

/// Returns the key of a suit: `hearts`.
#[must_use]
pub const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_standing_is_told_as_far_as_the_scoreboard_has_it() {
        let board = |part, clock, done, of| Board { part, clock, done, of, ..Board::default() };
        assert_eq!(standing(&board(MatchPhase::SecondHalf, Clock::Minute(36), 3, 8)), "2ND HALF · 36′ · 0-0");
        assert_eq!(standing(&board(MatchPhase::FirstHalf, Clock::Off, 3, 8)), "1ST HALF · turn 4 of 8 · 0-0");
        assert_eq!(standing(&board(MatchPhase::FirstHalf, Clock::Off, 8, 8)), "1ST HALF · turn 8 of 8 · 0-0");
        assert_eq!(standing(&board(MatchPhase::Penalties, Clock::Off, 0, 0)), "PENALTIES · 0-0");
        assert_eq!(standing(&Board::default()), "0-0");
    }

    #[test]
    fn a_goal_says_what_it_came_of_and_when() {
        assert_eq!(goal(&Cause::Rebound, Clock::Minute(36)), "Rebound · 36′");
        assert_eq!(goal(&Cause::Passes(7), Clock::Round { n: 3, of: 4 }), "after seven passes · round 3");
        assert_eq!(goal(&Cause::Own(DisplayText::verbatim("Red ball")), Clock::Off), "Red ball");
        assert_eq!(goal(&Cause::WinningKick, Clock::Pair(11)), "The winning kick · 11th");
    }
}
