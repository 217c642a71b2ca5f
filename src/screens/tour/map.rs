//! The map of a run: its road, and what is to be decided or played next.

use super::stop::{self, lives};
use super::{TourContext, TourMsg, pair, road, seats};
use crate::screens::title::lesson_of_new_game;
use crate::widgets::{Button, Node, PressStyle, Pressable, StyledText, column, row};
use engine::Seat;
use games::dyn_game::DynGame;
use stage::palette::{CHALK, MUTED};
use stage::scene::Audience;
use store::SavedRun;
use tour::{RunFixture, RunPhase, RunStep, TourRun, next_mark};
use words::{DisplayText, MessageArg, Separator, id, say};

/// Number of stops at which the map says what its signs mean.
const LEGEND_STOPS: usize = 3;

/// Returns how the run stands: tour, lives, points, seats of the bus.
pub(super) fn standing<'a>(run: &TourRun) -> Node<'a, TourMsg> {
    let seats = (run.bus().len(), run.tour().heat().rules().seats);
    let words = [
        run.tour().in_words(),
        say!("tour-lives", n = run.lives()),
        points(run),
        say!("tour-seats-taken", n = seats.0, of = seats.1),
    ];
    let words = StyledText::label(DisplayText::list(words, Separator::Dot)).size(26.0);
    row().wrap().gaps(16.0, 4.0).child(lives(run).rigid()).child(words)
}

/// Returns the points, and those that the next medal needs.
fn points(run: &TourRun) -> DisplayText {
    let n = run.points().total(run.tour());
    match next_mark(n) {
        Some((mark, medal)) => {
            say!("tour-points-to-medal", n, mark, medal = MessageArg::selector(medal.name()))
        }
        None => say!("tour-points", n),
    }
}

/// Returns the map.
pub(super) fn view<'a>(seen: &'a TourContext<'a>, saved: &'a SavedRun) -> Node<'a, TourMsg> {
    let run = &saved.run;
    let next = match run.phase() {
        RunPhase::Way(lanes) => ways(seen, run, lanes),
        RunPhase::Side => side(seen, run),
        RunPhase::Options => options(seen, run),
        RunPhase::Replay => replay(seen, run),
        _ => due(seen, run),
    };
    column()
        .gap(14.0)
        .scrolls()
        .pad(12.0, 12.0)
        .child(road::view(seen, run))
        // The cards of the first stops have shown the signs with their words.
        .children((run.stop() < LEGEND_STOPS).then(|| road::legend(seen.art).rigid()))
        .children(saved.rival.is_some().then(|| pair::turn(saved).rigid()))
        .child(next.rigid())
        .child(foot(seen, run).rigid())
}

/// Returns the helpers on the bus, and the way to give the run up.
fn foot<'a>(seen: &TourContext<'a>, run: &TourRun) -> Node<'a, TourMsg> {
    let buttons = if seen.page.giving_up {
        // The "no" stands where the question was asked.
        vec![
            Button::new(id!("tour-give-up-surely")).asks(TourMsg::GiveUp),
            Button::new(id!("tour-stay")).initial_focus().asks(TourMsg::AskGiveUp(false)),
        ]
    } else {
        vec![
            Button::new(id!("tour-how")).asks(TourMsg::Lesson(true)),
            Button::new(id!("tour-give-up")).asks(TourMsg::AskGiveUp(true)),
        ]
    };
    row()
        .wrap()
        .between()
        .align_end()
        .gaps(20.0, 10.0)
        .child(seats::seats(run, seen.art))
        .child(row().wrap().gap(12.0).children(buttons))
}

fn head<'a>(words: DisplayText) -> Node<'a, TourMsg> {
    StyledText::heading(words).size(34.0).node()
}

/// Returns the ways at a fork, each to be taken by a press.
fn ways<'a>(seen: &TourContext<'a>, run: &TourRun, lanes: &[usize]) -> Node<'a, TourMsg> {
    let cards = lanes.iter().zip(0..).filter_map(|(lane, place)| {
        let node = run.map().node(run.stop(), *lane)?;
        let name = DisplayText::list(
            node.legs.iter().take(2).filter_map(|leg| {
                Some(say!(
                    "tour-way",
                    game = leg.dyn_game()?.info().title,
                    bot = leg.dyn_game()?.opponent(leg.opponent).called()
                ))
            }),
            Separator::And,
        );
        let press = Pressable::new(name).look(PressStyle::Bare);
        let press = if place == 0 { press.initial_focus() } else { press };
        let card = column()
            .pad(20.0, 16.0)
            .basis(400.0)
            .grow()
            .surface(stop::ground(true))
            .press(press, TourMsg::Step(RunStep::Way(*lane)))
            .child(stop::view(seen, run, node));
        Some(card)
    });
    let words = say!("tour-choose-way", stop = run.stop() + 1);
    column().gap(10.0).child(head(words)).child(row().wrap().stretch().gaps(18.0, 14.0).children(cards))
}

