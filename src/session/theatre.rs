//! A match shown again at the table, without anybody who plays it: any beat of its reel at once, forwards and backwards,
//! or on from there as it was played.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::window::RequestRedraw;

use super::listener;
use crate::ai::Level;
use crate::ai::ledger::Effort;
use crate::controller::Controller;
use crate::engine::{BySeat, Seat, Seats};
use crate::flow::navigation::AppState;
use crate::flow::page::Go;
use crate::flow::prefs::Prefs;
use crate::flow::screen::Screen;
use crate::flow::start::{StartMatch, Trouble, Watch};
use crate::games::dyn_game::DynGame;
use crate::games::reel::{Eyes, Mark, Reel};
use crate::games::report::{Moment, moments};
use crate::stage::beat::Beat;
use crate::stage::cue::Cue;
use crate::table::cards::pack::{CardsOf, Pack};
use crate::table::cards::zone::TableZone;
use crate::table::cards::{TableSet, set_table};
use crate::table::motion::Tempo;
use crate::table::playback::Playback;
use crate::table::stadium::sky::KickOff;

/// How fast it can be shown: 1 as designed.
pub const SPEEDS: [f32; 4] = [0.5, 1.0, 2.0, 4.0];

/// Beats that wait in the queue while it plays: the show never runs dry between two of them.
const AHEAD: usize = 3;

/// Who winds what is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Whoever watches.
    Watched,
    /// Nobody: it is filmed.
    Filmed,
}

/// The match that is shown again: there is one in [`AppState::Theatre`] alone.
#[derive(Resource)]
pub struct Theatre {
    /// The game.
    pub game: &'static dyn DynGame,
    /// Its beats.
    pub reel: Reel,
    /// Through whose eyes.
    pub eyes: Eyes,
    /// The beat on the table.
    pub at: usize,
    /// Whether it goes on by itself.
    pub playing: bool,
    /// How fast, one of [`SPEEDS`].
    pub speed: f32,
    /// Who winds it.
    pub mode: Mode,
    /// What else there is to look for, by decision: once it is known, of a match that is over.
    pub moments: Vec<(usize, Moment)>,
    reckoning: Option<Task<Option<Vec<(usize, Moment)>>>>,
    who: Option<BySeat<Controller>>,
    /// The beat that is asked for next.
    wanted: Option<usize>,
    /// The beat that goes into the queue next.
    next: usize,
}

impl Theatre {
    /// The beats to look for, each with what it is.
    pub fn marks(&self) -> impl Iterator<Item = (usize, Moment)> {
        self.moments.iter().map(|(n, moment)| (self.reel.before(*n), *moment))
    }

    /// Whether it may be one between two people that is still played: of it nothing is shown, and nothing can be played on,
    /// but what both may see. Where nobody knows who plays, it may be.
    #[must_use]
    pub fn sealed(&self) -> bool {
        !self.reel.over && self.who.is_none_or(people)
    }

    /// Up to how many decisions the match can be played on from here; none where it is over, and of one that two people
    /// still play none at all: whoever played on would see the other's cards.
    #[must_use]
    pub fn goes_on(&self) -> Option<usize> {
        if self.sealed() {
            return None;
        }
        self.reel.goes_on(self.at)
    }

    /// The match from here, to be played on: whoever played it as a person does, else home, against the bot that did.
    #[must_use]
    pub fn play_on(&self) -> Option<StartMatch> {
        let record = self.reel.up_to(self.goes_on()?);
        let person = |seat: &Seat| self.who.is_some_and(|who| who[*seat] == Controller::Human);
        let person = Seat::BOTH.into_iter().find(person).unwrap_or(Seat::Home);
        let bot = match self.who.map(|who| who[!person]) {
            Some(Controller::Bot(level)) => Controller::Bot(level),
            _ => Controller::Bot(Level::Amateur),
        };
        let who = BySeat::from_fn(|seat| if seat == person { Controller::Human } else { bot });
        Some(StartMatch::from_record(self.game, &record, who))
    }

