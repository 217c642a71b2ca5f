//! The screens: loading, title, match; and what opens over them: pause, rules, settings, result, a dialog.

mod card;
mod charts;
mod club;
mod competition;
mod credits;
pub mod dialog;
mod drawer;
mod graph;
mod honours;
mod keys;
pub mod loading;
pub mod matches;
pub mod pause;
mod people;
mod played;
mod portrait;
pub mod result;
mod review;
pub mod rules;
pub mod settings;
mod small;
pub mod tiles;
pub mod title;
mod top;
mod unsaved;
pub mod wipe;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Order, Rect, Ui};

use crate::audio::{Scenery, UiSound};
use crate::flow::clipboard::Pasteboard;
use crate::flow::frame::{Frame, Layer};
use crate::flow::page::{Go, Open, Page, comes_up, on_show};
use crate::flow::prefs::Prefs;
use crate::flow::screen::Screen;
use crate::flow::start::Filmed;
use crate::hud::{Canvas, in_area, theatre};
use crate::session::at_the_table;
use crate::session::keys::{Deed, Keys};
use crate::session::theatre::{Theatre, watching};
use crate::stage::palette::NAVY;
use crate::theme::glaze;
use crate::theme::widgets::{Focus, Tap};

/// Adds every screen. Which page is drawn when stands here and nowhere else.
pub fn plugin(app: &mut App) {
    let title = || in_state(Screen::Title);
    let page = |page: Page| on_show(page).and_then(dialog::quiet);
    app.init_resource::<Focus>()
        .init_resource::<matches::Leafing>()
        .init_resource::<club::Club>()
        .init_non_send::<Pasteboard>()
        .init_resource::<settings::Part>()
        .add_plugins((
            card::plugin,
            loading::plugin,
            title::plugin,
            competition::plugin,
            keys::plugin,
            people::plugin,
            result::plugin,
            review::plugin,
            dialog::plugin,
            top::plugin,
            wipe::plugin,
        ))
        .add_systems(OnEnter(Screen::Title), |mut scenery: ResMut<Scenery>| *scenery = Scenery::Menu)
        .add_systems(OnEnter(Screen::Match), |mut scenery: ResMut<Scenery>| *scenery = Scenery::Match)
        .add_systems(
            Update,
            (
                global_keys,
                theatre::keys.run_if(watching.and_then(on_show(None)).and_then(dialog::quiet)),
                review::call.run_if(at_the_table),
                tap,
            )
                .chain()
                .in_set(Frame::Input),
        )
        .add_systems(
            Update,
            (
                result::open,
                result::hear,
                review::gather.run_if(at_the_table),
                competition::open.run_if(comes_up(Page::Competition)),
                matches::open.run_if(comes_up(Page::Matches)),
                club::open.run_if(comes_up(Page::Club)),
                people::open.run_if(comes_up(Page::People)),
                club::dropped.run_if(title()),
                club::hear,
            )
                .chain()
                .in_set(Frame::React),
        )
        .add_systems(
            Update,
            competition::cheer.run_if(title().and_then(on_show(Page::Competition))).in_set(Frame::Move),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                loading::draw.run_if(in_state(Screen::Loading)),
                title::draw.run_if(title().and_then(on_show(None)).and_then(dialog::quiet)),
                result::draw.run_if(result::is_open.and_then(on_show(None)).and_then(dialog::quiet)),
                theatre::draw
                    .run_if(watching.and_then(on_show(None)).and_then(dialog::quiet).and_then(unfilmed)),
                theatre::caption.run_if(watching.and_then(not(unfilmed))),
                matches::draw.run_if(title().and_then(page(Page::Matches))),
                club::draw.run_if(page(Page::Club)),
                competition::draw.run_if(title().and_then(page(Page::Competition))),
                people::draw.run_if(title().and_then(page(Page::People))),
                pause::draw.run_if(at_the_table.and_then(page(Page::Menu))),
                review::draw.run_if(at_the_table.and_then(page(Page::Review))),
                rules::draw.run_if(page(Page::Rules)),
                settings::draw.run_if(page(Page::Settings)),
                keys::draw.run_if(page(Page::Keys)),
                credits::draw.run_if(page(Page::Credits)),
            )
                .chain()
                .in_set(Layer::Page),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (wipe::draw.run_if(wipe::sweeps), unsaved::draw.run_if(unsaved::is_lit))
                .chain()
                .in_set(Layer::Sweep),
        );
}

