//! The result: how it ended, and once more.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Color32, Painter, Rect, pos2};

use super::club::{self, Club};
use super::honours::{FALLS, cup, paper, word};
use super::played::Played;
use super::{card, page};
use crate::ai::Level;
use crate::club::honours::Honour;
use crate::engine::{BySeat, Decided, Outcome, Record, Seat, Seats};
use crate::flow::action::InputAction;
use crate::flow::clipboard::Pasteboard;
use crate::flow::navigation::AppState;
use crate::flow::page::{Go, Page};
use crate::flow::start::{StartMatch, Watch};
use crate::games::{self, story::Story};
use crate::session::again::{Highlights, ShowAgain};
use crate::session::bindings::Bindings;
use crate::session::reports::Reports;
use crate::session::{Match, Seating};
use crate::stage::clubs;
use crate::stage::palette::{AMBER, CHALK, INK, MUTED};
use crate::stage::words::{capital, number};
use crate::store::seconds;
use crate::table::motion::Tempo;
use crate::table::playback::Playback;
use crate::theme::paint::{block, crest, frame, glow, keycap, kit, kit_panel, rect, sheet, text, text_fit};
use crate::theme::widgets::{Desk, Focus, Kind};
use crate::theme::{Face, UiScale, ink};
use crate::who::Who;

/// How long the result has been up, seconds of the show: as long as it is.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct Age(f32);

/// What the match came to, for the result: as long as it is up.
#[derive(Resource, Clone, Debug)]
pub(super) struct Told {
    story: Story,
    /// What was done last, in words.
    said: Option<String>,
}

/// Adds the result.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(AppState::Result), open).add_systems(
        OnExit(AppState::Result),
        |mut commands: Commands| {
            commands.remove_resource::<Age>();
            commands.remove_resource::<Told>();
        },
    );
}

/// The result comes up.
fn open(session: Res<Match>, seating: Res<Seating>, mut focus: ResMut<Focus>, mut commands: Commands) {
    info!("result shown");
    commands.insert_resource(Age::default());
    commands.insert_resource(Told { story: session.live.story(seating.audience), said: None });
    focus.set("again");
}

/// What a click asked for.
#[derive(Clone, Copy)]
enum Wish {
    Go(Go),
    /// Once more, with that seed or any.
    Again(Option<u64>),
    /// What the lesson was for: a match of that game from its beginning.
    Real,
    /// The match shown again.
    Watch,
    /// How it ended, shown again.
    End,
    /// Its report, in the club house.
    Report,
    /// A picture of the result.
    Picture,
    /// Its code, on the clipboard.
    Copy,
}

