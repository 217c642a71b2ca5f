//! The start of a match, new or resumed: opens it, sets up the table, seats its players and queues the first show.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::bot_tasks::BotThread;
use super::competition::ActiveCompetitions;
use super::decisions::OpenDecisions;
use super::evening::{EveningPart, round_words};
use super::instant_replay::Highlights;
use super::lesson::LessonProgress;
use super::pass_windows::PassedWindows;
use super::scenarios::KnownScenarios;
use super::scene_check::LastSyncCheck;
use super::set_pieces::SetPieceAttempt;
use super::strength_matching::SeedCheck;
use super::tour::{TourPart, TourRuns};
use super::{
    Seating, TableClock, TableMatch, Waits, commitments, listener, notebooks, played_by_people, queue,
    shared_by_two, strength_matching,
};
use crate::audio::SupportedSeat;
use crate::flow::clubs::CurrentClubs;
use crate::flow::page::Navigate;
use crate::flow::pending::{AnswerTimeout, PendingAnswer};
use crate::flow::prefs::{Prefs, StoreHandle};
use crate::flow::screen::{Screen, ScreenTransition};
use crate::flow::start::{ErrorDialog, StartMatch, clubs_of, random_seed};
use crate::table::cards::pack::{PicturePack, WantedCards};
use crate::table::cards::set_table;
use crate::table::cards::zone::TableZone;
use crate::table::playback::Playback;
use crate::table::stadium::sky::TimeOfDaySeed;
use ai::opponent_model::Notebook;
use clubs::MatchClubs;
use engine::{BySeat, Record, Seat, SeatSet};
use evening::Evening;
use games::dyn_game::DynGame;
use games::dyn_match::DynMatch;
use games::summary::{MatchSummary, ScoredGoal};
use games::title_of;
use players::controller::person_against_bot;
use players::people::{KnownPeople, PersonName};
use set_pieces::SetPiece;
use stage::cue::Cue;
use stage::scene::Audience;
use stage::step::{AnimationStep, LogLine};
use store::{MatchId, MatchLocation, SavedMatch, Settings, Store};
use words::DisplayText;
use words::say;

/// A match has begun: it is at the table now, which may be some frames after it was requested.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct MatchStarted {
    /// The goals so far, of a match that goes on.
    pub goals: Vec<ScoredGoal>,
}

/// The match that waits for its cards and for the data folder; `None` most of the time. Nothing else is begun
/// meanwhile.
#[derive(Resource, Default)]
pub struct PendingMatch(Option<Box<NextMatch>>);

impl PendingMatch {
    /// Returns true if a match is about to begin.
    #[must_use]
    pub const fn is_some(&self) -> bool {
        self.0.is_some()
    }
}

/// A match that was requested.
struct NextMatch {
    start: StartMatch,
    seed: u64,
    asked: Option<PendingAnswer<MatchData>>,
    found: MatchData,
    /// The replayed match, if an unfinished one is resumed.
    resumes: Option<PendingAnswer<Result<Resumed, String>>>,
    resumed: Option<Result<Resumed, String>>,
}

/// A match that goes on.
struct Resumed {
    state: Box<dyn DynMatch>,
    passed_windows: PassedWindows,
    story: MatchSummary,
}

impl Resumed {
    /// Draws a set piece.
    fn set_piece(piece: &SetPiece, seed: u64, audience: Audience) -> Self {
        let state = piece.start(seed);
        let story = state.summary(audience);
        state.catch_up_commentary(audience);
        Self { state, passed_windows: PassedWindows::default(), story }
    }

    /// Replays a record. Returns an error that says why, if that is not possible.
    fn of(record: &Record, game: &dyn DynGame, present: MatchPeople, shared: bool) -> Result<Self, String> {
        let mut state = game.resume(record).map_err(|error| error.to_string())?;
        let audience = present.audience;
        let passed_windows = if shared {
            PassedWindows::resumed(&mut state, game, audience)
        } else {
            PassedWindows::default()
        };
        let story = state.summary(audience);
        state.catch_up_commentary(audience);
        Ok(Self { state, passed_windows, story })
    }
}

/// The data of the data folder for a match that is about to begin.
#[derive(Default)]
struct MatchData {
    /// The same match of a competition, if it was begun already.
    begun: Option<SavedMatch>,
    /// The notebook of a reader.
    notebook: Option<Notebook>,
    /// A name for a new match.
    id: Option<MatchId>,
}

