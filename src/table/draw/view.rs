//! The table's camera: its scale, crisp text at that scale, and the shake of a goal.
use super::paint;
use crate::flow::clubs::CurrentClubs;
use crate::flow::frame::FrameSet;
use art::card_text_renderer;
use bevy::{
    camera::ScalingMode,
    ecs::system::SystemParam,
    prelude::*,
    text::{FontAtlasSet, FontSource},
    transform::TransformSystems,
    window::RequestRedraw,
};
use stage::{
    layout::{SHEET_H, SHEET_W},
    palette::NAVY,
};
use std::sync::Arc;
use words::{self, Localization};

/// Marks the camera that shows the table.
#[derive(Component, Default, Debug)]
pub struct TableCamera;

/// Returns the components of the table's camera. The whole sheet is always in view; more of the stands fills the
/// rest.
#[must_use]
pub fn table_camera() -> impl Bundle {
    (
        TableCamera,
        Camera2d,
        Msaa::Off,
        Camera { clear_color: ClearColorConfig::Custom(paint(NAVY, 1.0)), ..default() },
        Projection::Orthographic(OrthographicProjection {
            scaling_mode: ScalingMode::AutoMin { min_width: SHEET_W, min_height: SHEET_H },
            ..OrthographicProjection::default_2d()
        }),
    )
}

/// Text with a height in design units, rasterized at its size on the screen.
#[derive(Component, Clone, Copy, Debug)]
#[require(Text2d, TextScale)]
pub struct CrispText {
    /// Height of the font, design units.
    pub size: f32,
}

/// An extra scale of crisp text. Animations change this instead of the transform's scale.
#[derive(Component, Clone, Copy, Debug)]
pub struct TextScale(pub f32);

impl Default for TextScale {
    fn default() -> Self {
        Self(1.0)
    }
}

/// The game's typefaces, embedded in the program.
#[derive(Resource, Clone, Debug)]
pub struct TableFonts {
    /// Extra bold italic display face, for shouts.
    pub shout: Handle<Font>,
    /// Bold display face, for figures and names.
    pub display: Handle<Font>,
}

impl FromWorld for TableFonts {
    fn from_world(world: &mut World) -> Self {
        let mut fonts = world.resource_mut::<Assets<Font>>();
        let [shout, display] = [card_text_renderer::HEADLINE, card_text_renderer::DISPLAY]
            .map(|face| fonts.add(Font::from_bytes(face.to_vec())));
        Self { shout, display }
    }
}

/// Notices another language, or other clubs at the table: a system has to write its lettering again, since texts name
/// clubs.
#[derive(SystemParam)]
pub(in crate::table) struct TextChanges<'w, 's> {
    current_clubs: Res<'w, CurrentClubs>,
    known: Local<'s, Option<(Arc<Localization>, CurrentClubs)>>,
}

impl TextChanges<'_, '_> {
    /// Returns true in the first call, and in the first one after the language or a club changed.
    pub(in crate::table) fn changed(&mut self) -> bool {
        self.differs(words::current())
    }

    fn differs(&mut self, spoken: Arc<Localization>) -> bool {
        let met = *self.current_clubs;
        let same =
            self.known.as_ref().is_some_and(|(words, clubs)| Arc::ptr_eq(words, &spoken) && *clubs == met);
        *self.known = Some((spoken, met));
        !same
    }
}

/// Returns the components of a crisp text of this size (design units).
#[must_use]
pub fn crisp(text: impl Into<String>, face: &Handle<Font>, size: f32, colour: Color) -> impl Bundle {
    (
        Text2d::new(text),
        TextFont { font: FontSource::Handle(face.clone()), font_size: FontSize::Px(size), ..default() },
        TextColor(colour),
        CrispText { size },
    )
}

/// The shake of the table's camera; it decays.
#[derive(Resource, Default, Debug, Reflect)]
#[reflect(Resource)]
pub struct CameraShake {
    /// Amplitude, design units.
    pub strength: f32,
    /// Remaining time, seconds.
    pub left: f32,
    /// Total time, seconds.
    pub whole: f32,
    /// The camera's position at rest while it shakes.
    rest: Option<Vec3>,
}

impl CameraShake {
    /// Starts to shake with this amplitude (design units) and duration (seconds).
    pub fn start(&mut self, strength: f32, seconds: f32) {
        (self.strength, self.left, self.whole) = (strength, seconds, seconds);
    }

