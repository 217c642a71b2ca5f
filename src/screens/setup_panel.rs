//! The drawer beside the chosen tile: its players, its options, its lessons, and KICK OFF.

use super::title::{MatchSetup, TitleContext, TitleMsg};
use super::{portrait, rank};
use crate::flow::page::{AppPage, Navigate};
use crate::flow::start::short_seed;
use crate::session::bindings::Bindings;
use crate::theme::{ink, medal};
use crate::widgets::{
    self, BoxSurface, Button, Node, StyledText, TextField, column, drawing, row, space, spring,
};
use ai::Difficulty;
use ai::opponent::Opponent;
use ai::rating::Rating;
use career::ladder;
use engine::{Medal, Seat, SeatSet};
use players::controller::Controller;
use stage::palette::{AMBER, INK};
use store::{NotebookKey, seconds};
use words::{DisplayText, MessageId, Separator, name_of};
use words::{id, say};

/// The pages of the drawer on the title, one after the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum DrawerPage {
    /// The players.
    #[default]
    Players,
    /// The options of the match.
    Match,
    /// The aim of the game, and its scenarios.
    Learn,
}

impl DrawerPage {
    const ALL: [Self; 3] = [Self::Players, Self::Match, Self::Learn];
    const NAMES: [MessageId; 3] = [id!("drawer-players"), id!("drawer-match"), id!("drawer-learn")];
}

/// Margin at the sides of the drawer, design units.
const SIDES: f32 = 32.0;
/// Margin around its scrolled content, which leaves room for the focus ring.
const RING: f32 = 10.0;

/// Smallest height of its scrolled content, design units: the highest control at the largest text size.
const MIN_CONTENT_HEIGHT: f32 = 240.0;
/// The same where the drawer is as wide as the window, so that no name of a control takes two lines.
const LEAST_WIDE: f32 = 130.0;
/// The least width of a column of controls in a wide drawer, design units.
const COLUMN: f32 = 700.0;

/// Returns a message that changes the choices.
fn set(change: impl FnOnce(&mut MatchSetup) + 'static) -> TitleMsg {
    TitleMsg::Set(Box::new(change))
}

/// Returns the drawer.
pub(super) fn view<'a>(seen: &TitleContext) -> Node<'a, TitleMsg> {
    let tabs = widgets::one_of(&DrawerPage::NAMES, &DrawerPage::ALL, seen.setup.page, |page| {
        set(move |setup| setup.page = page)
    });
    let parts = match seen.setup.page {
        DrawerPage::Players => players(seen),
        DrawerPage::Match => options(seen),
        DrawerPage::Learn => learn(seen),
    };
    let body = column().scrolls().grow().gap(5.0).pad(RING, 6.0);
    let body = if seen.compact {
        // Side by side where there is room.
        let parts = parts.into_iter().map(|part| part.basis(COLUMN).grow());
        body.child(row().wrap().align_start().gaps(24.0, 8.0).children(parts).rigid())
    } else {
        body.children(parts.into_iter().map(Node::rigid))
    };
    let least = if seen.compact { LEAST_WIDE } else { MIN_CONTENT_HEIGHT };
    let go = match &seen.setup.error {
        // The reason why no match can begin takes the place of the button.
        Some(error) => column()
            .centred()
            .pad(12.0, 12.0)
            .min_height(84.0)
            .surface(BoxSurface::Edged(ink(INK), 3.0, AMBER, 12.0))
            .child(StyledText::label(say!("drawer-not-yet", why = error)).size(26.0).colour(AMBER).centred()),
        // Where lessons stand, the first of them is the next step; for a newcomer it is the invitation above.
        None if seen.new_here.is_some()
            || seen.setup.page == DrawerPage::Learn && !seen.scenarios.is_empty() =>
        {
            Button::secondary(say!("drawer-kick-off")).asks(TitleMsg::Start)
        }
        None => Button::primary(say!("drawer-kick-off")).asks(TitleMsg::Start),
    };
    column()
        .pad(0.0, 10.0)
        .gap(5.0)
        .child(column().pad(SIDES, 0.0).rigid().child(tabs))
        // As wide as the parts above and below, with its scroll bar in the margin; as high as they leave room.
        .child(
            row().stretch().height(0.0).min_height(least).grow().child(space(SIDES - RING, 0.0)).child(body),
        )
        .child(column().pad(SIDES, 0.0).rigid().child(go))
}

/// Returns the choice of the players, and what they play for.
fn players<'a>(seen: &TitleContext) -> Vec<Node<'a, TitleMsg>> {
    // The picture of the game says it otherwise.
    let aim = seen.setup.game().filter(|_| seen.compact).map(|game| {
        let head = StyledText::heading(say!("drawer-aim")).size(28.0);
        column().gap(4.0).child(head).child(StyledText::note(game.info().aim).size(24.0))
    });
    let players = seen.setup.seats.iter().map(|seat| player(seen, seat));
    players.chain((!seen.compact).then(spring)).chain(aim).chain(medals(seen.setup)).collect()
}