impl NextMatch {
    /// Asks the data folder for what a match needs.
    fn new(
        mut start: StartMatch,
        data: &StoreHandle,
        prefs: &Prefs,
        active: &ActiveCompetitions,
        tours: &TourRuns,
    ) -> Self {
        start.clubs = clubs_of(start.game, &start.options, start.clubs.clone());
        strength_matching::choose_matching_bot(&mut start, &prefs.settings);
        let seed = start.seed.unwrap_or_else(random_seed);
        let humans = MatchPeople::at(&start).humans;
        let people = PlayerNames::of(&start, seed, humans, active, tours, &prefs.settings).people;
        let key = notebooks::wanted(&start, &people, &prefs.settings);
        let (game, new) = (start.game.id(), start.match_id.is_none());
        let may_be_begun = new && start.resume.is_none() && start.place == MatchLocation::Competition;
        let find = move |store: &mut Store| {
            let left = if may_be_begun { store.competition_matches().0 } else { Vec::new() };
            MatchData {
                begun: left.into_iter().find(|left| left.record.game == game && left.record.seed == seed),
                notebook: key.and_then(|key| store.notebook(&key)),
                id: new.then(|| store.new_match(game)),
            }
        };
        let asked = new.then(|| PendingAnswer::from_store(data, find));
        Self { start, seed, asked, found: MatchData::default(), resumes: None, resumed: None }
    }

    /// Returns true once the data folder has answered, and a match that goes on has been replayed.
    fn is_answered(&mut self, timeout: AnswerTimeout) -> bool {
        if let Some(asked) = &mut self.asked {
            let Some(found) = asked.wait(timeout) else { return false };
            self.asked = None;
            self.found = found.unwrap_or_default();
            if let Some(start) = self.found.begun.as_ref().and_then(StartMatch::resume_saved) {
                self.start = StartMatch { clubs: self.start.clubs.clone(), ..start };
            }
        }
        let Some(record) = &self.start.resume else { return true };
        if self.resumed.is_none() {
            let (game, present) = (self.start.game, MatchPeople::at(&self.start));
            let shared = shared_by_two(self.start.controllers, present.audience);
            let resumes = self.resumes.get_or_insert_with(|| {
                let (record, piece) = (record.clone(), self.start.set_piece.clone());
                PendingAnswer::spawn(move || match piece {
                    Some(piece) => Ok(Resumed::set_piece(&piece, random_seed(), present.audience)),
                    None => Resumed::of(&record, game, present, shared),
                })
            });
            let nobody = || Err("no thread replays it".to_owned());
            self.resumed = resumes.wait(timeout).map(|resumed| resumed.unwrap_or_else(nobody));
        }
        self.resumed.is_some()
    }
}

