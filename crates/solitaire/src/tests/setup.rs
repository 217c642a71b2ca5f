//! Tests of suits, shuffles, and the first flip.

use super::*;
use crate::FirstPickRule;
use engine::record::read_options;
use engine::{InvalidOptions, Suit};

#[test]
fn sol_1_the_away_suit_is_of_the_other_colour() {
    for home_suit in Suit::ALL {
        for away_suit in Suit::ALL {
            let options = Options { home_suit, away_suit, ..Options::default() };
            let setup = Solitaire::setup(&options, 1, &mut NullSink);
            if home_suit.colour() == away_suit.colour() {
                let InvalidOptions { clause, option, .. } = setup.unwrap_err();
                assert_eq!((clause, option), ("SOL-1", "away_suit"));
            } else {
                let state = setup.unwrap();
                sound(&state);
                let set_aside = CardSet::suit(home_suit.partner()).union(CardSet::suit(away_suit.partner()));
                assert_eq!(state.table.play_cards(), set_aside);
                assert_eq!(state.table.teams.map(|team| team.suit), options.suits());
            }
        }
    }
    let options = Options { away_suit: Suit::Diamonds, ..Options::default() };
    assert_eq!(
        options.check().unwrap_err().to_string(),
        "option `away_suit`: diamonds cannot play hearts, they are of one colour: expected clubs (C) or spades (S) \
         (SOL-1)"
    );
    assert_eq!(Options::default().suits(), BySeat::new(Suit::Hearts, Suit::Spades));
}

#[test]
fn sol_2_two_of_thirteen_are_dealt_out_and_the_third_is_flipped() {
    let mut log = EventLog::default();
    let state = Solitaire::setup(&Options::default(), 5, &mut log).unwrap();
    for seat in Seat::BOTH {
        let shuffled = log.0.iter().find_map(|event| match event {
            Event::TeamShuffled { team, order } if *team == seat => order.clone(),
            _ => None,
        });
        let order = shuffled.unwrap();
        assert_eq!(order.len(), 13);
        let hidden = &state.hidden[seat];
        assert_eq!(hidden.dealt_out.as_slice(), &order[..2]);
        assert_eq!(state.table.teams[seat].active, Some(order[2]));
        assert_eq!(hidden.pile.as_slice(), &order[3..]);
        assert!(log.0.contains(&Event::Flipped { team: seat, card: order[2] }));
        assert_eq!((state.table.teams[seat].pile_len(), state.table.teams[seat].seen.len()), (10, 1));
    }
    let names: Vec<_> =
        log.0.iter().map(|event| format_event(event).split(' ').next().unwrap().to_owned()).collect();
    assert_eq!(
        names.join(" "),
        "TeamShuffled Flipped TeamShuffled Flipped PlayShuffled HalfBegan SpacesRefilled"
    );
}

#[test]
fn sol_2_any_two_cards_are_dealt_out() {
    let mut seen = CardSet::NONE;
    for seed in 0..200 {
        let state = Solitaire::setup(&Options::default(), seed, &mut NullSink).unwrap();
        for seat in Seat::BOTH {
            state.hidden[seat].dealt_out.iter().for_each(|card| seen.add(card));
        }
    }
    assert_eq!(seen.len(), 26);
}

#[test]
fn sol_3_the_partners_are_the_play_pile() {
    let mut log = EventLog::default();
    let state = Solitaire::setup(&Options::default(), 6, &mut log).unwrap();
    let shuffled = log.0.iter().find_map(|event| match event {
        Event::PlayShuffled { order } => order.clone(),
        _ => None,
    });
    let order = shuffled.unwrap();
    assert_eq!(order.iter().copied().collect::<CardSet>(), state.table.play_cards());
    assert_eq!(order.len(), PLAY);
    assert_eq!(state.table.spaces.map(Option::unwrap), order[..3]);
    assert_eq!(state.play.as_slice(), &order[3..]);
    assert!(order.iter().all(|card| [Suit::Diamonds, Suit::Clubs].contains(&card.suit)));
}

#[test]
fn sol_4_letters_count_eleven_to_fourteen() {
    let values: Vec<u8> =
        cards("2C 3D 9H 10S JC QD KH AS").into_iter().map(super::super::state::value).collect();
    assert_eq!(values, [2, 3, 9, 10, 11, 12, 13, 14]);
}

#[test]
fn sol_1_options_are_read_as_the_sheet_writes_them() {
    let read = |text: &str| read_options::<Options>(text).unwrap();
    let whole =
        "(home_suit: H, away_suit: S, duel: false, kick_off_after_goal: Scoring, first_pick: Alternate)";
    assert_eq!((read(whole), read("")), (Options::default(), Options::default()));
    let other = read("(home_suit: C, duel: true, kick_off_after_goal: Conceding, first_pick: WithoutBall)");
    let expected = Options {
        home_suit: Suit::Clubs,
        duel: true,
        kick_off_after_goal: KickOffRule::Conceding,
        first_pick: FirstPickRule::WithoutBall,
        ..Options::default()
    };
    assert_eq!(other, expected);
    for wrong in ["(home: H)", "(home_suit: X)", "(duel: yes)"] {
        assert!(read_options::<Options>(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn sol_6_moves_are_written_as_the_sheet_writes_them() {
    for text in ["Use(10C)", "Use(KH)", "Use(AS)"] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in ["", "Use", "Use()", "Use(10c)", "Use(10C", "Use(10C))", "use(10C)", " Use(10C)", "10C"] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}
