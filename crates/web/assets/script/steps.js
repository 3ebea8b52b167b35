// What happened, step by step, on the board: each viewer goes through it at their own pace, on this device once. While a
// step is shown, the board as it was then is seen, and nothing tells what comes after it.
// @ts-check

import { kindsOf, signal } from "./moments.js";
import { glide, march, whereabouts } from "./motion.js";
import { all, byId, first, tableOrReplay } from "./page.js";
import { explain } from "./signs.js";

/** The step that is shown on the board; 0 if none is. */
let shown = 0;
export const isShowing = () => shown > 0;

const steps = () => all("#show [data-at-step]");
/** @param {HTMLElement | undefined} step */
const numberOf = (step) => Number(step?.dataset.atStep ?? 0);
/** @param {number} number */
const stepAt = (number) => steps().find((step) => numberOf(step) === number);
const firstStep = () => numberOf(steps()[0]);
const lastStep = () => Number(byId("show")?.dataset.last ?? 0);

const seenKey = () => `seen ${location.pathname} ${tableOrReplay()?.dataset.seat ?? ""}`;
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
  tableOrReplay()?.classList.remove("unsettled");
}

/** Shows the steps once more. */
export const showStepsAgain = () => showStepsFrom(1);

/** In a replay: shows the steps of the move that it has come to. */
export const showStepsOfMove = () => {
  showStep(0);
  showStepsFrom(Number(byId("show")?.dataset.new ?? 1));
  tableOrReplay()?.classList.remove("unsettled");
};

/** Shows the steps from this one on, if there are any. Who walks through a replay goes on doing that.
 * @param {number} from */
function showStepsFrom(from) {
  if (steps().length === 0 || from > lastStep()) return showStep(0);
  showStep(Math.max(from, firstStep()));
  if (!document.activeElement?.closest(".slider")) byId("show-next")?.focus({ preventScroll: true });
}

/** Shows a step: what is told of it, and every part of the board as it was then. @param {number} number */
function showStep(number) {
  const [show, board, earlier] = [byId("show"), tableOrReplay(), shown];
  shown = show && number <= lastStep() ? number : 0;
  if (!show || !board) return;
  const before = whereabouts(board);
  show.hidden = shown === 0;
  for (const step of steps()) step.hidden = numberOf(step) !== shown;
  for (const part of all("[data-at-steps]", board)) part.toggleAttribute("hidden", !part.dataset.atSteps?.split(" ").includes(String(shown)));
  /** @type {HTMLButtonElement} */ (byId("show-back")).disabled = shown <= firstStep();
  board.classList.toggle("showing", shown > 0);
  board.dataset.shown = kindsOf(stepAt(shown)).join(" ");
  haveSeen(Math.max(seenSteps(), shown - 1));
  if (shown > 0) glide(board, before);
  if (shown === 0 || shown === earlier) return;
  march(board);
  signal(kindsOf(stepAt(shown)));
}

/** Goes so many steps on or back; beyond the last one the board comes into view. @param {number} by */
export function goSteps(by) {
  if (shown + by < firstStep()) return;
  if (shown + by <= lastStep()) return showStep(shown + by);
  haveSeen(lastStep());
  showStep(0);
  document.dispatchEvent(new Event("steps-shown"));
  (first(".hand [data-thing]:enabled") ?? byId("show-again"))?.focus({ preventScroll: true });
  // Nobody has asked yet what it is.
  explain(null);
}
