//! The coach's board, in the place of the log: what the moment is about, what the last decision cost, and what it
//! would do.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Order, Sense, pos2};

use super::{Canvas, Shown, in_area};
use crate::flow::prefs::Prefs;
use crate::games::review::Voice;
use crate::session::ask::Asked;
use crate::session::coach::Coach;
use crate::session::keys::{Deed, Keys};
use crate::stage::beat::Banner;
use crate::stage::palette::{AMBER, CHALK, INK};
use crate::theme::paint::{block, frame, keycap, rect, text};
use crate::theme::{Face, UiScale, ink};

/// Whether the board stands where the log would be.
#[must_use]
pub fn speaks(coach: &Coach) -> bool {
    !coach.over && (coach.open || coach.lesson.is_some())
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    shown: Res<Shown>,
    asked: Res<Asked>,
    (scale, keys): (Res<UiScale>, Res<Keys>),
    prefs: Res<Prefs>,
    mut coach: ResMut<Coach>,
) -> Result {
    if !speaks(&coach) || shown.log_open || matches!(shown.banner, Some(Banner::Goal { .. })) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let canvas = Canvas::of(ctx);
    let cap = keys.cap_of(Deed::Coach);
    let words = words(&coach, &asked, &cap, Voice::of(prefs.set.expert));
    let size = scale.text(21.0);
    let mut flip = false;
    let width = 416.0;
    let galley = ctx.fonts_mut(|fonts| fonts.layout(words, Face::Text.at(size), ink(CHALK), width));
    let tall = (galley.size().y + 84.0).max(222.0);
    let r = rect(24.0, canvas.h - 26.0 - tall, 456.0, tall);
    in_area(ctx, "coach", Order::Middle, r, |ui| {
        let head = rect(r.left(), r.top(), r.width(), 56.0);
        let response = ui.interact(head, ui.id().with("head"), Sense::CLICK);
        flip = response.clicked();
        let p = ui.painter().clone();
        block(&p, r, 16.0, ink(INK));
        frame(&p, r, 16.0, 3.0, AMBER);
        let at = pos2(r.left() + 20.0, r.top() + 30.0);
        text(&p, at, Align2::LEFT_CENTER, "COACH", Face::Headline, 30.0, AMBER);
        keycap(&p, pos2(r.right() - 40.0, r.top() + 30.0), 30.0, &cap, coach.open);
        p.galley(pos2(r.left() + 20.0, r.top() + 62.0), galley, ink(CHALK));
    });
    if flip {
        coach.open = !coach.open;
    }
    Ok(())
}

fn words(coach: &Coach, asked: &Asked, cap: &str, voice: Voice) -> String {
    let mut said: Vec<String> = coach.lesson.iter().cloned().collect();
    if !coach.open {
        said.push(format!("{cap}: what would you do, coach?"));
    } else if coach.silent {
        said.push("Two of you play this one, so I keep quiet until it is over.".to_owned());
    } else {
        said.extend(coach.verdict.iter().map(|verdict| verdict.words(voice)));
        match &coach.advice {
            Some(advice) => said.push(advice.words(voice)),
            None if asked.seat().is_some() => said.push("Let me think.".to_owned()),
            None if coach.verdict.is_some() => {}
            None => said.push("I speak when it is your turn.".to_owned()),
        }
    }
    said.join("\n\n")
}
