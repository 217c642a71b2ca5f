//! What most tests of the app name.

pub(super) use std::collections::{BTreeMap, HashMap};
pub(super) use std::fs;
pub(super) use std::path::{Path, PathBuf};
pub(super) use std::sync::{Arc, Mutex};
pub(super) use std::time::Duration;

pub(super) use bevy::input::ButtonState;
pub(super) use bevy::prelude::*;
pub(super) use bevy::time::TimeUpdateStrategy;
pub(super) use bevy::window::RequestRedraw;
pub(super) use bevy_egui::egui::Rect;
pub(super) use bevy_egui::egui::accesskit::Role;
pub(super) use bevy_egui::{PrimaryEguiContext, egui};

pub(super) use super::play::{RANDOM, ROOKIE, bot_match, drawn, friendly};
pub(super) use super::{STEP, TestApp};
pub(super) use crate::flow::action::InputAction;
pub(super) use crate::flow::clubs::CurrentClubs;
pub(super) use crate::flow::input_filter::{InputFilter, PressSource};
pub(super) use crate::flow::navigation::AppState;
pub(super) use crate::flow::page::{AppPage, Navigate};
pub(super) use crate::flow::prefs::{Prefs, StoreHandle};
pub(super) use crate::flow::screen::Screen;
pub(super) use crate::flow::start::{ErrorDialog, StartMatch, WatchReplay};
pub(super) use crate::hud::HudState;
pub(super) use crate::hud::regions::{HudLayout, HudRegion};
pub(super) use crate::session::bindings::{Bindings, DIGITS};
pub(super) use crate::session::coach::Coach;
pub(super) use crate::session::commands::PlayerCommand;
pub(super) use crate::session::competition::ActiveCompetitions;
pub(super) use crate::session::decisions::DecisionTarget;
pub(super) use crate::session::notice::CurrentNotice;
pub(super) use crate::session::replay_viewer::ReplayViewer;
pub(super) use crate::session::reports::ReportJobs;
pub(super) use crate::session::scene_check::DesyncCount;
pub(super) use crate::session::showcase::Showcase;
pub(super) use crate::session::{Seating, SecretChoice, TableClock, TableMatch};
pub(super) use crate::table::cards::zone::TableZone;
pub(super) use crate::table::cards::{PlayableCards, ShownScene, TableCard};
pub(super) use crate::table::motion::AnimationSpeed;
pub(super) use crate::table::playback::Playback;

pub(super) use ai::Difficulty;
pub(super) use competition::{Competition, CompetitionKind, entrants};
pub(super) use engine::{BySeat, Record, Seat, SeatSet};
pub(super) use games::dyn_game::DynGame;
pub(super) use games::{GAMES, named};
pub(super) use players::controller::Controller;
pub(super) use players::people::PersonName;
pub(super) use stage::layout::DesignPoint;
pub(super) use stage::scene::{Audience, Scene};
pub(super) use store::testing::BlockingRequest;
pub(super) use store::{BotPace, Store};
pub(super) use words::{DisplayText, id, say};
