//! Tests of the presentation: every match ends in the view's scene, shows all events, and takes a bearable time.

mod reveal;

use std::collections::BTreeSet;

use super::super::state::{TeamAction, turns};
use super::super::{Action, Event, FirstPickRule, KickOffRule, Options, Solitaire};
use super::scene::{TeamZone, ZONES, ball_spot, card_id, card_of, faces};
use super::{offers, words};
use engine::record::{read_options, ron_options};
use engine::{Decided, EventLog, Game, MatchRng, NullSink, Outcome, Seat, Suit};
use stage::cue::{CrowdSound, Cue, KickSound};
use stage::reveal::ResultStamp;
use stage::scene::{BallPosition, CardHighlight, CardId, LabelStyle, Zone};
use stage::show::score;
use stage::step::{AnimationStep, Banner, Headline};
use stage::testing::{self, AUDIENCES, act, look, next, reach, set_up};
use stage::{StagedDecisions, StagedGame};

fn duel() -> Options {
    Options { duel: true, ..Options::default() }
}

/// Returns the variants: one manager and two, all suits, both house rules.
pub(super) fn variants() -> Vec<Options> {
    vec![
        Options::default(),
        duel(),
        Options { home_suit: Suit::Clubs, away_suit: Suit::Diamonds, ..Options::default() },
        Options {
            home_suit: Suit::Spades,
            away_suit: Suit::Diamonds,
            first_pick: FirstPickRule::WithoutBall,
            ..duel()
        },
        Options { kick_off_after_goal: KickOffRule::Conceding, ..duel() },
        Options { short: true, ..Options::default() },
        Options { short: true, ..duel() },
    ]
}

/// Returns the show of every decision of a random match, set-up first, and its outcome.
fn whole_show(options: &Options, seed: u64) -> (Vec<Vec<AnimationStep>>, Outcome) {
    let mut rng = MatchRng::new(seed);
    let (mut state, steps) = set_up::<Solitaire>(options, seed, AUDIENCES[0]);
    let mut shows = vec![steps];
    while let Some((seat, action)) = next(&state, &mut rng) {
        shows.push(act(&mut state, seat, &action, AUDIENCES[0]));
    }
    (shows, state.outcome().unwrap())
}

#[test]
fn every_show_is_valid_and_ends_in_the_true_scene() {
    let shown = testing::every_show_is_sound::<Solitaire>(&variants(), 20, |_| false);
    let known: BTreeSet<String> = faces().into_iter().collect();
    assert!(shown.is_subset(&known), "{:?}", shown.difference(&known));
    assert_eq!(shown.len(), known.len(), "faces that never show");
}

#[test]
fn every_face_is_in_an_atlas() {
    let faces = faces();
    let undrawn =
        testing::undrawn(faces.iter().map(String::as_str).chain(Solitaire::INFO.cards.iter().copied()));
    assert!(undrawn.is_empty(), "{undrawn:?}");
}

/// SOL-6: there is no secret, so all audiences see the same.
#[test]
fn both_sides_see_the_same_table() {
    let mut rng = MatchRng::new(4);
    let mut state = Solitaire::setup(&duel(), 4, &mut NullSink).unwrap();
    while let Some((seat, action)) = next(&state, &mut rng) {
        state.apply(seat, &action, &mut NullSink).unwrap();
        assert!(AUDIENCES.windows(2).all(|two| look(&state, two[0]) == look(&state, two[1])));
    }
}

/// SOL-6, SOL-15: the coach says that a card waits for the next turn only where there is one.
#[test]
fn in_the_last_turn_of_a_half_no_card_waits_for_the_next() {
    let (mut rng, mut last_turns) = (MatchRng::new(6), 0);
    let mut state = Solitaire::setup(&Options::default(), 6, &mut NullSink).unwrap();
    while let Some((seat, action)) = next(&state, &mut rng) {
        let table = state.table();
        if table.spaces.iter().flatten().count() == 2 {
            let reason = Solitaire::because(&state.view(seat), seat, &action).unwrap().shown();
            let is_last = table.turn == turns(table.period, false);
            let waits = reason.contains("for the next turn") || reason.contains("wait.");
            assert_eq!(waits, !is_last, "turn {}: {reason}", table.turn);
            last_turns += usize::from(is_last);
        }
        state.apply(seat, &action, &mut NullSink).unwrap();
    }
    assert!(last_turns >= 2, "{last_turns}");
}

