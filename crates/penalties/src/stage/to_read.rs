//! What the kicks so far show of the other side: where it went, and what its places went by.

use super::super::View;
use super::super::action::GoalPlace;
use super::super::kick::TakenKick;
use engine::Seat;
use stage::opponent_summary::{OpponentSummary, PlaceCounts};
use words::{id, say};

/// Returns where the other side kicked and dived, how often it went where it had gone before, and how often its dives
/// followed the seat's last kick; none before its first kick or dive.
pub(super) fn to_read(view: &View, seat: Seat) -> Option<OpponentSummary> {
    let taken = &view.table.taken;
    let kicks: Vec<GoalPlace> = kicks_of(taken, !seat).map(|taken| taken.kick).collect();
    let dives: Vec<GoalPlace> = kicks_of(taken, seat).map(|taken| taken.dive).collect();
    let own: Vec<GoalPlace> = kicks_of(taken, seat).map(|taken| taken.kick).collect();
    let places = [(id!("pen-read-kicks"), &kicks), (id!("pen-read-dives"), &dives)];
    let places: Vec<PlaceCounts> = places
        .into_iter()
        .filter(|(_, places)| !places.is_empty())
        .map(|(title, places)| PlaceCounts { title: title.into(), counts: counts(places) })
        .collect();
    let repeats = [&kicks, &dives].into_iter().flat_map(|places| places.windows(2));
    let repeats: Vec<bool> = repeats.map(|pair| pair[0] == pair[1]).collect();
    let repeated = share(&repeats).map(|(n, of)| say!("pen-read-repeated", n, of));
    let follows: Vec<bool> = own.iter().zip(dives.iter().skip(1)).map(|(kick, dive)| kick == dive).collect();
    let followed = share(&follows).map(|(n, of)| say!("pen-read-followed", n, of));
    let notes = [repeated, followed].into_iter().flatten().collect();
    (!places.is_empty()).then_some(OpponentSummary { places, notes })
}

/// Returns the kicks of a side.
fn kicks_of(taken: &[TakenKick], side: Seat) -> impl Iterator<Item = &TakenKick> {
    taken.iter().filter(move |taken| taken.by == side)
}

/// Returns how often each place was chosen, from the left.
fn counts(places: &[GoalPlace]) -> [usize; 3] {
    [GoalPlace::Left, GoalPlace::Middle, GoalPlace::Right]
        .map(|place| places.iter().filter(|was| **was == place).count())
}

/// Returns how many of these are true, and their number; none if there are none.
fn share(of: &[bool]) -> Option<(usize, usize)> {
    (!of.is_empty()).then(|| (of.iter().filter(|is| **is).count(), of.len()))
}

#[cfg(test)]
mod tests {
    use super::super::super::{Action, Options, Penalties};
    use super::*;
    use GoalPlace::{Left, Middle, Right};
    use engine::{Game, NullSink};
    use stage::StagedGame;

    /// What is read agrees with the kicks that were taken, and reveals no choice that is still sealed.
    #[test]
    fn what_is_read_counts_the_other_sides_places() {
        let mut state = Penalties::setup(&Options::default(), 4, &mut NullSink).unwrap();
        let seat = state.table.kicker();
        assert_eq!(Penalties::to_read(&state.view(seat), seat), None);
        // The seat kicks left, left and right; they dive right, left and left, and kick left and left.
        for (kick, dive) in [(Left, Right), (Left, Middle), (Left, Left), (Left, Middle), (Right, Left)] {
            let kicker = state.table.kicker();
            let before = Penalties::to_read(&state.view(seat), seat);
            state.apply(kicker, &Action::Kick(kick), &mut NullSink).unwrap();
            let sealed = Penalties::to_read(&state.view(seat), seat);
            assert_eq!(before, sealed);
            state.apply(!kicker, &Action::Dive(dive), &mut NullSink).unwrap();
            assert_ne!(sealed, Penalties::to_read(&state.view(seat), seat));
        }
        let OpponentSummary { places, notes } = Penalties::to_read(&state.view(seat), seat).unwrap();
        let places: Vec<_> = places.iter().map(|place| (place.title.shown(), place.counts)).collect();
        assert_eq!(places, [("Their kicks".to_owned(), [2, 0, 0]), ("Their dives".to_owned(), [2, 0, 1])]);
        let notes: Vec<String> = notes.iter().map(|note| note.shown()).collect();
        assert_eq!(
            notes,
            [
                "They went to the same place again 2 of 3 times.",
                "They dived where your last kick had gone 2 of 2 times.",
            ]
        );
    }
}
