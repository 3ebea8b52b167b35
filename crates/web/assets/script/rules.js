// The rules beside the table: a panel that opens at the paragraph of a link.
// @ts-check

import { byId, fetchPage } from "./page.js";

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
