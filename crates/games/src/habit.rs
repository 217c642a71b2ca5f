//! How often a bot kept to the habit that its line for players promises.

use super::recall::QueryState;
use ai::{Difficulty, HasBots};
use engine::record::read_options;
use engine::{NullSink, Record, RecordError, Seat};

/// Smallest difference between two probabilities that counts.
const DIFFERENT: f64 = 1e-6;

/// The decisions of a bot in one match in which its habit made a difference.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HabitCount {
    /// Number of decisions in which it did what its habit leads to.
    pub as_usual: u32,
    /// Number of decisions in which its habit leads to something else than sound play.
    pub of: u32,
}

/// Counts them in a record; `None` for a bot without a known habit.
///
/// # Errors
/// The first error in the record.
pub(super) fn count<G: HasBots>(
    record: &Record,
    difficulty: Difficulty,
    seat: Seat,
) -> Result<Option<HabitCount>, RecordError> {
    let options: G::Options = read_options(record.options.get_ron())?;
    let Some(mut habit) = G::readable(difficulty, seat, &options) else { return Ok(None) };
    let mut count = HabitCount::default();
    let mut asked = QueryState::new();
    record.replay::<G, _>(&mut NullSink, |_, state: &G, decides, action, _| {
        let state = asked.of(state, decides);
        if decides != seat {
            return;
        }
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let Some(mix) = habit.read(&state.view(seat), &legal) else { return };
        let leans: Vec<_> = mix.deviation().into_iter().filter(|(_, lean)| *lean > DIFFERENT).collect();
        if !leans.is_empty() {
            count.of += 1;
            count.as_usual += u32::from(leans.iter().any(|(wanted, _)| wanted == action));
        }
    })?;
    Ok(Some(count))
}

#[cfg(test)]
mod tests {
    use crate::named;
    use ai::Difficulty;
    use engine::{BySeat, Seat};

    #[test]
    fn a_character_keeps_to_its_habit_more_often_than_best_play_does() {
        for id in ["penalties", "soccer17", "soccer_go"] {
            let game = named(id).unwrap();
            let arena = game.arena("").unwrap();
            let mut totals = [(0, 0); 2];
            for (k, difficulty) in [Difficulty::SemiPro, Difficulty::Pro].into_iter().enumerate() {
                for seed in 0..12 {
                    let played =
                        arena.play_match(seed, BySeat::new(Difficulty::Amateur, difficulty), true).unwrap();
                    // Read as the semi-pro, whoever played.
                    let (record, reader) = (played.record.unwrap(), Difficulty::SemiPro);
                    let count = game.habit_count(&record, reader, Seat::Away).unwrap().unwrap();
                    totals[k] = (totals[k].0 + count.as_usual, totals[k].1 + count.of);
                }
            }
            let [habit, sound] = totals.map(|(kept, of)| f64::from(kept) / f64::from(of));
            assert!(habit > sound + 0.2, "{id}: {habit:.2} v {sound:.2}");
        }
        let ladder = named("soccer52").unwrap();
        let played = ladder
            .arena("")
            .unwrap()
            .play_match(1, BySeat::new(Difficulty::Pro, Difficulty::Pro), true)
            .unwrap();
        let none = ladder.habit_count(&played.record.unwrap(), Difficulty::Pro, Seat::Away).unwrap();
        assert_eq!(none, None);
    }
}
