//! The top layer of the screen and the time it has been at rest. A press acts only on something that was at rest on the
//! screen when it was made. [`filter_input`] checks keys, mouse and touch, [`InputFilter::press`] gamepad buttons; a
//! press that comes too early is discarded.

use std::collections::HashMap;

use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowEvent};

use super::action::PadDirection;
use super::page::AppPage;
use words::DisplayText;

/// Seconds for which a new top layer ignores presses. A press so soon was meant for the layer before, or is the second
/// one of a double click.
pub const SETTLE_SECS: f32 = 0.35;
/// Seconds for which a layer that must be read has to be on show before it accepts a press.
pub const MIN_READ_SECS: f32 = 1.0;
/// Seconds until the result accepts input: it appears during a show, and its first button begins another match.
pub const MIN_RESULT_READ_SECS: f32 = 2.0;
/// Longest pause in seconds between two presses of one key, or at one point, that belong to the same run. A run that
/// began before a layer that must be read came up has no effect there.
pub const MAX_BURST_GAP_SECS: f32 = 1.0;
/// Seconds for which a layer that must be read ignores clicks if the mouse has not moved since it came up.
pub const CLICK_GUARD_SECS: f32 = 2.0;
/// Distance in logical pixels within which the pointer counts as not moved.
const POINT: f32 = 6.0;
/// Longest time step that counts, in seconds: nobody has seen a layer that came up within one long frame.
const MAX_STEP_SECS: f32 = 0.5;

/// The top layer of the screen, which gets keys and clicks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum FocusLayer {
    /// Pictures are loading.
    #[default]
    Loading,
    /// The title.
    Title,
    /// The match behind the title, without the menu.
    AttractMode,
    /// A match, whatever decision is open.
    Table,
    /// A step of a lesson, counted from 0, or a verdict on a set piece.
    Lesson(usize),
    /// A match that is being replayed.
    ReplayViewer,
    /// The result.
    Result,
    /// A page and the index of its part: a page that changes without input, or asks twice, has several parts.
    Page(AppPage, u8),
    /// A ceremony on the competition's page, by its kind: any press skips it.
    Ceremony(u8),
    /// A dialog, identified by its text.
    Dialog(DisplayText),
}

impl FocusLayer {
    /// Returns true if this layer must be read, so that presses cannot rush past it.
    const fn is_read(&self) -> bool {
        matches!(self, Self::Page(AppPage::Competition, _) | Self::Lesson(_) | Self::Result | Self::Dialog(_))
    }

    /// Returns true if any press skips this layer.
    #[must_use]
    pub const fn is_show(&self) -> bool {
        matches!(self, Self::Ceremony(_))
    }

    /// Returns true if a run of presses that began earlier has no effect here. A lesson can be stepped through with one
    /// key.
    const fn ends_runs(&self) -> bool {
        self.is_read() && !matches!(self, Self::Lesson(_))
    }

    /// Returns true if this layer covers one that reappears afterwards.
    const fn covers(&self) -> bool {
        matches!(self, Self::Page(..) | Self::Ceremony(_) | Self::Dialog(_))
    }
}

/// The source of a press: a key, a button of a gamepad or of the mouse, a stick, or a finger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PressSource {
    /// A key.
    Key(KeyCode),
    /// A button of a gamepad.
    Pad(Entity, GamepadButton),
    /// The stick of a gamepad, moved in a direction.
    Stick(Entity, PadDirection),
    /// A button of the mouse.
    Button(MouseButton),
    /// A finger on the screen.
    Finger,
}

/// A press, accepted or not.
#[derive(Clone, Copy, Debug)]
struct TimedPress {
    /// Time of the press, in seconds of [`InputFilter::now`].
    at: f32,
    /// Position of the pointer.
    point: Vec2,
    /// The [`InputFilter::layer_generation`] at which its run began; `None` if the press was too early for any layer.
    run_began: Option<u32>,
    /// The [`InputFilter::layer_generation`] at which it was accepted, if it was; repeats of a held key belong to that
    /// layer.
    accepted: Option<u32>,
}

/// The top layer and the time it has been at rest.
#[derive(Resource, Debug, Default)]
pub struct InputFilter {
    top: FocusLayer,
    /// Number of layers that have come up so far.
    layer_generation: u32,
    /// Seconds of real time since the start.
    now: f32,
    /// Seconds at rest since the layer came up.
    settled_secs: f32,
    /// Seconds for which the layer was on show in all; time before it was covered counts.
    shown_secs: f32,
    /// The covered layers, the lowest first, each with its seconds on show.
    covered: Vec<(FocusLayer, f32)>,
    /// Position of the pointer, in logical pixels.
    pointer: Vec2,
    /// Position of the pointer when the layer came up, in logical pixels.
    pointer_at_layer_start: Vec2,
    presses: HashMap<PressSource, TimedPress>,
    had_press: bool,
    had_accepted_press: bool,
}

