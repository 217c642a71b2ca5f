//! The layout contract, over matches of every game in windows of five shapes, with text of four sizes, for one person
//! and for two, with the coach and without: no part of the HUD lies over another, over a card, a shirt, the ball or
//! words of the table, or off the canvas; and no text is cut.

use bevy_egui::egui::{pos2, vec2};

use super::prelude::*;
use crate::hud::HudCanvas;
use crate::session::privacy_screen::LookRequest;
use crate::table::cards::tall_window::TableFit;
use engine::MatchRng;
use players::people::MAX_NAME_LETTERS;
use stage::layout::CARD;
use stage::scene::{BallPosition, ShirtHighlight};

/// Widths and heights of windows.
const SIZES: [(u32, u32); 5] = [(1280, 720), (1024, 768), (1920, 1080), (2560, 1080), (2560, 1440)];
/// Sizes of text, per cent, and whether the coach speaks.
const LOOKS: [(u32, bool); 6] =
    [(100, false), (100, true), (125, true), (150, true), (200, true), (200, false)];
/// Questions of a match that are looked at.
const QUESTIONS: usize = 4;
/// Allowed overlap, design units.
const NEAR: f32 = 2.0;

#[test]
fn no_part_of_the_hud_covers_another_or_the_cards() {
    let found: Mutex<BTreeMap<String, usize>> = Mutex::default();
    let jobs: Mutex<Vec<(u32, u32)>> = Mutex::new(SIZES.to_vec());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some((width, height)) = { jobs.lock().unwrap().pop() } {
                    let mut walk = Walk::new(width, height);
                    for game in GAMES {
                        for away in [RANDOM, Controller::Human] {
                            walk.play(game.id(), away);
                        }
                    }
                    assert!(walk.looked > 150, "{}", walk.looked);
                    let mut found = found.lock().unwrap();
                    for (fault, n) in walk.faults {
                        *found.entry(fault).or_default() += n;
                    }
                }
            });
        }
    });
    let found = found.into_inner().unwrap();
    let listed: Vec<String> = found.iter().map(|(fault, n)| format!("{n:4} {fault}")).collect();
    assert!(found.is_empty(), "{} kind(s) of fault\n{}", found.len(), listed.join("\n"));
}

/// Two people with the longest names that there are, at every size of text: each name stays in its own half of the
/// strip, and the prompts with them stay off the table.
#[test]
fn the_longest_names_stay_in_their_places_at_every_size_of_text() {
    let mut listed = Vec::new();
    for (width, height) in [(1280, 720), (1024, 768)] {
        let mut walk = Walk::new(width, height);
        walk.test_app.set(|prefs| {
            for (place, letter) in ["W", "M"].into_iter().enumerate() {
                let name = PersonName::parse(&letter.repeat(MAX_NAME_LETTERS)).unwrap();
                assert!(prefs.settings.profiles.people.rename(place, name));
            }
        });
        for game in GAMES {
            walk.play(game.id(), Controller::Human);
        }
        listed.extend(walk.faults.iter().map(|(fault, n)| format!("{n:4} {fault}")));
    }
    assert!(listed.is_empty(), "{} kind(s) of fault\n{}", listed.len(), listed.join("\n"));
}

struct Walk {
    test_app: TestApp,
    size: String,
    faults: BTreeMap<String, usize>,
    looked: usize,
}

impl Walk {
    fn new(width: u32, height: u32) -> Self {
        let mut test_app = TestApp::instant(width, height);
        // The time of sounds depends on the clock.
        test_app.set(|prefs| prefs.settings.personal_mut().captions = false);
        Self { test_app, size: format!("{width}x{height}"), faults: BTreeMap::new(), looked: 0 }
    }

