//! The story of a match: its log, goals and counts.

use engine::{BySeat, Seat};
use stage::cause::GoalCause;
use stage::cue::Cue;
use stage::match_counts::StatCounts;
use stage::match_phase::MatchClock;
use stage::mouth::KickOutcome;
use stage::step::{AnimationStep, Banner, Headline, LogLine};
use stage::words::player;
use words::{DisplayText, MessageId, Separator, whole_per_cent};
use words::{id, say};

/// The part of a match so far that the screen still needs when the match is resumed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MatchSummary {
    /// The match log.
    pub log: Vec<LogLine>,
    /// The last stake that was cued, 0..=1, if any.
    pub stake: Option<f32>,
    /// Every goal of the match, in order.
    pub goals: Vec<ScoredGoal>,
    /// Counts of shots, saves and the like.
    pub tally: StatCounts,
    /// Who took the last kick of a shootout that did not go in, for each side: the index in the club's eleven.
    pub missed: BySeat<Option<usize>>,
}

/// A goal that was scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoredGoal {
    /// The side that scored.
    pub side: Seat,
    /// Index of the scorer in the club's eleven, 0..=10.
    pub scorer: usize,
    /// Match time; off when no clock runs.
    pub clock: MatchClock,
}

impl ScoredGoal {
    /// Returns the goal that a step shows, if any. Shootout kicks count as goals only in matches that consist of kicks
    /// alone.
    #[must_use]
    pub fn of(step: &AnimationStep) -> Option<Self> {
        let count = step.scene.board.kicks.is_none();
        match &step.banner {
            Some(Banner::Goal { side, scorer, clock, cause, .. }) => {
                let counts = count || *cause != GoalCause::WinningKick;
                counts.then_some(Self { side: *side, scorer: *scorer, clock: *clock })
            }
            Some(Banner::Strip { side: Some(side), head: Headline::Scored, .. }) if count => {
                Self::by_kick(*side, step)
            }
            // A kick at the goal mouth needs no banner.
            None if count => {
                let mouth = step.scene.mouth.as_ref()?;
                let flight = mouth.flight().filter(|flight| flight.end == KickOutcome::Net);
                flight.and_then(|_| Self::by_kick(mouth.kicker.side, step))
            }
            Some(Banner::Strip { .. }) | None => None,
        }
    }

    /// Returns the goal by a kick of a shootout, if the step names the kicker.
    fn by_kick(side: Seat, step: &AnimationStep) -> Option<Self> {
        let scorer = step.moment.as_ref()?.kicker?;
        let clock = step.log.as_ref().map_or(MatchClock::Off, |line| line.clock);
        Some(Self { side, scorer, clock })
    }
}

/// Returns the scorers of a side in the order of their first goals, each with the times of all goals: `Okoro 4′ 36′`.
#[must_use]
pub fn scorers(goals: &[ScoredGoal], side: Seat) -> Vec<DisplayText> {
    let mut all: Vec<(usize, Vec<MatchClock>)> = Vec::new();
    for goal in goals.iter().filter(|goal| goal.side == side) {
        match all.iter_mut().find(|(scorer, _)| *scorer == goal.scorer) {
            Some((_, times)) => times.push(goal.clock),
            None => all.push((goal.scorer, vec![goal.clock])),
        }
    }
    all.iter().map(|(scorer, times)| scorer_text(side, *scorer, times)).collect()
}

/// Returns a goal as its scorer with the time: `Okoro 4′`.
pub fn goal_text(goal: &ScoredGoal) -> DisplayText {
    scorer_text(goal.side, goal.scorer, &[goal.clock])
}

fn scorer_text(side: Seat, scorer: usize, times: &[MatchClock]) -> DisplayText {
    let name = player(side, scorer);
    let clocks: Vec<DisplayText> = times.iter().filter_map(|time| time.in_a_sentence()).collect();
    // Minutes are separated by their mark alone; a comma after it would look wrong.
    let minutes = times.iter().all(|time| matches!(time, MatchClock::Minute(_)));
    let joint = if minutes { Separator::Space } else { Separator::Comma };
    match (clocks.is_empty(), times.len()) {
        (false, _) => DisplayText::list([name, DisplayText::list(clocks, joint)], Separator::Space),
        (true, 1) => name,
        (true, goals) => say!("scorer-goals", name, n = goals),
    }
}

