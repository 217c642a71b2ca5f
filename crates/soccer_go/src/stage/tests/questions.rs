//! Tests of the questions: their words, what can be clicked, secrecy at one screen, and reasons why a card has to
//! wait.

use super::super::ids::{SealedOption, known_power, power_id};
use super::super::page::RULES;
use super::super::words;
use crate::action::ShotDirection;
use crate::tests::{decisions, discarded, given};
use crate::{Action, BeforePass, Options, PowerCard, PowerKind, PowerName, SoccerGo};
use engine::record::ron_options;
use engine::{Game, MatchRng, Seat};
use stage::offer::{ActionOption, CardSelection, Secrecy};
use stage::scene::{Audience, CardHighlight, CardId};
use stage::testing::{act, look, next};
use stage::{StagedDecisions, StagedGame};

fn after(home: &str, away: &str, track: &str, script: &str) -> SoccerGo {
    let mut state = given(home, away, track, |_| {});
    run(&mut state, script);
    state
}

fn run(state: &mut SoccerGo, script: &str) {
    let audience = Audience { seat: Seat::Home, shared: false };
    for step in script.split(';').map(str::trim).filter(|step| !step.is_empty()) {
        for (seat, action) in decisions(state, step) {
            act(state, seat, &action, audience);
        }
    }
}

fn legal(state: &SoccerGo, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    legal
}

fn offers(state: &SoccerGo, seat: Seat) -> Vec<ActionOption<Action>> {
    SoccerGo::offers(&state.view(seat), seat, &legal(state, seat))
}

fn labels(state: &SoccerGo, seat: Seat) -> String {
    offers(state, seat).into_iter().map(|offer| offer.label.shown()).collect::<Vec<_>>().join(", ")
}

fn picking(state: &SoccerGo, seat: Seat, chosen: &[CardId]) -> Option<CardSelection<Action>> {
    SoccerGo::picking(&state.view(seat), seat, &legal(state, seat), chosen)
}

fn card(kind: PowerKind, power: PowerName) -> CardId {
    power_id(PowerCard { kind, power })
}

fn number(seat: Seat, number: u8) -> CardId {
    SealedOption::Number(number).id(seat)
}

/// SGO-10: every window has its own question, and its own words for using no card.
#[test]
fn sgo_10_every_window_has_its_words() {
    for (home, away, track, script, seat, prompt, offered) in [
        ("a Dribble", "", "2", "", Seat::Home, "Before pass 2: play a power card?", "No card, Dribble"),
        ("", "d Tackle", "2 3", "", Seat::Away, "Before their pass 3: play a power card?", "No card, Tackle"),
        (
            "a PassReTake",
            "",
            "",
            "4-4",
            Seat::Home,
            "Marked! Retake the pass?",
            "Accept the mark, Pass Re-Take",
        ),
        (
            "",
            "d PassReTake",
            "",
            "4-5",
            Seat::Away,
            "They got through. Make them retake it?",
            "Let it count, Pass Re-Take",
        ),
        (
            "",
            "d SlowBuildUp",
            "2 3 4 5 6 7",
            "8-9",
            Seat::Away,
            "Seven passes: slow them down?",
            "Let them shoot, Slow Build-Up",
        ),
        (
            "",
            "d NarrowShot",
            "2 3 4 5 6 7",
            "8-9",
            Seat::Away,
            "They are about to shoot: close a direction?",
            "Close nothing, Narrow Shot left, Narrow Shot middle, Narrow Shot right",
        ),
        (
            "a ShotReTake",
            "",
            "2 3 4 5 6 7",
            "8-9; left-left",
            Seat::Home,
            "Saved! Retake the shot?",
            "Accept the save, Shot Re-Take",
        ),
        (
            "",
            "d ShotReTake",
            "2 3 4 5 6 7",
            "8-9; left-right",
            Seat::Away,
            "Goal! Make them retake the shot?",
            "Accept the goal, Shot Re-Take",
        ),
        (
            "a BlockB",
            "d Tackle",
            "2 3",
            "A Power(Tackle)",
            Seat::Home,
            "Answer Tackle with a Block?",
            "Block B, No Block",
        ),
        ("", "", "2", "", Seat::Home, "Pass 2: who gets the ball?", "10, 11, 1, 3, 4, 5, 6, 7, 8, 9"),
        ("", "", "2", "", Seat::Away, "Pass 2: who do you mark?", "10, 11, 1, 3, 4, 5, 6, 7, 8, 9"),
        (
            "",
            "d Tackle",
            "2 3",
            "A Power(Tackle)",
            Seat::Home,
            "Tackle: rock, paper or scissors?",
            "Paper, Rock, Scissors",
        ),
        ("", "", "2 3 4 5 6 7", "8-9", Seat::Home, "Where do you shoot?", "Left, Middle, Right"),
        ("", "", "2 3 4 5 6 7", "8-9", Seat::Away, "Where does your keeper dive?", "Left, Middle, Right"),
        (
            "a Bogey",
            "",
            "",
            "4-4",
            Seat::Home,
            "Swap one of your cards for Attacking GK?",
            "No swap, Swap Bogey",
        ),
        // Cards of one name are distinguished.
        (
            "a BlockB, d BlockB",
            "",
            "",
            "4-4",
            Seat::Home,
            "Swap one of your cards for Attacking GK?",
            "No swap, Attacking Block B, Defending Block B",
        ),
        (
            "",
            "a BlockA",
            "",
            "4-4",
            Seat::Away,
            "Swap one of your cards for Block A?",
            "No swap, Attacking Block A",
        ),
    ] {
        let state = after(home, away, track, script);
        assert_eq!(SoccerGo::prompt(&state.view(seat), seat), prompt);
        assert_eq!(labels(&state, seat), offered, "{prompt}");
    }
    let swap = after("", "a BlockA", "", "4-4");
    assert_eq!(
        offers(&swap, Seat::Away)[1].help,
        "Take defending Block A; attacking Block A goes to the bottom of the attacking deck."
    );
    let state = after("", "d Tackle", "2 3", "");
    assert_eq!(SoccerGo::prompt(&state.view(Seat::Home), Seat::Home), "Kestrel Vale are deciding");
    let mut state = after("", "", "", "");
    run(&mut state, "H Choose([4])");
    assert_eq!(
        SoccerGo::prompt(&state.view(Seat::Home), Seat::Home),
        "Your card is down: KES are still choosing"
    );
}

