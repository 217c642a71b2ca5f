//! What the title does when the player asks for something on it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::{MatchSetup, TitleMsg};
use crate::flow::page::{AppPage, Navigate};
use crate::flow::prefs::Prefs;
use crate::flow::start::{OpenReport, PageRequests, StartMatch};
use crate::session::competition::ActiveCompetitions;
use crate::session::scenarios::KnownScenarios;
use crate::session::set_pieces::SetPieceSession;

/// What the actions of the page use.
#[derive(SystemParam)]
pub(in super::super) struct TitleActionParams<'w> {
    pub(super) prefs: ResMut<'w, Prefs>,
    pub(super) competitions: ResMut<'w, ActiveCompetitions>,
    known_scenarios: Res<'w, KnownScenarios>,
    set_pieces: ResMut<'w, SetPieceSession>,
    requests: PageRequests<'w>,
    reports: MessageWriter<'w, OpenReport>,
}

impl TitleActionParams<'_> {
    /// Carries out an action.
    pub(super) fn carry_out(&mut self, setup: &mut MatchSetup, msg: TitleMsg) {
        match msg {
            TitleMsg::Start => {
                self.requests.starts.write_batch(start_match(setup, &mut self.prefs));
            }
            TitleMsg::Scenario(k) => {
                if let Some(game) = setup.game()
                    && let Some(scenario) = self.known_scenarios.all().of(game.id()).nth(k)
                {
                    self.prefs.settings.device.seen_tutorial = true;
                    self.requests.starts.write(StartMatch::scenario(game, scenario));
                }
            }
            TitleMsg::SetPieceSession => self.set_pieces.request(),
            TitleMsg::Continue(k) => {
                let newest = setup.newest(&self.competitions);
                let start = newest.get(k).and_then(|(left, _)| StartMatch::resume_saved(&left.saved));
                self.requests.starts.write_batch(start);
            }
            TitleMsg::Competition(n) => {
                self.competitions.open(n);
                self.requests.go.write(Navigate::To(AppPage::Competition));
            }
            TitleMsg::Report(id) => {
                self.reports.write(OpenReport(id));
            }
            TitleMsg::Go(to) => {
                self.requests.go.write(to);
            }
            TitleMsg::Forget(name) => {
                let game = setup.game().map_or("", |game| game.id());
                self.prefs.settings.profiles.ratings.forget(name.as_ref(), game);
            }
            TitleMsg::Choose(game) if game != setup.game => setup.choose(game),
            TitleMsg::Choose(_) => {}
            TitleMsg::Set(change) => {
                change(setup);
                setup.check();
            }
        }
    }
}

/// Returns the match that begins with these choices, which are kept for the next start.
pub(in super::super) fn start_match(setup: &MatchSetup, prefs: &mut ResMut<Prefs>) -> Option<StartMatch> {
    let start = setup.start()?;
    let last = Some(setup.remember());
    if prefs.settings.device.last_match != last {
        prefs.settings.device.last_match = last;
    }
    Some(start)
}
