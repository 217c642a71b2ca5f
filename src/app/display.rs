//! Checks before the window opens: a display exists, and the scale factor of X11 is one that the window library
//! accepts.

use std::ops::RangeInclusive;

use crate::reading;

/// Environment variable with the scale factor of X11, in pixels per unit.
const SCALE: &str = "WINIT_X11_SCALE_FACTOR";
/// Accepted scale factors: beyond these no server has a window as large, or as small, as ours.
const LIKELY: RangeInclusive<f64> = 0.1..=20.0;

/// Checks that there is a display to open a window on.
///
/// # Errors
///
/// A sentence that names what is missing or invalid.
pub(super) fn look() -> Result<(), String> {
    let told = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    if !cfg!(target_os = "linux") {
        return Ok(());
    }
    // The window library uses the first variable that is set.
    if told("WAYLAND_DISPLAY").or_else(|| told("WAYLAND_SOCKET")).is_some() {
        return Ok(());
    }
    if told("DISPLAY").is_none() {
        return Err("no display: neither WAYLAND_DISPLAY nor DISPLAY is set; start the game in a desktop the_match, or \
                    use one of the commands that need no window (see `--help`)"
            .into());
    }
    scale(std::env::var(SCALE).ok().as_deref())
}

/// Checks the value of that variable: the window library panics on a value that it does not understand.
fn scale(said: Option<&str>) -> Result<(), String> {
    let Some(said) = said.filter(|said| !said.is_empty() && !said.eq_ignore_ascii_case("randr")) else {
        return Ok(());
    };
    match said.parse::<f64>() {
        Ok(factor) if LIKELY.contains(&factor) => Ok(()),
        _ => Err(format!(
            "{SCALE} is `{}`: expected a number from {} to {}, or `randr`",
            reading::shown(said),
            LIKELY.start(),
            LIKELY.end()
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_that_the_window_library_would_panic_at_is_told_in_one_sentence() {
        for said in ["0", "-1", "NaN", "abc", "1e30", "inf", " 2", "1,5", "0.01", "21"] {
            let told = scale(Some(said)).unwrap_err();
            assert!(
                told.contains(&format!("`{said}`: expected a number from 0.1 to 20, or `randr`")),
                "{told}"
            );
        }
        for said in
            [None, Some(""), Some("randr"), Some("RandR"), Some("1"), Some("1.5"), Some("4"), Some("0.5")]
        {
            assert_eq!(scale(said), Ok(()), "{said:?}");
        }
    }
}
