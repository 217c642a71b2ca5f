//! The results of a round's other matches, which come in one by one in the course of a person's match.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::table::playback::AnimationStepStarted;
use words::DisplayText;

/// Seconds for which a result is shown.
const STANDS: f32 = 6.0;

/// The results of the other matches, as they are known at the table.
#[derive(Resource, Clone, Debug, Default)]
pub struct LiveScores {
    /// Each result in words, in the order in which they came in.
    pub lines: Vec<DisplayText>,
    /// Seconds for which the last one is still shown.
    left: f32,
    /// The progress of the show of the match, 0..=1.
    progress: f32,
}

impl LiveScores {
    /// Returns the result that is being shown.
    #[must_use]
    pub fn fresh(&self) -> Option<&DisplayText> {
        self.lines.last().filter(|_| self.left > 0.0)
    }

    /// Returns true if the next result can come in, after `n` of `of` results: they are spread over the match, and one
    /// is shown after the other.
    pub(super) fn shows_next(&self, n: usize, of: usize) -> bool {
        self.left <= 0.0 && self.progress * (of + 1) as f32 >= (n + 1) as f32
    }

    /// Returns the state in a match that has come so far.
    #[cfg(test)]
    pub(super) fn at_progress(progress: f32) -> Self {
        Self { progress, ..Self::default() }
    }

    /// Begins a match with the results that came in before, all shown already.
    pub(super) fn begin(lines: Vec<DisplayText>) -> Self {
        Self { lines, ..Self::default() }
    }

    /// Shows a result.
    pub(super) fn push(&mut self, line: DisplayText) {
        self.lines.push(line);
        self.left = STANDS;
    }
}

/// Follows the show of a match.
pub(super) fn update_live_scores(
    mut started: MessageReader<AnimationStepStarted>,
    time: Res<Time>,
    mut live_scores: ResMut<LiveScores>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let shown = started.read().last().map_or(0.0, |started| started.step.scene.board.progress);
    if shown > live_scores.progress {
        live_scores.progress = shown;
    }
    if live_scores.left > 0.0 {
        let left = live_scores.left - time.delta_secs();
        redraw.write(RequestRedraw);
        // Only the end of its time makes a difference to the competitions.
        live_scores.bypass_change_detection().left = left;
        if left <= 0.0 {
            live_scores.set_changed();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn live_results_are_spread_over_the_match_and_shown_in_turn() {
        let mut on = LiveScores::default();
        assert!(!on.shows_next(0, 3));
        on.progress = 0.25;
        assert!(on.shows_next(0, 3) && !on.shows_next(1, 3) && !on.shows_next(0, 1));
        on.progress = 1.0;
        assert!(on.shows_next(2, 3) && on.shows_next(0, 1) && on.fresh().is_none());
        on.push(DisplayText::verbatim("Elsewhere"));
        assert!(!on.shows_next(2, 3) && on.fresh().is_some());
    }
}
