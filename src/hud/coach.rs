//! The coach's board, in the place of the log: an explanation of the situation, the cost of the last decision, and
//! advice.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Id, Order, Painter, Rect, Stroke, pos2, vec2};

use super::pictures::{PicturePainter, Pictures};
use super::prompt::card;
use super::regions::{HudLayout, HudRegion};
use super::{HudCanvas, bar_of, in_area, overlay};
use crate::flow::action::InputAction;
use crate::flow::prefs::Prefs;
use crate::hud::HudFrame;
use crate::session::TableMatch;
use crate::session::bindings::InputState;
use crate::session::coach::Coach;
use crate::theme::paint::{draw_frame, draw_polygon, fill_rounded_rect, kit};
use crate::theme::{UiFont, ink};
use crate::widgets::{
    BoxSurface, Node, PressStyle, Pressable, ScrollState, SolvedLayout, StyledText, cap, column, drawing,
    row, show_in,
};
use games::review::{Advice, CoachVoice, DecisionReview};
use stage::palette::{AMBER, CHALK, INK, NAVY_3};
use stage::scene::{CardId, Scene, TableLabel, Zone};
use stage::step::Banner;
use words::DisplayText;
use words::{id, say};

/// Text sizes, design units. The largest with which the whole text is shown is used.
const SIZES: [f32; 3] = [21.0, 19.5, 18.0];
/// Gap to the hand, design units. The hand's cards are tilted, and a chosen one has a tick at its corner.
const TILTED: f32 = 26.0;
/// Gap between paragraphs, design units.
const GAP: f32 = 7.0;
/// Diameter of the badge on a recommended card, design units.
const BADGE: f32 = 38.0;
/// Largest width of the board, design units.
const MAX_BOARD_WIDTH: f32 = 600.0;

