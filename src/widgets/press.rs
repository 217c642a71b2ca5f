//! Pressable nodes: a button, a tile, a line of a list. A click presses them, and Enter or Space while they are in
//! focus.

use bevy_egui::egui::{
    Color32, CornerRadius, Id, Painter, Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    WidgetType, vec2,
};

use super::focus;
use crate::theme::paint::{draw_accent, draw_tick, fill_rounded_rect};
use crate::theme::{ink, with_alpha};
use stage::accent::Accent;
use stage::palette::{AMBER, CHALK, INK, MUTED, NAVY, NAVY_2, NAVY_3, Rgb};

/// The look of a pressable node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PressStyle {
    /// The main action of a page: amber.
    Primary,
    /// The next best action of a page: chalk.
    Secondary,
    /// Any other action.
    #[default]
    Plain,
    /// One of several values side by side.
    Segment,
    /// Only the highlight and the focus ring; the box draws the rest.
    Bare,
    /// Nothing: the box draws the highlight too.
    Own,
}

/// Height of the lower edge of a primary button, design units.
pub(super) const EDGE: f32 = 8.0;

impl PressStyle {
    /// Returns the corner radius, design units.
    const fn radius(self) -> f32 {
        match self {
            Self::Primary => 14.0,
            Self::Secondary | Self::Plain | Self::Bare | Self::Own => 12.0,
            Self::Segment => 9.0,
        }
    }

    /// Returns the colour of its text.
    pub const fn letters(self, enabled: bool, selected: bool) -> Rgb {
        match self {
            _ if !enabled => MUTED,
            Self::Primary | Self::Secondary => INK,
            _ if selected => INK,
            _ => CHALK,
        }
    }
}

/// The name, the role and the look of a pressable node.
#[derive(Clone, Debug, PartialEq)]
#[must_use]
pub struct Pressable {
    label: String,
    role: WidgetType,
    look: PressStyle,
    selected: Option<bool>,
    enabled: bool,
    wanted: bool,
    focusable: bool,
    hover_highlight: bool,
}

impl Pressable {
    /// Creates a button of that name.
    pub fn new(label: impl Into<String>) -> Self {
        Self {
            label: label.into(),
            role: WidgetType::Button,
            look: PressStyle::Plain,
            selected: None,
            enabled: true,
            wanted: false,
            focusable: true,
            hover_highlight: true,
        }
    }

    /// Makes it the main action, which takes the focus if nothing has it.
    pub const fn primary(mut self) -> Self {
        (self.look, self.wanted) = (PressStyle::Primary, true);
        self
    }

    /// Excludes it from the focus, so that only the pointer can press it.
    pub const fn unfocused(mut self) -> Self {
        self.focusable = false;
        self
    }

    /// Turns its highlight under the pointer off.
    pub const fn without_highlight(mut self) -> Self {
        self.hover_highlight = false;
        self
    }

    /// Sets the look.
    pub const fn look(mut self, look: PressStyle) -> Self {
        self.look = look;
        self
    }

    /// Makes it take the focus if nothing has it.
    pub const fn initial_focus(mut self) -> Self {
        self.wanted = true;
        self
    }

    /// Keeps it from taking the initial focus: one key press too many would start something new.
    pub const fn never_initial_focus(mut self) -> Self {
        self.wanted = false;
        self
    }

    /// Makes it one of several values, selected or not.
    pub const fn one_of(mut self, selected: bool) -> Self {
        (self.role, self.selected) = (WidgetType::RadioButton, Some(selected));
        self
    }

    /// Makes it a switch that is on or off.
    pub const fn toggle(mut self, on: bool) -> Self {
        self.selected = Some(on);
        self
    }

    /// Sets the name.
    pub fn named(mut self, name: impl Into<String>) -> Self {
        self.label = name.into();
        self
    }

    /// Highlights it among others of its kind.
    pub const fn selected(mut self, selected: bool) -> Self {
        self.selected = if selected { Some(true) } else { None };
        self
    }

    /// Sets if it can be used now.
    pub const fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    /// Returns the colour of its text.
    pub fn letters(&self) -> Rgb {
        self.look.letters(
            self.enabled,
            self.selected == Some(true) && !matches!(self.look, PressStyle::Bare | PressStyle::Own),
        )
    }

    /// Handles pointer and keys in `r`.
    pub(super) fn interact(&self, ui: &Ui, id: Id, r: Rect) -> Response {
        let sense = match (self.enabled, self.focusable) {
            (false, _) => Sense::hover(),
            (true, true) => Sense::click(),
            (true, false) => Sense::CLICK,
        };
        let response = ui.interact(r, id, sense);
        let kind = self.role;
        response.widget_info(|| match self.selected {
            Some(selected) => WidgetInfo::selected(kind, self.enabled, selected, &self.label),
            None => WidgetInfo::labeled(kind, self.enabled, &self.label),
        });
        if self.enabled {
            if response.hovered() {
                ui.ctx().set_cursor_icon(bevy_egui::egui::CursorIcon::PointingHand);
            }
            if self.focusable {
                focus::attend(ui, &response, self.wanted);
            }
        }
        response
    }

    /// Returns true if the pointer highlights it.
    pub(super) fn is_highlighted(&self, response: &Response) -> bool {
        let over = if self.focusable { focus::is_hovered_or_focused(response) } else { response.hovered() };
        over && self.enabled && self.hover_highlight
    }

    /// Draws its background.
    pub(super) fn plate(&self, p: &Painter, r: Rect, hot: bool) {
        let radius = self.look.radius();
        let selected = self.selected == Some(true);
        match self.look {
            PressStyle::Bare | PressStyle::Own => {}
            _ if !self.enabled => fill_rounded_rect(p, r, radius, with_alpha(NAVY, 0.7)),
            PressStyle::Primary => {
                fill_rounded_rect(
                    p,
                    r.with_min_y(r.top() + EDGE),
                    radius,
                    Color32::from_rgb(0xb8, 0x85, 0x1a),
                );
                fill_rounded_rect(p, r.with_max_y(r.bottom() - EDGE), radius, ink(AMBER));
            }
            PressStyle::Secondary => fill_rounded_rect(p, r, radius, ink(CHALK)),
            _ if selected => fill_rounded_rect(p, r, radius, ink(CHALK)),
            PressStyle::Segment if hot => fill_rounded_rect(p, r, radius, ink(NAVY_3)),
            PressStyle::Segment => {}
            PressStyle::Plain => {
                p.rect(
                    r,
                    CornerRadius::same(radius as u8),
                    ink(if hot { NAVY_3 } else { NAVY_2 }),
                    Stroke::new(2.0, ink(NAVY_3)),
                    StrokeKind::Inside,
                );
            }
        }
    }

    /// Draws what lies over its content: the highlight, the focus ring, and the tick of a selected value.
    pub(super) fn mark(&self, p: &Painter, r: Rect, response: &Response) {
        if !self.enabled || self.look == PressStyle::Own {
            return;
        }
        let radius = self.look.radius();
        if self.is_highlighted(response) {
            draw_accent(p, r, radius, Accent::Hover);
        }
        focus::ring(p, r, radius, response);
        if self.selected == Some(true) && matches!(self.look, PressStyle::Plain | PressStyle::Segment) {
            draw_tick(p, r.right_top() + vec2(-4.0, 4.0), 10.0);
        }
    }
}
