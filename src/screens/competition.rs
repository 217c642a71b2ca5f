//! The competition: set it up, see who meets whom and who leads, begin the next match.

mod fixtures;
mod set_up;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Painter, Rect, pos2, vec2};

use super::honours::cup;
use super::{centred, page};
use crate::competition::{Competition, Kind as Contest};
use crate::flow::page::Go;
use crate::flow::prefs::Data;
use crate::flow::start::StartMatch;
use crate::session::competition::UnderWay;
use crate::stage::palette::{AMBER, CHALK, MUTED};
use crate::theme::paint::{paragraph, rect, sheet, text, text_fit};
use crate::theme::widgets::{Desk, Focus, Kind};
use crate::theme::{Face, UiScale};
use set_up::SetUp;

/// Whether the competition is about to be given up: that is asked twice.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct GivingUp(bool);

/// What a click asked for.
enum Wish {
    Begin(Competition),
    Play,
    /// To be asked again.
    GiveUp,
    /// Not to give it up after all.
    Keep,
    End,
    Close,
}

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GivingUp>().init_resource::<SetUp>();
}

/// The page comes up: with the game that was chosen on the title.
pub(super) fn open(
    title: Res<super::title::Setup>,
    on: Res<UnderWay>,
    mut set_up: ResMut<SetUp>,
    mut focus: ResMut<Focus>,
) {
    if on.competition.is_none() {
        set_up.game = title.game;
    }
    focus.set(if on.competition.is_none() { "competition begin" } else { "competition play" });
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    scale: Res<UiScale>,
    data: Res<Data>,
    mut set_up: ResMut<SetUp>,
    mut on: ResMut<UnderWay>,
    mut giving_up: ResMut<GivingUp>,
    mut focus: ResMut<Focus>,
    mut go: MessageWriter<Go>,
    mut starts: MessageWriter<StartMatch>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let set_up = set_up.bypass_change_detection();
    let on = on.bypass_change_detection();
    let wish = page(contexts.ctx_mut()?, "competition page", 0.7, |ui, canvas| {
        let r = centred(canvas, 1760.0, 920.0);
        let p = ui.painter().clone();
        sheet(&p, r, 18.0);
        let mut desk = Desk::new(ui, *scale, &mut focus);
        let back = rect(r.right() - 224.0, r.top() + 28.0, 180.0, 60.0);
        let close = desk.button("competition close", back, "Back", 36.0, Kind::Plain);
        let inner = Rect::from_min_max(r.min + vec2(44.0, 120.0), r.max - INSET);
        let at = pos2(r.left() + 44.0, r.top() + 60.0);
        let wish = match &on.competition {
            None => {
                text(&p, at, Align2::LEFT_CENTER, "COMPETITION", Face::Headline, 62.0, AMBER);
                set_up::draw(&mut desk, inner, set_up).map(Wish::Begin)
            }
            Some(competition) => {
                let game = competition.game().map_or_else(String::new, set_up::named);
                let words = format!("{game} {}", competition.kind().title()).to_uppercase();
                let over = competition.champion().is_some();
                let ends = if over { None } else { give_up(&mut desk, back, giving_up.0) };
                let most = back.left() - at.x - if over { 40.0 } else { 600.0 };
                text_fit(&p, at, Align2::LEFT_CENTER, &words, Face::Headline, 62.0, most, AMBER);
                ends.or(under_way(&mut desk, inner, competition))
            }
        };
        desk.done();
        wish.or(close.then_some(Wish::Close))
    });
    if wish.is_some() {
        redraw.write(RequestRedraw);
    }
    let asked = std::mem::take(&mut giving_up.bypass_change_detection().0);
    match wish {
        Some(Wish::Begin(competition)) => on.put(Some(competition), &data),
        Some(Wish::Play) => {
            if let Some(start) = on.next_match(&data) {
                starts.write(start);
            }
        }
        Some(Wish::GiveUp) => giving_up.0 = true,
        Some(Wish::Keep) => {}
        Some(Wish::End) => on.put(None, &data),
        Some(Wish::Close) => {
            go.write(Go::Back);
        }
        None => giving_up.bypass_change_detection().0 = asked,
    }
    Ok(())
}

/// From the lower right corner of the sheet to that of what it holds.
const INSET: bevy_egui::egui::Vec2 = vec2(44.0, 40.0);

