//! Honours that people have earned with the matches of the archive. They follow from the archive and are stored
//! nowhere. So deleting a match removes its honours. Only matches with exactly one person count, and lessons only
//! where stated.

use std::collections::{BTreeMap, BTreeSet, HashSet, VecDeque};

use super::PersonResult;
use super::stats::counted;
use ai::Difficulty;
use ai::estimate::ValueUnit;
use ai::strength::Strength;
use engine::Seat;
use games::{GAMES, find};
use store::ArchivedMatch;
use tour::{Heat, Tour};
use words::MessageId;
use words::id;

/// Maximum winning chance given away in a clean match.
const MAX_CLEAN_LOSS: f64 = 0.05;
/// Minimum winning chance that luck takes in a win against the odds.
const MIN_BAD_LUCK: f64 = 0.15;
/// The period for [`Honour::FullCard`], in seconds.
const DAY: u64 = 24 * 60 * 60;
/// Until this time, in seconds since 1970 (2026-12-01), honours used the order of the difficulties as strength. An
/// honour earned that way by then remains valid.
const BY_DIFFICULTY_UNTIL: u64 = 1_796_083_200;
/// Hours at the table for [`Honour::TenHours`].
const HOURS: u32 = 10;

/// A kind of honours; each has a part of the wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HonourGroup {
    /// Playing at all: matches, hours, every game.
    Participation,
    /// Honours for the beaten opponent.
    Rivals,
    /// Honours for the course of the match.
    MatchCourse,
    /// Finals and shootouts.
    Cups,
    /// Honours for the quality of play.
    Skill,
}

impl HonourGroup {
    /// All kinds in display order.
    pub const ALL: [Self; 5] =
        [Self::Participation, Self::Rivals, Self::MatchCourse, Self::Cups, Self::Skill];

    /// Returns the heading of its part of the wall.
    pub const fn title(self) -> MessageId {
        match self {
            Self::Participation => id!("honour-kind-table"),
            Self::Rivals => id!("honour-kind-rivals"),
            Self::MatchCourse => id!("honour-kind-nights"),
            Self::Cups => id!("honour-kind-cups"),
            Self::Skill => id!("honour-kind-craft"),
        }
    }
}

