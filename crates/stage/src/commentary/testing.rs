//! Tests for the commentary of any game; each game calls them with its own variants.

#![allow(clippy::unwrap_used, reason = "code of tests")]

use std::collections::BTreeSet;

use super::{Commentator, lines};
use crate::StagedGame;
use crate::match_phase::MatchPhase;
use crate::moment::{CommentaryLine, CommentaryTopic, MAX_LINE_CHARS, MomentKind};
use crate::scene::Audience;
use crate::show_rng::ShowRng;
use crate::step::{AnimationStep, Banner};
use crate::testing::{AUDIENCES, act, next, set_up};
#[cfg(test)]
use crate::{scene::Scene, testing::show_rng};
use engine::{MatchRng, Seat};
use words::{DisplayText, Localization};

/// The smallest number of lines of a topic.
const FEWEST: usize = 4;

/// A value as long as the longest one for each name; for `$what`, which is up to the games, ten letters are assumed.
const NAMES: [(&str, &str); 8] = [
    ("us", "Harbour Town"),
    ("them", "Kestrel Vale"),
    ("gloves", "Keeper"),
    ("keeper", "Keeper"),
    ("who", "Scorerson"),
    ("what", "some words"),
    ("kind", "some kind"),
    ("score", "10-9"),
];

/// Asserts that every line is short, that each topic has enough lines, and that no line occurs twice.
fn lines_are_plain(topics: &[&CommentaryTopic]) {
    let names = NAMES.map(|(name, value)| (name, DisplayText::verbatim(value).into()));
    let mut all = BTreeSet::new();
    for topic in topics {
        let lines = Localization::english().every_line(topic.id, &names);
        assert!((FEWEST..=32).contains(&lines.len()), "{:?}: {} lines", topic.id, lines.len());
        for line in lines {
            assert!(
                line.chars().count() <= MAX_LINE_CHARS,
                "{:?}: {} characters: {line}",
                topic.id,
                line.len()
            );
            assert!(all.insert(line.clone()), "{:?}: {line:?} is there twice", topic.id);
        }
    }
}

fn line_is_plain(line: &CommentaryLine) {
    let text = line.text.shown();
    assert!(text.chars().count() <= MAX_LINE_CHARS, "{}: {text}", text.len());
    assert!(text.chars().all(|c| " \u{a0}’−".contains(c) || c.is_ascii_graphic()), "{text}");
    assert!(text.starts_with(|c: char| c.is_ascii_uppercase() || c.is_ascii_digit()), "{text}");
    assert!(text.ends_with(['.', '!', '?']), "{text}");
    assert!(!["  ", "{", "}", "..", " ,", " ."].iter().any(|bad| text.contains(bad)), "{text}");
}

/// Plays random matches for every audience and checks the commentary. Every line is plain, none comes twice in a row,
/// and every goal has one. The same match has the same lines, and hidden information does not change them. `own` are
/// the game's topics. All topics must occur, except those in `seldom` and the shared ones not in `others`.
pub fn commentary_is_sound<G: StagedGame>(
    options: &[G::Options],
    matches: u64,
    own: &[&CommentaryTopic],
    seldom: &[&CommentaryTopic],
    others: &[&CommentaryTopic],
) {
    let every: Vec<&CommentaryTopic> = own.iter().chain(lines::TOPICS).copied().collect();
    lines_are_plain(&every);
    let names: BTreeSet<&str> = every.iter().map(|topic| topic.id.0).collect();
    assert_eq!(names.len(), every.len(), "a name stands for two topics");

    let (mut spoken, mut steps, mut line_count, mut worlds) = (BTreeSet::new(), 0, 0, 0);
    for audience in AUDIENCES {
        for options in options {
            for seed in 0..matches {
                let world_steps = listen::<G>(options, seed, audience, &mut worlds);
                check_match(&world_steps);
                steps += world_steps.len();
                let lines = world_steps.iter().filter_map(|step| step.line.as_ref());
                spoken.extend(lines.inspect(|_| line_count += 1).map(|line| line.topic.0));
                if seed == 0 {
                    let again = listen::<G>(options, seed, audience, &mut 0);
                    assert!(
                        again.iter().map(|step| &step.line).eq(world_steps.iter().map(|step| &step.line))
                    );
                }
            }
        }
    }
    let wanted = own.iter().filter(|topic| !seldom.contains(topic)).chain(others);
    let silent: Vec<&str> = wanted.map(|topic| topic.id.0).filter(|name| !spoken.contains(name)).collect();
    assert!(silent.is_empty(), "never spoken of: {silent:?}; spoken of: {spoken:?}");
    assert!(worlds > 0, "no world was compared");
    assert!((3..=25).contains(&(steps / line_count)), "a line for {} steps", steps / line_count);
}

