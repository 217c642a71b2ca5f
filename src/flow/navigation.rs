//! Where the player is: one machine with one table of transitions. A state of the app, and the pages that are open over
//! it; everything that leads from one to another is a [`Go`]. Nothing here knows of frames, entities or pictures:
//! [`super::page`] drives it, [`super::screen`] projects it into the engine's states.

use bevy::prelude::*;

/// What the player is doing. ARCHITECTURE.md draws how one leads to another.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum AppState {
    /// Pictures are coming in.
    #[default]
    Loading,
    /// The title and what to play.
    Title,
    /// The menu of the title has stepped aside: the match behind it is shown in full.
    Interlude,
    /// A match is played.
    Table,
    /// A goal of that match, or how it ended, is shown once more.
    Replay,
    /// A match that nobody plays is shown from its record.
    Theatre,
    /// How the match ended.
    Result,
}

/// A page that opens over a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Page {
    /// The pause menu, over a match.
    Menu,
    /// The rules of the game at hand.
    Rules,
    /// The settings.
    Settings,
    /// The keys of the options.
    Keys,
    /// Whose work the game is made of.
    Credits,
    /// The coach's review, over the result.
    Review,
    /// The competition, over the title.
    Competition,
    /// The matches that were left, over the title.
    Matches,
    /// The club house: every finished match, over the title or the result.
    Club,
    /// The people at this screen, over the title.
    People,
}

/// What leads somewhere else: a wish for another page or state, or something that happened.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Go {
    /// That page, over whatever is open.
    To(Page),
    /// That page alone, or none if it is on show: what a key does.
    Toggle(Page),
    /// One step back, as `Esc` does: where the page on show was opened from, or out of the state.
    Back,
    /// Nothing but the state.
    Close,
    /// The title, with that page open over it.
    Title(Option<Page>),
    /// Out of the game; where something is not saved, that is said first.
    Quit,
    /// Out of the game, saved or not.
    QuitUnsaved,
    /// The pictures are there.
    Loaded,
    /// Nobody has touched anything at the title for a while.
    LeftAlone,
    /// Somebody is there again.
    Stirred,
    /// A match lies on the table, to be played.
    KickOff,
    /// A match lies on the table, to be watched; whoever leaves it comes to that page over the title.
    Watch(Option<Page>),
    /// Something of the match is shown once more.
    Replay,
    /// It has been shown.
    Replayed,
    /// The match is over, and everything of it has been shown.
    FullTime,
    /// The match goes on after all: something moves on the table.
    PlayOn,
}

impl AppState {
    /// Every state.
    pub const ALL: [Self; 7] =
        [Self::Loading, Self::Title, Self::Interlude, Self::Table, Self::Replay, Self::Theatre, Self::Result];

    /// The table of transitions: the state to which that leads while no page is open; none where it leads nowhere.
    #[must_use]
    pub const fn after(self, event: Go) -> Option<Self> {
        match (self, event) {
            (Self::Loading, Go::Loaded)
            | (Self::Interlude, Go::Stirred | Go::To(_) | Go::Toggle(_))
            | (Self::Theatre | Self::Result, Go::Back)
            | (_, Go::Title(_)) => Some(Self::Title),
            (Self::Title, Go::LeftAlone) => Some(Self::Interlude),
            (_, Go::KickOff) | (Self::Replay, Go::Replayed) | (Self::Result, Go::PlayOn) => Some(Self::Table),
            (_, Go::Watch(_)) => Some(Self::Theatre),
            (Self::Table | Self::Result, Go::Replay) => Some(Self::Replay),
            (Self::Table, Go::FullTime) => Some(Self::Result),
            _ => None,
        }
    }

    /// Whether a match is at the table, to be played, with all that belongs to it.
    #[must_use]
    pub const fn at_the_table(self) -> bool {
        matches!(self, Self::Table | Self::Replay | Self::Result)
    }
}

impl Page {
    /// Every page.
    pub const ALL: [Self; 10] = [
        Self::Menu,
        Self::Rules,
        Self::Settings,
        Self::Keys,
        Self::Credits,
        Self::Review,
        Self::Competition,
        Self::Matches,
        Self::Club,
        Self::People,
    ];

