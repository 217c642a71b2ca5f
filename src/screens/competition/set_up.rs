//! The set-up of a competition: game, cup or league, size and people, with a preview of the field.

use bevy::prelude::Resource;

use super::{CompetitionMsg, badge, fixtures, over};
use crate::ai::Level;
use crate::competition::{Competition, Entrant, Kind as Contest, MIXED, entrants};
use crate::controller::Controller;
use crate::engine::Seats;
use crate::games::GAMES;
use crate::games::dyn_game::DynGame;
use crate::people::Name;
use crate::stage::clubs::Crest;
use crate::stage::palette::{CHALK, INK, MUTED, NAVY_3};
use crate::theme::ink;
use crate::widgets::{self, Button, Node, Surface, Text, column, row};
use crate::words::{DisplayText, Id, Joint};
use crate::{id, say};

/// The choices so far.
#[derive(Resource, Clone, Copy, Debug)]
pub(in crate::screens) struct SetUp {
    /// Index into [`GAMES`].
    pub(super) game: usize,
    kind: Contest,
    /// Index into [`Contest::sizes`].
    size: usize,
    /// Number of people.
    people: usize,
    /// Level of the bots; `None` for a mixture.
    level: Option<Level>,
}

impl Default for SetUp {
    fn default() -> Self {
        Self { game: 0, kind: Contest::Cup, size: 0, people: 1, level: None }
    }
}

impl SetUp {
    fn game(&self) -> Option<&'static dyn DynGame> {
        GAMES.get(self.game).copied()
    }

    fn sides(&self) -> usize {
        self.kind.sizes()[self.size.min(1)]
    }

    fn entrants(&self, called: &[Name]) -> Vec<Entrant> {
        entrants(self.sides(), self.people, self.level, called)
    }

    /// Returns the competition of these choices with that seed.
    pub(super) fn drawn(&self, seed: u64, called: &[Name]) -> Option<Competition> {
        Competition::new(self.game()?, self.kind, self.entrants(called), seed).ok()
    }
}

/// Returns the title of a game; one for a single manager adds that two play it here.
pub(super) fn named(game: &'static dyn DynGame) -> DisplayText {
    let title = game.sheet().title;
    if game.seats() == Seats::BOTH { title.into() } else { say!("competition-for-two", game = title) }
}

/// Returns the manager of a side: a name, or a bot's style in that game.
fn manager(game: Option<&'static dyn DynGame>, entrant: &Entrant) -> DisplayText {
    match entrant.who {
        Controller::Human => entrant.called(),
        Controller::Bot(level) => {
            let called = game.map_or(DisplayText::EMPTY, |game| game.opponent(level).called());
            DisplayText::list([entrant.called(), called], Joint::Comma)
        }
    }
}

/// Returns what a mixture of bots is made of.
fn mixture(game: &dyn DynGame) -> DisplayText {
    let all = MIXED.map(|level| game.opponent(level).title.into());
    say!("competition-mixture", bots = DisplayText::list(all, Joint::And))
}

/// Returns the choices, with the preview of the field beside them.
pub(super) fn view(now: SetUp, called: &[Name]) -> Node<'static, CompetitionMsg> {
    let words = now.game().map_or(DisplayText::EMPTY, |game| match now.level {
        Some(level) => game.opponent(level).line.into(),
        None => mixture(game),
    });
    let left = column()
        .basis(640.0)
        .share(1.0)
        .gap(20.0)
        .children(choices(now))
        .child(Text::note(words).size(24.0).node().rigid());
    let both = row().wrap().gaps(60.0, 30.0).stretch().grow().rigid();
    let draw = Button::primary(say!("competition-draw")).asks(CompetitionMsg::Draw);
    over(both.child(left).child(field(now, called)), draw, Text::note(""))
}