/// Declares the honours, in display order: each with its group, its name, and the sentence on how it is earned.
macro_rules! honours {
    ($($(#[$doc:meta])* $honour:ident, $group:ident, $name:expr, $how:expr;)+) => {
        /// What a person can earn once and for all, with its condition.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Honour {
            $($(#[$doc])* $honour,)+
        }

        impl Honour {
            /// All honours in display order.
            pub const ALL: [Self; [$(HonourGroup::$group),+].len()] = [$(Self::$honour),+];

            /// Returns the group of the honour.
            #[must_use]
            pub const fn group(self) -> HonourGroup {
                match self {
                    $(Self::$honour => HonourGroup::$group,)+
                }
            }

            /// Returns the honour's name.
            pub const fn name(self) -> MessageId {
                match self {
                    $(Self::$honour => $name,)+
                }
            }

            /// Returns one sentence on how it is earned.
            pub const fn how(self) -> MessageId {
                match self {
                    $(Self::$honour => $how,)+
                }
            }
        }
    };
}

honours! {
    /// Win a match.
    OffTheMark, Participation, id!("honour-off-the-mark"), id!("honour-off-the-mark-how");
    /// Play 25 matches.
    Regular, Participation, id!("honour-regular"), id!("honour-regular-how");
    /// Spend ten hours at the table.
    TenHours, Participation, id!("honour-ten-hours"), id!("honour-ten-hours-how");
    /// Finish a lesson of every game.
    Schooled, Participation, id!("honour-schooled"), id!("honour-schooled-how");
    /// Win in every game.
    AllRounder, Participation, id!("honour-all-rounder"), id!("honour-all-rounder-how");
    /// Play every game within a day.
    FullCard, Participation, id!("honour-full-card"), id!("honour-full-card-how");
    /// Win as the away side.
    OnTheRoad, Rivals, id!("honour-on-the-road"), id!("honour-on-the-road-how");
    /// Beat bots of every difficulty in one game.
    Ladder, Rivals, id!("honour-ladder"), id!("honour-ladder-how");
    /// Win four in a row, each over a stronger bot.
    Climb, Rivals, id!("honour-climb"), id!("honour-climb-how");
    /// Beat a world-class bot.
    GiantKiller, Rivals, id!("honour-giant-killer"), id!("honour-giant-killer-how");
    /// Beat a world-class bot in every game.
    TopOfTheWorld, Rivals, id!("honour-top-of-the-world"), id!("honour-top-of-the-world-how");
    /// Beat a world-class bot without conceding.
    ShutOut, Rivals, id!("honour-shut-out"), id!("honour-shut-out-how");
    /// Draw with a world-class bot.
    HonoursEven, Rivals, id!("honour-honours-even"), id!("honour-honours-even-how");
    /// Win five in a row.
    FiveInARow, MatchCourse, id!("honour-five-in-a-row"), id!("honour-five-in-a-row-how");
    /// Win from two goals down.
    TwoDown, MatchCourse, id!("honour-two-down"), id!("honour-two-down-how");
    /// Win from three goals down.
    ThreeDown, MatchCourse, id!("honour-three-down"), id!("honour-three-down-how");
    /// Win by one goal scored in the last tenth of the match.
    AtTheDeath, MatchCourse, id!("honour-at-the-death"), id!("honour-at-the-death-how");
    /// Beat a bot by four goals.
    Rout, MatchCourse, id!("honour-rout"), id!("honour-rout-how");
    /// Win a shootout.
    FromTheSpot, Cups, id!("honour-from-the-spot"), id!("honour-from-the-spot-how");
    /// Win the final of a cup.
    Silverware, Cups, id!("honour-silverware"), id!("honour-silverware-how");
    /// Win three finals.
    Cabinet, Cups, id!("honour-cabinet"), id!("honour-cabinet-how");
    /// Win a tour.
    TourCup, Cups, id!("honour-tour-cup"), id!("honour-tour-cup-how");
    /// Win a tour without losing a match.
    Unbeaten, Cups, id!("honour-unbeaten"), id!("honour-unbeaten-how");
    /// Win a tour of heat five or harder.
    FifthHeat, Cups, id!("honour-fifth-heat"), id!("honour-fifth-heat-how");
    /// Win a tour of heat nine.
    LastHeat, Cups, id!("honour-last-heat"), id!("honour-last-heat-how");
    /// Win with five saves.
    BrickWall, Skill, id!("honour-brick-wall"), id!("honour-brick-wall-how");
    /// Win without winning the ball, while the other side did.
    HandsOff, Skill, id!("honour-hands-off"), id!("honour-hands-off-how");
    /// Win with a goal from every shot, at least two.
    Clinical, Skill, id!("honour-clinical"), id!("honour-clinical-how");
    /// Beat a bot that is no weaker than the pro, and give almost nothing away.
    CleanMatch, Skill, id!("honour-clean-match"), id!("honour-clean-match-how");
    /// Win a clean match in three games.
    CleanHands, Skill, id!("honour-clean-hands"), id!("honour-clean-hands-how");
    /// Beat a world-class bot that gave away more.
    Outthought, Skill, id!("honour-outthought"), id!("honour-outthought-how");
    /// Win despite much bad luck.
    AgainstTheOdds, Skill, id!("honour-against-the-odds"), id!("honour-against-the-odds-how");
    /// Lose to a bot that gave away more.
    HeadHigh, Skill, id!("honour-head-high"), id!("honour-head-high-how");
    /// Win a deal that was lost before.
    SecondChance, MatchCourse, id!("honour-second-chance"), id!("honour-second-chance-how");
}

/// Progress towards an honour.
#[derive(Clone, Debug, PartialEq)]
pub struct HonourProgress {
    /// The honour to which the progress belongs.
    pub honour: Honour,
    /// Progress, at most `required`.
    pub achieved: u32,
    /// The amount needed.
    pub required: u32,
    /// The match that earned the honour.
    pub earned_in: Option<ArchivedMatch>,
}

/// Returns the progress of every honour over these matches, in any order.
pub fn honour_progress<'a>(
    matches: impl IntoIterator<Item = &'a ArchivedMatch> + Clone,
) -> Vec<HonourProgress> {
    let seen: Vec<PersonMatch<'a>> =
        counted(matches.clone()).into_iter().filter_map(PersonMatch::of).collect();
    let mut lessons: Vec<&ArchivedMatch> = matches
        .into_iter()
        .filter(|archived| archived.lesson.is_some() && !archived.people().is_empty())
        .collect();
    lessons.sort_by(|a, b| (a.ended, &a.id).cmp(&(b.ended, &b.id)));
    let progress = |honour: Honour| {
        let Reached { achieved, required, earned_in } = match honour {
            Honour::Schooled => {
                let mut games = BTreeSet::new();
                let taught = |archived: &&'a ArchivedMatch| {
                    games.insert(archived.game.as_str());
                    games.len()
                };
                reach(lessons.iter().copied(), GAMES.len(), taught)
            }
            _ => of_matches(honour, &seen),
        };
        let (achieved, required) = (achieved.min(required) as u32, required as u32);
        HonourProgress { honour, achieved, required, earned_in: earned_in.cloned() }
    };
    Honour::ALL.into_iter().map(progress).collect()
}

/// A match from the person's side.
#[derive(Clone, Copy)]
struct PersonMatch<'a> {
    archived: &'a ArchivedMatch,
    seat: Seat,
    ended: PersonResult,
    /// Goals of the person and of the other side.
    goals: (u32, u32),
    /// The opposing bot, if any.
    bot: Option<Difficulty>,
}

