//! A constant is called after what it is: `TOKEN_WIDTH`, not `WIDE`. One word is enough for a noun of the game, such as
//! `PITCH`; an adjective, an adverb, a verb or a bare measure leaves open what is wide, late or kept.

use std::collections::BTreeSet;

use crate::{checkout, expect_none};

/// Words that name nothing by themselves: adjectives, adverbs, verbs and measures.
const EMPTY_WORDS: &str = "\
ACCEPTED AFTER AFTERWARDS AHEAD ALIKE ALONE ANYWHERE ARRIVE ARRIVES ASKED BARE BEFORE BEHIND BESIDE BEYOND \
BOOKED CALLED CARDED CHOSEN CLEAN CLEAR CLOSE COLOURED COMES COPIED COUNTED DAMAGED DEALT DEAR DECIDED DECISIVE \
DEPTH DIFFERENT DIM DONE DOWN DRAWN ESSENTIAL EVEN EVERY EXPECTED EXTRA FADES FAINT FALLS FAR FEW FEWEST FIRM \
FOLLOW FOLLOWED FOLLOWS FORGETS FORMER FREE FRIENDLY FULL GAP GREETS HEIGHT HELD HELPS HIDDEN HIGH HIGHEST HOLD \
HOLDS IMAGINED IN JUDGED KEEP KEPT KNOWN LARGE LARGEST LAST LATE LATER LEADING LEAST LEAVE LED LEGIBLE LENGTH \
LIKED LIT LONGEST LOOKS LOSE LOST LOW MADE MAIN MANY MARGIN MAXIMIZED MISJUDGED MOST MOVED MUTED NAMED NEAR \
NEAREST NEW NEXT NORMAL NOTED NOWHERE ONCE OPENED OTHERWISE OUT OWN PLAIN PLAYED PUSHED QUIET RADIUS RAISED READ \
READY REHEARSED RESTS RISE SAME SCALE SCORED SEALED SECRET SECS SEEN SELDOM SENSIBLE SETTLED SETTLES SHIPPED \
SHORT SHOWN SILENT SIZE SIZES SLEPT SLIP SLOW SMALL SMALLEST SOLVED SOME SOUGHT SPENT SPLIT SPONSORED STALE \
STAMPED STARK STAYS STEADY STEP STOPPED STRAY SURE SWAPPED TILTED TOUCHED TUMBLES UNLUCKY UP USED USUAL \
VANISHING WAITING WAITS WANTS WASTES WHOLE WIDE WIDEST WIDTH WIDTHS WOVEN";

