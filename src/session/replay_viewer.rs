//! The replay viewer: replays a recorded match at the table without players. It jumps to any step of the timeline,
//! steps forwards and backwards, or plays on at the recorded pace.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::window::RequestRedraw;

use super::listener;
use crate::flow::clubs::CurrentClubs;
use crate::flow::navigation::AppState;
use crate::flow::page::Navigate;
use crate::flow::pending::{AnswerTimeout, PendingAnswer};
use crate::flow::prefs::Prefs;
use crate::flow::screen::{Screen, ScreenTransition};
use crate::flow::start::{ErrorDialog, StartMatch, WatchReplay, clubs_of};
use crate::table::cards::pack::{PicturePack, WantedCards};
use crate::table::cards::zone::TableZone;
use crate::table::cards::{TableReset, set_table};
use crate::table::motion::AnimationSpeed;
use crate::table::playback::Playback;
use crate::table::stadium::sky::TimeOfDaySeed;
use ai::Difficulty;
use ai::ledger::LedgerSamples;
use clubs::MatchClubs;
use engine::{BySeat, RecordError, Seat, SeatSet};
use games::dyn_game::DynGame;
use games::report::{NotableMoment, moments};
use games::summary::MatchSummary;
use games::timeline::{Perspective, ReplayTimeline, TimelineMark};
use games::title_of;
use players::controller::Controller;
use stage::cue::Cue;
use stage::step::AnimationStep;
use words::DisplayText;
use words::say;

/// The replay speeds; 1 is the designed speed.
pub const SPEEDS: [f32; 4] = [0.5, 1.0, 2.0, 4.0];

/// Steps kept in the queue while the replay plays, so that the show never runs dry between two of them.
const AHEAD: usize = 3;

/// The controls of a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ViewerMode {
    /// A person controls it.
    Watched,
    /// Nobody controls it: it is filmed.
    Filmed,
}

/// The match that is replayed; exists only in [`AppState::ReplayViewer`].
#[derive(Resource)]
pub struct ReplayViewer {
    /// The game of the match.
    pub game: &'static dyn DynGame,
    /// The steps of the match.
    pub timeline: ReplayTimeline,
    /// The point of view of the replay.
    pub perspective: Perspective,
    /// Index of the step on the table.
    pub at: usize,
    /// True while the replay is playing.
    pub playing: bool,
    /// Replay speed, one of [`SPEEDS`].
    pub speed: f32,
    /// The controls of this replay.
    pub mode: ViewerMode,
    /// Notable moments by decision, known some time after a finished match is opened.
    pub moments: Vec<(usize, NotableMoment)>,
    ledger_task: Option<Task<Option<Vec<(usize, NotableMoment)>>>>,
    /// The timeline that is being made for another point of view.
    pending_timeline: Option<(Perspective, PendingAnswer<Option<ReplayTimeline>>)>,
    controllers: Option<BySeat<Controller>>,
    clubs: Option<BySeat<String>>,
    /// Index of the step to jump to.
    wanted: Option<usize>,
    /// Index of the step that goes into the queue next.
    next: usize,
}

impl ReplayViewer {
    /// Returns the names of the bots that play in it; none where a person does, or the players are unknown.
    pub fn bot_names(&self) -> BySeat<Option<DisplayText>> {
        BySeat::from_fn(|seat| match self.controllers?[seat] {
            Controller::Bot(difficulty) => Some(title_of(self.game.id(), difficulty).into()),
            Controller::Human => None,
        })
    }

    /// Returns the steps of the notable moments, each with its kind.
    pub fn marks(&self) -> impl Iterator<Item = (usize, NotableMoment)> {
        self.moments.iter().map(|(n, moment)| (self.timeline.before(*n), *moment))
    }

    /// Returns true if this may be an unfinished match between two people, or its players are unknown. Such a replay
    /// shows only what both may see, and cannot be played on.
    #[must_use]
    pub fn hides_secrets(&self) -> bool {
        !self.timeline.over && self.controllers.is_none_or(people)
    }

    /// Returns the number of decisions up to which the match can be played on from here. `None` if the match is over,
    /// or if it [hides secrets](Self::hides_secrets): playing on would show the other player's cards.
    #[must_use]
    pub fn resumable_decision(&self) -> Option<usize> {
        if self.hides_secrets() {
            return None;
        }
        self.timeline.resume_point(self.at)
    }

