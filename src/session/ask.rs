//! What the people at the screen are asked, and the cards they take up for a decision made of several.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::places::Places;
use super::{Match, Seating};
use crate::controller::Controller;
use crate::engine::{BySeat, Seat, Seats};
use crate::levels::lesson::Want;
use crate::stage::offer::{Offer, Picking, Secrecy};
use crate::stage::scene::{Man, Shirt};
use crate::table::cards::{Invitation, OnTable};
use crate::table::playback::Playback;

/// What the people at the screen can do now; empty while something moves or nobody is asked.
#[derive(Resource, Clone, Debug, Default)]
pub struct OpenDecisions {
    /// The offers of each side that a person plays and that owes a decision.
    pub offers: BySeat<Vec<Offer>>,
    /// The places of the offers among the keys of all that the rules allow, those of a lesson's other ways left free; and
    /// the first one behind them. What has a number has no place.
    places: BySeat<(Vec<usize>, usize)>,
    /// The places that cards have among the keys, from question to question.
    cards: BySeat<Places>,
    /// Cards that are equal to one that an offer names, each with that one.
    pub equals: BySeat<Vec<(u16, u16)>>,
    /// A decision made of several cards, as far as it has come.
    pub picking: BySeat<Option<Picking>>,
    /// The cards taken up for it.
    pub chosen: BySeat<Vec<u16>>,
    /// The cards that could be taken up while none was.
    pub at_first: BySeat<Vec<u16>>,
    /// The cards to take up that have a key among the twelve: those that neither have a number nor stand in the prompt. None
    /// where they are too many for one hand.
    loose: BySeat<Vec<u16>>,
    /// In words, for each of them.
    pub prompt: BySeat<String>,
    /// Whether both choose in secret, by keys.
    pub secret: bool,
    /// The players on the pitch, each with the card that he stands for: see [`KeyHint`].
    pub men: BySeat<Vec<(Man, u16)>>,
    /// Whether digits are the numbers of shirts, as long as shirts are on the pitch: they never mean anything else then.
    pub numbered: bool,
    /// Whose the digits are: of the only person, or of the one of two who looks behind the curtain while the other looks
    /// away. Else, with two at one keyboard, nobody's: they lie before both, and who pressed one cannot be told.
    pub digits: Option<Seat>,
    /// Who called for the own cards and looks: whether there is one to use there, only that side knows. See
    /// [`super::silence`].
    pub behind: Option<Seat>,
    /// For whose word the show waits: to play on, or to call for the own cards.
    pub stopped: Option<Seat>,
    /// Who can call for the own cards.
    pub calls: Seats,
    /// Whose last decision can be taken back.
    pub undo: Option<Seat>,
    /// The target that the keyboard points at: an index into [`OpenDecisions::targets`].
    pub focus: Option<usize>,
    stamp: Option<Stamp>,
    /// What a side had taken up when its cards were hidden, or the other one decided: it is there when it is asked again.
    laid_by: BySeat<Option<LaidBy>>,
    /// How many decisions each side had made when this was asked.
    made: BySeat<usize>,
}

/// What a side had taken up, and for which question: after so many decisions of its own, with these cards to begin with.
#[derive(Clone, Debug)]
struct LaidBy {
    made: usize,
    at_first: Vec<u16>,
    chosen: Vec<u16>,
}

/// What the question depends on: the decisions so far, whether all is shown, who looks, and the step of a lesson.
type Stamp = (u64, bool, Option<Seat>, Option<usize>);

/// Something to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// That offer.
    Offer(usize),
    /// What the cards taken up make.
    Done,
    /// A choice of cards that will do.
    Suggest,
    /// The last decision is taken back.
    Undo,
    /// A card to take up or put back.
    Card(u16),
    /// No card is used.
    PlayOn,
    /// The own cards are called for: see [`super::silence`].
    Call,
}

/// Among the twelve keys of a side: what ends a choice of several cards.
const DONE: usize = 9;
/// And what makes the choice for who asks for one.
const AUTO: usize = 10;
/// The place of [`Target::Call`] among the twelve keys of its side: the last one, which nothing else ever takes with it.
pub(super) const CALL: usize = 11;

/// The keys of a target: a place among the twelve of its side, a place among the digits, or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct KeyHint {
    /// Which of the twelve.
    pub hand: Option<usize>,
    /// Which of [`super::bindings::DIGITS`].
    pub digit: Option<usize>,
}

