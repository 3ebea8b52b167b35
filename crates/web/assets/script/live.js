// Follows the table: every push is its new state, and the page is made like it in place.
// @ts-check

import { choice, fingerprint, settleChoice } from "./choice.js";
import { keepingFocus } from "./focus.js";
import { morph } from "./morph.js";
import { glide, whereabouts } from "./motion.js";
import { byId, all, parseHtml, table } from "./page.js";
import { showChoice } from "./showing.js";
import { chime, showSound } from "./sound.js";
import { settleSteps } from "./steps.js";

const title = document.title;

/** Where the hand was from which the latest confirmed piece came. @type {import("./motion.js").Handed | null} */
let handed = null;
/** The piece that is being played comes from here. @param {import("./motion.js").Handed | null} from */
export const handOver = (from) => void (handed = from);

/** Makes the table like its new state; pieces glide from where they were. @param {string} have @param {string} html */
export function update(have, html) {
  const [content, old, next] = [byId("content"), table(), parseHtml(html).getElementById("table")];
  if (!content || !old || !next) return;
  const [before, wasMine] = [whereabouts(old), isMyTurn()];
  keepingFocus(() => {
    content.dataset.have = have;
    morph(old, next);
    settleChoice();
    settle();
  });
  glide(old, before, handed);
  if (!choice.confirmed) handed = null;
  if (isMyTurn() && !wasMine) chime();
}

const isMyTurn = () => Boolean(table()?.dataset.turn);

/** After every change: title, cells that can be walked, what is chosen, the steps. */
export function settle() {
  document.title = isMyTurn() ? `● ${table()?.dataset.turn} · ${title}` : title;
  const cells = all("#table .board [role=gridcell]");
  if (cells.length && !cells.some((cell) => cell.tabIndex === 0)) cells[Math.floor(cells.length / 2)].tabIndex = 0;
  showSound();
  showChoice();
  settleSteps();
}

/** @param {boolean} away */
const showAway = (away) => document.body.classList.toggle("away", away);

/** Follows the table for ever, over the one stream that all tabs of this browser share. */
export function follow() {
  const [, id] = table()?.dataset.live?.match(/^\/t\/([^/]+)/) ?? [];
  if (!id) return;
  if (!("SharedWorker" in window)) return followAlone();
  const worker = new SharedWorker(byId("content")?.dataset.streams ?? "", { name: "streams" });
  const seat = new URLSearchParams(location.search).get("as") ?? "";
  worker.port.addEventListener("message", ({ data }) => ("away" in data ? showAway(data.away) : update(data.have, data.html)));
  worker.addEventListener("error", followAlone, { once: true });
  worker.port.start();
  worker.port.postMessage({ key: `${id}:${seat}`, have: fingerprint() ?? "" });
  addEventListener("pagehide", () => worker.port.postMessage({ leaves: true }), { once: true });
}

/** Follows the table where tabs cannot share a stream: only while somebody can see the page, because a browser opens
 * only a few connections. Whoever comes back gets the present at once. */
function followAlone() {
  /** @type {EventSource | null} */
  let stream = null;
  const open = () => {
    stream?.close();
    stream = null;
    if (document.hidden) return;
    const asked = new URLSearchParams(location.search);
    asked.set("have", fingerprint() ?? "");
    const opened = new EventSource(`${table()?.dataset.live}?${asked}`);
    stream = opened;
    opened.addEventListener("table", ({ data, lastEventId }) => update(lastEventId, data));
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
