//! The theatre: replays a recorded match at the table without players. It jumps to any beat of the reel, steps forwards
//! and backwards, or plays on at the recorded pace.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::window::RequestRedraw;

use super::listener;
use crate::ai::Level;
use crate::ai::ledger::LedgerSamples;
use crate::clubs::MatchClubs;
use crate::controller::Controller;
use crate::engine::{BySeat, RecordError, Seat, SeatSet};
use crate::flow::clubs::CurrentClubs;
use crate::flow::navigation::AppState;
use crate::flow::page::Navigate;
use crate::flow::pending::{AnswerTimeout, PendingAnswer};
use crate::flow::prefs::Prefs;
use crate::flow::screen::Screen;
use crate::flow::start::{ErrorDialog, StartMatch, WatchReplay, clubs_of};
use crate::games::dyn_game::DynGame;
use crate::games::report::{NotableMoment, moments};
use crate::games::summary::MatchSummary;
use crate::games::timeline::{Perspective, ReplayTimeline, TimelineMark};
use crate::say;
use crate::stage::beat::AnimationStep;
use crate::stage::cue::Cue;
use crate::table::cards::pack::{PicturePack, WantedCards};
use crate::table::cards::zone::TableZone;
use crate::table::cards::{TableReset, set_table};
use crate::table::motion::AnimationSpeed;
use crate::table::playback::Playback;
use crate::table::stadium::sky::TimeOfDaySeed;
use crate::words::DisplayText;

/// The replay speeds; 1 is the designed speed.
pub const SPEEDS: [f32; 4] = [0.5, 1.0, 2.0, 4.0];

/// Beats kept in the queue while the replay plays, so that the show never runs dry between two of them.
const AHEAD: usize = 3;

/// The controls of a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ViewerMode {
    /// A person controls it.
    Watched,
    /// Nobody controls it: it is filmed.
    Filmed,
}

/// The match that is replayed; exists only in [`AppState::Theatre`].
#[derive(Resource)]
pub struct ReplayViewer {
    /// The game of the match.
    pub game: &'static dyn DynGame,
    /// The beats of the match.
    pub reel: ReplayTimeline,
    /// The point of view of the replay.
    pub eyes: Perspective,
    /// Index of the beat on the table.
    pub at: usize,
    /// True while the replay plays by itself.
    pub playing: bool,
    /// Replay speed, one of [`SPEEDS`].
    pub speed: f32,
    /// The controls of this replay.
    pub mode: ViewerMode,
    /// Notable moments by decision, known some time after a finished match is opened.
    pub moments: Vec<(usize, NotableMoment)>,
    reckoning: Option<Task<Option<Vec<(usize, NotableMoment)>>>>,
    /// The reel that is being made for another point of view.
    looking: Option<(Perspective, PendingAnswer<Option<ReplayTimeline>>)>,
    who: Option<BySeat<Controller>>,
    clubs: Option<BySeat<String>>,
    /// Index of the beat to jump to.
    wanted: Option<usize>,
    /// Index of the beat that goes into the queue next.
    next: usize,
}

impl ReplayViewer {
    /// Returns the beats of the notable moments, each with its kind.
    pub fn marks(&self) -> impl Iterator<Item = (usize, NotableMoment)> {
        self.moments.iter().map(|(n, moment)| (self.reel.before(*n), *moment))
    }

    /// Returns true if this may be an unfinished match between two people, or its players are unknown. Such a replay
    /// shows only what both may see, and cannot be played on.
    #[must_use]
    pub fn hides_secrets(&self) -> bool {
        !self.reel.over && self.who.is_none_or(people)
    }

    /// Returns the number of decisions up to which the match can be played on from here. `None` if the match is over,
    /// or if it [hides secrets](Self::hides_secrets): playing on would show the other player's cards.
    #[must_use]
    pub fn goes_on(&self) -> Option<usize> {
        if self.hides_secrets() {
            return None;
        }
        self.reel.goes_on(self.at)
    }