    /// Returns a new match that continues from here: a person in the seat a person had, or else at home, against the
    /// bot of the other seat.
    #[must_use]
    pub fn play_on(&self) -> Option<StartMatch> {
        let record = self.timeline.truncated_record(self.resumable_decision()?);
        let person =
            |seat: &Seat| self.controllers.is_some_and(|controllers| controllers[*seat] == Controller::Human);
        let person = Seat::BOTH.into_iter().find(person).unwrap_or(Seat::Home);
        let bot = match self.controllers.map(|controllers| controllers[!person]) {
            Some(Controller::Bot(difficulty)) => Controller::Bot(difficulty),
            _ => Controller::Bot(Difficulty::Amateur),
        };
        let controllers = BySeat::from_fn(|seat| if seat == person { Controller::Human } else { bot });
        Some(StartMatch {
            clubs: self.clubs.clone(),
            ..StartMatch::from_record(self.game, &record, controllers)
        })
    }

    /// Returns what works out the story of the match up to the step on the table; the empty one if the record cannot be
    /// cut there.
    pub fn story(&self) -> impl FnOnce() -> MatchSummary + Send + use<> {
        let taken = self.timeline.steps.get(self.at).map_or(0, |step| step.taken);
        let (game, record, audience) =
            (self.game, self.timeline.truncated_record(taken), self.timeline.audience);
        move || game.resume(&record).map(|state| state.summary(audience)).unwrap_or_default()
    }

    /// Returns the step that the command leads to, if it leads to one.
    fn target_step(&self, wind: ScrubCommand) -> Option<usize> {
        let last = self.timeline.last();
        let goal = |mark: TimelineMark| mark != TimelineMark::Turn;
        match wind {
            ScrubCommand::To(at) => Some(at.min(last)),
            ScrubCommand::Step(true) => Some((self.at + 1).min(last)),
            ScrubCommand::Step(false) => Some(self.at.saturating_sub(1)),
            ScrubCommand::Turn(on) => {
                Some(self.timeline.next(self.at, on, |_| true).unwrap_or(if on { last } else { 0 }))
            }
            ScrubCommand::Goal(on) => {
                Some(self.timeline.next(self.at, on, goal).unwrap_or(if on { last } else { 0 }))
            }
            ScrubCommand::Play if !self.playing && self.at == last => Some(0),
            ScrubCommand::Play | ScrubCommand::Speed(_) | ScrubCommand::Look(_) | ScrubCommand::PlayOn => {
                None
            }
        }
    }

    /// Has the timeline of another point of view made in the background.
    fn ask_for(&mut self, perspective: Perspective) {
        let (game, record) = (self.game, self.timeline.record.clone());
        self.pending_timeline = Some((
            perspective,
            PendingAnswer::spawn(move || game.replay_timeline(&record, perspective).ok()),
        ));
    }

    /// Switches to another point of view, at the closest matching moment.
    fn look(&mut self, perspective: Perspective, timeline: ReplayTimeline) {
        let first = |timeline: &ReplayTimeline, taken: usize| {
            timeline.steps.iter().position(|step| step.taken == taken)
        };
        let taken = self.timeline.steps.get(self.at).map_or(0, |step| step.taken);
        let so_far = self.at.saturating_sub(first(&self.timeline, taken).unwrap_or(self.at));
        let all = timeline.steps.iter().filter(|step| step.taken == taken).count();
        let at = first(&timeline, taken).unwrap_or(0) + so_far.min(all.saturating_sub(1));
        (self.timeline, self.perspective, self.wanted) = (timeline, perspective, Some(at));
    }
}

/// Returns true if two people play.
fn people(controllers: BySeat<Controller>) -> bool {
    Seat::BOTH.into_iter().all(|seat| controllers[seat] == Controller::Human)
}

/// A command to the replay viewer.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum ScrubCommand {
    /// Jump to the step at this index.
    To(usize),
    /// Step one step forwards if true, otherwise backwards.
    Step(bool),
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

/// The replay jumped to the step at this index. The log lines of all steps before it must be rewritten; the step itself
/// is logged as usual.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayJumped(pub usize);

/// Returns a run condition: true if a match is replayed in that mode.
pub fn shown_as(mode: ViewerMode) -> impl FnMut(Option<Res<ReplayViewer>>) -> bool + Clone {
    move |viewer: Option<Res<ReplayViewer>>| viewer.is_some_and(|viewer| viewer.mode == mode)
}

