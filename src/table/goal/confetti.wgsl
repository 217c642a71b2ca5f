// Confetti: every scrap follows its own closed path from where it was thrown; nothing is simulated.
#import bevy_sprite::mesh2d_view_bindings::view
#import five_a_side::light::finish

// time since the throw (s), opacity, unused
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> flight: vec4<f32>;
// rectangles of the sheet (x0, y0, x1, y1) that must stay free
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var<uniform> keep: array<vec4<f32>, 10>;

struct Vertex {
    // thrown from (design units); when
    @location(0) start: vec3<f32>,
    // first velocity; seed 0..1; width
    @location(1) toss: vec4<f32>,
    @location(2) corner: vec2<f32>,
    @location(3) tone: vec4<f32>,
};
struct Out {
    @builtin(position) position: vec4<f32>,
    @location(0) at: vec4<f32>,
    @location(1) tone: vec4<f32>,
};

@vertex
fn vertex(in: Vertex) -> Out {
    let t = max(flight.x - in.start.z, 0.0);
    let seed = in.toss.z;
    // air brakes the throw, then the scrap sinks at its own pace
    let brake = 2.4;
    let e = (1.0 - exp(-brake * t)) / brake;
    let sink = 130.0 + 120.0 * fract(seed * 7.31);
    var p = in.start.xy + in.toss.xy * e + vec2<f32>(0.0, sink * (t - e));
    p.x += sin(t * (2.0 + 2.0 * fract(seed * 3.7)) + seed * 40.0) * 16.0 * clamp(t, 0.0, 1.0);
    var free = select(1.0, 0.0, flight.x <= in.start.z);
    for (var k = 0; k < 10; k += 1) {
        let r = keep[k];
        let gap = max(max(r.x - p.x, p.x - r.z), max(r.y - p.y, p.y - r.w));
        free *= clamp(gap / 22.0, 0.0, 1.0);
    }
    let turn = seed * 6.2832 + t * (fract(seed * 11.3) - 0.5) * 9.0;
    // it tumbles: the narrow side opens and closes
    let tumble = select(0.35 + 0.65 * abs(cos(t * (4.0 + 5.0 * fract(seed * 5.1)) + seed * 9.0)), 1.0, in.tone.a < 0.5);
    let wide = in.toss.w * select(0.5, 0.9, in.tone.a < 0.5);
    let tall = in.toss.w * select(0.294, 0.42, in.tone.a < 0.5);
    let local = in.corner * (vec2<f32>(wide, tall) + 1.0);
    let q = vec2<f32>(local.x, local.y * tumble);
    let c = cos(turn);
    let s = sin(turn);
    p += vec2<f32>(c * q.x - s * q.y, s * q.x + c * q.y);
    var out: Out;
    out.position = view.clip_from_world * vec4<f32>(p.x - 960.0, 540.0 - p.y, 400.0, 1.0);
    // nothing to draw: out of the picture
    if free * flight.y <= 0.01 {
        out.position = vec4<f32>(2.0, 2.0, 2.0, 1.0);
    }
    out.at = vec4<f32>(local, select(-wide, wide, in.tone.a < 0.5), tall);
    out.tone = vec4<f32>(finish(in.tone.rgb), free * flight.y);
    return out;
}

@fragment
fn fragment(in: Out) -> @location(0) vec4<f32> {
    // a scrap fills its quad but for the rim
    var d = max(abs(in.at.x) + in.at.z, abs(in.at.y) - in.at.w);
    let px = max(fwidth(in.at.x) + fwidth(in.at.y), 1e-3) * 0.75;
    // a streamer is a wavy line
    if in.at.z > 0.5 {
        let w = in.at.z;
        d = max(abs(in.at.y - sin(in.at.x / w * 3.1416) * w * 0.22) - 2.3, abs(in.at.x) - w);
    }
    return vec4<f32>(in.tone.rgb, in.tone.a * clamp(0.5 - d / px, 0.0, 1.0));
}
