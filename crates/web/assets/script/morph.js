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
  const pairs = pair([...old.childNodes], [...next.childNodes]);
  // Those that nobody wants leave first: so the others need not be moved out of their way, which would drop a selection.
  const stay = new Set(pairs.values());
  for (const child of [...old.childNodes]) if (!stay.has(child)) child.remove();
  /** @type {ChildNode | null} */
  let at = old.firstChild;
  for (const wanted of [...next.childNodes]) {
    const found = pairs.get(wanted);
    if (!found) {
      old.insertBefore(wanted, at);
      continue;
    }
    if (found === at) at = found.nextSibling;
    else move(old, found, at);
    if (found instanceof Element) morph(found, /** @type {Element} */ (wanted));
    else if (found.nodeValue !== wanted.nodeValue) found.nodeValue = wanted.nodeValue;
  }
}

/** Which old child becomes which wanted one: of the same key; without one, of the same kind and around the same id; or
 * else the next of the same kind. @param {ChildNode[]} olds @param {ChildNode[]} nexts */
function pair(olds, nexts) {
  /** @type {Map<ChildNode, ChildNode>} */
  const pairs = new Map();
  const free = new Set(olds);
  const join = (/** @type {ChildNode} */ wanted, /** @type {ChildNode | undefined} */ old) => old && !pairs.has(wanted) && free.delete(old) && pairs.set(wanted, old);
  const around = new Map(olds.flatMap((old) => idsWithin(old).map((id) => [id, old])));
  for (const wanted of nexts) for (const id of idsWithin(wanted)) join(wanted, around.get(id));
  /** @type {Map<string, ChildNode[]>} */
  const queues = new Map();
  for (const old of free) queues.set(nameOf(old), [...(queues.get(nameOf(old)) ?? []), old]);
  for (const wanted of nexts) if (!pairs.has(wanted)) join(wanted, queues.get(nameOf(wanted))?.shift());
  return pairs;
}

/** @param {Node} node */
const nameOf = (node) => keyOf(node) ?? node.nodeName;
/** The ids inside an element that has no key, with the element's kind. @param {Node} node */
const idsWithin = (node) => (node instanceof Element && !keyOf(node) ? [...node.querySelectorAll("[id]")].map(({ id }) => `${node.nodeName} ${id}`) : []);

/** Moves a child, with its focus and its motion where the browser can. @param {Element} parent @param {ChildNode} child @param {ChildNode | null} before */
function move(parent, child, before) {
  const mover = /** @type {{ moveBefore?: (child: Node, before: Node | null) => void }} */ (/** @type {unknown} */ (parent));
  if (mover.moveBefore) mover.moveBefore(child, before);
  else parent.insertBefore(child, before);
}
