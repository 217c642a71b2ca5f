//! `arena --newcomers`: measures whether adaptive bots find a player's level.

use std::fmt::Write as _;
use std::io::Write;

use serde_json::json;

use super::CommandErrors;
use super::ladder::{as_json, percent, title};
use super::series::{Series, progress};
use ai::Difficulty;
use ai::arena::{ArenaPlayer, ArenaPoints};
use ai::rating::Rating;
use engine::rng::mix;
use engine::{BySeat, MatchRng, Seat};
use games::dyn_game::DynGame;

/// Matches of a newcomer before any counts.
const BEFORE: u64 = 10;
/// Matches of each newcomer that count.
const COUNTED: u64 = 20;

/// Prints the points of newcomers of each difficulty against adaptive bots, after ten matches. The number of newcomers
/// per difficulty is the series' number of matches.
pub(super) fn find_their_difficulty(
    game: &dyn DynGame,
    series: &Series<'_>,
    difficulties: &[Difficulty],
    as_text: bool,
    out: &mut dyn Write,
) -> Result<(), CommandErrors> {
    let bots = game.ratings();
    let bar = progress(series.matches.saturating_mul(difficulties.len() as u64), "matches");
    let mut rows = Vec::new();
    for newcomer in difficulties.iter().copied() {
        let (mut points, mut found) = (ArenaPoints::default(), 0.0);
        for n in 1..=series.matches {
            let own = mix(mix(series.seed, newcomer as u64), n);
            let mut rng = MatchRng::new(own);
            let mut rating = Rating::new(bots);
            for k in 0..BEFORE + COUNTED {
                let rival = rating.pick_difficulty(bots, rng.unit());
                let seat = if k % 2 == 0 { Seat::Home } else { Seat::Away };
                let players =
                    BySeat::from_fn(|side| ArenaPlayer::Bot(if side == seat { newcomer } else { rival }));
                let bot_match = series.arena.play(mix(own, k), players, false).map_err(CommandErrors::one)?;
                let halves = bot_match.outcome.winner.map_or(1, |winner| if winner == seat { 2 } else { 0 });
                rating = rating.after(f64::from(bots[rival as usize]), halves as f64 / 2.0);
                if k >= BEFORE {
                    points = points + ArenaPoints { halves, matches: 1 };
                }
            }
            found += rating.points / series.matches as f64;
            bar.inc(1);
        }
        rows.push((newcomer, points, found));
    }
    bar.finish_and_clear();
    if !as_text {
        let rows: Vec<_> = rows
            .iter()
            .map(|(difficulty, points, found)| {
                let mut row = as_json(*points);
                row["level"] = json!(difficulty);
                row["rating"] = json!(found);
                row["stated"] = json!(bots[*difficulty as usize]);
                row
            })
            .collect();
        writeln!(out, "{}", json!({ "game": game.id(), "newcomers": series.matches, "levels": rows }))?;
        return Ok(());
    }
    let what = "points of newcomers against bots that find their level, matches 11 to 30 of each";
    let mut text = title(game, what, series);
    for (difficulty, points, found) in rows {
        let stated = bots[difficulty as usize];
        let _ =
            writeln!(text, "  {:<16}{}   rated {found:.0}, is {stated}", difficulty.name(), percent(points));
    }
    Ok(write!(out, "{text}")?)
}
