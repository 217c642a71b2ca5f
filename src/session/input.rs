//! From hands to decisions: keys, clicks on cards, and the key that hurries the show along.

use bevy::prelude::*;

use super::ask::{Asked, Pick, Target};
use super::curtain::Look;
use super::keys::{DIGITS, Keys};
use super::{Decide, Drive, Session, Undo};
use crate::engine::{Seat, Seats};
use crate::screens::{Pause, Screen};
use crate::table::cards::CardClicked;
use crate::table::playback::Playback;

/// Adds input.
pub fn plugin(app: &mut App) {
    app.init_resource::<Keys>().add_systems(
        Update,
        (clicks, keys, hurry).before(Drive).run_if(
            resource_exists::<Session>
                .and_then(in_state(Screen::Match))
                .and_then(resource_equals(Pause::None)),
        ),
    );
}

/// Takes what a target stands for.
fn take(
    asked: &Asked,
    seat: Seat,
    target: Target,
    decide: &mut MessageWriter<Decide>,
    pick: &mut MessageWriter<Pick>,
    undo: &mut MessageWriter<Undo>,
) {
    match target {
        Target::Undo => {
            undo.write(Undo(seat));
        }
        Target::Card(piece) => {
            pick.write(Pick { seat, piece: Some(piece) });
        }
        Target::Suggest => {
            pick.write(Pick { seat, piece: None });
        }
        Target::Offer(_) | Target::Done => {
            if let Some(offer) = asked.offer(seat, target) {
                decide.write(Decide { seat, action: offer.action.clone() });
            }
        }
    }
}

/// A click on a playable card takes the offer it stands for, or takes the card up.
fn clicks(
    mut clicked: MessageReader<CardClicked>,
    asked: Res<Asked>,
    mut decide: MessageWriter<Decide>,
    mut pick: MessageWriter<Pick>,
    mut undo: MessageWriter<Undo>,
) {
    for CardClicked(piece) in clicked.read() {
        for seat in Seat::BOTH {
            let offered = asked.offered(seat, *piece);
            let target = offered.map_or(Target::Card(*piece), Target::Offer);
            take(&asked, seat, target, &mut decide, &mut pick, &mut undo);
        }
    }
}

fn keys(
    pressed: Res<ButtonInput<KeyCode>>,
    keys: Res<Keys>,
    session: Res<Session>,
    mut asked: ResMut<Asked>,
    mut decide: MessageWriter<Decide>,
    mut pick: MessageWriter<Pick>,
    mut undo: MessageWriter<Undo>,
    mut look: MessageWriter<Look>,
) {
    let commit = pressed.just_pressed(KeyCode::Enter) || pressed.just_pressed(KeyCode::Space);
    if commit && session.curtain.is_some_and(|curtain| !curtain.open) {
        look.write(Look);
        return;
    }
    if pressed.just_pressed(KeyCode::Backspace)
        && let Some(seat) = asked.undo
    {
        undo.write(Undo(seat));
        return;
    }
    let two = session.humans() == Seats::BOTH;
    for seat in Seat::BOTH {
        for (k, target) in asked.buttons(seat).into_iter().enumerate().take(DIGITS.len()) {
            let digit = asked.seat() == Some(seat) && pressed.just_pressed(DIGITS[k]);
            if digit || pressed.just_pressed(keys.of(seat, two)[k]) {
                take(&asked, seat, target, &mut decide, &mut pick, &mut undo);
            }
        }
    }
    let Some(seat) = asked.seat() else { return };
    let n = asked.targets(seat).len();
    let step = i32::from(pressed.just_pressed(KeyCode::ArrowRight))
        - i32::from(pressed.just_pressed(KeyCode::ArrowLeft));
    if step != 0 && n > 0 {
        let from = asked.focus.map_or(if step > 0 { -1 } else { 0 }, |k| k as i32);
        asked.focus = Some((from + step).rem_euclid(n as i32) as usize);
    }
    if commit {
        match asked.focused() {
            Some((seat, target)) => take(&asked, seat, target, &mut decide, &mut pick, &mut undo),
            // Nothing in focus: what is complete is taken.
            None => take(&asked, seat, Target::Done, &mut decide, &mut pick, &mut undo),
        }
    }
}

/// Any click or commit key while something moves jumps to its end.
fn hurry(
    pressed: Res<ButtonInput<KeyCode>>,
    mouse: Res<ButtonInput<MouseButton>>,
    mut playback: ResMut<Playback>,
) {
    let commit = [KeyCode::Space, KeyCode::Enter].into_iter().any(|k| pressed.just_pressed(k));
    if (commit || mouse.just_pressed(MouseButton::Left)) && !playback.idle() {
        playback.skip();
    }
}
