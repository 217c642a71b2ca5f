//! The pause menu.

use std::path::Path;

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use crate::engine::Seat;
use crate::engine::seal::Seal;
use crate::flow::page::{Go, Page};
use crate::flow::prefs::Prefs;
use crate::flow::start::{Lesson, StartMatch};
use crate::levels;
use crate::session::Match;
use crate::stage::words::name as club_name;
use crate::table::cards::pack::AssetRoot;
use crate::widgets::{self, Button, Node, Text, column};
use crate::words::DisplayText;
use crate::{id, say};

/// A message of the menu.
enum PauseMsg {
    Go(Go),
    Again,
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    played: Res<Match>,
    mut go: MessageWriter<Go>,
    mut starts: MessageWriter<StartMatch>,
    (root, prefs): (Res<AssetRoot>, Res<Prefs>),
) -> Result {
    match widgets::page(contexts.ctx_mut()?, "pause", 0.66, view(&played, prefs.settings.expert)) {
        Some(PauseMsg::Again) => {
            starts.write(afresh(&played, &root.0));
        }
        Some(PauseMsg::Go(wish)) => {
            go.write(wish);
        }
        None => {}
    }
    Ok(())
}

/// Returns the menu; `expert` is true for those who want to see the seals.
fn view(played: &Match, expert: bool) -> Node<'static, PauseMsg> {
    let sealed = played.live.record().seals.seed.as_ref().filter(|_| expert);
    let short = |seal: &Seal| DisplayText::verbatim(seal.short());
    let sealed = sealed.map(|sealed| Text::note(say!("pause-seed-sealed", seal = short(&sealed.seal))));
    let choices = Seat::BOTH.into_iter().filter_map(|seat| {
        let seal = played.live.record().last_seal(seat)?;
        let club = club_name(seat);
        Some(Text::note(say!("pause-choice-sealed", club = club, seal = short(&seal))))
    });
    let choices: Vec<Text> = choices.filter(|_| expert).collect();
    let steps = |lesson: &Lesson| lesson.course.as_ref().is_none_or(|course| !course.steps.is_empty());
    let taught = played.begun.lesson.as_ref().is_some_and(steps);
    let again = if taught { id!("pause-lesson-again") } else { id!("pause-again") };
    let buttons = [
        Button::primary(say!("left-play-on")).asks(PauseMsg::Go(Go::Close)),
        Button::new(say!("pause-rules")).asks(PauseMsg::Go(Go::To(Page::Rules))),
        Button::new(say!("pause-settings")).asks(PauseMsg::Go(Go::To(Page::Settings))),
        // A match of a competition is played only once.
        Button::new(again).enabled(played.occasion.is_none()).asks(PauseMsg::Again),
        Button::new(say!("pause-leave")).asks(PauseMsg::Go(Go::Title(None))),
        Button::new(say!("pause-quit")).asks(PauseMsg::Go(Go::Quit)),
    ];
    let remarks = [Text::note(say!("pause-saved"))].into_iter().chain(sealed).chain(choices);
    let list = column()
        .gap(16.0)
        .child(Text::title(say!("pause-title")).centred().node().rigid())
        .children(remarks.map(|remark| remark.centred().node().rigid()))
        .child(column().rolls().gap(16.0).pad(60.0, 10.0).children(buttons.map(Node::rigid)));
    widgets::sheet((700.0, 1000.0), list)
}

/// Returns the start of the same match from its beginning; a lesson starts with its first step if its level still
/// exists.
fn afresh(played: &Match, assets: &Path) -> StartMatch {
    let game = played.begun.game;
    let lesson = played.begun.lesson.as_ref();
    let level = lesson.and_then(|lesson| levels::named(&levels::folder(assets, game.id()), &lesson.name));
    level.map_or_else(|| played.begun.again(None), |level| StartMatch::level(game, &level))
}
