// The rules beside the table: a panel that opens at the paragraph of a link.
// @ts-check

import { all, byId, fetchPage } from "./page.js";

/** Opens the rules at the paragraph of a link, where there is a panel for them. They are fetched when they are first
 * wanted; without them the link is followed. @param {HTMLElement} node @param {MouseEvent} event */
export function consult(node, event) {
  const [panel, link] = [/** @type {HTMLDialogElement | null} */ (byId("rules")), /** @type {HTMLAnchorElement} */ (node)];
  if (!panel || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  void open(panel, link);
}

/** @param {HTMLDialogElement} panel @param {HTMLAnchorElement} link */
async function open(panel, link) {
  if (!panel.querySelector("#rulebook")) {
    try {
      const page = await fetchPage(link.pathname);
      panel.append(document.adoptNode(/** @type {HTMLElement} */ (page.getElementById("rulebook"))));
    } catch {
      return location.assign(link.href);
    }
  }
  if (!panel.open) panel.showModal();
  location.replace(link.hash);
}

/** Shows only what of the book has all the words that are searched for, with its headings. @param {HTMLElement} field */
export function searchRules(field) {
  const words = /** @type {HTMLInputElement} */ (field).value.toLowerCase().split(/\s+/).filter(Boolean);
  /** @type {HTMLElement[]} the headings over the present block, by their levels */
  let above = [];
  let found = 0;
  for (const block of all(".book > *")) {
    const text = (block.textContent ?? "").toLowerCase();
    block.hidden = !words.every((word) => text.includes(word));
    const level = Number(block.localName.match(/^h([1-6])$/)?.[1] ?? 0);
    if (level) above = [...above.slice(0, level - 1), block];
    else if (!block.hidden) {
      found += 1;
      for (const heading of above) if (heading) heading.hidden = false;
    }
  }
  const told = byId("found");
  if (told) told.textContent = words.length === 0 ? "" : found === 0 ? (told.dataset.none ?? "") : String(found);
}
