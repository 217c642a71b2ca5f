//! The material of the celebration's net: cords drawn as a distance field, pushed by the ball.
use bevy::{
    asset::{load_internal_asset, uuid_handle},
    prelude::*,
    render::render_resource::AsBindGroup,
    shader::ShaderRef,
    sprite_render::{AlphaMode2d, Material2d, Material2dPlugin},
};

const NET: Handle<Shader> = uuid_handle!("71f2f3a4-4b70-4c7e-93f2-2b6f6a1f0c06");

/// A net with a cord every 34 units, on a unit rectangle that is scaled to its size.
#[derive(Asset, TypePath, AsBindGroup, Debug, Clone)]
pub struct NetMaterial {
    /// Size of the net, then the ball's position from its top left; design units.
    #[uniform(0)]
    pub frame: Vec4,
    /// Push by the ball (0..1), strength of the ripples (0..1), their phase, and opacity.
    #[uniform(1)]
    pub hit: Vec4,
}

impl NetMaterial {
    /// Returns `hit` at `seconds` after the strike (no push before) at this opacity; `still` leaves the ripples out.
    #[must_use]
    pub fn struck(seconds: f32, opacity: f32, still: bool) -> Vec4 {
        if still {
            return Vec4::new(1.0, 0.6, 0.0, opacity);
        }
        if seconds <= 0.0 {
            return Vec4::new(0.0, 0.0, 0.0, opacity);
        }
        // An overshooting spring; the rings start at the ball and fade.
        let push = 1.0 - (-seconds * 7.0).exp() * (seconds * 21.0).cos();
        let ripple = 1.1 * (1.0 - (-seconds * 20.0).exp()) * (-seconds * 1.1).exp();
        Vec4::new(push, ripple, seconds * 17.0, opacity)
    }
}

impl Material2d for NetMaterial {
    fn fragment_shader() -> ShaderRef {
        NET.into()
    }
    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }
}

/// Adds the material.
pub fn plugin(app: &mut App) {
    load_internal_asset!(app, NET, "net.wesl", crate::table::draw::ink::shader);
    app.add_plugins(Material2dPlugin::<NetMaterial>::default());
}
