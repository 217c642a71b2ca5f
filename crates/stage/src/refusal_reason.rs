//! The reason why a card cannot be chosen now: the sentence for players, and separately the clause of the rule sheet.

use words::DisplayText;
use words::say;

/// A reason, with its clause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusalReason {
    /// The clause of the rule sheet, such as `S17-4`: for experts, never among the words.
    pub clause: &'static str,
    /// One plain sentence without its full stop.
    pub words: DisplayText,
}

impl RefusalReason {
    /// Returns a reason with its clause and words.
    #[must_use]
    pub fn new(clause: &'static str, words: impl Into<DisplayText>) -> Self {
        Self { clause, words: words.into() }
    }

    /// Returns the words, followed by the clause if `expert` is true.
    pub fn sentence(&self, expert: bool) -> DisplayText {
        if expert {
            say!("why-with-clause", why = &self.words, clause = DisplayText::verbatim(self.clause))
        } else {
            self.words.clone()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_experts_see_clauses() {
        let why = RefusalReason::new("S17-4", DisplayText::verbatim("You have laid your card"));
        assert_eq!(why.sentence(false), "You have laid your card");
        assert_eq!(why.sentence(true), "You have laid your card (S17-4)");
    }
}
