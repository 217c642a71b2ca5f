//! What lies open over the screen, and the one way to change it: whoever wants another page says [`Go`].

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowCloseRequested};

use super::frame::Frame;
use super::prefs::Data;
use super::screen::Screen;
use super::start::{NotSaved, StartMatch, Watch};

/// A page that opens over a screen.
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
    /// The club house: every finished match, over the title.
    Club,
    /// The people at this screen, over the title.
    People,
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
}

/// The pages that are open, the one on show last; below it those that lead there, to which [`Go::Back`] returns.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Open(Vec<Page>);

impl Open {
    /// The page on show.
    #[must_use]
    pub fn page(&self) -> Option<Page> {
        self.0.last().copied()
    }

    /// Whether no page is open.
    #[must_use]
    pub const fn nothing(&self) -> bool {
        self.0.is_empty()
    }
}

/// A wish for another page or screen.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Go {
    /// That page, over whatever is open.
    To(Page),
    /// That page alone, or none if it is on show: what a key does.
    Toggle(Page),
    /// Where the page on show was opened from.
    Back,
    /// Nothing but the screen.
    Close,
    /// The title, with that page open over it.
    Title(Option<Page>),
    /// Out of the game; where something is not saved, that is said first.
    Quit,
    /// Out of the game, saved or not.
    QuitUnsaved,
}

impl Open {
    /// What is open once that wish is granted.
    fn follow(&mut self, wish: Go) {
        match wish {
            Go::To(page) => {
                // A page that is open already lies where it lay: nobody walks in circles.
                match self.0.iter().position(|open| *open == page) {
                    Some(place) => self.0.truncate(place + 1),
                    None => self.0.push(page),
                }
            }
            Go::Toggle(page) if self.page() == Some(page) => self.0.clear(),
            Go::Toggle(page) => self.0 = vec![page],
            Go::Back => {
                self.0.pop();
            }
            Go::Close => self.0.clear(),
            Go::Title(page) => self.0 = page.into_iter().collect(),
            Go::Quit | Go::QuitUnsaved => {}
        }
    }
}

/// The condition that this page is on show; none is no page.
pub fn on_show(page: impl Into<Option<Page>>) -> impl FnMut(Res<Open>) -> bool + Clone {
    let page = page.into();
    move |open: Res<Open>| open.page() == page
}

/// The condition that this page has just come up.
pub fn comes_up(page: Page) -> impl FnMut(Res<Open>) -> bool + Clone {
    move |open: Res<Open>| open.is_changed() && open.page() == Some(page)
}

/// Adds the pages.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Open>()
        .add_message::<Go>()
        .add_message::<AppExit>()
        // What keys ask for is open in the same frame; what is clicked in egui's pass, in the next.
        .add_systems(
            Update,
            (turn, make_way.run_if(on_message::<StartMatch>.or_else(on_message::<Watch>)))
                .chain()
                .in_set(Frame::Turn),
        )
        .add_systems(Last, (close, turn).chain().in_set(Frame::Turn));
}

/// The window is to be closed, as its frame or the system wants it; whoever wants it twice is sure.
fn close(
    mut asked: MessageReader<WindowCloseRequested>,
    mut wishes: MessageWriter<Go>,
    mut before: Local<bool>,
) {
    for _ in asked.read() {
        let sure = std::mem::replace(&mut *before, true);
        wishes.write(if sure { Go::QuitUnsaved } else { Go::Quit });
    }
}

/// Grants the wishes, in the order in which they were said.
fn turn(
    mut wishes: ResMut<Messages<Go>>,
    mut open: ResMut<Open>,
    mut next: ResMut<NextState<Screen>>,
    data: Res<Data>,
    (mut exit, mut not_saved): (MessageWriter<AppExit>, MessageWriter<NotSaved>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if wishes.is_empty() {
        return;
    }
    let mut now = open.clone();
    for wish in wishes.drain() {
        now.follow(wish);
        match wish {
            Go::Title(_) => next.set_if_different(Screen::Title),
            Go::Quit => match data.0.unsaved() {
                Some(why) => {
                    not_saved.write(NotSaved(why));
                }
                None => {
                    exit.write(AppExit::Success);
                }
            },
            Go::QuitUnsaved => {
                exit.write(AppExit::Success);
            }
            _ => {}
        }
    }
    if *open != now {
        match now.page() {
            Some(page) => info!("on show: {page:?}"),
            None => info!("on show: no page"),
        }
    }
    open.set_if_neq(now);
    redraw.write(RequestRedraw);
}

/// A match begins, or is shown again: no page lies over it.
fn make_way(mut open: ResMut<Open>) {
    open.set_if_neq(Open::default());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(wishes: &[Go]) -> Vec<Page> {
        let mut open = Open::default();
        for wish in wishes {
            open.follow(*wish);
        }
        open.0
    }

    #[test]
    fn back_leads_where_a_page_was_opened_from() {
        use Page::{Competition, Keys, Menu, Rules, Settings};
        assert_eq!(after(&[Go::To(Menu), Go::To(Settings), Go::To(Keys), Go::Back]), [Menu, Settings]);
        assert_eq!(after(&[Go::To(Menu), Go::To(Rules), Go::Back, Go::Back, Go::Back]), []);
        assert_eq!(after(&[Go::To(Menu), Go::Toggle(Rules)]), [Rules]);
        assert_eq!(after(&[Go::Toggle(Rules), Go::Toggle(Rules)]), []);
        assert_eq!(after(&[Go::To(Settings), Go::To(Keys), Go::To(Settings)]), [Settings]);
        assert_eq!(after(&[Go::To(Menu), Go::Title(Some(Competition))]), [Competition]);
        assert_eq!(after(&[Go::To(Menu), Go::Close]), []);
    }
}