/// Begins the match that was requested last, as soon as its cards are loaded.
pub(super) fn begin(
    mut starts: MessageReader<StartMatch>,
    zones: Query<Entity, With<TableZone>>,
    (active, tours, data, prefs, timeout): (
        Res<ActiveCompetitions>,
        Res<TourRuns>,
        Res<StoreHandle>,
        Res<Prefs>,
        Res<AnswerTimeout>,
    ),
    (pack, scenarios, mut cards): (Res<PicturePack>, Res<KnownScenarios>, ResMut<WantedCards>),
    mut waiting: ResMut<PendingMatch>,
    (screen, mut transition): (Res<State<Screen>>, ResMut<ScreenTransition>),
    mut playback: ResMut<Playback>,
    (mut go, mut error_dialogs, mut started): (
        MessageWriter<Navigate>,
        MessageWriter<ErrorDialog>,
        MessageWriter<MatchStarted>,
    ),
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    if let Some(start) = starts.read().last() {
        waiting.0 = Some(Box::new(NextMatch::new(start.clone(), &data, &prefs, &active, &tours)));
    }
    if waiting.0.is_none() {
        return;
    }
    redraw.write(RequestRedraw);
    // The match waits until its cards have their pictures, and the data folder has answered.
    let ready = |next: &mut Box<NextMatch>| {
        let clubs = MatchClubs::from_ids(next.start.clubs.as_ref());
        cards.only(next.start.game);
        cards.set_clubs(clubs);
        let is_ready = next.is_answered(*timeout) && pack.is_loaded_for(next.start.game, &clubs);
        // The title stays until it is covered; a match that is being left is left first.
        is_ready
            && match screen.get() {
                Screen::Title => transition.cover(clubs),
                _ => !transition.is_leaving(),
            }
    };
    let Some(next) = waiting.0.take_if(ready) else { return };
    let NextMatch { start, seed, found, resumed, .. } = *next;
    let present = MatchPeople::at(&start);
    let opened = match resumed {
        Some(resumed) => resumed.map(Opened::Resumed),
        None => open_match(&start, seed, present).map(|(state, steps)| Opened::New(state, steps)),
    };
    let opened = match opened {
        Ok(opened) => opened,
        Err(error) => {
            let (game, error) = (start.game.info().title, DisplayText::verbatim(&error));
            error_dialogs.write(ErrorDialog::stoppage(say!("trouble-cannot-begin", game, fault = error)));
            transition.uncover();
            return;
        }
    };
    playback.clear();
    let waits = Waits::new(&prefs);
    let mut opening = match opened {
        Opened::Resumed(resumed) => resume_match(resumed, &start, present.audience, waits, &mut playback),
        Opened::New(state, steps) => kick_off(state, steps, &start, present.audience, waits, &mut playback),
    };
    log_start(&start);
    let called = PlayerNames::of(&start, seed, present.humans, &active, &tours, &prefs.settings);
    let notebook = found.notebook.or_else(|| start.notebook.clone());
    let match_id = start.match_id.clone().or(found.id).unwrap_or_else(|| MatchId::unsaved(start.game.id()));
    let number = SeedCheck::check(&start, seed, &match_id, &data);
    let state = opening.state.as_ref();
    let lesson = start.lesson.as_ref();
    let lesson = lesson.map(|lesson| LessonProgress::new(lesson, state, start.controllers, scenarios.all()));
    started.write(MatchStarted { goals: std::mem::take(&mut opening.goals) });
    let old: Vec<Entity> = zones.iter().collect();
    set_up_table(&mut commands, &old, start, present, opening, called, match_id, notebook, number, lesson);
    go.write(Navigate::KickOff);
}

/// Puts a match on the table, in place of the one before with its zones `old`.
fn set_up_table(
    commands: &mut Commands,
    old: &[Entity],
    start: StartMatch,
    present: MatchPeople,
    OpeningState { state, passed_windows, already_paused, .. }: OpeningState,
    called: PlayerNames,
    match_id: MatchId,
    notebook: Option<Notebook>,
    number: SeedCheck,
    lesson: Option<LessonProgress>,
) {
    let info = start.game.info();
    set_table(commands, old, info.zones, Some(info.hands), Screen::Match);
    commands.insert_resource(TimeOfDaySeed(Some(state.record().seed)));
    commands.insert_resource(CurrentClubs(MatchClubs::from_ids(start.clubs.as_ref())));
    // Clears the decisions of the match before, with the cards picked for them.
    commands.insert_resource(OpenDecisions::default());
    commands.insert_resource(Highlights::default());
    commands.insert_resource(LastSyncCheck::default());
    let fans_travel = called.tour.as_ref().is_some_and(TourPart::fans_travel);
    commands.insert_resource(SupportedSeat { fans_travel, ..listener(present.humans) });
    commands.insert_resource(seat(
        &start,
        present,
        state.as_ref(),
        notebook.as_ref(),
        &called,
        already_paused,
    ));
    commands.insert_resource(TableClock::new(start.secs.map(f64::from)));
    commands.insert_resource(TableMatch {
        game: start.game,
        revision: 0,
        number,
        match_id,
        location: start.place,
        saved: 0,
        saved_answers: start.coach_answers,
        lesson,
        set_piece: start.set_piece.clone().map(SetPieceAttempt::new),
        notebook,
        occasion: called.occasion,
        evening: called.evening,
        tour: called.tour,
        passed_windows,
        state,
        start_request: start,
    });
}

/// The seats that take part, the people among them, and the audience of the table.
#[derive(Clone, Copy)]
struct MatchPeople {
    taking_part: SeatSet,
    humans: SeatSet,
    audience: Audience,
}

