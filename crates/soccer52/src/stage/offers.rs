//! The offers: what can be done now, and why something cannot. Each has its words, the card to click and the
//! effect.

use super::super::block::{self, PossibleBlocks, partners, singles};
use super::super::bots::cheapest_block;
use super::super::cards::{CardSet, GOALIES, is_goalie, value};
use super::super::options::LoneGoalie;
use super::super::state::{FORWARDS, Phase, Soccer52};
use super::super::{Action, CardPick, View};
use super::scene::{
    self, flipped, forward_at, forward_id, forward_of, goal_mouth, known, known_id, penalty_spot,
};
use super::words::{self, card, colour, name, rank, suit};
use ::words::{DisplayText, Separator};
use ::words::{id, say};
use engine::{Card, Seat};
use stage::StagedDecisions;
use stage::offer::{ActionOption, ActionPreview, CardSelection, OptionField, Secrecy};
use stage::refusal_reason::RefusalReason;
use stage::scene::CardId;

impl StagedDecisions for Soccer52 {
    fn declines(action: &Action) -> bool {
        matches!(action, Action::LetIn | Action::DeclinePenalty | Action::Lay(CardPick::None))
    }

    fn prompt(view: &View, seat: Seat) -> DisplayText {
        let table = &view.table;
        let other = name(!seat);
        if !table.seats_to_move().contains(seat) {
            return match table.phase {
                Phase::Over => say!("s52-prompt-over"),
                Phase::Lay => say!("s52-prompt-they-lay", side = other),
                Phase::Flip => say!("s52-prompt-they-flip", side = other),
                Phase::Block { .. } => say!("s52-prompt-they-block", side = other),
                Phase::Penalty { .. } => say!("s52-prompt-they-pay", side = other),
                Phase::Running => DisplayText::EMPTY,
            };
        }
        match table.phase {
            Phase::Lay if view.hand.is_empty() => say!("s52-prompt-lay-nothing"),
            Phase::Lay if view.hand.len() == 1 => say!("s52-prompt-lay-last"),
            Phase::Lay => say!("s52-prompt-lay"),
            Phase::Flip if table.face_down(seat) > 1 => say!("s52-prompt-flip"),
            Phase::Flip => say!("s52-prompt-flip-last"),
            Phase::Block { forward } => {
                let blocks = PossibleBlocks { forward, hand: view.hand };
                if blocks.any() {
                    say!("s52-prompt-block", card = card(forward), rank = rank(forward))
                } else {
                    say!("s52-prompt-nothing-stops", card = card(forward), rank = rank(forward))
                }
            }
            Phase::Penalty { .. } if GOALIES.intersection(view.hand).is_empty() => {
                say!("s52-prompt-no-second-goalie")
            }
            Phase::Penalty { .. } => say!("s52-prompt-penalty"),
            Phase::Running | Phase::Over => DisplayText::EMPTY,
        }
    }

    /// All but laid cards and blocks.
    fn offers(view: &View, seat: Seat, legal: &[Action]) -> Vec<ActionOption<Action>> {
        legal.iter().filter(|action| !picked(**action)).map(|action| offer(view, seat, *action)).collect()
    }

    /// S52-2, S52-5: the forwards or the block in progress, card by card.
    fn picking(view: &View, _: Seat, legal: &[Action], chosen: &[CardId]) -> Option<CardSelection<Action>> {
        if !legal.iter().any(|action| picked(*action)) {
            return None;
        }
        match view.table.phase {
            Phase::Lay => Some(laying(view, chosen)),
            Phase::Block { forward } => Some(blocking(PossibleBlocks { forward, hand: view.hand }, chosen)),
            Phase::Flip | Phase::Penalty { .. } | Phase::Running | Phase::Over => None,
        }
    }

    fn cards_of_action(view: &View, _: Seat, action: &Action) -> Vec<CardId> {
        match *action {
            Action::Lay(pick) | Action::Block(pick) => ids(pick.set().intersection(view.hand)),
            Action::Flip(_) | Action::LetIn | Action::TakePenalty(_) | Action::DeclinePenalty => Vec::new(),
        }
    }

