// Sends forms: one write after the other, none twice, and over a lost connection again until there is an answer.
// @ts-check

import { choice, chooseNothing, draftForm, fingerprint, pickedNodes, settleChoice } from "./choice.js";
import { handOver, update } from "./live.js";
import { middle } from "./motion.js";
import { say } from "./notice.js";
import { all, byId, contentOf, fetchPage, fieldsOf, parseHtml, randomText, table } from "./page.js";
import { showChoice } from "./showing.js";
import { leaveTools } from "./tools.js";
import { settleSpoken, settleWritten } from "./words.js";

/** After how many milliseconds a write is said to be slow. */
const SLOW = 600;
/** After how many milliseconds it is said not to be saved yet. */
const LATE = 5000;
/** How many milliseconds the table may take to show what was taken, before the page is asked for it. */
const LOOK_AGAIN = 3000;
/** Too much at once. */
const TOO_MUCH = 429;
/** A proxy without its server, or too much at once: that passes. */
const PASSING = [TOO_MUCH, 502, 503, 504];

/** What was sent before. */
let sent = Promise.resolve();
/** What is on its way, by address and fields. @type {Set<string>} */
const underway = new Set();

/** A name for one write: sent again with the same name, it is the same write. */
const freshToken = () => randomText(16, (byte) => "abcdefghijkmnpqrstuvwxyz23456789"[byte % 32]);

/** Sends a form by one of its buttons, and shows what came of it. @param {HTMLFormElement} form @param {HTMLElement | null} [button] */
export function send(form, button) {
  const token = form.elements.namedItem("token");
  const setToken = (/** @type {string} */ text) => token instanceof HTMLInputElement && (token.value = text);
  // A field may be called `action` too, so the address is read from the attribute.
  const address = form.getAttribute("action") ?? "";
  setToken("");
  const write = `${address}?${fieldsOf(form, button)}`;
  // A draft goes back and forth: what was sent before may be wanted again.
  if (underway.has(write) && form !== draftForm()) return;
  setToken(freshToken());
  const body = fieldsOf(form, button);
  const isTooMuch = form.dataset.limited === undefined ? [] : [TOO_MUCH];
  underway.add(write);
  const finish = begin(form, body);
  sent = sent.then(() => post(address, body, isTooMuch)).then((taken) => {
    underway.delete(write);
    finish(taken);
  });
}

/** Shows that a form is being sent; what is to be done when it is known whether it was taken.
 * @param {HTMLFormElement} form @param {URLSearchParams} body @returns {(taken: boolean) => void} */
function begin(form, body) {
  if (form.id !== "confirm") {
    showBusy(form, true);
    settleSpoken(form);
    if (form.closest(".tools details")) leaveTools();
    return (taken) => {
      showBusy(form, false);
      if (taken) settleWritten(form, body.get("text"));
    };
  }
  if (form === draftForm()) {
    chooseNothing();
    showChoice();
    return showChoice;
  }
  const piece = [...pickedNodes()].find((node) => node.closest(".hand"));
  handOver(piece ? { home: `seat-${table()?.dataset.seat}`, at: middle(piece) } : null);
  choice.confirmed = { have: fingerprint(), taken: false };
  showChoice();
  return (taken) => {
    choice.confirmed = taken && choice.confirmed ? { ...choice.confirmed, taken } : null;
    settleChoice();
    showChoice();
    if (choice.confirmed) setTimeout(() => void lookAgain(), LOOK_AGAIN);
  };
}

/** @param {HTMLFormElement} form @param {boolean} busy */
function showBusy(form, busy) {
  for (const button of all("button", form)) button.setAttribute("aria-busy", String(busy));
}

/** What was taken is in the table, even if no stream tells of it. */
async function lookAgain() {
  if (!choice.confirmed?.taken) return;
  try {
    const page = await fetchPage(location.href);
    update(page.getElementById("content")?.dataset.have ?? "", page.getElementById("table")?.outerHTML ?? "");
  } catch {
    setTimeout(() => void lookAgain(), LOOK_AGAIN);
  }
}

/** Posts until there is an answer: over a lost connection it is tried again with the same token. Tells those who wait
 * that it is on its way. Whether it was taken. @param {string} address @param {URLSearchParams} body
 * @param {number[]} [refusals] what is an answer here that would pass elsewhere */
async function post(address, body, refusals = []) {
  const slow = setTimeout(() => showOnItsWay("slow"), SLOW);
  const late = setTimeout(() => showOnItsWay("lost"), LATE);
  try {
    for (let pause = 250; ; pause = Math.min(pause * 2, 5000)) {
      try {
        const answer = await fetch(address, { method: "POST", body, redirect: "manual", signal: AbortSignal.timeout(10_000) });
        if (answer.type === "opaqueredirect" || answer.ok) return true;
        if (PASSING.includes(answer.status) && !refusals.includes(answer.status)) throw new Error(answer.statusText);
        const page = parseHtml(await answer.text());
        say(contentOf(page.querySelector("[role=alert]") ?? page.body));
        return false;
      } catch {
        clearTimeout(slow);
        showOnItsWay("lost");
        await new Promise((done) => setTimeout(done, pause));
      }
    }
  } finally {
    clearTimeout(slow);
    clearTimeout(late);
    showOnItsWay(null);
  }
}

/** @param {"slow" | "lost" | null} how */
function showOnItsWay(how) {
  const line = byId("sending");
  if (line) line.textContent = (how && line.dataset[how]) ?? "";
}

/** Adds what this browser throws in to the deal, when somebody sits down: after the server has promised its part.
 * @param {ParentNode} within */
export function addChance(within) {
  for (const field of all("input[name=chance]", within)) {
    /** @type {HTMLInputElement} */ (field).value = randomText(32, (byte) => byte.toString(16).padStart(2, "0"));
  }
}
