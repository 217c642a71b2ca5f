//! The privacy screen over the table: it says who may look and how, and during a look how much time is left.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Id, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use super::regions::{HudLayout, HudRegion, WINDOW_MARGIN};
use super::{HudCanvas, behind, largest_that_fits, placed};
use crate::flow::action::InputAction;
use crate::flow::prefs::Prefs;
use crate::session::bindings::Bindings;
use crate::session::commands::PlayerCommand;
use crate::session::decisions::DecisionTarget;
use crate::session::privacy_screen::{HideRequest, LongerLookRequest, LookRequest, PrivacyScreen};
use crate::session::{MatchInView, Seating};
use crate::theme::paint::{draw_accent, draw_crest, draw_kit_panel, draw_text, fill_rounded_rect};
use crate::theme::{UiFont, ink, with_alpha};
use crate::widgets::{self, BoxSurface, Node, Pressable, StyledText, cap, column, drawing, row};
use engine::Seat;
use stage::accent::Accent;
use stage::palette::{AMBER, CHALK, NAVY, NAVY_3};
use stage::words::{name as club_name, short as club_short};
use words::DisplayText;
use words::{id, say};

/// What the privacy screen asks for.
#[derive(SystemParam)]
pub(super) struct PrivacyRequests<'w> {
    look: MessageWriter<'w, LookRequest>,
    hide: MessageWriter<'w, HideRequest>,
    lengthen: MessageWriter<'w, LongerLookRequest>,
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    MatchInView { seating, decisions, playback, .. }: MatchInView,
    (prefs, keys): (Res<Prefs>, Res<Bindings>),
    pads: Query<(), With<Gamepad>>,
    mut player_commands: MessageWriter<PlayerCommand>,
    PrivacyRequests { mut look, mut hide, mut lengthen }: PrivacyRequests,
    mut layout: ResMut<HudLayout>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(privacy_screen) = seating.privacy_screen else { return Ok(()) };
    let canvas = HudCanvas::from_context(ctx);
    if privacy_screen.open {
        let (r, key) = (canvas.glance(), keys.cap_of(InputAction::HideCards));
        layout.note(HudRegion::Glance, r);
        let node = |share| {
            let node = looking(
                privacy_screen,
                privacy_screen.secs(prefs.settings.shared.look_duration),
                &key,
                share,
            );
            node.width(r.width()).min_height(r.height())
        };
        let solved = largest_that_fits(&behind(ctx, "hide back"), Id::new("hide parts"), r.size(), node);
        if placed(ctx, "hide", r, solved).is_some() {
            hide.write(HideRequest);
        }
    } else if playback.is_idle() {
        let undo = decisions.undo.map(|seat| {
            let name = seating.names[seat].clone().unwrap_or_else(|| club_short(seat));
            (name, keys.cap_of(InputAction::Undo))
        });
        let longer = seating.longer(prefs.settings.shared.look_duration).map(|glance| match glance.secs() {
            Some(secs) => say!("hud-curtain-longer", n = secs as i64),
            None => say!("hud-curtain-until-hidden"),
        });
        let place = canvas.privacy_screen();
        let offers = PrivacyScreenOptions { pads: !pads.is_empty(), undo, longer };
        let node = |share| {
            let node = hanging(&seating, privacy_screen.seat, &keys, &offers, share);
            node.width(place.width()).min_height(place.height())
        };
        // A longer text grows downwards over cards that are hidden anyway.
        let most = vec2(place.width(), canvas.h - WINDOW_MARGIN - place.top());
        let (back, id) = (behind(ctx, "privacy screen back"), Id::new("privacy screen parts"));
        let solved = largest_that_fits(&back, id, most, node);
        let r = Rect::from_min_size(place.min, solved.size());
        layout.note(HudRegion::PrivacyScreen, r);
        match placed(ctx, "privacy screen", r, solved) {
            Some(PrivacyScreenMsg::Look) => {
                look.write(LookRequest::Click);
            }
            // A click meant to hurry the show takes nothing back and sets nothing.
            Some(PrivacyScreenMsg::Undo) if privacy_screen.meant() => {
                let take = |seat| PlayerCommand {
                    seat,
                    target: DecisionTarget::Undo,
                    revision: decisions.revision(),
                };
                player_commands.write_batch(decisions.undo.map(take));
            }
            Some(PrivacyScreenMsg::Longer) if privacy_screen.meant() => {
                lengthen.write(LongerLookRequest);
            }
            Some(PrivacyScreenMsg::Undo | PrivacyScreenMsg::Longer) | None => {}
        }
    }
    Ok(())
}

/// A message of the privacy screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PrivacyScreenMsg {
    /// Look at the hand.
    Look,
    /// Undo the last decision.
    Undo,
    /// Use longer looks.
    Longer,
}

