//! The rules as drawn tables: cards against cards (S17-5), and the effects of each action by area (S17-20).

use super::super::action::{AttackCard, DefenceCard};
use super::super::data::{AREAS, OptionEffect, rules};
use super::super::state::DuelResult;
use super::words;
use ::words::DisplayText;
use ::words::{id, say};
use stage::chart::{CellMark, Chart, ChartCell, ChartHeading};

/// The order for players: the three cards, then the one that stops two.
const GUARDS: [DefenceCard; 4] =
    [DefenceCard::Block, DefenceCard::Press, DefenceCard::Anticipate, DefenceCard::Tackle];
const PLAYS: [AttackCard; 3] = [AttackCard::Pass, AttackCard::Dribble, AttackCard::OneTwo];

pub(super) fn charts() -> Vec<Chart> {
    vec![against(), brings()]
}

fn play_head(play: AttackCard) -> ChartHeading {
    ChartHeading::new(words::play(play))
}

/// S17-5: returns the table of cards against cards.
fn against() -> Chart {
    let cell = |guard: DefenceCard, play: AttackCard| match DuelResult::of(play, guard) {
        DuelResult::Turnover => ChartCell::new(CellMark::Yes, id!("s17-chart-stopped")),
        DuelResult::Resolve => ChartCell::new(CellMark::No, id!("s17-chart-gets-past")),
        DuelResult::Foul => ChartCell::new(CellMark::Foul, id!("s17-chart-foul")),
    };
    let row = |guard: DefenceCard| {
        (ChartHeading::new(words::guard(guard)), PLAYS.map(|play| cell(guard, play)).to_vec())
    };
    Chart {
        title: say!("s17-chart-against"),
        row_label: say!("s17-chart-against-down"),
        column_label: say!("s17-chart-against-across"),
        columns: PLAYS.map(play_head).to_vec(),
        rows: GUARDS.map(row).to_vec(),
        note: say!("s17-chart-against-note"),
    }
}

/// S17-20: returns the table of effects, without a team.
fn brings() -> Chart {
    let cell = |play: AttackCard, area: u8| {
        let effects = rules().cell(None, play, area);
        let shoots = effects.iter().any(|effect| matches!(effect, OptionEffect::Shot(1..)));
        let words = words::either(effects.iter().map(|effect| brief(*effect)));
        ChartCell::new(if shoots { CellMark::Yes } else { CellMark::Plain }, words)
    };
    let areas = [
        id!("s17-chart-own-half"),
        id!("s17-chart-centre"),
        id!("s17-chart-their-half"),
        id!("s17-chart-their-box"),
    ];
    Chart {
        title: say!("s17-chart-brings"),
        row_label: say!("s17-chart-brings-down"),
        column_label: say!("s17-chart-brings-across"),
        columns: areas.map(ChartHeading::new).to_vec(),
        rows: PLAYS
            .map(|play| (play_head(play), (1..=AREAS as u8).map(|area| cell(play, area)).collect()))
            .to_vec(),
        note: say!("s17-chart-brings-note"),
    }
}

fn brief(effect: OptionEffect) -> DisplayText {
    match effect {
        OptionEffect::Shot(n) => say!("s17-chart-shot", n),
        OptionEffect::Move { advance: 0, stars } => say!("s17-chart-stars", n = stars),
        OptionEffect::Move { advance, stars: 0 } => say!("s17-chart-areas", areas = advance),
        OptionEffect::Move { advance, stars } => say!("s17-chart-areas-stars", areas = advance, n = stars),
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::state::{LaidCard, Phase};
    use super::super::super::{Options, Soccer17};
    use super::*;
    use engine::{BySeat, Game, MatchRng, NullSink};

    /// Every pair of cards is laid in some hundred positions, with the result that its cell says.
    #[test]
    fn the_chart_of_cards_agrees_with_play() {
        let (chart, mut rng, mut laid) = (against(), MatchRng::new(4), [[0; 3]; 4]);
        for seed in 0..40 {
            let mut state = Soccer17::setup(&Options::default(), seed, &mut NullSink).unwrap();
            while let Some(seat) = state.seats_to_move().first() {
                let table = *state.table();
                let fresh = table.phase == Phase::Lay
                    && table.laid == BySeat::new(LaidCard::Nothing, LaidCard::Nothing);
                if fresh && table.time < 30 {
                    let (attacker, defender) = (table.attacker, table.defender());
                    for (r, guard) in GUARDS.into_iter().enumerate() {
                        if guard == DefenceCard::Tackle && !table.tackle[defender] {
                            continue;
                        }
                        for (c, play) in PLAYS.into_iter().enumerate() {
                            let mut tried = state.clone();
                            tried.apply(attacker, &play.action(), &mut NullSink).unwrap();
                            tried.apply(defender, &guard.action(), &mut NullSink).unwrap();
                            let after = tried.table();
                            let fouled = table.tackle[defender] && !after.tackle[defender];
                            let played = match (fouled, after.attacker == defender) {
                                (true, _) => CellMark::Foul,
                                (false, true) => CellMark::Yes,
                                (false, false) => CellMark::No,
                            };
                            assert_eq!(chart.rows[r].1[c].mark, played, "{guard:?} {play:?}");
                            laid[r][c] += 1;
                        }
                    }
                }
                let action = state.sample(seat, &mut rng).unwrap();
                state.apply(seat, &action, &mut NullSink).unwrap();
            }
        }
        assert!(laid.iter().flatten().all(|times| *times > 100), "{laid:?}");
    }

    #[test]
    fn the_chart_of_actions_agrees_with_the_rule_data() {
        let chart = brings();
        let words = |row: usize, area: usize| chart.rows[row].1[area - 1].words.shown();
        assert_eq!(words(0, 2), "a shot, no card or two areas on");
        assert_eq!(words(2, 2), "one area on, two stars");
        assert_eq!((words(1, 4), chart.rows[1].1[3].mark), ("a shot, three cards".to_owned(), CellMark::Yes));
        assert_eq!(chart.rows[0].1[1].mark, CellMark::Plain, "a shot of no card cannot score");
    }
}
