// A soft sound when it is my turn, for those who want it.
// @ts-check

import { byId } from "./page.js";

const isOn = () => localStorage.getItem("sound") === "on";

/** Shows whether there will be a sound. */
export const showSound = () => byId("sound")?.setAttribute("aria-pressed", String(isOn()));

export function toggleSound() {
  localStorage.setItem("sound", isOn() ? "off" : "on");
  showSound();
  chime();
}

/** Two soft notes, if they are wanted. */
export function chime() {
  if (!isOn()) return;
  const audio = new AudioContext();
  for (const [index, pitch] of [523.25, 783.99].entries()) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const start = audio.currentTime + index * 0.16;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.08, start + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.6);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.7);
  }
}
