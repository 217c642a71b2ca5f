//! House rules that no lint knows, checked over the files of the checkout: layers, length, left-overs, cited clauses,
//! credits, data, documents. Each rule is a function from text to violations, so that tests can show that it finds
//! them. A violation reads `file:line: what is wrong`.

mod app_id;
mod checkout;
mod circles;
mod clauses;
mod constants;
mod credits;
mod data;
mod documents;
mod glob;
mod hands;
mod layout;
mod limits;
mod locals;
mod meaning;
mod parameters;
mod references;
mod rooms;
mod sentences;
mod shell;
mod source;
mod store;
mod vocabulary;
mod words;
mod workflows;

/// Fails the calling test with all violations, not just the first.
#[track_caller]
fn expect_none(violations: Vec<String>) {
    assert!(violations.is_empty(), "{} violation(s)\n{}", violations.len(), violations.join("\n"));
}
