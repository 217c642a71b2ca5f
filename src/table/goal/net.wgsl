// The net of the celebration: a grid pushed outwards where the ball lies, with rings running from it.
#import bevy_sprite::mesh2d_vertex_output::VertexOutput
#import bevy_sprite::mesh2d_view_bindings::view
#import five_a_side::light::{finish, blended, NAVY}

// size of the net; place of the ball in it, from the top left
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> frame: vec4<f32>;
// push, ripple, phase of the ripple, opacity
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var<uniform> hit: vec4<f32>;

fn push(u: vec2<f32>) -> vec2<f32> {
    let d = u - frame.zw;
    let r = max(length(d), 1e-3);
    let near = r / 120.0;
    var k = 46.0 * hit.x * exp(-near * near) * min(1.0, r / 40.0) + 15.0 * hit.y * exp(-r / 330.0) * sin(r / 24.0 - hit.z);
    let edge = min(min(u.x, frame.x - u.x), min(u.y, frame.y - u.y)) / 50.0;
    return d / r * k * clamp(edge, 0.0, 1.0);
}

fn cord(u: f32, grad: f32, px: f32) -> f32 {
    let off = abs(u - 34.0 * round(u / 34.0)) / max(grad, 1e-4);
    return clamp(1.5 / px + 0.5 - off, 0.0, 1.0);
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let p = in.uv * frame.xy;
    var u = p - push(p);
    for (var k = 0; k < 5; k += 1) {
        u = mix(u, p - push(u), 0.75);
    }
    let gx = length(vec2<f32>(dpdx(u.x), dpdy(u.x)));
    let gy = length(vec2<f32>(dpdx(u.y), dpdy(u.y)));
    let px = length(vec2<f32>(dpdx(p.x), dpdy(p.x)));
    let net = max(cord(u.x, gx, px), cord(u.y, gy, px)) * 0.75;
    let r = length(p - frame.zw) / 210.0;
    let glow = clamp(1.0 - r, 0.0, 1.0) * 0.68 * clamp(hit.x, 0.0, 1.0);
    var c = mix(NAVY, vec3<f32>(1.0, 0.773, 0.239), glow);
    c = mix(c, vec3<f32>(0.961, 0.953, 0.906), net);
    let a = max(max(0.8, glow), net);
    return vec4<f32>(finish(c), blended(NAVY, a) * hit.w);
}