    /// Whether it opens over that state.
    #[must_use]
    pub const fn opens_over(self, state: AppState) -> bool {
        let title = matches!(state, AppState::Title | AppState::Interlude);
        let result = matches!(state, AppState::Result);
        match self {
            Self::Menu => state.at_the_table(),
            Self::Review => result,
            Self::Competition | Self::Matches | Self::People => title,
            Self::Club => title || result,
            Self::Rules | Self::Settings | Self::Keys | Self::Credits => true,
        }
    }
}

/// Where the player is: the state, and the pages that are open over it, the one on show last; below it those that lead
/// there, to which [`Go::Back`] returns.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Navigation {
    state: AppState,
    pages: Vec<Page>,
    /// The page over the title to which the theatre leads back.
    back: Option<Page>,
}

impl Navigation {
    /// The state.
    #[must_use]
    pub const fn state(&self) -> AppState {
        self.state
    }

    /// The page on show.
    #[must_use]
    pub fn page(&self) -> Option<Page> {
        self.pages.last().copied()
    }

    /// Whether no page is open.
    #[must_use]
    pub const fn bare(&self) -> bool {
        self.pages.is_empty()
    }

    /// Goes where that leads.
    pub(super) fn follow(&mut self, event: Go) {
        // A page is left before the state below it.
        if event == Go::Back && self.pages.pop().is_some() {
            return;
        }
        if let Go::To(page) | Go::Toggle(page) = event
            && !page.opens_over(self.state)
        {
            return;
        }
        self.turn_pages(event);
        if let Go::Watch(back) = event {
            self.back = back;
        }
        self.state = self.state.after(event).unwrap_or(self.state);
    }

