//! The summary on the result page. The match is replayed for it in the background.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::{ResultKind, ResultTimer};
use crate::flow::pending::{AnswerTimeout, PendingAnswer};
use crate::session::scenarios::KnownScenarios;
use crate::session::{Seating, TableMatch};
use crate::table::people::match_end::{MatchEndKind, MatchEndPicture};
use ai::Difficulty;
use ai::opponent::Opponent;
use engine::{Outcome, Record, Seat};
use games::dyn_game::DynGame;
use games::habit::HabitCount;
use games::summary::MatchSummary;
use scenarios::Scenario;
use stage::scene::PlayerId;
use words::{DisplayText, say};

/// Notes on the finished match; exist as long as the result is shown.
#[derive(Resource, Debug)]
pub(in crate::screens) struct ResultNotes {
    /// The story, while it is being worked out.
    pub(super) summary: Option<PendingAnswer<(MatchSummary, Option<HabitResult>)>>,
    pub(super) story: MatchSummary,
    /// How often the opponent kept to its habit, if it has one.
    pub(super) habit: Option<HabitResult>,
    /// The result of the last action, to be shown.
    pub(super) message: Option<DisplayText>,
    /// True if statistics and all actions are shown.
    pub(super) more: bool,
    /// True if the player went to the coach, so that the focus returns to that button.
    pub(super) looked_back: bool,
    /// The lesson after the one that was played.
    pub(super) next_lesson: Option<Scenario>,
}

/// How often an opponent kept to its habit.
#[derive(Clone, Copy, Debug)]
pub(super) struct HabitResult {
    pub(super) opponent: &'static Opponent,
    pub(super) count: HabitCount,
}

impl HabitResult {
    /// Counts it in a record; `None` for a bot without a habit, and if there is too little to count.
    fn of(game: &dyn DynGame, record: &Record, difficulty: Difficulty, seat: Seat) -> Option<Self> {
        let count = game.habit_count(record, difficulty, seat).ok().flatten()?;
        let counts = difficulty != Difficulty::Random && count.of >= FEWEST;
        counts.then(|| Self { opponent: game.opponent(difficulty), count })
    }

    /// Returns the sentence on it.
    pub(super) fn in_words(self) -> DisplayText {
        let Self { opponent, count: HabitCount { as_usual: kept, of } } = self;
        say!("result-habit", bot = opponent.called(), kept, of, line = opponent.line)
    }
}

/// Smallest number of decisions of which it is said how often the habit was kept.
const FEWEST: u32 = 4;

/// Opens the result.
pub(super) fn open(
    the_match: Res<TableMatch>,
    seating: Res<Seating>,
    scenarios: Res<KnownScenarios>,
    mut commands: Commands,
) {
    info!("result shown");
    commands.insert_resource(ResultTimer::default());
    let (live, audience) = (the_match.state.fork(), seating.audience);
    let next_lesson = the_match.start_request.lesson.as_ref().and_then(|lesson| {
        let mut lessons = scenarios.all().of(the_match.game.id());
        lessons.find(|scenario| scenario.name == lesson.name)?;
        lessons.find(|scenario| !scenario.plan.steps.is_empty()).cloned()
    });
    let rival = seating.rival(live.seats()).filter(|_| the_match.start_request.lesson.is_none());
    let bot = rival.zip(seating.humans().first()).map(|(difficulty, person)| (difficulty, !person));
    let game = the_match.game;
    let summary = PendingAnswer::spawn(move || {
        let habit = bot.and_then(|(difficulty, seat)| HabitResult::of(game, live.record(), difficulty, seat));
        (live.summary(audience), habit)
    });
    let notes = ResultNotes {
        summary: Some(summary),
        story: MatchSummary::default(),
        habit: None,
        message: None,
        more: false,
        looked_back: false,
        next_lesson,
    };
    commands.insert_resource(notes);
}

/// Takes the story of the match once it is there.
pub(in crate::screens) fn recall(
    mut notes: ResMut<ResultNotes>,
    (the_match, seating): (Res<TableMatch>, Res<Seating>),
    timeout: Res<AnswerTimeout>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(summary) = &mut notes.summary else { return };
    redraw.write(RequestRedraw);
    let Some(answer) = summary.wait(*timeout) else { return };
    notes.summary = None;
    (notes.story, notes.habit) = answer.unwrap_or_default();
    if let Some(outcome) = the_match.outcome() {
        commands.insert_resource(match_end(&outcome, &seating, &notes.story));
    }
}

/// Returns the picture of a match's end. In front is who scored last for the side
/// that it is about, or missed last if it has lost a shootout.
fn match_end(outcome: &Outcome, seating: &Seating, story: &MatchSummary) -> MatchEndPicture {
    let kind = ResultKind::of(outcome, seating.humans(), false).end();
    let side = match (kind, outcome.winner) {
        (MatchEndKind::Lost, Some(winner)) => !winner,
        (_, Some(winner)) => winner,
        (_, None) => seating.humans().first().unwrap_or(Seat::Home),
    };
    let scorer = story.goals.iter().rev().find(|goal| goal.side == side).map(|goal| goal.scorer);
    // After a lost shootout it is the one who missed.
    let missed = story.missed[side].filter(|_| kind == MatchEndKind::Lost);
    let scorer = missed.or(scorer).unwrap_or(STRIKER);
    let number = u8::try_from(scorer + 1).unwrap_or(1);
    MatchEndPicture { kind, front: PlayerId { side, number } }
}

/// Index of the player in front for a side without a goal.
const STRIKER: usize = 8;