    fn named(view: &View, seat: Seat, action: &Action) -> DisplayText {
        let cards = |pick: CardPick| DisplayText::list(pick.set().iter().map(card), Separator::And);
        match *action {
            Action::Lay(pick) if pick != CardPick::None => say!("s52-named-lay", cards = cards(pick)),
            Action::Block(pick) => say!("s52-named-block", cards = cards(pick)),
            _ => offer(view, seat, *action).label,
        }
    }

    /// Laying, blocks and penalties use the hand, so they are behind the privacy screen, even with one legal action
    /// left. So is the first flip, as its owner knows which forward is where. The last flip is no choice and is open.
    fn secrecy(view: &View, seat: Seat) -> Secrecy {
        let hidden = match view.table.phase {
            Phase::Lay | Phase::Block { .. } | Phase::Penalty { .. } => view.hands[seat] > 0,
            Phase::Flip => view.table.face_down(seat) > 1,
            Phase::Running | Phase::Over => false,
        };
        if hidden { Secrecy::PrivacyScreen } else { Secrecy::Open }
    }

    fn why_not(view: &View, seat: Seat, card_id: CardId) -> Option<RefusalReason> {
        let table = &view.table;
        if table.phase == Phase::Over {
            return None;
        }
        if let Some((owner, _)) = forward_of(card_id) {
            return forward_reason(view, seat, owner);
        }
        let Some(known) = known(card_id) else {
            let text = if card_id < scene::unknown_id(Seat::Home, 0) {
                RefusalReason::new("S52-7", id!("s52-not-draw-pile"))
            } else {
                RefusalReason::new("S52-2", say!("s52-not-hidden", side = name(side_of(card_id, seat))))
            };
            return Some(text);
        };
        if view.hand.contains(known) {
            return hand_reason(view, seat, known);
        }
        let text = if table.discards.set().contains(known) {
            RefusalReason::new("S52-6", id!("s52-not-discarded"))
        } else if let Some((owner, _, _)) = flipped(table).filter(|(_, _, card)| *card == known) {
            RefusalReason::new("S52-4", say!("s52-not-shot", side = name(owner)))
        } else {
            RefusalReason::new("S52-6", id!("s52-not-scored"))
        };
        Some(text)
    }
}

/// Returns true if an action is made card by card.
const fn picked(action: Action) -> bool {
    matches!(action, Action::Block(_) | Action::Lay(CardPick::Two(..)))
}

fn offer(view: &View, seat: Seat, action: Action) -> ActionOption<Action> {
    let mut offer = ActionOption {
        action,
        label: DisplayText::EMPTY,
        help: DisplayText::EMPTY,
        card: None,
        preview: None,
    };
    let shot = flipped(&view.table).map(|(_, _, shot)| shot);
    let about_shot = |help: fn(Card) -> DisplayText| shot.map_or(DisplayText::EMPTY, help);
    match action {
        Action::Flip(place) => flip(view, seat, usize::from(place), &mut offer),
        Action::LetIn => {
            offer.label = say!("s52-offer-let-in");
            offer.help = shot.map_or(DisplayText::EMPTY, |shot| let_in(view, seat, shot));
        }
        Action::TakePenalty(goalie) => {
            offer.label = say!("s52-offer-card", card = card(goalie));
            offer.help = about_shot(|shot| say!("s52-help-penalty", card = card(shot), rank = rank(shot)));
            offer.card = Some(known_id(goalie));
            let path = Some((penalty_spot(seat), goal_mouth(seat)));
            let (head, text) = (say!("s52-preview-penalty"), say!("s52-preview-sure-goal"));
            offer.preview = Some(ActionPreview { path, head, text });
        }
        Action::DeclinePenalty => {
            offer.label = say!("s52-offer-no-penalty");
            offer.help = about_shot(|shot| say!("s52-help-no-penalty", card = card(shot), rank = rank(shot)));
        }
        Action::Lay(pick) => {
            offer.label = match pick {
                CardPick::None => say!("s52-offer-lay-nothing"),
                CardPick::One(_) | CardPick::Two(..) => say!("s52-offer-lay-one"),
            };
            offer.help = words::lay(action).into();
            offer.card = pick.set().first().map(known_id);
        }
        Action::Block(_) => {}
    }
    offer
}

