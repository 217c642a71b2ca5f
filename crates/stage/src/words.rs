//! The words for the types that all games share: match phases, clocks, headlines, notes, causes of goals. This is the
//! only place that turns them into text; nothing parses the text.

use super::cause::GoalCause;
use super::match_counts::StatKind;
use super::match_phase::{MatchClock, MatchPhase};
use super::reveal::ResultStamp;
use super::scene::{NoteSubject, SceneNote, Scoreboard};
use super::step::Headline;
use engine::{BySeat, Card, Rank, Seat, Suit};
use words::{ClubName, DisplayText, MessageArg, MessageId, Separator, score_of};
use words::{id, say};

/// Returns the name of a side's club.
pub const fn name(seat: Seat) -> DisplayText {
    DisplayText::named(ClubName::Club(seat))
}

/// Returns the name of a side's club in capitals.
pub const fn capitals(seat: Seat) -> DisplayText {
    DisplayText::named(ClubName::Capitals(seat))
}

/// Returns the name of a player of a side's eleven, 0..=10.
pub fn player(seat: Seat, index: usize) -> DisplayText {
    DisplayText::named(ClubName::Player(seat, u8::try_from(index).unwrap_or(u8::MAX)))
}

/// Returns the name of a side's club in three letters.
pub const fn short(seat: Seat) -> DisplayText {
    DisplayText::named(ClubName::Short(seat))
}

/// Returns a score such as `2-1`, the home side first.
pub fn score(score: BySeat<u32>) -> DisplayText {
    score_of(score[Seat::Home], score[Seat::Away])
}

impl MatchPhase {
    /// Returns the words for the scoreboard: `2ND HALF`.
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

impl MatchClock {
    /// Returns the text for the scoreboard and the match log: `36′`, `3/4`; empty if the clock is off.
    pub fn face(self) -> DisplayText {
        match self {
            Self::Off => DisplayText::EMPTY,
            Self::Minute(minute) => say!("clock-minute", n = minute),
            Self::Round { n, of } => DisplayText::verbatim(format!("{n}/{of}")),
            Self::Beyond(n) => DisplayText::verbatim(format!("+{n}")),
            Self::ExtraTime => say!("clock-extra-time"),
            Self::Pair(n) => say!("clock-pair", n),
        }
    }

    /// Returns the words for a sentence: `36′`, `round 3`; `None` if the clock is off.
    #[must_use]
    pub fn in_a_sentence(self) -> Option<DisplayText> {
        match self {
            Self::Off => None,
            Self::Round { n, .. } => Some(say!("clock-round", n)),
            _ => Some(self.face()),
        }
    }
}

impl Headline {
    /// Returns the headline in capitals: `HALF-TIME`.
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

impl ResultStamp {
    /// Returns the stamp in capitals: `STOPPED`.
    pub const fn title(self) -> MessageId {
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

impl StatKind {
    /// Returns the label in the result, between the figures of both sides; `None` for the kicks of a shootout, which
    /// are on the scoreboard.
    #[must_use]
    pub const fn title(self) -> Option<MessageId> {
        match self {
            Self::Shot => Some(id!("count-shots")),
            Self::Save => Some(id!("count-saves")),
            Self::Won => Some(id!("count-won")),
            Self::Kick | Self::KickIn => None,
        }
    }
}

impl SceneNote {
    /// Returns the headline: `SHOT 2 IN 6`.
    pub fn head(&self) -> DisplayText {
        match self.subject {
            NoteSubject::Shot { strength: 0, .. } => say!("note-wide"),
            NoteSubject::Shot { strength, of, .. } => say!("note-shot", n = strength, of),
            NoteSubject::Penalty { strength, of } => say!("note-penalty", n = strength, of),
            NoteSubject::Kick { strength, of } => say!("note-kick", n = strength, of),
            NoteSubject::Rebound { cards, of } => say!("note-rebound", n = cards, of),
            NoteSubject::Forward(card) => {
                say!(
                    "note-forward",
                    rank = MessageArg::selector(rank(card.rank)),
                    suit = MessageArg::selector(suit(card.suit))
                )
            }
            NoteSubject::Die(roll) => say!("note-die", n = roll),
            NoteSubject::Turn { part, n, of } => {
                let part = match part {
                    MatchPhase::FirstHalf => "first",
                    MatchPhase::SecondHalf => "second",
                    _ => "extra",
                };
                say!("note-turn", part = MessageArg::selector(part), n, of)
            }
            NoteSubject::Kicks => say!("note-kicks"),
        }
    }
}

impl GoalCause {
    /// Returns the cause of a goal for its banner: `King of hearts`.
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
pub fn goal(cause: &GoalCause, clock: MatchClock) -> DisplayText {
    DisplayText::list([Some(cause.title()), clock.in_a_sentence()].into_iter().flatten(), Separator::Dot)
}

/// Returns phase, match time and score: `2ND HALF · 36′ · 1-0`. If no clock runs, the turn replaces the time.
pub fn standing(board: &Scoreboard) -> DisplayText {
    let clock = match board.clock {
        MatchClock::Off if board.of > 0 => {
            say!("turn-of", n = (board.done + 1).min(board.of), of = board.of)
        }
        clock => clock.face(),
    };
    DisplayText::list([board.part.title(), clock, score(board.score)], Separator::Dot)
}

/// Returns the name of a playing card: `king of hearts`, `7 of clubs`.
pub fn playing_card(card: Card) -> DisplayText {
    say!(
        "playing-card",
        rank = MessageArg::selector(rank(card.rank)),
        suit = MessageArg::selector(suit(card.suit))
    )
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
    fn the_standing_says_what_the_scoreboard_has() {
        let board = |part, clock, done, of| Scoreboard { part, clock, done, of, ..Scoreboard::default() };
        assert_eq!(
            standing(&board(MatchPhase::SecondHalf, MatchClock::Minute(36), 3, 8)),
            "2ND HALF · 36′ · 0-0"
        );
        assert_eq!(
            standing(&board(MatchPhase::FirstHalf, MatchClock::Off, 3, 8)),
            "1ST HALF · turn 4 of 8 · 0-0"
        );
        assert_eq!(
            standing(&board(MatchPhase::FirstHalf, MatchClock::Off, 8, 8)),
            "1ST HALF · turn 8 of 8 · 0-0"
        );
        assert_eq!(standing(&board(MatchPhase::Penalties, MatchClock::Off, 0, 0)), "PENALTIES · 0-0");
        assert_eq!(standing(&Scoreboard::default()), "0-0");
    }

    #[test]
    fn the_goal_text_says_how_and_when() {
        assert_eq!(goal(&GoalCause::Rebound, MatchClock::Minute(36)), "Rebound · 36′");
        assert_eq!(
            goal(&GoalCause::Passes(7), MatchClock::Round { n: 3, of: 4 }),
            "after seven passes · round 3"
        );
        assert_eq!(goal(&GoalCause::Own(DisplayText::verbatim("Red ball")), MatchClock::Off), "Red ball");
        assert_eq!(goal(&GoalCause::WinningKick, MatchClock::Pair(11)), "The winning kick · kick 11");
    }
}
