//! The reactions to a step: its cues become sounds, goals are celebrated and the crowd moves during play.

use std::cmp::Ordering;

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};

use super::cards::TableReset;
use super::cards::pack::PicturePack;
use super::draw::art::{PictureMaterial, PlacedPicture, StadiumArt};
use super::draw::page::ShownPart;
use super::goal::celebrate::{CelebrateGoal, Celebration, EndCelebration};
use super::motion::AnimationSpeed;
use super::playback::{AnimationStepStarted, Playback, PlaybackSkipped};
use super::rest::{TableRest, wait};
use super::stadium::crowd::CrowdIntensity;
use super::stadium::sky::{MatchProgress, update_sky};
use crate::audio::PlayCue;
use crate::flow::action::ActionState;
use crate::flow::floodlight_warmup::FloodlightWarmup;
use crate::flow::frame::FrameSet;
use crate::flow::prefs::Prefs;
use crate::flow::screen::{Screen, reset_with_screen};
use ::words::id;
use ::words::{DisplayText, MessageId, Separator, name_of};
use clubs::{self, club};
use engine::Seat;
use stage::cue::{CrowdSound, Cue, KickSound};
use stage::layout::DesignRect;
use stage::scene::Scoreboard;
use stage::step::Banner;
use stage::words;

/// Seconds for which the crowd moves after the last event. Then it rests, and no more frames are needed.
const STIR: f32 = 10.0;

/// Seconds for which nothing has happened that moves the crowd.
#[derive(Resource, Default, Reflect)]
#[reflect(Resource)]
struct CrowdRest(f32);

/// Share of the match from which on a goal counts as late.
const LATE: f32 = 0.88;

/// Adds the reactions to steps.
pub fn plugin(app: &mut App) {
    app.register_type::<CrowdRest>();
    app.add_plugins(reset_with_screen::<CrowdRest>).add_systems(
        Update,
        ((react, ignite, stir.after(wait)).chain().before(update_sky), dress_stadium)
            .in_set(FrameSet::ApplySteps),
    );
}

fn react(
    mut started: MessageReader<AnimationStepStarted>,
    mut skipped: MessageReader<PlaybackSkipped>,
    speed: Res<AnimationSpeed>,
    pack: Res<PicturePack>,
    celebration: Res<Celebration>,
    mut resets: MessageReader<TableReset>,
    (mut crowd, mut progress): (ResMut<CrowdIntensity>, ResMut<MatchProgress>),
    mut sounds: MessageWriter<PlayCue>,
    mut celebrate: MessageWriter<CelebrateGoal>,
    mut end: MessageWriter<EndCelebration>,
) {
    let mut celebrating = celebration.time().is_some();
    if skipped.read().count() > 0 && celebrating {
        celebrating = false;
        end.write(EndCelebration);
    }
    if resets.read().count() > 0 {
        crowd.settle();
        crowd.wave = false;
    }
    for AnimationStepStarted { step, skipped } in started.read() {
        if celebrating && !*skipped {
            celebrating = false;
            end.write(EndCelebration);
        }
        progress.set_if_neq(MatchProgress(step.scene.board.progress));
        // The end that rose at a shot falls back; a celebration restores the intensity that it finds.
        if crowd.risen {
            crowd.settle();
        }
        for cue in &step.cues {
            // A skipped step keeps the cues with a lasting effect: what is at stake, and the result.
            if !*skipped || matches!(cue, Cue::Stake(_) | Cue::Final(_) | Cue::Medal(_)) {
                sounds.write(PlayCue(*cue));
            }
            if let Some(intensity) = rises(*cue, step.scene.board.possession).filter(|_| !*skipped) {
                (crowd.intensity, crowd.risen) = (intensity, true);
            }
            if let Cue::Final(winner) = cue {
                // The winners' supporters celebrate as long as the result is on show; nobody celebrates a draw.
                match winner {
                    Some(winner) => crowd.cheer(*winner),
                    None => crowd.settle(),
                }
                crowd.wave = winner.is_some();
            }
        }
        if let Some(Banner::Goal { side, scorer, cause, clock, weight }) = &step.banner
            && !*skipped
        {
            celebrating = true;
            let board = &step.scene.board;
            let shout = shout(board, *side, step.tally);
            info!("goal: {side}");
            let goals = board.score.map(u64::from);
            celebrate.write(CelebrateGoal {
                headline: shout.into(),
                whole: step.scene.mouth.is_some(),
                // The seed differs for each goal of a match.
                seed: goals[Seat::Home] << 32 | goals[Seat::Away] << 8 | *scorer as u64,
                ..goal(*side, *scorer, words::goal(cause, *clock), *weight, *speed, &pack)
            });
        }
    }
}

