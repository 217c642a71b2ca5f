//! The longer moments of the show: kick-off, reveal, shot, goal, the ends of halves.

use super::super::action::{Guard, Play};
use super::super::data::{Ability, Effect};
use super::super::state::{Clash, Period, Slot};
use super::scene::{Card, STAR, back, chance_face, chance_id, laid_zone, team_id, token_id, unknown_id};
use super::words::{self, name, short};
use super::{Show, light, secs, strip};
use crate::engine::{BySeat, Outcome, Seat};
use crate::stage::beat::{Banner, Beat, LogLine};
use crate::stage::cue::{Card as Hand, Crowd, Cue, Kick, Whistle};
use crate::stage::scene::{BallAt, Board, Lamp, Look, Piece, Scene};

impl Show<'_> {
    pub(super) fn tossed(&mut self, winner: Seat) {
        let mut dealing = self.after.clone();
        for piece in &mut dealing.pieces {
            if piece.zone.starts_with("hand") {
                piece.zone = "deck";
            }
        }
        number(&mut dealing);
        self.add(Beat::new(dealing, 0.3).cue(Cue::Card(Hand::Shuffle)));
        let text = format!("{} may choose", name(winner));
        let beat = strip(self.end(1.1).cue(Cue::Card(Hand::Slide)), Some(winner), "COIN TOSS", text);
        self.add(beat.log(line("", winner, format!("{} win the toss", short(winner)))));
    }

    pub(super) fn half_began(&mut self, period: Period, attacker: Seat) {
        let score = words::score(self.after.board.score);
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
        let kick_off = format!("{}: {} attack", words::half(period), short(attacker));
        self.add(beat.log(line(&self.after.board.clock, attacker, kick_off)));
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
        self.add(Beat::new(down, secs::MOVE).cue(Cue::Card(Hand::Place)));

        let mut up = self.after.clone();
        let area = self.before.areas.iter().find(|area| area.active).map(|area| area.number);
        for piece in up.pieces.iter_mut().filter(|piece| piece.zone.starts_with("laid")) {
            piece.look = Look::Plain;
            if Card::known(piece.id).is_some_and(|(seat, _)| seat == attacker) {
                piece.column = area;
            }
        }
        self.add(Beat::new(up, secs::FLIP).cue(Cue::Card(Hand::Flick)));

        let mut beat = self.end(secs::JUDGE);
        if clash == Clash::Turnover {
            let text =
                format!("{} v {}: {} attack", words::play(attack), words::guard(defence), short(!attacker));
            beat = self.log(beat, attacker, text);
        }
        self.add(beat);
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
            self.add(self.log(beat, by, text));
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
        let (wait, text) = if head.starts_with("KICK") {
            (0.35, format!("{} step up", short(by)))
        } else if head.starts_with("PENALTY") {
            (secs::HUSH, format!("Penalty: shot {strength} / 6"))
        } else {
            let source = self.duel().unwrap_or_else(|| "Free kick".into());
            (secs::HUSH, format!("{source}: shot {strength} / 6"))
        };
        let beat = self.end(wait).cue(Cue::Hush);
        self.add(self.log(beat, by, text));
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
        self.add(self.log(beat, by, format!("{title}: {what}")));
    }

    /// The chance cards are fanned; a shot of strength 0 goes past without them.
    pub(super) fn shuffled(&mut self) {
        if matches!(self.after.ball, Some(BallAt::MissAt(_))) {
            self.add(
                self.end(secs::STRIKE + 0.2).cue(Cue::Kick(Kick::Shot)).cue(Cue::Crowd(Crowd::Ooh, None)),
            );
        } else {
            self.add(self.end(secs::FAN).cue(Cue::Card(Hand::Shuffle)));
        }
    }

    /// S17-9: a card turns up; the last one sends the ball on its way.
    pub(super) fn chance_taken(&mut self, slot: usize, goal: bool) {
        if matches!(self.after.ball, Some(BallAt::Area(_))) {
            self.add(self.end(secs::CHANCE).cue(Cue::Card(Hand::Flick)));
            return;
        }
        let mut up = self.before.clone();
        if let Some(piece) = up.pieces.iter_mut().find(|piece| piece.id == chance_id(slot)) {
            let what = if goal { Slot::Goal } else { Slot::Crowd };
            (piece.face, piece.look) = (chance_face(slot, what), if goal { Look::Lit } else { Look::Plain });
        }
        self.add(Beat::new(up, secs::LAST_CHANCE).cue(Cue::Card(Hand::Flick)));
        let strike = self.end(secs::STRIKE).cue(Cue::Kick(Kick::Shot));
        self.add(strike.cue(if goal { Cue::Net } else { Cue::Crowd(Crowd::Ooh, None) }));
    }

    pub(super) fn goal(&mut self, by: Seat, score: BySeat<u32>) {
        let board = &self.before.board;
        let weight = weight(&self.after.board, by);
        let text = format!("{} · {}", self.how(), board.clock);
        let scorer = scorer(board, by);
        let beat = self
            .end(secs::GOAL + weight * secs::GOAL_MORE)
            .cue(Cue::Crowd(Crowd::Roar, Some(by)))
            .cue(Cue::Crowd(Crowd::Applause, Some(by)))
            .banner(Banner::Goal { side: by, scorer, text, weight });
        let who = crate::stage::clubs::club(by).eleven[scorer];
        self.add(self.log(beat, by, format!("GOAL! {who}, {}", words::score(score))));
    }

    /// How the goal was made, from the note of its shot.
    fn how(&self) -> String {
        let Some(note) = &self.before.board.note else { return "Shot".into() };
        if note.head.starts_with("REBOUND") {
            "Rebound".into()
        } else if note.head.starts_with("PENALTY") {
            "Penalty".into()
        } else {
            note.text.split(|c: char| c.is_ascii_digit()).next().unwrap_or("Shot").trim().into()
        }
    }

    pub(super) fn half_ended(&mut self, period: Period, score: BySeat<u32>) {
        let score = words::score(score);
        let wait = match period {
            Period::FirstHalf => secs::HALF,
            Period::ExtraFirst => secs::STRIP,
            // What follows tells it: full time, extra time or penalties.
            Period::SecondHalf | Period::ExtraSecond | Period::Shootout => return,
        };
        let beat = strip(self.end(wait), None, "HALF-TIME", score.clone()).cue(Cue::Whistle(Whistle::Double));
        let clock = self.before.board.clock.clone();
        self.add(beat.log(LogLine { clock, side: None, text: format!("Half-time, {score}") }));
    }

    /// S17-19. Later kicks are told faster.
    pub(super) fn kick_taken(&mut self, by: Seat, scored: bool, kicks: BySeat<u32>) {
        let head = if scored { "SCORED" } else { "MISSED" };
        let many = kicks[Seat::Home] + kicks[Seat::Away] > 4;
        let beat = strip(self.end(if many { 0.6 } else { secs::STRIP }), Some(by), head, words::score(kicks));
        let beat = beat.cue(if scored {
            Cue::Crowd(Crowd::Roar, Some(by))
        } else {
            Cue::Crowd(Crowd::Applause, Some(!by))
        });
        let verb = if scored { "score" } else { "miss" };
        self.add(self.log(beat, by, format!("{} {verb}, {} on penalties", short(by), words::score(kicks))));
    }

    pub(super) fn match_ended(&mut self, outcome: &Outcome) {
        let mut result = format!("{} {} {}", name(Seat::Home), words::score(outcome.score), name(Seat::Away));
        if let Some(kicks) = outcome.kicks {
            result += &format!(", {} on penalties", words::score(kicks));
        }
        let beat = strip(self.end(secs::FULL), outcome.winner, "FULL TIME", result)
            .cue(Cue::Whistle(Whistle::FullTime))
            .cue(Cue::Final(outcome.winner))
            .cue(Cue::Crowd(Crowd::Applause, outcome.winner));
        let text = match outcome.winner {
            Some(winner) => format!("Full time: {} win", short(winner)),
            None => "Full time: a draw".into(),
        };
        let clock = self.before.board.clock.clone();
        self.add(beat.log(LogLine { clock, side: outcome.winner, text }));
    }
}

