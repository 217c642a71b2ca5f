//! What only Soccer 17 shows and sounds: stars that are won, and the last turn of a half.

use bevy::prelude::*;

use super::{GameEvent, GameReactions};
use crate::audio::PlayCue;
use crate::table::cards::pulse::CardPulse;
use engine::Game;
use games::soccer17::stage::{STAR, TIMER};
use games::soccer17::{Event, Soccer17};
use stage::cue::{CrowdSound, Cue};

/// Adds the reactions to the game's events.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, react.in_set(GameReactions(Soccer17::ID)));
}

/// S17-8: lights the star card as the own end applauds. S17-14: lights the timer as the crowd claps through the last
/// turn of a half.
fn react(
    mut events: MessageReader<GameEvent<Soccer17>>,
    mut pulses: MessageWriter<CardPulse>,
    mut cues: MessageWriter<PlayCue>,
) {
    for GameEvent { event, before, after, skipped } in events.read() {
        let (card, crowd, side) = match event {
            Event::StarsGained { by, .. } => (STAR, CrowdSound::Applause, Some(*by)),
            Event::TurnEnded { .. } if after.board.is_last_turn() && !before.board.is_last_turn() => {
                (TIMER, CrowdSound::Chant, None)
            }
            _ => continue,
        };
        if !skipped {
            pulses.write(CardPulse(card));
            cues.write(PlayCue(Cue::Crowd(crowd, side)));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use engine::Seat;
    use games::soccer17::stage::{STAR, TIMER};
    use stage::scene::{CardId, Scene, Scoreboard};

    /// Returns the cards lit and the sounds of the crowd after these events. Each event has the numbers of turns done
    /// before and after it, of four, and whether it is skipped.
    fn reactions(events: &[(Event, [u32; 2], bool)]) -> (Vec<CardId>, Vec<Cue>) {
        let mut app = App::new();
        app.add_message::<GameEvent<Soccer17>>()
            .add_message::<CardPulse>()
            .add_message::<PlayCue>()
            .add_plugins(plugin);
        for (event, done, skipped) in events {
            let [before, after] = done.map(|done| {
                let board = Scoreboard { done, of: 4, ..Scoreboard::default() };
                Arc::new(Scene { board, ..Scene::default() })
            });
            let (event, skipped) = (*event, *skipped);
            app.world_mut().write_message(GameEvent::<Soccer17> { event, before, after, skipped });
        }
        app.update();
        let pulses =
            app.world_mut().resource_mut::<Messages<CardPulse>>().drain().map(|pulse| pulse.0).collect();
        let cues = app.world_mut().resource_mut::<Messages<PlayCue>>().drain().map(|play| play.0).collect();
        (pulses, cues)
    }

    #[test]
    fn a_star_and_the_last_turn_are_seen_and_heard() {
        let star = Event::StarsGained { by: Seat::Away, stars: 1 };
        let turn = Event::TurnEnded { time: 40 };
        let applause = Cue::Crowd(CrowdSound::Applause, Some(Seat::Away));
        let claps = Cue::Crowd(CrowdSound::Chant, None);
        assert_eq!(reactions(&[(star, [1, 1], false)]), (vec![STAR], vec![applause]));
        assert_eq!(reactions(&[(star, [1, 1], true)]), (vec![], vec![]), "a skipped step is silent");
        assert_eq!(reactions(&[(turn, [1, 2], false)]), (vec![], vec![]));
        let both = [(turn, [2, 3], false), (turn, [3, 3], false)];
        assert_eq!(
            reactions(&both),
            (vec![TIMER], vec![claps]),
            "the end of the last turn does not tell it again"
        );
    }
}