/// A face-down card without a known place has an id that reveals nothing; a known card keeps its own.
#[test]
fn piece_ids_name_only_known_cards() {
    let mut rng = MatchRng::new(9);
    for seed in 0..20 {
        let mut state = Solitaire::setup(&duel(), seed, &mut NullSink).unwrap();
        while let Some((seat, action)) = next(&state, &mut rng) {
            let scene = look(&state, AUDIENCES[0]);
            let table = state.table();
            let known: BTreeSet<CardId> = (table.teams[Seat::Home].placed().iter())
                .chain(table.teams[Seat::Away].placed().iter())
                .chain(table.play_placed().iter())
                .map(card_id)
                .collect();
            let named = scene.cards.iter().filter(|card| card_of(card.id).is_some());
            assert_eq!(named.clone().map(|card| card.id).collect::<BTreeSet<_>>(), known);
            for card in named.filter(|card| !card.face.starts_with("back/")) {
                assert_eq!(card.face, format!("pack/{}", card_of(card.id).unwrap()));
            }
            assert_eq!(scene.cards.len(), 52);
            state.apply(seat, &action, &mut NullSink).unwrap();
        }
    }
}

/// SOL-8: the figures beside the teams are the sums of their cards, and the ball is with its team.
#[test]
fn sol_8_figures_add_up() {
    let mut rng = MatchRng::new(5);
    for seed in 0..20 {
        let mut state = Solitaire::setup(&Options::default(), seed, &mut NullSink).unwrap();
        while let Some((seat, action)) = next(&state, &mut rng) {
            let scene = look(&state, AUDIENCES[0]);
            for team in Seat::BOTH {
                let own =
                    [TeamZone::Active, TeamZone::ActiveBooked, TeamZone::Used].map(|zone| zone.of(team));
                let lying = scene.cards.iter().filter(|card| own.contains(&card.zone));
                let sum: u32 = lying.map(|card| u32::from(card_of(card.id).unwrap().rank.ace_high())).sum();
                let figure = scene.labels.iter().find(|label| label.side == Some(team)).unwrap();
                assert_eq!((figure.text.to_string(), figure.style), (sum.to_string(), LabelStyle::Figure));
                assert!((reach_of("active_home", 1).1..reach_of("active_away", 1).0).contains(&figure.at.x));
            }
            assert_eq!(scene.ball, Some(BallPosition::Spot(ball_spot(state.table().ball))));
            assert_eq!(scene.board.possession, state.table().ball);
            state.apply(seat, &action, &mut NullSink).unwrap();
        }
    }
}

/// SOL-10, SOL-12: an offer's words come true, and the ball goes where its preview points.
#[test]
fn sol_10_offers_announce_their_effect() {
    let mut rng = MatchRng::new(6);
    let mut heads = BTreeSet::new();
    for seed in 0..150 {
        let mut state = Solitaire::setup(&duel(), seed, &mut NullSink).unwrap();
        while let Some((seat, action)) = next(&state, &mut rng) {
            let offer = Solitaire::offers(&state.view(seat), seat, &[action]).remove(0);
            let before = state.table().ball;
            let mut log = EventLog::default();
            state.apply(seat, &action, &mut log).unwrap();
            let any = |wanted: fn(&Event) -> bool| log.0.iter().any(wanted);
            let tried = log.0.iter().find_map(|event| match event {
                Event::Tried { team, team_action, strength, success } => {
                    Some((*team, *team_action, *strength, *success))
                }
                _ => None,
            });
            let (team, team_action, strength, success) = tried.unwrap();
            let numbers = format!("{} v {}", strength[team], strength[!team]);
            let mark = if success { "✓" } else { "✗" };
            let does = ["pass", "shot", "tackle", "counter"][team_action as usize];
            assert_eq!(offer.label, format!("{} {does} {numbers} {mark}", words::short(team)));
            let preview = offer.preview.unwrap();
            assert!(preview.text.shown().contains(&numbers));
            let happened: fn(&Event) -> bool = match preview.head.shown().as_str() {
                "PASS" => |event| matches!(event, Event::Cycled { .. }),
                "GOAL" => |event| matches!(event, Event::Goal { .. }),
                "BALL LOST" => |event| matches!(event, Event::BallLost { .. }),
                "BALL WON" => |event| matches!(event, Event::BallWon { .. }),
                "SENT OFF" => |event| matches!(event, Event::SentOff { .. }),
                "YELLOW CARD" => |event| matches!(event, Event::YellowCard { .. }),
                _ => |event| {
                    matches!(event, Event::Tried { team_action: TeamAction::Tackle, success: false, .. })
                },
            };
            assert!(any(happened), "{} for {:?}", preview.head, log.0);
            if before.is_none() {
                assert!(offer.help.shown().contains("take the ball"), "{}", offer.help);
            }
            heads.insert(preview.head.clone());
            let Some((from, to)) = preview.path else { continue };
            assert_eq!(from, ball_spot(before));
            let half_over = any(|event| matches!(event, Event::HalfBegan { .. } | Event::MatchEnded { .. }));
            if preview.head != "GOAL" && !half_over {
                assert_eq!(to, ball_spot(state.table().ball), "{}", offer.label);
            }
        }
    }
    assert_eq!(heads.len(), 7, "{heads:?}");
}