/// One match with its commentary.
fn listen<G: StagedGame>(
    options: &G::Options,
    seed: u64,
    audience: Audience,
    worlds: &mut u32,
) -> Vec<AnimationStep> {
    let mut rng = MatchRng::new(seed ^ 0xca11);
    let mut commentator = Commentator::new(ShowRng::of(seed));
    let (mut state, mut all) = set_up::<G>(options, seed, audience);
    commentator.follow(&mut all);
    while let Some((seat, action)) = next(&state, &mut rng) {
        let world = (rng.below(4) == 0).then(|| G::determinize(&state.view(audience.seat), &mut rng));
        let mut twin = commentator.clone();
        let mut steps = act(&mut state, seat, &action, audience);
        commentator.follow(&mut steps);
        if let Some(mut world) = world {
            // The determinization may hold other cards for the acting seat.
            let action =
                if world.check(seat, &action).is_ok() { Some(action) } else { world.sample(seat, &mut rng) };
            let world_steps = action.map(|action| act(&mut world, seat, &action, audience));
            if let Some(mut world_steps) = world_steps
                && world.view(audience.seat) == state.view(audience.seat)
            {
                twin.follow(&mut world_steps);
                let lines = |steps: &[AnimationStep]| -> Vec<CommentaryLine> {
                    steps.iter().filter_map(|step| step.line.clone()).collect()
                };
                assert_eq!(lines(&world_steps), lines(&steps), "{audience:?} is told what its view hides");
                *worlds += 1;
            }
        }
        all.extend(steps);
    }
    all
}

fn check_match(world_steps: &[AnimationStep]) {
    let mut last: Option<&CommentaryLine> = None;
    for step in world_steps {
        let goal = matches!(step.banner, Some(Banner::Goal { .. }));
        assert!(!goal || step.line.is_some(), "nothing is said of a goal: {:?}", step.moment);
        if let Some(line) = &step.line {
            line_is_plain(line);
            assert!(last.is_none_or(|last| last.text != line.text), "twice in a row: {}", line.text);
            last = Some(line);
        }
    }
    lines_fit(world_steps);
    let count = |topic: &str| {
        world_steps.iter().filter_map(|step| step.line.as_ref()).filter(|line| line.topic.0 == topic).count()
    };
    for topic in ["say-kick-off", "say-half-goalless", "say-half-level", "say-half-lead", "say-half-rout"] {
        assert!(count(topic) <= 1, "{topic} twice");
    }
}

