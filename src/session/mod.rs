//! The session: the match at the table, its two seats, the bots that think in background tasks, and saving.
//!
//! The session asks the rules which seats owe a decision, collects one decision from each of them, applies it and
//! queues the resulting steps for playback. It depends on no particular game: a match is a [`DynMatch`].

pub mod action_state;
pub mod autosave;
pub mod bindings;
pub mod bot_tasks;
mod card_keys;
pub mod clock;
pub mod coach;
pub mod commands;
mod commitments;
pub mod competition;
pub mod days;
pub mod decisions;
pub mod evening;
mod first_player;
pub mod input;
pub mod instant_replay;
mod key_presses;
pub mod lesson;
pub mod live_scores;
mod notebooks;
pub mod notice;
pub mod pass_windows;
pub mod privacy_screen;
pub mod progress;
pub mod replay_viewer;
pub mod reports;
pub mod scenarios;
pub mod scene_check;
pub mod set_pieces;
pub mod showcase;
mod start_match;
mod strength_matching;
pub mod tour;
pub mod tour_film;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
pub use clock::TableClock;
pub use start_match::{MatchStarted, PendingMatch};

use self::evening::EveningPart;
use self::set_pieces::SetPieceAttempt;
use self::tour::TourPart;
use crate::audio::SupportedSeat;
use crate::flow::clubs::{self, CurrentClubs};
use crate::flow::frame::FrameSet;
use crate::flow::navigation::AppState;
use crate::flow::page::{Navigate, page_open, turn};
use crate::flow::prefs::{Prefs, SavePrefsSet};
use crate::flow::screen::{InMatch, Screen};
use crate::flow::start::StartMatch;
use crate::table::cards::PlayableCards;
use crate::table::playback::Playback;
use crate::table::stadium::sky::TimeOfDaySeed;
use ai::Difficulty;
use ai::delay::{BotDelay, DelayKind};
use ai::opponent_model::Notebook;
use bot_tasks::{BotThread, shown_after};
use decisions::OpenDecisions;
use engine::{BySeat, Outcome, Seat, SeatSet};
use games::dyn_game::DynGame;
use games::dyn_match::DynMatch;
use instant_replay::Highlights;
use lesson::LessonProgress;
use pass_windows::PassedWindows;
use players::controller::Controller;
use players::people::PersonName;
use privacy_screen::PrivacyScreen;
use stage::action::DynAction;
use stage::scene::Audience;
use stage::step::AnimationStep;
use stage::words::name as club_name;
use store::{MatchId, MatchLocation};
use strength_matching::SeedCheck;
use words::DisplayText;
use words::say;

/// The match at the table: its game, its state and its progress. [`Seating`] holds its players.
#[derive(Resource)]
pub struct TableMatch {
    /// The game that is played.
    pub game: &'static dyn DynGame,
    /// The request that began the match, kept to play it again.
    pub start_request: StartMatch,
    /// The state of the match.
    pub state: Box<dyn DynMatch>,
    /// Number of changes to the match so far; a command must carry the current one.
    pub revision: u64,
    /// The id under which the match is saved.
    pub match_id: MatchId,
    /// The place in the store that the match is saved to.
    pub location: MatchLocation,
    /// The revision that was saved last.
    saved: u64,
    /// The number of counted answers of the coach that was saved last.
    saved_answers: u32,
    /// The lesson, if the match is one.
    pub lesson: Option<LessonProgress>,
    /// The set piece, if the match asks one.
    pub set_piece: Option<SetPieceAttempt>,
    /// The notebook with which the bot began the match; `None` if the match is not to be noted.
    notebook: Option<Notebook>,
    /// The role of the match in a competition or an evening, such as `Final: You v Pro bot`; `None` for other matches.
    pub occasion: Option<DisplayText>,
    /// The match as a part of an evening, if it is one.
    pub evening: Option<EveningPart>,
    /// The match as a part of a tour, if it is one.
    pub tour: Option<TourPart>,
    /// The steps not shown yet and the windows that were passed over, if two people share the screen.
    pub passed_windows: PassedWindows,
    /// True if another match had the same number and therefore the same deal.
    number: SeedCheck,
}

