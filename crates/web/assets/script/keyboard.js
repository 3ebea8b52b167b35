// What keys do: by where one is, each key has its handler.
// @ts-check

import { cancel, hover, pick, rotate } from "./choosing.js";
import { skipTelling } from "./drama.js";
import { all, byId, first } from "./page.js";
import { goToMoment, stepMoment, toggleAutoplay } from "./replay.js";
import { explain, walkSigns } from "./signs.js";
import { stepSince } from "./since.js";
import { goSteps, isShowing } from "./steps.js";
import { leaveTools } from "./tools.js";
import { goToWords, leaveWords } from "./words.js";

/** A handler says `true` if the browser shall do nothing by itself.
 * @typedef {(target: HTMLElement) => boolean | void} KeyHandler */

/** Keys by where they work, the most urgent place first.
 * @type {{ here: (target: HTMLElement) => boolean, keys: Record<string, KeyHandler> }[]} */
const PLACES = [
  {
    here: isShowing,
    keys: { Escape: () => prevented(goSteps(Infinity)), ArrowLeft: () => prevented(goSteps(-1)), ArrowRight: () => prevented(goSteps(1)) },
  },
  {
    here: () => true,
    keys: {
      Escape: () => skipTelling() || cancel(),
      r: () => rotate(),
      h: () => void byId("hint")?.click(),
      w: () => goToWords(),
      ",": () => prevented(stepSince(-1)),
      ".": () => prevented(stepSince(1)),
      ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => [String(number), () => pickNth(number)])),
    },
  },
  {
    here: (target) => target.matches("[data-sign]"),
    keys: {
      Escape: () => void explain(null),
      ArrowLeft: (target) => prevented(walkSigns(target, -1)),
      ArrowUp: (target) => prevented(walkSigns(target, -1)),
      ArrowRight: (target) => prevented(walkSigns(target, 1)),
      ArrowDown: (target) => prevented(walkSigns(target, 1)),
      Home: (target) => prevented(walkSigns(target, -Infinity)),
      End: (target) => prevented(walkSigns(target, Infinity)),
    },
  },
  {
    here: (target) => byId("replay") !== null && !target.matches("[type=range]"),
    keys: {
      ArrowLeft: () => prevented(stepMoment(-1)),
      ArrowRight: () => prevented(stepMoment(1)),
      Home: () => prevented(goToMoment(0)),
      End: () => prevented(goToMoment(Infinity)),
      p: () => prevented(toggleAutoplay()),
    },
  },
  {
    here: (target) => target.closest("[role=gridcell]") !== null,
    keys: {
      Enter: (target) => pick(target, "key"),
      " ": (target) => pick(target, "key"),
      ArrowLeft: (target) => walk(target, -1, 0),
      ArrowRight: (target) => walk(target, 1, 0),
      ArrowUp: (target) => walk(target, 0, -1),
      ArrowDown: (target) => walk(target, 0, 1),
    },
  },
];

/** Picks one of the things in the hand that can be picked. @param {number} number counted from 1 */
function pickNth(number) {
  const thing = all(".hand .open[data-thing]")[number - 1];
  if (thing) pick(thing, "click");
  thing?.focus({ preventScroll: true });
}

/** @param {void} _done */
const prevented = (_done) => true;

/** Does what a key does here; nothing in fields and in panels over the page. @param {KeyboardEvent} event */
export function press(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.key === "Escape" && (leaveWords() || leaveTools())) return event.preventDefault();
  if (target.closest("input:not([type=range]), select, textarea, dialog")) return;
  const held = event.ctrlKey || event.metaKey;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (held && key === "z") {
    event.preventDefault();
    byId("undo")?.click();
  }
  if (held || event.altKey) return;
  const place = PLACES.find(({ here, keys }) => Object.hasOwn(keys, key) && here(target));
  if (place?.keys[key](target)) event.preventDefault();
}

/** Walks the board like a grid. @param {HTMLElement} target @param {number} columns @param {number} rows */
function walk(target, columns, rows) {
  const cell = /** @type {HTMLElement} */ (target.closest("[role=gridcell]"));
  const [column, row] = [Number(cell.dataset.column) + columns, Number(cell.dataset.row) + rows];
  const next = first(`[role=gridcell][data-column="${column}"][data-row="${row}"]`);
  if (!next) return true;
  cell.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
  hover(next);
  return true;
}
