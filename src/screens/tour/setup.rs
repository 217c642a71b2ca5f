//! The choices before a tour: which road, and one person or two in turn.

use super::TourMsg;
use super::stop::dull;
use crate::flow::start::short_seed;
use crate::widgets::{self, Button, Node, StyledText, TextField, column, row};
use chrono::NaiveDate;
use players::people::{KnownPeople, PersonName};
use stage::palette::{AMBER, CHALK};
use tour::{Heat, LAST_NUMBER, Tour};
use words::{DisplayText, MessageId, id, say};

/// New tours have at most five digits, so that a number is easy to pass on.
const NEW_NUMBERS: u64 = 99_999;
/// The most digits of a number.
const DIGITS: usize = 9;

/// Which road a tour takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum TourChoice {
    /// One that nobody knows.
    #[default]
    New,
    /// That of this week, the same for everybody.
    Week,
    /// That of a number.
    Number,
}

impl TourChoice {
    const ALL: [Self; 3] = [Self::New, Self::Week, Self::Number];

    const fn title(self) -> MessageId {
        match self {
            Self::New => id!("tour-road-new"),
            Self::Week => id!("tour-road-week"),
            Self::Number => id!("tour-road-number"),
        }
    }
}

/// The choices with which a tour begins.
#[derive(Clone, Debug, Default)]
pub(super) struct TourSetup {
    road: TourChoice,
    /// The number as it was typed, digits alone.
    typed: String,
    /// True if two people play in turn.
    is_for_two: bool,
}

/// A change of the choices.
pub(super) enum SetupMsg {
    Road(TourChoice),
    Number(String),
    ForTwo(bool),
}

impl TourSetup {
    /// Changes a choice. Returns true if a number is asked for now.
    pub(super) fn change(&mut self, to: SetupMsg) -> bool {
        let asked = self.road == TourChoice::Number;
        match to {
            SetupMsg::Road(road) => self.road = road,
            SetupMsg::Number(text) => {
                self.typed = text.chars().filter(char::is_ascii_digit).take(DIGITS).collect();
            }
            SetupMsg::ForTwo(is_for_two) => self.is_for_two = is_for_two,
        }
        !asked && self.road == TourChoice::Number
    }

    /// Returns the typed number; `None` if it is not that of a tour.
    fn number(&self) -> Option<u32> {
        self.typed.parse().ok().filter(|number| (1..=LAST_NUMBER).contains(number))
    }

    /// Returns the two people who play in turn; `None` if one plays, or if two do not have names yet.
    pub(super) fn pair(&self, known: &KnownPeople) -> Option<[PersonName; 2]> {
        let [first, second] = [0, 1].map(|turn| known.player(turn).cloned());
        self.is_for_two.then(|| Some([first?, second?])).flatten()
    }

    /// Returns the tour of a heat; `None` as long as there is no number.
    pub(super) fn tour(&self, heat: Heat, today: NaiveDate) -> Option<Tour> {
        match self.road {
            TourChoice::New => Some(new_tour(heat)),
            TourChoice::Week => Some(Tour::of_week(today, heat)),
            TourChoice::Number => Tour::new(self.number()?, heat).ok(),
        }
    }

    /// Returns true if the choices make a tour.
    fn is_complete(&self, known: &KnownPeople) -> bool {
        (self.road != TourChoice::Number || self.number().is_some())
            && (!self.is_for_two || self.pair(known).is_some())
    }

    /// Returns the choices with the button that begins a tour of that heat.
    pub(super) fn view<'a>(&self, heat: Heat, known: &KnownPeople) -> Node<'a, TourMsg> {
        let begin = Button::primary(say!("tour-begin", n = heat.number()))
            .size(40.0)
            .enabled(self.is_complete(known))
            .asks(TourMsg::Begin(heat));
        let people = [id!("tour-alone"), id!("tour-in-turn")];
        let people = widgets::segments(&people, Some(usize::from(self.is_for_two)), |k| {
            TourMsg::Setup(SetupMsg::ForTwo(k == 1))
        });
        let titles = TourChoice::ALL.map(TourChoice::title);
        let road = TourChoice::ALL.iter().position(|road| *road == self.road);
        let roads = widgets::segments(&titles, road, |k| TourMsg::Setup(SetupMsg::Road(TourChoice::ALL[k])));
        column()
            .gap(14.0)
            .child(people)
            .children(self.is_for_two.then(|| self.names(known)))
            .child(roads)
            .children((self.road == TourChoice::Number).then(|| self.number_field()))
            .child(begin.rigid().key("begin"))
    }

    /// Returns who plays in turn, and the way to other names.
    fn names<'a>(&self, known: &KnownPeople) -> Node<'a, TourMsg> {
        let words = match self.pair(known) {
            Some([first, second]) => {
                say!("tour-in-turn-about", first = in_words(&first), second = in_words(&second))
            }
            None => say!("tour-in-turn-names"),
        };
        let names = Button::new(id!("evening-names")).asks(TourMsg::Names);
        row()
            .wrap()
            .gaps(12.0, 8.0)
            .child(StyledText::label(words).size(26.0).colour(CHALK).node().basis(300.0).grow())
            .child(names)
    }

    fn number_field<'a>(&self) -> Node<'a, TourMsg> {
        let typed = |text| TourMsg::Setup(SetupMsg::Number(text));
        let field = TextField::first_node(id!("tour-number"), self.typed.clone(), DIGITS, typed);
        let wrong = self.number().is_none() && !self.typed.is_empty();
        let note = say!("tour-number-range");
        let note = if wrong { StyledText::note(note).size(24.0).colour(AMBER) } else { dull(note) };
        column().gap(10.0).child(field).child(note)
    }
}

/// Returns a tour of a number that is drawn by chance.
pub(super) fn new_tour(heat: Heat) -> Tour {
    let number = 1 + (short_seed() % NEW_NUMBERS) as u32;
    Tour::new(number, heat).unwrap_or_else(|error| unreachable!("{error}"))
}

pub(super) fn in_words(name: &PersonName) -> DisplayText {
    DisplayText::verbatim(name.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_typed_number_begins_the_tour_of_that_number_alone() {
        let (today, known) = (NaiveDate::default(), KnownPeople::default());
        let mut setup = TourSetup::default();
        assert!(setup.is_complete(&known));
        setup.change(SetupMsg::Road(TourChoice::Number));
        for (text, number) in
            [("", None), ("0", None), ("no 4 7", Some(47)), ("9999999999", Some(999_999_999))]
        {
            setup.change(SetupMsg::Number(text.to_owned()));
            assert_eq!(setup.tour(Heat::FIRST, today).map(Tour::number), number, "{text}");
            assert_eq!(setup.is_complete(&known), number.is_some(), "{text}");
        }
    }

    #[test]
    fn two_in_turn_need_two_names() {
        let mut known = KnownPeople::default();
        let mut setup = TourSetup::default();
        setup.change(SetupMsg::ForTwo(true));
        for (place, name) in ["Anna", "Ben"].into_iter().enumerate() {
            assert!(!setup.is_complete(&known) && setup.pair(&known).is_none());
            known.rename(place, PersonName::parse(name).unwrap());
        }
        assert!(setup.is_complete(&known) && setup.pair(&known).is_some());
    }
}