impl OpenDecisions {
    /// The revision of the match that this was asked of; none while nothing was.
    #[must_use]
    pub fn revision(&self) -> Option<u64> {
        self.stamp.map(|(revision, ..)| revision)
    }

    /// Whether that side is asked something.
    #[must_use]
    pub fn asks(&self, seat: Seat) -> bool {
        !self.offers[seat].is_empty() || self.picking[seat].is_some() || self.may_play_on(seat)
    }

    /// Whether that side can play on without using a card.
    fn may_play_on(&self, seat: Seat) -> bool {
        [self.behind, self.stopped].contains(&Some(seat))
    }

    /// The one seat that is asked, where only one is.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        let mut seats = Seat::BOTH.into_iter().filter(|seat| self.asks(*seat));
        seats.next().filter(|_| seats.next().is_none())
    }

    /// What stands in the prompt for that side, in the order of the keys.
    #[must_use]
    pub fn buttons(&self, seat: Seat) -> Vec<Target> {
        let named = self.picking[seat].iter().flat_map(|picking| &picking.named);
        let mut all: Vec<Target> = named.map(|(piece, _)| Target::Card(*piece)).collect();
        all.extend((0..self.offers[seat].len()).map(Target::Offer));
        if let Some(picking) = &self.picking[seat] {
            if picking.done.is_some() {
                all.push(Target::Done);
            }
            let mut sorted = (picking.suggestion.clone(), self.chosen[seat].clone());
            sorted.0.sort_unstable();
            sorted.1.sort_unstable();
            if !picking.suggestion.is_empty() && sorted.0 != sorted.1 {
                all.push(Target::Suggest);
            }
        }
        if self.may_play_on(seat) {
            all.push(Target::PlayOn);
        }
        if self.calls.has(seat) {
            all.push(Target::Call);
        }
        if self.undo == Some(seat) {
            all.push(Target::Undo);
        }
        all
    }

    /// Everything the arrow keys go through: the cards to take up, then the prompt.
    #[must_use]
    pub fn targets(&self, seat: Seat) -> Vec<Target> {
        let cards = self.picking[seat].iter().flat_map(|picking| picking.open.iter().copied());
        let mut all: Vec<Target> = cards.map(Target::Card).collect();
        let buttons = self.buttons(seat).into_iter().filter(|target| !all.contains(target));
        let buttons: Vec<Target> = buttons.collect();
        all.extend(buttons);
        all
    }

    /// The offer that a target stands for.
    #[must_use]
    pub fn offer(&self, seat: Seat, target: Target) -> Option<&Offer> {
        match target {
            Target::Offer(k) => self.offers[seat].get(k),
            Target::Done => self.picking[seat].as_ref()?.done.as_ref(),
            Target::Suggest | Target::Undo | Target::Card(_) | Target::PlayOn | Target::Call => None,
        }
    }

    /// The card that a target is about.
    #[must_use]
    pub fn card(&self, seat: Seat, target: Target) -> Option<u16> {
        match target {
            Target::Card(piece) => Some(piece),
            other => self.offer(seat, other)?.piece,
        }
    }

    /// What taking up that card would do here.
    #[must_use]
    pub fn hint(&self, seat: Seat, piece: u16) -> Option<&str> {
        let hints = &self.picking[seat].as_ref()?.hints;
        hints.iter().find(|(card, _)| *card == piece).map(|(_, words)| words.as_str())
    }

    /// The man of that side who stands for that card.
    #[must_use]
    pub fn man(&self, seat: Seat, piece: u16) -> Option<Man> {
        let own = self.men[seat].iter().find(|(man, card)| *card == piece && man.side == seat);
        own.map(|(man, _)| *man)
    }

    /// Everything that has a key, with it. What has a number has the digit of it; where the digits are nobody's it has the
    /// same one of the twelve all the time. The others have theirs in order. What ends a choice of cards, and what makes it
    /// for one, have keys of their own that nothing else has: two taps on one key decide nothing.
    #[must_use]
    pub fn strokes(&self, seat: Seat) -> Vec<(Target, KeyHint)> {
        let open = self.picking[seat].iter().flat_map(|picking| picking.open.iter().copied());
        let men = open.filter(|piece| self.man(seat, *piece).is_some()).map(Target::Card);
        let buttons = self.buttons(seat).into_iter().filter(|target| *target != Target::Undo);
        let can =
            |piece: &u16| self.picking[seat].as_ref().is_some_and(|picking| picking.open.contains(piece));
        let cards = self.loose[seat].iter().copied().filter(can).map(Target::Card);
        let picks = self.picking[seat].is_some();
        let place = |target: Target| {
            let number = self.man(seat, self.card(seat, target)?)?.number;
            usize::from(number).checked_sub(1)
        };
        // Each card and each offer has a place of its own; the rest comes behind them.
        let (places, all) = &self.places[seat];
        let mut next = (*all).max(self.offers[seat].len());
        let mut free = |target: Target| {
            let own = match target {
                Target::Done => return DONE,
                Target::Suggest => return AUTO,
                Target::Card(piece) => self.cards[seat].of(piece),
                Target::Offer(k) => Some(places.get(k).copied().unwrap_or(k)),
                Target::Undo | Target::PlayOn | Target::Call => None,
            };
            let k = own.unwrap_or_else(|| {
                next += 1;
                next - 1
            });
            if picks && k >= DONE { k + 2 } else { k }
        };
        let stroke = |target: Target| {
            let stroke = match place(target) {
                Some(k) => KeyHint { hand: (self.digits != Some(seat)).then_some(k), digit: Some(k) },
                None if target == Target::Call => KeyHint { hand: Some(CALL), digit: None },
                None => {
                    let k = free(target);
                    KeyHint { hand: Some(k), digit: (!self.numbered).then_some(k) }
                }
            };
            (target, stroke)
        };
        men.chain(buttons).chain(cards).map(stroke).collect()
    }

    /// The offer that a click on that card takes; equal cards are one offer.
    #[must_use]
    pub fn offered(&self, seat: Seat, piece: u16) -> Option<usize> {
        let equal = self.equals[seat].iter().find(|(equal, _)| *equal == piece);
        let named = equal.map_or(piece, |(_, named)| *named);
        self.offers[seat].iter().position(|offer| offer.piece == Some(named))
    }

    /// The target in focus, where one side is asked.
    #[must_use]
    pub fn focused(&self) -> Option<(Seat, Target)> {
        let seat = self.seat()?;
        Some((seat, *self.targets(seat).get(self.focus?)?))
    }
}

