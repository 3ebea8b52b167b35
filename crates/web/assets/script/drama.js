// Moments that everybody should notice: what is new in the log, told by sounds and by a moment of light; and the end of a
// match, where scores are counted up before the winner is named.
// @ts-check

import { flash, kindsOf } from "./moments.js";
import { skipStory } from "./motion.js";
import { all, byId, first, isMyTurn } from "./page.js";
import { play } from "./sound.js";
import { isShowing } from "./steps.js";

/** What can tell of moments: the actions of the log, and what a board says by itself. */
const TELLING = "#log .action, #stage [id][data-drama]";

/** What is told now, by the ids of what tells it. */
export const toldSoFar = () => new Set(all(TELLING).map(({ id }) => id));

/** What the table was like before everything that is still to be told. @type {{ told: Set<string>, wasMine: boolean } | null} */
let untold = null;

/** After a change of the table: tells its moments, but not before the steps that lead to them have been seen.
 * @param {Set<string>} told @param {boolean} wasMine */
export function tellMoments(told, wasMine) {
  untold ??= { told, wasMine };
  tellUntold();
}

/** Tells what was waiting until the last step had been seen. */
export function tellUntold() {
  if (!untold || isShowing()) return;
  const { told, wasMine } = untold;
  untold = null;
  dramatise(told, isMyTurn() && !wasMine);
}

/** Shows and sounds what is told that was not told before. That the end is near is said aloud, too, and heard even by
 * those whose turn it is. @param {Set<string>} before @param {boolean} becameMine */
function dramatise(before, becameMine) {
  const fresh = all(TELLING).filter(({ id }) => !before.has(id));
  for (const telling of fresh) telling.classList.add("fresh");
  const nearTheEnd = fresh.findLast((telling) => kindsOf(telling).includes("last-round"));
  const told = byId("told");
  if (nearTheEnd && told) told.textContent = nearTheEnd.innerText;
  const sound = flash(fresh.flatMap(kindsOf));
  if (becameMine && !nearTheEnd) play("turn");
  else if (fresh.length > 0) play(sound);
}

/** How many milliseconds the counting takes. */
const COUNTING = 2400;
/** Ends the counting that is going on. @type {(() => void) | null} */
let finish = null;

const edictKey = () => `edict ${location.pathname}`;

/** When a match is over and its last steps have been shown: counts the scores up, once on this device; after that it is
 * said at once who has won. */
export function settleEdict() {
  const edict = byId("edict");
  if (!edict || finish || isShowing()) return;
  if (localStorage.getItem(edictKey())) edict.dataset.told = "named";
  else countUp();
}

/** Counts the scores up before the winner is named. */
export function countUp() {
  const edict = /** @type {HTMLDetailsElement | null} */ (byId("edict"));
  if (!edict) return;
  finish?.();
  edict.open = true;
  localStorage.setItem(edictKey(), "seen");
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const begun = performance.now();
  edict.dataset.told = "counting";
  let running = true;
  finish = () => {
    running = false;
    finish = null;
    showCount(1);
    edict.dataset.told = "named";
    play(edict.dataset.end === "lost" ? "defeat" : "end");
  };
  const step = () => {
    if (!running) return;
    const share = calm ? 1 : Math.min(1, (performance.now() - begun) / COUNTING);
    showCount(share);
    if (share < 1) requestAnimationFrame(step);
    else finish?.();
  };
  step();
}

/** Shows so much of every score, from 0 to 1. @param {number} share */
function showCount(share) {
  for (const figure of all("#edict [data-count]")) {
    const shown = String(Math.round(Number(figure.dataset.count) * share));
    if (figure.textContent !== shown) figure.textContent = shown;
  }
  for (const bar of all("#edict .bar-of")) bar.style.scale = `${share} 1`;
}

/** Skips to the end of what is being told and of the counting, or folds the edict away; whether there was anything to skip. */
export function skipTelling() {
  const [wasTelling, wasCounting] = [skipStory(), finish !== null];
  finish?.();
  if (wasTelling || wasCounting) return true;
  const edict = /** @type {HTMLDetailsElement | null} */ (first("#edict[open]"));
  if (!edict) return false;
  edict.open = false;
  return true;
}
