// How long ago something was: the page says when, in seconds since 1970, and this tells it in the reader's language.
// @ts-check

import { all } from "./page.js";

const AGO = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto", style: "short" });
/** The units in which it is told, each with its seconds. @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60]];
/** How often it is told anew, in milliseconds. */
const AGAIN = 20000;

/** Nobody counts the seconds of others: what is newer than a minute is told as the page says, if it does.
 * @param {number} seconds @param {string} now */
function ago(seconds, now) {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ["second", 1];
  return unit === "second" ? now : AGO.format(-Math.floor(seconds / length), unit);
}

/** Tells all times of the page. */
export function tellTimes() {
  for (const node of all("[data-ago]")) {
    const text = ago(Math.max(0, Date.now() / 1000 - Number(node.dataset.ago)), node.dataset.now ?? "");
    if (node.textContent !== text) node.textContent = text;
  }
}

setInterval(tellTimes, AGAIN);