/// Returns the choices: the game, the kind and the size, the people, and the bots.
fn choices(now: SetUp) -> [Node<'static, CompetitionMsg>; 4] {
    let choose = |other: SetUp| {
        let people = other.people.min(other.sides());
        CompetitionMsg::Choose(SetUp { people, ..other })
    };
    let games = GAMES.len().max(1);
    let game = |by: usize| choose(SetUp { game: (now.game + by) % games, ..now });
    let title = now.game().map_or(DisplayText::EMPTY, named);
    let kinds = widgets::one_of((&Contest::ALL.map(Contest::title), &Contest::ALL), now.kind, |kind| {
        choose(SetUp { kind, ..now })
    });
    let sizes = now.kind.sizes().map(|n| n.to_string());
    let sizes = widgets::segments(&sizes, Some(now.size), |size| choose(SetUp { size, ..now }));
    let people = widgets::segments(&["1", "2", "3", "4"], now.people.checked_sub(1), |k| {
        choose(SetUp { people: k + 1, ..now })
    });
    // Mixed levels, or one level for all.
    let bots = now.level.map_or_else(
        || id!("competition-mixed"),
        |level| now.game().map_or(level.title(), |game| game.opponent(level).title),
    );
    let at = now.level.map_or(0, |level| level as usize + 1);
    let level = |by: usize| {
        let next = (at + by) % (Level::ALL.len() + 1);
        choose(SetUp { level: next.checked_sub(1).map(|k| Level::ALL[k]), ..now })
    };
    let kind = row()
        .wrap()
        .gaps(24.0, 20.0)
        .stretch()
        .rigid()
        .child(choice(id!("competition-kind"), kinds).basis(330.0).share(3.0))
        .child(choice(id!("competition-clubs"), sizes).basis(200.0).share(2.0));
    [
        choice(
            id!("competition-game"),
            widgets::stepper(say!("competition-game-name"), title, game(games - 1), game(1)),
        ),
        kind,
        choice(id!("competition-people"), people),
        choice(
            id!("competition-bots"),
            widgets::stepper(say!("competition-bots-name"), bots, level(Level::ALL.len()), level(1)),
        ),
    ]
}

fn choice(heading: Id, control: Node<'static, CompetitionMsg>) -> Node<'static, CompetitionMsg> {
    column().gap(6.0).rigid().child(Text::heading(heading).size(30.0)).child(control)
}

/// Returns the preview: the entrants and the fixtures.
fn field(now: SetUp, called: &[Name]) -> Node<'static, CompetitionMsg> {
    let (words, played) = match now.kind {
        Contest::Cup => (id!("competition-about-cup"), id!("competition-road")),
        Contest::League => (id!("competition-about-league"), id!("competition-fixtures")),
    };
    let heading = |words: Id| Text::heading(words).size(30.0).node().rigid();
    let cards = now.entrants(called).into_iter().enumerate().map(|(k, one)| card(k, now.game(), &one));
    column()
        .basis(880.0)
        .share(1.5)
        .gap(10.0)
        .child(Text::note(words).size(24.0).node().rigid())
        .child(heading(id!("competition-entrants")))
        .child(row().wrap().gaps(16.0, 8.0).stretch().rigid().children(cards))
        .child(heading(played))
        .children(now.drawn(0, called).map(|competition| fixtures::preview(&competition)))
}

/// Returns an entrant: crest, club and manager. People at this screen have their club's colour as background.
fn card(
    place: usize,
    game: Option<&'static dyn DynGame>,
    entrant: &Entrant,
) -> Node<'static, CompetitionMsg> {
    let (crest, person) = (Crest::of_entrant(place), entrant.who == Controller::Human);
    let (ground, edge, letters) = if person { (crest.colours.1, CHALK, CHALK) } else { (INK, NAVY_3, MUTED) };
    let words = column()
        .grow()
        .gap(4.0)
        .child(Text::label(crest.name).node().rigid())
        .child(Text::note(manager(game, entrant)).colour(letters).node().rigid());
    row()
        .basis(380.0)
        .grow()
        .gap(16.0)
        .pad(14.0, 8.0)
        .surface(Surface::Edged(ink(ground), 2.0, edge, 12.0))
        .child(badge(place, 60.0))
        .child(words)
}
