//! The floodlights that come on, bank by bank, as the game starts.

use bevy::prelude::*;

/// Number of banks of floodlights.
const BANKS: f32 = 6.0;
/// Seconds of darkness before the first bank.
const DARK: f32 = 0.3;
/// Seconds between two banks.
const SECONDS_PER_BANK: f32 = 0.14;
/// Seconds until all banks are on.
const ALL_ON: f32 = DARK + SECONDS_PER_BANK * BANKS;

/// Seconds since the title appeared for the first time, until all banks are on.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Reflect)]
#[reflect(Resource)]
pub struct FloodlightWarmup(f32);

impl FloodlightWarmup {
    /// Returns the share of the banks that are on, 0..=1.
    #[must_use]
    pub fn lit_share(self) -> f32 {
        (((self.0 - DARK) / SECONDS_PER_BANK).ceil().clamp(0.0, BANKS)) / BANKS
    }

    /// Returns true if all banks are on.
    #[must_use]
    pub fn is_over(self) -> bool {
        self.0 >= ALL_ON
    }

    /// Advances by `secs` seconds.
    pub fn pass(&mut self, secs: f32) {
        self.0 = (self.0 + secs).min(ALL_ON);
    }

    /// Switches all banks on.
    pub const fn end(&mut self) {
        self.0 = ALL_ON;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_floodlights_come_on_bank_by_bank() {
        let mut ignition = FloodlightWarmup::default();
        let mut on = vec![ignition.lit_share()];
        for _ in 0..30 {
            ignition.pass(0.05);
            on.push(ignition.lit_share());
        }
        assert!(ignition.is_over() && on.is_sorted());
        assert_eq!((on[0], on[30]), (0.0, 1.0));
        on.dedup();
        assert_eq!(on.len(), 1 + BANKS as usize);
        let mut at_once = FloodlightWarmup::default();
        at_once.end();
        assert_eq!(at_once.lit_share(), 1.0);
    }
}
