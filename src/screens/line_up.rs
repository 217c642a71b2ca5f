//! The line-up of a friendly: people, sides and clubs on one page.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiContexts;

use super::title::{self, MatchSetup, TitleMsg};
use super::{ScreenSet, club, draw_page, setup_panel};
use crate::flow::archive::ArchiveReader;
use crate::flow::clubs::CustomClubs;
use crate::flow::page::{AppPage, Navigate, page_opened};
use crate::flow::prefs::{Prefs, StoreHandle};
use crate::flow::start::{DamagedFiles, PageRequests, random_seed};
use crate::session::PendingMatch;
use crate::session::bindings::Bindings;
use crate::theme::club_preview::draw_poster;
use crate::widgets::{self, BoxSurface, Button, Node, StyledText, column, drawing, named_stepper, row};
use career::head_to_head::{HeadToHead, rivalries};
use clubs::{Club, MatchClubs, shipped};
use engine::{Seat, SeatSet};
use players::controller::Controller;
use players::people::{KnownPeople, PersonName};
use stage::palette::{AMBER, CHALK};
use words::{DisplayText, Separator, name_of};
use words::{id, say};

/// The running scores of people against each other, as far as the archive has been read.
#[derive(Resource, Default)]
pub(super) struct HeadToHeadScores {
    pairs: Vec<HeadToHead>,
    archive: ArchiveReader,
}

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HeadToHeadScores>().add_systems(
        Update,
        (open.run_if(page_opened(AppPage::LineUp)), receive_answers)
            .chain()
            .in_set(ScreenSet::Page(AppPage::LineUp)),
    );
    draw_page(app, AppPage::LineUp, draw);
}

/// Opens the page, and requests the earlier matches.
fn open(mut head_to_head: ResMut<HeadToHeadScores>, data: Res<StoreHandle>) {
    head_to_head.archive.begin(&data);
}

/// Handles the answers of the data folder.
fn receive_answers(
    mut head_to_head: ResMut<HeadToHeadScores>,
    data: Res<StoreHandle>,
    mut damaged: MessageWriter<DamagedFiles>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !head_to_head.archive.is_on() {
        return;
    }
    redraw.write(RequestRedraw);
    if let Some(archive) = head_to_head.archive.next(&data) {
        head_to_head.pairs = rivalries(&archive.matches);
        damaged.write(DamagedFiles(archive.unusable));
    }
}

/// A message of the page.
enum LineUpMsg {
    /// Change the choices of the title.
    Set(Box<dyn FnOnce(&mut MatchSetup)>),
    /// That person plays first (0) or second (1).
    Plays(usize, Option<usize>),
    /// The club of that side is the one with this id.
    Club(Seat, String),
    /// Draw both clubs by chance.
    Draw,
    Swap,
    Go(Navigate),
    KickOff,
}

fn draw(
    mut contexts: EguiContexts,
    setup: ResMut<MatchSetup>,
    (mut prefs, custom_clubs, head_to_head): (ResMut<Prefs>, Res<CustomClubs>, Res<HeadToHeadScores>),
    (keys, awaited): (Res<Bindings>, Res<PendingMatch>),
    PageRequests { mut go, mut starts, .. }: PageRequests,
) -> Result {
    let setup = setup.into_inner();
    let people = &prefs.settings.profiles.people;
    let view = view(setup, people, &head_to_head.pairs, &custom_clubs.0, &keys);
    let msg = widgets::page(contexts.ctx_mut()?, "line-up", 0.7, view);
    match msg {
        Some(LineUpMsg::Set(change)) => {
            change(setup);
            setup.check();
        }
        Some(LineUpMsg::Plays(turn, place)) => prefs.settings.profiles.people.choose(turn, place),
        Some(LineUpMsg::Club(seat, id)) => setup.clubs[seat] = id,
        Some(LineUpMsg::Draw) => {
            let all = every_club(&custom_clubs.0);
            let (one, other) = (random_seed() as usize % all.len(), random_seed() as usize % (all.len() - 1));
            let other = if other >= one { other + 1 } else { other };
            setup.clubs[Seat::Home].clone_from(&all[one].id);
            setup.clubs[Seat::Away].clone_from(&all[other].id);
        }
        Some(LineUpMsg::Swap) => swap(setup, &mut prefs),
        Some(LineUpMsg::Go(to)) => {
            go.write(to);
        }
        // A press too many begins no other match.
        Some(LineUpMsg::KickOff) if !awaited.is_some() => {
            starts.write_batch(title::start_match(setup, &mut prefs));
        }
        Some(LineUpMsg::KickOff) | None => {}
    }
    Ok(())
}