/// What the ledger of a match says about its person: winning chances.
struct LedgerFigures {
    lost_by_person: f64,
    lost_by_rival: f64,
    /// The luck of the person.
    luck: f64,
}

impl LedgerFigures {
    /// Returns true if the other side gave away more than the person.
    fn rival_lost_more(&self) -> bool {
        self.lost_by_rival > self.lost_by_person
    }
}

impl<'a> PersonMatch<'a> {
    fn of(archived: &'a ArchivedMatch) -> Option<Self> {
        let (seat, ended) = archived.person().zip(archived.ended_for_person())?;
        let goals = (archived.result.score[seat], archived.result.score[!seat]);
        let bot = match archived.rival() {
            Some(super::MatchOpponent::Bot(difficulty)) => Some(difficulty),
            _ => None,
        };
        Some(Self { archived, seat, ended, goals, bot })
    }

    fn won(&self) -> bool {
        self.ended == PersonResult::Won
    }

    /// Returns the tour that the match has won, as its final.
    fn won_tour(&self) -> Option<Tour> {
        let tour = self.archived.tour.as_ref().filter(|_| self.won())?.tour()?;
        tour.is_final(&self.archived.game, self.archived.seed).then_some(tour)
    }

    /// Returns true for a win over the bot of that difficulty.
    fn beat(&self, difficulty: Difficulty) -> bool {
        self.won() && self.bot == Some(difficulty)
    }

    /// Returns the strength of a bot in the game of the match, if this build has the game.
    fn strength_of(&self, difficulty: Difficulty) -> Option<Strength> {
        find(&self.archived.game).map(|game| game.strength(difficulty))
    }

    /// Returns true for a win over a bot that is no weaker than the pro.
    fn beat_a_sound_one(&self) -> bool {
        let sound = |bot: Difficulty| {
            let by_strength = self.strength_of(bot) >= self.strength_of(Difficulty::Pro);
            by_strength || (self.is_early() && bot as usize >= Difficulty::Pro as usize)
        };
        self.won() && self.bot.is_some_and(sound)
    }

    /// Returns true if a build may have judged the match by the order of the difficulties.
    const fn is_early(&self) -> bool {
        self.archived.ended < BY_DIFFICULTY_UNTIL
    }

    fn ahead_by(&self) -> u32 {
        self.goals.0.saturating_sub(self.goals.1)
    }

    /// Returns what the ledger of the match says about the person.
    fn ledger_figures(&self) -> Option<LedgerFigures> {
        let sums = self.archived.report_totals.filter(|sums| sums.unit == ValueUnit::Wins)?;
        Some(LedgerFigures {
            lost_by_person: sums.skill_loss(self.seat),
            lost_by_rival: sums.skill_loss(!self.seat),
            luck: sums.luck_of(self.seat),
        })
    }

    /// A game in which nothing can be given away is no proof of skill.
    fn clean(&self) -> bool {
        let can_err = find(&self.archived.game).is_some_and(|game| !game.only_guesses());
        can_err
            && self.beat_a_sound_one()
            && self.ledger_figures().is_some_and(|figures| figures.lost_by_person < MAX_CLEAN_LOSS)
    }

    /// Returns game, options and seed, which define the deal.
    fn deal(&self) -> (&'a str, &'a str, u64) {
        (&self.archived.game, &self.archived.options, self.archived.seed)
    }
}

/// Progress of some matches.
struct Reached<'a> {
    achieved: usize,
    required: usize,
    earned_in: Option<&'a ArchivedMatch>,
}

trait CountsForHonour<'a>: Copy {
    fn kept(self) -> &'a ArchivedMatch;
}

impl<'a> CountsForHonour<'a> for &'a ArchivedMatch {
    fn kept(self) -> &'a ArchivedMatch {
        self
    }
}

impl<'a> CountsForHonour<'a> for PersonMatch<'a> {
    fn kept(self) -> &'a ArchivedMatch {
        self.archived
    }
}