/// Adds the messages and the cleanup on exit.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PendingReplay>()
        .add_message::<ScrubCommand>()
        .add_message::<ReplayJumped>()
        .add_systems(OnExit(AppState::ReplayViewer), leave);
}

/// The replay that waits for its cards and its timeline; `None` most of the time.
#[derive(Resource, Default)]
pub(super) struct PendingReplay(Option<RequestedReplay>);

/// A replay that was requested.
struct RequestedReplay {
    watch: WatchReplay,
    asked: PendingAnswer<OpenedTimeline>,
    opened: Option<Option<OpenedTimeline>>,
}

/// A timeline with its point of view.
type OpenedTimeline = Result<(ReplayTimeline, Perspective), RecordError>;

impl RequestedReplay {
    /// Has the timeline made in the background.
    fn new(watch: WatchReplay) -> Self {
        let (game, record, perspective) = (watch.game, Arc::clone(&watch.record), watch.perspective);
        let two = watch.controllers.is_some_and(people);
        let asked = PendingAnswer::spawn(move || {
            let through = |perspective| {
                game.replay_timeline(&record, perspective).map(|timeline| (timeline, perspective))
            };
            let (timeline, perspective) = through(perspective)?;
            // The replay of an unfinished match between two people shows only what both may see.
            if timeline.over || !two { Ok((timeline, perspective)) } else { through(Perspective::Both) }
        });
        Self { watch, asked, opened: None }
    }
}

/// Opens the replay of a match once its cards are loaded and its timeline is made.
pub(super) fn open_viewer(
    mut watches: MessageReader<WatchReplay>,
    starts: MessageReader<StartMatch>,
    zones: Query<Entity, With<TableZone>>,
    (pack, mut cards): (Res<PicturePack>, ResMut<WantedCards>),
    mut opening: ResMut<PendingReplay>,
    (screen, mut transition): (Res<State<Screen>>, ResMut<ScreenTransition>),
    timeout: Res<AnswerTimeout>,
    mut playback: ResMut<Playback>,
    (mut go, mut error_dialogs): (MessageWriter<Navigate>, MessageWriter<ErrorDialog>),
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
        let clubs = MatchClubs::from_ids(next.watch.clubs.as_ref());
        cards.only(next.watch.game);
        cards.set_clubs(clubs);
        if next.opened.is_none() {
            next.opened = next.asked.wait(*timeout);
        }
        let is_ready = next.opened.is_some() && pack.is_loaded_for(next.watch.game, &clubs);
        // The title stays until it is covered; a match that is being left is left first.
        is_ready
            && match screen.get() {
                Screen::Title if next.watch.film.is_none() => transition.cover(clubs),
                _ => !transition.is_leaving(),
            }
    };
    let Some(RequestedReplay { watch, opened, .. }) = opening.0.take_if(ready) else { return };
    let Some(opened) = opened.flatten() else {
        transition.uncover();
        return;
    };
    let (mut timeline, perspective) = match opened {
        Ok(opened) => opened,
        Err(error) => {
            let (game, error) = (watch.game.info().title, DisplayText::verbatim(error.to_string()));
            error_dialogs.write(ErrorDialog::stoppage(say!("trouble-cannot-be-shown", game, fault = error)));
            transition.uncover();
            return;
        }
    };
    info!("shown again: {}, {} steps", watch.game.id(), timeline.steps.len());
    commands.insert_resource(listener(SeatSet::NONE));
    commands.insert_resource(TimeOfDaySeed(Some(timeline.record.seed)));
    commands.insert_resource(CurrentClubs(MatchClubs::from_ids(watch.clubs.as_ref())));
    let old: Vec<Entity> = zones.iter().collect();
    let info = watch.game.info();
    set_table(&mut commands, &old, info.zones, Some(info.hands), Screen::Match);
    playback.clear();
    // A ledger knows both hands; a film does not show the moments.
    let reckoning = (timeline.over && watch.film.is_none()).then(|| {
        let (game, record) = (watch.game, Arc::clone(&watch.record));
        let reckon =
            async move { game.ledger(&record, LedgerSamples::REPORT).ok().map(|ledger| moments(&ledger)) };
        AsyncComputeTaskPool::get().spawn(reckon)
    });
    let mut from = if watch.from > 0 { timeline.before(watch.from) } else { 0 };
    if let Some(cut) = watch.film {
        from = cut.first;
        timeline.steps.truncate(cut.last + 1);
    }
    commands.insert_resource(ReplayViewer {
        game: watch.game,
        timeline,
        perspective,
        at: 0,
        playing: false,
        speed: 1.0,
        mode: if watch.film.is_some() { ViewerMode::Filmed } else { ViewerMode::Watched },
        moments: Vec::new(),
        ledger_task: reckoning,
        pending_timeline: None,
        controllers: watch.controllers,
        clubs: watch.clubs,
        wanted: Some(from),
        next: 0,
    });
    go.write(Navigate::Watch(watch.back));
}

