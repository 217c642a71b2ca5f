//! Refusals: a player who tried something impossible is shown the reason for a while.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::TableMatch;
use stage::refusal_reason::RefusalReason;
use words::DisplayText;
use words::say;

/// An attempt that was refused.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum RefusedAttempt {
    /// Taking a card, or the player on the pitch who stands for it.
    Card(RefusalReason),
    /// Taking back a decision.
    Undo,
    /// Undoing the decision of the other player, with that player's name.
    NotYours(DisplayText),
    /// Choosing a card behind the privacy screen, when the press could have been another one to look.
    TooSoon,
}

impl RefusedAttempt {
    /// Returns the reason for players; the clause of the rules is added for experts.
    pub fn words(&self, expert: bool) -> DisplayText {
        match self {
            Self::Card(why) => why.sentence(expert),
            Self::Undo => say!("hud-nothing-to-undo"),
            Self::NotYours(name) => say!("hud-undo-not-yours", name),
            Self::TooSoon => say!("hud-too-soon"),
        }
    }
}

/// The last refusal, while it is shown.
#[derive(Resource, Clone, Debug, Default)]
pub struct RefusalNotice {
    attempt: Option<RefusedAttempt>,
    /// Seconds that it is still shown.
    left: f32,
    revision: u64,
}

impl RefusalNotice {
    /// Returns the refusal that is shown now.
    #[must_use]
    pub const fn shown(&self) -> Option<&RefusedAttempt> {
        self.attempt.as_ref()
    }
}

/// Time a refusal is shown, seconds.
const STANDS: f32 = 3.0;

/// Adds the refusals.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RefusalNotice>().add_message::<RefusedAttempt>();
}

/// Removes a refusal when its time is over; that of a card also when a decision is made.
pub(super) fn stand(
    mut refused: MessageReader<RefusedAttempt>,
    the_match: Res<TableMatch>,
    time: Res<Time<Real>>,
    mut refusal: ResMut<RefusalNotice>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if let Some(attempt) = refused.read().last() {
        *refusal =
            RefusalNotice { attempt: Some(attempt.clone()), left: STANDS, revision: the_match.revision };
        redraw.write(RequestRedraw);
        return;
    }
    if refusal.attempt.is_none() {
        return;
    }
    refusal.left -= time.delta_secs();
    let about_now = matches!(refusal.attempt, Some(RefusedAttempt::Card(_)));
    if refusal.left <= 0.0 || (about_now && refusal.revision != the_match.revision) {
        refusal.attempt = None;
    }
    redraw.write(RequestRedraw);
}