/// What was done with the match is told.
pub(super) fn hear(session: Res<Match>, mut saved: MessageReader<card::Saved>, mut told: ResMut<Told>) {
    for saved in saved.read() {
        if session.kept == saved.id {
            told.said = Some(card::told(saved));
        }
    }
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    (session, seating): (Res<Match>, Res<Seating>),
    (scale, mut told, keys, reports): (Res<UiScale>, ResMut<Told>, Res<Bindings>, Res<Reports>),
    (highlights, playback, mut pasteboard): (Res<Highlights>, Res<Playback>, NonSendMut<Pasteboard>),
    (mut focus, mut club): (ResMut<Focus>, ResMut<Club>),
    (mut go, mut pictures, mut shows): (
        MessageWriter<Go>,
        MessageWriter<card::Wanted>,
        MessageWriter<ShowAgain>,
    ),
    (mut starts, mut watches): (MessageWriter<StartMatch>, MessageWriter<Watch>),
    (time, tempo, mut age): (Res<Time>, Res<Tempo>, ResMut<Age>),
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let Some(outcome) = session.outcome() else { return Ok(()) };
    let moves = tempo.moves();
    age.0 += time.delta_secs();
    if moves && age.0 < FALLS && outcome.winner.is_some() {
        redraw.write(RequestRedraw);
    }
    let choice = page(contexts.ctx_mut()?, "result", 0.55, |ui, canvas| {
        let mid = canvas.w / 2.0;
        let p = ui.painter().clone();
        let played = Played::of(&told.story, &p, *scale);
        let next = next_medal(&session, &outcome).unwrap_or_default();
        let words = match (outcome.medal, &session.occasion) {
            (Some(medal), _) => format!("{} A {} medal.{next}", how(&outcome), medal.name()),
            (None, Some(occasion)) => format!("{occasion}. {}", how(&outcome)),
            (None, None) => format!("{} {}{next}", how(&outcome), word(&outcome, seating.humans())),
        };
        let words = p.layout(words, Face::Text.at(scale.text(26.0)), ink(MUTED), 1160.0);
        // Honours are known a moment later: their line is there from the beginning.
        let honours = scale.text(26.0) + 12.0;
        let tall = 606.0 + played.tall + words.size().y + honours;
        let top = (canvas.h - tall) / 2.0 + 10.0;
        let r = rect(mid - 620.0, top, 1240.0, tall);
        if let Some(winner) = outcome.winner.filter(|winner| celebrated(&seating, *winner)) {
            if moves && age.0 < FALLS {
                paper(&p, canvas, kit(winner), age.0);
            }
            // The cup rises behind the sheet.
            let t = if moves { (age.0 / 0.5).min(1.0) } else { 1.0 };
            let risen = 1.0 - (1.0 - t).powi(3);
            cup(&p, pos2(mid, top + 6.0 + 150.0 * (1.0 - risen)), 150.0);
        }
        sheet(&p, r, 20.0);
        frame(&p, r, 20.0, 4.0, AMBER);
        text_fit(
            &p,
            pos2(mid, top + 66.0),
            Align2::CENTER_CENTER,
            &headline(&seating, &outcome),
            Face::Headline,
            92.0,
            r.width() - 80.0,
            AMBER,
        );
        // The winner's glow lies under both tiles.
        let first = outcome.winner.unwrap_or(Seat::Home);
        for seat in [first, !first] {
            side(&p, r, top + 130.0, seat, &outcome, seating.called(seat));
        }
        played.draw(&p, rect(r.left() + 40.0, top + 378.0, r.width() - 80.0, played.tall));
        let under = top + 391.0 + played.tall + words.size().y;
        p.galley(pos2(mid - words.size().x / 2.0, top + 391.0 + played.tall), words, ink(MUTED));
        if let Some(earned) = told.said.clone().or_else(|| earned(reports.earned(&session.kept))) {
            let at = pos2(mid, under + honours / 2.0);
            let size = scale.text(26.0);
            text_fit(&p, at, Align2::CENTER_CENTER, &earned, Face::Text, size, r.width() - 80.0, AMBER);
        }
        let mut desk = Desk::new(ui, *scale, &mut focus);
        let mut choice = None;
        let y = r.bottom() - 196.0;
        let place = |x: f32, w: f32| rect(mid + x, y, w, 80.0);
        if session.occasion.is_some() {
            if desk.button("again", place(-580.0, 490.0), "ON WITH THE COMPETITION", 48.0, Kind::Go) {
                choice = Some(Wish::Go(Go::Title(Some(Page::Competition))));
            }
        } else if session.begun.lesson.is_some() {
            if desk.button("again", place(-580.0, 490.0), "NOW A REAL MATCH", 56.0, Kind::Go) {
                choice = Some(Wish::Real);
            }
        } else {
            if desk.button("again", place(-580.0, 290.0), "PLAY AGAIN", 56.0, Kind::Go) {
                choice = Some(Wish::Again(None));
            }
            if desk.button("rematch", place(-270.0, 180.0), "Same seed", 36.0, Kind::Plain) {
                choice = Some(Wish::Again(Some(session.live.record().seed)));
            }
        }
        let kind = if seating.humans() == Seats::NONE { Kind::Off } else { Kind::Plain };
        if desk.button("watch", place(-70.0, 220.0), "Watch again", 36.0, Kind::Plain) {
            choice = Some(Wish::Watch);
        }
        let coach = place(170.0, 200.0);
        if desk.button("look back", coach, "Coach", 36.0, kind) {
            choice = Some(Wish::Go(Go::To(Page::Review)));
        }
        if kind != Kind::Off {
            keycap(
                &p,
                pos2(coach.right() - 8.0, coach.top() + 2.0),
                28.0,
                &keys.cap_of(InputAction::Coach),
                false,
            );
        }
        if desk.button("to title", place(390.0, 190.0), "Title", 36.0, Kind::Plain) {
            choice = Some(Wish::Go(Go::Title(None)));
        }
        let place = |k: f32| rect(mid - 580.0 + 294.0 * k, r.bottom() - 96.0, 278.0, 64.0);
        let ends = if highlights.can_end(&session, &playback) { Kind::Plain } else { Kind::Off };
        if desk.button("result end", place(0.0), "Last turn again", 34.0, ends) {
            choice = Some(Wish::End);
        }
        let kind = if session.begun.lesson.is_some() { Kind::Off } else { kind };
        if desk.button("result report", place(1.0), "Match report", 34.0, kind) {
            choice = Some(Wish::Report);
        }
        if desk.button("result picture", place(2.0), "Save as a picture", 34.0, Kind::Plain) {
            choice = Some(Wish::Picture);
        }
        if desk.button("result code", place(3.0), "Copy match code", 34.0, Kind::Plain) {
            choice = Some(Wish::Copy);
        }
        desk.done();
        choice
    });
    match choice {
        Some(Wish::Again(seed)) => {
            starts.write(session.begun.again(seed));
        }
        Some(Wish::Real) => {
            let who = BySeat::new(Who::Human, Who::Bot(Level::Amateur));
            starts.write(StartMatch::new(session.game, String::new(), None, who));
        }
        Some(Wish::Watch) => {
            watches.write_batch(Watch::new(session.live.record().clone(), Some(seating.who), None));
        }
        Some(Wish::End) => {
            shows.write(ShowAgain::End);
        }
        Some(Wish::Go(wish)) => {
            go.write(wish);
        }
        Some(Wish::Report) => {
            club.report_of(session.kept.clone());
            go.write(Go::To(Page::Club));
        }
        Some(Wish::Picture) => {
            pictures.write(card::Wanted {
                id: session.kept.clone(),
                record: Some(session.live.record().clone()),
                who: Some(seating.who),
                names: seating.names.clone(),
                ended: seconds(),
            });
        }
        Some(Wish::Copy) => told.said = Some(copied(session.live.record(), &mut pasteboard)),
        None => {}
    }
    Ok(())
}