impl MatchPeople {
    fn at(start: &StartMatch) -> Self {
        let options = start.resume.as_ref().map_or(start.options.as_str(), |record| record.options.get_ron());
        let taking_part = start.game.seats_with(options).unwrap_or(SeatSet::BOTH);
        let humans: SeatSet =
            played_by_people(start.controllers).iter().filter(|seat| taking_part.contains(*seat)).collect();
        let audience = match humans.first() {
            Some(seat) if humans != SeatSet::BOTH => Audience { seat, shared: false },
            _ => Audience { seat: Seat::Home, shared: true },
        };
        Self { taking_part, humans, audience }
    }
}

/// A match that is about to be set up.
enum Opened {
    /// A new one, with the steps of its set-up.
    New(Box<dyn DynMatch>, Vec<AnimationStep>),
    Resumed(Resumed),
}

/// Opens a new match, and returns the steps of its set-up.
fn open_match(
    start: &StartMatch,
    seed: u64,
    present: MatchPeople,
) -> Result<(Box<dyn DynMatch>, Vec<AnimationStep>), String> {
    let (mut state, steps) =
        start.game.start(&start.options, seed, present.audience).map_err(|error| error.to_string())?;
    if commitments::against(start.controllers, present.taking_part).is_some()
        && let Some(nonce) = commitments::fresh_nonce()
    {
        state.commit_seed(nonce);
        let sealed = state.record().commitments.seed.as_ref();
        sealed.inspect(|sealed| info!("seed sealed {}", sealed.commitment));
    }
    Ok((state, steps))
}

/// A match as its opening show leaves it.
struct OpeningState {
    state: Box<dyn DynMatch>,
    passed_windows: PassedWindows,
    already_paused: Option<Seat>,
    /// The goals so far.
    goals: Vec<ScoredGoal>,
}

/// Returns what the opponent of the only person tends to do, for the log; none in a lesson, nor in a tour, where only a
/// scout knows it.
fn opponent_line(start: &StartMatch, state: &dyn DynMatch) -> Option<LogLine> {
    let (person, difficulty) = person_against_bot(start.controllers)?;
    let opponent = start.game.opponent(difficulty);
    let meets = start.lesson.is_none()
        && start.set_piece.is_none()
        && start.tour.is_none()
        && state.seats() == SeatSet::BOTH;
    let line = || say!("log-opponent", name = opponent.called(), line = opponent.line);
    meets.then(|| LogLine::new(!person, line()))
}

/// Queues the show of a kick-off.
fn kick_off(
    mut state: Box<dyn DynMatch>,
    mut steps: Vec<AnimationStep>,
    start: &StartMatch,
    audience: Audience,
    waits: Waits,
    playback: &mut Playback,
) -> OpeningState {
    let goals = Vec::new();
    if let Some(free) = steps.iter_mut().find(|step| step.log.is_none()) {
        free.log = opponent_line(start, state.as_ref());
    }
    if shared_by_two(start.controllers, audience) {
        let mut passed_windows = PassedWindows::kick_off(&mut state, steps, audience);
        playback.push(passed_windows.next_steps());
        return OpeningState { state, passed_windows, already_paused: None, goals };
    }
    let already_paused = queue(state.as_ref(), start.controllers, steps, waits, playback);
    OpeningState { state, passed_windows: PassedWindows::default(), already_paused, goals }
}

/// Resumes a match: its log is written again, and the table looks as it was left.
fn resume_match(
    Resumed { state, passed_windows, story }: Resumed,
    start: &StartMatch,
    audience: Audience,
    waits: Waits,
    playback: &mut Playback,
) -> OpeningState {
    let scene = state.scene(audience);
    let log = opponent_line(start, state.as_ref()).into_iter().chain(story.log);
    let log_steps = log.map(|line| AnimationStep::new(scene.clone(), 0.0).log(line));
    // The crowd reacts to the current stake.
    let mut now = AnimationStep::new(scene.clone(), 0.3);
    now.cues.extend(story.stake.map(Cue::Stake));
    playback.push(log_steps.chain([now]));
    let shared = shared_by_two(start.controllers, audience);
    let already_paused =
        if shared { None } else { queue(state.as_ref(), start.controllers, Vec::new(), waits, playback) };
    OpeningState { state, passed_windows, already_paused, goals: story.goals }
}

/// Logs the start of the match. The seed reveals every card, so it is logged at the end.
fn log_start(start: &StartMatch) {
    info!(
        "match begins: {}, {} v {}",
        start.game.id(),
        start.controllers[Seat::Home],
        start.controllers[Seat::Away]
    );
    if let Some(record) = &start.resume {
        info!("match goes on after {} decisions", record.actions.len());
    }
}

