//! Setting a competition up: the game, cup or league, how many, who; and beside it who takes part and what is played.

use bevy::prelude::Resource;
use bevy_egui::egui::{Align2, Painter, Rect, pos2};

use super::fixtures;
use crate::ai::Level;
use crate::competition::{Competition, Entrant, Kind as Contest, entrants};
use crate::engine::Seats;
use crate::games::GAMES;
use crate::games::entry::Entry;
use crate::people::Name;
use crate::screens::drawer::stepper;
use crate::stage::clubs::Crest;
use crate::stage::palette::{AMBER, CHALK, INK, MUTED, NAVY_3};
use crate::theme::paint::{block, frame, laid_within, paragraph, rect, shield, text, text_fit};
use crate::theme::widgets::{Desk, Kind};
use crate::theme::{Face, UiScale, ink};
use crate::who::Who;

/// What is chosen so far.
#[derive(Resource, Clone, Copy, Debug)]
pub(in crate::screens) struct SetUp {
    /// Place in [`GAMES`].
    pub(super) game: usize,
    kind: Contest,
    /// Place in [`Contest::sizes`].
    size: usize,
    /// How many people.
    people: usize,
    /// The level of the bots; none for a mixture.
    level: Option<Level>,
}

impl Default for SetUp {
    fn default() -> Self {
        Self { game: 0, kind: Contest::Cup, size: 0, people: 1, level: None }
    }
}

impl SetUp {
    fn game(&self) -> Option<&'static dyn Entry> {
        GAMES.get(self.game).copied()
    }

    fn sides(&self) -> usize {
        self.kind.sizes()[self.size.min(1)]
    }

    fn entrants(&self, called: &[Name]) -> Vec<Entrant> {
        entrants(self.sides(), self.people, self.level, called)
    }

    /// The competition with that seed.
    fn drawn(&self, seed: u64, called: &[Name]) -> Option<Competition> {
        Competition::new(self.game()?, self.kind, self.entrants(called), seed).ok()
    }
}

/// A game by its title; one for a single manager says that it is played by two here.
pub(super) fn named(game: &'static dyn Entry) -> String {
    let title = game.sheet().title;
    if game.seats() == Seats::BOTH { title.to_owned() } else { format!("{title} for two") }
}

/// Who manages a side: by name, and of a bot how it plays that game.
fn manager(game: Option<&'static dyn Entry>, entrant: &Entrant) -> String {
    match entrant.who {
        Who::Human => entrant.name.clone(),
        Who::Bot(level) => {
            let called = game.map_or_else(String::new, |game| game.opponent(level).called());
            format!("{}, {called}", entrant.name)
        }
    }
}

/// How wide the column of choices is.
const CHOICES: f32 = 640.0;
/// From one choice to the next.
const ROW: f32 = 108.0;

/// Draws the choices; the competition once its lots are to be drawn.
pub(super) fn draw(desk: &mut Desk, r: Rect, set_up: &mut SetUp, called: &[Name]) -> Option<Competition> {
    let left = rect(r.left(), r.top(), CHOICES, r.height());
    let row = |k: u8| left.top() + ROW * f32::from(k);
    let heading = |desk: &Desk, x: f32, k: u8, words: &str| {
        text(&desk.painter(), pos2(x, row(k) - 4.0), Align2::LEFT_TOP, words, Face::Headline, 30.0, AMBER);
    };
    let control = |x: f32, k: u8, w: f32| rect(x, row(k) + 34.0, w, 58.0);
    let (x, w) = (left.left(), left.width());
    heading(desk, x, 0, "GAME");
    let title = set_up.game().map_or_else(String::new, named);
    let step = stepper(desk, control(x, 0, w), "competition game", &title);
    set_up.game = (set_up.game as i32 + step).rem_euclid(GAMES.len().max(1) as i32) as usize;
    heading(desk, x, 1, "KIND");
    let kinds = Contest::ALL.map(Contest::title);
    let now = usize::from(set_up.kind == Contest::League);
    if let Some(k) = desk.segments("competition kind", control(x, 1, w * 0.56), &kinds, now, 32.0) {
        set_up.kind = Contest::ALL[k];
    }
    let beside = x + w * 0.56 + 24.0;
    heading(desk, beside, 1, "CLUBS");
    let sizes = set_up.kind.sizes().map(|n| n.to_string());
    let labels = sizes.each_ref().map(String::as_str);
    let at = control(beside, 1, left.right() - beside);
    if let Some(k) = desk.segments("competition sides", at, &labels, set_up.size, 32.0) {
        set_up.size = k;
    }
    set_up.people = set_up.people.min(set_up.sides());
    heading(desk, x, 2, "PEOPLE AT THIS SCREEN");
    let people = ["1", "2", "3", "4"];
    let at = control(x, 2, w);
    if let Some(k) = desk.segments("competition people", at, &people, set_up.people - 1, 32.0) {
        set_up.people = k + 1;
    }
    heading(desk, x, 3, "BOTS");
    bots(desk, control(x, 3, w), set_up);
    field(desk, Rect::from_min_max(pos2(left.right() + 60.0, r.top()), r.max), set_up, called);
    let go = rect(left.left(), r.bottom() - 96.0, left.width(), 88.0);
    let below = Rect::from_min_max(pos2(x, row(3) + 108.0), pos2(left.right(), go.top() - 12.0));
    let words = set_up.level.map_or("All that the game has, in turn.", |level| {
        set_up.game().map_or("", |game| game.opponent(level).line)
    });
    let p = desk.painter();
    let size = desk.scale.text(24.0);
    let galley = laid_within(&p, words, Face::Text, size, 24.0, below.width(), below.height(), MUTED);
    p.galley(below.min, galley, ink(MUTED));
    desk.button("competition begin", go, "DRAW THE LOTS", 56.0, Kind::Go)
        .then(|| set_up.drawn(crate::flow::start::clock_seed(), called))
        .flatten()
}