/// Returns true if the board is shown in the place of the log: it has something to say, and was asked or explains a
/// first match.
#[must_use]
pub fn speaks(coach: &Coach) -> bool {
    let has_words = coach.silent
        || coach.is_closed()
        || coach.is_asked()
        || coach.verdict.as_ref().is_some_and(DecisionReview::says_something);
    !coach.over && ((coach.open && has_words) || coach.lesson.is_some())
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    HudFrame { hud: shown, mut layout }: HudFrame,
    the_match: Res<TableMatch>,
    InputState { keys, actions }: InputState,
    (prefs, pictures): (Res<Prefs>, Pictures),
    mut coach: ResMut<Coach>,
) -> Result {
    if !speaks(&coach) || shown.log_open || matches!(shown.banner, Some(Banner::Goal { .. })) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let canvas = HudCanvas::from_context(ctx);
    let zones = the_match.game.info().zones;
    let cap_of = keys.cap_of(InputAction::Coach);
    let words = words(&coach, CoachVoice::of(prefs.settings.shared.show_figures));
    let title = if coach.open { id!("hud-coach") } else { id!("hud-ask-the-coach") };
    let mut side = canvas.side();
    let name = Id::new("what the coach says");
    let reach = ScrollState::of(ctx, name);
    let made = |rows: usize, size: f32| {
        // The last event stays in view below the board.
        let last = shown.log.last().map(|entry| {
            let colour = entry.side.map_or(AMBER, |side| kit(side).0);
            let last = say!("hud-log-entry", clock = entry.clock.face(), text = &entry.text);
            let last = StyledText::note(last).size(20.0).at_most(rows).node().portion(1.0);
            row().gap(8.0).pad(18.0, 6.0).stretch().rigid().child(bar_of(colour)).child(last).surface(
                BoxSurface::drawn(|p, r, _| {
                    p.hline(r.left() + 16.0..=r.right() - 16.0, r.top(), Stroke::new(2.0, ink(NAVY_3)));
                }),
            )
        });
        let flip = || Pressable::new(id!("hud-coach-key")).look(PressStyle::Own).unfocused();
        let called = row()
            .gap(10.0)
            .portion(1.0)
            .press(flip(), CoachMsg::Flip)
            .child(StyledText::new(title, UiFont::Headline, 30.0).colour(AMBER).node().portion(1.0))
            .child(cap(&cap_of, 26.0, coach.open));
        let head = row()
            .gap(14.0)
            .pad(20.0, 2.0)
            .stretch()
            .rigid()
            .child(called)
            .children((reach.most > 1.0).then(|| chip(reach, CoachMsg::Scroll)));
        column()
            .surface(BoxSurface::drawn(|p, r, _| {
                fill_rounded_rect(p, r, 16.0, ink(INK));
                draw_frame(p, r, 16.0, 3.0, AMBER);
            }))
            .child(head)
            .child(column().scroll_controlled(name, false).grow().gap(GAP).pad(18.0, 2.0).children(
                words.iter().map(|words| StyledText::note(words).size(size).colour(CHALK).node().rigid()),
            ))
            .children(last)
    };
    let top_limit = board_top_limit(canvas, zones, &shown.scene.labels, &layout, side);
    let (back, _) = overlay(&mut contexts, "coach back")?;
    let places = advised_cards(&coach)
        .into_iter()
        .filter_map(|id| shown.scene.card_position(zones, id))
        .map(|(at, scale)| card(canvas, at, scale));
    mark_cards(back.painter(), places, pictures.painter());
    let high = |rows: usize, size: f32, w: f32| {
        SolvedLayout::wide(&back, Id::new("coach board"), made(rows, size), w).size().y
    };
    let (most, mut rows, mut size) = (side.bottom() - top_limit, 2, SIZES[0]);
    let mut height = high(rows, size, side.width());
    if height > most {
        // The board grows as far as the hand leaves room.
        side.max.x = free_width(canvas, &shown.scene, zones, side, top_limit);
        // Then the last event takes one line, and then the words are set smaller: they are cut in no usual window.
        rows = 1;
        for smaller in SIZES {
            size = smaller;
            height = high(rows, size, side.width());
            if height <= most {
                break;
            }
        }
    }
    let r = Rect::from_min_max(
        pos2(side.left(), side.top().min(side.bottom() - height).max(top_limit)),
        side.max,
    );
    layout.note(HudRegion::Side, r);
    let board = made(rows, size);
    let ctx = contexts.ctx_mut()?;
    let asked = in_area(ctx, "coach", Order::Middle, r, |ui| show_in(ui, Id::new("coach board"), r, board));
    ScrollState::scroll(ctx, name, -reach.page * actions.pages_turned());
    match asked {
        Some(CoachMsg::Flip) => coach.open = !coach.open,
        Some(CoachMsg::Scroll(by)) => ScrollState::scroll(ctx, name, by),
        None => {}
    }
    Ok(())
}

/// Returns the cards of the scene that the advice on show recommends.
fn advised_cards(coach: &Coach) -> Vec<CardId> {
    let advice = coach.advice.as_ref().filter(|_| coach.open && coach.is_asked());
    let actions = match advice {
        Some(Advice::Best { actions, .. }) => &actions[..],
        Some(Advice::Only(action)) => std::slice::from_ref(action),
        _ => &[],
    };
    let mut cards: Vec<CardId> =
        actions.iter().flat_map(|action| action.cards.iter().copied().chain(action.card)).collect();
    cards.sort_unstable();
    cards.dedup();
    cards
}

/// Marks cards as recommended: the edges that show in a fanned hand, and the coach's board in the corner.
fn mark_cards(p: &Painter, places: impl Iterator<Item = Rect>, art: PicturePainter) {
    for place in places {
        let rim = place.expand(5.0);
        p.line(vec![rim.left_bottom(), rim.left_top(), rim.right_top()], Stroke::new(6.0, ink(AMBER)));
        let badge = rim.left_top() + vec2(BADGE / 2.0, BADGE / 2.0);
        p.circle_filled(badge, BADGE / 2.0 + 3.0, ink(INK));
        p.circle_filled(badge, BADGE / 2.0, ink(AMBER));
        art.icon(p, "chalkboard-teacher-fill", badge, 0.66 * BADGE, INK);
    }
}