impl InputFilter {
    /// Returns the top layer.
    #[must_use]
    pub const fn top(&self) -> &FocusLayer {
        &self.top
    }

    /// Returns the number of layers that have come up so far.
    pub(super) const fn layer_generation(&self) -> u32 {
        self.layer_generation
    }

    /// Returns true if there was a press since the last frame, accepted or not.
    #[must_use]
    pub const fn had_press(&self) -> bool {
        self.had_press
    }

    /// Returns true if a press was accepted since the last frame. Keys that are always accepted do not count.
    #[must_use]
    pub const fn had_accepted_press(&self) -> bool {
        self.had_accepted_press
    }

    /// Advances by a frame of `secs` seconds with `top` on top; nothing is at rest while a sweep runs.
    pub fn advance(&mut self, top: FocusLayer, secs: f32, sweeps: bool) {
        self.now += secs;
        (self.had_press, self.had_accepted_press) = (false, false);
        if self.top == top {
            let step = if sweeps { 0.0 } else { secs.min(MAX_STEP_SECS) };
            self.settled_secs += step;
            self.shown_secs += step;
            return;
        }
        let before = std::mem::replace(&mut self.top, top);
        match self.covered.iter().position(|(other, _)| *other == self.top) {
            Some(place) => {
                self.shown_secs = self.covered[place].1;
                self.covered.truncate(place);
            }
            None => {
                if self.top.covers() {
                    self.covered.push((before, self.shown_secs));
                } else {
                    self.covered.clear();
                }
                self.shown_secs = 0.0;
            }
        }
        self.settled_secs = 0.0;
        self.layer_generation = self.layer_generation.wrapping_add(1);
        self.pointer_at_layer_start = self.pointer;
    }

    /// Returns true if the layer accepts every press by now.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.secs_until_accepted(true) <= 0.0
    }

    /// Returns the seconds until a press is accepted; `still` if the pointer has not moved since the layer came up.
    fn secs_until_accepted(&self, still: bool) -> f32 {
        let settles = SETTLE_SECS - self.settled_secs;
        match &self.top {
            FocusLayer::Loading => 0.0,
            FocusLayer::AttractMode => f32::INFINITY,
            top if !top.is_read() => settles,
            top if still && top.ends_runs() => settles.max(CLICK_GUARD_SECS - self.shown_secs),
            FocusLayer::Result => settles.max(MIN_RESULT_READ_SECS - self.shown_secs),
            _ => settles.max(MIN_READ_SECS - self.shown_secs),
        }
    }

    /// Returns true for a mouse button if the pointer has not moved since the layer came up.
    fn is_still(&self, source: PressSource) -> bool {
        matches!(source, PressSource::Button(_)) && self.pointer.distance(self.pointer_at_layer_start) < POINT
    }

    /// Returns the [`InputFilter::layer_generation`] at which the run began that a press now would belong to.
    fn run(&self, source: PressSource) -> Option<u32> {
        let before = self.presses.get(&source).filter(|before| self.now - before.at < MAX_BURST_GAP_SECS);
        let before = before.filter(|before| match source {
            PressSource::Button(_) => before.point.distance(self.pointer) < POINT,
            PressSource::Key(_) | PressSource::Pad(..) | PressSource::Stick(..) | PressSource::Finger => true,
        });
        before.map_or(Some(self.layer_generation), |before| before.run_began)
    }

    /// Returns true if a press would be accepted now.
    #[must_use]
    pub fn accepts(&self, source: PressSource) -> bool {
        let continues_no_old_run = !self.top.ends_runs() || self.run(source) == Some(self.layer_generation);
        continues_no_old_run && self.secs_until_accepted(self.is_still(source)) <= 0.0
    }

    /// Records a press and returns true if it is accepted.
    pub fn press(&mut self, source: PressSource) -> bool {
        self.had_press = true;
        let accepted = self.accepts(source);
        self.had_accepted_press |= accepted;
        let too_early = self.secs_until_accepted(self.is_still(source)) > 0.0 && self.top.ends_runs();
        let run_began = if too_early { None } else { self.run(source) };
        let accepted_on = accepted.then_some(self.layer_generation);
        self.presses.insert(
            source,
            TimedPress { at: self.now, point: self.pointer, run_began, accepted: accepted_on },
        );
        accepted
    }

    /// Returns true if a repeat of a held key is accepted: only on the layer on which the key was pressed.
    #[must_use]
    pub fn repeats(&self, source: PressSource) -> bool {
        self.presses.get(&source).is_none_or(|press| press.accepted == Some(self.layer_generation))
    }
}

/// Keys that are always accepted: they change neither page nor match.
#[derive(Resource, Clone, Debug, Default)]
pub struct UnfilteredKeys(pub Vec<KeyCode>);

