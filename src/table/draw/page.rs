//! Pages of pictures. Everything that shows a part of a page shares one square and one material, so all cards of a
//! page take one draw call. A mesh tag holds the part number and its look.
//!
//! A card is a single mesh: its shadow, lit rim and veil are drawn by its shader.
use crate::table::draw::{ink::shader, paint};
use bevy::{
    asset::{RenderAssetUsages, load_internal_asset, uuid_handle},
    camera::visibility::NoFrustumCulling,
    mesh::{MeshTag, MeshVertexBufferLayoutRef},
    prelude::*,
    render::{
        render_resource::{
            AsBindGroup, BlendState, Extent3d, RenderPipelineDescriptor, SpecializedMeshPipelineError,
            TextureDimension, TextureFormat,
        },
        storage::ShaderBuffer,
    },
    shader::ShaderRef,
    sprite_render::{AlphaMode2d, Material2d, Material2dKey, Material2dPipeline, Material2dPlugin},
};
use stage::accent::AccentSet;
use stage::layout::CARD;
use stage::palette::{AMBER, CHALK, INK, NAVY};

const PAGE: Handle<Shader> = uuid_handle!("71f2f3a4-4b70-4c7e-93f2-2b6f6a1f0c0a");

/// A page of pictures with premultiplied colours in linear light.
#[derive(Asset, TypePath, AsBindGroup, Debug, Clone)]
#[bind_group_data(PageKind)]
pub struct PageMaterial {
    /// The image of the page.
    #[texture(0)]
    #[sampler(1)]
    pub image: Handle<Image>,
    /// The table of its parts, see [`page_regions`].
    #[storage(2, read_only, visibility(vertex))]
    pub parts: Handle<ShaderBuffer>,
    /// The colours of rim, shadow and veil.
    #[uniform(3)]
    pub coats: CardColours,
    /// The kind of its pictures.
    pub kind: PageKind,
}

/// The kind of a page's pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(C)]
pub enum PageKind {
    /// Cards with shadow, rim and veil.
    #[default]
    Cards,
    /// Pictures without effects.
    Plain,
}

impl From<&PageMaterial> for PageKind {
    fn from(page: &PageMaterial) -> Self {
        page.kind
    }
}

/// The colours drawn with a card. Frames use `rim`; a card without a picture is `blank` on `ink`.
#[derive(Clone, Copy, Debug, bevy::render::render_resource::ShaderType)]
pub struct CardColours {
    shadow: LinearRgba,
    rim: LinearRgba,
    veil: LinearRgba,
    blank: LinearRgba,
    ink: LinearRgba,
}

impl Default for CardColours {
    fn default() -> Self {
        let over = |colour, opacity| LinearRgba::from(paint(colour, opacity));
        Self {
            shadow: over(INK, 0.4),
            rim: over(AMBER, 1.0),
            veil: over(NAVY, 0.52),
            blank: over(CHALK, 1.0),
            ink: over(INK, 1.0),
        }
    }
}

impl Material2d for PageMaterial {
    fn vertex_shader() -> ShaderRef {
        PAGE.into()
    }
    fn fragment_shader() -> ShaderRef {
        PAGE.into()
    }
    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }
    fn specialize(
        _: &Material2dPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        layout: &MeshVertexBufferLayoutRef,
        key: Material2dKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        descriptor.vertex.buffers =
            vec![layout.0.get_layout(&[Mesh::ATTRIBUTE_POSITION.at_shader_location(0)])?];
        if let Some(fragment) = &mut descriptor.fragment {
            for target in fragment.targets.iter_mut().flatten() {
                target.blend = Some(BlendState::PREMULTIPLIED_ALPHA_BLENDING);
            }
            if key.bind_group_data == PageKind::Cards {
                fragment.shader_defs.push("CARDS".into());
            }
        }
        if key.bind_group_data == PageKind::Cards {
            descriptor.vertex.shader_defs.push("CARDS".into());
        }
        Ok(())
    }
}

/// A part of a page as the shader reads it. It consists of left, top, right and bottom (0..=1 of the page), half
/// width and half height (design units), and two unused numbers.
type PageRegion = [f32; 8];

