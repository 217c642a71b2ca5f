//! How a tour works, as four pictures with a line each.

use bevy_egui::egui::{Stroke, vec2};

use super::TourMsg;
use super::heats::panel;
use crate::hud::pictures::PicturePainter;
use crate::hud::tour_strip::{draw_life, perk_sign};
use crate::screens::honours::cup;
use crate::theme::paint::fill_rounded_rect;
use crate::theme::{ink, with_alpha};
use crate::widgets::{Button, Node, column, drawing, row};
use stage::palette::{CHALK, NAVY_2, PITCH_A};
use tour::Perk;
use words::{id, say};

/// Size of a picture, design units.
const PICTURE: (f32, f32) = (480.0, 220.0);

/// Returns the lesson.
pub(super) fn view(art: PicturePainter<'_>) -> Node<'_, TourMsg> {
    let road = drawing(PICTURE, move |p, r| {
        fill_rounded_rect(p, r, 12.0, ink(PITCH_A));
        let at = |x: f32, y: f32| r.min + vec2(x * r.width(), y * r.height());
        let (start, ends) = (at(0.15, 0.5), [at(0.52, 0.22), at(0.52, 0.78)]);
        for end in ends {
            for line in [[start, end], [end, at(0.88, 0.5)]] {
                p.line_segment(line, Stroke::new(6.0, with_alpha(CHALK, 0.7)));
            }
        }
        for place in ends.into_iter().chain([start, at(0.88, 0.5)]) {
            p.circle_filled(place, 34.0, ink(NAVY_2));
            p.circle_stroke(place, 34.0, Stroke::new(5.0, ink(CHALK)));
        }
        art.icon(p, "trophy-fill", at(0.88, 0.5), 40.0, CHALK);
    });
    let lives = drawing(PICTURE, |p, r| {
        for k in 0..3 {
            draw_life(p, r.center() + vec2((k as f32 - 1.0) * 130.0, 0.0), 50.0, k < 2);
        }
    });
    let helpers = row()
        .gap(16.0)
        .min_height(PICTURE.1)
        .children([Perk::Scout, Perk::Captain, Perk::Substitute].map(|perk| perk_sign(perk, 112.0, art)));
    let prize = drawing(PICTURE, |p, r| cup(p, r.center_bottom() - vec2(0.0, 10.0), 190.0));
    let panels = [
        panel(road.rigid(), say!("tour-lesson-road")),
        panel(lives.rigid(), say!("tour-lesson-lives")),
        panel(helpers, say!("tour-lesson-bus")),
        panel(prize.rigid(), say!("tour-lesson-cup")),
    ];
    let on = Button::primary(id!("tour-lesson-on")).size(40.0).asks(TourMsg::Lesson(false));
    column()
        .gap(20.0)
        .scrolls()
        .pad(12.0, 12.0)
        .child(row().wrap().stretch().gaps(18.0, 16.0).rigid().children(panels))
        .child(row().rigid().child(on))
}
