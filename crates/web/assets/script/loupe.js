// A loupe for fingers: where places are smaller than a finger, whoever rests on the board sees it magnified above the
// finger; sliding chooses among the places, lifting picks the one that is marked.
// @ts-check

import { hover, hoverDragged, pick } from "./choosing.js";
import { choice, keptChoice, legal, rotates } from "./choice.js";
import { placeAt } from "./dragging.js";
import { all } from "./page.js";
import { endPress } from "./signs.js";

/** For how long a finger rests before the loupe opens, in milliseconds: shorter than somebody who asks what a sign means. */
const REST = 260;
/** How far it may stray meanwhile, in pixels. */
const STIR = 8;
/** What a finger hits easily, in pixels: where all places are as large, there is no loupe. */
const EASY = 44;
/** How many times as large the board is in the loupe. */
const POWER = 2.5;
/** How wide the loupe is, in pixels. */
const WIDTH = 168;
/** How far above the finger its middle lies. */
const RISE = 128;

/** The press under way, and the loupe once it has opened: what it shows, the place that is meant, and the choice before.
 * @typedef {{ pointer: number, x: number, y: number, timer: number, glass: HTMLElement | null, place: HTMLElement | null,
 *   before: import("./choice.js").Kept, watch: MutationObserver | null }} Look
 * @type {Look | null} */
let look = null;
/** Whether the click that ends a press is still to come. */
let isLifting = false;

/** The board as it is now, where an earlier one may be in the page too. */
const board = () => all("#table .stage .board").find((drawn) => drawn.getBoundingClientRect().width > 0);

/** Whether fingers need a loupe here: something can be picked on the board, and not all of that is large. */
function isNeeded() {
  const places = all("#table .stage .board :is(.open, .fits)[data-thing]");
  const isSmall = (/** @type {HTMLElement} */ node) => Math.min(node.getBoundingClientRect().width, node.getBoundingClientRect().height) < EASY;
  return legal().length > 0 && !choice.confirmed && places.some(isSmall);
}

/** A finger comes down on the board: if it rests there, the loupe opens. @param {PointerEvent} event */
export function beginLook(event) {
  endLook();
  isLifting = false;
  if (event.pointerType !== "touch" || !event.isPrimary || !board()?.contains(/** @type {Element} */ (event.target)) || !isNeeded()) return;
  const { pointerId, clientX, clientY } = event;
  look = { pointer: pointerId, x: clientX, y: clientY, timer: setTimeout(openGlass, REST), glass: null, place: null, before: keptChoice(), watch: null };
}

function openGlass() {
  const ground = board();
  if (!look || !ground || !placeAt(look.x, look.y)?.matches(".open, .fits")) return;
  endPress();
  look.glass = document.createElement("div");
  look.glass.className = "loupe";
  look.glass.setAttribute("aria-hidden", "true");
  ground.parentElement?.append(look.glass);
  look.watch = new MutationObserver(drawGlass);
  look.watch.observe(ground, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
  aim();
}

/** The finger slides. @param {PointerEvent} event */
export function moveLook(event) {
  if (!look || event.pointerId !== look.pointer) return;
  const strays = Math.hypot(event.clientX - look.x, event.clientY - look.y);
  if (!look.glass) return void (strays > STIR && endLook());
  Object.assign(look, { x: event.clientX, y: event.clientY });
  aim();
}

/** While the loupe is open, the page does not scroll under the finger. @param {Event} event */
export const holdPage = (event) => void (look?.glass && event.preventDefault());

/** The finger is lifted: the place that is marked is picked. @param {PointerEvent} event */
export function liftLook(event) {
  if (!look || event.pointerId !== look.pointer) return;
  const { glass, place, before } = look;
  endLook();
  if (!glass) return;
  isLifting = event.type === "pointerup";
  if (!rotates()) hoverDragged(before, null);
  if (event.type === "pointerup" && place) pick(place, "drop");
}

/** Whether a click only ends a look. */
export function endsLook() {
  const ends = isLifting;
  isLifting = false;
  return ends;
}

function endLook() {
  if (!look) return;
  clearTimeout(look.timer);
  look.watch?.disconnect();
  look.glass?.remove();
  look.place?.classList.remove("meant");
  look = null;
}

/** Marks the place that is meant now, shows what would follow, and draws the loupe over it. */
function aim() {
  if (!look) return;
  const found = placeAt(look.x, look.y);
  const place = found?.matches(".open, .fits, .meant, .picked") ? found : null;
  if (place !== look.place) {
    look.place?.classList.remove("meant");
    place?.classList.add("meant");
    look.place = place;
    if (!rotates()) hoverDragged(look.before, place);
    else if (place) hover(place);
  }
  drawGlass();
}

/** The board as it is now, magnified, with what is under the finger in the middle. */
function drawGlass() {
  const [ground, glass] = [board(), look?.glass];
  if (!look || !ground || !glass) return;
  const box = ground.getBoundingClientRect();
  const image = /** @type {HTMLElement} */ (ground.cloneNode(true));
  for (const node of [image, ...all("[id], [data-thing], [data-ghost], [data-piece], [tabindex]", image)]) {
    for (const name of ["id", "data-thing", "data-ghost", "data-piece", "tabindex"]) node.removeAttribute(name);
  }
  image.style.width = `${box.width}px`;
  image.style.height = `${box.height}px`;
  image.style.transform = `translate(${WIDTH / 2 - (look.x - box.left) * POWER}px, ${WIDTH / 2 - (look.y - box.top) * POWER}px) scale(${POWER})`;
  glass.replaceChildren(image);
  const above = look.y - RISE - WIDTH / 2 > 0;
  const left = above ? look.x - WIDTH / 2 : look.x + (look.x < innerWidth / 2 ? 60 : -60 - WIDTH);
  // Where it would be by itself: an ancestor may be what it is positioned in.
  glass.style.translate = "none";
  const { x, y } = glass.getBoundingClientRect();
  glass.style.translate = `${Math.max(4, Math.min(innerWidth - WIDTH - 4, left)) - x}px ${(above ? look.y - RISE - WIDTH / 2 : 4) - y}px`;
}
