//! What can be pressed: a button, a tile, a line of a list. It is clicked by the pointer, and by Enter and Space where it is
//! in focus.

use bevy_egui::egui::{
    Color32, CornerRadius, Id, Painter, Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    WidgetType, vec2,
};

use super::focus;
use crate::stage::accent::Accent;
use crate::stage::palette::{AMBER, CHALK, INK, MUTED, NAVY, NAVY_2, NAVY_3, Rgb};
use crate::theme::paint::{accent, block, tick};
use crate::theme::{glaze, ink};

/// How something that can be pressed looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Look {
    /// The one thing to do: amber.
    Primary,
    /// Everything else that is to be done.
    #[default]
    Plain,
    /// One of several values that stand beside each other.
    Segment,
    /// As its box is drawn: only the light and the ring are added.
    Bare,
    /// As its box is drawn, which draws the light as well.
    Own,
}

/// How high the edge of what is to be done stands under its face, design units.
pub(super) const EDGE: f32 = 8.0;

impl Look {
    /// The corners of what looks so, design units.
    const fn radius(self) -> f32 {
        match self {
            Self::Primary => 14.0,
            Self::Plain | Self::Bare | Self::Own => 12.0,
            Self::Segment => 9.0,
        }
    }

    /// The colour of letters on it.
    #[must_use]
    pub const fn letters(self, enabled: bool, selected: bool) -> Rgb {
        match self {
            _ if !enabled => MUTED,
            Self::Primary => INK,
            _ if selected => INK,
            _ => CHALK,
        }
    }
}

/// Something that can be pressed: what it is called, what it looks like and what it is.
#[derive(Clone, Debug, PartialEq)]
#[must_use]
pub struct Press {
    label: String,
    role: WidgetType,
    look: Look,
    selected: Option<bool>,
    enabled: bool,
    wanted: bool,
    focusable: bool,
    lit: bool,
}

impl Press {
    /// A button of that name.
    pub fn new(label: impl Into<String>) -> Self {
        Self {
            label: label.into(),
            role: WidgetType::Button,
            look: Look::Plain,
            selected: None,
            enabled: true,
            wanted: false,
            focusable: true,
            lit: true,
        }
    }

    /// The one thing to do: it takes the focus where nothing has it.
    pub const fn primary(mut self) -> Self {
        (self.look, self.wanted) = (Look::Primary, true);
        self
    }

    /// It is for the pointer alone: keys mean something else where it stands.
    pub const fn unfocused(mut self) -> Self {
        self.focusable = false;
        self
    }

    /// The pointer does not light it.
    pub const fn unlit(mut self) -> Self {
        self.lit = false;
        self
    }

    /// It looks so.
    pub const fn look(mut self, look: Look) -> Self {
        self.look = look;
        self
    }

    /// It takes the focus where nothing has it.
    pub const fn first(mut self) -> Self {
        self.wanted = true;
        self
    }

    /// It never takes the focus by itself: a key that was pressed once too often would begin something anew.
    pub const fn not_first(mut self) -> Self {
        self.wanted = false;
        self
    }

    /// One of several, chosen or not.
    pub const fn one_of(mut self, selected: bool) -> Self {
        (self.role, self.selected) = (WidgetType::RadioButton, Some(selected));
        self
    }

    /// It is switched on or off.
    pub const fn toggle(mut self, on: bool) -> Self {
        self.selected = Some(on);
        self
    }

    /// It is called so.
    pub fn named(mut self, name: impl Into<String>) -> Self {
        self.label = name.into();
        self
    }

    /// It stands out among its like.
    pub const fn lit(mut self, lit: bool) -> Self {
        self.selected = if lit { Some(true) } else { None };
        self
    }

    /// Whether it can be used now.
    pub const fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    /// The colour of letters on it.
    #[must_use]
    pub fn letters(&self) -> Rgb {
        self.look.letters(
            self.enabled,
            self.selected == Some(true) && !matches!(self.look, Look::Bare | Look::Own),
        )
    }

    /// Hears pointer and keys in `r`.
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

    /// Whether the pointer lights it.
    pub(super) fn is_hot(&self, response: &Response) -> bool {
        let over = if self.focusable { focus::is_hot(response) } else { response.hovered() };
        over && self.enabled && self.lit
    }

    /// What lies behind what it holds.
    pub(super) fn plate(&self, p: &Painter, r: Rect, hot: bool) {
        let radius = self.look.radius();
        let selected = self.selected == Some(true);
        match self.look {
            Look::Bare | Look::Own => {}
            _ if !self.enabled => block(p, r, radius, glaze(NAVY, 0.7)),
            Look::Primary => {
                block(p, r.with_min_y(r.top() + EDGE), radius, Color32::from_rgb(0xb8, 0x85, 0x1a));
                block(p, r.with_max_y(r.bottom() - EDGE), radius, ink(AMBER));
            }
            _ if selected => block(p, r, radius, ink(AMBER)),
            Look::Segment if hot => block(p, r, radius, ink(NAVY_3)),
            Look::Segment => {}
            Look::Plain => {
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

    /// What lies over it: the light of the pointer, the ring of the focus, the tick of what is chosen.
    pub(super) fn mark(&self, p: &Painter, r: Rect, response: &Response) {
        if !self.enabled || self.look == Look::Own {
            return;
        }
        let radius = self.look.radius();
        if self.is_hot(response) {
            accent(p, r, radius, Accent::Hover);
        }
        focus::ring(p, r, radius, response);
        if self.selected == Some(true) && matches!(self.look, Look::Plain | Look::Segment) {
            tick(p, r.right_top() + vec2(-4.0, 4.0), 10.0);
        }
    }
}
