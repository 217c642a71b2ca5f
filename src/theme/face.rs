//! The small face of a player in egui, drawn with the shapes of a portrait.

use std::sync::Arc;

use bevy_egui::egui::cache::{ComputerMut, FrameCache};
use bevy_egui::egui::epaint::{PathStroke, Shape};
use bevy_egui::egui::{Mesh, Painter, Pos2, Rect, pos2};

use super::paint::fill_rounded_rect;
use super::{ink, with_alpha};
use art::club_art::bust::{BustExpression, BustPolygon, bust};
use base::plane::triangles;
use clubs::{Kit, PlayerFace};
use stage::palette::NAVY_3;

/// The pieces of a bust, each with its triangles.
type TriangulatedBust = Arc<Vec<(BustPolygon, Vec<[usize; 3]>)>>;

/// Cuts busts into triangles, and caches those on the screen from frame to frame.
#[derive(Default)]
struct BustTriangulator;

impl ComputerMut<(PlayerFace, Kit), TriangulatedBust> for BustTriangulator {
    fn compute(&mut self, (face, kit): (PlayerFace, Kit)) -> TriangulatedBust {
        let cut = |piece: BustPolygon| {
            let corners = if piece.line > 0.0 { Vec::new() } else { triangles(&piece.points) };
            (piece, corners)
        };
        Arc::new(bust(face, kit, BustExpression::Calm).into_iter().map(cut).collect())
    }
}

/// The part of a bust that is shown: left, top and size.
const SHOWN: (f32, f32, f32) = (20.0, -2.0, 160.0);

/// Draws the face of a player in that kit into a square.
pub fn draw_face(p: &Painter, r: Rect, face: PlayerFace, kit: Kit) {
    fill_rounded_rect(p, r, r.height() * 0.16, ink(NAVY_3));
    let p = &p.with_clip_rect(r.shrink(1.0).intersect(p.clip_rect()));
    let triangles = p.ctx().memory_mut(|memory| {
        memory.caches.cache::<FrameCache<TriangulatedBust, BustTriangulator>>().get((face, kit)).clone()
    });
    let (left, top, size) = SHOWN;
    let scale = r.width() / size;
    let at = |&(x, y): &(f32, f32)| pos2(r.left() + (x - left) * scale, r.top() + (y - top) * scale);
    for (piece, corners) in triangles.iter() {
        let colour = with_alpha(piece.colour, piece.opacity);
        let points: Vec<Pos2> = piece.points.iter().map(at).collect();
        if piece.line > 0.0 {
            p.add(Shape::line(points, PathStroke::new(piece.line * scale, colour)));
            continue;
        }
        let mut mesh = Mesh::default();
        points.iter().for_each(|point| mesh.colored_vertex(*point, colour));
        for corner in corners {
            #[expect(clippy::cast_possible_truncation, reason = "a piece has some hundred corners")]
            let [a, b, c] = corner.map(|k| k as u32);
            mesh.add_triangle(a, b, c);
        }
        p.add(mesh);
        if piece.opacity == 1.0 {
            // The outline smooths the edge.
            p.add(Shape::closed_line(points, PathStroke::new(1.0, colour)));
        }
    }
}
