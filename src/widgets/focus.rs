//! One widget is lit: the one in egui's focus. Keys and pads walk it by egui's own ways (arrows to what lies there, Tab in
//! the order of the page), and the pointer takes it along as it moves.

use bevy_egui::egui::{
    Context, Event, FocusDirection, Id, Key, Painter, Pos2, Rect, Response, Ui, Vec2, pos2, vec2,
};

use crate::stage::accent::Accent;
use crate::theme::paint::accent;

/// What the hand did, for the sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tap {
    /// Over another widget.
    Hover,
    /// Chosen.
    Confirm,
}

/// What is known of the hand from frame to frame.
#[derive(Clone, Debug, Default, PartialEq)]
struct Hand {
    /// Whether keys moved the focus last.
    by_keys: bool,
    /// Whether the pointer moved in this pass.
    moved: bool,
    /// Where the pointer was last.
    pointer: Option<Pos2>,
    /// The widget that the pointer lay on last.
    hot: Option<Id>,
    /// What is to be heard.
    sound: Option<Tap>,
    /// The page that was drawn in the last frame, and in which frame.
    page: Option<(Id, u64)>,
    /// Whether the page has just come up.
    new: bool,
    /// What takes the focus where nothing has it.
    first: Option<Id>,
    wanted: Option<Id>,
    /// Whether a field is typed into.
    typing: bool,
    /// Whether the widget in focus keeps left and right for itself.
    keeps: bool,
    /// The widget that had the focus last.
    lit: Option<Id>,
    /// Where the focus can go in this frame.
    spots: Vec<(Id, Rect)>,
    /// Whether the pointer lies on the part that is being drawn.
    over: bool,
    /// Where what got the focus in this frame lies.
    came: Option<Rect>,
    /// Whether a box has been rolled by keys in this frame.
    turned: bool,
}

fn hand<R>(ctx: &Context, with: impl FnOnce(&mut Hand) -> R) -> R {
    ctx.data_mut(|data| with(data.get_temp_mut_or_default(Id::new("hand of the widgets"))))
}

/// A page begins: reads what moves the focus.
pub(super) fn begin(ctx: &Context, page: Id) {
    let (keys, pointer) = ctx.input(|i| {
        let walks = |event: &Event| {
            matches!(
                event,
                Event::Key {
                    key: Key::ArrowLeft | Key::ArrowRight | Key::ArrowUp | Key::ArrowDown | Key::Tab,
                    pressed: true,
                    ..
                }
            )
        };
        let moves = |event: &Event| matches!(event, Event::PointerMoved(_));
        let goes = i.pointer.any_pressed() || i.events.iter().any(moves);
        (i.events.iter().any(walks), i.pointer.interact_pos().filter(|_| goes))
    });
    let frame = ctx.cumulative_frame_nr();
    hand(ctx, |hand| {
        // As it moves, and not where it rests.
        let moved = pointer.is_some() && hand.pointer != pointer;
        hand.pointer = pointer.or(hand.pointer);
        if keys {
            hand.by_keys = true;
        } else if moved {
            hand.by_keys = false;
        }
        hand.moved = moved;
        hand.new = !matches!(hand.page, Some((before, at)) if before == page && at + 1 >= frame);
        hand.page = Some((page, frame));
        if hand.new {
            hand.lit = None;
        }
        (hand.first, hand.wanted, hand.typing, hand.keeps, hand.came) = (None, None, false, false, None);
        hand.turned = false;
        hand.spots.clear();
    });
}

/// A page ends: arrows move the focus; where nothing has it, what is to be done first takes it.
pub(super) fn end(ctx: &Context) {
    let (step, tab) = ctx.input(|i| (arrows(|key| i.key_pressed(key)), i.key_pressed(Key::Tab)));
    let on = ctx.memory(|memory| memory.focused());
    if let Some(on) = on {
        let stays = hand(ctx, |hand| hand.typing || hand.keeps && step.x != 0.0);
        if step != Vec2::ZERO && !stays {
            let to = hand(ctx, |hand| ahead(&hand.spots, on, step));
            ctx.memory_mut(|memory| {
                memory.move_focus(FocusDirection::None);
                to.into_iter().for_each(|to| memory.request_focus(to));
            });
        }
        return;
    }
    if tab {
        // From the last widget on egui gives it to the first one of the next frame.
        ctx.request_repaint();
        return;
    }
    if let Some(to) = hand(ctx, |hand| hand.wanted.or(hand.first)) {
        ctx.memory_mut(|memory| memory.request_focus(to));
        // It is lit in the next frame.
        ctx.request_repaint();
    }
}

/// Nothing has the focus any more: what is to be done first takes it.
pub fn forget(ctx: &Context) {
    ctx.memory_mut(|memory| {
        if let Some(id) = memory.focused() {
            memory.surrender_focus(id);
        }
    });
    ctx.request_repaint();
}

/// The way that the arrow keys go.
fn arrows(pressed: impl Fn(Key) -> bool) -> Vec2 {
    let ways = [
        (Key::ArrowLeft, vec2(-1.0, 0.0)),
        (Key::ArrowRight, vec2(1.0, 0.0)),
        (Key::ArrowUp, vec2(0.0, -1.0)),
        (Key::ArrowDown, vec2(0.0, 1.0)),
    ];
    ways.into_iter().find(|(key, _)| pressed(*key)).map_or(Vec2::ZERO, |(_, way)| way)
}

