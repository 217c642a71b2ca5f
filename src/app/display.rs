//! Checks before the window opens: a display answers, and the scale factor of X11 is one that the window library
//! accepts.

/// Checks that there is a display to open a window on. If no Wayland compositor answers but an X server does, the game
/// starts again, without the variables of Wayland: the window library would not try the other one.
///
/// # Errors
///
/// A sentence that names what is missing or invalid.
pub(super) fn check() -> Result<(), String> {
    #[cfg(target_os = "linux")]
    let result = linux::check();
    #[cfg(not(target_os = "linux"))]
    let result = Ok(());
    result
}

#[cfg(target_os = "linux")]
mod linux {
    use std::env;
    use std::ffi::{OsStr, OsString};
    use std::ops::RangeInclusive;
    use std::os::unix::net::UnixStream;
    use std::os::unix::process::CommandExt as _;
    use std::path::{Path, PathBuf};
    use std::process::Command;

    use base::reading::sanitized;

    /// Environment variable with the scale factor of X11, in pixels per unit.
    const SCALE: &str = "WINIT_X11_SCALE_FACTOR";
    /// Accepted scale factors: with others the window would be larger or smaller than any server allows.
    const ACCEPTED: RangeInclusive<f64> = 0.1..=20.0;
    /// The variables that name a Wayland compositor: its socket, or an open connection.
    const WAYLAND: [&str; 2] = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET"];

