//! A grid of letters over a page: whoever has only a pad writes names, codes and numbers with it. It types into the
//! text field in focus, which stays egui's own.

use bevy::prelude::*;
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiContexts, PrimaryEguiContext, egui};

use crate::flow::action::{ActionPress, ActionState, InputAction, InputDevice, PadDirection};
use crate::flow::frame::InputSet;
use crate::session::bindings::Bindings;
use crate::theme::{UiFont, ink};
use crate::widgets::{self, BoxSurface, Node, StyledText, column, on_layer, row, show_in};
use stage::palette::{AMBER, CHALK, INK, NAVY_2, NAVY_3};
use words::{DisplayText, say};

/// A page of the grid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum LetterPage {
    #[default]
    Capitals,
    Small,
    Accented,
}

impl LetterPage {
    /// Returns the rows of letters, from the top.
    const fn rows(self) -> [&'static str; 5] {
        match self {
            Self::Capitals => ["1234567890", "ABCDEFGHIJ", "KLMNOPQRST", "UVWXYZ.,'-", "&!?/:+#()_"],
            Self::Small => ["1234567890", "abcdefghij", "klmnopqrst", "uvwxyz.,'-", "&!?/:+#()_"],
            Self::Accented => ["ÀÂÃÄÇÉÈÊËÍ", "ÎÏÑÓÔÕÖÚÛÜ", "àâãäçéèêëí", "îïñóôõöúûü", "ÁáÙùŒœßŸÿ’"],
        }
    }

    const fn next(self) -> Self {
        match self {
            Self::Capitals => Self::Small,
            Self::Small => Self::Accented,
            Self::Accented => Self::Capitals,
        }
    }

    /// The label of the key that leads to the page.
    const fn label(self) -> &'static str {
        match self {
            Self::Capitals => "ABC",
            Self::Small => "abc",
            Self::Accented => "äéñ",
        }
    }
}

/// A key of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum GridKey {
    Letter(char),
    /// Shows another page of letters.
    Page(LetterPage),
    Space,
    /// Deletes the letter before the cursor.
    Delete,
    /// Closes the grid.
    Done,
}

impl GridKey {
    fn label(self) -> DisplayText {
        match self {
            Self::Letter(letter) => DisplayText::verbatim(letter.to_string()),
            Self::Page(page) => DisplayText::verbatim(page.label()),
            Self::Space => say!("letters-space"),
            Self::Delete => say!("letters-delete"),
            Self::Done => say!("letters-done"),
        }
    }
}

/// The grid while it is open: the chosen key is the one that is pressed next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct OpenGrid {
    page: LetterPage,
    row: usize,
    column: usize,
}

impl OpenGrid {
    /// Returns the rows of keys, from the top.
    fn rows(self) -> Vec<Vec<GridKey>> {
        let letters = self.page.rows().map(|row| row.chars().map(GridKey::Letter).collect());
        let foot = vec![GridKey::Page(self.page.next()), GridKey::Space, GridKey::Delete, GridKey::Done];
        letters.into_iter().chain([foot]).collect()
    }

    /// Returns the chosen key.
    fn chosen(self) -> Option<GridKey> {
        self.rows().get(self.row)?.get(self.column).copied()
    }

    /// Chooses the next key in that direction, around the edge if need be.
    fn go(&mut self, direction: PadDirection) {
        let widths: Vec<usize> = self.rows().iter().map(Vec::len).collect();
        let (rows, width) = (widths.len(), widths[self.row]);
        match direction {
            PadDirection::Left => self.column = (self.column + width - 1) % width,
            PadDirection::Right => self.column = (self.column + 1) % width,
            PadDirection::Up | PadDirection::Down => {
                let step = if direction == PadDirection::Up { rows - 1 } else { 1 };
                self.row = (self.row + step) % rows;
                self.column = self.column * widths[self.row] / width;
            }
        }
    }
}

/// The letter grid.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct LetterGrid {
    open: Option<OpenGrid>,
    /// True if a text field was in focus in the last frame.
    typing: bool,
}

/// Adds the grid.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LetterGrid>().add_systems(PreUpdate, type_letters.in_set(InputSet::TypeByPad));
}

/// Returns true if the grid is open.
pub(super) fn is_open(grid: Res<LetterGrid>) -> bool {
    grid.open.is_some()
}

/// Notes if a text field is in focus, after all pages were drawn.
pub(super) fn note_typing(mut contexts: EguiContexts, mut grid: ResMut<LetterGrid>) -> Result {
    let typing = widgets::is_typing(contexts.ctx_mut()?);
    if grid.typing != typing {
        grid.typing = typing;
    }
    Ok(())
}

