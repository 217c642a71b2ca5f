//! Tests of the printed worked example.

use super::*;

#[test]
fn s17_14_the_printed_example() {
    // Home attacked first. Time 36, 0-0: away has the ball in its own half.
    let state = league(|t| (t.time, t.area, t.attacker) = (36, 1, Seat::Away));
    let state = check(
        state,
        "A Dribble, H Tackle, A FreeKick(Pass), A Bonus(OneTwo)",
        "Foul by=home | ActionDiscarded seat=home | FreeKickGiven to=away | FreeKickTaken by=away play=Pass \
         | Advanced from=1 to=3 | StarsGained by=away stars=1 | BonusChosen bonus=OneTwo by=away | TurnEnded time=39",
    );
    let state = check(
        state,
        "A OneTwo, H Press, A Option(0), @3, A Take(0), A Take(2)",
        "ShotAnnounced bonus=1 by=away printed=1 strength=2 | goal=false slot=0 | goal=true slot=3 \
         | Goal by=away score=0-1 | Turnover area=2 attacker=home | TurnEnded time=42",
    );
    let state = check(state, "H Pass, A Block", "Turnover area=2 attacker=away | TurnEnded time=45");
    let state = check(
        state,
        "A Pass, H Anticipate, A Option(0), A Rebound, @6, A Take(1)",
        "ShotAnnounced bonus=0 by=away printed=0 strength=0 | ActionDiscarded seat=away | Rebounded by=away cards=1 \
         | goal=false slot=1 | Missed by=away | Turnover area=0 attacker=home | KeeperPassed by=home to=1 \
         | HalfEnded period=FirstHalf score=0-1 | HalfBegan attacker=away period=SecondHalf",
    );
    // Four cards each again, and away attacks first.
    check(state, "", "? H: Anticipate, Block, Press, Tackle; A: Dribble, OneTwo, Pass");
}