/// SGO-13: a click on a card plays it if it has only one meaning; otherwise the prompt lists the meanings.
#[test]
fn sgo_13_a_click_has_one_meaning() {
    let joker = card(PowerKind::Attacking, PowerName::Joker);
    let cards = |state: &SoccerGo, seat| -> Vec<Option<CardId>> {
        offers(state, seat).iter().map(|offer| offer.card).collect()
    };
    let copying = |used: &str| given("a Joker", "", "2 3 4", |state| discarded(state, used));
    assert_eq!(cards(&copying("a Shoot"), Seat::Home), [None, Some(joker)]);
    let two = copying("a Shoot, a Corner");
    assert_eq!(labels(&two, Seat::Home), "No card, Joker: Corner, Joker: Shoot");
    assert_eq!(cards(&two, Seat::Home), [None, None, None]);
    let narrow = after("", "d NarrowShot", "2 3 4 5 6 7", "8-9");
    assert_eq!(cards(&narrow, Seat::Away), [None; 4]);
    // It is lit all the same, since it can be played.
    let scene = look(&narrow, Audience { seat: Seat::Away, shared: false });
    let lit = scene.cards.iter().find(|lying| lying.id == card(PowerKind::Defending, PowerName::NarrowShot));
    assert_eq!(lit.unwrap().look, CardHighlight::Lit);
}

