// Looking back: another moment of the match without leaving the page.
// @ts-check

import { morph } from "./morph.js";
import { glide, whereabouts } from "./motion.js";
import { byId, fetchPage, fieldsOf } from "./page.js";

/** The moment that was asked for last: what comes for an earlier one is too late. */
let asked = "";

/** @param {HTMLElement} link @param {Event} event */
export function followMoment(link, event) {
  event.preventDefault();
  void showMoment(/** @type {HTMLAnchorElement} */ (link).href);
}

/** @param {HTMLElement} slider */
export function slideTo(slider) {
  const { form } = /** @type {HTMLInputElement} */ (slider);
  if (form) void showMoment(`${form.action}?${fieldsOf(form)}`);
}

/** Shows another moment; where it cannot be fetched, the browser goes there. @param {string} address */
async function showMoment(address) {
  asked = address;
  const page = await fetchPage(address).catch(() => null);
  if (asked !== address) return;
  const [old, next] = [byId("replay"), page?.getElementById("replay")];
  if (!old || !next) return location.assign(address);
  const before = whereabouts(old);
  morph(old, next);
  const slider = /** @type {HTMLInputElement | null} */ (old.querySelector("[type=range]"));
  if (slider && document.activeElement !== slider) slider.value = slider.defaultValue;
  history.replaceState(null, "", address);
  glide(old, before);
}
