//! Labels half as long again, as another language might have them.

use bevy_egui::egui::{Context, Id};

/// Makes every label longer by half from now on, or normal again.
pub(crate) fn lengthen(ctx: &Context, on: bool) {
    ctx.data_mut(|data| data.insert_temp(Id::new("long labels"), on));
    ctx.request_repaint();
}

/// What stands there instead of `words`: behind each word half of its own letters again. Figures are as long in any
/// language.
pub(crate) fn words(ctx: &Context, words: &str) -> String {
    if !ctx.data(|data| data.get_temp(Id::new("long labels")).unwrap_or(false)) {
        return words.to_owned();
    }
    let longer = |word: &str| -> String {
        let more = if word.contains(char::is_alphabetic) { word.chars().count().div_ceil(2) } else { 0 };
        word.chars().chain(word.chars().filter(|letter| letter.is_alphabetic()).take(more)).collect()
    };
    words.split(' ').map(longer).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_long_label_has_half_as_many_letters_more() {
    let ctx = Context::default();
    assert_eq!(words(&ctx, "Play on"), "Play on");
    lengthen(&ctx, true);
    assert_eq!(words(&ctx, "Play on, 2-1"), "PlayPl on,on 2-1");
    lengthen(&ctx, false);
    assert_eq!(words(&ctx, "Play on"), "Play on");
}
