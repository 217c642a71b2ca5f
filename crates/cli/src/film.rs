//! `film`: renders a match as pictures, one for each frame. Every error is reported before the first picture is drawn.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;

use super::{CommandErrors, replay};
use engine::{BySeat, Seat};
use games::timeline::{Perspective, ReplayTimeline, TimelineSection};

/// Minimum seconds shown before and after a goal.
const AROUND_A_GOAL: (f32, f32) = (6.0, 3.0);
/// Smallest width and height in pixels at which the table is legible.
const MIN_FILM_SIZE: (u32, u32) = (640, 360);
/// Largest width or height in pixels; every graphics card can draw it.
const MAX_FILM_SIDE: u32 = 4096;

/// A film to make; everything in it was checked.
#[derive(Clone, Debug, PartialEq)]
pub struct FilmRequest {
    /// The text of the match's record.
    pub record: String,
    /// The ids of the clubs that met; `None` for the default clubs.
    pub clubs: Option<BySeat<String>>,
    /// The seats whose view is shown.
    pub perspective: Perspective,
    /// The part of the match, in steps of its timeline.
    pub cut: TimelineSection,
    /// The folder for the frames; it exists and has no frames yet.
    pub out: PathBuf,
    /// Width and height of a frame in pixels.
    pub size: (u32, u32),
    /// Frames per second.
    pub fps: u32,
}

impl FilmRequest {
    /// Returns the file of a frame, counted from 1.
    #[must_use]
    pub fn file(&self, frame: usize) -> PathBuf {
        self.out.join(format!("frame-{frame:05}.png"))
    }
}

#[derive(Debug, Args)]
pub(super) struct FilmArgs {
    /// A record file, or a match code
    #[arg(value_name = "RECORD|CODE")]
    record: OsString,
    /// The first decision to show, as the replay theatre counts them (default: 0, the kick-off)
    #[arg(long, value_name = "A")]
    from: Option<usize>,
    /// The last decision to show (default: the last of the match)
    #[arg(long, value_name = "B")]
    to: Option<usize>,
    /// Shows only the seconds around this goal, counted from 1
    #[arg(long, value_name = "N", conflicts_with_all = ["from", "to"])]
    goal: Option<usize>,
    /// The folder for the frames, frame-00001.png and so on; created if it is missing
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// The point of view: home, away or both; with both, the cards of both sides are open once the match is over
    #[arg(long = "eyes", value_name = "WHO", default_value = "both", value_parser = perspective)]
    perspective: Perspective,
    /// Width and height of the frames in pixels
    #[arg(long, value_name = "WxH", default_value = "1280x720", value_parser = size)]
    size: (u32, u32),
    /// Frames per second, 10 to 120
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(u32).range(10..=120))]
    fps: u32,
}

fn perspective(text: &str) -> Result<Perspective, String> {
    match text {
        "home" => Ok(Perspective::Side(Seat::Home)),
        "away" => Ok(Perspective::Side(Seat::Away)),
        "both" => Ok(Perspective::Both),
        _ => Err("expected home, away or both".to_owned()),
    }
}

fn size(text: &str) -> Result<(u32, u32), String> {
    let parts = text.split_once('x').and_then(|(w, h)| Some((w.parse().ok()?, h.parse().ok()?)));
    parts
        .filter(|(w, h)| {
            (MIN_FILM_SIZE.0..=MAX_FILM_SIDE).contains(w) && (MIN_FILM_SIZE.1..=MAX_FILM_SIDE).contains(h)
        })
        .ok_or_else(|| {
            format!(
                "expected width and height, such as 1920x1080, from {}x{} to {MAX_FILM_SIDE}x{MAX_FILM_SIDE}",
                MIN_FILM_SIZE.0, MIN_FILM_SIZE.1
            )
        })
}

impl FilmArgs {
    /// Checks the arguments and makes the folder.
    pub(super) fn film(self) -> Result<FilmRequest, CommandErrors> {
        let record = replay::whole(&self.record)?;
        let game = games::named(&record.game).map_err(CommandErrors::one)?;
        let timeline = game.replay_timeline(&record, self.perspective).map_err(CommandErrors::one)?;
        let cut = self.cut(&timeline)?;
        empty(&self.out)?;
        Ok(FilmRequest {
            record: record.text(),
            clubs: replay::clubs(&self.record),
            perspective: self.perspective,
            cut,
            out: self.out,
            size: self.size,
            fps: self.fps,
        })
    }

