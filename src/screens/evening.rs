//! The page of the evening: its choices, the next match with the guesses of those who wait, and its end.

mod here;
mod next;
mod set_up;
mod standing;

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use self::set_up::EveningSetup;
use super::title::{MatchSetup, UnfinishedRequest};
use super::{draw_page, open_page};
use crate::flow::action::InputAction;
use crate::flow::page::{AppPage, Navigate};
use crate::flow::prefs::Prefs;
use crate::flow::start::{PageRequests, StartMatch, random_seed};
use crate::session::bindings::{Bindings, InputState};
use crate::widgets::{self, Button, Node, row};
use engine::BySeat;
use evening::{Evening, EveningPlan};
use players::controller::Controller;
use players::people::PersonName;
use store::SavedMatch;
use words::{id, say};

/// The state of the page.
#[derive(Resource, Default)]
pub(super) struct EveningPage {
    /// The choices for a new evening; `None` while one is on show.
    set_up: Option<EveningSetup>,
    /// Those who come or go before the next match, while they are chosen.
    changes: Option<Vec<PersonName>>,
    /// The people who were known, and true if nobody in particular was to play, when the way to the names was taken.
    before_names: Option<(Vec<PersonName>, bool)>,
    /// True while the end of the evening waits to be confirmed.
    ending: bool,
}

impl EveningPage {
    /// Returns the part that is on show. It identifies presses that were meant for another one.
    pub(super) fn part(&self) -> u8 {
        4 * u8::from(self.changes.is_some()) + 2 * u8::from(self.set_up.is_some()) + u8::from(self.ending)
    }
}

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<EveningPage>();
    open_page(app, AppPage::Evening, open);
    draw_page(app, AppPage::Evening, draw);
}

/// Opens the page on the evening that is on or over, or on the choices for the first one.
fn open(mut page: ResMut<EveningPage>, prefs: Res<Prefs>) {
    // The choices stay while the people are named on their own page.
    let (chosen, changes) = (page.set_up.take(), page.changes.take());
    let is_on = prefs.settings.profiles.evening.as_ref().is_some_and(|evening| !evening.is_over());
    let set_up = match &prefs.settings.profiles.evening {
        _ if is_on => None,
        _ if chosen.is_some() => chosen,
        Some(_) => None,
        None => Some(EveningSetup::default()),
    };
    (page.set_up, page.changes, page.ending) = (set_up, changes.filter(|_| is_on), false);
}

/// A message of the page.
enum EveningMsg {
    /// Change the choices.
    Choose(EveningSetup),
    /// Name the people at this screen.
    Names,
    /// Begin an evening with this plan.
    Begin(EveningPlan),
    /// Change the guess of that side.
    Guess(usize),
    /// Begin the next match, or go on with it.
    Play,
    /// Choose those who come or go before the next match.
    Change(Vec<PersonName>),
    /// Go on with these people.
    GoOn(Vec<PersonName>),
    /// Ask whether the evening is to end.
    AskEnd,
    /// End it.
    End,
    /// Play on after all.
    Stay,
    /// Choose another evening.
    Another,
    Close,
}

