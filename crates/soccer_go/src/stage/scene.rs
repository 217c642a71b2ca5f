//! The scene of a view: cards, labels, choice indicators, the scoreboard.

use super::super::action::Action;
use super::super::cards::{CARDS, PowerCard, PowerKind, PowerName, PowerSet};
use super::super::data::{CardEffect, rules};
use super::super::state::{CardWindow, LAST_PASS, LAST_TURN, LaidCards, MatchPeriod, Phase, TURNS, Table};
use super::super::view::View;
use super::ids::{
    SealedOption, back, deck_id, held_id, power_back, power_face, power_id, token_face, token_id, under_id,
    unknown_id,
};
use super::track::PassTrackView;
use super::zones::{self, SideZones};
use super::{pitch, words};
use ::words::say;
use ::words::{DisplayText, MessageArg};
use engine::{BySeat, Seat};
use stage::dyn_value::DynValue;
use stage::layout::{DesignPoint, SHEET_W};
use stage::match_phase::{MatchClock, MatchPhase};
use stage::scene::{
    Audience, BallPosition, CardHighlight, CardId, CardView, ChoiceIndicator, LabelStyle, Scene, Scoreboard,
    TableLabel,
};

/// Returns the scene of a view.
pub(super) fn still(view: &View, audience: Audience) -> Scene {
    let table = &view.table;
    let mut painter = Painter { view, table, audience, cards: Vec::with_capacity(64) };
    for seat in Seat::BOTH {
        painter.choices(seat);
    }
    for kind in PowerKind::BOTH {
        painter.powers(kind);
    }
    let cards = painter.cards;
    let mouth = pitch::shootout_mouth(table);
    let (ball, trail, shirts) = if let Some(mouth) = &mouth {
        (BallPosition::Spot(mouth.ball()), Vec::new(), Vec::new())
    } else {
        let (ball, trail) = pitch::ball(table);
        (ball, trail, pitch::shirts(table))
    };
    Scene {
        labels: labels(view, audience),
        cards,
        areas: Vec::new(),
        ball: Some(ball),
        choice_indicators: choice_indicators(table),
        shirts,
        trail,
        mouth,
        board: board(table),
        extension: PassTrackView::of(table).map(DynValue::new),
    }
}

struct Painter<'a> {
    view: &'a View,
    table: &'a Table,
    audience: Audience,
    cards: Vec<CardView>,
}

