//! Figures of a person's matches, counted from the archive alone.

use super::{MatchOpponent, PersonResult};
use ai::Difficulty;
use ai::estimate::ValueUnit;
use ai::strength::Strength;
use games::dyn_game::DynGame;
use games::find;
use store::ArchivedMatch;

/// Maximum number of results in the form.
pub const MAX_FORM_RESULTS: usize = 20;

/// Sums of reports for the person, in one unit.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReportTotals {
    /// Number of matches with a report.
    pub matches: u32,
    /// Total value that the person's decisions lost.
    value_lost: f64,
    /// Total luck of the person.
    luck: f64,
    /// The value lost in each of the most recent matches, newest last; at most [`MAX_FORM_RESULTS`].
    pub recent: Vec<f64>,
}

impl ReportTotals {
    /// Returns the value that the person's decisions lost per match.
    #[must_use]
    pub fn value_lost(&self) -> f64 {
        self.value_lost / f64::from(self.matches.max(1))
    }

    /// Returns the person's luck per match.
    #[must_use]
    pub fn luck(&self) -> f64 {
        self.luck / f64::from(self.matches.max(1))
    }

    fn count(&mut self, value_lost: f64, luck: f64) {
        self.matches += 1;
        self.value_lost += value_lost;
        self.luck += luck;
        push_recent(&mut self.recent, value_lost);
    }
}

/// Appends to the last values and drops the oldest beyond [`MAX_FORM_RESULTS`].
fn push_recent<T>(recent: &mut Vec<T>, value: T) {
    if recent.len() == MAX_FORM_RESULTS {
        recent.remove(0);
    }
    recent.push(value);
}

/// Shootout kicks of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KickRecord {
    /// Number of kicks that went in.
    pub scored: u32,
    /// Number of kicks.
    pub taken: u32,
}

impl KickRecord {
    /// Returns the number of kicks that were saved or went wide.
    #[must_use]
    pub const fn missed(&self) -> u32 {
        self.taken.saturating_sub(self.scored)
    }

    const fn count(&mut self, taken: u32, scored: u32) {
        self.taken += taken;
        self.scored += scored;
    }
}

/// A bot that was beaten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BeatenBot {
    /// The id of the game.
    pub game: &'static str,
    /// The bot.
    pub difficulty: Difficulty,
    /// Its strength in that game.
    strength: Strength,
}

/// Totals of some matches. Only matches with exactly one person count, and no lessons.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CareerStats {
    /// Number of matches.
    pub played: u32,
    /// Number of wins.
    pub won: u32,
    /// Number of draws.
    pub drawn: u32,
    /// Number of defeats.
    pub lost: u32,
    /// Goals scored, without shootouts.
    pub scored: u32,
    /// Goals conceded, without shootouts.
    pub conceded: u32,
    /// Matches without a goal conceded.
    pub clean_sheets: u32,
    /// The largest number of wins in a row.
    pub longest_winning_streak: u32,
    /// Wins after being at least two goals behind.
    pub comebacks: u32,
    /// The score of the biggest win; the first such match.
    pub biggest_win: Option<(u32, u32)>,
    /// The person's shootout kicks.
    pub kicks: KickRecord,
    /// The other side's shootout kicks.
    pub kicks_faced: KickRecord,
    /// The last results, newest last.
    pub form: Vec<PersonResult>,
    /// Seconds at the table, over matches where this is known.
    pub secs: u64,
    /// Number of matches with known time.
    pub matches_with_time: u32,
    /// The strongest bot that was beaten.
    pub beaten: Option<BeatenBot>,
    /// Sums of reports in winning chance.
    wins: ReportTotals,
    /// Sums of reports in goals, for solo games.
    goals: ReportTotals,
    /// Number of wins in a row up to the last match.
    winning_streak: u32,
}

