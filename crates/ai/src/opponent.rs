//! Opponents as players meet them: the name, the style in one sentence, and the portrait of a bot.

use super::Difficulty;
use words::{DisplayText, MessageId, id};

pub use crate::portrait;

/// A bot as shown to players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// The bot's difficulty; in games of characters it is only a name in files and on command lines.
    pub difficulty: Difficulty,
    /// The name shown to players.
    pub title: MessageId,
    /// The bot's knowledge and typical errors, in one sentence for players.
    pub line: MessageId,
    /// The bot's portrait.
    pub portrait: Portrait,
}

/// A face, composed of parts that the drawing code knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Portrait {
    /// The colour of the skin.
    pub skin: PortraitSkin,
    /// The hairstyle.
    pub hair: PortraitHairstyle,
    /// The colour of hair and beard.
    pub hair_colour: PortraitHairColour,
    /// A distinguishing feature.
    pub feature: PortraitFeature,
}

/// Skin colours, from the fairest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PortraitSkin {
    /// Fair.
    Fair,
    /// Tanned.
    Tan,
    /// Brown.
    Brown,
    /// Dark.
    Dark,
}

/// Hairstyles that the drawing code knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PortraitHairstyle {
    /// None.
    Bald,
    /// Cropped.
    Short,
    /// A head of curls.
    Curls,
    /// Down to the shoulders.
    Long,
    /// Tied up on the head.
    Bun,
    /// Under a cap.
    Cap,
}

/// Colours of hair and beard that the drawing code knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PortraitHairColour {
    /// Black.
    Black,
    /// Brown.
    Brown,
    /// Fair.
    Fair,
    /// Red.
    Red,
    /// Grey.
    Grey,
}

/// Distinguishing features of a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PortraitFeature {
    /// Nothing.
    None,
    /// Freckles.
    Freckles,
    /// Glasses.
    Glasses,
    /// A moustache.
    Moustache,
    /// A full beard.
    Beard,
    /// A band around the head.
    Headband,
}

impl Opponent {
    /// Returns the name.
    pub fn called(&self) -> DisplayText {
        self.title.into()
    }
}

/// Composes a portrait from the names of its parts: `portrait!(Tan, Curls, Brown, Headband)`.
#[macro_export]
macro_rules! portrait {
    ($skin:ident, $hair:ident, $hair_colour:ident, $feature:ident) => {
        $crate::opponent::Portrait {
            skin: $crate::opponent::PortraitSkin::$skin,
            hair: $crate::opponent::PortraitHairstyle::$hair,
            hair_colour: $crate::opponent::PortraitHairColour::$hair_colour,
            feature: $crate::opponent::PortraitFeature::$feature,
        }
    };
}

/// The names of the managers of the ladder, from the weakest to the strongest: the same in every game of skill.
const NAMES: [MessageId; 8] = [
    id!("manager-1"),
    id!("manager-2"),
    id!("manager-3"),
    id!("manager-4"),
    id!("manager-5"),
    id!("manager-6"),
    id!("manager-7"),
    id!("manager-8"),
];

/// The portraits of the ladder, from the youngest to the best.
const FACES: [Portrait; 8] = [
    portrait!(Fair, Curls, Fair, Freckles),
    portrait!(Brown, Cap, Black, None),
    portrait!(Tan, Bun, Brown, None),
    portrait!(Fair, Short, Red, Moustache),
    portrait!(Dark, Curls, Black, Headband),
    portrait!(Tan, Long, Fair, None),
    portrait!(Dark, Bald, Black, Beard),
    portrait!(Fair, Short, Grey, Glasses),
];

/// Creates the opponents of a game whose bots differ in strength: the managers of the ladder. `lines` has the sentence
/// of each, in the order of [`Difficulty::ALL`].
#[must_use]
pub const fn ladder(lines: [MessageId; 8]) -> [Opponent; 8] {
    let mut who = [(MessageId(""), MessageId(""), FACES[0]); 8];
    let mut k = 0;
    while k < who.len() {
        who[k] = (NAMES[k], lines[k], FACES[k]);
        k += 1;
    }
    characters(who)
}

/// Creates the opponents of a game in which skill hardly matters: the name, the sentence and the portrait of each, in
/// the order of [`Difficulty::ALL`].
#[must_use]
pub const fn characters(who: [(MessageId, MessageId, Portrait); 8]) -> [Opponent; 8] {
    let mut all = [Opponent {
        difficulty: Difficulty::Random,
        title: MessageId(""),
        line: MessageId(""),
        portrait: FACES[0],
    }; 8];
    let mut k = 0;
    while k < all.len() {
        let (title, line, portrait) = who[k];
        all[k] = Opponent { difficulty: Difficulty::ALL[k], title, line, portrait };
        k += 1;
    }
    all
}
