//! Messages that any room may write: matches and replays to begin, and problems to report to the player.

use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use chrono::NaiveDate;

use ai::Difficulty;
use ai::opponent_model::Notebook;
use daily::DailyMatch;
use engine::{BySeat, Record};
use games::dyn_game::DynGame;
use games::find;
use games::timeline::{Perspective, TimelineSection};
use players::controller::Controller;
use players::people::PersonName;
use scenarios::Scenario;
use scenarios::lesson::LessonPlan;
use set_pieces::SetPiece;
use store::{MatchId, MatchLocation, SavedMatch, TourRunId, UnusableFile};
use words::{DisplayText, MessageId, id};

use super::navigation::{AppPage, Navigate};

/// What a page asks for: another page, a match, a replay.
#[derive(SystemParam)]
pub struct PageRequests<'w> {
    /// Other pages and states.
    pub go: MessageWriter<'w, Navigate>,
    /// Matches to begin.
    pub starts: MessageWriter<'w, StartMatch>,
    /// Matches to watch.
    pub watches: MessageWriter<'w, WatchReplay>,
}

/// The lesson that a match teaches.
#[derive(Clone, Debug)]
pub struct MatchLesson {
    /// The name of the lesson's scenario.
    pub name: String,
    /// Its steps; `None` if they still have to be read from the scenario of that name.
    pub plan: Option<Arc<LessonPlan>>,
}

/// Asks for a match to begin.
#[derive(Message, Clone)]
#[must_use]
pub struct StartMatch {
    /// The game.
    pub game: &'static dyn DynGame,
    /// Options in RON; empty for the defaults.
    pub options: String,
    /// The seed; [`random_seed`] when none is given.
    pub seed: Option<u64>,
    /// The controller of each seat.
    pub controllers: BySeat<Controller>,
    /// True if the bot's difficulty is chosen when the match begins, by the rating of the one person who plays.
    pub matches_strength: bool,
    /// The record of a match to resume.
    pub resume: Option<Arc<Record>>,
    /// The name under which the match is already saved; `None` for a new one.
    pub match_id: Option<MatchId>,
    /// The match's place in the store: a friendly or part of a competition.
    pub place: MatchLocation,
    /// The names of the people when the match began; without any, a new match is played by those at this screen.
    pub names: BySeat<Option<PersonName>>,
    /// The lesson that the match teaches. It goes step by step; after the last step the coach comments on each
    /// decision.
    pub lesson: Option<MatchLesson>,
    /// The day whose match it is, if it is one of a day: then bots think for a counted number of iterations and bring
    /// no notebook.
    pub day: Option<NaiveDate>,
    /// The run of a tour of which the match is a part, if it is: then bots play as in a match of a day.
    pub tour: Option<TourRunId>,
    /// Number of answers that the coach has given so far, where they are counted, as in a tour.
    pub coach_answers: u32,
    /// The notebook with which the bot of a match that is resumed began it; `None` if the match is not to be noted.
    pub notebook: Option<Notebook>,
    /// Seconds played so far; `None` if an older build began the match and did not count them.
    pub secs: Option<u32>,
    /// The ids of the clubs that meet; `None` for the default clubs.
    pub clubs: Option<BySeat<String>>,
    /// The set piece that is asked, if the match is one: then it is neither saved nor counted.
    pub set_piece: Option<Arc<SetPiece>>,
}

impl StartMatch {
    /// Returns a new friendly match; `options` is RON, a missing `seed` is drawn at random.
    pub fn new(
        game: &'static dyn DynGame,
        options: String,
        seed: Option<u64>,
        controllers: BySeat<Controller>,
    ) -> Self {
        let (resume, match_id, place, lesson) = (None, None, MatchLocation::Friendly, None);
        let (names, notebook, secs, clubs) = (BySeat::default(), None, Some(0), None);
        let (day, tour) = (None, None);
        Self {
            game,
            options,
            seed,
            controllers,
            matches_strength: false,
            resume,
            match_id,
            place,
            names,
            lesson,
            day,
            tour,
            coach_answers: 0,
            notebook,
            secs,
            clubs,
            set_piece: None,
        }
    }