/// SGO-9: Counter-Attack is clicked first, then the three numbers it names.
#[test]
fn sgo_9_counter_attack_is_picked_card_by_card() {
    let state = after("a CounterAttack, a Dribble", "", "2", "");
    let counter = card(PowerKind::Attacking, PowerName::CounterAttack);
    assert_eq!(labels(&state, Seat::Home), "No card, Dribble");
    let start = picking(&state, Seat::Home, &[]).unwrap();
    assert_eq!((start.pickable, start.done, start.suggestion.is_empty()), (vec![counter], None, true));
    let begun = picking(&state, Seat::Home, &[counter, number(Seat::Home, 9)]).unwrap();
    assert_eq!(begun.words, "1 / 3 numbers");
    assert!(begun.pickable.contains(&counter) && begun.pickable.contains(&number(Seat::Home, 3)));
    assert!(!begun.pickable.contains(&number(Seat::Home, 2)), "2 is spent");
    let chosen = [counter, number(Seat::Home, 9), number(Seat::Home, 10), number(Seat::Home, 4)];
    let done = picking(&state, Seat::Home, &chosen).unwrap().done.unwrap();
    assert_eq!(done.action.to_string(), "Power(CounterAttack,[4,9,10])");
    assert_eq!(done.label, "Counter-Attack 4, 9, 10");
    // A suggestion is a legal choice.
    let suggested = picking(&state, Seat::Home, &begun.suggestion).unwrap().done.unwrap();
    assert!(state.check(Seat::Home, &suggested.action).is_ok());
    // Cards of the other side, and spent ones, are ignored.
    let strange = [counter, number(Seat::Away, 9), number(Seat::Home, 2), CardId(9999)];
    assert_eq!(picking(&state, Seat::Home, &strange).unwrap().words, "0 / 3 numbers");

    let state = given("a Joker", "", "2", |state| discarded(state, "a CounterAttack"));
    let joker = card(PowerKind::Attacking, PowerName::Joker);
    let chosen = [joker, number(Seat::Home, 9), number(Seat::Home, 10), number(Seat::Home, 11)];
    let done = picking(&state, Seat::Home, &chosen).unwrap().done.unwrap();
    assert_eq!(
        (done.label.shown().as_str(), done.label.shown().len() <= 24),
        ("Joker: Counter 9, 10, 11", true)
    );
}

/// SGO-4: three numbers are picked card by card, one number by one click.
#[test]
fn sgo_4_three_numbers_are_picked() {
    let state = after("a Corner", "", "2", "H Power(Corner)");
    assert!(offers(&state, Seat::Home).is_empty() && picking(&state, Seat::Away, &[]).is_none());
    assert_eq!(SoccerGo::prompt(&state.view(Seat::Home), Seat::Home), "Pass 2: choose three numbers");
    let start = picking(&state, Seat::Home, &[]).unwrap();
    assert_eq!((start.pickable.len(), start.words.shown().as_str()), (10, "0 / 3 numbers"));
    let made = picking(&state, Seat::Home, &start.suggestion).unwrap();
    assert_eq!(made.pickable.len(), 3, "chosen ones can be put back");
    assert!(made.done.unwrap().label.shown().starts_with("Lay "));
}

/// Two at one screen: the options of a choice are open, power cards are not, three numbers are not one tap.
#[test]
fn sgo_2_secrets_at_one_screen() {
    use Secrecy::{Open, PrivacyScreen, Taps};
    for (home, away, track, script, expected) in [
        ("a Dribble", "", "2", "", [PrivacyScreen, PrivacyScreen]),
        ("a BlockB", "d Tackle", "2 3", "A Power(Tackle)", [PrivacyScreen, PrivacyScreen]),
        ("", "", "2", "", [Taps, Taps]),
        ("", "", "2", "H Choose([4])", [Open, Open]),
        ("a Corner", "", "2", "H Power(Corner)", [PrivacyScreen, Taps]),
        ("a Corner", "", "2", "H Power(Corner); H Choose([4,5,6])", [Open, Open]),
        ("", "d DeepPress", "2 3", "A Power(DeepPress)", [Taps, PrivacyScreen]),
        ("", "d Tackle", "2 3", "A Power(Tackle)", [Taps, Taps]),
        ("", "", "2 3 4 5 6 7", "8-9", [Taps, Taps]),
        ("a Bogey", "d Bogey", "", "4-4", [PrivacyScreen, PrivacyScreen]),
    ] {
        let state = after(home, away, track, script);
        let found = Seat::BOTH.map(|seat| SoccerGo::secrecy(&state.view(seat), seat));
        assert_eq!(found, expected, "{home} {away} {script}");
    }
}

