//! What the club house shows: the chosen tab, or a report.

use super::{
    ClubMsg, ClubPage, ClubTab, PageContext, figures, files_tab, honours, list, notebooks, tours, words,
};
use crate::widgets::{self, Node, StyledText, column, row};
use ::words::{MessageId, id, say};
use career::{ArchiveFilter, names};
use list::{none, search_form};
use store::ArchivedMatch;

/// Returns the page; `found` are the matches of the search.
pub(super) fn view<'a>(
    club: &'a ClubPage,
    found: &'a [&'a ArchivedMatch],
    drawn: PageContext<'a>,
) -> Node<'a, ClubMsg> {
    // Matches of bots alone count only if they are looked for.
    let usual = |archived: &&ArchivedMatch| ArchiveFilter::default().passes(archived);
    let all = club.archive.matches.iter();
    let all = if found.iter().all(usual) { all.filter(usual).count() } else { all.count() };
    let counted = StyledText::note(words::counted(found.len(), all, club.archive.unread)).node();
    // The clubs of one's own are a page of their own, behind the last tab.
    let tabs: Vec<MessageId> = ClubTab::NAMES.into_iter().chain([id!("club-tab-own")]).collect();
    let now = ClubTab::ALL.iter().position(|part| *part == club.part);
    let parts = widgets::segments(&tabs, now, |k| {
        ClubTab::ALL.get(k).map_or(ClubMsg::ToClubs, |part| ClubMsg::Part(*part))
    });
    // The tabs ask for one line.
    let beside = row().wrap().gaps(24.0, 8.0).child(counted).child(parts.basis(1040.0).share(2.0));
    // Nothing can be sought among no matches.
    let sought = || {
        (!club.archive.matches.is_empty()).then(|| search_form(&club.filter, &names(&club.archive.matches)))
    };
    let body = match (&club.report, club.part) {
        (Some(report), _) => report.page(drawn.art).map(ClubMsg::OfReport).min_height(0.0),
        (None, ClubTab::Honours) => honours::view(&club.honours, &club.archive.matches, drawn),
        (None, ClubTab::Tours) => tours::view(drawn, club.message.as_ref()),
        (None, ClubTab::Notebooks) => {
            notebooks::view(&club.notebooks, club.burning.as_ref(), drawn.notes).map(ClubMsg::Notebooks)
        }
        (None, ClubTab::Keeping) => {
            files_tab::view(&club.archive.matches, club.erasing, club.message.as_ref(), drawn.art)
                .map(ClubMsg::Keeping)
        }
        (None, ClubTab::Figures) => {
            let figures = if found.is_empty() { none(club, drawn) } else { figures::view(found, drawn.art) };
            column().scrolls().gap(16.0).children(sought()).child(figures.grow().rigid())
        }
        (None, ClubTab::Matches) => {
            let matches = list::page(club, found, drawn).grow();
            column().scrolls().gap(16.0).children(sought()).child(matches)
        }
    };
    widgets::titled_page_within(
        (1780.0, 1400.0),
        say!("title-club-house"),
        Some(beside),
        ClubMsg::Close,
        body,
    )
}
