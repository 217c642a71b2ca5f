//! The arena's tables: every bot against every other, against the field, or alone.

use std::fmt::Write as _;
use std::io::Write;
use std::time::Instant;

use serde_json::{Value, json};

use super::CommandErrors;
use super::series::{Series, SeriesReport, progress, thousands};
use ai::Difficulty;
use ai::arena::{ArenaPlayer, ArenaPoints, BotMatchTotals, wilson};
use engine::{BySeat, Medal, Seat};
use games::dyn_game::DynGame;

/// Pairs each difficulty with the one below it.
fn steps() -> impl Iterator<Item = (usize, usize)> {
    (1..Difficulty::ALL.len()).map(|k| (k, k - 1))
}

/// Formats `52.4 %  (95 %: 51.0 to 53.8)`.
pub(super) fn percent(points: ArenaPoints) -> String {
    let (low, high) = points.interval();
    format!("{:>5.1} %  (95 %: {:.1} to {:.1})", 100.0 * points.share(), 100.0 * low, 100.0 * high)
}

pub(super) fn as_json(points: ArenaPoints) -> Value {
    let (low, high) = points.interval();
    json!({ "matches": points.matches, "points": points.share(), "low": low, "high": high })
}

/// Prints the cross table: bots at home (rows) against bots away (columns). Then prints each difficulty against the one
/// below it, home and away together.
pub(super) fn against_each_other(
    game: &dyn DynGame,
    series: &Series<'_>,
    json: bool,
    out: &mut dyn Write,
) -> Result<(), CommandErrors> {
    let bar = progress(
        series.matches.saturating_mul((Difficulty::ALL.len() * Difficulty::ALL.len()) as u64),
        "matches",
    );
    let mut rows: Vec<Vec<(SeriesReport, BotMatchTotals)>> = Vec::new();
    for home in Difficulty::ALL {
        let mut row = Vec::new();
        for away in Difficulty::ALL {
            let start = Instant::now();
            let tally = series.of(home.into(), away.into(), &bar).map_err(CommandErrors::one)?;
            row.push((SeriesReport::new(game.id(), BySeat::new(home, away), &tally, start.elapsed()), tally));
        }
        rows.push(row);
    }
    bar.finish_and_clear();
    let step =
        |k: usize, below: usize| rows[k][below].1.points(Seat::Home) + rows[below][k].1.points(Seat::Away);
    if json {
        let pairings: Vec<&SeriesReport> = rows.iter().flatten().map(|(report, _)| report).collect();
        let steps: Vec<Value> = steps()
            .map(|(k, below)| {
                let mut step = as_json(step(k, below));
                step["level"] = json!(Difficulty::ALL[k]);
                step["against"] = json!(Difficulty::ALL[below]);
                step
            })
            .collect();
        let json = json!({
            "game": game.id(), "matches_per_pairing": series.matches, "pairings": pairings, "steps": steps,
        });
        writeln!(out, "{json}")?;
        return Ok(());
    }
    let mut text = title(game, "home's points in percent (a win 100, a draw 50)", series);
    header(&mut text, "home \\ away", Difficulty::ALL.map(Difficulty::name));
    for (home, row) in Difficulty::ALL.iter().zip(&rows) {
        line(&mut text, home.name(), row.iter().map(|(_, tally)| tally.home_points()));
    }
    let matches = thousands(series.matches.saturating_mul(2));
    let _ = writeln!(text, "each level against the one below, at home and away, {matches} matches");
    for (k, below) in steps() {
        let pair = format!("{} v {}", Difficulty::ALL[k], Difficulty::ALL[below]);
        let _ = writeln!(text, "  {pair:<28}{}", percent(step(k, below)));
    }
    Ok(write!(out, "{text}")?)
}

