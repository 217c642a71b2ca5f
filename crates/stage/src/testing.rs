//! Tests for the stage of any game; each game calls them with its own variants.

#![allow(clippy::unwrap_used, reason = "code of tests")]

use std::collections::{BTreeSet, HashMap, HashSet};
use std::path::Path;

use super::StagedGame;
use super::atlas::AtlasIndex;
use super::present::{EventPresentation, PassWindow, present};
use super::reveal::{GLANCE_SECS, MAX_REASON_CHARS};
use super::scene::{Audience, CardId, Scene, Zone};
use super::show_rng::ShowRng;
use super::step::AnimationStep;
use engine::sink::RecordingSink;
use engine::{Game, MatchRng, NullSink, Seat};

/// All audiences of a match.
pub const AUDIENCES: [Audience; 3] = [
    Audience { seat: Seat::Home, shared: false },
    Audience { seat: Seat::Away, shared: false },
    Audience { seat: Seat::Home, shared: true },
];

/// Returns the scene of a state.
pub fn look<G: StagedGame>(state: &G, audience: Audience) -> Scene {
    G::scene(&state.view(audience.seat), audience)
}

/// The longest show of one event, seconds.
const MAX_SHOW_SECS: f32 = 4.0;

/// Random choices of the show for the tested matches; the seed is arbitrary.
pub fn show_rng() -> ShowRng {
    ShowRng::of(17)
}

/// Returns the steps of a sequence of events. Asserts that the show of every event ends in the scene after it and takes
/// at most `most` seconds.
pub fn show<G: StagedGame>(
    before: &Scene,
    state: &G,
    seen: Vec<(G::Event, Scene)>,
    audience: Audience,
    most: impl Fn(&G::Event) -> f32,
) -> Vec<AnimationStep> {
    presented(before, state, seen, audience, most).steps
}

fn presented<G: StagedGame>(
    before: &Scene,
    state: &G,
    seen: Vec<(G::Event, Scene)>,
    audience: Audience,
    most: impl Fn(&G::Event) -> f32,
) -> EventPresentation {
    let known = seen.iter().filter(|(event, _)| G::observed_by(event, audience.seat).is_some());
    let mut afters = known.map(|(_, after)| after.clone()).collect::<Vec<_>>().into_iter();
    let truth = look(state, audience);
    present::<G>(before, truth, seen, audience, show_rng(), |event, steps| {
        let after = afters.next().unwrap();
        if let Some(step) = steps.last() {
            assert_eq!(*step.scene, after, "{event:?} ends elsewhere");
        }
        assert!(steps.iter().all(|step| (0.0..=MAX_SHOW_SECS).contains(&step.secs)), "{event:?}");
        let (whole, most): (f32, f32) = (steps.iter().map(|step| step.secs).sum(), most(event));
        assert!(whole <= most + 0.001, "{event:?} takes {whole} s, at most {most}");
    })
}

/// Starts a match and returns it with the steps of its set-up.
pub fn set_up<G: StagedGame>(options: &G::Options, seed: u64, audience: Audience) -> (G, Vec<AnimationStep>) {
    set_up_within(options, seed, audience, |_| MAX_SHOW_SECS)
}

/// Like [`set_up`]. Asserts that the show of each event takes at most `most` seconds.
fn set_up_within<G: StagedGame>(
    options: &G::Options,
    seed: u64,
    audience: Audience,
    most: impl Fn(&G::Event) -> f32,
) -> (G, Vec<AnimationStep>) {
    let mut recording = RecordingSink::new(|state: &G| look(state, audience));
    let state = G::setup(options, seed, &mut recording).unwrap();
    let steps = show(&Scene::default(), &state, recording.seen, audience, most);
    (state, steps)
}

/// Applies a decision and returns its steps, as a match in play does.
pub fn act<G: StagedGame>(
    state: &mut G,
    seat: Seat,
    action: &G::Action,
    audience: Audience,
) -> Vec<AnimationStep> {
    act_with_pauses(state, seat, action, audience).0
}

/// Applies a decision and returns its steps and the pauses between them, as a match in play does.
pub fn act_with_pauses<G: StagedGame>(
    state: &mut G,
    seat: Seat,
    action: &G::Action,
    audience: Audience,
) -> (Vec<AnimationStep>, Vec<PassWindow>) {
    act_within(state, seat, action, audience, |_| MAX_SHOW_SECS)
}

