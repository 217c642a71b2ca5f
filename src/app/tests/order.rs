//! Tests the order of systems in a frame: each of ours is in one set, and none runs in parallel with another that
//! writes what it reads.

use bevy::ecs::intern::Interned;
use bevy::ecs::schedule::{InternedScheduleLabel, NodeId, ScheduleLabel, SystemSet};
use bevy_egui::EguiPrimaryContextPass;

use super::prelude::*;
use crate::flow::frame::{FirstSet, FrameSet, InputSet, LastSet, UiLayer};

/// Returns the schedules that run every frame, each with the sets that its systems may be in.
fn of_a_frame() -> Vec<(InternedScheduleLabel, Vec<Interned<dyn SystemSet>>)> {
    use FrameSet::{
        Animate, ApplySettings, ApplySteps, MatchLogic, Navigate, PrepareRender, Save, StartSteps,
    };
    fn sets<S: SystemSet>(all: impl IntoIterator<Item = S>) -> Vec<Interned<dyn SystemSet>> {
        all.into_iter().map(|set| set.intern()).collect()
    }
    vec![
        (First.intern(), sets([FirstSet::Window, FirstSet::FilterInput, FirstSet::DetectKeyboard])),
        (
            PreUpdate.intern(),
            sets([
                InputSet::CollectActions,
                InputSet::TypeByPad,
                InputSet::ForwardToEgui,
                InputSet::CaptureModal,
                InputSet::WindowSize,
                InputSet::Picking,
            ]),
        ),
        (
            Update.intern(),
            sets([
                FrameSet::Input,
                Navigate,
                ApplySettings,
                MatchLogic,
                StartSteps,
                ApplySteps,
                Animate,
                Save,
            ]),
        ),
        (PostUpdate.intern(), sets([PrepareRender])),
        (
            EguiPrimaryContextPass.intern(),
            sets([UiLayer::Hud, UiLayer::Page, UiLayer::Dialog, UiLayer::Transition]),
        ),
        (Last.intern(), sets([LastSet::Navigate])),
    ]
}

fn ours(name: &str) -> bool {
    name.starts_with("five_a_side::") || name.starts_with("<five_a_side::")
}

#[test]
fn every_system_is_in_one_set() {
    let test_app = TestApp::new(1280, 720);
    let schedules = test_app.get::<Schedules>();
    let (mut faults, mut met) = (Vec::new(), 0);
    for (label, sets) in of_a_frame() {
        let Some(schedule) = schedules.get(label) else { continue };
        let mut counted: HashMap<_, usize> = HashMap::new();
        for set in sets {
            for system in schedule.graph().systems_in_set(set).into_iter().flatten() {
                *counted.entry(*system).or_default() += 1;
            }
        }
        for (key, system) in schedule.systems().unwrap() {
            let name = system.name().to_string();
            if !ours(&name) {
                continue;
            }
            met += 1;
            let n = counted.get(&key).copied().unwrap_or_default();
            if n != 1 {
                faults.push(format!("{label:?}: {name} is in {n} sets"));
            }
        }
    }
    assert!(faults.is_empty(), "{} fault(s)\n{}", faults.len(), faults.join("\n"));
    assert!(met > 70, "only {met} systems were found");
}

#[test]
fn no_system_reads_what_another_writes_in_the_same_set() {
    let test_app = TestApp::new(1280, 720);
    let schedules = test_app.get::<Schedules>();
    let components = test_app.app.world().components();
    let mut faults = Vec::new();
    for (label, _) in of_a_frame() {
        let Some(schedule) = schedules.get(label) else { continue };
        let graph = schedule.graph();
        let names: HashMap<NodeId, String> = schedule
            .systems()
            .unwrap()
            .map(|(key, system)| (NodeId::System(key), system.name().to_string()))
            .collect();
        for (a, b, what) in &graph.conflicting_systems().0 {
            let [a, b] = [a, b].map(|key| names.get(&NodeId::System(*key)).cloned().unwrap_or_default());
            if ours(&a) && ours(&b) {
                let what: Vec<String> =
                    what.iter().filter_map(|id| Some(components.get_name(*id)?.to_string())).collect();
                faults.push(format!("{label:?}: {a} and {b} over {}", what.join(", ")));
            }
        }
    }
    faults.sort();
    assert!(faults.is_empty(), "{} fault(s)\n{}", faults.len(), faults.join("\n"));
}
