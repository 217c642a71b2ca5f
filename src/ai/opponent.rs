//! Whom players meet: what a bot of a game is called, how it plays in one sentence, and what it looks like.

use super::Level;

/// A bot as players know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// Its place among the game's bots; in the games of characters no more than its name in files and on command lines.
    pub level: Level,
    /// What players call it.
    pub title: &'static str,
    /// What it knows and how it errs, in one sentence for players.
    pub line: &'static str,
    /// What it looks like.
    pub portrait: Portrait,
}

/// A face, put together from parts that whoever draws it knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Portrait {
    /// The skin.
    pub skin: Skin,
    /// How the hair is worn.
    pub hair: Hair,
    /// The colour of hair and beard.
    pub tint: Tint,
    /// What one knows it by.
    pub mark: Mark,
}

/// Skin, from the fairest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skin {
    /// Fair.
    Fair,
    /// Tanned.
    Tan,
    /// Brown.
    Brown,
    /// Dark.
    Dark,
}

/// How hair is worn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hair {
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

/// The colour of hair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tint {
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

/// What one knows a face by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
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
    /// What it is called where nothing else says that it is a bot.
    #[must_use]
    pub fn called(&self) -> String {
        if self.title == self.level.title() { format!("{} bot", self.title) } else { self.title.to_owned() }
    }
}

impl Portrait {
    /// Of these parts.
    #[must_use]
    pub const fn new(skin: Skin, hair: Hair, tint: Tint, mark: Mark) -> Self {
        Self { skin, hair, tint, mark }
    }
}

/// The faces of the ladder, from the youngest to the best.
const FACES: [Portrait; 8] = [
    Portrait::new(Skin::Fair, Hair::Curls, Tint::Fair, Mark::Freckles),
    Portrait::new(Skin::Brown, Hair::Cap, Tint::Black, Mark::None),
    Portrait::new(Skin::Tan, Hair::Bun, Tint::Brown, Mark::None),
    Portrait::new(Skin::Fair, Hair::Short, Tint::Red, Mark::Moustache),
    Portrait::new(Skin::Dark, Hair::Curls, Tint::Black, Mark::Headband),
    Portrait::new(Skin::Tan, Hair::Long, Tint::Fair, Mark::None),
    Portrait::new(Skin::Dark, Hair::Bald, Tint::Black, Mark::Beard),
    Portrait::new(Skin::Fair, Hair::Short, Tint::Grey, Mark::Glasses),
];

/// The ladder of a game whose bots differ in strength: they are called by their levels.
#[must_use]
pub const fn ladder(lines: [&'static str; 8]) -> [Opponent; 8] {
    let mut all = [Opponent { level: Level::Random, title: "", line: "", portrait: FACES[0] }; 8];
    let mut k = 0;
    while k < all.len() {
        let level = Level::ALL[k];
        all[k] = Opponent { level, title: level.title(), line: lines[k], portrait: FACES[k] };
        k += 1;
    }
    all
}

/// The characters of a game in which play can hardly be told to be better, each with its name and sentence.
#[must_use]
pub const fn characters(who: [(&'static str, &'static str, Portrait); 8]) -> [Opponent; 8] {
    let mut all = [Opponent { level: Level::Random, title: "", line: "", portrait: FACES[0] }; 8];
    let mut k = 0;
    while k < all.len() {
        let (title, line, portrait) = who[k];
        all[k] = Opponent { level: Level::ALL[k], title, line, portrait };
        k += 1;
    }
    all
}