/// Every goal has its celebration and its score, a second yellow card's too; so has every yellow card its line.
#[test]
fn sol_12_every_goal_and_card_is_announced() {
    let (mut sent_off, mut booked) = (0, 0);
    for seed in 0..60 {
        for options in [Options::default(), duel()] {
            let (shows, outcome) = whole_show(&options, seed);
            let steps: Vec<&AnimationStep> = shows.iter().flatten().collect();
            let goals = steps.iter().filter(|step| matches!(step.banner, Some(Banner::Goal { .. })));
            assert_eq!(goals.count() as u32, outcome.score[Seat::Home] + outcome.score[Seat::Away]);
            for step in &steps {
                let line = step.log.as_ref().map_or_else(String::new, |line| line.text.shown());
                assert!(line.chars().count() <= 48, "{line}");
                if let Some(Banner::Goal { side, .. }) = &step.banner {
                    assert!(line.contains(&score(step.scene.board.score).shown()), "{line}");
                    assert!(step.cues.contains(&Cue::Crowd(CrowdSound::Roar, Some(*side))));
                }
                if let Some(Banner::Strip { head, .. }) = &step.banner {
                    sent_off += u32::from(*head == Headline::SentOff);
                }
                let verdict = step.reveal.as_ref().and_then(|reveal| reveal.verdict.as_ref());
                booked += u32::from(verdict.and_then(|v| v.stamp) == Some(ResultStamp::YellowCard));
            }
        }
    }
    assert!(booked > 30 && sent_off > 0, "{booked} {sent_off}");
}

/// SOL-12: a yellow card is sideways, as the active card and in the pile.
#[test]
fn sol_12_yellow_cards_lie_sideways() {
    let turned = |zone: &str| ZONES.iter().find(|other| other.id == zone).unwrap().turn.abs() > 45.0;
    let mut sideways = BTreeSet::new();
    for seed in 0..60 {
        let mut rng = MatchRng::new(seed);
        let mut state = Solitaire::setup(&Options::default(), seed, &mut NullSink).unwrap();
        while let Some((seat, action)) = next(&state, &mut rng) {
            state.apply(seat, &action, &mut NullSink).unwrap();
            let scene = look(&state, AUDIENCES[0]);
            for shown in scene.cards.iter().filter(|shown| shown.zone != "play_later") {
                let yellow = card_of(shown.id).is_some_and(|card| {
                    Seat::BOTH.iter().any(|seat| state.table().teams[*seat].yellow.contains(card))
                });
                assert_eq!(turned(shown.zone), yellow, "{shown:?}");
                if yellow {
                    sideways.insert(shown.zone);
                }
            }
        }
    }
    assert_eq!(sideways.len(), 4, "{sideways:?}");
}

/// SOL-19: the last kicks of both teams lie face to face, the higher card lit.
#[test]
fn sol_19_kicks_face_each_other() {
    let mut kicks = 0;
    for seed in 0..400 {
        let (shows, outcome) = whole_show(&Options::default(), seed);
        if outcome.decided != Decided::Shootout {
            continue;
        }
        let scene = &shows.last().unwrap().last().unwrap().scene;
        let lit = scene.cards.iter().filter(|card| card.look == CardHighlight::Lit);
        let zones: Vec<_> = lit.map(|card| card.zone).collect();
        let lit = |team: Seat| zones.contains(&TeamZone::Active.of(team));
        // The winner gets through with its own kick, or with one that nobody scored.
        let winner = outcome.winner.unwrap();
        let mut lines = shows.last().unwrap().iter().filter_map(|step| step.log.as_ref());
        let last = lines.rfind(|line| line.text.shown().starts_with("Kick")).unwrap();
        assert_eq!((lit(winner), lit(!winner)), (last.side == Some(winner), false), "{last:?}");
        assert_eq!(scene.board.kicks, outcome.kicks);
        kicks += 1;
    }
    assert!(kicks > 5, "{kicks}");
}