fn draw(
    mut contexts: EguiContexts,
    (mut page, mut prefs): (ResMut<EveningPage>, ResMut<Prefs>),
    (setup, request): (Res<MatchSetup>, Res<UnfinishedRequest>),
    InputState { keys, actions }: InputState,
    PageRequests { mut go, mut starts, .. }: PageRequests,
) -> Result {
    if let Some((known, nobody_plays)) = page.before_names.take() {
        if nobody_plays && prefs.settings.profiles.people.names() != known {
            // Names typed for an evening leave alone whose matches and settings these are.
            (0..2).for_each(|turn| prefs.settings.profiles.people.choose(turn, None));
        }
        let late = prefs.settings.profiles.people.names().iter().filter(|name| !known.contains(name));
        let late: Vec<PersonName> = late.cloned().collect();
        page.changes.iter_mut().for_each(|changes| changes.extend(late.iter().cloned()));
    }
    let evening = prefs.settings.profiles.evening.as_ref();
    let begun = evening.and_then(|on| begun(on, &setup));
    let next = NextMatch { begun: begun.is_some(), reading: request.is_on() };
    let known = prefs.settings.profiles.people.names();
    let view = match (&page.set_up, evening) {
        (None, Some(evening)) => match &page.changes {
            Some(changes) => titled(None, here::view(changes, evening, known)),
            None => on_show(evening, &keys, page.ending, next),
        },
        (set_up, _) => {
            let set_up = set_up.clone().unwrap_or_default();
            let body = set_up::view(&set_up, known);
            titled(None, body)
        }
    };
    let msg = widgets::page(contexts.ctx_mut()?, "evening", 0.7, view);
    // Everybody who waits has a key of their own.
    let guess = || {
        let shown = page.set_up.is_none() && page.changes.is_none();
        let on = evening.filter(|on| shown && next.is_open() && !on.is_over())?;
        let pressed = |(n, _): &(usize, usize)| actions.just(InputAction::Number(*n));
        on.waiting().into_iter().enumerate().find(pressed).map(|(_, side)| EveningMsg::Guess(side))
    };
    match msg.or_else(guess) {
        Some(EveningMsg::Choose(choices)) => page.set_up = Some(choices),
        Some(EveningMsg::Names) => {
            let people = &prefs.settings.profiles.people;
            let nobody_plays = (0..2).all(|turn| people.playing(turn).is_none());
            page.before_names = Some((people.names().to_vec(), nobody_plays));
            go.write(Navigate::To(AppPage::People));
        }
        Some(EveningMsg::Begin(plan)) => {
            if let Ok(evening) = Evening::new(plan, random_seed()) {
                prefs.settings.profiles.evening = Some(evening);
                page.set_up = None;
            }
        }
        Some(EveningMsg::Guess(side)) => {
            if let Some(evening) = &mut prefs.settings.profiles.evening {
                evening.cycle_guess(side);
            }
        }
        Some(EveningMsg::Play) => {
            let resumed = begun.and_then(StartMatch::resume_saved);
            starts.write_batch(resumed.or_else(|| start(evening?)));
        }
        Some(EveningMsg::Change(changes)) => page.changes = Some(changes),
        Some(EveningMsg::GoOn(people)) => {
            if let Some(evening) = &mut prefs.settings.profiles.evening
                && evening.change_people(people).is_ok()
            {
                page.changes = None;
            }
        }
        Some(EveningMsg::AskEnd) => page.ending = true,
        Some(EveningMsg::Stay) => page.ending = false,
        Some(EveningMsg::End) => {
            page.ending = false;
            if let Some(evening) = &mut prefs.settings.profiles.evening {
                evening.end();
            }
        }
        Some(EveningMsg::Another) => page.set_up = Some(EveningSetup::like(evening, known)),
        Some(EveningMsg::Close) if page.ending => page.ending = false,
        Some(EveningMsg::Close) if page.changes.is_some() => page.changes = None,
        Some(EveningMsg::Close) => {
            page.set_up = None;
            go.write(Navigate::Back);
        }
        None => {}
    }
    Ok(())
}

/// What is known of the next match.
#[derive(Clone, Copy)]
struct NextMatch {
    /// True if it has begun, and goes on.
    begun: bool,
    /// True while matches in play are still being read, so that it may have begun.
    reading: bool,
}

impl NextMatch {
    /// Returns true if its winner may be guessed and people may come and go: not once it has begun.
    const fn is_open(self) -> bool {
        !self.begun && !self.reading
    }
}

/// Returns the next match, if it has begun and can be gone on with.
fn begun<'a>(evening: &Evening, setup: &'a MatchSetup) -> Option<&'a SavedMatch> {
    let due = evening.next_fixture()?;
    let is_it = |left: &&SavedMatch| left.record.game == due.game.id() && left.record.seed == due.seed;
    setup.unfinished.iter().map(|left| &left.saved).find(is_it)
}

/// Returns the request that begins the next match.
fn start(evening: &Evening) -> Option<StartMatch> {
    let due = evening.next_fixture()?;
    let people = BySeat::new(Controller::Human, Controller::Human);
    Some(StartMatch::new(due.game, due.options(), Some(due.seed), people))
}

/// Returns the evening that is on or over.
fn on_show(evening: &Evening, keys: &Bindings, ending: bool, next: NextMatch) -> Node<'static, EveningMsg> {
    let Some(due) = evening.next_fixture() else {
        let another = Button::primary(say!("evening-another")).asks(EveningMsg::Another);
        return titled(None, standing::over(evening, another));
    };
    let buttons = if ending {
        // The "no" stands where the question was asked, so that a press too many ends nothing.
        let stay = Button::new(say!("evening-stay")).initial_focus().asks(EveningMsg::Stay);
        let end = Button::new(say!("evening-end-surely")).asks(EveningMsg::End);
        vec![end, stay]
    } else {
        // Who has begun a match plays it to its end.
        let change = || EveningMsg::Change(Vec::new());
        let here = next.is_open().then(|| Button::new(id!("evening-here")).asks(change()));
        here.into_iter().chain([Button::new(id!("evening-end")).asks(EveningMsg::AskEnd)]).collect()
    };
    let end = row().wrap().gap(12.0).at_end().children(buttons);
    titled(Some(end.key("end")), next::view(evening, &due, keys, next))
}

/// Returns the sheet of the page.
fn titled(
    beside: Option<Node<'static, EveningMsg>>,
    body: Node<'static, EveningMsg>,
) -> Node<'static, EveningMsg> {
    widgets::titled_page_within((1720.0, 1100.0), say!("evening-title"), beside, EveningMsg::Close, body)
}