    /// Returns the match of a day: alone, or between two people.
    pub fn daily(of: &DailyMatch, shared: bool) -> Self {
        let rival =
            if shared { Controller::Human } else { of.opponent.map_or(Controller::Human, Controller::Bot) };
        let controllers =
            BySeat::from_fn(|seat| if seat == DailyMatch::PERSON { Controller::Human } else { rival });
        Self { day: Some(of.date), ..Self::new(of.game, of.options.to_owned(), Some(of.seed), controllers) }
    }

    /// Returns true if bots think for a counted number of iterations and bring no notebook, so that their decisions can
    /// be checked.
    #[must_use]
    pub const fn is_counted(&self) -> bool {
        self.day.is_some() || self.tour.is_some()
    }

    /// Returns a match that continues where `record` ends.
    pub fn from_record(game: &'static dyn DynGame, record: &Record, controllers: BySeat<Controller>) -> Self {
        let options = record.options.get_ron().to_owned();
        Self {
            resume: Some(Arc::new(record.clone())),
            ..Self::new(game, options, Some(record.seed), controllers)
        }
    }

    /// Returns a match that plays a scenario of `game`.
    pub fn scenario(game: &'static dyn DynGame, scenario: &Scenario) -> Self {
        let lesson = MatchLesson { name: scenario.name.clone(), plan: Some(Arc::clone(&scenario.plan)) };
        Self { lesson: Some(lesson), ..Self::from_record(game, &scenario.record, scenario.players) }
    }

    /// Returns a match that asks a set piece; `None` if its game is not in this build.
    #[must_use]
    pub fn set_piece(piece: Arc<SetPiece>) -> Option<Self> {
        let controllers = BySeat::from_fn(|seat| {
            if seat == piece.seat { Controller::Human } else { Controller::Bot(Difficulty::Pro) }
        });
        let start = Self::from_record(find(&piece.record.game)?, &piece.record, controllers);
        Some(Self { set_piece: Some(piece), ..start })
    }

    /// Returns a match that resumes a saved one; `None` if its game is not in this build.
    #[must_use]
    pub fn resume_saved(saved: &SavedMatch) -> Option<Self> {
        let controllers = BySeat::new(saved.home, saved.away);
        let start = Self::from_record(find(&saved.record.game)?, &saved.record, controllers);
        let lesson = saved.lesson.clone().map(|name| MatchLesson { name, plan: None });
        Some(Self {
            match_id: Some(saved.id.clone()),
            place: saved.place,
            names: saved.names.clone(),
            lesson,
            day: saved.day,
            tour: saved.tour.clone(),
            coach_answers: saved.coach_answers,
            notebook: saved.notebook.clone(),
            secs: saved.secs,
            clubs: saved.clubs.clone(),
            ..start
        })
    }

    /// Returns a new friendly match of the same game between the same controllers and clubs. With the deal of a day it
    /// is another try at the match of that day.
    pub fn rematch(&self, seed: Option<u64>) -> Self {
        Self {
            matches_strength: self.matches_strength,
            day: self.day.filter(|_| seed == self.seed),
            clubs: self.clubs.clone(),
            ..Self::new(self.game, self.options.clone(), seed, self.controllers)
        }
    }
}

/// Returns the ids of the clubs that meet: those that the options of the match (RON) name, or else the chosen ones.
#[must_use]
pub fn clubs_of(game: &dyn DynGame, options: &str, chosen: Option<BySeat<String>>) -> Option<BySeat<String>> {
    game.clubs(options).map(|ids| ids.map(str::to_owned)).or(chosen)
}

/// Asks for the report of that match in the club house.
#[derive(Message, Clone)]
pub struct OpenReport(pub MatchId);