/// A count of both sides: shots, saves, balls won, or possession.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StatLine {
    /// Its label.
    pub name: MessageId,
    /// The count; per cent of possession.
    pub n: BySeat<u32>,
    /// True for per cent.
    pub share: bool,
}

impl StatLine {
    /// Returns one side's count.
    pub fn of(self, side: Seat) -> DisplayText {
        if self.share {
            whole_per_cent(self.n[side])
        } else {
            DisplayText::verbatim(self.n[side].to_string())
        }
    }
}

impl MatchSummary {
    /// Returns the counts of both sides with their labels: shots, saves, balls won, possession.
    #[must_use]
    pub fn stat_lines(&self) -> Vec<StatLine> {
        let counts = self.tally.counts.iter();
        let counts =
            counts.filter_map(|(count, n)| Some(StatLine { name: count.title()?, n: *n, share: false }));
        let ball = self.tally.possession();
        let ball = ball.map(|n| StatLine { name: id!("count-possession"), n, share: true });
        counts.chain(ball).collect()
    }

    /// Returns the last goal that changed who leads, if there was one: the equaliser, or the one that put a side in
    /// front.
    #[must_use]
    pub fn turning_goal(&self) -> Option<ScoredGoal> {
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

/// Returns the side and the kicker of a kick of a shootout that the step shows, if it does not go in.
fn missed_kick(step: &AnimationStep) -> Option<(Seat, usize)> {
    let mouth = step.scene.mouth.as_ref()?;
    mouth.flight().filter(|flight| flight.end != KickOutcome::Net)?;
    Some((mouth.kicker.side, usize::from(mouth.kicker.number.saturating_sub(1))))
}

impl FromIterator<AnimationStep> for MatchSummary {
    fn from_iter<I: IntoIterator<Item = AnimationStep>>(steps: I) -> Self {
        let mut story = Self::default();
        for step in steps {
            story.goals.extend(ScoredGoal::of(&step));
            if let Some((side, kicker)) = missed_kick(&step) {
                story.missed[side] = Some(kicker);
            }
            story.log.extend(step.log);
            for cue in step.cues {
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
    use super::{MatchSummary, ScoredGoal, scorers};
    use crate::GAMES;
    use ai::Difficulty;
    use engine::{BySeat, Seat, Shootout};
    use stage::cause::GoalCause;
    use stage::match_counts::StatKind;
    use stage::match_phase::MatchClock;
    use stage::mouth::{GoalMouth, KickOutcome, KickPhase, PlainKickOutcome};
    use stage::scene::{Audience, Scene, Scoreboard};
    use stage::step::{AnimationStep, Banner};
    use stage::words::player;
    use words::id;

    #[test]
    fn scorers_are_listed_with_all_their_goal_times() {
        let goal = |side, scorer, clock| ScoredGoal { side, scorer, clock };
        let goals = [
            goal(Seat::Home, 8, MatchClock::Minute(4)),
            goal(Seat::Away, 8, MatchClock::Minute(9)),
            goal(Seat::Home, 9, MatchClock::Round { n: 2, of: 4 }),
            goal(Seat::Home, 8, MatchClock::Minute(36)),
        ];
        let [first, second] = [8, 9].map(|k| player(Seat::Home, k));
        assert_eq!(scorers(&goals, Seat::Home), [format!("{first} 4′ 36′"), format!("{second} round 2")]);
        let twice = [goal(Seat::Home, 8, MatchClock::Off); 2];
        assert_eq!(scorers(&twice, Seat::Home), [format!("{first} (2)")]);
    }

    /// The kick that wins a shootout is celebrated as a goal, and is none; where a match is nothing but kicks, there
    /// are strips for them.
    #[test]
    fn the_winning_kick_of_a_shootout_does_not_count_as_a_goal() {
        let counts_as_goal = |cause: GoalCause, kicks: bool| {
            let kicks = kicks.then(BySeat::default);
            let scene = Scene { board: Scoreboard { kicks, ..Scoreboard::default() }, ..Scene::default() };
            let (side, scorer, clock) = (Seat::Away, 8, MatchClock::Minute(7));
            let banner = Banner::Goal { side, scorer, cause, clock, weight: 1.0 };
            let goal = ScoredGoal::of(&AnimationStep::new(scene, 1.0).banner(banner));
            assert!(goal.is_none_or(|goal| goal == ScoredGoal { side, scorer, clock }));
            goal.is_some()
        };
        assert!(counts_as_goal(GoalCause::Shot, false) && counts_as_goal(GoalCause::WinningKick, false));
        assert!(counts_as_goal(GoalCause::Shot, true) && !counts_as_goal(GoalCause::WinningKick, true));
    }

    #[test]
    fn a_summary_knows_who_missed_the_last_kick() {
        let kick = |side, number, end| {
            let mut mouth =
                GoalMouth::without_choice(&Shootout::new(5, side), side, Some(PlainKickOutcome::Off));
            mouth.kicker.number = number;
            if let KickPhase::Struck(flight) = &mut mouth.phase {
                flight.end = end;
            }
            AnimationStep::new(Scene { mouth: Some(mouth), ..Scene::default() }, 1.0)
        };
        let story: MatchSummary = [
            kick(Seat::Home, 9, KickOutcome::Over),
            kick(Seat::Away, 4, KickOutcome::Net),
            kick(Seat::Home, 10, KickOutcome::Gloves),
            kick(Seat::Home, 7, KickOutcome::Net),
        ]
        .into_iter()
        .collect();
        assert_eq!(story.missed, BySeat::new(Some(9), None));
    }

    #[test]
    fn statistics_are_the_counts_of_a_match_with_their_labels() {
        let mut story = MatchSummary::default();
        assert!(story.stat_lines().is_empty());
        story.tally.add(StatKind::Shot, Seat::Away);
        story.tally.add(StatKind::Won, Seat::Home);
        story.tally.ball = BySeat::new(3, 1);
        let stat_lines: Vec<_> = story
            .stat_lines()
            .into_iter()
            .map(|line| (line.name, line.of(Seat::Home).shown(), line.of(Seat::Away).shown()))
            .collect();
        let text = |figure: &str| figure.to_owned();
        assert_eq!(
            stat_lines,
            [
                (StatKind::Shot.title().unwrap(), text("0"), text("1")),
                (StatKind::Won.title().unwrap(), text("1"), text("0")),
                (id!("count-possession"), text("75%"), text("25%")),
            ]
        );
    }

    #[test]
    fn the_turning_goal_is_the_last_one_that_changed_who_leads() {
        let story = |sides: &[Seat]| {
            let goal =
                |(scorer, side): (usize, &Seat)| ScoredGoal { side: *side, scorer, clock: MatchClock::Off };
            MatchSummary { goals: sides.iter().enumerate().map(goal).collect(), ..MatchSummary::default() }
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
    fn a_summary_follows_the_course_of_the_match() {
        let mut all = 0;
        let mut possessions = 0;
        for game in GAMES {
            let arena = game.arena("").unwrap();
            let difficulties = BySeat::new(Difficulty::Amateur, Difficulty::Rookie);
            let (mut shots, mut kicks, mut had) = (0, true, BySeat::new(false, false));
            for seed in 0..3 {
                let record = arena.play_match(seed, difficulties, true).unwrap().record.unwrap();
                let live = game.resume(&record).unwrap();
                let story = live.summary(Audience { seat: Seat::Home, shared: false });
                let score = live.outcome().unwrap().score;
                let counts_as_goal = |story: &MatchSummary| {
                    BySeat::from_fn(|side| {
                        let goals = story.goals.iter().filter(|goal| goal.side == side);
                        goals.map(|goal| goal.scorer).collect::<Vec<_>>()
                    })
                };
                let named = live.scorers();
                for audience in Seat::BOTH.map(|seat| Audience { seat, shared: false }) {
                    let story = live.summary(audience);
                    assert!(
                        named.as_ref().is_none_or(|named| *named == counts_as_goal(&story)),
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
                let shot = story.tally.counts.get(&StatKind::Shot).copied().unwrap_or_default();
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