/// Returns every club that can be chosen, those of one's own first.
fn every_club(own: &[&'static Club]) -> Vec<&'static Club> {
    own.iter().copied().chain(shipped()).collect()
}

/// Swaps the sides: the clubs and those who play for them.
fn swap(setup: &mut MatchSetup, prefs: &mut Prefs) {
    let both = setup.controllers == engine::BySeat::new(Controller::Human, Controller::Human);
    setup.controllers = setup.controllers.swapped();
    setup.clubs = setup.clubs.clone().swapped();
    setup.check();
    if both {
        let people = &mut prefs.settings.profiles.people;
        let (first, second) = (people.playing(0), people.playing(1));
        people.choose(0, second);
        people.choose(1, first);
    }
}

fn view<'a>(
    setup: &MatchSetup,
    people: &KnownPeople,
    pairs: &[HeadToHead],
    own: &[&'static Club],
    keys: &Bindings,
) -> Node<'a, LineUpMsg> {
    let clubs = setup.meeting();
    let humans: SeatSet =
        setup.seats.iter().filter(|seat| setup.controllers[*seat] == Controller::Human).collect();
    let sides = Seat::BOTH.map(|seat| side(seat, &clubs, setup, people, humans, own, keys));
    let note = match (humans == SeatSet::BOTH, people.names().len()) {
        (true, 0..3) => id!("line-up-more-names"),
        (true, _) => id!("line-up-stays-on"),
        (false, _) if setup.names_clubs() => id!("line-up-teams"),
        (false, _) => id!("line-up-about"),
    };
    let met = |pair: &&HeadToHead| {
        [0, 1].iter().all(|turn| people.player(*turn).is_some_and(|name| pair.names.contains(name)))
    };
    let score = pairs.iter().find(met).filter(|_| humans == SeatSet::BOTH).map(club::running);
    let note = DisplayText::list(score.into_iter().chain([note.into()]), Separator::Line);
    let both = setup.seats == SeatSet::BOTH;
    let chosen = !setup.names_clubs();
    let buttons = [
        Button::new(say!("line-up-swap")).enabled(both && chosen).asks(LineUpMsg::Swap),
        Button::new(say!("line-up-draw")).enabled(chosen).asks(LineUpMsg::Draw),
        Button::new(say!("line-up-names")).asks(LineUpMsg::Go(Navigate::To(AppPage::People))),
        Button::new(say!("club-tab-own")).asks(LineUpMsg::Go(Navigate::To(AppPage::CustomClubs))),
    ];
    let kick_off = match &setup.error {
        Some(error) => StyledText::label(say!("drawer-not-yet", why = error)).colour(AMBER).centred().node(),
        None => Button::primary(say!("drawer-kick-off")).asks(LineUpMsg::KickOff),
    };
    let body = column()
        .scrolls()
        .gap(18.0)
        .pad(12.0, 12.0)
        .child(row().wrap().gaps(24.0, 18.0).stretch().rigid().children(sides))
        .child(
            row()
                .wrap()
                .gap(14.0)
                .stretch()
                .rigid()
                .children(buttons.map(|button| button.basis(240.0).grow())),
        )
        .child(StyledText::note(note).size(24.0).centred().node().rigid())
        .child(kick_off.rigid());
    let game =
        setup.game().map(|game| StyledText::heading(game.info().title).colour(CHALK).size(34.0).node());
    widgets::titled_page_within(
        (1700.0, 1240.0),
        say!("line-up-title"),
        game,
        LineUpMsg::Go(Navigate::Back),
        body,
    )
}

/// Returns the panel of a side: its club as it will play, and who plays.
fn side<'a>(
    seat: Seat,
    clubs: &MatchClubs,
    setup: &MatchSetup,
    people: &KnownPeople,
    humans: SeatSet,
    own: &[&'static Club],
    keys: &Bindings,
) -> Node<'a, LineUpMsg> {
    let (club, worn) = (clubs.club(seat), clubs.kit(seat));
    let head = if seat == Seat::Home { id!("people-home") } else { id!("people-away") };
    let picture = drawing((520.0, 170.0), move |p, r| draw_poster(p, r, club, worn.kit));
    let all = every_club(own);
    let at = all.iter().position(|known| known.id == club.id).unwrap_or_default();
    let to = |step: usize| {
        let next = (1..all.len()).map(|k| all[(at + k * step) % all.len()]);
        // The two sides are different clubs.
        let next = { next }.find(|next| next.id != clubs.club(!seat).id).unwrap_or(club);
        LineUpMsg::Club(seat, next.id.clone())
    };
    let chosen = if setup.names_clubs() {
        StyledText::heading(name_of(club)).centred().node()
    } else {
        named_stepper(&say!("line-up-club"), &club.name, to(all.len() - 1), to(1))
    };
    let ground = DisplayText::verbatim(&club.ground.name);
    let wears = match (seat, worn.second) {
        (Seat::Home, _) => say!("line-up-at-home", ground),
        (Seat::Away, false) => say!("line-up-first-kit"),
        (Seat::Away, true) => say!("line-up-second-kit"),
    };
    column()
        .gap(10.0)
        .pad(20.0, 16.0)
        .basis(640.0)
        .grow()
        .surface(BoxSurface::Plaque)
        .child(StyledText::heading(head.capitals()).size(30.0))
        .child(picture.rigid())
        .child(chosen)
        .child(StyledText::note(wears).centred())
        .child(player(seat, setup, people, humans, keys))
}

