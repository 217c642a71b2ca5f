//! The set-up of a competition: game, format, size and people, with a preview of the field.

use bevy::prelude::Resource;

use super::emblem::{EMBLEM, draw_emblem};
use super::{CompetitionMsg, club_crest, fixtures, over};
use crate::theme::ink;
use crate::widgets::{self, BoxSurface, Button, Node, StyledText, column, drawing, named_stepper, row};
use ai::Difficulty;
use clubs::{Club, club_of_entrant, countries, find, shipped};
use competition::{
    Competition, CompetitionKind as Contest, Entrant, Format, Legs, MAX_PEOPLE, as_countries, entrants_of,
    mixture,
};
use engine::SeatSet;
use engine::rng::mix;
use games::GAMES;
use games::dyn_game::DynGame;
use players::controller::Controller;
use players::people::PersonName;
use stage::palette::{CHALK, INK, MUTED, NAVY_3};
use words::{DisplayText, MessageId};
use words::{id, say};

/// The choices so far. They stay what was chosen: where two do not go together, such as a league across games, methods
/// of the same name say what counts meanwhile.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::screens) struct CompetitionSetup {
    /// Index into [`GAMES`]; after them come all five games, and a game that is drawn.
    game: usize,
    kind: Contest,
    /// Number of sides of each kind, by its index.
    sides: [usize; 3],
    legs: Legs,
    seeded: bool,
    /// True for neutral ground, and for countries, in games that know them.
    neutral: bool,
    countries: bool,
    /// Number of people.
    people: usize,
    /// Difficulty of the bots; `None` for a mixture.
    difficulty: Option<Difficulty>,
    /// Ids of the clubs that people have chosen, by place; `None` for the club of the place.
    clubs: [Option<&'static str>; MAX_PEOPLE],
    /// The title's game when it was taken over last: only another one there changes the game here.
    of_title: Option<usize>,
    /// True if somebody has chosen something since the last draw.
    begun: bool,
    /// The seed of the competition that was drawn from these choices last.
    drew: Option<u64>,
}

impl Default for CompetitionSetup {
    fn default() -> Self {
        Self {
            game: 0,
            kind: Contest::Cup,
            sides: [4, 4, 8],
            legs: Legs::Single,
            seeded: false,
            neutral: false,
            countries: false,
            people: 1,
            difficulty: None,
            clubs: [None; MAX_PEOPLE],
            of_title: None,
            begun: false,
            drew: None,
        }
    }
}

impl CompetitionSetup {
    /// Takes over the game that the title has chosen, unless it has chosen no other since the last time.
    pub(super) fn follow_title(&mut self, game: usize) {
        if self.of_title.replace(game) != Some(game) {
            self.game = game;
        }
    }

    /// Takes over other choices.
    pub(super) fn replace_choices(&mut self, other: Self) {
        *self = Self { begun: true, ..other };
    }

    /// Takes over the choices that a competition was made with, so that the next one begins with them. Choices that
    /// have begun since, and those that it was drawn from, stay. `called` are the people who would play now.
    pub(super) fn follow_last(&mut self, last: &Competition, called: &[PersonName]) {
        if self.begun || self.drew == Some(last.draw_seed()) {
            return;
        }
        let (format, entrants) = (last.format(), last.entrants());
        self.game = match last.game() {
            Some(game) => GAMES.iter().position(|known| known.id() == game.id()).unwrap_or(self.game),
            None => GAMES.len(),
        };
        (self.kind, self.legs, self.seeded) = (format.kind, format.legs, format.seeded);
        (self.neutral, self.countries) = (format.neutral, format.countries);
        self.sides[self.kind as usize] = entrants.len();
        let people: Vec<&Entrant> =
            entrants.iter().filter(|entrant| entrant.controller == Controller::Human).collect();
        self.people = people.len();
        let difficulties: Vec<Difficulty> =
            entrants.iter().filter_map(|entrant| entrant.controller.difficulty()).collect();
        let mixed: Vec<Difficulty> = mixture().take(difficulties.len()).collect();
        self.difficulty = difficulties.first().copied().filter(|difficulty| {
            difficulties != mixed && difficulties.iter().all(|other| other == difficulty)
        });
        // People keep their clubs, whatever places they have now.
        self.clubs = std::array::from_fn(|place| {
            let name = called.get(place).map(PersonName::as_str);
            let same = |entrant: &&&Entrant| name.is_some_and(|name| entrant.name == name);
            let entrant =
                people.iter().find(same).or_else(|| people.get(place).filter(|_| name.is_none()))?;
            Some(find(entrant.club.as_deref()?)?.id.as_str())
        });
    }

