//! The painted text of egui as data: every line with its position, and the faults of the layout.

use bevy_egui::egui::epaint::{ClippedShape, TextShape};
use bevy_egui::egui::{Pos2, Shape, pos2, vec2};
use bevy_egui::{EguiContext, EguiFullOutput, EguiPostUpdateSet};

use super::prelude::*;
use crate::widgets::tests::raster::{TestAtlas, fill};

/// The shapes painted in the last frame, in order.
#[derive(Resource, Default)]
struct Painted(Vec<ClippedShape>);

/// A visible line of text.
#[derive(Clone, Debug)]
struct PaintedLine {
    text: String,
    /// The area of its letters.
    ink: Rect,
    /// Its clip rectangle.
    clip: Rect,
    /// The text to which it belongs.
    of: usize,
    turned: bool,
    /// Height of its letters as laid out.
    letters: f32,
}

/// Minimum distance between letters of different texts, design units.
const NEAR: f32 = 1.0;
/// Opacity from which a panel hides the text below it.
const GLASS: u8 = 200;

impl TestApp {
    /// Records painted shapes from now on.
    pub(super) fn watch(&mut self) {
        self.app.init_resource::<Painted>().add_systems(
            PostUpdate,
            copy.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput),
        );
    }

    /// Returns the egui context of the window.
    pub(super) fn egui(&mut self) -> egui::Context {
        let world = self.app.world_mut();
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        contexts.single_mut(world).unwrap().get_mut().clone()
    }

    /// Returns the window in design units.
    pub(super) fn canvas(&mut self) -> Rect {
        Rect::from_min_size(Pos2::ZERO, self.egui().content_rect().size())
    }

    /// Returns all visible text.
    pub(super) fn text(&mut self) -> Vec<String> {
        let canvas = self.canvas();
        words(&self.get::<Painted>().0, canvas).0.into_iter().map(|words| words.text).collect()
    }

    /// Returns the faults of the painted layout and the number of shapes. If the screen scrolls (`scrolls`), text in a
    /// scrolling box may be cut above and below.
    pub(super) fn faults_of_text(&mut self, scrolls: bool) -> (Vec<String>, usize) {
        let canvas = self.canvas();
        let painted = &self.get::<Painted>().0;
        let (words, mut faults) = words(painted, canvas);
        for (n, a) in words.iter().enumerate() {
            let ink = a.ink.shrink(NEAR);
            // In a scrolling box lines are cut, and hidden, above and below; never at their sides.
            let scrolled = scrolls && a.clip.height() < canvas.height() - NEAR;
            let cut = if scrolled {
                !(a.clip.left() <= ink.left() && ink.right() <= a.clip.right())
            } else {
                !a.clip.contains_rect(ink)
            };
            if !canvas.contains_rect(ink) && !scrolled {
                faults.push(format!("leaves the canvas: {}", a.text));
            } else if cut {
                faults.push(format!("is cut: {}", a.text));
            }
            let seen = a.ink.intersect(a.clip);
            for b in words[n + 1..].iter().filter(|b| b.of != a.of && b.text != a.text) {
                let common = seen.intersect(b.ink.intersect(b.clip));
                if !a.turned && !b.turned && common.width() > NEAR && common.height() > NEAR {
                    faults.push(format!("overlap: {} | {}, {} and {}", a.text, b.text, a.ink, b.ink));
                }
            }
        }
        (faults, painted.len())
    }

    /// Returns all visible text with the height of its letters, design units.
    pub(super) fn letters(&mut self) -> BTreeMap<String, f32> {
        let canvas = self.canvas();
        let words = words(&self.get::<Painted>().0, canvas).0;
        words.into_iter().map(|words| (words.text, words.letters)).collect()
    }

    /// Writes the painted shapes as a PNG file; a pixel is a design unit. The table and pictures are missing.
    pub(super) fn picture(&mut self) -> Vec<u8> {
        let (egui, canvas) = (self.egui(), self.canvas());
        let painted = egui.tessellate(self.get::<Painted>().0.clone(), egui.pixels_per_point());
        fill(&painted, &TestAtlas::of(&egui), canvas).png()
    }

    /// Returns everything clickable on the topmost page, or on the screen if none is open.
    pub(super) fn clickable(&mut self) -> Vec<ClickTarget> {
        self.egui().viewport(|viewport| {
            let widgets = &viewport.prev_pass.widgets;
            let on =
                |layer: &egui::LayerId| widgets.get_layer(*layer).any(|widget| widget.sense.senses_click());
            let top = widgets.layer_ids().filter(on).map(|layer| layer.order).max();
            let layers = widgets.layer_ids().filter(|layer| Some(layer.order) == top);
            let spots = layers.flat_map(|layer| widgets.get_layer(layer).map(move |widget| (layer, widget)));
            spots
                .filter(|(layer, widget)| widget.sense.senses_click() && widget.id != layer.id.with("move"))
                .map(|(_, widget)| ClickTarget {
                    id: widget.id,
                    rect: widget.rect,
                    shown: widget.interact_rect,
                })
                .collect()
        })
    }
}

