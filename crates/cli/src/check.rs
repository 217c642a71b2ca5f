//! `check`: validates rule data, levels and clubs, file by file.
//!
//! The path determines the kind of a file. `levels/<game>/<name>.ron` is a level, and a file in a folder
//! `set-pieces` a set piece; `clubs/<name>.ron` is a club;
//! `<game>/<file>.ron` is rule data if the game has a file of that name. Otherwise the file name alone decides.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use clap::Args;

use super::series::threads;
use super::{CommandErrors, read};
use engine::RuleDataError;
use games::GAMES;
use games::dyn_game::DynGame;
use store::places::{self, RULES};

/// The folder of the clubs.
const CLUBS: &str = "assets/clubs";

#[derive(Debug, Args)]
pub(super) struct CheckArgs {
    /// Files or folders (default: the game's own assets/games, assets/clubs and levels)
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,
}

pub(super) fn run(args: &CheckArgs, out: &mut dyn Write) -> Result<(), CommandErrors> {
    let paths = if args.paths.is_empty() { own_folders()? } else { args.paths.clone() };
    let mut check = Check::default();
    for path in &paths {
        check.path(path);
    }
    check.errors.extend(set_piece_errors(&check.set_pieces));
    if !check.errors.is_empty() {
        return Err(CommandErrors(check.errors));
    }
    let (rules, levels, clubs) = (check.rules, check.levels, check.clubs);
    let pieces = check.set_pieces.len();
    let pieces = if pieces == 0 {
        String::new()
    } else {
        format!(", {} sound", count(pieces, "set piece", "set pieces"))
    };
    let clubs = if clubs == 0 { String::new() } else { format!(", {} sound", count(clubs, "club", "clubs")) };
    writeln!(
        out,
        "{} sound, {} sound{pieces}{clubs}",
        count(rules, "file of rule data", "files of rule data"),
        count(levels, "level", "levels")
    )?;
    Ok(())
}