/// Every card that has to wait has its reason, with its clause.
#[test]
fn sgo_9_cards_say_why_they_have_to_wait() {
    use PowerKind::{Attacking, Defending};
    use PowerName::{
        AttackingGK, BlockB, Bogey, CounterAttack, Dribble, Joker, NarrowShot, PassReTake, Shoot, ShotReTake,
        SlowBuildUp, Tackle, ThroughBall,
    };
    let power = |kind, power| card(kind, power);
    for (home, track, script, card, why) in [
        (
            "a Shoot, a Dribble",
            "2",
            "",
            power(Attacking, Shoot),
            "Shoot is played before passes 4 to 6 (SGO-9)",
        ),
        ("a Dribble, d Tackle", "2", "", power(Defending, Tackle), "Tackle is for when KES attack (SGO-9)"),
        (
            "a Dribble, a Bogey",
            "2",
            "",
            power(Attacking, Bogey),
            "Bogey does nothing: swap it away after an attack (SGO-13)",
        ),
        (
            "a Dribble, a Joker",
            "2",
            "",
            power(Attacking, Joker),
            "Joker copies a used attacking card; there is none yet (SGO-13)",
        ),
        (
            "a Dribble, a BlockB",
            "2",
            "",
            power(Attacking, BlockB),
            "Block B only blocks High Press, Shot Re-Take or Tackle (SGO-10)",
        ),
        (
            "a Dribble, a ThroughBall",
            "3 5 7",
            "",
            power(Attacking, ThroughBall),
            "Through Ball needs two of its numbers: only one is left (SGO-12)",
        ),
        (
            "a AttackingGK, a PassReTake",
            "1 2 3 4 5 6",
            "7-7",
            power(Attacking, AttackingGK),
            "Attacking GK is played before pass 7 (SGO-9)",
        ),
        (
            "a PassReTake",
            "2",
            "",
            power(Attacking, PassReTake),
            "Pass Re-Take is played once you are marked, passes 1 to 7 (SGO-9)",
        ),
        (
            "a ShotReTake",
            "2",
            "",
            power(Attacking, ShotReTake),
            "Shot Re-Take is played once your shot is saved (SGO-9)",
        ),
        ("d NarrowShot", "2", "", power(Defending, NarrowShot), "Narrow Shot is for when KES attack (SGO-9)"),
        (
            "d SlowBuildUp",
            "2",
            "",
            power(Defending, SlowBuildUp),
            "Slow Build-Up is for when KES attack (SGO-9)",
        ),
        (
            "a CounterAttack",
            "2 3 4",
            "",
            power(Attacking, CounterAttack),
            "Counter-Attack is played before passes 1 to 3 (SGO-9)",
        ),
        ("", "2", "", number(Seat::Home, 2), "The 2 is spent until this attack is over (SGO-5)"),
        (
            "a Dribble",
            "2",
            "",
            number(Seat::Home, 3),
            "First play a power card or choose “No card”; numbers come next (SGO-10)",
        ),
        ("", "2 3 4 5 6 7", "", number(Seat::Home, 1), "The keeper cannot be chosen on pass 7 (SGO-6)"),
        (
            "a ThroughBall",
            "3 2",
            "H Power(ThroughBall)",
            number(Seat::Home, 4),
            "Through Ball: only 5, 7 or 9 for this pass (SGO-12)",
        ),
        ("", "2", "", number(Seat::Away, 4), "This card belongs to Kestrel Vale (SGO-4)"),
        (
            "",
            "2",
            "H Choose([4])",
            number(Seat::Home, 4),
            "Your card is down; KES are still choosing (SGO-4)",
        ),
    ] {
        let state = after(home, "", track, script);
        let found =
            SoccerGo::why_not(&state.view(Seat::Home), Seat::Home, card).map(|why| why.sentence(true));
        assert_eq!(
            found.as_ref().map(::words::DisplayText::shown).as_deref(),
            Some(why),
            "{home} {track} {script}"
        );
    }
    let closed = after("", "d NarrowShot", "2 3 4 5 6 7", "8-9; A Power(NarrowShot,left)");
    let left = SealedOption::Direction(ShotDirection::Left).id(Seat::Home);
    let found = SoccerGo::why_not(&closed.view(Seat::Home), Seat::Home, left).map(|why| why.sentence(true));
    assert_eq!(
        found.as_ref().map(::words::DisplayText::shown).as_deref(),
        Some("Narrow Shot closes this direction for this shot (SGO-9)")
    );
    let standing = after("a ThroughBall", "d Tackle, d HighPress", "2 4", "H Power(ThroughBall)");
    let found =
        SoccerGo::why_not(&standing.view(Seat::Away), Seat::Away, card(Defending, PowerName::HighPress))
            .map(|why| why.sentence(true));
    assert_eq!(
        found.as_ref().map(::words::DisplayText::shown).as_deref(),
        Some("Through Ball counts for this pass: only a Tackle may follow (SGO-12)")
    );
    let used = after("a Dribble", "d Tackle", "2 3", "H Power(Dribble)");
    let found = SoccerGo::why_not(&used.view(Seat::Away), Seat::Away, card(Attacking, Dribble))
        .map(|why| why.sentence(true));
    assert_eq!(
        found.as_ref().map(::words::DisplayText::shown).as_deref(),
        Some("Used: Dribble. Only Joker can copy these (SGO-11)")
    );
    let asked = after("a BlockB", "d Tackle", "2 3", "A Power(Tackle)");
    let found = SoccerGo::why_not(&asked.view(Seat::Home), Seat::Home, card(Defending, Tackle))
        .map(|why| why.sentence(true));
    let why = "Tackle: Rock, paper, scissors for the ball. If the defender wins, the attack is over (SGO-10)";
    assert_eq!(found.as_ref().map(::words::DisplayText::shown).as_deref(), Some(why));
}

