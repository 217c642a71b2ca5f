//! The track above the pitch: a slot for each pass, and the shot at its end.

use super::super::numbers::NumberSet;
use super::super::state::{Phase, Table};
use super::pitch::{shooting, spot_kicks};
use super::words;
use ::words::{DisplayText, say};

/// The track of a scene ([`stage::scene::Scene::extension`]).
#[derive(Clone, Debug, PartialEq)]
pub struct PassTrackView {
    /// The slots of the passes.
    pub passes: Vec<TrackSlot>,
    /// The slot of the shot.
    pub shot: TrackSlot,
}

/// A slot of the track.
#[derive(Clone, Debug, PartialEq)]
pub struct TrackSlot {
    /// Its content, such as the number that was spent; none while it is empty.
    pub text: Option<DisplayText>,
    /// Its own name: `1` to `7`, `SHOT`.
    pub name: DisplayText,
    /// True if it is the slot to fill now.
    pub now: bool,
}

impl PassTrackView {
    /// SGO-9: returns the track: seven slots and the shot, an eighth with Slow Build-Up. `None` while there are no
    /// passes: in a shootout, and after the match.
    pub(super) fn of(table: &Table) -> Option<Self> {
        if spot_kicks(table) || table.phase == Phase::Over {
            return None;
        }
        let shot = shooting(table);
        let spent = table.track.slots();
        let due = |k: usize| !shot && k == spent.len() && table.phase != Phase::Swap;
        let passes: Vec<TrackSlot> = (0..usize::from(table.passes_needed()))
            .map(|k| TrackSlot {
                text: spent.get(k).copied().map(content),
                name: DisplayText::verbatim((k + 1).to_string()),
                now: due(k),
            })
            .collect();
        let all = spent.len() >= passes.len() && table.phase != Phase::Swap;
        Some(Self { passes, shot: TrackSlot { text: None, name: say!("go-track-shot"), now: shot || all } })
    }

    /// Returns the number of filled slots.
    #[must_use]
    pub fn filled(&self) -> usize {
        self.passes.iter().filter(|slot| slot.text.is_some()).count()
    }

    /// Returns the number of passes left before the shot.
    #[must_use]
    pub fn left(&self) -> usize {
        self.passes.len() - self.filled()
    }

    /// Returns all slots in their order.
    pub fn slots(&self) -> impl Iterator<Item = &TrackSlot> {
        self.passes.iter().chain([&self.shot])
    }
}

/// Returns the text of a filled slot; Dribble spends nothing.
fn content(numbers: NumberSet) -> DisplayText {
    if numbers.is_empty() {
        return say!("go-track-run");
    }
    words::row(numbers, " ")
}