/// The players at the table: the controllers, the audience, and the state of each bot.
#[derive(Resource)]
pub struct Seating {
    /// The controller of each seat.
    pub controllers: BySeat<Controller>,
    /// The seats that people at this screen play.
    humans: SeatSet,
    /// The audience that the screen is drawn for.
    pub audience: Audience,
    /// The names of the players: of people who have one, *You* for the only person against a bot, and of everybody in a
    /// competition and on a tour.
    pub names: BySeat<Option<DisplayText>>,
    /// The names of those players who are people.
    pub people: BySeat<Option<PersonName>>,
    /// Choices made at the screen that wait for the other player's; they may still be changed.
    pub pending: BySeat<Option<SecretChoice>>,
    /// The privacy screen that hides a hand, if two people share the screen.
    pub privacy_screen: Option<PrivacyScreen>,
    /// The seats that have looked behind the privacy screen at all.
    has_seen: BySeat<bool>,
    /// Number of looks behind the privacy screen that timed out.
    ran_out: u32,
    /// The seats that have looked behind the privacy screen since the last decision. The other seat's decision before
    /// that cannot be taken back.
    seen_hand: BySeat<bool>,
    bots: BySeat<Option<BotThread>>,
    /// The bot whose decision the show has already paused for.
    already_paused: Option<Seat>,
}

/// A choice that one of two players has made in secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SecretChoice {
    /// The decision with this name.
    Action(DynAction),
    /// A call to look at one's own cards first: see [`pass_windows`].
    Call,
}

impl TableMatch {
    /// Returns the match in which that seat is asked. While it looks at its cards for a window that was passed over,
    /// this is the match at that window.
    #[must_use]
    pub fn asking(&self, seat: Seat) -> &dyn DynMatch {
        let looks = self.passed_windows.looking_seat() == Some(seat);
        self.passed_windows.asking().filter(|_| looks).last().unwrap_or(self.state.as_ref())
    }

    /// Returns the result, once there is one and everything before it has been shown.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome().filter(|_| !self.passed_windows.pending())
    }
}

impl Seating {
    /// Returns the bot that one person plays against, if the match has these seats and that is so.
    #[must_use]
    pub fn rival(&self, seats: SeatSet) -> Option<Difficulty> {
        let person =
            self.humans.first().filter(|_| seats == SeatSet::BOTH && self.humans != SeatSet::BOTH)?;
        match self.controllers[!person] {
            Controller::Bot(difficulty) => Some(difficulty),
            Controller::Human => None,
        }
    }

    /// Returns the name of the person who plays first: home's, or that of the only person.
    fn first_person(&self) -> Option<&PersonName> {
        self.people[self.humans.first()?].as_ref()
    }

    /// Returns the seats that people at this screen play.
    pub const fn humans(&self) -> SeatSet {
        self.humans
    }

    /// Returns true if two people choose in secret at the same time, by key.
    #[must_use]
    pub fn secret(&self, the_match: &TableMatch) -> bool {
        !the_match.passed_windows.pending()
            && self.humans == SeatSet::BOTH
            && pass_windows::both_tap(the_match.state.as_ref())
    }

    /// Returns true if that seat's decisions must stay hidden until the match ends, even in the log: those of a bot,
    /// and those of each of two people.
    fn hides(&self, seat: Seat) -> bool {
        self.controllers[seat] != Controller::Human || self.humans == SeatSet::BOTH
    }

    /// Returns the player's name, or the name of the club if the player has none.
    pub fn called(&self, seat: Seat) -> DisplayText {
        self.names[seat].clone().unwrap_or_else(|| club_name(seat))
    }

    /// Returns the names for an outsider, for whom nobody is *you*.
    pub fn names_for_others(&self) -> BySeat<Option<DisplayText>> {
        self.names.clone().map(|name| name.filter(|name| *name != say!("competition-you")))
    }

