// What kinds of moments look and sound like: a light over the board for a while, and a sound. Knows no game: boards say
// what kind of moment it is.
// @ts-check

import { tableOrReplay } from "./page.js";
import { play } from "./sound.js";

/** Which sound goes with which kind of moment, the most telling first. */
const HEARD = { loss: "lose", swallowed: "swallow", "last-round": "drum", complete: "complete", gain: "win", opening: "open" };
/** For how many milliseconds the light stays. */
const LIGHT = 1600;

/** The most telling of several kinds. @param {string[]} kinds */
const mostTelling = (kinds) => Object.keys(HEARD).find((kind) => kinds.includes(kind));

/** The kinds of moments that something tells of. @param {HTMLElement | undefined} told */
export const kindsOf = (told) => (told?.dataset.drama ?? "").split(" ").filter(Boolean);

/** Lights the board for the most telling of these kinds, and says what it sounds like; like a stone that is laid if it is
 * nothing special. @param {string[]} kinds */
export function flash(kinds) {
  const [kind, here] = [mostTelling(kinds), tableOrReplay()];
  if (!kind || !here) return "lay";
  here.dataset.moment = kind;
  setTimeout(() => here.dataset.moment === kind && delete here.dataset.moment, LIGHT);
  return HEARD[/** @type {keyof typeof HEARD} */ (kind)];
}

/** Shows and sounds these kinds of moments. @param {string[]} kinds */
export const signal = (kinds) => play(flash(kinds));
