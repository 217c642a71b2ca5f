//! The faces of a club's eleven: from its file, or derived from the club's id.

use std::array;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use super::{Club, ELEVEN};
use base::colour::{HAIR_COLOURS, Rgb, SKIN_TONES};
use engine::MatchRng;
use engine::rng::fnv1a;

/// The colour of a face, from light to dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "each is the colour of its name")]
pub enum SkinTone {
    Pale,
    Fair,
    Tan,
    Bronze,
    Brown,
    Dark,
}

impl SkinTone {
    /// Every colour.
    pub const ALL: [Self; 6] = [Self::Pale, Self::Fair, Self::Tan, Self::Bronze, Self::Brown, Self::Dark];

    /// Returns the colour.
    pub const fn colour(self) -> Rgb {
        SKIN_TONES[self as usize]
    }
}

/// The colour of hair and beard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "each is the colour of its name")]
pub enum HairColour {
    Black,
    Umber,
    Brown,
    Sandy,
    Blond,
    Red,
    Grey,
}

impl HairColour {
    /// Every colour.
    pub const ALL: [Self; 7] =
        [Self::Black, Self::Umber, Self::Brown, Self::Sandy, Self::Blond, Self::Red, Self::Grey];

    /// Returns the colour.
    pub const fn colour(self) -> Rgb {
        HAIR_COLOURS[self as usize]
    }
}

/// A cut of hair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "each is the cut of its name")]
pub enum Hairstyle {
    Bald,
    Buzz,
    Short,
    Quiff,
    Afro,
    Curls,
    Mohawk,
    Long,
    Pony,
    Bun,
    Bob,
    Locs,
    Parting,
    FlatTop,
}

impl Hairstyle {
    /// Every cut.
    pub const ALL: [Self; 14] = [
        Self::Bald,
        Self::Buzz,
        Self::Short,
        Self::Quiff,
        Self::Afro,
        Self::Curls,
        Self::Mohawk,
        Self::Long,
        Self::Pony,
        Self::Bun,
        Self::Bob,
        Self::Locs,
        Self::Parting,
        Self::FlatTop,
    ];

    /// Returns the representative of the cuts that look alike.
    const fn family(self) -> Self {
        match self {
            Self::Buzz | Self::Short => Self::Short,
            Self::Long | Self::Bob => Self::Long,
            Self::Afro | Self::Curls => Self::Curls,
            other => other,
        }
    }
}

/// The beards of players' faces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Beard {
    /// None.
    #[default]
    Clean,
    /// A shadow of one.
    Stubble,
    /// A full one.
    Full,
    /// One on the chin.
    Goatee,
    /// A moustache.
    Moustache,
}

impl Beard {
    /// Every beard.
    pub const ALL: [Self; 5] = [Self::Clean, Self::Stubble, Self::Full, Self::Goatee, Self::Moustache];
}

/// A player's face, composed of parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "face")]
pub struct PlayerFace {
    /// The colour of the skin.
    pub skin: SkinTone,
    /// The colour of hair and beard.
    pub hair: HairColour,
    /// The cut of the hair.
    pub cut: Hairstyle,
    /// The beard, in the colour of the hair.
    #[serde(default)]
    pub beard: Beard,
}

/// Minimum distance between two faces of an eleven, see [`PlayerFace::distance`].
const MIN_FACE_DISTANCE: usize = 6;
/// Tries after which faces may be a step nearer to each other.
const TRIES: usize = 200;

impl PlayerFace {
    /// Draws a face at random: one of four is a woman's.
    fn drawn(dice: &mut MatchRng) -> Self {
        use Hairstyle::{
            Afro, Bald, Bob, Bun, Buzz, Curls, FlatTop, Locs, Long, Mohawk, Parting, Pony, Quiff, Short,
        };
        let woman = dice.index(4) == 0;
        let skin = SkinTone::ALL[dice.index(SkinTone::ALL.len())];
        let dark = skin > SkinTone::Tan;
        let cuts: &[Hairstyle] = match (woman, dark) {
            (false, false) => &[Buzz, Short, Quiff, Curls, Bald, Long, Parting, Mohawk],
            (false, true) => &[Buzz, Short, Afro, Mohawk, Bald, Locs, FlatTop],
            (true, false) => &[Pony, Bun, Bob, Long, Curls, Short],
            (true, true) => &[Pony, Bun, Curls, Afro, Locs],
        };
        let hair = match (dice.index(18), dark) {
            (0, _) if !woman => HairColour::Grey,
            (k, true) => HairColour::ALL[k % 2],
            (k, false) => HairColour::ALL[k % 6],
        };
        let beard = if woman || dice.heads() { Beard::Clean } else { Beard::ALL[1 + dice.index(4)] };
        Self { skin, hair, cut: cuts[dice.index(cuts.len())], beard }
    }

