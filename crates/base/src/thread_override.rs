//! A value that replaces that of the process while some work runs, on one thread alone.

use std::cell::RefCell;
use std::thread::LocalKey;

/// Does some work with that value in the slot, and puts back what was there, even if the work panics.
pub fn with_override<T: 'static, R>(
    slot: &'static LocalKey<RefCell<Option<T>>>,
    value: T,
    work: impl FnOnce() -> R,
) -> R {
    struct Restore<T: 'static>(&'static LocalKey<RefCell<Option<T>>>, Option<T>);
    impl<T> Drop for Restore<T> {
        fn drop(&mut self) {
            self.0.set(self.1.take());
        }
    }
    let _restore = Restore(slot, slot.replace(Some(value)));
    work()
}

#[cfg(test)]
mod tests {
    use super::*;

    thread_local! {
        static SLOT: RefCell<Option<u8>> = const { RefCell::new(None) };
    }

    #[test]
    fn the_former_value_is_back_after_the_work_and_after_a_panic() {
        let here = || SLOT.with_borrow(|value| *value);
        assert_eq!(with_override(&SLOT, 1, || (with_override(&SLOT, 2, here), here())), (Some(2), Some(1)));
        assert_eq!(here(), None);
        std::panic::catch_unwind(|| with_override(&SLOT, 3, || panic!("in the work"))).unwrap_err();
        assert_eq!(here(), None);
    }
}
