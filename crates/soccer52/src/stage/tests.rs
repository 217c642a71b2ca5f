//! Tests of the presentation: every match ends in the view's scene, reveals nothing hidden, gives reasons, and
//! takes a bearable time.

mod questions;

use std::collections::BTreeSet;

use super::super::block::{BlockKind, PossibleBlocks, kind};
use super::super::state::Phase;
use super::super::tests::{cards, flip, given, legal, printed};
use super::super::{
    Action, BlockingRule, CardPick, CardSet, LoneGoalie, Options, RoundStart, Soccer52, TieRule,
};
use super::scene::{self, ZONES};
use super::words;
use engine::{Card, Game, MatchRng, NullSink, Seat};
use stage::cause::GoalCause;
use stage::cue::{CardSound, Cue, WhistleSound};
use stage::match_phase::{MatchClock, MatchPhase};
use stage::scene::{Audience, BallPosition, CardHighlight, CardId, ChoiceIndicator, LabelStyle, Scene, Zone};
use stage::step::{AnimationStep, Banner, Headline};
use stage::testing::{self, AUDIENCES, act, look, next, reach, set_up};
use stage::{StagedDecisions, StagedGame};

const HOME: Audience = AUDIENCES[0];
const AWAY: Audience = AUDIENCES[1];
const SHARED: Audience = AUDIENCES[2];

/// Returns all combinations of options.
pub(super) fn variants() -> Vec<Options> {
    let mut all = Vec::new();
    for blocking in [BlockingRule::Compulsory, BlockingRule::Optional] {
        for (start, after_six) in [
            (RoundStart::Alternate, TieRule::SuddenRounds),
            (RoundStart::Alternate, TieRule::Draw),
            (RoundStart::Same, TieRule::SuddenRounds),
        ] {
            all.push(Options { blocking, start, after_six, ..Options::default() });
        }
    }
    all.push(Options { lone_goalie: LoneGoalie::Forbidden, ..Options::default() });
    all.push(Options { short: true, ..Options::default() });
    all.push(Options { short: true, after_six: TieRule::Draw, ..Options::default() });
    all
}

/// Returns every face that can be shown.
fn faces() -> BTreeSet<String> {
    let backs = ["back/home", "back/away", "back/pack"].map(str::to_owned);
    CardSet::PACK.iter().map(scene::face).chain(backs).collect()
}

#[test]
fn every_show_is_valid_and_ends_in_the_true_scene() {
    let shown = testing::every_show_is_sound::<Soccer52>(&variants(), 12, |_| false);
    assert_eq!(shown, faces());
}

#[test]
fn every_face_is_in_an_atlas() {
    let faces = faces();
    assert!(Soccer52::INFO.cards.iter().all(|face| faces.contains(*face)));
    let undrawn = testing::undrawn(faces.iter().map(String::as_str));
    assert!(undrawn.is_empty(), "{undrawn:?}");
}

/// The note on a shot, its line in the log and the commentator wait until the card lies open.
#[test]
fn nothing_names_a_forward_before_it_lies_open() {
    let mut rng = MatchRng::new(7);
    let mut flips = 0;
    for audience in AUDIENCES {
        let (mut state, _) = set_up::<Soccer52>(&Options::default(), 3, audience);
        while let Some((seat, action)) = next(&state, &mut rng) {
            let before = look(&state, audience);
            for step in act(&mut state, seat, &action, audience) {
                if step.cues.contains(&Cue::Card(CardSound::Flick)) && step.cues.contains(&Cue::Hush) {
                    flips += 1;
                    assert_eq!((&step.log, &step.moment), (&None, &None));
                    assert_eq!(step.scene.board.note, before.board.note);
                }
            }
        }
    }
    assert!(flips > 20, "{flips}");
}

