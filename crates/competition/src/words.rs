//! Texts of a competition: its rounds, its matches, and how it was won.

use super::groups::GroupTableRow;
use super::{
    Competition, CompetitionKind, Entrant, Fixture, FixtureResult, Legs, PLAYER, RoundKind, Tie, YOU,
};
use engine::{BySeat, Seat};
use players::controller::Controller;
use words::say;
use words::{DisplayText, MessageArg, Separator, score_of};

impl Entrant {
    /// Returns the name in the file as text. Files name people without a name in English.
    fn named(&self) -> DisplayText {
        let number = || self.name.strip_prefix(PLAYER)?.parse::<u32>().ok();
        match (self.controller, number()) {
            (Controller::Human, _) if self.name == YOU => say!("competition-you"),
            (Controller::Human, Some(n)) => say!("competition-player", n),
            _ => DisplayText::verbatim(&self.name),
        }
    }
}

impl Competition {
    /// Returns the title of a round: `Semi-finals`, `Round 2 of 5`, `Semi-finals, leg 1`.
    pub fn round_title(&self, round: usize) -> DisplayText {
        self.round_named(round, |later| self.stage_title(later))
    }

    /// Returns the title of a round in which a stage of the cup, with the number of those that follow, is called so.
    fn round_named(&self, round: usize, stage: impl Fn(usize) -> DisplayText) -> DisplayText {
        match self.phase(round) {
            RoundKind::Table(n) if self.kind() == CompetitionKind::Groups => {
                say!("round-of-groups", n = n + 1, of = self.table_rounds())
            }
            RoundKind::Table(n) => say!("round-of", n = n + 1, of = self.table_rounds()),
            RoundKind::Cup { later, leg } => {
                let stage = stage(later);
                if self.format.is_across_games() {
                    say!("round-leg", stage, n = leg + 1)
                } else if self.format.legs == Legs::Single || later == 0 {
                    stage
                } else if leg < 2 {
                    say!("round-leg", stage, n = leg + 1)
                } else {
                    say!("round-decider", stage)
                }
            }
        }
    }

    /// Returns the heading of a round among the others: `Round 2`, `Semi-finals`.
    pub fn round_heading(&self, round: usize) -> DisplayText {
        match self.phase(round) {
            RoundKind::Table(n) => say!("round-number", n = n + 1),
            RoundKind::Cup { .. } => self.round_title(round),
        }
    }

    /// Returns the title of the stage of a cup that `later` stages follow.
    pub fn stage_title(&self, later: usize) -> DisplayText {
        match later {
            0 => say!("round-final"),
            1 if self.entrants.len() == 3 => say!("round-semi-final"),
            1 => say!("round-semi-finals"),
            2 => say!("round-quarter-finals"),
            _ => say!("round-last-16"),
        }
    }

