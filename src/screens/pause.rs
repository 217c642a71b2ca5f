//! The pause menu.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::opponent_notes::TableOpponent;
use super::{draw_page, open_page};
use crate::flow::page::{AppPage, Navigate};
use crate::flow::prefs::Prefs;
use crate::flow::start::{MatchLesson, PageRequests, StartMatch};
use crate::session::progress::PersonalProgress;
use crate::session::scenarios::KnownScenarios;
use crate::session::{MatchInView, TableMatch};
use crate::widgets::{self, Button, Node, StyledText, column};
use engine::commitment::Commitment;
use engine::{Seat, SeatSet};
use scenarios::ScenarioList;
use stage::palette::{AMBER, CHALK};
use stage::words::name as club_name;
use words::DisplayText;
use words::{id, say};

/// True while the menu asks whether two people want to start their match again.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ConfirmingRestart(pub(super) bool);

/// Adds the menu.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ConfirmingRestart>();
    open_page(app, AppPage::Menu, open);
    draw_page(app, AppPage::Menu, draw);
}

/// A message of the menu.
enum PauseMsg {
    Go(Navigate),
    /// Start again; that of two people is asked for first.
    Again,
    /// Start again; this is confirmed.
    AgainSurely,
    /// Play on after all.
    Stay,
}

/// Opens the menu without a question.
fn open(mut asks: ResMut<ConfirmingRestart>) {
    asks.0 = false;
}

fn draw(
    mut contexts: EguiContexts,
    MatchInView { the_match: played, seating, .. }: MatchInView,
    mut asks: ResMut<ConfirmingRestart>,
    PageRequests { mut go, mut starts, .. }: PageRequests,
    (scenarios, prefs, progress): (Res<KnownScenarios>, Res<Prefs>, Res<PersonalProgress>),
) -> Result {
    // Who plays a set piece out is nobody to be read.
    let opponent = TableOpponent::of(&played, &seating).filter(|_| played.set_piece.is_none());
    // A match of a competition is played only once, and the first try at a match of the day counts.
    let counts = |date| prefs.settings.profiles.days.is_under_way(date, &played.match_id);
    let again_allowed = played.occasion.is_none() && !played.start_request.day.is_some_and(counts);
    let view = view(&played, opponent, &progress, asks.0, again_allowed, prefs.settings.shared.show_figures);
    match widgets::page(contexts.ctx_mut()?, "pause", 0.66, view) {
        // One of two does not end the match of the other by a slip of the hand.
        Some(PauseMsg::Again) if seating.humans() == SeatSet::BOTH => asks.0 = true,
        Some(PauseMsg::Again | PauseMsg::AgainSurely) => {
            starts.write(afresh(&played, scenarios.all()));
        }
        Some(PauseMsg::Stay) => asks.0 = false,
        Some(PauseMsg::Go(to)) => {
            go.write(to);
        }
        None => {}
    }
    Ok(())
}

/// Returns the menu, with the opponent below it if there is one. It asks about starting again if `asks` is true, and
/// `expert` is true for those who want to see the seals. It offers to start again if that is allowed.
fn view(
    played: &TableMatch,
    opponent: Option<TableOpponent>,
    progress: &PersonalProgress,
    asks: bool,
    again_allowed: bool,
    expert: bool,
) -> Node<'static, PauseMsg> {
    let sealed = played.state.record().commitments.seed.as_ref().filter(|_| expert);
    let short = |commitment: &Commitment| DisplayText::verbatim(commitment.short());
    let sealed =
        sealed.map(|sealed| StyledText::note(say!("pause-seed-sealed", seal = short(&sealed.commitment))));
    let choices = Seat::BOTH.into_iter().filter_map(|seat| {
        let commitment = played.state.record().last_commitment(seat)?;
        let club = club_name(seat);
        Some(StyledText::note(say!("pause-choice-sealed", club, seal = short(&commitment))))
    });
    let choices: Vec<StyledText> = choices.filter(|_| expert).collect();
    let steps = |lesson: &MatchLesson| lesson.plan.as_ref().is_none_or(|plan| !plan.steps.is_empty());
    let taught = played.start_request.lesson.as_ref().is_some_and(steps);
    let again = if taught { id!("pause-lesson-again") } else { id!("pause-again") };
    let training = played.set_piece.is_some();
    let back = training.then_some(AppPage::SetPieces);
    let buttons = if asks {
        // The "no" comes first, so that a press too many starts nothing.
        vec![
            Button::new(say!("pause-again-not")).initial_focus().asks(PauseMsg::Stay),
            Button::new(say!("pause-again-surely")).asks(PauseMsg::AgainSurely),
        ]
    } else {
        let notes = opponent.filter(|opponent| opponent.can_be_noted()).map(|opponent| {
            let label = say!("pause-opponent-notes", name = opponent.name());
            Button::new(label).asks(PauseMsg::Go(Navigate::To(AppPage::OpponentNotes)))
        });
        let play_on = Button::primary(say!("left-play-on")).asks(PauseMsg::Go(Navigate::Close));
        let others = [
            Button::new(say!("pause-rules")).asks(PauseMsg::Go(Navigate::To(AppPage::Rules))),
            Button::new(say!("pause-settings")).asks(PauseMsg::Go(Navigate::To(AppPage::Settings))),
            Button::new(again).enabled(again_allowed).asks(PauseMsg::Again),
            Button::new(say!("pause-leave")).asks(PauseMsg::Go(Navigate::Title(back))),
            Button::new(say!("pause-quit")).asks(PauseMsg::Go(Navigate::Quit)),
        ];
        [play_on].into_iter().chain(notes).chain(others).collect()
    };
    let saved = match (asks, training) {
        (true, _) => say!("pause-again-about"),
        (false, true) => say!("training-leave-about"),
        (false, false) => say!("pause-saved"),
    };
    let opponent = opponent
        // Of a tour's opponent only the scout tells.
        .filter(|_| !asks && played.tour.as_ref().is_none_or(|of| of.effects.says_habit))
        .map(|opponent| opponent.panel(progress));
    let helpers = played.tour.iter().filter(|_| !asks).flat_map(|part| &part.helpers).map(|helper| {
        let name = StyledText::label(&helper.name).size(26.0).colour(AMBER);
        column().gap(2.0).child(name).child(StyledText::note(&helper.line).size(24.0).colour(CHALK))
    });
    let remarks = [StyledText::note(saved)].into_iter().chain(sealed).chain(choices);
    let list = column()
        .gap(16.0)
        .child(StyledText::title(say!("pause-title")).centred().node().rigid())
        .children(remarks.map(|remark| remark.centred().node().rigid()))
        .child(
            column()
                .scrolls()
                .gap(12.0)
                .pad(60.0, 10.0)
                .children(buttons.into_iter().chain(helpers).chain(opponent).map(Node::rigid)),
        );
    widgets::sheet((700.0, 1000.0), list)
}

/// Returns the start of the same match from its beginning; a lesson starts with its first step if its scenario still
/// exists.
fn afresh(played: &TableMatch, scenarios: &ScenarioList) -> StartMatch {
    let game = played.start_request.game;
    let lesson = played.start_request.lesson.as_ref();
    let scenario = lesson.and_then(|lesson| scenarios.named(game.id(), &lesson.name));
    // A match of a day is that of its day again.
    let seed = played.start_request.day.and(played.start_request.seed);
    scenario
        .map_or_else(|| played.start_request.rematch(seed), |scenario| StartMatch::scenario(game, scenario))
}