/// Returns what it means to let that shot in.
fn let_in(view: &View, seat: Seat, shot: Card) -> DisplayText {
    let (card, rank, side) = (card(shot), rank(shot), name(!seat));
    if view.table.must_block() || !can_block(view) {
        say!("s52-help-let-in-forced", card, rank, side)
    } else {
        say!("s52-help-let-in-chosen", card, rank, side)
    }
}

/// S52-4: describes a flip. With one forward left the label names no card, as two people may look at the screen
/// then.
fn flip(view: &View, seat: Seat, place: usize, offer: &mut ActionOption<Action>) {
    offer.card = Some(forward_id(seat, place));
    let path = Some((forward_at(seat, place), goal_mouth(seat)));
    let choice = view.table.face_down(seat) > 1;
    let Some(forward) = view.forwards.get(place).copied().flatten().filter(|_| choice) else {
        offer.label = say!("s52-offer-shoot");
        offer.help = say!("s52-help-shoot", side = name(!seat));
        offer.preview =
            Some(ActionPreview { path, head: say!("s52-preview-shot"), text: DisplayText::EMPTY });
        return;
    };
    offer.label = say!("s52-offer-card", card = card(forward));
    let (text, help) = if is_goalie(forward) {
        let seconds = GOALIES.intersection(view.hand).len();
        (say!("s52-preview-goalie"), say!("s52-help-flip-goalie", n = seconds))
    } else {
        (DisplayText::EMPTY, say!("s52-help-flip", side = name(!seat)))
    };
    offer.help = help;
    offer.preview = Some(ActionPreview { path, head: words::chip(forward), text });
}

fn can_block(view: &View) -> bool {
    match view.table.phase {
        Phase::Block { forward } => PossibleBlocks { forward, hand: view.hand }.any(),
        _ => false,
    }
}

/// Returns the chosen cards that belong to the decision, in the order of choice. Each must fit those before it.
fn together(hand: CardSet, chosen: &[CardId], fits: impl Fn(CardPick, Card) -> bool) -> CardPick {
    let cards = chosen.iter().filter_map(|id| known(*id)).filter(|card| hand.contains(*card));
    cards.fold(CardPick::None, |pick, card| match pick {
        CardPick::None if fits(pick, card) => CardPick::One(card),
        CardPick::One(first) if fits(pick, card) => CardPick::two(first, card),
        _ => pick,
    })
}

fn ids(cards: CardSet) -> Vec<CardId> {
    cards.iter().map(known_id).collect()
}

fn laying(view: &View, chosen: &[CardId]) -> CardSelection<Action> {
    let (hand, lone) = (view.hand, view.table.options.lone_goalie);
    let with = |card: Card| -> CardSet {
        let pair = |other: &Card| CardSet::one(card).union(CardSet::one(*other));
        hand.iter().filter(|other| *other != card && lone.lets(pair(other), hand)).collect()
    };
    let first: CardSet = hand.iter().filter(|card| !with(*card).is_empty()).collect();
    let pick = together(hand, chosen, |pick, card| match pick {
        CardPick::One(other) => with(other).contains(card),
        CardPick::None | CardPick::Two(..) => first.contains(card),
    });
    let open = match pick {
        CardPick::None => first,
        CardPick::One(card) => CardSet::one(card).union(with(card)),
        CardPick::Two(..) => pick.set(),
    };
    let count = pick.set().len();
    let action = Action::Lay(pick);
    let done = (count == FORWARDS).then(|| ActionOption {
        action,
        label: say!("s52-offer-lay"),
        help: words::lay(action).into(),
        card: None,
        preview: None,
    });
    // A rule of thumb: high cards shoot, goalies save.
    let mut best: Vec<Card> = hand.iter().collect();
    best.sort_by_key(|card| (is_goalie(*card), std::cmp::Reverse(card.rank.ace_low())));
    let suggestion = best.into_iter().take(usize::from(FORWARDS)).map(known_id).collect();
    CardSelection {
        words: say!("s52-picking-lay", n = count, of = FORWARDS),
        pickable: ids(open),
        named: Vec::new(),
        hints: open.iter().map(|card| (known_id(card), forward_hint(card, pick))).collect(),
        done,
        suggestion,
    }
}

