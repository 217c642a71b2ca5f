//! The loading screen: it waits for the pictures and the scenarios, then opens the title or the match of the command
//! line.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::ScreenSet;
use crate::flow::frame::FrameSet;
use crate::flow::page::Navigate;
use crate::flow::screen::Screen;
use crate::flow::start::{ErrorDialog, StartMatch, WatchReplay};
use crate::session::scenarios::KnownScenarios;
use crate::table::cards::pack::{PicturePack, WantedCards};
use crate::theme::UiFont;
use crate::widgets::{self, StyledText, column};
use clubs::MatchClubs;
use games::dyn_game::DynGame;
use words::{DisplayText, id, say};

/// The name of the program, which is the same in every language.
pub(super) const PROGRAM: &str = "FIVE-A-SIDE";

/// A match requested on the command line.
#[derive(Resource, Clone)]
pub enum Autostart {
    /// A match to play.
    Play(Box<StartMatch>),
    /// A match to replay.
    Watch(WatchReplay),
}

impl Autostart {
    fn game(&self) -> &'static dyn DynGame {
        match self {
            Self::Play(start) => start.game,
            Self::Watch(watch) => watch.game,
        }
    }
}

/// Adds the loading screen.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (wait.run_if(in_state(Screen::Loading)), report_errors).chain().in_set(FrameSet::Save),
    )
    .add_systems(EguiPrimaryContextPass, draw.run_if(in_state(Screen::Loading)).in_set(ScreenSet::Loading));
}

fn wait(
    (pack, scenarios, mut cards): (Res<PicturePack>, Res<KnownScenarios>, ResMut<WantedCards>),
    straight: Option<Res<Autostart>>,
    (mut starts, mut watches): (MessageWriter<StartMatch>, MessageWriter<WatchReplay>),
    mut go: MessageWriter<Navigate>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    redraw.write(RequestRedraw);
    // A replay has no use for scenarios, and a film begins at the same frame each time: it waits for no thread.
    let wants_scenarios = !matches!(straight.as_deref(), Some(Autostart::Watch(_)));
    if !pack.essentials_loaded() || wants_scenarios && !scenarios.are_read() {
        return;
    }
    match straight {
        // The cards of a match from the command line are waited for here, not on the title.
        Some(start) if !pack.is_loaded_for(start.game(), &MatchClubs::default()) => {
            cards.only(start.game());
        }
        Some(start) => {
            match start.clone() {
                Autostart::Play(start) => {
                    starts.write(*start);
                }
                Autostart::Watch(watch) => {
                    watches.write(watch);
                }
            }
            commands.remove_resource::<Autostart>();
            // If the match cannot begin, the game continues on the title.
            go.write(Navigate::Loaded);
        }
        None => {
            go.write(Navigate::Loaded);
        }
    }
}

/// Reports missing pictures once all pictures were tried.
fn report_errors(
    pack: Res<PicturePack>,
    mut reported: Local<usize>,
    mut error_dialogs: MessageWriter<ErrorDialog>,
) {
    if !pack.is_loaded() || pack.errors.len() <= *reported {
        return;
    }
    for error in &pack.errors[*reported..] {
        error!("{error}");
    }
    let missing = DisplayText::verbatim(pack.errors[*reported..].join("; "));
    *reported = pack.errors.len();
    error_dialogs.write(ErrorDialog::new(
        id!("dialog-pictures-head"),
        say!("page-pictures-missing", faults = missing),
    ));
}

pub(super) fn draw(mut contexts: EguiContexts) -> Result {
    let name = StyledText::new(PROGRAM, UiFont::Headline, 96.0);
    widgets::page::<()>(contexts.ctx_mut()?, "loading", 1.0, column().centred().child(name));
    Ok(())
}
