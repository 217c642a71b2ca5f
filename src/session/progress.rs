//! What the first player has reached in each game, and what the last match brought. Both follow from the archive, which
//! is read when the title or a result opens.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::{TableMatch, days, evening};
use crate::flow::archive::ArchiveReader;
use crate::flow::navigation::AppState;
use crate::flow::pending::AnswerTimeout;
use crate::flow::prefs::{Prefs, StoreHandle};
use career::ladder::GameProgress;
use career::match_progress::MatchProgress;
use career::trophies::cup_wins;
use games::GAMES;
use games::dyn_game::DynGame;
use players::people::PersonName;
use store::{ArchivedMatch, MatchOpponent};

/// The progress of the person whose settings are in force.
#[derive(Resource, Debug, Default)]
pub struct PersonalProgress {
    /// Every match of the archive, as far as it has been read.
    matches: Vec<ArchivedMatch>,
    /// The person, and what they have reached in each of [`GAMES`]; `None` before the archive was read.
    reached: Option<(Option<PersonName>, Vec<GameProgress>)>,
    /// Number of cups that the person has won.
    cups: usize,
    /// What the match at the table has brought, once it is over and in the archive.
    gains: Option<MatchProgress>,
    archive: ArchiveReader,
}

impl PersonalProgress {
    /// Returns what the person has reached in that game; `None` before the archive was read.
    #[must_use]
    pub fn in_game(&self, game: &dyn DynGame) -> Option<&GameProgress> {
        let place = GAMES.iter().position(|known| known.id() == game.id())?;
        self.reached.as_ref()?.1.get(place)
    }

    /// Returns what the match of the result has brought; `None` until it is known, and if it brings nothing.
    #[must_use]
    pub const fn gains(&self) -> Option<&MatchProgress> {
        self.gains.as_ref()
    }

    /// Returns true until the archive has been read.
    #[must_use]
    pub const fn is_reading(&self) -> bool {
        self.archive.is_on()
    }

    /// Returns the person's newest match, alone or against a bot, lessons apart.
    #[must_use]
    pub fn last_match(&self) -> Option<&ArchivedMatch> {
        let (person, _) = self.reached.as_ref()?;
        let is_theirs = |archived: &&ArchivedMatch| {
            let alone = matches!(archived.rival(), None | Some(MatchOpponent::Bot(_)));
            alone && archived.lesson.is_none() && is_of(archived, person.as_ref())
        };
        self.matches.iter().find(is_theirs)
    }

    /// Returns the number of cups that the person has won, as far as the archive has been read.
    #[must_use]
    pub const fn cups(&self) -> usize {
        self.cups
    }

    fn count(&mut self, person: Option<&PersonName>) {
        self.cups = cup_wins(self.matches.iter().filter(|archived| is_of(archived, person))).len();
        let reached = GAMES.iter().map(|game| GameProgress::of(*game, person, &self.matches)).collect();
        self.reached = Some((person.cloned(), reached));
    }
}

/// Returns true if that person, or the nameless one, played the match as its only person.
fn is_of(archived: &ArchivedMatch, person: Option<&PersonName>) -> bool {
    archived.person().is_some_and(|seat| archived.names[seat].as_ref() == person)
}

/// Adds the progress.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PersonalProgress>()
        .add_systems(OnEnter(AppState::Title), read)
        .add_systems(OnEnter(AppState::Result), read)
        .add_systems(OnExit(AppState::Result), |mut progress: ResMut<PersonalProgress>| {
            progress.gains = None
        });
}

/// Begins to read the archive.
fn read(mut progress: ResMut<PersonalProgress>, data: Res<StoreHandle>) {
    progress.gains = None;
    progress.archive.begin(&data);
}

/// Counts the matches once the archive has been read, and again for another person.
pub(super) fn follow(
    mut progress: ResMut<PersonalProgress>,
    (mut prefs, data, timeout): (ResMut<Prefs>, Res<StoreHandle>, Res<AnswerTimeout>),
    (state, the_match): (Res<State<AppState>>, Option<Res<TableMatch>>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let person = prefs.settings.owner().cloned();
    let is_new = progress.reached.as_ref().is_some_and(|(of, _)| *of != person);
    if !is_new && !progress.archive.is_on() {
        return;
    }
    redraw.write(RequestRedraw);
    let progress = &mut *progress;
    if let Some(index) = progress.archive.next_within(&data, *timeout) {
        // Unusable files are reported by the club house.
        progress.matches = index.matches;
    } else if !is_new {
        return;
    }
    // Of a part of the archive nothing is known yet.
    if progress.archive.is_on() {
        return;
    }
    days::settle(&progress.matches, &mut prefs);
    evening::settle(&progress.matches, &mut prefs);
    progress.count(person.as_ref());
    let ended = the_match.filter(|_| *state.get() == AppState::Result);
    progress.gains =
        ended.and_then(|ended| MatchProgress::of(ended.game, &ended.match_id, &progress.matches));
}