/// Goes through the matches, oldest first; `step` returns the progress after each.
fn reach<'a, M: CountsForHonour<'a>>(
    matches: impl Iterator<Item = M>,
    required: usize,
    mut step: impl FnMut(&M) -> usize,
) -> Reached<'a> {
    let mut reached = Reached { achieved: 0, required, earned_in: None };
    for seen in matches {
        let now = step(&seen);
        if now >= required && reached.earned_in.is_none() {
            reached.earned_in = Some(seen.kept());
        }
        reached.achieved = reached.achieved.max(now);
    }
    reached
}

/// Counts matches that meet the condition.
fn times<'a>(seen: &[PersonMatch<'a>], of: usize, is: impl Fn(&PersonMatch) -> bool) -> Reached<'a> {
    let mut n = 0;
    reach(seen.iter().copied(), of, |seen| {
        n += usize::from(is(seen));
        n
    })
}

/// Counts distinct keys.
fn different<'a, K: Ord>(
    seen: &[PersonMatch<'a>],
    of: usize,
    key: impl Fn(&PersonMatch<'a>) -> Option<K>,
) -> Reached<'a> {
    let mut keys = BTreeSet::new();
    reach(seen.iter().copied(), of, |seen| {
        keys.extend(key(seen));
        keys.len()
    })
}

/// Returns how much of an honour was reached by these matches of a person, and in which match it was earned.
fn of_matches<'a>(honour: Honour, seen: &[PersonMatch<'a>]) -> Reached<'a> {
    let all = GAMES.len();
    let once = |is: fn(&PersonMatch) -> bool| times(seen, 1, is);
    let game = |seen: &PersonMatch<'a>, so: bool| so.then_some(seen.archived.game.as_str());
    let stats = |seen: &PersonMatch| seen.archived.stats;
    match honour {
        Honour::OffTheMark => once(|seen| seen.won()),
        Honour::Regular => times(seen, 25, |_| true),
        Honour::TenHours => {
            let mut secs = 0_u64;
            reach(seen.iter().copied(), HOURS as usize, |seen| {
                secs += u64::from(seen.archived.secs.unwrap_or(0));
                (secs / 3600) as usize
            })
        }
        // Counted from lessons, which are no matches here.
        Honour::Schooled => Reached { achieved: 0, required: all, earned_in: None },
        Honour::AllRounder => different(seen, all, |seen| game(seen, seen.won())),
        Honour::FullCard => full_card(seen),
        Honour::OnTheRoad => once(|seen| seen.won() && seen.seat == Seat::Away),
        Honour::Ladder => ladder(seen),
        Honour::Climb => climb(seen),
        Honour::GiantKiller => once(|seen| seen.beat(Difficulty::WorldClass)),
        Honour::TopOfTheWorld => different(seen, all, |seen| game(seen, seen.beat(Difficulty::WorldClass))),
        Honour::ShutOut => once(|seen| seen.beat(Difficulty::WorldClass) && seen.goals.1 == 0),
        Honour::HonoursEven => {
            once(|seen| seen.ended == PersonResult::Drawn && seen.bot == Some(Difficulty::WorldClass))
        }
        Honour::FiveInARow => {
            let mut run = 0;
            reach(seen.iter().copied(), 5, |seen| {
                run = if seen.won() { run + 1 } else { 0 };
                run
            })
        }
        Honour::TwoDown => once(|seen| seen.won() && seen.archived.max_deficit[seen.seat] >= 2),
        Honour::ThreeDown => once(|seen| seen.won() && seen.archived.max_deficit[seen.seat] >= 3),
        Honour::AtTheDeath => once(at_the_death),
        Honour::Rout => once(|seen| seen.won() && seen.bot.is_some() && seen.ahead_by() >= 4),
        Honour::FromTheSpot => once(|seen| seen.won() && seen.archived.result.kicks.is_some()),
        Honour::Silverware => once(|seen| seen.won() && seen.archived.cup_final),
        Honour::Cabinet => times(seen, 3, |seen| seen.won() && seen.archived.cup_final),
        Honour::TourCup => once(|seen| seen.won_tour().is_some()),
        Honour::Unbeaten => {
            let mut lost = BTreeSet::new();
            reach(seen.iter().copied(), 1, |seen| {
                if seen.ended == PersonResult::Lost {
                    lost.extend(&seen.archived.tour);
                }
                let is_lost = seen.archived.tour.as_ref().is_some_and(|tour| lost.contains(tour));
                usize::from(!is_lost && seen.won_tour().is_some())
            })
        }
        Honour::FifthHeat => once(|seen| seen.won_tour().is_some_and(|tour| tour.heat().number() >= 5)),
        Honour::LastHeat => {
            once(|seen| seen.won_tour().is_some_and(|tour| tour.heat().number() == Heat::LAST))
        }
        Honour::BrickWall => times(seen, 1, |seen| seen.won() && stats(seen).saves[seen.seat] >= 5),
        Honour::HandsOff => times(seen, 1, |seen| {
            let won = stats(seen).balls_won;
            seen.won() && won[seen.seat] == 0 && won[!seen.seat] > 0
        }),
        Honour::Clinical => times(seen, 1, |seen| {
            seen.won() && seen.goals.0 >= 2 && stats(seen).shots[seen.seat] == seen.goals.0
        }),
        Honour::CleanMatch => once(|seen| seen.clean()),
        Honour::CleanHands => different(seen, 3, |seen| game(seen, seen.clean())),
        Honour::Outthought => once(|seen| {
            seen.beat(Difficulty::WorldClass)
                && seen.ledger_figures().is_some_and(|figures| figures.rival_lost_more())
        }),
        Honour::AgainstTheOdds => once(|seen| {
            seen.won() && seen.ledger_figures().is_some_and(|figures| figures.luck <= -MIN_BAD_LUCK)
        }),
        Honour::HeadHigh => once(|seen| {
            seen.ended == PersonResult::Lost
                && seen.bot.is_some()
                && seen.ledger_figures().is_some_and(|figures| figures.rival_lost_more())
        }),
        Honour::SecondChance => {
            let mut lost = BTreeSet::new();
            reach(seen.iter().copied(), 1, |seen| {
                if seen.ended == PersonResult::Lost {
                    lost.insert(seen.deal());
                }
                usize::from(seen.won() && lost.contains(&seen.deal()))
            })
        }
    }
}

