//! Widgets for menus, all reachable by mouse and by keyboard: a [`Desk`] keeps the focus, moves it by arrows and Tab or
//! with the pointer, and takes Enter and Space as a click. One widget is lit, the one in focus. Measures are design units.

use bevy::prelude::Resource;
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, Painter, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2,
};

use super::paint::{accent, block, text, text_fit, tick, width};
use super::{Face, UiScale, glaze, ink};
use crate::stage::accent::Accent;
use crate::stage::palette::{AMBER, CHALK, INK, MUTED, NAVY, NAVY_2, NAVY_3};

/// Which widget is in focus, from frame to frame: the one that is lit. Keys move it, and so does the pointer.
#[derive(Resource, Default, Debug)]
pub struct Focus {
    on: Option<String>,
    /// The one that was clicked or gone to by keys last: what is typed goes there, wherever the pointer drifts.
    taken: Option<String>,
    seen: Vec<(String, Rect)>,
    /// Whether keys moved it last.
    pub by_key: bool,
    /// Where the pointer was last.
    pointer: Option<Pos2>,
    /// Clicks heard this frame, for the click sound.
    pub sounded: Option<Tap>,
    /// The widget in focus, if the pointer moved it there and still lies on it.
    hot: Option<String>,
}

/// What the hand did, for the sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tap {
    /// Over another widget.
    Hover,
    /// Chosen.
    Confirm,
}

impl Focus {
    /// Puts the focus on that widget.
    pub fn set(&mut self, id: &str) {
        self.put(Some(id.to_owned()));
    }

    fn put(&mut self, on: Option<String>) {
        (self.on, self.taken) = (on.clone(), on);
    }

    /// Leaves it to the page where the focus lies: on the one thing to do.
    pub fn forget(&mut self) {
        self.put(None);
    }

    /// Whether that widget was clicked or gone to last.
    #[must_use]
    pub fn is_on(&self, id: &str) -> bool {
        self.taken.as_deref() == Some(id)
    }

    /// The widget that is lit because the pointer lies on it.
    #[cfg(test)]
    pub(crate) fn hot(&self) -> Option<&str> {
        self.hot.as_deref()
    }

    /// The widget in focus, and every widget that it can go to: the name and the place of each.
    #[cfg(test)]
    pub(crate) fn spots(&self) -> (Option<&str>, &[(String, Rect)]) {
        (self.on.as_deref(), &self.seen)
    }
}

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The one thing to do: amber, and in focus where nothing else is.
    Go,
    /// The same, to begin anew what is over: never in focus by itself, or a key pressed once too often would begin it.
    Anew,
    /// Chosen among others: amber, flat.
    Chosen,
    /// Everything else.
    Plain,
    /// Cannot be used now.
    Off,
}

/// One screen's widgets for one frame.
pub struct Desk<'a> {
    /// Where to draw.
    pub ui: &'a mut Ui,
    /// Scale of text.
    pub scale: UiScale,
    focus: &'a mut Focus,
    list: Vec<(String, Rect)>,
    /// The first of the things to do.
    go: Option<String>,
    enter: bool,
}