    /// The beat to which that leads; none where it leads nowhere.
    fn leads(&self, wind: Wind) -> Option<usize> {
        let last = self.reel.last();
        let goal = |mark: Mark| mark != Mark::Turn;
        match wind {
            Wind::To(at) => Some(at.min(last)),
            Wind::Beat(true) => Some((self.at + 1).min(last)),
            Wind::Beat(false) => Some(self.at.saturating_sub(1)),
            Wind::Turn(on) => {
                Some(self.reel.next(self.at, on, |_| true).unwrap_or(if on { last } else { 0 }))
            }
            Wind::Goal(on) => Some(self.reel.next(self.at, on, goal).unwrap_or(if on { last } else { 0 })),
            Wind::Play if !self.playing && self.at == last => Some(0),
            Wind::Play | Wind::Speed(_) | Wind::Look(_) | Wind::PlayOn => None,
        }
    }

    /// Looks through other eyes, at the same moment as nearly as they saw it.
    fn look(&mut self, eyes: Eyes) {
        let Ok(reel) = self.game.reel(&self.reel.record, eyes) else { return };
        let first = |reel: &Reel, taken: usize| reel.shots.iter().position(|shot| shot.taken == taken);
        let taken = self.reel.shots.get(self.at).map_or(0, |shot| shot.taken);
        let so_far = self.at.saturating_sub(first(&self.reel, taken).unwrap_or(self.at));
        let all = reel.shots.iter().filter(|shot| shot.taken == taken).count();
        let at = first(&reel, taken).unwrap_or(0) + so_far.min(all.saturating_sub(1));
        (self.reel, self.eyes, self.wanted) = (reel, eyes, Some(at));
    }
}

/// Whether two people play.
fn people(who: BySeat<Controller>) -> bool {
    Seat::BOTH.into_iter().all(|seat| who[seat] == Controller::Human)
}

/// What hands ask of the theatre.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum Wind {
    /// That beat.
    To(usize),
    /// A beat on, or back.
    Beat(bool),
    /// To the next turn or goal, or back to the one before.
    Turn(bool),
    /// To the next goal, or back to the one before.
    Goal(bool),
    /// On by itself, or not any more.
    Play,
    /// As fast as that.
    Speed(f32),
    /// Through those eyes.
    Look(Eyes),
    /// A match of one's own from here.
    PlayOn,
}

/// Another moment is on the table: what was shown before it is told anew, up to this beat, which follows by itself.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sought(pub usize);

/// The condition that a match is shown again in that way.
pub fn shown_as(mode: Mode) -> impl FnMut(Option<Res<Theatre>>) -> bool + Clone {
    move |theatre: Option<Res<Theatre>>| theatre.is_some_and(|theatre| theatre.mode == mode)
}

/// Adds what hands may ask, and the way out.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Wind>().add_message::<Sought>().add_systems(OnExit(AppState::Theatre), leave);
}

/// A match is to be shown again: once its cards are there.
pub(super) fn open(
    mut watches: MessageReader<Watch>,
    starts: MessageReader<StartMatch>,
    zones: Query<Entity, With<TableZone>>,
    (pack, mut cards): (Res<Pack>, ResMut<CardsOf>),
    mut waiting: Local<Option<Watch>>,
    mut playback: ResMut<Playback>,
    mut go: MessageWriter<Go>,
    mut trouble: MessageWriter<Trouble>,
    mut commands: Commands,
) {
    if let Some(watch) = watches.read().last() {
        *waiting = Some(watch.clone());
    }
    if !starts.is_empty() {
        *waiting = None;
    }
    let ready = |watch: &mut Watch| {
        cards.only(watch.game);
        pack.serves(watch.game)
    };
    let Some(watch) = waiting.take_if(ready) else { return };
    let through = |eyes| watch.game.reel(&watch.record, eyes).map(|reel| (reel, eyes));
    let two = watch.who.is_some_and(people);
    let opened = through(watch.eyes).and_then(|(reel, eyes)| {
        // Of a match that two people still play nobody sees more than both may, whoever opens it.
        if reel.over || !two { Ok((reel, eyes)) } else { through(Eyes::Both) }
    });
    let (mut reel, eyes) = match opened {
        Ok(opened) => opened,
        Err(fault) => {
            trouble.write(Trouble(format!("{} cannot be shown: {fault}", watch.game.sheet().title)));
            return;
        }
    };
    info!("shown again: {}, {} beats", watch.game.id(), reel.shots.len());
    commands.insert_resource(listener(Seats::NONE));
    commands.insert_resource(KickOff(Some(reel.record.seed)));
    let old: Vec<Entity> = zones.iter().collect();
    set_table(&mut commands, &old, watch.game.sheet().zones, Screen::Match);
    playback.clear();
    // A ledger knows what both sides hold; a film shows nothing of it.
    let reckoning = (reel.over && watch.film.is_none()).then(|| {
        let (game, record) = (watch.game, Arc::clone(&watch.record));
        let reckon = async move { game.ledger(&record, Effort::REPORT).ok().map(|ledger| moments(&ledger)) };
        AsyncComputeTaskPool::get().spawn(reckon)
    });
    let mut from = if watch.from > 0 { reel.before(watch.from) } else { 0 };
    if let Some(cut) = watch.film {
        from = cut.first;
        reel.shots.truncate(cut.last + 1);
    }
    commands.insert_resource(Theatre {
        game: watch.game,
        reel,
        eyes,
        at: 0,
        playing: false,
        speed: 1.0,
        mode: if watch.film.is_some() { Mode::Filmed } else { Mode::Watched },
        moments: Vec::new(),
        reckoning,
        who: watch.who,
        wanted: Some(from),
        next: 0,
    });
    go.write(Go::Watch(watch.back));
}

