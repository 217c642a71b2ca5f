//! The page of the result: how the match ended, and the actions on it.

mod actions;
mod carry_out;
mod day;
mod gains;
pub(super) mod headline;
mod notes;
pub(super) mod side;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{Event, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use self::carry_out::ResultActionParams;
use self::gains::{NoteIcon, ResultNote};
use self::headline::{headline_of, how};
pub(super) use self::notes::recall;
use self::notes::{ResultNotes, open};
use self::side::side;
use super::club::{self};
use super::honours::{FALLS, cup, paper, rain, word};
use super::{ScreenSet, card, match_stats, on_show};
use crate::flow::action::InputAction;
use crate::flow::clipboard::Clipboard;
use crate::flow::navigation::AppState;
use crate::flow::page::Navigate;
use crate::hud::pictures::{PicturePainter, Pictures};
use crate::session::bindings::Bindings;
use crate::session::competition::ActiveCompetitions;
use crate::session::days::LocalDate;
use crate::session::instant_replay::Highlights;
use crate::session::progress::PersonalProgress;
use crate::session::reports::ReportJobs;
use crate::session::tour::TourRuns;
use crate::session::{MatchInView, Seating, TableMatch};
use crate::table::motion::AnimationSpeed;
use crate::table::people::match_end::{MatchEndKind, MatchEndPicture};
use crate::theme::UiScale;
use crate::theme::paint::{draw_frame, draw_sheet, kit};
use crate::widgets::{self, BoxSurface, InitialFocus, Node, StyledText, column, drawing, row, space};
use ai::Difficulty;
use career::honours::Honour;
use career::match_progress::MatchProgress;
use competition::revealed::CompetitionResult;
use engine::{BySeat, Outcome, Record, Seat, SeatSet};
use evening::Evening;
use games::{self, summary::MatchSummary};
use players::controller::Controller;
use players::people::{KnownPeople, PersonName};
use stage::palette::{AMBER, Rgb};
use store::{SavedRun, Settings};
use tour::TourRun;
use words::say;
use words::{DisplayText, MessageArg, Separator};

/// Seconds that the result has been shown, in show time; exists as long as it is shown.
#[derive(Resource, Clone, Copy, Debug, Default, Reflect)]
#[reflect(Resource)]
pub(super) struct ResultTimer(f32);

/// Seconds for which the end of a match is shown before the actions appear, unless a press asks for them.
const PAUSE: f32 = 2.0;
/// Shares of the window's width that picture and panel take.
const SHARES: (f32, f32) = (0.43, 0.57);
/// Text size from which the panel takes the whole window, 1 for 100 %.
const LARGE: f32 = 1.3;

/// Greatest height of the cup, design units.
const CUP: f32 = 150.0;

/// Adds the result.
pub fn plugin(app: &mut App) {
    let result = || in_state(AppState::Result);
    app.register_type::<ResultTimer>()
        .add_systems(OnEnter(AppState::Result), open)
        .add_systems(OnExit(AppState::Result), |mut commands: Commands| {
            commands.remove_resource::<ResultTimer>();
            commands.remove_resource::<ResultNotes>();
            commands.remove_resource::<MatchEndPicture>();
        })
        .add_systems(Update, (recall, receive_answers).chain().run_if(result()).in_set(ScreenSet::Result))
        .add_systems(
            EguiPrimaryContextPass,
            draw.run_if(result().and_then(on_show(None))).in_set(ScreenSet::Result),
        );
}

/// A message of the page.
#[derive(Clone, Copy)]
enum ResultMsg {
    Go(Navigate),
    /// Play again, with that seed or a new one.
    Again(Option<u64>),
    /// Play again with the next person in the loser's place.
    StaysOn(Seat),
    /// Play against that bot instead.
    Meet(Difficulty),
    /// Play the game of the lesson from its beginning.
    Real,
    /// Play the lesson after it.
    NextLesson,
    /// Replay the match.
    Watch,
    /// Replay the end of the match.
    End,
    /// Show more of the match, or less.
    More,
    /// Open its report in the club house.
    Report,
    /// Save a picture of the result.
    Picture,
    /// Copy its code to the clipboard.
    Copy,
}

/// Reports the result of an action.
pub(super) fn receive_answers(
    the_match: Res<TableMatch>,
    mut saved: MessageReader<card::CardSaved>,
    mut notes: ResMut<ResultNotes>,
) {
    for saved in saved.read() {
        if saved.id == card::CardSubjectId::Match(the_match.match_id.clone()) {
            notes.message = Some(card::saved_sentence(saved));
        }
    }
}

/// The time for which the result has been shown.
#[derive(SystemParam)]
pub(super) struct ResultAnimation<'w> {
    time: Res<'w, Time>,
    speed: Res<'w, AnimationSpeed>,
    age: ResMut<'w, ResultTimer>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

impl ResultAnimation<'_> {
    /// Returns the seconds for which the result has been shown, or `None` without animation; `falls` is true while
    /// something falls at first.
    fn advance(&mut self, falls: bool) -> Option<f32> {
        self.age.0 += self.time.delta_secs();
        if self.speed.moves() && self.age.0 < if falls { FALLS } else { PAUSE } {
            self.redraw.write(RequestRedraw);
        }
        self.speed.moves().then_some(self.age.0)
    }
}

