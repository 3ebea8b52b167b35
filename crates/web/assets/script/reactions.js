// Signs about moves: the strip of them that opens at a line of the log.
// @ts-check

import { all, byId, first } from "./page.js";

/** After every change: says what new buttons are at the lines of the log, and draws them. */
export function settleReactions() {
  const [strip, drawn] = [byId("signs"), /** @type {HTMLTemplateElement | null} */ (first("#signs template"))];
  if (!strip || !drawn) return;
  for (const button of all(".react:empty")) {
    Object.assign(button, { title: strip.dataset.opener, ariaHasPopup: "true" });
    button.append(drawn.content.cloneNode(true));
  }
}

/** Opens the strip of signs at a line of the log. @param {HTMLElement} button */
export function openSigns(button) {
  const strip = /** @type {HTMLFormElement | null} */ (byId("signs"));
  const number = strip?.elements.namedItem("number");
  if (!strip || !(number instanceof HTMLInputElement)) return;
  const isOpen = !strip.hidden && number.value === button.dataset.react;
  if (isOpen) return closeSigns();
  number.value = button.dataset.react ?? "";
  strip.hidden = false;
  const [box, own] = [button.getBoundingClientRect(), strip.getBoundingClientRect()];
  const above = box.top - own.height - 6;
  strip.style.left = `${Math.max(6, Math.min(box.right - own.width / 2, innerWidth - own.width - 6))}px`;
  strip.style.top = `${above > 6 ? above : box.bottom + 6}px`;
  strip.querySelector("button")?.focus();
}

/** Closes it, and goes back to the line. */
export function closeSigns() {
  const strip = /** @type {HTMLFormElement | null} */ (byId("signs"));
  if (!strip || strip.hidden) return;
  const number = strip.elements.namedItem("number");
  const hadFocus = strip.contains(document.activeElement);
  strip.hidden = true;
  strip.removeAttribute("style");
  if (hadFocus && number instanceof HTMLInputElement) first(`[data-react="${CSS.escape(number.value)}"]`)?.focus();
}