/// The moment that is asked for comes on the table at once, or what follows goes into the queue.
pub(super) fn wind(
    mut winds: MessageReader<Wind>,
    mut theatre: ResMut<Theatre>,
    (mut playback, mut tempo): (ResMut<Playback>, ResMut<Tempo>),
    (mut sought, mut sets): (MessageWriter<Sought>, MessageWriter<TableSet>),
    mut starts: MessageWriter<StartMatch>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let theatre = &mut *theatre;
    if let Some(task) = &mut theatre.reckoning {
        redraw.write(RequestRedraw);
        if let Some(moments) = block_on(poll_once(task)) {
            theatre.reckoning = None;
            theatre.moments = moments.unwrap_or_default();
        }
    }
    if theatre.next > 0 {
        // What waits is not on the table yet.
        theatre.at = theatre.next.saturating_sub(1 + playback.waiting());
    }
    for wind in winds.read() {
        redraw.write(RequestRedraw);
        let to = theatre.leads(*wind);
        theatre.wanted = to.or(theatre.wanted);
        theatre.at = to.unwrap_or(theatre.at);
        match *wind {
            Wind::Play => theatre.playing = !theatre.playing,
            Wind::Speed(speed) => theatre.speed = speed,
            // Of a match that is not over nobody sees more than at its table.
            Wind::Look(eyes) if theatre.reel.over && eyes != theatre.eyes => theatre.look(eyes),
            Wind::PlayOn => {
                starts.write_batch(theatre.play_on());
                return;
            }
            // Who looks at single beats wants to look at them.
            Wind::Beat(_) => theatre.playing = false,
            _ => {}
        }
        if *wind == Wind::Play && !theatre.playing {
            // It rests where it is: what waits goes back.
            theatre.wanted = theatre.wanted.or(Some(theatre.at));
        }
    }
    if tempo.speed != theatre.speed {
        tempo.speed = theatre.speed;
    }
    if let Some(at) = theatre.wanted.take() {
        let Some(shot) = theatre.reel.shots.get(at) else { return };
        playback.clear();
        playback.push([still(&shot.beat)]);
        playback.skip();
        // What another moment left on the table goes.
        sets.write(TableSet);
        sought.write(Sought(at));
        (theatre.at, theatre.next) = (at, at + 1);
        redraw.write(RequestRedraw);
        return;
    }
    if !theatre.playing {
        return;
    }
    redraw.write(RequestRedraw);
    while playback.waiting() < AHEAD
        && let Some(shot) = theatre.reel.shots.get(theatre.next)
    {
        playback.push([shot.beat.clone()]);
        theatre.next += 1;
    }
    if playback.idle() {
        theatre.playing = false;
    }
}

/// A beat as it stands when it is over: of what sounds, only how tense the stands are.
pub(super) fn still(beat: &Beat) -> Beat {
    let mut beat = beat.clone();
    beat.cues.retain(|cue| matches!(cue, Cue::Stake(_)));
    // The table was another one.
    beat.became.clear();
    beat
}

/// Nothing is shown again any more: the table moves as fast as is set.
fn leave(prefs: Res<Prefs>, mut tempo: ResMut<Tempo>, mut commands: Commands) {
    tempo.speed = prefs.speed();
    commands.remove_resource::<Theatre>();
}
