//! The offers: what can be done now, and why something cannot. Each has its words, the card to click and the
//! effect.

use super::super::block::{self, Blocks, partners, singles};
use super::super::bots::cheapest_block;
use super::super::cards::{CardSet, GOALIES, is_goalie};
use super::super::state::{FORWARDS, Phase};
use super::super::{Action, Pick, View};
use super::scene::{
    self, flipped, forward_at, forward_id, forward_of, goal_mouth, known, known_id, penalty_spot,
};
use super::words::{self, capital, card, name};
use crate::engine::{Card, Seat, Suit};
use crate::id;
use crate::stage::offer::{Field, Offer, Picking, Preview, Secrecy};
use crate::stage::why::WhyNot;

/// Returns the question for that seat.
pub(super) fn prompt(view: &View, seat: Seat) -> String {
    let table = &view.table;
    let other = name(!seat);
    if !table.owed().has(seat) {
        return match table.phase {
            Phase::Over => "Full time".into(),
            Phase::Lay => format!("{other} are still choosing forwards"),
            Phase::Flip => format!("{other} are choosing who shoots"),
            Phase::Block { .. } => format!("Can {other} stop it?"),
            Phase::Penalty { .. } => format!("A goalie: penalty for {other}?"),
            Phase::Running => String::new(),
        };
    }
    match table.phase {
        Phase::Lay if view.hand.is_empty() => "No card left to lay".into(),
        Phase::Lay if view.hand.len() == 1 => "Lay your last card".into(),
        Phase::Lay => "Choose two forwards".into(),
        Phase::Flip if table.face_down(seat) > 1 => "Who shoots first?".into(),
        Phase::Flip => "Your last forward shoots".into(),
        Phase::Block { forward } => {
            let blocks = Blocks { forward, hand: view.hand };
            if blocks.any() {
                format!("Stop the {}", card(forward))
            } else {
                format!("Nothing stops the {}", card(forward))
            }
        }
        Phase::Penalty { .. } if GOALIES.and(view.hand).is_empty() => "No second goalie in hand".into(),
        Phase::Penalty { .. } => "Penalty: which goalie pays for it?".into(),
        Phase::Running | Phase::Over => String::new(),
    }
}

/// Returns one offer for each legal action that takes one click: all but two laid cards, and blocks.
pub(super) fn offers(view: &View, seat: Seat, legal: &[Action]) -> Vec<Offer> {
    legal.iter().filter(|action| !picked(**action)).map(|action| offer(view, seat, *action)).collect()
}

/// Returns true if an action is made card by card.
const fn picked(action: Action) -> bool {
    matches!(action, Action::Block(_) | Action::Lay(Pick::Two(..)))
}

/// Returns an action in a few words, with its cards.
pub(super) fn named(view: &View, seat: Seat, action: Action) -> String {
    let cards = |pick: Pick| pick.set().iter().map(card).collect::<Vec<_>>().join(" and ");
    match action {
        Action::Lay(pick) if pick != Pick::None => format!("Forwards: {}", cards(pick)),
        Action::Block(pick) => format!("Block with {}", cards(pick)),
        _ => offer(view, seat, action).label.to_string(),
    }
}

fn offer(view: &View, seat: Seat, action: Action) -> Offer {
    let mut offer = Offer {
        action: action.to_string(),
        label: String::new().into(),
        help: String::new().into(),
        piece: None,
        preview: None,
    };
    let shot = flipped(&view.table).map_or_else(String::new, |(_, _, shot)| card(shot));
    match action {
        Action::Flip(place) => flip(view, seat, usize::from(place), &mut offer),
        Action::LetIn => {
            offer.label = "Let it in".into();
            let why = if view.table.must_block() || !can_block(view) {
                "Nothing in your hand stops it"
            } else {
                "Keep your cards for later"
            };
            offer.help = format!("{why}: the {shot} is a goal for {}.", name(!seat)).into();
        }
        Action::TakePenalty(goalie) => {
            offer.label = capital(&card(goalie)).into();
            offer.help = format!("Discard it, and the {shot} scores: nobody can stop a penalty.").into();
            offer.piece = Some(known_id(goalie));
            let path = Some((penalty_spot(seat), goal_mouth(seat)));
            offer.preview = Some(Preview { path, head: "PENALTY".into(), text: "a sure goal".into() });
        }
        Action::DeclinePenalty => {
            offer.label = "No penalty".into();
            offer.help = format!("The {shot} is discarded, and nothing happens.").into();
        }
        Action::Lay(pick) => {
            offer.label = if pick == Pick::None { "Lay nothing" } else { "Lay it" }.into();
            offer.help = words::lay(action).into();
            offer.piece = pick.set().first().map(known_id);
        }
        Action::Block(_) => {}
    }
    offer
}

