//! Focus and highlight: one widget is highlighted, the one in egui's focus. Arrow keys move the focus in their
//! direction, Tab moves it in the order of the page, and a moving pointer takes it to the widget below it.

use bevy_egui::egui::{
    Context, Event, FocusDirection, Id, Key, Painter, Pos2, Rect, Response, Ui, Vec2, pos2, vec2,
};

use crate::theme::paint::draw_accent;
use stage::accent::Accent;

/// Number of frames in which a focused widget is scrolled into view. One is not enough where a scrolling box is
/// in another one: how much of the inner one is seen changes while the outer one scrolls.
const COMES: u64 = 24;

/// An event of a widget that has a sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WidgetSound {
    /// The pointer moved onto another widget.
    Hover,
    /// A widget was pressed.
    Confirm,
}

/// State of the input that is kept from frame to frame.
#[derive(Clone, Debug, Default, PartialEq)]
struct FocusState {
    /// True if keys moved the focus last.
    by_keys: bool,
    /// True if the pointer moved in this pass.
    moved: bool,
    /// The last position of the pointer.
    pointer: Option<Pos2>,
    /// The widget highlighted by the pointer.
    hot: Option<Id>,
    /// The event whose sound is due.
    sound: Option<WidgetSound>,
    /// The last page drawn, and its frame number.
    page: Option<(Id, u64)>,
    /// True if the page was not drawn in the frame before.
    new: bool,
    /// True if a key was pressed that moves the focus or presses what has it.
    key_pressed: bool,
    /// The first widget of the page; takes the focus if no widget is `wanted`.
    first: Option<Id>,
    wanted: Option<Id>,
    /// The text field in focus.
    typing: Option<Id>,
    /// The text fields of this frame, each with true if it is empty.
    fields: Vec<(Id, bool)>,
    /// The text field that Enter left in this frame.
    entered: Option<Id>,
    /// True if the widget in focus uses the left and right arrows itself.
    uses_arrow_keys: bool,
    /// The widget that had the focus last.
    focused_last: Option<Id>,
    /// The widgets of this frame that can take the focus.
    focusable: Vec<(Id, Rect)>,
    /// True if the pointer is over the node that is being drawn.
    over: bool,
    /// The area of the widget that is scrolled into view in this frame.
    scrolled_to: Option<Rect>,
    /// The widget that got the focus other than by the pointer, and the frame in which it did.
    newly_focused: Option<(Id, u64)>,
    /// True if keys have scrolled a box in this frame.
    scrolled_by_keys: bool,
}

fn with_focus_state<R>(ctx: &Context, with: impl FnOnce(&mut FocusState) -> R) -> R {
    ctx.data_mut(|data| with(data.get_temp_mut_or_default(Id::new("widget focus"))))
}

/// Begins a page: reads the input that moves the focus.
pub(super) fn begin(ctx: &Context, page: Id) {
    let (keys, key_pressed, pointer) = ctx.input(|i| {
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
        let walks = i.events.iter().any(walks);
        (walks, walks || i.key_pressed(Key::Enter), i.pointer.interact_pos().filter(|_| goes))
    });
    let frame = ctx.cumulative_frame_nr();
    with_focus_state(ctx, |state| {
        // Only movement counts: a resting pointer does not take the focus.
        let moved = pointer.is_some() && state.pointer != pointer;
        state.pointer = pointer.or(state.pointer);
        if keys {
            state.by_keys = true;
        } else if moved {
            state.by_keys = false;
        }
        state.moved = moved;
        state.key_pressed = key_pressed;
        state.new = !matches!(state.page, Some((before, at)) if before == page && at + 1 >= frame);
        state.page = Some((page, frame));
        if state.new {
            state.focused_last = None;
        }
        (state.first, state.wanted, state.typing, state.uses_arrow_keys, state.scrolled_to) =
            (None, None, None, false, None);
        (state.scrolled_by_keys, state.entered) = (false, None);
        state.focusable.clear();
        state.fields.clear();
    });
}

/// Which widget has the focus when a page opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InitialFocus {
    /// The wanted one, or else the first.
    Focused,
    /// None: the first arrow key, Tab or Enter gives it to that widget and does nothing else. Space, which skips the
    /// show before, does nothing at all.
    AtRest,
}

