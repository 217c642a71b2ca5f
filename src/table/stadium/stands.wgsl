// The terraces: concentric steps round the bowl with stairs between the blocks.
#import bevy_sprite::mesh2d_functions::get_world_from_local
#import bevy_sprite::mesh2d_view_bindings::view
#import five_a_side::light::{sheet, finish, dusk, lamps, lit, aired, Ground, NAVY}

// x: dusk 0..1, y: floodlight 0..1, z: day 0..1
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> mood: vec4<f32>;

struct Vertex {
    @builtin(instance_index) instance: u32,
    @location(0) position: vec3<f32>,
};

@vertex
fn vertex(in: Vertex) -> Ground {
    let world = get_world_from_local(in.instance) * vec4<f32>(in.position, 1.0);
    let p = sheet(world.xy);
    var out: Ground;
    out.position = view.clip_from_world * world;
    out.at = vec4<f32>(p, dusk(p.y) * mood.x, 2.0 / (view.clip_from_view[1][1] * view.viewport.w));
    out.light = lamps(p, mood.y);
    return out;
}

@fragment
fn fragment(in: Ground) -> @location(0) vec4<f32> {
    let p = in.at.xy;
    let px = in.at.w;
    let q = abs(p - vec2<f32>(960.0, 435.0)) - vec2<f32>(728.0, 295.0) + 18.0;
    let d = min(max(q.x, q.y), 0.0) + length(max(q, vec2<f32>(0.0))) - 18.0;
    let s = (d + 8.0) / 27.0;
    let row = floor(s);
    let f = (s - row) * 27.0;
    let odd = row - 2.0 * floor(row * 0.5);
    var c = mix(vec3<f32>(0.0745, 0.1373, 0.2196), vec3<f32>(0.0902, 0.1608, 0.2471), odd);
    c += 0.028 * clamp(0.5 + (2.2 - f) / px, 0.0, 1.0);
    // stairs
    let along = select(p.x, p.y, q.x > 18.0);
    let k = abs(along - 260.0 * floor(along / 260.0) - 130.0);
    let stair = clamp(0.5 + (10.0 - k) / px, 0.0, 1.0);
    let g = f - 9.0 * floor(f / 9.0);
    let tread = vec3<f32>(0.128, 0.205, 0.30) + 0.045 * clamp(0.5 + (2.0 - g) / px, 0.0, 1.0);
    c = mix(c, tread, stair);
    c = mix(c, NAVY, in.at.z);
    return vec4<f32>(finish(aired(lit(c, in.light), mood.z)), 1.0);
}
