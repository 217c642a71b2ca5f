//! Takes the picture: a camera of its own with a canvas of its own, whatever the window shows.

use std::sync::Arc;

use bevy::camera::RenderTarget;
use bevy::camera::visibility::RenderLayers;
use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy_egui::egui::LayerId;
use bevy_egui::{EguiContext, EguiSchedule};

use super::{Card, SIZE};
use crate::theme::dressed;

/// Nobody else draws on this layer.
const LAYER: usize = 7;
/// Tries until it is given up: what it is drawn with comes in late.
const TRIES: u32 = 600;

/// The pass in which cards are drawn.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct CardPass;

/// The camera that sees that card, and nothing else.
#[derive(Component)]
struct Easel(Arc<Card>);

/// What was taken last, and with which exposure.
#[derive(Resource, Default)]
pub(super) struct Taken(Option<(Entity, Vec<u8>)>);

/// A picture being taken.
pub(super) struct Shot {
    camera: Entity,
    image: Handle<Image>,
    exposure: Option<Entity>,
    tries: u32,
}

/// Adds it.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Taken>().add_systems(CardPass, draw);
}

fn draw(mut easels: Query<(&Easel, &mut EguiContext)>) {
    for (easel, mut context) in &mut easels {
        super::draw(&easel.0, &context.get_mut().layer_painter(LayerId::background()));
    }
}

impl Shot {
    /// Sets the card up before a camera.
    pub(super) fn new(card: Arc<Card>, images: &mut Assets<Image>, commands: &mut Commands) -> Self {
        let picture = Image::new_target_texture(SIZE.0, SIZE.1, TextureFormat::Rgba8UnormSrgb, None);
        let image = images.add(picture);
        let camera = commands.spawn((
            Name::new("match card"),
            Easel(card),
            Camera2d,
            Msaa::Off,
            Camera { order: -2, clear_color: ClearColorConfig::Custom(Color::NONE), ..default() },
            RenderTarget::Image(image.clone().into()),
            RenderLayers::layer(LAYER),
            dressed(),
            EguiSchedule::new(CardPass),
        ));
        Self { camera: camera.id(), image, exposure: None, tries: 0 }
    }

    /// Goes on; the picture in rows of RGBA once it is taken, or none where it cannot be.
    pub(super) fn go_on(&mut self, taken: &mut Taken, commands: &mut Commands) -> Option<Option<Vec<u8>>> {
        self.tries += 1;
        let found = taken.0.take_if(|(exposure, _)| self.exposure == Some(*exposure)).map(|(_, bytes)| bytes);
        let again = found.is_some() || self.exposure.is_none();
        // The ground covers everything: where it is clear, nothing was drawn yet.
        let done = match found.filter(|bytes| bytes.as_chunks::<4>().0.iter().all(|pixel| pixel[3] > 0)) {
            Some(bytes) => Some(Some(bytes)),
            None if self.tries > TRIES => Some(None),
            None => None,
        };
        if done.is_some() {
            commands.entity(self.camera).despawn();
        } else if again {
            self.expose(commands);
        }
        done
    }

    fn expose(&mut self, commands: &mut Commands) {
        let seen = |shot: On<ScreenshotCaptured>, mut taken: ResMut<Taken>| {
            taken.0 = Some((shot.entity, shot.image.data.clone().unwrap_or_default()));
        };
        self.exposure = Some(commands.spawn(Screenshot::image(self.image.clone())).observe(seen).id());
    }
}

/// The picture as a PNG.
///
/// # Errors
/// The bytes are not those of a picture of that size.
pub(super) fn png(rgba: &[u8], (wide, high): (u32, u32)) -> Result<Vec<u8>, png::EncodingError> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, wide, high);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    let rgb: Vec<u8> = rgba.as_chunks::<4>().0.iter().flat_map(|[r, g, b, _]| [*r, *g, *b]).collect();
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&rgb)?;
    writer.finish()?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_written_as_it_was_taken() {
        let rgba = [1, 2, 3, 255, 4, 5, 6, 255];
        let file = png(&rgba, (2, 1)).unwrap();
        let mut reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().unwrap();
        let mut rgb = [0; 6];
        reader.next_frame(&mut rgb).unwrap();
        assert_eq!((reader.info().width, reader.info().height, rgb), (2, 1, [1, 2, 3, 4, 5, 6]));
        assert!(png(&rgba, (3, 1)).is_err());
    }
}
