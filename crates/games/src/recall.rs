//! Restores a bot's memory of a match that was played without it: its side of the record is replayed to it.

use std::borrow::Cow;

use ai::opponent_model::Notebook;
use ai::{Bot, Difficulty, HasBots};
use engine::record::read_options;
use engine::{Game, MatchRng, NullSink, Record, RecordError, Seat, SeatSet};

/// Finds the state in which a bot is asked for a decision of a record.
///
/// Of two simultaneous decisions, the second one is asked in the state before the first one. A view may show that the
/// other side has decided, though not what; so the answer would depend on who was quicker.
///
/// Its field has the first of two such decisions: its seat and the state before it.
pub(super) struct QueryState<G>(Option<(Seat, G)>);

impl<G: Game> QueryState<G> {
    pub(super) const fn new() -> Self {
        Self(None)
    }

    /// Returns the state in which the decision of `seat` was asked. Call it for each decision of a record, in their
    /// order, with the state before it.
    pub(super) fn of<'s>(&mut self, state: &'s G, seat: Seat) -> Cow<'s, G> {
        let first = self.0.take();
        if state.seats_to_move() == SeatSet::BOTH {
            self.0 = Some((seat, state.clone()));
        }
        match first {
            Some((decided, before)) if decided != seat => Cow::Owned(before),
            _ => Cow::Borrowed(state),
        }
    }
}

/// Replays a record to the bot of that seat. Returns the number of decisions of its side, and the state at the end.
///
/// # Errors
/// The first error in the record; the bot knows the match up to there.
pub(super) fn replay_to<G: Game>(
    bot: &mut dyn Bot<G>,
    seat: Seat,
    record: &Record,
) -> Result<(u64, G), RecordError> {
    let mut own = 0;
    let mut asked = QueryState::new();
    let each = |_: usize, state: &G, who: Seat, _: &G::Action, _: &mut NullSink| {
        let state = asked.of(state, who);
        if who == seat {
            let mut legal = Vec::new();
            state.legal(seat, &mut legal);
            // As in the match: the generator depends on the number of this side's decisions alone.
            bot.recall(&state.view(seat), &legal, &mut MatchRng::of_decision(record.seed, seat, own));
            own += 1;
        }
    };
    let last = record.replay::<G, _>(&mut NullSink, each)?;
    Ok((own, last))
}

/// Returns the notebook of a reader after the match of a record, if `before` was its notebook before it; none if the
/// bot keeps none, or if notebook or record cannot be read.
///
/// The result depends on these alone. So it does not matter with which notebook the bot played, how long it thought,
/// or what was noted while the match waited.
pub(super) fn noted_after<G: HasBots>(
    record: &Record,
    difficulty: Difficulty,
    seat: Seat,
    before: &Notebook,
) -> Option<Notebook> {
    let options = read_options(record.options.get_ron()).ok()?;
    let mut bot = G::bot_with(difficulty, seat, &options, before).ok()?;
    let (_, last) = replay_to::<G>(&mut *bot, seat, record).ok()?;
    bot.notebook(&last.view(seat))
}