    /// Returns the requested part of the match.
    fn cut(&self, timeline: &ReplayTimeline) -> Result<TimelineSection, CommandErrors> {
        if let Some(goal) = self.goal {
            let goals: Vec<usize> = timeline.goals().map(|(at, _)| at).collect();
            let at = goal.checked_sub(1).and_then(|k| goals.get(k));
            let (before, after) = AROUND_A_GOAL;
            return at.map(|at| timeline.window_around(*at, before, after)).ok_or_else(|| {
                CommandErrors::one(format!(
                    "there is no goal {goal}: the match has {}",
                    counted(goals.len(), "goal")
                ))
            });
        }
        let all = timeline.record.actions.len();
        let (from, to) = (self.from.unwrap_or(0), self.to.unwrap_or(all));
        if let Some(beyond) = [from, to].into_iter().find(|decision| *decision > all) {
            let has = counted(all, "decision");
            return Err(CommandErrors::one(format!("there is no decision {beyond}: the match has {has}")));
        }
        if from > to {
            return Err(CommandErrors::one(format!(
                "decision {from} comes after decision {to}: --from is to be the earlier"
            )));
        }
        timeline.between(from, to).ok_or_else(|| {
            CommandErrors::one(format!("nothing is to be seen from decision {from} to decision {to}"))
        })
    }
}

/// Formats a number with its noun.
fn counted(n: usize, what: &str) -> String {
    match n {
        0 => format!("no {what}s"),
        1 => format!("1 {what}"),
        n => format!("{n} {what}s"),
    }
}

/// Makes the folder if it is missing. Fails if it holds frames of another film.
fn empty(folder: &Path) -> Result<(), CommandErrors> {
    let named = folder.display();
    let cannot =
        |e: std::io::Error| CommandErrors::one(format!("{named}: no frames can be written there: {e}"));
    fs::create_dir_all(folder).map_err(cannot)?;
    for file in fs::read_dir(folder).map_err(cannot)? {
        let name = file.map_err(cannot)?.file_name();
        if is_frame(&name) {
            let name = name.display();
            return Err(CommandErrors::one(format!(
                "{named}: there is a film already, {name}: name another folder"
            )));
        }
    }
    tempfile::tempfile_in(folder).map_err(cannot)?;
    Ok(())
}

