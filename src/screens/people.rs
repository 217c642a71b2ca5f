//! The page of people at this screen: their names, and the seats they play.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Id, vec2};

use super::{draw_page, open_page};
use crate::flow::action::{ActionState, InputAction};
use crate::flow::frame::InputSet;
use crate::flow::page::{AppPage, Navigate, page_open};
use crate::flow::prefs::{Prefs, StoreHandle};
use crate::session::tour::TourRuns;
use crate::theme::room::draw_shirt;
use crate::widgets::{
    self, BoxSurface, Button, Node, StyledText, TextField, column, drawing, row, typing_in,
};
use base::letters::MissingLetter;
use engine::Seat;
use players::people::{self, InvalidLetter, KnownPeople, MAX_NAME_LETTERS, MAX_NAMES, PersonName};
use stage::palette::AMBER;
use store::Settings;
use words::{DisplayText, Separator};
use words::{id, say};

/// The state of the page.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct PeoplePage {
    /// Index of the person whose name is being typed, and the name so far.
    at: Option<(usize, String)>,
    /// The field that name is typed in.
    field: Option<Id>,
    /// True if a field is in focus, so that keys type letters.
    on: bool,
    /// Index of the person whose field takes the focus if nothing has it: the first one at first, and one whose name
    /// was refused.
    wanted: Option<usize>,
    message: DisplayText,
    /// A letter that the name so far lacks, because no name can have it.
    missing: Option<MissingLetter>,
    /// Index of the person whose deletion waits to be confirmed.
    sure: Option<usize>,
}

impl PeoplePage {
    /// Returns true if a deletion waits to be confirmed.
    pub(super) const fn asks(&self) -> bool {
        self.sure.is_some()
    }
}

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    let first = capture_input
        .in_set(InputSet::CaptureModal)
        .after(super::dialog::capture_input)
        .after(super::keys::listen);
    app.init_resource::<PeoplePage>().add_systems(PreUpdate, first.run_if(page_open(AppPage::People)));
    open_page(app, AppPage::People, open);
    draw_page(app, AppPage::People, draw);
}

/// Keeps keys from other effects while a name is typed; `Esc` cancels the change.
pub(super) fn capture_input(mut actions: ResMut<ActionState>, mut people_page: ResMut<PeoplePage>) {
    if !people_page.on {
        return;
    }
    if actions.just(InputAction::Back) || actions.just(InputAction::Menu) {
        *people_page = PeoplePage::default();
    }
    actions.clear();
}

/// Opens the page; if nobody has a name yet, the first field takes the focus.
fn open(mut people_page: ResMut<PeoplePage>, prefs: Res<Prefs>) {
    *people_page = PeoplePage {
        wanted: prefs.settings.profiles.people.names().is_empty().then_some(0),
        ..PeoplePage::default()
    };
}

/// A message of the page.
enum PeopleMsg {
    /// The field of this index has this text now.
    Type(usize, String),
    Plays(usize, Option<usize>),
    Forget(usize),
    Close,
}

fn draw(
    mut contexts: EguiContexts,
    (mut prefs, people_page): (ResMut<Prefs>, ResMut<PeoplePage>),
    (mut runs, data): (ResMut<TourRuns>, Res<StoreHandle>),
    mut go: MessageWriter<Navigate>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let people_page = people_page.into_inner();
    let wish = widgets::page(ctx, "people", 0.7, view(&prefs.settings.profiles.people, people_page));
    let field = typing_in(ctx);
    people_page.on = field.is_some();
    // A name is complete as soon as its field is left.
    let left = match (&wish, &people_page.at) {
        (Some(PeopleMsg::Type(to, _)), Some((at, _))) => to != at,
        _ => wish.is_some() || field != people_page.field,
    };
    if left && let Some([old, new]) = accept_names(people_page, &mut prefs.settings) {
        runs.rename(&old, &new, &data);
    }
    match wish {
        Some(PeopleMsg::Type(place, text)) => {
            type_into(people_page, place, &text);
            people_page.field = field;
        }
        Some(PeopleMsg::Plays(turn, place)) => prefs.settings.profiles.people.choose(turn, place),
        Some(PeopleMsg::Forget(place)) if people_page.sure == Some(place) => {
            *people_page = PeoplePage::default();
            prefs.settings.forget_person(place);
        }
        Some(PeopleMsg::Forget(place)) => people_page.sure = Some(place),
        Some(PeopleMsg::Close) => {
            go.write(Navigate::Back);
        }
        None => {}
    }
    Ok(())
}

