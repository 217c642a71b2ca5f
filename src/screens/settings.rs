//! The settings page with three tabs: sound, match, and display and controls. While a named person plays first, each
//! tab has two parts: that person's own settings, and everybody's.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::draw_page;
use crate::audio::AudioStatus;
use crate::flow::language::LanguageList;
use crate::flow::page::{AppPage, Navigate};
use crate::flow::prefs::Prefs;
use crate::widgets::{self, BoxSurface, Button, Node, StepSlider, StyledText, column, row, titled_page_with};
use SettingScope::{Personal, Shared};
use players::people::PersonName;
use store::{BotPace, LookDuration, Settings, TimeOfDay};
use words::{DisplayText, MessageId, whole_per_cent};
use words::{id, say};

const SPEEDS: [f32; 5] = [0.5, 1.0, 2.0, 4.0, 0.0];
const SIZES: [f32; 5] = [1.0, 1.2, 1.4, 1.7, 2.0];
/// The labels of a setting that is off or on.
const OFF_ON: [MessageId; 2] = [id!("settings-off"), id!("settings-on")];

/// The tabs of the page.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum SettingsTab {
    /// Volumes.
    #[default]
    Sound,
    /// The course of a match.
    Match,
    /// Display, accessibility and controls.
    Display,
}

impl SettingsTab {
    const ALL: [Self; 3] = [Self::Sound, Self::Match, Self::Display];
    const NAMES: [MessageId; 3] =
        [id!("settings-tab-sound"), id!("settings-tab-match"), id!("settings-tab-display")];
}

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SettingsTab>();
    draw_page(app, AppPage::Settings, draw);
}

/// A message of the page.
enum SettingsMsg {
    Show(SettingsTab),
    Set(Box<dyn FnOnce(&mut Settings)>),
    Go(Navigate),
}

/// Whose a setting is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SettingScope {
    /// The first player's, if that person has a name.
    Personal,
    /// Everybody's.
    Shared,
}
/// A row of the page, and whose settings it has.
type SettingRow = (SettingScope, Node<'static, SettingsMsg>);

/// Returns a message that changes a setting.
fn set(change: impl FnOnce(&mut Settings) + 'static) -> SettingsMsg {
    SettingsMsg::Set(Box::new(change))
}

fn draw(
    mut contexts: EguiContexts,
    (audio_status, languages): (Res<AudioStatus>, Res<LanguageList>),
    mut tab: ResMut<SettingsTab>,
    mut prefs: ResMut<Prefs>,
    mut go: MessageWriter<Navigate>,
) -> Result {
    let view = view(*tab, &prefs.settings, &audio_status, &languages);
    match widgets::page(contexts.ctx_mut()?, "settings", 0.7, view) {
        Some(SettingsMsg::Show(other)) => *tab = other,
        Some(SettingsMsg::Set(change)) => change(&mut prefs.settings),
        Some(SettingsMsg::Go(wish)) => {
            go.write(wish);
        }
        None => {}
    }
    Ok(())
}

fn view(
    tab: SettingsTab,
    now: &Settings,
    health: &AudioStatus,
    languages: &LanguageList,
) -> Node<'static, SettingsMsg> {
    let tabs = widgets::one_of(&SettingsTab::NAMES, &SettingsTab::ALL, tab, SettingsMsg::Show);
    let rows = match tab {
        SettingsTab::Sound => sound(now, health),
        SettingsTab::Match => game(now),
        SettingsTab::Display => display(now, languages),
    };
    let body = column().scrolls().gap(12.0).pad(12.0, 12.0).children(in_parts(rows, now.owner()));
    titled_page_with(say!("settings-title"), Some(tabs), SettingsMsg::Go(Navigate::Back), body)
}

/// Returns the rows under headings that say whose they are: the person's, and everybody's. Where nobody is named, all
/// are everybody's and need no heading.
fn in_parts(rows: Vec<SettingRow>, owner: Option<&PersonName>) -> Vec<Node<'static, SettingsMsg>> {
    let Some(owner) = owner else { return rows.into_iter().map(|(_, row)| row).collect() };
    let heading = |words| StyledText::heading(words).node().rigid();
    let (own, shared): (Vec<_>, Vec<_>) = rows.into_iter().partition(|(whose, _)| *whose == Personal);
    let mut parts = vec![heading(say!("settings-of", name = DisplayText::verbatim(owner.as_str())))];
    parts.extend(own.into_iter().map(|(_, row)| row));
    parts.push(heading(say!("settings-of-everybody")));
    parts.extend(shared.into_iter().map(|(_, row)| row));
    parts
}

