//! The conformance run.

use crate::{BeforePass, Options, SoccerGo};
use engine::record::Record;
use engine::testing::conformance;
use engine::{EventLog, Game, MatchRng, NullSink};

#[test]
fn sgo_10_conforms() {
    for before_pass in [BeforePass::OneEach, BeforePass::AnyTime] {
        let options = Options { before_pass, short: false };
        let done = conformance::<SoccerGo>(&options, 1, 20_000).unwrap();
        assert!(done.matches > 50, "{done:?}");
    }
}

#[test]
fn sgo_17_conforms_in_short_matches() {
    for before_pass in [BeforePass::OneEach, BeforePass::AnyTime] {
        let options = Options { before_pass, short: true };
        let done = conformance::<SoccerGo>(&options, 1, 10_000).unwrap();
        assert!(done.matches > 50, "{done:?}");
    }
}

#[test]
fn sgo_1_a_record_replays_the_match() {
    let mut record = Record::new::<SoccerGo>(&Options::default(), 7).unwrap();
    let mut rng = MatchRng::new(7);
    let mut log = EventLog::default();
    let mut state = SoccerGo::setup(&Options::default(), 7, &mut log).unwrap();
    while let Some(seat) = state.seats_to_move().first() {
        let action = state.sample(seat, &mut rng).unwrap();
        state.apply(seat, &action, &mut log).unwrap();
        record.actions.push((seat, action.to_string()));
    }
    let read = Record::parse(&record.text()).unwrap();
    let mut again = EventLog::default();
    let replayed: SoccerGo = read.replay(&mut again, |_, _, _, _, _| {}).unwrap();
    assert_eq!((replayed, again.0), (state, log.0));
    let foreign = record.text().replace("options: (before_pass:OneEach)", "options: (overtime: true)");
    let foreign = Record::parse(&foreign).unwrap();
    let error = foreign.replay::<SoccerGo, _>(&mut NullSink, |_, _, _, _, _| {}).unwrap_err().to_string();
    assert!(error.starts_with("options, 1:"), "{error}");
}
