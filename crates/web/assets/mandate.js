// What a page cannot do alone: follow the live stream, pick things and try actions, walk the board by keys.
// It knows no game: an action is a line of words, and whatever carries one or several of them can be picked for it.
// @ts-check

/** @param {string} selector @param {ParentNode} [within] @returns {HTMLElement[]} */
const all = (selector, within = document) => [...within.querySelectorAll(selector)].map((node) => /** @type {HTMLElement} */ (node));
/** @param {string} id */
const byId = (id) => document.getElementById(id);
/** The part of the page that changes. */
const table = () => byId("table");
const title = document.title;

// ---------------------------------------------------------------- choosing

/** What has been picked so far, which nodes were pointed at for it, how far it was turned, and whether it lies still
 * until it is confirmed. */
const choice = { /** @type {string[]} */ picks: [], /** @type {Set<HTMLElement>} */ nodes: new Set(), turned: 0, held: false };

const chooseNothing = () => Object.assign(choice, { picks: [], nodes: new Set(), turned: 0, held: false });

/** @param {string} action */
const words = (action) => action.split(" ");
/** @returns {string[]} */
const legal = () => (table()?.dataset.legal ?? "").split("|").filter(Boolean);
/** How often a thing, which is one word or several in a row, is named in an action. @param {string} action @param {string} thing */
const times = (action, thing) => ` ${words(action).join("  ")} `.split(` ${words(thing).join("  ")} `).length - 1;
/** @param {string[]} picks */
const meant = (picks) => legal().filter((action) => picks.every((pick) => times(action, pick) >= picks.filter((same) => same === pick).length));
/** Those first that name the picks in the order in which they were picked. @param {string[]} actions @param {string[]} picks */
const inOrder = (actions, picks) => {
  const astray = (/** @type {string} */ action) => Number(picks.reduce((from, pick) => (from < 0 ? from : ` ${action} `.indexOf(` ${pick} `, from)), 0) < 0);
  return [...actions].sort((one, other) => astray(one) - astray(other));
};
/** The one action among several to which all others only add something. @param {string[]} actions */
const plainest = (actions) => actions.find((plain) => actions.every((action) => words(plain).every((word) => times(action, word) >= times(plain, word)))) ?? null;
/** @param {Element | null} node */
const thingOf = (node) => /** @type {HTMLElement | null} */ (node?.closest("[data-thing]") ?? null);
/** Things lie in things, a card at a site. The innermost of a kind that can be meant after what was picked is the one
 * pointed at; who has picked a wall and points at a card means its site. @param {Element | null} node */
function pointedAt(node) {
  const kind = (/** @type {string} */ text) => words(text).filter((word) => !/^\d+$/.test(word));
  const kinds = meant(choice.picks).map(kind);
  let thing = thingOf(node);
  for (let outer = thing; outer; outer = thingOf(outer.parentElement)) {
    thing = outer;
    if (kinds.some((known) => kind(outer.dataset.thing ?? "").every((word) => known.includes(word)))) break;
  }
  return thing;
}

/** Whether a thing lies openly in the hand. @param {string} thing */
const liesInHand = (thing) => all(".hand > [data-thing]").some((node) => node.dataset.thing === thing);

/** What was picked from the hand. */
const fromHand = () => choice.picks.filter((pick) => all(".hand [data-thing]").some((node) => node.dataset.thing === pick));

/** The action that the ghost shows: a piece that is turned at its place needs a place first. */
const current = () => {
  if (!table()?.dataset.turns) return choice.picks.length ? plainest(inOrder(meant(choice.picks), choice.picks)) : null;
  const actions = choice.picks.length > fromHand().length ? meant(choice.picks) : [];
  return actions.length ? actions[choice.turned % actions.length] : null;
};

/** The nodes of what is picked. Of equal things in the hand only as many are as were picked: those pointed at first. */
function pickedNodes() {
  return new Set(
    [...new Set(choice.picks)].flatMap((pick) => {
      const nodes = all(`#table [data-thing="${CSS.escape(pick)}"]`);
      const inHand = nodes.filter((node) => node.closest(".hand"));
      const times = choice.picks.filter((same) => same === pick).length;
      inHand.sort((one, other) => Number(choice.nodes.has(other)) - Number(choice.nodes.has(one)));
      return [...nodes.filter((node) => !node.closest(".hand")), ...inHand.slice(0, times)];
    }),
  );
}