impl<'a> Desk<'a> {
    /// Opens the desk: reads the keys that move the focus.
    pub fn new(ui: &'a mut Ui, scale: UiScale, focus: &'a mut Focus) -> Self {
        let (mut step, mut enter, mut tab) = (vec2(0.0, 0.0), false, 0_i32);
        ui.input(|i| {
            for (key, by) in [
                (egui::Key::ArrowLeft, vec2(-1.0, 0.0)),
                (egui::Key::ArrowRight, vec2(1.0, 0.0)),
                (egui::Key::ArrowUp, vec2(0.0, -1.0)),
                (egui::Key::ArrowDown, vec2(0.0, 1.0)),
            ] {
                if i.key_pressed(key) {
                    step = by;
                }
            }
            for event in &i.events {
                if let egui::Event::Key { key: egui::Key::Tab, pressed: true, modifiers, .. } = event {
                    tab = if modifiers.shift { -1 } else { 1 };
                }
            }
            enter = i.key_pressed(egui::Key::Enter) || i.key_pressed(egui::Key::Space);
        });
        if step != vec2(0.0, 0.0) || tab != 0 {
            focus.by_key = true;
            focus.step(step, tab);
        }
        // The pointer takes the focus with it, as it moves and not where it rests.
        let (at, told) = ui.input(|i| {
            let moves = |event: &egui::Event| matches!(event, egui::Event::PointerMoved(_));
            (i.pointer.interact_pos(), i.pointer.any_pressed() || i.events.iter().any(moves))
        });
        if let Some(at) = at.filter(|at| told && focus.pointer != Some(*at)) {
            (focus.by_key, focus.pointer) = (false, Some(at));
            if let Some((id, _)) = focus.seen.iter().rfind(|(_, r)| r.contains(at)) {
                focus.on = Some(id.clone());
            }
        }
        Self { ui, scale, focus, list: Vec::new(), go: None, enter }
    }

    /// The widget in focus where nothing else is.
    pub fn begins_at(&mut self, id: &str) {
        self.go = Some(id.to_owned());
    }

    /// Enter and Space mean something else in this frame: a name is typed.
    pub const fn type_on(&mut self) {
        self.enter = false;
    }

    /// The painter.
    #[must_use]
    pub fn painter(&self) -> Painter {
        self.ui.painter().clone()
    }

    /// A place that can be clicked or chosen by key: whether it was, and whether the pointer lit it; who draws it draws
    /// its [`Desk::ring`] too.
    pub fn spot(&mut self, id: &str, r: Rect) -> (bool, bool) {
        let response = self.ui.interact(r, egui::Id::new(id), Sense::CLICK);
        self.list.push((id.to_owned(), r));
        let focused = self.focused(id);
        if response.hovered() {
            self.ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
        }
        let hot = response.hovered() && focused && !self.focus.by_key;
        match (hot, self.focus.hot.as_deref() == Some(id)) {
            (true, false) => {
                self.focus.hot = Some(id.to_owned());
                self.focus.sounded.get_or_insert(Tap::Hover);
            }
            (false, true) => self.focus.hot = None,
            _ => {}
        }
        let hit = response.clicked() || (focused && self.enter);
        if hit {
            self.take_enter();
            self.focus.set(id);
            self.focus.sounded = Some(Tap::Confirm);
        }
        (hit, hot)
    }

    /// Enter was meant for this: no other desk hears it, not even one that comes up in the same frame.
    fn take_enter(&mut self) {
        if std::mem::take(&mut self.enter) {
            self.ui.input_mut(|i| {
                for key in [egui::Key::Enter, egui::Key::Space] {
                    i.consume_key(i.modifiers, key);
                }
            });
        }
    }

    /// The ring of the focus, unless the pointer lit it: see [`Accent::Focus`].
    pub fn ring(&self, id: &str, r: Rect, radius: f32) {
        if self.focused(id) && self.focus.hot.as_deref() != Some(id) {
            accent(self.ui.painter(), r, radius, Accent::Focus);
        }
    }

