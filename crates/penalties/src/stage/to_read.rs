//! What the kicks so far show of the other side: where it went, and what its places went by.

use super::super::View;
use super::super::action::GoalPlace;
use super::super::kick::TakenKick;
use engine::Seat;
use words::say;
use words::{DisplayText, Separator};

/// Returns where the other side kicked and dived, how often it went where it had gone before, and how often its dives
/// followed the seat's last kick; none before its first kick or dive.
pub(super) fn to_read(view: &View, seat: Seat) -> Option<DisplayText> {
    let taken = &view.table.taken;
    let kicks: Vec<GoalPlace> = of(taken, !seat).map(|taken| taken.kick).collect();
    let dives: Vec<GoalPlace> = of(taken, seat).map(|taken| taken.dive).collect();
    let own: Vec<GoalPlace> = of(taken, seat).map(|taken| taken.kick).collect();
    let kicked = counts(&kicks).map(|[left, middle, right]| say!("pen-read-kicked", left, middle, right));
    let dived = counts(&dives).map(|[left, middle, right]| say!("pen-read-dived", left, middle, right));
    let repeats = [&kicks, &dives].into_iter().flat_map(|places| places.windows(2));
    let repeats: Vec<bool> = repeats.map(|pair| pair[0] == pair[1]).collect();
    let repeated = share(&repeats).map(|(n, of)| say!("pen-read-repeated", n, of));
    let follows: Vec<bool> = own.iter().zip(dives.iter().skip(1)).map(|(kick, dive)| kick == dive).collect();
    let followed = share(&follows).map(|(n, of)| say!("pen-read-followed", n, of));
    let all = [kicked, dived, repeated, followed];
    all.iter().any(Option::is_some).then(|| DisplayText::list(all.into_iter().flatten(), Separator::Space))
}

/// Returns the kicks of a side.
fn of(taken: &[TakenKick], side: Seat) -> impl Iterator<Item = &TakenKick> {
    taken.iter().filter(move |taken| taken.by == side)
}

/// Returns how often each place was chosen, from the left; none if none was.
fn counts(places: &[GoalPlace]) -> Option<[usize; 3]> {
    let count = |place: GoalPlace| places.iter().filter(|was| **was == place).count();
    (!places.is_empty()).then(|| [GoalPlace::Left, GoalPlace::Middle, GoalPlace::Right].map(count))
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
        let read = Penalties::to_read(&state.view(seat), seat).unwrap().shown();
        assert_eq!(
            read,
            "They kicked left 2, middle 0, right 0. They dived left 2, right 1, and stayed 0. \
             They went where they had gone the time before 2 times in 3. \
             They dived where you had kicked the time before 2 times in 2."
        );
    }
}