    fn play(&mut self, game: &str, away: Controller) {
        self.test_app.begin(game, "", 11, Controller::Human, away);
        let mut rng = MatchRng::new(7);
        for n in 0..QUESTIONS {
            self.test_app.until("a question or the end", |test_app| {
                test_app.world().write_message(LookRequest::Key);
                test_app.the_match().outcome().is_some()
                    || (test_app.get::<Playback>().is_idle()
                        && Seat::BOTH.into_iter().any(|seat| test_app.asked().asks(seat)))
            });
            if self.test_app.the_match().outcome().is_some() {
                return;
            }
            self.look(game, away == Controller::Human);
            // One after another, each as if it were pointed at.
            if n % 3 == 0 {
                for _ in 0..4 {
                    self.test_app.key(KeyCode::ArrowRight);
                    self.judge(&format!("{game}, a hint"), 100);
                }
            }
            self.decide(&mut rng);
            self.test_app.wait_until_idle();
        }
    }

    /// Lets the side that is asked take an offer.
    fn decide(&mut self, rng: &mut MatchRng) {
        for seat in Seat::BOTH {
            for _ in 0..2 {
                let mut targets = self.test_app.asked().buttons(seat);
                targets.retain(|target| *target != DecisionTarget::Undo);
                let first = [DecisionTarget::Done, DecisionTarget::Suggest]
                    .into_iter()
                    .find(|first| targets.contains(first));
                let Some(target) = first.or_else(|| rng.pick(&targets).copied()) else { break };
                self.test_app.command(seat, target);
                self.test_app.frames(2);
                if target != DecisionTarget::Suggest {
                    break;
                }
            }
        }
    }

    fn look(&mut self, game: &str, two: bool) {
        for (text, coach) in LOOKS {
            self.test_app.set(|prefs| prefs.settings.personal_mut().ui_scale = text as f32 / 100.0);
            self.test_app.world().resource_mut::<Coach>().open = coach;
            self.test_app.frames(3);
            let who = if two { "two" } else { "one" };
            let coach = if coach { ", coach" } else { "" };
            self.judge(&format!("{game}, {who}{coach}"), text);
        }
        self.test_app.set(|prefs| prefs.settings.personal_mut().ui_scale = 1.0);
        self.test_app.world().resource_mut::<Coach>().open = false;
        self.test_app.frames(2);
    }

    fn judge(&mut self, what: &str, text: u32) {
        self.looked += 1;
        let canvas = self.test_app.canvas();
        let parts: Vec<(HudRegion, Rect)> = self.test_app.get::<HudLayout>().parts().collect();
        let mut faults = Vec::new();
        for (n, (part, at)) in parts.iter().enumerate() {
            if !canvas.contains_rect(at.shrink(NEAR)) {
                faults.push(format!("{part:?} leaves the canvas"));
            }
            for (other, over) in &parts[n + 1..] {
                if common(*at, *over) > 0.0 {
                    faults.push(format!("{other:?} over {part:?}"));
                }
            }
        }
        for (name, thing, wanted) in self.things() {
            // Words on what can be done lie over what cannot be taken now, where there is no other place.
            let under =
                |part: HudRegion| part == HudRegion::PrivacyScreen || part == HudRegion::Hint && !wanted;
            for (part, at) in parts.iter().filter(|(part, _)| !under(*part)) {
                if common(*at, thing) > 0.0 {
                    faults.push(format!("{part:?} over {name}"));
                }
            }
        }
        // Nobody's lamp covers an empty place's name, or the way of a ball that an option shows.
        for (part, at) in parts.iter().filter(|(part, _)| matches!(part, HudRegion::ChoiceIndicator(_))) {
            for (name, thing) in self.ways_and_places() {
                if common(*at, thing) > 0.0 {
                    faults.push(format!("{part:?} over {name}"));
                }
            }
        }
        // The text of the coach may scroll.
        let scrolls = self.test_app.get::<Coach>().open;
        faults.extend(self.test_app.faults_of_text(scrolls).0);
        for fault in faults {
            *self.faults.entry(format!("{what}, {}, {text} %: {fault}", self.size)).or_default() += 1;
        }
    }

