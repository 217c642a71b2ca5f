//! Measures a frame of the full table against a bare Bevy scene with as many sprites. In both, every card of a pack
//! is in motion. It is headless; `tests/window/frames.sh` runs both in turn and prints the ratio.
//!
//! `cargo run --example full_table -- --frames 200` and `cargo run --example full_table -- --frames 200 --bare`
use bevy::{
    app::ScheduleRunnerPlugin,
    camera::RenderTarget,
    prelude::*,
    render::render_resource::TextureFormat,
    time::TimeUpdateStrategy,
    window::{ExitCondition, RequestRedraw},
    winit::WinitPlugin,
};
use clap::Parser;
use five_a_side::flow;
use five_a_side::table::cards::pack::{AssetRoot, PicturePack, WantedCards};
use five_a_side::table::cards::{TableCard, set_table};
use five_a_side::table::playback::Playback;
use five_a_side::table::{self, draw::view::table_camera};
use games::GAMES;
use stage::layout::DesignPoint;
use stage::scene::{CardHighlight, CardId, CardView, Scene, Zone};
use stage::step::AnimationStep;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Measures a frame of the full table.
#[derive(Parser, Resource, Clone, Debug)]
struct Args {
    /// Number of frames.
    #[arg(long, default_value_t = 200)]
    frames: u32,
    /// Only the same number of sprites.
    #[arg(long)]
    bare: bool,
    /// Leave the stadium out.
    #[arg(long)]
    no_stadium: bool,
}

/// Cards of a standard pack.
const CARDS: u16 = 52;
/// Frames for pipelines and pictures to load, and for the stadium to be cached as a picture.
const WARM_UP: u32 = 260;
/// Size of the picture, pixels.
const SIZE: UVec2 = UVec2::new(1280, 720);
/// The two places between which the cards move.
static ZONES: [Zone; 2] = [
    Zone::fan("left", DesignPoint::new(560.0, 420.0), 0.6, 14.0, 1.0, 0.4),
    Zone::fan("right", DesignPoint::new(1360.0, 640.0), 0.6, 14.0, 1.0, 0.4),
];

/// A sprite in constant motion, with its progress.
#[derive(Component)]
struct Mover(f32);

fn faces(pack: &PicturePack) -> Vec<String> {
    let mut all: Vec<String> =
        pack.keys().filter(|key| key.starts_with("pack/") || key.starts_with("s17/")).cloned().collect();
    all.sort();
    all
}

fn scene(faces: &[String], turn: usize) -> Scene {
    let pieces = (0..CARDS).map(|id| CardView {
        id: CardId(id),
        zone: ZONES[(usize::from(id) + turn) % 2].id,
        index: usize::from(id) / 2,
        face: faces[usize::from(id) % faces.len()].clone(),
        look: CardHighlight::Plain,
        picture: None,
    });
    Scene { cards: pieces.collect(), ..Scene::default() }
}

fn camera(mut commands: Commands, mut images: ResMut<Assets<Image>>, mut cards: ResMut<WantedCards>) {
    cards.set(GAMES);
    let image = images.add(Image::new_target_texture(SIZE.x, SIZE.y, TextureFormat::Rgba8UnormSrgb, None));
    commands.spawn((table_camera(), RenderTarget::Image(image.into())));
}

/// The table: starts a new step as soon as the last one is over.
fn play(
    pack: Res<PicturePack>,
    mut playback: ResMut<Playback>,
    mut turn: Local<usize>,
    mut commands: Commands,
) {
    if !pack.is_loaded() || !playback.is_idle() {
        return;
    }
    if *turn == 0 {
        set_table(&mut commands, &[], &ZONES, None, flow::screen::Screen::Loading);
    }
    *turn += 1;
    if *turn > 1 {
        playback.push([AnimationStep::new(scene(&faces(&pack), *turn), 0.22)]);
    }
}

/// The bare scene: as many sprites as the table's cards have, moved by one plain system.
fn lay(pack: Res<PicturePack>, movers: Query<(), With<Mover>>, mut commands: Commands) {
    if !pack.is_loaded() || !movers.is_empty() {
        return;
    }
    let faces = faces(&pack);
    for k in 0..CARDS {
        let at =
            Vec3::new(f32::from(k % 13) * 120.0 - 720.0, f32::from(k / 13) * 180.0 - 270.0, f32::from(k));
        let face = &faces[usize::from(k) % faces.len()];
        commands.spawn((
            Mover(f32::from(k)),
            pack.get(face)
                .map(|picture| Sprite {
                    image: picture.image.clone(),
                    rect: Some(picture.rect),
                    custom_size: Some(picture.size * 0.6),
                    ..default()
                })
                .unwrap_or_default(),
            Transform::from_translation(at),
            // The card's shadow.
            children![(
                Sprite::from_color(Color::BLACK.with_alpha(0.4), Vec2::new(150.0, 210.0)),
                Transform::from_xyz(4.0, -8.0, -0.4)
            )],
        ));
    }
}

fn sway(mut movers: Query<(&mut Transform, &mut Mover)>) {
    for (mut place, mut mover) in &mut movers {
        mover.0 += 0.1;
        place.translation.x += mover.0.sin() * 8.0;
    }
}

fn measure(
    args: Res<Args>,
    cards: Query<(), With<TableCard>>,
    movers: Query<(), With<Mover>>,
    mut frame: Local<u32>,
    mut started: Local<Option<Instant>>,
    mut exit: MessageWriter<AppExit>,
) {
    if cards.iter().count() + movers.iter().count() < usize::from(CARDS) {
        return;
    }
    *frame += 1;
    if *frame == WARM_UP {
        *started = Some(Instant::now());
    }
    if let (Some(from), true) = (*started, *frame == WARM_UP + args.frames) {
        println!("{:.3}", from.elapsed().as_secs_f64() * 1e3 / f64::from(args.frames));
        exit.write(AppExit::Success);
    }
}

fn main() -> AppExit {
    let args = Args::parse();
    let root =
        PathBuf::from(std::env::var_os("BEVY_ASSET_ROOT").unwrap_or_else(|| ".".into())).join("assets");
    let root = root.canonicalize().unwrap_or(root);
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() })
            .set(AssetPlugin { file_path: root.to_string_lossy().into_owned(), ..default() })
            .disable::<WinitPlugin>(),
    )
    .add_plugins(ScheduleRunnerPlugin::run_loop(Duration::ZERO))
    .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)))
    .insert_resource(AssetRoot(root))
    .add_message::<RequestRedraw>()
    .add_systems(PreStartup, camera)
    .add_systems(Last, measure);
    if args.bare {
        app.add_plugins((table::draw::page::plugin, table::cards::pack::plugin))
            .add_systems(Update, (lay, sway));
    } else {
        // The whole table except what follows the player's settings.
        app.add_plugins((
            flow::frame::plugin,
            table::stadium_alone,
            table::cards::pack::plugin,
            table::motion::plugin,
            table::playback::plugin,
            table::cards::plugin,
            table::ball::plugin,
            table::shirts::plugin,
            table::words::plugin,
        ))
        .add_systems(Update, play.in_set(flow::frame::FrameSet::MatchLogic));
        if args.no_stadium {
            app.insert_resource(table::stadium::StadiumVisible(false));
        }
    }
    app.insert_resource(args).run()
}
