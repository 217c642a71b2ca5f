//! The form of each side, and its chance to win the competition, from simulated ends.

use std::collections::BTreeMap;

use super::{Competition, Fixture, FixtureResult};
use ai::Difficulty;
use engine::rng::mix;
use engine::{BySeat, MatchRng, Seat};
use players::controller::Controller;

/// Number of simulated ends that the page asks for.
pub const PLAYS: u32 = 400;
/// The difficulty whose rating a person has who is not known.
const PERSON: Difficulty = Difficulty::Amateur;
/// Maximum number of matches of a form.
const MAX_FORM_MATCHES: usize = 5;

/// The ratings of people, by side and by the id of a game, as far as they are known.
pub type PersonRatings = Vec<BTreeMap<String, i32>>;

impl Competition {
    /// Returns the results of the last matches of that side, the last one at the end: won, drawn or lost.
    #[must_use]
    pub fn form(&self, side: usize) -> Vec<std::cmp::Ordering> {
        let rounds = self.rounds();
        let of = |fixture: &Fixture| {
            let seat = Seat::BOTH.into_iter().find(|seat| fixture.sides[*seat] == side)?;
            Some(match fixture.played?.winner {
                None => std::cmp::Ordering::Equal,
                Some(winner) if winner == seat => std::cmp::Ordering::Greater,
                Some(_) => std::cmp::Ordering::Less,
            })
        };
        let mut all: Vec<_> = rounds.iter().flatten().filter_map(of).collect();
        all.drain(..all.len().saturating_sub(MAX_FORM_MATCHES));
        all
    }

    /// Returns the chance of each side to win it all: its share of that many ends, simulated from the ratings of the
    /// bots' difficulties and of `people`. The same progress gives the same chances. Slow: call it off the main thread.
    /// `None` once `stop` says so.
    #[must_use]
    pub fn chances(&self, plays: u32, people: &PersonRatings, stop: impl Fn() -> bool) -> Option<Vec<f32>> {
        let mut won = vec![0_u32; self.entrants.len()];
        let mut chance = MatchRng::new(mix(self.seed, 0x0DD5 + self.progress()));
        for _ in 0..plays {
            if stop() {
                return None;
            }
            let mut on = self.clone();
            loop {
                let due = on.next_fixtures();
                if due.is_empty() {
                    break;
                }
                for fixture in due {
                    let tally = on.guess(&fixture, people, &mut chance);
                    on.results.insert(fixture.id(), tally);
                }
            }
            if let Some(count) = on.champion().and_then(|side| won.get_mut(side)) {
                *count += 1;
            }
        }
        Some(won.into_iter().map(|count| count as f32 / plays.max(1) as f32).collect())
    }

    /// Returns a possible result of a match by the ratings of both sides.
    fn guess(&self, fixture: &Fixture, people: &PersonRatings, chance: &mut MatchRng) -> FixtureResult {
        let rating = |seat: Seat| {
            let game = self.game_of(fixture)?;
            let (difficulty, known) = match self.controllers(fixture)[seat] {
                Controller::Human => {
                    (PERSON, people.get(fixture.sides[seat]).and_then(|of| of.get(game.id())))
                }
                Controller::Bot(difficulty) => (difficulty, None),
            };
            Some(known.copied().unwrap_or(game.ratings()[difficulty as usize]))
        };
        let [home, away] = Seat::BOTH.map(|seat| rating(seat).unwrap_or_default());
        let share = 1.0 / (1.0 + 10_f64.powf(f64::from(away - home) / 400.0));
        // Equals draw often, where a match may be drawn.
        let drawn = if fixture.decides { 0.0 } else { 0.25 * (1.0 - (2.0 * share - 1.0).abs()) };
        let mut draw = || f64::from(chance.below(1_000_000)) / 1e6;
        let (luck, win) = (draw(), draw());
        let less = chance.below(3);
        let more = less + 1 + chance.below(2);
        let score = if luck < drawn {
            BySeat::new(less, less)
        } else if win < share {
            BySeat::new(more, less)
        } else {
            BySeat::new(less, more)
        };
        FixtureResult { winner: score.ahead(), score, kicks: None }
    }
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering::{Equal, Greater, Less};

    use super::super::{CompetitionKind, Format, Legs, entrants};
    use super::*;
    use games::named;

    fn begun(kind: CompetitionKind, sides: usize, legs: Legs) -> Competition {
        let format = Format { legs, ..Format::new(named("soccer_go").unwrap(), kind) };
        Competition::with_format(format, entrants(sides, 1, None, &[]), 5).unwrap()
    }

