//! The content and the place of the prompt: rows of text and buttons, and the keys drawn on cards.

use bevy_egui::egui::{Rect, Vec2, pos2};

use crate::flow::action::InputAction;
use crate::hud::HudCanvas;
use crate::session::bindings::{Bindings, DIGITS, OPTIONS};
use crate::session::decisions::{DecisionTarget, KeyHint, OpenDecisions};
use engine::Seat;
use stage::accent::{Accent, AccentSet};
use stage::scene::{CardId, PlayerId};
use words::DisplayText;
use words::say;

/// Vertical centre of the prompt's first row, on the sheet.
pub(super) const ROW_Y: f32 = 701.0;
/// Height of a row, design units.
pub(super) const ROW: f32 = 54.0;
/// Number of cards from which keys are drawn on the cards instead of in the prompt.
const MANY: usize = 6;

/// A target in the prompt, with its key and its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PromptButton {
    pub(super) target: DecisionTarget,
    pub(super) cap: DisplayText,
    pub(super) label: DisplayText,
}

/// The prompt of one side.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct PromptStrip {
    pub(super) seat: Seat,
    /// The question.
    pub(super) head: DisplayText,
    pub(super) buttons: Vec<PromptButton>,
    /// Cards with a key drawn on them, each with that key.
    pub(super) on_cards: Vec<(CardId, DisplayText)>,
    /// Players on the pitch with a key drawn on them, if two choose in secret.
    pub(super) on_players: Vec<(PlayerId, DisplayText)>,
    /// The target in keyboard focus.
    pub(super) focus: Option<DecisionTarget>,
    /// The target that the pointer is on, on the table.
    pub(super) hot: Option<DecisionTarget>,
    /// True if nothing may be highlighted: it would show the other player what is considered.
    pub(super) secret: bool,
    /// The indicator before the question, on or off, if both choose at once.
    pub(super) indicator: Option<bool>,
}

impl PromptStrip {
    /// Builds the prompt of a side that is asked. If both sides have a person, `name` is the player's name, and
    /// `undoes` that of the one whose decision can be taken back. `hovered` is the card under the pointer. `worn` puts
    /// keys on cards however few there are. `pad_page` is the half of the options, 0 or 1, that the buttons of the
    /// side's pad stand for in a secret choice; `None` if the side chooses by keys.
    pub(super) fn of(
        seat: Seat,
        asked: &OpenDecisions,
        keys: &Bindings,
        pad_page: Option<usize>,
        name: Option<DisplayText>,
        undoes: Option<DisplayText>,
        hovered: Option<CardId>,
        worn: bool,
    ) -> Self {
        let hand = keys.option_keys(seat, name.is_some());
        let cap_of = |hint: KeyHint| {
            if let Some(page) = pad_page {
                // Without a secret choice, a pad steers to an option.
                let Some(k) = hint.hand.filter(|_| asked.secret) else { return DisplayText::EMPTY };
                let is_here = k / (OPTIONS / 2) == page;
                return keys.button_cap_of(if is_here {
                    InputAction::Option(seat, k)
                } else {
                    InputAction::MoreOptions
                });
            }
            let digit = hint.digit.and_then(|k| DIGITS.get(k));
            let key = hint.hand.map_or(digit, |k| hand.get(k));
            key.map_or(DisplayText::EMPTY, |key| keys.cap(*key))
        };
        let hints = asked.key_hints(seat);
        let card = |target: DecisionTarget| asked.offer(seat, target).and_then(|offer| offer.card);
        let many = worn
            || !asked.secret && hints.iter().filter(|(target, _)| card(*target).is_some()).count() >= MANY;
        let (mut buttons, mut on_cards, mut on_players) = (Vec::new(), Vec::new(), Vec::new());
        for (target, hint) in hints {
            let cap = cap_of(hint);
            let id = asked.card(seat, target);
            // A card named in the prompt has a button there; other cards to pick have their keys drawn on them.
            let loose = matches!(target, DecisionTarget::Card(id) if named(seat, asked, id).is_none());
            match id.and_then(|id| asked.player_id(seat, id)) {
                Some(player) if hint.hand.is_some() => on_players.push((player, cap)),
                Some(_) => on_cards.extend(id.map(|id| (id, cap))),
                None if loose => on_cards.extend(id.map(|id| (id, cap))),
                None if many && card(target).is_some() => {
                    on_cards.extend(id.filter(|_| !cap.is_empty()).map(|id| (id, cap)));
                }
                None => buttons.push(PromptButton { target, cap, label: label(seat, asked, target) }),
            }
        }
        // Between two people the button says whose decision it takes back, also where only the other one is asked now.
        if asked.undo.is_some_and(|whose| whose == seat || !asked.asks(whose)) {
            let cap = keys.cap_of(InputAction::Undo);
            let label = undoes.map_or_else(|| say!("hud-undo"), |name| say!("hud-undo-of", name));
            buttons.push(PromptButton { target: DecisionTarget::Undo, cap, label });
        }
        let focus = asked.focused().map(|focused| focused.1);
        // Only one target is highlighted: the one in focus, until the pointer moves.
        let hovered = hovered.filter(|_| asked.focus.is_none());
        let hot = hovered.and_then(|id| asked.offered(seat, id)).map(DecisionTarget::Offer);
        let head = head(seat, asked, name.map(|name| (name, on_players.is_empty())));
        Self { seat, head, buttons, on_cards, on_players, focus, hot, secret: asked.secret, indicator: None }
    }