/// Switches the floodlights on as the game starts, to applause; at once where nothing moves.
fn ignite(
    time: Res<Time<Real>>,
    speed: Res<AnimationSpeed>,
    screen: Option<Res<State<Screen>>>,
    mut warmup: ResMut<FloodlightWarmup>,
    mut cues: MessageWriter<PlayCue>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let screen = screen.map_or(Screen::Loading, |screen| *screen.get());
    if warmup.is_over() || screen == Screen::Loading {
        return;
    }
    if screen != Screen::Title || !speed.moves() {
        warmup.end();
        return;
    }
    // The first frame may have taken long.
    warmup.pass(time.delta_secs().min(0.1));
    redraw.write(RequestRedraw);
    if warmup.is_over() {
        cues.write(PlayCue(Cue::Crowd(CrowdSound::Applause, None)));
    }
}

/// Height to which an end rises when its side shoots: the intensity of the crowd, 0..=1.
const RISE: f32 = 0.65;

/// Returns the intensity of both ends after a cue, if it changes them: the end of the side on the ball rises as it
/// shoots, and the end that applauds afterwards, as the captions say.
fn rises(cue: Cue, shoots: Option<Seat>) -> Option<[f32; 2]> {
    match (cue, shoots) {
        (Cue::Kick(KickSound::Shot), Some(Seat::Home)) => Some([RISE, 0.0]),
        (Cue::Kick(KickSound::Shot), Some(Seat::Away)) => Some([0.0, RISE]),
        (Cue::Crowd(CrowdSound::Applause, Some(Seat::Home)), _) => Some([RISE, 0.0]),
        (Cue::Crowd(CrowdSound::Applause, Some(Seat::Away)), _) => Some([0.0, RISE]),
        _ => None,
    }
}

/// Returns the headline of a goal, which depends on the state of the match.
fn shout(after: &Scoreboard, by: Seat, tally: u32) -> MessageId {
    let (own, other) = (after.score[by], after.score[!by]);
    match (own.cmp(&other), own.abs_diff(other)) {
        _ if tally == 3 => id!("goal-hat-trick"),
        (Ordering::Equal, _) => id!("goal-level"),
        (Ordering::Greater, 1) if after.progress >= LATE => id!("goal-at-the-death"),
        (Ordering::Greater, 1) if other > 0 => id!("goal-in-front"),
        _ => id!("goal-goal"),
    }
}

fn goal(
    side: Seat,
    scorer: usize,
    text: DisplayText,
    weight: f32,
    tempo: AnimationSpeed,
    pack: &PicturePack,
) -> CelebrateGoal {
    let number = DisplayText::verbatim((scorer + 1).to_string());
    let club = club(side);
    // The pack has portraits of the two default clubs, in their first kits.
    let painted = clubs::DEFAULT_CLUB_IDS.iter().position(|id| *id == club.id && !clubs::kit(side).second);
    let key = painted.map(|of| format!("portrait/{}_{scorer}", Seat::BOTH[of].name()));
    let portrait = key.and_then(|key| pack.get(&key)).map(|p| PictureMaterial {
        image: p.image.clone(),
        part: Rect { min: p.rect.min / p.whole, max: p.rect.max / p.whole },
        tall: p.size.y / p.size.x,
    });
    CelebrateGoal {
        scorer: club.player(scorer).to_uppercase(),
        player: scorer,
        detail: DisplayText::list([number, text], Separator::Dot),
        scarf: name_of(club).capitals(),
        importance: weight,
        reduced_motion: tempo.reduced,
        speed: tempo.speed.min(8.0),
        portrait,
        keep_clear: vec![
            DesignRect::new(460.0, 0.0, 1000.0, 140.0),
            DesignRect::new(570.0, 690.0, 900.0, 390.0),
        ],
        ..CelebrateGoal::new(side)
    }
}