    /// Returns a new match that continues from here: a person in the seat a person had, or else at home, against the
    /// bot of the other seat.
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
        Some(StartMatch { clubs: self.clubs.clone(), ..StartMatch::from_record(self.game, &record, who) })
    }

    /// Returns what works out the story of the match up to the beat on the table; the empty one if the record cannot be
    /// cut there.
    pub fn story(&self) -> impl FnOnce() -> MatchSummary + Send + use<> {
        let taken = self.reel.shots.get(self.at).map_or(0, |shot| shot.taken);
        let (game, record, audience) = (self.game, self.reel.up_to(taken), self.reel.audience);
        move || game.resume(&record).map(|live| live.story(audience)).unwrap_or_default()
    }

    /// Returns the beat that the command leads to, if it leads to one.
    fn leads(&self, wind: ScrubCommand) -> Option<usize> {
        let last = self.reel.last();
        let goal = |mark: TimelineMark| mark != TimelineMark::Turn;
        match wind {
            ScrubCommand::To(at) => Some(at.min(last)),
            ScrubCommand::Beat(true) => Some((self.at + 1).min(last)),
            ScrubCommand::Beat(false) => Some(self.at.saturating_sub(1)),
            ScrubCommand::Turn(on) => {
                Some(self.reel.next(self.at, on, |_| true).unwrap_or(if on { last } else { 0 }))
            }
            ScrubCommand::Goal(on) => {
                Some(self.reel.next(self.at, on, goal).unwrap_or(if on { last } else { 0 }))
            }
            ScrubCommand::Play if !self.playing && self.at == last => Some(0),
            ScrubCommand::Play | ScrubCommand::Speed(_) | ScrubCommand::Look(_) | ScrubCommand::PlayOn => {
                None
            }
        }
    }

    /// Has the reel of another point of view made in the background.
    fn ask_for(&mut self, eyes: Perspective) {
        let (game, record) = (self.game, self.reel.record.clone());
        self.looking = Some((eyes, PendingAnswer::think(move || game.replay_timeline(&record, eyes).ok())));
    }

    /// Switches to another point of view, at the closest matching moment.
    fn look(&mut self, eyes: Perspective, reel: ReplayTimeline) {
        let first =
            |reel: &ReplayTimeline, taken: usize| reel.shots.iter().position(|shot| shot.taken == taken);
        let taken = self.reel.shots.get(self.at).map_or(0, |shot| shot.taken);
        let so_far = self.at.saturating_sub(first(&self.reel, taken).unwrap_or(self.at));
        let all = reel.shots.iter().filter(|shot| shot.taken == taken).count();
        let at = first(&reel, taken).unwrap_or(0) + so_far.min(all.saturating_sub(1));
        (self.reel, self.eyes, self.wanted) = (reel, eyes, Some(at));
    }
}

/// Returns true if two people play.
fn people(who: BySeat<Controller>) -> bool {
    Seat::BOTH.into_iter().all(|seat| who[seat] == Controller::Human)
}

/// A command to the theatre.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum ScrubCommand {
    /// Jump to the beat at this index.
    To(usize),
    /// Step one beat forwards if true, otherwise backwards.
    Beat(bool),
    /// Jump to the next turn or goal if true, otherwise to the one before.
    Turn(bool),
    /// Jump to the next goal if true, otherwise to the one before.
    Goal(bool),
    /// Toggle playing.
    Play,
    /// Set the replay speed.
    Speed(f32),
    /// Switch to this point of view.
    Look(Perspective),
    /// Play a new match on from here.
    PlayOn,
}

/// The replay jumped to the beat at this index. Lines for all beats before it are to be written anew; the beat itself
/// is told as usual.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayJumped(pub usize);

/// Returns a run condition: true if a match is replayed in that mode.
pub fn shown_as(mode: ViewerMode) -> impl FnMut(Option<Res<ReplayViewer>>) -> bool + Clone {
    move |theatre: Option<Res<ReplayViewer>>| theatre.is_some_and(|theatre| theatre.mode == mode)
}

