//! Lettering on the table: labels of the scene, and chalk outlines that name the zones.

use bevy::prelude::*;

use super::cards::tall_window::TableFit;
use super::cards::zone::{TableZone, world};
use super::draw::painter::TablePainter;
use super::draw::sketch::{Sketch, rect_path, tone};
use super::draw::view::{TextChanges, crisp};
use super::draw::{depth, paint};
use super::playback::AnimationStepStarted;
use super::reveal::{RevealArea, present};
use crate::flow::frame::FrameSet;
use crate::flow::screen::ScreenEntity;
use crate::theme::paint::kit;
use stage::layout::{CARD, DesignPoint, DesignRect, TallWindowFit};
use stage::palette::{AMBER, CHALK, INK, MUTED, Rgb};
use stage::scene::{LabelStyle, TableLabel, Zone};

/// The labels on the table; their parts are its children.
#[derive(Component, Debug)]
#[require(Transform, Visibility, ScreenEntity)]
struct Labels(Vec<TableLabel>);

/// Part of a label, with the label's rectangle.
#[derive(Component, Debug)]
struct Word(DesignRect);

/// Part of a zone's outline.
#[derive(Component, Debug)]
#[require(ScreenEntity)]
struct Mark;

/// Height above the cards and below the celebration.
const HEIGHT: f32 = depth::CELEBRATION - 20.0;

/// Adds labels and outlines.
pub fn plugin(app: &mut App) {
    // [`RevealArea`] belongs to another module; a table without that module still has lettering.
    app.init_resource::<RevealArea>().add_systems(
        Update,
        ((write_labels, make_way.after(present)).chain(), outline_zones).in_set(FrameSet::ApplySteps),
    );
}

/// Hides labels that held-up cards would partly cover.
fn make_way(over: Res<RevealArea>, mut words: Query<(Ref<Word>, &mut Visibility)>) {
    for (word, mut seen) in &mut words {
        if over.is_changed() || word.is_added() {
            let hidden = over.0.is_some_and(|over| over.meets(word.0));
            seen.set_if_neq(if hidden { Visibility::Hidden } else { Visibility::Inherited });
        }
    }
}

fn write_labels(
    mut started: MessageReader<AnimationStepStarted>,
    labels: Query<(Entity, &Labels)>,
    fit: Res<TableFit>,
    mut wording: TextChanges,
    mut painter: TablePainter,
) {
    let old = labels.iter().next();
    let written = old.map_or(&[][..], |(_, written)| &written.0);
    let wanted = started.read().last().map_or(written, |started| &started.step.scene.labels);
    if !(wording.changed() || fit.is_changed()) && wanted == written {
        return;
    }
    let labels = painter.commands.spawn((Name::new("labels"), Labels(wanted.to_vec()))).id();
    for (k, label) in wanted.iter().enumerate() {
        write(&mut painter, labels, label, label.place(fit.0), HEIGHT + 0.1 * k as f32);
    }
    if let Some((old, _)) = old {
        painter.commands.entity(old).despawn();
    }
}

fn write(painter: &mut TablePainter, labels: Entity, label: &TableLabel, at: DesignPoint, z: f32) {
    let (size, ..) = label.style.measures();
    let (w, h) = label.size();
    let (x, y) = (at.x - w / 2.0, at.y - h / 2.0);
    let round = (h / 2.0).min(16.0);
    let lit = label.style == LabelStyle::Lit;
    let mut s = Sketch::new();
    s.rect(x + 2.0, y + 4.0, w, h, round, tone(INK, 0.4));
    s.rect(x, y, w, h, round, tone(INK, 0.92));
    let edge: Option<Rgb> = if lit { Some(AMBER) } else { label.side.map(|side| kit(side).0) };
    if let Some(edge) = edge {
        s.frame(x, y, w, h, round, if lit { 5.0 } else { 3.0 }, tone(edge, 1.0));
    }
    let colour = match label.style {
        LabelStyle::Lit => AMBER,
        LabelStyle::Name => MUTED,
        LabelStyle::Count | LabelStyle::Figure => CHALK,
    };
    let face = if label.style == LabelStyle::Name { &painter.faces.shout } else { &painter.faces.display };
    let place = DesignRect::new(x, y, w, h);
    let text = crisp(label.text.shown(), face, size, paint(colour, 1.0));
    let ground = painter.sheet(s, z);
    painter.commands.spawn((Word(place), ChildOf(labels), ground));
    painter.commands.spawn((
        Name::new(format!("label {}", label.text)),
        Word(place),
        ChildOf(labels),
        text,
        Transform::from_translation(world(at, z + 0.05)),
    ));
}

