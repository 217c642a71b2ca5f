//! Tests of the questions: offers, choices made card by card, reasons, secrecy, options.

use super::super::super::cards::GOALIES;
use super::*;
use engine::record::ron_options;
use stage::offer::{CardSelection, Secrecy};
use stage::scene::CardId;

fn ask(state: &Soccer52, seat: Seat, chosen: &[CardId]) -> Option<CardSelection<Action>> {
    Soccer52::picking(&state.view(seat), seat, &legal(state, seat), chosen)
}

/// Returns all choices that can be made card by card, in every order.
fn makeable(state: &Soccer52, seat: Seat) -> BTreeSet<Action> {
    let mut made = BTreeSet::new();
    let mut trails: Vec<Vec<CardId>> = vec![Vec::new()];
    while let Some(chosen) = trails.pop() {
        let now = ask(state, seat, &chosen).unwrap();
        assert!(
            chosen.len() <= 2 && chosen.iter().all(|id| now.pickable.contains(id)),
            "put back: {chosen:?}"
        );
        made.extend(now.done.map(|done| done.action));
        let further = now.pickable.iter().filter(|id| !chosen.contains(id));
        trails.extend(further.map(|id| chosen.iter().copied().chain([*id]).collect()));
    }
    made
}

/// S52-2, S52-5: every legal choice can be made card by card, and no other.
#[test]
fn s52_5_choices_are_made_card_by_card() {
    let mut asked = 0;
    for options in [Options::default(), variants()[3], variants()[6]] {
        let mut rng = MatchRng::new(12);
        for seed in 0..12 {
            let mut state = Soccer52::setup(&options, seed, &mut NullSink).unwrap();
            while let Some((seat, action)) = next(&state, &mut rng) {
                let offers = Soccer52::offers(&state.view(seat), seat, &legal(&state, seat));
                let offered: BTreeSet<Action> = offers.into_iter().map(|offer| offer.action).collect();
                let all: BTreeSet<Action> = legal(&state, seat).into_iter().collect();
                let rest: BTreeSet<Action> = all.difference(&offered).cloned().collect();
                match ask(&state, seat, &[]) {
                    Some(picking) => {
                        assert_eq!(makeable(&state, seat), rest);
                        let done = ask(&state, seat, &picking.suggestion).unwrap().done;
                        assert!(done.is_some_and(|done| rest.contains(&done.action)), "{picking:?}");
                        // Cards that do not belong to the choice are ignored.
                        let strange = [scene::draw_id(0), scene::unknown_id(seat, 0), CardId(0), CardId(999)];
                        assert_eq!(ask(&state, seat, &strange).as_ref(), Some(&picking));
                        asked += 1;
                    }
                    None => assert!(rest.is_empty(), "{rest:?}"),
                }
                state.apply(seat, &action, &mut NullSink).unwrap();
            }
        }
    }
    assert!(asked > 300, "{asked}");
}

/// S52-3: a goalie that has to stay in the hand cannot be picked, and says why.
#[test]
fn s52_3_a_goalie_that_must_stay_is_not_offered() {
    let lone = Options { lone_goalie: LoneGoalie::Forbidden, ..Options::default() };
    let id = |card: &str| scene::known_id(card.parse().unwrap());
    let open = |hand: &str, chosen: &[&str]| {
        let state = given(lone, hand, "AD 2D 3D 4D 5D 6D", "");
        let chosen: Vec<CardId> = chosen.iter().map(|card| id(card)).collect();
        let open = ask(&state, Seat::Home, &chosen).unwrap().pickable;
        let why =
            |card: &Card| Soccer52::why_not(&state.view(Seat::Home), Seat::Home, scene::known_id(*card));
        for card in state.hands[Seat::Home].iter().filter(|card| !open.contains(&scene::known_id(*card))) {
            assert_eq!(why(&card).unwrap().clause, "S52-3");
        }
        open
    };
    assert!(!open("JC 2C 3C 4C 5C 6C", &[]).contains(&id("JC")));
    assert!(open("JC QC 3C 4C 5C 6C", &[]).contains(&id("JC")));
    assert!(!open("JC QC 3C 4C 5C 6C", &["JC"]).contains(&id("QC")));
    assert_eq!(open("JC 2C", &[]), [id("2C"), id("JC")], "a whole hand is laid");
}

