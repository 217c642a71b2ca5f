//! What only Soccer-Go shows and sounds: the track of passes, and the end that claps an attack forward.

mod pass_track;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiPrimaryContextPass;

use super::{GameEvent, GameReactions};
use crate::audio::PlayCue;
use crate::hud::GamePanels;
use crate::table::cards::TableReset;
use crate::table::motion::AnimationSpeed;
use engine::Game;
use games::soccer_go::stage::track::PassTrackView;
use games::soccer_go::{Event, SoccerGo};
use stage::cue::{CrowdSound, Cue};

/// Number of passes left before the shot when the attacker's end begins to clap.
const CLAPS: usize = 2;
/// Seconds at speed 1 for which a slot that was just filled is lit.
const LIT: f32 = 0.6;

/// The slot of the track that was filled last, while it is lit.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
struct FilledSlot(Option<LitSlot>);

/// A lit slot.
#[derive(Clone, Copy, Debug, PartialEq)]
struct LitSlot {
    /// Its index, from 0.
    slot: usize,
    /// Seconds at speed 1 since it was filled.
    age: f32,
}

/// Adds the track and the reactions to the game's events.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FilledSlot>()
        .add_systems(Update, (fade, react).chain().in_set(GameReactions(SoccerGo::ID)))
        .add_systems(EguiPrimaryContextPass, pass_track::draw.in_set(GamePanels));
}

/// SGO-5: lights the slot that a pass fills; the attacker's end claps before the last passes.
fn react(
    mut events: MessageReader<GameEvent<SoccerGo>>,
    tempo: Res<AnimationSpeed>,
    mut filled: ResMut<FilledSlot>,
    mut cues: MessageWriter<PlayCue>,
) {
    for GameEvent { event, after, .. } in events.read().filter(|event| !event.skipped) {
        if let Event::PassCompleted { filled: slots, .. } = event {
            let slot = usize::from(*slots).checked_sub(1);
            filled.0 = slot.filter(|_| tempo.moves()).map(|slot| LitSlot { slot, age: 0.0 });
            let left = after.extension().map(PassTrackView::left);
            if left == Some(CLAPS) {
                cues.write(PlayCue(Cue::Crowd(CrowdSound::Chant, after.board.possession)));
            }
        }
    }
}

/// Advances the light of the slot; another match begins without one.
fn fade(
    (time, speed): (Res<Time>, Res<AnimationSpeed>),
    mut resets: MessageReader<TableReset>,
    mut filled: ResMut<FilledSlot>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let reset = resets.read().count() > 0;
    let Some(lit) = &mut filled.0 else { return };
    redraw.write(RequestRedraw);
    lit.age += speed.delta(&time);
    if reset || lit.age >= LIT {
        filled.0 = None;
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use engine::Seat;
    use games::soccer_go::NumberSet;
    use games::soccer_go::stage::track::TrackSlot;
    use stage::dyn_value::DynValue;
    use stage::scene::{Scene, Scoreboard};
    use words::DisplayText;

    /// Returns the lit slot and the sounds after a pass that fills that many of the seven slots.
    fn reactions(filled: u8, reduced: bool) -> (Option<usize>, Vec<Cue>) {
        let mut app = App::new();
        app.insert_resource(AnimationSpeed { reduced, ..AnimationSpeed::default() })
            .init_resource::<Time>()
            .init_resource::<FilledSlot>()
            .add_message::<GameEvent<SoccerGo>>()
            .add_message::<PlayCue>()
            .add_systems(Update, react);
        let slot = |k: u8| TrackSlot {
            text: (k < filled).then_some(DisplayText::EMPTY),
            name: DisplayText::EMPTY,
            now: k == filled,
        };
        let track = PassTrackView { passes: (0..7).map(slot).collect(), shot: slot(7) };
        let board = Scoreboard { possession: Some(Seat::Home), ..Scoreboard::default() };
        let scene = Scene { board, extension: Some(DynValue::new(track)), ..Scene::default() };
        let event = Event::PassCompleted { pass: filled, spent: NumberSet::NONE, filled };
        app.world_mut().write_message(GameEvent::<SoccerGo> {
            event,
            before: Arc::default(),
            after: Arc::new(scene),
            skipped: false,
        });
        app.update();
        let cues = app.world_mut().resource_mut::<Messages<PlayCue>>().drain().map(|play| play.0).collect();
        (app.world().resource::<FilledSlot>().0.map(|lit| lit.slot), cues)
    }

    #[test]
    fn a_pass_lights_its_slot_and_the_end_claps_before_the_last_two() {
        assert_eq!(reactions(1, false), (Some(0), vec![]));
        let claps = Cue::Crowd(CrowdSound::Chant, Some(Seat::Home));
        assert_eq!(reactions(5, false), (Some(4), vec![claps]));
        assert_eq!(reactions(6, true), (None, vec![]), "nothing is lit where nothing moves");
    }
}
