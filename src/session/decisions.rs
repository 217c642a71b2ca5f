//! The decisions that people at the screen can make now, and the cards picked for a decision made of several.

mod question;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use self::question::{behind, question};
use super::bindings::OPTIONS;
use super::card_keys::CardKeys;
use super::{Seating, TableMatch};
use crate::flow::pending::{AnswerTimeout, PendingAnswer};
use crate::table::cards::{PlayableCards, ShownScene};
use crate::table::playback::Playback;
use engine::{BySeat, Seat, SeatSet};
use players::controller::Controller;
use scenarios::lesson::AwaitedEvent;
use stage::offer::{ActionOption, CardSelection, Secrecy};
use stage::scene::{CardId, PlayerId};
use words::DisplayText;
use words::say;

/// The decisions open to the people at the screen; empty while something moves or nobody is asked.
#[derive(Resource, Clone, Debug, Default)]
pub struct OpenDecisions {
    /// The offers of each seat that a person plays and that owes a decision.
    pub offers: BySeat<Vec<ActionOption>>,
    /// Key positions of the offers, and the first position behind them. Positions count every option the rules allow,
    /// so those that a lesson leaves out stay free. An offer with a shirt number uses that number instead.
    places: BySeat<(Vec<usize>, usize)>,
    /// The offer of each seat that says no, by its index.
    declining: BySeat<Option<usize>>,
    /// Key positions of the cards, kept from question to question.
    cards: BySeat<CardKeys>,
    /// Cards equal to one that an offer names, each paired with that one.
    pub equivalent_cards: BySeat<Vec<(CardId, CardId)>>,
    /// The state of a decision made of several cards.
    pub picking: BySeat<Option<CardSelection>>,
    /// The cards picked for that decision so far.
    pub chosen: BySeat<Vec<CardId>>,
    /// The cards that could be picked while none was.
    pub initially_pickable: BySeat<Vec<CardId>>,
    /// The cards to pick that have one of the twelve keys: those without a shirt number that are not in the prompt.
    /// Empty if there are too few keys for them.
    keyed_cards: BySeat<Vec<CardId>>,
    /// Of the cards to pick, those that have a digit alone, since the twelve keys are too few for all of them.
    by_digit: BySeat<Vec<CardId>>,
    /// The question in words.
    pub prompt: BySeat<DisplayText>,
    /// True if both choose in secret, by key.
    pub secret: bool,
    /// The cards that the coach chooses in place of [`CardSelection::suggestion`], once it has been asked.
    advised: BySeat<Option<Vec<CardId>>>,
    /// The players on the pitch, each with the card that it represents: see [`KeyHint`].
    pub players: BySeat<Vec<(PlayerId, CardId)>>,
    /// True if digits mean shirt numbers. They mean nothing else as long as there are shirts on the pitch.
    pub numbered: bool,
    /// The seat that the digit keys act for: the only person, or the one of two who looks behind the privacy screen.
    /// Otherwise `None`: both people can reach the digits, so a press could be either's.
    pub digits: Option<Seat>,
    /// The seat that called for its own cards and is looking. Only that seat knows if it has a card to use there: see
    /// [`super::pass_windows`].
    pub looking_seat: Option<Seat>,
    /// The seat that the show waits for, either to play on or to call for its own cards.
    pub waiting_seat: Option<Seat>,
    /// The seats that can call for their own cards.
    pub may_call: SeatSet,
    /// The seat whose last decision can be taken back.
    pub undo: Option<Seat>,
    /// True while it is still being found out whether a decision can be taken back.
    pub undo_pending: bool,
    /// The target in keyboard focus: an index into [`OpenDecisions::targets`].
    pub focus: Option<usize>,
    stamp: Option<QuestionVersion>,
    /// The cards a seat had picked when its cards were hidden or the other seat decided. They are restored if it is
    /// asked the same question again.
    saved_cards: BySeat<Option<PickedCards>>,
    /// Number of decisions each seat had made when this question was asked.
    decision_counts: BySeat<usize>,
}

/// The cards that a seat had picked, with the question they were for: its number of decisions and the cards it could
/// pick.
#[derive(Clone, Debug)]
struct PickedCards {
    made: usize,
    initially_pickable: Vec<CardId>,
    chosen: Vec<CardId>,
}

/// Everything the question depends on: the revision, whether the playback is idle, the seat looking behind the privacy
/// screen, and the step of a lesson.
type QuestionVersion = (u64, bool, Option<Seat>, Option<usize>);

