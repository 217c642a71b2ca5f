//! Carries out a decision step by step, and emits an event for each step.

use super::action::Action;
use super::event::Event;
use super::options::{FirstPickRule, KickOffRule, Options};
use super::refusal::Refusal;
use super::state::{
    ActionAttempt, EXTRA, HiddenCards, PLAY, Period, Phase, SPACES, SUIT, Solitaire, Table, TeamAction, USED,
    UsedCard, deal_out, first_colour,
};
use engine::pack::Pile;
use engine::{Card, EventSink, MatchRng, Seat};

impl Solitaire {
    /// SOL-1, SOL-2, SOL-3: shuffles teams and play pile, flips the first active cards, and begins the first half.
    pub(crate) fn before_the_match(options: Options, seed: u64, sink: &mut impl EventSink<Self>) -> Self {
        let mut state = Self::unshuffled(options, MatchRng::new(seed));
        for team in Seat::BOTH {
            let mut pile: Pile<SUIT> = options.suits()[team].cards().into_iter().collect();
            pile.shuffle(&mut state.rng);
            state.hidden[team] = HiddenCards { dealt_out: deal_out(&mut pile), pile };
            sink.emit(&state, || state.team_shuffled(team));
            state.flip(team, sink);
        }
        state.shuffle_play(if options.short { EXTRA } else { PLAY as u8 }, sink);
        state.begin_half(Period::FirstHalf, sink);
        state
    }

    pub(crate) fn team_shuffled(&self, team: Seat) -> Event {
        let hidden = &self.hidden[team];
        let dealt_out = hidden.dealt_out.iter().filter(|_| self.table.period != Period::Shootout);
        Event::TeamShuffled { team, order: Some(dealt_out.chain(hidden.pile.iter()).collect()) }
    }

