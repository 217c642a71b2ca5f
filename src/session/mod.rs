//! A match at the table: who sits where, whose turn it is, bots that think beside the frame, and what is saved.
//!
//! The session asks the rules what is owed, collects a decision from each side that owes one, applies it and hands the
//! beats to the playback. It knows no game: a match is a [`DynMatch`] behind the seam.

pub mod again;
pub mod ask;
pub mod autosave;
mod begin;
pub mod bindings;
pub mod coach;
pub mod competition;
pub mod curtain;
mod fitting;
pub mod hands;
pub mod input;
pub mod lesson;
pub mod minds;
mod places;
pub mod refusal;
pub mod reports;
pub mod rules;
mod seals;
pub mod showcase;
pub mod silence;
pub mod sync;
pub mod take;
pub mod theatre;

use bevy::prelude::*;

use crate::ai::Level;
use crate::ai::patience::{Patience, Wait};
use crate::audio::Listener;
use crate::controller::Controller;
use crate::engine::{BySeat, Outcome, Seat, Seats};
use crate::flow::frame::Frame;
use crate::flow::navigation::AppState;
use crate::flow::page::{Go, turn};
use crate::flow::prefs::{Kept, Prefs};
use crate::flow::screen::{AtTable, Screen};
use crate::flow::start::StartMatch;
use crate::games::dyn_game::DynGame;
use crate::games::dyn_match::DynMatch;
use crate::people::Name;
use crate::stage::beat::Beat;
use crate::stage::clubs::club;
use crate::stage::scene::Audience;
use crate::store::{MatchId, Place};
use crate::table::cards::Invitation;
use crate::table::playback::Playback;
use crate::table::stadium::sky::KickOff;
use again::Highlights;
use ask::OpenDecisions;
use curtain::Curtain;
use lesson::Class;
use minds::{Mind, shown_after};
use silence::Silences;

/// The match at the table: what is played, as which, and how far it is. Who plays it, [`Seating`] says.
#[derive(Resource)]
pub struct Match {
    /// The game.
    pub game: &'static dyn DynGame,
    /// How it was begun, to play it again.
    pub begun: StartMatch,
    /// The match.
    pub live: Box<dyn DynMatch>,
    /// Counts decisions applied.
    pub revision: u64,
    /// The name under which it is kept.
    pub kept: MatchId,
    /// Where it belongs.
    pub place: Place,
    /// The revision that was last handed to be kept.
    saved: u64,
    /// The lesson that it is, if it is one.
    pub lesson: Option<Class>,
    /// What the match is in a competition: `Final: You v Ada Quist`; none where it belongs to none.
    pub occasion: Option<String>,
    /// What is still to come of a show, and the windows that were passed over in it, where two people share the screen.
    pub silences: Silences,
}

/// Who sits at the table: people and bots, who looks at the screen, and what each has in mind.
#[derive(Resource)]
pub struct Seating {
    /// Who plays each side.
    pub who: BySeat<Controller>,
    /// The sides that people at this screen play.
    humans: Seats,
    /// Who looks at the screen.
    pub audience: Audience,
    /// What the players are called: people who have names, and everybody in a competition.
    pub names: BySeat<Option<String>>,
    /// The names of the people among them.
    pub people: BySeat<Option<Name>>,
    /// Choices made at the screen that wait for the other player's: may still be changed.
    pub pending: BySeat<Option<Chosen>>,
    /// Who is asked behind the curtain, where two people share the screen.
    pub curtain: Option<Curtain>,
    /// Who has looked behind the curtain since the last decision: what the other did before cannot be taken back.
    looked: BySeat<bool>,
    minds: BySeat<Option<Mind>>,
    /// The bot for whose decision, if it owes one, the show has paused already.
    hushed: Option<Seat>,
}

/// How long the match was at the table.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Clock {
    /// Seconds; none where an older build began it and did not count.
    pub secs: Option<f64>,
}

/// What one of two has chosen in secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// That decision.
    Action(String),
    /// To look at the own cards first: see [`silence`].
    Call,
}

impl Match {
    /// The match in which that side is asked: where it looks at its cards for a window that was passed over, the one that
    /// stands there.
    #[must_use]
    pub fn asking(&self, seat: Seat) -> &dyn DynMatch {
        let looks = self.silences.asked() == Some(seat);
        self.silences.asking().filter(|_| looks).last().unwrap_or(self.live.as_ref())
    }

    /// The result, once there is one and all before it is told.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.live.outcome().filter(|_| !self.silences.pending())
    }
}

impl Seating {
    /// The sides that people at this screen play.
    #[must_use]
    pub const fn humans(&self) -> Seats {
        self.humans
    }

    /// Whether two people choose in secret at once, by keys.
    #[must_use]
    pub fn secret(&self, the_match: &Match) -> bool {
        !the_match.silences.pending()
            && self.humans == Seats::BOTH
            && silence::both_tap(the_match.live.as_ref())
    }

    /// Whether what that side decides now is to be read nowhere as long as the match lasts, not in the log either: it is a
    /// bot's, or one of two people's.
    fn hides(&self, seat: Seat) -> bool {
        self.who[seat] != Controller::Human || self.humans == Seats::BOTH
    }

    /// What the player of that side is called: by name where there is one, else as their club.
    #[must_use]
    pub fn called(&self, seat: Seat) -> &str {
        self.names[seat].as_deref().unwrap_or(club(seat).name)
    }

    /// Whether two people play at this screen: then it is for [`Silences`] to say how a show goes on.
    fn shares_the_screen(&self) -> bool {
        shared_by_two(self.who, self.audience)
    }
}

