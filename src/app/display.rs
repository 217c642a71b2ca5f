//! Whether there is a screen to open a window on, and one that can be asked how large a unit is.

use std::ops::RangeInclusive;

use crate::reading;

/// The variable by which whoever uses X11 says how many pixels a unit has.
const SCALE: &str = "WINIT_X11_SCALE_FACTOR";
/// What it may say: beyond that no server has a window as large, or as small, as ours.
const LIKELY: RangeInclusive<f64> = 0.1..=20.0;

/// Whether there is a screen to open a window on.
///
/// # Errors
/// What is missing, or cannot be, as a sentence.
pub(super) fn look() -> Result<(), String> {
    let told = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    if !cfg!(target_os = "linux") {
        return Ok(());
    }
    // The window library takes the first that is set.
    if told("WAYLAND_DISPLAY").or_else(|| told("WAYLAND_SOCKET")).is_some() {
        return Ok(());
    }
    if told("DISPLAY").is_none() {
        return Err("no display: neither WAYLAND_DISPLAY nor DISPLAY is set; start the game in a desktop session, or \
                    use one of the commands that need no window (see `--help`)"
            .into());
    }
    scale(std::env::var(SCALE).ok().as_deref())
}

/// Whether the window library understands what that variable says: it panics at what it does not.
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
