//! Tests of the team cards: their options, and the combinations of the three abilities.

use super::*;
use crate::state::Period;
use engine::BySeat;

#[test]
fn s17_21_two_different_teams_or_none() {
    for (home, away, expected) in [
        (None, None, None),
        (Some(Team::Spain), Some(Team::Italy), None),
        (
            Some(Team::Spain),
            Some(Team::Spain),
            Some("option `away_team`: both sides play Spain: expected two different teams, or none (S17-21)"),
        ),
        (
            Some(Team::Spain),
            None,
            Some(
                "option `away_team`: only home has a team (Spain): expected a team for each side, or none (S17-21)",
            ),
        ),
        (
            None,
            Some(Team::Italy),
            Some(
                "option `home_team`: only away has a team (Italy): expected a team for each side, or none (S17-21)",
            ),
        ),
    ] {
        let options = Options { home_team: home, away_team: away, ..Options::default() };
        let error = Soccer17::setup(&options, 1, &mut NullSink).err().map(|e| e.to_string());
        assert_eq!(error.as_deref(), expected);
    }
}

#[test]
fn s17_21_options_as_text() {
    let read = engine::record::read_options::<Options>;
    let teams = Options {
        kind: MatchKind::Cup,
        home_team: Some(Team::Spain),
        away_team: Some(Team::Italy),
        short: false,
    };
    assert_eq!(read("(match: Cup, home_team: Spain, away_team: Italy)").unwrap(), teams);
    assert_eq!(read("").unwrap(), Options::default());
    assert!(read("(kind: Cup)").is_err());
    assert!(read("(home_team: Wales)").is_err());
    assert_eq!(
        serde_json::to_string(&Options::default()).unwrap(),
        r#"{"match":"League","home_team":null,"away_team":null}"#
    );
}

#[test]
fn s17_21_each_team_adds_its_abilities() {
    use Team::{Argentina, Brazil, England, France, Netherlands, Spain};
    for (team, area, script, expected) in [
        (Argentina, 2, "H Dribble, A Block, H Option(1)", "Advanced from=2 to=4"),
        (Argentina, 3, "H Dribble, A Block, H Option(1)", "bonus=0 by=home printed=2"),
        (Brazil, 2, "H Dribble, A Block, H Option(1)", "Advanced from=2 to=3 | StarsGained by=home stars=2"),
        (Brazil, 3, "H OneTwo, A Block, H Option(2)", "Advanced from=3 to=4"),
        (France, 1, "H Dribble, A Block, H Option(1)", "Advanced from=1 to=4"),
        (France, 1, "H Pass, A Press, H Option(1)", "Advanced from=1 to=4 | !StarsGained"),
        (
            Netherlands,
            2,
            "H OneTwo, A Block, H Option(1)",
            "Advanced from=2 to=4 | StarsGained by=home stars=1",
        ),
        (Netherlands, 3, "H Pass, A Press, H Option(2)", "printed=2"),
        (Spain, 2, "H Pass, A Press, H Option(2)", "Advanced from=2 to=4 | StarsGained by=home stars=1"),
        (Spain, 3, "H OneTwo, A Block, H Option(2)", "Advanced from=3 to=4 | StarsGained by=home stars=1"),
        // At a free kick too (S17-12).
        (Spain, 2, "H Dribble, A Tackle, H FreeKick(Pass), H Option(2)", "Advanced from=2 to=4"),
        // Only for its own side, and only in its cells.
        (England, 2, "H Dribble, A Block", "Advanced from=2 to=3"),
        (Argentina, 1, "H Dribble, A Block", "Advanced from=1 to=2"),
    ] {
        check(teams(team, Team::Italy, |t| t.area = area), script, expected);
    }
    check(teams(Spain, Argentina, |t| t.area = 2), "H Dribble, A Block", "Advanced from=2 to=3");
}

#[test]
fn s17_21_options_that_do_the_same_are_no_choice() {
    // With two stars, Brazil's dribble from the centre gains nothing more.
    check(
        teams(Team::Brazil, Team::Italy, |t| t.stars = 2),
        "H Dribble, A Block",
        "Advanced from=2 to=3 | TurnEnded",
    );
    check(teams(Team::Brazil, Team::Italy, |_| ()), "H Dribble, A Block", "? H: Option(0), Option(1)");
}

const MISSED_TWICE: &str = "H Pass, A Press, @6, H Take(0), H Take(0), H Rebound";

