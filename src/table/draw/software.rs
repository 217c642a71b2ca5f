//! Sprites without branches. Mesa's renderer in software compiles a shader anew, in every frame, for each value of a uniform
//! that a branch hangs on, and keeps them all: with the engine's shader of sprites, which branches on what kind of sprite
//! it is, memory grows by one to two MiB a frame. It gets one that does not branch. Where textures come in arrays, on
//! almost every card of silicon, the engine has another shader, without uniforms; that one stays.
use crate::flow::frame::Frame;
use bevy::{
    prelude::*,
    render::{renderer::RenderDevice, settings::WgpuFeatures},
};

/// Where the engine keeps the part of its shader of sprites that branches.
const ENGINES: &str = "embedded://bevy_sprite_render/sprite_mesh/functions.wesl";
/// What takes its place: all that our sprites use, parts of a picture, tints, pictures cut in nine and stretched.
const OURS: &str = include_str!("sprite.wesl");

/// Adds the exchange.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, exchange.in_set(Frame::Input).run_if(resource_exists::<Assets<Shader>>));
}

/// Once the engine's has come in, ours takes its place.
fn exchange(
    mut events: MessageReader<AssetEvent<Shader>>,
    server: Res<AssetServer>,
    device: Option<Res<RenderDevice>>,
    mut shaders: ResMut<Assets<Shader>>,
    mut done: Local<bool>,
) {
    let came_in = events.read().any(|event| matches!(event, AssetEvent::Added { .. }));
    let Some(device) = device.filter(|_| came_in && !*done) else { return };
    if device.features().contains(WgpuFeatures::TEXTURE_BINDING_ARRAY) {
        *done = true;
        return;
    }
    if let Some(handle) = server.get_handle::<Shader>(ENGINES)
        && shaders.contains(&handle)
    {
        *done = shaders.insert(handle.id(), Shader::from_wesl(OURS, ENGINES)).is_ok();
    }
}