fn line(clock: &str, side: Seat, text: String) -> LogLine {
    LogLine { clock: clock.into(), side: Some(side), text }
}

/// Numbers the cards of every zone again, in the order in which they lie.
fn number(scene: &mut Scene) {
    let mut pieces: Vec<&mut Piece> = scene.pieces.iter_mut().collect();
    pieces.sort_by_key(|piece| (piece.zone, piece.index));
    let mut last = ("", 0);
    for piece in pieces {
        last = if last.0 == piece.zone { (last.0, last.1 + 1) } else { (piece.zone, 0) };
        piece.index = last.1;
    }
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

/// How far the match has gone, 0..=1.
fn progress(board: &Board) -> f32 {
    let half = if board.of == 0 { 1.0 } else { board.done as f32 / board.of as f32 };
    match board.period.chars().next() {
        Some('1') => 0.35 * half,
        Some('2') => 0.35 + 0.5 * half,
        Some('E') => 0.85 + 0.1 * half,
        _ => 1.0,
    }
}

/// What is at stake, 0..=1, in steps of a hundredth: how close the score is, how late it is, how near the goal.
pub(super) fn stake(scene: &Scene) -> f32 {
    let board = &scene.board;
    let Some(attacker) = board.possession else { return 0.0 };
    let late = progress(board);
    let close = match board.score[Seat::Home].abs_diff(board.score[Seat::Away]) {
        0 => 1.0,
        1 => 0.85,
        2 => 0.45,
        _ => 0.2,
    };
    let area = scene.areas.iter().find(|area| area.active).map_or(2, |area| area.number);
    let near = f32::from(area) / 4.0 * (0.15 + 0.15 * late);
    let shot = if board.note.is_some() { 0.15 } else { 0.0 };
    let behind = if board.score.ahead() == Some(!attacker) { 0.05 } else { 0.0 };
    let all = close * (0.1 + 0.45 * late + near + shot + behind);
    (all.clamp(0.0, 1.0) * 100.0).round() / 100.0
}

/// What a goal means, 0..=1: `after` is the scoreboard with it.
fn weight(after: &Board, by: Seat) -> f32 {
    let lead = i64::from(after.score[by]) - i64::from(after.score[!by]);
    let first = after.score[Seat::Home] + after.score[Seat::Away] == 1;
    let meaning = match lead {
        0 => 0.55,
        1 if first => 0.4,
        1 => 0.55,
        2 => 0.3,
        -1 => 0.25,
        _ => 0.1,
    };
    let late = (progress(after) - 0.4).max(0.0) / 0.6;
    let close = if lead.abs() <= 1 { 0.45 } else { 0.1 };
    let all: f32 = meaning + close * late;
    (all.clamp(0.0, 1.0) * 100.0).round() / 100.0
}

/// Who scores more often than others: index into the eleven, strikers and wings first, never the keeper.
const SCORERS: [usize; 20] = [8, 9, 6, 10, 8, 9, 10, 6, 8, 7, 5, 9, 6, 10, 8, 4, 7, 3, 2, 1];

/// One of the eleven, settled by minute, score and side.
fn scorer(before: &Board, by: Seat) -> usize {
    let words =
        [before.done, before.score[Seat::Home], before.score[Seat::Away], u32::from(by == Seat::Away)];
    let bytes = before.period.bytes().map(u32::from).chain(words);
    // FNV-1a, then folded: neighbouring minutes give unlike players.
    let hash = bytes.fold(0x811c_9dc5_u32, |hash, word| (hash ^ word).wrapping_mul(0x0100_0193));
    SCORERS[((hash ^ (hash >> 15)) as usize) % SCORERS.len()]
}
