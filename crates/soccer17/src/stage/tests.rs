//! Tests of the presentation: every match ends in the view's scene, reveals nothing hidden, and takes a bearable
//! time.

mod teams;

use std::collections::HashSet;
use std::path::Path;

use super::super::action::{AttackCard, StarBonus};
use super::super::state::{Phase, ShotSlot, ShotState};
use super::super::{Action, Event, MatchKind, Options, Soccer17, Team};
use super::scene::{HandCard, ZONES, side_of, token_id};
use super::{FACES, offers, secs};
use engine::record::ron_options;
use engine::{Game, MatchRng, NullSink, Seat};
use stage::atlas::AtlasIndex;
use stage::cue::Cue;
use stage::scene::{Audience, CardHighlight, CardId, Scene};
use stage::testing::{self, AUDIENCES, act, look, next, reach, set_up};
use stage::{StagedDecisions, StagedGame};

fn options(kind: MatchKind, teams: Option<(Team, Team)>) -> Options {
    let (home_team, away_team) = (teams.map(|teams| teams.0), teams.map(|teams| teams.1));
    Options { kind, home_team, away_team, short: false }
}

/// Returns the variants: league and cup, without teams and with teams of all kinds.
pub(super) fn variants() -> Vec<Options> {
    vec![
        options(MatchKind::League, None),
        options(MatchKind::Cup, None),
        options(MatchKind::Cup, Some((Team::Italy, Team::Germany))),
        options(MatchKind::League, Some((Team::England, Team::Brazil))),
        options(MatchKind::Cup, Some((Team::Netherlands, Team::Argentina))),
        options(MatchKind::Cup, Some((Team::Spain, Team::France))),
        options(MatchKind::Cup, Some((Team::Germany, Team::England))),
        Options { short: true, ..options(MatchKind::Cup, None) },
        Options { short: true, ..options(MatchKind::League, Some((Team::Italy, Team::Spain))) },
    ]
}

/// Returns the maximum duration of the show of an event.
fn most(event: &Event) -> f32 {
    match event {
        Event::Goal { .. } => 2.5,
        Event::Revealed { .. } => secs::MOVE + 0.6,
        Event::HalfEnded { .. } | Event::HalfBegan { .. } | Event::ShootoutBegan { .. } => 1.6,
        Event::MatchEnded { .. } => 4.0,
        Event::Tossed { .. } | Event::KickTaken { .. } => 1.5,
        // The card that decides, held up large, the shot, and the banner of a near miss.
        Event::ChanceTaken { goal, .. } => {
            if *goal {
                1.6
            } else {
                2.3
            }
        }
        // A shot without a card: the shot and that banner.
        Event::ChanceShuffled { .. } => 1.3,
        _ => 1.2,
    }
}

/// Returns true if that id is of a stand-in for a sealed card.
fn is_token(id: CardId) -> bool {
    side_of(id).is_some_and(|seat| token_id(seat) == id)
}

#[test]
fn every_show_is_valid_and_ends_in_the_true_scene() {
    let check = |scene: &Scene, audience: Audience| {
        for card in &scene.cards {
            let column = card.picture.as_ref().map(|picture| picture.strip_prefix(&card.face).unwrap());
            assert!(column.is_none_or(|column| ["_1", "_2", "_3", "_4"].contains(&column)), "{card:?}");
            assert!(audience.shared || !is_token(card.id), "{card:?} stands in on a screen of one side");
        }
        assert_eq!(scene.areas.len(), 5);
    };
    let shown = testing::every_show_is_sound_within::<Soccer17>(&variants(), 30, is_token, most, check);
    assert!(shown.iter().all(|face| FACES.contains(&face.as_str())), "{shown:?}");
}

