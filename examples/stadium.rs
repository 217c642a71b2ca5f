//! The stadium alone, in a window or as one picture without a display.
//!
//! `cargo run --example stadium -- --shot out.png --size 1280x720 --at goal:0.8`
use bevy::{
    app::ScheduleRunnerPlugin,
    asset::RenderAssetUsages,
    camera::{RenderTarget, ScalingMode},
    image::{CompressedImageFormats, ImageSampler, ImageType},
    prelude::*,
    render::{
        render_resource::{TextureFormat, TextureUsages},
        view::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk},
    },
    time::TimeUpdateStrategy,
    window::{ExitCondition, PresentMode},
    winit::{WinitPlugin, WinitSettings},
};
use clap::Parser;
use engine::Seat;
use five_a_side::flow;
use five_a_side::table::{
    self,
    draw::art::PictureMaterial,
    draw::view::table_camera,
    goal::celebrate::{CelebrateGoal, EndCelebration},
    stadium::crowd::CrowdIntensity,
    stadium::pitch::{ActiveArea, AttackLabel},
};
use stage::layout::DesignPoint;
use std::{path::PathBuf, time::Duration};
use words::DisplayText;

/// Shows the stadium.
#[derive(Parser, Resource, Clone, Debug)]
struct Args {
    /// Save one picture here and leave; no display needed.
    #[arg(long)]
    shot: Option<PathBuf>,
    /// Size of the window or picture.
    #[arg(long, default_value = "1280x720")]
    size: String,
    /// `rest`, `lively:SECONDS`, `wave:SECONDS`, `goal:SECONDS` or `away:SECONDS`.
    #[arg(long, default_value = "rest")]
    at: String,
    /// Reduced motion: arms only go up and down.
    #[arg(long)]
    reduced_motion: bool,
    /// Show this part of the sheet, magnified by ZOOM: `X,Y,ZOOM`.
    #[arg(long)]
    look: Option<String>,
    /// Show this picture as the scorer's portrait.
    #[arg(long)]
    portrait: Option<PathBuf>,
    /// Draw this many frames and print what one costs.
    #[arg(long)]
    measure: Option<u32>,
    /// Leave out the parts with these names (`stands`, `bowl`, `crowd`, `boards`, ...), to measure their cost.
    #[arg(long)]
    without: Vec<String>,
    /// Blend in sRGB instead of linear light.
    #[arg(long)]
    srgb: bool,
}

impl Args {
    fn size(&self) -> UVec2 {
        let mut parts = self.size.split('x').map(|p| p.parse().unwrap_or(720));
        UVec2::new(parts.next().unwrap_or(1280), parts.next().unwrap_or(720))
    }

    fn scene(&self) -> (&str, f32) {
        self.at.split_once(':').map_or((&self.at, 0.0), |(scene, s)| (scene, s.parse().unwrap_or(0.0)))
    }
}

#[derive(Resource)]
struct Canvas(Handle<Image>);

/// Frames drawn before the scene starts, for pipelines and fonts.
const WARM_UP: u32 = 20;
const STEP: f32 = 0.02;

fn camera(mut commands: Commands, args: Res<Args>, mut images: ResMut<Assets<Image>>) {
    let mut camera = commands.spawn(table_camera());
    if let Some(look) = &args.look {
        let v: Vec<f32> = look.split(',').filter_map(|p| p.parse().ok()).collect();
        if let [x, y, zoom] = v[..] {
            let [wx, wy] = DesignPoint::new(x, y).world();
            camera.insert((
                Transform::from_xyz(wx, wy, 0.0),
                Projection::Orthographic(OrthographicProjection {
                    scaling_mode: ScalingMode::AutoMin { min_width: 1920.0, min_height: 1080.0 },
                    scale: 1.0 / zoom,
                    ..OrthographicProjection::default_2d()
                }),
            ));
        }
    }
    if args.srgb {
        camera.insert(CompositingSpace::Srgb);
    }
    if args.shot.is_some() || args.measure.is_some() {
        let size = args.size();
        let mut image = Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None);
        image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
        let image = images.add(image);
        camera.insert(RenderTarget::Image(image.clone().into()));
        commands.insert_resource(Canvas(image));
    }
    commands.insert_resource(ActiveArea(Some(3)));
    commands.insert_resource(AttackLabel { text: "HAR".into(), towards_right: true });
}

fn goal(side: Seat, reduced_motion: bool, portrait: Option<PictureMaterial>) -> CelebrateGoal {
    let (scorer, detail, scarf) = match side {
        Seat::Home => ("OKORO", "9  ·  One-Two  ·  36′", "HARBOUR TOWN"),
        Seat::Away => ("VINTER", "7  ·  Rebound  ·  41′", "KESTREL UTD"),
    };
    CelebrateGoal {
        scorer: scorer.into(),
        detail: DisplayText::verbatim(detail),
        scarf: scarf.into(),
        importance: 0.8,
        reduced_motion,
        portrait,
        ..CelebrateGoal::new(side)
    }
}