/// Opens the grid when a pad presses a text field, and types with it. While it is open, nothing else hears the pad.
fn type_letters(
    egui_contexts: Query<Entity, With<PrimaryEguiContext>>,
    mut actions: ResMut<ActionState>,
    mut grid: ResMut<LetterGrid>,
    mut events: MessageWriter<EguiInputEvent>,
) -> Result {
    let typing = grid.typing;
    let by_pad = |pressed: &ActionPress| matches!(pressed.device, InputDevice::Pad(_));
    let pressed: Vec<InputAction> =
        actions.pressed().iter().filter(|pressed| by_pad(pressed)).map(|pressed| pressed.action).collect();
    let by_others = actions.pressed().len() > pressed.len();
    let Some(open) = &mut grid.open else {
        if typing && pressed.contains(&InputAction::Confirm) {
            actions.clear();
            grid.open = Some(OpenGrid::default());
        }
        return Ok(());
    };
    // Whoever takes the keyboard needs no grid.
    if !typing || by_others {
        grid.open = None;
        return Ok(());
    }
    let context = egui_contexts.single()?;
    let mut send = |event| {
        events.write(EguiInputEvent { context, event });
    };
    let mut closes = false;
    for action in pressed {
        let key = match action {
            InputAction::Navigate(direction) => {
                open.go(direction);
                continue;
            }
            InputAction::Confirm => open.chosen(),
            InputAction::Proceed | InputAction::NextWidget => Some(GridKey::Space),
            InputAction::PreviousWidget => Some(GridKey::Delete),
            InputAction::Back | InputAction::Menu => Some(GridKey::Done),
            _ => None,
        };
        match key {
            Some(GridKey::Letter(letter)) => send(egui::Event::Text(letter.to_string())),
            Some(GridKey::Space) => send(egui::Event::Text(" ".to_owned())),
            Some(GridKey::Delete) => [true, false].into_iter().for_each(|pressed| {
                let (key, modifiers) = (egui::Key::Backspace, egui::Modifiers::NONE);
                send(egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers });
            }),
            Some(GridKey::Page(page)) => open.page = page,
            Some(GridKey::Done) => closes = true,
            None => {}
        }
    }
    if closes {
        grid.open = None;
    }
    actions.retain(|pressed| !by_pad(pressed));
    Ok(())
}

/// Draws the grid at the foot of the window, or at its head if the text field is at the foot.
pub(super) fn draw(mut contexts: EguiContexts, grid: Res<LetterGrid>, keys: Res<Bindings>) -> Result {
    let Some(open) = grid.open else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let field = widgets::typing_in(ctx).and_then(|id| ctx.read_response(id)).map(|field| field.rect);
    let id = egui::Id::new("letter grid");
    let mut ui = on_layer(ctx, id, egui::Order::Tooltip);
    let place = ui.max_rect();
    let is_low = field.is_some_and(|field| field.center().y > place.center().y);
    let sheet = column()
        .pad(24.0, 18.0)
        .gap(12.0)
        .surface(BoxSurface::Panel)
        .child(keyboard(open))
        .child(help(&keys));
    let whole = column().pad(0.0, 20.0).child(row().centred().child(sheet.rigid()));
    let whole = if is_low { whole } else { whole.at_end() };
    show_in::<()>(&mut ui, id.with("keys"), place, whole);
    Ok(())
}

/// Returns the rows of keys.
fn keyboard<'a>(open: OpenGrid) -> Node<'a, ()> {
    let rows = open.rows().into_iter().enumerate().map(|(y, keys)| {
        let keys = keys.into_iter().enumerate().map(move |(x, key)| {
            let is_chosen = (y, x) == (open.row, open.column);
            let (ground, colour) = if is_chosen { (AMBER, INK) } else { (NAVY_3, CHALK) };
            let label = StyledText::new(key.label(), UiFont::Text, 30.0).colour(colour).centred();
            let face = row().centred().pad(10.0, 4.0).basis(56.0).grow();
            face.surface(BoxSurface::Fill(ink(ground), 8.0)).child(label)
        });
        row().gap(8.0).stretch().children(keys)
    });
    column().gap(8.0).surface(BoxSurface::Fill(ink(NAVY_2), 8.0)).children(rows)
}

/// Returns what the buttons of the pad do here.
fn help<'a>(keys: &Bindings) -> Node<'a, ()> {
    let buttons = [
        (InputAction::Confirm, say!("letters-type")),
        (InputAction::NextWidget, say!("letters-space")),
        (InputAction::PreviousWidget, say!("letters-delete")),
        (InputAction::Back, say!("letters-done")),
    ];
    let buttons = buttons.map(|(action, words)| {
        row()
            .gap(8.0)
            .child(widgets::cap(keys.cap_of(action), 24.0, false))
            .child(StyledText::note(words).size(24.0))
    });
    row().wrap().centred().gaps(28.0, 6.0).children(buttons)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pages_have_every_letter_of_the_five_languages_once() {
        let pages = [LetterPage::Capitals, LetterPage::Small, LetterPage::Accented];
        let all: Vec<char> = pages.iter().flat_map(|page| page.rows()).flat_map(str::chars).collect();
        for letter in "ABCXYZabcxyz0123456789ÄÖÜäöüßÀÂÇÉÈÊËÎÏÔÙÛŸŒàâçéèêëîïôùûÿœÁÍÓÚÑáíóúñÃÕãõ".chars()
        {
            assert!(all.contains(&letter), "{letter}");
        }
        for page in pages {
            let letters: std::collections::BTreeSet<char> =
                page.rows().iter().flat_map(|row| row.chars()).collect();
            assert_eq!(letters.len(), 50, "{page:?}: each once");
        }
    }

    #[test]
    fn the_choice_goes_around_every_edge() {
        let mut open = OpenGrid::default();
        open.go(PadDirection::Up);
        assert_eq!(open.chosen(), Some(GridKey::Page(LetterPage::Small)));
        open.go(PadDirection::Left);
        assert_eq!(open.chosen(), Some(GridKey::Done));
        open.go(PadDirection::Down);
        assert_eq!(open.chosen(), Some(GridKey::Letter('8')), "above the key that it came from");
        (open.row, open.column) = (0, 9);
        open.go(PadDirection::Right);
        assert_eq!(open.chosen(), Some(GridKey::Letter('1')));
    }
}