    /// Lets people keep their clubs when they change their places, or when somebody takes one over.
    pub(super) fn reseat(&mut self, before: &[PersonName], now: &[PersonName]) {
        let clubs = self.clubs;
        self.clubs = std::array::from_fn(|place| {
            let was = now.get(place).and_then(|name| before.iter().position(|other| other == name));
            let moved = before.get(place).is_some_and(|other| now.contains(other));
            let from = was.or_else(|| (!moved).then_some(place))?;
            clubs.get(from).copied().flatten()
        });
    }

    /// Returns the game, if it is one and known.
    fn game(&self) -> Option<&'static dyn DynGame> {
        GAMES.get(self.game).copied()
    }

    /// Returns true if ties are played in all five games.
    fn is_across_games(&self) -> bool {
        self.game == GAMES.len()
    }

    /// Returns the kind; across games it is a cup.
    fn kind(&self) -> Contest {
        if self.is_across_games() { Contest::Cup } else { self.kind }
    }

    /// Returns the number of matches between two sides; across games they are single ones.
    fn legs(&self) -> Legs {
        if self.is_across_games() { Legs::Single } else { self.legs }
    }

    fn is_seeded(&self) -> bool {
        self.seeded && self.kind().has_final()
    }

    /// Returns the plain format of the chosen games; `None` if a game is drawn.
    fn plain(&self) -> Option<Format> {
        if self.is_across_games() {
            Some(Format::across_games())
        } else {
            Some(Format::new(self.game()?, self.kind()))
        }
    }

    /// Returns true if the sides are countries.
    fn plays_countries(&self) -> bool {
        self.countries && self.plain().is_some_and(|format| format.knows_countries())
    }

    /// Returns the largest number of sides that the choices allow.
    fn most_sides(&self) -> usize {
        if self.plays_countries() { countries().len() } else { usize::MAX }
    }

    fn sides(&self) -> usize {
        self.sides[self.kind() as usize].min(self.most_sides())
    }

    fn people(&self) -> usize {
        self.people.min(self.sides())
    }

    fn entrants(&self, called: &[PersonName]) -> Vec<Entrant> {
        let is_country = |club: &Club| countries().iter().any(|country| country.id == club.id);
        // A club that was deleted meanwhile is nobody's.
        let chosen = |place: usize| {
            let club = find(self.clubs.get(place).copied().flatten()?)?;
            (is_country(club) == self.plays_countries()).then(|| club.id.clone())
        };
        let all = entrants_of(self.sides(), self.people(), self.difficulty, called, chosen);
        if self.plays_countries() { as_countries(all) } else { all }
    }

    /// Returns the format; the seed draws the game where none is chosen.
    fn format(&self, seed: u64) -> Option<Format> {
        let drawn =
            || GAMES.get((mix(seed, GAMES.len() as u64) % GAMES.len().max(1) as u64) as usize).copied();
        let plain = self.plain().or_else(|| Some(Format::new(drawn()?, self.kind())))?;
        let neutral = self.neutral && plain.knows_neutral_ground();
        let countries = self.plays_countries();
        Some(Format { legs: self.legs(), seeded: self.is_seeded(), neutral, countries, ..plain })
    }

    /// Draws the competition of these choices with that seed.
    pub(super) fn draw_lots(&mut self, seed: u64, called: &[PersonName]) -> Option<Competition> {
        (self.begun, self.drew) = (false, Some(seed));
        self.drawn(seed, called)
    }

    /// Returns the competition of these choices with that seed.
    fn drawn(&self, seed: u64, called: &[PersonName]) -> Option<Competition> {
        Competition::with_format(self.format(seed)?, self.entrants(called), seed).ok()
    }
}

/// Returns the title of a game; one for a single manager adds that two play it here.
pub(super) fn game_title(game: &'static dyn DynGame) -> DisplayText {
    let title = game.info().title;
    if game.seats() == SeatSet::BOTH { title.into() } else { say!("competition-for-two", game = title) }
}

/// Returns the choices, with the preview of the field beside them. `own` are the clubs made at this computer.
pub(super) fn view(
    now: CompetitionSetup,
    called: &[PersonName],
    own: &[&'static Club],
) -> Node<'static, CompetitionMsg> {
    // The entrants show who the bots of a mixture are.
    let words = now.game().zip(now.difficulty).map(|(game, difficulty)| game.opponent(difficulty).line);
    let left = column()
        .basis(640.0)
        .share(1.0)
        .gap(14.0)
        .children(choices(now))
        .children(words.map(|words| StyledText::note(words).size(24.0).node().rigid()));
    let both = row().wrap().gaps(60.0, 30.0).stretch().grow().rigid();
    let draw = Button::primary(say!("competition-draw")).asks(CompetitionMsg::Draw);
    over(both.child(left).child(field(now, called, own)), draw, StyledText::note("").node())
}

