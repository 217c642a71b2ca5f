//! The shows of recorded matches.

use std::fmt::Write as _;
use std::path::Path;

use super::*;
use crate::dyn_match::{DynMatch, ErasedMatch};
use ai::HasBots;
use engine::{MatchRng, NullSink};
use stage::StagedGame;
use stage::scene::BallPosition;
use stage::step::{AnimationStep, Banner};
use stage::testing::{AUDIENCES, next};
use stage::words;

/// Compares the show of one random match with the recorded one in `tests/shows/<name>.txt`. `UPDATE_SHOWS=1` rewrites
/// the file: read the diff.
fn one_show_is_as_recorded<G: StagedGame + HasBots>(name: &str, head: &str, options: &G::Options, seed: u64) {
    let file =
        Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(format!("tests/shows/{name}.txt"));
    let audience = AUDIENCES[0];
    let mut rng = MatchRng::new(17);
    let mut text = format!(
        "# secs ball | cues | log | banner, then the commentary; {head}, seed {seed}, seen by home\n"
    );
    let mut state = G::setup(options, seed, &mut NullSink).unwrap();
    let (mut live, steps) = ErasedMatch::<G>::start(options, seed, audience).unwrap();
    text += "set-up\n";
    write_steps(&mut text, &steps);
    while let Some((seat, action)) = next(&state, &mut rng) {
        let action = action.to_string();
        let _ = writeln!(text, "{seat} {action}");
        write_steps(&mut text, &live.submit_text(seat, &action, audience).unwrap());
        state.apply(seat, &action.parse().unwrap_or_else(|error| panic!("{error}")), &mut NullSink).unwrap();
    }
    if std::env::var_os("UPDATE_SHOWS").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, &text).unwrap();
    }
    let recorded = std::fs::read_to_string(&file).unwrap().replace("\r\n", "\n");
    for (n, (was, is)) in recorded.lines().zip(text.lines()).enumerate() {
        assert_eq!(was, is, "line {}; if that is meant, run with UPDATE_SHOWS=1", n + 1);
    }
    assert_eq!(recorded.lines().count(), text.lines().count());
}

fn write_steps(text: &mut String, steps: &[AnimationStep]) {
    for step in steps {
        let ball = match step.scene.ball {
            Some(BallPosition::Area(k)) => k.to_string(),
            Some(BallPosition::Spot(at)) => format!("{:.0} {:.0}", at.x, at.y),
            Some(BallPosition::GoalOf(seat)) => format!("goal of {seat}"),
            Some(BallPosition::MissAt(seat)) => format!("wide of {seat}"),
            None => "-".into(),
        };
        let cues: Vec<String> = step.cues.iter().map(|cue| format!("{cue:?}")).collect();
        let log =
            step.log.as_ref().map_or_else(String::new, |line| format!("{} {}", line.clock.face(), line.text));
        let banner = match &step.banner {
            Some(Banner::Strip { head, text, .. }) => format!("{}: {text}", head.title()),
            Some(Banner::Goal { scorer, cause, clock, weight, .. }) => {
                format!("GOAL {scorer} {weight:.2}: {}", words::goal(cause, *clock))
            }
            None => String::new(),
        };
        let line = format!("  {:.2} {ball} | {} | {log} | {banner}", step.secs, cues.join(" "));
        let _ = writeln!(text, "{}", line.trim_end_matches([' ', '|']));
        if let Some(verdict) = step.reveal.as_ref().and_then(|reveal| reveal.verdict.as_ref()) {
            let sum = verdict.sum.as_ref().map_or_else(String::new, |sum| format!(" {sum}"));
            let side = verdict.side.map_or_else(String::new, |side| format!(" ({side})"));
            let stamp = verdict.stamp.map_or_else(|| "CARD".to_owned(), |stamp| stamp.title().shown());
            let _ = writeln!(text, "    {}{sum}{side}: {}", stamp, verdict.reason);
        }
        if let Some(line) = &step.line {
            let _ = writeln!(text, "    > {}", line.text);
        }
    }
}

/// The show of a match of each game is as recorded. `UPDATE_SHOWS=1` records them again: read the diff.
#[test]
fn the_show_of_a_match_of_each_game_is_as_recorded() {
    use soccer_cards::MatchKind;
    use soccer17::Team;
    use solitaire::{FirstPickRule, KickOffRule};

    // Nearly everything: yellow cards, one sent off, extra time, kicks.
    let options = solitaire::Options::default();
    one_show_is_as_recorded::<solitaire::Solitaire>("solitaire", "one manager", &options, 1056);
    // Goals for both.
    let (kick_off_after_goal, first_pick) = (KickOffRule::Conceding, FirstPickRule::WithoutBall);
    let options = solitaire::Options { duel: true, kick_off_after_goal, first_pick, ..options };
    let head = "Duel with both house rules";
    one_show_is_as_recorded::<solitaire::Solitaire>("solitaire_duel", head, &options, 247);
    let options = soccer52::Options::default();
    one_show_is_as_recorded::<soccer52::Soccer52>("soccer52", "two sudden rounds", &options, 55);
    let (home_team, away_team) = (Some(Team::England), Some(Team::Italy));
    let options = soccer17::Options { kind: soccer17::MatchKind::Cup, home_team, away_team, short: false };
    one_show_is_as_recorded::<soccer17::Soccer17>("soccer17", "England v Italy, cup", &options, 118);
    // A match with a shootout.
    let options = soccer_cards::Options { kind: MatchKind::Cup, neutral: false, short: false };
    one_show_is_as_recorded::<soccer_cards::SoccerCards>("soccer_cards", "cup", &options, 1698);
    // Most cards, extra time and a shootout.
    let options = soccer_go::Options::default();
    one_show_is_as_recorded::<soccer_go::SoccerGo>("soccer_go", "Soccer-Go", &options, 2323);
    let options = penalties::Options::default();
    one_show_is_as_recorded::<penalties::Penalties>("penalties", "five kicks", &options, 33);
}
