//! How a competition that is on stands: the next match, or who has won it.

use bevy_egui::egui::{Align2, Painter, Rect, pos2, vec2};

use crate::competition::{Competition, Fixture, Kind as Contest};
use crate::engine::Seat;
use crate::screens::honours::{beams, cup};
use crate::stage::clubs::Crest;
use crate::stage::palette::{AMBER, CHALK, INK, MUTED, NAVY_3};
use crate::theme::paint::{block, frame, laid_within, paragraph, rect, shield, text, text_fit};
use crate::theme::{Face, UiScale, ink};
use crate::who::Who;

/// The next match of somebody at this screen, both crests large; or that the others play.
pub(super) fn next_up(p: &Painter, r: Rect, competition: &Competition, scale: UiScale) {
    let head = |words: &str| {
        let at = pos2(r.left(), r.top() + 24.0);
        text_fit(p, at, Align2::LEFT_CENTER, words, Face::Headline, 46.0, r.width(), CHALK);
    };
    let Some(fixture) = competition.for_people() else {
        head("THE OTHERS PLAY");
        let size = scale.text(28.0).min(36.0);
        let words = "You are out of it: the rest is played without you.";
        paragraph(p, pos2(r.left(), r.top() + 70.0), words, Face::Text, size, r.width(), MUTED);
        return;
    };
    let yours = Seat::BOTH.into_iter().any(|seat| competition.is_you(fixture.sides[seat]));
    head(if yours { "YOUR NEXT MATCH" } else { "THE NEXT MATCH" });
    versus(p, Rect::from_min_max(r.min + vec2(0.0, 62.0), r.max), competition, &fixture, scale);
}

/// Who meets whom: one above the other, or side by side where there is no height for that.
fn versus(p: &Painter, r: Rect, competition: &Competition, fixture: &Fixture, scale: UiScale) {
    let tall = r.height() > 300.0;
    let (w, h) = if tall { (r.width(), r.height() / 2.0 - 6.0) } else { (r.width() / 2.0 - 6.0, r.height()) };
    for seat in Seat::BOTH {
        let corner = if seat == Seat::Home { r.min } else { r.max - vec2(w, h) };
        half(p, rect(corner.x, corner.y, w, h), competition, fixture.sides[seat], scale);
    }
    let ring = Rect::from_center_size(r.center(), vec2(60.0, 60.0));
    block(p, ring, 30.0, ink(INK));
    frame(p, ring, 30.0, 3.0, AMBER);
    text(p, r.center(), Align2::CENTER_CENTER, "v", Face::Display, 40.0, AMBER);
}

/// One side of the next match, on its own colours.
fn half(p: &Painter, r: Rect, competition: &Competition, side: usize, scale: UiScale) {
    let crest = Crest::of_entrant(side);
    block(p, r, 14.0, ink(crest.colours.1));
    frame(p, r, 14.0, 3.0, crest.colours.0);
    let s = (r.height() - 36.0).min(170.0).min(r.width() * 0.3);
    shield(p, pos2(r.left() + 24.0 + s / 2.0, r.center().y), s, crest);
    let x = r.left() + s + 46.0;
    // The v lies on the inner edge.
    let most = r.right() - 46.0 - x;
    let Some(entrant) = competition.entrants().get(side) else { return };
    let size = scale.text(28.0).min(38.0);
    let line = |down: f32, words: &str, face: Face, size: f32| {
        text_fit(p, pos2(x, r.center().y + down), Align2::LEFT_CENTER, words, face, size, most, CHALK);
    };
    match entrant.who {
        Who::Human => {
            line(-22.0, crest.name, Face::Display, 50.0);
            line(28.0, &entrant.name, Face::Text, size);
        }
        Who::Bot(level) => {
            let small = size.min(32.0);
            line(-38.0, crest.name, Face::Display, 50.0);
            line(8.0, &entrant.name, Face::Text, small);
            line(
                44.0,
                &competition.game().map_or_else(String::new, |game| game.opponent(level).called()),
                Face::Text,
                small,
            );
        }
    }
}

/// Who has won it: the cup in the light, the champion's crest, and the way there in a sentence. `risen` is how far
/// the cup has come up, 0..=1; `turn` how far the light has turned, radians.
pub(super) fn crowned(
    p: &Painter,
    r: Rect,
    competition: &Competition,
    (risen, turn): (f32, f32),
    scale: UiScale,
) {
    let (Some(side), Some(head), Some(way)) =
        (competition.champion(), competition.crowned(), competition.way())
    else {
        return;
    };
    // Beside the words where the table needs the room below.
    let beside = competition.kind() == Contest::League;
    let s = if beside { 176.0 } else { 220.0 };
    let stand = if beside {
        rect(r.left(), r.top(), 250.0, r.height())
    } else {
        rect(r.left(), r.top(), r.width(), s + 36.0)
    };
    block(p, stand, 16.0, ink(INK));
    let clip = p.with_clip_rect(stand.intersect(p.clip_rect()));
    let mid = stand.center();
    beams(&clip, mid, 520.0, turn);
    cup(&clip, pos2(mid.x, mid.y + s / 2.0 + (1.0 - risen) * (s + 20.0)), s);
    frame(p, stand, 16.0, 3.0, NAVY_3);
    let words = if beside {
        Rect::from_min_max(pos2(stand.right() + 28.0, r.top()), r.max)
    } else {
        Rect::from_min_max(pos2(r.left(), stand.bottom() + 8.0), r.max)
    };
    let at = pos2(words.left(), words.top() + 34.0);
    let head = head.to_uppercase();
    text_fit(p, at, Align2::LEFT_CENTER, &head, Face::Headline, 66.0, words.width(), AMBER);
    let crest = Crest::of_entrant(side);
    let y = words.top() + 98.0;
    shield(p, pos2(words.left() + 30.0, y), 56.0, crest);
    let at = pos2(words.left() + 72.0, y);
    text_fit(p, at, Align2::LEFT_CENTER, crest.name, Face::Display, 42.0, words.width() - 76.0, CHALK);
    let below = Rect::from_min_max(pos2(words.left(), words.top() + 136.0), words.max);
    let size = scale.text(28.0);
    let galley = laid_within(p, &way, Face::Text, size, 24.0, below.width(), below.height(), CHALK);
    p.galley(below.min, galley, ink(CHALK));
}
