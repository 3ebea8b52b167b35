// Where the focus goes when what had it is gone or can be used no more.
// @ts-check

import { first } from "./page.js";

/** Where one goes on, the most urgent first: the curtain, the steps, what one may pick, the end, or where it is said
 * what is going on. */
const WHERE_TO_GO_ON = ["[data-curtain]", "#show:not([hidden]) #show-next", ".hand .open[data-thing]", ".open[role=gridcell]", ".open[data-thing]", ".ending .primary", "#prompt"];

/** Puts the focus where one goes on. */
function placeFocus() {
  const found = WHERE_TO_GO_ON.map((place) => first(`#table ${place}`));
  found.find((node) => node !== null)?.focus({ preventScroll: true });
}

/** Moves the focus on from something that is disabled. */
export function leaveDisabled() {
  if (document.activeElement?.matches("#table :disabled")) placeFocus();
}

/** Does something to the page; if what had the focus is gone then, the focus goes on. @param {() => void} change */
export function keepingFocus(change) {
  const focused = document.activeElement;
  change();
  const [had, has] = [focused, document.activeElement].map((node) => node !== null && node !== document.body);
  if (had && !has) placeFocus();
}
