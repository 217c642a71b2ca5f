//! Tests of the presentation: every match ends in the view's scene, reveals nothing hidden, and takes a bearable
//! time.

mod counts;
mod split;

use std::collections::{BTreeSet, HashSet};

use super::super::card::{BallColour, CardKind, LeadResult};
use super::super::cards::CardCounts;
use super::super::state::{HandSizes, Period, Phase, PrivateCards};
use super::super::{Action, MatchKind, Options, SoccerCards};
use super::zones::{self, ZONES};
use super::{board, ids, offers, scene, words};
use engine::record::ron_options;
use engine::{Game, MatchRng, NullSink, Seat};
use stage::cue::Cue;
use stage::offer::Secrecy;
use stage::scene::{Audience, BallPosition, CardHighlight, CardId, Scene};
use stage::step::{AnimationStep, Banner};
use stage::testing::{self, AUDIENCES, act, look, next, reach, set_up};
use stage::{StagedDecisions, StagedGame};

const CUP: Options = Options { kind: MatchKind::Cup, neutral: false, short: false };

/// Returns the variants: league and cup, at home and on neutral ground, whole and short.
pub(super) fn variants() -> Vec<Options> {
    let mut all = Vec::new();
    for kind in [MatchKind::League, MatchKind::Cup] {
        for neutral in [false, true] {
            all.extend([false, true].map(|short| Options { kind, neutral, short }));
        }
    }
    all
}

fn cards(list: &[(CardKind, u8)]) -> CardCounts {
    let mut heap = CardCounts::NONE;
    for (card, copies) in list {
        heap.insert(*card, *copies);
    }
    heap
}

fn stands_in(id: CardId) -> bool {
    Seat::BOTH.into_iter().any(|seat| ids::stand_in(seat) == id)
}

/// The seed of a cup match that random play brings to a shootout, with a save of every kind before it.
const TO_SHOOTOUT: u64 = 1698;

#[test]
fn every_show_is_valid_and_ends_in_the_true_scene() {
    let seen = testing::every_show_is_sound::<SoccerCards>(&variants(), 60, stands_in);
    // Every face shows at some time.
    let every: BTreeSet<String> = faces().into_iter().collect();
    assert_eq!(seen, every);
}

/// Returns every face that can be shown.
fn faces() -> Vec<String> {
    let colours = BallColour::ALL.into_iter();
    let backs = ["back/home", "back/away", scene::NEUTRAL].map(str::to_owned);
    let tokens = colours.flat_map(|colour| [true, false].map(|kicks| scene::colour_face(colour, kicks)));
    CardKind::ALL.map(scene::face).into_iter().chain(tokens).chain(backs).collect()
}

#[test]
fn every_face_is_in_the_atlas() {
    let small = [scene::titled_face, scene::token_face].map(|face| CardKind::ALL.map(face)).concat();
    let all: Vec<String> = faces().into_iter().chain(small).collect();
    let wanted = all.iter().map(String::as_str).chain(SoccerCards::INFO.cards.iter().copied());
    assert_eq!(testing::undrawn(wanted), Vec::<String>::new());
}

/// Another split of the other side, or another sealed colour, gives the same scene, steps and ids.
#[test]
fn secret_choices_are_not_shown() {
    let mut compared = 0;
    for options in variants() {
        for seed in 0..40 {
            let mut rng = MatchRng::new(seed);
            let mut state = SoccerCards::setup(&options, seed, &mut NullSink).unwrap();
            while let Some((seat, action)) = next(&state, &mut rng) {
                let sealed = matches!(state.table.phase, Phase::Split | Phase::Kick);
                let first = sealed && state.seats_to_move().contains(!seat);
                for audience in
                    AUDIENCES.into_iter().filter(|audience| audience.shared || audience.seat != seat)
                {
                    // The second split begins the half, whose events reveal no more than the first split does.
                    let compare = first || (state.table.phase == Phase::Split);
                    let tries = if compare { 6 } else { 0 };
                    let shows: Vec<(Vec<AnimationStep>, Scene)> = (0..tries)
                        .map(|_| {
                            let mut state = state.clone();
                            let action = state.sample(seat, &mut rng).unwrap();
                            let steps = act(&mut state, seat, &action, audience);
                            (steps, look(&state, audience))
                        })
                        .collect();
                    assert!(
                        shows.windows(2).all(|pair| pair[0] == pair[1]),
                        "{audience:?} sees what is sealed"
                    );
                    compared += shows.len();
                }
                state.apply(seat, &action, &mut NullSink).unwrap();
            }
        }
    }
    assert!(compared > 2_000, "{compared}");
}