/// Discards presses that come too early, by turning them into releases.
pub fn filter_input(
    mut input_filter: ResMut<InputFilter>,
    unfiltered_keys: Res<UnfilteredKeys>,
    mut keys: MessageMutator<KeyboardInput>,
    mut buttons: MessageMutator<MouseButtonInput>,
    mut touches: MessageMutator<TouchInput>,
    mut events: MessageMutator<WindowEvent>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let input_filter = &mut *input_filter;
    // Each press arrives twice: as its own message and in the ordered `WindowEvent`s.
    let mut known: HashMap<PressSource, bool> = HashMap::new();
    for event in events.read() {
        match event {
            WindowEvent::CursorMoved(moved) => input_filter.pointer = moved.position,
            WindowEvent::MouseButtonInput(input) if input.state.is_pressed() => {
                let source = PressSource::Button(input.button);
                if !*known.entry(source).or_insert_with(|| input_filter.press(source)) {
                    input.state = ButtonState::Released;
                }
            }
            WindowEvent::TouchInput(input)
                if input.phase == TouchPhase::Started
                    && !*known
                        .entry(PressSource::Finger)
                        .or_insert_with(|| input_filter.press(PressSource::Finger)) =>
            {
                input.phase = TouchPhase::Canceled;
            }
            _ => {}
        }
    }
    for input in buttons.read().filter(|input| input.state.is_pressed()) {
        let source = PressSource::Button(input.button);
        if !*known.entry(source).or_insert_with(|| input_filter.press(source)) {
            input.state = ButtonState::Released;
        }
    }
    for input in touches.read().filter(|input| input.phase == TouchPhase::Started) {
        if !*known.entry(PressSource::Finger).or_insert_with(|| input_filter.press(PressSource::Finger)) {
            input.phase = TouchPhase::Canceled;
        }
    }
    for input in keys.read().filter(|input| input.state.is_pressed()) {
        let (source, had_accepted) = (PressSource::Key(input.key_code), input_filter.had_accepted_press);
        let accepted = if input.repeat {
            input_filter.repeats(source)
        } else {
            *known.entry(source).or_insert_with(|| input_filter.press(source))
        };
        if unfiltered_keys.0.contains(&input.key_code) {
            input_filter.had_accepted_press = had_accepted;
        } else if !accepted {
            input.state = ButtonState::Released;
        }
    }
    // An idle window would otherwise sleep through the moment from which presses are accepted.
    if input_filter.top != FocusLayer::AttractMode && !input_filter.is_settled() {
        redraw.write(RequestRedraw);
    }
}

