//! The invitation for a newcomer: the quickest game, and the lesson of a game that was not begun here yet.

use bevy::prelude::ResMut;

use super::{MatchSetup, TitleContext, TitleMsg, title};
use crate::flow::prefs::Prefs;
use crate::flow::start::StartMatch;
use crate::session::competition::ActiveCompetitions;
use crate::theme::UiFont;
use crate::widgets::{Node, Pressable, StyledText, column};
use games::GAMES;
use games::dyn_game::DynGame;
use scenarios::{Scenario, ScenarioList};
use stage::palette::INK;
use store::{DeviceState, Settings};
use words::{id, say};

/// Returns the place of the quickest game in the list: somebody new is offered it first.
pub(super) fn quickest_game() -> Option<usize> {
    (0..GAMES.len()).min_by_key(|k| GAMES[*k].info().minutes)
}

/// Returns true if nothing was ever played with these settings.
pub(super) fn is_new(settings: &Settings) -> bool {
    settings.device.started_games.is_empty()
        && settings.device.last_match.is_none()
        && !settings.device.seen_tutorial
}

/// Returns what is new to the player: the game, or every game; `None` if the chosen game was begun before, or if there
/// is something to go on with.
pub(super) fn new_here(setup: &MatchSetup, prefs: &Prefs, on: &ActiveCompetitions) -> Option<NewcomerKind> {
    let DeviceState { started_games: begun, last_match: last, .. } = &prefs.settings.device;
    let game = setup.game()?.id();
    let known = begun.contains(game) || last.as_ref().is_some_and(|last| last.game == game);
    let new = if is_new(&prefs.settings) { NewcomerKind::Here } else { NewcomerKind::ToTheGame };
    let goes_on = !setup.unfinished.is_empty() || setup.due.is_some() || on.next_of_person().is_some();
    (!known && !goes_on).then_some(new)
}

/// Returns the lesson of a game, if nobody has begun the game here.
pub(in crate::screens) fn lesson_of_new_game<'a>(
    game: &dyn DynGame,
    scenarios: &'a ScenarioList,
    settings: &Settings,
) -> Option<&'a Scenario> {
    scenarios.lessons_of(game.id()).next().filter(|_| !settings.device.started_games.contains(game.id()))
}

/// Returns the request that begins the lesson of a game which nobody has begun here, and notes that a lesson was begun.
pub(in crate::screens) fn begin_lesson(
    game: &'static dyn DynGame,
    scenarios: &ScenarioList,
    prefs: &mut ResMut<Prefs>,
) -> Option<StartMatch> {
    let scenario = lesson_of_new_game(game, scenarios, &prefs.settings)?;
    prefs.settings.device.seen_tutorial = true;
    Some(StartMatch::scenario(game, scenario))
}

/// Kinds of newcomers: to all games, or to the chosen one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::screens) enum NewcomerKind {
    Here,
    ToTheGame,
}

/// Returns the main button for a newcomer: the lesson of the chosen game.
pub(super) fn first_match<'a>(seen: &TitleContext) -> Option<Node<'a, TitleMsg>> {
    let lesson = seen.scenarios.iter().position(|scenario| !scenario.plan.steps.is_empty());
    let (lesson, new) = lesson.zip(seen.new_here)?;
    let head = if new == NewcomerKind::Here { id!("title-new-here") } else { id!("title-new-to-game") };
    let game = seen.setup.game();
    let is_quickest = new == NewcomerKind::Here && quickest_game() == Some(seen.setup.game);
    let words = match game.filter(|_| is_quickest) {
        Some(quick) => say!("title-learn-quickest", game = title(game), n = quick.info().minutes),
        None => say!("title-learn-in-match", game = title(game)),
    };
    let press = Pressable::new(head).primary();
    let press = if seen.setup.asks_number { press.never_initial_focus() } else { press };
    let card = column().centred().press(press, TitleMsg::Scenario(lesson));
    // In a compact title, the words about it are those of the lesson, on the drawer's page.
    if seen.compact {
        let head = StyledText::new(head, UiFont::Headline, 38.0).up_to(64.0).colour(INK).centred();
        return Some(card.align_middle().pad(24.0, 8.0).child(head.one_line()).rigid());
    }
    let card = card
        .pad(20.0, 14.0)
        .basis(600.0)
        .grow()
        .max_width(760.0)
        .child(StyledText::new(head, UiFont::Headline, 56.0).colour(INK).centred())
        .child(StyledText::label(words).colour(INK).centred());
    Some(card)
}