/** Shows what can be picked, what is picked, and the ghost of the action. */
function refresh() {
  const [picked, nodes] = [new Set(choice.picks), pickedNodes()];
  const turns = table()?.dataset.turns;
  const open = new Set(meant(fromHand()).flatMap(words));
  const choosing = choice.picks.length > 0;
  for (const node of all("#table [data-thing]")) {
    const thing = node.dataset.thing ?? "";
    const inHand = node.closest(".hand") !== null;
    node.classList.toggle("open", legal().length > 0 && (inHand || !turns ? meant([thing]).length > 0 : choosing && open.has(thing)));
    node.classList.toggle("fits", choosing && !turns && !picked.has(thing) && meant([...choice.picks, thing]).length > 0);
    node.classList.toggle("picked", nodes.has(node));
    if (node.hasAttribute("aria-pressed")) node.setAttribute("aria-pressed", String(nodes.has(node)));
  }
  table()?.classList.toggle("choosing", choosing);
  void showGhost(current());
  mindFocus();
}

/** Previews by version and action, so that going back and forth asks nobody. @type {Map<string, Promise<Document | null>>} */
const previews = new Map();

/** @param {string} action */
function preview(action) {
  const { version = "", seat = "" } = table()?.dataset ?? {};
  const key = `${version} ${action}`;
  let known = previews.get(key);
  if (!known) {
    known = ask("preview", { seat, action });
    if (previews.size > 500) previews.clear();
    previews.set(key, known);
  }
  return known;
}

/** @param {string} page @param {Record<string, string>} fields @returns {Promise<Document | null>} */
async function ask(page, fields) {
  try {
    const answer = await fetch(`${location.pathname}/${page}?${new URLSearchParams(fields)}`);
    return new DOMParser().parseFromString(await answer.text(), "text/html");
  } catch {
    return null;
  }
}

/** Where the ghost of an action lies: at the place that its last words name, or else over the whole board.
 * @param {string} action */
const ghostAt = (action) => all("#table [data-ghost]").find((node) => ` ${action}`.endsWith(` ${node.dataset.ghost}`)) ?? byId("ghost");

/** @param {string | null} action */
async function showGhost(action) {
  const form = /** @type {HTMLFormElement | null} */ (byId("confirm"));
  if (!form) return;
  const held = choice.held && action !== null;
  const free = pending === null;
  const able = /** @type {Record<string, boolean>} */ ({ cancel: free && choice.picks.length > 0, turn: free && action !== null && meant(choice.picks).length > 1 });
  for (const button of all("button", form)) /** @type {HTMLButtonElement} */ (button).disabled = !(able[button.id] ?? (held || !free));
  form.querySelector(".primary")?.setAttribute("aria-busy", String(!free));
  /** @type {HTMLInputElement} */ (form.elements.namedItem("action")).value = held ? action : "";
  table()?.classList.toggle("held", held);
  if (action === null) {
    for (const node of all("#ghost, #table [data-ghost]")) node.replaceChildren();
    byId("consequences")?.replaceChildren();
    light([]);
    return;
  }
  const shown = atOnce() ? null : await preview(action);
  if (current() !== action || !shown) return;
  const ghost = shown.querySelector("svg g");
  for (const node of all("#ghost, #table [data-ghost]")) node.replaceChildren();
  if (ghost) ghostAt(action)?.replaceChildren(document.importNode(ghost, true));
  const told = shown.querySelector(".preview");
  const consequences = byId("consequences");
  if (told && consequences?.innerHTML !== told.outerHTML) consequences?.replaceChildren(document.importNode(told, true));
}

/** @param {HTMLElement} node @param {boolean} byKey */
function pick(node, byKey) {
  const thing = node.dataset.thing ?? "";
  if (legal().length === 0 || pending) return;
  say(null);
  const turns = table()?.dataset.turns;
  if (!turns) return narrow(node, thing);
  if (node.closest(".hand")) {
    const again = pickedNodes().has(node);
    Object.assign(choice, { picks: again ? [] : [thing], nodes: new Set([node]), turned: 0, held: false });
    return refresh();
  }
  const hand = fromHand();
  if (hand.length === 0 && all(".hand [data-thing]").length > 0) return say(table()?.dataset.pickFirst ?? null);
  const action = current();
  if (choice.held && action && words(action).includes(thing)) {
    if (byKey) return /** @type {HTMLFormElement} */ (byId("confirm")).requestSubmit();
    return turn();
  }
  const picks = [...hand, thing];
  if (meant(picks).length === 0) return void why(picks);
  const stays = !choice.held && action !== null && choice.picks.includes(thing);
  Object.assign(choice, { picks, turned: stays ? choice.turned : 0, held: true });
  refresh();
}