/// A card may block alone, may be half of a pair as well, or may need a partner; the words say so. A pair is a block of
/// its own, not one of a card with another added.
#[test]
fn s52_5_the_question_says_whether_a_chosen_card_needs_a_partner() {
    let mut state = printed("5S 9H AC 2C 3C 4C", "5D 10C KS 8S 7D 8D", "");
    play(&mut state, "H Lay([9H, 5S]); A Lay([7D, 8D]); H flips 5S", AWAY);
    let ids = |text: &str| -> Vec<CardId> { cards(text).into_iter().map(scene::known_id).collect() };
    let now = |text: &str| ask(&state, Seat::Away, &ids(text)).unwrap();
    let done = |text: &str| now(text).done.map_or_else(String::new, |offer| offer.action.to_string());
    assert_eq!(now("").pickable, ids("10C 5D 8S KS"));
    assert_eq!((now("").words.shown().as_str(), done("")), ("choose one or two cards", String::new()));
    assert_eq!(
        (now("5D").words.shown().as_str(), done("5D").as_str()),
        ("it will do alone, or make a pair", "Block([5D])")
    );
    assert_eq!(now("5D").pickable, ids("10C 5D"));
    assert_eq!((now("10C").words.shown().as_str(), done("10C")), ("now one to go with it", String::new()));
    assert_eq!(
        (now("10C 5D").words.shown().as_str(), done("10C 5D").as_str()),
        ("10\u{a0}−\u{a0}5\u{a0}=\u{a0}5", "Block([10C, 5D])")
    );
    // The 8 of spades has only the king as a partner: two spades.
    assert_eq!((now("8S").pickable, done("8S KS").as_str()), (ids("8S KS"), "Block([8S, KS])"));
    // The suggestion is the cheapest block: a card of the same rank.
    assert_eq!(now("").suggestion, ids("5D"));
    let offer = now("KS").done.unwrap();
    assert_eq!(offer.help, "One black goalie stops the 5 of spades.");
    assert_eq!(offer.preview.unwrap().head, "BLACK GOALIE");
    // The table raises single blocks, and veils cards without a part in any block.
    let scene = look(&state, AWAY);
    for card in scene.cards.iter().filter(|card| card.zone.starts_with("hand_own")) {
        let expected = match (ids("5D KS").contains(&card.id), now("").pickable.contains(&card.id)) {
            (true, _) => CardHighlight::Lit,
            (false, true) => CardHighlight::Plain,
            (false, false) => CardHighlight::Veiled,
        };
        assert_eq!(card.look, expected, "{card:?}");
    }
}

/// S52-12: one click lays fewer than two cards.
#[test]
fn s52_12_one_click_plays_a_short_hand() {
    for (home, action, label) in [("", "Lay([])", "Lay nothing"), ("AD", "Lay([AD])", "Lay it")] {
        let mut state = given(Options::default(), home, "2C 3C", "");
        state.table.round = 7;
        let offers = Soccer52::offers(&state.view(Seat::Home), Seat::Home, &legal(&state, Seat::Home));
        assert_eq!(offers.len(), 1);
        assert_eq!(
            (offers[0].action.to_string().as_str(), offers[0].label.shown().as_str()),
            (action, label)
        );
        assert_eq!(ask(&state, Seat::Home, &[]), None);
    }
}

