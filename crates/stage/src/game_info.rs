//! The static description of a game, independent of any match.

use super::chart::Chart;
use super::layout::DesignPoint;
use super::miniature::MiniatureItem;
use super::offer::OptionField;
use super::scene::Zone;
use engine::{BySeat, Medal};
use words::{MessageArg, MessageId};

/// The source of chance in a game, with its name as the subject of a sentence: `The die`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChanceSource {
    /// Cards that come or do not come.
    Cards(MessageId),
    /// One die.
    Die(MessageId),
    /// Nothing that the game names.
    Luck(MessageId),
}

impl ChanceSource {
    /// Returns the name for players.
    pub const fn name(self) -> MessageId {
        match self {
            Self::Cards(name) | Self::Die(name) | Self::Luck(name) => name,
        }
    }

    /// Returns the key by which messages choose the words around the name.
    pub const fn key(self) -> MessageArg {
        MessageArg::selector(match self {
            Self::Cards(_) => "cards",
            Self::Die(_) => "die",
            Self::Luck(_) => "luck",
        })
    }
}

/// A game's description for the title screen, the rules page, competitions and the command line.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// The name that players read.
    pub title: MessageId,
    /// One line for the title screen.
    pub tagline: MessageId,
    /// The aim of the game in one or two short sentences, 80 characters at most.
    pub aim: MessageId,
    /// The source of chance in it.
    pub chance: ChanceSource,
    /// Minutes a match takes, roughly.
    pub minutes: u32,
    /// Its miniature on the title screen; later items lie on top of earlier ones.
    pub miniature: &'static [MiniatureItem],
    /// Faces for the rules page, the most telling ones first.
    pub cards: &'static [&'static str],
    /// The atlases that hold its cards in the usual set.
    pub atlases: &'static [&'static str],
    /// True if names of players are printed on its cards.
    pub names_players: bool,
    /// Every zone of its table.
    pub zones: &'static [Zone],
    /// The x of the right edge of its hands; the left one is that of the log. See [`super::layout::TallWindowFit`].
    pub hands: f32,
    /// The places of the choice indicators, while no goal mouth is shown; where nothing else lies there,
    /// [`super::layout::CHOICE_INDICATOR_POSITIONS`].
    pub choice_indicators: BySeat<DesignPoint>,
    /// True if it tells a whole match, not its shootout alone: it is played in the Five-a-Side Cup.
    pub is_whole_match: bool,
    /// The choices before the match.
    pub fields: &'static [OptionField],
    /// Options, in RON, of a league match, which may be drawn.
    pub league_match: &'static str,
    /// Options, in RON, of a cup match, which should have a winner.
    pub cup_match: &'static str,
    /// The additional options of a match on neutral ground, in RON without brackets; empty where home and away
    /// differ in nothing.
    pub neutral: &'static str,
    /// The sentence about a match that was decided in its regular part: see [`engine::Decided::NormalTime`].
    pub in_normal_time: MessageId,
    /// The leads that earn a medal, in goals, the lowest first; empty if the game has no medals.
    pub medals: &'static [(u32, Medal)],
    /// Returns the rules as drawn tables, made from the rule data; they come after the idea and a turn.
    pub charts: fn() -> Vec<Chart>,
    /// The rules in our own words for the rules page: headings and paragraphs. The first is the idea in three sentences
    /// at most, the second a turn.
    pub rules: &'static [(MessageId, MessageId)],
}
