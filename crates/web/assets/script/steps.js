// Battles step by step, over the board: each viewer goes through them at their own pace, on this device once.
// @ts-check

import { all, byId, first, table } from "./page.js";

/** The step that is shown over the board; 0 if none is. */
let shown = 0;
export const isShowing = () => shown > 0;

const steps = () => all("#show [data-scene]");
/** @param {HTMLElement | undefined} step */
const numberOf = (step) => Number(step?.dataset.scene ?? 0);
/** @param {number} number */
const stepAt = (number) => steps().find((step) => numberOf(step) === number);
const firstStep = () => numberOf(steps()[0]);
const lastStep = () => Number(byId("show")?.dataset.last ?? 0);

const seenKey = () => `seen ${location.pathname} ${table()?.dataset.seat ?? ""}`;
/** How many steps of this match somebody in this seat has seen on this device. Of what was taken back nothing counts:
 * neither steps that are there no more, nor others that have taken their places. */
function seenSteps() {
  const [count, print] = (localStorage.getItem(seenKey()) ?? "0").split(" ");
  const step = stepAt(Number(count));
  return step && step.dataset.print !== print ? firstStep() - 1 : Math.min(Number(count), lastStep());
}

/** @param {number} count */
const haveSeen = (count) => localStorage.setItem(seenKey(), `${count} ${stepAt(count)?.dataset.print ?? ""}`);

/** After a change of the table: goes on with the step that is shown, or with those that are new. */
export function settleSteps() {
  if (isShowing()) showStep(shown);
  else showStepsFrom(seenSteps() + 1);
}

/** Shows the steps once more. */
export const showStepsAgain = () => showStepsFrom(1);

/** Shows the steps from this one on, if there are any. @param {number} from */
function showStepsFrom(from) {
  if (steps().length === 0 || from > lastStep()) return showStep(0);
  showStep(Math.max(from, firstStep()));
  byId("show-next")?.focus({ preventScroll: true });
}

/** @param {number} number */
function showStep(number) {
  const show = byId("show");
  shown = show && number <= lastStep() ? number : 0;
  if (!show) return;
  show.hidden = shown === 0;
  for (const step of steps()) step.hidden = numberOf(step) !== shown;
  /** @type {HTMLButtonElement} */ (byId("show-back")).disabled = shown <= firstStep();
  table()?.classList.toggle("showing", shown > 0);
  first(".stage > svg")?.toggleAttribute("inert", shown > 0);
  haveSeen(Math.max(seenSteps(), shown - 1));
}

/** Goes so many steps on or back; beyond the last one the board comes into view. @param {number} by */
export function goSteps(by) {
  if (shown + by < firstStep()) return;
  if (shown + by <= lastStep()) return showStep(shown + by);
  haveSeen(lastStep());
  showStep(0);
  (first(".hand [data-thing]") ?? byId("show-again"))?.focus({ preventScroll: true });
}
