//! The competition: set it up, see who meets whom and who leads, begin the next match.

mod fixtures;
mod set_up;
mod standing;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Rect, pos2, vec2};

use super::honours::{FALLS, paper};
use super::{centred, page};
use crate::audio::Sound;
use crate::competition::{Competition, Kind as Contest};
use crate::flow::page::Go;
use crate::flow::prefs::{Data, Prefs};
use crate::flow::start::StartMatch;
use crate::session::competition::UnderWay;
use crate::stage::clubs::Crest;
use crate::stage::cue::{Crowd, Cue};
use crate::stage::palette::{AMBER, MUTED};
use crate::table::motion::Tempo;
use crate::theme::paint::{paragraph, rect, sheet, text, text_fit};
use crate::theme::widgets::{Desk, Focus, Kind};
use crate::theme::{Face, UiScale};
use crate::who::Who;
use set_up::SetUp;

/// Whether the competition is about to be given up: that is asked twice.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct GivingUp(bool);

/// How long a champion has been on show, for the light and the paper.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct Party {
    /// Seconds; none while there is no champion.
    age: Option<f32>,
    /// Whether anything moves: where there is somebody to celebrate.
    moves: bool,
}

impl Party {
    /// Whether it is still going on: then frames are asked for.
    fn on(self) -> bool {
        self.moves && self.age.is_some_and(|age| age < FALLS)
    }

    /// How far the cup has risen, 0..=1, and how far the light has turned, radians.
    fn light(self) -> (f32, f32) {
        let age = self.age.unwrap_or(FALLS).min(FALLS);
        if self.moves { (1.0 - (1.0 - (age / 0.8).min(1.0)).powi(3), 0.12 * age) } else { (1.0, 0.0) }
    }
}

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
    app.init_resource::<GivingUp>().init_resource::<SetUp>().init_resource::<Party>();
}

/// The page comes up: with the game that was chosen on the title.
pub(super) fn open(
    title: Res<super::title::Setup>,
    on: Res<UnderWay>,
    mut set_up: ResMut<SetUp>,
    mut focus: ResMut<Focus>,
    mut party: ResMut<Party>,
) {
    party.age = None;
    if on.competition.is_none() {
        set_up.game = title.game;
    }
    // On what there is to do; where it is over, on the way back.
    focus.forget();
}

/// A champion is cheered from the first frame on.
pub(super) fn cheer(
    on: Res<UnderWay>,
    (time, tempo): (Res<Time>, Res<Tempo>),
    mut party: ResMut<Party>,
    mut sounds: MessageWriter<Sound>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let champion = on.competition.as_ref().and_then(|on| Some((on, on.champion()?)));
    let party = party.bypass_change_detection();
    party.moves = tempo.moves() && on.competition.as_ref().is_some_and(Competition::is_ours);
    party.age = match (champion, party.age) {
        (None, _) => None,
        (Some((on, side)), None) => {
            let own = on.entrants().get(side).is_some_and(|entrant| entrant.who == Who::Human);
            sounds.write(Sound(Cue::Crowd(if own { Crowd::Roar } else { Crowd::Applause }, None)));
            Some(0.0)
        }
        (Some(_), Some(age)) => Some(age + time.delta_secs()),
    };
    if party.on() {
        redraw.write(RequestRedraw);
    }
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    (scale, data, party, prefs): (Res<UiScale>, Res<Data>, Res<Party>, Res<Prefs>),
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
        let champion = on.competition.as_ref().and_then(Competition::champion);
        if let (Some(side), Some(age), true) = (champion, party.age, party.on()) {
            paper(&p, canvas, Crest::of_entrant(side).colours, age);
        }
        let mut desk = Desk::new(ui, *scale, &mut focus);
        let back = rect(r.right() - 224.0, r.top() + 28.0, 180.0, 60.0);
        let close = desk.button("competition close", back, "Back", 36.0, Kind::Plain);
        let inner = Rect::from_min_max(r.min + vec2(44.0, 120.0), r.max - INSET);
        let at = pos2(r.left() + 44.0, r.top() + 60.0);
        let wish = match &on.competition {
            None => {
                text(&p, at, Align2::LEFT_CENTER, "COMPETITION", Face::Headline, 62.0, AMBER);
                set_up::draw(&mut desk, inner, set_up, &prefs.set.people.line_up()).map(Wish::Begin)
            }
            Some(competition) => {
                let game = competition.game().map_or_else(String::new, set_up::named);
                let words = format!("{game} {}", competition.kind().title()).to_uppercase();
                let over = competition.champion().is_some();
                let ends = if over { None } else { give_up(&mut desk, back, giving_up.0) };
                let most = back.left() - at.x - if over { 40.0 } else { 600.0 };
                text_fit(&p, at, Align2::LEFT_CENTER, &words, Face::Headline, 62.0, most, AMBER);
                ends.or(under_way(&mut desk, inner, competition, *party))
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

/// How wide the left column is: with the table of a league, or with the next match of a cup.
const fn left_column(kind: Contest) -> f32 {
    match kind {
        Contest::League => 800.0,
        Contest::Cup => 600.0,
    }
}

/// A competition that is on: how it stands, and what comes next.
fn under_way(desk: &mut Desk, r: Rect, competition: &Competition, party: Party) -> Option<Wish> {
    let left = rect(r.left(), r.top(), left_column(competition.kind()), r.height());
    let right = Rect::from_min_max(pos2(left.right() + 40.0, r.top()), r.max);
    let p = desk.painter();
    fixtures::columns(&p, right, competition, desk.scale);
    let go = rect(left.left(), left.bottom() - 186.0, left.width(), 84.0);
    let body = Rect::from_min_max(left.min, pos2(left.right(), go.top() - 20.0));
    let over = competition.champion().is_some();
    let league = competition.kind() == Contest::League;
    let first = if league { body.with_max_y(body.top() + if over { 250.0 } else { 196.0 }) } else { body };
    if over {
        standing::crowned(&p, first, competition, party.light(), desk.scale);
    } else {
        standing::next_up(&p, first, competition, desk.scale);
    }
    if league {
        fixtures::table(&p, body.with_min_y(first.bottom() + 8.0), competition, desk.scale);
    }
    if over {
        return desk.button("competition over", go, "ANOTHER ONE", 56.0, Kind::Anew).then_some(Wish::End);
    }
    // What else the match says of its sides, so that nobody looks for another club there.
    let words = "At the table home wears Harbour Town's shirts, away Kestrel Vale's.";
    let below = Rect::from_min_max(pos2(left.left(), go.bottom() + 20.0), left.max);
    let size = desk.scale.text(24.0).min(30.0);
    paragraph(&p, below.min, words, Face::Text, size, below.width(), MUTED);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_nothing_moves_the_cup_stands_and_no_frames_are_asked_for() {
        for age in [0.0, 0.3, 2.0, FALLS + 1.0] {
            let still = Party { age: Some(age), moves: false };
            assert!(!still.on());
            assert_eq!(still.light(), (1.0, 0.0));
            let moving = Party { age: Some(age), moves: true };
            assert_eq!(moving.on(), age < FALLS);
        }
        let rising = Party { age: Some(0.0), moves: true };
        assert_eq!(rising.light(), (0.0, 0.0));
        let over = |age| Party { age: Some(age), moves: true }.light();
        assert_eq!(over(FALLS), over(FALLS + 60.0), "and it rests where it ended");
        assert!(!Party { age: None, moves: true }.on());
    }
}