    /// A button with a label.
    pub fn button(&mut self, id: &str, r: Rect, label: &str, size: f32, kind: Kind) -> bool {
        let size = self.scale.text(size).min(0.72 * r.height()).max(size);
        if kind == Kind::Off {
            let p = self.painter();
            block(&p, r, 12.0, glaze(NAVY, 0.7));
            text_fit(
                &p,
                r.center(),
                Align2::CENTER_CENTER,
                label,
                Face::Display,
                size,
                r.width() - 20.0,
                MUTED,
            );
            return false;
        }
        let (hit, hot) = self.spot(id, r);
        if kind == Kind::Go && self.go.is_none() {
            self.go = Some(id.to_owned());
        }
        let p = self.painter();
        match kind {
            Kind::Go | Kind::Anew => {
                let down = if hot { 2.0 } else { 0.0 };
                block(&p, r.translate(vec2(0.0, 8.0)), 14.0, Color32::from_rgb(0xb8, 0x85, 0x1a));
                block(&p, r.translate(vec2(0.0, down)), 14.0, ink(AMBER));
                if hot {
                    accent(&p, r.translate(vec2(0.0, down)), 14.0, Accent::Hover);
                }
                text_fit(
                    &p,
                    r.center() + vec2(0.0, down),
                    Align2::CENTER_CENTER,
                    label,
                    Face::Headline,
                    size,
                    r.width() - 24.0,
                    INK,
                );
            }
            Kind::Chosen => {
                block(&p, r, 10.0, ink(AMBER));
                text_fit(
                    &p,
                    r.center(),
                    Align2::CENTER_CENTER,
                    label,
                    Face::Display,
                    size,
                    r.width() - 34.0,
                    INK,
                );
                tick(&p, r.right_top() + vec2(-4.0, 4.0), 11.0);
                if hot {
                    accent(&p, r, 10.0, Accent::Hover);
                }
            }
            _ => {
                p.rect(
                    r,
                    CornerRadius::same(12),
                    if hot { ink(NAVY_3) } else { ink(NAVY_2) },
                    Stroke::new(2.0, ink(NAVY_3)),
                    StrokeKind::Inside,
                );
                if hot {
                    accent(&p, r, 12.0, Accent::Hover);
                }
                text_fit(
                    &p,
                    r.center(),
                    Align2::CENTER_CENTER,
                    label,
                    Face::Display,
                    size,
                    r.width() - 16.0,
                    CHALK,
                );
            }
        }
        self.ring(id, r, 12.0);
        hit
    }

    /// One of several: a row of segments; returns the one chosen now, if it was changed.
    pub fn segments(
        &mut self,
        id: &str,
        r: Rect,
        labels: &[&str],
        chosen: usize,
        size: f32,
    ) -> Option<usize> {
        block(&self.painter(), r, 12.0, ink(INK));
        let w = (r.width() - 8.0) / labels.len().max(1) as f32;
        // As large as the widest of them may be.
        let wish = self.scale.text(size).min(0.68 * r.height()).max(size);
        let p = self.painter();
        let widest = labels.iter().map(|label| width(&p, label, Face::Display, wish)).fold(1.0, f32::max);
        let size = wish * ((w - 12.0) / widest).min(1.0);
        let mut picked = None;
        for (k, label) in labels.iter().enumerate() {
            let seg = Rect::from_min_size(
                pos2(r.left() + 4.0 + w * k as f32, r.top() + 4.0),
                vec2(w, r.height() - 8.0),
            );
            let name = format!("{id}/{k}");
            let (hit, hot) = self.spot(&name, seg);
            let p = self.painter();
            if k == chosen {
                block(&p, seg, 9.0, ink(AMBER));
            } else if hot {
                block(&p, seg, 9.0, ink(NAVY_3));
            }
            if hot {
                accent(&p, seg, 9.0, Accent::Hover);
            }
            let colour = if k == chosen { INK } else { CHALK };
            text(&p, seg.center(), Align2::CENTER_CENTER, label, Face::Display, size, colour);
            if k == chosen {
                tick(&p, seg.right_top() + vec2(-3.0, 3.0), 9.0);
            }
            self.ring(&name, seg, 9.0);
            if hit && k != chosen {
                picked = Some(k);
            }
        }
        picked
    }

    /// One of several values, each with its label, as [`Desk::segments`]; returns the one chosen now, if it was changed.
    pub fn one_of<T: Copy + PartialEq>(
        &mut self,
        id: &str,
        r: Rect,
        (labels, values): (&[&str], &[T]),
        now: T,
        size: f32,
    ) -> Option<T> {
        let chosen = values.iter().position(|value| *value == now).unwrap_or(usize::MAX);
        self.segments(id, r, labels, chosen, size).map(|k| values[k])
    }