/// The other side's sealed card changes neither scene, steps nor ids.
#[test]
fn cards_chosen_in_secret_are_not_shown() {
    let mut compared = 0;
    for options in variants() {
        for seed in 0..10 {
            let mut rng = MatchRng::new(seed);
            let mut state = Soccer17::setup(&options, seed, &mut NullSink).unwrap();
            while let Some((seat, action)) = next(&state, &mut rng) {
                let first = state.table().phase == Phase::Lay && state.seats_to_move().contains(!seat);
                for audience in
                    AUDIENCES.into_iter().filter(|audience| audience.shared || audience.seat != seat)
                {
                    let mut legal = Vec::new();
                    state.legal(seat, &mut legal);
                    let shows = legal.iter().filter(|_| first).map(|action| {
                        let mut state = state.clone();
                        (act(&mut state, seat, action, audience), look(&state, audience))
                    });
                    let shows: Vec<_> = shows.collect();
                    assert!(
                        shows.windows(2).all(|pair| pair[0] == pair[1]),
                        "{audience:?} sees a sealed card"
                    );
                    compared += shows.len();
                    // Neither does a determinization: the scene knows the view alone.
                    let world = Soccer17::determinize(&state.view(audience.seat), &mut rng);
                    assert_eq!(look(&world, audience), look(&state, audience));
                }
                state.apply(seat, &action, &mut NullSink).unwrap();
            }
        }
    }
    assert!(compared > 10_000, "{compared}");
}

#[test]
fn offers_fit_the_legal_actions() {
    for options in variants() {
        for seed in 0..20 {
            let mut rng = MatchRng::new(seed);
            let mut state = Soccer17::setup(&options, seed, &mut NullSink).unwrap();
            while let Some((seat, action)) = next(&state, &mut rng) {
                for seat in Seat::BOTH {
                    check_offers(&state, seat);
                }
                state.apply(seat, &action, &mut NullSink).unwrap();
            }
            assert!(Seat::BOTH.iter().all(|seat| {
                let view = state.view(*seat);
                Soccer17::offers(&view, *seat, &[]).is_empty()
                    && Soccer17::why_not(&view, *seat, CardId(100)).is_none()
            }));
        }
    }
}

fn check_offers(state: &Soccer17, seat: Seat) {
    let view = state.view(seat);
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let offers = Soccer17::offers(&view, seat, &legal);
    assert!(offers.iter().map(|offer| &offer.action).eq(&legal));
    let labels: HashSet<_> = offers.iter().map(|offer| &offer.label).collect();
    assert_eq!(labels.len(), offers.len(), "{labels:?}");
    assert!(!Soccer17::prompt(&view, seat).is_empty());
    for shared in [false, true] {
        let scene = look(state, Audience { seat, shared });
        for offer in &offers {
            assert!(
                (1..=3).contains(&offer.label.shown().split(' ').filter(|word| *word != "/").count()),
                "{}",
                offer.label
            );
            assert!(offer.help.shown().ends_with('.') && offer.help.shown().len() < 170, "{}", offer.help);
            let there = |id| scene.cards.iter().any(|card| card.id == id);
            assert!(offer.card.is_none_or(there), "{offer:?}");
        }
        for card in &scene.cards {
            let offered = offers.iter().any(|offer| offer.card == Some(card.id));
            let reason = Soccer17::why_not(&view, seat, card.id).map(|why| why.sentence(true));
            assert!(!offered || reason.is_none(), "{card:?}: {reason:?}");
            // Each own card that cannot be played has its reason.
            let own = HandCard::known(card.id).is_some_and(|(side, _)| side == seat);
            assert!(!own || offered || reason.is_some(), "{card:?}");
            assert!(!own || !offered || card.look != CardHighlight::Veiled, "{card:?} is veiled");
        }
    }
}

#[test]
fn reasons_name_their_clause() {
    let mut state = Soccer17::setup(&options(MatchKind::League, None), 3, &mut NullSink).unwrap();
    let winner = state.seats_to_move().first().unwrap();
    let reason = |state: &Soccer17, seat: Seat, card: HandCard| {
        Soccer17::why_not(&state.view(seat), seat, card.id(seat))
            .map(|why| why.sentence(true))
            .unwrap_or_default()
    };
    assert!(reason(&state, winner, HandCard::Pass).shown().contains("S17-1"));
    state.apply(winner, &Action::Attack, &mut NullSink).unwrap();
    assert!(reason(&state, winner, HandCard::Rebound).shown().contains("S17-10"));
    assert_eq!(reason(&state, winner, HandCard::Pass), "");
    state.apply(winner, &Action::Dribble, &mut NullSink).unwrap();
    assert!(reason(&state, winner, HandCard::Pass).shown().contains("S17-4"));
    state.apply(!winner, &Action::Tackle, &mut NullSink).unwrap();
    assert!(
        reason(&state, !winner, HandCard::Rebound)
            .shown()
            .contains("Tackle is out until the end of the half (S17-12)")
    );
    assert!(reason(&state, winner, HandCard::Rebound).shown().contains("S17-12"));
}

