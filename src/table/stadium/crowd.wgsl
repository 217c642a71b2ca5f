// The crowd: one quad a spectator, placed and moved by the vertex shader, drawn as distance fields.
#import bevy_sprite::mesh2d_view_bindings::view
#import five_a_side::light::{sheet, finish, dusk, lamps, lit, aired, NAVY}

// time (s), joy of the home end and of the away end (-1..1), place of the wave (0..1, below 0: none)
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> mood: vec4<f32>;
// amplitude of all motion 0..1, dusk 0..1, floodlight 0..1, day 0..1
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var<uniform> scene: vec4<f32>;

struct Vertex {
    // place in the world; phase
    @location(0) seat: vec3<f32>,
    // turn, side (0 home, 1 away), temper, place round the ring
    @location(1) nature: vec4<f32>,
    @location(2) corner: vec2<f32>,
    @location(3) shirt: vec4<f32>,
    @location(4) skin: vec4<f32>,
    @location(5) hair: vec4<f32>,
};
struct Out {
    @builtin(position) position: vec4<f32>,
    // place in the spectator's own units; arms 0..1; device pixels a unit
    @location(0) at: vec4<f32>,
    @location(1) shirt: vec4<f32>,
    @location(2) skin: vec4<f32>,
    @location(3) hair: vec4<f32>,
    @location(4) scarf: vec4<f32>,
};

// the light at the seat; how dark, how dejected
fn tinted(c: vec3<f32>, light: vec4<f32>, dark: f32, gloom: f32) -> vec3<f32> {
    return finish(aired(lit(mix(c * (1.0 - 0.22 * gloom), NAVY, dark), light), scene.w));
}

@vertex
fn vertex(in: Vertex) -> Out {
    let time = mood.x;
    let phase = in.seat.z;
    let temper = in.nature.z;
    let joy = select(mood.y, mood.z, in.nature.y > 0.5);
    let glee = max(joy, 0.0);
    let gloom = max(-joy, 0.0);
    // one after the other they get up
    let up = smoothstep(phase * 0.45, phase * 0.45 + 0.35, glee);
    var ride = 0.0;
    if mood.w >= 0.0 {
        let gap = abs(fract(in.nature.w - mood.w + 0.5) - 0.5);
        ride = 1.0 - smoothstep(0.02, 0.06, gap);
    }
    // three sevenths raise their arms, two a scarf, two stay down; flags always wave
    let eager = select(0.0, 1.0, temper < 0.7143);
    let flag = in.hair.a < 0.5;
    let scarfed = flag || (temper >= 0.4286 && temper < 0.7143 && ride < 0.5);
    let arms = max(max(up * eager, ride), select(0.0, 1.0 - gloom, flag));
    let live = scene.x;
    let beat = time * (5.6 + 1.6 * phase) + phase * 6.2832;
    let hop = (abs(sin(beat)) * live + 0.35 * (1.0 - live)) * up * mix(0.35, 1.0, eager) * 6.0 + ride * 5.0;
    let calm = live * (1.0 - gloom);
    let sway = vec2<f32>(sin(time * (0.7 + phase) + phase * 40.0), 0.6 * sin(time * (0.9 + 0.6 * phase) + phase * 71.0)) * 1.5 * calm;
    let size = 1.04 + 0.16 * max(up, ride * 0.7) - 0.04 * gloom;
    let lean = in.nature.x + 0.10 * calm * sin(time * (0.8 + phase) + phase * 55.0) + 0.14 * live * up * sin(beat * 0.5);

    // the quad covers no more than this spectator needs
    let empty = in.skin.a < 0.5;
    let wide = mix(13.0, select(17.0, 25.0, scarfed), step(0.01, arms));
    let top = mix(-8.0, select(-14.0, -21.0, scarfed), step(0.01, arms));
    let local = vec2<f32>(in.corner.x * wide, select(13.0, top, in.corner.y < 0.0));
    let q = (local + sway + vec2<f32>(0.0, -hop)) * size;
    let c = cos(lean);
    let s = sin(lean);
    let turned = vec2<f32>(c * q.x - s * q.y, s * q.x + c * q.y);
    let world = in.seat.xy + vec2<f32>(turned.x, -turned.y);
    let px = 2.0 / (view.clip_from_view[1][1] * view.viewport.w);
    let p = sheet(in.seat.xy);
    let light = lamps(p, scene.z);
    let dark = dusk(p.y) * scene.y;

    var out: Out;
    out.position = view.clip_from_world * vec4<f32>(world, -890.0, 1.0);
    out.at = vec4<f32>(local, arms, size / px);
    out.shirt = vec4<f32>(tinted(in.shirt.rgb, light, dark, gloom), select(1.0, 0.0, empty));
    out.skin = vec4<f32>(tinted(in.skin.rgb, light, dark, gloom), select(0.0, 1.0, scarfed));
    out.hair = vec4<f32>(tinted(in.hair.rgb, light, dark, gloom), 1.0);
    let kit = select(vec3<f32>(0.898, 0.282, 0.302), vec3<f32>(0.243, 0.388, 0.867), in.nature.y > 0.5);
    out.scarf = vec4<f32>(tinted(kit, light, dark, gloom), tinted(vec3<f32>(0.961, 0.953, 0.906), light, dark, gloom).g);
    return out;
}

