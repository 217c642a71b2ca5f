//! The navigation state machine: a state of the app, the pages open over it, and one table of transitions. Every
//! [`Navigate`] message is an event of this machine. It knows no frames, entities or pictures: [`super::page`]
//! drives it, [`super::screen`] derives Bevy states from it.

use bevy::prelude::*;

/// The state of the app. ARCHITECTURE.md has a diagram of the transitions.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Reflect)]
pub enum AppState {
    /// Pictures are loading.
    #[default]
    Loading,
    /// The title and its menu.
    Title,
    /// The title's menu is hidden and the match behind it is shown in full.
    AttractMode,
    /// A match is being played.
    Table,
    /// A goal or the end of the current match is shown again.
    InstantReplay,
    /// A recorded match is being shown.
    ReplayViewer,
    /// The result of the match is shown.
    Result,
}

/// A page that opens over a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Reflect)]
pub enum AppPage {
    /// The pause menu, over a match.
    Menu,
    /// The rules of the chosen game.
    Rules,
    /// The settings.
    Settings,
    /// The key bindings of the options.
    Keys,
    /// The credits.
    Credits,
    /// The coach's review, over the result.
    Review,
    /// The competition, over the title.
    Competition,
    /// The unfinished matches, over the title.
    Matches,
    /// The club house: every finished match, over the title or the result.
    ClubHouse,
    /// The people at this screen, over the title.
    People,
    /// The clubs of one's own, over the title or the result.
    CustomClubs,
    /// The line-up, over the title: who plays for which club.
    LineUp,
    /// The match of the day and its calendar, over the title.
    Day,
    /// The evening of several people, over the title.
    Evening,
    /// The tour, over the title.
    Tour,
    /// The boards of set pieces and the training session, over the title.
    SetPieces,
    /// What a person has seen of the opponent, over a match.
    OpponentNotes,
}

/// An event of the navigation: a request for another page or state, or something that happened.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Navigate {
    /// Opens this page over any open ones.
    To(AppPage),
    /// Shows this page alone, or closes it if it is on show: the action of a key.
    Toggle(AppPage),
    /// Goes one step back, like `Esc`: to the page below, or out of the state.
    Back,
    /// Closes all pages.
    Close,
    /// Goes to the title and opens this page over it.
    Title(Option<AppPage>),
    /// Quits the game, after a warning if something is not saved.
    Quit,
    /// Quits the game, saved or not.
    QuitUnsaved,
    /// The pictures have loaded.
    Loaded,
    /// The title has had no input for a while.
    IdleTimeout,
    /// There was input again.
    InputReceived,
    /// A match is at the table, ready to be played.
    KickOff,
    /// A match is at the table, ready to be watched; leaving it opens this page over the title.
    Watch(Option<AppPage>),
    /// Show a goal or the end of the match again, in slow motion.
    InstantReplay,
    /// The instant replay has ended.
    InstantReplayOver,
    /// The match is over and has been shown to its end.
    FullTime,
    /// The match was resumed after its result: the table shows a new step.
    PlayOn,
}

impl AppState {
    /// Every state.
    pub const ALL: [Self; 7] = [
        Self::Loading,
        Self::Title,
        Self::AttractMode,
        Self::Table,
        Self::InstantReplay,
        Self::ReplayViewer,
        Self::Result,
    ];

    /// Returns the state that follows `event` while no page is open, or `None` if the event changes nothing.
    #[must_use]
    pub const fn after(self, event: Navigate) -> Option<Self> {
        match (self, event) {
            (Self::Loading, Navigate::Loaded)
            | (Self::AttractMode, Navigate::InputReceived | Navigate::To(_) | Navigate::Toggle(_))
            | (Self::ReplayViewer | Self::Result, Navigate::Back)
            | (_, Navigate::Title(_)) => Some(Self::Title),
            (Self::Title, Navigate::IdleTimeout) => Some(Self::AttractMode),
            (_, Navigate::KickOff)
            | (Self::InstantReplay, Navigate::InstantReplayOver)
            | (Self::Result, Navigate::PlayOn) => Some(Self::Table),
            (_, Navigate::Watch(_)) => Some(Self::ReplayViewer),
            (Self::Table | Self::Result, Navigate::InstantReplay) => Some(Self::InstantReplay),
            (Self::Table, Navigate::FullTime) => Some(Self::Result),
            _ => None,
        }
    }