/** Picks one thing more where every pick narrows what can be meant. Picked again it is left out, unless it can be
 * meant twice; earlier picks that do not go with it give way, and an equal thing takes its place.
 * @param {HTMLElement} node @param {string} thing */
function narrow(node, thing) {
  let picks = [...choice.picks, thing];
  const instead = choice.picks.includes(thing) && !pickedNodes().has(node);
  if (meant(picks).length === 0 && instead) {
    picks = choice.picks;
    choice.nodes = new Set([...choice.nodes].filter((other) => other.dataset.thing !== thing));
  } else if (meant(picks).length === 0) {
    const again = choice.picks.includes(thing);
    // In a draft, a card that cannot lie in a slot is not another choice but a mistake.
    const misplaced = atOnce() !== null && choice.picks.some((pick) => liesInHand(pick) !== liesInHand(thing));
    if (!again && (misplaced || meant([thing]).length === 0)) return void why(picks);
    picks = again ? choice.picks.filter((pick) => pick !== thing) : choice.picks.reduceRight((kept, pick) => (meant([pick, ...kept]).length ? [pick, ...kept] : kept), [thing]);
  }
  Object.assign(choice, { picks, nodes: choice.nodes.add(node), turned: 0, held: picks.length > 0 });
  refresh();
  const action = current();
  if (action && words(action).length === picks.flatMap(words).length) atOnce()?.requestSubmit();
}

/** The form of a draft: a change to it can be changed again, and so needs no confirmation. */
const atOnce = () => /** @type {HTMLFormElement | null} */ (document.querySelector("form[data-at-once]"));

/** Where every thing of a group takes one more than the one before, goes on from what is picked. @param {HTMLElement} stepper */
function step(stepper) {
  const group = all("[data-thing]", /** @type {Element} */ (stepper.closest("[role=group]")));
  const at = group.findIndex((thing) => choice.picks.includes(thing.dataset.thing ?? ""));
  const next = group[at + Number(stepper.dataset.step)];
  if (next) pick(next, false);
}

function turn() {
  if (pending) return;
  choice.turned += 1;
  refresh();
}

function cancel() {
  if (pending) return;
  Object.assign(choice, { picks: choice.held && table()?.dataset.turns ? fromHand() : [], turned: 0, held: false });
  say(null);
  refresh();
}

/** The ghost follows the pointer or the focus until it is held. @param {string} thing */
function hover(thing) {
  const hand = fromHand();
  if (choice.held || pending || !table()?.dataset.turns || hand.length === 0) return;
  const picks = [...hand, thing];
  choice.picks = meant(picks).length > 0 ? picks : hand;
  refresh();
}

/** @param {string[]} picks */
async function why(picks) {
  const told = await ask("why", { seat: table()?.dataset.seat ?? "", things: picks.join(",") });
  if (told) say([...told.body.children].map((node) => document.importNode(node, true)));
}

/** Lights up places on the board. @param {string[]} places */
function light(places) {
  for (const node of all("#content .lit")) node.classList.remove("lit");
  for (const place of places) {
    for (const node of all(`.stage .board :is([data-thing="${CSS.escape(place)}"], [data-place="${CSS.escape(place)}"])`)) node.classList.add("lit");
  }
}

/** Says something beside the board, or nothing. @param {string | Node[] | null} text */
function say(text) {
  const notice = byId("notice");
  if (!notice) return;
  notice.replaceChildren(...(Array.isArray(text) ? text : text ? [text] : []));
  notice.classList.toggle("shown", text !== null);
  light(places(notice));
}

/** @param {Element} within */
const places = (within) => all("[data-places]", within).flatMap((node) => (node.dataset.places ?? "").split("|").filter(Boolean));

// ---------------------------------------------------------------- sending

/** A name for one write: sent again with the same name, it is the same write. */
function freshToken() {
  const letters = "abcdefghijkmnpqrstuvwxyz23456789";
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => letters[byte % 32]).join("");
}