/// Returns the button that leads to the line-up.
fn line_up<'a>(setup: &MatchSetup) -> Node<'a, TitleMsg> {
    let clubs = setup.meeting();
    let [home, away] = Seat::BOTH.map(|seat| DisplayText::verbatim(&clubs.club(seat).short));
    let line_up = Button::new(say!("drawer-line-up", home, away)).size(24.0).tight();
    line_up.asks(TitleMsg::Go(Navigate::To(AppPage::LineUp)))
}

/// Returns the medals that somebody playing alone can win, each with the lead that it takes.
fn medals<'a>(setup: &MatchSetup) -> Option<Node<'a, TitleMsg>> {
    let medals = setup.game()?.info().medals;
    if medals.is_empty() || setup.seats == SeatSet::BOTH {
        return None;
    }
    let disc = |&(lead, medal): &(u32, Medal)| {
        drawing((58.0, 58.0), move |p, r| medal::draw_lead_disc(p, r.center(), 27.0, lead, medal)).rigid()
    };
    let head = StyledText::note(say!("drawer-medals")).size(24.0).node().basis(300.0).grow();
    Some(row().gap(8.0).wrap().child(head).children(medals.iter().map(disc)))
}

/// Returns the choice of the player of that side.
fn player<'a>(seen: &TitleContext, seat: Seat) -> Node<'a, TitleMsg> {
    let TitleContext { setup, keys, settings, readers, .. } = seen;
    let alone = setup.seats != SeatSet::BOTH;
    let club = setup.meeting().club(seat);
    let club = DisplayText::verbatim(name_of(club).capitals());
    let words = match seat {
        _ if alone => say!("drawer-manager"),
        Seat::Home => say!("drawer-home", club),
        Seat::Away => say!("drawer-away", club),
    };
    let humans: SeatSet =
        setup.seats.iter().filter(|seat| setup.controllers[*seat] == Controller::Human).collect();
    let called = settings.profiles.people.names_at(humans);
    let human =
        called[seat].as_ref().map_or(say!("drawer-human"), |name| DisplayText::verbatim(name.as_str()));
    let of_bot = setup.controllers[seat] != Controller::Human;
    let kind = widgets::segments(&[human, say!("drawer-bot")], Some(usize::from(of_bot)), |k| {
        TitleMsg::Set(plays(seat, k == 1))
    });
    let (below, beside, line) = match bot(setup, seat) {
        None => {
            let name =
                Button::new(say!("drawer-name")).size(28.0).asks(TitleMsg::Go(Navigate::To(AppPage::People)));
            // Alone, the keys stand on the cards.
            let two = setup.controllers[!seat] == Controller::Human && !alone;
            (None, Some(name), if two { keys_of(keys, seat, two) } else { DisplayText::EMPTY })
        }
        Some((stepper, opponent)) => {
            let Some(game) = setup.game() else { return column() };
            let title = opponent.map_or(id!("drawer-finds-your-level"), |opponent| opponent.title);
            let rating = opponent
                .is_none()
                .then(|| settings.profiles.ratings.of(called[!seat].as_ref(), game.id()))
                .flatten();
            let beside = match opponent {
                Some(opponent) => drawing((112.0, 112.0), move |p, r| {
                    portrait::draw_portrait(p, r, opponent.portrait, seat);
                }),
                None => {
                    let reset = Button::new(say!("drawer-reset")).size(28.0).enabled(rating.is_some());
                    reset.asks(TitleMsg::Forget(called[!seat].clone()))
                }
            };
            let line = opponent.map_or_else(|| rated(rating), |opponent| opponent.line.into());
            let knows = NotebookKey::of(game.id(), setup.controllers, &called)
                .filter(|_| settings.shared.notebooks && opponent.is_some())
                .map(|(key, _)| knows(title, readers.matches(&key), readers.sentence(&key)));
            let line = DisplayText::list([line, knows.unwrap_or_default()], Separator::Space);
            (Some(stepper), Some(beside), line)
        }
    };
    let choices = column().gap(4.0).portion(1.0).child(kind).children(below);
    let head = row().wrap().between().gaps(12.0, 2.0).child(StyledText::heading(words).size(28.0));
    let rank = rank_of_bot(setup, seat).map(|rank| rank::pips(rank, AMBER));
    let clubs = (setup.seats.iter().next() == Some(seat)).then(|| line_up(setup).rigid());
    column()
        .gap(4.0)
        .child(head.align_middle().children(rank).children(clubs))
        .child(row().gap(10.0).child(choices).children(beside.map(Node::rigid)))
        .children(results_against(seen, seat).map(|words| StyledText::note(words).size(20.0).colour(AMBER)))
        .children((!line.is_empty()).then(|| StyledText::note(line).size(20.0)))
}

