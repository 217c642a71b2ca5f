//! What a finished match has brought the person who played it, and what is nearest after it.

use super::MatchOpponent;
use super::honours::{Honour, HonourProgress, honour_progress};
use super::ladder::GameProgress;
use super::opponent_record::OpponentRecord;
use super::stats::CareerStats;
use ai::opponent::Opponent;
use engine::Medal;
use games::dyn_game::DynGame;
use store::{ArchivedMatch, MatchId};

/// What a match has brought its person.
#[derive(Clone, Debug)]
pub struct MatchProgress {
    /// The opponent and the person's results against it, with this match; `None` for one manager alone.
    pub opponent: Option<(&'static Opponent, OpponentRecord)>,
    /// The rank of the opponent, if it is the strongest that the person has beaten so far and this was the first win
    /// over it.
    pub new_rank: Option<usize>,
    /// The medal, if it is better than every earlier one.
    pub new_medal: Option<Medal>,
    /// Goals of both sides, if no earlier win in this game was as big and there was one.
    pub new_record: Option<(u32, u32)>,
    /// Number of wins in this game in a row.
    pub streak: u32,
    /// The opponent above the strongest that the person has beaten; `None` at the top, and for one manager alone.
    pub next_opponent: Option<&'static Opponent>,
    /// The honour that takes least from here, of those that are begun.
    pub nearest_honour: Option<HonourProgress>,
}

impl MatchProgress {
    /// Compares what the person of that match had reached before it with what is reached now. `None` for a lesson, for
    /// a match without exactly one person, and if the match is not among `matches`.
    #[must_use]
    pub fn of(game: &'static dyn DynGame, id: &MatchId, matches: &[ArchivedMatch]) -> Option<Self> {
        let archived = matches.iter().find(|archived| archived.id == *id && archived.lesson.is_none())?;
        let person = archived.names[archived.person()?].as_ref();
        let before = GameProgress::of(game, person, matches.iter().filter(|other| other.id != *id));
        let now = GameProgress::of(game, person, matches);
        let opponent = match archived.rival() {
            Some(MatchOpponent::Bot(difficulty)) => {
                Some((game.opponent(difficulty), now.against(difficulty)))
            }
            _ => None,
        };
        Some(Self {
            opponent,
            new_rank: (now.reached() > before.reached()).then(|| now.reached()),
            new_medal: now.medal.filter(|medal| before.medal.is_none_or(|best| *medal > best)),
            new_record: now.biggest_win.filter(|win| before.biggest_win.is_some_and(|best| best != *win)),
            streak: now.streak,
            next_opponent: now.next().filter(|_| opponent.is_some()),
            nearest_honour: nearest(matches),
        })
    }
}

/// Returns the honour that takes the fewest steps more, of those begun but not earned; among equals, the one of which
/// the larger share is done.
fn nearest(matches: &[ArchivedMatch]) -> Option<HonourProgress> {
    let streak = CareerStats::from_matches(matches).winning_streak();
    let begun = honour_progress(matches).into_iter().filter_map(|progress| match progress.honour {
        // Its progress is that of the best run, which may have ended.
        Honour::FiveInARow => Some(HonourProgress { achieved: streak.min(progress.required), ..progress }),
        Honour::Climb => None,
        _ => Some(progress),
    });
    begun
        .filter(|progress| {
            progress.earned_in.is_none() && progress.achieved > 0 && progress.achieved < progress.required
        })
        .min_by_key(|progress| (progress.required - progress.achieved, progress.required))
        .filter(|progress| progress.achieved * 2 >= progress.required)
}

#[cfg(test)]
mod tests {
    use super::super::ladder::rank;
    use super::super::tests::kept;
    use super::*;
    use ai::Difficulty;
    use competition::FixtureResult;
    use engine::{BySeat, Seat};

    fn ended(at: u64, bot: &str, [ours, theirs]: [u32; 2]) -> ArchivedMatch {
        let score = BySeat::new(ours, theirs);
        let result = FixtureResult { winner: score.ahead(), score, kicks: None };
        let id = MatchId::unsaved(&format!("soccer52-{at}"));
        ArchivedMatch { id, game: "soccer52".to_owned(), ended: at, result, ..kept("human", bot, None) }
    }

    fn gains(matches: &[ArchivedMatch]) -> Option<MatchProgress> {
        let last = matches.iter().max_by_key(|archived| archived.ended)?;
        MatchProgress::of(games::named("soccer52").unwrap(), &last.id, matches)
    }

    #[test]
    fn the_first_win_over_the_strongest_opponent_so_far_is_a_new_rank() {
        let game = games::named("soccer52").unwrap();
        let mut matches = vec![ended(1, "amateur", [1, 0])];
        let first = gains(&matches).unwrap();
        assert_eq!(first.new_rank, Some(rank(game, Difficulty::Amateur)));
        assert_eq!(first.new_record, None, "there was none before");
        assert_eq!(first.next_opponent.map(|next| next.difficulty), Some(Difficulty::SemiPro));
        matches.push(ended(2, "amateur", [3, 0]));
        let again = gains(&matches).unwrap();
        assert_eq!((again.new_rank, again.new_record, again.streak), (None, Some((3, 0)), 2));
        let (opponent, record) = again.opponent.unwrap();
        assert_eq!((opponent.difficulty, record.won), (Difficulty::Amateur, 2));
        matches.push(ended(3, "rookie", [1, 0]));
        let below = gains(&matches).unwrap();
        assert_eq!((below.new_rank, below.new_record, below.streak), (None, None, 3));
        matches.push(ended(4, "pro", [0, 2]));
        let lost = gains(&matches).unwrap();
        assert_eq!((lost.new_rank, lost.streak, lost.opponent.unwrap().1.lost), (None, 0, 1));
    }

    #[test]
    fn lessons_and_matches_of_two_people_bring_nothing() {
        let lesson = ArchivedMatch { lesson: Some("first-match".into()), ..ended(1, "rookie", [1, 0]) };
        assert!(gains(&[lesson]).is_none());
        let two = ArchivedMatch {
            controllers: kept("human", "human", Some(Seat::Home)).controllers,
            ..ended(1, "rookie", [1, 0])
        };
        assert!(gains(&[two]).is_none());
    }

    #[test]
    fn the_nearest_honour_counts_the_run_that_goes_on() {
        let won = |at: u64| ended(at, "amateur", [1, 0]);
        let four: Vec<ArchivedMatch> = (1..=4).map(won).collect();
        let nearest = gains(&four).unwrap().nearest_honour.unwrap();
        assert_eq!((nearest.honour, nearest.achieved, nearest.required), (Honour::FiveInARow, 4, 5));
        let mut broken = four;
        broken.push(ended(5, "amateur", [0, 1]));
        let nearest = gains(&broken).unwrap().nearest_honour;
        assert_ne!(nearest.map(|progress| progress.honour), Some(Honour::FiveInARow));
    }
}
