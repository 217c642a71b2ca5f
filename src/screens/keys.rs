//! The page of key bindings and pad buttons, with a picture of the keyboard and of the pad.

mod keyboard;
mod pad;

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::draw_page;
use crate::flow::action::{ActionState, InputAction};
use crate::flow::frame::InputSet;
use crate::flow::page::{AppPage, Navigate, page_open};
use crate::flow::prefs::Prefs;
use crate::session::action_state::ButtonCapture;
use crate::session::bindings::{BindResult, BindingRow, Bindings, OPTIONS, button_name};
use crate::theme::paint::fill_rounded_rect;
use crate::widgets::{
    self, Button, GridTrack, Node, StyledText, column, drawing, row, table, titled_page_with,
};
use engine::Seat;
use players::people::PersonName;
use stage::palette::{AMBER, MUTED};
use words::{DisplayText, MessageId};
use words::{id, say};

/// The binding that waits for a key or a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BindingToSet {
    Key(InputAction),
    Button(InputAction),
}

/// The tabs of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum KeysTab {
    /// A picture of the keyboard.
    #[default]
    Keyboard,
    /// A picture of the pad with its options.
    Pad,
    /// The options of a turn.
    Options,
    /// Other actions at the table.
    Table,
    /// Actions in menus.
    Menus,
}

impl KeysTab {
    const ALL: [Self; 5] = [Self::Keyboard, Self::Pad, Self::Options, Self::Table, Self::Menus];
    const NAMES: [MessageId; 5] = [
        id!("keys-tab-keyboard"),
        id!("keys-tab-pad"),
        id!("keys-tab-options"),
        id!("keys-tab-table"),
        id!("keys-tab-menus"),
    ];

    const fn words(self) -> MessageId {
        match self {
            Self::Options => id!("keys-about-options"),
            Self::Table => id!("keys-about-table"),
            Self::Menus => id!("keys-about-menus"),
            Self::Pad => id!("keys-about-pad"),
            Self::Keyboard => id!("keys-about-keyboard"),
        }
    }

    /// Returns true if that action is listed on this tab.
    const fn lists(self, action: InputAction) -> bool {
        use InputAction::{
            Coach, Competition, Fullscreen, HideCards, Log, LogOfTwo, Look, Magnify, MoreOptions, Mute,
            Option, Proceed, ReplayGoal, Rules, Settings, Undo,
        };
        let table = matches!(
            action,
            Proceed
                | HideCards
                | Undo
                | Log
                | LogOfTwo
                | Coach
                | Rules
                | Competition
                | Settings
                | Mute
                | Fullscreen
                | ReplayGoal
                | Magnify
        );
        match self {
            Self::Table => table,
            Self::Menus => !table && !matches!(action, Option(..) | Look(_) | MoreOptions),
            Self::Options | Self::Pad | Self::Keyboard => false,
        }
    }
}

/// The state of the page: the tab, the binding that waits for a key, and the result of the last one.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct KeysPage {
    wanted: Option<BindingToSet>,
    part: KeysTab,
    message: DisplayText,
}

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    // Runs before any other system handles a key.
    let first = listen.in_set(InputSet::CaptureModal).after(super::dialog::capture_input);
    app.init_resource::<KeysPage>().add_systems(PreUpdate, first.run_if(page_open(AppPage::Keys)));
    draw_page(app, AppPage::Keys, draw);
}

/// Binds the next key or button while one is waited for; `Esc` cancels.
pub(super) fn listen(
    keys: Res<ButtonInput<KeyCode>>,
    mut actions: ResMut<ActionState>,
    mut capture: ResMut<ButtonCapture>,
    mut keys_page: ResMut<KeysPage>,
    bindings: Res<Bindings>,
    mut prefs: ResMut<Prefs>,
) {
    let Some(wanted) = keys_page.wanted else { return };
    let mut now = bindings.clone();
    let labels = now.pad_labels();
    if let (BindingToSet::Button(action), Some(button)) = (wanted, capture.pressed.take()) {
        let old = now.button(action).map_or(say!("keys-nothing"), |button| button_name(button, labels));
        keys_page.message =
            rebound_sentence(now.bind_button(action, button), button_name(button, labels), old);
        keys_page.wanted = None;
        prefs.settings.set_keys(now.to_settings());
        return;
    }
    let leaves = actions.just(InputAction::Back) || actions.just(InputAction::Menu);
    // The key has no other effect.
    actions.clear();
    if leaves {
        keys_page.message = DisplayText::EMPTY;
    } else {
        let Some(key) = keys.get_just_pressed().next().copied() else { return };
        let BindingToSet::Key(action) = wanted else { return };
        let (old, new) = (now.key_cap_of(action), now.cap(key));
        keys_page.message = rebound_sentence(now.bind(action, key), new, old);
        prefs.settings.set_keys(now.to_settings());
    }
    keys_page.wanted = None;
    *capture = ButtonCapture::default();
}

