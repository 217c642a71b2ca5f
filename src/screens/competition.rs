//! The page of the competition: setting it up, its fixtures and table, and the start of the next match.

mod fixtures;
mod set_up;
mod standing;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiContexts;

use super::honours::{FALLS, paper};
use crate::audio::Sound;
use crate::competition::{Competition, Kind as Contest};
use crate::controller::Controller;
use crate::engine::Seat;
use crate::flow::page::Go;
use crate::flow::prefs::{Data, Prefs};
use crate::flow::start::{StartMatch, random_seed};
use crate::people::Name;
use crate::say;
use crate::session::competition::UnderWay;
use crate::stage::clubs::Crest;
use crate::stage::cue::{Crowd, Cue};
use crate::stage::words::name as club_name;
use crate::table::motion::Tempo;
use crate::theme::paint::shield;
use crate::widgets::{self, Button, Node, Surface, Text, column, drawing, row};
use crate::words::DisplayText;
use set_up::SetUp;

/// True if the end of the competition waits to be confirmed.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct GivingUp(bool);

/// The celebration of a champion: the age of the light and the confetti.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct Party {
    /// Seconds; `None` without a champion.
    age: Option<f32>,
    /// True if anything moves: a person at this screen has won.
    moves: bool,
}

impl Party {
    /// Returns true while the celebration runs and needs new frames.
    fn on(self) -> bool {
        self.moves && self.age.is_some_and(|age| age < FALLS)
    }

    /// Returns the height of the cup, 0..=1, and the angle of the light, radians.
    fn light(self) -> (f32, f32) {
        let age = self.age.unwrap_or(FALLS).min(FALLS);
        if self.moves { (1.0 - (1.0 - (age / 0.8).min(1.0)).powi(3), 0.12 * age) } else { (1.0, 0.0) }
    }
}

/// A message of the page.
enum CompetitionMsg {
    /// Change the set-up.
    Choose(SetUp),
    /// Draw the lots.
    Draw,
    Play,
    /// End the competition, after confirmation.
    GiveUp,
    /// Keep the competition after all.
    Keep,
    End,
    Close,
}

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GivingUp>().init_resource::<SetUp>().init_resource::<Party>();
}

/// Opens the page with the game chosen on the title.
pub(super) fn open(
    title: Res<super::title::Setup>,
    on: Res<UnderWay>,
    mut set_up: ResMut<SetUp>,
    mut party: ResMut<Party>,
) {
    party.age = None;
    if on.competition.is_none() {
        set_up.game = title.game;
    }
}

/// Starts the celebration of a champion in the first frame.
pub(super) fn cheer(
    on: Res<UnderWay>,
    (time, tempo): (Res<Time>, Res<Tempo>),
    party: ResMut<Party>,
    mut sounds: MessageWriter<Sound>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let champion = on.competition.as_ref().and_then(|on| Some((on, on.champion()?)));
    let party = party.into_inner();
    party.moves = tempo.moves() && on.competition.as_ref().is_some_and(Competition::is_ours);
    party.age = match (champion, party.age) {
        (None, _) => None,
        (Some((on, side)), None) => {
            let own = on.entrants().get(side).is_some_and(|entrant| entrant.who == Controller::Human);
            sounds.write(Sound(Cue::Crowd(if own { Crowd::Roar } else { Crowd::Applause }, None)));
            Some(0.0)
        }
        (Some(_), Some(age)) => Some(age + time.delta_secs()),
    };
    if party.on() {
        redraw.write(RequestRedraw);
    }
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    (data, party, prefs): (Res<Data>, Res<Party>, Res<Prefs>),
    set_up: ResMut<SetUp>,
    on: ResMut<UnderWay>,
    mut giving_up: ResMut<GivingUp>,
    mut go: MessageWriter<Go>,
    mut starts: MessageWriter<StartMatch>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let set_up = set_up.into_inner();
    let on = on.into_inner();
    let called = prefs.settings.people.line_up();
    let view = view(on.competition.as_ref(), *set_up, &called, giving_up.0, *party);
    let wish = widgets::page(contexts.ctx_mut()?, "competition page", 0.7, view);
    if wish.is_some() {
        redraw.write(RequestRedraw);
    }
    let asked = std::mem::take(&mut giving_up.0);
    match wish {
        Some(CompetitionMsg::Choose(other)) => *set_up = other,
        Some(CompetitionMsg::Draw) => {
            if let Some(competition) = set_up.drawn(random_seed(), &called) {
                on.put(Some(competition), &data);
            }
        }
        Some(CompetitionMsg::Play) => {
            if let Some(start) = on.next_match(&data) {
                starts.write(start);
            }
        }
        Some(CompetitionMsg::GiveUp) => giving_up.0 = true,
        Some(CompetitionMsg::Keep) => {}
        Some(CompetitionMsg::End) => on.put(None, &data),
        Some(CompetitionMsg::Close) => {
            go.write(Go::Back);
        }
        None => giving_up.0 = asked,
    }
    Ok(())
}