/// Returns the stop at which the run is, with what is to be done there beside it.
fn at_stop<'a>(seen: &TourContext<'a>, run: &TourRun, beside: Node<'a, TourMsg>) -> Node<'a, TourMsg> {
    let card = run.node().map(|node| {
        column()
            .pad(20.0, 16.0)
            .basis(560.0)
            .grow()
            .surface(stop::ground(false))
            .child(stop::view(seen, run, node))
    });
    row().wrap().stretch().gaps(24.0, 14.0).children(card).child(beside.gap(14.0).basis(560.0).grow())
}

/// Returns the options of a match in words, with those of that variant.
fn options_words(game: &dyn DynGame, options: &str, due: &RunFixture) -> DisplayText {
    let audience = Audience { seat: due.seat, shared: false };
    let begun = game.start(options, due.seed, audience);
    begun.map_or(DisplayText::EMPTY, |(live, _)| live.scene(audience).board.subtitle)
}

/// Returns the match that is due, with the one way on.
fn due<'a>(seen: &TourContext<'a>, run: &TourRun) -> Node<'a, TourMsg> {
    let Some(due) = run.fixture() else { return column() };
    let label = if seen.begun.is_some() { id!("left-play-on") } else { id!("drawer-kick-off") };
    let play = Button::primary(label).size(44.0).enabled(seen.can_play).asks(TourMsg::Play);
    let words = match run.node().filter(|node| node.legs.len() > 1) {
        Some(_) => say!("tour-stop-match", stop = run.stop() + 1, n = due.number + 1),
        None => say!("tour-stop", stop = run.stop() + 1),
    };
    let options = due.leg.dyn_game().map(|game| options_words(game, &due.options, &due));
    let seat = if due.seat == Seat::Home { say!("tour-at-home") } else { say!("tour-away") };
    let game = due.leg.dyn_game().map(|game| game.info().title.into());
    let facts = DisplayText::list(game.into_iter().chain([seat]).chain(options), Separator::Dot);
    let lesson =
        due.leg.dyn_game().filter(|game| lesson_of_new_game(*game, seen.scenarios, seen.settings).is_some());
    let lesson = lesson.filter(|_| seen.begun.is_none()).map(|game| {
        let words = say!("title-learn-in-match", game = game.info().title);
        row().child(Button::new(words).size(28.0).enabled(seen.can_play).asks(TourMsg::Learn))
    });
    let closed = match run.effects().coach_answers {
        0 => say!("tour-coach-is-closed"),
        n => say!("tour-coach-answers", n, key = &seen.coach_key),
    };
    let film = run.effects().shows_film.then(|| match seen.has_film {
        true => row().child(Button::new(id!("tour-film")).size(28.0).asks(TourMsg::Film)),
        false => StyledText::note(say!("tour-film-soon")).size(24.0).colour(MUTED).node(),
    });
    let beside = column()
        .child(head(words))
        .child(StyledText::label(facts).size(28.0).colour(CHALK))
        .child(StyledText::note(closed).size(24.0).colour(MUTED))
        .children(film)
        .children(lesson)
        .child(play.rigid().key("play"));
    at_stop(seen, run, beside)
}

/// Returns the captain's question: home or away.
fn side<'a>(seen: &TourContext<'a>, run: &TourRun) -> Node<'a, TourMsg> {
    let drawn = run.fixture().map(|due| due.leg.seat);
    let buttons = Seat::BOTH.map(|seat| {
        let words = if seat == Seat::Home { id!("tour-play-home") } else { id!("tour-play-away") };
        let button = Button::new(words).size(34.0).selected(drawn == Some(seat));
        let button = if drawn == Some(seat) { button.initial_focus() } else { button };
        button.asks(TourMsg::Step(RunStep::Side(seat)))
    });
    let beside =
        column().child(head(say!("tour-captain-asks"))).child(row().wrap().gap(16.0).children(buttons));
    at_stop(seen, run, beside)
}

/// Returns the gaffer's question: which options.
fn options<'a>(seen: &TourContext<'a>, run: &TourRun) -> Node<'a, TourMsg> {
    let Some(due) = run.fixture() else { return column() };
    let Some(game) = due.leg.dyn_game() else { return column() };
    let buttons = run.legal().into_iter().map(|step| {
        let variant = if let RunStep::Options(variant) = step { Some(variant) } else { None };
        let words = options_words(game, &due.leg.options(variant), &due);
        let words = match (variant, words.is_empty()) {
            (None, _) => say!("tour-as-drawn", options = words),
            (Some(_), true) => say!("tour-usual-options"),
            (Some(_), false) => words,
        };
        let button = Button::new(words).size(28.0);
        let button = if variant.is_none() { button.initial_focus() } else { button };
        button.asks(TourMsg::Step(step))
    });
    let beside = column().child(head(say!("tour-gaffer-asks"))).children(buttons);
    at_stop(seen, run, beside)
}

/// Returns the substitute's offer after a defeat.
fn replay<'a>(seen: &TourContext<'a>, run: &TourRun) -> Node<'a, TourMsg> {
    let again =
        Button::new(id!("tour-replay")).size(34.0).initial_focus().asks(TourMsg::Step(RunStep::Replay));
    let accept = Button::new(id!("tour-accept")).size(34.0).asks(TourMsg::Step(RunStep::Accept));
    let beside = column()
        .child(head(say!("tour-substitute-asks")))
        .child(row().wrap().gap(16.0).child(again).child(accept));
    at_stop(seen, run, beside)
}