/// Each card that cannot be used now has its reason, with its clause; a usable one has none.
#[test]
fn reasons_name_their_clause() {
    let mut rng = MatchRng::new(21);
    let mut clauses = BTreeSet::new();
    for seed in 0..40 {
        let mut state = Soccer52::setup(&Options::default(), seed, &mut NullSink).unwrap();
        while let Some((seat, action)) = next(&state, &mut rng) {
            for seat in Seat::BOTH {
                let view = state.view(seat);
                let scene = look(&state, Audience { seat, shared: false });
                let offers = Soccer52::offers(&view, seat, &legal(&state, seat));
                let open = ask(&state, seat, &[]).map(|picking| picking.pickable).unwrap_or_default();
                for card in &scene.cards {
                    let offered = offers.iter().any(|offer| offer.card == Some(card.id));
                    let usable = offered || open.contains(&card.id);
                    let reason = Soccer52::why_not(&view, seat, card.id).map(|why| why.sentence(true));
                    assert_eq!(reason.is_none(), usable, "{card:?}: {reason:?} in {:?}", state.table.phase);
                    assert!(!usable || card.look != CardHighlight::Veiled, "{card:?} is veiled");
                    if let Some(reason) = reason {
                        let shown = reason.shown();
                        let clause = shown.split("(S52-").nth(1).and_then(|rest| rest.strip_suffix(')'));
                        assert!(clause.is_some_and(|n| n.parse::<u8>().is_ok()), "{reason}");
                        assert!(reason.shown().len() < 110, "{reason}");
                        clauses.insert(clause.unwrap_or_default().to_owned());
                    }
                }
            }
            state.apply(seat, &action, &mut NullSink).unwrap();
        }
        for seat in Seat::BOTH {
            assert!((0..500).map(CardId).all(|id| Soccer52::why_not(&state.view(seat), seat, id).is_none()));
        }
    }
    assert!(clauses.len() > 4, "{clauses:?}");
}

#[test]
fn s52_5_a_reason_fits_its_card() {
    let mut state = printed("5S 9H AC 2C 3C 4C", "AD QH 10H 8C 7D 8D", "");
    play(&mut state, "H Lay([9H, 5S]); A Lay([7D, 8D]); H flips 5S", AWAY);
    let view = state.view(Seat::Away);
    let reason = |card: &str| {
        Soccer52::why_not(&view, Seat::Away, scene::known_id(cards(card)[0]))
            .map(|why| why.sentence(true))
            .unwrap()
    };
    assert_eq!(reason("QH"), "A red goalie cannot stop the 5 of spades alone (S52-5)");
    assert_eq!(reason("10H"), "Wrong number, not a spade, and no sum or difference with your cards (S52-5)");
}

/// The privacy screen closes for hands, and for the choice between two forwards.
#[test]
fn s52_2_the_privacy_screen_closes_for_secret_choices() {
    let mut state = printed("5S 9H AC 2C 3C 4C", "AD QH 10H 8H 7D 8D", "");
    let secrecy = |state: &Soccer52, seat: Seat| Soccer52::secrecy(&state.view(seat), seat);
    assert_eq!(Seat::BOTH.map(|seat| secrecy(&state, seat)), [Secrecy::PrivacyScreen; 2]);
    play(&mut state, "H Lay([9H, 5S]); A Lay([7D, 8D])", SHARED);
    assert_eq!(secrecy(&state, Seat::Home), Secrecy::PrivacyScreen);
    play(&mut state, "H flips 5S", SHARED);
    // Even with one legal action left.
    assert_eq!(secrecy(&state, Seat::Away), Secrecy::PrivacyScreen);
    play(&mut state, "A LetIn", SHARED);
    // The last of two forwards is open: its offer does not name it.
    assert_eq!(secrecy(&state, Seat::Home), Secrecy::Open);
    let offers = Soccer52::offers(&state.view(Seat::Home), Seat::Home, &legal(&state, Seat::Home));
    assert_eq!((offers.len(), offers[0].label.shown().as_str()), (1, "Shoot"));
    assert!(!offers[0].help.shown().contains('9') && offers[0].preview.as_ref().unwrap().head == "SHOT");
    assert!(look(&state, SHARED).cards.iter().any(|card| offers[0].card == Some(card.id)));
    // An empty hand hides nothing.
    let mut state = given(Options::default(), "", "2C 3C", "");
    state.table.round = 7;
    assert_eq!(secrecy(&state, Seat::Home), Secrecy::Open);
}

/// S52-4: the owner of two forwards sees which cards they are, and what a goalie would do.
#[test]
fn s52_4_the_owner_knows_which_card_it_flips() {
    let mut state = printed("JS 9H KD 2C 3C 4C", "JD QC KS KC 7D 8D", "");
    play(&mut state, "H Lay([9H, JS]); A Lay([7D, 8D])", HOME);
    let offers = Soccer52::offers(&state.view(Seat::Home), Seat::Home, &legal(&state, Seat::Home));
    let labels: BTreeSet<String> = offers.iter().map(|offer| offer.label.shown()).collect();
    assert_eq!(labels, BTreeSet::from(["9 of hearts", "Jack of spades"].map(str::to_owned)));
    let goalie = offers.iter().find(|offer| offer.label.shown().starts_with("Jack")).unwrap();
    assert_eq!(goalie.help, "It scores only if you discard a second goalie: you hold one.");
    assert!(offers.iter().all(|offer| offer.preview.as_ref().is_some_and(|preview| preview.path.is_some())));
}