/// S52-4: describes a flip. With one forward left the label names no card, as two people may look at the screen
/// then.
fn flip(view: &View, seat: Seat, place: usize, offer: &mut Offer) {
    offer.piece = Some(forward_id(seat, place));
    let path = Some((forward_at(seat, place), goal_mouth(seat)));
    let choice = view.table.face_down(seat) > 1;
    let Some(forward) = view.forwards.get(place).copied().flatten().filter(|_| choice) else {
        offer.label = "Shoot".into();
        offer.help = format!("Flip the card: a shot at {}'s goal.", name(!seat)).into();
        offer.preview = Some(Preview { path, head: "SHOT".into(), text: String::new().into() });
        return;
    };
    offer.label = capital(&card(forward)).into();
    let (text, help) = if is_goalie(forward) {
        let seconds = GOALIES.and(view.hand).len();
        let hold = match seconds {
            0 => "you hold none, so it is a bluff".into(),
            n => format!("you hold {}", words::number(n)),
        };
        ("a penalty, or nothing", format!("It scores only if you discard a second goalie: {hold}."))
    } else {
        ("", format!("A goal unless {} can block it.", name(!seat)))
    };
    offer.help = help.into();
    offer.preview = Some(Preview { path, head: words::chip(forward).into(), text: text.into() });
}

fn can_block(view: &View) -> bool {
    match view.table.phase {
        Phase::Block { forward } => Blocks { forward, hand: view.hand }.any(),
        _ => false,
    }
}

/// S52-2, S52-5: returns the forwards or the block in progress, card by card.
pub(super) fn picking(view: &View, legal: &[Action], chosen: &[u16]) -> Option<Picking> {
    if !legal.iter().any(|action| picked(*action)) {
        return None;
    }
    match view.table.phase {
        Phase::Lay => Some(laying(view, chosen)),
        Phase::Block { forward } => Some(blocking(Blocks { forward, hand: view.hand }, chosen)),
        Phase::Flip | Phase::Penalty { .. } | Phase::Running | Phase::Over => None,
    }
}

/// The cards of the hand that make up an action.
pub(super) fn picks(view: &View, action: Action) -> Vec<u16> {
    match action {
        Action::Lay(pick) | Action::Block(pick) => ids(pick.set().and(view.hand)),
        Action::Flip(_) | Action::LetIn | Action::TakePenalty(_) | Action::DeclinePenalty => Vec::new(),
    }
}

/// Returns the chosen cards that belong to the decision, in the order of choice. Each must fit those before it.
fn together(hand: CardSet, chosen: &[u16], fits: impl Fn(Pick, Card) -> bool) -> Pick {
    let cards = chosen.iter().filter_map(|id| known(*id)).filter(|card| hand.has(*card));
    cards.fold(Pick::None, |pick, card| match pick {
        Pick::None if fits(pick, card) => Pick::One(card),
        Pick::One(first) if fits(pick, card) => Pick::two(first, card),
        _ => pick,
    })
}

fn ids(cards: CardSet) -> Vec<u16> {
    cards.iter().map(known_id).collect()
}

fn laying(view: &View, chosen: &[u16]) -> Picking {
    let pick = together(view.hand, chosen, |_, _| true);
    let open = if let Pick::Two(..) = pick { pick.set() } else { view.hand };
    let count = pick.set().len();
    let action = Action::Lay(pick);
    let done = (count == FORWARDS).then(|| Offer {
        action: action.to_string(),
        label: "Lay them".into(),
        help: words::lay(action).into(),
        piece: None,
        preview: None,
    });
    // A rule of thumb: high cards shoot, goalies save.
    let mut best: Vec<Card> = view.hand.iter().collect();
    best.sort_by_key(|card| (is_goalie(*card), std::cmp::Reverse(card.rank.ace_low())));
    let suggestion = best.into_iter().take(usize::from(FORWARDS)).map(known_id).collect();
    Picking {
        words: format!("{count} of {FORWARDS} chosen").into(),
        open: ids(open),
        named: Vec::new(),
        hints: open.iter().map(|card| (known_id(card), forward_hint(card, pick).into())).collect(),
        done,
        suggestion,
    }
}