    /// Returns true if every round consists of single matches in one game, so that its name is unique.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        self.kind() != CompetitionKind::Groups
            && self.format.legs == Legs::Single
            && !self.format.is_across_games()
    }

    /// Returns the title of a group: `Group A`.
    pub fn group_title(group: usize) -> DisplayText {
        say!("competition-group", letter = Self::group_letter(group))
    }

    /// Returns the letter of a group alone.
    pub fn group_letter(group: usize) -> DisplayText {
        DisplayText::verbatim(char::from(b'A' + (group % 26) as u8).to_string())
    }

    /// Describes a match: `Semi-final: You v Pro Bot`.
    pub fn match_title(&self, fixture: &Fixture) -> DisplayText {
        let round = self.round_named(fixture.round, |later| match later {
            1 => say!("round-semi-final"),
            2 => say!("round-quarter-final"),
            _ => self.stage_title(later),
        });
        say!("occasion", round, pairing = self.pairing(fixture))
    }

    /// Names the sides of a match: `You v Pro Bot`.
    pub fn pairing(&self, fixture: &Fixture) -> DisplayText {
        let [home, away] = [Seat::Home, Seat::Away].map(|seat| self.called(fixture.sides[seat]));
        say!("pairing", home, away)
    }

    /// Tells the result of another match during one's own: `Elsewhere: Kestrel Vale 2-1 Ursova, full time`.
    pub fn live_score(&self, fixture: &Fixture, result: &FixtureResult) -> DisplayText {
        let [home, away] =
            [Seat::Home, Seat::Away].map(|seat| DisplayText::verbatim(&self.club(fixture.sides[seat]).name));
        let of = |score: BySeat<u32>| score_of(score[Seat::Home], score[Seat::Away]);
        let score = of(result.score);
        match result.kicks.map(of) {
            None => say!("elsewhere", home, away, score),
            Some(kicks) => say!("elsewhere-on-kicks", home, away, score, kicks),
        }
    }

    /// Names the champion: `You win the cup`. `None` before the end.
    #[must_use]
    pub fn champion_text(&self) -> Option<DisplayText> {
        let side = self.champion()?;
        let name = self.called(side);
        Some(match (self.kind(), self.is_you(side)) {
            (CompetitionKind::Cup | CompetitionKind::Groups, true) => say!("crowned-cup-you"),
            (CompetitionKind::Cup | CompetitionKind::Groups, false) => say!("crowned-cup", name),
            (CompetitionKind::League, true) => say!("crowned-league-you"),
            (CompetitionKind::League, false) => say!("crowned-league", name),
        })
    }

    /// Returns a side's name as text, with its club where another bot of the competition has the same name.
    pub fn called(&self, side: usize) -> DisplayText {
        let name = self.manager_name(side);
        let same = (0..self.entrants.len()).filter(|other| self.manager_name(*other) == name).count() > 1;
        if same && self.is_named_by_club(side) {
            let club = DisplayText::verbatim(&self.club(side).name);
            return say!("competition-bot", name, club);
        }
        name
    }

    /// Returns a side's name as text, where its club is shown beside it: a bot has the name that it has in every match.
    /// In competitions of earlier builds it has the one in the file.
    pub fn manager_name(&self, side: usize) -> DisplayText {
        let Some(entrant) = self.entrants.get(side) else { return DisplayText::EMPTY };
        match (self.style(side), self.is_named_by_club(side)) {
            (Some(bot), true) => bot,
            _ => entrant.named(),
        }
    }

    /// Returns the name of a bot that has another one in the file, as bots of earlier builds have.
    #[must_use]
    pub fn other_name(&self, side: usize) -> Option<DisplayText> {
        self.style(side).filter(|_| !self.is_named_by_club(side))
    }

    /// Returns the name that a bot has in every match.
    fn style(&self, side: usize) -> Option<DisplayText> {
        match self.entrants.get(side)?.controller {
            Controller::Human => None,
            // With several games a bot has several faces, so its difficulty names it.
            Controller::Bot(difficulty) if self.format.is_across_games() => {
                Some(say!("bot-of-level", level = difficulty.title()))
            }
            Controller::Bot(difficulty) => Some(self.game()?.opponent(difficulty).called()),
        }
    }

    /// Returns true for a bot that the file names after its club.
    fn is_named_by_club(&self, side: usize) -> bool {
        let club = self.club(side);
        let named = |entrant: &Entrant| entrant.name == club.name || entrant.name == club.id;
        !self.is_person(side) && self.entrants.get(side).is_some_and(named)
    }

    /// Returns how messages choose between the person and others.
    pub fn person_key(&self, side: usize) -> MessageArg {
        MessageArg::selector(if self.is_you(side) { "you" } else { "other" })
    }

    /// Describes in one sentence how the champion won. `None` before the end.
    #[must_use]
    pub fn champion_path(&self) -> Option<DisplayText> {
        let side = self.champion()?;
        let (who, name) = (self.person_key(side), self.called(side));
        match self.kind() {
            CompetitionKind::Cup | CompetitionKind::Groups => {
                let ties = self.ties();
                let each = ties.iter().enumerate().rev();
                let won = each.flat_map(|(n, stage)| {
                    let later = self.stages().saturating_sub(n + 1);
                    stage.iter().filter_map(move |tie| self.beaten(side, tie, later))
                });
                Some(say!("way-cup", who, name, won = DisplayText::list(won, Separator::And)))
            }
            CompetitionKind::League => {
                let table = self.standings();
                let (first, second) = (table.first()?, table.get(1)?);
                let of = (first.won + first.drawn + first.lost) as usize;
                let GroupTableRow { won, drawn, lost, .. } = first;
                let season = match (drawn, lost) {
                    (0, 0) => say!("season-all", who, name, of),
                    (_, 0) => {
                        say!("season-drawn", who, name, of, won = *won, drawn = *drawn)
                    }
                    (0, _) => say!("season-lost", who, name, of, won = *won, lost = *lost),
                    _ => say!("season-mixed", who, name, of, won = *won, drawn = *drawn, lost = *lost,),
                };
                Some(say!(
                    "way-league",
                    season,
                    n = first.points() - second.points(),
                    rival = self.person_key(second.side),
                    second = self.called(second.side),
                ))
            }
        }
    }

    /// Describes that side's win in that tie: `Pro bot 3-0 in the final`. `None` if it did not win.
    fn beaten(&self, side: usize, tie: &Tie, later: usize) -> Option<DisplayText> {
        let seat = tie.winner.filter(|seat| tie.sides[*seat] == side)?;
        let other = tie.sides[!seat];
        let who = self.person_key(other);
        let name = self.called(other);
        let score = score_of(tie.score[seat], tie.score[!seat]);
        let round = MessageArg::selector(stage_key(later));
        Some(match tie.kicks {
            None => say!("beaten", who, name, score, round),
            Some(kicks) => {
                say!("beaten-on-kicks", who, name, score, kicks = score_of(kicks[seat], kicks[!seat]), round,)
            }
        })
    }

    /// Names a match without its sides: `cup semi-final`, `league match 2 of 3`.
    pub fn stage(&self, fixture: &Fixture) -> DisplayText {
        match self.phase(fixture.round) {
            RoundKind::Cup { later, .. } => say!("stage-cup", round = MessageArg::selector(stage_key(later))),
            RoundKind::Table(n) if self.kind() == CompetitionKind::Groups => {
                say!("stage-groups", n = n + 1, of = self.table_rounds())
            }
            RoundKind::Table(n) => say!("stage-league", n = n + 1, of = self.table_rounds()),
        }
    }
}

/// Returns the key of a stage of the cup in messages: final, semi-final and so on.
const fn stage_key(later: usize) -> &'static str {
    match later {
        0 => "final",
        1 => "semi-final",
        2 => "quarter-final",
        _ => "last-16",
    }
}
