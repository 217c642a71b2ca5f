//! What can be asked of the rest of the app from anywhere: a match to begin, something to tell the player.

use std::sync::Arc;

use bevy::prelude::*;

use crate::controller::Controller;
use crate::engine::{BySeat, Record};
use crate::games::dyn_game::DynGame;
use crate::games::find;
use crate::games::reel::{Cut, Eyes};
use crate::levels::Scenario;
use crate::levels::lesson::LessonPlan;
use crate::people::Name;
use crate::store::{MatchId, Place, SavedMatch, Unusable};

use super::page::Page;

/// The lesson that a match is.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The name of its level.
    pub name: String,
    /// Its steps; none where they are still to be read from the level of that name.
    pub course: Option<Arc<LessonPlan>>,
}

/// A match to begin.
#[derive(Message, Clone)]
pub struct StartMatch {
    /// The game.
    pub game: &'static dyn DynGame,
    /// Options in RON; empty for the defaults.
    pub options: String,
    /// The seed; drawn from the clock when none is given.
    pub seed: Option<u64>,
    /// Who plays each side.
    pub who: BySeat<Controller>,
    /// Whether the bot that one person meets is chosen, when the match begins, by what is known of that person.
    pub fits: bool,
    /// A match to go on with.
    pub resume: Option<Arc<Record>>,
    /// The name under which it is kept already; none for one that is new.
    pub kept: Option<MatchId>,
    /// Where it belongs.
    pub place: Place,
    /// What the people were called who began it; of a new one whoever plays at this screen is asked.
    pub names: BySeat<Option<Name>>,
    /// The lesson that it is: then it goes step by step, and after them the coach says at each decision what it is
    /// about.
    pub lesson: Option<Lesson>,
    /// How long it was at the table already, seconds; none where an older build began it and did not count.
    pub secs: Option<u32>,
}

impl StartMatch {
    /// A friendly match from its beginning; options in RON, the seed drawn where none is given.
    #[must_use]
    pub fn new(
        game: &'static dyn DynGame,
        options: String,
        seed: Option<u64>,
        who: BySeat<Controller>,
    ) -> Self {
        let (resume, kept, place, lesson) = (None, None, Place::Friendly, None);
        let names = BySeat::default();
        Self { game, options, seed, who, fits: false, resume, kept, place, names, lesson, secs: Some(0) }
    }

    /// A match of that game from where the record ends.
    #[must_use]
    pub fn from_record(game: &'static dyn DynGame, record: &Record, who: BySeat<Controller>) -> Self {
        let options = record.options.get_ron().to_owned();
        Self { resume: Some(Arc::new(record.clone())), ..Self::new(game, options, Some(record.seed), who) }
    }

    /// That level of that game.
    #[must_use]
    pub fn level(game: &'static dyn DynGame, level: &Scenario) -> Self {
        let lesson = Lesson { name: level.name.clone(), course: Some(Arc::clone(&level.course)) };
        Self { lesson: Some(lesson), ..Self::from_record(game, &level.record, level.players) }
    }

    /// Goes on with a match that was left; none if its game is not in this build.
    #[must_use]
    pub fn go_on(saved: &SavedMatch) -> Option<Self> {
        let who = BySeat::new(saved.home, saved.away);
        let begun = Self::from_record(find(&saved.record.game)?, &saved.record, who);
        let lesson = saved.lesson.clone().map(|name| Lesson { name, course: None });
        let (kept, names) = (Some(saved.id.clone()), saved.names.clone());
        Some(Self { kept, place: saved.place, names, lesson, secs: saved.secs, ..begun })
    }

    /// The same game between the same sides from the beginning: a match of its own.
    #[must_use]
    pub fn again(&self, seed: Option<u64>) -> Self {
        let (resume, kept, place, lesson, secs) = (None, None, Place::Friendly, None, Some(0));
        let names = BySeat::default();
        Self { seed, resume, kept, place, names, lesson, secs, ..self.clone() }
    }
}

/// A match to be shown again.
#[derive(Message, Clone)]
pub struct Watch {
    /// The game.
    pub game: &'static dyn DynGame,
    /// The match.
    pub record: Arc<Record>,
    /// Who played each side, where that is known.
    pub who: Option<BySeat<Controller>>,
    /// Through whose eyes it is seen at first.
    pub eyes: Eyes,
    /// The page, over the title, to which it leads back.
    pub back: Option<Page>,
    /// The decision before which it comes up, from 0.
    pub from: usize,
    /// The piece of it that is filmed: then nobody is there to wind it. None where somebody watches.
    pub film: Option<Cut>,
}

impl Watch {
    /// That match, with what both sides knew; none if its game is not in this build.
    #[must_use]
    pub fn new(record: Record, who: Option<BySeat<Controller>>, back: Option<Page>) -> Option<Self> {
        let game = find(&record.game)?;
        Some(Self { game, record: Arc::new(record), who, eyes: Eyes::Both, back, from: 0, film: None })
    }
}

/// Something went wrong that the player should know of: a dialog says it.
#[derive(Message, Clone, Debug)]
pub struct Trouble(pub String);

/// Files that could not be used: a dialog tells of all of them at once.
#[derive(Message, Clone, Debug)]
pub struct SpoiltFiles(pub Vec<Unusable>);

/// Somebody wants to leave, and something is not saved: why it could not be. A dialog asks what to do.
#[derive(Message, Clone, Debug)]
pub struct NotSaved(pub String);

/// A seed from the clock: any will do.
#[must_use]
pub fn clock_seed() -> u64 {
    std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(1, |d| (d.as_micros() as u64) % 1_000_000_000)
}

/// Adds the messages.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<StartMatch>()
        .add_message::<Watch>()
        .add_message::<Trouble>()
        .add_message::<SpoiltFiles>()
        .add_message::<NotSaved>()
        // Whatever goes wrong in one frame may be told in any order.
        .allow_ambiguous_resource::<Messages<Trouble>>()
        .allow_ambiguous_resource::<Messages<SpoiltFiles>>();
}