#[test]
fn s17_21_second_ball() {
    let england = |area| teams(Team::England, Team::Italy, move |t| t.area = area);
    let asked = check(
        england(4),
        MISSED_TWICE,
        "ActionDiscarded seat=home | !Rebounded | ? H: Ability(false), Ability(true)",
    );
    check(
        asked.clone(),
        "H Ability(true), @4, H Take(0), H Take(1)",
        "AbilityUsed ability=SecondBall by=home cards=2 | Rebounded by=home cards=2 | goal=false | goal=true slot=4 | Goal",
    );
    check(
        asked,
        "H Ability(false), @6, H Take(0)",
        "AbilitySpared ability=SecondBall by=home | Rebounded by=home cards=1 | Missed",
    );
    // Not from other areas.
    check(
        england(3),
        "H Pass, A Press, H Option(0), @6, H Take(0), H Rebound",
        "Rebounded by=home cards=1 | !Ability",
    );
    // A penalty too: two cards are left, a sure goal (S17-22).
    let missed =
        "H Dribble, A Tackle, @5, H Take(0), H Take(0), H Take(0), H Take(0), H Rebound, H Ability(true)";
    check(england(4), missed, "Rebounded by=home cards=2 | ? H: Take(0), Take(1)");
    check(
        england(4),
        &format!("{missed}, H Take(0), H Take(0)"),
        "goal=false slot=4 | goal=true slot=5 | Goal",
    );
    // One card left: two would be no more.
    let five = teams(Team::England, Team::Italy, |t| (t.area, t.stars) = (4, 2));
    let script = "H OneTwo, A Block, @5, H Take(0), H Take(0), H Take(0), H Take(0), H Take(0), H Rebound";
    check(five, script, "Rebounded by=home cards=1 | !Ability | ? H: Take(0)");
    // For no other team.
    check(
        teams(Team::Spain, Team::England, |t| t.area = 4),
        MISSED_TWICE,
        "Rebounded by=home cards=1 | !Ability",
    );
}

fn late(home: Team, away: Team, score: (u32, u32), change: impl FnOnce(&mut Table)) -> Soccer17 {
    teams(home, away, |t| {
        (t.period, t.time, t.area, t.score) = (Period::SecondHalf, 30, 4, BySeat::new(score.0, score.1));
        change(t);
    })
}

const SHOT: &str = "H Pass, A Press";
const TAKE: &str = "? H: Take(0), Take(1), Take(2), Take(3), Take(4), Take(5)";
const ABILITY_HOME: &str = "? H: Ability(false), Ability(true)";
const ABILITY_AWAY: &str = "? A: Ability(false), Ability(true)";

#[test]
fn s17_21_never_beaten() {
    let germany = |score, change: fn(&mut Table)| late(Team::Germany, Team::Spain, score, change);
    check(germany((0, 0), |_| ()), SHOT, &format!("strength=2 | !ChanceShuffled | {ABILITY_HOME}"));
    let state = check(
        germany((0, 1), |_| ()),
        "H Pass, A Press, H Ability(true)",
        "AbilityUsed ability=NeverBeaten by=home cards=4 | ChanceShuffled",
    );
    assert_eq!(state.table.shot.unwrap().to_take, 4);
    let state = check(
        germany((0, 0), |_| ()),
        "H Pass, A Press, H Ability(false)",
        "AbilitySpared ability=NeverBeaten by=home | ChanceShuffled",
    );
    assert_eq!(state.table.shot.unwrap().to_take, 2);
    // Strength 0 becomes 2; a free kick's shot counts.
    check(
        germany((0, 0), |t| t.area = 2),
        "H Pass, A Press, H Option(0), H Ability(true)",
        "strength=0 | cards=2 | ChanceShuffled",
    );
    check(
        germany((0, 0), |t| t.area = 3),
        "H Dribble, A Tackle, H FreeKick(Pass), H Option(0)",
        ABILITY_HOME,
    );
    for (why, score, change) in [
        ("leading", (1, 0), (|_| ()) as fn(&mut Table)),
        ("too early", (0, 0), |t| t.time = 27),
        ("first half", (0, 0), |t| t.period = Period::FirstHalf),
        ("extra time", (0, 0), |t| (t.period, t.time) = (Period::ExtraSecond, 15)),
    ] {
        let state = check(germany(score, change), SHOT, &format!("!Ability | {TAKE}"));
        assert_eq!(state.table.shot.unwrap().to_take, 2, "{why}");
    }
    // Not for a penalty, a rebound or the other side.
    check(germany((0, 0), |_| ()), "H Dribble, A Tackle", &format!("strength=4 | !Ability | {TAKE}"));
    let script = "H Pass, A Press, H Ability(false), @6, H Take(0), H Take(0), H Rebound";
    check(
        germany((0, 0), |_| ()),
        script,
        "AbilitySpared | Rebounded by=home cards=1 | ? H: Take(0), Take(1), Take(2), Take(3)",
    );
    check(late(Team::Spain, Team::Germany, (0, 0), |_| ()), SHOT, &format!("!Ability | {TAKE}"));
}