/// The offers of the closed privacy screen besides the look.
struct PrivacyScreenOptions {
    /// True if there is a pad to look with.
    pads: bool,
    /// The name of the player who may take the last decision back, and the key for it.
    undo: Option<(DisplayText, DisplayText)>,
    /// Longer looks, in words.
    longer: Option<DisplayText>,
}

/// Draws the closed privacy screen: who may look, how, and what else can be done. Only the privacy screen's buttons
/// take clicks.
fn hanging(
    seating: &Seating,
    side: Seat,
    keys: &Bindings,
    offers: &PrivacyScreenOptions,
    share: f32,
) -> Node<'static, PrivacyScreenMsg> {
    let hint = match &seating.names[!side] {
        Some(name) => say!("hud-curtain-please-look-away", name),
        None => say!("hud-curtain-looks-away", side = club_name(!side)),
    };
    let look = InputAction::Look(side);
    let words = if offers.pads && !keys.by_pad() {
        say!("hud-curtain-look-by-pad", button = keys.button_cap_of(look))
    } else {
        say!("hud-curtain-look")
    };
    let look = button(&keys.cap_of(look), &words, share, PrivacyScreenMsg::Look);
    let undo = offers.undo.as_ref().map(|(name, key)| {
        let words = say!("hud-undo-of", name);
        button(key, &words, share, PrivacyScreenMsg::Undo)
    });
    let longer = offers
        .longer
        .as_ref()
        .map(|words| button(&keys.cap_of(InputAction::HideCards), words, share, PrivacyScreenMsg::Longer));
    let pass = say!("hud-curtain-pass", name = seating.called(side));
    let body = column()
        .gap(8.0)
        .portion(1.0)
        .child(StyledText::new(pass.capitals(), UiFont::Headline, 62.0 * share))
        .child(StyledText::note(hint).size(28.0 * share).colour(CHALK))
        .child(
            row()
                .wrap()
                .gap(12.0)
                .stretch()
                .child(look.grow())
                .children(undo.into_iter().chain(longer).map(Node::grow)),
        );
    row()
        .gap(40.0)
        .pad(44.0, 18.0)
        .surface(BoxSurface::drawn(move |p, r, _| {
            fill_rounded_rect(p, r.expand(10.0), 26.0, with_alpha(NAVY, 0.9));
            draw_kit_panel(p, r, side, 0.0);
            draw_accent(p, r, 18.0, Accent::Legal);
        }))
        .child(drawing((150.0, 150.0), move |p, r| draw_crest(p, r.center(), 150.0, side)).rigid())
        .child(body)
}

/// Returns a button of the privacy screen, with its key and its text.
fn button(
    key: &DisplayText,
    words: &DisplayText,
    share: f32,
    msg: PrivacyScreenMsg,
) -> Node<'static, PrivacyScreenMsg> {
    row()
        .gap(14.0)
        .pad(14.0, 8.0)
        .surface(BoxSurface::Fill(with_alpha(NAVY, 0.6), 14.0))
        .press(Pressable::new(words).look(widgets::PressStyle::Bare).unfocused(), msg)
        .child(cap(key, 30.0 * share, false))
        .child(StyledText::new(words, UiFont::Display, 30.0 * share).colour(AMBER))
}

/// Draws the time left of a look as a shrinking ring, between scoreboard and corner, with the way to hide the cards.
/// Returns true if a click asks for that.
fn looking(
    privacy_screen: PrivacyScreen,
    secs: Option<f32>,
    key: &DisplayText,
    share: f32,
) -> Node<'static, ()> {
    let left = secs.map_or(1.0, |secs| privacy_screen.left(secs));
    let clock = drawing((56.0, 56.0), move |p, r| {
        let mid = r.center();
        p.circle_stroke(mid, 23.0, Stroke::new(7.0, ink(NAVY_3)));
        ring(p, mid, 23.0, left);
        if let Some(secs) = secs {
            let left = (left * secs).ceil().to_string();
            draw_text(p, mid, Align2::CENTER_CENTER, &left, UiFont::Display, 28.0, CHALK);
        }
    });
    row()
        .pad(6.0, 4.0)
        .between()
        .surface(BoxSurface::Panel)
        .press(Pressable::new(id!("hud-hide")).look(widgets::PressStyle::Bare).unfocused(), ())
        .child(clock.rigid())
        .child(
            column()
                .gap(2.0)
                .align_middle()
                .portion(1.0)
                .child(cap(key, 26.0 * share, false))
                .child(StyledText::new(id!("hud-hide"), UiFont::Display, 28.0 * share).centred()),
        )
}

/// Draws that share of a ring, clockwise from the top.
fn ring(p: &Painter, mid: Pos2, radius: f32, share: f32) {
    let steps = (share * 48.0).ceil().max(1.0);
    let points = (0..=steps as u32).map(|k| {
        let turn = TAU * share * k as f32 / steps - FRAC_PI_2;
        mid + vec2(radius, radius) * Vec2::angled(turn)
    });
    p.add(Shape::line(points.collect(), Stroke::new(7.0, ink(AMBER))));
}