/// Returns the use of a card as a forward.
fn forward_hint(card: Card, pick: CardPick) -> DisplayText {
    let named = words::card(card);
    if pick.set().contains(card) {
        return say!("s52-hint-put-back", card = named);
    }
    match value(card) {
        None => say!("s52-hint-lay-goalie", card = named),
        Some(worth) => {
            say!("s52-hint-lay", card = named, colour = colour(card.suit), n = worth, suit = suit(card.suit))
        }
    }
}

/// Returns the use of a card against that shot with the cards chosen so far: alone, or with which partner.
fn block_hint(blocks: PossibleBlocks, pick: CardPick, card: Card) -> DisplayText {
    let PossibleBlocks { forward, hand } = blocks;
    let named = words::card(card);
    if pick.set().contains(card) {
        return say!("s52-hint-put-back", card = named);
    }
    let way = |pick: CardPick| block::kind(forward, pick).map(|kind| words::way(forward, pick, kind));
    if let CardPick::One(first) = pick {
        let both = way(CardPick::two(first, card)).unwrap_or_default();
        return say!(
            "s52-hint-block-with",
            card = named,
            with = words::card(first),
            rank = rank(first),
            way = both
        );
    }
    if let Some(alone) = way(CardPick::One(card)) {
        return say!("s52-hint-block-alone", card = named, way = alone);
    }
    let partners = partners(forward, card).intersection(hand);
    let partners =
        partners.iter().map(|card| say!("s52-hint-partner", card = words::card(card), rank = rank(card)));
    // Every partner comes after an `or`.
    let any = partners.reduce(|any, card| DisplayText::list([any, card], Separator::Or)).unwrap_or_default();
    say!("s52-hint-block-needs", card = named, cards = any)
}

fn blocking(blocks: PossibleBlocks, chosen: &[CardId]) -> CardSelection<Action> {
    let PossibleBlocks { forward, hand } = blocks;
    let with = |card: Card| partners(forward, card).intersection(hand);
    let pairs: CardSet = hand.iter().filter(|card| !with(*card).is_empty()).collect();
    let first = blocks.singles().union(pairs);
    let pick = together(hand, chosen, |pick, card| match pick {
        CardPick::One(other) => with(other).contains(card),
        CardPick::None | CardPick::Two(..) => first.contains(card),
    });
    let open = match pick {
        CardPick::None => first,
        CardPick::One(card) => CardSet::one(card).union(with(card)),
        CardPick::Two(..) => pick.set(),
    };
    let kind = block::kind(forward, pick);
    let done = kind.map(|kind| ActionOption {
        action: Action::Block(pick),
        label: say!("s52-offer-block"),
        help: words::explained(forward, pick, kind),
        card: None,
        preview: Some(ActionPreview {
            path: None,
            head: words::reason(forward, pick, kind),
            text: match pick {
                CardPick::Two(..) => say!("s52-preview-two-cards"),
                CardPick::None | CardPick::One(_) => say!("s52-preview-one-card"),
            },
        }),
    });
    let words = match (pick, kind) {
        (CardPick::None, _) => say!("s52-picking-block"),
        (CardPick::One(card), Some(_)) if !with(card).is_empty() => say!("s52-picking-block-or-pair"),
        (CardPick::One(_), None) => say!("s52-picking-block-partner"),
        (_, Some(kind)) => words::way(forward, pick, kind),
        (CardPick::Two(..), None) => DisplayText::EMPTY,
    };
    let suggestion = cheapest_block(blocks).map(|pick| ids(pick.set())).unwrap_or_default();
    let hints = open.iter().map(|card| (known_id(card), block_hint(blocks, pick, card))).collect();
    CardSelection { words, pickable: ids(open), named: Vec::new(), hints, done, suggestion }
}

/// Returns the owner of that hidden card. Where both hands are hidden, the other side's is not the own one.
const fn side_of(card: CardId, seat: Seat) -> Seat {
    match card.0 {
        200..300 => Seat::Home,
        300..400 => Seat::Away,
        _ => seat,
    }
}