/// Prints each bot's points against every opponent of the field (columns), home and away together. Then prints the
/// points against the whole field and the gain over the difficulty below.
pub(super) fn against_the_field(
    game: &dyn DynGame,
    series: &Series<'_>,
    difficulties: &[Difficulty],
    json: bool,
    out: &mut dyn Write,
) -> Result<(), CommandErrors> {
    let field = series.arena.habits();
    if field.is_empty() {
        return Err(CommandErrors::one(format!(
            "{} has no field of opponents with one habit each",
            game.info().title
        )));
    }
    let bar =
        progress(series.matches.saturating_mul(2 * (difficulties.len() * field.len()) as u64), "matches");
    let mut rows: Vec<Vec<ArenaPoints>> = Vec::new();
    for difficulty in difficulties {
        let mut row = Vec::new();
        for k in 0..field.len() {
            let (level, habit) = (ArenaPlayer::Bot(*difficulty), ArenaPlayer::Benchmark(k));
            let home = series.of(level, habit, &bar).map_err(CommandErrors::one)?.points(Seat::Home);
            let away = series.of(habit, level, &bar).map_err(CommandErrors::one)?.points(Seat::Away);
            row.push(home + away);
        }
        rows.push(row);
    }
    bar.finish_and_clear();
    let all: Vec<ArenaPoints> = rows.iter().map(|row| row.iter().copied().sum()).collect();
    if json {
        let levels: Vec<Value> = difficulties
            .iter()
            .zip(rows.iter().zip(&all))
            .map(|(difficulty, (row, all))| {
                let each: serde_json::Map<String, Value> = field
                    .iter()
                    .zip(row)
                    .map(|((name, _), points)| ((*name).to_owned(), as_json(*points)))
                    .collect();
                json!({ "level": difficulty, "field": as_json(*all), "against": each })
            })
            .collect();
        writeln!(out, "{}", json!({ "game": game.id(), "levels": levels }))?;
        return Ok(());
    }
    let mut text = title(game, "points in percent against the field, at home and away", series);
    for (name, line) in &field {
        let _ = writeln!(text, "  {name:<12}{line}");
    }
    if let [difficulty] = difficulties {
        let _ = writeln!(text, "{difficulty}, {} matches against each", thousands(rows[0][0].matches));
        for ((name, _), points) in field.iter().zip(&rows[0]) {
            let _ = writeln!(text, "  {name:<24}{}", percent(*points));
        }
        return Ok(write!(out, "{text}")?);
    }
    header(&mut text, "level \\ habit", field.iter().map(|(name, _)| *name));
    for (difficulty, row) in difficulties.iter().zip(&rows) {
        line(&mut text, difficulty.name(), row.iter().map(|points| points.share()));
    }
    let _ = writeln!(text, "the whole field, {} matches", thousands(all[0].matches));
    for (difficulty, points) in difficulties.iter().zip(&all) {
        let _ = writeln!(text, "  {:<24}{}", difficulty.name(), percent(*points));
    }
    let _ = writeln!(text, "more than the level below");
    for (k, below) in steps() {
        let (more, off) = difference(all[k], all[below]);
        let (low, high) = (more - off, more + off);
        let _ = writeln!(
            text,
            "  {:<24}{:>5.1} %  (95 %: {:.1} to {:.1})",
            Difficulty::ALL[k].name(),
            100.0 * more,
            100.0 * low,
            100.0 * high
        );
    }
    Ok(write!(out, "{text}")?)
}

/// The points of the best response against that bot, home and away together.
pub(super) fn best_response(
    game: &dyn DynGame,
    series: &Series<'_>,
    difficulty: Difficulty,
    json: bool,
    out: &mut dyn Write,
) -> Result<(), CommandErrors> {
    let bar = progress(series.matches.saturating_mul(2), "matches");
    let (bot, best) = (ArenaPlayer::Bot(difficulty), ArenaPlayer::BestResponse(difficulty));
    let home = series.of(best, bot, &bar).map_err(CommandErrors::one)?.points(Seat::Home);
    let away = series.of(bot, best, &bar).map_err(CommandErrors::one)?.points(Seat::Away);
    bar.finish_and_clear();
    if json {
        let found = json!({ "game": game.id(), "level": difficulty, "best_response": as_json(home + away) });
        writeln!(out, "{found}")?;
        return Ok(());
    }
    let what = "points in percent of a player that knows how the bot decides, at home and away";
    let mut text = title(game, what, series);
    let _ = writeln!(text, "against {difficulty}, {} matches", thousands(series.matches.saturating_mul(2)));
    let _ = writeln!(text, "  {:<24}{}", "best response", percent(home + away));
    Ok(write!(out, "{text}")?)
}

/// Returns the difference of two results and its error bound at 95 % confidence.
fn difference(a: ArenaPoints, b: ArenaPoints) -> (f64, f64) {
    let half = |points: ArenaPoints| {
        let (low, high) = points.interval();
        (high - low) / 2.0
    };
    (a.share() - b.share(), half(a).hypot(half(b)))
}

