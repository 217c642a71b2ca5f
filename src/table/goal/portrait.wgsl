// A picture that stands in a disc: free above the disc's middle, cut to the disc below.
#import bevy_sprite::mesh2d_vertex_output::VertexOutput
#ifdef SRGB_OUTPUT
#import bevy_render::color_operations::linear_to_srgb
#endif

// the part of the image to show: left, top, width, height, 0..1
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> part: vec4<f32>;
// width and height of the picture, height of its foot below the disc's middle, radius; design units
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var<uniform> disc: vec4<f32>;
// x: opacity
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var<uniform> fade: vec4<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(3) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(4) var smooth_picture: sampler;

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let p = vec2<f32>((in.uv.x - 0.5) * disc.x, disc.z - (1.0 - in.uv.y) * disc.y);
    let px = max(fwidth(p.x), 1e-3);
    let d = select(abs(p.x), length(p), p.y > 0.0) - disc.w;
    var c = textureSample(picture, smooth_picture, part.xy + in.uv * part.zw);
    c.a *= clamp(0.5 - d / px, 0.0, 1.0) * fade.x;
#ifdef SRGB_OUTPUT
    c = vec4<f32>(linear_to_srgb(c.rgb), c.a);
#endif
    return c;
}
