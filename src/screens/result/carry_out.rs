//! What the result does when the player asks for something on it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::super::card::{CardSubject, MatchCardRequest};
use super::super::club::{self, ClubPage};
use super::super::file_requests::{FileDialogPurpose, FileRequests};
use super::super::title::MatchSetup;
use super::notes::ResultNotes;
use super::{ResultMsg, copied, day, gains};
use crate::flow::clipboard::Clipboard;
use crate::flow::page::{AppPage, Navigate};
use crate::flow::prefs::Prefs;
use crate::flow::start::{PageRequests, StartMatch, WatchReplay};
use crate::session::instant_replay::InstantReplayRequest;
use crate::session::{Seating, TableMatch};
use ai::Difficulty;
use engine::{BySeat, Seat};
use players::controller::Controller;
use store::seconds;
use words::id;

/// What the actions of the page use.
#[derive(SystemParam)]
pub(in super::super) struct ResultActionParams<'w> {
    pub(super) notes: ResMut<'w, ResultNotes>,
    pub(super) prefs: ResMut<'w, Prefs>,
    club_page: ResMut<'w, ClubPage>,
    setup: ResMut<'w, MatchSetup>,
    clipboard: Clipboard<'w>,
    files: FileRequests<'w>,
    requests: PageRequests<'w>,
    instant_replays: MessageWriter<'w, InstantReplayRequest>,
}

impl ResultActionParams<'_> {
    /// Carries out an action. `more` is true if statistics and all actions are shown.
    pub(super) fn carry_out(
        &mut self,
        the_match: &TableMatch,
        seating: &Seating,
        more: bool,
        msg: ResultMsg,
    ) {
        match msg {
            ResultMsg::Again(seed) => self.start(the_match.start_request.rematch(seed)),
            ResultMsg::StaysOn(loser) => {
                let people = &mut self.prefs.settings.profiles.people;
                let turn = usize::from(loser == Seat::Away);
                people.choose(turn, people.next_up(turn));
                self.start(the_match.start_request.rematch(None));
            }
            ResultMsg::Meet(difficulty) => self.meet(the_match, seating, difficulty),
            ResultMsg::Real => {
                let controllers = BySeat::new(Controller::Human, Controller::Bot(gains::FIRST));
                gains::keep_choice(&mut self.setup, the_match.game, controllers, &mut self.prefs);
                self.start(StartMatch::new(the_match.game, String::new(), None, controllers));
            }
            ResultMsg::NextLesson => {
                let scenario = self.notes.next_lesson.iter();
                let start = scenario.map(|scenario| StartMatch::scenario(the_match.game, scenario));
                self.requests.starts.write_batch(start);
            }
            ResultMsg::Watch => {
                let clubs = the_match.start_request.clubs.clone();
                let record = the_match.state.record().clone();
                let watch = WatchReplay::new(record, Some(seating.controllers), None);
                self.requests.watches.write_batch(watch.map(|watch| WatchReplay { clubs, ..watch }));
            }
            ResultMsg::More => {
                self.notes.more = !more;
                self.notes.looked_back = false;
            }
            ResultMsg::End => {
                self.instant_replays.write(InstantReplayRequest::End);
            }
            ResultMsg::Go(to) => {
                self.notes.looked_back = to == Navigate::To(AppPage::Review);
                self.requests.go.write(to);
            }
            ResultMsg::Report => {
                self.club_page.report_of(the_match.match_id.clone());
                self.requests.go.write(Navigate::To(AppPage::ClubHouse));
            }
            ResultMsg::Picture => self.save_picture(the_match, seating),
            ResultMsg::Copy => {
                self.notes.message = Some(match day::line(the_match, seating) {
                    Some(line) => club::copy(&line.shown(), id!("day-copied"), &mut self.clipboard),
                    None => copied(the_match.state.record(), &mut self.clipboard),
                });
            }
        }
    }

    fn start(&mut self, start: StartMatch) {
        self.requests.starts.write(start);
    }

    /// Begins the same match against that bot.
    fn meet(&mut self, the_match: &TableMatch, seating: &Seating, difficulty: Difficulty) {
        let mut start = the_match.start_request.rematch(None);
        for seat in seating.humans().iter() {
            start.controllers[!seat] = Controller::Bot(difficulty);
        }
        start.matches_strength = false;
        gains::keep_choice(&mut self.setup, the_match.game, start.controllers, &mut self.prefs);
        self.start(start);
    }

    /// Asks where to save the picture of the result.
    fn save_picture(&mut self, the_match: &TableMatch, seating: &Seating) {
        let wanted = MatchCardRequest {
            id: the_match.match_id.clone(),
            record: Some(the_match.state.record().clone()),
            controllers: Some(seating.controllers),
            names: seating.names_for_others(),
            ended: seconds(),
            clubs: the_match.start_request.clubs.clone(),
            day: day::day_of_person(the_match, seating),
        };
        self.files.open_dialog(FileDialogPurpose::Picture(CardSubject::Match(Box::new(wanted))));
    }
}
