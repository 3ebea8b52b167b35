// What people say at the table: what is new, and whom this browser does not want to hear. Who is muted is known to this
// browser alone. Knows no game.
// @ts-check

import { all, byId } from "./page.js";
import { closeSigns } from "./reactions.js";

/** How many tables are remembered, with what was read and who is muted there. */
const MOST_TABLES = 60;

/** What this browser knows of the words of a table: how many lines were read, and the muted seats.
 * @typedef {{ read: number, muted: string[] }} Known */

/** The lines that were told to those who listen, or were there before. */
let heardLines = -1;
/** Whether the place was opened or closed for the first time. */
let wasOpened = false;

const talkPlace = () => /** @type {HTMLDetailsElement | null} */ (byId("words"));
const talkId = () => byId("content")?.dataset.live?.split("/")[2] ?? "";
/** How many lines have been said, as far as one may read them. */
const saidSoFar = () => Number(talkPlace()?.dataset.heard ?? 0);

/** @returns {Record<string, Known>} */
function knownTables() {
  try {
    return JSON.parse(localStorage.getItem("words") ?? "{}");
  } catch {
    return {};
  }
}

/** @returns {Known} */
const knownHere = () => knownTables()[talkId()] ?? { read: 0, muted: [] };

/** @param {Partial<Known>} news */
function rememberHere(news) {
  const [others, now] = [knownTables(), { ...knownHere(), ...news }];
  delete others[talkId()];
  const latest = Object.fromEntries(Object.entries(others).slice(1 - MOST_TABLES));
  localStorage.setItem("words", JSON.stringify({ ...latest, [talkId()]: now }));
}

/** Whether somebody sees what is said. */
const isHeard = () => Boolean(talkPlace()?.open) && !document.hidden;

/** After every change: whoever is muted is not shown, new lines are counted or read, and told to those who listen. */
export function settleWords() {
  const details = talkPlace();
  if (!details) return;
  if (!wasOpened) openAtFirst(details);
  showMuted();
  if (heardLines < 0) heardLines = saidSoFar();
  if (isHeard()) {
    rememberHere({ read: saidSoFar() });
    if (saidSoFar() > heardLines) scrollToLast();
  } else if (saidSoFar() > heardLines) tellAloud();
  heardLines = saidSoFar();
  showUnread();
}

/** Where there is room beside the board the place is open, unless it was closed here before. @param {HTMLDetailsElement} details */
function openAtFirst(details) {
  wasOpened = true;
  details.addEventListener("toggle", showPlace);
  const hasRoom = getComputedStyle(details).getPropertyValue("--has-room").trim() === "1";
  if (hasRoom && localStorage.getItem("words-closed") === null) details.open = true;
}

/** It was opened or closed, by whatever means. */
function showPlace() {
  const isOpen = Boolean(talkPlace()?.open);
  byId("talk-opener")?.setAttribute("aria-expanded", String(isOpen));
  if (isOpen) {
    rememberHere({ read: saidSoFar() });
    scrollToLast();
  }
  showUnread();
}

/** Opens the place or closes it, as somebody wants. */
export function toggleWords() {
  const details = talkPlace();
  if (!details) return;
  details.open = !details.open;
  if (details.open) details.querySelector("summary")?.focus();
}

/** Remembers whether somebody wants to have it open, who is just opening or closing it. */
export function chooseWords() {
  if (talkPlace()?.open) localStorage.setItem("words-closed", "yes");
  else localStorage.removeItem("words-closed");
}

/** Goes where one writes. */
export function goToWords() {
  const details = talkPlace();
  if (!details) return false;
  details.open = true;
  (byId("say-text") ?? details.querySelector(".speaking button") ?? details.querySelector("summary"))?.focus();
  return true;
}

/** Closes what lies over the page, and goes back to where it was opened; whether there was something. */
export function leaveWords() {
  const [strip, details, phrases] = [byId("signs"), talkPlace(), /** @type {HTMLDetailsElement | null} */ (byId("phrases"))];
  const within = document.activeElement;
  if (strip && !strip.hidden) {
    closeSigns();
    return true;
  }
  if (phrases?.open && phrases.contains(within)) {
    phrases.open = false;
    phrases.querySelector("summary")?.focus();
    return true;
  }
  const liesOver = details && getComputedStyle(details).getPropertyValue("--has-room").trim() !== "1";
  if (!details?.open || !liesOver || !details.contains(within)) return false;
  details.open = false;
  const opener = byId("talk-opener");
  (opener?.checkVisibility() ? opener : details.querySelector("summary"))?.focus();
  return true;
}

function scrollToLast() {
  const said = byId("said");
  if (said) said.scrollTop = said.scrollHeight;
}

/** The lines after this one that are shown here, and are of others. @param {number} read */
const linesAfter = (read) => all("#said .word").filter((line) => Number(line.id.slice(5)) > read && !isMuted(line.dataset.by) && !isOwn(line.dataset.by));

/** @param {string | undefined} seat */
const isMuted = (seat) => knownHere().muted.includes(seat ?? "");
/** @param {string | undefined} seat */
const isOwn = (seat) => all("#words [name=seat] option, #words input[name=seat]").some((field) => /** @type {HTMLInputElement} */ (field).value === seat);

/** Says how many lines are new. */
function showUnread() {
  const unread = isHeard() ? 0 : linesAfter(knownHere().read).length;
  for (const badge of all(".unread")) {
    badge.hidden = unread === 0;
    const text = unread ? `${unread}` : "";
    if (badge.textContent !== text) badge.textContent = text;
    badge.title = unread ? (badge.dataset.told ?? "") : "";
  }
}

/** Tells the newest line to those who listen, where it is not read. */
function tellAloud() {
  const [aloud, last] = [byId("aloud"), linesAfter(heardLines).pop()];
  if (aloud && last) aloud.textContent = last.querySelector("p")?.textContent ?? "";
}

/** Hides what those say who are muted: an attribute of the page, so that nothing of the table changes. */
function showMuted() {
  const { muted } = knownHere();
  document.documentElement.dataset.muted = muted.join(" ");
  for (const button of all("[data-mute]")) button.setAttribute("aria-pressed", String(muted.includes(button.dataset.mute ?? "")));
}

/** @param {HTMLElement} button */
export function toggleMute(button) {
  const seat = button.dataset.mute ?? "";
  const { muted } = knownHere();
  rememberHere({ muted: muted.includes(seat) ? muted.filter((other) => other !== seat) : [...muted, seat] });
  showMuted();
  showUnread();
}

/** What was chosen to be said is on its way: what offered it closes. @param {HTMLFormElement} form */
export function settleSpoken(form) {
  if (form.id === "signs") closeSigns();
  const phrases = /** @type {HTMLDetailsElement | null} */ (form.closest("#phrases"));
  if (phrases) {
    phrases.open = false;
    phrases.querySelector("summary")?.focus();
  }
}

/** What was written was taken: the field is empty again, unless somebody goes on writing. @param {HTMLFormElement} form @param {string | null} text */
export function settleWritten(form, text) {
  const field = form.elements.namedItem("text");
  if (field instanceof HTMLInputElement && field.value === text) field.value = "";
}
