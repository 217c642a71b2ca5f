//! Scenes: the table at one moment as one audience sees it, with every card, the ball and the scoreboard. Pure data.
//!
//! The app shows one scene after another and animates the differences. A scene is made from a view alone, so it cannot
//! leak hidden information. The last scene of a queue always shows the true view.

use std::any::Any;

use super::atlas::is_back;
use super::cause::GoalCause;
use super::dyn_value::DynValue;
pub use super::ids::{CardId, PlayerId};
use super::layout::{DesignPoint, DesignRect, TallWindowFit};
use super::match_phase::{MatchClock, MatchPhase};
use super::mouth::GoalMouth;
use engine::{BySeat, Card, Seat, Shootout};
use words::DisplayText;
use words::MessageId;

/// The people who look at the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Audience {
    /// The seat whose view is shown.
    pub seat: Seat,
    /// True if the other player sees the same screen; nothing secret may be shown then.
    pub shared: bool,
}

/// The arrangement of the cards of a zone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ZoneArrangement {
    /// Side by side on an arc, as a hand is held.
    Fan {
        /// Distance between the middles of neighbours, design units.
        step: f32,
        /// Turn from one card to the next, degrees.
        turn: f32,
        /// Drop of the card next to the middle, design units; it grows with the square of the distance.
        drop: f32,
    },
    /// On top of each other, each a little beside the one below.
    Stack {
        /// Offset to the right per card, design units.
        dx: f32,
        /// Offset downwards per card, design units.
        dy: f32,
    },
}

/// The role of a zone in the show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum ZoneRole {
    /// A zone without a special role.
    #[default]
    Place,
    /// A hand.
    Hand,
    /// The zone of a chosen card until it is resolved.
    Laid,
}

/// A place where cards lie: a hand, a pile, a slot.
#[derive(Clone, Copy, Debug, PartialEq)]
#[must_use]
pub struct Zone {
    /// Its name, unique in its game.
    pub id: &'static str,
    /// The middle of the zone; of a stack, the middle of its bottom card.
    pub at: DesignPoint,
    /// The arrangement of its cards.
    pub arrangement: ZoneArrangement,
    /// Size of its cards; 1 is 250 x 350 design units.
    pub scale: f32,
    /// Rotation of the whole zone, degrees counter-clockwise.
    pub turn: f32,
    /// Drawing order, 0..=9: higher zones lie over lower ones.
    pub level: u8,
    /// Words in a chalk outline on the grass, visible while the zone is empty; `None` draws no outline.
    pub mark: Option<MessageId>,
    /// Its role in the show.
    pub role: ZoneRole,
    /// The zone to which its cards move while they are chosen for a decision made of several; `None` if they stay.
    pub pick_zone: Option<&'static str>,
}

impl Zone {
    /// Returns a slot for one card, or for a squared pile.
    pub const fn slot(id: &'static str, at: DesignPoint, scale: f32) -> Self {
        Self {
            id,
            at,
            arrangement: ZoneArrangement::Stack { dx: 0.0, dy: 0.0 },
            scale,
            turn: 0.0,
            level: 2,
            mark: None,
            role: ZoneRole::Place,
            pick_zone: None,
        }
    }

    /// Returns a fan of cards.
    pub const fn fan(id: &'static str, at: DesignPoint, scale: f32, step: f32, turn: f32, drop: f32) -> Self {
        Self { arrangement: ZoneArrangement::Fan { step, turn, drop }, level: 4, ..Self::slot(id, at, scale) }
    }

    /// Sets the rotation, degrees counter-clockwise.
    pub const fn turned(mut self, degrees: f32) -> Self {
        self.turn = degrees;
        self
    }

    /// Sets the zone to which its cards move while they are chosen.
    pub const fn picked_into(mut self, zone: &'static str) -> Self {
        self.pick_zone = Some(zone);
        self
    }

    /// Returns a pile in which each card is offset from the one below.
    pub const fn pile(id: &'static str, at: DesignPoint, scale: f32, dx: f32, dy: f32) -> Self {
        Self { arrangement: ZoneArrangement::Stack { dx, dy }, ..Self::slot(id, at, scale) }
    }

    /// Adds an outline on the grass with these words.
    pub const fn marked(mut self, words: MessageId) -> Self {
        self.mark = Some(words);
        self
    }