impl CareerStats {
    /// Counts these matches, in any order.
    pub fn from_matches<'a>(matches: impl IntoIterator<Item = &'a ArchivedMatch>) -> Self {
        let mut figures = Self::default();
        for archived in counted(matches) {
            figures.count(archived);
        }
        figures
    }

    /// Returns the share of points, 0..=1. A win counts 1, a draw a half.
    #[must_use]
    pub fn share(&self) -> f64 {
        if self.played == 0 {
            return 0.0;
        }
        (f64::from(self.won) + f64::from(self.drawn) / 2.0) / f64::from(self.played)
    }

    /// Returns the number of wins in a row up to the last match.
    #[must_use]
    pub const fn winning_streak(&self) -> u32 {
        self.winning_streak
    }

    /// Returns the sums in the unit that most reports have; the two units cannot be added.
    #[must_use]
    pub const fn report_totals(&self) -> (ValueUnit, &ReportTotals) {
        if self.goals.matches > self.wins.matches {
            (ValueUnit::Goals, &self.goals)
        } else {
            (ValueUnit::Wins, &self.wins)
        }
    }

    fn count(&mut self, archived: &ArchivedMatch) {
        let Some((seat, ended)) = archived.person().zip(archived.ended_for_person()) else { return };
        let [ours, theirs] = [seat, !seat].map(|seat| archived.result.score[seat]);
        self.played += 1;
        match ended {
            PersonResult::Won => self.won += 1,
            PersonResult::Drawn => self.drawn += 1,
            PersonResult::Lost => self.lost += 1,
        }
        self.scored += ours;
        self.conceded += theirs;
        self.clean_sheets += u32::from(theirs == 0);
        let (taken, scored) = (archived.stats.kicks, archived.stats.kicks_scored);
        self.kicks.count(taken[seat], scored[seat]);
        self.kicks_faced.count(taken[!seat], scored[!seat]);
        self.secs += u64::from(archived.secs.unwrap_or(0));
        self.matches_with_time += u32::from(archived.secs.is_some());
        if let Some(sums) = archived.report_totals {
            let report_totals = match sums.unit {
                ValueUnit::Wins => &mut self.wins,
                ValueUnit::Goals => &mut self.goals,
            };
            report_totals.count(sums.skill_loss(seat), sums.luck_of(seat));
        }
        if let (PersonResult::Won, Some(MatchOpponent::Bot(difficulty))) = (ended, archived.rival())
            && let Some(game) = find(&archived.game)
        {
            let beaten = BeatenBot { game: game.id(), difficulty, strength: game.strength(difficulty) };
            self.beaten = Some(self.beaten.filter(|best| best.strength >= beaten.strength).unwrap_or(beaten));
        }
        if ended == PersonResult::Won {
            self.winning_streak += 1;
            self.longest_winning_streak = self.longest_winning_streak.max(self.winning_streak);
            self.comebacks += u32::from(archived.max_deficit[seat] >= 2);
            let by = |(ours, theirs): (u32, u32)| ours.saturating_sub(theirs);
            if ours > theirs && self.biggest_win.is_none_or(|best| by((ours, theirs)) > by(best)) {
                self.biggest_win = Some((ours, theirs));
            }
        } else {
            self.winning_streak = 0;
        }
        push_recent(&mut self.form, ended);
    }
}

/// Returns the figures against each opponent: bots by their strength in the games of these matches, the weakest
/// first, then others; `None` for one manager alone.
pub fn by_rival<'a>(
    matches: impl IntoIterator<Item = &'a ArchivedMatch>,
) -> Vec<(Option<MatchOpponent>, CareerStats)> {
    let mut all: Vec<(Option<MatchOpponent>, CareerStats)> = Vec::new();
    let mut games: Vec<&'static dyn DynGame> = Vec::new();
    for archived in counted(matches) {
        let rival = archived.rival();
        let at = all.iter().position(|(known, _)| *known == rival).unwrap_or_else(|| {
            all.push((rival, CareerStats::default()));
            all.len() - 1
        });
        all[at].1.count(archived);
        let new = |game: &&dyn DynGame| games.iter().all(|known| known.id() != game.id());
        games.extend(find(&archived.game).filter(new));
    }
    let strength =
        |difficulty: Difficulty| games.iter().map(|game| game.strength(difficulty)).sum::<Strength>();
    all.sort_by_key(|(rival, _)| match rival {
        None => (0, Strength::default()),
        Some(MatchOpponent::Bot(difficulty)) => (1, strength(*difficulty)),
        Some(MatchOpponent::Person) => (2, Strength::default()),
        Some(MatchOpponent::Bots) => (3, Strength::default()),
    });
    all
}

