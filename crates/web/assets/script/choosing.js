// Picking things, rotating and cancelling: how a choice is made by hand.
// @ts-check

import { sayWhyNot } from "./asking.js";
import { choice, choose, current, draftForm, fromHand, legal, liesInHand, pickedNodes, rotates } from "./choice.js";
import { canMean, canNameKind, meant } from "./legal.js";
import { say } from "./notice.js";
import { all, byId, table } from "./page.js";
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

/** Picks what somebody points at, if it lies on the table; whether it does.
 * @param {Element} node @param {"click" | "key"} by */
export function pick(node, by) {
  const thing = pointedAt(node);
  if (!thing || !table()?.contains(thing)) return false;
  if (legal().length === 0 || choice.confirmed) return true;
  say(null);
  if (!rotates()) narrow(thing);
  else if (thing.closest(".hand")) pickPiece(thing);
  else pickPlace(thing.dataset.thing ?? "", by);
  return true;
}

/** Picks the piece to lay; picked again, it is put back. @param {HTMLElement} node */
function pickPiece(node) {
  const again = pickedNodes().has(node);
  choose(again ? [] : [node.dataset.thing ?? ""], { nodes: new Set([node]) });
  showChoice();
}

/** Picks the place where the piece shall lie. Picked again, the piece is rotated there, or confirmed by key.
 * @param {string} place @param {"click" | "key"} by */
function pickPlace(place, by) {
  const [hand, action] = [fromHand(), current()];
  if (hand.length === 0 && all(".hand [data-thing]").length > 0) return say(table()?.dataset.pickFirst ?? null);
  if (choice.held && action?.split(" ").includes(place)) {
    return by === "key" ? /** @type {HTMLFormElement} */ (byId("confirm")).requestSubmit() : rotate();
  }
  const picks = [...hand, place];
  if (!canMean(legal(), picks)) return void sayWhyNot(picks);
  const stays = !choice.held && action !== null && choice.picks.includes(place);
  choose(picks, { rotated: stays ? choice.rotated : 0, held: true });
  showChoice();
}

/** Picks one thing more where every pick narrows what can be meant. @param {HTMLElement} node */
function narrow(node) {
  const picks = narrowed(node, node.dataset.thing ?? "");
  if (!picks) return;
  choose(picks, { nodes: choice.nodes.add(node), held: picks.length > 0 });
  showChoice();
  const saysAll = current()?.split(" ").length === picks.flatMap((pick) => pick.split(" ")).length;
  if (saysAll) draftForm()?.requestSubmit();
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
