//! The wall of honours: the honours that are nearly earned, and the cups on the shelf.

use super::PersonResult;
use super::honours::HonourProgress;
use store::ArchivedMatch;

impl HonourProgress {
    /// Returns the share that is done, 0..=1.
    #[must_use]
    pub fn fraction(&self) -> f32 {
        self.achieved as f32 / self.required.max(1) as f32
    }
}

/// Returns the `most` honours that are nearest: those of which the greatest share is done, then the first ones of the
/// wall. Earned ones are left out.
#[must_use]
pub fn nearest(honours: &[HonourProgress], most: usize) -> Vec<&HonourProgress> {
    let mut open: Vec<&HonourProgress> =
        honours.iter().filter(|progress| progress.earned_in.is_none()).collect();
    open.sort_by(|a, b| b.fraction().total_cmp(&a.fraction()));
    open.truncate(most);
    open
}

/// Returns the finals of cups that the person has won, in the order of `matches`.
pub fn cup_wins<'a>(matches: impl IntoIterator<Item = &'a ArchivedMatch>) -> Vec<&'a ArchivedMatch> {
    let won = |archived: &&ArchivedMatch| {
        archived.cup_final && archived.ended_for_person() == Some(PersonResult::Won)
    };
    matches.into_iter().filter(won).collect()
}

#[cfg(test)]
mod tests {
    use super::super::honours::{Honour, HonourGroup};
    use super::super::tests::kept;
    use super::*;
    use engine::Seat;

    #[test]
    fn every_group_has_honours() {
        for group in HonourGroup::ALL {
            let n = Honour::ALL.iter().filter(|honour| honour.group() == group).count();
            assert!((3..=8).contains(&n), "{group:?}: {n}");
        }
    }

    #[test]
    fn the_nearest_honours_have_the_most_progress() {
        let of =
            |honour, achieved, required, earned_in| HonourProgress { honour, achieved, required, earned_in };
        let won = kept("human", "pro", Some(Seat::Home));
        let honours = [
            of(Honour::OffTheMark, 1, 1, Some(won)),
            of(Honour::Regular, 5, 25, None),
            of(Honour::OnTheRoad, 0, 1, None),
            of(Honour::FiveInARow, 4, 5, None),
            of(Honour::Rout, 0, 1, None),
        ];
        let names: Vec<Honour> = nearest(&honours, 3).iter().map(|progress| progress.honour).collect();
        assert_eq!(names, [Honour::FiveInARow, Honour::Regular, Honour::OnTheRoad]);
        assert!(nearest(&[], 3).is_empty());
    }

    #[test]
    fn only_won_finals_count_as_cups() {
        let won = ArchivedMatch { cup_final: true, ..kept("human", "pro", Some(Seat::Home)) };
        let matches = [
            won.clone(),
            ArchivedMatch { cup_final: true, ..kept("human", "pro", Some(Seat::Away)) },
            kept("human", "pro", Some(Seat::Home)),
            ArchivedMatch { cup_final: true, ..kept("pro", "rookie", Some(Seat::Home)) },
        ];
        assert_eq!(cup_wins(&matches), [&won]);
    }
}
