//! The bus of a tour: small on the road, and large with the helpers at its windows.

use bevy_egui::egui::{Painter, Pos2, Rect, Stroke, pos2, vec2};

use super::TourMsg;
use crate::hud::pictures::PicturePainter;
use crate::hud::tour_strip::draw_perk;
use crate::screens::portrait::draw_portrait;
use crate::session::tour::helper_name;
use crate::theme::paint::{draw_polygon, fill_rounded_rect, kit};
use crate::theme::{ink, with_alpha};
use crate::widgets::{BoxSurface, Node, StyledText, column, drawing, row};
use ai::opponent::{Portrait, PortraitFeature, PortraitHairColour, PortraitHairstyle, PortraitSkin};
use engine::Seat;
use stage::palette::{AMBER, CHALK, INK, MUTED, NAVY, NAVY_3};
use tour::{Perk, SeatedPerk, TourRun};

/// Size of a window of the bus, design units, and the width of a seat with its name.
const WINDOW: f32 = 72.0;
/// See [`WINDOW`].
const SEAT: f32 = 150.0;
/// Height of the wheels below the windows, design units.
const WHEELS: f32 = 26.0;

/// Returns the face of a helper.
fn face(perk: Perk) -> Portrait {
    use PortraitFeature as Feature;
    use PortraitHairColour as Colour;
    use PortraitHairstyle as Hair;
    use PortraitSkin as Skin;
    let (skin, hair, hair_colour, feature) = match perk {
        Perk::Scout => (Skin::Tan, Hair::Cap, Colour::Black, Feature::Moustache),
        Perk::Analyst => (Skin::Fair, Hair::Short, Colour::Brown, Feature::Glasses),
        Perk::FilmRoom => (Skin::Dark, Hair::Curls, Colour::Black, Feature::Glasses),
        Perk::RouteMap => (Skin::Brown, Hair::Bun, Colour::Black, Feature::None),
        Perk::Statistician => (Skin::Fair, Hair::Long, Colour::Red, Feature::Glasses),
        Perk::Captain => (Skin::Dark, Hair::Short, Colour::Black, Feature::Headband),
        Perk::GaffersOption => (Skin::Fair, Hair::Cap, Colour::Grey, Feature::Moustache),
        Perk::Driver => (Skin::Tan, Hair::Bald, Colour::Grey, Feature::Beard),
        Perk::Chairman => (Skin::Fair, Hair::Short, Colour::Grey, Feature::Moustache),
        Perk::Substitute => (Skin::Brown, Hair::Curls, Colour::Black, Feature::None),
        Perk::KeeperCoach => (Skin::Dark, Hair::Bald, Colour::Black, Feature::Beard),
        Perk::Physio => (Skin::Tan, Hair::Long, Colour::Black, Feature::Headband),
        Perk::TravellingFans => (Skin::Fair, Hair::Curls, Colour::Red, Feature::Freckles),
        Perk::Sponsor => (Skin::Tan, Hair::Bun, Colour::Fair, Feature::None),
        Perk::Groundhopper => (Skin::Brown, Hair::Long, Colour::Fair, Feature::Glasses),
    };
    Portrait { skin, hair, hair_colour, feature }
}

/// Draws a helper: the face, with the sign at its corner.
pub(super) fn draw_helper(p: &Painter, r: Rect, perk: Perk, art: PicturePainter<'_>) {
    draw_portrait(p, r, face(perk), Seat::Home);
    let size = 0.42 * r.height();
    draw_perk(p, r.right_bottom() - vec2(0.3, 0.3) * size, size, perk, art);
}

/// Returns the seats of the bus: whoever has got on looks out of a window, with the name below.
pub(super) fn seats<'a>(run: &TourRun, art: PicturePainter<'a>) -> Node<'a, TourMsg> {
    let taken = run.bus().iter().map(Some);
    let free = run.tour().heat().rules().seats.saturating_sub(run.bus().len());
    let all = taken.chain(std::iter::repeat_n(None, free)).map(|seated| seat(seated, art));
    row().gap(4.0).pad(26.0, 12.0).surface(BoxSurface::drawn(|p, r, _| draw_body(p, r))).children(all)
}