/// Puts the code of the match on the clipboard; what is said of it.
fn copied(record: &Record, pasteboard: &mut Pasteboard) -> String {
    match games::code::spell(record) {
        Ok(code) => match pasteboard.put(&code) {
            Ok(()) => club::COPIED.to_owned(),
            Err(why) => club::no_clipboard(why),
        },
        Err(fault) => fault.to_string(),
    }
}

/// What the match has earned, in a sentence: three honours by name at most.
fn earned(honours: &[Honour]) -> Option<String> {
    let (named, more) = honours.split_at(honours.len().min(3));
    let mut names: Vec<String> = named.iter().map(|honour| honour.name().to_owned()).collect();
    if !more.is_empty() {
        names.push(format!("{} more", more.len()));
    }
    let last = names.pop()?;
    let head = if honours.len() == 1 { "Honour earned" } else { "Honours earned" };
    let all = if names.is_empty() { last } else { format!("{} and {last}", names.join(", ")) };
    Some(format!("{head}: {all}."))
}

/// What the next medal would have needed, where one manager plays for medals.
fn next_medal(session: &Match, outcome: &Outcome) -> Option<String> {
    let one = session.live.seats() == Seats::one(Seat::Home);
    let lead = outcome.score[Seat::Home].saturating_sub(outcome.score[Seat::Away]);
    let medals = session.game.sheet().medals;
    let (needs, medal) = medals.iter().find(|(needs, _)| lead < *needs && one)?;
    Some(format!(" {} needs a lead of {}.", capital(medal.name()), number(*needs)))
}

