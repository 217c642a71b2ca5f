//! The English texts, built into the program. They are the source of all translations.

use std::collections::HashSet;
use std::sync::LazyLock;

/// Every English file: name and content.
pub(super) const FILES: &[(&str, &str)] = &[
    ("shared.ftl", include_str!("../../../assets/words/en/shared.ftl")),
    ("commentary.ftl", include_str!("../../../assets/words/en/commentary.ftl")),
    ("coach.ftl", include_str!("../../../assets/words/en/coach.ftl")),
    ("pages.ftl", include_str!("../../../assets/words/en/pages.ftl")),
    ("hud.ftl", include_str!("../../../assets/words/en/hud.ftl")),
    ("club.ftl", include_str!("../../../assets/words/en/club.ftl")),
    ("clubs.ftl", include_str!("../../../assets/words/en/clubs.ftl")),
    ("levels.ftl", include_str!("../../../assets/words/en/levels.ftl")),
    ("penalties.ftl", include_str!("../../../assets/words/en/penalties.ftl")),
    ("soccer17.ftl", include_str!("../../../assets/words/en/soccer17.ftl")),
    ("soccer52.ftl", include_str!("../../../assets/words/en/soccer52.ftl")),
    ("soccer_cards.ftl", include_str!("../../../assets/words/en/soccer_cards.ftl")),
    ("soccer_go.ftl", include_str!("../../../assets/words/en/soccer_go.ftl")),
    ("solitaire.ftl", include_str!("../../../assets/words/en/solitaire.ftl")),
    ("tour.ftl", include_str!("../../../assets/words/en/tour.ftl")),
    ("training.ftl", include_str!("../../../assets/words/en/training.ftl")),
];

/// The ids of all messages.
pub(super) static IDS: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    let lines = FILES.iter().flat_map(|(_, text)| text.lines());
    lines.filter_map(|line| line.split_once(" =").map(|(id, _)| id)).collect()
});