    /// Returns true if a match that can be played is at the table.
    #[must_use]
    pub const fn at_the_table(self) -> bool {
        matches!(self, Self::Table | Self::InstantReplay | Self::Result)
    }
}

impl AppPage {
    /// Every page.
    pub const ALL: [Self; 17] = [
        Self::Menu,
        Self::Rules,
        Self::Settings,
        Self::Keys,
        Self::Credits,
        Self::Review,
        Self::Competition,
        Self::Matches,
        Self::ClubHouse,
        Self::People,
        Self::CustomClubs,
        Self::LineUp,
        Self::Day,
        Self::Evening,
        Self::Tour,
        Self::SetPieces,
        Self::OpponentNotes,
    ];

    /// Returns true if this page may open over `state`.
    #[must_use]
    pub const fn opens_over(self, state: AppState) -> bool {
        let title = matches!(state, AppState::Title | AppState::AttractMode);
        let result = matches!(state, AppState::Result);
        match self {
            Self::Menu | Self::OpponentNotes => state.at_the_table(),
            Self::Review => result,
            Self::Competition
            | Self::Matches
            | Self::People
            | Self::LineUp
            | Self::Day
            | Self::Evening
            | Self::Tour
            | Self::SetPieces => title,
            Self::ClubHouse | Self::CustomClubs => title || result,
            Self::Rules | Self::Settings | Self::Keys | Self::Credits => true,
        }
    }
}

/// The current state and the stack of open pages, the visible one last. [`Navigate::Back`] returns to the page
/// below it.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct Navigation {
    state: AppState,
    pages: Vec<AppPage>,
    /// The page over the title to open when [`AppState::ReplayViewer`] is left.
    back: Option<AppPage>,
}

impl Navigation {
    /// Returns the state below the pages.
    #[must_use]
    pub const fn state(&self) -> AppState {
        self.state
    }

    /// Returns the page on show.
    #[must_use]
    pub fn page(&self) -> Option<AppPage> {
        self.pages.last().copied()
    }

    /// Returns true if no page is open.
    #[must_use]
    pub const fn bare(&self) -> bool {
        self.pages.is_empty()
    }

    /// Applies an event.
    pub(super) fn follow(&mut self, event: Navigate) {
        // Back leaves an open page before it leaves the state.
        if event == Navigate::Back && self.pages.pop().is_some() {
            return;
        }
        if let Navigate::To(page) | Navigate::Toggle(page) = event
            && !page.opens_over(self.state)
        {
            return;
        }
        self.turn_pages(event);
        if let Navigate::Watch(back) = event {
            self.back = back;
        }
        self.state = self.state.after(event).unwrap_or(self.state);
    }