/// Prints the table of a solo game: how often each bot wins, by how much, and with which medals.
pub(super) fn alone(
    game: &dyn DynGame,
    series: &Series<'_>,
    json: bool,
    out: &mut dyn Write,
) -> Result<(), CommandErrors> {
    let bar = progress(series.matches.saturating_mul(Difficulty::ALL.len() as u64), "matches");
    let mut rows: Vec<(SeriesReport, BotMatchTotals)> = Vec::new();
    for difficulty in Difficulty::ALL {
        let start = Instant::now();
        let tally =
            series.of(difficulty.into(), Difficulty::Random.into(), &bar).map_err(CommandErrors::one)?;
        rows.push((
            SeriesReport::new(
                game.id(),
                BySeat::new(difficulty, Difficulty::Random),
                &tally,
                start.elapsed(),
            ),
            tally,
        ));
    }
    bar.finish_and_clear();
    if json {
        let levels: Vec<Value> = rows
            .iter()
            .map(|(report, tally)| {
                let medals: serde_json::Map<String, Value> =
                    tally.medals.iter().map(|(medal, n)| (medal.name().to_owned(), json!(n))).collect();
                let lead = tally.mean_lead();
                json!({
                    "report": report,
                    "medals": medals,
                    "lead": lead.value,
                    "lead_off_by": lead.half_width(),
                })
            })
            .collect();
        writeln!(out, "{}", json!({ "game": game.id(), "levels": levels }))?;
        return Ok(());
    }
    let mut text = title(game, "each bot alone", series);
    header(&mut text, "", ["wins %", "95 % from", "to", "goals ahead", "+/-", "gold+ %", "95 % from", "to"]);
    for (difficulty, (_, tally)) in Difficulty::ALL.iter().zip(&rows) {
        let n = tally.matches;
        let (low, high) = wilson(tally.wins[Seat::Home], n);
        let gold: u64 = tally.medals.range(Medal::Gold..).map(|(_, n)| n).sum();
        let (least, most) = wilson(gold, n);
        let lead = tally.mean_lead();
        let of = |part: u64| 100.0 * ai::arena::share(part, n);
        let cells = [
            format!("{:.1}", of(tally.wins[Seat::Home])),
            format!("{:.1}", 100.0 * low),
            format!("{:.1}", 100.0 * high),
            format!("{:.2}", lead.value),
            format!("{:.2}", lead.half_width()),
            format!("{:.1}", of(gold)),
            format!("{:.1}", 100.0 * least),
            format!("{:.1}", 100.0 * most),
        ];
        header(&mut text, difficulty.name(), cells.iter().map(String::as_str));
    }
    Ok(write!(out, "{text}")?)
}

pub(super) fn title(game: &dyn DynGame, what: &str, series: &Series<'_>) -> String {
    let (matches, seed) = (thousands(series.matches), series.seed);
    format!("{}: {what}, {matches} matches a pairing, seed {seed}\n", game.info().title)
}

fn header<'a>(text: &mut String, first: &str, columns: impl IntoIterator<Item = &'a str>) {
    let _ = write!(text, "{first:<16}");
    for column in columns {
        let _ = write!(text, "{column:>14}");
    }
    text.push('\n');
}

fn line(text: &mut String, first: &str, shares: impl IntoIterator<Item = f64>) {
    let _ = write!(text, "{first:<16}");
    for share in shares {
        let _ = write!(text, "{:>14.1}", 100.0 * share);
    }
    text.push('\n');
}

#[cfg(test)]
mod tests {
    use super::super::arena::tests::arena;
    use super::*;

    #[test]
    fn the_ladder_has_every_pairing_and_every_step() {
        let text = arena("--ladder --matches 4").unwrap();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 18, "{text}");
        assert!(lines[1].ends_with("           pro international   world-class"), "{text}");
        assert_eq!(lines[10], "each level against the one below, at home and away, 8 matches");
        assert!(lines[17].starts_with("  world-class v international "), "{text}");
        let json: Value = serde_json::from_str(&arena("--ladder --matches 4 --json").unwrap()).unwrap();
        assert_eq!(json["pairings"].as_array().unwrap().len(), 64);
        assert_eq!(json["steps"][6]["matches"], 8);
        assert_eq!(
            (&json["steps"][6]["level"], &json["steps"][6]["against"]),
            (&json!("world-class"), &json!("international"))
        );
    }

    #[test]
    fn the_error_of_a_difference_combines_both_errors() {
        let points = |halves| ArenaPoints { halves, matches: 10_000 };
        let (more, off) = difference(points(12_000), points(10_000));
        assert!((more - 0.1).abs() < 1e-12 && (0.0135..0.0139).contains(&off), "{more} {off}");
    }
}