/// Like [`act_with_pauses`]. Asserts that the show of each event takes at most `most` seconds.
fn act_within<G: StagedGame>(
    state: &mut G,
    seat: Seat,
    action: &G::Action,
    audience: Audience,
    most: impl Fn(&G::Event) -> f32,
) -> (Vec<AnimationStep>, Vec<PassWindow>) {
    let before = look(state, audience);
    let mut recording = RecordingSink::new(|state: &G| look(state, audience));
    if let Err(refusal) = state.apply(seat, action, &mut recording) {
        panic!("{action} was refused: {refusal:?}");
    }
    let presentation = presented(&before, state, recording.seen, audience, most);
    let pass_windows = presentation.pass_windows(&recording.pass_windows);
    (presentation.steps, pass_windows)
}

/// Returns a random seat that owes a decision, with a random action.
pub fn next<G: Game>(state: &G, rng: &mut MatchRng) -> Option<(Seat, G::Action)> {
    let owed: Vec<Seat> = state.seats_to_move().iter().collect();
    let seat = *rng.pick(&owed)?;
    Some((seat, state.sample(seat, rng)?))
}

/// Plays random matches for every audience and returns all faces shown. Asserts that every scene is sound, every step
/// keeps the cards' ids, and every event ends in its true scene. Asserts too that a determinization has the same
/// scene, and that every decision owed can be made.
///
/// `may_change` returns true for cards that may appear and disappear, because they represent others on some screens.
pub fn every_show_is_sound<G: StagedGame>(
    options: &[G::Options],
    matches: u64,
    may_change: fn(CardId) -> bool,
) -> BTreeSet<String> {
    every_show_is_sound_within::<G>(options, matches, may_change, |_| MAX_SHOW_SECS, |_, _| ())
}

/// Like [`every_show_is_sound`]. Asserts too that the show of each event takes at most `most` seconds, and calls
/// `check_own` with each scene and its audience, for what only one game promises.
pub fn every_show_is_sound_within<G: StagedGame>(
    options: &[G::Options],
    matches: u64,
    may_change: fn(CardId) -> bool,
    most: impl Fn(&G::Event) -> f32,
    check_own: impl Fn(&Scene, Audience),
) -> BTreeSet<String> {
    let mut faces = BTreeSet::new();
    for audience in AUDIENCES {
        for options in options {
            for seed in 0..matches {
                let mut rng = MatchRng::new(seed ^ 0xbeef);
                let (mut state, steps) = set_up_within::<G>(options, seed, audience, &most);
                let mut last = Scene::default();
                let mut check = |steps: &[AnimationStep]| {
                    for step in steps {
                        check_scene::<G>(&step.scene);
                        check_own(&step.scene, audience);
                        check_reveal(step);
                        check_step(&last, step, may_change);
                        faces.extend(step.scene.cards.iter().map(|card| card.face.clone()));
                        last = Scene::clone(&step.scene);
                    }
                };
                check(&steps);
                while let Some((seat, action)) = next(&state, &mut rng) {
                    check_choice(&state, seat);
                    let (steps, _) = act_within(&mut state, seat, &action, audience, &most);
                    let truth = look(&state, audience);
                    assert_eq!(**steps.last().map(|step| &step.scene).unwrap(), truth);
                    check(&steps);
                    if rng.below(8) == 0 {
                        let world = G::determinize(&state.view(audience.seat), &mut rng);
                        assert_eq!(look(&world, audience), truth, "{audience:?} sees what its view hides");
                    }
                }
                for seat in Seat::BOTH {
                    assert!(G::offers(&state.view(seat), seat, &[]).is_empty(), "offers after full time");
                }
            }
        }
    }
    faces
}

fn check_scene<G: StagedGame>(scene: &Scene) {
    let mut ids = HashSet::new();
    let mut places: HashMap<&str, Vec<usize>> = HashMap::new();
    for card in &scene.cards {
        assert!(ids.insert(card.id), "{:?} twice", card.id);
        assert!(G::INFO.zones.iter().any(|zone| zone.id == card.zone), "no zone {}", card.zone);
        places.entry(card.zone).or_default().push(card.index);
    }
    for (zone, mut indices) in places {
        indices.sort_unstable();
        assert!(indices.iter().copied().eq(0..indices.len()), "{zone}: {indices:?}");
    }
    assert!(scene.areas.iter().filter(|area| area.active).count() <= 1);
    assert!((0.0..=1.0).contains(&scene.board.progress), "progress {}", scene.board.progress);
    for label in &scene.labels {
        assert!(!label.text.shown().is_empty() && label.text.shown().len() <= 24, "{label:?}");
    }
}