/// Adds the resources.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<InputFilter>().init_resource::<UnfilteredKeys>();
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPACE: PressSource = PressSource::Key(KeyCode::Space);
    const LEFT: PressSource = PressSource::Button(MouseButton::Left);

    /// Shows `top` for `frames` frames of 50 ms.
    fn shown(input_filter: &mut InputFilter, top: &FocusLayer, frames: usize) {
        for _ in 0..frames {
            input_filter.advance(top.clone(), 0.05, false);
        }
    }

    fn on(top: &FocusLayer) -> InputFilter {
        let mut input_filter = InputFilter::default();
        input_filter.advance(top.clone(), 0.05, false);
        input_filter
    }

    #[test]
    fn a_ceremony_is_skipped_by_the_first_press_once_it_accepts_input() {
        let top = FocusLayer::Ceremony(0);
        let mut input_filter = on(&top);
        assert!(!input_filter.press(LEFT) && !input_filter.had_accepted_press(), "it has just come up");
        shown(&mut input_filter, &top, 8);
        assert!(input_filter.press(LEFT) && input_filter.had_accepted_press(), "wherever the pointer lies");
        shown(&mut input_filter, &top, 1);
        assert!(!input_filter.had_accepted_press());
    }

    #[test]
    fn a_new_layer_ignores_presses_until_it_accepts_input() {
        for (top, frames) in [
            (FocusLayer::Title, 7),
            (FocusLayer::Table, 7),
            (FocusLayer::Page(AppPage::Settings, 0), 7),
            (FocusLayer::Result, 40),
            (FocusLayer::Lesson(3), 20),
            (FocusLayer::Dialog(DisplayText::verbatim("No")), 20),
            (FocusLayer::Page(AppPage::Competition, 1), 20),
        ] {
            let mut input_filter = on(&top);
            shown(&mut input_filter, &top, frames - 1);
            assert!(!input_filter.accepts(SPACE), "{top:?}");
            shown(&mut input_filter, &top, 2);
            assert!(input_filter.press(SPACE), "{top:?}");
        }
    }

    #[test]
    fn a_burst_of_presses_stops_at_a_layer_to_be_read() {
        let mut input_filter = on(&FocusLayer::Table);
        shown(&mut input_filter, &FocusLayer::Table, 20);
        for _ in 0..4 {
            assert!(input_filter.press(SPACE), "a match is hurried along");
            shown(&mut input_filter, &FocusLayer::Table, 6);
        }
        shown(&mut input_filter, &FocusLayer::Result, 6);
        for _ in 0..12 {
            assert!(!input_filter.press(SPACE), "nobody hurries past a result");
            shown(&mut input_filter, &FocusLayer::Result, 10);
        }
        assert!(input_filter.accepts(PressSource::Key(KeyCode::Enter)), "another key is meant");
        shown(&mut input_filter, &FocusLayer::Result, 20);
        assert!(input_filter.press(SPACE), "after a rest it is meant");
        // The next page must be read, too.
        let next = FocusLayer::Page(AppPage::Competition, 1);
        shown(&mut input_filter, &next, 6);
        for _ in 0..6 {
            assert!(!input_filter.press(SPACE));
            shown(&mut input_filter, &next, 6);
        }
    }

    #[test]
    fn one_key_leads_through_a_lesson_and_each_step_stays_its_minimum_time() {
        let mut input_filter = on(&FocusLayer::Lesson(0));
        let (mut step, mut stood) = (0, 0);
        for frame in 1..400 {
            input_filter.advance(FocusLayer::Lesson(step), 0.05, false);
            stood += 1;
            if frame % 6 == 0 && input_filter.press(SPACE) {
                assert!(stood > 20, "step {step} stood for {stood} frames");
                (step, stood) = (step + 1, 0);
            }
        }
        assert!(step > 10, "only {step} steps");
    }

    #[test]
    fn a_new_page_ignores_clicks_until_the_pointer_moves() {
        let page = FocusLayer::Page(AppPage::Competition, 0);
        let mut input_filter = on(&FocusLayer::Table);
        input_filter.pointer = Vec2::new(600.0, 500.0);
        shown(&mut input_filter, &FocusLayer::Table, 20);
        shown(&mut input_filter, &page, 30);
        assert!(!input_filter.accepts(LEFT), "it has not moved");
        input_filter.pointer = Vec2::new(640.0, 500.0);
        assert!(input_filter.accepts(LEFT), "it has");
        input_filter.pointer = Vec2::new(600.0, 500.0);
        shown(&mut input_filter, &page, 20);
        assert!(input_filter.accepts(LEFT), "after so long it is meant");
    }

    #[test]
    fn a_layer_uncovered_again_accepts_input_at_once() {
        let mut input_filter = on(&FocusLayer::Result);
        shown(&mut input_filter, &FocusLayer::Result, 50);
        let page = FocusLayer::Page(AppPage::Rules, 0);
        shown(&mut input_filter, &page, 10);
        shown(&mut input_filter, &FocusLayer::Result, 8);
        assert!(!input_filter.accepts(SPACE) || input_filter.settled_secs >= SETTLE_SECS);
        shown(&mut input_filter, &FocusLayer::Result, 2);
        assert!(input_filter.accepts(SPACE), "it has been read");
        shown(&mut input_filter, &FocusLayer::Table, 3);
        shown(&mut input_filter, &FocusLayer::Result, 10);
        assert!(!input_filter.accepts(SPACE), "this is another one");
    }

    #[test]
    fn a_held_key_repeats_only_on_the_layer_where_it_was_pressed() {
        let mut input_filter = on(&FocusLayer::Title);
        shown(&mut input_filter, &FocusLayer::Title, 10);
        assert!(input_filter.press(SPACE) && input_filter.repeats(SPACE));
        shown(&mut input_filter, &FocusLayer::Page(AppPage::ClubHouse, 0), 60);
        assert!(!input_filter.repeats(SPACE));
    }

    #[test]
    fn no_layer_accepts_input_during_a_screen_transition() {
        let mut input_filter = on(&FocusLayer::Title);
        for _ in 0..40 {
            input_filter.advance(FocusLayer::Title, 0.05, true);
        }
        assert!(!input_filter.accepts(SPACE));
        shown(&mut input_filter, &FocusLayer::Title, 8);
        assert!(input_filter.accepts(SPACE));
        // A single frame of 9 s does not count as 9 s on show.
        let mut input_filter = on(&FocusLayer::Result);
        input_filter.advance(FocusLayer::Result, 9.0, false);
        assert!(!input_filter.accepts(SPACE));
    }

    #[test]
    fn the_key_that_ends_the_showcase_reaches_nothing_behind_it() {
        let mut input_filter = on(&FocusLayer::AttractMode);
        shown(&mut input_filter, &FocusLayer::AttractMode, 100);
        assert!(!input_filter.press(SPACE) && input_filter.had_press());
        shown(&mut input_filter, &FocusLayer::Title, 1);
        assert!(!input_filter.had_press() && !input_filter.accepts(SPACE));
    }
}