fn view<'a>(people: &'a KnownPeople, typing: &'a PeoplePage) -> Node<'a, PeopleMsg> {
    let done = Button::primary(say!("people-done")).size(36.0);
    let done = if typing.wanted.is_some() { done.never_initial_focus() } else { done };
    let head = row()
        .wrap()
        .gaps(36.0, 10.0)
        .rigid()
        .child(StyledText::title(say!("people-title")).node().portion(1.0))
        .child(done.asks(PeopleMsg::Close).min_width(180.0));
    let words = if typing.message.is_empty() {
        // Before somebody has a name, settings are everybody's.
        let settings = (!people.names().is_empty()).then(|| id!("people-settings").into());
        StyledText::body(DisplayText::list(
            [id!("people-about").into()].into_iter().chain(settings),
            Separator::Space,
        ))
    } else {
        StyledText::body(&typing.message).colour(AMBER)
    };
    // Every known person has a place, and there is one for a new person. While that one's name is typed, the next one
    // is there too, for Enter to go to.
    let known = people.names().len();
    let types = matches!(&typing.at, Some((place, so_far)) if *place == known && !so_far.is_empty());
    let shown = MAX_NAMES.min(known + 1 + usize::from(types));
    let places = (0..shown).map(|place| person(place, people, typing));
    let free = (shown..MAX_NAMES).map(|_| peg(None, false));
    let places = row().wrap().gaps(24.0, 20.0).rigid().children(places);
    let free = row().wrap().gaps(24.0, 20.0).rigid().children(free);
    let words = column().pad(24.0, 16.0).rigid().surface(BoxSurface::Plaque).child(words);
    let body = column().scrolls().gap(24.0).pad(12.0, 12.0).child(words).child(places).child(free);
    widgets::wall((1640.0, 980.0), column().gap(16.0).child(head).child(body))
}

/// Returns a peg of the dressing room with the shirt of that side, or an empty one.
fn peg<'a, M: 'a>(side: Option<Seat>, taken: bool) -> Node<'a, M> {
    drawing((88.0, 104.0), move |p, r| draw_shirt(p, r.shrink2(vec2(0.0, 4.0)), side, taken)).rigid()
}

/// Returns a person's row: the shirt, the name, the seat (home or alone, or away), and the delete button.
fn person<'a>(place: usize, people: &'a KnownPeople, typing: &'a PeoplePage) -> Node<'a, PeopleMsg> {
    let name = people.names().get(place);
    let label = name.map_or(say!("people-new-name"), |name| DisplayText::verbatim(name.as_str()));
    let settled = name.map_or("", PersonName::as_str);
    let text = match &typing.at {
        Some((at, so_far)) if *at == place => so_far,
        _ => settled,
    };
    let typed = move |text| PeopleMsg::Type(place, text);
    // One letter more than a name may have, so that the player learns that it is too many.
    let most = MAX_NAME_LETTERS + 1;
    let field = if typing.wanted == Some(place) {
        TextField::first_node(&label, text, most, typed)
    } else {
        TextField::node(&label, text, most, typed)
    };
    let side = if people.playing(0) == Some(place) { Some(Seat::Home) } else { None };
    let side = if people.playing(1) == Some(place) { Some(Seat::Away) } else { side };
    let mut line = row().wrap().gap(10.0).portion(1.0).min_width(0.0).child(field.basis(190.0).grow());
    if name.is_some() {
        let plays =
            [say!("people-home"), say!("people-away")].into_iter().enumerate().map(|(turn, words)| {
                let plays = people.playing(turn) == Some(place);
                Button::new(words)
                    .toggle(plays)
                    .asks(PeopleMsg::Plays(turn, (!plays).then_some(place)))
                    .min_width(108.0)
            });
        let (words, label) = match typing.sure == Some(place) {
            true => (say!("page-sure"), say!("people-forget-surely", name = label)),
            false => (DisplayText::verbatim("×"), say!("people-forget", name = label)),
        };
        let forget =
            Button::new(words).named(label).size(36.0).asks(PeopleMsg::Forget(place)).min_width(76.0);
        line = line.children(plays).child(forget);
    }
    row()
        .gap(18.0)
        .pad(18.0, 8.0)
        .basis(690.0)
        .max_width(760.0)
        .grow()
        .surface(BoxSurface::Plaque)
        .child(peg(side, name.is_some()))
        .child(line)
}