/// Returns the use of a card as a forward.
fn forward_hint(card: Card, pick: Pick) -> String {
    let name = capital(&words::card(card));
    if pick.set().has(card) {
        return format!("{name}: put it back.");
    }
    if is_goalie(card) {
        return format!(
            "{name}: scores only if you discard a second goalie. It saves better than it shoots."
        );
    }
    let (colour, suit) = (words::colour(card.suit), words::suit(card.suit));
    let rank = crate::stage::words::rank(card.rank);
    format!(
        "{name}: a goal, unless they hold a {colour} goalie, another {rank}, two {suit}, or two numbers \
             that make it."
    )
}

/// Returns the use of a card against that shot with the cards chosen so far: alone, or with which partner.
fn block_hint(blocks: Blocks, pick: Pick, card: Card) -> String {
    let Blocks { forward, hand } = blocks;
    let name = capital(&words::card(card));
    if pick.set().has(card) {
        return format!("{name}: put it back.");
    }
    let stops = |pick: Pick| Some((pick, block::kind(forward, pick)?));
    let told = |(pick, kind)| words::reason(forward, pick, kind).to_lowercase();
    if let Pick::One(first) = pick {
        let both = stops(Pick::two(first, card)).map_or_else(String::new, told);
        return format!("{name}: stops it with the {}: {both}.", words::card(first));
    }
    if let Some(alone) = stops(Pick::One(card)) {
        return format!("{name}: stops it alone, {}.", told(alone));
    }
    let partners: Vec<String> = partners(forward, card).and(hand).iter().map(words::card).collect();
    format!("{name}: stops it with the {}.", partners.join(" or the "))
}

fn blocking(blocks: Blocks, chosen: &[u16]) -> Picking {
    let Blocks { forward, hand } = blocks;
    let with = |card: Card| partners(forward, card).and(hand);
    let pairs: CardSet = hand.iter().filter(|card| !with(*card).is_empty()).collect();
    let first = blocks.singles().or(pairs);
    let pick = together(hand, chosen, |pick, card| match pick {
        Pick::One(other) => with(other).has(card),
        Pick::None | Pick::Two(..) => first.has(card),
    });
    let open = match pick {
        Pick::None => first,
        Pick::One(card) => CardSet::one(card).or(with(card)),
        Pick::Two(..) => pick.set(),
    };
    let done = block::kind(forward, pick).map(|kind| Offer {
        action: Action::Block(pick).to_string(),
        label: "Block".into(),
        help: words::explained(forward, pick, kind).into(),
        piece: None,
        preview: Some(Preview {
            path: None,
            head: words::reason(forward, pick, kind).into(),
            text: match pick {
                Pick::Two(..) => "both cards are discarded".into(),
                Pick::None | Pick::One(_) => "the card is discarded".into(),
            },
        }),
    });
    let words = match (pick, &done) {
        (Pick::None, _) => "choose one or two cards".into(),
        (Pick::One(card), Some(_)) if !with(card).is_empty() => "that will do, or add another".into(),
        (Pick::One(_), None) => "now one to go with it".into(),
        (_, Some(offer)) => {
            offer.preview.as_ref().map_or_else(String::new, |preview| preview.head.to_string().to_lowercase())
        }
        (Pick::Two(..), None) => String::new(),
    };
    let suggestion = cheapest_block(blocks).map(|pick| ids(pick.set())).unwrap_or_default();
    let hints = open.iter().map(|card| (known_id(card), block_hint(blocks, pick, card).into())).collect();
    Picking { words: words.into(), open: ids(open), named: Vec::new(), hints, done, suggestion }
}

/// Returns how secret a decision is where two people share one screen. Laying, blocks and penalties use the hand,
/// so they are behind the curtain, even with one legal action left. So is the first flip, as its owner knows which
/// forward is where. The last flip is no choice and is open.
pub(super) fn secrecy(view: &View, seat: Seat) -> Secrecy {
    let hidden = match view.table.phase {
        Phase::Lay | Phase::Block { .. } | Phase::Penalty { .. } => view.hands[seat] > 0,
        Phase::Flip => view.table.face_down(seat) > 1,
        Phase::Running | Phase::Over => false,
    };
    if hidden { Secrecy::Curtain } else { Secrecy::Open }
}

/// Returns the reason why that seat cannot play a card now.
pub(super) fn why_not(view: &View, seat: Seat, piece: u16) -> Option<WhyNot> {
    let table = &view.table;
    if table.phase == Phase::Over {
        return None;
    }
    if let Some((owner, _)) = forward_of(piece) {
        return forward_reason(view, seat, owner);
    }
    let Some(known) = known(piece) else {
        let text = if piece < scene::unknown_id(Seat::Home, 0) {
            WhyNot::new("S52-7", "The draw pile: both sides draw four after a round")
        } else {
            WhyNot::new("S52-2", format!("Only {} can see these cards", name(side_of(piece, seat))))
        };
        return Some(text);
    };
    if view.hand.has(known) {
        return hand_reason(view, seat, known);
    }
    let text = if table.discards.set().has(known) {
        WhyNot::new("S52-6", "Discarded: out of play")
    } else if let Some((owner, _, _)) = flipped(table).filter(|(_, _, card)| *card == known) {
        WhyNot::new("S52-4", format!("This is {}'s shot", name(owner)))
    } else {
        WhyNot::new("S52-6", "It scored: it stays here to count the goal")
    };
    Some(text)
}

