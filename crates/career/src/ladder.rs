//! The ladder of a game: its opponents by strength, and one person's results against each. It follows from the archive
//! and is stored nowhere, as honours do.

use super::opponent_record::{LastMatch, OpponentRecord, RemarkHistory};
use super::stats::counted;
use super::{MatchOpponent, PersonResult};
use ai::Difficulty;
use ai::opponent::Opponent;
use engine::Medal;
use games::dyn_game::DynGame;
use players::people::PersonName;
use store::ArchivedMatch;

/// Number of opponents in each game.
pub const RUNGS: usize = Difficulty::ALL.len();

/// An opponent on the ladder, with one person's results against it.
#[derive(Clone, Debug)]
pub struct OpponentEntry {
    /// The opponent.
    pub opponent: &'static Opponent,
    /// The person's results.
    pub record: OpponentRecord,
    remarks: RemarkHistory,
}

/// What one person has reached in one game.
#[derive(Clone, Debug)]
pub struct GameProgress {
    /// The opponents, the weakest first.
    pub rungs: [OpponentEntry; RUNGS],
    /// Number of matches, also of one manager alone.
    pub played: u32,
    /// Goals of both sides in the biggest win; the first such match.
    pub biggest_win: Option<(u32, u32)>,
    /// Number of wins in a row up to now.
    pub streak: u32,
    /// The best medal, in a game with medals.
    pub medal: Option<Medal>,
}

/// Returns the position of that opponent on the ladder of the game: 1 is the weakest, [`RUNGS`] the strongest.
#[must_use]
pub fn rank(game: &dyn DynGame, difficulty: Difficulty) -> usize {
    1 + by_strength(game).iter().position(|known| *known == difficulty).unwrap_or(0)
}

/// Returns the difficulties of a game's bots, the weakest first. Among equals the order of the menus decides.
fn by_strength(game: &dyn DynGame) -> [Difficulty; RUNGS] {
    let mut difficulties = Difficulty::ALL;
    difficulties.sort_by_key(|difficulty| game.strength(*difficulty));
    difficulties
}

