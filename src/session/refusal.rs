//! What is refused is said: a hand that took what cannot be taken now reads why, for a while.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::Match;
use crate::stage::why::WhyNot;

/// A hand took something in vain.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// A card, or who stands for it.
    Card(WhyNot),
    /// No decision can be taken back.
    Undo,
}

impl Refused {
    /// As players read it; the clause is for experts.
    #[must_use]
    pub fn words(&self, expert: bool) -> String {
        match self {
            Self::Card(why) => why.sentence(expert),
            Self::Undo => "There is nothing to take back".to_owned(),
        }
    }
}

/// What was refused last, while it is said.
#[derive(Resource, Clone, Debug, Default)]
pub struct Refusal {
    said: Option<Refused>,
    /// Seconds that it still stands.
    left: f32,
    revision: u64,
}

impl Refusal {
    /// What is said now.
    #[must_use]
    pub const fn said(&self) -> Option<&Refused> {
        self.said.as_ref()
    }
}

/// How long it stands, seconds.
const STANDS: f32 = 3.0;

/// Adds the note.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Refusal>().add_message::<Refused>();
}

/// It stands for its time; what is said of a card until something is decided.
pub(super) fn stand(
    mut refused: MessageReader<Refused>,
    the_match: Res<Match>,
    time: Res<Time<Real>>,
    mut refusal: ResMut<Refusal>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if let Some(said) = refused.read().last() {
        *refusal = Refusal { said: Some(said.clone()), left: STANDS, revision: the_match.revision };
        redraw.write(RequestRedraw);
        return;
    }
    if refusal.said.is_none() {
        return;
    }
    refusal.left -= time.delta_secs();
    let about_now = matches!(refusal.said, Some(Refused::Card(_)));
    if refusal.left <= 0.0 || (about_now && refusal.revision != the_match.revision) {
        refusal.said = None;
    }
    redraw.write(RequestRedraw);
}