#[test]
fn s17_21_catenaccio() {
    let italy = |score, change: fn(&mut Table)| late(Team::Spain, Team::Italy, score, change);
    check(italy((0, 1), |_| ()), SHOT, &format!("ShotAnnounced | !ChanceShuffled | {ABILITY_AWAY}"));
    let state = check(
        italy((0, 1), |_| ()),
        "H Pass, A Press, A Ability(true)",
        "AbilityUsed ability=Catenaccio by=away cards=1 | ChanceShuffled",
    );
    assert_eq!(state.table.shot.unwrap().to_take, 1);
    check(italy((0, 1), |_| ()), "H Pass, A Press, A Ability(false)", &format!("AbilitySpared | {TAKE}"));
    // Every period, extra time too.
    for period in [Period::FirstHalf, Period::ExtraFirst, Period::ExtraSecond] {
        let state = late(Team::Spain, Team::Italy, (0, 1), |t| (t.period, t.time) = (period, 0));
        check(state, SHOT, ABILITY_AWAY);
    }
    // Not unless leading, not below 0, not for a penalty or a rebound.
    check(italy((1, 1), |_| ()), SHOT, &format!("!Ability | {TAKE}"));
    check(italy((2, 1), |_| ()), SHOT, &format!("!Ability | {TAKE}"));
    check(
        italy((0, 1), |t| t.area = 2),
        "H Pass, A Press, H Option(0)",
        "strength=0 | !Ability | ? H: LetGo, Rebound",
    );
    check(italy((0, 1), |_| ()), "H Dribble, A Tackle", &format!("!Ability | {TAKE}"));
    let script = "H Pass, A Press, A Ability(false), @6, H Take(0), H Take(0), H Rebound";
    check(
        italy((0, 1), |_| ()),
        script,
        "Rebounded by=home cards=1 | ? H: Take(0), Take(1), Take(2), Take(3)",
    );
    // Lowered from 1 to 0: a miss without a card, with a possible rebound.
    let one = italy((0, 1), |t| t.area = 3);
    check(
        one,
        "H Pass, A Press, H Option(0), A Ability(true)",
        "cards=0 | ChanceShuffled | ? H: LetGo, Rebound",
    );
}

#[test]
fn s17_22_germany_first_then_italy_then_the_cap() {
    let both = |stars| late(Team::Germany, Team::Italy, (0, 1), move |t| t.stars = stars);
    let script = "H Pass, A Press, H Ability(true)";
    check(both(0), script, &format!("cards=4 | !ChanceShuffled | {ABILITY_AWAY}"));
    check(
        both(0),
        &format!("{script}, A Ability(true)"),
        "NeverBeaten by=home cards=4 | Catenaccio by=away cards=3 | ChanceShuffled",
    );
    // 3 + 2 + 2 = 7: one less is still six cards, so Italy is not asked.
    let state = check(
        both(2),
        "H OneTwo, A Block, H Ability(true)",
        &format!("strength=5 | cards=6 | !AbilityUsed ability=Catenaccio | {TAKE}"),
    );
    assert_eq!(state.table.shot.unwrap().strength(), 6);
    check(both(2), "H OneTwo, A Block, H Ability(false)", ABILITY_AWAY);
}

#[test]
fn s17_19_no_team_has_any_effect_in_the_shootout() {
    for (home, away) in [(Team::Germany, Team::Italy), (Team::England, Team::Germany)] {
        let options =
            Options { kind: MatchKind::Cup, home_team: Some(home), away_team: Some(away), short: false };
        let state = given(options, |t| (t.period, t.time) = (Period::ExtraSecond, 15));
        let script = "H Pass, A Block, @6, H Take(0), H Take(0), H Take(0), H Take(0)";
        check(
            state,
            script,
            "strength=4 | KickTaken by=home | !Ability | !Rebound | ? A: Take(0), Take(1), Take(2), Take(3), Take(4), Take(5)",
        );
    }
}
