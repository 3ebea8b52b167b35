// What is said beside the board, and the places on the board that it talks about.
// @ts-check

import { all, byId } from "./page.js";

/** Says something beside the board, or nothing. @param {string | Node[] | null} text */
export function say(text) {
  const notice = byId("notice");
  if (!notice) return;
  notice.replaceChildren(...(Array.isArray(text) ? text : text ? [text] : []));
  notice.classList.toggle("shown", text !== null);
  lightNotice();
}

/** Lights up places on the board, and only those. @param {string[]} places */
export function light(places) {
  for (const node of all("#content .lit")) node.classList.remove("lit");
  for (const place of places) {
    const name = CSS.escape(place);
    for (const node of all(`.stage .board :is([data-thing="${name}"], [data-place="${name}"])`)) node.classList.add("lit");
  }
}

/** Lights up what a line talks about. @param {HTMLElement} line */
export const lightLine = (line) => light(placesOf(line));

/** Lights up the lines of the log that talk about a place on the board. @param {HTMLElement | null} node */
export function lightLines(node) {
  const place = node?.dataset.thing ?? node?.dataset.place;
  for (const line of all("#log [data-places]")) line.classList.toggle("pointed", place !== undefined && placesOf(line).includes(place));
}

/** Lights up what the notice talks about. */
export function lightNotice() {
  const notice = byId("notice");
  light(notice ? all("[data-places]", notice).flatMap(placesOf) : []);
  lightLines(null);
}

/** @param {HTMLElement} line */
export const placesOf = (line) => (line.dataset.places ?? "").split("|").filter(Boolean);