/// Whether somebody is there to wind what is shown again.
fn unfilmed(filmed: Option<Res<Filmed>>) -> bool {
    filmed.is_none()
}

/// Widgets are heard.
fn tap(mut focus: ResMut<Focus>, mut sounds: MessageWriter<UiSound>) {
    if focus.sounded.is_some()
        && let Some(tap) = focus.sounded.take()
    {
        sounds.write(match tap {
            Tap::Hover => UiSound::Hover,
            Tap::Confirm => UiSound::Confirm,
        });
    }
}

/// Keys that work everywhere.
fn global_keys(
    (pressed, keys): (Res<ButtonInput<KeyCode>>, Res<Keys>),
    screen: Res<State<Screen>>,
    (result, theatre): (Res<result::ResultOpen>, Option<Res<Theatre>>),
    (open, sayings): (Res<Open>, Res<dialog::Sayings>),
    mut prefs: ResMut<Prefs>,
    mut go: MessageWriter<Go>,
    mut sounds: MessageWriter<UiSound>,
) {
    let just = |deed| pressed.just_pressed(keys.deed(deed));
    if just(Deed::WholeScreen) {
        prefs.set.fullscreen = !prefs.set.fullscreen;
    }
    if just(Deed::Sound) {
        prefs.set.muted = !prefs.set.muted;
    }
    // A dialog is answered first.
    if !sayings.is_empty() {
        return;
    }
    if just(Deed::Competition) && *screen.get() == Screen::Title {
        go.write(Go::Toggle(Page::Competition));
    }
    for (deed, page) in [(Deed::Rules, Page::Rules), (Deed::Settings, Page::Settings)] {
        if just(deed) {
            go.write(Go::Toggle(page));
        }
    }
    if pressed.just_pressed(KeyCode::Escape) {
        sounds.write(UiSound::Back);
        go.write(match *screen.get() {
            Screen::Match if open.nothing() && result.0 => Go::Title(None),
            Screen::Match if open.nothing() && theatre.is_some() => {
                Go::Title(theatre.and_then(|theatre| theatre.back))
            }
            Screen::Match if open.nothing() => Go::To(Page::Menu),
            _ => Go::Back,
        });
    }
}

/// A page over the whole window on dimmed ground; returns what `draw` returns. `dim` is 0..=1.
pub(crate) fn page<R>(ctx: &egui::Context, id: &str, dim: f32, draw: impl FnOnce(&mut Ui, Canvas) -> R) -> R {
    page_at(ctx, id, Order::Foreground, dim, draw)
}

/// A page on that level.
pub(crate) fn page_at<R>(
    ctx: &egui::Context,
    id: &str,
    order: Order,
    dim: f32,
    draw: impl FnOnce(&mut Ui, Canvas) -> R,
) -> R {
    let canvas = Canvas::of(ctx);
    in_area(ctx, id, order, canvas.all(), |ui| {
        ui.painter().rect_filled(canvas.all(), 0, glaze(NAVY, dim));
        draw(ui, canvas)
    })
}

/// A rectangle of that size in the middle of the window.
pub(crate) fn centred(canvas: Canvas, w: f32, h: f32) -> Rect {
    Rect::from_center_size(canvas.all().center(), egui::vec2(w.min(canvas.w - 40.0), h.min(canvas.h - 40.0)))
}