/// SOL-20: a medal is on the last banner and in the log.
#[test]
fn sol_20_medals_are_announced() {
    let mut medals = BTreeSet::new();
    for seed in 0..150 {
        let (shows, outcome) = whole_show(&Options::default(), seed);
        let last = shows.last().unwrap();
        let banners: String = last
            .iter()
            .filter_map(|step| match &step.banner {
                Some(Banner::Strip { head, text, .. }) if *head == Headline::FullTime => Some(text.shown()),
                _ => None,
            })
            .collect();
        let logs = last.iter().filter_map(|step| step.log.as_ref()).map(|line| line.text.to_string());
        let logs = logs.collect::<Vec<_>>().join("; ");
        match outcome.medal {
            Some(medal) => {
                assert!(banners.ends_with(&format!("{} medal", medal.name())), "{banners}");
                assert!(logs.to_lowercase().contains(&format!("{} medal", medal.name())), "{logs}");
                medals.insert(medal.name());
            }
            None => assert!(!banners.contains("medal") && !logs.contains("medal"), "{banners} {logs}"),
        }
    }
    assert!(medals.len() >= 2, "{medals:?}");
}

#[test]
fn sol_21_prompts_fit_one_manager_and_two() {
    for options in variants() {
        let mut rng = MatchRng::new(2);
        let mut state = Solitaire::setup(&options, 2, &mut NullSink).unwrap();
        let prompts = |state: &Solitaire| Seat::BOTH.map(|seat| Solitaire::prompt(&state.view(seat), seat));
        while let Some((seat, action)) = next(&state, &mut rng) {
            let [own, other] = [seat, !seat].map(|seat| Solitaire::prompt(&state.view(seat), seat));
            assert!(own != other && other.shown().contains(&words::name(seat).shown()), "{own} / {other}");
            assert!(!own.shown().contains("Harbour") && !own.shown().contains("Kestrel"), "{own}");
            if state.table().ball.is_none() {
                assert_eq!(own, "Who takes the ball?");
            }
            state.apply(seat, &action, &mut NullSink).unwrap();
        }
        assert!(prompts(&state).iter().all(|prompt| prompt == "Full time"));
    }
}

/// The coach says who has the ball, and what the open cards would do.
#[test]
fn every_pick_has_its_lesson() {
    let parts = [
        "Nobody has the ball: diamonds win it for you, clubs for them",
        "Nobody has the ball: spades win it for you, hearts for them",
        "You have the ball: your strength is",
        "They have the ball: their strength is",
        "scores for you",
        "scores for them",
        "is a pass for you",
        "loses you the ball",
        "wins them the ball",
        "None of them helps you now",
        "only makes you stronger",
        "costs you a yellow card",
        "means a second yellow and a goal against them",
        "Click one, then one of the other two",
        "they use one of the other two",
        "Click one more",
        "Click one, and the other",
    ];
    testing::lessons_are_plain::<Solitaire>(&variants(), 20, &parts);
}

#[test]
fn reasons_name_their_clause() {
    for options in [Options::default(), duel()] {
        let mut cited = BTreeSet::new();
        for seed in 0..30 {
            let mut rng = MatchRng::new(seed);
            let mut state = Solitaire::setup(&options, seed, &mut NullSink).unwrap();
            while let Some((seat, action)) = next(&state, &mut rng) {
                let scene = look(&state, AUDIENCES[0]);
                for seat in Seat::BOTH {
                    let view = state.view(seat);
                    let mut legal = Vec::new();
                    state.legal(seat, &mut legal);
                    let offers = Solitaire::offers(&view, seat, &legal);
                    for lying in &scene.cards {
                        let offered = offers.iter().any(|offer| offer.card == Some(lying.id));
                        let reason = Solitaire::why_not(&view, seat, lying.id).map(|why| why.sentence(true));
                        assert_eq!(offered, reason.is_none(), "{lying:?}: {reason:?}");
                        let Some(reason) = reason else { continue };
                        assert!(reason.shown().contains("(SOL-") && reason.shown().len() < 100, "{reason}");
                        cited.insert(reason.shown().rsplit_once('(').unwrap().1.to_owned());
                    }
                }
                state.apply(seat, &action, &mut NullSink).unwrap();
            }
            let view = state.view(Seat::Home);
            assert!((0..400).map(CardId).all(|card| Solitaire::why_not(&view, Seat::Home, card).is_none()));
        }
        let clauses = "SOL-2) SOL-5) SOL-8) SOL-10) SOL-11) SOL-12) SOL-16) SOL-18)";
        assert!(clauses.split(' ').all(|clause| cited.contains(clause)), "{cited:?}");
        assert!(cited.contains(if options.duel { "SOL-21)" } else { "SOL-6)" }), "{cited:?}");
    }
}