/// Returns the choices: the game, the kind and the size, the matches and the draw, the people, and the bots.
fn choices(now: CompetitionSetup) -> Vec<Node<'static, CompetitionMsg>> {
    let choose = CompetitionMsg::Choose;
    let games = GAMES.len() + 2;
    let game = |by: usize| choose(CompetitionSetup { game: (now.game + by) % games, ..now });
    let title = match now.game() {
        Some(game) => game_title(game),
        None if now.is_across_games() => say!("competition-five"),
        None => say!("competition-game-drawn"),
    };
    let titles = Contest::ALL.map(Contest::title);
    let kinds =
        widgets::one_of(&titles, &Contest::ALL, now.kind(), |kind| choose(CompetitionSetup { kind, ..now }));
    let most = now.most_sides();
    let possible: Vec<usize> = now.kind().sizes().iter().copied().filter(|sides| *sides <= most).collect();
    let sizes: Vec<String> = possible.iter().map(ToString::to_string).collect();
    let sizes = widgets::one_of(&sizes, &possible, now.sides(), |sides| {
        let mut all = now.sides;
        all[now.kind() as usize] = sides;
        choose(CompetitionSetup { sides: all, ..now })
    });
    let legs = [Legs::Single, Legs::Return];
    let words = [id!("competition-legs-single"), id!("competition-legs-return")];
    let legs = widgets::one_of(&words, &legs, now.legs(), |legs| choose(CompetitionSetup { legs, ..now }));
    let words = [id!("competition-draw-open"), id!("competition-draw-seeded")];
    let seeds = widgets::one_of(&words, &[false, true], now.is_seeded(), |seeded| {
        choose(CompetitionSetup { seeded, ..now })
    });
    let people: Vec<String> = (1..=MAX_PEOPLE.min(now.sides())).map(|n| n.to_string()).collect();
    let people = widgets::segments(&people, now.people().checked_sub(1), |k| {
        choose(CompetitionSetup { people: k + 1, ..now })
    });
    // Mixed difficulties, or one difficulty for all.
    let bots = now.difficulty.map_or_else(
        || id!("competition-mixed"),
        |difficulty| now.game().map_or(difficulty.title(), |game| game.opponent(difficulty).title),
    );
    let at = now.difficulty.map_or(0, |difficulty| difficulty as usize + 1);
    let level = |by: usize| {
        let next = (at + by) % (Difficulty::ALL.len() + 1);
        choose(CompetitionSetup { difficulty: next.checked_sub(1).map(|k| Difficulty::ALL[k]), ..now })
    };
    let matches = (!now.is_across_games()).then(|| choice(id!("competition-matches"), legs));
    let draw = now.kind().has_final().then(|| choice(id!("competition-lots"), seeds));
    let name = say!("competition-game-name");
    // The Five-a-Side Cup is a cup: there is nothing to choose.
    let kind = (!now.is_across_games()).then(|| choice(id!("competition-kind"), kinds));
    let first =
        [Some(choice(id!("competition-game"), widgets::stepper(name, title, game(games - 1), game(1))))];
    let first = first.into_iter().chain([kind, Some(choice(id!("competition-clubs"), sizes))]).flatten();
    let names = Button::new(say!("line-up-names")).asks(CompetitionMsg::Names).min_width(150.0);
    let people = row().wrap().gaps(16.0, 8.0).child(people.basis(330.0).grow()).child(names);
    let last = [
        choice(id!("competition-people"), people),
        choice(
            id!("competition-bots"),
            widgets::stepper(say!("competition-bots-name"), bots, level(Difficulty::ALL.len()), level(1)),
        ),
    ];
    let pair = row().wrap().gaps(24.0, 14.0).stretch().rigid();
    let pair = pair.children(matches.map(|node| node.basis(330.0).share(4.0)));
    let pair = pair.children(draw.map(|node| node.basis(250.0).share(3.0)));
    first.chain([pair]).chain(special(now)).chain(last).collect()
}

/// Returns the choices that only some games have: the ground, and countries for clubs.
fn special(now: CompetitionSetup) -> Option<Node<'static, CompetitionMsg>> {
    let plain = now.plain()?;
    let choose = CompetitionMsg::Choose;
    let words = [id!("competition-ground-home"), id!("competition-ground-neutral")];
    let ground = plain.knows_neutral_ground().then(|| {
        widgets::one_of(&words, &[false, true], now.neutral, |neutral| {
            choose(CompetitionSetup { neutral, ..now })
        })
    });
    let words = [id!("competition-sides-clubs"), id!("competition-sides-countries")];
    let sides = plain.knows_countries().then(|| {
        widgets::one_of(&words, &[false, true], now.countries, |countries| {
            choose(CompetitionSetup { countries, ..now })
        })
    });
    // The words on the ground are longer.
    let ground = ground.map(|ground| choice(id!("competition-ground"), ground).basis(330.0).share(3.0));
    let sides = sides.map(|sides| choice(id!("competition-sides"), sides).basis(250.0).share(2.0));
    let both: Vec<_> = ground.into_iter().chain(sides).collect();
    (!both.is_empty()).then(|| row().wrap().gaps(24.0, 14.0).stretch().rigid().children(both))
}