/// Adds the messages and the cleanup on exit.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PendingReplay>()
        .add_message::<ScrubCommand>()
        .add_message::<ReplayJumped>()
        .add_systems(OnExit(AppState::Theatre), leave);
}

/// The replay that waits for its cards and its reel; none most of the time.
#[derive(Resource, Default)]
pub(super) struct PendingReplay(Option<RequestedReplay>);

/// A replay that was requested.
struct RequestedReplay {
    watch: WatchReplay,
    asked: PendingAnswer<OpenedTimeline>,
    opened: Option<Option<OpenedTimeline>>,
}

/// A reel with its point of view.
type OpenedTimeline = Result<(ReplayTimeline, Perspective), RecordError>;

impl RequestedReplay {
    /// Has the reel made in the background.
    fn new(watch: WatchReplay) -> Self {
        let (game, record, eyes) = (watch.game, Arc::clone(&watch.record), watch.eyes);
        let two = watch.who.is_some_and(people);
        let asked = PendingAnswer::think(move || {
            let through = |eyes| game.replay_timeline(&record, eyes).map(|reel| (reel, eyes));
            let (reel, eyes) = through(eyes)?;
            // The replay of an unfinished match between two people shows only what both may see.
            if reel.over || !two { Ok((reel, eyes)) } else { through(Perspective::Both) }
        });
        Self { watch, asked, opened: None }
    }
}

/// Opens the replay of a match once its cards are loaded and its reel is made.
pub(super) fn open(
    mut watches: MessageReader<WatchReplay>,
    starts: MessageReader<StartMatch>,
    zones: Query<Entity, With<TableZone>>,
    (pack, mut cards): (Res<PicturePack>, ResMut<WantedCards>),
    mut opening: ResMut<PendingReplay>,
    timeout: Res<AnswerTimeout>,
    mut playback: ResMut<Playback>,
    (mut go, mut trouble): (MessageWriter<Navigate>, MessageWriter<ErrorDialog>),
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    if let Some(watch) = watches.read().last() {
        let clubs = clubs_of(watch.game, watch.record.options.get_ron(), watch.clubs.clone());
        opening.0 = Some(RequestedReplay::new(WatchReplay { clubs, ..watch.clone() }));
    }
    if !starts.is_empty() {
        opening.0 = None;
    }
    if opening.0.is_none() {
        return;
    }
    redraw.write(RequestRedraw);
    let ready = |next: &mut RequestedReplay| {
        let clubs = MatchClubs::named(next.watch.clubs.as_ref());
        cards.only(next.watch.game);
        cards.name(clubs);
        if next.opened.is_none() {
            next.opened = next.asked.take(*timeout);
        }
        next.opened.is_some() && pack.serves(next.watch.game, &clubs)
    };
    let Some(RequestedReplay { watch, opened, .. }) = opening.0.take_if(ready) else { return };
    let Some(opened) = opened.flatten() else { return };
    let (mut reel, eyes) = match opened {
        Ok(opened) => opened,
        Err(fault) => {
            let (game, fault) = (watch.game.sheet().title, DisplayText::verbatim(fault.to_string()));
            trouble.write(ErrorDialog(say!("trouble-cannot-be-shown", game = game, fault = fault)));
            return;
        }
    };
    info!("shown again: {}, {} beats", watch.game.id(), reel.shots.len());
    commands.insert_resource(listener(SeatSet::NONE));
    commands.insert_resource(TimeOfDaySeed(Some(reel.record.seed)));
    commands.insert_resource(CurrentClubs(MatchClubs::named(watch.clubs.as_ref())));
    let old: Vec<Entity> = zones.iter().collect();
    let sheet = watch.game.sheet();
    set_table(&mut commands, &old, (sheet.zones, Some(sheet.hands)), Screen::Match);
    playback.clear();
    // A ledger knows both hands; a film does not show the moments.
    let reckoning = (reel.over && watch.film.is_none()).then(|| {
        let (game, record) = (watch.game, Arc::clone(&watch.record));
        let reckon =
            async move { game.ledger(&record, LedgerSamples::REPORT).ok().map(|ledger| moments(&ledger)) };
        AsyncComputeTaskPool::get().spawn(reckon)
    });
    let mut from = if watch.from > 0 { reel.before(watch.from) } else { 0 };
    if let Some(cut) = watch.film {
        from = cut.first;
        reel.shots.truncate(cut.last + 1);
    }
    commands.insert_resource(ReplayViewer {
        game: watch.game,
        reel,
        eyes,
        at: 0,
        playing: false,
        speed: 1.0,
        mode: if watch.film.is_some() { ViewerMode::Filmed } else { ViewerMode::Watched },
        moments: Vec::new(),
        reckoning,
        looking: None,
        who: watch.who,
        clubs: watch.clubs,
        wanted: Some(from),
        next: 0,
    });
    go.write(Navigate::Watch(watch.back));
}

