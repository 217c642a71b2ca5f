//! Setting a competition up: the game, cup or league, how many, who.

use bevy::prelude::Resource;
use bevy_egui::egui::{Align2, Rect, pos2};

use crate::ai::Level;
use crate::competition::{Competition, Kind as Contest, entrants};
use crate::engine::Seats;
use crate::games::GAMES;
use crate::games::entry::Entry;
use crate::screens::drawer::stepper;
use crate::stage::palette::{AMBER, CHALK, MUTED};
use crate::theme::Face;
use crate::theme::paint::{paragraph, rect, text, text_fit};
use crate::theme::widgets::{Desk, Kind};
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

    fn draw_lots(&self) -> Option<Competition> {
        let entrants = entrants(self.sides(), self.people, self.level);
        Competition::new(self.game()?, self.kind, entrants, crate::flow::start::clock_seed()).ok()
    }
}

/// A game by its title; one for a single manager says that it is played by two here.
pub(super) fn named(game: &'static dyn Entry) -> String {
    let title = game.sheet().title;
    if game.seats() == Seats::BOTH { title.to_owned() } else { format!("{title} for two") }
}

/// Draws the choices; the competition once its lots are to be drawn.
pub(super) fn draw(desk: &mut Desk, r: Rect, set_up: &mut SetUp) -> Option<Competition> {
    let left = rect(r.left(), r.top(), 760.0, r.height());
    let row = |k: usize| rect(left.left(), left.top() + 118.0 * k as f32, left.width(), 58.0);
    let heading = |desk: &Desk, k: usize, words: &str| {
        let at = pos2(left.left(), row(k).top() - 4.0);
        text(&desk.painter(), at, Align2::LEFT_TOP, words, Face::Headline, 30.0, AMBER);
    };
    let control = |k: usize| row(k).translate(bevy_egui::egui::vec2(0.0, 36.0));
    heading(desk, 0, "GAME");
    let title = set_up.game().map_or_else(String::new, named);
    let step = stepper(desk, control(0), "competition game", &title);
    set_up.game = (set_up.game as i32 + step).rem_euclid(GAMES.len().max(1) as i32) as usize;
    heading(desk, 1, "KIND");
    let kinds = Contest::ALL.map(Contest::title);
    let now = usize::from(set_up.kind == Contest::League);
    if let Some(k) = desk.segments("competition kind", control(1), &kinds, now, 32.0) {
        set_up.kind = Contest::ALL[k];
    }
    heading(desk, 2, "SIDES");
    let sizes = set_up.kind.sizes().map(|n| n.to_string());
    let labels = sizes.each_ref().map(String::as_str);
    if let Some(k) = desk.segments("competition sides", control(2), &labels, set_up.size, 32.0) {
        set_up.size = k;
    }
    set_up.people = set_up.people.min(set_up.sides());
    heading(desk, 3, "PEOPLE AT THIS SCREEN");
    let people = ["1", "2", "3", "4"];
    if let Some(k) = desk.segments("competition people", control(3), &people, set_up.people - 1, 32.0) {
        set_up.people = k + 1;
    }
    heading(desk, 4, "BOTS");
    let levels = ["Mixed", "1", "2", "3", "4", "5"];
    let now = set_up.level.and_then(|level| Level::ALL.iter().position(|l| *l == level)).map_or(0, |k| k + 1);
    if let Some(k) = desk.segments("competition bots", control(4), &levels, now, 32.0) {
        set_up.level = k.checked_sub(1).map(|k| Level::ALL[k]);
    }
    field(desk, Rect::from_min_max(pos2(left.right() + 60.0, r.top()), r.max), set_up);
    let go = rect(left.left(), r.bottom() - 96.0, left.width(), 88.0);
    desk.button("competition begin", go, "DRAW THE LOTS", 56.0, Kind::Go)
        .then(|| set_up.draw_lots())
        .flatten()
}

/// Who takes part, and how it goes.
fn field(desk: &Desk, r: Rect, set_up: &SetUp) {
    let p = desk.painter();
    let size = desk.scale.text(24.0).min(30.0);
    let words = match set_up.kind {
        Contest::Cup => {
            "The loser is out. A draw of lots says who meets whom; a drawn match is played again until there is \
             a winner."
        }
        Contest::League => {
            "Everybody meets everybody once: three points for a win, one for a draw. Then goal difference, goals \
             scored, the matches among those who are level, and a toss."
        }
    };
    let used = paragraph(&p, r.min, words, Face::Text, size, r.width(), MUTED);
    let sides = entrants(set_up.sides(), set_up.people, set_up.level);
    let top = r.top() + used + 34.0;
    text(&p, pos2(r.left(), top), Align2::LEFT_TOP, "ENTRANTS", Face::Headline, 30.0, AMBER);
    let high = ((r.bottom() - top - 50.0) / sides.len() as f32).min(58.0);
    for (k, entrant) in sides.iter().enumerate() {
        let y = top + 50.0 + high * (k as f32 + 0.5);
        let at = pos2(r.left(), y);
        let half = r.width() * 0.55;
        text_fit(&p, at, Align2::LEFT_CENTER, &entrant.name, Face::Display, 34.0, half, CHALK);
        let who = match entrant.who {
            Who::Human => "at this screen",
            Who::Bot(level) => level.title(),
        };
        let at = pos2(r.left() + half + 20.0, y);
        text_fit(&p, at, Align2::LEFT_CENTER, who, Face::Text, size, r.width() - half - 20.0, MUTED);
    }
}