impl Painter<'_> {
    fn put(&mut self, id: CardId, zone: &'static str, face: String, look: CardHighlight) -> &mut CardView {
        let index = self.cards.iter().filter(|card| card.zone == zone).count();
        self.cards.push(CardView { id, zone, index, face, look, picture: None });
        let last = self.cards.len() - 1;
        &mut self.cards[last]
    }

    /// Adds the numbers, directions and hands of a side: in their places, or laid.
    fn choices(&mut self, seat: Seat) {
        let places = SideZones::of(seat, self.audience).at(self.table.period == MatchPeriod::Shootout, seat);
        let open = open(self.table, seat);
        let down = face_down(self.table, seat);
        if !self.audience.shared && seat != self.audience.seat {
            self.unseen_choices(seat, &places, &open, down);
            return;
        }
        for choice in &open {
            self.put(choice.id(seat), places.laid, self.face(*choice, seat), self.laid_look(*choice));
        }
        let mut laid = open;
        if self.audience.shared {
            for k in 0..down {
                self.put(token_id(seat, k), places.laid, back(seat), CardHighlight::Plain);
            }
        } else if down > 0 {
            laid = self.view.sealed.map(SealedOption::laid_by).unwrap_or_default();
            for choice in &laid {
                self.put(choice.id(seat), places.laid, back(seat), CardHighlight::Plain);
            }
        }
        for choice in SealedOption::all().filter(|choice| !laid.contains(choice)) {
            self.put(
                choice.id(seat),
                self.rest(choice, &places),
                self.face(choice, seat),
                self.desk_look(choice),
            );
        }
    }

    /// Adds the other side's options as backs; the last ones are laid and turned up.
    fn unseen_choices(&mut self, seat: Seat, places: &SideZones, open: &[SealedOption], down: usize) {
        let bench = SealedOption::COUNT - open.len().max(down);
        for k in 0..bench {
            self.put(unknown_id(seat, k), places.bench, back(seat), CardHighlight::Plain);
        }
        for k in bench..SealedOption::COUNT {
            let (face, look) = match open.get(k - bench) {
                Some(choice) => (self.face(*choice, seat), self.laid_look(*choice)),
                None => (back(seat), CardHighlight::Plain),
            };
            self.put(unknown_id(seat, k), places.laid, face, look);
        }
    }

    /// Returns the face of an option of that side.
    fn face(&self, choice: SealedOption, seat: Seat) -> String {
        choice.face(seat, seat == self.table.attacker)
    }

    /// Returns the zone of an option that is not laid.
    fn rest(&self, choice: SealedOption, places: &SideZones) -> &'static str {
        let (shooting, duelling) = (pitch::shooting(self.table), pitch::duelling(self.table));
        match choice {
            SealedOption::Number(_) if shooting || duelling => places.aside,
            SealedOption::Number(number) => {
                places.numbers.get(usize::from(number) - 1).copied().unwrap_or(places.bench)
            }
            SealedOption::Direction(_) if shooting && !self.before_shot() => places.choice,
            SealedOption::Hand(_) if duelling => places.choice,
            _ => places.bench,
        }
    }

    /// Returns true while the defender may still close a direction. Directions are not offered then: they would look
    /// like the answer to that question.
    const fn before_shot(&self) -> bool {
        matches!(
            self.table.phase,
            Phase::Play(CardWindow::BeforeShot) | Phase::Answer(CardWindow::BeforeShot, _)
        )
    }

    fn desk_look(&self, choice: SealedOption) -> CardHighlight {
        let table = self.table;
        let out = match choice {
            SealedOption::Number(number) if table.phase == Phase::Choose => {
                !table.choosable().contains(number)
            }
            SealedOption::Number(number) => table.spent.contains(number),
            SealedOption::Direction(direction) => table.force.closed == Some(direction),
            SealedOption::Hand(_) => false,
        };
        if out { CardHighlight::Veiled } else { CardHighlight::Plain }
    }

    /// Returns the look of a laid card. The winner is raised: the pass or the mark, the shot or the save, the
    /// better hand.
    fn laid_look(&self, choice: SealedOption) -> CardHighlight {
        let table = self.table;
        let (attack, defence) = (table.laid[table.attacker], table.laid[!table.attacker]);
        let won = match (attack, defence, choice) {
            (LaidCards::Numbers(attack), LaidCards::Numbers(_), SealedOption::Number(number)) => {
                let both = pitch::matched(table);
                if both.is_empty() { attack.contains(number) } else { both.contains(number) }
            }
            // The goalkeeper who saves has laid the same direction.
            (LaidCards::Direction(shot), LaidCards::Direction(_), SealedOption::Direction(direction)) => {
                shot == direction
            }
            (LaidCards::Hand(attack), LaidCards::Hand(defence), SealedOption::Hand(shape)) => {
                shape.beats(if shape == attack { defence } else { attack })
            }
            _ => false,
        };
        if won { CardHighlight::Lit } else { CardHighlight::Plain }
    }

    /// Adds all thirteen cards of a kind: used, in hand, shown, in the deck.
    fn powers(&mut self, kind: PowerKind) {
        let answered = match self.table.phase {
            Phase::Answer(window, play) => Some(PowerCard { kind: window.kind(), power: play.card }),
            _ => None,
        };
        let pile = self.table.discards[kind];
        let below = pile.cards.iter().filter(|power| Some(*power) != pile.top);
        for power in below.chain(pile.top) {
            let card = PowerCard { kind, power };
            if answered == Some(card) {
                self.put(power_id(card), zones::PLAYED, power_face(card), CardHighlight::Lit);
            } else {
                self.put(power_id(card), zones::pile(kind), power_face(card), CardHighlight::Plain);
            }
        }
        for seat in Seat::BOTH {
            self.hand(seat, kind);
        }
        // On a shared screen the card shown is one of the deck's backs.
        let shown = self.view.shown.filter(|card| card.kind == kind && !self.audience.shared);
        if let Some(card) = shown {
            let zone = zones::shown(self.audience.seat, self.audience);
            self.put(power_id(card), zone, power_face(card), CardHighlight::Lit);
        }
        self.deck(kind, shown.is_some());
    }

    fn hand(&mut self, seat: Seat, kind: PowerKind) {
        let count = usize::from(self.view.counts[seat][kind]);
        let zone = zones::held(seat, kind, count, self.table.kind(seat), self.audience);
        if self.audience.shared || seat != self.audience.seat {
            for k in 0..count {
                self.put(held_id(seat, kind, k), zone, power_back(kind), CardHighlight::Plain);
            }
            return;
        }
        let playable = playable(self.view, seat);
        for power in self.view.hand[kind].iter() {
            let card = PowerCard { kind, power };
            let look = match playable {
                Some((of, cards)) if of == kind && cards.contains(power) => CardHighlight::Lit,
                _ if self.idle(seat, card) => CardHighlight::Veiled,
                _ => CardHighlight::Plain,
            };
            // What the role of this attack has no use for is small: its sign alone.
            let small = kind != self.table.kind(seat);
            let shown = self.put(power_id(card), zone, power_face(card), look);
            shown.picture = small.then(|| token_face(card));
        }
    }

    /// SGO-9, SGO-13, SGO-15: returns true if a held card has no part in this turn at all.
    fn idle(&self, seat: Seat, card: PowerCard) -> bool {
        match self.table.phase {
            Phase::Swap => false,
            _ => {
                !self.table.has_powers()
                    || card.kind != self.table.kind(seat)
                    || card.power == PowerName::Bogey
            }
        }
    }

    /// Adds the shuffled cards of the deck, on those that were put under it. The deck holds every card that is
    /// nowhere else. A card that the other side has been shown (SGO-14) lies apart from it until it is settled.
    fn deck(&mut self, kind: PowerKind, own_shown: bool) {
        let view = self.view;
        let under = view.decks[kind].cards().iter().filter(|card| card.by.is_some()).count();
        let held: usize = Seat::BOTH.into_iter().map(|seat| usize::from(view.counts[seat][kind])).sum();
        let used = usize::from(self.table.discards[kind].cards.count());
        let left = CARDS.saturating_sub(under + held + used + usize::from(own_shown));
        for k in (0..under).rev() {
            self.put(under_id(kind, k), zones::deck(kind), power_back(kind), CardHighlight::Plain);
        }
        let looker = self.table.player(kind);
        let apart = !own_shown && view.is_shown(looker);
        for k in 0..left {
            let zone =
                if apart && k + 1 == left { zones::shown(looker, self.audience) } else { zones::deck(kind) };
            self.put(deck_id(kind, k), zone, power_back(kind), CardHighlight::Plain);
        }
    }
}

