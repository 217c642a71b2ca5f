//! The page of unfinished matches: each can be resumed or deleted.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::title::Setup;
use crate::ai::Level;
use crate::controller::Controller;
use crate::engine::{BySeat, Seat};
use crate::flow::page::{Go, Page};
use crate::flow::prefs::Data;
use crate::flow::start::{StartMatch, Watch};
use crate::games::reel::Eyes;
use crate::games::{self, GAMES, find};
use crate::people::Name;
use crate::stage::palette::AMBER;
use crate::stage::scene::Audience;
use crate::store::{Key, SavedMatch, seconds};
use crate::theme::paint::keycap;
use crate::widgets::{self, Button, Node, Surface, Text, column, drawing, row};

/// An unfinished match and its score.
#[derive(Clone, Debug)]
pub(super) struct Left {
    pub(super) saved: SavedMatch,
    pub(super) standing: String,
    /// The score alone.
    pub(super) score: String,
}

impl Left {
    /// Returns `None` if its game is not in this build.
    pub(super) fn new(saved: SavedMatch) -> Option<Self> {
        let game = find(&saved.record.game)?;
        let (score, standing) = game.resume(&saved.record).map_or_else(
            |_| (String::new(), String::new()),
            |live| {
                let board = live.scene(Audience { seat: Seat::Home, shared: true }).board;
                let [home, away] = Seat::BOTH.map(|seat| board.score[seat]);
                let score = format!("{home}-{away}");
                let part = board.part.title().shown().to_lowercase();
                (score.clone(), format!("{score}, {} {part}", board.clock.face()))
            },
        );
        Some(Self { saved, standing, score })
    }

    /// Returns the game's number among the tiles, from 1, and its name.
    pub(super) fn game(&self) -> (usize, String) {
        let place = GAMES.iter().position(|game| game.id() == self.saved.record.game);
        place.map_or((0, String::new()), |k| (k + 1, GAMES[k].sheet().title.shown()))
    }
}

/// Returns the players of a match in words: people by name if they have one.
pub(super) fn sides(game: &str, who: BySeat<Controller>, names: &BySeat<Option<Name>>) -> String {
    let title = |level: Level| games::title_of(game, level);
    let called = |seat: Seat| names[seat].as_ref().map(Name::as_str);
    let versus = |a: &str, b: &str| format!("{a} v {b}");
    match (who[Seat::Home], who[Seat::Away]) {
        (Controller::Human, Controller::Human) => match (called(Seat::Home), called(Seat::Away)) {
            (None, None) => "Two players".to_owned(),
            (home, away) => versus(home.unwrap_or("Somebody"), away.unwrap_or("somebody")),
        },
        (Controller::Human, Controller::Bot(level)) => {
            versus(called(Seat::Home).unwrap_or("You"), &title(level).shown())
        }
        (Controller::Bot(level), Controller::Human) => {
            versus(called(Seat::Away).unwrap_or("You"), &title(level).shown())
        }
        (Controller::Bot(home), Controller::Bot(away)) => versus(&title(home).shown(), &title(away).shown()),
    }
}

/// Returns how long ago that was, in words.
pub(super) fn ago(secs: u64) -> String {
    let of = |n: u64, one: &str, many: &str| if n == 1 { one.to_owned() } else { format!("{n} {many}") };
    match secs {
        0..60 => "Just now".to_owned(),
        60..3_600 => of(secs / 60, "A minute ago", "minutes ago"),
        3_600..86_400 => of(secs / 3_600, "An hour ago", "hours ago"),
        _ => of(secs / 86_400, "Yesterday", "days ago"),
    }
}

/// The match whose deletion waits to be confirmed.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Leafing {
    sure: Option<usize>,
}

impl Leafing {
    /// Returns true if a deletion waits to be confirmed.
    pub(super) const fn asks(&self) -> bool {
        self.sure.is_some()
    }
}

/// Opens the page without a deletion to confirm.
pub(super) fn open(mut leafing: ResMut<Leafing>) {
    *leafing = Leafing::default();
}

