//! The people at this screen: their names, typed once, and who of them plays.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Align2, Rect, pos2};

use super::{centred, page};
use crate::flow::action::{Hands, InputAction};
use crate::flow::frame::Heard;
use crate::flow::page::{Go, Page, on_show};
use crate::flow::prefs::Prefs;
use crate::people::{self, LETTERS, MOST, Name, People, Refused};
use crate::stage::palette::{AMBER, CHALK, INK, MUTED};
use crate::theme::paint::{block, frame, laid_within, rect, sheet, text, text_fit};
use crate::theme::widgets::{Desk, Focus, Kind};
use crate::theme::{Face, UiScale, ink};

/// What is typed, and what was said of it.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Typing {
    /// The place of the one whose name it is, and the name so far.
    at: Option<(usize, String)>,
    said: String,
    /// Whose name is about to be forgotten: that is asked twice.
    sure: Option<usize>,
}

impl Typing {
    /// Whether it asks a second time.
    pub(super) const fn asks(&self) -> bool {
        self.sure.is_some()
    }
}

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    let first = hold.in_set(Heard::Claim).after(super::dialog::hold).after(super::keys::listen);
    app.init_resource::<Typing>().add_systems(PreUpdate, first.run_if(on_show(Page::People)));
}

/// While a name is typed, letters are letters and nothing else, and `Esc` leaves the name as it was.
fn hold(mut hands: ResMut<Hands>, mut typing: ResMut<Typing>) {
    if typing.at.is_none() {
        return;
    }
    if hands.just(InputAction::Back) || hands.just(InputAction::Menu) {
        *typing = Typing::default();
    }
    hands.clear();
}

/// The page comes up with nothing typed; where nobody has a name yet, with the first one to be typed.
pub(super) fn open(mut typing: ResMut<Typing>, mut focus: ResMut<Focus>, prefs: Res<Prefs>) {
    *typing = Typing::default();
    if prefs.set.people.names().is_empty() {
        typing.at = Some((0, String::new()));
    }
    focus.set("person 0");
}

/// What a click asked for.
enum Wish {
    Type(usize),
    Plays(usize, Option<usize>),
    Forget(usize),
    Close,
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    scale: Res<UiScale>,
    (mut prefs, mut typing): (ResMut<Prefs>, ResMut<Typing>),
    mut focus: ResMut<Focus>,
    mut go: MessageWriter<Go>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let typing = typing.bypass_change_detection();
    let mut now = prefs.set.people.clone();
    let settled = typing.at.is_some() && hear(ctx, typing);
    if settled {
        settle(typing, &mut now);
    }
    let wish = page(ctx, "people", 0.7, |ui, canvas| {
        let r = centred(canvas, 1560.0, 980.0);
        let p = ui.painter().clone();
        sheet(&p, r, 18.0);
        let at = pos2(r.left() + 44.0, r.top() + 60.0);
        text(&p, at, Align2::LEFT_CENTER, "WHO PLAYS?", Face::Headline, 58.0, AMBER);
        let mut desk = Desk::new(ui, *scale, &mut focus);
        // The key that ends a name does nothing else, and a space is part of it, wherever the pointer lies.
        if settled || typing.at.is_some() {
            desk.type_on();
        }
        let close = rect(r.right() - 224.0, r.top() + 28.0, 180.0, 60.0);
        let mut wish = desk.button("people close", close, "Done", 36.0, Kind::Go).then_some(Wish::Close);
        let words = if typing.said.is_empty() { ABOUT } else { typing.said.as_str() };
        let colour = if typing.said.is_empty() { MUTED } else { AMBER };
        let size = scale.text(27.0);
        let galley = laid_within(&p, words, Face::Text, size, 24.0, r.width() - 88.0, 92.0, colour);
        p.galley(pos2(r.left() + 44.0, r.top() + 108.0), galley, ink(colour));
        let gap = 36.0;
        let wide = (r.width() - 88.0 - gap) / 2.0;
        let high = (r.height() - 236.0) / (MOST / 2) as f32;
        for place in 0..MOST {
            let column = (place / (MOST / 2)) as f32;
            let row = (place % (MOST / 2)) as f32;
            let at = rect(
                r.left() + 44.0 + (wide + gap) * column,
                r.top() + 208.0 + high * row,
                wide,
                high - 20.0,
            );
            wish = person(&mut desk, at, place, &now, typing).or(wish);
        }
        desk.done();
        wish
    });
    if settled && ctx.input(|i| i.key_pressed(egui::Key::Enter)) {
        // The next one ends the page.
        focus.set("people close");
    }
    match wish {
        // The key that ends a name begins no other.
        Some(Wish::Type(_)) if settled => {}
        Some(Wish::Type(place)) => {
            settle(typing, &mut now);
            let so_far = now.names().get(place).map_or("", Name::as_str).to_owned();
            *typing = Typing { at: Some((place, so_far)), ..Typing::default() };
        }
        Some(Wish::Plays(turn, place)) => {
            settle(typing, &mut now);
            now.choose(turn, place);
        }
        Some(Wish::Forget(place)) if typing.sure == Some(place) => {
            *typing = Typing::default();
            now.forget(place);
        }
        Some(Wish::Forget(place)) => {
            settle(typing, &mut now);
            typing.sure = Some(place);
        }
        Some(Wish::Close) => {
            settle(typing, &mut now);
            go.write(Go::Back);
        }
        None => {}
    }
    if prefs.set.people != now {
        prefs.set.people = now;
    }
    Ok(())
}

