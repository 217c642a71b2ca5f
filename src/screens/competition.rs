//! The page of a competition: setting it up, its fixtures and tables, the start of the next match, and the list of all.

mod ceremony;
mod ceremony_art;
mod emblem;
mod fixtures;
mod lift;
mod list;
mod lots;
mod odds;
mod scorers;
mod set_up;
mod standing;
mod tunnel;
mod watch;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiContexts;
use bevy_egui::egui::Align2;

pub(super) use self::ceremony::Ceremony;
use self::ceremony::{CeremonyKind, CeremonySound, draw_of};
use self::odds::TitleChances;
use self::set_up::CompetitionSetup;
use self::watch::RecordSearch;
pub(super) use self::watch::receive_answers;
use super::honours::paper;
use super::{ScreenSet, draw_page, on_show};
use crate::audio::{PlayCue, UiSound};
use crate::flow::action::ActionState;
use crate::flow::clubs::CustomClubs;
use crate::flow::frame::{FrameSet, InputSet};
use crate::flow::input_filter::InputFilter;
use crate::flow::page::{AppPage, Navigate, page_open, page_opened};
use crate::flow::prefs::{Prefs, StoreHandle};
use crate::flow::screen::ScreenTransition;
use crate::flow::start::{PageRequests, StartMatch, random_seed};
use crate::session::competition::ActiveCompetitions;
use crate::table::cards::pack::{PicturePack, WantedCards};
use crate::table::motion::AnimationSpeed;
use crate::theme::paint::{draw_frame, draw_shield, draw_text, fill_rounded_rect};
use crate::theme::{UiFont, ink};
use crate::widgets::{self, BoxSurface, Button, Node, StyledText, column, drawing, row};
use clubs::{self, Club};
use competition::revealed::FixtureId;
use competition::{Competition, CompetitionKind as Contest, FixtureResult};
use players::people::PersonName;
use stage::cue::{CrowdSound, Cue};
use stage::palette::{AMBER, CHALK, INK};
use words::{DisplayText, MessageId};
use words::{id, say};

/// True if the end of the competition waits to be confirmed.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ConfirmingEnd(bool);

/// True while the page shows the top scorers in place of the fixtures.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ScorersShown(bool);

/// The people at this screen, in the order of their places when the page was drawn last.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct SeatedPeople(Vec<PersonName>);

/// A message of the page.
enum CompetitionMsg {
    /// Change the set-up.
    Choose(CompetitionSetup),
    /// Draw the lots.
    Draw,
    Play,
    /// Show that match again.
    Watch(FixtureId),
    /// Show the top scorers, or the fixtures again.
    Scorers(bool),
    /// Name the people at this screen.
    Names,
    /// List all competitions.
    List,
    /// Bring the competition with that index to the page.
    Open(usize),
    /// Leave the competition as it is, for the set-up of another.
    Another,
    /// End the competition, after confirmation.
    GiveUp,
    /// Keep the competition after all.
    Keep,
    End,
    Close,
}

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    let first = consume_back.in_set(InputSet::CaptureModal).after(super::custom_clubs::capture_input);
    app.init_resource::<ConfirmingEnd>()
        .init_resource::<ScorersShown>()
        .init_resource::<CompetitionSetup>()
        .init_resource::<SeatedPeople>()
        .init_resource::<Ceremony>()
        .init_resource::<TitleChances>()
        .init_resource::<RecordSearch>()
        .add_systems(PreUpdate, first.run_if(page_open(AppPage::Competition)))
        .add_systems(Update, skip.run_if(page_open(AppPage::Competition)).in_set(FrameSet::Input))
        .add_systems(
            Update,
            (follow, open.run_if(page_opened(AppPage::Competition)))
                .chain()
                .in_set(ScreenSet::Page(AppPage::Competition)),
        )
        .add_systems(
            Update,
            (
                cancel_tasks.run_if(not(on_show(AppPage::Competition))),
                receive_answers,
                advance_ceremony.run_if(page_open(AppPage::Competition)),
            )
                .chain()
                .in_set(FrameSet::Animate),
        );
    draw_page(app, AppPage::Competition, draw);
}