/// A message of the board.
#[derive(Clone, Copy, Debug, PartialEq)]
enum CoachMsg {
    /// Open or close the board.
    Flip,
    /// Scroll the board by this distance.
    Scroll(f32),
}

/// Returns the button that scrolls the board down, and from its end back to the top.
pub(super) fn chip<M: 'static>(reach: ScrollState, scroll: impl FnOnce(f32) -> M) -> Node<'static, M> {
    let end = reach.at > reach.most - 2.0;
    let (up, by, name) = if end {
        (-1.0, -reach.at, id!("hud-coach-to-the-top"))
    } else {
        (1.0, reach.page, id!("hud-coach-more"))
    };
    drawing((48.0, 30.0), move |p, r| {
        let corner = |x: f32, y: f32| r.center() + vec2(x, up * y);
        draw_polygon(p, vec![corner(-11.0, -6.0), corner(11.0, -6.0), corner(0.0, 8.0)], ink(INK));
    })
    .rigid()
    .surface(BoxSurface::drawn(|p, r, hot| {
        fill_rounded_rect(p, r, 8.0, ink(if hot { CHALK } else { AMBER }))
    }))
    .press(Pressable::new(name).look(PressStyle::Own).unfocused(), scroll(by))
}

/// Returns how far to the right a board in the place of the log may reach: up to the hand.
pub(super) fn free_width(
    canvas: HudCanvas,
    scene: &Scene,
    zones: &[Zone],
    side: Rect,
    top_limit: f32,
) -> f32 {
    let cards = scene.cards.iter().filter_map(|card| scene.card_position(zones, card.id));
    cards
        .map(|(at, scale)| card(canvas, at, scale))
        .filter(|card| card.bottom() > top_limit && card.left() > side.center().x)
        .fold(side.left() + MAX_BOARD_WIDTH, |free, card| free.min(card.left() - TILTED))
        .max(side.right())
}

/// Returns the top limit of the board: the prompt, or the lowest card, label or indicator above the board's place.
pub(super) fn board_top_limit(
    canvas: HudCanvas,
    zones: &[Zone],
    labels: &[TableLabel],
    layout: &HudLayout,
    side: Rect,
) -> f32 {
    let cards = zones.iter().map(|zone| card(canvas, zone.at, zone.scale));
    let words = labels.iter().map(|label| canvas.label(label));
    let choice_indicators =
        layout.parts().filter_map(|(part, at)| matches!(part, HudRegion::ChoiceIndicator(_)).then_some(at));
    let above = cards.chain(words).chain(choice_indicators).filter(|thing| {
        thing.bottom() <= side.top() && thing.right() > side.left() && thing.left() < side.right()
    });
    above.map(|thing| thing.bottom() + 8.0).fold(canvas.prompts().bottom() + 2.0, f32::max)
}

/// Returns the text of the board, one paragraph each: on this turn alone, never on the one before.
fn words(coach: &Coach, voice: CoachVoice) -> Vec<DisplayText> {
    if !coach.open {
        coach.lesson.iter().cloned().collect()
    } else if coach.silent {
        vec![say!("hud-coach-keeps-quiet")]
    } else if coach.is_closed() {
        vec![say!("tour-coach-closed")]
    } else if !coach.is_asked() {
        coach.verdict.iter().map(|verdict| verdict.words(voice)).collect()
    } else {
        let advice = coach.advice.as_ref().map(|advice| advice.words(voice, coach.wording));
        let left = coach.answers_left.filter(|_| advice.is_some()).map(|n| say!("tour-coach-left", n));
        std::iter::once(advice.unwrap_or_else(|| say!("hud-coach-thinks"))).chain(left).collect()
    }
}