/// Adds the question.
pub fn plugin(app: &mut App) {
    app.init_resource::<OpenDecisions>();
}

/// Keeps [`OpenDecisions`] and the invitation to the cards up to date.
pub(super) fn ask(
    (session, seating): (Res<Match>, Res<Seating>),
    playback: Res<Playback>,
    table: Res<OnTable>,
    mut asked: ResMut<OpenDecisions>,
    mut invitation: ResMut<Invitation>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let looking = seating.curtain.filter(|curtain| curtain.open).map(|curtain| curtain.seat);
    let stamp = Some((session.revision, playback.idle(), looking, session.step()));
    if asked.stamp != stamp {
        redraw.write(RequestRedraw);
        let (laid_by, cards) = (asked.lay_by(), std::mem::take(&mut asked.cards));
        *asked = OpenDecisions { stamp, laid_by, cards, secret: seating.secret(&session), ..default() };
        asked.numbered = !table.0.shirts.is_empty();
        let people = seating.humans();
        asked.digits = if people == Seats::BOTH { looking } else { people.first() };
        if playback.idle() && !matches!(session.wants(), Want::Look(..)) {
            let last = session.live.record().actions.last().map(|(seat, _)| *seat);
            asked.undo = last.filter(|seat| seating.may_take_back(&session, *seat));
        }
        if playback.idle() && session.silences.pending() {
            match session.silences.asked() {
                Some(seat) if looking == Some(seat) => behind(&session, &table, seat, &mut asked),
                Some(_) => {}
                None => {
                    asked.stopped = session.silences.stopped();
                    asked.calls = asked.stopped.map_or(Seats::NONE, Seats::one);
                    asked.prompt = BySeat::from_fn(|_| "Use a card?".to_owned());
                }
            }
        } else if playback.idle() && !matches!(session.wants(), Want::Look(..)) {
            for seat in session.live.owed().iter().filter(|seat| may_answer(&session, &seating, *seat)) {
                question(&session, &table, seat, &mut asked);
            }
            if asked.secret {
                asked.calls = session.silences.callable();
            }
        }
    }
    // In a secret choice no card rises under the pointer: nobody shall see what the other thinks of.
    let open = Seat::BOTH.into_iter().filter(|_| !asked.secret);
    let pieces = open
        .clone()
        .flat_map(|seat| {
            let offered = asked.offers[seat].iter().filter_map(|offer| offer.piece);
            let equals = asked.equals[seat].iter().map(|(equal, _)| *equal);
            offered
                .chain(equals)
                .chain(asked.picking[seat].iter().flat_map(|picking| picking.open.iter().copied()))
        })
        .collect();
    let focus = asked.focused().and_then(|(seat, target)| asked.card(seat, target));
    let men = open.clone().filter(|seat| asked.asks(*seat)).flat_map(|seat| asked.men[seat].iter().copied());
    let men = men.collect();
    let out = open.clone().flat_map(|seat| {
        let now = asked.picking[seat].as_ref().map_or(&[][..], |picking| &picking.open);
        asked.at_first[seat].iter().copied().filter(|piece| !now.contains(piece))
    });
    let out = out.collect();
    let chosen = open.flat_map(|seat| asked.chosen[seat].iter().copied()).collect();
    let by_key = asked.focus.is_some();
    invitation.set_if_neq(Invitation { pieces, chosen, out, focus, by_key, men });
}