/// The prompt names every power card that can be played now, as an offer or as the first card to pick.
#[test]
fn sgo_9_every_card_that_can_be_played_has_its_words() {
    let mut jokers = 0;
    for seed in 0..60 {
        let mut rng = MatchRng::new(seed);
        let mut state = SoccerGo::setup(&Options::default(), seed, &mut engine::NullSink).unwrap();
        while let Some((seat, action)) = next(&state, &mut rng) {
            let view = state.view(seat);
            if let Some((kind, cards)) = super::super::scene::playable(&view, seat) {
                let named = picking(&state, seat, &[]).map(|picking| picking.named).unwrap_or_default();
                let offers = offers(&state, seat);
                for power in cards.iter() {
                    let id = card(kind, power);
                    let name = power.title().shown();
                    let offered = offers
                        .iter()
                        .any(|offer| offer.card == Some(id) || offer.label.shown().contains(&name));
                    let taken_up =
                        named.iter().any(|(card, words)| *card == id && words.shown().contains(&name));
                    assert!(offered || taken_up, "{name}: {offers:?} {named:?}");
                    jokers += u32::from(power == PowerName::Joker && taken_up);
                }
            }
            state.apply(seat, &action, &mut engine::NullSink).unwrap();
        }
    }
    assert!(jokers > 0, "no Joker stood for a Counter-Attack");
}

/// In every question of random matches each card can be clicked, has a reason, or belongs to an offer of the
/// prompt.
#[test]
fn sgo_10_every_card_can_be_clicked_or_explained() {
    for seed in 0..40 {
        let mut rng = MatchRng::new(seed);
        let mut state = SoccerGo::setup(&Options::default(), seed, &mut engine::NullSink).unwrap();
        while let Some((seat, action)) = next(&state, &mut rng) {
            let view = state.view(seat);
            let scene = look(&state, Audience { seat, shared: false });
            let offered: Vec<CardId> = offers(&state, seat).iter().filter_map(|offer| offer.card).collect();
            let open = picking(&state, seat, &[]).map(|picking| picking.pickable).unwrap_or_default();
            for lying in &scene.cards {
                let clickable = offered.contains(&lying.id) || open.contains(&lying.id);
                match SoccerGo::why_not(&view, seat, lying.id).map(|why| why.sentence(true)) {
                    Some(why) => {
                        assert!(!clickable, "{why}");
                        let why = why.shown();
                        let clause = why.rfind(" (SGO-").map(|at| &why[at..]).unwrap_or_default();
                        assert!(clause.ends_with(')') && why.len() <= 150, "{why}");
                    }
                    // The prompt offers a card that can be played in several ways.
                    None => {
                        assert!(clickable || lying.look == CardHighlight::Lit, "{lying:?} is not explained")
                    }
                }
                let held = known_power(lying.id).is_some() && !matches!(lying.zone, "played" | "shown");
                if held && lying.look == CardHighlight::Lit {
                    // Narrow Shot is played by its buttons, one for each direction, and says so.
                    let narrow =
                        known_power(lying.id).is_some_and(|card| card.power == PowerName::NarrowShot);
                    let by_button = narrow && !clickable;
                    let why = SoccerGo::why_not(&view, seat, lying.id);
                    assert_eq!(why.is_some(), by_button, "{lying:?} is lit: {why:?}");
                }
            }
            state.apply(seat, &action, &mut engine::NullSink).unwrap();
        }
    }
}