/// Leads from the top scorers back to the matches, where `Esc` would leave the page.
pub(super) fn consume_back(mut actions: ResMut<ActionState>, mut scorers: ResMut<ScorersShown>) {
    if scorers.0 && actions.take_back() {
        scorers.0 = false;
    }
}

/// Opens the page with the game chosen on the title.
fn open(
    title: Res<super::title::MatchSetup>,
    mut competitions: ResMut<ActiveCompetitions>,
    mut set_up: ResMut<CompetitionSetup>,
    (mut ceremony, mut scorers): (ResMut<Ceremony>, ResMut<ScorersShown>),
) {
    ceremony.end();
    scorers.0 = false;
    // One whose final result was shown before gives way to those in progress.
    let over = ceremony.known().is_some_and(|known| known.champion().is_some());
    competitions.listing = over && competitions.all().any(|other| other.champion().is_none());
    set_up.follow_title(title.game);
}

/// Notes which competition is on, so that its results come in later one by one.
fn follow(competitions: Res<ActiveCompetitions>, mut ceremony: ResMut<Ceremony>) {
    if competitions.is_changed() {
        competitions.all().for_each(|competition| ceremony.note(competition));
    }
    ceremony.follow(competitions.competition.as_ref());
    if let Some(live) =
        competitions.competition.as_ref().and_then(|competition| competitions.live_results(competition))
    {
        ceremony.note_live_results(live);
    }
}

/// Stops the background tasks of the page once it is not on show.
fn cancel_tasks(mut odds: ResMut<TitleChances>, mut search: ResMut<RecordSearch>) {
    odds.cancel();
    search.cancel();
}

/// Skips a ceremony at the first press that was meant for it.
fn skip(
    input_filter: Res<InputFilter>,
    mut ceremony: ResMut<Ceremony>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if input_filter.had_accepted_press() && input_filter.top().is_show() {
        ceremony.skip();
        redraw.write(RequestRedraw);
    }
}

/// Advances a ceremony and plays its sounds.
fn advance_ceremony(
    (competitions, prefs): (Res<ActiveCompetitions>, Res<Prefs>),
    (time, speed, transition): (Res<Time>, Res<AnimationSpeed>, Res<ScreenTransition>),
    (pack, mut cards): (Res<PicturePack>, ResMut<WantedCards>),
    (mut ceremony, mut odds): (ResMut<Ceremony>, ResMut<TitleChances>),
    (mut cues, mut taps): (MessageWriter<PlayCue>, MessageWriter<UiSound>),
    mut starts: MessageWriter<StartMatch>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(competition) = competitions.competition.as_ref().filter(|_| !competitions.listing) else {
        return;
    };
    if ceremony.known().is_some_and(|known| odds.update(known, &prefs.settings)) {
        redraw.write(RequestRedraw);
    }
    let final_game = || competition.for_people().and_then(|fixture| competition.game_of(&fixture));
    if let (Some((CeremonyKind::Tunnel, _)), Some(game)) = (ceremony.page_open(), final_game()) {
        // The cards of the final get their pictures meanwhile.
        cards.only(game);
        if !pack.is_loaded_for(game, &clubs::MatchClubs::default()) {
            ceremony.wait();
        }
    }
    // Nothing is missed under the sweep from the match to the page.
    let runs = speed.moves() && !transition.runs();
    let secs = if runs { time.delta_secs() * speed.speed } else { 0.0 };
    let moments = ceremony.advance(competition, secs, speed.moves());
    for moment in moments {
        let (tap, crowd) = match moment {
            CeremonySound::Opened => (Some(UiSound::Hover), None),
            CeremonySound::Placed | CeremonySound::ResultShown => (Some(UiSound::Confirm), None),
            CeremonySound::Goal => (Some(UiSound::Tick), None),
            CeremonySound::Drawn | CeremonySound::Over => (None, Some(CrowdSound::Applause)),
            CeremonySound::Tunnel => (None, Some(CrowdSound::Chant)),
            CeremonySound::Raised => (None, Some(CrowdSound::Roar)),
            CeremonySound::KickOff => {
                starts.write_batch(competitions.next_match());
                (None, None)
            }
        };
        taps.write_batch(tap);
        cues.write_batch(crowd.map(|crowd| PlayCue(Cue::Crowd(crowd, None))));
    }
    if ceremony.moves() {
        redraw.write(RequestRedraw);
    }
}

