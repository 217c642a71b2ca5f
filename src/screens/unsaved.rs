//! The indicator that something could not be saved, shown over every page while that is so.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Id, Order};

use crate::flow::prefs::StoreHandle;
use crate::theme::ink;
use crate::widgets::{BoxSurface, StyledText, column, on_layer, row, show_in};
use stage::palette::{AMBER, INK};
use words::say;

/// Returns true if something could not be saved yet.
pub(super) fn is_lit(data: Res<StoreHandle>) -> bool {
    data.0.unsaved().is_some()
}

pub(super) fn draw(mut contexts: EguiContexts) -> Result {
    let ctx = contexts.ctx_mut()?;
    // In the lower left corner, below the log.
    let sign = row().pad(14.0, 4.0).surface(BoxSurface::Fill(ink(AMBER), 0.0));
    let sign = sign.child(StyledText::label(say!("page-not-saved")).size(22.0).colour(INK));
    let id = Id::new("unsaved");
    let mut ui = on_layer(ctx, id, Order::Tooltip);
    let place = ui.max_rect();
    show_in::<()>(&mut ui, id.with("sign"), place, column().at_end().align_start().child(sign));
    Ok(())
}
