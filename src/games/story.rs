//! The story of a match: its log, goals and counts.

use super::dyn_match::DynMatch;
use crate::engine::{BySeat, Seat};
use crate::stage::beat::{Banner, Beat, Headline, LogLine};
use crate::stage::cause::Cause;
use crate::stage::cue::Cue;
use crate::stage::match_counts::MatchCounts;
use crate::stage::match_phase::Clock;
use crate::stage::mouth::KickEnd;
use crate::stage::scene::Audience;
use crate::stage::words::player;
use crate::words::{DisplayText, Id, Joint, hundredths};
use crate::{id, say};

/// The part of a match so far that the screen still needs when the match is resumed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Story {
    /// The match log.
    pub log: Vec<LogLine>,
    /// The last stake that was cued, 0..=1, if any.
    pub stake: Option<f32>,
    /// Every goal of the match, in order.
    pub goals: Vec<Scored>,
    /// Counts of shots, saves and the like.
    pub tally: MatchCounts,
}

/// A goal that was scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scored {
    /// The side that scored.
    pub side: Seat,
    /// Index of the scorer in the club's eleven, 0..=10.
    pub scorer: usize,
    /// Match time; off when no clock runs.
    pub clock: Clock,
}

impl Scored {
    /// Returns the goal that a beat shows, if any. Shootout kicks count as goals only in matches that consist of kicks
    /// alone.
    #[must_use]
    pub fn of(beat: &Beat) -> Option<Self> {
        let count = beat.scene.board.kicks.is_none();
        match &beat.banner {
            Some(Banner::Goal { side, scorer, clock, cause, .. }) => {
                let counts = count || *cause != Cause::WinningKick;
                counts.then_some(Self { side: *side, scorer: *scorer, clock: *clock })
            }
            Some(Banner::Strip { side: Some(side), head: Headline::Scored, .. }) if count => {
                Self::by_kick(*side, beat)
            }
            // A kick at the goal mouth needs no banner.
            None if count => {
                let mouth = beat.scene.mouth.as_ref()?;
                let flight = mouth.flight().filter(|flight| flight.end == KickEnd::Net);
                flight.and_then(|_| Self::by_kick(mouth.kicker.side, beat))
            }
            Some(Banner::Strip { .. }) | None => None,
        }
    }

    /// Returns the goal by a kick of a shootout, if the beat names the kicker.
    fn by_kick(side: Seat, beat: &Beat) -> Option<Self> {
        let scorer = beat.moment.as_ref()?.kicker?;
        let clock = beat.log.as_ref().map_or(Clock::Off, |line| line.clock);
        Some(Self { side, scorer, clock })
    }
}

/// Returns the scorers of a side in the order of their first goals, each with the times of all goals: `Okoro 4′ 36′`.
#[must_use]
pub fn scorers(goals: &[Scored], side: Seat) -> Vec<DisplayText> {
    let mut all: Vec<(usize, Vec<Clock>)> = Vec::new();
    for goal in goals.iter().filter(|goal| goal.side == side) {
        match all.iter_mut().find(|(scorer, _)| *scorer == goal.scorer) {
            Some((_, times)) => times.push(goal.clock),
            None => all.push((goal.scorer, vec![goal.clock])),
        }
    }
    all.iter().map(|(scorer, times)| scorer_text(side, *scorer, times)).collect()
}

/// Returns who scored each goal of a finished match, by side: indices in the club's eleven. `None` before its end, and where
/// a goal has no scorer.
#[must_use]
pub fn scorers_of(live: &dyn DynMatch) -> Option<BySeat<Vec<usize>>> {
    let score = live.outcome()?.score;
    let goals = live.story(Audience { seat: Seat::Home, shared: true }).goals;
    let of = |side: Seat| goals.iter().filter(move |goal| goal.side == side).map(|goal| goal.scorer);
    let scorers = BySeat::from_fn(|side| of(side).collect::<Vec<usize>>());
    Seat::BOTH.into_iter().all(|side| scorers[side].len() == score[side] as usize).then_some(scorers)
}

/// Returns a goal as its scorer with the time: `Okoro 4′`.
#[must_use]
pub fn goal_text(goal: &Scored) -> DisplayText {
    scorer_text(goal.side, goal.scorer, &[goal.clock])
}