#[test]
fn fields_read_back_as_options() {
    let fields = Soccer52::INFO.fields;
    assert_eq!(
        fields.iter().map(|field| field.name).collect::<Vec<_>>(),
        ["blocking", "start", "after_six", "lone_goalie", "short"]
    );
    let mut all = BTreeSet::new();
    for field in fields {
        for (k, (value, words)) in field.values.iter().enumerate() {
            let options: Options = ron_options().from_str(&format!("({}: {value})", field.name)).unwrap();
            assert_eq!(options == Options::default(), k == 0, "the first value is the default");
            assert!(!words.shown().is_empty());
            all.insert(words::subtitle(&options));
        }
    }
    assert_eq!(all.len(), 6, "{all:?}");
}

/// All texts about a block fit their place, for every forward and every block.
#[test]
fn s52_5_reasons_fit_their_panel() {
    let mut kinds = BTreeSet::new();
    for forward in CardSet::PACK.difference(GOALIES).iter() {
        let blocks = PossibleBlocks { forward, hand: CardSet::PACK.difference(CardSet::one(forward)) };
        for with in blocks.iter() {
            let kind = kind(forward, with).unwrap();
            kinds.insert(kind);
            assert!(words::reason(forward, with, kind).shown().chars().count() <= 12);
            assert!(words::explained(forward, with, kind).shown().chars().count() < 60);
            let line = words::stopped(forward, with, kind).shown();
            assert!(line.chars().count() <= 48, "{line}");
        }
        let note = words::stoppers(forward).shown();
        assert!(note.ends_with('.') && note.len() <= 100, "{note}");
    }
    assert_eq!(
        kinds.into_iter().collect::<Vec<_>>(),
        [BlockKind::Goalie, BlockKind::Twin, BlockKind::Sum, BlockKind::SuitPair]
    );
}

/// A hint about a card that needs a partner names each partner.
#[test]
fn s52_5_a_hint_names_every_partner() {
    let mut state = printed("5S 9H AC 2C 3C 4C", "8S KS 10C 7D QS 8D", "");
    play(&mut state, "H Lay([9H, 5S]); A Lay([7D, 8D]); H flips 5S", AWAY);
    let hints = |chosen: &[CardId]| -> BTreeSet<String> {
        let picking = ask(&state, Seat::Away, chosen).unwrap();
        picking.hints.iter().map(|(_, hint)| hint.shown()).collect()
    };
    let given = hints(&[]);
    for hint in [
        "8 of spades: stops it with the queen of spades or the king of spades.",
        "Queen of spades: stops it alone, black goalie.",
    ] {
        assert!(given.contains(hint), "{given:#?}");
    }
    let given = hints(&[scene::known_id(cards("8S")[0])]);
    for hint in ["8 of spades: put it back.", "King of spades: stops it with the 8 of spades (two spades)."] {
        assert!(given.contains(hint), "{given:#?}");
    }
}

/// The ways to block are lines of one paragraph of the rules page.
#[test]
fn the_rules_have_a_line_for_each_way_to_block() {
    let text = ::words::id!("s52-rules-4").shown();
    assert!(Soccer52::INFO.rules.iter().any(|(_, paragraph)| *paragraph == text.as_str()));
    assert_eq!(text.lines().count(), 6, "{text}");
    assert!(!text.contains('\\'), "{text}");
}

/// The coach has advice for every decision.
#[test]
fn every_decision_has_its_lesson() {
    let parts = [
        "Two cards go forward to shoot",
        "you can afford a penalty",
        "The last round",
        "Whoever is ahead after this round",
        "is a bluff without a second goalie. The other",
        "Both are goalies: either is sure to score",
        "The other forward has to get past",
        "Your last forward, the 7 of hearts, shoots now",
        "A card of the same number",
        "A goalie does it alone",
        "a pair of numbers is often cheaper",
        "Nothing you hold stops",
        "No second goalie",
    ];
    testing::lessons_are_plain::<Soccer52>(&variants(), 30, &parts);
}