#[test]
fn fields_read_back_as_options() {
    for field in offers::FIELDS {
        for (value, _) in field.values {
            let pair = match field.name {
                "home_team" if *value != "None" => {
                    let other = if *value == "Italy" { "Spain" } else { "Italy" };
                    format!("(home_team: {value}, away_team: {other})")
                }
                "away_team" if *value != "None" => {
                    let other = if *value == "Italy" { "Spain" } else { "Italy" };
                    format!("(away_team: {value}, home_team: {other})")
                }
                name => format!("({name}: {value})"),
            };
            let options: Options = ron_options().from_str(&pair).unwrap_or_else(|e| panic!("{pair}: {e}"));
            options.check().unwrap();
        }
        let first = format!("({}: {})", field.name, field.values[0].0);
        let options: Options = ron_options().from_str(&first).unwrap();
        assert_eq!(options, Options::default(), "the first value is the default");
    }
}

#[test]
fn every_face_is_in_the_atlas() {
    let cards = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("assets/cards");
    let own = AtlasIndex::load(&cards.join("soccer17.ron")).unwrap();
    let common = AtlasIndex::load(&cards.join("common.ron")).unwrap();
    for face in FACES {
        assert!(own.place(face).or_else(|_| common.place(face)).is_ok(), "{face} is not drawn");
    }
}

#[test]
fn cards_at_rest_are_on_the_table_and_do_not_overlap() {
    let of = |id: &str, count| reach(ZONES.iter().find(|zone| zone.id == id).unwrap(), count);
    // From the left: log, hands, star and timer; during a shot the chance cards, the called card, the note.
    let (log, note, sheet) = (454.0, 1600.0, 1920.0);
    let rows: [&[(&str, usize)]; 5] = [
        &[("hand_own", 4), ("star", 1), ("timer", 1)],
        &[("hand_home", 4), ("hand_away", 4), ("star_small", 1)],
        &[("hand_home", 4), ("hand_away", 4), ("timer_small", 1)],
        &[("chance", 6), ("call", 1)],
        &[("goal", 1), ("chance_rest", 5)],
    ];
    for row in rows {
        let edge = if row[0].0.contains("hand") { sheet } else { note };
        let mut left = log;
        for (id, count) in row {
            let (from, to, _, _) = of(id, *count);
            assert!(from >= left - 4.0 && to <= edge, "{id} lies from {from} to {to}, after {left}");
            left = to;
        }
    }
    assert!(of("star_small", 1).3 <= of("timer_small", 1).2, "the star card lies over the timer");
    let prompt = 728.0;
    for id in ["hand_own", "hand_home", "hand_away", "star", "star_small", "timer", "chance", "call"] {
        assert!(of(id, 4).2 > prompt, "{id} lies over the prompt");
    }
}

