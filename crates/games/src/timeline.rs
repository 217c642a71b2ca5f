//! Replay timelines: all steps of a recorded match in order, each with its complete scene, so that a replay can jump to
//! any of them forwards and backwards.

use super::summary::ScoredGoal;
use engine::sink::RecordingSink;
use engine::{Record, RecordError, Seat, SeatSet};
use stage::StagedGame;
use stage::commentary::Commentator;
use stage::match_phase::MatchPhase;
use stage::merged_view::merge_views;
use stage::present::present;
use stage::scene::{Audience, CardId, Scene};
use stage::show_rng::ShowRng;
use stage::step::AnimationStep;

/// The point of view of a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Perspective {
    /// The view of one side.
    Side(Seat),
    /// Both views merged: every card that either side knew is face up. While the match is not over, only what both
    /// sides may see.
    Both,
}

impl Perspective {
    /// All points of view.
    pub const ALL: [Self; 3] = [Self::Side(Seat::Home), Self::Side(Seat::Away), Self::Both];

    /// Returns the audience for scenes; `over` is true if the match is over.
    #[must_use]
    pub const fn audience(self, over: bool) -> Audience {
        match self {
            Self::Side(seat) => Audience { seat, shared: false },
            Self::Both => Audience { seat: Seat::Home, shared: !over },
        }
    }
}

/// A kind of step that a replay can jump to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimelineMark {
    /// A goal of that side.
    Goal(Seat),
    /// A new turn.
    Turn,
}

/// One step of the match.
#[derive(Clone, Debug)]
pub struct TimelineStep {
    /// The step with its scene, log line and commentary.
    pub step: AnimationStep,
    /// Number of decisions made when the step is shown.
    pub taken: usize,
    /// The mark of the step, if it has one.
    pub mark: Option<TimelineMark>,
}

/// A section of a timeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimelineSection {
    /// Index of the step whose scene is on the table at the beginning.
    pub first: usize,
    /// Index of the last step that is shown.
    pub last: usize,
}

/// The steps of a recorded match, for a replay.
#[derive(Clone, Debug)]
pub struct ReplayTimeline {
    /// All steps in order, at least one.
    pub steps: Vec<TimelineStep>,
    /// The audience.
    pub audience: Audience,
    /// True if the match is over at the end of the record.
    pub over: bool,
    /// The record of the match, without answers to decisions that only earlier builds asked for.
    pub record: Record,
    /// For each number of decisions, the greatest number up to it at which a match can be resumed: not between the two
    /// halves of a simultaneous choice.
    resume_points: Vec<usize>,
}

impl ReplayTimeline {
    /// Returns the index of the last step.
    #[must_use]
    pub const fn last(&self) -> usize {
        self.steps.len().saturating_sub(1)
    }

    /// Returns the next step after `from`, or the last one before it, whose mark is `wanted`.
    #[must_use]
    pub fn next(&self, from: usize, forwards: bool, wanted: impl Fn(TimelineMark) -> bool) -> Option<usize> {
        let meant = |k: &usize| self.steps.get(*k).and_then(|step| step.mark).is_some_and(&wanted);
        if forwards { (from + 1..self.steps.len()).find(meant) } else { (0..from).rev().find(meant) }
    }

    /// Returns the indices of the steps with a goal in order, each with the side that scored.
    pub fn goals(&self) -> impl Iterator<Item = (usize, Seat)> {
        self.steps.iter().enumerate().filter_map(|(at, step)| match step.mark {
            Some(TimelineMark::Goal(side)) => Some((at, side)),
            _ => None,
        })
    }

    /// Returns the section that shows the steps with `from` to `to` decisions made; 0 is the kick-off.
    #[must_use]
    pub fn between(&self, from: usize, to: usize) -> Option<TimelineSection> {
        let first = self.steps.iter().position(|step| step.taken >= from)?;
        let last = self.steps.iter().rposition(|step| step.taken <= to)?;
        let first = first.saturating_sub(1);
        (first < last).then_some(TimelineSection { first, last })
    }

    /// Returns the section of whole steps around step `at` with at least `before` and `after` seconds at speed 1 on its
    /// sides, as far as the timeline has them.
    #[must_use]
    pub fn window_around(&self, at: usize, before: f32, after: f32) -> TimelineSection {
        let lasts = |k: usize| self.steps.get(k).map_or(0.0, |step| step.step.duration());
        let (mut first, mut last) = (at.saturating_sub(1), at.min(self.last()));
        let (mut lead, mut tail) = (0.0, 0.0);
        while first > 0 && lead < before {
            lead += lasts(first);
            first -= 1;
        }
        while last < self.last() && tail < after {
            last += 1;
            tail += lasts(last);
        }
        TimelineSection { first, last }
    }

