// Dragging a thing from the hand to its place, with a mouse, a pen or a finger; and taps that mean the nearest place.
// What comes of it is what picking both would.
// @ts-check

import { choice, fromHand, keptChoice, pickedNodes, rotates } from "./choice.js";
import { comeBackTo, hoverDragged, pick, playWhatIsComplete } from "./choosing.js";
import { all, first } from "./page.js";

/** How many pixels the pointer moves before it drags. */
const SLACK = 8;
/** How far above a finger the place lies that it means, so that it can be seen. */
const ABOVE_FINGER = 44;
/** Within how many pixels a place is meant that goes with what is picked: a target of 60 pixels. */
const REACH = 30;

/** What is being dragged: the choice before it and with it, and the place over which it hangs.
 * @typedef {{ piece: HTMLElement, pointer: number, x: number, y: number, image: HTMLElement | null, lift: number,
 *   before: import("./choice.js").Kept, dragged: import("./choice.js").Kept, over: HTMLElement | null }} Drag
 * @type {Drag | null} */
let drag = null;
/** Whether the click that ends a drag is still to come. */
let swallows = false;

/** A pointer goes down: perhaps a drag begins. @param {PointerEvent} event */
export function grab(event) {
  swallows = false;
  const piece = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest?.(".hand .open[data-thing]") ?? null);
  if (!piece || event.button !== 0 || !event.isPrimary || choice.confirmed) return;
  const lift = event.pointerType === "touch" ? ABOVE_FINGER : 0;
  const before = keptChoice();
  drag = { piece, pointer: event.pointerId, x: event.clientX, y: event.clientY, image: null, lift, before, dragged: before, over: null };
}

/** The pointer moves. @param {PointerEvent} event */
export function dragTo(event) {
  if (!drag || event.pointerId !== drag.pointer) return;
  if (!drag.image) {
    if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < SLACK) return;
    if (!pickedNodes().has(drag.piece)) pick(drag.piece, "drag");
    drag.dragged = keptChoice();
    drag.image = imageOf(drag.piece);
  }
  drag.image.style.translate = `${event.clientX}px ${event.clientY - drag.lift}px`;
  const place = targetOf(drag, event);
  drag.image.classList.toggle("over", place !== null);
  if (place === drag.over) return;
  drag.over = place;
  hoverDragged(drag.dragged, place);
}

/** The pointer is lifted: the thing is where it was dropped, or where it was before. What was picked earlier stays, and a
 * pointer that only slipped has clicked. @param {PointerEvent} event */
export function drop(event) {
  if (!drag || event.pointerId !== drag.pointer) return;
  const ended = drag;
  drag = null;
  if (!ended.image) return;
  ended.image.remove();
  swallows = true;
  const isDropped = event.type === "pointerup";
  const [slipped, place] = [isDropped && isWithin(ended.piece, event), isDropped ? targetOf(ended, event) : null];
  comeBackTo(slipped || place ? ended.dragged : ended.before);
  if (place && !choice.picks.includes(place.dataset.thing ?? "")) pick(place, "drop");
  else if (slipped || place) playWhatIsComplete();
}

/** Whether the pointer is on a piece. @param {HTMLElement} piece @param {PointerEvent} event */
function isWithin(piece, { clientX, clientY }) {
  const { left, top, right, bottom } = piece.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/** Where a thing would be dropped: on the board, or on something in the hand that goes with it; nowhere while the pointer
 * is still on the thing itself. @param {Drag} drag @param {PointerEvent} event */
function targetOf({ piece, lift }, event) {
  if (isWithin(piece, event)) return null;
  const inHand = document.elementFromPoint(event.clientX, event.clientY)?.closest(".hand [data-takes]");
  if (inHand && !inHand.contains(piece)) return first(".fits[data-thing]", inHand) ?? first(".picked[data-thing]", inHand);
  return placeAt(event.clientX, event.clientY - lift);
}

/** Whether a click only ends a drag. */
export function endsDrag() {
  const ends = swallows;
  swallows = false;
  return ends;
}

/** The piece as it hangs on the pointer. @param {HTMLElement} piece */
function imageOf(piece) {
  const image = /** @type {HTMLElement} */ (piece.cloneNode(true));
  for (const node of [image, ...all("[id], [data-thing]", image)]) {
    node.removeAttribute("id");
    node.removeAttribute("data-thing");
  }
  image.className = `${piece.className} dragged`;
  image.setAttribute("aria-hidden", "true");
  image.style.width = `${piece.getBoundingClientRect().width}px`;
  document.body.append(image);
  return image;
}

/** The place at a point of the page that can be meant, or else the thing that lies there. @param {number} x @param {number} y */
export function placeAt(x, y) {
  const here = /** @type {HTMLElement | null} */ (document.elementFromPoint(x, y)?.closest(".board [data-thing]") ?? null);
  return here?.matches(".open, .fits") ? here : (nearest(x, y) ?? here);
}

/** The nearest place within reach that can be meant. @param {number} x @param {number} y */
function nearest(x, y) {
  /** @param {HTMLElement} node */
  const distance = (node) => {
    const box = node.getBoundingClientRect();
    return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  };
  const places = all("#table .board :is(.open, .fits)[data-thing]").map((node) => ({ node, far: distance(node) }));
  const [first] = places.filter(({ far }) => far <= REACH).sort((one, other) => one.far - other.far);
  return first?.node ?? null;
}

/** What a tap means: where a piece was picked and squares are small, the nearest that goes with it.
 * @param {MouseEvent} event @returns {Element} */
export function meantBy(event) {
  const target = /** @type {Element} */ (event.target);
  const isTap = event instanceof PointerEvent && event.pointerType === "touch";
  if (!isTap || !rotates() || fromHand().length === 0 || !target.closest?.(".stage .board")) return target;
  return placeAt(event.clientX, event.clientY) ?? target;
}