/// Prints the duration of a match at speed 1: `cargo rules the_shows_of_a_match -- --nocapture`.
#[test]
fn the_shows_of_a_match_take_a_bounded_time() {
    let audience = AUDIENCES[0];
    for (options, least, most) in
        [(options(MatchKind::League, None), 60.0, 130.0), (options(MatchKind::Cup, None), 65.0, 160.0)]
    {
        let (mut total, mut plain, mut plain_turns, mut matches) = (0.0, 0.0, 0, 0);
        for seed in 0..200 {
            matches += 1;
            let mut rng = MatchRng::new(seed);
            let (mut state, steps) = set_up::<Soccer17>(&options, seed, audience);
            let mut in_turn: f32 = steps.iter().map(|step| step.secs).sum();
            let mut routine = true;
            while let Some((seat, action)) = next(&state, &mut rng) {
                let steps = act(&mut state, seat, &action, audience);
                let secs: f32 = steps.iter().map(|step| step.secs).sum();
                (total, in_turn) = (total + secs, in_turn + secs);
                routine &= !steps.iter().any(|step| step.banner.is_some() || step.cues.contains(&Cue::Hush));
                if state.table().phase == Phase::Lay && state.seats_to_move() == engine::SeatSet::BOTH {
                    if routine {
                        (plain, plain_turns) = (plain + in_turn, plain_turns + 1);
                    }
                    (in_turn, routine) = (0.0, true);
                }
            }
        }
        let mean = total / matches as f32;
        println!(
            "{:?}: {mean:.0} s a match, {:.1} s a turn, {:.2} s a turn without shot or headline",
            options.kind,
            mean / 32.0,
            plain / plain_turns as f32
        );
        assert!((least..most).contains(&mean), "{mean}");
    }
}

/// The coach says where the ball is, what the cards bring there, and what the other side laid last.
#[test]
fn every_decision_has_its_lesson() {
    let parts = [
        "You won the toss",
        "You attack from the centre",
        "They attack from the centre",
        "From their box, Pass gives you a shot with 2 cards, Dribble a shot with 3 cards",
        "From your half, Pass gives them",
        "on a Dribble it is a penalty",
        "your Tackle is out",
        "Their Tackle is out",
        "they laid Block, and stopped you",
        "they laid Tackle, and you got past",
        "They last laid Dribble",
        "They fouled your Dribble",
        "Your One-Two got past them. A shot now has one",
        "Nobody stops your Pass",
        "This is the last turn of the half",
        "takes Pass from 2 cards to 3, or One-Two from 3 to 4",
        "face-down chance cards",
        "Missed, but the goal is among the 5 cards left",
        "your team can weaken it",
        "Your team can strengthen this shot",
        "at this rebound",
    ];
    testing::lessons_are_plain::<Soccer17>(&variants(), 30, &parts);
}

/// S17-8: the match log mentions the stars that count; a third is lost.
#[test]
fn s17_8_the_log_has_no_third_star() {
    for (stars, area, script, expected) in [
        (0, 2, "OneTwo Block", "One-Two v Block: area 3, two stars"),
        (1, 2, "OneTwo Block", "One-Two v Block: area 3, star"),
        (2, 2, "OneTwo Block", "One-Two v Block: area 3"),
        (1, 3, "OneTwo Block Option(1)", "One-Two v Block: star"),
        (2, 3, "OneTwo Block Option(1)", "One-Two v Block: no third star"),
    ] {
        let audience = AUDIENCES[0];
        let (mut state, _) = set_up::<Soccer17>(&options(MatchKind::League, None), 3, audience);
        let winner = state.seats_to_move().first().unwrap();
        state.apply(winner, &Action::Attack, &mut NullSink).unwrap();
        (state.table.stars, state.table.area) = (stars, area);
        state.table.bonus = (stars == 1).then_some(super::super::action::StarBonus::Pass);
        let mut lines = Vec::new();
        for (seat, action) in [winner, !winner, winner].into_iter().zip(script.split(' ')) {
            let steps = act(&mut state, seat, &action.parse().unwrap(), audience);
            lines.extend(steps.into_iter().filter_map(|step| step.log).map(|line| line.text));
        }
        assert_eq!(lines, [expected], "{stars} stars, {script}");
    }
}