/// Something that a person can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecisionTarget {
    /// The offer at this index.
    Offer(usize),
    /// The decision made of the picked cards.
    Done,
    /// A suggested selection of cards that is valid.
    Suggest,
    /// Taking the last decision back.
    Undo,
    /// A card to pick or to put back.
    Card(CardId),
    /// Using no card and playing on.
    PlayOn,
    /// Calling for one's own cards: see [`super::pass_windows`].
    Call,
}

/// Position of [`DecisionTarget::Done`] among the twelve keys of its seat.
const DONE: usize = 8;
/// Position of the option that says no among the twelve keys of its seat, and of [`DecisionTarget::PlayOn`]: the same
/// in every game.
const DECLINE: usize = 9;
/// Position of [`DecisionTarget::Suggest`] among the twelve keys of its seat.
const AUTO: usize = 10;
/// Number of keys that are left for cards and options beside those three.
const FREE: usize = OPTIONS - 3;
/// Position of [`DecisionTarget::Call`] among the twelve keys of its seat: the last one, which no other target uses at
/// the same time.
pub(super) const CALL: usize = 11;

/// The keys of a target: one of the twelve of its seat, a digit, or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct KeyHint {
    /// Index into the twelve keys of the seat.
    pub hand: Option<usize>,
    /// Index into [`super::bindings::DIGITS`].
    pub digit: Option<usize>,
}

impl OpenDecisions {
    /// Returns the cards that are chosen so far, of both seats, in the order of choice.
    #[must_use]
    pub fn picked_cards(&self) -> Vec<CardId> {
        Seat::BOTH.into_iter().flat_map(|seat| self.chosen[seat].iter().copied()).collect()
    }

    /// Returns true if somebody makes a decision of several cards.
    #[must_use]
    pub fn is_picking(&self) -> bool {
        self.picking.iter().any(|(_, picking)| picking.is_some())
    }

    /// Returns the revision of the match that the question belongs to; `None` if nothing was asked.
    #[must_use]
    pub fn revision(&self) -> Option<u64> {
        self.stamp.map(|(revision, ..)| revision)
    }

    /// Returns true if that seat is asked something.
    #[must_use]
    pub fn asks(&self, seat: Seat) -> bool {
        !self.offers[seat].is_empty() || self.picking[seat].is_some() || self.may_play_on(seat)
    }

    /// Returns true if that seat can play on without using a card.
    fn may_play_on(&self, seat: Seat) -> bool {
        [self.looking_seat, self.waiting_seat].contains(&Some(seat))
    }

    /// Returns the seat that is asked, if it is the only one.
    #[must_use]
    pub fn only_asked_seat(&self) -> Option<Seat> {
        let mut seats = Seat::BOTH.into_iter().filter(|seat| self.asks(*seat));
        seats.next().filter(|_| seats.next().is_none())
    }

    /// Returns the cards that [`DecisionTarget::Suggest`] picks: the coach's, if it has been asked. The slice is empty
    /// where nothing is suggested.
    fn suggestion(&self, seat: Seat) -> &[CardId] {
        let suggested = self.picking[seat].as_ref().map_or(&[][..], |picking| &picking.suggestion);
        // A lesson takes the suggestion away.
        self.advised[seat].as_deref().filter(|_| !suggested.is_empty()).unwrap_or(suggested)
    }

    /// Makes [`DecisionTarget::Suggest`] pick what the coach advised.
    pub(super) fn advise(&mut self, seat: Seat, cards: Vec<CardId>) {
        self.advised[seat] = Some(cards);
    }

    /// Returns the targets in the prompt of that seat, in the order of their keys.
    #[must_use]
    pub fn buttons(&self, seat: Seat) -> Vec<DecisionTarget> {
        let named = self.picking[seat].iter().flat_map(|picking| &picking.named);
        let mut all: Vec<DecisionTarget> = named.map(|(card, _)| DecisionTarget::Card(*card)).collect();
        all.extend((0..self.offers[seat].len()).map(DecisionTarget::Offer));
        if let Some(picking) = &self.picking[seat] {
            if picking.done.is_some() {
                all.push(DecisionTarget::Done);
            }
            let mut sorted = (self.suggestion(seat).to_vec(), self.chosen[seat].clone());
            sorted.0.sort_unstable();
            sorted.1.sort_unstable();
            if !sorted.0.is_empty() && sorted.0 != sorted.1 {
                all.push(DecisionTarget::Suggest);
            }
        }
        if self.may_play_on(seat) {
            all.push(DecisionTarget::PlayOn);
        }
        if self.may_call.contains(seat) {
            all.push(DecisionTarget::Call);
        }
        if self.undo == Some(seat) {
            all.push(DecisionTarget::Undo);
        }
        all
    }