/// Returns the options that side has laid open.
fn open(table: &Table, seat: Seat) -> Vec<SealedOption> {
    match table.laid[seat] {
        LaidCards::Numbers(numbers) => SealedOption::laid_by(Action::Choose(numbers)),
        LaidCards::Direction(direction) => vec![SealedOption::Direction(direction)],
        LaidCards::Hand(shape) => vec![SealedOption::Hand(shape)],
        LaidCards::Nothing | LaidCards::FaceDown => Vec::new(),
    }
}

/// Returns the number of cards that side has laid face down. A sealed swap lays none.
fn face_down(table: &Table, seat: Seat) -> usize {
    match (table.laid[seat], table.phase) {
        (LaidCards::FaceDown, Phase::Choose) => usize::from(table.cards_to_lay(seat)),
        (LaidCards::FaceDown, Phase::Shot | Phase::Duel) => 1,
        _ => 0,
    }
}

/// Returns the cards that this side may play in its open window, and their kind.
pub(super) fn playable(view: &View, seat: Seat) -> Option<(PowerKind, PowerSet)> {
    let (kind, useful) =
        view.table.usable_cards().filter(|_| view.table.owed.contains(seat) && view.seat == seat)?;
    Some((kind, view.hand[kind].intersection(useful)))
}

fn choice_indicators(table: &Table) -> BySeat<ChoiceIndicator> {
    let both = matches!(table.phase, Phase::Choose | Phase::Shot | Phase::Duel | Phase::Swap);
    BySeat::from_fn(|seat| match table.laid[seat] {
        _ if !both => ChoiceIndicator::Off,
        LaidCards::FaceDown => ChoiceIndicator::Ready,
        _ if table.owed.contains(seat) => ChoiceIndicator::Choosing,
        _ => ChoiceIndicator::Off,
    })
}