/// What the page remembers while it is open.
#[derive(SystemParam)]
pub(super) struct CompetitionPage<'w> {
    giving_up: ResMut<'w, ConfirmingEnd>,
    scorers: ResMut<'w, ScorersShown>,
    seated: ResMut<'w, SeatedPeople>,
}

fn draw(
    mut contexts: EguiContexts,
    (data, speed, prefs, custom_clubs): (Res<StoreHandle>, Res<AnimationSpeed>, Res<Prefs>, Res<CustomClubs>),
    (set_up, mut ceremony, odds): (ResMut<CompetitionSetup>, ResMut<Ceremony>, Res<TitleChances>),
    (competitions, mut search): (ResMut<ActiveCompetitions>, ResMut<RecordSearch>),
    CompetitionPage { mut giving_up, mut scorers, mut seated }: CompetitionPage,
    PageRequests { mut go, mut starts, .. }: PageRequests,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let set_up = set_up.into_inner();
    let competitions = competitions.into_inner();
    let line_up = prefs.settings.profiles.people.line_up();
    if seated.0 != line_up {
        set_up.reseat(&seated.0, &line_up);
        seated.0.clone_from(&line_up);
    }
    let known = competitions.competition.as_ref().map(|competition| ceremony.known().unwrap_or(competition));
    let several = competitions.all().next().is_some();
    let view = match known {
        _ if competitions.listing => titled(
            say!("competition-list"),
            None,
            list::view(competitions.all().map(|competition| ceremony.revealed(competition))).key("list"),
        ),
        None => {
            let body = set_up::view(*set_up, &line_up, &custom_clubs.0).key("set up");
            titled(say!("title-competition"), several.then(|| row().at_end().child(to_list())), body)
        }
        Some(known) => {
            let (odds, status_message) = (odds.get(known), search.status_message());
            let (asked, scorers) = (giving_up.0, scorers.0);
            view(known, competitions.competition.as_ref(), &ceremony, odds, status_message, asked, scorers)
        }
    };
    let msg = widgets::page(contexts.ctx_mut()?, "competition page", 0.7, view);
    if msg.is_some() {
        redraw.write(RequestRedraw);
    }
    let asked = std::mem::take(&mut giving_up.0);
    if msg.is_some() {
        search.cancel();
    }
    match msg {
        Some(CompetitionMsg::Choose(other)) => set_up.replace_choices(other),
        Some(CompetitionMsg::Draw) => {
            if let Some(competition) = set_up.draw_lots(random_seed(), &line_up) {
                ceremony.follow(Some(&competition));
                if let Some(show) = draw_of(&competition).filter(|_| speed.moves()) {
                    ceremony.begin(show);
                }
                competitions.replace(Some(competition), &data);
            }
        }
        Some(CompetitionMsg::Play) => {
            let competition = competitions.competition.as_ref();
            let next = competition.and_then(|competition| Some((competition, competition.for_people()?)));
            if speed.moves() && next.is_some_and(|(competition, next)| competition.is_decided_by(&next)) {
                ceremony.begin(CeremonyKind::Tunnel);
            } else {
                starts.write_batch(competitions.next_match());
            }
        }
        Some(CompetitionMsg::Watch(at)) => {
            if let Some(known) = ceremony.known() {
                search.start(known, at, &data);
            }
        }
        Some(CompetitionMsg::Scorers(shows)) => scorers.0 = shows,
        Some(CompetitionMsg::Names) => {
            go.write(Navigate::To(AppPage::People));
        }
        Some(CompetitionMsg::List) => {
            competitions.listing = true;
            ceremony.end();
        }
        Some(CompetitionMsg::Open(n)) => {
            competitions.open(n);
            ceremony.end();
        }
        Some(CompetitionMsg::Another) => {
            if let Some(last) = competitions.all().next() {
                set_up.follow_last(last, &line_up);
            }
            competitions.leave();
            ceremony.end();
        }
        Some(CompetitionMsg::GiveUp) => giving_up.0 = true,
        Some(CompetitionMsg::Keep) => {}
        Some(CompetitionMsg::End) => competitions.replace(None, &data),
        // From the top scorers the way back leads to the matches.
        Some(CompetitionMsg::Close) if scorers.0 => scorers.0 = false,
        Some(CompetitionMsg::Close) => {
            go.write(Navigate::Back);
        }
        None => giving_up.0 = asked,
    }
    Ok(())
}

