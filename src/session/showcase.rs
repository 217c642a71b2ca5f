//! The match behind the title: two bots play the chosen game. It is silent and is not saved, and it pauses if nobody
//! moves for long.
//!
//! After a while without input, the menu steps aside ([`AppState::AttractMode`]) and the match is shown in full, until
//! somebody moves.

use std::sync::Arc;
use std::time::Duration;

use bevy::input::mouse::{AccumulatedMouseMotion, MouseWheel};
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};

use super::bot_tasks::BotThread;
use crate::flow::action::ActionState;
use crate::flow::input_filter::InputFilter;
use crate::flow::navigation::AppState;
use crate::flow::page::{Navigate, Navigation};
use crate::flow::prefs::Prefs;
use crate::flow::screen::Screen;
use crate::flow::start::random_seed;
use crate::table::cards::pack::{PicturePack, WantedCards};
use crate::table::cards::set_table;
use crate::table::cards::zone::TableZone;
use crate::table::playback::Playback;
use ai::{Budget, Difficulty};
use clubs::MatchClubs;
use engine::{BySeat, Seat};
use games::dyn_game::DynGame;
use games::dyn_match::DynMatch;
use stage::scene::Audience;
use stage::step::AnimationStep;

/// The match behind the title.
#[derive(Resource)]
pub struct Showcase {
    game: &'static dyn DynGame,
    state: Box<dyn DynMatch>,
    bots: BySeat<BotThread>,
    /// Seconds since everything was shown.
    rested: f32,
}

impl Showcase {
    /// Returns the number of bots that play.
    #[must_use]
    pub fn bots(&self) -> usize {
        self.state.seats().iter().count()
    }
}

/// The game chosen on the title, which is shown.
#[derive(Resource, Clone, Copy, Default)]
pub struct ShowcaseGame(pub Option<&'static dyn DynGame>);

/// Seconds since the last input at the title.
#[derive(Resource, Clone, Copy, Debug, Default, Reflect)]
#[reflect(Resource)]
pub struct IdleTime(f32);

/// The fade of the menu; exists only in [`AppState::AttractMode`].
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Reflect)]
#[reflect(Resource)]
pub struct MenuFade {
    /// Share of the fade: 0 with the menu in place, 1 with the menu gone.
    pub share: f32,
}

impl MenuFade {
    /// Returns true if the menu is faded far enough to show the match in full.
    #[must_use]
    pub const fn is_faded(self) -> bool {
        self.share > 0.5
    }
}

/// The audience of the match, which sees what both players may see.
const PUBLIC: Audience = Audience { seat: Seat::Home, shared: true };
/// Difficulty of both bots: good enough to look like football, and quick.
const LEVEL: Difficulty = Difficulty::Amateur;
/// Thinking time of a bot.
const THINK: Duration = Duration::from_millis(30);
/// Seconds between two decisions.
const PACE: f32 = 1.1;
/// Seconds between full time and the next match.
const AFTERWARDS: f32 = 5.0;
/// Seconds without input after which the menu steps aside.
const PATIENCE: f32 = 25.0;
/// Seconds without input after which the menu comes back and the match pauses.
const NOBODY: f32 = 300.0;
/// Seconds that the fade takes; the menu comes back at once.
const STEP: f32 = 0.8;

/// Adds the match behind the title.
pub fn plugin(app: &mut App) {
    app.register_type::<IdleTime>().register_type::<MenuFade>();
    app.init_resource::<IdleTime>()
        .init_resource::<ShowcaseGame>()
        .add_systems(OnEnter(AppState::AttractMode), |mut commands: Commands| {
            commands.insert_resource(MenuFade::default());
        })
        .add_systems(OnExit(AppState::AttractMode), |mut commands: Commands| {
            commands.remove_resource::<MenuFade>();
        })
        .add_systems(OnExit(Screen::Title), |mut alone: ResMut<IdleTime>, mut commands: Commands| {
            *alone = IdleTime::default();
            commands.remove_resource::<Showcase>();
        });
}

/// Run condition: returns true if the menu is faded far enough to show the match in full.
#[must_use]
pub fn menu_is_away(fade: Option<Res<MenuFade>>) -> bool {
    fade.is_some_and(|fade| fade.is_faded())
}