/// Whether a person may answer for that side now: behind the curtain only who looks.
fn may_answer(the_match: &Match, seating: &Seating, seat: Seat) -> bool {
    let behind = seating.audience.shared && the_match.live.secrecy(seat) == Secrecy::Curtain;
    let looks = seating.curtain.is_some_and(|curtain| curtain.open && curtain.seat == seat);
    // While somebody looks, nobody else is asked anything.
    let other_looks = seating.curtain.is_some_and(|curtain| curtain.seat != seat);
    // Nor before the bot's choice is sealed.
    seating.who[seat] == Controller::Human
        && (!behind || looks)
        && !other_looks
        && seating.lays_first(the_match).is_none()
}

/// What whoever called for the own cards is asked: the cards that can be used in a window that was passed over, or to play
/// on, which can be done in any case.
fn behind(the_match: &Match, table: &OnTable, seat: Seat, asked: &mut OpenDecisions) {
    asked.behind = Some(seat);
    let offers = the_match.silences.asking().flat_map(|live| live.offers(seat));
    let mut offers: Vec<Offer> = offers.filter(|offer| !the_match.live.is_decline(&offer.action)).collect();
    // A click on a card that can be used in two windows would not say in which.
    let pieces: Vec<Option<u16>> = offers.iter().map(|offer| offer.piece).collect();
    let twice = |piece: &u16| pieces.iter().filter(|other| **other == Some(*piece)).count() > 1;
    offers.iter_mut().for_each(|offer| offer.piece = offer.piece.filter(|piece| !twice(piece)));
    if the_match.silences.asking().next().is_some() {
        put(the_match, table, (seat, offers), asked);
    }
    asked.prompt[seat] = match the_match.silences.asking().last() {
        Some(live) => live.prompt(seat),
        None if the_match.silences.only_looks() => "These are your cards".to_owned(),
        None => "No card of yours can be played now".to_owned(),
    };
}

fn question(the_match: &Match, table: &OnTable, seat: Seat, asked: &mut OpenDecisions) {
    put(the_match, table, (seat, the_match.live.offers(seat)), asked);
    asked.prompt[seat] = the_match.live.prompt(seat);
}