    /// Carries out one decision.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        action: Action,
        sink: &mut impl EventSink<Self>,
    ) -> Result<(), Refusal> {
        self.table.check_action(seat, action)?;
        self.table.phase = Phase::Running;
        self.use_card(seat, action.card(), sink);
        if self.table.eliminated_team().is_some() {
            self.end_match(sink);
        } else if self.table.used[LAST].is_some() {
            self.end_turn(sink);
        } else {
            self.table.phase = Phase::Use;
        }
        Ok(())
    }

    /// SOL-6, SOL-7, SOL-21: gives the card to the team of its colour, no matter who picked it. The first team to act
    /// in a half takes the ball first.
    fn use_card(&mut self, by: Seat, card: Card, sink: &mut impl EventSink<Self>) {
        let table = &mut self.table;
        let foreseen = table.preview(card);
        let team = foreseen.team;
        for space in &mut table.spaces {
            *space = space.filter(|lying| *lying != card);
        }
        if let Some(place) = table.used.iter_mut().find(|place| place.is_none()) {
            *place = Some(UsedCard { card, team });
        }
        sink.emit(self, || Event::Used { by, team, card });
        if self.table.ball.is_none() {
            self.table.ball = Some(team);
            sink.emit(self, || Event::BallTaken { team });
        }
        self.resolve(foreseen, sink);
    }

    /// SOL-9, SOL-10: resolves the action of a used card.
    fn resolve(&mut self, foreseen: ActionAttempt, sink: &mut impl EventSink<Self>) {
        let ActionAttempt { team, team_action, strength, success } = foreseen;
        sink.emit(self, || Event::Tried { team, team_action, strength, success });
        match (team_action, success) {
            (TeamAction::Pass, true) => self.cycle(team, sink),
            (TeamAction::Shoot, true) => self.score_goal(team, sink),
            (TeamAction::Pass | TeamAction::Shoot, false) => {
                self.table.ball = Some(!team);
                sink.emit(self, || Event::BallLost { team });
            }
            (TeamAction::Tackle, true) => self.win_ball(team, sink),
            (TeamAction::Counter, true) => {
                self.win_ball(team, sink);
                self.cycle(team, sink);
            }
            (TeamAction::Tackle, false) => {}
            (TeamAction::Counter, false) => self.show_yellow(team, sink),
        }
    }

    fn win_ball(&mut self, team: Seat, sink: &mut impl EventSink<Self>) {
        self.table.ball = Some(team);
        sink.emit(self, || Event::BallWon { team });
    }

    /// SOL-11: cycles the active card, to the bottom first: from an empty pile the same card comes back.
    fn cycle(&mut self, team: Seat, sink: &mut impl EventSink<Self>) {
        let cycled = &mut self.table.teams[team];
        let Some(card) = cycled.active.take() else { return };
        cycled.cycled.push(card);
        sink.emit(self, || Event::Cycled { team, card });
        self.flip(team, sink);
    }

    /// SOL-2: flips the top card of the team pile: one in unknown order, or the next cycled one.
    fn flip(&mut self, team: Seat, sink: &mut impl EventSink<Self>) {
        let flips = &mut self.table.teams[team];
        let card = if flips.unseen > 0 {
            flips.unseen -= 1;
            self.hidden[team].pile.draw()
        } else {
            flips.cycled.draw()
        };
        flips.active = card;
        let Some(card) = card else { return };
        flips.seen.add(card);
        sink.emit(self, || Event::Flipped { team, card });
    }

    /// SOL-10: counts a goal. The other team's active card is lost; the ball stays, unless the house rule gives it
    /// away.
    fn score_goal(&mut self, team: Seat, sink: &mut impl EventSink<Self>) {
        let Some(card) = self.lose_active(!team) else { return };
        let score = self.table.score;
        sink.emit(self, || Event::Goal { team, card, score });
        self.replace(!team, sink);
        if self.table.options.kick_off_after_goal == KickOffRule::Conceding
            && self.table.eliminated_team().is_none()
        {
            self.table.ball = Some(!team);
            sink.emit(self, || Event::KickOffGiven { team: !team });
        }
    }

    /// SOL-12: shows a yellow card. The first turns the card sideways; the second is a goal against, and the ball
    /// stays.
    fn show_yellow(&mut self, team: Seat, sink: &mut impl EventSink<Self>) {
        let booked = &mut self.table.teams[team];
        let Some(card) = booked.active else { return };
        if booked.yellow.contains(card) {
            self.lose_active(team);
            let score = self.table.score;
            sink.emit(self, || Event::SentOff { team, card, score });
            self.replace(team, sink);
        } else {
            booked.yellow.add(card);
            sink.emit(self, || Event::YellowCard { team, card });
        }
    }

    /// Moves the active card to its own discard pile, which is a goal for the other team.
    fn lose_active(&mut self, team: Seat) -> Option<Card> {
        let loser = &mut self.table.teams[team];
        let card = loser.active.take()?;
        loser.yellow.remove(card);
        loser.discard.push(card);
        self.table.score[!team] += 1;
        Some(card)
    }

    /// SOL-13: flips a new card, if there is one.
    fn replace(&mut self, team: Seat, sink: &mut impl EventSink<Self>) {
        if !self.table.teams[team].is_out() {
            self.flip(team, sink);
        }
    }

    /// SOL-3, SOL-16, SOL-18, SOL-24: shuffles all play cards into a new play pile, of which `first` are played first.
    fn shuffle_play(&mut self, first: u8, sink: &mut impl EventSink<Self>) {
        let table = &mut self.table;
        table.spaces = [None; SPACES];
        table.play_discard = Pile::NONE;
        table.play_pile = first;
        table.play_later = PLAY as u8 - first;
        self.play = table.play_cards().ace_high().collect();
        self.play.shuffle(&mut self.rng);
        sink.emit(self, || Event::PlayShuffled { order: Some(self.play.as_slice().to_vec()) });
    }

    /// SOL-7, SOL-16: begins a half: nobody has the ball; the teams stay as they are.
    fn begin_half(&mut self, period: Period, sink: &mut impl EventSink<Self>) {
        self.table.period = period;
        self.table.turn = 0;
        self.table.ball = None;
        sink.emit(self, || Event::HalfBegan { period });
        self.begin_turn(sink);
    }

    /// SOL-5: begins a turn: every empty space gets a card.
    fn begin_turn(&mut self, sink: &mut impl EventSink<Self>) {
        let table = &mut self.table;
        let before = table.spaces;
        for space in table.spaces.iter_mut().filter(|space| space.is_none()) {
            *space = self.play.draw();
            table.play_pile -= 1;
        }
        table.turn += 1;
        table.phase = Phase::Use;
        table.first_picker = table.first_pick();
        let Table { turn, spaces, first_picker: first, .. } = *table;
        sink.emit(self, || {
            let new = spaces.into_iter().zip(before).filter(|(_, before)| before.is_none());
            Event::SpacesRefilled { turn, cards: new.filter_map(|(now, _)| now).collect(), first }
        });
    }

    /// SOL-14, SOL-15: ends a turn: the used cards leave. If the spaces cannot be refilled, the half is over.
    fn end_turn(&mut self, sink: &mut impl EventSink<Self>) {
        let table = &mut self.table;
        for used in table.used.iter_mut().filter_map(Option::take) {
            table.play_discard.push(used.card);
        }
        let turn = table.turn;
        let empty = table.spaces.iter().filter(|space| space.is_none()).count();
        let can_refill = usize::from(table.play_pile) >= empty;
        sink.emit(self, || Event::TurnEnded { turn });
        if can_refill {
            self.begin_turn(sink);
        } else {
            self.end_half(sink);
        }
    }

    /// SOL-18, SOL-24: clears the spaces for the second half, whose cards were shuffled with those of the first one.
    fn take_later_cards(&mut self) {
        let table = &mut self.table;
        for card in table.spaces.iter_mut().filter_map(Option::take) {
            table.play_discard.push(card);
        }
        (table.play_pile, table.play_later) = (table.play_later, 0);
    }

    /// SOL-16, SOL-17, SOL-18, SOL-19, SOL-24: continues with the next half or the kicks, or ends the match.
    fn end_half(&mut self, sink: &mut impl EventSink<Self>) {
        let Table { period, score, options, .. } = self.table;
        let level = score.ahead().is_none();
        if period == Period::SecondHalf {
            self.table.level_after_normal_time = level;
        }
        sink.emit(self, || Event::HalfEnded { period, score });
        match period {
            Period::FirstHalf => {
                if options.short {
                    self.take_later_cards();
                } else {
                    self.shuffle_play(PLAY as u8, sink);
                }
                self.begin_half(Period::SecondHalf, sink);
            }
            Period::SecondHalf if level && options.short => self.begin_kicks(sink),
            Period::SecondHalf if level => {
                self.shuffle_play(EXTRA, sink);
                self.begin_half(Period::ExtraFirst, sink);
            }
            Period::ExtraFirst => {
                self.take_later_cards();
                self.begin_half(Period::ExtraSecond, sink);
            }
            Period::ExtraSecond if level => self.begin_kicks(sink),
            Period::SecondHalf | Period::ExtraSecond | Period::Shootout => self.end_match(sink),
        }
    }

    /// SOL-13, SOL-17: ends the match.
    pub(crate) fn end_match(&mut self, sink: &mut impl EventSink<Self>) {
        self.table.phase = Phase::Over;
        if let Some(outcome) = self.table.outcome() {
            sink.emit(self, || Event::MatchEnded { outcome });
        }
    }
}

/// Index of the last card that a turn uses.
const LAST: usize = USED - 1;

impl Table {
    /// SOL-22, SOL-23: returns the manager who picks first in this turn, by the present ball. Without Duel home
    /// always picks (SOL-6).
    fn first_pick(&self) -> Seat {
        if !self.options.duel {
            return Seat::Home;
        }
        match (self.options.first_pick, self.ball) {
            (FirstPickRule::WithoutBall, Some(team)) => !team,
            _ => {
                let colour = first_colour(self.period);
                let home = self.teams[Seat::Home].suit.colour() == colour;
                if home == (self.turn % 2 == 1) { Seat::Home } else { Seat::Away }
            }
        }
    }
}