/// A card shows its face, and has an id of its own, only where everybody at the screen may know it.
#[test]
fn s52_2_only_cards_that_may_be_known_have_an_id() {
    for audience in AUDIENCES {
        let mut rng = MatchRng::new(2);
        for seed in 0..15 {
            let mut state = Soccer52::setup(&Options::default(), seed, &mut NullSink).unwrap();
            while let Some((seat, action)) = next(&state, &mut rng) {
                let scene = look(&state, audience);
                assert_eq!(scene.cards.len(), 52);
                let own = if audience.shared { CardSet::NONE } else { state.hands[audience.seat] };
                let named: BTreeSet<CardId> =
                    state.table.face_up_cards().union(own).iter().map(scene::known_id).collect();
                for lying in &scene.cards {
                    let card = scene::known(lying.id);
                    assert_eq!(card.is_some(), named.contains(&lying.id), "{lying:?}");
                    assert_eq!(
                        card.map(scene::face).unwrap_or_default(),
                        known_face(&lying.face),
                        "{lying:?}"
                    );
                }
                // The labels are on the own forwards, and on no others.
                let chips: BTreeSet<String> = scene.labels.iter().map(|label| label.text.shown()).collect();
                for side in Seat::BOTH {
                    for card in state.forwards[side].iter().flatten() {
                        let shown = side == audience.seat && !audience.shared;
                        assert_eq!(chips.contains(&words::chip(*card).shown()), shown);
                    }
                }
                state.apply(seat, &action, &mut NullSink).unwrap();
            }
        }
    }
}

fn known_face(face: &str) -> &str {
    if face.starts_with("back/") { "" } else { face }
}

/// On a shared screen the table does not depend on what either side holds or has laid.
#[test]
fn s52_2_a_shared_screen_shows_no_secret() {
    let mut rng = MatchRng::new(3);
    let mut compared = 0;
    for seed in 0..20 {
        let mut state = Soccer52::setup(&Options::default(), seed, &mut NullSink).unwrap();
        while let Some((seat, action)) = next(&state, &mut rng) {
            for viewer in Seat::BOTH {
                let mut world = Soccer52::determinize(&state.view(viewer), &mut rng);
                assert_eq!(look(&world, SHARED), look(&state, SHARED));
                // Neither does a secret decision show.
                if state.table.phase == Phase::Lay && seat != viewer {
                    let mut real = state.clone();
                    let other = world.sample(seat, &mut rng).unwrap();
                    assert_eq!(act(&mut world, seat, &other, SHARED), act(&mut real, seat, &action, SHARED));
                    compared += 1;
                }
            }
            state.apply(seat, &action, &mut NullSink).unwrap();
        }
    }
    assert!(compared > 100, "{compared}");
}

/// The rival's forwards look the same whatever they are. So do a penalty declined and one that was impossible.
#[test]
fn s52_9_the_rival_keeps_its_secrets() {
    let shows = [("JS 9H KD 2C 3C 4C", "Lay([9H, JS])"), ("JS 9H 10C 2C 3C 4C", "Lay([2C, JS])")].map(
        |(hand, lay)| {
            let mut state = printed(hand, "JD QC KS KC 7D 8D", "");
            let mut steps = act(&mut state, Seat::Home, &lay.parse().unwrap(), AWAY);
            steps.extend(act(&mut state, Seat::Away, &"Lay([7D, 8D])".parse().unwrap(), AWAY));
            state.forwards[Seat::Home]
                .sort_by_key(|card| card.map(|card| !super::super::cards::is_goalie(card)));
            steps.extend(act(&mut state, Seat::Home, &Action::Flip(0), AWAY));
            steps.extend(act(&mut state, Seat::Home, &Action::DeclinePenalty, AWAY));
            steps
        },
    );
    assert_eq!(shows[0], shows[1]);
}

/// Returns the steps of a script such as `H Lay([AC, 2C]); A flips 5D`, as that audience sees them.
#[track_caller]
fn play(state: &mut Soccer52, script: &str, audience: Audience) -> Vec<AnimationStep> {
    let mut steps = Vec::new();
    for step in script.split("; ") {
        let (side, action) = step.split_once(' ').unwrap();
        let seat = if side == "H" { Seat::Home } else { Seat::Away };
        let action = match action.strip_prefix("flips ") {
            Some(card) => flip(state, seat, card),
            None => action.parse().unwrap_or_else(|e| panic!("{step}: {e}")),
        };
        steps.extend(act(state, seat, &action, audience));
    }
    steps
}

