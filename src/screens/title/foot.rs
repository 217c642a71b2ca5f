//! The buttons of the other pages, and the line at the bottom of the title.

use super::invitations::evening;
use super::{TitleContext, TitleMsg};
use crate::flow::action::{InputAction, PadDirection};
use crate::flow::page::{AppPage, Navigate};
use crate::hud::pictures::PicturePainter;
use crate::theme::UiFont;
use crate::widgets::{
    self, BoxSurface, Button, Node, PressStyle, Pressable, StyledText, drawing, row, space,
};
use stage::palette::{AMBER, MUTED};
use words::{DisplayText, MessageId};
use words::{id, say};

/// Number of cups that are drawn; more are counted beside them.
const CUPS: usize = 6;
/// Size of a cup, design units.
const CUP: f32 = 34.0;

/// Returns the buttons of the other pages.
pub(super) fn buttons<'a>(seen: &TitleContext<'a>) -> Node<'a, TitleMsg> {
    let TitleContext { keys, art, compact, .. } = *seen;
    let rows = [
        (
            "book-open-fill",
            id!("title-club-house"),
            Some(InputAction::ClubHouse),
            Navigate::To(AppPage::ClubHouse),
        ),
        (
            "trophy-fill",
            id!("title-competition"),
            Some(InputAction::Competition),
            Navigate::To(AppPage::Competition),
        ),
        ("flag-fill", id!("title-tour"), None, Navigate::To(AppPage::Tour)),
        ("sneaker-move-fill", id!("title-training"), None, Navigate::To(AppPage::SetPieces)),
        ("question-fill", id!("title-rules"), Some(InputAction::Rules), Navigate::To(AppPage::Rules)),
        (
            "gear-six-fill",
            id!("title-settings"),
            Some(InputAction::Settings),
            Navigate::To(AppPage::Settings),
        ),
        ("sign-out-fill", id!("title-quit"), None, Navigate::Quit),
    ];
    let buttons = rows.map(|(icon, label, key, leads_to)| {
        let asks = match leads_to {
            // One press is enough to begin.
            Navigate::To(AppPage::SetPieces) => TitleMsg::SetPieceSession,
            leads_to => TitleMsg::Go(leads_to),
        };
        if compact {
            return Button::new(label).size(30.0).tight().asks(asks).grow();
        }
        let sign = drawing((34.0, 34.0), move |p, r| art.icon(p, icon, r.center(), 34.0, AMBER));
        row()
            .gap(12.0)
            .pad(14.0, 8.0)
            .basis(200.0)
            .grow()
            .surface(BoxSurface::Panel)
            .press(Pressable::new(label).look(PressStyle::Bare), asks)
            .child(sign.rigid())
            .child(StyledText::new(label, UiFont::Headline, 33.0).node().grow())
            .children(key.map(|key| StyledText::label(keys.cap_of(key)).size(28.0).colour(MUTED).one_line()))
    });
    row().wrap().stretch().gap(14.0).share(if compact { 0.0 } else { 0.2 }).children(buttons)
}

/// Returns the keys that work on this screen, the way to the evening, and the cups that the person has won.
pub(super) fn foot<'a>(seen: &TitleContext<'a>) -> Node<'a, TitleMsg> {
    let directions = [PadDirection::Left, PadDirection::Right, PadDirection::Up, PadDirection::Down];
    let arrows = directions.map(|direction| seen.keys.cap_of(InputAction::Navigate(direction))).to_vec();
    let enter = vec![seen.keys.cap_of(InputAction::Confirm)];
    let groups: [(Vec<DisplayText>, MessageId); 2] =
        [(arrows, id!("title-choose")), (enter, id!("title-select"))];
    let groups = groups.map(|(keys, words)| {
        let caps = keys.into_iter().map(|key| widgets::cap(key, 24.0, false));
        row().gap(6.0).children(caps).child(space(2.0, 0.0)).child(StyledText::label(words).size(26.0))
    });
    let won = seen.progress.cups();
    let shelf = (won > 0).then(|| shelf(won, seen.art));
    let evening = evening(seen).map(|words| {
        row()
            .pad(16.0, 2.0)
            .surface(BoxSurface::Panel)
            .press(
                Pressable::new(&words).look(PressStyle::Bare),
                TitleMsg::Go(Navigate::To(AppPage::Evening)),
            )
            .child(StyledText::label(words).size(26.0))
    });
    row().wrap().centred().gaps(44.0, 8.0).children(groups).children(evening).children(shelf)
}

/// Returns the cups on their shelf, which leads to the club house.
fn shelf(won: usize, art: PicturePainter<'_>) -> Node<'_, TitleMsg> {
    let drawn = won.min(CUPS);
    let cups = drawing((drawn as f32 * CUP, CUP), move |p, r| {
        for k in 0..drawn {
            let at = r.left_center() + bevy_egui::egui::vec2((k as f32 + 0.5) * CUP, 0.0);
            art.icon(p, "trophy-fill", at, CUP - 4.0, AMBER);
        }
    });
    let more = (won > drawn).then(|| StyledText::label(format!("× {won}")).size(26.0).colour(AMBER));
    let press = Pressable::new(say!("title-cups", n = won)).look(PressStyle::Bare);
    row()
        .gap(8.0)
        .pad(12.0, 2.0)
        .surface(BoxSurface::Panel)
        .press(press, TitleMsg::Go(Navigate::To(AppPage::ClubHouse)))
        .child(cups.rigid())
        .children(more)
}
