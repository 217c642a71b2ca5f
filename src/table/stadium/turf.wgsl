// The bowl: its dark floor, the mown grass and the pool of light over it.
#import bevy_sprite::mesh2d_functions::get_world_from_local
#import bevy_sprite::mesh2d_view_bindings::view
#import five_a_side::light::{sheet, finish, dusk, lamps, lit, aired, Ground, NAVY}

// x: dusk, y: floodlight, z: day; 0..1
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> mood: vec4<f32>;

fn box(p: vec2<f32>, half: vec2<f32>, r: f32) -> f32 {
    let q = abs(p) - half + r;
    return min(max(q.x, q.y), 0.0) + length(max(q, vec2<f32>(0.0))) - r;
}

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
    let m = p - vec2<f32>(960.0, 435.0);
    // mown stripes of 128, softly edged like grass bent either way
    let u = (p.x - 320.0) / 128.0;
    let t = u - 2.0 * floor(u * 0.5);
    let edge = px / 128.0;
    let light = clamp((t - 1.0) / edge + 0.5, 0.0, 1.0) - clamp((t - 2.0) / edge + 0.5, 0.0, 1.0)
        + clamp(0.5 - t / edge, 0.0, 1.0);
    var c = mix(vec3<f32>(0.1216, 0.4784, 0.2392), vec3<f32>(0.1373, 0.5373, 0.2902), light);
    let n = abs(p - vec2<f32>(960.0, 429.0)) - vec2<f32>(640.0, 237.0);
    let mown = max(n.x, n.y);
    c = mix(vec3<f32>(0.0902, 0.3804, 0.1961), c, clamp(0.5 - mown / px, 0.0, 1.0));
    // pool of light
    let r = length(m / vec2<f32>(820.8, 298.8));
    let bright = 0.11 * clamp(1.0 - r, 0.0, 1.0) * mood.y;
    let shade = 0.22 * clamp(r, 0.0, 1.0);
    c = mix(c * (1.0 - shade), vec3<f32>(1.0, 0.973, 0.863), bright);
    c = lit(c, in.light);
    // the floor round it
    let grass = box(m, vec2<f32>(684.0, 249.0), 10.0);
    let floor = mix(NAVY, vec3<f32>(0.03, 0.06, 0.1), clamp(1.0 - grass / 9.0, 0.0, 1.0) * 0.6);
    c = mix(lit(floor, vec4<f32>(in.light.rgb, in.light.a * 0.5)), c, clamp(0.5 - grass / px, 0.0, 1.0));
    let bowl = box(m, vec2<f32>(728.0, 295.0), 22.0);
    return vec4<f32>(finish(aired(c, mood.z)), clamp(0.5 - bowl / px, 0.0, 1.0));
}
