// Shows the choice: what can be picked, what is picked, the ghost of the action and what it would bring about.
// @ts-check

import { preview } from "./asking.js";
import { choice, current, draftForm, fromHand, legal, pickedNodes, rotates, ways } from "./choice.js";
import { leaveDisabled } from "./focus.js";
import { canMean, meant } from "./legal.js";
import { light } from "./notice.js";
import { all, byId, table } from "./page.js";

/** Shows the choice as it is now. */
export function showChoice() {
  const [actions, picks, nodes, turning] = [legal(), choice.picks, pickedNodes(), rotates()];
  const [picked, choosing] = [new Set(picks), picks.length > 0];
  const [fitting, places] = [meant(actions, picks), new Set(meant(actions, fromHand()).flatMap(({ words }) => words))];
  for (const node of all("#table [data-thing]")) {
    const thing = node.dataset.thing ?? "";
    const byItself = node.closest(".hand") !== null || !turning;
    node.classList.toggle("open", actions.length > 0 && (byItself ? canMean(actions, [thing]) : choosing && places.has(thing)));
    node.classList.toggle("fits", choosing && !turning && !picked.has(thing) && canMean(fitting, [thing]));
    node.classList.toggle("picked", nodes.has(node));
    if (node.hasAttribute("aria-pressed")) node.setAttribute("aria-pressed", String(nodes.has(node)));
  }
  table()?.classList.toggle("choosing", choosing);
  const action = current();
  showConfirm(action);
  if (action === null) clearGhost();
  else if (!draftForm()) void showGhost(action);
  leaveDisabled();
}

/** The form that confirms an action: what its buttons can do now. @param {string | null} action */
function showConfirm(action) {
  const form = /** @type {HTMLFormElement | null} */ (byId("confirm"));
  if (!form) return;
  const [free, held] = [choice.confirmed === null, choice.held && action !== null];
  const usable = /** @type {Record<string, boolean>} */ ({ cancel: free && choice.picks.length > 0, turn: free && action !== null && ways().length > 1 });
  for (const button of form.querySelectorAll("button")) button.disabled = !(usable[button.id] ?? (held || !free));
  form.querySelector(".primary")?.setAttribute("aria-busy", String(!free));
  /** @type {HTMLInputElement} */ (form.elements.namedItem("action")).value = (held && action) || "";
  table()?.classList.toggle("held", held);
}

function clearGhost() {
  for (const node of all("#ghost, #table [data-ghost]")) node.replaceChildren();
  byId("consequences")?.replaceChildren();
  light([]);
}

/** Draws the ghost of an action and tells its consequences, if it is still the one that is chosen when both are known.
 * @param {string} action */
async function showGhost(action) {
  const shown = await preview(action);
  if (current() !== action || !shown) return;
  const ghost = shown.querySelector("svg g");
  for (const node of all("#ghost, #table [data-ghost]")) node.replaceChildren();
  if (ghost) layGhost(action, document.importNode(ghost, true));
  layParts(all(".preview [data-into]", shown).map((part) => document.importNode(part, true)));
  const [told, consequences] = [shown.querySelector(".preview"), byId("consequences")];
  if (told && consequences?.innerHTML !== told.outerHTML) consequences?.replaceChildren(document.importNode(told, true));
}

/** Lays a ghost at its place, and parts of it that belong elsewhere (`data-into`) there; alone, or beside others.
 * @param {string} action @param {Element} ghost @param {boolean} [beside] */
export function layGhost(action, ghost, beside = false) {
  layParts(all("[data-into]", ghost), beside);
  lay(ghostPlace(action), ghost, beside);
}

/** @param {Element | null | undefined} place @param {Element} part @param {boolean} beside */
const lay = (place, part, beside) => (beside ? place?.append(part) : place?.replaceChildren(part));

/** Lays parts of a ghost in the places that they name. @param {HTMLElement[]} parts @param {boolean} [beside] */
function layParts(parts, beside = false) {
  for (const part of parts) {
    part.classList.toggle("hinted", beside);
    lay(all(".table [data-ghost]").find(({ dataset }) => dataset.ghost === part.dataset.into), part, beside);
  }
}

/** Where the ghost of an action lies: at the place that its last words name, or else over the whole board.
 * @param {string} action */
const ghostPlace = (action) => all(".table [data-ghost]").find((node) => ` ${action}`.endsWith(` ${node.dataset.ghost}`)) ?? byId("ghost");