/// Asks for a recorded match to be shown.
#[derive(Message, Clone)]
pub struct WatchReplay {
    /// The game.
    pub game: &'static dyn DynGame,
    /// The record of the match.
    pub record: Arc<Record>,
    /// The controller of each seat, if known.
    pub controllers: Option<BySeat<Controller>>,
    /// The initial point of view.
    pub perspective: Perspective,
    /// The page over the title to return to.
    pub back: Option<AppPage>,
    /// Index of the decision before which the replay starts.
    pub from: usize,
    /// The excerpt to film, without controls to rewind it; `None` if a person watches.
    pub film: Option<TimelineSection>,
    /// The ids of the clubs that met; `None` for the default clubs.
    pub clubs: Option<BySeat<String>>,
}

impl WatchReplay {
    /// Returns a replay that shows the hidden information of both sides; `None` if its game is not in this build.
    #[must_use]
    pub fn new(
        record: Record,
        controllers: Option<BySeat<Controller>>,
        back: Option<AppPage>,
    ) -> Option<Self> {
        let game = find(&record.game)?;
        let (perspective, from, film, clubs) = (Perspective::Both, 0, None, None);
        Some(Self { game, record: Arc::new(record), controllers, perspective, back, from, film, clubs })
    }
}

/// A problem to show to the player in a dialog.
#[derive(Message, Clone, Debug)]
pub struct ErrorDialog {
    /// The heading: in two or three words what did not work.
    pub heading: MessageId,
    /// What happened, what is lost, and what the player can do.
    pub text: DisplayText,
}

impl ErrorDialog {
    /// Creates a dialog with that heading.
    pub fn new(heading: MessageId, text: impl Into<DisplayText>) -> Self {
        Self { heading, text: text.into() }
    }

    /// Creates a dialog about something that stops a match, a competition or a film.
    pub fn stoppage(text: impl Into<DisplayText>) -> Self {
        Self::new(id!("dialog-stoppage"), text)
    }
}

/// Files that could not be used; one dialog lists them all.
#[derive(Message, Clone, Debug)]
pub struct DamagedFiles(pub Vec<UnusableFile>);

/// The reason why data could not be saved when the player wants to quit. A dialog asks how to go on.
#[derive(Message, Clone, Debug)]
pub struct UnsavedOnQuit(pub DisplayText);

/// Upper bound of the numbers that are suggested to be typed, small enough to be read aloud.
const SHORT: u64 = 1_000_000_000;

/// Returns 64 random bits of the operating system, so that nobody can find the seed by trying all there are.
///
/// Without a random source, which no desktop lacks, the clock has to do.
#[must_use]
pub fn random_seed() -> u64 {
    getrandom::u64().unwrap_or_else(|error| {
        warn!("seeds come from the clock: {error}");
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        since.map_or(1, |since| since.as_nanos() as u64)
    })
}

/// Returns a number of at most nine digits, as a suggestion to somebody who types the number of a match.
#[must_use]
pub fn short_seed() -> u64 {
    random_seed() % SHORT
}

/// Adds the messages.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<StartMatch>()
        .add_message::<OpenReport>()
        .add_message::<WatchReplay>()
        .add_message::<ErrorDialog>()
        .add_message::<DamagedFiles>()
        .add_message::<UnsavedOnQuit>()
        // The order of problems reported in one frame makes no difference.
        .allow_ambiguous_resource::<Messages<ErrorDialog>>()
        .allow_ambiguous_resource::<Messages<DamagedFiles>>();
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Before, there were a thousand million seeds, all of which can be tried in minutes.
    #[test]
    fn seeds_have_64_bits_and_suggested_numbers_nine_digits() {
        let seeds: Vec<u64> = (0..200).map(|_| random_seed()).collect();
        let (ever, always) =
            seeds.iter().fold((0, u64::MAX), |(ever, always), seed| (ever | seed, always & seed));
        assert_eq!((ever, always), (u64::MAX, 0), "every bit is set in some seeds and not in others");
        assert!((0..200).all(|_| short_seed() < SHORT));
    }
}