    /// Updates the stack of pages after an event.
    fn turn_pages(&mut self, event: Navigate) {
        match event {
            // A page that is already open keeps its place in the stack, so that Back never goes in circles.
            Navigate::To(page) => match self.pages.iter().position(|open| *open == page) {
                Some(place) => self.pages.truncate(place + 1),
                None => self.pages.push(page),
            },
            Navigate::Toggle(page) if self.page() == Some(page) => self.pages.clear(),
            Navigate::Toggle(page) => self.pages = vec![page],
            Navigate::Close | Navigate::KickOff | Navigate::Watch(_) => self.pages.clear(),
            Navigate::Title(page) => {
                self.pages = page.into_iter().filter(|page| page.opens_over(AppState::Title)).collect();
            }
            Navigate::Back => self.pages.extend(match self.state {
                AppState::Table | AppState::InstantReplay => Some(AppPage::Menu),
                AppState::ReplayViewer => self.back,
                _ => None,
            }),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The events, under their names in ARCHITECTURE.md.
    const EVENTS: [(&str, Navigate); 12] = [
        ("Loaded", Navigate::Loaded),
        ("IdleTimeout", Navigate::IdleTimeout),
        ("InputReceived", Navigate::InputReceived),
        ("KickOff", Navigate::KickOff),
        ("Watch", Navigate::Watch(None)),
        ("InstantReplay", Navigate::InstantReplay),
        ("InstantReplayOver", Navigate::InstantReplayOver),
        ("FullTime", Navigate::FullTime),
        ("PlayOn", Navigate::PlayOn),
        ("Title", Navigate::Title(None)),
        ("Back", Navigate::Back),
        ("To a page", Navigate::To(AppPage::Settings)),
    ];

    fn at(state: AppState) -> Navigation {
        Navigation { state, ..Navigation::default() }
    }

    fn after(state: AppState, events: &[Navigate]) -> Navigation {
        let mut navigation = at(state);
        events.iter().for_each(|event| navigation.follow(*event));
        navigation
    }

    /// A cell of the table in ARCHITECTURE.md: the next state, or the page that Back opens.
    fn cell(state: AppState, event: Navigate) -> String {
        let mut now = at(state);
        now.follow(event);
        let page = now.page().map(|page| format!("{page:?}")).filter(|_| event == Navigate::Back);
        match (now.state == state, page) {
            (true, None) => String::new(),
            (true, Some(page)) => format!("+ {page}"),
            (false, _) => format!("{:?}", now.state),
        }
    }

    #[test]
    fn every_transition_agrees_with_the_drawn_table() {
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
            assert_eq!(after(state, &[Navigate::Title(None)]).state, AppState::Title);
        }
    }

    #[test]
    fn back_leads_where_a_page_was_opened_from() {
        use AppPage::{Competition, Keys, Menu, Rules, Settings};
        let pages = |events: &[Navigate]| after(AppState::Table, events).pages;
        assert_eq!(
            pages(&[Navigate::To(Menu), Navigate::To(Settings), Navigate::To(Keys), Navigate::Back]),
            [Menu, Settings]
        );
        assert_eq!(pages(&[Navigate::To(Menu), Navigate::To(Rules), Navigate::Back, Navigate::Back]), []);
        assert_eq!(pages(&[Navigate::To(Menu), Navigate::Toggle(Rules)]), [Rules]);
        assert_eq!(pages(&[Navigate::Toggle(Rules), Navigate::Toggle(Rules)]), []);
        assert_eq!(pages(&[Navigate::To(Settings), Navigate::To(Keys), Navigate::To(Settings)]), [Settings]);
        assert_eq!(pages(&[Navigate::To(Menu), Navigate::Title(Some(Competition))]), [Competition]);
        assert_eq!(pages(&[Navigate::To(Menu), Navigate::Close]), []);
    }

    #[test]
    fn back_leaves_pages_first_and_then_the_state() {
        let result = after(
            AppState::Result,
            &[Navigate::To(AppPage::ClubHouse), Navigate::To(AppPage::Rules), Navigate::Back],
        );
        assert_eq!((result.state, result.page()), (AppState::Result, Some(AppPage::ClubHouse)));
        let title = after(AppState::Result, &[Navigate::To(AppPage::Review), Navigate::Back, Navigate::Back]);
        assert_eq!(title, at(AppState::Title));
        let club = after(AppState::Title, &[Navigate::Watch(Some(AppPage::ClubHouse)), Navigate::Back]);
        assert_eq!((club.state, club.page()), (AppState::Title, Some(AppPage::ClubHouse)));
        let paused = after(AppState::InstantReplay, &[Navigate::Back]);
        assert_eq!((paused.state, paused.page()), (AppState::InstantReplay, Some(AppPage::Menu)));
        // Back on the menu closes it.
        assert_eq!(after(AppState::Table, &[Navigate::Back, Navigate::Back]), at(AppState::Table));
    }

    #[test]
    fn pages_open_only_in_their_states_and_stay_open_during_a_match() {
        for state in AppState::ALL {
            for page in AppPage::ALL {
                let opened = after(state, &[Navigate::To(page)]).page() == Some(page);
                assert_eq!(opened, page.opens_over(state), "{page:?} over {state:?}");
                assert_eq!(after(state, &[Navigate::Toggle(page)]).page() == Some(page), opened);
            }
        }
        assert_eq!(after(AppState::Title, &[Navigate::Title(Some(AppPage::Menu))]), at(AppState::Title));
        let over = after(AppState::Table, &[Navigate::Back, Navigate::FullTime]);
        assert_eq!((over.state, over.page()), (AppState::Result, Some(AppPage::Menu)));
        assert!(after(AppState::Title, &[Navigate::To(AppPage::Matches), Navigate::KickOff]).bare());
    }
}