fn count(n: usize, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

/// Returns `assets/games`, `assets/clubs` and `levels`, found as the window finds them.
fn own_folders() -> Result<Vec<PathBuf>, CommandErrors> {
    let root = places::find_data(RULES).map_err(CommandErrors::one)?;
    let folders = [RULES, CLUBS, "levels"].map(|folder| root.join(folder));
    // A build without levels or clubs is valid.
    Ok(folders.into_iter().filter(|folder| folder.is_dir()).collect())
}

#[derive(Default)]
struct Check {
    rules: usize,
    levels: usize,
    set_pieces: Vec<PathBuf>,
    clubs: usize,
    errors: Vec<String>,
}

/// The expected kind of a file.
enum FileKind {
    Rules(&'static dyn DynGame),
    Level,
    SetPiece,
    Club,
}

impl Check {
    fn path(&mut self, path: &Path) {
        match fs::metadata(path) {
            Ok(found) if found.is_dir() => self.folder(path),
            Ok(_) => self.file(path),
            Err(e) => self.errors.push(format!("{}: cannot be read: {e}", path.display())),
        }
    }

    fn folder(&mut self, folder: &Path) {
        let mut inside = match entries(folder) {
            Ok(inside) => inside,
            Err(e) => return self.errors.push(format!("{}: cannot be read: {e}", folder.display())),
        };
        inside.sort();
        if !is_under_levels(folder)
            && let Some(game) = name(folder).and_then(games::find)
        {
            for file in game.data_files() {
                if !folder.join(file).exists() {
                    let file = folder.join(file);
                    self.errors.push(format!(
                        "{}: missing: expected rule data of {}",
                        file.display(),
                        game.id()
                    ));
                }
            }
        }
        for path in inside {
            if path.is_dir() {
                self.folder(&path);
            } else if name(&path).is_some_and(|name| !name.starts_with('.') && !name.ends_with(".md")) {
                self.file(&path);
            }
        }
    }

    fn rules(
        &mut self,
        path: &Path,
        check: impl Fn(&str, &str) -> Result<(), RuleDataError>,
    ) -> Result<(), CommandErrors> {
        self.rules += 1;
        let text = read(path)?;
        let file = name(path).unwrap_or_default();
        check(file, &text).map_err(|error| CommandErrors::one(format!("{}:{error}", path.display())))
    }

    fn file(&mut self, path: &Path) {
        let shown = path.display();
        let error = match kind(path) {
            Ok(FileKind::Rules(game)) => self.rules(path, |file, text| game.check_data(file, text)),
            Ok(FileKind::Level) => {
                self.levels += 1;
                read(path).and_then(|text| match scenarios::parse(&text) {
                    Ok(scenario) => in_its_folder(path, &scenario.record.game)
                        .map_err(|e| CommandErrors::one(format!("{shown}: {e}"))),
                    Err(error) => Err(CommandErrors::one(format!("{shown}:{error}"))),
                })
            }
            Ok(FileKind::SetPiece) => {
                self.set_pieces.push(path.to_owned());
                Ok(())
            }
            Ok(FileKind::Club) => {
                self.clubs += 1;
                clubs::load(path).map(drop).map_err(CommandErrors::one)
            }
            Err(expected) => Err(CommandErrors::one(format!("{shown}: unknown file: {expected}"))),
        };
        if let Err(CommandErrors(errors)) = error {
            self.errors.extend(errors);
        }
    }
}

/// Checks that a level lies in the folder of its game.
fn in_its_folder(path: &Path, game: &str) -> Result<(), String> {
    match parent(path).and_then(games::find) {
        Some(folder) if folder.id() != game => {
            Err(format!("a level of {game}: expected one of {}", folder.id()))
        }
        _ => Ok(()),
    }
}

/// Checks set pieces and their stated solutions, on every core. Returns the errors in the order of the files.
fn set_piece_errors(paths: &[PathBuf]) -> Vec<String> {
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut errors = Vec::new();
        while let Some((n, path)) = {
            let n = next.fetch_add(1, Ordering::Relaxed);
            paths.get(n).map(|path| (n, path))
        } {
            errors.extend(set_piece_error(path).map(|error| (n, error)));
        }
        errors
    };
    let mut errors: Vec<(usize, String)> = thread::scope(|scope| {
        let more: Vec<_> = (1..threads(None).min(paths.len())).map(|_| scope.spawn(worker)).collect();
        let own = worker();
        let theirs = more
            .into_iter()
            .flat_map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        own.into_iter().chain(theirs).collect()
    });
    errors.sort_by_key(|(n, _)| *n);
    errors.into_iter().map(|(_, error)| error).collect()
}

/// Returns what is wrong with a set piece.
fn set_piece_error(path: &Path) -> Option<String> {
    let shown = path.display();
    let text = match read(path) {
        Ok(text) => text,
        Err(CommandErrors(errors)) => return errors.into_iter().next(),
    };
    match set_pieces::parse_and_verify(&text) {
        Ok(piece) => {
            let folder = path.parent().and_then(|folder| in_its_folder(folder, &piece.record.game).err());
            folder.map(|e| format!("{shown}: {e}"))
        }
        Err(error) => Some(format!("{shown}:{error}")),
    }
}

fn kind(path: &Path) -> Result<FileKind, String> {
    let file = name(path).unwrap_or_default();
    if path.extension().is_none_or(|ext| ext != "ron") {
        return Err("expected rule data, a level or a club, a .ron file".to_owned());
    }
    if parent(path) == Some(set_pieces::FOLDER) {
        return Ok(FileKind::SetPiece);
    }
    if is_under_levels(path) {
        return Ok(FileKind::Level);
    }
    if parent(path) == Some("clubs") {
        return Ok(FileKind::Club);
    }
    if let Some(game) = parent(path).and_then(games::find) {
        return if game.data_files().contains(&file) {
            Ok(FileKind::Rules(game))
        } else {
            Err(format!("expected rule data of {}: {}", game.id(), game.data_files().join(" or ")))
        };
    }
    if let Some(folder) = parent(path)
        && path.parent().and_then(parent) == Some("games")
    {
        return Err(games::UnknownGame(folder.to_owned()).to_string());
    }
    Ok(GAMES
        .iter()
        .find(|game| game.data_files().contains(&file))
        .map_or(FileKind::Level, |game| FileKind::Rules(*game)))
}

fn is_under_levels(path: &Path) -> bool {
    path.components().any(|part| part.as_os_str() == "levels")
}

fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    // Links to folders are not followed, because they may form a circle.
    let is_linked_folder = |path: &Path| path.is_symlink() && path.is_dir();
    let all = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    Ok(all.collect::<io::Result<Vec<_>>>()?.into_iter().filter(|path| !is_linked_folder(path)).collect())
}