/** What was sent before: one write after the other. */
let sent = Promise.resolve();
/** What is on its way, so that nothing is sent twice. @type {Set<string>} */
const underway = new Set();
/** The choice that was confirmed. It stays as it is, with its ghost, until the table shows what came of it.
 * @type {{ have: string | undefined, answered: boolean } | null} */
let pending = null;
/** Where the hand was that the latest confirmed piece came from. @type {{ home: string, at: Point } | null} */
let handed = null;

/** Sends a form and says what came of it. @param {HTMLFormElement} form */
function send(form) {
  const fields = () => new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const token = form.elements.namedItem("token");
  if (token instanceof HTMLInputElement) token.value = "";
  // A field may be called `action` too, so the address is read from the attribute.
  const address = form.getAttribute("action") ?? "";
  const draft = form === atOnce();
  const write = `${address}?${fields()}`;
  if (underway.has(write) && !draft) return;
  if (token instanceof HTMLInputElement) token.value = freshToken();
  const body = fields();
  underway.add(write);
  if (draft) chooseNothing();
  else if (form.id === "confirm") {
    const [node] = [...pickedNodes()].filter((picked) => picked.closest(".hand"));
    handed = node ? { home: `seat-${table()?.dataset.seat}`, at: middle(node) } : null;
    pending = { have: byId("content")?.dataset.have, answered: false };
  }
  if (form.id === "confirm") refresh();
  else busy(form, true);
  sent = sent.catch(() => undefined).then(() => post(address, body)).then((taken) => {
    underway.delete(write);
    if (form.id !== "confirm") return busy(form, false);
    if (!pending) return;
    if (taken) pending.answered = true;
    else pending = null;
    arrive();
    refresh();
    if (pending) setTimeout(() => void lookAgain(), 3000);
  });
}

/** @param {HTMLFormElement} form @param {boolean} is */
function busy(form, is) {
  for (const button of all("button", form)) button.setAttribute("aria-busy", String(is));
}

/** A confirmed choice is over when it was taken and the table shows something new. */
function arrive() {
  if (pending?.answered && pending.have !== byId("content")?.dataset.have) {
    pending = null;
    chooseNothing();
  }
}

/** What was taken is in the table, even if no stream tells of it. */
async function lookAgain() {
  if (!pending?.answered) return;
  try {
    const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
    swap(page.getElementById("content")?.dataset.have ?? "", page.getElementById("table")?.outerHTML ?? "");
  } catch {
    setTimeout(() => void lookAgain(), 3000);
  }
}

/** Posts until there is an answer: over a lost connection it is tried again with the same token. Tells those who wait
 * that it is on its way. Whether it was taken. @param {string} address @param {URLSearchParams} body */
async function post(address, body) {
  const slow = setTimeout(() => tellOnItsWay("slow"), 600);
  const late = setTimeout(() => tellOnItsWay("lost"), 5000);
  try {
    for (let pause = 250; ; pause = Math.min(pause * 2, 5000)) {
      try {
        const answer = await fetch(address, { method: "POST", body, redirect: "manual", signal: AbortSignal.timeout(10_000) });
        if (answer.type === "opaqueredirect" || answer.ok) return true;
        // A proxy without its server, or too much at once: that passes.
        if ([429, 502, 503, 504].includes(answer.status)) throw new Error(answer.statusText);
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        const alert = page.querySelector("[role=alert]") ?? page.body;
        say([...alert.childNodes].map((node) => document.importNode(node, true)));
        return false;
      } catch {
        clearTimeout(slow);
        tellOnItsWay("lost");
        await new Promise((done) => setTimeout(done, pause));
      }
    }
  } finally {
    clearTimeout(slow);
    clearTimeout(late);
    tellOnItsWay(null);
  }
}

/** @param {"slow" | "lost" | null} how */
function tellOnItsWay(how) {
  const line = byId("sending");
  if (line) line.textContent = (how && line.dataset[how]) ?? "";
}

// ---------------------------------------------------------------- the live stream