/// Returns the rank of the bot on that side, unless it is found by the person's level.
fn rank_of_bot(setup: &MatchSetup, seat: Seat) -> Option<usize> {
    let Controller::Bot(difficulty) = setup.controllers[seat] else { return None };
    let fits = setup.matches_strength && setup.person() == Some(!seat);
    setup.game().filter(|_| setup.seats == SeatSet::BOTH && !fits).map(|game| ladder::rank(game, difficulty))
}

/// Returns the results of the only person against the bot on that side.
fn results_against(seen: &TitleContext, seat: Seat) -> Option<DisplayText> {
    let TitleContext { setup, progress, .. } = *seen;
    let Controller::Bot(difficulty) = setup.controllers[seat] else { return None };
    let progress = progress.in_game(setup.game()?)?;
    let shown = setup.person() == Some(!seat) && !setup.matches_strength;
    shown.then(|| rank::results(&progress.against(difficulty), seconds()))
}

/// Returns the change that lets a bot or a person play on that side.
pub(super) fn plays(seat: Seat, bot: bool) -> Box<dyn FnOnce(&mut MatchSetup)> {
    let controller = if bot { Controller::Bot(Difficulty::Amateur) } else { Controller::Human };
    Box::new(move |setup| setup.controllers[seat] = controller)
}

/// Returns the keys of a side as one sentence; `two` is true if two people play.
pub(super) fn keys_of(keys: &Bindings, seat: Seat, two: bool) -> DisplayText {
    let hand = keys.option_keys(seat, two);
    // The keys of a row stay on one line.
    let [upper, lower] = [0..3, 3..6].map(|row| {
        let caps: Vec<_> = hand[row].iter().map(|key| keys.cap(*key).shown()).collect();
        DisplayText::verbatim(caps.join("\u{a0}"))
    });
    say!("drawer-keys", upper, lower)
}

/// Returns the choice of the bot that plays on that side, and the bot unless it is found by the person's level; `None`
/// if a person plays there.
pub(super) fn bot<'a>(
    setup: &MatchSetup,
    seat: Seat,
) -> Option<(Node<'a, TitleMsg>, Option<&'static Opponent>)> {
    let Controller::Bot(difficulty) = setup.controllers[seat] else { return None };
    let game = setup.game()?;
    let fitting = setup.person() == Some(!seat);
    let opponent = (!(fitting && setup.matches_strength)).then(|| game.opponent(difficulty));
    let title = opponent.map_or(id!("drawer-finds-your-level"), |opponent| opponent.title);
    // With one person, the first choice is the bot that matches that person's level.
    let places = Difficulty::ALL.len() as i32 + i32::from(fitting);
    let now = opponent.map_or(places - 1, |opponent| opponent.difficulty as i32);
    let to = |step: i32| {
        let next = Difficulty::ALL.get((now + step).rem_euclid(places) as usize).copied();
        set(move |setup| {
            setup.matches_strength = next.is_none();
            setup.controllers[seat] = Controller::Bot(next.unwrap_or(difficulty));
        })
    };
    let name = match seat {
        _ if setup.seats != SeatSet::BOTH => id!("drawer-level-manager"),
        Seat::Home => id!("drawer-level-home"),
        Seat::Away => id!("drawer-level-away"),
    };
    Some((widgets::stepper(name, title, to(-1), to(1)), opponent))
}

/// Returns the text about a person's rating and its use.
fn rated(rating: Option<Rating>) -> DisplayText {
    match rating {
        None => say!("drawer-rated-not"),
        Some(Rating { points, matches, .. }) => {
            say!("drawer-rated", points = points.round_ties_even() as i64, n = matches)
        }
    }
}

/// Returns whether the bot remembers the person, and a sentence that its notebook holds about them.
fn knows(bot: MessageId, matches: u32, noted: Option<DisplayText>) -> DisplayText {
    let remembers = match matches {
        0 => say!("drawer-will-remember", bot),
        n => say!("drawer-remembers", bot, n),
    };
    let noted = noted.map(|sentence| say!("drawer-notebook-says", sentence));
    DisplayText::list([remembers].into_iter().chain(noted), Separator::Space)
}