/// Before extra time no screen shows the other side's cards; a shared one shows no hand at all.
#[test]
fn hidden_hands_show_card_backs() {
    let mut rng = MatchRng::new(3);
    for seed in 0..10 {
        let mut state = SoccerCards::setup(&CUP, seed, &mut NullSink).unwrap();
        while let Some((seat, action)) = next(&state, &mut rng) {
            for audience in AUDIENCES {
                let scene = look(&state, audience);
                for side in Seat::BOTH {
                    let left = state.table.left[side];
                    let mine = !audience.shared && side == audience.seat;
                    let open = mine || board::bench_dealt(&state.table);
                    let hand = scene.cards.iter().filter(|lying| {
                        ids::side_of(lying.id) == Some(side)
                            && !ids::is_token(lying.id)
                            && !lying.zone.starts_with("p")
                            && !lying.zone.starts_with("laid")
                            && lying.zone != zones::BOX
                    });
                    let (mut shown, mut backs) = (CardCounts::NONE, 0);
                    for lying in hand {
                        match ids::card_of(lying.id) {
                            Some((_, card)) => {
                                assert_eq!(lying.face, scene::face(card));
                                shown.insert(card, 1);
                            }
                            None => {
                                assert_eq!(lying.face, scene::back(side));
                                backs += 1;
                            }
                        }
                    }
                    let held = state.held[side].now + state.held[side].later;
                    let expected =
                        if open { (held, 0) } else { (CardCounts::NONE, usize::from(left.now + left.later)) };
                    assert_eq!((shown, backs), expected, "{audience:?} {side}");
                }
            }
            state.apply(seat, &action, &mut NullSink).unwrap();
        }
    }
}

/// Returns a state where home leads or answers with this deck and away holds offsides. The other cards of the half
/// before are played.
fn at(phase: Phase, led: Option<CardKind>, deck: &[(CardKind, u8)]) -> SoccerCards {
    let mut state = SoccerCards::setup(&CUP, 1, &mut NullSink).unwrap();
    let now = cards(deck);
    state.held[Seat::Home] = PrivateCards { now, later: CardCounts::NONE };
    state.held[Seat::Away] =
        PrivateCards { now: cards(&[(CardKind::Offside, now.len() - 1)]), later: CardCounts::NONE };
    state.table.left[Seat::Home] = HandSizes { now: now.len(), later: 0 };
    state.table.left[Seat::Away] = HandSizes { now: now.len() - 1, later: 0 };
    state.table.period = Period::SecondHalf;
    state.table.phase = phase;
    state.table.leader = if led.is_some() { Seat::Away } else { Seat::Home };
    state.table.led = led;
    if let Some(card) = led {
        state.table.played[Seat::Away].insert(card, 1);
    }
    state
}

const MIXED: [(CardKind, u8); 6] = [
    (CardKind::RedBall, 2),
    (CardKind::RedGoal, 1),
    (CardKind::BlueBall, 1),
    (CardKind::ColouredShield, 2),
    (CardKind::YellowShield, 1),
    (CardKind::Offside, 1),
];