/// What lies that way: straight ahead before all else, however near that is. egui would go to the nearest within an eighth of
/// a turn, from row to row.
fn ahead(spots: &[(Id, Rect)], on: Id, way: Vec2) -> Option<Id> {
    let here = spots.iter().find(|(id, _)| *id == on)?.1;
    let there = spots.iter().filter(|(id, _)| *id != on).filter_map(|(id, r)| {
        let off = r.center() - here.center();
        let along = off.dot(way);
        let aside = (off - way * along).length();
        let common = here.intersect(*r);
        let straight = if way.x == 0.0 { common.width() } else { common.height() } > 1.0;
        (along > 1.0 && (straight || aside < along * 3.0 + 40.0))
            .then_some(((!straight, along + 2.5 * aside), *id))
    });
    there.min_by(|(a, _), (b, _)| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1))).map(|(_, id)| id)
}

/// Whether the page has just come up.
pub(super) fn is_new(ctx: &Context) -> bool {
    hand(ctx, |hand| hand.new)
}

/// Whether keys are typed into a field.
#[must_use]
pub fn is_typing(ctx: &Context) -> bool {
    hand(ctx, |hand| hand.typing)
}

pub(super) fn types(ctx: &Context) {
    hand(ctx, |hand| hand.typing = true);
}

/// The widget in focus keeps the left and right arrows for itself.
pub(super) fn keeps_sideways(ctx: &Context) {
    hand(ctx, |hand| hand.keeps = true);
}

/// What the pointer lights.
#[cfg(test)]
pub(crate) fn hot(ctx: &Context) -> Option<Id> {
    hand(ctx, |hand| hand.hot)
}

/// A widget was laid out: the pointer lights it where it moves onto it, and it is heard. `wanted`: it takes the focus where
/// nothing has it.
pub(super) fn attend(ui: &Ui, response: &Response, wanted: bool) {
    let ctx = ui.ctx();
    let id = response.id;
    // Asked before: it reads the context, which `hand` holds.
    let (clicked, has) = (response.clicked(), response.has_focus());
    let (lights, comes) = hand(ctx, |hand| {
        hand.first.get_or_insert(id);
        hand.spots.push((id, response.rect));
        if wanted {
            hand.wanted.get_or_insert(id);
        }
        let hot = response.hovered() && has && !hand.by_keys;
        match (hot, hand.hot == Some(id)) {
            (true, false) => {
                hand.hot = Some(id);
                hand.sound.get_or_insert(Tap::Hover);
            }
            (false, true) => hand.hot = None,
            _ => {}
        }
        if clicked {
            hand.sound = Some(Tap::Confirm);
        }
        let lights = hand.moved && response.hovered();
        let comes = has && !lights && hand.lit != Some(id);
        if has || lights {
            hand.lit = Some(id);
        }
        (lights, comes)
    });
    if lights && !has {
        response.request_focus();
    }
    // Wherever the focus came from but the pointer, under which nothing moves.
    if comes {
        response.scroll_to_me(None);
        hand(ctx, |hand| hand.came = Some(response.rect));
    }
}

/// A box is about to be rolled by keys; false where another was in this frame.
pub(super) fn turns(ctx: &Context) -> bool {
    hand(ctx, |hand| !std::mem::replace(&mut hand.turned, true))
}

/// A box in `r` that rolls is drawn by `draw`. It rolls what got the focus in it into sight, and so does whatever it lies in
/// itself: egui leaves it at the innermost.
pub(super) fn in_box<R>(ui: &mut Ui, r: Rect, draw: impl FnOnce(&mut Ui) -> R) -> R {
    let ctx = ui.ctx().clone();
    let before = hand(&ctx, |hand| hand.came.take());
    let drawn = draw(ui);
    let came = hand(&ctx, |hand| hand.came.take());
    let there = came.map(|came| {
        // It will be rolled to the edge that it lies behind.
        let top = came.top().min(r.bottom() - came.height()).max(r.top());
        Rect::from_min_size(pos2(came.left(), top), vec2(came.width(), came.height().min(r.height())))
    });
    if let Some(there) = there {
        ui.scroll_to_rect(there, None);
    }
    hand(&ctx, |hand| hand.came = there.or(before));
    drawn
}

/// Whether the pointer lights it: not where it merely rests while something else has the focus.
pub(super) fn is_hot(response: &Response) -> bool {
    response.hovered() && response.has_focus() && hand(&response.ctx, |hand| !hand.by_keys)
}

/// The pointer lies on the part that is drawn from now on, or not; whether it did on what was drawn before.
pub(super) fn light(ctx: &Context, over: bool) -> bool {
    hand(ctx, |hand| std::mem::replace(&mut hand.over, over))
}

/// Whether the pointer lies on the part that is being drawn.
pub(super) fn is_lit(ctx: &Context) -> bool {
    hand(ctx, |hand| hand.over)
}

/// The light of the pointer over what was drawn in `r`, or the ring of the focus round it.
pub(super) fn mark(p: &Painter, r: Rect, radius: f32, response: &Response) {
    if is_hot(response) {
        accent(p, r, radius, Accent::Hover);
    }
    ring(p, r, radius, response);
}

/// The ring of the focus round what was drawn in `r`, where it is in focus and the pointer does not light it.
pub(super) fn ring(p: &Painter, r: Rect, radius: f32, response: &Response) {
    if has_ring(response) {
        accent(p, r, radius, Accent::Focus);
    }
}

/// Where a point lies across `r`: from 0 at its left edge to 1 at its right one.
pub(super) fn share_across(r: Rect, at: Pos2) -> f32 {
    ((at.x - r.left()) / r.width().max(1.0)).clamp(0.0, 1.0)
}

/// Whether the ring of the focus is drawn round it: it is in focus, and not lit by the pointer.
fn has_ring(response: &Response) -> bool {
    response.has_focus() && !is_hot(response)
}

/// What the hand did since somebody asked last, for the sound.
#[must_use]
pub fn heard(ctx: &Context) -> Option<Tap> {
    hand(ctx, |hand| hand.sound.take())
}