/// Asserts that the cards of a reveal are face up, and that its reason is one short sentence shown long enough to be
/// read.
fn check_reveal(step: &AnimationStep) {
    let Some(reveal) = &step.reveal else { return };
    let open =
        |id: CardId| step.scene.cards.iter().any(|card| card.id == id && !card.face.starts_with("back/"));
    assert!(reveal.card_ids().all(open), "{reveal:?} shows what is hidden");
    // At the goal mouth the kick itself is shown, and no card is held up.
    let least = usize::from(step.scene.mouth.is_none());
    assert!((least..=5).contains(&reveal.card_ids().count()), "{reveal:?}");
    assert!(reveal.die.is_none_or(|die| (1..=6).contains(&die)), "{reveal:?}");
    let Some(verdict) = &reveal.verdict else { return };
    assert!(step.duration() >= GLANCE_SECS, "{reveal:?} is gone in {} s", step.duration());
    let because = verdict.reason.shown();
    let first = because.chars().next();
    assert!(first.is_some_and(|first| first.is_uppercase() || first.is_ascii_digit()), "{because:?}");
    assert!(because.ends_with('.') && because.matches(['.', '!', '?']).count() == 1, "{because:?}");
    assert!(because.chars().count() <= MAX_REASON_CHARS, "{because:?}");
    assert!(verdict.sum.as_ref().is_none_or(|sum| sum.shown().chars().count() <= 16), "{verdict:?}");
}

/// Asserts that cards keep their ids: none disappears, none appears.
fn check_step(before: &Scene, step: &AnimationStep, may_change: fn(CardId) -> bool) {
    let ids = |scene: &Scene| -> HashSet<CardId> { scene.cards.iter().map(|card| card.id).collect() };
    let (mut old, new) = (ids(before), ids(&step.scene));
    if old.is_empty() {
        return;
    }
    for (was, is) in &step.id_changes {
        assert!(old.remove(was), "{was:?} is not there to become {is:?}");
        assert!(new.contains(is) && !new.contains(was), "{was:?} became {is:?}");
        old.insert(*is);
    }
    let gone: Vec<_> = old.difference(&new).filter(|id| !may_change(**id)).collect();
    let come: Vec<_> = new.difference(&old).filter(|id| !may_change(**id)).collect();
    assert!(gone.is_empty() && come.is_empty(), "cards vanish {gone:?} or appear {come:?}");
}

/// Asserts that a seat that owes a decision is offered every legal action, with one click or card by card.
fn check_choice<G: StagedGame>(state: &G, seat: Seat) {
    let view = state.view(seat);
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let offers = G::offers(&view, seat, &legal);
    let picking = G::picking(&view, seat, &legal, &[]);
    assert!(!offers.is_empty() || picking.is_some(), "{seat} is asked and offered nothing");
    let prompt = G::prompt(&view, seat);
    assert!(!prompt.is_empty() && prompt.shown().len() <= 48, "{prompt:?}");
    let named: HashSet<&G::Action> = offers.iter().map(|offer| &offer.action).collect();
    assert_eq!(named.len(), offers.len(), "an action is offered twice");
    let known: HashSet<&G::Action> = legal.iter().collect();
    assert!(named.iter().all(|action| known.contains(*action)), "{named:?} of {known:?}");
    assert!(picking.is_some() || known.len() == offers.len(), "{named:?} of {known:?}");
    let labels: HashSet<_> = offers.iter().map(|offer| (&offer.label, offer.card)).collect();
    assert_eq!(labels.len(), offers.len(), "{labels:?}");
    let scene = look(state, Audience { seat, shared: false });
    let there = |id: &CardId| scene.cards.iter().any(|card| card.id == *id);
    for offer in &offers {
        assert!(offer.help.shown().ends_with('.') && offer.help.shown().len() < 170, "{}", offer.help);
        assert!(!offer.label.is_empty() && offer.label.shown().len() <= 24, "{}", offer.label);
        assert!(offer.card.as_ref().is_none_or(there), "{offer:?} names no card");
    }
    let Some(empty) = picking else { return };
    assert!(empty.pickable.iter().all(there), "{empty:?}");
    // A choice made card by card comes to an end, and results in a legal action.
    for chosen in [empty.suggestion.clone(), Vec::new()] {
        let mut chosen = chosen;
        for _ in 0..40 {
            let Some(now) = G::picking(&view, seat, &legal, &chosen) else { panic!("the choice is gone") };
            if let Some(done) = &now.done {
                assert!(state.check(seat, &done.action).is_ok(), "{} is offered and not legal", done.action);
                break;
            }
            let Some(more) = now.pickable.iter().find(|id| !chosen.contains(id)) else { break };
            chosen.push(*more);
        }
    }
}