/// Returns the sheet of the page.
fn titled(
    title: impl Into<String>,
    beside: Option<Node<'static, CompetitionMsg>>,
    body: Node<'static, CompetitionMsg>,
) -> Node<'static, CompetitionMsg> {
    widgets::titled_page_within((1760.0, 1240.0), title, beside, CompetitionMsg::Close, body)
}

/// Returns the title of a competition, in capitals.
pub(super) fn title_of(on: &Competition) -> DisplayText {
    let game = on.game().map_or(DisplayText::EMPTY, set_up::game_title);
    let game = DisplayText::verbatim(game.capitals());
    match on.kind() {
        _ if on.format().is_across_games() => say!("competition-title-five"),
        Contest::Groups => say!("competition-title-groups", game),
        Contest::Cup => say!("competition-title-cup", game),
        Contest::League => say!("competition-title-league", game),
    }
}

/// Returns the button that leads to the list of all competitions.
fn to_list() -> Node<'static, CompetitionMsg> {
    Button::new(say!("competition-all")).asks(CompetitionMsg::List).min_width(260.0)
}

/// Returns the page of a competition with the results that are `known`, or the running ceremony.
fn view(
    known: &Competition,
    on: Option<&Competition>,
    ceremony: &Ceremony,
    odds: Option<&[f32]>,
    status_message: Option<MessageId>,
    giving_up: bool,
    scorers: bool,
) -> Node<'static, CompetitionMsg> {
    let title = title_of(known);
    match (ceremony.page_open(), known.for_people()) {
        (Some((CeremonyKind::Lots(_), age)), _) => titled(title, None, lots::view(known, age).key("lots")),
        (Some((CeremonyKind::Tunnel, age)), Some(next)) => tunnel::view(known, &next, age).key("tunnel"),
        (Some((CeremonyKind::Lift, age)), _) => lift::view(known, age, ceremony.confetti()).key("lift"),
        (Some((CeremonyKind::Silver, age)), _) => lift::second(known, age).key("second"),
        _ => {
            let over = known.champion().is_some();
            let buttons = beside(known, giving_up, scorers, over);
            let coming = on.and_then(|on| ceremony.coming(on));
            let scorers = (scorers && coming.is_none()).then(|| scorers::view(known));
            let body = active(known, coming, odds, status_message, scorers, ceremony.confetti());
            titled(title, Some(buttons), body.key("under way"))
        }
    }
}

/// Returns the page of a competition under way: its state, what comes next, and the `status_message` of the search for
/// a recorded match. The result `coming` is shown as it comes in.
fn active(
    competition: &Competition,
    coming: Option<(FixtureId, FixtureResult)>,
    odds: Option<&[f32]>,
    status_message: Option<MessageId>,
    scorers: Option<Node<'static, CompetitionMsg>>,
    confetti: Option<f32>,
) -> Node<'static, CompetitionMsg> {
    let champion = competition.champion();
    // The tables of a league and of groups that are still played need room; those of groups stay for later.
    let league = fixtures::is_table(competition);
    let stands = match champion {
        Some(_) => standing::crowned(competition),
        None => standing::next_up(competition, coming.map(|(at, _)| at), odds),
    };
    let next = match (champion, competition.for_people()) {
        (Some(_), _) => Button::primary(say!("competition-new"))
            .never_initial_focus()
            .asks(CompetitionMsg::Another)
            .key("another"),
        (None, Some(_)) => Button::primary(say!("drawer-kick-off")).asks(CompetitionMsg::Play),
        (None, None) if coming.is_some() => go_on_button(),
        (None, None) => {
            Button::new(say!("competition-others-playing")).enabled(false).asks(CompetitionMsg::Play)
        }
    };
    let foot = match (champion, coming) {
        (None, Some(_)) => press_on(),
        // The results of the matches do not look like buttons.
        _ => {
            let hint = competition.scorers_known().1 > 0 && scorers.is_none();
            let hint = hint.then_some(id!("competition-watch-hint"));
            status_message.or(hint).map_or_else(
                || StyledText::note("").node(),
                |words| StyledText::note(words).colour(CHALK).node(),
            )
        }
    };
    let left = column()
        .basis(if league { 800.0 } else { 600.0 })
        .grow()
        .gap(20.0)
        .child(stands)
        .children(fixtures::tables(competition, odds));
    let right = fixtures::columns(competition, coming).basis(if league { 760.0 } else { 900.0 }).share(2.0);
    // Beside the tables of groups, which are high, a bracket is as high as it must be, so that the final is in sight.
    let both = || {
        let both = row().wrap().gaps(40.0, 24.0).grow().rigid().child(left).child(right);
        if competition.kind() == Contest::Groups && !league { both.align_start() } else { both.stretch() }
    };
    let body = over(scorers.unwrap_or_else(both), next, foot);
    let Some((side, age)) = champion.zip(confetti) else { return body };
    let colours = competition.club(side).colours;
    body.surface(BoxSurface::drawn(move |p, _, _| paper(p, p.clip_rect(), colours, age)))
}