    /// Makes the zone a hand.
    pub const fn hand(mut self) -> Self {
        self.role = ZoneRole::Hand;
        self
    }

    /// Makes the zone the place of chosen cards.
    pub const fn laid(mut self) -> Self {
        self.role = ZoneRole::Laid;
        self
    }

    /// Sets the level.
    pub const fn level(mut self, level: u8) -> Self {
        self.level = level;
        self
    }

    /// Returns the middle of card `index` of `count`, and its rotation in degrees counter-clockwise.
    pub fn place(&self, index: usize, count: usize) -> (DesignPoint, f32) {
        let (at, turn) = match self.arrangement {
            ZoneArrangement::Fan { step, turn, drop } => {
                let k = index as f32 - (count.max(1) - 1) as f32 / 2.0;
                (DesignPoint::new(k * step, k * k * drop), -k * turn)
            }
            ZoneArrangement::Stack { dx, dy } => {
                (DesignPoint::new(index as f32 * dx, index as f32 * dy), 0.0)
            }
        };
        let (sin, cos) = (-self.turn).to_radians().sin_cos();
        let (x, y) = (at.x * cos - at.y * sin, at.x * sin + at.y * cos);
        (DesignPoint::new(self.at.x + x, self.at.y + y), self.turn + turn)
    }
}

/// How a card stands out from the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash)]
pub enum CardHighlight {
    /// No highlighting.
    #[default]
    Plain,
    /// Under a navy veil: the card cannot be played now.
    Veiled,
    /// Raised on an amber rim: the card that counts.
    Lit,
}

/// One card on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct CardView {
    /// Its id.
    pub id: CardId,
    /// Id of its zone.
    pub zone: &'static str,
    /// Its position in the zone, from 0.
    pub index: usize,
    /// Key of the visible picture in the card atlas; that of a back if the card is face down.
    pub face: String,
    /// Its highlighting.
    pub look: CardHighlight,
    /// Key of the picture to draw in place of that of the face, such as the same card with one column lit; `None` draws
    /// the face.
    pub picture: Option<String>,
}

impl CardView {
    /// Returns true if the card is face down.
    #[must_use]
    pub fn is_down(&self) -> bool {
        is_back(&self.face)
    }

    /// Returns the role of its zone, which must be one of `zones`; the default role if it is not.
    #[must_use]
    pub fn role(&self, zones: &[Zone]) -> ZoneRole {
        zones.iter().find(|zone| zone.id == self.zone).map_or_else(ZoneRole::default, |zone| zone.role)
    }
}

/// One area of the field.
#[derive(Clone, Debug, PartialEq)]
pub struct FieldArea {
    /// Its rectangle on the sheet.
    pub rect: DesignRect,
    /// Its number, counted from the attacker's side.
    pub number: u8,
    /// Its name, the same for both sides.
    pub name: DisplayText,
    /// True if the ball is in play there.
    pub active: bool,
}

/// Where the ball lies on the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BallPosition {
    /// In the middle of an area: an index into [`Scene::areas`], from the left.
    Area(usize),
    /// At a point of the sheet.
    Spot(DesignPoint),
    /// In the goal that this side defends.
    GoalOf(Seat),
    /// Wide of, or held in front of, the goal that this side defends.
    MissAt(Seat),
}

/// Shows whether a side has chosen in a simultaneous choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum ChoiceIndicator {
    /// This side owes no choice now.
    #[default]
    Off,
    /// This side has not chosen yet.
    Choosing,
    /// This side has chosen.
    Ready,
}

/// What the scoreboard shows: teams, score, clock and period.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Scoreboard {
    /// Goals of each side.
    pub score: BySeat<u32>,
    /// Kicks scored in the shootout, if there is one.
    pub kicks: Option<BySeat<u32>>,
    /// The reading of the match clock.
    pub clock: MatchClock,
    /// The phase of the match.
    pub part: MatchPhase,
    /// Number of turns done in this phase.
    pub done: u32,
    /// Number of turns in this phase.
    pub of: u32,
    /// The side with the ball, if any.
    pub possession: Option<Seat>,
    /// The line under the game's title: league or cup, teams.
    pub subtitle: DisplayText,
    /// The teams that the clubs play as, in games with teams; [`Scoreboard::subtitle`] names them too.
    pub teams: BySeat<Option<DisplayText>>,
    /// A note beside the match, such as the strength of a shot.
    pub note: Option<SceneNote>,
    /// Progress of the match, 0..=1; 1 in a shootout. Late goals count as more important.
    pub progress: f32,
    /// The state of the shootout, if there is one; the stake of the next kick is computed from it.
    pub shootout: Option<Shootout>,
}