/// SC-1, SC-2: possible chances to lead, or stoppers of the one led, are lit; no card is veiled.
#[test]
fn sc_2_cards_that_count_are_highlighted() {
    let own = Audience { seat: Seat::Home, shared: false };
    for (phase, led, expected) in [
        (Phase::Lead, None, "blue_ball red_ball red_ball"),
        (
            Phase::Answer,
            Some(CardKind::RedBall),
            "red_ball red_ball red_goal coloured_shield coloured_shield",
        ),
        (Phase::Answer, Some(CardKind::Penalty), "coloured_shield coloured_shield"),
        (Phase::Answer, Some(CardKind::FreeKick), "yellow_shield coloured_shield coloured_shield"),
        (Phase::Answer, Some(CardKind::GreenGoal), ""),
    ] {
        let state = at(phase, led, &MIXED);
        let scene = look(&state, own);
        let hand = || scene.cards.iter().filter(|card| card.zone == "hand_own");
        let lit: Vec<&str> =
            hand().filter(|card| card.look == CardHighlight::Lit).map(|card| &card.face[3..]).collect();
        assert_eq!(lit.join(" "), expected, "{led:?}");
        // An answer that stops nothing is dimmed, and nothing else.
        let dim = led.is_some_and(|led| led.is_chance());
        assert!(hand().all(|card| card.look != CardHighlight::Veiled || dim));
        // A chance waits in the middle, any other lead where it was led.
        let middle = scene.ball == Some(BallPosition::Spot(super::board::centre()));
        assert_eq!(middle, led.is_some_and(CardKind::is_chance), "{led:?}");
        // A shared screen lights nothing.
        let shared = look(&state, AUDIENCES[2]);
        assert!(
            shared
                .cards
                .iter()
                .filter(|card| card.look == CardHighlight::Lit)
                .all(|card| card.zone.starts_with("laid"))
        );
    }
}

/// Any of several equal cards can be clicked: they all stand for the one offered.
#[test]
fn sc_6_any_of_equal_cards_can_be_clicked() {
    for (phase, led) in [(Phase::Lead, None), (Phase::Answer, Some(CardKind::BlueBall))] {
        let state = at(phase, led, &MIXED);
        let view = state.view(Seat::Home);
        let mut legal = Vec::new();
        state.legal(Seat::Home, &mut legal);
        let offers = SoccerCards::offers(&view, Seat::Home, &legal);
        assert_eq!(offers.len(), MIXED.len());
        let scene = look(&state, Audience { seat: Seat::Home, shared: false });
        for card in &scene.cards {
            let stands_for = SoccerCards::stands_for(&view, Seat::Home, card.id);
            let offered = offers.iter().find(|offer| offer.card == Some(stands_for));
            assert_eq!(offered.is_some(), card.zone == "hand_own", "{card:?}");
            if let Some(offer) = offered {
                assert!(offer.action.to_string().contains(&card.face[3..]), "{card:?} {offer:?}");
            }
        }
    }
}

/// Every card on the table can be clicked or says why not, with its clause.
#[test]
fn every_card_is_playable_or_states_why_not() {
    let mut reasons = HashSet::new();
    for (seed, options) in
        (0..120).flat_map(|seed| variants().into_iter().map(move |options| (seed, options)))
    {
        let mut rng = MatchRng::new(seed);
        let mut state = SoccerCards::setup(&options, seed, &mut NullSink).unwrap();
        while let Some((seat, action)) = next(&state, &mut rng) {
            for looks in Seat::BOTH {
                let view = state.view(looks);
                let mut legal = Vec::new();
                state.legal(looks, &mut legal);
                let offers = SoccerCards::offers(&view, looks, &legal);
                let picking = SoccerCards::picking(&view, looks, &legal, &[]);
                for card in look(&state, Audience { seat: looks, shared: false }).cards {
                    let stands_for = SoccerCards::stands_for(&view, looks, card.id);
                    let open = offers.iter().any(|offer| offer.card == Some(stands_for))
                        || picking.as_ref().is_some_and(|picking| picking.pickable.contains(&card.id));
                    let reason = SoccerCards::why_not(&view, looks, card.id).map(|why| why.sentence(true));
                    if card.zone == "box" {
                        continue;
                    }
                    assert_eq!(open, reason.is_none(), "{card:?}: {reason:?}");
                    if let Some(reason) = reason {
                        assert!(reason.shown().ends_with(')') && reason.shown().contains("(SC-"), "{reason}");
                        assert!(reason.shown().len() <= 80, "{reason}");
                        reasons.insert(reason);
                    }
                }
            }
            state.apply(seat, &action, &mut NullSink).unwrap();
        }
        assert_eq!(SoccerCards::why_not(&state.view(Seat::Home), Seat::Home, ids::bench(0)), None);
    }
    for part in [
        "stay unseen in a league match",
        "dealt if there is extra time",
        "waits for the second half (",
        "of extra time",
        "Played already",
        "Played by Kestrel",
        "belongs to Harbour",
        "play first this turn",
        "have to answer",
        "hand is split",
        "pick among",
        "colour is chosen",
    ] {
        assert!(reasons.iter().any(|reason| reason.shown().contains(part)), "never said: {part}");
    }
}

