//! Notices at the table, shown for a while: why something that a player tried is impossible, and that a gamepad came
//! or went.

use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::TableMatch;
use stage::refusal_reason::RefusalReason;
use words::DisplayText;
use words::say;

/// What the players at the table are told.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum TableNotice {
    /// A card, or the player on the pitch who stands for it, cannot be taken.
    Card(RefusalReason),
    /// There is no decision to undo.
    Undo,
    /// The decision to undo is the other player's, with that player's name.
    NotYours(DisplayText),
    /// A card behind the privacy screen was chosen too soon: the press could have been another one to look.
    TooSoon,
    /// A gamepad was connected.
    PadConnected,
    /// A gamepad is gone: switched off, unplugged, or its battery is empty.
    PadDisconnected,
}

impl TableNotice {
    /// Returns the notice for players; the clause of the rules is added for experts.
    pub fn words(&self, expert: bool) -> DisplayText {
        match self {
            Self::Card(why) => why.sentence(expert),
            Self::Undo => say!("hud-nothing-to-undo"),
            Self::NotYours(name) => say!("hud-undo-not-yours", name),
            Self::TooSoon => say!("hud-too-soon"),
            Self::PadConnected => say!("hud-pad-connected"),
            Self::PadDisconnected => say!("hud-pad-gone"),
        }
    }
}

/// The last notice, while it is shown.
#[derive(Resource, Clone, Debug, Default)]
pub struct CurrentNotice {
    notice: Option<TableNotice>,
    /// Seconds that it is still shown.
    left: f32,
    revision: u64,
}

impl CurrentNotice {
    /// Returns the notice that is shown now.
    #[must_use]
    pub const fn shown(&self) -> Option<&TableNotice> {
        self.notice.as_ref()
    }
}

/// Time for which a notice is shown, seconds.
const NOTICE_SECS: f32 = 3.0;
/// Time for which a lost pad is told, seconds: whoever held it looks for it first.
const LOST_PAD_SECS: f32 = 8.0;

/// Adds the notices.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CurrentNotice>().add_message::<TableNotice>();
}

/// Shows the last notice of this frame, and removes it when its time is over; that of a card also when a decision is
/// made.
pub(super) fn update(
    mut notices: MessageReader<TableNotice>,
    mut connections: MessageReader<GamepadConnectionEvent>,
    the_match: Res<TableMatch>,
    time: Res<Time<Real>>,
    mut current: ResMut<CurrentNotice>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let pad_notice = connections.read().last().map(|event| match event.connection {
        GamepadConnection::Connected { .. } => TableNotice::PadConnected,
        GamepadConnection::Disconnected => TableNotice::PadDisconnected,
    });
    if let Some(notice) = pad_notice.or_else(|| notices.read().last().cloned()) {
        let left = if notice == TableNotice::PadDisconnected { LOST_PAD_SECS } else { NOTICE_SECS };
        *current = CurrentNotice { notice: Some(notice), left, revision: the_match.revision };
        redraw.write(RequestRedraw);
        return;
    }
    if current.notice.is_none() {
        return;
    }
    current.left -= time.delta_secs();
    let about_now = matches!(current.notice, Some(TableNotice::Card(_)));
    if current.left <= 0.0 || (about_now && current.revision != the_match.revision) {
        current.notice = None;
    }
    redraw.write(RequestRedraw);
}