/// A clickable widget.
#[derive(Clone, Copy, Debug)]
pub(super) struct ClickTarget {
    /// Its name for egui.
    pub(super) id: egui::Id,
    /// Its area.
    pub(super) rect: Rect,
    /// Its visible part: less if it is in a scrolling box.
    pub(super) shown: Rect,
}

fn copy(outputs: Query<&EguiFullOutput>, mut painted: ResMut<Painted>) {
    painted.0 =
        outputs.iter().filter_map(|output| output.0.as_ref()).flat_map(|o| o.shapes.clone()).collect();
}

/// Returns the visible lines, and those that are partly covered. Text under a page is not visible.
fn words(painted: &[ClippedShape], canvas: Rect) -> (Vec<PaintedLine>, Vec<String>) {
    let mut seen = Seen { canvas, ..default() };
    for (n, ClippedShape { clip_rect, shape }) in painted.iter().enumerate() {
        seen.walk(shape, *clip_rect, n * 1000);
    }
    (seen.words, seen.faults)
}

/// The visible part of everything painted so far.
#[derive(Debug)]
struct Seen {
    canvas: Rect,
    words: Vec<PaintedLine>,
    /// The areas on which text may be.
    panels: Vec<Rect>,
    faults: Vec<String>,
}

impl Default for Seen {
    fn default() -> Self {
        Self { canvas: Rect::NOTHING, words: Vec::new(), panels: Vec::new(), faults: Vec::new() }
    }
}

impl Seen {
    fn walk(&mut self, shape: &Shape, clip: Rect, n: usize) {
        match shape {
            Shape::Vec(all) => {
                for (k, shape) in all.iter().enumerate() {
                    self.walk(shape, clip, n + k + 1);
                }
            }
            // The ground of a page: what lies under it is judged without it.
            Shape::Rect(block) if block.rect.contains_rect(self.canvas) => {
                (self.words, self.panels, self.faults) = (Vec::new(), Vec::new(), Vec::new());
            }
            Shape::Rect(block) if block.fill.a() >= GLASS => self.panel(block.rect.intersect(clip)),
            Shape::Text(text) if text.opacity_factor > 0.0 => {
                let lines = lines(text, clip, n);
                // Miniatures and scrolled content are cut anyway.
                let plain = |line: &&PaintedLine| !line.turned && clip.contains_rect(self.canvas);
                for line in lines.iter().filter(plain) {
                    let on = self.panels.iter().rfind(|panel| panel.contains(line.ink.center()));
                    let ink = line.ink.shrink(NEAR);
                    if on.is_some_and(|panel| !panel.contains_rect(ink)) {
                        self.faults.push(format!("runs out of its panel: {}", line.text));
                    }
                }
                self.words.extend(lines);
            }
            _ => {}
        }
    }

