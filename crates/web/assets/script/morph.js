// Makes an element like another one by changing as little as possible: what is the same stays, so that focus, scroll,
// selected text, typed text and open details survive, and a screen reader hears only what is new.
// @ts-check

/** What the person at the page or the script has made of an element, and the server does not know. */
const KEPT = /** @type {Record<string, string>} */ ({
  open: "details, dialog",
  tabindex: "[role=gridcell], [data-sign]",
  "data-sign": "*",
  "data-told": "#edict",
  "aria-checked": "#confirming",
});
/** What only the script fills. */
const FILLED = "#ghost, [data-ghost], #consequences, #coach";

/** What tells an element from its like, so that it is found again. @param {Node} node */
function keyOf(node) {
  if (!(node instanceof Element)) return null;
  for (const name of ["id", "data-piece", "data-thing", "data-ground", "data-home", "value"]) {
    const value = node.getAttribute(name);
    if (value && (name !== "value" || node.localName === "li")) return `${node.localName} ${name} ${value}`;
  }
  return null;
}

/** @param {Element} old @param {Element} next @param {string[]} [gone] the attributes that it loses; if they are not
 * named, all that the next one does not have */
export function morph(old, next, gone = [...old.attributes].map(({ name }) => name).filter((name) => !next.hasAttribute(name))) {
  morphAttributes(old, next, gone);
  if (!old.matches(FILLED)) morphChildren(old, next);
}

/** @param {Element} old @param {Element} next @param {string[]} gone */
function morphAttributes(old, next, gone) {
  const changes = (/** @type {string} */ name) => !(name in KEPT && old.matches(KEPT[name]));
  for (const name of gone) if (changes(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value && changes(name)) old.setAttribute(name, value);
}

/** @param {Element} old @param {Element} next */
function morphChildren(old, next) {
  const { wanted, pairs, gone } = readChildren(old, next);
  // Those that nobody wants leave first: so the others need not be moved out of their way, which would drop a selection.
  const stay = new Set(pairs.values());
  for (const child of [...old.childNodes]) if (!stay.has(child)) child.remove();
  /** @type {ChildNode | null} */
  let at = old.firstChild;
  for (const child of wanted) {
    const found = pairs.get(child);
    if (!found) {
      old.insertBefore(child, at);
      continue;
    }
    if (found === at) at = found.nextSibling;
    else move(old, found, at);
    if (found === child) continue;
    if (found instanceof Element) morph(found, /** @type {Element} */ (child), gone.get(child));
    else if (found.nodeValue !== child.nodeValue) found.nodeValue = child.nodeValue;
  }
}

/** What the children of an element shall be, and which old one becomes which of them. A comment stands for old ones that
 * stay as they are, by their places (`3` or `3-7`), or says of which one the next element is made, and which attributes
 * are gone (`3~` or `3~open,title`): the server leaves out what has not changed. @param {Element} old @param {Element} next */
function readChildren(old, next) {
  const olds = [...old.children];
  /** @type {ChildNode[]} */
  const wanted = [];
  /** @type {Map<ChildNode, ChildNode>} */
  const pairs = new Map();
  /** @type {Map<ChildNode, string[]>} */
  const gone = new Map();
  /** @type {ChildNode | undefined} */
  let base;
  /** @type {string[]} */
  let lost = [];
  for (const child of next.childNodes) {
    const [, first, last = first, changes] = (child instanceof Comment && child.data.match(/^(\d+)(?:-(\d+))?(?:~(.*))?$/)) || [];
    if (first === undefined) {
      wanted.push(child);
      if (base) pairs.set(child, base) && gone.set(child, lost);
      base = undefined;
      continue;
    }
    const named = olds.slice(Number(first), Number(last) + 1);
    if (named.length !== Number(last) - Number(first) + 1) throw new Error("this page is not what the server takes it for");
    if (changes !== undefined) [base, lost] = [named[0], changes.split(",").filter(Boolean)];
    else for (const same of named) pairs.set(same, same) && wanted.push(same);
  }
  const taken = new Set(pairs.values());
  const [free, others] = [[...old.childNodes].filter((child) => !taken.has(child)), wanted.filter((child) => !pairs.has(child))];
  for (const [child, found] of pair(free, others)) pairs.set(child, found);
  return { wanted, pairs, gone };
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