/// What the page shows besides its notes.
#[derive(SystemParam)]
pub(super) struct ResultPageParams<'w> {
    in_view: MatchInView<'w>,
    bindings: Res<'w, Bindings>,
    highlights: Res<'w, Highlights>,
    reports: Res<'w, ReportJobs>,
    competitions: Res<'w, ActiveCompetitions>,
    progress: Res<'w, PersonalProgress>,
    tours: Res<'w, TourRuns>,
    date: Res<'w, LocalDate>,
    pictures: Pictures<'w>,
}

impl ResultPageParams<'_> {
    /// Returns the outcome of the match once everything is worked out that the page says about it.
    fn outcome(&self, notes: &ResultNotes) -> Option<Outcome> {
        let worked_out = notes.summary.is_none() && !self.progress.is_reading();
        self.in_view.the_match.outcome().filter(|_| worked_out)
    }

    /// Returns what the page is drawn from. `age` is the time for which it has been shown, if anything moves.
    fn context<'a>(
        &'a self,
        notes: &'a ResultNotes,
        settings: &'a Settings,
        outcome: Outcome,
        age: Option<f32>,
    ) -> ResultContext<'a> {
        let MatchInView { the_match, seating, playback, .. } = &self.in_view;
        let over = self.competitions.competition.as_ref().filter(|on| on.champion().is_some());
        let won = over.filter(|on| on.ending() == Some(CompetitionResult::Won));
        let run = the_match.start_request.tour.as_ref().and_then(|id| self.tours.get(id));
        let run = run.map(|saved| &saved.run);
        let run_ended = run.and_then(TourRun::is_won);
        let occasion = day::view(the_match, seating, settings, self.date.today());
        ResultContext {
            kind: ResultKind::of(&outcome, seating.humans(), won.is_some() || run_ended == Some(true)),
            the_match,
            seating,
            outcome,
            story: &notes.story,
            gains: self.progress.gains(),
            habit: notes.habit.map(|habit| habit.in_words()),
            occasion: match (occasion, run) {
                (Some(words), _) => vec![(NoteIcon::Named("star-fill"), words)],
                (None, Some(run)) => gains::of_stop(run),
                (None, None) => Vec::new(),
            },
            honours: self.reports.earned(&the_match.match_id),
            art: self.pictures.painter(),
            message: notes.message.clone(),
            looked_back: notes.looked_back,
            more: notes.more || notes.looked_back,
            next_lesson: notes.next_lesson.is_some(),
            next_up: next_up(the_match, seating, &outcome, &settings.profiles.people),
            over: over.is_some() || run_ended.is_some(),
            tour_waits: tour_waits(the_match, self.tours.under_way(settings.owner())),
            evening: settings.profiles.evening.as_ref().filter(|_| the_match.evening.is_some()),
            lifts: won.is_some_and(|on| on.kind().has_final()),
            coach: self.bindings.cap_of(InputAction::Coach),
            can_end: self.highlights.can_end(the_match, playback),
            age,
        }
    }
}