    /// Returns all targets in the order of the arrow keys: the cards to pick, then the prompt.
    #[must_use]
    pub fn targets(&self, seat: Seat) -> Vec<DecisionTarget> {
        let cards = self.picking[seat].iter().flat_map(|picking| picking.pickable.iter().copied());
        let mut all: Vec<DecisionTarget> = cards.map(DecisionTarget::Card).collect();
        let buttons = self.buttons(seat).into_iter().filter(|target| !all.contains(target));
        let buttons: Vec<DecisionTarget> = buttons.collect();
        all.extend(buttons);
        all
    }

    /// Returns the one thing that the seat can do, if there is only one and it is not secret. Taking a decision back is
    /// not counted.
    #[must_use]
    pub fn only_option(&self, seat: Seat) -> Option<DecisionTarget> {
        let targets = self.targets(seat);
        let mut all = targets.into_iter().filter(|target| *target != DecisionTarget::Undo);
        all.next().filter(|_| all.next().is_none() && !self.secret)
    }

    /// Returns the offer of that target, if it has one.
    #[must_use]
    pub fn offer(&self, seat: Seat, target: DecisionTarget) -> Option<&ActionOption> {
        match target {
            DecisionTarget::Offer(k) => self.offers[seat].get(k),
            DecisionTarget::Done => self.picking[seat].as_ref()?.done.as_ref(),
            DecisionTarget::Suggest
            | DecisionTarget::Undo
            | DecisionTarget::Card(_)
            | DecisionTarget::PlayOn
            | DecisionTarget::Call => None,
        }
    }

    /// Returns the card of that target, if it has one.
    #[must_use]
    pub fn card(&self, seat: Seat, target: DecisionTarget) -> Option<CardId> {
        match target {
            DecisionTarget::Card(card) => Some(card),
            other => self.offer(seat, other)?.card,
        }
    }

    /// Returns the effect of picking that card, in words.
    #[must_use]
    pub fn hint(&self, seat: Seat, id: CardId) -> Option<&DisplayText> {
        let hints = &self.picking[seat].as_ref()?.hints;
        hints.iter().find(|(card, _)| *card == id).map(|(_, words)| words)
    }

    /// Returns the player on the pitch who stands for that card of his side.
    #[must_use]
    pub fn player_id(&self, seat: Seat, id: CardId) -> Option<PlayerId> {
        let own = self.players[seat].iter().find(|(player, card)| *card == id && player.side == seat);
        own.map(|(player, _)| *player)
    }

    /// Returns every target that has keys, with those keys.
    ///
    /// A target with a shirt number has that digit; if the digits act for nobody, it has the same one of the twelve
    /// keys instead. The others have keys in order. [`DecisionTarget::Done`], [`DecisionTarget::Suggest`] and what says
    /// no have keys that nothing else uses, so that pressing one key twice decides nothing. Of a long row of cards the
    /// first half has the digits, and the twelve keys mean the other half.
    #[must_use]
    pub fn key_hints(&self, seat: Seat) -> Vec<(DecisionTarget, KeyHint)> {
        let open = self.picking[seat].iter().flat_map(|picking| picking.pickable.iter().copied());
        let players = open.filter(|card| self.player_id(seat, *card).is_some()).map(DecisionTarget::Card);
        let buttons = self.buttons(seat).into_iter().filter(|target| *target != DecisionTarget::Undo);
        let can = |card: &CardId| {
            self.picking[seat].as_ref().is_some_and(|picking| picking.pickable.contains(card))
        };
        let cards = self.keyed_cards[seat].iter().copied().filter(can).map(DecisionTarget::Card);
        let by_digit = &self.by_digit[seat];
        let digits = by_digit
            .iter()
            .enumerate()
            .filter(|(_, card)| can(card))
            .map(|(k, card)| (DecisionTarget::Card(*card), KeyHint { hand: None, digit: Some(k) }));
        let is_picking = self.picking[seat].is_some();
        let declines = self.declining[seat].is_some() || self.may_play_on(seat);
        let is_open = |k: &usize| match *k {
            DONE | AUTO => !is_picking,
            DECLINE => !declines,
            _ => true,
        };
        let open: Vec<usize> = (0..OPTIONS).filter(is_open).collect();
        let place = |target: DecisionTarget| {
            let number = self.player_id(seat, self.card(seat, target)?)?.number;
            usize::from(number).checked_sub(1)
        };
        // Each card and each offer has a position of its own; other targets come behind them.
        let (places, all) = &self.places[seat];
        let mut next = (*all).max(self.offers[seat].len());
        let mut free = |target: DecisionTarget| {
            let own = match target {
                DecisionTarget::Done => return DONE,
                DecisionTarget::Suggest => return AUTO,
                DecisionTarget::PlayOn => return DECLINE,
                DecisionTarget::Offer(k) if self.declining[seat] == Some(k) => return DECLINE,
                DecisionTarget::Card(card) => self.cards[seat].position(card),
                DecisionTarget::Offer(k) => Some(places.get(k).copied().unwrap_or(k)),
                DecisionTarget::Undo | DecisionTarget::Call => None,
            };
            let k = own.unwrap_or_else(|| {
                next += 1;
                next - 1
            });
            // Behind the last key there is none.
            open.get(k).copied().unwrap_or(OPTIONS + k)
        };
        let hint = |target: DecisionTarget| {
            let hint = match place(target) {
                Some(k) => KeyHint { hand: (self.digits != Some(seat)).then_some(k), digit: Some(k) },
                None if target == DecisionTarget::Call => KeyHint { hand: Some(CALL), digit: None },
                None => {
                    let k = free(target);
                    let aliased = !self.numbered && by_digit.is_empty();
                    KeyHint { hand: Some(k), digit: aliased.then_some(k) }
                }
            };
            (target, hint)
        };
        players.chain(buttons).chain(cards).map(hint).chain(digits).collect()
    }