#[test]
fn sc_5_hands_are_chosen_behind_the_privacy_screen_and_colours_by_keys() {
    let mut seen = HashSet::new();
    let mut rng = MatchRng::new(17);
    let mut state = SoccerCards::setup(&CUP, TO_SHOOTOUT, &mut NullSink).unwrap();
    while let Some((seat, action)) = next(&state, &mut rng) {
        let kick = state.table.phase == Phase::Kick;
        let secrecy = SoccerCards::secrecy(&state.view(seat), seat);
        let expected = match kick {
            true => Secrecy::Taps,
            false if SoccerCards::plays_itself(&state.view(seat), seat) => Secrecy::Open,
            false => Secrecy::PrivacyScreen,
        };
        assert_eq!(secrecy, expected);
        seen.insert(kick);
        state.apply(seat, &action, &mut NullSink).unwrap();
    }
    assert_eq!(seen.len(), 2, "the match comes to a shootout");
    assert_eq!(SoccerCards::secrecy(&state.view(Seat::Home), Seat::Home), Secrecy::Open);
}

/// SC-6: a last card plays itself, and so it is secret to nobody. The other side's view does not say so.
#[test]
fn sc_6_a_last_card_plays_itself() {
    let mut last = 0;
    let mut rng = MatchRng::new(17);
    let mut state = SoccerCards::setup(&CUP, TO_SHOOTOUT, &mut NullSink).unwrap();
    while let Some((seat, action)) = next(&state, &mut rng) {
        let cards = state.view(seat).own.now.len();
        let plays = matches!(state.table.phase, Phase::Lead | Phase::Answer) && cards == 1;
        assert_eq!(SoccerCards::plays_itself(&state.view(seat), seat), plays);
        assert!(!SoccerCards::plays_itself(&state.view(!seat), seat));
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        assert!(!plays || legal.len() == 1);
        last += usize::from(plays);
        state.apply(seat, &action, &mut NullSink).unwrap();
    }
    // Both sides' last cards of two halves, and of two halves of extra time.
    assert_eq!(last, 8);
}

/// SC-7: a save has its word on the card and its line in the log; a goal has its banner.
#[test]
fn sc_7_saves_and_goals_are_announced() {
    for (led, answer, word, log) in [
        (CardKind::RedBall, CardKind::RedGoal, "SAVED", "Red goal saves"),
        (CardKind::RedBall, CardKind::RedBall, "CLEARED", "Red ball clears it"),
        (CardKind::Penalty, CardKind::ColouredShield, "BLOCKED", "Coloured shield blocks the penalty"),
        (CardKind::FreeKick, CardKind::YellowShield, "OFF THE WALL", "The wall holds: yellow shield"),
        (CardKind::FreeKick, CardKind::Offside, "GOAL", "Offside does not stop it"),
        (CardKind::Offside, CardKind::BlueBall, "", "Blue ball thrown away"),
    ] {
        for audience in AUDIENCES {
            let mut state = at(Phase::Answer, Some(led), &MIXED);
            let steps = act(&mut state, Seat::Home, &Action::Answer(answer), audience);
            let lines: Vec<String> =
                steps.iter().filter_map(|step| Some(step.log.as_ref()?.text.shown())).collect();
            assert!(lines.iter().any(|lines| lines == log), "{lines:?}");
            let holds_breath = |step: &&AnimationStep| step.cues.contains(&Cue::Hush);
            assert!(
                steps.iter().filter(holds_breath).all(|step| step.log.is_none()),
                "told too early: {log}"
            );
            let goal =
                steps.iter().any(|step| matches!(step.banner, Some(Banner::Goal { side: Seat::Away, .. })));
            assert_eq!(goal, word == "GOAL");
            let shown = steps.iter().any(|step| step.scene.labels.iter().any(|label| label.text == word));
            assert_eq!(shown, !matches!(word, "GOAL" | ""), "{word}");
            let verdict = LeadResult::of(led, answer);
            let net = steps.iter().any(|step| step.cues.contains(&Cue::Net));
            assert_eq!(net, verdict == LeadResult::Goal);
        }
    }
}

