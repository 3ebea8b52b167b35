// Begins here: which handler answers what happens on the page. The script does what a page cannot do alone: follow the
// live stream, pick things and try actions, walk the board by keys. It knows no game: an action is a line of words,
// and whatever carries one or several of them can be picked for it.
// @ts-check

import { dragGraph, dropGraph, followAnalysis, grabGraph, showBestOption, showOption } from "./analysis.js";
import { cancel, hover, pick, rotate, step } from "./choosing.js";
import { askHint, showAnswer, showHinted } from "./coach.js";
import { countUp, settleEdict, tellUntold } from "./drama.js";
import { showConfirming, toggleConfirming } from "./confirming.js";
import { dragTo, drop, endsDrag, grab, meantBy } from "./dragging.js";
import { press } from "./keyboard.js";
import { follow, followLobby, settle } from "./live.js";
import { beginLook, endsLook, holdPage, liftLook, moveLook } from "./loupe.js";
import { lightLine, lightLines, lightNotice } from "./notice.js";
import { byId, table } from "./page.js";
import { followMoment, settleMoment, slideTo, toggleAutoplay } from "./replay.js";
import { consult, searchRules } from "./rules.js";
import { closeSigns, openSigns } from "./reactions.js";
import { addChance, send } from "./sending.js";
import { afterAsking, beginPress, endPress, explainFocused, gatherSigns, movePress } from "./signs.js";
import { outlineSince, stepSince } from "./since.js";
import { setVolume, showSound, toggleHeard, toggleSound } from "./sound.js";
import { goSteps, showStepsAgain, showStepsOfMove } from "./steps.js";
import { tellTimes } from "./times.js";
import { closeUnused } from "./tools.js";
import { settleLobby, showCalls, toggleNotify } from "./turn.js";
import { chooseWords, settleWords, toggleMute, toggleWords } from "./words.js";

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
  "#hint": askHint,
  "[data-hinted]": showHinted,
  "#confirming": toggleConfirming,
  "#sound": toggleSound,
  "#heard": () => (toggleHeard(), showCalls()),
  "#notify": toggleNotify,
  "#fold": fold,
  "#since-back": () => stepSince(-1),
  "#since-next": () => stepSince(1),
  "#edict-again": countUp,
  "[data-step]": step,
  "[data-copies]": copy,
  "a[href^='/rules/'][href*='#']": consult,
  "#autoplay": toggleAutoplay,
  "[data-option]": showOption,
  "#talk-opener": toggleWords,
  "#words > summary": chooseWords,
  "[data-mute]": toggleMute,
  "[data-react]": openSigns,
  "#signs": () => undefined,
  "#replay :is(.slider, .eyes, .moves, .way) a": followMoment,
  html: closeSigns,
};

/** @type {Handlers<Event>} */
const INPUTS = { "#search": searchRules, ".slider [type=range]": slideTo, "#volume": setVolume };

/** @type {Handlers<PointerEvent>} */
const POINTED_AT = { ".board [data-thing]": (node, event) => event.pointerType === "mouse" && hover(node) };

/** A line lights its places, and a place its lines. @type {Handlers<Event>} */
const FOCUSED = { "[data-hinted]": showHinted, "[data-places]": lightLine, ".stage .board :is([data-thing], [data-place])": lightLines };

/** Away from all that, what the notice talks about is lit; on it, that stays. @type {Handlers<Event>} */
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

/** Folds the sheet of a phone down to what is asked, or opens it again. @param {HTMLElement} button */
function fold(button) {
  const folded = document.documentElement.toggleAttribute("data-folded");
  button.setAttribute("aria-expanded", String(!folded));
}

document.addEventListener("click", (event) => endsDrag() || endsLook() || pick(meantBy(event), "click") || dispatch(CLICKS, event));
for (const type of ["click", "focusin"]) document.addEventListener(type, closeUnused, { capture: true });
document.addEventListener("pointerdown", grab);
document.addEventListener("pointermove", dragTo);
document.addEventListener("pointerup", drop);
document.addEventListener("pointercancel", drop);
document.addEventListener("pointerdown", beginLook);
document.addEventListener("pointermove", moveLook);
for (const type of ["pointerup", "pointercancel"]) document.addEventListener(/** @type {"pointerup"} */ (type), liftLook);
for (const type of ["touchmove", "contextmenu"]) document.addEventListener(type, holdPage, { passive: false });
for (const type of ["click", "contextmenu"]) document.addEventListener(type, afterAsking, { capture: true });
document.addEventListener("pointerdown", beginPress);
document.addEventListener("pointermove", movePress, { passive: true });
for (const type of ["pointerup", "pointercancel"]) document.addEventListener(type, endPress);
document.addEventListener("focusin", (event) => explainFocused(/** @type {Element} */ (event.target)));
document.addEventListener("input", (event) => dispatch(INPUTS, event));
document.addEventListener("pointerover", (event) => dispatch(POINTED_AT, event));
document.addEventListener("focusin", (event) => dispatch(FOCUSED, event));
document.addEventListener("mouseover", (event) => dispatch(LOOKED_AT, event));
document.addEventListener("keydown", press);
for (const tell of [tellUntold, settleEdict]) document.addEventListener("steps-shown", tell);
document.addEventListener("moment-shown", showBestOption);
document.addEventListener("pointerdown", grabGraph);
document.addEventListener("pointermove", dragGraph);
for (const type of ["pointerup", "pointercancel"]) document.addEventListener(type, dropGraph);

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  addChance(form);
  if (form.dataset.quiet === undefined) return;
  event.preventDefault();
  send(form, /** @type {SubmitEvent} */ (event).submitter);
});

// Over the board, the wheel rotates the piece instead of scrolling the page.
document.addEventListener("wheel", (event) => {
  if (/** @type {Element} */ (event.target).closest(".board") && rotate()) event.preventDefault();
}, { passive: false });

addEventListener("resize", outlineSince);
// What opens, or has room again, brings signs into view.
addEventListener("resize", gatherSigns);
document.addEventListener("toggle", gatherSigns, { capture: true });
document.addEventListener("visibilitychange", settleWords);

addChance(document);
showSound();
showConfirming();
tellTimes();
void navigator.serviceWorker?.register("/worker.js").catch(() => undefined);
if (table()) {
  settle();
  showAnswer();
  follow();
} else if (byId("tables")) {
  settleLobby();
  followLobby();
} else if (byId("replay")) {
  showStepsOfMove();
  settleMoment();
  showBestOption();
  followAnalysis();
}
