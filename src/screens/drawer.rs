//! The drawer beside the chosen tile: its players, its options, its lessons, and KICK OFF.

use std::path::Path;

use bevy::prelude::warn;

use super::portrait;
use super::title::{Seen, Setup, TitleMsg};
use crate::ai::Level;
use crate::ai::rating::Rating;
use crate::controller::Controller;
use crate::engine::{Seat, Seats};
use crate::flow::page::{self as flow, Go};
use crate::flow::start::short_seed;
use crate::games::dyn_game::DynGame;
use crate::levels::{self, Scenario};
use crate::people::Name;
use crate::stage::clubs::club;
use crate::stage::palette::{AMBER, INK};
use crate::store::NotebookKey;
use crate::theme::ink;
use crate::widgets::{self, Button, Field, Node, Surface, Text, column, drawing, row, space, spring};

/// The pages of the drawer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Page {
    /// The players.
    #[default]
    Players,
    /// The options of the match.
    Match,
    /// The aim of the game, and its levels.
    Learn,
}

impl Page {
    const ALL: [Self; 3] = [Self::Players, Self::Match, Self::Learn];
    const NAMES: [&'static str; 3] = ["Players", "Match", "Learn"];
}

/// Margin at the sides of the drawer, design units.
const SIDES: f32 = 32.0;
/// Margin around its scrolled content, which leaves room for the focus ring.
const RING: f32 = 10.0;

/// Smallest height of its scrolled content, design units: the highest control at the largest text size.
const LEAST: f32 = 240.0;

/// Returns a message that changes the choices.
fn set(change: impl FnOnce(&mut Setup) + 'static) -> TitleMsg {
    TitleMsg::Set(Box::new(change))
}

/// Returns the drawer.
pub(super) fn view<'a>(seen: &Seen) -> Node<'a, TitleMsg> {
    let tabs = widgets::one_of((&Page::NAMES, &Page::ALL), seen.setup.page, |page| {
        set(move |setup| setup.page = page)
    });
    let parts = match seen.setup.page {
        Page::Players => seen.setup.seats.iter().map(|seat| player(seen, seat)).collect(),
        Page::Match => options(seen),
        Page::Learn => learn(seen.setup),
    };
    let body = column().rolls().grow().gap(8.0).pad(RING, 6.0).children(parts.into_iter().map(Node::rigid));
    let go = match &seen.setup.fault {
        // The reason why no match can begin takes the place of the button.
        Some(fault) => column()
            .centred()
            .pad(12.0, 12.0)
            .min_height(84.0)
            .surface(Surface::Edged(ink(INK), 3.0, AMBER, 12.0))
            .child(Text::label(format!("Not yet: {fault}.")).size(26.0).colour(AMBER).centred()),
        None => Button::primary("KICK OFF").asks(TitleMsg::Start),
    };
    column()
        .pad(0.0, 14.0)
        .gap(6.0)
        .child(column().pad(SIDES, 0.0).rigid().child(tabs))
        // As wide as the parts above and below, with its scroll bar in the margin; as high as they leave room.
        .child(
            row().stretch().height(0.0).min_height(LEAST).grow().child(space(SIDES - RING, 0.0)).child(body),
        )
        .child(column().pad(SIDES, 0.0).rigid().child(go))
}

/// Returns the choice of the player of that side.
fn player<'a>(seen: &Seen, seat: Seat) -> Node<'a, TitleMsg> {
    let Seen { setup, keys, settings, readers, .. } = seen;
    let alone = setup.seats != Seats::BOTH;
    let side = match seat {
        _ if alone => "MANAGER",
        Seat::Home => "HOME",
        Seat::Away => "AWAY",
    };
    let words = if alone { side.to_owned() } else { format!("{side}: {}", club(seat).name.to_uppercase()) };
    let humans: Seats = setup.seats.iter().filter(|seat| setup.who[*seat] == Controller::Human).collect();
    let called = settings.people.at(humans);
    let human = called[seat].as_ref().map_or("Human", Name::as_str);
    let bot = setup.who[seat] != Controller::Human;
    let kind = widgets::segments(&[human, "Bot"], Some(usize::from(bot)), |k| {
        set(move |setup| {
            setup.who[seat] = if k == 0 { Controller::Human } else { Controller::Bot(Level::Amateur) }
        })
    });
    let (below, beside, line) = match setup.who[seat] {
        Controller::Human => {
            let hand = keys.of(seat, setup.who[!seat] == Controller::Human && !alone);
            // The keys of a row stay on one line.
            let [upper, lower] = [0..3, 3..6].map(|row| {
                hand[row].iter().map(|key| keys.cap(*key).shown()).collect::<Vec<_>>().join("\u{a0}")
            });
            let name = Button::new("Name").size(28.0).asks(TitleMsg::Go(Go::To(flow::Page::People)));
            (None, Some(name), format!("Mouse, or keys {upper} and {lower}."))
        }
        Controller::Bot(level) => {
            let Some(game) = setup.game() else { return column() };
            let fitting = setup.person() == Some(!seat);
            let opponent = (!(fitting && setup.fits)).then(|| game.opponent(level));
            let title =
                opponent.map_or_else(|| "Finds your level".to_owned(), |opponent| opponent.title.shown());
            // With one person, the first choice is the bot that matches that person's level.
            let places = Level::ALL.len() as i32 + i32::from(fitting);
            let now = opponent.map_or(places - 1, |opponent| opponent.level as i32);
            let to = |step: i32| {
                let next = Level::ALL.get((now + step).rem_euclid(places) as usize).copied();
                set(move |setup| {
                    setup.fits = next.is_none();
                    setup.who[seat] = Controller::Bot(next.unwrap_or(level));
                })
            };
            let stepper = widgets::stepper(&format!("{side} level"), &title, to(-1), to(1));
            let rating =
                opponent.is_none().then(|| settings.ratings.of(called[!seat].as_ref(), game.id())).flatten();
            let beside = match opponent {
                Some(opponent) => drawing((112.0, 112.0), move |p, r| {
                    portrait::draw(p, r, opponent.portrait, seat);
                }),
                None => {
                    let reset = Button::new("Reset").size(28.0).enabled(rating.is_some());
                    reset.asks(TitleMsg::Forget(called[!seat].clone()))
                }
            };
            let line = opponent.map_or_else(|| rated(rating), |opponent| opponent.line.shown());
            let knows = NotebookKey::of(game.id(), setup.who, &called)
                .filter(|_| settings.notebooks && opponent.is_some())
                .map(|(key, _)| knows(&title, readers.matches(&key)));
            let line = line + &knows.unwrap_or_default();
            (Some(stepper), Some(beside), line)
        }
    };
    let choices = column().gap(4.0).portion(1.0).child(kind).children(below);
    column()
        .gap(4.0)
        .child(Text::heading(words).size(28.0))
        .child(row().gap(10.0).child(choices).children(beside.map(Node::rigid)))
        .child(Text::note(line).size(20.0))
}

/// Returns the text about a person's rating and its use.
fn rated(rating: Option<Rating>) -> String {
    match rating {
        None => "Matches your strength once it knows you. It starts in the middle.".to_owned(),
        Some(Rating { points, matches: 1, .. }) => {
            format!("Matches your strength. It rates you {points:.0} after one match.")
        }
        Some(Rating { points, matches, .. }) => {
            format!("Matches your strength. It rates you {points:.0} after {matches} matches.")
        }
    }
}

/// Returns what a bot that keeps notebooks says before a match.
fn knows(title: &str, matches: u32) -> String {
    match matches {
        0 => format!(" {title} will remember how you play."),
        1 => format!(" {title} remembers your last match."),
        n => format!(" {title} remembers your last {n} matches."),
    }
}

/// Returns the options of the match, and its number.
fn options<'a>(seen: &Seen) -> Vec<Node<'a, TitleMsg>> {
    let fields = seen.setup.fields.iter().zip(&seen.setup.picked).enumerate();
    let fields = fields.map(|(k, (field, picked))| {
        let pick = move |to: usize| {
            set(move |setup| {
                if let Some(picked) = setup.picked.get_mut(k) {
                    *picked = to;
                }
            })
        };
        let n = field.values.len().max(1);
        // A few short values are shown side by side; others in a stepper.
        let letters: usize = field.values.iter().map(|value| value.1.shown().chars().count()).sum();
        if n <= 3 && letters < 22 {
            let labels: Vec<String> = field.values.iter().map(|value| value.1.shown()).collect();
            return headed(&field.label.shown(), widgets::segments(&labels, Some(*picked), pick));
        }
        let words = field.values.get(*picked).map_or_else(String::new, |value| value.1.shown());
        widgets::named_stepper(
            &field.label.shown(),
            &words,
            pick((picked + n - 1) % n),
            pick((picked + 1) % n),
        )
    });
    fields.chain([number(seen)]).collect()
}

/// Returns a control under its heading.
fn headed<'a>(label: &str, control: Node<'a, TitleMsg>) -> Node<'a, TitleMsg> {
    column().child(Text::heading(label.to_uppercase()).size(24.0)).child(control)
}

