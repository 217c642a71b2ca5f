//! Tests of one turn: laying cards, their results, moving and stars.

use super::*;
use crate::state::DuelResult;
use crate::{AttackCard, DefenceCard};

#[test]
fn s17_2_areas_are_counted_from_the_attackers_side() {
    for (area, after) in [(1, 3), (2, 2), (3, 1)] {
        let state = check(league(|t| t.area = area), "H Pass, A Block", &format!("Turnover area={after}"));
        assert_eq!((state.table.area, state.table.attacker), (after, Seat::Away));
    }
}

#[test]
fn s17_3_a_half_starts_in_the_centre_with_time_and_stars_at_zero() {
    let table = league(|_| ()).table;
    assert_eq!((table.area, table.time, table.stars, table.bonus), (2, 0, 0, None));
    assert!(table.tackle[Seat::Home] && table.tackle[Seat::Away]);
}

#[test]
fn s17_4_each_side_plays_cards_of_its_role() {
    let both = "H: Dribble, OneTwo, Pass; A: Anticipate, Block, Press, Tackle";
    check(league(|_| ()), "", &format!("? {both}"));
    check(
        league(|t| t.tackle[Seat::Away] = false),
        "",
        "? H: Dribble, OneTwo, Pass; A: Anticipate, Block, Press",
    );
    // The attacker's own Tackle/Rebound is never laid in attack.
    check(league(|t| t.tackle[Seat::Home] = false), "", &format!("? {both}"));
    let away = "H: Anticipate, Block, Press, Tackle; A: Dribble, OneTwo, Pass";
    check(league(|t| t.attacker = Seat::Away), "", &format!("? {away}"));
}

#[test]
fn s17_4_the_first_card_is_secret_until_the_second_is_played() {
    let state = check(
        league(|_| ()),
        "H Pass",
        "Sealed seat=home | !Revealed | ? A: Anticipate, Block, Press, Tackle",
    );
    assert_eq!(state.table.laid[Seat::Home], LaidCard::FaceDown);
    check(
        league(|_| ()),
        "H Pass, A Block",
        "Sealed seat=home | Revealed attack=Pass attacker=home clash=Turnover",
    );
    let other = check(league(|_| ()), "A Block", "Sealed seat=away | ? H: Dribble, OneTwo, Pass");
    // The other side does not know which card it was, its owner does.
    assert_eq!(other.view(Seat::Home), check(league(|_| ()), "A Press", "").view(Seat::Home));
    assert_ne!(other.view(Seat::Away), check(league(|_| ()), "A Press", "").view(Seat::Away));
}

#[test]
fn s17_4_refusals_name_the_clause() {
    let start = league(|_| ());
    let sealed = check(league(|_| ()), "H Pass", "");
    let bare = league(|t| t.tackle[Seat::Away] = false);
    for (state, seat, action, expected) in [
        (
            &start,
            Seat::Home,
            "Block",
            "Block answers another question: expected Pass, Dribble or OneTwo (S17-4)",
        ),
        (
            &start,
            Seat::Away,
            "Pass",
            "Pass answers another question: expected Block, Press, Anticipate or Tackle (S17-4)",
        ),
        (
            &start,
            Seat::Home,
            "Take(0)",
            "Take(0) answers another question: expected Pass, Dribble or OneTwo (S17-4)",
        ),
        (&sealed, Seat::Home, "OneTwo", "home has laid a card already: expected away to lay one (S17-4)"),
        (
            &bare,
            Seat::Away,
            "Tackle",
            "away has discarded Tackle/Rebound: expected Block, Press or Anticipate (S17-4)",
        ),
    ] {
        assert_eq!(refused(state, seat, action), expected);
    }
}