/// A message of the page.
enum MatchesMsg {
    GoOn(usize),
    /// Replay the match so far.
    Watch(usize),
    /// Delete the match, after confirmation.
    Forget(usize),
    /// Delete the match; this is confirmed.
    ForgetSurely(usize),
    Close,
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    mut setup: ResMut<Setup>,
    mut leafing: ResMut<Leafing>,
    data: Res<Data>,
    mut go: MessageWriter<Go>,
    (mut starts, mut watches): (MessageWriter<StartMatch>, MessageWriter<Watch>),
) -> Result {
    let view = view(&setup.unfinished, leafing.sure, seconds());
    match widgets::page(contexts.ctx_mut()?, "matches", 0.7, view) {
        Some(MatchesMsg::GoOn(k)) => {
            if let Some(start) = setup.unfinished.get(k).and_then(|left| StartMatch::go_on(&left.saved)) {
                starts.write(start);
            }
        }
        Some(MatchesMsg::Watch(k)) => {
            watches.write_batch(setup.unfinished.get(k).and_then(|left| watched(&left.saved)));
        }
        Some(MatchesMsg::Forget(k)) => leafing.sure = Some(k),
        Some(MatchesMsg::ForgetSurely(k)) => {
            leafing.sure = None;
            if k < setup.unfinished.len() {
                let id = setup.unfinished.remove(k).saved.id;
                data.0.later(Key::InOrder, move |store| store.forget_match(&id));
            }
        }
        Some(MatchesMsg::Close) => {
            go.write(Go::Back);
        }
        None => {}
    }
    Ok(())
}

/// Returns the matches, the newest first; `sure` is the one whose deletion waits to be confirmed, `now` is in seconds
/// since 1970.
fn view(left: &[Left], sure: Option<usize>, now: u64) -> Node<'_, MatchesMsg> {
    let lines = left.iter().enumerate().map(|(k, left)| line(k, left, sure == Some(k), now));
    let body = if left.is_empty() {
        column().centred().child(Text::note("None.").size(30.0))
    } else {
        column().rolls().gap(14.0).pad(12.0, 12.0).children(lines)
    };
    widgets::titled_within((1670.0, 980.0), "UNFINISHED MATCHES", None, MatchesMsg::Close, body)
}

/// Returns a match as a row: its game, players, score and date, with its actions.
fn line(k: usize, left: &Left, sure: bool, now: u64) -> Node<'_, MatchesMsg> {
    let (number, title) = left.game();
    let who = BySeat::new(left.saved.home, left.saved.away);
    let who = match left.saved.lesson {
        Some(_) => "The lesson".to_owned(),
        None => sides(&left.saved.record.game, who, &left.saved.names),
    };
    let when = ago(now.saturating_sub(left.saved.saved));
    let on = if k == 0 { Button::primary("PLAY ON").size(38.0) } else { Button::new("PLAY ON").size(38.0) };
    let (label, away) =
        if sure { ("Sure?", MatchesMsg::ForgetSurely(k)) } else { ("Delete", MatchesMsg::Forget(k)) };
    let told = row()
        .gap(24.0)
        .basis(820.0)
        .grow()
        .child(
            drawing((52.0, 52.0), move |p, r| {
                keycap(p, r.center(), 52.0, &number.to_string(), false);
            })
            .rigid(),
        )
        .child(column().portion(5.0).child(Text::label(title)).child(Text::note(who)))
        .child(
            column().portion(4.0).child(Text::label(&left.standing).colour(AMBER)).child(Text::note(when)),
        );
    let buttons = row()
        .gap(16.0)
        .child(Button::new("Watch").asks(MatchesMsg::Watch(k)).min_width(150.0))
        .child(on.asks(MatchesMsg::GoOn(k)).min_width(210.0))
        .child(Button::new(label).asks(away).min_width(168.0));
    row().wrap().gaps(24.0, 12.0).pad(26.0, 16.0).rigid().surface(Surface::Panel).child(told).child(buttons)
}

/// Returns a replay of an unfinished match, as its only person saw it; with two people, as both may see it.
fn watched(saved: &SavedMatch) -> Option<Watch> {
    let who = BySeat::new(saved.home, saved.away);
    let people: Vec<Seat> = Seat::BOTH.into_iter().filter(|seat| who[*seat] == Controller::Human).collect();
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