fn scorer_text(side: Seat, scorer: usize, times: &[Clock]) -> DisplayText {
    let name = player(side, scorer);
    let clocks: Vec<DisplayText> = times.iter().filter_map(|time| time.in_a_sentence()).collect();
    // Minutes are separated by their mark alone; a comma after it would look wrong.
    let minutes = times.iter().all(|time| matches!(time, Clock::Minute(_)));
    let joint = if minutes { Joint::Space } else { Joint::Comma };
    match (clocks.is_empty(), times.len()) {
        (false, _) => DisplayText::list([name, DisplayText::list(clocks, joint)], Joint::Space),
        (true, 1) => name,
        (true, goals) => say!("scorer-goals", name = name, n = goals),
    }
}

/// A count of both sides: shots, saves, balls won, or possession.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Its label.
    pub name: Id,
    /// The count; per cent of possession.
    pub n: BySeat<u32>,
    /// True for per cent.
    pub share: bool,
}

impl Figure {
    /// Returns one side's count.
    #[must_use]
    pub fn of(self, side: Seat) -> DisplayText {
        if self.share { hundredths(self.n[side]) } else { DisplayText::verbatim(self.n[side].to_string()) }
    }
}

impl Story {
    /// Returns the counts of both sides with their labels: shots, saves, balls won, possession.
    #[must_use]
    pub fn figures(&self) -> Vec<Figure> {
        let counts = self.tally.counts.iter();
        let counts =
            counts.filter_map(|(count, n)| Some(Figure { name: count.title()?, n: *n, share: false }));
        let ball = self.tally.possession();
        let ball = ball.map(|n| Figure { name: id!("count-possession"), n, share: true });
        counts.chain(ball).collect()
    }

    /// Returns the last goal that changed who leads, if there was one: the equaliser, or the one that put a side in front.
    #[must_use]
    pub fn turning_goal(&self) -> Option<Scored> {
        let mut score = BySeat::<u32>::default();
        let mut turning = None;
        for goal in &self.goals {
            let before = score.ahead();
            score[goal.side] += 1;
            if score.ahead() != before {
                turning = Some(*goal);
            }
        }
        turning
    }
}

impl FromIterator<Beat> for Story {
    fn from_iter<I: IntoIterator<Item = Beat>>(beats: I) -> Self {
        let mut story = Self::default();
        for beat in beats {
            story.goals.extend(Scored::of(&beat));
            story.log.extend(beat.log);
            for cue in beat.cues {
                if let Cue::Stake(stake) = cue {
                    story.stake = Some(stake);
                }
            }
        }
        story
    }
}

#[cfg(test)]
mod tests {
    use super::{Scored, Story, scorers, scorers_of};
    use crate::ai::Level;
    use crate::engine::{BySeat, Seat};
    use crate::games::GAMES;
    use crate::id;
    use crate::stage::beat::{Banner, Beat};
    use crate::stage::cause::Cause;
    use crate::stage::match_counts::Count;
    use crate::stage::match_phase::Clock;
    use crate::stage::scene::{Audience, Board, Scene};
    use crate::stage::words::player;

    #[test]
    fn scorers_stand_with_all_their_times() {
        let goal = |side, scorer, clock| Scored { side, scorer, clock };
        let goals = [
            goal(Seat::Home, 8, Clock::Minute(4)),
            goal(Seat::Away, 8, Clock::Minute(9)),
            goal(Seat::Home, 9, Clock::Round { n: 2, of: 4 }),
            goal(Seat::Home, 8, Clock::Minute(36)),
        ];
        let [first, second] = [8, 9].map(|k| player(Seat::Home, k));
        assert_eq!(scorers(&goals, Seat::Home), [format!("{first} 4′ 36′"), format!("{second} round 2")]);
        let twice = [goal(Seat::Home, 8, Clock::Off); 2];
        assert_eq!(scorers(&twice, Seat::Home), [format!("{first} (2)")]);
    }

    /// The kick that wins a shootout is celebrated as a goal, and is none; where a match is nothing but kicks, there are
    /// strips for them.
    #[test]
    fn the_winning_kick_of_a_shootout_is_no_goal_of_the_match() {
        let told = |cause: Cause, kicks: bool| {
            let kicks = kicks.then(BySeat::default);
            let scene = Scene { board: Board { kicks, ..Board::default() }, ..Scene::default() };
            let (side, scorer, clock) = (Seat::Away, 8, Clock::Minute(7));
            let banner = Banner::Goal { side, scorer, cause, clock, weight: 1.0 };
            let goal = Scored::of(&Beat::new(scene, 1.0).banner(banner));
            assert!(goal.is_none_or(|goal| goal == Scored { side, scorer, clock }));
            goal.is_some()
        };
        assert!(told(Cause::Shot, false) && told(Cause::WinningKick, false));
        assert!(told(Cause::Shot, true) && !told(Cause::WinningKick, true));
    }

