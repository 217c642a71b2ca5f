//! The match behind the title: two bots play the chosen game for whoever looks. It makes no noise, is not saved, and
//! rests with the player.
//!
//! Left alone for a while, the menu steps aside ([`Aside`]) and the match is shown in full, until somebody moves.

use std::time::Duration;

use bevy::input::mouse::{AccumulatedMouseMotion, MouseWheel};
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};

use super::minds::Mind;
use crate::ai::{Budget, Level};
use crate::engine::{BySeat, Seat};
use crate::flow::action::Hands;
use crate::flow::page::Open;
use crate::flow::prefs::Prefs;
use crate::flow::screen::Screen;
use crate::flow::start::clock_seed;
use crate::flow::top::Rest;
use crate::games::entry::Entry;
use crate::games::live::Live;
use crate::stage::beat::Beat;
use crate::stage::scene::Audience;
use crate::table::cards::pack::{CardsOf, Pack};
use crate::table::cards::set_table;
use crate::table::cards::zone::TableZone;
use crate::table::playback::Playback;

/// The match behind the title.
#[derive(Resource)]
pub struct Showcase {
    game: &'static dyn Entry,
    live: Box<dyn Live>,
    minds: BySeat<Mind>,
    /// Seconds since everything was shown.
    rested: f32,
}

/// The game that is shown: the one chosen on the title.
#[derive(Resource, Clone, Copy, Default)]
pub struct Bill(pub Option<&'static dyn Entry>);

/// How far the menu has stepped aside.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Aside {
    /// Seconds since somebody last moved.
    alone: f32,
    /// 0: the menu is there; 1: it is away.
    pub share: f32,
}

impl Aside {
    /// Whether the menu is away far enough to show the match with all that belongs to it.
    #[must_use]
    pub const fn is_away(self) -> bool {
        self.share > 0.5
    }
}

/// Who looks at it: nobody in particular.
const PUBLIC: Audience = Audience { seat: Seat::Home, shared: true };
/// How strong the two are: good enough to look like football, and quick.
const LEVEL: Level = Level::Amateur;
/// How long they may think.
const THINK: Duration = Duration::from_millis(30);
/// Seconds between two decisions.
const PACE: f32 = 1.1;
/// Seconds between full time and the next match.
const AFTERWARDS: f32 = 5.0;
/// Seconds after which the menu steps aside.
const PATIENCE: f32 = 25.0;
/// Seconds after which it comes back and the match rests: nobody is there.
const NOBODY: f32 = 300.0;
/// Seconds that it takes to step aside; it is back at once.
const STEP: f32 = 0.8;

/// Adds the match behind the title.
pub fn plugin(app: &mut App) {
    app.init_resource::<Aside>().init_resource::<Bill>().add_systems(
        OnExit(Screen::Title),
        |mut aside: ResMut<Aside>, mut commands: Commands| {
            *aside = Aside::default();
            commands.remove_resource::<Showcase>();
        },
    );
}

/// Notices whether somebody is there.
pub(super) fn step_aside(
    time: Res<Time<Real>>,
    motion: Res<AccumulatedMouseMotion>,
    (mut moved, mut rolled, mut touches): (
        MessageReader<CursorMoved>,
        MessageReader<MouseWheel>,
        MessageReader<TouchInput>,
    ),
    hands: Res<Hands>,
    rest: Res<Rest>,
    pages: Res<Open>,
    prefs: Res<Prefs>,
    showcase: Option<Res<Showcase>>,
    mut aside: ResMut<Aside>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let somebody = motion.delta != Vec2::ZERO
        || moved.read().count() + rolled.read().count() + touches.read().count() > 0
        // What brings the menu back does nothing else: nobody but this hears it.
        || rest.touched()
        || hands.touched()
        || !pages.nothing()
        || showcase.is_none();
    let before = *aside;
    let aside = aside.bypass_change_detection();
    // A window that slept wakes to a long step; it was not looked at for all of it.
    let dt = time.delta_secs().min(1.0);
    aside.alone = if somebody { 0.0 } else { aside.alone + dt };
    let away = !prefs.set.reduced_motion && (PATIENCE..NOBODY).contains(&aside.alone);
    aside.share = match (away, somebody) {
        (true, _) => (aside.share + dt / STEP).min(1.0),
        (false, true) => 0.0,
        (false, false) => (aside.share - dt / STEP).max(0.0),
    };
    if aside.share != before.share {
        redraw.write(RequestRedraw);
    }
}

/// Plays on, as long as somebody may be looking.
pub(super) fn play(
    time: Res<Time>,
    (bill, pages): (Res<Bill>, Res<Open>),
    prefs: Res<Prefs>,
    aside: Res<Aside>,
    windows: Query<&Window, With<PrimaryWindow>>,
    zones: Query<Entity, With<TableZone>>,
    (pack, mut cards): (Res<Pack>, ResMut<CardsOf>),
    mut showcase: Option<ResMut<Showcase>>,
    mut playback: ResMut<Playback>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let Some(game) = bill.0 else { return };
    if cards.only(game) {
        redraw.write(RequestRedraw);
    }
    let seen = windows.iter().any(|window| window.focused);
    if prefs.set.low_power || !seen || aside.alone >= NOBODY || !pages.nothing() {
        return;
    }
    let over = showcase.as_ref().is_none_or(|on| {
        on.game.id() != game.id() || (on.live.outcome().is_some() && on.rested >= AFTERWARDS)
    });
    redraw.write(RequestRedraw);
    if over {
        if !pack.serves(game) {
            return;
        }
        let seed = clock_seed();
        let Ok((live, beats)) = game.start("", seed, PUBLIC) else { return };
        let old: Vec<Entity> = zones.iter().collect();
        set_table(&mut commands, &old, game.sheet().zones);
        playback.clear();
        playback.push(unheard(beats, *aside));
        info!("behind the title: {}", game.id());
        let minds = BySeat::from_fn(|seat| Mind::new(live.bot(LEVEL, seat)));
        commands.insert_resource(Showcase { game, live, minds, rested: 0.0 });
        return;
    }
    let Some(on) = &mut showcase else { return };
    let on = on.bypass_change_detection();
    if !playback.idle() {
        on.rested = 0.0;
        return;
    }
    on.rested += time.delta_secs();
    for seat in on.live.owed().iter() {
        if !on.minds[seat].is_asked() {
            let question = on.live.question(seat);
            on.minds[seat].ask(question, Budget::Time(THINK));
        }
    }
    if on.rested < PACE {
        return;
    }
    for seat in on.live.owed().iter() {
        let Some(action) = on.minds[seat].answer() else { continue };
        on.rested = 0.0;
        match on.live.submit(seat, &action, PUBLIC) {
            Ok(beats) => playback.push(unheard(beats, *aside)),
            // Nothing hangs on this match: a new one begins.
            Err(_) => commands.remove_resource::<Showcase>(),
        }
        return;
    }
}

/// The beats without their noise; the celebration only where nothing lies over it.
fn unheard(beats: Vec<Beat>, aside: Aside) -> impl Iterator<Item = Beat> {
    beats.into_iter().map(move |mut beat| {
        beat.cues.clear();
        beat.banner = beat.banner.filter(|_| aside.is_away());
        beat
    })
}
