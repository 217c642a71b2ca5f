//! The notebooks of the club house: what each bot that reads its rivals knows of the people at this screen, word for
//! word. Any of them can be burned.

use super::super::portrait;
use crate::theme::room::notepaper;
use crate::widgets::{BoxSurface, Button, Node, StyledText, column, drawing, row};
use ai::opponent::Portrait;
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
    said: Vec<DisplayText>,
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
pub(super) fn shown(books: &Notebooks, person: Option<&PersonName>) -> Vec<NotebookText> {
    let known = books.all().filter_map(|(key, book)| {
        let game = games::find(&key.game)?;
        Some(of(game, key.clone(), game.noted(book).ok()?, book.matches() > 0))
    });
    let unmet = GAMES.iter().filter_map(|game| {
        let key = NotebookKey { person: person.cloned(), game: game.id().to_owned(), level: game.reader()? };
        let blank = game.blank_notebook().filter(|_| books.of(&key).is_none())?;
        Some(of(*game, key, game.noted(&blank).ok()?, false))
    });
    known.chain(unmet).collect()
}

fn of(game: &'static dyn DynGame, key: NotebookKey, said: Vec<DisplayText>, met: bool) -> NotebookText {
    let title = game.sheet().title;
    let about = match &key.person {
        Some(name) => say!("notebook-about", game = title, name = DisplayText::verbatim(name.as_str())),
        None => say!("notebook-about-you", game = title),
    };
    let reader = game.opponent(key.level);
    NotebookText { reader: reader.title, face: reader.portrait, line: reader.line, about, said, met, key }
}

/// Returns the page. `sure` is the notebook whose burning waits to be confirmed; `on` is false if the readers keep no
/// notebooks now.
pub(super) fn view<'a>(
    all: &'a [NotebookText],
    sure: Option<&NotebookKey>,
    on: bool,
) -> Node<'a, NotebookMsg> {
    let any = all.iter().any(|book| book.met);
    let about = if any { id!("notebook-some") } else { id!("notebook-none") };
    let about = column().pad(24.0, 16.0).surface(BoxSurface::Plaque).child(StyledText::body(about));
    let play = (!any).then(|| Button::primary(say!("club-play")).size(38.0).asks(NotebookMsg::Play));
    let off = (!on).then(|| StyledText::body(say!("notebook-off")).colour(AMBER).node().rigid());
    let books = all.iter().map(|book| panel(book, sure == Some(&book.key)));
    column()
        .scrolls()
        .gap(18.0)
        .pad(12.0, 12.0)
        .child(about.rigid())
        .children(off)
        .child(row().wrap().gap(14.0).stretch().grow().rigid().children(books))
        .children(play.map(|play| column().middle().rigid().pad(0.0, 20.0).child(play)))
}

/// Returns one notebook: whose it is, every sentence in it, and the button that burns it.
fn panel(book: &NotebookText, sure: bool) -> Node<'_, NotebookMsg> {
    let said = book.said.iter().map(|said| StyledText::body(said).colour(INK).node().rigid());
    let burn = book.met.then(|| {
        let (label, message) = if sure {
            (id!("page-sure-for-ever"), NotebookMsg::BurnSurely(book.key.clone()))
        } else {
            (id!("notebook-burn"), NotebookMsg::Burn(book.key.clone()))
        };
        let name = say!("notebook-button", label = label, bot = book.reader, about = &book.about);
        Button::new(label).named(name).asks(message)
    });
    let face = book.face;
    let names = column()
        .portion(1.0)
        .gap(4.0)
        .child(StyledText::heading(book.reader.capitals()).size(30.0))
        .child(StyledText::note(&book.about).colour(MUTED));
    let head = row()
        .gap(18.0)
        .child(drawing((104.0, 104.0), move |p, r| portrait::draw(p, r, face, Seat::Away)).rigid())
        .child(names);
    let page = column()
        .gap(6.0)
        .grow()
        .min_height(240.0)
        .pad(46.0, 36.0)
        .surface(BoxSurface::drawn(|p, r, _| notepaper(p, r)));
    column()
        .basis(520.0)
        .grow()
        .max_width(840.0)
        .gap(10.0)
        .pad(20.0, 16.0)
        .surface(BoxSurface::Plaque)
        .child(head.rigid())
        .child(StyledText::note(book.line).node().rigid())
        .child(page.children(said))
        .children(burn.map(Node::rigid))
}