/// Returns the main button of a page on which a ceremony runs. Its press is a press like any other.
fn go_on_button() -> Node<'static, CompetitionMsg> {
    Button::primary(say!("competition-go-on")).asks(CompetitionMsg::Keep)
}

/// Returns the note that any press continues.
fn press_on<'a, M: 'a>() -> Node<'a, M> {
    row().rigid().centred().child(StyledText::note(say!("competition-any-key")).colour(CHALK).centred())
}

/// Returns what scrolls, over the main button, which stays in sight with the note beside it.
fn over(
    body: Node<'static, CompetitionMsg>,
    button: Node<'static, CompetitionMsg>,
    note: Node<'static, CompetitionMsg>,
) -> Node<'static, CompetitionMsg> {
    let foot = row().gap(40.0).rigid().child(button.portion(2.0)).child(note.portion(3.0));
    column().gap(20.0).min_height(0.0).child(column().scrolls().grow().child(body)).child(foot)
}

/// Returns the sign between two sides that meet.
pub(super) fn versus<'a, M: 'a>() -> Node<'a, M> {
    drawing((60.0, 60.0), |p, r| {
        fill_rounded_rect(p, r, 30.0, ink(INK));
        draw_frame(p, r, 30.0, 3.0, AMBER);
        draw_text(p, r.center(), Align2::CENTER_CENTER, &id!("page-v").shown(), UiFont::Display, 40.0, AMBER);
    })
    .rigid()
}

/// Returns the crest of a club in an area of at least that size.
pub(super) fn club_crest<'a, M: 'a>(club: &'static Club, size: f32) -> Node<'a, M> {
    drawing((size, size), move |p, r| {
        draw_shield(p, r.center(), r.width().min(r.height()), club);
    })
    .rigid()
}

/// Returns the buttons beside the title: to the top scorers or back, to the list, and the one that ends a competition.
/// Once that is pressed, a "no" takes its place, so that a second click confirms nothing.
fn beside(known: &Competition, asked: bool, scorers: bool, over: bool) -> Node<'static, CompetitionMsg> {
    let live = known.results().next().is_some();
    let words = if scorers { id!("competition-to-matches") } else { id!("competition-scorers") };
    let other = || Button::new(words).asks(CompetitionMsg::Scorers(!scorers));
    let buttons = if asked && !over {
        vec![
            Button::new(say!("competition-abandon-surely")).asks(CompetitionMsg::End),
            Button::new(say!("competition-keep")).asks(CompetitionMsg::Keep),
        ]
    } else {
        let end = || Button::new(say!("competition-abandon")).asks(CompetitionMsg::GiveUp);
        let other = live.then(other).into_iter().chain([to_list()]);
        other.chain((!over).then(end)).collect()
    };
    row().wrap().gap(16.0).at_end().children(buttons.into_iter().map(|button| button.min_width(200.0)))
}