    /// Hides everything under a panel.
    fn panel(&mut self, over: Rect) {
        let faults = &mut self.faults;
        self.words.retain(|words| {
            let hidden = words.ink.intersect(words.clip).intersect(over);
            if hidden.width() <= NEAR || hidden.height() <= NEAR {
                return true;
            }
            if hidden.area() < 0.9 * words.ink.area() {
                faults.push(format!("lies half under a panel: {}, {} under {over}", words.text, words.ink));
            }
            false
        });
        self.panels.push(over);
    }
}

fn lines(text: &TextShape, clip: Rect, of: usize) -> Vec<PaintedLine> {
    let turned = text.angle != 0.0;
    if turned {
        let ink = Shape::Text(text.clone()).visual_bounding_rect();
        let letters = letters(text);
        return vec![PaintedLine { text: text.galley.text().to_owned(), ink, clip, of, turned, letters }];
    }
    let rows = text.galley.rows.iter().filter(|row| row.row.visuals.mesh_bounds.is_positive());
    rows.map(|placed| {
        let off = placed.pos.to_vec2() + text.pos.to_vec2();
        let ink = placed.row.visuals.mesh_bounds.translate(off);
        PaintedLine { text: placed.text(), ink, clip, of, turned, letters: letters(text) }
    })
    .filter(|words| !words.text.trim().is_empty())
    .collect()
}

/// Returns the size of the font.
fn letters(text: &TextShape) -> f32 {
    text.galley.job.sections.first().map_or(0.0, |section| section.format.font_id.size)
}

#[test]
fn the_layout_checker_finds_each_kind_of_fault() {
    let mut test_app = TestApp::new(1280, 720);
    test_app.watch();
    test_app.title();
    let canvas = test_app.canvas();
    assert_eq!(canvas.size(), vec2(1920.0, 1080.0));
    let ctx = test_app.egui();
    let [words, others] = ["Words", "Others"].map(|words| {
        let font = crate::theme::UiFont::Text.sized(40.0);
        ctx.fonts_mut(|fonts| fonts.layout_no_wrap(words.to_owned(), font, egui::Color32::WHITE))
    });
    let text = |x, y, galley: &std::sync::Arc<egui::Galley>| {
        Shape::Text(TextShape::new(pos2(x, y), galley.clone(), egui::Color32::WHITE))
    };
    // A shadow is the same words once more.
    let (at, other) = (|x, y| text(x, y, &words), |x, y| text(x, y, &others));
    let block = |r: Rect| Shape::Rect(egui::epaint::RectShape::filled(r, 0, egui::Color32::BLACK));
    let judged = |test_app: &mut TestApp, shapes: Vec<Shape>| {
        let clipped = shapes.into_iter().map(|shape| ClippedShape { clip_rect: canvas, shape });
        test_app.world().resource_mut::<Painted>().0 = clipped.collect();
        test_app.faults_of_text(false).0
    };
    let whole = Rect::from_min_size(pos2(90.0, 90.0), vec2(400.0, 200.0));
    let half = Rect::from_min_size(pos2(90.0, 90.0), vec2(60.0, 200.0));
    for (shapes, expected) in [
        (vec![at(100.0, 100.0), at(100.0, 300.0)], None),
        (vec![at(1900.0, 100.0)], Some("leaves the canvas")),
        (vec![at(100.0, 100.0), other(120.0, 110.0)], Some("overlap")),
        (vec![at(100.0, 100.0), at(120.0, 110.0)], None),
        (vec![at(100.0, 100.0), block(half)], Some("half under")),
        (vec![block(half.translate(vec2(20.0, 0.0))), at(100.0, 100.0)], Some("runs out")),
        (vec![at(100.0, 100.0), block(whole), at(100.0, 120.0)], None),
        (vec![at(1900.0, 100.0), block(canvas), at(100.0, 120.0)], None),
    ] {
        let faults = judged(&mut test_app, shapes);
        match expected {
            None => assert!(faults.is_empty(), "{faults:?}"),
            Some(expected) => assert!(faults.len() == 1 && faults[0].contains(expected), "{faults:?}"),
        }
    }
}
