//! The coach's review after the match: what the dearest decisions of each person were, what would have been best, and
//! what all of them cost together.

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::window::RequestRedraw;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Painter, Rect, pos2};

use super::small::{self, Small};
use super::{centred, page};
use crate::ai::appraise::Measure;
use crate::audio::UiSound;
use crate::engine::{Seat, Seats};
use crate::flow::action::{Hands, InputAction};
use crate::flow::navigation::AppState;
use crate::flow::page::{Go, Navigation, Page};
use crate::flow::prefs::Prefs;
use crate::games::review::{Review, TRIES, Verdict, Voice, figure};
use crate::hud::pictures::{Pages, Pictures};
use crate::session::bindings::Bindings;
use crate::session::{Match, Seating};
use crate::stage::clubs::club;
use crate::stage::palette::{AMBER, CHALK, INK, MUTED, NAVY_2};
use crate::stage::scene::Zone;
use crate::stage::words;
use crate::table::cards::pack::Pack;
use crate::theme::paint::{block, frame, keycap, paragraph, rect, sheet, text, text_fit};
use crate::theme::widgets::{Desk, Focus, Kind};
use crate::theme::{Face, UiScale, ink};

/// The match in review.
#[derive(Resource, Default)]
pub(super) struct Reviewed {
    /// The record that the verdicts are on, as text.
    record: String,
    tasks: Vec<Task<Verdict>>,
    verdicts: Vec<Verdict>,
    /// What the verdicts come to, once all are there: one for each person.
    reviews: Vec<Review>,
    /// Whose review is on show: an index.
    shown: usize,
}

/// Adds the review.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Reviewed>()
        .add_systems(OnExit(AppState::Result), |mut reviewed: ResMut<Reviewed>| {
            *reviewed = Reviewed::default()
        });
}

/// The coach's key opens the review over the result, as it opens the coach's board over the match, and closes it.
pub(super) fn call(
    hands: Res<Hands>,
    seating: Res<Seating>,
    navigation: Res<Navigation>,
    mut go: MessageWriter<Go>,
    mut sounds: MessageWriter<UiSound>,
) {
    if !hands.just(InputAction::Coach) || seating.humans() == Seats::NONE {
        return;
    }
    match navigation.page() {
        None => {
            go.write(Go::To(Page::Review));
            sounds.write(UiSound::Confirm);
        }
        Some(Page::Review) => {
            go.write(Go::Back);
            sounds.write(UiSound::Back);
        }
        Some(_) => {}
    }
}

/// Has every decision judged beside the frame once the page is opened, and collects the verdicts.
pub(super) fn gather(
    (session, seating): (Res<Match>, Res<Seating>),
    navigation: Res<Navigation>,
    mut reviewed: ResMut<Reviewed>,
    mut focus: ResMut<Focus>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if navigation.page() != Some(Page::Review) {
        return;
    }
    if navigation.is_changed() {
        focus.set("review close");
        let record = session.live.record().text();
        if reviewed.record != record {
            let cases = seating.humans().iter().flat_map(|seat| session.live.cases(seat));
            let pool = AsyncComputeTaskPool::get();
            let tasks = cases.map(|case| pool.spawn(async move { case.judge(TRIES) })).collect();
            *reviewed = Reviewed { record, tasks, ..default() };
            info!("the coach looks at {} decisions", reviewed.tasks.len());
        }
    }
    let Reviewed { tasks, verdicts, reviews, .. } = &mut *reviewed;
    tasks.retain_mut(|task| match block_on(poll_once(task)) {
        Some(verdict) => {
            verdicts.push(verdict);
            false
        }
        None => true,
    });
    if !tasks.is_empty() {
        redraw.write(RequestRedraw);
    } else if reviews.is_empty() {
        reviews.extend(seating.humans().iter().map(|seat| Review::of(seat, verdicts)));
        info!("review ready");
        redraw.write(RequestRedraw);
    }
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    (session, seating): (Res<Match>, Res<Seating>),
    (scale, keys): (Res<UiScale>, Res<Bindings>),
    prefs: Res<Prefs>,
    (pack, pages): (Res<Pack>, Res<Pages>),
    mut reviewed: ResMut<Reviewed>,
    mut focus: ResMut<Focus>,
    mut go: MessageWriter<Go>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let look = Look {
        scale: *scale,
        voice: Voice::of(prefs.set.expert),
        zones: session.game.sheet().zones,
        art: Pictures { pack: &pack, pages: &pages },
    };
    let people: Vec<Seat> = seating.humans().iter().collect();
    let (close, picked) = page(contexts.ctx_mut()?, "review", 0.7, |ui, canvas| {
        let r = centred(canvas, 1320.0, 980.0);
        let p = ui.painter().clone();
        sheet(&p, r, 18.0);
        frame(&p, r, 18.0, 4.0, AMBER);
        let head = pos2(r.left() + 44.0, r.top() + 56.0);
        let head = text(&p, head, Align2::LEFT_CENTER, "THE COACH LOOKS BACK", Face::Headline, 58.0, AMBER);
        keycap(&p, pos2(head.right() + 44.0, r.top() + 54.0), 34.0, &keys.cap_of(InputAction::Coach), true);
        let mut desk = Desk::new(ui, *scale, &mut focus);
        let back = rect(r.right() - 224.0, r.top() + 24.0, 180.0, 60.0);
        let close = desk.button("review close", back, "Back", 36.0, Kind::Plain);
        let mut top = r.top() + 112.0;
        let mut picked = None;
        if people.len() > 1 {
            let names: Vec<&str> = people.iter().map(|seat| club(*seat).name).collect();
            let row = rect(r.left() + 44.0, top, r.width() - 88.0, 60.0);
            picked = desk.segments("review side", row, &names, reviewed.shown, 34.0);
            top += 80.0;
        }
        desk.done();
        let body = Rect::from_min_max(pos2(r.left() + 44.0, top), pos2(r.right() - 44.0, r.bottom() - 36.0));
        match reviewed.reviews.get(reviewed.shown) {
            Some(review) => told(&p, body, review, people.len() > 1, look),
            None => waiting(&p, body, &reviewed, *scale),
        }
        (close, picked)
    });
    if let Some(picked) = picked {
        reviewed.shown = picked;
    }
    // What is seen next was not known when this frame was drawn.
    if close || picked.is_some() || reviewed.reviews.is_empty() {
        redraw.write(RequestRedraw);
    }
    if close {
        focus.set("look back");
        go.write(Go::Back);
    }
    Ok(())
}