    #[test]
    fn figures_are_the_counts_of_a_match_with_their_labels() {
        let mut story = Story::default();
        assert!(story.figures().is_empty());
        story.tally.add(Count::Shot, Seat::Away);
        story.tally.add(Count::Won, Seat::Home);
        story.tally.ball = BySeat::new(3, 1);
        let figures: Vec<_> = story
            .figures()
            .into_iter()
            .map(|figure| (figure.name, figure.of(Seat::Home).shown(), figure.of(Seat::Away).shown()))
            .collect();
        let text = |figure: &str| figure.to_owned();
        assert_eq!(
            figures,
            [
                (Count::Shot.title().unwrap(), text("0"), text("1")),
                (Count::Won.title().unwrap(), text("1"), text("0")),
                (id!("count-possession"), text("75%"), text("25%")),
            ]
        );
    }

    #[test]
    fn the_turning_goal_is_the_last_one_that_changed_who_leads() {
        let story = |sides: &[Seat]| {
            let goal = |(scorer, side): (usize, &Seat)| Scored { side: *side, scorer, clock: Clock::Off };
            Story { goals: sides.iter().enumerate().map(goal).collect(), ..Story::default() }
        };
        let (h, a) = (Seat::Home, Seat::Away);
        for (sides, expected) in [
            (&[][..], None),
            (&[h, h, h], Some(0)),
            (&[h, a], Some(1)),
            (&[h, a, a, a], Some(2)),
            (&[h, h, a], Some(0)),
            (&[h, h, a, a], Some(3)),
        ] {
            assert_eq!(story(sides).turning_goal().map(|goal| goal.scorer), expected, "{sides:?}");
        }
    }

    /// Every goal that the scoreboard counts has its scorer, but where a match is nothing but kicks.
    #[test]
    fn a_match_is_told_as_it_was_played() {
        let mut all = 0;
        let mut possessions = 0;
        for game in GAMES {
            let arena = game.arena("").unwrap();
            let levels = BySeat::new(Level::Amateur, Level::Rookie);
            let (mut shots, mut kicks, mut had) = (0, true, BySeat::new(false, false));
            for seed in 0..3 {
                let record = arena.bout(seed, levels, true).unwrap().record.unwrap();
                let live = game.resume(&record).unwrap();
                let story = live.story(Audience { seat: Seat::Home, shared: false });
                let score = live.outcome().unwrap().score;
                let told = |story: &Story| {
                    BySeat::from_fn(|side| {
                        let goals = story.goals.iter().filter(|goal| goal.side == side);
                        goals.map(|goal| goal.scorer).collect::<Vec<_>>()
                    })
                };
                let named = scorers_of(live.as_ref());
                for audience in Seat::BOTH.map(|seat| Audience { seat, shared: false }) {
                    let story = live.story(audience);
                    assert!(
                        named.as_ref().is_none_or(|named| *named == told(&story)),
                        "{} {seed}",
                        game.id()
                    );
                    assert!(named.is_some() || story.goals.is_empty(), "{} {seed}", game.id());
                }
                for side in Seat::BOTH {
                    let goals = story.goals.iter().filter(|goal| goal.side == side).count() as u32;
                    assert!(goals == score[side] || story.goals.is_empty(), "{} {seed}", game.id());
                    kicks &= story.goals.is_empty();
                }
                let shot = story.tally.counts.get(&Count::Shot).copied().unwrap_or_default();
                shots += shot[Seat::Home] + shot[Seat::Away];
                if let Some(ball) = story.tally.possession() {
                    assert_eq!(ball[Seat::Home] + ball[Seat::Away], 100);
                    Seat::BOTH.into_iter().for_each(|side| had[side] |= ball[side] > 0);
                }
            }
            assert_eq!(had[Seat::Home], had[Seat::Away], "{}: possession of one side", game.id());
            possessions += usize::from(had[Seat::Home]);
            assert!(shots > 3, "{}: {shots} shots in three matches", game.id());
            all += usize::from(kicks);
        }
        assert!(all <= 1, "{all} games name no scorer");
        assert!(possessions >= 2, "{possessions} games tell possession");
    }
}