fn log_lines(steps: &[AnimationStep]) -> Vec<String> {
    steps.iter().filter_map(|step| step.log.as_ref()).map(|line| line.text.shown()).collect()
}

/// Every block gives its reason, on the grass and in the log, and stands in front of the goal it saves.
#[test]
fn s52_5_every_block_says_why() {
    for (forward, with, reason, line) in [
        ("5S", "QC", "BLACK GOALIE", "5 of spades: queen of clubs saves"),
        ("5D", "KH", "RED GOALIE", "5 of diamonds: king of hearts saves"),
        ("5S", "5D", "SAME NUMBER", "5 of spades: blocked by the 5 of diamonds"),
        (
            "3D",
            "5C 2H",
            "5\u{a0}−\u{a0}2\u{a0}=\u{a0}3",
            "3 of diamonds: blocked, 5\u{a0}−\u{a0}2\u{a0}=\u{a0}3",
        ),
        (
            "7D",
            "5C 2H",
            "2\u{a0}+\u{a0}5\u{a0}=\u{a0}7",
            "7 of diamonds: blocked, 2\u{a0}+\u{a0}5\u{a0}=\u{a0}7",
        ),
        (
            "AS",
            "5C 4H",
            "5\u{a0}−\u{a0}4\u{a0}=\u{a0}1",
            "Ace of spades: blocked, 5\u{a0}−\u{a0}4\u{a0}=\u{a0}1",
        ),
        (
            "10D",
            "AC 9H",
            "1\u{a0}+\u{a0}9\u{a0}=\u{a0}10",
            "10 of diamonds: blocked, 1\u{a0}+\u{a0}9\u{a0}=\u{a0}10",
        ),
        ("2D", "4D 9D", "TWO DIAMONDS", "2 of diamonds: blocked by two diamonds"),
    ] {
        let forward_card = cards(forward)[0];
        let with = cards(with);
        let pick = if let [a, b] = with[..] { CardPick::two(a, b) } else { CardPick::One(with[0]) };
        let rest = |used: &[Card]| -> CardSet { used.iter().copied().collect() };
        let mut free = CardSet::PACK.difference(rest(&with)).difference(CardSet::one(forward_card)).iter();
        let mut fill = |hand: &[Card]| -> String {
            let all: Vec<Card> = hand.iter().copied().chain(free.by_ref()).take(6).collect();
            all.iter().map(|card| format!("{card} ")).collect()
        };
        let (home, away) = (fill(&[forward_card]), fill(&with));
        for audience in AUDIENCES {
            let mut state = printed(&home, &away, "");
            let other = cards(&home)[1];
            let laid: Vec<Card> = cards(&away).into_iter().skip(with.len()).take(2).collect();
            for (seat, lay) in [
                (Seat::Home, CardPick::two(forward_card, other)),
                (Seat::Away, CardPick::two(laid[0], laid[1])),
            ] {
                act(&mut state, seat, &Action::Lay(lay), audience);
            }
            let flip = flip(&state, Seat::Home, forward);
            act(&mut state, Seat::Home, &flip, audience);
            let steps = act(&mut state, Seat::Away, &Action::Block(pick), audience);
            assert_eq!(log_lines(&steps), [line]);
            let wall = steps.iter().find(|step| step.log.is_some()).unwrap();
            let label = wall.scene.labels.iter().find(|label| label.text == reason).unwrap();
            assert_eq!((label.style, label.side), (LabelStyle::Figure, Some(Seat::Away)));
            let lying: BTreeSet<Card> = zone(&wall.scene, "wall_away").into_iter().collect();
            assert_eq!(lying, with.iter().copied().collect());
            assert_eq!(
                wall.scene.ball,
                Some(BallPosition::Spot(scene::stopped_at(Seat::Away, with.len() as u8)))
            );
            assert!(zone(&steps.last().unwrap().scene, "discards").contains(&forward_card));
        }
    }
}

