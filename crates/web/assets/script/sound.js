// Short sounds, made of nothing but numbers, for those who want them. Quieter than speech, and calm.
// @ts-check

import { byId } from "./page.js";

/** At most one sound in so many milliseconds. */
const APART = 60;

/** Made when the first sound is wanted: browsers let a page be heard only after somebody has touched it. @type {AudioContext | undefined} */
let audio;
/** What all sounds go through. @type {GainNode | undefined} */
let loudness;
let lastHeard = -APART;

const isOn = () => localStorage.getItem("sound") === "on";
const silenceKey = () => `sound ${location.pathname}`;
/** Whether this table may be heard, if sounds are on. */
export const isHeardHere = () => localStorage.getItem(silenceKey()) !== "off";
/** How loud, from 0 to 100. */
const volume = () => Number(localStorage.getItem("volume") ?? 70);

/** Shows whether there will be a sound, and how loud. */
export function showSound() {
  byId("sound")?.setAttribute("aria-pressed", String(isOn()));
  const slider = /** @type {HTMLInputElement | null} */ (byId("volume"));
  if (slider) slider.value = String(volume());
}

export function toggleSound() {
  localStorage.setItem("sound", isOn() ? "off" : "on");
  showSound();
  play("turn");
}

/** Silences this table, or lets it be heard again. */
export function toggleHeard() {
  if (isHeardHere()) localStorage.setItem(silenceKey(), "off");
  else localStorage.removeItem(silenceKey());
}

/** @param {HTMLElement} slider */
export function setVolume(slider) {
  localStorage.setItem("volume", /** @type {HTMLInputElement} */ (slider).value);
  localStorage.setItem("sound", volume() > 0 ? "on" : "off");
  showSound();
  play("lay");
}

/** A partial of a bell or a string. @typedef {{ type?: OscillatorType, to?: number, swell?: number }} Shape
 * @param {AudioContext} context @param {AudioNode} out @param {number} at @param {number} pitch @param {number} level @param {number} length @param {Shape} [shape] */
function tone(context, out, at, pitch, level, length, { type = "sine", to = pitch, swell = 0.004 } = {}) {
  const [wave, gain] = [context.createOscillator(), context.createGain()];
  wave.type = type;
  wave.frequency.setValueAtTime(pitch, at);
  wave.frequency.exponentialRampToValueAtTime(to, at + length * 0.6);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(level, at + swell);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  wave.connect(gain).connect(out);
  wave.start(at);
  wave.stop(at + length + 0.02);
}

/** The knock or the scrape of a thing.
 * @param {AudioContext} context @param {AudioNode} out @param {number} at @param {number} pitch @param {number} level @param {number} length @param {number} [sharpness] */
function knock(context, out, at, pitch, level, length, sharpness = 1.4) {
  const noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  noise.getChannelData(0).forEach((_, index, data) => (data[index] = Math.random() * 2 - 1));
  const [source, filter, gain] = [context.createBufferSource(), context.createBiquadFilter(), context.createGain()];
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = sharpness;
  gain.gain.setValueAtTime(level, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(filter).connect(gain).connect(out);
  source.start(at);
  source.stop(at + length);
}

/** @typedef {(context: AudioContext, out: AudioNode, at: number) => void} Sound */
/** The sounds by their names. @type {Record<string, Sound>} */
const SOUNDS = {
  /** Tok: a tile, a card, a stone laid on lacquer. */
  lay: (context, out, at) => {
    knock(context, out, at, 1900, 0.5, 0.05, 2.2);
    tone(context, out, at, 210, 0.16, 0.09, { to: 130 });
  },
  /** Something begins: a wooden clapper, twice. */
  open: (context, out, at) => {
    for (const start of [at, at + 0.14]) {
      knock(context, out, start, 1200, 0.4, 0.06, 3);
      tone(context, out, start, 620, 0.08, 0.08, { to: 540 });
    }
  },
  /** Something large is finished: three bells, each higher. */
  complete: (context, out, at) => {
    for (const [index, pitch] of [784, 987.8, 1318.5].entries()) {
      for (const [ratio, level, length] of [[1, 0.07, 1], [2.76, 0.02, 0.5]]) tone(context, out, at + index * 0.11, pitch * ratio, level, length);
    }
  },
  /** Something of somebody's is swallowed: a wave that closes over it. */
  swallow: (context, out, at) => {
    knock(context, out, at, 700, 0.22, 0.3, 0.6);
    tone(context, out, at, 330, 0.1, 0.5, { to: 165, swell: 0.06 });
  },
  /** The end is near: a large drum, three times. */
  drum: (context, out, at) => {
    for (const start of [at, at + 0.32, at + 0.64]) {
      tone(context, out, start, 92, 0.28, 0.3, { to: 55 });
      knock(context, out, start, 180, 0.2, 0.08, 0.7);
    }
  },
  /** The end, for somebody who has lost: the seal falls, and a string fades. */
  defeat: (context, out, at) => {
    knock(context, out, at, 420, 0.5, 0.06, 0.9);
    for (const [index, pitch] of [220, 207.7, 164.8].entries()) tone(context, out, at + 0.15 + index * 0.42, pitch, 0.11, 1.1, { type: "triangle", to: pitch * 0.99, swell: 0.03 });
  },
  /** Ting: something is won. A small bronze bell. */
  win: (context, out, at) => {
    for (const [ratio, level, length] of [[1, 0.07, 0.9], [2.76, 0.03, 0.5], [5.4, 0.012, 0.22]]) tone(context, out, at, 1174.7 * ratio, level, length);
  },
  /** Something of mine is lost: a low string, let go. */
  lose: (context, out, at) => {
    knock(context, out, at, 300, 0.2, 0.08, 0.8);
    tone(context, out, at, 196, 0.14, 0.7, { type: "triangle", to: 146.8 });
  },
  /** My turn: two plucked strings, a fifth apart. */
  turn: (context, out, at) => {
    for (const [index, pitch] of [293.66, 440].entries()) {
      const start = at + index * 0.17;
      knock(context, out, start, 2400, 0.05, 0.02);
      tone(context, out, start, pitch * 1.012, 0.11, 0.9, { type: "triangle", to: pitch });
      tone(context, out, start, pitch * 2.003, 0.03, 0.5);
    }
  },
  /** Not so: a muffled drum, no scolding. */
  refuse: (context, out, at) => {
    tone(context, out, at, 118, 0.22, 0.16, { to: 74 });
    knock(context, out, at, 260, 0.16, 0.07, 0.8);
  },
  /** The end: the seal falls, then a gong swells. */
  end: (context, out, at) => {
    knock(context, out, at, 420, 0.6, 0.06, 0.9);
    tone(context, out, at, 96, 0.24, 0.16, { to: 58 });
    const partials = [[1, 0.12, 3], [1.483, 0.07, 2.6], [2.09, 0.05, 2.1], [2.76, 0.03, 1.6], [3.61, 0.02, 1.1]];
    for (const [ratio, level, length] of partials) tone(context, out, at + 0.12, 98 * ratio, level, length, { swell: 0.14, to: 98 * ratio * 0.985 });
  },
};

/** Plays a sound, if sounds are wanted. @param {string} name */
export function play(name) {
  if (!isOn() || !isHeardHere() || performance.now() - lastHeard < APART) return;
  lastHeard = performance.now();
  audio ??= new AudioContext();
  loudness ??= audio.createGain();
  loudness.gain.value = volume() / 70;
  loudness.connect(audio.destination);
  void audio.resume();
  SOUNDS[name]?.(audio, loudness, audio.currentTime + 0.01);
}
