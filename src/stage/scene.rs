//! A still of the table as one audience sees it: every card, the ball, the scoreboard. Pure data.
//!
//! The table shows one scene after another and moves what differs. A scene is made from a view alone, so it cannot
//! show what the view hides, and the last scene of a queue is always the truth.

use serde::Serialize;

use super::atlas::is_back;
use super::cause::Cause;
use super::display_text::DisplayText;
use super::layout::{Area, At};
use super::match_phase::{Clock, MatchPhase};
use crate::engine::{BySeat, Card, Seat, Shootout};

/// Who looks at the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Audience {
    /// Through whose eyes.
    pub seat: Seat,
    /// Whether the other player sees the same screen: then nothing secret may show.
    pub shared: bool,
}

/// How the cards of a zone lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Spread {
    /// Side by side on an arc, as a hand is held: distance between neighbours (design units), turn from one to the
    /// next (degrees), and how far the outer ones drop (design units at one card from the middle, growing squarely).
    Fan {
        /// Between neighbours' middles.
        step: f32,
        /// From one card to the next.
        turn: f32,
        /// At one card from the middle.
        drop: f32,
    },
    /// On top of each other, each a little beside the one below.
    Stack {
        /// To the right, design units a card.
        dx: f32,
        /// Downwards, design units a card.
        dy: f32,
    },
}

/// What a zone is to the show, where that matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Role {
    /// A place like others.
    #[default]
    Place,
    /// A hand.
    Hand,
    /// Where what was chosen lies until it is judged.
    Laid,
}

/// A place where cards lie: a hand, a pile, a slot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Zone {
    /// Its name, unique in its game.
    pub id: &'static str,
    /// The middle of the zone.
    pub at: At,
    /// How its cards lie.
    pub spread: Spread,
    /// Size of its cards; 1 is 250 x 350 design units.
    pub scale: f32,
    /// Turn of the whole zone, degrees counter-clockwise.
    pub turn: f32,
    /// Which zones lie over which: 0..=9, higher over lower.
    pub level: u8,
    /// Drawn on the grass as a chalk outline with these words in it, to be seen while the zone is empty; none draws
    /// nothing.
    pub mark: Option<&'static str>,
    /// What it is to the show.
    pub role: Role,
}

impl Zone {
    /// A slot for one card, or a pile squared up.
    #[must_use]
    pub const fn slot(id: &'static str, at: At, scale: f32) -> Self {
        Self {
            id,
            at,
            spread: Spread::Stack { dx: 0.0, dy: 0.0 },
            scale,
            turn: 0.0,
            level: 2,
            mark: None,
            role: Role::Place,
        }
    }

    /// A fan of cards.
    #[must_use]
    pub const fn fan(id: &'static str, at: At, scale: f32, step: f32, turn: f32, drop: f32) -> Self {
        Self {
            id,
            at,
            spread: Spread::Fan { step, turn, drop },
            scale,
            turn: 0.0,
            level: 4,
            mark: None,
            role: Role::Place,
        }
    }

    /// The same zone, turned.
    #[must_use]
    pub const fn turned(mut self, degrees: f32) -> Self {
        self.turn = degrees;
        self
    }

    /// A pile whose cards lie each a little beside the one below.
    #[must_use]
    pub const fn pile(id: &'static str, at: At, scale: f32, dx: f32, dy: f32) -> Self {
        Self {
            id,
            at,
            spread: Spread::Stack { dx, dy },
            scale,
            turn: 0.0,
            level: 2,
            mark: None,
            role: Role::Place,
        }
    }

    /// The same zone, outlined on the grass with these words.
    #[must_use]
    pub const fn marked(mut self, words: &'static str) -> Self {
        self.mark = Some(words);
        self
    }

    /// The same zone, a hand.
    #[must_use]
    pub const fn hand(mut self) -> Self {
        self.role = Role::Hand;
        self
    }

    /// The same zone, where what was chosen lies.
    #[must_use]
    pub const fn laid(mut self) -> Self {
        self.role = Role::Laid;
        self
    }

    /// The same zone on another level.
    #[must_use]
    pub const fn level(mut self, level: u8) -> Self {
        self.level = level;
        self
    }

