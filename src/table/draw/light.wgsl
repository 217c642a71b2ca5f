// What every shader of the stadium shares: dusk and floodlight over the sheet, and the way to the target.
#define_import_path five_a_side::light

const NAVY: vec3<f32> = vec3<f32>(0.0549, 0.1059, 0.1725);

/// Design units (y downwards) of a point of the world.
fn sheet(world: vec2<f32>) -> vec2<f32> {
    return vec2<f32>(world.x + 960.0, 540.0 - world.y);
}

/// An sRGB colour as the target wants it.
fn finish(c: vec3<f32>) -> vec3<f32> {
#ifdef SRGB_OUTPUT
    return c;
#else
    return c * (c * (c * 0.305306011 + 0.682171111) + 0.012522878);
#endif
}

/// An opacity meant for blending in sRGB, for the blending that the target does.
fn blended(c: vec3<f32>, a: f32) -> f32 {
#ifdef SRGB_OUTPUT
    return a;
#else
    let bright = dot(c, vec3<f32>(0.3, 0.59, 0.11));
    return mix(1.0 - pow(max(1.0 - a, 0.0), 2.2), pow(a, 1.6), clamp(bright * 1.6 - 0.1, 0.0, 1.0));
#endif
}

/// How far the night has fallen over the stands at this height of the sheet.
fn dusk(y: f32) -> f32 {
    let t = y / 1080.0;
    let top = mix(0.5, 0.06, clamp(t / 0.16, 0.0, 1.0));
    let foot = clamp((t - 0.60) / 0.14, 0.0, 1.0) * 0.66 + clamp((t - 0.74) / 0.26, 0.0, 1.0) * 0.18;
    return top + foot;
}

fn lamp(p: vec2<f32>, at: vec2<f32>) -> vec2<f32> {
    let r = length(p - at) / 520.0;
    let core = clamp(1.0 - r / 0.3, 0.0, 1.0);
    let halo = clamp(1.0 - (r - 0.3) / 0.7, 0.0, 1.0);
    return vec2<f32>(0.14 * halo * halo + 0.06 * halo + 0.14 * core, core * 0.6);
}

/// The four floodlights at a point of the sheet: their colour, and in w how much of it.
fn lamps(p: vec2<f32>, strength: f32) -> vec4<f32> {
    let q = vec2<f32>(960.0 - abs(p.x - 960.0), p.y);
    let l = (lamp(q, vec2<f32>(150.0, 70.0)) + lamp(q, vec2<f32>(150.0, 1010.0)) * 0.55) * strength;
    let warm = mix(vec3<f32>(1.0, 0.773, 0.239), vec3<f32>(1.0, 0.945, 0.769), clamp(l.y, 0.0, 1.0));
    return vec4<f32>(warm, clamp(l.x, 0.0, 0.8));
}

/// A colour of the sheet under that light.
fn lit(c: vec3<f32>, light: vec4<f32>) -> vec3<f32> {
    return mix(c, light.rgb, light.a);
}

/// The same under the open sky: 0 at night, 1 by day, between them the sun goes down.
fn aired(c: vec3<f32>, day: f32) -> vec3<f32> {
    let low = 1.0 - abs(2.0 * day - 1.0);
    let sun = mix(vec3<f32>(1.0), vec3<f32>(1.16, 0.95, 0.84), low);
    let haze = vec3<f32>(0.13, 0.16, 0.19) * day + vec3<f32>(0.07, 0.02, 0.035) * low;
    let bright = c * sun * (1.0 + 0.42 * day);
    return min(bright + haze * (vec3<f32>(1.0) - bright), vec3<f32>(1.0));
}

/// What the ground's shaders share: light varies slowly, so it is worked out at the corners of a grid.
struct Ground {
    @builtin(position) position: vec4<f32>,
    // place on the sheet, dusk, device pixel
    @location(0) at: vec4<f32>,
    @location(1) light: vec4<f32>,
};