/** Makes the table like its new state; pieces glide from where they were. @param {string} have @param {string} html */
function swap(have, html) {
  const [content, old] = [byId("content"), table()];
  const next = /** @type {HTMLElement | null} */ (new DOMParser().parseFromString(html, "text/html").getElementById("table"));
  if (!content || !old || !next) return;
  const before = whereabouts(old);
  const [focused, wasMine] = [document.activeElement, old.dataset.turn !== ""];
  content.dataset.have = have;
  morph(old, next);
  if (choice.picks.length && !pending && meant(choice.picks).length === 0) chooseNothing();
  arrive();
  settle();
  if (focused && focused !== document.body && (document.activeElement === document.body || !document.activeElement)) placeFocus();
  glide(old, before, handed);
  if (!pending) handed = null;
  if (old.dataset.turn !== "" && !wasMine) chime();
}

/** Who had the focus on something that can be used no more goes on where it makes sense. */
function mindFocus() {
  if (document.activeElement?.matches("#table :disabled")) placeFocus();
}

/** Puts the focus where one goes on: at the curtain, at the steps, at what one may pick, at the end, or where it is said
 * what is going on. */
function placeFocus() {
  const places = ["[data-curtain]", "#show:not([hidden]) #show-next", ".hand .open[data-thing]", ".open[role=gridcell]", ".open[data-thing]", ".ending .primary", "#prompt"];
  const found = places.map((place) => /** @type {HTMLElement | null} */ (document.querySelector(`#table ${place}`)));
  found.find((node) => node !== null)?.focus({ preventScroll: true });
}

/** After every change: title, cells that can be walked, what is chosen. */
function settle() {
  const mine = table()?.dataset.turn ?? "";
  document.title = mine ? `● ${mine} · ${title}` : title;
  const cells = all("#table .board [role=gridcell]");
  if (cells.length && !cells.some((cell) => cell.tabIndex === 0)) cells[Math.floor(cells.length / 2)].tabIndex = 0;
  const sound = byId("sound");
  sound?.setAttribute("aria-pressed", String(localStorage.getItem("sound") === "on"));
  refresh();
  if (scene.at === 0) openShow(seenSteps() + 1);
  else showStep(scene.at);
}

/** @param {boolean} away */
const showAway = (away) => document.body.classList.toggle("away", away);

/** Follows the table for ever, over the one stream that all tabs of this browser share. */
function follow() {
  const content = byId("content");
  const [, id] = table()?.dataset.live?.match(/^\/t\/([^/]+)/) ?? [];
  if (!id || !content) return;
  if (!("SharedWorker" in window)) return followAlone();
  const worker = new SharedWorker(content.dataset.streams ?? "", { name: "streams" });
  const seat = new URLSearchParams(location.search).get("as") ?? "";
  worker.port.addEventListener("message", ({ data }) => ("away" in data ? showAway(data.away) : swap(data.have, data.html)));
  worker.addEventListener("error", followAlone, { once: true });
  worker.port.start();
  worker.port.postMessage({ key: `${id}:${seat}`, have: content.dataset.have ?? "" });
  addEventListener("pagehide", () => worker.port.postMessage({ leaves: true }), { once: true });
}

/** Follows the table where tabs cannot share a stream: only while somebody can see the page, because a browser opens
 * only a few connections. Whoever comes back gets the present at once. */
function followAlone() {
  const content = byId("content");
  if (!content) return;
  /** @type {EventSource | null} */
  let stream = null;
  const open = () => {
    stream?.close();
    stream = null;
    if (document.hidden) return;
    const asked = new URLSearchParams(location.search);
    asked.set("have", content.dataset.have ?? "");
    const opened = new EventSource(`${table()?.dataset.live}?${asked}`);
    stream = opened;
    opened.addEventListener("table", (event) => {
      const { data, lastEventId } = /** @type {MessageEvent} */ (event);
      swap(lastEventId, data);
    });
    opened.addEventListener("open", () => showAway(false));
    opened.addEventListener("error", () => {
      showAway(true);
      if (opened === stream && opened.readyState === EventSource.CLOSED) setTimeout(open, 2000);
    });
  };
  document.addEventListener("visibilitychange", open);
  addEventListener("pagehide", () => stream?.close());
  open();
}

/** A soft sound when it is my turn, for those who want it. */
function chime() {
  if (localStorage.getItem("sound") !== "on") return;
  const audio = new AudioContext();
  for (const [index, pitch] of [523.25, 783.99].entries()) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const start = audio.currentTime + index * 0.16;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.08, start + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.6);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.7);
  }
}

// ---------------------------------------------------------------- step by step