    fn table_canvas(&self) -> HudCanvas {
        HudCanvas::of_size(self.test_app.window_size(), self.test_app.get::<TableFit>().0)
    }

    /// Returns the named areas, and the paths that options would draw, dot by dot.
    fn ways_and_places(&self) -> Vec<(String, Rect)> {
        let canvas = self.table_canvas();
        let zones = self.test_app.the_match().game.info().zones;
        let mut all: Vec<(String, Rect)> = zones
            .iter()
            .filter_map(|zone| Some((zone, zone.mark?)))
            .map(|(zone, mark)| (format!("the place of {mark}"), card(&canvas, zone.at, zone.scale)))
            .collect();
        let asked = self.test_app.asked();
        let offers = Seat::BOTH.into_iter().flat_map(|seat| asked.offers[seat].iter());
        let paths = offers.filter_map(|offer| offer.preview.as_ref()?.path);
        for (from, to) in paths {
            all.extend((0..=40u8).map(|k| {
                let share = f32::from(k) / 40.0;
                let at = DesignPoint::new(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
                ("the way of the ball".to_owned(), about(&canvas, at, 9.0, 9.0))
            }));
        }
        all
    }

    /// Returns everything visible on the table, its area in the window, and whether the question concerns it.
    fn things(&self) -> Vec<(String, Rect, bool)> {
        let scene = &self.test_app.get::<HudState>().scene;
        let asked = self.test_app.asked();
        let canvas = self.table_canvas();
        let zones = self.test_app.the_match().game.info().zones;
        let mut all = Vec::new();
        for shown in &scene.cards {
            let Some(zone) = zones.iter().find(|zone| zone.id == shown.zone) else { continue };
            // The other one's hand is held behind the scoreboard.
            if zone.turn == 180.0 {
                continue;
            }
            let at = scene.place(shown, zone).0;
            let taken = Seat::BOTH.into_iter().any(|seat| asked.offered(seat, shown.id).is_some());
            all.push((format!("a card in {}", zone.id), card(&canvas, at, zone.scale), taken));
        }
        let shirts = scene.shirts.iter();
        all.extend(shirts.map(|shirt| {
            (
                "a shirt".to_owned(),
                about(&canvas, shirt.at, 76.0, 62.0),
                asked.asks(shirt.side) && shirt.highlight != ShirtHighlight::Spent,
            )
        }));
        let ball = match scene.ball {
            Some(BallPosition::Area(n)) => scene.areas.get(n).map(|area| area.rect.centre()),
            Some(BallPosition::Spot(at)) => Some(at),
            _ => None,
        };
        all.extend(ball.map(|at| ("the ball".to_owned(), about(&canvas, at, 72.0, 72.0), true)));
        let labels = scene.labels.iter();
        all.extend(labels.map(|label| (format!("the label {}", label.text), canvas.label(label), false)));
        all.extend(scene.areas.iter().map(|area| {
            let foot = canvas.sheet(area.rect.x + 8.0, area.rect.y + area.rect.h - 44.0);
            (
                "the name of an area".to_owned(),
                Rect::from_min_size(foot, vec2(area.rect.w - 16.0, 44.0)),
                false,
            )
        }));
        let whole = Rect::from_min_size(pos2(0.0, 0.0), vec2(canvas.w, canvas.h));
        all.retain(|(_, at, _)| whole.intersects(*at));
        all
    }
}

/// Returns an area of that size around a point of the sheet.
fn about(canvas: &HudCanvas, at: DesignPoint, w: f32, h: f32) -> Rect {
    Rect::from_center_size(canvas.sheet(at.x, at.y), vec2(w, h))
}

/// Returns the area of a card.
fn card(canvas: &HudCanvas, at: DesignPoint, scale: f32) -> Rect {
    about(canvas, at, CARD.0 * scale, CARD.1 * scale)
}

fn common(a: Rect, b: Rect) -> f32 {
    let common = a.intersect(b);
    (common.width() - NEAR).max(0.0) * (common.height() - NEAR).max(0.0)
}