    /// Returns true if two people play at this screen; [`PassedWindows`] then controls how the show goes on.
    fn shares_the_screen(&self) -> bool {
        shared_by_two(self.controllers, self.audience)
    }
}

/// Adds the session. The systems that drive a match form one chain: none of them runs in parallel with another.
pub fn plugin(app: &mut App) {
    app.register_type::<TableClock>();
    app.add_plugins((
        instant_replay::plugin,
        decisions::plugin,
        (coach::plugin, days::plugin, tour::plugin, tour_film::plugin),
        competition::plugin,
        (privacy_screen::plugin, progress::plugin),
        input::plugin,
        (lesson::plugin, scenarios::plugin, set_pieces::plugin),
        action_state::plugin,
        notice::plugin,
        showcase::plugin,
        key_presses::plugin,
        scene_check::plugin,
        commands::plugin,
        replay_viewer::plugin,
    ))
    .init_resource::<PendingMatch>()
    .init_resource::<autosave::SavedSinceTitle>()
    .add_message::<MatchStarted>()
    .add_systems(
        Update,
        (
            (showcase::fade_menu, showcase::play).chain().run_if(in_state(Screen::Title)),
            start_match::begin,
            replay_viewer::open_viewer,
            instant_replay::ask.run_if(in_state(InMatch)),
            // Turns the page here, so that a match set up above is played or shown in the same frame.
            turn,
            clubs::apply_clubs,
            replay_viewer::handle_scrub.run_if(in_state(AppState::ReplayViewer)),
            (
                instant_replay::show.run_if(in_state(AppState::InstantReplay)),
                commands::handle_commands,
                evening::take_turns,
                lesson::follow,
                lesson::pause_show_for_reading,
                set_pieces::follow,
                privacy_screen::update_screen,
                privacy_screen::watch,
                bot_tasks::think.run_if(not(in_state(AppState::InstantReplay))),
                commands::play_last_card.run_if(in_state(AppState::Table).and_then(page_open(None))),
                decisions::ask,
            )
                .chain()
                .run_if(in_state(InMatch)),
        )
            .chain()
            .in_set(FrameSet::MatchLogic),
    )
    .add_systems(
        Update,
        (
            scene_check::compare.run_if(in_state(InMatch).and_then(not(in_state(AppState::InstantReplay)))),
            clock::count.run_if(in_state(InMatch)),
            autosave::save.before(SavePrefsSet).run_if(in_state(InMatch)),
            strength_matching::save_rating_estimate
                .before(SavePrefsSet)
                .run_if(resource_exists::<strength_matching::RatingEstimate>),
            first_player::follow.before(SavePrefsSet),
            reports::advance_reports,
            progress::follow.before(SavePrefsSet),
            competition::reset_live_scores,
            live_scores::update_live_scores,
            competition::receive_competitions,
            tour::receive_runs,
            competition::bots_play,
            notice::update.run_if(in_state(InMatch)),
        )
            .chain()
            .in_set(FrameSet::Save),
    )
    .add_systems(Update, instant_replay::key.run_if(in_state(InMatch)).in_set(FrameSet::Input))
    .add_systems(
        Update,
        (instant_replay::remember, watch_the_end).chain().run_if(in_state(InMatch)).in_set(FrameSet::Animate),
    )
    .init_resource::<reports::ReportJobs>()
    .add_systems(OnExit(InMatch), clear_table)
    .add_systems(OnExit(Screen::Match), leave);
}

/// The match at the table, as it is drawn.
#[derive(SystemParam)]
pub struct MatchInView<'w> {
    /// The match.
    pub the_match: Res<'w, TableMatch>,
    /// Who plays it.
    pub seating: Res<'w, Seating>,
    /// What is to be decided.
    pub decisions: Res<'w, OpenDecisions>,
    /// The steps that are still to be shown.
    pub playback: Res<'w, Playback>,
}

/// Returns the seats that people play.
fn played_by_people(controllers: BySeat<Controller>) -> SeatSet {
    Seat::BOTH.into_iter().filter(|seat| controllers[*seat] == Controller::Human).collect()
}