/// Constants that stay as they are: the file and the names. The list gets shorter and never longer.
const KNOWN: &[(&str, &str)] = &[
    ("crates/ai/src/delay.rs", "ALONE MARGIN"),
    ("crates/ai/src/evaluate.rs", "ASKED FEWEST"),
    ("crates/ai/src/ledger.rs", "KNOWN"),
    ("crates/ai/src/opponent_model.rs", "DEPTH"),
    ("crates/ai/src/rating.rs", "BEYOND"),
    ("crates/art/src/card_text_renderer.rs", "HOLDS LEADING LEAST STEP"),
    ("crates/art/src/club_art/canvas.rs", "WOVEN"),
    ("crates/baker/src/svg.rs", "NEXT"),
    ("crates/base/src/letters.rs", "EVERY"),
    ("crates/cli/src/arena.rs", "SOME"),
    ("crates/cli/src/newcomers.rs", "BEFORE COUNTED"),
    ("crates/cli/src/replay.rs", "WHOLE"),
    ("crates/clubs/src/face.rs", "DRAWN"),
    ("crates/clubs/src/random_club.rs", "CALLED LAST"),
    ("crates/daily/src/calendar.rs", "MANY"),
    ("crates/daily/src/schedule.rs", "CHOSEN"),
    ("crates/engine/src/commitment.rs", "PLAIN SHORT"),
    ("crates/games/src/dyn_match.rs", "KEPT"),
    ("crates/games/src/habit.rs", "DIFFERENT"),
    ("crates/games/src/report.rs", "HELPS SURE"),
    ("crates/games/src/review.rs", "RISE"),
    ("crates/games/src/undo.rs", "SOUGHT"),
    ("crates/penalties/src/bots.rs", "EVEN"),
    ("crates/penalties/src/bots/habit_bot.rs", "WANTS"),
    ("crates/penalties/src/bots/notes.rs", "DEPTH"),
    ("crates/penalties/src/bots/reader.rs", "AFTER SEEN SELDOM"),
    ("crates/penalties/src/options.rs", "SHORT"),
    ("crates/soccer17/src/bots/evaluate.rs", "SAME"),
    ("crates/soccer17/src/bots/exact.rs", "DECIDED SAME"),
    ("crates/soccer17/src/bots/heuristic.rs", "SLIP"),
    ("crates/soccer17/src/bots/reader.rs", "FIRM SEEN SLIP"),
    ("crates/soccer17/src/solve.rs", "NORMAL SOLVED WIDTH"),
    ("crates/soccer52/src/bots/heuristic.rs", "SLIP"),
    ("crates/soccer52/src/stage/because.rs", "FEW"),
    ("crates/soccer52/src/stage/moments.rs", "STOPPED"),
    ("crates/soccer52/src/stage/scene.rs", "OWN"),
    ("crates/soccer_cards/src/bots/heuristic.rs", "SENSIBLE"),
    ("crates/soccer_cards/src/bots/search.rs", "DRAWN IMAGINED STRAY WASTES"),
    ("crates/soccer_cards/src/data.rs", "SHIPPED"),
    ("crates/soccer_cards/src/stage/board.rs", "WAITS"),
    ("crates/soccer_cards/src/stage/counts.rs", "COUNTED"),
    ("crates/soccer_cards/src/stage/ids.rs", "HIDDEN"),
    ("crates/soccer_cards/src/stage/moments.rs", "CLEAR DEALT READ"),
    ("crates/soccer_go/src/bots/card_value.rs", "HELD SWAPPED"),
    ("crates/soccer_go/src/bots/heuristic.rs", "SLIP"),
    ("crates/soccer_go/src/bots/hide_and_seek.rs", "SAME"),
    ("crates/soccer_go/src/bots/mod.rs", "ALIKE"),
    ("crates/soccer_go/src/bots/reader.rs", "FOLLOWED SEEN SLIP"),
    ("crates/soccer_go/src/bots/reasons.rs", "FEW"),
    ("crates/soccer_go/src/bots/safe.rs", "SAME"),
    ("crates/soccer_go/src/bots/solver.rs", "SAME"),
    ("crates/soccer_go/src/stage.rs", "READ"),
    ("crates/soccer_go/src/stage/card_texts.rs", "HOLDS"),
    ("crates/soccer_go/src/stage/moments.rs", "FEW"),
    ("crates/soccer_go/src/stage/pitch.rs", "WIDE"),
    ("crates/soccer_go/src/stage/zones.rs", "OWN PLAYED"),
    ("crates/soccer_go/src/state.rs", "DEALT"),
    ("crates/solitaire/src/apply.rs", "LAST"),
    ("crates/solitaire/src/bots/heuristic.rs", "SLIP"),
    ("crates/solitaire/src/stage.rs", "CARDED SCORED"),
    ("crates/solitaire/src/stage/commentary.rs", "SELDOM"),
    ("crates/solitaire/src/stage/scene.rs", "OUT"),
    ("crates/solitaire/src/stage/words.rs", "BOOKED CLOSE"),
    ("crates/solitaire/src/state.rs", "EXTRA USED"),
    ("crates/stage/src/atlas.rs", "STARK"),
    ("crates/stage/src/commentary.rs", "LATE"),
    ("crates/stage/src/commentary/testing.rs", "FEWEST"),
    ("crates/stage/src/layout.rs", "UP"),
    ("crates/stage/src/palette.rs", "MUTED"),
    ("crates/stage/src/show.rs", "DECISIVE FULL"),
    ("crates/stage/src/stake.rs", "ANYWHERE SCORED"),
    ("crates/store/src/competition.rs", "OTHERWISE"),
    ("crates/store/src/disk/names.rs", "DAMAGED"),
    ("crates/store/src/disk/process_file.rs", "MADE SILENT"),
    ("crates/tour/src/heat.rs", "LAST"),
    ("crates/tour/src/map.rs", "WHOLE"),
    ("crates/tour/src/perk.rs", "SPONSORED"),
    ("crates/tour/src/simulate.rs", "CLEAN LIKED MISJUDGED"),
    ("crates/words/src/testing.rs", "ONCE"),
    ("src/app.rs", "LARGE SLOW"),
    ("src/app/awake.rs", "PLAYED"),
    ("src/app/display.rs", "ACCEPTED SCALE"),
    ("src/app/film.rs", "SETTLES"),
    ("src/app/offscreen.rs", "QUIET"),
    ("src/app/place.rs", "MAXIMIZED SIZE"),
    ("src/audio/director.rs", "AFTERWARDS"),
    ("src/audio/effects.rs", "LOSE STEP"),
    ("src/audio/mixer.rs", "FULL"),
    ("src/flow/screen.rs", "LENGTH"),
    ("src/flow/start.rs", "SHORT"),
    ("src/hud/banner.rs", "IN"),
    ("src/hud/board.rs", "HIGH LATE"),
    ("src/hud/coach.rs", "GAP SIZES TILTED"),
    ("src/hud/corner.rs", "SEALED"),
    ("src/hud/half_time.rs", "WIDE"),
    ("src/hud/kicks.rs", "GAP"),
    ("src/hud/lesson.rs", "WIDTHS"),
    ("src/hud/mod.rs", "STALE"),
    ("src/hud/prompt/layout.rs", "MANY"),
    ("src/hud/prompt/paint.rs", "HIGH WIDTHS"),
    ("src/hud/prompt/spot.rs", "DEAR GAP KEPT NEAR"),
    ("src/hud/replay_viewer.rs", "SEALED"),
    ("src/hud/stop_example.rs", "SCALE"),
    ("src/rules/soccer_go.rs", "LIT"),
    ("src/rules/soccer_go/pass_track.rs", "HIGH"),
    ("src/screens/card.rs", "SIZE"),
    ("src/screens/charts.rs", "GAP"),
    ("src/screens/club/honours.rs", "NEAREST WIDE"),
    ("src/screens/club/words.rs", "COPIED"),
    ("src/screens/competition/ceremony.rs", "DRAWN RAISED"),
    ("src/screens/competition/fixtures.rs", "FAINT"),
    ("src/screens/competition/tunnel.rs", "SEEN"),
    ("src/screens/credits.rs", "SIZE"),
    ("src/screens/honours.rs", "FALLS"),
    ("src/screens/invite.rs", "SIZE"),
    ("src/screens/keys/keyboard.rs", "BESIDE WHOLE"),
    ("src/screens/custom_clubs/edit.rs", "MAIN"),
    ("src/screens/rank.rs", "STEP"),
    ("src/screens/result.rs", "LARGE"),
    ("src/screens/result/actions.rs", "SMALL"),
    ("src/screens/result/notes.rs", "FEWEST"),
    ("src/screens/settings.rs", "SIZES"),
    ("src/screens/top_layer.rs", "HELD"),
    ("src/screens/tour/road.rs", "LOST SIZE"),
    ("src/session/bindings/pads.rs", "SECRET"),
    ("src/session/decisions.rs", "DONE FREE"),
    ("src/session/instant_replay.rs", "SLOW"),
    ("src/session/privacy_screen.rs", "LARGE"),
    ("src/session/replay_viewer.rs", "AHEAD"),
    ("src/session/showcase.rs", "AFTERWARDS STEP"),
    ("src/table/cards/drag.rs", "BEHIND FAR FULL HELD"),
    ("src/table/cards/magnifier.rs", "GAP"),
    ("src/table/cards/hover.rs", "LEGIBLE STEP"),
    ("src/table/cards/pack.rs", "ESSENTIAL"),
    ("src/table/cards/pulse.rs", "SECS WIDEST"),
    ("src/table/cheer.rs", "LATE RISE"),
    ("src/table/draw/mod.rs", "HELD"),
    ("src/table/goal/celebrate.rs", "HOLD LEAVE LENGTH REHEARSED"),
    ("src/table/goal/confetti.rs", "KEEP"),
    ("src/table/goal/portrait.rs", "RADIUS SCALE"),
    ("src/table/mouth/flight.rs", "FAR NEAR TUMBLES"),
    ("src/table/mouth/picture.rs", "SIZE STEP"),
    ("src/table/people/figure.rs", "ARRIVES DOWN FOLLOW GREETS HOLD READY SETTLED WAITS"),
    ("src/table/people/mod.rs", "HEIGHT"),
    ("src/table/people/stand_view.rs", "VANISHING"),
    ("src/table/pitch_players.rs", "HELD MOVED"),
    ("src/table/reveal.rs", "ARRIVE BARE GAP LARGE PUSHED SCALE STAMPED"),
    ("src/table/reveal/strip.rs", "SMALLEST WIDE"),
    ("src/table/shirts.rs", "HEIGHT SPENT"),
    ("src/table/stadium/seats.rs", "BEYOND"),
    ("src/table/stadium/sky.rs", "DIM FADES"),
    ("src/table/stadium/still.rs", "MARGIN"),
    ("src/table/trays.rs", "GAP MARGIN"),
    ("src/table/words.rs", "HEIGHT"),
    ("src/theme/egui_input.rs", "NOWHERE"),
    ("src/theme/face.rs", "SHOWN"),
    ("src/theme/screen_reader.rs", "FOLLOWS LOOKS"),
    ("src/widgets/button.rs", "LOW"),
    ("src/widgets/field.rs", "MARGIN"),
    ("src/widgets/focus.rs", "COMES"),
    ("src/widgets/keycap.rs", "HIGH"),
    ("src/widgets/mod.rs", "MARGIN"),
    ("src/widgets/scroll.rs", "STAYS STEP"),
    ("src/widgets/step_slider.rs", "SIZE"),
];