/// Draws the page, and carries out what the player asks for on it.
pub(super) fn draw(
    mut contexts: EguiContexts,
    page: ResultPageParams,
    mut timer: ResultAnimation,
    mut actions: ResultActionParams,
) -> Result {
    let Some(outcome) = page.outcome(&actions.notes) else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let pressed = |event: &Event| {
        matches!(event, Event::Key { pressed: true, .. } | Event::PointerButton { pressed: true, .. })
    };
    if ctx.input(|input| input.events.iter().any(pressed)) {
        timer.age.0 = timer.age.0.max(PAUSE);
    }
    let age = timer.advance(outcome.winner.is_some());
    let shown = page.context(&actions.notes, &actions.prefs.settings, outcome, age);
    let (opening, more) = (shown.opening(), shown.more);
    let text = UiScale::from_context(ctx).text_factor();
    let msg = widgets::page_opening(ctx, "result", shown.kind.dim(), opening, shown.view(text));
    if let Some(msg) = msg {
        actions.carry_out(&page.in_view.the_match, &page.in_view.seating, more, msg);
    }
    Ok(())
}

/// How the match ended for the people at the screen; it decides colour and darkness of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ResultKind {
    /// A medal or a competition is won.
    Prize,
    /// There is reason to celebrate: the only person has won, or one of two, or one of two bots.
    Won,
    /// Nobody has won.
    Drawn,
    /// The only person has lost.
    Lost,
}

impl ResultKind {
    /// Returns the kind of a match's result; `ours` is true if a person has won the competition with it.
    fn of(outcome: &Outcome, humans: SeatSet, ours: bool) -> Self {
        match outcome.winner {
            Some(winner) if !humans.contains(winner) && humans.contains(!winner) => Self::Lost,
            _ if outcome.medal.is_some() || ours => Self::Prize,
            Some(_) => Self::Won,
            None => Self::Drawn,
        }
    }

    /// Returns how dark the picture behind the page is, 0..=1.
    const fn dim(self) -> f32 {
        match self {
            Self::Lost => 0.24,
            Self::Drawn => 0.1,
            Self::Prize | Self::Won => 0.0,
        }
    }

    /// Returns what the picture shows.
    const fn end(self) -> MatchEndKind {
        match self {
            Self::Lost => MatchEndKind::Lost,
            Self::Drawn => MatchEndKind::Drawn,
            Self::Prize | Self::Won => MatchEndKind::Won,
        }
    }

    /// Returns the colour of the headline and of the frame.
    const fn colour(self) -> Rgb {
        match self {
            Self::Lost => STEEL,
            Self::Prize | Self::Won | Self::Drawn => AMBER,
        }
    }
}

/// The colour of a defeat.
const STEEL: Rgb = Rgb(0x9F_B3_C8);

/// The state that the page is drawn from.
struct ResultContext<'a> {
    kind: ResultKind,
    the_match: &'a TableMatch,
    seating: &'a Seating,
    outcome: Outcome,
    story: &'a MatchSummary,
    /// What the match has brought its person.
    gains: Option<&'a MatchProgress>,
    /// The news of a match of the day, or of a stop of a tour.
    occasion: Vec<ResultNote>,
    /// The sentence on the opponent's habit.
    habit: Option<DisplayText>,
    /// The honours that the match has earned.
    honours: &'a [Honour],
    /// The pictures of their medals.
    art: PicturePainter<'a>,
    /// The result of the last action.
    message: Option<DisplayText>,
    /// The evening that the match was a part of.
    evening: Option<&'a Evening>,
    /// True if the match was the last of its competition or tour.
    over: bool,
    /// True if it was the lesson of the game that a tour waits to play.
    tour_waits: bool,
    /// True if a person has won a cup with it.
    lifts: bool,
    /// The label of the coach's key.
    coach: DisplayText,
    /// True if the player comes back from the coach.
    looked_back: bool,
    /// True if statistics and all actions are shown.
    more: bool,
    /// True if another lesson comes after the one that was played.
    next_lesson: bool,
    /// The loser's side, and the name of the person who comes on there if the winner stays on.
    next_up: Option<(Seat, PersonName)>,
    /// True if the last turn can be replayed.
    can_end: bool,
    /// Seconds that the result has been shown; `None` if nothing moves.
    age: Option<f32>,
}

impl<'a> ResultContext<'a> {
    /// Returns which widget has the focus: none at first, so that the key that ended the match does not start another.
    const fn opening(&self) -> InitialFocus {
        if self.looked_back { InitialFocus::Focused } else { InitialFocus::AtRest }
    }

