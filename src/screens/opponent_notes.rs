//! What a person has seen of the opponent: who it is, how they have played so far, and what it tends to do. The matches
//! in the archive count, and the one at the table as far as it has been played.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiContexts;

use super::{ScreenSet, draw_page, on_show, rank};
use crate::flow::page::{AppPage, Navigate, page_opened};
use crate::flow::pending::{AnswerTimeout, PendingAnswer};
use crate::flow::prefs::StoreHandle;
use crate::session::progress::PersonalProgress;
use crate::session::{MatchInView, Seating, TableMatch};
use crate::theme::room::draw_notepaper;
use crate::widgets::{self, BoxSurface, Node, StyledText, column};
use ai::Difficulty;
use ai::opponent_model::{Notebook, NotesSubject};
use engine::{Record, Seat};
use games::dyn_game::DynGame;
use stage::palette::INK;
use store::{NotebookKey, notebook_of, seconds};
use words::DisplayText;
use words::{id, say};

/// What the page says.
#[derive(Resource, Default)]
pub(super) enum OpponentNotesPage {
    #[default]
    Closed,
    /// The records of earlier matches are being read. The match at the table comes behind them, if it is not over.
    Reading(PendingAnswer<Vec<(Record, Seat)>>, Option<(Record, Seat)>),
    /// All of them are being replayed.
    Noting(PendingAnswer<Option<Notebook>>),
    /// The notes are there.
    Noted(Option<Notebook>),
}

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OpponentNotesPage>().add_systems(
        Update,
        (
            open.run_if(page_opened(AppPage::OpponentNotes)),
            receive_answer.run_if(on_show(AppPage::OpponentNotes)),
        )
            .chain()
            .in_set(ScreenSet::Page(AppPage::OpponentNotes)),
    );
    draw_page(app, AppPage::OpponentNotes, draw);
}

/// The opponent of the only person at the table.
#[derive(Clone, Copy)]
pub(super) struct TableOpponent {
    game: &'static dyn DynGame,
    difficulty: Difficulty,
    /// The seat of the person.
    person: Seat,
}

impl TableOpponent {
    /// Returns the opponent; none in a lesson.
    pub(super) fn of(played: &TableMatch, seating: &Seating) -> Option<Self> {
        let difficulty =
            seating.rival(played.state.seats()).filter(|_| played.start_request.lesson.is_none())?;
        Some(Self { game: played.game, difficulty, person: seating.humans().first()? })
    }

    /// Returns its name.
    pub(super) fn name(self) -> DisplayText {
        self.game.opponent(self.difficulty).called()
    }

    /// Returns true if it plays cards that can be foreseen: in a game in which a bot keeps notebooks.
    pub(super) fn can_be_noted(self) -> bool {
        self.game.notebook_difficulty().is_some()
    }

    /// Returns its face, strength and style, and the person's results against it. Of a first match it is not said that
    /// it is one.
    pub(super) fn panel<M: 'static>(self, progress: &PersonalProgress) -> Node<'static, M> {
        let Self { game, difficulty, person } = self;
        let record = progress.in_game(game).map(|game| game.against(difficulty));
        let record = record.filter(|record| record.last.is_some());
        let results = record.map(|record| rank::results(&record, seconds()));
        rank::opponent(game, game.opponent(difficulty), !person, results)
    }
}

/// Asks for what is known of the opponent.
fn open(
    (played, seating): (Res<TableMatch>, Res<Seating>),
    mut page: ResMut<OpponentNotesPage>,
    data: Res<StoreHandle>,
) {
    let Some(TableOpponent { game, difficulty, person }) = TableOpponent::of(&played, &seating) else {
        return;
    };
    let key = NotebookKey { person: seating.people[person].clone(), game: game.id().to_owned(), difficulty };
    // Once it is over, it is in the archive.
    let at_table = played.state.outcome().is_none().then(|| (played.state.record().clone(), person));
    let records = PendingAnswer::from_store(&data, move |store| store.matches_against(&key));
    *page = OpponentNotesPage::Reading(records, at_table);
}

/// Takes the records once they are there, has them replayed, and takes the notes.
fn receive_answer(
    played: Res<TableMatch>,
    mut page: ResMut<OpponentNotesPage>,
    timeout: Res<AnswerTimeout>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let then = match &mut *page {
        OpponentNotesPage::Closed | OpponentNotesPage::Noted(_) => return,
        OpponentNotesPage::Reading(records, at_table) => records.wait(*timeout).map(|records| {
            let (game, at_table) = (played.game.id(), at_table.take());
            let all: Vec<_> = records.into_iter().flatten().chain(at_table).collect();
            OpponentNotesPage::Noting(PendingAnswer::spawn(move || notebook_of(game, &all)))
        }),
        OpponentNotesPage::Noting(notes) => {
            notes.wait(*timeout).map(|notes| OpponentNotesPage::Noted(notes.flatten()))
        }
    };
    redraw.write(RequestRedraw);
    if let Some(then) = then {
        *page = then;
    }
}

fn draw(
    mut contexts: EguiContexts,
    MatchInView { the_match: played, seating, .. }: MatchInView,
    (page, progress): (Res<OpponentNotesPage>, Res<PersonalProgress>),
    mut go: MessageWriter<Navigate>,
) -> Result {
    let Some(opponent) = TableOpponent::of(&played, &seating) else { return Ok(()) };
    let view = view(opponent, &page, &progress);
    if widgets::page(contexts.ctx_mut()?, "opponent notes", 0.66, view).is_some() {
        go.write(Navigate::Back);
    }
    Ok(())
}

fn view(table: TableOpponent, page: &OpponentNotesPage, progress: &PersonalProgress) -> Node<'static, ()> {
    let notebook = match page {
        OpponentNotesPage::Noted(notebook) => notebook.as_ref(),
        _ => None,
    };
    let noted = notebook.map(|notebook| {
        let about = NotesSubject::Bot(table.name());
        (notebook.matches(), table.game.notebook_sentences(notebook, &about).unwrap_or_default())
    });
    let line = |words: DisplayText| StyledText::body(words).colour(INK).node().rigid();
    let notes = match noted {
        None => vec![],
        Some((_, sentences)) if sentences.is_empty() => vec![line(say!("opponent-notes-none"))],
        Some((matches, sentences)) => {
            let from = StyledText::note(say!("opponent-notes-from", n = matches)).colour(INK);
            sentences.into_iter().map(line).chain([from.node().rigid()]).collect()
        }
    };
    let paper = BoxSurface::drawn(|p, r, _| draw_notepaper(p, r));
    let notes = column().gap(14.0).pad(46.0, 36.0).min_height(240.0).surface(paper).children(notes);
    let body = column()
        .scrolls()
        .gap(24.0)
        .pad(12.0, 12.0)
        .child(table.panel(progress).rigid())
        .child(StyledText::heading(id!("opponent-notes-seen")).size(30.0).node().rigid())
        .child(notes.rigid());
    let name = DisplayText::verbatim(table.name().capitals());
    widgets::titled_page_within((1200.0, 1000.0), say!("opponent-notes-title", name), None, (), body)
}
