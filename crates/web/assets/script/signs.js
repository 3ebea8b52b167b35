// What a sign means: its title, which alone needs a mouse, is shown on focus and on a long press too, and keys walk from
// sign to sign. Knows no game.
// @ts-check

import { all, byId } from "./page.js";

/** How long a finger rests on a sign that it asks about, in milliseconds. */
const HOLD = 450;
/** How far it may stray meanwhile, in pixels. */
const STRAY = 10;
/** What keys walk through: each is one stop of the Tab key. */
const GROUPS = ["#table .players", "#stage", "#beside", "#tray"];
/** What has the focus anyway, and what is inside it says nothing of its own to keys. */
const BY_ITSELF = "a, button, input, select, summary, [role=gridcell], [data-thing], [aria-hidden=true], [inert], dialog";
/** The press that is under way. @type {{ timer: ReturnType<typeof setTimeout>, x: number, y: number } | null} */
let resting = null;
/** Whether this press has asked what something is, and so does not pick it. */
let wasAsked = false;

/** The innermost thing around a node that says what it is, and what it says. @param {Element | null} node */
function signAt(node) {
  for (let at = node; at && at.id !== "table"; at = at.parentElement) {
    const told = at.getAttribute("title") || at.querySelector(":scope > title")?.textContent;
    if (told) return { at, told };
  }
  return null;
}

/** Shows what a sign means, above it or below it; whether it means anything. @param {Element | null} node */
export function explain(node) {
  const [found, tip] = [signAt(node), byId("tip")];
  if (!tip) return false;
  tip.textContent = found?.told ?? "";
  tip.hidden = !found;
  if (!found) return false;
  const [box, own] = [found.at.getBoundingClientRect(), tip.getBoundingClientRect()];
  const above = box.top - own.height - 6;
  tip.style.left = `${Math.max(6, Math.min(box.x + box.width / 2 - own.width / 2, innerWidth - own.width - 6))}px`;
  tip.style.top = `${above > 6 ? above : Math.min(box.bottom + 6, innerHeight - own.height - 6)}px`;
  return true;
}

/** By keys, whatever has the focus says what it is. @param {Element} node */
export const explainFocused = (node) => void explain(node.matches(":focus-visible") ? node : null);

/** A finger comes down: if it rests, it asks. @param {PointerEvent} event */
export function beginPress(event) {
  endPress();
  explain(null);
  wasAsked = false;
  if (event.pointerType === "mouse") return;
  const ask = () => (wasAsked = explain(/** @type {Element} */ (event.target)));
  resting = { timer: setTimeout(ask, HOLD), x: event.clientX, y: event.clientY };
}

/** @param {PointerEvent} event */
export function movePress({ clientX, clientY }) {
  if (resting && Math.hypot(clientX - resting.x, clientY - resting.y) > STRAY) endPress();
}

export function endPress() {
  if (resting) clearTimeout(resting.timer);
  if (wasAsked) setTimeout(() => (wasAsked = false), HOLD);
  resting = null;
}

/** Who asked what a thing is did not pick it, nor want a menu. @param {Event} event */
export function afterAsking(event) {
  if (!wasAsked) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The signs of a group that can be seen. @param {string} group */
function signsOf(group) {
  const told = [...all(`${group} [title]:not([title=""])`), ...all(`${group} svg title`).map((title) => /** @type {HTMLElement} */ (title.parentElement))];
  const signs = told.filter((sign) => !sign.closest(BY_ITSELF) && sign.checkVisibility());
  return signs.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
}

/** Lets keys reach the signs of the table: one of each group by Tab, the others from there by arrows. */
export function gatherSigns() {
  for (const group of GROUPS) {
    const signs = signsOf(group);
    const entry = signs.find((sign) => sign === document.activeElement) ?? signs.find(({ tabIndex }) => tabIndex === 0) ?? signs[0];
    for (const past of all(`${group} [data-sign]`).filter((node) => !signs.includes(node))) {
      past.removeAttribute("data-sign");
      past.removeAttribute("tabindex");
    }
    for (const sign of signs) {
      sign.dataset.sign = "";
      sign.tabIndex = sign === entry ? 0 : -1;
    }
  }
}

/** Goes from a sign to another of its group. @param {HTMLElement} sign @param {number} steps */
export function walkSigns(sign, steps) {
  const group = GROUPS.map(signsOf).find((signs) => signs.includes(sign)) ?? [];
  const next = group[Math.max(0, Math.min(group.length - 1, group.indexOf(sign) + steps))];
  if (!next) return;
  [sign.tabIndex, next.tabIndex] = [-1, 0];
  next.focus();
}
