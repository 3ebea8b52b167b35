// What happened since my last turn: marked on the board, and to be stepped through, one action after the other.
// @ts-check

import { light, placesOf } from "./notice.js";
import { all, byId } from "./page.js";

/** The action that is looked at, by the id of its lines; none while nobody steps. */
let looked = "";

/** The turns since my last one, the latest first: those that the log tells above the others. */
const turnsSince = () => (byId("log-before") ? all("#log-turns > li:not(#log-before, #log-before ~ li)") : []);
/** The actions since my last turn, the earliest first. The log tells the latest turn first, and each turn in its order. */
const actionsSince = () => turnsSince().reverse().flatMap((turn) => all(".action", turn));

/** After every change: marks all places that changed since my last turn. */
export function markSince() {
  for (const node of all("#table .board .since")) node.classList.remove("since");
  for (const place of new Set(turnsSince().flatMap((turn) => all("[data-places]", turn)).flatMap(placesOf))) {
    const name = CSS.escape(place);
    for (const node of all(`#table .board :is([data-thing="${name}"], [data-place="${name}"])`)) node.classList.add("since");
  }
  if (looked && !byId(looked)) looked = "";
  outlineSince();
}

/** Whether a board outlines a marked place itself, in its own shape (`--outlined` in its stylesheet). @param {HTMLElement} place */
const isOutlined = (place) => getComputedStyle(place).getPropertyValue("--outlined") !== "";

/** Outlines marked places of a drawn board: over the page, because in a drawing other things may lie upon them. */
export function outlineSince() {
  const outlines = byId("since") ?? document.body.appendChild(Object.assign(document.createElement("div"), { id: "since", ariaHidden: "true" }));
  const places = all("#table .board .since").filter((node) => node instanceof SVGElement && !isOutlined(node));
  outlines.replaceChildren(
    ...places.map((place) => {
      const [outline, box] = [document.createElement("div"), place.getBoundingClientRect()];
      Object.assign(outline.style, { left: `${box.x + scrollX}px`, top: `${box.y + scrollY}px`, width: `${box.width}px`, height: `${box.height}px` });
      return outline;
    }),
  );
}

/** Looks at the action so many further on; beyond the ends at none. @param {number} by */
export function stepSince(by) {
  const actions = actionsSince();
  const at = actions.findIndex(({ id }) => id === looked);
  const next = at < 0 ? (by > 0 ? 0 : actions.length - 1) : at + by;
  const action = actions[next];
  looked = action?.id ?? "";
  for (const node of all("#log .looked")) node.classList.remove("looked");
  light(action ? all("[data-places]", action).flatMap(placesOf) : []);
  const told = byId("told");
  if (told) told.textContent = action?.innerText ?? "";
  action?.classList.add("looked");
  action?.scrollIntoView({ block: "nearest" });
}