    /// A bar of eleven steps for a value 0..=1; returns the value chosen now, if it was changed.
    pub fn level(&mut self, id: &str, r: Rect, value: f32) -> Option<f32> {
        block(&self.painter(), r, 10.0, ink(INK));
        let w = (r.width() - 8.0) / 11.0;
        let mut picked = None;
        for k in 0..=10 {
            let seg = Rect::from_min_size(
                pos2(r.left() + 4.0 + w * k as f32, r.top() + 4.0),
                vec2(w, r.height() - 8.0),
            );
            let name = format!("{id}/{k}");
            let (hit, hot) = self.spot(&name, seg);
            let on = value * 10.0 + 0.01 >= k as f32;
            let fill = if on {
                ink(AMBER)
            } else if hot {
                ink(NAVY_3)
            } else {
                ink(NAVY_2)
            };
            block(&self.painter(), seg.shrink2(vec2(3.0, 4.0)), 5.0, fill);
            if hot {
                accent(&self.painter(), seg, 6.0, Accent::Hover);
            }
            self.ring(&name, seg, 6.0);
            if hit {
                picked = Some(k as f32 / 10.0);
            }
        }
        picked
    }

    /// Whether that widget was clicked or gone to last, by whatever means.
    #[must_use]
    pub fn on(&self, id: &str) -> bool {
        self.focus.is_on(id)
    }

    /// A number, as digits and Backspace change it where that widget was clicked or gone to last; the number now, if it was
    /// changed. What has no room in a number of that kind is not taken.
    pub fn digits(&mut self, id: &str, value: u64) -> Option<u64> {
        if !self.on(id) {
            return None;
        }
        let mut now = value;
        self.ui.input(|i| {
            for event in &i.events {
                match event {
                    egui::Event::Text(text) => {
                        for digit in text.chars().filter_map(|c| c.to_digit(10)) {
                            let more = now.checked_mul(10).and_then(|now| now.checked_add(u64::from(digit)));
                            now = more.unwrap_or(now);
                        }
                    }
                    egui::Event::Key { key: egui::Key::Backspace, pressed: true, .. } => now /= 10,
                    egui::Event::Paste(text) => now = text.trim().parse().unwrap_or(now),
                    _ => {}
                }
            }
        });
        (now != value).then_some(now)
    }

    /// Whether that widget is in focus.
    #[must_use]
    pub fn focused(&self, id: &str) -> bool {
        self.focus.on.as_deref() == Some(id)
    }

    /// Closes the desk: what was laid out is where the focus can go next.
    pub fn done(self) {
        if !self.list.is_empty() {
            let known = self.focus.on.as_ref().is_some_and(|on| self.list.iter().any(|(id, _)| id == on));
            if !known {
                self.focus.put(self.go.or_else(|| self.list.first().map(|(id, _)| id.clone())));
                // It is lit in the next frame.
                self.ui.ctx().request_repaint();
            }
            self.focus.seen = self.list;
        }
    }
}

impl Focus {
    fn step(&mut self, step: egui::Vec2, tab: i32) {
        let Some(now) = self.on.as_ref().and_then(|on| self.seen.iter().position(|(id, _)| id == on)) else {
            self.put(self.seen.first().map(|(id, _)| id.clone()));
            return;
        };
        if tab != 0 {
            let n = self.seen.len() as i32;
            self.put(self.seen.get((now as i32 + tab).rem_euclid(n) as usize).map(|(id, _)| id.clone()));
            return;
        }
        let here = self.seen[now].1;
        let best = self
            .seen
            .iter()
            .enumerate()
            .filter(|(k, _)| *k != now)
            .filter_map(|(_, (id, r))| {
                let d = r.center() - here.center();
                let along = d.dot(step);
                let aside = (d - step * along).length();
                // What lies straight ahead comes first, however near something else is.
                let common = here.intersect(*r);
                let ahead = if step.x == 0.0 { common.width() } else { common.height() } > 1.0;
                (along > 1.0 && (ahead || aside < along * 3.0 + 40.0))
                    .then_some(((!ahead, along + 2.5 * aside), id))
            })
            .min_by(|(a, _), (b, _)| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)));
        if let Some((_, id)) = best {
            let id = id.clone();
            self.put(Some(id));
        }
    }
}