/// Adds the session. What drives a match is one chain: nothing in it runs beside another part of it.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        again::plugin,
        ask::plugin,
        coach::plugin,
        competition::plugin,
        curtain::plugin,
        input::plugin,
        lesson::plugin,
        hands::plugin,
        refusal::plugin,
        rules::plugin,
        showcase::plugin,
        sync::plugin,
        take::plugin,
        theatre::plugin,
    ))
    .add_systems(
        Update,
        (
            (showcase::step_aside, showcase::play).chain().run_if(in_state(Screen::Title)),
            begin::begin,
            theatre::open,
            again::ask.run_if(in_state(AtTable)),
            // What is laid there by now is played, or shown, in this frame.
            turn,
            theatre::wind.run_if(in_state(AppState::Theatre)),
            (
                again::show.run_if(in_state(AppState::Replay)),
                take::judge,
                lesson::follow,
                curtain::fall,
                curtain::watch,
                minds::think.run_if(not(in_state(AppState::Replay))),
                ask::ask,
            )
                .chain()
                .run_if(in_state(AtTable)),
        )
            .chain()
            .in_set(Frame::Drive),
    )
    .add_systems(
        Update,
        (
            sync::compare.run_if(in_state(AtTable).and_then(not(in_state(AppState::Replay)))),
            autosave::count.run_if(in_state(AtTable)),
            autosave::save.before(Kept).run_if(in_state(AtTable)),
            reports::go_on,
            competition::bots_play,
            refusal::stand.run_if(in_state(AtTable)),
        )
            .chain()
            .in_set(Frame::Keep),
    )
    .add_systems(Update, again::key.run_if(in_state(AtTable)).in_set(Frame::Input))
    .add_systems(
        Update,
        (again::remember, watch_the_end).chain().run_if(in_state(AtTable)).in_set(Frame::Move),
    )
    .init_resource::<reports::Reports>()
    .add_systems(OnExit(AtTable), clear_table)
    .add_systems(OnExit(Screen::Match), leave);
}

/// The sides that have a person.
fn played_by_people(who: BySeat<Controller>) -> Seats {
    Seat::BOTH.into_iter().filter(|seat| who[*seat] == Controller::Human).collect()
}

/// Whose joy and grief the music shares: that of the only person at this screen.
fn listener(humans: Seats) -> Listener {
    Listener(humans.first().filter(|_| humans != Seats::BOTH))
}

/// The result comes up once everything of a match that is over has been shown, and goes while anything moves again.
fn watch_the_end(
    (session, state): (Res<Match>, Res<State<AppState>>),
    playback: Res<Playback>,
    mut go: MessageWriter<Go>,
) {
    let over = playback.idle() && session.outcome().is_some();
    match state.get() {
        AppState::Table if over => drop(go.write(Go::FullTime)),
        AppState::Result if !over => drop(go.write(Go::PlayOn)),
        _ => {}
    }
}

/// A match leaves the table: what belongs to it goes with it.
fn clear_table(mut asked: ResMut<OpenDecisions>, mut invitation: ResMut<Invitation>, mut commands: Commands) {
    commands.remove_resource::<Match>();
    commands.remove_resource::<Seating>();
    commands.remove_resource::<Clock>();
    commands.remove_resource::<Highlights>();
    *asked = OpenDecisions::default();
    *invitation = Invitation::default();
}

/// Nothing is shown at the table any more; cards and ball go by themselves.
fn leave(mut playback: ResMut<Playback>, mut commands: Commands) {
    commands.insert_resource(KickOff(None));
    playback.clear();
}

/// What the time that bots are waited for hangs on.
#[derive(Clone, Copy)]
struct Waits {
    pace: f32,
    speed: f32,
}

impl Waits {
    fn new(prefs: &Prefs) -> Self {
        Self { pace: shown_after(prefs.set.pace), speed: prefs.speed() }
    }

    /// How long a bot of that level is waited for.
    fn patience(self, wait: Wait, level: Level) -> Patience {
        Patience::of(wait, level, self.pace, self.speed)
    }
}

/// Whether two people play at this screen.
fn shared_by_two(who: BySeat<Controller>, audience: Audience) -> bool {
    audience.shared && played_by_people(who) == Seats::BOTH
}

/// Queues a show with its pauses: wherever a bot may have been asked something. Who plays knows when it was asked itself.
/// Returns the bot for which it pauses in the end.
fn queue(
    live: &dyn DynMatch,
    who: BySeat<Controller>,
    beats: Vec<Beat>,
    waits: Waits,
    playback: &mut Playback,
) -> Option<Seat> {
    let mut hushes = live.hushes().iter().peekable();
    let mut hushed = None;
    let pause = |seat: Seat, playback: &mut Playback| match who[seat] {
        Controller::Bot(level) => {
            playback.pause(seat, waits.patience(Wait::Hush, level));
            Some(seat)
        }
        Controller::Human => None,
    };
    for (k, beat) in beats.into_iter().enumerate() {
        while let Some(hush) = hushes.next_if(|hush| hush.after <= k) {
            hushed = pause(hush.seat, playback);
        }
        if beat.secs > 0.0 {
            hushed = None;
        }
        playback.push([beat]);
    }
    for hush in hushes {
        hushed = pause(hush.seat, playback);
    }
    hushed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn music_shares_the_feelings_of_a_person_alone() {
        let alone = listener([Seat::Away].into_iter().collect());
        assert!(alone.cheers(Seat::Away) && !alone.cheers(Seat::Home));
        for seats in [Seats::NONE, Seats::BOTH] {
            let anybody = listener(seats);
            assert!(Seat::BOTH.into_iter().all(|seat| anybody.cheers(seat)));
        }
    }
}
