// Looking back: another moment of the match without leaving the page, step by step or by itself.
// @ts-check

import { kindsOf, signal } from "./moments.js";
import { morph } from "./morph.js";
import { glide, whereabouts } from "./motion.js";
import { all, byId, fetchPage, fieldsOf, first } from "./page.js";
import { gatherSigns } from "./signs.js";
import { goSteps, isShowing, showStepsOfMove } from "./steps.js";

/** The moment that was asked for last: what comes for an earlier one is too late. */
let asked = "";
/** The timer of autoplay; 0 while it rests. */
let autoplay = 0;

/** @param {HTMLElement} link @param {Event} event */
export function followMoment(link, event) {
  event.preventDefault();
  rest();
  void showMoment(/** @type {HTMLAnchorElement} */ (link).href);
}

/** @param {HTMLElement} slider */
export function slideTo(slider) {
  const { form } = /** @type {HTMLInputElement} */ (slider);
  rest();
  if (form) void showMoment(`${form.action}?${fieldsOf(form)}`);
}

/** Where the page is, or will be as soon as what was asked for has come. */
const destination = () => new URL(asked || location.href, location.href);

/** Goes to a moment by its number, through the same eyes. @param {number} at */
export function goToMoment(at) {
  const [last, address] = [Number(momentSlider()?.max ?? at), destination()];
  address.searchParams.set("at", String(Math.min(Math.max(at, 0), last)));
  rest();
  void showMoment(address.href);
}

/** Shows the same moment anew, with everything that has become known of it. */
export const reloadMoment = () => void showMoment(location.href, "everything");

/** Goes so many steps on or back, however fast the keys are pressed. @param {number} by */
export const stepMoment = (by) => goToMoment(Number(destination().searchParams.get("at") ?? byId("replay")?.dataset.at) + by);

const momentSlider = () => /** @type {HTMLInputElement | null} */ (first("#replay .slider [type=range]"));

/** What the server shall send for an address: the list of moves stays, unless other eyes look. @param {string} address */
function stepAddress(address) {
  const [here, there] = [new URL(location.href), new URL(address, location.href)];
  if (here.searchParams.get("as") === there.searchParams.get("as")) there.searchParams.set("have", "moves");
  return there.href;
}

/** Shows another moment; where it cannot be fetched, the browser goes there. @param {string} address @param {string} [wanted] */
async function showMoment(address, wanted = "the moment") {
  asked = address;
  const page = await fetchPage(wanted === "everything" ? address : stepAddress(address)).catch(() => null);
  if (asked !== address) return;
  const [old, next] = [byId("replay"), page?.getElementById("replay")];
  if (!old || !next) return location.assign(address);
  const [before, from] = [whereabouts(old), Number(old.dataset.at)];
  try {
    morph(old, next);
  } catch {
    return location.assign(address);
  }
  const slider = momentSlider();
  if (slider && document.activeElement !== slider) slider.value = slider.defaultValue;
  history.replaceState(null, "", address);
  glide(old, before);
  showStepsOfMove();
  settleMoment();
  if (!isShowing() && Number(old.dataset.at) > from) signal(all("#replay .log .action").flatMap(kindsOf));
  document.dispatchEvent(new Event("moment-shown"));
}

/** After every change: the move that was reached is marked in the list and in view, and autoplay says what it does. */
export function settleMoment() {
  for (const link of all("#moves [aria-current]")) link.removeAttribute("aria-current");
  const current = first(`#move-${byId("replay")?.dataset.at} > a`);
  current?.setAttribute("aria-current", "step");
  const [list, line] = [byId("moves"), current?.parentElement];
  if (list && line) {
    const [above, below] = [line.offsetTop - list.offsetTop, line.offsetTop - list.offsetTop + line.offsetHeight];
    if (above < list.scrollTop || below > list.scrollTop + list.clientHeight) list.scrollTop = above - list.clientHeight / 2;
  }
  byId("autoplay")?.setAttribute("aria-pressed", String(autoplay !== 0));
  gatherSigns();
}

/** Lets the match run by itself, or rest. */
export function toggleAutoplay() {
  if (autoplay) return rest();
  const slider = momentSlider();
  const [next, start] = ["next", "first"].map((way) => /** @type {HTMLAnchorElement | null} */ (first(`#replay [rel=${way}]`)));
  // From the end it begins again.
  autoplay = setTimeout(goOn, 0);
  if (slider && slider.value === slider.max && start) void showMoment(start.href);
  else if (next) byId("autoplay")?.setAttribute("aria-pressed", "true");
}

function rest() {
  clearTimeout(autoplay);
  autoplay = 0;
  byId("autoplay")?.setAttribute("aria-pressed", "false");
}

/** The next step of autoplay: what a move shows step by step is gone through too. */
async function goOn() {
  const slider = momentSlider();
  if (isShowing()) goSteps(1);
  else if (slider && Number(slider.value) >= Number(slider.max)) return rest();
  else await showMoment(/** @type {HTMLAnchorElement} */ (first("#replay [rel=next]")).href);
  if (autoplay) autoplay = setTimeout(goOn, paceOf());
}

const paceOf = () => Number(/** @type {HTMLSelectElement | null} */ (byId("pace"))?.value ?? 2000);