    /// The display to open the window on.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) enum DisplayServer {
        /// The Wayland compositor that the variables name.
        Wayland,
        /// The X server, though the variables name a compositor too.
        XFallback,
        /// The X server.
        X,
    }

    pub(super) fn check() -> Result<(), String> {
        let display =
            choose_server(|name| env::var_os(name), |socket| UnixStream::connect(socket).is_ok(), x_answers)?;
        if display == DisplayServer::Wayland {
            return Ok(());
        }
        check_scale_factor(env::var(SCALE).ok().as_deref())?;
        if display == DisplayServer::X {
            return Ok(());
        }
        eprintln!("no Wayland compositor answers, so the window opens on the X server");
        let mut again = Command::new(env::current_exe().map_err(|error| error.to_string())?);
        again.args(env::args_os().skip(1));
        for name in WAYLAND {
            again.env_remove(name);
        }
        // It returns only if it fails.
        Err(format!("the game could not be started again without {}: {}", WAYLAND[0], again.exec()))
    }

    fn x_answers() -> bool {
        x11rb::connect(None).is_ok()
    }

    /// Returns the display that these variables name and that answers, as the window library chooses: Wayland first.
    pub(super) fn choose_server(
        variable: impl Fn(&str) -> Option<OsString>,
        compositor_answers: impl Fn(&Path) -> bool,
        x_answers: impl Fn() -> bool,
    ) -> Result<DisplayServer, String> {
        let variable = |name: &str| variable(name).filter(|value| !value.is_empty());
        let [name, connection] = WAYLAND.map(variable);
        let x = variable("DISPLAY");
        // The library uses a connection first; only the library can find out whether it has a peer.
        let socket = name.as_ref().filter(|_| connection.is_none());
        let dead = match socket.map(|name| socket_path(name, variable("XDG_RUNTIME_DIR").as_deref())) {
            None if connection.is_some() => return Ok(DisplayServer::Wayland),
            None => false,
            Some(Some(path)) if compositor_answers(&path) => return Ok(DisplayServer::Wayland),
            Some(_) => true,
        };
        match (dead, &x) {
            (false, Some(_)) => return Ok(DisplayServer::X),
            (true, Some(_)) if x_answers() => return Ok(DisplayServer::XFallback),
            _ => {}
        }
        let named = |name: &str, value: &Option<OsString>| match value {
            Some(value) => format!("nobody answers at {name} `{}`", sanitized(&value.to_string_lossy())),
            None => format!("{name} is not set"),
        };
        Err(format!(
            "no display: {}, and {}; start the game in a desktop session, or use one of the commands that need no window \
             (see `--help`)",
            named(WAYLAND[0], &name),
            named("DISPLAY", &x)
        ))
    }

    /// Returns the path of a compositor's socket. It lies in the folder of the session, unless its name is a path.
    fn socket_path(name: &OsStr, folder: Option<&OsStr>) -> Option<PathBuf> {
        let name = Path::new(name);
        if name.is_absolute() {
            Some(name.to_owned())
        } else {
            folder.map(|folder| Path::new(folder).join(name))
        }
    }

    /// Checks the value of [`SCALE`]: the window library panics on a value that it does not understand.
    pub(super) fn check_scale_factor(value: Option<&str>) -> Result<(), String> {
        let Some(value) = value.filter(|value| !value.is_empty() && !value.eq_ignore_ascii_case("randr"))
        else {
            return Ok(());
        };
        match value.parse::<f64>() {
            Ok(factor) if ACCEPTED.contains(&factor) => Ok(()),
            _ => Err(format!(
                "{SCALE} is `{}`: expected a number from {} to {}, or `randr`",
                sanitized(value),
                ACCEPTED.start(),
                ACCEPTED.end()
            )),
        }
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::linux::{self, check_scale_factor};

    /// The variables of a terminal, a container or a service may name a compositor that has ended.
    #[test]
    fn the_window_opens_on_a_display_server_that_answers() {
        use linux::DisplayServer::{Wayland, X, XFallback};
        let dir = tempfile::tempdir().unwrap();
        let lives = dir.path().join("wayland-1");
        let _listens = std::os::unix::net::UnixListener::bind(&lives).unwrap();
        // A socket without a listener.
        drop(std::os::unix::net::UnixListener::bind(dir.path().join("wayland-7")).unwrap());
        let lives = lives.to_str().unwrap();
        for (wayland, connection, x, x_lives, expected) in [
            (Some("wayland-1"), None, None, false, Ok(Wayland)),
            (Some(lives), None, Some(":9"), true, Ok(Wayland)),
            (Some("wayland-7"), None, Some(":9"), true, Ok(XFallback)),
            (Some("wayland-8"), None, Some(":9"), true, Ok(XFallback)),
            (None, Some("3"), Some(":9"), true, Ok(Wayland)),
            (Some(""), None, Some(":9"), true, Ok(X)),
            (None, None, Some(":9"), false, Ok(X)),
            (
                Some("wayland-7"),
                None,
                Some(":9"),
                false,
                Err(
                    "nobody answers at WAYLAND_DISPLAY `wayland-7`, and nobody answers at DISPLAY `:9`; start",
                ),
            ),
            (
                Some("wayland-7"),
                None,
                None,
                true,
                Err("`wayland-7`, and DISPLAY is not set; start the game in a"),
            ),
            (
                None,
                None,
                Some(""),
                true,
                Err("no display: WAYLAND_DISPLAY is not set, and DISPLAY is not set"),
            ),
        ] {
            let variable = |name: &str| match name {
                "WAYLAND_DISPLAY" => wayland.map(Into::into),
                "WAYLAND_SOCKET" => connection.map(Into::into),
                "DISPLAY" => x.map(Into::into),
                "XDG_RUNTIME_DIR" => Some(dir.path().into()),
                _ => None,
            };
            let found = linux::choose_server(
                variable,
                |path| std::os::unix::net::UnixStream::connect(path).is_ok(),
                || x_lives,
            );
            match (found, expected) {
                (Ok(found), Ok(expected)) => assert_eq!(found, expected, "{wayland:?} {x:?}"),
                (Err(error), Err(expected)) => assert!(error.contains(expected), "{error}"),
                (found, expected) => panic!("{found:?}, expected {expected:?}"),
            }
        }
    }

    #[test]
    fn an_invalid_scale_factor_is_reported_in_one_sentence() {
        for value in ["0", "-1", "NaN", "abc", "1e30", "inf", " 2", "1,5", "0.01", "21"] {
            let error = check_scale_factor(Some(value)).unwrap_err();
            assert!(
                error.contains(&format!("`{value}`: expected a number from 0.1 to 20, or `randr`")),
                "{error}"
            );
        }
        for value in
            [None, Some(""), Some("randr"), Some("RandR"), Some("1"), Some("1.5"), Some("4"), Some("0.5")]
        {
            assert_eq!(check_scale_factor(value), Ok(()), "{value:?}");
        }
    }
}
