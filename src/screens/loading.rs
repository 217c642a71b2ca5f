//! The loading screen: it waits for the pictures, then opens the title or the match of the command line.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiContexts;

use crate::clubs::MatchClubs;
use crate::flow::frame::Frame;
use crate::flow::page::Go;
use crate::flow::screen::Screen;
use crate::flow::start::{StartMatch, Trouble, Watch};
use crate::games::dyn_game::DynGame;
use crate::say;
use crate::table::cards::pack::{CardsOf, Pack};
use crate::theme::Face;
use crate::widgets::{self, Text, column};
use crate::words::DisplayText;

/// The name of the program, which is the same in every language.
pub(super) const PROGRAM: &str = "FIVE-A-SIDE";

/// A match requested on the command line.
#[derive(Resource, Clone)]
pub enum StraightInto {
    /// A match to play.
    Play(StartMatch),
    /// A match to replay.
    Watch(Watch),
}

impl StraightInto {
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
        (wait.run_if(in_state(Screen::Loading)), tell_faults).chain().in_set(Frame::Keep),
    );
}

fn wait(
    (pack, mut cards): (Res<Pack>, ResMut<CardsOf>),
    straight: Option<Res<StraightInto>>,
    (mut starts, mut watches): (MessageWriter<StartMatch>, MessageWriter<Watch>),
    mut go: MessageWriter<Go>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    redraw.write(RequestRedraw);
    if !pack.ready() {
        return;
    }
    match straight {
        // The cards of a match from the command line are waited for here, not on the title.
        Some(start) if !pack.serves(start.game(), &MatchClubs::default()) => {
            cards.only(start.game());
        }
        Some(start) => {
            match start.clone() {
                StraightInto::Play(start) => {
                    starts.write(start);
                }
                StraightInto::Watch(watch) => {
                    watches.write(watch);
                }
            }
            commands.remove_resource::<StraightInto>();
            // If the match cannot begin, the game continues on the title.
            go.write(Go::Loaded);
        }
        None => {
            go.write(Go::Loaded);
        }
    }
}

/// Reports missing pictures once all pictures were tried.
fn tell_faults(pack: Res<Pack>, mut told: Local<usize>, mut trouble: MessageWriter<Trouble>) {
    if !pack.complete() || pack.faults.len() <= *told {
        return;
    }
    for fault in &pack.faults[*told..] {
        error!("{fault}");
    }
    let missing = DisplayText::verbatim(pack.faults[*told..].join("; "));
    *told = pack.faults.len();
    trouble.write(Trouble(say!("page-pictures-missing", faults = missing)));
}

pub(super) fn draw(mut contexts: EguiContexts) -> Result {
    let name = Text::new(PROGRAM, Face::Headline, 96.0);
    widgets::page::<()>(contexts.ctx_mut()?, "loading", 1.0, column().centred().child(name));
    Ok(())
}