    /// Returns the last step before those of a decision, which is counted from 0.
    #[must_use]
    pub fn before(&self, decision: usize) -> usize {
        self.steps.iter().rposition(|step| step.taken <= decision).unwrap_or(0)
    }

    /// Returns the number of decisions from which the match can be resumed at a step; none if the match is over there.
    #[must_use]
    pub fn resume_point(&self, at: usize) -> Option<usize> {
        let taken = self.steps.get(at)?.taken;
        let point = *self.resume_points.get(taken)?;
        (!self.over || point < self.record.actions.len()).then_some(point)
    }

    /// Returns the record cut off after a number of decisions.
    #[must_use]
    pub fn truncated_record(&self, decisions: usize) -> Record {
        self.record.up_to(decisions)
    }
}

/// Returns the scene of a state from a point of view.
fn seen<G: StagedGame>(state: &G, perspective: Perspective, audience: Audience) -> Scene {
    let scene = G::scene(&state.view(audience.seat), audience);
    if perspective != Perspective::Both || audience.shared {
        return scene;
    }
    let away = Audience { seat: !audience.seat, shared: false };
    merge_views(G::INFO.zones, scene, &G::scene(&state.view(away.seat), away), G::heap)
}

/// The steps of one decision, or those of the set-up.
pub(super) struct DecisionSteps {
    pub(super) steps: Vec<AnimationStep>,
    /// The scene when they are over.
    truth: Scene,
    /// The seats that owe a decision then.
    owed: SeatSet,
}

/// A recorded match as it is shown, without commentary.
pub(super) struct TimelineBuilder {
    /// The set-up, then the decisions in order.
    pub(super) all: Vec<DecisionSteps>,
    /// The decisions, without answers to those that only earlier builds asked for.
    actions: Vec<(Seat, String)>,
}

/// Returns the match of a record as it is shown to the audience; `look` is its scene of a state.
pub(super) fn chapters<G: StagedGame>(
    record: &Record,
    audience: Audience,
    look: impl Fn(&G) -> Scene,
) -> Result<TimelineBuilder, RecordError> {
    let mut recording = RecordingSink::new(&look);
    // For each number of decisions: the number of events so far, the scene, and the seats that owe a decision.
    let mut stands: Vec<(usize, Scene, SeatSet)> = Vec::new();
    let mut actions = Vec::with_capacity(record.actions.len());
    let end = record.replay::<G, _>(
        &mut recording,
        |_, state, seat, action, emitted: &mut RecordingSink<_, _, _>| {
            stands.push((emitted.seen.len(), look(state), state.seats_to_move()));
            actions.push((seat, action.to_string()));
        },
    )?;
    stands.push((recording.seen.len(), look(&end), end.seats_to_move()));
    let mut events = recording.seen.into_iter();
    let (mut before, mut presented) = (Scene::default(), 0);
    let mut all = Vec::with_capacity(stands.len());
    for (so_far, truth, owed) in stands {
        let these = events.by_ref().take(so_far - presented).collect();
        presented = so_far;
        let cast = ShowRng::of(record.seed);
        let steps = present::<G>(&before, truth.clone(), these, audience, cast, |_, _| {}).steps;
        before.clone_from(&truth);
        all.push(DecisionSteps { steps, truth, owed });
    }
    Ok(TimelineBuilder { all, actions })
}

