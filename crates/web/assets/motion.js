// How a page changes: what is the same stays, so that focus, scroll and open details survive and a screen reader hears
// only what is new; and pieces glide from where they were. Knows no game, nothing is sent from here.
// @ts-check

// ---------------------------------------------------------------- changing in place

/** What a page's user or script has made of an element, and the server does not know. */
const KEPT = /** @type {Record<string, string>} */ ({ open: "details, dialog", tabindex: "[role=gridcell]" });
/** What only the script fills. */
const FILLED = "#ghost, [data-ghost], #consequences";

/** What tells an element from its like, so that it is found again. @param {Node} node */
function keyOf(node) {
  if (!(node instanceof Element)) return null;
  for (const name of ["id", "data-piece", "data-thing", "data-ground", "data-home", "value"]) {
    const value = node.getAttribute(name);
    if (value && (name !== "value" || node.localName === "li")) return `${node.localName} ${name} ${value}`;
  }
  return null;
}

/** Makes an element like another one by changing as little as possible. @param {Element} old @param {Element} next */
function morph(old, next) {
  for (const { name } of [...old.attributes]) {
    if (!next.hasAttribute(name) && !(name in KEPT && old.matches(KEPT[name]))) old.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (old.getAttribute(name) !== value && !(name in KEPT && old.matches(KEPT[name]) && old.hasAttribute(name))) old.setAttribute(name, value);
  }
  if (!old.matches(FILLED)) morphChildren(old, next);
}

/** @param {Element} old @param {Element} next */
function morphChildren(old, next) {
  /** @type {Map<string, ChildNode[]>} */
  const known = new Map();
  for (const child of old.childNodes) {
    const key = keyOf(child);
    if (key) known.set(key, [...(known.get(key) ?? []), child]);
  }
  /** @type {ChildNode | null} */
  let at = old.firstChild;
  for (const wanted of [...next.childNodes]) {
    const key = keyOf(wanted);
    const found = key ? known.get(key)?.shift() : alike(at, wanted);
    if (!found) {
      old.insertBefore(wanted, at);
      continue;
    }
    if (found === at) at = at.nextSibling;
    else put(old, found, at);
    if (found instanceof Element) morph(found, /** @type {Element} */ (wanted));
    else if (found.nodeValue !== wanted.nodeValue) found.nodeValue = wanted.nodeValue;
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

/** The first from here on that is of the same kind and has no name of its own. @param {ChildNode | null} from @param {Node} wanted */
function alike(from, wanted) {
  while (from && (from.nodeName !== wanted.nodeName || keyOf(from))) from = from.nextSibling;
  return from;
}

/** Moves a child, with its focus and its motion where the browser can. @param {Element} parent @param {ChildNode} child @param {ChildNode | null} before */
function put(parent, child, before) {
  if ("moveBefore" in parent) /** @type {any} */ (parent).moveBefore(child, before);
  else parent.insertBefore(child, before);
}

// ---------------------------------------------------------------- pieces that glide

/** @typedef {{ x: number, y: number }} Point */
/** Where a piece was: on the page, and seen from the ground it lay on. @typedef {{ page: Point, ground: Element | null, on: Point }} Place */

/** @param {Element} node @returns {Point} */
function middle(node) {
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
function whereabouts(within) {
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

/** Lets every piece glide from where it was; a new one comes from the hand it was in, or else from its owner's seat.
 * @param {HTMLElement} within @param {Map<string, Place>} before @param {{ home: string, at: Point } | null} [handed] */
function glide(within, before, handed = null) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) return;
  for (const piece of all("[data-piece]", within).filter(isDrawn)) {
    for (const running of piece.getAnimations()) if (running.id === "glide") running.cancel();
    piece.classList.remove("gliding");
    const place = before.get(piece.dataset.piece ?? "");
    const home = piece.dataset.home === "mover" ? `seat-${within.dataset.mover}` : piece.dataset.home;
    const seat = within.querySelector(`.players [data-home="${home}"] .mark`);
    const fromHand = handed?.home === home && "hand" in piece.dataset ? handed?.at : null;
    const was = place ? stayed(place) : (fromHand ?? (seat && middle(seat)));
    if (was) move(piece, was);
  }
}

/** Moves a piece from a point to where it belongs. A few pixels are no move. @param {HTMLElement} piece @param {Point} from */
function move(piece, from) {
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