/// Puts these offers to that side, and what is made of several cards.
fn put(the_match: &Match, table: &OnTable, (seat, mut all): (Seat, Vec<Offer>), asked: &mut OpenDecisions) {
    let live = the_match.asking(seat);
    // The keys lie as the cards lie.
    let place = |offer: &Offer| {
        let piece = table.0.pieces.iter().find(|piece| Some(piece.id) == offer.piece);
        // What lies nowhere comes last.
        (piece.is_none(), piece.map(|piece| (piece.zone, piece.index)))
    };
    all.sort_by(|a, b| place(a).cmp(&place(b)));
    let equal = |piece: u16| {
        let named = live.stands_for(seat, piece);
        (named != piece).then_some((piece, named))
    };
    asked.equals[seat] = table.0.pieces.iter().filter_map(|piece| equal(piece.id)).collect();
    let men = table.0.shirts.iter().map(Shirt::man);
    asked.men[seat] = men.filter_map(|man| Some((man, live.card_of(seat, man)?))).collect();
    let first = live.picking(seat, &[]);
    let named: Vec<u16> =
        first.iter().flat_map(|picking| picking.named.iter().map(|(piece, _)| *piece)).collect();
    let open = first.iter().flat_map(|picking| picking.open.iter().copied());
    let loose: Vec<u16> =
        open.filter(|piece| asked.man(seat, *piece).is_none() && !named.contains(piece)).collect();
    if loose.len() + named.len() + all.len() <= DONE {
        asked.loose[seat] = loose;
    }
    // A card that stands for several offers is the key of none.
    let alone = |piece: &u16| all.iter().filter(|offer| offer.piece == Some(*piece)).count() == 1;
    let cards = all.iter().filter_map(|offer| offer.piece).filter(alone).chain(named);
    let cards = cards.chain(asked.loose[seat].iter().copied());
    let cards: Vec<u16> = cards.filter(|piece| asked.man(seat, *piece).is_none()).collect();
    asked.cards[seat].ask(&cards, &table.0.pieces, the_match.game.sheet().zones);
    // Words come behind the cards; where none is asked for, first.
    let mut next = if cards.is_empty() { 0 } else { asked.cards[seat].behind() };
    for offer in all {
        let numbered = offer.piece.is_some_and(|piece| asked.man(seat, piece).is_some());
        let card = offer.piece.filter(|piece| cards.contains(piece));
        let place = card.and_then(|piece| asked.cards[seat].of(piece)).unwrap_or_else(|| {
            next += usize::from(!numbered);
            next.saturating_sub(1)
        });
        if the_match.allows(&offer) {
            asked.places[seat].0.push(place);
            asked.offers[seat].push(offer);
        }
    }
    asked.places[seat].1 = next;
    asked.at_first[seat] = first.map(|picking| picking.open).unwrap_or_default();
    let lies =
        |piece: &u16| table.0.pieces.iter().find(|other| other.id == *piece).map(|p| (p.zone, p.index));
    asked.at_first[seat].sort_by_key(lies);
    asked.made[seat] = the_match.live.record().actions.iter().filter(|(side, _)| *side == seat).count();
    let kept = asked.laid_by[seat].take();
    let kept = kept.filter(|kept| (kept.made, &kept.at_first) == (asked.made[seat], &asked.at_first[seat]));
    let chosen = kept.map_or_else(Vec::new, |kept| kept.chosen);
    asked.picking[seat] = the_match.picking(seat, &chosen);
    if asked.picking[seat].is_some() {
        asked.chosen[seat] = chosen;
    }
}

impl OpenDecisions {
    /// What each side has taken up so far: it is there again where the question is still the same, whatever the other side
    /// decided meanwhile.
    fn lay_by(&mut self) -> BySeat<Option<LaidBy>> {
        BySeat::from_fn(|seat| {
            let chosen = std::mem::take(&mut self.chosen[seat]);
            let at_first = std::mem::take(&mut self.at_first[seat]);
            let now = (!chosen.is_empty()).then_some(LaidBy { made: self.made[seat], at_first, chosen });
            now.or_else(|| self.laid_by[seat].take())
        })
    }

    /// A card is taken up or put back by that side; none takes up those that the game suggests.
    pub(super) fn take_up(&mut self, the_match: &Match, seat: Seat, piece: Option<u16>) {
        let Some(picking) = &self.picking[seat] else { return };
        let mut chosen = self.chosen[seat].clone();
        match piece {
            None => chosen.clone_from(&picking.suggestion),
            Some(piece) => match chosen.iter().position(|id| *id == piece) {
                Some(place) => {
                    chosen.remove(place);
                }
                None if picking.open.contains(&piece) => chosen.push(piece),
                None => return,
            },
        }
        let before = self.focused();
        self.picking[seat] = the_match.picking(seat, &chosen);
        self.chosen[seat] = chosen;
        // The focus stays on the card it was on.
        if let Some((_, target)) = before {
            self.focus = self.targets(seat).iter().position(|other| *other == target);
        }
    }
}