/// Carries out commands: puts the wanted step on the table at once, or else queues the steps that follow.
pub(super) fn handle_scrub(
    mut scrub_commands: MessageReader<ScrubCommand>,
    mut viewer: ResMut<ReplayViewer>,
    (mut playback, mut tempo): (ResMut<Playback>, ResMut<AnimationSpeed>),
    (mut jumps, mut resets): (MessageWriter<ReplayJumped>, MessageWriter<TableReset>),
    mut starts: MessageWriter<StartMatch>,
    timeout: Res<AnswerTimeout>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let viewer = &mut *viewer;
    if let Some(task) = &mut viewer.ledger_task {
        redraw.write(RequestRedraw);
        if let Some(moments) = block_on(poll_once(task)) {
            viewer.ledger_task = None;
            viewer.moments = moments.unwrap_or_default();
        }
    }
    if viewer.next > 0 {
        // Queued steps are not on the table yet.
        viewer.at = viewer.next.saturating_sub(1 + playback.waiting());
    }
    for wind in scrub_commands.read() {
        redraw.write(RequestRedraw);
        let to = viewer.target_step(*wind);
        viewer.wanted = to.or(viewer.wanted);
        viewer.at = to.unwrap_or(viewer.at);
        match *wind {
            ScrubCommand::Play => viewer.playing = !viewer.playing,
            ScrubCommand::Speed(speed) => viewer.speed = speed,
            // The point of view of an unfinished match cannot be changed.
            ScrubCommand::Look(perspective) if viewer.timeline.over && perspective != viewer.perspective => {
                viewer.ask_for(perspective)
            }
            ScrubCommand::Look(_) => viewer.pending_timeline = None,
            ScrubCommand::PlayOn => {
                starts.write_batch(viewer.play_on());
                return;
            }
            // Stepping through single steps stops the replay.
            ScrubCommand::Step(_) => viewer.playing = false,
            _ => {}
        }
        if *wind == ScrubCommand::Play && !viewer.playing {
            // Stops at the current step: the queued steps are dropped.
            viewer.wanted = viewer.wanted.or(Some(viewer.at));
        }
    }
    if let Some((perspective, asked)) = &mut viewer.pending_timeline {
        redraw.write(RequestRedraw);
        let perspective = *perspective;
        if let Some(answer) = asked.wait(*timeout) {
            viewer.pending_timeline = None;
            if let Some(timeline) = answer.flatten() {
                viewer.look(perspective, timeline);
            }
        }
    }
    if tempo.speed != viewer.speed {
        tempo.speed = viewer.speed;
    }
    if let Some(at) = viewer.wanted.take() {
        let Some(step) = viewer.timeline.steps.get(at) else { return };
        playback.clear();
        playback.push([still_step(&step.step)]);
        playback.skip();
        // Removes what the step before left on the table.
        resets.write(TableReset);
        jumps.write(ReplayJumped(at));
        (viewer.at, viewer.next) = (at, at + 1);
        redraw.write(RequestRedraw);
        return;
    }
    if !viewer.playing {
        return;
    }
    redraw.write(RequestRedraw);
    while playback.waiting() < AHEAD
        && let Some(step) = viewer.timeline.steps.get(viewer.next)
    {
        playback.push([step.step.clone()]);
        viewer.next += 1;
    }
    if playback.is_idle() {
        viewer.playing = false;
    }
}

/// Returns the step as it looks when it is over. Of its cues only the tension of the crowd is kept.
pub(super) fn still_step(step: &AnimationStep) -> AnimationStep {
    let mut step = step.clone();
    step.cues.retain(|cue| matches!(cue, Cue::Stake(_)));
    // The scene before was another one, so no card came from it.
    step.id_changes.clear();
    step
}

/// Ends the replay: removes it and resets the speed to the setting.
fn leave(prefs: Res<Prefs>, mut speed: ResMut<AnimationSpeed>, mut commands: Commands) {
    speed.speed = prefs.speed();
    commands.remove_resource::<ReplayViewer>();
}