/// Returns the open cards of a zone.
fn zone(scene: &Scene, zone: &str) -> Vec<Card> {
    let cards = scene.cards.iter().filter(|card| card.zone == zone);
    cards.map(|card| scene::known(card.id).unwrap()).collect()
}

/// S52-6: the ball is in the net during the celebration, and the card is in the tally.
#[test]
fn s52_6_a_goal_is_celebrated() {
    let mut state = printed("5S 9H AC 2C 3C 4C", "AD QH 10H 8H 7D 8D", "");
    let steps = play(&mut state, "H Lay([9H, 5S]); A Lay([7D, 8D]); H flips 5S; A LetIn", HOME);
    assert_eq!(log_lines(&steps)[0], "5 of spades goes in");
    let goal = steps.iter().find(|step| matches!(step.banner, Some(Banner::Goal { .. }))).unwrap();
    let Some(Banner::Goal { side, cause, clock, .. }) = &goal.banner else { unreachable!() };
    assert_eq!((*side, cause), (Seat::Home, &GoalCause::Card("5S".parse().unwrap())));
    assert_eq!(stage::words::goal(cause, *clock), "5 of spades · round 1");
    assert_eq!(goal.scene.ball, Some(BallPosition::GoalOf(Seat::Away)));
    assert!((1.7..=2.5).contains(&goal.secs));
    assert_eq!(zone(&goal.scene, "tally_home"), cards("5S"));
    assert_eq!(goal.scene.board.score[Seat::Home], 1);
    // Then it is at the feet of home again, which has another forward.
    assert!(matches!(steps.last().unwrap().scene.ball, Some(BallPosition::Spot(at)) if at.x < 960.0));
}

#[test]
fn s52_9_a_penalty_is_shown_as_one() {
    let mut state = printed("JS 9H KD 2C 3C 4C", "JD QC KS KC 7D 8D", "");
    play(&mut state, "H Lay([9H, JS]); A Lay([7D, 8D]); H flips JS", AWAY);
    let scene = look(&state, HOME);
    let looks =
        |face: &str| scene.cards.iter().find(|card| card.face == format!("pack/{face}")).unwrap().look;
    assert_eq!(
        (looks("KD"), looks("4C"), looks("JS")),
        (CardHighlight::Lit, CardHighlight::Veiled, CardHighlight::Lit)
    );
    let steps = play(&mut state, "H TakePenalty(KD)", AWAY);
    assert_eq!(log_lines(&steps)[0], "Penalty: jack of spades with king of diamonds");
    assert!(steps[0].cues.contains(&Cue::Whistle(WhistleSound::Long)));
    assert!(matches!(&steps[0].banner, Some(Banner::Strip { head, .. }) if *head == Headline::Penalty));
    assert_eq!(zone(&steps[0].scene, "second_home"), cards("KD"));
    assert_eq!(steps[1].scene.ball, Some(BallPosition::GoalOf(Seat::Away)));
    assert!(matches!(&steps[2].banner, Some(Banner::Goal { cause: GoalCause::Penalty, .. })));
}

