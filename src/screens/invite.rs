//! The content of an empty page: a picture on a plaque, a sentence, and one next step.

use bevy_egui::egui::Stroke;

use crate::hud::pictures::PicturePainter;
use crate::theme::ink;
use crate::theme::room::draw_empty_frame;
use crate::widgets::{BoxSurface, Button, Node, StyledText, column, drawing, row};
use stage::palette::{BRASS, CHALK, NAVY_2};

/// Diameter of the picture, design units.
const SIZE: f32 = 150.0;

/// Returns a plaque in the middle of the page: an icon of that name, the lines, and the button of the next step.
pub(super) fn invite<'a, M: 'a>(
    art: PicturePainter<'a>,
    icon: &'static str,
    lines: impl IntoIterator<Item = String>,
    next: Option<(String, M)>,
) -> Node<'a, M> {
    let sign = drawing((SIZE, SIZE), move |p, r| {
        p.circle(r.center(), SIZE / 2.0 - 4.0, ink(NAVY_2), Stroke::new(6.0, ink(BRASS)));
        art.icon(p, icon, r.center(), SIZE * 0.56, CHALK);
    });
    let lines = lines.into_iter().map(|words| StyledText::body(words).size(30.0).centred());
    let next = next.map(|(label, message)| Button::primary(label).size(38.0).asks(message));
    let plaque = column()
        .align_middle()
        .gap(26.0)
        .pad(56.0, 40.0)
        .max_width(980.0)
        .surface(BoxSurface::Plaque)
        .child(sign.rigid())
        .children(lines)
        .children(next);
    let hung = || drawing((0.0, 0.0), draw_empty_frame).portion(1.0);
    let wall = row().stretch().full_width().child(hung()).child(plaque).child(hung());
    column().centred().grow().rigid().pad(0.0, 20.0).child(wall)
}