/// The names of the players, and the role of the match in a competition or an evening.
struct PlayerNames {
    occasion: Option<DisplayText>,
    evening: Option<EveningPart>,
    tour: Option<TourPart>,
    names: BySeat<Option<DisplayText>>,
    people: BySeat<Option<PersonName>>,
}

impl PlayerNames {
    fn of(
        start: &StartMatch,
        seed: u64,
        humans: SeatSet,
        active: &ActiveCompetitions,
        tours: &TourRuns,
        settings: &Settings,
    ) -> Self {
        let known = &settings.profiles.people;
        if humans == SeatSet::BOTH
            && start.place == MatchLocation::Friendly
            && let Some(evening) = &settings.profiles.evening
            && let Some(of) = EveningPart::of(evening, start.game.id(), seed)
        {
            return Self::in_evening(evening, of, known);
        }
        let fixture = active.find_fixture(start.game.id(), seed);
        let Some((competition, fixture)) = fixture.filter(|_| start.place == MatchLocation::Competition)
        else {
            // A resumed match keeps the people it was begun with, and that of a tour belongs to its person.
            let has_names =
                start.match_id.is_some() || Seat::BOTH.iter().any(|seat| start.names[*seat].is_some());
            let people = if has_names { start.names.clone() } else { known.names_at(humans) };
            let names = people.clone().map(|name| name.map(|name| DisplayText::verbatim(name.as_str())));
            let tour = start
                .tour
                .as_ref()
                .and_then(|id| TourPart::of(tours.get(id)?, start.game.id(), seed, settings));
            let asked = start.set_piece.as_ref().map(|_| say!("training-set-piece"));
            let occasion = tour.as_ref().map(|of| of.occasion.clone()).or(asked);
            return Self { occasion, evening: None, tour, names, people };
        };
        let person = |side: usize| {
            let name = competition.name(side);
            known.names().iter().find(|known| known.as_str() == name).cloned()
        };
        let people =
            BySeat::from_fn(|seat| humans.contains(seat).then(|| person(fixture.sides[seat])).flatten());
        let names = fixture.sides.map(|side| Some(competition.manager_name(side)));
        let occasion = Some(competition.match_title(&fixture));
        Self { occasion, evening: None, tour: None, names, people }
    }

    /// Returns the names of a match of an evening. Only a side of one person is a person whose matches count elsewhere.
    fn in_evening(evening: &Evening, of: EveningPart, known: &KnownPeople) -> Self {
        let person = |side: usize| match evening.people_of(side)[..] {
            [name] => known.names().iter().find(|known| *known == name).cloned(),
            _ => None,
        };
        Self {
            occasion: Some(round_words(evening, &of.fixture)),
            names: of.fixture.sides.map(|side| Some(evening.name(side))),
            people: of.fixture.sides.map(person),
            evening: Some(of),
            tour: None,
        }
    }
}

/// Seats the players.
fn seat(
    start: &StartMatch,
    present: MatchPeople,
    state: &dyn DynMatch,
    notebook: Option<&Notebook>,
    called: &PlayerNames,
    already_paused: Option<Seat>,
) -> Seating {
    let bot = |seat| notebooks::bot_at(seat, start.controllers[seat], state, notebook).map(BotThread::new);
    let mut seating = Seating {
        controllers: start.controllers,
        humans: present.humans,
        audience: present.audience,
        names: called.names.clone(),
        people: called.people.clone(),
        pending: BySeat::default(),
        privacy_screen: None,
        has_seen: BySeat::default(),
        ran_out: 0,
        // A record does not say who had looked, so on a shared screen both count as having looked.
        seen_hand: BySeat::from_fn(|_| start.resume.is_some() && present.audience.shared),
        bots: BySeat::from_fn(bot),
        already_paused,
    };
    // The scoreboard says whose side the only person plays, and on a tour against whom.
    if let Some(rival) = seating.rival(state.seats())
        && let Some(person) = seating.humans.first()
    {
        seating.names[person].get_or_insert_with(|| say!("competition-you"));
        if called.tour.is_some() {
            seating.names[!person] = Some(title_of(start.game.id(), rival).into());
        }
    }
    seating
}
