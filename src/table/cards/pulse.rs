//! A frame of light that widens round a card and fades: for a card of which one game wants to say that it counts now.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::TableCard;
use crate::flow::frame::FrameSet;
use crate::table::draw::ink::SketchMaterial;
use crate::table::draw::sketch::{Sketch, tone};
use crate::table::motion::AnimationSpeed;
use stage::layout::CARD;
use stage::palette::AMBER;
use stage::scene::CardId;

/// Lights the card with this id, [`stage::scene::CardView::id`]. Nothing happens if the table has no such card, or if
/// movement is reduced.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardPulse(pub CardId);

/// Seconds at speed 1 that the light lasts.
const SECS: f32 = 0.7;
/// The scale of the frame at its end; it begins at the card's edge.
const WIDEST: f32 = 1.28;

/// The light round a card, a child of the card: the seconds since it began.
#[derive(Component, Debug)]
struct PulseFrame(f32);

/// Adds the lights.
pub(super) fn plugin(app: &mut App) {
    // They move what no other system moves.
    let lights = (begin, widen).chain().in_set(FrameSet::Animate).ambiguous_with(FrameSet::Animate);
    app.add_message::<CardPulse>().add_systems(Update, lights);
}

fn begin(
    mut asked: MessageReader<CardPulse>,
    speed: Res<AnimationSpeed>,
    cards: Query<(Entity, &TableCard)>,
    (mut meshes, mut inks): (ResMut<Assets<Mesh>>, ResMut<Assets<SketchMaterial>>),
    mut commands: Commands,
) {
    for CardPulse(id) in asked.read() {
        let Some((card, _)) = cards.iter().find(|(_, card)| card.id == *id).filter(|_| speed.moves()) else {
            continue;
        };
        let (w, h) = CARD;
        let mut sketch = Sketch::new();
        sketch.frame(-w / 2.0, -h / 2.0, w, h, 18.0, 9.0, tone(AMBER, 1.0));
        commands.entity(card).with_child((
            Name::new("pulse"),
            PulseFrame(0.0),
            Mesh2d(meshes.add(sketch.mesh())),
            MeshMaterial2d(inks.add(SketchMaterial::new(1.0))),
            Transform::from_xyz(0.0, 0.0, 0.3),
            NoFrustumCulling,
        ));
    }
}

fn widen(
    (time, speed): (Res<Time>, Res<AnimationSpeed>),
    mut frames: Query<(Entity, &mut PulseFrame, &mut Transform, &MeshMaterial2d<SketchMaterial>)>,
    mut inks: ResMut<Assets<SketchMaterial>>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, mut frame, mut place, ink) in &mut frames {
        redraw.write(RequestRedraw);
        frame.0 += speed.delta(&time);
        let share = (frame.0 / SECS).min(1.0);
        let eased = 1.0 - (1.0 - share).powi(3);
        place.scale = Vec2::splat(1.0 + (WIDEST - 1.0) * eased).extend(1.0);
        if let Some(mut ink) = inks.get_mut(&ink.0) {
            *ink = SketchMaterial::new(1.0 - share);
        }
        if share >= 1.0 {
            commands.entity(entity).despawn();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the lights after some frames of a tenth of a second, once a pulse of that card was asked for.
    fn lights(tempo: AnimationSpeed, asked: u16, frames: usize) -> usize {
        let mut app = App::new();
        app.init_resource::<Assets<Mesh>>()
            .init_resource::<Assets<SketchMaterial>>()
            .init_resource::<Time>()
            .insert_resource(tempo)
            .add_message::<RequestRedraw>()
            .add_plugins(plugin);
        let (face, look) = (String::new(), stage::scene::CardHighlight::Plain);
        app.world_mut().spawn(TableCard { id: CardId(7), face: face.clone(), index: 0, look, drawn: face });
        app.world_mut().write_message(CardPulse(CardId(asked)));
        for _ in 0..frames {
            app.world_mut().resource_mut::<Time>().advance_by(std::time::Duration::from_millis(100));
            app.update();
        }
        app.world_mut().query::<&PulseFrame>().iter(app.world()).count()
    }

    #[test]
    fn a_card_is_lit_for_a_moment_if_it_is_there_and_things_move() {
        let moving = AnimationSpeed::default();
        assert_eq!([1, 5, 12].map(|frames| lights(moving, 7, frames)), [1, 1, 0]);
        assert_eq!(lights(moving, 8, 1), 0, "no such card");
        assert_eq!(lights(AnimationSpeed { reduced: true, ..moving }, 7, 1), 0);
    }
}
