// Makes an element like another one by changing as little as possible: what is the same stays, so that focus, scroll,
// selected text, typed text and open details survive, and a screen reader hears only what is new.
// @ts-check

/** What the person at the page or the script has made of an element, and the server does not know. */
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

/** @param {Element} old @param {Element} next */
export function morph(old, next) {
  const changes = (/** @type {string} */ name) => !(name in KEPT && old.matches(KEPT[name]));
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name) && changes(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value && changes(name)) old.setAttribute(name, value);
  if (!old.matches(FILLED)) morphChildren(old, next);
}

/** @param {Element} old @param {Element} next */
function morphChildren(old, next) {
  const known = childrenByKey(old, new Set([...next.childNodes].map(keyOf)));
  /** @type {ChildNode | null} */
  let at = old.firstChild;
  for (const wanted of [...next.childNodes]) {
    const key = keyOf(wanted);
    const found = key ? known.get(key)?.shift() : alike(at, wanted);
    if (!found) {
      old.insertBefore(wanted, at);
      continue;
    }
    if (found === at) at = found.nextSibling;
    else move(old, found, at);
    if (found instanceof Element) morph(found, /** @type {Element} */ (wanted));
    else if (found.nodeValue !== wanted.nodeValue) found.nodeValue = wanted.nodeValue;
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

/** The children that are still wanted, by their keys. Those that are not leave at once: so the others need not be moved
 * out of their way, which would drop a selection. @param {Element} parent @param {Set<string | null>} wanted */
function childrenByKey(parent, wanted) {
  /** @type {Map<string, ChildNode[]>} */
  const known = new Map();
  for (const child of [...parent.childNodes]) {
    const key = keyOf(child);
    if (!key) continue;
    if (wanted.has(key)) known.set(key, [...(known.get(key) ?? []), child]);
    else child.remove();
  }
  return known;
}

/** The first from here on that is of the same kind and has no key. @param {ChildNode | null} from @param {Node} wanted */
function alike(from, wanted) {
  while (from && (from.nodeName !== wanted.nodeName || keyOf(from))) from = from.nextSibling;
  return from;
}

/** Moves a child, with its focus and its motion where the browser can. @param {Element} parent @param {ChildNode} child @param {ChildNode | null} before */
function move(parent, child, before) {
  const mover = /** @type {{ moveBefore?: (child: Node, before: Node | null) => void }} */ (/** @type {unknown} */ (parent));
  if (mover.moveBefore) mover.moveBefore(child, before);
  else parent.insertBefore(child, before);
}
