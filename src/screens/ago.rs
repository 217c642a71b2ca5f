//! How long ago something was, in words.

use words::{DisplayText, say};

/// A time ago, in the largest unit that fits.
enum Ago {
    Now,
    Minutes(i64),
    Hours(i64),
    Days(i64),
    /// Nobody knows when.
    Unknown,
}

impl Ago {
    fn of(now: u64, at: u64) -> Self {
        let whole = |n: u64| i64::try_from(n).unwrap_or(i64::MAX);
        match now.saturating_sub(at) {
            _ if at == 0 => Self::Unknown,
            0..60 => Self::Now,
            secs @ 60..3_600 => Self::Minutes(whole(secs / 60)),
            secs @ 3_600..86_400 => Self::Hours(whole(secs / 3_600)),
            secs => Self::Days(whole(secs / 86_400)),
        }
    }
}

/// Returns how long before `now` that was: `An hour ago`. Both are in seconds since 1970; 0 is unknown.
pub(super) fn ago(now: u64, at: u64) -> DisplayText {
    match Ago::of(now, at) {
        Ago::Unknown => say!("page-day-unknown"),
        Ago::Now => say!("page-just-now"),
        Ago::Minutes(n) => say!("page-minutes-ago", n),
        Ago::Hours(n) => say!("page-hours-ago", n),
        Ago::Days(n) => say!("page-days-ago", n),
    }
}

/// Returns how long before `now` that was, within a sentence: `an hour ago`.
pub(super) fn ago_inside(now: u64, at: u64) -> DisplayText {
    match Ago::of(now, at) {
        Ago::Unknown => say!("page-day-unknown-inside"),
        Ago::Now => say!("page-just-now-inside"),
        Ago::Minutes(n) => say!("page-minutes-ago-inside", n),
        Ago::Hours(n) => say!("page-hours-ago-inside", n),
        Ago::Days(n) => say!("page-days-ago-inside", n),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ages_are_worded_in_natural_language() {
        for (secs, expected) in [
            (0, "Just now"),
            (60, "A minute ago"),
            (150, "2 minutes ago"),
            (3_600, "An hour ago"),
            (80_000, "22 hours ago"),
            (90_000, "Yesterday"),
            (864_000, "10 days ago"),
        ] {
            assert_eq!(ago(2_000_000 + secs, 2_000_000), expected);
            assert_eq!(ago_inside(2_000_000 + secs, 2_000_000), expected.to_lowercase());
        }
        assert_eq!(
            (ago(9, 0), ago_inside(9, 0)),
            (say!("page-day-unknown"), say!("page-day-unknown-inside"))
        );
    }
}