    /// Returns true if the camera is away from its rest position.
    #[must_use]
    pub const fn shakes(&self) -> bool {
        self.left > 0.0 || self.rest.is_some()
    }

    /// Ends the shake, if there is one, with the camera at rest there.
    pub fn stop_at(&mut self, rest: Vec3) {
        if self.rest.is_some() {
            (self.left, self.rest) = (0.0, Some(rest));
        }
    }

    /// Stops the shake at once.
    pub const fn stop(&mut self) {
        self.left = 0.0;
    }
}

/// Rasterizes crisp text for its size on the screen. Glyphs of former sizes are freed; for every past window size
/// they would fill megabytes.
pub(in crate::table) fn sharpen(
    camera: Single<(&Camera, &Projection), With<TableCamera>>,
    mut texts: Query<(&CrispText, &TextScale, &mut TextFont, &mut Transform)>,
    letters: Option<ResMut<FontAtlasSet>>,
    mut before: Local<f32>,
) {
    let (camera, Projection::Orthographic(view)) = *camera else { return };
    let Some(size) = camera.logical_viewport_size() else { return };
    if view.area.height() <= 0.0 {
        return;
    }
    let scale = size.y / view.area.height();
    let another = *before != scale;
    if another && let Some(mut letters) = letters {
        letters.clear();
    }
    *before = scale;
    for (text, grow, mut font, mut place) in &mut texts {
        if another {
            font.set_changed();
        }
        let px = (text.size * scale).round().max(1.0);
        if font.font_size != FontSize::Px(px) {
            font.font_size = FontSize::Px(px);
        }
        let want = Vec3::splat(text.size / px * grow.0);
        if place.scale != want {
            place.scale = want;
        }
    }
}

/// Shakes the camera.
pub(in crate::table) fn shake(
    time: Res<Time>,
    mut shake: ResMut<CameraShake>,
    mut camera: Single<&mut Transform, With<TableCamera>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if shake.left <= 0.0 && shake.rest.is_none() {
        return;
    }
    let rest = *shake.rest.get_or_insert(camera.translation);
    shake.left = (shake.left - time.delta_secs()).max(0.0);
    if shake.left > 0.0 {
        let fade = (shake.left / shake.whole.max(0.01)).powi(2) * shake.strength * 0.5;
        let t = (shake.whole - shake.left) * 60.0;
        let off = Vec2::new((t * 1.13).sin() + (t * 0.71).sin(), (t * 0.93).cos() + (t * 1.37).sin()) * fade;
        camera.translation = rest + off.extend(0.0);
    } else {
        camera.translation = rest;
        shake.rest = None;
    }
    redraw.write(RequestRedraw);
}

/// Adds crisp text and the shake.
pub fn plugin(app: &mut App) {
    app.register_type::<CameraShake>();
    app.init_resource::<CameraShake>()
        .init_resource::<TableFonts>()
        .add_systems(Update, sharpen.in_set(FrameSet::Animate))
        .add_systems(PostUpdate, shake.in_set(FrameSet::PrepareRender).before(TransformSystems::Propagate));
}

#[cfg(test)]
mod tests {
    use super::*;
    use clubs::MatchClubs;
    use engine::BySeat;

    #[test]
    fn a_change_of_language_or_clubs_is_noticed_once() {
        let mut world = World::new();
        world.init_resource::<CurrentClubs>();
        let read = |In(now): In<Arc<Localization>>, mut wording: TextChanges| wording.differs(now);
        let read = world.register_system(read);
        let (language, _) = words::Language::read("de", Vec::new()).unwrap();
        let (english, german) = (Arc::clone(Localization::english()), Arc::new(Localization::of(language)));
        let seen = [&english, &english, &german, &german]
            .map(|now| world.run_system_with(read, Arc::clone(now)).unwrap());
        assert_eq!(seen, [true, false, true, false]);
        let ids = BySeat::new("ursova".to_owned(), "jarnholt".to_owned());
        world.insert_resource(CurrentClubs(MatchClubs::from_ids(Some(&ids))));
        let seen =
            [&german, &german, &english].map(|now| world.run_system_with(read, Arc::clone(now)).unwrap());
        assert_eq!(seen, [true, false, true]);
    }
}
