//! A plugin for each game. It registers the game in [`GameRegistry`] and writes the game's own events as messages
//! while the table shows them. Systems that only one game has react to them; they lie in a file of that game here.
//! The rules themselves are in the games' crates. What all games show alike needs no such system: the game's stage
//! puts it into scenes and steps.

mod soccer17;
mod soccer_cards;
mod soccer_go;

use std::marker::PhantomData;
use std::sync::Arc;

use bevy::prelude::*;

use crate::flow::frame::FrameSet;
use crate::table::cards::ShownScene;
use crate::table::playback::{AnimationStepStarted, start_due_steps};
use ai::HasBots;
use engine::Game;
use games::dyn_game::DynGame;
use games::erased::ErasedGame;
use games::for_each_game;
use games::soccer_go::SoccerGo;
use games::soccer17::Soccer17;
use stage::StagedGame;
use stage::scene::Scene;

/// The games whose plugins were added to the app, in the order of the title page.
#[derive(Resource, Default, Clone)]
pub struct GameRegistry(Vec<&'static dyn DynGame>);

impl GameRegistry {
    /// Iterates over the games in their order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &'static dyn DynGame> + '_ {
        self.0.iter().copied()
    }
}

/// An event of the game `G`, written when the first step that shows it starts. It holds what the audience may see.
#[derive(Message, Clone, Debug)]
pub struct GameEvent<G: Game> {
    /// The event, as the audience may see it.
    pub event: G::Event,
    /// The table before that step.
    pub before: Arc<Scene>,
    /// The table at the end of that step.
    pub after: Arc<Scene>,
    /// True if its step is skipped: react without sound and without movement.
    pub skipped: bool,
}

/// The systems that read the events of the game with this id.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
struct GameReactions(&'static str);

/// Registers the game `G` in the [`GameRegistry`], and writes its events.
pub struct GamePresentationPlugin<G>(PhantomData<fn() -> G>);

impl<G> Default for GamePresentationPlugin<G> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<G: StagedGame + HasBots> Plugin for GamePresentationPlugin<G> {
    fn build(&self, app: &mut App) {
        app.init_resource::<GameRegistry>();
        app.world_mut().resource_mut::<GameRegistry>().0.push(const { &ErasedGame::<G>::new() });
        app.add_message::<GameEvent<G>>().add_systems(
            Update,
            emit::<G>.in_set(FrameSet::StartSteps).after(start_due_steps).before(GameReactions(G::ID)),
        );
    }
}

/// Writes the events that the steps of this frame begin to show.
fn emit<G: Game>(
    mut started: MessageReader<AnimationStepStarted>,
    shown: Res<ShownScene>,
    mut events: MessageWriter<GameEvent<G>>,
) {
    let mut before = Arc::clone(&shown.0);
    for AnimationStepStarted { step, skipped } in started.read() {
        let (after, skipped) = (Arc::clone(&step.scene), *skipped);
        let before = std::mem::replace(&mut before, Arc::clone(&after));
        let event = step.event.as_ref().and_then(|shown| shown.get::<G::Event>()).cloned();
        events.write_batch(event.map(|event| GameEvent { event, before, after, skipped }));
    }
}

/// Adds the rules of every game of this build, and what only one game shows and sounds.
pub fn plugin(app: &mut App) {
    macro_rules! add {
        ($($game:ty),+ $(,)?) => { app.add_plugins(($(GamePresentationPlugin::<$game>::default(),)+)) };
    }
    for_each_game!(add);
    // One match is shown at a time, so the systems of two games may run in any order.
    let [one, other] = [Soccer17::ID, SoccerGo::ID].map(GameReactions);
    app.configure_sets(
        Update,
        (
            one.clone().in_set(FrameSet::StartSteps).ambiguous_with(other.clone()),
            other.in_set(FrameSet::StartSteps),
        ),
    )
    .add_plugins((soccer17::plugin, soccer_cards::plugin, soccer_go::plugin));
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seat;
    use engine::toy::ToyGame;
    use games::GAMES;
    use games::penalties::{Event, Penalties};
    use stage::shown_event::ShownEvent;
    use stage::step::AnimationStep;

    #[test]
    fn every_game_has_its_rule_plugin_in_the_order_of_the_title() {
        let mut app = App::new();
        app.add_message::<AnimationStepStarted>().init_resource::<ShownScene>();
        plugin(&mut app);
        let registered: Vec<&str> =
            app.world().resource::<GameRegistry>().iter().map(|game| game.id()).collect();
        let known: Vec<&str> = GAMES.iter().map(|game| game.id()).collect();
        assert_eq!(registered, known);
    }

    #[test]
    fn an_event_reaches_only_readers_of_its_game() {
        let mut app = App::new();
        app.add_message::<AnimationStepStarted>()
            .add_message::<GameEvent<ToyGame>>()
            .add_message::<GameEvent<Penalties>>()
            .init_resource::<ShownScene>()
            .add_systems(Update, (emit::<ToyGame>, emit::<Penalties>));
        let toss = Event::Tossed { first: Seat::Away };
        let shown =
            AnimationStep { event: Some(ShownEvent::new(toss)), ..AnimationStep::new(Scene::default(), 0.0) };
        for (step, skipped) in [(shown, true), (AnimationStep::new(Scene::default(), 0.0), false)] {
            app.world_mut().write_message(AnimationStepStarted { step, skipped });
        }
        app.update();
        let mut events = app.world_mut().resource_mut::<Messages<GameEvent<Penalties>>>();
        let events: Vec<_> = events.drain().map(|events| (events.event, events.skipped)).collect();
        assert_eq!(events, [(toss, true)]);
        assert!(app.world().resource::<Messages<GameEvent<ToyGame>>>().is_empty());
    }
}
