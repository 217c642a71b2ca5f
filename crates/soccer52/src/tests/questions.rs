//! Tests of the text of actions, of sampling, and of the state emitted with every event.

use super::*;
use crate::Event;
use engine::MatchRng;
use engine::record::read_options;
use engine::sink::RecordingSink;

#[test]
fn options_are_read_by_the_names_in_the_sheet() {
    use crate::{BlockingRule, LoneGoalie, RoundStart, TieRule};
    let read = read_options::<Options>;
    let printed = "(blocking: Compulsory, start: Alternate, after_six: SuddenRounds)";
    assert_eq!(read(printed).unwrap(), Options::default());
    assert_eq!(read("").unwrap(), Options::default());
    let house = Options {
        blocking: BlockingRule::Optional,
        start: RoundStart::Same,
        after_six: TieRule::Draw,
        ..Options::default()
    };
    assert_eq!(read("(blocking: Optional, start: Same, after_six: Draw)").unwrap(), house);
    let lone = Options { lone_goalie: LoneGoalie::Forbidden, ..Options::default() };
    assert_eq!(read("(lone_goalie: Forbidden)").unwrap(), lone);
    for bad in ["(lone_goalie: 2)", "(blocking: Sometimes)", "(rounds: 7)", "(start: 1)"] {
        assert!(read(bad).is_err(), "{bad}");
    }
}

#[test]
fn cards_round_trip_as_text() {
    for (index, card) in (0..52).zip(CardSet::PACK.iter()) {
        assert_eq!(card.low_index(), index);
        assert_eq!(card.to_string().parse::<Card>().unwrap(), card);
    }
    assert_eq!(Pile::from_iter(CardSet::PACK.iter()).as_slice()[8..14], cards("9C 10C JC QC KC AD"));
    for text in ["", "1C", "11C", "0C", "10", "C", "AX", "ac", "A C", "+2C", "02C"] {
        let error = text.parse::<Card>().unwrap_err().to_string();
        assert!(error.contains("is no card: expected a rank"), "{error}");
    }
}

#[test]
fn actions_round_trip_as_text() {
    for text in [
        "Block([10C, 2D])", "Block([5D])", "DeclinePenalty", "Flip(0)", "Flip(1)", "Lay([10C, KH])",
        "Lay([AS])", "Lay([])", "LetIn", "TakePenalty(JS)",
    ] {
        let action: Action = text.parse().unwrap();
        assert_eq!(action.to_string(), text);
        assert_eq!(serde_json::to_string(&action).unwrap(), format!("\"{text}\""));
    }
    for text in [
        "", "Block([])", "Block(5D)", "Block([2D, 10C])", "Block([2D, 2D])", "Block([2C,3C])",
        "Block([2C, 3C, 4C])", "Flip(2)", "Flip(+1)", "Flip()", "Lay", "Lay([AC, 2C] )", "LetIn()",
        "TakePenalty()", "letin",
    ] {
        let error = text.parse::<Action>().unwrap_err().to_string();
        assert!(error.contains("is no action of this game: expected Lay([card, card])"), "{error}");
    }
}

#[test]
fn actions_sort_like_their_texts() {
    let mut actions = vec![Action::LetIn, Action::DeclinePenalty, Action::Flip(1), Action::Flip(0)];
    actions.push(Action::Lay(CardPick::None));
    for a in CardSet::PACK.iter() {
        actions.extend([
            Action::Block(CardPick::One(a)),
            Action::Lay(CardPick::One(a)),
            Action::TakePenalty(a),
        ]);
        for b in CardSet::PACK.after(a).iter() {
            actions.extend([Action::Block(CardPick::two(a, b)), Action::Lay(CardPick::two(b, a))]);
        }
    }
    actions.sort();
    let texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
    assert!(texts.is_sorted());
}

/// Sampling without a list gives the elements of the list, each equally often.
#[test]
fn sampled_actions_are_uniform() {
    let lay = printed("AC 2C 9H 7H 5H QH", "5S 10S KS KC 7S 8S", "");
    let flip = check(lay.clone(), "H Lay([9H, QH]); A Lay([7S, 8S])", "");
    let optional = Options { blocking: super::super::BlockingRule::Optional, ..Options::default() };
    let lay_optional = given(optional, "5C 2C 9H 7H AH QH", "5S 10S KS KC 7S 8S", "");
    let block = check(lay_optional, "H Lay([5C, 9H]); A Lay([7S, 8S]); H flips 5C", "");
    let penalty = printed("JC QC KC KH 3C 4C", "AC 2C 5C 6C 7C 8C", "");
    let penalty = check(penalty, "H Lay([JC, QC]); A Lay([7C, 8C]); H Flip(0)", "");
    for (state, seat, count) in
        [(lay, Seat::Home, 15), (flip, Seat::Home, 2), (block, Seat::Away, 5), (penalty, Seat::Home, 3)]
    {
        let legal = legal(&state, seat);
        assert_eq!(legal.len(), count, "{legal:?}");
        let mut rng = MatchRng::new(3);
        let mut seen = vec![0u32; count];
        let draws = 2_000 * count as u32;
        for _ in 0..draws {
            let action = state.sample(seat, &mut rng).unwrap();
            seen[legal.iter().position(|a| *a == action).unwrap()] += 1;
        }
        assert!(seen.iter().all(|n| (1_800..2_200).contains(n)), "{legal:?}: {seen:?}");
    }
}