/** The step that is shown over the board; 0 if none is. */
const scene = { at: 0 };

const seenKey = () => `seen ${location.pathname} ${table()?.dataset.seat ?? ""}`;
/** @param {number} at */
const stepAt = (at) => all("#show [data-scene]").find((step) => Number(step.dataset.scene) === at);

/** How many steps of this match somebody in this seat has seen on this device. Of what was taken back nothing counts:
 * neither steps that are there no more, nor others that have taken their places. */
function seenSteps() {
  const [count, print] = (localStorage.getItem(seenKey()) ?? "0").split(" ");
  const [seen, step] = [Math.min(Number(count), lastStep()), stepAt(Number(count))];
  return step && step.dataset.print !== print ? Number(all("#show [data-scene]")[0].dataset.scene) - 1 : seen;
}

/** @param {number} count */
const haveSeen = (count) => localStorage.setItem(seenKey(), `${count} ${stepAt(count)?.dataset.print ?? ""}`);
const lastStep = () => Number(byId("show")?.dataset.last ?? 0);

/** Shows the steps from this one on, if there are any. @param {number} from */
function openShow(from) {
  const steps = all("#show [data-scene]");
  if (steps.length === 0 || from > lastStep()) return showStep(0);
  showStep(Math.max(from, Number(steps[0].dataset.scene)));
  byId("show-next")?.focus({ preventScroll: true });
}

/** @param {number} at */
function showStep(at) {
  const show = byId("show");
  scene.at = show && at <= lastStep() ? at : 0;
  if (!show) return;
  show.hidden = scene.at === 0;
  for (const node of all("[data-scene]", show)) node.hidden = Number(node.dataset.scene) !== scene.at;
  const [first] = all("[data-scene]", show);
  /** @type {HTMLButtonElement} */ (byId("show-back")).disabled = scene.at <= Number(first?.dataset.scene ?? 0);
  table()?.classList.toggle("showing", scene.at > 0);
  document.querySelector(".stage > svg")?.toggleAttribute("inert", scene.at > 0);
  haveSeen(Math.max(seenSteps(), scene.at - 1));
}

/** Goes so many steps on or back; beyond the last one the board comes into view. @param {number} steps */
function goSteps(steps) {
  if (scene.at + steps <= lastStep()) return showStep(scene.at + steps);
  haveSeen(lastStep());
  showStep(0);
  /** @type {HTMLElement | null} */ (document.querySelector(".hand [data-thing]") ?? byId("show-again"))?.focus({ preventScroll: true });
}

// ---------------------------------------------------------------- the rules beside the table

/** Opens the rules at the paragraph of a link. They are fetched when they are first wanted; without them the link
 * is followed. @param {HTMLDialogElement} panel @param {HTMLAnchorElement} link */
async function consult(panel, link) {
  if (!panel.querySelector("#rulebook")) {
    try {
      const page = new DOMParser().parseFromString(await (await fetch(link.pathname)).text(), "text/html");
      panel.append(document.adoptNode(/** @type {HTMLElement} */ (page.getElementById("rulebook"))));
    } catch {
      return location.assign(link.href);
    }
  }
  if (!panel.open) panel.showModal();
  location.replace(link.hash);
}

// ---------------------------------------------------------------- looking back

/** Shows another moment without leaving the page. @param {string} address */
async function go(address) {
  const page = new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html");
  const [old, next] = [byId("replay"), page.getElementById("replay")];
  if (!old || !next) return;
  const before = whereabouts(old);
  morph(old, next);
  const slider = /** @type {HTMLInputElement | null} */ (old.querySelector("[type=range]"));
  if (slider && document.activeElement !== slider) slider.value = slider.defaultValue;
  history.replaceState(null, "", address);
  glide(old, before);
}

// ---------------------------------------------------------------- a fair deal

/** Adds what this browser throws in to the deal, when somebody sits down: after the server has promised its part.
 * @param {ParentNode} within */
