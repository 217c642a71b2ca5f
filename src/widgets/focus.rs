//! One widget is lit: the one in egui's focus. Keys and pads walk it by egui's own ways (arrows to what lies there, Tab in
//! the order of the page), and the pointer takes it along as it moves.

use bevy_egui::egui::{Context, Event, Id, Key, Response, Ui};

/// What the hand did, for the sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tap {
    /// Over another widget.
    Hover,
    /// Chosen.
    Confirm,
}

/// What is known of the hand from frame to frame.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Hand {
    /// Whether keys moved the focus last.
    by_keys: bool,
    /// Whether the pointer moved in this pass.
    moved: bool,
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
    /// Whether the pointer lies on the part that is being drawn.
    over: bool,
}

fn hand<R>(ctx: &Context, with: impl FnOnce(&mut Hand) -> R) -> R {
    ctx.data_mut(|data| with(data.get_temp_mut_or_default(Id::new("hand of the widgets"))))
}

/// A page begins: reads what moves the focus.
pub(super) fn begin(ctx: &Context, page: Id) {
    let (keys, moved) = ctx.input(|i| {
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
        let moved =
            i.pointer.any_pressed() || (i.events.iter().any(moves) && i.pointer.delta().length() > 0.0);
        (i.events.iter().any(walks), moved)
    });
    let frame = ctx.cumulative_frame_nr();
    hand(ctx, |hand| {
        if keys {
            hand.by_keys = true;
        } else if moved {
            hand.by_keys = false;
        }
        hand.moved = moved;
        hand.new = !matches!(hand.page, Some((before, at)) if before == page && at + 1 >= frame);
        hand.page = Some((page, frame));
        (hand.first, hand.wanted, hand.typing) = (None, None, false);
    });
}

/// A page ends: where nothing has the focus, what is to be done first takes it.
pub(super) fn end(ctx: &Context) {
    let to = hand(ctx, |hand| hand.wanted.or(hand.first));
    if ctx.memory(|memory| memory.focused().is_none())
        && let Some(to) = to
    {
        ctx.memory_mut(|memory| memory.request_focus(to));
        // It is lit in the next frame.
        ctx.request_repaint();
    }
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

/// A widget was laid out: the pointer lights it where it moves onto it, and it is heard. `wanted`: it takes the focus where
/// nothing has it.
pub(super) fn attend(ui: &Ui, response: &Response, wanted: bool) {
    let ctx = ui.ctx();
    let id = response.id;
    let lights = hand(ctx, |hand| {
        hand.first.get_or_insert(id);
        if wanted {
            hand.wanted.get_or_insert(id);
        }
        let hot = response.hovered() && !hand.by_keys;
        match (hot, hand.hot == Some(id)) {
            (true, false) => {
                hand.hot = Some(id);
                hand.sound.get_or_insert(Tap::Hover);
            }
            (false, true) => hand.hot = None,
            _ => {}
        }
        if response.clicked() {
            hand.sound = Some(Tap::Confirm);
        }
        hand.moved && response.hovered()
    });
    if lights && !response.has_focus() {
        response.request_focus();
    }
    if response.gained_focus() && hand(ctx, |hand| hand.by_keys) {
        response.scroll_to_me(None);
    }
}

/// Whether the pointer lights it.
pub(super) fn is_hot(response: &Response) -> bool {
    response.hovered() && hand(&response.ctx, |hand| !hand.by_keys)
}

/// The pointer lies on the part that is drawn from now on, or not; whether it did on what was drawn before.
pub(super) fn light(ctx: &Context, over: bool) -> bool {
    hand(ctx, |hand| std::mem::replace(&mut hand.over, over))
}

/// Whether the pointer lies on the part that is being drawn.
pub(super) fn is_lit(ctx: &Context) -> bool {
    hand(ctx, |hand| hand.over)
}

/// Whether the ring of the focus is drawn round it: it is in focus, and not lit by the pointer.
pub(super) fn has_ring(response: &Response) -> bool {
    response.has_focus() && !is_hot(response)
}

/// What the hand did since somebody asked last, for the sound.
#[must_use]
pub fn heard(ctx: &Context) -> Option<Tap> {
    hand(ctx, |hand| hand.sound.take())
}