    /// Where card `index` of `count` lies: its middle, and its turn in degrees counter-clockwise.
    #[must_use]
    pub fn place(&self, index: usize, count: usize) -> (At, f32) {
        let (at, turn) = match self.spread {
            Spread::Fan { step, turn, drop } => {
                let k = index as f32 - (count.max(1) - 1) as f32 / 2.0;
                (At::new(k * step, k * k * drop), -k * turn)
            }
            Spread::Stack { dx, dy } => (At::new(index as f32 * dx, index as f32 * dy), 0.0),
        };
        let (sin, cos) = (-self.turn).to_radians().sin_cos();
        let (x, y) = (at.x * cos - at.y * sin, at.x * sin + at.y * cos);
        (At::new(self.at.x + x, self.at.y + y), self.turn + turn)
    }
}

/// How a card looks beside its face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Look {
    /// As it is.
    #[default]
    Plain,
    /// Under a navy veil: cannot be played now.
    Veiled,
    /// Raised on an amber rim: the one that counts.
    Lit,
}

/// One card on the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Piece {
    /// Unique in its scene and the same from scene to scene; it must not tell a hidden card's identity.
    pub id: u16,
    /// The zone it lies in.
    pub zone: &'static str,
    /// Its place in the zone, from 0.
    pub index: usize,
    /// The picture that shows: a key of the card atlas; a back when it lies face down.
    pub face: String,
    /// How it looks.
    pub look: Look,
    /// The column to light on an action card, 1..=4.
    pub column: Option<u8>,
}

impl Piece {
    /// Whether its back shows.
    #[must_use]
    pub fn is_down(&self) -> bool {
        is_back(&self.face)
    }

    /// What the zone it lies in, one of those, is to the show.
    #[must_use]
    pub fn role(&self, zones: &[Zone]) -> Role {
        zones.iter().find(|zone| zone.id == self.zone).map_or_else(Role::default, |zone| zone.role)
    }
}

/// One area of the field.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FieldArea {
    /// Where it lies.
    pub rect: Area,
    /// Its number, as the attacker counts.
    pub number: u8,
    /// Its name, as the attacker calls it.
    pub name: &'static str,
    /// Whether the ball is in play there.
    pub active: bool,
}

/// Where the ball is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub enum BallAt {
    /// In the middle of that area (index into [`Scene::areas`], from the left).
    Area(usize),
    /// On that spot of the sheet.
    Spot(At),
    /// In the goal that this side defends.
    GoalOf(Seat),
    /// Wide of, or held in front of, the goal that this side defends.
    MissAt(Seat),
}

/// The lamp beside a laid card in a simultaneous choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
pub enum Lamp {
    /// No choice is asked of this side now.
    #[default]
    Off,
    /// Still to choose.
    Choosing,
    /// Has chosen.
    Ready,
}

/// The scoreboard.
#[derive(Clone, Debug, PartialEq, Serialize, Default)]
pub struct Board {
    /// Goals.
    pub score: BySeat<u32>,
    /// Shootout kicks, where there is one.
    pub kicks: Option<BySeat<u32>>,
    /// What the clock counts.
    pub clock: Clock,
    /// Which part of the match is played.
    pub part: MatchPhase,
    /// Turns done in this part.
    pub done: u32,
    /// Turns in this part.
    pub of: u32,
    /// Who has the ball.
    pub possession: Option<Seat>,
    /// Under the game's title: league or cup, teams.
    pub subtitle: DisplayText,
    /// The teams that the clubs play as, where a game has such: [`Board::subtitle`] says them too.
    #[serde(skip)]
    pub teams: BySeat<Option<DisplayText>>,
    /// A note beside the match, such as the strength of a shot.
    pub note: Option<Note>,
    /// How far the match has gone, 0..=1; 1 in a shootout. What is late means more.
    #[serde(skip)]
    pub progress: f32,
    /// The shootout as far as it has gone, where there is one: what the next kick means.
    #[serde(skip)]
    pub shootout: Option<Shootout>,
}

/// A small panel: a headline, made of what it is about, and a line of detail.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Note {
    /// What it is about.
    pub about: About,
    /// Such as `One-Two 1 + star 1`.
    pub text: DisplayText,
}

/// What a note is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum About {
    /// A shot from open play or a free kick.
    Shot {
        /// What it came from.
        from: Cause,
        /// How strong it is.
        strength: u32,
        /// Of how much.
        of: u32,
    },
    /// A penalty of the match.
    Penalty {
        /// How strong it is.
        strength: u32,
        /// Of how much.
        of: u32,
    },
    /// A kick of a shootout.
    Kick {
        /// How strong it is.
        strength: u32,
        /// Of how much.
        of: u32,
    },
    /// A rebound.
    Rebound {
        /// How many cards more.
        cards: u32,
        /// Of how many left.
        of: u32,
    },
    /// The playing card that shoots.
    Forward(Card),
    /// What the die came to.
    Die(u8),
    /// A turn.
    Turn {
        /// Which one, from 1.
        n: u32,
        /// Of how many.
        of: u32,
    },
    /// Kicks that both sides take at once.
    Kicks,
}