/// Returns a setting: its name, with its control beside it, or below if there is no room.
fn setting(label: MessageId, control: Node<'static, SettingsMsg>) -> Node<'static, SettingsMsg> {
    row()
        .wrap()
        .gaps(24.0, 8.0)
        .pad(20.0, 8.0)
        .rigid()
        .grow()
        .surface(BoxSurface::Panel)
        .child(StyledText::label(label).node().basis(420.0).share(2.0))
        .child(control.basis(620.0).share(3.0))
}

fn sound(now: &Settings, health: &AudioStatus) -> Vec<SettingRow> {
    type Volume = fn(&mut Settings) -> &mut f32;
    let bars: [(MessageId, Volume); 4] = [
        (id!("settings-master"), |set| &mut set.shared.master),
        (id!("settings-crowd"), |set| &mut set.shared.crowd),
        (id!("settings-effects"), |set| &mut set.shared.effects),
        (id!("settings-music"), |set| &mut set.shared.music),
    ];
    let mut rows = Vec::new();
    for (label, volume) in bars {
        let value = *volume(&mut now.clone());
        let slider = StepSlider::node(label, value, move |to| set(move |now| *volume(now) = to));
        rows.push((Shared, setting(label, slider)));
    }
    let words = [id!("settings-on"), id!("settings-muted")];
    rows.push((
        Shared,
        toggle(id!("settings-sound"), words, now.shared.muted, |now, to| now.shared.muted = to),
    ));
    let in_background =
        toggle(id!("settings-in-background"), words, now.shared.mute_in_background, |now, to| {
            now.shared.mute_in_background = to;
        });
    let match_music = toggle(id!("settings-match-music"), OFF_ON, now.shared.match_music, |now, to| {
        now.shared.match_music = to
    });
    rows.extend([(Shared, in_background), (Shared, match_music)]);
    let words = [id!("settings-off"), id!("settings-captions-important"), id!("settings-captions-every")];
    let chosen = usize::from(now.personal().captions) * (1 + usize::from(now.personal().all_captions));
    let captions = pick(id!("settings-captions"), &words, Some(chosen), |now, k| {
        let own = now.personal_mut();
        (own.captions, own.all_captions) = (k > 0, k == 2);
    });
    rows.push((Personal, captions));
    if let AudioStatus::Silent(why) = health {
        rows.push((Shared, StyledText::note(say!("settings-no-sound", why = *why)).node()));
    }
    rows
}

fn game(now: &Settings) -> Vec<SettingRow> {
    let paces = [BotPace::Natural, BotPace::Quick, BotPace::Instant];
    let glances = [LookDuration::Short, LookDuration::Long, LookDuration::Open];
    let hours = [TimeOfDay::Night, TimeOfDay::Dusk, TimeOfDay::Day, TimeOfDay::Any];
    let times = |n: i64| say!("settings-speed-times", n);
    let speeds = [say!("settings-speed-half"), times(1), times(2), times(4), id!("settings-instant").into()];
    let of_pace = [id!("settings-natural"), id!("settings-quick"), id!("settings-instant")];
    let seconds = |n: i64| say!("settings-seconds", n);
    let of_glance = [seconds(8), seconds(30), say!("settings-until-hidden")];
    let of_hour =
        [id!("settings-night"), id!("settings-dusk"), id!("settings-afternoon"), id!("settings-any")];
    let speed = number(id!("settings-table-speed"), &speeds, &SPEEDS, now.personal().speed, |now, to| {
        now.personal_mut().speed = to
    });
    let shared = [
        one_of(id!("settings-bot-pace"), &of_pace, paces, now.shared.bot_pace, |now, to| {
            now.shared.bot_pace = to
        }),
        one_of(id!("settings-looks"), &of_glance, glances, now.shared.look_duration, |now, to| {
            now.shared.look_duration = to
        }),
        one_of(id!("settings-kick-off"), &of_hour, hours, now.shared.time_of_day, |now, to| {
            now.shared.time_of_day = to
        }),
        toggle(id!("settings-readers"), OFF_ON, now.shared.notebooks, |now, to| now.shared.notebooks = to),
        toggle(id!("settings-lively-crowd"), OFF_ON, now.shared.animated_crowd, |now, to| {
            now.shared.animated_crowd = to
        }),
        toggle(id!("settings-expert"), OFF_ON, now.shared.show_figures, |now, to| {
            now.shared.show_figures = to
        }),
    ];
    [(Personal, speed)].into_iter().chain(shared.map(|row| (Shared, row))).collect()
}

/// Returns the settings for display and controls.
fn display(now: &Settings, languages: &LanguageList) -> Vec<SettingRow> {
    let sizes = [100, 120, 140, 170, 200].map(whole_per_cent);
    let colours = [id!("settings-two-colours"), id!("settings-four-colours")];
    let faces = [id!("settings-standard"), id!("settings-clear")];
    let power =
        toggle(id!("settings-save-power"), OFF_ON, now.shared.low_power, |now, to| now.shared.low_power = to);
    let screen = toggle(id!("settings-full-screen"), OFF_ON, now.shared.fullscreen, |now, to| {
        now.shared.fullscreen = to
    });
    let own = [
        number(id!("settings-text-size"), &sizes, &SIZES, now.personal().ui_scale, |now, to| {
            now.personal_mut().ui_scale = to
        }),
        toggle(id!("settings-reduced-motion"), OFF_ON, now.personal().reduced_motion, |now, to| {
            now.personal_mut().reduced_motion = to;
        }),
        toggle(id!("settings-suits"), colours, now.personal().four_colour, |now, to| {
            now.personal_mut().four_colour = to
        }),
        toggle(id!("settings-faces"), faces, now.personal().high_contrast, |now, to| {
            now.personal_mut().high_contrast = to
        }),
    ];
    let mut rows = vec![(Shared, language(now, languages))];
    rows.extend(own.map(|row| (Personal, row)));
    rows.extend([(Shared, power), (Shared, screen)]);
    rows.extend(buttons(now.owner()));
    rows
}

/// Returns the way to the keys and the credits, and back to the defaults. A named person sets only their own settings
/// back with the first button, and everybody's with another.
fn buttons(owner: Option<&PersonName>) -> Vec<SettingRow> {
    let line = |buttons: Vec<Node<'static, SettingsMsg>>| {
        row().wrap().gap(16.0).rigid().children(buttons.into_iter().map(|button| button.basis(280.0).grow()))
    };
    let to = |page| SettingsMsg::Go(Navigate::To(page));
    let keys = Button::new(say!("settings-keys")).asks(to(AppPage::Keys));
    let credits = Button::new(say!("settings-credits")).asks(to(AppPage::Credits));
    let Some(owner) = owner else {
        let reset = |now: &mut Settings| {
            now.reset_personal();
            now.reset_shared();
        };
        let reset = Button::new(say!("page-to-defaults")).asks(set(reset));
        return vec![(Shared, line(vec![keys, credits, reset]))];
    };
    let own = say!("settings-defaults-of", name = DisplayText::verbatim(owner.as_str()));
    let own = Button::new(own).asks(set(Settings::reset_personal));
    let shared = Button::new(say!("settings-defaults-of-everybody")).asks(set(Settings::reset_shared));
    vec![(Personal, line(vec![keys, own])), (Shared, line(vec![credits, shared]))]
}