/// Returns the options of the match, and its number.
fn options<'a>(seen: &TitleContext) -> Vec<Node<'a, TitleMsg>> {
    let fields = seen.setup.fields.iter().zip(&seen.setup.picked).enumerate();
    let fields = fields.map(|(k, (field, picked))| {
        let pick = move |to: usize| {
            set(move |setup| {
                if let Some(picked) = setup.picked.get_mut(k) {
                    *picked = to;
                }
            })
        };
        let n = field.values.len().max(1);
        // A few short values are shown side by side; others in a stepper.
        let letters: usize = field.values.iter().map(|value| value.1.shown().chars().count()).sum();
        if n <= 3 && letters < 22 {
            let labels: Vec<MessageId> = field.values.iter().map(|value| value.1).collect();
            return headed(field.label, widgets::segments(&labels, Some(*picked), pick));
        }
        let words = field.values.get(*picked).map_or_else(String::new, |value| value.1.shown());
        let name = field.label.into();
        widgets::named_stepper(&name, words, pick((picked + n - 1) % n), pick((picked + 1) % n))
    });
    fields.chain([number(seen)]).collect()
}

/// Returns a control under its heading.
fn headed<'a>(label: MessageId, control: Node<'a, TitleMsg>) -> Node<'a, TitleMsg> {
    column().child(StyledText::heading(label.capitals()).size(24.0)).child(control)
}

/// Returns the field for the number of the match: the same number deals the same cards.
fn number<'a>(seen: &TitleContext) -> Node<'a, TitleMsg> {
    const NAME: MessageId = id!("drawer-match-number");
    let Some(seed) = seen.setup.seed else {
        let choose =
            |k| set(move |setup| (setup.seed, setup.asks_number) = ((k == 1).then(short_seed), k == 1));
        let words = [id!("drawer-random"), id!("drawer-by-number")];
        return headed(NAME, widgets::segments(&words, Some(0), choose));
    };
    let typed = |words: String| {
        let (number, message) = parse_number(&words);
        set(move |setup| (setup.seed, setup.number_message) = (number.or(setup.seed), message))
    };
    let field = if seen.setup.asks_number {
        TextField::first_node(NAME, seed.to_string(), 20, typed)
    } else {
        TextField::node(NAME, seed.to_string(), 20, typed)
    };
    let by_chance = Button::segment(say!("drawer-random"), false)
        .asks(set(|setup| (setup.seed, setup.number_message) = (None, None)));
    let control = row()
        .wrap()
        .gap(4.0)
        .pad(4.0, 4.0)
        .surface(BoxSurface::Fill(ink(INK), 12.0))
        .child(by_chance)
        .child(field.basis(250.0).grow());
    let head = if seen.typing { id!("drawer-match-number-type") } else { NAME };
    // A number that is typed gives the cards away.
    let note = StyledText::note(seen.setup.number_message.unwrap_or(id!("drawer-number-known")));
    headed(head, control).child(if seen.setup.number_message.is_some() { note.colour(AMBER) } else { note })
}

/// Returns the number that was typed or pasted, and what there is to say about it. A number that is too large is not
/// accepted; an empty field means zero.
fn parse_number(words: &str) -> (Option<u64>, Option<MessageId>) {
    let digits: String = words.chars().filter(char::is_ascii_digit).collect();
    let number = if digits.is_empty() { Ok(0) } else { digits.parse() };
    match number {
        Err(_) => (None, Some(id!("drawer-number-too-large"))),
        Ok(number) => {
            let odd = words.trim().chars().any(|letter| !letter.is_ascii_digit());
            (Some(number), odd.then_some(id!("drawer-number-digits")))
        }
    }
}

/// Returns the scenarios of the game, each with what it is about, and the way to its set pieces.
fn learn<'a>(seen: &TitleContext) -> Vec<Node<'a, TitleMsg>> {
    let scenarios = seen.scenarios.iter().enumerate();
    let scenarios = scenarios.map(|(k, scenario)| {
        let button =
            if k == 0 { Button::primary(&scenario.title) } else { Button::new(&scenario.title).size(30.0) };
        let button = button.asks(TitleMsg::Scenario(k));
        column().gap(6.0).pad(0.0, 6.0).child(button).child(StyledText::note(&scenario.text).size(22.0))
    });
    let name = StyledText::note(say!("training-learn-about")).size(22.0);
    let board = Button::new(id!("training-boards")).size(30.0);
    let board = board.asks(TitleMsg::Go(Navigate::To(AppPage::SetPieces)));
    scenarios.chain([column().gap(6.0).pad(0.0, 6.0).child(board).child(name)]).collect()
}

#[cfg(test)]
mod tests {
    use super::parse_number;
    use words::id;

    #[test]
    fn a_pasted_number_is_filtered_and_the_reason_is_shown() {
        assert_eq!(parse_number("1234\n"), (Some(1234), None));
        assert_eq!(parse_number(""), (Some(0), None));
        assert_eq!(parse_number("Match 77"), (Some(77), Some(id!("drawer-number-digits"))));
        assert_eq!(parse_number("18446744073709551616"), (None, Some(id!("drawer-number-too-large"))));
    }
}