/// How words on the table look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Style {
    /// Small, in an ink chip: how many cards a pile has.
    #[default]
    Count,
    /// Small capitals in an ink chip: whose pile it is, what a space is for.
    Name,
    /// A large figure in an ink chip with the side's colour: a strength, a tally.
    Figure,
    /// A large figure in amber: the one that counts now.
    Lit,
}

impl Style {
    /// Letter height, padding, and room for one letter on average, design units.
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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Label {
    /// Its middle.
    pub at: At,
    /// One to three words, or a figure.
    pub text: DisplayText,
    /// How it looks.
    pub style: Style,
    /// Whose it is: the edge wears that side's colour.
    pub side: Option<Seat>,
}

impl Label {
    /// Words of nobody.
    #[must_use]
    pub fn new(at: At, style: Style, text: impl Into<DisplayText>) -> Self {
        Self { at, text: text.into(), style, side: None }
    }

    /// Width and height with its plate, design units.
    #[must_use]
    pub fn size(&self) -> (f32, f32) {
        let (size, pad, letter) = self.style.measures();
        let w = (self.text.shown().chars().count() as f32 * letter + 2.0 * pad).max(size + pad);
        (w, size * 1.14 + pad * 0.6)
    }

    /// The same words in that side's colours.
    #[must_use]
    pub const fn of(mut self, side: Seat) -> Self {
        self.side = Some(side);
        self
    }
}

/// How a player on the pitch looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Wear {
    /// As it is.
    #[default]
    Plain,
    /// Has the ball: an amber ring.
    Ball,
    /// Steps in: chosen, not yet judged, or the one who marked.
    Marking,
    /// Cannot be chosen any more this turn: a dashed outline, pale.
    Spent,
}

/// A player on the pitch: a numbered shirt.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Shirt {
    /// Whose.
    pub side: Seat,
    /// The number on its back.
    pub number: u8,
    /// Where it stands.
    pub at: At,
    /// How it looks.
    pub wear: Wear,
}

/// Who a player on the pitch is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Man {
    /// Whose.
    pub side: Seat,
    /// The number on its back.
    pub number: u8,
}

impl Shirt {
    /// Who wears it.
    #[must_use]
    pub const fn man(&self) -> Man {
        Man { side: self.side, number: self.number }
    }
}

/// A step of the track above the pitch.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Step {
    /// What stands in it, such as the number that was spent; none while it is to be filled.
    pub text: Option<DisplayText>,
    /// Its own name: `1` to `7`, `SHOT`.
    pub name: DisplayText,
    /// Whether it is the one to fill now.
    pub now: bool,
}

impl Step {
    /// Whether something stands in it.
    #[must_use]
    pub const fn filled(&self) -> bool {
        self.text.is_some()
    }
}

/// The whole table.
#[derive(Clone, Debug, PartialEq, Serialize, Default)]
pub struct Scene {
    /// Every card.
    pub pieces: Vec<Piece>,
    /// The areas of the field, from the left.
    pub areas: Vec<FieldArea>,
    /// The ball.
    pub ball: Option<BallAt>,
    /// The lamps.
    pub lamps: BySeat<Lamp>,
    /// Words on the table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub labels: Vec<Label>,
    /// Players on the pitch.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shirts: Vec<Shirt>,
    /// The way the ball came, from its first spot to where it is: a dotted chalk line.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub trail: Vec<At>,
    /// The track above the pitch, where the game has one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub track: Vec<Step>,
    /// The scoreboard.
    pub board: Board,
}

impl Scene {
    /// Where one of its cards lies in its zone: its middle, and its turn in degrees counter-clockwise.
    #[must_use]
    pub fn place(&self, piece: &Piece, zone: &Zone) -> (At, f32) {
        let count = self.pieces.iter().filter(|other| other.zone == piece.zone).count();
        zone.place(piece.index, count)
    }

    /// The middle of the card with that id and its zone's scale; none where it is not there.
    #[must_use]
    pub fn lies(&self, zones: &[Zone], id: u16) -> Option<(At, f32)> {
        let piece = self.pieces.iter().find(|piece| piece.id == id)?;
        let zone = zones.iter().find(|zone| zone.id == piece.zone)?;
        Some((self.place(piece, zone).0, zone.scale))
    }
}