/// The page of rules agrees with the rule data on every card: its passes, its numbers, what a Block names.
#[test]
fn sgo_9_the_page_of_rules_agrees_with_the_rule_data() {
    let page: String = RULES
        .iter()
        .flat_map(|(head, text)| [head.shown(), ": ".into(), text.shown(), "\n".into()])
        .collect();
    for kind in PowerKind::BOTH {
        for power in kind.deck().iter().copied() {
            let name = power.title().shown();
            assert!(page.contains(&name), "{name} is not explained");
            let when = words::when(kind, power).shown();
            if power.is_block() {
                let names = format!("{name} blocks {}", words::cancels(kind, power));
                assert!(page.contains(&names), "{kind}: {names}");
            } else if let Some(at) = when.rfind("pass") {
                let span = &when[at..];
                let found = [format!("{name} ({span})"), format!("{name} (after {span})")];
                let seventh = power == PowerName::SlowBuildUp;
                assert!(seventh || found.iter().any(|found| page.contains(found)), "{kind}: {name} {span}");
            }
        }
    }
    assert!(page.contains("3, 5, 7 and 9") && page.contains("2, 4, 6 and 8"));
    assert_eq!(RULES.last().unwrap().0, "Credits");
    assert!(RULES.iter().all(|(head, text)| !head.shown().is_empty() && text.shown().ends_with('.')));
}

#[test]
fn fields_read_back_as_options() {
    let subtitles = SoccerGo::INFO.fields.iter().flat_map(|field| {
        field.values.iter().enumerate().map(|(k, (value, words))| {
            let options: Options = ron_options().from_str(&format!("({}: {value})", field.name)).unwrap();
            assert_eq!(options == Options::default(), k == 0, "the first value is the default");
            assert!(!words.shown().is_empty());
            words::subtitle(&options).shown()
        })
    });
    assert_eq!(
        subtitles.collect::<Vec<_>>(),
        [
            "Four rounds, an attack each",
            "Four rounds, an attack each, power cards at any time",
            "Four rounds, an attack each",
            "Two rounds, an attack each"
        ]
    );
}

/// SGO-12: with cards at any time, a second selection card says why it has to wait, and another card can be played.
#[test]
fn sgo_12_at_any_time_a_second_selection_says_why() {
    let mut state = given("a ThroughBall, a Corner, a Shoot", "", "2 3 4", |state| {
        state.table.options.before_pass = BeforePass::AnyTime;
    });
    run(&mut state, "H Power(ThroughBall)");
    let view = state.view(Seat::Home);
    let why = |power: PowerName| SoccerGo::why_not(&view, Seat::Home, card(PowerKind::Attacking, power));
    let refusal = why(PowerName::Corner).unwrap();
    assert_eq!(
        (refusal.clause, refusal.words.shown().as_str()),
        ("SGO-12", "Through Ball counts for this pass: no second card may change how numbers are chosen")
    );
    assert_eq!(why(PowerName::Shoot), None);
    assert_eq!(labels(&state, Seat::Home), "No card, Shoot");
}

/// The side that decides has advice, short and to the point; nobody else has.
#[test]
fn every_decision_has_its_lesson() {
    let mut lessons = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut rng = MatchRng::new(seed);
        let mut state = SoccerGo::setup(&Options::default(), seed, &mut engine::NullSink).unwrap();
        while let Some((seat, action)) = next(&state, &mut rng) {
            for looks in Seat::BOTH {
                let lesson = SoccerGo::lesson(&state.view(looks), looks);
                assert_eq!(lesson.is_some(), state.seats_to_move().contains(looks));
                assert!(
                    lesson
                        .as_ref()
                        .is_none_or(|text| text.shown().ends_with(['.', '?']) && text.shown().len() <= 190),
                    "{lesson:?}"
                );
                lessons.extend(lesson);
            }
            state.apply(seat, &action, &mut engine::NullSink).unwrap();
        }
    }
    for part in [
        "Lit cards can be played",
        "A Block stops",
        "Three numbers",
        "you get away with one marked pass",
        "Win and you play on",
        "is closed",
        "Bogey",
        "even odds",
    ] {
        assert!(lessons.iter().any(|lesson| lesson.shown().contains(part)), "never said: {part}");
    }
}