    #[test]
    fn chances_add_up_and_favour_the_strong() {
        for (kind, sides) in
            [(CompetitionKind::Cup, 8), (CompetitionKind::League, 7), (CompetitionKind::Groups, 8)]
        {
            let on = begun(kind, sides, Legs::Single);
            let found = on.chances(PLAYS, &PersonRatings::new(), || false).unwrap();
            assert!((found.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{found:?}");
            let of = |difficulty| {
                let sides =
                    (0..sides).filter(|side| on.entrants()[*side].controller == Controller::Bot(difficulty));
                sides.map(|side| found[side]).sum::<f32>()
            };
            assert!(of(Difficulty::WorldClass) > of(Difficulty::Rookie), "{kind:?}: {found:?}");
            assert_eq!(on.chances(PLAYS, &PersonRatings::new(), || false), Some(found), "the same again");
            assert_eq!(on.chances(PLAYS, &PersonRatings::new(), || true), None);
        }
    }

    #[test]
    fn a_person_is_as_strong_as_known() {
        let on = begun(CompetitionKind::Cup, 8, Legs::Single);
        let with = |points: i32| {
            let of = |side: usize| {
                if side == 0 { BTreeMap::from([("soccer_go".to_owned(), points)]) } else { BTreeMap::new() }
            };
            on.chances(PLAYS, &(0..8).map(of).collect(), || false).unwrap()[0]
        };
        let usual = on.chances(PLAYS, &PersonRatings::new(), || false).unwrap()[0];
        assert!(with(3000) > 0.9 && with(-3000) < 0.05 && (0.05..0.9).contains(&usual), "{usual}");
    }

    #[test]
    fn a_person_who_is_not_known_has_the_chances_of_an_amateur() {
        let on = begun(CompetitionKind::Cup, 8, Legs::Single);
        let amateur = named("soccer_go").unwrap().ratings()[Difficulty::Amateur as usize];
        let rated = vec![BTreeMap::from([("soccer_go".to_owned(), amateur)]); 8];
        let unknown = on.chances(PLAYS, &PersonRatings::new(), || false);
        assert_eq!(on.chances(PLAYS, &rated, || false), unknown);
    }

    #[test]
    fn equals_draw_a_quarter_of_their_matches_where_a_match_may_be_drawn() {
        for (kind, expected) in [(CompetitionKind::League, 900..=1100), (CompetitionKind::Cup, 0..=0)] {
            let on = begun(kind, 4, Legs::Single);
            let fixture = on.for_people().unwrap();
            let controllers = on.controllers(&fixture);
            let bot = Seat::BOTH.into_iter().find_map(|seat| match controllers[seat] {
                Controller::Bot(difficulty) => Some(difficulty),
                Controller::Human => None,
            });
            let equal = named("soccer_go").unwrap().ratings()[bot.unwrap() as usize];
            let people = vec![BTreeMap::from([("soccer_go".to_owned(), equal)]); 4];
            let mut chance = MatchRng::new(3);
            let results = (0..4000).map(|_| on.guess(&fixture, &people, &mut chance));
            let drawn = results.filter(|result| result.winner.is_none()).count();
            assert!(expected.contains(&drawn), "{kind:?}: {drawn} of 4000");
        }
    }

    #[test]
    fn a_decided_league_gives_its_winner_a_chance_of_one() {
        let mut on = begun(CompetitionKind::League, 4, Legs::Single);
        while let Some(fixture) = on.next_fixtures().first().copied() {
            let home = fixture.sides[Seat::Home] < fixture.sides[Seat::Away];
            let score = if home { BySeat::new(1, 0) } else { BySeat::new(0, 1) };
            on.record_result(&fixture, FixtureResult { winner: score.ahead(), score, kicks: None }).unwrap();
        }
        assert_eq!(on.chances(9, &PersonRatings::new(), || false), Some(vec![1.0, 0.0, 0.0, 0.0]));
        assert_eq!((on.form(0), on.form(3)), (vec![Greater; 3], vec![Less; 3]));
    }

    #[test]
    fn a_form_holds_the_last_five() {
        let mut on = begun(CompetitionKind::League, 10, Legs::Single);
        while let Some(fixture) = on.next_fixtures().first().copied() {
            let score = if fixture.round < 8 { BySeat::new(0, 0) } else { BySeat::new(2, 1) };
            on.record_result(&fixture, FixtureResult { winner: score.ahead(), score, kicks: None }).unwrap();
        }
        for side in 0..10 {
            let form = on.form(side);
            assert_eq!((form.len(), &form[..4]), (5, &[Equal; 4][..]));
            assert_ne!(form[4], Equal);
        }
    }
}
