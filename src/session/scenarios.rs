//! The scenarios of all games. They are read in the background while the app loads, so that no frame waits for their
//! files or plays them through.

use std::sync::Arc;

use bevy::prelude::*;

use crate::flow::frame::FrameSet;
use crate::flow::pending::{AnswerTimeout, PendingAnswer};
use crate::table::cards::pack::AssetRoot;
use scenarios::ScenarioList;

/// The scenarios, once they have been read.
#[derive(Resource, Debug, Default)]
pub struct KnownScenarios {
    read: Arc<ScenarioList>,
    asked: Option<PendingAnswer<ScenarioList>>,
}

impl KnownScenarios {
    /// Returns true once the scenarios have been read.
    #[must_use]
    pub const fn are_read(&self) -> bool {
        self.asked.is_none()
    }

    /// Returns the scenarios; an empty list until they have been read.
    #[must_use]
    pub const fn all(&self) -> &Arc<ScenarioList> {
        &self.read
    }
}

/// Adds [`KnownScenarios`].
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KnownScenarios>()
        .add_systems(Startup, read)
        .add_systems(Update, take_over.in_set(FrameSet::ApplySettings));
}

fn read(assets: Res<AssetRoot>, mut scenarios: ResMut<KnownScenarios>) {
    let assets = assets.0.clone();
    scenarios.asked = Some(PendingAnswer::spawn(move || {
        let (read, errors) = ScenarioList::read(&assets);
        errors.iter().for_each(|error| warn!("{error}"));
        read
    }));
}

fn take_over(mut scenarios: ResMut<KnownScenarios>, timeout: Res<AnswerTimeout>) {
    let Some(asked) = &mut scenarios.bypass_change_detection().asked else { return };
    let Some(answer) = asked.wait(*timeout) else { return };
    *scenarios = KnownScenarios { read: Arc::new(answer.unwrap_or_default()), asked: None };
}