    /// Returns the page: the picture's free side, with confetti or rain over it, and the panel on the other one with a
    /// cup that is won behind it.
    fn view(&self, text: f32) -> Node<'a, ResultMsg> {
        let kind = self.kind;
        let falling = self.outcome.winner.zip(self.age.filter(|age| *age < FALLS));
        let t = self.age.map_or(1.0, |age| (age / 0.5).min(1.0));
        let sunk = (1.0 - t).powi(3);
        let board = BoxSurface::drawn(move |p, r, _| {
            if kind == ResultKind::Prize {
                // All of it is inside the window.
                let tall = (r.top() - p.clip_rect().top()).clamp(0.4 * CUP, CUP);
                cup(p, r.center_top() + vec2(0.0, 6.0 + tall * sunk), tall);
            }
            draw_sheet(p, r, 20.0);
            draw_frame(p, r, 20.0, 4.0, kind.colour());
        });
        let acts = self.age.is_none_or(|age| age >= PAUSE);
        let panel = column().gap(14.0).pad(36.0, 26.0).full_width().max_width(1240.0).min_height(0.0);
        let panel = panel.surface(board).child(self.ending(acts)).children(acts.then(|| self.first_row()));
        let sky = BoxSurface::drawn(move |p, r, _| match falling {
            Some((_, age)) if kind == ResultKind::Lost => rain(p, r, age),
            Some((winner, age)) => paper(p, r, kit(winner), age),
            None => {}
        });
        let room = space(0.0, if kind == ResultKind::Prize { 0.8 * CUP } else { 0.0 });
        // It grows upwards, so that buttons stay where they are when honours come or more is asked for.
        let panel = column().align_middle().at_end().full_height().child(room).child(panel);
        let page = row().pad(20.0, 20.0).surface(sky);
        if text > LARGE {
            return page.child(panel.portion(1.0));
        }
        page.child(column().portion(SHARES.0)).child(panel.portion(SHARES.1))
    }

    /// Returns how the match ended: headline, both sides and text; if it `acts`, what it has brought; with more of it,
    /// statistics and what else can be done with the match.
    fn ending(&self, acts: bool) -> Node<'a, ResultMsg> {
        let (the_match, seating, outcome) = (self.the_match, self.seating, self.outcome);
        let called = BySeat::from_fn(|seat| player(the_match, seating, seat).shown());
        // Nothing shines for somebody who lost. The winner's glow is below both tiles.
        let shines = self.kind != ResultKind::Lost;
        let first = outcome.winner.unwrap_or(Seat::Home);
        let sides = drawing((930.0, 236.0), move |p, r| {
            for seat in [first, !first] {
                side(p, r, seat, &outcome, shines, &called[seat]);
            }
        });
        let how = how(the_match.game.info(), &outcome);
        let words = match (outcome.medal, &the_match.occasion) {
            (None, Some(occasion)) => say!("result-occasion", occasion, how),
            (medal, _) => {
                let medal_text = medal.map_or_else(
                    || word(&outcome, seating.humans()).into(),
                    |medal| say!("result-medal", medal = MessageArg::selector(medal.name())),
                );
                let next = gains::next_medal(the_match, &outcome).unwrap_or_default();
                DisplayText::list([how.into(), medal_text, next], Separator::Space)
            }
        };
        let headline = StyledText::title(headline(seating, &outcome));
        let headline = headline.colour(self.kind.colour()).size(92.0).centred();
        let page = column()
            .scrolls()
            .in_the_middle()
            .gap(12.0)
            .child(headline.node().rigid())
            .child(sides.rigid())
            .child(StyledText::note(words).size(26.0).centred().node().rigid());
        if !acts {
            return page;
        }
        // The statistics take the place of what the match has brought.
        let brought = !self.more;
        let gains = self.gains.filter(|_| brought);
        let news = self
            .occasion
            .iter()
            .cloned()
            .chain(gains.into_iter().flat_map(|gains| gains::brought(gains, the_match.game)));
        let news: Vec<ResultNote> = news.collect();
        let is_tour = the_match.tour.is_some();
        page.children((!news.is_empty()).then(|| gains::badges(news, self.art)))
            .children(gains.map(|gains| gains::next(gains, self.habit.clone(), is_tour)))
            .children(the_match.start_request.lesson.is_some().then(|| gains::first_opponent(the_match.game)))
            // One child, so that the widgets below keep their ids and the focus: honours come a moment later.
            .child(
                column()
                    .rigid()
                    .gap(8.0)
                    .children(
                        (brought && !self.honours.is_empty()).then(|| gains::earned(self.honours, self.art)),
                    )
                    .children(
                        self.message
                            .clone()
                            .map(|message| StyledText::note(message).size(26.0).colour(AMBER).centred()),
                    ),
            )
            .children(self.more.then(|| match_stats::view(self.story)).flatten())
            .children(self.more.then(|| self.second_row()))
    }
}