    /// Returns a measure of how clearly two faces differ: 0 for the same one.
    #[must_use]
    pub fn distance(&self, other: &Self) -> usize {
        let step = (self.skin as usize).abs_diff(other.skin as usize);
        step.min(2)
            + usize::from(self.hair != other.hair)
            + 3 * usize::from(self.cut.family() != other.cut.family())
            + usize::from(self.cut != other.cut)
            + 2 * usize::from(self.beard != other.beard)
    }

    /// Returns eleven faces that differ clearly: the same seed gives the same ones.
    #[must_use]
    pub fn eleven(seed: u64) -> [Self; ELEVEN] {
        let mut dice = MatchRng::new(seed);
        let mut all: Vec<Self> = Vec::with_capacity(ELEVEN);
        array::from_fn(|_| {
            let face = Self::distinct_from(&all, &mut dice);
            all.push(face);
            face
        })
    }

    /// Returns another face than this one: the same seed gives the same one.
    #[must_use]
    pub fn random_different(&self, seed: u64) -> Self {
        Self::distinct_from(std::slice::from_ref(self), &mut MatchRng::new(seed))
    }

    /// Draws a face that differs from those as clearly as chance allows.
    fn distinct_from(others: &[Self], dice: &mut MatchRng) -> Self {
        let mut asked = MIN_FACE_DISTANCE;
        loop {
            for _ in 0..TRIES {
                let face = Self::drawn(dice);
                if others.iter().all(|other| face.distance(other) >= asked) {
                    return face;
                }
            }
            // At 0 every face will do.
            asked = asked.saturating_sub(1);
        }
    }
}

/// Returns the faces derived from that seed. They are drawn once: figures that move ask for them in every frame.
fn drawn_once(seed: u64) -> [PlayerFace; ELEVEN] {
    static DRAWN: LazyLock<Mutex<HashMap<u64, [PlayerFace; ELEVEN]>>> = LazyLock::new(Mutex::default);
    let mut drawn = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    *drawn.entry(seed).or_insert_with(|| PlayerFace::eleven(seed))
}

impl Club {
    /// Returns the faces of the eleven by number: those of the file, or those that follow from the club's id.
    #[must_use]
    pub fn all_faces(&self) -> [PlayerFace; ELEVEN] {
        self.faces.unwrap_or_else(|| drawn_once(fnv1a(&self.id)))
    }

    /// Returns the face of a player of the eleven, 0..=10; beyond it, the last one's.
    #[must_use]
    pub fn face(&self, index: usize) -> PlayerFace {
        self.all_faces()[index.min(ELEVEN - 1)]
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::{countries, find, shipped};
    use super::*;

    #[test]
    fn every_eleven_is_varied() {
        for club in shipped().iter().chain(countries()) {
            let faces = club.all_faces();
            let kinds = |of: fn(&PlayerFace) -> usize| faces.iter().map(of).collect::<BTreeSet<_>>().len();
            let (skins, hairs) = (kinds(|face| face.skin as usize), kinds(|face| face.hair as usize));
            let (cuts, beards) = (kinds(|face| face.cut as usize), kinds(|face| face.beard as usize));
            let found = format!("{}: {skins} skins, {hairs} hairs, {cuts} cuts, {beards} beards", club.id);
            assert!(skins >= 3 && hairs >= 2 && cuts >= 5 && beards >= 2, "{found}");
            for (k, face) in faces.iter().enumerate() {
                let near = faces[..k].iter().map(|other| face.distance(other)).min();
                assert!(near.is_none_or(|near| near >= 3), "{}: number {} is a twin", club.id, k + 1);
            }
        }
    }

    #[test]
    fn a_face_follows_from_the_club_and_the_number() {
        let club = find("corvalo").unwrap();
        assert_eq!(club.faces, None);
        assert_eq!(club.all_faces(), find("corvalo").unwrap().all_faces());
        assert_ne!(club.all_faces(), find("ursova").unwrap().all_faces());
        assert_eq!(club.face(99), club.face(10));
        // These faces must never change: saved pictures of clubs depend on them.
        let first = PlayerFace {
            skin: SkinTone::Pale,
            hair: HairColour::Black,
            cut: Hairstyle::Bald,
            beard: Beard::Clean,
        };
        assert_ne!(first.random_different(1), first);
        assert_eq!(first.random_different(1), first.random_different(1));
    }
}