/// One card and no turn are not counted like many: neither "one of one cards" nor "the no turns left".
#[test]
fn s17_10_the_last_card_and_the_last_turn_are_distinguished() {
    let mut state = Soccer17::setup(&options(MatchKind::League, None), 3, &mut NullSink).unwrap();
    let seat = state.seats_to_move().first().unwrap();
    state.apply(seat, &Action::Attack, &mut NullSink).unwrap();
    let mut slots = [ShotSlot::Crowd; 6];
    slots[5] = ShotSlot::FaceDown;
    let shot = ShotState {
        by: seat,
        penalty: false,
        printed: 5,
        bonus: 0,
        added: 0,
        lowered: 0,
        rebound: false,
        shuffled: true,
        to_take: 0,
        slots,
    };
    (state.table.phase, state.table.shot, state.table.time) = (Phase::Rebound, Some(shot), 42);
    let offer = |state: &Soccer17, action| {
        let mut offers = Soccer17::offers(&state.view(seat), seat, &[action]);
        offers.remove(0)
    };
    let because = |state: &Soccer17, action| Soccer17::because(&state.view(seat), seat, &action).unwrap();
    let rebound = offer(&state, Action::Rebound);
    assert_eq!(rebound.help, "Turn up the one card left; you lose Tackle until the half ends.");
    assert_eq!(rebound.preview.unwrap().text, "the last card scores");
    let price = "The card left is the goal; the price is one turn without Tackle.";
    assert_eq!(because(&state, Action::Rebound), price);
    assert_eq!(because(&state, Action::LetGo), "You keep Tackle for the one turn left in this half.");
    assert_eq!(
        Soccer17::lesson(&state.view(seat), seat).unwrap(),
        "Missed, so the card left is the goal. Give up Rebound to turn it up. That card is also your Tackle, and \
         you lose it for the one turn left in this half."
    );
    state.table.time = 45;
    assert_eq!(
        because(&state, Action::LetGo),
        "You keep Tackle, but the half ends now, and it would come back at once."
    );
    state.table.phase = Phase::Take;
    assert_eq!(offer(&state, Action::Take(0)).help, "Turn it up: it is the goal.");
}

/// S17-8: a first star counts before its bonus is chosen, and the side that shoots or moves is shown what the stars
/// add.
#[test]
fn s17_8_a_reason_names_the_star_that_decides() {
    let mut state = Soccer17::setup(&options(MatchKind::League, None), 3, &mut NullSink).unwrap();
    let seat = state.seats_to_move().first().unwrap();
    state.apply(seat, &Action::Attack, &mut NullSink).unwrap();
    state.table.phase = Phase::Option { play: AttackCard::OneTwo };
    state.table.area = 3;
    let mut because = |stars, bonus, option| {
        (state.table.stars, state.table.bonus) = (stars, bonus);
        Soccer17::because(&state.view(seat), seat, &Action::Option(option)).unwrap().shown()
    };
    let [shot, star] = [0, 1];
    for (stars, bonus, option, reason) in [
        (0, None, shot, "One of six chance cards to turn up, and one of the six is the goal."),
        (
            1,
            Some(StarBonus::OneTwo),
            shot,
            "Two of six chance cards to turn up thanks to the star, and one of the six is the goal.",
        ),
        (
            1,
            Some(StarBonus::Pass),
            shot,
            "One of six chance cards to turn up, and one of the six is the goal.",
        ),
        (0, None, star, "You keep the ball, and with the star a shot from there can turn up two cards."),
        (
            1,
            Some(StarBonus::Pass),
            star,
            "You keep the ball, and with the stars a shot from there can turn up three cards.",
        ),
    ] {
        assert_eq!(because(stars, bonus, option), reason, "{stars} {bonus:?} {option}");
    }
}

/// S17-5: both cards come forward, with the reason why one was better, for all twelve pairs.
#[test]
fn s17_5_the_reveal_says_why() {
    let reveals = testing::reveals::<Soccer17>(&[options(MatchKind::League, None)], 30);
    let expected = [
        "FOUL: Tackle on a Dribble is a foul.",
        "STOPPED: Anticipate stops a One-Two.",
        "STOPPED: Block stops a Pass.",
        "STOPPED: Press stops a Dribble.",
        "STOPPED: Tackle stops a One-Two.",
        "STOPPED: Tackle stops a Pass.",
        "THROUGH: Anticipate stops a One-Two, not a Dribble.",
        "THROUGH: Anticipate stops a One-Two, not a Pass.",
        "THROUGH: Block stops a Pass, not a Dribble.",
        "THROUGH: Block stops a Pass, not a One-Two.",
        "THROUGH: Press stops a Dribble, not a One-Two.",
        "THROUGH: Press stops a Dribble, not a Pass.",
    ];
    assert!(reveals.iter().eq(&expected), "{reveals:#?}");
}
