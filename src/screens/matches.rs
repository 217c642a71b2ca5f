//! The matches that were left: each with who plays, how it stands and when it was last played, to go on with or to put
//! away for good.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, pos2};

use super::title::Setup;
use super::{centred, page};
use crate::ai::Level;
use crate::engine::{BySeat, Seat};
use crate::flow::page::{Go, Page};
use crate::flow::prefs::Data;
use crate::flow::start::{StartMatch, Watch};
use crate::games::reel::Eyes;
use crate::games::{self, GAMES, find};
use crate::people::Name;
use crate::stage::palette::{AMBER, CHALK, MUTED};
use crate::stage::scene::Audience;
use crate::store::{Key, SavedMatch, seconds};
use crate::theme::paint::{keycap, panel, rect, sheet, text, text_fit};
use crate::theme::widgets::{Desk, Focus, Kind};
use crate::theme::{Face, UiScale};
use crate::who::Who;

/// Height of the page's rows together, and what lies between two of them.
const ROOM: f32 = 770.0;
const GAP: f32 = 14.0;

/// A match that was left, and how it stands.
#[derive(Clone, Debug)]
pub(super) struct Left {
    pub(super) saved: SavedMatch,
    pub(super) standing: String,
    /// The score alone.
    pub(super) score: String,
}

impl Left {
    /// None if its game is not in this build.
    pub(super) fn new(saved: SavedMatch) -> Option<Self> {
        let game = find(&saved.record.game)?;
        let (score, standing) = game.resume(&saved.record).map_or_else(
            |_| (String::new(), String::new()),
            |live| {
                let board = live.scene(Audience { seat: Seat::Home, shared: true }).board;
                let [home, away] = Seat::BOTH.map(|seat| board.score[seat]);
                let score = format!("{home}-{away}");
                let part = board.part.title().to_lowercase();
                (score.clone(), format!("{score}, {} {part}", board.clock.face()))
            },
        );
        Some(Self { saved, standing, score })
    }

    /// The game's place among the tiles, from 1, and its name.
    pub(super) fn game(&self) -> (usize, &'static str) {
        let place = GAMES.iter().position(|game| game.id() == self.saved.record.game);
        place.map_or((0, ""), |k| (k + 1, GAMES[k].sheet().title))
    }
}

/// Who plays that game, in words: people by their names, as far as they have any.
pub(super) fn sides(game: &str, who: BySeat<Who>, names: &BySeat<Option<Name>>) -> String {
    let title = |level: Level| games::title_of(game, level);
    let called = |seat: Seat| names[seat].as_ref().map(Name::as_str);
    let versus = |a: &str, b: &str| format!("{a} v {b}");
    match (who[Seat::Home], who[Seat::Away]) {
        (Who::Human, Who::Human) => match (called(Seat::Home), called(Seat::Away)) {
            (None, None) => "Two players".to_owned(),
            (home, away) => versus(home.unwrap_or("Somebody"), away.unwrap_or("somebody")),
        },
        (Who::Human, Who::Bot(level)) => versus(called(Seat::Home).unwrap_or("You"), title(level)),
        (Who::Bot(level), Who::Human) => versus(called(Seat::Away).unwrap_or("You"), title(level)),
        (Who::Bot(home), Who::Bot(away)) => versus(title(home), title(away)),
    }
}

/// How long ago, in words.
pub(super) fn ago(secs: u64) -> String {
    let of = |n: u64, one: &str, many: &str| if n == 1 { one.to_owned() } else { format!("{n} {many}") };
    match secs {
        0..60 => "Just now".to_owned(),
        60..3_600 => of(secs / 60, "A minute ago", "minutes ago"),
        3_600..86_400 => of(secs / 3_600, "An hour ago", "hours ago"),
        _ => of(secs / 86_400, "Yesterday", "days ago"),
    }
}

/// Which rows are on show, and which match is about to be put away: that is asked twice.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Leafing {
    from: usize,
    sure: Option<usize>,
}

impl Leafing {
    /// Whether it asks a second time.
    pub(super) const fn asks(&self) -> bool {
        self.sure.is_some()
    }
}

/// The page comes up at its beginning.
pub(super) fn open(mut leafing: ResMut<Leafing>, mut focus: ResMut<Focus>) {
    *leafing = Leafing::default();
    focus.set("left 0");
}

