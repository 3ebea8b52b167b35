// The analysis of a match: it fills in while it is made, its graph leads to every moment, and what could have been played is
// drawn on the board.
// @ts-check

import { layGhost } from "./showing.js";
import { morph } from "./morph.js";
import { all, byId, fetchPage, first, parseHtml } from "./page.js";
import { goToMoment, reloadMoment } from "./replay.js";

/** Follows an analysis that is not whole yet. */
export function followAnalysis() {
  const address = byId("replay")?.dataset.analysis;
  if (!address) return;
  const stream = new EventSource(`${address}${location.search}`);
  const fill = (/** @type {MessageEvent} */ { data }) => {
    const next = parseHtml(data);
    for (const id of ["graph", "findings"]) {
      const [old, part] = [byId(id), next.getElementById(id)];
      // Whoever has gone elsewhere meanwhile keeps the cursor there.
      if (old?.firstElementChild && part?.firstElementChild) morph(old.firstElementChild, part.firstElementChild);
    }
  };
  stream.addEventListener("course", fill);
  stream.addEventListener("done", (event) => {
    stream.close();
    fill(event);
    reloadMoment();
  });
  stream.addEventListener("busy", ({ data }) => {
    stream.close();
    byId("findings")?.firstElementChild?.replaceChildren(...parseHtml(data).body.childNodes);
  });
  addEventListener("pagehide", () => stream.close());
}

/** Whether somebody drags along the graph. */
let dragging = false;

/** @param {PointerEvent} event */
export function grabGraph(event) {
  const graph = /** @type {Element} */ (event.target).closest?.("#graph");
  if (!graph || event.button !== 0) return;
  dragging = true;
  graph.setPointerCapture?.(event.pointerId);
  dragGraph(event);
}

/** @param {PointerEvent} event */
export function dragGraph(event) {
  const graph = byId("graph");
  if (!dragging || !graph) return;
  const box = graph.getBoundingClientRect();
  const at = Math.round(((event.clientX - box.x) / box.width) * Number(graph.getAttribute("aria-valuemax")));
  if (String(at) !== graph.getAttribute("aria-valuenow")) goToMoment(at);
}

export const dropGraph = () => void (dragging = false);

/** Draws the best of what could be played at this moment. */
export function showBestOption() {
  clearOptions();
  const best = first("#decision [data-option]");
  if (best) void showOption(best);
}

function clearOptions() {
  for (const node of all("#replay #ghost, #replay [data-ghost]")) node.replaceChildren();
  for (const node of all("#decision [aria-pressed]")) node.removeAttribute("aria-pressed");
}

/** Draws something that could be played. @param {HTMLElement} button */
export async function showOption(button) {
  const { at = "", seat = "" } = /** @type {HTMLElement} */ (button.closest(".options")).dataset;
  const action = button.dataset.option ?? "";
  const shown = await fetchPage(`${location.pathname}/option?${new URLSearchParams({ at, seat, action })}`).catch(() => null);
  const ghost = shown?.querySelector("svg g");
  // Meanwhile another moment may have come.
  if (!button.isConnected || byId("replay")?.dataset.at !== at || !ghost) return;
  clearOptions();
  button.setAttribute("aria-pressed", "true");
  layGhost(action, document.importNode(ghost, true));
}