/// Where nothing else is to be said.
const ABOUT: &str = "Click a name to type it, then say who is home and who is away; who plays alone is home here. A name \
                     stands on the scoreboard, in competitions and with every match that is kept; it never leaves this \
                     computer.";

/// One place: the name, whether that one plays home (or alone) or away, and a way to forget it.
fn person(desk: &mut Desk, r: Rect, place: usize, people: &People, typing: &Typing) -> Option<Wish> {
    let name = people.names().get(place);
    let typed = typing.at.as_ref().filter(|(at, _)| *at == place).map(|(_, so_far)| so_far.as_str());
    let free = place == people.names().len() && typing.at.is_none() || typed.is_some();
    if name.is_none() && !free {
        return None;
    }
    let (p, mid) = (desk.painter(), r.center().y);
    block(&p, r, 14.0, ink(INK));
    let id = format!("person {place}");
    let high = r.height().min(92.0) - 12.0;
    let at = |x: f32, w: f32| rect(r.left() + x, mid - high / 2.0, w, high);
    let field = at(10.0, if name.is_some() { 316.0 } else { r.width() - 20.0 });
    let mut wish = match typed {
        None => {
            let words = name.map_or("New name", Name::as_str);
            desk.button(&id, field, words, 36.0, Kind::Plain).then_some(Wish::Type(place))
        }
        Some(so_far) => {
            desk.spot(&id, field);
            frame(&p, field, 12.0, 4.0, AMBER);
            let at = pos2(field.left() + 18.0, mid);
            let words = format!("{so_far}|");
            let most = field.width() - 36.0;
            text_fit(&p, at, Align2::LEFT_CENTER, &words, Face::Display, desk.scale.text(36.0), most, CHALK);
            None
        }
    };
    if name.is_some() {
        for (turn, words) in ["Home", "Away"].into_iter().enumerate() {
            let plays = people.playing(turn) == Some(place);
            let spot = at(340.0 + 138.0 * turn as f32, 128.0);
            let kind = if plays { Kind::Chosen } else { Kind::Plain };
            if desk.button(&format!("person {place} plays {turn}"), spot, words, 32.0, kind) {
                wish = Some(Wish::Plays(turn, (!plays).then_some(place)));
            }
        }
        let words = if typing.sure == Some(place) { "Sure?" } else { "×" };
        let x = 340.0 + 138.0 * 2.0;
        if desk.button(&format!("forget {place}"), at(x, r.width() - x - 10.0), words, 36.0, Kind::Plain) {
            wish = Some(Wish::Forget(place));
        }
    }
    wish
}

/// What keys make of the name; whether it is to be taken.
fn hear(ctx: &egui::Context, typing: &mut Typing) -> bool {
    let Some((_, so_far)) = &mut typing.at else { return false };
    let mut said = None;
    let done = ctx.input(|i| {
        for event in &i.events {
            match event {
                egui::Event::Text(text) | egui::Event::Paste(text) => {
                    for letter in text.chars().filter(|letter| !letter.is_control()) {
                        // Nobody begins with a space.
                        if so_far.is_empty() && letter == ' ' {
                            continue;
                        }
                        said = match people::typed(so_far, letter) {
                            Ok(now) => {
                                *so_far = now;
                                Some(String::new())
                            }
                            Err(Refused::Full) => Some(format!("A name has {LETTERS} letters at most.")),
                            Err(Refused::Letter(_)) => Some(LETTERLESS.to_owned()),
                        };
                    }
                }
                egui::Event::Key { key: egui::Key::Backspace, pressed: true, .. } => {
                    so_far.pop();
                    said = Some(String::new());
                }
                _ => {}
            }
        }
        i.key_pressed(egui::Key::Enter) || i.key_pressed(egui::Key::Tab)
    });
    typing.said = said.unwrap_or_else(|| std::mem::take(&mut typing.said));
    done
}

/// Of a sign that no name has.
const LETTERLESS: &str =
    "A name is made of letters and digits, with spaces, dots, hyphens and apostrophes between them.";

/// What is typed becomes a name; nothing typed leaves it as it was.
fn settle(typing: &mut Typing, people: &mut People) {
    let Some((place, so_far)) = typing.at.take() else { return };
    let Some(name) = Name::tidied(&so_far) else { return };
    if !people.call(place, name.clone()) {
        typing.said = format!("{} is there already.", name.as_str());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever a name may have is in the fonts.
    #[test]
    fn every_letter_of_a_name_can_be_written() {
        let font = swash::FontRef::from_index(crate::press::TEXT, 0).unwrap();
        let missing: Vec<char> = ('\0'..='\u{ffff}')
            .filter(|letter| people::takes(*letter) && font.charmap().map(*letter) == 0)
            .collect();
        assert!(missing.is_empty(), "{missing:?}");
    }

    #[test]
    fn what_is_typed_becomes_a_name() {
        let mut people = People::default();
        let mut typing = Typing { at: Some((0, "Ada ".to_owned())), ..Typing::default() };
        settle(&mut typing, &mut people);
        assert_eq!(people.called(0).map(Name::as_str), Some("Ada"));
        typing.at = Some((1, "Ada".to_owned()));
        settle(&mut typing, &mut people);
        assert_eq!((people.names().len(), typing.said.is_empty()), (1, false));
        typing.at = Some((0, " ".to_owned()));
        settle(&mut typing, &mut people);
        assert_eq!(people.names().len(), 1, "nothing typed leaves it as it was");
    }
}
