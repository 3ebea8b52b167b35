// What the script asks the server about picks: what an action would bring about, and why something cannot be had.
// @ts-check

import { say } from "./notice.js";
import { all, contentOf, fetchPage, table } from "./page.js";
import { play } from "./sound.js";

/** How many previews are remembered before all are forgotten. */
const MOST_PREVIEWS = 500;

/** How many milliseconds after a question that was lost it is asked once more. */
const ONCE_MORE = 1000;

/** Previews by version and action, so that going back and forth asks nobody. @type {Map<string, Promise<Document | null>>} */
const previews = new Map();

/** What an action would bring about; nothing if the server cannot be reached. @param {string} action */
export function preview(action) {
  const { version = "", seat = "" } = table()?.dataset ?? {};
  const key = `${version} ${action}`;
  let known = previews.get(key);
  if (!known) {
    const asked = () => ask("preview", { seat, action });
    const later = () => new Promise((done) => setTimeout(done, ONCE_MORE)).then(asked);
    known = asked().then((shown) => shown ?? later());
    // What was lost twice is asked anew when it is picked again.
    void known.then((shown) => shown ?? previews.delete(key));
    if (previews.size > MOST_PREVIEWS) previews.clear();
    previews.set(key, known);
  }
  return known;
}

/** Says why picks mean nothing. @param {string[]} picks */
export async function sayWhyNot(picks) {
  const told = await ask("why", { seat: table()?.dataset.seat ?? "", things: picks.join(",") });
  if (!told) return;
  say(contentOf(told.body));
  shake(picks[picks.length - 1]);
  play("refuse");
}

/** Shakes what cannot be had. @param {string | undefined} thing */
function shake(thing) {
  for (const node of all(`#table [data-thing="${CSS.escape(thing ?? "")}"]`)) {
    node.classList.add("refused");
    node.addEventListener("animationend", () => node.classList.remove("refused"), { once: true });
  }
}

/** @param {string} page @param {Record<string, string>} fields @returns {Promise<Document | null>} */
async function ask(page, fields) {
  try {
    return await fetchPage(`${location.pathname}/${page}?${new URLSearchParams(fields)}`);
  } catch {
    return null;
  }
}
