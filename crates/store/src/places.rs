//! Finds the game's data: the folder that holds `assets` and `levels`, wherever the game was started. Window and
//! command line search the same places in the same order and take the first that fits.

use std::collections::BTreeSet;
use std::env;
use std::path::{Path, PathBuf};

/// The folder of the card pictures, which the window needs.
pub const PICTURES: &str = "assets/cards";
/// The folder of the rule data, which the command line checks.
pub const RULES: &str = "assets/games";

/// The starting points of a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DataSearchPath {
    /// Folders from the environment: `BEVY_ASSET_ROOT`, and cargo's variable for programs it runs.
    pub named: Vec<PathBuf>,
    /// The path of the running program, if the system reports it.
    pub program: Option<PathBuf>,
    /// The working folder, if there is one.
    pub here: Option<PathBuf>,
}

/// No place holds the data.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "the game's data are missing: no folder `{folder}` was found (looked in {}); install the game again, or set \
     BEVY_ASSET_ROOT to the folder that holds `assets`",
    listed(.looked)
)]
pub struct DataNotFound {
    /// The folder that was searched for.
    pub folder: &'static str,
    /// The searched places, in order.
    pub looked: Vec<PathBuf>,
}

fn listed(places: &[PathBuf]) -> String {
    places.iter().map(|place| place.display().to_string()).collect::<Vec<_>>().join(", ")
}

impl DataSearchPath {
    /// Returns the starting points of this process.
    #[must_use]
    pub fn of_this_process() -> Self {
        let named = ["BEVY_ASSET_ROOT", "CARGO_MANIFEST_DIR"].into_iter().filter_map(env::var_os);
        Self {
            named: named.filter(|folder| !folder.is_empty()).map(PathBuf::from).collect(),
            program: env::current_exe().ok(),
            here: env::current_dir().ok(),
        }
    }

    /// Returns every distinct place in search order. First come folders from the environment, then the program's
    /// folder. For a program in `bin` or `games` follow the resources of a macOS bundle and the shared data folders
    /// of Unix. Last come the checkout of the build and the working folder.
    #[must_use]
    pub fn all(&self) -> Vec<PathBuf> {
        let mut places = self.named.clone();
        let mut above = self.program.iter().flat_map(|program| program.ancestors().skip(1));
        places.extend(above.next().map(Path::to_owned));
        if let Some(around) = above.next() {
            let shared = ["Resources", "share/five-a-side", "share/games/five-a-side"];
            places.extend(shared.map(|place| around.join(place)));
            // `target/debug`, or `target/debug/deps` for a test.
            places.extend([around.to_owned()].into_iter().chain(above.take(2).map(Path::to_owned)));
        }
        places.extend(self.here.clone());
        let mut seen = BTreeSet::new();
        places.retain(|place| seen.insert(place.clone()));
        places
    }

    /// Returns the first place with that folder.
    ///
    /// # Errors
    /// No place has it.
    pub fn having(
        &self,
        folder: &'static str,
        is_folder: impl Fn(&Path) -> bool,
    ) -> Result<PathBuf, DataNotFound> {
        let places = self.all();
        match places.iter().find(|place| is_folder(&place.join(folder))) {
            Some(place) => Ok(place.clone()),
            None => Err(DataNotFound { folder, looked: places }),
        }
    }
}

/// Returns this process's folder with `assets` and `levels`: the first place that contains `folder`, as an absolute
/// path.
///
/// # Errors
/// No place has it.
pub fn find_data(folder: &'static str) -> Result<PathBuf, DataNotFound> {
    let root = DataSearchPath::of_this_process().having(folder, Path::is_dir)?;
    // Canonical paths on Windows begin with `\\?\`, which players need not read.
    let absolute = if cfg!(windows) { std::path::absolute(&root) } else { root.canonicalize() };
    Ok(absolute.unwrap_or(root))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(named: &[&str], program: &str, here: &str) -> DataSearchPath {
        DataSearchPath {
            named: named.iter().map(PathBuf::from).collect(),
            program: (!program.is_empty()).then(|| program.into()),
            here: (!here.is_empty()).then(|| here.into()),
        }
    }

    /// Finds the pictures if these folders have them.
    fn found(places: &DataSearchPath, having: &[&str]) -> Option<PathBuf> {
        places
            .having(PICTURES, |folder| having.iter().any(|root| folder == Path::new(root).join(PICTURES)))
            .ok()
    }

    #[test]
    fn folders_are_searched_in_order() {
        let all = places(&["/named"], "/opt/five/bin/five-a-side", "/here").all();
        let expected = [
            "/named",
            "/opt/five/bin",
            "/opt/five/Resources",
            "/opt/five/share/five-a-side",
            "/opt/five/share/games/five-a-side",
            "/opt/five",
            "/opt",
            "/",
            "/here",
        ];
        assert_eq!(all, expected.map(PathBuf::from));
    }

    #[test]
    fn data_are_found_after_each_kind_of_installation() {
        for (program, root) in [
            ("/a/five-a-side-0.1.0/five-a-side", "/a/five-a-side-0.1.0"),
            ("/usr/bin/five-a-side", "/usr/share/five-a-side"),
            ("/usr/games/five-a-side", "/usr/share/games/five-a-side"),
            ("/a/Five-a-Side.app/Contents/MacOS/five-a-side", "/a/Five-a-Side.app/Contents/Resources"),
            ("/a/checkout/target/release/five-a-side", "/a/checkout"),
            ("/a/checkout/target/debug/deps/five_a_side-0123", "/a/checkout"),
        ] {
            assert_eq!(found(&places(&[], program, "/"), &[root]), Some(root.into()), "{program}");
        }
        assert_eq!(found(&places(&[], "", "/checkout"), &["/checkout"]), Some("/checkout".into()));
    }

    #[test]
    fn named_folders_come_first_and_the_working_folder_last() {
        let all = places(&["/named", "/cargo"], "/usr/games/five-a-side", "/here");
        let having = ["/here", "/usr/share/games/five-a-side", "/cargo", "/named"];
        for n in (0..having.len()).rev() {
            assert_eq!(found(&all, &having[..=n]), Some(having[n].into()));
        }
        // The variable names a folder of another Bevy program: skip it.
        assert_eq!(found(&all, &["/here"]), Some("/here".into()));
    }

    #[test]
    fn missing_data_are_reported_in_one_sentence() {
        let error = places(&[], "/usr/games/five-a-side", "/").having(PICTURES, |_| false).unwrap_err();
        assert_eq!(
            error.to_string(),
            "the game's data are missing: no folder `assets/cards` was found (looked in /usr/games, /usr/Resources, \
             /usr/share/five-a-side, /usr/share/games/five-a-side, /usr, /); install the game again, or set \
             BEVY_ASSET_ROOT to the folder that holds `assets`"
        );
        let nothing = DataSearchPath::default().having(RULES, |_| true).unwrap_err();
        assert!(nothing.looked.is_empty(), "a process without places looks nowhere");
    }
}
