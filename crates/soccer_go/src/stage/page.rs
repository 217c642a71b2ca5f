//! The page of rules, in our own words. A test compares its statements about the cards with the rule data.

use words::MessageId;
use words::id;

/// Headings and paragraphs.
pub(super) const RULES: &[(MessageId, MessageId)] = &[
    (id!("go-rules-1-head"), id!("go-rules-1")),
    (id!("go-rules-2-head"), id!("go-rules-2")),
    (id!("go-rules-3-head"), id!("go-rules-3")),
    (id!("go-rules-4-head"), id!("go-rules-4")),
    (id!("go-rules-5-head"), id!("go-rules-5")),
    (id!("go-rules-6-head"), id!("go-rules-6")),
    (id!("go-rules-7-head"), id!("go-rules-7")),
    (id!("go-rules-8-head"), id!("go-rules-8")),
    (id!("go-rules-9-head"), id!("go-rules-9")),
    (id!("go-rules-10-head"), id!("go-rules-10")),
    (id!("go-rules-11-head"), id!("go-rules-11")),
    (id!("go-rules-12-head"), id!("go-rules-12")),
    (id!("go-rules-13-head"), id!("go-rules-13")),
    (id!("go-rules-14-head"), id!("go-rules-14")),
    (id!("go-rules-15-head"), id!("go-rules-15")),
    (id!("go-rules-16-head"), id!("go-rules-16")),
    (id!("go-rules-17-head"), id!("go-rules-17")),
    (id!("go-rules-18-head"), id!("go-rules-18")),
];