fn direct(
    args: Res<Args>,
    mut frame: Local<u32>,
    mut crowd: ResMut<CrowdIntensity>,
    mut active: ResMut<ActiveArea>,
    mut images: ResMut<Assets<Image>>,
    mut goals: MessageWriter<CelebrateGoal>,
) {
    *frame += 1;
    if *frame != WARM_UP {
        return;
    }
    crowd.reduced_motion = args.reduced_motion;
    match args.scene().0 {
        "lively" => crowd.lively = true,
        "wave" => crowd.wave = true,
        "goal" | "away" => {
            active.0 = None;
            let side = if args.scene().0 == "goal" { Seat::Home } else { Seat::Away };
            let mut picture = |path: &Option<PathBuf>| {
                let bytes = std::fs::read(path.as_ref()?).ok()?;
                let (kind, formats) = (ImageType::Extension("png"), CompressedImageFormats::NONE);
                let usage = RenderAssetUsages::default();
                let image =
                    Image::from_buffer(&bytes, kind, formats, true, ImageSampler::linear(), usage).ok()?;
                let tall = image.height() as f32 / image.width() as f32;
                Some(PictureMaterial { image: images.add(image), part: Rect::new(0.0, 0.0, 1.0, 1.0), tall })
            };
            let portrait = picture(&args.portrait);
            goals.write(goal(side, args.reduced_motion, portrait));
        }
        _ => {}
    }
}

fn leave_out(args: Res<Args>, mut commands: Commands, named: Query<(Entity, &Name)>) {
    for (entity, name) in &named {
        if args.without.iter().any(|w| w == name.as_str()) {
            commands.entity(entity).despawn();
        }
    }
}

fn capture(
    args: Res<Args>,
    canvas: Res<Canvas>,
    mut frame: Local<u32>,
    mut started: Local<Option<std::time::Instant>>,
    mut commands: Commands,
    mut exit: MessageWriter<AppExit>,
) {
    *frame += 1;
    if let Some(frames) = args.measure {
        if *frame == 2 * WARM_UP {
            *started = Some(std::time::Instant::now());
        }
        if let (Some(from), true) = (*started, *frame == 2 * WARM_UP + frames) {
            println!("{:.2} ms a frame", from.elapsed().as_secs_f64() * 1e3 / f64::from(frames));
            exit.write(AppExit::Success);
        }
        return;
    }
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few seconds")]
    let due = WARM_UP + 2 + (args.scene().1 / STEP) as u32;
    if let (Some(path), true) = (&args.shot, *frame == due) {
        commands.spawn(Screenshot::image(canvas.0.clone())).observe(save_to_disk(path.clone())).observe(
            |_: On<ScreenshotCaptured>, mut exit: MessageWriter<AppExit>| {
                exit.write(AppExit::Success);
            },
        );
    }
}

fn keys(
    keys: Res<ButtonInput<KeyCode>>,
    mut crowd: ResMut<CrowdIntensity>,
    mut goals: MessageWriter<CelebrateGoal>,
    mut end: MessageWriter<EndCelebration>,
) {
    for (key, side) in [(KeyCode::KeyH, Seat::Home), (KeyCode::KeyA, Seat::Away)] {
        if keys.just_pressed(key) {
            goals.write(goal(side, crowd.reduced_motion, None));
        }
    }
    if keys.just_pressed(KeyCode::Space) {
        end.write(EndCelebration);
    }
    if keys.just_pressed(KeyCode::KeyL) {
        crowd.lively = !crowd.lively;
    }
    if keys.just_pressed(KeyCode::KeyW) {
        crowd.wave = !crowd.wave;
    }
}

fn main() -> AppExit {
    let args = Args::parse();
    let mut app = App::new();
    let headless = args.shot.is_some() || args.measure.is_some();
    if headless {
        app.add_plugins(
            DefaultPlugins
                .set(WindowPlugin {
                    primary_window: None,
                    exit_condition: ExitCondition::DontExit,
                    ..default()
                })
                .disable::<WinitPlugin>(),
        )
        .add_plugins(ScheduleRunnerPlugin::run_loop(Duration::ZERO))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(STEP)))
        .add_systems(Last, capture);
    } else {
        let size = args.size();
        app.add_plugins(DefaultPlugins.set(WindowPlugin {
            primary_window: Some(Window {
                title: "Five-a-Side: the stadium".into(),
                resolution: size.into(),
                present_mode: PresentMode::AutoVsync,
                ..default()
            }),
            ..default()
        }))
        .insert_resource(WinitSettings::desktop_app())
        .add_systems(Update, keys);
    }
    app.add_plugins((flow::frame::plugin, table::stadium_alone))
        .insert_resource(args)
        .add_systems(PreStartup, camera)
        .add_systems(Update, (direct, leave_out).in_set(flow::frame::FrameSet::MatchLogic))
        .run()
}