fn forward_reason(view: &View, seat: Seat, owner: Seat) -> Option<RefusalReason> {
    let table = &view.table;
    if owner != seat {
        return Some(RefusalReason::new("S52-4", say!("s52-not-their-forward", side = name(owner))));
    }
    let text = match table.phase {
        Phase::Flip if table.attacker == seat => return None,
        Phase::Lay => RefusalReason::new("S52-2", say!("s52-not-laid", side = name(!seat))),
        _ if table.attacker == seat => RefusalReason::new("S52-4", id!("s52-not-second-forward")),
        _ => RefusalReason::new("S52-4", say!("s52-not-yet-forward", side = name(!seat))),
    };
    Some(text)
}

/// Returns the reason why a card of the seat's own hand has to wait.
fn hand_reason(view: &View, seat: Seat, card: Card) -> Option<RefusalReason> {
    let table = &view.table;
    let other = name(!seat);
    let asked = table.seats_to_move().contains(seat);
    let text = match table.phase {
        Phase::Lay if asked => return needed_in_hand(view, card),
        Phase::Lay => RefusalReason::new("S52-2", id!("s52-not-forward")),
        Phase::Flip if asked => RefusalReason::new("S52-4", id!("s52-not-defender")),
        Phase::Flip => RefusalReason::new("S52-2", say!("s52-not-yet-defender", side = other)),
        Phase::Block { forward } if asked => return block_reason(forward, view.hand, card),
        Phase::Block { .. } => RefusalReason::new("S52-5", say!("s52-not-yet-hand", side = other)),
        Phase::Penalty { .. } if asked && is_goalie(card) => return None,
        Phase::Penalty { .. } if asked => RefusalReason::new("S52-9", id!("s52-not-for-penalty")),
        Phase::Penalty { .. } => RefusalReason::new("S52-9", id!("s52-not-against-goalie")),
        Phase::Running | Phase::Over => return None,
    };
    Some(text)
}

/// S52-3: returns the reason why a goalie cannot be laid, with this one or that one: it must stay in the hand.
fn needed_in_hand(view: &View, card: Card) -> Option<RefusalReason> {
    let kept = view.hand.len() > FORWARDS && GOALIES.intersection(view.hand).len() <= FORWARDS;
    let needed = view.table.options.lone_goalie == LoneGoalie::Forbidden && kept && is_goalie(card);
    needed.then(|| RefusalReason::new("S52-3", id!("s52-not-lone-goalie")))
}

/// S52-5: returns the reason why a card has no part in any block.
fn block_reason(forward: Card, hand: CardSet, card: Card) -> Option<RefusalReason> {
    if singles(forward).contains(card) || !partners(forward, card).intersection(hand).is_empty() {
        return None;
    }
    let text = if is_goalie(card) {
        say!(
            "s52-not-goalie-colour",
            colour = colour(card.suit),
            card = words::card(forward),
            rank = rank(forward)
        )
    } else if card.suit == forward.suit {
        say!("s52-not-alone", card = words::card(forward), rank = rank(forward))
    } else {
        say!("s52-not-that-number", suit = suit(forward.suit))
    };
    Some(RefusalReason::new("S52-5", text))
}

/// The option fields before the match.
pub(super) const FIELDS: &[OptionField] = &[
    OptionField {
        name: "blocking",
        label: id!("s52-field-blocking"),
        values: &[
            ("Compulsory", id!("s52-field-blocking-compulsory")),
            ("Optional", id!("s52-field-blocking-optional")),
        ],
    },
    OptionField {
        name: "start",
        label: id!("s52-field-start"),
        values: &[("Alternate", id!("s52-field-start-alternate")), ("Same", id!("s52-field-start-same"))],
    },
    OptionField {
        name: "after_six",
        label: id!("s52-field-after-six"),
        values: &[
            ("SuddenRounds", id!("s52-field-after-six-suddenrounds")),
            ("Draw", id!("s52-field-after-six-draw")),
        ],
    },
    OptionField {
        name: "lone_goalie",
        label: id!("s52-field-lone-goalie"),
        values: &[
            ("Allowed", id!("s52-field-lone-goalie-allowed")),
            ("Forbidden", id!("s52-field-lone-goalie-forbidden")),
        ],
    },
    OptionField {
        name: "short",
        label: id!("s52-field-short"),
        values: &[("false", id!("s52-field-short-false")), ("true", id!("s52-field-short-true"))],
    },
];