impl Scoreboard {
    /// Returns true during the last turn of a phase that has turns.
    #[must_use]
    pub const fn is_last_turn(&self) -> bool {
        self.done + 1 == self.of
    }

    /// Returns true if the next goal may decide the match: in sudden rounds and sudden death, and in the last turn of a
    /// match that is close.
    #[must_use]
    pub fn can_decide(&self) -> bool {
        let is_close = self.score[Seat::Home].abs_diff(self.score[Seat::Away]) <= 1;
        match self.part {
            MatchPhase::SuddenRound | MatchPhase::SuddenDeath => true,
            MatchPhase::SecondHalf | MatchPhase::ExtraSecond | MatchPhase::Round => {
                self.of > 1 && self.is_last_turn() && is_close
            }
            _ => false,
        }
    }
}

/// A small panel with a headline, derived from its subject, and a line of detail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SceneNote {
    /// Its subject.
    pub subject: NoteSubject,
    /// The line of detail, such as `One-Two 1 + star 1`.
    pub text: DisplayText,
}

/// What a note on the table is about, which gives it its headline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoteSubject {
    /// A shot from open play or a free kick.
    Shot {
        /// The cause of the shot.
        from: GoalCause,
        /// Strength of the shot: its chance to go in is `strength` in `of`.
        strength: u32,
        /// The denominator of that chance.
        of: u32,
    },
    /// A penalty of the match.
    Penalty {
        /// Numerator of its chance to go in.
        strength: u32,
        /// Denominator of its chance to go in.
        of: u32,
    },
    /// A kick of a shootout.
    Kick {
        /// Numerator of its chance to go in.
        strength: u32,
        /// Denominator of its chance to go in.
        of: u32,
    },
    /// A rebound from the goal.
    Rebound {
        /// Number of chance cards to be drawn.
        cards: u32,
        /// Number of chance cards left.
        of: u32,
    },
    /// The playing card that shoots.
    Forward(Card),
    /// The result of the die.
    Die(u8),
    /// A turn of a part of the match.
    Turn {
        /// The part.
        part: MatchPhase,
        /// Number of the turn in it, from 1.
        n: u32,
        /// Number of turns in it.
        of: u32,
    },
    /// Kicks that both sides take at once.
    Kicks,
}

/// The style of words on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash)]
pub enum LabelStyle {
    /// Small, in an ink chip, for the number of cards in a pile.
    #[default]
    Count,
    /// Small capitals in an ink chip, for the name of a pile or a place.
    Name,
    /// A large figure in an ink chip with the side's colour, for a strength or a tally.
    Figure,
    /// A large figure in amber, for the one that counts now.
    Lit,
}

impl LabelStyle {
    /// Returns the letter height, the padding and the average width of a letter, design units.
    #[must_use]
    pub const fn measures(self) -> (f32, f32, f32) {
        match self {
            Self::Count => (26.0, 10.0, 13.5),
            Self::Name => (24.0, 12.0, 12.2),
            Self::Figure => (60.0, 16.0, 29.0),
            Self::Lit => (66.0, 18.0, 32.0),
        }
    }
}

/// Words on the table that belong to the scene, not to a card.
#[derive(Clone, Debug, PartialEq)]
pub struct TableLabel {
    /// Its middle.
    pub at: DesignPoint,
    /// One to three words, or a figure.
    pub text: DisplayText,
    /// Size and colour of the label.
    pub style: LabelStyle,
    /// The side that it belongs to; its edge has that side's colour.
    pub side: Option<Seat>,
    /// The middle of the card that it belongs to and moves with; `None` for words of the table itself.
    pub card: Option<DesignPoint>,
}

impl TableLabel {
    /// Returns a label that belongs to no side and to no card.
    #[must_use]
    pub fn new(at: DesignPoint, style: LabelStyle, text: impl Into<DisplayText>) -> Self {
        Self { at, text: text.into(), style, side: None, card: None }
    }

