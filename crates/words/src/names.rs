//! The arguments that a text names.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

/// Returns the names of the arguments in a text, those of its selectors too: `n` and `card` in
/// `{ $n -> *[other] { CAP($card) } }`.
#[must_use]
pub fn names(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    of_pattern(pattern, &mut all);
    all
}

fn of_pattern(pattern: &Pattern<&str>, all: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, all);
        }
    }
}

fn of_expression(expression: &Expression<&str>, all: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, all),
        Expression::Select { selector, variants } => {
            of_inline(selector, all);
            variants.iter().for_each(|variant| of_pattern(&variant.value, all));
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, all: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            all.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| of_inline(argument, all));
        }
        InlineExpression::Placeable { expression } => of_expression(expression, all),
        _ => {}
    }
}