/// S52-11: sudden rounds are announced once; the scoreboard counts six rounds, then from one again.
#[test]
fn s52_11_sudden_rounds_are_announced() {
    let (mut seen, mut last_clock) = (0, MatchClock::Off);
    for seed in 0..80 {
        let mut rng = MatchRng::new(seed);
        let (mut state, mut steps) = set_up::<Soccer52>(&Options::default(), seed, HOME);
        while let Some((seat, action)) = next(&state, &mut rng) {
            steps.extend(act(&mut state, seat, &action, HOME));
        }
        let heads: Vec<&Headline> = steps
            .iter()
            .filter_map(|step| match &step.banner {
                Some(Banner::Strip { head, .. }) => Some(head),
                _ => None,
            })
            .collect();
        let sudden = heads.iter().filter(|head| ***head == Headline::SuddenRounds).count();
        assert_eq!(sudden, usize::from(state.table.round > 6), "{heads:?}");
        assert_eq!((heads[0], heads.last()), (&Headline::CoinToss, Some(&&Headline::FullTime)));
        assert_eq!(heads.iter().filter(|head| ***head == Headline::LastRound).count(), 1);
        let board = &look(&state, HOME).board;
        if sudden > 0 {
            assert_eq!(
                (board.of, board.progress, matches!(board.clock, MatchClock::Beyond(_))),
                (0, 1.0, true)
            );
            seen += 1;
        } else {
            assert_eq!(
                (board.done, board.of, board.clock, board.progress),
                (6, 6, MatchClock::Round { n: 6, of: 6 }, 1.0)
            );
        }
        last_clock = board.clock;
        assert_eq!((board.part, board.possession, board.note.as_ref()), (MatchPhase::FullTime, None, None));
    }
    assert!(seen > 5 && last_clock != MatchClock::Off, "{seen}");
}

/// Scoreboard, ball and choice indicators follow each phase.
#[test]
fn s52_4_the_table_follows_the_round() {
    let mut state = printed("5S 9H AC 2C 3C 4C", "AD QH 10H 8H 7D 8D", "");
    let at = |state: &Soccer52| {
        let scene = look(state, SHARED);
        let Some(BallPosition::Spot(spot)) = scene.ball else { panic!("{:?}", scene.ball) };
        (spot.x, scene.board.possession, scene.choice_indicators, scene.board.note.map(|note| note.head()))
    };
    let (x, ball, choice_indicators, note) = at(&state);
    assert_eq!((x, ball, note), (960.0, Some(Seat::Home), None));
    assert!(Seat::BOTH.into_iter().all(|seat| choice_indicators[seat] == ChoiceIndicator::Choosing));
    play(&mut state, "A Lay([7D, 8D])", SHARED);
    assert_eq!(
        (at(&state).2[Seat::Away], at(&state).2[Seat::Home]),
        (ChoiceIndicator::Ready, ChoiceIndicator::Choosing)
    );
    play(&mut state, "H Lay([9H, 5S])", SHARED);
    let (x, ball, choice_indicators, _) = at(&state);
    assert_eq!((x, ball, choice_indicators[Seat::Home]), (720.0, Some(Seat::Home), ChoiceIndicator::Off));
    play(&mut state, "H flips 5S", SHARED);
    let (x, _, _, note) = at(&state);
    assert_eq!((x, note.map(|note| note.shown()).as_deref()), (836.0, Some("5 SPADES")));
    play(&mut state, "A LetIn; H flips 9H; A Block([QH])", SHARED);
    assert_eq!((at(&state).0, at(&state).1), (1200.0, Some(Seat::Away)));
}

/// However many cards score, the top ones are distinguishable and none leaves the sheet.
#[test]
fn s52_6_many_goals_fit_on_the_table() {
    let mut state = printed("AC 2C", "AD 2D", "");
    while state.table.tallies[Seat::Home].len() < 30 {
        let card = state.pile.draw().unwrap();
        state.table.tallies[Seat::Home].push(card);
    }
    let scene = look(&state, HOME);
    assert_eq!((zone(&scene, "tally_home").len(), zone(&scene, "tally_home_under").len()), (10, 20));
    assert!(scene.labels.iter().any(|label| label.text == "30" && label.side == Some(Seat::Home)));
}