fn rod(p: vec2<f32>, a: vec2<f32>, b: vec2<f32>) -> f32 {
    let pa = p - a;
    let ba = b - a;
    return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0));
}

@fragment
fn fragment(in: Out) -> @location(0) vec4<f32> {
    let p = in.at.xy;
    let arms = in.at.z;
    let k = in.at.w;
    // body
    let q = abs(p - vec2<f32>(0.0, 3.5)) - vec2<f32>(4.0, 0.5);
    let body = length(max(q, vec2<f32>(0.0))) + min(max(q.x, q.y), 0.0) - 8.0;
    var c = in.shirt.rgb;
    var a = clamp(0.5 - body * k, 0.0, 1.0);
    let there = in.shirt.a;
#ifndef CALM
    if arms > 0.01 {
        let m = vec2<f32>(abs(p.x), p.y);
        let tip = mix(vec2<f32>(9.0, 3.0), mix(vec2<f32>(13.2, -10.0), vec2<f32>(14.0, -10.0), in.skin.a), arms);
        let arm = clamp(0.5 - (rod(m, vec2<f32>(9.0, 4.0), tip) - 2.1) * k, 0.0, 1.0) * there;
        c = mix(c, in.skin.rgb, arm);
        a = max(a, arm);
    }
#endif
    // head and hair
    let r = length(p);
    let head = clamp(0.5 - (r - 6.2) * k, 0.0, 1.0) * there;
    let brow = p.y - (0.2 - 1.4 * (1.0 - p.x * p.x / 38.4));
    c = mix(c, mix(in.skin.rgb, in.hair.rgb, clamp(0.5 + brow * k, 0.0, 1.0)), head);
    a = max(a, head);
#ifndef CALM
    // scarf
    if in.skin.a * arms > 0.01 {
        let y = p.y - mix(4.0, -10.4, arms) + 2.6 * (p.x * p.x / 400.0 - 1.0) + 2.6;
        let band = max(abs(y) - 4.25, abs(p.x) - 20.0);
        let rim = clamp(0.5 - (band - 1.2) * k, 0.0, 1.0);
        let cloth = clamp(0.5 - band * k, 0.0, 1.0);
        let u = p.x + 20.5;
        let stripe = clamp(0.5 - (abs(u - 13.0 * floor(u / 13.0) - 6.5) - 2.5) * k, 0.0, 1.0);
        let chalk = vec3<f32>(in.scarf.a) * vec3<f32>(1.01, 1.0, 0.95);
        let ink = vec3<f32>(0.005, 0.009, 0.012);
        c = mix(mix(c, ink, rim), mix(in.scarf.rgb, chalk, stripe), cloth);
        a = max(a, rim);
    }
#endif
    return vec4<f32>(c, a);
}