/// Plays random matches and returns all verdicts shown, such as `STOPPED: Press stops a Dribble.`
pub fn reveals<G: StagedGame>(options: &[G::Options], matches: u64) -> BTreeSet<String> {
    let mut sentences = BTreeSet::new();
    for options in options {
        for seed in 0..matches {
            let audience = AUDIENCES[seed as usize % AUDIENCES.len()];
            let mut rng = MatchRng::new(seed ^ 0x5e7e);
            let (mut state, _) = set_up::<G>(options, seed, audience);
            while let Some((seat, action)) = next(&state, &mut rng) {
                for step in act(&mut state, seat, &action, audience) {
                    let verdict = step.reveal.and_then(|reveal| reveal.verdict);
                    sentences.extend(verdict.map(|verdict_text| {
                        format!(
                            "{}: {}",
                            verdict_text
                                .stamp
                                .map_or_else(|| "CARD".to_owned(), |stamp| stamp.title().shown()),
                            verdict_text.reason
                        )
                    }));
                }
            }
        }
    }
    sentences
}

/// Plays random matches. Asserts that the coach has a lesson at every decision and none elsewhere, and that each of
/// these parts is said. Each lesson has one to three short sentences that fit the board, and is the same in a
/// determinization.
pub fn lessons_are_plain<G: StagedGame>(options: &[G::Options], matches: u64, parts: &[&str]) {
    let mut lessons = BTreeSet::new();
    for options in options {
        for seed in 0..matches {
            let mut rng = MatchRng::new(seed ^ 0xc0ac);
            let mut state = G::setup(options, seed, &mut NullSink).unwrap();
            while let Some((seat, action)) = next(&state, &mut rng) {
                for looks in Seat::BOTH {
                    let view = state.view(looks);
                    let lesson = G::lesson(&view, looks);
                    assert_eq!(
                        lesson.is_some(),
                        state.seats_to_move().contains(looks),
                        "{looks}: {lesson:?} at {view:?}"
                    );
                    if rng.below(8) == 0 {
                        let world = G::determinize(&view, &mut rng);
                        assert_eq!(G::lesson(&world.view(looks), looks), lesson, "{looks} is told a secret");
                    }
                    lessons.extend(lesson.map(|lesson| lesson.shown()));
                }
                state.apply(seat, &action, &mut NullSink).unwrap();
            }
            assert!(Seat::BOTH.iter().all(|seat| G::lesson(&state.view(*seat), *seat).is_none()));
        }
    }
    for lesson in &lessons {
        let length = lesson.chars().count();
        assert!(lesson.ends_with('.') && length <= 290, "{length}: {lesson}");
        let sentences: Vec<&str> = lesson.split_inclusive(['.', '?', '!']).collect();
        assert!(sentences.len() <= 3, "{lesson}");
        for (k, sentence) in sentences.iter().enumerate() {
            let words = if k == 0 { Some(*sentence) } else { sentence.strip_prefix(' ') };
            let begins = words.and_then(|words| words.chars().next());
            assert!(begins.is_some_and(|c| c.is_uppercase() || c.is_ascii_digit()), "{lesson}");
        }
        assert!(!lesson.contains("  "), "{lesson}");
    }
    for part in parts {
        assert!(lessons.iter().any(|lesson| lesson.contains(part)), "never said: {part}");
    }
}

/// Returns the faces that are in no atlas.
pub fn undrawn<'a>(faces: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let cards = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("assets/cards");
    let atlases: Vec<AtlasIndex> = std::fs::read_dir(cards)
        .unwrap()
        .filter_map(|file| {
            Some(file.ok()?.path()).filter(|path| path.extension().is_some_and(|e| e == "ron"))
        })
        .map(|path| AtlasIndex::load(&path).unwrap())
        .collect();
    let drawn = |face: &str| atlases.iter().any(|atlas| atlas.place(face).is_ok());
    faces.into_iter().filter(|face| !drawn(face)).map(str::to_owned).collect()
}

/// Returns the bounds of a zone with that many cards: left, right, top, bottom.
pub fn reach(zone: &Zone, count: usize) -> (f32, f32, f32, f32) {
    let half = if zone.turn.abs() > 45.0 { (175.0, 125.0) } else { (125.0, 175.0) };
    (0..count).map(|k| zone.place(k, count).0).fold((f32::MAX, f32::MIN, f32::MAX, f32::MIN), |b, at| {
        let (w, h) = (half.0 * zone.scale, half.1 * zone.scale);
        (b.0.min(at.x - w), b.1.max(at.x + w), b.2.min(at.y - h), b.3.max(at.y + h))
    })
}
