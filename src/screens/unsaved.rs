//! The sign that something is not saved: over every page, as long as it lasts.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Id, LayerId, Order, pos2};

use crate::flow::prefs::Data;
use crate::hud::Canvas;
use crate::stage::palette::{AMBER, INK};
use crate::theme::paint::{block, rect, text, width};
use crate::theme::{Face, UiScale, ink};

/// The sign's words.
const WORDS: &str = "NOT SAVED";

/// Whether something that was to be saved could not be, yet.
pub(super) fn is_lit(data: Res<Data>) -> bool {
    data.0.unsaved().is_some()
}

pub(super) fn draw(mut contexts: EguiContexts, scale: Res<UiScale>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let p = ctx.layer_painter(LayerId::new(Order::Tooltip, Id::new("unsaved")));
    let (canvas, size) = (Canvas::of(ctx), scale.text(22.0));
    let wide = width(&p, WORDS, Face::Display, size) + 28.0;
    // In the lower left corner, below the log.
    let at = rect(0.0, canvas.h - size - 8.0, wide, size + 8.0);
    block(&p, at, 0.0, ink(AMBER));
    text(&p, pos2(at.left() + 14.0, at.center().y), Align2::LEFT_CENTER, WORDS, Face::Display, size, INK);
    Ok(())
}
