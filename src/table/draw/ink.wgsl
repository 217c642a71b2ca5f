// Draws a `Sketch`: the rim of every outline is one device pixel wide.
#import bevy_sprite::mesh2d_functions::get_world_from_local
#import bevy_sprite::mesh2d_view_bindings::view
#import five_a_side::light::{finish, blended}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> fade: vec4<f32>;

struct Vertex {
    @builtin(instance_index) instance: u32,
    @location(0) position: vec3<f32>,
    @location(1) rim: vec4<f32>,
    @location(2) tone: vec4<f32>,
};
struct Out {
    @builtin(position) position: vec4<f32>,
    @location(0) tone: vec4<f32>,
};

@vertex
fn vertex(in: Vertex) -> Out {
    let place = get_world_from_local(in.instance);
    let px = 2.0 / (view.clip_from_view[1][1] * view.viewport.w);
    let n = (place * vec4<f32>(in.rim.xy, 0.0, 0.0)).xy;
    let scale = max(length(place[0].xy), 1e-5);
    let half = in.rim.z * scale;
    var off = half + in.rim.w * 0.5 * px;
    var cover = 1.0;
    if in.rim.z > 0.0 {
        off = max(off, 0.0);
        cover = min(1.0, 2.0 * half / px);
    }
    var world = place * vec4<f32>(in.position, 1.0);
    world = vec4<f32>(world.xy + n / scale * off, world.zw);
    var out: Out;
    out.position = view.clip_from_world * world;
    let alpha = blended(in.tone.rgb, in.tone.a * fade.x) * cover;
    out.tone = vec4<f32>(finish(in.tone.rgb), select(alpha, 0.0, in.rim.w > 0.0));
    return out;
}

@fragment
fn fragment(in: Out) -> @location(0) vec4<f32> {
    return in.tone;
}