fn outline_zones(
    new: Query<&TableZone, Added<TableZone>>,
    zones: Query<&TableZone>,
    mut gone: RemovedComponents<TableZone>,
    marks: Query<Entity, With<Mark>>,
    fit: Res<TableFit>,
    mut wording: TextChanges,
    mut painter: TablePainter,
) {
    let reads_otherwise = wording.changed() || fit.is_changed();
    if new.is_empty() && gone.read().count() == 0 && !reads_otherwise {
        return;
    }
    for mark in &marks {
        painter.commands.entity(mark).despawn();
    }
    for TableZone(zone) in &zones {
        if let Some(words) = zone.mark {
            outline(&mut painter, &fitted(zone, fit.0), &words.shown());
        }
    }
}

/// Returns a zone with the place and size of its outline.
fn fitted(zone: &Zone, fit: TallWindowFit) -> Zone {
    Zone { at: fit.at(zone.at), scale: zone.scale * fit.scale_at(zone.at), ..*zone }
}

/// Opacity of an outline's lettering, and of its ground.
const WORDS: f32 = 0.95;
const GROUND: f32 = 0.14;

fn outline(painter: &mut TablePainter, zone: &Zone, words: &str) {
    let (w, h) = (CARD.0 * zone.scale + 8.0, CARD.1 * zone.scale + 8.0);
    let mut s = Sketch::new();
    s.place(Vec2::new(zone.at.x, zone.at.y), -zone.turn, 1.0);
    let corner = 22.0 * zone.scale;
    s.rect(-w / 2.0, -h / 2.0, w, h, corner, tone(INK, GROUND));
    s.stroke(&rect_path(-w / 2.0, -h / 2.0, w, h, corner), true, 4.0, tone(CHALK, 0.55));
    let ground = painter.sheet(s, depth::BOARDS + 1.0);
    painter.commands.spawn((Name::new(format!("mark {}", zone.id)), Mark, ground));
    // Words that do not fit on one line go on a line each.
    let wide = words.chars().count() as f32 * 11.5 > w - 12.0;
    let lines: Vec<&str> = if wide { words.split(' ').collect() } else { vec![words] };
    let first = zone.at.y - 13.0 * (lines.len() - 1) as f32;
    for (k, line) in lines.iter().enumerate() {
        let at = DesignPoint::new(zone.at.x, first + 26.0 * k as f32);
        painter.commands.spawn((
            Mark,
            crisp(*line, &painter.faces.shout, 22.0, paint(CHALK, WORDS)),
            Transform::from_translation(world(at, depth::BOARDS + 2.0)),
        ));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_hide_under_a_reveal_and_return() {
        let mut app = App::new();
        app.init_resource::<RevealArea>().add_systems(Update, make_way);
        let [under, beside] = [400.0, 40.0].map(|x| {
            let word = Word(DesignRect::new(x, 300.0, 80.0, 40.0));
            app.world_mut().spawn((word, Visibility::Inherited)).id()
        });
        let seen = |app: &App| [under, beside].map(|word| *app.world().get::<Visibility>(word).unwrap());
        app.world_mut().resource_mut::<RevealArea>().0 = Some(DesignRect::new(450.0, 200.0, 600.0, 400.0));
        app.update();
        assert_eq!(seen(&app), [Visibility::Hidden, Visibility::Inherited]);
        app.world_mut().resource_mut::<RevealArea>().0 = None;
        app.update();
        assert_eq!(seen(&app), [Visibility::Inherited; 2]);
    }
}