/// Returns the owner of that hidden card. Where both hands are hidden, the other side's is not the own one.
const fn side_of(piece: u16, seat: Seat) -> Seat {
    match piece {
        200..300 => Seat::Home,
        300..400 => Seat::Away,
        _ => seat,
    }
}

fn forward_reason(view: &View, seat: Seat, owner: Seat) -> Option<WhyNot> {
    let table = &view.table;
    if owner != seat {
        return Some(WhyNot::new("S52-4", format!("{}'s forward: flipped when they attack", name(owner))));
    }
    let text = match table.phase {
        Phase::Flip if table.attacker == seat => return None,
        Phase::Lay => WhyNot::new("S52-2", format!("Already laid: {} are still choosing", name(!seat))),
        _ if table.attacker == seat => WhyNot::new("S52-4", "One shot at a time: the other one first"),
        _ => WhyNot::new("S52-4", format!("It waits until {} have attacked", name(!seat))),
    };
    Some(text)
}

/// Returns the reason why a card of the seat's own hand has to wait.
fn hand_reason(view: &View, seat: Seat, card: Card) -> Option<WhyNot> {
    let table = &view.table;
    let other = name(!seat);
    let asked = table.owed().has(seat);
    let text = match table.phase {
        Phase::Lay if asked => return None,
        Phase::Lay => WhyNot::new("S52-2", "This one defends: your forwards are chosen"),
        Phase::Flip if asked => WhyNot::new("S52-4", "A defender: choose a forward to shoot"),
        Phase::Flip => WhyNot::new("S52-2", format!("A defender: it waits for a shot of {other}")),
        Phase::Block { forward } if asked => return block_reason(forward, view.hand, card),
        Phase::Block { .. } => {
            WhyNot::new("S52-5", format!("{other} are defending; your hand waits for their shots"))
        }
        Phase::Penalty { .. } if asked && is_goalie(card) => return None,
        Phase::Penalty { .. } if asked => {
            WhyNot::new("S52-9", "Only a goalie buys a penalty: jack, queen or king")
        }
        Phase::Penalty { .. } => WhyNot::new("S52-9", "A goalie as a forward: nobody can block it"),
        Phase::Running | Phase::Over => return None,
    };
    Some(text)
}

/// S52-5: returns the reason why a card has no part in any block.
fn block_reason(forward: Card, hand: CardSet, card: Card) -> Option<WhyNot> {
    if singles(forward).has(card) || !partners(forward, card).and(hand).is_empty() {
        return None;
    }
    let shot = words::card(forward);
    let text = if is_goalie(card) {
        WhyNot::new("S52-5", format!("A {} goalie cannot stop the {shot} alone", words::colour(card.suit)))
    } else if card.suit == forward.suit {
        WhyNot::new(
            "S52-5",
            format!("It needs a second card to stop the {shot}, and you hold none that fits"),
        )
    } else {
        WhyNot::new(
            "S52-5",
            format!("Wrong number, not a {}, and no sum or difference with your cards", suit_card(forward)),
        )
    };
    Some(text)
}

/// Returns the suit of a card, such as `heart`.
const fn suit_card(card: Card) -> &'static str {
    match card.suit {
        Suit::Clubs => "club",
        Suit::Diamonds => "diamond",
        Suit::Hearts => "heart",
        Suit::Spades => "spade",
    }
}

/// The option fields before the match.
pub(super) const FIELDS: &[Field] = &[
    Field {
        name: "blocking",
        label: id!("s52-field-blocking"),
        values: &[
            ("Compulsory", id!("s52-field-blocking-compulsory")),
            ("Optional", id!("s52-field-blocking-optional")),
        ],
    },
    Field {
        name: "start",
        label: id!("s52-field-start"),
        values: &[("Alternate", id!("s52-field-start-alternate")), ("Same", id!("s52-field-start-same"))],
    },
    Field {
        name: "after_six",
        label: id!("s52-field-after-six"),
        values: &[
            ("SuddenRounds", id!("s52-field-after-six-suddenrounds")),
            ("Draw", id!("s52-field-after-six-draw")),
        ],
    },
];