#[test]
fn s17_5_every_pair_of_cards() {
    use DuelResult::{Foul, Resolve, Turnover};
    for (attack, row) in [
        (AttackCard::Dribble, [Turnover, Resolve, Resolve, Foul]),
        (AttackCard::OneTwo, [Resolve, Turnover, Resolve, Turnover]),
        (AttackCard::Pass, [Resolve, Resolve, Turnover, Turnover]),
    ] {
        let columns = [DefenceCard::Press, DefenceCard::Anticipate, DefenceCard::Block, DefenceCard::Tackle];
        for (defence, clash) in columns.into_iter().zip(row) {
            let script = format!("H {}, A {}", attack.name(), defence.name());
            check(
                league(|_| ()),
                &script,
                &format!("Revealed attack={} attacker=home clash={clash:?}", attack.name()),
            );
        }
    }
}

#[test]
fn s17_6_a_turnover_takes_the_stars() {
    let state = check(league(|t| t.stars = 2), "H Pass, A Block", "Turnover area=2 attacker=away");
    assert_eq!(state.table.stars, 0);
}

#[test]
fn s17_6_the_keeper_passes_out_of_the_own_box() {
    let expected = "Turnover area=0 attacker=away | KeeperPassed by=away to=1 | TurnEnded time=3";
    assert_eq!(check(league(|t| t.area = 4), "H OneTwo, A Tackle", expected).table.area, 1);
    check(league(|t| t.area = 3), "H OneTwo, A Tackle", "Turnover area=1 attacker=away | !KeeperPassed");
}

#[test]
fn s17_7_the_attacker_chooses_an_option() {
    check(league(|_| ()), "H Pass, A Press", "? H: Option(0), Option(1)");
    check(league(|_| ()), "H Pass, A Press, H Option(1)", "Advanced from=2 to=4 | TurnEnded");
    check(
        league(|_| ()),
        "H Pass, A Press, H Option(0)",
        "ShotAnnounced bonus=0 by=home printed=0 strength=0",
    );
    let asked = check(league(|_| ()), "H Pass, A Press", "");
    assert_eq!(
        refused(&asked, Seat::Home, "Option(2)"),
        "there is no option 2: expected one below 2 (S17-7)"
    );
    assert_eq!(refused(&asked, Seat::Away, "Option(0)"), "away owes no decision now: expected home (S17-7)");
}

#[test]
fn s17_8_the_first_star_asks_for_a_bonus() {
    let script = "H OneTwo, A Press";
    let one = check(
        league(|t| t.area = 1),
        script,
        "Advanced from=1 to=2 | StarsGained by=home stars=1 | !TurnEnded",
    );
    assert_eq!((asked(&one).as_str(), one.table.bonus), ("H: Bonus(OneTwo), Bonus(Pass)", None));
    check(one, "H Bonus(Pass)", "BonusChosen bonus=Pass by=home | TurnEnded time=3");
}

#[test]
fn s17_8_a_second_star_or_two_at_once_ask_no_question() {
    let second = |t: &mut Table| (t.area, t.stars, t.bonus) = (1, 1, Some(crate::action::StarBonus::Pass));
    let state = check(league(second), "H OneTwo, A Press", "StarsGained by=home stars=2 | TurnEnded");
    assert_eq!((state.table.stars, state.table.bonus), (2, None));
    let state = check(league(|_| ()), "H OneTwo, A Press", "StarsGained by=home stars=2 | TurnEnded");
    assert_eq!(state.table.stars, 2);
    // A third star is lost, without an event.
    check(league(|t| t.stars = 2), "H OneTwo, A Press", "Advanced from=2 to=3 | !StarsGained | TurnEnded");
}

#[test]
fn s17_13_cards_return_but_for_discards() {
    let state = check(league(|_| ()), "H Pass, A Block", "TurnEnded");
    assert_eq!(state.table.laid, engine::BySeat::new(LaidCard::Nothing, LaidCard::Nothing));
    check(
        league(|_| ()),
        "H OneTwo, A Tackle",
        "!ActionDiscarded | ? H: Anticipate, Block, Press, Tackle; A: Dribble, OneTwo, Pass",
    );
}

