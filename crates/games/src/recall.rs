//! Restores a bot's memory of a match that was played without it: its side of the record is replayed to it.

use ai::opponent_model::Notebook;
use ai::{Bot, HasBots, Level};
use engine::record::read_options;
use engine::{Game, MatchRng, NullSink, Record, RecordError, Seat};

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
    let each = |_: usize, state: &G, who: Seat, _: &G::Action, _: &mut NullSink| {
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
    (level, seat): (Level, Seat),
    before: &Notebook,
) -> Option<Notebook> {
    let options = read_options(record.options.get_ron()).ok()?;
    let mut bot = G::bot_with(level, seat, &options, before).ok()?;
    let (_, last) = replay_to::<G>(&mut *bot, seat, record).ok()?;
    bot.notebook(&last.view(seat))
}