    /// Returns the prompt with the indicator of its side: lit once it has chosen, if both choose at once. If
    /// there is only a name, a text says that both choose in secret, and who has chosen.
    pub(super) fn with_indicator(self, indicator: Option<bool>, name: Option<&DisplayText>) -> Self {
        let alone = name.filter(|name| self.secret && **name == self.head);
        let explained = self.buttons.iter().any(|button| matches!(button.target, DecisionTarget::Offer(_)));
        let head = match alone.filter(|_| !explained).zip(indicator) {
            Some((name, false)) => say!("hud-secret-choosing", name),
            Some((name, true)) => say!("hud-secret-ready", name),
            None => self.head,
        };
        Self { indicator, head, ..self }
    }

    /// Returns the frames of a button; `over` is true if the pointer is on it.
    pub(super) fn frames(&self, target: DecisionTarget, over: bool) -> AccentSet {
        let open = !self.secret;
        AccentSet::NONE
            .with_if(Accent::Focus, open && self.focus == Some(target))
            .with_if(Accent::Hover, open && (over && self.focus.is_none() || self.hot == Some(target)))
    }

    /// Returns the target pointed at: by the pointer, or else by keys.
    pub(super) fn pointed(&self) -> Option<DecisionTarget> {
        self.hot.or(self.focus).filter(|_| !self.secret)
    }

    /// Returns the largest width: the whole area, or half of it if two are asked side by side.
    pub(super) fn most(&self, canvas: HudCanvas) -> f32 {
        let whole = canvas.prompts().width();
        if self.secret { whole / 2.0 - 6.0 } else { whole }
    }

    /// Returns the area of a prompt of that size: centred on the strip below the pitch. If it would cover one of those
    /// things, it moves to the foot of its area.
    pub(super) fn place(&self, canvas: HudCanvas, size: Vec2, things: &[Rect]) -> Rect {
        let room = canvas.prompts();
        let mid = match (self.secret, self.seat) {
            (false, _) => canvas.w / 2.0,
            (true, Seat::Home) => room.left() + self.most(canvas) / 2.0,
            (true, Seat::Away) => room.right() - self.most(canvas) / 2.0,
        };
        let low = room.bottom() - size.y;
        let at = |y: f32| Rect::from_min_size(pos2(mid - size.x / 2.0, y), size);
        let usual = at((canvas.sheet(0.0, ROW_Y).y - size.y / 2.0).min(low));
        if things.iter().any(|thing| thing.intersects(usual)) { at(low) } else { usual }
    }
}

/// Returns the prompts of all sides that are asked. If one of them does not fit without covering what is above and
/// below, keys are drawn on cards instead, for all sides alike. `strip` builds the prompt of a side, with keys on cards
/// or not; `fits` returns true if it fits.
pub(super) fn strips(
    asked: &OpenDecisions,
    strip: impl Fn(Seat, bool) -> PromptStrip,
    fits: impl Fn(&PromptStrip) -> bool,
) -> Vec<PromptStrip> {
    let all = |worn: bool| -> Vec<PromptStrip> {
        let seats = Seat::BOTH.into_iter().filter(|seat| asked.asks(*seat));
        seats.map(|seat| strip(seat, worn)).collect()
    };
    let plain = all(false);
    if plain.iter().all(fits) { plain } else { all(true) }
}

