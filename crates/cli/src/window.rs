//! The window's arguments: every error is reported before it opens.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::Args;

use super::{CommandErrors, options_file, replay};
use engine::BySeat;
use players::controller::Controller;

/// The arguments of the window, all checked. With none of them the title screen opens.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LaunchOptions {
    /// The game to start at once.
    pub game: Option<String>,
    /// The controller of home.
    pub home: Option<Controller>,
    /// The controller of away.
    pub away: Option<Controller>,
    /// The seed of the match.
    pub seed: Option<u64>,
    /// The options of the match, in RON.
    pub options: Option<String>,
    /// The level to start at once instead of a game.
    pub level: Option<PathBuf>,
    /// The text of the record to show at once instead of a game.
    pub watch: Option<String>,
    /// The ids of the clubs that met in it; `None` for the default clubs.
    pub clubs: Option<BySeat<String>>,
    /// Speed of the animations: 1 is normal, infinity skips them.
    pub speed: Option<f32>,
}

#[derive(Debug, Args)]
pub(super) struct WindowArgs {
    /// Starts a match of this game
    #[arg(long, value_name = "G", conflicts_with = "level")]
    game: Option<String>,
    /// The player at home: human, or the name of a bot
    #[arg(long, value_name = "WHO")]
    home: Option<String>,
    /// The player away: human, or the name of a bot
    #[arg(long, value_name = "WHO")]
    away: Option<String>,
    /// The seed of the match (default: random). Anyone who knows it can compute every card
    #[arg(long, value_name = "N", conflicts_with = "level")]
    seed: Option<u64>,
    /// The options of the match
    #[arg(long, value_name = "FILE.ron", requires = "game", conflicts_with = "level")]
    options: Option<PathBuf>,
    /// Starts this level
    #[arg(long, value_name = "FILE.ron")]
    level: Option<PathBuf>,
    /// Replays this match: a record file, or a match code
    #[arg(long, value_name = "RECORD|CODE", conflicts_with_all = ["game", "level", "seed", "home", "away"])]
    watch: Option<OsString>,
    /// Speed of the animations: 1 is normal, `instant` skips them
    #[arg(long, value_name = "X", value_parser = speed)]
    speed: Option<f32>,
}

fn speed(text: &str) -> Result<f32, String> {
    match text.parse::<f32>() {
        _ if text == "instant" => Ok(f32::INFINITY),
        Ok(speed) if speed.is_finite() && speed > 0.0 => Ok(speed),
        _ => Err("expected a number above 0, such as 0.5, 1, 2 or 4, or `instant`".to_owned()),
    }
}

impl WindowArgs {
    /// Checks the names and the files.
    pub(super) fn launch(self) -> Result<LaunchOptions, CommandErrors> {
        let who = |name: Option<&String>| {
            name.map(|name| name.parse::<Controller>()).transpose().map_err(CommandErrors::one)
        };
        let (home, away) = (who(self.home.as_ref())?, who(self.away.as_ref())?);
        let mut options = None;
        if let Some(id) = &self.game {
            options = options_file(games::named(id).map_err(CommandErrors::one)?, self.options.as_ref())?;
        }
        if let Some(path) = &self.level {
            scenarios::load(path).map_err(CommandErrors::one)?;
        }
        let clubs = self.watch.as_ref().and_then(replay::clubs);
        let watch = self.watch.as_ref().map(replay::whole).transpose()?.map(|record| record.text());
        Ok(LaunchOptions {
            game: self.game,
            home,
            away,
            seed: self.seed,
            options,
            level: self.level,
            watch,
            clubs,
            speed: self.speed,
        })
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::super::Cli;
    use super::*;
    use ai::Difficulty;

    fn launch(line: &str) -> Result<LaunchOptions, String> {
        let cli = Cli::try_parse_from(line.split_whitespace()).map_err(|e| format!("usage: {e}"))?;
        cli.window.launch().map_err(|CommandErrors(errors)| errors.join("\n"))
    }

    #[test]
    fn every_window_option_is_read() {
        assert_eq!(launch("five-a-side").unwrap(), LaunchOptions::default());
        assert_eq!(
            launch("five-a-side --game toy --home human --away pro --seed 18446744073709551615 --speed 2")
                .unwrap(),
            LaunchOptions {
                game: Some("toy".into()),
                home: Some(Controller::Human),
                away: Some(Controller::Bot(Difficulty::Pro)),
                seed: Some(u64::MAX),
                speed: Some(2.0),
                ..LaunchOptions::default()
            }
        );
        assert_eq!(launch("five-a-side --speed instant").unwrap().speed, Some(f32::INFINITY));
    }

    #[test]
    fn bad_arguments_are_named() {
        for (line, expected) in [
            ("five-a-side --game chess", "unknown game `chess`"),
            ("five-a-side --home robot", "unknown player `robot`: expected human, random"),
            ("five-a-side --game toy --options no/such.ron", "no/such.ron: cannot be read"),
            ("five-a-side --level no/such.ron", "no/such.ron: cannot be read"),
            ("five-a-side --options x.ron", "usage"),
            ("five-a-side --game toy --level x.ron", "usage"),
            ("five-a-side --level x.ron --seed 1", "usage"),
            ("five-a-side --seed -1", "usage"),
            ("five-a-side --speed 0", "usage"),
            ("five-a-side --speed inf", "usage"),
            ("five-a-side --game toy games", "usage"),
        ] {
            let error = launch(line).unwrap_err();
            assert!(error.contains(expected), "{line}: {error}");
        }
    }

    #[test]
    fn options_are_read_and_checked() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("o.ron");
        let toy = games::find("toy").unwrap();
        for (text, expected) in [
            ("(rounds: 9, note: \"so\")", ""),
            ("", ""),
            ("(\n rounds: x)", "o.ron:2:"),
            ("(rounds: 10)", "o.ron: option `rounds`: 10 is out of range: expected 1 to 9 (TOY-2)"),
            ("(wickets: 1)", "wickets"),
        ] {
            std::fs::write(&path, text).unwrap();
            match options_file(toy, Some(&path)) {
                Ok(found) => assert!(expected.is_empty() && found.as_deref() == Some(text), "{text}"),
                Err(CommandErrors(errors)) => {
                    assert!(!expected.is_empty() && errors[0].contains(expected), "{text}: {errors:?}")
                }
            }
        }
    }
}
