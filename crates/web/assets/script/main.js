// Begins here: which handler answers what happens on the page. The script does what a page cannot do alone: follow the
// live stream, pick things and try actions, walk the board by keys. It knows no game: an action is a line of words,
// and whatever carries one or several of them can be picked for it.
// @ts-check

import { cancel, hover, pick, rotate, step } from "./choosing.js";
import { press } from "./keyboard.js";
import { follow, settle } from "./live.js";
import { lightLine, lightNotice } from "./notice.js";
import { byId, table } from "./page.js";
import { followMoment, slideTo } from "./replay.js";
import { consult } from "./rules.js";
import { addChance, send } from "./sending.js";
import { toggleSound } from "./sound.js";
import { goSteps, showStepsAgain } from "./steps.js";

/** What a handler gets: the element that its selector found, and the event.
 * @template {Event} E @typedef {Record<string, (node: HTMLElement, event: E) => unknown>} Handlers */

/** @type {Handlers<MouseEvent>} */
const CLICKS = {
  "#turn": rotate,
  "#cancel": cancel,
  "#show-back": () => goSteps(-1),
  "#show-next": () => goSteps(1),
  "#show-skip": () => goSteps(Infinity),
  "#show-again": showStepsAgain,
  "#sound": toggleSound,
  "[data-step]": step,
  "[data-copies]": copy,
  "a[href^='/rules/'][href*='#']": consult,
  "#replay .slider a, #replay .eyes a": followMoment,
};

/** @type {Handlers<Event>} */
const INPUTS = { ".slider [type=range]": slideTo };

/** @type {Handlers<PointerEvent>} */
const POINTED_AT = { ".board [data-thing]": (node, event) => event.pointerType === "mouse" && hover(node) };

/** @type {Handlers<Event>} */
const FOCUSED = { "[data-places]": lightLine };

/** Away from all lines, what the notice talks about is lit; on it, that stays. @type {Handlers<Event>} */
const LOOKED_AT = { ...FOCUSED, "#notice": () => undefined, html: lightNotice };

/** Calls the first handler whose selector finds something around what an event happened to.
 * @template {Event} E @param {Handlers<E>} handlers @param {E} event */
function dispatch(handlers, event) {
  const target = /** @type {Element} */ (event.target);
  for (const [selector, handler] of Object.entries(handlers)) {
    const node = /** @type {HTMLElement | null} */ (target.closest?.(selector));
    if (node) return void handler(node, event);
  }
}

/** Copies a field, and says so on the button. @param {HTMLElement} button */
function copy(button) {
  const field = /** @type {HTMLInputElement} */ (byId(button.dataset.copies ?? ""));
  field.select();
  void navigator.clipboard?.writeText(field.value).then(() => (button.textContent = button.dataset.done ?? ""));
}

document.addEventListener("click", (event) => pick(/** @type {Element} */ (event.target), "click") || dispatch(CLICKS, event));
document.addEventListener("input", (event) => dispatch(INPUTS, event));
document.addEventListener("pointerover", (event) => dispatch(POINTED_AT, event));
document.addEventListener("focusin", (event) => dispatch(FOCUSED, event));
document.addEventListener("mouseover", (event) => dispatch(LOOKED_AT, event));
document.addEventListener("keydown", press);

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  addChance(form);
  if (form.dataset.quiet === undefined) return;
  event.preventDefault();
  send(form);
});

// Over the board, the wheel rotates the piece instead of scrolling the page.
document.addEventListener("wheel", (event) => {
  if (/** @type {Element} */ (event.target).closest(".board") && rotate()) event.preventDefault();
}, { passive: false });

addChance(document);
if (table()) {
  settle();
  follow();
}
