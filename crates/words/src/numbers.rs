//! Numbers that are not whole, and changes with their sign, as the language writes them.

use super::{DisplayText, MessageArg};
use crate::say;

/// Returns a share in per cent, without a decimal: `41%`.
pub fn per_cent(share: f64) -> DisplayText {
    whole_per_cent(in_per_cent(share))
}

/// Returns a whole number of per cent: `41%` for 41.
pub fn whole_per_cent(n: impl Into<MessageArg>) -> DisplayText {
    let n: MessageArg = n.into();
    say!("number-per-cent", n)
}

/// Returns a change of a share, with its sign: `+5%`.
pub fn signed_per_cent(change: f64) -> DisplayText {
    let n = in_per_cent(change);
    say!("number-per-cent-signed", sign = sign(n), n = n.abs())
}

/// Returns a share as a whole number of per cent: 41 for 0.414.
#[must_use]
pub fn in_per_cent(share: f64) -> i64 {
    whole(100.0 * share)
}

/// Returns a number of tenths, 0 or more, with its decimal: `1.2` for 12.
pub fn tenths(n: i64) -> DisplayText {
    say!("decimal", whole = n / 10, tenth = n % 10)
}

/// Returns a number, 0 or more, to one decimal place if it is not whole: `0.5` or `2`.
pub fn short_decimal(value: f64) -> DisplayText {
    let n = whole(10.0 * value);
    if n % 10 == 0 { DisplayText::verbatim((n / 10).to_string()) } else { tenths(n) }
}

/// Returns a number to one decimal place, with its sign: `+1.2`.
pub fn signed_tenths(value: f64) -> DisplayText {
    let n = whole(10.0 * value);
    say!("number-signed", sign = sign(n), n = tenths(n.abs()))
}

/// Returns a number of goals to one decimal place, with its sign: `+1.2 goals`.
pub fn goals(value: f64) -> DisplayText {
    say!("amount-goals", n = signed_tenths(value), whole = value.abs().trunc() as i64)
}

/// Returns a score such as `2-1`, in the order given.
pub fn score_of(first: u32, second: u32) -> DisplayText {
    say!("score", home = first, away = second)
}

/// Returns a number without decimals, with its sign: `+2`.
pub fn signed(value: f64) -> DisplayText {
    let n = whole(value);
    say!("number-signed", sign = sign(n), n = n.abs())
}

/// Returns the selector of the sign of a number; zero counts as plus.
const fn sign(n: i64) -> MessageArg {
    MessageArg::selector(if n < 0 { "minus" } else { "plus" })
}

fn whole(value: f64) -> i64 {
    value.round_ties_even() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_rounded_once_and_zero_has_no_minus() {
        assert_eq!(per_cent(0.414), "41%");
        assert_eq!(signed_per_cent(0.05), "+5%");
        assert_eq!(signed_per_cent(-0.05), "−5%");
        assert_eq!(signed_per_cent(-0.001), "+0%");
        assert_eq!(signed_tenths(0.96), "+1.0");
        assert_eq!(signed_tenths(-0.26), "−0.3");
        assert_eq!(signed_tenths(-0.01), "+0.0");
        assert_eq!(signed(-2.0), "−2");
        assert_eq!(signed(0.0), "+0");
        assert_eq!(goals(1.24), "+1.2\u{a0}goals");
        assert_eq!(goals(-0.3), "−0.3\u{a0}goals");
    }
}
