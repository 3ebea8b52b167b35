// What keys do: by where one is, each key has its handler.
// @ts-check

import { cancel, hover, pick, rotate } from "./choosing.js";
import { byId, first } from "./page.js";
import { goSteps, isShowing } from "./steps.js";

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
    keys: { Escape: () => cancel(), r: () => rotate() },
  },
  {
    here: (target) => byId("replay") !== null && !target.matches("[type=range]"),
    keys: { ArrowLeft: () => prevented(first("#replay [rel=prev]")?.click()), ArrowRight: () => prevented(first("#replay [rel=next]")?.click()) },
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

/** @param {void} _done */
const prevented = (_done) => true;

/** Does what a key does here; nothing in fields and in panels over the page. @param {KeyboardEvent} event */
export function press(event) {
  const target = /** @type {HTMLElement} */ (event.target);
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