    /// What is open once that has happened.
    fn turn_pages(&mut self, event: Go) {
        match event {
            // A page that is open already lies where it lay: nobody walks in circles.
            Go::To(page) => match self.pages.iter().position(|open| *open == page) {
                Some(place) => self.pages.truncate(place + 1),
                None => self.pages.push(page),
            },
            Go::Toggle(page) if self.page() == Some(page) => self.pages.clear(),
            Go::Toggle(page) => self.pages = vec![page],
            Go::Close | Go::KickOff | Go::Watch(_) => self.pages.clear(),
            Go::Title(page) => {
                self.pages = page.into_iter().filter(|page| page.opens_over(AppState::Title)).collect();
            }
            Go::Back => self.pages.extend(match self.state {
                AppState::Table | AppState::Replay => Some(Page::Menu),
                AppState::Theatre => self.back,
                _ => None,
            }),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What can happen, as the drawn table names it.
    const EVENTS: [(&str, Go); 12] = [
        ("Loaded", Go::Loaded),
        ("LeftAlone", Go::LeftAlone),
        ("Stirred", Go::Stirred),
        ("KickOff", Go::KickOff),
        ("Watch", Go::Watch(None)),
        ("Replay", Go::Replay),
        ("Replayed", Go::Replayed),
        ("FullTime", Go::FullTime),
        ("PlayOn", Go::PlayOn),
        ("Title", Go::Title(None)),
        ("Back", Go::Back),
        ("To a page", Go::To(Page::Settings)),
    ];

    fn at(state: AppState) -> Navigation {
        Navigation { state, ..Navigation::default() }
    }

    fn after(state: AppState, events: &[Go]) -> Navigation {
        let mut navigation = at(state);
        events.iter().for_each(|event| navigation.follow(*event));
        navigation
    }

    /// A cell of the drawn table: the state, and the page that opens with it.
    fn cell(state: AppState, event: Go) -> String {
        let mut now = at(state);
        now.follow(event);
        let page = now.page().map(|page| format!("{page:?}")).filter(|_| event == Go::Back);
        match (now.state == state, page) {
            (true, None) => String::new(),
            (true, Some(page)) => format!("+ {page}"),
            (false, _) => format!("{:?}", now.state),
        }
    }

    #[test]
    fn every_transition_is_as_it_is_drawn() {
        let drawn = include_str!("../../ARCHITECTURE.md");
        let heads = AppState::ALL.map(|state| format!("{state:?}")).join(" | ");
        let mut table = format!("| event | {heads} |\n|---|{}\n", "---|".repeat(AppState::ALL.len()));
        for (name, event) in EVENTS {
            let cells = AppState::ALL.map(|state| cell(state, event)).join(" | ");
            table += &format!("| {name} | {cells} |\n").replace("|  |", "| |").replace("|  |", "| |");
        }
        assert!(drawn.contains(&table), "ARCHITECTURE.md should have this table:\n\n{table}");
    }

    #[test]
    fn every_state_is_reached_from_the_start_and_leads_to_the_title() {
        let mut reached = vec![AppState::Loading];
        let mut k = 0;
        while let Some(state) = reached.get(k).copied() {
            for next in EVENTS.iter().filter_map(|(_, event)| state.after(*event)) {
                if !reached.contains(&next) {
                    reached.push(next);
                }
            }
            k += 1;
        }
        assert_eq!(reached.len(), AppState::ALL.len(), "{reached:?}");
        for state in AppState::ALL {
            assert_eq!(after(state, &[Go::Title(None)]).state, AppState::Title);
        }
    }

    #[test]
    fn back_leads_where_a_page_was_opened_from() {
        use Page::{Competition, Keys, Menu, Rules, Settings};
        let pages = |events: &[Go]| after(AppState::Table, events).pages;
        assert_eq!(pages(&[Go::To(Menu), Go::To(Settings), Go::To(Keys), Go::Back]), [Menu, Settings]);
        assert_eq!(pages(&[Go::To(Menu), Go::To(Rules), Go::Back, Go::Back]), []);
        assert_eq!(pages(&[Go::To(Menu), Go::Toggle(Rules)]), [Rules]);
        assert_eq!(pages(&[Go::Toggle(Rules), Go::Toggle(Rules)]), []);
        assert_eq!(pages(&[Go::To(Settings), Go::To(Keys), Go::To(Settings)]), [Settings]);
        assert_eq!(pages(&[Go::To(Menu), Go::Title(Some(Competition))]), [Competition]);
        assert_eq!(pages(&[Go::To(Menu), Go::Close]), []);
    }

    #[test]
    fn back_leaves_pages_first_and_then_the_state() {
        let result = after(AppState::Result, &[Go::To(Page::Club), Go::To(Page::Rules), Go::Back]);
        assert_eq!((result.state, result.page()), (AppState::Result, Some(Page::Club)));
        let title = after(AppState::Result, &[Go::To(Page::Review), Go::Back, Go::Back]);
        assert_eq!(title, at(AppState::Title));
        let club = after(AppState::Title, &[Go::Watch(Some(Page::Club)), Go::Back]);
        assert_eq!((club.state, club.page()), (AppState::Title, Some(Page::Club)));
        let paused = after(AppState::Replay, &[Go::Back]);
        assert_eq!((paused.state, paused.page()), (AppState::Replay, Some(Page::Menu)));
        // The menu is no way round: it closes again.
        assert_eq!(after(AppState::Table, &[Go::Back, Go::Back]), at(AppState::Table));
    }

    #[test]
    fn a_page_opens_only_where_it_belongs_and_stays_while_the_match_goes_on() {
        for state in AppState::ALL {
            for page in Page::ALL {
                let opened = after(state, &[Go::To(page)]).page() == Some(page);
                assert_eq!(opened, page.opens_over(state), "{page:?} over {state:?}");
                assert_eq!(after(state, &[Go::Toggle(page)]).page() == Some(page), opened);
            }
        }
        assert_eq!(after(AppState::Title, &[Go::Title(Some(Page::Menu))]), at(AppState::Title));
        let over = after(AppState::Table, &[Go::Back, Go::FullTime]);
        assert_eq!((over.state, over.page()), (AppState::Result, Some(Page::Menu)));
        assert!(after(AppState::Title, &[Go::To(Page::Matches), Go::KickOff]).bare());
    }
}