/// Keeps the crowd moving while something happens, and lets it rest with the table: at once in a window without the
/// focus.
fn stir(
    time: Res<Time<Real>>,
    playback: Res<Playback>,
    prefs: Res<Prefs>,
    speed: Res<AnimationSpeed>,
    moved: Res<bevy::input::mouse::AccumulatedMouseMotion>,
    actions: Res<ActionState>,
    windows: Query<&Window, With<PrimaryWindow>>,
    resting: Res<TableRest>,
    mut rest: ResMut<CrowdRest>,
    mut crowd: ResMut<CrowdIntensity>,
) {
    let busy = !playback.is_idle() || moved.delta != Vec2::ZERO || actions.has_input();
    rest.0 = if busy { 0.0 } else { rest.0 + time.delta_secs() };
    let stirs = busy || rest.0 < STIR && windows.iter().any(|window| window.focused);
    let stirs = stirs || resting.stirs_crowd();
    let lively =
        stirs && prefs.settings.shared.animated_crowd && !prefs.settings.shared.low_power && !speed.reduced;
    // A celebrating crowd sits down at last, or the machine would never rest.
    if rest.0 >= STIR && (crowd.wave || crowd.intensity != [0.0, 0.0]) {
        crowd.settle();
        crowd.wave = false;
    }
    if crowd.lively != lively || crowd.reduced_motion != speed.reduced {
        crowd.lively = lively;
        crowd.reduced_motion = speed.reduced;
    }
}

/// Gives the stadium the ball of the pack once it has loaded.
fn dress_stadium(pack: Res<PicturePack>, mut art: ResMut<StadiumArt>) {
    if pack.is_changed()
        && let Some(ball) = pack.get("ball")
    {
        art.ball = Some(PlacedPicture {
            page: ball.page.clone(),
            shown: ShownPart::plain(ball.part),
            width: ball.size.x,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::BySeat;
    use stage::step::AnimationStep;

    #[test]
    fn the_stand_of_the_shooting_side_rises() {
        let shot = Cue::Kick(KickSound::Shot);
        assert_eq!(rises(shot, Some(Seat::Home)), Some([RISE, 0.0]));
        assert_eq!(rises(shot, Some(Seat::Away)), Some([0.0, RISE]));
        assert_eq!(rises(shot, None), None);
        // A save: the end of the keeper's side applauds.
        let applause = Cue::Crowd(CrowdSound::Applause, Some(Seat::Away));
        assert_eq!(rises(applause, Some(Seat::Home)), Some([0.0, RISE]));
        assert_eq!(rises(Cue::Kick(KickSound::Pass), Some(Seat::Home)), None);
    }

    /// Whatever was on the table between: a goal shown again, a jump in a replay, another match that was resumed.
    #[test]
    fn a_third_goal_is_a_hat_trick_even_after_the_table_was_reset() {
        let mut app = App::new();
        app.add_message::<AnimationStepStarted>()
            .add_message::<PlaybackSkipped>()
            .add_message::<TableReset>()
            .add_message::<PlayCue>()
            .add_message::<CelebrateGoal>()
            .add_message::<EndCelebration>()
            .insert_resource(AnimationSpeed { speed: 1.0, reduced: false })
            .init_resource::<PicturePack>()
            .init_resource::<Celebration>()
            .init_resource::<CrowdIntensity>()
            .init_resource::<MatchProgress>()
            .add_systems(Update, react);
        let mut goal = |tally, set: bool| {
            let mut scene = stage::scene::Scene::default();
            scene.board.score = BySeat::new(4, 1);
            let (side, scorer, cause) = (Seat::Home, 8, stage::cause::GoalCause::Shot);
            let clock = stage::match_phase::MatchClock::Off;
            let banner = Banner::Goal { side, scorer, cause, clock, weight: 0.5 };
            let step = AnimationStep { tally, ..AnimationStep::new(scene, 2.0).banner(banner) };
            if set {
                app.world_mut().write_message(TableReset);
            }
            app.world_mut().write_message(AnimationStepStarted { step, skipped: false });
            app.update();
            let celebrated = app.world_mut().resource_mut::<Messages<CelebrateGoal>>().drain().last();
            celebrated.unwrap().headline
        };
        assert_eq!(goal(2, false), "GOAL!");
        assert_eq!(goal(3, true), "HAT-TRICK!");
        assert_eq!(goal(3, true), "HAT-TRICK!", "shown again");
        assert_eq!(goal(1, false), "GOAL!", "another match");
    }

    #[test]
    fn the_shout_says_what_the_goal_means() {
        let after = |home, away, progress| Scoreboard {
            score: BySeat::new(home, away),
            progress,
            ..Scoreboard::default()
        };
        let home = |board: &Scoreboard, tally| shout(board, Seat::Home, tally);
        assert_eq!(home(&after(1, 0, 0.2), 1), "GOAL!");
        assert_eq!(home(&after(1, 1, 0.2), 1), "LEVEL!");
        assert_eq!(home(&after(2, 1, 0.2), 1), "IN FRONT!");
        assert_eq!(home(&after(1, 0, 0.95), 1), "LAST GASP!");
        assert_eq!(home(&after(4, 1, 0.5), 3), "HAT-TRICK!");
        assert_eq!(home(&after(1, 3, 0.95), 1), "GOAL!");
    }
}