/// Returns true if the match was a lesson of the game that is due in that run.
fn tour_waits(the_match: &TableMatch, run: Option<&SavedRun>) -> bool {
    let due = run.and_then(|saved| saved.run.fixture());
    let is_lesson = the_match.start_request.lesson.is_some();
    due.is_some_and(|due| is_lesson && due.leg.game.id == the_match.game.id())
}

/// Returns the name of the player on that side: a person, a bot, or else the club.
fn player(the_match: &TableMatch, seating: &Seating, seat: Seat) -> DisplayText {
    match seating.controllers[seat] {
        Controller::Bot(difficulty)
            if seating.names[seat].is_none() && the_match.state.seats().contains(seat) =>
        {
            games::title_of(the_match.game.id(), difficulty).into()
        }
        _ => seating.called(seat),
    }
}

/// Returns the side that has lost a friendly of two people, and the name of the person who comes on there if the winner
/// stays on; `None` if nobody waits.
fn next_up(
    the_match: &TableMatch,
    seating: &Seating,
    outcome: &Outcome,
    people: &KnownPeople,
) -> Option<(Seat, PersonName)> {
    let plain = the_match.occasion.is_none() && the_match.start_request.lesson.is_none();
    let loser = !outcome.winner?;
    let names = seating.names_for_others();
    // It is the match of those who are at this screen now.
    let now = people.names_at(SeatSet::BOTH);
    let theirs = Seat::BOTH.into_iter().all(|seat| {
        let name = now[seat].as_ref().map(|name| DisplayText::verbatim(name.as_str()));
        name.is_some() && names[seat] == name
    });
    let next = people.next_up(usize::from(loser == Seat::Away))?;
    let plays = plain && theirs && seating.humans() == SeatSet::BOTH;
    let next = people.names().get(next).filter(|_| plays)?;
    Some((loser, next.clone()))
}

/// Copies the code of the match to the clipboard; returns the sentence that reports it.
fn copied(record: &Record, clipboard: &mut Clipboard) -> DisplayText {
    match games::code::encode(record) {
        Ok(code) => club::copy(&code, club::COPIED, clipboard),
        Err(error) => DisplayText::verbatim(error.to_string()),
    }
}

fn headline(seating: &Seating, outcome: &Outcome) -> DisplayText {
    let humans = seating.humans();
    match outcome.winner {
        Some(seat) if humans.contains(seat) && !humans.contains(!seat) => say!("result-you-win"),
        Some(seat) if humans.contains(!seat) && !humans.contains(seat) => say!("result-beaten"),
        winner => headline_of(winner.map(|seat| (seat, seating.names[seat].as_ref()))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Decided, Medal};

    #[test]
    fn a_won_title_shows_the_cup_and_a_defeat_shows_no_celebration() {
        let ended = |home, away| Outcome::of(Decided::NormalTime, BySeat::new(home, away), None, false);
        let (home, won, away) = (SeatSet::one(Seat::Home), ended(2, 1), ended(1, 2));
        assert_eq!(ResultKind::of(&won, home, false), ResultKind::Won);
        assert_eq!(ResultKind::of(&won, home, true), ResultKind::Prize);
        let gold = Outcome { medal: Some(Medal::Gold), ..won };
        assert_eq!(ResultKind::of(&gold, home, false), ResultKind::Prize);
        assert_eq!(ResultKind::of(&away, home, false), ResultKind::Lost);
        assert_eq!(ResultKind::of(&away, SeatSet::BOTH, false), ResultKind::Won);
        assert_eq!(ResultKind::of(&away, SeatSet::NONE, false), ResultKind::Won);
        assert_eq!(ResultKind::of(&ended(1, 1), home, false), ResultKind::Drawn);
        assert_ne!(ResultKind::Lost.end(), ResultKind::Won.end());
    }
}
