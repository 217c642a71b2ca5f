//! From hands to decisions: keys, clicks on cards, and the key that hurries the show along.

use bevy::prelude::*;

use super::keys::{DIGITS, Keys};
use super::{Asked, Decide, Drive, Session};
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

/// A click on a playable card takes the offer it stands for.
fn clicks(mut clicked: MessageReader<CardClicked>, asked: Res<Asked>, mut decide: MessageWriter<Decide>) {
    for CardClicked(piece) in clicked.read() {
        for seat in Seat::BOTH {
            if let Some(offer) = asked.offers[seat].iter().find(|offer| offer.piece == Some(*piece)) {
                decide.write(Decide { seat, action: offer.action.clone() });
            }
        }
    }
}

fn keys(
    pressed: Res<ButtonInput<KeyCode>>,
    keys: Res<Keys>,
    session: Res<Session>,
    mut asked: ResMut<Asked>,
    mut decide: MessageWriter<Decide>,
) {
    let two = session.humans() == Seats::BOTH;
    for seat in Seat::BOTH {
        let offers = &asked.offers[seat];
        for (k, offer) in offers.iter().enumerate().take(9) {
            let digit = asked.seat() == Some(seat) && pressed.just_pressed(DIGITS[k]);
            if digit || pressed.just_pressed(keys.of(seat, two)[k]) {
                decide.write(Decide { seat, action: offer.action.clone() });
            }
        }
    }
    let Some(seat) = asked.seat() else { return };
    let n = asked.offers[seat].len();
    let step = i32::from(pressed.just_pressed(KeyCode::ArrowRight))
        - i32::from(pressed.just_pressed(KeyCode::ArrowLeft));
    if step != 0 && n > 0 {
        let from = asked.focus.map_or(if step > 0 { -1 } else { 0 }, |k| k as i32);
        asked.focus = Some((from + step).rem_euclid(n as i32) as usize);
    }
    if (pressed.just_pressed(KeyCode::Enter) || pressed.just_pressed(KeyCode::Space))
        && let Some(offer) = asked.focus.and_then(|k| asked.offers[seat].get(k))
    {
        decide.write(Decide { seat, action: offer.action.clone() });
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
