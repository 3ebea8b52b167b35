// Picking things, rotating and cancelling: how a choice is made by hand.
// @ts-check

import { preview, sayWhyNot } from "./asking.js";
import { choice, choose, current, draftForm, fromHand, legal, liesInHand, pickedNodes, rotates, settleChoice, ways } from "./choice.js";
import { canMean, canNameKind, meant } from "./legal.js";
import { say } from "./notice.js";
import { all, byId, first, table } from "./page.js";
import { showChoice } from "./showing.js";

/** @param {Element | null} node */
const thingOf = (node) => /** @type {HTMLElement | null} */ (node?.closest("[data-thing]") ?? null);

/** Things lie in things, a card at a site. The innermost of a kind that can be meant after what was picked is the one
 * pointed at; who has picked a wall and points at a card means its site. @param {Element | null} node */
function pointedAt(node) {
  const actions = meant(legal(), choice.picks);
  let thing = thingOf(node);
  for (let outer = thing; outer; outer = thingOf(outer.parentElement)) {
    thing = outer;
    if (canNameKind(actions, outer.dataset.thing ?? "")) break;
  }
  return thing;
}

/** How something is picked; what begins to be dragged is not played yet. @typedef {"click" | "drag" | "drop" | "key"} By */

/** Picks what somebody points at, if it lies on the table; whether it does.
 * @param {Element} node @param {By} by */
export function pick(node, by) {
  const thing = pointedAt(node);
  if (!thing || !table()?.contains(thing)) return false;
  if (legal().length === 0 || choice.confirmed) return true;
  say(null);
  if (!rotates()) narrow(thing, by);
  else if (thing.closest(".hand")) pickPiece(thing);
  else pickPlace(thing.dataset.thing ?? "", by);
  return true;
}

/** Picks the piece to lay; picked again, it is put back. @param {HTMLElement} node */
function pickPiece(node) {
  const again = pickedNodes().has(node);
  choose(again ? [] : [node.dataset.thing ?? ""], { nodes: new Set([node]) });
  showChoice();
  uncoverBoard();
}

/** Scrolls a phone's page until the sheet at its bottom covers nothing of the board, or the board is at the top. */
function uncoverBoard() {
  const [board, sheet] = [first(".stage .board"), first(".table > .tray")];
  if (!board || !sheet || getComputedStyle(sheet).position !== "sticky") return;
  const { top, bottom } = board.getBoundingClientRect();
  const covered = Math.min(bottom - sheet.getBoundingClientRect().top, top - (first(".bar")?.offsetHeight ?? 0));
  if (covered > 0) scrollBy({ top: covered });
}

/** Picks the place where the piece shall lie. Picked again, the piece is rotated there, or confirmed by key; a place
 * beside it is where its other half shall lie. @param {string} place @param {By} by */
function pickPlace(place, by) {
  const [hand, action] = [fromHand(), current()];
  if (hand.length === 0 && all(".hand [data-thing]").length > 0) return say(byId("hand")?.dataset.pickFirst ?? null);
  if (choice.held && by !== "drop") {
    if (action?.split(" ").includes(place)) return by === "key" ? confirmNow() : rotate();
    const both = [...choice.picks, place];
    if (choice.picks.length === hand.length + 1 && canMean(legal(), both)) return hold(both, 0);
  }
  const picks = [...hand, place];
  if (!canMean(legal(), picks)) return void sayWhyNot(picks);
  const stays = !choice.held && action !== null && choice.picks.includes(place);
  hold(picks, stays ? choice.rotated : 0);
}

/** Holds a piece at a place; one that nobody has rotated lies so that it does most.
 * @param {string[]} picks @param {number} rotated */
function hold(picks, rotated) {
  choose(picks, { rotated, held: true });
  showChoice();
  void (rotated === 0 ? turnToBest() : playAtOnce());
}

/** Rotates the piece that was just laid to where most follows from it. */
async function turnToBest() {
  const [picks, actions] = [choice.picks, ways()];
  const told = await Promise.all(actions.map(({ text }) => preview(text)));
  if (choice.picks !== picks || choice.rotated !== 0 || choice.confirmed) return;
  const effects = told.map((shown) => shown?.querySelectorAll(".preview li").length ?? 0);
  choice.rotated = Math.max(0, effects.indexOf(Math.max(...effects)));
  if (choice.rotated > 0) showChoice();
  void playAtOnce();
}

const confirmNow = () => /** @type {HTMLFormElement} */ (byId("confirm")).requestSubmit();