/// Ends a page: arrow keys move the focus, and Enter moves it from a text field to the next empty one. If nothing has
/// it, the wanted widget takes it, or else the first one, as the page opens.
pub(super) fn end(ctx: &Context, opening: InitialFocus) {
    if let Some(to) =
        with_focus_state(ctx, |state| state.entered.and_then(|from| empty_after(&state.fields, from)))
    {
        with_focus_state(ctx, |state| state.typing = Some(to));
        ctx.memory_mut(|memory| memory.request_focus(to));
        ctx.request_repaint();
        return;
    }
    let (step, tab) = ctx.input(|i| (arrows(|key| i.key_pressed(key)), i.key_pressed(Key::Tab)));
    let on = ctx.memory(|memory| memory.focused());
    if let Some(on) = on {
        let stays =
            with_focus_state(ctx, |state| state.typing.is_some() || state.uses_arrow_keys && step.x != 0.0);
        if step != Vec2::ZERO && !stays {
            let to = with_focus_state(ctx, |state| ahead(&state.focusable, on, step));
            ctx.memory_mut(|memory| {
                memory.move_focus(FocusDirection::None);
                to.into_iter().for_each(|to| memory.request_focus(to));
            });
        }
        return;
    }
    if tab {
        // From the last widget, egui moves the focus to the first one only in the next frame.
        ctx.request_repaint();
        return;
    }
    let waits = opening == InitialFocus::AtRest && with_focus_state(ctx, |state| !state.key_pressed);
    if let Some(to) = with_focus_state(ctx, |state| state.wanted.or(state.first)).filter(|_| !waits) {
        // A page that is not used by keys opens at its top, wherever its primary button is.
        with_focus_state(ctx, |state| {
            if state.new && !state.by_keys {
                state.focused_last = Some(to);
            }
        });
        ctx.memory_mut(|memory| memory.request_focus(to));
        // The highlight appears in the next frame.
        ctx.request_repaint();
    }
}

/// Removes the focus, so that the first widget of the page takes it again.
pub fn forget(ctx: &Context) {
    ctx.memory_mut(|memory| {
        if let Some(id) = memory.focused() {
            memory.surrender_focus(id);
        }
    });
    ctx.request_repaint();
}

/// Returns the direction of the arrow key that is pressed.
fn arrows(pressed: impl Fn(Key) -> bool) -> Vec2 {
    let ways = [
        (Key::ArrowLeft, vec2(-1.0, 0.0)),
        (Key::ArrowRight, vec2(1.0, 0.0)),
        (Key::ArrowUp, vec2(0.0, -1.0)),
        (Key::ArrowDown, vec2(0.0, 1.0)),
    ];
    ways.into_iter().find(|(key, _)| pressed(*key)).map_or(Vec2::ZERO, |(_, way)| way)
}

