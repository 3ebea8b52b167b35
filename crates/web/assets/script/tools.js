// What opens among the tools lies over the tray: it is open only while somebody uses it.
// @ts-check

import { all } from "./page.js";

/** What is open among the tools. */
const openTools = () => /** @type {HTMLDetailsElement[]} */ (all(".tools details[open]"));

/** Somebody goes on elsewhere, by a click or with the focus: what they do not use closes. @param {Event} event */
export function closeUnused(event) {
  const target = /** @type {Node} */ (event.target);
  for (const details of openTools()) if (!details.contains(target)) details.open = false;
}

/** Closes what is open; the focus goes back to what opened it. Whether anything was open. */
export function leaveTools() {
  const open = openTools();
  for (const details of open) {
    const hadFocus = details.contains(document.activeElement);
    details.open = false;
    if (hadFocus) details.querySelector("summary")?.focus();
  }
  return open.length > 0;
}