/// SOL-11: a pile that has been cycled completely shows its next card.
#[test]
fn sol_11_the_pile_shows_the_known_cards() {
    let mut state = Solitaire::setup(&Options::default(), 1, &mut NullSink).unwrap();
    let mut rng = MatchRng::new(1);
    while state.table().teams[Seat::Home].unseen > 0 {
        let (seat, action) = next(&state, &mut rng).unwrap();
        state.apply(seat, &action, &mut NullSink).unwrap();
    }
    let next = state.table().teams[Seat::Home].cycled.as_slice()[0];
    let reason = Solitaire::why_not(&state.view(Seat::Home), Seat::Home, card_id(next))
        .map(|why| why.sentence(true))
        .unwrap();
    assert_eq!(reason, format!("Next for HAR: the {} (SOL-11)", words::card(next)));
}

#[test]
fn sol_1_fields_read_back_as_options() {
    for field in offers::FIELDS {
        for (value, _) in field.values {
            let pair = match (field.name, *value) {
                ("home_suit", "C" | "S") => format!("(home_suit: {value}, away_suit: H)"),
                ("away_suit", "D" | "H") => format!("(home_suit: C, away_suit: {value})"),
                (name, _) => format!("({name}: {value})"),
            };
            let options: Options = ron_options().from_str(&pair).unwrap_or_else(|e| panic!("{pair}: {e}"));
            options.check().unwrap();
        }
        let first: Options = read_options(&format!("({}: {})", field.name, field.values[0].0)).unwrap();
        assert_eq!(first, Options::default(), "the first value is the default");
    }
}

fn zone(id: &str) -> &'static Zone {
    ZONES.iter().find(|zone| zone.id == id).unwrap()
}

fn reach_of(id: &str, count: usize) -> (f32, f32, f32, f32) {
    reach(zone(id), count)
}

/// Returns the maximum number of cards in a zone.
fn most(id: &str) -> usize {
    match id {
        "play_pile" => 26,
        "play_discard" => 25,
        "play_later" => 13,
        _ if id.starts_with("space") => 1,
        _ => match TeamZone::named(id).unwrap().0 {
            TeamZone::Active | TeamZone::ActiveBooked => 1,
            TeamZone::Used | TeamZone::Out => 2,
            TeamZone::Kicked => 10,
            TeamZone::Goals | TeamZone::Pile => 11,
            // More than six bookings in one pile have never been seen; they are under the others anyway.
            TeamZone::PileBooked => 6,
        },
    }
}

#[test]
fn cards_at_rest_are_on_the_table_and_do_not_overlap() {
    // Zones in the same place, or never in use at the same time.
    let together = |a: &str, b: &str| {
        let [a, b] =
            [a, b].map(|id| id.replace("booked_", "").replace("kicked", "used").replace("later", "pile"));
        a == b
    };
    for one in ZONES {
        let (left, right, top, bottom) = reach(one, most(one.id));
        assert!(
            left >= 0.0 && right <= 1920.0 && top >= 140.0 && bottom <= 1080.0,
            "{} leaves the sheet",
            one.id
        );
        assert!(
            bottom <= 670.0 || top >= 732.0 || right <= 300.0 || left >= 1600.0,
            "{} under the prompt",
            one.id
        );
        assert!(left > 458.0 || bottom < 830.0, "{} on the log", one.id);
        // A card under the pointer grows and rises a little.
        assert!(
            !one.id.starts_with("space") || top - 16.0 - 14.0 > 728.0,
            "{} rises into the prompt",
            one.id
        );
        for other in ZONES.iter().filter(|other| !together(one.id, other.id)) {
            let (l, r, t, b) = reach(other, most(other.id));
            assert!(right <= l || r <= left || bottom <= t || b <= top, "{} on {}", one.id, other.id);
        }
    }
}