/// Takes over the text of a field, without the characters that no name may have. While one is missing, the reason is
/// said.
fn type_into(typing: &mut PeoplePage, place: usize, text: &str) {
    let goes_on = typing.at.as_ref().is_some_and(|(at, _)| *at == place);
    let (mut so_far, mut full, mut refused) = (String::new(), false, None);
    for letter in text.chars().filter(|letter| !letter.is_control()) {
        // A name does not begin with a space.
        if so_far.is_empty() && letter == ' ' {
            continue;
        }
        match people::typed(&so_far, letter) {
            Ok(now) => so_far = now,
            Err(InvalidLetter::Full) => full = true,
            Err(InvalidLetter::Letter(_)) => {
                refused = refused.or_else(|| Some(MissingLetter::behind(so_far.clone())))
            }
        }
    }
    let before = typing.missing.take().filter(|_| goes_on);
    typing.missing = refused.or(before).and_then(|missing| missing.still_missing_in(&so_far));
    let letters = typing.missing.is_some().then(|| say!("people-letters"));
    let too_long = full.then(|| say!("people-too-long", n = MAX_NAME_LETTERS));
    typing.message = DisplayText::list(letters.into_iter().chain(too_long), Separator::Space);
    (typing.at, typing.sure, typing.wanted) = (Some((place, so_far)), None, None);
}

/// Completes the typed name; an empty field leaves the name unchanged. Returns the old name and the new one of somebody
/// who was renamed.
fn accept_names(typing: &mut PeoplePage, settings: &mut Settings) -> Option<[PersonName; 2]> {
    let (place, so_far) = typing.at.take()?;
    let name = PersonName::parse(&so_far)?;
    let old = settings.profiles.people.names().get(place).cloned();
    if !settings.rename_person(place, name.clone()) {
        typing.message = say!("people-known", name = DisplayText::verbatim(name.as_str()));
        typing.wanted = Some(place);
        return None;
    }
    old.map(|old| [old, name])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The fonts contain every letter a name may have.
    #[test]
    fn every_letter_of_a_name_can_be_written() {
        let font = swash::FontRef::from_index(art::card_text_renderer::TEXT, 0).unwrap();
        let missing: Vec<char> = ('\0'..='\u{ffff}')
            .filter(|letter| people::takes(*letter) && font.charmap().map(*letter) == 0)
            .collect();
        assert!(missing.is_empty(), "{missing:?}");
    }

    #[test]
    fn typing_accepts_only_characters_of_names() {
        let mut typing = PeoplePage::default();
        for (text, so_far, refused) in [
            (" Ada\n", "Ada", false),
            ("Ada<", "Ada", true),
            ("Ad", "Ad", false),
            ("0123456789abcdefg", "0123456789abcdef", true),
            ("0123456789abcdef", "0123456789abcdef", false),
            ("Ștefan", "Ștefan", false),
        ] {
            type_into(&mut typing, 0, text);
            assert_eq!(
                (typing.at.clone(), !typing.message.is_empty()),
                (Some((0, so_far.to_owned())), refused)
            );
        }
    }

    /// Players who look at the keyboard see the reason later: it stays until the name is corrected.
    #[test]
    fn an_explanation_shows_while_a_letter_is_unavailable() {
        let mut typing = PeoplePage::default();
        for (place, text, refused) in [
            (0, "Ad\u{1f98a}", true),
            (0, "Ada", true),
            (0, "Adam", true),
            (0, "Ad", false),
            (0, "Ad<", true),
            (0, "Ada", true),
            (0, "Adda", false),
            (0, "Adda\u{1f98a}", true),
            (1, "B", false),
        ] {
            type_into(&mut typing, place, text);
            assert_eq!(!typing.message.is_empty(), refused, "{text}");
        }
    }

    #[test]
    fn typed_text_becomes_a_name() {
        let mut settings = Settings::default();
        let mut typing = PeoplePage { at: Some((0, "Ada ".to_owned())), ..PeoplePage::default() };
        accept_names(&mut typing, &mut settings);
        assert_eq!(settings.profiles.people.player(0).map(PersonName::as_str), Some("Ada"));
        typing.at = Some((1, "Ada".to_owned()));
        accept_names(&mut typing, &mut settings);
        assert_eq!((settings.profiles.people.names().len(), typing.message.is_empty()), (1, false));
        typing.at = Some((0, " ".to_owned()));
        accept_names(&mut typing, &mut settings);
        assert_eq!(settings.profiles.people.names().len(), 1, "nothing typed leaves it as it was");
    }
}