/// Returns the bounds of every zone with its maximum number of cards: left, right, top, bottom.
#[test]
fn cards_at_rest_are_on_the_table_and_do_not_overlap() {
    let of = |id: &str, count: usize| reach(zone_named(id), count);
    let (log, prompt, note, sheet) = (460.0, 732.0, 1590.0, (1920.0, 1080.0));
    for hands in scene::HANDS {
        for (most, id) in *hands {
            let (left, right, top, bottom) = of(id, *most);
            assert!(left >= log && right <= note, "{id}: {left} to {right}");
            if id.contains("rival") {
                assert!(bottom < 210.0, "{id} reaches {bottom}");
            } else {
                assert!(top > prompt && bottom < sheet.1, "{id}: {top} to {bottom}");
            }
        }
    }
    assert!(
        of("hand_home", 8).1 < of("hand_away", 8).0 && of("hand_home_52", 52).1 < of("hand_away_52", 52).0
    );
    for id in ["tally_home", "tally_away"] {
        let (left, right, top, bottom) = of(id, 10);
        assert!(left > 0.0 && right < sheet.0 && top > 219.0 && bottom < 820.0, "{id}");
    }
    // On the pitch, over the prompt, under the scoreboard's lamp: nothing covers anything else.
    let pitch = [
        ("draw", 40),
        ("discards", 40),
        ("forward_home_0", 1),
        ("forward_home_1", 1),
        ("forward_away_0", 1),
        ("forward_away_1", 1),
        ("wall_home", 2),
        ("wall_away", 2),
        ("second_home", 1),
        ("second_away", 1),
    ];
    for (k, (a, n)) in pitch.iter().enumerate() {
        let (left, right, top, bottom) = of(a, *n);
        assert!(left > 320.0 && right < 1600.0 && top > 204.0 && bottom < 654.0, "{a}: {top} to {bottom}");
        for (b, m) in &pitch[k + 1..] {
            let other = of(b, *m);
            // A defender takes no penalty, so these two never meet.
            let never = a.starts_with("wall") && b.starts_with("second");
            let apart = never || right < other.0 || other.1 < left || bottom < other.2 || other.3 < top;
            assert!(apart, "{a} lies on {b}");
        }
    }
}

fn zone_named(id: &str) -> &'static Zone {
    ZONES.iter().find(|zone| zone.id == id).unwrap()
}

/// Prints the duration of a match at speed 1: `cargo rules the_shows_of_a_match -- --nocapture`.
#[test]
fn the_shows_of_a_match_take_a_bounded_time() {
    let (mut total, mut attacks, mut attacking, mut matches) = (0.0, 0, 0.0, 0);
    for seed in 0..60 {
        let mut rng = MatchRng::new(seed);
        let options = Options { after_six: TieRule::Draw, ..Options::default() };
        let (mut state, steps) = set_up::<Soccer52>(&options, seed, HOME);
        let secs = |steps: &[AnimationStep]| steps.iter().map(|step| step.secs).sum::<f32>();
        assert!(secs(&steps) <= 3.0, "the set-up takes {} s", secs(&steps));
        total += secs(&steps);
        while let Some((seat, action)) = next(&state, &mut rng) {
            let own = act(&mut state, seat, &action, HOME);
            total += secs(&own);
            if let Action::Block(_) = action {
                // The last block of a round is followed by new cards and the next round.
                let shot = own.iter().take(3);
                (attacking, attacks) = (attacking + shot.map(|step| step.secs).sum::<f32>(), attacks + 1);
            }
        }
        matches += 1;
    }
    let (mean, blocked) = (total / matches as f32, attacking / attacks as f32);
    assert!(blocked < 1.5, "{blocked}");
    println!("{mean:.0} s a match of six rounds, {blocked:.2} s a block");
    assert!((45.0..80.0).contains(&mean), "{mean}");
}

/// S52-5, S52-6: forward and block come forward, and a sentence says what stopped the shot.
#[test]
fn s52_5_the_reveal_says_what_stopped_it() {
    let reveals = testing::reveals::<Soccer52>(&[Options::default()], 12);
    for part in [
        "IN!: Nothing stops the ",
        "SAVED: One red goalie stops the ",
        "BLOCKED: One card of the same number stops the ",
        "BLOCKED: Two hearts stop the ",
        "that stops the ",
    ] {
        assert!(reveals.iter().any(|reveal| reveal.contains(part)), "never said: {part} in {reveals:#?}");
    }
}