    /// Returns the offer that a click on that card takes; equal cards share one offer.
    #[must_use]
    pub fn offered(&self, seat: Seat, card: CardId) -> Option<usize> {
        let equal = self.equivalent_cards[seat].iter().find(|(equal, _)| *equal == card);
        let named = equal.map_or(card, |(_, named)| *named);
        self.offers[seat].iter().position(|offer| offer.card == Some(named))
    }

    /// Returns the target in focus, if only one seat is asked.
    #[must_use]
    pub fn focused(&self) -> Option<(Seat, DecisionTarget)> {
        let seat = self.only_asked_seat()?;
        Some((seat, *self.targets(seat).get(self.focus?)?))
    }
}

/// The question whether a seat can take its last decision back, which is found out in the background: many worlds are
/// compared for it.
#[derive(Resource, Debug, Default)]
pub(super) struct UndoCheck(Option<(Seat, PendingAnswer<bool>)>);

/// Adds [`OpenDecisions`].
pub fn plugin(app: &mut App) {
    app.init_resource::<OpenDecisions>().init_resource::<UndoCheck>();
}

/// Keeps [`OpenDecisions`] and the playable cards up to date.
pub(super) fn ask(
    (the_match, seating): (Res<TableMatch>, Res<Seating>),
    playback: Res<Playback>,
    shown_scene: Res<ShownScene>,
    (mut asked, mut undo_check): (ResMut<OpenDecisions>, ResMut<UndoCheck>),
    timeout: Res<AnswerTimeout>,
    mut playable_cards: ResMut<PlayableCards>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let looking = seating
        .privacy_screen
        .filter(|privacy_screen| privacy_screen.open)
        .map(|privacy_screen| privacy_screen.seat);
    let stamp = Some((the_match.revision, playback.is_idle(), looking, the_match.step()));
    if asked.stamp != stamp {
        redraw.write(RequestRedraw);
        undo_check.0 = None;
        let (saved_cards, cards) = (asked.lay_by(), std::mem::take(&mut asked.cards));
        let decides = the_match.takes_answers()
            && !matches!(the_match.wants(), AwaitedEvent::Look(..) | AwaitedEvent::Meanwhile(_));
        *asked = OpenDecisions { stamp, saved_cards, cards, secret: seating.secret(&the_match), ..default() };
        asked.numbered = !shown_scene.0.shirts.is_empty();
        let people = seating.humans();
        asked.digits = if people == SeatSet::BOTH { looking } else { people.first() };
        if playback.is_idle() && decides {
            let last = the_match.state.record().actions.last().map(|(seat, _)| *seat);
            // A step of a lesson has a button that leads further back.
            let last = last.filter(|_| the_match.step().is_none());
            let ask =
                |seat: Seat| Some((seat, PendingAnswer::spawn(seating.may_take_back(&the_match, seat)?)));
            undo_check.0 = last.and_then(ask);
        }
        if playback.is_idle() && the_match.passed_windows.pending() {
            match the_match.passed_windows.looking_seat() {
                Some(seat) if looking == Some(seat) => behind(&the_match, &shown_scene, seat, &mut asked),
                Some(_) => {}
                None => {
                    asked.waiting_seat = the_match.passed_windows.waiting_seat();
                    asked.may_call = asked.waiting_seat.map_or(SeatSet::NONE, SeatSet::one);
                    asked.prompt = BySeat::from_fn(|_| say!("hud-use-a-card"));
                }
            }
        } else if playback.is_idle() && decides {
            for seat in
                the_match.state.seats_to_move().iter().filter(|seat| may_answer(&the_match, &seating, *seat))
            {
                question(&the_match, &shown_scene, seat, &mut asked);
            }
            if asked.secret {
                asked.may_call = the_match.passed_windows.callable();
            }
        }
    }
    if let Some((seat, answer)) = &mut undo_check.0 {
        redraw.write(RequestRedraw);
        if let Some(may) = answer.wait(*timeout) {
            asked.undo = may.unwrap_or(false).then_some(*seat);
            undo_check.0 = None;
        }
        asked.undo_pending = undo_check.0.is_some();
    }
    if asked.undo.is_some_and(|seat| seating.has_chosen_in_secret(!seat)) {
        asked.undo = None;
    }
    // In a secret choice no card rises under the pointer: that would show the other player what is considered.
    let open = Seat::BOTH.into_iter().filter(|_| !asked.secret);
    let cards = open
        .clone()
        .flat_map(|seat| {
            let offered = asked.offers[seat].iter().filter_map(|offer| offer.card);
            let equals = asked.equivalent_cards[seat].iter().map(|(equal, _)| *equal);
            offered
                .chain(equals)
                .chain(asked.picking[seat].iter().flat_map(|picking| picking.pickable.iter().copied()))
        })
        .collect();
    let focus = asked.focused().and_then(|(seat, target)| asked.card(seat, target));
    let players =
        open.clone().filter(|seat| asked.asks(*seat)).flat_map(|seat| asked.players[seat].iter().copied());
    let players = players.collect();
    let out = open.clone().flat_map(|seat| {
        let now = asked.picking[seat].as_ref().map_or(&[][..], |picking| &picking.pickable);
        asked.initially_pickable[seat].iter().copied().filter(|card| !now.contains(card))
    });
    let out = out.collect();
    let chosen = open.flat_map(|seat| asked.chosen[seat].iter().copied()).collect();
    let by_key = asked.focus.is_some();
    playable_cards.set_if_neq(PlayableCards { cards, chosen, out, focus, by_key, players });
}