/// The state emitted with an event is the one just after it, since the table is drawn from it.
#[test]
fn each_event_is_emitted_with_the_state_after_it() {
    for seed in 0..100 {
        let mut rng = MatchRng::new(seed);
        let mut recording = RecordingSink::new(Soccer52::clone);
        let mut state = Soccer52::setup(&Options::default(), seed, &mut recording).unwrap();
        while let Some(seat) = state.seats_to_move().first() {
            let action = state.sample(seat, &mut rng).unwrap();
            state.apply(seat, &action, &mut recording).unwrap();
            assert_ne!(state.table.phase, Phase::Running);
        }
        for (event, after) in &recording.seen {
            assert!(agrees(*event, after), "{event:?} was told with {after:?}");
            for seat in Seat::BOTH {
                let _ = after.view(seat);
            }
        }
    }
}

fn agrees(event: Event, after: &Soccer52) -> bool {
    let table = &after.table;
    let top = table.discards.as_slice().last().copied();
    match event {
        Event::Shuffled { order, .. } => order == Some(after.pile),
        Event::Tossed { starter } => table.starter == starter,
        Event::Drew { seat, count, cards } => {
            cards.is_some_and(|cards| cards.len() == count && after.hands[seat].has_all(cards.set()))
        }
        Event::RoundBegan { round, starter } => {
            (table.round, table.starter, table.seats_to_move()) == (round, starter, SeatSet::BOTH)
        }
        Event::Laid { seat, count, places } => {
            let laid: Pile = after.forwards[seat].into_iter().flatten().collect();
            table.face_down(seat) == count && places == Some(laid) && table.laid[seat]
        }
        Event::Flipped { by, place, card } => {
            table.places[by][usize::from(place)] == ForwardPlace::FaceUp(card)
                && !after.table.seats_to_move().is_empty()
        }
        Event::Blocked { by, forward, with, .. } => {
            let discards = table.discards.set();
            discards.has_all(with.set())
                && discards.contains(forward)
                && after.hands[by].intersection(with.set()).is_empty()
        }
        Event::LetIn { by, forward } => table.places[!by].contains(&ForwardPlace::FaceUp(forward)),
        Event::PenaltyTaken { by, goalie, with } => {
            top == Some(with) && table.places[by].contains(&ForwardPlace::FaceUp(goalie))
        }
        Event::PenaltyDeclined { by, goalie } => {
            top == Some(goalie) && !table.places[by].contains(&ForwardPlace::FaceUp(goalie))
        }
        Event::Goal { by, card, score } => {
            table.score == score && table.tallies[by].as_slice().last() == Some(&card)
        }
        Event::RoundEnded { round, score } => {
            table.round == round && table.score == score && table.places == BySeat::default()
        }
        Event::MatchEnded { outcome } => table.outcome() == Some(outcome),
    }
}

/// Events as the other side sees them hold nothing that it may not know.
#[test]
fn events_reveal_nothing_hidden() {
    let mut log = EventLog::default();
    let state = Soccer52::setup(&Options::default(), 1, &mut log).unwrap();
    let mut state = state;
    for (seat, seed) in Seat::BOTH.into_iter().zip(1..) {
        let action = state.sample(seat, &mut MatchRng::new(seed)).unwrap();
        state.apply(seat, &action, &mut log).unwrap();
    }
    for viewer in Seat::BOTH {
        let seen = log
            .0
            .iter()
            .filter_map(|event| Soccer52::observed_by(event, viewer))
            .map(|event| format_event(&event));
        for seen in seen {
            for hidden in state.view(viewer).unseen_cards().iter().map(|card| card.to_string()) {
                let named = seen.split(['[', ' ', ']', '=']).any(|word| word == hidden);
                assert!(!named, "{viewer} is told of {hidden}: {seen}");
            }
        }
    }
}
