//! The choices for an evening: who is here, what is played, and how long.

use super::EveningMsg;
use crate::widgets::{self, Button, Node, StyledText, column, row};
use evening::{Evening, EveningDuration, EveningError, EveningFormat, EveningPlan, can_form_teams};
use games::GAMES;
use players::people::{MAX_NAMES, PersonName};
use stage::palette::AMBER;
use words::MessageId;
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
        let Some(before) = before else { return Self::default() };
        let EveningPlan { games, format, duration, teams, short, .. } = before.plan();
        let people = before.people();
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
pub(super) fn toggle<T: PartialEq>(all: &mut Vec<T>, one: T) {
    match all.iter().position(|other| *other == one) {
        Some(k) => drop(all.remove(k)),
        None => all.push(one),
    }
}

/// Returns the choices and the button that begins the evening.
pub(super) fn view(now: &EveningSetup, known: &[PersonName]) -> Node<'static, EveningMsg> {
    let plan = now.plan(known);
    let people = people_toggles(&known.iter().collect::<Vec<_>>(), &plan.people, |name| {
        let mut then = now.clone();
        toggle(&mut then.absent, name.clone());
        EveningMsg::Choose(then)
    });
    let game = |id: &'static str, title: MessageId| {
        let (mut then, played) = (now.clone(), !now.without.contains(&id));
        toggle(&mut then.without, id);
        Button::new(title).toggle(played).asks(EveningMsg::Choose(then)).min_width(150.0)
    };
    let games = GAMES.iter().map(|of| game(of.id(), of.info().title));
    let games = row().wrap().gaps(12.0, 12.0).children(games);
    let formats = EveningFormat::ALL.map(EveningFormat::title);
    let formats = widgets::one_of(&formats, &EveningFormat::ALL, now.format, |format| {
        EveningMsg::Choose(EveningSetup { format, ..now.clone() })
    });
    let durations = EveningDuration::ALL.map(EveningDuration::title);
    let durations = widgets::one_of(&durations, &EveningDuration::ALL, now.duration, |duration| {
        EveningMsg::Choose(EveningSetup { duration, ..now.clone() })
    });
    let words = [id!("evening-whole-matches"), id!("evening-short-matches")];
    let short = widgets::one_of(&words, &[false, true], now.short, |short| {
        EveningMsg::Choose(EveningSetup { short, ..now.clone() })
    });
    let teams = can_form_teams(plan.people.len()).then(|| {
        let words = [id!("evening-alone"), id!("evening-in-teams")];
        let sides = widgets::one_of(&words, &[false, true], plan.teams, |teams| {
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
    let checked = plan.check();
    let begin = Button::primary(say!("evening-begin")).enabled(checked.is_ok()).asks(EveningMsg::Begin(plan));
    column()
        .gap(12.0)
        .min_height(0.0)
        .child(body)
        .children(checked.err().and_then(|error| fault(&error)))
        .child(begin.rigid())
}

/// Returns a toggle for each of these people, on for those who are here, and the way to their names.
pub(super) fn people_toggles(
    all: &[&PersonName],
    here: &[PersonName],
    toggle: impl Fn(&PersonName) -> EveningMsg,
) -> Node<'static, EveningMsg> {
    let person = |name: &&PersonName| {
        Button::new(name.as_str()).toggle(here.contains(name)).asks(toggle(name)).min_width(150.0)
    };
    let names = Button::new(say!("evening-names")).asks(EveningMsg::Names);
    row().wrap().gaps(12.0, 12.0).children(all.iter().map(person)).child(names)
}

/// Returns what is wrong with the choices, if a player can put it right.
pub(super) fn fault(error: &EveningError) -> Option<Node<'static, EveningMsg>> {
    let words = match error {
        EveningError::People { found } if *found < 2 => say!("evening-needs-people"),
        EveningError::People { .. } => say!("evening-too-many-people", n = MAX_NAMES),
        EveningError::Teams { .. } => say!("evening-needs-teams"),
        EveningError::Games { .. } => say!("evening-needs-a-game"),
        EveningError::DuplicateName { .. } | EveningError::Change { .. } | EveningError::Match { .. } => {
            return None;
        }
    };
    Some(StyledText::label(words).size(28.0).colour(AMBER).node().rigid())
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
