//! The page of unfinished matches: each can be resumed or deleted.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::ago::ago;
use super::invite::invite;
use super::title::{MatchSetup, UnfinishedRequest};
use super::{draw_page, open_page};
use crate::flow::page::{AppPage, Navigate};
use crate::flow::prefs::{Prefs, StoreHandle};
use crate::flow::start::{PageRequests, StartMatch, WatchReplay};
use crate::hud::pictures::{PicturePainter, Pictures};
use crate::session::days::{self, LocalDate};
use crate::session::tour::{TourRuns, occasion};
use crate::theme::paint::draw_keycap;
use crate::widgets::{self, BoxSurface, Button, Node, StyledText, column, drawing, row};
use ai::Difficulty;
use clubs::MatchClubs;
use engine::{BySeat, Seat, SeatSet};
use games::timeline::Perspective;
use games::{self, GAMES, find};
use players::controller::Controller;
use players::people::PersonName;
use stage::match_phase::{MatchClock, MatchPhase};
use stage::palette::AMBER;
use stage::scene::{Audience, Scoreboard};
use stage::words::score;
use store::{SavedMatch, seconds};
use words::{DisplayText, MessageId, Separator};
use words::{id, say};

/// An unfinished match and its score.
#[derive(Clone, Debug)]
pub(super) struct UnfinishedMatch {
    pub(super) saved: SavedMatch,
    pub(super) standing: DisplayText,
    /// The score alone.
    pub(super) score: DisplayText,
    /// The people who owe a decision.
    pub(super) owed: SeatSet,
    /// True if one manager plays alone.
    pub(super) alone: bool,
}

impl UnfinishedMatch {
    /// Returns `None` if its game is not in this build.
    pub(super) fn new(saved: SavedMatch) -> Option<Self> {
        let game = find(&saved.record.game)?;
        let controllers = BySeat::new(saved.home, saved.away);
        let (score, standing, owed, alone) = game.resume(&saved.record).map_or_else(
            |_| Default::default(),
            |state| {
                let board = state.scene(Audience { seat: Seat::Home, shared: true }).board;
                let owed = state
                    .seats_to_move()
                    .iter()
                    .filter(|seat| controllers[*seat] == Controller::Human)
                    .collect();
                (score(board.score), standing(&board), owed, state.seats() != SeatSet::BOTH)
            },
        );
        Some(Self { saved, standing, score, owed, alone })
    }

    /// Returns whose turn it is, in words. `called` are the people's names; of two, one without a name is meant by the
    /// club. None where only one person plays, who has no name.
    pub(super) fn turn(&self, called: impl Fn(Seat) -> Option<DisplayText>) -> Option<DisplayText> {
        let two = !self.alone && [self.saved.home, self.saved.away] == [Controller::Human; 2];
        let clubs = MatchClubs::from_ids(self.saved.clubs.as_ref());
        let club = |seat: Seat| DisplayText::verbatim(&clubs.club(seat).name);
        let name = |seat: Seat| called(seat).or_else(|| two.then(|| club(seat)));
        let names: Vec<DisplayText> = self.owed.iter().filter_map(name).collect();
        Some(match names.len() {
            0 => return None,
            1 => say!("title-to-choose", name = DisplayText::list(names, Separator::And)),
            _ => say!("title-both-to-choose", names = DisplayText::list(names, Separator::And)),
        })
    }

    /// Returns the game's number among the tiles, from 1, and its name.
    pub(super) fn game(&self) -> (usize, DisplayText) {
        let place = GAMES.iter().position(|game| game.id() == self.saved.record.game);
        place.map_or((0, DisplayText::EMPTY), |k| (k + 1, GAMES[k].info().title.into()))
    }
}

/// Returns score, time and part of a match: `1-0, 36′ 2nd half`. Rounds and pairs of kicks are counted; a part that has
/// no other clock stands alone.
fn standing(board: &Scoreboard) -> DisplayText {
    let score = score(board.score);
    let Some(part) = part(board.part) else { return score };
    match board.clock {
        MatchClock::Minute(_) => {
            say!("left-standing", score, clock = board.clock.face(), part)
        }
        MatchClock::Round { n, of } => say!("left-standing-round", score, n, of),
        MatchClock::Beyond(n) => say!("left-standing-sudden-round", score, n),
        MatchClock::Pair(n) => say!("left-standing-pair", score, part, n),
        MatchClock::Off | MatchClock::ExtraTime => say!("left-standing-no-clock", score, part),
    }
}

