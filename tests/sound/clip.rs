//! A sound, decoded as the game decodes it, and its measurements.

use std::io::Cursor;
use std::path::Path;

use ebur128::{EbuR128, Mode};
use symphonia::core::codecs::CodecParameters;
use symphonia::core::formats::TrackType;
use symphonia::core::io::MediaSourceStream;

/// A decoded sound.
#[derive(Clone, Debug)]
pub(crate) struct Clip {
    /// Samples per second.
    pub(crate) rate: u32,
    /// The samples of each channel, -1..=1.
    pub(crate) channels: Vec<Vec<f32>>,
}

/// The level of a sound.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Measured {
    /// K-weighted loudness of the whole file without a gate, LUFS.
    pub(crate) loudness: f64,
    /// Highest sample, dBFS.
    pub(crate) peak: f64,
    /// Highest point of the curve between the samples, dBTP.
    pub(crate) true_peak: f64,
}

impl Clip {
    /// Decodes an Ogg file like kira's `StaticSoundData::from_file`.
    pub(crate) fn read(file: &Path) -> Result<Self, String> {
        let bytes = std::fs::read(file).map_err(|e| e.to_string())?;
        Self::decode(bytes).map_err(|e| e.to_string())
    }

    fn decode(bytes: Vec<u8>) -> Result<Self, Box<dyn std::error::Error>> {
        let stream = MediaSourceStream::new(Box::new(Cursor::new(bytes)), Default::default());
        let probe = symphonia::default::get_probe();
        let mut format = probe.probe(&Default::default(), stream, Default::default(), Default::default())?;
        let track = format.default_track(TrackType::Audio).ok_or("no sound in it")?;
        let id = track.id;
        let Some(CodecParameters::Audio(params)) = track.codec_params.as_ref() else {
            return Err("no codec is named".into());
        };
        let rate = params.sample_rate.ok_or("no sample rate is given")?;
        let mut decoder = symphonia::default::get_codecs().make_audio_decoder(params, &Default::default())?;
        let (mut channels, mut part) = (Vec::<Vec<f32>>::new(), Vec::<Vec<f32>>::new());
        while let Some(packet) = format.next_packet()? {
            if packet.track_id == id {
                decoder.decode(&packet)?.copy_to_vecs_planar(&mut part);
                channels.resize_with(part.len(), Vec::new);
                for (channel, part) in channels.iter_mut().zip(&part) {
                    channel.extend(part);
                }
            }
        }
        Ok(Self { rate, channels })
    }

    /// Returns the number of samples per channel.
    pub(crate) fn len(&self) -> usize {
        self.channels.first().map_or(0, Vec::len)
    }

    /// Returns the length in seconds.
    pub(crate) fn secs(&self) -> f64 {
        self.len() as f64 / f64::from(self.rate)
    }

    /// Returns the mean of the channels.
    pub(crate) fn mono(&self) -> Vec<f32> {
        let share = 1.0 / self.channels.len().max(1) as f32;
        (0..self.len()).map(|k| self.channels.iter().map(|c| c[k] * share).sum()).collect()
    }

    /// Returns the sound with every sample changed.
    #[must_use]
    pub(crate) fn map(&self, change: impl Fn(usize, f32) -> f32) -> Self {
        let channel = |c: &Vec<f32>| c.iter().enumerate().map(|(k, sample)| change(k, *sample)).collect();
        Self { rate: self.rate, channels: self.channels.iter().map(channel).collect() }
    }

    /// Returns the sound with `db` decibels added.
    #[must_use]
    pub(crate) fn gain(&self, db: f32) -> Self {
        let factor = 10f32.powf(db / 20.0);
        self.map(|_, sample| sample * factor)
    }

    /// Returns the sound without its last samples.
    #[must_use]
    pub(crate) fn cut(&self, samples: usize) -> Self {
        let keep = self.len().saturating_sub(samples);
        Self { rate: self.rate, channels: self.channels.iter().map(|c| c[..keep].to_vec()).collect() }
    }

    /// Measures the level.
    pub(crate) fn measure(&self) -> Result<Measured, ebur128::Error> {
        let mut meter = EbuR128::new(
            self.channels.len() as u32,
            self.rate,
            Mode::M | Mode::TRUE_PEAK | Mode::SAMPLE_PEAK,
        )?;
        // One window as long as the file: no gate, and nothing but the file.
        let millis = (self.secs() * 1000.0).floor() as u32;
        meter.set_max_window(millis.max(400))?;
        let planes: Vec<&[f32]> = self.channels.iter().map(Vec::as_slice).collect();
        meter.add_frames_planar_f32(&planes)?;
        let db = |highest: f64| 20.0 * highest.max(1e-9).log10();
        let (mut peak, mut true_peak) = (0f64, 0f64);
        for channel in 0..self.channels.len() as u32 {
            peak = peak.max(meter.sample_peak(channel)?);
            true_peak = true_peak.max(meter.true_peak(channel)?);
        }
        Ok(Measured {
            loudness: meter.loudness_window(millis)?,
            peak: db(peak),
            true_peak: db(peak.max(true_peak)),
        })
    }
}

#[test]
fn a_sine_has_the_loudness_of_the_standard() {
    // BS.1770: 997 Hz at full scale in one channel reads -3.01 LUFS.
    let sine = |k: usize| (k as f32 * 997.0 * std::f32::consts::TAU / 48_000.0).sin();
    let channels = vec![(0..480_000).map(sine).collect(), vec![0.0; 480_000]];
    let clip = Clip { rate: 48_000, channels };
    let measured = clip.measure().unwrap();
    assert!((measured.loudness + 3.01).abs() < 0.05, "{measured:?}");
    assert!(measured.peak.abs() < 0.01 && measured.true_peak.abs() < 0.2, "{measured:?}");
    let quieter = clip.gain(-6.0).measure().unwrap();
    assert!((quieter.loudness + 9.01).abs() < 0.05, "{quieter:?}");
}