/// Returns who plays on a side.
fn player<'a>(
    seat: Seat,
    setup: &MatchSetup,
    people: &KnownPeople,
    humans: SeatSet,
    keys: &Bindings,
) -> Node<'a, LineUpMsg> {
    let room = column().gap(10.0);
    if !setup.seats.contains(seat) {
        return room.child(StyledText::note(say!("line-up-nobody-here")).centred());
    }
    let bot = setup.controllers[seat] != Controller::Human;
    let kind = widgets::segments(&[id!("drawer-human"), id!("drawer-bot")], Some(usize::from(bot)), |k| {
        LineUpMsg::Set(setup_panel::plays(seat, k == 1))
    });
    let who = match setup_panel::bot(setup, seat) {
        Some((stepper, _)) => stepper.map(|msg| match msg {
            TitleMsg::Set(change) => LineUpMsg::Set(change),
            _ => LineUpMsg::Set(Box::new(|_| ())),
        }),
        None => {
            let turn = usize::from(humans == SeatSet::BOTH && seat == Seat::Away);
            let places = people.names().len() + 1;
            let now = people.playing(turn).map_or(0, |place| place + 1);
            let to = |step: usize| LineUpMsg::Plays(turn, ((now + step) % places).checked_sub(1));
            let name = people.player(turn).map(PersonName::as_str);
            let name = name.map_or(say!("line-up-no-name"), DisplayText::verbatim);
            widgets::stepper(id!("line-up-player"), name, to(places - 1), to(1))
        }
    };
    let keys =
        if bot { DisplayText::EMPTY } else { setup_panel::keys_of(keys, seat, humans == SeatSet::BOTH) };
    room.child(kind).child(who).child(StyledText::note(keys).centred())
}