/// Makes the table of a page's parts. The first entry is always the card without a picture.
#[must_use]
pub fn page_regions(of: impl IntoIterator<Item = (Rect, Vec2)>) -> ShaderBuffer {
    let blank = (Rect::new(0.0, 0.0, 0.0, 0.0), Vec2::new(CARD.0, CARD.1));
    let part = |(uv, size): (Rect, Vec2)| -> PageRegion {
        [uv.min.x, uv.min.y, uv.max.x, uv.max.y, size.x / 2.0, size.y / 2.0, 0.0, 0.0]
    };
    let all: Vec<PageRegion> = std::iter::once(blank).chain(of).map(part).collect();
    ShaderBuffer::new(all, RenderAssetUsages::RENDER_WORLD)
}

/// The part of its page that a thing shows, and its look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShownPart {
    /// The part, from 1; 0 for a card without a picture.
    pub part: u16,
    /// True for a glow.
    pub lit: bool,
    /// The frames round the picture.
    pub frames: AccentSet,
    /// True for a dark veil.
    pub veil: bool,
    /// Steps by which the shadow lies further from the card, away from the lamps: 0..=3. It moves no card.
    pub shadow_step: u8,
    /// Transparency: 0 opaque, 255 invisible.
    pub faded: u8,
}

impl ShownPart {
    /// Returns that part without effects.
    #[must_use]
    pub fn plain(part: u16) -> Self {
        Self { part, ..Self::default() }
    }

    /// Packs the values for the shader.
    #[must_use]
    pub fn tag(self) -> MeshTag {
        let flag = |on: bool, bit: u32| u32::from(on) << bit;
        let step = u32::from(self.shadow_step.min(3)) << 22;
        MeshTag::new(
            u32::from(self.part)
                | flag(self.lit, 16)
                | flag(self.veil, 17)
                | u32::from(self.frames.bits()) << 18
                | step
                | u32::from(self.faded) << 24,
        )
    }
}

/// Returns the tag with another opacity, 0..=1.
#[must_use]
pub fn faded(tag: &MeshTag, opacity: f32) -> MeshTag {
    let gone = (255.0 * (1.0 - opacity.clamp(0.0, 1.0))) as u32;
    MeshTag::new(tag.value & 0x00ff_ffff | gone << 24)
}

/// The shape that all pages share, and a substitute page for missing ones.
#[derive(Resource, Debug)]
pub struct AtlasQuad {
    mesh: Handle<Mesh>,
    blank: Handle<PageMaterial>,
}

impl FromWorld for AtlasQuad {
    fn from_world(world: &mut World) -> Self {
        // All things share one mesh, so they share its place on the graphics card.
        let mesh = Mesh::from(Rectangle::new(2.0, 2.0));
        let one = Extent3d { width: 1, height: 1, depth_or_array_layers: 1 };
        let white = Image::new_fill(
            one,
            TextureDimension::D2,
            &[255; 4],
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::RENDER_WORLD,
        );
        let image = world.resource_mut::<Assets<Image>>().add(white);
        let parts = world.resource_mut::<Assets<ShaderBuffer>>().add(page_regions([]));
        let blank = PageMaterial { image, parts, coats: CardColours::default(), kind: PageKind::Cards };
        Self {
            mesh: world.resource_mut::<Assets<Mesh>>().add(mesh),
            blank: world.resource_mut::<Assets<PageMaterial>>().add(blank),
        }
    }
}

impl AtlasQuad {
    /// Returns the components of a thing that shows a part of that page. Without a page it is a blank card.
    #[must_use]
    pub fn showing(&self, page: Option<&Handle<PageMaterial>>, shown: ShownPart) -> impl Bundle + use<> {
        (
            Mesh2d(self.mesh.clone()),
            MeshMaterial2d(page.unwrap_or(&self.blank).clone()),
            shown.tag(),
            NoFrustumCulling,
        )
    }
}

/// Adds the material.
pub fn plugin(app: &mut App) {
    load_internal_asset!(app, PAGE, "page.wesl", shader);
    app.add_plugins(Material2dPlugin::<PageMaterial>::default()).init_resource::<AtlasQuad>();
}