/// What a line says of the score and of the time left is true: of a winner nobody scores again, what may still change
/// is not called the end, and a kick that went in is counted.
fn lines_fit(steps: &[AnimationStep]) {
    let is_goal = |step: &AnimationStep| matches!(step.banner, Some(Banner::Goal { .. }));
    let ended = steps.iter().position(|step| {
        step.moment.as_ref().is_some_and(|moment| matches!(moment.subject, MomentKind::FullTime(_)))
    });
    let ends_at = ended.unwrap_or(steps.len());
    for (k, step) in steps.iter().enumerate() {
        let Some(line) = &step.line else { continue };
        let board = &step.scene.board;
        let (topic, text) = (line.topic.0, line.text.shown());
        let lead = |side: Seat| i64::from(board.score[side]) - i64::from(board.score[!side]);
        let after = &steps[k + 1..ends_at.max(k + 1)];
        let plays_on = after.iter().any(|step| step.moment.is_some() || is_goal(step));
        match (topic, line.side) {
            ("say-last-winner", Some(side)) => assert!(lead(side) == 1 && !plays_on, "{text}"),
            ("say-too-late", Some(side)) => assert!(lead(side) < 0 && !plays_on, "{text}"),
            ("say-lifeline", Some(side)) => assert!(lead(side) == -1 && plays_on, "{text}"),
            ("say-late-winner", Some(side)) => assert!(lead(side) == 1 && plays_on, "{text}"),
            ("say-late-winner" | "say-late-equaliser", _) => {
                assert!(!matches!(board.part, MatchPhase::FirstHalf | MatchPhase::ExtraFirst), "{text}");
            }
            ("say-kick-scored", Some(side)) => {
                assert!(board.kicks.is_some_and(|kicks| kicks[side] > 0), "{text}: {:?}", board.kicks);
            }
            ("say-full-narrow", Some(side)) => assert_eq!(lead(side), 1, "{text}"),
            ("say-full-clear", Some(side)) => assert!((2..=3).contains(&lead(side)), "{text}"),
            ("say-full-rout", Some(side)) => assert!(lead(side) > 3, "{text}"),
            ("say-full-draw" | "say-full-goalless" | "say-half-level" | "say-half-goalless", _) => {
                assert_eq!(lead(Seat::Home), 0, "{text}");
            }
            _ => {}
        }
    }
}

/// The topic of a goal follows from the scoreboard; the expected topics are written out by hand.
#[test]
fn a_goal_line_fits_the_kind_of_goal() {
    use crate::moment::CommentaryMoment;
    use engine::Seat::{Away, Home};

    let mut commentator = Commentator::new(show_rng());
    let (mut home, mut away) = (0, 0);
    let mut goal = |side: Seat, scorer: usize, progress: f32| {
        let mut scene = Scene::default();
        if side == Home {
            home += 1
        } else {
            away += 1
        }
        (scene.board.score[Home], scene.board.score[Away], scene.board.progress) = (home, away, progress);
        let moment = CommentaryMoment::of(MomentKind::Goal(scorer), side).who(DisplayText::verbatim("Okoro"));
        let mut steps = [AnimationStep::new(scene, 2.0).about(moment)];
        commentator.follow(&mut steps);
        steps[0].line.as_ref().map(|line| line.topic.0)
    };
    assert_eq!(goal(Home, 8, 0.1), Some("say-opener"));
    assert_eq!(goal(Away, 8, 0.2), Some("say-equaliser"));
    assert_eq!(goal(Away, 9, 0.3), Some("say-go-ahead"));
    assert_eq!(goal(Away, 10, 0.3), Some("say-cushion"));
    assert_eq!(goal(Away, 10, 0.4), Some("say-brace"));
    assert_eq!(goal(Home, 9, 0.4), Some("say-consolation"));
    assert_eq!(goal(Home, 8, 0.5), Some("say-lifeline"));
    assert_eq!(goal(Home, 9, 0.9), Some("say-late-equaliser"));
    assert_eq!(goal(Home, 7, 0.95), Some("say-late-winner"));
    assert_eq!(goal(Away, 10, 0.95), Some("say-hat-trick"));
}

/// A goal that was undone and scored again counts once.
#[test]
fn the_commentator_forgets_undone_events() {
    use crate::moment::CommentaryMoment;
    use engine::Seat::Home;

    let mut commentator = Commentator::new(show_rng());
    for score in [1, 2, 2, 2] {
        let mut scene = Scene::default();
        scene.board.score[Home] = score;
        let mut steps = [AnimationStep::new(scene, 2.0)
            .about(CommentaryMoment::of(MomentKind::Goal(8), Home).who(DisplayText::verbatim("Okoro")))];
        commentator.follow(&mut steps);
        let topic = steps[0].line.as_ref().map(|line| line.topic.0);
        assert_eq!(topic, Some(if score == 1 { "say-opener" } else { "say-brace" }));
    }
}