/// Returns the matches that count, oldest first.
pub(super) fn counted<'a>(matches: impl IntoIterator<Item = &'a ArchivedMatch>) -> Vec<&'a ArchivedMatch> {
    let counts = |archived: &&ArchivedMatch| archived.lesson.is_none() && archived.person().is_some();
    let mut counted: Vec<&ArchivedMatch> = matches.into_iter().filter(counts).collect();
    counted.sort_by(|a, b| (a.ended, &a.id).cmp(&(b.ended, &b.id)));
    counted
}

#[cfg(test)]
mod tests {
    use super::super::tests::kept;
    use super::*;
    use ai::ledger::LedgerTotals;
    use competition::FixtureResult;
    use engine::{BySeat, Seat};
    use games::match_stats::MatchStats;

    fn ended(at: u64, away: &str, score: [u32; 2], behind: u32) -> ArchivedMatch {
        let score = BySeat::new(score[0], score[1]);
        let result = FixtureResult { winner: score.ahead(), score, kicks: None };
        ArchivedMatch { ended: at, result, max_deficit: BySeat::new(behind, 0), ..kept("human", away, None) }
    }

    #[test]
    fn matches_are_added_up() {
        let mut matches = vec![
            ended(5, "pro", [0, 2], 2),
            ended(1, "pro", [1, 0], 0),
            ended(2, "rookie", [4, 3], 2),
            ended(3, "rookie", [3, 0], 0),
            ended(4, "pro", [1, 1], 1),
        ];
        matches.push(ArchivedMatch { lesson: Some("first-match".to_owned()), ..matches[0].clone() });
        matches.push(kept("human", "human", Some(Seat::Home)));
        let kicks = Some(BySeat::new(4, 3));
        let shot = FixtureResult { winner: Some(Seat::Home), score: BySeat::new(2, 2), kicks };
        let stats =
            MatchStats { kicks: BySeat::new(5, 4), kicks_scored: BySeat::new(4, 3), ..MatchStats::default() };
        matches.push(ArchivedMatch { result: shot, stats, ..ended(6, "pro", [2, 2], 0) });
        let all = CareerStats::from_matches(&matches);
        assert_eq!((all.played, all.won, all.drawn, all.lost), (6, 4, 1, 1));
        assert_eq!((all.scored, all.conceded, all.clean_sheets), (11, 8, 2));
        assert_eq!((all.longest_winning_streak, all.comebacks, all.biggest_win), (3, 1, Some((3, 0))));
        assert_eq!(all.kicks, KickRecord { scored: 4, taken: 5 });
        assert_eq!((all.kicks_faced.missed(), all.kicks_faced.taken), (1, 4));
        use PersonResult::{Drawn, Lost, Won};
        assert_eq!(all.form, [Won, Won, Won, Drawn, Lost, Won]);
        assert!((all.share() - 4.5 / 6.0).abs() < 1e-12);
        let rivals = by_rival(&matches);
        let names: Vec<_> = rivals.iter().map(|(rival, figures)| (*rival, figures.played)).collect();
        assert_eq!(
            names,
            [
                (Some(MatchOpponent::Bot(Difficulty::Rookie)), 2),
                (Some(MatchOpponent::Bot(Difficulty::Pro)), 4)
            ]
        );
        assert_eq!(CareerStats::from_matches(&[]).share(), 0.0);
    }

    #[test]
    fn opponents_are_ordered_by_their_strength_in_the_game() {
        let bots = ["world-class", "pro", "international", "semi-pro"];
        let in_game = |game: &str| -> Vec<ArchivedMatch> {
            let won = |(at, bot): (u64, &&str)| ArchivedMatch {
                game: game.to_owned(),
                ..ended(at, bot, [1, 0], 0)
            };
            (0..).zip(&bots).map(won).collect()
        };
        let order = |matches: &[ArchivedMatch]| -> Vec<Option<MatchOpponent>> {
            by_rival(matches).into_iter().map(|(rival, _)| rival).collect()
        };
        use Difficulty::{International, Pro, SemiPro, WorldClass};
        let bot = |difficulty| Some(MatchOpponent::Bot(difficulty));
        let (soccer, go) = (in_game("soccer52"), in_game("soccer_go"));
        assert_eq!(order(&soccer), [SemiPro, Pro, International, WorldClass].map(bot));
        assert_eq!(order(&go), [International, Pro, SemiPro, WorldClass].map(bot));
        // Without the strongest beaten bot, another one is the strongest.
        let strongest = |matches: &[ArchivedMatch]| {
            let beaten = CareerStats::from_matches(&matches[1..]).beaten.unwrap();
            (beaten.game, beaten.difficulty)
        };
        assert_eq!(strongest(&soccer), ("soccer52", International));
        assert_eq!(strongest(&go), ("soccer_go", SemiPro));
    }

