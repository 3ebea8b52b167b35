// What somebody has picked and not played yet, and which action that is. Changes nothing on the page.
// @ts-check

import { canMean, meaning, meant, parseActions } from "./legal.js";
import { all, byId, first, table } from "./page.js";

/** A choice that was confirmed: which state of the table it was made for, and whether the server has taken it.
 * @typedef {{ have: string | undefined, taken: boolean }} Confirmed */

/** What has been picked so far, which nodes were pointed at for it, how far the piece was rotated, and whether it lies
 * still until it is confirmed. A confirmed choice stays as it is, with its ghost, until the table shows what came of it.
 * @type {{ picks: string[], nodes: Set<HTMLElement>, rotated: number, held: boolean, confirmed: Confirmed | null }} */
export const choice = { picks: [], nodes: new Set(), rotated: 0, held: false, confirmed: null };

/** A choice, to come back to. @typedef {{ picks: string[], nodes: Set<HTMLElement>, rotated: number, held: boolean }} Kept
 * @returns {Kept} */
export const keptChoice = () => ({ picks: choice.picks, nodes: new Set(choice.nodes), rotated: choice.rotated, held: choice.held });

/** Chooses anew. @param {string[]} picks @param {{ nodes?: Set<HTMLElement>, rotated?: number, held?: boolean }} [how] */
export const choose = (picks, how = {}) => Object.assign(choice, { picks, rotated: 0, held: false, ...how });
export const chooseNothing = () => choose([], { nodes: new Set() });

/** The legal actions, parsed once for every state of the table. */
let known = { list: "", actions: parseActions("") };
export function legal() {
  const list = table()?.dataset.legal ?? "";
  if (list !== known.list) known = { list, actions: parseActions(list) };
  return known.actions;
}

/** Whether pieces of this game are rotated at their place. */
export const rotates = () => table()?.dataset.turns !== undefined;
/** The form of a draft: a change to it can be changed again, and so needs no confirmation. */
export const draftForm = () => /** @type {HTMLFormElement | null} */ (first("form[data-at-once]"));

/** Whether a thing lies openly in the hand. @param {string} thing */
export const liesInHand = (thing) => all(".hand [data-thing]").some((node) => node.dataset.thing === thing);
/** What was picked from the hand. */
export function fromHand() {
  const inHand = new Set(all(".hand [data-thing]").map((node) => node.dataset.thing));
  return choice.picks.filter((pick) => inHand.has(pick));
}

/** The ways to lay what is picked; a piece that is rotated at its place needs a place first. */
export function ways() {
  if (!rotates()) return meant(legal(), choice.picks);
  const [place] = choice.picks.slice(fromHand().length);
  return place === undefined ? [] : inTurn(meant(legal(), choice.picks), place);
}

/** Ways to lay a piece in the order in which it is rotated round a place: clockwise, one half there and then the other.
 * @param {import("./legal.js").Action[]} actions @param {string} place */
function inTurn(actions, place) {
  const cell = (/** @type {string} */ word) => first(`#table [role=gridcell][data-thing="${CSS.escape(word)}"]`)?.dataset;
  const here = cell(place);
  const angle = (/** @type {import("./legal.js").Action} */ { words }) => {
    const there = words.filter((word) => word !== place).map(cell).find((found) => found !== undefined);
    if (!here || !there) return 0;
    return (Math.atan2(Number(there.row) - Number(here.row), Number(there.column) - Number(here.column)) + 2 * Math.PI) % (2 * Math.PI);
  };
  const ranked = actions.map((action) => ({ action, half: action.words.indexOf(place), angle: angle(action) }));
  return ranked.sort((one, other) => one.half - other.half || one.angle - other.angle).map(({ action }) => action);
}

/** The action that the ghost shows. */
export function current() {
  if (!rotates()) return choice.picks.length ? (meaning(legal(), choice.picks)?.text ?? null) : null;
  const actions = ways();
  return actions.length ? actions[choice.rotated % actions.length].text : null;
}

/** The nodes of what is picked. Of equal things in the hand only as many are as were picked: those pointed at first. */
export function pickedNodes() {
  return new Set(
    [...new Set(choice.picks)].flatMap((pick) => {
      const nodes = all(`#table [data-thing="${CSS.escape(pick)}"]`);
      const inHand = nodes.filter((node) => node.closest(".hand"));
      const count = choice.picks.filter((same) => same === pick).length;
      inHand.sort((one, other) => Number(choice.nodes.has(other)) - Number(choice.nodes.has(one)));
      return [...nodes.filter((node) => !node.closest(".hand")), ...inHand.slice(0, count)];
    }),
  );
}

/** What tells the present state of the table from others. */
export const fingerprint = () => byId("content")?.dataset.have;

/** After a change of the table: a confirmed choice is over when it was taken and the table shows something new, and
 * one that means nothing any more is dropped. */
export function settleChoice() {
  if (choice.confirmed?.taken && choice.confirmed.have !== fingerprint()) choice.confirmed = null;
  else if (choice.confirmed || choice.picks.length === 0 || canMean(legal(), choice.picks)) return;
  chooseNothing();
}