/// Carries out commands: puts the wanted beat on the table at once, or else queues the beats that follow.
pub(super) fn handle_scrub(
    mut winds: MessageReader<ScrubCommand>,
    mut theatre: ResMut<ReplayViewer>,
    (mut playback, mut tempo): (ResMut<Playback>, ResMut<AnimationSpeed>),
    (mut sought, mut sets): (MessageWriter<ReplayJumped>, MessageWriter<TableReset>),
    mut starts: MessageWriter<StartMatch>,
    timeout: Res<AnswerTimeout>,
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
        // Queued beats are not on the table yet.
        theatre.at = theatre.next.saturating_sub(1 + playback.waiting());
    }
    for wind in winds.read() {
        redraw.write(RequestRedraw);
        let to = theatre.leads(*wind);
        theatre.wanted = to.or(theatre.wanted);
        theatre.at = to.unwrap_or(theatre.at);
        match *wind {
            ScrubCommand::Play => theatre.playing = !theatre.playing,
            ScrubCommand::Speed(speed) => theatre.speed = speed,
            // The point of view of an unfinished match cannot be changed.
            ScrubCommand::Look(eyes) if theatre.reel.over && eyes != theatre.eyes => theatre.ask_for(eyes),
            ScrubCommand::Look(_) => theatre.looking = None,
            ScrubCommand::PlayOn => {
                starts.write_batch(theatre.play_on());
                return;
            }
            // Stepping through single beats stops the replay.
            ScrubCommand::Beat(_) => theatre.playing = false,
            _ => {}
        }
        if *wind == ScrubCommand::Play && !theatre.playing {
            // Stops at the current beat: the queued beats are dropped.
            theatre.wanted = theatre.wanted.or(Some(theatre.at));
        }
    }
    if let Some((eyes, asked)) = &mut theatre.looking {
        redraw.write(RequestRedraw);
        let eyes = *eyes;
        if let Some(answer) = asked.take(*timeout) {
            theatre.looking = None;
            if let Some(reel) = answer.flatten() {
                theatre.look(eyes, reel);
            }
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
        // Removes what the beat before left on the table.
        sets.write(TableReset);
        sought.write(ReplayJumped(at));
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

/// Returns the beat as it looks when it is over. Of its cues only the tension of the crowd is kept.
pub(super) fn still(beat: &AnimationStep) -> AnimationStep {
    let mut beat = beat.clone();
    beat.cues.retain(|cue| matches!(cue, Cue::Stake(_)));
    // The scene before was another one, so no piece came from it.
    beat.became.clear();
    beat
}

/// Ends the replay: removes it and resets the speed to the setting.
fn leave(prefs: Res<Prefs>, mut tempo: ResMut<AnimationSpeed>, mut commands: Commands) {
    tempo.speed = prefs.speed();
    commands.remove_resource::<ReplayViewer>();
}