fn labels(view: &View, audience: Audience) -> Vec<TableLabel> {
    let table = &view.table;
    let mut labels = Vec::new();
    for side in Seat::BOTH {
        labels.push(TableLabel::new(zones::head(side), LabelStyle::Name, words::short(side)).of(side));
    }
    for kind in PowerKind::BOTH {
        let deck = view.decks[kind].cards().len();
        if deck > 0 {
            labels.push(TableLabel::new(
                zones::deck_count(kind),
                LabelStyle::Count,
                DisplayText::verbatim(deck.to_string()),
            ));
        }
        let rival = !audience.seat;
        let count = view.counts[rival][kind];
        if !audience.shared && count > 0 {
            let at = zones::rival_count(rival, kind);
            labels.push(
                TableLabel::new(at, LabelStyle::Name, DisplayText::verbatim(count.to_string())).of(rival),
            );
        }
    }
    if let Phase::Answer(window, play) = table.phase {
        let by = table.player(window.kind());
        labels.push(
            TableLabel::new(DesignPoint::new(pitch::CENTRE.x, 576.0), LabelStyle::Name, words::played(play))
                .of(by),
        );
    }
    labels.extend(in_force(table));
    labels
}

/// Returns labels of the power cards in force, on the grass before the goal that is attacked.
fn in_force(table: &Table) -> Vec<TableLabel> {
    let mut says: Vec<(DisplayText, Seat)> = Vec::new();
    let (attacker, defender) = (table.attacker, table.defender());
    let force = &table.force;
    if let Some((kind, card)) = force.selection {
        let text = match rules().effect(kind, card) {
            CardEffect::Among(set) => say!("go-label-only", numbers = words::row(set, " ")),
            _ => say!("go-label-three-to-one", card = card.title()),
        };
        says.push((text, table.player(kind)));
    }
    if force.dribble > 0 {
        says.push((say!("go-label-dribble", n = force.dribble), attacker));
    }
    if force.keeper && table.track.pass() == LAST_PASS {
        says.push((say!("go-label-keeper"), attacker));
    }
    if let Some(closed) = force.closed {
        says.push((say!("go-label-closed", direction = MessageArg::selector(closed.name())), defender));
    }
    let x = match attacker {
        Seat::Home => 1294.0,
        Seat::Away => SHEET_W - 1294.0,
    };
    let label = |(k, (text, side)): (usize, (DisplayText, Seat))| {
        TableLabel::new(DesignPoint::new(x, 240.0 + 36.0 * k as f32), LabelStyle::Name, text).of(side)
    };
    says.into_iter().enumerate().map(label).collect()
}

fn board(table: &Table) -> Scoreboard {
    let over = table.phase == Phase::Over;
    let (done, of) = match table.period {
        MatchPeriod::FirstHalf | MatchPeriod::SecondHalf => {
            (table.turn - table.first_turn(), 2 * table.rounds())
        }
        MatchPeriod::ExtraTime => (table.turn.saturating_sub(TURNS + 1), LAST_TURN - TURNS),
        MatchPeriod::Shootout => (0, 0),
    };
    let clock = match table.period {
        MatchPeriod::FirstHalf | MatchPeriod::SecondHalf => {
            MatchClock::Round { n: table.round().into(), of: table.rounds().into() }
        }
        MatchPeriod::ExtraTime => MatchClock::ExtraTime,
        MatchPeriod::Shootout => MatchClock::Off,
    };
    Scoreboard {
        score: table.score,
        kicks: table.shootout.map(|shootout| shootout.scored),
        clock,
        part: if over { MatchPhase::FullTime } else { words::part(table.period) },
        done: u32::from(if over { of } else { done }),
        of: u32::from(of),
        possession: (!over).then_some(table.attacker),
        subtitle: words::subtitle(&table.options),
        teams: BySeat::default(),
        note: None,
        progress: progress(table),
        shootout: table.shootout,
    }
}

/// Returns the progress of the match, 0..=1.
fn progress(table: &Table) -> f32 {
    let turn = f32::from(table.turn.clamp(1, LAST_TURN) - 1);
    match table.period {
        MatchPeriod::FirstHalf | MatchPeriod::SecondHalf => turn / f32::from(TURNS) * 0.85,
        MatchPeriod::ExtraTime => 0.9,
        MatchPeriod::Shootout => 1.0,
    }
}