impl GameProgress {
    /// Counts the matches of that game that the person of that name played, in any order; without a name, those of
    /// somebody without one. Only matches of exactly one person count, and no lessons.
    pub fn of<'a>(
        game: &'static dyn DynGame,
        person: Option<&PersonName>,
        matches: impl IntoIterator<Item = &'a ArchivedMatch>,
    ) -> Self {
        let mut progress = Self {
            rungs: by_strength(game).map(|difficulty| OpponentEntry {
                opponent: game.opponent(difficulty),
                record: OpponentRecord::default(),
                remarks: RemarkHistory::default(),
            }),
            played: 0,
            biggest_win: None,
            streak: 0,
            medal: None,
        };
        for archived in counted(matches.into_iter().filter(|archived| archived.game == game.id())) {
            let Some((seat, result)) = archived.person().zip(archived.ended_for_person()) else { continue };
            if archived.names[seat].as_ref() == person {
                let goals = (archived.result.score[seat], archived.result.score[!seat]);
                progress.count(game, archived, LastMatch { ended: archived.ended, result, goals });
            }
        }
        progress
    }

    fn count(&mut self, game: &dyn DynGame, archived: &ArchivedMatch, meeting: LastMatch) {
        self.played += 1;
        if let Some(MatchOpponent::Bot(difficulty)) = archived.rival()
            && let Some(place) = self.rungs.iter().position(|rung| rung.opponent.difficulty == difficulty)
        {
            let others = self.rungs.iter().enumerate().filter(|(other, _)| *other != place);
            let others: Vec<_> = others.filter_map(|(_, rung)| rung.record.remark).collect();
            let rung = &mut self.rungs[place];
            rung.record.count(meeting);
            rung.record.remark = rung.remarks.next(&rung.record, place, &others);
        }
        if meeting.result != PersonResult::Won {
            self.streak = 0;
            return;
        }
        self.streak += 1;
        let lead = meeting.goals.0.saturating_sub(meeting.goals.1);
        if lead > 0 && self.biggest_win.is_none_or(|(ours, theirs)| lead > ours - theirs) {
            self.biggest_win = Some(meeting.goals);
        }
        if archived.solo {
            let medals = game.info().medals.iter().filter(|(needs, _)| *needs <= lead);
            self.medal = self.medal.max(medals.map(|(_, medal)| *medal).max());
        }
    }

    /// Returns the person's results against that opponent.
    #[must_use]
    pub fn against(&self, difficulty: Difficulty) -> OpponentRecord {
        let rung = self.rungs.iter().find(|rung| rung.opponent.difficulty == difficulty);
        rung.map_or_else(OpponentRecord::default, |rung| rung.record)
    }

    /// Returns the rank of the strongest opponent that the person has beaten; 0 for none.
    #[must_use]
    pub fn reached(&self) -> usize {
        self.rungs.iter().rposition(|rung| rung.record.won > 0).map_or(0, |place| place + 1)
    }

    /// Returns the opponent one rank above the strongest one that the person has beaten; `None` at the top.
    #[must_use]
    pub fn next(&self) -> Option<&'static Opponent> {
        self.rungs.get(self.reached()).map(|rung| rung.opponent)
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::kept;
    use super::*;
    use competition::FixtureResult;
    use engine::{BySeat, Seat};

    fn ended(game: &str, at: u64, bot: &str, [ours, theirs]: [u32; 2]) -> ArchivedMatch {
        let score = BySeat::new(ours, theirs);
        let result = FixtureResult { winner: score.ahead(), score, kicks: None };
        ArchivedMatch { game: game.to_owned(), ended: at, result, ..kept("human", bot, None) }
    }

    #[test]
    fn the_ladder_is_ordered_by_measured_strength() {
        for game in games::GAMES {
            let strengths = by_strength(*game).map(|difficulty| game.strength(difficulty));
            assert!(strengths.is_sorted(), "{}: {strengths:?}", game.id());
            let ranks: Vec<usize> =
                by_strength(*game).iter().map(|difficulty| rank(*game, *difficulty)).collect();
            assert_eq!(ranks, (1..=RUNGS).collect::<Vec<_>>(), "{}", game.id());
        }
    }

    #[test]
    fn a_win_reaches_the_rank_of_the_beaten_opponent() {
        let game = games::named("soccer52").unwrap();
        let mut matches = vec![
            ended("soccer52", 3, "rookie", [1, 2]),
            ended("soccer52", 1, "amateur", [3, 1]),
            ended("soccer52", 2, "amateur", [1, 1]),
            ended("soccer17", 4, "world-class", [5, 0]),
        ];
        let progress = GameProgress::of(game, None, &matches);
        assert_eq!(progress.reached(), rank(game, Difficulty::Amateur));
        assert_eq!(progress.next().map(|next| rank(game, next.difficulty)), Some(progress.reached() + 1));
        let amateur = progress.against(Difficulty::Amateur);
        assert_eq!((amateur.won, amateur.drawn, amateur.lost, amateur.played()), (1, 1, 0, 2));
        let last = LastMatch { ended: 2, result: PersonResult::Drawn, goals: (1, 1) };
        assert_eq!(amateur.last, Some(last));
        assert_eq!((progress.played, progress.streak, progress.biggest_win), (3, 0, Some((3, 1))));
        matches.push(ended("soccer52", 5, "world-class", [1, 0]));
        let top = GameProgress::of(game, None, &matches);
        assert_eq!((top.reached(), top.next().is_none(), top.streak), (RUNGS, true, 1));
        assert_eq!(top.biggest_win, Some((3, 1)), "the first of the biggest");
    }

    /// Eight opponents that were all beaten alike do not speak alike.
    #[test]
    fn no_two_opponents_of_a_game_say_the_same() {
        for game in games::GAMES {
            for score in [[2, 1], [1, 2], [1, 1], [4, 0], [0, 4]] {
                let matches: Vec<_> = (1..)
                    .zip(Difficulty::ALL)
                    .map(|(at, bot)| ended(game.id(), at, bot.name(), score))
                    .collect();
                let progress = GameProgress::of(*game, None, &matches);
                let said = progress.rungs.iter().filter_map(|rung| rung.record.remark);
                let said: Vec<_> = said.map(|remark| (remark.topic, remark.wording)).collect();
                let twice = said.iter().enumerate().find(|(k, remark)| said[..*k].contains(remark));
                assert!(said.len() == RUNGS && twice.is_none(), "{} {score:?}: {said:?}", game.id());
            }
        }
    }

    #[test]
    fn each_person_climbs_alone_and_lessons_do_not_count() {
        let game = games::named("soccer52").unwrap();
        let anna = PersonName::parse("Anna");
        let mut of_anna = ended("soccer52", 1, "pro", [1, 0]);
        of_anna.names[Seat::Home].clone_from(&anna);
        let lesson =
            ArchivedMatch { lesson: Some("first-match".into()), ..ended("soccer52", 2, "rookie", [1, 0]) };
        let matches = [of_anna, lesson];
        let reached = |person: Option<&PersonName>| GameProgress::of(game, person, &matches).reached();
        assert_eq!((reached(anna.as_ref()), reached(None)), (rank(game, Difficulty::Pro), 0));
    }

    #[test]
    fn a_manager_alone_keeps_the_best_medal() {
        let game = games::named("solitaire").unwrap();
        let alone = |at: u64, score: [u32; 2]| ArchivedMatch {
            solo: true,
            controllers: Some(BySeat::new("human".parse().unwrap(), "human".parse().unwrap())),
            ..ended("solitaire", at, "pro", score)
        };
        let medal = |matches: &[ArchivedMatch]| GameProgress::of(game, None, matches).medal;
        assert_eq!(medal(&[alone(1, [0, 1])]), None);
        let (needs, first) = game.info().medals[0];
        let (more, second) = game.info().medals[1];
        assert_eq!(medal(&[alone(1, [needs, 0])]), Some(first));
        assert_eq!(medal(&[alone(1, [more, 0]), alone(2, [needs, 0])]), Some(second));
    }
}
