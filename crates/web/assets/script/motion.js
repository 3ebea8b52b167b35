// Pieces glide from where they were, or from the hand or the seat they come from. Knows no game.
// @ts-check

import { all, first } from "./page.js";

/** @typedef {{ x: number, y: number }} Point */
/** Where a piece was: on the page, and seen from the ground it lay on; the piece, which may have
 * gone since, and the box of its drawing.
 * @typedef {{ page: Point, ground: Element | null, on: Point, piece: HTMLElement, drawn: DOMRect }} Place */

/** @param {Element} node @returns {Point} */
export function middle(node) {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where the corner of a ground is and how large it is drawn. When the layout shifts, grounds move, and pieces with them.
 * @param {Element} ground */
function frame(ground) {
  const drawn = ground instanceof SVGSVGElement ? ground.getScreenCTM() : null;
  if (drawn) return { x: drawn.e, y: drawn.f, scale: drawn.a };
  const { x, y } = ground.getBoundingClientRect();
  return { x, y, scale: 1 };
}

/** @param {Element} node */
const isDrawn = (node) => node.getBoundingClientRect().width > 0;

/** Where all pieces are now. @param {Element} within @returns {Map<string, Place>} */
export function whereabouts(within) {
  return new Map(
    all("[data-piece]", within).filter(isDrawn).map((piece) => {
      const [page, ground] = [middle(piece), piece.closest("[data-ground]")];
      const { x, y, scale } = ground ? frame(ground) : { x: 0, y: 0, scale: 1 };
      return [piece.dataset.piece ?? "", { page, ground, on: { x: (page.x - x) / scale, y: (page.y - y) / scale }, piece, drawn: (first("svg", piece) ?? piece).getBoundingClientRect() }];
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
    piece.classList.remove("gliding", "landed");
    const place = before.get(piece.dataset.piece ?? "");
    const home = piece.dataset.home === "mover" ? `seat-${within.dataset.mover}` : piece.dataset.home;
    const seat = within.querySelector(`.players [data-home="${home}"] .mark`);
    const fromHand = handed?.home === home && "hand" in piece.dataset ? handed?.at : null;
    const was = place ? stayed(place) : (fromHand ?? (seat && middle(seat)));
    if (was) comeFrom(piece, was);
  }
  for (const flight of all("[data-flight]", within)) fly(flight, within, before);
  const gone = [...before.values()].filter(({ piece }) => "washes" in piece.dataset && !piece.isConnected);
  for (const [index, place] of gone.entries()) washOut(place, index);
}

/** A piece that has left the board, and says that it washes out then (`data-washes`), does so where it lay, one after
 * the other. @param {Place} place @param {number} index */
function washOut({ piece, drawn: { x, y, width } }, index) {
  const washed = document.createElement("div");
  washed.className = "washed";
  washed.style.width = `${width}px`;
  washed.append(first("svg", piece) ?? piece);
  document.body.append(washed);
  const [from, to] = [{ translate: `${x}px ${y}px`, opacity: 1 }, { translate: `${x}px ${y + 14}px`, opacity: 0 }];
  washed.animate([from, to], { id: "wash", duration: 320, delay: 40 * index, fill: "backwards", easing: "ease-in" }).onfinish = () => washed.remove();
}

/** The flights that were seen, each by its piece and the move that it belongs to. */
const flown = new Set();

/** What has left the board for a seat flies there: the drawing in a `data-flight`, from where that piece was.
 * @param {HTMLElement} flight @param {HTMLElement} within @param {Map<string, Place>} before */
function fly(flight, within, before) {
  const { flight: piece = "", to, move } = flight.dataset;
  const [place, seat] = [before.get(piece), within.querySelector(`.players [data-home="${to}"] .mark`)];
  if (!place || !seat || flown.has(`${move} ${piece}`)) return;
  flown.add(`${move} ${piece}`);
  const [from, goal, flyer] = [stayed(place), middle(seat), /** @type {HTMLElement} */ (flight.cloneNode(true))];
  flyer.removeAttribute("data-flight");
  flyer.className = "flying";
  document.body.append(flyer);
  const at = (/** @type {Point} */ { x, y }) => `${x}px ${y}px`;
  flyer.animate([{ translate: at(from) }, { translate: at(from), scale: 1.5, offset: .25 }, { translate: at(goal), scale: .6 }], { id: "flight", duration: 1100, easing: "cubic-bezier(.4,.1,.2,1)" }).onfinish = () => flyer.remove();
}

/** Lets things go along the lines that they name (`data-along`), one after the other. @param {HTMLElement} within */
export function march(within) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) return;
  for (const [index, goer] of all("[data-along]", within).filter(isDrawn).entries()) {
    goer.style.offsetPath = `path("${goer.dataset.along}")`;
    goer.style.offsetRotate = "0deg";
    const along = [[0, 0], [0.1, 1], [0.9, 1], [1, 0]].map(([at, opacity]) => ({ offset: at, offsetDistance: `${at * 100}%`, opacity }));
    goer.animate(along, { id: "march", duration: 900, delay: 1100 + (index % 3) * 130 });
  }
}

/** Ends what tells a story by moving: things that fly to somebody, and what unfolds bit by bit (`data-story`); whether
 * anything did. */
export function skipStory() {
  const isStory = (/** @type {Animation} */ { id, effect }) => id === "flight" || (effect instanceof KeyframeEffect && effect.target?.closest("[data-story]"));
  const moving = document.getAnimations().filter((motion) => motion.playState === "running" && isStory(motion));
  for (const motion of moving) motion.finish();
  return moving.length > 0;
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
  gliding.onfinish = () => piece.classList.replace("gliding", "landed");
}