/// Returns a seat of the bus.
fn seat<'a>(seated: Option<&SeatedPerk>, art: PicturePainter<'a>) -> Node<'a, TourMsg> {
    let perk = seated.map(|seated| seated.perk);
    let window = drawing((WINDOW, WINDOW), move |p, r| match perk {
        Some(perk) => draw_helper(p, r, perk, art),
        None => {
            fill_rounded_rect(p, r, 0.16 * r.height(), ink(NAVY));
            // The back of an empty seat.
            let back = Rect::from_center_size(r.center() + vec2(0.0, 14.0), vec2(34.0, 42.0));
            fill_rounded_rect(p, back, 12.0, ink(NAVY_3));
        }
    });
    let name = seated.map(|seated| {
        StyledText::label(helper_name(seated)).size(20.0).colour(CHALK).centred().node().width(SEAT)
    });
    let foot = drawing((SEAT, WHEELS), |_, _| {});
    column().stretch().gap(4.0).child(row().centred().child(window)).children(name).child(foot)
}

/// Draws the body of the large bus.
fn draw_body(p: &Painter, r: Rect) {
    let (main, dark) = kit(Seat::Home);
    let body = r.with_max_y(r.bottom() - 0.5 * WHEELS);
    fill_rounded_rect(p, body.translate(vec2(3.0, 6.0)), 22.0, with_alpha(INK, 0.45));
    fill_rounded_rect(p, body, 22.0, ink(dark));
    fill_rounded_rect(p, body.with_max_y(body.top() + 8.0), 4.0, ink(main));
    p.rect_filled(body.with_min_y(body.bottom() - 16.0).shrink2(vec2(10.0, 4.0)), 2.0, ink(AMBER));
    for share in [0.14, 0.86] {
        wheel(p, pos2(r.left() + share * r.width(), r.bottom() - 0.7 * WHEELS), 0.7 * WHEELS);
    }
}

fn wheel(p: &Painter, at: Pos2, radius: f32) {
    p.circle_filled(at, radius, ink(INK));
    p.circle_filled(at, 0.5 * radius, ink(MUTED));
    p.circle_filled(at, 0.2 * radius, ink(INK));
}

/// Draws the bus on the road, `w` units wide, on its way to the right.
pub(super) fn draw_bus(p: &Painter, centre: Pos2, w: f32) {
    let (main, dark) = kit(Seat::Home);
    let at = |x: f32, y: f32| centre + vec2(x, y) * w;
    let part = |from: (f32, f32), to: (f32, f32)| Rect::from_min_max(at(from.0, from.1), at(to.0, to.1));
    p.add(bevy_egui::egui::Shape::ellipse_filled(at(0.0, 0.25), vec2(0.52, 0.05) * w, with_alpha(INK, 0.4)));
    let body = vec![
        at(-0.5, -0.2),
        at(-0.46, -0.25),
        at(0.4, -0.25),
        at(0.48, -0.18),
        at(0.5, 0.02),
        at(0.5, 0.17),
        at(-0.5, 0.17),
    ];
    draw_polygon(p, body.clone(), ink(main));
    draw_polygon(p, vec![at(-0.5, 0.06), at(0.5, 0.06), at(0.5, 0.17), at(-0.5, 0.17)], ink(dark));
    p.add(bevy_egui::egui::Shape::closed_line(body, Stroke::new(0.035 * w, ink(CHALK))));
    for k in 0..4 {
        let x = -0.42 + 0.2 * k as f32;
        fill_rounded_rect(p, part((x, -0.17), (x + 0.15, 0.0)), 0.02 * w, ink(NAVY));
    }
    draw_polygon(p, vec![at(0.38, -0.17), at(0.44, -0.15), at(0.46, 0.02), at(0.38, 0.02)], ink(NAVY));
    p.circle_filled(at(0.46, 0.1), 0.03 * w, ink(AMBER));
    for x in [-0.3, 0.3] {
        wheel(p, at(x, 0.18), 0.085 * w);
    }
}

/// Returns how far a run's bus has come, in stops: at the stop that is due, or at the last one that was played. Before
/// the first way is chosen it stands before the first stop.
pub(super) fn goal(run: &TourRun) -> f32 {
    if run.node().is_some() {
        return run.stop() as f32;
    }
    run.played().last().map_or(-1.0, |last| last.stop as f32)
}
