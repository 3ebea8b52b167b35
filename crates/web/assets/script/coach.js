// Advice at a table against bots: a hint on request, with its moves drawn on the board, and the coach of a first game.
// Both speak in one place and fall silent when the table goes on. Nothing here plays.
// @ts-check

import { choice, fingerprint } from "./choice.js";
import { all, byId, contentOf, fetchPage, table } from "./page.js";
import { layGhost } from "./showing.js";

/** The state of the table that was spoken about last. @type {string | undefined} */
let spokenOf;

/** @param {string} page @returns {Promise<Document | null>} */
async function advice(page) {
  try {
    return await fetchPage(`${location.pathname}/${page}?${new URLSearchParams({ seat: table()?.dataset.seat ?? "" })}`);
  } catch {
    return null;
  }
}

/** After every change of the table: what was said about another state is over, and the coach says what is new. */
export async function coach() {
  const [place, state] = [byId("coach"), fingerprint()];
  if (!place || state === spokenOf) return;
  spokenOf = state;
  place.replaceChildren();
  clearHinted();
  if (byId("content")?.dataset.coach === undefined || !table()?.dataset.legal) return;
  const told = await advice("coach");
  if (told && fingerprint() === state && !place.hasChildNodes()) place.replaceChildren(...contentOf(told.body));
}

/** Asks for a hint, and draws its moves. */
export async function askHint() {
  const [place, button, state] = [byId("coach"), /** @type {HTMLButtonElement | null} */ (byId("hint")), fingerprint()];
  if (!place || !button || button.disabled || button.getAttribute("aria-busy") === "true") return;
  button.setAttribute("aria-busy", "true");
  place.replaceChildren(Object.assign(document.createElement("p"), { textContent: place.dataset.thinking ?? "" }));
  const told = await advice("hint");
  button.removeAttribute("aria-busy");
  if (fingerprint() !== state) return;
  if (!told) return place.replaceChildren(place.dataset.lost ?? "");
  place.replaceChildren(...contentOf(told.body));
  if (choice.picks.length === 0) drawHinted(all("[data-hinted]", place));
  place.scrollIntoView({ block: "nearest" });
}

/** Draws one move of a hint alone, as long as nothing is picked. @param {HTMLElement} option */
export function showHinted(option) {
  if (choice.picks.length === 0) drawHinted([option]);
}

/** @param {HTMLElement[]} options */
function drawHinted(options) {
  clearHinted();
  // The best lies on top.
  for (const option of [...options].reverse()) {
    const ghost = option.querySelector("svg g");
    if (ghost) layGhost(option.dataset.hinted ?? "", document.importNode(ghost, true), true);
  }
}

/** Draws the answer of a puzzle that was solved. */
export function showAnswer() {
  drawHinted(all(".verdict.right [data-hinted]"));
}

function clearHinted() {
  for (const node of all("#table :is(#ghost, [data-ghost]) .hinted")) node.remove();
}