/// Returns the sentence about a new binding.
fn rebound_sentence(bound: BindResult, new: DisplayText, old: DisplayText) -> DisplayText {
    match bound {
        BindResult::Done => say!("keys-set", new),
        BindResult::Swapped(_) => say!("keys-swapped", new, old),
        BindResult::Taken(_) => say!("keys-taken", new, old),
        BindResult::Reserved => say!("keys-reserved", new),
    }
}

/// A message of the page.
#[derive(Clone, Copy)]
enum KeysMsg {
    Back,
    Show(KeysTab),
    Bind(BindingToSet),
    Defaults,
}

fn draw(
    mut contexts: EguiContexts,
    bindings: Res<Bindings>,
    mut capture: ResMut<ButtonCapture>,
    mut keys_page: ResMut<KeysPage>,
    mut prefs: ResMut<Prefs>,
    mut go: MessageWriter<Navigate>,
) -> Result {
    let view = view(&keys_page, &bindings, prefs.settings.owner());
    let asked = widgets::page(contexts.ctx_mut()?, "keys page", 0.7, view);
    // While a key is waited for, any press is that key, so messages are dropped.
    let Some(asked) = asked.filter(|_| keys_page.wanted.is_none()) else { return Ok(()) };
    keys_page.message = DisplayText::EMPTY;
    match asked {
        KeysMsg::Back => {
            go.write(Navigate::Back);
        }
        KeysMsg::Show(part) => keys_page.part = part,
        KeysMsg::Bind(wanted) => {
            keys_page.wanted = Some(wanted);
            *capture = ButtonCapture { wanted: matches!(wanted, BindingToSet::Button(_)), pressed: None };
        }
        KeysMsg::Defaults => {
            prefs.settings.reset_keys();
            keys_page.message = say!("keys-defaults-restored");
        }
    }
    Ok(())
}

fn view<'a>(listening: &KeysPage, bindings: &'a Bindings, owner: Option<&PersonName>) -> Node<'a, KeysMsg> {
    let KeysPage { wanted, part, message } = listening;
    let parts = widgets::one_of(&KeysTab::NAMES, &KeysTab::ALL, *part, KeysMsg::Show);
    let shown = match part {
        KeysTab::Options => options(bindings, *wanted),
        KeysTab::Table | KeysTab::Menus => list(bindings, *part, *wanted),
        KeysTab::Pad => on_pad(bindings, *wanted),
        KeysTab::Keyboard => on_keyboard(bindings),
    };
    let message = StyledText::note(message).colour(AMBER);
    let foot = row()
        .wrap()
        .gap(24.0)
        .rigid()
        .child(Button::new(say!("page-to-defaults")).asks(KeysMsg::Defaults).rigid())
        .child(message.node().grow());
    let body = column()
        .gap(18.0)
        .min_height(0.0)
        .child(StyledText::note(part.words()).node().rigid())
        .child(column().scrolls().grow().pad(12.0, 12.0).child(shown.grow().rigid()))
        .child(foot);
    let title = match owner {
        Some(owner) => say!("keys-title-of", name = DisplayText::verbatim(owner.as_str())),
        None => say!("keys-title"),
    };
    titled_page_with(title, Some(parts), KeysMsg::Back, body)
}

/// Returns the options of a turn: twelve keys for each hand.
fn options<'a>(bindings: &Bindings, wanted: Option<BindingToSet>) -> Node<'a, KeysMsg> {
    let heads = [id!("keys-hand-left"), id!("keys-hand-right")];
    let hand = |(seat, head): (Seat, MessageId)| {
        let slot = |option: usize| {
            let action = InputAction::Option(seat, option);
            let name = say!("keys-option-of", hand = head, n = option + 1);
            place(name, bindings.key_cap_of(action), BindingToSet::Key(action), wanted)
        };
        let tracks = [GridTrack::Share(1.0); 3];
        column()
            .gap(18.0)
            .basis(520.0)
            .grow()
            .child(StyledText::label(head))
            .child(table(&tracks).gap(14.0).stretch().grow().children((0..OPTIONS).map(slot)))
    };
    row().wrap().stretch().gap(44.0).children(Seat::BOTH.into_iter().zip(heads).map(hand))
}