/// How far the coach has come.
fn waiting(p: &Painter, r: Rect, reviewed: &Reviewed, scale: UiScale) {
    let (done, left) = (reviewed.verdicts.len(), reviewed.tasks.len());
    let words = format!("I go through your match: {done} of {} decisions", done + left);
    let mid = r.center();
    text(p, pos2(mid.x, mid.y - 50.0), Align2::CENTER_CENTER, &words, Face::Text, scale.text(30.0), CHALK);
    let bar = rect(mid.x - 360.0, mid.y, 720.0, 22.0);
    block(p, bar, 11.0, ink(INK));
    let part = done as f32 / (done + left).max(1) as f32;
    block(p, rect(bar.left(), bar.top(), (bar.width() * part).max(22.0), bar.height()), 11.0, ink(AMBER));
}

/// How a page of the review is drawn.
#[derive(Clone, Copy)]
struct Look<'a> {
    scale: UiScale,
    voice: Voice,
    zones: &'a [Zone],
    art: Pictures<'a>,
}

/// The total, then the dearest decisions, then how to read them.
fn told(p: &Painter, r: Rect, review: &Review, several: bool, page: Look) {
    let (scale, voice) = (page.scale, page.voice);
    let who = if several { club(review.seat).name } else { "You" };
    let at = pos2(r.left(), r.top());
    let tall = paragraph(p, at, &review.summary(who, voice), Face::Text, scale.text(32.0), r.width(), CHALK);
    let mut y = r.top() + tall + 28.0;
    let room = (r.bottom() - 74.0 - y) / 3.0;
    if review.dearest.is_empty() {
        let told = "Nothing to take home: every choice was as good as any that I can find.";
        let told = if review.decisions == 0 { "There was nothing to judge." } else { told };
        paragraph(p, pos2(r.left(), y), told, Face::Text, scale.text(28.0), r.width(), MUTED);
    }
    for verdict in &review.dearest {
        card(p, rect(r.left(), y, r.width(), room - 18.0), verdict, page);
        y += room;
    }
    let note = match (voice, review.measure) {
        (Voice::Expert, Measure::Wins) => {
            "A win counts 100 points, a draw 50. I judge by what could be seen at the time, never by what was hidden."
        }
        (_, Measure::Goals) => "I count goals ahead at the end, and judge by what could be seen at the time.",
        (Voice::Plain, Measure::Wins) => {
            "I judge by what could be seen at the time, never by what was hidden."
        }
    };
    let at = pos2(r.left(), r.bottom() - 20.0);
    text_fit(p, at, Align2::LEFT_CENTER, note, Face::Text, scale.text(22.0), r.width(), MUTED);
}

/// One decision: the table as it was, when, what it cost, what was done, what would have been better and why.
fn card(p: &Painter, r: Rect, verdict: &Verdict, page: Look) {
    let Look { scale, voice, zones, art } = page;
    block(p, r, 14.0, ink(NAVY_2));
    let picture = small::at(r.left() + 12.0, r.top() + 12.0, r.height() - 24.0);
    let better = verdict.best.first().and_then(|way| way.piece);
    Small { scene: &verdict.scene, zones, art, done: verdict.done.piece, better }.draw(p, picture);
    let (x, wide) = (picture.right() + 26.0, r.right() - picture.right() - 50.0);
    let cost = match voice {
        Voice::Plain => verdict.grade().title(verdict.measure).join(" "),
        Voice::Expert => {
            let (figure, unit) = figure(verdict.measure, verdict.cost);
            format!("{figure} {unit}").to_uppercase()
        }
    };
    let ball = match verdict.scene.board.possession {
        Some(seat) if seat == verdict.seat => " · your ball".to_owned(),
        Some(seat) => format!(" · the ball with {}", club(seat).name),
        None => String::new(),
    };
    let rows = [
        (format!("{}{ball}", words::standing(&verdict.scene.board)), Face::Text, MUTED, 22.0),
        (format!("Cost: {cost}"), Face::Display, AMBER, 34.0),
        (format!("Done: “{}”", verdict.done.name), Face::Text, CHALK, 26.0),
        (verdict.better(voice), Face::Text, CHALK, 24.0),
    ];
    let gap = 6.0;
    // What is long is set smaller, so that the line keeps to its panel.
    let mut shrink = 1.0;
    let (lines, tall) = loop {
        let lines = rows.clone().map(|(words, face, colour, size)| {
            p.layout(words, face.at(scale.text(size) * shrink), ink(colour), wide)
        });
        let tall: f32 = lines.iter().map(|line| line.size().y + gap).sum::<f32>() - gap;
        if tall <= r.height() - 16.0 || shrink < 0.5 {
            break (lines, tall);
        }
        shrink *= 0.92;
    };
    let mut y = r.center().y - tall / 2.0;
    for line in lines {
        let height = line.size().y;
        p.galley(pos2(x, y), line, ink(CHALK));
        y += height + gap;
    }
}