function addChance(within) {
  const bytes = () => [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  for (const field of all("input[name=chance]", within)) /** @type {HTMLInputElement} */ (field).value = bytes();
}

// ---------------------------------------------------------------- hands on the page

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const thing = pointedAt(target);
  if (thing?.dataset.thing && table()?.contains(thing)) return pick(thing, false);
  const button = /** @type {HTMLElement | null} */ (target.closest("button, a"));
  if (button?.id === "turn") turn();
  if (button?.id === "cancel") cancel();
  if (button?.id === "show-back") goSteps(-1);
  if (button?.id === "show-next") goSteps(1);
  if (button?.id === "show-skip") goSteps(Infinity);
  if (button?.id === "show-again") openShow(1);
  if (button?.dataset.step) step(button);
  if (button?.id === "sound") {
    localStorage.setItem("sound", localStorage.getItem("sound") === "on" ? "off" : "on");
    settle();
    chime();
  }
  const panel = /** @type {HTMLDialogElement | null} */ (byId("rules"));
  if (panel && button instanceof HTMLAnchorElement && button.pathname.startsWith("/rules/") && button.hash && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    void consult(panel, button);
  }
  if (button?.dataset.copies) {
    const field = /** @type {HTMLInputElement} */ (byId(button.dataset.copies));
    field.select();
    void navigator.clipboard?.writeText(field.value).then(() => (button.textContent = button.dataset.done ?? ""));
  }
  const moment = /** @type {HTMLAnchorElement | null} */ (target.closest("#replay .slider a, #replay .eyes a"));
  if (moment) {
    event.preventDefault();
    void go(moment.href);
  }
});

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  addChance(form);
  if (form.dataset.quiet === undefined) return;
  event.preventDefault();
  send(form);
});

document.addEventListener("input", (event) => {
  const field = /** @type {HTMLInputElement} */ (event.target);
  if (field.type !== "range" || !field.form) return;
  const fields = [...new FormData(field.form)].map(([name, value]) => [name, String(value)]);
  void go(`${field.form.action}?${new URLSearchParams(fields)}`);
});

document.addEventListener("pointerover", (event) => {
  const thing = thingOf(/** @type {Element} */ (event.target));
  if (event.pointerType === "mouse" && thing?.closest(".board")) hover(thing.dataset.thing ?? "");
});

for (const kind of ["mouseover", "focusin"]) {
  document.addEventListener(kind, (event) => {
    const line = /** @type {Element} */ (event.target).closest?.("[data-places]");
    if (line) light((/** @type {HTMLElement} */ (line).dataset.places ?? "").split("|").filter(Boolean));
    else if (kind === "mouseover" && !/** @type {Element} */ (event.target).closest?.("#notice")) light(byId("notice") ? places(/** @type {Element} */ (byId("notice"))) : []);
  });
}

document.addEventListener("wheel", (event) => {
  if (!table()?.dataset.turns || !current() || !/** @type {Element} */ (event.target).closest(".board")) return;
  event.preventDefault();
  turn();
}, { passive: false });

document.addEventListener("keydown", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.matches("input:not([type=range]), select, textarea")) return;
  if (event.key === "z" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    return byId("undo")?.click();
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (scene.at > 0 && ["Escape", "ArrowLeft", "ArrowRight"].includes(event.key)) {
    event.preventDefault();
    return event.key === "ArrowLeft" ? !(/** @type {HTMLButtonElement} */ (byId("show-back")).disabled) && goSteps(-1) : goSteps(event.key === "Escape" ? Infinity : 1);
  }
  if (event.key === "Escape") return cancel();
  if (event.key.toLowerCase() === "r" && table()?.dataset.turns && current()) return turn();
  const replay = byId("replay");
  if (replay && !target.matches("[type=range]") && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
    event.preventDefault();
    return /** @type {HTMLElement} */ (replay.querySelector(event.key === "ArrowLeft" ? "[rel=prev]" : "[rel=next]")).click();
  }
  const cell = /** @type {HTMLElement | null} */ (target.closest("[role=gridcell]"));
  if (cell) walk(cell, event);
});

/** Walks the board like a grid. @param {HTMLElement} cell @param {KeyboardEvent} event */
function walk(cell, event) {
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    const thing = pointedAt(cell);
    return thing ? pick(thing, true) : undefined;
  }
  const steps = /** @type {Record<string, [number, number]>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] });
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const [column, row] = [Number(cell.dataset.column) + step[0], Number(cell.dataset.row) + step[1]];
  const next = /** @type {HTMLElement | null} */ (document.querySelector(`[role=gridcell][data-column="${column}"][data-row="${row}"]`));
  if (!next) return;
  cell.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
  hover(next.dataset.thing ?? "");
}

addChance(document);
if (table()) {
  settle();
  follow();
}
