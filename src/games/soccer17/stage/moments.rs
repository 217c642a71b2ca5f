//! The longer moments of the show: kick-off, reveal, shot, goal, the ends of halves.

use super::super::action::{Guard, Play};
use super::super::data::{Ability, Effect};
use super::super::state::{Clash, Period, Slot};
use super::scene::{Card, STAR, back, chance_face, chance_id, laid_zone, team_id, token_id, unknown_id};
use super::words::{self, name, short};
use super::{Telling, commentary, secs};
use crate::engine::Seat;
use crate::stage::beat::{Beat, LogLine};
use crate::stage::commentary::{Moment, lines};
use crate::stage::cue::{Card as Hand, Crowd, Cue, Kick, Whistle};
use crate::stage::scene::{BallAt, Lamp, Look, Piece, Scene};
use crate::stage::show::{self, light, number, strip};

impl Telling<'_> {
    pub(super) fn tossed(&mut self, winner: Seat) {
        let mut dealing = self.after.clone();
        for piece in &mut dealing.pieces {
            if piece.zone.starts_with("hand") {
                piece.zone = "deck";
            }
        }
        number(&mut dealing);
        self.0.add(Beat::new(dealing, 0.3).cue(Cue::Card(Hand::Shuffle)));
        let text = format!("{} may choose", name(winner));
        let beat = strip(self.end(1.1).cue(Cue::Card(Hand::Slide)), Some(winner), "COIN TOSS", text);
        self.0.add(beat.log(line("", winner, format!("{} win the toss", short(winner)))));
    }

    pub(super) fn half_began(&mut self, period: Period, attacker: Seat) {
        let score = show::score(self.after.board.score);
        let text = format!("{} attack first", name(attacker));
        let whistle = |beat: Beat| beat.cue(Cue::Whistle(Whistle::KickOff));
        let beat = match period {
            Period::FirstHalf => whistle(strip(self.end(secs::STRIP), Some(attacker), "KICK-OFF", text)),
            Period::ExtraFirst => {
                let beat = self.end(secs::HALF).cue(Cue::Whistle(Whistle::Double));
                strip(beat, None, "EXTRA TIME", format!("{score}, twice 15 minutes"))
            }
            Period::SecondHalf | Period::ExtraSecond | Period::Shootout => whistle(self.end(0.5)),
        };
        let topic = match period {
            Period::FirstHalf => &lines::KICK_OFF,
            Period::SecondHalf => &lines::SECOND_HALF,
            Period::ExtraFirst => &lines::EXTRA_TIME,
            Period::ExtraSecond | Period::Shootout => &lines::LAST_STRETCH,
        };
        let beat = beat.about(Moment::new(topic, attacker));
        let kick_off = format!("{}: {} attack", words::half(period), short(attacker));
        self.0.add(beat.log(line(&self.after.board.clock, attacker, kick_off)));
    }

    /// The cards that are still in hand are laid, then both turn up, then the better one is raised.
    pub(super) fn revealed(&mut self, attacker: Seat, attack: Play, defence: Guard, clash: Clash) {
        let mut down = self.before.clone();
        for seat in Seat::BOTH {
            let card = if seat == attacker { Card::of_play(attack) } else { Card::of_guard(defence) };
            self.lay_unseen(&mut down, seat, card);
            down.lamps[seat] = Lamp::Ready;
        }
        number(&mut down);
        self.0.add(Beat::new(down, secs::MOVE).cue(Cue::Card(Hand::Place)));

        let mut up = self.after.clone();
        let area = self.before.areas.iter().find(|area| area.active).map(|area| area.number);
        for piece in up.pieces.iter_mut().filter(|piece| piece.zone.starts_with("laid")) {
            piece.look = Look::Plain;
            if Card::known(piece.id).is_some_and(|(seat, _)| seat == attacker) {
                piece.column = area;
            }
        }
        self.0.add(Beat::new(up, secs::FLIP).cue(Cue::Card(Hand::Flick)));

        let mut beat = self.end(secs::JUDGE);
        if clash == Clash::Turnover {
            let text =
                format!("{} v {}: {} attack", words::play(attack), words::guard(defence), short(!attacker));
            beat = self.log(beat, attacker, text).about(Moment::new(&commentary::WON, !attacker));
        }
        self.0.add(beat);
    }

    /// Lays a side's card face down if none lies there yet, without telling more than the screen may know.
    fn lay_unseen(&self, scene: &mut Scene, seat: Seat, card: Card) {
        let zone = laid_zone(seat, self.audience);
        if scene.pieces.iter().any(|piece| piece.zone == zone) {
            return;
        }
        if self.audience.shared {
            let look = Look::Plain;
            let id = token_id(seat);
            scene.pieces.push(Piece { id, zone, index: 0, face: back(seat), look, column: None });
            return;
        }
        let hidden = seat != self.audience.seat;
        let hand = scene.pieces.iter().filter(|piece| piece.zone == "hand_rival").count();
        let id = if hidden { unknown_id(seat, hand.saturating_sub(1)) } else { card.id(seat) };
        if let Some(piece) = scene.pieces.iter_mut().find(|piece| piece.id == id) {
            (piece.zone, piece.face, piece.look, piece.column) = (zone, back(seat), Look::Plain, None);
        }
    }

    /// Only moves are told here; a shot is told when it is announced.
    pub(super) fn option_taken(&mut self, by: Seat, effect: Effect) {
        if let Effect::Move { advance, .. } = effect {
            let area = self.before.areas.iter().find(|area| area.active).map_or(0, |area| area.number);
            let gained = words::gained(effect, area + advance, stars_held(self.before));
            let text = match self.duel() {
                Some(duel) => format!("{duel}: {gained}"),
                // The line before it named the free kick.
                None => words::capital(&gained),
            };
            let beat = self.end(0.0);
            self.0.add(self.log(beat, by, text));
        }
    }

    /// What the two laid cards were, such as `Pass v Press`; a free kick has no defender's card.
    fn duel(&self) -> Option<String> {
        let side = |attacking: bool| {
            let laid =
                self.before.pieces.iter().find(|piece| {
                    piece.zone.starts_with("laid") && piece.face.ends_with("_def") != attacking
                });
            laid.and_then(|piece| Card::known(piece.id)).map(|(_, card)| card)
        };
        let (attack, defence) = (side(true).and_then(Card::play)?, side(false)?);
        Some(format!("{} v {}", words::play(attack), words::guard(defence.guard())))
    }

    pub(super) fn shot_announced(&mut self, by: Seat, strength: u8) {
        let head = self.after.board.note.as_ref().map_or("", |note| note.head.as_str());
        let kick = head.starts_with("KICK");
        let mut moment = None;
        let (wait, text) = if kick {
            (0.35, format!("{} step up", short(by)))
        } else if head.starts_with("PENALTY") {
            (secs::HUSH, format!("Penalty: shot {strength} / 6"))
        } else {
            let source = self.duel().unwrap_or_else(|| "Free kick".into());
            let topic = match strength {
                ..=2 => &commentary::SHOT_WEAK,
                3 => &commentary::SHOT_FAIR,
                4.. => &commentary::SHOT_STRONG,
            };
            moment = Some(Moment::new(topic, by));
            (secs::HUSH, format!("{source}: shot {strength} / 6"))
        };
        let mut beat = self.end(wait).cue(if kick { Cue::Crowd(Crowd::Drum, None) } else { Cue::Hush });
        beat.moment = moment;
        self.0.add(self.log(beat, by, text));
    }

    pub(super) fn ability_used(&mut self, by: Seat, ability: Ability, cards: u8) {
        let mut scene = self.after.clone();
        light(&mut scene, team_id(by));
        let what = if ability == Ability::SecondBall {
            format!("{} cards more", words::number(cards))
        } else {
            format!("now a shot of {cards} / 6")
        };
        let title = words::ability(ability);
        let beat = Beat::new(scene, secs::STRIP).cue(Cue::Card(Hand::Flick));
        let beat = strip(beat, Some(by), &title.to_uppercase(), what.clone());
        let beat = beat.about(Moment::new(&commentary::ABILITY, by).what(title));
        self.0.add(self.log(beat, by, format!("{title}: {what}")));
    }

    /// The chance cards are fanned; a shot of strength 0 goes past without them.
    pub(super) fn shuffled(&mut self) {
        if matches!(self.after.ball, Some(BallAt::MissAt(_))) {
            self.0.add(
                self.end(secs::STRIKE + 0.2).cue(Cue::Kick(Kick::Shot)).cue(Cue::Crowd(Crowd::Ooh, None)),
            );
        } else {
            let beat = self.end(secs::FAN).cue(Cue::Card(Hand::Shuffle));
            // A kick was announced by the drum.
            self.0.add(if self.after.board.kicks.is_some() { beat.cue(Cue::Hush) } else { beat });
        }
    }

    /// S17-9: a card turns up; the last one sends the ball on its way.
    pub(super) fn chance_taken(&mut self, slot: usize, goal: bool) {
        if matches!(self.after.ball, Some(BallAt::Area(_))) {
            self.0.add(self.end(secs::CHANCE).cue(Cue::Card(Hand::Flick)));
            return;
        }
        let mut up = self.before.clone();
        if let Some(piece) = up.pieces.iter_mut().find(|piece| piece.id == chance_id(slot)) {
            let what = if goal { Slot::Goal } else { Slot::Crowd };
            (piece.face, piece.look) = (chance_face(slot, what), if goal { Look::Lit } else { Look::Plain });
        }
        self.0.add(Beat::new(up, secs::LAST_CHANCE).cue(Cue::Card(Hand::Flick)));
        let strike = self.end(secs::STRIKE).cue(Cue::Kick(Kick::Shot));
        self.0.add(strike.cue(if goal { Cue::Net } else { Cue::Crowd(Crowd::Ooh, None) }));
    }

    /// How the goal was made, from the note of its shot.
    pub(super) fn how(&self) -> String {
        let Some(note) = &self.before.board.note else { return "Shot".into() };
        if note.head.starts_with("REBOUND") {
            "Rebound".into()
        } else if note.head.starts_with("PENALTY") {
            "Penalty".into()
        } else {
            note.text.split(|c: char| c.is_ascii_digit()).next().unwrap_or("Shot").trim().into()
        }
    }

    pub(super) fn half_ended(&mut self, period: Period) {
        match period {
            Period::FirstHalf => self.0.half_time(),
            Period::ExtraFirst => {
                let text = show::score(self.after.board.score);
                let beat = strip(self.end(secs::STRIP), None, "HALF-TIME", &text);
                let beat = beat.cue(Cue::Whistle(Whistle::Double));
                self.0.add(self.log(beat, None, format!("Half-time, {text}")));
            }
            // What follows tells it: full time, extra time or penalties.
            Period::SecondHalf | Period::ExtraSecond | Period::Shootout => {}
        }
    }
}

fn line(clock: &str, side: Seat, text: String) -> LogLine {
    LogLine { clock: clock.into(), side: Some(side), text }
}

/// The stars on the star card.
fn stars_held(scene: &Scene) -> u8 {
    let star = scene.pieces.iter().find(|piece| piece.id == STAR);
    match star.map_or("", |piece| piece.face.as_str()) {
        "s17/stars_2" => 2,
        "" | "s17/stars_0" => 0,
        _ => 1,
    }
}

/// What is at stake, 0..=1, with the area in which the ball is, and a shot on top of it.
pub(super) fn stake(scene: &Scene) -> f32 {
    if scene.board.possession.is_none() {
        return 0.0;
    }
    let area = scene.areas.iter().find(|area| area.active).map_or(2, |area| area.number);
    let shot = if scene.board.note.is_some() { 0.5 } else { 0.0 };
    show::stake(&scene.board, (f32::from(area) / 8.0 + shot).min(1.0))
}
