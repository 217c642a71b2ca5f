//! The house rules that no lint knows, checked over the files of the checkout: layers, length, left-overs, cited
//! clauses, credits, data, documents. Each rule is a function from text to faults, so that it can be shown to bite;
//! a fault reads `file:line: what is wrong`.

mod checkout;
mod clauses;
mod credits;
mod data;
mod documents;
mod glob;
mod hands;
mod layout;
mod meaning;
mod rooms;
mod shell;
mod source;

/// Fails the calling test with every fault there is, not just the first.
#[track_caller]
fn expect_none(faults: Vec<String>) {
    assert!(faults.is_empty(), "{} fault(s)\n{}", faults.len(), faults.join("\n"));
}
