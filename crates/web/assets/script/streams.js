// One live stream for all tabs of a browser, whatever tables they show: a shared worker, because a browser opens only
// a few connections to one server. It knows no game and no page: what comes for a table goes to the tabs that follow it.
// @ts-check

/** How a tab follows a table: the table's id and seat as the stream names them, and what the tab has of it.
 * @typedef {{ key: string, have: string }} Followed */

/** @type {Map<MessagePort, Followed>} */
const tabs = new Map();
/** The largest number of tables on one stream; the latest tabs come first. */
const MOST = 64;
const pause = { shortest: 500, longest: 5000, now: 500 };
/** @type {EventSource | null} */
let stream = null;
let timer = 0;

/** Opens the stream soon: several tabs that come or return together need only one. @param {number} after */
function openAfter(after) {
  clearTimeout(timer);
  timer = setTimeout(open, after);
}

/** Opens the stream anew for all that is followed now, and for whoever the browser's cookie says. */
function open() {
  stream?.close();
  stream = null;
  const followed = [...tabs.values()].reverse();
  if (followed.length === 0) return;
  const keys = [...new Set(followed.map((tab) => tab.key))].slice(0, MOST);
  /** What all tabs of a table have; nothing, if they differ. @param {string} key */
  const have = (key) => {
    const all = new Set(followed.filter((tab) => tab.key === key).map((tab) => tab.have));
    return all.size === 1 ? [...all][0] : "";
  };
  const opened = new EventSource(`/live?${new URLSearchParams({ tables: keys.map((key) => `${key}:${have(key)}`).join() })}`);
  stream = opened;
  for (const key of keys) opened.addEventListener(key, (event) => pass(key, /** @type {MessageEvent} */ (event)));
  opened.addEventListener("open", () => {
    pause.now = pause.shortest;
    tell({ away: false });
  });
  opened.addEventListener("error", () => {
    if (opened !== stream) return;
    opened.close();
    tell({ away: true });
    openAfter(pause.now);
    pause.now = Math.min(pause.now * 2, pause.longest);
  });
}

/** Hands a new state of a table to the tabs that do not have it. The first line of a push says what it changes; a tab
 * that has something else gets everything over a new stream. @param {string} key @param {MessageEvent} event */
function pass(key, { data, lastEventId }) {
  const end = data.indexOf("\n");
  const from = data.slice(0, end);
  for (const [port, tab] of tabs) {
    if (tab.key !== key || tab.have === lastEventId) continue;
    if (from && from !== tab.have) {
      tab.have = "";
      openAfter(0);
      continue;
    }
    tab.have = lastEventId;
    port.postMessage({ have: lastEventId, html: data.slice(end + 1) });
  }
}

/** @param {{ away: boolean }} news */
function tell(news) {
  for (const port of tabs.keys()) port.postMessage(news);
}

addEventListener("connect", (event) => {
  const [port] = /** @type {MessageEvent} */ (event).ports;
  port.onmessage = ({ data }) => {
    if (data.leaves) {
      // Whoever follows a table is seen there: a tab that has gone must not be.
      tabs.delete(port);
      return openAfter(20);
    }
    // Last in the map are those who came last.
    tabs.delete(port);
    tabs.set(port, data);
    openAfter(20);
  };
});
addEventListener("online", () => openAfter(0));