/// How wide the left column is.
const LEFT: f32 = 560.0;

/// A competition that is on: how it stands, and what comes next.
fn under_way(desk: &mut Desk, r: Rect, competition: &Competition) -> Option<Wish> {
    let left = rect(r.left(), r.top(), LEFT, r.height());
    let right = Rect::from_min_max(pos2(left.right() + 40.0, r.top()), r.max);
    let p = desk.painter();
    fixtures::columns(&p, right, competition, desk.scale);
    let go = rect(left.left(), left.bottom() - 186.0, left.width(), 92.0);
    let body = Rect::from_min_max(left.min, pos2(left.right(), go.top() - 20.0));
    let champion = competition.champion();
    match champion {
        Some(side) => crowned(&p, body, competition, side, desk.scale),
        None if competition.kind() == Contest::Cup => next_up(&p, body, competition, desk.scale),
        None => {}
    }
    if competition.kind() == Contest::League {
        let table = if champion.is_some() { 300.0 } else { 0.0 };
        let below = Rect::from_min_max(body.min + vec2(0.0, table), body.max);
        fixtures::table(&p, below, competition, desk.scale);
    }
    if champion.is_some() {
        return desk.button("competition over", go, "ANOTHER ONE", 56.0, Kind::Go).then_some(Wish::End);
    }
    match competition.for_people() {
        Some(_) => desk.button("competition play", go, "KICK OFF", 60.0, Kind::Go).then_some(Wish::Play),
        None => {
            desk.button("competition waits", go, "The others are playing", 40.0, Kind::Off);
            None
        }
    }
}

/// How a competition is given up: beside the way back, and once it was asked for, a no lies where it was asked.
fn give_up(desk: &mut Desk, back: Rect, asked: bool) -> Option<Wish> {
    let place =
        |k: f32| back.translate(vec2(-280.0 * k + 10.0, 0.0)).with_max_x(back.left() - 280.0 * k + 270.0);
    if !asked {
        let hit = desk.button("competition end", place(1.0), "Give it up", 34.0, Kind::Plain);
        return hit.then_some(Wish::GiveUp);
    }
    let keep = desk.button("competition keep", place(1.0), "No, keep it", 34.0, Kind::Plain);
    let end = desk.button("competition end", place(2.0), "Yes, give it up", 34.0, Kind::Plain);
    if keep { Some(Wish::Keep) } else { end.then_some(Wish::End) }
}

/// What comes next, in words.
fn next_up(p: &Painter, r: Rect, competition: &Competition, scale: UiScale) {
    let size = scale.text(26.0).min(34.0);
    let (head, words) = match competition.for_people() {
        Some(fixture) => (competition.round_title(fixture.round), competition.pairing(&fixture)),
        None => {
            ("The others play".to_owned(), "You are out of it: the rest is played without you.".to_owned())
        }
    };
    let at = pos2(r.left(), r.top() + 26.0);
    text_fit(p, at, Align2::LEFT_CENTER, &head.to_uppercase(), Face::Headline, 46.0, r.width(), CHALK);
    let used = paragraph(p, pos2(r.left(), r.top() + 70.0), &words, Face::Display, 44.0, r.width(), AMBER);
    let words = "The loser is out; a drawn match is played again. What is left in the middle goes on later.";
    paragraph(p, pos2(r.left(), r.top() + 90.0 + used), words, Face::Text, size, r.width(), MUTED);
}

/// Who has won it.
fn crowned(p: &Painter, r: Rect, competition: &Competition, side: usize, scale: UiScale) {
    let mid = r.center().x;
    cup(p, pos2(mid, r.top() + 170.0), 150.0);
    let name = competition.name(side);
    let verb = if competition.is_you(side) { "WIN" } else { "WINS" };
    let words = format!("{} {verb}", name.to_uppercase());
    text_fit(
        p,
        pos2(mid, r.top() + 214.0),
        Align2::CENTER_CENTER,
        &words,
        Face::Headline,
        64.0,
        r.width(),
        AMBER,
    );
    let words = match competition.kind() {
        Contest::Cup => "Every match on the way to the cup.",
        Contest::League => "Nobody did better over the season.",
    };
    let at = pos2(mid, r.top() + 262.0);
    text_fit(p, at, Align2::CENTER_CENTER, words, Face::Text, scale.text(24.0), r.width(), MUTED);
}