/// Returns the choice between all languages, each by its name in itself.
fn language(now: &Settings, languages: &LanguageList) -> Node<'static, SettingsMsg> {
    let spoken = languages.active_tag(now.device.language.as_deref());
    let chosen = languages.offered.iter().position(|language| language.tag == spoken);
    let names: Vec<&str> = languages.offered.iter().map(|language| language.name.as_str()).collect();
    let tags: Vec<String> = languages.offered.iter().map(|language| language.tag.clone()).collect();
    let take = move |k: usize| {
        let tag = tags[k].clone();
        set(move |now| now.device.language = Some(tag))
    };
    setting(id!("settings-language"), widgets::segments(&names, chosen, take))
}

/// Returns a choice between words.
fn pick(
    label: MessageId,
    words: &[impl Clone + Into<String>],
    chosen: Option<usize>,
    change: impl Fn(&mut Settings, usize) + Copy + 'static,
) -> Node<'static, SettingsMsg> {
    setting(label, widgets::segments(words, chosen, |k| set(move |now| change(now, k))))
}

fn toggle(
    label: MessageId,
    words: [MessageId; 2],
    value: bool,
    change: impl Fn(&mut Settings, bool) + Copy + 'static,
) -> Node<'static, SettingsMsg> {
    pick(label, &words, Some(usize::from(value)), move |now, k| change(now, k == 1))
}

fn one_of<T: Copy + PartialEq + 'static, const N: usize>(
    label: MessageId,
    words: &[impl Clone + Into<String>; N],
    values: [T; N],
    value: T,
    change: impl Fn(&mut Settings, T) + Copy + 'static,
) -> Node<'static, SettingsMsg> {
    let chosen = values.iter().position(|known| *known == value);
    pick(label, words, chosen, move |now, k| change(now, values[k]))
}

/// Returns a choice between numbers; a number from a file may differ slightly from all of them.
fn number(
    label: MessageId,
    words: &[DisplayText; 5],
    values: &'static [f32; 5],
    value: f32,
    change: impl Fn(&mut Settings, f32) + Copy + 'static,
) -> Node<'static, SettingsMsg> {
    let chosen = values.iter().position(|known| (known - value).abs() < 0.01);
    pick(label, words, chosen, move |now, k| change(now, values[k]))
}