    /// Returns its width and height with padding, design units.
    #[must_use]
    pub fn size(&self) -> (f32, f32) {
        let (size, pad, letter) = self.style.measures();
        let w = (self.text.shown().chars().count() as f32 * letter + 2.0 * pad).max(size + pad);
        (w, size * 1.14 + pad * 0.6)
    }

    /// Returns its middle in a window of that fit.
    pub fn place(&self, fit: TallWindowFit) -> DesignPoint {
        self.card.map_or_else(|| fit.at(self.at), |card| fit.at_card(card, self.at))
    }

    /// Sets the card that it belongs to, by its middle.
    #[must_use]
    pub const fn on(mut self, card: DesignPoint) -> Self {
        self.card = Some(card);
        self
    }

    /// Sets the side.
    #[must_use]
    pub const fn of(mut self, side: Seat) -> Self {
        self.side = Some(side);
        self
    }
}

/// The highlighting of a player on the pitch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash)]
pub enum ShirtHighlight {
    /// No highlighting.
    #[default]
    Plain,
    /// The player has the ball: an amber ring.
    Ball,
    /// The player marks: chosen and not yet resolved, or the one who marked.
    Marking,
    /// The player cannot be chosen again this turn: pale, with a dashed outline.
    Spent,
}

/// A player on the pitch: a numbered shirt.
#[derive(Clone, Debug, PartialEq)]
pub struct Shirt {
    /// The player's side.
    pub side: Seat,
    /// The number on its back.
    pub number: u8,
    /// Its position on the sheet.
    pub at: DesignPoint,
    /// Its highlighting.
    pub highlight: ShirtHighlight,
}

impl Shirt {
    /// Returns the player who wears it.
    #[must_use]
    pub const fn player_id(&self) -> PlayerId {
        PlayerId { side: self.side, number: self.number }
    }
}

/// The whole table as one audience sees it, as data.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Scene {
    /// All cards.
    pub cards: Vec<CardView>,
    /// The areas of the field, from the left.
    pub areas: Vec<FieldArea>,
    /// The position of the ball, if it is shown.
    pub ball: Option<BallPosition>,
    /// The choice indicator of each side.
    pub choice_indicators: BySeat<ChoiceIndicator>,
    /// Words on the table.
    pub labels: Vec<TableLabel>,
    /// Players on the pitch.
    pub shirts: Vec<Shirt>,
    /// The path of the ball from its first point to the present one, drawn as a dotted chalk line.
    pub trail: Vec<DesignPoint>,
    /// The goal mouth of a shootout, shown in place of the pitch.
    pub mouth: Option<GoalMouth>,
    /// The scoreboard.
    pub board: Scoreboard,
    /// What only this game shows, if anything.
    pub extension: Option<DynValue>,
}

impl Scene {
    /// Returns the part of the scene that only one game shows, if it is of type `E`.
    #[must_use]
    pub fn extension<E: Any>(&self) -> Option<&E> {
        self.extension.as_ref()?.get()
    }

    /// Returns the middle of one of its cards, and its rotation in degrees counter-clockwise.
    pub fn place(&self, card: &CardView, zone: &Zone) -> (DesignPoint, f32) {
        let count = self.cards.iter().filter(|other| other.zone == card.zone).count();
        zone.place(card.index, count)
    }

    /// Returns the middle of a card and its zone's scale; `None` if the scene has no such card or `zones` no such zone.
    #[must_use]
    pub fn card_position(&self, zones: &[Zone], id: CardId) -> Option<(DesignPoint, f32)> {
        self.card_position_with(zones, &[], id)
    }

    /// Returns the same while these cards are chosen.
    #[must_use]
    pub fn card_position_with(
        &self,
        zones: &[Zone],
        chosen: &[CardId],
        id: CardId,
    ) -> Option<(DesignPoint, f32)> {
        let card = self.cards.iter().find(|card| card.id == id)?;
        let zone = zones.iter().find(|zone| zone.id == card.zone)?;
        if let Some((to, place)) = zone.pick_zone.zip(chosen.iter().position(|other| *other == id)) {
            let to = zones.iter().find(|zone| zone.id == to)?;
            return Some((to.place(place, chosen.len()).0, to.scale));
        }
        Some((self.place(card, zone).0, zone.scale))
    }
}
