//! Names of honours, and the sentences that say how each is earned.

use super::honours::Honour;

impl Honour {
    /// Returns the honour's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::OffTheMark => "Off the mark",
            Self::Regular => "A regular",
            Self::TenHours => "Ten hours",
            Self::Schooled => "Top of the class",
            Self::AllRounder => "All-rounder",
            Self::FullCard => "The full card",
            Self::OnTheRoad => "On the road",
            Self::Ladder => "Up the ladder",
            Self::Climb => "The climb",
            Self::GiantKiller => "Giant-killer",
            Self::TopOfTheWorld => "Top of the world",
            Self::ShutOut => "Shut out",
            Self::HonoursEven => "Honours even",
            Self::FiveInARow => "Five in a row",
            Self::TwoDown => "From two down",
            Self::ThreeDown => "From three down",
            Self::AtTheDeath => "At the death",
            Self::Rout => "A rout",
            Self::FromTheSpot => "From the spot",
            Self::Silverware => "Silverware",
            Self::Cabinet => "The cabinet",
            Self::BrickWall => "Brick wall",
            Self::HandsOff => "Hands off",
            Self::Clinical => "Clinical",
            Self::CleanMatch => "A clean match",
            Self::CleanHands => "Clean hands",
            Self::Outthought => "Outthought",
            Self::AgainstTheOdds => "Against the odds",
            Self::HeadHigh => "Head held high",
            Self::SecondChance => "Second chance",
        }
    }

    /// Returns one sentence on how it is earned.
    #[must_use]
    pub const fn how(self) -> &'static str {
        match self {
            Self::OffTheMark => "Win a match.",
            Self::Regular => "Play 25 matches to the end.",
            Self::TenHours => "Spend ten hours at the table.",
            Self::Schooled => "Finish a lesson of every game.",
            Self::AllRounder => "Win a match of every game.",
            Self::FullCard => "Play every game within 24 hours.",
            Self::OnTheRoad => "Win as the away side.",
            Self::Ladder => "Beat bots of every level in one game.",
            Self::Climb => "Beat four bots in a row, each stronger.",
            Self::GiantKiller => "Beat a world-class bot.",
            Self::TopOfTheWorld => "Beat a world-class bot in every game.",
            Self::ShutOut => "Beat a world-class bot without conceding.",
            Self::HonoursEven => "Draw with a world-class bot.",
            Self::FiveInARow => "Win five matches in a row.",
            Self::TwoDown => "Win after being two goals down.",
            Self::ThreeDown => "Win after being three goals down.",
            Self::AtTheDeath => "Beat a bot by a goal at the very end.",
            Self::Rout => "Beat a bot by four goals or more.",
            Self::FromTheSpot => "Win a match in a shootout.",
            Self::Silverware => "Win the final of a cup.",
            Self::Cabinet => "Win the finals of three cups.",
            Self::BrickWall => "Win with five saves or more.",
            Self::HandsOff => "Win without winning the ball back once.",
            Self::Clinical => "Win with two shots or more, all goals.",
            Self::CleanMatch => "Beat a pro, giving away under 5 %.",
            Self::CleanHands => "Play so clean a match in three games.",
            Self::Outthought => "Win with fewer slips than world-class.",
            Self::AgainstTheOdds => "Win though luck took 15 % from you.",
            Self::HeadHigh => "Lose to a bot with more slips than you.",
            Self::SecondChance => "Win a deal you have lost before.",
        }
    }
}
