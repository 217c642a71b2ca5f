//! Tests of the layout: on the sheet, off each other, off the panels.

use super::super::track::PassTrackView;
use super::super::zones::ZONES;
use crate::{Options, PowerKind, SoccerGo};
use engine::MatchRng;
use stage::StagedGame;
use stage::layout::FIELD;
use stage::scene::{Audience, Scene, Zone};
use stage::testing::{AUDIENCES, act, next, reach, set_up};

/// Bounds: left, right, top, bottom.
type Reach = (f32, f32, f32, f32);

fn zone(id: &str) -> &'static Zone {
    ZONES.iter().find(|zone| zone.id == id).unwrap_or_else(|| panic!("no zone {id}"))
}

fn apart(a: Reach, b: Reach) -> bool {
    a.1 <= b.0 || b.1 <= a.0 || a.3 <= b.2 || b.3 <= a.2
}

/// The panels that always show: scoreboard, title, keys, log, the widest track, the prompt with one row.
const PANELS: [(&str, Reach); 6] = [
    ("scoreboard", (470.0, 1450.0, 14.0, 132.0)),
    ("title", (24.0, 454.0, 14.0, 104.0)),
    ("keys", (1590.0, 1908.0, 14.0, 104.0)),
    ("log", (24.0, 480.0, 832.0, 1054.0)),
    ("track", (447.0, 1473.0, 140.0, 218.0)),
    ("prompt", (340.0, 1580.0, 674.0, 728.0)),
];

/// Returns the zones where cards rest in plain view, with the maximum number of cards side by side.
fn resting(shared: bool, away: bool) -> Vec<(&'static str, usize)> {
    let mut all: Vec<(&str, usize)> = vec![
        ("deck_attacking", 9),
        ("deck_defending", 9),
        ("pile_attacking", 1),
        ("pile_defending", 1),
        ("laid_own", 3),
        ("laid_rival", 3),
    ];
    let rows: &[&str] = if shared { &["home", "away"] } else { &["own"] };
    for row in rows {
        all.extend(ZONES.iter().filter_map(|zone| {
            let number = zone.id.strip_prefix(row)?.strip_prefix('_')?;
            number.parse::<u8>().ok().map(|_| (zone.id, 1))
        }));
    }
    if shared {
        all.extend([
            ("home_attacking", 4),
            ("home_defending", 4),
            ("away_attacking", 4),
            ("away_defending", 4),
        ]);
    } else {
        let [own, rival] = if away { ["right", "left"] } else { ["left", "right"] };
        let there = |zone: String, count| (ZONES.iter().find(|other| other.id == zone).unwrap().id, count);
        all.extend([there(format!("{own}_own"), 2), there(format!("{own}_others"), 4)]);
        all.extend(["attacking", "defending"].map(|kind| there(format!("{rival}_rival_{kind}"), 4)));
    }
    all
}

#[test]
fn cards_at_rest_are_on_the_table_and_overlap_nothing() {
    for (shared, away) in [(false, false), (false, true), (true, false)] {
        let zones: Vec<(&str, Reach)> =
            resting(shared, away).into_iter().map(|(id, count)| (id, reach(zone(id), count))).collect();
        for (k, (id, a)) in zones.iter().enumerate() {
            assert!(a.0 >= 0.0 && a.1 <= 1920.0 && a.2 >= 0.0 && a.3 <= 1080.0, "{id} {a:?}");
            for (panel, b) in PANELS {
                assert!(apart(*a, b), "{id} {a:?} lies over the {panel}");
            }
            for (other, b) in &zones[k + 1..] {
                assert!(apart(*a, *b), "{id} {a:?} and {other} {b:?}");
            }
            let pitch = (FIELD.x - 34.0, FIELD.x + FIELD.w + 34.0, FIELD.y, FIELD.y + FIELD.h);
            let may = id.starts_with("laid");
            assert!(may || apart(*a, pitch), "{id} {a:?} lies on the pitch");
        }
    }
}

#[test]
fn full_columns_do_not_overlap_deck_and_pile() {
    for (side, kind) in [("left", PowerKind::Attacking), ("right", PowerKind::Defending)] {
        for (count, crowd) in [(3, "_three"), (4, "_four")] {
            let column = reach(zone(&format!("{side}{crowd}")), count);
            assert!(apart(column, reach(zone(&format!("{side}_others")), 4)), "{count} {side}");
            for below in ["deck", "pile"] {
                assert!(apart(column, reach(zone(&format!("{below}_{kind}")), 9)), "{count} {kind}");
            }
            assert!(column.2 >= 138.0, "{column:?} covers the head of its column");
        }
    }
}

#[test]
fn choice_cards_overlap_nothing_like_number_cards() {
    for (id, shared) in [("own_choice", false), ("home_choice", true), ("away_choice", true)] {
        let a = reach(zone(id), 3);
        assert!(a.0 >= 0.0 && a.1 <= 1920.0, "{id} {a:?}");
        for (panel, b) in PANELS {
            assert!(apart(a, b), "{id} {a:?} lies over the {panel}");
        }
        for (other, count) in
            resting(shared, false).into_iter().filter(|(id, _)| !id.chars().any(|c| c.is_ascii_digit()))
        {
            assert!(apart(a, reach(zone(other), count)), "{id} {a:?} and {other}");
        }
    }
    assert!(apart(reach(zone("home_choice"), 3), reach(zone("away_choice"), 3)));
    for id in ["own_aside", "home_aside", "away_aside"] {
        assert!(reach(zone(id), 11).2 >= 1080.0, "{id} is seen");
    }
}

/// A pitch has eleven a side, or a taker and a keeper; words that fit; a track that ends in the shot.
#[test]
fn every_formation_has_all_players() {
    let check = |scene: &Scene| {
        // In a shootout the goal mouth is shown in place of the pitch.
        assert!(matches!(scene.shirts.len(), 0 | 22), "{} shirts", scene.shirts.len());
        assert_eq!(scene.shirts.is_empty(), scene.board.kicks.is_some());
        assert_eq!(scene.shirts.is_empty(), scene.mouth.is_some());
        for shirt in &scene.shirts {
            assert!(
                (330.0..=1590.0).contains(&shirt.at.x) && (255.0..=605.0).contains(&shirt.at.y),
                "{shirt:?}"
            );
        }
        if let Some(track) = scene.extension::<PassTrackView>() {
            assert_eq!(track.shot.name, "SHOT");
            assert!(track.slots().filter(|slot| slot.now).count() <= 1);
            assert!(matches!(track.passes.len(), 7 | 8));
        }
        assert_eq!(scene.trail.is_empty(), scene.mouth.is_some());
    };
    let audience: Audience = AUDIENCES[1];
    for seed in 0..30 {
        let mut rng = MatchRng::new(seed);
        let (mut state, steps) = set_up::<SoccerGo>(&Options::default(), seed, audience);
        steps.iter().for_each(|step| check(&step.scene));
        while let Some((seat, action)) = next(&state, &mut rng) {
            act(&mut state, seat, &action, audience).iter().for_each(|step| check(&step.scene));
        }
    }
    assert!(SoccerGo::INFO.zones.len() < 100);
}
