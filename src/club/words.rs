//! Names of honours, and the sentences that say how each is earned.

use super::honours::Honour;
use crate::id;
use crate::words::MessageId;

impl Honour {
    /// Returns the honour's name.
    #[must_use]
    pub const fn name(self) -> MessageId {
        match self {
            Self::OffTheMark => id!("honour-off-the-mark"),
            Self::Regular => id!("honour-regular"),
            Self::TenHours => id!("honour-ten-hours"),
            Self::Schooled => id!("honour-schooled"),
            Self::AllRounder => id!("honour-all-rounder"),
            Self::FullCard => id!("honour-full-card"),
            Self::OnTheRoad => id!("honour-on-the-road"),
            Self::Ladder => id!("honour-ladder"),
            Self::Climb => id!("honour-climb"),
            Self::GiantKiller => id!("honour-giant-killer"),
            Self::TopOfTheWorld => id!("honour-top-of-the-world"),
            Self::ShutOut => id!("honour-shut-out"),
            Self::HonoursEven => id!("honour-honours-even"),
            Self::FiveInARow => id!("honour-five-in-a-row"),
            Self::TwoDown => id!("honour-two-down"),
            Self::ThreeDown => id!("honour-three-down"),
            Self::AtTheDeath => id!("honour-at-the-death"),
            Self::Rout => id!("honour-rout"),
            Self::FromTheSpot => id!("honour-from-the-spot"),
            Self::Silverware => id!("honour-silverware"),
            Self::Cabinet => id!("honour-cabinet"),
            Self::BrickWall => id!("honour-brick-wall"),
            Self::HandsOff => id!("honour-hands-off"),
            Self::Clinical => id!("honour-clinical"),
            Self::CleanMatch => id!("honour-clean-match"),
            Self::CleanHands => id!("honour-clean-hands"),
            Self::Outthought => id!("honour-outthought"),
            Self::AgainstTheOdds => id!("honour-against-the-odds"),
            Self::HeadHigh => id!("honour-head-high"),
            Self::SecondChance => id!("honour-second-chance"),
        }
    }

    /// Returns one sentence on how it is earned.
    #[must_use]
    pub const fn how(self) -> MessageId {
        match self {
            Self::OffTheMark => id!("honour-off-the-mark-how"),
            Self::Regular => id!("honour-regular-how"),
            Self::TenHours => id!("honour-ten-hours-how"),
            Self::Schooled => id!("honour-schooled-how"),
            Self::AllRounder => id!("honour-all-rounder-how"),
            Self::FullCard => id!("honour-full-card-how"),
            Self::OnTheRoad => id!("honour-on-the-road-how"),
            Self::Ladder => id!("honour-ladder-how"),
            Self::Climb => id!("honour-climb-how"),
            Self::GiantKiller => id!("honour-giant-killer-how"),
            Self::TopOfTheWorld => id!("honour-top-of-the-world-how"),
            Self::ShutOut => id!("honour-shut-out-how"),
            Self::HonoursEven => id!("honour-honours-even-how"),
            Self::FiveInARow => id!("honour-five-in-a-row-how"),
            Self::TwoDown => id!("honour-two-down-how"),
            Self::ThreeDown => id!("honour-three-down-how"),
            Self::AtTheDeath => id!("honour-at-the-death-how"),
            Self::Rout => id!("honour-rout-how"),
            Self::FromTheSpot => id!("honour-from-the-spot-how"),
            Self::Silverware => id!("honour-silverware-how"),
            Self::Cabinet => id!("honour-cabinet-how"),
            Self::BrickWall => id!("honour-brick-wall-how"),
            Self::HandsOff => id!("honour-hands-off-how"),
            Self::Clinical => id!("honour-clinical-how"),
            Self::CleanMatch => id!("honour-clean-match-how"),
            Self::CleanHands => id!("honour-clean-hands-how"),
            Self::Outthought => id!("honour-outthought-how"),
            Self::AgainstTheOdds => id!("honour-against-the-odds-how"),
            Self::HeadHigh => id!("honour-head-high-how"),
            Self::SecondChance => id!("honour-second-chance-how"),
        }
    }
}