fn view(
    on: Option<&Competition>,
    set_up: SetUp,
    called: &[Name],
    giving_up: bool,
    party: Party,
) -> Node<'static, CompetitionMsg> {
    let (title, beside, body) = match on {
        None => (say!("title-competition"), None, set_up::view(set_up, called).key("set up")),
        Some(competition) => {
            let game = competition.game().map_or(DisplayText::EMPTY, set_up::named);
            let game = DisplayText::verbatim(game.capitals());
            let title = match competition.kind() {
                Contest::Cup => say!("competition-title-cup", game = game),
                Contest::League => say!("competition-title-league", game = game),
            };
            let over = competition.champion().is_some();
            let beside = (!over).then(|| give_up(giving_up));
            (title, beside, under_way(competition, party).key("under way"))
        }
    };
    widgets::titled_within((1760.0, 1240.0), title, beside, CompetitionMsg::Close, body)
}

/// Returns the page of a competition under way: its state, and what comes next.
fn under_way(competition: &Competition, party: Party) -> Node<'static, CompetitionMsg> {
    let champion = competition.champion();
    let league = competition.kind() == Contest::League;
    let stands = match champion {
        Some(_) => standing::crowned(competition, party.light()),
        None => standing::next_up(competition),
    };
    let next = match (champion, competition.for_people()) {
        (Some(_), _) => {
            Button::primary(say!("competition-new")).not_first().asks(CompetitionMsg::End).key("another")
        }
        (None, Some(_)) => Button::primary(say!("drawer-kick-off")).asks(CompetitionMsg::Play),
        (None, None) => {
            Button::new(say!("competition-others-playing")).enabled(false).asks(CompetitionMsg::Play)
        }
    };
    // Explains the clubs of the table, so that nobody expects those of the competition there.
    let [home, away] = Seat::BOTH.map(club_name);
    let shirts = champion.is_none().then(|| say!("competition-shirts", home = home, away = away));
    let left = column()
        .basis(if league { 800.0 } else { 600.0 })
        .grow()
        .gap(20.0)
        .child(stands)
        .children(league.then(|| fixtures::standings(competition)));
    let right = fixtures::columns(competition).basis(if league { 760.0 } else { 900.0 }).share(2.0);
    let both = row().wrap().gaps(40.0, 24.0).stretch().grow().rigid().child(left).child(right);
    let words = Text::note(shirts.unwrap_or_default());
    let body = over(both, next, words);
    let Some((side, age)) = champion.zip(party.age).filter(|_| party.on()) else { return body };
    let colours = Crest::of_entrant(side).colours;
    body.surface(Surface::drawn(move |p, _, _| paper(p, p.clip_rect(), colours, age)))
}

/// Returns what scrolls, over the main button, which stays in sight with the note beside it.
fn over(
    body: Node<'static, CompetitionMsg>,
    button: Node<'static, CompetitionMsg>,
    note: Text,
) -> Node<'static, CompetitionMsg> {
    let foot = row().gap(40.0).rigid().child(button.portion(2.0)).child(note.node().portion(3.0));
    column().gap(20.0).min_height(0.0).child(column().rolls().grow().child(body)).child(foot)
}

/// Returns the crest of an entrant in an area of at least that size.
fn badge<'a, M: 'a>(side: usize, size: f32) -> Node<'a, M> {
    drawing((size, size), move |p, r| {
        shield(p, r.center(), r.width().min(r.height()), Crest::of_entrant(side));
    })
    .rigid()
}

/// Returns the button that ends a competition. Once pressed, a "no" takes its place, so that a second click confirms
/// nothing.
fn give_up(asked: bool) -> Node<'static, CompetitionMsg> {
    let buttons = if asked {
        vec![
            Button::new(say!("competition-abandon-surely")).asks(CompetitionMsg::End),
            Button::new(say!("competition-keep")).asks(CompetitionMsg::Keep),
        ]
    } else {
        vec![Button::new(say!("competition-abandon")).asks(CompetitionMsg::GiveUp)]
    };
    row().wrap().gap(16.0).at_end().children(buttons.into_iter().map(|button| button.min_width(260.0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_nothing_moves_the_cup_stands_and_no_frames_are_asked_for() {
        for age in [0.0, 0.3, 2.0, FALLS + 1.0] {
            let still = Party { age: Some(age), moves: false };
            assert!(!still.on());
            assert_eq!(still.light(), (1.0, 0.0));
            let moving = Party { age: Some(age), moves: true };
            assert_eq!(moving.on(), age < FALLS);
        }
        let rising = Party { age: Some(0.0), moves: true };
        assert_eq!(rising.light(), (0.0, 0.0));
        let over = |age| Party { age: Some(age), moves: true }.light();
        assert_eq!(over(FALLS), over(FALLS + 60.0), "and it rests where it ended");
        assert!(!Party { age: None, moves: true }.on());
    }
}