/// Returns true if a person may answer for that seat now. While the privacy screen is open, only the looking seat may.
fn may_answer(the_match: &TableMatch, seating: &Seating, seat: Seat) -> bool {
    let behind = seating.audience.shared && the_match.state.secrecy(seat) == Secrecy::PrivacyScreen;
    let looks = seating
        .privacy_screen
        .is_some_and(|privacy_screen| privacy_screen.open && privacy_screen.seat == seat);
    // While one player looks, the other is asked nothing.
    let other_looks = seating.privacy_screen.is_some_and(|privacy_screen| privacy_screen.seat != seat);
    // A person is asked only after the bot's choice is sealed.
    seating.controllers[seat] == Controller::Human
        && (!behind || looks)
        && !other_looks
        && seating.lays_first(the_match).is_none()
}

impl OpenDecisions {
    /// Stores the cards each seat has picked. They are restored if the question is the same, whatever the other seat
    /// decided meanwhile.
    fn lay_by(&mut self) -> BySeat<Option<PickedCards>> {
        BySeat::from_fn(|seat| {
            let chosen = std::mem::take(&mut self.chosen[seat]);
            let initially_pickable = std::mem::take(&mut self.initially_pickable[seat]);
            let now = (!chosen.is_empty()).then_some(PickedCards {
                made: self.decision_counts[seat],
                initially_pickable,
                chosen,
            });
            now.or_else(|| self.saved_cards[seat].take())
        })
    }

    /// Picks a card or puts it back; `None` picks the suggested cards.
    pub(super) fn pick_card(&mut self, the_match: &TableMatch, seat: Seat, card: Option<CardId>) {
        let Some(picking) = &self.picking[seat] else { return };
        let mut chosen = self.chosen[seat].clone();
        match card {
            None => chosen = self.suggestion(seat).to_vec(),
            Some(card) => match chosen.iter().position(|id| *id == card) {
                Some(place) => {
                    chosen.remove(place);
                }
                None if picking.pickable.contains(&card) => chosen.push(card),
                None => return,
            },
        }
        let before = self.focused();
        self.picking[seat] = the_match.picking(seat, &chosen);
        self.chosen[seat] = chosen;
        // Keeps the focus on the same target.
        if let Some((_, target)) = before {
            self.focus = self.targets(seat).iter().position(|other| *other == target);
        }
    }
}