/// Counts the time without input and fades the menu.
pub(super) fn fade_menu(
    time: Res<Time<Real>>,
    motion: Res<AccumulatedMouseMotion>,
    (mut moved, mut rolled, mut touches): (
        MessageReader<CursorMoved>,
        MessageReader<MouseWheel>,
        MessageReader<TouchInput>,
    ),
    actions: Res<ActionState>,
    input_filter: Res<InputFilter>,
    navigation: Res<Navigation>,
    prefs: Res<Prefs>,
    (showcase, windows): (Option<Res<Showcase>>, Query<&Window, With<PrimaryWindow>>),
    (mut alone, fade): (ResMut<IdleTime>, Option<ResMut<MenuFade>>),
    mut go: MessageWriter<Navigate>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let somebody = motion.delta != Vec2::ZERO
        || moved.read().count() + rolled.read().count() + touches.read().count() > 0
        // Input that brings the menu back does nothing else: it reaches no other system.
        || input_filter.had_press()
        || actions.has_touch()
        || !navigation.bare()
        || showcase.is_none();
    // A window that wakes from sleep reports a long step, which does not count in full.
    let dt = time.delta_secs().min(1.0);
    // In a window without the focus nothing begins by itself.
    let counts = windows.iter().any(|window| window.focused);
    alone.0 = if somebody { 0.0 } else { alone.0 + if counts { dt } else { 0.0 } };
    let away = !prefs.settings.personal().reduced_motion && (PATIENCE..NOBODY).contains(&alone.0);
    let Some(mut fade) = fade else {
        if away {
            go.write(Navigate::IdleTimeout);
        }
        return;
    };
    let before = fade.share;
    fade.share = match (away, somebody) {
        (true, _) => (fade.share + dt / STEP).min(1.0),
        (false, true) => 0.0,
        (false, false) => (fade.share - dt / STEP).max(0.0),
    };
    if !away && fade.share <= 0.0 {
        go.write(Navigate::InputReceived);
    }
    if fade.share != before {
        redraw.write(RequestRedraw);
    }
}

/// Plays the match on, as long as somebody may be looking.
pub(super) fn play(
    time: Res<Time>,
    (showcase_game, navigation): (Res<ShowcaseGame>, Res<Navigation>),
    prefs: Res<Prefs>,
    (alone, fade): (Res<IdleTime>, Option<Res<MenuFade>>),
    windows: Query<&Window, With<PrimaryWindow>>,
    zones: Query<Entity, With<TableZone>>,
    (pack, mut cards): (Res<PicturePack>, ResMut<WantedCards>),
    mut showcase: Option<ResMut<Showcase>>,
    mut playback: ResMut<Playback>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let Some(game) = showcase_game.0 else { return };
    cards.set_clubs(MatchClubs::default());
    if cards.only(game) {
        redraw.write(RequestRedraw);
    }
    let seen = windows.iter().any(|window| window.focused);
    if prefs.settings.shared.low_power || !seen || alone.0 >= NOBODY || !navigation.bare() {
        return;
    }
    let away = fade.is_some_and(|fade| fade.is_faded());
    let over = showcase.as_ref().is_none_or(|on| {
        on.game.id() != game.id() || (on.state.outcome().is_some() && on.rested >= AFTERWARDS)
    });
    redraw.write(RequestRedraw);
    if over {
        if !pack.is_loaded_for(game, &MatchClubs::default()) {
            return;
        }
        let seed = random_seed();
        let Ok((state, steps)) = game.start("", seed, PUBLIC) else { return };
        let old: Vec<Entity> = zones.iter().collect();
        set_table(&mut commands, &old, game.info().zones, None, Screen::Title);
        playback.clear();
        playback.push(unheard(steps, away));
        info!("behind the title: {}", game.id());
        let bots = BySeat::from_fn(|seat| BotThread::new(state.bot(LEVEL, seat)));
        commands.insert_resource(Showcase { game, state, bots, rested: 0.0 });
        return;
    }
    let Some(on) = &mut showcase else { return };
    let on = &mut **on;
    if !playback.is_idle() {
        on.rested = 0.0;
        return;
    }
    on.rested += time.delta_secs();
    for seat in on.state.seats_to_move().iter() {
        if !on.bots[seat].is_asked() {
            let question = on.state.question(seat);
            on.bots[seat].ask(question, Budget::Time(THINK));
        }
    }
    if on.rested < PACE {
        return;
    }
    for seat in on.state.seats_to_move().iter() {
        let Some(action) = on.bots[seat].answer() else { continue };
        on.rested = 0.0;
        match on.state.submit(seat, &action, PUBLIC) {
            Ok(steps) => playback.push(unheard(steps, away)),
            // The match is not saved, so a new one can simply begin.
            Err(_) => commands.remove_resource::<Showcase>(),
        }
        return;
    }
}

/// Returns the steps without sound; the celebration and the lists of a shootout stay only if no menu covers them.
fn unheard(steps: Vec<AnimationStep>, away: bool) -> impl Iterator<Item = AnimationStep> {
    steps.into_iter().map(move |mut step| {
        step.cues.clear();
        step.banner = step.banner.filter(|_| away);
        if !away && step.scene.mouth.is_some() {
            let mouth = &mut Arc::make_mut(&mut step.scene).mouth;
            mouth.iter_mut().for_each(|mouth| {
                mouth.marks = BySeat::default();
                mouth.at_stake.wins = None;
            });
        }
        step
    })
}