/// Returns the part of a match within a line; `None` if the game does not state it.
const fn part(part: MatchPhase) -> Option<MessageId> {
    Some(match part {
        MatchPhase::Before => return None,
        MatchPhase::Split => id!("left-part-split"),
        MatchPhase::FirstHalf => id!("left-part-first-half"),
        MatchPhase::SecondHalf => id!("left-part-second-half"),
        MatchPhase::ExtraTime => id!("left-part-extra-time"),
        MatchPhase::ExtraFirst => id!("left-part-extra-first"),
        MatchPhase::ExtraSecond => id!("left-part-extra-second"),
        MatchPhase::Round => id!("left-part-round"),
        MatchPhase::SuddenRound => id!("left-part-sudden-round"),
        MatchPhase::Penalties => id!("left-part-penalties"),
        MatchPhase::SuddenDeath => id!("left-part-sudden-death"),
        MatchPhase::FullTime => id!("left-part-full-time"),
    })
}

/// Returns the players of a match in words: people by name if they have one.
pub(super) fn sides(
    game: &str,
    controllers: BySeat<Controller>,
    names: &BySeat<Option<PersonName>>,
) -> DisplayText {
    let title = |difficulty: Difficulty| games::title_of(game, difficulty);
    let called = |seat: Seat| names[seat].as_ref().map(|name| DisplayText::verbatim(name.as_str()));
    let or = |name: Option<DisplayText>, other: MessageId| name.unwrap_or_else(|| other.into());
    let you = |seat: Seat| or(called(seat), id!("page-you"));
    let (home, away) = match (controllers[Seat::Home], controllers[Seat::Away]) {
        (Controller::Human, Controller::Human) => match (called(Seat::Home), called(Seat::Away)) {
            (None, None) => return say!("page-two-players"),
            (home, away) => (or(home, id!("page-somebody")), or(away, id!("page-somebody-second"))),
        },
        (Controller::Human, Controller::Bot(difficulty)) => (you(Seat::Home), title(difficulty).into()),
        // The person is named first.
        (Controller::Bot(difficulty), Controller::Human) => (you(Seat::Away), title(difficulty).into()),
        (Controller::Bot(home), Controller::Bot(away)) => (title(home).into(), title(away).into()),
    };
    say!("page-versus", home, away)
}

/// The match whose deletion waits to be confirmed.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct ConfirmingDeletion {
    sure: Option<usize>,
}

impl ConfirmingDeletion {
    /// Returns true if a deletion waits to be confirmed.
    pub(super) const fn asks(&self) -> bool {
        self.sure.is_some()
    }
}

/// Opens the page without a deletion to confirm.
/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ConfirmingDeletion>();
    open_page(app, AppPage::Matches, open);
    draw_page(app, AppPage::Matches, draw);
}

fn open(mut confirming: ResMut<ConfirmingDeletion>) {
    *confirming = ConfirmingDeletion::default();
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
    /// Go to the title, to play a match.
    Play,
    Close,
}

fn draw(
    mut contexts: EguiContexts,
    mut setup: ResMut<MatchSetup>,
    (mut confirming, mut request): (ResMut<ConfirmingDeletion>, ResMut<UnfinishedRequest>),
    (data, mut prefs, date): (Res<StoreHandle>, ResMut<Prefs>, Res<LocalDate>),
    tours: Res<TourRuns>,
    pictures: Pictures,
    PageRequests { mut go, mut starts, mut watches }: PageRequests,
) -> Result {
    let art = pictures.painter();
    let view = view(&setup.unfinished, &tours, confirming.sure, seconds(), art);
    match widgets::page(contexts.ctx_mut()?, "matches", 0.7, view) {
        Some(MatchesMsg::GoOn(k)) => {
            if let Some(start) =
                setup.unfinished.get(k).and_then(|left| StartMatch::resume_saved(&left.saved))
            {
                starts.write(start);
            }
        }
        Some(MatchesMsg::Watch(k)) => {
            watches.write_batch(setup.unfinished.get(k).and_then(|left| watched(&left.saved)));
        }
        Some(MatchesMsg::Forget(k)) => confirming.sure = Some(k),
        Some(MatchesMsg::ForgetSurely(k)) => {
            confirming.sure = None;
            if k < setup.unfinished.len() {
                let deleted = setup.unfinished[k].saved.clone();
                days::note_deleted(&deleted, date.today(), &mut prefs.settings);
                setup.forget(|left| left.id == deleted.id, &mut request, &data);
            }
        }
        Some(MatchesMsg::Play) => {
            go.write(Navigate::Title(None));
        }
        Some(MatchesMsg::Close) => {
            go.write(Navigate::Back);
        }
        None => {}
    }
    Ok(())
}

