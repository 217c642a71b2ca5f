//! The choices for an evening: who is here, what is played, and how long.

use super::EveningMsg;
use crate::widgets::{self, Button, Node, StyledText, column, row};
use evening::{Evening, EveningDuration, EveningError, EveningFormat, EveningPlan, can_form_teams};
use games::GAMES;
use players::people::PersonName;
use stage::palette::AMBER;
use words::{DisplayText, MessageId};
use words::{id, say};

/// The choices for a new evening.
#[derive(Clone, Default)]
pub(super) struct EveningSetup {
    /// Those of the known people who are not here.
    absent: Vec<PersonName>,
    /// The games that are left out.
    without: Vec<&'static str>,
    format: EveningFormat,
    duration: EveningDuration,
    teams: bool,
    short: bool,
}

impl EveningSetup {
    /// Returns the choices of the evening before.
    pub(super) fn like(before: Option<&Evening>, known: &[PersonName]) -> Self {
        let Some(EveningPlan { people, games, format, duration, teams, short }) = before.map(Evening::plan)
        else {
            return Self::default();
        };
        let absent = known.iter().filter(|name| !people.contains(name)).cloned().collect();
        let without = GAMES.iter().map(|game| game.id()).filter(|id| games.iter().all(|game| game != id));
        Self {
            absent,
            without: without.collect(),
            format: *format,
            duration: *duration,
            teams: *teams,
            short: *short,
        }
    }

    /// Returns the plan of these choices.
    fn plan(&self, known: &[PersonName]) -> EveningPlan {
        let people: Vec<PersonName> =
            known.iter().filter(|name| !self.absent.contains(name)).cloned().collect();
        let games = GAMES.iter().map(|game| game.id()).filter(|id| !self.without.contains(id));
        let teams = self.teams && can_form_teams(people.len());
        let games = games.map(str::to_owned).collect();
        let Self { format, duration, short, .. } = *self;
        EveningPlan { people, games, format, duration, teams, short }
    }
}

/// Adds the element, or removes it if it is there.
fn toggled<T: PartialEq>(all: &mut Vec<T>, one: T) {
    match all.iter().position(|other| *other == one) {
        Some(k) => drop(all.remove(k)),
        None => all.push(one),
    }
}

/// Returns the choices and the button that begins the evening.
pub(super) fn view(now: &EveningSetup, known: &[PersonName]) -> Node<'static, EveningMsg> {
    let plan = now.plan(known);
    let person = |name: &PersonName| {
        let (mut then, here) = (now.clone(), !now.absent.contains(name));
        toggled(&mut then.absent, name.clone());
        Button::new(name.as_str()).toggle(here).asks(EveningMsg::Choose(then)).min_width(150.0)
    };
    let names = Button::new(say!("evening-names")).asks(EveningMsg::Names);
    let people = row().wrap().gaps(12.0, 12.0).children(known.iter().map(person)).child(names);
    let game = |id: &'static str, title: MessageId| {
        let (mut then, played) = (now.clone(), !now.without.contains(&id));
        toggled(&mut then.without, id);
        Button::new(title).toggle(played).asks(EveningMsg::Choose(then)).min_width(150.0)
    };
    let games = GAMES.iter().map(|of| game(of.id(), of.sheet().title));
    let games = row().wrap().gaps(12.0, 12.0).children(games);
    let formats = EveningFormat::ALL.map(EveningFormat::title);
    let formats = widgets::one_of((&formats, &EveningFormat::ALL), now.format, |format| {
        EveningMsg::Choose(EveningSetup { format, ..now.clone() })
    });
    let durations = EveningDuration::ALL.map(EveningDuration::title);
    let durations = widgets::one_of((&durations, &EveningDuration::ALL), now.duration, |duration| {
        EveningMsg::Choose(EveningSetup { duration, ..now.clone() })
    });
    let words = [id!("evening-whole-matches"), id!("evening-short-matches")];
    let short = widgets::one_of((&words, &[false, true]), now.short, |short| {
        EveningMsg::Choose(EveningSetup { short, ..now.clone() })
    });
    let teams = can_form_teams(plan.people.len()).then(|| {
        let words = [id!("evening-alone"), id!("evening-in-teams")];
        let sides = widgets::one_of((&words, &[false, true]), plan.teams, |teams| {
            EveningMsg::Choose(EveningSetup { teams, ..now.clone() })
        });
        choice(id!("evening-sides"), None, sides).basis(620.0).grow()
    });
    let about = match now.format {
        EveningFormat::WinnerStaysOn => id!("evening-about-winner-stays-on"),
        EveningFormat::League => id!("evening-about-league"),
        EveningFormat::Cup => id!("evening-about-cup"),
    };
    let body = column()
        .scrolls()
        .grow()
        .gap(20.0)
        .pad(12.0, 12.0)
        .child(StyledText::body(say!("evening-about")).node().rigid())
        .child(choice(id!("evening-who"), None, people))
        .child(choice(id!("evening-games"), None, games))
        .child(
            row()
                .wrap()
                .align_start()
                .gaps(32.0, 20.0)
                .rigid()
                .child(choice(id!("evening-form"), Some(about), formats).basis(620.0).grow())
                .child(choice(id!("evening-length"), None, durations).basis(620.0).grow()),
        )
        .child(
            row()
                .wrap()
                .align_start()
                .gaps(32.0, 20.0)
                .rigid()
                .child(choice(id!("evening-match-length"), None, short).basis(620.0).grow())
                .children(teams),
        );
    let error = match plan.check() {
        Err(EveningError::People { .. }) => Some(say!("evening-needs-people")),
        Err(EveningError::Games { .. }) => Some(say!("evening-needs-a-game")),
        Err(_) | Ok(()) => None,
    };
    let begin = Button::primary(say!("evening-begin")).enabled(error.is_none()).asks(EveningMsg::Begin(plan));
    let error = error.map(|words: DisplayText| StyledText::label(words).size(28.0).colour(AMBER));
    column()
        .gap(12.0)
        .min_height(0.0)
        .child(body)
        .children(error.map(|words| words.node().rigid()))
        .child(begin.rigid())
}

fn choice(
    heading: MessageId,
    about: Option<MessageId>,
    control: Node<'static, EveningMsg>,
) -> Node<'static, EveningMsg> {
    column()
        .gap(6.0)
        .rigid()
        .child(StyledText::heading(heading).size(30.0))
        .child(control)
        .children(about.map(|about| StyledText::note(about).size(24.0)))
}