/// Which bots take part: mixed ones, or all of a kind.
fn bots(desk: &mut Desk, r: Rect, set_up: &mut SetUp) {
    let title = set_up
        .level
        .map_or("Mixed", |level| set_up.game().map_or(level.title(), |game| game.opponent(level).title));
    let now = set_up.level.map_or(0, |level| level as i32 + 1);
    let step = stepper(desk, rect(r.left(), r.top(), r.width(), 58.0), "competition bots", title);
    if step != 0 {
        let next = (now + step).rem_euclid(Level::ALL.len() as i32 + 1) as usize;
        set_up.level = next.checked_sub(1).map(|k| Level::ALL[k]);
    }
}

/// Who takes part, and what is played.
fn field(desk: &Desk, r: Rect, set_up: &SetUp, called: &[Name]) {
    let p = desk.painter();
    let words = match set_up.kind {
        Contest::Cup => {
            "The loser is out; a drawn match is played again. A draw of lots says who meets whom. A match left in \
             the middle goes on later."
        }
        Contest::League => {
            "Everybody meets everybody once: three points for a win, one for a draw. Then goal difference, goals \
             scored, the matches among those who are level, and a toss."
        }
    };
    let size = desk.scale.text(24.0).min(30.0);
    let used = paragraph(&p, r.min, words, Face::Text, size, r.width(), MUTED);
    let sides = set_up.entrants(called);
    let top = r.top() + used.max(80.0) + 16.0;
    text(&p, pos2(r.left(), top), Align2::LEFT_TOP, "WHO TAKES PART", Face::Headline, 30.0, AMBER);
    let high = if sides.len() > 6 { 90.0 } else { 100.0 };
    let wide = (r.width() - 16.0) / 2.0;
    for (k, entrant) in sides.iter().enumerate() {
        let (column, row) = ((k % 2) as f32, (k / 2) as f32);
        let at = rect(r.left() + (wide + 16.0) * column, top + 42.0 + high * row, wide, high - 8.0);
        card(&p, at, Crest::of_entrant(k), (set_up.game(), entrant), desk.scale);
    }
    let top = top + 42.0 + high * sides.len().div_ceil(2) as f32 + 8.0;
    let heading = match set_up.kind {
        Contest::Cup => "THE WAY TO THE CUP",
        Contest::League => "WHO MEETS WHOM",
    };
    text(&p, pos2(r.left(), top), Align2::LEFT_TOP, heading, Face::Headline, 30.0, AMBER);
    if let Some(competition) = set_up.drawn(0, called) {
        let below = Rect::from_min_max(pos2(r.left(), top + 40.0), r.max);
        fixtures::preview(&p, below, &competition);
    }
}

/// An entrant: crest, club, and who manages it. Whoever sits at this screen has the club's own ground behind them.
fn card(
    p: &Painter,
    r: Rect,
    crest: &Crest,
    (game, entrant): (Option<&'static dyn Entry>, &Entrant),
    scale: UiScale,
) {
    let person = entrant.who == Who::Human;
    block(p, r, 12.0, ink(if person { crest.colours.1 } else { INK }));
    frame(p, r, 12.0, 2.0, if person { CHALK } else { NAVY_3 });
    let s = (r.height() - 16.0).min(64.0);
    shield(p, pos2(r.left() + 14.0 + s / 2.0, r.center().y), s, crest);
    let x = r.left() + s + 30.0;
    let most = r.right() - 12.0 - x;
    let line = |share: f32, words: &str, face: Face, size: f32, colour| {
        let at = pos2(x, r.top() + r.height() * share);
        text_fit(p, at, Align2::LEFT_CENTER, words, face, size, most, colour);
    };
    line(0.27, crest.name, Face::Display, scale.text(32.0).min(34.0), CHALK);
    let size = scale.text(27.0).min(30.0);
    line(0.74, &manager(game, entrant), Face::Text, size, if person { CHALK } else { MUTED });
}
