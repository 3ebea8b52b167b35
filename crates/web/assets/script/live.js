// Follows the table: every push is its new state or what has changed, and the page is made like it in place.
// @ts-check

import { tellClocks } from "./clocks.js";
import { choice, fingerprint, settleChoice } from "./choice.js";
import { settleEdict, tellMoments, toldSoFar } from "./drama.js";
import { coach } from "./coach.js";
import { keepingFocus } from "./focus.js";
import { morph } from "./morph.js";
import { glide, whereabouts } from "./motion.js";
import { byId, all, isMyTurn, parseHtml, table } from "./page.js";
import { settleReactions } from "./reactions.js";
import { showChoice } from "./showing.js";
import { markSince } from "./since.js";
import { gatherSigns } from "./signs.js";
import { settleSteps } from "./steps.js";
import { tellTimes } from "./times.js";
import { callToRows, callToTable, callingRows, settleLobby, settleTurn } from "./turn.js";
import { settleWords } from "./words.js";

/** Where the hand was from which the latest confirmed piece came. @type {import("./motion.js").Handed | null} */
let handed = null;
/** The piece that is being played comes from here. @param {import("./motion.js").Handed | null} from */
export const handOver = (from) => void (handed = from);

/** Makes the table like its new state, of which what has not changed may be left out; pieces glide from where they were.
 * @param {string} have @param {string} html */
export function update(have, html) {
  const [content, old, next] = [byId("content"), table(), parseHtml(html).getElementById("table")];
  if (!content || !old || !next) return;
  const [before, told, wasMine] = [whereabouts(old), toldSoFar(), isMyTurn()];
  keepingFocus(() => {
    content.dataset.have = have;
    morph(old, next);
    settleChoice();
    settle();
  });
  glide(old, before, handed);
  if (!choice.confirmed) handed = null;
  tellMoments(told, wasMine);
  if (isMyTurn() && !wasMine) callToTable();
}

/** After every change: the tab, cells that can be walked, what is chosen, the steps, what is new, the end. */
export function settle() {
  settleTurn();
  const cells = all("#table .board [role=gridcell]");
  if (cells.length && !cells.some((cell) => cell.tabIndex === 0)) cells[Math.floor(cells.length / 2)].tabIndex = 0;
  showChoice();
  settleSteps();
  markSince();
  settleReactions();
  settleEdict();
  // Of many steps of a turn, the latest are in view.
  const trail = byId("trail");
  if (trail) trail.scrollLeft = trail.scrollWidth;
  tellTimes();
  tellClocks();
  gatherSigns();
  settleWords();
  void coach();
}

/** A push: on its first line what it changes, if it is not everything, and then markup. @param {string} data */
const splitPush = (data) => [data.slice(0, data.indexOf("\n")), data.slice(data.indexOf("\n") + 1)];

/** @param {boolean} away */
const showAway = (away) => document.body.classList.toggle("away", away);

/** Makes the tables of the lobby like their new state. @param {string} have @param {string} html */
function updateLobby(have, html) {
  const [content, old, next] = [byId("content"), byId("tables"), parseHtml(html).getElementById("tables")];
  if (!content || !old || !next) return;
  const called = new Set(callingRows().map(({ id }) => id));
  content.dataset.have = have;
  morph(old, next);
  tellTimes();
  settleLobby();
  callToRows(called);
}

/** How a page takes what it is sent. @typedef {(have: string, html: string) => void} Update */

/** Follows the table for ever. */
export function follow() {
  const [, id] = byId("content")?.dataset.live?.match(/^\/t\/([^/]+)/) ?? [];
  const seat = new URLSearchParams(location.search).get("as") ?? "";
  if (id) followKey(`${id}:${seat}`, update);
}

/** Follows the lobby for ever. */
export const followLobby = () => followKey("lobby:", updateLobby);

/** Follows what has this name, over the one stream that all tabs of this browser share. @param {string} key @param {Update} take */
function followKey(key, take) {
  const alone = () => followAlone(key, take);
  if (!("SharedWorker" in window)) return alone();
  const connect = () => {
    const worker = new SharedWorker(byId("content")?.dataset.streams ?? "", { name: "streams" });
    const register = () => worker.port.postMessage({ key, have: fingerprint() ?? "" });
    worker.port.addEventListener("message", ({ data }) => {
      if ("away" in data) showAway(data.away);
      else if (!tryUpdate(take, data.have, data.html)) register();
    });
    worker.addEventListener("error", alone, { once: true });
    worker.port.start();
    register();
    addEventListener("pagehide", () => worker.port.postMessage({ leaves: true }), { once: true });
  };
  connect();
  // Shown again as it was left: it has said that it leaves, and its worker may have ended.
  addEventListener("pageshow", ({ persisted }) => persisted && connect());
}

/** Makes the page like its new state. If it is not what the server takes it for, it has nothing from now on, and
 * must ask for everything; whether it is. @param {Update} take @param {string} have @param {string} html */
function tryUpdate(take, have, html) {
  try {
    take(have, html);
    return true;
  } catch {
    const content = byId("content");
    if (content) content.dataset.have = "";
    return false;
  }
}

/** Follows it where tabs cannot share a stream: only while somebody can see the page, because a browser opens only a few
 * connections. Whoever comes back gets the present at once. @param {string} key @param {Update} take */
function followAlone(key, take) {
  /** @type {EventSource | null} */
  let stream = null;
  const open = () => {
    stream?.close();
    stream = null;
    if (document.hidden) return;
    const opened = new EventSource(`/live?${new URLSearchParams({ tables: `${key}:${fingerprint() ?? ""}` })}`);
    stream = opened;
    opened.addEventListener(key, (event) => {
      const { data, lastEventId } = /** @type {MessageEvent} */ (event);
      const [from, html] = splitPush(data);
      if ((from && from !== fingerprint()) || !tryUpdate(take, lastEventId, html)) open();
    });
    opened.addEventListener("open", () => showAway(false));
    opened.addEventListener("error", () => {
      showAway(true);
      if (opened === stream && opened.readyState === EventSource.CLOSED) setTimeout(open, 2000);
    });
  };
  document.addEventListener("visibilitychange", open);
  addEventListener("pagehide", () => stream?.close());
  addEventListener("pageshow", ({ persisted }) => persisted && open());
  open();
}
