//! Gold boards and a gold rim round the pitch while the next goal may decide the match, as at the goal of a shootout.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::cards::TableReset;
use super::draw::depth;
use super::draw::painter::TablePainter;
use super::draw::sketch::{Sketch, tone};
use super::playback::AnimationStepStarted;
use super::stadium::boards;
use crate::flow::frame::FrameSet;
use crate::flow::screen::ScreenEntity;
use bevy::math::vec2;
use stage::layout::FIELD;
use stage::palette::AMBER;

/// A part of the gold.
#[derive(Component, Debug)]
#[require(ScreenEntity)]
struct GoldPart;

/// Adds the gold.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (clear.run_if(on_message::<TableReset>), light).chain().in_set(FrameSet::ApplySteps),
    );
}

/// Removes the gold of the last match on this screen.
fn clear(parts: Query<Entity, With<GoldPart>>, mut commands: Commands) {
    for part in &parts {
        commands.entity(part).try_despawn();
    }
}

/// Lights the gold, or puts it out, as the latest step says.
fn light(
    mut started: MessageReader<AnimationStepStarted>,
    parts: Query<Entity, With<GoldPart>>,
    mut painter: TablePainter,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(AnimationStepStarted { step, .. }) = started.read().last() else { return };
    // A shootout has its own boards.
    let is_lit = step.scene.mouth.is_none() && step.scene.board.can_decide();
    if is_lit != parts.is_empty() {
        return;
    }
    redraw.write(RequestRedraw);
    if !is_lit {
        for part in &parts {
            painter.commands.entity(part).try_despawn();
        }
        return;
    }
    for (name, sketch, z) in [
        ("gold boards", boards::gold(), depth::BOARDS + 2.0),
        // Over the lines, under whatever lies on the pitch.
        ("gold rim", rim(), depth::LINES + 2.0),
    ] {
        let sheet = painter.sheet(sketch, z);
        painter.commands.spawn((Name::new(name), GoldPart, sheet));
    }
}

/// Draws the rim along the edge of the pitch.
fn rim() -> Sketch {
    let (l, t, r, b) = (FIELD.x, FIELD.y, FIELD.x + FIELD.w, FIELD.y + FIELD.h);
    let edge = [vec2(l, t), vec2(r, t), vec2(r, b), vec2(l, b)];
    let mut s = Sketch::new();
    for (width, opacity) in [(52.0, 0.10), (38.0, 0.16), (26.0, 0.26), (8.0, 1.0)] {
        s.stroke(&edge, true, width, tone(AMBER, opacity));
    }
    s
}

#[cfg(test)]
mod tests {
    use stage::match_phase::MatchPhase;
    use stage::scene::Scoreboard;

    #[test]
    fn sudden_rounds_and_a_close_last_turn_can_decide() {
        let board = |part, done, of, home| Scoreboard {
            part,
            done,
            of,
            score: engine::BySeat::new(home, 1),
            ..Scoreboard::default()
        };
        assert!(board(MatchPhase::SuddenRound, 0, 0, 1).can_decide());
        assert!(board(MatchPhase::SecondHalf, 7, 8, 2).can_decide());
        assert!(!board(MatchPhase::SecondHalf, 7, 8, 3).can_decide(), "too far ahead");
        assert!(!board(MatchPhase::SecondHalf, 6, 8, 1).can_decide(), "more turns to come");
        assert!(!board(MatchPhase::FirstHalf, 7, 8, 1).can_decide(), "another half to come");
        assert!(!board(MatchPhase::FullTime, 7, 8, 1).can_decide());
    }
}