fn choice(heading: MessageId, control: Node<'static, CompetitionMsg>) -> Node<'static, CompetitionMsg> {
    column().gap(4.0).rigid().child(StyledText::heading(heading).size(30.0)).child(control)
}

/// Returns the preview: the entrants and the fixtures. People choose their clubs here.
fn field(
    now: CompetitionSetup,
    called: &[PersonName],
    own: &[&'static Club],
) -> Node<'static, CompetitionMsg> {
    let (words, played) = match now.kind() {
        Contest::Cup if now.is_across_games() => (id!("competition-about-five"), id!("competition-road")),
        Contest::Cup if now.legs() == Legs::Return => {
            (id!("competition-about-legs"), id!("competition-road"))
        }
        Contest::Cup if now.sides() == 3 => (id!("competition-about-three"), id!("competition-road")),
        Contest::Cup => (id!("competition-about-cup"), id!("competition-road")),
        Contest::League => (id!("competition-about-league"), id!("competition-fixtures")),
        Contest::Groups => (id!("competition-about-groups"), id!("competition-road")),
    };
    let heading = |words: MessageId| StyledText::heading(words).size(30.0).node().rigid();
    let drawn = now.drawn(0, called);
    let cards =
        drawn.iter().flat_map(|drawn| (0..drawn.entrants().len()).map(|side| card(now, drawn, side, own)));
    column()
        .basis(880.0)
        .share(1.5)
        .gap(10.0)
        .child(about(now, words))
        .child(heading(id!("competition-entrants")))
        .child(row().wrap().gaps(16.0, 8.0).stretch().rigid().children(cards))
        .child(heading(played))
        .children(drawn.as_ref().map(fixtures::preview))
}

/// Returns what is said about the kind, the Five-a-Side Cup with its emblem.
fn about(now: CompetitionSetup, words: MessageId) -> Node<'static, CompetitionMsg> {
    let words = StyledText::note(words).size(24.0).node();
    if !now.is_across_games() {
        return words.rigid();
    }
    let emblem = drawing(EMBLEM, draw_emblem).rigid();
    row().gap(22.0).rigid().child(emblem).child(words.portion(1.0))
}

/// Returns an entrant: crest, club and manager. People at this screen have their club's colour as background, and
/// choose among the clubs that no other person has.
fn card(
    now: CompetitionSetup,
    competition: &Competition,
    place: usize,
    own: &[&'static Club],
) -> Node<'static, CompetitionMsg> {
    let crest = competition.club(place);
    let person =
        competition.entrants().get(place).is_some_and(|entrant| entrant.controller == Controller::Human);
    let (ground, edge, letters) = if person { (crest.colours.1, CHALK, CHALK) } else { (INK, NAVY_3, MUTED) };
    let words = || {
        column()
            .grow()
            .gap(4.0)
            .child(StyledText::label(&crest.name).node().rigid())
            .child(StyledText::note(competition.manager_name(place)).colour(letters).node().rigid())
    };
    let chooser = || {
        let all: Vec<&'static Club> = if now.plays_countries() {
            countries().iter().collect()
        } else {
            own.iter().copied().chain(shipped()).collect()
        };
        let at = all.iter().position(|club| club.id == crest.id).unwrap_or_default();
        let others = (0..now.people()).filter(|other| *other != place).map(|other| competition.club(other));
        let others: Vec<&Club> = others.collect();
        let to = |step: usize| {
            let next = (1..all.len()).map(|k| all[(at + k * step) % all.len()]);
            let next = { next }.find(|next| others.iter().all(|other| other.id != next.id)).unwrap_or(crest);
            let mut clubs = now.clubs;
            if let Some(chosen) = clubs.get_mut(place) {
                let usual = !now.plays_countries() && next.id == club_of_entrant(place).id;
                *chosen = (!usual).then_some(next.id.as_str());
            }
            CompetitionMsg::Choose(CompetitionSetup { clubs, ..now })
        };
        named_stepper(&competition.manager_name(place), &crest.name, to(all.len() - 1), to(1)).grow()
    };
    row()
        .basis(if person { 600.0 } else { 380.0 })
        .grow()
        .gap(16.0)
        .pad(14.0, 8.0)
        .surface(BoxSurface::Edged(ink(ground), 2.0, edge, 12.0))
        .child(club_crest(crest, 60.0))
        .child(if person { chooser() } else { words() })
}

#[cfg(test)]
mod tests;