/// Returns whose feelings the music follows: those of the only person at this screen, if there is one.
fn listener(humans: SeatSet) -> SupportedSeat {
    SupportedSeat { seat: humans.first().filter(|_| humans != SeatSet::BOTH), ..SupportedSeat::default() }
}

/// Opens the result once a finished match has been shown completely, and closes it if anything moves again.
fn watch_the_end(
    (the_match, state): (Res<TableMatch>, Res<State<AppState>>),
    playback: Res<Playback>,
    mut go: MessageWriter<Navigate>,
) {
    // The end of a set piece is said on the table.
    let over = playback.is_idle() && the_match.outcome().is_some() && the_match.set_piece.is_none();
    match state.get() {
        AppState::Table if over => drop(go.write(Navigate::FullTime)),
        AppState::Result if !over => drop(go.write(Navigate::PlayOn)),
        _ => {}
    }
}

/// Removes the resources of a match that leaves the table.
fn clear_table(
    mut decisions: ResMut<OpenDecisions>,
    mut playable_cards: ResMut<PlayableCards>,
    mut commands: Commands,
) {
    commands.remove_resource::<TableMatch>();
    commands.remove_resource::<Seating>();
    commands.remove_resource::<TableClock>();
    commands.remove_resource::<Highlights>();
    commands.remove_resource::<scene_check::LastSyncCheck>();
    *decisions = OpenDecisions::default();
    *playable_cards = PlayableCards::default();
}

/// Clears the playback; cards and ball remove themselves.
fn leave(mut playback: ResMut<Playback>, mut commands: Commands) {
    commands.insert_resource(TimeOfDaySeed(None));
    commands.insert_resource(CurrentClubs::default());
    playback.clear();
}

/// The settings that determine how long the show waits for bots.
#[derive(Clone, Copy)]
struct Waits {
    pace: f32,
    speed: f32,
}

impl Waits {
    fn new(prefs: &Prefs) -> Self {
        Self { pace: shown_after(prefs.settings.shared.bot_pace), speed: prefs.speed() }
    }

    /// Returns how long the show waits for a bot of that difficulty.
    fn patience(self, wait: DelayKind, difficulty: Difficulty) -> BotDelay {
        BotDelay::of(wait, difficulty, self.pace, self.speed)
    }
}

/// Returns true if two people play at this screen.
fn shared_by_two(controllers: BySeat<Controller>, audience: Audience) -> bool {
    audience.shared && played_by_people(controllers) == SeatSet::BOTH
}

/// Queues a show, with a pause wherever a bot may have been asked for a decision. People need no pause: they know when
/// they were asked. Returns the bot that the show pauses for at its end.
fn queue(
    state: &dyn DynMatch,
    controllers: BySeat<Controller>,
    steps: Vec<AnimationStep>,
    waits: Waits,
    playback: &mut Playback,
) -> Option<Seat> {
    let mut pass_windows = state.pass_windows().iter().peekable();
    let mut already_paused = None;
    let pause = |seat: Seat, playback: &mut Playback| match controllers[seat] {
        Controller::Bot(difficulty) => {
            playback.pause(seat, waits.patience(DelayKind::Hush, difficulty));
            Some(seat)
        }
        Controller::Human => None,
    };
    for (k, step) in steps.into_iter().enumerate() {
        while let Some(window) = pass_windows.next_if(|window| window.after <= k) {
            already_paused = pause(window.seat, playback);
        }
        if step.secs > 0.0 {
            already_paused = None;
        }
        playback.push([step]);
    }
    for window in pass_windows {
        already_paused = pause(window.seat, playback);
    }
    already_paused
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn music_takes_sides_only_for_a_lone_person() {
        let alone = listener([Seat::Away].into_iter().collect());
        assert!(alone.cheers(Seat::Away) && !alone.cheers(Seat::Home));
        for seats in [SeatSet::NONE, SeatSet::BOTH] {
            let anybody = listener(seats);
            assert!(Seat::BOTH.into_iter().all(|seat| anybody.cheers(seat)));
        }
    }
}