/// Returns true for a win by one goal that was the last goal and fell in the last tenth of the decisions.
fn at_the_death(seen: &PersonMatch) -> bool {
    let late = |(seat, decisions): (Seat, u32)| {
        seat == seen.seat && u64::from(decisions) * 10 > u64::from(seen.archived.decisions) * 9
    };
    seen.won()
        && seen.bot.is_some()
        && seen.ahead_by() == 1
        && seen.archived.result.kicks.is_none()
        && seen.archived.stats.last_goal.is_some_and(late)
}

/// Counts the most games played within a day.
fn full_card<'a>(seen: &[PersonMatch<'a>]) -> Reached<'a> {
    let mut day: VecDeque<PersonMatch> = VecDeque::new();
    let mut games: BTreeMap<&str, usize> = BTreeMap::new();
    reach(seen.iter().copied(), GAMES.len(), |seen| {
        day.push_back(*seen);
        *games.entry(&seen.archived.game).or_default() += 1;
        while let Some(first) = day.front().filter(|first| seen.archived.ended - first.archived.ended >= DAY)
        {
            if let Some(n) = games.get_mut(first.archived.game.as_str()) {
                *n -= 1;
            }
            day.pop_front();
        }
        games.values().filter(|n| **n > 0).count()
    })
}

/// Counts the most difficulties beaten in one game.
fn ladder<'a>(seen: &[PersonMatch<'a>]) -> Reached<'a> {
    let mut beaten: BTreeMap<&str, HashSet<Difficulty>> = BTreeMap::new();
    reach(seen.iter().copied(), Difficulty::ALL.len(), |seen| {
        let Some(difficulty) = seen.bot.filter(|_| seen.won()) else { return 0 };
        let difficulties = beaten.entry(&seen.archived.game).or_default();
        difficulties.insert(difficulty);
        difficulties.len()
    })
}

/// Counts consecutive wins, each over a stronger bot than the one before.
fn climb<'a>(seen: &[PersonMatch<'a>]) -> Reached<'a> {
    let mut by_strength = Run::default();
    let mut by_difficulty = Run::default();
    reach(seen.iter().copied(), 4, |seen| {
        let bot = seen.bot.filter(|_| seen.won());
        let now = by_strength.with(bot.and_then(|bot| seen.strength_of(bot)));
        now.max(by_difficulty.with(bot.filter(|_| seen.is_early()).map(|bot| bot as usize)))
    })
}

/// A run of wins, each over more than the one before.
#[derive(Default)]
struct Run<T> {
    length: usize,
    last: Option<T>,
}

impl<T: Copy + PartialOrd> Run<T> {
    /// Adds the next match: what was beaten, or nothing. Returns the length of the run.
    fn with(&mut self, beaten: Option<T>) -> usize {
        let goes_on = self.last.is_some() && beaten > self.last;
        self.length = if goes_on { self.length + 1 } else { usize::from(beaten.is_some()) };
        self.last = beaten;
        self.length
    }
}

#[cfg(test)]
mod tests;
