//! The words for the types that all games share: match phases, clocks, headlines, notes, causes of goals. This is the
//! only place that turns them into text; nothing parses the text.

use super::beat::Headline;
use super::cause::Cause;
use super::match_counts::Count;
use super::match_phase::{Clock, MatchPhase};
use super::reveal::Stamp;
use super::scene::{About, Board, Note};
use crate::engine::{BySeat, Card, Rank, Seat, Suit};
use crate::say;
use crate::words::{Arg, DisplayText};

/// Returns a score such as `2-1`.
#[must_use]
pub fn score(score: BySeat<u32>) -> DisplayText {
    DisplayText::verbatim(format!("{}-{}", score[Seat::Home], score[Seat::Away]))
}

impl MatchPhase {
    /// Returns the words for the scoreboard: `2ND HALF`.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Before => "",
            Self::Split => "THE SPLIT",
            Self::FirstHalf => "1ST HALF",
            Self::SecondHalf => "2ND HALF",
            Self::ExtraTime => "EXTRA TIME",
            Self::ExtraFirst => "EXTRA TIME 1",
            Self::ExtraSecond => "EXTRA TIME 2",
            Self::Round => "ROUND",
            Self::SuddenRound => "SUDDEN ROUND",
            Self::Penalties => "PENALTIES",
            Self::SuddenDeath => "SUDDEN DEATH",
            Self::FullTime => "FULL TIME",
        }
    }
}

impl Clock {
    /// Returns the text for the scoreboard and the match log: `36′`, `3/4`; empty if the clock is off.
    #[must_use]
    pub fn face(self) -> String {
        match self {
            Self::Off => String::new(),
            Self::Minute(minute) => format!("{minute}′"),
            Self::Round { n, of } => format!("{n}/{of}"),
            Self::Beyond(n) => format!("+{n}"),
            Self::ExtraTime => "ET".into(),
            Self::Pair(n) => ordinal(n),
        }
    }

    /// Returns the words for a sentence: `36′`, `round 3`; none if the clock is off.
    #[must_use]
    pub fn in_a_sentence(self) -> Option<String> {
        match self {
            Self::Off => None,
            Self::Round { n, .. } => Some(format!("round {n}")),
            _ => Some(self.face()),
        }
    }
}

/// Returns an ordinal such as `3rd`.
fn ordinal(n: u32) -> String {
    let end = match (n % 10, n % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{n}{end}")
}

impl Headline {
    /// Returns the headline in capitals: `HALF-TIME`.
    #[must_use]
    pub fn title(&self) -> String {
        let words = match self {
            Self::CoinToss => "COIN TOSS",
            Self::Split => "THE SPLIT",
            Self::KickOff => "KICK-OFF",
            Self::HalfTime => "HALF-TIME",
            Self::Round(n) => return format!("ROUND {n}"),
            Self::LastRound => "LAST ROUND",
            Self::SuddenRounds => "SUDDEN ROUNDS",
            Self::ExtraTime => "EXTRA TIME",
            Self::Penalties => "PENALTIES",
            Self::SuddenDeath => "SUDDEN DEATH",
            Self::FullTime => "FULL TIME",
            Self::PlayOn => "PLAY ON",
            Self::Penalty => "PENALTY",
            Self::FreeKick => "FREE KICK",
            Self::SentOff => "SENT OFF",
            Self::ScoreToWin => "SCORE TO WIN",
            Self::MissAndOut => "MISS AND OUT",
            Self::Scored => "SCORED",
            Self::Missed => "MISSED",
            Self::Saved => "SAVED",
            Self::Level => "LEVEL",
        };
        words.into()
    }
}

impl Stamp {
    /// Returns the stamp in capitals: `STOPPED`.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Stopped => "STOPPED",
            Self::Through => "THROUGH",
            Self::Foul => "FOUL",
            Self::Blocked => "BLOCKED",
            Self::Saved => "SAVED",
            Self::Wide => "WIDE",
            Self::Goal => "IN!",
            Self::Marked => "MARKED",
            Self::Level => "LEVEL",
            Self::NoChance => "NO CHANCE",
            Self::Cancelled => "CANCELLED",
            Self::YellowCard => "YELLOW CARD",
        }
    }
}

