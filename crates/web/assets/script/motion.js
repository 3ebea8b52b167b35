// Pieces glide from where they were, or from the hand or the seat they come from. Knows no game.
// @ts-check

import { all } from "./page.js";

/** @typedef {{ x: number, y: number }} Point */
/** Where a piece was: on the page, and seen from the ground it lay on. @typedef {{ page: Point, ground: Element | null, on: Point }} Place */

/** @param {Element} node @returns {Point} */
export function middle(node) {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The corner of a ground and how large it is drawn. When the layout shifts, grounds move, and pieces with them.
 * @param {Element} ground */
function frame(ground) {
  const { x, y, width } = ground.getBoundingClientRect();
  const drawn = ground instanceof SVGSVGElement ? ground.viewBox.baseVal.width : 0;
  return { x, y, scale: drawn ? width / drawn : 1 };
}

/** @param {Element} node */
const isDrawn = (node) => node.getBoundingClientRect().width > 0;

/** Where all pieces are now. @param {Element} within @returns {Map<string, Place>} */
export function whereabouts(within) {
  return new Map(
    all("[data-piece]", within).filter(isDrawn).map((piece) => {
      const [page, ground] = [middle(piece), piece.closest("[data-ground]")];
      const { x, y, scale } = ground ? frame(ground) : { x: 0, y: 0, scale: 1 };
      return [piece.dataset.piece ?? "", { page, ground, on: { x: (page.x - x) / scale, y: (page.y - y) / scale } }];
    }),
  );
}

/** Where a piece would be now had it stayed where it was. @param {Place} place @returns {Point} */
function stayed({ page, ground, on }) {
  if (!ground?.isConnected) return page;
  const { x, y, scale } = frame(ground);
  return { x: x + on.x * scale, y: y + on.y * scale };
}

/** Where a hand was from which somebody has played. @typedef {{ home: string, at: Point }} Handed */

/** Lets every piece glide from where it was; a new one comes from the hand it was in, or else from its owner's seat.
 * @param {HTMLElement} within @param {Map<string, Place>} before @param {Handed | null} [handed] */
export function glide(within, before, handed = null) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) return;
  for (const piece of all("[data-piece]", within).filter(isDrawn)) {
    for (const running of piece.getAnimations()) if (running.id === "glide") running.cancel();
    piece.classList.remove("gliding");
    const place = before.get(piece.dataset.piece ?? "");
    const home = piece.dataset.home === "mover" ? `seat-${within.dataset.mover}` : piece.dataset.home;
    const seat = within.querySelector(`.players [data-home="${home}"] .mark`);
    const fromHand = handed?.home === home && "hand" in piece.dataset ? handed?.at : null;
    const was = place ? stayed(place) : (fromHand ?? (seat && middle(seat)));
    if (was) comeFrom(piece, was);
  }
}

/** Lets a piece come from a point to where it belongs. A few pixels are no move. @param {HTMLElement} piece @param {Point} from */
function comeFrom(piece, from) {
  const { width, height } = piece.getBoundingClientRect();
  const to = middle(piece);
  if (Math.hypot(from.x - to.x, from.y - to.y) < Math.max(1, Math.min(width, height) / 4)) return;
  const parent = piece.parentNode;
  const scale = piece instanceof SVGElement && parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
  const start = `${(from.x - to.x) / scale}px ${(from.y - to.y) / scale}px`;
  piece.classList.add("gliding");
  const gliding = piece.animate([{ translate: start }, { translate: "none" }], { id: "glide", duration: 500, easing: "cubic-bezier(.2,.7,.2,1)" });
  gliding.onfinish = () => piece.classList.remove("gliding");
}