/// Whether there is reason to celebrate here: not where the only player has lost.
fn celebrated(seating: &Seating, winner: Seat) -> bool {
    let humans = seating.humans();
    humans.has(winner) || !humans.has(!winner)
}

fn headline(seating: &Seating, outcome: &Outcome) -> String {
    let humans = seating.humans();
    match outcome.winner {
        None => "HONOURS EVEN".to_owned(),
        Some(seat) if humans.has(seat) && !humans.has(!seat) => "YOU WIN!".to_owned(),
        Some(seat) if humans.has(!seat) && !humans.has(seat) => "BEATEN THIS TIME".to_owned(),
        Some(seat) => match &seating.names[seat] {
            Some(name) => format!("{} WINS", name.to_uppercase()),
            None => format!("{} WIN", clubs::club(seat).name.to_uppercase()),
        },
    }
}

/// A side of the result: its kit and goals, and what its player is called.
pub(super) fn side(p: &Painter, r: Rect, y: f32, seat: Seat, outcome: &Outcome, name: &str) {
    let home = seat == Seat::Home;
    let x = if home { r.left() + 40.0 } else { r.right() - 440.0 };
    kit_panel(p, rect(x, y, 400.0, 230.0), seat, 40.0);
    let mid = x + 200.0;
    crest(p, pos2(if home { x + 76.0 } else { x + 324.0 }, y + 86.0), 104.0, seat);
    text(
        p,
        pos2(if home { x + 240.0 } else { x + 160.0 }, y + 86.0),
        Align2::CENTER_CENTER,
        clubs::club(seat).short,
        Face::Display,
        96.0,
        CHALK,
    );
    text_fit(p, pos2(mid, y + 188.0), Align2::CENTER_CENTER, name, Face::Display, 40.0, 330.0, CHALK);
    let tile = if home { r.center().x - 90.0 } else { r.center().x + 90.0 };
    let won = outcome.winner == Some(seat);
    if won {
        glow(p, pos2(tile, y + 104.0), 150.0, AMBER, 0.7);
    }
    block(p, rect(tile - 70.0, y + 30.0, 140.0, 150.0), 14.0, ink(if won { AMBER } else { CHALK }));
    let goals = outcome.score[seat].to_string();
    text(p, pos2(tile, y + 106.0), Align2::CENTER_CENTER, &goals, Face::Display, 140.0, INK);
    p.rect_filled(rect(tile - 70.0, y + 103.0, 140.0, 4.0), 0, Color32::from_black_alpha(60));
    if let Some(kicks) = outcome.kicks {
        let words = format!("({})", kicks[seat]);
        text(p, pos2(tile, y + 208.0), Align2::CENTER_CENTER, &words, Face::Display, 46.0, AMBER);
    }
}

pub(super) fn how(outcome: &Outcome) -> String {
    match outcome.decided {
        Decided::NormalTime => "Full time.".into(),
        Decided::ExtraTime => "After extra time.".into(),
        Decided::SuddenRounds => "Decided in the extra rounds.".into(),
        Decided::Shootout => "Decided from the spot.".into(),
        Decided::Elimination => "One side had nobody left.".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn honours_are_named_in_one_sentence() {
        let said = |n: usize| earned(&Honour::ALL[..n]);
        assert_eq!(said(0), None);
        assert_eq!(said(1).unwrap(), "Honour earned: Off the mark.");
        assert_eq!(said(2).unwrap(), "Honours earned: Off the mark and A regular.");
        assert_eq!(said(5).unwrap(), "Honours earned: Off the mark, A regular, Ten hours and 2 more.");
    }
}