/// Returns the matches, the newest first; `sure` is the one whose deletion waits to be confirmed, `now` is in seconds
/// since 1970.
fn view<'a>(
    left: &'a [UnfinishedMatch],
    tours: &'a TourRuns,
    sure: Option<usize>,
    now: u64,
    art: PicturePainter<'a>,
) -> Node<'a, MatchesMsg> {
    let lines = left.iter().enumerate().map(|(k, left)| line(k, left, tours, sure == Some(k), now));
    let body = if left.is_empty() {
        let play = (say!("club-play").into(), MatchesMsg::Play);
        invite(art, "play-circle-fill", [say!("left-none").into()], Some(play))
    } else {
        column().scrolls().gap(14.0).pad(12.0, 12.0).children(lines)
    };
    widgets::titled_page_within((1670.0, 980.0), say!("left-title"), None, MatchesMsg::Close, body)
}

/// Returns a match as a row: its game, players, score and date, with its actions. One for which a tour waits cannot be
/// deleted, since it would be played again.
fn line<'a>(
    k: usize,
    left: &'a UnfinishedMatch,
    tours: &TourRuns,
    sure: bool,
    now: u64,
) -> Node<'a, MatchesMsg> {
    let tour = tours.waiting_for(&left.saved);
    let (number, title) = left.game();
    let controllers = BySeat::new(left.saved.home, left.saved.away);
    let who = match left.saved.lesson {
        Some(_) => say!("page-the-lesson"),
        None if left.alone => {
            let name = left.saved.names[Seat::Home].as_ref().map(|name| DisplayText::verbatim(name.as_str()));
            say!("club-one-manager", name = name.unwrap_or_else(|| say!("page-you")))
        }
        None => sides(&left.saved.record.game, controllers, &left.saved.names),
    };
    let who = DisplayText::list([who].into_iter().chain(tour.map(occasion)), Separator::Dot);
    let when = ago(now, left.saved.saved);
    let play_on = say!("left-play-on");
    let on = if k == 0 { Button::primary(play_on) } else { Button::new(play_on) }.size(38.0);
    let (label, away) = if sure {
        (id!("page-sure"), MatchesMsg::ForgetSurely(k))
    } else {
        (id!("page-delete"), MatchesMsg::Forget(k))
    };
    let description = row()
        .gap(24.0)
        .basis(820.0)
        .grow()
        .child(
            drawing((52.0, 52.0), move |p, r| {
                draw_keycap(p, r.center(), 52.0, &number.to_string(), false);
            })
            .rigid(),
        )
        .child(
            column()
                .portion(5.0)
                .gap(4.0)
                .child(StyledText::label(title).node().rigid())
                .child(StyledText::note(who).node().rigid()),
        )
        .child(
            column()
                .portion(4.0)
                .gap(4.0)
                .child(StyledText::label(&left.standing).colour(AMBER))
                .child(StyledText::note(when)),
        );
    let buttons = row()
        .gap(16.0)
        .child(Button::new(say!("left-watch")).asks(MatchesMsg::Watch(k)).min_width(150.0))
        .child(on.asks(MatchesMsg::GoOn(k)).min_width(210.0))
        .child(Button::new(label).enabled(tour.is_none()).asks(away).min_width(168.0));
    row()
        .wrap()
        .gaps(24.0, 12.0)
        .pad(26.0, 16.0)
        .rigid()
        .surface(BoxSurface::Plaque)
        .child(description)
        .child(buttons)
}

/// Returns a replay of an unfinished match, as its only person saw it; with two people, as both may see it.
fn watched(saved: &SavedMatch) -> Option<WatchReplay> {
    let controllers = BySeat::new(saved.home, saved.away);
    let people: Vec<Seat> =
        Seat::BOTH.into_iter().filter(|seat| controllers[*seat] == Controller::Human).collect();
    let watch = WatchReplay::new(saved.record.clone(), Some(controllers), Some(AppPage::Matches))?;
    let perspective = if let [one] = people[..] { Perspective::Side(one) } else { watch.perspective };
    Some(WatchReplay { perspective, clubs: saved.clubs.clone(), ..watch })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_line_shows_what_its_scoreboard_has() {
        let board = |part, clock| Scoreboard { part, clock, ..Scoreboard::default() };
        assert_eq!(standing(&board(MatchPhase::SecondHalf, MatchClock::Minute(36))), "0-0, 36′ 2nd half");
        assert_eq!(standing(&board(MatchPhase::Penalties, MatchClock::Off)), "0-0, penalties");
        assert_eq!(
            standing(&board(MatchPhase::Round, MatchClock::Round { n: 3, of: 6 })),
            "0-0, round 3 of 6"
        );
        assert_eq!(standing(&board(MatchPhase::SuddenRound, MatchClock::Beyond(2))), "0-0, sudden round 2");
        assert_eq!(standing(&board(MatchPhase::Penalties, MatchClock::Pair(3))), "0-0, penalties, kick 3");
        assert_eq!(standing(&board(MatchPhase::ExtraTime, MatchClock::ExtraTime)), "0-0, extra time");
        assert_eq!(standing(&Scoreboard::default()), "0-0");
    }
}
