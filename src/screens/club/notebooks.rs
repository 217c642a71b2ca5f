//! The notebooks of the club house: what each bot that reads its rivals knows of the people at this screen, word for
//! word. Any of them can be burned.

use super::super::portrait;
use crate::theme::room::draw_notepaper;
use crate::widgets::{BoxSurface, Button, Node, StyledText, column, drawing, row};
use ai::opponent::Portrait;
use ai::opponent_model::NotesSubject;
use engine::Seat;
use games::dyn_game::DynGame;
use games::{self, GAMES};
use players::people::PersonName;
use stage::palette::{AMBER, INK, MUTED};
use store::{NotebookKey, Notebooks};
use words::{DisplayText, MessageId};
use words::{id, say};

/// One notebook in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct NotebookText {
    key: NotebookKey,
    /// The name of the bot, and its face.
    reader: MessageId,
    face: Portrait,
    /// The style of the bot.
    line: MessageId,
    /// The game, and the person.
    about: DisplayText,
    sentences: Vec<DisplayText>,
    /// True if the bot has met the person.
    met: bool,
}

/// A message of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum NotebookMsg {
    /// Burn the notebook, after confirmation.
    Burn(NotebookKey),
    /// Burn the notebook; this is confirmed.
    BurnSurely(NotebookKey),
    /// Go to the title, to play one of the bots.
    Play,
}

/// Returns every notebook in words, and a blank one of each reader that has not met `person` yet.
pub(super) fn notebook_texts(notebooks: &Notebooks, person: Option<&PersonName>) -> Vec<NotebookText> {
    let known = notebooks.all().filter_map(|(key, notebook)| {
        let game = games::find(&key.game)?;
        Some(of(
            game,
            key.clone(),
            game.notebook_sentences(notebook, &NotesSubject::Person).ok()?,
            notebook.matches() > 0,
        ))
    });
    let unmet = GAMES.iter().filter_map(|game| {
        let key = NotebookKey {
            person: person.cloned(),
            game: game.id().to_owned(),
            difficulty: game.notebook_difficulty()?,
        };
        let blank = game.empty_notebook().filter(|_| notebooks.get(&key).is_none())?;
        Some(of(*game, key, game.notebook_sentences(&blank, &NotesSubject::Person).ok()?, false))
    });
    known.chain(unmet).collect()
}

fn of(game: &'static dyn DynGame, key: NotebookKey, sentences: Vec<DisplayText>, met: bool) -> NotebookText {
    let title = game.info().title;
    let about = match &key.person {
        Some(name) => say!("notebook-about", game = title, name = DisplayText::verbatim(name.as_str())),
        None => say!("notebook-about-you", game = title),
    };
    let reader = game.opponent(key.difficulty);
    NotebookText {
        reader: reader.title,
        face: reader.portrait,
        line: reader.line,
        about,
        sentences,
        met,
        key,
    }
}

/// Returns the page. `sure` is the notebook whose burning waits to be confirmed; `on` is false if the readers keep no
/// notebooks now.
pub(super) fn view<'a>(
    all: &'a [NotebookText],
    sure: Option<&NotebookKey>,
    on: bool,
) -> Node<'a, NotebookMsg> {
    let any = all.iter().any(|notebook| notebook.met);
    let about = if any { id!("notebook-some") } else { id!("notebook-none") };
    let about = column().pad(24.0, 16.0).surface(BoxSurface::Plaque).child(StyledText::body(about));
    let play = (!any).then(|| Button::primary(say!("club-play")).size(38.0).asks(NotebookMsg::Play));
    let off = (!on).then(|| StyledText::body(say!("notebook-off")).colour(AMBER).node().rigid());
    let notebooks = all.iter().map(|notebook| panel(notebook, sure == Some(&notebook.key)));
    column()
        .scrolls()
        .gap(18.0)
        .pad(12.0, 12.0)
        .child(about.rigid())
        .children(off)
        .child(row().wrap().gap(14.0).stretch().grow().rigid().children(notebooks))
        .children(play.map(|play| column().align_middle().rigid().pad(0.0, 20.0).child(play)))
}

/// Returns one notebook: whose it is, every sentence in it, and the button that burns it.
fn panel(notebook: &NotebookText, sure: bool) -> Node<'_, NotebookMsg> {
    let sentences =
        notebook.sentences.iter().map(|sentence| StyledText::body(sentence).colour(INK).node().rigid());
    let burn = notebook.met.then(|| {
        let (label, message) = if sure {
            (id!("page-sure-for-ever"), NotebookMsg::BurnSurely(notebook.key.clone()))
        } else {
            (id!("notebook-burn"), NotebookMsg::Burn(notebook.key.clone()))
        };
        let name = say!("notebook-button", label, bot = notebook.reader, about = &notebook.about);
        Button::new(label).named(name).asks(message)
    });
    let face = notebook.face;
    let names = column()
        .portion(1.0)
        .gap(4.0)
        .child(StyledText::heading(notebook.reader.capitals()).size(30.0))
        .child(StyledText::note(&notebook.about).colour(MUTED));
    let head = row()
        .gap(18.0)
        .child(drawing((104.0, 104.0), move |p, r| portrait::draw_portrait(p, r, face, Seat::Away)).rigid())
        .child(names);
    let page = column()
        .gap(6.0)
        .grow()
        .min_height(240.0)
        .pad(46.0, 36.0)
        .surface(BoxSurface::drawn(|p, r, _| draw_notepaper(p, r)));
    column()
        .basis(520.0)
        .grow()
        .max_width(840.0)
        .gap(10.0)
        .pad(20.0, 16.0)
        .surface(BoxSurface::Plaque)
        .child(head.rigid())
        .child(StyledText::note(notebook.line).node().rigid())
        .child(page.children(sentences))
        .children(burn.map(Node::rigid))
}
