//! Matches whose bots think for a counted number of iterations, with random numbers that follow from the seed. So their
//! decisions are the same on every machine, and can be checked afterwards.

use super::recall::QueryState;
use ai::arena::BotMatchError;
use ai::{Bot, Budget, Difficulty, HasBots};
use engine::record::read_options;
use engine::{
    BySeat, Game, IllegalAction, MAX_DECISIONS, MatchRng, NullSink, Outcome, Record, RecordError, Seat,
};

/// A bot and the number of iterations that it gets for each decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountedBot {
    /// Its difficulty.
    pub difficulty: Difficulty,
    /// The number of iterations: see [`Budget::Iterations`].
    pub iterations: u32,
}

/// A match between two such bots.
#[derive(Clone, Debug)]
pub struct ReproducibleMatch {
    /// The result.
    pub outcome: Outcome,
    /// Home's lead in goals after each decision.
    pub leads: Vec<i64>,
    /// The record.
    pub record: Record,
}

/// A bot at its seat, with the number of decisions that it has made.
struct SeatedCountedBot<G: Game> {
    bot: Box<dyn Bot<G>>,
    iterations: u32,
    decided: u64,
}

impl<G: HasBots> SeatedCountedBot<G> {
    fn new(bot: CountedBot, seat: Seat, options: &G::Options) -> Self {
        let CountedBot { difficulty, iterations } = bot;
        Self { bot: G::bot(difficulty, seat, options), iterations, decided: 0 }
    }

    /// Returns its decision in that state: the one that it makes at the table with the same budget.
    fn choose(&mut self, state: &G, seat: Seat, seed: u64) -> G::Action {
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let mut rng = MatchRng::of_decision(seed, seat, self.decided);
        self.decided += 1;
        self.bot.choose(&state.view(seat), &legal, Budget::Iterations(self.iterations), &mut rng).action
    }
}

/// Plays a match between two bots.
///
/// # Errors
/// The options do not go together, or a bot or the game has a bug.
pub(super) fn play<G: HasBots>(
    options: &str,
    seed: u64,
    bots: BySeat<CountedBot>,
) -> Result<ReproducibleMatch, BotMatchError> {
    let options: G::Options = read_options(options)?;
    let mut record = Record::new::<G>(&options, seed)?;
    let mut state = G::setup(&options, seed, &mut NullSink)?;
    let mut seated = BySeat::from_fn(|seat| SeatedCountedBot::<G>::new(bots[seat], seat, &options));
    let mut leads = Vec::new();
    let mut asked = QueryState::new();
    while let Some(seat) = state.seats_to_move().first() {
        if leads.len() as u64 == MAX_DECISIONS {
            return Err(BotMatchError::Endless { seed });
        }
        let action = seated[seat].choose(&asked.of(&state, seat), seat, seed);
        state.apply(seat, &action, &mut NullSink).map_err(|refusal| BotMatchError::Illegal {
            seed,
            n: leads.len() as u64 + 1,
            bot: bots[seat].difficulty.name(),
            seat,
            action: action.to_string(),
            cause: IllegalAction::from(refusal),
        })?;
        record.actions.push((seat, action.to_string()));
        let score = state.score();
        leads.push(i64::from(score[Seat::Home]) - i64::from(score[Seat::Away]));
    }
    let outcome = state.outcome().ok_or(BotMatchError::NoOutcome { seed })?;
    Ok(ReproducibleMatch { outcome, leads, record })
}

/// The decisions of one side of a record, compared with those of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecisionCheck {
    /// Number of decisions of the side that were compared: all of them, or those up to the first difference.
    pub decisions: u64,
    /// Number of the first decision of the match, from 1, that the bot would have made otherwise; `None` if there is
    /// none.
    pub first_difference: Option<usize>,
}

/// Checks if the bot would have made every decision of that seat in a record.
///
/// # Errors
/// The first error in the record.
pub(super) fn check<G: HasBots>(
    record: &Record,
    seat: Seat,
    bot: CountedBot,
) -> Result<DecisionCheck, RecordError> {
    let options: G::Options = read_options(record.options.get_ron())?;
    let mut seated = SeatedCountedBot::<G>::new(bot, seat, &options);
    let mut first_difference = None;
    let mut asked = QueryState::new();
    record.replay::<G, _>(&mut NullSink, |n, state: &G, decides, action, _| {
        let state = asked.of(state, decides);
        let mut is_different = || seated.choose(&state, seat, record.seed) != *action;
        if decides == seat && first_difference.is_none() && is_different() {
            first_difference = Some(n);
        }
    })?;
    Ok(DecisionCheck { decisions: seated.decided, first_difference })
}
