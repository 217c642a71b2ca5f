//! The join of a loop must not stand out from the loop itself: in its step, its level or its spectrum.

use std::sync::LazyLock;

use crate::clip::Clip;

/// Samples of one spectrum, and from one spectrum to the next.
const SIZE: usize = 512;
const HOP: usize = SIZE / 4;
/// The magnitude of a sine at -60 dBFS. A click below it is inaudible.
const FLOOR: f32 = 1e-3 * SIZE as f32 / 4.0;
/// Largest change of the spectrum at the seam, as a multiple of its 99.9 % quantile in the loop. The seam of a piece
/// of music is a downbeat, as strong as the strongest elsewhere.
const MAX_SEAM_CHANGE: f32 = 1.15;
/// Samples whose level is compared, before and after.
const SPAN: usize = 1024;
/// Decibels by which the level may change more at the seam than almost anywhere else.
const SLACK: f32 = 1.0;

/// Returns the violations of the seam.
pub(crate) fn violations(clip: &Clip) -> Vec<String> {
    let mut violations = Vec::new();
    for (channel, samples) in clip.channels.iter().enumerate() {
        let (Some(first), Some(last)) = (samples.first(), samples.last()) else { continue };
        let mut steps: Vec<f32> = samples.windows(2).map(|pair| (pair[1] - pair[0]).abs()).collect();
        let (step, usual) = ((first - last).abs(), percentile(&mut steps, 0.99));
        if step > usual {
            violations.push(format!(
                "step of {step:.4} at the seam of channel {channel}; 99 % of all steps are below {usual:.4}"
            ));
        }
    }
    let mono = clip.mono();
    if mono.len() < 4 * SPAN {
        violations.push("too short to loop".into());
        return violations;
    }
    let mut leaps: Vec<f32> = mono.as_chunks::<SPAN>().0.iter().map(|span| level(span)).collect();
    leaps = leaps.windows(2).map(|pair| (pair[1] - pair[0]).abs()).collect();
    let leap = (level(&mono[..SPAN]) - level(&mono[mono.len() - SPAN..])).abs();
    let most = percentile(&mut leaps, 0.99) + SLACK;
    if leap > most {
        violations
            .push(format!("level leaps by {leap:.1} dB at the seam; elsewhere hardly ever by {most:.1} dB"));
    }
    let (flux, most) = flux(&mono);
    if flux > most {
        violations
            .push(format!("spectrum changes by {flux:.2} at the seam; elsewhere hardly ever by {most:.2}"));
    }
    violations
}

/// Returns the quantile `share` of the values.
fn percentile(values: &mut [f32], share: f64) -> f32 {
    values.sort_unstable_by(f32::total_cmp);
    values.get((values.len() as f64 * share) as usize).or(values.last()).copied().unwrap_or(0.0)
}

/// Returns the RMS level in dB, at least -70.
fn level(samples: &[f32]) -> f32 {
    let power = samples.iter().map(|sample| sample * sample).sum::<f32>() / samples.len() as f32;
    10.0 * power.max(1e-7).log10()
}

/// Returns the change of the spectrum at the seam, and the largest allowed one.
fn flux(mono: &[f32]) -> (f32, f32) {
    // Once through the loop, and a little into the next round.
    let round: Vec<f32> = mono.iter().chain(&mono[..4 * SIZE]).copied().collect();
    let hann: Vec<f32> =
        (0..SIZE).map(|k| 0.5 - 0.5 * (std::f32::consts::TAU * k as f32 / (SIZE - 1) as f32).cos()).collect();
    let spectra: Vec<Vec<f32>> = (0..(round.len() - SIZE) / HOP)
        .map(|frame| {
            let part = &round[frame * HOP..frame * HOP + SIZE];
            spectrum(part.iter().zip(&hann).map(|(sample, weight)| sample * weight))
        })
        .collect();
    let change = |pair: &[Vec<f32>]| {
        let squares = pair[0].iter().zip(&pair[4]).map(|(a, b)| (a - b) * (a - b));
        (squares.sum::<f32>() / pair[0].len() as f32).sqrt()
    };
    let mut changes: Vec<f32> = spectra.windows(5).map(change).collect();
    let seam = mono.len() / HOP;
    let at_seam = changes[seam - 8..seam + 4].iter().copied().fold(0.0, f32::max);
    (at_seam, MAX_SEAM_CHANGE * percentile(&mut changes, 0.999))
}

/// Returns the logarithms of the magnitudes of [`SIZE`] samples, from 0 Hz upwards.
fn spectrum(samples: impl Iterator<Item = f32>) -> Vec<f32> {
    let mut re: Vec<f32> = samples.collect();
    let mut im = vec![0.0; SIZE];
    // Fast Fourier transform, radix 2, in place: bit-reversed order first, then butterflies.
    let mut at = 0;
    for k in 1..SIZE {
        let mut bit = SIZE >> 1;
        while at & bit != 0 {
            at ^= bit;
            bit >>= 1;
        }
        at |= bit;
        if k < at {
            re.swap(k, at);
        }
    }
    static TURNS: LazyLock<Vec<(f32, f32)>> = LazyLock::new(|| {
        (0..SIZE / 2).map(|k| (-std::f32::consts::TAU * k as f32 / SIZE as f32).sin_cos()).collect()
    });
    let turns = &*TURNS;
    let mut half = 1;
    while half < SIZE {
        for j in 0..half {
            let (sin, cos) = turns[j * (SIZE / 2 / half)];
            for k in (j..SIZE).step_by(2 * half) {
                let (a, b) = (re[k + half], im[k + half]);
                let (x, y) = (a * cos - b * sin, a * sin + b * cos);
                (re[k + half], im[k + half]) = (re[k] - x, im[k] - y);
                (re[k], im[k]) = (re[k] + x, im[k] + y);
            }
        }
        half *= 2;
    }
    (0..=SIZE / 2).map(|k| (re[k].hypot(im[k]) + FLOOR).ln()).collect()
}

#[test]
fn a_sine_falls_into_its_own_bin() {
    let wave = (0..SIZE).map(|k| (std::f32::consts::TAU * 20.0 * k as f32 / SIZE as f32).sin());
    let bins = spectrum(wave);
    let top = bins.iter().copied().enumerate().max_by(|a, b| a.1.total_cmp(&b.1)).unwrap();
    assert_eq!(top.0, 20);
    assert!((top.1.exp() - SIZE as f32 / 2.0).abs() < 1.0);
    assert!(bins[40].exp() < 2.0 * FLOOR);
}