/// Returns actions with their keys and buttons, in two columns if there is room.
fn list<'a>(bindings: &Bindings, part: KeysTab, wanted: Option<BindingToSet>) -> Node<'a, KeysMsg> {
    let rows: Vec<BindingRow> = bindings.rows().into_iter().filter(|row| part.lists(row.action)).collect();
    let half = rows.len().div_ceil(2).max(1);
    let columns = rows.chunks(half).map(|rows| {
        let heads = [DisplayText::EMPTY, say!("keys-head-key"), say!("keys-head-button")];
        let heads = heads.map(|head| StyledText::note(head).centred().node());
        let cells = rows.iter().flat_map(|row| cells(row, wanted));
        let tracks = [GridTrack::Share(2.0), GridTrack::Share(1.0), GridTrack::Share(1.0)];
        table(&tracks).gap(10.0).stretch().basis(560.0).grow().children(heads.into_iter().chain(cells))
    });
    row().wrap().stretch().gap(44.0).children(columns)
}

/// Returns the name of an action, its key and its button.
fn cells<'a>(row: &BindingRow, wanted: Option<BindingToSet>) -> [Node<'a, KeysMsg>; 3] {
    let label = |bound: &Option<DisplayText>| bound.clone().unwrap_or(say!("keys-none"));
    let words = &row.words;
    let key = if row.key_is_free {
        place(say!("keys-key-of", action = words), label(&row.key), BindingToSet::Key(row.action), wanted)
    } else {
        StyledText::label(row.key.clone().unwrap_or_default()).colour(MUTED).centred().node()
    };
    let button = if row.button_is_free {
        let name = say!("keys-button-of", action = words);
        place(name, label(&row.button), BindingToSet::Button(row.action), wanted)
    } else {
        column()
    };
    [StyledText::label(words).node(), key, button]
}

/// Returns a picture of the pad, with the buttons of options beside it.
fn on_pad<'a>(bindings: &'a Bindings, wanted: Option<BindingToSet>) -> Node<'a, KeysMsg> {
    let half = OPTIONS / 2;
    let options = (0..half).map(|k| {
        let words = say!("keys-options-two", n = k + 1, m = k + 1 + half);
        (InputAction::Option(Seat::Home, k), words)
    });
    let others = [
        (InputAction::MoreOptions, say!("act-more-options")),
        (InputAction::Look(Seat::Home), say!("keys-look")),
    ];
    let cells = options.chain(others).flat_map(|(action, words)| {
        let label = bindings
            .button(action)
            .map_or(say!("keys-none"), |button| button_name(button, bindings.pad_labels()));
        let button =
            place(say!("keys-button-of", action = &words), label, BindingToSet::Button(action), wanted);
        [StyledText::label(words).node(), button]
    });
    let buttons = table(&[GridTrack::Share(3.0), GridTrack::Share(2.0)]).gap(10.0).stretch().children(cells);
    let drawn = drawing((1000.0, 600.0), |p, r| pad::pad(p, r, bindings));
    row().wrap().stretch().gap(30.0).child(drawn.grow()).child(buttons.basis(440.0).grow())
}

/// Returns a picture of the keyboard, with a legend of its colours.
fn on_keyboard<'a>(bindings: &'a Bindings) -> Node<'a, KeysMsg> {
    let colours = keyboard::colours().into_iter().map(|(colour, words)| {
        let patch = drawing((28.0, 28.0), move |p, r| fill_rounded_rect(p, r, 6.0, colour));
        row().gap(10.0).child(patch.rigid()).child(StyledText::label(words))
    });
    column()
        .gap(18.0)
        .child(drawing((900.0, 580.0), |p, r| keyboard::keyboard(p, r, bindings)).grow())
        .child(row().wrap().gap(30.0).rigid().children(colours))
}

/// Returns the button of a key or pad binding; `name` is the name of its action.
fn place<'a>(
    name: DisplayText,
    label: DisplayText,
    this: BindingToSet,
    wanted: Option<BindingToSet>,
) -> Node<'a, KeysMsg> {
    let here = wanted == Some(this);
    let label = if here { say!("keys-press-one") } else { label };
    Button::new(label).named(name).selected(here).asks(KeysMsg::Bind(this))
}