#[test]
fn log_lines_fit_their_panel() {
    for card in CardKind::ALL {
        assert!(words::led(card).shown().len() <= 38, "{}", words::led(card));
        for answer in CardKind::ALL {
            let line = words::answered(card, answer, LeadResult::of(card, answer)).shown();
            assert!(line.len() <= 38, "{line}");
        }
    }
    let order: HashSet<CardKind> = words::ORDER.into_iter().collect();
    assert_eq!(order.len(), CardKind::ALL.len(), "every kind has its place in a hand");
}

#[test]
fn fields_read_back_as_options() {
    for field in offers::FIELDS {
        for (nth, (value, _)) in field.values.iter().enumerate() {
            let text = format!("({}: {value})", field.name);
            let options: Options =
                ron_options().from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(options == Options::default(), nth == 0, "the first value is the default");
        }
    }
}

#[test]
fn cards_at_rest_are_on_the_table_and_do_not_overlap() {
    let of = |id: &str, count| reach(ZONES.iter().find(|zone| zone.id == id).unwrap(), count);
    // At the bottom, from the left: log, hand; two hands; the colours.
    let (log, sheet, prompt) = (480.0, 1920.0, 732.0);
    let rows: [&[(&str, usize)]; 4] = [
        &[("hand_own", 8)],
        &[("hand_home", 16), ("hand_away", 16)],
        &[("colours_own", 4)],
        &[("colours_home", 4), ("colours_away", 4)],
    ];
    for row in rows {
        let mut left = log;
        for (id, count) in row {
            let (from, to, top, bottom) = of(id, *count);
            assert!(from >= left && to <= sheet, "{id} lies from {from} to {to}, after {left}");
            // A chosen card rises, and its tick shows above it.
            assert!(top - 16.0 >= prompt, "{id} lies over the prompt: {top}");
            assert!(bottom <= 1080.0 + 30.0, "{id} lies under the edge: {bottom}");
            left = to;
        }
    }
    // A hand that is being split takes the pitch, between the other one's hand and the prompt.
    for (row, shared) in [(0, false), (1, false), (0, true), (1, true)] {
        let (left, right, top, bottom) = of(zones::split(row, shared), 8);
        assert!(left >= 320.0 && right <= 1600.0, "row {row} lies from {left} to {right}");
        assert!(top >= 204.0 && bottom <= 660.0, "row {row}: {top} to {bottom}");
    }
    // No card of an own hand covers another, nor the front row of a split hand the rear one.
    assert!(of("split_1", 8).2 >= of("split_0", 8).3);
    for id in ["hand_own", "split_0", "split_1"] {
        assert!(of(id, 2).1 - of(id, 2).0 >= 2.0 * (of(id, 1).1 - of(id, 1).0), "{id}");
    }
    // On the grass: rows of eight beside the laid cards, the ball's lane free, none in the goals.
    let ball = (429.0 - 46.0, 429.0 + 46.0);
    for seat in Seat::BOTH {
        let rows = [zones::past(seat, 0), zones::past(seat, 1), zones::past(seat, 2), zones::played(seat)];
        for id in rows {
            let (left, right, top, bottom) = of(id, 8);
            let (from, to) = if seat == Seat::Home { (320.0, 838.0) } else { (1082.0, 1600.0) };
            assert!(left >= from && right <= to, "{id} lies from {left} to {right}");
            assert!(
                top >= 200.0 && bottom <= 670.0 && (bottom <= ball.0 || top >= ball.1),
                "{id}: {top} to {bottom}"
            );
        }
        for audience in AUDIENCES {
            let (left, right, top, bottom) = of(zones::laid(seat, audience), 1);
            assert!(left >= 812.0 && right <= 1108.0 && (bottom <= ball.0 + 4.0 || top >= ball.1 - 4.0));
        }
    }
    // In the stands, clear of title, keys and log.
    for (id, count) in [
        ("later_home", 8),
        ("later_away", 8),
        ("bench", 16),
        ("kept_home_0", 4),
        ("kept_home_1", 4),
        ("kept_away_0", 4),
        ("kept_away_1", 4),
        ("open_home_0", 4),
        ("open_home_1", 4),
        ("open_away_0", 4),
        ("open_away_1", 4),
    ] {
        let (left, right, top, bottom) = of(id, count);
        assert!(
            (left >= 0.0 && right <= 232.0) || (left >= 1688.0 && right <= sheet),
            "{id}: {left} to {right}"
        );
        assert!(top >= 140.0 && bottom <= 730.0, "{id}: {top} to {bottom}");
    }
}