/// Returns the widget in that direction. One straight ahead comes before any other, however near the other is; egui
/// would go to the nearest within an eighth of a turn, which may be in another row.
fn ahead(focusable: &[(Id, Rect)], on: Id, way: Vec2) -> Option<Id> {
    let here = focusable.iter().find(|(id, _)| *id == on)?.1;
    let there = focusable.iter().filter(|(id, _)| *id != on).filter_map(|(id, r)| {
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

/// Returns true if the page was not drawn in the frame before.
pub(super) fn is_new(ctx: &Context) -> bool {
    with_focus_state(ctx, |state| state.new)
}

/// Returns true if a text field is in focus.
#[must_use]
pub fn is_typing(ctx: &Context) -> bool {
    typing_in(ctx).is_some()
}

/// Returns the text field in focus, which is another one as soon as Enter has moved on from it.
#[must_use]
pub fn typing_in(ctx: &Context) -> Option<Id> {
    with_focus_state(ctx, |state| state.typing)
}

/// Notes a text field of the page; `empty` is true without a text.
pub(super) fn types(response: &Response, empty: bool) {
    let (id, ctx) = (response.id, &response.ctx);
    let entered = response.lost_focus() && ctx.input(|i| i.key_pressed(Key::Enter));
    let has = response.has_focus();
    with_focus_state(ctx, |state| {
        state.fields.push((id, empty));
        if has {
            state.typing = Some(id);
        }
        if entered {
            state.entered = Some(id);
        }
    });
}

/// Returns the next empty field after that one, round the page.
fn empty_after(fields: &[(Id, bool)], from: Id) -> Option<Id> {
    let at = fields.iter().position(|(id, _)| *id == from)?;
    let (before, after) = (fields.get(..at)?, fields.get(at + 1..)?);
    after.iter().chain(before).find(|(_, empty)| *empty).map(|(id, _)| *id)
}

/// Marks the widget in focus as using the left and right arrows itself.
pub(super) fn keeps_sideways(ctx: &Context) {
    with_focus_state(ctx, |state| state.uses_arrow_keys = true);
}

/// Returns the widget highlighted by the pointer.
#[cfg(test)]
pub(crate) fn hot(ctx: &Context) -> Option<Id> {
    with_focus_state(ctx, |state| state.hot)
}

/// Registers a widget of the page: a pointer moving onto it gives it the focus, and its sounds are noted. If `wanted`
/// is true, it takes the focus if nothing has it.
pub(super) fn attend(ui: &Ui, response: &Response, wanted: bool) {
    let ctx = ui.ctx();
    let id = response.id;
    // Read before, because reading locks the context that `hand` locks too.
    let (clicked, has) = (response.clicked(), response.has_focus());
    let frame = ctx.cumulative_frame_nr();
    let (lights, comes) = with_focus_state(ctx, |state| {
        state.first.get_or_insert(id);
        state.focusable.push((id, response.rect));
        if wanted {
            state.wanted.get_or_insert(id);
        }
        let hot = response.hovered() && has && !state.by_keys;
        match (hot, state.hot == Some(id)) {
            (true, false) => {
                state.hot = Some(id);
                state.sound.get_or_insert(WidgetSound::Hover);
            }
            (false, true) => state.hot = None,
            _ => {}
        }
        if clicked {
            state.sound = Some(WidgetSound::Confirm);
        }
        let lights = state.moved && response.hovered();
        if has && !lights && state.focused_last != Some(id) {
            state.newly_focused = Some((id, frame));
        }
        let comes = has
            && state
                .newly_focused
                .is_some_and(|(newly_focused, since)| newly_focused == id && frame < since + COMES);
        if has || lights {
            state.focused_last = Some(id);
        }
        (lights, comes)
    });
    if lights && !has {
        response.request_focus();
    }
    // A widget that got the focus other than by the pointer is scrolled into view.
    if comes {
        response.scroll_to_me(None);
        with_focus_state(ctx, |state| state.scrolled_to = Some(response.rect));
    }
}

/// Claims the scrolling by keys for one box; returns false if another has scrolled in this frame.
pub(super) fn turns(ctx: &Context) -> bool {
    with_focus_state(ctx, |state| !std::mem::replace(&mut state.scrolled_by_keys, true))
}

/// Draws the content of a scrolled box in `r`. If a widget in it got the focus, the boxes around this one scroll to it
/// too: egui scrolls only the innermost.
pub(super) fn in_box<R>(ui: &mut Ui, r: Rect, draw: impl FnOnce(&mut Ui) -> R) -> R {
    let ctx = ui.ctx().clone();
    let before = with_focus_state(&ctx, |state| state.scrolled_to.take());
    let drawn = draw(ui);
    let scrolled_to = with_focus_state(&ctx, |state| state.scrolled_to.take());
    let there = scrolled_to.map(|scrolled_to| {
        // The box itself will scroll the widget to this edge.
        let top = scrolled_to.top().min(r.bottom() - scrolled_to.height()).max(r.top());
        Rect::from_min_size(
            pos2(scrolled_to.left(), top),
            vec2(scrolled_to.width(), scrolled_to.height().min(r.height())),
        )
    });
    if let Some(there) = there {
        ui.scroll_to_rect(there, None);
    }
    with_focus_state(&ctx, |state| state.scrolled_to = there.or(before));
    drawn
}

/// Returns true if the pointer highlights the widget; a resting pointer does not if keys moved the focus.
pub(super) fn is_hovered_or_focused(response: &Response) -> bool {
    response.hovered() && response.has_focus() && with_focus_state(&response.ctx, |state| !state.by_keys)
}

/// Sets if the pointer is over the node drawn next; returns the value before.
pub(super) fn light(ctx: &Context, over: bool) -> bool {
    with_focus_state(ctx, |state| std::mem::replace(&mut state.over, over))
}

/// Returns true if the pointer is over the node that is being drawn.
pub(super) fn is_lit(ctx: &Context) -> bool {
    with_focus_state(ctx, |state| state.over)
}

/// Draws the highlight of the pointer over `r`, or the focus ring around it.
pub(super) fn mark(p: &Painter, r: Rect, radius: f32, response: &Response) {
    if is_hovered_or_focused(response) {
        draw_accent(p, r, radius, Accent::Hover);
    }
    ring(p, r, radius, response);
}

/// Draws the focus ring around `r`, if the widget is in focus and the pointer does not highlight it.
pub(super) fn ring(p: &Painter, r: Rect, radius: f32, response: &Response) {
    if has_ring(response) {
        draw_accent(p, r, radius, Accent::Focus);
    }
}

/// Returns the horizontal position of a point in `r`: 0 at the left edge, 1 at the right.
pub(super) fn horizontal_share(r: Rect, at: Pos2) -> f32 {
    ((at.x - r.left()) / r.width().max(1.0)).clamp(0.0, 1.0)
}

/// Returns true if the widget has a focus ring: it is in focus, and the pointer does not highlight it.
fn has_ring(response: &Response) -> bool {
    response.has_focus() && !is_hovered_or_focused(response)
}

/// Returns the event whose sound is due, once.
#[must_use]
pub fn take_widget_sound(ctx: &Context) -> Option<WidgetSound> {
    with_focus_state(ctx, |state| state.sound.take())
}