/// The note of the HUD and the notes on the right do not cover the play cards.
#[test]
fn labels_are_on_the_table_and_do_not_cover_cards_in_use() {
    for seed in 0..30 {
        let (shows, _) = whole_show(&duel(), seed);
        for scene in shows.iter().flatten().map(|step| &step.scene) {
            for label in &scene.labels {
                assert!(
                    (90.0..1830.0).contains(&label.at.x) && (130.0..1050.0).contains(&label.at.y),
                    "{label:?}"
                );
                if label.style != LabelStyle::Figure && label.style != LabelStyle::Lit {
                    continue;
                }
                for id in ["active_home", "active_away", "active_booked_home", "active_booked_away"] {
                    let (left, right, _, _) = reach_of(id, 1);
                    assert!(label.at.x - 60.0 > right || label.at.x + 60.0 < left, "{label:?} on {id}");
                }
            }
        }
    }
}

/// Prints the duration of a match at speed 1: `cargo rules the_shows_of_a_match -- --nocapture`.
#[test]
fn the_shows_of_a_match_take_a_bounded_time() {
    let (mut total, mut turns, mut plain, mut plain_turns) = (0.0, 0, 0.0, 0);
    let matches: u8 = 100;
    for seed in 0..u64::from(matches) {
        let (shows, _) = whole_show(&Options::default(), seed);
        let opening: f32 = shows[0].iter().map(|step| step.secs).sum();
        assert!(opening < 2.8, "{opening}");
        for turn in shows[1..].chunks(2) {
            let steps: Vec<&AnimationStep> = turn.iter().flatten().collect();
            let secs: f32 = steps.iter().map(|step| step.secs).sum();
            (total, turns) = (total + secs, turns + 1);
            if steps.iter().all(|step| step.banner.is_none() && !step.cues.contains(&Cue::Hush)) {
                (plain, plain_turns) = (plain + secs, plain_turns + 1);
            }
        }
    }
    let (mean, turn, plain) = (total / f32::from(matches), total / turns as f32, plain / plain_turns as f32);
    println!("{mean:.0} s a match, {turn:.1} s a turn, {plain:.2} s a turn without shot or headline");
    assert!((50.0..110.0).contains(&mean) && (1.6..2.5).contains(&plain), "{mean} {plain}");
}

/// No event lasts too long.
#[test]
fn moments_keep_within_their_duration() {
    for seed in 0..60 {
        for options in variants() {
            let (shows, _) = whole_show(&options, seed);
            for step in shows.iter().flatten() {
                let most = match &step.banner {
                    Some(Banner::Goal { .. }) => 2.5,
                    Some(Banner::Strip { head, .. }) if *head == Headline::FullTime => 3.6,
                    Some(Banner::Strip { .. }) => 1.6,
                    None if step.duration() > step.secs => 0.8,
                    None => 0.75,
                };
                assert!(step.secs <= most + 0.001, "{} s: {:?}", step.secs, step.banner);
            }
        }
    }
}

/// SOL-10: a shot hardly ever fails; if it does, the ball goes wide and the stands groan.
#[test]
fn sol_10_a_failed_shot_is_announced() {
    for seed in 0..5000 {
        let mut rng = MatchRng::new(seed);
        let mut state = Solitaire::setup(&Options::default(), seed, &mut NullSink).unwrap();
        while let Some((seat, action)) = next(&state, &mut rng) {
            let held = |action: &Action| {
                let tried = state.table().preview(action.card());
                tried.team_action == TeamAction::Shoot && !tried.success
            };
            if let Some(shot) = state.table.legal_actions(seat).as_slice().iter().copied().find(held) {
                let team = state.table().team_of(shot.card());
                let steps = act(&mut state, seat, &shot, AUDIENCES[0]);
                let spots: Vec<_> = steps.iter().map(|step| step.scene.ball).collect();
                let wide = spots.iter().position(|spot| *spot == Some(BallPosition::MissAt(!team))).unwrap();
                assert!(steps[wide].cues.contains(&Cue::Kick(KickSound::Shot)));
                assert!(steps[wide + 1].cues.contains(&Cue::Crowd(CrowdSound::NearMiss, None)));
                assert_eq!(spots[wide + 1], Some(BallPosition::Spot(ball_spot(Some(!team)))));
                return;
            }
            state.apply(seat, &action, &mut NullSink).unwrap();
        }
    }
    panic!("every shot went in");
}
