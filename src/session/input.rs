//! From hands to what they take: keys, clicks on cards, and the key that hurries the show along.

use bevy::prelude::*;

use super::ask::{Asked, Target};
use super::curtain::{Hide, Look};
use super::keys::{DIGITS, Deed, Keys};
use super::refusal::Refused;
use super::take::Take;
use super::{Match, Seating, caps, lesson};
use crate::engine::{Seat, Seats};
use crate::flow::frame::{Before, Frame};
use crate::flow::page::on_show;
use crate::flow::prefs::Prefs;
use crate::flow::screen::AtTable;
use crate::stage::scene::Man;
use crate::table::cards::CardClicked;
use crate::table::playback::Playback;

/// Adds input.
pub fn plugin(app: &mut App) {
    app.init_resource::<Keys>()
        .add_systems(
            Update,
            (lesson::hear, point, clicks, keys, hurry)
                .chain()
                .in_set(Frame::Input)
                .run_if(in_state(AtTable))
                .run_if(on_show(None)),
        )
        .add_systems(Update, take_over.in_set(Frame::Adopt).run_if(resource_exists_and_changed::<Prefs>))
        .add_systems(First, caps::learn.in_set(Before::Learn));
}

/// The keys that are set from now on.
fn take_over(prefs: Res<Prefs>, mut keys: ResMut<Keys>) {
    keys.set_if_neq(Keys::from_settings(&prefs.set.keys));
}

/// One thing is lit: the pointer takes the light from what keys point at as soon as it moves.
fn point(mut moved: MessageReader<CursorMoved>, mut asked: ResMut<Asked>) {
    if moved.read().count() > 0 && asked.focus.is_some() {
        asked.focus = None;
    }
}

/// A click on a playable card takes the offer it stands for, or takes the card up.
fn clicks(
    mut clicked: MessageReader<CardClicked>,
    session: Res<Match>,
    asked: Res<Asked>,
    mut takes: MessageWriter<Take>,
    mut refused: MessageWriter<Refused>,
) {
    let revision = asked.revision();
    for CardClicked(piece) in clicked.read() {
        refused.write_batch(asked.seat().and_then(|seat| why_not(&session, &asked, seat, *piece)));
        for seat in Seat::BOTH {
            let offered = asked.offered(seat, *piece);
            let target = offered.map_or(Target::Card(*piece), Target::Offer);
            takes.write(Take { seat, target, revision });
        }
    }
}

/// Why that card cannot be taken by the seat that is asked; none where it can, or where nobody knows.
fn why_not(session: &Match, asked: &Asked, seat: Seat, piece: u16) -> Option<Refused> {
    let open = asked.picking[seat].as_ref().is_some_and(|picking| picking.open.contains(&piece));
    // Nobody knows the window for which that side holds no card.
    let vain = asked.behind.is_some() && session.silences.asking().next().is_none();
    if open || vain || asked.stopped.is_some() || asked.secret || asked.offered(seat, piece).is_some() {
        return None;
    }
    session.asking(seat).why_not(seat, piece).map(Refused::Card)
}

fn keys(
    pressed: Res<ButtonInput<KeyCode>>,
    keys: Res<Keys>,
    (session, seating): (Res<Match>, Res<Seating>),
    mut asked: ResMut<Asked>,
    (mut takes, mut refused): (MessageWriter<Take>, MessageWriter<Refused>),
    (mut look, mut hide): (MessageWriter<Look>, MessageWriter<Hide>),
) {
    let revision = asked.revision();
    let commit = pressed.just_pressed(KeyCode::Enter) || pressed.just_pressed(keys.deed(Deed::Take));
    let hangs = seating.curtain.filter(|curtain| !curtain.open);
    if hangs.is_some_and(|curtain| pressed.just_pressed(keys.look(curtain.seat))) {
        look.write(Look::Key);
        return;
    }
    if pressed.just_pressed(keys.deed(Deed::Hide)) && seating.curtain.is_some_and(|curtain| curtain.open) {
        hide.write(Hide);
        return;
    }
    if pressed.just_pressed(keys.deed(Deed::Undo)) {
        match asked.undo {
            Some(seat) => {
                takes.write(Take { seat, target: Target::Undo, revision });
            }
            None => {
                refused.write(Refused::Undo);
            }
        }
        return;
    }
    let two = seating.humans() == Seats::BOTH;
    for seat in Seat::BOTH {
        // Taking back has a key of its own, which stands on it.
        for (target, stroke) in asked.strokes(seat) {
            let digit = stroke.digit.filter(|_| asked.digits == Some(seat)).and_then(|k| DIGITS.get(k));
            let hand = stroke.hand.and_then(|k| keys.of(seat, two).get(k));
            if digit.into_iter().chain(hand).any(|key| pressed.just_pressed(*key)) {
                takes.write(Take { seat, target, revision });
            }
        }
    }
    let Some(seat) = asked.seat() else { return };
    if asked.numbered && asked.digits == Some(seat) {
        let taken = asked.strokes(seat);
        for (k, _) in DIGITS.iter().enumerate().filter(|(_, key)| pressed.just_pressed(**key)) {
            let own = |(man, _): &&(Man, u16)| man.side == seat && usize::from(man.number) == k + 1;
            let card = asked.men[seat].iter().find(own).map(|(_, card)| *card);
            let free = taken.iter().any(|(_, stroke)| stroke.digit == Some(k));
            let why = card.filter(|_| !free).and_then(|card| why_not(&session, &asked, seat, card));
            refused.write_batch(why);
        }
    }
    let n = asked.targets(seat).len();
    let step = i32::from(pressed.just_pressed(KeyCode::ArrowRight))
        - i32::from(pressed.just_pressed(KeyCode::ArrowLeft));
    if step != 0 && n > 0 {
        let from = asked.focus.map_or(if step > 0 { -1 } else { 0 }, |k| k as i32);
        asked.focus = Some((from + step).rem_euclid(n as i32) as usize);
    }
    if commit {
        // Nothing in focus: what is complete is taken.
        let target = asked.focused().map_or(Target::Done, |(_, target)| target);
        takes.write(Take { seat, target, revision });
    }
}

/// Any click or commit key while something moves jumps to its end.
fn hurry(
    pressed: Res<ButtonInput<KeyCode>>,
    keys: Res<Keys>,
    mouse: Res<ButtonInput<MouseButton>>,
    mut playback: ResMut<Playback>,
) {
    let commit = [keys.deed(Deed::Take), KeyCode::Enter].into_iter().any(|k| pressed.just_pressed(k));
    if (commit || mouse.just_pressed(MouseButton::Left)) && !playback.idle() {
        playback.skip();
    }
}