fn name(path: &Path) -> Option<&str> {
    path.file_name()?.to_str()
}

fn parent(path: &Path) -> Option<&str> {
    name(path.parent()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEVEL: &str = "(game: \"toy\", options: (), seed: 1, actions: [], home: \"human\", away: \"pro\", \
                         title: \"T\", text: \"t\")";

    /// Writes the files, checks the paths, and returns the output without the folder's name.
    fn check(files: &[(&str, &str)], paths: &[&str]) -> Result<String, Vec<String>> {
        let dir = tempfile::tempdir().unwrap();
        for (file, text) in files {
            let path = dir.path().join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        let mut out = Vec::new();
        let paths = paths.iter().map(|path| dir.path().join(path)).collect();
        match run(&CheckArgs { paths }, &mut out) {
            Ok(()) => Ok(String::from_utf8(out).unwrap()),
            Err(CommandErrors(errors)) => {
                let folder = format!("{}/", dir.path().display());
                Err(errors.into_iter().map(|error| error.replace(&folder, "")).collect())
            }
        }
    }

    #[test]
    fn valid_files_are_counted() {
        let files = [
            ("assets/games/toy/toy.ron", "()"),
            ("assets/games/toy/README.md", "words"),
            ("assets/games/.hidden", ""),
            ("levels/toy/a.ron", LEVEL),
            ("levels/mixed/b.ron", LEVEL),
        ];
        assert_eq!(check(&files, &["."]).unwrap(), "1 file of rule data sound, 2 levels sound\n");
        assert_eq!(
            check(&files, &["levels/toy/a.ron"]).unwrap(),
            "0 files of rule data sound, 1 level sound\n"
        );
        assert_eq!(
            check(&[("x.ron", LEVEL)], &["x.ron"]).unwrap(),
            "0 files of rule data sound, 1 level sound\n"
        );
    }

    #[test]
    fn every_error_is_reported_with_its_position() {
        let files = [
            ("assets/games/toy/toy.ron", "[]"),
            ("assets/games/toy/other.ron", "()"),
            ("assets/games/toy/picture.png", "()"),
            ("assets/games/chess/pawn.ron", "()"),
            ("levels/toy/a.ron", "(\n  game: 7)"),
            ("levels/toy/b.ron", &LEVEL.replace("seed: 1", "seed: one")),
        ];
        let errors = check(&files, &["assets", "levels", "none"]).unwrap_err();
        let expected = [
            "assets/games/chess/pawn.ron: unknown file: unknown game `chess`: expected one of",
            "assets/games/toy/other.ron: unknown file: expected rule data of toy: toy.ron",
            "assets/games/toy/picture.png: unknown file: expected rule data, a level or a club",
            "assets/games/toy/toy.ron:1:1: found `[]`: expected `()`",
            "levels/toy/a.ron:2:",
            "levels/toy/b.ron:1:",
            "none: cannot be read: ",
        ];
        assert_eq!(errors.len(), expected.len(), "{errors:#?}");
        for (error, expected) in errors.iter().zip(expected) {
            assert!(error.starts_with(expected), "{error}\n{expected}");
        }
    }

    #[test]
    fn clubs_are_checked_in_a_folder_of_that_name() {
        let sound = include_str!("../../../assets/clubs/harbour-town.ron");
        let files = [("clubs/a.ron", sound), ("clubs/b.ron", &sound.replace("HAR", "HARB"))];
        assert_eq!(
            check(&files, &["clubs/a.ron"]).unwrap(),
            "0 files of rule data sound, 0 levels sound, 1 club sound\n"
        );
        let errors = check(&files, &["clubs"]).unwrap_err();
        assert_eq!(errors, ["clubs/b.ron:3:13: short: \"HARB\": expected 3 of the capitals A to Z"]);
    }

    #[test]
    fn missing_rule_data_are_reported() {
        let errors = check(&[("games/toy/README.md", "")], &["games"]).unwrap_err();
        assert_eq!(errors, ["games/toy/toy.ron: missing: expected rule data of toy"]);
    }
}
