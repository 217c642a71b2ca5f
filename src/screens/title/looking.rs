//! The search for unfinished matches when the title opens, in the background, since every match is replayed.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::MatchSetup;
use crate::flow::pending::{AnswerTimeout, PendingAnswer};
use crate::flow::prefs::StoreHandle;
use crate::flow::start::DamagedFiles;
use crate::screens::matches::UnfinishedMatch;
use crate::session::autosave::SavedSinceTitle;
use store::{JobKey, SavedMatch, UnusableFile};

/// The unfinished matches that the data folder is asked for; `None` once they are known.
#[derive(Resource, Default)]
pub(in crate::screens) struct UnfinishedRequest(Option<PendingAnswer<FoundInPlay>>);

/// The unfinished matches with their scores, those of competitions apart, and the files that could not be used.
type FoundInPlay = (Vec<UnfinishedMatch>, Vec<UnfinishedMatch>, Vec<UnusableFile>);

impl UnfinishedRequest {
    /// Asks what is unfinished now. The answer takes account of everything saved or deleted so far.
    pub(in crate::screens) fn request(&mut self, data: &StoreHandle) {
        let scored = |saved: Vec<SavedMatch>| {
            saved.into_iter().filter_map(UnfinishedMatch::new).collect::<Vec<UnfinishedMatch>>()
        };
        self.0 = Some(PendingAnswer::from_store(data, move |store| {
            let found = store.all_in_play();
            (scored(found.friendly), scored(found.due), found.unusable)
        }));
    }

    /// Returns true until the matches are known.
    pub(in crate::screens) const fn is_on(&self) -> bool {
        self.0.is_some()
    }
}

impl MatchSetup {
    /// Deletes these matches in play.
    pub(in crate::screens) fn forget(
        &mut self,
        is_deleted: impl Fn(&SavedMatch) -> bool,
        request: &mut UnfinishedRequest,
        data: &StoreHandle,
    ) {
        for left in self.unfinished.extract_if(.., |left| is_deleted(&left.saved)) {
            let id = left.saved.id;
            data.0.enqueue(JobKey::InOrder, move |store| store.forget_match(&id));
        }
        if request.is_on() {
            request.request(data);
        }
    }
}

/// Requests the unfinished matches as the title opens. Until they are known it offers those known before, but no match
/// that has gone on since.
pub(super) fn look_for_matches(
    mut setup: ResMut<MatchSetup>,
    data: Res<StoreHandle>,
    mut played: ResMut<SavedSinceTitle>,
    mut request: ResMut<UnfinishedRequest>,
) {
    let gone_on = std::mem::take(&mut played.0);
    let same = |left: &UnfinishedMatch| !gone_on.contains(&left.saved.id);
    setup.unfinished.retain(same);
    setup.due.take_if(|due| !same(due));
    request.request(&data);
    info!("title shown");
}

/// Takes over the unfinished matches once they are known.
pub(super) fn find_matches(
    mut setup: ResMut<MatchSetup>,
    mut request: ResMut<UnfinishedRequest>,
    timeout: Res<AnswerTimeout>,
    mut damaged: MessageWriter<DamagedFiles>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(asked) = &mut request.0 else { return };
    redraw.write(RequestRedraw);
    let Some(answer) = asked.wait(*timeout) else { return };
    request.0 = None;
    let Some((friendly, due, unusable)) = answer else { return };
    setup.unfinished = friendly;
    setup.due = due.into_iter().next();
    damaged.write(DamagedFiles(unusable));
}