    #[test]
    fn the_biggest_win_is_the_first_by_that_margin() {
        let matches = [
            ended(1, "pro", [2, 1], 0),
            ended(4, "pro", [5, 2], 0),
            ended(3, "pro", [3, 0], 0),
            ended(5, "pro", [0, 4], 4),
            ended(6, "pro", [4, 2], 0),
        ];
        assert_eq!(CareerStats::from_matches(&matches).biggest_win, Some((3, 0)));
        assert_eq!(CareerStats::from_matches(&matches[3..4]).biggest_win, None, "a defeat is no win");
    }

    #[test]
    fn reports_times_and_beaten_bots_are_added_up() {
        let report_totals = |unit, given: f64, luck| {
            Some(LedgerTotals {
                unit,
                skill: BySeat::new(-given, 0.5),
                read: BySeat::default(),
                guess: 0.0,
                luck,
            })
        };
        let mut matches = vec![
            ArchivedMatch {
                report_totals: report_totals(ValueUnit::Wins, 0.1, 0.2),
                ..ended(1, "rookie", [1, 0], 0)
            },
            ArchivedMatch {
                report_totals: report_totals(ValueUnit::Wins, 0.3, -0.1),
                secs: Some(60),
                ..ended(2, "pro", [0, 1], 0)
            },
            ArchivedMatch {
                report_totals: report_totals(ValueUnit::Goals, 2.0, 1.0),
                secs: Some(90),
                ..ended(3, "pro", [1, 1], 0)
            },
        ];
        let figures = CareerStats::from_matches(&matches);
        assert_eq!(
            (figures.secs, figures.matches_with_time, figures.beaten.map(|beaten| beaten.difficulty)),
            (150, 2, Some(Difficulty::Rookie))
        );
        let (unit, report_totals) = figures.report_totals();
        assert_eq!(
            (unit, report_totals.matches, &report_totals.recent[..]),
            (ValueUnit::Wins, 2, &[0.1, 0.3][..])
        );
        assert!(
            (report_totals.value_lost() - 0.2).abs() < 1e-12 && (report_totals.luck() - 0.05).abs() < 1e-12
        );
        assert_eq!(CareerStats::from_matches(&matches[2..]).report_totals().0, ValueUnit::Goals);
        assert_eq!(CareerStats::from_matches(&[]).report_totals().1.value_lost(), 0.0);
        // For the away side it is reversed.
        let sums = LedgerTotals {
            unit: ValueUnit::Wins,
            skill: BySeat::new(-0.1, 0.4),
            read: BySeat::default(),
            guess: 0.0,
            luck: 0.3,
        };
        matches = vec![ArchivedMatch { report_totals: Some(sums), ..kept("pro", "human", Some(Seat::Away)) }];
        let figures = CareerStats::from_matches(&matches);
        let (_, report_totals) = figures.report_totals();
        assert_eq!(
            (
                report_totals.value_lost(),
                report_totals.luck(),
                figures.beaten.map(|beaten| beaten.difficulty)
            ),
            (0.4, -0.3, Some(Difficulty::Pro))
        );
    }

    #[test]
    fn the_form_shows_the_last_matches() {
        let matches: Vec<ArchivedMatch> =
            (0..30).map(|k| ended(k, "pro", [u32::from(k >= 25), 0], 0)).collect();
        let figures = CareerStats::from_matches(&matches);
        assert_eq!(figures.form.len(), MAX_FORM_RESULTS);
        assert_eq!(figures.form.iter().filter(|ended| **ended == PersonResult::Won).count(), 5);
    }
}