fn is_frame(name: &OsStr) -> bool {
    let number = name.to_str().and_then(|name| name.strip_prefix("frame-")?.strip_suffix(".png"));
    number.is_some_and(|number| !number.is_empty() && number.chars().all(|c| c.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::super::{Cli, Command};
    use super::*;
    use ai::Difficulty;
    use engine::{BySeat, Record};

    /// Runs a command line in which `R` stands for a record of Soccer 17 and `D` for a folder.
    struct CommandRunner {
        dir: tempfile::TempDir,
        record: Record,
    }

    impl CommandRunner {
        fn new() -> Self {
            let dir = tempfile::tempdir().unwrap();
            let difficulties = BySeat::from_fn(|_| Difficulty::Random);
            let arena = games::find("soccer17").unwrap().arena("").unwrap();
            let record = arena.play_match(7, difficulties, true).unwrap().record.unwrap();
            fs::write(dir.path().join("r.ron"), record.text()).unwrap();
            Self { dir, record }
        }

        fn path(&self, name: &str) -> PathBuf {
            self.dir.path().join(name)
        }

        fn film(&self, line: &str) -> Result<FilmRequest, String> {
            let file = |name: &str| self.path(name).display().to_string();
            let words = line.split_whitespace().map(|word| match word {
                "R" => file("r.ron"),
                "D" => file("clip"),
                word => word.to_owned(),
            });
            let words = ["five-a-side".to_owned(), "film".to_owned()].into_iter().chain(words);
            let cli = Cli::try_parse_from(words).map_err(|e| format!("usage: {e}"))?;
            let Some(Command::Film(args)) = cli.command else { panic!("{line}") };
            let message = |CommandErrors(errors): CommandErrors| {
                errors.join("\n").replace(&format!("{}/", file("")), "")
            };
            args.film().map_err(message)
        }

        fn timeline(&self) -> ReplayTimeline {
            games::find("soccer17").unwrap().replay_timeline(&self.record, Perspective::Both).unwrap()
        }
    }

    #[test]
    fn a_film_shows_the_whole_match_or_an_excerpt() {
        let desk = CommandRunner::new();
        let timeline = desk.timeline();
        let whole = desk.film("R --out D").unwrap();
        assert_eq!(
            whole,
            FilmRequest {
                record: desk.record.text(),
                clubs: None,
                perspective: Perspective::Both,
                cut: TimelineSection { first: 0, last: timeline.last() },
                out: desk.path("clip"),
                size: (1280, 720),
                fps: 30,
            }
        );
        assert!(whole.file(7).ends_with("clip/frame-00007.png"));
        assert!(desk.path("clip").is_dir());
        let piece = desk.film("R --from 3 --to 9 --out D --eyes away --size 1920x1080 --fps 60").unwrap();
        let as_away = games::find("soccer17")
            .unwrap()
            .replay_timeline(&desk.record, Perspective::Side(Seat::Away))
            .unwrap();
        assert_eq!(Some(piece.cut), as_away.between(3, 9));
        assert_eq!(
            (piece.perspective, piece.size, piece.fps),
            (Perspective::Side(Seat::Away), (1920, 1080), 60)
        );
        let goal = timeline.goals().next().unwrap().0;
        let TimelineSection { first, last } = desk.film("R --goal 1 --out D").unwrap().cut;
        assert!(first < goal && goal < last && last - first < timeline.last());
    }

    /// Of an unfinished match each side's film shows that side's table, as its own theatre does.
    #[test]
    fn an_unfinished_match_is_filmed_from_any_perspective() {
        let (desk, game) = (CommandRunner::new(), games::find("soccer17").unwrap());
        for decisions in [0, 1, 2, desk.record.actions.len() / 2] {
            let mut cut_off = desk.record.clone();
            cut_off.actions.truncate(decisions);
            fs::write(desk.path("r.ron"), cut_off.text()).unwrap();
            for (perspective, word) in Perspective::ALL.into_iter().zip(["home", "away", "both"]) {
                let film = desk.film(&format!("R --out D --eyes {word}")).unwrap();
                let timeline = game.replay_timeline(&cut_off, perspective).unwrap();
                assert!(!timeline.over && film.perspective == perspective, "{word}");
                assert_eq!(
                    film.cut,
                    TimelineSection { first: 0, last: timeline.last() },
                    "{decisions} {word}"
                );
            }
        }
    }

    #[test]
    fn bad_arguments_are_named_and_no_folder_is_created() {
        let desk = CommandRunner::new();
        fs::write(desk.path("no.ron"), "once upon a time").unwrap();
        let (all, goals) = (desk.record.actions.len(), desk.timeline().goals().count());
        let no = desk.path("no.ron").display().to_string();
        for (line, expected) in [
            ("no/such.ron --out D".to_owned(), "no/such.ron: cannot be read".to_owned()),
            (format!("{no} --out D"), "no.ron:1:".to_owned()),
            ("R --out D --from 9 --to 3".to_owned(), "decision 9 comes after decision 3".to_owned()),
            (
                format!("R --out D --to {}", all + 1),
                format!("there is no decision {}: the match has {all} decisions", all + 1),
            ),
            (format!("R --out D --from {}", all + 1), format!("there is no decision {}", all + 1)),
            (
                format!("R --out D --goal {}", goals + 1),
                format!("there is no goal {}: the match has {goals} goal", goals + 1),
            ),
            ("R --out D --goal 0".to_owned(), "there is no goal 0".to_owned()),
            ("R --out D --goal 1 --from 2".to_owned(), "usage".to_owned()),
            ("R --out D --eyes referee".to_owned(), "expected home, away or both".to_owned()),
            ("R --out D --size 1280".to_owned(), "such as 1920x1080".to_owned()),
            ("R --out D --size 320x200".to_owned(), "from 640x360".to_owned()),
            ("R --out D --size 9999x720".to_owned(), "to 4096x4096".to_owned()),
            ("R --out D --fps 5".to_owned(), "usage".to_owned()),
            ("R".to_owned(), "--out".to_owned()),
        ] {
            let message = desk.film(&line).unwrap_err();
            assert!(message.contains(&expected), "{line}: {message}");
            assert!(!desk.path("clip").exists(), "{line}");
        }
    }

    #[test]
    fn a_folder_with_frames_or_no_folder_at_all_is_refused() {
        let desk = CommandRunner::new();
        fs::create_dir(desk.path("clip")).unwrap();
        for harmless in ["notes.txt", "frame-.png", "frame-1.jpg"] {
            fs::write(desk.path("clip").join(harmless), "").unwrap();
        }
        desk.film("R --out D").unwrap();
        fs::write(desk.path("clip").join("frame-00012.png"), "").unwrap();
        let message = desk.film("R --out D").unwrap_err();
        assert!(message.contains("clip: there is a film already, frame-00012.png"), "{message}");
        let message = desk.film("R --out R").unwrap_err();
        assert!(message.contains("r.ron: no frames can be written there"), "{message}");
    }
}