/// What a click asked for.
enum Wish {
    GoOn(usize),
    /// What was played of it is shown again.
    Watch(usize),
    /// Asked once.
    Forget(usize),
    /// Asked twice.
    ForgetSurely(usize),
    Leaf(usize),
    Close,
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    mut setup: ResMut<Setup>,
    mut leafing: ResMut<Leafing>,
    data: Res<Data>,
    scale: Res<UiScale>,
    mut focus: ResMut<Focus>,
    mut go: MessageWriter<Go>,
    (mut starts, mut watches): (MessageWriter<StartMatch>, MessageWriter<Watch>),
) -> Result {
    let now = seconds();
    let [large, small] = [36.0, 24.0].map(|size| scale.text(size));
    let high = (large + small + 48.0).max(108.0);
    let rows = ((ROOM / (high + GAP)) as usize).max(1);
    let left = &setup.unfinished;
    let from = leafing.from.min(left.len().saturating_sub(1));
    let wish = page(contexts.ctx_mut()?, "matches", 0.7, |ui, canvas| {
        let r = centred(canvas, 1670.0, 980.0);
        sheet(ui.painter(), r, 18.0);
        let head = pos2(r.left() + 44.0, r.top() + 60.0);
        text(ui.painter(), head, Align2::LEFT_CENTER, "UNFINISHED MATCHES", Face::Headline, 58.0, AMBER);
        let mut desk = Desk::new(ui, *scale, &mut focus);
        let mut wish = None;
        let close = rect(r.right() - 224.0, r.top() + 28.0, 180.0, 60.0);
        if desk.button("matches close", close, "Back", 36.0, Kind::Plain) {
            wish = Some(Wish::Close);
        }
        for (row, (k, left)) in left.iter().enumerate().skip(from).take(rows).enumerate() {
            let y = r.top() + 120.0 + (high + GAP) * row as f32;
            let line = rect(r.left() + 44.0, y, r.width() - 88.0, high);
            let [above, below] = [y + 18.0 + large / 2.0, y + 30.0 + large + small / 2.0];
            let p = desk.painter();
            panel(&p, line, 14.0);
            let (number, title) = left.game();
            keycap(&p, pos2(line.left() + 52.0, line.center().y), 52.0, &number.to_string(), false);
            let who = BySeat::new(left.saved.home, left.saved.away);
            let who = if left.saved.lesson.is_some() {
                "The lesson".to_owned()
            } else {
                sides(&left.saved.record.game, who, &left.saved.names)
            };
            let (x, wide) = (line.left() + 104.0, 470.0);
            text_fit(&p, pos2(x, above), Align2::LEFT_CENTER, title, Face::Display, large, wide, CHALK);
            text_fit(&p, pos2(x, below), Align2::LEFT_CENTER, &who, Face::Text, small, wide, MUTED);
            let (x, wide) = (line.left() + 600.0, 380.0);
            let when = ago(now.saturating_sub(left.saved.saved));
            let stands = &left.standing;
            text_fit(&p, pos2(x, above), Align2::LEFT_CENTER, stands, Face::Display, large, wide, AMBER);
            text_fit(&p, pos2(x, below), Align2::LEFT_CENTER, &when, Face::Text, small, wide, MUTED);
            let on = rect(line.right() - 410.0, line.center().y - 36.0, 210.0, 72.0);
            let kind = if row == 0 && from == 0 { Kind::Go } else { Kind::Plain };
            if desk.button(&format!("left {k}"), on, "PLAY ON", 38.0, kind) {
                wish = Some(Wish::GoOn(k));
            }
            let watch = rect(line.right() - 576.0, line.center().y - 36.0, 150.0, 72.0);
            if desk.button(&format!("watch {k}"), watch, "Watch", 32.0, Kind::Plain) {
                wish = Some(Wish::Watch(k));
            }
            let away = rect(line.right() - 184.0, line.center().y - 36.0, 168.0, 72.0);
            let sure = leafing.sure == Some(k);
            let label = if sure { "Surely?" } else { "Delete" };
            if desk.button(&format!("delete {k}"), away, label, 32.0, Kind::Plain) {
                wish = Some(if sure { Wish::ForgetSurely(k) } else { Wish::Forget(k) });
            }
        }
        if left.is_empty() {
            let middle = pos2(r.center().x, r.center().y);
            text(
                &desk.painter(),
                middle,
                Align2::CENTER_CENTER,
                "None.",
                Face::Text,
                scale.text(32.0),
                MUTED,
            );
        }
        let turn = |x: f32| rect(r.center().x + x, r.bottom() - 88.0, 220.0, 60.0);
        if from > 0 && desk.button("newer", turn(-240.0), "Newer", 34.0, Kind::Plain) {
            wish = Some(Wish::Leaf(from.saturating_sub(rows)));
        }
        if from + rows < left.len() && desk.button("older", turn(20.0), "Older", 34.0, Kind::Plain) {
            wish = Some(Wish::Leaf(from + rows));
        }
        desk.done();
        wish
    });
    match wish {
        Some(Wish::GoOn(k)) => {
            if let Some(start) = setup.unfinished.get(k).and_then(|left| StartMatch::go_on(&left.saved)) {
                starts.write(start);
            }
        }
        Some(Wish::Watch(k)) => {
            watches.write_batch(setup.unfinished.get(k).and_then(|left| watched(&left.saved)));
        }
        Some(Wish::Forget(k)) => leafing.sure = Some(k),
        Some(Wish::ForgetSurely(k)) => {
            leafing.sure = None;
            if k < setup.unfinished.len() {
                let id = setup.unfinished.remove(k).saved.id;
                data.0.later(Key::InOrder, move |store| store.forget_match(&id));
            }
        }
        Some(Wish::Leaf(to)) => *leafing = Leafing { from: to, sure: None },
        Some(Wish::Close) => {
            go.write(Go::Back);
        }
        None => {}
    }
    Ok(())
}

/// What was played of a match that is not over, as the one person who plays it saw it; with two of them, as both may see it.
fn watched(saved: &SavedMatch) -> Option<Watch> {
    let who = BySeat::new(saved.home, saved.away);
    let people: Vec<Seat> = Seat::BOTH.into_iter().filter(|seat| who[*seat] == Who::Human).collect();
    let watch = Watch::new(saved.record.clone(), Some(who), Some(Page::Matches))?;
    let eyes = if let [one] = people[..] { Eyes::Side(one) } else { watch.eyes };
    Some(Watch { eyes, ..watch })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_long_ago_is_said_as_people_say_it() {
        for (secs, said) in [
            (0, "Just now"),
            (60, "A minute ago"),
            (150, "2 minutes ago"),
            (3_600, "An hour ago"),
            (80_000, "22 hours ago"),
            (90_000, "Yesterday"),
            (864_000, "10 days ago"),
        ] {
            assert_eq!(ago(secs), said);
        }
    }
}