/// Prints the duration of a match at speed 1: `cargo rules the_shows_of_a_match -- --nocapture`.
#[test]
fn the_shows_of_a_match_take_a_bounded_time() {
    let audience = AUDIENCES[0];
    for (options, least, most) in [(Options::default(), 35.0, 75.0), (CUP, 35.0, 90.0)] {
        let (mut total, mut plain, mut plain_turns) = (0.0, 0.0, 0_u32);
        let matches = 200;
        for seed in 0..matches {
            let mut rng = MatchRng::new(seed);
            let (mut state, steps) = set_up::<SoccerCards>(&options, seed, audience);
            total += steps.iter().map(|step| step.secs).sum::<f32>();
            let mut in_turn = 0.0;
            while let Some((seat, action)) = next(&state, &mut rng) {
                let steps = act(&mut state, seat, &action, audience);
                let secs: f32 = steps.iter().map(|step| step.secs).sum();
                total += secs;
                match action {
                    Action::Lead(_) => in_turn = secs,
                    Action::Answer(_) if steps.iter().all(|step| step.banner.is_none()) => {
                        (plain, plain_turns) = (plain + in_turn + secs, plain_turns + 1);
                    }
                    _ => {}
                }
            }
        }
        let mean = total / matches as f32;
        let turn = plain / plain_turns as f32;
        println!("{:?}: {mean:.0} s a match, {turn:.2} s a turn without a headline", options.kind);
        assert!((least..most).contains(&mean), "{mean}");
        assert!(turn < 2.2, "{turn}");
    }
}

#[test]
fn every_decision_has_its_lesson() {
    let parts = [
        "last two halves",
        "short half",
        "is no threat",
        "lit cards stop",
        "Nothing you hold",
        "The keeper has",
        "Guess the",
        "four more times",
        "one last time",
        "none of your cards can score",
    ];
    testing::lessons_are_plain::<SoccerCards>(&variants(), 60, &parts);
}

/// SC-2, SC-7: lead and answer come forward, and a sentence says what stopped what.
#[test]
fn sc_7_the_reveal_says_what_stopped_what() {
    let cup = Options { kind: MatchKind::Cup, ..Options::default() };
    let reveals = testing::reveals::<SoccerCards>(&[cup], 60);
    for line in [
        "BLOCKED: A coloured shield stops every shot.",
        "BLOCKED: A yellow shield stops a free kick.",
        "BLOCKED: A red ball stops a red ball.",
        "SAVED: A red goal stops a red ball.",
        "IN!: Only a coloured shield stops a penalty.",
        "IN!: Only a yellow or a coloured shield stops a free kick.",
        "IN!: Only a green goal card, a green ball or a coloured shield would stop it.",
        "NO THREAT: Offside is no threat: nobody can score.",
    ] {
        assert!(reveals.contains(line), "never said: {line} in {reveals:#?}");
    }
}