/// Returns the timeline of a record.
pub(super) fn replay_timeline<G: StagedGame>(
    record: &Record,
    perspective: Perspective,
) -> Result<ReplayTimeline, RecordError> {
    let over = record.replay::<G, _>(&mut engine::NullSink, |_, _, _, _, _| {})?.outcome().is_some();
    let audience = perspective.audience(over);
    let seen = |state: &G| seen(state, perspective, audience);
    let TimelineBuilder { all, actions } = chapters::<G>(record, audience, seen)?;
    let mut resume_points: Vec<usize> = Vec::with_capacity(all.len());
    for (taken, DecisionSteps { owed, .. }) in all.iter().enumerate() {
        let before = taken.checked_sub(1).and_then(|k| Some((k, all.get(k)?.owed, actions.get(k)?)));
        // Both were asked, and now the other side alone is.
        let half =
            before.filter(|(_, asked, (by, _))| *asked == SeatSet::BOTH && *owed == SeatSet::one(!*by));
        resume_points.push(half.map_or(taken, |(k, ..)| k));
    }
    let mut commentator = Commentator::new(ShowRng::of(record.seed));
    let mut timeline_steps: Vec<TimelineStep> = Vec::new();
    let (mut before, mut turn) = (Scene::default(), None);
    for (taken, DecisionSteps { mut steps, truth, .. }) in all.into_iter().enumerate() {
        commentator.follow(&mut steps);
        for mut step in steps {
            if perspective == Perspective::Both {
                keep_names(&before, &mut step);
            }
            let mark = marked(&step, &mut turn);
            before = Scene::clone(&step.scene);
            timeline_steps.push(TimelineStep { step, taken, mark });
        }
        before = truth;
    }
    let record = Record { actions, ..record.clone() };
    Ok(ReplayTimeline { steps: timeline_steps, audience, over, record, resume_points })
}

/// Drops changes of id for cards that the merged view already knew.
fn keep_names(before: &Scene, step: &mut AnimationStep) {
    let there = |scene: &Scene, id: CardId| scene.cards.iter().any(|card| card.id == id);
    let now = std::sync::Arc::clone(&step.scene);
    step.id_changes.retain(|(was, is)| {
        there(before, *was) && !there(before, *is) && !there(&now, *was) && there(&now, *is)
    });
}

