//! Renders the picture of a card with its own camera into an image, independent of the window.

use std::io::Cursor;
use std::sync::Arc;

use bevy::camera::RenderTarget;
use bevy::camera::visibility::RenderLayers;
use bevy::ecs::schedule::ScheduleLabel;
use bevy::image::ImageFormat;
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy_egui::egui::LayerId;
use bevy_egui::{EguiContext, EguiSchedule};

use super::{Card, SIZE};
use crate::hud::pictures::Pictures;
use crate::theme::dressed;

/// The render layer of the camera; nothing else is drawn on it.
const LAYER: usize = 7;
/// Number of attempts before the picture is given up: the drawing may not be ready at once.
const TRIES: u32 = 600;

/// The egui pass that draws cards.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct CardPass;

/// The camera that sees that card, and nothing else.
#[derive(Component)]
struct CardCamera(Arc<Card>);

/// The last picture taken, with its camera.
#[derive(Resource, Default)]
pub(super) struct FinishedCapture(Option<(Entity, Image)>);

/// A picture that is being taken.
pub(super) struct PendingCapture {
    camera: Entity,
    image: Handle<Image>,
    exposure: Option<Entity>,
    tries: u32,
}

/// Adds the rendering of pictures.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FinishedCapture>().add_systems(CardPass, draw);
}

fn draw(mut easels: Query<(&CardCamera, &mut EguiContext)>, pictures: Pictures) {
    for (easel, mut context) in &mut easels {
        let painter = context.get_mut().layer_painter(LayerId::background());
        super::draw(&easel.0, &painter, pictures.painter());
    }
}

impl PendingCapture {
    /// Sets the card up in front of a camera.
    pub(super) fn new(card: Arc<Card>, images: &mut Assets<Image>, commands: &mut Commands) -> Self {
        let picture = Image::new_target_texture(SIZE.0, SIZE.1, TextureFormat::Rgba8UnormSrgb, None);
        let image = images.add(picture);
        let camera = commands.spawn((
            Name::new("card"),
            CardCamera(card),
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

    /// Continues taking the picture. Returns it once it is done, or `None` if it cannot be taken.
    pub(super) fn advance(
        &mut self,
        taken: &mut FinishedCapture,
        commands: &mut Commands,
    ) -> Option<Option<Image>> {
        self.tries += 1;
        let found = taken.0.take_if(|(exposure, _)| self.exposure == Some(*exposure)).map(|(_, image)| image);
        let again = found.is_some() || self.exposure.is_none();
        // The background is opaque, so a clear pixel means that nothing was drawn yet.
        let drawn = |image: &Image| {
            image.data.as_ref().is_some_and(|data| data.as_chunks::<4>().0.iter().all(|pixel| pixel[3] > 0))
        };
        let done = match found.filter(drawn) {
            Some(image) => Some(Some(image)),
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
        let seen = |shot: On<ScreenshotCaptured>, mut taken: ResMut<FinishedCapture>| {
            taken.0 = Some((shot.entity, shot.image.clone()));
        };
        self.exposure = Some(commands.spawn(Screenshot::image(self.image.clone())).observe(seen).id());
    }
}

/// Returns the picture as a PNG; `None` if its format cannot be converted.
pub(super) fn png(picture: Image) -> Option<Vec<u8>> {
    let mut file = Cursor::new(Vec::new());
    let format = ImageFormat::Png.as_image_crate_format()?;
    // The picture is opaque.
    picture.try_into_dynamic().ok()?.into_rgb8().write_to(&mut file, format).ok()?;
    Some(file.into_inner())
}

#[cfg(test)]
mod tests {
    use bevy::asset::RenderAssetUsages;
    use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};

    use super::*;

    #[test]
    fn a_picture_is_written_as_it_was_taken() {
        let mut taken = Image::new_target_texture(2, 1, TextureFormat::Rgba8UnormSrgb, None);
        taken.data = Some(vec![1, 2, 3, 255, 4, 5, 6, 255]);
        let file = png(taken).unwrap();
        assert_eq!(&file[..8], b"\x89PNG\r\n\x1a\n");
        let kind = ImageType::Extension("png");
        let sampler = ImageSampler::Default;
        let usage = RenderAssetUsages::MAIN_WORLD;
        let read =
            Image::from_buffer(&file, kind, CompressedImageFormats::NONE, true, sampler, usage).unwrap();
        assert_eq!((read.width(), read.height()), (2, 1));
        assert_eq!(read.data.unwrap(), [1, 2, 3, 255, 4, 5, 6, 255]);
    }
}