/// What a number that is typed gives away.
const KNOWN: &str = "Anyone who knows the number can work out every card.";

/// Returns the field for the number of the match: the same number deals the same cards.
fn number<'a>(seen: &Seen) -> Node<'a, TitleMsg> {
    const NAME: &str = "Match number";
    let Some(seed) = seen.setup.seed else {
        let choose =
            |k| set(move |setup| (setup.seed, setup.asks_number) = ((k == 1).then(short_seed), k == 1));
        return headed(NAME, widgets::segments(&["Random", "By number"], Some(0), choose));
    };
    let typed = |words: String| {
        let digits: String = words.chars().filter(char::is_ascii_digit).collect();
        // A number that is too large is not accepted; an empty field means zero.
        let number = if digits.is_empty() { Ok(0) } else { digits.parse() };
        set(move |setup| setup.seed = number.ok().or(setup.seed))
    };
    let field = if seen.setup.asks_number {
        Field::first_node(NAME, seed.to_string(), 20, typed)
    } else {
        Field::node(NAME, seed.to_string(), 20, typed)
    };
    let by_chance = Button::segment("Random", false).asks(set(|setup| setup.seed = None));
    let control = row()
        .wrap()
        .gap(4.0)
        .pad(4.0, 4.0)
        .surface(Surface::Fill(ink(INK), 12.0))
        .child(by_chance)
        .child(field.basis(250.0).grow());
    headed(if seen.typing { "Match number: type it" } else { NAME }, control).child(Text::note(KNOWN))
}

/// Returns the aim of the game, and its levels.
fn learn<'a>(setup: &Setup) -> Vec<Node<'a, TitleMsg>> {
    let aim = setup.game().map(|game| Text::body(game.sheet().aim).node());
    let levels = setup.levels.iter().enumerate();
    let levels = levels.map(|(k, level)| Button::new(&level.title).size(30.0).asks(TitleMsg::Level(k)));
    aim.into_iter().chain([spring()]).chain(levels).collect()
}

/// Returns the valid levels of a game, the first match first; invalid ones are logged.
pub(super) fn levels_of(game: Option<&'static dyn DynGame>, assets: &Path) -> Vec<Scenario> {
    let Some(game) = game else { return Vec::new() };
    let mut files: Vec<_> = std::fs::read_dir(levels::folder(assets, game.id()))
        .map(|entries| entries.filter_map(|entry| Some(entry.ok()?.path())).collect())
        .unwrap_or_default();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "ron"));
    files.sort_by_key(|file| (file.file_stem().is_none_or(|stem| stem != "first-match"), file.clone()));
    let read = files.iter().filter_map(|file| levels::load(file).map_err(|fault| warn!("{fault}")).ok());
    read.take(3).collect()
}