/// Returns the text of a button that is not about a decision made before.
fn label(seat: Seat, asked: &OpenDecisions, target: DecisionTarget) -> DisplayText {
    match target {
        DecisionTarget::Suggest => say!("hud-auto"),
        DecisionTarget::PlayOn => say!("hud-play-on"),
        DecisionTarget::Call => say!("hud-my-cards"),
        DecisionTarget::Card(card) => named(seat, asked, card).cloned().unwrap_or_default(),
        _ => asked.offer(seat, target).map_or(DisplayText::EMPTY, |offer| offer.label.clone()),
    }
}

/// Returns the text of a card in the prompt, if the prompt names it.
fn named(seat: Seat, asked: &OpenDecisions, id: CardId) -> Option<&DisplayText> {
    let named = asked.picking[seat].iter().flat_map(|picking| &picking.named);
    named.filter(|(card, _)| *card == id).map(|(_, words)| words).next()
}

/// Returns the question in words. `name` is the player's name, paired with true if the options are shown beside it,
/// which say enough in a secret choice.
fn head(seat: Seat, asked: &OpenDecisions, name: Option<(DisplayText, bool)>) -> DisplayText {
    let head = match name {
        Some((name, true)) if asked.secret => name,
        Some((name, _)) => {
            say!("hud-asked", name, question = &asked.prompt[seat])
        }
        None => asked.prompt[seat].clone(),
    };
    match asked.picking[seat].as_ref().filter(|picking| !picking.words.is_empty()) {
        Some(picking) => say!("hud-asked-so-far", question = head, picked = &picking.words),
        None => head,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stage::action::DynAction;
    use stage::layout::TallWindowFit;
    use stage::offer::ActionOption;

    fn offer(label: &str, card: Option<u16>) -> ActionOption {
        let card = card.map(CardId);
        let (action, label) = (DynAction::new(label.to_owned()), DisplayText::verbatim(label));
        ActionOption { action, label, help: DisplayText::EMPTY, card, preview: None }
    }

    fn name() -> Option<DisplayText> {
        Some(DisplayText::verbatim("Name"))
    }

    fn asked(offers: Vec<ActionOption>) -> OpenDecisions {
        let mut asked = OpenDecisions::default();
        asked.offers[Seat::Home] = offers;
        asked
    }

    #[test]
    fn with_many_cards_the_keys_are_on_the_cards() {
        let keys = Bindings::default();
        let few = asked((0..5).map(|k| offer("Card", Some(k))).collect());
        let strip = PromptStrip::of(Seat::Home, &few, &keys, None, None, None, None, false);
        assert_eq!((strip.buttons.len(), strip.on_cards.len()), (5, 0));
        let mut all: Vec<ActionOption> = (0..6).map(|k| offer("Card", Some(k))).collect();
        all.push(offer("Pass", None));
        let strip = PromptStrip::of(Seat::Home, &asked(all), &keys, None, None, None, Some(CardId(3)), false);
        assert_eq!(strip.on_cards.len(), 6);
        assert_eq!(
            strip.buttons,
            [PromptButton {
                target: DecisionTarget::Offer(6),
                cap: keys.cap(keys.left[6]),
                label: DisplayText::verbatim("Pass")
            }]
        );
        assert_eq!(strip.pointed(), Some(DecisionTarget::Offer(3)), "what the pointer is on lights up");
        assert!(strip.frames(DecisionTarget::Offer(3), false).has(Accent::Hover));
    }

    /// As in Soccer 17 between two people: three cards against four, of which only three fit into half a prompt.
    #[test]
    fn the_keys_of_two_people_are_in_the_same_place() {
        let keys = Bindings::default();
        for few in [2, 3] {
            let mut both = asked((0..few).map(|k| offer("Card", Some(k))).collect());
            both.offers[Seat::Away] = (0..4).map(|k| offer("Card", Some(10 + k))).collect();
            both.secret = true;
            let strip = |seat, worn| PromptStrip::of(seat, &both, &keys, None, name(), None, None, worn);
            let on_cards: Vec<usize> = strips(&both, strip, |strip| strip.buttons.len() < 4)
                .iter()
                .map(|strip| strip.on_cards.len())
                .collect();
            assert_eq!(on_cards, [usize::from(few), 4]);
            let fits = strips(&both, strip, |_| true);
            assert!(fits.iter().all(|strip| strip.on_cards.is_empty()));
        }
    }

    #[test]
    fn in_a_secret_choice_a_gamepad_user_sees_its_buttons() {
        let mut secret = asked((0..8).map(|_| offer("Pass", None)).collect());
        secret.secret = true;
        secret.offers = std::mem::take(&mut secret.offers).swapped();
        let bindings = Bindings::default();
        let caps = |page| -> Vec<DisplayText> {
            let strip = PromptStrip::of(Seat::Away, &secret, &bindings, page, name(), None, None, false);
            strip.buttons.into_iter().map(|button| button.cap).collect()
        };
        assert_eq!(caps(Some(0)), ["X", "Y", "B", "LB", "A", "RB", "RT", "RT"]);
        assert_eq!(caps(Some(1)), ["RT", "RT", "RT", "RT", "RT", "RT", "X", "Y"]);
        assert_eq!(caps(None)[..3], ["I", "O", "P"]);
    }

    /// As in Soccer 17 between two people, with the keys on the cards: a name alone would tell nobody what to do.
    #[test]
    fn a_prompt_without_options_says_that_both_choose_in_secret_and_who_has() {
        let keys = Bindings::default();
        let mut both = asked((0..3).map(|k| offer("Card", Some(k))).collect());
        both.secret = true;
        let head = |worn, indicator| {
            let strip = PromptStrip::of(Seat::Home, &both, &keys, None, name(), None, None, worn);
            strip.with_indicator(indicator, name().as_ref()).head
        };
        let name = || DisplayText::verbatim("Name");
        assert_eq!(head(true, Some(false)), say!("hud-secret-choosing", name = name()));
        assert_eq!(head(true, Some(true)), say!("hud-secret-ready", name = name()));
        assert_eq!(head(false, Some(false)), name(), "beside its options a name is enough");
    }

    #[test]
    fn the_button_names_the_side_whose_decision_it_undoes() {
        let keys = Bindings::default();
        let mut one = asked(vec![offer("Pass", None)]);
        let undo = |asked: &OpenDecisions, undoes: Option<DisplayText>| {
            let strip = PromptStrip::of(Seat::Home, asked, &keys, None, None, undoes, None, false);
            let button = strip.buttons.into_iter().find(|button| button.target == DecisionTarget::Undo);
            button.map(|button| button.label)
        };
        assert_eq!(undo(&one, name()), None);
        for whose in Seat::BOTH {
            one.undo = Some(whose);
            let of = say!("hud-undo-of", name = DisplayText::verbatim("Name"));
            assert_eq!(undo(&one, name()), Some(of), "{whose}, and home is asked");
            assert_eq!(undo(&one, None), Some(say!("hud-undo")));
        }
        // Where both are asked, it stands in the prompt of its own side alone.
        one.offers[Seat::Away] = vec![offer("Pass", None)];
        assert_eq!(undo(&one, name()), None);
    }

    #[test]
    fn in_a_secret_choice_nothing_is_highlighted() {
        let mut secret = asked(vec![offer("Pass", Some(1))]);
        secret.secret = true;
        let strip = PromptStrip::of(
            Seat::Home,
            &secret,
            &Bindings::default(),
            None,
            name(),
            None,
            Some(CardId(1)),
            false,
        );
        assert_eq!(strip.pointed(), None);
        assert_eq!(strip.frames(DecisionTarget::Offer(0), true), AccentSet::NONE);
    }

    #[test]
    fn the_prompt_is_in_the_strip_below_the_pitch() {
        let canvas = HudCanvas::of_size(bevy::math::Vec2::new(1920.0, 1080.0), TallWindowFit::NONE);
        let strip = PromptStrip::of(
            Seat::Home,
            &asked(vec![offer("X", None)]),
            &Bindings::default(),
            None,
            None,
            None,
            None,
            false,
        );
        for size in [Vec2::new(700.0, ROW), Vec2::new(1400.0, 80.0), Vec2::new(1400.0, 130.0)] {
            let pill = strip.place(canvas, size, &[]);
            assert!(canvas.prompts().contains_rect(pill), "{pill:?}");
            // The prompt avoids the keys of players near the line.
            let key = Rect::from_center_size(pos2(900.0, pill.top() - 4.0), Vec2::splat(16.0));
            let lower = strip.place(canvas, size, &[key]);
            assert!(canvas.prompts().contains_rect(lower) && lower.top() >= pill.top(), "{lower:?}");
            assert!(size.y > 100.0 || !lower.intersects(key), "{lower:?}");
        }
    }
}