/// Returns the mark of a step; `turn` is the turn of the step before and is updated.
fn marked(step: &AnimationStep, turn: &mut Option<(MatchPhase, u32)>) -> Option<TimelineMark> {
    let board = &step.scene.board;
    let now = Some((board.part, board.done));
    let new = *turn != now;
    *turn = now;
    let goal = ScoredGoal::of(step).map(|goal| TimelineMark::Goal(goal.side));
    goal.or_else(|| new.then_some(TimelineMark::Turn))
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeSet, HashSet};

    use super::*;
    use crate::{GAMES, dyn_game::DynGame};
    use ai::Difficulty;
    use engine::BySeat;
    use engine::toy::ToyGame;
    use stage::scene::{CardHighlight, CardView, Scoreboard};

    /// Returns the record of a whole match between random bots.
    fn match_of(game: &dyn DynGame, seed: u64) -> Record {
        let difficulties = BySeat::from_fn(|_| Difficulty::Random);
        game.arena("").unwrap().play_match(seed, difficulties, true).unwrap().record.unwrap()
    }

    fn cut(record: &Record, decisions: usize) -> Record {
        Record { actions: record.actions[..decisions].to_vec(), ..record.clone() }
    }

    fn open(scene: &Scene) -> BTreeSet<&str> {
        scene.cards.iter().filter(|card| !card.is_down()).map(|card| card.face.as_str()).collect()
    }

    #[test]
    fn the_last_scene_is_that_of_the_match() {
        for game in GAMES {
            for seed in 0..2 {
                let whole = match_of(*game, seed);
                for decisions in [0, 1, whole.actions.len() / 2, whole.actions.len()] {
                    let record = cut(&whole, decisions);
                    let live = game.resume(&record).unwrap();
                    for perspective in Perspective::ALL {
                        let timeline = game.replay_timeline(&record, perspective).unwrap();
                        let last = &timeline.steps[timeline.last()];
                        assert_eq!((last.taken, timeline.over), (decisions, live.outcome().is_some()));
                        let truth = live.scene(timeline.audience);
                        let shown = &*last.step.scene;
                        let at = format!("{} {seed} {decisions} {perspective:?}", game.id());
                        if perspective == Perspective::Both && timeline.over {
                            assert_eq!(shown.board, truth.board, "{at}");
                            assert_eq!(shown.cards.len(), truth.cards.len(), "{at}");
                        } else {
                            assert_eq!(*shown, truth, "{at}");
                        }
                    }
                }
            }
        }
    }

    /// In an unfinished match no card is face up that the side, or both at a shared screen, may not see.
    #[test]
    fn the_timeline_of_an_unfinished_match_keeps_its_secrets() {
        for game in GAMES {
            let whole = match_of(*game, 7);
            for decisions in [1, 5, whole.actions.len() / 2, whole.actions.len() - 1] {
                let record = cut(&whole, decisions);
                for perspective in Perspective::ALL {
                    let timeline = game.replay_timeline(&record, perspective).unwrap();
                    assert!(!timeline.over);
                    for taken in (0..=decisions).step_by(5) {
                        let last = timeline.steps.iter().rev().find(|step| step.taken == taken).unwrap();
                        let live = game.resume(&cut(&record, taken)).unwrap();
                        assert_eq!(
                            *last.step.scene,
                            live.scene(perspective.audience(false)),
                            "{} {perspective:?}",
                            game.id()
                        );
                    }
                }
            }
        }
    }

    /// The merged view shows every card that either side sees, and each card once.
    #[test]
    fn the_merged_view_shows_what_either_side_sees() {
        for game in GAMES {
            for seed in 0..3 {
                let record = match_of(*game, seed);
                let timelines =
                    Perspective::ALL.map(|perspective| game.replay_timeline(&record, perspective).unwrap());
                let [home, away, both] = &timelines;
                for taken in 0..=record.actions.len() {
                    let [home, away, both] = [home, away, both].map(|timeline| {
                        &*timeline.steps.iter().rev().find(|step| step.taken == taken).unwrap().step.scene
                    });
                    let at = format!("{} {seed} after {taken}", game.id());
                    let ids: HashSet<CardId> = both.cards.iter().map(|card| card.id).collect();
                    assert_eq!(ids.len(), both.cards.len(), "{at}: a card twice");
                    let either: BTreeSet<&str> = open(home).union(&open(away)).copied().collect();
                    let hidden: Vec<&CardView> = home.cards.iter().filter(|card| card.is_down()).collect();
                    assert_eq!(open(both), either, "{at}: {hidden:?}");
                }
            }
        }
    }

    #[test]
    fn cards_keep_their_ids_from_step_to_step() {
        for game in GAMES {
            for seed in 0..3 {
                for perspective in Perspective::ALL {
                    let timeline = game.replay_timeline(&match_of(*game, seed), perspective).unwrap();
                    let mut last: Option<&Scene> = None;
                    for (k, step) in timeline.steps.iter().enumerate() {
                        let names = |scene: &Scene| -> BTreeSet<CardId> {
                            scene.cards.iter().map(|p| p.id).collect()
                        };
                        let now = names(&step.step.scene);
                        assert_eq!(now.len(), step.step.scene.cards.len());
                        if let Some(mut old) = last.map(names).filter(|old| !old.is_empty()) {
                            for (was, is) in &step.step.id_changes {
                                assert!(old.remove(was), "{} {seed} {perspective:?} step {k}", game.id());
                                old.insert(*is);
                            }
                            let lost = old.symmetric_difference(&now).count();
                            assert!(lost <= 8, "{} {seed} {perspective:?} step {k}: {lost}", game.id());
                        }
                        last = Some(&step.step.scene);
                    }
                }
            }
        }
    }

    #[test]
    fn goals_and_turns_are_found_forwards_and_back() {
        for game in GAMES {
            let record = match_of(*game, 4);
            let timeline = game.replay_timeline(&record, Perspective::Side(Seat::Home)).unwrap();
            let goal = |from, forwards| timeline.next(from, forwards, |mark| mark != TimelineMark::Turn);
            let goals: Vec<usize> = std::iter::successors(goal(0, true), |at| goal(*at, true)).collect();
            let presented = game.resume(&record).unwrap().summary(timeline.audience).goals.len();
            assert_eq!(goals.len(), presented, "{}", game.id());
            assert_eq!(goal(timeline.steps.len(), false), goals.last().copied());
            let turns = timeline.steps.iter().filter(|step| step.mark == Some(TimelineMark::Turn)).count();
            assert!(turns > 3, "{}", game.id());
        }
    }

    #[test]
    fn an_excerpt_holds_whole_decisions_and_whole_steps() {
        for game in GAMES {
            let record = match_of(*game, 4);
            let timeline = game.replay_timeline(&record, Perspective::Both).unwrap();
            let all = record.actions.len();
            let whole = TimelineSection { first: 0, last: timeline.last() };
            assert_eq!(timeline.between(0, all), Some(whole), "{}", game.id());
            assert_eq!(timeline.between(all + 1, all + 1), None);
            assert_eq!(timeline.between(4, 1), None);
            let TimelineSection { first, last } = timeline.between(3, 9).unwrap();
            let taken: Vec<usize> = timeline.steps[first + 1..=last].iter().map(|step| step.taken).collect();
            assert!(taken.iter().all(|taken| (3..=9).contains(taken)), "{}: {taken:?}", game.id());
            assert!(timeline.steps[first].taken < 3 && timeline.steps[last + 1].taken > 9, "{}", game.id());
            let secs = |steps: &[TimelineStep]| steps.iter().map(|step| step.step.duration()).sum::<f32>();
            let near = 0.01;
            for (at, _) in timeline.goals() {
                let TimelineSection { first, last } = timeline.window_around(at, 5.0, 2.0);
                assert!(first < at && at <= last);
                assert!(first == 0 || secs(&timeline.steps[first + 1..at]) >= 5.0 - near, "{}", game.id());
                assert!(secs(&timeline.steps[first + 2..at]) < 5.0 + near, "{}", game.id());
                assert!(
                    last == timeline.last() || secs(&timeline.steps[at + 1..=last]) >= 2.0 - near,
                    "{}",
                    game.id()
                );
            }
        }
    }

    /// The commentary of the timeline is that of the match.
    #[test]
    fn a_replay_has_the_same_commentary_as_the_match() {
        for game in GAMES {
            let record = match_of(*game, 9);
            let timeline = game.replay_timeline(&record, Perspective::Side(Seat::Home)).unwrap();
            let (mut live, mut steps) =
                game.start(record.options.get_ron(), record.seed, timeline.audience).unwrap();
            for (seat, action) in &record.actions {
                steps.extend(live.submit_text(*seat, action, timeline.audience).unwrap());
            }
            let shown: Vec<&AnimationStep> = timeline.steps.iter().map(|step| &step.step).collect();
            assert_eq!(steps.iter().collect::<Vec<_>>(), shown, "{}", game.id());
        }
    }

    /// Returns a timeline of steps of one second, each shown after that number of decisions.
    fn of_seconds(taken: &[usize]) -> ReplayTimeline {
        let step =
            |taken| TimelineStep { step: AnimationStep::new(Scene::default(), 1.0), taken, mark: None };
        ReplayTimeline {
            steps: taken.iter().copied().map(step).collect(),
            audience: Perspective::Both.audience(false),
            over: false,
            record: Record::parse("(version: 1, game: \"toy\", options: (), seed: 5, actions: [])").unwrap(),
            resume_points: Vec::new(),
        }
    }

    #[test]
    fn an_excerpt_around_a_step_has_the_requested_length() {
        let timeline = of_seconds(&[0; 10]);
        let around = |at, before, after| {
            let TimelineSection { first, last } = timeline.window_around(at, before, after);
            (first, last)
        };
        assert_eq!(around(5, 2.0, 2.0), (2, 7));
        assert_eq!(around(5, 1.5, 0.5), (2, 6));
        assert_eq!(around(5, 0.0, 0.0), (4, 5));
        assert_eq!(around(1, 9.0, 99.0), (0, 9));
        assert_eq!(around(0, 1.0, 1.0), (0, 1));
    }

    #[test]
    fn an_excerpt_between_decisions_begins_one_step_before_them() {
        let timeline = of_seconds(&[0, 0, 1, 2, 2, 4]);
        let between =
            |from, to| timeline.between(from, to).map(|TimelineSection { first, last }| (first, last));
        assert_eq!(between(0, 4), Some((0, 5)));
        assert_eq!(between(1, 2), Some((1, 4)));
        assert_eq!(between(2, 2), Some((2, 4)));
        assert_eq!((between(3, 3), between(2, 1), between(5, 5)), (None, None, None));
        assert_eq!([0, 1, 2, 3, 4, 9].map(|decision| timeline.before(decision)), [1, 2, 4, 4, 5, 5]);
        assert_eq!(of_seconds(&[3]).before(1), 0);
    }

    #[test]
    fn a_step_begins_a_turn_where_the_scoreboard_changes() {
        let mut turn = None;
        let mut marked = |part, done| {
            let board = Scoreboard { part, done, ..Scoreboard::default() };
            marked(&AnimationStep::new(Scene { board, ..Scene::default() }, 1.0), &mut turn)
        };
        let (first, second) = (MatchPhase::FirstHalf, MatchPhase::SecondHalf);
        let marks = [(first, 0), (first, 0), (first, 1), (first, 1), (second, 1), (second, 1), (second, 2)];
        let new = marks.map(|(part, done)| marked(part, done) == Some(TimelineMark::Turn));
        assert_eq!(new, [true, false, true, false, true, false, true]);
    }

    /// A card changes its id only if the old one goes and the new one comes with this step.
    #[test]
    fn a_card_that_was_known_keeps_its_id() {
        let scene = |ids: &[u16]| {
            let card = |id: &u16| CardView {
                id: CardId(*id),
                zone: "hand",
                index: 0,
                face: "ace".to_owned(),
                look: CardHighlight::default(),
                picture: None,
            };
            Scene { cards: ids.iter().map(card).collect(), ..Scene::default() }
        };
        let before = scene(&[1, 2, 5]);
        let mut step = AnimationStep::new(scene(&[2, 3, 4, 6]), 1.0);
        // Not there before; there before; still there; not there now.
        step.id_changes =
            [(1, 3), (9, 4), (5, 2), (2, 6), (5, 7)].map(|(was, is)| (CardId(was), CardId(is))).into();
        keep_names(&before, &mut step);
        assert_eq!(step.id_changes, [(CardId(1), CardId(3))]);
    }

    /// In the toy game both sides choose at once in every round; in Soccer most decisions are made in turn.
    #[test]
    fn a_replay_can_continue_between_decisions_but_not_within_a_simultaneous_choice() {
        let choices = "(away, \"Left\"), (home, \"Right\"), (home, \"Left\"), (away, \"Left\")";
        let text =
            format!("(version: 1, game: \"toy\", options: (rounds: 2), seed: 5, actions: [{choices}])");
        let record = Record::parse(&text).unwrap();
        let resume_point = |timeline: &ReplayTimeline, taken: usize| {
            timeline.resume_point(timeline.steps.iter().position(|step| step.taken == taken).unwrap())
        };
        for (decisions, expected) in [
            (4, vec![Some(0), Some(0), Some(2), Some(2), None]),
            (3, vec![Some(0), Some(0), Some(2), Some(2)]),
            (2, vec![Some(0), Some(0), Some(2)]),
            (0, vec![Some(0)]),
        ] {
            let timeline = replay_timeline::<ToyGame>(&record.up_to(decisions), Perspective::Both).unwrap();
            let found: Vec<_> = (0..=decisions).map(|taken| resume_point(&timeline, taken)).collect();
            assert_eq!(found, expected);
        }
        let game = crate::named("soccer52").unwrap();
        let record = match_of(game, 2);
        let timeline = game.replay_timeline(&record, Perspective::Both).unwrap();
        let asked = |taken: usize| game.resume(&record.up_to(taken)).unwrap().seats_to_move();
        let in_turn = |taken: usize| asked(taken - 1) != SeatSet::BOTH;
        let turns: Vec<usize> = (1..record.actions.len()).filter(|taken| in_turn(*taken)).collect();
        assert!(turns.len() > 10, "{turns:?}");
        turns.iter().for_each(|taken| assert_eq!(resume_point(&timeline, *taken), Some(*taken)));
        assert_eq!(timeline.resume_point(timeline.steps.len()), None);
    }

    /// In merged views, a card changes its id only if its identity was new.
    #[test]
    fn merged_views_keep_card_ids() {
        let mut kept = 0;
        for game in GAMES {
            let timeline = game.replay_timeline(&match_of(*game, 2), Perspective::Both).unwrap();
            for pair in timeline.steps.windows(2) {
                let there = |k: usize, id: CardId| pair[k].step.scene.cards.iter().any(|card| card.id == id);
                for (was, is) in &pair[1].step.id_changes {
                    assert!(there(0, *was) && !there(0, *is) && !there(1, *was) && there(1, *is));
                    kept += 1;
                }
            }
        }
        assert!(kept > 0);
    }

    #[test]
    fn a_replay_continues_before_a_half_made_choice() {
        for game in GAMES {
            let record = match_of(*game, 2);
            let timeline = game.replay_timeline(&record, Perspective::Both).unwrap();
            for (k, step) in timeline.steps.iter().enumerate() {
                let Some(decisions) = timeline.resume_point(k) else {
                    assert_eq!(step.taken, record.actions.len());
                    continue;
                };
                assert!(decisions == step.taken || decisions + 1 == step.taken);
            }
            let last = (0..timeline.steps.len()).rev().find_map(|k| timeline.resume_point(k)).unwrap();
            let from = timeline.truncated_record(last);
            assert!(game.resume(&from).unwrap().outcome().is_none(), "{}", game.id());
        }
    }
}