#[test]
fn a_constant_of_one_word_names_a_thing() {
    let mut found = BTreeSet::new();
    let sources = checkout::sources().into_iter().filter(|file| !file.path.contains("/tests"));
    for file in sources {
        let text = file.text().unwrap_or_default();
        found.extend(empty_names(&text).map(|name| (file.path.clone(), name.to_owned())));
    }
    let known: BTreeSet<(String, String)> = KNOWN
        .iter()
        .flat_map(|(path, names)| names.split(' ').map(|name| ((*path).to_owned(), name.to_owned())))
        .collect();
    let new = found.difference(&known).map(|(path, name)| {
        format!("{path}: `{name}` says nothing by itself: say of what, as `TOKEN_WIDTH` does")
    });
    let gone = known.difference(&found).map(|(path, name)| {
        format!("tests/tidy/constants.rs: {path} has no `{name}` any more: remove it from the list")
    });
    expect_none(new.chain(gone).collect());
}

/// Returns the names of the constants whose only word names nothing.
fn empty_names(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .filter_map(constant_in)
        .filter(|name| EMPTY_WORDS.split_whitespace().any(|word| word == *name))
}

/// Returns the name of the constant that a line defines.
pub(crate) fn constant_in(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let visible = line.strip_prefix("pub").unwrap_or(line);
    let item = visible.strip_prefix('(').and_then(|rest| Some(rest.split_once(')')?.1)).unwrap_or(visible);
    let item = item.trim_start();
    let name = item.strip_prefix("const ").or_else(|| item.strip_prefix("static "))?;
    Some(name.split_once(':')?.0.trim_end())
}

#[test]
fn constants_that_name_nothing_are_found() {
    let found = |text: &str| empty_names(text).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(found("const WIDE: f32 = 1.0;\n    pub(super) const NEAR: f32 = 2.0;\n"), ["WIDE", "NEAR"]);
    assert_eq!(found("pub const LATER: u8 = 1;\npub static KEPT: u8 = 1;\n"), ["LATER", "KEPT"]);
    for text in ["const TOKEN_WIDTH: f32 = 1.0;\n", "const PITCH: f32 = 1.0;\n", "// const WIDE: f32\n"] {
        assert_eq!(found(text), [""; 0], "{text}");
    }
}