impl Count {
    /// Returns the label in the result, between the figures of both sides; none for the kicks of a shootout, which are
    /// on the scoreboard.
    #[must_use]
    pub const fn title(self) -> Option<&'static str> {
        match self {
            Self::Shot => Some("SHOTS"),
            Self::Save => Some("SAVES"),
            Self::Won => Some("BALLS WON"),
            Self::Kick | Self::KickIn => None,
        }
    }
}

impl Note {
    /// Returns the headline: `SHOT 2 IN 6`.
    #[must_use]
    pub fn head(&self) -> String {
        match self.about {
            About::Shot { strength: 0, .. } => "SHOT GOES WIDE".into(),
            About::Shot { strength, of, .. } => format!("SHOT {strength} IN {of}"),
            About::Penalty { strength, of } => format!("PENALTY {strength} IN {of}"),
            About::Kick { strength, of } => format!("KICK {strength} IN {of}"),
            About::Rebound { cards, of } => format!("REBOUND {cards} IN {of}"),
            About::Forward(card) => format!("{} {}", rank(card.rank), suit(card.suit)).to_uppercase(),
            About::Die(roll) => format!("DIE {roll}"),
            About::Turn { n, of } => format!("TURN {n} / {of}"),
            About::Kicks => "KICKS".into(),
        }
    }
}

impl Cause {
    /// Returns the cause of a goal for its banner: `King of hearts`.
    #[must_use]
    pub fn title(&self) -> String {
        let words = match self {
            Self::Shot => "Shot",
            Self::Rebound => "Rebound",
            Self::Penalty => "Penalty",
            Self::FreeKick => "Free kick",
            Self::WinningKick => "The winning kick",
            Self::SecondYellow => "Second yellow",
            Self::Passes(passes) => return format!("after {} passes", number(*passes)),
            Self::Card(card) => return capital(&self::card(*card)),
            Self::Own(name) => return name.to_string(),
        };
        words.into()
    }
}

/// Returns the text on the banner of a goal: `King of hearts · 36′`.
#[must_use]
pub fn goal(cause: &Cause, clock: Clock) -> String {
    match clock.in_a_sentence() {
        Some(clock) => format!("{} · {clock}", cause.title()),
        None => cause.title(),
    }
}

/// Returns phase, match time and score: `2ND HALF · 36′ · 1-0`. If no clock runs, the turn replaces the time.
#[must_use]
pub fn standing(board: &Board) -> String {
    let part = (board.part != MatchPhase::Before).then(|| board.part.title().to_owned());
    let clock = match board.clock {
        Clock::Off if board.of > 0 => {
            Some(format!("turn {} of {}", (board.done + 1).min(board.of), board.of))
        }
        Clock::Off => None,
        clock => Some(clock.face()),
    };
    let parts: Vec<String> = part.into_iter().chain(clock).chain([score(board.score).to_string()]).collect();
    parts.join(" · ")
}

/// Returns a number for a sentence, up to eleven as a word: `seven`.
#[must_use]
pub fn number(n: u32) -> String {
    const WORDS: [&str; 12] =
        ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"];
    WORDS.get(n as usize).map_or_else(|| n.to_string(), |word| (*word).to_owned())
}

/// Joins items for a sentence with the conjunction `last`: `one`, `one or two`, `one, two and three`.
#[must_use]
pub fn listed(items: &[&str], last: &str) -> String {
    match items {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [most @ .., end] => format!("{} {last} {end}", most.join(", ")),
    }
}

/// Returns the name of a playing card: `king of hearts`, `7 of clubs`.
#[must_use]
pub fn card(card: Card) -> String {
    format!("{} of {}", rank(card.rank), suit(card.suit))
}

/// Returns the name of a playing card as a message: `king of hearts`, `7 of clubs`.
#[must_use]
pub fn playing_card(card: Card) -> DisplayText {
    say!("playing-card", rank = Arg::key(rank_key(card.rank)), suit = Arg::key(suit(card.suit)))
}

/// Returns the word by which messages select a rank: `ace`, `7`.
const fn rank_key(rank: Rank) -> &'static str {
    self::rank(rank)
}

/// Returns the name of a rank: `ace`, `7`.
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

/// Returns the name of a suit.
#[must_use]
pub const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    }
}

/// Returns the text with its first letter in upper case.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
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
        assert_eq!(goal(&Cause::Own("Red ball".into()), Clock::Off), "Red ball");
        assert_eq!(goal(&Cause::WinningKick, Clock::Pair(11)), "The winning kick · 11th");
    }
}