#[test]
fn s17_14_a_turn_takes_three_minutes() {
    check(league(|_| ()), "H Pass, A Block, A Pass, H Block", "TurnEnded time=3 | TurnEnded time=6");
    check(league(|t| t.time = 42), "H Pass, A Block", "TurnEnded time=45 | !HalfEnded");
    check(league(|t| t.time = 45), "H Pass, A Block", "TurnEnded time=45 | HalfEnded period=FirstHalf");
}

#[test]
fn s17_20_every_cell_does_what_the_table_says() {
    let (block, press) = ("A Block", "A Press");
    for (area, attack, defence, expected) in [
        (
            1,
            "Pass",
            press,
            "Advanced from=1 to=3 | StarsGained by=home stars=1 | ? H: Bonus(OneTwo), Bonus(Pass)",
        ),
        (1, "Dribble", block, "Advanced from=1 to=2 | !StarsGained"),
        (
            1,
            "OneTwo",
            block,
            "Advanced from=1 to=2 | StarsGained by=home stars=1 | ? H: Bonus(OneTwo), Bonus(Pass)",
        ),
        (2, "Pass", press, "? H: Option(0), Option(1)"),
        (2, "Dribble", block, "Advanced from=2 to=3 | !StarsGained"),
        (2, "OneTwo", block, "Advanced from=2 to=3 | StarsGained by=home stars=2"),
        (3, "Pass", press, "? H: Option(0), Option(1)"),
        (3, "Pass", "A Press, H Option(0)", "printed=1"),
        (3, "Pass", "A Press, H Option(1)", "Advanced from=3 to=4"),
        (3, "Dribble", block, "Advanced from=3 to=4 | !StarsGained"),
        (3, "OneTwo", "A Press, H Option(0)", "printed=1"),
        (3, "OneTwo", "A Press, H Option(1)", "StarsGained by=home stars=1 | !Advanced"),
        (4, "Pass", press, "printed=2 | ? H: Take(0), Take(1), Take(2), Take(3), Take(4), Take(5)"),
        (4, "Dribble", block, "printed=3"),
        (4, "OneTwo", block, "printed=3"),
    ] {
        check(league(|t| t.area = area), &format!("H {attack}, {defence}"), expected);
    }
}

/// A refusal out of turn cites the clause of the current question.
#[test]
fn s17_1_refusals_out_of_turn_name_the_clause_of_the_question() {
    let start = Soccer17::setup(&Options::default(), 17, &mut NullSink).unwrap();
    let winner = start.seats_to_move().first().unwrap();
    let refusal = refused(&start, !winner, "Attack");
    assert_eq!(refusal, format!("{} owes no decision now: expected {winner} (S17-1)", !winner));
    for (script, clause) in [
        ("H Dribble, A Tackle", "S17-12"),
        ("H Pass, A Press", "S17-7"),
        ("H Pass, A Press, H Option(0)", "S17-10"),
        ("H Pass, A Press, H Option(0), H Rebound", "S17-9"),
    ] {
        let refusal = refused(&check(league(|_| ()), script, ""), Seat::Away, "Block");
        assert_eq!(refusal, format!("away owes no decision now: expected home ({clause})"));
    }
}

/// S17-4: only a defender can have discarded Tackle/Rebound. To the attacker the refusal names the question.
#[test]
fn s17_4_an_illegal_tackle_is_refused_with_its_own_reason() {
    let mut state = league(|table| table.tackle[Seat::Away] = false);
    let mut refusal = |seat| state.apply(seat, &Action::Tackle, &mut NullSink).unwrap_err().to_string();
    let (attacker, defender) = (refusal(Seat::Home), refusal(Seat::Away));
    assert!(defender.contains("away has discarded Tackle/Rebound"), "{defender}");
    assert!(attacker.contains("answers another question"), "{attacker}");
}