/** Whether what is picked says all of an action, or leaves no other. */
const saysAll = () => ways().length === 1 || current()?.split(" ").length === choice.picks.flatMap((pick) => pick.split(" ")).length;

/** Plays what is chosen without a confirmation, where the visitor wants that: always, or only what can be undone. */
async function playAtOnce() {
  const [{ confirming }, action] = [document.documentElement.dataset, current()];
  if (confirming === "all" || !choice.held || action === null || !saysAll() || draftForm()) return;
  const shown = await preview(action);
  const waits = !shown || (confirming === "final" && shown.querySelector("[data-final]") !== null);
  if (!waits && choice.held && !choice.confirmed && current() === action) confirmNow();
}

/** Picks one thing more where every pick narrows what can be meant. @param {HTMLElement} node @param {By} by */
function narrow(node, by) {
  const picks = narrowed(node, node.dataset.thing ?? "");
  if (!picks) return;
  choose(picks, { nodes: choice.nodes.add(node), held: picks.length > 0 });
  showChoice();
  if (by !== "drag") playWhatIsComplete();
}

/** Plays what a pick has completed: a change of a draft, or what its player wants to play without a confirmation. */
export function playWhatIsComplete() {
  if (current() !== null && saysAll()) draftForm()?.requestSubmit();
  void playAtOnce();
}

/** What is picked when a thing is picked too; nothing if that is a mistake. Picked again, the thing is left out, unless
 * it can be meant twice; earlier picks that do not go with it give way; an equal thing takes the place of its like.
 * @param {HTMLElement} node @param {string} thing */
function narrowed(node, thing) {
  const { picks } = choice;
  const more = [...picks, thing];
  if (canMean(legal(), more)) return more;
  if (picks.includes(thing)) {
    if (pickedNodes().has(node)) return picks.filter((pick) => pick !== thing);
    choice.nodes = new Set([...choice.nodes].filter((other) => other.dataset.thing !== thing));
    return picks;
  }
  // In a draft, a card that cannot lie in a slot is not another choice but a mistake.
  const misplaced = draftForm() !== null && picks.some((pick) => liesInHand(pick) !== liesInHand(thing));
  if (misplaced || !canMean(legal(), [thing])) return void sayWhyNot(more);
  return picks.reduceRight((kept, pick) => (canMean(legal(), [pick, ...kept]) ? [pick, ...kept] : kept), [thing]);
}

/** Where every thing of a group takes one more than the one before, goes on from what is picked.
 * @param {HTMLElement} stepper */
export function step(stepper) {
  const group = all("[data-thing]", /** @type {Element} */ (stepper.closest("[role=group]")));
  const at = group.findIndex((thing) => choice.picks.includes(thing.dataset.thing ?? ""));
  const next = group[at + Number(stepper.dataset.step)];
  if (next) pick(next, "click");
}

/** Rotates the piece at its place, if there is one; whether there is. */
export function rotate() {
  if (choice.confirmed || !rotates() || !current()) return false;
  choice.rotated += 1;
  showChoice();
  return true;
}

/** Comes back to a choice, as far as it still means something. @param {import("./choice.js").Kept} kept */
export function comeBackTo(kept) {
  if (choice.confirmed) return;
  choose(kept.picks, { ...kept, nodes: new Set(kept.nodes) });
  settleChoice();
  showChoice();
}

/** While a thing hangs on the pointer: shows what would be if it were dropped here, or nothing of that.
 * @param {import("./choice.js").Kept} dragged @param {HTMLElement | null} place */
export function hoverDragged(dragged, place) {
  if (rotates()) return void (place && hover(place));
  comeBackTo(dragged);
  const thing = place && pointedAt(place);
  const picks = [...choice.picks, thing?.dataset.thing ?? ""];
  if (!thing || choice.confirmed || !canMean(legal(), picks)) return;
  choose(picks, { nodes: new Set([...choice.nodes, thing]) });
  showChoice();
}

/** Takes the piece from its place, or drops the whole choice. */
export function cancel() {
  if (choice.confirmed) return;
  choose(choice.held && rotates() ? fromHand() : []);
  say(null);
  showChoice();
}

/** The ghost follows the pointer or the focus until it is held. @param {HTMLElement} node */
export function hover(node) {
  const hand = fromHand();
  if (choice.held || choice.confirmed || !rotates() || hand.length === 0) return;
  const picks = [...hand, node.dataset.thing ?? ""];
  choice.picks = canMean(legal(), picks) ? picks : hand;
  showChoice();
}
